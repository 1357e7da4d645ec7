/** What a sentence says in the words of its speaker: `Our mission is to …`, `Unser Ziel ist …`. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { keyOf, plainInPlace, stem, wordsOf } from '../text.ts';
import { titleParts } from './any-page.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';

/** `company_mission` is called `Our mission`. */
const OWNER: ReadonlySet<string> = new Set(
  'company business firm organization organisation brand team startup corporate our'.split(' '),
);

/** Below labels and headings. */
const SAID = 0.4;
const MOST_TEXT = 500;

export function saidOfItself(field: Field, page: Page): readonly Evidence[] {
  const [word, other] =
    field.own.length > 1 ? field.own.filter((one) => !OWNER.has(one)) : field.own;
  if (field.kind !== 'string' || field.format !== undefined || field.options !== undefined)
    return [];
  if (field.concept !== undefined || word === undefined || other !== undefined) return [];
  if (word.length < 4 || field.wantsAddress) return [];
  const pattern = new RegExp(
    `(?<!\\p{L})(?:our|unser[e]?|notre|nuestr[oa]|(?:il|la) nostr[oa]|onze?)\\s${stem(word)}\\p{L}{0,2}\\s(?:is|ist|est|es|è)\\s(\\S.{8,300}?)(?=[.!?](?:\\s|$)|$)`,
    'iu',
  );
  for (const element of boxesOf(page, 20, MOST_TEXT)) {
    const text = page.text(element);
    const match = pattern.exec(plainInPlace(text));
    if (match?.[1] === undefined) continue;
    const from = match.index + match[0].length - match[1].length;
    return [one('text', SAID, text.slice(from, from + match[1].length), whereIs(element))];
  }
  return [];
}

/** `Ledgerleaf – Expense reports without the spreadsheet`, where that is the headline, too: the slogan. */
export function slogan({ own }: Field, page: Page): readonly Evidence[] {
  const [word = '', other] = own;
  if (other !== undefined || !SLOGANS.has(word) || page.heading === undefined) return [];
  const said = page.text(page.heading);
  const parts = titleParts(page.title).map(keyOf);
  const isIt =
    parts.length > 1 && parts.includes(keyOf(said)) && wordsOf(said).length >= LEAST_WORDS;
  return isIt ? [one('heading', SLOGAN, said, whereIs(page.heading))] : [];
}
const SLOGANS: ReadonlySet<string> = new Set(['tagline', 'slogan', 'motto', 'claim', 'headline']);
const SLOGAN = 0.5;
const LEAST_WORDS = 4;
