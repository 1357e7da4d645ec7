/**
 * Judges code: is there a fenced block with exactly this text, and the right language behind its fence?
 *
 * Exactly means every character, tabs and blank lines too; no-break spaces count as spaces and lines of white
 * space as blank, because pages write indentation and blank lines so. Line numbers, buttons and file names inside a block make it another text.
 */
import { readMarkdown, textOf } from '../read-markdown.ts';
import { countOf, type Count, type Goal } from '../scores.ts';
import { fold } from '../squash.ts';
import type { CodeTruth } from './truth.ts';

export const goals: readonly Goal[] = [
  { measure: 'code exact, with language', goal: 0.98, direction: 'at least' },
  { measure: 'inline code intact', goal: 0.98, direction: 'at least' },
];

export function scoreCode(truth: CodeTruth, markdown: string): readonly Count[] {
  const read = readMarkdown(markdown);
  const codes = read.codes.map(({ text, language }) => ({
    text: plainSpaces(text),
    language: language.toLowerCase(),
  }));
  const text = fold(textOf(read));
  const inline = read.inlineCodes.map(plainSpaces);
  const name = ({ text: code, languages }: CodeTruth['blocks'][number]) => {
    const same = codes.find((candidate) => candidate.text === code);
    return same === undefined
      ? `[${languages[0] ?? ''}] ${code.slice(0, 80)}`
      : `language "${same.language}", not ${languages.join('/')}`;
  };
  return [
    countOf(
      'code exact, with language',
      truth.blocks,
      (block) =>
        codes.some((code) => code.text === block.text && block.languages.includes(code.language)),
      name,
    ),
    countOf(
      'code exact, any language',
      truth.blocks,
      (block) => codes.some((code) => code.text === block.text),
      name,
    ),
    countOf(
      'inline code intact',
      truth.inline,
      (code) => inline.includes(code),
      (code) => code,
    ),
    countOf(
      'inline code intact',
      truth.kept,
      (kept) => text.includes(fold(kept)),
      (kept) => kept,
    ),
  ];
}

function plainSpaces(text: string): string {
  return text.replace(/\u00a0/g, ' ').replace(/^[ \t]+$/gm, '');
}
