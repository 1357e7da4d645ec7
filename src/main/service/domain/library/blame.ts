/**
 * When a sentence stood on a page: intervals from the capture that first shows it to the last one before it was gone.
 * Pure; computed from the texts of versions, never stored.
 */
import { foldWords } from '../fold-words.ts';
import { keyOf, sentencesOf } from './sentences.ts';

/** A version's text with the instants of its first and last capture. */
export interface DatedText {
  readonly n: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly text: string;
  readonly language?: string;
}

/** Seen from `firstAt` to `lastAt` in every capture; `goneAt`: the first capture without it. */
export interface Interval {
  readonly firstAt: number;
  readonly lastAt: number;
  readonly goneAt: number | null;
  readonly firstVersion: number;
  readonly lastVersion: number;
}

/**
 * Where the passage stood, anywhere in the text: white space and case do not count. Whole words where some version has
 * them; else the same words written otherwise (’ for ', é for e, other signs between them); else letters inside of words.
 * `versions` in order of time.
 */
export function passageIntervals(
  passage: string,
  versions: readonly DatedText[],
): readonly Interval[] {
  const wanted = keyOf(passage);
  if (wanted === '') return [];
  const texts = versions.map(({ text }) => keyOf(text));
  const words = wordsOf(passage);
  const ways: readonly ((text: string) => boolean)[] = [
    (text) => holdsWhole(text, wanted),
    (text) => words !== '' && wordsOf(text).includes(words),
    (text) => text.includes(wanted),
  ];
  for (const way of ways) {
    const holds = texts.map(way);
    if (holds.includes(true)) return intervals(versions, holds);
  }
  return [];
}

const WORDY = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]{2}/u;

/** Neither its beginning nor its end is inside of a word. */
function holdsWhole(text: string, wanted: string): boolean {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const isCut = (place: number): boolean =>
      place > 0 && WORDY.test(text.slice(place - 1, place + 1));
    if (!isCut(at) && !isCut(end)) return true;
  }
  return false;
}

/** As the index has them, each between spaces; empty where there is none. */
function wordsOf(text: string): string {
  const folded = foldWords(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

export interface BlamedSentence {
  readonly text: string;
  readonly intervals: readonly Interval[];
}

/** Every sentence of version `n`, in order, with its intervals over all versions. */
export function blame(versions: readonly DatedText[], n: number): readonly BlamedSentence[] {
  const keys = versions.map(
    ({ text, language }) => new Set(sentencesOf(text, language).map(({ key }) => key)),
  );
  const shown = versions.find((version) => version.n === n);
  if (shown === undefined) return [];
  return sentencesOf(shown.text, shown.language).map(({ text, key }) => ({
    text,
    intervals: intervals(
      versions,
      keys.map((said) => said.has(key)),
    ),
  }));
}

function intervals(versions: readonly DatedText[], holds: readonly boolean[]): readonly Interval[] {
  const found: Interval[] = [];
  let open: Interval | undefined;
  for (const [index, version] of versions.entries()) {
    if (holds[index] === true) {
      open = {
        ...(open ?? { firstAt: version.firstAt, firstVersion: version.n }),
        lastAt: version.lastAt,
        lastVersion: version.n,
        goneAt: null,
      };
    } else if (open !== undefined) {
      found.push({ ...open, goneAt: version.firstAt });
      open = undefined;
    }
  }
  return open === undefined ? found : [...found, open];
}
