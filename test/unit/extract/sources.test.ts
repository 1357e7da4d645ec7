import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Json, JsonSchema } from '../../../src/main/service/domain/json.ts';
import { extractStructured } from '../../../src/main/service/pipeline/extract/index.ts';

const URL_OF_PAGE = 'https://shop.example/things/1';
const text = { type: 'string' };
const number = { type: 'number' };

function extract(html: string, properties: Record<string, unknown>, rest: JsonSchema = {}) {
  const schema = { type: 'object', properties, ...rest };
  return extractStructured({ root: parseDocument(html), url: URL_OF_PAGE, schema });
}

function data(html: string, properties: Record<string, unknown>, rest: JsonSchema = {}): Json {
  return extract(html, properties, rest).data;
}

function ld(value: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
}

describe('JSON-LD', () => {
  it('follows @graph and @id references and reads nested paths', () => {
    const html = ld({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'The Shop' },
        {
          '@type': 'Product',
          name: 'Lamp',
          brand: { '@id': '#b' },
          offers: { '@type': 'Offer', price: '1.299,00', priceCurrency: 'EUR' },
        },
        { '@id': '#b', '@type': 'Brand', name: 'Lumo' },
      ],
    });
    expect(data(html, { name: text, brand: text, price: number, currency: text })).toEqual({
      name: 'Lamp',
      brand: 'Lumo',
      price: 1299,
      currency: 'EUR',
    });
  });

  it('reads what real pages get wrong: control characters, trailing commas, comments, two values', () => {
    const html = `<script type="application/ld+json"><!-- {"@type":"Product","name":"A\nB",} {"@type":"Thing","name":"C"} --></script>`;
    expect(data(html, { name: text })).toEqual({ name: 'A B' });
  });

  it('gives objects in arrays, typed by the schema', () => {
    const html = ld({
      '@type': 'Product',
      name: 'Lamp',
      review: [
        {
          '@type': 'Review',
          author: { name: 'Ann' },
          reviewRating: { ratingValue: '4.5' },
          reviewBody: 'Good &amp; bright',
        },
        { '@type': 'Review', author: 'Bob', reviewRating: { ratingValue: 2 } },
      ],
    });
    const reviews = {
      type: 'array',
      items: { type: 'object', properties: { author: text, rating: number, review_text: text } },
    };
    expect(data(html, { reviews })).toEqual({
      reviews: [
        { author: 'Ann', rating: 4.5, review_text: 'Good & bright' },
        { author: 'Bob', rating: 2 },
      ],
    });
  });

  it('flattens how-to sections and steps', () => {
    const html = ld({
      '@type': 'Recipe',
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Dough',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Mix.' },
            { '@type': 'HowToStep', text: 'Rest.' },
          ],
        },
        { '@type': 'HowToStep', text: 'Bake.' },
      ],
    });
    expect(data(html, { instructions: { type: 'array', items: text } })).toEqual({
      instructions: ['Mix.', 'Rest.', 'Bake.'],
    });
  });

  it('turns durations into the unit the field names', () => {
    const html = ld({ '@type': 'Recipe', name: 'Pie', prepTime: 'PT1H30M', cookTime: 'PT45M' });
    expect(
      data(html, {
        prep_time: { type: 'integer', description: 'Preparation time in minutes' },
        cook_time: { type: 'number', description: 'Cooking time in hours' },
        prepTime: text,
      }),
    ).toEqual({ prep_time: 90, cook_time: 0.75, prepTime: 'PT1H30M' });
  });
});

