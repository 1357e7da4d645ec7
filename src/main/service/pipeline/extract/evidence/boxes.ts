/** Small boxes of the page's content that have text of their own: what most readers of single texts look at. */
import type { Element } from 'domhandler';
import { ownText, type Page } from '../sources/page.ts';

const MOST_BOXES = 6_000;
const MOST_TEXT = 600;

const known = new WeakMap<Page, readonly Element[]>();

/** In the order of the page, found once; those around the page and those beyond the first are left out. `most`: at most 600 letters. */
export function* boxesOf(page: Page, least: number, most: number): Generator<Element> {
  let boxes = known.get(page);
  if (boxes === undefined) known.set(page, (boxes = findBoxes(page)));
  for (const element of boxes) {
    const length = page.textLength(element);
    if (length >= least && length <= most) yield element;
  }
}

function findBoxes(page: Page): readonly Element[] {
  const boxes: Element[] = [];
  for (const element of page.elements) {
    const length = page.textLength(element);
    if (length < 2 || length > MOST_TEXT || page.zone(element) === 'chrome') continue;
    if (ownText(element).trim() === '') continue;
    boxes.push(element);
    if (boxes.length >= MOST_BOXES) break;
  }
  return boxes;
}
