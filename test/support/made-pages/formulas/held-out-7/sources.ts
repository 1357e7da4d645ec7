/** Formulas that stand in the page as TeX, for a script that shows them: half `held-out-7`. */
import type { Kind } from '../../kind.ts';
import { environment } from '../environments.ts';
import { tex, type Expression } from '../expression.ts';
import { escapeTex } from '../renderers.ts';
import type { FormulaTruth } from '../truth.ts';
import {
  both,
  KATEX,
  KATEX_DOLLARS,
  MATHJAX,
  MATHJAX2,
  MATHJAX_DOLLARS,
  paged,
  within,
} from './frames.ts';

const source = (e: Expression) => escapeTex(tex(e));

export const sources: readonly Kind<FormulaTruth>[] = [
  both(
    'hugo-book-katex-shortcode',
    (e) => `<span>\\(${source(e)}\\)</span>`,
    (e) => `<span>\\[\n  ${source(e)}\n\\]</span>`,
    { head: KATEX, frame: 'bulma' },
  ),
  both(
    'hexo-next-theme-with-mathjax',
    (e) => `$${source(e)}$`,
    (e) => `<p>$$<br>${source(e)}<br>$$</p>`,
    { head: MATHJAX_DOLLARS, frame: 'simple' },
  ),
  both(
    'gitlab-js-render-math',
    (e) =>
      `<code class="code math js-render-math" data-math-style="inline" v-pre="true">${source(e)}</code>`,
    (e) =>
      `<div class="gl-relative markdown-code-block js-markdown-code"><pre class="code math js-render-math" data-math-style="display" lang="math" v-pre="true"><code>${source(e)}\n</code></pre></div>`,
    { frame: 'modules' },
  ),
  both(
    'remark-math-left-for-the-browser',
    (e) => `<code class="language-math math-inline">${source(e)}</code>`,
    (e) => `<pre><code class="language-math math-display">${source(e)}</code></pre>`,
    { head: KATEX, frame: 'modules' },
  ),
  both(
    'writers-platform-embed-katex',
    (e) => `<eq class="zenn-katex"><embed-katex>${source(e)}</embed-katex></eq>`,
    (e) =>
      `<section class="zenn-katex"><eqn><embed-katex display-mode="1">${source(e)}</embed-katex></eqn></section>`,
    { frame: 'modules' },
  ),
  both(
    'dokuwiki-mathjax-plugin',
    (e) => `$${source(e)}$`,
    (e) => `\\[${source(e)}\\]`,
    { head: MATHJAX_DOLLARS, frame: 'simple' },
  ),
  both(
    'wikidot-math-equation-boxes',
    (e) => `<span class="math-inline">$${source(e)}$</span>`,
    (e, made) =>
      `<span class="equation-number">(${made.nextId()})</span>\n<div class="math-equation" id="equation-${made.nextId()}">\\[${source(e)}\\]</div>`,
    { head: MATHJAX_DOLLARS, frame: 'simple' },
  ),
  both(
    'pkgdown-article-math',
    (e) => `<span class="math inline">\\(${source(e)}\\)</span>`,
    (e) => `<p><span class="math display">\\[\n${source(e)}\n\\]</span></p>`,
    { head: MATHJAX, frame: 'bulma' },
  ),
  both(
    'rustdoc-with-katex-in-the-header',
    (e) => `$${source(e)}$`,
    (e) => `<p>$$\n${source(e)}\n$$</p>`,
    { head: KATEX_DOLLARS, frame: 'simple' },
  ),
  paged(
    'mathematics-encyclopedia-dollars-and-equations',
    (made, page) =>
      page.random
        .times(
          3,
          () =>
            `<p>${page.say()} $${source(made.inline())}$ ${page.brief()}</p><p>${escapeTex(environment(made, 'equation'))}</p>`,
        )
        .join('\n'),
    { head: MATHJAX_DOLLARS, frame: 'vector' },
  ),
  both(
    'mathematics-journal-host-abstracts',
    (e) => `<span class="MathJaxText">$${source(e)}$</span>`,
    (e) => `<div class="abstract-display">$$${source(e)}$$</div>`,
    { head: MATHJAX_DOLLARS, frame: 'sxa' },
  ),
  within('preprint-listing-with-dollars-in-abstracts', (e) => `$${source(e)}$`, {
    head: `<script>MathJax = { tex: { inlineMath: [['$', '$']] } };</script>${MATHJAX}`,
    frame: 'simple',
  }),
  within(
    'quiz-of-an-interactive-content-plugin',
    (e) => `<span class="h5p-advanced-text">\\(${source(e)}\\)</span>`,
    { head: MATHJAX, frame: 'kadence' },
  ),
  both(
    'elementor-text-with-mathjax-plugin',
    (e) => `\\(${source(e)}\\)`,
    (e) =>
      `<div class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container"><p style="text-align: center;">\\[${source(e)}\\]</p></div></div>`,
    { head: MATHJAX, frame: 'kadence' },
  ),
  both(
    'school-site-in-joomla-with-brackets',
    (e) => `\\(${source(e)}\\)`,
    (e) => `<p style="text-align: center;">\\[${source(e)}\\]</p>`,
    { head: MATHJAX2, frame: 'helix' },
  ),
  both(
    'drupal-mathjax-filter-dollars',
    (e) => `$${source(e)}$`,
    (e) => `<div class="text-align-center">$$${source(e)}$$</div>`,
    { head: MATHJAX2, frame: 'bartik' },
  ),
  both(
    'ghost-code-injection-katex',
    (e) => `$${source(e)}$`,
    (e) => `<!--kg-card-begin: html--><div>$$${source(e)}$$</div><!--kg-card-end: html-->`,
    { head: KATEX_DOLLARS, frame: 'modules' },
  ),
  both(
    'squarespace-notes-with-mathjax',
    (e) => `\\(${source(e)}\\)`,
    (e) => `<p style="white-space:pre-wrap;">$$${source(e)}$$</p>`,
    { head: MATHJAX, frame: 'squarespace' },
  ),
  paged(
    'theorem-and-proof-boxes-of-lecture-notes',
    (made, page) =>
      page.random
        .times(
          3,
          (i) =>
            `<div class="theorem" id="thm-${i}"><p><span class="theorem-title"><strong>${page.random.word()} ${i + 1}</strong></span> <em>${page.brief()}</em> \\(${source(made.inline())}\\)</p></div><div class="proof"><p><span class="proof-title"><em>${page.random.word()}.</em></span> ${page.say()}</p><p>\\[${source(made.display())}\\]</p></div>`,
        )
        .join('\n'),
    { head: MATHJAX, frame: 'bulma' },
  ),
  paged(
    'align-and-gather-in-a-blog-of-dollars',
    (made, page) =>
      page.random
        .times(
          3,
          (i) =>
            `<p>${page.say()} $${source(made.inline())}$</p><p>${escapeTex(environment(made, (['align*', 'equation', 'gather'] as const)[i] ?? 'align*'))}</p>`,
        )
        .join('\n'),
    { head: MATHJAX_DOLLARS, frame: 'jnews' },
  ),
  paged(
    'symbols-explained-in-a-definition-list',
    (made, page) =>
      `<dl class="symbols">${page.random.times(4, () => `<dt>\\(${source(made.inline({ isShort: true }))}\\)</dt><dd>${page.brief()}</dd>`).join('')}</dl><p>\\[${source(made.display())}\\]</p>`,
    { head: MATHJAX, frame: 'typo3' },
  ),
  paged(
    'formulas-in-cells-of-a-unit-table',
    (made, page) =>
      `<table class="table table-bordered"><thead><tr><th>${page.random.word()}</th><th>${page.random.word()}</th></tr></thead><tbody>${page.random.times(4, () => `<tr><td>${page.random.word()}</td><td>$${source(made.inline({ isShort: true }))}$</td></tr>`).join('')}</tbody></table>`,
    { head: MATHJAX_DOLLARS, frame: 'bartik' },
  ),
  paged(
    'worked-examples-in-details',
    (made, page) =>
      page.random
        .times(
          3,
          () =>
            `<details open><summary>${page.ask()}</summary><p>${page.say()} \\(${source(made.inline())}\\)</p><div>\\[${source(made.display())}\\]</div></details>`,
        )
        .join('\n'),
    { head: KATEX, frame: 'modules' },
  ),
];
