/**
 * Presentation MathML (and MathJax's own element tree) → TeX. Covers what prose uses: scripts, fractions,
 * roots, fences, accents, sums, matrices and cases; what it does not know is set as its parts.
 */
import { isTag, isText } from 'domhandler';
import type { ChildNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { attribute, childElements, classNames, pushReversed, rawText } from './dom.ts';
import { foldSpace } from '../dom/text.ts';
import { cleanTex } from './tex.ts';

const MAX_DEPTH = 60;

const SYMBOLS: Readonly<Record<string, string>> = {
  ...{
    α: 'alpha',
    β: 'beta',
    γ: 'gamma',
    δ: 'delta',
    ε: 'varepsilon',
    ϵ: 'epsilon',
    ζ: 'zeta',
    η: 'eta',
    θ: 'theta',
  },
  ...{
    ι: 'iota',
    κ: 'kappa',
    λ: 'lambda',
    μ: 'mu',
    ν: 'nu',
    ξ: 'xi',
    π: 'pi',
    ρ: 'rho',
    σ: 'sigma',
    ς: 'varsigma',
  },
  ...{
    τ: 'tau',
    υ: 'upsilon',
    φ: 'varphi',
    ϕ: 'phi',
    χ: 'chi',
    ψ: 'psi',
    ω: 'omega',
    Γ: 'Gamma',
    Δ: 'Delta',
  },
  ...{ Θ: 'Theta', Λ: 'Lambda', Ξ: 'Xi', Π: 'Pi', Σ: 'Sigma', Φ: 'Phi', Ψ: 'Psi', Ω: 'Omega' },
  ...{
    '∑': 'sum',
    '∏': 'prod',
    '∫': 'int',
    '∬': 'iint',
    '∮': 'oint',
    '∂': 'partial',
    '∇': 'nabla',
    '∞': 'infty',
  },
  ...{
    '±': 'pm',
    '∓': 'mp',
    '×': 'times',
    '÷': 'div',
    '⋅': 'cdot',
    '·': 'cdot',
    '∘': 'circ',
    '⊕': 'oplus',
    '⊗': 'otimes',
  },
  ...{
    '≤': 'leq',
    '≥': 'geq',
    '≠': 'neq',
    '≈': 'approx',
    '≡': 'equiv',
    '∼': 'sim',
    '≃': 'simeq',
    '≅': 'cong',
    '∝': 'propto',
  },
  ...{
    '≪': 'll',
    '≫': 'gg',
    '∈': 'in',
    '∉': 'notin',
    '∋': 'ni',
    '⊂': 'subset',
    '⊆': 'subseteq',
    '⊃': 'supset',
  },
  ...{
    '⊇': 'supseteq',
    '∪': 'cup',
    '∩': 'cap',
    '∖': 'setminus',
    '∅': 'emptyset',
    '∀': 'forall',
    '∃': 'exists',
    '¬': 'neg',
  },
  ...{
    '∧': 'wedge',
    '∨': 'vee',
    '⇒': 'Rightarrow',
    '⇐': 'Leftarrow',
    '⇔': 'Leftrightarrow',
    '→': 'to',
    '←': 'leftarrow',
  },
  ...{
    '↔': 'leftrightarrow',
    '↦': 'mapsto',
    '⟨': 'langle',
    '⟩': 'rangle',
    '‖': '|',
    '∣': 'mid',
    '∥': 'parallel',
    '⊥': 'perp',
  },
  ...{
    '…': 'ldots',
    '⋯': 'cdots',
    '⋮': 'vdots',
    '⋱': 'ddots',
    ℝ: 'mathbb{R}',
    ℕ: 'mathbb{N}',
    ℤ: 'mathbb{Z}',
    ℚ: 'mathbb{Q}',
  },
  ...{
    ℂ: 'mathbb{C}',
    ℏ: 'hbar',
    ℓ: 'ell',
    '′': 'prime',
    '√': 'surd',
    '{': '{',
    '}': '}',
    '%': '%',
    '#': '#',
    '&': '&',
    $: '$',
    _: '_',
  },
};

const FUNCTIONS = new Set(
  'arccos arcsin arctan arg cos cosh cot coth csc deg det dim exp gcd hom inf ker lg lim liminf limsup ln log max min Pr sec sin sinh sup tan tanh'.split(
    ' ',
  ),
);
const ACCENTS: Readonly<Record<string, string>> = {
  '^': 'hat',
  ˆ: 'hat',
  '~': 'tilde',
  '˜': 'tilde',
  '¯': 'bar',
  '‾': 'overline',
  '→': 'vec',
  '˙': 'dot',
  '¨': 'ddot',
  // the spacing signs as NFKC leaves them
  ...{
    '\u0302': 'hat',
    '\u0303': 'tilde',
    '\u0304': 'bar',
    '\u0305': 'overline',
    '\u0306': 'breve',
  },
  ...{
    '\u0307': 'dot',
    '\u0308': 'ddot',
    '\u030c': 'check',
    '\u20d7': 'vec',
    ˇ: 'check',
    '⟶': 'vec',
  },
  '⏞': 'overbrace',
  '⏟': 'underbrace',
  _: 'underline',
};
/** Invisible operators of MathML: function application, times, separator, plus. */
const INVISIBLE = /[\u2061-\u2064\u200b]/g;

/** TeX of a `<math>` or `<mjx-math>` element; empty when it holds nothing. */
function texOfMathml(math: Element): string {
  return rowOf(math, 0).replace(/ {2,}/g, ' ').trim();
}

/** TeX of a `<math>` element: its own, else what its signs say. */
export function texOfMath(math: Element): string {
  const isText = math.children.length > 0 && childElements(math).length === 0;
  return annotatedTex(math) ?? (isText ? cleanTex(rawText(math)) : texOfMathml(math));
}

/** The same of MathML that stands in a text. */
export function texOfText(mathml: string): string {
  const inner = parseDocument(mathml).children.find(isTag);
  return inner === undefined ? '' : texOfMath(inner);
}

/** TeX the page itself gives for a formula: an annotation or the alternative text. */
function annotatedTex(math: Element): string | undefined {
  const stack: ChildNode[] = math.children.toReversed();
  for (
    let node = stack.pop(), seen = 0;
    node !== undefined && seen < 3000;
    node = stack.pop(), seen++
  ) {
    if (!isTag(node)) continue;
    if (nameOf(node) === 'annotation' && /tex(?!t)/i.test(attribute(node, 'encoding')))
      return cleanTex(rawText(node));
    pushReversed(stack, node.children);
  }
  const alternative =
    attribute(math, 'alttext') || attribute(math, 'data-latex') || attribute(math, 'data-tex');
  return alternative === '' || isSpoken(alternative) ? undefined : cleanTex(alternative);
}

/** Words for those who listen, as some publishers have them in its place. */
const isSpoken = (text: string): boolean => !text.includes('\\') && /[a-z]{4}/i.test(text);

/** MathJax's drawings name the node in an attribute. */
const nameOf = (element: Element): string =>
  (element.attribs['data-mml-node'] ?? element.name).replace(/^mjx-/, '').replace(/^[a-z]+:/, '');

function rowOf(element: Element, depth: number): string {
  return joinTex(childElements(element).map((child) => texOf(child, depth + 1)));
}

/** Puts a space only where a command name would run into a letter. */
function joinTex(parts: readonly string[]): string {
  let out = '';
  for (const part of parts) {
    const glues = /\\[a-zA-Z]+$/.test(out.slice(-40)) && /^[a-zA-Z]/.test(part);
    out += glues ? ` ${part}` : part;
  }
  return out;
}

function texOf(element: Element, depth: number): string {
  if (depth > MAX_DEPTH) return foldSpace(rawText(element));
  const parts = (): string[] =>
    childElements(element)
      .filter((child) => !/^mjx-(?:spacer|strut|box)$/.test(child.name))
      .map((child) => texOf(child, depth + 1));
  const leaf = LEAVES[nameOf(element)];
  if (leaf !== undefined) return leaf(textOfLeaf(element));
  const layout = LAYOUTS[nameOf(element)];
  return layout === undefined ? joinTex(parts()) : layout(parts(), element);
}

/** Characters of a leaf; MathJax's CHTML names them in the class (`mjx-c1D465`). */
function textOfLeaf(element: Element): string {
  let text = '';
  const stack: ChildNode[] = element.children.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (isText(node)) text += node.data;
    if (!isTag(node)) continue;
    const code =
      / mjx-c([0-9a-f]{2,5}) /.exec(classNames(node))?.[1] ?? drawnCode(attribute(node, 'data-c'));
    if (code !== undefined) text += String.fromCodePoint(Number.parseInt(code, 16));
    else pushReversed(stack, node.children);
  }
  return text.normalize('NFKC').replace(INVISIBLE, '');
}

