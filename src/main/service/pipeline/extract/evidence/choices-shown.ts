/** One of the values that a schema lets one choose from, where the page shows it by itself: `Teilzeit`, `In stock`. */
import type { Field, Option } from '../fields/field.ts';
import type { Element } from 'domhandler';
import { wordsOfChoice } from '../fields/choices.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { keyOf, wordsOf } from '../text.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';

const MOST_OPTIONS = 40;
const MOST_TEXT = 40;
const MOST_LOOKED = 6_000;
/** Below all that is named. */
const SHOWN = 0.34;
const PLACE = /^(?:span|p|li|dd|td|div|strong|b|em|small|h[2-6]|mark)$/;

/** Nothing where the page shows several of them: then one chooses there, too. */
export function choicesShown({ kind, options }: Field, page: Page): readonly Evidence[] {
  if (kind !== 'string' || options === undefined || options.length > MOST_OPTIONS) return [];
  const values = valuesByKey(options);
  const shown = new Set<string>();
  let first: Evidence | undefined;
  for (const element of page.elements.slice(0, MOST_LOOKED)) {
    if (!mayShow(element, page)) continue;
    const text = page.text(element);
    const value = values.get(keyOf(text)) ?? values.get(keyOf(TWO_OF_THREE.exec(text)?.[1] ?? ''));
    if (value === undefined) continue;
    shown.add(value);
    if (shown.size > 1) return [];
    first ??= one('text', SHOWN, text, whereIs(element));
  }
  return first === undefined ? saidInText(values, page) : [first];
}

/** The one value that sentences of the page say, in a word that says little else: `the appeal is dismissed`. */
function saidInText(values: ReadonlyMap<string, string>, page: Page): readonly Evidence[] {
  const telling = new Map([...values].filter(([key]) => key.length >= LEAST_TELLING));
  const said = new Map<string, Evidence>();
  for (const element of boxesOf(page, LEAST_TELLING, MOST_OF_SENTENCE)) {
    for (const word of wordsOf(page.text(element))) {
      const value = telling.get(word);
      if (value === undefined || said.has(value)) continue;
      said.set(value, one('text', SAID, word, whereIs(element)));
      if (said.size > 1) return [];
    }
  }
  return [...said.values()];
}

/** Letters of a word that is seldom said of anything else, and of a box of sentences. */
const LEAST_TELLING = 7;
const MOST_OF_SENTENCE = 600;
/** Below what is shown by itself. */
const SAID = 0.3;

function mayShow(element: Element, page: Page): boolean {
  const length = page.textLength(element);
  const isShort = length >= 2 && length <= MOST_TEXT;
  return isShort && PLACE.test(element.name) && page.zone(element) !== 'chrome';
}

function valuesByKey(options: readonly Option[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const option of options)
    if (typeof option === 'string' && option !== '')
      for (const key of wordsOfChoice(option)) values.set(key, option);
  return values;
}

/** `Full time position`; of two words one may mean anything: `New York`. */
const TWO_OF_THREE = /^(\p{L}+[\s-]\p{L}+)\s\p{L}+$/u;
