/** Names of people: introductions go, small words and suffixes that are of the name stay. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { personName } from '../../../src/main/service/pipeline/extract/evidence/person-name.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

function authorOf(body: string): unknown {
  const html = `<html lang="en"><head><title>The mill</title></head><body><main><article><h1>The mill</h1>${body}<p>A text on the old mill by the river that is long enough to be read as one.</p></article></main></body></html>`;
  const properties = { author: { type: 'string' } };
  const input = { root: parseDocument(html), url: 'https://a.example/x' };
  return extractStructured({ ...input, schema: { type: 'object', properties } }).data;
}

const NAMES = [
  'Di Orr',
  'Bo Li',
  'Van Morrison',
  'Di Stefano',
  'Von Braun',
  'Av Singh',
  'Par Anders',
  'Martin King Jr.',
  'John Smith III',
  'Carl von Weizsäcker',
  'Maria de la Cruz',
  'Jan van der Meer',
  'J. R. R. Tolkien',
  '王小明',
];

it.each(NAMES)('%s is whole in marked-up data', (name) => {
  const author = { '@type': 'Person', name };
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Article', author });
  expect(authorOf(`<script type="application/ld+json">${data}</script>`)).toEqual({ author: name });
});

it.each(NAMES)('%s is whole in a byline', (name) => {
  expect(authorOf(`<p class="byline">By ${name}</p>`)).toEqual({ author: name });
});

it.each(NAMES)('%s is whole in a box that is called author', (name) => {
  expect(authorOf(`<p class="author">${name}</p>`)).toEqual({ author: name });
});

it.each<[string, string | undefined]>([
  ['Von Anna Ott', 'Anna Ott'],
  ['von Redaktion', 'Redaktion'],
  ['Text von Carl von Ossietzky', 'Carl von Ossietzky'],
  ['Di Maria Rossi', 'Maria Rossi'],
  ['Par : Léa Noor', 'Léa Noor'],
  ['Tolkien, J. R. R.', 'Tolkien, J. R. R.'],
  ['Smith, John', 'Smith, John'],
  ['By Martin King, Jr.', 'Martin King Jr.'],
  ['By Smith, Leeds', 'Smith'],
  ['By Jane Roe, Staff Writer', 'Jane Roe'],
  ['Jane Roe, The Times', 'Jane Roe'],
  ['By Jane Roe on Monday.', 'Jane Roe'],
])('%j names %j', (text, name) => {
  expect(personName(text)).toBe(name);
});
