/**
 * Pages as users meet them, with the schemas they would write: shops, recipes, jobs, events, homes, data sheets, forums,
 * hotels, in several languages; and pages that say nothing of what is asked. A field that is not on the page stays absent.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Json, JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';
import { everythingSaid } from '../../../src/main/service/pipeline/extract/sources/everything-said.ts';

const FOLDER = new URL('../../fixtures/extract/', import.meta.url);
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

interface Asked {
  readonly url: string;
  readonly schema: JsonSchema;
  readonly data: Json;
}

const fold = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('a page and a schema', () => {
  it.each(NAMES)('%s', (name) => {
    const html = readFileSync(new URL(`${name}.html`, FOLDER), 'utf8');
    const asked = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Asked;
    const root = parseDocument(html);
    const { data, provenance } = extractStructured({ root, url: asked.url, schema: asked.schema });
    expect(data).toEqual(asked.data);
    // what a value was read from stands on the page
    const said = fold(`${everythingSaid(root)} ${html}`);
    for (const { path, text } of provenance)
      for (const part of fold(text)
        .split(/, | /)
        .filter((one) => one !== ''))
        expect(said, path).toContain(part);
  });
});

describe('a price', () => {
  it.each<[string, string, number, string]>([
    ['en-IN', '₹1,24,999.00', 124_999, 'INR'],
    ['fr', '1 299,00 €', 1299, 'EUR'],
    ['de-CH', "CHF 1'299.50", 1299.5, 'CHF'],
    ['pl', '2 499,99 zł', 2499.99, 'PLN'],
    ['sv', '12 490 kr', 12_490, 'SEK'],
    ['ja', '￥12,800（税込）', 12_800, 'JPY'],
    ['pt-BR', 'R$ 3.499,90', 3499.9, 'BRL'],
    ['ar', '١٬٢٩٩٫٥٠ ر.س', 1299.5, 'SAR'],
    ['cs', '1 290 Kč', 1290, 'CZK'],
    ['en-US', '$1,299', 1299, 'USD'],
    ['tr', '1.299,90 TL', 1299.9, 'TRY'],
    ['ko', '129,000원', 129_000, 'KRW'],
    ['da', 'kr. 1.299,00', 1299, 'DKK'],
    ['vi', '1.290.000₫', 1_290_000, 'VND'],
    ['en-GB', '£12.5k', 12_500, 'GBP'],
    ['nl', '€ 24,-', 24, 'EUR'],
    ['hu', '12 990 Ft', 12_990, 'HUF'],
    ['he', '₪249.90', 249.9, 'ILS'],
    ['zh', '¥ 3,299 元', 3299, 'CNY'],
  ])('in %s: %s', (lang, text, price, currency) => {
    const html = `<html lang="${lang}"><body><h1>Thing</h1><div><span class="price">${text}</span></div></body></html>`;
    const schema = {
      type: 'object',
      properties: { price: { type: 'number' }, currency: { type: 'string' } },
    };
    const { data } = extractStructured({
      root: parseDocument(html),
      url: 'https://x.example/p',
      schema,
    });
    expect(data).toEqual({ price, currency });
  });
});
