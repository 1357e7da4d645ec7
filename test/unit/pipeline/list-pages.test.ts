/** Lists of things asked for as an array of objects: each value is told or left out, none is made up. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';
import { LIST_PAGES } from '../../support/pipeline/list-pages.ts';
import { MORE_LIST_PAGES } from '../../support/pipeline/more-list-pages.ts';

const ALL_PAGES = [...LIST_PAGES, ...MORE_LIST_PAGES];

const typeOf = (kind: string | undefined): JsonSchema =>
  kind === 'n'
    ? { type: 'number' }
    : kind === 's'
      ? { type: 'array', items: { type: 'string' } }
      : { type: 'string' };

type Row = Readonly<Record<string, unknown>>;

function rowsOf(html: string, list: string, fields: readonly string[]): readonly Row[] {
  const properties = Object.fromEntries(
    fields.map((field) => {
      const [name = '', kind] = field.split(':');
      return [name, typeOf(kind)];
    }),
  );
  const items: JsonSchema = { type: 'object', properties };
  const frame = `<header><a href="/">Lumen</a><nav><ul><li><a href="/news">News</a></li><li><a href="/about">About us</a></li></ul></nav></header><main>${html}</main><footer><p>© 2026 Lumen</p></footer>`;
  const { data } = extractStructured({
    root: parseDocument(`<!doctype html><html lang="en"><body>${frame}</body></html>`),
    url: 'https://site.example/list',
    schema: { type: 'object', properties: { [list]: { type: 'array', items } } },
  });
  return (data as Readonly<Record<string, readonly Row[] | undefined>>)[list] ?? [];
}

/** What only its sense could tell, and what is known to be left out. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  'recipes-md': ['time', 'rating'],
  'holdings-dots': ['format'],
  'shop-ja': ['points'],
  hn: ['site'],
  flights: ['airline'],
  courses: ['concession_fee', 'sessions'],
  fx: ['currency'],
  tv: ['genre'],
  ranking: ['country'],
  'jobs-de': ['unternehmen', 'ort'],
  'immo-fr': ['ville'],
  'library-cat': ['publisher', 'status'],
  'restaurants-it': ['voto'],
  'repo-list': ['language'],
  'crypto-table': ['symbol'],
  parcels: ['status', 'location'],
  'ads-nl': ['conditie', 'plaats'],
};

/** Of which nothing is told: lines of words, most of them without elements of their own. */
const NOT_READ: readonly string[] = ['weather-week'];

/** What no page of them says. */
const ABSENT = ['supplier', 'nickname', 'expiry_date', 'discount:n', 'phone', 'allergens'];

describe('a list of things', () => {
  it.each(ALL_PAGES)('%s is read row by row', (name, html, list, fields, first, count) => {
    const rows = rowsOf(html, list, fields);
    expect(rows).toHaveLength(NOT_READ.includes(name) ? 0 : count);
    if (NOT_READ.includes(name)) return;
    const known = KNOWN[name] ?? [];
    for (const [field, expected] of Object.entries(first)) {
      const value = rows[0]?.[field];
      if (known.includes(field)) expect(value, field).toBeUndefined();
      else if (expected instanceof RegExp) expect(String(value), field).toMatch(expected);
      else expect(value, field).toEqual(expected);
    }
  });

  it.each(ALL_PAGES)('%s tells nothing that it does not say', (_name, html, list, fields) => {
    for (const absent of ABSENT) {
      const [name = ''] = absent.split(':');
      if (fields.includes(name)) continue;
      const rows = rowsOf(html, list, [...fields, absent]);
      expect(
        rows.map((row) => row[name]).filter((value) => value !== undefined),
        name,
      ).toEqual([]);
    }
  });

  it('reads comments with their answers, whatever the array is called', () => {
    const [, html = ''] = LIST_PAGES.find(([name]) => name === 'wp-comments') ?? [];
    const rows = rowsOf(html, 'records', ['author', 'when', 'text']);
    expect(rows).toHaveLength(8);
    expect(rows[1]).toMatchObject({
      author: 'Tom Okafor',
      text: expect.stringMatching(/^We took it twice/),
    });
    expect(rowsOf(html, 'records', ['title', 'price:n'])).toEqual([]);
  });

  it('leaves a row over the whole width to the column it begins in', () => {
    const topics = LIST_PAGES.find(([name]) => name === 'forum-colspan');
    const rows = rowsOf(topics?.[1] ?? '', 'topics', topics?.[3] ?? []);
    expect(rows.filter(({ author }) => author === undefined)).toHaveLength(1);
    expect(rows[1]).toMatchObject({ author: 'marek061', replies: 3, views: 1100 });
  });

  it.each([
    ['en', '1.080', 1.08],
    ['en', '760.000 €', 760_000],
    ['en', '12.000', 12_000],
    ['de', '1.080', 1080],
    ['de', '1,250 kg', 1.25],
    ['de', '1,250', 1250],
    ['', '1.080', 1080],
  ])('reads numbers as its language writes them: %s %s', (language, text, value) => {
    const cells = [text, text].map((one, i) => `<tr><td>Thing ${i}</td><td>${one}</td></tr>`);
    const { data } = extractStructured({
      root: parseDocument(
        `<html lang="${language}"><body><main><h1>Things</h1><table><tr><th>Name</th><th>Reading</th></tr>${cells.join('')}</table></main></body></html>`,
      ),
      url: 'https://site.example/list',
      schema: {
        type: 'object',
        properties: {
          things: {
            type: 'array',
            items: {
              type: 'object',
              properties: { name: { type: 'string' }, reading: { type: 'number' } },
            },
          },
        },
      },
    });
    expect(data).toMatchObject({ things: [{ reading: value }, { reading: value }] });
  });
});
