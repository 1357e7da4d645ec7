/** Formulas of half `held-out-3`: as renderers, filters, editors and platforms leave them in pages. */
import { furniture as f } from '../../furniture/held-out-3.ts';
import type { Kind } from '../../kind.ts';
import { environment } from '../environments.ts';
import type { FormulaTruth } from '../truth.ts';
import {
  annotated,
  attribute,
  bareMathml,
  DOLLARS,
  escapeTex,
  KATEX,
  KATEX_DOLLARS,
  katexHtml,
  MATHJAX,
  mathml,
  of,
  paged,
  pictured,
  raw,
  symbols,
  tex,
  within,
  written,
  XMLNS,
} from './frames.ts';

const url = encodeURIComponent;

const texInText = [
  within(
    'dollars-in-a-site-generator',
    (t) => `$${t}$`,
    (t) => `<p>$$${t}$$</p>`,
    DOLLARS,
  ),
  within(
    'dollars-on-lines-of-their-own',
    (t) => `$${t}$`,
    (t) => `<p>$$\n${t}\n$$</p>`,
    KATEX_DOLLARS,
  ),
  within(
    'kramdown-backslash-brackets',
    (t) => `\\(${t}\\)`,
    (t) => `<p>\\[${t}\\]</p>`,
    MATHJAX,
  ),
  within(
    'asciidoctor-stem-blocks',
    (t) => `\\(${t}\\)`,
    (t) => `<div class="stemblock">\n<div class="content">\n\\[${t}\\]\n</div>\n</div>`,
    '<script type="text/x-mathjax-config">MathJax.Hub.Config({ tex2jax: { inlineMath: [["\\\\(", "\\\\)"]], ignoreClass: "nostem|nolatexmath" } })</script><script src="https://cdnjs.cloudflare.com/ajax/libs/mathjax/2.7.9/MathJax.js?config=TeX-MML-AM_HTMLorMML"></script>',
  ),
  within(
    'doxygen-mathjax-formulas',
    (t) => `\\( ${t} \\)`,
    (t) => `<p class="formulaDsp">\n\\[ ${t} \\]\n</p>`,
    MATHJAX,
  ),
  within(
    'editor-math-tex-spans',
    (t) => `<span class="math-tex">\\(${t}\\)</span>`,
    (t) => `<p style="text-align:center"><span class="math-tex">\\[${t}\\]</span></p>`,
    MATHJAX,
  ),
  within(
    'discourse-math-cooked',
    (t) => `<span class="math">${t}</span>`,
    (t) => `<div class="math">\n${t}\n</div>`,
    '<script src="/plugins/discourse-math/mathjax/MathJax.js"></script>',
  ),
  within(
    'plugin-katex-eq-spans',
    (t) => `<span class="wp-katex-eq" data-display="false">${t}</span>`,
    (t) => `<p><span class="wp-katex-eq katex-display" data-display="true">${t}</span></p>`,
    KATEX,
  ),
  within(
    'math-span-and-math-div-elements',
    (t) => `<math-span>${t}</math-span>`,
    (t) => `<math-div>${t}</math-div>`,
    '<script type="module">import { renderMathInDocument } from "https://esm.run/mathlive";</script>',
  ),
  within(
    'gitea-language-math',
    (t) => `<code class="language-math is-loading">${t}</code>`,
    (t) =>
      `<pre class="code-block is-loading"><code class="chroma language-math display">${t}</code></pre>`,
  ),
  within(
    'proof-steps-in-a-list',
    (t) => `\\(${t}\\)`,
    (t) => `<ol class="proof"><li><p>\\[${t}\\]</p></li></ol>`,
    MATHJAX,
  ),
  within(
    'tex-math-of-a-publisher',
    (t) => `<span class="inline-formula"><tex-math notation="LaTeX">$${t}$</tex-math></span>`,
    (t) =>
      `<div class="disp-formula" id="deqn1"><tex-math notation="LaTeX">$$${t}$$</tex-math></div>`,
    DOLLARS,
  ),
  written(
    'textbook-nonumber',
    (made, isDisplay) => {
      if (!isDisplay) return `\\(${escapeTex(raw(made, false))}\\)`;
      const t = `x_{${made.page.random.int(1, 9)}} = ${made.page.random.int(100, 99999)} y`;
      made.note([t, `${t} \\nonumber`, `${t}\\nonumber`], 'display');
      return `<p>\\[${t} \\nonumber \\]</p>`;
    },
    MATHJAX,
  ),
  paged(
    'environments-bare-in-paragraphs',
    (made, page) =>
      (['align*', 'equation', 'gather*'] as const)
        .map((name) => `<p>${page.say()}</p>\n<p>${escapeTex(environment(made, name))}</p>`)
        .join('\n') + `<p>${page.say()} $${escapeTex(raw(made, false))}$.</p>`,
    DOLLARS,
  ),
  paged(
    'kramdown-scripts-with-cdata',
    (made, page) =>
      page.random
        .times(
          3,
          () =>
            `<p>${page.say()} <script type="math/tex">${raw(made, false)}</script> ${page.brief()}</p><script type="math/tex; mode=display">% <![CDATA[\n${environment(made, 'align*')} %]]></script>`,
        )
        .join('\n'),
    '<script src="https://cdnjs.cloudflare.com/ajax/libs/mathjax/2.7.7/MathJax.js?config=TeX-AMS-MML_HTMLorMML"></script>',
  ),
];

