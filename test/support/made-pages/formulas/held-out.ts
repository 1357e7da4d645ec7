/** The held-out half of part `formulas`: other tools, other habits. Only counted. */
import { furniture as f } from '../furniture/held-out.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { environment, type Environment } from './environments.ts';
import { mathml, plain, symbols, tex, type Expression } from './expression.ts';
import { negatives } from './held-out-negatives.ts';
import { annotated, bareMathml, escapeTex, katex, latexml } from './renderers.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from './truth.ts';

type Place = 'inline' | 'display';

const MATHJAX =
  '<script id="MathJax-script" async src="https://cdn.jsdelivr.net/npm/mathjax@3/es5/tex-chtml.js"></script>';

function text(page: PageMaker, inline: () => string, display?: () => string): string {
  const paragraph = () =>
    `<p>${page.say()} ${inline()} ${page.brief()}</p>${display !== undefined && page.random.chance(0.7) ? display() : ''}`;
  return `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${page.random.times(page.random.int(3, 6), paragraph).join('\n')}<p>${page.say(2)}</p>`;
}

function written(
  name: string,
  write: (made: FormulaPage, place: Place) => string,
  {
    head = '',
    wrap = (html: string) => html,
  }: { head?: string; wrap?: (html: string) => string } = {},
): Kind<FormulaTruth> {
  return formulaKind(name, (made, page) => {
    const html = text(
      page,
      () => write(made, 'inline'),
      () => wrap(write(made, 'display')),
    );
    return page.document(f.frame(page, html), { head });
  });
}

const take = (made: FormulaPage, place: Place, options = {}): Expression =>
  place === 'inline' ? made.inline(options) : made.display(options);
const source = (made: FormulaPage, place: Place) => escapeTex(tex(take(made, place)));
const inParagraph = (html: string) => `<p>${html}</p>`;

const pandoc = written(
  'pandoc-spans',
  (made, place) =>
    place === 'inline'
      ? `<span class="math inline">\\(${source(made, place)}\\)</span>`
      : `<span class="math display">\\[${source(made, place)}\\]</span>`,
  { head: MATHJAX, wrap: inParagraph },
);

const kramdown = written(
  'kramdown-scripts',
  (made, place) =>
    `<script type="math/tex${place === 'display' ? '; mode=display' : ''}">${tex(take(made, place))}</script>`,
  { head: MATHJAX },
);

const alternativeText = written('mathml-with-alternative-text', (made, place) => {
  const e = take(made, place);
  return `<math alttext="${escapeTex(tex(e))}" altimg="/eq/${made.nextId()}.svg"${place === 'display' ? ' display="block"' : ''}>${mathml(e)}</math>`;
});

const sphinxMath = written(
  'sphinx-mathjax',
  (made, place) =>
    place === 'inline'
      ? `<span class="math notranslate nohighlight">\\(${source(made, place)}\\)</span>`
      : `<div class="math notranslate nohighlight" id="equation-${made.nextId()}">\n\\[${source(made, place)}\\]</div>`,
  { head: MATHJAX },
);

const sphinxPictures = formulaKind('sphinx-pictures', (made, page) => {
  const inline = () =>
    `<img class="math" src="_images/math/${page.random.letters(12)}.png" alt="${source(made, 'inline')}" style="vertical-align: -4px"/>`;
  const display = () =>
    `<div class="math"><p><img src="_images/math/${page.random.letters(12)}.png" alt="${escapeTex(tex(made.either()))}"/></p></div>`;
  return page.document(
    f.frame(page, `<div class="body" role="main">${text(page, inline, display)}</div>`),
  );
});

const containers = written(
  'math-containers',
  (made, place) =>
    `<span class="math-container">${place === 'inline' ? '$' : '$$'}${source(made, place)}${place === 'inline' ? '$' : '$$'}</span>`,
  { head: MATHJAX, wrap: inParagraph },
);

