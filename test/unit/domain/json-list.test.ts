import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonList, type Frame } from '../../../src/main/service/domain/json-list.ts';

interface Item {
  readonly url: string;
  readonly title?: string;
  readonly by?: number;
}

const FRAMES: readonly Frame[] = [0, 1, 2].map((by) => ({
  before: '{"url":"',
  after: `","by":${by.toString()}}`,
}));
const style = {
  frame: ({ title, by }: Item) => (title === undefined ? FRAMES[by ?? -1] : undefined),
  whole: (item: Item) => JSON.stringify(item),
};
const read = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true }).map((url) => new URL(url).href),
  fc.constantFrom('http://a/?q=\\', 'http://a/?"', 'http://a/b'),
);
const item = fc.record(
  { url: address, title: fc.string({ unit: 'binary' }), by: fc.integer({ min: 0, max: 2 }) },
  { requiredKeys: ['url'] },
);

describe('JSON of a list', () => {
  it('is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 600 }), (items) => {
        expect(read(jsonList(items, style))).toEqual(JSON.parse(JSON.stringify(items)));
      }),
    );
  });

  it('grows with what it is given, in a buffer of its own', () => {
    const items = Array.from({ length: 5_000 }, (_, n) => ({
      url: `http://a/${n.toString()}`,
      ...(n > 3_000 ? { title: '木'.repeat(300) } : { by: 1 }),
    }));
    const bytes = jsonList(items, style, { before: '{"links":', after: '}' });
    expect(read(bytes)).toEqual({ links: items });
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  });
});
