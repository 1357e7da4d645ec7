/** Tables that are no `<table>`: what in them is one, and what only holds their rows. */
import { expect, it } from 'vitest';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';
import { toMarkdown } from '../../../../src/main/service/pipeline/markdown/index.ts';

const write = (html: string): string =>
  toMarkdown(parseHtml(html).children, {
    baseUrl: 'https://example.com/',
    removeBase64Images: true,
  });

const cells = (role: string, texts: readonly string[]): string =>
  `<div class="t-row" role="row">${texts.map((text) => `<div class="t-cell" role="${role}">${text}</div>`).join('')}</div>`;

it('a group of rows that is called a table is no table of its own', () => {
  const head = `<div class="t-headers">${cells('columnheader', ['Town', 'Mills'])}</div>`;
  const body = `<div class="t-table" role="rowgroup">${cells('gridcell', ['Ash', '3'])}${cells('gridcell', ['Elm', '5'])}</div>`;
  expect(write(`<div class="t" role="grid">${head}${body}</div>`)).toBe(
    '| Town | Mills |\n| --- | --- |\n| Ash | 3 |\n| Elm | 5 |',
  );
});
