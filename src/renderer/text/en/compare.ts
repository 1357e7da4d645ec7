import { formatNumber, plural } from '../format.ts';

interface Side {
  readonly words: number;
  readonly wordsAlone: number;
}

const words = (count: number): string => plural(count, 'word', 'words');

export const compare = {
  open: 'Compare readers',
  close: 'Back to the result',
  words,
  summary: (ours: Side, theirs: Side) =>
    ours.wordsAlone + theirs.wordsAlone === 0
      ? `Both readers chose the same ${words(ours.words)}.`
      : `Hearth has ${words(ours.words)}, ${formatNumber(ours.wordsAlone)} of them in lines that Readability leaves out; Readability has ${words(theirs.words)}, ${formatNumber(theirs.wordsAlone)} in lines that Hearth leaves out.`,
  alone: 'Only here:',
  more: (lines: number) => `${plural(lines, 'more line', 'more lines')}, not shown.`,
} as const;
