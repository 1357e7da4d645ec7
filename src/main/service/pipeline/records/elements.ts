/**
 * From an element of one record to the column it belongs to: a place, a list, a whole element that holds several places,
 * a part of a place, or what stands above many records.
 */
import { sharesOf, type Cell, type Column, type Table } from './columns.ts';
import { mostOf } from './counts.ts';
import { kindOf, type Kind } from './kinds.ts';
import type { Entry } from './align.ts';
import type { Read, RecordNode, RecordPage } from './tree.ts';

export const holds = (outer: RecordNode, inner: RecordNode): boolean =>
  inner.order >= outer.order && inner.order < outer.end;

/** The record an element lies in, the innermost where they are nested; -1: none. */
export function memberOf({ set }: Table, node: RecordNode): number {
  let best = -1;
  let depth = -1;
  set.members.forEach(({ roots, without }, i) => {
    const root = roots.find((one) => holds(one, node));
    if (root === undefined || without?.some((one) => holds(one, node)) === true) return;
    if (root.depth > depth) [best, depth] = [i, root.depth];
  });
  return best;
}

/** True where the element stands above records of the set. */
export const isAboveIn = ({ set }: Table, node: RecordNode): boolean =>
  set.members.some(({ above }) => above.some((one) => holds(one, node)));

/** The column of an element in a record; undefined where none can be told. */
export function columnAt(
  page: RecordPage,
  table: Table,
  at: { readonly member: number; readonly node: RecordNode; readonly read: Read },
): Column | undefined {
  const { member, node, read } = at;
  const row = table.aligned.rows[member] ?? [];
  if (read !== 'text') return attributeColumn(table, row, node, read);
  const covered = row.flatMap((entry, slot) =>
    entry !== undefined && entry.leaf.at >= node.from && entry.leaf.at < node.to
      ? [{ entry, slot }]
      : [],
  );
  const texts = covered.filter(({ entry }) => entry.leaf.read === 'text');
  if (texts.length === 0) return partColumn(page, table, row, node) ?? silentColumn(table, covered);
  const columns = new Set(texts.flatMap(({ slot }) => columnOfSlot(table, slot) ?? []));
  const [only] = columns;
  if (columns.size === 1 && only !== undefined && (only.isList || texts.length === 1)) {
    const said = texts.map(({ entry }) => entry.leaf.text).join('');
    const isAll = said.replaceAll(' ', '').length >= page.text(node).replaceAll(' ', '').length - 1;
    if (isAll || only.isList) return only;
  }
  return wholeColumn(page, table, node, texts);
}

function columnOfSlot({ columns, aligned }: Table, slot: number): Column | undefined {
  const own = columns.find((column) => column.slot === slot);
  if (own !== undefined) return own;
  const read = aligned.slots[slot]?.read;
  const path = mostOf(aligned.slots[slot]?.paths ?? new Map<string, number>());
  return columns.find((column) => column.isList && column.read === read && column.path === path);
}

/** Stars and icons: what they say in an attribute. */
function silentColumn(
  table: Table,
  covered: readonly { readonly slot: number }[],
): Column | undefined {
  for (const { slot } of covered) {
    const column = columnOfSlot(table, slot);
    if (column?.read.startsWith('@') === true) return column;
  }
  return undefined;
}

/** The address, picture or attribute at the element, in it, or around it. */
function attributeColumn(
  table: Table,
  row: readonly (Entry | undefined)[],
  node: RecordNode,
  read: Read,
): Column | undefined {
  const slots = row.flatMap((entry, slot) =>
    entry?.leaf.read === read ? [{ node: entry.leaf.node, slot }] : [],
  );
  const hit =
    slots.find((one) => one.node === node) ??
    slots.find((one) => holds(node, one.node)) ??
    slots.findLast((one) => holds(one.node, node));
  return hit === undefined ? undefined : columnOfSlot(table, hit.slot);
}

/** The element as a whole in each record: known by its fullest place and how far above it the element stands. */
function wholeColumn(
  page: RecordPage,
  table: Table,
  node: RecordNode,
  covered: readonly { readonly entry: Entry; readonly slot: number }[],
): Column | undefined {
  const { slots, rows } = table.aligned;
  const guides = covered
    .map(({ entry, slot }) => ({
      slot,
      level: entry.leaf.node.depth - node.depth,
      count: slots[slot]?.count ?? 0,
    }))
    .sort((a, b) => b.count - a.count);
  const [lead] = guides;
  if (lead === undefined) return undefined;
  const cells = rows.map((row, i) => {
    for (const { slot, level } of guides) {
      const entry = row[slot];
      if (entry === undefined) continue;
      const element = climb(entry.leaf.node, level, node.tag);
      const roots = table.set.members[i]?.roots ?? [];
      if (element !== undefined && roots.some((root) => holds(root, element)))
        return { text: page.text(element), node: element };
    }
    return undefined;
  });
  return columnFrom(cells, { slot: lead.slot, node, isWhole: true });
}

