/**
 * A JSON Schema as fields to be filled: references resolved, null alternatives folded away, words split.
 *
 * Bounds: depth 6, 300 fields; a schema that refers to itself is cut at the depth. The schema is only read, never trusted.
 */
import type { JsonSchema } from '../../../domain/json.ts';
import type { Concept } from './concept.ts';
import { isNetwork } from './networks.ts';
import { conceptNamed, conceptOf } from './concept-of.ts';
import { knownSpelling, withoutForm } from './meanings.ts';
import { mayBeSpelledOut, type Spell } from './spelled-out.ts';
import { behindPer, lengthOfRatio, unitNamed } from './units.ts';
import { decodedUri, isList, isRecord, keyOf, wordsOf } from '../text.ts';

type Kind = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'any';
export type Unit = 'seconds' | 'minutes' | 'hours' | 'days';

/** A value of `enum` or `const`, null aside. */
export type Option = string | number | boolean;

export interface Field {
  readonly name: string;
  readonly key: string;
  readonly words: readonly string[];
  /** `description`, else `title`, else empty. */
  readonly description: string;
  readonly descriptionKey: string;
  /** Keys of what the description says in brackets in another writing: `Deposit (敷金)`. */
  readonly asides: readonly string[];
  readonly kind: Kind;
  readonly isNullable: boolean;
  readonly isRequired: boolean;
  readonly format: string | undefined;
  /** The schema says that it wants an address: by format, name or description. */
  readonly wantsAddress: boolean;
  readonly options: readonly Option[] | undefined;
  readonly pattern: RegExp | undefined;
  readonly unit: Unit | undefined;
  /** `words` without a unit at the end: `weight_kg` is a weight. */
  readonly core: readonly string[];
  /** `words` without those that say how the value is written: `tested` of `tested_on`. */
  readonly own: readonly string[];
  /** The unit a number is asked for in: `kg`, `mm`. */
  readonly measure: string | undefined;
  /** Asked for as one end of a range: `salary_min`, `max_price`. */
  readonly bound: 'min' | 'max' | undefined;
  readonly concept: Concept | undefined;
  readonly item: Field | undefined;
  readonly properties: readonly Field[];
  /** The object inside a thing of a list that it is part of. */
  readonly owner?: Field;
  /** Objects: properties beyond `properties` are allowed. */
  readonly isOpen: boolean;
}

const ADDRESS_WORD = /\b(?:urls?|uris?|links?|href|src|web ?page|web ?site|address of)\b/i;
const MAX_DEPTH = 6;
const MAX_FIELDS = 300;

interface Budget {
  left: number;
  readonly spell: Spell;
}

/** The schema's root as a field named by its `title`. `spell`: words of the page that its names may spell out. */
export function readSchema(schema: JsonSchema, spell: Spell = () => undefined): Field {
  const budget = { left: MAX_FIELDS, spell };
  return readField(
    {
      name: text(schema['title']) ?? '',
      schema,
      root: schema,
      isRequired: true,
      depth: 0,
      parents: [],
    },
    budget,
  );
}

interface Reading {
  readonly name: string;
  readonly schema: unknown;
  readonly root: JsonSchema;
  readonly isRequired: boolean;
  readonly depth: number;
  /** Words of the names and titles above: `recipe`, `product`. */
  readonly parents: readonly string[];
  /** What the object around it is called, where that is no item of a list. */
  readonly owner?: string;
  readonly isItem?: boolean;
}

/** The field as if it stood beside the object it is in: `date` of `award` is the award date. */
export function ownedBy(owner: Field, property: Field): Field {
  const words = [...owner.words, ...property.words];
  return {
    ...property,
    words,
    key: words.join(''),
    core: [...owner.words, ...property.core],
    own: withoutForm(words),
    concept: conceptOf(words.join(' '), property.description, [], property.format),
  };
}

/** Words that say what of the object around them is asked: `min` of `salary`. */
const PARTS = new Set('min max minimum maximum from to low high start end'.split(' '));

