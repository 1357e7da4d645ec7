/** Formulas as sources, as tools render them, and texts that only look like formulas: half `held-out-9`. */
import type { Kind } from '../../kind.ts';
import { environment } from '../environments.ts';
import { tex, type Expression } from '../expression.ts';
import {
  annotated,
  bareMathml,
  escapeTex,
  katex,
  latexml,
  mathjax2,
  mathjax3,
  mediawiki,
} from '../renderers.ts';
import type { FormulaTruth } from '../truth.ts';
import { both, KATEX, MATHJAX, MATHJAX2, MATHJAX_DOLLARS, paged, within } from './frames.ts';

const source = (e: Expression) => escapeTex(tex(e));
const alt = (e: Expression) => source(e).replace(/"/g, '&quot;');

export const sources: readonly Kind<FormulaTruth>[] = [
  both(
    'chirpy-post-with-mathjax',
    (e) => `$${source(e)}$`,
    (e) => `<p>$$${source(e)}$$</p>`,
    {
      head: MATHJAX_DOLLARS,
      frame: 'chirpy',
    },
  ),
  both(
    'ghost-post-with-injected-katex',
    (e) => `\\(${source(e)}\\)`,
    (e) => `<p>\\[${source(e)}\\]</p>`,
    {
      head: KATEX,
      frame: 'source',
    },
  ),
  both(
    'simple-mathjax-plugin-of-a-blog',
    (e) => `$${source(e)}$`,
    (e) => `<p>$$${source(e)}$$</p>`,
    {
      head: MATHJAX2,
      frame: 'astra',
    },
  ),
  both(
    'quarto-article-math-spans',
    (e) => `<span class="math inline">\\(${source(e)}\\)</span>`,
    (e, made) =>
      `<p><span id="eq-${made.nextId()}"><span class="math display">\\[\n${source(e)}\n\\]</span></span></p>`,
    { head: MATHJAX, frame: 'generate' },
  ),
  both(
    'jupyter-book-page-math',
    (e) => `<span class="math notranslate nohighlight">\\(${source(e)}\\)</span>`,
    (e) => `<div class="math notranslate nohighlight">\n\\[${source(e)}\\]</div>`,
    { head: MATHJAX, frame: 'barrio' },
  ),
  both(
    'arithmatex-of-a-mkdocs-site',
    (e) => `<span class="arithmatex">\\(${source(e)}\\)</span>`,
    (e) => `<div class="arithmatex">\\[\n${source(e)}\n\\]</div>`,
    { head: MATHJAX, frame: 'utility' },
  ),
  both(
    'org-export-with-mathjax-brackets',
    (e) => `\\(${source(e)}\\)`,
    (e) => `<p>\n\\[${source(e)}\\]\n</p>`,
    { head: MATHJAX, frame: 'hand' },
  ),
  both(
    'kramdown-scripts-left-for-mathjax',
    (e) => `<script type="math/tex">${tex(e)}</script>`,
    (e) => `<script type="math/tex; mode=display">${tex(e)}</script>`,
    { head: MATHJAX2, frame: 'chirpy' },
  ),
  both(
    'moodle-page-filter-tex',
    (e) =>
      `<span class="filter_mathjaxloader_equation"><span class="nolink">\\(${source(e)}\\)</span></span>`,
    (e) =>
      `<p dir="ltr"><span class="filter_mathjaxloader_equation"><span class="nolink">\\[${source(e)}\\]</span></span></p>`,
    { head: MATHJAX2, frame: 'barrio' },
  ),
  both(
    'question-post-of-a-mathematics-board',
    (e) => `<span class="math-container">$${source(e)}$</span>`,
    (e) => `<p><span class="math-container">$$${source(e)}$$</span></p>`,
    { head: MATHJAX_DOLLARS, frame: 'generate' },
  ),
  paged(
    'lecture-notes-with-bare-align',
    (made, page) =>
      page.random
        .times(
          2,
          () =>
            `<p>${page.say()}</p>\n${escapeTex(environment(made, 'align*'))}\n<p>${page.say()} $${source(made.inline())}$</p>`,
        )
        .join('\n'),
    { head: MATHJAX_DOLLARS, frame: 'hand' },
  ),
  paged(
    'exercise-sheet-with-cases-between-brackets',
    (made, page) =>
      `<ol class="exercises">${page.random
        .times(
          3,
          () =>
            `<li><p>${page.say()} \\(${source(made.inline({ isShort: true }))}\\)</p><p>\\[${escapeTex(environment(made, 'cases', ' '))}\\]</p></li>`,
        )
        .join('\n')}</ol>`,
    { head: MATHJAX, frame: 'generate' },
  ),
  within(
    'astra-blog-katex-shortcode-spans',
    (e) => `<span class="katex-eq" data-katex-display="false">${source(e)}</span>`,
    {
      head: KATEX,
      frame: 'astra',
    },
  ),
  both(
    'hackmd-note-with-raw-spans',
    (e) => `<span class="mathjax raw">$${source(e)}$</span>`,
    (e) => `<p><span class="mathjax raw">$$${source(e)}$$</span></p>`,
    { head: MATHJAX_DOLLARS, frame: 'utility' },
  ),
];

export const rendered: readonly Kind<FormulaTruth>[] = [
  both(
    'docs-site-with-katex-on-the-server',
    (e) => katex(e, false),
    (e) => katex(e, true),
    {
      frame: 'utility',
    },
  ),
  both(
    'math-block-of-a-workspace-export',
    (e) =>
      `<span data-token-index="0" contenteditable="false" class="notion-text-equation-token"><span></span><span>${katex(e, false)}</span><span></span></span>`,
    (e) =>
      `<figure class="equation"><div class="equation-container">${katex(e, true)}</div></figure>`,
    { frame: 'utility' },
  ),
  both(
    'saved-page-of-mathjax-3',
    (e) => mathjax3(e, false),
    (e) => `<p>${mathjax3(e, true)}</p>`,
    {
      frame: 'generate',
      isLoose: true,
    },
  ),
  both(
    'school-blog-after-mathjax-2',
    (e, made) => mathjax2(e, false, made.nextId()),
    (e, made) => mathjax2(e, true, made.nextId()),
    { frame: 'jannah' },
  ),
  both(
    'university-wiki-with-mathml-and-pictures',
    (e) => mediawiki(e, false),
    (e) => `<dl><dd>${mediawiki(e, true)}</dd></dl>`,
    {
      frame: 'hand',
    },
  ),
  both(
    'preprint-in-html-of-latexml',
    (e, made) => latexml(e, false, made.nextId()),
    (e, made) => latexml(e, true, made.nextId()),
    {
      frame: 'hand',
    },
  ),
  both(
    'temml-of-a-markdown-blog',
    (e) => annotated(e, false),
    (e) => annotated(e, true),
    {
      frame: 'source',
    },
  ),
  both(
    'publisher-article-of-bare-mathml',
    (e) => bareMathml(e, false),
    (e) => `<div class="disp-formula">${bareMathml(e, true)}</div>`,
    {
      frame: 'barrio',
      isLoose: true,
    },
  ),
  within(
    'blog-host-latex-pictures-with-alt',
    (e) =>
      `<img src="https://s0.wp.com/latex.php?latex=${encodeURIComponent(tex(e))}&#038;bg=ffffff&#038;fg=333333&#038;s=0&#038;c=20201002" alt="${alt(e)}" class="latex" />`,
    { frame: 'astra' },
  ),
];

export const negatives: readonly Kind<FormulaTruth>[] = [
  paged(
    'plan-prices-in-dollars-beside-a-menu',
    (made, page) =>
      page.random
        .times(
          3,
          () =>
            `<p>${made.unharmed(`${page.random.word()} $${page.random.int(5, 40)} / ${page.random.word()} $${page.random.int(50, 90)}`)}</p>`,
        )
        .join('\n'),
    { head: KATEX, frame: 'flatsome' },
  ),
  paged(
    'shell-variables-in-code-of-a-tutorial',
    (made, page) =>
      page.random
        .times(
          3,
          () =>
            `<p>${page.say()} <code>${escapeTex(made.code(`echo $${page.random.word()} $${page.random.word()}`))}</code> ${page.brief()}</p>`,
        )
        .join('\n'),
    { head: MATHJAX_DOLLARS, frame: 'chirpy' },
  ),
];
