/** What the page tells crawlers: robots meta, canonical address, where it refreshes to. */
import { isTag, type Element } from 'domhandler';
import type { Draft } from './draft.ts';

/** Source: HTML, shared declarative refresh steps. */
const REFRESH =
  /^(\d+)(?:\.[\d.]*)?(?:\s*[;,]\s*|\s+)(?:url\s*=\s*)?(?:"([^"]+)|'([^']+)|((?!url\s*=)[^"'\s].*)$)/is;
const LONGEST_REFRESH = 4_096;
const LONGEST_REFRESH_SECONDS = 5;

/** To whom rules of `X-Robots-Tag` may be said so that they are said to Hearth. */
const OWN_NAMES: ReadonlySet<string> = new Set(['*', 'hearthbot', 'hearth', 'firecrawlagent']);
/** Rules of `X-Robots-Tag` with a value; any other word before a colon names whom the rest is said to. */
const RULE_WITH_VALUE = /^(?:max-[a-z-]+|unavailable_after)$/;

/** `nofollow` and `noindex` of `<meta name=robots>` and of the `X-Robots-Tag` header. */
export function robotsMeta(draft: Draft): {
  readonly nofollow: boolean;
  readonly noindex: boolean;
} {
  const metas = draft.index.metas
    .filter(({ attribs }) => (attribs['name'] ?? '').toLowerCase() === 'robots')
    .flatMap(({ attribs }) => (attribs['content'] ?? '').toLowerCase().split(/[\s,]+/));
  const words = [...metas, ...robotsHeader(draft.input.snapshot.headers['x-robots-tag'] ?? '')];
  const isNone = words.includes('none');
  return {
    nofollow: isNone || words.includes('nofollow'),
    noindex: isNone || words.includes('noindex'),
  };
}

/** The words of `X-Robots-Tag` that are not said to somebody else: `otherbot: nofollow` is. */
function robotsHeader(header: string): readonly string[] {
  return header
    .toLowerCase()
    .split('\n')
    .flatMap((line) => {
      let isOurs = true;
      return line.split(',').flatMap((part) => {
        const [, name, rest = ''] = /^\s*([^\s:]+)\s*:(.*)$/.exec(part) ?? [];
        if (name === undefined || RULE_WITH_VALUE.test(name)) return isOurs ? [part.trim()] : [];
        isOurs = OWN_NAMES.has(name);
        return isOurs ? [rest.trim()] : [];
      });
    });
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

/**
 * Where a `Refresh` header or `<meta http-equiv=refresh>` leads within five seconds; itself does not count. One in
 * `<noscript>` is for browsers without scripts.
 */
export function metaRefreshOf(draft: Draft): string | undefined {
  const { headers, finalUrl } = draft.input.snapshot;
  const metas = draft.index.metas.filter(
    (meta) => (meta.attribs['http-equiv'] ?? '').toLowerCase() === 'refresh' && !isNoscript(meta),
  );
  for (const text of [headers['refresh'], ...metas.map(({ attribs }) => attribs['content'])]) {
    const [, seconds, ...targets] =
      REFRESH.exec((text ?? '').slice(0, LONGEST_REFRESH).trim()) ?? [];
    const target = targets.find(Boolean);
    if (target === undefined || Number(seconds) > LONGEST_REFRESH_SECONDS) continue;
    const url = webAddress(draft, target);
    if (url !== undefined && url !== finalUrl) return url;
  }
  return undefined;
}

function isNoscript({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && (parent.name === 'noscript' || isNoscript(parent));
}

function webAddress(draft: Draft, href: string | undefined): string | undefined {
  if (href === undefined || href.trim() === '') return undefined;
  const url = draft.addresses.resolve(href.trim());
  return url !== undefined && /^https?:/.test(url) ? url : undefined;
}
