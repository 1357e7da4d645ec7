/** What is wrong with a schema that is no JSON Schema, in sentences: the place, what stands there, what belongs there. */
import type { ErrorObject } from 'ajv';
import type { JsonSchema } from '../../../domain/json.ts';

type Path = readonly string[];

const MOST_SAID = 3;
const MOST_SHOWN = 60;

/** `error`: what compiling threw; `invalid`: what the schema of schemas says. */
export function faultsOf(
  schema: JsonSchema,
  error: unknown,
  invalid: readonly ErrorObject[],
): string {
  const faults = [
    ...unresolved(schema, error),
    ...badPatterns(schema, error),
    ...own(schema, invalid),
  ];
  const more = faults.length - MOST_SAID;
  if (faults.length === 0)
    return `${error instanceof Error ? error.message.slice(0, 300) : String(error)}.`;
  return `${faults.slice(0, MOST_SAID).join(' ')}${more > 0 ? ` There ${more === 1 ? 'is 1 more place' : `are ${more} more places`} like this.` : ''}`;
}

function own(schema: JsonSchema, invalid: readonly ErrorObject[]): readonly string[] {
  const first = new Map<string, ErrorObject>();
  for (const one of invalid) if (!first.has(one.instancePath)) first.set(one.instancePath, one);
  const paths = [...first.keys()];
  return [...first]
    .filter(([path]) => !paths.some((other) => other.startsWith(`${path}/`)))
    .map(([pointer, one]) => {
      const path = pathOf(pointer);
      return sentence(path, valueAt(schema, path), belongs(path, one, valueAt(schema, path)));
    });
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list in [ ] belongs there',
  object: 'an object in { } belongs there',
  'object,boolean': 'a schema belongs there, such as {"type": "string"}',
  string: 'a text in quotes belongs there',
  integer: 'a whole number without quotes belongs there',
  number: 'a number without quotes belongs there',
  boolean: 'true or false belongs there',
};

function belongs(path: Path, { keyword, params, message }: ErrorObject, value: unknown): string {
  const isField = path.at(-2) === 'properties';
  const name = isField ? undefined : path.findLast((step) => !/^\d+$/.test(step));
  if (name === 'type') return 'a type is string, number, integer, boolean, array, object or null';
  if (name === 'required') {
    return 'it lists the names of fields, beside “properties” and not inside a field, such as ["name", "price"]';
  }
  if (name === 'items' && Array.isArray(value)) {
    return 'one schema for all items belongs there; for one schema a place, “prefixItems” takes the list';
  }
  const { type } = params as { readonly type?: unknown };
  const kind = keyword === 'type' ? KINDS[String(type)] : undefined;
  return kind ?? `it ${message ?? 'is not allowed'}`;
}

/** A `$ref` that leads to nothing. */
function unresolved(schema: JsonSchema, error: unknown): readonly string[] {
  const { missingRef } = Object(error) as { readonly missingRef?: unknown };
  if (typeof missingRef !== 'string') return [];
  const isIt = (path: Path, value: unknown): boolean =>
    path.at(-1) === '$ref' && typeof value === 'string' && missingRef.endsWith(value);
  return [...places(schema, isIt)].map(([path, value]) =>
    sentence(
      path,
      value,
      'nothing in the schema has this name; define it there under “$defs”, or write the schema in its place',
    ),
  );
}

/** A pattern that is no regular expression. */
function badPatterns(schema: JsonSchema, error: unknown): readonly string[] {
  if (!(error instanceof SyntaxError)) return [];
  const isBad = (path: Path, value: unknown): boolean =>
    path.at(-1) === 'pattern'
      ? typeof value === 'string' && !isRegExp(value)
      : path.at(-2) === 'patternProperties' && !isRegExp(path.at(-1) ?? '');
  return [...places(schema, isBad)].map(([path, value]) =>
    sentence(path, value, 'it is no regular expression: close its brackets, or leave it out'),
  );
}

function isRegExp(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function* places(
  value: unknown,
  isIt: (path: Path, value: unknown) => boolean,
  path: Path = [],
): Generator<readonly [Path, unknown]> {
  if (isIt(path, value)) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) yield* places(inner, isIt, [...path, name]);
}

function sentence(path: Path, value: unknown, remedy: string): string {
  const text = JSON.stringify(value);
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
  const place = path.length === 0 ? 'The schema' : `“${path.join(' › ')}”`;
  return `${place} is ${shown}: ${remedy}.`;
}

const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, step) => (Object(at) as Readonly<Record<string, unknown>>)[step],
    value,
  );
}
