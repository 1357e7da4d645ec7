/** Things that a sentence lists behind the words of a field: `Survivors include A, B and C`, `This affected: X, Y`. */
import type { Field } from '../fields/field.ts';
import { askedBy, labelKeysOf } from '../fields/meanings.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { plainInPlace, stem, thingsIn } from '../text.ts';
import { boxesOf } from './boxes.ts';
import type { Evidence } from './evidence.ts';

const MAX_TEXT = 400;
/** Words of one thing, letters of one thing. */
const MOST_WORDS = 5;
const MOST_LETTERS = 60;
/** Below lists of elements. */
const LISTED = 0.43;
const ENOUGH = 3;

/** For arrays of texts whose words no list of the page is called by. */
export function listedInSentences(field: Field, page: Page): readonly Evidence[] {
  if (field.kind !== 'array' || field.item?.kind !== 'string' || field.concept?.shape === 'lines')
    return [];
  const phrase = phraseOf(field);
  if (phrase === undefined) return [];
  const found: Evidence[] = [];
  for (const element of boxesOf(page, 12, MAX_TEXT)) {
    const things = thingsBehind(page.text(element), phrase);
    if (things.length < 2) continue;
    const where = whereIs(element);
    found.push({ source: 'text', score: LISTED, pieces: things.map((text) => ({ text, where })) });
    if (found.length >= ENOUGH) break;
  }
  return found;
}

/** All words of the name, else the last or the first one: `notes` of `scent_notes`, `affected` of `affected_components`. */
function phraseOf({ own, core }: Field): RegExp | undefined {
  const forms = own.filter((word) => word.length > 3).map((word) => `${stem(word)}\\p{L}{0,3}`);
  const asked = askedBy(core);
  const meant = asked === undefined ? [] : [...labelKeysOf(asked)].filter((key) => key.length > 3);
  if (forms.length + meant.length === 0) return undefined;
  const all = [...new Set([forms.join('\\s+'), ...forms, ...meant])]
    .filter((form) => form !== '')
    .join('|');
  return new RegExp(`(?<![\\p{L}\\d])(?:${all})(?:\\s+(?:${VERBS})|\\s*[:：])\\s+(?=\\S)`, 'giu');
}

const VERBS =
  'includes?|included|are|were|is|of|such as|like|umfassen|sind|sont|comprennent|incluyen|son|sono|zijn|são|omfattar|är';

function thingsBehind(text: string, phrase: RegExp): readonly string[] {
  for (const match of plainInPlace(text).matchAll(phrase)) {
    const rest = text.slice(match.index + match[0].length).split(END)[0] ?? '';
    const things = thingsIn(rest.replace(/[.!?]$/u, ''));
    const isList = things.every(
      (thing) =>
        thing.length <= MOST_LETTERS &&
        thing.split(' ').length <= MOST_WORDS &&
        !/["“”?!]/u.test(thing),
    );
    if (things.length > 1 && isList) return things;
  }
  return [];
}

/** Where the sentence ends, or goes on to something else. */
const END =
  /[.!?;]\s|,?\s(?:as well as|who|which|and (?:many|several|other|more)|sowie|ainsi que|así como)\s/u;
