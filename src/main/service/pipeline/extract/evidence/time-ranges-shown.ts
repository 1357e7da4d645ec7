/** From when to when something on a page takes place: `Tuesday 9 June 2026, 18:30–20:00`, `von 15:30 bis 19:30 Uhr`. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { findDate, findTime } from '../typed/times.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';

const MAX_TEXT = 300;
/** Below labels. */
const SHOWN = 0.38;

export function timeRangesShown(field: Field, page: Page): readonly Evidence[] {
  const end = endOf(field);
  if (end === undefined) return [];
  const ranges = rangesOn(page);
  // of several nobody knows which is meant
  const [range, other] = ranges;
  return range === undefined || other !== undefined
    ? []
    : [one('text', SHOWN, range[end], range.where)];
}

const START =
  /^(?:start|starts|begin|begins|beginning|from|opens|departure|departs|depart|abfahrt|abflug)$/;
const END = /^(?:end|ends|finish|finishes|until|to|arrival|arrives|arrive|ankunft)$/;

/** Which end of a time a field asks for. */
export function endOf({ kind, format, concept, words }: Field): 'start' | 'end' | undefined {
  const isTime = format === 'time' || concept?.shape === 'time' || words.includes('time');
  if (kind !== 'string' || !isTime || (format !== undefined && format !== 'time')) return undefined;
  if (words.some((word) => END.test(word))) return 'end';
  return words.some((word) => START.test(word)) ? 'start' : undefined;
}

interface Range {
  readonly start: string;
  readonly end: string;
  readonly where: string;
}

const known = new WeakMap<Page, readonly Range[]>();

/** Beside the one day that it is on; each once. */
function rangesOn(page: Page): readonly Range[] {
  const before = known.get(page);
  if (before !== undefined) return before;
  const ranges = new Map<string, Range>();
  for (const element of boxesOf(page, 10, MAX_TEXT)) {
    const text = page.text(element);
    const times = timesIn(text);
    if (times === undefined || findDate(text, page.dateLanguage) === undefined) continue;
    const { start: from, end: to } = times;
    ranges.set(`${from} ${to}`, { start: from, end: to, where: whereIs(element) });
  }
  const found = [...ranges.values()];
  known.set(page, found);
  return found;
}

/** The first range of times in a text. */
export function timesIn(
  text: string,
): { readonly start: string; readonly end: string } | undefined {
  // `9.30` alone may be a sum
  const plain = text.replace(BETWEEN, (_said, from: string, to: string) =>
    `${from}–${to}`.replaceAll('.', ':'),
  );
  const { start, end, half } = RANGE.exec(plain)?.groups ?? {};
  if (start === undefined || end === undefined) return undefined;
  const from = findTime(/[ap]m/i.test(start) || half === undefined ? start : `${start} ${half}`);
  const to = findTime(end);
  return from === undefined || to === undefined ? undefined : { start: from, end: to };
}

const CLOCK = String.raw`\d{1,2}[:.h]\d{2}`;
/** `between 9.30 and 12.30`. */
const BETWEEN = new RegExp(
  String.raw`(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen|mellan)\s(${CLOCK}(?:\s?[ap]m)?|\d{1,2}\s?[ap]m)(?:\s?Uhr)?\s(?:and|und|et|y|e|en|och)\s(${CLOCK}|\d{1,2}(?=\s?[ap]m))`,
  'iu',
);
const RANGE = new RegExp(
  String.raw`(?<![\d.,:/-])(?<start>${CLOCK}(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]m)(?:\s?Uhr|\s?h)?\s*(?:[-–—~]|(?<!\p{L})(?:to|until|till|bis|à|a|alle|tot|do|till|til)(?!\p{L}))\s*(?<end>${CLOCK}(?:\s?(?<half>[ap]m))?|\d{1,2}\s?[ap]m)(?![\d:])`,
  'iu',
);
