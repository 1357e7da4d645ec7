/**
 * Small parts that a reader of the page does not see, within what is written: keys for sorting, labels that cells have on
 * small screens, columns that are switched off, leftovers of scripts.
 *
 * Whole blocks that wait for a click (tabs, answers) are none of these: whether they belong to the page, content/ has
 * judged. Classes are read as Bootstrap, Tailwind, Foundation, Bulma and UIkit mean them on a wide screen.
 */
import type { Element } from 'domhandler';
import { isHidden } from '../content/silent.ts';
import { classQuestion } from '../dom/class-facts.ts';
import {
  HAS_CLASS,
  HAS_HIDING,
  HAS_NAMING,
  attributeBits,
  classesOf,
} from '../dom/page-element.ts';
import { foldSpace } from '../dom/text.ts';
import { classNames, findBelow, rawText } from './dom.ts';
import { isBlock } from './elements.ts';

/** Hidden on every screen, unless a wider one is named beside. */
const NEVER =
  / (?:d-none|hidden|hide|is-hidden|uk-hidden|u-hidden|u-hide|display-none|dn|invisible|ng-hide|js-hidden|visually-hidden-mobile) /;
/** Hidden on wide screens. */
const NOT_WIDE =
  / (?:d-(?:sm|md|lg|xl|xxl)-none|(?:sm|md|lg|xl|2xl):hidden|hidden-(?:md|lg|xl|desktop|(?:sm|md|lg)-up)|hide-(?:on-)?(?:desktop|lg|large|for-(?:large|medium)(?:-up)?|(?:large-only|med-and-up)|gt-(?:xs|sm|md))|is-hidden-(?:tablet|desktop|widescreen)|uk-hidden@\w+|(?:visible|show)-(?:on-)?(?:xs|phones?|mobile|small)(?:-(?:block|inline|inline-block|only))?|show-for-small(?:-only)?|(?:is-)?(?:mobile|phone)-only|only-(?:mobile|phone)|d-block-mobile) /;
/** Shown from some width on. */
const WIDE =
  / (?:d-(?:sm|md|lg|xl|xxl)-(?!none)[\w-]+|(?:sm|md|lg|xl|2xl):(?:block|inline|inline-block|flex|inline-flex|grid|contents|visible|table|table-\w+)|(?:visible|show)-(?:on-)?(?:md|lg|xl|desktop|large)(?:-[\w-]+)?|uk-visible@\w+|show-for-(?:medium|large)(?:-up)?) /;

const isHiddenByClass = classQuestion(
  ({ padded }) => (NEVER.test(padded) || NOT_WIDE.test(padded)) && !WIDE.test(padded),
);

/** Characters of the longest part that is left out: longer ones, blocks and links wait to be unfolded. */
const LONG = 40;
/** What scripts for formulas leave in boxes of their own: `$\\begingroup$`. */
const TEX_SCRAP = /^\$?\\\S*$/;
const KEPT = new Set([
  'a',
  'img',
  'picture',
  'math',
  'svg',
  'video',
  'audio',
  'iframe',
  'input',
  'noscript',
  'script',
]);

/** Hidden by attribute, by style or by class. */
export function isHiddenPart(element: Element): boolean {
  const bits = attributeBits(element);
  if ((bits & HAS_CLASS) !== 0 && isHiddenByClass(classesOf(element))) return true;
  return (bits & HAS_HIDING) !== 0 && isHidden(element);
}

/** True for a small part that is hidden; never for a picture or a formula, which tools hide to show it otherwise. */
export function isLeftOut(element: Element): boolean {
  return isHiddenPart(element) && isSmall(element);
}

/** What opens over a word in a line once somebody points at it. */
export const isTooltip = (element: Element): boolean =>
  (attributeBits(element) & HAS_NAMING) !== 0 &&
  element.attribs['role'] === 'tooltip' &&
  !isBlock(element.name);

function isSmall(element: Element): boolean {
  const { name } = element;
  if (KEPT.has(name)) return false;
  if (name === 'td' || name === 'th') return true;
  if (classNames(element).includes('math')) return false;
  const text = foldSpace(rawText(element, 60));
  if (text.length > LONG || (isBlock(name) && !TEX_SCRAP.test(text))) return false;
  return (
    findBelow(element, (below) => KEPT.has(below.name) || isBlock(below.name), 30) === undefined
  );
}
