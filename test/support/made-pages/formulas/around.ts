/** Pages around formulas, with the furniture of a half (made-pages/around.ts), and the scripts that show TeX. */
import { articleOf, type Surroundings } from '../around.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import type { Expression } from './expression.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from './truth.ts';

/** KaTeX that looks for brackets and double dollars. */
export const KATEX =
  '<link rel="stylesheet" href="/assets/katex/0.16.9/katex.min.css"><script defer src="/assets/katex/0.16.9/katex.min.js"></script><script defer src="/assets/katex/0.16.9/contrib/auto-render.min.js" onload="renderMathInElement(document.body);"></script>';

/** KaTeX that looks for single dollars too. */
export const KATEX_DOLLARS = `${KATEX}<script>document.addEventListener("DOMContentLoaded", function () { renderMathInElement(document.body, { delimiters: [{ left: "$$", right: "$$", display: true }, { left: "$", right: "$", display: false }] }); });</script>`;

export const MATHJAX =
  '<script type="text/javascript" id="MathJax-script" async src="/assets/mathjax/3.2.2/es5/tex-chtml-full.js"></script>';

/** MathJax that looks for single dollars too. */
export const MATHJAX_DOLLARS = `<script>window.MathJax = { tex: { inlineMath: [['$', '$'], ['\\\\(', '\\\\)']], processEscapes: true }, options: { skipHtmlTags: ['script', 'style', 'pre', 'code'] } };</script>${MATHJAX}`;

export const MATHJAX2 =
  '<script type="text/x-mathjax-config">MathJax.Hub.Config({ tex2jax: { inlineMath: [["$","$"],["\\\\(","\\\\)"]], processEscapes: true } });</script><script src="/assets/mathjax/2.7.5/MathJax.js?config=TeX-MML-AM_CHTML"></script>';

interface Options<Name extends string> {
  readonly head?: string;
  readonly frame?: Name;
}

type Write = (e: Expression, made: FormulaPage) => string;

export function formulaPages<Name extends string>(around: Surroundings<Name>) {
  const { f, frameOf } = around;
  const paged = (
    name: string,
    write: (made: FormulaPage, page: PageMaker) => string,
    { head = '', frame }: Options<Name> = {},
  ): Kind<FormulaTruth> =>
    formulaKind(name, (made, page) => {
      const main = articleOf(around, page, () => write(made, page));
      const more = page.random.chance(0.4) ? f.related(page) : '';
      return page.document(frameOf(f, page, main + more, frame), { head });
    });

  /** Formulas within sentences and below them, `isLoose` where the page has MathML only. */
  const both = (
    name: string,
    inline: Write,
    display: Write,
    options: Options<Name> & { readonly isLoose?: boolean } = {},
  ): Kind<FormulaTruth> => {
    const { isLoose = false } = options;
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
      options,
    );
  };

  /** Formulas within sentences alone. */
  const within = (name: string, inline: Write, options: Options<Name> = {}): Kind<FormulaTruth> =>
    paged(
      name,
      (made, page) =>
        page.random
          .times(
            page.random.int(2, 4),
            () =>
              `<p>${page.say()} ${inline(made.inline(), made)} ${page.brief()} ${inline(made.inline(), made)}</p>`,
          )
          .join('\n'),
      options,
    );

  return { paged, both, within };
}
