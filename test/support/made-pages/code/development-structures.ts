/** Code of the development half by structure: a row, a division, a point a line; bars, tabs, lists, cells. */
import { furniture as f } from '../furniture/development.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { escapeCode, line, lines, SCHEMES } from './highlight.ts';
import { codeKind, type CodePage, type CodeTruth } from './truth.ts';

const frame = (page: PageMaker, body: string) =>
  page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1><p>${page.say(2)}</p>${body}<p>${page.say(2)}</p></article>`,
    ),
  );

/** Blocks between paragraphs. */
const blocks = (name: string, write: (made: CodePage, page: PageMaker) => string) =>
  codeKind(name, (made, page) =>
    frame(
      page,
      page.random
        .times(page.random.int(2, 3), () => `<p>${page.say()}</p>${write(made, page)}`)
        .join('\n'),
    ),
  );

const rowALine = blocks('row-a-line', (made) => {
  const { text } = made.unnamed();
  return `<table class="code-table">${lines(text, (l, i) => `<tr><td class="num">${i + 1}</td><td class="src"><pre>${escapeCode(l)}</pre></td></tr>`)}</table>`;
});

const divisionALine = blocks('division-a-line', (made) => {
  const { text, language } = made.block();
  return `<div class="code-block language-${language}">${lines(text, (l) => `<div class="code-line" style="white-space:pre">${line(l, SCHEMES.hljs)}</div>`, '')}</div>`;
});

const spanALine = blocks('span-a-line', (made) => {
  const { text, language } = made.block();
  return `<pre class="code" data-lang="${language}"><code>${lines(text, (l) => `<span style="display:block">${line(l, SCHEMES.prism)}</span>`, '')}</code></pre>`;
});

const breaks = blocks('break-a-line', (made) => {
  const { text } = made.unnamed();
  return `<pre class="source">${lines(text, escapeCode, '<br>')}</pre>`;
});

const orderedLines = blocks('points-of-prettyprint', (made) => {
  const { text, language } = made.block();
  return `<pre class="prettyprint linenums lang-${language} prettyprinted"><ol class="linenums">${lines(text, (l, i) => `<li class="L${i % 10}">${line(l, SCHEMES.prettify)}</li>`, '')}</ol></pre>`;
});

const bars = blocks('bars-and-badges', (made, page) => {
  const { text, language } = made.block();
  return `<div class="code-box"><div class="code-header"><span class="file-name">${page.random.word()}.src</span><span class="code-lang">${language}</span><button class="copy-btn" type="button">Copy code</button></div><pre><button class="copy">Copy</button><code class="lang-${language}">${lines(text, (l) => line(l, SCHEMES.hljs))}</code></pre></div>`;
});

const diff = blocks('diff', (made, page) => {
  const { random } = page;
  const text = `--- a/${random.word()}.c\n+++ b/${random.word()}.c\n@@ -${random.int(1, 99)},4 +1,4 @@\n int ${random.word()};\n-\treturn ${random.int(1, 99)};\n+\treturn ${random.int(1, 99)} & 1;\n }`;
  made.note({ text }, ['diff', 'patch']);
  return `<pre><code class="language-diff">${lines(text, (l) => (l.startsWith('+') ? `<span class="gi">${escapeCode(l)}</span>` : escapeCode(l)))}</code></pre>`;
});

const sessions = blocks('console-session', (made, page) => {
  const { random } = page;
  const text = `$ ${random.word()} --${random.word()} ${random.int(1, 99)}\n${random.word()}: ok\n$ cd ~/${random.word()} && ls\n${random.word()}.txt  ${random.word()}/\n\n>>> ${random.word()}(${random.int(1, 99)})`;
  made.note({ text }, ['console', 'shell-session', 'bash', 'sh', 'shell']);
  return `<div class="highlight-console notranslate"><div class="highlight"><pre><span></span>${lines(text, (l) => (l.startsWith('$') ? `<span class="gp">$</span>${escapeCode(l.slice(1))}` : `<span class="go">${escapeCode(l)}</span>`))}\n</pre></div></div>`;
});

const tabs = blocks('tabs-of-languages', (made, page) => {
  const samples = [made.block(['python']), made.block(['javascript']), made.block(['go'])];
  const heads = samples
    .map(
      ({ language }, i) =>
        `<li role="tab" aria-selected="${i === 0}"><button>${language}</button></li>`,
    )
    .join('');
  const panels = samples
    .map(
      ({ text, language }, i) =>
        `<div role="tabpanel" class="tab-pane${i === 0 ? ' active' : ''}"><pre><code class="language-${language}">${lines(text, (l) => line(l, SCHEMES.prism))}</code></pre></div>`,
    )
    .join('');
  return `<div class="tabs" id="t${page.random.int(1, 99)}"><ul role="tablist">${heads}</ul>${panels}</div>`;
});

const betweenPoints = codeKind('between-points', (made, page) => {
  const point = () => {
    const { text, language } = made.block();
    return `<li><p>${page.brief()}</p><pre><code class="language-${language}">${escapeCode(text)}</code></pre><p>${page.brief()}</p></li>`;
  };
  return frame(page, `<ol>${page.random.times(3, point).join('\n')}</ol>`);
});

const admonitions = codeKind('in-admonitions', (made, page) => {
  const note = () => {
    const { text, language } = made.block();
    return `<div class="admonition warning"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p><div class="highlight-${language} notranslate"><div class="highlight"><pre><span></span>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></div></div>`;
  };
  return frame(page, `${note()}<p>${page.say()}</p>${note()}`);
});

const cells = codeKind('in-cells', (made, page) => {
  const { random } = page;
  const row = () =>
    `<tr><td><code>${escapeCode(made.inline(`${random.word()}_${random.word()}`))}</code></td><td><code class="type">${escapeCode(made.inline(`${random.word()}<${random.word()}>`))}</code></td><td>${page.brief()}</td></tr>`;
  return frame(
    page,
    `<table><thead><tr><th>A</th><th>B</th><th>C</th></tr></thead><tbody>${random.times(5, row).join('')}</tbody></table>`,
  );
});

const inline = codeKind('inline', (made, page) => {
  const paragraph = () =>
    `<p>${page.say()} <code>${escapeCode(made.inline())}</code> ${page.brief()} <tt>${escapeCode(made.inline())}</tt>, <code><a href="${page.path()}">${escapeCode(made.inline(`${page.random.word()}()`))}</a></code>.</p>`;
  return frame(page, page.random.times(4, paragraph).join(''));
});

const backticks = codeKind('inline-with-backticks', (made, page) => {
  const { random } = page;
  const text = () =>
    random.pick([
      `\`${random.word()}\``,
      `a \`${random.word()}`,
      `\`\`${random.word()}`,
      `${random.word()}\` b`,
    ]);
  const paragraph = () =>
    `<p>${page.say()} <code>${made.inline(text())}</code> ${page.brief()}</p>`;
  return frame(page, random.times(4, paragraph).join(''));
});