/** A sign that MathJax draws; the code stands in an attribute. */
const drawnCode = (code: string): string | undefined =>
  /^[\dA-F]{2,5}$/.test(code) ? code : undefined;

const group = (tex = ''): string =>
  tex.length === 1 || /^\\[a-zA-Z]+$/.test(tex) ? tex : `{${tex}}`;
const braced = (tex = ''): string => `{${tex}}`;

const LEAVES: Readonly<Record<string, (text: string) => string>> = {
  mi: (text) => identifier(text.trim()),
  mn: (text) => text.trim(),
  mo: (text) => operator(text.trim()),
  mtext: (text) => (text.trim() === '' ? '\\ ' : `\\text{${text}}`),
  ms: (text) => `\\text{${text}}`,
  mspace: () => ' ',
  annotation: () => '',
  'annotation-xml': () => '',
};

function identifier(text: string): string {
  if (FUNCTIONS.has(text)) return `\\${text} `;
  const symbols = Array.from(text, symbol).join('');
  return Array.from(text).length > 1 && symbols === text ? `\\mathrm{${text}}` : symbols;
}

function operator(text: string): string {
  if (FUNCTIONS.has(text)) return `\\${text} `;
  const tex = Array.from(text, symbol).join('');
  return /^(?:[=<>+]|\\(?:leq|geq|neq|approx|equiv|to|in|times|pm|cdot|Rightarrow|subset|sim))$/.test(
    tex,
  )
    ? ` ${tex} `
    : tex === '−'
      ? ' - '
      : tex;
}

