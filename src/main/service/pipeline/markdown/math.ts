/**
 * Formulas → `$…$` and `$$…$$`: KaTeX, MathJax 2 and 3, MathML, images with TeX in them, and TeX that
 * stands in the text for a script to set.
 */
import { isTag } from 'domhandler';
import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { classQuestion } from '../dom/class-facts.ts';
import { classesOf } from '../dom/page-element.ts';
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
  const line = tex
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
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

const MAY_BE_MATH = / katex(?:-display)? | mathjax/;
const mayBeMath = classQuestion(({ padded }) => MAY_BE_MATH.test(padded));

/** What formula renderers leave in `<span>` and `<div>`: true when the element is one and was written. */
export function writeRenderedMath(context: Context, element: Element): boolean {
  if (!mayBeMath(classesOf(element))) return false;
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

/** Formulas that stand in plain text: `$$…$$`, `\\(…\\)`, `\\[…\\]`. */
const OPENERS = /\$\$|\\[([]/g;
const CLOSERS: Readonly<Record<string, string>> = { $$: '$$', '\\(': '\\)', '\\[': '\\]' };
/** Without one of these between them, dollars are money. */
const TEX_SIGN = /[\\^_={}]/;

interface Formula {
  readonly from: number;
  readonly to: number;
  readonly tex: string;
  readonly display: boolean;
}

/** In order, in linear time: a kind of closer that was not found once is not looked for again. */
function formulasIn(text: string): readonly Formula[] {
  const found: Formula[] = [];
  const missing = new Set<string>();
  let to = 0;
  for (const { 0: opener, index } of text.matchAll(OPENERS)) {
    const closer = CLOSERS[opener] ?? '';
    if (index < to || missing.has(closer)) continue;
    const end = text.indexOf(closer, index + 3);
    if (end < 0) missing.add(closer);
    const tex = text.slice(index + 2, Math.max(end, 0));
    const isMoney = opener === '$$' && (tex.includes('$') || !TEX_SIGN.test(tex));
    if (end < 0 || isMoney) continue;
    to = end + 2;
    found.push({ from: index, to, tex, display: opener !== '\\(' });
  }
  return found;
}

/** Writes text with its formulas; false when it holds none and is to be written as usual. */
export function writeTextWithMath(context: Context, text: string): boolean {
  if (!text.includes('\\') && !text.includes('$$')) return false;
  const formulas = formulasIn(text);
  let at = 0;
  for (const { from, to, tex, display } of formulas) {
    if (from > at) context.writer.text(text.slice(at, from));
    writeMath(context, cleanTex(tex), display);
    at = to;
  }
  if (at > 0 && at < text.length) context.writer.text(text.slice(at));
  return at > 0;
}

export const MATH_RULES: Readonly<Record<string, Rule>> = {
  math,
  'mjx-container': mathjax,
  script,
};
