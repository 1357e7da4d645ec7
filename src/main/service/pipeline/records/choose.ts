/** Which record set was meant by clicks, and which columns: the candidates of the page, ranked by how well they hold them. */
import { countsOf } from './counts.ts';
import type { Click } from '../../domain/recipe.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Column } from './columns.ts';
import { detect, type Detected } from './detect.ts';
import { aboveColumn, columnAt, holds, isAboveIn, memberOf } from './elements.ts';
import type { Wanted } from './learn.ts';
import type { Read, RecordNode, RecordPage } from './tree.ts';

export interface Chosen {
  readonly table: Detected;
  readonly wanted: readonly Wanted[];
  /** The other sets that hold the clicks, best first. */
  readonly others: readonly Detected[];
}

interface Placed {
  readonly click: Click;
  readonly node: RecordNode;
}

/** Throws `RECIPE_NO_RECORDS` where no record set holds what was clicked. */
export function chooseTable(
  page: RecordPage,
  clicks: readonly Click[],
  nodes: readonly RecordNode[],
  allOf: (table: Detected) => readonly Wanted[],
): Chosen {
  const placed = clicks.flatMap((click, i) => {
    const node = nodes[i];
    return node === undefined ? [] : [{ click, node }];
  });
  const kept = placed.filter(({ click }) => click.exclude !== true);
  const excluded = placed.filter(({ click }) => click.exclude === true).map(({ node }) => node);
  const ranked = detect(page)
    .map((table) => without(table, excluded))
    .flatMap((table) => {
      const fit = fitOf(page, table, kept);
      return fit === undefined ? [] : [{ table, fit }];
    })
    .sort((a, b) => b.fit - a.fit);
  const [best] = ranked;
  if (best === undefined) {
    throw new HearthError(
      'RECIPE_NO_RECORDS',
      'No list of the page holds what was clicked; click a value inside one of several things that are alike.',
    );
  }
  const isNamed = kept.some(({ click }) => click.field !== undefined);
  const wanted = isNamed ? namedColumns(page, best.table, kept) : allOf(best.table);
  return {
    table: best.table,
    wanted,
    others: ranked.slice(1, 4).map(({ table }) => table),
  };
}

/** Excluded elements take their records out. */
function without(table: Detected, excluded: readonly RecordNode[]): Detected {
  const out = new Set(
    excluded.map((node) => memberOf(table, node)).filter((member) => member >= 0),
  );
  if (out.size === 0) return table;
  const keep = <Item>(list: readonly Item[]): readonly Item[] => list.filter((_, i) => !out.has(i));
  return {
    ...table,
    set: { ...table.set, members: keep(table.set.members) },
    aligned: { ...table.aligned, rows: keep(table.aligned.rows) },
    columns: table.columns.map((column) => ({ ...column, cells: keep(column.cells) })),
  };
}

/** How well the set holds the clicks; undefined where it does not. */
function fitOf(page: RecordPage, table: Detected, clicks: readonly Placed[]): number | undefined {
  const members = placesOf(table, clicks);
  const inside = members.filter((member) => member >= 0);
  if (inside.length === 0) return undefined;
  const outside = clicks.filter((_, i) => (members[i] ?? -1) < 0);
  const aboves = outside.filter(({ node }) => isAboveIn(table, node)).length;
  if (outside.length - aboves > Math.max(1, clicks.length * 0.34)) return undefined;
  const records = recordsOf(clicks, members);
  if (records > 1) return undefined;
  const found = clicks.flatMap(({ node, click }, i) => {
    const member = members[i] ?? -1;
    const at = { member, node, read: readOf(click) };
    const column = member < 0 ? undefined : columnAt(page, table, at);
    return column === undefined ? [] : [{ ...at, column }];
  });
  const filled =
    found.reduce((sum, { column }) => sum + column.filled, 0) / Math.max(1, inside.length);
  const inner = clicks.length < 2 ? 0 : found.filter((one) => isOneOfMany(page, one)).length;
  return (
    table.score +
    4 * filled -
    2.5 * (outside.length - aboves) -
    (6 * inner) / Math.max(1, inside.length)
  );
}

/** One value of a list was clicked: where that is so of most clicks, the records are deeper. */
function isOneOfMany(
  page: RecordPage,
  at: { readonly column: Column; readonly member: number; readonly node: RecordNode },
): boolean {
  const values = at.column.cells[at.member]?.values ?? [];
  return values.length > 1 && values.includes(page.text(at.node));
}

/** The record of each click; a cell that spans several belongs to the one that most others are in. */
function placesOf(table: Detected, clicks: readonly Placed[]): readonly number[] {
  const own = clicks.map(({ node }) => memberOf(table, node));
  const [most] = [...countsOf(own)].filter(([member]) => member >= 0).sort((a, b) => b[1] - a[1]);
  const roots = most === undefined ? [] : (table.set.members[most[0]]?.roots ?? []);
  return own.map((member, i) => {
    const node = clicks[i]?.node;
    const isShared = node !== undefined && roots.some((root) => holds(root, node));
    return member >= 0 && most !== undefined && isShared ? most[0] : member;
  });
}

/** Clicks for different fields belong to one record; the same field again is an example of another one. */
function recordsOf(clicks: readonly Placed[], members: readonly number[]): number {
  const seen = new Set<string>();
  const first = new Set<number>();
  clicks.forEach(({ click }, i) => {
    const member = members[i] ?? -1;
    const field = click.field ?? '';
    if (member < 0 || seen.has(field)) return;
    seen.add(field);
    first.add(member);
  });
  return first.size;
}

function readOf({ attribute = 'text' }: Click): Read {
  if (attribute === 'text' || attribute === 'href' || attribute === 'src') return attribute;
  return `@${attribute}`;
}

function namedColumns(
  page: RecordPage,
  table: Detected,
  clicks: readonly Placed[],
): readonly Wanted[] {
  const wanted = new Map<string, Column>();
  for (const { click, node } of clicks) {
    const { field } = click;
    if (field === undefined) continue;
    const member = memberOf(table, node);
    const column =
      member >= 0
        ? columnAt(page, table, { member, node, read: readOf(click) })
        : aboveOf(page, table, node);
    const known = wanted.get(field);
    if (column !== undefined)
      wanted.set(field, known === undefined ? column : merged(known, column));
  }
  return [...wanted].map(([name, column]) => ({ name, column }));
}

function aboveOf(page: RecordPage, table: Detected, node: RecordNode): Column {
  const own = table.columns.find(
    (column) =>
      column.isAbove &&
      column.cells.some(
        (cell) =>
          cell !== undefined &&
          (cell.node === node || (cell.node.order > node.order && cell.node.order < node.end)),
      ),
  );
  return own ?? aboveColumn(page, table, node);
}

/** A further example: where the first column has nothing, the second may have it. */
function merged(first: Column, second: Column): Column {
  if (first === second) return first;
  const cells = first.cells.map((cell, i) => cell ?? second.cells[i]);
  return {
    ...first,
    cells,
    filled: cells.filter((cell) => cell !== undefined).length / Math.max(1, cells.length),
  };
}
