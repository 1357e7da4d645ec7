/**
 * The list a map answers with: what belongs, once each, with how it was found.
 *
 * Addresses are written as the wire wants them: no fragment, no slash at the end, without the query
 * when queries are ignored; of several spellings of one page https and no `www.` are preferred. Scope
 * rules are the crawl's (domain/scope). Source: wire/v2.md section 9, wire/v1.md section 6.
 */
import { createAddressList } from '../domain/address-list.ts';
import type { MapCommand } from '../domain/command.ts';
import { defined } from '../domain/defined.ts';
import { createScope, decide } from '../domain/scope.ts';
import type { Scope } from '../domain/scope.ts';
import { isPlainUrl, urlKey, type UrlParts } from '../domain/url-key.ts';
import {
  collectedList,
  linkAt,
  type Collected,
  type FoundBy,
  type LinkList,
  type MapLink,
  type SourceFrom,
} from './link-list.ts';

interface Sighting {
  readonly url: string;
  /** The address parsed, where it was parsed already. */
  readonly parsed?: UrlParts;
  readonly foundOn?: string;
  readonly title?: string;
  readonly description?: string;
}

export interface MapLinks {
  /** Notes an address; `outside` does not belong. */
  add(sighting: Sighting, foundBy: FoundBy): 'new' | 'known' | 'outside';
  /** The address at a place, to be read; undefined where there is none any more. */
  at(index: number): string | undefined;
  placeOf(url: string): number | undefined;
  /** Title and description read from the page itself win over others'. */
  describe(url: string, seen: { readonly title?: string; readonly description?: string }): void;
  /** The page does not exist. */
  drop(url: string): void;
  /** The limit is reached. */
  isFull(): boolean;
  size(): number;
  /** In order of discovery, as it is when it is asked. */
  list(): LinkList;
}

/** An empty list for one command. `siteUrl` is where the start led; `seed` as `createAddressList` takes it. */
export function createMapLinks(command: MapCommand, siteUrl: string, seed: string): MapLinks {
  const scope = mapScope(command, siteUrl);
  /** With the site's scheme before them, so that a plain address is its own key. */
  const keys = createAddressList(seed);
  const told = new Map<number, MapLink>();
  const sources: SourceFrom[] = [];
  const collected: Collected = { keys, told, sources };
  let dropped = 0;
  const { protocol } = new URL(siteUrl);
  const dropsQuery = command.ignoreQueryParameters;
  const rules = {
    ignoreQueryParameters: dropsQuery,
    deduplicateSimilarUrls: true,
  };
  const keyOf = (url: string, parsed?: UrlParts): string =>
    `${protocol}//${urlKey(url, rules, parsed)}`;
  // of all parts of an address only a host may hold a quote, and could not stand in the list with it
  const standsAsItIs = (parsed: UrlParts): boolean =>
    parsed.protocol === protocol && isPlainUrl(parsed) && !parsed.host.includes('"');
  const size = (): number => keys.length() - dropped;
  const isFull = (): boolean => size() >= command.limit;
  const noteSource = (from: number, foundBy: FoundBy, foundOn: string | undefined): void => {
    const last = sources.at(-1)?.source;
    if (last?.foundBy === foundBy && last.foundOn === foundOn) return;
    sources.push({ from, source: foundOn === undefined ? { foundBy } : { foundBy, foundOn } });
  };

  return {
    add(sighting, foundBy) {
      const { url: text, foundOn, title, description } = sighting;
      const parsed = sighting.parsed ?? URL.parse(text);
      if (parsed === null) return 'outside';
      if (decide(SEEN[foundBy], scope, parsed).kind === 'skip') return 'outside';
      const isPlain = standsAsItIs(parsed);
      const isBare = isPlain && title === undefined && description === undefined;
      const key = isPlain ? parsed.href : keyOf(text, parsed);
      const next = keys.length();
      const index = isFull() ? keys.find(key) : keys.put(key);
      if (index === undefined) return 'new';
      const outcome = index === next ? 'new' : 'known';
      if (isBare && index === next) noteSource(index, foundBy, foundOn);
      // seen before, and written the same way
      if (isBare && !told.has(index)) return outcome;
      const seen = newLink({ sighting, foundBy, href: parsed.href }, dropsQuery);
      told.set(index, index === next ? seen : merged(linkAt(collected, index), seen));
      return outcome;
    },
    placeOf: (url) => keys.find(keyOf(url)),
    at(index) {
      if (index < 0 || index >= keys.length() || keys.isRemoved(index)) return undefined;
      const { url, href = url } = linkAt(collected, index);
      return href;
    },
    describe(url, seen) {
      const index = keys.find(keyOf(url));
      if (index !== undefined) told.set(index, { ...linkAt(collected, index), ...seen });
    },
    drop(url) {
      const index = keys.find(keyOf(url));
      if (index === undefined || linkAt(collected, index).foundBy === 'start') return;
      keys.remove(index);
      told.delete(index);
      dropped += 1;
    },
    isFull,
    size,
    list: () => collectedList(collected),
  };
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
    ...command.paths,
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

/** As it was seen first, in the better spelling, with what it did not tell then. */
function merged(link: MapLink, { url, href, ...facts }: MapLink): MapLink {
  const isBetter = preferred(link.url, url) !== link.url;
  return { ...facts, ...link, ...(isBetter ? spelled(url, href) : {}) };
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