describe('microdata and RDFa', () => {
  it('reads nested items, content, time, itemref', () => {
    const html = `
      <div itemscope itemtype="https://schema.org/Event" itemref="more">
        <h1 itemprop="name">Concert</h1>
        <time itemprop="startDate" datetime="2024-05-03T20:00">Friday</time>
        <div itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">Hall</span></div>
      </div>
      <p id="more"><meta itemprop="description" content="Loud"></p>`;
    expect(data(html, { name: text, start_date: text, location: text, description: text })).toEqual(
      {
        name: 'Concert',
        start_date: '2024-05-03T20:00',
        location: 'Hall',
        description: 'Loud',
      },
    );
  });

  it('reads RDFa Lite', () => {
    const html = `<div vocab="https://schema.org/" typeof="Person"><span property="name">Ann</span>
      <div property="address" typeof="PostalAddress"><span property="addressLocality">Bonn</span></div></div>`;
    expect(data(html, { name: text, city: text })).toEqual({ name: 'Ann', city: 'Bonn' });
  });

  it('makes an address absolute where the schema asks for one', () => {
    const html = `<div itemscope itemtype="https://schema.org/Product"><img itemprop="image" src="../a.jpg"></div>`;
    expect(data(html, { image: { type: 'string', format: 'uri' } })).toEqual({
      image: 'https://shop.example/a.jpg',
    });
    expect(data(html, { image: { type: 'string', description: 'URL of the picture' } })).toEqual({
      image: 'https://shop.example/a.jpg',
    });
  });
});

describe('head and embedded state', () => {
  it('reads OpenGraph and meta tags', () => {
    const html = `<head><title>Lamp | Shop</title><meta property="og:image" content="/l.jpg">
      <meta name="description" content="A lamp &amp; more"><meta property="og:site_name" content="Shop"></head><h1>Lamp</h1>`;
    expect(
      data(html, { title: text, image_url: text, description: text, site_name: text }),
    ).toEqual({
      title: 'Lamp',
      image_url: 'https://shop.example/l.jpg',
      description: 'A lamp & more',
      site_name: 'Shop',
    });
  });

  it.each([
    [
      '__NEXT_DATA__',
      (json: string) =>
        `<script id="__NEXT_DATA__" type="application/json">{"props":${json}}</script>`,
    ],
    [
      'an assignment',
      (json: string) => `<script>window.__INITIAL_STATE__ = {"a":[${json}]}; run();</script>`,
    ],
    [
      'JSON.parse',
      (json: string) => `<script>window.__DATA__ = JSON.parse(${JSON.stringify(json)});</script>`,
    ],
  ])('reads %s', (_, wrap) => {
    const html = wrap(JSON.stringify({ productName: 'Lamp', stockLevel: 7, warrantyYears: 2 }));
    expect(
      data(html, { product_name: text, stock_level: { type: 'integer' }, warranty_years: number }),
    ).toEqual({ product_name: 'Lamp', stock_level: 7, warranty_years: 2 });
  });

  it('reads a Nuxt 3 payload', () => {
    const payload = [{ data: 1 }, { stockLevel: 2, color: 3 }, 7, 'red'];
    const html = `<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(payload)}</script>`;
    expect(data(html, { stock_level: { type: 'integer' }, color: text })).toEqual({
      stock_level: 7,
      color: 'red',
    });
  });
});

