/**
 * Some pages hide their whole text until a script shows it. That it is hidden then says nothing of it: boxes in it
 * count as hidden only where they are so by themselves.
 */
import { isTag } from 'domhandler';
import { classesOf } from '../dom/page-element.ts';
import { mainOf } from './main-part.ts';
import type { Box, Outline } from './outline.ts';
import { hidesByClass, isHidden } from './silent.ts';

/** Share of the page's words outside of links that such a box has at least, and its paragraphs. */
const MOST = 0.6;
const FEWEST_PARAGRAPHS = 2;

/** Takes the mark of what is hidden off the text of a page that hides all of it; the same outline. */
export function showText(outline: Outline): Outline {
  const { boxes } = outline;
  const text = hiddenText(boxes);
  if (text === undefined || waitsFor(mainOf(boxes), text)) return outline;
  text.isHidden = false;
  for (const box of boxes.slice(text.firstBox + 1, text.endBox))
    box.isHidden = box.parent?.isHidden === true || hidesItself(box);
  return outline;
}

/** The outermost hidden box with most of what the page says. */
function hiddenText(boxes: readonly Box[]): Box | undefined {
  const [root] = boxes;
  if (root === undefined || root.paragraphs < FEWEST_PARAGRAPHS) return undefined;
  const least = MOST * (root.words - root.linkWords);
  return boxes.find(
    (box) =>
      box.isHidden &&
      box.paragraphs >= FEWEST_PARAGRAPHS &&
      box.words - box.linkWords >= least &&
      box.parent?.isHidden === false,
  );
}

/** It stands beside the page's main part, where a script will put it: the part is what is shown. */
const waitsFor = (main: Box | undefined, { firstLeaf, endLeaf }: Box): boolean =>
  main !== undefined && (main.endLeaf <= firstLeaf || endLeaf <= main.firstLeaf);

const hidesItself = ({ element }: Box): boolean =>
  'attribs' in element && isTag(element) && (isHidden(element) || hidesByClass(classesOf(element)));
