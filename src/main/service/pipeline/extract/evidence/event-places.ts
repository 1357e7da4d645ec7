/**
 * Where and when what a page announces takes place, as lines beside its day say: `The Cellar, Leeds`, `Großer Saal`, `19.00 Uhr`,
 * `18:00 – 19:30`.
 */
import type { Element } from 'domhandler';
import type { Field } from '../fields/field.ts';
import { whereIs } from '../sources/page.ts';
import { findDate, findTime } from '../typed/times.ts';
import { keyOf } from '../text.ts';
import { type Evidence, one } from './evidence.ts';
import { aroundHeading, eventDay, type EventDay, holds, type EventSources } from './event-day.ts';
import { timesIn } from './time-ranges-shown.ts';

/** Below labels; above what classes name. */
const SHOWN = 0.43;
/** Elements on either side of the day. */
const REACH = 14;

export function eventShown(field: Field, sources: EventSources): readonly Evidence[] {
  const read = READERS[field.concept?.id ?? ''];
  if (read === undefined || field.kind === 'array' || field.kind === 'object') return [];
  const day = eventDay(sources);
  return day === undefined ? [] : read(field, day, sources);
}

type Reader = (field: Field, day: EventDay, sources: EventSources) => readonly Evidence[];

const READERS: Readonly<Record<string, Reader>> = {
  startdate: (_, { text, element }) => [one('text', SHOWN, text, whereIs(element))],
  starttime: (_, day, sources) => clock(day, sources, 'start'),
  endtime: (_, day, sources) => clock(day, sources, 'end'),
  location: (field, day, sources) =>
    placesBeside(day, sources).flatMap(({ parts, text, where }) => {
      const said = field.words.some((word) => word.startsWith('venue')) ? parts.venue : text;
      return said === undefined ? [] : [one('text', SHOWN, said, where)];
    }),
  city: (_, day, sources) =>
    placesBeside(day, sources).flatMap(({ parts: { city }, where }) =>
      city === undefined ? [] : [one('text', SHOWN, city, where)],
    ),
};

interface Line {
  readonly text: string;
  readonly where: string;
}

/** The day's own line, what stands beside it there, then the lines around it, nearest first. */
function linesBeside({ element, text, beside }: EventDay, { page }: EventSources): readonly Line[] {
  const where = whereIs(element);
  const at = page.order(element);
  const far = (one: Element): number => Math.abs(page.order(one) - at);
  const near = aroundHeading(page)
    .filter((one) => one !== element && one !== page.heading && far(one) <= REACH)
    .filter(
      (one) =>
        page.lines(one).length === 1 &&
        !holds(one, element, page) &&
        !/^(?:a|button|h[1-6])$/.test(one.name),
    )
    .toSorted((a, b) => far(a) - far(b));
  return [
    ...[text, ...beside].map((said) => ({ text: said, where })),
    ...near.flatMap((one) =>
      page
        .text(one)
        .split(/\s+[·•|]\s+/u)
        .map((said) => ({ text: said, where: whereIs(one) })),
    ),
  ];
}

/** A time alone or behind the day; of two that are no range nobody knows which is meant. */
function clock(day: EventDay, sources: EventSources, end: 'start' | 'end'): readonly Evidence[] {
  for (const { text, where } of linesBeside(day, sources)) {
    if (text !== day.text && !ONLY_TIME.test(text)) continue;
    const range = timesIn(text);
    const said = range === undefined ? (end === 'start' ? timeOf(text) : undefined) : range[end];
    if (said !== undefined) return [one('text', SHOWN, said, where)];
    if (range !== undefined) return [];
  }
  return [];
}

/** `2026-12-05T19:30` is read by other means. */
const timeOf = (text: string): string | undefined =>
  (text.match(/\d{1,2}[:.h]\d{2}(?!\d|\.\d{4})/g) ?? []).length > 1 ? undefined : findTime(text);

const ONLY_TIME =
  /^(?:\D{0,12}\s)?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h|hrs?)?(?:\s?(?:[-–—~]|to|until|till|bis|à|a|alle|tot)\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h|hrs?)?)?(?:\s\(?[A-Z]{2,4}\)?)?$/iu;

interface Place extends Line {
  readonly parts: { readonly venue: string | undefined; readonly city: string | undefined };
}

/** The first line beside the day that is a place. */
function placesBeside(day: EventDay, sources: EventSources): readonly Place[] {
  const { page } = sources;
  const heading = page.heading === undefined ? '' : keyOf(page.text(page.heading));
  for (const { text, where } of linesBeside(day, sources)) {
    if (text === day.text || keyOf(text) === heading || !isPlace(text)) continue;
    return [{ text, where, parts: partsOf(text) }];
  }
  return [];
}

