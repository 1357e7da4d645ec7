/** TeX that stands in the page as text or in attributes: half `held-out-5`. */
import type { Kind } from '../../kind.ts';
import { environment } from '../environments.ts';
import { tex, type Expression } from '../expression.ts';
import { escapeTex } from '../renderers.ts';
import type { FormulaTruth } from '../truth.ts';
import { alone, AUTO_RENDER, both, DOLLARS, MATHJAX, MATHJAX2, paged } from './frames.ts';

const t = (e: Expression) => escapeTex(tex(e));
const quoted = (e: Expression) => escapeTex(tex(e)).replace(/"/g, '&quot;');

export const sources: readonly Kind<FormulaTruth>[] = [
  both(
    'zola-auto-render',
    (e) => `\\(${t(e)}\\)`,
    (e) => `<p>$$${t(e)}$$</p>`,
    {
      head: AUTO_RENDER,
      frame: 'small',
    },
  ),
  both(
    'eleventy-dollars-with-mathjax',
    (e) => `$${t(e)}$`,
    (e) => `<p>$$\n${t(e)}\n$$</p>`,
    {
      head: DOLLARS,
      frame: 'small',
    },
  ),
  both(
    'pelican-render-math',
    (e) => `<span class="math">\\(${t(e)}\\)</span>`,
    (e) => `<div class="math">$$${t(e)}$$</div>`,
    { head: MATHJAX2, frame: 'small' },
  ),
  paged(
    'nikola-docutils-math-directive',
    (made, page) =>
      page.random
        .times(
          3,
          () =>
            `<p>${page.say()} <span class="math">\\(${t(made.inline())}\\)</span></p><div class="math">\n${escapeTex(environment(made, 'equation*'))}\n</div>`,
        )
        .join(''),
    { head: MATHJAX, frame: 'bootstrap3' },
  ),
  paged(
    'org-export-bare-environments',
    (made, page) =>
      page.random
        .times(
          2,
          () =>
            `<p>${page.say()} \\(${t(made.inline())}\\)</p>\n${escapeTex(environment(made, page.random.pick(['equation', 'align*'])))}\n`,
        )
        .join(''),
    { head: MATHJAX, frame: 'small' },
  ),
  both(
    'springer-like-article-equation',
    (e) => `<span class="mathjax-tex">\\(${t(e)}\\)</span>`,
    (e, made) => {
      const id = made.nextId();
      return `<div id="Equ${id}" class="c-article-equation"><div class="c-article-equation__content"><span class="mathjax-tex">$$${t(e)}$$</span></div><div class="c-article-equation__number">(${id})</div></div>`;
    },
    { head: MATHJAX, frame: 'styled' },
  ),
  both(
    'moodle-mathjax-loader',
    (e) =>
      `<span class="filter_mathjaxloader_equation"><span class="nolink">\\(${t(e)}\\)</span></span>`,
    (e) =>
      `<p><span class="filter_mathjaxloader_equation"><span class="nolink">\\[${t(e)}\\]</span></span></p>`,
    { head: MATHJAX2, frame: 'bootstrap3' },
  ),
  both(
    'forum-math-plugin-spans',
    (e) => `<span class="math">${t(e)}</span>`,
    (e) => `<div class="math">\n${t(e)}\n</div>`,
    { head: MATHJAX, frame: 'styled' },
  ),
  both(
    'texinfo-math-in-em',
    (e) => `<em class="math">\\(${t(e)}\\)</em>`,
    (e) => `<div class="displaymath"><em class="math">\\[${t(e)}\\]</em></div>`,
    { head: MATHJAX, frame: 'small' },
  ),
  both(
    'distill-like-tags',
    (e) => `<d-math>${t(e)}</d-math>`,
    (e) => `<d-math block>${t(e)}</d-math>`,
    {
      frame: 'small',
    },
  ),
  both(
    'jsmath-of-2008',
    (e) => `<SPAN CLASS="math">${t(e)}</SPAN>`,
    (e) => `<DIV CLASS="math">${t(e)}</DIV>`,
    { head: '<script src="/jsMath/easy/load.js"></script>', frame: 'nineties' },
  ),
  both(
    'scripts-without-preview',
    (e) => `<script type="math/tex">${tex(e)}</script>`,
    (e) => `<p><script type="math/tex; mode=display">${tex(e)}</script></p>`,
    { head: MATHJAX2, frame: 'small' },
  ),
  both(
    'question-page-dollars-in-text',
    (e) => `$${t(e)}$`,
    (e) => `<p>$$${t(e)}$$</p>`,
    { head: DOLLARS, frame: 'bootstrap3' },
  ),
  both(
    'instance-with-escaped-brackets',
    (e) => `\\(${t(e)}\\)`,
    (e) => `<p>\\[${t(e)}\\]</p>`,
    {
      head: AUTO_RENDER,
      frame: 'styled',
    },
  ),
  both(
    'bracketed-span-and-div-of-pandoc',
    (e) => `<span class="math inline">\\(${t(e)}\\)</span>`,
    (e) => `<p><span class="math display">\\[${t(e)}\\]</span></p>`,
    { head: AUTO_RENDER, frame: 'university' },
  ),
  alone(
    'codecogs-svg-picture',
    (e) =>
      `<img src="https://latex.codecogs.com/svg.latex?${encodeURIComponent(tex(e))}" title="${quoted(e)}" alt="${quoted(e)}">`,
    { frame: 'daily' },
  ),
  alone(
    'mimetex-cgi-picture',
    (e) =>
      `<img src="/cgi-bin/mimetex.cgi?${quoted(e)}" alt="${quoted(e)}" border="0" align="middle">`,
    { frame: 'nineties' },
  ),
  alone(
    'mathtex-of-a-board',
    (e) =>
      `<img class="mathtex" src="/mathtex/mathtex.php?${encodeURIComponent(tex(e))}" alt="${quoted(e)}">`,
    { frame: 'bootstrap3' },
  ),
  alone(
    'texvc-picture-of-an-old-wiki',
    (e) => `<img class="tex" alt="${quoted(e)}" src="/images/math/a/b/c/abc0123456789.png">`,
    { frame: 'small' },
  ),
  alone(
    'trac-latex-picture',
    (e) => `<img class="latex" src="/tracmath/0f3a.png" alt="${quoted(e)}" title="${quoted(e)}">`,
    { frame: 'styled' },
  ),
];
