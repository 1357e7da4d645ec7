/** Who makes a thing, as a reader sees it: brand links around its name, the site's own name at its beginning. */
import type { Element } from 'domhandler';
import { type Evidence, one } from './evidence.ts';
import { hasName } from '../sources/names.ts';
import { type Page, whereIs } from '../sources/page.ts';
import { hostKeyOf } from './situation.ts';
import { keyOf } from '../text.ts';

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
    found.push(...brandIn(element, name, page));
  }
  const own = ownBrand(name, hostKeyOf(page.url));
  if (own !== undefined) found.push(one('text', 0.48, own, whereIs(heading)));
  return found.sort((a, b) => b.score - a.score);
}

function brandIn(element: Element, name: string, page: Page): readonly Evidence[] {
  const text = page.text(element);
  const isNamed = hasName(element, BRAND_NAMES);
  const isLink = element.name === 'a';
  const introduced = isNamed || isLink ? INTRODUCED.exec(text)?.[1] : undefined;
  if (introduced !== undefined && (isNamed || begins(name, introduced)))
    return [one('text', 0.52, introduced, whereIs(element))];
  return isLink && (begins(name, text) || leadsToBrand(element))
    ? [one('text', 0.5, text, whereIs(element))]
    : [];
}

/** `<a href="/brands/acme">`. */
const leadsToBrand = ({ attribs }: Element): boolean =>
  /\/(?:brands?|vendors?|manufacturers?|marken?|marques?|marcas?|hersteller|merken)\/[^/?#]+\/?$/i.test(
    attribs['href'] ?? '',
  );

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
