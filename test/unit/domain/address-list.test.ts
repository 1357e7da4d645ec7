import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAddressList } from '../../../src/main/service/domain/address-list.ts';

const read = (bytes: Uint8Array): unknown => JSON.parse(`[${Buffer.from(bytes).toString()}]`);
const short = fc.stringMatching(/^http:\/\/a\/[a-c]{0,3}$/);

describe('list of addresses', () => {
  it('does as a list without doubles would, whatever is put and removed', () => {
    const step = fc.record({ address: short, kind: fc.constantFrom('put', 'find', 'remove') });
    fc.assert(
      fc.property(fc.string(), fc.array(step, { maxLength: 400 }), (seed, steps) => {
        const list = createAddressList(seed);
        const model: (string | undefined)[] = [];
        for (const { address, kind } of steps) {
          const known = model.indexOf(address);
          if (kind === 'find') expect(list.find(address)).toBe(known < 0 ? undefined : known);
          else if (kind === 'put') {
            expect(list.put(address)).toBe(known < 0 ? model.length : known);
            if (known < 0) model.push(address);
          } else if (known >= 0) {
            list.remove(known);
            model[known] = undefined;
          }
          expect(list.length()).toBe(model.length);
        }
        const removed = new Set(list.removed());
        model.forEach((address, index) => {
          expect(removed.has(index)).toBe(address === undefined);
          if (address !== undefined) expect(list.at(index)).toBe(address);
        });
        for (let from = 0; from < model.length; from += 1) {
          if (model[from] === undefined) continue;
          const gap = model.indexOf(undefined, from);
          const to = gap < 0 ? model.length : gap;
          const links = model.slice(from, to).map((url) => ({ url }));
          expect(read(list.json(from, to))).toEqual(links);
        }
        expect(list.json(0, 0)).toHaveLength(0);
      }),
    );
  });

  it('holds tens of thousands, in order', () => {
    const list = createAddressList('seed');
    const urls = Array.from({ length: 60_000 }, (_, n) => `https://a.test/section/${n.toString()}`);
    for (const [index, url] of urls.entries()) expect(list.put(url)).toBe(index);
    for (const [index, url] of urls.entries()) expect(list.put(url)).toBe(index);
    expect(list.length()).toBe(urls.length);
    expect(read(list.json(0, urls.length))).toEqual(urls.map((url) => ({ url })));
    expect(list.find('https://a.test/section')).toBeUndefined();
  });
});
