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
import { urlKey, type UrlParts } from '../domain/url-key.ts';

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
  readonly foundBy: FoundBy;
  readonly foundOn?: string;
  readonly title?: string;
  readonly description?: string;
}

export interface MapLinks {
  /** Notes an address; false when it does not belong. */
  add(sighting: Sighting): boolean;
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

/** An empty list for one command. `siteUrl` is where the start led. */
export function createMapLinks(command: MapCommand, siteUrl: string): MapLinks {
  const scope = mapScope(command, siteUrl);
  const links = new Map<string, MapLink>();
  const dropsQuery = command.ignoreQueryParameters;
  const rules = {
    ignoreQueryParameters: dropsQuery,
    deduplicateSimilarUrls: true,
  };

  return {
    add(sighting) {
      const { url: text, foundBy } = sighting;
      const parsed = sighting.parsed ?? URL.parse(text);
      if (parsed === null) return false;
      if (decide({ url: text, depth: 0, source: foundBy }, scope, parsed).kind === 'skip') {
        return false;
      }
      const key = urlKey(text, rules, parsed);
      const known = links.get(key);
      if (known === undefined) {
        if (links.size < command.limit) links.set(key, newLink(sighting, parsed.href, dropsQuery));
        return true;
      }
      const { url, href, ...facts } = newLink(sighting, parsed.href, dropsQuery);
      const isBetter = preferred(known.url, url) !== known.url;
      links.set(key, { ...facts, ...known, ...(isBetter ? spelled(url, href) : {}) });
      return true;
    },
    describe(url, seen) {
      const key = urlKey(url, rules);
      const known = links.get(key);
      if (known !== undefined) links.set(key, { ...known, ...seen });
    },
    drop(url) {
      const key = urlKey(url, rules);
      if (links.get(key)?.foundBy !== 'start') links.delete(key);
    },
    isFull: () => links.size >= command.limit,
    size: () => links.size,
    list: () => [...links.values()],
  };
}

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
function newLink(sighting: Sighting, found: string, dropsQuery: boolean): MapLink {
  const { foundBy, foundOn, title, description } = sighting;
  const url = writeUrl(found, dropsQuery);
  const hash = found.indexOf('#');
  const plain = hash < 0 ? found : found.slice(0, hash);
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
