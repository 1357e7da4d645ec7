/** Formulas of half `held-out-4` that a program has set: KaTeX, MathJax, MathML, wikis, converters of papers. */
import type { Kind } from '../../kind.ts';
import { mathml, plain, symbols, tex, type Expression } from '../expression.ts';
import { annotated, bareMathml, escapeTex, katex, latexml, mathjax2 } from '../renderers.ts';
import type { FormulaTruth } from '../truth.ts';
import { attribute, loose, made, XMLNS } from './frames.ts';

const chtml = (e: Expression) =>
  symbols(e)
    .map(
      (text) =>
        `<mjx-mi class="mjx-i"><mjx-c class="mjx-c${text.codePointAt(0)?.toString(16).toUpperCase() ?? ''}"></mjx-c></mjx-mi>`,
    )
    .join('');

const container = (e: Expression, isDisplay: boolean, inner: string) =>
  `<mjx-container class="MathJax CtxtMenu_Attached_0" jax="CHTML"${isDisplay ? ' display="true" justify="center"' : ''} tabindex="0" ctxtmenu_counter="${symbols(e).length}" style="position: relative;">${inner}</mjx-container>`;

/** Version 4 keeps the source in attributes. */
const mathjax4 = (e: Expression, isDisplay: boolean) =>
  container(
    e,
    isDisplay,
    `<mjx-math data-latex="${attribute(tex(e))}" class="MJX-TEX" aria-hidden="true"${isDisplay ? ' display="true"' : ''}>${chtml(e)}</mjx-math><mjx-assistive-mml unselectable="on" display="${isDisplay ? 'block' : 'inline'}"><math ${XMLNS}${isDisplay ? ' display="block"' : ''} data-latex="${attribute(tex(e))}">${mathml(e)}</math></mjx-assistive-mml>`,
  );

const svg = (e: Expression, isDisplay: boolean) =>
  `<mjx-container class="MathJax" jax="SVG"${isDisplay ? ' display="true"' : ''} style="direction: ltr; position: relative;"><svg style="overflow: visible; min-height: 1px;" xmlns="http://www.w3.org/2000/svg" width="12ex" height="2ex" role="img" focusable="false" viewBox="0 -750 5000 1000" aria-hidden="true"><g stroke="currentColor" transform="matrix(1 0 0 -1 0 0)"><g data-mml-node="math"><path d="M52 289Q59 331"></path></g></g></svg><mjx-assistive-mml unselectable="on" display="${isDisplay ? 'block' : 'inline'}">${bareMathml(e, isDisplay)}</mjx-assistive-mml></mjx-container>`;

const wikiNative = (e: Expression, isDisplay: boolean) => {
  const source = attribute(`{\\displaystyle ${tex(e)}}`);
  return `<span class="mwe-math-element mwe-math-element-${isDisplay ? 'block' : 'inline'}"><math class="mwe-math-element" ${XMLNS}${isDisplay ? ' display="block"' : ''} alttext="${source}"><semantics><mrow data-mjx-texclass="ORD"><mstyle displaystyle="true" scriptlevel="0">${mathml(e)}</mstyle></mrow><annotation encoding="application/x-tex">${escapeTex(`{\\displaystyle ${tex(e)}}`)}</annotation></semantics></math></span>`;
};

