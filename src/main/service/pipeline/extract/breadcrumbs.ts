/** Where the page stands in its site: the breadcrumb trail and the category. */
import { type Evidence, one, type Piece } from './evidence.ts';
import { hasName } from './names.ts';
import { type Page, whereIs } from './page.ts';
import type { Element } from 'domhandler';
import { fold } from './text.ts';

/** The trail's entries: links and the current page, separators dropped. */
export function breadcrumbs(page: Page): readonly Evidence[] {
  const names = new Set([
    'breadcrumb',
    'breadcrumbs',
    'crumbs',
    'breadcrumblist',
    'crumb',
    'bread',
    'brotkrumen',
    'rootline',
    'ariane',
    'yoastbreadcrumb',
  ]);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const label = element.attribs['aria-label'] ?? '';
    if (!/bread\s?crumb|brotkr|you are here|fil d.ariane/i.test(label) && !hasName(element, names))
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
    if (element.name !== 'ol' && element.name !== 'ul') continue;
    const length = page.textLength(element);
    if (length < 8 || length > 400) continue;
    const pieces = trail(element, page);
    const last = pieces.at(-1)?.text.toLowerCase() ?? '';
    if (pieces.length < 2 || pieces.length > MOST_STEPS || last.length < 3) continue;
    const leadsHere = last === heading || heading.startsWith(last) || last.startsWith(heading);
    if (leadsHere && goesDown(page.within(element, 'a'), page))
      return [{ source: 'list', score: UNNAMED_SCORE, pieces }];
  }
  return [];
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

export function categories(page: Page): readonly Evidence[] {
  const names = new Set([
    'category',
    'categories',
    'section',
    'kicker',
    'eyebrow',
    'rubrik',
    'topic',
    'catlinks',
    'postcategory',
    'channel',
  ]);
  const at = page.heading === undefined ? 0 : page.order(page.heading);
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 2 || length > 60) continue;
    const isRel = /\bcategory\b/.test(element.attribs['rel'] ?? '');
    // what a menu lists are the site's categories, not the page's
    if (!isRel && page.zone(element) === 'chrome') continue;
    const isLink =
      element.name === 'a' &&
      /\/(?:category|categories|section|topics?|kategorie|rubrik|categoria|categorie)\//.test(
        element.attribs['href'] ?? '',
      );
    if (!isRel && !isLink && !hasName(element, names)) continue;
    const distance = Math.min(Math.abs(page.order(element) - at), 1_500) / 1_500;
    if (distance >= 1) continue;
    const text = page
      .text(element)
      .replace(
        /^(?:(?:posted in|filed under|categor(?:y|ies)|in|kategorien?)\s*[:：]|(?:posted in|filed under|in)\s)\s*/i,
        '',
      );
    if (text === '') continue;
    found.push(
      one(
        'text',
        (isRel ? 0.56 : isLink ? 0.53 : 0.48) -
          distance * 0.15 -
          (page.zone(element) === 'chrome' ? 0.15 : 0),
        text,
        whereIs(element),
      ),
    );
    if (found.length > 40) break;
  }
  return found.sort((a, b) => b.score - a.score);
}
