/** Formulas as renderers, pictures and editors leave them, and texts that only look like formulas: half `held-out-6`. */
import type { Kind } from '../../kind.ts';
import { symbols, tex, type Expression } from '../expression.ts';
import { annotated, bareMathml, escapeTex, katex, mathjax2, mathjax3 } from '../renderers.ts';
import type { FormulaTruth } from '../truth.ts';
import { both, KATEX_DOLLARS, MATHJAX, MATHJAX_DOLLARS, paged, within } from './frames.ts';

const source = (e: Expression) => escapeTex(tex(e));

const coded = (e: Expression) => encodeURIComponent(tex(e));

/** MathJax's SVG as markdown-it-mathjax3 writes it at build time. */
const svg = (e: Expression, isDisplay: boolean) =>
  `<mjx-container class="MathJax" jax="SVG"${isDisplay ? ' display="true"' : ''} style="direction: ltr; position: relative;"><svg style="overflow: visible; min-height: 1px; min-width: 1px; vertical-align: -0.025ex;" xmlns="http://www.w3.org/2000/svg" width="8ex" height="2ex" role="img" focusable="false" viewBox="0 -750 3000 1000" aria-hidden="true"><g stroke="currentColor" fill="currentColor" stroke-width="0" transform="scale(1,-1)"><g data-mml-node="math">${symbols(
    e,
  )
    .map(() => '<g data-mml-node="mi"><path data-c="1D44E" d="M33 157Q33 258 109 349"></path></g>')
    .join(
      '',
    )}</g></g></svg><mjx-assistive-mml unselectable="on" display="${isDisplay ? 'block' : 'inline'}" style="top: 0px; left: 0px; clip: rect(1px, 1px, 1px, 1px); position: absolute;">${bareMathml(e, isDisplay)}</mjx-assistive-mml></mjx-container>`;

