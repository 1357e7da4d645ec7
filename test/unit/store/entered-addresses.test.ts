import { expect, it } from 'vitest';
import { EnteredAddresses } from '../../../src/main/service/store/entered-addresses.ts';

it('knows the addresses of each job that it was told of', () => {
  const entered = new EnteredAddresses();
  entered.add('one', 'https://site.example/a');
  expect(entered.has('one', 'https://site.example/a')).toBe(true);
  expect(entered.has('two', 'https://site.example/a')).toBe(false);
  expect(entered.has('one', 'https://site.example/b')).toBe(false);
});

it('begins anew when it is full, and keeps no address of more than a quarter of it', () => {
  const entered = new EnteredAddresses(40);
  entered.add('one', 'x'.repeat(11));
  expect(entered.has('one', 'x'.repeat(11))).toBe(false);
  for (const letter of ['a', 'b', 'c', 'd']) entered.add('one', letter.repeat(10));
  expect(entered.has('one', 'a'.repeat(10))).toBe(true);
  entered.add('one', 'e');
  expect(['a', 'b', 'c', 'd'].some((letter) => entered.has('one', letter.repeat(10)))).toBe(false);
  expect(entered.has('one', 'e')).toBe(true);
});
