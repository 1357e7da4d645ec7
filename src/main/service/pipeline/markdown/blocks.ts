/**
 * Blocks: paragraphs and the like, headings, quotes, rules, definition lists, figures, disclosures.
 */
import { isTag, isText } from 'domhandler';
import type { Element } from 'domhandler';
import {
  HAS_CLASS,
  HAS_HIDING,
  HAS_NAMING,
  HAS_TEX,
  attributeBits,
  hasClass,
} from '../dom/page-element.ts';
import { isLanguageLabel } from './code-language.ts';
import { writeCodeBox } from './code.ts';
import { isGutter } from './code-text.ts';
import { closeCallout, isBareTitle, openCallout } from './callouts.ts';
import type { Context, Rule } from './context.ts';
import { writeOwnTex, writeRenderedMath } from './math.ts';
import { classNames, findBelow, parentElement, rawText } from './dom.ts';
import { foldSpace } from '../dom/text.ts';
import { BLOCK_NAMES, isHeading } from './elements.ts';
import type { Mark } from './writer.ts';

const STRONG: Mark = { kind: 'emphasis', open: '**', close: '**', once: 'no' };
const EMPHASIS: Mark = { kind: 'emphasis', open: '*', close: '*', once: 'no' };

/** A block with no sign of its own. */
const plain: Rule = {
  enter(context, element) {
    if (isHeadingByRole(element)) return headingRule(element).enter(context, element);
    context.writer.block();
    if ((attributeBits(element) & MAY_BE_SPECIAL) !== 0) return !isSpecial(context, element);
    return !beginsWithCode(element) || !writeCodeBox(context, element);
  },
  leave(context, element) {
    if (isHeadingByRole(element)) headingRule(element).leave?.(context, element);
    closeCallout(context, element);
    context.writer.block();
  },
};

/** A `<code>` and a `<br>`, or a font: lines of code may follow. */
function beginsWithCode({ children }: Element): boolean {
  const [first, second] = children;
  if (first === undefined || !isTag(first)) return false;
  if (first.name === 'font') return 'face' in first.attribs;
  if (second === undefined) return false;
  return first.name === 'code' && isTag(second) && second.name === 'br';
}

/** A class names it, a style sets it, or it has a formula in an attribute. */
const MAY_BE_SPECIAL = HAS_CLASS | HAS_HIDING | HAS_TEX;

const isHeadingByRole = (element: Element): boolean =>
  (attributeBits(element) & HAS_NAMING) !== 0 && element.attribs['role'] === 'heading';

/** Opens a callout, or writes what stands for the whole element (then true): a formula, a listing. */
function isSpecial(context: Context, element: Element): boolean {
  if (!hasClass(element)) {
    if (!BOXES.has(element.name)) return false;
    return writeOwnTex(context, element) || writeCodeBox(context, element);
  }
  if (isBareTitle(context, element) || isLanguageLabel(element)) return true;
  if (isGutterBeside(element)) return true;
  if (openCallout(context, element) || !BOXES.has(element.name)) return false;
  return writeRenderedMath(context, element) || writeCodeBox(context, element);
}

/** Numbers of the lines of a `<pre>` before or behind. */
function isGutterBeside(element: Element): boolean {
  if (!isGutter(element)) return false;
  return [element.prev, element.next].some((node) => {
    return node !== null && isTag(node) && node.name === 'pre';
  });
}

/** Blocks that may be a formula or a listing as a whole. */
const BOXES = new Set(['div', 'section', 'figure', 'p']);

function heading(level: number): Rule {
  return {
    enter(context, element) {
      if (isSaidAgain(context, element)) return false;
      const isBold = startsItem(context);
      context.boldHeadings.push(isBold);
      context.writer.openHeading(isBold ? 0 : level);
      if (isBold && context.strong === 0) context.writer.openMark(STRONG);
      context.strong++;
      return true;
    },
    leave(context, element) {
      context.strong--;
      if (context.boldHeadings.pop() === true && context.strong === 0) context.writer.closeMark();
      context.writer.closeHeading();
      const text = foldSpace(rawText(element, HEADING_NODES));
      context.lastHeading = { text, writtenTo: context.writer.length };
    },
  };
}

/** Nodes of a heading that are read to tell it from another. */
const HEADING_NODES = 100;

/** The same heading right after itself: the page has it for wide and for narrow screens. */
function isSaidAgain(context: Context, element: Element): boolean {
  const last = context.lastHeading;
  if (last?.writtenTo !== context.writer.length) return false;
  return last.text !== '' && last.text === foldSpace(rawText(element, HEADING_NODES));
}

