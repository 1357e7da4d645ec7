import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';
import { candidatesFor } from '../../../src/main/service/pipeline/extract/evidence/candidates.ts';
import weights from '../../../src/main/service/pipeline/extract/evidence/learned-weights.json' with { type: 'json' };
import { readMeta } from '../../../src/main/service/pipeline/extract/sources/meta.ts';
import { readPage } from '../../../src/main/service/pipeline/extract/sources/page.ts';
import {
  SITUATION_COLUMNS,
  Situations,
} from '../../../src/main/service/pipeline/extract/evidence/situation.ts';

const URL_OF_PAGE = 'https://www.tideandtown.example/coast/2025/harbour-opens';

const page = (head: string, body: string): string =>
  `<html lang="en"><head>${head}</head><body>${body}</body></html>`;

const ARTICLE = page(
  '<title>Harbour opens again after the storm | Tide and Town</title>',
  `<header><a href="/"><img src="/logo.svg" alt="Tide and Town logo"></a>
   <nav><a href="/coast/">Coast</a> <a href="/people/">People</a></nav></header>
   <main><article><h1>Harbour opens again after the storm</h1>
   <p class="meta">By <a href="/authors/ines-falk">Ines Falk</a> <time datetime="2025-03-04">4 March 2025</time></p>
   <p>The harbour of Norden opened on Tuesday for the first time in three weeks. Fishermen had waited for the pumps.</p>
   <p>“We lost a season,” says Tom Arends, who runs two boats here and a shop at the quay.</p>
   <div class="comments"><p class="author">Bodo Klein</p><p>Good news at last.</p></div></article></main>
   <aside><h3>More stories</h3><p class="byline">By <a href="/authors/jan-ruhl">Jan Ruhl</a></p></aside>
   <footer>© 2025 Tide and Town Media. All rights reserved.</footer>`,
);

function ask(html: string, ...names: readonly string[]): unknown {
  return extractStructured({
    root: parseDocument(html),
    url: URL_OF_PAGE,
    schema: {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    },
  }).data;
}

describe('title, author and publisher of a page without marked-up data', () => {
  it('are those of the article, not of its comments, its neighbours or its frame', () => {
    expect(ask(ARTICLE, 'title', 'author', 'publisher')).toEqual({
      title: 'Harbour opens again after the storm',
      author: 'Ines Falk',
      publisher: 'Tide and Town',
    });
  });

  it('a page that names no author has none, whoever is quoted on it', () => {
    const html = ARTICLE.replace(/<p class="meta">.*?<\/p>/s, '')
      .replace(/<aside>.*<\/aside>/s, '')
      .replace(/<div class="comments">.*?<\/div>/s, '');
    expect(ask(html, 'author')).toEqual({});
  });

  it('an author who stands in the head is told to come from there', () => {
    const html = page('<meta name="author" content="Ines Falk">', '<h1>Harbour opens again</h1>');
    const { provenance } = extractStructured({
      root: parseDocument(html),
      url: URL_OF_PAGE,
      schema: { type: 'object', properties: { instructor: { type: 'string' } } },
    });
    expect(provenance).toMatchObject([{ source: 'meta', where: 'meta[author]' }]);
  });

  it('marked-up data is believed before what is learned', () => {
    const html = ARTICLE.replace(
      '</head>',
      '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Harbour open","author":{"@type":"Person","name":"Ines M. Falk"}}</script></head>',
    );
    expect(ask(html, 'headline', 'author')).toEqual({
      headline: 'Harbour open',
      author: 'Ines M. Falk',
    });
  });
});

describe('candidates', () => {
  const situationsOf = (html: string): Situations =>
    new Situations(readPage(parseDocument(html), URL_OF_PAGE));

  it('every column that the weights ask for is one of a situation', () => {
    const asked = Object.values(weights).flatMap(({ columns }) => columns);
    expect(asked.length).toBeGreaterThan(30);
    expect(SITUATION_COLUMNS).toEqual(expect.arrayContaining(asked));
  });

  it('a situation says where a text stands, and each of its numbers is finite', () => {
    const situations = situationsOf(ARTICLE);
    const all = candidatesFor('author', situations, readMeta(situations.page));
    const [first] = all.filter(({ text }) => text === 'Ines Falk');
    expect(first?.situation).toMatchObject({ isProfile: 1, inArticle: 1, isIntroduced: 1 });
    const commenter = all.find(({ text }) => text === 'Bodo Klein');
    expect(commenter?.situation.inComments).toBe(1);
    const numbers = all.flatMap(({ situation }) => Object.values(situation));
    expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
  });

  it.each(['title', 'author', 'publisher'] as const)(
    '%s: of a page of twenty thousand links only so many are looked at',
    (concept) => {
      const links = '<p>By <a class="author title logo" href="/authors/x">Ann Bee</a></p>'.repeat(
        20_000,
      );
      const situations = situationsOf(page('<title>A - B</title>', links));
      const all = candidatesFor(concept, situations, readMeta(situations.page));
      expect(all.length).toBeGreaterThan(0);
      expect(all.length).toBeLessThan(1_600);
    },
  );

  it('twenty thousand names that nothing calls authors are no candidates', () => {
    const situations = situationsOf(page('', '<p>Ann Bee</p>'.repeat(20_000)));
    expect(candidatesFor('author', situations, readMeta(situations.page))).toEqual([]);
  });

  it('a page without heading, title and address has no title', () => {
    const root = parseDocument('<p>Only a line.</p>');
    const schema = { type: 'object', properties: { title: { type: 'string' } } };
    expect(extractStructured({ root, url: 'about:blank', schema }).data).toEqual({});
  });
});
