/** Texts of half `held-out-4` that look like formulas and are none. */
import type { Kind } from '../../kind.ts';
import type { FormulaTruth } from '../truth.ts';
import { KATEX, MATHJAX3, paged } from './frames.ts';
import { escapeTex } from '../renderers.ts';
import { tex } from '../expression.ts';

export const negatives: readonly Kind<FormulaTruth>[] = [
  paged(
    'prices-beside-katex-formulas',
    (made, page) =>
      page.random
        .times(3, () => {
          const price = made.unharmed(
            `$${page.random.int(100, 999)} and $${page.random.int(1000, 9999)}`,
          );
          return `<p>${page.say()} ${price}. ${page.brief()} \\(${escapeTex(tex(made.inline()))}\\)</p>`;
        })
        .join(''),
    KATEX,
  ),
  paged(
    'salaries-in-points-without-any-math',
    (made, page) =>
      `<ul>${page.random.times(4, () => `<li>${made.unharmed(`${page.random.word()}: $${page.random.int(30, 99)}k–$${page.random.int(100, 240)}k`)}</li>`).join('')}</ul>`,
  ),
  paged(
    'shell-variables-in-code',
    (made, page) =>
      page.random
        .times(3, () => {
          const code = made.code(
            `echo $${page.random.word().toUpperCase()} $${page.random.int(1, 9)}_${page.random.word()}`,
          );
          return `<p>${page.say()} <code>${code}</code> \\(${escapeTex(tex(made.inline()))}\\).</p>`;
        })
        .join(''),
    MATHJAX3,
  ),
  paged('signs-of-a-language-in-text', (made, page) =>
    page.random
      .times(
        3,
        () =>
          `<p>${made.unharmed(`${page.random.word()}_${page.random.word()}^${page.random.int(10, 99)}`)} ${page.say()}</p>`,
      )
      .join(''),
  ),
];
