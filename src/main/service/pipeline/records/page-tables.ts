/** The best record sets of a page that do not overlap, the columns wanted of each, and the tables they make. */
import type { Document as Root } from 'domhandler';
import type { PageTable } from '../../domain/document.ts';
import { headingBefore } from './anchors.ts';
import { withoutWords, type Column } from './columns.ts';
import { detect, valuesOf, type Detected } from './detect.ts';
import { rowsOf, type Wanted } from './learn.ts';
import { areOneLink, nameColumns } from './names.ts';
import type { RecordSet } from './sets.ts';
import { spansOf } from './spans.ts';
import { wordsOfTokens } from './tokens.ts';
import { readRecordPage, type RecordNode, type RecordPage } from './tree.ts';

const MOST_TABLES = 20;
const MOST_NAME = 200;

/** Lists of records and tables with typed columns, best first. Leaves the tree as it is. */
export function readPageTables(root: Root, url: string): readonly PageTable[] {
  const page = readRecordPage(root, url);
  const candidates = [...detect(page)].sort((a, b) => claimOf(b) - claimOf(a));
  const best = [...bestSets(candidates, MOST_TABLES)].sort((a, b) => b.score - a.score);
  return best.flatMap((table) => {
    const wanted = wantedOf(table);
    // one column is a list of texts, which the Markdown has as well
    if (wanted.length < 2) return [];
    const { rows, typed } = rowsOf(page, wanted);
    const columns = wanted.map(({ name }, i) => ({ name, type: typed[i]?.type ?? 'text' }));
    return [{ name: nameOf(page, table), columns, rows }];
  });
}

/** Names above the columns make a table one, however few rows it has: its cells are no records then. */
const claimOf = ({ score, set: { kind, headers = [] } }: Detected): number =>
  score + (kind === 'table' && headers.some((header) => header !== '') ? 2 : 0);

/** Score above which a set is one of records. */
const SURE = 4;

/** At most `most` sets, in the order given, none of which holds a part of another. */
export function bestSets(candidates: readonly Detected[], most: number): readonly Detected[] {
  const chosen: Detected[] = [];
  for (const table of candidates) {
    if (chosen.length >= most) break;
    if (table.score > SURE && !chosen.some((other) => overlaps(other, table))) chosen.push(table);
  }
  return chosen;
}

export function wantedOf(table: Detected): readonly Wanted[] {
  const values = new Set(valuesOf(table));
  const full = table.columns.filter(
    (column) =>
      (values.has(column) && (column.filled >= 0.1 || column.isAbove)) || isOfSome(table, column),
  );
  const columns = withoutCopies(full).map(withoutWords);
  const names = nameColumns(columns);
  return columns.map((column, i) => ({ name: names[i] ?? `column_${i + 1}`, column }));
}

/** The same wherever it stands, and it stands in some only: `Balcony: yes`, a badge, a state. */
function isOfSome({ set, columns }: Detected, column: Column): boolean {
  const { read, filled, label, tokens, cells, isAbove } = column;
  if (read !== 'text' || isAbove || filled > MOST_OF_SOME) return false;
  const isState = wordsOfTokens(tokens).some((word) => STATES.has(word));
  const count = cells.filter(Boolean).length;
  if (set.members.length < LEAST_RECORDS || count < (isState ? 1 : 2)) return false;
  const at = columns.indexOf(column);
  const isWith = (other: Column | undefined): boolean =>
    other?.cells.every((cell, i) => !cell === !cells[i]) === true;
  // a label stands wherever the value does, and nowhere else
  const isLabelled = label !== undefined && isWith(columns[at - 1]);
  return (
    isLabelled ||
    isState ||
    (isMark(column) && !isWith(columns[at - 1]) && !isWith(columns[at + 1]))
  );
}
const MOST_OF_SOME = 0.9;
const LEAST_RECORDS = 4;

