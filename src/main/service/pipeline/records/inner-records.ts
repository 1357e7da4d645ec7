/** Things that repeat inside records: records themselves (the events of a day), or the fields of one (labels and values). */
import type { Column } from './columns.ts';
import type { Member, RecordSet } from './sets.ts';
import { spansOf } from './spans.ts';
import type { RecordNode } from './tree.ts';

/** Times and prices may be the same each day; they are no labels. */
const LABELS: ReadonlySet<Column['kind']> = new Set(['word', 'phrase', 'code']);
/** Share of the records. */
const MOST = 0.7;

/** `texts`: columns of the inner ones. */
export const isFieldsOf = (outer: RecordSet, inner: RecordSet, texts: readonly Column[]): boolean =>
  areNamedApart(outer, inner) || areLabelled(outer, texts) || isOneFixed(outer, inner, texts);

/** One of the columns of the inner ones has labels. */
export const areLabelled = (outer: RecordSet, texts: readonly Column[]): boolean =>
  texts.some(
    (one) =>
      LABELS.has(one.kind) && one.distinct < 0.5 && one.filled > 0.9 && isLabelled(one, outer),
  );

/** As many in each record, which says beside them what all of them cost: the flights there and back, the parts of a set. */
export function arePartsOf(outer: RecordSet, inner: RecordSet, values: readonly Column[]): boolean {
  const roots = inner.members.flatMap(({ roots: [root] }) => root ?? []);
  const counts = byRecord(outer, roots, (root) => root).map((own) => own.length);
  const [first = 0] = counts;
  if (first > MOST_PARTS || counts.some((count) => count !== first)) return false;
  const spans = spansOf(inner);
  return values.some(
    ({ kind, filled, cells }) =>
      kind === 'price' &&
      filled > 0.9 &&
      cells.every((cell) => cell === undefined || !spans.holds(cell.node.order)),
  );
}
const MOST_PARTS = 4;

/** As many in each record, of which one says the same in all records: the title, and `Website` behind it. */
function isOneFixed(outer: RecordSet, inner: RecordSet, texts: readonly Column[]): boolean {
  const [own] = texts;
  if (own === undefined || texts.length > 1) return false;
  const said = own.cells.flatMap((cell) => cell ?? []);
  const lists = byRecord(outer, said, ({ node }) => node).map((some) =>
    some.map(({ text }) => text),
  );
  const [first = []] = lists;
  if (lists.length < LEAST_RECORDS || said.length < inner.members.length) return false;
  if (first.length < 2 || lists.some(({ length }) => length !== first.length)) return false;
  const fixed = first.filter((text, i) => lists.every((list) => list[i] === text));
  return fixed.length > 0 && fixed.length < first.length;
}
const LEAST_RECORDS = 3;

/** The same few words in each record, in the same order. */
function isLabelled({ cells }: Column, outer: RecordSet): boolean {
  const said = cells.flatMap((cell) => cell ?? []);
  const lists = byRecord(outer, said, ({ node }) => node).map((own) => own.map(({ text }) => text));
  const [longest = []] = lists.toSorted((a, b) => b.length - a.length);
  const alike = lists.filter((labels) => labels.length > 1 && isWithin(labels, longest));
  return new Set(longest).size === longest.length && alike.length >= lists.length * MOST;
}

/** Boxes of other names, or of other shapes, each, the same ones in each record: the home team and the guests. */
function areNamedApart(outer: RecordSet, inner: RecordSet): boolean {
  const lists = byRecord(outer, inner.members, ({ roots: [root] }) => root);
  const areApart = (nameOf: (member: Member) => string, isLike: typeof isWithin): boolean => {
    const names = lists.map((own) => own.map(nameOf));
    const [longest = []] = names.toSorted((a, b) => b.length - a.length);
    const isApart = longest.length > 1 && new Set(longest).size === longest.length;
    const alike = names.filter((own) => own.length > 0 && isLike(own, longest));
    return isApart && !longest.includes('') && alike.length >= names.length * MOST;
  };
  const classOf = ({ roots: [root] }: Member): string => root?.element.attribs['class'] ?? '';
  const isSame: typeof isWithin = (own, all) => own.join('\n') === all.join('\n');
  // of a few records with names one or the other may be lacking
  return (
    areApart(classOf, isWithin) || areApart(({ roots }) => roots.map(shapeOf).join(''), isSame)
  );
}

/** Its elements as tags in tags; of a large one how it begins. */
function shapeOf(root: RecordNode): string {
  let left = MOST_SHOWN;
  const write = ({ tag, kids }: RecordNode): string => {
    left -= 1;
    return left < 0 ? '' : `${tag}(${kids.map(write).join('')})`;
  };
  return write(root);
}
const MOST_SHOWN = 24;

/** Items, in the order of the page, by the record of the set that they stand in. */
function byRecord<Item>(
  { members }: RecordSet,
  items: readonly Item[],
  nodeOf: (item: Item) => RecordNode | undefined,
): readonly (readonly Item[])[] {
  const lists: Item[][] = members.map(() => []);
  let at = 0;
  for (const item of items) {
    const order = nodeOf(item)?.order ?? 0;
    while (at < members.length - 1 && isPast(members[at]?.roots ?? [], order)) at += 1;
    lists[at]?.push(item);
  }
  return lists;
}

const isPast = (roots: readonly RecordNode[], order: number): boolean =>
  roots.every(({ end }) => order >= end);

/** All of them, in their order. */
function isWithin(labels: readonly string[], all: readonly string[]): boolean {
  let from = 0;
  return labels.every((label) => {
    const at = all.indexOf(label, from);
    from = at + 1;
    return at >= 0;
  });
}
