/**
 * Tables of the page that somebody looks at, as it stands there: proposed, around a click, fields of a single page.
 *
 * Nothing is fetched and nothing charged: a copy of the live page is read. So it is the page as seen, signed in and
 * browsed to. The way to further pages is proved by fetching (recipes/make.ts), apart from this.
 */
import { HearthError } from '../domain/errors.ts';
import type { Action } from '../domain/command.ts';
import type { Click, Recipe, RecipeField, RecipeRow } from '../domain/recipe.ts';
import type { Box, LivePage, PageCopy } from '../ports/live-page.ts';
import type { Pipeline } from '../ports/pipeline.ts';
import type { ProposedTable, Reading, RecordsAnswer } from '../ports/records.ts';
import type { Clock } from '../ports/system.ts';
import type { LiveSessions } from './live-sessions.ts';

export interface LivePicks {
  propose(
    id: string,
    signal: AbortSignal,
  ): Promise<{
    readonly url: string;
    readonly tables: readonly ProposedTable[];
    readonly refusal?: Reading['refusal'];
  }>;
  /** Looks at the page again ahead of a click, where it was looked at before and has changed. */
  prepare(id: string, signal: AbortSignal): Promise<void>;
  /** Throws `RECIPE_CLICK_MISSED` and `RECIPE_NO_RECORDS`. */
  pick(id: string, clicks: readonly Click[], signal: AbortSignal): Promise<Picked>;
  /** Does a step of a recipe in the page, as a run does it. Throws `SCRAPE_ACTION_ERROR`. */
  perform(id: string, step: Action): Promise<void>;
  /** What a recipe finds in the page, as it stands there. */
  read(id: string, recipe: Recipe, signal: AbortSignal): Promise<Reading>;
  /** Throws `RECIPE_CLICK_MISSED`. */
  detail(
    id: string,
    clicks: readonly Click[],
    signal: AbortSignal,
  ): Promise<{
    readonly url: string;
    readonly fields: readonly RecipeField[];
    readonly row: RecipeRow;
  }>;
}

type Picked = Extract<RecordsAnswer, { kind: 'clicked' }> & {
  /** Where its records stand in view; at most 300 elements of them are looked for. */
  readonly boxes: readonly Box[];
};

const MOST_TABLES = 6;

/** Builds it. */
export function createLivePicks(deps: {
  readonly sessions: Pick<LiveSessions, 'find'>;
  readonly pipeline: Pick<Pipeline, 'records'>;
  readonly clock: Clock;
}): LivePicks {
  const now = (): string => new Date(deps.clock.now()).toISOString();
  const copy = (id: string, clicks: readonly Click[]): Promise<PageCopy> =>
    deps.sessions.find(id).copy(clicks.map(({ selector }) => selector));
  /** Of each page the copy that was looked at last. */
  const looked = new WeakMap<LivePage, string>();
  // a page that never rests is looked at once at a time
  const preparing = new WeakSet<LivePage>();
  return {
    async propose(id, signal) {
      const page = await copy(id, []);
      looked.set(deps.sessions.find(id), page.id);
      const task = { kind: 'propose', ...page, most: MOST_TABLES, now: now() } as const;
      const answer = await deps.pipeline.records(task, signal);
      if (answer.kind !== 'tables') throw crossed();
      const { tables, refusal } = answer;
      return { url: page.url, tables, ...(refusal === undefined ? {} : { refusal }) };
    },
    async prepare(id, signal) {
      const live = deps.sessions.find(id);
      if (!looked.has(live) || preparing.has(live)) return;
      preparing.add(live);
      try {
        const page = await live.copy([]);
        if (looked.get(live) === page.id) return;
        looked.set(live, page.id);
        await deps.pipeline.records({ kind: 'look', ...page }, signal);
      } finally {
        preparing.delete(live);
      }
    },
    async pick(id, clicks, signal) {
      const page = await copy(id, clicks);
      const answer = await deps.pipeline.records(
        { kind: 'clicks', ...page, clicks, now: now() },
        signal,
      );
      if (answer.kind !== 'clicked') throw crossed();
      const live = deps.sessions.find(id);
      looked.set(live, page.id);
      const boxes = await live.boxesAt(answer.places?.records.flat() ?? []);
      return { ...answer, boxes: boxes.filter((box) => box !== null) };
    },
    async perform(id, step) {
      await deps.sessions.find(id).perform(step);
    },
    async read(id, recipe, signal) {
      const page = await copy(id, []);
      const task = { kind: 'read', ...page, recipe, now: now() } as const;
      const answer = await deps.pipeline.records(task, signal);
      if (answer.kind !== 'reading') throw crossed();
      return answer;
    },
    async detail(id, clicks, signal) {
      const page = await copy(id, clicks);
      const answer = await deps.pipeline.records({ kind: 'detail', ...page, clicks }, signal);
      if (answer.kind !== 'detail-fields') throw crossed();
      const { fields } = answer;
      const read = await deps.pipeline.records({ kind: 'read-detail', ...page, fields }, signal);
      if (read.kind !== 'detail-row') throw crossed();
      return { url: page.url, fields, row: read.row };
    },
  };
}

const crossed = (): HearthError =>
  new HearthError('INTERNAL', 'The pipeline answered another question.');
