/** Lines that ask for something or say who wrote what and when: none of the text, wherever they stand. */
import { leafText } from './leaf-texts.ts';
import type { Leaf } from './outline.ts';
import { TEXT_GROUP_NAMES, countTextHits, type TextGroup } from './vocabulary.ts';

/** Words beyond which a text is no call. */
const LONG_CALL = 30;
const CALLS = (['sharing', 'reading', 'joining', 'legal', 'talking'] as const).map(
  (name: TextGroup) => TEXT_GROUP_NAMES.indexOf(name),
);
const WRITING = TEXT_GROUP_NAMES.indexOf('writing');
const DATING = TEXT_GROUP_NAMES.indexOf('dating');
const hits = new Uint8Array(TEXT_GROUP_NAMES.length);

const SHARING = TEXT_GROUP_NAMES.indexOf('sharing');

/** Names of services to share it with, and nothing else. */
export function asksToShare(leaf: Leaf): boolean {
  if (leaf.words > LONG_CALL) return false;
  hits.fill(0);
  countTextHits(leafText(leaf).toLowerCase(), hits);
  return leaf.words > 0 && (hits[SHARING] ?? 0) >= leaf.words;
}

/** Half of its links or more name a service or ask to share. */
export function sharesByLinks(leaf: Leaf): boolean {
  if (leaf.words > LONG_CALL) return false;
  hits.fill(0);
  countTextHits(leafText(leaf).toLowerCase(), hits);
  return (hits[SHARING] ?? 0) * 2 >= leaf.links;
}

/** Asks to share, to join, to read on, or says who wrote it and when. */
export function isCall(leaf: Leaf): boolean {
  if (leaf.words > LONG_CALL) return false;
  hits.fill(0);
  countTextHits(leafText(leaf).toLowerCase(), hits);
  const calls = CALLS.reduce((sum, group) => sum + (hits[group] ?? 0), 0);
  if (calls * 6 > leaf.words) return true;
  const [written, dated] = [hits[WRITING] ?? 0, hits[DATING] ?? 0];
  // words such as "von" and "am" stand in any sentence
  return written > 0 && dated > 0 && (written + dated) * 6 > leaf.words;
}
