/**
 * Several pages' extractions → one: arrays united, duplicates removed, conflicts settled by evidence.
 *
 * Of different values for one field the one most pages say wins; among equals the one from the stronger source, then the
 * earlier page. Provenance of what was dropped is dropped, that of equal values is kept for every page that says it.
 */
import type { Provenance } from '../../../domain/document.ts';
import type { Json, JsonSchema } from '../../../domain/json.ts';
import { type Field, readSchema } from '../fields/field.ts';
import { largest } from '../largest.ts';
import { isList, isRecord, keyOf } from '../text.ts';

export interface Part {
  readonly data: Json;
  readonly provenance: readonly Provenance[];
}

const STRENGTH: Readonly<Record<string, number>> = {
  'json-ld': 10,
  microdata: 9,
  rdfa: 8,
  table: 8,
  definition: 8,
  opengraph: 7,
  meta: 7,
  state: 6,
  label: 6,
  heading: 5,
  list: 5,
  block: 4,
  text: 4,
  model: 3,
};
const MAX_ITEMS = 50_000;

/** One answer from many. `schema` says which text fields identify an object in an array (`id`, `url`, `sku`, `name`). */
export function mergeExtractions(parts: readonly Part[], schema?: JsonSchema): Part {
  const field = schema === undefined ? undefined : readSchema(schema);
  const offers = parts.map((part) => ({ value: part.data, provenance: part.provenance, from: '' }));
  const merged = merge(offers, field, '');
  return merged ?? { data: {}, provenance: [] };
}

interface Offer {
  readonly value: Json;
  readonly provenance: readonly Provenance[];
  /** Path of the value in its own part. */
  readonly from: string;
}

function merge(offers: readonly Offer[], field: Field | undefined, path: string): Part | undefined {
  const real = offers.filter((offer) => !isEmpty(offer.value));
  const [first] = real;
  if (first === undefined)
    return offers.some((offer) => offer.value === null)
      ? { data: null, provenance: [] }
      : emptyOf(offers[0]);
  if (real.some((offer) => isList(offer.value))) return mergeLists(real, field?.item, path);
  if (isRecord(first.value))
    return mergeObjects(
      real.filter((offer) => isRecord(offer.value)),
      field,
      path,
    );
  return mergeScalars(real, path);
}

function emptyOf(offer: Offer | undefined): Part | undefined {
  return offer === undefined ? undefined : { data: offer.value, provenance: [] };
}

function isEmpty(value: Json): boolean {
  return (
    value === null ||
    value === '' ||
    (isList(value) && value.length === 0) ||
    (isRecord(value) && Object.values(value).every((member) => member === undefined))
  );
}

function mergeObjects(offers: readonly Offer[], field: Field | undefined, path: string): Part {
  const names = new Set(
    offers.flatMap((offer) => (isRecord(offer.value) ? Object.keys(offer.value) : [])),
  );
  const data: Record<string, Json> = {};
  const provenance: Provenance[] = [];
  for (const name of names) {
    const members = offers.flatMap((offer) => {
      const value = memberOf(offer.value, name);
      return value === undefined
        ? []
        : [{ value, provenance: offer.provenance, from: join(offer.from, name) }];
    });
    const merged = merge(
      members,
      field?.properties.find((property) => property.name === name),
      join(path, name),
    );
    if (merged === undefined) continue;
    data[name] = merged.data;
    provenance.push(...merged.provenance);
  }
  return { data, provenance };
}

function memberOf(value: Json, name: string): Json | undefined {
  if (
    value === null ||
    typeof value !== 'object' ||
    isJsonList(value) ||
    !Object.hasOwn(value, name) ||
    name === '__proto__'
  )
    return undefined;
  return value[name];
}

function isJsonList(value: Json): value is readonly Json[] {
  return isList(value);
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** Union in order of first sight; objects that name the same thing are merged. */
function mergeLists(offers: readonly Offer[], item: Field | undefined, path: string): Part {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const members = isJsonList(offer.value) ? offer.value : [offer.value];
    const within = new Map<string, number>();
    members.forEach((value, index) => {
      if (isEmpty(value)) return;
      const own = identityOf(value, item);
      // the same thing twice on one page stays twice only where nothing names it
      const repeat = within.get(own) ?? 0;
      within.set(own, repeat + 1);
      const group = groups.get(own);
      const from = isJsonList(offer.value) ? `${offer.from}[${index}]` : offer.from;
      if (group !== undefined) group.push({ value, provenance: offer.provenance, from });
      else if (groups.size < MAX_ITEMS)
        groups.set(own, [{ value, provenance: offer.provenance, from }]);
    });
  }
  const data: Json[] = [];
  const provenance: Provenance[] = [];
  for (const group of groups.values()) {
    const merged = merge(group, item, `${path}[${data.length}]`);
    if (merged === undefined) continue;
    data.push(merged.data);
    provenance.push(...merged.provenance);
  }
  return { data, provenance };
}

const IDENTIFIERS = ['id', 'url', 'link', 'href', 'sku', 'isbn', 'gtin', 'email'];

/** What makes two items of a list the same thing: an id, an address, a name, else all of it. */
export function identityOf(value: Json, item: Field | undefined): string {
  if (!isRecord(value))
    return `=${typeof value === 'string' ? keyOf(value) || value : JSON.stringify(value)}`;
  for (const name of IDENTIFIERS) {
    const member = value[name];
    if (typeof member === 'string' && member !== '') return `${name}=${member.toLowerCase()}`;
    if (typeof member === 'number') return `${name}=${member}`;
  }
  const title =
    item?.properties.find((property) => property.concept?.id === 'title')?.name ??
    ['name', 'title', 'question', 'headline'].find((name) => typeof value[name] === 'string');
  const named = title === undefined ? undefined : value[title];
  if (typeof named === 'string' && named !== '') return `name=${keyOf(named)}`;
  return `*${JSON.stringify(value).toLowerCase()}`;
}

function mergeScalars(offers: readonly Offer[], path: string): Part {
  const groups = Map.groupBy(offers, ({ value }) =>
    typeof value === 'string' ? keyOf(value) || value : JSON.stringify(value),
  );
  const rank = (group: readonly Offer[]): number =>
    group.length * 100 + Math.max(...group.map(strengthOf));
  const best = largest(groups.values(), -1, rank) ?? [];
  const winner = best.toSorted((a, b) => strengthOf(b) - strengthOf(a))[0];
  return {
    data: winner?.value ?? null,
    provenance: best.flatMap((offer) => told(offer).map((one) => ({ ...one, path }))),
  };
}

function told(offer: Offer): readonly Provenance[] {
  return offer.provenance.filter((one) => one.path === offer.from);
}

function strengthOf(offer: Offer): number {
  return Math.max(0, ...told(offer).map((one) => STRENGTH[one.source] ?? 3));
}
