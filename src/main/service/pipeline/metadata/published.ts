/**
 * When a page was published: JSON-LD, meta tags, microdata, `<time>`, the address, a dated line near the
 * headline, "published on" in the text; in that order, the first that makes sense. `YYYY-MM-DD`, or the
 * time as it stands.
 */
import { type Element } from 'domhandler';
import type { PageIndex } from '../dom/page-index.ts';
import { foldedText } from '../dom/text.ts';
import { dateInUrl, findDate } from './dates.ts';
import { textField, type LinkedNode } from './linked-data.ts';
import { foldedTextAfter, isAside, textsNear } from './surroundings.ts';
import type { MetaTags } from './tags.ts';

export interface DatedPage {
  readonly index: PageIndex;
  readonly tags: MetaTags;
  readonly url: string;
  readonly nodes: readonly LinkedNode[];
  /** The node that describes the page's main thing. */
  readonly main: LinkedNode | undefined;
  /** Read 03/04/2020 as March 4. */
  readonly monthFirst: boolean;
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

/** The day or time of publication, if the page tells or shows one. */
export function publishedOf(page: DatedPage): string | undefined {
  const { index, tags, url, nodes, main, monthFirst } = page;
  const read = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : findDate(text, monthFirst);
  const told = ['datePublished', 'dateCreated', 'uploadDate'];
  const candidates: readonly (() => string | undefined)[] = [
    ...[main, ...nodes].flatMap((node) =>
      node === undefined ? [] : told.map((field) => () => read(textField(node, field))),
    ),
    ...PUBLISHED_TAGS.map((name) => () => read(tags.get(name)?.[0])),
    ...told.map((property) => () => read(propertyText(index, property))),
    () => markedTime(index, monthFirst),
    () => dateInUrl(url),
    () => datedLine(index, monthFirst),
    () => toldDate(index, monthFirst),
    ...nodes.map((node) => () => read(textField(node, 'dateModified'))),
    ...CHANGED_TAGS.map((name) => () => read(tags.get(name)?.[0])),
  ];
  for (const candidate of candidates) {
    const date = candidate();
    if (date !== undefined) return date.length > 10 ? asShown(date, page) : date;
  }
  return undefined;
}

const DAY_MS = 86_400_000;

/** A time told in another zone falls on the day before or after the one the page shows: the shown day counts. */
function asShown(told: string, { index, url, monthFirst }: DatedPage): string {
  const shown = [shownTime(index, monthFirst), datedLine(index, monthFirst), dateInUrl(url)].map(
    (date) => date?.slice(0, 10),
  );
  const day = told.slice(0, 10);
  if (shown.includes(day)) return told;
  const isNext = (date: string | undefined): boolean =>
    date !== undefined && Math.abs(Date.parse(date) - Date.parse(day)) === DAY_MS;
  return shown.find(isNext) ?? told;
}

/** The date in the visible text of the first `<time>`. */
function shownTime(index: PageIndex, monthFirst: boolean): string | undefined {
  const time = index.times.find((element) => !isAside(element, index));
  return time === undefined ? undefined : findDate(foldedText(time).slice(0, 80), monthFirst);
}

/** What the first element with that microdata property says, in its attributes or its text. */
export function propertyText(index: PageIndex, property: string): string | undefined {
  const element = index.properties.find(
    (one) =>
      one.attribs['itemprop']?.split(/\s+/).includes(property) === true && !isAside(one, index),
  );
  if (element === undefined) return undefined;
  const { content, datetime } = element.attribs;
  return content ?? datetime ?? foldedText(element);
}

/** The first `<time>` that is not in a side block: `pubdate` or "published" ones before others. */
function markedTime(index: PageIndex, monthFirst: boolean): string | undefined {
  const usable = index.times.filter((time) => !isAside(time, index));
  const hinted = usable.find(
    ({ attribs }) =>
      attribs['pubdate'] !== undefined || /publi|entry-date|created/i.test(attribs['class'] ?? ''),
  );
  for (const time of [hinted, ...usable.slice(0, 3)]) {
    if (time === undefined) continue;
    const date =
      findDate(time.attribs['datetime'] ?? '', monthFirst) ??
      findDate(foldedText(time).slice(0, 80), monthFirst);
    if (date !== undefined) return date;
  }
  return undefined;
}

const DATE_LINE = /publi|posted|updated|date|veröffentlicht|datum|fecha|data|le \d|stand/i;
const NEAR_CHARS = 300;
const ABOVE_CHARS = 300;
const FAR_CHARS = 1_500;

/** A short dated line: in an element named for it, or close to the first heading. */
function datedLine(index: PageIndex, monthFirst: boolean): string | undefined {
  for (const element of [...index.dated.slice(0, 12), ...index.bylines.slice(0, 4)]) {
    if (isAside(element, index)) continue;
    const date = dateOfElement(element, monthFirst);
    if (date !== undefined) return date;
  }
  for (const heading of index.titles.slice(0, 2)) {
    const date =
      lineNear(heading, 'after', NEAR_CHARS, index, monthFirst) ??
      lineNear(heading, 'before', ABOVE_CHARS, index, monthFirst) ??
      findDate(foldedTextAfter(heading, NEAR_CHARS), monthFirst) ??
      sentenceNear(heading, monthFirst) ??
      lineNear(heading, 'after', FAR_CHARS, index, monthFirst);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** What the element says, or its tooltip where it only says "3 years ago". */
function dateOfElement(element: Element, monthFirst: boolean): string | undefined {
  const text = foldedText(element);
  if (text.length > 160) return undefined;
  const { title = '', datetime = '' } = element.attribs;
  return (
    findDate(text, monthFirst) ?? findDate(datetime, monthFirst) ?? findDate(title, monthFirst)
  );
}

/** Letters that are no part of a date line: more of them, and it is a sentence that mentions a date. */
const MOST_OTHER_LETTERS = 45;

function lineNear(
  heading: Element,
  direction: 'after' | 'before',
  limit: number,
  index: PageIndex,
  monthFirst: boolean,
): string | undefined {
  for (const { text, holder } of textsNear(heading, direction, limit)) {
    if (!/\d/.test(text) && holder.attribs['title'] === undefined) continue;
    const tooltip = holder.attribs['title'] ?? '';
    const date =
      (text.length <= MOST_OTHER_LETTERS + 20 ? findDate(text, monthFirst) : undefined) ??
      (tooltip.length <= 40 ? findDate(tooltip, monthFirst) : undefined);
    if (date !== undefined && !isAside(holder, index)) return date;
  }
  return undefined;
}

function sentenceNear(heading: Element, monthFirst: boolean): string | undefined {
  const near = foldedTextAfter(heading, 600);
  const at = near.search(DATE_LINE);
  return at === -1 ? undefined : findDate(near.slice(at, at + 80), monthFirst);
}

const TOLD =
  /(?:published|posted|submitted|updated|last (?:modified|edited|changed)|date|written|veröffentlicht|erstellt|erschienen|gespeichert|stand|datum|publiée?|publicad[oa]|pubblicat[oa]|notizia|gepubliceerd|geplaatst|опубликовано|дата)(?:\s+(?:on|am|le|el|il|del|op))?\s*:?\s*(.{6,40})/giu;
const MOST_TOLD = 20;

/** "Published on …" anywhere in the text. */
function toldDate(index: PageIndex, monthFirst: boolean): string | undefined {
  if (index.body === undefined) return undefined;
  let seen = 0;
  for (const match of foldedText(index.body).matchAll(TOLD)) {
    const date = findDate(match[1] ?? '', monthFirst);
    if (date !== undefined) return date;
    seen += 1;
    if (seen === MOST_TOLD) return undefined;
  }
  return undefined;
}
