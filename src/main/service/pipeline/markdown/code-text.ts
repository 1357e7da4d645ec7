/**
 * The text of a code block as a reader would copy it: exact, with line breaks for `<br>` and line elements, without
 * gutters, buttons and line numbers.
 *
 * A line element ends its line once, whether a line break of the text ends it too (Shiki), stands in it (Chroma) or is
 * left to the layout (`display: block`, points of a list); an empty one is an empty line.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element, Text } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import {
  HAS_CLASS,
  HAS_HIDING,
  HAS_NAMING,
  attributeBits,
  classesOf,
} from '../dom/page-element.ts';
import { isHidden } from '../content/silent.ts';
import { attribute, childrenOf, findBelow, pushReversed, rawText } from './dom.ts';
import { isBlock } from './elements.ts';

const GUTTER =
  / (?:line-?numbers?|line-numbers-(?:rows|wrapper|container)|linenos?|linenodiv|lnt?|ln-num|lnum|linenr|line-?no|line-num|line-nr|lines-num|source-line-no|gutter|gl|rouge-gutter|blob-num|hljs-ln-numbers|hljs-ln-n|react-syntax-highlighter-line-number|ds-line-number|react-line-number|cm-linenumber|cm-gutters?|cm-gutterelement|codemirror-linenumber|codemirror-gutter\S*|code-line-number|code-snippet__line-index|pre-numbering|hljs-line-numbers|crayon-nums?|crayon-nums-content|ace_gutter\S*|grvsc-gutter\S*|highlight-line-number|diff-line-num|line_numbers?|enlighter-linenumber|ltx_tag_listingline|num|(?:\S*[-_])?line-?(?:number|num|no|nr|index)s?(?:[-_]\S*)?) /;
const isGutterClass = classQuestion(({ padded }) => GUTTER.test(padded));
const LINE =
  / (?:line|lines?-?row|code-?line|codeline|token-line|view-line|ec-line|cm-line|ace_line|grvsc-line|crayon-line|hljs-ln-line|highlight-line|codemirror-line|code-snippet_outer|ql-code-block|react-code-line|blob-code-inner-line|source-line|ltx_listingline|block|flex|grid|table-row|d-block|d-flex|(?:\S*[-_])(?:code)?line(?:__(?=\S*\d)\S{4,8})?) /;
const isLineClass = classQuestion(({ padded }) => LINE.test(padded));
const ASIDE =
  / (?:\S*[-_])?(?:copy|copied|copy(?:btn|button)|clipboard|toolbar|hljs-button|twoslash-popup-\S+|conum|md-annotation|ltx_listing_data|screen-reader-text|sr-only|visually-hidden)(?:[-_]\S*)? /;
const isAsideClass = classQuestion(({ padded }) => ASIDE.test(padded));
/** One of the three; most classes in code are a highlighter's words for tokens. */
const isTold = classQuestion(
  ({ padded }) => GUTTER.test(padded) || LINE.test(padded) || ASIDE.test(padded),
);

/** The element ends a line: `inline` where the page's own line breaks may stand between such elements. */
type LineKind = 'block' | 'inline' | undefined;

interface LineEnd {
  readonly kind: 'block' | 'inline';
  readonly startedAt: number;
}

/** A number in an element of its own at the start of a line. */
interface LineNumber {
  readonly line: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Text of a code block; where white space flows, as in paragraphs, only `<br>` breaks a line. The `bar` is left out. */
export function codeText(root: ChildNode, isFlowing = false, bar?: Element): string {
  const reader = new CodeReader(isFlowing, bar);
  reader.read(root);
  const text = reader.text();
  return isFlowing ? text.trimEnd() : text;
}

class CodeReader {
  // chunks and what is known of their end: reading a string that grows would copy it each time
  readonly #chunks: string[] = [];
  #length = 0;
  #endsLine = true;
  /** Nothing but white space stands on the line so far. */
  #isBlankLine = true;
  /** A line element ended; what comes next starts a new line. */
  #owed: 'block' | 'inline' | undefined = undefined;
  #lines = 0;
  #gutters = 0;
  readonly #numbers: LineNumber[] = [];
  readonly #isFlowing: boolean;

