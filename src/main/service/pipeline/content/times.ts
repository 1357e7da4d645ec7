/** Times of day by themselves, each often a link: when a film begins, a boat leaves. A scorer of texts takes them for a menu. */
import { isBeside, isDay } from './entries.ts';
import { leafText } from './leaf-texts.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';

/** Words of a line of times. */
const LONG = 16;
const TIMES = /^(?:(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:\s?(?:Uhr|h|[ap]\.?m\.?))?[\s,;|·–-]*)+$/iu;

/** Boxes outwards in which an entry has its heading and its text. */
const REACH = 3;

/** Keeps the day of an entry, one of several alike, that stands right below its kept heading: a release, a letter. */
function keepDays({ leaves }: Outline, keep: Uint8Array): void {
  let heading: Box | undefined;
  leaves.forEach((leaf, at) => {
    if (leaf.words === 0) return;
    const above = heading;
    heading = keep[at] === 1 && HEADING.test(leaf.box.tag) ? leaf.box : undefined;
    if (above === undefined || keep[at] === 1 || leaf.box.isHidden) return;
    if (above.tag !== 'h1' && isOfEntry(above, at, keep) && isDay(leaf)) keep[at] = 1;
  });
}

/** The heading and the line below it begin one of several boxes alike, of which more is kept. */
function isOfEntry(heading: Box, at: number, keep: Uint8Array): boolean {
  let entry = heading.parent;
  for (let up = 0; entry !== undefined && up < REACH; up += 1, entry = entry.parent) {
    if (entry.twins < 2 || entry.endLeaf <= at + 1) continue;
    return !isBeside(entry) && keep.subarray(at + 1, entry.endLeaf).includes(1);
  }
  return false;
}

/** Keeps lines of times in a box of which another line is kept, and the days of entries. */
export function keepTimes(outline: Outline, keep: Uint8Array): void {
  const { leaves } = outline;
  keepDays(outline, keep);
  leaves.forEach((leaf, at) => {
    if (keep[at] === 1 || leaf.words > LONG || leaf.digits < 3) return;
    const around = leaf.box.parent;
    if (around === undefined || leaf.box.isHidden || !isLineOfTimes(leaf)) return;
    if (keep.subarray(around.firstLeaf, around.endLeaf).includes(1)) keep[at] = 1;
  });
}

const isLineOfTimes = (leaf: Leaf): boolean =>
  leaf.letters <= leaf.digits && leaf.words > 0 && TIMES.test(leafText(leaf).trim());
