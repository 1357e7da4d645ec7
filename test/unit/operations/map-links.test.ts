import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapCommand } from '../../../src/main/service/domain/command.ts';
import { readMapResult } from '../../../src/main/service/domain/map-result.ts';
import type { Json } from '../../../src/main/service/domain/json.ts';
import type { FoundBy, LinkList, MapLink } from '../../../src/main/service/operations/link-list.ts';
import { orderedList } from '../../../src/main/service/operations/link-list.ts';
import { createMapLinks, type MapLinks } from '../../../src/main/service/operations/map-links.ts';

const command: MapCommand = {
  url: 'https://a.test/',
  typedUrl: 'https://a.test/',
  sitemap: 'include',
  includeSubdomains: true,
  ignoreQueryParameters: false,
  filterByPath: true,
  limit: 50,
  headers: {},
  ignoreCache: false,
  location: { languages: [] },
  origin: 'api',
};
const read = (parts: readonly Uint8Array[]): unknown =>
  JSON.parse(Buffer.concat(parts).toString('utf8'));
const whole = { frame: () => undefined, whole: (link: MapLink) => JSON.stringify(link) };
const plain = {
  frame: ({ title }: MapLink) =>
    title === undefined ? { before: '{"url":"', after: '"}' } : undefined,
  whole: ({ url, title }: MapLink) => JSON.stringify({ url, title }),
};
const onlyUrls = {
  frame: () => ({ before: '"', after: '"' }),
  whole: ({ url }: MapLink) => JSON.stringify(url),
};

/** However it is written, it says the same. */
function check(list: LinkList): void {
  const links = list.all();
  expect(read(list.json(whole))).toEqual(links);
  expect(read(list.json(onlyUrls))).toEqual(links.map(({ url }) => url));
  expect(read(list.json(plain))).toEqual(
    links.map(({ url, title }) => (title === undefined ? { url } : { url, title })),
  );
  const stored: Json = JSON.parse(Buffer.concat(list.stored()).toString('utf8'));
  expect(readMapResult(stored)).toEqual({ links });
}

const address = fc
  .tuple(
    fc.constantFrom(
      'https://a.test',
      'http://a.test',
      'https://www.a.test',
      'https://b.a.test',
      'https://q"q.a.test',
    ),
    fc.constantFrom('/', '/x', '/x/', '/x/index.html', '/y', '/z?q=1', '/z?q="\\', '/%7Ez', '/é'),
  )
  .map(([origin, path]) => origin + path);
type Step = (links: MapLinks) => void;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({
      url: address,
      foundBy: fc.constantFrom<FoundBy>('start', 'sitemap', 'link'),
      foundOn: fc.constantFrom(undefined, 'https://a.test/1', 'https://a.test/2'),
      title: fc.option(fc.string(), { nil: undefined, freq: 4 }),
    })
    .map(({ url, foundBy, foundOn, title }): Step => (links) => {
      const told = title === undefined ? {} : { title };
      links.add({ url, ...(foundOn === undefined ? {} : { foundOn }), ...told }, foundBy);
    }),
  fc.record({ url: address, title: fc.string() }).map(
    ({ url, title }): Step =>
      (links) =>
        links.describe(url, { title }),
  ),
  address.map(
    (url): Step =>
      (links) =>
        links.drop(url),
  ),
);

describe('links of a map', () => {
  it('are the same however they are written, whatever was found', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const links = createMapLinks(command, command.url, 'seed');
        for (const one of steps) one(links);
        const list = links.list();
        expect(list.all()).toHaveLength(links.size());
        check(list);
        check(orderedList(list.all().toReversed()));
      }),
    );
  });

  it('say for each how it was found first, and are known by any spelling', () => {
    const links = createMapLinks(command, command.url, 'seed');
    links.add({ url: command.url }, 'start');
    for (const name of ['a', 'b', 'c']) {
      links.add({ url: `https://a.test/${name}`, foundOn: 'https://a.test/1.xml' }, 'sitemap');
    }
    links.add({ url: 'https://a.test/d', foundOn: 'https://a.test/a' }, 'link');
    links.add(
      { url: 'https://www.a.test/b/index.html', foundOn: 'https://a.test/2.xml' },
      'sitemap',
    );
    links.describe('https://a.test/c', { title: 'C' });
    links.drop('https://a.test/a');
    links.drop(command.url);
    expect(links.list().all()).toEqual([
      { url: 'https://a.test', href: command.url, foundBy: 'start' },
      { url: 'https://a.test/b', foundBy: 'sitemap', foundOn: 'https://a.test/1.xml' },
      { url: 'https://a.test/c', foundBy: 'sitemap', foundOn: 'https://a.test/1.xml', title: 'C' },
      { url: 'https://a.test/d', foundBy: 'link', foundOn: 'https://a.test/a' },
    ]);
    expect(links.size()).toBe(4);
    check(links.list());
  });

  it('take no more than the limit, and still know what they have', () => {
    const links = createMapLinks({ ...command, limit: 2 }, command.url, 'seed');
    for (const name of ['a', 'b', 'c']) links.add({ url: `https://a.test/${name}` }, 'sitemap');
    links.describe('https://a.test/b', { title: 'B' });
    links.describe('https://a.test/c', { title: 'C' });
    expect(links.isFull()).toBe(true);
    expect(links.list().all()).toEqual([
      { url: 'https://a.test/a', foundBy: 'sitemap' },
      { url: 'https://a.test/b', foundBy: 'sitemap', title: 'B' },
    ]);
  });

  it('stay a list of JSON when the host has a quote in its name', () => {
    const url = 'https://q"q.a.test/x';
    const links = createMapLinks({ ...command, url }, url, 'seed');
    links.add({ url }, 'start');
    links.add({ url: 'https://q"q.a.test/y' }, 'start');
    expect(links.list().all()).toEqual([
      { url, foundBy: 'start' },
      { url: 'https://q"q.a.test/y', foundBy: 'start' },
    ]);
    check(links.list());
  });

  it('reads results that say it with each link', () => {
    const result = { links: [{ url: 'https://a.test/', foundBy: 'link' }] };
    expect(readMapResult(result)).toEqual(result);
    expect(readMapResult('text')).toBe('text');
  });
});
