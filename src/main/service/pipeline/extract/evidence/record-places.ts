/**
 * Places that records have in common, with all that speaks of what stands there: what a header, a label or a unit says, the
 * names of the elements, the tags around them.
 *
 * From the detector (records/): its columns, cells and other elements as a whole, and what follows a label in one text.
 */
import { columnAt, holds } from '../../records/elements.ts';
import { isFixed, type Cell, type Column, type Table } from '../../records/columns.ts';
import { kindOf } from '../../records/kinds.ts';
import type { Member, RecordSet } from '../../records/sets.ts';
import type { Leaf, Read, RecordNode, RecordPage } from '../../records/tree.ts';
import { isLabelKey } from '../fields/meanings.ts';
import { hasName } from '../sources/names.ts';
import { whereIs } from '../sources/page.ts';
import { keyOf, singular } from '../text.ts';
import { attributesSaid } from './record-titles.ts';

export interface Place {
  readonly cells: readonly (Cell | undefined)[];
  readonly read: Read;
  /** Kinds of the cells, the commonest first (kinds.ts). */
  readonly kind: string;
  /** What is said of the place: header, label, itemprop. */
  readonly said: readonly string[];
  /** Words that stand beside the number in nearly all cells: `points` of `12 points`. */
  readonly units: readonly string[];
  /** From the element of the first cell up to its record. */
  readonly line: readonly RecordNode[];
  /** Share of records that have it; share of different values among them. */
  readonly filled: number;
  readonly distinct: number;
  readonly isAbove: boolean;
  readonly isFixed: boolean;
  /** It holds the name of the record beside other things. */
  readonly isMixed?: boolean;
  /** Of a line that says several things, which of them: from 0, of the last -1. */
  readonly part?: number;
}

const MOST_LEAVES = 24;
const MOST_LOOKED_AT = 300;

/** Cells of a table as they stand, for what their headers say. */
export function placesOfCells(page: RecordPage, set: RecordSet): readonly Place[] {
  const headers = set.headers ?? [];
  return headers.map((header, i) => {
    const cells = set.members.map(({ roots }) =>
      isRestOfLine(roots, i) ? undefined : cellOf(page, roots[i]),
    );
    const letter = UNDER_A_HEAD.exec(header)?.[1];
    const said = letter === undefined ? [header] : [header, letter];
    return placeOf(cells, { said, read: 'text', root: undefined });
  });
}

/** `W` below `Games`: the letter heads the column. */
const UNDER_A_HEAD = /\s(\p{Lu}|Pts|Pld|GF|GA|GD)$/u;

/** A cell over most columns is a line of its own, which stands in the first of them. */
const isRestOfLine = (roots: readonly RecordNode[], i: number): boolean =>
  i > 0 &&
  roots[i] === roots[i - 1] &&
  roots.filter((root) => root === roots[i]).length * 2 > roots.length;

function cellOf(page: RecordPage, node: RecordNode | undefined): Cell | undefined {
  const text = node === undefined ? '' : page.text(node);
  return node === undefined || text === '' ? undefined : { text, node };
}

/** All places of a record set. `names`: words of elements that are wanted as a whole. */
export function placesOf(
  page: RecordPage,
  table: Table,
  names: ReadonlySet<string>,
): readonly Place[] {
  const columns = [...table.columns, ...wholes(page, table, names)];
  const places = columns.flatMap((column, i) =>
    placesOfColumn(table, column, [
      unitAfter(column, columns[i + 1]),
      isBehindBy(
        table.columns.slice(0, i).findLast(({ read }) => read === 'text'),
        column,
      )
        ? 'by'
        : undefined,
    ]),
  );
  return [
    ...(table.set.headers === undefined ? [] : wholeCells(page, table)),
    ...places,
    ...listsIn(page, table, names),
    ...linkLists(page, table),
  ];
}

/** The word right behind a number, the same in all records: `<b>50</b> <i>votes</i>`. */
function unitAfter(column: Column, next: Column | undefined): string | undefined {
  const [text, other] = new Set(next?.cells.flatMap((cell) => cell?.text ?? []));
  if (next?.read !== 'text' || text === undefined || other !== undefined || text.length > 20)
    return undefined;
  const i = column.cells.findIndex((cell, k) => cell !== undefined && next.cells[k] !== undefined);
  return isBeside(column.cells[i], next.cells[i]) ? text : undefined;
}

