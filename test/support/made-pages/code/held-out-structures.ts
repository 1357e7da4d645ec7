/** Code of the held-out half by structure. */
import { furniture as f } from '../furniture/held-out.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { escapeCode, line, lines, SCHEMES } from './highlight.ts';
import { WITHOUT_TABS } from './samples.ts';
import { codeKind, type CodePage, type CodeTruth } from './truth.ts';

const frame = (page: PageMaker, body: string) =>
  page.document(
    f.frame(page, `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${body}<p>${page.say(2)}</p>`),
  );
const blocks = (name: string, write: (made: CodePage, page: PageMaker) => string) =>
  codeKind(name, (made, page) =>
    frame(page, page.random.times(2, () => `<p>${page.say()}</p>${write(made, page)}`).join('')),
  );

const contentTabs = blocks('tabs-by-radio', (made, page) => {
  const id = page.random.letters(4);
  const samples = [made.block(['rust']), made.block(['java']), made.block(['ruby'])];
  return `<div class="tabbed-set tabbed-alternate" data-tabs="1:3">${samples.map((_, i) => `<input ${i === 0 ? 'checked="checked"' : ''} id="${id}${i}" name="${id}" type="radio">`).join('')}<div class="tabbed-labels">${samples.map(({ language }, i) => `<label for="${id}${i}">${language}</label>`).join('')}</div><div class="tabbed-content">${samples.map(({ text, language }) => `<div class="tabbed-block"><div class="language-${language} highlight"><pre><span></span><code>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</code></pre></div></div>`).join('')}</div></div>`;
});

const textarea = blocks('textarea', (made) => {
  const { text } = made.unnamed();
  return `<textarea class="code" rows="10" cols="60" readonly>\n${escapeCode(text)}</textarea>`;
});

const oneCell = blocks('listing-in-one-cell', (made) => {
  const { text } = made.unnamed();
  return `<table width="90%" border="1" bgcolor="#eeeeee"><tr><td><pre>${escapeCode(text)}</pre></td></tr></table>`;
});

const spoilers = blocks('folded-listing', (made, page) => {
  const { text, language } = made.block();
  return `<details><summary>${page.label('spoiler')}</summary><pre lang="${language}"><code>${escapeCode(text)}</code></pre></details>`;
});

const terminals = blocks('terminal-window', (made, page) => {
  const { random } = page;
  const text = `${random.word()}@${random.word()}:~$ ${random.word()} -l\ntotal ${random.int(1, 99)}\ndrwxr-xr-x  2 ${random.word()}\n\n${random.word()}@${random.word()}:~$ exit`;
  made.note({ text }, ['', 'console', 'shell-session', 'bash', 'sh', 'shell', 'text', 'terminal']);
  return `<div class="terminal-window"><div class="terminal-bar"><span></span><span></span></div><pre class="terminal">${escapeCode(text)}</pre></div>`;
});

const definitions = codeKind('below-terms', (made, page) => {
  const entry = () => {
    const { text, language } = made.block();
    return `<dt><code>${escapeCode(made.inline(`${page.random.word()}(${page.random.word()})`))}</code></dt><dd><p>${page.say()}</p><div class="highlight-${language} notranslate"><div class="highlight"><pre>${escapeCode(text)}\n</pre></div></div></dd>`;
  };
  return frame(page, `<dl class="py function">${page.random.times(3, entry).join('')}</dl>`);
});

const quoted = codeKind('in-quotations', (made, page) => {
  const quote = () => {
    const { text, language } = made.block();
    return `<blockquote><p>${page.brief()}</p><pre><code class="lang-${language}">${escapeCode(text)}</code></pre></blockquote><p>${page.say()}</p>`;
  };
  return frame(page, page.random.times(2, quote).join(''));
});

const forum = codeKind('in-posts', (made, page) => {
  const post = () => {
    const { text } = made.unnamed(WITHOUT_TABS);
    return `<div class="post"><div class="poster">${page.name()}</div><div class="inner"><p>${page.say()}</p><div class="codeheader">Code: <a href="#" class="codeoperation">[Select]</a></div><code class="bbc_code">${lines(text, (l) => escapeCode(l).replace(/ {2}/g, '&nbsp;&nbsp;'), '<br>')}</code><p>${page.brief()}</p></div></div>`;
  };
  return page.document(
    f.frame(page, `<h1>${page.headline()}</h1>${page.random.times(3, post).join('')}`),
  );
});

const patches = blocks('changed-lines-table', (made, page) => {
  const { random } = page;
  const rows = [' ', '-', '+', ' '].map(
    (mark) => `${mark}${random.word()} = ${random.int(1, 99)};`,
  );
  made.note({ text: rows.join('\n') }, ['', 'diff', 'patch']);
  return `<table class="diff-table"><tbody>${rows.map((text, i) => `<tr><td class="diff-num" data-n="${i + 1}"></td><td class="diff-code"><pre>${escapeCode(text)}</pre></td></tr>`).join('')}</tbody></table>`;
});

const signatures = codeKind('inline-in-signatures', (made, page) => {
  const { random } = page;
  const entry = () =>
    `<h3><code>${escapeCode(made.inline(`${random.word()}.${random.word()}(a: ${random.word()} = ${random.int(1, 9)})`))}</code></h3><ul><li><code class="docutils literal notranslate"><span class="pre">${escapeCode(made.inline(`--${random.word()}`))}</span></code> – ${page.brief()}</li><li><strong><code>${escapeCode(made.inline(`*${random.word()}`))}</code></strong> ${page.brief()}</li></ul>`;
  return frame(page, random.times(3, entry).join(''));
});

const propertyCells = codeKind('inline-in-property-tables', (made, page) => {
  const { random } = page;
  const row = () =>
    `<tr><th scope="row"><code>${made.inline(`${random.word()}-${random.word()}`)}</code></th><td><code>${made.inline(`"${random.word()}"`)}</code>, <code>${made.inline(`${random.int(1, 999)}px`)}</code></td></tr>`;
  return frame(page, `<table><tbody>${random.times(5, row).join('')}</tbody></table>`);
});

const keyRows = codeKind('keys-and-output', (made, page) => {
  const { random } = page;
  const paragraph = () =>
    `<p>${page.say()} <kbd><kbd>${made.kept('Shift')}</kbd>+<kbd>${made.kept(`F${random.int(1, 12)}`)}</kbd></kbd>; <code><var>${made.kept(random.word())}</var></code> <samp class="prompt">${made.kept(`${random.word()}>`).replace('>', '&gt;')}</samp></p>`;
  return frame(page, random.times(3, paragraph).join(''));
});

const tildes = blocks('listing-with-marks-of-markdown', (made, page) => {
  const text = `> ${page.random.word()}\n1. *${page.random.word()}*\n    # ${page.random.word()}\n\t\`\`\`\`${page.random.word()}\n<!-- ${page.random.int(1, 99)} -->\n| a | b |`;
  made.note({ text }, ['', 'text', 'plaintext', 'nohighlight', 'txt']);
  return `<pre><code class="nohighlight">${escapeCode(text)}</code></pre>`;
});

export const structures: readonly Kind<CodeTruth>[] = [
  contentTabs,
  textarea,
  oneCell,
  spoilers,
  terminals,
  definitions,
  quoted,
  forum,
  patches,
  signatures,
  propertyCells,
  keyRows,
  tildes,
];
