/** Objects of a name and one more text that stand in one line: `author: {name, publication}` of `by Jane Roe, The Times`. */
import type { Field } from '../fields/field.ts';
import { besideName, halvesOf, mayBeSecond } from '../evidence/halves.ts';
import type { Sources } from '../evidence/field-evidence.ts';
import { typed } from './typed.ts';
import type { Found } from './values.ts';

/** The name that was found, with what stands beside it where that is asked for. */
export function nameWithBeside(
  { value: whole, provenance }: Found,
  [name, other]: readonly [Field, Field | undefined],
  { page, at }: Sources,
  path: string,
): Found {
  const [told] = provenance;
  const named = { value: { [name.name]: whole }, provenance };
  if (other === undefined || told === undefined || typeof whole !== 'string') return named;
  const [first, second] = halvesOf(whole) ?? [whole];
  const beside = second === undefined ? besideName(whole, page) : { ...told, text: second };
  if (beside === undefined || !mayBeSecond(other, beside.text)) return named;
  const found = typed(other, beside.text, at);
  if (found === undefined) return named;
  const more = { ...told, ...beside, path: `${path}.${other.name}`, steps: found.steps };
  return {
    value: { [name.name]: first, [other.name]: found.value },
    provenance: [...provenance, more],
  };
}