const rendered = [
  written(
    'katex-of-a-manual-generator',
    (made, isDisplay) => {
      const html = katexHtml(of(made, isDisplay), isDisplay);
      return isDisplay ? `<span class="math math-display">${html}</span>` : html;
    },
    KATEX,
  ),
  written(
    'katex-markdown-it-block',
    (made, isDisplay) =>
      isDisplay
        ? `<p class="katex-block">${katexHtml(of(made, true), true)}</p>`
        : katexHtml(of(made, false), false),
    KATEX,
  ),
  written(
    'katex-inline-double-dash-spans',
    (made, isDisplay) =>
      `<span class="katex--${isDisplay ? 'display' : 'inline'}">${katexHtml(of(made, isDisplay), isDisplay)}</span>`,
  ),
  written('katex-output-mathml-only', (made, isDisplay) => {
    const html = `<span class="katex">${annotated(of(made, isDisplay), isDisplay)}</span>`;
    return isDisplay ? `<p><span class="katex-display">${html}</span></p>` : html;
  }),
  written('note-equation-tokens', (made, isDisplay) =>
    isDisplay
      ? `<div data-block-id="b" class="notion-selectable notion-equation-block"><div contenteditable="false" role="button">${katexHtml(of(made, true), true)}</div></div>`
      : `<span data-token-index="0" contenteditable="false" class="notion-text-equation-token"><span></span><span>${katexHtml(of(made, false), false)}</span><span>&#xFEFF;</span></span>`,
  ),
  written('quill-formula-data-value', (made, isDisplay) => {
    const e = isDisplay ? made.either() : made.inline();
    const html = `<span class="ql-formula" data-value="${attribute(tex(e))}">&#xFEFF;<span contenteditable="false">${katexHtml(e, false)}</span>&#xFEFF;</span>`;
    return isDisplay ? `<p class="ql-align-center">${html}</p>` : html;
  }),
  written('pandoc-mathml-output', (made, isDisplay) => {
    const e = of(made, isDisplay);
    const math = `<math display="${isDisplay ? 'block' : 'inline'}" ${XMLNS}><semantics>${mathml(e)}<annotation encoding="application/x-tex">${escapeTex(tex(e))}</annotation></semantics></math>`;
    return isDisplay ? `<p>${math}</p>` : math;
  }),
  written('maruku-equations-with-number', (made, isDisplay) => {
    const e = of(made, isDisplay);
    const math = `<math xmlns='http://www.w3.org/1998/Math/MathML' class='maruku-mathml' display='${isDisplay ? 'block' : 'inline'}'><semantics>${mathml(e)}<annotation encoding='application/x-tex'>${escapeTex(tex(e))}</annotation></semantics></math>`;
    return isDisplay
      ? `<div class='maruku-equation' id='eq:a'><span class='maruku-eq-number'>(1)</span>${math}</div>`
      : math;
  }),
  written('function-library-alttext-only', (made, isDisplay) => {
    const e = of(made, isDisplay);
    const math = `<math class="ltx_Math" altimg="./1.2.E${made.nextId()}.png" alttext="${attribute(tex(e))}" display="${isDisplay ? 'block' : 'inline'}">${mathml(e)}</math>`;
    return isDisplay
      ? `<table class="ltx_equation ltx_eqn_table"><tbody><tr class="ltx_eqn_row"><td class="ltx_eqn_cell ltx_left">${math}</td></tr></tbody></table>`
      : math;
  }),
  written('preprint-equation-with-tag-cell', (made, isDisplay) => {
    const e = of(made, isDisplay);
    const id = made.nextId();
    const math = `<math id="S2.m${id}" class="ltx_Math" alttext="${attribute(tex(e))}" display="${isDisplay ? 'block' : 'inline'}" intent=":literal"><semantics>${mathml(e)}<annotation encoding="application/x-tex">${escapeTex(tex(e))}</annotation><annotation encoding="application/x-llamapun">x y</annotation></semantics></math>`;
    return isDisplay
      ? `<table class="ltx_equation ltx_eqn_table" id="S2.E${id}"><tbody><tr class="ltx_equation ltx_eqn_row ltx_align_baseline"><td class="ltx_eqn_cell ltx_eqn_center_padleft"></td><td class="ltx_eqn_cell ltx_align_center">${math}</td><td class="ltx_eqn_cell ltx_eqn_center_padright"></td><td rowspan="1" class="ltx_eqn_cell ltx_eqn_eqno ltx_align_middle ltx_align_right"><span class="ltx_tag ltx_tag_equation ltx_align_right">(${id})</span></td></tr></tbody></table>`
      : math;
  }),
  written('mathjax-3-svg-assistive', (made, isDisplay) => {
    const e = of(made, isDisplay, true);
    const paths = symbols(e)
      .map(
        (s) =>
          `<g data-mml-node="mi" transform="translate(0,0)"><use data-c="${s.codePointAt(0)?.toString(16).toUpperCase() ?? ''}" xlink:href="#MJX-1-TEX-I"></use></g>`,
      )
      .join('');
    return `<mjx-container class="MathJax" jax="SVG"${isDisplay ? ' display="true"' : ''}><svg xmlns="http://www.w3.org/2000/svg" width="9.4ex" height="2.1ex" role="img" focusable="false" viewBox="0 -833.9 4175.6 915.9" aria-hidden="true"><g stroke="currentColor" fill="currentColor" stroke-width="0" transform="scale(1,-1)"><g data-mml-node="math">${paths}</g></g></svg><mjx-assistive-mml unselectable="on" display="${isDisplay ? 'block' : 'inline'}">${bareMathml(e, isDisplay)}</mjx-assistive-mml></mjx-container>`;
  }),
  written('mathjax-2-common-html', (made, isDisplay) => {
    const e = of(made, isDisplay);
    const id = made.nextId();
    const boxes = symbols(e)
      .map(
        (s) =>
          `<span class="mjx-mi"><span class="mjx-char MJXc-TeX-math-I" style="padding-top: 0.225em;">${s}</span></span>`,
      )
      .join('');
    const frame = `<span class="mjx-chtml MathJax_CHTML" id="MathJax-Element-${id}-Frame" tabindex="0" style="font-size: 120%;" role="presentation"><span class="mjx-math" aria-hidden="true"><span class="mjx-mrow">${boxes}</span></span></span>`;
    const script = `<script type="math/tex${isDisplay ? '; mode=display' : ''}" id="MathJax-Element-${id}">${tex(e)}</script>`;
    return isDisplay
      ? `<span class="mjx-chtml MJXc-display" style="text-align: center;">${frame}</span>${script}`
      : `<span class="MathJax_Preview" style="color: inherit;"></span>${frame}${script}`;
  }),
  written('mathjax-2-svg-and-mml-script', (made, isDisplay) => {
    const e = of(made, isDisplay, true);
    const id = made.nextId();
    const svg = `<span class="MathJax_SVG" id="MathJax-Element-${id}-Frame" tabindex="0" role="presentation" style="font-size: 90%; display: inline-block; position: relative;"><svg xmlns:xlink="http://www.w3.org/1999/xlink" width="1.3ex" height="1.9ex" viewBox="0 -576.1 572.5 833.9" role="img" focusable="false" aria-hidden="true"><g></g></svg></span><script type="math/mml" id="MathJax-Element-${id}">${bareMathml(e, isDisplay)}</script>`;
    return isDisplay
      ? `<div class="display"><span id="fd${id}" class="formula"><span class="label">(${id})</span><span class="math"><span class="MathJax_Preview" style="color: inherit;"></span>${svg}</span></span></div>`
      : `<span class="math"><span class="MathJax_Preview" style="color: inherit;"></span>${svg}</span>`;
  }),
  written('column-ztext-math-data-tex', (made, isDisplay) => {
    const e = isDisplay ? made.either() : made.inline();
    const html = `<span class="ztext-math" data-eeimg="${isDisplay ? 2 : 1}" data-tex="${attribute(tex(e))}"><span></span><span><span class="MathJax_Preview" style="color: inherit;"></span><span class="MathJax_SVG" tabindex="0" style="font-size: 100%; display: inline-block;"><svg width="2ex" height="2ex" aria-hidden="true"></svg></span></span></span>`;
    return isDisplay ? `<p>${html}</p>` : html;
  }),
];

