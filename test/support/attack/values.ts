/** Values for requests: what a schema asks for, at its bounds, and what nobody asked for. */
import fc, { type Arbitrary } from 'fast-check';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Addresses of a site on loopback (live), and of nobody at all. */
export interface Addresses {
  readonly live: readonly string[];
  readonly dead: readonly string[];
}

const DEEPEST = 4;
const LONG = 100_000;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that fit the schema as far as it goes; `schemas` are the components it refers to. */
export function valuesOf(
  schema: JsonObject,
  schemas: JsonObject,
  addresses: Addresses,
): Arbitrary<unknown> {
  const made = new Map<string, Arbitrary<unknown>>();
  const of = (node: JsonObject, depth: number): Arbitrary<unknown> => {
    const { $ref, anyOf, oneOf, allOf } = node;
    if (typeof $ref === 'string') {
      const key = `${$ref} ${depth}`;
      const found = made.get(key);
      if (found !== undefined) return found;
      const target = schemas[$ref.split('/').at(-1) ?? ''];
      const arbitrary = isObject(target) ? of(target, depth) : fc.jsonValue();
      made.set(key, arbitrary);
      return arbitrary;
    }
    if (Array.isArray(node['enum'])) return fc.constantFrom<unknown>(...node['enum']);
    if ('const' in node) return fc.constant(node['const']);
    const choices = [anyOf, oneOf, allOf].find((list) => Array.isArray(list));
    if (Array.isArray(choices)) {
      return fc.oneof(...choices.filter(isObject).map((choice) => of(choice, depth)));
    }
    switch (node['type']) {
      case 'object':
        return object(node, depth);
      case 'array': {
        const { items } = node;
        const most = depth >= DEEPEST ? 0 : 3;
        const item = isObject(items) ? of(items, depth + 1) : fc.jsonValue({ maxDepth: 1 });
        return fc.array(item, { maxLength: Math.max(most, Number(node['minItems'] ?? 0)) });
      }
      case 'integer':
      case 'number':
        return numbers(node);
      case 'boolean':
        return fc.boolean();
      case 'string':
        return strings(node, addresses);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };
  const object = (node: JsonObject, depth: number): Arbitrary<unknown> => {
    const properties = isObject(node['properties']) ? Object.entries(node['properties']) : [];
    const required = Array.isArray(node['required']) ? node['required'] : [];
    const others = properties.map(([name]) => name).filter((name) => !required.includes(name));
    // few at a time: with all of them nearly every body would be refused
    return fc
      .subarray(others, { maxLength: depth >= DEEPEST ? 0 : Math.min(4, others.length) })
      .chain((chosen) => {
        const fields = properties.flatMap(([name, property]) => {
          const isThere = chosen.includes(name) || required.includes(name);
          if (!isThere || !isObject(property)) return [];
          const value = NAMED[name]?.(addresses) ?? of(property, depth + 1);
          return [value.map((one) => [name, one] as const)];
        });
        return fc.tuple(...fields).map((entries) => Object.fromEntries(entries));
      });
  };
  return of(schema, 0);
}

const address = ({ live, dead }: Addresses): Arbitrary<string> =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...live) },
    { weight: 6, arbitrary: fc.constantFrom(...dead) },
    { weight: 1, arbitrary: fc.webUrl().map((url) => url.replace(/\/\/[^/]+/, '//127.0.0.1:1')) },
  );

/** Where the schema says less than a request needs to get anywhere, or would wait for long. */
const NAMED: Readonly<Record<string, (addresses: Addresses) => Arbitrary<unknown>>> = {
  url: address,
  urls: (addresses) => fc.array(address(addresses), { minLength: 1, maxLength: 3 }),
  webhook: (addresses) => address(addresses),
  timeout: () => fc.constantFrom(1, 999, 1_000, 1_500),
  waitFor: () => fc.constantFrom(0, 1, 50),
  milliseconds: () => fc.constantFrom(1, 20),
  delay: () => fc.constantFrom(0.01, 0.1),
};

function numbers(node: JsonObject): Arbitrary<number> {
  const min = Number(node['minimum'] ?? node['exclusiveMinimum'] ?? 0);
  const max = Number(node['maximum'] ?? Math.max(min, 50));
  const within = fc.integer({ min: Math.ceil(min), max: Math.floor(Math.max(min, max)) });
  return fc.oneof({ weight: 3, arbitrary: within }, fc.constantFrom(min, max, min - 1, max + 1));
}

function strings(node: JsonObject, addresses: Addresses): Arbitrary<string> {
  if (node['format'] === 'uuid') return fc.uuid();
  if (node['format'] === 'uri') return address(addresses);
  const word = fc.constantFrom('main', 'de', 'US', '.tea', '/blog/.*', 'GET', 'tea time');
  return fc.oneof(word, fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }));
}

/** Values of every kind that may stand where another was wanted. */
export const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, -0, 0.5, 1e308, -1e308, 2 ** 53, 2 ** 31),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '0',
    'null',
    'true',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '\u202e',
  ),
  fc.constantFrom<unknown>([], {}, [[]], [null], { '': 0 }, '(', '(a+)+$', '[', '\\', '%', '*'),
  fc.constantFrom<unknown>(
    'javascript:1',
    'file:///etc/passwd',
    'http://',
    'http://[::1',
    '//x',
    'ftp://x/',
  ),
  fc.constantFrom<unknown>('http://169.254.169.254/', `http://127.0.0.1:1/${'a'.repeat(9_000)}`),
  fc.constantFrom<unknown>(
    'http://user:pass@127.0.0.1:1/',
    'http://127.0.0.1:99999/',
    'http://\u0000/',
  ),
  fc.constantFrom('x', '\u0000', '😀', 'é').map((unit) => unit.repeat(1_000)),
  fc.constant(deep(50)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** The same, seldom wanted because they are large. */
export const largeValue: Arbitrary<unknown> = fc.oneof(
  fc.constant('x'.repeat(LONG)),
  fc.constant(Array.from({ length: 2_000 }, (_, index) => index)),
  fc.constant(Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, 1]))),
  fc.constant(deep(2_000)),
);

export const oddKey: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    '__x',
    'URL',
    'Url',
  ),
  fc.constantFrom(
    'url',
    'urls',
    'limit',
    'formats',
    'actions',
    'schema',
    'webhook',
    'agent',
    'reader',
  ),
  fc.string({ unit: 'binary', maxLength: 10 }),
);

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
