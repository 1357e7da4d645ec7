import { expect, it } from 'vitest';
import { EnteredAddresses } from '../../../src/main/service/store/postgres/sets/context.ts';

it('knows the addresses of each job that it was told of', () => {
  const entered = new EnteredAddresses();
  entered.add(1, 'https://site.example/a');
  expect(entered.has(1, 'https://site.example/a')).toBe(true);
  expect(entered.has(2, 'https://site.example/a')).toBe(false);
  expect(entered.has(1, 'https://site.example/b')).toBe(false);
});

it('begins anew when it is full, and keeps no address of more than a quarter of it', () => {
  const entered = new EnteredAddresses(40);
  entered.add(1, 'x'.repeat(11));
  expect(entered.has(1, 'x'.repeat(11))).toBe(false);
  for (const letter of ['a', 'b', 'c', 'd']) entered.add(1, letter.repeat(10));
  expect(entered.has(1, 'a'.repeat(10))).toBe(true);
  entered.add(1, 'e');
  expect(['a', 'b', 'c', 'd'].some((letter) => entered.has(1, letter.repeat(10)))).toBe(false);
  expect(entered.has(1, 'e')).toBe(true);
});
