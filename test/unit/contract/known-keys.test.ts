import { expect, it } from 'vitest';

import { hintsIn } from '../../../src/contract/shared/key-hints.ts';
import { KNOWN_KEYS } from '../../../src/contract/shared/known-keys.ts';
import { requests as v1 } from '../../../src/contract/v1/requests.ts';
import { requests as v2 } from '../../../src/contract/v2/requests.ts';

const SITE = 'https://example.com/';
const least = {
  scrape: { url: SITE },
  batch: { urls: [SITE] },
  crawl: { url: SITE },
  map: { url: SITE },
  search: { query: 'kettles' },
  extract: { urls: [SITE] },
} as const;

it.each(['scrape', 'batch', 'crawl', 'map', 'search', 'extract'] as const)(
  'knows every key of the %s body',
  (name) => {
    const keys = Object.keys(v2[name].out.shape);
    expect(keys.filter((key) => !KNOWN_KEYS.has(key))).toEqual([]);
  },
);

it.each([
  ['crawl', 'lockdown'],
  ['crawl', 'toolDetail'],
  ['search', 'profile'],
  ['map', 'formats'],
  ['map', 'maxDiscoveryDepth'],
  ['scrape', 'limit'],
] as const)('takes in the %s body the key %s, which changes nothing there', (name, key) => {
  for (const family of [v1, v2]) {
    expect(family[name].safeParse({ ...least[name], [key]: 'x' }).success).toBe(true);
  }
});

it.each([
  ['crawl', 'formats', '"formats" stands in "scrapeOptions" here'],
  ['search', 'waitFor', '"waitFor" stands in "scrapeOptions" here'],
  ['extract', 'url', 'Here "urls" takes the addresses, as a list'],
  ['batch', 'url', 'Here "urls" takes the addresses, as a list'],
  ['scrape', 'urls', 'Here "url" takes one address; /batch/scrape takes many'],
  ['scrape', 'scrapeOptions', 'What is in "scrapeOptions" stands beside the address here'],
  ['scrape', 'schema', 'Give "schema" in a format: "formats": [{"type": "json", "schema": …}]'],
  ['scrape', 'only_main_content', 'Write "onlyMainContent" for "only_main_content"'],
  ['scrape', 'format', 'Write "formats" for "format"'],
  ['search', 'q', 'Write "query" for "q"'],
  ['scrape', 'colour', undefined],
] as const)('refuses in the %s body the key %s and says where it belongs', (name, key, hint) => {
  for (const family of [v1, v2]) {
    const { error } = family[name].safeParse({ ...least[name], [key]: 'x' });
    const issue = error?.issues.find(({ code }) => code === 'unrecognized_keys');
    expect(issue).toMatchObject({ keys: [key] });
    expect(hintsIn(issue?.message ?? '')).toBe(hint);
  }
});

it('takes what asks nothing, and what stands in the right place as well, as n8n sends it', () => {
  const formats = ['html'];
  for (const beside of [
    { formats: [], scrapeOptions: { onlyMainContent: true } },
    { formats: ['markdown'], scrapeOptions: { formats } },
    { mobile: false, headers: {} },
  ]) {
    expect(v2.crawl.safeParse({ url: SITE, ...beside }).success).toBe(true);
  }
});

it('says it inside scrapeOptions, too', () => {
  const { error } = v2.crawl.safeParse({ url: SITE, scrapeOptions: { wait_for: 1 } });
  expect(error?.issues).toMatchObject([
    {
      path: ['scrapeOptions'],
      message: 'Unrecognized key: "wait_for"; Write "waitFor" for "wait_for"',
    },
  ]);
});
