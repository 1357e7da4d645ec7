/**
 * A schema → values: which entity, table or list of the page speaks for each object, and down to its fields. A field without
 * fitting evidence gets nothing.
 */
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import { type Field, ownedBy } from '../fields/field.ts';
import { labelEvidence } from '../evidence/label-evidence.ts';
import { isAnother, withoutTitle } from './another-thing.ts';
import { nameWithBeside } from './name-beside.ts';
import { partsOfValue } from './parts-of-value.ts';
import type { Scope, Sources } from '../evidence/field-evidence.ts';
import { objectsFromCitations } from './citations.ts';
import { objectsFromFigures } from './figure-objects.ts';
import { objectsFromGroups } from './group-objects.ts';
import { objectsFromQuotes } from './quote-objects.ts';
import { objectsFromDatedHeadings } from './dated-headings.ts';
import { type Entity, unwrap, valuesAt, valuesOf } from '../sources/graph.ts';
import {
  chooseMain,
  coverage,
  hintWords,
  meansType,
  subjectOf,
} from '../evidence/graph-evidence.ts';
import { chooseGroup } from '../sources/labels.ts';
import { objectsFromRecords, objectsFromSections, withRoles } from './objects.ts';
import { withParts } from '../evidence/record-parts.ts';
import { objectsFromLines } from './line-objects.ts';
import { objectsFromPairs } from './pair-objects.ts';
import { keyOf, singular } from '../text.ts';
import { asksRatingRows, objectsFromRatings } from './rating-rows.ts';
import { type Found, resolveList, resolveScalar } from './values.ts';

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
      siblings: [],
    },
    sources,
    '',
  );
  return value ?? { value: field.kind === 'array' ? [] : null, provenance: [] };
}

/**
 * A page about one thing, asked for a list of such things: that thing is its one item. Only where the list is all that is
 * asked, nothing repeated was found, and the page says its name and at least one thing that is no text of its own; of rows
 * that are called no more than that, it is enough that the page labels them.
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
  const rows = rowsOfPrice(list, item, sources, found);
  if (rows !== undefined)
    return { value: { [list.name]: rows.value }, provenance: rows.provenance };
  const hasName = told.some(({ concept }) => concept?.shape === 'title');
  const hasFact = told.some(
    ({ concept }) => concept !== undefined && FACTS.has(concept.shape ?? ''),
  );
  const isThing = hasName && hasFact;
  const isLabelled =
    list.words.every((word) => ROWS.has(singular(word))) && isSaid(item, told, found);
  if (!(isThing || isLabelled) || told.length * 2 < item.properties.length) return undefined;
  return { value: { [list.name]: [found.value] }, provenance: found.provenance };
}

/** The price that was found is that of one row of several: the rows are asked for, not the page with the first price. */
function rowsOfPrice(
  list: Field,
  item: Field,
  sources: Sources,
  { provenance }: Found,
): Found | undefined {
  const price = item.properties.find(({ concept }) => concept?.shape === 'price');
  const told = provenance.find(({ path }) => path.endsWith(`.${price?.name ?? ''}`));
  return price === undefined || told === undefined
    ? undefined
    : objectsFromPairs(list, item, sources, list.name, { saying: told.text });
}

/** Names of a list that say nothing of what is in it. */
const ROWS = new Set('item row record result entry data list'.split(' '));
const LABELS: ReadonlySet<string> = new Set(['definition', 'table', 'label']);

/** Two of the properties, one beside the name or the only one stand behind labels. */
function isSaid(item: Field, told: readonly Field[], { provenance }: Found): boolean {
  const labelled = told.filter(({ name }) =>
    provenance.some(({ path, source }) => LABELS.has(source) && path.endsWith(`.${name}`)),
  );
  const isNamed = told.some((one) => one.concept?.shape === 'title' && !labelled.includes(one));
  const enough = Math.min(isNamed ? 1 : 2, item.properties.length);
  return labelled.length >= enough;
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
    siblings: fields,
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
    const at = path === '' ? property.name : `${path}.${property.name}`;
    const found =
      ownedPart(field, property, scope, sources, at) ?? resolve(property, scope, sources, at);
    if (found !== undefined) {
      value[property.name] = found.value;
      provenance.push(...found.provenance);
    } else if (property.isRequired && property.isNullable) value[property.name] = null;
  }
  return provenance.length === 0 ? undefined : { value, provenance };
}

/** What a label says of a part in the words of the whole: `Date of award` is the date of `award`. */
function ownedPart(
  owner: Field,
  property: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const isInner = path.includes('.') && owner.kind === 'object' && owner.words.length > 0;
  if (!isInner || scope.isClosed || property.words.length > 1) return undefined;
  if (property.kind === 'array' || property.kind === 'object') return undefined;
  const owned = ownedBy(owner, property);
  const isKnown = owned.concept !== undefined && property.concept === undefined;
  const isSaid = isKnown || labelEvidence(owned, sources, scope).length > 0;
  return isSaid ? resolveScalar(owned, scope, sources, path) : undefined;
}