const keys = codeKind('keys-output-variables', (made, page) => {
  const { random } = page;
  const paragraph = () =>
    `<p>${page.say()} <kbd>${made.kept(`Ctrl-${random.word()}`)}</kbd> ${page.brief()} <samp>${made.kept(`${random.word()} ${random.int(1, 999)}`)}</samp>, <var>${made.kept(random.word())}</var>.</p>`;
  return frame(page, random.times(4, paragraph).join(''));
});

const fences = blocks('code-that-holds-fences', (made, page) => {
  const text = `# ${page.random.word()}\n\n\`\`\`js\n${page.random.word()}();\n\`\`\`\n\n~~~\n* ${page.random.word()}\n~~~`;
  made.note({ text }, ['markdown', 'md']);
  return `<pre><code class="language-markdown">${escapeCode(text)}</code></pre>`;
});

const numbered = blocks('numbers-in-spans', (made) => {
  const { text, language } = made.block();
  return `<pre class="line-numbers language-${language}"><code class="language-${language}">${lines(text, (l) => line(l, SCHEMES.prism))}<span aria-hidden="true" class="line-numbers-rows">${lines(text, () => '<span></span>', '')}</span></code></pre>`;
});

export const structures: readonly Kind<CodeTruth>[] = [
  rowALine,
  divisionALine,
  spanALine,
  breaks,
  orderedLines,
  bars,
  diff,
  sessions,
  tabs,
  betweenPoints,
  admonitions,
  cells,
  inline,
  backticks,
  keys,
  fences,
  numbered,
];
