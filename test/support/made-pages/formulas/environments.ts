/** LaTeX environments that stand bare in a page's text, with the spellings that are right in `$$ … $$`. */
import { anExpression, tex } from './expression.ts';
import type { FormulaPage } from './truth.ts';

export type Environment =
  | 'equation'
  | 'equation*'
  | 'align'
  | 'align*'
  | 'gather'
  | 'gather*'
  | 'multline'
  | 'cases'
  | 'pmatrix'
  | 'bmatrix';

/** What may stand instead within dollar signs, where the environment itself may not (amsmath, KaTeX). */
const INNER: Partial<Record<Environment, string>> = {
  align: 'aligned',
  'align*': 'aligned',
  gather: 'gathered',
  'gather*': 'gathered',
};

/** The environment as the page has it; `separator` stands between its lines. */
export function environment(made: FormulaPage, name: Environment, separator = '\n'): string {
  const body = bodyOf(made, name, separator);
  const wrapped = (tag: string) => `\\begin{${tag}}${separator}${body}${separator}\\end{${tag}}`;
  const inner = INNER[name];
  const isBody = name.startsWith('equation') || name === 'multline';
  return made.note(
    [wrapped(name), ...(inner === undefined ? [] : [wrapped(inner)]), ...(isBody ? [body] : [])],
    'display',
  );
}

function bodyOf(made: FormulaPage, name: Environment, separator: string): string {
  const { random } = made.page;
  const formula = () => tex(anExpression(random));
  const number = () => random.int(100, 9999);
  const end = ` \\\\${separator}`;
  switch (name) {
    case 'equation':
    case 'equation*':
      return formula();
    case 'align':
    case 'align*':
      return random
        .times(random.int(2, 4), () => formula().replace(/ (=|\\leq|\\geq) /, ' &$1 '))
        .join(end);
    case 'gather':
    case 'gather*':
    case 'multline':
      return random.times(random.int(2, 3), formula).join(end);
    case 'cases':
      return [`${formula()}, & x > ${number()}`, `${number()}, & x \\leq ${number()}`].join(end);
    case 'pmatrix':
    case 'bmatrix':
      return random.times(2, () => `${number()} & ${number()} & x_{${random.int(1, 9)}}`).join(end);
  }
}
