/**
 * Code blocks: exact text, language, no line numbers, a fence that no line inside can close.
 *
 * Languages are read where highlighters put them: `language-x`, `lang-x` (HTML Standard's convention),
 * `hljs x`, `brush: x`, `highlight-source-x` (GitHub), `highlight-x` (Sphinx), `sourceCode x` (Pandoc),
 * `data-lang`, `data-language` (Chroma, Shiki).
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import type { Context, Rule } from './context.ts';
import {
  attribute,
  childElements,
  childrenOf,
  classNames,
  findBelow,
  parentElement,
  pushReversed,
  rawText,
} from './dom.ts';
import { fenceFor } from './escape.ts';
import { isBlock, isHeading } from './elements.ts';

const GUTTER =
  / (?:line-?numbers?|line-numbers-rows|linenos?|linenodiv|lnt?|ln-num|gutter|rouge-gutter|blob-num|hljs-ln-numbers|hljs-ln-n|react-syntax-highlighter-line-number|cm-linenumber|codemirror-linenumber|code-line-number|lineno|pre-numbering|crayon-nums) /;
const isGutter = classQuestion(({ padded }) => GUTTER.test(padded));
const NOT_LANGUAGE =
  /^(?:none|plain|plaintext|nohighlight|no-highlight|default|auto|undefined|null|code|highlight|highlighter|block|snippet|txt|linenums|line-numbers|notranslate)$/;

/** Text of a code block: as it stands, with line breaks for `<br>` and line elements, without gutters. */
export function codeText(root: ChildNode): string {
  let text = '';
  let owesLine = false;
  const stack: (ChildNode | 'line end')[] = childrenOf(root).toReversed();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next === 'line end') owesLine = true;
    else if (isText(next)) {
      if (owesLine && next.data !== '' && !next.data.startsWith('\n')) text = endLine(text);
      owesLine &&= next.data === '';
      text += next.data;
    } else if (isTag(next) && next.name === 'br') {
      text = `${owesLine ? endLine(text) : text}\n`;
      owesLine = false;
    } else if (isTag(next) && !isNoise(next)) {
      const startsLine = isLine(next);
      owesLine ||= startsLine && text !== '';
      if (startsLine) stack.push('line end');
      pushReversed(stack, next.children);
    }
  }
  return text;
}

/** The text up to a new line; a line that holds only white space so far is one already. */
function endLine(text: string): string {
  return /(?:^|\n)[ \t]*$/.test(text.slice(-200)) ? text : `${text}\n`;
}

function isLine(element: Element): boolean {
  return isBlock(element.name) && element.name !== 'td' && element.name !== 'th';
}

