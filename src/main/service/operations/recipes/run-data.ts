/**
 * A page's records with the data behind it: used where it says what the page says, and only there. The page stays the
 * fallback, and what came of it is told with the run.
 */
import { dataColumns, type FieldReport, type Recipe, type RecipeRow } from '../../domain/recipe.ts';
import type { DataState, RunState } from '../../domain/recipe-run.ts';
import type { PageAnswer } from '../../domain/snapshot.ts';
import type { Pipeline } from '../../ports/pipeline.ts';
import type { DataNext, Reading, RecordsAnswer } from '../../ports/records.ts';
import { crossed } from './make.ts';
import { mergeReports, worseHealth } from './rows.ts';

export type DataRead = Extract<RecordsAnswer, { kind: 'data-read' }>;

export interface SeenData {
  readonly recipe: Recipe;
  readonly reading: Reading;
  readonly html: string;
  /** After redirects. */
  readonly url: string;
  readonly answers: readonly PageAnswer[];
  readonly before: DataState | undefined;
}

/** The reading with the columns that only the data has, and what is told of it; as it is where the recipe has no data. */
export async function withData(
  pipeline: Pick<Pipeline, 'records'>,
  seen: SeenData,
  signal: AbortSignal,
): Promise<{ readonly reading: Reading; readonly data?: DataState }> {
  const { recipe, reading, html, url, answers, before } = seen;
  if (recipe.also?.[0] === undefined || reading.rows.length === 0) return { reading };
  const { rows } = reading;
  const task = { kind: 'check-data', html, url, answers, recipe, rows } as const;
  const checked = await pipeline.records(task, signal);
  if (checked.kind !== 'data-checked') throw crossed();
  const more = dataColumns(recipe).map((name): FieldReport => {
    const report = reportOn(name, checked.rows, rows.length);
    if (checked.why === undefined && report.state === 'ok') return report;
    const message = `${name}: the page's own data does not have it now.`;
    return { ...report, state: 'missing', message };
  });
  const isLess = more.some(({ state }) => state === 'missing');
  return {
    reading: {
      ...reading,
      rows: checked.rows,
      fields: [...reading.fields, ...more],
      health: isLess ? worseHealth(reading.health, 'degraded') : reading.health,
    },
    data: {
      ...withCursor(told(before, { agreed: checked.agreed, why: checked.why }), checked.next),
      ...(checked.isOther === true ? { isOther: true as const } : {}),
    },
  };
}

/** What the page was told of the one after it. */
function withCursor(data: DataState, next: DataNext | undefined): DataState {
  return data.used && next?.kind === 'next' ? { ...data, cursor: next.cursor } : data;
}

const messageOf = (rows: number): string =>
  `${rows} records were read from the page's own data, which says what the page says.`;

/** Of all pages so far; the first reason against it stays. */
function told(
  before: DataState | undefined,
  { agreed, why }: { readonly agreed: number; readonly why: string | undefined },
): DataState {
  const rows = (before?.rows ?? 0) + agreed;
  // pages that are read once more were counted
  if (before?.used === false) return before.again === undefined ? { ...before, rows } : before;
  return why === undefined
    ? { used: true, rows, message: messageOf(rows) }
    : { used: false, rows, message: `Read from the page alone: ${why}.` };
}

/** From here on all is read from the pages, those that the data gave once more. */
export function withoutData(state: RunState, why: string): RunState {
  const { data, pages } = state;
  if (data?.used === false) return state;
  const message = `From some page on read from the page alone: ${why}.`;
  return {
    ...state,
    pages: 0,
    data: { used: false, rows: data?.rows ?? 0, message, again: pages },
  };
}

/** With the rows of a page that came from the data alone. */
export function withRows(
  state: RunState,
  recipe: Recipe,
  { rows, next }: Pick<DataRead, 'rows' | 'next'>,
): RunState {
  const known = state.data?.rows ?? 0;
  const count = known + rows.length;
  const isShort = rows.length < (recipe.memory?.count ?? 0);
  const names = [...recipe.list.fields.map(({ name }) => name), ...dataColumns(recipe)];
  const fields = names.map((name) => reportOn(name, rows, rows.length));
  return {
    ...state,
    pages: state.pages + 1,
    fields: mergeReports(state.fields, known, fields, rows.length),
    data: withCursor({ used: true, rows: count, message: messageOf(count), isShort }, next),
  };
}

/** Of so many records, how many have the field. */
function reportOn(name: string, rows: readonly RecipeRow[], count: number): FieldReport {
  const filled = rows.filter((row) => (row[name] ?? null) !== null).length / count;
  const state = filled === 0 ? 'missing' : 'ok';
  return { name, state, filled: Math.round(filled * 100) / 100 };
}

/** In what an answer is no longer what it was. */
export function brokenIn({ why, next }: DataRead): string | undefined {
  return why ?? (next?.kind === 'lost' ? 'it no longer says where its next page is' : undefined);
}
