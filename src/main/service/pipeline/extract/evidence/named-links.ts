/** Links that are called what a field asks an address of: `rules_url`, `pdf_link`, `booking_url`, `github`. */
import type { Element } from 'domhandler';
import { saysAsked } from '../fields/meanings.ts';
import { type Field, subjectOfAddress } from '../fields/field.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { stem, wordsOf } from '../text.ts';
import { type Evidence, one } from './evidence.ts';

const MAX_LINKS = 1_500;
const ENOUGH = 4;
/** Below labels and marked-up data; a kind of file or a site's own name tells most. */
const SCORES = { kind: 0.56, words: 0.54, meant: 0.52 } as const;

/** Links of the page's content whose words, file or site say the field's subject. */
export function namedLinks(field: Field, page: Page): readonly Evidence[] {
  if (field.kind !== 'string' || !field.wantsAddress || field.concept !== undefined) return [];
  const subject = subjectOfAddress(field.words);
  if (subject.join('').length < 3) return [];
  const found: Evidence[] = [];
  let seen = 0;
  for (const element of page.elements) {
    const { href } = element.attribs;
    if (element.name !== 'a' || href === undefined || /^(?:#|javascript:)/.test(href)) continue;
    seen += 1;
    if (seen > MAX_LINKS || found.length >= ENOUGH) break;
    if (page.zone(element) === 'chrome') continue;
    const score = scoreOf(element, href, { subject, page });
    if (score > 0) found.push(one('text', score, href, whereIs(element)));
  }
  return found;
}

function scoreOf(
  element: Element,
  href: string,
  { subject, page }: { readonly subject: readonly string[]; readonly page: Page },
): number {
  const { title = '', 'aria-label': label = '' } = element.attribs;
  const text = `${page.text(element)} ${title} ${label}`.slice(0, 200);
  const url = URL.parse(href, page.base);
  const [only] = subject;
  if (url !== null && only !== undefined && subject.length === 1) {
    const isFile =
      FILES.has(only) &&
      (url.pathname.endsWith(`.${only}`) || url.pathname.split('/').includes(only));
    const isSite = url.host.split('.').includes(only) && url.host !== URL.parse(page.url)?.host;
    if (isFile || isSite) return SCORES.kind;
  }
  const words = wordsOf(text);
  const stems = new Set(words.map(stem));
  if (subject.every((word) => stems.has(stem(word)))) return SCORES.words;
  const isMeant = words.some((_, at) =>
    [1, 2, 3].some((count) => saysAsked(words.slice(at, at + count).join(' '), subject) >= 0.85),
  );
  return isMeant ? SCORES.meant : 0;
}

/** Endings of files that fields are named for. */
const FILES = new Set(
  'pdf csv json xml xlsx xls zip doc docx epub gpx ics mp3 mp4 txt bib'.split(' '),
);
