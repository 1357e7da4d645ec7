import { expect, it } from 'vitest';
import {
  isSign,
  isWord,
  lastCharacter,
  startsWithSign,
  startsWithWord,
} from '../../../../src/main/service/pipeline/markdown/flanking.ts';

const PLANES = 0x1_1000;

it('tells words, signs and white space apart as Unicode does, whether looked up or asked', () => {
  const wrong: string[] = [];
  for (let code = 0; code < PLANES; code += 1) {
    const char = String.fromCodePoint(code);
    const sign = /[\p{P}\p{S}]/u.test(char);
    const word = !sign && char.trim() !== '';
    const told = [isSign(char), startsWithSign(char), isWord(char), startsWithWord(`${char}a`)];
    if (told.join() !== [sign, sign, word, word].join()) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

it('finds neither words nor signs in an empty text', () => {
  expect([isSign(''), startsWithSign(''), isWord(''), startsWithWord('')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('gives the last character whole', () => {
  expect(['', 'a', 'ab', 'a😀'].map(lastCharacter)).toEqual(['', 'a', 'b', '😀']);
});
