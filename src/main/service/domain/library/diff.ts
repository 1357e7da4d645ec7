/**
 * Two texts side by side: sentences aligned first, words only inside what was replaced (on whole texts that are far
 * apart words cost seconds). Pure.
 */
import { diffArrays } from 'diff';
import { plainlySet, sentencesOf, straightened, wordsOf, type Sentence } from './sentences.ts';

export interface DiffWord {
  readonly kind: 'equal' | 'added' | 'removed';
  readonly text: string;
}

export type DiffBlock =
  | {
      readonly kind: 'equal' | 'added' | 'removed';
      readonly text: string;
      /** The other text says it, too, in another place. */
      readonly moved?: true;
    }
  | { readonly kind: 'changed'; readonly words: readonly DiffWord[] };

/** Longer replaced passages are told as removed and added: their words have little in common. */
const MOST_WORD_CHARS = 4_000;

/** Blocks in reading order, neighbouring sentences of one kind joined by a line break. */
export function diffTexts(before: string, after: string, language = ''): readonly DiffBlock[] {
  const [from, to] = [sentencesOf(before, language), sentencesOf(after, language)];
  const parts = withMoves(diffArrays([...from], [...to], { comparator: isSame }));
  const blocks: DiffBlock[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    const next = parts[index + 1];
    if (part === undefined) continue;
    if (part.isMoved) {
      blocks.push({ kind: kindOf(part), text: joined(part.value), moved: true });
    } else if (part.removed && next?.added === true && !next.isMoved) {
      blocks.push(...replaced(joined(part.value), joined(next.value), language));
      index += 1;
    } else {
      blocks.push({ kind: kindOf(part), text: joined(part.value) });
    }
  }
  return blocks;
}

interface Part {
  readonly value: readonly Sentence[];
  readonly added: boolean;
  readonly removed: boolean;
  readonly isMoved: boolean;
}

/** Letters of what is told as moved: single words stand in many places. */
const LEAST_MOVED = 12;

/** Runs of sentences that went here and came there, each by itself. */
function withMoves(parts: readonly Omit<Part, 'isMoved'>[]): readonly Part[] {
  const left = { added: counted(parts, 'added'), removed: counted(parts, 'removed') };
  return parts.flatMap((part): Part[] => {
    if (!part.added && !part.removed) return [{ ...part, isMoved: false }];
    const there = part.added ? left.removed : left.added;
    const runs: { value: Sentence[]; isMoved: boolean }[] = [];
    for (const sentence of part.value) {
      const count = there.get(nameOf(sentence)) ?? 0;
      const isMoved = count > 0;
      if (isMoved) there.set(nameOf(sentence), count - 1);
      const last = runs.at(-1);
      if (last?.isMoved === isMoved) last.value.push(sentence);
      else runs.push({ value: [sentence], isMoved });
    }
    return runs.map(({ value, isMoved }) => ({
      ...part,
      value,
      isMoved: isMoved && joined(value).length >= LEAST_MOVED,
    }));
  });
}

function counted(
  parts: readonly Omit<Part, 'isMoved'>[],
  side: 'added' | 'removed',
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of parts.filter((part) => part[side]).flatMap(({ value }) => value)) {
    counts.set(nameOf(sentence), (counts.get(nameOf(sentence)) ?? 0) + 1);
  }
  return counts;
}

const nameOf = ({ text }: Sentence): string => plainlySet(text);

/** To the letter, so that capitals count; spaces and the form of quotation marks are no words. */
function isSame(one: Sentence, other: Sentence): boolean {
  if (one.key !== other.key) return false;
  return one.text === other.text || plainlySet(one.text) === plainlySet(other.text);
}

function replaced(before: string, after: string, language: string): readonly DiffBlock[] {
  if (before.length + after.length > MOST_WORD_CHARS) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const parts = diffArrays(wordsOf(before, language), wordsOf(after, language), {
    comparator: (one, other) => one === other || straightened(one) === straightened(other),
  });
  const words = parts.map((part) => ({ kind: kindOf(part), text: part.value.join('') }));
  return [{ kind: 'changed', words }];
}

function kindOf(part: { readonly added: boolean; readonly removed: boolean }): DiffWord['kind'] {
  if (part.added) return 'added';
  return part.removed ? 'removed' : 'equal';
}

function joined(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join('\n');
}

/** As lines with `+`, `-` and a space in front, for reading in a terminal. */
export function diffAsText(blocks: readonly DiffBlock[]): string {
  const marked = (mark: string, text: string): string =>
    text
      .split('\n')
      .map((line) => `${mark} ${line}`)
      .join('\n');
  const side = (words: readonly DiffWord[], other: DiffWord['kind']): string =>
    words
      .filter(({ kind }) => kind !== other)
      .map(({ text }) => text)
      .join('');
  return blocks
    .flatMap((block) => {
      if (block.kind === 'changed') {
        return [marked('-', side(block.words, 'added')), marked('+', side(block.words, 'removed'))];
      }
      const mark = { equal: ' ', added: '+', removed: '-' }[block.kind];
      return [marked(mark, block.text)];
    })
    .join('\n');
}
