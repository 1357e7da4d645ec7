/**
 * The day of what a page announces, where no label names it: a line or a tile around the heading that says a day and no more
 * than its time and place. A day to come, or that of a page which is about an event by its marked-up data.
 */
import type { Element } from 'domhandler';
import { findDateWithoutYear } from '../../page/dates-without-year.ts';
import { isWeekday } from '../../page/weekdays.ts';
import { monthOf } from '../../page/dates.ts';
import { childElements, headingAt, type Page, parentOf } from '../sources/page.ts';
import { findRange } from '../typed/date-ranges.ts';
import { findDate } from '../typed/times.ts';
import type { Entity } from '../sources/graph.ts';
import type { Surroundings } from '../typed/typed-value.ts';

export interface EventDay {
  readonly element: Element;
  /** What says the day, without what stands beside it. */
  readonly text: string;
  /** Other parts of the same line: times, places. */
  readonly beside: readonly string[];
}

/** Elements before and behind the heading that are looked at. */
const BEFORE = 30;
const BEHIND = 100;
const MOST_LINE = 140;

const known = new WeakMap<Page, EventDay | 'none'>();

/** What is read of a page that announces something. */
export interface EventSources {
  readonly page: Page;
  /** JSON-LD, microdata, RDFa. */
  readonly entities: readonly Entity[];
  readonly at: Surroundings;
}

/** Found once a page. */
export function eventDay(sources: EventSources): EventDay | undefined {
  const { page } = sources;
  let day = known.get(page);
  if (day === undefined) known.set(page, (day = findEventDay(sources) ?? 'none'));
  return day === 'none' ? undefined : day;
}

function findEventDay(sources: EventSources): EventDay | undefined {
  const { page } = sources;
  for (const element of aroundHeading(page)) {
    const day = dayIn(element, sources);
    if (day !== undefined && !isOfAnother(element, page)) return day;
  }
  return undefined;
}

/** Behind the heading first, in the order of the page; then what stands above it. */
export function aroundHeading(page: Page): readonly Element[] {
  const at = headingAt(page);
  const all = [
    ...page.elements.slice(at + 1, at + BEHIND),
    ...page.elements.slice(Math.max(0, at - BEFORE), at),
  ];
  return all.filter((element) => {
    const length = page.textLength(element);
    return length >= 3 && length <= MOST_LINE && page.zone(element) !== 'chrome';
  });
}

/** One line, or a tile: `<span>05</span><span>DEC</span>`. */
const isLine = (element: Element, page: Page): boolean =>
  page.textLength(element) <= MOST_TILE || page.lines(element).length === 1;
const MOST_TILE = 16;

function dayIn(element: Element, sources: EventSources): EventDay | undefined {
  const { page, at } = sources;
  if (!isLine(element, page)) return undefined;
  const text = page.spacedText(element);
  if (!/\d/.test(text)) return undefined;
  const parts = text.split(BETWEEN);
  const own = parts.findIndex((part) => readDay(part, at) !== undefined && leadsWithDay(part));
  const part = parts[own];
  if (part === undefined || !isAnnounced(part, sources)) return undefined;
  return { element, text: part, beside: parts.filter((_, other) => other !== own) };
}

const BETWEEN = /\s+[·•|@]\s+|\s+\/\s+/u;

/** The last day that the text says. */
const readDay = (text: string, { language, readAt }: Surroundings): string | undefined =>
  findRange(text, language)?.end ??
  findDate(text, language)?.slice(0, 10) ??
  findDateWithoutYear(text, readAt, language);

/** Before the day stands nothing but its weekday and small words: `MOT until 12 August 2027` is another matter. */
function leadsWithDay(text: string): boolean {
  const lead = text.slice(0, Math.max(0, text.search(/\d/)));
  const words = lead.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.every(
    (word) => SMALL.has(word.toLowerCase()) || isWeekday(word) || monthOf(word) > 0,
  );
}

const SMALL = new Set(
  'on the from du le les den vom am von dal il el del a de em op d og'.split(' '),
);

const EVENT = /event|festival|performance|screening/;

function isAnnounced(text: string, { entities, at }: EventSources): boolean {
  const day = readDay(text, at);
  if (day === undefined) return false;
  if (at.readAt > 0 && day >= new Date(at.readAt).toISOString().slice(0, 10)) return true;
  return entities.some(({ isTop, types }) => isTop && types.some((type) => EVENT.test(type)));
}

/** Above it. */
const MOST_STEPS = 4;
const MOST_TEASER = 250;

/** It stands in a small box with a heading or a link of its own: one of several things that the page leads to. */
function isOfAnother(element: Element, page: Page): boolean {
  let box: Element | undefined = element;
  for (let step = 0; box !== undefined && step < MOST_STEPS; step += 1) {
    if (box.name === 'a') return true;
    if (page.textLength(box) > MOST_TEASER || holdsHeading(box, page)) return false;
    if (step > 0 && namesAnother(box, element, page)) return true;
    box = parentOf(box);
  }
  return false;
}

const holdsHeading = (box: Element, page: Page): boolean =>
  page.heading !== undefined && page.heading !== box && holds(box, page.heading, page);

/** Whether the inner one is the outer one or stands in it. */
export const holds = (outer: Element, inner: Element, page: Page): boolean =>
  page.order(outer) <= page.order(inner) && page.order(inner) < page.end(outer);

function namesAnother(box: Element, element: Element, page: Page): boolean {
  const isOther = (one: Element): boolean => !holds(one, element, page);
  const heads = ['h2', 'h3', 'h4'].flatMap((tag) => page.within(box, tag)).filter(isOther);
  const links = page
    .within(box, 'a')
    .filter((link) => isOther(link) && !DOES.test(page.text(link)));
  return heads.length > 0 || (links.length > 0 && childElements(box).length <= MOST_IN_TEASER);
}

const MOST_IN_TEASER = 6;

/** What a link does, where it leads to no other page of this kind. */
const DOES =
  /ticket|book|buy|register|rsvp|sign up|map|calendar|share|directions|karten|buchen|kalender|anmeld|réserv|billet|plan|carte|entrada|comprar|reserv|mapa|bigliett|prenota|mappa|calendario|kaart|boek|bilet|billett|予約|申込|地図|^\W*$/iu;
