/** Formulas of half `held-out-2`: how renderers, filters and platforms leave them in pages. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { environment } from '../environments.ts';
import { mathml, plain, tex, type Expression } from '../expression.ts';
import { annotated, bareMathml, escapeTex, katex, latexml } from '../renderers.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from '../truth.ts';

type Write = (made: FormulaPage, isDisplay: boolean) => string;

const attribute = (text: string) => escapeTex(text).replace(/"/g, '&quot;');
const XMLNS = 'xmlns="http://www.w3.org/1998/Math/MathML"';

function article(page: PageMaker, made: FormulaPage, write: Write): string {
  const paragraph = () =>
    `<p>${page.say()} ${write(made, false)} ${page.brief()}</p>${page.random.chance(0.6) ? write(made, true) : ''}<p>${page.say()}</p>`;
  return `<article class="maths"><h1>${page.headline()}</h1>${f.byline(page)}${page.p()}${page.random.times(page.random.int(2, 5), paragraph).join('\n')}<h2>${page.heading()}</h2><p>${page.say()} ${write(made, false)}.</p></article>`;
}

const written = (name: string, write: Write, head = ''): Kind<FormulaTruth> =>
  formulaKind(name, (made, page) =>
    page.document(f.frame(page, article(page, made, write)), { head }),
  );

const expression = (made: FormulaPage, isDisplay: boolean, isLoose = false): Expression =>
  isDisplay ? made.display({ isLoose }) : made.inline({ isLoose });
const source = (made: FormulaPage, isDisplay: boolean) =>
  escapeTex(tex(expression(made, isDisplay)));
const p = (html: string) => `<p>${html}</p>`;
const MATHJAX =
  '<script defer src="https://cdn.jsdelivr.net/npm/mathjax@3/es5/tex-svg.js"></script>';
const KATEX =
  '<link rel="stylesheet" href="/katex/katex.min.css"><script defer src="/katex/contrib/auto-render.min.js" onload="renderMathInElement(document.body)"></script>';

/** TeX between delimiters within an element. */
const within = (
  name: string,
  inline: (t: string) => string,
  display: (t: string) => string,
  head = '',
) =>
  written(name, (made, isDisplay) => (isDisplay ? display : inline)(source(made, isDisplay)), head);

