/**
 * The page's links and images, absolute.
 *
 * `links` format: document order, first occurrence wins, fragment-only links dropped, `mailto:` and
 * `tel:`-like schemes as the wire says (mailto kept, others left out). For a crawl: http(s) only, without
 * fragments. Hrefs that do not parse are skipped, never thrown.
 */
import type { Draft } from './draft.ts';

const isWeb = (url: string): boolean => url.startsWith('https:') || url.startsWith('http:');

/** Distinct absolute http(s) addresses without fragment, document order. */
export function crawlLinks(draft: Draft): readonly string[] {
  const found = new Set<string>();
  for (const anchor of draft.index.anchors) {
    const url = draft.addresses.resolve(anchor.attribs['href'] ?? '');
    if (url !== undefined && isWeb(url)) found.add(withoutFragment(url));
  }
  return [...found];
}

/** What the `links` format lists: web links with their fragments, and `mailto:`. */
export function listedLinks(draft: Draft): readonly string[] {
  const found = new Set<string>();
  for (const anchor of draft.index.anchors) {
    const href = (anchor.attribs['href'] ?? '').trim();
    if (href === '' || href.startsWith('#')) continue;
    const url = draft.addresses.resolve(href);
    if (url !== undefined && (isWeb(url) || url.startsWith('mailto:'))) found.add(url);
  }
  return [...found];
}

function withoutFragment(url: string): string {
  const at = url.indexOf('#');
  return at === -1 ? url : url.slice(0, at);
}