const HEADINGS = [1, 2, 3, 4, 5, 6].map(heading);

const FIRST = heading(1);

/** The page's own heading, whatever its element: written once, where it is met first. */
export const HEADLINE: Rule = {
  enter(context, element) {
    if (context.hasHeadline) return false;
    context.hasHeadline = true;
    return FIRST.enter(context, element);
  },
  leave: (context, element) => FIRST.leave?.(context, element),
};

/** Of a block that is a heading by its role; the second level where none is named (WAI-ARIA 1.2). */
function headingRule(element: Element): Rule {
  const level = Number.parseInt(element.attribs['aria-level'] ?? '2', 10);
  return HEADINGS[Math.min(Math.max(level || 2, 1), 6) - 1] ?? plain;
}

/** `- ## …` is markdown that nobody writes: a heading that starts a list item is a line in bold. */
function startsItem(context: Context): boolean {
  return context.lists.at(-1)?.startedAt === context.writer.length;
}

const blockquote: Rule = {
  enter(context) {
    context.writer.block();
    context.writer.openContainer('> ', '> ');
    return true;
  },
  leave(context) {
    context.writer.closeContainer();
  },
};

const rule: Rule = {
  enter(context, element) {
    // `- ---` would be a rule without its item; the line above notes is theirs (renderers draw it anew)
    if (startsItem(context) || (classNames(element) + parentNames(element)).includes('footnote'))
      context.writer.block();
    else if (context.writer.mode === 'flow') context.writer.lines('---');
    else context.writer.block();
    return false;
  },
};

const parentNames = (element: Element): string => {
  const parent = parentElement(element);
  return parent === undefined ? '' : classNames(parent);
};

const term: Rule = {
  enter(context, element) {
    context.writer.block(followsTerm(element) ? 1 : 2);
    return true;
  },
  leave(context) {
    context.writer.block(1);
  },
};

/** One line of a definition list, in the form of PHP Markdown Extra, Pandoc and kramdown. */
const definition: Rule = {
  enter(context, element) {
    if (holdsListing(element)) {
      context.writer.block();
      return true;
    }
    context.writer.block(1);
    context.writer.openContainer(': ', '  ');
    return true;
  },
  leave(context, element) {
    if (holdsListing(element)) context.writer.block();
    else context.writer.closeContainer(1);
  },
};

/** A listing under its file's name or a forum's "Code:": no definition, and few readers know a fence inside of one. */
function holdsListing(element: Element): boolean {
  const [only, second] = element.children.filter(
    (child) => !isText(child) || child.data.trim() !== '',
  );
  if (only === undefined || second !== undefined || !isTag(only)) return false;
  return only.name === 'pre' || (only.name === 'code' && / \S*code\S* /.test(parentNames(element)));
}

/** Several terms may share a definition. */
function followsTerm(element: Element): boolean {
  let before = element.prev;
  while (before !== null && !isTag(before)) before = before.prev;
  return before?.name === 'dt';
}

/** A block set in one mark: a caption in emphasis, a summary in bold. */
function markedBlock(counter: 'strong' | 'emphasis', mark: Mark): Rule {
  return {
    enter(context) {
      context.writer.block();
      if (context[counter]++ === 0) context.writer.openMark(mark);
      return true;
    },
    leave(context) {
      if (--context[counter] === 0) context.writer.closeMark();
      context.writer.block();
    },
  };
}

const boldBlock = markedBlock('strong', STRONG);

/** The line of a disclosure that is always seen; in bold unless it is a heading by itself. */
const summary: Rule = {
  enter(context, element) {
    const hasHeading = findBelow(element, (below) => isHeading(below.name), 50) !== undefined;
    return (hasHeading ? plain : boldBlock).enter(context, element);
  },
  leave(context, element) {
    const hasHeading = findBelow(element, (below) => isHeading(below.name), 50) !== undefined;
    (hasHeading ? plain : boldBlock).leave?.(context, element);
  },
};

export const BLOCK_RULES: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(BLOCK_NAMES.map((name) => [name, plain])),
  ...Object.fromEntries(HEADINGS.map((rule, at) => [`h${at + 1}`, rule])),
  blockquote,
  hr: rule,
  dt: term,
  dd: definition,
  figcaption: markedBlock('emphasis', EMPHASIS),
  summary,
};
