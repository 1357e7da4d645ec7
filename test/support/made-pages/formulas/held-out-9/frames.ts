/** Pages around formulas of half `held-out-9`. */
import { furniture as f } from '../../furniture/held-out-9.ts';
import { frameOf } from '../../furniture/held-out-9-frames.ts';
import { formulaPages } from '../around.ts';

export const { paged, both, within } = formulaPages({
  f,
  frameOf,
  wrap: (inner) => `<article class="post-content"><div class="body-copy">${inner}</div></article>`,
});

export { KATEX, KATEX_DOLLARS, MATHJAX, MATHJAX2, MATHJAX_DOLLARS } from '../around.ts';
