/**
 * Evidence from the typed graph: which entity is meant, and what its properties say about a field.
 */
import type { Evidence, Piece } from './evidence.ts';
import type { Field } from '../fields/field.ts';
import { type Entity, type GraphValue, valuesAt, valuesOf } from '../sources/graph.ts';
import { cleanMarkup, fold, keyOf, linesOf, singular, wordsOf } from '../text.ts';

/** Types that describe the page or its owner, rarely its subject. */
const FRAME_TYPES = new Set(
  'website webpage organization corporation newsmediaorganization breadcrumblist searchaction imageobject person sitenavigationelement wpheader wpfooter wpsidebar listitem itempage collectionpage aboutpage contactpage postaladdress contactpoint offer rating aggregaterating brand readaction entrypoint speakablespecification collegeoruniversity educationalorganization governmentorganization ngo localbusiness store onlinestore onlinebusiness library'.split(
    ' ',
  ),
);

/** Entities that may be the main one; the first of a page are its own. */
const MAX_CANDIDATES = 2_000;

export interface Hints {
  /** Words of the schema's own title and description, and of the objects above. */
  readonly words: ReadonlySet<string>;
  readonly heading: string;
  readonly url: string;
}

/** The entity that answers most of the fields and is most the page's subject. */
export function chooseMain(
  entities: readonly Entity[],
  fields: readonly Field[],
  hints: Hints,
): Entity | undefined {
  let best: Entity | undefined;
  let bestScore = 0;
  for (const entity of entities.slice(0, MAX_CANDIDATES)) {
    if (entity.source === 'state' || entity.properties.size === 0) continue;
    const covered = coverage(entity, fields);
    if (covered === 0 || (isFrame(entity, hints) && !saysMore(entity, fields))) continue;
    const score = covered + prominence(entity, hints);
    if (score > bestScore) {
      best = entity;
      bestScore = score;
    }
  }
  return best;
}

/** Of a site, its owner or a trail a page says a name: that alone does not make it the subject. */
function saysMore(entity: Entity, fields: readonly Field[]): boolean {
  const facts = fields.filter(({ concept }) => !NAMING.has(concept?.id ?? ''));
  return coverage(entity, facts) > 0;
}

const NAMING = new Set(['title', 'url', 'logo', 'image', 'description']);

function isFrame({ types, isTop }: Entity, { words }: Hints): boolean {
  const isPart = types.length > 0 && types.every((type) => PART_TYPES.has(type));
  return (
    isPart ||
    (isTop &&
      types.length > 0 &&
      types.every(
        (type) => FRAME_TYPES.has(type) && !words.has(type) && !words.has(singular(type)),
      ))
  );
}

/** Steps of a trail, the site and who publishes it, wherever they stand. */
const PART_TYPES = new Set(
  'listitem breadcrumblist searchaction entrypoint imageobject organization website webpage'.split(
    ' ',
  ),
);

/** The most prominent entity that is more than a frame of the page; the one with most properties among equals. */
export function subjectOf(entities: readonly Entity[], hints: Hints): Entity | undefined {
  let best: Entity | undefined;
  let bestScore = 0;
  for (const entity of entities) {
    if (entity.properties.size < 2) continue;
    const score = prominence(entity, hints) + Math.min(entity.properties.size, 30) * 0.02;
    if (score > bestScore) {
      best = entity;
      bestScore = score;
    }
  }
  return best;
}

export function coverage(entity: Entity, fields: readonly Field[]): number {
  let covered = 0;
  for (const field of fields) {
    if (valuesOf(entity, field.key).length > 0) covered += 1;
    else if (field.concept?.paths.some((path) => valuesAt(entity, path).length > 0) === true)
      covered += 0.9;
  }
  return covered;
}