/** `asked yesterday by <a>Jo</a>`: the text before ends with the word that names somebody. */
function isBehindBy(before: Column | undefined, { cells, read }: Column): boolean {
  if (before?.read !== 'text' || read !== 'text') return false;
  const all = cells.flatMap((cell, row) => (cell === undefined ? [] : [[cell, row] as const]));
  const behind = all.filter(([{ node }, row]) => {
    const other = before.cells[row];
    return node.parent !== undefined && node.parent === other?.node && BY.test(other.text);
  });
  return behind.length > 0 && behind.length >= all.length * 0.8;
}
const BY = /(?<!\p{L})(?:by|von|par|por|di|da|av|af|door|przez|автор)$/iu;

/** A number, and what stands beside it and heads nothing, as `Sold by` heads a link; `<b>3</b> votes` stands in the box of both. */
const isBeside = (number: Cell | undefined, unit: Cell | undefined): boolean =>
  number !== undefined &&
  unit !== undefined &&
  (number.node.parent === unit.node
    ? unit.node.kids.length === 1
    : unit.node.parent === number.node
      ? number.node.kids.length === 1
      : number.node.parent === unit.node.parent && unit.node.kids.length === 0) &&
  /^\p{Nd}[\p{Nd}.,’'\s]*[kKmM+]?$/u.test(number.text) &&
  !/^(?:dt|th)$/.test(unit.node.tag);

/** Lists inside the records: the one there is, that one of the names is said of, and those below a line that says what they list. */
function listsIn(page: RecordPage, { set }: Table, names: ReadonlySet<string>): readonly Place[] {
  const lists = set.members.map((member) =>
    [...member.roots, ...nodesIn(page, member)].filter(
      (node) => /^[uo]l$/.test(node.tag) && page.textLength(node) > 0,
    ),
  );
  const isAlone = lists.every((own) => own.length <= 1);
  const chosen = lists.map((own) => own.find((list) => isAlone || hasName(list.element, names)));
  const labelled = isAlone
    ? []
    : lists.map((own) => new Map(own.map((list) => [labelOf(page, list), list])));
  const counts = Map.groupBy(
    labelled.flatMap((own) => [...own.keys()]),
    (label) => label,
  );
  const labels = [...counts].filter(
    ([label, all]) => label !== '' && all.length * 2 >= labelled.length,
  );
  return [
    listPlace(page, set, chosen, []),
    ...labels.map(([label]) =>
      listPlace(
        page,
        set,
        labelled.map((own) => own.get(label)),
        [label],
      ),
    ),
  ].flatMap((place) => place ?? []);
}

/** Boxes of links to all of a kind, as many as each record has: its topics. */
function linkLists(page: RecordPage, { set }: Table): readonly Place[] {
  const boxes = set.members.map((member) =>
    nodesIn(page, member).find(
      ({ tag, kids }) =>
        !/^[uo]l$/.test(tag) &&
        kids.length > 0 &&
        kids.every((kid) => kid.tag === 'a' && OF_A_KIND.test(kid.element.attribs['href'] ?? '')),
    ),
  );
  const hasSeveral = boxes.some((box) => box !== undefined && box.kids.length > 1);
  const place = hasSeveral ? listPlace(page, set, boxes, []) : undefined;
  return place === undefined ? [] : [place];
}
/** A link to all that is filed under something. */
export const OF_A_KIND =
  /\/(?:c|categor(?:y|ies)|tags?|topics?|genres?|sections?|rubrik|kategorie|categori[ae]s?)\/[^/]+\/?$/i;

/** `Pros` right before a list. */
function labelOf(page: RecordPage, list: RecordNode): string {
  const siblings = list.parent?.kids ?? [];
  const before = siblings[siblings.indexOf(list) - 1];
  const text = before === undefined || /^[uo]l$/.test(before.tag) ? '' : page.text(before);
  return text.length <= MOST_OF_LABEL ? text : '';
}
const MOST_OF_LABEL = 40;

function listPlace(
  page: RecordPage,
  { members }: Table['set'],
  lists: readonly (RecordNode | undefined)[],
  said: readonly string[],
): Place | undefined {
  const cells = lists.map((node) => {
    const values = (node?.kids ?? []).map((kid) => page.text(kid)).filter((text) => text !== '');
    return node === undefined || values.length === 0
      ? undefined
      : { text: values.join(', '), node, values };
  });
  const at = cells.findIndex((cell) => cell !== undefined);
  return at < 0
    ? undefined
    : placeOf(cells, { said, read: 'text', root: new Set(members[at]?.roots) });
}

/** Cells of several texts, which the columns have one by one. */
function wholeCells(page: RecordPage, { set }: Table): readonly Place[] {
  const hasParts = (i: number): boolean =>
    set.members.some(({ roots }) => {
      const root = roots[i];
      return root !== undefined && root.to - root.from > 1;
    });
  return placesOfCells(page, set).filter((place, i) => place.filled > 0 && hasParts(i));
}

/** Elements that hold several texts and are called by one of the names, or are a text in several paragraphs. */
function wholes(page: RecordPage, table: Table, names: ReadonlySet<string>): readonly Column[] {
  const sizes = table.set.members.map(({ roots }) =>
    roots.reduce((sum, root) => sum + root.to - root.from, 0),
  );
  const member = sizes.indexOf(Math.max(...sizes));
  const buttons = fixedTexts(table, (column) => BUTTON.test(column.path));
  const fixed = fixedTexts(table, ({ read, isAbove }) => read === 'text' && !isAbove);
  const columns: Column[] = [];
  for (const node of nodesIn(page, table.set.members[member])) {
    const leaves = node.to - node.from;
    if (leaves < 2 || leaves > MOST_LEAVES || page.textLength(node) === 0) continue;
    if (!hasName(node.element, names) && !isProse(node)) continue;
    const own = page.leaves.slice(node.from, node.to);
    if (own.some(({ text }) => buttons.has(text)) || isOneBeside(own, fixed)) continue;
    const column = columnAt(page, table, { member, node, read: 'text' });
    if (column !== undefined && !table.columns.includes(column)) columns.push(column);
  }
  return columns;
}

/** Elements inside a record, without those of other records in it and what holds them. */
function nodesIn(page: RecordPage, member: Member | undefined): readonly RecordNode[] {
  const others = member?.without ?? [];
  return (member?.roots ?? []).flatMap((root) =>
    page.nodes
      .slice(root.order + 1, Math.min(root.end, root.order + MOST_LOOKED_AT))
      .filter((node) => !others.some((other) => holds(other, node) || holds(node, other))),
  );
}

/** `<cite>Jo</cite> <span>says:</span>`: one text that differs is a place of its own. */
function isOneBeside(leaves: readonly Leaf[], fixed: ReadonlySet<string>): boolean {
  const texts = leaves.filter(({ read }) => read === 'text');
  return texts.length > 1 && texts.filter(({ text }) => !fixed.has(text)).length === 1;
}

/** What one clicks in every record: `Continue reading`. */
const BUTTON = /(?:^|\/)(?:a|button)$/;

/** What places say that say the same in every record. */
function fixedTexts(
  { columns, set }: Table,
  isAsked: (column: Column) => boolean,
): ReadonlySet<string> {
  const fixed = columns.filter((column) => isAsked(column) && isFixed(column, set.members.length));
  return new Set(
    fixed.flatMap(({ cells }) => cells.find((cell) => cell !== undefined)?.text ?? []),
  );
}

const isProse = ({ tag, kids }: RecordNode): boolean =>
  tag === 'p' || tag === 'blockquote' || (kids.length > 0 && kids.every(isParagraph));

const isParagraph = ({ tag, kids, element }: RecordNode): boolean =>
  tag === 'p' && !(element.children.length === 1 && kids[0]?.tag === 'a');

function placesOfColumn(
  table: Table,
  column: Column,
  around: readonly (string | undefined)[],
): readonly Place[] {
  const { header, label, itemprop, cells, read } = column;
  const said = [header, label, itemprop, ...around, ...attributesSaid(cells)];
  const whole = placeOf(cells, {
    said: said.filter((one) => one !== undefined),
    read,
    root: rootOf(table, column),
    isAbove: column.isAbove,
  });
  const labelled = behindLabel(whole);
  if (labelled === undefined) return [whole];
  // with a label of its own, no text before it is one
  return [labelled, { ...whole, said: whole.said.filter((one) => one !== label) }];
}

function rootOf({ set }: Table, { cells }: Column): ReadonlySet<RecordNode> {
  const at = cells.findIndex((cell) => cell !== undefined);
  return new Set(set.members[at]?.roots);
}

const LABELLED = /^([^:：]{2,40}?)\s?[:：]\s*(\S.*)$/su;

/** `Author: Jo`, `Order no. XT-7802`: what follows the label, where nearly all, or all, say the same label. */
function behindLabel(place: Place): Place | undefined {
  return place.read === 'text'
    ? (behind(LABELLED, place, 0.8) ?? behind(WORD_AND_NUMBER, place, 1) ?? behindKnown(place))
    : undefined;
}

/** `ext. 204`: the word for a number, and the number. */
const WORD_AND_NUMBER =
  /^((?:\p{L}+\.?\s){0,2}(?:\p{L}{2,12}\.|no|nr|number|num|code|id|ref))\s((?=\S*\d)[\p{L}\d][\p{L}\d./_-]*)$/iu;

/** `Kenmerk 552310`: a word that is known to name something, and a code. */
function behindKnown(place: Place): Place | undefined {
  const found = behind(ONE_WORD_AND_CODE, place, 1);
  return found !== undefined && isLabelKey(keyOf(found.said[0] ?? '')) ? found : undefined;
}
const ONE_WORD_AND_CODE = /^(\p{Lu}\p{L}{3,19})\s((?=\S*\d)[\p{Lu}\d][\p{Lu}\d./_-]{3,20})$/u;

/** What the second group of the pattern has, said by what the first has; `least`: share of the cells that must match. */
function behind(pattern: RegExp, place: Place, least: number): Place | undefined {
  const labels = new Set<string>();
  const cells = place.cells.map((cell) => {
    const match = cell === undefined ? null : pattern.exec(cell.text);
    if (cell === undefined || match?.[1] === undefined || match[2] === undefined) return undefined;
    labels.add(match[1]);
    return { text: match[2], node: cell.node };
  });
  const [label] = labels;
  const count = cells.filter((cell) => cell !== undefined).length;
  const all = place.cells.filter((cell) => cell !== undefined).length;
  if (label === undefined || labels.size > 1 || count < all * least) return undefined;
  return { ...withCells(place, cells), said: [label] };
}

function placeOf(
  cells: readonly (Cell | undefined)[],
  about: {
    readonly said: readonly string[];
    readonly read: Read;
    readonly root: ReadonlySet<RecordNode> | undefined;
    readonly isAbove?: boolean;
  },
): Place {
  const { said, read, root, isAbove = false } = about;
  return {
    cells,
    read,
    said: said.filter((text) => text !== ''),
    kind: mostKind(cells, read),
    units: read === 'text' ? unitsOf(cells) : [],
    line: lineOf(cells.find((cell) => cell !== undefined)?.node, root),
    isAbove,
    ...sharesOf(cells),
  };
}

/** The text of one is part of that of the other: a text that stands beside an element is not around it. */
export function isAround(outer: Place, inner: Place): boolean {
  const [box] = outer.line;
  const [own] = inner.line;
  if (box === undefined || own === undefined) return false;
  if (own.order <= box.order || own.order >= box.end) return false;
  const row = inner.cells.findIndex(
    (cell, i) => cell !== undefined && outer.cells[i] !== undefined,
  );
  const [text = '', part = ''] = [outer.cells[row]?.text, inner.cells[row]?.text];
  return text.length > part.length && text.includes(part);
}

/** The place with other texts in it. */
export const withCells = (place: Place, cells: Place['cells']): Place => ({
  ...place,
  ...sharesOf(cells),
  cells,
  kind: mostKind(cells, place.read),
  units: place.read === 'text' ? unitsOf(cells) : [],
});

function sharesOf(
  cells: readonly (Cell | undefined)[],
): Pick<Place, 'filled' | 'distinct' | 'isFixed'> {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  const different = new Set(texts).size;
  return {
    filled: cells.length === 0 ? 0 : texts.length / cells.length,
    distinct: texts.length === 0 ? 0 : different / texts.length,
    isFixed: different === 1 && texts.length > 2,
  };
}

function mostKind(cells: readonly (Cell | undefined)[], read: Read): string {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    if (cell === undefined) continue;
    const kind = kindOf(cell.text, read);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'phrase';
}

/** Words of nearly all cells that hold a number and little else. */
function unitsOf(cells: readonly (Cell | undefined)[]): readonly string[] {
  const counts = new Map<string, number>();
  let all = 0;
  for (const cell of cells) {
    if (cell === undefined) continue;
    all += 1;
    if (cell.text.length > 40 || !/\p{Nd}/u.test(cell.text)) continue;
    const words = cell.text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
    for (const word of new Set(words.map((one) => singular(keyOf(one)))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= all * 0.7).map(([word]) => word);
}

/** The element and what is around it, its record last. */
function lineOf(
  node: RecordNode | undefined,
  roots: ReadonlySet<RecordNode> | undefined,
): readonly RecordNode[] {
  const line: RecordNode[] = [];
  for (let one = node; one !== undefined && line.length < 8; one = one.parent) {
    line.push(one);
    if (roots === undefined || roots.has(one)) break;
  }
  return line;
}

/** Where a cell stands: of tables row and column, of other records the element. */
export function whereInRecord(set: RecordSet, record: number, { node }: Cell): string {
  const roots = set.members[record]?.roots ?? [];
  const column = roots.findIndex((root) => holds(root, node)) + 1;
  return set.headers === undefined
    ? whereIs(node.element)
    : `${whereIs(set.holder.element)} row ${record + 1} column ${column}`;
}
