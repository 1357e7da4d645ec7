/**
 * All evidence for one field: the typed graph, embedded state, meta tags, labels, headings, named elements, the visible page.
 *
 * Nothing is decided here: pieces with scores are collected, `resolve.ts` tries them in order.
 */
import type { Element } from 'domhandler';
import { CONCEPTS } from '../fields/concepts.ts';
import { type Evidence, one } from './evidence.ts';
import type { Field } from '../fields/field.ts';
import { type Entity, valuesOf } from '../sources/graph.ts';
import { fromEntity } from './graph-evidence.ts';
import { itemsIn, likeness } from './items.ts';
import { type Labels, type Pair, strongest } from '../sources/labels.ts';
import { learned } from './learned.ts';
import { byLooks, choices, inNamedElements, underHeadings } from './lists.ts';
import type { KnownOfPage } from './known.ts';
import type { MetaTags } from '../sources/meta.ts';
import { type Page, whereIs } from '../sources/page.ts';
import type { PageRecords } from './record-rows.ts';
import { keyOf, overlap, singular, wordsOf } from '../text.ts';
import type { Situations } from './situation.ts';
import type { Surroundings } from '../typed/typed.ts';
import { seen } from './visible.ts';

export interface Sources {
  readonly page: Page;
  readonly meta: MetaTags;
  /** JSON-LD, microdata, RDFa. */
  readonly entities: readonly Entity[];
  readonly state: readonly Entity[];
  readonly labels: Labels;
  /** Lists of records and tables. */
  readonly records: PageRecords;
  readonly known: KnownOfPage;
  /** Visible evidence by concept, filled on demand. */
  readonly seen: Map<string, readonly Evidence[]>;
  readonly situations: Situations;
  readonly at: Surroundings;
}

/** Which entities speak for the fields at hand. */
export interface Scope {
  readonly main: Entity | undefined;
  /** True: only `main` may answer (an item of a list, an object inside another). */
  readonly isClosed: boolean;
  readonly state: Entity | undefined;
  /** The table or list whose labels answer most of the fields. */
  readonly group: Element | undefined;
}

/** Entities that are asked besides the main one. */
const MAX_ENTITIES = 1_000;
/** Labels that are compared word by word. */
const MAX_LABELS = 3_000;

const LIST_LABELS = new Set(
  CONCEPTS.filter((concept) => concept.shape === 'lines')
    .flatMap((concept) => concept.labels ?? [])
    .concat(
      'notes',
      'nutrition',
      'equipment',
      'video',
      'comments',
      'tips',
      'tipps',
      'nährwerte',
      'valoresnutricionales',
      'nutritionfacts',
      'recipenotes',
    ),
);

/** Every evidence for a scalar or list field, in no order. */
export function gather(field: Field, scope: Scope, sources: Sources): readonly Evidence[] {
  const found: Evidence[] = [];
  if (scope.main !== undefined) found.push(...fromEntity(field, scope.main, 1));
  if (scope.isClosed) return found;
  const { entities, page, meta } = sources;
  for (const entity of entities.slice(0, MAX_ENTITIES)) {
    const weight = entity === scope.main ? 0 : weightOf(entity, field, scope.main);
    if (weight > 0) found.push(...fromEntity(field, entity, weight));
  }
  if (scope.state !== undefined) found.push(...fromEntity(field, scope.state, 0.74));
  found.push(
    ...metaEvidence(field, meta),
    // a list of lines under a label is read by `listEvidence`, item by item
    ...(field.concept?.shape === 'lines' && field.kind === 'array'
      ? []
      : labelEvidence(field, sources.labels, scope.group)),
    ...remembered(field, sources),
    ...namedEvidence(field, page),
    ...countedEvidence(field, page),
    ...codeEvidence(field, page),
  );
  return found;
}

/** What the page shows depends on the concept alone (and a title's wording): found once, kept for the page. */
function remembered(field: Field, sources: Sources): readonly Evidence[] {
  const id = field.concept?.id;
  if (id === undefined) return [];
  const key =
    id === 'title' ? `${id} ${field.name} ${field.description}` : `${id} ${field.bound ?? ''}`;
  const known = sources.seen.get(key);
  if (known !== undefined) return known;
  const evidence = [...seen(field, sources.page), ...learned(id, sources.situations, sources.meta)];
  sources.seen.set(key, evidence);
  return evidence;
}

/** How much an entity besides the main one counts; 0: not at all. */
function weightOf(entity: Entity, field: Field, main: Entity | undefined): number {
  if (field.concept?.types?.some((type) => entity.types.includes(type)) === true) return 1;
  const isPart = main === undefined && entity.properties.size > 1;
  return (entity.isTop || isPart) && mayAnswer(field, entity) ? 0.72 : 0;
}

const GENERIC = new Set(
  'title description url image logo email phone address questions question breadcrumbs language'.split(
    ' ',
  ),
);

/** Other entities answer only what is said of the page as a whole, not names, addresses or pictures of other things. */
function mayAnswer(field: Field, entity: Entity): boolean {
  if (field.concept === undefined)
    return valuesOf(entity, field.key).length > 0 && field.key.length > 3;
  return !GENERIC.has(field.concept.id);
}

function metaEvidence(field: Field, meta: MetaTags): readonly Evidence[] {
  const names = [...(field.concept?.meta ?? []), field.key, `og:${field.key}`];
  // the picture a page shows of itself is og:image; marked-up data lists crops of it
  const base = field.concept?.id === 'title' ? 0.58 : field.concept?.id === 'image' ? 0.96 : 0.75;
  return names.flatMap((name, index) => {
    const tags = meta.get(name);
    if (tags === undefined) return [];
    const source = /^(?:og|twitter|article|product|book|video):/.test(name) ? 'opengraph' : 'meta';
    return [
      {
        source,
        score: base - index * 0.004,
        pieces: tags.map((tag) => ({ text: tag.content, where: `meta[${tag.name}]` })),
      },
    ];
  });
}

