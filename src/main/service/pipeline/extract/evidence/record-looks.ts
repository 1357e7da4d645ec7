/**
 * What values of a kind look like in a place of the records: a price, a day, a name, `42,000 km`, whatever the place is called.
 */
import { type Element, isTag } from 'domhandler';
import { kindOf } from '../../records/kinds.ts';
import type { Field } from '../fields/field.ts';
import { looksLikePrice } from '../typed/numbers.ts';
import { findDate, findMinutes } from '../typed/times.ts';
import { IN_STOCK, NOT_IN_STOCK } from '../typed/typed.ts';
import type { Surroundings } from '../typed/typed-value.ts';
import { unitAsked, unitPriceIn } from '../typed/unit-prices.ts';
import { hasName } from '../sources/names.ts';
import { readAddress } from './addresses.ts';
import { kindInRecords } from './record-kinds.ts';
import { personName } from './person-name.ts';
import { isOldPrice } from './prices.ts';
import { OF_A_KIND, type Place } from './record-places.ts';

export function wantedRead({
  concept,
  format,
  wantsAddress,
  words,
}: Field): 'text' | 'href' | 'src' {
  const shape = concept?.shape;
  if (shape === 'image') return 'src';
  if (shape !== 'url' && format !== 'uri' && !(wantsAddress && concept === undefined))
    return 'text';
  return words.some((word) => PICTURES.has(word)) ? 'src' : 'href';
}

/** `icon_url` is the address of a picture. */
const PICTURES: ReadonlySet<string> = new Set(
  'icon avatar poster cover crest flag artwork thumbnail thumb image img photo picture bild foto imagen icone'.split(
    ' ',
  ),
);

type Look = (place: Place, at: Surroundings, property: Field) => number;

/** Of the price of a unit, whatever its concept, only that. */
export function looks(property: Field, place: Place, at: Surroundings): number {
  const unit = unitAsked(property);
  if (unit === undefined) return lookRank(property, place, at);
  return isText(place) ? share(place, (text) => unitPriceIn(text, unit) !== undefined) * 0.75 : 0;
}

/** What the concept looks like, 0 to 0.8; nothing where only its name could tell. */
function lookRank(property: Field, place: Place, at: Surroundings): number {
  const wanted = wantedRead(property);
  if (wanted === 'href') {
    if (place.read !== 'href') return 0;
    return WEBSITE.test(property.key) ? siteRank(place, at) : linkRank(place);
  }
  if (wanted === 'src') return place.read === 'src' ? 0.7 : 0;
  const shown = kindRank(property, place, at);
  if (shown > 0.5) return shown;
  const look = lookOf(property);
  const isAsked = property.kind === 'array';
  // what looks like a text or a day is none where it is a list
  if (isList(place) !== isAsked) return 0;
  if (isAsked) return 0.4;
  return look === undefined || place.read === 'src' ? 0 : look(place, at, property);
}

/** `42,000 km`, `Automatic`: a text of the kind that is asked for (kinds-shown.ts). */
function kindRank(property: Field, place: Place, { language }: Surroundings): number {
  const find = isText(place) ? kindInRecords(property) : undefined;
  return find === undefined ? 0 : share(place, (text) => find(text, language) !== undefined) * 0.62;
}

const lookOf = ({ concept, words }: Field): Look | undefined =>
  (OWNER.test(words.at(-1) ?? '') ? LOOKS['owner'] : undefined) ??
  LOOKS[concept?.id ?? ''] ??
  LOOKS[concept?.shape ?? lookNamed(words)];

const isList = ({ cells }: Place): boolean => cells.some((cell) => cell?.values !== undefined);

const NAMED: Readonly<Record<string, string>> = {
  rank: 'rank',
  position: 'rank',
  pos: 'rank',
  platz: 'rank',
  year: 'year',
  version: 'version',
  number: 'hashed',
  domain: 'domain',
  host: 'domain',
  type: 'datatype',
  status: 'status',
  state: 'status',
  datatype: 'datatype',
  ...Object.fromEntries(
    'section category group chapter kategorie rubrik abschnitt categoria categorie sektion'
      .split(' ')
      .map((word) => [word, 'category']),
  ),
  ...Object.fromEntries(
    'posted released due deadline joined seen asked age when day delivery delivered lieferung livraison entrega consegna opened created added from until available ab bis frei frist'
      .split(' ')
      .map((word) => [word, 'day']),
  ),
  ...Object.fromEntries('snippet blurb teaser intro bio'.split(' ').map((word) => [word, 'prose'])),
};

