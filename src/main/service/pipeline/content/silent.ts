/** Nodes nobody sees: scripts, styles, templates, and what the page hides. */
import { isTag, isText, type ChildNode, type Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { HAS_HIDING, attributeBits } from '../dom/page-element.ts';
import { isShadowRoot } from '../dom/shadow.ts';

const SILENT_TAGS = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'object',
  'embed',
  'dialog',
]);
const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;

/** True for a node that is not part of the visible page. */
export function isSilent(node: ChildNode): boolean {
  if (!isTag(node)) return false;
  return isSilentTag(node) || ((attributeBits(node) & HAS_HIDING) !== 0 && isHidden(node));
}

/** True for an element that never shows, whatever its style. */
export function isSilentTag(node: ChildNode): boolean {
  return isTag(node) && SILENT_TAGS.has(node.name) && !isMath(node) && !isShadowRoot(node);
}

/** A `<noscript>` with a picture and nothing else: the one that a lazy loader would show in its place. */
export function isPictureAlone(node: ChildNode): boolean {
  return isTag(node) && node.name === 'noscript' && pictureOf(node) !== undefined;
}

const PICTURE_WRAPPERS = new Set(['figure', 'picture', 'a']);

/** The only picture of a `<noscript>`, in whatever is put around pictures; undefined where there is more. */
export function pictureOf(around: Element): Element | undefined {
  const [only, second] = around.children.filter(
    (child) =>
      !(isText(child) && child.data.trim() === '') && !(isTag(child) && child.name === 'source'),
  );
  if (only === undefined || second !== undefined || !isTag(only)) return undefined;
  if (only.name === 'img') return only;
  return PICTURE_WRAPPERS.has(only.name) ? pictureOf(only) : undefined;
}

/** MathJax keeps its source in `<script type="math/tex">`, or `math/mml`. */
function isMath(element: Element): boolean {
  return element.name === 'script' && /^math\/(?:tex|mml)/i.test(element.attribs['type'] ?? '');
}

/** Classes by which frameworks and themes hide an element. */
const HIDING_CLASS =
  /(?:^|\s)(?:d-none|is-hidden|hidden|hide|gone|display-none|no-?display|dn|uk-hidden|u-hidden|js-hidden|ng-hide|visually-?hidden|sr-only|screen-reader-(?:text|only)|off-?screen|[\w-]+--hidden)(?:\s|$)/;
/** The same element shows on some screens or after a click: `d-none d-md-block`, `hidden lg:flex`. */
const SHOWS_AGAIN =
  /(?:^|\s)(?:d-(?:xs|sm|md|lg|xl|xxl|print)-(?!none)\S|[\w-]+:(?:block|flex|grid|inline|contents|table|not-sr-only|visible)|hidden-\w+|hide-(?:on|for)-)/;

/** True where the class says that nobody sees the element. */
export const hidesByClass = classQuestion(
  ({ value }) => HIDING_CLASS.test(value) && !SHOWS_AGAIN.test(value),
);

/** Hidden by attribute or inline style; `until-found` is meant to be found. */
export function isHidden({ attribs }: Element): boolean {
  const hidden = attribs['hidden'];
  if (hidden !== undefined && hidden.toLowerCase() !== 'until-found') return true;
  const style = attribs['style'];
  return style !== undefined && HIDING_STYLE.test(style);
}