export const rendered: readonly Kind<FormulaTruth>[] = [
  both(
    'myst-theme-katex-blocks',
    (e) => `<span class="math-inline">${katex(e, false)}</span>`,
    (e, made) =>
      `<div id="eq-${made.nextId()}" class="m-0 group not-prose relative"><div class="flex my-5 group"><div class="overflow-x-auto overflow-y-hidden flex-grow">${katex(e, true)}</div></div></div>`,
    { frame: 'utilities' },
  ),
  both(
    'shared-talk-with-an-assistant',
    (e) => katex(e, false),
    (e) => katex(e, true),
    { frame: 'utilities' },
  ),
  both(
    'vitepress-mathjax-svg',
    (e) => svg(e, false),
    (e) => svg(e, true),
    { frame: 'plain', isLoose: true },
  ),
  both(
    'wiki-js-katex-spans',
    (e) => `<span class="katex-wrap">${katex(e, false)}</span>`,
    (e) => `<p>${katex(e, true)}</p>`,
    { frame: 'utilities' },
  ),
  both(
    'joplin-published-note',
    (e) =>
      `<span class="joplin-editable"><span class="joplin-source" data-joplin-language="katex" data-joplin-source-open="$" data-joplin-source-close="$" style="display: none;">${source(e)}</span>${katex(e, false)}</span>`,
    (e) =>
      `<div class="joplin-editable"><pre class="joplin-source" data-joplin-language="katex" data-joplin-source-open="$$&#10;" data-joplin-source-close="&#10;$$&#10;" style="display: none;">${source(e)}</pre>${katex(e, true)}</div>`,
    { frame: 'plain' },
  ),
  both(
    'logseq-publish-latex-spans',
    (e) => `<span class="latex-inline">${katex(e, false)}</span>`,
    (e) => `<div class="latex">${katex(e, true)}</div>`,
    { frame: 'plain' },
  ),
  both(
    'chinese-developer-platform-math-inline',
    (e) => `<span class="math math-inline">${katex(e, false)}</span>`,
    (e) => `<div class="math math-display">${katex(e, true)}</div>`,
    { frame: 'plain' },
  ),
  both(
    'wiley-like-fallback-and-mathml',
    (e) =>
      `<span class="fallback__mathEquation" data-altimg="/cms/asset/x-math-0001.png"></span>${bareMathml(e, false).replace('<math ', '<math altimg="urn:x-wiley:math-0001" location="graphic/x-math-0001.png" ')}`,
    (e, made) =>
      `<div class="inline-equation" id="disp-${made.nextId()}"><span class="inline-equation__construct"><span class="fallback__mathEquation"></span>${bareMathml(e, true)}</span><span class="inline-equation__label">(${made.nextId()})</span></div>`,
    { frame: 'bootstrap5', isLoose: true },
  ),
  both(
    'silverchair-math-formula',
    (e) =>
      `<span class="inline-formula no-formula-id"><span class="mathFormula">${bareMathml(e, false)}</span></span>`,
    (e) =>
      `<div class="block-child-p"><div class="disp-formula"><div class="formula-wrap"><div class="disp-formula-content"><span class="mathFormula">${bareMathml(e, true)}</span></div></div></div></div>`,
    { frame: 'bootstrap5', isLoose: true },
  ),
  both(
    'taylor-like-formula-with-noscript',
    (e) =>
      `<span class="NLM_inline-formula"><noscript><img src="/cms/asset/x_inline.gif" alt=""></noscript><span class="mml-formula">${bareMathml(e, false)}</span></span>`,
    (e, made) =>
      `<span class="disp-formula" id="M${made.nextId()}"><span class="disp-formula-label">(${made.nextId()})</span><span class="mml-formula">${bareMathml(e, true)}</span></span>`,
    { frame: 'bootstrap5', isLoose: true },
  ),
  both(
    'mdpi-like-mathml-with-annotation',
    (e) => annotated(e, false),
    (e, made) =>
      `<div class="html-disp-formula-info" id="FD${made.nextId()}"><div class="f">${annotated(e, true)}</div><div class="l"><label>(${made.nextId()})</label></div></div>`,
    { frame: 'bootstrap5' },
  ),
  both(
    'hub-of-developers-formula-source',
    (e) =>
      `<img class="formula inline" source="${source(e)}" alt="${source(e)}" src="/getpro/post/formulas/a/1.svg">`,
    (e) =>
      `<p><img class="formula" source="${source(e)}" alt="${source(e)}" src="/getpro/post/formulas/b/2.svg"></p>`,
    { frame: 'plain' },
  ),
  both(
    'jianshu-like-math-pictures',
    (e) =>
      `<img class="math-inline" src="https://math.jianshu.example/math?formula=${coded(e)}" alt="${source(e)}" mathimg="1">`,
    (e) =>
      `<p><img class="math-block" src="https://math.jianshu.example/math?formula=${coded(e)}" alt="${source(e)}" mathimg="1"></p>`,
    { frame: 'plain' },
  ),
  within(
    'column-of-a-video-site-latex-pictures',
    (e) =>
      `<img type="latex" class="latex" src="//api.bili.example/x/web-frontend/mathjax/tex?formula=${coded(e)}" alt="${source(e)}">`,
    { frame: 'plain' },
  ),
  both(
    'quicklatex-pictures-of-a-plugin',
    (e) =>
      `<img src="/wp-content/ql-cache/quicklatex.com-1f_l3.png" class="ql-img-inline-formula quicklatex-auto-format" alt="${source(e)}" title="Rendered by QuickLaTeX.com" height="19" width="120" style="vertical-align: -4px;">`,
    (e) =>
      `<p class="ql-center-displayed-equation" style="line-height: 43px;"><span class="ql-right-eqno"> &nbsp; </span><span class="ql-left-eqno"> &nbsp; </span><img src="/wp-content/ql-cache/quicklatex.com-2f_l3.png" height="43" width="180" class="ql-img-displayed-equation quicklatex-auto-format" alt="\\[${source(e)}\\]" title="Rendered by QuickLaTeX.com"></p>`,
    { frame: 'widgets' },
  ),
  within(
    'russian-board-pictures-of-dollars',
    (e) =>
      `<img class="latexImage" src="/math/f/a/9/f.png" alt="$${source(e)}$" title="$${source(e)}$" style="vertical-align:middle">`,
    { frame: 'plain' },
  ),
  both(
    'room-archive-data-mx-maths',
    (e) => `<span data-mx-maths="${source(e)}"><code>${source(e)}</code></span>`,
    (e) => `<div data-mx-maths="${source(e)}"><code>${source(e)}</code></div>`,
    { frame: 'plain' },
  ),
  both(
    'mathjax-2-saved-in-a-drupal-node',
    (e, made) => mathjax2(e, false, made.nextId()),
    (e, made) => mathjax2(e, true, made.nextId()),
    { frame: 'olivero' },
  ),
  paged(
    'mathjax-3-in-table-of-formulas',
    (made, page) =>
      `<table class="table"><thead><tr><th>${page.random.word()}</th><th>${page.random.word()}</th></tr></thead><tbody>${page.random.times(4, () => `<tr><td>${page.random.word()}</td><td>${mathjax3(made.inline({ isLoose: true, isShort: true }), false)}</td></tr>`).join('')}</tbody></table>`,
    { head: MATHJAX, frame: 'bootstrap5' },
  ),
  paged(
    'katex-in-quotes-and-boxes',
    (made, page) =>
      `<blockquote class="theorem"><p>${page.say()} ${katex(made.inline(), false)}</p>${katex(made.display(), true)}</blockquote><div class="callout"><div class="callout-title">${page.label('note')}</div><div class="callout-content"><p>${page.brief()} ${katex(made.inline(), false)}</p></div></div>`,
    { frame: 'plain' },
  ),
];

