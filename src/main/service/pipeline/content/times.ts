/** Times of day by themselves, each often a link: when a film begins, a boat leaves. A scorer of texts takes them for a menu. */
import { leafText } from './leaf-texts.ts';
import type { Leaf, Outline } from './outline.ts';

/** Words of a line of times. */
const LONG = 16;
const TIMES = /^(?:(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:\s?(?:Uhr|h|[ap]\.?m\.?))?[\s,;|·–-]*)+$/iu;

/** Keeps lines of times in a box of which another line is kept. */
export function keepTimes({ leaves }: Outline, keep: Uint8Array): void {
  leaves.forEach((leaf, at) => {
    if (keep[at] === 1 || leaf.words > LONG || leaf.digits < 3) return;
    const around = leaf.box.parent;
    if (around === undefined || leaf.box.isHidden || !isLineOfTimes(leaf)) return;
    if (keep.subarray(around.firstLeaf, around.endLeaf).includes(1)) keep[at] = 1;
  });
}

const isLineOfTimes = (leaf: Leaf): boolean =>
  leaf.letters <= leaf.digits && leaf.words > 0 && TIMES.test(leafText(leaf).trim());
