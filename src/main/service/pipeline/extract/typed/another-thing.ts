/** Objects beside the thing that the page is about: they have no name of the page. */
import type { Scope } from '../evidence/field-evidence.ts';
import type { Field } from '../fields/field.ts';

/** No other name for what the page is about: that is asked for beside it, several objects have names, or somebody is meant. */
export const isAnother = (field: Field, { siblings }: Scope): boolean =>
  SOMEBODY.test(field.words.at(-1) ?? '') ||
  siblings.some((one) => isTitle(one) && !field.properties.includes(one));

const SOMEBODY =
  /^(?:agent|broker|seller|dealer|vendor|host|owner|landlord|contact|instructor|teacher|organi[sz]er|recruiter|manager|makler|ansprechpartner|vermieter|verkäufer)$/;

const isTitle = ({ kind, concept }: Field): boolean => kind === 'string' && concept?.id === 'title';

/** With a name that only a label can say. */
export const withoutTitle = (field: Field): Field => ({
  ...field,
  properties: field.properties.map((one) => (isTitle(one) ? { ...one, concept: undefined } : one)),
});
