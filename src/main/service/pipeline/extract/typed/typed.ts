/**
 * A text of the page → the value a field's type, format and enum ask for, with the steps taken. Undefined when the text holds
 * no such value: then the field looks for other evidence.
 */
import { lastDayBegun } from '../../../domain/days.ts';
import type { Field, Option } from '../fields/field.ts';
import { endOf, timesIn } from '../evidence/time-ranges-shown.ts';
import { personName } from '../evidence/person-name.ts';
import { findCurrency } from './numbers.ts';
import { absolute } from '../sources/page.ts';
import { wordsOfChoice } from '../fields/choices.ts';
import { saysAsked } from '../fields/meanings.ts';
import { fold, keyOf, stem, wordsOf } from '../text.ts';
import { endAsked, findRange } from './date-ranges.ts';
import { isDenied, polarityOf, subjectOf } from './polarity.ts';
import { findDateWithoutYear } from '../../page/dates-without-year.ts';
import { findDate, findMinutes, findTime, isoDuration } from './times.ts';
import { typedNumber } from './typed-number.ts';
import type { Surroundings, TypedValue } from './typed-value.ts';

/** Longest text that becomes one value. */
const MAX_VALUE_LENGTH = 100_000;

/** `3.9 × 3.3 m` counts nothing. */
const SIDES = /\d[.,]\d+\s?(?:m|cm|ft)?\s?[×x]\s?\d/u;

/** `0,75 l` are no one litre; of 247.5 kilocalories the part is lost. */
const isNearlyWhole = (value: number): boolean =>
  Math.abs(value - Math.round(value)) <= Math.abs(value) * 0.02;

export function typed(field: Field, source: string, at: Surroundings): TypedValue | undefined {
  const text = source.slice(0, MAX_VALUE_LENGTH).trim();
  if (text === '' || text === 'null' || text === 'undefined') return undefined;
  if (field.options !== undefined) return chosen(field.options, text);
  switch (field.kind) {
    case 'integer': {
      const found = SIDES.test(text) ? undefined : typedNumber(field, text, at);
      return found !== undefined && typeof found.value === 'number' && isNearlyWhole(found.value)
        ? {
            value: Math.round(found.value),
            steps: Number.isInteger(found.value) ? found.steps : [...found.steps, 'round'],
          }
        : undefined;
    }
    case 'number':
      return typedNumber(field, text, at);
    case 'boolean':
      return typedBoolean(field, text);
    case 'string':
    case 'any':
      return typedString(field, text, at);
    case 'array':
    case 'object':
      return undefined;
  }
}

const YES = new Set(
  'true yes ja oui si sim on 1 inkl included ✓ ✔ ✅ ☑ да так はい 有 是 예 있음 evet var igen ναι כן نعم ano'.split(
    ' ',
  ),
);
const NO = new Set(
  'false no nein non nao off 0 notincluded ✗ ✘ ❌ ☒ ✕ ✖ × нет ні いいえ 無 无 否 아니오 없음 hayir yok nem όχι לא لا khong'.split(
    ' ',
  ),
);

/** What pages say of goods that can be had, and that cannot. */
export const NOT_IN_STOCK =
  /(?<!\p{L})(?:out of stock|sold[ -]?out|not (?:available|in stock)|unavailable|ausverkauft|nicht (?:lieferbar|verfügbar|auf lager)|vergriffen|épuisé|rupture(?: de stock)?|indisponible|agotado|sin stock|no disponible|esaurito|non disponibile|esgotado|uitverkocht|niet (?:leverbaar|op voorraad)|udsolgt|utsolgt|slutsåld|brak w magazynie|niedostępn\p{L}*|vyprodáno|нет в наличии|распродано|品切れ|在庫なし|売り切れ|缺货|无货|품절|نفد)(?!\p{L})/iu;
export const IN_STOCK =
  /(?<!\p{L})(?:in stock|available|lieferbar|auf lager|vorrätig|verfügbar|en stock|disponible|disponibile|disponível|em estoque|in magazzino|op voorraad|leverbaar|på lager|i lager|dostępn\p{L}*|skladem|в наличии|在庫あり|有货|재고 있음|متوفر|(?:only |just )?\d+ (?:left|remaining)|(?:low|limited) stock|nur noch \d+|plus que \d+|(?:solo )?quedan? \d+|solo \d+ rimast[io]|nog (?:maar )?\d+|残り\s?\d+)(?!\p{L})/iu;

