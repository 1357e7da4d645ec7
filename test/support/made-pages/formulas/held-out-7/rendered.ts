/** Formulas as renderers, pictures and editors leave them, and texts that only look like formulas: half `held-out-7`. */
import type { Kind } from '../../kind.ts';
import { anExpression, mathml, tex, type Expression } from '../expression.ts';
import {
  annotated,
  bareMathml,
  escapeTex,
  katex,
  latexml,
  mathjax2,
  mathjax3,
} from '../renderers.ts';
import type { FormulaTruth } from '../truth.ts';
import { both, KATEX_DOLLARS, MATHJAX, MATHJAX_DOLLARS, paged, within } from './frames.ts';

const source = (e: Expression) => escapeTex(tex(e));
const coded = (e: Expression) => encodeURIComponent(tex(e));

/** MathML in the spelling of an editor that keeps it in an attribute: guillemets for angles. */
const guillemets = (e: Expression) =>
  `«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»${mathml(e)
    .replace(/</g, '«')
    .replace(/>/g, '»')
    .replace(/&#x2061;/g, '§#8289;')}«/math»`;

export const rendered: readonly Kind<FormulaTruth>[] = [
  both(
    'joplin-editable-with-hidden-source',
    (e) =>
      `<span class="joplin-editable"><span class="joplin-source" data-joplin-language="katex" data-joplin-source-open="$" data-joplin-source-close="$" style="display: none;">${source(e)}</span>${katex(e, false)}</span>`,
    (e) =>
      `<div class="joplin-editable"><pre class="joplin-source" data-joplin-language="katex" data-joplin-source-open="$$&#10;" data-joplin-source-close="&#10;$$&#10;" style="display: none;">${source(e)}</pre>${katex(e, true)}</div>`,
    { frame: 'simple' },
  ),
  both(
    'temml-mathml-with-annotation',
    (e) => annotated(e, false).replace('<math ', '<math class="temml" '),
    (e) =>
      annotated(e, true).replace(
        '<math ',
        '<math class="tml-display" style="display:block math;" ',
      ),
    { frame: 'bulma' },
  ),
  both(
    'core-math-block-of-the-editor',
    (e) => annotated(e, false),
    (e) => `<div class="wp-block-math">${annotated(e, true)}</div>`,
    { frame: 'kadence' },
  ),
  both(
    'native-mathml-of-a-wiki',
    (e) =>
      annotated(e, false).replace(
        '<math ',
        '<math class="mwe-math-element mwe-math-element-inline" ',
      ),
    (e) =>
      `<dl><dd>${annotated(e, true).replace('<math ', '<math class="mwe-math-element mwe-math-element-block" ')}</dd></dl>`,
    { frame: 'vector' },
  ),
  both(
    'vitepress-mathjax-svg-containers',
    (e) =>
      `<mjx-container class="MathJax" jax="SVG" style="direction: ltr; position: relative;"><svg style="overflow: visible; vertical-align: -0.025ex;" xmlns="http://www.w3.org/2000/svg" width="9ex" height="2ex" role="img" focusable="false" viewBox="0 -683 2000 694" aria-hidden="true"><g stroke="currentColor"><g data-mml-node="math"></g></g></svg><mjx-assistive-mml unselectable="on" display="inline">${bareMathml(e, false)}</mjx-assistive-mml></mjx-container>`,
    (e) =>
      `<mjx-container class="MathJax" jax="SVG" display="true" style="direction: ltr; display: block;"><svg role="img" aria-hidden="true"><g></g></svg><mjx-assistive-mml unselectable="on" display="block">${bareMathml(e, true)}</mjx-assistive-mml></mjx-container>`,
    { frame: 'modules', isLoose: true },
  ),
  both(
    'vault-published-math-is-loaded',
    (e) => `<span class="math math-inline is-loaded">${mathjax3(e, false)}</span>`,
    (e) =>
      `<div class="el-div"><div class="math math-block is-loaded">${mathjax3(e, true)}</div></div>`,
    { frame: 'modules', isLoose: true },
  ),
  both(
    'geosciences-publisher-disp-formula',
    (e) => `<span class="inline-formula">${bareMathml(e, false)}</span>`,
    (e, made) =>
      `<div class="disp-formula" id="Ch1.E${made.nextId()}" content-type="numbered"><span class="label">(${made.nextId()})</span>${bareMathml(e, true)}</div>`,
    { frame: 'sxa', isLoose: true },
  ),
  both(
    'open-publisher-equation-image-holder',
    (e) => bareMathml(e, false),
    (e) => `<div class="equationImageholder">${bareMathml(e, true)}</div>`,
    { frame: 'sxa', isLoose: true },
  ),
  both(
    'large-publisher-svg-with-assistive',
    (e) =>
      `<span class="math"><span class="MathJax_Preview" style="color: inherit;"></span><span class="MathJax_SVG" tabindex="0" style="font-size: 90%; display: inline-block;" role="presentation"><svg width="9ex" height="2ex" role="img" focusable="false" aria-hidden="true"><g></g></svg><span class="MJX_Assistive_MathML" role="presentation">${bareMathml(e, false)}</span></span></span>`,
    (e, made) =>
      `<div class="display"><span class="formula" id="fd${made.nextId()}"><span class="label">(${made.nextId()})</span><span class="math"><span class="MathJax_SVG" role="presentation"><svg role="img" aria-hidden="true"><g></g></svg><span class="MJX_Assistive_MathML MJX_Assistive_MathML_Block" role="presentation">${bareMathml(e, true)}</span></span></span></span></div>`,
    { frame: 'sxa', isLoose: true },
  ),
  both(
    'library-of-functions-latexml-with-permalinks',
    (e, made) => latexml(e, false, made.nextId()),
    (e, made) => latexml(e, true, made.nextId()),
    { frame: 'simple' },
  ),
  paged(
    'homework-site-pictures-of-a-tex-query',
    (made, page) =>
      page.random
        .times(3, () => {
          const [one, two] = [made.inline(), made.either()];
          const picture = (e: Expression) =>
            `<img src="https://tex.homework.example/?f=${coded(e)}" title="${source(e)}" alt="${source(e)}" class="latex-formula">`;
          return `<div class="brn-qpage-next-answer-box-content"><p>${page.say()} ${picture(one)} ${page.brief()}</p><p>${picture(two)}</p></div>`;
        })
        .join('\n'),
    { frame: 'modules' },
  ),
  paged(
    'gif-latex-pictures-with-titles',
    (made, page) =>
      page.random
        .times(3, () => {
          const [one, two] = [made.inline(), made.either()];
          const picture = (e: Expression) =>
            `<img src="https://latex.codecogs.example/gif.latex?${coded(e)}" title="${source(e)}" alt="${source(e)}">`;
          return `<p>${page.say()} ${picture(one)} ${page.brief()}</p><p style="text-align:center">${picture(two)}</p>`;
        })
        .join('\n'),
    { frame: 'simple' },
  ),
  paged(
    'latex2html-pictures-of-the-nineties',
    (made, page) =>
      page.random
        .times(3, (i) => {
          const one = made.inline();
          const two = tex(anExpression(page.random));
          made.note([two, `\\displaystyle ${two}`], 'either');
          return `<P>\n${page.say()} <IMG\n WIDTH="97" HEIGHT="32" ALIGN="MIDDLE" BORDER="0"\n SRC="img${i * 2 + 1}.png"\n ALT="$${source(one)}$"> ${page.brief()}\n<P></P>\n<DIV ALIGN="CENTER">\n<IMG\n WIDTH="180" HEIGHT="45" ALIGN="MIDDLE" BORDER="0"\n SRC="img${i * 2 + 2}.png"\n ALT="$\\displaystyle ${escapeTex(two)}$">\n</DIV><P></P>`;
        })
        .join('\n'),
    { frame: 'simple' },
  ),
  paged(
    'editor-pictures-with-mathml-in-an-attribute',
    (made, page) =>
      page.random
        .times(3, () => {
          const e = made.inline({ isLoose: true });
          return `<p>${page.say()} <img align="middle" class="Wirisformula" role="math" alt="" data-mathml="${guillemets(e)}" src="/filter/wiris/integration/showimage.php?formula=${page.random.letters(12)}&amp;cw=90&amp;ch=20"> ${page.brief()}</p>`;
        })
        .join('\n'),
    { frame: 'bartik' },
  ),
  both(
    'course-market-katex-in-prose',
    (e) => `<span class="perseus-math"><span aria-hidden="false">${katex(e, false)}</span></span>`,
    (e) =>
      `<div class="perseus-block-math"><div class="perseus-block-math-inner">${katex(e, true)}</div></div>`,
    { frame: 'modules' },
  ),
  both(
    'saved-page-of-mathjax-2-in-a-typo3-site',
    (e, made) => mathjax2(e, false, made.nextId()),
    (e, made) => mathjax2(e, true, made.nextId()),
    { frame: 'typo3' },
  ),
  within(
    'thread-of-katex-in-an-online-class',
    (e) => `<span class="ql-formula" data-value="${source(e)}">${katex(e, false)}</span>`,
    { frame: 'helix' },
  ),
];

