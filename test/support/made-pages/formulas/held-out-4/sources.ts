/** Formulas of half `held-out-4` that stand in the page as TeX, for a script to set. */
import type { Kind } from '../../kind.ts';
import { environment } from '../environments.ts';
import { tex } from '../expression.ts';
import { escapeTex } from '../renderers.ts';
import type { FormulaTruth } from '../truth.ts';
import { DOLLARS, KATEX, MATHJAX2, MATHJAX3, MATHJAX4, paged, source, written } from './frames.ts';

const HASHES = `<script>MathJax = { tex: { inlineMath: [["##", "##"], ["\\\\(", "\\\\)"]], displayMath: [["$$", "$$"]] } };</script>${MATHJAX3}`;
const post = (content: string, page: { readonly site: string }, i: number) =>
  `<div class="s-prose js-post-body" id="post-${page.site}-${i}">${content}</div>`;

export const sources: readonly Kind<FormulaTruth>[] = [
  source('dollars-with-a-new-loader', [(t) => `$${t}$`, (t) => `<p>$$${t}$$</p>`], {
    head: DOLLARS,
  }),
  source('backslashes-of-version-four', [(t) => `\\(${t}\\)`, (t) => `<p>\\[${t}\\]</p>`], {
    head: MATHJAX4,
  }),
  source('katex-auto-render-defaults', [(t) => `\\(${t}\\)`, (t) => `<p>$$${t}$$</p>`], {
    head: KATEX,
    frame: 'blockTheme',
  }),
  source(
    'pandoc-math-spans',
    [
      (t) => `<span class="math inline">\\(${t}\\)</span>`,
      (t) => `<p><span class="math display">\\[${t}\\]</span></p>`,
    ],
    { head: MATHJAX3 },
  ),
  source(
    'pandoc-katex-spans-without-delimiters',
    [
      (t) => `<span class="math inline">${t}</span>`,
      (t) => `<p><span class="math display">${t}</span></p>`,
    ],
    {
      head: '<script defer src="https://cdn.jsdelivr.net/npm/katex@0.15.1/dist/katex.min.js"></script><script>document.addEventListener("DOMContentLoaded", function () { var mathElements = document.getElementsByClassName("math"); for (var i = 0; i < mathElements.length; i++) { katex.render(mathElements[i].firstChild.data, mathElements[i], { displayMode: mathElements[i].classList.contains("display") }); } });</script>',
    },
  ),
  source(
    'scripts-of-kramdown',
    [
      (t) =>
        `<script type="math/tex">${t.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')}</script>`,
      (t) =>
        `<script type="math/tex; mode=display">${t.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')}</script>`,
    ],
    { head: MATHJAX2 },
  ),
  source(
    'arithmatex-of-a-documentation',
    [
      (t) => `<span class="arithmatex">\\(${t}\\)</span>`,
      (t) => `<div class="arithmatex">\\[\n${t}\n\\]</div>`,
    ],
    { head: MATHJAX3, frame: 'material' },
  ),
  source(
    'sphinx-math-not-translated',
    [
      (t) => `<span class="math notranslate nohighlight">\\(${t}\\)</span>`,
      (t) => `<div class="math notranslate nohighlight">\n\\[${t}\\]</div>`,
    ],
    { head: MATHJAX3 },
  ),
  source(
    'sphinx-numbered-equations',
    [
      (t) => `<span class="math notranslate nohighlight">\\(${t}\\)</span>`,
      (t, m) =>
        `<div class="math notranslate nohighlight" id="equation-e${m.nextId()}">\n<span class="eqno">(${m.nextId()})<a class="headerlink" href="#e" title="Link to this equation">¶</a></span>\\[${t}\\]</div>`,
    ],
    { head: MATHJAX3 },
  ),
  source(
    'question-site-containers',
    [
      (t) => `<span class="math-container">$${t}$</span>`,
      (t) => `<p><span class="math-container">$$${t}$$</span></p>`,
    ],
    { head: MATHJAX2, around: post },
  ),
  source('forge-math-renderer-elements', [
    (t) =>
      `<math-renderer class="js-inline-math" style="display: inline-block" data-run-id="a1">$${t}$</math-renderer>`,
    (t) =>
      `<p dir="auto"><math-renderer class="js-display-math" style="display: block" data-run-id="a1">$$${t}$$</math-renderer></p>`,
  ]),
  source('lab-code-with-math-style', [
    (t) => `<code data-math-style="inline" class="code math js-render-math">${t}</code>`,
    (t) =>
      `<div class="gl-relative markdown-code-block"><pre lang="math" data-math-style="display" class="code highlight code math js-render-math"><code><span class="line">${t}</span></code></pre></div>`,
  ]),
  source('gitea-code-language-math', [
    (t) => `<code class="language-math is-loading">${t}</code>`,
    (t) =>
      `<pre class="code-block is-loading"><code class="chroma language-math display">${t}</code></pre>`,
  ]),
  source(
    'journal-spans-of-mathjax-tex',
    [
      (t) => `<span class="mathjax-tex">\\(${t}\\)</span>`,
      (t, m) =>
        `<div id="Equ${m.nextId()}" class="c-article-equation"><div class="c-article-equation__content"><span class="mathjax-tex">$$${t}$$</span></div><div class="c-article-equation__number">(${m.nextId()})</div></div>`,
    ],
    { head: MATHJAX2 },
  ),
  source(
    'library-tex-math-elements',
    [
      (t) => `<inline-formula><tex-math notation="LaTeX">$${t}$</tex-math></inline-formula>`,
      (t) =>
        `<disp-formula id="deqn1"><tex-math notation="LaTeX">$$${t}$$</tex-math></disp-formula>`,
    ],
    { head: MATHJAX2 },
  ),
  source(
    'course-filter-equations',
    [
      (t) =>
        `<span class="filter_mathjaxloader_equation"><span class="nolink">\\(${t}\\)</span></span>`,
      (t) =>
        `<p><span class="filter_mathjaxloader_equation"><span class="nolink">$$${t}$$</span></span></p>`,
    ],
    { head: MATHJAX2 },
  ),
  source('notebook-markdown-cells', [(t) => `$${t}$`, (t) => `$$${t}$$`], {
    head: DOLLARS,
    around: (content) =>
      `<div class="jp-Cell jp-MarkdownCell jp-Notebook-cell"><div class="jp-Cell-inputWrapper"><div class="jp-InputPrompt jp-InputArea-prompt"></div><div class="jp-RenderedHTMLCommon jp-RenderedMarkdown jp-MarkdownOutput" data-mime-type="text/markdown">${content}</div></div></div>`,
  }),
  source(
    'collaborative-note-raw-mathjax',
    [
      (t) => `<span class="mathjax raw">$${t}$</span>`,
      (t) => `<p><span class="mathjax raw">$$${t}$$</span></p>`,
    ],
    { head: DOLLARS },
  ),
  source(
    'editor-block-of-katex-plugin',
    [
      (t) => `<span class="katex-eq" data-katex-display="false">${t}</span>`,
      (t) =>
        `<div class="wp-block-katex-display-block katex-eq" data-katex-display="true"><pre>${t}</pre></div>`,
    ],
    { head: KATEX, frame: 'blockTheme' },
  ),
  source('physics-board-with-double-hashes', [(t) => `##${t}##`, (t) => `<br>$$${t}$$<br>`], {
    head: HASHES,
    around: (content) =>
      `<article class="message-body"><div class="bbWrapper">${content}</div></article>`,
  }),
  source(
    'asciidoctor-stem-with-titles',
    [
      (t) => `\\(${t}\\)`,
      (t) =>
        `<div class="stemblock"><div class="title">Eq.</div><div class="content">\n\\[${t}\\]\n</div></div>`,
    ],
    { head: MATHJAX2 },
  ),
  written(
    'quarto-tagged-equations',
    (made, isDisplay) => {
      if (!isDisplay) {
        return `<span class="math inline">\\(${escapeTex(tex(made.inline()))}\\)</span>`;
      }
      const formula = tex(made.display());
      return `<p><span id="eq-${made.nextId()}"><span class="math display">\\[\n${escapeTex(formula)}\n\\]</span></span></p>`;
    },
    { head: MATHJAX3 },
  ),
  paged(
    'environments-between-paragraphs',
    (made, page) =>
      page.random
        .shuffle(['equation', 'align', 'gather', 'align*'] as const)
        .map((name) => `<p>${page.say()}</p>\n<p>${escapeTex(environment(made, name))}</p>`)
        .join('\n'),
    DOLLARS,
  ),
  paged(
    'matrices-in-display-dollars',
    (made, page) =>
      (['pmatrix', 'bmatrix', 'cases'] as const)
        .map((name) => `<p>${page.say()}</p><p>$$${escapeTex(environment(made, name))}$$</p>`)
        .join('\n'),
    DOLLARS,
  ),
];
