/** What a cell without text says by its one icon: `<td><img alt="No"></td>`, `<dd><i aria-label="Yes"></i></dd>`. */
import { type Element, isTag, isText } from 'domhandler';
import { fold } from '../text.ts';
import type { Page } from './page.ts';

const MOST_INSIDE = 8;
const MOST_WORDS = 40;

/** The text of an element; without one, what its icons say, where they say one thing. */
export function saidIn(page: Page, element: Element): string {
  const text = page.text(element);
  const inside = page.end(element) - page.order(element) - 1;
  if (text !== '' || inside < 1 || inside > MOST_INSIDE) return text;
  const from = page.order(element);
  const icons = page.elements.slice(from, from + 1 + inside);
  const said = new Set(icons.map(wordsOfIcon).filter((words) => words !== ''));
  const [only = ''] = said;
  return said.size === 1 && only.length <= MOST_WORDS ? only : '';
}

function wordsOfIcon({ name, attribs, children }: Element): string {
  const { 'aria-label': label, title, alt } = attribs;
  const own = fold(label ?? title ?? alt ?? '');
  if (own !== '' || name !== 'svg') return own;
  const drawn = children.find((child) => isTag(child) && child.name === 'title');
  if (drawn === undefined || !isTag(drawn)) return '';
  return fold(drawn.children.map((child) => (isText(child) ? child.data : '')).join(''));
}
