/**
 * The typed graph: JSON-LD, microdata, RDFa and embedded state as entities of one shape.
 *
 * Property names are kept as keys (`keyOf`), types as lower-case local names. Values are texts as written or other
 * entities; nothing is interpreted here. References by id are joined in `linkEntities`.
 */
import { cleanMarkup, isList, isRecord, keyOf, singularKey } from '../text.ts';

type GraphSource = 'json-ld' | 'microdata' | 'rdfa' | 'state';

export type GraphValue =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly where: string;
      /** Visible text of the link whose target the value is. */
      readonly label: string | undefined;
    }
  | { readonly kind: 'entity'; readonly entity: Entity };

export interface Entity {
  readonly source: GraphSource;
  /** Lower-case local names: `recipe`, `product`. */
  readonly types: readonly string[];
  /** The same as written: `Recipe`. */
  readonly typeNames: readonly string[];
  readonly id: string | undefined;
  readonly where: string;
  /** Stands by itself, not as the value of another entity's property. */
  readonly isTop: boolean;
  readonly properties: Map<string, Property>;
  /** The same by key with every word in the singular. */
  readonly singulars: Map<string, Property>;
}

interface Property {
  readonly name: string;
  readonly values: GraphValue[];
}

/** Bounds on hostile input. */
export const GRAPH_LIMITS = { entities: 5_000, depth: 24, values: 60_000 } as const;

