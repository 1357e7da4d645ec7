/**
 * A quoted passage and where it stands in a text: W3C TextQuoteSelector (exact, prefix, suffix), found again after edits.
 *
 * Pure. Exact with its surroundings, then the only exact place, then the nearest passage within 20 % edits, which counts
 * as changed. White space does not count. Offsets are UTF-16 units of the text as given.
 */
import { spaceCjk } from '../cjk.ts';

export interface Quote {
  readonly exact: string;
  /** At most 32 characters before and behind. */
  readonly prefix: string;
  readonly suffix: string;
}

/** `unplaced`: no kept text was seen that has it. */
export type HighlightState = 'unplaced' | 'found' | 'changed' | 'gone';

/** Where a quote stands in the newest text. */
export interface QuotePlace {
  readonly state: HighlightState;
  /** First instant of the version in which it was changed or gone, ms since the epoch. */
  readonly since?: number;
  readonly from?: number;
  readonly to?: number;
  /** What stands in its place. */
  readonly nowSays?: string;
}

export type Found =
  | { readonly kind: 'found'; readonly from: number; readonly to: number }
  | { readonly kind: 'changed'; readonly from: number; readonly to: number }
  | { readonly kind: 'gone' };

const CONTEXT_CHARS = 32;
export const MOST_QUOTE_CHARS = 5_000;
const MOST_EDITS = 0.2;
/** Places that look alike enough for a close look. */
const MOST_PLACES = 4;

/** `near`: where it stood before, to choose between equals. */
export function findQuote(text: string, quote: Quote, near?: number): Found {
  const page = squeeze(text);
  const wanted = squeeze(quote.exact.slice(0, MOST_QUOTE_CHARS)).text;
  if (wanted === '') return { kind: 'gone' };
  const places = placesOf(page.text, wanted);
  if (places.length > 0) {
    const from = bestOf(page, wanted, { quote, places, near });
    return { kind: 'found', ...original(page, from, from + wanted.length) };
  }
  const alike = nearest(page.text, wanted);
  if (alike === undefined) return { kind: 'gone' };
  const { from, to } = wholeWords(page.text, alike);
  return { kind: 'changed', ...original(page, from, to) };
}

/** The quote with its surroundings as they are in the text. */
export function quoteAt(text: string, from: number, to: number): Quote {
  return {
    exact: text.slice(from, to),
    prefix: text.slice(Math.max(0, from - CONTEXT_CHARS), from),
    suffix: text.slice(to, to + CONTEXT_CHARS),
  };
}

export interface DatedText {
  readonly text: string;
  /** First instant of the version, ms since the epoch. */
  readonly at: number;
}

/** Follows a quote through versions in order of time; `before` is what was known of it. */
export function followQuote(
  quote: Quote,
  versions: readonly DatedText[],
  before: QuotePlace = { state: 'unplaced' },
): QuotePlace {
  let place = before;
  for (const version of versions) place = placeIn(quote, version, place);
  return place;
}

function placeIn(quote: Quote, { text, at }: DatedText, before: QuotePlace): QuotePlace {
  const found = findQuote(text, quote, before.from);
  if (found.kind === 'gone') {
    if (before.state === 'unplaced') return before;
    return { state: 'gone', since: before.state === 'gone' ? (before.since ?? at) : at };
  }
  const { kind, from, to } = found;
  if (kind === 'found') return { state: 'found', from, to };
  const nowSays = text.slice(from, to);
  const isSame = before.state === 'changed' && before.nowSays === nowSays;
  return { state: 'changed', since: isSame ? (before.since ?? at) : at, from, to, nowSays };
}

/** A text without runs of white space, and where each character came from. */
interface Squeezed {
  readonly text: string;
  readonly at: (index: number) => number;
  readonly length: number;
}

function squeeze(given: string): Squeezed {
  // a page shows m<sup>2</sup>, of which its text says m²
  const text = given.replaceAll(/[¹²³⁰⁴-⁹⁺⁻]/g, (sign) => sign.normalize('NFKC').replace('−', '-'));
  const runs = [...text.matchAll(/^\s+|\s+$|\s{2,}|[\t\n\v\f\r\u00a0]/gu)];
  if (runs.length === 0) return { text, at: (index) => index, length: text.length };
  let squeezed = '';
  const starts: number[] = [];
  const shifts: number[] = [];
  let end = 0;
  for (const run of runs) {
    squeezed += text.slice(end, run.index);
    end = run.index + run[0].length;
    const isEdge = run.index === 0 || end === text.length;
    if (!isEdge) squeezed += ' ';
    starts.push(squeezed.length);
    shifts.push(end);
  }
  squeezed += text.slice(end);
  const at = (index: number): number => {
    const run = lastAtOrBefore(starts, index);
    return run < 0 ? index : (shifts[run] ?? 0) + index - (starts[run] ?? 0);
  };
  return { text: squeezed, at, length: text.length };
}