const pandoc = within(
  'pandoc-spans-of-quarto',
  (t) => `<span class="math inline">\\(${t}\\)</span>`,
  (t) => `<p><span id="eq-a"><span class="math display">\\[${t}\\]</span></span></p>`,
  MATHJAX,
);
const sphinx = within(
  'sphinx-math-with-eqno',
  (t) => `<span class="math notranslate nohighlight">\\(${t}\\)</span>`,
  (t) =>
    `<div class="math notranslate nohighlight" id="equation-e">\n<span class="eqno">(1)<a class="headerlink" href="#equation-e" title="Link to this equation">¶</a></span>\\[${t}\\]</div>`,
  MATHJAX,
);
const arithmatex = within(
  'arithmatex-of-material',
  (t) => `<span class="arithmatex">\\(${t}\\)</span>`,
  (t) => `<div class="arithmatex">\\[${t}\\]</div>`,
  MATHJAX,
);
const renderer = within(
  'host-math-renderer-element',
  (t) =>
    `<math-renderer class="js-inline-math" style="display: inline-block" data-run-id="9">$${t}$</math-renderer>`,
  (t) =>
    `<p dir="auto"><math-renderer class="js-display-math" style="display: block" data-run-id="9">$$${t}$$</math-renderer></p>`,
);
const labCode = within(
  'host-js-render-math-code',
  (t) => `<code data-math-style="inline" class="code math js-render-math">${t}</code>`,
  (t) =>
    `<pre data-math-style="display" class="code math js-render-math" lang="math"><code>${t}</code></pre>`,
);
const container = within(
  'question-math-container',
  (t) => `<span class="math-container">$${t}$</span>`,
  (t) => `<p><span class="math-container">$$${t}$$</span></p>`,
  MATHJAX,
);
const springer = within(
  'publisher-equation-content',
  (t) => `<span class="mathjax-tex">\\(${t}\\)</span>`,
  (t) =>
    `<div id="Equ1" class="c-article-equation"><div class="c-article-equation__content"><span class="mathjax-tex">$$${t}$$</span></div><div class="c-article-equation__number">(1)</div></div>`,
  MATHJAX,
);
const moodle = within(
  'course-filter-nolink',
  (t) =>
    `<span class="filter_mathjaxloader_equation"><span class="nolink">\\(${t}\\)</span></span>`,
  (t) =>
    `<p><span class="filter_mathjaxloader_equation"><span class="nolink">$$${t}$$</span></span></p>`,
  MATHJAX,
);
const distill = within(
  'distill-d-math',
  (t) => `<d-math>${t}</d-math>`,
  (t) => `<d-math block>${t}</d-math>`,
);
const preText = within(
  'textbook-process-math',
  (t) => `<span class="process-math">\\(${t}\\)</span>`,
  (t) => `<div class="displaymath process-math" data-contains-math-knowls>\\[${t}\\]</div>`,
  MATHJAX,
);
const notebook = within(
  'notebook-markdown-cell',
  (t) => `$${t}$`,
  (t) => `<p>$$${t}$$</p>`,
  '<script src="https://cdnjs.cloudflare.com/ajax/libs/mathjax/2.7.7/latest.js?config=TeX-MML-AM_CHTML-full,Safe"></script><script type="text/x-mathjax-config">MathJax.Hub.Config({tex2jax:{inlineMath:[["$","$"],["\\\\(","\\\\)"]],processEscapes:true}});</script>',
);
const hugo = within(
  'hugo-passthrough-brackets',
  (t) => `\\(${t}\\)`,
  (t) => `<p>\\[\n${t}\n\\]</p>`,
  KATEX,
);
const ghost = within(
  'auto-render-double-dollars',
  (t) => `\\(${t}\\)`,
  (t) => `<div class="kg-card kg-html-card">$$${t}$$</div>`,
  KATEX,
);
const boardMath = within(
  'board-cooked-math',
  (t) => `<span class="math">${t}</span>`,
  (t) => `<div class="math">\n${t}\n</div>`,
);
const zenn = within(
  'embed-katex-element',
  (t) => `<eq class="zenn-katex"><embed-katex>${t}</embed-katex></eq>`,
  (t) =>
    `<section class="zenn-katex"><eqn><embed-katex display-mode="1">${t}</embed-katex></eqn></section>`,
);
const anki = within(
  'cards-mathjax-element',
  (t) => `<anki-mathjax>${t}</anki-mathjax>`,
  (t) => `<anki-mathjax block="true">${t}</anki-mathjax>`,
);
const wikidot = within(
  'wikidot-math-equation',
  (t) => `<span class="math-inline">$${t}$</span>`,
  (t) =>
    `<span class="equation-number">(1)</span><div class="math-equation" id="equation-1">$$${t}$$</div>`,
  MATHJAX,
);
// what stands in a script is no HTML: its signs are not written as entities
const rawScript = formulaKind('kramdown-script-math-tex', (made, page) =>
  page.document(
    f.frame(
      page,
      article(page, made, (own, isDisplay) => {
        const t = tex(expression(own, isDisplay));
        return `<script type="math/tex${isDisplay ? '; mode=display' : ''}">${t}</script>`;
      }),
    ),
    {
      head: '<script src="https://cdnjs.cloudflare.com/ajax/libs/mathjax/2.7.5/MathJax.js?config=TeX-AMS_HTML"></script>',
    },
  ),
);

/** Pictures with the TeX in an attribute. */
const images = (
  name: string,
  inline: (t: string) => string,
  display?: (t: string) => string,
): Kind<FormulaTruth> =>
  written(name, (made, isDisplay) => {
    if (display === undefined) {
      const html = inline(tex(made.either()));
      return isDisplay ? p(html) : html;
    }
    return (isDisplay ? display : inline)(tex(expression(made, isDisplay)));
  });

