/**
 * A page's plain text as sentences, and what two texts have in common, sentence by sentence.
 *
 * Pure. Lines are cut into sentences by Intl.Segmenter (Unicode UAX #29). Two sentences are the same when they are equal
 * but for white space, case and the form of quotation marks. Where sentences begin may change with ICU: what is said of them is computed from texts,
 * never stored as truth.
 */

export interface Sentence {
  readonly text: string;
  /** Equal for sentences that are the same. */
  readonly key: string;
}

type Grain = 'sentence' | 'word';

const SEGMENTERS = new Map<string, Intl.Segmenter>();

/** In order; lines without a word character are left out. */
export function sentencesOf(text: string, language = ''): readonly Sentence[] {
  return linesOf(text).flatMap((line) => sentencesOfLine(line, language));
}

/** Trimmed lines that say something. */
function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Shorter lines are one sentence, mostly: a heading, a cell, a price. */
const ONE_SENTENCE_CHARS = 40;

function sentencesOfLine(line: string, language: string): readonly Sentence[] {
  if (line.length < ONE_SENTENCE_CHARS && !/[.!?]\s|[。！？]/u.test(line)) return [sentence(line)];
  const cut: string[] = [];
  for (const { segment } of segmenterOf(language, 'sentence').segment(line)) {
    const last = cut.at(-1);
    if (last !== undefined && INITIAL.test(last)) cut.splice(-1, 1, last + segment);
    else cut.push(segment);
  }
  return cut.map((text) => sentence(text.trim())).filter(({ key }) => key !== '');
}

/** `Photo: B. Roe`, `Dr. Who`: the sentence goes on. */
const INITIAL = /(?<![\p{L}\p{N}])(?:\p{Lu}|Dr|Prof|Mrs?|Ms|St|No|Nr|pp?|vs)\.\s*$/u;

function sentence(text: string): Sentence {
  return { text, key: keyOf(text) };
}

/** White space, case and how quotation marks are set do not count. */
export function keyOf(text: string): string {
  return plainlySet(text).trim().toLowerCase();
}

/** One space for any white space, and straight quotation marks. */
export const plainlySet = (text: string): string => straightened(text.replaceAll(/\s+/gu, ' '));

/** Straight quotation marks and apostrophes for all others: an editor set them so, nobody wrote the words anew. */
export const straightened = (text: string): string =>
  text.replaceAll(/[‘’‚‛ʼ′´`]/gu, "'").replaceAll(/[“”„‟″]/gu, '"');

/** Words of any script, and what stands between them; joined they are the text. */
export function wordsOf(text: string, language = ''): string[] {
  return [...segmenterOf(language, 'word').segment(text)].map(({ segment }) => segment);
}

function segmenterOf(language: string, granularity: Grain): Intl.Segmenter {
  const name = `${granularity} ${language}`;
  const known = SEGMENTERS.get(name);
  if (known !== undefined) return known;
  const made = new Intl.Segmenter(localeOf(language), { granularity });
  SEGMENTERS.set(name, made);
  return made;
}

/** A page may name any language, even a wrong one. */
function localeOf(language: string): string | undefined {
  try {
    return language === '' ? undefined : Intl.getCanonicalLocales(language)[0];
  } catch {
    return undefined; // not a language tag: the runtime's own rules do
  }
}

export interface SentenceChange {
  /** Of the later text, and not of the earlier one; in order. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** All that changed is digits: a price, a count, a clock. */
  readonly isMinor: boolean;
}

/**
 * What changed between two texts, as sets of sentences: what moved did not change. Lines that both have are not even
 * cut into sentences, so that a small change of a long page costs little.
 */
export function changeOf(before: string, after: string, language = ''): SentenceChange {
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  const keysBefore = new Set(linesBefore.map(keyOf));
  const keysAfter = new Set(linesAfter.map(keyOf));
  const cut = (lines: readonly string[], other: ReadonlySet<string>): readonly Sentence[] =>
    lines
      .filter((line) => !other.has(keyOf(line)))
      .flatMap((line) => sentencesOfLine(line, language));
  const [onlyBefore, onlyAfter] = [cut(linesBefore, keysAfter), cut(linesAfter, keysBefore)];
  const wasSaid = new Set(onlyBefore.map(({ key }) => key));
  const isSaid = new Set(onlyAfter.map(({ key }) => key));
  // a sentence that has a line to itself now may have stood inside one before
  const left = (all: readonly Sentence[], ...others: readonly ReadonlySet<string>[]): string[] => [
    ...new Set(
      all.filter(({ key }) => !others.some((keys) => keys.has(key))).map(({ text }) => text),
    ),
  ];
  const added = left(onlyAfter, wasSaid, keysBefore);
  const removed = left(onlyBefore, isSaid, keysAfter);
  return { added, removed, isMinor: isMinor(added, removed) };
}

function isMinor(added: readonly string[], removed: readonly string[]): boolean {
  if (added.length === 0 || added.length !== removed.length) return false;
  const masked = (all: readonly string[]): readonly string[] =>
    all.map((text) => keyOf(text).replaceAll(/\p{N}+/gu, '0')).sort();
  const [one, other] = [masked(added), masked(removed)];
  return one.every((text, index) => text === other[index]);
}
