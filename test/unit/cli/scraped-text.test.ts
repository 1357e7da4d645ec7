/** What `hearth scrape` prints: text as it is, addresses a line each, anything else as JSON. */
import { expect, it } from 'vitest';
import { scrapedText } from '../../../src/main/cli/scraped-text.ts';

const links = ['https://a.example/', 'https://b.example/?q=1'];
const document = { markdown: '# Tea', links, images: [], metadata: { title: 'Tea' } };
const asJson = `${JSON.stringify(document, null, 2)}\n`;

it('prints links alone one a line', () => {
  expect(scrapedText(document, ['links'])).toBe('https://a.example/\nhttps://b.example/?q=1\n');
  expect(scrapedText(document, ['images'])).toBe('');
});

it('prints one text as it is, several formats and none as JSON', () => {
  expect(scrapedText(document, ['markdown'])).toBe('# Tea\n');
  expect(scrapedText(document, ['markdown', 'links'])).toBe(asJson);
  expect(scrapedText(document, [])).toBe(asJson);
});
