/** What the page tells crawlers: robots meta, canonical address, meta refresh. */
import type { Draft } from './draft.ts';

const REFRESH = /^\s*(\d+(?:\.\d+)?)\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+?)["']?\s*$/i;
const LONGEST_REFRESH_SECONDS = 5;

/** `nofollow` and `noindex` of `<meta name=robots>` (or googlebot). */
export function robotsMeta(draft: Draft): {
  readonly nofollow: boolean;
  readonly noindex: boolean;
} {
  const words = draft.index.metas
    .filter(({ attribs }) => (attribs['name'] ?? '').toLowerCase() === 'robots')
    .flatMap(({ attribs }) => (attribs['content'] ?? '').toLowerCase().split(/[\s,]+/));
  const isNone = words.includes('none');
  return {
    nofollow: isNone || words.includes('nofollow'),
    noindex: isNone || words.includes('noindex'),
  };
}

/** The first `link[rel=canonical]` with an address, absolute http(s). */
export function canonicalOf(draft: Draft): string | undefined {
  for (const { attribs } of draft.index.links) {
    if (!(attribs['rel'] ?? '').toLowerCase().split(/\s+/).includes('canonical')) continue;
    const url = webAddress(draft, attribs['href']);
    if (url !== undefined) return url;
  }
  return undefined;
}

/** Where `<meta http-equiv=refresh>` leads within five seconds; itself does not count. */
export function metaRefreshOf(draft: Draft): string | undefined {
  for (const { attribs } of draft.index.metas) {
    if ((attribs['http-equiv'] ?? '').toLowerCase() !== 'refresh') continue;
    const [, seconds, target] = REFRESH.exec(attribs['content'] ?? '') ?? [];
    if (target === undefined || Number(seconds) > LONGEST_REFRESH_SECONDS) continue;
    const url = webAddress(draft, target);
    if (url !== undefined && url !== draft.input.snapshot.finalUrl) return url;
  }
  return undefined;
}

function webAddress(draft: Draft, href: string | undefined): string | undefined {
  if (href === undefined || href.trim() === '') return undefined;
  const url = draft.addresses.resolve(href.trim());
  return url !== undefined && /^https?:/.test(url) ? url : undefined;
}
