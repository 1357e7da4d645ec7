/** Whether a heading calls what stands below it as a field asks for it. */
import type { Element } from 'domhandler';
import type { Field } from '../fields/field.ts';
import { saysAsked } from '../fields/meanings.ts';
import { type Page, parentOf } from '../sources/page.ts';
import { keyOf, singular, singularKey, wordsOf } from '../text.ts';
import words from './lists-called.json' with { type: 'json' };

/** By one of the names, or by what means the same. */
export const isNamed = (heading: string, field: Field, names: ReadonlySet<string>): boolean =>
  wordsOf(heading).some((word) => names.has(singular(word))) || saysAsked(heading, field.core) > 0;

/** So, or as lists of that kind are called. */
export const isCalled = (heading: string, field: Field, names: ReadonlySet<string>): boolean =>
  isNamed(heading, field, names) || isListCalled(heading, field);

/** A heading by its words, or by the name its section has for links: `<section id="features"><h2>All that a team needs`. */
export function isHeadingCalled(
  heading: Element,
  field: Field,
  names: ReadonlySet<string>,
  page: Page,
): boolean {
  if (isCalled(page.text(heading), field, names)) return true;
  for (let box: Element | undefined = heading, up = 0; box !== undefined && up < 4; up += 1) {
    if (page.order(heading) - page.order(box) > MOST_BEFORE) return false;
    const { id } = box.attribs;
    if (id !== undefined && id.length <= 30) return isCalled(id, field, names);
    box = parentOf(box);
  }
  return false;
}
/** Elements between the beginning of a section and its heading. */
const MOST_BEFORE = 4;

/** The words a field and its items are called by, as they stand and in the singular. */
export const namesOf = (...fields: readonly Field[]): ReadonlySet<string> =>
  new Set(
    fields
      .flatMap(({ words }) => words.flatMap((word) => [word, singular(word)]))
      .filter((word) => word.length > 2),
  );

/** Headings of lists in other words, by key; written for this purpose from what sites call their parts. */
const LISTS: readonly ReadonlySet<string>[] = Object.entries(words).map(
  ([name, others]) => new Set([name, ...others].flatMap((one) => [keyOf(one), singularKey(one)])),
);

/** `Programme` stands over `sessions`, `Our trustees` over `board_members`. */
function isListCalled(heading: string, { core }: Field): boolean {
  const said = wordsOf(heading);
  const last = said.at(-1) ?? '';
  const keys = [singularKey(heading), singular(last)];
  if (said.length > MOST_WORDS) return false;
  return LISTS.some(
    (one) => core.some((word) => one.has(singular(word))) && keys.some((key) => one.has(key)),
  );
}

const MOST_WORDS = 4;
