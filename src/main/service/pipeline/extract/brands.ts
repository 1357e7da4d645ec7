/**
 * Who makes a thing and who publishes a page, as a reader sees it: brand links above a product's name, the site's own name in
 * its title, its feed and its home link.
 */
import { type Evidence, one } from './evidence.ts';
import { hasName } from './names.ts';
import type { MetaTags } from './meta.ts';
import { type Page, whereIs } from './page.ts';
import { keyOf } from './text.ts';

const INTRODUCED =
  /^(?:by|brand|marke|marque|marca|visit the|shop all|more from)\s*:?\s+(.{2,40}?)(?:\s+(?:brand )?store)?$/i;
const BRAND_NAMES = new Set(['brand', 'manufacturer', 'vendor']);
/** Elements between a product's name and what still belongs to it. */
const NEAR = 300;
const MOST_WORDS = 3;

/** A brand is told near the product's name and mostly begins it. */
export function brands(page: Page): readonly Evidence[] {
  const { heading } = page;
  if (heading === undefined) return [];
  const name = page.text(heading);
  const at = page.order(heading);
  const found: Evidence[] = [];
  for (const element of page.elements.slice(Math.max(0, at - NEAR), at + NEAR)) {
    const length = page.textLength(element);
    if (length < 2 || length > 60 || page.zone(element) === 'chrome') continue;
    const text = page.text(element);
    const isNamed = hasName(element, BRAND_NAMES);
    const introduced = isNamed || element.name === 'a' ? INTRODUCED.exec(text)?.[1] : undefined;
    if (introduced !== undefined && (isNamed || begins(name, introduced)))
      found.push(one('text', 0.52, introduced, whereIs(element)));
    else if (element.name === 'a' && begins(name, text))
      found.push(one('text', 0.5, text, whereIs(element)));
  }
  const own = ownBrand(name, hostKeyOf(page.url));
  if (own !== undefined) found.push(one('text', 0.48, own, whereIs(heading)));
  return found.sort((a, b) => b.score - a.score);
}

/** `Acme Anvil 3` begins with `Acme`. */
function begins(name: string, start: string): boolean {
  const words = start.split(/\s+/).length;
  return words <= MOST_WORDS && name.toLowerCase().startsWith(`${start.toLowerCase()} `);
}

/** The words at the name's beginning that spell the site's own. */
function ownBrand(name: string, host: string): string | undefined {
  const words = name.split(/\s+/);
  for (let count = 1; count <= MOST_WORDS && count < words.length; count += 1) {
    const start = words.slice(0, count).join(' ');
    if (host.length >= 3 && keyOf(start) === host) return start;
  }
  return undefined;
}

export function publishers(page: Page, meta: MetaTags): readonly Evidence[] {
  const found: Evidence[] = [];
  for (const name of ['application-name', 'apple-mobile-web-app-title']) {
    const tag = meta.get(name)?.[0];
    if (tag !== undefined) found.push(one('meta', 0.6, tag.content, `meta[name="${name}"]`));
  }
  const host = hostKeyOf(page.url);
  const parts = page.title.split(/\s+[|–—·•»:]\s+|\s+-\s+/);
  const tail = parts.length > 1 ? parts.at(-1) : undefined;
  const fitting =
    parts.length > 1
      ? parts.find(
          (part) =>
            keyOf(part) !== '' && (host.includes(keyOf(part)) || keyOf(part).includes(host)),
        )
      : undefined;
  if (fitting !== undefined) found.push(one('text', 0.56, fitting, 'title'));
  else if (tail !== undefined && tail.length < 40) found.push(one('text', 0.5, tail, 'title'));
  found.push(...ownNames(page), ...logos(page, host));
  return found.sort((a, b) => b.score - a.score);
}

/** `Acme Times » Feed` of the page's first feed, and the text of its home link. */
function ownNames(page: Page): readonly Evidence[] {
  const found: Evidence[] = [];
  for (const element of page.elements) {
    const { rel = '', type = '', title = '' } = element.attribs;
    const feed =
      element.name === 'link' && /\b(?:rss|atom)\b/.test(type)
        ? /^(.{2,40}?)\s+(?:»|&raquo;|–|-|\|)\s+(?:RSS |Atom )?Feed$/i.exec(title)?.[1]
        : undefined;
    if (feed !== undefined) found.push(one('text', 0.585, feed, 'link[rel="alternate"]'));
    const isHome = element.name === 'a' && rel.split(/\s+/).includes('home');
    const length = page.textLength(element);
    if (isHome && length > 1 && length < 40)
      found.push(one('text', 0.575, page.text(element), whereIs(element)));
    if (found.length >= 3) break;
  }
  return found;
}

/** Logo texts, home links and copyright lines that spell the host's name. */
function logos(page: Page, host: string): readonly Evidence[] {
  if (host.length < 3) return [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    const said =
      element.name === 'img'
        ? element.attribs['alt']
        : element.name === 'a'
          ? (element.attribs['title'] ?? (length < 60 ? page.text(element) : undefined))
          : undefined;
    if (said === undefined || said.length > 60) continue;
    const name = said.replace(/\s*\b(?:logo|home|homepage|startseite)\b\s*/gi, ' ').trim();
    if (keyOf(name) === host) return [one('text', 0.57, name, whereIs(element))];
  }
  return [];
}

/** The host's name without `www.` and its ending. */
function hostKeyOf(url: string): string {
  const host = URL.parse(url)?.hostname ?? '';
  return keyOf(host.replace(/^www\./, '').replace(/\.[a-z]+(?:\.[a-z]{2})?$/, ''));
}
