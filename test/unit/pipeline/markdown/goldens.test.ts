/**
 * The catalogue: each test/fixtures/markdown/NAME.html is written as NAME.md. After a wanted change,
 * `npx vitest run --project unit test/unit/pipeline/markdown -u` writes them anew; read the difference.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';
import { toMarkdown } from '../../../../src/main/service/pipeline/markdown/index.ts';

const FOLDER = new URL('../../../fixtures/markdown/', import.meta.url);
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.html'));

const write = (html: string): string =>
  toMarkdown(parseHtml(html).children, {
    baseUrl: 'https://example.com/a/b',
    removeBase64Images: true,
  });

describe('the catalogue of markdown', () => {
  it.each(names)('%s', async (name) => {
    const html = readFileSync(new URL(name, FOLDER), 'utf8');
    const golden = fileURLToPath(new URL(name.replace(/html$/, 'md'), FOLDER));
    await expect(`${write(html)}\n`).toMatchFileSnapshot(golden);
  });

  it('is the same, byte for byte, whenever it is written', () => {
    const all = names.map((name) => readFileSync(new URL(name, FOLDER), 'utf8')).join('\n');
    expect(write(all)).toBe(write(all));
  });
});