const mathmlOnly = [
  written('open-textbook-mathml', (made, isDisplay) => {
    const e = of(made, isDisplay, true);
    return isDisplay
      ? `<div data-type="equation" id="eq-${made.nextId()}">${bareMathml(e, true)}<div class="os-equation-number"><span class="os-number">1.${made.nextId()}</span></div></div>`
      : `<span class="os-math-in-para">${bareMathml(e, false)}</span>`;
  }),
  written('open-publisher-formula-table', (made, isDisplay) => {
    const e = of(made, isDisplay, true);
    return isDisplay
      ? `<div class="html-disp-formula-info" id="FD${made.nextId()}-x"><div class="f">${bareMathml(e, true)}</div><div class="l"><label>(${made.nextId()})</label></div></div>`
      : `<span class="html-italic"></span><math display="inline"><semantics>${mathml(e)}</semantics></math>`;
  }),
  written('wiley-fallback-and-math', (made, isDisplay) => {
    const e = of(made, isDisplay, true);
    const math = `<span class="fallback__mathEquation" data-altimg="/cms/asset/a/eq${made.nextId()}.png"></span><math ${XMLNS}${isDisplay ? ' display="block"' : ''} altimg="urn:x-eq" location="graphic/eq.png">${mathml(e)}</math>`;
    return isDisplay
      ? `<div class="inline-equation" id="e1">${math}<span class="inline-equation__label">(1)</span></div>`
      : math;
  }),
  written('tex4ht-mathml', (made, isDisplay) => {
    const e = of(made, isDisplay, true);
    const math = `<!--l. ${10 + made.nextId()}--><math ${XMLNS} display="${isDisplay ? 'block' : 'inline'}"${isDisplay ? ' class="equation"' : ''}>${mathml(e)}</math>`;
    return isDisplay
      ? `<table class="equation"><tr><td>${math}</td><td class="eq-no">(1)</td></tr></table>`
      : math;
  }),
  written('mathml-core-in-a-browser-blog', (made, isDisplay) => {
    const e = of(made, isDisplay, true);
    return isDisplay
      ? `<p><math display="block">${mathml(e)}</math></p>`
      : `<math>${mathml(e)}</math>`;
  }),
];

