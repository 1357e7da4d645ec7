/** Pages around formulas of half `held-out-3`, and what kinds are written with. */
import { furniture as f } from '../../furniture/held-out-3.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { mathml, symbols, tex, type Expression } from '../expression.ts';
import { annotated, bareMathml, escapeTex } from '../renderers.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from '../truth.ts';

export type Write = (made: FormulaPage, isDisplay: boolean) => string;

export const XMLNS = 'xmlns="http://www.w3.org/1998/Math/MathML"';
export const MATHJAX =
  '<script id="MathJax-script" async src="https://cdn.jsdelivr.net/npm/mathjax@3/es5/tex-mml-chtml.js"></script>';
export const DOLLARS = `<script>MathJax = { tex: { inlineMath: [['$', '$'], ['\\\\(', '\\\\)']] } };</script>${MATHJAX}`;
export const KATEX =
  '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/katex@0.16.9/dist/katex.min.css"><script defer src="https://cdn.jsdelivr.net/npm/katex@0.16.9/dist/contrib/auto-render.min.js"></script>';
/** KaTeX told to take single dollars, too, which it does not of itself. */
export const KATEX_DOLLARS = `${KATEX}<script>document.addEventListener('DOMContentLoaded', () => renderMathInElement(document.body, { delimiters: [{ left: '$$', right: '$$', display: true }, { left: '$', right: '$', display: false }] }));</script>`;

export const attribute = (text: string) => escapeTex(text).replace(/"/g, '&quot;');

/** A lesson: formulas within sentences, some between paragraphs, one at the end of a sentence. */
export function lesson(page: PageMaker, made: FormulaPage, write: Write): string {
  const part = (i: number) =>
    `<h2 id="part-${i}">${page.heading()}</h2><p>${page.say()} ${write(made, false)} ${page.brief()}</p>${write(made, true)}<p>${page.say(2)} ${write(made, false)}.</p>`;
  return `<article class="lesson"><h1>${page.headline()}</h1>${f.byline(page)}${page.p()}${page.random.times(page.random.int(2, 3), part).join('\n')}</article>${page.random.chance(0.5) ? f.related(page) : f.neighbours(page)}`;
}

export const written = (name: string, write: Write, head = ''): Kind<FormulaTruth> =>
  formulaKind(name, (made, page) =>
    page.document(f.frame(page, lesson(page, made, write)), { head }),
  );

/** A kind whose article the kind writes itself. */
export const paged = (
  name: string,
  write: (made: FormulaPage, page: PageMaker) => string,
  head = '',
): Kind<FormulaTruth> =>
  formulaKind(name, (made, page) =>
    page.document(
      f.frame(
        page,
        `<article><h1>${page.headline()}</h1>${page.p()}${write(made, page)}</article>`,
      ),
      { head },
    ),
  );

export const of = (made: FormulaPage, isDisplay: boolean, isLoose = false): Expression =>
  isDisplay ? made.display({ isLoose }) : made.inline({ isLoose });

/** TeX of a new formula, as it is. */
export const raw = (made: FormulaPage, isDisplay: boolean) => tex(of(made, isDisplay));

/** TeX between delimiters within an element. */
export const within = (
  name: string,
  inline: (t: string) => string,
  display: (t: string) => string,
  head = '',
) =>
  written(
    name,
    (made, isDisplay) => (isDisplay ? display : inline)(escapeTex(raw(made, isDisplay))),
    head,
  );

/** Pictures of formulas: alone in a line the page does not say which of both it is. */
export const pictured = (
  name: string,
  inline: (t: string, made: FormulaPage) => string,
  display: (t: string, made: FormulaPage) => string,
) =>
  written(name, (made, isDisplay) =>
    isDisplay ? display(tex(made.either()), made) : inline(tex(made.inline()), made),
  );

/** KaTeX 0.16 as servers write it, with and without the vertical list of a fraction. */
export function katexHtml(e: Expression, isDisplay: boolean): string {
  const boxes = symbols(e)
    .map(
      (text) =>
        `<span class="mord"><span class="mord mathnormal" style="margin-right:0.03588em;">${text}</span></span>`,
    )
    .join('<span class="mspace" style="margin-right:0.2778em;"></span>');
  const all = `<span class="katex"><span class="katex-mathml">${annotated(e, isDisplay)}</span><span class="katex-html" aria-hidden="true"><span class="base"><span class="strut" style="height:1em;vertical-align:-0.25em;"></span>${boxes}</span></span></span>`;
  return isDisplay ? `<span class="katex-display">${all}</span>` : all;
}

export { annotated, bareMathml, escapeTex, mathml, symbols, tex };
