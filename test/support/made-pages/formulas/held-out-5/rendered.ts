/** Formulas as renderers leave them, and texts that only look like formulas: half `held-out-5`. */
import type { Kind } from '../../kind.ts';
import { symbols, tex, type Expression } from '../expression.ts';
import {
  annotated,
  bareMathml,
  escapeTex,
  katex,
  latexml,
  mathjax2,
  mathjax2Preview,
  mathjax3,
  mediawiki,
} from '../renderers.ts';
import type { FormulaTruth } from '../truth.ts';
import { AUTO_RENDER, both, DOLLARS, MATHJAX, paged } from './frames.ts';

const svg = (e: Expression, isDisplay: boolean) =>
  `<mjx-container class="MathJax" jax="SVG"${isDisplay ? ' display="true"' : ''}><svg width="9ex" height="2ex" role="img" focusable="false" viewBox="0 -750 4000 1000" aria-hidden="true"><g stroke="currentColor">${symbols(
    e,
  )
    .map(() => '<g data-mml-node="mi"><path data-c="1D465" d="M52 289Q59"></path></g>')
    .join(
      '',
    )}</g></svg><mjx-assistive-mml unselectable="on" display="${isDisplay ? 'block' : 'inline'}">${bareMathml(e, isDisplay)}</mjx-assistive-mml></mjx-container>`;

export const rendered: readonly Kind<FormulaTruth>[] = [
  both(
    'eleventy-texmath-tags',
    (e) => `<eq>${katex(e, false)}</eq>`,
    (e) => `<section><eqn>${katex(e, true)}</eqn></section>`,
    { frame: 'small' },
  ),
  both(
    'react-katex-in-modules',
    (e) => `<span data-testid="react-katex">${katex(e, false)}</span>`,
    (e) => `<div data-testid="react-katex" class="Math_block__1">${katex(e, true)}</div>`,
    { frame: 'modules' },
  ),
  both(
    'notion-export-equation',
    (e) =>
      `<style>@import url('/katex.min.css')</style><span data-token-index="0" contenteditable="false" class="notion-text-equation-token"><span></span><span>${katex(e, false)}</span><span>&#xfeff;</span></span>`,
    (e) =>
      `<figure class="equation"><style>@import url('/katex.min.css')</style><div class="equation-container">${katex(e, true)}</div></figure>`,
    { frame: 'small' },
  ),
  both(
    'temml-mathml-core',
    (e) => annotated(e, false).replace('<math ', '<math class="temml" '),
    (e) =>
      `<p>${annotated(e, true).replace('<math ', '<math class="tml-display" style="display:block math;" ')}</p>`,
    { frame: 'astro' },
  ),
  both(
    'mathjax-svg-with-assistive',
    (e) => svg(e, false),
    (e) => `<p>${svg(e, true)}</p>`,
    {
      head: MATHJAX,
      frame: 'styled',
      isLoose: true,
    },
  ),
  both(
    'publisher-with-bare-mathml',
    (e) => `<span class="inline-formula">${bareMathml(e, false)}</span>`,
    (e, made) =>
      `<div class="disp-formula" id="FD${made.nextId()}"><div class="f">${bareMathml(e, true)}</div><div class="l"><label>(${made.nextId()})</label></div></div>`,
    { frame: 'university', isLoose: true },
  ),
  both(
    'mathjax3-on-a-blog-of-astro',
    (e) => mathjax3(e, false),
    (e) => `<p>${mathjax3(e, true)}</p>`,
    { head: MATHJAX, frame: 'astro', isLoose: true },
  ),
  both(
    'mathjax2-saved-page',
    (e, made) => mathjax2(e, false, made.nextId()),
    (e, made) => `<p>${mathjax2(e, true, made.nextId())}</p>`,
    { frame: 'contao' },
  ),
  both(
    'mathjax2-preview-and-script',
    (e) => mathjax2Preview(e, false),
    (e) => `<p>${mathjax2Preview(e, true)}</p>`,
    { frame: 'spip' },
  ),
  both(
    'own-wiki-with-math-extension',
    (e) => mediawiki(e, false),
    (e) => `<dl><dd>${mediawiki(e, true)}</dd></dl>`,
    { frame: 'small' },
  ),
  both(
    'latexml-lecture-notes',
    (e, made) => latexml(e, false, made.nextId()),
    (e, made) => latexml(e, true, made.nextId()),
    { frame: 'university' },
  ),
  both(
    'chat-archive-katex-spans',
    (e) => `<span class="message_math">${katex(e, false)}</span>`,
    (e) => `<p>${katex(e, true)}</p>`,
    { frame: 'styled' },
  ),
  paged(
    'katex-in-points-of-a-list',
    (made, page) =>
      `<ul>${page.random.times(4, () => `<li>${page.brief()} ${katex(made.inline({ isShort: true }), false)}</li>`).join('')}</ul>`,
    { frame: 'ministry' },
  ),
  paged(
    'annotated-mathml-in-cells',
    (made, page) =>
      `<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody>${page.random.times(3, () => `<tr><td>${page.random.word()}</td><td>${annotated(made.inline({ isShort: true }), false)}</td></tr>`).join('')}</tbody></table>`,
  ),
  paged('katex-output-html-hidden-source', (made, page) =>
    page.random
      .times(
        3,
        () =>
          `<p>${page.say()} <span class="tex-wrap" data-tex="x">${katex(made.inline(), false)}</span> ${page.brief()}</p>`,
      )
      .join(''),
  ),
];

export const negatives: readonly Kind<FormulaTruth>[] = [
  paged(
    'prices-in-a-daily',
    (made, page) =>
      page.random
        .times(3, () => {
          const price = made.unharmed(
            `from $${page.random.int(100, 999)} to $${page.random.int(1000, 9999)}`,
          );
          return `<p>${page.say()} ${price}. ${page.brief()}</p>`;
        })
        .join(''),
    { frame: 'daily' },
  ),
  paged(
    'escaped-dollars-beside-dollars',
    (made, page) =>
      page.random
        .times(3, () => {
          const code = made.code(`cost=$${page.random.word()}; pay=$${page.random.word()}`);
          return `<p>${page.say()} <code>${code}</code> and $${escapeTex(tex(made.inline()))}$.</p>`;
        })
        .join(''),
    { head: DOLLARS, frame: 'bootstrap3' },
  ),
  paged(
    'file-names-and-stars-in-text',
    (made, page) =>
      page.random
        .times(3, () => {
          const name = made.unharmed(
            `${page.random.word()}_${page.random.word()}_${page.random.int(10, 99)}.tar`,
          );
          return `<p>${page.say()} ${name} ${page.brief()} \\(${escapeTex(tex(made.inline()))}\\)</p>`;
        })
        .join(''),
    { head: AUTO_RENDER, frame: 'small' },
  ),
  paged('signs-and-scripts-of-html', (made, page) =>
    page.random
      .times(3, () => {
        const text = made.unharmed(
          `${page.random.word()} ${page.random.int(100, 999)} < ${page.random.int(1000, 9999)}`,
        );
        return `<p>${page.say()} ${text.replace('<', '&lt;')} ${page.brief()}</p>`;
      })
      .join(''),
  ),
  paged('tex-shown-as-code-of-a-lesson', (made, page) =>
    page.random
      .times(3, () => {
        const code = made.code(`\\frac{${page.random.int(10, 99)}}{${page.random.word()}}`);
        return `<p>${page.say()} <code>${code}</code> ${page.brief()}</p>`;
      })
      .join(''),
  ),
];