const wpCom = images(
  'latex-php-pictures',
  (t) =>
    `<img src="https://s0.wp.com/latex.php?latex=${encodeURIComponent(t)}&amp;bg=ffffff&amp;fg=000&amp;s=0&amp;c=20201002" srcset="https://s0.wp.com/latex.php?latex=x&amp;zoom=4.5 4.5x" alt="${attribute(t)}" class="latex">`,
);
const quick = images(
  'quicklatex-svg-pictures',
  (t) =>
    `<img src="/wp-content/ql-cache/quicklatex.com-a_l3.svg" class="ql-img-inline-formula quicklatex-auto-format" alt="&#36;${attribute(t)}&#36;" title="Rendered by QuickLaTeX.com" height="17" width="89" style="vertical-align: -4px;">`,
  (t) =>
    `<p class="ql-center-displayed-equation" style="line-height: 43px;"><span class="ql-right-eqno"> &nbsp; </span><span class="ql-left-eqno"> &nbsp; </span><img src="/wp-content/ql-cache/quicklatex.com-b_l3.svg" height="43" width="200" class="ql-img-displayed-equation quicklatex-auto-format" alt="&#92;&#91;${attribute(t)}&#92;&#93;" title="Rendered by QuickLaTeX.com"></p>`,
);
const cogs = images(
  'codecogs-svg-images',
  (t) =>
    `<img src="https://latex.codecogs.com/svg.image?${encodeURIComponent(t)}" title="${attribute(t)}" alt="">`,
);
const zhihu = images(
  'equation-tex-pictures',
  (t) =>
    `<img src="https://www.zhihu.com/equation?tex=${encodeURIComponent(t)}" alt="${attribute(t)}" eeimg="1">`,
);
const texRender = images(
  'course-texrender-gif',
  (t) =>
    `<img class="texrender" title="${attribute(t)}" alt="${attribute(t)}" src="https://learn.example/filter/tex/pix.php/ab12.gif">`,
);
const canvas = images(
  'course-equation-image',
  (t) =>
    `<img class="equation_image" title="${attribute(t)}" src="/equation_images/${encodeURIComponent(encodeURIComponent(t))}" alt="LaTeX: ${attribute(t)}" data-equation-content="${attribute(t)}">`,
);
const aops = images(
  'contest-wiki-latex-png',
  (t) =>
    `<img src="//latex.contest.example/a/b/c.png" class="latex" alt="$${attribute(t)}$" width="82" height="17">`,
  (t) =>
    `<p><img src="//latex.contest.example/a/b/d.png" class="latexcenter" alt="\\[${attribute(t)}\\]" width="200" height="40"></p>`,
);
const doxygen = images(
  'doxygen-form-pictures',
  (t) => `<img class="formulaInl" alt="$${attribute(t)}$" src="form_0.svg" width="40" height="12">`,
  (t) =>
    `<p class="formulaDsp"><img class="formulaDsp" alt="\\[ ${attribute(t)} \\]" src="form_1.svg" width="200" height="40"></p>`,
);
const chart = images(
  'chart-api-tx-pictures',
  (t) =>
    `<img src="https://chart.apis.google.com/chart?cht=tx&amp;chl=%20${encodeURIComponent(t)}" alt=" ${attribute(t)}">`,
);
const wikiImage = images(
  'wiki-fallback-picture-alone',
  (t) =>
    `<img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/0a" class="mwe-math-fallback-image-inline mw-invert skin-invert" aria-hidden="true" style="vertical-align: -0.338ex; width:1.33ex; height:1.676ex;" alt="{\\displaystyle ${attribute(t)}}">`,
);
const toHtml = images(
  'latex2html-pictures',
  (t) =>
    `<IMG WIDTH="61" HEIGHT="30" ALIGN="MIDDLE" BORDER="0" SRC="img12.png" ALT="$${attribute(t)}$">`,
  (t) =>
    `<P></P><DIV ALIGN="CENTER"><IMG WIDTH="261" HEIGHT="60" ALIGN="MIDDLE" BORDER="0" SRC="img13.png" ALT="\\begin{displaymath}${attribute(t)}\\end{displaymath}"></DIV><P></P>`,
);

const letter = written('letter-platform-latex-rendered', (made, isDisplay) => {
  if (!isDisplay) return `<em>${made.page.random.word()}</em>`;
  const t = tex(made.display());
  return `<div class="latex-rendered" data-attrs="${attribute(JSON.stringify({ persistentExpression: t, id: 'A' }))}" data-component-name="LatexBlockToDOM"></div>`;
});

