/**
 * The clean metadata: articleTitle, author, publishedTime, modifiedTime, canonical, siteName, image,
 * language. One answer each, from what several places of the page agree on.
 *
 * Title: an `h1` that agrees with `<title>` or `og:title`, else those without the site's name. Author:
 * JSON-LD, meta tags, rel=author and bylines. Dates: JSON-LD, meta tags, `<time>`, the address, dated
 * lines near the title; checked for sense. Keys without evidence are absent.
 */
import { isTag, type ChildNode, type Element } from 'domhandler';
import type { MetadataValue } from '../../domain/document.ts';
import type { PageIndex } from '../dom/page-index.ts';
import { foldedText } from '../dom/text.ts';
import { dateInUrl, findDate } from './dates.ts';
import { cleanAuthor, looksLikeName } from './names.ts';
import { namesField, readLinkedData, textField, type LinkedNode } from './linked-data.ts';
import { chooseTitle } from './title.ts';
import type { MetaTags } from './tags.ts';

export interface CleanInput {
  readonly index: PageIndex;
  readonly tags: MetaTags;
  /** `link[rel=canonical]`, absolute, if any. */
  readonly canonical: string | undefined;
  /** Final address of the page. */
  readonly url: string;
}

const ARTICLE =
  /Article|BlogPosting|Posting|Report|Recipe|Review|HowTo|WebPage|VideoObject|Product|QAPage|Question/;

/** The clean keys of one page. */
export function cleanMetadata(input: CleanInput): Record<string, MetadataValue> {
  const { index, tags, canonical, url } = input;
  const nodes = readLinkedData(index);
  const main = mainNode(nodes);
  const siteName = siteNameOf(tags, nodes);
  const monthFirst = isAmerican(index, url);
  return compact({
    articleTitle: chooseTitle({
      headings: index.titles.map(foldedText).filter((text) => text !== ''),
      pageTitle: index.title === undefined ? '' : foldedText(index.title),
      socialTitle: first(tags, 'og:title', 'twitter:title') ?? '',
      headline: (main && (textField(main, 'headline') ?? textField(main, 'name'))) ?? '',
      tagTitle:
        first(
          tags,
          'dc.title',
          'dcterms.title',
          'citation_title',
          'parsely-title',
          'sailthru.title',
        ) ?? '',
      siteName: siteName ?? '',
      host: URL.parse(url)?.hostname ?? '',
    }),
    author: authorOf(input, nodes, main, siteName),
    publishedTime: publishedOf(input, nodes, main, monthFirst),
    modifiedTime:
      dated(
        first(
          tags,
          'article:modified_time',
          'og:updated_time',
          'last-modified',
          'dcterms.modified',
        ),
        monthFirst,
      ) ?? dated(main && textField(main, 'dateModified'), monthFirst),
    canonical,
    siteName,
    language: index.html?.attribs['lang']?.trim() || declaredLanguage(index, tags),
  });
}

function compact(
  values: Readonly<Record<string, string | undefined>>,
): Record<string, MetadataValue> {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}

function first(tags: MetaTags, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = tags.get(name)?.[0];
    if (value !== undefined) return value;
  }
  return undefined;
}

function mainNode(nodes: readonly LinkedNode[]): LinkedNode | undefined {
  const articles = nodes.filter(({ types }) => types.some((type) => ARTICLE.test(type)));
  return (
    articles.find((node) => textField(node, 'headline') !== undefined) ??
    articles.find(({ types }) => !types.includes('WebPage')) ??
    articles[0]
  );
}

function siteNameOf(tags: MetaTags, nodes: readonly LinkedNode[]): string | undefined {
  const told = first(tags, 'og:site_name', 'application-name', 'al:android:app_name');
  if (told !== undefined) return told;
  const site = nodes.find(({ types }) => types.includes('WebSite'));
  if (site !== undefined) return textField(site, 'name');
  const byId = (): undefined => undefined;
  return nodes.flatMap((node) => namesField(node, 'publisher', byId))[0];
}

