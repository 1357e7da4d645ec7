/**
 * The list a map answers with: what belongs, once each, with how it was found.
 *
 * Addresses are written as the wire wants them: no fragment, no slash at the end, without the query
 * when queries are ignored; of several spellings of one page https and no `www.` are preferred. Scope
 * rules are the crawl's (domain/scope). Source: wire/v2.md section 9, wire/v1.md section 6.
 */
import type { MapCommand } from '../domain/command.ts';
import { defined } from '../domain/defined.ts';
import { createScope, decide } from '../domain/scope.ts';
import type { Scope } from '../domain/scope.ts';
import { isPlainUrl, urlKey, type UrlParts } from '../domain/url-key.ts';

export type FoundBy = 'start' | 'sitemap' | 'link';

export type MapLink = {
  readonly url: string;
  /** As it was found, for reading it: with its slash at the end. Absent when `url` is the same. */
  readonly href?: string;
  readonly title?: string;
  readonly description?: string;
  readonly foundBy: FoundBy;
  /** Page or sitemap on which it was first seen. */
  readonly foundOn?: string;
};

export interface Sighting {
  readonly url: string;
  /** The address parsed, where it was parsed already. */
  readonly parsed?: UrlParts;
  readonly foundOn?: string;
  readonly title?: string;
  readonly description?: string;
}

export interface MapLinks {
  /** Notes an address; false when it does not belong. */
  add(sighting: Sighting, foundBy: FoundBy): boolean;
  /** Title and description read from the page itself win over others'. */
  describe(url: string, seen: { readonly title?: string; readonly description?: string }): void;
  /** The page does not exist. */
  drop(url: string): void;
  /** The limit is reached. */
  isFull(): boolean;
  size(): number;
  /** In order of discovery. */
  list(): readonly MapLink[];
}

/** How many were found: all addresses of a sitemap share one. */
interface Source {
  readonly foundBy: FoundBy;
  readonly foundOn?: string;
}

/** An empty list for one command. `siteUrl` is where the start led. */
export function createMapLinks(command: MapCommand, siteUrl: string): MapLinks {
  const scope = mapScope(command, siteUrl);
  /**
   * By key, with the site's scheme before it, so that a plain address is its own key. Of one that has nothing
   * to tell but its source, only that is kept: maps have tens of thousands of them.
   */
  const links = new Map<string, MapLink | Source>();
  const { protocol } = new URL(siteUrl);
  const dropsQuery = command.ignoreQueryParameters;
  const rules = {
    ignoreQueryParameters: dropsQuery,
    deduplicateSimilarUrls: true,
  };
  const keyOf = (url: string, parsed?: UrlParts): string =>
    `${protocol}//${urlKey(url, rules, parsed)}`;
  let lastSource: Source = { foundBy: 'start' };
  const sourceOf = (foundBy: FoundBy, foundOn: string | undefined): Source => {
    if (lastSource.foundBy === foundBy && lastSource.foundOn === foundOn) return lastSource;
    return (lastSource = foundOn === undefined ? { foundBy } : { foundBy, foundOn });
  };

  return {
    add(sighting, foundBy) {
      const { url: text } = sighting;
      const parsed = sighting.parsed ?? URL.parse(text);
      if (parsed === null) return false;
      if (decide(SEEN[foundBy], scope, parsed).kind === 'skip') return false;
      const isPlain = parsed.protocol === protocol && isPlainUrl(parsed);
      const key = isPlain ? parsed.href : keyOf(text, parsed);
      const known = links.get(key);
      if (known === undefined) {
        if (links.size >= command.limit) return true;
        const { foundOn, title, description } = sighting;
        const isBare = isPlain && title === undefined && description === undefined;
        links.set(
          key,
          isBare
            ? sourceOf(foundBy, foundOn)
            : newLink({ sighting, foundBy, href: parsed.href }, dropsQuery),
        );
        return true;
      }
      const found = { sighting, foundBy, href: parsed.href };
      const { url, href, ...facts } = newLink(found, dropsQuery);
      const link = linkOf(key, known);
      const isBetter = preferred(link.url, url) !== link.url;
      links.set(key, { ...facts, ...link, ...(isBetter ? spelled(url, href) : {}) });
      return true;
    },
    describe(url, seen) {
      const key = keyOf(url);
      const known = links.get(key);
      if (known !== undefined) links.set(key, { ...linkOf(key, known), ...seen });
    },
    drop(url) {
      const key = keyOf(url);
      if (links.get(key)?.foundBy !== 'start') links.delete(key);
    },
    isFull: () => links.size >= command.limit,
    size: () => links.size,
    list: () => Array.from(links, ([key, known]) => linkOf(key, known)),
  };
}

function linkOf(key: string, known: MapLink | Source): MapLink {
  if ('url' in known) return known;
  const { foundBy, foundOn } = known;
  return foundOn === undefined ? { url: key, foundBy } : { url: key, foundBy, foundOn };
}

/** What scope asks of a link beside its address. */
const SEEN = {
  start: { url: '', depth: 0, source: 'start' },
  sitemap: { url: '', depth: 0, source: 'sitemap' },
  link: { url: '', depth: 0, source: 'link' },
} as const;

function mapScope(command: MapCommand, siteUrl: string): Scope {
  return createScope(siteUrl, {
    includePaths: [],
    excludePaths: [],
    regexOnFullUrl: false,
    crawlEntireDomain: !command.filterByPath,
    allowExternalLinks: false,
    allowSubdomains: command.includeSubdomains,
    ignoreQueryParameters: command.ignoreQueryParameters,
    deduplicateSimilarUrls: true,
  });
}

/** From an address in normal form. */
function writeUrl(href: string, dropsQuery: boolean): string {
  const hash = href.indexOf('#');
  const whole = hash < 0 ? href : href.slice(0, hash);
  const query = whole.indexOf('?');
  if (query >= 0 && !dropsQuery) return whole;
  const plain = query < 0 ? whole : whole.slice(0, query);
  return plain.endsWith('/') ? plain.slice(0, -1) : plain;
}

/** A whole sitemap goes through here: plain fields, no copies of objects. */
function newLink(
  found: { readonly sighting: Sighting; readonly foundBy: FoundBy; readonly href: string },
  dropsQuery: boolean,
): MapLink {
  const { foundBy } = found;
  const { foundOn, title, description } = found.sighting;
  const url = writeUrl(found.href, dropsQuery);
  const hash = found.href.indexOf('#');
  const plain = hash < 0 ? found.href : found.href.slice(0, hash);
  const isSlashed = plain.length === url.length + 1 && plain.endsWith('/');
  if (!isSlashed && title === undefined && description === undefined) {
    return foundOn === undefined ? { url, foundBy } : { url, foundBy, foundOn };
  }
  const href = isSlashed ? plain : undefined;
  return defined({ url, href, title, description, foundBy, foundOn });
}

function spelled(url: string, href: string | undefined): Pick<MapLink, 'url' | 'href'> {
  return href === undefined ? { url } : { url, href };
}

/** https before http, then without `www.`; otherwise the one seen first. */
function preferred(known: string, other: string): string {
  return score(other) > score(known) ? other : known;
}

function score(url: string): number {
  return (url.startsWith('https:') ? 2 : 0) + (/^https?:\/\/www\./.test(url) ? 0 : 1);
}
