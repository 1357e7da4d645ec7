/**
 * Texts that may be a page's title, author or publisher, each with its situation: whatever could be one. Which
 * it is, if any, says the learned scorer (`learned.ts`). Pure; bounded.
 */
import { type Element, isTag, isText } from 'domhandler';
import type { MetaTags } from '../sources/meta.ts';
import { childElements, type Page, whereIs } from '../sources/page.ts';
import { personName } from './person-name.ts';
import { isInner, partsOfTitle, SITE_START, type Situation, type Situations } from './situation.ts';
import { fold } from '../text.ts';

export type LearnedConcept = 'title' | 'author' | 'publisher';

export interface Candidate {
  readonly text: string;
  /** CSS-like place, found when asked for. */
  readonly where: () => string;
  readonly situation: Situation;
}

/** Where a candidate comes from, as the scorer's column `origin` has it; 0 is an element's text. */
export const ORIGIN = {
  wholeTitle: 1,
  firstOfTitle: 2,
  insideTitle: 3,
  lastOfTitle: 4,
  copyright: 5,
  titleWithoutLast: 7,
  meta: 8,
  feed: 9,
  attribute: 10,
} as const;

/** What an element says of a concept. */
interface Said {
  readonly text: string;
  readonly more?: Partial<Situation>;
}

/** A text that no element shows. */
interface Unshown {
  readonly text: string;
  readonly where: string;
  readonly origin: number;
}

interface Reader {
  /** Words of classes and ids that name the concept. */
  readonly names: ReadonlySet<string>;
  /** Most characters of an element's text. */
  readonly most: number;
  readonly read: (element: Element, page: Page, situations: Situations) => readonly Said[];
  /** Whether anything about the text says that it may be one. */
  readonly mayBe?: (situation: Situation) => boolean;
  readonly unshown?: (page: Page, meta: MetaTags) => readonly Unshown[];
}

const MOST_CANDIDATES = 1_500;

const named = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const READERS: Readonly<Record<LearnedConcept, Reader>> = {
  title: {
    names: named(
      'title headline heading posttitle entrytitle articletitle pagetitle recipetitle recipename producttitle productname',
    ),
    most: 400,
    read: readTitle,
    unshown: titlesOfHead,
  },
  author: {
    names: named(
      'author byline writer authorname contributor chef postauthor vcard by writtenby creator journalist reporter autor auteur',
    ),
    most: 120,
    read: readAuthor,
    mayBe: mayBeAuthor,
    unshown: authorsOfHead,
  },
  publisher: {
    names: named('logo brand sitename sitetitle masthead publisher branding sitelogo navbarbrand'),
    most: 60,
    read: readPublisher,
    unshown: publishersOfHead,
  },
};

export function candidatesFor(
  concept: LearnedConcept,
  situations: Situations,
  meta: MetaTags,
): readonly Candidate[] {
  const { page } = situations;
  const { names, most, read, mayBe, unshown } = READERS[concept];
  const found: Candidate[] = [];
  const add = ({ text, more }: Said, situation: Situation, where: () => string): void => {
    const rank = Math.log2(1 + found.length);
    const own = { ...situation, rank, ...more };
    if (mayBe?.(own) === false) return;
    found.push({ text, where, situation: own });
  };
  for (const element of page.elements) {
    if (found.length >= MOST_CANDIDATES) break;
    const length = page.textLength(element);
    const isText = length >= 2 && length <= most && !isInner(element, page);
    if (!isText && attributeOf(element) === '') continue;
    const all = isText ? read(element, page, situations) : [];
    for (const said of concept === 'publisher' ? [...all, ...nameInAttribute(element)] : all)
      add(said, situations.ofElement(element, said.text, names), () => whereIs(element));
  }
  for (const { text, where, origin } of unshown?.(page, meta) ?? []) {
    const clean = fold(text);
    if (clean !== '') add({ text: clean, more: { origin } }, situations.ofText(clean), () => where);
  }
  return found;
}

function readTitle(element: Element, page: Page): readonly Said[] {
  const isHead = /^h[1-4]$/.test(element.name) || holdsHeading(element, page);
  return isHead && page.textLength(element) > 2 ? [{ text: page.text(element) }] : [];
}

