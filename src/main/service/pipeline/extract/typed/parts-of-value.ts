/** Objects whose parts stand in the value of one label: `Born: 3 May 1950, Leeds`, `Size: H 30 cm, W 12 cm`, `Position 55.12, -2.23`. */
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import { labelEvidence } from '../evidence/label-evidence.ts';
import { halvesOf, mayBeSecond } from '../evidence/halves.ts';
import type { Scope, Sources } from '../evidence/field-evidence.ts';
import { type Field, ownedBy } from '../fields/field.ts';
import { findNumber } from './numbers.ts';
import { findDate } from './times.ts';
import { typed } from './typed.ts';
import { type Found, told } from './values.ts';

const MOST_TEXT = 160;
const MOST_PARTS = 4;

/** Undefined unless two parts at least are found in the strongest value. */
export function partsOfValue(
  field: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const { properties } = field;
  const isPlain = properties.every(({ kind }) => kind !== 'array' && kind !== 'object');
  if (properties.length < 2 || properties.length > MOST_PARTS || !isPlain) return undefined;
  // `Born` says the day of a birth, and the place behind it
  const day = properties.find(isDay);
  const asked = [field, ...(day === undefined ? [] : [ownedBy(field, day)])];
  const evidence = asked
    .flatMap((one) => labelEvidence({ ...one, kind: 'string' }, sources, scope))
    .filter(({ pieces: [piece] }) => piece !== undefined && piece.text.length <= MOST_TEXT)
    .toSorted((a, b) => b.score - a.score);
  for (const one of evidence.slice(0, 3)) {
    const [piece] = one.pieces;
    if (piece === undefined) continue;
    const value: Record<string, Json> = {};
    const provenance: Provenance[] = [];
    for (const [property, text] of partsIn(piece.text, properties, sources.page.dateLanguage)) {
      const part = typed(property, text, sources.at);
      if (part === undefined) continue;
      value[property.name] = part.value;
      provenance.push(
        told(`${path}.${property.name}`, one, { text, where: piece.where }, part.steps, sources),
      );
    }
    if (provenance.length > 1) return { value, provenance };
  }
  return undefined;
}

/** A text for each property: by what it must look like, the rest for the one that is a plain text. */
function partsIn(
  source: string,
  properties: readonly Field[],
  language: string,
): ReadonlyMap<Field, string> {
  const parts = new Map<Field, string>();
  let rest = source;
  const take = (property: Field, match: RegExpExecArray | null): void => {
    if (match === null) return;
    parts.set(property, (match[1] ?? match[0]).trim());
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  };
  for (const property of properties) {
    if (isDay(property) && findDate(rest, language) !== undefined) take(property, DATE.exec(rest));
  }
  for (const property of properties) if (isTime(property)) take(property, TIME.exec(rest));
  const ends = properties.filter((one) => isNumber(one) && one.bound !== undefined);
  if (ends.length === 2 && hasTwoNumbers(source))
    for (const property of ends) parts.set(property, source);
  for (const property of properties.filter((one) => !parts.has(one)))
    if (isNumber(property)) take(property, numberFor(property, rest));
    else if (isCurrency(property)) parts.set(property, source);
  const texts = properties.filter((one) => !parts.has(one) && one.kind === 'string');
  for (const [property, text] of textsIn(rest.replace(JOINTS, '').trim(), texts))
    parts.set(property, text);
  return parts;
}

function hasTwoNumbers(text: string): boolean {
  const first = findNumber(text);
  return (
    first !== undefined && findNumber(text.slice(first.index + first.text.length)) !== undefined
  );
}

/** What is left for one text, or for a name and another one: `Acme, Leeds`. */
function textsIn(left: string, texts: readonly Field[]): ReadonlyMap<Field, string> {
  const [only] = texts;
  if (only !== undefined && texts.length === 1 && /^\p{Lu}/u.test(left))
    return new Map([[only, left]]);
  const name = texts.find(isName);
  const other = texts.find((one) => one !== name);
  const [first, second] = halvesOf(left) ?? [];
  if (name === undefined || other === undefined || texts.length > 2) return new Map();
  if (first === undefined || second === undefined || !mayBeSecond(other, second)) return new Map();
  return new Map([
    [name, first],
    [other, second],
  ]);
}

const isName = ({ concept, key }: Field): boolean => concept?.id === 'title' || key === 'name';
const isNumber = ({ kind }: Field): boolean => kind === 'number' || kind === 'integer';
const isCurrency = ({ concept, words }: Field): boolean =>
  concept?.id === 'currency' || words.at(-1) === 'currency';
const isDay = ({ format, words }: Field): boolean =>
  format === 'date' || words.at(-1) === 'date' || words.at(-1) === 'day';
const isTime = ({ kind, words }: Field): boolean =>
  kind === 'string' && TIMES.has(words.at(-1) ?? '');
const TIMES = new Set(
  'time opens closes open close from to start end begins ends opening closing'.split(' '),
);

const DATE =
  /(?:19|20)\d\d-\d\d-\d\d|\d{1,2}(?:st|nd|rd|th)?\.?\s(?:de\s)?\p{L}{3,12}\.?,?\s(?:de\s)?\d{4}|\p{L}{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,\s\d{4}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}年\d{1,2}月\d{1,2}日|\d{4}\.\s?\d{1,2}\.\s?\d{1,2}/u;
const TIME = /\d{1,2}[:.h]\d{2}(?!\d)(?:\s?[ap]\.?m\.?)?/iu;
/** What is left between parts that were taken out. */
const JOINTS = /^[\s,;:()–-]+(?:(?:in|at|à|a|en|i|w|te|zu|im|am)\s+)?|[\s,;:()–-]+$/gu;

/** With its side in front (`H 30 cm`), else the next number; coordinates in their order. */
function numberFor({ own, core, measure }: Field, text: string): RegExpExecArray | null {
  const letter = (core.at(-1) ?? '').charAt(0).toUpperCase();
  const sided = SIDES.has(core.at(-1) ?? '')
    ? new RegExp(
        `(?<!\\p{L})${letter}\\.?\\s?[:=]?\\s?(\\d[\\d.,]*\\s?(?:mm|cm|m|in|″|")?)`,
        'u',
      ).exec(text)
    : null;
  if (sided !== null) return sided;
  if (!COORDINATES.has(own.at(-1) ?? '') && measure !== undefined) return null;
  return /[-−+]?(?:\d{1,3}(?:[ \u00A0\u202F’']\d{3})+(?!\d)|\d[\d.,]*)(?:\s?\p{L}{1,3}(?!\p{L}))?/u.exec(
    text,
  );
}

const SIDES = new Set('height width depth length'.split(' '));
const COORDINATES = new Set('latitude longitude lat lng lon'.split(' '));