  readonly #bar: Element | undefined;

  constructor(isFlowing: boolean, bar: Element | undefined) {
    this.#isFlowing = isFlowing;
    this.#bar = bar;
  }

  read(root: ChildNode): void {
    const stack: (ChildNode | LineEnd)[] = childrenOf(root).toReversed();
    for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
      if ('startedAt' in next) this.#endLine(next);
      else if (isText(next)) this.#takeText(next);
      else if (isTag(next)) this.#takeElement(next, stack);
    }
  }

  text(): string {
    const text = withoutNumbers(this.#chunks.join(''), this.#numbers, this.#lines + 1);
    const own = this.#gutters > 1 ? withoutGap(text, this.#gutters) : text;
    return own.includes('\u200b') ? own.replace(/^\u200b$/gm, '') : own;
  }

  #takeElement(element: Element, stack: (ChildNode | LineEnd)[]): void {
    if (isToken(element)) {
      pushReversed(stack, element.children);
      return;
    }
    if (element.name === 'br') {
      this.#break();
      return;
    }
    if (isGutter(element)) {
      if (this.#isBlankLine) this.#gutters += 1;
      return;
    }
    if (element === this.#bar || countsItsLine(element)) return;
    if (isNoise(element)) {
      if (isMark(element)) this.#dropSpace();
      return;
    }
    const kind = lineKind(element);
    if (kind !== undefined) {
      this.#payLine();
      if (kind === 'block' && !this.#isBlankLine) this.#write('\n');
      stack.push({ kind, startedAt: this.#length });
    } else if (this.#owed !== undefined || this.#isBlankLine) this.#noteNumber(element);
    pushReversed(stack, element.children);
  }

  #takeText(node: Text): void {
    let { data } = node;
    if (data.includes('\r')) data = data.replace(/\r\n?/g, '\n');
    if (this.#isFlowing) {
      // a line's own indent is written with no-break spaces here
      data = data
        .replace(/[ \t]*\n[ \t\n]*/g, this.#isBlankLine ? '' : ' ')
        .replace(/^[ \t]+$/, ' ');
      if (isTagNamed(node.next, 'br')) data = data.replace(/ +$/, '');
      if (isTagNamed(node.prev, 'br')) data = data.replace(/^ /, '');
    }
    if (data === '' || this.#isBetweenLines(node, data)) return;
    if (data.startsWith('\n')) this.#owed = undefined;
    this.#payLine();
    this.#write(data);
  }

  /** White space that only sets the page's source in order: between blocks, points, rows. */
  #isBetweenLines({ prev, next }: Text, data: string): boolean {
    if (!data.includes('\n') || data.trim() !== '') return false;
    const isBlockLine = (node: ChildNode | null): boolean =>
      node !== null && isTag(node) && lineKind(node) === 'block';
    if (isBlockLine(prev) || isBlockLine(next)) return true;
    return prev !== null && isTag(prev) && prev.name !== 'span' && isGutter(prev) && next === null;
  }

  #break(): void {
    const isBlank = this.#owed === 'block';
    this.#owed = undefined;
    this.#write(isBlank ? '\n\n' : '\n');
  }

  #endLine({ kind, startedAt }: LineEnd): void {
    const isEnded = this.#length > startedAt && this.#endsLine;
    if (isEnded) this.#owed = undefined;
    else this.#owed ??= kind;
  }

  /** The space before a mark that stands behind the code of a line. */
  #dropSpace(): void {
    const last = this.#chunks.pop() ?? '';
    const text = last.replace(/[ \t]+$/, '');
    this.#chunks.push(text);
    this.#length -= last.length - text.length;
  }

  #payLine(): void {
    if (this.#owed === undefined) return;
    this.#owed = undefined;
    this.#write('\n');
  }

  #write(data: string): void {
    this.#chunks.push(data);
    this.#length += data.length;
    if (!data.includes('\n')) {
      this.#endsLine = false;
      this.#isBlankLine &&= /^[ \t]*$/.test(data);
      return;
    }
    for (let at = data.indexOf('\n'); at >= 0; at = data.indexOf('\n', at + 1)) this.#lines++;
    const lastLine = data.slice(data.lastIndexOf('\n') + 1);
    this.#endsLine = lastLine === '';
    this.#isBlankLine = /^[ \t]*$/.test(lastLine);
  }

  #noteNumber(element: Element): void {
    const text = rawText(element, 4);
    if (text.length > 12 || !/^\s*\d{1,6}[\s.:|)]*$/.test(text)) return;
    // what is left out by itself is no text to cut away (Pygments links its numbers)
    if (findBelow(element, (below) => isGutter(below) || isNoise(below), 4) !== undefined) return;
    const isNewLine = this.#owed !== undefined;
    const from = this.#length + (isNewLine ? 1 : 0);
    const line = this.#lines + (isNewLine ? 1 : 0);
    this.#numbers.push({ line, value: Number.parseInt(text, 10), from, to: from + text.length });
  }
}

