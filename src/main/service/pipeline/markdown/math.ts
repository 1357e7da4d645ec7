/**
 * Formulas → `$…$` and `$$…$$`: KaTeX, MathJax 2 and 3, MathML, images with TeX in them, and TeX that
 * stands in the text for a script to set.
 */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Context, Rule } from './context.ts';
import { attribute, classNames, findBelow, parentElement, rawText } from './dom.ts';
import { annotatedTex, cleanTex, texOfMathml } from './mathml.ts';

/** Writes one formula; `display` sets it on lines of its own. */
export function writeMath(context: Context, tex: string, display: boolean): void {
  if (tex === '') return;
  context.lastMath = tex;
  const { writer } = context;
  if (display && writer.mode === 'flow') {
    writer.lines(`$$\n${tex}\n$$`);
    return;
  }
  const line = tex.replace(/\s*\n\s*/g, ' ');
  writer.inline(`$${writer.mode === 'cell' ? line.replaceAll('|', '\\|') : line}$`);
}

function texOfMath(math: Element): string {
  return annotatedTex(math) ?? texOfMathml(math);
}

const math: Rule = {
  enter(context, element) {
    const display =
      attribute(element, 'display') === 'block' ||
      / (?:tml-display|ltx_math_block) /.test(classNames(element));
    writeMath(context, texOfMath(element), display);
    return false;
  },
};

/** MathJax 3: the assistive MathML when it is there, else MathJax's own tree. */
const mathjax: Rule = {
  enter(context, element) {
    const inner =
      findBelow(element, (below) => below.name === 'math', 4000) ??
      findBelow(element, (below) => below.name === 'mjx-math', 50);
    if (inner !== undefined) {
      const display =
        attribute(element, 'display') === 'true' || attribute(inner, 'display') === 'block';
      writeMath(context, texOfMath(inner), display);
    }
    return false;
  },
};

/** MathJax 2 keeps the TeX in a script; other scripts say nothing. */
const script: Rule = {
  enter(context, element) {
    const type = attribute(element, 'type').toLowerCase();
    if (type.startsWith('math/tex'))
      writeMath(context, cleanTex(rawText(element)), type.includes('display'));
    else if (type.startsWith('math/mml')) writeMath(context, texOfText(rawText(element)), false);
    return false;
  },
};

function texOfText(mathml: string): string {
  const inner = parseDocument(mathml).children.find(isTag);
  return inner === undefined ? '' : texOfMath(inner);
}

/** What formula renderers leave in `<span>` and `<div>`: true when the element is one and was written. */
export function writeRenderedMath(context: Context, element: Element): boolean {
  const names = classNames(element);
  if (/ katex(?:-display)? /.test(names)) return writeKatex(context, element, names);
  if (!names.includes(' mathjax')) return false;
  if (/ mathjax(?:_preview|_display|_svg|_chtml|_svg_display)? /.test(names)) {
    const mathml = attribute(element, 'data-mathml');
    const isFollowed = followedByScript(element);
    if (!isFollowed && mathml !== '') writeMath(context, texOfText(mathml), false);
    return isFollowed || mathml !== '' || names.includes(' mathjax_preview ');
  }
  return false;
}

function writeKatex(context: Context, element: Element, names: string): boolean {
  const inner = findBelow(element, (below) => below.name === 'math', 60);
  const parent = parentElement(element);
  const display =
    names.includes(' katex-display ') ||
    (parent !== undefined && classNames(parent).includes(' katex-display ')) ||
    (inner !== undefined && attribute(inner, 'display') === 'block');
  if (inner === undefined) return false;
  writeMath(context, texOfMath(inner), display);
  return true;
}

function followedByScript(element: Element): boolean {
  let next = element.next;
  for (let step = 0; next !== null && step < 6; step++) {
    if (isTag(next) && next.name === 'script' && attribute(next, 'type').startsWith('math/'))
      return true;
    next = next.next;
  }
  return false;
}

const SERVICES =
  /(?:latex\.codecogs\.com\/|[?&]latex=|\/latex\.php|cht=tx&|math\.vercel\.app|render\/math)/;

/** TeX of a formula that is shown as a picture, or undefined for all other pictures. */
export function texOfImage(element: Element): string | undefined {
  const names = classNames(element);
  const alt = attribute(element, 'alt');
  const isNamed =
    / (?:latex|tex|mwe-math-fallback-image-(?:inline|display)|math|texhtml|ee_img) /.test(names) ||
    SERVICES.test(attribute(element, 'src'));
  if (!isNamed || !/[\\^_={}]|^[\w\s+\-*/().,]{1,40}$/.test(alt) || alt.trim() === '')
    return undefined;
  return cleanTex(alt);
}

/** Formulas that stand in plain text: `$$…$$`, `\(…\)`, `\[…\]`. */
const IN_TEXT = /\$\$([^$]+)\$\$|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]/g;

/** Writes text with its formulas; false when it holds none and is to be written as usual. */
export function writeTextWithMath(context: Context, text: string): boolean {
  if (!text.includes('\\') && !text.includes('$$')) return false;
  let from = 0;
  for (const match of text.matchAll(IN_TEXT)) {
    const before = text.slice(from, match.index);
    if (before !== '') context.writer.text(before);
    const display = match[1] ?? match[3];
    writeMath(context, cleanTex(display ?? match[2] ?? ''), display !== undefined);
    from = match.index + match[0].length;
  }
  if (from === 0) return false;
  if (from < text.length) context.writer.text(text.slice(from));
  return true;
}

export const MATH_RULES: Readonly<Record<string, Rule>> = {
  math,
  'mjx-container': mathjax,
  script,
};
