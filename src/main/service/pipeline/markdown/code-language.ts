/**
 * The language of a code block, from where highlighters and editors put it: classes (`language-x`, `lang-x`, `hljs x`,
 * `brush: x`, `highlight-source-x`, `sourceCode x`, `src-x`, `mw-highlight-lang-x`), attributes (`data-lang` and its kin),
 * or a label in the block's own bar.
 */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
import { childElements, classNames, findBelow, parentElement, rawText, walkBelow } from './dom.ts';

const NOT_LANGUAGE =
  /^(?:none|plain|plaintext|plain-text|nohighlight|no-highlight|default|auto|undefined|null|code|highlight|highlighter|block|snippet|txt|text|linenums|line-numbers|notranslate|wrap|raw|output|inline|generic|unknown|container|wrapper|body|box|inner|outer|dark|light|title|header|lines?|area|content|frame|group|pre|table|toolbar|panel|view)$/;

/** Levels outwards from the code in which its language may stand. */
const LEVELS = 6;
/** A box with more parts than this holds more than the code. */
const MOST_PARTS = 4;
/** Nodes of a block that are read for the element with the language. */
const NODES = 60;

/** The language named on the code, in it, or up to some elements around; empty when unknown. */
export function languageOf(element: Element): string {
  const highlighter = syntaxHighlighterOf(element);
  if (highlighter !== '') return highlighter;
  const inner = languageInside(element);
  if (inner !== '') return inner;
  let at = element;
  for (let level = 0; level < LEVELS; level++) {
    const language = namedLanguage(at, level);
    if (language !== '') return language;
    const box = parentElement(at);
    if (box === undefined || childElements(box).length > MOST_PARTS) break;
    at = box;
  }
  return languageOfBar(element);
}

const isHighlighter = classQuestion(({ padded }) => padded.includes(' syntaxhighlighter '));

/** Its lines name languages of their own. */
function syntaxHighlighterOf(element: Element): string {
  let at: Element | undefined = element;
  for (let level = 0; at !== undefined && level < LEVELS; level += 1, at = parentElement(at)) {
    if (!isHighlighter(classesOf(at))) continue;
    const names = classNames(at).split(' ');
    return cleanLanguage(names.find((name) => LANGUAGES.has(name)) ?? '');
  }
  return '';
}

/** A `<code>` or `<pre>` in the block, or its first line, that names its language. */
function languageInside(element: Element): string {
  let language = '';
  walkBelow(
    element,
    (node) => {
      if (!isTag(node)) return 'go';
      if (node.name === 'code' || node.name === 'pre') language = namedLanguage(node, 0);
      else if (node.name === 'span' || node.name === 'div')
        language = languageInAttributes(node, 0);
      return language === '' ? 'go' : 'stop';
    },
    NODES,
  );
  return language;
}

