import { expect, it } from 'vitest';
import { createTurns } from '../../../src/main/service/engines/browser/turns.ts';

const never = new AbortController().signal;

it('gives turns to the highest priority first, then in order of coming', async () => {
  const turns = createTurns(1);
  const order: string[] = [];
  const giveBack = await turns.take(never);
  const wait = async (name: string, priority?: number): Promise<void> => {
    const done = await turns.take(never, priority);
    order.push(name);
    done();
  };
  const all = [
    wait('first'),
    wait('second'),
    wait('paid', 10),
    wait('third'),
    wait('paid too', 10),
  ];
  giveBack();
  await Promise.all(all);
  expect(order).toEqual(['paid', 'paid too', 'first', 'second', 'third']);
});

it('forgets who gave up while waiting', async () => {
  const turns = createTurns(1);
  const giveBack = await turns.take(never);
  const leaving = new AbortController();
  const left = turns.take(leaving.signal, 10);
  const stayed = turns.take(never);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  giveBack();
  await expect(stayed).resolves.toBeTypeOf('function');
});
