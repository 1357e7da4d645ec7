/** Code of half `held-out-4` in notebooks, editors, terminals, diffs and pages without a highlighter. */
import type { Kind } from '../../kind.ts';
import type { CodeTruth } from '../truth.ts';
import {
  blocks,
  coloured,
  esc,
  line,
  lines,
  named,
  nameless,
  SCHEMES,
  styledLine,
} from './frame.ts';

export const editors: readonly Kind<CodeTruth>[] = [
  blocks('jupyter-7-input-cells', (made, _, i) => {
    const { text } = made.block(['python']);
    return `<div class="jp-Cell jp-CodeCell jp-Notebook-cell"><div class="jp-Cell-inputWrapper" tabindex="0"><div class="jp-InputArea jp-Cell-inputArea"><div class="jp-InputPrompt jp-InputArea-prompt">In&nbsp;[${i + 1}]:</div><div class="jp-CodeMirrorEditor jp-Editor jp-InputArea-editor" data-type="inline"><div class="cm-editor cm-s-jupyter"><div class="highlight hl-ipython3"><pre><span></span>${coloured(text, SCHEMES.pygments)}\n</pre></div></div></div></div></div></div>`;
  }),
  nameless(
    'codemirror-6-read-only-view',
    (text) =>
      `<div class="cm-editor ͼ1 ͼ2"><div class="cm-scroller"><div class="cm-gutters" aria-hidden="true"><div class="cm-gutter cm-lineNumbers">${lines(text, (_, n) => `<div class="cm-gutterElement">${n + 1}</div>`, '')}</div></div><div spellcheck="false" contenteditable="false" class="cm-content" role="textbox">${lines(text, (l) => `<div class="cm-line">${l === '' ? '<br>' : line(l, SCHEMES.monaco)}</div>`, '')}</div></div></div>`,
  ),
  named(
    'pre-with-lang-attribute-of-an-old-theme',
    ({ text, language }) => `<pre lang="${language}" line="1">${esc(text)}</pre>`,
    'classic',
  ),
  nameless(
    'note-app-code-block-of-spans',
    (text) =>
      `<div class="notion-selectable notion-code-block"><div style="display:flex"><div contenteditable="false" class="line-numbers notion-code-no-wrap" style="flex-grow:1;font-family:monospace;white-space:pre;tab-size:2"><div role="textbox" data-content-editable-leaf="true" style="white-space:pre">${coloured(text, SCHEMES.prism)}\n</div></div></div></div>`,
  ),
  named(
    'web-component-with-language',
    ({ text, language }) =>
      `<devsite-code><div class="devsite-code-buttons-container" role="group"><button type="button" class="gc-analytics-event material-icons" aria-label="Copy"></button></div><pre class="devsite-click-to-copy" translate="no" dir="ltr" is-upgraded syntax="${language}"><code translate="no" dir="ltr">${coloured(text, { comment: 'devsite-syntax-c1', string: 'devsite-syntax-s', keyword: 'devsite-syntax-k', name: 'devsite-syntax-n', number: 'devsite-syntax-mi' })}\n</code></pre></devsite-code>`,
  ),
  blocks('console-session-with-prompts', (made, page) => {
    const text = `$ ${page.random.word()} --${page.random.word()} "${page.random.word()}"\n${page.random.word()}: ${page.random.int(10, 9999)} <ok>\n\n$ exit`;
    made.note({ text }, ['console', 'shell', 'bash', 'sh', 'shell-session', 'text', '']);
    return `<div class="highlight-console notranslate"><div class="highlight"><pre><span></span>${lines(text, (l) => (l.startsWith('$ ') ? `<span class="gp">$ </span>${esc(l.slice(2))}` : `<span class="go">${esc(l)}</span>`))}\n</pre></div></div>`;
  }),
  blocks('diff-with-marked-lines', (made, page) => {
    const w = () => page.random.word();
    const text = `--- a/${w()}.ts\n+++ b/${w()}.ts\n@@ -1,3 +1,3 @@\n const ${w()} = ${page.random.int(1, 99)};\n-let ${w()} = "<old>";\n+let ${w()} = "<new>";`;
    made.note({ text }, ['diff', 'patch']);
    return `<pre class="language-diff" tabindex="0"><code class="language-diff">${lines(text, (l) => `<span class="token ${l.startsWith('+') ? 'inserted-sign inserted' : l.startsWith('-') ? 'deleted-sign deleted' : 'unchanged'}">${esc(l)}</span>`)}</code></pre>`;
  }),
  named(
    'data-line-spans-of-a-pretty-plugin',
    ({ text, language }) =>
      `<figure data-rehype-pretty-code-figure=""><pre tabindex="0" data-language="${language}" data-theme="one-dark-pro"><code data-language="${language}" data-theme="one-dark-pro" style="display: grid;">${lines(text, (l) => `<span data-line="">${l === '' ? ' ' : styledLine(l)}</span>`)}</code></pre></figure>`,
    'tailwind',
  ),
  nameless(
    'pre-of-divs-from-a-headless-theme',
    (text) =>
      `<pre class="prism-code" style="text-align:left">${lines(text, (l) => `<div class="token-line">${l === '' ? '<span>\n</span>' : line(l, SCHEMES.prism)}</div>`, '')}</pre>`,
    'tailwind',
  ),
  named(
    'react-syntax-highlighter-with-numbers',
    ({ text, language }) =>
      `<pre style="display:block;overflow-x:auto;padding:0.5em"><code class="language-${language}" style="white-space:pre">${lines(text, (l, n) => `<span class="linenumber react-syntax-highlighter-line-number" style="display:inline-block;min-width:2.25em;user-select:none">${n + 1}</span>${styledLine(l)}`)}</code></pre>`,
  ),
];
