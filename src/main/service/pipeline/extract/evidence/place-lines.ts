/** Town and country of a line that ends in the name of a country: `Kulturhuset, Bergen, Norway`, `4050-032 Porto, Portugal`. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { keyOf } from '../text.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';

/** Above what classes name, below labels. */
const SAID = 0.46;
const MOST_LINE = 120;
const MOST_PARTS = 5;
const MOST_WORDS = 6;

export function placeLines(field: Field, page: Page): readonly Evidence[] {
  const { kind, concept, key } = field;
  if (kind !== 'string' || field.options !== undefined) return [];
  const part = key.includes('venue') ? 'venue' : PARTS.get(concept?.id ?? '');
  if (part === undefined) return [];
  for (const element of boxesOf(page, 6, MOST_LINE)) {
    for (const line of page.lines(element)) {
      const text = placeIn(line, page.language)?.[part];
      if (text !== undefined) return [one('text', SAID, text, whereIs(element))];
    }
  }
  return [];
}

type Part = 'venue' | 'city' | 'country';
const PARTS: ReadonlyMap<string, Part> = new Map([
  ['city', 'city'],
  ['country', 'country'],
]);

/** Names with capitals between commas, the last of them a country. */
function placeIn(
  line: string,
  language: string,
): Readonly<Partial<Record<Part, string>>> | undefined {
  const parts = line.split(/\s*,\s+/u);
  const [first = '', ...others] = parts;
  const country = others.at(-1);
  if (country === undefined || parts.length > MOST_PARTS) return undefined;
  const isName = (part: string): boolean =>
    /^[\p{Lu}\p{Lo}\d]/u.test(part) && part.split(' ').length <= MOST_WORDS;
  if (!isCountry(country, language) || !parts.every(isName)) return undefined;
  const town = (others.at(-2) ?? first).replace(CODE, '');
  const city = /\d/.test(town) ? undefined : town;
  return {
    country,
    ...(city === undefined ? {} : { city }),
    ...(parts.length > 2 ? { venue: first } : {}),
  };
}

/** Codes of the post before and behind a town. */
const CODE =
  /^(?:[A-Z]{1,2}-)?\d[\d-]{2,7}(?:\s[A-Z]{2})?\s|\s(?:[A-Z]{1,2}\d[A-Z\d]?(?:\s\d[A-Z]{2})?|\d{4,6})$/u;

const countries = new Map<string, ReadonlySet<string>>();

/** As the country is called in English or in the page's language (Unicode CLDR, by way of Intl). */
function isCountry(text: string, language: string): boolean {
  const key = keyOf(text);
  return key.length > 2 && [language, 'en'].some((one) => countriesIn(one).has(key));
}

function countriesIn(language: string): ReadonlySet<string> {
  const known = countries.get(language);
  if (known !== undefined) return known;
  const names = new Set(['usa', 'uk', 'uae'].map(keyOf));
  try {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const a of LETTERS)
      for (const b of LETTERS) {
        const name = display.of(a + b);
        if (name !== undefined) names.add(keyOf(name));
      }
  } catch {
    // no language that is known
  }
  countries.set(language, names);
  return names;
}
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
