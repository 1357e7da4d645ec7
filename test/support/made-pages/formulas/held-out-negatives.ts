/** Pages of the held-out half without formulas, whose text looks a little like some. */
import { furniture as f } from '../furniture/held-out.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from './truth.ts';

const wrap = (page: PageMaker, body: string) =>
  page.document(
    f.frame(page, `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${body}<p>${page.say(2)}</p>`),
  );
const lines = (made: FormulaPage, count: number, write: () => string) =>
  made.page.random
    .times(count, () => `<div>${made.unharmed(write())} ${made.page.say()}</div>`)
    .join('\n');

const currencies = formulaKind('currencies', (made, page) => {
  const { random } = page;
  const n = () => random.int(3, 9000);
  return wrap(
    page,
    lines(made, 6, () =>
      random.pick([
        `${random.word()} A$${n()}, C$${n()}, HK$${n()}.`,
        `${random.word()} (${n()}$, ${n()}$) ${random.word()}.`,
        `${random.word()} $${n()}k–$${n()}k.`,
        `$${n()} ${random.word()}; $${n()}.50 ${random.word()}; $$$ ${random.word()}.`,
      ]),
    ),
  );
});

const variables = formulaKind('variables-of-languages', (made, page) => {
  const { random } = page;
  return wrap(
    page,
    lines(made, 5, () =>
      random.pick([
        `$this->${random.word()} ${random.word()} $${random.word()}.`,
        `$.${random.word()}.${random.word()} ${random.word()} $..${random.word()}.`,
        `$\{${random.word()}} ${random.word()} $\{${random.word()}}.`,
        `@${random.word()} $_${random.word()} $${random.int(1, 9)} $${random.int(1, 9)}.`,
      ]),
    ).replace(/->/g, '-&gt;'),
  );
});

const intervals = formulaKind('intervals-and-marks', (made, page) => {
  const { random } = page;
  return wrap(
    page,
    lines(made, 6, () =>
      random.pick([
        `${random.word()} [${random.int(0, 9)}, ${random.int(10, 99)}) ${random.word()}.`,
        `[ ] ${random.word()} [x] ${random.word()}.`,
        `${random.word()}[${random.int(1, 9)}] ${random.word()}[${random.int(10, 99)}].`,
        `[[${random.word()}]] ${random.word()} [${random.word()}|${random.word()}].`,
        `${random.word()} (${random.int(1, 9)}) ${random.word()} [...] ${random.word()}.`,
      ]),
    ),
  );
});

const tutorial = formulaKind('lessons-about-tex', (made, page) => {
  const { random } = page;
  const code = () =>
    made.code(
      random.pick([
        `\\frac{${random.word()}}{${random.int(1, 9)}}`,
        `$${random.word()}$`,
        `\\(${random.word()}\\)`,
        `\\begin{${random.word()}}`,
      ]),
    );
  return wrap(
    page,
    `${random.times(5, () => `<p>${page.say()} <code>${code()}</code></p>`).join('')}<pre><code class="language-latex">${made.code(`\\begin{equation}\n  ${random.word()}_{${random.int(1, 9)}} = $${random.word()}$\n\\end{equation}`)}</code></pre>`,
  );
});

const macros = formulaKind('hidden-macros', (made, page) => {
  const { random } = page;
  const name = random.word();
  const hidden = `<div style="display:none">\\(${made.absent(`\\newcommand{\\${name}}{${random.word()}}`)}\\)</div><span class="visually-hidden is-hidden" hidden>${made.absent(`$\\require{${random.word()}}`)}$</span>`;
  return wrap(
    page,
    `${hidden}${random.times(3, () => `<p>${made.unharmed(page.say(2))}</p>`).join('')}`,
  );
});

const emoticons = formulaKind('emoticons-and-backslashes', (made, page) => {
  const { random } = page;
  return wrap(
    page,
    lines(made, 6, () =>
      random.pick([
        `${random.word()} ¯\\_(ツ)_/¯ ${random.word()}.`,
        `C:\\${random.word()}\\(${random.word()})\\${random.word()} ${random.word()}.`,
        `${random.word()} :-$ ${random.word()} 8-$ ${random.word()}.`,
        `${random.word()} o_O ${random.word()} *_* ${random.word()}.`,
      ]),
    ),
  );
});

export const negatives: readonly Kind<FormulaTruth>[] = [
  currencies,
  variables,
  intervals,
  tutorial,
  macros,
  emoticons,
];
