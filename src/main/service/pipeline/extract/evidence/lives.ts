/** When and where somebody lived, as running text says it: `(9 May 1938 – 22 January 2026)`, `Born in Hawick`, `née Fenwick`. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { findDate } from '../typed/times.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';

/** Letters of a paragraph that is looked through. */
const MAX_TEXT = 600;
const MAX_LOOKED = 60;
/** Below labels. */
const SAID = 0.42;

const DAY = String.raw`((?=[^()–—;]{0,24}\d)[\p{L}\d][\p{L}\d .,/-]{2,24}?\d{4}|\d{1,2}\.\d{1,2}\.\d{4})`;
const LIFE = new RegExp(
  String.raw`(?:^|[(;,]\s?|\s)(?:\*\s?)?${DAY}\s?(?:[–—†]|\s-\s)\s?(?:†\s?)?${DAY}(?=$|[).,;\s])`,
  'u',
);
const YEARS = /[(,]\s?(?:\*\s?)?(1\d{3}|20[012]\d)\s?[–—-]\s?(?:†\s?)?(1\d{3}|20[012]\d)\s?\)/u;
const NAME = String.raw`\p{Lu}[\p{L}’'.-]+(?:(?:,)?\s(?:(?:am|an|der|upon|on|sur|de|la|del)\s)?\p{Lu}[\p{L}’'.-]+){0,3}`;
const BORN_IN = new RegExp(
  String.raw`(?<!\p{L})(?:[Bb]orn|[Gg]eboren|[Nn]ée?|[Nn]acid[ao]|[Nn]at[ao]|[Nn]ascid[ao])\s(?:[^.;()]{3,28}?\s)?(?:in|à|en|a|em)\s(${NAME})`,
  'u',
);
const MAIDEN = new RegExp(
  String.raw`(?<!\p{L})(?:née|nee|geb\.|geborene|nata)\s(\p{Lu}[\p{L}’'-]+)(?=$|[\s),.;])`,
  'u',
);

type Reader = (text: string, language: string) => string | undefined;

/** Both ends are days, with years enough between them. */
function lifeIn(text: string, language: string): readonly [string, string] | undefined {
  const [, from = '', to = ''] = LIFE.exec(text) ?? [];
  const isDay = (day: string): boolean =>
    /\D/.test(day.replace(/\d{4}/, '')) && findDate(day, language) !== undefined;
  const years = [from, to].map((day) => Number(/\d{4}/.exec(day)?.[0]));
  return isDay(from) && isDay(to) && (years[1] ?? 0) - (years[0] ?? 0) >= SHORTEST
    ? [from.trim(), to.trim()]
    : undefined;
}
/** Years: what is shorter may be an exhibition. */
const SHORTEST = 12;

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [
    /^(?:birth ?date|date of birth|birthday|born|born on|dob|geburtsdatum|geboren am|fecha nacimiento|data nascita)$/,
    (text, language) => lifeIn(text, language)?.[0],
  ],
  [
    /^(?:death ?date|date of death|died|died on|passed away|sterbedatum|todesdatum|gestorben am)$/,
    (text, language) => lifeIn(text, language)?.[1],
  ],
  [/^(?:birth year|year of birth|geburtsjahr)$/, (text) => YEARS.exec(text)?.[1]],
  [/^(?:death year|year of death|todesjahr)$/, (text) => YEARS.exec(text)?.[2]],
  [/^(?:birth ?place|place of birth|born in|geburtsort)$/, (text) => BORN_IN.exec(text)?.[1]],
  [/^(?:maiden name|birth name|nee|geburtsname)$/, (text) => MAIDEN.exec(text)?.[1]],
];

/** What the first paragraph that says it gives. */
export function livesSaid({ kind, words }: Field, page: Page): readonly Evidence[] {
  const asked = words.join(' ');
  const read = READERS.find(([name]) => name.test(asked))?.[1];
  if (read === undefined || kind === 'boolean' || kind === 'array') return [];
  let looked = 0;
  for (const element of boxesOf(page, 8, MAX_TEXT)) {
    if ((looked += 1) > MAX_LOOKED) break;
    const value = read(page.text(element), page.dateLanguage);
    if (value !== undefined) return [one('text', SAID, value, whereIs(element))];
  }
  return [];
}
