/** A form that is what the page is about: a survey, an application. Its questions were kept, so the lines below them are, too. */
import { keptBefore, keptIn } from './kept-words.ts';
import type { Outline } from './outline.ts';

const LABELS = new Set(['label', 'legend']);
/** Questions that make a survey of a form, and the share of its words that they have. */
const FEWEST = 3;
const MOST = 0.5;

/** Keeps the other lines of forms whose questions were kept; what is pressed is none. */
export function keepForms({ boxes, leaves }: Outline, keep: Uint8Array): void {
  const forms = boxes.filter(({ tag, isHidden }) => tag === 'form' && !isHidden);
  if (forms.length === 0) return;
  const asked = keep.slice();
  leaves.forEach(({ box }, at) => {
    if (!LABELS.has(box.tag)) asked[at] = 0;
  });
  const words = keptBefore(leaves, asked);
  for (const form of forms) {
    const questions = asked.subarray(form.firstLeaf, form.endLeaf).filter((one) => one === 1);
    if (questions.length < FEWEST || keptIn(form, words) < MOST * form.words) continue;
    for (let at = form.firstLeaf; at < form.endLeaf; at += 1)
      if (leaves[at]?.box.tag !== 'button') keep[at] = 1;
  }
}
