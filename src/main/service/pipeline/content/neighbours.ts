/** What the leaves around a leaf say of it: columns of the model (features.ts). */
import type { Leaf } from './outline.ts';

/** Of all leaves what their neighbours ask about. */
export interface Surroundings {
  readonly leaves: readonly Leaf[];
  /** Numbers of their tags. */
  readonly tags: readonly number[];
  /** Words, and words in links, before each leaf and behind the last. */
  readonly words: readonly number[];
  readonly linkWords: readonly number[];
}

/** `tagNumbers`: those of tags, 0 for others. */
export function surroundingsOf(
  leaves: readonly Leaf[],
  tagNumbers: ReadonlyMap<string, number>,
): Surroundings {
  const words = [0];
  const linkWords = [0];
  let allWords = 0;
  let allLinkWords = 0;
  for (const leaf of leaves) {
    allWords += leaf.words;
    allLinkWords += leaf.linkWords;
    words.push(allWords);
    linkWords.push(allLinkWords);
  }
  const tags = leaves.map(({ box }) => tagNumbers.get(box.tag) ?? 0);
  return { leaves, tags, words, linkWords };
}

/** Writes the columns from `prevWords` to `sameBoxNext`; gives the next place. */
// oxlint-disable-next-line complexity -- a column a line: what is absent at the edges of a page counts as 0 or as its own
export function fillNeighbours(
  row: Float32Array,
  from: number,
  { leaves, tags, words, linkWords }: Surroundings,
  number: number,
): number {
  const prev = leaves[number - 1];
  const next = leaves[number + 1];
  const own = leaves[number];
  let at = from;
  row[at++] = prev?.words ?? 0;
  row[at++] = prev === undefined ? 0 : prev.linkWords / Math.max(1, prev.words);
  row[at++] = next?.words ?? 0;
  row[at++] = next === undefined ? 0 : next.linkWords / Math.max(1, next.words);
  row[at++] = leaves[number - 2]?.words ?? 0;
  row[at++] = leaves[number + 2]?.words ?? 0;
  row[at++] = prev?.images ?? 0;
  row[at++] = next?.images ?? 0;
  row[at++] = own?.box.images ?? 0;
  row[at++] = own?.box.parent?.images ?? 0;
  row[at++] = own?.box.parent?.parent?.parent?.images ?? 0;
  const first = Math.max(0, number - 4);
  const end = Math.min(leaves.length, number + 5);
  const near = (words[end] ?? 0) - (words[first] ?? 0);
  row[at++] = near;
  row[at++] = ((linkWords[end] ?? 0) - (linkWords[first] ?? 0)) / Math.max(1, near);
  row[at++] = prev === undefined ? 0 : (tags[number - 1] ?? 0);
  row[at++] = next === undefined ? 0 : (tags[number + 1] ?? 0);
  row[at++] = prev?.box.parent === own?.box.parent ? 1 : 0;
  row[at++] = next?.box.parent === own?.box.parent ? 1 : 0;
  return at;
}
