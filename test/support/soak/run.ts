/**
 * The soak: so many minutes of all operations at moderate load, with clients that hang up and Chromium and
 * reading threads that end in their middle. Memory, threads, handles and browsers must stay flat, the ledger
 * exact, every answer of its documented form. Now and then all clients rest until the service has nothing to do: what it
 * holds then says what leaked, whatever the load of the moments before.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumFamilyOf, chromiumsOf } from '../processes.ts';
import { seeded } from '../site/pages.ts';
import { createSoakClient, type SoakClient, type Tally } from './client.ts';
import { AT_REST, AT_WORK, flatnessOf, type Flatness, type Sample, takeSample } from './sample.ts';
import { act, CALM_ACTS, RUDE_ACTS } from './traffic.ts';
import { START_CREDITS } from '../tenants.ts';
import { startWorld, type SoakWorld } from './world.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly seed: number;
  readonly sampleEveryMs: number;
  readonly onSample: (sample: Sample, tally: Tally, isAtRest: boolean) => void;
}

/** What an account was told, and what the book says. */
export interface Account {
  readonly isCalm: boolean;
  readonly told: number;
  readonly charged: number;
  readonly left: number;
}

export interface SoakResult {
  readonly tally: Tally;
  readonly killed: number;
  readonly flatness: readonly Flatness[];
  readonly flatnessAtRest: readonly Flatness[];
  readonly accounts: readonly Account[];
  /** Chromium processes and slots after all is over. */
  readonly leftBehind: number;
  readonly log: readonly string[];
  /** Broken promises; empty when all were kept. */
  readonly problems: readonly string[];
}

const KILL_EVERY_MS = 25_000;
const IDLE_WITHIN_MS = 90_000;
/** Enough for thirds of three after the warm-up. */
const RESTS = 14;
/** The service looks for idleness every five seconds, and V8 gives back pages a little later. */
const REST_MS = 15_000;

export async function soak(options: SoakOptions): Promise<SoakResult> {
  const world = await startWorld();
  addRoutes(world);
  const end = new AbortController();
  const random = seeded(options.seed);
  const client = createSoakClient(world, random, end.signal);
  const samples: Sample[] = [];
  const rested: Sample[] = [];
  const state = { killed: 0 };
  try {
    const clients = [
      ...[...world.calm, ...world.calm].map((tenant) => act(client, tenant, CALM_ACTS)),
      ...world.rude.map((tenant) => act(client, tenant, RUDE_ACTS)),
    ];
    const startedAt = Date.now();
    const watching = watch(client, options, { samples, startedAt });
    const resting = restNowAndThen(client, options, { samples: rested, startedAt });
    const killing = killNowAndThen(client, state);
    const timer = setTimeout(() => end.abort(), options.minutes * 60_000);
    // a client that throws ends the soak at once
    await Promise.all([...clients, watching, resting, killing]).finally(() => {
      clearTimeout(timer);
      end.abort();
    });
    const leftBehind = await untilIdle(world);
    const accounts = await readAccounts(world);
    const flatness = flatnessOf(samples, AT_WORK);
    const flatnessAtRest = flatnessOf(rested, AT_REST);
    const facts = {
      tally: client.tally,
      flatness,
      flatnessAtRest,
      accounts,
      leftBehind,
      log: world.log,
    };
    return { ...facts, killed: state.killed, problems: problemsOf(world, facts) };
  } finally {
    await world.stop();
  }
}

function addRoutes({ site }: SoakWorld): void {
  const rows = '<tr><td><b><i>x</i></b><td>y</tr>'.repeat(7_000);
  site.files.set('/strain/small', { type: 'text/html', body: `<table>${rows}</table>` });
  let hooks = 0;
  site.files.set('/hook', () => ({ status: (hooks += 1) % 5 === 0 ? 500 : 200, body: '' }));
}

interface Samples {
  readonly samples: Sample[];
  readonly startedAt: number;
}

async function watch(
  { world: { service, site }, signal, tally, rest }: SoakClient,
  { sampleEveryMs, onSample }: SoakOptions,
  { samples, startedAt }: Samples,
): Promise<void> {
  while (!signal.aborted) {
    await sleep(sampleEveryMs, undefined, { signal }).catch(() => undefined);
    if (service.ended() !== undefined) throw new Error(`the service ended: ${service.ended()}`);
    // what the site keeps for tests would make this process grow
    site.requests.length = 0;
    if (rest.isOn) continue;
    const sample = takeSample(service.pid, (Date.now() - startedAt) / 60_000);
    samples.push(sample);
    onSample(sample, tally, false);
  }
}