function typedBoolean({ words }: Field, text: string): TypedValue | undefined {
  const key = /^[✓✔✅☑✗✘❌☒✕✖×]\uFE0F?$/u.test(text)
    ? text.slice(0, 1)
    : keyOf(text.replace(/^https?:\/\/schema\.org\//, ''));
  // `sold_out` asks for the contrary
  const had = text.length > MOST_STATED ? undefined : canBeHad(key, text);
  if (had !== undefined)
    return { value: NOT_IN_STOCK.test(words.join(' ')) !== had, steps: ['boolean'] };
  if (YES.has(key)) return { value: true, steps: ['boolean'] };
  if (NO.has(key)) return { value: false, steps: ['boolean'] };
  if (text.length > MOST_STATED) return undefined;
  const subject = subjectOf(words);
  if (isDenied(text, subject)) return { value: false, steps: ['boolean'] };
  const said = lacks(subject, text) ?? ownPolarity(text, subject);
  if (said !== undefined) return { value: said, steps: ['boolean'] };
  // what is asked for, named without a word more: `Lift` in a list
  const stems = new Set(words.map(stem));
  const named = wordsOf(text.replace(/^[^:：]{2,40}[:：]\s+/u, ''));
  const isNamed = named.length <= MOST_NAMED && named.some((word) => stems.has(stem(word)));
  return isNamed || saysAsked(text, subject) >= 0.9
    ? { value: true, steps: ['boolean'] }
    : undefined;
}

/** `Tidal: reachable around low water. No climbing in spring.`, `lunch is included, wine is not`: of each its own part. */
function ownPolarity(text: string, subject: readonly string[]): boolean | undefined {
  const [first = text] = text.split(/[.!?]\s+(?=\p{Lu})/u);
  const parts = first.split(', ');
  const [word] = subject;
  const own =
    word === undefined ? undefined : parts.find((part) => part.toLowerCase().includes(stem(word)));
  return polarityOf(own ?? parts[0] ?? first) ?? polarityOf(first);
}

/** `No accidents` says that something is `accident_free`; undefined where that is not asked. */
function lacks(subject: readonly string[], text: string): boolean | undefined {
  if (subject.length < 2 || subject.at(-1) !== 'free' || /free|frei/iu.test(text)) return undefined;
  const has = polarityOf(text);
  return has === undefined ? undefined : !has;
}

/** What a text says of goods; undefined where it says nothing of them. */
function canBeHad(key: string, text: string): boolean | undefined {
  if (NOT_IN_STOCK.test(text) || GONE.has(key)) return false;
  return IN_STOCK.test(text) || key === 'instock' ? true : undefined;
}

const GONE = new Set(['outofstock', 'soldout', 'discontinued']);

/** Words of a text that only names it. */
const MOST_NAMED = 4;
/** Characters of a text that says whether something is so. */
const MOST_STATED = 120;

function chosen(options: readonly Option[], text: string): TypedValue | undefined {
  const key = keyOf(text.replace(/^https?:\/\/schema\.org\//, ''));
  const exact = options.find((option) => keyOf(String(option)) === key);
  if (exact !== undefined) return { value: exact, steps: ['enum'] };
  const meant = options.filter(
    (option) => typeof option === 'string' && wordsOfChoice(option).has(key),
  );
  if (meant.length === 1 && meant[0] !== undefined) return { value: meant[0], steps: ['enum'] };
  if (text.length > 200) return undefined;
  const words = wordsOf(text).join(' ');
  const inside = options.filter(
    (option) =>
      typeof option === 'string' &&
      option !== '' &&
      ` ${words} `.includes(` ${wordsOf(option).join(' ')} `),
  );
  const [only] = inside.toSorted((a, b) => String(b).length - String(a).length);
  const isSingle =
    inside.length === 1 ||
    (inside.length > 1 &&
      inside.every((option) => String(only).toLowerCase().includes(String(option).toLowerCase())));
  return only !== undefined && isSingle ? { value: only, steps: ['enum'] } : undefined;
}

function typedString(field: Field, source: string, at: Surroundings): TypedValue | undefined {
  const text = withoutOwnLabel(field, source);
  const value = byFormat(field, text, at) ?? noAddress(field, text) ?? byShape(field, text, at);
  if (value === 'none') return undefined;
  const plain =
    value ?? kept(text, field.concept?.shape === 'prose' ? paragraphs(text) : fold(text));
  if (typeof plain.value !== 'string' || field.pattern === undefined) return plain;
  return plain.value.length > 1_000 || field.pattern.test(plain.value) ? plain : undefined;
}

/** `9:00–17:00` is none. */
const noAddress = ({ concept }: Field, text: string): Reading =>
  (concept?.id === 'address' && !/\p{L}{2}/u.test(text)) ||
  (concept?.id === 'city' && IN_A_HOUSE.test(text))
    ? 'none'
    : undefined;

/** `Room 4, level 1` is no town; `75002 Paris` is one. */
const IN_A_HOUSE = /^(?=.*,)(?=.*\d)(?!.*\d{3})/u;

/** `Title: On the Drift`, `Case no: CL-2020`: what stands behind the words of the field. */
function withoutOwnLabel({ own, core, concept, kind }: Field, text: string): string {
  if (kind !== 'string' || concept?.shape === 'prose' || concept?.shape === 'lines') return text;
  const [, label = '', rest] = /^([^:：\n]{2,60})[:：]\s*([^\s/].*)$/su.exec(text) ?? [];
  if (rest === undefined) return text;
  const said = wordsOf(label).map(stem);
  const isOwn = said.length <= own.length + 2 && own.every((word) => said.includes(stem(word)));
  return isOwn || saysAsked(label, core) >= 0.85 ? rest : text;
}

/** `none`: the text holds no such value. Undefined: nothing is asked for. */
type Reading = TypedValue | 'none' | undefined;

function kept(text: string, value: string, step = 'trim'): TypedValue {
  return { value, steps: value === text ? [] : [step] };
}

function byFormat(field: Field, text: string, at: Surroundings): Reading {
  const { format } = field;
  switch (format) {
    case 'uri':
    case 'url':
    case 'uri-reference':
    case 'iri':
    case 'iri-reference':
      return typedUrl(text, at, true) ?? 'none';
    case 'email':
      return emailIn(text);
    case 'date':
    case 'date-time':
    case 'time':
      return typedDate(field, text, at) ?? 'none';
    case 'duration': {
      const minutes = findMinutes(text);
      if (minutes === undefined) return 'none';
      return kept(text, /^P/i.test(text) ? text : isoDuration(minutes), 'duration');
    }
    default:
      return undefined;
  }
}

/** By its words; of `comments_url`, what a link of the site says. */
function byWords(field: Field, text: string, at: Surroundings): Reading {
  const isOwn = field.wantsAddress && /^(?:\.{0,2}\/|\?)\S+$/u.test(text);
  return (isOwn ? typedUrl(text, at, false) : undefined) ?? byLastWord(field, text);
}

function byShape(field: Field, text: string, at: Surroundings): Reading {
  const shape = field.concept?.shape;
  if (shape === undefined) return byWords(field, text, at);
  switch (shape) {
    case 'url':
    case 'image':
      // a schema that does not ask for an address gets what the mark-up says
      if (!field.wantsAddress && at.isMarkedUp === true)
        return /\s/.test(text) ? 'none' : kept(text, text);
      return typedUrl(text, at, shape === 'image') ?? 'none';
    case 'email':
      return emailIn(text);
    case 'phone':
      return phone(text);
    case 'code':
      return kept(text, codeIn(fold(text), field), 'code');
    case 'person':
      return kept(text, personIn(fold(text)), 'name');
    case 'label':
      return text.length > 400 ? 'none' : undefined;
    case 'prose':
      // `0,75 l` describes nothing
      return /^\d.{0,10}$/u.test(text) ? 'none' : undefined;
    case 'date':
      return dateIn(field, fold(text), at);
    case 'time':
      // hours are from one time to another
      return field.key.endsWith('hours') ? undefined : timeIn(field, fold(text));
    case 'currency': {
      const currency = findCurrency(text, at);
      return currency === undefined ? 'none' : kept(text, currency, 'currency');
    }
    case 'duration': {
      if (field.unit === undefined) return undefined;
      const minutes = findMinutes(text);
      if (minutes === undefined) return 'none';
      return kept(text, String(field.unit === 'hours' ? minutes / 60 : minutes), 'duration');
    }
    default:
      return undefined;
  }
}

function paragraphs(text: string): string {
  return text
    .split('\n')
    .map(fold)
    .filter((line) => line !== '')
    .join('\n');
}

function emailIn(text: string): Reading {
  const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/.exec(text)?.[0];
  return email === undefined ? 'none' : kept(text, email, 'email');
}

/** The day in the text; of a range the end that the field asks for. */
function dayAsked(field: Field, text: string, at: Surroundings): string | undefined {
  const { language, readAt } = at;
  const end = endAsked(field);
  const range = end === undefined ? undefined : findRange(text, language);
  if (end !== undefined && range !== undefined) return range[end];
  const date = findDate(text, language) ?? findDateWithoutYear(text, readAt, language);
  return date !== undefined && isYetToAppear(field, date, at) ? undefined : date;
}

/** What can be read has appeared: a day to come is that of something else. */
const isYetToAppear = ({ key, concept }: Field, date: string, { readAt }: Surroundings): boolean =>
  readAt > 0 &&
  concept?.id === 'published' &&
  APPEARED.test(key) &&
  date.slice(0, 10) > lastDayBegun(readAt);

/** Field names that can only mean when the page appeared. */
export const APPEARED = /publish|posted|pubdate|articledate/;

/** ISO where the text is a date; a short text with a year is kept as it stands. */
function dateIn(field: Field, text: string, at: Surroundings): Reading {
  const date = /^\d{4}-\d\d/.test(text) ? text : dayAsked(field, text, at);
  if (date !== undefined) return kept(text, date, 'date');
  if (findDate(text, at.language) !== undefined) return 'none';
  return YEAR.test(text) && text.length < 40 ? kept(text, text) : 'none';
}

const YEAR = /(?<!\d)(?:1\d|20|21)\d{2}(?!\d)/;

/** A time of day; an instant with its day is kept whole. */
function timeIn(field: Field, text: string): Reading {
  if (/^\d{4}-\d\d-\d\dT/.test(text) || INSTANT.test(text) || LAPSED.test(text))
    return kept(text, text);
  const range = endOf(field) === 'end' && text.length <= 120 ? timesIn(text) : undefined;
  const time = range?.end ?? (text.length > 120 ? undefined : findTime(text));
  return time === undefined ? 'none' : kept(text, time, 'time');
}

/** `1:18:07`, `37:05` and `1:20.340` are how long a race took. */
const LAPSED =
  /^(?:(?:\d:[0-5]\d|2[4-9]|[3-9]\d|\d{3}):[0-5]\d(?:[.,]\d{1,3})?|\d{1,2}:[0-5]\d[.,]\d{1,3})$/;
/** `Apr 15, 18:29 UTC`: without its day the time says less. */
const INSTANT =
  /^(?:\p{L}{3,9}\.?\s\d{1,2}|\d{1,2}\.?\s\p{L}{3,9}\.?),?\s(?:at\s)?\d{1,2}[:.]\d{2}.{0,12}$/u;

/** The code itself: `SKU: 345808` and `zero Categories: …` hold one. */
function codeIn(text: string, field: Field): string {
  const labels = new Set([...(field.concept?.labels ?? []), ...(field.concept?.names ?? [])]);
  const match = /^([\p{L} .]{2,30}?)\s*[:#.]?\s+(\S+)$/u.exec(text);
  if (match?.[1] !== undefined && match[2] !== undefined && labels.has(keyOf(match[1])))
    return match[2];
  return text.includes(':') && text.includes(' ') ? (text.split(' ')[0] ?? text) : text;
}

/** What the name says that no concept stands for. */
function byLastWord(field: Field, text: string): Reading {
  const { words } = field;
  const last = words.at(-1) ?? '';
  if (last === 'version') return versionIn(text);
  if (last === 'date' && !mayBeDay(text)) return 'none';
  if (last === 'time' && ON_THE_CLOCK.test(text)) return timeIn(field, text);
  return /^(?:phone|telephone|mobile|fax)$/.test(last) ? phone(text) : undefined;
}

/** `19 Uhr`, `7.30 pm`: no time that something takes. */
const ON_THE_CLOCK = /^\d{1,2}(?:[.:]\d{2})?\s?(?:[ap]\.?m\.?|uhr)$/iu;

/** A day, a year, or a word for when: `Level 3` is none. */
const mayBeDay = (text: string): boolean =>
  (YEAR.test(text) && text.length <= MOST_OF_DAY) ||
  findDate(text) !== undefined ||
  SOME_DAY.test(text);
const MOST_OF_DAY = 60;
const SOME_DAY =
  /(?<!\p{L})(?:\p{L}{0,4}day|today|tomorrow|yesterday|now|soon|immediate\p{L}*|ongoing|rolling|open|tb[acd]|asap|ago|week|month|sofort|heute|morgen|laufend|jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/iu;

/** Fewer digits are no telephone. */
const FEWEST_DIGITS = 5;

const phone = (text: string): Reading =>
  text.replace(/\D/g, '').length < FEWEST_DIGITS
    ? 'none'
    : kept(text, phoneIn(fold(text)), 'phone');

/** The number in a text that says more than it, with its extension. */
function phoneIn(text: string): string {
  const found = /(?:\+|\(\s?)?\d[\d\s()./–-]{5,}\d(?:\s*(?:ext|x|durchwahl)\.?\s*\d{1,5})?/iu.exec(
    text,
  )?.[0];
  return found !== undefined && /\p{L}|[（(]\D/u.test(text.replace(found, '')) ? found : text;
}

/** `v3.0.0-rc.1` of a line that tells its day, too. */
function versionIn(text: string): Reading {
  // `3.0.0 – 3.8.1` is a range of them
  if (VERSIONS.test(text)) return undefined;
  const version = /(?<![\p{L}\d.])v?\d+(?:\.\d+)+(?:[-+][\w.]+)?(?![\d.])/iu.exec(text)?.[0];
  return version === undefined ? undefined : kept(text, version, 'version');
}

const VERSIONS = /^v?\d+(?:\.\d+)+\s?(?:–|—|-|to)\s?v?\d+(?:\.\d+)+$/iu;

/** Without `By` or a role; a text that is no name is left as it is. */
function personIn(text: string): string {
  return /^(?:by|von|par|por|di|av|door)\s/i.test(text) ? (personName(text) ?? text) : text;
}

function typedUrl(text: string, at: Surroundings, isStrict: boolean): TypedValue | undefined {
  if (/\s/.test(text)) return undefined;
  if (
    !isStrict &&
    !/^(?:https?:|\/|\.{0,2}\/)|\.\w{2,5}(?:$|[?#])|^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(text)
  )
    return undefined;
  const url = absolute(/^www\./i.test(text) ? `https://${text}` : text, at.base);
  return url === undefined
    ? undefined
    : { value: url, steps: url === text ? [] : ['absolute URL'] };
}

function typedDate(field: Field, text: string, at: Surroundings): TypedValue | undefined {
  const { format } = field;
  if (format === 'time') {
    const time = findTime(text);
    return time === undefined
      ? undefined
      : { value: time.length === 5 ? `${time}:00` : time, steps: ['time'] };
  }
  const date = dayAsked(field, text, at);
  if (date === undefined) return undefined;
  if (format === 'date') return { value: date.slice(0, 10), steps: ['date'] };
  const hasOffset = /T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/.test(date);
  // RFC 3339 wants a full time with an offset: a bare day is written as its first instant
  const full = hasOffset
    ? date.replace(/(T\d\d:\d\d)(Z|[+-])/, '$1:00$2').replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
    : `${date.length === 10 ? `${date}T00:00:00` : date.replace(/(T\d\d:\d\d)$/, '$1:00')}Z`;
  return { value: full, steps: ['date', ...(hasOffset ? [] : ['UTC assumed'])] };
}
