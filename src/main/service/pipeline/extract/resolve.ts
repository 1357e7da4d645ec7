/**
 * Fields → values: gathers every evidence for a field, tries the strongest first, keeps the first that fits the field's type.
 * A field without fitting evidence gets nothing.
 */
import type { Provenance } from '../../domain/document.ts';
import type { Json } from '../../domain/json.ts';
import type { Element } from 'domhandler';
import { findBlocks, inBlock, listInBlock } from './blocks.ts';
import { CONCEPTS } from './concepts.ts';
import { findSections } from './sections.ts';
import type { Evidence, Piece } from './evidence.ts';
import type { Field } from './field.ts';
import { gather, listEvidence, type Scope, type Sources } from './gather.ts';
import { type Entity, valuesAt, valuesOf } from './graph.ts';
import { chooseMain, coverage, hintWords, meansType, subjectOf } from './graph-evidence.ts';
import { chooseGroup } from './labels.ts';
import { cellPlace, matchTable, type TableMatch } from './tables.ts';
import { fold, singular } from './text.ts';
import { type Surroundings, typed } from './typed.ts';

export interface Found {
  readonly value: Json;
  readonly provenance: readonly Provenance[];
}

const MARKED_UP: ReadonlySet<string> = new Set(['json-ld', 'microdata', 'rdfa']);

/** Fills a whole object schema from the page. */
export function resolveRoot(field: Field, sources: Sources, asked: readonly string[]): Found {
  if (field.kind === 'object') {
    const scope = openScope(field, sources, asked);
    return (
      resolveObject(field, scope, sources, '') ??
      onlyItem(field, scope, sources, asked) ?? { value: {}, provenance: [] }
    );
  }
  const value = resolve(
    field,
    {
      main: chooseMain(sources.entities, [field], hints(field, sources, asked)),
      isClosed: false,
      state: undefined,
      group: undefined,
    },
    sources,
    '',
  );
  return value ?? { value: field.kind === 'array' ? [] : null, provenance: [] };
}

/**
 * A page about one thing, asked for a list of such things: that thing is its one item. Only where the list is all that is
 * asked, nothing repeated was found, and the page says its name and at least one thing that is no text of its own.
 */
function onlyItem(
  field: Field,
  scope: Scope,
  sources: Sources,
  asked: readonly string[],
): Found | undefined {
  const [list, other] = field.properties;
  const item = list?.item;
  if (list === undefined || other !== undefined || item?.kind !== 'object') return undefined;
  if ([...list.words, ...item.words].some((word) => PARTS.has(singular(word)))) return undefined;
  const path = `${list.name}[0]`;
  const own = { ...openScope(item, sources, asked), state: scope.state };
  const found = resolveObject(item, own, sources, path);
  if (found === undefined || typeof found.value !== 'object') return undefined;
  const told = item.properties.filter((property) =>
    found.provenance.some((one) => one.path.startsWith(`${path}.${property.name}`)),
  );
  const hasName = told.some(({ concept }) => concept?.shape === 'title');
  const hasFact = told.some(
    ({ concept }) => concept !== undefined && FACTS.has(concept.shape ?? ''),
  );
  if (!hasName || !hasFact || told.length * 2 < item.properties.length) return undefined;
  return { value: { [list.name]: [found.value] }, provenance: found.provenance };
}

/** Of these a page has several, or none: it is not one itself. */
const PARTS = new Set(
  'review comment post reply answer question faq link image photo step ingredient speaker member person people feature plan row result quote testimonial section chapter variant option'.split(
    ' ',
  ),
);
const FACTS: ReadonlySet<string> = new Set([
  'price',
  'date',
  'time',
  'duration',
  'rating',
  'count',
  'code',
  'quantity',
  'email',
  'phone',
]);

/** The entity the page is about, for a caller who named no fields. */
export function chooseSubject(sources: Sources, asked: readonly string[]): Entity | undefined {
  const { page } = sources;
  const heading = page.heading === undefined ? page.title : page.text(page.heading);
  return subjectOf(sources.entities, { words: hintWords(...asked), heading, url: page.url });
}

function hints(
  field: Field,
  sources: Sources,
  asked: readonly string[],
): { readonly words: ReadonlySet<string>; readonly heading: string; readonly url: string } {
  const { page } = sources;
  return {
    words: hintWords(field.name, field.description, ...asked),
    heading: page.heading === undefined ? page.title : page.text(page.heading),
    url: page.url,
  };
}

