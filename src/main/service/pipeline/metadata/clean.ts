/**
 * The clean metadata: articleTitle, articleAuthor, publishedTime, modifiedTime, canonical, siteName,
 * articleDescription, articleImage, language. One answer each, from what several places of the page agree on.
 *
 * Title: an `h1` that agrees with `<title>`, `og:title` or the headline of JSON-LD and microdata, else those
 * without the site's name. Author:
 * JSON-LD, meta tags, rel=author and bylines. Dates: JSON-LD, meta tags, `<time>`, the address, dated
 * lines near the title; checked for sense. Keys without evidence are absent.
 */
import type { Element } from 'domhandler';
import { findOne } from 'domutils';
import type { MetadataValue } from '../../domain/document.ts';
import type { PageIndex } from '../dom/page-index.ts';
import { foldedText } from '../dom/text.ts';
import { findDate } from '../page/dates.ts';
import { citedIn } from './cited.ts';
import { descriptionOf, imageOf } from './described.ts';
import { cleanAuthor, looksLikeName } from '../page/people.ts';
import {
  decoded,
  namesField,
  readLinkedData,
  textField,
  type LinkedNode,
} from '../page/linked-data.ts';
import { findPast, propertyText, publishedOf } from './published.ts';
import { headlineOf, linesAfter, linesOf, sideOf } from './surroundings.ts';
import { chooseTitle, type TitleEvidence } from './title.ts';
import { firstTag, type MetaTags } from '../page/tags.ts';

export interface CleanInput {
  readonly index: PageIndex;
  readonly tags: MetaTags;
  /** `link[rel=canonical]`, absolute, if any. */
  readonly canonical: string | undefined;
  /** Final address of the page. */
  readonly url: string;
  /** When the page was read, ms since the epoch; 0: unknown. */
  readonly at: number;
}

const ARTICLE =
  /Article|BlogPosting|Posting|Report|Recipe|Review|HowTo|WebPage|VideoObject|Product|QAPage|Question/;

/** Have authors of their own beside articles. */
const CREDITED = new RegExp(`${ARTICLE.source}|Dataset|Thesis|Book|Chapter|SoftwareSourceCode`);

/** The clean keys of one page. */
export function cleanMetadata(input: CleanInput): Record<string, MetadataValue> {
  const { index, tags, canonical, url, at } = input;
  const nodes = readLinkedData(index);
  const main = mainNode(nodes);
  const siteName = siteNameOf(tags, nodes);
  const monthFirst = isAmerican(index, url);
  const articleTitle = chooseTitle(titleEvidence(input, main, siteName));
  const headline = headlineOf(index, articleTitle);
  return compact({
    articleTitle,
    articleAuthor: authorOf(input, { nodes, main, siteName, headline }),
    publishedTime: publishedOf({
      index,
      tags,
      url,
      nodes,
      main,
      headline,
      find: findPast(at, monthFirst),
    }),
    modifiedTime:
      dated(
        firstTag(
          tags,
          'article:modified_time',
          'og:updated_time',
          'last-modified',
          'dcterms.modified',
        ),
        monthFirst,
      ) ??
      dated(main && textField(main, 'dateModified'), monthFirst) ??
      dated(propertyText(index, 'dateModified', headline), monthFirst),
    canonical,
    siteName,
    articleDescription: descriptionOf({ index, tags, url, main }),
    articleImage: imageOf({ index, tags, url, main }),
    language: index.html?.attribs['lang']?.trim() || declaredLanguage(index, tags, main),
    ...citedIn(nodes, tags, articleTitle ?? ''),
  });
}

const TITLE_TAGS = [
  'dc.title',
  'dcterms.title',
  'citation_title',
  'parsely-title',
  'sailthru.title',
];

