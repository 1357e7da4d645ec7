/**
 * A question to the web search providers in their order: the first that answers wins, an empty answer included; each that
 * failed before is named. One that is slow keeps nobody from their turn, and goes on meanwhile: it may still win.
 *
 * Providers that rest come after those that do not, the one whose rest ends first before the others; only one that asked
 * for its rest itself is left out. The local library stands in the order like any other and answers when nothing before
 * it did.
 */
import { HearthError, toHearthError } from '../domain/errors.ts';
import type {
  Narrowing,
  ProviderSource,
  SearchHit,
  SearchProvider,
} from '../ports/search-provider.ts';
import type { Clock } from '../ports/system.ts';

export interface End {
  readonly at: number;
  readonly signal: AbortSignal;
}

export type FoundHit = SearchHit & { readonly category?: string };

export interface Answer {
  readonly hits: readonly FoundHit[];
  readonly warnings: readonly string[];
}

/** One provider's answer. */
export interface Asked {
  readonly hits: readonly FoundHit[];
  readonly unheeded?: readonly Narrowing[];
  readonly cutBy?: string;
}

export interface Asking {
  readonly providers: readonly SearchProvider[];
  readonly clock: Clock;
  readonly source: ProviderSource;
  readonly ask: (provider: SearchProvider, end: End) => Promise<Asked>;
  /** What the library holds for the question. */
  readonly library: () => Promise<readonly FoundHit[]>;
  readonly end: End;
}

/** Longest time before the next provider is asked as well. */
const TURN_MS = 15_000;

/**
 * Throws `SEARCH_TIMEOUT` when the time was too short for one of them, `RATE_LIMITED` when all ask to wait, else
 * `SEARCH_FAILED`, each naming the providers and why; or the signal's reason.
 */
export async function askInOrder(asking: Asking): Promise<Answer> {
  const { end, library } = asking;
  const stop = new AbortController();
  const race = new Race(asking, AbortSignal.any([end.signal, stop.signal]));
  const order = inOrder(asking);
  try {
    for (const [index, provider] of order.entries()) {
      if (provider.name === 'library') {
        const hits = await library();
        if (hits.length > 0) return { hits, warnings: fromLibrary(race.told()) };
        if (race.failures.size > 0) race.fail('library', 'holds nothing for these words.');
        continue;
      }
      const answer = await race.turn(provider, index === order.length - 1);
      if (answer !== undefined) return answer;
    }
    const late = await race.rest();
    if (late !== undefined) return late;
  } finally {
    stop.abort(new Error('Another provider answered.'));
  }
  if (race.failures.size === 0 && order.some(({ name }) => name === 'library'))
    return { hits: [], warnings: fromLibrary('') };
  throw race.lost();
}

/** Those that can answer, resting ones last; the library keeps its place. */
function inOrder({ providers, source, clock }: Asking): readonly SearchProvider[] {
  const able = providers.filter(({ sources }) => sources.has(source));
  const restOf = (provider: SearchProvider): number => {
    const { restsUntil = 0 } = provider.health(source);
    return restsUntil > clock.now() ? restsUntil : 0;
  };
  const ofTheWeb = able
    .filter(({ name }) => name !== 'library')
    .sort((one, other) => restOf(one) - restOf(other));
  return able.flatMap((provider) =>
    provider.name === 'library' ? [provider] : ofTheWeb.splice(0, 1),
  );
}

type Step =
  | { readonly kind: 'answer'; readonly name: string; readonly asked: Asked }
  | { readonly kind: 'failure'; readonly name: string; readonly error: HearthError };

/** The providers asked so far. */
class Race {
  /** Why each has not answered, by name, in the order in which they were asked. */
  readonly failures = new Map<string, string>();
  readonly #errors: HearthError[] = [];
  readonly #running = new Map<string, Promise<Step>>();
  readonly #asking: Asking;
  readonly #signal: AbortSignal;

  constructor(asking: Asking, signal: AbortSignal) {
    this.#asking = asking;
    this.#signal = signal;
  }

  fail(name: string, why: string): void {
    this.failures.set(name, why);
  }