const images = [
  pictured(
    'pandoc-webtex-pictures',
    (t) =>
      `<img style="vertical-align:middle" src="https://latex.codecogs.com/png.latex?${url(t)}" alt="${attribute(t)}" title="${attribute(t)}" class="math inline" />`,
    (t) =>
      `<p><img style="vertical-align:middle" src="https://latex.codecogs.com/png.latex?%5Cdisplaystyle%20${url(t)}" alt="${attribute(t)}" title="${attribute(t)}" class="math display" /></p>`,
  ),
  pictured(
    'blog-host-latex-php',
    (t) =>
      `<img src="https://s0.wp.com/latex.php?latex=${url(t)}&#038;bg=ffffff&#038;fg=333333&#038;s=0&#038;c=20201002" alt="${attribute(t)}" class="latex" />`,
    (t) =>
      `<p style="text-align: center;"><img src="https://s0.wp.com/latex.php?latex=${url(t)}&#038;bg=ffffff&#038;fg=333333&#038;s=2" alt="${attribute(t)}" class="latex" /></p>`,
  ),
  pictured(
    'quicklatex-pictures',
    (t) =>
      `<span class="ql-right-eqno"></span><img src="https://x.example/wp-content/ql-cache/quicklatex.com-a_l3.png" class="ql-img-inline-formula quicklatex-auto-format" alt="${attribute(t)}" title="Rendered by QuickLaTeX.com" height="14" width="58" style="vertical-align: 0px;"/>`,
    (t) =>
      `<p class="ql-center-displayed-equation" style="line-height: 22px;"><span class="ql-right-eqno"> &nbsp; </span><span class="ql-left-eqno"> &nbsp; </span><img src="https://x.example/wp-content/ql-cache/quicklatex.com-b_l3.png" height="22" width="130" class="ql-img-displayed-equation quicklatex-auto-format" alt="&#92;&#91;${attribute(t)}&#92;&#93;" title="Rendered by QuickLaTeX.com"/></p>`,
  ),
  pictured(
    'contest-wiki-latex-pictures',
    (t) =>
      `<img src="//latex.artofproblemsolving.com/a/b/${url(t).length}.png" class="latex" alt="$${attribute(t)}$" style="vertical-align: -1px" width="58" height="15">`,
    (t) =>
      `<p><img src="//latex.artofproblemsolving.com/c/d/${url(t).length}.png" class="latexcenter" alt="\\[${attribute(t)}\\]" width="208" height="41"></p>`,
  ),
  pictured(
    'sphinx-imgmath',
    (t) =>
      `<img class="math" src="_images/math/5a.png" alt="${attribute(t)}" style="vertical-align: -5px"/>`,
    (t) => `<div class="math"><p><img src="_images/math/8b.png" alt="${attribute(t)}"/></p></div>`,
  ),
  pictured(
    'doxygen-formula-pictures',
    (t) =>
      `<img class="formulaInl" alt="$ ${attribute(t)} $" src="form_0.png" width="54" height="12"/>`,
    (t) =>
      `<p class="formulaDsp"><img class="formulaDsp" alt="\\[ ${attribute(t)} \\]" src="form_1.png" width="154" height="36"/></p>`,
  ),
  pictured(
    'gladtex-picture-classes',
    (t) =>
      `<img src="eqn001.svg" style="vertical-align: -3.2px;" alt="${attribute(t)}" class="inlinemath" />`,
    (t) =>
      `<p><img src="eqn002.svg" style="margin: 0;" alt="${attribute(t)}" class="displaymath" /></p>`,
  ),
  pictured(
    'course-equation-images',
    (t) =>
      `<img class="equation_image" title="${attribute(t)}" src="/equation_images/${url(url(t))}" alt="LaTeX: ${attribute(t)}" data-equation-content="${attribute(t)}" />`,
    (t) =>
      `<p style="text-align: center;"><img class="equation_image" title="${attribute(t)}" src="/equation_images/${url(url(t))}" alt="LaTeX: ${attribute(t)}" data-equation-content="${attribute(t)}" /></p>`,
  ),
  pictured(
    'old-wiki-tex-pictures',
    (t) => `<img class="tex" alt="${attribute(t)}" src="//upload.example/math/4/2/f.png" />`,
    (t) =>
      `<dl><dd><img class="tex" alt="${attribute(t)}" src="//upload.example/math/7/d/e.png" /></dd></dl>`,
  ),
  pictured(
    'answer-site-equation-pictures',
    (t) =>
      `<img src="https://www.zhihu.com/equation?tex=${url(t)}" alt="${attribute(t)}" eeimg="1"/>`,
    (t) =>
      `<p><img src="https://www.zhihu.com/equation?tex=${url(t)}" alt="${attribute(t)}" eeimg="2"/></p>`,
  ),
];

