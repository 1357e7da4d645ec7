/** Both days of a range: `3–7 June 2025`, `du 3 au 7 juin 2025`, `03.06.2025 – 07.06.2025`, `June 3 to July 7, 2025`. */
import type { Field } from '../fields/field.ts';
import { findDate } from './times.ts';

export interface DateRange {
  /** ISO 8601 days. */
  readonly start: string;
  readonly end: string;
}

const TO = String.raw`\s*(?:[-–—~〜]|(?<!\p{L})(?:to|until|till|through|bis(?: zum| einschließlich)?|au|al|a|até|tot(?: en met)?|t\/m|do|till|til|and)(?!\p{L}))\s*`;
const DAY = String.raw`(\d{1,2})(?:\.|st|nd|rd|th|er)?`;
const MONTH = String.raw`(\p{L}{3,12}\.?)`;
const OF = String.raw`\s*(?:de\s+|of\s+)?`;

/** `3–7 June 2025`, `3 June – 7 July 2025`, `3.6.–7.7.2025`, `June 3–7, 2025`, `June 3 – July 7, 2025`. */
const SPELLINGS: readonly { readonly is: RegExp; readonly start: string; readonly end: string }[] =
  [
    {
      is: new RegExp(`${DAY}${TO}${DAY}${OF}${MONTH}${OF},?\\s*(\\d{4})`, 'iu'),
      start: '$1 $3 $4',
      end: '$2 $3 $4',
    },
    {
      is: new RegExp(`${DAY}${OF}${MONTH}${TO}${DAY}${OF}${MONTH}${OF},?\\s*(\\d{4})`, 'iu'),
      start: '$1 $2 $5',
      end: '$3 $4 $5',
    },
    {
      is: new RegExp(`(\\d{1,2})\\.(\\d{1,2})\\.${TO}(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})`, 'iu'),
      start: '$1.$2.$5',
      end: '$3.$4.$5',
    },
    {
      is: new RegExp(`${MONTH}\\s+${DAY}${TO}${DAY},?\\s+(\\d{4})`, 'iu'),
      start: '$1 $2, $4',
      end: '$1 $3, $4',
    },
    {
      is: new RegExp(`${MONTH}\\s+${DAY}${TO}${MONTH}\\s+${DAY},?\\s+(\\d{4})`, 'iu'),
      start: '$1 $2, $5',
      end: '$3 $4, $5',
    },
  ];

/** The first range in a text of at most 300 letters. */
export function findRange(source: string, language: string): DateRange | undefined {
  const text = source.slice(0, 300).replace(/\s+/g, ' ').trim();
  return wholeDates(text, language) ?? sharedParts(text, language);
}

/** Two dates that nothing but a word or a dash stands between. */
function wholeDates(text: string, language: string): DateRange | undefined {
  const parts = text.split(new RegExp(TO, 'iu'));
  for (const [at, part] of parts.slice(0, -1).entries()) {
    const [before, behind] = [part.slice(-LONGEST), (parts[at + 1] ?? '').slice(0, LONGEST)];
    if (!/\d{4}[^\d\p{L}]*$/u.test(before) && !/(?:1[5-9]|20)\d\d-\d\d-\d\d$/.test(before))
      continue;
    if (!/^\D{0,14}\d/.test(behind)) continue;
    const range = ordered(lastDate(before, language), findDate(behind, language));
    if (range !== undefined) return range;
  }
  return undefined;
}

/** Letters of one date with its weekday. */
const LONGEST = 34;

/** Of several dates in front, the nearest. */
function lastDate(text: string, language: string): string | undefined {
  for (let from = Math.max(0, text.length - 10); from >= 0; from -= 1) {
    const isStart = from === 0 || !/[\p{L}\d]/u.test(text[from - 1] ?? '');
    const date = isStart ? findDate(text.slice(from), language) : undefined;
    if (date !== undefined) return date;
  }
  return undefined;
}

function sharedParts(text: string, language: string): DateRange | undefined {
  for (const { is, start, end } of SPELLINGS) {
    const match = is.exec(text);
    if (match === null) continue;
    const fill = (form: string): string =>
      form.replace(/\$(\d)/g, (_, n: string) => match[Number(n)] ?? '');
    const range = ordered(findDate(fill(start), language), findDate(fill(end), language));
    if (range !== undefined) return range;
  }
  return undefined;
}

const ordered = (start: string | undefined, end: string | undefined): DateRange | undefined =>
  start !== undefined && end !== undefined && start.slice(0, 10) <= end.slice(0, 10)
    ? { start: start.slice(0, 10), end: end.slice(0, 10) }
    : undefined;

const START = new Set(
  'start starts starting begin begins beginning from opens since von ab beginn debut inicio desde inizio van od fran'.split(
    ' ',
  ),
);
const END = new Set(
  'end ends ending until till deadline closing closes close due expires expiry expiration to bis ende fin hasta fine tot einde do konec till slut'.split(
    ' ',
  ),
);

/** A day that has a name of its own is not the end of any range that is shown. */
export const isPlainEnd = ({ words }: Field): boolean =>
  !words.some((word) => /^(?:deadline|clos(?:e|es|ing)|due|expir(?:y|es|ation)|opens)$/.test(word));

/** Which end of a range a field asks for; undefined: neither. */
export function endAsked({ words, format, concept }: Field): keyof DateRange | undefined {
  const isDay =
    format === 'date' ||
    format === 'date-time' ||
    concept?.shape === 'date' ||
    words.includes('date');
  if (!isDay) return undefined;
  if (words.some((word) => END.has(word))) return 'end';
  return words.some((word) => START.has(word)) ? 'start' : undefined;
}
