/**
 * A recipe's list where a page holds one record of it: the last page of many, a search with one hit.
 *
 * One record repeats nothing, so nothing but the recipe can tell it: it stands where the records stood, is called as
 * they were, and has every column that all of them had.
 */
import type { Recipe } from '../../domain/recipe.ts';
import { escaped } from './anchors.ts';
import { tagsOf } from './cousins.ts';
import type { Assigned } from './assign.ts';
import { tableOf } from './columns.ts';
import type { Detected } from './detect.ts';
import { isTable, tableSets } from './grids.ts';
import type { RecordSet } from './sets.ts';
import type { RecordNode, RecordPage } from './tree.ts';

/** Of the anchors of each column that all records have. */
const ANCHORED = 0.6;

/** The record; undefined where there is none, or several. `weigh`: the recipe laid on a table. */
export function matchOne<Match extends Laid>(
  page: RecordPage,
  recipe: Recipe,
  weigh: (table: Detected) => Match,
): Match | undefined {
  const found = setsOfOne(page, recipe)
    .map((set) => weigh({ ...tableOf(page, set), score: 0, dropped: [] }))
    .filter(isWhole);
  return found.length === 1 ? found[0] : undefined;
}

interface Laid {
  readonly fields: readonly Assigned[];
}

function isWhole({ fields }: Laid): boolean {
  const needed = fields.filter(({ field }) => field.required === true);
  return (
    needed.length > 0 &&
    needed.every(({ column, state, anchored }) => {
      return column !== undefined && state === 'ok' && anchored >= ANCHORED;
    })
  );
}

function setsOfOne(page: RecordPage, { list }: Recipe): readonly RecordSet[] {
  const { anchors, span = 1 } = list.records;
  const path = anchors.find((anchor) => 'path' in anchor)?.path ?? '';
  const css = anchors.find((anchor) => 'css' in anchor)?.css;
  const names = css === undefined ? [] : namesIn([css].flat().at(-1) ?? '');
  const root = path.split('/').at(-1) ?? '';
  return page.nodes.flatMap((holder): readonly RecordSet[] => {
    if (`${tagsOf(holder)}/${root}` !== path) return [];
    if (isTable(holder))
      return tableSets(page, holder, 1).filter(({ members }) => members.length === 1);
    const first = holder.kids.findIndex((kid) => kid.tag === root && isCalled(kid, names));
    const roots = holder.kids.slice(first, first + span);
    if (first < 0 || roots.length < span || roots.every(({ from, to }) => from === to)) return [];
    const isOnly = !holder.kids
      .slice(first + span)
      .some((kid) => kid.tag === root && isCalled(kid, names));
    return isOnly ? [{ kind: 'siblings', holder, members: [{ roots, above: [] }] }] : [];
  });
}

/** Class names that the records had in common. */
const namesIn = (css: string): readonly string[] =>
  (css.split(' > ').at(-1) ?? '').split(/(?<!\\)\./).slice(1);

function isCalled({ tokens }: RecordNode, names: readonly string[]): boolean {
  const own = new Set(tokens.map(escaped));
  return names.every((name) => own.has(name));
}
