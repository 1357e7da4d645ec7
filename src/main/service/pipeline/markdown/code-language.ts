/**
 * The language of a code block, from where highlighters and editors put it: classes (`language-x`, `lang-x`, `hljs x`,
 * `brush: x`, `highlight-source-x`, `sourceCode x`, `src-x`, `mw-highlight-lang-x`), attributes (`data-lang` and its kin),
 * or a label in the block's own bar.
 */
import { isTag, isText } from 'domhandler';
import type { Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf, hasClass } from '../dom/page-element.ts';
import { languageBefore, languageOfTab } from './code-beside.ts';
import { LANGUAGES, LONGEST_FILE, languageOfFile } from './code-names.ts';
import { childElements, classNames, findBelow, parentElement, rawText, walkBelow } from './dom.ts';

const NOT_LANGUAGE =
  /^(?:none|plain|plaintext|plain-text|nohighlight|no-highlight|default|auto|undefined|null|code|highlight|highlighter|block|snippet|txt|text|linenums|line-numbers|notranslate|wrap|raw|output|inline|generic|unknown|container|wrapper|body|box|inner|outer|dark|light|title|header|lines?|area|content|frame|group|pre|table|toolbar|panel|view|id|name|label|tag|bar|badge|switch|select|x)$/;

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
  return (
    languageOfTab(element, written) ||
    languageOfBar(element) ||
    languageOfInnerBar(element) ||
    languageBefore(element, written)
  );
}

/** Languages that are written in: others name as often what the text is about. */
const WRITTEN = new Set(
  'python javascript typescript java c cpp c++ csharp go golang rust ruby php kotlin swift scala bash sh shell powershell sql json yaml html css xml lua perl r haskell elixir dart fortran pascal delphi assembly makefile toml scss jsx tsx'.split(
    ' ',
  ),
);

function written(text: string): string {
  const language = labelled(text.replace(/[:：]$/, ''));
  return WRITTEN.has(language) ? language : '';
}

/** Its bar stands in the block itself, beside its code or over it. */
function languageOfInnerBar(element: Element): string {
  const code = findBelow(element, ({ name }) => name === 'code', NODES);
  const beside = code === undefined ? '' : languageOfBar(code);
  if (beside !== '') return beside;
  const bar = element.name === 'table' ? headOf(element) : barOf(element);
  const label = bar === undefined ? undefined : labelIn(bar);
  return label === undefined ? '' : labelled(ownText(label));
}

/** The row over the code of a table. */
const headOf = (table: Element): Element | undefined =>
  findBelow(table, ({ name }) => name === 'th' || name === 'caption', BAR_NODES);

/** The bar that begins a box of code: a title, tools, the name of the language; undefined where lines begin. */
export function barOf(box: Element): Element | undefined {
  let at = box;
  for (let level = 0; level < BAR_LEVELS; level += 1) {
    const [first, second] = childElements(at);
    if (first === undefined || BAR_FREE.has(first.name)) return undefined;
    if (second !== undefined) return isBar(first) ? first : undefined;
    at = first;
  }
  return undefined;
}

const BAR_FREE = new Set(['pre', 'code', 'table', 'ol', 'tt', 'br']);
const BAR =
  / (?:\S*[-_])?(?:title|header|heading|bar|toolbar|tools|actions?|caption|file-?name|label|lang|language)(?:[-_]\S*)? /;

function isBar(element: Element): boolean {
  if (rawText(element, BAR_NODES).length > LONGEST_BAR) return false;
  const { name } = element;
  if (name === 'div' || name === 'p' || name === 'header' || name === 'figcaption')
    return BAR.test(classNames(element)) || LANGUAGES.has(labelled(rawText(element, BAR_NODES)));
  return name === 'span' && isLabel(element) && namesLanguage(classesOf(element));
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
      if (CODE_NAMES.has(node.name)) language = namedLanguage(node, 0);
      else if (node.name === 'span' || node.name === 'div')
        language = languageInAttributes(node, 0) || languageByPrefix(node);
      return language === '' ? 'go' : 'stop';
    },
    NODES,
  );
  return language;
}

const CODE_NAMES = new Set(['code', 'pre', 'ol']);