const places = [
  paged('katex-in-cells-of-a-table', (made, page) => {
    const cell = () => katexHtml(made.inline({ isShort: true }), false);
    return `<table><thead><tr><th>${page.random.word()}</th><th>${page.random.word()}</th></tr></thead><tbody>${page.random.times(4, () => `<tr><td>${page.random.word()}</td><td>${cell()}</td></tr>`).join('')}</tbody></table><p>${page.say()} ${katexHtml(made.inline(), false)}</p>`;
  }),
  paged(
    'theorem-and-proof-environments',
    (made, page) =>
      page.random
        .times(
          2,
          (i) =>
            `<div class="theorem" id="thm${i}"><p><span class="theorem-title">${i + 1}</span> <em>${page.say()} \\(${escapeTex(raw(made, false))}\\)</em></p></div><div class="proof"><p>${page.say()}</p><p>\\[${escapeTex(raw(made, true))}\\]</p><p>${page.brief()} <span class="qed">∎</span></p></div>`,
        )
        .join('\n'),
    MATHJAX,
  ),
  paged(
    'answer-thread-with-dollars',
    (made, page) =>
      page.random
        .times(
          3,
          (i) =>
            `<div class="answer" id="a${i}"><div class="vote">${page.random.int(0, 30)}</div><div class="post-text"><p>${page.say()} $${escapeTex(raw(made, false))}$ ${page.brief()}</p><p>$$${escapeTex(raw(made, true))}$$</p></div></div>`,
        )
        .join('\n'),
    DOLLARS,
  ),
  paged(
    'points-and-quotes-with-formulas',
    (made, page) =>
      `<ul>${page.random.times(4, () => `<li>${page.brief()} ${katexHtml(made.inline(), false)}</li>`).join('')}</ul><blockquote><p>${page.say()}</p>${katexHtml(made.display(), true)}</blockquote>`,
    KATEX,
  ),
  paged(
    'definition-list-of-symbols',
    (made, page) =>
      `<dl class="symbols">${page.random.times(4, () => `<dt>${annotated(made.inline({ isShort: true }), false)}</dt><dd>${page.say()}</dd>`).join('')}</dl>`,
  ),
  paged(
    'captions-with-formulas',
    (made, page) =>
      page.random
        .times(
          2,
          () =>
            `<figure><img src="${page.picture()}" alt="" width="640" height="400"><figcaption>${page.brief()} \\(${escapeTex(raw(made, false))}\\)</figcaption></figure><p>${page.say()} \\(${escapeTex(raw(made, false))}\\).</p>`,
        )
        .join('\n'),
    MATHJAX,
  ),
];

