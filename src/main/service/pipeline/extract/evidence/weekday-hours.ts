/**
 * When a place is open on a day that a field names: `monday_hours`, `opening_hours: {monday}`. Pages say it by day (`Monday | 8–12 Uhr`)
 * or for several at once (`Mon–Fri: 10am–5pm`, `Sat & Sun closed`, `daily 9:00–18:00`).
 */
import { weekdayIn, weekdayOf } from '../../page/weekdays.ts';
import type { Field } from '../fields/field.ts';
import type { Labels } from '../sources/label-pair.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';
import { timesIn } from './time-ranges-shown.ts';

/** As labels of the field's own words. */
const SAID = 0.8;
const MOST_TEXT = 400;

interface Hours {
  /** 0: Sunday. */
  readonly days: ReadonlySet<number>;
  readonly text: string;
  readonly where: string;
}

interface HoursSources {
  readonly page: Page;
  readonly labels: Labels;
}

export function weekdayHours(field: Field, sources: HoursSources): readonly Evidence[] {
  if (field.kind !== 'string' || field.format === 'date' || field.options !== undefined) return [];
  const { page } = sources;
  if (SHUT_DAYS.test(field.key)) return shutDays(page);
  const day = dayAsked(field, page.language);
  if (day === undefined) return [];
  const said = hoursOn(sources).find(({ days }) => days.has(day));
  const text = said === undefined ? undefined : endAsked(field, said.text);
  return said === undefined || text === undefined ? [] : [one('label', SAID, text, said.where)];
}

/** A weekday and words of opening; `monday_date` is something else, and a short word alone is more than a day (`vin`, `sun`). */
function dayAsked({ words }: Field, language: string): number | undefined {
  const dayOf = (word: string): number | undefined =>
    weekdayIn('en', word) ?? weekdayIn(language, word);
  const [day, other] = words.filter((word) => dayOf(word) !== undefined);
  if (day === undefined || other !== undefined) return undefined;
  const isOpening = words.every((word) => word === day || OPENING.test(word));
  const isTelling = words.length > 1 || day.length >= LEAST_LETTERS;
  return isOpening && isTelling ? dayOf(day) : undefined;
}

const SHUT_DAYS = /^(?:closed(?:on|days?)|closingdays?|ruhetage?|fermele|joursdefermeture)$/;
const SHUT_ON =
  /(?<!\p{L})(?:closed|geschlossen|fermée?|cerrado|chiuso|gesloten|stängt|lukket)\s(?:(?:on|every|am|le|los|el|il|op|på)\s)?(\p{L}.{1,60})/iu;

