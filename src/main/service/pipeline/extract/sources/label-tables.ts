/**
 * Labels and values in tables: rows of two cells, of several pairs, a row of heads over one row of values, cells that carry
 * their label as an attribute.
 */
import { isTag, type Element } from 'domhandler';
import { isLabelKey } from '../fields/meanings.ts';
import { keyOf } from '../text.ts';
import { saidIn } from './icon-words.ts';
import type { Add } from './label-pair.ts';
import { childElements, type Page, parentOf, whereIs } from './page.ts';

const MAX_LABEL = 80;
const MAX_VALUE = 4_000;
const MOST_CELLS = 12;

export function readRow(row: Element, page: Page, zone: number, add: Add): void {
  const all = childElements(row).filter(({ name }) => name === 'td' || name === 'th');
  if (all.length < 2 || all.length > MOST_CELLS) return;
  readAttributes(row, all, { page, zone, add });
  // a picture before the label is no cell of its own
  const cells = all.filter((cell, at) => (at === 0 ? page.text(cell) : saidIn(page, cell)) !== '');
  const table = tableOf(row);
  const say = (label: Element, value: Element, strength: number): void => {
    if (page.textLength(label) > MAX_LABEL || page.textLength(value) > MAX_VALUE) return;
    const how = {
      source: 'table',
      where: whereIs(value),
      element: value,
      group: table,
      strength: strength * zone,
    } as const;
    for (const name of [page.text(label), ...namesInGroup(row, page.text(label), page)])
      add(name, saidIn(page, value), how);
  };
  if (readHeads(row, all, page, say)) return;
  const [first, second] = cells;
  if (first === undefined || second === undefined) return;
  if (cells.length === 2) {
    const areHeads =
      second.name === 'th' && [first, second].every((cell) => isLabelLike(page.text(cell)));
    if (second.name === 'td' || (first.name === 'th' && !areHeads))
      say(first, second, rowStrength(row, first, second));
  } else if (cells.length === all.length) readMore(cells, table, page, say);
}

