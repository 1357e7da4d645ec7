import { describe, expect, it } from 'vitest';
import { readSchema } from '../../../src/main/service/dialects/shared/read-schema.ts';

const object = (properties: object) => ({ type: 'object', properties });
const string = { type: 'string' };

describe('fields alone', () => {
  it.each([
    [
      'types',
      { price: 'number', title: 'string' },
      object({ price: { type: 'number' }, title: string }),
    ],
    ['types under names that schemas use too', { title: 'string' }, object({ title: string })],
    ['schemas', { price: { type: 'number' } }, object({ price: { type: 'number' } })],
    ['lists', { tags: ['string'] }, object({ tags: { type: 'array', items: string } })],
    [
      'lists of things',
      { jobs: [{ pay: 'number' }] },
      object({ jobs: { type: 'array', items: object({ pay: { type: 'number' } }) } }),
    ],
    [
      'things in things',
      { seller: { name: 'string' } },
      object({ seller: object({ name: string }) }),
    ],
    [
      'what a field is',
      { price: 'in euros, with tax' },
      object({ price: { description: 'in euros, with tax' } }),
    ],
    ['fields below $schema', { $schema: 'x', price: 'string' }, object({ price: string })],
  ])('are read as a schema: %s', (_, given, read) => {
    expect(readSchema(given)).toEqual(read);
  });

  it('are read inside a schema', () => {
    expect(
      readSchema(object({ price: 'string', rows: { type: 'array', items: { a: 'string' } } })),
    ).toEqual(object({ price: string, rows: { type: 'array', items: object({ a: string }) } }));
  });
});

it.each([
  ['an object', { ...object({ $id: string, any: {}, all: true }), required: ['any'] }],
  ['remarks', { title: 'Product', description: 'A thing that is sold' }],
  [
    'a field without a type',
    object({ price: { description: 'with tax', example: '12.50', 'x-unit': 'EUR' } }),
  ],
  ['a reference', { $ref: '#/$defs/a', $defs: { a: string } }],
  ['choices', { anyOf: [string, { type: 'null' }] }],
  ['an example', { price: 12.5, name: 'Kettle' }],
])('a schema stays as it is: %s', (_, given) => {
  expect(readSchema(given)).toEqual(given);
});

it('an empty schema is none', () => {
  expect(readSchema({})).toBeUndefined();
});

it('ends at nests that no reader follows', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(5000)}"string"${'}'.repeat(5000)}`) as object;
  expect(readSchema({ ...deep })).toMatchObject({ type: 'object' });
});
