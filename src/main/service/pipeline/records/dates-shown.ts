/**
 * Columns of dates: whether each cell is one date and nothing else, in which order day and month stand, and each as
 * ISO 8601 (`2026-03-04`). Where the column leaves a doubt (`03/04/2026` on an English page), dates stay as they are shown.
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
  const dates = texts.filter(isDateAlone);
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

/** The date as ISO 8601; text that is not a date alone as it is. */
export function isoDate(text: string, order: DateOrder): string {
  if (!isDateAlone(text)) return text;
  return findDate(text, { monthFirst: order === 'month-day', ...YEARS }) ?? text;
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
