/** Pages around formulas of half `held-out-7`. */
import { furniture as f } from '../../furniture/held-out-7.ts';
import { frameOf } from '../../furniture/held-out-7-frames.ts';
import { formulaPages } from '../around.ts';
import { anExpression, tex } from '../expression.ts';
import type { FormulaPage, Place } from '../truth.ts';

export const { paged, both, within } = formulaPages({
  f,
  frameOf,
  wrap: (inner) => `<article class="article-text">${inner}</article>`,
});

/** TeX that the page writes within `\displaystyle`: both spellings are right. */
export function styled(made: FormulaPage, place: Place): string {
  const source = tex(anExpression(made.page.random));
  made.note([source, `\\displaystyle{ ${source} }`], place);
  return `\\displaystyle{ ${source} }`;
}

export { KATEX, KATEX_DOLLARS, MATHJAX, MATHJAX2, MATHJAX_DOLLARS } from '../around.ts';
