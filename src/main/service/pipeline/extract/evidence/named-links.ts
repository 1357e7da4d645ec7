/**
 * Links that are called what a field asks an address of: `rules_url`, `pdf_link`, `booking_url`, `github`; those to a network, wherever
 * they stand.
 */
import type { Element } from 'domhandler';
import { saysAsked } from '../fields/meanings.ts';
import { subjectOfAddress } from '../fields/concept-of.ts';
import type { Field } from '../fields/field.ts';
import { hostsOf, isNetwork } from '../fields/networks.ts';
import { type Page, parentOf, whereIs } from '../sources/page.ts';
import { stem, wordsOf } from '../text.ts';
import { type Evidence, one } from './evidence.ts';

const MAX_LINKS = 1_500;
const ENOUGH = 4;
/** Below labels and marked-up data; a kind of file or a site's own name tells most. */
const SCORES = { kind: 0.56, words: 0.54, meant: 0.52 } as const;

/** Links of the page's content whose words, file or site say the field's subject. */
export function namedLinks(field: Field, page: Page): readonly Evidence[] {
  if (field.kind !== 'string' || !field.wantsAddress || field.concept !== undefined) return [];
  const network = field.words.length <= 2 ? field.words.find(isNetwork) : undefined;
  const subject = network === undefined ? subjectOfAddress(field.words) : [network];
  if (subject.join('').length < 3) return [];
  const found: Evidence[] = [];
  let seen = 0;
  for (const element of page.elements) {
    const { href } = element.attribs;
    if (element.name !== 'a' || href === undefined || /^(?:#|javascript:)/.test(href)) continue;
    seen += 1;
    if (seen > MAX_LINKS || found.length >= ENOUGH) break;
    const score = scoreOf(element, href, { subject, page, network });
    if (score > 0) found.push(one('text', score, href, whereIs(element)));
  }
  return found;
}

/** To send the page there, not to somebody. */
const SHARED = /\/(?:share|sharer|intent|dialog|sharing|submit|pin\/create)(?:[/.?]|$)|[?&]url=/i;

/** In a column beside the text, where registries of packages and shops of apps have their links. */
const BESIDE = 0.9;

/** Words of a link beside those of the subject. */
const MOST_BESIDE = 4;

const isInBar = (element: Element): boolean => {
  for (let up: Element | undefined = element; up !== undefined; up = parentOf(up))
    if (/^(?:nav|footer|header)$/.test(up.name)) return true;
  return false;
};

interface Asked {
  readonly subject: readonly string[];
  readonly network: string | undefined;
  readonly page: Page;
}

function scoreOf(element: Element, href: string, { subject, network, page }: Asked): number {
  const isBeside = page.zone(element) === 'chrome';
  if (network === undefined ? isBeside && isInBar(element) : SHARED.test(href)) return 0;
  return rankOf(element, href, { subject, page }) * (isBeside ? BESIDE : 1);
}

function rankOf(
  element: Element,
  href: string,
  { subject, page }: Pick<Asked, 'subject' | 'page'>,
): number {
  const { title = '', 'aria-label': label = '' } = element.attribs;
  const text = `${page.text(element)} ${title} ${label}`.slice(0, 200);
  const [only] = subject;
  if (subject.length === 1 && only !== undefined && isOfSort(only, href, page)) return SCORES.kind;
  const words = wordsOf(text);
  // a headline that speaks of it is no link to it
  if (words.length > subject.length + MOST_BESIDE) return 0;
  const stems = new Set(words.map(stem));
  if (subject.every((word) => stems.has(stem(word)))) return SCORES.words;
  const isMeant = words.some((_, at) =>
    [1, 2, 3].some((count) => saysAsked(words.slice(at, at + count).join(' '), subject) >= 0.85),
  );
  return isMeant ? SCORES.meant : 0;
}

/** A file of the kind that is asked, or the site of that name. */
function isOfSort(sort: string, href: string, page: Page): boolean {
  const url = URL.parse(href, page.base);
  if (url === null) return false;
  const { pathname, host } = url;
  if (SORTS.get(sort)?.test(pathname) === true) return true;
  if (FILES.has(sort) && (pathname.endsWith(`.${sort}`) || pathname.split('/').includes(sort)))
    return true;
  const parts = host.split('.');
  const isThere = hostsOf(sort).some((name) => parts.includes(name));
  return isThere && host !== URL.parse(page.url)?.host;
}

/** What files are that fields name by their sort. */
const SORTS: ReadonlyMap<string, RegExp> = new Map([
  ['audio', /\.(?:mp3|m4a|ogg|oga|opus|wav|aac|flac)$/i],
  ['video', /\.(?:mp4|webm|mov|m4v|mkv)$/i],
  ['document', /\.(?:pdf|docx?|odt)$/i],
]);

/** Endings of files that fields are named for. */
const FILES = new Set(
  'pdf csv json xml xlsx xls zip doc docx epub gpx ics mp3 mp4 txt bib'.split(' '),
);
