/**
 * Character references (`&amp;`, `&#39;`, `&copy`) of texts and attribute values.
 *
 * Decoding is left to `entities`; what was decoded once is remembered, because pages repeat a few.
 */
import { decodeHTML, decodeHTMLAttribute } from 'entities';

/** Longest reference that is remembered: V8 copies slices of so many characters, longer ones would hold the page. */
const LONGEST = 12;
const MOST_KNOWN = 2_000;

const AMPERSAND = 38;

type Known = Map<string, string>;
const inTexts: Known = new Map();
const inValues: Known = new Map();

/** The text of `html` from `start` to `end`; `first` is its first `&`. */
export function decodeText(html: string, start: number, end: number, first: number): string {
  return decodeRange(html, start, end, first, inTexts);
}

/** The same for an attribute's value: `&copy=` stays there as it is. */
export function decodeValue(html: string, start: number, end: number, first: number): string {
  return decodeRange(html, start, end, first, inValues);
}

function decodeRange(
  html: string,
  start: number,
  end: number,
  first: number,
  known: Known,
): string {
  let text = html.slice(start, first);
  let from = first;
  for (let at = first; at !== -1 && at < end;) {
    const stop = endOfReference(html, at + 1, end);
    if (stop > at + 1) {
      text += html.slice(from, at);
      // what follows decides whether a name without semicolon counts; it may begin another reference
      const isFollowed = stop < end && html.charCodeAt(stop) !== AMPERSAND;
      from = isFollowed ? stop + 1 : stop;
      text +=
        isFollowed || stop === end
          ? decodeOne(html.slice(at, from), known)
          : decodeOne(`${html.slice(at, stop)} `, known).slice(0, -1);
    }
    at = html.indexOf('&', Math.max(from, at + 1));
  }
  return text + html.slice(from, end);
}

/** Behind the letters and digits of a reference. */
function endOfReference(html: string, from: number, end: number): number {
  let at = from;
  while (at < end) {
    const code = html.charCodeAt(at);
    const isPart =
      (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
    if (!isPart && !(code === 35 && at === from)) break;
    at += 1;
  }
  return at;
}

function decodeOne(reference: string, known: Known): string {
  const before = known.get(reference);
  if (before !== undefined) return before;
  const decoded = known === inTexts ? decodeHTML(reference) : decodeHTMLAttribute(reference);
  if (reference.length <= LONGEST) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(reference, decoded);
  }
  return decoded;
}