/** That far up; where the tag is another one there, the nearest above or below with the tag. */
function climb(node: RecordNode, level: number, tag: string): RecordNode | undefined {
  const line: RecordNode[] = [];
  for (
    let one: RecordNode | undefined = node;
    one !== undefined && line.length <= level + 3;
    one = one.parent
  )
    line.push(one);
  const there = line[level];
  if (there?.tag === tag) return there;
  return line.find((one, i) => i > 0 && one.tag === tag) ?? there;
}

/** An element inside a place: by the same way down in each record. */
function partColumn(
  page: RecordPage,
  table: Table,
  row: readonly (Entry | undefined)[],
  node: RecordNode,
): Column | undefined {
  const slot = row.findIndex(
    (entry) => entry?.leaf.read === 'text' && entry.leaf.run < 0 && holds(entry.leaf.node, node),
  );
  const entry = row[slot];
  if (entry === undefined) return undefined;
  const way: { tag: string; nth: number }[] = [];
  for (let one = node; one !== entry.leaf.node && one.parent !== undefined; one = one.parent) {
    const same = one.parent.kids.filter(({ tag }) => tag === one.tag);
    way.unshift({ tag: one.tag, nth: same.indexOf(one) });
  }
  const cells = table.aligned.rows.map((other) => {
    let at: RecordNode | undefined = other[slot]?.leaf.node;
    for (const { tag, nth } of way) at = at?.kids.filter((kid) => kid.tag === tag)[nth];
    return at === undefined ? undefined : { text: page.text(at), node: at };
  });
  return columnFrom(cells, { slot, node, isWhole: true });
}

/** What stands above many records, wherever: the last element like it before each of them. */
export function aboveColumn(page: RecordPage, table: Table, node: RecordNode): Column {
  const way = tagLine(node);
  const like = page.nodes.filter(
    (other) =>
      other.tag === node.tag &&
      other.depth === node.depth &&
      tagLine(other) === way &&
      (node.tokens.length === 0 || other.tokens.some((token) => node.tokens.includes(token))) &&
      page.textLength(other) > 0,
  );
  const cells = table.set.members.map(({ roots: [root] }) => {
    const last =
      root === undefined ? undefined : like.findLast((other) => other.order < root.order);
    return last === undefined ? undefined : { text: page.text(last), node: last };
  });
  return { ...columnFrom(cells, { slot: -1, node, isWhole: true }), isAbove: true };
}

function tagLine(node: RecordNode): string {
  let line = '';
  for (let one: RecordNode | undefined = node; one !== undefined; one = one.parent)
    line += `/${one.tag}`;
  return line;
}

function columnFrom(
  cells: readonly (Cell | undefined)[],
  {
    slot,
    node,
    isWhole,
  }: { readonly slot: number; readonly node: RecordNode; readonly isWhole: boolean },
): Column {
  const kinds = new Map<Kind, number>();
  for (const cell of cells) {
    if (cell === undefined) continue;
    const kind = kindOf(cell.text, 'text');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return {
    slot,
    read: 'text',
    isAbove: false,
    isList: false,
    isWhole,
    cells,
    kinds,
    kind: mostOf(kinds) ?? 'phrase',
    path: node.parent === undefined ? node.tag : `${node.parent.tag}/${node.tag}`,
    tokens: node.tokens,
    itemprop: node.element.attribs['itemprop'],
    label: undefined,
    header: undefined,
    ...sharesOf(cells),
  };
}

/** Whole elements of the records that hold several places and little text: what a click may have meant. */
export function wholeColumns(page: RecordPage, table: Table): readonly Column[] {
  const found = new Map<string, Column>();
  const { rows } = table.aligned;
  const samples = [0, 1, 2, Math.floor(rows.length / 2)].filter(
    (i, k, all) => i < rows.length && all.indexOf(i) === k,
  );
  for (const member of samples) {
    for (const root of table.set.members[member]?.roots ?? []) {
      for (let order = root.order; order < root.end && found.size < 60; order += 1) {
        const node = page.nodes[order];
        if (node === undefined || node.to - node.from < 2 || page.textLength(node) > 400) continue;
        const column = columnAt(page, table, { member, node, read: 'text' });
        if (!column?.isWhole) continue;
        const key = column.cells.map((cell) => cell?.text ?? '').join('\n');
        if (!found.has(key)) found.set(key, column);
      }
    }
  }
  return [...found.values()];
}
