/**
 * A recipe tested against the past of its page: read on every kept copy of its first address, each as it was. Says on
 * which day it would have broken. Nothing is fetched, charged or learnt.
 */
import type { Caller } from '../../domain/account.ts';
import type { RecipeCommand } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import type { FieldReport, Health } from '../../domain/recipe.ts';
import { PAGE_IDENTITY, urlKey } from '../../domain/url-key.ts';
import type { CaptureRow, CaptureStore } from '../../ports/library.ts';
import type { Pipeline } from '../../ports/pipeline.ts';
import { visitPast, type VisitPastDeps } from '../library/visit-past.ts';
import { pageOf } from './get-page.ts';
import { crossed } from './make.ts';

interface PastPage {
  readonly captureId: string;
  readonly at: number;
  readonly health: Health;
  readonly rows: number;
  /** Those that were not found as they are known. */
  readonly fields: readonly FieldReport[];
  readonly message?: string;
}

export interface Past {
  /** Oldest first. */
  readonly pages: readonly PastPage[];
  /** When it would first have needed a repair, or have brought less than it should. */
  readonly repairedAt?: number;
  readonly brokenAt?: number;
}

export type ReadPastRuns = (
  command: RecipeCommand,
  context: { readonly caller: Caller; readonly signal: AbortSignal; readonly limit: number },
) => Promise<Past>;

export interface PastRunDeps extends VisitPastDeps {
  readonly store: CaptureStore;
  readonly pipeline: Pick<Pipeline, 'records'>;
}

/** Builds it. Throws `SCRAPE_NO_CACHED_DATA` where no copy is kept. */
export function createReadPastRuns(deps: PastRunDeps): ReadPastRuns {
  return async (command, { caller, signal, limit }) => {
    const [url = ''] = command.starts;
    const { id: accountId } = caller.account;
    const entry = await deps.store.entryOf(accountId, urlKey(url, PAGE_IDENTITY));
    const captures =
      entry === undefined
        ? []
        : await deps.store.capturesOf({ accountId, entryId: entry.id, limit });
    const kept = captures.filter(({ kind, damaged }) => kind !== 'text' && !damaged);
    if (kept.length === 0)
      throw new HearthError(
        'SCRAPE_NO_CACHED_DATA',
        `No copy of ${url} is kept; run the recipe with keep, and its pages are.`,
      );
    const pages: PastPage[] = [];
    for (const capture of [...kept].reverse()) {
      signal.throwIfAborted();
      pages.push(await readOne(deps, { command, url, caller, capture, signal }));
    }
    const repairedAt = pages.find(({ health }) => health === 'repaired')?.at;
    const brokenAt = pages.find(({ health }) => health !== 'ok' && health !== 'repaired')?.at;
    return {
      pages,
      ...(repairedAt === undefined ? {} : { repairedAt }),
      ...(brokenAt === undefined ? {} : { brokenAt }),
    };
  };
}

async function readOne(
  deps: PastRunDeps,
  of: {
    readonly command: RecipeCommand;
    readonly url: string;
    readonly caller: Caller;
    readonly capture: CaptureRow;
    readonly signal: AbortSignal;
  },
): Promise<PastPage> {
  const { command, url, caller, capture, signal } = of;
  const { id: captureId, at } = capture;
  const options = { ...command.options, asOf: { at, policy: 'before' } } as const;
  const visited = await visitPast(deps, { url, options, caller, signal, kind: 'recipe' });
  const { html, url: finalUrl, status } = pageOf(visited);
  const { recipe } = command;
  const now = new Date(at).toISOString();
  const task = { kind: 'read', html, url: finalUrl, recipe, now } as const;
  const reading = await deps.pipeline.records(task, signal);
  if (reading.kind !== 'reading') throw crossed();
  const isError = status >= 400;
  return {
    captureId,
    at,
    health: isError ? 'broken' : reading.health,
    rows: isError ? 0 : reading.rows.length,
    fields: reading.fields.filter(({ state }) => state !== 'ok'),
    ...(isError ? { message: `The page answered ${status}.` } : {}),
  };
}
