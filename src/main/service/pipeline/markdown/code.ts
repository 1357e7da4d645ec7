/**
 * Code blocks: exact text (code-text.ts), language (code-language.ts), no line numbers, a fence that no line inside can
 * close. Listings that are no `<pre>` are found in listing.ts.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { isHidden } from '../content/silent.ts';
import { hasClass } from '../dom/page-element.ts';
import type { Context, Rule } from './context.ts';
import { languageOf } from './code-language.ts';
import { codeText } from './code-text.ts';
import { toldOf } from './code-told.ts';
import { childElements, classNames, findBelow, parentElement, rawText } from './dom.ts';
import { fenceFor } from './escape.ts';
import { isBlock, isHeading } from './elements.ts';
import { linesBeside, textOfLines } from './listing-lines.ts';
import { listingInFont, listingOfBox } from './listing.ts';
import { writeSource } from './math.ts';
import { cleanTex } from './tex.ts';
import { writeMath } from './write-math.ts';

/** Writes a fenced block; in a table cell each line becomes a code span. */
export function writeCode(context: Context, text: string, language: string): void {
  const whole = text
    .replace(/\r\n?/g, '\n')
    // indentation of editors: a reader who copies it gets spaces
    .replaceAll('\u00a0', ' ')
    .replaceAll('\ufeff', '')
    .replace(/^\n/, '');
  const body = withoutBlankEnd(whole);
  if (body.trim() === '') return;
  if (context.writer.mode === 'cell') {
    context.writer.block();
    for (const line of body.split('\n')) {
      if (line.trim() !== '') context.writer.codeLine(line);
      context.writer.lineBreak();
    }
    return;
  }
  const fence = fenceFor(body, 3);
  context.writer.lines(`${fence}${language}\n${body}\n${fence}`);
}

/** Without the empty lines at the end; the last line keeps its spaces. */
function withoutBlankEnd(text: string): string {
  const end = text.indexOf('\n', text.trimEnd().length);
  return end < 0 ? text : text.slice(0, end);
}

/** Code on several lines that stands alone in its block, though in no `<pre>`. True when written. */
export function writeCodeLines(context: Context, code: Element): boolean {
  const [only] = code.children;
  if (only === undefined) return false;
  if (context.writer.mode !== 'flow' || context.code > 0 || context.link > 0) return false;
  const parent = parentElement(code);
  const isAlone =
    (parent === undefined || mayHoldCode(parent)) &&
    isEdge(code.prev, 'prev') &&
    isEdge(code.next, 'next');
  if (!isAlone) return false;
  const isKept = keepsLines(code, parent);
  const hasLines = isKept || hasBreaks(code);
  if (hasLines) writeCode(context, codeText(code, !isKept), languageOf(code));
  return hasLines;
}

/** A block, or an element of the page's own making that is named code. */
const mayHoldCode = ({ name }: Element): boolean =>
  (isBlock(name) && !isHeading(name)) || CUSTOM.test(name);
const CUSTOM = /^[a-z]+-.*(?:code|highlight)/;

const hasBreaks = (code: Element): boolean =>
  findBelow(code, (below) => below.name === 'br', 200) !== undefined;

const KEEPS_LINES = /white-space:\s*(?:pre|break-spaces)|display:\s*block/;
const NAMED = / (?:hljs|(?:language|lang)-\S+|\S*code-?block\S*|prism-code|highlight) /;

/** Its line breaks are the page's own: it says so, or a highlighter's class does. */
function keepsLines(code: Element, parent: Element | undefined): boolean {
  const says = (element: Element | undefined): boolean =>
    element !== undefined &&
    (KEEPS_LINES.test(element.attribs['style'] ?? '') || NAMED.test(classNames(element)));
  const isCustom = parent !== undefined && CUSTOM.test(parent.name);
  return (isCustom || says(code) || says(parent)) && /\S[^\n]*\n[\s\S]*\S/.test(rawText(code, 500));
}