const renderer = written('math-renderer-elements', (made, place) =>
  place === 'inline'
    ? `<math-renderer class="js-inline-math" style="display: inline-block">$${source(made, place)}$</math-renderer>`
    : `<math-renderer class="js-display-math" style="display: block">$$${source(made, place)}$$</math-renderer>`,
);

const codeMath = written('code-math-style', (made, place) =>
  place === 'inline'
    ? `<code class="code math js-render-math" data-math-style="inline">${source(made, place)}</code>`
    : `<pre class="code math js-render-math" lang="math" data-math-style="display"><code>${source(made, place)}</code></pre>`,
);

const quill = formulaKind('formula-data-values', (made, page) => {
  const inline = () => {
    const e = made.inline();
    return `<span class="ql-formula" data-value="${escapeTex(tex(e))}"><span contenteditable="false">${katex(e, false)}</span></span>`;
  };
  return page.document(f.frame(page, text(page, inline)));
});

const editorSpans = written(
  'math-tex-spans',
  (made) => `<span class="math-tex">\\(${source(made, 'inline')}\\)</span>`,
  { head: MATHJAX, wrap: inParagraph },
);

const latexTags = formulaKind('latex-tags', (made, page) =>
  page.document(
    f.frame(
      page,
      text(page, () => `[latex]${source(made, 'inline')}[/latex]`),
    ),
  ),
);

const charts = formulaKind('chart-pictures', (made, page) => {
  const inline = () =>
    `<img src="https://chart.apis.google.com/chart?cht=tx&amp;chf=bg,s,FFFFFF00&amp;chl=${encodeURIComponent(tex(made.inline()))}" style="vertical-align:middle">`;
  return page.document(f.frame(page, text(page, inline)));
});

const equationPictures = formulaKind('equation-pictures', (made, page) => {
  const inline = () => {
    const t = tex(made.inline());
    return `<img src="https://www.zhihu.com/equation?tex=${encodeURIComponent(t)}" alt="${escapeTex(t)}" eeimg="1">`;
  };
  return page.document(f.frame(page, text(page, inline)));
});

const renderPictures = formulaKind('render-math-pictures', (made, page) => {
  const inline = () =>
    `<img src="https://render.githubusercontent.com/render/math?math=${encodeURIComponent(tex(made.inline()))}&amp;mode=inline">`;
  return page.document(f.frame(page, text(page, inline)));
});

const pathPictures = formulaKind('pictures-by-path', (made, page) => {
  const inline = () =>
    `<img src="https://i.upmath.me/svg/${encodeURIComponent(tex(made.inline()))}" alt="">`;
  return page.document(f.frame(page, text(page, inline)));
});

const moodle = formulaKind('texrender-pictures', (made, page) => {
  const inline = () => {
    const t = source(made, 'inline');
    return `<span class="MathJax_Preview"><a href="javascript:void(0)"><img class="texrender" title="${t}" alt="${t}" src="/filter/tex/pix.php/${page.random.letters(16)}.gif" /></a></span><script type="math/tex">${t.replace(/&lt;/g, '<')}</script>`;
  };
  return page.document(f.frame(page, text(page, inline)));
});

const svg = written(
  'mathjax-3-svg',
  (made, place) => {
    const e = take(made, place, { isLoose: true });
    const paths = symbols(e)
      .map(
        (_, i) =>
          `<g data-mml-node="mi" transform="translate(${i * 500},0)"><path data-c="1D44E" d="M33 157Q33 258 109 349"></path></g>`,
      )
      .join('');
    return `<mjx-container class="MathJax" jax="SVG"${place === 'display' ? ' display="true"' : ''}><svg role="img" focusable="false" viewBox="0 -883 ${symbols(e).length * 500} 1083"><g stroke="currentColor">${paths}</g></svg><mjx-assistive-mml unselectable="on" display="${place === 'display' ? 'block' : 'inline'}">${bareMathml(e, place === 'display')}</mjx-assistive-mml></mjx-container>`;
  },
  { wrap: inParagraph },
);