describe('tables, lists and labels', () => {
  it('reads header tables with spans into rows', () => {
    const html = `<table><tr><th>City</th><th>Year</th><th>People</th></tr>
      <tr><td rowspan="2">Bonn</td><td>2020</td><td>330,000</td></tr><tr><td>2021</td><td>331,500</td></tr></table>`;
    const rows = {
      type: 'array',
      items: {
        type: 'object',
        properties: { city: text, year: { type: 'integer' }, people: { type: 'integer' } },
      },
    };
    expect(data(html, { rows })).toEqual({
      rows: [
        { city: 'Bonn', year: 2020, people: 330000 },
        { city: 'Bonn', year: 2021, people: 331500 },
      ],
    });
  });

  it('reads two-column tables, definition lists and lines', () => {
    const html = `<table><tr><th>Item weight</th><td>1.5 kg</td></tr><tr><th>Voltage</th><td>230 V</td></tr></table>
      <dl><dt>Frame material</dt><dd>Oak</dd></dl><ul><li><b>Lamp socket:</b> E27</li></ul><p>Made in: Norway</p>`;
    expect(
      data(html, {
        item_weight: text,
        voltage: number,
        frame_material: text,
        lamp_socket: text,
        origin: { type: 'string', description: 'Made in' },
      }),
    ).toEqual({
      item_weight: '1.5 kg',
      voltage: 230,
      frame_material: 'Oak',
      lamp_socket: 'E27',
      origin: 'Norway',
    });
  });

  it('takes labels from the group that answers most fields', () => {
    const html = `<dl><dt>Type</dt><dd>list</dd></dl><dl><dt>Key</dt><dd>requirements</dd><dt>Type</dt><dd>path</dd></dl>`;
    expect(data(html, { key: text, type: text })).toEqual({ key: 'requirements', type: 'path' });
  });

  it('reads lists below headings, in other languages too', () => {
    const html = `<h1>Kuchen</h1><h2>Zutaten</h2><ul><li>200 g Mehl</li><li>2 Eier</li></ul>
      <h2>Zubereitung</h2><ol><li>Alles gut miteinander verrühren.</li><li>Im Ofen eine Stunde backen.</li></ol><h2>Kommentare</h2><p>Lecker!</p>`;
    expect(
      data(html, {
        ingredients: { type: 'array', items: text },
        instructions: { type: 'array', items: text },
      }),
    ).toEqual({
      ingredients: ['200 g Mehl', '2 Eier'],
      instructions: ['Alles gut miteinander verrühren.', 'Im Ofen eine Stunde backen.'],
    });
  });

  it('reads repeated cards into objects', () => {
    const card = (name: string, price: string) =>
      `<li class="card"><h3><a href="/p/${name}">${name}</a></h3><img src="/i/${name}.png"><span class="price">${price}</span></li>`;
    const html = `<h2>Products</h2><ul>${card('a1', '$10.00')}${card('b2', '$1,200.50')}${card('c3', 'sold out')}</ul>`;
    const products = {
      type: 'array',
      items: { type: 'object', properties: { name: text, price: number, url: text, image: text } },
    };
    expect(data(html, { products })).toEqual({
      products: [
        {
          name: 'a1',
          price: 10,
          url: 'https://shop.example/p/a1',
          image: 'https://shop.example/i/a1.png',
        },
        {
          name: 'b2',
          price: 1200.5,
          url: 'https://shop.example/p/b2',
          image: 'https://shop.example/i/b2.png',
        },
        { name: 'c3', url: 'https://shop.example/p/c3', image: 'https://shop.example/i/c3.png' },
      ],
    });
  });

  it('reads breadcrumbs, bylines and dates of a plain page', () => {
    const html = `<html lang="en"><nav aria-label="Breadcrumb"><a href="/">Home</a> › <a href="/n">News</a></nav>
      <main><h1>Rain again</h1><p class="byline">By Ann Lee</p><time datetime="2024-05-03">May 3</time></main></html>`;
    expect(
      data(html, {
        headline: text,
        author: text,
        date: { type: 'string', format: 'date' },
        breadcrumbs: { type: 'array', items: text },
      }),
    ).toEqual({
      headline: 'Rain again',
      author: 'Ann Lee',
      date: '2024-05-03',
      breadcrumbs: ['Home', 'News'],
    });
  });
});

describe('the schema decides', () => {
  const html = ld({
    '@type': 'Product',
    name: 'Lamp',
    sku: '12',
    offers: { price: 5, availability: 'https://schema.org/InStock' },
  });

  it('leaves out what has no evidence, or writes null where it must', () => {
    expect(data(html, { name: text, isbn: text, vin: text })).toEqual({ name: 'Lamp' });
    const nullable = { anyOf: [{ type: 'string' }, { type: 'null' }] };
    expect(
      data(html, { name: text, isbn: nullable, vin: nullable }, { required: ['isbn'] }),
    ).toEqual({ name: 'Lamp', isbn: null });
  });

  it('spells enums as the schema does and reads booleans', () => {
    expect(
      data(html, {
        availability: { enum: ['in_stock', 'out_of_stock'] },
        in_stock: { type: 'boolean' },
      }),
    ).toEqual({ availability: 'in_stock', in_stock: true });
  });

  it('follows $ref, allOf and nested objects', () => {
    expect(
      data(
        html,
        { product: { $ref: '#/$defs/product' } },
        {
          $defs: {
            product: {
              allOf: [
                { type: 'object', properties: { name: text } },
                { properties: { price: number } },
              ],
            },
          },
        },
      ),
    ).toEqual({ product: { name: 'Lamp', price: 5 } });
  });

  it('survives schemas that refer to themselves or to nothing', () => {
    expect(
      data(html, { a: { $ref: '#/properties/a' }, b: { $ref: '#/nowhere' }, name: text }),
    ).toEqual({ name: 'Lamp' });
    expect(data(html, { node: { $ref: '#' } })).toBeTypeOf('object');
  });

  it('says of every value where it stands and what was done to it', () => {
    const { provenance } = extract(html, { name: text, price: number });
    expect(provenance).toEqual([
      {
        path: 'name',
        source: 'json-ld',
        url: URL_OF_PAGE,
        where: 'script[type="application/ld+json"][0].name',
        text: 'Lamp',
        steps: [],
      },
      {
        path: 'price',
        source: 'json-ld',
        url: URL_OF_PAGE,
        where: 'script[type="application/ld+json"][0].offers.price',
        text: '5',
        steps: ['number'],
      },
    ]);
  });
});

