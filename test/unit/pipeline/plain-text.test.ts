import { expect, it } from 'vitest';
import { fingerprintOf, plainText } from '../../../src/main/service/pipeline/plain-text.ts';

it('gives one text one fingerprint, and every other text its own', () => {
  const text = 'The stove keeps its heat. '.repeat(400);
  expect(fingerprintOf(text)).toBe(fingerprintOf('The stove keeps its heat. '.repeat(400)));
  const others = ['', 'the', 'The', text, `${text}.`, text.replace('heat', 'head'), `ö${text}`];
  expect(new Set(others.map(fingerprintOf)).size).toBe(others.length);
});

it('plainText keeps the words and drops the marks', () => {
  expect(plainText('# Stove\n\nIt **keeps** [heat](https://a.test/x).\n\n- one\n- two')).toBe(
    'Stove\n\nIt keeps heat.\n\none\ntwo',
  );
});
