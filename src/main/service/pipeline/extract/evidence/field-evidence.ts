/**
 * All evidence for one field: the typed graph, embedded state, meta tags, labels, headings, named elements, the visible page.
 *
 * Nothing is decided here: pieces with scores are collected, `resolve.ts` tries them in order.
 */
import type { Element } from 'domhandler';
import { CONCEPTS } from '../fields/concepts.ts';
import { besideHeading } from './beside-heading.ts';
import { choicesShown } from './choices-shown.ts';
import { codesShown } from './codes-shown.ts';
import { countedEvidence } from './counted.ts';
import { crossCells } from './cross-cells.ts';
import { dateRangesShown } from './date-ranges-shown.ts';
import { dimensions } from './dimensions.ts';
import { type Evidence, one } from './evidence.ts';
import { eventShown } from './event-places.ts';
import type { Field } from '../fields/field.ts';
import { elementNamesOf } from '../fields/meanings.ts';
import { type Entity, valuesOf } from '../sources/graph.ts';
import { fromEntity } from './graph-evidence.ts';
import { kindsShown } from './kinds-shown.ts';
import type { Labels } from '../sources/label-pair.ts';
import { labelEvidence } from './label-evidence.ts';
import { learned } from './learned.ts';
import {
  byLooks,
  choices,
  inLabelledBoxes,
  inNamedElements,
  tagLinks,
  underHeadings,
} from './lists.ts';
import { headedBoxes } from './headed-boxes.ts';
import { headingParts } from './heading-parts.ts';
import { licences } from './licences.ts';
import { livesSaid } from './lives.ts';
import { listedInSentences } from './listed-in-sentences.ts';
import type { KnownOfPage } from './known.ts';
import type { MetaTags } from '../sources/meta.ts';
import { namedByNoun, ownerInTitle } from './named-by-noun.ts';
import { namedLinks } from './named-links.ts';
import { ownedContacts } from './owned-contacts.ts';
import { type Page, whereIs } from '../sources/page.ts';
import type { PageRecords } from './record-rows.ts';
import { keyOf } from '../text.ts';
import { placeLines } from './place-lines.ts';
import { requestsShown } from './requests-shown.ts';
import { saidNames } from './said-names.ts';
import { registered } from './registers.ts';
import { saidOfItself, slogan } from './said-of-itself.ts';
import { agesSaid, measuresSaid } from './measures-said.ts';
import { sentenceEvidence } from './sentences.ts';
import type { Sayings } from '../sources/said-numbers.ts';
import { statements } from './statements.ts';
import type { Situations } from './situation.ts';
import { timeRangesShown } from './time-ranges-shown.ts';
import type { Surroundings, TypedValue } from '../typed/typed-value.ts';
import { unitNumbers } from './unit-numbers.ts';
import { unitPricesShown } from './unit-prices-shown.ts';
import { seen } from './visible.ts';
import { weekdayHours } from './weekday-hours.ts';

export interface Sources {
  readonly page: Page;
  readonly meta: MetaTags;
  /** JSON-LD, microdata, RDFa. */
  readonly entities: readonly Entity[];
  readonly state: readonly Entity[];
  readonly labels: Labels;
  /** Numbers and dates in running text, read when they are asked for. */
  readonly sayings: () => Sayings;
  /** Lists of records and tables. */
  readonly records: PageRecords;
  readonly known: KnownOfPage;
  /** Visible evidence by concept, filled on demand. */
  readonly seen: Map<string, readonly Evidence[]>;
  readonly situations: Situations;
  readonly at: Surroundings;
  readonly onChoice?: OnChoice;
}

/** Told of every choice with all values that were to choose from, the chosen first (scripts/extract-model/evidence.mjs). */
export type OnChoice = (
  path: string,
  field: Field,
  values: () => readonly { readonly one: Evidence; readonly value: TypedValue }[],
) => void;

/** Which entities speak for the fields at hand. */
export interface Scope {
  readonly main: Entity | undefined;
  /** True: only `main` may answer (an item of a list, an object inside another). */
  readonly isClosed: boolean;
  readonly state: Entity | undefined;
  /** The table or list whose labels answer most of the fields. */
  readonly group: Element | undefined;
  /** All fields of the object that is filled. */
  readonly siblings: readonly Field[];
}

