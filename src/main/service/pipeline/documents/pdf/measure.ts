/** What is usual in a file: its text size, its distance of lines, its looks, the sizes of its headings. */
import type { Line } from './lines.ts';
import type { Run } from './text.ts';

export interface Measures {
  /** Size most characters are set in. */
  readonly body: number;
  /** Usual distance of lines, in font sizes. */
  readonly leading: number;
  /** Sizes of headings, largest first. */
  readonly headings: readonly number[];
  /** Most headings are bold: plain lines of their sizes are names and dates, but for titles, of these sizes. */
  readonly plainHeadings: readonly number[] | undefined;
  /** Most characters are bold, italic or set in a typewriter font: then that says nothing. */
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isMono: boolean;
  /** Much of it is in capitals. */
  readonly isCapitals: boolean;
  /** Words that the file writes with a hyphen within a line, in lower case. */
  readonly hyphened: ReadonlySet<string>;
}

/** From this many body sizes on a line may be a heading. */
export const LARGE = 1.15;
const MOST_LEVELS = 5;

export function measure(pages: readonly (readonly Line[])[]): Measures {
  const lines = pages.flat();
  const body = mostCommon(
    lines.map(({ size, text }) => [round(size), text.length]),
    10,
  );
  const share = (test: (run: Run) => boolean): number => {
    let [all, found] = [0, 0];
    for (const { runs } of lines)
      for (const run of runs) {
        all += run.text.length;
        if (test(run)) found += run.text.length;
      }
    return all === 0 ? 0 : found / all;
  };
  const isBold = share(({ bold }) => bold === true) > 0.5;
  return {
    body,
    leading: leadingOf(pages, body),
    ...headingSizes(pages, body, isBold),
    isBold,
    isItalic: share(({ italic }) => italic === true) > 0.5,
    isMono: share(({ mono }) => mono === true) > 0.5,
    isCapitals: share(({ text }) => /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text)) > 0.3,
    hyphened: hyphenedWords(lines),
  };
}

export const isBoldLine = ({ runs }: Line): boolean =>
  runs.every(({ bold, text }) => bold === true || !/[\p{L}\p{N}]/u.test(text));

const round = (size: number): number => Math.round(size * 10) / 10;

function mostCommon(counts: readonly (readonly [number, number])[], none: number): number {
  const sums = new Map<number, number>();
  for (const [key, by] of counts) sums.set(key, (sums.get(key) ?? 0) + by);
  return [...sums].reduce((best, next) => (next[1] > best[1] ? next : best), [none, 0])[0];
}

const USUAL = 1.2;

/** Most common distance of neighbouring lines of the body; the usual one where there are few. */
function leadingOf(pages: readonly (readonly Line[])[], body: number): number {
  const steps = pages.flatMap((lines) =>
    lines.slice(1).flatMap((line, index): (readonly [number, number])[] => {
      const above = lines[index];
      if (
        above === undefined ||
        Math.abs(line.size - body) > 0.3 ||
        Math.abs(above.size - body) > 0.3
      )
        return [];
      const step = (above.y - line.y) / body;
      return step > 0.9 && step < 3.2 && above.text.length > 30
        ? [[round(step), line.text.length]]
        : [];
    }),
  );
  const leading = mostCommon(steps, USUAL);
  // few lines far apart are paragraphs
  const seen = steps.filter(([step]) => step === leading).length;
  return seen < 3 ? USUAL : Math.max(1.1, leading);
}

/** Sizes clearly above the body, largest first. */
function headingSizes(
  pages: readonly (readonly Line[])[],
  body: number,
  isBold: boolean,
): Pick<Measures, 'headings' | 'plainHeadings'> {
  const large = pages.map((lines) => lines.filter((line) => isLarge(line, body)));
  const all = large.flat();
  const bold = all.filter(isBoldLine);
  const isBoldOnly = !isBold && bold.length >= 3 && bold.length >= all.length * 0.5;
  // the largest of all, and of the first page, is a title
  const titles = [largestOf(all), largestOf(large[0] ?? [])].filter((size) => size > 0);
  const sizes = new Set([...(isBoldOnly ? bold : all).map(rounded), ...titles]);
  return {
    headings: [...sizes].sort((a, b) => b - a).slice(0, MOST_LEVELS),
    plainHeadings: isBoldOnly ? titles : undefined,
  };
}

const isLarge = ({ size, text }: Line, body: number): boolean =>
  size >= body * LARGE && text.length <= 200 && /\p{L}{2}|\d/u.test(text);

const rounded = ({ size }: Line): number => Math.round(size);

const largestOf = (lines: readonly Line[]): number =>
  lines.reduce((most, line) => Math.max(most, rounded(line)), 0);

function hyphenedWords(lines: readonly Line[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of lines)
    for (const [word] of text.matchAll(/\p{L}{1,40}(?:-\p{L}{1,40}){1,3}/gu))
      words.add(word.toLowerCase());
  return words;
}
