/** Who makes a product and who publishes a page, where only a reader's signs say so. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import type { Json } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const asked = (html: string, name: string, url = 'https://shop.example/p/1'): Json =>
  extractStructured({
    root: parseDocument(
      `<html><head><title>Turbo Blender 3</title></head><body>${html}</body></html>`,
    ),
    url,
    schema: { type: 'object', properties: { [name]: { type: 'string' } } },
  }).data;

it.each<[string, string, string | undefined]>([
  ['a link above the name', '<a href="/b/1">Turbo</a><h1>Turbo Blender 3</h1>', 'Turbo'],
  ['an introduced one', '<h1>Blender 3</h1><div class="brand">By Turbo</div>', 'Turbo'],
  ['a store', '<h1>Turbo Blender 3</h1><a href="/s">Visit the Turbo Store</a>', 'Turbo'],
  ['a link that begins no name', '<a href="/b/1">Kitchen</a><h1>Turbo Blender 3</h1>', undefined],
  ['a menu', '<nav><a href="/b/1">Turbo</a></nav><h1>Turbo Blender 3</h1>', undefined],
])('brand: %s', (_, html, brand) => {
  expect(asked(html, 'brand')).toEqual(brand === undefined ? {} : { brand });
});

it('brand: the maker’s own site', () => {
  expect(asked('<h1>Turbo Blender 3</h1>', 'brand', 'https://www.turbo.com/b3')).toEqual({
    brand: 'Turbo',
  });
});

it.each<[string, string]>([
  [
    'feed',
    '<link rel="alternate" type="application/rss+xml" title="The Acme Times &raquo; Feed" href="/f"><h1>A</h1>',
  ],
  ['home link', '<p><a rel="home" href="/">The Acme Times</a></p><h1>A</h1>'],
])('publisher: the %s', (_, html) => {
  expect(asked(html, 'publisher')).toEqual({ publisher: 'The Acme Times' });
});

it('an address over two lines whose first ends with a comma', () => {
  const html = '<h1>A</h1><p>12 E Maria St,<br>Compton, CA 90221</p>';
  expect(asked(html, 'street_address')).toEqual({ street_address: '12 E Maria St' });
  expect(asked(html, 'postal_code')).toEqual({ postal_code: '90221' });
});

it.each<[string, string, readonly string[] | undefined]>([
  [
    'from the start to the heading',
    '<ol><li><a href="/">Start</a></li><li><a href="/tools/">Tools</a></li><li>Blenders</li></ol>',
    ['Start', 'Tools', 'Blenders'],
  ],
  [
    'each step below the last',
    '<ul><li><a href="/tools">Tools</a> ›</li><li><a href="/tools/kitchen">Kitchen</a> ›</li><li>Blenders</li></ul>',
    ['Tools', 'Kitchen', 'Blenders'],
  ],
  [
    'not a list of neighbours',
    '<ul><li><a href="/tools">Tools</a></li><li><a href="/food">Food</a></li><li>Blenders</li></ul>',
    undefined,
  ],
  [
    'not a list that ends elsewhere',
    '<ul><li><a href="/">Start</a></li><li><a href="/tools">Tools</a></li></ul>',
    undefined,
  ],
])('a trail without a name: %s', (_, html, breadcrumbs) => {
  const { data } = extractStructured({
    root: parseDocument(`<body>${html}<h1>Blenders</h1></body>`),
    url: 'https://shop.example/tools/blenders',
    schema: {
      type: 'object',
      properties: { breadcrumbs: { type: 'array', items: { type: 'string' } } },
    },
  });
  expect(data).toEqual(breadcrumbs === undefined ? {} : { breadcrumbs });
});
