/** The room that files have together while they are sent and read. */
import { expect, it } from 'vitest';
import { createRoom } from '../../../src/main/service/http/upload.ts';

const forever = new AbortController().signal;

it('lets in while there is room, then in the order of asking', async () => {
  const enter = createRoom(10);
  const order: string[] = [];
  const ask = async (name: string, bytes: number) => {
    const leave = await enter(bytes, forever);
    order.push(name);
    return leave;
  };
  const [leaveA, leaveB] = await Promise.all([ask('a', 6), ask('b', 4)]);
  const waiting = [ask('c', 8), ask('d', 1)];
  await Promise.resolve();
  expect(order).toEqual(['a', 'b']);
  leaveB();
  // d would fit, and does not overtake
  expect(order).toEqual(['a', 'b']);
  leaveA();
  await Promise.all(waiting);
  expect(order).toEqual(['a', 'b', 'c', 'd']);
});

it('forgets who leaves while waiting, and lets those behind come up', async () => {
  const enter = createRoom(10);
  const leave = await enter(9, forever);
  const impatient = new AbortController();
  const large = enter(5, impatient.signal);
  const small = enter(1, forever);
  impatient.abort(new Error('hung up'));
  await expect(large).rejects.toThrow('hung up');
  await small;
  leave();
  await enter(9, forever);
});

it('lets nobody in who has left already', async () => {
  const enter = createRoom(10);
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(enter(1, gone)).rejects.toThrow('gone');
  await enter(10, forever);
});
