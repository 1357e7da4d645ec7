import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAdLists } from '../../../src/main/service/engines/browser/ad-lists.ts';
import { isOnShortList } from '../../../src/main/service/engines/browser/block-rules.ts';
import { aLog } from '../../support/browser.ts';

let dataDir: string;
let now: number;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hearth-lists-'));
  now = Date.now();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const LIST = `||evil-ads.example^$third-party
||cdn.example/ads.js
shop.example##.banner-x
shop.example##.promo, .other`;

const aList = (fetchText?: (url: string) => Promise<string>) => {
  const log = aLog();
  const lists = createAdLists({
    dataDir,
    clock: { now: () => now },
    log,
    ...(fetchText === undefined ? {} : { fetchText }),
  });
  return { lists, log };
};

it('blocks by the short list before there are lists, subdomains included', () => {
  const { lists } = aList();
  expect(lists.isBlockedHost('stats.g.doubleclick.net')).toBe(true);
  expect(lists.isBlockedHost('evil-ads.example')).toBe(false);
  expect(isOnShortList('notdoubleclick.net')).toBe(false);
  expect(lists.removalsFor('shop.example')).toContain('#onetrust-consent-sdk');
});

it('fetches the lists once and keeps them for the next start', async () => {
  let fetched = 0;
  const { lists } = aList(() => {
    fetched += 1;
    return Promise.resolve(LIST);
  });
  await Promise.all([lists.load(), lists.load()]);
  const first = fetched;
  expect(first).toBeGreaterThan(0);
  expect(lists.isBlockedHost('a.evil-ads.example')).toBe(true);
  expect(lists.isBlockedHost('cdn.example')).toBe(false);
  expect(lists.removalsFor('shop.example').join()).toContain('.banner-x');
  expect(lists.removalsFor('elsewhere.example').join()).not.toContain('.banner-x');

  const next = aList(() => Promise.reject(new Error('must not fetch'))).lists;
  await next.load();
  expect(next.isBlockedHost('evil-ads.example')).toBe(true);
  expect(await readdir(join(dataDir, 'filter-lists'))).toHaveLength(1);
});

it('is quiet when the lists cannot be had, and tries again an hour later', async () => {
  let attempts = 0;
  const { lists, log } = aList(() => {
    attempts += 1;
    return attempts < 50 ? Promise.reject(new Error('offline')) : Promise.resolve(LIST);
  });
  await lists.load();
  const first = attempts;
  await lists.load();
  expect(attempts).toBe(first);
  expect(log.lines.map((line) => line.level)).toEqual(['debug']);
  attempts = 50;
  now += 3_600_001;
  await lists.load();
  expect(lists.isBlockedHost('evil-ads.example')).toBe(true);
});

it('makes a damaged copy anew', async () => {
  const { lists } = aList(() => Promise.resolve(LIST));
  await lists.load();
  await writeFile(join(dataDir, 'filter-lists', 'compiled-1.bin'), 'damaged');
  const again = aList(() => Promise.resolve(LIST)).lists;
  await again.load();
  expect(again.isBlockedHost('evil-ads.example')).toBe(true);
});