function prominence(entity: Entity, hints: Hints): number {
  const name = valuesOf(entity, 'name')[0] ?? valuesOf(entity, 'headline')[0];
  const title = name?.kind === 'text' ? keyOf(name.text) : '';
  const isHinted = entity.types.some(
    (type) => hints.words.has(type) || hints.words.has(singular(type)),
  );
  const isFrame = entity.types.length > 0 && entity.types.every((type) => FRAME_TYPES.has(type));
  return (
    (isHinted ? 1.5 : 0) +
    (entity.isTop ? 0.6 : 0) +
    (title !== '' && title === keyOf(hints.heading) ? 0.5 : 0) +
    (isFrame && !isHinted ? -1.2 : 0) +
    (entity.source === 'json-ld' ? 0.3 : entity.source === 'microdata' ? 0.2 : 0)
  );
}

/** What one entity says about a scalar or list field. `weight` scales the scores. */
export function fromEntity(field: Field, entity: Entity, weight: number): readonly Evidence[] {
  const found: Evidence[] = [];
  const add = (values: readonly GraphValue[], score: number): void => {
    const pieces = piecesOf(values, field);
    if (pieces.length > 0) found.push({ source: entity.source, score: score * weight, pieces });
  };
  const isGeneric = field.key === 'name' || field.key === 'type' || field.key === 'id';
  if (!isGeneric || field.key === 'name') add(valuesOf(entity, field.key), 0.95);
  (field.concept?.paths ?? []).forEach((path, index) => {
    add(valuesAt(entity, path), 0.93 - index * 0.005);
  });
  return found;
}

/** Values as texts: entities by what names them, step lists flattened, one piece a value. */
function piecesOf(values: readonly GraphValue[], field: Field): readonly Piece[] {
  const isList = field.kind === 'array';
  const pieces: Piece[] = [];
  for (const value of inOrder(values)) {
    if (pieces.length >= 1_000) break;
    if (value.kind === 'text') {
      if (value.label !== undefined && namesThing(field)) {
        pieces.push({ text: value.label, where: value.where });
        continue;
      }
      const lines = isList && values.length === 1 ? splitLines(value.text, field) : [value.text];
      for (const text of lines) pieces.push({ text, where: value.where });
    } else pieces.push(...entityPieces(value.entity, field, 0));
  }
  return pieces;
}

/** A field that wants the name of a person, maker or place, not the address of its page. */
function namesThing(field: Field): boolean {
  const shape = field.concept?.shape;
  return shape === 'person' || shape === 'label' || shape === 'title';
}

function namesAddress({ format, concept }: Field): boolean {
  return format === 'uri' || concept?.shape === 'url' || concept?.shape === 'image';
}

function splitLines(text: string, field: Field): readonly string[] {
  const lines = linesOf(text);
  if (lines.length > 1) return lines;
  const shape = field.concept?.shape;
  if (shape === 'lines')
    return field.concept?.id === 'ingredients' && lines[0] !== undefined ? [lines[0]] : lines;
  return text.length < 1_000 ? text.split(/\s*[,;|]\s*/).filter((part) => part !== '') : [text];
}

/** `ListItem`s by position where all have one. */
function inOrder(values: readonly GraphValue[]): readonly GraphValue[] {
  const position = (value: GraphValue): number | undefined => {
    const at = value.kind === 'entity' ? valuesOf(value.entity, 'position')[0] : undefined;
    return at?.kind === 'text' && /^\d+$/.test(at.text) ? Number(at.text) : undefined;
  };
  if (values.length < 2 || values.some((value) => position(value) === undefined)) return values;
  return values.toSorted((a, b) => (position(a) ?? 0) - (position(b) ?? 0));
}

function entityPieces(entity: Entity, field: Field, depth: number): readonly Piece[] {
  if (depth > 5) return [];
  const parts = valuesOf(entity, 'itemlistelement');
  const steps = parts.length > 0 ? parts : valuesOf(entity, 'steps');
  if (field.kind === 'array' && steps.length > 0) {
    return inOrder(steps).flatMap((step) =>
      step.kind === 'text'
        ? splitLines(step.text, field).map((text) => ({ text, where: step.where }))
        : entityPieces(step.entity, field, depth + 1),
    );
  }
  const wantsText = field.concept?.id === 'instructions' || field.concept?.shape === 'prose';
  const text = nameOf(entity, field, wantsText, depth);
  return text === undefined ? [] : [text];
}