/** Nothing but white space up to the end of the block, or to a block beside. */
function isEdge(node: ChildNode | null, step: 'prev' | 'next'): boolean {
  let at = node;
  while (at !== null && isText(at) && at.data.trim() === '') at = at[step];
  return at === null || (isTag(at) && (isBlock(at.name) || /^(?:br|button)$/.test(at.name)));
}

/** A listing that is no `<pre>`, known by its class (listing.ts). True when written. */
export function writeCodeBox(context: Context, element: Element): boolean {
  if (context.code > 0) return false;
  const lines = linesBeside(element);
  if (lines.length > 0) {
    writeCode(context, textOfLines(lines), languageOf(element));
    for (const line of lines) context.leftOut.add(line);
    return true;
  }
  const text = listingOfBox(element) ?? listingInFont(element);
  if (text === undefined) return false;
  const own = languageOf(element) || languageOfOriginal(element);
  writeCode(context, text, own || toldOf(context.options.languages, element));
  return true;
}

/** Elements outwards from the code to the box that was made of a hidden block. */
const BOXES_AROUND = 3;

/** Of what stands hidden behind the box it was made into. */
function languageOfOriginal(box: Element): string {
  let up: Element | undefined = box;
  for (
    let level = 0;
    up !== undefined && level < BOXES_AROUND;
    level += 1, up = parentElement(up)
  ) {
    let at = up.next;
    while (at !== null && isText(at)) at = at.next;
    if (at !== null && isTag(at)) return at.name === 'pre' && isHidden(at) ? languageOf(at) : '';
  }
  return '';
}

const pre: Rule = {
  enter(context, element) {
    const names = classNames(element);
    if (isOriginal(element, names)) return false;
    if (hasClass(element) && names.includes('math') && writeSource(context, element, names))
      return false;
    const language = languageOf(element) || toldOf(context.options.languages, element);
    if (language === 'math') writeMath(context, cleanTex(rawText(element)), true);
    else writeCode(context, codeText(codeOf(element)), language);
    return false;
  },
};

/** Enlighter hides what it was made from behind it. */
function isOriginal(element: Element, names: string): boolean {
  if (!names.includes(' enlighterjsraw ') || !isHidden(element)) return false;
  let before = element.prev;
  while (before !== null && !isTag(before)) before = before.prev;
  return before !== null && classNames(before).includes(' enlighter-');
}

/** The `<code>` of a `<pre>` that has its bar in it, else the `<pre>`. */
function codeOf(element: Element): Element {
  const [first, second] = element.children;
  if (second === undefined && first !== undefined && isTag(first) && first.name === 'code')
    return first;
  const only = findBelow(element, ({ name }) => name === 'code', FEW_NODES);
  if (only === undefined) return element;
  const around = parentElement(only);
  const part = partOf(element, only);
  const parts = childElements(element);
  if (part === undefined ? around?.name !== 'div' : !parts.every(isBarBeside(part))) return element;
  if (parts.filter(({ name }) => name === 'code').length > 1) return element;
  const rest = rawText(element).trim().length - rawText(only).trim().length;
  if (rest === 0 && around === element && parts.length === 1) return only;
  return rest > 0 && rest <= LONGEST_BAR ? only : element;
}

/** The part of the block that is the code: itself, or spans around it and nothing else. */
function partOf(element: Element, code: Element): Element | undefined {
  let part = code;
  for (let up = parentElement(part); up !== element; up = parentElement(part)) {
    if (up?.name !== 'span' || up.children.length > 1) return undefined;
    part = up;
  }
  return part;
}

const isBarBeside =
  (code: Element) =>
  (part: Element): boolean =>
    part === code || part.name === 'code' || part.name === 'small' || isBlock(part.name);

/** Nodes before the code in a `<pre>`, and characters of a bar. */
const FEW_NODES = 30;
const LONGEST_BAR = 60;

export const CODE_RULES: Readonly<Record<string, Rule>> = { pre, listing: pre, xmp: pre };
