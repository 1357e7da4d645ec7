/** The box that a page's text most likely stands in, before anything was chosen. */
import type { Box, Outline } from './outline.ts';
import { Scratch } from './scratch.ts';

const pointsOfPage = new Scratch((count) => new Float64Array(count));

export const linkShare = (box: Box): number => box.linkWords / Math.max(1, box.words);

/**
 * The box that holds most running text for its size: paragraphs give points to the boxes above them,
 * half as many each level up (Readability's idea), less the share of links.
 */
export function topBoxOf(outline: Outline): Box {
  const points = pointsOfPage.atLeast(outline.boxes.length).fill(0, 0, outline.boxes.length);
  for (const leaf of outline.leaves) {
    if (leaf.words < 8 || leaf.linkWords * 2 > leaf.words) continue;
    let gain = 1 + leaf.stops / 2 + Math.min(4, leaf.words / 20);
    let box: Box | undefined = leaf.box;
    for (let level = 0; box !== undefined && level < 6; level += 1, box = box.parent) {
      points[box.firstBox] = (points[box.firstBox] ?? 0) + gain;
      if (level > 0) gain /= 2;
    }
  }
  let best = outline.boxes[0];
  let most = -1;
  for (const box of outline.boxes) {
    const score = (points[box.firstBox] ?? 0) * (1 - linkShare(box));
    if (score > most) {
      most = score;
      best = box;
    }
  }
  if (best === undefined) throw new Error('An outline always has its root box');
  return best;
}
