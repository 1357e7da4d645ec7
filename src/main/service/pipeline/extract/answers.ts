/**
 * What is made of answers outside of the thread that reads pages: values as the schema wants them, several pages' put
 * together, a model's checked against the page. Apart from index.ts: the service's main thread loads none of the reading.
 */
export { coerceToSchema } from './typed/coerce.ts';
export { fillGaps, restOfSchema } from './typed/model-gaps.ts';
export { groundAnswer, standsOnPage } from './typed/grounding.ts';
export { readSchema } from './fields/field.ts';
export { mergeExtractions } from './typed/merge.ts';
export { validateAgainst } from './typed/validate.ts';