const notion = formulaKind('equation-tokens', (made, page) => {
  const inline = () =>
    `<span data-token-index="0" contenteditable="false" class="notion-text-equation-token">${katex(made.inline(), false)}</span>`;
  const display = () =>
    `<div class="notion-equation-block"><div class="notion-equation">${katex(made.display(), true)}</div></div>`;
  return page.document(f.frame(page, text(page, inline, display)));
});

const springer = written(
  'mathjax-tex-spans',
  (made, place) =>
    place === 'inline'
      ? `<span class="mathjax-tex">\\(${source(made, place)}\\)</span>`
      : `<div class="c-article-equation"><div class="c-article-equation__content"><span class="mathjax-tex">$$${source(made, place)}$$</span></div><div class="c-article-equation__number">(${made.nextId()})</div></div>`,
  { head: MATHJAX },
);

const dense = formulaKind('between-characters-without-spaces', (made, page) => {
  const inline = () => `$${source(made, 'inline')}$`;
  const paragraph = () => `<p>${page.brief()}${inline()}。${page.brief()}${inline()}。</p>`;
  return page.document(
    f.frame(
      page,
      `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${page.random.times(4, paragraph).join('')}<p>${page.say(2)}</p>`,
    ),
    {
      head: `${MATHJAX}<script>MathJax = { tex: { inlineMath: [['$', '$']] } };</script>`,
    },
  );
});

const environments = (
  name: string,
  names: readonly Environment[],
  wrap: (page: PageMaker, body: string) => string,
) =>
  formulaKind(name, (made, page) => {
    const block = () =>
      `${wrap(page, escapeTex(environment(made, page.random.pick(names))))}<p>${page.say(2)}</p>`;
    return page.document(
      f.frame(
        page,
        `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${page.random.times(3, block).join('')}`,
      ),
      { head: MATHJAX },
    );
  });

const gathers = environments(
  'bare-gather-in-divs',
  ['gather', 'gather*', 'multline'],
  (_, body) => `<div class="eq">${body}</div>`,
);
const matrices = environments(
  'bare-cases-and-matrices',
  ['cases', 'pmatrix', 'bmatrix'],
  (page, body) => `<p>${page.brief()}<br>${body}<br>${page.brief()}</p>`,
);
const brokenLines = formulaKind('environment-over-br', (made, page) => {
  const block = () =>
    `<p>${escapeTex(environment(made, page.random.pick(['align*', 'equation*']))).replace(
      /\n/g,
      '<br>\n',
    )}</p><p>${page.say()}</p>`;
  return page.document(
    f.frame(
      page,
      `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${page.random.times(3, block).join('')}<p>${page.say()}</p>`,
    ),
    { head: MATHJAX },
  );
});

const equationGroups = formulaKind('paper-with-definitions', (made, page) => {
  const block = () =>
    `<div class="ltx_theorem"><h6 class="ltx_title">${page.heading()}</h6><div class="ltx_para"><p class="ltx_p">${page.say()} ${latexml(made.inline({ isShort: true }), false, made.nextId())}.</p></div></div><dl><dt>${annotated(made.inline({ isShort: true }), false)}</dt><dd>${page.brief()}</dd></dl>`;
  return page.document(
    f.frame(
      page,
      `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${page.random.times(3, block).join('')}`,
    ),
  );
});

const spoken = formulaKind('visible-fallback-text', (made, page) => {
  const inline = () => {
    const e = made.inline();
    return `<span class="formula" role="math" aria-label="${plain(e)}">${annotated(e, false)}</span>`;
  };
  return page.document(f.frame(page, text(page, inline)));
});

export const heldOut: readonly Kind<FormulaTruth>[] = [
  pandoc,
  kramdown,
  alternativeText,
  sphinxMath,
  sphinxPictures,
  containers,
  renderer,
  codeMath,
  quill,
  editorSpans,
  latexTags,
  charts,
  equationPictures,
  renderPictures,
  pathPictures,
  moodle,
  svg,
  notion,
  springer,
  dense,
  gathers,
  matrices,
  brokenLines,
  equationGroups,
  spoken,
  ...negatives,
];
