/**
 * Schemas as clients write them → JSON Schema.
 *
 * Some give the fields alone: `{"price": "number", "tags": ["string"]}`, or `{"price": {"type": "number"}}`. A text that is
 * no type says what the field is. An empty schema asks for nothing, and counts as none.
 */
import type { JsonSchema } from '../../domain/json.ts';

const TYPES = new Set('string number integer boolean object array null'.split(' '));

/** A record with one of these is a schema; fields alone would name them only by chance. */
const KEYWORDS = new Set(
  '$ref $defs definitions type properties patternProperties additionalProperties required items prefixItems anyOf oneOf allOf not if enum const'.split(
    ' ',
  ),
);

/** These say something of a schema, and are names of fields as well. */
const REMARKS = new Set(
  'title description format default example examples pattern contentMediaType contentEncoding'.split(
    ' ',
  ),
);

/** Deeper than any extraction looks. */
const MAX_DEPTH = 8;

export function readSchema(given: JsonSchema | undefined): JsonSchema | undefined {
  if (given === undefined || Object.keys(given).length === 0) return undefined;
  return readRecord(given, 0);
}

function readRecord(given: JsonSchema, depth: number): JsonSchema {
  if (depth > MAX_DEPTH) return given;
  if (isFieldsAlone(given)) {
    const named = Object.entries(given).filter(([name]) => !name.startsWith('$'));
    return { type: 'object', properties: readEach(Object.fromEntries(named), depth) };
  }
  const { properties, items } = given;
  return {
    ...given,
    ...(isRecord(properties) ? { properties: readEach(properties, depth) } : {}),
    ...(items === undefined || Array.isArray(items) ? {} : { items: readValue(items, depth) }),
  };
}

function isFieldsAlone(given: JsonSchema): boolean {
  const keys = Object.keys(given);
  if (keys.length === 0 || keys.some((key) => KEYWORDS.has(key))) return false;
  if (!Object.values(given).every(saysField)) return false;
  const areTypes = Object.values(given).every((value) => isRecord(value) || isType(value));
  return keys.some((key) => !REMARKS.has(key) && !/^(?:\$|x-)/.test(key)) || areTypes;
}

function saysField(value: unknown): boolean {
  const said = Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value;
  return typeof said === 'string' || isRecord(said);
}

function readEach(fields: JsonSchema, depth: number): JsonSchema {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, readValue(value, depth)]),
  );
}

function readValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return isType(value) ? { type: value } : { description: value };
  if (Array.isArray(value) && value.length === 1) {
    return { type: 'array', items: readValue(value[0], depth) };
  }
  return isRecord(value) ? readRecord(value, depth + 1) : value;
}

function isType(value: unknown): boolean {
  return typeof value === 'string' && TYPES.has(value);
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
