/** Pages around formulas of half `held-out-7`. */
import { furniture as f } from '../../furniture/held-out-7.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-7-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { anExpression, tex, type Expression } from '../expression.ts';
import { formulaKind, type FormulaPage, type FormulaTruth, type Place } from '../truth.ts';

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
    const main = `<article class="article-text"><h1>${page.headline()}</h1>${page.random.chance(0.5) ? f.byline(page) : ''}<p>${page.say(2)}</p>${write(made, page)}<p>${page.say()}</p></article>`;
    const more = page.random.chance(0.4) ? f.related(page) : '';
    return page.document(frameOf(f, page, main + more, frame), { head });
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

/** Formulas within sentences alone. */
export const within = (name: string, inline: Write, around: Around = {}): Kind<FormulaTruth> =>
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
    around,
  );

/** TeX that the page writes within `\displaystyle`: both spellings are right. */
export function styled(made: FormulaPage, place: Place): string {
  const source = tex(anExpression(made.page.random));
  made.note([source, `\\displaystyle{ ${source} }`], place);
  return `\\displaystyle{ ${source} }`;
}