/** A box that is called a title, or has a heading and no text besides. */
function holdsHeading(element: Element, page: Page): boolean {
  const { name, attribs } = element;
  if (!/^(?:div|span|p|a|header|section|strong|td|th)$/.test(name)) return false;
  if (/title|headline|heading/i.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`))
    return true;
  const [heading] = ['h1', 'h2', 'h3'].flatMap((tag) => page.within(element, tag));
  return heading !== undefined && page.textLength(heading) === page.textLength(element);
}

function titlesOfHead({ title }: Page): readonly Unshown[] {
  const parts = titleParts(title);
  const last = / (?:[|–—·•»:›-]) [^|–—·•»:›]+$/u.exec(title);
  const withoutLast =
    last !== null && parts.length > 2
      ? [{ text: title.slice(0, last.index), where: 'title', origin: ORIGIN.titleWithoutLast }]
      : [];
  return [{ text: title, where: 'title', origin: ORIGIN.wholeTitle }, ...parts, ...withoutLast];
}

function titleParts(title: string): readonly Unshown[] {
  const parts = partsOfTitle(title).filter((part) => part !== title);
  return parts.map((text, at) => {
    const end = at === parts.length - 1 ? ORIGIN.lastOfTitle : ORIGIN.insideTitle;
    return { text, where: 'title', origin: at === 0 ? ORIGIN.firstOfTitle : end };
  });
}

const BY =
  '(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Aa]v|[Aa]f|[Dd]oor|[Oo]d|[Pp]rzez|[Оо]т|[Aa]uth?or|[Aa]ut[oe]u?re?|[Vv]erfasser(?:in)?|[Tt]e[kx]s?t|[Аа]втор|[Ww]riter|[Ww]ords)\\s*:?';
const BEHIND_BY = new RegExp(`(?:^|[\\s(])${BY}\\s*$`, 'u');
const BEGINS_WITH_BY = new RegExp(`^(?:\\p{L}+ ){0,3}${BY}\\s`, 'u');

function readAuthor(element: Element, page: Page): readonly Said[] {
  const text = page.text(element);
  const name = element.name === 'label' ? undefined : personName(text);
  if (name === undefined) return [];
  const words = name.split(/\s+/).filter((word) => !PARTICLES.has(word));
  const capital = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  const isWhole = words.length > 1 && words.length < 5 && capital === words.length;
  const isBehind = BEHIND_BY.test(textBefore(element, page));
  return [
    {
      text: name,
      more: {
        isIntroduced: BEGINS_WITH_BY.test(text) ? 2 : Number(isBehind),
        looksLikePerson: isWhole ? 2 : Number(capital > 1),
        ...(isWhole ? { capitals: 1 } : {}),
        isCut: Number(name.length < text.length),
      },
    },
  ];
}

/** Small words inside names of people. */
const PARTICLES: ReadonlySet<string> = new Set(
  'von van de der den del della di da do dos das du le la las los y e zu zum zur ter ten te af av bin ibn al el'.split(
    ' ',
  ),
);

/** Said to be one, by the page's words, names or links; or a person's name beside a date. */
function mayBeAuthor(situation: Situation): boolean {
  const { isProfile, relAuthor, isIntroduced, origin, stepsToName } = situation;
  if (situation.headingLikeness >= 2) return false;
  if (isProfile + relAuthor + isIntroduced + origin > 0 || stepsToName <= 3) return true;
  return situation.looksLikePerson === 2 && situation.nearDate <= 3;
}

/** The last characters in front of an element inside its parent. */
function textBefore(element: Element, page: Page): string {
  let text = '';
  let at = element.prev;
  for (let steps = 0; steps < 20 && at !== null && text.length < 40; steps += 1, at = at.prev)
    text = `${isTag(at) ? page.text(at) : isText(at) ? at.data : ''} ${text}`;
  return fold(text).slice(-40);
}

function authorsOfHead(_: Page, meta: MetaTags): readonly Unshown[] {
  return inMeta(meta, ['author', 'byl', 'dc.creator', 'citation_author', 'creator']).flatMap(
    ({ text, ...rest }) => {
      const name = personName(text);
      return name === undefined ? [] : [{ ...rest, text: name }];
    },
  );
}

function inMeta(meta: MetaTags, names: readonly string[]): readonly Unshown[] {
  return names.flatMap((name) =>
    (meta.get(name) ?? [])
      .slice(0, 1)
      .map(({ content }) => ({ text: content, where: `meta[${name}]`, origin: ORIGIN.meta })),
  );
}

function readPublisher(element: Element, page: Page, situations: Situations): readonly Said[] {
  const text = page.text(element);
  const owner = ownerIn(text);
  return [
    ...(situations.isOfSite(text) || leadsHome(element, situations) ? [{ text }] : []),
    ...(owner === undefined ? [] : [{ text: owner, more: { origin: ORIGIN.copyright } }]),
  ];
}

function leadsHome(element: Element, situations: Situations): boolean {
  return [element, ...childElements(element)].some(
    ({ name, attribs: { href } }) =>
      name === 'a' && href !== undefined && situations.leadsTo(href) === SITE_START,
  );
}

/** `© 2024 Acme Inc. All rights reserved`. */
function ownerIn(text: string): string | undefined {
  return /(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s*[-–]\s*\d{2,4})?)?\s*(?:by\s)?,?\s*(\p{L}[^.|©\d]{1,40}?)\s*(?:[.|,]|\d{4}|all rights|alle rechte|$)/iu.exec(
    text,
  )?.[1];
}

/** What a picture or a link is said to be. */
function attributeOf({ name, attribs }: Element): string {
  if (name === 'img') return attribs['alt'] ?? '';
  return name === 'a' ? (attribs['aria-label'] ?? attribs['title'] ?? '') : '';
}

function nameInAttribute(element: Element): readonly Said[] {
  const said = attributeOf(element);
  if (said.length < 2 || said.length > 60) return [];
  const text = said.replace(/\s*\b(?:logo|home|homepage|startseite|page)\b\s*/gi, ' ').trim();
  const more = { origin: ORIGIN.attribute, isCut: Number(text !== said) };
  return text === '' ? [] : [{ text, more }];
}

function publishersOfHead(page: Page, meta: MetaTags): readonly Unshown[] {
  const feeds = page.elements.flatMap(({ name, attribs: { type = '', title = '' } }) => {
    if (name !== 'link' || !/\b(?:rss|atom)\b/.test(type)) return [];
    const text = /^(.{2,40}?)\s+(?:»|&raquo;|–|-|\|)\s+(?:RSS |Atom )?Feed$/i.exec(title)?.[1];
    return text === undefined
      ? []
      : [{ text, where: 'link[rel="alternate"]', origin: ORIGIN.feed }];
  });
  return [
    ...titleParts(page.title),
    ...inMeta(meta, ['application-name', 'apple-mobile-web-app-title']),
    ...feeds,
  ];
}