/** MathML and what renderers add to it. */
const mathmlOnly = written('katex-output-mathml', (made, isDisplay) => {
  const html = `<span class="katex">${annotated(expression(made, isDisplay), isDisplay)}</span>`;
  return isDisplay ? p(html) : html;
});
const temml = written('temml-math-elements', (made, isDisplay) => {
  const e = expression(made, isDisplay);
  return `<math${isDisplay ? ' display="block" class="tml-display" style="display:block math;"' : ''}><semantics>${mathml(e)}<annotation encoding="application/x-tex">${escapeTex(tex(e))}</annotation></semantics></math>`;
});
const altText = written('math-with-alttext', (made, isDisplay) => {
  const e = expression(made, isDisplay);
  return `<math ${XMLNS} alttext="${attribute(tex(e))}" display="${isDisplay ? 'block' : 'inline'}">${mathml(e)}</math>`;
});
const nlm = written('library-display-formula', (made, isDisplay) => {
  const math = bareMathml(expression(made, isDisplay, true), isDisplay);
  return isDisplay
    ? `<table class="disp-formula p" id="FD1"><tbody><tr><td class="formula">${math}</td><td class="label">(1)</td></tr></tbody></table>`
    : math;
});
const direct = written('publisher-math-in-spans', (made, isDisplay) => {
  const math = `<span class="math">${bareMathml(expression(made, isDisplay, true), isDisplay)}</span>`;
  return isDisplay
    ? `<span class="display"><span class="formula" id="fd1"><span class="label">(1)</span>${math}</span></span>`
    : math;
});
const stax = written('textbook-data-type-equation', (made, isDisplay) => {
  const math = bareMathml(expression(made, isDisplay, true), isDisplay);
  return isDisplay
    ? `<div data-type="equation" id="eip-1" class="unnumbered" data-label="">${math}</div>`
    : math;
});
const preprint = written('preprint-numbered-equations', (made, isDisplay) => {
  const html = latexml(expression(made, isDisplay), isDisplay, made.nextId());
  return html.replace(
    '</tr></tbody></table>',
    '<td rowspan="1" class="ltx_eqn_cell ltx_eqn_eqno ltx_align_middle ltx_align_right"><span class="ltx_tag ltx_tag_equation ltx_align_right">(1)</span></td></tr></tbody></table>',
  );
});
const csdn = written('katex-double-dash-wrappers', (made, isDisplay) =>
  isDisplay
    ? `<p><span class="katex--display">${katex(made.display(), true)}</span></p>`
    : `<span class="katex--inline">${katex(made.inline(), false)}</span>`,
);
const notionFigure = written('notebook-equation-figures', (made, isDisplay) =>
  isDisplay
    ? `<figure id="e1" class="equation"><style>@import url('https://cdn.example/katex.min.css')</style><div class="equation-container">${katex(made.display(), true)}</div></figure>`
    : `<style>@import url('https://cdn.example/katex.min.css')</style><span data-token-index="1" contenteditable="false" class="notion-text-equation-token" style="display:inline-block"><span></span><span>${katex(made.inline(), false)}</span><span>\ufeff</span></span>`,
);
const svgGlyphs = (e: Expression) =>
  `<svg style="vertical-align: -0.05ex;" xmlns="http://www.w3.org/2000/svg" width="5ex" height="2ex" role="img" focusable="false" viewBox="0 -442 572 453" aria-hidden="true"><g stroke="currentColor" fill="currentColor"><g data-mml-node="math">${Array.from(plain(e), (c) => `<g data-mml-node="mi"><path data-c="${(c.codePointAt(0) ?? 0).toString(16)}" d="M52 289Q59"></path></g>`).join('')}</g></g></svg>`;
