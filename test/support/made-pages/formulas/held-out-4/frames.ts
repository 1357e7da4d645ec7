/** Pages around formulas of half `held-out-4`, and what kinds are written with. */
import { furniture as f } from '../../furniture/held-out-4.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-4-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { tex, type Expression } from '../expression.ts';
import { escapeTex } from '../renderers.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from '../truth.ts';

export interface Setting {
  readonly head?: string;
  readonly frame?: FrameName;
  /** Another body than that of a lesson. */
  readonly around?: (content: string, page: PageMaker, part: number) => string;
}

export const XMLNS = 'xmlns="http://www.w3.org/1998/Math/MathML"';
export const MATHJAX3 =
  '<script id="MathJax-script" async src="https://cdn.jsdelivr.net/npm/mathjax@3/es5/tex-chtml.js"></script>';
export const MATHJAX4 =
  '<script defer src="https://cdn.jsdelivr.net/npm/mathjax@4/tex-mml-chtml.js"></script>';
export const MATHJAX2 =
  '<script src="https://cdnjs.cloudflare.com/ajax/libs/mathjax/2.7.7/MathJax.js?config=TeX-AMS_CHTML-full"></script>';
export const DOLLARS = `<script>window.MathJax = { tex: { inlineMath: [["$", "$"], ["\\\\(", "\\\\)"]], processEscapes: true } };</script>${MATHJAX3}`;
export const KATEX =
  '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/katex@0.16.11/dist/katex.min.css"><script defer src="https://cdn.jsdelivr.net/npm/katex@0.16.11/dist/katex.min.js"></script><script defer src="https://cdn.jsdelivr.net/npm/katex@0.16.11/dist/contrib/auto-render.min.js" onload="renderMathInElement(document.body);"></script>';

export const attribute = (text: string) => escapeTex(text).replace(/"/g, '&quot;');

/** Formulas within sentences and between paragraphs, in an article or in posts. */
export const written = (
  name: string,
  write: (made: FormulaPage, isDisplay: boolean) => string,
  { head = '', frame, around }: Setting = {},
): Kind<FormulaTruth> =>
  formulaKind(name, (made, page) => {
    const part = (i: number) => {
      const content = `<p>${page.say()} ${write(made, false)} ${page.brief()}</p>${write(made, true)}<p>${page.say()} ${write(made, false)}.</p>`;
      return around === undefined
        ? `<h2>${page.heading()}</h2>${content}`
        : around(content, page, i);
    };
    const parts = page.random.times(page.random.int(2, 3), part).join('\n');
    const main = `<article class="note"><h1>${page.headline()}</h1>${around === undefined ? page.p() : ''}${parts}</article>${page.random.chance(0.5) ? f.related(page) : f.neighbours(page)}`;
    return page.document(frameOf(f, page, main, frame), { head });
  });

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

type Two<T> = readonly [
  inline: (t: T, made: FormulaPage) => string,
  display: (t: T, made: FormulaPage) => string,
];

/** TeX as text, escaped, each place with its own markup. */
export const source = (name: string, [inline, display]: Two<string>, setting: Setting = {}) =>
  written(
    name,
    (made, isDisplay) => (isDisplay ? display : inline)(escapeTex(tex(of(made, isDisplay))), made),
    setting,
  );

/** What a program made of a formula. */
export const made = (name: string, [inline, display]: Two<Expression>, setting: Setting = {}) =>
  written(name, (m, isDisplay) => (isDisplay ? display : inline)(of(m, isDisplay), m), setting);

/** The same where the page has MathML only. */
export const loose = (name: string, [inline, display]: Two<Expression>, setting: Setting = {}) =>
  written(
    name,
    (m, isDisplay) => (isDisplay ? display : inline)(of(m, isDisplay, true), m),
    setting,
  );

/** Pictures of formulas: alone in a line the page does not say which of both it is. */
export const pictured = (name: string, [inline, display]: Two<string>, setting: Setting = {}) =>
  written(
    name,
    (m, isDisplay) => (isDisplay ? display(tex(m.either()), m) : inline(tex(m.inline()), m)),
    setting,
  );
