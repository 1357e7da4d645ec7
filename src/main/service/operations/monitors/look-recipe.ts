/**
 * A look through a recipe: one run of it, and the rows that are new, gone or changed by their key since the last good run.
 *
 * A run that is not healthy (a redesign nobody mended, a wall, no records) is a failed look: rows it did not find are not
 * told as gone.
 */
import type { Caller } from '../../domain/account.ts';
import type { Json } from '../../domain/json.ts';
import type { DiffBlock, DiffWord } from '../../domain/library/diff.ts';
import { cut } from '../../domain/monitor/changes.ts';
import { NOTHING_VOLATILE } from '../../domain/monitor/volatility.ts';
import type { Health, RecipeRow } from '../../domain/recipe.ts';
import { fieldsOf, remembered, type Found, type LookRequest } from './look.ts';

interface RecipeRunEnd {
  readonly jobId?: string;
  /** Each with the text that tells it from others. */
  readonly rows: readonly { readonly key: string; readonly row: RecipeRow }[];
  readonly health: Health;
  /** Why it is not healthy. */
  readonly message?: string;
  readonly credits: number;
}

/** Runs a saved recipe to its end. Throws `NOT_FOUND` where there is none of this id. */
export type RunRecipe = (
  recipeId: string,
  context: { readonly caller: Caller; readonly signal: AbortSignal },
) => Promise<RecipeRunEnd>;

const HEALTHY: ReadonlySet<Health> = new Set<Health>(['ok', 'repaired']);
/** More are not compared: a list of so many is a crawl. */
export const MOST_ROWS = 10_000;

/** Builds it. */
export function createLookRecipe(
  run: RunRecipe,
): (request: LookRequest<'recipe'>) => Promise<Found> {
  return async ({ target, memory, caller, signal }) => {
    const {
      rows: all,
      health,
      message,
      credits,
      jobId,
    } = await run(target.recipeId, {
      caller,
      signal,
    });
    const place = { credits, ...(jobId === undefined ? {} : { jobId }) };
    if (!HEALTHY.has(health)) {
      const error = message ?? `The run was not healthy (${health}); open the recipe and mend it.`;
      return { outcome: 'failed', blocks: [], error, ...place };
    }
    const rows = new Map(all.slice(0, MOST_ROWS).map(({ key, row }) => [key, row]));
    const next = remembered(NOTHING_VOLATILE, { rows: Object.fromEntries(rows) });
    const before = memory && rowsOf(memory.memory);
    if (before === undefined) return { outcome: 'first', blocks: [], memory: next, ...place };
    const blocks = compareRows(before, rows);
    const outcome = blocks.length === 0 ? 'same' : 'changed';
    return { outcome, blocks: cut(blocks), memory: next, ...place };
  };
}

function compareRows(
  before: ReadonlyMap<string, RecipeRow>,
  now: ReadonlyMap<string, RecipeRow>,
): readonly DiffBlock[] {
  const told = (row: RecipeRow): string =>
    Object.values(row).map(cellText).filter(Boolean).join(' · ');
  // a column that the recipe was given, or that is called otherwise, since the last look is no change of the site
  const known = new Set([...before.values()].flatMap((row) => Object.keys(row)));
  const blocks: DiffBlock[] = [];
  for (const [key, row] of now) {
    const earlier = before.get(key);
    if (earlier === undefined) blocks.push({ kind: 'added', text: told(row) });
    else blocks.push(...changedRow(earlier, row, known));
  }
  for (const [key, row] of before) {
    if (!now.has(key)) blocks.push({ kind: 'removed', text: told(row) });
  }
  return blocks;
}

function changedRow(
  before: RecipeRow,
  now: RecipeRow,
  known: ReadonlySet<string>,
): readonly DiffBlock[] {
  const names = Object.keys(now).filter((name) => known.has(name));
  const differs = (name: string): boolean => cellText(before[name]) !== cellText(now[name]);
  if (!names.some(differs)) return [];
  const words = names.flatMap((name, index): DiffWord[] => {
    const [was, is] = [cellText(before[name]), cellText(now[name])];
    const gap = index === 0 ? '' : ' · ';
    if (was === is) return [{ kind: 'equal', text: `${gap}${is}` }];
    return [
      { kind: 'equal', text: `${gap}${name}: ` },
      ...(was === '' ? [] : [{ kind: 'removed', text: was } as const]),
      ...(is === '' ? [] : [{ kind: 'added', text: is } as const]),
    ];
  });
  return [{ kind: 'changed', words }];
}

function cellText(cell: unknown): string {
  if (Array.isArray(cell)) return cell.map(String).join(', ');
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}

function rowsOf(memory: Json): ReadonlyMap<string, RecipeRow> | undefined {
  const { rows } = fieldsOf(memory);
  if (rows === undefined) return undefined;
  return new Map(Object.entries(fieldsOf(rows)).map(([key, row]) => [key, rowFrom(row)]));
}

function rowFrom(row: Json): RecipeRow {
  return Object.fromEntries(
    Object.entries(fieldsOf(row)).map(([name, cell]) => [name, cellFrom(cell)]),
  );
}

function cellFrom(cell: Json): RecipeRow[string] {
  if (Array.isArray(cell)) return cell.filter((one) => typeof one === 'string');
  return typeof cell === 'object' ? null : cell;
}