const jaxSvg = written('mathjax-3-svg-with-assistive', (made, isDisplay) => {
  const e = expression(made, isDisplay, true);
  const html = `<mjx-container class="MathJax" jax="SVG"${isDisplay ? ' display="true"' : ''} tabindex="0" ctxtmenu_counter="1" style="direction: ltr; position: relative;">${svgGlyphs(e)}<mjx-assistive-mml unselectable="on" display="${isDisplay ? 'block' : 'inline'}" style="position: absolute; clip: rect(1px, 1px, 1px, 1px);">${bareMathml(e, isDisplay)}</mjx-assistive-mml></mjx-container>`;
  return isDisplay ? p(html) : html;
});
const jaxFour = written('mathjax-4-data-latex', (made, isDisplay) => {
  const e = expression(made, isDisplay);
  const html = `<mjx-container class="MathJax" jax="CHTML" overflow="overflow" tabindex="0"${isDisplay ? ' display="true"' : ''}><mjx-math data-latex="${attribute(tex(e))}" aria-hidden="true"><mjx-mi data-latex="x"><mjx-c class="mjx-c78">x</mjx-c></mjx-mi></mjx-math><mjx-assistive-mml unselectable="on" display="${isDisplay ? 'block' : 'inline'}"><math ${XMLNS} data-latex="${attribute(tex(e))}"${isDisplay ? ' display="block"' : ''}>${mathml(e)}</math></mjx-assistive-mml></mjx-container>`;
  return isDisplay ? p(html) : html;
});
const jaxTwoSvg = written('mathjax-2-svg-with-script', (made, isDisplay) => {
  const e = expression(made, isDisplay);
  const id = made.nextId();
  const frame = `<span class="MathJax_SVG" id="MathJax-Element-${id}-Frame" tabindex="0" data-mathml="${attribute(bareMathml(e, isDisplay))}" role="presentation">${svgGlyphs(e)}</span>`;
  const script = `<script type="math/tex${isDisplay ? '; mode=display' : ''}" id="MathJax-Element-${id}">${tex(e)}</script>`;
  return `<span class="MathJax_Preview" style="color: inherit;"></span>${isDisplay ? `<div class="MathJax_SVG_Display" style="text-align: center;">${frame}</div>` : frame}${script}`;
});

const inTable = formulaKind('formulas-in-cells-and-points', (made, page) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1>${page.p()}<table class="md-table"><thead><tr><th>A</th><th>B</th></tr></thead><tbody>${page.random.times(4, () => `<tr><td>${page.item()}</td><td>${katex(made.inline({ isShort: true }), false)}</td></tr>`).join('')}</tbody></table><ul>${page.random.times(3, () => `<li>${page.brief()} ${katex(made.inline({ isShort: true }), false)}</li>`).join('')}</ul></article>`,
    ),
  ),
);

const environments = formulaKind('environments-in-a-mathjax-post', (made, page) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1>${(['align', 'equation', 'gather', 'align*'] as const).map((name) => `<p>${page.say()}</p><p>${escapeTex(environment(made, name))}</p>`).join('\n')}<p>${page.say()}</p></article>`,
    ),
    { head: MATHJAX },
  ),
);

const prices = formulaKind('prices-in-dollars-of-a-shop', (made, page) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1>${page.random.times(4, () => `<p>${page.say()} ${made.unharmed(`$${page.random.int(10, 99)} or $${page.random.int(100, 999)} a year`)}, ${page.brief()}</p>`).join('')}<ul>${page.random.times(3, () => `<li>${made.unharmed(`US$${page.random.int(1000, 9999)}`)}</li>`).join('')}</ul></article>`,
    ),
  ),
);

const variables = formulaKind('variables-and-brackets-in-code', (made, page) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1>${page.random.times(3, () => `<p>${page.say()} <code>${made.code(`$${page.random.word()}_${page.random.int(1, 99)}$`)}</code> ${page.brief()}</p><pre><code class="language-bash">${made.code(`echo $${page.random.word().toUpperCase()} \\(${page.random.word()}\\)`)}</code></pre>`).join('')}</article>`,
    ),
    { head: MATHJAX },
  ),
);

const scripts = formulaKind('underscores-and-carets-in-text', (made, page) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1>${page.random.times(4, () => `<p>${page.say()} ${made.unharmed(`${page.random.int(2, 90)} m_a and ${page.random.int(2, 90)}^b`)} ${page.brief()}</p>`).join('')}</article>`,
    ),
  ),
);

export const kinds: readonly Kind<FormulaTruth>[] = [
  pandoc,
  sphinx,
  arithmatex,
  renderer,
  labCode,
  container,
  springer,
  moodle,
  distill,
  preText,
  notebook,
  hugo,
  ghost,
  boardMath,
  zenn,
  anki,
  wikidot,
  rawScript,
  wpCom,
  quick,
  cogs,
  zhihu,
  texRender,
  canvas,
  aops,
  doxygen,
  chart,
  wikiImage,
  toHtml,
  letter,
  mathmlOnly,
  temml,
  altText,
  nlm,
  direct,
  stax,
  preprint,
  csdn,
  notionFigure,
  jaxSvg,
  jaxFour,
  jaxTwoSvg,
  inTable,
  environments,
  prices,
  variables,
  scripts,
];
