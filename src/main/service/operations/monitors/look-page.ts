/**
 * A look at a page: kept in the library, and compared with the last good look beside what never counts.
 *
 * What never counts is learned by fetching twice: at first, and again whenever something seems to have changed, until it
 * either stands still (a change) or moves (an advertisement, a clock, a counter). Every visit is a scrape of its own with
 * its credit. What looks changed is compared with the copy of the look before as today's reader reads it. An error page, a wall or an empty page is a failed look and changes nothing that is remembered.
 */
import type { Caller } from '../../domain/account.ts';
import type { ScrapeCommand } from '../../domain/command.ts';
import type { Document } from '../../domain/document.ts';
import type { Json } from '../../domain/json.ts';
import { blocksOf, trueChanges } from '../../domain/monitor/changes.ts';
import { readableText } from '../../domain/monitor/readable.ts';
import { countWords, refusalOf } from '../../domain/monitor/refusal.ts';
import {
  changesBetween,
  learnVolatile,
  NOTHING_VOLATILE,
  type Change,
  type Visit,
  type VolatileParts,
} from '../../domain/monitor/volatility.ts';
import type { MonitorMemory } from '../../ports/monitors.ts';
import type { Clock } from '../../ports/system.ts';
import type { Scrape } from '../scrape.ts';
import type { ReadAgain } from './read-again.ts';
import { fieldsOf, remembered, type Found, type LookRequest } from './look.ts';

export interface LookPageDeps {
  readonly scrape: Scrape;
  /** A body of `/v2/scrape` as a command. Throws `BAD_REQUEST`. */
  readonly readScrape: (body: Readonly<Record<string, Json>>) => ScrapeCommand;
  readonly readAgain: ReadAgain;
  readonly clock: Clock;
}

/** A change that stands still in so many more visits is one. */
const CONFIRMING_VISITS = 2;
/** Of a page's text, so that a monitor's memory stays small. */
const MOST_CHARS = 1_000_000;

interface Seen {
  readonly visit: Visit;
  readonly refusal?: string;
  readonly jobId: string;
  readonly captureId?: string;
  readonly warning?: string;
  readonly credits: number;
}

/** Builds it. */
export function createLookPage(
  deps: LookPageDeps,
): (request: LookRequest<'page'>) => Promise<Found> {
  return async (request) => {
    const { memory } = request;
    const before = memory && earlierOf(memory.memory);
    const visits = new Visits(deps, request, before);
    const seen = await visits.next({ isKept: true });
    const place = {
      jobId: seen.jobId,
      ...(seen.captureId === undefined ? {} : { captureId: seen.captureId }),
    };
    const end = (found: Omit<Found, 'credits' | 'blocks'> & Partial<Found>): Found => ({
      blocks: [],
      ...place,
      credits: visits.credits,
      ...found,
    });
    if (seen.refusal !== undefined) return end({ outcome: 'failed', error: seen.refusal });
    if (seen.captureId === undefined) {
      return end({ outcome: 'failed', error: seen.warning ?? 'The page was not kept.' });
    }
    const keep = (mask: VolatileParts): MonitorMemory =>
      remembered(mask, laterOf(seen, seen.captureId));
    if (memory === undefined || before === undefined) {
      const again = await visits.next({ isKept: false });
      if (again.refusal !== undefined) return end({ outcome: 'failed', error: again.refusal });
      const mask = learnVolatile(NOTHING_VOLATILE, [seen.visit, again.visit]);
      return end({ outcome: 'first', memory: keep(mask) });
    }
    const compared = await compare(visits, memory.mask, before, seen.visit);
    if (compared.refusal !== undefined) return end({ outcome: 'failed', error: compared.refusal });
    const { mask, changes } = compared;
    if (changes.length === 0) return end({ outcome: 'same', memory: keep(mask) });
    return end({
      outcome: 'changed',
      blocks: blocksOf(changes, seen.visit.language),
      memory: keep(mask),
      ...(before.captureId === undefined ? {} : { beforeId: before.captureId }),
    });
  };
}

