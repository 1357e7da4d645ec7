/**
 * What fields and labels mean, in twenty languages: `application_deadline`, `Closing date` and `Bewerbungsfrist` ask and
 * say the same.
 *
 * Words: meanings.json, one meaning after the other with its phrases by language. English ones are names of fields, too.
 * Written for this purpose from the common words of forms, registers, shops, portals and catalogues; no page was copied.
 */
import { createRequire } from 'node:module';
import { onFirstUse } from '../../on-first-use.ts';
import { type Spellings, spellingsIn } from './spelled-out.ts';
import { unitNamed } from './units.ts';
import { keyOf, plainLetters, singular, wordsOf } from '../text.ts';

type Meaning = string;
/** Phrases by language, by meaning. */
type Words = Readonly<Record<Meaning, Readonly<Record<string, readonly string[]>>>>;

type Index = ReadonlyMap<string, ReadonlySet<Meaning>>;

interface Indexes {
  /** Names of fields: English phrases, every word in the singular. */
  readonly names: Index;
  readonly labels: Index;
  /** Words of phrases, as they are spelled out. */
  readonly spellings: Spellings;
  /** All keys of a meaning's phrases. */
  readonly keys: ReadonlyMap<Meaning, ReadonlySet<string>>;
  /** Those of its English phrases of two words, as elements are called. */
  readonly pairs: ReadonlyMap<Meaning, readonly string[]>;
}

/** Read when a page is first asked for fields: most threads never are. The build puts the file beside the chunk. */
const indexes = onFirstUse(() =>
  makeIndexes(createRequire(import.meta.url)('./meanings.json') as Words),
);

function makeIndexes(words: Words): Indexes {
  const names = new Map<string, Set<Meaning>>();
  const labels = new Map<string, Set<Meaning>>();
  const keys = new Map<Meaning, ReadonlySet<string>>();
  const pairs = new Map<Meaning, readonly string[]>();
  const put = (index: Map<string, Set<Meaning>>, key: string, meaning: Meaning): void => {
    const before = index.get(key);
    if (before === undefined) index.set(key, new Set([meaning]));
    else before.add(meaning);
  };
  for (const [meaning, { en = [], ...others }] of Object.entries(words)) {
    const own = new Set<string>();
    for (const phrase of [meaning, ...en]) {
      const said = plainWords(phrase);
      const singulars = bare(said);
      put(names, singulars, meaning);
      own.add(said.join('')).add(singulars);
    }
    for (const phrases of Object.values(others))
      for (const phrase of phrases) own.add(plainWords(phrase).join(''));
    for (const key of own) put(labels, key, meaning);
    keys.set(meaning, own);
    const said = [meaning, ...en].map(plainWords).filter(({ length }) => length === 2);
    pairs.set(
      meaning,
      said.map((both) => both.join('')),
    );
  }
  const phrases = Object.values(words).flatMap((one) => Object.values(one).flat());
  return { names, labels, keys, pairs, spellings: spellingsIn(phrases) };
}

