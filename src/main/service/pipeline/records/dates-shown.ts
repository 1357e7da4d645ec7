/**
 * Columns of dates: whether each cell is one date, perhaps with its time, and nothing else, in which order day and month
 * stand, and each as ISO 8601 (`2026-03-04`, `2026-03-04T14:30`). Where the column leaves a doubt (`03/04/2026` on an English page), dates stay as they are shown.
 */
import type { DateOrder } from '../../domain/recipe.ts';
import { europeanDigits } from '../dom/text.ts';
import { YEARS } from '../extract/typed/times.ts';
import { findDate, monthOf } from '../page/dates.ts';
import { isWeekday } from '../page/weekdays.ts';

const MOST_CHARS = 40;
const ENOUGH = 0.9;
const PAIR = /(?<!\d)(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?\d{4}(?!\d)/;

/** Words that stand within dates: `3rd`, `1er`, `5 de marzo del 2026`, `5 марта 2026 г.`, `2026年3月5日`. */
const WITHIN =
  /^(?:st|nd|rd|th|of|the|er|ère|de|del|do|da|di|d|den|am|le|el|il|r|г|года|року|р|m|年|月|日|년|월|일)$/iu;

/** The order of a column's dates; undefined where they are not dates alone or no order is sure. */
export function orderOfDates(texts: readonly string[], language: string): DateOrder | undefined {
  const dates = texts.map((text) => momentOf(text)?.day ?? text).filter(isDateAlone);
  if (dates.length === 0 || dates.length < ENOUGH * texts.length) return undefined;
  const pairs = dates.flatMap((text) => {
    const [, first, mark, second] = PAIR.exec(europeanDigits(text)) ?? [];
    return mark === undefined ? [] : [{ first: Number(first), mark, second: Number(second) }];
  });
  const isDayFirst = pairs.some(({ first }) => first > 12);
  const isMonthFirst = pairs.some(({ second }) => second > 12);
  const areDotted = pairs.every(({ mark }) => mark === '.');
  if (isMonthFirst) {
    return isDayFirst || pairs.some(({ mark }) => mark === '.') ? undefined : 'month-day';
  }
  return isDayFirst || areDotted || !/^(?:en|$)/i.test(language) ? 'day-month' : undefined;
}

/** The date as ISO 8601, with its time where it has one; text that says anything else as it is. */
export function isoDate(text: string, order: DateOrder): string {
  const { day, time } = momentOf(text) ?? { day: text, time: '' };
  if (!isDateAlone(day)) return text;
  const date = findDate(day, { monthFirst: order === 'month-day', ...YEARS });
  return date === undefined ? text : date + time;
}

/** Whether one of the dates has its time beside it. */
export const haveTimes = (texts: readonly string[]): boolean =>
  texts.some((text) => momentOf(text) !== undefined);

const CLOCK = String.raw`(?<hour>\d{1,2})(?:[:h]|\.(?=\d\d\s?Uhr))(?<minute>\d\d)(?::(?<second>\d\d))?(?:\s?(?<half>[ap])\.?m\.?|\s?Uhr)?`;
const BETWEEN = String.raw`(?:\s*[,·|–-]\s*|\s+|T)`;
const AT = String.raw`(?:(?:at|um|à|a las|alle|alle ore|kl\.?|om|às)\s+)?`;
const BEHIND = new RegExp(
  `^(?<day>.*?\\d.*?)${BETWEEN}${AT}${CLOCK}(?<zone>Z|[+-]\\d\\d:\\d\\d)?$`,
  'iu',
);
const BEFORE = new RegExp(`^${CLOCK}${BETWEEN}(?<day>\\S.*)$`, 'iu');

/** A text that ends or begins with a time of day: what is left of it, and the time as ISO 8601 has it. */
function momentOf(source: string): { readonly day: string; readonly time: string } | undefined {
  const text = europeanDigits(source);
  const { groups } = BEHIND.exec(text) ?? BEFORE.exec(text) ?? {};
  if (groups === undefined) return undefined;
  const { day = '', minute = '', second, half, zone = '' } = groups;
  const isFirst = text.startsWith(day);
  const hour = hourOf(Number(groups['hour']), half);
  if (hour === undefined || Number(minute) > 59 || Number(second ?? 0) > 59) return undefined;
  const seconds = second === undefined ? '' : `:${second}`;
  return {
    // in its own digits: those of other scripts are never month first
    day: isFirst ? source.slice(0, day.length) : source.slice(-day.length),
    time: `T${String(hour).padStart(2, '0')}:${minute}${seconds}${zone.toUpperCase()}`,
  };
}

/** 0 to 23; in halves of a day 12 is the first hour. */
function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** A day, a month and a year in four digits, perhaps its weekday, and nothing else: no time, no second date. */
function isDateAlone(source: string): boolean {
  const text = europeanDigits(source);
  if (text.length > MOST_CHARS || !/\d{4}/.test(text)) return false;
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const months = words.filter((word) => monthOf(word) > 0);
  const isOther = (word: string): boolean =>
    monthOf(word) === 0 && !isWeekday(word) && !WITHIN.test(word);
  const numbers = text.match(/\d+/g) ?? [];
  return (
    months.length <= 1 &&
    numbers.length === 3 - months.length &&
    numbers.filter((one) => one.length === 4).length === 1 &&
    !words.some(isOther) &&
    findDate(text, { monthFirst: false, ...YEARS }) !== undefined
  );
}
