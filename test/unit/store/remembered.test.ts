import { describe, expect, it } from 'vitest';
import { Remembered } from '../../../src/main/service/store/remembered.ts';

describe('what is remembered', () => {
  it('is given again by its name', () => {
    const remembered = new Remembered<string>(100);
    remembered.set('a', 'one', 20);
    expect(remembered.get('a')).toBe('one');
    expect(remembered.get('b')).toBeUndefined();
  });

  it('never grows beyond its size, and holds nothing that would fill it alone', () => {
    const remembered = new Remembered<number>(100);
    for (let n = 0; n < 50; n += 1) remembered.set(String(n), n, 20);
    const held = Array.from({ length: 50 }, (_, n) => remembered.get(String(n)));
    expect(held.filter((value) => value !== undefined).length).toBeLessThanOrEqual(5);
    expect(remembered.get('49')).toBe(49);
    remembered.set('large', 1, 26);
    expect(remembered.get('large')).toBeUndefined();
  });
});
