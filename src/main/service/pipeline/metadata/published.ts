/**
 * When a page was published: what it tells machines (JSON-LD, meta tags, microdata), weighed against what it
 * shows; else `<time>`, the address, a dated line near the headline or the byline, "published on" in the text; in
 * that order, the first that makes sense. `YYYY-MM-DD`, or the time as it stands.
 */
import { type Element, isText } from 'domhandler';
import { lastDayBegun } from '../../domain/days.ts';
import type { PageIndex } from '../dom/page-index.ts';
import { foldedText } from '../dom/text.ts';
import { dateInUrl, findDate } from '../page/dates.ts';
import { textField, type LinkedNode } from '../page/linked-data.ts';
import { isOfOtherEvent, withoutOtherEvents } from './other-events.ts';
import { foldedTextAfter, isAside, isInEntry, textsNear } from './surroundings.ts';
import type { MetaTags } from '../page/tags.ts';

export type DateFinder = (text: string) => string | undefined;

/** Finds days that have begun somewhere at `at` (ms since the epoch; 0: all); `monthFirst`: reads 03/04/2020 as March 4. */
export function findPast(at: number, monthFirst: boolean): DateFinder {
  const last = lastDayBegun(at);
  return (text) => {
    const date = findDate(text, { monthFirst });
    return date !== undefined && (at === 0 || dayOf(date) <= last) ? date : undefined;
  };
}

export interface DatedPage {
  readonly index: PageIndex;
  readonly tags: MetaTags;
  readonly url: string;
  readonly nodes: readonly LinkedNode[];
  /** The node that describes the page's main thing. */
  readonly main: LinkedNode | undefined;
  /** The date in a text: a day to come when the page was read is none, it announces something. */
  readonly find: DateFinder;
  /** The heading that says the page's title. */
  readonly headline: Element | undefined;
}

const PUBLISHED_TAGS = [
  'article:published_time',
  'article:published',
  'datepublished',
  'og:published_time',
  'article.published',
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
  'publish_date',
  'publish-date',
  'publishdate',
  'publicationdate',
  'publication_date',
  'published_date',
  'publisheddate',
  'published-date',
  'cxenseparse:recs:publishtime',
  'rnews:datepublished',
  'dc.date.issued',
  'dc.date',
  'dc.date.created',
  'dcterms.created',
  'dcterms.date',
  'dcterms.issued',
  'citation_publication_date',
  'citation_date',
  'citation_online_date',
  'article_date_original',
  'originalpublicationdate',
  'datecreated',
  'uploaddate',
  'date',
  'displaydate',
];
/** Better than nothing: when it was changed. */
const CHANGED_TAGS = ['last-modified', 'og:updated_time', 'article:modified_time', 'datemodified'];

const TOLD_FIELDS = ['datePublished', 'dateCreated', 'uploadDate'];

/** The day or time of publication, if the page tells or shows one. */
export function publishedOf(page: DatedPage): string | undefined {
  const told = toldDates(page);
  const first = told[0] ?? markedUpDate(page);
  if (first !== undefined) return weighed(first, told, page);
  return shownDate(page) ?? changedDate(page);
}

/** What the page tells machines of its main thing, in the order of trust; if nothing, of any other. */
function toldDates(page: DatedPage): readonly string[] {
  const { tags, nodes, main, find } = page;
  const ofNode = (node: LinkedNode): readonly (string | undefined)[] =>
    TOLD_FIELDS.map((field) => textField(node, field));
  const read = (texts: readonly (string | undefined)[]): readonly string[] =>
    texts.flatMap((text) => {
      const date = text === undefined ? undefined : find(text);
      return date === undefined ? [] : [date];
    });
  const ofMain = main === undefined ? [] : read(ofNode(main));
  const ofOthers = ofMain.length > 0 ? [] : read(nodes.flatMap(ofNode)).slice(0, 1);
  return [...ofMain, ...ofOthers, ...read(PUBLISHED_TAGS.map((name) => tags.get(name)?.[0]))];
}

/** The same in microdata, which lists of other articles have too. */
function markedUpDate({ index, headline, find }: DatedPage): string | undefined {
  const texts = TOLD_FIELDS.map((property) => propertyText(index, property, headline));
  return texts
    .map((text) => (text === undefined ? undefined : find(text)))
    .find((date) => date !== undefined);
}

function shownDate(page: DatedPage): string | undefined {
  return (
    markedTime(page) ??
    dateInUrl(page.url) ??
    datedLine(page) ??
    lineBesideByline(page) ??
    announcedDate(page)
  );
}