/** Words of a field's name; `salary: {min}` asks the same as `salary_min`. */
function wordsOfField({ name, owner = '' }: Reading, { spell }: Budget): readonly string[] {
  const words = wordsOf(name).map((word) =>
    mayBeSpelledOut(word) ? (knownSpelling(word) ?? spell(word) ?? word) : word,
  );
  const isPart = owner !== '' && words.length === 1 && PARTS.has(words[0] ?? '');
  return isPart ? [...wordsOf(owner), ...words] : words;
}

function asidesOf(description: string): readonly string[] {
  const asides = description.matchAll(/[(（]([^()（）]{2,30})[)）]/gu);
  return [...asides].flatMap(([, said = '']) => (/[^\0-\u024f]/u.test(said) ? [keyOf(said)] : []));
}

/** An `article`, a `show` or a `course` that is an object is the thing itself, no text, time or category of something. */
const conceptOfKind = (kind: Field['kind'], concept: Concept | undefined): Concept | undefined =>
  kind === 'object' && (NO_OBJECTS.has(concept?.shape ?? '') || concept?.id === 'category')
    ? undefined
    : concept;
const NO_OBJECTS: ReadonlySet<string> = new Set(['prose', 'time', 'url', 'image', 'lines']);

function readField(reading: Reading, budget: Budget): Field {
  budget.left -= 1;
  const { schema, isNullable } = settle(reading.schema, reading.root, 0);
  const description = (text(schema['description']) ?? text(schema['title']) ?? '').slice(0, 500);
  const options = optionsOf(schema);
  const kind = kindOf(schema);
  const words = wordsOfField(reading, budget);
  const below = [...reading.parents, ...words, ...wordsOf(text(schema['title']) ?? '')].slice(-12);
  const canDescend = reading.depth < MAX_DEPTH;
  const format = text(schema['format']);
  return {
    name: reading.name,
    key: words.join(''),
    words,
    description,
    descriptionKey: keyOf(description),
    asides: asidesOf(description),
    kind,
    isNullable,
    isRequired: reading.isRequired,
    format,
    wantsAddress:
      /^(?:uri|url|iri)/.test(format ?? '') ||
      ADDRESS_WORD.test(`${words.join(' ')} ${description}`) ||
      (words.length === 1 && isNetwork(words[0] ?? '')),
    options,
    pattern: patternOf(schema['pattern']),
    unit: unitOf(words, description),
    core: withoutUnit(words, kind),
    own: withoutForm(words),
    measure: measureOf(words, kind),
    bound: boundOf(withoutUnit(words, kind)),
    concept: conceptOfKind(kind, conceptOf(words.join(' '), description, reading.parents, format)),
    item: kind === 'array' && canDescend ? itemOf(schema, reading, below, budget) : undefined,
    isOpen: schema['additionalProperties'] !== false,
    properties: kind === 'object' && canDescend ? propertiesOf(schema, reading, below, budget) : [],
  };
}

function itemOf(
  schema: JsonSchema,
  reading: Reading,
  parents: readonly string[],
  budget: Budget,
): Field {
  const items = isList(schema['items'])
    ? schema['items'][0]
    : (schema['items'] ?? (isList(schema['prefixItems']) ? schema['prefixItems'][0] : undefined));
  return readField(
    {
      ...reading,
      schema: items ?? {},
      isRequired: false,
      depth: reading.depth + 1,
      parents,
      isItem: true,
    },
    budget,
  );
}

function propertiesOf(
  schema: JsonSchema,
  reading: Reading,
  parents: readonly string[],
  budget: Budget,
): readonly Field[] {
  const required = new Set(isList(schema['required']) ? schema['required'] : []);
  const fields: Field[] = [];
  const depth = reading.depth + 1;
  for (const [name, member] of Object.entries(membersOf(schema))) {
    if (budget.left <= 0) break;
    const isRequired = required.has(name);
    fields.push(
      readField(
        {
          ...{ name, schema: member, root: reading.root, isRequired, depth, parents },
          owner: reading.isItem === true ? '' : reading.name,
        },
        budget,
      ),
    );
  }
  return reading.depth === 0 ? withSubject(fields) : fields;
}