export const rendered: readonly Kind<FormulaTruth>[] = [
  made('katex-in-a-documentation', [(e) => katex(e, false), (e) => `<p>${katex(e, true)}</p>`], {
    frame: 'docs',
  }),
  made('katex-mathml-output-only', [
    (e) => `<span class="katex">${annotated(e, false)}</span>`,
    (e) => `<p><span class="katex">${annotated(e, true)}</span></p>`,
  ]),
  made('developer-blog-katex-inline-classes', [
    (e) => `<span class="katex--inline">${katex(e, false)}</span>`,
    (e) => `<p><span class="katex--display">${katex(e, true)}</span></p>`,
  ]),
  made('note-app-equation-tokens', [
    (e) =>
      `<span data-token-index="1" contenteditable="false" class="notion-text-equation-token" style="user-select:all;-webkit-user-select:all;display:inline-block"><span></span><span>${katex(e, false)}</span><span>&#xfeff;</span></span>`,
    (e) =>
      `<div data-block-id="x" class="notion-selectable notion-equation-block"><div style="display:flex"><div contenteditable="false" role="button" tabindex="0" style="display:flex;justify-content:center"><div>${katex(e, true)}</div></div></div></div>`,
  ]),
  made('math-inline-of-markdown-it', [
    (e) => `<span class="math math-inline">${katex(e, false)}</span>`,
    (e) => `<div class="math math-display">${katex(e, true)}</div>`,
  ]),
  made(
    'substack-like-latex-rendered',
    [
      (e) => katex(e, false),
      (e) =>
        `<div class="latex-rendered" data-component-name="LatexBlockToDOM">${katex(e, true)}</div>`,
    ],
    { frame: 'substack' },
  ),
  made('mathjax-4-with-data-latex', [
    (e) => mathjax4(e, false),
    (e) => `<p>${mathjax4(e, true)}</p>`,
  ]),
  made(
    'mathjax-2-common-html-in-posts',
    [
      (e, m) => `<span class="math-container">${mathjax2(e, false, m.nextId())}</span>`,
      (e, m) => `<span class="math-container">${mathjax2(e, true, m.nextId())}</span>`,
    ],
    {
      around: (content) =>
        `<div class="answer"><div class="s-prose js-post-body">${content}</div></div>`,
    },
  ),
  made(
    'board-math-hidden-beside-the-rendered',
    [
      (e) =>
        `<span class="math" data-applied-mathjax="true" style="display: none;">${escapeTex(tex(e))}</span><span class="math-container inline-math mathjax-math" style=""><span>${container(e, false, `<mjx-math class="MJX-TEX">${chtml(e)}</mjx-math>`)}</span></span>`,
      (e) =>
        `<div class="math" data-applied-mathjax="true" style="display: none;">\n${escapeTex(tex(e))}\n</div><div class="math-container block-math mathjax-math" style=""><div>${container(e, true, `<mjx-math class="MJX-TEX">${chtml(e)}</mjx-math>`)}</div></div>`,
    ],
    { around: (content) => `<div class="topic-body"><div class="cooked">${content}</div></div>` },
  ),
  made('answers-with-data-tex-and-script', [
    (e) =>
      `<span class="ztext-math" data-eeimg="1" data-tex="${attribute(tex(e))}"><span><span class="MathJax_Preview" style="color:inherit"></span><span class="MathJax_SVG" tabindex="0" style="font-size:100%"><svg width="9ex" height="2ex"></svg></span><script type="math/tex;mode=inline">${tex(e)}</script></span></span>`,
    (e) =>
      `<p><span class="ztext-math" data-eeimg="1" data-tex="${attribute(tex(e))}"><span><span class="MathJax_Preview" style="color:inherit"></span><div class="MathJax_SVG_Display" style="text-align:center"><span class="MathJax_SVG" tabindex="0"><svg width="9ex" height="2ex"></svg></span></div><script type="math/tex;mode=display">${tex(e)}</script></span></span></p>`,
  ]),
  loose(
    'site-generator-svg-with-assistive-mathml',
    [(e) => svg(e, false), (e) => `<p>${svg(e, true)}</p>`],
    {
      frame: 'tailwind',
    },
  ),
  loose(
    'mathml-core-alone',
    [(e) => bareMathml(e, false), (e) => `<p>${bareMathml(e, true)}</p>`],
    { frame: 'olivero' },
  ),
  loose('temml-display-classes', [
    (e) => `<math>${mathml(e)}</math>`,
    (e) =>
      `<math display="block" class="tml-display" style="display:block math;">${mathml(e)}</math>`,
  ]),
  loose('repository-of-papers-disp-formula', [
    (e) => bareMathml(e, false),
    (e, m) =>
      `<table class="disp-formula p" id="FD${m.nextId()}"><tbody><tr><td class="formula">${bareMathml(e, true)}</td><td class="label">(${m.nextId()})</td></tr></tbody></table>`,
  ]),
  loose('publisher-math-with-altimg', [
    (e) =>
      `<span class="math"><math ${XMLNS} altimg="si1.svg" class="math">${mathml(e)}</math></span>`,
    (e, m) =>
      `<div class="display"><div id="fd${m.nextId()}" class="formula"><span class="label">(${m.nextId()})</span><math ${XMLNS} display="block" altimg="si2.svg">${mathml(e)}</math></div></div>`,
  ]),
  made('converted-paper-with-numbers', [
    (e, m) => latexml(e, false, m.nextId()),
    (e, m) =>
      `<table class="ltx_equation ltx_eqn_table" id="S2.E${m.nextId()}"><tbody><tr class="ltx_equation ltx_eqn_row ltx_align_baseline"><td class="ltx_eqn_cell ltx_eqn_center_padleft"></td><td class="ltx_eqn_cell ltx_align_center"><math alttext="${attribute(tex(e))}" class="ltx_Math" display="block"><semantics>${mathml(e)}<annotation encoding="application/x-tex">${escapeTex(tex(e))}</annotation><annotation encoding="application/x-llamapun">${plain(e)}</annotation></semantics></math></td><td class="ltx_eqn_cell ltx_eqn_center_padright"></td><td rowspan="1" class="ltx_eqn_cell ltx_eqn_eqno ltx_align_middle ltx_align_right"><span class="ltx_tag ltx_tag_equation ltx_align_right">(${m.nextId()})</span></td></tr></tbody></table>`,
  ]),
  made('category-lab-itex-mathml', [
    (e) =>
      `<math ${XMLNS} class="maruku-mathml" display="inline"><semantics>${mathml(e)}<annotation encoding="application/x-tex">${escapeTex(tex(e))}</annotation></semantics></math>`,
    (e) =>
      `<div class="maruku-equation"><math ${XMLNS} class="maruku-mathml" display="block"><semantics>${mathml(e)}<annotation encoding="application/x-tex">${escapeTex(tex(e))}</annotation></semantics></math><span class="maruku-eq-tex"><code style="display:none">${escapeTex(tex(e))}</code></span></div>`,
  ]),
  made(
    'wiki-native-mathml',
    [(e) => wikiNative(e, false), (e) => `<p>${wikiNative(e, true)}</p>`],
    {
      frame: 'vector',
    },
  ),
];