/** Better than nothing: when it was changed. */
function changedDate({ nodes, tags, find }: DatedPage): string | undefined {
  const texts = [
    ...nodes.map((node) => textField(node, 'dateModified')),
    ...CHANGED_TAGS.map((name) => tags.get(name)?.[0]),
  ];
  for (const text of texts) {
    const date = text === undefined ? undefined : find(text);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** The dated line right after or before the headline. */
function dateAtHeadline(page: DatedPage): string | undefined {
  const { headline } = page;
  if (headline === undefined) return undefined;
  return (
    lineNear(headline, 'after', NEAR_CHARS, page) ?? lineNear(headline, 'before', ABOVE_CHARS, page)
  );
}

const DAY_MS = 86_400_000;
const dayOf = (date: string): string => date.slice(0, 10);

/**
 * The told date, unless what the page shows speaks for another: a day that it tells in a second place and shows;
 * an earlier one at the headline (what tells machines the day of a move or a save only); or the day before or
 * after (a time told in another zone; the shown day counts).
 */
function weighed(first: string, told: readonly string[], page: DatedPage): string {
  const shown = [shownTime(page), datedLine(page), dateInUrl(page.url)].flatMap((date) =>
    date === undefined ? [] : [dayOf(date)],
  );
  const day = dayOf(first);
  if (shown.includes(day)) return first;
  const second = told.find((date) => shown.includes(dayOf(date)));
  if (second !== undefined) return second;
  const atHeadline = told.length > 1 ? undefined : dateAtHeadline(page);
  if (atHeadline !== undefined && isEarlier(dayOf(atHeadline), day)) return atHeadline;
  if (first.length <= day.length) return first;
  const isNext = (date: string): boolean => Math.abs(Date.parse(date) - Date.parse(day)) === DAY_MS;
  return shown.find(isNext) ?? first;
}

/** By more than time zones do, and not the same numbers read in another order. */
function isEarlier(day: string, other: string): boolean {
  const [year, month, date] = other.split('-');
  const isSwapped = day === `${year ?? ''}-${date ?? ''}-${month ?? ''}`;
  return !isSwapped && Date.parse(day) < Date.parse(other) - DAY_MS;
}

/** The date in the visible text of the first `<time>`. */
function shownTime({ index, headline, find }: DatedPage): string | undefined {
  const time = index.times.find((element) => !isAside(element, headline));
  return time === undefined ? undefined : find(foldedText(time).slice(0, 80));
}

/** What the first element with that microdata property says, in its attributes or its text. */
export function propertyText(
  index: PageIndex,
  property: string,
  headline: Element | undefined,
): string | undefined {
  const element = index.properties.find(
    (one) =>
      one.attribs['itemprop']?.split(/\s+/).includes(property) === true && !isAside(one, headline),
  );
  if (element === undefined) return undefined;
  const { content, datetime } = element.attribs;
  return content ?? datetime ?? foldedText(element);
}

/** The first `<time>` that is not in a side block: `pubdate` or "published" ones before others. */
function markedTime({ index, headline, find }: DatedPage): string | undefined {
  const usable = index.times.filter((time) => !isAside(time, headline));
  const hinted = usable.find(
    ({ attribs }) =>
      attribs['pubdate'] !== undefined || /publi|entry-date|created/i.test(attribs['class'] ?? ''),
  );
  const first = usable.slice(0, 3);
  const changed = new Set(first.filter(saysChanged));
  for (const time of [hinted, ...first.filter((one) => !changed.has(one)), ...changed]) {
    if (time === undefined) continue;
    const date = find(time.attribs['datetime'] ?? '') ?? find(foldedText(time).slice(0, 80));
    if (date !== undefined) return date;
  }
  return undefined;
}

/** `Updated <time>`, where another one may say when it was published. */
function saysChanged({ prev }: Element): boolean {
  return prev !== null && isText(prev) && CHANGED.test(prev.data.slice(-40));
}
const CHANGED =
  /(?:updated|modified|edited|revised|aktualisiert|geändert|mis à jour|modifié|actualizad[oa]|aggiornat[oa]|bijgewerkt|zaktualizowano|atualizad[oa]|uppdaterad|opdateret|oppdatert)[^\p{L}]{0,6}(?:\p{L}{1,4}[^\p{L}]{0,3})?$/iu;

const DATE_LINE = /publi|posted|updated|date|veröffentlicht|datum|fecha|data|le \d|stand/i;
const NEAR_CHARS = 300;
const ABOVE_CHARS = 300;
const FAR_CHARS = 1_500;

/** A short dated line: in an element named for it, or close to the headline. */
function datedLine(page: DatedPage): string | undefined {
  const { index, headline, find } = page;
  for (const element of [...index.dated.slice(0, 12), ...index.bylines.slice(0, 4)]) {
    if (isAside(element, headline)) continue;
    const date = dateOfElement(element, find);
    if (date !== undefined) return date;
  }
  const others = index.titles.slice(0, 2).filter((title) => title !== headline);
  for (const heading of headline === undefined ? others : [headline, ...others]) {
    const date =
      lineNear(heading, 'after', NEAR_CHARS, page) ??
      lineNear(heading, 'before', ABOVE_CHARS, page) ??
      find(withoutOtherEvents(foldedTextAfter(heading, NEAR_CHARS))) ??
      sentenceNear(heading, find) ??
      lineNear(heading, 'after', FAR_CHARS, page);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** Characters beside a byline in which its date stands. */
const BESIDE_CHARS = 80;

/** A dated line right after or before the author's name. */
function lineBesideByline(page: DatedPage): string | undefined {
  for (const byline of page.index.bylines.slice(0, 4)) {
    if (isAside(byline, page.headline)) continue;
    const date =
      lineNear(byline, 'after', BESIDE_CHARS, page) ??
      lineNear(byline, 'before', BESIDE_CHARS, page);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** What the element says, or its tooltip where it only says "3 years ago". */
function dateOfElement(element: Element, find: DateFinder): string | undefined {
  const text = foldedText(element);
  if (text.length > 160) return undefined;
  const { title = '', datetime = '' } = element.attribs;
  return find(text) ?? find(datetime) ?? find(title);
}

/** Letters that are no part of a date line: more of them, and it is a sentence that mentions a date. */
const MOST_OTHER_LETTERS = 45;

function lineNear(
  heading: Element,
  direction: 'after' | 'before',
  limit: number,
  { headline, find }: DatedPage,
): string | undefined {
  for (const { text, holder } of textsNear(heading, direction, limit)) {
    if (!/\d/.test(text) && holder.attribs['title'] === undefined) continue;
    const tooltip = holder.attribs['title'] ?? '';
    const date =
      (text.length <= MOST_OTHER_LETTERS + 20 ? find(text) : undefined) ??
      (tooltip.length <= 40 ? find(tooltip) : undefined);
    if (date === undefined || isAside(holder, headline)) continue;
    if (!isOfOtherEvent(holder, text)) return date;
  }
  return undefined;
}

function sentenceNear(heading: Element, find: DateFinder): string | undefined {
  const near = withoutOtherEvents(foldedTextAfter(heading, 600));
  const at = near.search(DATE_LINE);
  return at === -1 ? undefined : find(near.slice(at, at + 80));
}

const TOLD =
  /(?<!\p{L})(?:published|posted|submitted|updated|last (?:modified|edited|changed)|date|written|veröffentlicht|erstellt|erschienen|gespeichert|stand|datum|publiée?|publicad[oa]|pubblicat[oa]|notizia|gepubliceerd|geplaatst|opublikowano|data publikacji|опубликовано|дата)(?!\p{L})(?:\s+(?:on|am|le|el|il|del|op))?\s*:?\s*(.{6,40})/iuy;
/** What those words begin with: found in a quarter of the time that they themselves are. */
const STEM =
  /\b(?:publi|post|submi|updat|last |dat|writ|ver|erst|ersch|gesp|stan|pubb|noti|gep[ul]|opub)|опуб|дата/gi;
const MOST_TOLD = 20;

/** "Published on …" anywhere in the text, or in the page's description. */
function announcedDate({ index, tags, find }: DatedPage): string | undefined {
  const isOfEntries = index.subtitles.some(isInEntry);
  // what is said of the pages that are listed is not said of this one
  const body = index.body === undefined || isOfEntries ? '' : foldedText(index.body);
  return [body, tags.get('description')?.[0] ?? '']
    .map((text) => announcedIn(text, find))
    .find((date) => date !== undefined);
}

function announcedIn(text: string, find: DateFinder): string | undefined {
  let seen = 0;
  STEM.lastIndex = 0;
  for (let stem = STEM.exec(text); stem !== null; stem = STEM.exec(text)) {
    TOLD.lastIndex = stem.index;
    const [, behind] = TOLD.exec(text) ?? [];
    STEM.lastIndex = behind === undefined ? stem.index + 1 : TOLD.lastIndex;
    if (behind === undefined) continue;
    const date = find(behind);
    if (date !== undefined) return date;
    seen += 1;
    if (seen === MOST_TOLD) return undefined;
  }
  return undefined;
}