/** Of a phrase in small letters. */
const plainWords = (phrase: string): readonly string[] =>
  plainLetters(phrase.normalize('NFKC')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Key with every word in the singular: `Closing dates` and `closing_date` are equal. */
const bare = (words: readonly string[]): string => words.map(singular).join('');

/** Words at the ends of a field's name that say how it is written, not what it is. */
const FORM = new Set(
  'name text value string at on in date time number count no id info of the eur usd gbp chf minutes days hours months years square'.split(
    ' ',
  ),
);

const isFormWord = (word: string): boolean => FORM.has(word) || unitNamed(word) !== undefined;

/** `asked_on`, `battery_minutes`, `filing_date` without the words that say how the value is written. */
export function withoutForm(name: readonly string[]): readonly string[] {
  const end = name.findLastIndex((word) => !isFormWord(word) && !UNITS.has(word));
  return end < 1 ? name.slice(0, 1) : name.slice(0, end + 1);
}

const UNITS = new Set('seconds second minutes minute hours hour days day months years'.split(' '));

/** What a field asks for, and how surely: 1 for its whole name, less for the end of it (`press_contact` is a contact). */
interface Asked {
  /** Words in front of what is known. */
  readonly besides: readonly string[];
  readonly meanings: ReadonlySet<Meaning>;
  readonly weight: number;
}

const STATES = new Set(
  'open opens opening closed closes closing start starts end ends total'.split(' '),
);

const known = new WeakMap<readonly string[], Asked | 'nothing'>();

/** Undefined: nothing that is known. */
export function askedBy(name: readonly string[]): Asked | undefined {
  let asked = known.get(name);
  if (asked === undefined) known.set(name, (asked = readAsked(name) ?? 'nothing'));
  return asked === 'nothing' ? undefined : asked;
}

/** `expiration_date` is no date of something else, and `lifts_open` no opening. */
const saysNoThing = (rest: readonly string[]): boolean =>
  rest.every(isFormWord) || (rest.length === 1 && STATES.has(rest[0] ?? ''));

function readAsked(name: readonly string[]): Asked | undefined {
  for (let from = 0; from < name.length; from += 1) {
    const rest = name.slice(from);
    if (from > 0 && saysNoThing(rest)) break;
    const weight = from === 0 ? 1 : 0.85;
    const besides = name.slice(0, from);
    const whole = indexes().names.get(bare(rest));
    if (whole !== undefined) return { besides, meanings: whole, weight };
    // `fecha_de_entrega`: fields are named in the language of the page, too
    const named = from === 0 ? indexes().labels.get(rest.join('')) : undefined;
    if (named !== undefined) return { besides, meanings: named, weight };
    const short = rest.length > 1 && isFormWord(rest.at(-1) ?? '') ? rest.slice(0, -1) : undefined;
    const found = short && indexes().names.get(bare(short));
    if (found !== undefined) return { besides, meanings: found, weight: weight * 0.95 };
  }
  return undefined;
}

/** Phrases that may stand for what is asked, as keys. */
export function labelKeysOf({ meanings: asked }: Pick<Asked, 'meanings'>): ReadonlySet<string> {
  return new Set([...asked].flatMap((meaning) => [...(indexes().keys.get(meaning) ?? [])]));
}

/** What elements that hold it may be called: `callNumber` for a shelf mark. */
export function elementNamesOf(name: readonly string[]): readonly string[] {
  const asked = askedBy(name);
  if (asked === undefined || asked.besides.length > 0) return [];
  return [...asked.meanings].flatMap((meaning) => indexes().pairs.get(meaning) ?? []);
}

/** `Date` may be any day that nothing else names. */
const DATE = /^\s*(?:date|datum|fecha|data|dato|päivämäärä|日付|日期)\s*[:：]?\s*$/iu;
const PLAIN_DATE = 0.8;
/** Days that no page calls `Date` alone. */
const OTHER_DAYS = new Set(
  'filing filed grant priority inspection service application approval submission registration founding hire purchase completion enrollment deadline end expiry expiration expires valid until birth death before delivery due updated modified next closing start first last'.split(
    ' ',
  ),
);
const mayBePlain = (name: readonly string[]): boolean =>
  name.length > 1 && name.at(-1) === 'date' && !name.some((word) => OTHER_DAYS.has(word));

const OF = new Set('of at in on der des de du del della di do da van for til dla fur'.split(' '));

/** Letters: no phrase is longer. */
const MOST_OF_LABEL = 80;

/** 0..1: how much a label says what a field of that name asks; 0: something else, or nothing that is known. */
export function saysAsked(label: string, name: readonly string[]): number {
  if (label.length > MOST_OF_LABEL) return 0;
  const found = askedBy(name);
  if (DATE.test(label) && mayBePlain(name)) return PLAIN_DATE;
  if (found === undefined) return 0;
  const { meanings: asked, weight } = found;
  const shares = (key: string): boolean =>
    indexes()
      .labels.get(key)
      ?.values()
      .some((one) => asked.has(one)) ?? false;
  if (shares(keyOf(label))) return weight;
  const said = wordsOf(label.replace(/\s*[([][^)\]]{0,40}[)\]]\s*/gu, ' '));
  if (shares(bare(said)) || shares(said.join(''))) return weight * 0.98;
  const isShort = said.length > 1 && said.length <= 5;
  // a `number` may be that of anything
  return !isShort || (name.length === 1 && NUMBERS.has(name[0] ?? ''))
    ? 0
    : partRank(said, found, shares, name);
}

const NUMBERS = new Set(['number', 'no', 'id']);

/** Of a label of some words in which one part means what is asked. */
function partRank(
  said: readonly string[],
  { besides, meanings, weight }: Asked,
  shares: (key: string) => boolean,
  name: readonly string[],
): number {
  // `Ort der Versteigerung`, `Date of issue`: what stands before the preposition is meant
  const of = said.findIndex((word) => OF.has(word));
  if (of > 0 && shares(bare(said.slice(0, of)))) return weight * 0.85;
  // `Tarif réduit` is no `child_price`
  const isAnother =
    meanings.has('price') && besides.length > 0 && !besides.includes(said.at(-1) ?? '');
  if (!isAnother && shares(bare(said.slice(0, -1)))) return weight * 0.8;
  // `Affected versions` is no `fixed_version`
  const isOther = besides.length > 0 && !besides.includes(said[0] ?? '');
  const rest = said.slice(1);
  // of two guesses one is too much: `Route type` says no `medium`
  const own = new Set(name.map(asSpelled));
  const isLiteral = LEADING.has(said[0] ?? '') || rest.some((word) => own.has(asSpelled(word)));
  return isLiteral && !isOther && shares(bare(rest)) ? weight * 0.8 : 0;
}

/** `Our colours`, `Total area`. */
const LEADING = new Set(
  'our your my the all total overall current latest main full official'.split(' '),
);

/** In one of two English spellings, in the singular. */
const asSpelled = (word: string): string =>
  singular(word)
    .replace(/is(?=(?:e[rd]?|ing|ation)$)/, 'iz')
    .replace(/our$/, 'or');

/** Whether an English field is named so. */
export const isEnglishName = (words: readonly string[]): boolean =>
  indexes().names.has(bare(words));

/** Whether words are known to name something, by their key. */
export const isLabelKey = (key: string): boolean => indexes().labels.has(key);

/** The word without the marks that `ae`, `oe` and `ue` stand for, where it is known with them. */
export const knownSpelling = (word: string): string | undefined => indexes().spellings.get(word);
