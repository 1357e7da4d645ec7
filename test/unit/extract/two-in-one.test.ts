/** Two values in one text or one cell, where both are asked for. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const text: JsonSchema = { type: 'string' };
type Fields = Readonly<Record<string, JsonSchema>>;
const object = (properties: Fields): JsonSchema => ({ type: 'object', properties });
const rows = (properties: Fields): JsonSchema => ({ type: 'array', items: object(properties) });

function dataOf(body: string, properties: Fields): unknown {
  const html = `<html lang="en"><body><main><h1>The page</h1>${body}</main></body></html>`;
  const schema = object(properties);
  return extractStructured({ root: parseDocument(html), url: 'https://a.example/x', schema }).data;
}

type Three = readonly [string, string, string];
const SELLERS: readonly Three[] = [
  ['Alpha book', 'Acme', 'Leeds'],
  ['Beta book', 'Bits & Co', 'York'],
  ['Gamma book', 'Corner', 'Hull'],
  ['Delta book', 'Dock', 'Bath'],
];
const made = (item: (...one: Three) => string): string =>
  SELLERS.map((one) => item(...one)).join('');
const inCards = (line: (name: string, city: string) => string): string =>
  made(
    (title, name, city) => `<div class="offer"><h3>${title}</h3><p>${line(name, city)}</p></div>`,
  );
const inTable = (cell: (name: string, city: string) => string): string =>
  `<table><tr><th>Title</th><th>Seller</th></tr>${made((title, name, city) => `<tr><td>${title}</td><td>${cell(name, city)}</td></tr>`)}</table>`;

const small = (name: string, city: string): string => `${name}<br><small>${city}</small>`;
const spans = (name: string, city: string): string =>
  `<strong>${name}</strong><span class="city">${city}</span>`;

it.each<[string, string]>([
  ['a labelled text of a card', inCards((name, city) => `Seller: ${name}, ${city}`)],
  ['a labelled text with brackets', inCards((name, city) => `Seller: ${name} (${city})`)],
  ['a cell of two lines', inTable(small)],
  ['a cell of two elements', inTable(spans)],
])('an object has both of %s', (_, body) => {
  const seller = object({ name: text, city: text });
  const offers = SELLERS.map(([title, name, city]) => ({ title, seller: { name, city } }));
  expect(dataOf(body, { offers: rows({ title: text, seller }) })).toEqual({ offers });
});

it.each<[string, string]>([
  ['two lines', inTable(small)],
  ['two elements', inTable(spans)],
])('a row has both of a cell of %s', (_, body) => {
  const offers = SELLERS.map(([title, seller, city]) => ({ title, seller, city }));
  expect(dataOf(body, { offers: rows({ title: text, seller: text, city: text }) })).toEqual({
    offers,
  });
});

it('a cell stays whole where nothing asks for its second text', () => {
  const offers = SELLERS.map(([title, name, city]) => ({ title, seller: `${name} ${city}` }));
  const fields = { title: text, seller: text, phone: text };
  expect(dataOf(inTable(small), { offers: rows(fields) })).toEqual({ offers });
});

const PROSE = '<p>A text that is long enough to be read as one, about a play in the town.</p>';

it.each<[string, string, Fields, object]>([
  [
    'seller',
    '<p>Seller: Acme, Leeds</p>',
    { name: text, city: text },
    { name: 'Acme', city: 'Leeds' },
  ],
  ['seller', '<p>Seller: Acme, Ltd</p>', { name: text, city: text }, { name: 'Acme, Ltd' }],
  [
    'author',
    `<p>by Jane Roe, The Times</p>${PROSE}`,
    { name: text, publication: text },
    { name: 'Jane Roe', publication: 'The Times' },
  ],
  [
    'author',
    `<p>by Jane Roe, Staff Writer</p>${PROSE}`,
    { name: text, publication: text },
    { name: 'Jane Roe' },
  ],
  [
    'author',
    `<p>by Jane Roe, The Times</p>${PROSE}`,
    { name: text, email: text },
    { name: 'Jane Roe' },
  ],
])('%s of %j', (name, body, fields, expected) => {
  expect(dataOf(body, { title: text, [name]: object(fields) })).toEqual({
    title: 'The page',
    [name]: expected,
  });
});

it.each<[string, string, object]>([
  ['Length / Beam', '99.9 m / 16.5 m', { length_m: 99.9, beam_m: 16.5 }],
  ['Length/Beam', '99.9 m / 16.5 m', { length_m: 99.9, beam_m: 16.5 }],
])('a label of two, %s, says two values', (label, value, expected) => {
  const number: JsonSchema = { type: 'number' };
  const body = `<table><tr><th>${label}</th><td>${value}</td></tr><tr><th>Flag</th><td>Norway</td></tr></table>`;
  const fields = { flag: text, length_m: number, beam_m: number };
  expect(dataOf(body, fields)).toEqual({ flag: 'Norway', ...expected });
});

it('reads the columns of a table though an announcement reaches over most of them', () => {
  const topics = [1, 2, 3, 4, 5, 6].map(
    (n) =>
      `<tr><td><img src="/t.svg" alt="No new posts"></td><td><a href="/t/${n}"><span>Review of bees ${n}</span></a><p>[ Go to page: <a href="/t/${n}?start=10">1</a> ]</p></td><td><a href="/m/${n}">Marek${n * 7}</a></td><td>${n * 13}</td></tr>`,
  );
  const announced = '<tr><td>!</td><td colspan="3"><a href="/rules">Forum rules</a></td></tr>';
  const table = `<table><thead><tr><th></th><th>Topics</th><th>Author</th><th>Replies</th></tr></thead><tbody>${announced}${topics.join('')}</tbody></table>`;
  const data = dataOf(table, {
    topics: rows({ title: text, author: text, replies: { type: 'integer' } }),
  });
  expect(data).toMatchObject({
    topics: expect.arrayContaining([
      { title: 'Review of bees 3', author: 'Marek21', replies: 39 },
      { title: 'Review of bees 6', author: 'Marek42', replies: 78 },
    ]),
  });
});

it('reads a comment without the answers below it, and its author without the word beside the name', () => {
  const comment = (n: number, below = ''): string =>
    `<li class="comment"><div class="body"><div class="comment-author"><img src="/a.svg" alt=""><cite>milo_silva${n}</cite> <span>says:</span></div><p>The lid of number ${n} fits well and holds.</p><div><a href="#r">Reply</a></div></div>${below === '' ? '' : `<ol class="children">${below}</ol>`}</li>`;
  const data = dataOf(
    `<ol>${comment(1, comment(2, comment(3)))}${comment(4)}${comment(5, comment(6) + comment(7))}${comment(8)}</ol>`,
    { comments: rows({ author: text, text }) },
  );
  expect(data).toEqual({
    comments: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({
      author: `milo_silva${n}`,
      text: `The lid of number ${n} fits well and holds.`,
    })),
  });
});

it('takes the sentence of each thing for its summary, not the list beside it', () => {
  const releases = [1, 2, 3, 4].map(
    (n) =>
      `<li><h3>v4.${n}.0</h3><p>What we learned of huts, part ${n}</p><ul><li>Faster start ${n}</li><li>New export ${n}, and a smaller download</li></ul></li>`,
  );
  const data = dataOf(`<ul>${releases.join('')}</ul>`, {
    releases: rows({ version: text, summary: text, changes: { type: 'array', items: text } }),
  });
  expect(data).toEqual({
    releases: [1, 2, 3, 4].map((n) => ({
      version: `v4.${n}.0`,
      summary: `What we learned of huts, part ${n}`,
      changes: [`Faster start ${n}`, `New export ${n}, and a smaller download`],
    })),
  });
});