/** Attributes that name a language wherever they stand near a block. */
const ATTRIBUTES = new Set([
  ...['data-lang', 'data-language', 'data-code-lang', 'data-code-language', 'data-codelang'],
  ...['data-enlighter-language', 'data-highlight-language', 'data-canonical-lang'],
  ...['data-ke-language', 'data-tagsearch-lang', 'data-syntax', 'data-syntax-language'],
  ...['data-code-block-language', 'data-snippet-language', 'data-prism-language', 'data-lexer'],
]);
/** Attributes that may mean something else: only known names count. */
const DOUBTFUL = new Set(['lang', 'language', 'lang-name', 'syntax', 'data-mode', 'data-mode-id']);
const BRUSH = /brush:\s*([\w+#-]+)/i;
/** Levels outwards up to which any name is believed. */
const NEAR = 2;

function languageInAttributes(element: Element, level: number): string {
  const { attribs } = element;
  for (const name in attribs) {
    const value = name === 'class' ? '' : languageInAttribute(name, attribs[name] ?? '', level);
    if (value !== '') return value;
  }
  return '';
}

function languageInAttribute(name: string, value: string, level: number): string {
  if (name.endsWith('-params')) return canonical(BRUSH.exec(value)?.[1] ?? '');
  const isDoubtful = DOUBTFUL.has(name);
  if (!isDoubtful && !ATTRIBUTES.has(name)) return '';
  if (isDoubtful && level > NEAR) return '';
  const language = canonical(value);
  return (isDoubtful || level > NEAR) && !LANGUAGES.has(language) ? '' : language;
}

const PATTERNS: readonly RegExp[] = [
  / (?:language|lang|mw-highlight-lang)[-:_]([\w+#.-]+)/,
  / highlight-(?:source|text)-([\w+#-]+)/,
  / brush: ?([\w+#-]+)/,
  / brush-([\w+#-]+)/,
  / sourcecode ([\w+#-]+)/,
  / hljs ([\w+#-]+)/,
  / ([\w+#-]+) hljs /,
  / hl-([\w+#]+) /,
  / src-([\w+#-]+) /,
  / highlight-([\w+#-]+) /,
  / enlighter-l-([\w+#-]+) /,
  / blob-wrapper (?:\S+ )*?type-([\w+#-]+) /,
  / prettyprint (?:lang-)?([a-z]{1,12}) /,
];

/** A name beside a word of code, in one class: `code-python`, `jsHigh`, `sh_java`, `ace-mode-lua`. */
const JOINED =
  / (?:(?:code|source|snippet|code-snippet_?|codeblock|syntax|mode|ace-mode|lexer|sh|cb)[-_]([a-z+#]+\d?)|([a-z+#]+)(?:high|[-_](?:code|source|snippet|highlight|codeblock))) /g;

function namedLanguage(element: Element, level: number): string {
  const said = languageInAttributes(element, level);
  if (said !== '') return said;
  const names = classNames(element);
  if (names === '') return '';
  for (const pattern of PATTERNS) {
    const language = canonical(pattern.exec(names)?.[1] ?? '');
    if (language !== '') return language;
  }
  for (const { 1: before, 2: behind } of names.matchAll(JOINED)) {
    const language = before ?? behind ?? '';
    if (LANGUAGES.has(language)) return canonical(language);
  }
  return bareLanguage(element, names);
}

/** Names of languages that stand by themselves in a class, as Hexo, docutils and old highlighters have them. */
const LANGUAGES = new Set(
  (
    'ada apache apacheconf applescript arduino asm asciidoc awk bash bat batch batchfile c clojure cmake cmd cobol coffeescript ' +
    'console cpp c++ crystal csharp c# cs css csv cuda cypher d dart delphi diff django docker dockerfile dos elixir elm erb erlang ' +
    'fish fortran fsharp f# gherkin glsl go golang gradle graphql groovy haml handlebars haskell hcl hlsl hs html http ini ipython ipython3 ' +
    'java javascript jinja jinja2 js json json5 jsonc jsx julia kotlin kt latex less lisp llvm lua make makefile markdown markup matlab md ' +
    'mermaid mysql nasm nginx nim nix nohup objc objective-c objectivec ocaml pascal patch perl pgsql php php-html plpgsql postgresql ' +
    'powershell prisma prolog properties proto protobuf ps1 pug puppet purescript py pycon python python2 python3 qml r racket rb re regex ' +
    'rst ruby rust rs sas sass scala scheme scss sed sh shell shell-session shellsession smalltalk sol solidity sparql sql stata stylus svelte ' +
    'svg swift tcl terraform tex tf toml ts tsql tsx twig typescript v vb vbnet vba verilog vhdl vim viml vue wasm wgsl xml xhtml xslt yaml ' +
    'yml zig zsh'
  ).split(' '),
);
/** As bars and labels write them. */
const ALIASES: Readonly<Record<string, string>> = {
  'visual basic': 'vb',
  'objective c': 'objectivec',
  'shell session': 'shell-session',
  'c/c++': 'cpp',
  'html/xml': 'html',
  jscript: 'javascript',
  'c-sharp': 'csharp',
  'c#': 'csharp',
  'c++': 'cpp',
  'f#': 'fsharp',
  'xml/html': 'xml',
  'node.js': 'javascript',
};
const LISTING =
  / (?:highlight|syntaxhighlighter|literal-block|sourcecode|code|listing|source|src|crayon-syntax|geshi|wp_syntax|codehilite|codeblock|de\d) /;

function bareLanguage(element: Element, names: string): string {
  const isCode = element.name === 'pre' || element.name === 'code' || element.name === 'ol';
  if (!isCode && !LISTING.test(names)) return '';
  const name = names.split(' ').find((each) => LANGUAGES.has(each) && each !== 'code');
  return name ?? '';
}

function canonical(name: string): string {
  const lower = name.trim().toLowerCase().replace(/:$/, '');
  return cleanLanguage(ALIASES[lower] ?? lower);
}

function cleanLanguage(language: string): string {
  return NOT_LANGUAGE.test(language) || !/^[\w+#.-]{1,24}$/.test(language) ? '' : language;
}

const namesLanguage = classQuestion(({ padded }) =>
  / (?:\S+[-_])?(?:code-?)?lang(?:uage)?(?:[-_](?:name|label|tag))? /.test(padded),
);
const LONGEST_LANGUAGE = 14;
/** Levels outwards from the code to the box with its bar. */
const BAR_LEVELS = 4;
/** Nodes of a bar, and characters beside the code in its box: more is text. */
const BAR_NODES = 40;
const LONGEST_BAR = 120;

/** A label in the bar over (or below) the code that names its language. */
function languageOfBar(element: Element): string {
  let at = element;
  for (let level = 0; level < BAR_LEVELS; level += 1) {
    const box = parentElement(at);
    if (box === undefined || childElements(box).length > MOST_PARTS) return '';
    const language = labelBeside(box, at);
    if (language !== '') return language;
    at = box;
  }
  return '';
}

/** The label of a box, in what stands beside its code; empty when the box holds more than a bar. */
function labelBeside(box: Element, code: Element): string {
  let language = '';
  let characters = 0;
  for (const part of childElements(box)) {
    if (part === code) continue;
    characters += rawText(part, BAR_NODES).length;
    const label = labelIn(part);
    if (language === '' && label !== undefined) language = canonical(rawText(label, 8));
  }
  return characters > LONGEST_BAR ? '' : language;
}

function labelIn(part: Element): Element | undefined {
  return isLabel(part) ? part : findBelow(part, isLabel, BAR_NODES);
}

/** Named so by its class, or said by nothing but the name of a language. */
function isLabel(element: Element): boolean {
  const [only, second] = element.children;
  if (only === undefined || second !== undefined || isTag(only)) return false;
  const text = canonical(rawText(element, 4));
  if (text === '' || text.length > LONGEST_LANGUAGE) return false;
  const isNamed = namesLanguage(classesOf(element)) && /^[a-z]/.test(text);
  return isNamed ? LANGUAGES.has(text) || text.length > 1 : LANGUAGES.has(text) && text.length > 1;
}

/** The line over a code block that names its language, as the fence does already (MDN, VitePress). */
export function isLanguageLabel(element: Element): boolean {
  if (!namesLanguage(classesOf(element))) return false;
  const text = canonical(rawText(element, 8));
  if (text === '' || text.length > LONGEST_LANGUAGE) return false;
  let at: Element | undefined = element;
  for (let level = 0; at !== undefined && level < 3; level += 1, at = parentElement(at)) {
    const next = nextWithText(at);
    if (next === undefined) continue;
    const isPre = ({ name }: Element): boolean => name === 'pre';
    const pre = isPre(next) ? next : findBelow(next, isPre, 30);
    return pre !== undefined && short(languageOf(pre)) === short(text);
  }
  return false;
}

/** Names of the same language. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ javascript: 'js', typescript: 'ts', python: 'py', python3: 'py', ruby: 'rb', rust: 'rs' },
  ...{ bash: 'sh', shell: 'sh', zsh: 'sh', console: 'sh', yaml: 'yml', golang: 'go', kotlin: 'kt' },
  ...{ markdown: 'md', cs: 'csharp', powershell: 'ps1', markup: 'html', xml: 'html' },
};
const short = (language: string): string => SHORT[language] ?? language;

/** The next element that says something; a button to copy is none. */
function nextWithText(element: Element): Element | undefined {
  for (let next = element.next; next !== null; next = next.next) {
    if (!isTag(next) || next.name.includes('button')) continue;
    if (classNames(next).includes('copy')) continue;
    if (rawText(next, 20).trim() !== '') return next;
  }
  return undefined;
}