function openScope(field: Field, sources: Sources, asked: readonly string[]): Scope {
  const fields = field.properties.flatMap((property) =>
    property.kind === 'object' && property.concept === undefined
      ? [property, ...property.properties]
      : [property],
  );
  return {
    main: chooseMain(sources.entities, fields, hints(field, sources, asked)),
    isClosed: false,
    state: bestState(fields, sources.state),
    group: chooseGroup(sources.labels, fields),
  };
}

/** The state object that answers most fields: at least two, and two fifths of them. */
function bestState(fields: readonly Field[], state: readonly Entity[]): Entity | undefined {
  let best: Entity | undefined;
  let bestScore = Math.max(1.9, fields.length * 0.4);
  for (const entity of state) {
    if (entity.properties.size < 2) continue;
    const score = coverage(entity, fields);
    if (score > bestScore) {
      best = entity;
      bestScore = score;
    }
  }
  return best;
}

function resolve(field: Field, scope: Scope, sources: Sources, path: string): Found | undefined {
  if (field.kind === 'object') return resolveInner(field, scope, sources, path);
  if (field.kind === 'array') {
    return field.item?.kind === 'object'
      ? resolveObjects(field, field.item, scope, sources, path)
      : resolveList(field, scope, sources, path);
  }
  return resolveScalar(field, scope, sources, path);
}

function resolveObject(
  field: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const value: Record<string, Json> = {};
  const provenance: Provenance[] = [];
  for (const property of field.properties) {
    const found = resolve(
      property,
      scope,
      sources,
      path === '' ? property.name : `${path}.${property.name}`,
    );
    if (found !== undefined) {
      value[property.name] = found.value;
      provenance.push(...found.provenance);
    } else if (property.isRequired && property.isNullable) value[property.name] = null;
  }
  return provenance.length === 0 ? undefined : { value, provenance };
}

/** An object inside the root: the entity it names, else the thing itself under another name. */
function resolveInner(
  field: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const named =
    scope.main === undefined
      ? []
      : [
          ...valuesOf(scope.main, field.key),
          ...(field.concept?.paths ?? []).flatMap((one) =>
            scope.main === undefined ? [] : valuesAt(scope.main, one),
          ),
        ];
  for (const value of named) {
    if (value.kind !== 'entity') continue;
    const found = resolveObject(
      field,
      { main: value.entity, isClosed: true, state: undefined, group: undefined },
      sources,
      path,
    );
    if (found !== undefined) return found;
  }
  if (field.concept !== undefined) return nameOnly(field, scope, sources, path);
  const typedEntity = sources.entities.find(
    (entity) => entity.properties.size > 1 && meansType(field.words, entity),
  );
  if (typedEntity !== undefined && !scope.isClosed) {
    return resolveObject(
      field,
      { main: typedEntity, isClosed: false, state: scope.state, group: scope.group },
      sources,
      path,
    );
  }
  return resolveObject(field, scope, sources, path);
}

/** `author: {name}` where the page only has the author's name. */
function nameOnly(field: Field, scope: Scope, sources: Sources, path: string): Found | undefined {
  const name = field.properties.find(
    (property) => property.concept?.id === 'title' || property.key === 'value',
  );
  if (field.concept?.shape === 'title' || name === undefined)
    return resolveObject(
      {
        ...field,
        properties: field.properties.filter((property) => property.concept?.id !== 'title'),
      },
      scope,
      sources,
      path,
    );
  const found = resolveScalar(
    { ...name, concept: field.concept, key: field.key, words: field.words },
    scope,
    sources,
    `${path}.${name.name}`,
  );
  return found === undefined
    ? undefined
    : { value: { [name.name]: found.value }, provenance: found.provenance };
}

function resolveScalar(
  field: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const evidence = gather(field, scope, sources).toSorted((a, b) => b.score - a.score);
  return firstFitting(field, evidence, sources, path);
}

function firstFitting(
  field: Field,
  evidence: readonly Evidence[],
  sources: Sources,
  path: string,
): Found | undefined {
  for (const one of evidence) {
    for (const piece of joined(field, one)) {
      const value = typed(field, piece.text, surroundings(one, sources));
      if (value !== undefined) {
        return {
          value: value.value,
          provenance: [told(path, one, piece, value.steps, sources)],
        };
      }
    }
  }
  return undefined;
}

