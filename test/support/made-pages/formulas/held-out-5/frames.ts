/** Pages around formulas of half `held-out-5`. */
import { furniture as f } from '../../furniture/held-out-5.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-5-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import type { Expression } from '../expression.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from '../truth.ts';

export const AUTO_RENDER =
  '<link rel="stylesheet" href="/vendor/katex/katex.min.css"><script defer src="/vendor/katex/katex.min.js"></script><script defer src="/vendor/katex/contrib/auto-render.min.js" onload="renderMathInElement(document.body);"></script>';

export const MATHJAX =
  '<script id="MathJax-script" async src="/vendor/mathjax@3/es5/tex-mml-chtml.js"></script>';

/** MathJax that reads single dollars too. */
export const DOLLARS = `<script>MathJax = { tex: { inlineMath: [['$', '$'], ['\\\\(', '\\\\)']] } };</script>${MATHJAX}`;

export const MATHJAX2 =
  '<script src="/vendor/mathjax/2.7.9/MathJax.js?config=TeX-AMS_HTML"></script>';

interface Around {
  readonly head?: string;
  readonly frame?: FrameName;
}

export const paged = (
  name: string,
  write: (made: FormulaPage, page: PageMaker) => string,
  { head = '', frame }: Around = {},
): Kind<FormulaTruth> =>
  formulaKind(name, (made, page) => {
    const main = `<article class="text"><h1>${page.headline()}</h1><p>${page.say(2)}</p>${write(made, page)}<p>${page.say()}</p></article>`;
    return page.document(
      frameOf(f, page, main + (page.random.chance(0.4) ? f.related(page) : ''), frame),
      { head },
    );
  });

type Write = (e: Expression, made: FormulaPage) => string;

/** Formulas within sentences and below them, `isLoose` where the page has MathML only. */
export const both = (
  name: string,
  inline: Write,
  display: Write,
  around: Around & { readonly isLoose?: boolean } = {},
): Kind<FormulaTruth> => {
  const { isLoose = false } = around;
  return paged(
    name,
    (made, page) =>
      page.random
        .times(
          page.random.int(2, 4),
          () =>
            `<p>${page.say()} ${inline(made.inline({ isLoose }), made)} ${page.say()}</p>${display(made.display({ isLoose }), made)}`,
        )
        .join('\n'),
    around,
  );
};

/** Pictures and tags of which the page does not say how they stand. */
export const alone = (name: string, write: Write, around: Around = {}): Kind<FormulaTruth> =>
  paged(
    name,
    (made, page) =>
      page.random
        .times(
          page.random.int(2, 4),
          () => `<p>${page.say()}</p><p>${write(made.either(), made)}</p>`,
        )
        .join('\n'),
    around,
  );
