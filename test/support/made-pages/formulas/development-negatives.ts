/** Pages of the development half without formulas, whose text looks a little like some. */
import { furniture as f } from '../furniture/development.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { formulaKind, type FormulaPage, type FormulaTruth } from './truth.ts';

const wrap = (page: PageMaker, body: string) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1><p>${page.say(2)}</p>${body}<p>${page.say(2)}</p></article>`,
    ),
  );

/** `count` paragraphs, each with a text that must come out as it is. */
const texts = (made: FormulaPage, count: number, write: () => string) =>
  made.page.random
    .times(count, () => `<p>${made.unharmed(write())} ${made.page.say()}</p>`)
    .join('\n');

const prices = formulaKind('prices', (made, page) => {
  const { random } = page;
  const n = () => random.int(2, 990);
  return wrap(
    page,
    texts(made, 6, () =>
      random.pick([
        `${random.word()} costs $${n()}.`,
        `${random.word()}: $${n()}, ${random.word()}: $${n()}.`,
        `${random.word()} fell from $${n()} to $${n()}, ${random.word()} rose by $${n()} million.`,
        `${random.word()} US$${n()}–$${n()} a ${random.word()}.`,
        `${random.word()} pays $${n()} (${n()}$ in ${random.word()}).`,
      ]),
    ),
  );
});

const shell = formulaKind('shell-variables', (made, page) => {
  const { random } = page;
  const v = () => `$${random.word().toUpperCase()}`;
  const code = () => made.code(`export ${random.word().toUpperCase()}=${v()}/${random.word()}`);
  return wrap(
    page,
    `${texts(made, 4, () => `${random.word()} ${v()}, ${v()} ${random.word()} ${v()}.`)}<pre><code>${code()}</code></pre><p>${page.say()} <code>${code()}</code> ${page.say()}</p>`,
  );
});

const plainBrackets = formulaKind('plain-brackets', (made, page) => {
  const { random } = page;
  return wrap(
    page,
    texts(made, 6, () =>
      random.pick([
        `${random.word()} [${random.word()}] ${random.word()}.`,
        `${random.word()} [${random.int(1, 99)}][${random.int(1, 99)}] ${random.word()}.`,
        `“[${random.word()}] ${random.word()} [${random.word()} ${random.word()}] ${random.word()}”.`,
        `${random.word()} [${random.word()}] (${random.word()}) ${random.word()}.`,
        `${random.word()} (${random.word()}) ${random.word()} [sic].`,
      ]),
    ),
  );
});

const codeBrackets = formulaKind('backslash-brackets-in-code', (made, page) => {
  const { random } = page;
  const code = () =>
    made.code(
      random.pick([
        `\\[${random.word()}\\]`,
        `printf "\\(${random.word()}\\)"`,
        `$$${random.word()}$$`,
        `\\begin{${random.word()}} ${random.int(1, 99)}`,
        `echo $${random.word()} $${random.word()}`,
      ]),
    );
  return wrap(
    page,
    `${random.times(4, () => `<p>${page.say()} <code>${code()}</code> ${page.brief()}</p>`).join('')}<pre>${made.code(`a = "\\\\(${random.word()}\\\\)"\nb = $$${random.word()}$$`)}</pre>`,
  );
});

const regexes = formulaKind('regular-expressions', (made, page) => {
  const { random } = page;
  const regex = () =>
    random.pick([
      `^\\d+\\.${random.word()}$`,
      `\\(${random.word()}\\)[a-z]*$`,
      `^\\[${random.word()}\\]\\s$`,
    ]);
  return wrap(
    page,
    `${random.times(4, () => `<p>${page.say()} <code>${made.code(regex())}</code> ${page.brief()}</p>`).join('')}${texts(made, 2, () => `${random.word()} ^[a-z]+$ ${random.word()} [0-9]*$ ${random.word()}.`)}`,
  );
});

const leftovers = formulaKind('hidden-leftovers', (made, page) => {
  const { random } = page;
  const hidden = () => made.absent(`$\\begingroup${random.word()}`);
  const post = () =>
    `<div class="post-text"><span class="d-none">${hidden()}$</span><p>${made.unharmed(page.say(2))}</p><div class="d-none" aria-hidden="true">${hidden()}$</div></div>`;
  return wrap(page, random.times(4, post).join(''));
});

export const negatives: readonly Kind<FormulaTruth>[] = [
  prices,
  shell,
  plainBrackets,
  codeBrackets,
  regexes,
  leftovers,
];
