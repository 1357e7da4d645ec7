import { describe, expect, it } from 'vitest';
import { mentions, rankLinks } from '../../../src/main/service/domain/rank-links.ts';

const order = (query: string, ...links: { url: string; title?: string; description?: string }[]) =>
  rankLinks(links, query).map(({ url }) => new URL(url).pathname);
const at = (path: string, rest: { title?: string; description?: string } = {}) => ({
  url: `https://example.com${path}`,
  ...rest,
});

describe('rankLinks', () => {
  it('puts title before address before description', () => {
    expect(
      order(
        'pricing',
        at('/a', { description: 'Our pricing' }),
        at('/pricing'),
        at('/b', { title: 'Pricing' }),
        at('/c'),
      ),
    ).toEqual(['/b', '/pricing', '/a', '/c']);
  });

  it('weighs rare words more than common ones', () => {
    const common = Array.from({ length: 20 }, (_, n) => at(`/docs/${n.toString()}`));
    expect(order('docs webhooks', ...common, at('/webhooks'))[0]).toBe('/webhooks');
  });

  it('prefers the whole phrase', () => {
    expect(order('red boots', at('/boots-and-red-hats'), at('/red-boots'))[0]).toBe('/red-boots');
  });

  it('takes no notice of case, accents and endings', () => {
    expect(order('Cafés', at('/x'), at('/cafe'))[0]).toBe('/cafe');
    expect(order('installing', at('/x'), at('/installation'))[0]).toBe('/installation');
  });

  it('keeps the order of equals, and all links', () => {
    expect(order('zebra', at('/b'), at('/a'))).toEqual(['/b', '/a']);
    expect(order('', at('/b'), at('/a'))).toEqual(['/b', '/a']);
  });

  it('reads encoded addresses and survives broken ones', () => {
    expect(mentions('https://example.com/b%C3%BCcher', 'bücher')).toBe(true);
    expect(mentions('https://example.com/%E0%A4%A', 'x')).toBe(false);
    expect(mentions('https://boots.example/', 'boots')).toBe(false);
  });
});
