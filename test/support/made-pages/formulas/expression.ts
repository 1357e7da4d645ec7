/**
 * Formulas that are known exactly: an expression tree and the ways in which pages write it.
 *
 * `tex` is the one spelling that the truth has. `mathml` is the presentation form (MathML Core); texts of
 * scripts and previews come from `plain`.
 */
import type { Random } from '../random.ts';

export type Expression =
  | { readonly kind: 'letter' | 'number' | 'sign' | 'greek' | 'function'; readonly text: string }
  | { readonly kind: 'row'; readonly parts: readonly Expression[] }
  | { readonly kind: 'fraction'; readonly top: Expression; readonly bottom: Expression }
  | { readonly kind: 'root'; readonly inner: Expression }
  | { readonly kind: 'power' | 'index'; readonly base: Expression; readonly script: Expression }
  | {
      readonly kind: 'sum';
      readonly command: '\\sum' | '\\int' | '\\prod';
      readonly from: Expression;
      readonly to: Expression;
      readonly inner: Expression;
    };

const GREEK: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  theta: 'θ',
  omega: 'ω',
};
const SIGNS: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '−',
  '=': '=',
  '\\leq': '≤',
  '\\geq': '≥',
  '\\cdot': '⋅',
  '\\times': '×',
  '\\to': '→',
  '\\in': '∈',
  '(': '(',
  ')': ')',
  ',': ',',
};
const BIG: Readonly<Record<string, string>> = { '\\sum': '∑', '\\int': '∫', '\\prod': '∏' };

const letter = (text: string): Expression => ({ kind: 'letter', text });
const number = (text: number): Expression => ({ kind: 'number', text: String(text) });
const sign = (text: string): Expression => ({ kind: 'sign', text });
const row = (...parts: Expression[]): Expression => ({ kind: 'row', parts });

/** A formula of 2 to some 12 symbols, with a number in it that makes it the page's only one of its kind. */
export function anExpression(random: Random): Expression {
  const x = () => letter(random.letter('abcdkmnpqrstuvxyz'));
  const n = () => number(random.int(2, 9));
  const greek = (): Expression => ({ kind: 'greek', text: random.pick(Object.keys(GREEK)) });
  const own = () => number(random.int(10, 9999));
  const power = (): Expression => ({ kind: 'power', base: x(), script: n() });
  const index = (): Expression => ({
    kind: 'index',
    base: random.pick([x, greek])(),
    script: random.pick([x, n])(),
  });
  const atom = () => random.pick([x, greek, power, index])();
  const op = () => sign(random.pick(['+', '-', '\\cdot', '\\times']));
  const side = () => row(atom(), op(), random.pick([atom, own])());
  const fraction = (): Expression => ({
    kind: 'fraction',
    top: random.pick([atom, side])(),
    bottom: random.pick([atom, side])(),
  });
  const root = (): Expression => ({ kind: 'root', inner: side() });
  const sum = (): Expression => ({
    kind: 'sum',
    command: random.pick(['\\sum', '\\prod']),
    from: row(letter('i'), sign('='), number(1)),
    to: letter('n'),
    inner: { kind: 'index', base: x(), script: letter('i') },
  });
  const call = (): Expression =>
    row(
      { kind: 'function', text: random.pick(['sin', 'cos', 'log', 'exp']) },
      sign('('),
      side(),
      sign(')'),
    );
  const right = random.pick([side, fraction, root, sum, call])();
  return row(atom(), sign(random.pick(['=', '\\leq', '\\geq'])), right, sign('+'), own());
}

/** A few symbols: for cells, points, headings. */
export function aShortExpression(random: Random): Expression {
  const x = letter(random.letter('abcdkmnpqrstuvxyz'));
  const script = number(random.int(2, 9));
  const left: Expression = { kind: random.pick(['power', 'index']), base: x, script };
  return row(left, sign('='), number(random.int(10, 9999)));
}

export function tex(e: Expression): string {
  switch (e.kind) {
    case 'letter':
    case 'number':
    case 'sign':
      return e.text;
    case 'greek':
    case 'function':
      return `\\${e.text}`;
    case 'row':
      return e.parts.map(tex).reduce(joined, '');
    case 'fraction':
      return `\\frac{${tex(e.top)}}{${tex(e.bottom)}}`;
    case 'root':
      return `\\sqrt{${tex(e.inner)}}`;
    case 'power':
      return `${tex(e.base)}^{${tex(e.script)}}`;
    case 'index':
      return `${tex(e.base)}_{${tex(e.script)}}`;
    case 'sum':
      return `${e.command}_{${tex(e.from)}}^{${tex(e.to)}} ${tex(e.inner)}`;
  }
}

/** Operators and commands stand between spaces, parentheses do not. */
function joined(left: string, right: string): string {
  if (left === '') return right;
  return left.endsWith('(') || right === '(' || right === ')' || right === ','
    ? left + right
    : `${left} ${right}`;
}

export function mathml(e: Expression): string {
  switch (e.kind) {
    case 'letter':
      return `<mi>${e.text}</mi>`;
    case 'number':
      return `<mn>${e.text}</mn>`;
    case 'sign':
      return `<mo>${SIGNS[e.text] ?? e.text}</mo>`;
    case 'greek':
      return `<mi>${GREEK[e.text] ?? e.text}</mi>`;
    case 'function':
      return `<mi>${e.text}</mi><mo>&#x2061;</mo>`;
    case 'row':
      return `<mrow>${e.parts.map(mathml).join('')}</mrow>`;
    case 'fraction':
      return `<mfrac>${mathml(e.top)}${mathml(e.bottom)}</mfrac>`;
    case 'root':
      return `<msqrt>${mathml(e.inner)}</msqrt>`;
    case 'power':
      return `<msup>${mathml(e.base)}${mathml(e.script)}</msup>`;
    case 'index':
      return `<msub>${mathml(e.base)}${mathml(e.script)}</msub>`;
    case 'sum':
      return `<munderover><mo>${BIG[e.command] ?? ''}</mo>${mathml(e.from)}${mathml(e.to)}</munderover>${mathml(e.inner)}`;
  }
}

/** As letters and signs: what a preview or a picture's fallback shows. */
export function plain(e: Expression): string {
  return mathml(e)
    .replace(/<[^>]*>/g, '')
    .replace(/&#x2061;/g, '');
}

/** Symbols in order, for renderers that write a span a symbol. */
export function symbols(e: Expression): readonly string[] {
  return [...mathml(e).matchAll(/<m[ino]>([^<]*)<\/m[ino]>/g)]
    .map(([, text = '']) => text)
    .filter((text) => !text.includes('&'));
}
