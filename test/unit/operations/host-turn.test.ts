/** A page's place at its host: when it is given back, and how it is taken again. */
import { beforeEach, expect, it } from 'vitest';
import type { PaceRules, Turn } from '../../../src/main/service/ports/host-pacer.ts';
import {
  heldTurn,
  NotOurs,
  waitingLine,
  type HeldTurn,
} from '../../../src/main/service/operations/host-turn.ts';

const signal = new AbortController().signal;
let rules: PaceRules;
/** Places in use. */
let used: number;
/** Requests that went out with a pause to keep. */
let begun: number;
/** Lets a page that waits for its place have it. */
let free: () => void;
let turn: HeldTurn;

beforeEach(() => {
  rules = { concurrency: 1 };
  [used, begun] = [0, 0];
  free = () => undefined;
  const take = (): Promise<Turn> =>
    new Promise((resolve) => {
      free = () => resolve(taken());
    });
  turn = heldTurn({ rules: () => rules, take }, taken());
});

function taken(): Turn {
  used += 1;
  return {
    begin: () => {
      begun += 1;
    },
    end: () => {
      used -= 1;
    },
  };
}

it('is given back once, however often it is left', () => {
  turn.leave();
  turn.leave();
  turn.end();
  expect(used).toBe(0);
});

it.each([
  ['is kept', 200],
  ['may turn out to be asked for', 0],
])('is held to the end where a pause %s', (_, ms) => {
  rules = { concurrency: 1, pause: { keeper: 'job', ms } };
  turn.leave();
  expect(used).toBe(1);
  turn.end();
  expect(used).toBe(0);
});

it('says once that the page asks, and once more where it goes back to take its turn anew', async () => {
  await turn.enter(signal);
  await turn.enter(signal);
  expect(begun).toBe(1);
  const again = turn.again(signal);
  free();
  await again;
  await turn.enter(signal);
  expect(begun).toBe(2);
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

it('goes back to take its turn anew, handing over the place it had', async () => {
  turn.end();
  const before = taken();
  const asked: unknown[] = [];
  turn = heldTurn(
    {
      rules: () => rules,
      take: (_, isFirst, instead) => {
        asked.push([isFirst, instead === before]);
        instead?.end();
        return Promise.resolve(taken());
      },
    },
    before,
  );
  await turn.again(signal);
  expect([asked, used]).toEqual([[[true, true]], 1]);
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
  const line = waitingLine<string>();
  let room = 0;
  const got: string[] = [];
  const take = (name: string) => (): string | undefined => {
    if (room === 0) return undefined;
    room -= 1;
    got.push(name);
    return name;
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

it('runs its pause from where the first request went out on its connection, and no further one', async () => {
  await turn.enter(signal);
  turn.sent();
  expect(begun).toBe(2);
  turn.leave();
  const again = turn.enter(signal);
  free();
  await again;
  turn.sent();
  expect(begun).toBe(2);
});

it('is asked for at the last moment whether the host is still ours, before each request', async () => {
  turn.end();
  let isOurs = true;
  const check = (): void => {
    if (!isOurs) throw new NotOurs('h');
  };
  turn = heldTurn({ rules: () => rules, take: () => Promise.resolve(taken()), check }, taken());
  await turn.enter(signal);
  turn.leave();
  isOurs = false;
  await expect(turn.enter(signal)).rejects.toThrow(NotOurs);
  expect(begun).toBe(1);
  turn.end();
  expect(used).toBe(0);
});

it('is another’s while the page rests, who waits inside its signal', async () => {
  const over = Promise.withResolvers<undefined>();
  const resting = turn.rest(over.promise, signal);
  expect(used).toBe(0);
  over.resolve(undefined);
  await resting;
  const { signal: ended } = { signal: AbortSignal.abort(new Error('over')) };
  await expect(turn.rest(new Promise(() => undefined), ended)).rejects.toThrow('over');
});