/** Entities that are asked besides the main one. */
const MAX_ENTITIES = 1_000;

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
      'nahrwerte',
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
    // of a list of lines each stands by itself; `listEvidence` reads those under a heading
    ...labelEvidence(field, sources, scope).filter(
      ({ pieces }) =>
        pieces.length > 1 || field.concept?.shape !== 'lines' || field.kind !== 'array',
    ),
    ...remembered(field, sources),
    ...namedEvidence(field, page),
    ...countedEvidence(field, page),
    ...sentenceEvidence(field, sources.sayings(), { ...scope, language: page.dateLanguage }),
    ...measuresSaid(field, sources.sayings(), scope.siblings),
    ...agesSaid(field, page),
    ...codeEvidence(field, page),
    ...statements(field, page),
    ...namedLinks(field, page),
    ...ownedContacts(field, sources),
    ...dateRangesShown(field, page),
    ...eventShown(field, sources),
    ...besideHeading(field, page),
    ...headingParts(field, page),
    ...headedBoxes(field, page),
    ...dimensions(field, sources),
    ...crossCells(field, page),
    ...choicesShown(field, page),
    ...unitNumbers(field, page),
    ...unitPricesShown(field, page),
    ...saidNames(field, page),
    ...saidOfItself(field, page),
    ...slogan(field, page),
    ...ownerInTitle(field, page),
    ...namedByNoun(field, page),
    ...placeLines(field, page),
    ...requestsShown(field, page),
    ...licences(field, page),
    ...registered(field, page),
    ...livesSaid(field, page),
    ...codesShown(field, page),
    ...kindsShown(field, page),
    ...timeRangesShown(field, page),
    ...weekdayHours(field, sources),
  );
  return found;
}

/** What the page shows depends on the concept alone (and a title's wording): found once, kept for the page. */
function remembered(field: Field, sources: Sources): readonly Evidence[] {
  const id = field.concept?.id;
  // where a page is filed is no genre of what it is about
  if (id === undefined || (id === 'category' && !FILED.test(field.key))) return [];
  const key =
    id === 'title' ? `${id} ${field.name} ${field.description}` : `${id} ${field.bound ?? ''}`;
  const known = sources.seen.get(key);
  if (known !== undefined) return known;
  const evidence = [...seen(field, sources.page), ...learned(id, sources.situations, sources.meta)];
  sources.seen.set(key, evidence);
  return evidence;
}

const FILED = /categor|section|rubri|kategor|department|topic|catalog/;

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

/** Elements whose class says the field's name. */
function namedEvidence(field: Field, page: Page): readonly Evidence[] {
  const { id, shape } = field.concept ?? {};
  if (/^(?:lines|title|image|url|person)$/.test(shape ?? '')) return [];
  if (id === 'category' || field.kind === 'array') return [];
  const names = new Set(
    [field.key, ...(field.concept?.classes ?? []), ...elementNamesOf(field.core)].filter(
      (name) => name.length > 2,
    ),
  );
  if (names.size === 0) return [];
  const found: Evidence[] = [];
  for (const element of page.named(names, 200)) {
    const length = page.textLength(element);
    if (length < 1 || length > 300 || page.zone(element) === 'chrome') continue;
    const score = 0.42 - found.length * 0.005;
    found.push(one('block', score, withoutName(page.text(element), names), whereIs(element)));
    if (found.length >= 12) break;
  }
  return found;
}

/** `Company number 06841297` in an element of that name. */
function withoutName(text: string, names: ReadonlySet<string>): string {
  const [lead = '', name = ''] = /^([\p{L} ]{2,30}?)[\s:.#]+(?=\P{L})/u.exec(text) ?? [];
  return names.has(keyOf(name)) ? text.slice(lead.length) : text;
}

/** What only fields of several values get: lists under headings, in named elements, in labelled cells. */
export function listEvidence(field: Field, sources: Sources): readonly Evidence[] {
  const { page } = sources;
  const found: Evidence[] = [];
  if (field.concept?.id !== 'breadcrumbs' && field.concept?.id !== 'questions')
    found.push(
      ...underHeadings(field, page, LIST_LABELS),
      ...inNamedElements(field, page),
      ...inLabelledBoxes(field, page),
      ...byLooks(field, page),
      ...choices(field, page),
      ...tagLinks(field, page),
      ...listedInSentences(field, page),
    );
  return found;
}