function declaredLanguage(index: PageIndex, tags: MetaTags): string | undefined {
  const header = index.metas.find(
    ({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'content-language',
  )?.attribs['content'];
  const bodyLang = index.body?.attribs['lang'];
  return (bodyLang ?? header ?? first(tags, 'og:locale', 'language', 'dc.language'))
    ?.trim()
    .replace('_', '-');
}

function isAmerican(index: PageIndex, url: string): boolean {
  const lang = (index.html?.attribs['lang'] ?? '').toLowerCase();
  const host = URL.parse(url)?.hostname ?? '';
  const isEnglish =
    lang === '' || lang === 'en' || lang.startsWith('en-us') || lang.startsWith('en_us');
  return isEnglish && /\.(?:com|org|net|gov|edu|io|us|co)$/.test(host);
}

function dated(text: string | undefined, monthFirst: boolean): string | undefined {
  return text === undefined ? undefined : findDate(text, monthFirst);
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
  'date',
  'displaydate',
  'last-modified',
  'og:updated_time',
  'article:modified_time',
  'datemodified',
];

function publishedOf(
  { index, tags, url }: CleanInput,
  nodes: readonly LinkedNode[],
  main: LinkedNode | undefined,
  monthFirst: boolean,
): string | undefined {
  const fromData = [main, ...nodes].flatMap((node) =>
    node === undefined
      ? []
      : [
          textField(node, 'datePublished'),
          textField(node, 'dateCreated'),
          textField(node, 'uploadDate'),
        ],
  );
  const candidates: readonly (() => string | undefined)[] = [
    ...fromData.map((text) => () => dated(text, monthFirst)),
    ...PUBLISHED_TAGS.slice(0, -4).map((name) => () => dated(tags.get(name)?.[0], monthFirst)),
    () => dated(propertyText(index, 'datePublished'), monthFirst),
    () => dated(propertyText(index, 'dateCreated'), monthFirst),
    () => markedTime(index, monthFirst),
    () => dateInUrl(url),
    () => datedLine(index, monthFirst),
    () => toldDate(index, monthFirst),
    ...nodes.map((node) => () => dated(textField(node, 'dateModified'), monthFirst)),
    ...PUBLISHED_TAGS.slice(-4).map((name) => () => dated(tags.get(name)?.[0], monthFirst)),
  ];
  for (const candidate of candidates) {
    const date = candidate();
    if (date === undefined) continue;
    const shown = [shownTime(index, monthFirst), datedLine(index, monthFirst), dateInUrl(url)];
    return date.length > 10 ? (shown.find((day) => isNextDay(day, date)) ?? date) : date;
  }
  return undefined;
}

const DAY_MS = 86_400_000;

/** A time told in another zone falls on the day before or after the one the page shows. */
function isNextDay(shown: string | undefined, told: string): boolean {
  if (shown?.length !== 10) return false;
  return Math.abs(Date.parse(shown) - Date.parse(told.slice(0, 10))) === DAY_MS;
}

/** The date in the visible text of the first `<time>`. */
function shownTime(index: PageIndex, monthFirst: boolean): string | undefined {
  const time = index.times.find((element) => !isAside(element));
  return time === undefined
    ? undefined
    : dated(foldedText(time).slice(0, 80), monthFirst)?.slice(0, 10);
}

function propertyText(index: PageIndex, property: string): string | undefined {
  const element = index.properties.find(
    ({ attribs }) => attribs['itemprop']?.split(/\s+/).includes(property) === true,
  );
  if (element === undefined) return undefined;
  const { content, datetime } = element.attribs;
  return content ?? datetime ?? foldedText(element);
}

const ASIDE = /comment|related|sidebar|footer|teaser|recommend|promo|popular|latest/i;

/** The first `<time>` that is not in a side block: `pubdate` or "published" ones before others. */
function markedTime(index: PageIndex, monthFirst: boolean): string | undefined {
  const usable = index.times.filter((time) => !isAside(time));
  const hinted = usable.find(
    ({ attribs }) =>
      attribs['pubdate'] !== undefined || /publi|entry-date|created/i.test(attribs['class'] ?? ''),
  );
  for (const time of [hinted, ...usable.slice(0, 3)]) {
    if (time === undefined) continue;
    const date =
      dated(time.attribs['datetime'], monthFirst) ??
      dated(foldedText(time).slice(0, 80), monthFirst);
    if (date !== undefined) return date;
  }
  return undefined;
}

function isAside(element: Element): boolean {
  let at: Element['parent'] = element;
  for (let level = 0; at !== null && level < 7; level += 1, at = at.parent) {
    if (!('attribs' in at)) return false;
    if (at.name === 'aside' || at.name === 'footer' || at.name === 'nav') return true;
    if (at.name === 'body' || at.name === 'main') return false;
    if (ASIDE.test(`${at.attribs['class'] ?? ''} ${at.attribs['id'] ?? ''}`)) return true;
  }
  return false;
}

const DATE_LINE = /publi|posted|updated|date|veröffentlicht|datum|fecha|data|le \d|stand/i;

/** A short dated line: in an element named for it, or close to the first heading. */
function datedLine(index: PageIndex, monthFirst: boolean): string | undefined {
  for (const element of index.dated.slice(0, 12)) {
    if (isAside(element)) continue;
    const text = foldedText(element);
    const date = text.length > 160 ? undefined : findDate(text, monthFirst);
    if (date !== undefined) return date;
  }
  for (const heading of index.titles.slice(0, 2)) {
    const above = findDate(foldedTextBefore(heading, 120), monthFirst);
    if (above !== undefined) return above;
    const near = foldedTextAfter(heading, 600);
    const at = near.search(DATE_LINE);
    const date =
      findDate(near.slice(0, 300), monthFirst) ??
      (at === -1 ? undefined : findDate(near.slice(at, at + 80), monthFirst));
    if (date !== undefined) return date;
  }
  return undefined;
}

const TOLD =
  /(?:published|posted|updated|last modified|date|written|veröffentlicht|erstellt|stand|datum|publié|publicado|pubblicato|gepubliceerd|опубликовано|дата)(?:\s+(?:on|am|le|el|il|op))?\s*:?\s*(.{6,40})/giu;
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

/** Text right before a heading, in its own box and the one around it. */
function foldedTextBefore(heading: Element, limit: number): string {
  let text = '';
  let node: ChildNode | null = heading;
  for (let level = 0; level < 2 && node !== null && text.length < limit; level += 1) {
    for (let prev = node.prev; prev !== null && text.length < limit; prev = prev.prev) {
      if (isTag(prev) && (prev.name === 'script' || prev.name === 'nav')) continue;
      text = `${foldedText(prev).slice(-limit)} ${text}`;
    }
    const parent: Element['parent'] = node.parent;
    node = parent !== null && 'attribs' in parent ? parent : null;
  }
  return text.slice(-limit);
}

/** Text that follows a heading in its surroundings, up to `limit` characters. */
function foldedTextAfter(heading: Element, limit: number): string {
  let text = '';
  let node: ChildNode | null = heading;
  for (let level = 0; level < 4 && node !== null && text.length < limit; level += 1) {
    for (let next = node.next; next !== null && text.length < limit; next = next.next) {
      if (isTag(next) && next.name === 'script') continue;
      text += ` ${foldedText(next).slice(0, limit)}`;
    }
    const parent: Element['parent'] = node.parent;
    node = parent !== null && 'attribs' in parent ? parent : null;
  }
  return text.slice(0, limit);
}

const AUTHOR_TAGS = [
  'author',
  'article:author',
  'parsely-author',
  'sailthru.author',
  'dc.creator',
  'dcterms.creator',
  'citation_author',
  'byl',
  'article:author_name',
  'og:article:author',
  'dable:author',
  'authors',
  'twitter:data1',
];

function authorOf(
  { index, tags }: CleanInput,
  nodes: readonly LinkedNode[],
  main: LinkedNode | undefined,
  siteName: string | undefined,
): string | undefined {
  const byId = (id: string): LinkedNode | undefined =>
    nodes.find(({ fields }) => fields['@id'] === id);
  const accept = (texts: readonly string[]): string | undefined => {
    const names = texts
      .map((text) => cleanAuthor(text))
      .filter((name) => looksLikeName(name) && name.toLowerCase() !== siteName?.toLowerCase());
    return names.length === 0 ? undefined : [...new Set(names)].slice(0, 12).join(', ');
  };
  for (const node of [main, ...nodes]) {
    if (!node?.types.some((type) => ARTICLE.test(type))) continue;
    const author =
      accept(namesField(node, 'author', byId)) ?? accept(namesField(node, 'creator', byId));
    if (author !== undefined) return author;
  }
  for (const name of AUTHOR_TAGS) {
    if (
      name === 'twitter:data1' &&
      !/written|author|by/i.test(tags.get('twitter:label1')?.[0] ?? '')
    )
      continue;
    const author = accept(tags.get(name) ?? []);
    if (author !== undefined) return author;
  }
  return bylineOf(index, nodes, accept);
}

function bylineOf(
  index: PageIndex,
  nodes: readonly LinkedNode[],
  accept: (texts: readonly string[]) => string | undefined,
): string | undefined {
  const usable = index.bylines.filter((element) => !isAside(element)).slice(0, 20);
  const exact = usable.filter(
    ({ attribs }) =>
      /(?:^|\s)author(?:\s|$)/.test(attribs['rel'] ?? '') ||
      /(?:^|\s)(?:author|name)(?:\s|$)/.test(attribs['itemprop'] ?? ''),
  );
  for (const element of [...exact, ...usable]) {
    const text = foldedText(element);
    if (text.length > 120) continue;
    const author = accept([text]);
    if (author !== undefined) return author;
  }
  const people = nodes.filter(({ types }) => types.includes('Person'));
  const only = people.length === 1 ? people[0] : undefined;
  const person = only === undefined ? undefined : accept([textField(only, 'name') ?? '']);
  return person ?? accept(index.titles.slice(0, 2).map(bylineAfter));
}

const BYLINE =
  /(?:^|[\s|>])(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor|[Aa]utor(?:in)?:|[Aa]uthor:)\s+((?:\p{Lu}[\p{L}'’.-]*\s*){2,4})/u;

/** The name behind a "By …" close after a heading. */
function bylineAfter(heading: Element): string {
  return BYLINE.exec(foldedTextAfter(heading, 300))?.[1]?.trim() ?? '';
}
