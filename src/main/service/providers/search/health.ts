/**
 * How one provider fares, for each kind of results by itself.
 *
 * Only its own faults count: unreachable, an error status, garbage, silence of ten seconds. A caller who hangs up or runs
 * out of time says nothing about it. After three faults in a row it rests, 2 s first and twice as long each time; a
 * rest only moves it back in the order (operations/search-web.ts). Who asks it meanwhile asks for all: while that
 * request is under way others wait a moment for what becomes of it. A `Retry-After` is the one rest that is kept.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { HearthError, type ErrorCode } from '../../domain/errors.ts';
import type { ProviderHealth, ProviderSource, SearchResults } from '../../ports/search-provider.ts';
import type { Clock } from '../../ports/system.ts';

const FAULTS_BEFORE_REST = 3;
const FIRST_REST_MS = 2_000;
const LONGEST_REST_MS = 60_000;
const REST_AFTER_429_MS = 60_000;
const REST_AFTER_REFUSAL_MS = 600_000;
/** So long others wait for the one request that asks a resting provider; then they ask, too. */
const PATIENCE_MS = 1_000;

/** The provider's own fault. */
export class Fault extends HearthError {
  constructor(message: string, options?: ErrorOptions & { readonly code?: ErrorCode }) {
    super(options?.code ?? 'SEARCH_FAILED', message, options);
  }
}

/** The provider does not want to be asked: captcha, block page. */
export class Refusal extends Fault {}

export interface Health {
  /** Of one kind of results; without one, what became of the newest search. */
  read(source?: ProviderSource): ProviderHealth;
  /** Runs a search and keeps what became of it. */
  watch(
    source: ProviderSource,
    signal: AbortSignal,
    search: () => Promise<SearchResults>,
  ): Promise<SearchResults>;
}

type Outcome =
  | { readonly kind: 'answered' }
  | { readonly kind: 'failed'; readonly error: HearthError }
  /** Its caller left before there was an answer. */
  | { readonly kind: 'undecided' };

interface Standing {
  health: ProviderHealth;
  /** In a row. */
  faults: number;
  restsSince: number;
  /** The request that finds out whether it is well again. */
  probe: Promise<Outcome> | undefined;
}

const UNKNOWN: ProviderHealth = { state: 'unknown' };

/** Of a provider nobody has asked yet. */
export function createHealth(clock: Clock): Health {
  const bySource = new Map<ProviderSource, Standing>();
  let newest = UNKNOWN;
  const of = (source: ProviderSource): Standing => {
    const fresh: Standing = { health: UNKNOWN, faults: 0, restsSince: 0, probe: undefined };
    const standing = bySource.get(source) ?? fresh;
    bySource.set(source, standing);
    return standing;
  };
  const isResting = ({ health }: Standing): boolean => (health.restsUntil ?? 0) > clock.now();

  const keep = (standing: Standing, outcome: Outcome, startedAt: number): void => {
    if (outcome.kind === 'undecided') return;
    const { lastFailure } = standing.health;
    if (outcome.kind === 'answered') {
      standing.faults = 0;
      standing.health = { state: 'ok', ...(lastFailure === undefined ? {} : { lastFailure }) };
    } else {
      const { error } = outcome;
      // it began before the rest that others like it have brought about
      if (startedAt < standing.restsSince && error.code !== 'RATE_LIMITED') return;
      if (error instanceof Fault) standing.faults += 1;
      standing.health = failing(error, clock.now(), restOf(error, standing.faults));
      if (standing.health.restsUntil !== undefined) standing.restsSince = clock.now();
    }
    newest = standing.health;
  };

  return {
    read: (source) => (source === undefined ? newest : of(source).health),
    async watch(source, signal, search) {
      const standing = of(source);
      while (isResting(standing) && standing.probe !== undefined) {
        const outcome = await Promise.race([standing.probe, patience(signal)]);
        if (outcome === 'late') break;
        if (outcome.kind === 'failed') throw outcome.error;
      }
      const startedAt = clock.now();
      const searching = search();
      const outcome = outcomeOf(searching, signal).then((became) => {
        if (standing.probe === outcome) standing.probe = undefined;
        keep(standing, became, startedAt);
        return became;
      });
      if (isResting(standing)) standing.probe = outcome;
      await outcome;
      return searching;
    },
  };
}

/** `late` after a moment; rejects with the signal's reason. */
async function patience(signal: AbortSignal): Promise<'late'> {
  await pause(PATIENCE_MS, undefined, { signal, ref: false }).catch(() => signal.throwIfAborted());
  return 'late';
}

async function outcomeOf(searching: Promise<unknown>, signal: AbortSignal): Promise<Outcome> {
  try {
    await searching;
    return { kind: 'answered' };
  } catch (error) {
    if (error instanceof Fault) return { kind: 'failed', error };
    const isCallers =
      signal.aborted || !(error instanceof HearthError) || error.code === 'SEARCH_TIMEOUT';
    return isCallers ? { kind: 'undecided' } : { kind: 'failed', error };
  }
}

function failing(error: HearthError, now: number, restMs: number): ProviderHealth {
  const isAsked = error.code === 'RATE_LIMITED' && error.retryAfterSeconds !== undefined;
  return {
    state: 'failing',
    reason: error.message,
    lastFailure: { reason: error.message, at: now },
    ...(restMs === 0 ? {} : { restsUntil: now + restMs }),
    ...(isAsked ? { asksToRest: true } : {}),
  };
}

function restOf(error: HearthError, faults: number): number {
  if (error.code === 'RATE_LIMITED')
    return (error.retryAfterSeconds ?? REST_AFTER_429_MS / 1_000) * 1_000;
  if (error instanceof Refusal) return REST_AFTER_REFUSAL_MS;
  const isOften = error instanceof Fault && faults >= FAULTS_BEFORE_REST;
  return isOften
    ? Math.min(FIRST_REST_MS * 2 ** (faults - FAULTS_BEFORE_REST), LONGEST_REST_MS)
    : 0;
}