/** What an entity says of a field that is an entity itself: by the field's own name, then where its concept is kept. */
function entitiesOf(main: Entity | undefined, { key, concept }: Field): readonly Entity[] {
  if (main === undefined) return [];
  const paths = concept?.paths ?? [];
  const values = [...valuesOf(main, key), ...paths.flatMap((path) => valuesAt(main, path))];
  return values.flatMap((value) => (value.kind === 'entity' ? [value.entity] : []));
}

/** An object inside the root: the entity it names, else the thing itself under another name. */
function resolveInner(
  field: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  for (const entity of entitiesOf(scope.main, field)) {
    const found = resolveObject(
      field,
      { main: entity, isClosed: true, state: undefined, group: undefined, siblings: [] },
      sources,
      path,
    );
    if (found !== undefined) return found;
  }
  if (field.concept !== undefined) return nameOnly(field, scope, sources, path);
  const parts = scope.isClosed ? undefined : partsOfValue(field, scope, sources, path);
  if (parts !== undefined) return parts;
  const typedEntity = sources.entities.find(
    (entity) => entity.properties.size > 1 && meansType(field.words, entity),
  );
  if (typedEntity !== undefined && !scope.isClosed) {
    return resolveObject(field, { ...scope, main: typedEntity }, sources, path);
  }
  return resolveObject(isAnother(field, scope) ? withoutTitle(field) : field, scope, sources, path);
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
  if (found === undefined) return undefined;
  const others = field.properties.filter((property) => property !== name);
  return scope.isClosed || others.length > 1
    ? withOwned(found, field, { name, others, scope, sources, path })
    : nameWithBeside(found, [name, others[0]], sources, path);
}

/** With what labels say of its other parts in the words of the whole: `Instructor rating`. */
function withOwned(
  found: Found,
  field: Field,
  {
    name,
    others,
    scope,
    sources,
    path,
  }: {
    readonly name: Field;
    readonly others: readonly Field[];
    readonly scope: Scope;
    readonly sources: Sources;
    readonly path: string;
  },
): Found {
  const value: Record<string, Json> = { [name.name]: found.value };
  const provenance = [...found.provenance];
  for (const property of others) {
    const own = ownedPart(field, property, scope, sources, `${path}.${property.name}`);
    if (own === undefined) continue;
    value[property.name] = own.value;
    provenance.push(...own.provenance);
  }
  return { value, provenance };
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
  const rated = asksRatingRows(item, sources);
  if (rated !== undefined) return fromGraph ?? objectsFromRatings(rated, sources, path);
  const table = sources.records.table(field, withParts(item).properties);
  if (table !== undefined && (fromGraph === undefined || table.score >= 0.6)) {
    const rows = objectsFromRecords(table, item, 'table', sources, path);
    if (rows !== undefined) return rows;
  }
  const earlier = fromGraph ?? objectsByForm(field, item, sources, path);
  if (earlier !== undefined) return earlier;
  return objectsRepeated(field, item, sources, path);
}

/** From what repeats: records, groups of them, lines. */
function objectsRepeated(
  field: Field,
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined {
  const list = sources.records.list(field, withParts(withRoles(item)));
  const records = list && objectsFromRecords(list, item, 'block', sources, path);
  if (records !== undefined && hasInner(item, records)) return records;
  const groups = objectsFromGroups(field, item, sources, { path, records });
  if (groups !== undefined) return groups;
  return records !== undefined && !readsLabels(item, records, sources)
    ? records
    : objectsFromLines(field, item, sources, path);
}

/** One of the records has a list of things of its own. */
const hasInner = ({ properties }: Field, { provenance }: Found): boolean =>
  properties.some(
    (property) =>
      property.item?.kind === 'object' &&
      provenance.some(({ path }) => path.includes(`.${property.name}[`)),
  );

/** What is told apart by its form: pairs, headings with texts, days, references. */
const objectsByForm = (
  field: Field,
  item: Field,
  sources: Sources,
  path: string,
): Found | undefined =>
  objectsFromFigures(field, item, sources, path) ??
  objectsFromQuotes(field, item, sources, path) ??
  objectsFromPairs(field, item, sources, path) ??
  objectsFromSections(field, item, sources, path) ??
  objectsFromDatedHeadings(item, sources, path) ??
  objectsFromCitations(item, sources, path);

/** Asked for what pairs are called: their labels are an answer. */
const CALLED = /^(?:term|word|entry|label|key|name|title|question)s?$/;

/** A property whose texts are all labels of the page: the records are pairs of a label and its value, not things. */
function readsLabels(item: Field, { provenance }: Found, { labels }: Sources): boolean {
  return item.properties.some(({ name, key, concept }) => {
    if (/^(?:title|time|date)$/.test(concept?.shape ?? '') || CALLED.test(key)) return false;
    const texts = provenance.flatMap(({ path, text }) => (path.endsWith(`.${name}`) ? [text] : []));
    const isLabel = (text: string): boolean =>
      labels.get(keyOf(text))?.some(({ source }) => source !== 'label') === true;
    return texts.length > 1 && texts.every(isLabel);
  });
}

function objectsFromGraph(
  field: Field,
  item: Field,
  scope: Scope,
  sources: Sources,
  path: string,
): Found | undefined {
  const candidates: readonly (readonly Entity[])[] = [
    unwrap(entitiesOf(scope.main, field)),
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
        { main: entity, isClosed: true, state: undefined, group: undefined, siblings: [] },
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