/** The looks of what has no concept, by a word of its name. */
const lookNamed = (words: readonly string[]): string =>
  words.map((word) => NAMED[word]).find((look) => look !== undefined) ?? '';

const hasTag = ({ line }: Place, tag: RegExp): boolean => line.some((node) => tag.test(node.tag));

function linkRank({ cells, distinct, line }: Place): number {
  const isAddress = cells.every((cell) => !/^(?:mailto|tel):/.test(cell?.text ?? ''));
  if (!isAddress) return 0.1;
  const heads = line.some((node) => /^h[1-6]$/.test(node.tag));
  return 0.5 + distinct * 0.15 + (heads ? 0.05 : 0);
}

const WEBSITE = /^(?:website|homepage|web|webseite|sitioweb|sitoweb|siteweb)$/;

/** A website of its own stands elsewhere; where none does, the record's own page may be all there is. */
function siteRank(place: Place, { url }: Surroundings): number {
  const own = URL.parse(url)?.host;
  const abroad = share(place, (href) => {
    const { host = own, protocol = '' } = URL.parse(href) ?? {};
    return protocol.startsWith('http') && host !== own;
  });
  return abroad >= 0.8 ? 0.75 : linkRank(place) * 0.6;
}

/** Share of the filled cells that pass. */
export function share({ cells }: Place, test: (text: string) => boolean): number {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  return texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
}

const WORDS: ReadonlySet<string> = new Set(['word', 'phrase', 'prose', 'code']);
const isOld = ({ line }: Place): boolean => line.some(({ element }) => isOldPrice(element));
const isText = ({ read }: Place): boolean => read === 'text';

/** `Model 3` and `Chapter 12` look like a measure. */
const isNumbered = (place: Place): boolean =>
  place.kind === 'measure' &&
  hasTag(place, /^(?:h[1-6]|a)$/) &&
  share(place, (text) => /^\p{L}/u.test(text)) >= 0.8;

/** `PDF` below several of the records. */
function isOneText({ cells }: Place): boolean {
  const texts = cells.flatMap((cell) => cell?.text ?? []);
  return texts.length > 1 && new Set(texts).size === 1;
}

export function titleLook(place: Place): number {
  if (!isText(place) || place.isAbove) return 0;
  if (!WORDS.has(place.kind) && !isNumbered(place)) return 0;
  const rank = hasTag(place, /^h[1-6]$/)
    ? 0.8
    : hasTag(place, /^a$/)
      ? 0.55
      : hasTag(place, /^(?:strong|b|dt|th|code)$/)
        ? 0.5
        : // where the terms are times
          place.line[0]?.tag === 'dd'
          ? 0.45
          : 0;
  if (isOneText(place)) return 0;
  return place.distinct < 0.5 ? rank / 3 : rank;
}

