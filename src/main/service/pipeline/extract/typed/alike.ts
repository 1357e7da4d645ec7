/**
 * One record was asked for: are there more like it on the page? The same fields are asked for once more as a list, so that
 * whoever got one of many can be told, and can take all with the schema given here.
 */
import type { JsonSchema } from '../../../domain/json.ts';
import { isList, isRecord } from '../text.ts';

export interface AlikeRecords {
  /** Records of the list; two or more. */
  readonly count: number;
  /** The schema that gives them all. */
  readonly schema: JsonSchema;
}

const LIST = 'items';

/** A list of what the schema asks for; undefined when it asks for a list already, or for nothing. */
export function listSchema(schema: JsonSchema): JsonSchema | undefined {
  const { properties, type = 'object' } = schema;
  if (type !== 'object' || !isRecord(properties)) return undefined;
  const members = Object.values(properties);
  const isFlat = members.every(
    (member) => isRecord(member) && member['type'] !== 'array' && member['type'] !== 'object',
  );
  // one field alone repeats on nearly every page
  if (!isFlat || members.length < 2) return undefined;
  return { type: 'object', properties: { [LIST]: { type: 'array', items: schema } } };
}

/** Records of an answer to `listSchema` that have at least two of the fields. */
export function countRecords(data: unknown): number {
  const items = isRecord(data) ? data[LIST] : undefined;
  if (!isList(items)) return 0;
  return items.filter(
    (item) => isRecord(item) && Object.values(item).filter((one) => one !== null).length >= 2,
  ).length;
}