export const negatives: readonly Kind<FormulaTruth>[] = [
  paged(
    'prices-of-a-budget-story',
    (made, page) =>
      page.random
        .times(3, () => {
          const text = made.unharmed(
            `US$${page.random.int(100, 999)}m, A$${page.random.int(10, 99)}bn and $${page.random.int(1, 9)}`,
          );
          return `<p>${page.say()} ${text}. ${page.brief()}</p>`;
        })
        .join('\n'),
    { frame: 'blox' },
  ),
  paged(
    'prices-beside-formulas-in-a-maths-blog',
    (made, page) =>
      page.random
        .times(3, () => {
          const amount = page.random.int(100, 999);
          made.unharmed(`$${amount} more`);
          return `<p>${page.say()} \\$${amount} more. ${page.brief()} $${source(made.inline())}$</p>`;
        })
        .join('\n'),
    { head: MATHJAX_DOLLARS, frame: 'plain' },
  ),
  paged(
    'shell-variables-in-code-of-a-maths-site',
    (made, page) =>
      page.random
        .times(3, () => {
          const code = made.code(
            `echo $${page.random.word().toUpperCase()} $${page.random.word()}`,
          );
          return `<p>${page.say()} <code>${code}</code> ${page.brief()} \\(${source(made.inline())}\\)</p>`;
        })
        .join('\n'),
    { head: KATEX_DOLLARS, frame: 'bootstrap5' },
  ),
  paged(
    'cashtags-and-tickers',
    (made, page) =>
      page.random
        .times(3, () => {
          const [a, b] = [page.random.letters(4), page.random.letters(3)];
          const text = made.unharmed(`$${a.toUpperCase()} and $${b.toUpperCase()}`);
          return `<p>${page.say()} ${text} ${page.brief()}</p>`;
        })
        .join('\n'),
    { frame: 'utilities' },
  ),
  paged(
    'lesson-with-latex-listings',
    (made, page) =>
      page.random
        .times(3, () => {
          const code = made.code(
            `\\begin{equation} ${page.random.word()}_{${page.random.int(10, 99)}} \\end{equation}`,
          );
          return `<p>${page.say()}</p><p><code>${code}</code> ${page.brief()}</p>`;
        })
        .join('\n'),
    { frame: 'widgets' },
  ),
];
