/** Lists as much visited sites write them: what is a record, and what places say by what stands beside them. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';
import { bool, int, num, obj, rows, str } from '../../support/structured-pages/kit.ts';

function listOf(body: string, properties: object): readonly Record<string, unknown>[] {
  const html = `<html lang="en"><head><title>List</title></head><body><main><h1>All of them</h1>${body}</main></body></html>`;
  const schema = obj({ items: rows(properties) });
  const { data } = extractStructured({
    ...{ root: parseDocument(html), url: 'https://www.site.example/', schema },
  });
  const { items = [] } = data as { readonly items?: readonly Record<string, unknown>[] };
  return items;
}

const card = (name: string, day: string, who: string): string =>
  `<article><a href="/${name}"><h3>On ${name}</h3><p>What there is to say of ${name}, shortly.</p></a><div><span>${who}</span><time datetime="2026-0${day}">${day}</time></div></article>`;
const CARDS = card('tides', '5-01', 'Ann Lee') + card('salt', '4-02', 'Jon Kerr');
const ASKED = { title: str, url: str, author: str, published_at: str };

describe('what leads a list', () => {
  const lead = (tag: string): string =>
    `<${tag} class="lead"><div><h2><a href="/kelp">On kelp</a></h2><p>The long read of the week, on kelp.</p><div><span>Mei Tan</span><time datetime="2026-06-03">3 June</time></div></div></${tag}>`;

  it('is its first record, though laid out in another way', () => {
    const [first, ...others] = listOf(`${lead('article')}<div>${CARDS}</div>`, ASKED);
    expect(first).toMatchObject({
      title: 'On kelp',
      author: 'Mei Tan',
      published_at: '2026-06-03',
    });
    expect(others.map(({ title }) => title)).toEqual(['On tides', 'On salt']);
  });

  it('is none where it is another thing', () => {
    expect(listOf(`${lead('section')}<div>${CARDS}</div>`, ASKED)).toHaveLength(2);
  });
});

describe('an advertisement between the records', () => {
  const row = (name: string, more: string): string =>
    `<div class="row"><h3><a href="/${name}">${name}</a></h3>${more}</div>`;
  const said = (votes: number): string => `<b>${votes} votes</b><i>${votes - 2} comments</i>`;
  const list = `<div>${row('Alder', said(9))}${row('Promo', '<span>Promoted</span><b>8 votes</b>')}${row('Birch', said(7))}${row('Cedar', said(5))}</div>`;
  const asked = { name: str, votes: int, comments: int };

  it('is no record', () => {
    expect(listOf(list, asked).map(({ name }) => name)).toEqual(['Alder', 'Birch', 'Cedar']);
  });

  it('is one where that is asked', () => {
    const all = listOf(list, { ...asked, is_promoted: bool });
    expect(all.map(({ name }) => name)).toEqual(['Alder', 'Promo', 'Birch', 'Cedar']);
  });
});

describe('a number of the records', () => {
  const row = (n: number, score: string, short: string, whole: string): string =>
    `<li><p>${n}</p><h3><a href="/${n}">Thing of ${short}</a></h3><div><span>${score}</span><span>★</span><a href="/${n}#r" aria-label="${whole} ratings">(${short})</a></div></li>`;
  const list = `<ol>${row(1, '4.8', '2.3K', '2,318')}${row(2, '4.1', '871', '871')}${row(3, '3.9', '12.4K', '12,406')}</ol>`;

  it('is no rating where it counts them, and the whole one where that is said aloud', () => {
    expect(listOf(list, { rank: int, name: str, rating: num, rating_count: int })).toMatchObject([
      { rank: 1, rating: 4.8, rating_count: 2318 },
      { rank: 2, rating: 4.1, rating_count: 871 },
      { rank: 3, rating: 3.9, rating_count: 12406 },
    ]);
  });

  it('is not taken from what is said aloud where that is another', () => {
    const other = list.replace('2,318 ratings', '57 shops');
    const [first] = listOf(other, { name: str, rating: num, rating_count: int });
    expect(first?.['rating_count']).toBe(2300);
  });

  it('is what its title says', () => {
    const one = (name: string, weekly: string): string =>
      `<li><h3><a href="/${name}">${name}</a></h3><p>Does what ${name} does.</p><span title="Weekly downloads">${weekly}</span></li>`;
    const all = `<ul>${one('fir', '1.4M')}${one('oak', '212K')}${one('yew', '38,410')}</ul>`;
    const given = listOf(all, { name: str, weekly_downloads: int });
    expect(given.map((given) => given['weekly_downloads'])).toEqual([1_400_000, 212_000, 38_410]);
  });
});

describe('yes or no', () => {
  const row = (name: string, terms: string): string =>
    `<li><h3><a href="/${name}">${name}</a></h3><span>€${name.length}0</span><p>${terms}</p></li>`;
  const list = (...terms: readonly string[]): string =>
    `<ul>${terms.map((one, i) => row(`Inn${'n'.repeat(i)}`, one)).join('')}</ul>`;
  const asked = { name: str, price: num, free_cancellation: bool };

  it('is told by what some of them say', () => {
    const all = listOf(list('Free cancellation', 'Non-refundable', 'Free cancellation'), asked);
    expect(all.map((one) => one['free_cancellation'])).toEqual([true, false, true]);
  });

  it('is not told by other things', () => {
    const all = listOf(list('Breakfast included', 'Pool', 'Breakfast included'), asked);
    expect(all.map((one) => one['free_cancellation'])).toEqual([undefined, undefined, undefined]);
  });
});

describe('links', () => {
  it('lead where what is clicked says', () => {
    const one = (n: number): string =>
      `<li><h3><a href="/p/${n}">Paper ${'x'.repeat(n)}</a></h3><a href="/u/ann${n}">ann${n}</a> <a href="/abs/${n}.pdf">pdf</a> <a href="/d/${n}">${n + 4} comments</a></li>`;
    const list = `<ul>${[1, 2, 3].map(one).join('')}</ul>`;
    expect(
      listOf(list, { title: str, author: str, pdf_url: str, comments_url: str })[1],
    ).toMatchObject({
      author: 'ann2',
      pdf_url: expect.stringContaining('/abs/2.pdf') as string,
      comments_url: expect.stringContaining('/d/2') as string,
    });
  });
});