function lastAtOrBefore(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function original(page: Squeezed, from: number, to: number): { from: number; to: number } {
  return { from: page.at(from), to: Math.min(page.at(Math.max(from, to - 1)) + 1, page.length) };
}

function placesOf(text: string, wanted: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

function bestOf(
  page: Squeezed,
  wanted: string,
  given: {
    readonly quote: Quote;
    readonly places: readonly number[];
    readonly near: number | undefined;
  },
): number {
  const prefix = given.quote.prefix.replaceAll(/\s+/gu, ' ');
  const suffix = given.quote.suffix.replaceAll(/\s+/gu, ' ');
  const scored = given.places.map((at) => ({
    at,
    context:
      commonEnd(page.text.slice(0, at), prefix) +
      commonStart(page.text.slice(at + wanted.length, at + wanted.length + 64), suffix),
    far: given.near === undefined ? at : Math.abs(page.at(at) - given.near),
  }));
  scored.sort((a, b) => b.context - a.context || a.far - b.far);
  return scored[0]?.at ?? 0;
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < b.length && length < a.length && a.at(-1 - length) === b.at(-1 - length)) {
    length += 1;
  }
  return length;
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < b.length && length < a.length && a[length] === b[length]) length += 1;
  return length;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The passage with the fewest edits, when they are few enough. */
function nearest(text: string, wanted: string): Span | undefined {
  const most = Math.floor(wanted.length * MOST_EDITS);
  if (most === 0) return undefined;
  let best: (Span & { readonly edits: number }) | undefined;
  for (const { from, to } of regionsLike(text, wanted)) {
    const found = leastEdits(text.slice(from, to), wanted);
    if (found.edits > most || (best !== undefined && found.edits >= best.edits)) continue;
    best = { edits: found.edits, from: from + found.from, to: from + found.to };
  }
  return best;
}

/** The fewest edits may begin and end inside a word, which is then taken whole. CJK characters are words each. */
function wholeWords(text: string, { from, to }: Span): Span {
  const head = /[\p{L}\p{N}\p{M}_]+$/u.exec(text.slice(Math.max(0, from - MOST_WORD), from))?.[0];
  const tail = /^[\p{L}\p{N}\p{M}_]+/u.exec(text.slice(to, to + MOST_WORD))?.[0];
  return {
    from: isRest(head, text.slice(from, from + 1)) ? from - head.length : from,
    to: isRest(tail, text.slice(to - 1, to)) ? to + tail.length : to,
  };
}

/** Of the word that the letter is of; what is longer is no word. */
const MOST_WORD = 64;

function isRest(rest: string | undefined, letter: string): rest is string {
  if (rest === undefined || rest.length === MOST_WORD) return false;
  const word = rest + letter;
  return /[\p{L}\p{N}\p{M}_]/u.test(letter) && spaceCjk(word) === word;
}

const WORD = /[\p{L}\p{N}\p{M}_]+/gu;

interface Word extends Span {
  readonly text: string;
}

/** CJK characters are words each. */
function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const parts = spaceCjk(word)
      .split(' ')
      .filter((part) => part !== '');
    let from = index;
    for (const part of parts) {
      words.push({ text: part.toLowerCase(), from, to: from + part.length });
      from += part.length;
    }
  }
  return words;
}

/** Where most words of the passage stand together, with room around; at most a few such places. */
function regionsLike(text: string, wanted: string): readonly Span[] {
  const words = wordsOf(text);
  const asked = wordsOf(wanted);
  const known = new Set(asked.map((word) => word.text));
  const width = Math.max(1, asked.length);
  const shared: { readonly at: number; readonly count: number }[] = [];
  let count = 0;
  for (const [index, word] of words.entries()) {
    if (known.has(word.text)) count += 1;
    const gone = words[index - width];
    if (gone !== undefined && known.has(gone.text)) count -= 1;
    if (count > 0) shared.push({ at: index, count });
  }
  shared.sort((a, b) => b.count - a.count);
  const regions: Span[] = [];
  const slack = Math.ceil(wanted.length * (MOST_EDITS + 0.1)) + 8;
  for (const { at } of shared) {
    const start = words[Math.max(0, at - width + 1)]?.from ?? 0;
    const end = words[at]?.to ?? 0;
    if (regions.some((region) => start >= region.from && end <= region.to)) continue;
    regions.push({ from: Math.max(0, start - slack), to: Math.min(text.length, end + slack) });
    if (regions.length === MOST_PLACES) break;
  }
  return regions;
}

/** The part of the text that needs the fewest edits to be the passage (Sellers 1980); O(text × passage). */
function leastEdits(text: string, wanted: string): Span & { readonly edits: number } {
  const height = wanted.length;
  const table: Table = {
    codes: Uint16Array.from({ length: height }, (_, row) => wanted.charCodeAt(row)),
    costs: Uint32Array.from({ length: height + 1 }, (_, row) => row),
    begins: new Uint32Array(height + 1),
  };
  let best = { edits: height, from: 0, to: 0 };
  for (let column = 1; column <= text.length; column += 1) {
    fillColumn(table, text.charCodeAt(column - 1), column);
    const edits = table.costs[height] ?? height;
    const from = table.begins[height] ?? 0;
    // a letter put in place of another belongs to it: of equals with one beginning the longer one
    const isNext = edits === best.edits && from === best.from && column === best.to + 1;
    if (edits < best.edits || isNext) best = { edits, from, to: column };
  }
  return best;
}

/** One column of it, written over from top to bottom. */
interface Table {
  readonly codes: Uint16Array;
  readonly costs: Uint32Array;
  /** Where the match that ends in each cell began. */
  readonly begins: Uint32Array;
}

function fillColumn({ codes, costs, begins }: Table, code: number, column: number): void {
  let corner = 0;
  let cornerBegin = column - 1;
  begins[0] = column;
  for (let row = 1; row < costs.length; row += 1) {
    const left = costs[row] ?? 0;
    const leftBegin = begins[row] ?? 0;
    const across = corner + (code === codes[row - 1] ? 0 : 1);
    const up = (costs[row - 1] ?? 0) + 1;
    const least = Math.min(across, left + 1, up);
    costs[row] = least;
    if (least === across) begins[row] = cornerBegin;
    else if (least === up) begins[row] = begins[row - 1] ?? 0;
    corner = left;
    cornerBegin = leftBegin;
  }
}
