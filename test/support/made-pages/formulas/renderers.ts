/** What tools make of TeX in a page: KaTeX 0.16, MathJax 2 and 3, MediaWiki, LaTeXML; shapes as the tools write them. */
import { mathml, plain, symbols, tex, type Expression } from './expression.ts';

const XMLNS = 'xmlns="http://www.w3.org/1998/Math/MathML"';

/** TeX as text of a page. */
export function escapeTex(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export function annotated(e: Expression, isDisplay: boolean): string {
  return `<math ${XMLNS}${isDisplay ? ' display="block"' : ''}><semantics>${mathml(e)}<annotation encoding="application/x-tex">${escapeTex(tex(e))}</annotation></semantics></math>`;
}

export function bareMathml(e: Expression, isDisplay: boolean): string {
  return `<math ${XMLNS}${isDisplay ? ' display="block"' : ''}>${mathml(e)}</math>`;
}

export function katex(e: Expression, isDisplay: boolean): string {
  const html = symbols(e)
    .map((text) => `<span class="mord mathnormal">${text}</span>`)
    .join('<span class="mspace" style="margin-right:0.2222em;"></span>');
  const inline = `<span class="katex"><span class="katex-mathml">${annotated(e, isDisplay)}</span><span class="katex-html" aria-hidden="true"><span class="base"><span class="strut" style="height:0.8641em;"></span>${html}</span></span></span>`;
  return isDisplay ? `<span class="katex-display">${inline}</span>` : inline;
}

export function mathjax2(e: Expression, isDisplay: boolean, id: number): string {
  const script = `<script type="math/tex${isDisplay ? '; mode=display' : ''}" id="MathJax-Element-${id}">${tex(e)}</script>`;
  const spans = symbols(e)
    .map(
      (text, i) =>
        `<span class="mi" id="MathJax-Span-${id * 100 + i}" style="font-family: MathJax_Math-italic;">${text}</span>`,
    )
    .join('');
  const frame = `<span class="MathJax" id="MathJax-Element-${id}-Frame" tabindex="0" role="presentation"><nobr aria-hidden="true"><span class="math">${spans}</span></nobr><span class="MJX_Assistive_MathML" role="presentation">${bareMathml(e, isDisplay)}</span></span>`;
  return isDisplay
    ? `<span class="MathJax_Preview" style="color: inherit; display: none;"></span><div class="MathJax_Display" style="text-align: center;">${frame}</div>${script}`
    : `<span class="MathJax_Preview" style="color: inherit; display: none;"></span>${frame}${script}`;
}

export function mathjax2Preview(e: Expression, isDisplay: boolean): string {
  return `<span class="MathJax_Preview">${plain(e)}</span><script type="math/tex${isDisplay ? '; mode=display' : ''}">${tex(e)}</script>`;
}

export function mathjax3(e: Expression, isDisplay: boolean): string {
  const glyphs = symbols(e)
    .map(
      (text) =>
        `<mjx-mi class="mjx-i"><mjx-c class="mjx-c1D${text.codePointAt(0)?.toString(16).toUpperCase() ?? ''} TEX-I"></mjx-c></mjx-mi>`,
    )
    .join('');
  return `<mjx-container class="MathJax CtxtMenu_Attached_0" jax="CHTML" tabindex="0"${isDisplay ? ' display="true"' : ''} style="font-size: 119.5%; position: relative;"><mjx-math class="MJX-TEX" aria-hidden="true">${glyphs}</mjx-math><mjx-assistive-mml unselectable="on" display="${isDisplay ? 'block' : 'inline'}">${bareMathml(e, isDisplay)}</mjx-assistive-mml></mjx-container>`;
}

/** MediaWiki's form; its own TeX stands within `{\displaystyle …}`. */
export function mediawiki(e: Expression, isDisplay: boolean): string {
  const source = escapeTex(`{\\displaystyle ${tex(e)}}`);
  const kind = isDisplay ? 'display' : 'inline';
  return `<span class="mwe-math-element mwe-math-element-${kind}"><span class="mwe-math-mathml-${kind} mwe-math-mathml-a11y" style="display: none;"><math ${XMLNS}${isDisplay ? ' display="block"' : ''} alttext="${source}"><semantics>${mathml(e)}<annotation encoding="application/x-tex">${source}</annotation></semantics></math></span><img src="https://wikimedia.org/api/rest_v1/media/math/render/svg/7f" class="mwe-math-fallback-image-${kind}" aria-hidden="true" alt="${source}"></span>`;
}

export function latexml(e: Expression, isDisplay: boolean, id: number): string {
  const math = `<math id="S1.p${id}.m1" class="ltx_Math" alttext="${escapeTex(tex(e))}" display="${isDisplay ? 'block' : 'inline'}"><semantics>${mathml(e)}<annotation-xml encoding="MathML-Content"><apply><eq></eq><ci>x</ci></apply></annotation-xml><annotation encoding="application/x-tex">${escapeTex(tex(e))}</annotation></semantics></math>`;
  return isDisplay
    ? `<table id="S1.E${id}" class="ltx_equation ltx_eqn_table"><tbody><tr class="ltx_equation ltx_eqn_row ltx_align_baseline"><td class="ltx_eqn_cell ltx_eqn_center_padleft"></td><td class="ltx_eqn_cell ltx_align_center">${math}</td><td class="ltx_eqn_cell ltx_eqn_center_padright"></td></tr></tbody></table>`
    : math;
}