/** What the page is about comes first in a schema: `album`, `programme`, `hotel_name`, where nothing else is asked as a title. */
function withSubject(fields: readonly Field[]): readonly Field[] {
  const [first, ...others] = fields;
  if (first === undefined || first.concept !== undefined || first.kind !== 'string') return fields;
  if (first.format !== undefined || first.options !== undefined || first.wantsAddress)
    return fields;
  const words = first.words.at(-1) === 'name' ? first.words.slice(0, -1) : first.words;
  const isThing =
    SUBJECTS.has(words.at(-1) ?? '') && words.length <= 2 && !ONE_OF_TWO.has(words[0] ?? '');
  if (!isThing || others.some(({ concept }) => concept?.id === 'title')) return fields;
  return [{ ...first, concept: conceptNamed('title') }, ...others];
}

/** Things that pages are about. */
const SUBJECTS = new Set([
  ...'recipe product article item book movie event job song album hotel restaurant property vehicle car course device tool plugin library school museum park dish wine game dataset project package house apartment topic thread'.split(
    ' ',
  ),
  ...'programme program scholarship film play opera concert exhibition conference festival race trail walk hike lake mountain church castle monument beach town village disease medicine drug law tender podcast show episode series team player athlete club charity organisation organization foundation university college clinic practice doctor person band species animal plant bird flower mineral painting artwork object artefact study trial dataset theme app software extension module service station airport ship aircraft train route auction lot campaign initiative petition plan subscription hostel campsite villa bar cafe brewery winery beer whisky perfume breed tour trip cruise retreat excursion gym studio salon workshop camp theatre cinema gallery zoo farm model lens toy camera laptop bike bicycle boat watch'.split(
    ' ',
  ),
]);

/** No thing that a page is about: one side of a match. */
const ONE_OF_TWO = new Set('home away visiting visitor guest host local winning losing'.split(' '));

/** The schema with `$ref` followed, `allOf` merged, and of `anyOf`/`oneOf` the first alternative that is not null. */
function settle(
  given: unknown,
  root: JsonSchema,
  depth: number,
): { readonly schema: JsonSchema; readonly isNullable: boolean } {
  if (!isRecord(given) || depth > 12) return { schema: {}, isNullable: true };
  const reference = given['$ref'];
  if (typeof reference === 'string') {
    const target = settle(pointed(root, reference), root, depth + 1);
    return { ...target, schema: { ...target.schema, ...without(given, '$ref') } };
  }
  let schema = withParts(given, root, depth);
  let isNullable = mayBeNull(given);
  for (const name of ['anyOf', 'oneOf']) {
    const alternatives = schema[name];
    if (!isList(alternatives)) continue;
    const real = alternatives
      .slice(0, 20)
      .filter((one) => !(isRecord(one) && one['type'] === 'null'));
    const first = settle(real[0], root, depth + 1);
    isNullable ||= real.length < alternatives.length || (first.isNullable && isRecord(real[0]));
    schema = { ...first.schema, ...without(schema, name) };
  }
  const { type } = schema;
  const isOfNull = type === 'null' || (isList(type) && type.includes('null'));
  return { schema, isNullable: isNullable || isOfNull || Object.keys(schema).length === 0 };
}

/** The schema with what stands in its `allOf`; its own words come before those of the parts. */
function withParts(given: JsonSchema, root: JsonSchema, depth: number): JsonSchema {
  const parts = isList(given['allOf']) ? given['allOf'].slice(0, 20) : [];
  return parts.reduce<JsonSchema>((schema, part) => {
    const one = settle(part, root, depth + 1).schema;
    const properties = { ...membersOf(schema), ...membersOf(one) };
    const own = { ...one, ...without(schema, 'allOf') };
    return Object.keys(properties).length > 0 ? { ...own, properties } : own;
  }, given);
}

function membersOf({ properties }: JsonSchema): Readonly<Record<string, unknown>> {
  return isRecord(properties) ? properties : {};
}

function mayBeNull(given: JsonSchema): boolean {
  if (given['nullable'] === true || given['const'] === null) return true;
  return isList(given['enum']) && given['enum'].includes(null);
}

