/** Whether a heading calls what stands below it as a field asks for it. */
import type { Field } from '../fields/field.ts';
import { saysAsked } from '../fields/meanings.ts';
import { singular, wordsOf } from '../text.ts';

/** By one of the names, or in other words. */
export const isCalled = (heading: string, field: Field, names: ReadonlySet<string>): boolean =>
  wordsOf(heading).some((word) => names.has(singular(word))) || saysAsked(heading, field.core) > 0;

/** The words a field and its items are called by, as they stand and in the singular. */
export const namesOf = (...fields: readonly Field[]): ReadonlySet<string> =>
  new Set(
    fields
      .flatMap(({ words }) => words.flatMap((word) => [word, singular(word)]))
      .filter((word) => word.length > 2),
  );