const MOST_PLACE = 100;
const MOST_PARTS = 5;
const MOST_WORDS = 6;

/** Words with capitals, put together by commas, one of which says that it is a place: a kind of house, a street with its number. */
function isPlace(text: string): boolean {
  if (text.length < 4 || text.length > MOST_PLACE || /[\p{Sc}:!?%&@]|\.$/u.test(text)) return false;
  if (findDate(text) !== undefined || findTime(text) !== undefined) return false;
  const parts = text.split(/,\s+/u);
  const isNamed = (part: string): boolean =>
    /^[\p{Lu}\p{Lo}\d]/u.test(part) && part.split(' ').length <= MOST_WORDS;
  if (parts.length > MOST_PARTS || !parts.every((part) => isNamed(part) || STREET.test(part)))
    return false;
  const [first = ''] = parts;
  if (HOUSE.test(text) || (parts.length > 1 && parts.slice(1).some((part) => isStreet(part))))
    return !ACTS.test(text);
  return parts.length === 2 && /^(?:The|El|La|Le|Les|Los|Das|Der|Die)\s\p{Lu}/u.test(first);
}

/** `Club night`, `Theatre and dance`: what takes place, not where. */
const ACTS =
  /(?<!\p{L})(?:with|and|by|from|night|tour|music|show|mit|und|avec|et|con|workshop|lecture|concert|tickets?|welcome|invited|open|free)(?!\p{L})/iu;
const STREET = /^\d{1,4}\s?\p{L}?,?\s\p{Ll}+\s/u;
const isStreet = (part: string): boolean =>
  /(?:^\d{1,4}[a-z]?\s\p{L}|\p{L}\s\d{1,4}[a-z]?$)/iu.test(part);

/** Houses and grounds where people come together, in ten languages; as words or as the end of one. */
const HOUSE =
  /(?<!\p{L})(?:hall|theatre|theater|arena|stadium|church|chapel|cathedral|minster|abbey|museum|gallery|centre|center|club|pub|inn|tavern|bar|cellar|room|rooms|studio|library|school|college|university|institute|park|gardens?|castle|house|hotel|barn|mill|pavilion|auditorium|ballroom|cinema|warehouse|ground|field|square|stage|space|rathaus|kirche|schloss|dom|saal|bühne|salle|théâtre|église|musée|maison|château|parc|palais|bibliothèque|cinéma|centre culturel|sala|teatro|iglesia|museo|casa|palacio|parque|auditorio|biblioteca|cine|chiesa|palazzo|castello|parco|piazza|kerk|zaal|schouwburg|paleis|kościół|muzeum|dom kultury|teatr|kirke|kyrka|scen|sal|igreja|salão|museu)(?!\p{L})|\p{L}(?:halle|haus|saal|kirche|theater|museum|schloss|bühne|keller|hof|garten|platz|bibliothek|huset|salen|scenen|kirken|kyrkan|teatret|teatern|kerk|zaal)(?!\p{L})|ホール|会館|劇場|公園|美術館|博物館|センター|図書館|体育館/iu;

function partsOf(text: string): Place['parts'] {
  const parts = text.split(/,\s+/u);
  const [first = ''] = parts;
  const isNamed = ROOM.test(first) || !(isStreet(first) || STREET.test(first));
  const venue = isNamed ? withRoom(parts) : undefined;
  return { venue, city: cityIn(parts.slice(1)) };
}

/** `Gallery 3, Level 2` is one place. */
const withRoom = (parts: readonly string[]): string => {
  const end = parts.findIndex((part, at) => at > 0 && !ROOM.test(part));
  return parts.slice(0, end < 0 ? parts.length : end).join(', ');
};

const ROOM =
  /^(?:room|level|floor|hall|lecture|stage|studio|raum|saal|etage|stock|salle|étage|sala|piso|piano|zaal|gallery)(?!\p{L})|(?:floor|room|building|block|wing)$/iu;

/** The last part without a code; before it where it is a state. */
function cityIn(parts: readonly string[]): string | undefined {
  const named = parts
    .map((part) =>
      part.replace(/^\d{4,5}\s|\s(?:[A-Z]{1,2}\d[A-Z\d]?(?:\s\d[A-Z]{2})?|\d{4,5})$/u, ''),
    )
    .filter((part) => !/^[A-Z]{2}$/.test(part) && !ROOM.test(part));
  const last = named.at(-1);
  return last === undefined || /\d/.test(last) || HOUSE.test(last) ? undefined : last;
}
