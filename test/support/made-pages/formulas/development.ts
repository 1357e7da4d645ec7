/** The development half of part `formulas`. */
import { furniture as f } from '../furniture/development.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { environment } from './environments.ts';
import { tex, type Expression } from './expression.ts';
import { negatives } from './development-negatives.ts';
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
} from './renderers.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from './truth.ts';

const MATHJAX2 =
  '<script src="https://cdnjs.cloudflare.com/ajax/libs/mathjax/2.7.7/MathJax.js?config=TeX-AMS_CHTML"></script>';
const MATHJAX3 = `<script>MathJax = { tex: { inlineMath: [['$', '$'], ['\\\\(', '\\\\)']] } };</script><script src="https://cdn.jsdelivr.net/npm/mathjax@3/es5/tex-mml-chtml.js" async></script>`;

/** An article with formulas between and within its sentences. */
function article(page: PageMaker, inline: () => string, display?: () => string): string {
  const paragraph = () =>
    `<p>${page.say()} ${inline()} ${page.say()}</p>${display !== undefined && page.random.chance(0.7) ? display() : ''}`;
  return `<article><h1>${page.headline()}</h1>${f.byline(page)}<p>${page.say(2)}</p>${page.random.times(page.random.int(3, 6), paragraph).join('\n')}<h2>${page.heading()}</h2><p>${page.say(2)} ${inline()}.</p></article>`;
}

/** A kind that differs in nothing but how a formula is written. */
function written(
  name: string,
  write: (made: FormulaPage, place: 'inline' | 'display') => string,
  {
    head = '',
    wrap = (html: string) => html,
  }: { head?: string; wrap?: (html: string) => string } = {},
): Kind<FormulaTruth> {
  return formulaKind(name, (made, page) => {
    const html = article(
      page,
      () => write(made, 'inline'),
      () => wrap(write(made, 'display')),
    );
    return page.document(f.frame(page, html), { head });
  });
}

const of = (made: FormulaPage, place: 'inline' | 'display', options = {}): Expression =>
  place === 'inline' ? made.inline(options) : made.display(options);
const inParagraph = (html: string) => `<p>${html}</p>`;

const mathmlAnnotated = written('mathml-annotated', (made, place) =>
  annotated(of(made, place), place === 'display'),
);
const mathmlBare = written('mathml-bare', (made, place) =>
  bareMathml(of(made, place, { isLoose: true }), place === 'display'),
);
const katexHtml = written('katex', (made, place) => katex(of(made, place), place === 'display'), {
  wrap: inParagraph,
});
const mathjax2Html = written(
  'mathjax-2-rendered',
  (made, place) => mathjax2(of(made, place), place === 'display', made.nextId()),
  { head: MATHJAX2 },
);
const mathjax2Raw = written(
  'mathjax-2-preview',
  (made, place) => mathjax2Preview(of(made, place), place === 'display'),
  { head: MATHJAX2, wrap: inParagraph },
);
const mathjax3Html = written(
  'mathjax-3-rendered',
  (made, place) => mathjax3(of(made, place, { isLoose: true }), place === 'display'),
  { head: MATHJAX3, wrap: inParagraph },
);

const dollars = written(
  'dollar-signs',
  (made, place) => {
    const text = escapeTex(tex(of(made, place)));
    return place === 'inline' ? `$${text}$` : `$$${text}$$`;
  },
  { head: MATHJAX3, wrap: inParagraph },
);

const brackets = written(
  'backslash-brackets',
  (made, place) => {
    const text = escapeTex(tex(of(made, place)));
    return place === 'inline' ? `\\(${text}\\)` : `\\[${text}\\]`;
  },
  { head: MATHJAX3, wrap: inParagraph },
);

const bareEquation = formulaKind('bare-equation-alone', (made, page) => {
  const display = () => `<p>${escapeTex(environment(made, 'equation', '\n'))}</p>`;
  return page.document(
    f.frame(
      page,
      article(page, () => `\\(${tex(made.inline())}\\)`, display),
    ),
    { head: MATHJAX3 },
  );
});

const bareAlign = formulaKind('bare-align-in-paragraph', (made, page) => {
  const block = () =>
    `<p>${page.say()}\n${escapeTex(environment(made, made.page.random.pick(['align', 'align*'])))}\n${page.say()}</p>`;
  const html = `<div class="post-content"><h1>${page.headline()}</h1>${block()}<p>${page.say(2)}</p>${block()}</div>`;
  return page.document(f.frame(page, html), { head: MATHJAX2 });
});

const wordpressPictures = formulaKind('wordpress-latex-pictures', (made, page) => {
  const image = (e: Expression) =>
    `<img src="https://s0.wp.com/latex.php?latex=${encodeURIComponent(tex(e))}&#038;bg=ffffff&#038;fg=000000&#038;s=0" alt="${escapeTex(tex(e))}" title="${escapeTex(tex(e))}" class="latex" />`;
  return page.document(
    f.frame(
      page,
      article(
        page,
        () => image(made.inline()),
        () => `<p style="text-align:center;">${image(made.either())}</p>`,
      ),
    ),
  );
});

