/** Which concept a field stands for, by its name in any language, the thing it belongs to left out, or its description. */
import { keyOf, singular, singularKey, wordsOf } from '../text.ts';
import type { Concept } from './concept.ts';
import { CONCEPTS } from './concepts.ts';
import { isEnglishName } from './meanings.ts';
import { unitNamed } from './units.ts';

const QUALIFIERS = new Set(
  'min minimum lowest low max maximum highest high from to minutes mins minute hours hrs days seconds secs usd eur gbp iso'.split(
    ' ',
  ),
);
const BY_NAME = new Map<string, Concept>();
for (const concept of CONCEPTS)
  for (const name of concept.names) if (!BY_NAME.has(name)) BY_NAME.set(name, concept);
/** The concept of that name: a word, or several in one. */
export const conceptNamed = (name: string): Concept | undefined => BY_NAME.get(name);

/** Concepts by what pages of any language call them, where only one is called so. */
const BY_LABEL = new Map<string, Concept | undefined>();
for (const concept of CONCEPTS)
  for (const label of new Set(concept.labels ?? []))
    BY_LABEL.set(label, BY_LABEL.has(label) ? undefined : concept);

/** `cena`, `telefono`, `beschreibung`: schemas are written in the language of the page, too. */
const foreign = (words: readonly string[]): Concept | undefined =>
  words.join('').length < 4 || isEnglishName(words) || OF_SEVERAL.has(words.join(''))
    ? undefined
    : BY_LABEL.get(words.join(''));

/** In French a price, in German and Polish what is priced. */
const OF_SEVERAL = new Set(['tarif', 'tarifs', 'taryfa', 'tarife']);

const THINGS = new Set(
  'recipe product article page item book movie event job company business store post blog news course video song album hotel restaurant property listing person the main of offer aggregate seller review web site part component device tool plugin library school museum park dish wine game dataset project package house apartment room car vehicle topic thread'.split(
    ' ',
  ),
);

/** The concept a field stands for, by name first, then without the thing it belongs to, then by description. */
export function conceptOf(
  name: string,
  description: string,
  parents: readonly string[],
  format?: string,
): Concept | undefined {
  const words = wordsOf(name);
  // `hours` are from when to when
  if (SPANS.has(name.trim().toLowerCase())) return undefined;
  const exact = BY_NAME.get(words.join('')) ?? BY_NAME.get(singularKey(name)) ?? foreign(words);
  if (exact !== undefined) return exact;
  const above = new Set(parents);
  const rest = words.filter(
    (word, index) => !(above.has(word) || THINGS.has(word)) || index === words.length - 1,
  );
  const bare = rest.length < words.length ? BY_NAME.get(rest.join('')) : undefined;
  if (bare !== undefined) return bare;
  const named = unqualified(words);
  if (named !== undefined) return named;
  const counted =
    /^(?:num|number|total|count)(?:of)?$/.test(words[0] ?? '') || words.at(-1) === 'count';
  const said = BY_NAME.get(keyOf(description));
  if (said !== undefined) return said;
  if (!counted) {
    const byDescription = CONCEPTS.find(
      (concept) =>
        concept.describes?.test(description.slice(0, 120)) === true &&
        sharesWord(concept, words, description),
    );
    if (byDescription !== undefined) return byDescription;
  }
  return format === 'uri' && isOfPage(words) ? BY_NAME.get('url') : undefined;
}

const SPANS = new Set('hours heures horas ore stunden zeiten uren'.split(' '));

function unqualified(words: readonly string[]): Concept | undefined {
  const core = withoutQualifiers(words);
  const named = core.length < words.length ? BY_NAME.get(core.join('')) : undefined;
  // a length in metres lasts no time
  const isLong = named?.shape === 'duration' && LENGTHS.test(unitNamed(words.at(-1) ?? '') ?? '');
  return isLong ? undefined : named;
}

const LENGTHS = /^(?:mm|cm|m|km|mi|ft|in)$/;

/** `duration_minutes`, `price_usd`, `max_price`: the thing is what is left. */
const withoutQualifiers = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => {
    const isUnit = at > 0 && at === words.length - 1 && unitNamed(word) !== undefined;
    return !QUALIFIERS.has(word) && !isUnit;
  });

/** `page_url`, `product_link`: the page's own address. */
const isOfPage = (words: readonly string[]): boolean =>
  words.length <= 2 && subjectOfAddress(words).every((word) => THINGS.has(word));

const ADDRESS = new Set(
  'url uri link links href address page web site website the to of absolute full canonical'.split(
    ' ',
  ),
);

/** `rules` of `rules_url`; nothing of `page_url`. */
export const subjectOfAddress = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !ADDRESS.has(word));

const FILLERS = new Set(
  'the a an of for in as to and or its this that full main average total value text code url string number type kind iso date time'.split(
    ' ',
  ),
);

/**
 * A short description names a concept when nothing else stands in it (`Chipset manufacturer` is no manufacturer);
 * in a long one the field's own name must agree.
 */
function sharesWord(concept: Concept, words: readonly string[], description: string): boolean {
  const said = wordsOf(description);
  const isName = (word: string): boolean =>
    concept.names.includes(word) || concept.names.includes(singular(word));
  if (said.length > 4) return words.some((word) => word.length > 2 && isName(word));
  const rest = said.filter((word) => !FILLERS.has(word) && !THINGS.has(word) && !isName(word));
  return rest.length === 0 || concept.names.includes(rest.join('')) || words.every(isName);
}