export const negatives: readonly Kind<FormulaTruth>[] = [
  paged(
    'salary-ranges-of-a-job-column',
    (made, page) =>
      page.random
        .times(3, () => {
          const low = page.random.int(40, 90);
          const text = made.unharmed(`$${low},000 to $${low + 20},000`);
          return `<p>${page.say()} ${text}. ${page.brief()}</p>`;
        })
        .join('\n'),
    { frame: 'kadence' },
  ),
  paged(
    'rents-in-points-of-a-city-guide',
    (made, page) =>
      `<ul>${page.random
        .times(4, () => {
          const text = made.unharmed(
            `$${page.random.int(900, 4000)}/mo, $${page.random.int(50, 300)} fee`,
          );
          return `<li>${page.brief()} ${text}</li>`;
        })
        .join('')}</ul>`,
    { frame: 'squarespace' },
  ),
  paged(
    'variables-of-a-shell-in-plain-text',
    (made, page) =>
      page.random
        .times(3, () => {
          const [a, b] = [page.random.word().toUpperCase(), page.random.word().toUpperCase()];
          const text = made.unharmed(`$${a} and $${b}`);
          return `<p>${page.say()} ${text}. ${page.brief()}</p>`;
        })
        .join('\n'),
    { frame: 'bulma' },
  ),
  paged(
    'patterns-in-code-beside-formulas',
    (made, page) =>
      page.random
        .times(3, () => {
          const code = made.code(`^${page.random.word()}$|^${page.random.word()}$`);
          return `<p>${page.say()} <code>${code}</code> ${page.brief()} $${source(made.inline())}$</p>`;
        })
        .join('\n'),
    { head: KATEX_DOLLARS, frame: 'simple' },
  ),
  paged(
    'carets-and-underscores-in-file-names',
    (made, page) =>
      page.random
        .times(3, () => {
          const text = made.unharmed(
            `${page.random.word()}_${page.random.word()}^${page.random.int(2, 9)}_${page.random.word()}`,
          );
          return `<p>${page.say()} ${text} ${page.brief()}</p>`;
        })
        .join('\n'),
    { head: MATHJAX, frame: 'typo3' },
  ),
  paged(
    'prices-escaped-in-a-blog-with-mathjax',
    (made, page) =>
      page.random
        .times(3, () => {
          const amount = page.random.int(100, 999);
          made.unharmed(`$${amount} a year`);
          return `<p>${page.say()} \\$${amount} a year. ${page.brief()} \\(${source(made.inline())}\\)</p>`;
        })
        .join('\n'),
    { head: MATHJAX_DOLLARS, frame: 'jnews' },
  ),
];