/** Looks again until what changed stands still, or nothing is left of it. */
async function compare(
  visits: Visits,
  known: VolatileParts,
  earlier: Earlier,
  now: Visit,
): Promise<{
  readonly mask: VolatileParts;
  readonly changes: readonly Change[];
  readonly refusal?: string;
}> {
  let mask = known;
  let before = earlier.visit;
  let changes = trueChanges(changesBetween(mask, before, now));
  if (changes.length > 0) {
    before = await visits.again(earlier);
    changes = trueChanges(changesBetween(mask, before, now));
  }
  for (let more = 0; more < CONFIRMING_VISITS && changes.length > 0; more += 1) {
    const again = await visits.next({ isKept: false });
    if (again.refusal !== undefined) return { mask, changes: [], refusal: again.refusal };
    mask = learnVolatile(mask, [now, again.visit]);
    changes = trueChanges(changesBetween(mask, before, now));
  }
  return { mask, changes };
}

/** Visits of one look, and what they cost together. */
class Visits {
  readonly #deps: LookPageDeps;
  readonly #request: LookRequest<'page'>;
  readonly #wordsBefore: number | undefined;
  credits = 0;

  constructor(deps: LookPageDeps, request: LookRequest<'page'>, before: Earlier | undefined) {
    this.#deps = deps;
    this.#request = request;
    this.#wordsBefore = before && countWords(before.visit.text);
  }

  async next({ isKept }: { readonly isKept: boolean }): Promise<Seen> {
    const { target, caller, signal } = this.#request;
    const body = {
      ...target.scrapeOptions,
      ...{ url: target.url, formats: ['markdown'], maxAge: 0, origin: 'monitor' },
      ...(isKept ? { keep: { kind: target.keep } } : {}),
    };
    const command = this.#deps.readScrape(body);
    const context: { caller: Caller; signal: AbortSignal; body: Json } = { caller, signal, body };
    const { id, document, creditsUsed } = await this.#deps.scrape(command, context);
    this.credits += creditsUsed;
    return this.#seen(id, document, creditsUsed);
  }

  /** The look before, read by today's reader where its copy is there. */
  async again({ visit, captureId }: Earlier): Promise<Visit> {
    const { target, caller, signal } = this.#request;
    if (captureId === undefined) return visit;
    const command = this.#deps.readScrape({
      ...target.scrapeOptions,
      ...{ url: target.url, formats: ['markdown'], asOf: visit.at },
    });
    const document = await this.#deps.readAgain(command, { captureId, caller, signal });
    return document === undefined ? visit : { ...visit, text: textOf(document) };
  }

  #seen(jobId: string, document: Document, credits: number): Seen {
    const { captureId, statusCode, language, title } = document.metadata;
    const text = textOf(document);
    const wordsBefore = this.#wordsBefore;
    const refusal = refusalOf({
      status: typeof statusCode === 'number' ? statusCode : 200,
      title: typeof title === 'string' ? title : '',
      text,
      ...(wordsBefore === undefined ? {} : { wordsBefore }),
    });
    return {
      visit: {
        ...{ text, at: this.#deps.clock.now() },
        ...(typeof language === 'string' ? { language } : {}),
      },
      ...{ jobId, credits },
      ...(refusal === undefined ? {} : { refusal }),
      ...(typeof captureId === 'string' ? { captureId } : {}),
      ...(document.warning === undefined ? {} : { warning: document.warning }),
    };
  }
}

const textOf = ({ markdown = '' }: Document): string => readableText(markdown).slice(0, MOST_CHARS);

interface Earlier {
  readonly visit: Visit;
  readonly captureId?: string;
}

function laterOf({ visit }: Seen, captureId: string | undefined): Json {
  const { text, at, language } = visit;
  return {
    ...{ text, at },
    ...(language === undefined ? {} : { language }),
    ...(captureId === undefined ? {} : { captureId }),
  };
}

function earlierOf(memory: Json): Earlier | undefined {
  const { text, at, language, captureId } = fieldsOf(memory);
  if (typeof text !== 'string' || typeof at !== 'number') return undefined;
  return {
    visit: { text, at, ...(typeof language === 'string' ? { language } : {}) },
    ...(typeof captureId === 'string' ? { captureId } : {}),
  };
}
