/**
 * When a sentence stood on a page: intervals from the capture that first shows it to the last one before it was gone.
 * Pure; computed from the texts of versions, never stored.
 */
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

/** Where the passage stood, anywhere in the text: white space and case do not count. `versions` in order of time. */
export function passageIntervals(
  passage: string,
  versions: readonly DatedText[],
): readonly Interval[] {
  const wanted = keyOf(passage);
  if (wanted === '') return [];
  return intervals(
    versions,
    versions.map(({ text }) => keyOf(text).includes(wanted)),
  );
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