  /** Asks it, and waits for it or any before it; undefined when it failed, or is slow and others wait behind it. */
  async turn(provider: SearchProvider, isLast: boolean): Promise<Answer | undefined> {
    const { clock, end, source } = this.#asking;
    const { name } = provider;
    const { asksToRest, restsUntil = 0, reason = 'it refused' } = provider.health(source);
    const restMs = restsUntil - clock.now();
    if (asksToRest === true && restMs > 0) {
      const seconds = Math.ceil(restMs / 1_000);
      const why = `rests for ${seconds} s more (${reason})`;
      this.#failed(name, new HearthError('RATE_LIMITED', why, { retryAfterSeconds: seconds }));
      return undefined;
    }
    this.#running.set(name, this.#step(provider));
    if (isLast) return this.rest();
    const turnMs = Math.min(TURN_MS, (end.at - clock.now()) / 2);
    const over = Promise.withResolvers<'over'>();
    const timer = setTimeout(() => over.resolve('over'), turnMs);
    try {
      while (this.#running.has(name)) {
        const step = await Promise.race([...this.#running.values(), over.promise]);
        if (step === 'over') {
          this.fail(name, 'did not answer in its turn.');
          return undefined;
        }
        const answer = this.#settle(step);
        if (answer !== undefined) return answer;
      }
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Waits for all that are still under way. */
  async rest(): Promise<Answer | undefined> {
    while (this.#running.size > 0) {
      const answer = this.#settle(await Promise.race(this.#running.values()));
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  told(): string {
    const sentences = [...this.failures].map(([name, why]) => `${name}: ${why}`);
    return sentences.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ');
  }

  /** What all failed of. */
  lost(): HearthError {
    const { source, providers } = this.#asking;
    const details = [...this.failures].map(([name, why]) => `${name}: ${why}`);
    if (details.length === 0) {
      const message = `No search provider can answer "${source}"; set one under Settings or with HEARTH_SEARCH_SEARXNG_URL.`;
      return new HearthError('SEARCH_FAILED', message);
    }
    const isAlone = providers.findLast(({ name }) => name !== 'library')?.name === 'searxng';
    const remedy = isAlone
      ? 'Those after your own SearXNG are asked only with the setting searchBeyondSearxng.'
      : 'Set another one under Settings or with HEARTH_SEARCH_SEARXNG_URL.';
    const message = `No search provider answered. ${this.told()} ${remedy}`;
    if (this.#errors.some(({ code }) => code === 'SEARCH_TIMEOUT'))
      return new HearthError('SEARCH_TIMEOUT', message, { details });
    const waits = this.#errors.map(({ retryAfterSeconds = Infinity }) => retryAfterSeconds);
    const retryAfterSeconds = Math.min(...waits);
    return waits.includes(Infinity)
      ? new HearthError('SEARCH_FAILED', message, { details })
      : new HearthError('RATE_LIMITED', message, { details, retryAfterSeconds });
  }

  async #step(provider: SearchProvider): Promise<Step> {
    const { name } = provider;
    try {
      const end = { at: this.#asking.end.at, signal: this.#signal };
      return { kind: 'answer', name, asked: await this.#asking.ask(provider, end) };
    } catch (error) {
      return { kind: 'failure', name, error: toHearthError(error) };
    }
  }

  #settle(step: Step): Answer | undefined {
    const { name } = step;
    this.#running.delete(name);
    this.failures.delete(name);
    if (step.kind === 'answer') {
      const { hits, unheeded = [], cutBy } = step.asked;
      const note = this.failures.size === 0 ? [] : [`Answered by ${name}. ${this.told()}`];
      return { hits, warnings: [...note, ...wider(name, unheeded), ...fewer(cutBy)] };
    }
    this.#asking.end.signal.throwIfAborted();
    this.#failed(name, step.error);
    return undefined;
  }

  #failed(name: string, error: HearthError): void {
    this.fail(name, error.message);
    this.#errors.push(error);
  }
}

/** A warning that begins so: the web did not answer. */
export const FROM_LIBRARY = 'Answered from the local library.';

function fromLibrary(failures: string): readonly string[] {
  const why = failures === '' ? 'No provider of the web is set.' : failures;
  return [`${FROM_LIBRARY} ${why}`];
}

function fewer(cutBy: string | undefined): readonly string[] {
  return cutBy === undefined
    ? []
    : [`There may be more results: the next page of them did not come (${cutBy}).`];
}

function wider(name: string, unheeded: readonly Narrowing[]): readonly string[] {
  if (unheeded.length === 0) return [];
  return [
    `${name} cannot search by ${unheeded.join(' and ')} exactly as asked; what it found may lie outside.`,
  ];
}
