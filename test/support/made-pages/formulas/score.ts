/**
 * Judges formulas: does the exact TeX stand between dollar signs, inline `$…$` and display `$$…$$`?
 *
 * Formulas are found as Pandoc's tex_math_dollars finds them (also GitHub's and KaTeX's habit): an opening
 * `$` has a non-space to its right, a closing one a non-space to its left and no digit to its right, `\$`
 * opens and closes nothing, code is no place for formulas. `\(…\)` and `\[…\]` in markdown are read as
 * formulas by many programs, so a text that comes out with them is harmed.
 */
import { readMarkdown, textOf } from '../read-markdown.ts';
import { countOf, type Count, type Goal } from '../scores.ts';
import { fold } from '../squash.ts';
import type { Formula, FormulaTruth } from './truth.ts';

export const goals: readonly Goal[] = [
  { measure: 'formulas exact', goal: 0.95, direction: 'at least' },
  { measure: 'texts unharmed', goal: 1, direction: 'at least' },
];

export interface FoundFormula {
  readonly tex: string;
  readonly delimiter: '$' | '$$' | '\\(' | '\\[';
}

export function scoreFormulas(truth: FormulaTruth, markdown: string): readonly Count[] {
  const found = findFormulas(markdown);
  const read = readMarkdown(markdown);
  const text = fold(textOf(read));
  const codes = [...read.codes.map((code) => code.text), ...read.inlineCodes];
  const rest = [...found]; // what no formula of the page accounts for
  const isExact = (formula: Formula) => {
    const place = rest.findIndex((candidate) => isSame(formula, candidate));
    if (place !== -1) rest.splice(place, 1);
    return place !== -1;
  };
  const exact = countOf(
    'formulas exact',
    truth.formulas,
    isExact,
    ({ accepted, place }) => `${place}: ${accepted[0] ?? ''}`,
  );
  const isUnharmed = (wanted: string) =>
    text.includes(fold(wanted)) && !rest.some(({ tex }) => overlaps(tex, wanted));
  return [
    exact,
    countOf('texts unharmed', truth.unharmed, isUnharmed, (wanted) => `text: ${wanted}`),
    countOf(
      'texts unharmed',
      truth.codes,
      (code) => codes.includes(code),
      (code) => `code: ${code}`,
    ),
    countOf(
      'texts unharmed',
      truth.absent,
      (hidden) => !markdown.includes(hidden) && !text.includes(fold(hidden)),
      (hidden) => `hidden: ${hidden}`,
    ),
  ];
}

/** All formulas of a markdown text, in order. */
export function findFormulas(markdown: string): readonly FoundFormula[] {
  const text = withoutCode(markdown);
  const found: FoundFormula[] = [];
  let at = 0;
  while (at < text.length) {
    const here = formulaAt(text, at);
    if (here !== undefined) found.push(here.formula);
    at = here?.end ?? (text[at] === '\\' ? at + 2 : at + 1);
  }
  return found;
}

function formulaAt(text: string, at: number): { formula: FoundFormula; end: number } | undefined {
  if (text.startsWith('$$', at)) return closed(text, at, '$$', '$$');
  if (text[at] === '$') return dollars(text, at);
  if (text.startsWith('\\(', at)) return closed(text, at, '\\(', '\\)');
  if (text.startsWith('\\[', at)) return closed(text, at, '\\[', '\\]');
  return undefined;
}

/** Up to `end` within the paragraph; display formulas may hold single line ends. */
function closed(text: string, at: number, delimiter: '$$' | '\\(' | '\\[', end: string) {
  const close = text.indexOf(end, at + 2);
  if (close === -1) return undefined;
  const tex = text.slice(at + 2, close);
  if (tex.trim() === '' || /\n\s*\n/.test(tex.trim())) return undefined;
  return { formula: { tex: withoutQuoteMarks(tex), delimiter }, end: close + 2 };
}

function dollars(text: string, at: number): { formula: FoundFormula; end: number } | undefined {
  if (/^\s?$/.test(text[at + 1] ?? '')) return undefined;
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text.startsWith('\n\n', i)) return undefined;
    else if (text[i] === '$' && /\S/.test(text[i - 1] ?? '') && !/\d/.test(text[i + 1] ?? '')) {
      return { formula: { tex: text.slice(at + 1, i), delimiter: '$' }, end: i + 1 };
    }
  }
  return undefined;
}

/** Lines of a formula inside a quotation or a point begin with the marks of their block. */
function withoutQuoteMarks(tex: string): string {
  return tex.replace(/\n[ \t]*(?:>[ \t]?)+/g, '\n');
}

function withoutCode(markdown: string): string {
  return markdown
    .replace(/^([ >]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n[ >]*\2[ \t]*$/gm, '')
    .replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
}

function isSame(formula: Formula, { tex, delimiter }: FoundFormula): boolean {
  const isDisplay = delimiter === '$$';
  if (delimiter !== '$' && !isDisplay) return false;
  if (formula.place !== 'either' && isDisplay !== (formula.place === 'display')) return false;
  const form = formula.isLoose ? loosened : fold;
  return formula.accepted.some((accepted) => form(accepted) === form(tex));
}

/** TeX of what MathML says: no spaces, no braces around one thing, one name a sign. */
export function loosened(text: string): string {
  let folded = text
    .replace(/\\(?:displaystyle|limits|left|right)(?![a-zA-Z])/g, '')
    .replace(/\\(?:operatorname|mathrm|text)\{(sin|cos|log|exp)\}/g, '\\$1')
    .replace(/(?<![\\a-z])(sin|cos|log|exp)(?![a-z])/g, '\\$1')
    .replace(/[−–]/g, '-')
    .replace(/≤|\\leqslant|\\le(?![a-z])/g, '\\leq')
    .replace(/≥|\\geqslant|\\ge(?![a-z])/g, '\\geq')
    .replace(/×/g, '\\times')
    .replace(/[⋅·]/g, '\\cdot')
    .replace(/\\(?:,|;|:|!| )|[\s\u2061]/g, '');
  for (let before = ''; before !== folded;) {
    before = folded;
    folded = folded
      .replace(/\{([^{}\\]|\d+|\\[a-zA-Z]+)\}/g, '$1')
      .replace(/\{\{([^{}]*)\}\}/g, '{$1}');
  }
  return folded;
}

/** A formula that holds a piece of the text, or the other way round, has eaten it. */
function overlaps(tex: string, wanted: string): boolean {
  const found = fold(tex);
  const text = fold(wanted);
  return found.includes(text) || text.includes(found) || shareAnEnd(found, text);
}

function shareAnEnd(found: string, text: string): boolean {
  const length = Math.min(found.length, text.length, 12);
  return (
    length >= 4 && (text.endsWith(found.slice(0, length)) || text.startsWith(found.slice(-length)))
  );
}
