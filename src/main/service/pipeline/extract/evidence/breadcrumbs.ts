/** Where the page stands in its site: the breadcrumb trail and the category. */
import { type Evidence, evidenceIn, one, type Piece } from './evidence.ts';
import { hasName } from '../sources/names.ts';
import { farFromHeading, type Page, whereIs } from '../sources/page.ts';
import type { Element } from 'domhandler';
import { fold, keyOf } from '../text.ts';

const TRAILS = new Set(
  'breadcrumb breadcrumbs crumbs breadcrumblist crumb bread brotkrumen rootline ariane yoastbreadcrumb'.split(
    ' ',
  ),
);

/** The trail's entries: links and the current page, separators dropped. */
export function breadcrumbs(page: Page): readonly Evidence[] {
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const label = element.attribs['aria-label'] ?? '';
    if (!/bread\s?crumb|brotkr|you are here|fil d.ariane/i.test(label) && !hasName(element, TRAILS))
      continue;
    const length = page.textLength(element);
    if (length < 3 || length > 500) continue;
    const pieces = trail(element, page);
    if (pieces.length < 2) continue;
    found.push({ source: 'list', score: 0.6 - found.length * 0.005, pieces });
    if (found.length > 8) break;
  }
  return [...found, ...unnamedTrails(page)];
}

const MOST_STEPS = 8;
const UNNAMED_SCORE = 0.61;

/** A list without a name that leads from the site's start, address by address, to this page's heading. */
function unnamedTrails(page: Page): readonly Evidence[] {
  const heading = page.heading === undefined ? '' : page.text(page.heading).toLowerCase();
  if (heading === '') return [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (!/^[ou]l$/.test(element.name) || length < 8 || length > 400) continue;
    const pieces = trail(element, page);
    if (pieces.length < 2 || pieces.length > MOST_STEPS) continue;
    if (endsWith(heading, pieces) && goesDown(page.within(element, 'a'), page))
      return [{ source: 'list', score: UNNAMED_SCORE, pieces }];
  }
  return [];
}

function endsWith(heading: string, pieces: readonly Piece[]): boolean {
  const last = pieces.at(-1)?.text.toLowerCase() ?? '';
  return last.length >= 3 && (heading.startsWith(last) || last.startsWith(heading));
}

/** Each link lies below the one before it, or the first is the site's start. */
function goesDown(links: readonly Element[], page: Page): boolean {
  const paths = links.flatMap((link) => {
    const url = URL.parse(link.attribs['href'] ?? '', page.base);
    return url === null || url.host !== URL.parse(page.url)?.host
      ? []
      : [url.pathname.replace(/(?:\/|\.html?)$/, '')];
  });
  if (paths.length === 0 || paths.length < links.length) return false;
  return (
    paths[0] === '' ||
    (paths.length > 1 &&
      paths.every((path, index) => index === 0 || path.startsWith(paths[index - 1] ?? '')))
  );
}

function trail(element: Element, page: Page): readonly Piece[] {
  const items = page
    .within(element, 'li')
    .filter((item) => page.textLength(item) > 0 && page.within(item, 'li').length === 0);
  const places = items.length >= 2 ? items : undefined;
  const pieces: Piece[] = [];
  const push = (text: string, where: string): void => {
    const clean = fold(text.replace(/^[\s/>›»→|·•❯⟩\-–—\\:]+|[\s/>›»→|·•❯⟩\-–—\\:]+$/gu, ''));
    if (clean !== '' && pieces.at(-1)?.text !== clean) pieces.push({ text: clean, where });
  };
  if (places !== undefined) for (const item of places) push(page.text(item), whereIs(item));
  else {
    const links = page.within(element, 'a').filter((link) => page.textLength(link) > 0);
    for (const line of page.lines(element)) {
      for (const part of line.split(/\s*[>›»→❯⟩|]\s*|\s+[/·•\\]\s+/u)) push(part, whereIs(element));
    }
    if (links.length > pieces.length) {
      pieces.length = 0;
      for (const link of links) push(page.text(link), whereIs(link));
      const whole = page.text(element);
      const last = links.at(-1);
      if (last !== undefined)
        push(
          whole.slice(whole.lastIndexOf(page.text(last)) + page.text(last).length),
          whereIs(element),
        );
    }
  }
  return pieces.filter(
    (piece, index) => piece.text.length < 200 && (index > 0 || !/^you are here$/i.test(piece.text)),
  );
}

const CATEGORY_NAMES = new Set(
  'category categories section kicker eyebrow rubrik topic catlinks postcategory channel'.split(
    ' ',
  ),
);
const CATEGORY_PATH =
  /\/(?:category|categories|section|topics?|kategorie|rubrik|categoria|categorie)\//;
const FILED_IN =
  /^(?:(?:posted in|filed under|categor(?:y|ies)|in|kategorien?)\s*[:：]|(?:posted in|filed under|in)\s)\s*/i;

const HOME = /^(?:home|homepage|start|startseite|accueil|inicio)$/i;

/** The last step of the trail that is neither the site's start nor the page itself. */
function lastStep(page: Page): readonly Evidence[] {
  const [trails] = breadcrumbs(page);
  const heading = page.heading === undefined ? '' : keyOf(page.text(page.heading));
  const isPage = (key: string): boolean => heading.startsWith(key) || key.startsWith(heading);
  const step = trails?.pieces.findLast(
    ({ text }) => !HOME.test(text) && (heading === '' || !isPage(keyOf(text))),
  );
  return step === undefined ? [] : [{ source: 'list', score: 0.57, pieces: [step] }];
}

export function categories(page: Page): readonly Evidence[] {
  return [...lastStep(page), ...namedCategories(page)];
}

function namedCategories(page: Page): readonly Evidence[] {
  return evidenceIn(page, { length: [2, 60], enough: 40, inFrame: true }, (element) => {
    const { name, attribs } = element;
    const isRel = /\bcategory\b/.test(attribs['rel'] ?? '');
    const isInFrame = page.zone(element) === 'chrome';
    // what a menu lists are the site's categories, not the page's
    if (!isRel && isInFrame) return undefined;
    const isLink = name === 'a' && CATEGORY_PATH.test(attribs['href'] ?? '');
    if (!isRel && !isLink && !hasName(element, CATEGORY_NAMES)) return undefined;
    const far = farFromHeading(element, page, 1_500);
    const text = page.text(element).replace(FILED_IN, '');
    if (far >= 1 || text === '') return undefined;
    const base = isRel ? 0.56 : isLink ? 0.53 : 0.48;
    return one('text', base - far * 0.15 - (isInFrame ? 0.15 : 0), text, whereIs(element));
  });
}
