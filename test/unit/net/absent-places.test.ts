import { expect, it } from 'vitest';
import { createAbsentPlaces } from '../../../src/main/service/net/absent-places.ts';

it('remembers for five minutes where there was nothing, and a bounded number of places', () => {
  const time = { now: 1_000 };
  const places = createAbsentPlaces({ now: () => time.now });
  places.note('http://a/sitemap.xml');
  expect(places.has('http://a/sitemap.xml')).toBe(true);
  expect(places.has('http://b/sitemap.xml')).toBe(false);
  time.now += 300_000;
  expect(places.has('http://a/sitemap.xml')).toBe(false);
  for (let n = 0; n < 10_001; n += 1) places.note(`http://${n.toString()}/sitemap.xml`);
  expect(places.has('http://0/sitemap.xml')).toBe(false);
  expect(places.has('http://10000/sitemap.xml')).toBe(true);
});