function titleEvidence(
  { index, tags, url }: CleanInput,
  main: LinkedNode | undefined,
  siteName: string | undefined,
): TitleEvidence {
  const texts = (elements: readonly Element[]): readonly string[] =>
    elements.map(foldedText).filter((text) => text !== '');
  const told = main && (textField(main, 'headline') ?? textField(main, 'name'));
  return {
    headings: texts(index.titles),
    subheadings: index.titles.length === 0 ? texts(index.subtitles) : [],
    pageTitle: index.title === undefined ? '' : foldedText(index.title),
    socialTitle: decoded(firstTag(tags, 'og:title', 'twitter:title') ?? ''),
    headline: told ?? propertyText(index, 'headline', index.titles[0]) ?? '',
    tagTitle: firstTag(tags, ...TITLE_TAGS) ?? '',
    siteName: siteName ?? '',
    host: URL.parse(url)?.hostname ?? '',
  };
}

function compact(
  values: Readonly<Record<string, MetadataValue | undefined>>,
): Record<string, MetadataValue> {
  const entries = Object.entries(values).filter(
    (entry): entry is [string, MetadataValue] => entry[1] !== undefined && entry[1] !== '',
  );
  return Object.fromEntries(entries);
}

function mainNode(nodes: readonly LinkedNode[]): LinkedNode | undefined {
  // one of many questions is no page of its own
  const isFaq = nodes.filter(isQuestion).length > 1;
  const articles = nodes.filter(
    (node) => node.types.some((type) => ARTICLE.test(type)) && !(isFaq && isQuestion(node)),
  );
  return (
    articles.find((node) => textField(node, 'headline') !== undefined) ??
    articles.find(({ types }) => !types.includes('WebPage')) ??
    articles[0]
  );
}

const isQuestion = ({ types }: LinkedNode): boolean => types.includes('Question');

function siteNameOf(tags: MetaTags, nodes: readonly LinkedNode[]): string | undefined {
  const told = firstTag(tags, 'og:site_name', 'application-name', 'al:android:app_name');
  if (told !== undefined) return told;
  const site = nodes.find(({ types }) => types.includes('WebSite'));
  if (site !== undefined) return textField(site, 'name');
  const byId = (): undefined => undefined;
  return (
    nodes.flatMap((node) => namesField(node, 'publisher', byId))[0] ??
    firstTag(tags, 'dc.publisher', 'dcterms.publisher')
  );
}

