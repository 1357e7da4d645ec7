/**
 * What the page's own data settles, what is left to ask a model for, and the two as one answer.
 *
 * Certain is what marked-up data, tables, definitions and labels say; headings, blocks and running text are guesses that
 * a model's grounded answer replaces. Where the model says nothing the guess stays.
 */
import type { Provenance } from '../../../domain/document.ts';
import type { Json, JsonSchema } from '../../../domain/json.ts';
import type { Field } from '../fields/field.ts';
import { identityOf } from './merge.ts';
import { isList, isRecord } from '../text.ts';

export interface Answer {
  readonly data: Json;
  readonly provenance: readonly Provenance[];
}

const CERTAIN: ReadonlySet<string> = new Set([
  'json-ld',
  'microdata',
  'rdfa',
  'opengraph',
  'meta',
  'state',
  'table',
  'definition',
  'label',
]);

/** The schema without the properties that are certain; undefined when nothing is left to ask. */
export function restOfSchema(schema: JsonSchema, page: Answer): JsonSchema | undefined {
  return restOf(schema, page.data, '', certainty(page.provenance));
}

type IsCertain = (path: string) => boolean;

/** A path is certain when something was found at or below it, and all of that in certain places. */
function certainty(provenance: readonly Provenance[]): IsCertain {
  return (path) => {
    const own = provenance.filter((one) => isAtOrBelow(one.path, path));
    return own.length > 0 && own.every(({ source }) => CERTAIN.has(source));
  };
}

function isAtOrBelow(path: string, above: string): boolean {
  if (above === '' || path === above) return true;
  return path.startsWith(above) && /^[.[]/.test(path.slice(above.length));
}

function restOf(
  schema: JsonSchema,
  value: Json | undefined,
  path: string,
  isCertain: IsCertain,
): JsonSchema | undefined {
  const { properties } = schema;
  // what is composed or referred to is asked for as a whole
  if (!isRecord(properties) || ['$ref', 'allOf', 'anyOf', 'oneOf'].some((name) => name in schema))
    return isSettled(schema, value, path, isCertain) ? undefined : schema;
  const rest: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(properties)) {
    const own = isRecord(member) ? member : {};
    const left = restOf(own, memberOf(value, name), join(path, name), isCertain);
    if (left !== undefined) rest[name] = left;
  }
  if (Object.keys(rest).length === 0) return undefined;
  const required = isList(schema['required'])
    ? { required: schema['required'].filter((name) => typeof name === 'string' && name in rest) }
    : {};
  return { ...schema, properties: rest, ...required };
}

function isSettled(
  schema: JsonSchema,
  value: Json | undefined,
  path: string,
  isCertain: IsCertain,
): boolean {
  if (value === undefined || value === null || !isCertain(path)) return false;
  const { items } = schema;
  if (!isJsonList(value) || !isRecord(items) || !isRecord(items['properties'])) return true;
  const names = Object.keys(items['properties']);
  return value.every((item) => names.every((name) => memberOf(item, name) !== undefined));
}

/** The page's answer with the model's (grounded) in its gaps and in place of its guesses. */
export function fillGaps(page: Answer, model: Answer, field: Field | undefined): Answer {
  const isCertain = certainty(page.provenance);
  const merged = fill(
    { value: page.data, from: page },
    { value: model.data, from: model },
    { field, path: '', isCertain },
  );
  return { data: merged?.data ?? page.data, provenance: merged?.provenance ?? page.provenance };
}

interface Side {
  readonly value: Json | undefined;
  readonly from: Answer;
}

interface Place {
  readonly field: Field | undefined;
  readonly path: string;
  readonly isCertain: IsCertain;
}

function fill(page: Side, model: Side, place: Place): Answer | undefined {
  if (isNothing(model.value)) return whole(page, place.path);
  if (isNothing(page.value)) return whole(model, place.path);
  if (isList(page.value) && isList(model.value)) return fillList(page, model, place);
  if (isRecord(page.value) && isRecord(model.value)) return fillObject(page, model, place);
  return whole(place.isCertain(place.path) ? page : model, place.path);
}

function isNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || (isList(value) && value.length === 0);
}

function whole({ value, from }: Side, path: string): Answer | undefined {
  if (value === undefined) return undefined;
  return { data: value, provenance: from.provenance.filter((one) => isAtOrBelow(one.path, path)) };
}

function fillObject(page: Side, model: Side, place: Place): Answer {
  const names = [...new Set([...keysOf(page.value), ...keysOf(model.value)])];
  const data: Record<string, Json> = {};
  const provenance: Provenance[] = [];
  for (const name of names) {
    const merged = fill(
      { ...page, value: memberOf(page.value, name) },
      { ...model, value: memberOf(model.value, name) },
      {
        ...place,
        field: place.field?.properties.find((property) => property.name === name),
        path: join(place.path, name),
      },
    );
    if (merged === undefined) continue;
    data[name] = merged.data;
    provenance.push(...merged.provenance);
  }
  return { data, provenance };
}

/**
 * A certain list keeps its items and takes members they lack from the model's item of the same identity; of two others
 * the longer stays, the model's where they are level.
 */
function fillList(page: Side, model: Side, place: Place): Answer | undefined {
  const own = listOf(page.value);
  const other = listOf(model.value);
  if (!place.isCertain(place.path))
    return whole(own.length > other.length ? page : model, place.path);
  const item = place.field?.item;
  const byIdentity = new Map(
    other.map((value, index) => [identityOf(value, item), { value, index }]),
  );
  const data: Json[] = [];
  const provenance: Provenance[] = [];
  own.forEach((value, index) => {
    const path = `${place.path}[${index}]`;
    const same = byIdentity.get(identityOf(value, item));
    const kept = whole({ ...page, value }, path);
    data.push(isRecord(value) && isRecord(same?.value) ? { ...same.value, ...value } : value);
    provenance.push(...(kept?.provenance ?? []));
    if (!isRecord(value) || !isRecord(same?.value)) return;
    const missing = Object.keys(same.value).filter((name) => !(name in value));
    for (const name of missing)
      provenance.push(
        ...moved(model.from, `${place.path}[${same.index}].${name}`, `${path}.${name}`),
      );
  });
  return { data, provenance };
}

function moved(from: Answer, path: string, to: string): readonly Provenance[] {
  return from.provenance
    .filter((one) => isAtOrBelow(one.path, path))
    .map((one) => ({ ...one, path: `${to}${one.path.slice(path.length)}` }));
}

function keysOf(value: Json | undefined): readonly string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

function memberOf(value: Json | undefined, name: string): Json | undefined {
  if (value === null || typeof value !== 'object' || isJsonList(value)) return undefined;
  return Object.hasOwn(value, name) && name !== '__proto__' ? value[name] : undefined;
}

function listOf(value: Json | undefined): readonly Json[] {
  return value !== undefined && isJsonList(value) ? value : [];
}

function isJsonList(value: Json): value is readonly Json[] {
  return isList(value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
