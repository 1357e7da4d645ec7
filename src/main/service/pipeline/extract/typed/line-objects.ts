/**
 * Objects from items that are one short text each: `Ann Lee, Chair`, `Adults: €12`, a contact in four lines. The list is the
 * one below a heading, or of a name, that says what is asked; every item is split alike.
 */
import type { Element } from 'domhandler';
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import { isHeadingCalled, namesOf } from '../evidence/called.ts';
import type { Sources } from '../evidence/field-evidence.ts';
import type { Field } from '../fields/field.ts';
import { hasName } from '../sources/names.ts';
import { childElements, type Page, parentOf, whereIs } from '../sources/page.ts';
import { singular } from '../text.ts';
import { typed } from './typed.ts';
import type { TypedValue } from './typed-value.ts';
import { type Found, told } from './values.ts';

const MOST_PROPERTIES = 6;
const MOST_ITEMS = 300;
const MOST_TEXT = 250;
/** Share of the items that must split alike. */
const LEAST_ALIKE = 0.6;
const MOST_HEADING = 80;

export function objectsFromLines(
  field: Field,
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  const { properties } = item;
  if (properties.length < 2 || properties.length > MOST_PROPERTIES) return undefined;
  if (properties.some(({ kind }) => kind === 'array' || kind === 'object')) return undefined;
  for (const items of listsOf(field, sources.page)) {
    const rows = rowsOf(items, properties, sources);
    if (rows === undefined) continue;
    const isOfRecording = TIMED.has(singular(field.words.at(-1) ?? ''));
    return written(isOfRecording ? rows.map((row) => row.map(asMarked)) : rows, sources, path);
  }
  return undefined;
}

/** Items that stand below a heading, or in an element, that is called so. */
function* listsOf(field: Field, page: Page): Generator<readonly Element[]> {
  const names = namesOf(field);
  for (const element of page.elements) {
    if (page.zone(element) === 'chrome') continue;
    const length = page.textLength(element);
    const isHead =
      /^(?:h[1-6]|strong|b|dt|legend|summary)$/.test(element.name) &&
      length > 1 &&
      length <= MOST_HEADING &&
      isHeadingCalled(element, field, names, page);
    if (isHead) yield itemsBelow(element, page);
    else if (/^[uo]l$/.test(element.name) && hasName(element, names)) yield childElements(element);
    else if (
      TIMED.has(singular(field.words.at(-1) ?? '')) &&
      STAMP.test(page.text(element).slice(0, 12))
    )
      yield stamped(element, page);
  }
}

/** What runs along with a recording. */
const TIMED = new Set(['chapter', 'timestamp', 'segment', 'track', 'moment', 'marker']);
/** `(00:39) Cold open`, `1:02:10 – Questions`, `14.30 Uhr Regatta`, `9h30 Accueil`. */
const STAMP =
  /^[([]?(?:\d{1,2}:\d\d(?::\d\d)?|\d{1,2}[.h]\d\d(?=\s?(?:Uhr|h\b|[ap]\.?m))|\d{1,2}h\d\d)(?:\s?(?:Uhr|h\b|[ap]\.?m\.?))?[)\]]?\s*[-–—:]?\s*(?=\S)/u;

/** `1:45` of a recording is no time of day. */
const asMarked = (cell: Cell): Cell =>
  cell.property.kind === 'string' && /^\d{1,2}(?::\d\d){1,2}$/.test(cell.text)
    ? { ...cell, value: { value: cell.text, steps: [] } }
    : cell;

/** It and those behind it that begin with a time. */
function stamped(first: Element, page: Page): readonly Element[] {
  const siblings = childElements(parentOf(first) ?? first);
  const after = siblings.slice(siblings.indexOf(first));
  const end = after.findIndex((one) => !STAMP.test(page.text(one).slice(0, 12)));
  return end < 0 ? after : after.slice(0, end);
}

/** The next list, or the blocks of one kind up to the next heading. */
function itemsBelow(heading: Element, page: Page): readonly Element[] {
  let at = heading;
  for (let level = 0; level < 3; level += 1) {
    const parent = parentOf(at);
    if (parent === undefined) return [];
    const siblings = childElements(parent);
    const after = siblings
      .slice(siblings.indexOf(at) + 1)
      .filter((one) => page.textLength(one) > 0);
    const [first] = after;
    if (first !== undefined) {
      if (/^[uo]l$/.test(first.name)) return childElements(first);
      const end = after.findIndex(({ name }) => name !== first.name);
      const run = end < 0 ? after : after.slice(0, end);
      if (run.length > 1) return run;
      if (run.length === 1 && page.lines(first).length > 1 && first.name === 'p') return run;
      // one box around them all
      const inside = childElements(first).filter((one) => page.textLength(one) > 0);
      return inside.every(({ name }) => name === inside[0]?.name) ? inside : [];
    }
    at = parent;
  }
  return [];
}

interface Cell {
  readonly property: Field;
  readonly text: string;
  readonly value: TypedValue;
  readonly where: string;
}