function declaredLanguage(
  index: PageIndex,
  tags: MetaTags,
  main: LinkedNode | undefined,
): string | undefined {
  const header = index.metas.find(
    ({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'content-language',
  )?.attribs['content'];
  const bodyLang = index.body?.attribs['lang'];
  const told = firstTag(tags, 'og:locale', 'language', 'dc.language', 'dcterms.language');
  const data =
    (main && textField(main, 'inLanguage')) ?? propertyText(index, 'inLanguage', index.titles[0]);
  return (bodyLang ?? header ?? told ?? data)?.trim().replace('_', '-');
}

function isAmerican(index: PageIndex, url: string): boolean {
  const lang = (index.html?.attribs['lang'] ?? '').toLowerCase();
  const host = URL.parse(url)?.hostname ?? '';
  const isEnglish =
    lang === '' || lang === 'en' || lang.startsWith('en-us') || lang.startsWith('en_us');
  return isEnglish && /\.(?:com|org|net|gov|edu|io|us|co)$/.test(host);
}

function dated(text: string | undefined, monthFirst: boolean): string | undefined {
  return text === undefined ? undefined : findDate(text, { monthFirst });
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

/** What was found out of the page before its author is looked for. */
interface KnownOfPage {
  readonly nodes: readonly LinkedNode[];
  readonly main: LinkedNode | undefined;
  readonly siteName: string | undefined;
  readonly headline: Element | undefined;
}

function authorOf(
  { index, tags }: CleanInput,
  { nodes, main, siteName, headline }: KnownOfPage,
): string | undefined {
  const byId = (id: string): LinkedNode | undefined =>
    nodes.find(({ fields }) => fields['@id'] === id);
  const accept = (texts: readonly string[]): string | undefined => {
    const names = texts
      .map((text) => cleanAuthor(text))
      .filter((name) => looksLikeName(name) && name.toLowerCase() !== siteName?.toLowerCase());
    return names.length < 2
      ? names[0]
      : [...new Set(names.map(inReadingOrder))].slice(0, 12).join(', ');
  };
  for (const node of [main, ...nodes]) {
    if (!node?.types.some((type) => CREDITED.test(type))) continue;
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
  return (
    // nobody but the site itself
    [main, ...nodes]
      .filter((node) => node?.types.some((type) => ARTICLE.test(type)))
      .flatMap((node) => (node === undefined ? [] : namesField(node, 'author', byId)))
      .find((name) => name.toLowerCase() === siteName?.toLowerCase()) ??
    bylineOf(index, headline, nodes, accept) ??
    accept(index.titles.slice(0, 2).map(bylineAfter))
  );
}

/** `Müller, Anna` among others would be taken for two. */
const inReadingOrder = (name: string): string =>
  name.replace(/^([^,]+), (?!(?:[js]r|ph\.?d|m\.?d|inc|ltd|llc)\b)([^,]+)$/i, '$2 $1');

function bylineOf(
  index: PageIndex,
  headline: Element | undefined,
  nodes: readonly LinkedNode[],
  accept: (texts: readonly string[]) => string | undefined,
): string | undefined {
  const usable = index.bylines
    .filter((element) => sideOf(element, headline) === 'content')
    .slice(0, 20);
  const exact = usable.filter(
    ({ attribs }) =>
      /(?:^|\s)author(?:\s|$)/.test(attribs['rel'] ?? '') ||
      /(?:^|\s)(?:author|name)(?:\s|$)/.test(attribs['itemprop'] ?? ''),
  );
  for (const element of [...exact, ...usable]) {
    const author = accept([nameIn(element)]);
    if (author !== undefined) return author;
  }
  const people = nodes.filter(({ types }) => types.includes('Person'));
  const only = people.length === 1 ? people[0] : undefined;
  return only === undefined ? undefined : accept([textField(only, 'name') ?? '']);
}

/** The name a byline links or marks, else its whole text; badges, dates and buttons stand beside the name. */
function nameIn(byline: Element): string {
  const named = findOne(
    ({ name, attribs }) =>
      (attribs['itemprop'] ?? '').split(/\s+/).includes('name') ||
      (name === 'a' &&
        /author|user|profile|member|people/i.test(
          `${attribs['href'] ?? ''} ${attribs['class'] ?? ''}`,
        )),
    byline.children,
  );
  const whole = linesOf(byline).join(' | ');
  const marked = named === null ? '' : foldedText(named);
  const isPart = marked !== '' && looksLikeName(marked) && whole.includes(marked);
  if (isPart && standsAlone(whole, marked)) return marked;
  return whole.length > 120 ? '' : whole;
}

/** Whether what stands around the name is no second name: digits, dates, prefixes. */
function standsAlone(whole: string, marked: string): boolean {
  return !/(?:\b(?:and|und|et|y|e|en)|,)\s+\p{Lu}/u.test(whole.replace(marked, ''));
}

const BYLINE =
  /(?:^|[\s|>])(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor|[Aa]utor(?:in)?:|[Aa]uthor:)\s+((?:(?:(?:vo[nm]|van|de[nrl]?|del?la|d[aio]s?|du|la|zu[mr]?|te[nr]?|bin|ibn|al|el)\s+){0,3}\p{Lu}(?:[\p{L}'’-]*|\p{L}{0,2}\.)(?!\p{L})\s*){2,4})/u;

/** The name behind a "By …" close after a heading. */
function bylineAfter(heading: Element): string {
  for (const line of linesAfter(heading, 300)) {
    const name = BYLINE.exec(line)?.[1]?.trim();
    if (name !== undefined) return name;
  }
  return '';
}
