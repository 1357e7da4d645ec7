/** Formulas that stand in the page as TeX, for a script that shows them: half `held-out-6`. */
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
  styled,
  within,
} from './frames.ts';

const source = (e: Expression) => escapeTex(tex(e));

export const sources: readonly Kind<FormulaTruth>[] = [
  both(
    'documenter-of-julia',
    (e) => `<span>$${source(e)}$</span>`,
    (e) => `<p class="math-container">\\[${source(e)}\\]</p>`,
    { head: KATEX_DOLLARS, frame: 'plain' },
  ),
  both(
    'haddock-mathjax-spans',
    (e) => `<span class="mathjax">\\(${source(e)}\\)</span>`,
    (e) => `<p><span class="mathjax">\\[${source(e)}\\]</span></p>`,
    { head: MATHJAX, frame: 'plain' },
  ),
  both(
    'pretext-process-math',
    (e) => `<span class="process-math">\\(${source(e)}\\)</span>`,
    (e, made) =>
      `<div class="displaymath process-math" data-contains-math-knowls="" id="md-${made.nextId()}">\\[\n${source(e)}\n\\]</div>`,
    { head: MATHJAX, frame: 'plain' },
  ),
  both(
    'tex4ht-with-mathjax',
    (e) => `<span class="mathjax-inline">\\(${source(e)}\\)</span>`,
    (e) => `<div class="mathjax-env mathjax-display">\\[${source(e)}\\]</div>`,
    { head: MATHJAX, frame: 'plain' },
  ),
  both(
    'jupyter-book-numbered-equations',
    (e) => `<span class="math notranslate nohighlight">\\(${source(e)}\\)</span>`,
    (e, made) => {
      const id = made.nextId();
      return `<div class="math notranslate nohighlight" id="equation-eq-${id}">\n<span class="eqno">(${id})<a class="headerlink" href="#equation-eq-${id}" title="Link to this equation">#</a></span>\\[${source(e)}\\]</div>`;
    },
    { head: MATHJAX },
  ),
  both(
    'mindtouch-open-textbook',
    (e) => `\\(${source(e)}\\)`,
    (e) => `<p class="mt-align-center">\\[${source(e)}\\]</p>`,
    { head: MATHJAX, frame: 'bootstrap5' },
  ),
  paged(
    'r-manual-reqn-code',
    (made, page) =>
      page.random
        .times(
          3,
          () =>
            `<p>${page.say()} <code class="reqn">${source(made.inline())}</code> ${page.brief()}</p><p style="text-align: center;"><code class="reqn">${source(made.either())}</code></p>`,
        )
        .join('\n'),
    {
      head: '<link rel="stylesheet" href="/assets/katex/katex.min.css"><script>const macros = { "\\\\R": "\\\\textsf{R}" }; function processMathHTML() { var l = document.getElementsByClassName("reqn"); for (let e of l) { katex.render(e.textContent, e, { throwOnError: false, macros }); } return; }</script><script defer src="/assets/katex/katex.min.js" onload="processMathHTML();"></script>',
      frame: 'plain',
    },
  ),
  within('contest-statement-of-triple-dollars', (e) => `$$$${source(e)}$$$`, {
    head: '<script type="text/x-mathjax-config">MathJax.Hub.Config({ tex2jax: { inlineMath: [["$$$","$$$"]], displayMath: [["$$$$$$","$$$$$$"]] } });</script><script src="/assets/mathjax/2.7.5/MathJax.js?config=TeX-AMS_HTML-full"></script>',
    frame: 'plain',
  }),
  within('contest-statement-of-vars', (e) => `<var>${source(e)}</var>`, {
    head: '<script src="/public/js/lib/jquery.js"></script><link rel="stylesheet" href="/assets/katex/katex.min.css"><script src="/assets/katex/katex.min.js"></script><script>$(function () { $("var").each(function () { var html = katex.renderToString($(this).text()); $(this).replaceWith(html); }); });</script>',
    frame: 'bootstrap5',
  }),
  both(
    'judge-with-process-spans',
    (e) => `<span class="tex2jax_process">$${source(e)}$</span>`,
    (e) => `<div class="tex2jax_process">$$${source(e)}$$</div>`,
    { head: MATHJAX2, frame: 'bootstrap5' },
  ),
  both(
    'proof-wiki-dollars',
    (e) => `$${source(e)}$`,
    (e) => `<dl><dd>$$${source(e)}$$</dd></dl>`,
    { head: MATHJAX_DOLLARS, frame: 'plain' },
  ),
  paged(
    'wiki-with-bracketed-math-words',
    (made, page) =>
      page.random
        .times(
          3,
          () =>
            `<p>${page.say()} <span style="opacity:.5" class="smj-container">[math]${escapeTex(styled(made, 'inline'))}[/math]</span> ${page.brief()}</p><dl><dd><span style="opacity:.5" class="smj-container">[math]${escapeTex(styled(made, 'either'))}[/math]</span></dd></dl>`,
        )
        .join('\n'),
    {
      head: '<script>window.MathJax = { tex: { inlineMath: [["[math]","[/math]"]] } };</script><script src="/extensions/SimpleMathJax/resources/MathJax/es5/tex-chtml.js" async></script>',
      frame: 'plain',
    },
  ),
  both(
    'cambridge-tex-math-wrapper',
    (e) =>
      `<span class="inline-formula"><span class="alternatives"><img class="inline-graphic mathjax-alternative mathjax-alt-graphic mathjax-off" src="/binary/x_inline1.png" data-mathjax-alt-graphic="" alt=""><span class="mathjax-tex-wrapper" data-mathjax-type="texmath"><span class="tex-math mathjax-tex-math mathjax-on">$${source(e)}$</span></span></span></span>`,
    (e, made) =>
      `<div class="disp-formula" id="disp-${made.nextId()}"><span class="label">(${made.nextId()})</span><div class="alternatives"><span class="mathjax-tex-wrapper" data-mathjax-type="texmath"><span class="tex-math mathjax-tex-math mathjax-on">$$${source(e)}$$</span></span></div></div>`,
    { head: MATHJAX_DOLLARS, frame: 'bootstrap5' },
  ),
  both(
    'physics-publisher-math-scripts',
    (e) => `<span class="inline-eqn"><script type="math/tex">${tex(e)}</script></span>`,
    (e, made) =>
      `<div class="display-eqn" id="eqn${made.nextId()}"><script type="math/tex; mode=display">${tex(e)}</script></div>`,
    { head: MATHJAX2, frame: 'bootstrap5' },
  ),
  both(
    'reviews-database-brackets',
    (e) => `\\(${source(e)}\\)`,
    (e) => `\\[${source(e)}\\]`,
    { head: MATHJAX, frame: 'bootstrap5' },
  ),
  both(
    'blog-of-double-dollars-in-a-block-theme',
    (e) => `\\(${source(e)}\\)`,
    (e) => `<p class="has-text-align-center">$$${source(e)}$$</p>`,
    { head: KATEX, frame: 'blocks' },
  ),
  both(
    'skin-with-mathjax-in-korean-blogs',
    (e) => `$${source(e)}$`,
    (e) => `<p data-ke-size="size16">$$${source(e)}$$</p>`,
    { head: MATHJAX_DOLLARS, frame: 'plain' },
  ),
  both(
    'quarto-website-math-spans',
    (e) => `<span class="math inline">\\(${source(e)}\\)</span>`,
    (e) => `<p><span class="math display">\\[${source(e)}\\]</span></p>`,
    { head: MATHJAX, frame: 'bootstrap5' },
  ),
  paged(
    'environments-of-a-lecture-in-tex4ht',
    (made, page) =>
      page.random
        .times(
          3,
          (i) =>
            `<p>${page.say()}</p><div class="mathjax-env mathjax-align">${escapeTex(environment(made, (['align', 'gather*', 'equation'] as const)[i] ?? 'align'))}</div>`,
        )
        .join('\n'),
    { head: MATHJAX, frame: 'plain' },
  ),
  paged(
    'exercises-in-numbered-points',
    (made, page) =>
      `<ol class="exercises">${page.random
        .times(
          4,
          () =>
            `<li><p>${page.brief()} \\(${source(made.inline({ isShort: true }))}\\)</p><details><summary>${page.label('answer')}</summary><p>\\(${source(made.inline({ isShort: true }))}\\)</p></details></li>`,
        )
        .join('')}</ol>`,
    { head: MATHJAX, frame: 'utilities' },
  ),
  paged(
    'formulas-in-headings-of-lecture-notes',
    (made, page) =>
      page.random
        .times(
          2,
          () =>
            `<h2>${page.words(page.random.pick(page.language.headings))} $${source(made.inline({ isShort: true }))}$</h2><p>${page.say()} $${source(made.inline())}$.</p>`,
        )
        .join('\n'),
    { head: MATHJAX_DOLLARS, frame: 'plain' },
  ),
];
