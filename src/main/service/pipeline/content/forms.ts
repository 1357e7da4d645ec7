/** A form that is what the page is about: a survey, an application. Its questions were kept, so the lines below them are, too. */
import { keptBefore, keptIn } from './kept-words.ts';
import { HEADING } from './names-of-box.ts';
import type { Box, Leaf, Outline } from './outline.ts';

const LABELS = new Set(['label', 'legend']);
/** Questions that make a survey of a form, and the share of its words that they have. */
const FEWEST = 3;
const MOST = 0.5;

/** Its questions stand in groups with a legend, and a kept heading right above it leads to nothing else. */
function isOfSection(
  { firstLeaf, endLeaf }: Box,
  leaves: readonly Leaf[],
  keep: Uint8Array,
): boolean {
  const own = leaves.slice(firstLeaf, endLeaf).filter(({ words }) => words > 0);
  const labels = own.filter(({ box }) => box.tag === 'label');
  if (labels.length < 2 || own.every(({ box }) => box.tag !== 'legend')) return false;
  const above = leaves.findLastIndex(({ words }, at) => at < firstLeaf && words > 0);
  return keep[above] === 1 && HEADING.test(leaves[above]?.box.tag ?? '');
}

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
    const isSurvey = questions.length >= FEWEST && keptIn(form, words) >= MOST * form.words;
    if (!isSurvey && !isOfSection(form, leaves, keep)) continue;
    for (let at = form.firstLeaf; at < form.endLeaf; at += 1)
      if (leaves[at]?.box.tag !== 'button') keep[at] = 1;
  }
}
