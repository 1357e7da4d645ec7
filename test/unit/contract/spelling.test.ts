import { expect, it } from 'vitest';
import { meantBy } from '../../../src/contract/shared/spelling.ts';

const FORMATS = [
  'markdown',
  'html',
  'rawHtml',
  'links',
  'screenshot',
  'screenshot@fullPage',
  'json',
];

it.each([
  ['markdwn', 'markdown'],
  ['Markdown', 'markdown'],
  ['raw_html', 'rawHtml'],
  ['screenshot-full-page', 'screenshot@fullPage'],
  ['jsno', 'json'],
  ['link', 'links'],
])('takes %s for %s', (given, meant) => {
  expect(meantBy(given, FORMATS)).toBe(meant);
});

it.each(['pdf', '', '?', 'text', 'xml', 'x'.repeat(10_000)])('makes nothing of %s', (given) => {
  expect(meantBy(given, FORMATS)).toBeUndefined();
});

it('takes the word with the fewest wrong letters', () => {
  expect(meantBy('maxAg', ['minAge', 'maxAge'])).toBe('maxAge');
});
