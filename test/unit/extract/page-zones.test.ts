/** What a page is about is not taken for navigation because of a name around it; bylines as people write them. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';
import { personName } from '../../../src/main/service/pipeline/extract/evidence/person-name.ts';
import { readPage } from '../../../src/main/service/pipeline/extract/sources/page.ts';

const TEXT = '<p>Fold the batter by hand and rest it for an hour before it goes in.</p>'.repeat(9);
const CARD = `<h1>The best cake ever made</h1>${TEXT}<div><h2 class="recipe-name">Lemon cake</h2></div>`;
const AROUND = '<nav><a href="/">Home</a></nav><footer>All about cakes since 1999</footer>';
const cardIn = (open: string, close: string) =>
  `<html><body>${open}${CARD}${close}${AROUND}</body></html>`;

it.each([
  ['a wrap of content and sidebar', '<div class="content-sidebar-wrap">', '</div>'],
  ['a main part inside a named one', '<div id="menu"><main>', '</main></div>'],
  ['a layout for a sidebar', '<div class="infinite-sidebar-wrap">', '</div>'],
  ['a layout for navigation', '<div class="wy-grid-for-nav">', '</div>'],
  ['an entry filed under a word', '<article class="post tag-social category-menu">', '</article>'],
])('%s is not chrome', (_, open, close) => {
  const { data } = extractStructured({
    root: parseDocument(cardIn(open, close)),
    url: 'https://cakes.example/lemon',
    schema: {
      type: 'object',
      properties: { title: { type: 'string', description: 'Recipe name' } },
    },
  });
  expect(data).toEqual({ title: 'Lemon cake' });
});

it.each([
  ['a sidebar', '<div class="sidebar"><p id="x">Popular cakes</p></div>'],
  ['a bar with the logo as its heading', '<div class="navbar"><h1 id="x">Cakes</h1></div>'],
  ['the footer', '<footer><p id="x">Imprint</p></footer>'],
])('%s is', (_, part) => {
  const page = readPage(parseDocument(`<body>${part}<div>${TEXT}</div></body>`), 'https://a.b/');
  const found = page.elements.find(({ attribs }) => attribs['id'] === 'x');
  expect(found === undefined ? undefined : page.zone(found)).toBe('chrome');
});

it.each<[string, string | undefined]>([
  ['Posted by Kitchen101 Team', 'Kitchen101 Team'],
  ['Receita criada por: Ana Campos', 'Ana Campos'],
  ['Recipe written by: Lea Noor', 'Lea Noor'],
  ['Author Jim Beck', 'Jim Beck'],
  ['lea.noor@cakes.example', undefined],
  ['Lea Noorlea.noor@cakes.example', undefined],
  ['By 2024', undefined],
])('%j names %j', (text, name) => {
  expect(personName(text)).toBe(name);
});
