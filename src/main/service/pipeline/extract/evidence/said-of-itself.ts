/** What a sentence says in the words of its speaker: `Our mission is to …`, `Unser Ziel ist …`. */
import type { Field } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { plainInPlace, stem } from '../text.ts';
import { boxesOf } from './boxes.ts';
import { type Evidence, one } from './evidence.ts';

/** Below labels and headings. */
const SAID = 0.4;
const MOST_TEXT = 500;

export function saidOfItself(field: Field, page: Page): readonly Evidence[] {
  const [word, other] = field.own;
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
