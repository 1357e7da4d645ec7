/** Two readers' markdown side by side. */
import { expect, it } from 'vitest';
import { compareMarkdown } from '../../src/renderer/features/playground/results/compare.ts';

const aloneOf = (left: string, right: string) =>
  compareMarkdown(left, right).map(({ lines }) =>
    lines.filter(({ isAlone }) => isAlone).map(({ text }) => text),
  );

it('marks the lines that one side alone has, wherever they stand', () => {
  expect(aloneOf('# Tea\n\nHot.\n\nGreen.', 'Green.\n\n# Tea\n\nCookies?')).toEqual([
    ['Hot.'],
    ['Cookies?'],
  ]);
});

it('takes two ways of writing the same for the same', () => {
  const ours = '- one\n2. two\n| a | b |\n**bold** and [a link](https://example.com/x)\n***';
  const theirs =
    '-   one\n1. two\n| a   | b   |\n__bold__ and [a link](https://example.com/y)\n---';
  expect(aloneOf(ours, theirs)).toEqual([[], []]);
});

it('counts words, of all letters, and those in lines that stand alone', () => {
  const [left, right] = compareMarkdown('Zwei Wörter.\n\n日本 слово x2', 'Zwei Wörter.');
  expect(left).toMatchObject({ words: 5, wordsAlone: 3 });
  expect(right).toMatchObject({ words: 2, wordsAlone: 0 });
  expect(compareMarkdown('', '')).toMatchObject([{ words: 0 }, { words: 0 }]);
});