function surroundings(evidence: Evidence, sources: Sources): Surroundings {
  return MARKED_UP.has(evidence.source) ? { ...sources.at, isMarkedUp: true } : sources.at;
}

/** Several values for one text: names and categories are joined, everything else is tried in order. */
function joined(field: Field, evidence: Evidence): readonly Piece[] {
  const { pieces } = evidence;
  const [first] = pieces;
  const shape = field.concept?.shape;
  if (
    first === undefined ||
    pieces.length < 2 ||
    field.kind !== 'string' ||
    field.options !== undefined ||
    field.format !== undefined
  )
    return pieces.slice(0, 20);
  if (
    shape === 'url' ||
    shape === 'image' ||
    shape === 'title' ||
    shape === 'date' ||
    shape === 'price' ||
    shape === 'currency' ||
    shape === 'rating'
  )
    return pieces.slice(0, 20);
  const texts = [...new Set(pieces.map((piece) => fold(piece.text)))].slice(0, 200);
  const isProse = texts.some((text) => /[.!?]$/.test(text));
  return [{ text: texts.join(isProse ? ' ' : ', '), where: first.where }];
}

function told(
  path: string,
  evidence: Evidence,
  piece: Piece,
  steps: readonly string[],
  sources: Sources,
): Provenance {
  return {
    path,
    source: evidence.source,
    url: sources.page.url,
    where: piece.where,
    text: piece.text.slice(0, 2_000),
    steps,
  };
}

function resolveList(
  field: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const item: Field | undefined = field.item;
  if (item === undefined) return undefined;
  const element: Field = {
    ...item,
    concept:
      item.concept ??
      (field.concept?.shape === 'lines' || field.concept?.shape === 'label'
        ? undefined
        : field.concept),
    name: field.name,
    unit: item.unit ?? field.unit,
    wantsAddress: item.wantsAddress || field.wantsAddress,
  };
  const evidence = [
    ...gather(field, scope, sources),
    ...(scope.isClosed ? [] : listEvidence(field, sources)),
  ].toSorted((a, b) => b.score - a.score);
  for (const one of evidence) {
    const values: Json[] = [];
    const provenance: Provenance[] = [];
    const known = new Set<string>();
    for (const piece of one.pieces.flatMap((given) => split(field, given, one))) {
      const value = typed(element, piece.text, surroundings(one, sources));
      if (value === undefined) continue;
      const key = JSON.stringify(value.value);
      if (known.has(key) && field.concept?.shape !== 'lines') continue;
      known.add(key);
      provenance.push(told(`${path}[${values.length}]`, one, piece, value.steps, sources));
      values.push(value.value);
    }
    if (values.length > 0) return { value: values, provenance };
  }
  return undefined;
}

/** A single text that lists several things. */
function split(field: Field, piece: Piece, evidence: Evidence): readonly Piece[] {
  if (
    evidence.pieces.length > 1 ||
    field.concept?.shape === 'lines' ||
    field.concept?.shape === 'image'
  )
    return [piece];
  const parts = piece.text.split(/\s*[,;|\n]\s*/).filter((text) => text !== '');
  return parts.length > 1 && parts.every((part) => part.length < 60)
    ? parts.map((text) => ({ text, where: piece.where }))
    : [piece];
}

/** An array of objects: the entities it names, a table, or repeated blocks. */
function resolveObjects(
  field: Field,
  item: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const fromGraph = objectsFromGraph(field, item, scope, sources, path);
  if (scope.isClosed) return fromGraph;
  const table = matchTable(item.properties, sources.grids, sources.page);
  if (table !== undefined && (fromGraph === undefined || table.score >= 0.6)) {
    const rows = objectsFromTable(table, sources, path);
    if (rows !== undefined) return rows;
  }
  return (
    fromGraph ??
    objectsFromSections(field, item, sources, path) ??
    objectsFromBlocks(field, item, sources, path)
  );
}

function objectsFromTable(table: TableMatch, sources: Sources, path: string): Found | undefined {
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  table.grid.rows.forEach((row, rowIndex) => {
    if (row.every((cell) => cell.text === '')) return;
    const value: Record<string, Json> = {};
    for (const [property, column] of table.columns) {
      const text = row[column]?.text ?? '';
      const cell = typed(property, text, sources.at);
      if (cell === undefined) {
        if (property.isRequired && property.isNullable) value[property.name] = null;
        continue;
      }
      value[property.name] = cell.value;
      provenance.push({
        path: `${path}[${values.length}].${property.name}`,
        source: 'table',
        url: sources.page.url,
        where: cellPlace(table.grid, rowIndex, column),
        text,
        steps: cell.steps,
      });
    }
    if (Object.keys(value).length > 0) values.push(value);
  });
  return values.length === 0 ? undefined : { value: values, provenance };
}