const NAMES = [
  'name',
  'headline',
  'title',
  'text',
  'legalname',
  'value',
  'ratingvalue',
  'description',
  'address',
  'url',
  'contenturl',
] as const;
const TEXTS = ['text', 'description', 'name', 'headline'] as const;
const ADDRESSES = ['url', 'contenturl', 'src', 'thumbnailurl', 'href'] as const;

/** The text that stands for an entity where a plain value is wanted. */
function nameOf(
  entity: Entity,
  field: Field,
  wantsText: boolean,
  depth: number,
): Piece | undefined {
  const wantsUrl = namesAddress(field);
  const address = wantsUrl ? undefined : addressOf(entity);
  if (address !== undefined) return { text: address, where: entity.where };
  const inner = (value: GraphValue): Piece | undefined => {
    if (value.kind === 'text') return { text: value.text, where: value.where };
    return depth < 4 ? entityPieces(value.entity, field, depth + 1)[0] : undefined;
  };
  for (const key of wantsUrl ? ADDRESSES : wantsText ? TEXTS : NAMES) {
    const [piece] = valuesOf(entity, key).slice(0, 1).map(inner);
    if (piece !== undefined) return piece;
  }
  const [item] = valuesOf(entity, 'item');
  if (item !== undefined && depth < 4) return inner(item);
  const { id } = entity;
  const isSaid = (wantsUrl && /^https?:/.test(id ?? '')) || entity.properties.size === 0;
  return id !== undefined && isSaid ? { text: id, where: `${entity.where}.@id` } : undefined;
}

const ADDRESS_PARTS = [
  'streetaddress',
  'postofficeboxnumber',
  'addresslocality',
  'addressregion',
  'postalcode',
  'addresscountry',
] as const;

function addressOf(entity: Entity): string | undefined {
  if (!entity.types.includes('postaladdress') && valuesOf(entity, 'streetaddress').length === 0)
    return undefined;
  const parts = ADDRESS_PARTS.flatMap((key) => valuesOf(entity, key).slice(0, 1)).flatMap(
    (value) => {
      if (value.kind === 'text') return [fold(cleanMarkup(value.text)).replace(/,$/, '')];
      const [name] = valuesOf(value.entity, 'name');
      return name?.kind === 'text' ? [name.text] : [];
    },
  );
  return parts.length === 0 ? undefined : parts.join(', ');
}

const TYPE_WORDS: Readonly<Record<string, readonly string[]>> = {
  job: ['jobposting'],
  job_posting: ['jobposting'],
  article: [
    'article',
    'newsarticle',
    'blogposting',
    'techarticle',
    'report',
    'reportagenewsarticle',
  ],
  post: ['blogposting', 'discussionforumposting', 'socialmediaposting', 'article'],
  news: ['newsarticle'],
  faq: ['question'],
  question: ['question'],
  answer: ['answer'],
  comment: ['comment'],
  hotel: ['hotel', 'lodgingbusiness'],
  person: ['person'],
  company: ['organization', 'corporation', 'localbusiness'],
  business: ['localbusiness', 'organization', 'store', 'restaurant'],
  step: ['howtostep'],
  breadcrumb: ['listitem'],
  video: ['videoobject'],
  image: ['imageobject'],
  course: ['course'],
  app: ['softwareapplication', 'mobileapplication'],
  book: ['book'],
};

/** True when a field or object named by these words means entities of this type. */
export function meansType(words: readonly string[], entity: Entity): boolean {
  return words.map(singular).some((word) => {
    const types = TYPE_WORDS[word];
    return entity.types.some((type) =>
      types === undefined
        ? type === word || (word.length > 3 && type.endsWith(word))
        : types.includes(type),
    );
  });
}

/** Words of a name and description. */
export function hintWords(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => [...wordsOf(text), keyOf(text)]).map(singular));
}
