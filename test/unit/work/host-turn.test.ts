/** A page's place at its host: when it is given back, and how it is taken again. */
import { beforeEach, expect, it } from 'vitest';
import { heldTurn, waitingLine, type HeldTurn } from '../../../src/main/service/work/host-turn.ts';

const signal = new AbortController().signal;
let rules: { concurrency: number; delayMs: number; isUnknown?: boolean };
/** Places in use. */
let used: number;
/** Lets a page that waits for its place have it. */
let free: () => void;
let turn: HeldTurn;

beforeEach(() => {
  rules = { concurrency: 1, delayMs: 0 };
  used = 1;
  free = () => undefined;
  turn = heldTurn({
    rules: () => rules,
    giveBack: () => {
      used -= 1;
    },
    takeAgain: () =>
      new Promise((resolve) => {
        free = () => {
          used += 1;
          resolve();
        };
      }),
  });
});

it('is given back once, however often it is left', () => {
  turn.leave();
  turn.leave();
  turn.end();
  expect(used).toBe(0);
});

it.each([
  ['a pause is kept', { delayMs: 200 }],
  ['a pause may turn out to be asked for', { isUnknown: true }],
])('is held to the end where %s', (_, about) => {
  Object.assign(rules, about);
  turn.leave();
  expect(used).toBe(1);
  turn.end();
  expect(used).toBe(0);
});

it('is taken again for a further request, and not twice', async () => {
  await turn.enter(signal);
  expect(used).toBe(1);
  turn.leave();
  const again = turn.enter(signal);
  free();
  await again;
  await turn.enter(signal);
  expect(used).toBe(1);
  turn.end();
  expect(used).toBe(0);
});

it('a place that comes when its page is over goes back at once', async () => {
  turn.leave();
  const again = turn.enter(signal);
  turn.end();
  free();
  await again;
  expect(used).toBe(0);
});

it('who waits is served in order when there is room, and leaves the line when aborted', async () => {
  const line = waitingLine();
  let room = 0;
  const got: string[] = [];
  const take = (name: string) => (): boolean => {
    if (room === 0) return false;
    room -= 1;
    got.push(name);
    return true;
  };
  const hangUp = new AbortController();
  const waits = [
    line.wait(take('a'), signal),
    line.wait(take('b'), hangUp.signal),
    line.wait(take('c'), signal),
  ];
  const refused = expect(waits[1]).rejects.toThrow('gone');
  hangUp.abort(new Error('gone'));
  await refused;
  line.serve();
  expect(got).toEqual([]);
  room = 1;
  line.serve();
  expect(got).toEqual(['a']);
  room = 5;
  line.serve();
  await Promise.all([waits[0], waits[2]]);
  expect(got).toEqual(['a', 'c']);
  await expect(line.wait(take('d'), hangUp.signal)).rejects.toThrow('gone');
  await line.wait(take('e'), signal);
  expect(got).toEqual(['a', 'c', 'e']);
});