function labelEvidence(
  field: Field,
  labels: Labels,
  group: Element | undefined,
): readonly Evidence[] {
  const found: Evidence[] = [];
  const add = (pairs: readonly Pair[] | undefined, weight: number): void => {
    for (const { source, strength, group: own, value, where } of pairs ?? []) {
      const isInGroup = group !== undefined && own === group;
      found.push(one(source, weight * strength + (isInGroup ? 0.05 : 0), value, where));
    }
  };
  // a label of several words, word for word the field's own, is as certain as marked-up data
  const isTelling =
    field.descriptionKey.length >= 8 &&
    field.description.includes(' ') &&
    field.concept === undefined;
  add(labels.get(field.descriptionKey), isTelling ? 1.04 : 1);
  add(labels.get(field.key), 0.97);
  if (field.core.length < field.words.length) add(labels.get(field.core.join('')), 0.9);
  for (const key of field.concept?.labels ?? []) add(labels.get(key)?.slice(0, 1), 0.78);
  if (found.length === 0 && field.words.length > 1) add(similarPairs(field, labels), 0.7);
  return found;
}

/** The strongest label that has all of the field's words and at most two more. */
function similarPairs(field: Field, labels: Labels): readonly Pair[] {
  const words = field.core.map(singular).filter((word) => word.length > 1);
  const alike = [...labels.values().take(MAX_LABELS)].flatMap(([pair]) => {
    if (pair === undefined) return [];
    const said = wordsOf(pair.label).map(singular);
    const isLong = said.length < words.length || said.length > words.length + 2;
    return isLong || overlap(words, said) < 1 ? [] : [pair];
  });
  return strongest(alike);
}

/** `18,442 students`, `384 pages`: a whole number of what the field names, in a short line. */
function countedEvidence(field: Field, page: Page): readonly Evidence[] {
  const noun = countedNoun(field);
  if (noun.length < 4) return [];
  const words = new Set([noun, ...(field.concept?.labels ?? []).map(singular)]);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 5 || length > 100 || page.zone(element) === 'chrome') continue;
    if (!/^(?:p|li|span|td|dd|a|small|strong|div)$/.test(element.name)) continue;
    for (const [, number, word] of page.text(element).matchAll(COUNTED)) {
      if (number === undefined || !words.has(singular((word ?? '').toLowerCase()))) continue;
      found.push(one('text', 0.4 - length / 2_000, number, whereIs(element)));
    }
    if (found.length >= 12) break;
  }
  return found;
}

/** What a field counts, in the singular; empty for a field that counts nothing. */
function countedNoun({ kind, concept, core }: Field): string {
  const isCount = kind === 'integer' && (concept === undefined || concept.shape === 'count');
  if (!isCount || core.length > 3) return '';
  return singular(core.findLast((word) => !COUNTING.has(word)) ?? '');
}

/** `Item no. LX5-BLK`, `SKU 4711`: a short line of a label and a code, without a colon. */
function codeEvidence(field: Field, page: Page): readonly Evidence[] {
  if (field.concept?.shape !== 'code') return [];
  const labels = new Set(field.concept.labels ?? []);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 5 || length > 60 || page.zone(element) === 'chrome') continue;
    const match = /^(\p{L}[\p{L} .]{1,24}?)[\s.:#]+(\S*\d\S*)$/u.exec(page.text(element));
    if (match?.[1] === undefined || match[2] === undefined || !labels.has(keyOf(match[1])))
      continue;
    found.push(one('label', 0.5, match[2], whereIs(element)));
    if (found.length >= 6) break;
  }
  return found;
}

const COUNTED = /(?<![\p{L}\d.,])(\d[\d.,]*[kKM]?)\s(\p{L}{4,16})(?!\p{L})/gu;
const COUNTING = new Set(['number', 'num', 'count', 'total', 'of', 'amount']);

/** Elements whose class says the field's name. */
function namedEvidence(field: Field, page: Page): readonly Evidence[] {
  const { id, shape } = field.concept ?? {};
  if (/^(?:lines|title|image|url|person)$/.test(shape ?? '')) return [];
  if (id === 'category' || field.kind === 'array') return [];
  const names = new Set(
    [field.key, ...(field.concept?.classes ?? [])].filter((name) => name.length > 2),
  );
  if (names.size === 0) return [];
  const found: Evidence[] = [];
  for (const element of page.named(names, 200)) {
    const length = page.textLength(element);
    if (length < 1 || length > 300 || page.zone(element) === 'chrome') continue;
    const score = 0.42 - found.length * 0.005;
    found.push(one('block', score, page.text(element), whereIs(element)));
    if (found.length >= 12) break;
  }
  return found;
}

/** What only fields of several values get: lists under headings, in named elements, in labelled cells. */
export function listEvidence(field: Field, sources: Sources): readonly Evidence[] {
  const { page, labels } = sources;
  const found: Evidence[] = [];
  if (field.concept?.id !== 'breadcrumbs' && field.concept?.id !== 'questions')
    found.push(
      ...underHeadings(field, page, LIST_LABELS),
      ...inNamedElements(field, page),
      ...byLooks(field, page),
      ...choices(field, page),
    );
  const named = [field.descriptionKey, field.key].flatMap((key) => labels.get(key)?.[0] ?? []);
  const [pair] = strongest(named);
  if (pair?.element !== undefined) {
    const pieces = itemsIn([pair.element], page);
    const like = likeness(field.concept?.id, pieces);
    found.push({ source: pair.source, score: 0.7 * pair.strength * (0.5 + like / 2), pieces });
  }
  return found;
}
