import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  schemaOf,
  type Column,
} from '../../src/renderer/features/playground/columns.ts';

const SHOP: Column = { name: 'shop', kind: 'text', isEach: false };
const NAME: Column = { name: 'name', kind: 'text', isEach: true };
const PRICE: Column = { name: 'price', kind: 'number', isEach: true };

describe('columns as a schema', () => {
  it('stand once on the page, or in every row of a list', () => {
    expect(schemaOf([SHOP, NAME, PRICE])).toEqual({
      type: 'object',
      properties: {
        shop: { type: 'string' },
        items: {
          type: 'array',
          items: {
            type: 'object',
            properties: { name: { type: 'string' }, price: { type: 'number' } },
          },
        },
      },
    });
    expect(schemaOf([{ ...SHOP, name: ' ' }])).toBeUndefined();
  });

  it('come back from it as they were, of every type', () => {
    const all: readonly Column[] = (
      ['text', 'number', 'boolean', 'date', 'url', 'texts'] as const
    ).flatMap((kind) => [
      { name: `once_${kind}`, kind, isEach: false },
      { name: `each_${kind}`, kind, isEach: true },
    ]);
    const ordered = [...all.filter(({ isEach }) => !isEach), ...all.filter(({ isEach }) => isEach)];
    expect(columnsOf(schemaOf(all))).toEqual(ordered);
    expect(columnsOf(undefined)).toEqual([]);
  });

  it('keep the name of a list that a schema had', () => {
    const before = schemaOf([NAME, PRICE]);
    const renamed = JSON.parse(
      JSON.stringify(before).replace('"items":{"type":"array"', '"products":{"type":"array"'),
    );
    expect(schemaOf([NAME], renamed)).toHaveProperty('properties.products');
  });

  it('are not made of a schema that says more', () => {
    const schemas = [
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      { type: 'object', properties: { a: { type: 'string', description: 'x' } } },
      { type: 'object', properties: { a: { type: 'object', properties: {} } } },
      { type: 'array', items: { type: 'string' } },
      { $ref: '#/x' },
    ];
    expect(schemas.map((schema) => columnsOf(schema))).toEqual(schemas.map(() => undefined));
  });
});