/** `Closed on Mondays and 25 December`. */
function shutDays(page: Page): readonly Evidence[] {
  for (const element of boxesOf(page, 8, MOST_TEXT)) {
    const behind = SHUT_ON.exec(page.text(element))?.[1] ?? '';
    const days = daysIn(behind.replace(/(?<=\p{L}day)s(?!\p{L})/gu, ''), page.language);
    if (days !== undefined)
      return [one('text', SAID, /^[^.;(]+/u.exec(behind)?.[0].trim() ?? behind, whereIs(element))];
  }
  return [];
}

const LEAST_LETTERS = 5;

const OPENING =
  /^(?:hours?|opens?|opening|closes?|closing|times?|business|from|to|until|on|start|end|schedule|offnungszeiten|horaires?|horario|orari[oa]?|openingstijden)$/;
const START = /^(?:opens?|from|start)$/;
const END = /^(?:closes?|closing|to|until|end)$/;

function endAsked({ words }: Field, text: string): string | undefined {
  const isEnd = words.some((word) => END.test(word));
  const isStart = words.some((word) => START.test(word)) && !words.includes('hours');
  if (!isEnd && !isStart) return text;
  return timesIn(text)?.[isEnd ? 'end' : 'start'];
}

const known = new WeakMap<Page, readonly Hours[]>();

/** What labels say, then lines; in the order of the page. */
function hoursOn({ page, labels }: HoursSources): readonly Hours[] {
  const before = known.get(page);
  if (before !== undefined) return before;
  const labelled = [...labels.values()].flat().flatMap(({ label, value, where }): Hours[] => {
    const days = daysIn(label, page.language);
    return days?.rest === '' && isHours(value) ? [{ days: days.days, text: value, where }] : [];
  });
  const found = [...labelled, ...linesOf(page)];
  known.set(page, found);
  return found;
}

function linesOf(page: Page): readonly Hours[] {
  const found: Hours[] = [];
  for (const element of boxesOf(page, 5, MOST_TEXT)) {
    for (const line of page.lines(element).flatMap(clausesOf)) {
      const said = daysIn(line, page.language);
      if (said !== undefined && isHours(said.rest))
        found.push({ days: said.days, text: said.rest, where: whereIs(element) });
    }
  }
  return found;
}

/** A line, and what stands in it between commas and full stops: `Open Mon–Fri 8–18, Sat 9–13. Emergencies: …`. */
function clausesOf(line: string): readonly string[] {
  const clauses = line.split(/[,;.]\s+|\s[·•|]\s/u);
  return clauses.length > 1 && clauses.length < 12 ? [line, ...clauses] : [line];
}

const ALL = new Set([0, 1, 2, 3, 4, 5, 6]);
const DAILY =
  /^(?:daily|every day|open daily|täglich|tous les jours|todos los días|tutti i giorni|dagelijks|todos os dias|codziennie|dagligen|毎日)(?!\p{L})[\s:：,–-]*/iu;
const WORKDAYS =
  /^(?:weekdays|werktags|en semaine|días laborables|feriali|doordeweeks)(?!\p{L})[\s:：,–-]*/iu;
const WEEKEND =
  /^(?:weekends?|wochenende|week-end|fin de semana|fine settimana)(?!\p{L})[\s:：,–-]*/iu;
const DAY = String.raw`(\p{L}[\p{L}\p{M}]{0,13})\.?`;
const FIRST = new RegExp(`^(?:open |on )?${DAY}`, 'iu');
const NEXT = new RegExp(
  `^\\s?(?:([-–—~]|(?:to|until|through|thru|bis|au|al|a|à|tot|t/m|do|till|til)(?!\\p{L}))|[,&+/]|(?:and|und|et|y|e|en|och|og|i)(?!\\p{L}))\\s?${DAY}`,
  'iu',
);

interface Days {
  readonly days: ReadonlySet<number>;
  readonly rest: string;
}

/** The days at the beginning of a text, and what stands behind them. */
function daysIn(text: string, language: string): Days | undefined {
  for (const [named, days] of [
    [DAILY, ALL],
    [WORKDAYS, new Set([1, 2, 3, 4, 5])],
    [WEEKEND, new Set([6, 0])],
  ] as const) {
    const match = named.exec(text);
    if (match !== null) return { days, rest: text.slice(match[0].length) };
  }
  const first = FIRST.exec(text);
  const from = first === null ? undefined : weekdayOf(first[1] ?? '', language);
  if (first === null || from === undefined) return undefined;
  const days = new Set([from]);
  let last = from;
  let rest = text.slice(first[0].length);
  for (let next = NEXT.exec(rest); next !== null; next = NEXT.exec(rest)) {
    const to = weekdayOf(next[2] ?? '', language);
    if (to === undefined) break;
    if (next[1] !== undefined) for (let day = last; day !== to; day = (day + 1) % 7) days.add(day);
    days.add(to);
    last = to;
    rest = rest.slice(next[0].length);
  }
  return { days, rest: rest.replace(/^[\s:：,.–—-]+/u, '') };
}

const SHUT =
  /^(?:closed|shut|by appointment(?: only)?|geschlossen|ruhetag|nach vereinbarung|fermé|sur rendez-vous|cerrado|chiuso|gesloten|fechado|nieczynne|zamknięte|stängt|lukket|stengt|suljettu|zavřeno|zárva|закрыто|вых(?:одной)?|休み|定休日|休館|휴무|open 24 hours|24 hours)\.?$/iu;

/** From when to when, more than once perhaps; or that it is shut. */
const isHours = (text: string): boolean =>
  text.length <= MOST_HOURS && (SHUT.test(text) || timesIn(text) !== undefined || BARE.test(text));
const MOST_HOURS = 60;
/** `8–12 Uhr`, `9h-12h`. */
const BARE =
  /^(?:von |de |from )?\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr)?\s?(?:[-–—~]|bis|à|a|to)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|時)?(?:[\s,;/].*)?$/iu;
