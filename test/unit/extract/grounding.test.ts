/** What a model answers is held against the page; what the page settles is not asked for. */
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { Provenance } from '../../../src/main/service/domain/document.ts';
import type { Json } from '../../../src/main/service/domain/json.ts';
import {
  fillGaps,
  groundAnswer,
  readSchema,
  restOfSchema,
} from '../../../src/main/service/pipeline/extract/answers.ts';
import { everythingSaid } from '../../../src/main/service/pipeline/extract/sources/everything-said.ts';

const HTML = `<html><head><meta name="author" content="Zoë Müller">
<script type="application/ld+json">{"sku":"AB-77\\u002F9"}</script>
<script>var width = 4711;</script></head><body>
<h1>The Red  Lamp</h1><p>Price: 1.299,00 €</p><p>On sale since 3 May 2024, 3:30 pm</p>
<p>Ready in 1 h 20 min. Weighs 500g. 1.2 million sold. Save 25%.</p>
<p>Made in <b>Nor</b>way. Call +49 (30) 123-4567.</p>
<ul><li>Copper</li><li>Glass</li></ul><a href="/manual/lamp.pdf?v=2">Manual</a>
<p>The lamp stands on a heavy foot of copper and throws a warm light over the whole table.</p>
<p>日本語の説明文です</p></body></html>`;
const page = {
  url: 'https://shop.example/lamps/red',
  said: everythingSaid(parseDocument(HTML)),
  language: 'en',
};
const only = (value: Json, schema: Record<string, unknown> = {}) => {
  const answer = groundAnswer(
    { it: value },
    readSchema({ type: 'object', properties: { it: schema } }),
    page,
  );
  return { kept: answer.value, dropped: answer.dropped };
};

describe('grounding', () => {
  it.each<[Json]>([
    ['The red lamp'],
    ['the   RED lamp.'],
    ['Zoe Muller'],
    ['AB-77/9'],
    ['Norway'],
    [1299],
    [1299.0],
    ['1299.00 EUR'],
    ['€1,299'],
    ['EUR'],
    ['2024-05-03'],
    ['May 3, 2024'],
    ['2024-05-03T15:30:00'],
    [500],
    ['500 g'],
    [1_200_000],
    [0.25],
    ['+49 30 1234567'],
    ['https://shop.example/manual/lamp.pdf?v=2'],
    ['https://shop.example/lamps/red'],
    ['Copper, Glass'],
    ['Copper and Glass'],
    ['日本語'],
    ['The lamp throws a warm light over the table and stands on a heavy copper foot.'],
    [true],
  ])('keeps %j', (value) => {
    expect(only(value)).toEqual({ kept: { it: value }, dropped: [] });
  });

  it.each<[Json]>([
    ['Blue Lamp'],
    ['Sweden'],
    [1300],
    [4711],
    ['1399 EUR'],
    ['1299 USD'],
    ['USD'],
    ['2024-05-04'],
    ['2024-05-03T16:45:00'],
    ['https://shop.example/other'],
    ['https://evil.example/lamps/red'],
    ['Copper, Silver'],
    ['ed lam'],
    ['The lamp was designed in 1987 by an architect who liked heavy furniture of oak.'],
    ['It stands on a heavy foot of copper and costs 5 dollars over the whole table.'],
  ])('drops %j', (value) => {
    expect(only(value)).toEqual({ kept: undefined, dropped: ['it'] });
  });

  it('reads durations in the unit of the field', () => {
    const minutes = { type: 'integer', description: 'time in minutes' };
    expect(only(80, minutes).kept).toEqual({ it: 80 });
    expect(only(85, minutes).kept).toBeUndefined();
    expect(only('PT1H20M').kept).toEqual({ it: 'PT1H20M' });
  });

  it('takes members of an enum as choices, and drops what the enum does not have', () => {
    const stock = { enum: ['in stock', 'sold out'] };
    expect(only('sold out', stock).kept).toEqual({ it: 'sold out' });
    expect(only('maybe', stock).kept).toBeUndefined();
  });

  it('drops items and members one by one, and says where', () => {
    const answer = groundAnswer(
      { name: 'The Red Lamp', parts: ['Copper', 'Gold'], maker: { name: 'Acme', place: 'Norway' } },
      undefined,
      page,
    );
    expect(answer.value).toEqual({
      name: 'The Red Lamp',
      parts: ['Copper'],
      maker: { place: 'Norway' },
    });
    expect(answer.dropped).toEqual(['parts[1]', 'maker.name']);
    expect(answer.provenance.map(({ path, source }) => [path, source])).toEqual([
      ['name', 'model'],
      ['parts[0]', 'model'],
      ['maker.place', 'model'],
    ]);
  });
});

