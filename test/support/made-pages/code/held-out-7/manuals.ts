/** Code in manuals, references and repositories: half `held-out-7`. */
import type { Kind } from '../../kind.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from '../highlight.ts';
import { WITHOUT_TABS } from '../samples.ts';
import { codeKind, type CodeTruth } from '../truth.ts';
import { inFrame, named, nameless } from './frame.ts';

/** Numbers of the lines, each through `write`. */
const numbers = (text: string, write: (n: number) => string, join = '') =>
  lines(text, (_, i) => write(i + 1), join);

export const manuals: readonly Kind<CodeTruth>[] = [
  named(
    'docusaurus-3-token-lines-with-title',
    ({ language, text }, page) =>
      `<div class="language-${language} codeBlockContainer_Ckt0 theme-code-block" style="--prism-color:#393A34"><div class="codeBlockTitle_Ktv7">${page.random.word()}.txt</div><div class="codeBlockContent_biex"><pre tabindex="0" class="prism-code language-${language} codeBlock_bY9V thin-scrollbar"><code class="codeBlockLines_e6Vv">${lines(text, (l) => `<span class="token-line" style="color:#393A34">${l === '' ? '<span class="token plain" style="display:inline-block"></span>' : line(l, SCHEMES.prism)}<br></span>`, '')}</code></pre><div class="buttonGroup__atx"><button type="button" aria-label="Copy code to clipboard" class="clean-btn"><span class="copyButtonIcons_eSgA" aria-hidden="true"></span></button></div></div></div>`,
    { frame: 'modules' },
  ),
  named(
    'vitepress-numbers-in-a-wrapper-beside',
    ({ language, text }) =>
      `<div class="language-${language} vp-adaptive-theme line-numbers-mode"><button title="Copy Code" class="copy"></button><span class="lang">${language}</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0" v-pre=""><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre><div class="line-numbers-wrapper" aria-hidden="true">${numbers(text, (n) => `<span class="line-number">${n}</span><br>`)}</div></div>`,
    { frame: 'modules' },
  ),
  nameless(
    'hosted-handbook-grid-of-highlight-lines',
    (text) =>
      `<div class="group/codeblock grid grid-flow-col mx-auto w-full"><div class="flex items-center justify-start [grid-area:1/1]"></div><button class="group-hover/codeblock:opacity-11 z-[2]">Copy</button><pre class="overflow-auto [grid-area:2/1] relative bg-tint"><code id="c" class="inline-grid min-w-full grid-cols-[auto_1fr]">${lines(text, (l) => `<span class="highlight-line"><span class="highlight-line-content">${styledLine(l)}</span></span>`)}</code></pre></div>`,
    { frame: 'modules' },
  ),
  named(
    'api-console-example-of-swagger',
    ({ language, text }) =>
      `<div class="highlight-code"><div class="copy-to-clipboard"><button></button></div><pre class="example microlight" style="display: block; overflow-x: auto;"><code class="language-${language}" style="white-space: pre;">${lines(text, styledLine)}</code></pre></div>`,
    { frame: 'simple', among: ['json', 'html', 'bash'] },
  ),
  named(
    'linux-vendor-guide-verbatim-wrap',
    ({ language, text }) =>
      `<div class="verbatim-wrap highlight ${language}"><pre class="screen">${escapeCode(text)}</pre></div>`,
    { frame: 'bartik', among: ['bash', 'yaml', 'json', 'python'] },
  ),
  nameless(
    'docbook-programlisting-in-an-example-box',
    (text, page, i) =>
      `<div class="example"><a id="ex${i}"></a><p class="title"><b>Example ${i + 1}. ${page.random.word()}</b></p><div class="example-contents"><pre class="programlisting">${escapeCode(text)}\n</pre></div></div><br class="example-break">`,
    { frame: 'simple' },
  ),
  nameless(
    'old-docbook-pre-in-a-grey-table',
    (text) =>
      `<TABLE BORDER="0" BGCOLOR="#E0E0E0" WIDTH="90%"><TR><TD><FONT COLOR="#000000"><PRE CLASS="PROGRAMLISTING">${escapeCode(text)}</PRE></FONT></TD></TR></TABLE>`,
    { frame: 'simple' },
  ),
  nameless(
    'texinfo-example-preformatted',
    (text) =>
      `<div class="example smallexample">\n<pre class="example-preformatted">${escapeCode(text)}\n</pre></div>`,
    { frame: 'simple' },
  ),
  named(
    'sphinx-literal-include-with-caption',
    ({ language, text }, page, i) =>
      `<div class="literal-block-wrapper docutils container" id="id${i}"><div class="code-block-caption"><span class="caption-text">${page.random.word()}.txt</span><a class="headerlink" href="#id${i}" title="Link to this code">¶</a></div><div class="highlight-${language} notranslate"><div class="highlight"><pre><span></span>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></div></div>`,
    { frame: 'simple' },
  ),
  named(
    'sphinx-design-tab-set',
    ({ language, text }, _, i) =>
      `<div class="sd-tab-set docutils"><input checked="checked" id="sd-tab-item-${i}" name="sd-tab-set-${i}" type="radio"><label class="sd-tab-label" for="sd-tab-item-${i}">${language}</label><div class="sd-tab-content docutils"><div class="highlight-${language} notranslate"><div class="highlight"><pre><span></span>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></div></div></div>`,
    { frame: 'bulma' },
  ),
  named(
    'material-file-name-and-line-anchors',
    ({ language, text }, page, i) =>
      `<div class="language-${language} highlight"><span class="filename">${page.random.word()}.txt</span><pre><span></span><code>${lines(text, (l, n) => `<a id="__codelineno-${i}-${n + 1}" name="__codelineno-${i}-${n + 1}" href="#__codelineno-${i}-${n + 1}"></a>${line(l, SCHEMES.pygments)}`)}\n</code></pre></div>`,
    { frame: 'modules' },
  ),
  named(
    'hugo-chroma-line-and-cl-spans',
    ({ language, text }) =>
      `<div class="highlight"><pre tabindex="0" class="chroma"><code class="language-${language}" data-lang="${language}">${lines(text, (l) => `<span class="line"><span class="cl">${line(l, SCHEMES.rouge)}\n</span></span>`, '')}</code></pre></div>`,
    { frame: 'bulma' },
  ),
  named(
    'typedoc-example-with-button-inside',
    ({ language, text }) =>
      `<pre><code class="${language}">${lines(text, (l) => (l === '' ? '' : line(l, { keyword: 'hl-0', name: 'hl-1', string: 'hl-2', number: 'hl-3', comment: 'hl-4', punctuation: 'hl-1' })), '<br/>')}\n</code><button type="button">Copy</button></pre>`,
    { frame: 'simple', among: ['typescript', 'javascript', 'json'] },
  ),
  named(
    'docfx-lang-classes',
    ({ language, text }) =>
      `<pre><code class="lang-${language} hljs language-${language}" data-highlighted="yes">${lines(text, (l) => line(l, SCHEMES.hljs))}\n</code></pre>`,
    { frame: 'helix' },
  ),
  named(
    'slate-api-guide-beside-the-text',
    ({ language, text }) =>
      `<div class="highlight"><pre class="highlight ${language} tab-${language}"><code>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre></div>`,
    { frame: 'simple' },
  ),
  named(
    'framework-manual-numbers-in-a-pre-of-their-own',
    ({ language, text }) =>
      `<div translate="no" data-loc="${text.split('\n').length}" class="notranslate codeblock codeblock-length-md codeblock-${language}"><div class="codeblock-scroll"><pre class="codeblock-lines">${numbers(text, String, '\n')}</pre><pre class="codeblock-code"><code>${lines(text, (l) => line(l, SCHEMES.hljs))}</code></pre></div></div>`,
    { frame: 'modules', among: ['php', 'yaml', 'bash', 'html', 'javascript'] },
  ),
  named(
    'kotlin-doc-sample-container',
    ({ language, text }) =>
      `<div class="sample-container"><pre><code class="block lang-${language}" theme="idea">${escapeCode(text)}</code></pre><span class="top-right-position"><span class="copy-icon"></span><div class="copy-popup-wrapper popup-to-left"><span class="copy-popup-icon"></span><span>Content copied to clipboard</span></div></span></div>`,
    { frame: 'simple', among: ['kotlin', 'java'] },
  ),
  named(
    'code-listing-of-line-containers',
    ({ language, text }) =>
      `<div class="code-listing syntax" data-syntax="${language}"><div class="container-general"><pre><code>${lines(text, (l) => `<span class="code-line-container"><span class="code-number" style="display: none;"></span><span class="code-line">${line(l, { keyword: 'syntax-keyword', string: 'syntax-string', comment: 'syntax-comment', number: 'syntax-number' })}</span></span>`)}</code></pre></div></div>`,
    { frame: 'modules', among: ['json', 'bash', 'c', 'javascript'] },
  ),
  nameless(
    'go-package-examples-in-details',
    (text, _, i) =>
      `<details tabindex="-1" id="example-${i}" class="Documentation-exampleDetails js-exampleContainer" open><summary class="Documentation-exampleDetailsHeader">Example</summary><div class="Documentation-exampleDetailsBody"><pre class="Documentation-exampleCode">${escapeCode(text)}\n</pre></div></details>`,
    { frame: 'modules', among: ['go'] },
  ),
  nameless(
    'cgit-blob-with-numbers-in-a-cell',
    (text) =>
      `<table summary="blob content" class="blob"><tr><td class="linenumbers"><pre>${numbers(text, (n) => `<a id="n${n}" href="#n${n}">${n}</a>\n`)}</pre></td><td class="lines"><pre><code>${escapeCode(text)}\n</code></pre></td></tr></table>`,
    { frame: 'simple' },
  ),
  nameless('wiki-pre-of-a-distribution', (text) => `<pre>${escapeCode(text)}\n</pre>`, {
    frame: 'vector',
    among: WITHOUT_TABS,
  }),
  codeKind('tutorial-host-command-lists', (made, page) =>
    inFrame(
      page,
      page.random
        .times(3, () => {
          const commands = page.random.times(
            page.random.int(1, 3),
            () => `${page.random.word()} ${page.random.word()} --${page.random.word()}`,
          );
          made.note({ text: commands.join('\n') }, ['', 'text', 'bash', 'sh', 'shell', 'command']);
          return `<p>${page.say()}</p><div class="code-toolbar"><pre class="code-pre command prefixed language-bash"><code><ul class="prefixed">${commands.map((c) => `<li class="line" data-prefix="$">${c}\n</li>`).join('')}</ul>\n</code></pre><div class="toolbar"><div class="toolbar-item"><button class="copy-to-clipboard-button" type="button"><span>Copy</span></button></div></div></div>`;
        })
        .join('\n'),
      'modules',
    ),
  ),
];
