/**
 * Passages of a still that are shown marked: found in its text across tags, whatever the white space, case and accents.
 *
 * Whole words, where the script has words between spaces. A passage may run through several blocks. Linear in the text
 * for each passage.
 */

/** A run of text between two tags. */
export interface TextRun {
  readonly text: string;
  /** It begins another block than the run before. */
  readonly isApart: boolean;
}

/** A part of a run; `to` is infinite where it goes on to the end. */
export interface MarkedPart {
  readonly from: number;
  readonly to: number;
}

const MOST_HITS = 1000;

/** Marked parts of each run by its number, in order, none overlapping. */
export function findMarks(
  runs: readonly TextRun[],
  passages: readonly string[],
): ReadonlyMap<number, readonly MarkedPart[]> {
  const folded = foldRuns(runs);
  const spans = passages.flatMap((passage) => spansOf(folded.text, fold(passage).trim()));
  const marked = new Map<number, MarkedPart[]>();
  let end = 0;
  for (const span of spans.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const from = Math.max(span.from, end);
    if (from >= span.to) continue;
    mark(folded, { from, to: span.to }, marked);
    end = span.to;
  }
  return marked;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Folded {
  readonly text: string;
  /** Of each sign: its run, and its place there. */
  readonly run: Uint32Array;
  readonly place: Uint32Array;
}

function foldRuns(runs: readonly TextRun[]): Folded {
  const parts: string[] = [];
  const run: number[] = [];
  const place: number[] = [];
  let isSpaced = true;
  const add = (sign: string, number: number, at: number): void => {
    const isSpace = sign === ' ';
    if (isSpace && isSpaced) return;
    isSpaced = isSpace;
    parts.push(sign);
    let units = sign.length;
    while (units > 0) {
      run.push(number);
      place.push(at);
      units -= 1;
    }
  };
  for (const [number, { text, isApart }] of runs.entries()) {
    if (isApart) add(' ', number, 0);
    let at = 0;
    for (const sign of text) {
      const plain = fold(sign);
      if (plain !== '') add(plain, number, at);
      at += sign.length;
    }
  }
  return { text: parts.join(''), run: Uint32Array.from(run), place: Uint32Array.from(place) };
}

/** Lower case without accents, white space as single spaces. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\u00ad\u200b]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

function spansOf(text: string, needle: string): readonly Span[] {
  const spans: Span[] = [];
  if (needle === '') return spans;
  let from = text.indexOf(needle);
  while (from !== -1 && spans.length < MOST_HITS) {
    const to = from + needle.length;
    if (isEdge(text, from) && isEdge(text, to)) spans.push({ from, to });
    from = text.indexOf(needle, to);
  }
  return spans;
}

const WORDY = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]$/u;

/** Not in the middle of a word. */
function isEdge(text: string, at: number): boolean {
  return !(WORDY.test(text.charAt(at - 1)) && WORDY.test(text.charAt(at)));
}

function mark({ run, place }: Folded, { from, to }: Span, marked: Map<number, MarkedPart[]>): void {
  let at = from;
  while (at < to) {
    const number = run[at] ?? 0;
    let last = at;
    while (last + 1 < to && run[last + 1] === number) last += 1;
    const parts = marked.get(number) ?? [];
    const next = run[last + 1] === number ? place[last + 1] : undefined;
    parts.push({
      from: place[at] ?? 0,
      // to where the next sign begins, or to the end of the run
      to: next ?? Number.POSITIVE_INFINITY,
    });
    marked.set(number, parts);
    at = last + 1;
  }
}