function rowsOf(
  items: readonly Element[],
  properties: readonly Field[],
  sources: Sources,
): readonly (readonly Cell[])[] | undefined {
  const { page } = sources;
  const own = items.slice(0, MOST_ITEMS).filter((one) => page.textLength(one) > 0);
  const [only] = own;
  if (own.length === 1 && only !== undefined) return rowsOfText(only, properties, sources);
  if (own.length < 2 || own.some((one) => page.textLength(one) > MOST_TEXT)) return undefined;
  for (const split of SPLITS) {
    const rows = own.flatMap((one) => {
      const parts = split(one, page);
      const cells = cellsOf(parts, properties, sources, whereIs(one));
      return cells === undefined ? [] : [cells];
    });
    if (rows.length >= 2 && rows.length >= own.length * LEAST_ALIKE) return rows;
  }
  return undefined;
}

/** `Adults: 24 €<br>Children: 12 €`: each line of one text. */
function rowsOfText(
  element: Element,
  properties: readonly Field[],
  sources: Sources,
): readonly (readonly Cell[])[] | undefined {
  const lines = sources.page.lines(element);
  if (lines.length < 2 || lines.length > MOST_ITEMS) return undefined;
  const bySign = SIGNS.map((sign) => (line: string) => line.split(sign).map((part) => part.trim()));
  for (const split of [timeAndText, ...bySign]) {
    const rows = lines.flatMap((line) => {
      const parts = split(line);
      const cells = cellsOf(parts, properties, sources, whereIs(element));
      return cells === undefined ? [] : [cells];
    });
    if (rows.length >= 2 && rows.length >= lines.length * LEAST_ALIKE) return rows;
  }
  return undefined;
}

type Split = (item: Element, page: Page) => readonly string[];

/** What stands between the parts of a line. */
const SIGNS = [/\s+[–—|·•]\s+|\s+-\s+/u, /\s*[:：]\s+/u, /,\s+/u] as const;

const between =
  (separator: RegExp): Split =>
  (item, page) =>
    page
      .text(item)
      .split(separator)
      .map((part) => part.trim());

function timeAndText(text: string): readonly string[] {
  const stamp = STAMP.exec(text)?.[0];
  const time =
    stamp === undefined ? undefined : /\d[\d:.h]*\d(?:\s?\p{L}[\p{L}.]*)?/u.exec(stamp)?.[0];
  return stamp === undefined || time === undefined ? [] : [time, text.slice(stamp.length)];
}

const SPLITS: readonly Split[] = [
  (item, page) => timeAndText(page.text(item)),
  (item, page) => page.lines(item),
  between(SIGNS[0]),
  between(SIGNS[1]),
  (item, page) => {
    const [, head, inner] = /^(.{2,100}?)\s*\(([^()]{2,80})\)$/u.exec(page.text(item)) ?? [];
    return head === undefined || inner === undefined ? [] : [head, inner];
  },
  between(SIGNS[2]),
];

/** Every part a property: typed ones by what they look like, texts in order; undefined where a part or a text is left over. */
function cellsOf(
  parts: readonly string[],
  properties: readonly Field[],
  { at }: Sources,
  where: string,
): readonly Cell[] | undefined {
  if (parts.length < 2 || parts.length > properties.length) return undefined;
  const left = [...parts];
  const cells = new Map<Field, Cell>();
  for (const property of properties.filter(isTold)) {
    const index = left.findIndex((part) => looksLike(property, part));
    const text = left[index];
    const value = text === undefined ? undefined : typed(property, text, at);
    if (text === undefined || value === undefined) continue;
    cells.set(property, { property, text, value, where });
    left.splice(index, 1);
  }
  const texts = properties.filter((property) => !isTold(property));
  if (left.length !== texts.length) return undefined;
  for (const [index, property] of texts.entries()) {
    const text = left[index] ?? '';
    const value = typed(property, text, at);
    if (value === undefined) return undefined;
    cells.set(property, { property, text, value, where });
  }
  return properties.flatMap((property) => cells.get(property) ?? []);
}

const LOOKS: readonly (readonly [(field: Field) => boolean, RegExp])[] = [
  [({ format, concept }) => format === 'email' || concept?.shape === 'email', /^\S+@\S+\.\p{L}+$/u],
  [
    ({ concept }) => concept?.shape === 'phone',
    /^(?:\p{L}{2,8}[.:]?\s*)?[+(]?\d[\d\s()./-]{5,}\d$/u,
  ],
  [({ kind, concept }) => /number|integer/.test(kind) || concept?.shape === 'price', /\d/],
  [({ format, concept }) => format?.startsWith('date') === true || concept?.shape === 'date', /\d/],
];

const isTold = (field: Field): boolean => LOOKS.some(([is]) => is(field));
const looksLike = (field: Field, part: string): boolean =>
  LOOKS.some(([is, look]) => is(field) && look.test(part));

function written(rows: readonly (readonly Cell[])[], sources: Sources, path: string): Found {
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const cells of rows) {
    const place = `${path}[${values.length}]`;
    values.push(
      Object.fromEntries(cells.map(({ property, value }) => [property.name, value.value])),
    );
    for (const { property, value, text, where } of cells) {
      const evidence = { source: 'list', score: 0.5, pieces: [] };
      const piece = { text, where };
      provenance.push(told(`${place}.${property.name}`, evidence, piece, value.steps, sources));
    }
  }
  return { value: values, provenance };
}
