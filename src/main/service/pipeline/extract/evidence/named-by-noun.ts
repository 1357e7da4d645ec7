/** A name that holds what a field asks for: `Fenlight Festival` of `festival`, `Museum of Salt` of `museum_name`, `Ashdown Parish Council` of `council`. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { keyOf, singular, wordsOf } from '../text.ts';
import { isOfAnyPage, titleParts } from './any-page.ts';
import { type Evidence, one } from './evidence.ts';

const NAMED = 0.64;
const MOST_WORDS = 6;
const LEAST_LETTERS = 3;

/** In the page's title, its heading and its copyright, in that order. */
export function namedByNoun(field: Field, page: Page): readonly Evidence[] {
  const noun = nounOf(field);
  if (noun === undefined) return [];
  const { heading } = page;
  const said = [
    ...(heading === undefined ? [] : [{ text: page.text(heading), where: whereIs(heading) }]),
    { text: page.title, where: 'title' },
  ];
  for (const { text, where } of said)
    for (const part of titleParts(text)) {
      const [name = ''] = part.split(/,\s/u);
      if (isNamedSo(name.trim(), noun)) return [one('heading', NAMED, name.trim(), where)];
    }
  return [];
}

/** The last word of a field that asks for a name, and of what. */
function nounOf({
  kind,
  words,
  concept,
  format,
  options,
  wantsAddress,
}: Field): string | undefined {
  if (kind !== 'string' || format !== undefined || options !== undefined || wantsAddress)
    return undefined;
  if (concept !== undefined && !/^(?:title|location|label)$/.test(concept.shape ?? ''))
    return undefined;
  const own = words.at(-1) === 'name' ? words.slice(0, -1) : words;
  const [noun, other] = own;
  return noun === undefined ||
    other !== undefined ||
    noun.length < LEAST_LETTERS ||
    COMMON.has(noun)
    ? undefined
    : noun;
}

/** What names are of without being called so, or what names say of something else. */
const COMMON: ReadonlySet<string> = new Set(
  'name title page website site address type status category section price date time day event course product article topic version release news book job menu list service order team plan review post blog home contact model brand'.split(
    ' ',
  ),
);

/** Words with capitals, the noun last or before `of …`, or the beginning or end of one word. */
function isNamedSo(name: string, noun: string): boolean {
  const words = wordsOf(name);
  if (words.length > MOST_WORDS || !/^\p{Lu}/u.test(name) || isOfAnyPage(name)) return false;
  const at = words.findIndex((word) => singular(word) === singular(noun));
  if (at < 0) {
    // `Tierarztpraxis am Weiher`, `Ruderverein`
    return (
      words.length > 1 &&
      noun.length > 5 &&
      words.some((word) => word.endsWith(noun) && word !== noun)
    );
  }
  const isLast = at === words.length - 1 && at > 0;
  const isFirst = at === 0 && OF.test(words[1] ?? '') && words.length > 2;
  const before = name.split(/\s+/).slice(0, at);
  return (
    isFirst ||
    (isLast && before.every((word) => /^[\p{Lu}\d&]|^(?:of|the|de|von|am|and)$/u.test(word)))
  );
}
const OF = /^(?:of|for|am|im|an|für|fur|de|du|des|della|di|del|der|van)$/;

/** Of an organisation that no label names: the only part of the title that is neither the headline nor what any page is called. */
export function ownerInTitle({ concept, key, kind }: Field, page: Page): readonly Evidence[] {
  if (
    kind !== 'string' ||
    !(concept === undefined || concept.id === 'company') ||
    !ORGANIZATION.test(key)
  )
    return [];
  const said = page.heading === undefined ? '' : keyOf(page.text(page.heading));
  const [only, other] = titleParts(page.title).filter(
    (part) => !isOfAnyPage(part) && keyOf(part) !== said,
  );
  return only === undefined || other !== undefined || wordsOf(only).length > MOST_WORDS
    ? []
    : [one('metadata', OWNER_IN_TITLE, only, 'title')];
}
const ORGANIZATION =
  /organi[sz]ation|charity|club|association|nonprofit|institution|verein|stiftung/;
/** Below all that says it in so many words. */
const OWNER_IN_TITLE = 0.3;