describe('what is left to ask', () => {
  const from = (path: string, source: string): Provenance => ({
    path,
    source,
    url: page.url,
    where: '',
    text: '',
    steps: [],
  });
  const schema = {
    type: 'object',
    required: ['name', 'origin'],
    properties: {
      name: { type: 'string' },
      origin: { type: 'string' },
      maker: { type: 'object', properties: { name: { type: 'string' }, city: { type: 'string' } } },
      parts: { type: 'array', items: { type: 'object', properties: { name: {}, price: {} } } },
    },
  };

  it('leaves out what marked-up data says, at any depth', () => {
    const data = { name: 'Lamp', maker: { name: 'Acme' }, parts: [{ name: 'Foot', price: 3 }] };
    const rest = restOfSchema(schema, {
      data,
      provenance: [
        from('name', 'json-ld'),
        from('maker.name', 'label'),
        from('parts[0].name', 'table'),
        from('parts[0].price', 'table'),
      ],
    });
    expect(rest).toEqual({
      type: 'object',
      required: ['origin'],
      properties: {
        origin: { type: 'string' },
        maker: { type: 'object', properties: { city: { type: 'string' } } },
      },
    });
  });

  it('asks for guesses and for lists with gaps', () => {
    const rest = restOfSchema(schema, {
      data: { name: 'Lamp', origin: 'Norway', parts: [{ name: 'Foot' }] },
      provenance: [
        from('name', 'heading'),
        from('origin', 'table'),
        from('parts[0].name', 'table'),
      ],
    });
    expect(Object.keys(rest?.['properties'] as object)).toEqual(['name', 'maker', 'parts']);
  });

  it('asks nothing when all is there', () => {
    const one = { type: 'object', properties: { name: { type: 'string' } } };
    const found = { data: { name: 'Lamp' }, provenance: [from('name', 'microdata')] };
    expect(restOfSchema(one, found)).toBeUndefined();
  });

  it('keeps what is certain, replaces guesses, fills gaps of listed things', () => {
    const filled = fillGaps(
      {
        data: { name: 'Lamp', title: 'Shop', parts: [{ name: 'Foot' }, { name: 'Shade' }] },
        provenance: [
          from('name', 'json-ld'),
          from('title', 'heading'),
          from('parts[0].name', 'table'),
          from('parts[1].name', 'table'),
        ],
      },
      {
        data: {
          name: 'Another',
          title: 'The Red Lamp',
          parts: [{ name: 'Shade', price: 4 }, { name: 'Bulb' }],
        },
        provenance: [
          from('name', 'model'),
          from('title', 'model'),
          from('parts[0].price', 'model'),
        ],
      },
      readSchema({ ...schema, properties: { ...schema.properties, title: { type: 'string' } } }),
    );
    expect(filled.data).toEqual({
      name: 'Lamp',
      title: 'The Red Lamp',
      parts: [{ name: 'Foot' }, { name: 'Shade', price: 4 }],
    });
    expect(filled.provenance.map(({ path, source }) => `${path} ${source}`)).toContain(
      'parts[1].price model',
    );
  });
});