/** Without the space that parts each line from its number (Doxygen). */
function withoutGap(text: string, gutters: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isParted =
    lines.every((line) => /^[ \u00a0]/.test(line)) &&
    lines.some((line) => /^[ \u00a0]\S/.test(line));
  return isParted && gutters >= lines.length ? text.replace(/^[ \u00a0]/gm, '') : text;
}

/** A span that only colours a word: nothing in it can be a number of a line. */
function isToken(element: Element): boolean {
  if (element.name !== 'span' || (attributeBits(element) & ~HAS_CLASS) !== 0) return false;
  const [first] = element.children;
  if (first === undefined || !isText(first) || MAY_COUNT.test(first.data)) return false;
  return !isTold(classesOf(element));
}

const MAY_COUNT = /^[\s\d.:|]/;

const isTagNamed = (node: ChildNode | null, name: string): boolean =>
  node !== null && isTag(node) && node.name === name;

const FEWEST_NUMBERED = 3;

/** Without numbers that count the lines, each in an element of its own. */
function withoutNumbers(text: string, numbers: readonly LineNumber[], lines: number): string {
  const [first] = numbers;
  if (first === undefined || numbers.length < FEWEST_NUMBERED) return text;
  const isCount = numbers.every(({ line, value }) => value - first.value === line - first.line);
  if (!isCount || numbers.length < 0.9 * lines - 1) return text;
  // what parts each number from its line is no code either
  const isParted = numbers.every(({ to }) => /^(?:[ \t\u00a0\n]|$)/.test(text.slice(to, to + 1)));
  let out = '';
  let at = 0;
  for (const { from, to } of numbers) {
    out += text.slice(at, from);
    at = isParted && text[to] !== '\n' ? to + 1 : to;
  }
  return out + text.slice(at);
}

/** Whether the element is a line, and of which kind. */
export function lineKind(element: Element): LineKind {
  const { name } = element;
  if (name === 'td' || name === 'th') return undefined;
  const style = (attributeBits(element) & HAS_HIDING) === 0 ? undefined : element.attribs['style'];
  const display = style === undefined ? undefined : DISPLAY.exec(style)?.[1];
  // parts of one line: its number, its text
  if (display?.startsWith('inline') === true) return undefined;
  if (isBlock(name) || (display !== undefined && LAID_OUT.test(display))) return 'block';
  if (name === 'code') return isCodeBesideCode(element) ? 'block' : undefined;
  return isLineClass(classesOf(element)) ? 'inline' : undefined;
}

const TOKEN = / (?:token|number|hljs-\S+|m[ifo]|lit|mtk\d+|cm-number|literal|constant) /;

/** The first part of a line that only counts it, as the lines before and behind say: it needs no class. */
function countsItsLine(element: Element): boolean {
  const value = countIn(element);
  const { parent, next } = element;
  if (value === undefined || parent === null || !isTag(parent) || next === null) return false;
  if (TOKEN.test(classesOf(element).padded) || lineKind(parent) === undefined) return false;
  if (parent.children.find(isTag) !== element) return false;
  const before = countOfLine(parent, 'prev');
  const behind = countOfLine(parent, 'next');
  if (before === undefined && behind === undefined) return false;
  return (before ?? value - 1) === value - 1 && (behind ?? value + 1) === value + 1;
}

