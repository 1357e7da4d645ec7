/** Days of the week as pages call them, whole or short, in twenty-five languages. */
import { onFirstUse } from '../on-first-use.ts';

const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs ru uk tr hu ro ca el ja zh ko ar he hi id vi th'.split(
    ' ',
  );
const OTHERS = ['sun', 'mon', 'tues', 'weds', 'thurs', 'fri', 'sat'];

/** By name, and by language and name. Where two languages call different days so, only the latter says which. */
const weekdays = onFirstUse(() => {
  const days = new Map<string, number>();
  const put = (name: string, day: number): void => {
    const known = days.get(name);
    days.set(name, known === undefined || known === day ? day : SEVERAL);
  };
  for (const language of LANGUAGES) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
      for (let day = 0; day < 7; day += 1) {
        const name = bare(format.format(A_SUNDAY + day * A_DAY));
        put(name, day);
        put(`${language} ${name}`, day);
      }
    }
  }
  for (const [day, name] of OTHERS.entries()) days.set(name, day);
  return days;
});

const SEVERAL = -1;
const A_SUNDAY = Date.UTC(2025, 0, 5);
const A_DAY = 86_400_000;

const bare = (name: string): string => name.toLowerCase().replaceAll('.', '');

/** 0: Sunday; undefined: no weekday, or one of several. `language`: of the page. */
export function weekdayOf(word: string, language = ''): number | undefined {
  const name = bare(word);
  const day = weekdays().get(`${language.slice(0, 2)} ${name}`) ?? weekdays().get(name);
  if (day === undefined && /\p{L}{4}s$/u.test(name)) return weekdayOf(name.slice(0, -1), language);
  return day === SEVERAL ? undefined : day;
}

/** In that language alone. */
export const weekdayIn = (language: string, word: string): number | undefined =>
  weekdays().get(`${language.slice(0, 2)} ${bare(word)}`);

/** Whether it is one in any language. */
export const isWeekday = (word: string): boolean =>
  weekdays().has(bare(word)) || weekdays().has(bare(word).replace(/s$/, ''));
