/**
 * The page's links and images, absolute.
 *
 * `links` format: document order, first occurrence wins, fragment-only links dropped, `mailto:` and
 * `tel:`-like schemes as the wire says (mailto kept, others left out). For a crawl: http(s) only, without
 * fragments. Hrefs that do not parse are skipped, never thrown.
 */
import type { Draft } from './draft.ts';

const isWeb = (url: string): boolean => url.startsWith('https:') || url.startsWith('http:');

export interface PageLinks {
  /** Distinct absolute http(s) addresses without fragment. */
  readonly crawled: readonly string[];
  /** What the `links` format lists: web links with their fragments, and `mailto:`. */
  readonly listed: readonly string[];
}

/** Both lists, in document order. */
export function readLinks({ index, addresses }: Draft): PageLinks {
  const crawled = new Set<string>();
  const listed = new Set<string>();
  for (const { attribs } of index.anchors) {
    const href = (attribs['href'] ?? '').trim();
    const url = addresses.resolve(href);
    if (url === undefined) continue;
    const isCrawled = isWeb(url);
    if (isCrawled) crawled.add(withoutFragment(url));
    if (href === '' || href.startsWith('#')) continue;
    if (isCrawled || url.startsWith('mailto:')) listed.add(url);
  }
  return { crawled: [...crawled], listed: [...listed] };
}

function withoutFragment(url: string): string {
  const at = url.indexOf('#');
  return at === -1 ? url : url.slice(0, at);
}