function objectsFromBlocks(
  field: Field,
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  const own = withRoles(item);
  for (const block of findBlocks(field, own, sources.page, sources.at)) {
    const value: Record<string, Json> = {};
    const told: Provenance[] = [];
    for (const property of own.properties) {
      const place = `${path}[${values.length}].${property.name}`;
      const found = fromBlock(property, block, sources, place);
      if (found !== undefined) {
        value[property.name] = found.value;
        told.push(...found.provenance);
      } else if (property.isRequired && property.isNullable) value[property.name] = null;
    }
    if (told.length * 2 < own.properties.length) continue;
    values.push(value);
    provenance.push(...told);
  }
  return values.length < 2 ? undefined : { value: values, provenance };
}

/** Headings with the text behind each: questions and answers, terms and what they mean. */
function objectsFromSections(
  field: Field,
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  const found = findSections(field, item, sources.page);
  if (found === undefined) return undefined;
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const section of found.sections) {
    const value: Record<string, Json> = {};
    for (const [property, piece] of [
      [found.head, section.head],
      [found.body, section.body],
    ] as const) {
      const one = typed(property, piece.text, sources.at);
      if (one === undefined) continue;
      const evidence: Evidence = { source: 'heading', score: 0.5, pieces: [piece] };
      const place = `${path}[${values.length}].${property.name}`;
      value[property.name] = one.value;
      provenance.push(told(place, evidence, piece, one.steps, sources));
    }
    if (Object.keys(value).length > 0) values.push(value);
  }
  return values.length < 2 ? undefined : { value: values, provenance };
}

/** Beside a name, the `title` of a person is what he does. */
function withRoles(item: Field): Field {
  if (!item.properties.some(({ key }) => key === 'name')) return item;
  const role = CONCEPTS.find(({ id }) => id === 'role');
  return {
    ...item,
    properties: item.properties.map((property) =>
      property.key === 'title' ? { ...property, concept: role } : property,
    ),
  };
}

function fromBlock(
  property: Field,
  block: Element,
  sources: Sources,
  path: string,
): Found | undefined {
  if (property.kind === 'object') return undefined;
  if (property.kind !== 'array')
    return firstFitting(property, inBlock(property, block, sources.page), sources, path);
  const { item } = property;
  if (item === undefined || item.kind === 'object') return undefined;
  const pieces = listInBlock(property, block, sources.page);
  const evidence: Evidence = { source: 'block', score: 0.5, pieces };
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const piece of pieces) {
    const value = typed(item, piece.text, sources.at);
    if (value === undefined) continue;
    provenance.push(told(`${path}[${values.length}]`, evidence, piece, value.steps, sources));
    values.push(value.value);
  }
  return values.length === 0 ? undefined : { value: values, provenance };
}

function objectsFromGraph(
  field: Field,
  item: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const direct =
    scope.main === undefined
      ? []
      : [
          ...valuesOf(scope.main, field.key),
          ...(field.concept?.paths ?? []).flatMap((one) =>
            scope.main === undefined ? [] : valuesAt(scope.main, one),
          ),
        ];
  const candidates: readonly (readonly Entity[])[] = [
    unwrap(direct.flatMap((value) => (value.kind === 'entity' ? [value.entity] : []))),
    scope.isClosed
      ? []
      : sources.entities.filter(
          (entity) =>
            entity.properties.size > 0 && meansType([...field.words, ...item.words], entity),
        ),
  ];
  for (const entities of candidates) {
    const values: Json[] = [];
    const provenance: Provenance[] = [];
    for (const entity of new Set(entities)) {
      const found = resolveObject(
        item,
        { main: entity, isClosed: true, state: undefined, group: undefined },
        sources,
        `${path}[${values.length}]`,
      );
      if (found === undefined) continue;
      values.push(found.value);
      provenance.push(...found.provenance);
    }
    if (values.length > 0) return { value: values, provenance };
  }
  return undefined;
}

/** `ItemList` → its items, `ListItem` → its item. */
function unwrap(entities: readonly Entity[]): readonly Entity[] {
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
