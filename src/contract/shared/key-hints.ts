/**
 * Where a key belongs that an object does not take, said behind zod's own words: keys of another place and
 * keys in another spelling are what people and agents get wrong most.
 */
import type { z } from 'zod';

import { PAGE_KEYS } from './known-keys.ts';
import { bareWord, meantBy } from './spelling.ts';

/** What stands between zod's words and the hints. */
const BREAK = '; ';

/** An address, one or many. */
const ADDRESSES: Readonly<Record<string, string>> = {
  url: 'Here "urls" takes the addresses, as a list',
  urls: 'Here "url" takes one address; /batch/scrape takes many',
};
/** Other tools' words for the same, without capitals and dashes. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  q: 'query',
  selector: 'includeTags',
  maxpages: 'limit',
  pages: 'limit',
  depth: 'maxDiscoveryDepth',
  include: 'includePaths',
  exclude: 'excludePaths',
};
/** Of structured output, which stands in a format. */
const SCHEMA_KEYS: ReadonlySet<string> = new Set(['schema', 'prompt', 'systemPrompt']);

/** For a strict object of these keys: words for what it does not know, which zod's own words begin. */
export function withHints(keys: readonly string[]): z.core.$ZodErrorMap {
  return (issue) => {
    if (issue.code !== 'unrecognized_keys') return undefined;
    const hints = [
      ...new Set(issue.keys.map((key) => hintFor(key, keys) ?? writeFor(key, meantBy(key, keys)))),
    ].filter((hint) => hint !== undefined);
    if (hints.length === 0) return undefined;
    const names = issue.keys.map((key) => JSON.stringify(key)).join(', ');
    const words = issue.keys.length > 1 ? 'Unrecognized keys' : 'Unrecognized key';
    return `${words}: ${names}${BREAK}${hints.join('. ')}`;
  };
}

/** The hints in the message of an issue, or nothing. */
export function hintsIn(message: string): string | undefined {
  const at = message.indexOf(BREAK);
  return at === -1 ? undefined : message.slice(at + BREAK.length);
}

/** Where a key that an object of these keys lacks belongs, when that is plain. */
export function hintFor(key: string, keys: readonly string[]): string | undefined {
  if (key === 'url' || key === 'urls') {
    return keys.includes(key === 'url' ? 'urls' : 'url') ? ADDRESSES[key] : undefined;
  }
  const meant =
    keys.find((each) => bareWord(each) === bareWord(key)) ??
    OTHER_WORDS[key.toLowerCase().replaceAll(/[-_]/g, '')];
  if (meant !== undefined && keys.includes(meant)) return writeFor(key, meant);
  const isPage = keys.includes('formats');
  if (key === 'scrapeOptions' && isPage) {
    return 'What is in "scrapeOptions" stands beside the address here';
  }
  if (SCHEMA_KEYS.has(key) && isPage) {
    return `Give "${key}" in a format: "formats": [{"type": "json", "${key}": …}]`;
  }
  if (PAGE_KEYS.has(key) && keys.includes('scrapeOptions')) {
    return `"${key}" stands in "scrapeOptions" here`;
  }
  return undefined;
}

const writeFor = (key: string, meant: string | undefined): string | undefined =>
  meant === undefined ? undefined : `Write "${meant}" for "${key}"`;
