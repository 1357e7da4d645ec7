/** Boxes of links, which label nothing. */
import type { Element } from 'domhandler';
import { keyOf } from '../text.ts';
import type { Page } from './page.ts';

/** `Company` over links of a footer. */
export const isLinksOfFrame = (element: Element, page: Page): boolean =>
  /^[uo]l$/.test(element.name) &&
  page.zone(element) === 'chrome' &&
  page.within(element, 'a').length > 1;

/** All of its text is one link's: the name of a site. */
export const isLinked = (element: Element, page: Page): boolean =>
  [element, ...page.within(element, 'a')].some(
    (one) => one.name === 'a' && page.textLength(one) === page.textLength(element),
  );

const MENU_LINKS = 3;

/** Several links and nothing else. */
export function isMenu(element: Element, page: Page): boolean {
  const links = page.within(element, 'a');
  const text = links.map((link) => page.text(link)).join('');
  const rest = keyOf(page.text(element)).length - keyOf(text).length;
  return links.length >= MENU_LINKS && rest === 0;
}
