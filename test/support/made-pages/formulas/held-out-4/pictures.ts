/** Formulas of half `held-out-4` that are pictures with their TeX beside them. */
import type { Kind } from '../../kind.ts';
import type { FormulaTruth } from '../truth.ts';
import { attribute, pictured } from './frames.ts';

const url = encodeURIComponent;
const image = (src: string, alt: string, rest = '') =>
  `<img src="${src}" alt="${attribute(alt)}"${rest}>`;
const server = (t: string) =>
  image(
    `https://s0.wp.com/latex.php?latex=${url(t)}&#038;bg=ffffff&#038;fg=000&#038;s=0`,
    t,
    ' class="latex"',
  );
const entities = (t: string) => t.replace(/[^\w ]/gu, (c) => `&#${c.codePointAt(0) ?? 0};`);

export const pictures: readonly Kind<FormulaTruth>[] = [
  pictured(
    'hosted-blog-latex-server',
    [server, (t) => `<p style="text-align:center;">${server(t)}</p>`],
    {
      frame: 'blockTheme',
    },
  ),
  pictured('equation-service-with-title', [
    (t) => image(`https://latex.codecogs.com/svg.image?${url(t)}`, t, ` title="${attribute(t)}"`),
    (t) =>
      `<p>${image(`https://latex.codecogs.com/svg.image?${url(t)}`, t, ` title="${attribute(t)}"`)}</p>`,
  ]),
  pictured(
    'quick-plugin-formulas',
    [
      (t, m) =>
        `<img src="/wp-content/ql-cache/quicklatex.com-${m.nextId()}_l3.png" class="ql-img-inline-formula quicklatex-auto-format" alt="${entities(t)}" title="Rendered by QuickLaTeX.com" height="16" width="90" style="vertical-align: -4px;">`,
      (t, m) =>
        `<p class="ql-center-displayed-equation" style="line-height: 20px;"><span class="ql-right-eqno"> &nbsp; </span><span class="ql-left-eqno"> &nbsp; </span><img src="/wp-content/ql-cache/quicklatex.com-${m.nextId()}_l3.png" height="20" width="200" class="ql-img-displayed-equation quicklatex-auto-format" alt="${entities(`\\[${t}\\]`)}" title="Rendered by QuickLaTeX.com"></p>`,
    ],
    { frame: 'classic' },
  ),
  pictured('contest-wiki-latex-images', [
    (t, m) =>
      image(
        `//latex.artofx.example/7/${m.nextId()}.png`,
        `$${t}$`,
        ' class="latex" width="80" height="12"',
      ),
    (t, m) =>
      `<p>${image(`//latex.artofx.example/c/${m.nextId()}.png`, `\\[${t}\\]`, ' class="latexcenter" width="200"')}</p>`,
  ]),
  pictured('course-platform-equation-images', [
    (t) =>
      `<img class="equation_image" title="${attribute(t)}" src="/equation_images/${url(url(t))}?scale=1" alt="LaTeX: ${attribute(t)}" data-equation-content="${attribute(t)}" data-ignore-a11y-check="" loading="lazy">`,
    (t) =>
      `<p style="text-align: center;"><img class="equation_image" title="${attribute(t)}" src="/equation_images/${url(url(t))}?scale=1" alt="LaTeX: ${attribute(t)}" data-equation-content="${attribute(t)}"></p>`,
  ]),
  pictured('manual-imgmath', [
    (t, m) => image(`_images/math/${m.nextId()}.png`, t, ' class="math"'),
    (t, m) => `<div class="math">\n<p>${image(`_images/math/${m.nextId()}.png`, t)}</p>\n</div>`,
  ]),
  pictured('generated-reference-form-images', [
    (t, m) => image(`form_${m.nextId()}.png`, `$ ${t} $`, ' class="formulaInl"'),
    (t, m) =>
      `<p class="formulaDsp">\n${image(`form_${m.nextId()}.png`, `\\[ ${t} \\]`, ' class="formulaDsp"')}\n</p>`,
  ]),
  pictured('offline-wiki-fallback-images', [
    (t, m) =>
      `<span class="mwe-math-element">${image(`./math/${m.nextId()}.svg`, `{\\displaystyle ${t}}`, ' class="mwe-math-fallback-image-inline mw-invert" aria-hidden="true"')}</span>`,
    (t, m) =>
      `<dl><dd><span class="mwe-math-element">${image(`./math/${m.nextId()}.svg`, `{\\displaystyle ${t}}`, ' class="mwe-math-fallback-image-inline mw-invert" aria-hidden="true"')}</span></dd></dl>`,
  ]),
];
