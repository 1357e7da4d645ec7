/** Whether a heading calls what stands below it as a field asks for it. */
import type { Field } from '../fields/field.ts';
import { saysAsked } from '../fields/meanings.ts';
import { keyOf, singular, singularKey, wordsOf } from '../text.ts';
import words from './lists-called.json' with { type: 'json' };

/** By one of the names, or by what means the same. */
export const isNamed = (heading: string, field: Field, names: ReadonlySet<string>): boolean =>
  wordsOf(heading).some((word) => names.has(singular(word))) || saysAsked(heading, field.core) > 0;

/** So, or as lists of that kind are called. */
export const isCalled = (heading: string, field: Field, names: ReadonlySet<string>): boolean =>
  isNamed(heading, field, names) || isListCalled(heading, field);

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