const LOOKS: Readonly<Record<string, Look>> = {
  rank: (place) => (isText(place) && countsRecords(place) ? 0.7 : 0),
  title: titleLook,
  price: (place, _at, { kind }) =>
    isOld(place)
      ? 0
      : priceRank(place) ||
        (kind === 'string' && isText(place) && share(place, isFreeOf) >= 0.3
          ? freeRank(place)
          : 0) ||
        bareRank(place),
  oldprice: (place) => (isOld(place) ? priceRank(place) : 0),
  currency: (place) => priceRank(place),
  date: (place, { language }) => {
    if (place.read === '@datetime') return 0.8;
    const dates = share(
      place,
      (text) => text.length < 60 && (findDate(text, language) !== undefined || isSince(text)),
    );
    return isText(place) && dates >= 0.6 ? (place.kind === 'date' ? 0.65 : 0.5) : 0;
  },
  year: (place) =>
    isText(place) && share(place, (text) => /^(?:1[5-9]|20)\d\d$/.test(text)) >= 0.8 ? 0.6 : 0,
  // `#410`
  hashed: (place) =>
    isText(place) && share(place, (text) => /^#\d+$/u.test(text)) >= 0.8 ? 0.6 : 0,
  address: (place) => (isText(place) && share(place, isAddress) >= 0.8 ? 0.45 : 0),
  // a heading over several of them
  category: (place) =>
    isText(place) && place.isAbove && !place.isFixed && place.kind !== 'date'
      ? 0.6
      : isChip(place)
        ? 0.56
        : 0,
  domain: (place) => (isText(place) && share(place, (text) => DOMAIN.test(text)) >= 0.8 ? 0.6 : 0),
  version: (place) =>
    isText(place) && share(place, (text) => /^v?\d+(?:\.\d+)+(?:[-+]\w|$)/iu.test(text)) >= 0.8
      ? 0.6
      : 0,
  // of a parameter
  datatype: (place) =>
    isText(place) && share(place, (text) => DATATYPE.test(text)) >= 0.8 ? 0.62 : 0,
  status: (place) => (isText(place) && share(place, (text) => STATUS.test(text)) >= 0.8 ? 0.55 : 0),
  day: (place, { language }) =>
    place.read === '@datetime'
      ? 0.6
      : isText(place) &&
          (place.kind === 'date' ||
            share(place, (text) => text.length < 24 && findDate(text, language) !== undefined) >=
              0.8)
        ? 0.5
        : 0,
  time(place) {
    if (!isText(place)) return 0;
    if (place.kind === 'time') return 0.6;
    // `3 June 2026, 19:30`
    const isDayAndTime = (text: string): boolean =>
      ENDS_IN_TIME.test(text) && findDate(text) !== undefined;
    return share(place, isDayAndTime) >= 0.8 ? 0.45 : 0;
  },
  duration: (place) =>
    isText(place) &&
    share(place, (text) => OF_THE_CLOCK.test(text)) < 0.8 &&
    share(
      place,
      (text) =>
        text.length < 30 &&
        /\p{L}|:/u.test(text) &&
        !/[·•|]/.test(text) &&
        findMinutes(text) !== undefined,
    ) >= 0.6
      ? 0.5
      : 0,
  // behind the stars that are drawn
  ratingcount: (place) =>
    isText(place) &&
    share(place, (text) => /^[★⭐☆✩✰\s]*\(\d[\d.,]*\s?[kKM]?\)$/u.test(text)) >= 0.8
      ? 0.5
      : 0,
  rating(place, _at, { key }) {
    if (place.read === 'href' || countsRecords(place)) return 0;
    if (
      key.startsWith('star') &&
      share(place, (text) => /^[★⭐☆]\s?\d[\d.,]*[kK]?$/u.test(text)) >= 0.8
    )
      return 0.65;
    const says = share(place, (text) => /\d/.test(text) && STARS.test(text));
    if (place.read.startsWith('@drawn')) return place.read === '@drawn-rating' ? 0.75 : 0;
    if (place.read.startsWith('@')) return says >= 0.6 ? 0.8 : 0;
    const glyphs = share(place, (text) => /^[★⭐☆✩✰]+(?:\s*\(\d+\))?$/u.test(text)) >= 0.6;
    // beside a number of points, they are another property
    if (glyphs) return key.startsWith('star') ? 0.65 : 0.55;
    return says >= 0.6 ? 0.6 : 0;
  },
  person(place) {
    if (place.line.some(({ element }) => /\bauthor\b/.test(element.attribs['rel'] ?? '')))
      return 0.8;
    if (isText(place) && share(place, (text) => text.length < 60 && BY.test(text)) >= 0.6)
      return 0.6;
    if (nameRead(place) && leadsToSomebody(place) && hasNames(place)) return 0.62;
    // `Ann Lee · 2 hours ago`, `Opening talk <em>Ann Lee</em>`
    const isAside =
      place.part !== undefined || /^(?:em|i|cite|small)$/.test(place.line[0]?.tag ?? '');
    return isAside &&
      !place.isFixed &&
      share(place, (text) => text.includes(' ') && personName(text) === text) >= 0.8
      ? 0.5
      : 0;
  },
  owner: (place) => (isText(place) && leadsToSomebody(place) && hasNames(place) ? 0.62 : 0),
  publisher: (place, ...about) => LOOKS['owner']?.(place, ...about) ?? 0,
  cuisine: (place) => (isChip(place) ? 0.56 : 0),
  location: (place) =>
    isText(place) && !place.isFixed && isOnMap(place)
      ? 0.6
      : isText(place) && share(place, (text) => TOWN.test(text)) >= 0.8
        ? 0.5
        : 0,
  email: (place) =>
    place.read === 'href'
      ? share(place, (text) => text.startsWith('mailto:')) * 0.7
      : share(place, (text) => text.includes('@')) * 0.75,
  phone: (place) =>
    place.read === 'href'
      ? share(place, (text) => text.startsWith('tel:')) * 0.7
      : place.kind === 'phone' ||
          (isText(place) && share(place, (text) => DIALLED.test(text)) >= 0.8)
        ? 0.75
        : 0,
  prose(place) {
    if (!isText(place)) return 0;
    const lengths = place.cells.flatMap((cell) => cell?.text.length ?? []);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    if (place.isMixed === true) return 0.3;
    return mean > (hasTag(place, /^(?:p|blockquote|dd)$/) ? 20 : 40)
      ? 0.4 + Math.min(mean, 2_000) / 10_000
      : 0;
  },
  availability: (place) =>
    place.read === '@drawn-stock'
      ? 0.5
      : isText(place)
        ? share(
            place,
            (text) => text.length <= 40 && (IN_STOCK.test(text) || NOT_IN_STOCK.test(text)),
          ) * 0.6
        : 0,
};

/** `1`, `2`, `3`: which of them it is. */
const countsRecords = ({ cells }: Place): boolean =>
  cells.length > 2 &&
  cells.every((cell, row) => rankIn(cell?.text) === rankIn(cells[0]?.text) + row);
const rankIn = (text = ''): number => Number(RANK.exec(text)?.[1] ?? NaN);
const RANK = /^#?(\d+)\.?$/;

/** `Rennes (35)`, `04229 Leipzig`, `Austin, TX`. */
const TOWN =
  /^\p{Lu}[\p{L} .'’-]+\s\(\d{2,5}\)$|^(?:[A-Z]{1,2}-)?\d{4,5}\s\p{Lu}[\p{L} .'’()/-]+$|^\p{Lu}[\p{L} .'’-]+,\s[A-Z]{2}(?:\s\d{5})?$/u;

/** What one clicks to see it on a map, or what stands behind the sign of a pin. */
const isOnMap = ({ line, cells }: Place): boolean => {
  const [own] = line;
  if (
    own === undefined ||
    cells.some((cell) => /^\d/.test(cell?.text ?? '') && !TOWN.test(cell?.text ?? ''))
  )
    return false;
  const isMap = line.slice(0, 2).some(({ element }) => MAP.test(element.attribs['href'] ?? ''));
  const before = own.element.children.find((child) => isTag(child)) ?? prevTag(own.element);
  return isMap || (before !== undefined && hasName(before, PINS));
};
const MAP = /(?:^|[/.?&#])(?:maps?|showmap|karte|carte|mapa|mappa)(?:[/.?&=#]|$)/i;
const PINS: ReadonlySet<string> = new Set(['pin', 'marker', 'iconlocation', 'geo', 'placemark']);

function prevTag(element: Element): Element | undefined {
  let before = element.prev;
  while (before !== null && !isTag(before)) before = before.prev;
  return before ?? undefined;
}

/** A word or two in what is called a tag, or in a link to all of its kind. */
const isChip = (place: Place): boolean =>
  isText(place) &&
  !place.isFixed &&
  share(place, (text) => text.length <= MOST_OF_CHIP && /^\p{L}[^\p{N}]*$/u.test(text)) === 1 &&
  place.line
    .slice(0, 3)
    .some(
      ({ element }) => hasName(element, CHIPS) || OF_A_KIND.test(element.attribs['href'] ?? ''),
    );
const MOST_OF_CHIP = 30;
const CHIPS: ReadonlySet<string> = new Set([
  'tag',
  'chip',
  'topic',
  'genre',
  'flair',
  'label',
  'pill',
]);

/** A link to the page of somebody. */
const USERS = /(?:^|\/)(?:@|~|(?:u|users?|profiles?|authors?|people|members?|channel)[/?])[^/]/i;
const leadsToSomebody = ({ line }: Place): boolean =>
  line.slice(0, 2).some(({ element }) => USERS.test(element.attribs['href'] ?? ''));

/** A text, or what a picture is called. */
const nameRead = ({ read }: Place): boolean => /^(?:text|@title|@alt|@aria-label)$/.test(read);
const hasNames = (place: Place): boolean =>
  !place.isFixed &&
  share(
    place,
    (text) => HANDLE.test(text) || (text.length < 60 && personName(text) !== undefined),
  ) >= 0.8;
/** As somebody signs in. */
const HANDLE = /^@?[\p{L}\d][\p{L}\d_.-]{1,30}(?=$|\s[-–—(])/u;

/** Words of one who has put something there. */
const OWNER =
  /^(?:channel|uploader|creator|submitter|poster|username|user|handle|artist|kanal|chaine|canal|canale)$/;

/** `Via Roma 1, Pisa`, `100 Mill Lane, Eskdale`. */
const STREET =
  /^(?:\d{1,5}[a-z]?\s\p{Lu}[\p{L} .’'-]{2,40}|\p{Lu}[\p{L} .’'-]{2,40},?\s\d{1,4}\s?[a-z]?),\s[\p{L}\d].{2,50}$/u;

const isAddress = (text: string): boolean =>
  STREET.test(text) || (text.length < 120 && readAddress(text, 'address') !== undefined);

const DATATYPE =
  /^(?:string|str|text|integer|int(?:32|64)?|number|float|double|decimal|bool(?:ean)?|object|array|list|map|date(?:-?time)?|timestamp|uuid|enum|file|binary|null|any)(?:\[\]|(?:\sof|<)\s?\w+>?|\s?\|\s?\w+)?$/i;

/** What somebody asks the state of: services, incidents, orders, places, pages. */
const STATUS =
  /^(?:(?:fully |partially |all |not )?(?:operational|degraded(?: performance)?|(?:partial |major )?outage|down|up|online|offline|active|inactive|open|closed|available|unavailable|full|sold out|fully booked|booked|waiting list|resolved|monitoring|investigating|identified|maintenance|pending|completed?|cancelled|canceled|delayed|on time|scheduled|in progress|in review|done|draft|published|archived|merged|fixed|paid|unpaid|overdue|shipped|delivered|live|paused|running|stopped|failed|passed|approved|rejected)|\d+ (?:places?|seats?|spots?|tickets?) left|ausverkauft|ausgebucht|verfügbar|geöffnet|geschlossen|complet|ouvert|fermé|disponible|agotado|abierto|cerrado|esaurito|disponibile|aperto|chiuso)[.!]?$/iu;

const ENDS_IN_TIME =
  /^.{4,30}\d,?\s(?:(?:at|um|à|alle|a las|[–-])\s)?\d{1,2}[:.h]\d{2}\s?(?:h|uhr|[ap]m)?\.?$/iu;

/** `0586 555010`. */
const DIALLED = /^(?:\+|0)(?=(?:\D*\d){7})[\d\s()/.-]{8,24}$/u;
const DOMAIN = /^\(?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}\)?$/u;

const STARS =
  /star|rat|^\d(?:[.,]\d+)?$|\d\s*(?:\/|out of|von|sur|de|su|van|av|af|z|из)\s*(?:5|10|100)(?!\d)/iu;
/** `2 hours ago`, which no day can be read from. */
export const isSince = (text: string): boolean =>
  text.length < 40 && kindOf(text, 'text') === 'date' && findDate(text) === undefined;

/** Before somebody's name. */
export const BY = /^(?:by|von|par|por|di|av|door)\s\S/i;

/** `17:10`: few things last so long to five minutes. */
const OF_THE_CLOCK = /^(?:0?[6-9]|1\d|2[0-3]):[0-5][05]$/;

const priceRank = (place: Place): number =>
  isText(place) && share(place, (text) => text.length < 40 && looksLikePrice(text)) >= 0.6
    ? (place.kind === 'price' ? 0.6 : 0.45) *
      (share(place, (text) => OF_A_UNIT.test(text)) >= 0.6 ? 0.7 : 1)
    : 0;

/** `Free` in the place of a price. */
export const isFreeOf = (text: string): boolean => FREE.test(text);
const FREE =
  /^(?:free|for free|get|gratis|kostenlos|umsonst|zu verschenken|gratuit|offert|gratuito|grátis|darmowe|za darmo|ücretsiz|бесплатно|無料|免费|무료)$/iu;
const freeRank = (place: Place): number =>
  share(place, (text) => isFreeOf(text) || looksLikePrice(text)) >= 0.8 ? 0.5 : 0;

/** `6.50` on a bill of fare. */
function bareRank(place: Place): number {
  if (!isText(place)) return 0;
  if (share(place, (text) => /^\d{1,4}[.,]\d{2}$/.test(text)) >= 0.8) return 0.35;
  // `14` below `11.5`
  const isSums = share(place, (text) => /^\d{1,4}(?:[.,]\d)?$/.test(text)) === 1;
  return isSums && share(place, (text) => /[.,]5$/.test(text)) > 0 ? 0.25 : 0;
}

/** `9,00 €/kg` is the price of the thing only where nothing else is. */
const OF_A_UNIT =
  /(?:\/|(?<!\p{L})(?:per|pro|je|par|por|al|le|za|за|pr\.?))\s?(?:\d+\s?)?(?:kg|g|gr|mg|l|lt|lit(?:er|re|ro)s?|ml|cl|oz|lb|st(?:ück|k)?|m²|m2|m|unit|unidad|pièce|piece|stuk|szt|кг|л|шт)\.?(?!\p{L})/iu;