/** A word or two on its own that nobody can press. */
function isMark({ cells, path, kind }: Column): boolean {
  const cell = cells.find(Boolean);
  const isShort = cell !== undefined && cell.text.length <= MOST_MARK && /\p{L}/u.test(cell.text);
  return isShort && kind !== 'prose' && !PRESSED.test(path) && !isInButton(cell.node);
}
const MOST_MARK = 30;
const PRESSED = /(?:^|\/)(?:button|label|summary|option|dt|th)(?:\/|$)|\/a$/;

function isInButton(node: RecordNode): boolean {
  for (
    let box: RecordNode | undefined = node, depth = 0;
    box !== undefined && depth < 4;
    box = box.parent, depth += 1
  )
    if (box.tag === 'button' || box.element.attribs['role'] === 'button') return true;
  return false;
}
const STATES: ReadonlySet<string> = new Set(
  'badge status stock availability ribbon onsale flag sticker'.split(' '),
);

/** Without the address of the picture that is the title's, too, and the picture's name that is the title. */
function withoutCopies(columns: readonly Column[]): readonly Column[] {
  const isCopy = (column: Column, at: number): boolean =>
    columns.some(
      (other, i) =>
        other !== column &&
        other.isList === column.isList &&
        mayCopy(column, other) &&
        saysTheSame(column, other) &&
        // of two that are each other's copies the one stays that stands at a text, else the first
        !(saysTheSame(other, column) && mayCopy(other, column) && isBefore(columns, at, i)),
    );
  return columns.filter((column, at) => !isCopy(column, at));
}

const mayCopy = ({ read }: Column, other: Column): boolean =>
  read === 'href' || read === 'src'
    ? other.read === read
    : read === '@alt' && other.read === 'text';

const saysTheSame = ({ cells }: Column, other: Column): boolean =>
  cells.every((cell, i) => cell === undefined || cell.text === other.cells[i]?.text);

function isBefore(columns: readonly Column[], one: number, other: number): boolean {
  const isAtText = (at: number): boolean =>
    columns.some((text) => text.read === 'text' && areOneLink(columns[at], text));
  const [own, its] = [isAtText(one), isAtText(other)];
  return own === its ? one < other : own;
}

function overlaps(left: Detected, right: Detected): boolean {
  const spans = spansOf(left.set);
  const above = new Set(left.set.members.flatMap((member) => member.above));
  return right.set.members.some(({ roots }) =>
    roots.some((root) => above.has(root) || spans.meets(root)),
  );
}

function nameOf(page: RecordPage, { set }: Detected): string {
  const name = ownName(page, set) ?? headingBefore(page, set.holder) ?? page.title;
  return name.slice(0, MOST_NAME);
}

/** What a list or table alone is called: not the headline, which is that of the page. */
export function ownName(page: RecordPage, { kind, holder }: RecordSet): string | undefined {
  if (kind === 'cousins') return undefined;
  const caption = holder.kids.find(({ tag }) => tag === 'caption');
  const said = caption === undefined ? holder.element.attribs['aria-label'] : page.text(caption);
  const name = said?.trim() ?? '';
  return name === '' ? headingAbove(page, holder) : name;
}

/** A heading beside the list or one of the boxes around it, in the same part of the page. */
function headingAbove(page: RecordPage, holder: RecordNode): string | undefined {
  let box = holder;
  for (let up = 0; up < MOST_UP && box.parent !== undefined && !PART.test(box.tag); up += 1) {
    const before = box.parent.kids.filter(({ order }) => order < box.order);
    for (const one of before.toReversed()) {
      const [first] = one.to - one.from <= MOST_BESIDE ? one.kids : [];
      const heading = [one, first].find((node) => node !== undefined && HEADED.test(node.tag));
      if (heading !== undefined)
        return heading.tag === 'h1' ? undefined : page.text(heading).slice(0, MOST_OWN);
    }
    box = box.parent;
  }
  return undefined;
}
const HEADED = /^h[1-4]$/;
/** A heading with a link or two. */
const MOST_BESIDE = 4;
const PART = /^(?:main|nav|aside|header|footer|body)$/;
const MOST_UP = 4;
const MOST_OWN = 80;