const negatives = [
  paged(
    'prices-in-many-currencies',
    (made, page) =>
      page.random
        .times(
          4,
          () =>
            `<p>${page.say()} ${made.unharmed(`A$${page.random.int(10, 99)} against NZ$${page.random.int(100, 999)}`)}, ${made.unharmed(`$${page.random.int(2, 9)}.${page.random.int(10, 99)} (was $${page.random.int(10, 99)})`)}.</p>`,
        )
        .join('\n') + f.newsletter(page),
  ),
  paged('jquery-and-template-strings', (made, page) =>
    page.random
      .times(
        3,
        () =>
          `<p>${page.say()} <code>${made.code(`$('#${page.random.word()}')`)}</code> ${page.brief()} <code>${made.code(`\${${page.random.word()}}`)}</code></p>`,
      )
      .join('\n'),
  ),
  paged('tex-tutorial-with-sources', (made, page) =>
    page.random
      .times(
        3,
        () =>
          `<p>${page.say()}</p><pre><code class="language-latex">${made.code(`\\begin{equation}\n  ${page.random.word()}^2 = ${page.random.int(10, 9999)}\n\\end{equation}`)}</code></pre><p>${page.say()} <code>${made.code(`$${page.random.word()}_1$`)}</code></p>`,
      )
      .join('\n'),
  ),
  paged('shell-session-of-prompts', (made, page) =>
    page.random
      .times(
        3,
        () =>
          `<p>${page.say()}</p><pre><code class="language-console">${made.code(`$ cd ${page.random.word()}\n$ echo $${page.random.word().toUpperCase()} $(( ${page.random.int(2, 99)} + 1 ))`)}</code></pre>`,
      )
      .join('\n'),
  ),
];

export const kinds: readonly Kind<FormulaTruth>[] = [
  ...texInText,
  ...rendered,
  ...mathmlOnly,
  ...images,
  ...places,
  ...negatives,
];
