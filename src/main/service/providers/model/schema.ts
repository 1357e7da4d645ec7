/**
 * The schema a model's server is shown. Pure.
 *
 * Servers that enforce schemas to the letter take a part of JSON Schema only: every object closed, every property required,
 * nothing but types, enumerations and alternatives. Where the caller's schema can be said that way, it is, with null for what
 * a page does not say, so that enforcement never forces a value; else it is shown loosely. What the caller's schema demands
 * beyond is checked on the answer. Source: OpenAI, Structured outputs, supported schemas.
 */
import { jsonSchema, Output } from 'ai';
import type { JsonSchema } from '../../domain/json.ts';

/** What an answer is to be: of a schema, or any JSON. */
export type Form = JsonSchema | 'json';

interface ShownSchema {
  readonly schema: JsonSchema;
  /** The server may hold answers to it by the letter. */
  readonly isStrict: boolean;
}

const MAX_DEPTH = 10;
const UNSAID = [
  '$ref',
  '$dynamicRef',
  'allOf',
  'oneOf',
  'not',
  'if',
  'patternProperties',
  'dependentSchemas',
  'prefixItems',
];

/** The form as the AI SDK is told it, for the server to enforce. */
export function enforced(form: Form) {
  if (form === 'json') return { output: Output.json() };
  const shown = shownSchema(form);
  return {
    output: Output.object({ schema: jsonSchema(shown.schema) }),
    // the option of the provider named 'model'; servers refuse a loose schema sent as a strict one
    providerOptions: { model: { strictJsonSchema: shown.isStrict } },
  };
}

function shownSchema(schema: JsonSchema): ShownSchema {
  const closed = isSchema(schema['properties']) ? closedForm(schema, 0) : undefined;
  return closed === undefined
    ? { schema: withoutRequired(schema), isStrict: false }
    : { schema: closed, isStrict: true };
}

/** Undefined: it cannot be said that way. */
function closedForm(schema: JsonSchema, depth: number): JsonSchema | undefined {
  if (depth > MAX_DEPTH || UNSAID.some((name) => name in schema)) return undefined;
  const told =
    typeof schema['description'] === 'string' ? { description: schema['description'] } : {};
  if (Array.isArray(schema['anyOf'])) return closedChoice(schema['anyOf'], told, depth);
  const [type, ...others] = typesOf(schema);
  const inside = others.length > 0 ? undefined : insideOf(type, schema, depth);
  return inside && { type: depth === 0 ? type : [type, 'null'], ...told, ...inside };
}

/** What stands beside the type. */
function insideOf(type: unknown, schema: JsonSchema, depth: number): JsonSchema | undefined {
  switch (type) {
    case 'object':
      return closedMembers(schema, depth);
    case 'array': {
      const items = isSchema(schema['items']) ? closedForm(schema['items'], depth + 1) : undefined;
      return items && { items };
    }
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
      return closedOptions(schema);
    default:
      return undefined;
  }
}

/** Types besides null, by `type` or by what the schema goes on to say. */
function typesOf(schema: JsonSchema): readonly unknown[] {
  const { type } = schema;
  if (type === undefined) return isSchema(schema['properties']) ? ['object'] : [];
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.filter((one) => one !== 'null');
}

function closedMembers(schema: JsonSchema, depth: number): JsonSchema | undefined {
  const { properties, additionalProperties } = schema;
  // an object of free names has no closed form
  if (!isSchema(properties) || isSchema(additionalProperties)) return undefined;
  const closed: Record<string, JsonSchema> = {};
  for (const [name, member] of Object.entries(properties)) {
    const one = isSchema(member) ? closedForm(member, depth + 1) : undefined;
    if (one === undefined) return undefined;
    closed[name] = one;
  }
  return { properties: closed, required: Object.keys(closed), additionalProperties: false };
}

function closedChoice(
  members: readonly unknown[],
  told: JsonSchema,
  depth: number,
): JsonSchema | undefined {
  if (depth === 0) return undefined;
  const real = members.filter((member) => !isSchema(member) || member['type'] !== 'null');
  const closed = real.flatMap((member) => {
    const one = isSchema(member) ? closedForm(member, depth + 1) : undefined;
    return one === undefined ? [] : [one];
  });
  if (closed.length < real.length) return undefined;
  return { ...told, anyOf: [...closed, { type: 'null' }] };
}

function closedOptions(schema: JsonSchema): JsonSchema {
  const options: readonly unknown[] = Array.isArray(schema['enum'])
    ? schema['enum']
    : 'const' in schema
      ? [schema['const']]
      : [];
  return options.length === 0 ? {} : { enum: [...new Set([...options, null])] };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema without `required`, at every depth: a part of a page need not hold every field. */
export function withoutRequired(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([name, value]) =>
          !(name === 'required' && Array.isArray(value)) &&
          !((name === 'minItems' || name === 'minProperties') && typeof value === 'number'),
      )
      .map(([name, value]) => [
        name,
        name === 'enum' || name === 'const' || name === 'default' ? value : relaxed(value),
      ]),
  );
}

function relaxed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => relaxed(item));
  return isSchema(value) ? withoutRequired(value) : value;
}
