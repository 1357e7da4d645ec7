/**
 * Marks within a line: emphasis, code spans, links, breaks, sub- and superscript, ruby, quotes.
 */
import type { Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import {
  attribute,
  childElements,
  classNames,
  findBelow,
  parentElement,
  rawText,
  walkBelow,
} from './dom.ts';
import { hasClass } from '../dom/page-element.ts';
import type { Context, Rule } from './context.ts';
import { inCell, resolveUrl } from './context.ts';
import { isLanguageLabel } from './code-language.ts';
import { writeCodeLines } from './code.ts';
import { foldedData } from '../dom/text-facts.ts';
import { foldSpace } from '../dom/text.ts';
import { formatTitle, hasPairedBrackets } from './escape.ts';
import { centsMark } from '../dom/cents.ts';
import { standsApart } from './apart.ts';
import { hasProtectedText, protectedMail } from './protected-mail.ts';
import { writeOwnTex, writeRenderedMath } from './math.ts';
import { writeSetMath } from './math-set.ts';
import { sorts } from './table-parts.ts';
import { isBlock, isHeading, isIcon } from './elements.ts';
import type { Mark } from './writer.ts';

const mark = (open: string): Mark => ({ kind: 'emphasis', open, close: open, once: 'no' });
const STRONG = mark('**');
const EMPHASIS = mark('*');
const STRIKE = mark('~~');
const HIGHLIGHT = mark('==');

type Counter = 'strong' | 'emphasis' | 'strike' | 'highlight';

/** A mark that nests only once, however often its element does; none inside code. */
function wrapping(counter: Counter, wrap: Mark): Rule {
  return {
    enter(context) {
      if (context[counter]++ === 0) context.writer.openMark(wrap);
      return true;
    },
    leave(context) {
      if (--context[counter] === 0) context.writer.closeMark();
    },
  };
}

const strong = wrapping('strong', STRONG);
const emphasis = wrapping('emphasis', EMPHASIS);
const strike = wrapping('strike', STRIKE);

const code: Rule = {
  enter(context, element) {
    if (element.name !== 'kbd' && isWritten(context, element)) return false;
    context.code++;
    return true;
  },
  leave(context) {
    context.code--;
  },
};

/** Code that is more than a span: several lines, or the source of a formula (GitLab, Gitea). */
function isWritten(context: Context, element: Element): boolean {
  const isMath = hasClass(element) && / (?:language-)?math /.test(classNames(element));
  if (isMath && writeRenderedMath(context, element)) return true;
  if (hasClass(element) && writeSetMath(context, element)) return true;
  return writeCodeLines(context, element);
}

/** A name that varies; on pages of contests a formula. */
const variable: Rule = {
  enter(context, element) {
    return !writeSetMath(context, element) && emphasis.enter(context, element);
  },
  leave(context, element) {
    emphasis.leave?.(context, element);
  },
};

const lineBreak: Rule = {
  enter(context) {
    if (context.code > 0) context.writer.codeText(' ');
    else context.writer.lineBreak();
    return false;
  },
};

/** Anchors that only point at their own heading: a sign, an icon, or one of the usual classes. */
const PERMALINK_TEXT = /^(?:[#¶§🔗⚓∞\u200b\ufeff\s]*|anchor|permalink|link|copy link)$/iu;
const PERMALINK_CLASS =
  / (?:anchor|headerlink|header-anchor|heading-anchor|hash-link|permalink|anchorjs-link|heading-link|anchor-link|direct-link|docs-heading-anchor) /;

function isPermalink(element: Element, href: string, text: string): boolean {
  if (href.startsWith('#') && followsItsHeading(element, href)) return true;
  const isSign = text === '' || text.length <= 14;
  if (!isSign) return false;
  const heading = closestHeading(element);
  if (heading === undefined) return /^[#¶🔗]$/u.test(text) && href.includes('#');
  if (PERMALINK_TEXT.test(text)) {
    return findBelow(element, (below) => below.name === 'img', 20) === undefined;
  }
  return text.length <= 2 && PERMALINK_CLASS.test(classNames(element));
}

/** Right behind the heading it leads to, whatever it says to screen readers (`Section titled “…”`). */
function followsItsHeading(element: Element, href: string): boolean {
  let before = element.prev;
  while (before !== null && isText(before) && before.data.trim() === '') before = before.prev;
  if (before === null || !isTag(before) || !isHeading(before.name)) return false;
  return href.length > 1 && before.attribs['id'] === href.slice(1);
}

/** A heading, or what stands around one, that links to itself; mdBook gives the link the heading's name. */
function leadsToItself(element: Element, href: string): boolean {
  const hash = href.indexOf('#');
  const target = href.slice(hash + 1);
  if (target === '') return false;
  const heading = closestHeading(element);
  if (heading !== undefined && (hash === 0 || heading.attribs['id'] === target)) return true;
  return (element.attribs['id'] ?? element.attribs['name']) === target;
}

/** A tab or a button that is written as a link to a place on the page: it leads nowhere from elsewhere. */
const isControl = (element: Element, href: string): boolean =>
  href.startsWith('#') && /^(?:tab|button)$/i.test(element.attribs['role'] ?? '');

function closestHeading(element: Element): Element | undefined {
  let above = parentElement(element);
  for (let level = 0; above !== undefined && level < 4; level++) {
    if (isHeading(above.name)) return above;
    above = parentElement(above);
  }
  return undefined;
}

interface LinkContent {
  /** The first words, white space folded. */
  readonly text: string;
  /** Only inline content (`no`), blocks, or blocks with a heading among them. */
  readonly once: Mark['once'];
  /** No bracket in it needs an escape. */
  readonly isBalanced: boolean;
}

/** Reads what a link holds, as far as it takes to tell; nearly all hold one text. */
function contentOf(element: Element): LinkContent {
  const [only, second] = element.children;
  if (only !== undefined && second === undefined && isText(only)) {
    const text = foldedData(only);
    return { text, once: 'no', isBalanced: hasPairedBrackets(text) };
  }
  const read: { once: Mark['once']; text: string; hasCode: boolean } = {
    once: 'no',
    text: '',
    hasCode: false,
  };
  walkBelow(
    element,
    (node) => {
      if (isText(node) && read.text.length < MOST_READ) read.text += node.data;
      if (isTag(node) && isBlock(node.name)) read.once = isHeading(node.name) ? 'heading' : 'first';
      if (isTag(node)) read.hasCode ||= node.name === 'code';
      return read.once === 'heading' ? 'stop' : 'go';
    },
    MOST_NODES_READ,
  );
  const { once, text, hasCode } = read;
  const isWhole = once === 'no' && !hasCode && text.length < MOST_READ;
  return { text: foldSpace(text), once, isBalanced: isWhole && hasPairedBrackets(text) };
}

/** Characters and nodes of a link that are read to tell what it holds. */
const MOST_READ = 500;
const MOST_NODES_READ = 200;

/** Writes `[^1]` when the link is a reference to a note. */
function isReference(context: Context, element: Element): boolean {
  const reference = context.footnotes.referenceOf(element);
  if (reference !== undefined) context.writer.inline(reference);
  return reference !== undefined;
}

/** Addresses that lead nowhere; the parser took line breaks and the like out of them. */
const NO_TARGET = /^(?:javascript|data|vbscript|blob|about):/i;

const NO_ADDRESS = new Set(['', '#']);

/** Words on either side of a gap that only styles make do not run together. */
function partFromBefore(context: Context, element: Element): void {
  if (context.code > 0 || writeCentsMark(context, element)) return;
  if (standsApart(element)) context.writer.space();
}

/** What is missing before the small part of a price; false for others. */
function writeCentsMark(context: Context, element: Element): boolean {
  const mark = centsMark(element);
  if (mark !== undefined && mark !== '') context.writer.text(mark);
  return mark !== undefined;
}

/** A reference to a note, which is written, or the way back from one, which is not. */
const isOfNote = (context: Context, element: Element): boolean =>
  context.footnotes.isBackReference(element) || isReference(context, element);

const staysHere = (element: Element, href: string): boolean =>
  leadsToItself(element, href) || isControl(element, href);

/** Opens the link's mark; a title that only repeats its words is left out. */
function openLink(
  context: Context,
  element: Element,
  url: string,
  { text, once, isBalanced }: ReturnType<typeof contentOf>,
): void {
  const title = attribute(element, 'title');
  const isSaid = title === '' || foldSpace(title).toLowerCase() === text.toLowerCase();
  const close = inCell(context, `](${url}${isSaid ? '' : formatTitle(title)})`);
  context.writer.openMark({ kind: 'link', open: '[', close, once, isBalanced });
  context.link++;
  context.openLinks.push(element);
}

const link: Rule = {
  enter(context, element) {
    partFromBefore(context, element);
    const href = attribute(element, 'href').trim();
    if (NO_ADDRESS.has(href) || context.link > 0) return true;
    const hasHash = href.includes('#');
    if (hasHash && isOfNote(context, element)) return false;
    const content = contentOf(element);
    if (isPermalink(element, href, content.text)) return false;
    if (hasHash && staysHere(element, href)) return true;
    const mail = protectedMail(element, href);
    const url = mail === undefined ? resolveUrl(context, href) : `mailto:${mail}`;
    if (NO_TARGET.test(url) || (context.heads > 0 && sorts(href))) return true;
    openLink(context, element, url, content);
    if (mail === undefined || !hasProtectedText(element)) return true;
    context.writer.text(mail);
    link.leave?.(context, element);
    return false;
  },
  leave(context, element) {
    if (context.openLinks.at(-1) !== element) return;
    context.openLinks.pop();
    context.writer.closeMark();
    context.link--;
  },
};

/** Raised by habit, not by meaning: `10<sup>th</sup>`, trade marks. */
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|ème|o|a|º|ª|tm|sm|™|®|©)$/i;

/** `<sub>` and `<sup>` have no markdown; GFM passes the tags. Only short, plain runs keep them. */
function tagged(name: 'sub' | 'sup'): Rule {
  return {
    enter(context, element) {
      if (context.code > 0 || writeCentsMark(context, element)) return true;
      const inner = childElements(element);
      const text = rawText(element, 20).trim();
      if (ORDINAL.test(text)) return true;
      if (context.footnotes.isOwnSign(element)) return false;
      if (name === 'sup' && writeBracketed(context, inner, text)) return false;
      const isPlain = inner.every(isStyling);
      if (!isPlain || text === '' || text.length > 12) return true;
      context.writer.inline(`<${name}>`);
      context.writer.text(text);
      context.writer.inline(`</${name}>`);
      return false;
    },
  };
}

/** Styles a raised letter, as formulas set in HTML have it. */
const isStyling = (element: Element): boolean =>
  /^(?:i|em|b|strong|var|span|font)$/.test(element.name) && childElements(element).length === 0;

/** `<sup>[<a href="#note">1</a>]</sup>`: the mark has brackets of its own. */
function writeBracketed(context: Context, inner: readonly Element[], text: string): boolean {
  const [only, ...others] = inner;
  if (only?.name !== 'a' || others.length > 0 || !/^[[(].*[\])]$/.test(text)) return false;
  return attribute(only, 'href').includes('#') && isReference(context, only);
}

const rubyText: Rule = {
  enter(context, element) {
    const text = foldSpace(rawText(element, 50));
    if (text !== '') context.writer.text(`(${text})`);
    return false;
  },
};

/** A span or a part of a page that scripts turned into a formula. */
const span: Rule = {
  enter(context, element) {
    partFromBefore(context, element);
    if (!hasClass(element)) return !writeOwnTex(context, element);
    if (isIcon(element) || isLanguageLabel(element) || isEditLink(element)) return false;
    if (hasProtectedText(element)) {
      context.writer.text(protectedMail(element, '') ?? '');
      return false;
    }
    return !context.footnotes.isOwnSign(element) && !writeRenderedMath(context, element);
  },
};

/** `[edit]` in the heading of a section (MediaWiki). */
const isEditLink = (element: Element): boolean =>
  classNames(element).includes(' mw-editsection ') && closestHeading(element) !== undefined;

const nothing: Rule = { enter: () => false };

const COPY = /^(?:copy|copied!?|copy (?:code|snippet|to clipboard|link|url)|toggle word wrap)$/i;

/** A button says what it does, unless it only copies what stands beside. */
const button: Rule = {
  enter(context, element) {
    partFromBefore(context, element);
    return !COPY.test(foldSpace(rawText(element, 20)));
  },
};

/** A quotation is set in marks, unless it stands in marks by itself. */
const quotation: Rule = {
  enter(context, element) {
    if (!isMarked(element)) context.writer.text(context.quote % 2 === 0 ? '“' : '‘');
    context.quote++;
    return true;
  },
  leave(context, element) {
    context.quote--;
    if (!isMarked(element)) context.writer.text(context.quote % 2 === 0 ? '”' : '’');
  },
};

const OPENED = /["„“«‹‚「『]\s*$/u;
const OPENS = /^\s*["„“«‹‚「『]/u;

function isMarked({ prev, children }: Element): boolean {
  if (prev !== null && isText(prev) && OPENED.test(prev.data)) return true;
  const [first] = children;
  return first !== undefined && isText(first) && OPENS.test(first.data);
}

/** An `i` is an icon more often than emphasis. */
const italic: Rule = {
  enter: (context, element) => !isIcon(element) && emphasis.enter(context, element),
  ...(emphasis.leave === undefined ? {} : { leave: emphasis.leave }),
};

const LONG_LABEL = 30;

/** A drawing says nothing, but in a table it may be the cell's whole answer (a tick): then its label. */
const drawing: Rule = {
  enter(context, element) {
    if (context.writer.mode !== 'cell' || !context.writer.isEmpty) return false;
    const title = childElements(element).find(({ name }) => name === 'title');
    const label = foldSpace(
      attribute(element, 'aria-label') || (title === undefined ? '' : rawText(title, 5)),
    );
    if (label.length <= LONG_LABEL) context.writer.text(label);
    return false;
  },
};

/** `[x]` or `[ ]` for the box that starts a task list item or stands in a table. */
const input: Rule = {
  enter(context, element) {
    if (attribute(element, 'type').toLowerCase() !== 'checkbox') return false;
    if (context.writer.mode === 'cell' && context.lists.length === 0) {
      context.writer.inline('checked' in element.attribs ? '[x]' : '[ ]');
      return false;
    }
    if (context.lists.length === 0 || !startsItem(element)) return false;
    context.writer.lead('checked' in element.attribs ? '[x] ' : '[ ] ');
    return false;
  },
};

function startsItem(element: Element): boolean {
  let at: Element | undefined = element;
  for (let level = 0; at !== undefined && level < 4; level++) {
    if (at.name === 'li') return true;
    for (let before = at.prev; before !== null; before = before.prev) {
      if (!isText(before) || before.data.trim() !== '') return false;
    }
    at = parentElement(at);
  }
  return false;
}

export const INLINE_RULES: Readonly<Record<string, Rule>> = {
  b: strong,
  strong,
  i: italic,
  em: emphasis,
  dfn: emphasis,
  var: variable,
  cite: emphasis,
  del: strike,
  s: strike,
  strike,
  mark: wrapping('highlight', HIGHLIGHT),
  code,
  kbd: code,
  samp: code,
  tt: code,
  br: lineBreak,
  wbr: nothing,
  span,
  a: link,
  small: { enter: (context, element) => (partFromBefore(context, element), true) },
  sub: tagged('sub'),
  sup: tagged('sup'),
  rt: rubyText,
  rp: nothing,
  q: quotation,
  svg: drawing,
  input,
  button,
  'clipboard-copy': button,
  'mat-icon': nothing,
};
