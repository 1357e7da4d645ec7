/**
 * Changes of a page as a person is told of them: what only moved or was laid out anew is none, and of the rest the words.
 * Pure.
 */
import { diffTexts, type DiffBlock } from '../library/diff.ts';
import { keyOf } from '../library/sentences.ts';
import type { Change } from './volatility.ts';

/** Shorter lines are labels and cells: the same one elsewhere says something else. */
const TELLING_WORDS = 5;
/** Of one look; a page that is another one altogether is told by its beginning. */
const MOST_CHARS = 20_000;

/** Without lines that stand elsewhere now, and empty where all words are the same in the same order. */
export function trueChanges(changes: readonly Change[]): readonly Change[] {
  const went = countOf(changes.flatMap(({ removed }) => removed));
  const came = countOf(changes.flatMap(({ added }) => added));
  const isMoved = (line: string): boolean =>
    wordsOf(line).length >= TELLING_WORDS && went.get(keyOf(line)) === came.get(keyOf(line));
  const left = changes
    .map(({ removed, added }) => ({
      removed: removed.filter((line) => !isMoved(line)),
      added: added.filter((line) => !isMoved(line)),
    }))
    .filter((change) => !isRearranged([change]));
  return isRearranged(left) ? [] : left;
}

/** The same words in the same order, in other lines. */
function isRearranged(changes: readonly Change[]): boolean {
  const words = (lines: readonly string[]): string => lines.flatMap(wordsOf).join(' ');
  const before = words(changes.flatMap(({ removed }) => removed));
  return before === words(changes.flatMap(({ added }) => added));
}

function countOf(lines: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  return counts;
}

function wordsOf(line: string): readonly string[] {
  return line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Sentences that came and went, and inside those that were replaced the words. */
export function blocksOf(changes: readonly Change[], language = ''): readonly DiffBlock[] {
  const blocks = changes.flatMap(({ removed, added }) =>
    diffTexts(removed.join('\n'), added.join('\n'), language).filter(
      ({ kind }) => kind !== 'equal',
    ),
  );
  return cut(blocks);
}

/** So many blocks as fit; the first one always, shortened. */
export function cut(blocks: readonly DiffBlock[]): readonly DiffBlock[] {
  let room = MOST_CHARS;
  const kept: DiffBlock[] = [];
  for (const block of blocks) {
    const length = textOf(block).length;
    if (length > room) {
      if (kept.length === 0 && block.kind !== 'changed')
        kept.push({ ...block, text: `${block.text.slice(0, room)}…` });
      break;
    }
    room -= length;
    kept.push(block);
  }
  return kept;
}

function textOf(block: DiffBlock): string {
  return block.kind === 'changed' ? block.words.map(({ text }) => text).join('') : block.text;
}

const LONGEST_SENTENCE = 160;

/** One line for a notification: the first thing that changed, and how many more did. */
export function inOneLine(blocks: readonly DiffBlock[]): string {
  const [first] = blocks;
  if (first === undefined) return 'It changed.';
  const more = blocks.length === 1 ? '' : ` (and ${blocks.length - 1} more)`;
  return `${sentenceOf(first)}${more}`;
}

function sentenceOf(block: DiffBlock): string {
  if (block.kind !== 'changed') {
    return `${block.kind === 'removed' ? 'Gone' : 'New'}: ${short(block.text)}`;
  }
  const side = (other: 'added' | 'removed'): string =>
    short(
      block.words
        .filter(({ kind }) => kind !== other)
        .map(({ text }) => text)
        .join(''),
    );
  return `“${side('added')}” → “${side('removed')}”`;
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= LONGEST_SENTENCE ? line : `${line.slice(0, LONGEST_SENTENCE - 1)}…`;
}
