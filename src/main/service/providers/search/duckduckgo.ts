/**
 * DuckDuckGo's HTML page, the default that needs no key. Polite: one request at a time with a pause between, answers kept
 * for a quarter of an hour; a captcha or block page is a refusal and the provider rests.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { HearthError } from '../../domain/errors.ts';
import type { SearchProvider, SearchQuery, SearchResults } from '../../ports/search-provider.ts';
import { readResultPage } from './duckduckgo-page.ts';
import { createHealth, Fault, Refusal } from './health.ts';
import { duckduckgoRegion } from './locales.ts';
import {
  answered,
  ask,
  type AskContext,
  hitOf,
  heedsTime,
  periodOf,
  type ProviderParts,
  readPages,
  textOf,
} from './shared.ts';

const NAME = 'DuckDuckGo';
const PAUSE_MS = 1_500;
const KEPT_MS = 900_000;
const MAX_KEPT = 200;
const MAX_PAGES = 3;

interface Kept {
  readonly at: number;
  readonly results: SearchResults;
}

/** `url`: address of the HTML page; DuckDuckGo's own by default. `pauseMs`: between two requests. */
export function createDuckduckgo(
  settings: { readonly url?: string; readonly pauseMs?: number },
  parts: ProviderParts,
): SearchProvider {
  const health = createHealth(parts.clock);
  const kept = new Map<string, Kept>();
  let turn: Promise<unknown> = Promise.resolve();
  let lastAt = 0;

  /** Waits for its turn and the pause; the signal ends the wait. */
  const inTurn = async <T>(context: AskContext, work: () => Promise<T>): Promise<T> => {
    const before = turn;
    const gate = Promise.withResolvers<unknown>();
    turn = gate.promise;
    try {
      await Promise.race([before, aborted(context.signal)]);
      const waitMs = lastAt + (settings.pauseMs ?? PAUSE_MS) - parts.clock.now();
      if (waitMs > 0) {
        await pause(waitMs, undefined, { signal: context.signal }).catch(() => {
          context.signal.throwIfAborted();
        });
      }
      return await work();
    } finally {
      lastAt = parts.clock.now();
      void before.then(gate.resolve, gate.resolve);
    }
  };

  return {
    name: 'duckduckgo',
    sources: new Set(['web']),
    async search(query, context) {
      const key = JSON.stringify(query);
      const known = kept.get(key);
      if (known !== undefined && known.at + KEPT_MS > parts.clock.now()) return known.results;
      const results = await health.watch(query.source, context.signal, () =>
        search(settings.url, query, parts, context, (work) => inTurn(context, work)),
      );
      kept.delete(key);
      if (results.cutBy !== undefined) return results;
      kept.set(key, { at: parts.clock.now(), results });
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
      return results;
    },
    health: (source) => health.read(source),
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (): void =>
      reject(signal.reason instanceof Error ? signal.reason : new Error(String(signal.reason)));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

async function search(
  url: string | undefined,
  query: SearchQuery,
  parts: ProviderParts,
  context: AskContext,
  inTurn: InTurn,
): Promise<SearchResults> {
  let form = firstForm(query);
  const pages = { most: MAX_PAGES, clock: parts.clock };
  const found = await readPages(query, pages, context, async (_, turn) => {
    const response = await inTurn(() =>
      ask(
        parts,
        NAME,
        {
          url: url ?? 'https://html.duckduckgo.com/html/',
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            accept: 'text/html',
            'accept-language': query.lang,
            'user-agent': 'Mozilla/5.0 (compatible; Hearth; +https://localhost)',
          },
          body: new URLSearchParams(form).toString(),
          reach: url === undefined ? 'public' : 'local',
        },
        turn,
      ),
    ).catch((error: unknown) => {
      if (error instanceof HearthError && /\(40[13]\)/.test(error.message))
        throw new Refusal(`${NAME} refuses requests from here for now.`);
      throw error;
    });
    const read = readResultPage(textOf(response));
    if (read.kind === 'captcha')
      throw new Refusal(
        `${NAME} asks for a captcha; set a provider with a key or a SearXNG address.`,
      );
    if (read.kind === 'unknown')
      throw new Fault(`${NAME} answered a page without results that is not its own "no results".`);
    const { hits, next } = read;
    form = next ?? form;
    return { hits: hits.map((hit) => hitOf(hit)), isLast: next === undefined };
  });
  return answered(found, query, { tbs: heedsTime(query) });
}

function firstForm(query: SearchQuery): Readonly<Record<string, string>> {
  const period = periodOf(query.tbs);
  return {
    q: query.text,
    b: '',
    kl: duckduckgoRegion(query),
    ...(period?.kind === 'past'
      ? { df: period.unit === 'hour' ? 'd' : (period.unit[0] ?? '') }
      : {}),
    ...(period?.kind === 'between' ? { df: `${period.from}..${period.to}` } : {}),
  };
}