function countIn(element: Element): number | undefined {
  const text = rawText(element, 4);
  return text.length <= 12 && /^\s*\d{1,6}[.:]?\s*$/.test(text)
    ? Number.parseInt(text, 10)
    : undefined;
}

/** What the line before or behind begins with, where it counts. */
function countOfLine(line: Element, step: 'prev' | 'next'): number | undefined {
  let at = line[step];
  while (at !== null && isText(at) && at.data.trim() === '') at = at[step];
  if (at === null || !isTag(at) || at.name !== line.name) return undefined;
  const first = at.children.find(isTag);
  return first === undefined ? undefined : countIn(first);
}

const DISPLAY = /(?:^|[\s;])display:\s*([a-z-]+)/;
const LAID_OUT = /^(?:block|flex|grid|table-row)$/;

/** WeChat sets each line in a `<code>` of its own; where the block breaks its own lines they are words (HTMLBook). */
function isCodeBesideCode({ prev, next, parent }: Element): boolean {
  if (parent === null || !('name' in parent) || parent.name !== 'pre') return false;
  const isCode = (node: ChildNode | null): boolean => isTagNamed(node, 'code');
  if (!isCode(prev) && !isCode(next)) return false;
  return !parent.children
    .slice(1, FEW_WORDS)
    .some((node) => isText(node) && node.data.includes('\n'));
}

/** Words among which a block that breaks its own lines has broken one. */
const FEW_WORDS = 200;

/** Gutters have a class, or cannot be selected: by that rule a reader would not copy them either. */
export function isGutter(element: Element): boolean {
  if (!isGutterClass(classesOf(element)) && !isUnselectable(element)) return false;
  return COUNTS.test(rawText(element, 4000));
}

const COUNTS = /^[\s\d.:|]*$/;

function isUnselectable(element: Element): boolean {
  const has = attributeBits(element);
  if ((has & HAS_HIDING) !== 0 && /user-select:\s*none/.test(attribute(element, 'style')))
    return true;
  // most elements of code hold a word
  const [first] = element.children;
  if (first !== undefined && isText(first) && !COUNTS.test(first.data.slice(0, 4))) return false;
  const { name, attribs } = element;
  if (name === 'td') return attribs['class'] === 'number';
  return attribs['unselectable'] === 'on' || (name === 'span' && attribs['aria-hidden'] === 'true');
}

/** A number that refers to a note below (Asciidoctor, Material), with its twin for readers without icons. */
function isMark(element: Element): boolean {
  if (/ (?:conum|md-annotation) /.test(classesOf(element).padded)) return true;
  const { name, prev } = element;
  return (
    name === 'b' &&
    prev !== null &&
    isTag(prev) &&
    isMark(prev) &&
    /^\(\d+\)$/.test(rawText(element, 2))
  );
}

const SILENT = new Set([
  'button',
  'script',
  'style',
  'svg',
  'textarea',
  'clipboard-copy',
  'copy-code',
]);
/** Characters of the longest label of a button. */
const LONG_LABEL = 40;

function isNoise(element: Element): boolean {
  if (SILENT.has(element.name)) return true;
  const has = attributeBits(element);
  if ((has & HAS_HIDING) !== 0 && isHidden(element)) return true;
  if ((has & HAS_NAMING) !== 0 && element.attribs['role'] === 'button') return true;
  if ('onclick' in element.attribs && rawText(element, 8).length <= LONG_LABEL) return true;
  if (element.name === 'b' && isMark(element)) return true;
  const classes = classesOf(element);
  if (!isAsideClass(classes)) return false;
  return classes.padded.includes(' twoslash-popup-') || rawText(element, 60).length <= LONG_LABEL;
}

/** True for text that only counts: `1 2 3`. */
export function isCounting(text: string): boolean {
  const numbers = text.split(/[\s.:|]+/).filter((part) => part !== '');
  const [first] = numbers;
  if (first === undefined) return true;
  const from = Number(first);
  return numbers.every((number, at) => Number(number) === from + at);
}
