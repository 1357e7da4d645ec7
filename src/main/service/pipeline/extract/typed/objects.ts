/**
 * Objects of an array from what repeats on the page: records of a list or a table, sections under headings.
 */
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import type { Cell } from '../../records/columns.ts';
import { conceptNamed } from '../fields/concept-of.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Field } from '../fields/field.ts';
import type { Sources } from '../evidence/field-evidence.ts';
import { type Value, valuesIn } from '../evidence/record-offers.ts';
import { whereInRecord } from '../evidence/record-places.ts';
import { ownersOf, partOfAddress } from '../evidence/record-parts.ts';
import type { RecordMatch } from '../evidence/record-rows.ts';
import { findSections } from '../evidence/sections.ts';
import { advertsIn } from './adverts.ts';
import { looksLikePrice } from './numbers.ts';
import { objectsFromPairs } from './pair-objects.ts';
import { isRecord } from '../text.ts';
import { typed } from './typed.ts';
import type { Surroundings } from './typed-value.ts';
import { type Found, told } from './values.ts';

/** One object a record: what its cells give the properties; records that give nothing are left out. */
export function objectsFromRecords(
  match: RecordMatch,
  item: Field,
  source: 'table' | 'block',
  sources: Sources,
  path: string,
): Found | undefined {
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  const isFramed = framedRows(match, sources);
  const isAdvert = advertsIn(match, item, sources.page);
  for (let row = 0; row < match.rows; row += 1) {
    if (isFramed(row) || isAdvert(row)) continue;
    const at = `${path}[${values.length}]`;
    const { value, told } = objectOf(match, row, sources);
    if (told.length === 0) continue;
    const inner = pairsOf(match, item, row, sources, at);
    values.push({ ...value, ...inner.value });
    for (const one of told)
      provenance.push({ ...one, path: at + one.path, source, url: sources.page.url });
    provenance.push(...inner.provenance);
  }
  // parts of a page, one of which says some of it
  const isOneOfMany = values.length === 1 && match.rows >= MANY_ROWS;
  if (isOneOfMany && source === 'block' && match.isNamed !== true) return undefined;
  return values.length === 0 ? undefined : { value: values, provenance };
}

const MANY_ROWS = 3;

/** Records of the page's own that go on in a sidebar or a footer, made alike. */
function framedRows({ set }: RecordMatch, { page }: Sources): (row: number) => boolean {
  const isFramed = (row: number): boolean => {
    const root = set.members[row]?.roots[0]?.element;
    return root !== undefined && page.zone(root) === 'chrome';
  };
  return isFramed(0) ? () => false : isFramed;
}

/** Lists of pairs inside one record: the specifications of each thing of a list. */
function pairsOf(
  { set, places }: RecordMatch,
  item: Field,
  row: number,
  sources: Sources,
  path: string,
): { readonly value: Readonly<Record<string, Json>>; readonly provenance: readonly Provenance[] } {
  const value: Record<string, Json> = {};
  const provenance: Provenance[] = [];
  const roots = set.members[row]?.roots.map(({ element }) => element) ?? [];
  for (const property of item.properties) {
    if (property.item?.kind !== 'object' || places.has(property)) continue;
    const at = `${path}.${property.name}`;
    const found = objectsFromPairs(property, property.item, sources, at, { within: roots });
    if (found === undefined) continue;
    value[property.name] = found.value;
    provenance.push(...found.provenance);
  }
  return { value, provenance };
}

/** What the cells of one record give; paths begin at the object. */
function objectOf(
  { places, set }: RecordMatch,
  row: number,
  { at }: Sources,
): {
  readonly value: Readonly<Record<string, Json>>;
  readonly told: readonly Omit<Provenance, 'source' | 'url'>[];
} {
  const value: Record<string, Json> = {};
  const told: Omit<Provenance, 'source' | 'url'>[] = [];
  for (const [property, { cells }] of places) {
    const cell = isStray(property, cells, row) ? undefined : cells[row];
    const found = cell === undefined ? [] : valuesOf(property, cell, at, cells);
    const [first] = found;
    if (cell === undefined || first === undefined) {
      if (property.isRequired && property.isNullable && property.owner === undefined)
        value[property.name] = null;
      continue;
    }
    const isList = property.kind === 'array';
    const own = isList ? found.map((one) => one.value) : first.value;
    const names = [property, ...ownersOf(property)].map(({ name }) => name).reverse();
    put(value, names, own);
    const within = names.map((name) => `.${name}`).join('');
    const where = whereInRecord(set, row, cell);
    found.forEach(({ text, steps }, i) => {
      told.push({ path: `${within}${isList ? `[${i}]` : ''}`, where, text, steps });
    });
  }
  return { value, told };
}

