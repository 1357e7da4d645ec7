/**
 * Formulas that the tree holds as such → `$…$` and `$$…$$`: MathML, KaTeX, MathJax 2, 3 and 4, and the elements in
 * which other tools keep TeX for a script (Quill, Zhihu, GitLab, Discourse, Pandoc, Sphinx).
 *
 * Formulas in running text: math-text.ts. Pictures of formulas: math-picture.ts.
 */
import { isTag, isText } from 'domhandler';
import type { Element } from 'domhandler';
import { classQuestion } from '../dom/class-facts.ts';
import { HAS_TEX, TEX_ATTRIBUTES, attributeBits, classesOf } from '../dom/page-element.ts';
import type { Context, Rule } from './context.ts';
import { attribute, classNames, findBelow, parentElement, rawText, walkBelow } from './dom.ts';
import { texOfMath, texOfText } from './mathml.ts';
import { cleanTex, isTex, mayBeTex } from './tex.ts';
import { isMathWritten, writeMath } from './write-math.ts';

const math: Rule = {
  enter(context, element) {
    const display =
      attribute(element, 'display') === 'block' ||
      attribute(element, 'mode') === 'display' ||
      / (?:tml-display|ltx_math_block) /.test(classNames(element));
    writeMath(context, texOfMath(element), display);
    return false;
  },
};

const isMathElement = ({ name }: Element): boolean => name === 'math';

/** MathJax 3 and 4: the TeX itself, the assistive MathML when it is there, else MathJax's own tree. */
const mathjax: Rule = {
  enter(context, element) {
    const inner =
      findBelow(element, isMathElement, 4000) ??
      findBelow(
        element,
        ({ name, attribs }) => name === 'mjx-math' || attribs['data-mml-node'] === 'math',
        50,
      );
    if (inner === undefined) return false;
    const drawn = findBelow(element, ({ attribs }) => attribs['data-latex'] !== undefined, 8);
    const tex = drawn === undefined ? texOfMath(inner) : cleanTex(attribute(drawn, 'data-latex'));
    const display =
      attribute(element, 'display') === 'true' || attribute(inner, 'display') === 'block';
    writeMath(context, tex, display);
    return false;
  },
};

/** MathJax 2 keeps the TeX in a script; other scripts say nothing. */
const script: Rule = {
  enter(context, element) {
    const type = attribute(element, 'type').toLowerCase();
    if (!type.startsWith('math/')) return false;
    const display = type.includes('display');
    if (type.startsWith('math/tex')) writeMath(context, cleanTex(rawText(element)), display);
    else if (type.startsWith('math/mml')) {
      const tex = texOfText(rawText(element));
      if (!isMathWritten(context, tex)) writeMath(context, tex, display || isBlockMath(element));
    }
    return false;
  },
};