/** `http://schema.org/Recipe` → `Recipe`. */
export function localName(type: string): string {
  return /[^/#:]+$/.exec(type.trim())?.[0] ?? '';
}

export function newEntity(parts: Omit<Entity, 'properties' | 'singulars'>): Entity {
  return { ...parts, properties: new Map(), singulars: new Map() };
}

export function addValue(entity: Entity, name: string, value: GraphValue): void {
  const key = keyOf(/[^/#]+$/.exec(name)?.[0] ?? name);
  if (key === '') return;
  const known = entity.properties.get(key);
  if (known === undefined) {
    const property = { name, values: [value] };
    entity.properties.set(key, property);
    const one = singularKey(name);
    if (!entity.singulars.has(one)) entity.singulars.set(one, property);
  } else if (known.values.length < 2_000) known.values.push(value);
}

/** Counts what was made, over all sources of one page. */
export interface Budget {
  entities: number;
  values: number;
}

/** Where in its source a value stands. */
interface Place {
  readonly source: GraphSource;
  readonly where: string;
  readonly isTop: boolean;
  readonly depth: number;
}

/**
 * Reads a JSON value as entities. Objects become entities, arrays their members; `@context` is skipped, `@type` and
 * `@id` are read, `@value` is unwrapped. Answers the entity when the value is an object.
 */
export function readJson(
  value: unknown,
  at: Place,
  out: Entity[],
  budget: Budget,
): Entity | undefined {
  if (!isRecord(value) || at.depth > GRAPH_LIMITS.depth || budget.entities >= GRAPH_LIMITS.entities)
    return undefined;
  budget.entities += 1;
  const id = value['@id'];
  const typeNames = typeNamesOf(
    value['@type'] ?? (at.source === 'state' ? value['__typename'] : undefined),
  );
  const entity = newEntity({
    source: at.source,
    types: typeNames.map((name) => name.toLowerCase()),
    typeNames,
    id: typeof id === 'string' ? id : undefined,
    where: at.where,
    isTop: at.isTop,
  });
  out.push(entity);
  for (const [name, member] of Object.entries(value)) {
    if (name.startsWith('@') && name !== '@graph') continue;
    const where = `${at.where}.${name}`;
    readMember(entity, name, member, { ...at, where, depth: at.depth + 1 }, out, budget);
  }
  return entity;
}

function readMember(
  entity: Entity,
  name: string,
  member: unknown,
  at: Place,
  out: Entity[],
  budget: Budget,
): void {
  if (budget.values >= GRAPH_LIMITS.values || at.depth > GRAPH_LIMITS.depth) return;
  budget.values += 1;
  if (isList(member)) {
    member.forEach((item, index) => {
      readMember(
        entity,
        name,
        item,
        { ...at, where: `${at.where}[${index}]`, depth: at.depth + 1 },
        out,
        budget,
      );
    });
    return;
  }
  if (isRecord(member)) {
    const literal = member['@value'];
    if (literal !== undefined) {
      readMember(entity, name, literal, at, out, budget);
      return;
    }
    if (name === '@graph') {
      readJson(member, { ...at, isTop: true }, out, budget);
      return;
    }
    const child = readJson(member, { ...at, isTop: false }, out, budget);
    if (child !== undefined) addValue(entity, name, { kind: 'entity', entity: child });
    return;
  }
  if (typeof member !== 'string' && typeof member !== 'number' && typeof member !== 'boolean')
    return;
  const text = typeof member === 'string' ? cleanMarkup(member) : String(member);
  if (text !== '')
    addValue(entity, name, { kind: 'text', text, where: at.where, label: undefined });
}

function typeNamesOf(value: unknown): readonly string[] {
  const list = isList(value) ? value : [value];
  return list
    .filter((type) => typeof type === 'string')
    .map(localName)
    .filter((type) => type !== '');
}

/** Replaces references (`{"@id": …}` without properties, or a text that is an id) by the entity they name. */
export function linkEntities(entities: readonly Entity[]): void {
  const byId = new Map<string, Entity>();
  for (const entity of entities) {
    if (entity.id === undefined || entity.properties.size === 0) continue;
    const known = byId.get(entity.id);
    if (known === undefined || known.properties.size < entity.properties.size)
      byId.set(entity.id, entity);
  }
  if (byId.size === 0) return;
  for (const entity of entities) {
    for (const property of entity.properties.values()) {
      property.values.forEach((value, index) => {
        const target = referenced(value, byId);
        if (target !== undefined && target !== entity)
          property.values[index] = { kind: 'entity', entity: target };
      });
    }
  }
}

function referenced(value: GraphValue, byId: ReadonlyMap<string, Entity>): Entity | undefined {
  if (value.kind === 'text') return undefined;
  const { id, properties } = value.entity;
  return id !== undefined && properties.size === 0 ? byId.get(id) : undefined;
}

/** The property's values by key; singular and plural of the key are the same property. */
export function valuesOf(entity: Entity, key: string): readonly GraphValue[] {
  if (entity.properties.size === 0) return [];
  const exact = entity.properties.get(key) ?? entity.singulars.get(key);
  return (exact ?? entity.singulars.get(singularKey(key)))?.values ?? [];
}

/** Values at a dotted path of keys, such as `aggregaterating.ratingvalue` or `faqpage>mainentity`. */
export function valuesAt(entity: Entity, path: string): readonly GraphValue[] {
  let entities: readonly Entity[] = [entity];
  const typeEnd = path.indexOf('>');
  if (typeEnd >= 0 && !entity.types.includes(path.slice(0, typeEnd))) return [];
  const keys = path.slice(typeEnd + 1).split('.');
  for (const [index, key] of keys.entries()) {
    const values = entities.flatMap((one) => valuesOf(one, key));
    if (index === keys.length - 1) return values;
    entities = values
      .flatMap((value) => (value.kind === 'entity' ? [value.entity] : []))
      .slice(0, 200);
  }
  return [];
}

/** `ItemList` → its items, `ListItem` → its item. */
export function unwrap(entities: readonly Entity[]): readonly Entity[] {
  return entities.flatMap((entity) => {
    const inner = [
      ...valuesOf(entity, 'itemlistelement'),
      ...(entity.types.includes('listitem') ? valuesOf(entity, 'item') : []),
    ].flatMap((value) => (value.kind === 'entity' ? [value.entity] : []));
    return inner.length === 0 ? [entity] : inner.flatMap((one) => unwrapOnce(one));
  });
}

function unwrapOnce(entity: Entity): readonly Entity[] {
  const [item] = valuesOf(entity, 'item');
  return item?.kind === 'entity' ? [item.entity] : [entity];
}
