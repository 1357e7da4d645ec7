/**
 * A value (extracted, or answered by a model) → the types its schema declares, without inventing anything.
 *
 * What cannot be read as its type is left out and named in `problems`; a required field that allows null becomes null.
 * Whether the result is valid is for `validateAgainst` to say.
 */
import type { Json, JsonSchema } from '../../../domain/json.ts';
import { type Field, readSchema } from '../fields/field.ts';
import { isList, isRecord } from '../text.ts';
import { typed } from './typed.ts';

export interface Coerced {
  readonly value: Json;
  /** Sentences such as `items[0].price: "n/a" is not a number; left out.` */
  readonly problems: readonly string[];
}

const MAX_DEPTH = 40;
const NOWHERE = { url: '', base: '', language: '', readAt: 0 };

export function coerceToSchema(value: Json, schema: JsonSchema): Coerced {
  const problems: string[] = [];
  const note = (path: string, sentence: string): void => {
    if (problems.length < 100) problems.push(`${path === '' ? 'value' : path}: ${sentence}`);
  };
  const coerced = coerce(value, readSchema(schema), { path: '', depth: 0, note });
  return { value: coerced ?? null, problems };
}

interface Place {
  readonly path: string;
  readonly depth: number;
  readonly note: (path: string, sentence: string) => void;
}

/** Undefined: left out. */
function coerce(value: Json | undefined, field: Field, at: Place): Json | undefined {
  if (value === undefined) return undefined;
  if (value === null) return nothing(field, at);
  if (at.depth > MAX_DEPTH) return undefined;
  switch (field.kind) {
    case 'any':
      return field.options === undefined ? value : scalar(value, field, at);
    case 'object':
      return object(value, field, at);
    case 'array':
      return list(value, field, at);
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
      return scalar(value, field, at);
  }
}

function nothing(field: Field, at: Place): Json | undefined {
  if (field.isNullable) return null;
  if (field.isRequired) at.note(at.path, 'null where a value is required; left out.');
  return undefined;
}

function object(value: Json, field: Field, at: Place): Json | undefined {
  if (!isRecord(value)) {
    at.note(at.path, `${shown(value)} is not an object; left out.`);
    return undefined;
  }
  const known = new Map(field.properties.map((property) => [property.name, property]));
  const out: Record<string, Json> = {};
  for (const [name, member] of entriesOf(value)) {
    const property = known.get(name);
    const path = at.path === '' ? name : `${at.path}.${name}`;
    if (property === undefined) {
      if (field.isOpen) out[name] = member;
      else at.note(path, 'the schema has no such property; left out.');
      continue;
    }
    const coerced = coerce(member, property, { ...at, path, depth: at.depth + 1 });
    if (coerced !== undefined) out[name] = coerced;
  }
  for (const property of field.properties) {
    if (property.isRequired && property.isNullable && out[property.name] === undefined)
      out[property.name] = null;
  }
  return out;
}

/** Own members, without names that would reach the prototype. */
function entriesOf(value: Readonly<Record<string, unknown>>): readonly (readonly [string, Json])[] {
  return Object.entries(value).filter(
    (entry): entry is [string, Json] => entry[1] !== undefined && entry[0] !== '__proto__',
  );
}

function list(value: Json, field: Field, at: Place): Json {
  const members = isJsonList(value) ? value : [value];
  const { item } = field;
  if (item === undefined) return members;
  const out: Json[] = [];
  members.forEach((member, index) => {
    const coerced = coerce(member, item, {
      ...at,
      path: `${at.path}[${index}]`,
      depth: at.depth + 1,
    });
    if (coerced !== undefined) out.push(coerced);
  });
  return out;
}

function isJsonList(value: Json): value is readonly Json[] {
  return isList(value);
}

function scalar(value: Json, field: Field, at: Place): Json | undefined {
  if (typeof value === 'object') {
    at.note(at.path, `${shown(value)} is not a ${field.kind}; left out.`);
    return undefined;
  }
  if (field.options?.some((option) => option === value) === true) return value;
  if (field.options === undefined && isAlready(value, field)) return value;
  const text = String(value);
  const converted = typed(field, text, NOWHERE);
  if (converted !== undefined) return converted.value;
  if (field.kind === 'string' && field.options === undefined) return text;
  if (field.isNullable && /^(?:n\/?a|none|null|unknown|-|–|—|)$/i.test(text.trim())) return null;
  at.note(
    at.path,
    `${shown(value)} is not ${field.options === undefined ? `a ${field.kind}` : 'one of the allowed values'}; left out.`,
  );
  return undefined;
}

function isAlready(value: string | number | boolean | null, field: Field): boolean {
  switch (field.kind) {
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return typeof value === 'string' && field.format === undefined;
  }
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