/** A box within a table or an editor that says `language-x`, `source-x`. */
function languageByPrefix(element: Element): string {
  if (element.name !== 'div' || !hasClass(element)) return '';
  const names = classNames(element);
  return canonical(PREFIXED.exec(names)?.[1] ?? '') || joinedLanguage(names);
}
const PREFIXED = / (?:language|lang|highlight-source)-([\w+#.-]+) /;

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
  const isDoubtful = DOUBTFUL.has(name) && !value.includes('/');
  if (!isDoubtful && !ATTRIBUTES.has(name)) return level > NEAR ? '' : languageSaid(name, value);
  if (isDoubtful && level > NEAR) return '';
  const language = canonical(value);
  return (isDoubtful || level > NEAR) && !LANGUAGES.has(language) ? '' : language;
}

/** Other attributes that say nothing but a language, a MIME type or a file's name. */
function languageSaid(name: string, value: string): string {
  if (value.startsWith('{')) return canonical(PROPERTY.exec(value)?.[1] ?? '');
  if (value.length > LONGEST_FILE || !(name.startsWith('data-') || SAYING.has(name))) return '';
  const word = MIME.exec(value)?.[1] ?? OPTION.exec(value)?.[1] ?? value;
  const language = canonical(
    word.replace(/(?: (?:code|snippet|example|sample|block|listing))+$/i, ''),
  );
  const isName = language.length > 1 || (/^C\b/.test(word) && LABELS.test(name));
  if (isName && LANGUAGES.has(language)) return language;
  return languageOfFile(value);
}

/** Properties that an editor keeps of its block. */
const PROPERTY = /^.{0,400}"(?:lang|language|codeLanguage|mode)": ?"([\w+#. -]{1,24})"/s;
const LABELS = /label|title|lang|syntax/;
const SAYING = new Set(['title', 'label', 'aria-label', 'type', 'filename', 'file']);
const MIME = /^(?:text|application|ace\/mode)\/(?:x-)?([\w+#-]+)$/;
const OPTION = /^lang(?:uage)?[=:] ?([\w+#-]+)$/;
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
  / highlight--?([\w+#]+[\w+#-]*) /,
  / enlighter-l-([\w+#-]+) /,
  / blob-wrapper (?:\S+ )*?type-([\w+#-]+) /,
  / prettyprint (?:lang-)?([a-z]{1,12}) /,
];

/** A name beside a word of code, in one class: `code-python`, `jsHigh`, `sh_java`, `ace-mode-lua`. */
/** A name behind `language` or `lang` in a longer class: `ltx_lst_language_Python`. */
const SUFFIXED = / \S+[-_]lang(?:uage)?[-_]([\w+#]+) /;
/** A name right behind words for an example: `codeExampleCS`. */
const GLUED = / (?:code-?(?:example|sample|snippet)|code|source|syntax|snippet)([a-z+#]{2,12}\d?) /;
/** A name right before a word of code: `phpcode`, `javaSource`; `csharpcode` is what one tool calls code in any language. */
const GLUED_BEFORE = / (?!csharp)([a-z]{3,12})(?:code|source|snippet|listing) /;
const JOINED =
  / (?:(?:code|source|snippet|code-snippet_?|geshifilter|codeblock|syntax|mode|ace-mode|lexer|sh|cb|is|listing|prism|hljs|shiki|dp|highlighter|programlisting|editor|codehilite)(?:--?|__?)([a-z+#]+\d?)|([a-z+#]+)(?:high|[-_](?:code|source|snippet|highlight|codeblock)))(?= )/g;

function namedLanguage(element: Element, level: number): string {
  const said = languageInAttributes(element, level);
  if (said !== '') return said;
  const names = classNames(element);
  if (names === '') return '';
  for (const pattern of PATTERNS) {
    const language = canonical(pattern.exec(names)?.[1] ?? '');
    if (language !== '') return language;
  }
  for (const pattern of [SUFFIXED, GLUED, GLUED_BEFORE]) {
    const language = canonical(pattern.exec(names)?.[1] ?? '');
    if (LANGUAGES.has(language)) return language;
  }
  return joinedLanguage(names) || bareLanguage(element, names);
}

function joinedLanguage(names: string): string {
  for (const { 1: before, 2: behind } of names.matchAll(JOINED)) {
    const language = before ?? behind ?? '';
    if (LANGUAGES.has(language)) return canonical(language);
  }
  return '';
}

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
  // scopes of grammars, modes of editors
  'html-basic': 'html',
  'html-php': 'php',
  'html-erb': 'erb',
  csrc: 'c',
  'c++src': 'cpp',
  rustsrc: 'rust',
  'httpd-php': 'php',
  'ld+json': 'json',
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
  const bare = MIME.exec(lower)?.[1] ?? lower.replace(/^lang(?:uage)?-(?=.)/, '');
  return cleanLanguage(ALIASES[bare] ?? bare);
}

function cleanLanguage(language: string): string {
  return NOT_LANGUAGE.test(language) || !/^[\w+#.-]{1,24}$/.test(language) ? '' : language;
}

const namesLanguage = classQuestion(({ padded }) =>
  / (?:\S+[-_])?(?:code-?)?lang(?:uage)?(?:[-_](?:name|label|tag|id))? /.test(padded),
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
    if (part.attribs['itemprop'] === 'programmingLanguage' && part.name === 'meta')
      return canonical(part.attribs['content'] ?? '');
    characters += rawText(part, BAR_NODES).length;
    const label = labelIn(part);
    if (language === '' && label !== undefined) language = labelled(ownText(label));
  }
  return characters > LONGEST_BAR ? '' : language;
}

/** The only label in it, or the chosen one: several are tabs, of which each names another block. */
function labelIn(part: Element): Element | undefined {
  if (isLabel(part)) return part;
  const first = findBelow(part, isLabel, BAR_NODES);
  if (first === undefined) return undefined;
  const said = ownText(first);
  const isOther = (element: Element): boolean => isLabel(element) && ownText(element) !== said;
  if (findBelow(part, isOther, BAR_NODES) === undefined) return first;
  return findBelow(part, (element) => isLabel(element) && isChosen(element), BAR_NODES);
}

function isChosen(element: Element): boolean {
  const { attribs } = element;
  if ('selected' in attribs || attribs['aria-selected'] === 'true') return true;
  if (attribs['aria-current'] !== undefined || attribs['aria-pressed'] === 'true') return true;
  return / (?:\S*[-_])?(?:active|selected|current|chosen|on) /.test(classNames(element));
}

const labelled = (text: string): string => languageOfFile(text) || canonical(bareName(text));

/** `Language: Python 3`, `Code (Python)`, `Python code` → `Python`. */
const bareName = (text: string): string =>
  text
    .trim()
    .replace(SAYS_LANGUAGE, '')
    .replace(/\s*[):]+$/, '')
    .replace(/ (?:code|snippet|example|source)$/i, '')
    .replace(/ \d[\d.]*$/, '');

const SAYS_LANGUAGE =
  /^(?:code|language|source|syntax|(?:example|listing|snippet|sample|beispiel|exemple|ejemplo|пример|листинг|例|예제|مثال) *[\d.]*|代码语言|代碼語言|语言|語言|言語|언어|язык|sprache|langage|lenguaje|linguagem|لغة)\s*[:：(]\s*/i;

/** What an element says by itself, beside icons and buttons; empty where other elements speak. */
function ownText({ children }: Element): string {
  let text = '';
  for (const child of children) {
    if (isText(child)) text += child.data;
    else if (isTag(child) && !BUTTONS.has(child.name)) {
      const said = rawText(child, 8).trim();
      // `Language:` in an element of its own
      if (/[:：]$/.test(said)) text += said;
      else if (said !== '') return '';
    }
  }
  return text.trim();
}

const BUTTONS = new Set(['button', 'svg', 'img']);

/** Named so by its class, or said by nothing but the name of a language. */
function isLabel(element: Element): boolean {
  const said = ownText(element);
  if (said === '') return false;
  if (said.length <= LONGEST_FILE && languageOfFile(said) !== '') return true;
  if (/^[cr]$/i.test(bareName(said))) return true;
  const text = labelled(said);
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
