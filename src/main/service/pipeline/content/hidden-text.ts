/**
 * Some pages hide their whole text until a script shows it. That it is hidden then says nothing of it: boxes in it
 * count as hidden only where they are so by themselves.
 */
import { isTag } from 'domhandler';
import { classesOf } from '../dom/page-element.ts';
import { mainOf } from './main-part.ts';
import type { Box } from './outline.ts';
import { hidesByClass, isHidden } from './silent.ts';

/** Share of the page's words outside of links that such a box has at least, and its paragraphs. */
const MOST = 0.6;
const FEWEST_PARAGRAPHS = 2;

/** Takes the mark of what is hidden off the text of a page that hides all of it. */
export function showText(boxes: readonly Box[]): void {
  const [root] = boxes;
  if (root === undefined || root.paragraphs < FEWEST_PARAGRAPHS) return;
  const least = MOST * (root.words - root.linkWords);
  const text = boxes.find(
    (box) =>
      box.isHidden &&
      box.paragraphs >= FEWEST_PARAGRAPHS &&
      box.words - box.linkWords >= least &&
      box.parent?.isHidden === false,
  );
  if (text === undefined || waitsFor(mainOf(boxes), text)) return;
  text.isHidden = false;
  for (const box of boxes.slice(text.firstBox + 1, text.endBox))
    box.isHidden = box.parent?.isHidden === true || hidesItself(box);
}

/** It stands beside the page's main part, where a script will put it: the part is what is shown. */
const waitsFor = (main: Box | undefined, { firstLeaf, endLeaf }: Box): boolean =>
  main !== undefined && (main.endLeaf <= firstLeaf || endLeaf <= main.firstLeaf);

const hidesItself = ({ element }: Box): boolean =>
  'attribs' in element && isTag(element) && (isHidden(element) || hidesByClass(classesOf(element)));