const isBlockMath = (element: Element): boolean => /display=["']block/.test(rawText(element, 3));

const MAY_BE_MATH =
  /[ -]katex|mathjax|[ _-]math|tex[ _-]|[ _]latex|formula|equation|arithmatex|mathquill|stemblock/;
const mayBeMath = classQuestion(({ padded }) => MAY_BE_MATH.test(padded));

/** What formula renderers leave in `<span>` and `<div>`: true when the element is one and was written. */
export function writeRenderedMath(context: Context, element: Element): boolean {
  if (!mayBeMath(classesOf(element))) return writeOwnTex(context, element);
  const names = classNames(element);
  if (/ katex(?:-display|-error)? /.test(names) && writeKatex(context, element, names)) return true;
  if (/ mathjax(?:_preview|_display|_svg|_chtml|_svg_display)? /.test(names))
    return writeMathjax(context, element, names);
  return writeSource(context, element, names);
}

function writeKatex(context: Context, element: Element, names: string): boolean {
  if (names.includes(' katex-error ')) return false;
  const inner = findBelow(element, isMathElement, 60);
  const display =
    names.includes(' katex-display ') ||
    (parentElement(element)?.attribs['class'] ?? '').includes('katex-display') ||
    (inner !== undefined && attribute(inner, 'display') === 'block');
  const tex = inner === undefined ? texBeside(element) : texOfMath(inner);
  writeMath(context, tex, display);
  return tex !== '';
}

/** Where MathML was taken out: the source in an attribute around, else the last line of what was made for listeners. */
function texBeside(element: Element): string {
  let at: Element | undefined = element;
  for (let level = 0; at !== undefined && level < 3; level += 1, at = parentElement(at)) {
    const own = sourceAttribute(at);
    if (own !== '') return cleanTex(own);
  }
  const spoken = findBelow(element, (below) => classNames(below).includes(' katex-mathml '), 10);
  const lines = spoken === undefined ? [] : rawText(spoken, 50).split('\n');
  return cleanTex(lines.findLast((line) => line.trim() !== '') ?? '');
}

/** MathJax 2: the script behind it has the TeX, else there is MathML in an attribute or for listeners. */
function writeMathjax(context: Context, element: Element, names: string): boolean {
  if (isFollowed(element, 'math/tex')) return true;
  const isPreview = names.includes(' mathjax_preview ');
  if (isPreview) return element.children.length === 0 || isFollowed(element, 'math/');
  const source = attribute(element, 'data-mathml');
  const inner = source === '' ? findBelow(element, isMathElement, 4000) : undefined;
  const tex = inner === undefined ? texOfText(source) : texOfMath(inner);
  const display = names.includes('_display ') || source.includes('display="block"');
  writeMath(context, tex, display);
  return tex !== '';
}

/** A script of such a type stands behind, with nothing but MathJax's own between. */
function isFollowed(element: Element, type: string): boolean {
  let next = element.next;
  for (let step = 0; next !== null && step < 6; step++) {
    if (isTag(next)) {
      if (next.name === 'script') return attribute(next, 'type').startsWith(type);
      if (!classNames(next).includes(' mathjax')) return false;
    } else if (isText(next) && next.data.trim() !== '') return false;
    next = next.next;
  }
  return false;
}

const SOURCE_ATTRIBUTES = [
  ...TEX_ATTRIBUTES,
  ...['data-value', 'data-content', 'data-source', 'data-original', 'value'],
];
/** What is read aloud is TeX now and then. */
const SPOKEN_ATTRIBUTES = ['aria-label', 'title', 'alttext'];

/** TeX in an attribute: Quill, Zhihu, Notion, editors of their own, some of which keep all they know in one. */
function sourceAttribute({ attribs }: Element): string {
  const kept = attribs['data-attrs'] ?? attribs['data-props'];
  if (kept?.startsWith('{') === true) {
    const said = texOfProperties(kept);
    if (said !== '') return said;
  }
  for (const name of SOURCE_ATTRIBUTES) {
    const value = attribs[name];
    if (value !== undefined && mayBeTex(value.trim())) return value;
  }
  return SPOKEN_ATTRIBUTES.map((name) => attribs[name] ?? '').find(isTex) ?? '';
}

/** What editors call the formula among the properties of its block. */
const PROPERTIES = ['persistentExpression', 'expression', 'latex', 'tex', 'formula', 'equation'];

function texOfProperties(kept: string): string {
  let properties: unknown;
  try {
    properties = JSON.parse(kept);
  } catch {
    return '';
  }
  if (typeof properties !== 'object' || properties === null) return '';
  const own = new Map<string, unknown>(Object.entries(properties));
  for (const name of PROPERTIES) {
    const value = own.get(name);
    if (typeof value === 'string' && mayBeTex(value.trim())) return value;
  }
  return '';
}

/** Characters that a drawn formula has for one of its source, and some. */
const DRAWN = 3;
const SOME = 20;

/**
 * The TeX that an element without a name for it has in an attribute, where it holds nothing but the drawn formula: true
 * when it was written.
 */
export function writeOwnTex(context: Context, element: Element): boolean {
  if ((attributeBits(element) & HAS_TEX) === 0) return false;
  const { attribs } = element;
  const tex = TEX_ATTRIBUTES.map((name) => attribs[name] ?? '').find(isTex);
  if (tex === undefined || rawText(element, 200).trim().length > DRAWN * tex.length + SOME)
    return false;
  writeMath(
    context,
    cleanTex(tex),
    element.name === 'div' || /block|display/.test(attribs['data-type'] ?? ''),
  );
  return true;
}

/** Classes of elements that hold bare TeX. */
const HOLDS_TEX =
  / (?:(?:language-)?math|maths|tex|latex|katex|katex-display|katex-error|mathjax|mathjax-tex|math-tex|math-inline|math-display|math-block|inline-math|display-math|block-math|arithmatex|js-render-math|equation|formula|(?:wp-)?katex-eq|math-container|mathquill-embedded-latex|katex-src|katex-block|katex-inline|ql-formula|ztext-math|texmath|tex-math) /;
const DISPLAYED =
  / (?:display|katex-display|display-math|math-display|math-block|block-math|katex-block|js-display-math) /;
/** Delimiters around all of it. */
const DELIMITED = /^(?:\$\$([\s\S]+)\$\$|\\\[([\s\S]+)\\\]|\\\(([\s\S]+)\\\)|\$([^$]+)\$)$/;

/** An element that holds a formula's source and nothing else, in an attribute or as its text. */
export function writeSource(context: Context, element: Element, names: string): boolean {
  const own = sourceAttribute(element);
  if (own === '' && !HOLDS_TEX.test(names)) return false;
  const text = own === '' ? sourceText(element) : own;
  const found = DELIMITED.exec(text);
  const inner = found?.[1] ?? found?.[2] ?? found?.[3] ?? found?.[4];
  const isBare = inner === undefined;
  if (isBare ? !isBareTex(text, names) : inner.includes('$$')) return false;
  const display = isBare ? isDisplayed(element, names) : /^(?:\$\$|\\\[)/.test(text);
  writeMath(context, cleanTex(text), display);
  return true;
}

/** The element's text, where it holds nothing else; what stands in a `<code>`, or in its only line, is the text of its `<pre>`. */
function sourceText({ name, children }: Element): string {
  const [only, second] = children;
  if (second === undefined && only !== undefined && isTag(only)) {
    if (name === 'pre' || name === 'code' || only.name === 'pre') return sourceText(only);
  }
  let text = '';
  for (const child of children) {
    if (isText(child)) text += child.data;
    else if (isTag(child)) {
      if (child.name !== 'br') return '';
      text += '\n';
    }
  }
  return text.trim();
}

/** A formula by its looks; by its element's name alone where that is told of TeX only. */
function isBareTex(text: string, names: string): boolean {
  if (text === '') return false;
  return (
    isTex(text) ||
    (/ (?:(?:language-)?math|tex|latex|katex|ql-formula) /.test(names) && mayBeTex(text))
  );
}

function isDisplayed(element: Element, names: string): boolean {
  if (DISPLAYED.test(names)) return true;
  const isTold = (name: string): boolean => attribute(element, name) === 'true';
  if (isTold('data-display') || isTold('data-katex-display')) return true;
  if (attribute(element, 'data-math-style') === 'display') return true;
  return element.name === 'div' || element.name === 'pre';
}

/** LaTeXML sets equations in tables: each row is one, whose parts stand in its cells, its number in the last. */
export function writeEquations(context: Context, rows: readonly Element[]): void {
  for (const row of rows) {
    const parts: string[] = [];
    walkBelow(row, (node) => {
      if (!isTag(node) || !isMathElement(node)) return 'go';
      parts.push(texOfMath(node));
      return 'skip';
    });
    writeMath(context, parts.join(' ').trim(), true);
    const number = findBelow(row, (below) => / ltx_(?:tag|eqn_eqno) /.test(classNames(below)), 200);
    if (number === undefined) continue;
    context.writer.block();
    context.writer.text(rawText(number));
    context.writer.block();
  }
}

/** Elements that scripts turn into formulas: `<tex>`, `<math-field>`. */
const source: Rule = {
  enter: (context, element) => {
    const text = sourceAttribute(element) || sourceText(element);
    const display = /^(?:\$\$|\\\[)/.test(text) || attribute(element, 'display') === 'block';
    writeMath(context, cleanTex(text), display);
    return text === '';
  },
};

/** Elements of a page's own making, named for formulas: `<d-math>`, `<embed-katex>`, `<anki-mathjax>`. */
const NAMED = /^(?!mjx-).*(?:^|-)(?:maths?|mathjax|katex|latex|tex|formula|equation)(?:-|$)/;

const named: Rule = {
  enter: (context, element) => {
    const text = sourceAttribute(element) || sourceText(element);
    const isDelimited = DELIMITED.test(text);
    if (!isDelimited && !mayBeTex(text)) return true;
    writeMath(context, cleanTex(text), isSetAlone(element) || /^(?:\$\$|\\\[)/.test(text));
    return false;
  },
};

/** The rule of such an element; undefined for all others. */
export const ruleOfMathName = (name: string): Rule | undefined =>
  name.includes('-') && NAMED.test(name) ? named : undefined;

/** It says that its formula stands on a line of its own. */
function isSetAlone({ name, attribs }: Element): boolean {
  if (/block|display|-div$/.test(name)) return true;
  return ['block', 'display', 'display-mode', 'displaymode', 'mode'].some((key) => {
    const value = attribs[key];
    return value !== undefined && !/^(?:false|0|inline|no)$/.test(value);
  });
}

export const MATH_RULES: Readonly<Record<string, Rule>> = {
  math,
  'm:math': math,
  'mml:math': math,
  'mjx-container': mathjax,
  script,
  tex: source,
  'tex-math': source,
  'math-field': source,
  'math-renderer': source,
};