function without(record: JsonSchema, name: string): JsonSchema {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

function pointed(root: JsonSchema, reference: string): unknown {
  if (!reference.startsWith('#')) return undefined;
  let at: unknown = root;
  for (const step of reference
    .slice(1)
    .split('/')
    .filter((part) => part !== '')) {
    const name = decodedUri(step).replaceAll('~1', '/').replaceAll('~0', '~');
    at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }
  return at;
}

function kindOf(schema: JsonSchema): Kind {
  const declared = schema['type'];
  const type = isList(declared) ? declared.find((one) => one !== 'null') : declared;
  switch (type) {
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
    case 'array':
    case 'object':
      return type;
    default:
      if (isRecord(schema['properties'])) return 'object';
      if (schema['items'] !== undefined) return 'array';
      return isList(schema['enum']) && schema['enum'].every((one) => typeof one === 'string')
        ? 'string'
        : 'any';
  }
}

function optionsOf(schema: JsonSchema): readonly Option[] | undefined {
  const given = schema['const'] === undefined ? schema['enum'] : [schema['const']];
  if (!isList(given)) return undefined;
  return given.filter((one): one is Option => ['string', 'number', 'boolean'].includes(typeof one));
}

/** Only short patterns are tried, and only on short texts: a schema is not trusted to be kind. */
function patternOf(pattern: unknown): RegExp | undefined {
  if (typeof pattern !== 'string' || pattern.length > 200 || /[+*}]\)?[+*{]|\)[+*{]/.test(pattern))
    return undefined;
  try {
    return new RegExp(pattern, 'u');
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function unitOf(words: readonly string[], description: string): Unit | undefined {
  // `min_focus_distance` is measured in no minutes
  const named = words[0] === 'min' ? words.slice(1) : words;
  const said = `${named.join(' ')} ${description.toLowerCase()}`;
  const match = /\b(?:in )?(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?)\b/.exec(
    /\bin (?:whole |total )?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?)\b/.exec(
      said,
    )?.[0] ?? said,
  )?.[1];
  if (match === undefined) return undefined;
  if (match.startsWith('s')) return 'seconds';
  if (match.startsWith('m')) return 'minutes';
  return match.startsWith('h') ? 'hours' : 'days';
}

/** The unit that a name ends in, by the sign that units.ts has for it. */
function measureOf(words: readonly string[], kind: Kind): string | undefined {
  const ratio = lengthOfRatio(words);
  if (ratio === 0 && behindPer(words) !== undefined) return undefined;
  const own = words.slice(0, words.length - ratio);
  const length = lengthOfUnit(own, kind);
  return length === 0 ? undefined : unitNamed(own.slice(-length).join(''));
}

/** `co2_emissions` of `co2_emissions_g_per_km`. */
function withoutUnit(words: readonly string[], kind: Kind): readonly string[] {
  const own = words.slice(0, words.length - lengthOfRatio(words));
  return own.slice(0, own.length - lengthOfUnit(own, kind));
}

const WORDS: ReadonlySet<string> = new Set(['in', 'a', 't', 'm', 'l', 'g', 'v', 'w', 'bar']);

/** Words of the unit at the end: two of `floor_square_metres`. */
function lengthOfUnit(words: readonly string[], kind: Kind): number {
  // of a text, `check_in` and `plan_a` end in no unit
  if (kind === 'string' && WORDS.has(words.at(-1) ?? '')) return 0;
  for (const length of [2, 1]) {
    const isUnit = unitNamed(words.slice(-length).join('')) !== undefined;
    if (words.length > length && isUnit) return length;
  }
  return 0;
}

const LOW = new Set(['min', 'minimum', 'lowest', 'low', 'from', 'von', 'desde']);
const HIGH = new Set(['max', 'maximum', 'highest', 'high', 'to', 'upto', 'bis', 'hasta']);

function boundOf(words: readonly string[]): 'min' | 'max' | undefined {
  if (words.length < 2) return undefined;
  const ends = [words[0] ?? '', words.at(-1) ?? ''];
  if (ends.some((word) => LOW.has(word))) return 'min';
  return ends.some((word) => HIGH.has(word)) ? 'max' : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