/** `Population (2025)` over `• Total` and `• Density`: `Population`, `Population density`. */
function namesInGroup(row: Element, label: string, page: Page): readonly string[] {
  const part = BULLET.exec(label)?.[1];
  if (part === undefined) return [];
  for (
    let before = row.prev, seen = 0;
    before !== null && seen < MOST_IN_GROUP;
    before = before.prev
  ) {
    if (!isTag(before)) continue;
    seen += 1;
    const cells = childElements(before).filter((cell) => page.textLength(cell) > 0);
    const [head] = cells;
    if (head === undefined || (cells.length > 1 && BULLET.test(page.text(head)))) continue;
    if (cells.length > 1 || page.textLength(head) > MAX_LABEL) return [];
    const name = page.text(head).replace(/\s*[([].*$/u, '');
    return WHOLE.test(part) ? [name] : [`${name} ${part}`];
  }
  return [];
}
const BULLET = /^\s*[•·▪‣–-]\s*(\S.*)$/u;
const WHOLE =
  /^(?:total|all(?: time)?|overall|gesamt|insgesamt|totale|totaal|łącznie|totalt|合計)$/iu;
const MOST_IN_GROUP = 12;

function readMore(
  cells: readonly Element[],
  table: Element | undefined,
  page: Page,
  say: SayCells,
): void {
  const [first, second] = cells;
  // `Citations | 3944 | 2105` below `All | Since 2021`
  if (first && second && isOfAll(table, page)) say(first, second, 0.8);
  else if (first && latestOf(cells, table, page, say)) return;
  else if (cells.length % 2 === 0) readPairs(cells, page, say);
  // `White | Nils Lindqvist | 2561`, where no row is one of heads
  else if (cells.length === 3 && first?.name === 'th' && second && !hasHeads(table, page))
    say(first, second, 0.6);
}

/** The heads of a table's columns are seldom label and value. */
const rowStrength = (row: Element, first: Element, second: Element): number =>
  second.name === 'th' || parentOf(row)?.name === 'thead' ? 0.45 : first.name === 'th' ? 0.92 : 0.9;

type SayCells = (label: Element, value: Element, strength: number) => void;

/** `Weight | 3 kg | Height | 20 cm`. */
function readPairs(cells: readonly Element[], page: Page, say: SayCells): void {
  const labels = cells.filter((_, at) => at % 2 === 0);
  const values = cells.filter((_, at) => at % 2 === 1);
  const areHeads =
    labels.every(({ name }) => name === 'th') && values.every(({ name }) => name === 'td');
  const known = labels.filter((cell) => isLabelLike(page.text(cell))).length;
  const strength = areHeads
    ? 0.88
    : known === labels.length
      ? 0.8
      : known * 2 >= labels.length
        ? 0.6
        : 0;
  if (strength === 0) return;
  labels.forEach((label, at) => {
    const value = values[at];
    if (value !== undefined) say(label, value, strength);
  });
}

const isLabelLike = (text: string): boolean => /[:：]$/u.test(text) || isLabelKey(keyOf(text));

/** A row of heads over the table's only other row; true where the row is one of heads, and no pair itself. */
function readHeads(row: Element, cells: readonly Element[], page: Page, say: SayCells): boolean {
  const rows = tableRows(row, page);
  const [head, body] = rows;
  if (rows.length !== 2 || head === undefined || body === undefined) return false;
  const heads = childElements(head);
  const values = childElements(body);
  if (heads.length < 2 || heads.length !== values.length) return false;
  const areCells =
    heads.every(({ name }) => name === 'th') && values.some(({ name }) => name === 'td');
  const isByWords =
    heads.every((cell) => isLabelLike(page.text(cell))) &&
    !values.some((cell) => isLabelLike(page.text(cell)));
  if (!areCells && !isByWords) return false;
  if (row === body)
    cells.forEach((value, at) => {
      const label = heads[at];
      if (label !== undefined && page.textLength(value) > 0)
        say(label, value, areCells ? 0.86 : 0.8);
    });
  return true;
}

const hasHeads = (table: Element | undefined, page: Page): boolean =>
  table === undefined ||
  page.within(table, 'thead').length > 0 ||
  page.within(table, 'tr').some((row) => childElements(row).every(({ name }) => name === 'th'));

/** The column behind the labels is headed as that of everything. */
function isOfAll(table: Element | undefined, page: Page): boolean {
  const [head] = table === undefined ? [] : page.within(table, 'tr');
  const [, second, third] = head === undefined ? [] : childElements(head);
  return second?.name === 'th' && third !== undefined && WHOLE.test(page.text(second));
}

/** Of a row over years the value of the last one; true where the columns are years. */
function latestOf(
  [label, ...values]: readonly Element[],
  table: Element | undefined,
  page: Page,
  say: SayCells,
): boolean {
  const [head] = table === undefined ? [] : page.within(table, 'tr');
  const [, ...heads] = head === undefined ? [] : childElements(head);
  const years = heads.map((cell) => Number(YEAR.exec(page.text(cell))?.[1]));
  const isByYear = years.length > 1 && years.length === values.length && !years.some(Number.isNaN);
  const value = isByYear ? values[years.indexOf(Math.max(...years))] : undefined;
  if (label === undefined || value === undefined) return false;
  say(label, value, 0.75);
  return true;
}
/** `2025`, `FY 2025`, `2024/25`. */
const YEAR = /^(?:FY\s?|GJ\s?)?((?:19|20)\d\d)(?:[/–-]\d{2,4})?$/u;

function tableRows(row: Element, page: Page): readonly Element[] {
  const table = tableOf(row);
  return table?.name === 'table' ? page.within(table, 'tr').slice(0, 3) : [];
}

interface Reading {
  readonly page: Page;
  readonly zone: number;
  readonly add: Add;
}

/** `<td data-label="Weight">3 kg</td>`, in a table of one such row. */
function readAttributes(
  row: Element,
  cells: readonly Element[],
  { page, zone, add }: Reading,
): void {
  const labelOf = ({ attribs }: Element): string | undefined =>
    attribs['data-label'] ?? attribs['data-th'] ?? attribs['data-title'];
  if (!cells.some((cell) => labelOf(cell) !== undefined)) return;
  const rows = tableRows(row, page).filter((one) =>
    childElements(one).some((cell) => labelOf(cell) !== undefined),
  );
  if (rows.length !== 1) return;
  for (const cell of cells) {
    const label = labelOf(cell);
    if (label === undefined || page.textLength(cell) === 0) continue;
    add(label, page.text(cell), {
      source: 'table',
      where: whereIs(cell),
      element: cell,
      group: tableOf(row),
      strength: 0.8 * zone,
    });
  }
}

function tableOf(row: Element): Element | undefined {
  const parent = parentOf(row);
  return parent?.name === 'table' ? parent : parent === undefined ? undefined : parentOf(parent);
}
