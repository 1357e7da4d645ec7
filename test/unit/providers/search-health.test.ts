/** What counts against a provider, how long it rests, and who finds out that it is well again. */
import { beforeEach, expect, it } from 'vitest';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import type { SearchResults } from '../../../src/main/service/ports/search-provider.ts';
import {
  createHealth,
  Fault,
  Refusal,
  type Health,
} from '../../../src/main/service/providers/search/health.ts';

const signal = new AbortController().signal;
const FOUND: SearchResults = { hits: [] };
let now: number;
let health: Health;

beforeEach(() => {
  now = 1_000_000;
  health = createHealth({ now: () => now });
});

const asks = (became: Error | SearchResults, from = signal): Promise<unknown> =>
  health
    .watch('web', from, () =>
      became instanceof Error ? Promise.reject(became) : Promise.resolve(became),
    )
    .catch((error: unknown) => error);
const restMs = (): number => (health.read('web').restsUntil ?? now) - now;

/** A search that ends when the test says so. */
function hanging(from = signal): {
  readonly isAsked: () => boolean;
  readonly end: (became: Error | SearchResults) => void;
  readonly outcome: Promise<unknown>;
} {
  const gate = Promise.withResolvers<SearchResults>();
  let isAsked = false;
  const outcome = health
    .watch('web', from, () => {
      isAsked = true;
      return gate.promise;
    })
    .catch((error: unknown) => error);
  return {
    isAsked: () => isAsked,
    end: (became) => {
      if (became instanceof Error) gate.reject(became);
      else gate.resolve(became);
    },
    outcome,
  };
}
const aTurnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('rests after three faults in a row, each time twice as long, up to a minute', async () => {
  const rests: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    await asks(new Fault('down'));
    rests.push(restMs());
    now += restMs();
  }
  expect(rests).toEqual([0, 0, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  await asks(FOUND);
  expect(health.read('web')).toMatchObject({ state: 'ok', lastFailure: { reason: 'down' } });
  await asks(new Fault('down'));
  expect(restMs()).toBe(0);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'ran out of time',
    () => asks(new HearthError('SEARCH_TIMEOUT', 'The search did not finish within 900 ms.')),
  ],
  ['hung up', () => asks(new Error('gone'), AbortSignal.abort(new Error('gone')))],
])('a caller who %s says nothing about the provider', async (_, ask) => {
  for (let n = 0; n < 5; n += 1) await ask();
  expect(health.read('web')).toEqual({ state: 'unknown' });
});

it('what it does not like about one request is no reason to rest', async () => {
  for (let n = 0; n < 5; n += 1) await asks(new HearthError('SEARCH_FAILED', 'answered 422'));
  expect([health.read('web').state, restMs()]).toEqual(['failing', 0]);
});

it('keeps each kind of results by itself', async () => {
  for (let n = 0; n < 3; n += 1) await asks(new Fault('down'));
  expect(health.read('news')).toEqual({ state: 'unknown' });
  expect(health.read().state).toBe('failing');
});

it('says whether the rest was asked for', async () => {
  await asks(new HearthError('RATE_LIMITED', 'wait', { retryAfterSeconds: 40 }));
  expect([health.read('web').asksToRest, restMs()]).toEqual([true, 40_000]);
  await asks(new HearthError('RATE_LIMITED', 'wait'));
  expect([health.read('web').asksToRest, restMs()]).toEqual([undefined, 60_000]);
  await asks(new Refusal('captcha'));
  expect([health.read('web').asksToRest, restMs()]).toEqual([undefined, 600_000]);
});

it('failures that began before the rest do not make it longer', async () => {
  const early = Array.from({ length: 6 }, () => hanging());
  now += 1;
  for (const one of early) one.end(new Fault('down'));
  await Promise.all(early.map(({ outcome }) => outcome));
  expect(restMs()).toBe(2_000);
});

it('one request finds out for all whether a resting provider is well again', async () => {
  for (let n = 0; n < 3; n += 1) await asks(new Fault('down'));
  const probe = hanging();
  const [second, third] = [hanging(), hanging()];
  await aTurnOfTheLoop();
  expect([probe, second, third].map(({ isAsked }) => isAsked())).toEqual([true, false, false]);
  probe.end(FOUND);
  await probe.outcome;
  await aTurnOfTheLoop();
  expect([second.isAsked(), third.isAsked()]).toEqual([true, true]);

  for (let n = 0; n < 3; n += 1) await asks(new Fault('down again'));
  const [again, waiting] = [hanging(), hanging()];
  again.end(new Fault('still down'));
  expect(await waiting.outcome).toMatchObject({ message: 'still down' });
  expect(waiting.isAsked()).toBe(false);
});

it('when the one that asks leaves, the next one asks', async () => {
  for (let n = 0; n < 3; n += 1) await asks(new Fault('down'));
  const caller = new AbortController();
  const [probe, second, third] = [hanging(caller.signal), hanging(), hanging()];
  caller.abort(new Error('gone'));
  probe.end(new Error('gone'));
  await probe.outcome;
  await aTurnOfTheLoop();
  expect([second.isAsked(), third.isAsked()]).toEqual([true, false]);
});

it('a resting provider that is silent holds nobody up for long', async () => {
  for (let n = 0; n < 3; n += 1) await asks(new Fault('down'));
  hanging();
  const second = hanging();
  second.end(FOUND);
  expect(await second.outcome).toBe(FOUND);
});