/** What the service holds when nothing was asked of it for a while, some times in the run. */
async function restNowAndThen(
  { world, signal, tally, rest }: SoakClient,
  { minutes, onSample }: SoakOptions,
  { samples, startedAt }: Samples,
): Promise<void> {
  const everyMs = (minutes * 60_000) / RESTS;
  const isOver = (): boolean => signal.aborted;
  while (!isOver()) {
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    if (isOver()) return;
    rest.begin();
    await untilIdle(world);
    await sleep(REST_MS, undefined, { signal }).catch(() => undefined);
    if (isOver()) return;
    const sample = takeSample(world.service.pid, (Date.now() - startedAt) / 60_000);
    samples.push(sample);
    onSample(sample, tally, true);
    rest.end();
  }
}

/** Ends a whole browser, or one of its processes. */
async function killNowAndThen(
  { world, random, signal }: SoakClient,
  state: { killed: number },
): Promise<void> {
  while (!signal.aborted) {
    await sleep(KILL_EVERY_MS * (0.5 + random()), undefined, { signal }).catch(() => undefined);
    const { pid } = world.service;
    const victims = random() < 0.5 ? chromiumsOf(pid) : chromiumFamilyOf(pid);
    const victim = victims[Math.floor(random() * victims.length)];
    if (victim === undefined) continue;
    try {
      process.kill(victim, 'SIGKILL');
      state.killed += 1;
    } catch {
      // it ended by itself meanwhile
    }
  }
}

/** Waits until no job runs and the browser has gone for want of work, at most a minute and a half; what is still there then. */
async function untilIdle({ service, look, calm, rude }: SoakWorld): Promise<number> {
  const count = async (): Promise<number> => {
    const jobs = await look(({ store }) => store.listJobs({ statuses: ['scraping'], limit: 100 }));
    const now = Date.now();
    const balances = await look(({ store }) =>
      Promise.all([...calm, ...rude].map(({ id }) => store.balance(id, now))),
    );
    const reserved = balances.filter(({ reserved }) => reserved > 0).length;
    return jobs.length + reserved + chromiumFamilyOf(service.pid).length;
  };
  const until = Date.now() + IDLE_WITHIN_MS;
  let left = await count();
  while (left > 0 && Date.now() < until) {
    await sleep(1_000);
    left = await count();
  }
  return left;
}

function readAccounts({ look, calm, rude }: SoakWorld): Promise<readonly Account[]> {
  return look(({ store }) =>
    Promise.all(
      [...calm, ...rude].map(async ({ id, told }) => {
        const now = Date.now();
        const span = { accountId: id, fromAt: 0, toAt: now + 1 };
        const { charged } = await Promise.resolve(store.creditsBetween(span));
        const { remaining } = await store.balance(id, now);
        return { isCalm: calm.some((one) => one.id === id), told, charged, left: remaining };
      }),
    ),
  );
}

function problemsOf(
  { service }: SoakWorld,
  {
    tally,
    flatness,
    flatnessAtRest,
    accounts,
    leftBehind,
    log,
  }: Omit<SoakResult, 'problems' | 'killed'>,
): readonly string[] {
  const bent = [
    ...flatness.map((one) => ({ ...one, when: 'at work' })),
    ...flatnessAtRest.map((one) => ({ ...one, when: 'at rest' })),
  ].filter(({ isFlat }) => !isFlat);
  const unexpected = log.filter((line) => /unexpected|unhandled|uncaught/i.test(line));
  return [
    ...tally.problems,
    ...bent.map(
      ({ measure, first, last, when }) => `${measure} ${when} went from ${first} to ${last}`,
    ),
    ...accounts.flatMap(({ isCalm, told, charged, left }, index) => [
      ...(left + charged === START_CREDITS
        ? []
        : [`account ${index + 1}: ${left} left of ${START_CREDITS} after ${charged}`]),
      ...(isCalm && told !== charged
        ? [`account ${index + 1}: told ${told}, charged ${charged}`]
        : []),
    ]),
    ...(leftBehind === 0 ? [] : [`${leftBehind} jobs, reservations or browsers left behind`]),
    ...unexpected.slice(0, 5).map((line) => `log: ${line.slice(0, 400)}`),
    ...(service.ended() === undefined ? [] : [`the service ended: ${service.ended()}`]),
  ];
}