const mimetex = formulaKind('mimetex-pictures', (made, page) => {
  const image = (e: Expression) =>
    `<img src="/cgi-bin/mimetex.cgi?${tex(e).replace(/ /g, '%20')}" align="middle" border="0">`;
  return page.document(
    f.frame(
      page,
      article(
        page,
        () => image(made.inline()),
        () => `<center>${image(made.either())}</center>`,
      ),
    ),
  );
});

const codecogs = formulaKind('codecogs-pictures', (made, page) => {
  const image = (e: Expression) =>
    `<img src="https://latex.codecogs.com/gif.latex?${encodeURIComponent(tex(e))}" title="${page.random.chance(0.5) ? escapeTex(tex(e)) : ''}">`;
  return page.document(
    f.frame(
      page,
      article(
        page,
        () => image(made.inline()),
        () => `<p>${image(made.either())}</p>`,
      ),
    ),
  );
});

const wikipedia = written('mediawiki', (made, place) =>
  mediawiki(of(made, place), place === 'display'),
);

const bbTex = formulaKind('forum-tex-tags', (made, page) => {
  const post = () =>
    `<div class="post"><div class="author">${page.name()}</div><div class="content">${page.say()} [tex]${escapeTex(tex(made.inline()))}[/tex] ${page.brief()}</div></div>`;
  return page.document(
    f.frame(
      page,
      `<div class="topic"><h1>${page.headline()}</h1>${page.random.times(5, post).join('')}</div>`,
    ),
  );
});

const bbMath = formulaKind('math-tags', (made, page) =>
  page.document(
    f.frame(
      page,
      article(page, () => `[math]${escapeTex(tex(made.inline()))}[/math]`),
    ),
  ),
);

const alternatives = formulaKind('pictures-with-alternative', (made, page) => {
  const image = (e: Expression) =>
    `<img class="tex" alt="$${escapeTex(tex(e))}$" src="/img/eq${made.nextId()}.png" width="60" height="20">`;
  return page.document(
    f.frame(
      page,
      article(page, () => image(made.inline())),
    ),
  );
});

const arxiv = formulaKind('latexml', (made, page) => {
  const html = `<article class="ltx_document"><h1 class="ltx_title ltx_title_document">${page.headline()}</h1><div class="ltx_abstract"><p class="ltx_p">${page.say(2)}</p></div>${page.random
    .times(
      3,
      () =>
        `<section class="ltx_section"><h2 class="ltx_title ltx_title_section">${page.heading()}</h2><div class="ltx_para"><p class="ltx_p">${page.say()} ${latexml(made.inline(), false, made.nextId())} ${page.say()}</p>${latexml(made.display(), true, made.nextId())}<p class="ltx_p">${page.say()}</p></div></section>`,
    )
    .join('')}</article>`;
  return page.document(
    `${f.menu(page)}<div class="ltx_page_main"><div class="ltx_page_content">${html}</div></div>`,
  );
});

const inCells = formulaKind('in-cells-and-points', (made, page) => {
  const cell = () => `<td>${katex(made.inline({ isShort: true }), false)}</td>`;
  const html = `<article><h1>${page.headline()}</h1><p>${page.say(2)}</p><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody>${page.random.times(4, () => `<tr>${cell()}${cell()}</tr>`).join('')}</tbody></table><p>${page.say(2)}</p><ul>${page.random.times(4, () => `<li>${page.brief()} ${katex(made.inline({ isShort: true }), false)}</li>`).join('')}</ul></article>`;
  return page.document(f.frame(page, html));
});

const inHeadings = formulaKind('in-headings-and-captions', (made, page) => {
  const part = () =>
    `<h2>${page.heading()} ${annotated(made.inline({ isShort: true }), false)}</h2><p>${page.say(2)}</p><figure><img src="${page.picture()}" alt=""><figcaption>${page.say()} ${annotated(made.inline({ isShort: true }), false)}</figcaption></figure>`;
  return page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1><p>${page.say(2)}</p>${page.random.times(3, part).join('')}</article>`,
    ),
  );
});

const pricesBeside = formulaKind('prices-beside-formulas', (made, page) => {
  const { random } = page;
  const price = () =>
    `<p>${made.unharmed(`${page.name()}: $${random.int(2, 900)} (${random.word()} ${random.word()}).`)} ${page.say()}</p>`;
  const html = `<article><h1>${page.headline()}</h1><p>${page.say()}</p>${random.times(3, () => `${price()}<p>${page.say()} \\(${escapeTex(tex(made.inline()))}\\) ${page.brief()}</p>`).join('')}</article>`;
  // without a configuration of its own MathJax reads no single dollar signs
  return page.document(f.frame(page, html), { head: MATHJAX2 });
});

export const development: readonly Kind<FormulaTruth>[] = [
  mathmlAnnotated,
  mathmlBare,
  katexHtml,
  mathjax2Html,
  mathjax2Raw,
  mathjax3Html,
  dollars,
  brackets,
  bareEquation,
  bareAlign,
  wordpressPictures,
  mimetex,
  codecogs,
  wikipedia,
  bbTex,
  bbMath,
  alternatives,
  arxiv,
  inCells,
  inHeadings,
  pricesBeside,
  ...negatives,
];
