/** Formulas as systems write them that the other development kinds have not: editors, question sites, notebooks, encyclopaedias. */
import { furniture as f } from '../furniture/development.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { mathml, symbols, tex, type Expression } from './expression.ts';
import { annotated, escapeTex, katex, mathjax3 } from './renderers.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from './truth.ts';

type Place = 'inline' | 'display';

const quoted = (text: string) => escapeTex(text).replace(/"/g, '&quot;');

function article(page: PageMaker, inline: () => string, display: () => string): string {
  const part = () => `<p>${page.say()} ${inline()} ${page.say()}</p>${display()}`;
  return `<article><h1>${page.headline()}</h1><p>${page.say(2)}</p>${page.random.times(page.random.int(2, 4), part).join('\n')}<p>${page.say(2)} ${inline()}.</p></article>`;
}

/** A kind that differs in nothing but how a formula is written; `loose` where the page has no TeX. */
const written = (
  name: string,
  write: (e: Expression, place: Place, page: PageMaker) => string,
  { head = '', isLoose = false, isEither = false, onlyInline = false } = {},
): Kind<FormulaTruth> =>
  formulaKind(name, (made: FormulaPage, page) => {
    const inline = () => write(isEither ? made.either() : made.inline({ isLoose }), 'inline', page);
    const display = () =>
      onlyInline
        ? ''
        : `<p>${write(isEither ? made.either() : made.display({ isLoose }), 'display', page)}</p>`;
    return page.document(f.frame(page, article(page, inline, display)), { head });
  });

const glyphs = (e: Expression) =>
  symbols(e)
    .map((text) => `<span class="mord mathnormal">${text}</span>`)
    .join('');

const MATHJAX =
  '<script src="https://cdn.jsdelivr.net/npm/mathjax@3/es5/tex-mml-chtml.js"></script>';

const properties = (e: Expression) =>
  quoted(JSON.stringify({ id: 'b-7', latex: tex(e), numbered: false }));

export const systems: readonly Kind<FormulaTruth>[] = [
  written('elements-of-an-engine', (e, place) =>
    place === 'display'
      ? `<math-block>${escapeTex(tex(e))}</math-block>`
      : `<x-katex>${escapeTex(tex(e))}</x-katex>`,
  ),
  written('properties-of-a-block', (e, place) =>
    place === 'display'
      ? `<div class="formula-block" data-props="${properties(e)}"></div>`
      : `<span class="inline-math" data-props="${properties(e)}"></span>`,
  ),
  written(
    'zhihu-pictures',
    (e, place) => {
      const display = place === 'display' ? '\\\\' : '';
      return `<img src="https://www.zhihu.com/equation?tex=${encodeURIComponent(tex(e) + display)}" alt="${quoted(tex(e))}${display}" eeimg="${place === 'display' ? 2 : 1}" class="ee_img tr_noresize">`;
    },
    { isEither: true },
  ),
  written(
    'zhihu-rendered',
    (e, place) =>
      `<span class="ztext-math" data-eeimg="1" data-tex="${quoted(tex(e))}"><span></span><span><span class="MathJax_Preview" style="color: inherit;"></span><span class="MathJax_SVG" id="MathJax-Element-1-Frame" tabindex="0" role="presentation"><svg xmlns:xlink="http://www.w3.org/1999/xlink" width="4ex"><g></g></svg></span><script type="math/tex;mode=${place}" id="MathJax-Element-1">${tex(e)}</script></span></span>`,
    { isEither: true },
  ),
  written('question-site-container', (e, place) => {
    const sign = place === 'display' ? '$$' : '$';
    return `<span class="math-container">${sign}${escapeTex(tex(e))}${sign}</span>`;
  }),
  written(
    'pandoc',
    (e, place) =>
      `<span class="math ${place}">${place === 'display' ? '\\[' : '\\('}${escapeTex(tex(e))}${place === 'display' ? '\\]' : '\\)'}</span>`,
    { head: MATHJAX },
  ),
  written(
    'pandoc-katex-bare',
    (e, place) => `<span class="math ${place}">${escapeTex(tex(e))}</span>`,
    {
      head: '<script src="https://cdn.jsdelivr.net/npm/katex@0.16/dist/katex.min.js"></script>',
    },
  ),
  written('katex-html-only-with-label', (e, place) => {
    const inner = `<span class="katex" aria-label="${quoted(tex(e))}"><span class="katex-html" aria-hidden="true"><span class="base">${glyphs(e)}</span></span></span>`;
    return place === 'display' ? `<span class="katex-display">${inner}</span>` : inner;
  }),
  written(
    'katex-with-source-around',
    (e, place) =>
      `<${place === 'display' ? 'div' : 'span'} class="katex-wrapper" data-latex="${quoted(tex(e))}"><span class="katex"><span class="katex-html" aria-hidden="true"><span class="base">${glyphs(e)}</span></span></span></${place === 'display' ? 'div' : 'span'}>`,
    { isEither: true },
  ),
  written(
    'csdn-katex-with-breaks',
    (e, place) =>
      `<span class="katex--${place}">${place === 'display' ? '<span class="katex-display">' : ''}<span class="katex"><span class="katex-mathml">\n    \n     \n      ${plainLines(e)}\n     \n     \n      ${escapeTex(tex(e))}\n     \n    \n   </span><span class="katex-html"><span class="base">${glyphs(e)}</span></span></span>${place === 'display' ? '</span>' : ''}</span>`,
  ),
  written('docusaurus', (e, place) =>
    place === 'display'
      ? `<span class="katex-display">${katex(e, false).replace('<math ', '<math display="block" ')}</span>`
      : katex(e, false),
  ),
  written(
    'gitlab-source',
    (e, place) =>
      `<code class="code math js-render-math" data-math-style="${place}">${escapeTex(tex(e))}</code>`,
    { onlyInline: true },
  ),
  written('github-math-renderer', (e, place) => {
    const sign = place === 'display' ? '$$' : '$';
    return `<math-renderer class="js-${place}-math" style="display: ${place === 'display' ? 'block' : 'inline-block'}" data-run-id="a1">${sign}${escapeTex(tex(e))}${sign}</math-renderer>`;
  }),
  written(
    'mathml-alttext-alone',
    (e, place) =>
      `<math xmlns="http://www.w3.org/1998/Math/MathML" alttext="${quoted(tex(e))}"${place === 'display' ? ' display="block"' : ''}>${mathml(e)}</math>`,
  ),
  written('mathml-of-temml', (e, place) =>
    annotated(e, place === 'display').replace('<math ', `<math class="tml-${place}" `),
  ),
  written(
    'mathjax-4-svg',
    (e, place) => mathjax3(e, place === 'display').replace('jax="CHTML"', 'jax="SVG"'),
    { isLoose: true, head: MATHJAX },
  ),
  written(
    'mathjax-3-tex-in-label',
    (e, place) =>
      `<mjx-container class="MathJax" jax="SVG"${place === 'display' ? ' display="true"' : ''}><svg aria-label="x" role="img"><g data-mml-node="math" data-latex="${quoted(tex(e))}"><g data-mml-node="mi"></g></g></svg></mjx-container>`,
    { head: MATHJAX },
  ),
  written(
    'wikipedia-picture-alone',
    (e, place) =>
      `<span class="mwe-math-element"><img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/abc" class="mwe-math-fallback-image-${place}" aria-hidden="true" style="width:4ex" alt="${quoted(`{\\displaystyle ${tex(e)}}`)}"></span>`,
    { isEither: true },
  ),
  written(
    'math-picture-of-old-encyclopaedia',
    (e) =>
      `<img class="tex" alt="${quoted(tex(e))}" src="//upload.wikimedia.example/math/a/b/c/abc.png">`,
    { isEither: true },
  ),
  written(
    'codecogs-svg-image',
    (e) => `<img src="https://latex.codecogs.com/svg.image?${encodeURIComponent(tex(e))}">`,
    { isEither: true },
  ),
  written(
    'codecogs-dpi-inline',
    (e) =>
      `<img src="https://latex.codecogs.com/png.image?\\inline&amp;space;\\dpi{110}\\bg{white}${encodeURIComponent(tex(e))}" title="">`,
    { isEither: true },
  ),
  written(
    'picture-with-data-formula',
    (e) =>
      `<img class="kfformula" src="/upload/formula${symbols(e).length}.png" data-latex="${quoted(tex(e))}">`,
    { isEither: true },
  ),
  written(
    'picture-with-data-tex',
    (e) =>
      `<img class="Formula-image" src="data:image/svg+xml;base64,AA" alt="formula" data-formula="${quoted(tex(e))}">`,
    { isEither: true },
  ),
  written(
    'canvas-lms',
    (e) =>
      `<img class="equation_image" title="${quoted(tex(e))}" src="/equation_images/${encodeURIComponent(encodeURIComponent(tex(e)))}" alt="LaTeX: ${quoted(tex(e))}" data-equation-content="${quoted(tex(e))}">`,
    { isEither: true },
  ),
  written(
    'confluence-macro',
    (e, place) =>
      `<span class="conf-macro output-inline" data-macro-name="mathinline"><span class="math-tex">${place === 'display' ? '\\[' : '\\('}${escapeTex(tex(e))}${place === 'display' ? '\\]' : '\\)'}</span></span>`,
  ),
  written(
    'ckeditor',
    (e, place) =>
      `<span class="math-tex">${place === 'display' ? '\\[' : '\\('}${escapeTex(tex(e))}${place === 'display' ? '\\]' : '\\)'}</span>`,
  ),
  written(
    'obsidian-publish',
    (e, place) =>
      `<span class="math math-${place === 'display' ? 'block' : 'inline'} is-loaded"><mjx-container class="MathJax" jax="CHTML"${place === 'display' ? ' display="true"' : ''}><mjx-math></mjx-math><mjx-assistive-mml>${annotated(e, place === 'display')}</mjx-assistive-mml></mjx-container></span>`,
  ),
  written(
    'tiptap-node',
    (e, place) =>
      `<${place === 'display' ? 'div' : 'span'} data-type="${place}-math" data-latex="${quoted(tex(e))}"></${place === 'display' ? 'div' : 'span'}>`,
    { isEither: true },
  ),
  written(
    'tiptap-inline-node-with-class',
    (e) =>
      `<span class="tiptap-mathematics-render" data-latex="${quoted(tex(e))}"><span class="katex"><span class="katex-html" aria-hidden="true">${glyphs(e)}</span></span></span>`,
    { isEither: true },
  ),
  written(
    'medium-like-script-escaped',
    (e, place) =>
      `<script type="math/tex${place === 'display' ? '; mode=display' : ''}">% <![CDATA[\n${tex(e)} %]]></script>`,
  ),
  written(
    'aria-label-svg',
    (e) =>
      `<span class="MathJax_SVG" data-mathml='${quoted(`<math xmlns="http://www.w3.org/1998/Math/MathML">${mathml(e)}</math>`)}'><svg aria-hidden="true"></svg></span>`,
    { isLoose: true, onlyInline: true },
  ),
  written(
    'asciidoc-stem',
    (e, place) =>
      place === 'display'
        ? `<span class="stemblock">\\[${escapeTex(tex(e))}\\]</span>`
        : `\\(${escapeTex(tex(e))}\\)`,
    { head: MATHJAX },
  ),
  written(
    'kramdown-katex-script',
    (e, place) =>
      `<script type="math/tex${place === 'display' ? '; mode=display' : ''}">${tex(e)}</script>`,
  ),
  written(
    'katex-that-waits',
    (e, place) =>
      `<span class="katex${place === 'display' ? '-display' : ''}">${escapeTex(tex(e))}</span>`,
  ),
  written('fenced-math-of-a-host', (e, place) =>
    place === 'display'
      ? `<div class="md-block"><formula-div>${escapeTex(tex(e))}</formula-div></div>`
      : `<code class="language-math">${escapeTex(tex(e))}</code>`,
  ),
  written('plug-in-with-lines', (e, place) =>
    place === 'display'
      ? `<div class="block katex-eq" data-katex-display="true"><pre><code><span>${escapeTex(tex(e))}</span></code></pre></div>`
      : `<span class="katex-eq" data-katex-display="false">${escapeTex(tex(e))}</span>`,
  ),
  written(
    'mathml-kept-in-scripts',
    (e, place) =>
      `<span class="MathJax_CHTML" role="presentation"><span class="mjx-chtml" aria-hidden="true"></span></span><script type="math/mml"><math${place === 'display' ? ' display="block"' : ''}>${mathml(e)}</math></script>`,
    { isLoose: true },
  ),
  written('code-that-a-script-looks-for', (e) => `<code class="eqn">${escapeTex(tex(e))}</code>`, {
    head: '<script>addEventListener("load", () => { document.querySelectorAll("code.eqn").forEach((el) => katex.render(el.textContent, el)); });</script>',
    onlyInline: true,
  }),
  written('variables-put-between-signs', (e) => `<var>${escapeTex(tex(e))}</var>`, {
    head: String.raw`<script>$(function () { $('var').each(function () { var text = $(this).html(); $(this).html('\\(' + text + '\\)'); }); });</script>`,
    onlyInline: true,
  }),
  written(
    'signs-of-a-contest',
    (e, place) => {
      const signs = (place === 'display' ? '$' : '').repeat(3) + '$'.repeat(3);
      return `${signs}${escapeTex(tex(e))}${signs}`;
    },
    { head: '<script src="/lib/MathJax/MathJax.js?config=TeX-AMS_HTML-full"></script>' },
  ),
  written(
    'styled-between-words-in-brackets',
    (e) => `[latex]\\displaystyle{${escapeTex(tex(e))}}[/latex]`,
    { isEither: true },
  ),
  written('messages-of-a-room', (e, place) =>
    place === 'display'
      ? `<div data-mx-maths="${quoted(tex(e))}"><code>${escapeTex(tex(e))}</code></div>`
      : `<span dir="auto"><span data-mx-maths="${quoted(tex(e))}"><code>${escapeTex(tex(e))}</code></span></span>`,
  ),
  written(
    'pictures-alone-and-within-a-line',
    (e, place) =>
      `<img class="equation${place === 'display' ? '' : ' inline'}" src="/f/9.svg" alt="${quoted(tex(e))}">`,
  ),
  written(
    'pictures-named-for-blocks',
    (e, place) =>
      `<img class="latex-${place === 'display' ? 'block' : 'inline'}" src="/t.php?formula=${encodeURIComponent(tex(e))}" alt="${quoted(tex(e))}">`,
  ),
  written(
    'pictures-named-for-math',
    (e, place) => `<img src="eq-7.svg" alt="${quoted(tex(e))}" class="${place}math">`,
  ),
];

function plainLines(e: Expression): string {
  return symbols(e).join('\n      ');
}
