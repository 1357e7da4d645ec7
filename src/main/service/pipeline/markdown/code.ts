/**
 * Code blocks: exact text, language, no line numbers, a fence that no line inside can close.
 *
 * Languages are read where highlighters put them: `language-x`, `lang-x` (HTML Standard's convention),
 * `hljs x`, `brush: x`, `highlight-source-x` (GitHub), `highlight-x` (Sphinx), `sourceCode x` (Pandoc),
 * `data-lang`, `data-language` (Chroma, Shiki).
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import type { Context, Rule } from './context.ts';
import {
  attribute,
  childElements,
  classNames,
  findBelow,
  parentElement,
  rawText,
  walkBelow,
} from './dom.ts';
import { fenceFor } from './escape.ts';
import { isBlock } from './elements.ts';

const GUTTER =
  / (?:line-?numbers?|line-numbers-rows|linenos?|linenodiv|lnt?|ln-num|gutter|rouge-gutter|blob-num|hljs-ln-numbers|hljs-ln-n|react-syntax-highlighter-line-number|cm-linenumber|codemirror-linenumber|code-line-number|lineno) /;
const NOT_LANGUAGE =
  /^(?:none|plain|plaintext|nohighlight|no-highlight|default|auto|undefined|null|code|highlight|highlighter|block|snippet|txt)$/;

/** Text of a code block: as it stands, with line breaks for `<br>` and line elements, without gutters. */
export function codeText(root: ChildNode): string {
  let text = '';
  let owesLine = false;
  const add = (piece: string): void => {
    if (piece === '') return;
    if (owesLine && !text.endsWith('\n') && text !== '' && !piece.startsWith('\n')) text += '\n';
    owesLine = false;
    text += piece;
  };
  const leaving: Element[] = [];
  walkBelow(root, (node) => {
    while (leaving.length > 0 && !isInside(node, leaving.at(-1))) {
      leaving.pop();
      owesLine = true;
    }
    if (isText(node)) {
      add(node.data);
      return 'skip';
    }
    if (!isTag(node)) return 'go';
    if (node.name === 'br') add('\n');
    if (node.name === 'br' || isNoise(node)) return 'skip';
    if (isLine(node)) {
      owesLine = text !== '';
      leaving.push(node);
    }
    return 'go';
  });
  return text;
}

function isInside(node: ChildNode, element: Element | undefined): boolean {
  return element !== undefined && node.parent === element ? true : hasAncestor(node, element);
}

function hasAncestor(node: ChildNode, element: Element | undefined): boolean {
  for (let at = parentElement(node), level = 0; at !== undefined && level < 64; level++) {
    if (at === element) return true;
    at = parentElement(at);
  }
  return false;
}

function isLine(element: Element): boolean {
  return isBlock(element.name) && element.name !== 'td' && element.name !== 'th';
}

function isNoise(element: Element): boolean {
  if (element.name === 'button' || element.name === 'script' || element.name === 'style')
    return true;
  return GUTTER.test(classNames(element)) && /^[\s\d.:|]*$/.test(rawText(element));
}

/** The language named on the code, its pre, or up to three elements around; empty when unknown. */
export function languageOf(element: Element): string {
  const inner =
    element.name === 'code' ? undefined : findBelow(element, (below) => below.name === 'code', 20);
  let at: Element | undefined = inner ?? element;
  for (let level = 0; at !== undefined && level < 5; level++) {
    const language = namedLanguage(at, level);
    if (language !== '') return language;
    at = parentElement(at);
    if (at !== undefined && childElements(at).length > 4) break;
  }
  return '';
}

const PATTERNS: readonly RegExp[] = [
  / (?:language|lang)[-:]([\w+#.-]+)/,
  / highlight-(?:source|text)-([\w+#-]+)/,
  / brush: ?([\w+#-]+)/,
  / sourcecode ([\w+#-]+)/,
  / hljs ([\w+#-]+)/,
  / ([\w+#-]+) hljs /,
  / highlight-([\w+#-]+) /,
  / prettyprint (?:lang-)?([a-z]{1,12}) /,
];

function namedLanguage(element: Element, level: number): string {
  const data =
    attribute(element, 'data-lang') ||
    attribute(element, 'data-language') ||
    (level < 2 ? attribute(element, 'lang-name') : '');
  if (data !== '') return cleanLanguage(data);
  const names = classNames(element);
  if (names === '') return '';
  for (const pattern of PATTERNS) {
    const language = cleanLanguage(pattern.exec(names)?.[1] ?? '');
    if (language !== '') return language;
  }
  return '';
}

function cleanLanguage(name: string): string {
  const language = name.trim().toLowerCase();
  return NOT_LANGUAGE.test(language) || !/^[\w+#.-]{1,24}$/.test(language) ? '' : language;
}

/** Writes a fenced block; in a table cell each line becomes a code span. */
export function writeCode(context: Context, text: string, language: string): void {
  const body = text.replace(/\r\n?/g, '\n').replace(/^\n/, '').replace(/\s+$/, '');
  if (body.trim() === '') return;
  if (context.writer.mode === 'cell') {
    context.writer.block();
    for (const line of body.split('\n')) {
      if (line.trim() !== '') context.writer.codeText(line);
      context.writer.lineBreak();
    }
    return;
  }
  const fence = fenceFor(body, 3);
  context.writer.lines(`${fence}${language}\n${body}\n${fence}`);
}

const pre: Rule = {
  enter(context, element) {
    writeCode(context, codeText(element), languageOf(element));
    return false;
  },
};

export const CODE_RULES: Readonly<Record<string, Rule>> = { pre, listing: pre, xmp: pre };
