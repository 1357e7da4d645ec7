import { describe, expect, it } from 'vitest';
import { HearthError } from '../../../src/main/service/domain/errors.ts';
import {
  coerceToSchema,
  mergeExtractions,
  validateAgainst,
} from '../../../src/main/service/pipeline/extract/answers.ts';

const product = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    price: { type: 'number' },
    count: { type: 'integer' },
    state: { enum: ['New', 'Used', null] },
    when: { type: 'string', format: 'date' },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['name'],
  additionalProperties: false,
};

describe('validateAgainst', () => {
  it('accepts what fits and names what does not', () => {
    expect(validateAgainst({ name: 'a', price: 1 }, product)).toEqual({
      isValid: true,
      problems: [],
    });
    const wrong = validateAgainst({ price: 'x', count: 1.5 }, product);
    expect(wrong.isValid).toBe(false);
    expect(wrong.problems.join('; ')).toMatch(/name/);
    expect(wrong.problems.join('; ')).toMatch(/\/count must be integer/);
  });

  it.each([
    'http://json-schema.org/draft-07/schema#',
    'https://json-schema.org/draft/2019-09/schema',
    'https://json-schema.org/draft/2020-12/schema',
    'http://json-schema.org/draft-04/schema#',
  ])('reads a schema of %s', ($schema) => {
    expect(validateAgainst({ a: 1 }, { $schema, type: 'object', required: ['a'] }).isValid).toBe(
      true,
    );
  });

  it.each([
    ['an unknown type', { type: 'strnig' }],
    ['a reference to nowhere', { properties: { a: { $ref: '#/$defs/missing' } } }],
    ['a reference to another host', { $ref: 'https://example.com/schema.json' }],
    ['a broken pattern', { properties: { a: { type: 'string', pattern: '(' } } }],
  ])('refuses %s as the request of the caller', (_, schema) => {
    expect(() => validateAgainst({}, schema)).toThrow(HearthError);
    expect(() => validateAgainst({}, schema)).toThrow(/not a valid JSON Schema/);
  });

  it.each([
    [{ type: 'nummer' }, '“properties › a › type” is "nummer": a type is string, number,'],
    [{ type: ['string', 'text'] }, '“properties › a › type › 1” is "text": a type is string,'],
    [{ type: 'number', required: true }, '“properties › a › required” is true: it lists the names'],
    [5, '“properties › a” is 5: a schema belongs there, such as {"type": "string"}.'],
    [{ minLength: '3' }, '“properties › a › minLength” is "3": a whole number without quotes'],
    [
      { items: [{ type: 'string' }] },
      '“properties › a › items” is [{"type":"string"}]: one schema',
    ],
    [
      { $ref: '#/$defs/Price' },
      '“properties › a › $ref” is "#/$defs/Price": nothing in the schema',
    ],
    [{ pattern: '[a' }, '“properties › a › pattern” is "[a": it is no regular expression'],
    [{ properties: { type: 5 } }, '“properties › a › properties › type” is 5: a schema belongs'],
    [{ properties: { 'x/y': { enum: 'z' } } }, '“properties › a › properties › x/y › enum” is "z"'],
  ])('names the place of the fault and what belongs there: %j', (a, said) => {
    const given = () => validateAgainst({}, { type: 'object', properties: { a } });
    expect(given).toThrow(`The schema is not a valid JSON Schema. ${said}`);
    expect(given).toThrow(/: (?:(?!must be).)+\. Correct it and send the request again\.$/);
  });

  it('names three places of many, and says how many more there are', () => {
    const bad = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [name, { type: 'zahl' }]),
    );
    const given = () => validateAgainst({}, { type: 'object', properties: bad });
    expect(given).toThrow(/“properties › c › type” is [^.]+\. There are 2 more places like this\./);
  });

  it('keeps schemas of the same id apart', () => {
    expect(validateAgainst({ a: 1 }, { $id: 'x', type: 'object' }).isValid).toBe(true);
    expect(validateAgainst({ a: 1 }, { $id: 'x', type: 'array' }).isValid).toBe(false);
  });
});

describe('coerceToSchema', () => {
  it('types texts as the schema says and drops what it does not know', () => {
    const { value, problems } = coerceToSchema(
      {
        name: 7,
        price: '$1,234.50',
        count: '3 items',
        state: 'used',
        when: 'May 3, 2024',
        tags: 'one',
        extra: 1,
      },
      product,
    );
    expect(value).toEqual({
      name: '7',
      price: 1234.5,
      count: 3,
      state: 'Used',
      when: '2024-05-03',
      tags: ['one'],
    });
    expect(problems).toEqual(['extra: the schema has no such property; left out.']);
    expect(validateAgainst(value, product).isValid).toBe(true);
  });

  it('leaves out what cannot be read as its type, and says so', () => {
    const { value, problems } = coerceToSchema(
      { name: 'a', price: 'cheap', tags: [{}, 'b'] },
      product,
    );
    expect(value).toEqual({ name: 'a', tags: ['b'] });
    expect(problems).toEqual([
      'price: "cheap" is not a number; left out.',
      'tags[0]: {} is not a string; left out.',
    ]);
  });

  it('writes null where the schema requires the field and allows null', () => {
    const schema = {
      type: 'object',
      properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
      required: ['a'],
    };
    expect(coerceToSchema({}, schema).value).toEqual({ a: null });
  });

  it('takes no prototype from the value', () => {
    const value = JSON.parse('{"__proto__": {"polluted": true}, "a": "b"}') as never;
    expect(coerceToSchema(value, { type: 'object' }).value).toEqual({ a: 'b' });
  });
});

describe('mergeExtractions', () => {
  const from = (path: string, source: string) => ({
    path,
    source,
    url: 'https://a.example/',
    where: 'x',
    text: 't',
    steps: [],
  });

  it('lets most pages win, then the stronger source', () => {
    const merged = mergeExtractions([
      {
        data: { name: 'Old', price: 1 },
        provenance: [from('name', 'json-ld'), from('price', 'text')],
      },
      {
        data: { name: 'New', price: 2 },
        provenance: [from('name', 'text'), from('price', 'json-ld')],
      },
      { data: { name: 'new', price: null }, provenance: [from('name', 'text')] },
    ]);
    expect(merged.data).toEqual({ name: 'New', price: 2 });
    expect(merged.provenance.map((one) => one.path)).toEqual(['name', 'name', 'price']);
  });

  it('unites arrays, joining objects that name the same thing', () => {
    const merged = mergeExtractions([
      {
        data: { items: [{ name: 'A', price: 1 }, { name: 'B' }] },
        provenance: [from('items[1].name', 'list')],
      },
      {
        data: { items: [{ name: 'b', price: 2 }, { name: 'C' }] },
        provenance: [from('items[0].price', 'list')],
      },
    ]);
    expect(merged.data).toEqual({
      items: [{ name: 'A', price: 1 }, { name: 'B', price: 2 }, { name: 'C' }],
    });
    expect(merged.provenance.map((one) => one.path)).toEqual(['items[1].name', 'items[1].price']);
  });

  it('is empty for no parts and keeps a single part as it is', () => {
    expect(mergeExtractions([]).data).toEqual({});
    const part = { data: { a: ['x', 'y'], b: null }, provenance: [] };
    expect(mergeExtractions([part]).data).toEqual({ a: ['x', 'y'], b: null });
  });
});