function symbol(char: string): string {
  const name = SYMBOLS[char];
  if (name === undefined) return char === '−' ? '-' : char;
  return `\\${name}`;
}

const limits = (parts: readonly string[], at: number, sign: '_' | '^'): string => {
  const base = (parts[0] ?? '').trim();
  const script = parts[at] ?? '';
  const accent = ACCENTS[script.trim().replace(/^\\to$/, '→')];
  return accent === undefined
    ? `${base}${sign}${group(script.trim())}`
    : `\\${accent}${braced(base)}`;
};

const LAYOUTS: Readonly<Record<string, (parts: readonly string[], element: Element) => string>> = {
  mfrac: ([over, under]) => `\\frac${braced(over)}${braced(under)}`,
  // a drawing has the sign of the root among its parts
  msqrt: (parts) => `\\sqrt${braced(joinTex(parts.filter((part) => part !== '\\surd')))}`,
  mroot: ([base, index]) => `\\sqrt[${index ?? ''}]${braced(base)}`,
  msup: ([base = '', sup]) => `${group(base.trim())}^${group(sup?.trim())}`,
  msub: ([base = '', sub]) => `${group(base.trim())}_${group(sub?.trim())}`,
  msubsup: ([base = '', sub, sup]) =>
    `${group(base.trim())}_${group(sub?.trim())}^${group(sup?.trim())}`,
  munder: (parts) => limits(parts, 1, '_'),
  mover: (parts) => limits(parts, 1, '^'),
  munderover: ([base = '', under, over]) =>
    `${base.trim()}_${group(under?.trim())}^${group(over?.trim())}`,
  mfenced: (parts, element) =>
    `${attribute(element, 'open') || '('}${parts.join(', ')}${attribute(element, 'close') || ')'}`,
  mtable: (parts) => `\\begin{matrix}${parts.join(' \\\\ ')}\\end{matrix}`,
  mtr: (parts) => parts.map((part) => part.trim()).join(' & '),
  mphantom: () => '',
  semantics: ([first = '']) => first,
  'assistive-mml': () => '',
};