function isNoise(element: Element): boolean {
  if (element.name === 'button' || element.name === 'script' || element.name === 'style')
    return true;
  // gutters have a class, or cannot be selected: by that rule a reader would not copy them either
  const isAside =
    isGutter(classesOf(element)) || /user-select:\s*none/.test(attribute(element, 'style'));
  return isAside && /^[\s\d.:|]*$/.test(rawText(element, 40));
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

const namesLanguage = classQuestion(({ padded }) =>
  / (?:\S+[-_])?(?:code-?)?lang(?:uage)?(?:[-_](?:name|label|tag))? /.test(padded),
);
const LONGEST_LANGUAGE = 14;

/** The line over a code block that names its language, as the fence does already (MDN, VitePress). */
export function isLanguageLabel(element: Element): boolean {
  if (!namesLanguage(classesOf(element))) return false;
  const text = rawText(element, 8).trim().toLowerCase();
  if (text === '' || text.length > LONGEST_LANGUAGE) return false;
  let at: Element | undefined = element;
  for (let level = 0; at !== undefined && level < 3; level += 1, at = parentElement(at)) {
    const next = nextWithText(at);
    if (next === undefined) continue;
    const isPre = ({ name }: Element): boolean => name === 'pre';
    const pre = isPre(next) ? next : findBelow(next, isPre, 10);
    return pre !== undefined && languageOf(pre) === text;
  }
  return false;
}

/** The next element that says something; a button to copy is none. */
function nextWithText(element: Element): Element | undefined {
  for (let next = element.next; next !== null; next = next.next) {
    if (!isTag(next) || next.name.includes('button')) continue;
    if (rawText(next, 20).trim() !== '') return next;
  }
  return undefined;
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
    attribute(element, 'data-enlighter-language') ||
    (level < 2 ? attribute(element, 'lang-name') : '');
  if (data !== '') return cleanLanguage(data);
  const names = classNames(element);
  if (names === '') return '';
  for (const pattern of PATTERNS) {
    const language = cleanLanguage(pattern.exec(names)?.[1] ?? '');
    if (language !== '') return language;
  }
  return bareLanguage(element, names);
}

/** Names of languages that stand by themselves in a class, as Hexo, docutils and old highlighters have them. */
const LANGUAGES = new Set(
  (
    'apache applescript arduino asm asciidoc awk bash bat batch c clojure cmake coffeescript console cpp c++ crystal ' +
    'csharp c# cs css csv dart delphi diff django dockerfile dos elixir elm erb erlang fortran fsharp glsl go golang ' +
    'gradle graphql groovy haml handlebars haskell html http ini java javascript jinja js json jsx julia kotlin latex ' +
    'less lisp lua makefile markdown matlab mysql nginx nim nix objc objectivec ocaml pascal perl pgsql php php-html ' +
    'postgresql powershell prolog properties protobuf puppet py pycon python python3 r rb rst ruby rust sass scala ' +
    'scheme scss sh shell smalltalk solidity sql svg swift tcl terraform tex toml ts tsx twig typescript vb vbnet ' +
    'verilog vhdl vim vue wasm xml yaml yml zig zsh'
  ).split(' '),
);
const LISTING = / (?:highlight|syntaxhighlighter|literal-block|sourcecode|code|listing|source) /;

function bareLanguage(element: Element, names: string): string {
  const isCode = element.name === 'pre' || element.name === 'code';
  if (!isCode && !LISTING.test(names)) return '';
  const name = names.split(' ').find((each) => LANGUAGES.has(each) && each !== 'code');
  return name ?? '';
}

function cleanLanguage(name: string): string {
  const language = name.trim().toLowerCase();
  return NOT_LANGUAGE.test(language) || !/^[\w+#.-]{1,24}$/.test(language) ? '' : language;
}

/** Writes a fenced block; in a table cell each line becomes a code span. */
export function writeCode(context: Context, text: string, language: string): void {
  const whole = text
    .replace(/\r\n?/g, '\n')
    // indentation of editors: a reader who copies it gets spaces
    .replaceAll('\u00a0', ' ')
    .replace(/^\n/, '');
  const body = withoutBlankEnd(whole);
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

/** Without the empty lines at the end; the last line keeps its spaces. */
function withoutBlankEnd(text: string): string {
  const end = text.indexOf('\n', text.trimEnd().length);
  return end < 0 ? text : text.slice(0, end);
}

/** Code on several lines that stands alone in its block, though in no `<pre>`. True when written. */
export function writeCodeLines(context: Context, code: Element): boolean {
  const [only] = code.children;
  if (only === undefined || (only === code.lastChild && isText(only))) return false;
  if (context.writer.mode !== 'flow' || context.code > 0 || context.link > 0) return false;
  const parent = parentElement(code);
  const isAlone =
    (parent === undefined || (isBlock(parent.name) && !isHeading(parent.name))) &&
    isBlank(code.prev) &&
    isBlank(code.next);
  const hasLines = isAlone && findBelow(code, (below) => below.name === 'br', 200) !== undefined;
  if (hasLines) writeCode(context, codeText(code), languageOf(code));
  return hasLines;
}

const isBlank = (node: ChildNode | null): boolean =>
  node === null || (isText(node) && node.data.trim() === '');

const isEditor = classQuestion(({ padded }) => padded.includes(' cm-content '));
const isNamedCode = classQuestion(({ padded }) => / code[ -]/.test(padded));

/** A listing that is no `<pre>`: named code by its class, with its language beside. True when written. */
export function writeCodeDiv(context: Context, element: Element): boolean {
  const classes = classesOf(element);
  if (isEditor(classes)) {
    writeCode(context, codeText(element), languageOf(element));
    return true;
  }
  if (!isNamedCode(classes) || element.attribs['data-lang'] === undefined) return false;
  if (findBelow(element, (below) => below.name === 'pre', 50) !== undefined) return false;
  writeCode(context, codeText(element), languageOf(element));
  return true;
}

const pre: Rule = {
  enter(context, element) {
    writeCode(context, codeText(element), languageOf(element));
    return false;
  },
};

export const CODE_RULES: Readonly<Record<string, Rule>> = { pre, listing: pre, xmp: pre };
