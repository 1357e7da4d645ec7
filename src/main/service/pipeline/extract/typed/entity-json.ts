/**
 * An entity of the typed graph as a plain object, for callers that sent no schema.
 * Depth 5, 200 properties, 500 values each; entities met again on the way down are left out.
 */
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import type { Entity, GraphValue } from '../sources/graph.ts';

const MAX_DEPTH = 5;
const MAX_PROPERTIES = 200;
const MAX_VALUES = 500;
const CODE = /id$|code|sku|gtin|isbn|mpn|phone|fax|zip|postal|number|version|identifier/i;

export interface EntityJson {
  readonly data: Json;
  readonly provenance: readonly Provenance[];
}

export function entityToJson(entity: Entity, url: string): EntityJson {
  const provenance: Provenance[] = [];
  const data = toObject(entity, '', { url, provenance, above: [], depth: 0 });
  return { data: data ?? {}, provenance };
}

interface Walk {
  readonly url: string;
  readonly provenance: Provenance[];
  readonly above: readonly Entity[];
  readonly depth: number;
}

function toObject(entity: Entity, path: string, walk: Walk): Json | undefined {
  if (walk.depth > MAX_DEPTH || walk.above.includes(entity)) return undefined;
  const out: Record<string, Json> = {};
  const [type] = entity.typeNames;
  if (type !== undefined) out['type'] = type;
  const below = { ...walk, above: [...walk.above, entity], depth: walk.depth + 1 };
  for (const { name, values } of [...entity.properties.values()].slice(0, MAX_PROPERTIES)) {
    const local = /[^/#]+$/.exec(name)?.[0] ?? name;
    if (local === '__proto__') continue;
    const place = path === '' ? local : `${path}.${local}`;
    const members = values.slice(0, MAX_VALUES);
    const isList = members.length > 1;
    const list = members.flatMap((value, index) => {
      const member = toValue(value, local, entity, isList ? `${place}[${index}]` : place, below);
      return member === undefined ? [] : [member];
    });
    const [first] = list;
    if (first !== undefined) out[local] = isList ? list : first;
  }
  return Object.keys(out).length === 0 ? undefined : out;
}

function toValue(
  value: GraphValue,
  name: string,
  owner: Entity,
  path: string,
  walk: Walk,
): Json | undefined {
  if (value.kind === 'entity') return toObject(value.entity, path, walk);
  const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/.test(value.text) && !CODE.test(name);
  walk.provenance.push({
    path,
    source: owner.source,
    url: walk.url,
    where: value.where,
    text: value.text.slice(0, 2_000),
    steps: isNumber ? ['number'] : [],
  });
  return isNumber ? Number(value.text) : value.text;
}