/** Words with a number where others have a price: `Room 2` in the place of one that costs nothing. */
function isStray({ concept }: Field, cells: readonly (Cell | undefined)[], row: number): boolean {
  const text = cells[row]?.text ?? '';
  if (concept?.shape !== 'price' || !NUMBERED.test(text) || looksLikePrice(text)) return false;
  return cells.some((cell) => cell !== undefined && looksLikePrice(cell.text));
}

/** `Hall 2`, not `12 a head` or `from 12`. */
const NUMBERED = /^(?!(?:From|Only|Now|Price)(?!\p{L}))\p{Lu}\p{Ll}{2,}.*\d/u;

/** No, where others have a tick. */
const DASH = /^[–—―-]$/u;
const TICK = /^[✓✔☑✅●]$/u;

/** What the cell gives; of an address written as one text the part that is asked for. */
function valuesOf(
  property: Field,
  cell: Cell,
  at: Surroundings,
  cells: readonly (Cell | undefined)[],
): readonly Value[] {
  if (property.kind === 'boolean' && DASH.test(cell.text)) {
    const isTicked = cells.some((one) => one !== undefined && TICK.test(one.text));
    return isTicked ? [{ value: false, text: cell.text, steps: ['yes or no'] }] : [];
  }
  const text = partOfAddress(property, cell.text);
  return valuesIn(property, text === undefined ? cell : { ...cell, text }, at);
}

/** Sets a value in the object, or in one inside it. */
function put(
  value: Record<string, Json>,
  [name = '', ...inner]: readonly string[],
  own: Json,
): void {
  if (inner.length === 0) {
    value[name] = own;
    return;
  }
  const part: Record<string, Json> = {};
  const before = value[name];
  if (isRecord(before))
    for (const [key, one] of Object.entries(before)) if (one !== undefined) part[key] = one;
  put(part, inner, own);
  value[name] = part;
}

/** Headings with the text behind each: questions and answers, terms and what they mean. */
export function objectsFromSections(
  field: Field,
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  const found = findSections(field, item, sources.page);
  if (found === undefined) return undefined;
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const section of found.sections) {
    const value: Record<string, Json> = {};
    for (const [property, piece] of [
      [found.head, section.head],
      [found.body, section.body],
    ] as const) {
      const one = typed(property, piece.text, sources.at);
      if (one === undefined) continue;
      const evidence: Evidence = { source: 'heading', score: 0.5, pieces: [piece] };
      const place = `${path}[${values.length}].${property.name}`;
      value[property.name] = one.value;
      provenance.push(told(place, evidence, piece, one.steps, sources));
    }
    if (Object.keys(value).length > 0) values.push(value);
  }
  return values.length < 2 ? undefined : { value: values, provenance };
}

/** What a person is called. */
const NAMED = /^(?:full|display|person|employee|member|staff)?name$/;

/** Beside a name, the `title` or `jobTitle` of a person is what he does. */
export function withRoles(item: Field): Field {
  const isNamed = item.properties.some(({ key }) => NAMED.test(key));
  const meant = (property: Field): Field => {
    const { kind, key, concept } = property;
    if (isNamed && /^(?:job)?title$/.test(key))
      return { ...property, concept: conceptNamed('role') };
    if (isNamed && concept === undefined && NAMED.test(key))
      return { ...property, concept: conceptNamed('name') };
    return kind === 'object' ? withRoles(property) : property;
  };
  return { ...item, properties: item.properties.map(meant) };
}