describe('without a schema', () => {
  const html = ld({
    '@type': 'Product',
    name: 'Lamp',
    offers: { '@type': 'Offer', price: 5.5 },
    sku: '0012',
  });

  it('takes the fields from a prompt that names them', () => {
    const { data } = extractStructured({
      root: parseDocument(html),
      url: URL_OF_PAGE,
      prompt: 'Extract the product name, price and the SKU from the page.',
    });
    expect(data).toEqual({ product_name: 'Lamp', price: 5.5, sku: '0012' });
  });

  it('says when the page has none of the fields that a prompt names', () => {
    const ask = (prompt: string) =>
      extractStructured({ root: parseDocument(html), url: URL_OF_PAGE, prompt });
    expect(ask('Extract the opening hours').isUnanswered).toBe(true);
    expect(ask('Extract the opening hours').data).toMatchObject({ name: 'Lamp' });
    expect(ask('Extract the price and the opening hours')).not.toHaveProperty('isUnanswered');
    expect(ask('Extract the product')).not.toHaveProperty('isUnanswered');
  });

  it('gives the main entity when nothing is named', () => {
    const { data } = extractStructured({ root: parseDocument(html), url: URL_OF_PAGE });
    expect(data).toEqual({
      type: 'Product',
      name: 'Lamp',
      offers: { type: 'Offer', price: 5.5 },
      sku: '0012',
    });
  });

  it('falls back to what head and heading say', () => {
    const { data } = extractStructured({
      root: parseDocument('<title>T</title><h1>Hello world</h1>'),
      url: URL_OF_PAGE,
    });
    expect(data).toEqual({ title: 'Hello world' });
  });
});

describe('hostile pages', () => {
  const everything = {
    title: text,
    author: text,
    price: number,
    date: text,
    rating: number,
    section: text,
    street: text,
    publisher: text,
    ingredients: { type: 'array', items: text },
    questions: { type: 'array', items: text },
    breadcrumbs: { type: 'array', items: text },
    items: {
      type: 'array',
      items: { type: 'object', properties: { name: text, url: text, price: number } },
    },
  };
  it.each([
    ['deep nesting', '<div class="ingredient author price">'.repeat(20_000)],
    ['nested items', '<div itemscope itemprop="a">'.repeat(5_000)],
    ['nested tables', '<table><tr><td>a</td><td>'.repeat(800)],
    ['huge spans', `<table>${'<tr><td rowspan=9999 colspan=9999>x</td></tr>'.repeat(500)}</table>`],
    [
      'JSON-LD that never closes',
      `<script type="application/ld+json">${'[{"a":'.repeat(20_000)}</script>`,
    ],
    [
      'JSON-LD that refers to itself',
      ld({ '@id': 'a', '@type': 'Product', name: 'x', isRelatedTo: { '@id': 'a' } }),
    ],
    ['state that never closes', `<script>${'window.abc = {'.repeat(20_000)}</script>`],
    [
      'a prototype in the state',
      ld({ '@type': 'Product', constructor: 'x', ['__proto__']: { title: 'y' } }),
    ],
    ['one endless line', `<p class="price date author">${'1,1'.repeat(50_000)}</p>`],
    ['many unanswered headings', '<h2>Ingredients</h2>'.repeat(5_000)],
    ['nothing', ''],
  ])('survives %s', (_, html) => {
    expect(data(html, everything)).toBeTypeOf('object');
    expect(extractStructured({ root: parseDocument(html), url: URL_OF_PAGE }).data).toBeTypeOf(
      'object',
    );
  });
});
