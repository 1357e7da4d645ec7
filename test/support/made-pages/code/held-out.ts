/** The held-out half of part `code`: other tools and habits. Only counted. */
import { furniture as f } from '../furniture/held-out.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { structures } from './held-out-structures.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from './highlight.ts';
import { WITHOUT_TABS, type Sample } from './samples.ts';
import { codeKind, type CodeTruth } from './truth.ts';

const attribute = (text: string) =>
  escapeCode(text).replace(/"/g, '&quot;').replace(/\n/g, '&#10;');

const written = (
  name: string,
  write: (sample: Sample, page: PageMaker) => string,
  { isUnnamed = false, hasNoTabs = false } = {},
) =>
  codeKind(name, (made, page) => {
    const among = hasNoTabs ? WITHOUT_TABS : undefined;
    const part = () =>
      `<p>${page.say(page.random.int(1, 2))}</p>${write(isUnnamed ? made.unnamed(among) : made.block(among), page)}`;
    return page.document(
      f.frame(
        page,
        `<h1>${page.headline()}</h1><p>${page.say(2)}</p>${page.random.times(page.random.int(2, 4), part).join('')}<p>${page.say(2)}</p>`,
      ),
    );
  });

const prettify = written(
  'prettify',
  ({ text, language }) =>
    `<pre class="prettyprint lang-${language} prettyprinted" style="">${lines(text, (l) => line(l, SCHEMES.prettify))}</pre>`,
);

const codeMirror6 = written(
  'codemirror-6',
  ({ text, language }) =>
    `<div class="cm-editor"><div class="cm-scroller"><div class="cm-gutters" aria-hidden="true"><div class="cm-gutter cm-lineNumbers">${lines(text, (_, i) => `<div class="cm-gutterElement">${i + 1}</div>`, '')}</div></div><div class="cm-content" role="textbox" contenteditable="false" data-language="${language}">${lines(text, (l) => `<div class="cm-line">${l === '' ? '<br>' : styledLine(l)}</div>`, '')}</div></div></div>`,
);

const monaco = written(
  'monaco',
  ({ text, language }) =>
    `<div class="monaco-editor" data-mode-id="${language}"><div class="margin"><div class="margin-view-overlays">${lines(text, (_, i) => `<div><div class="line-numbers">${i + 1}</div></div>`, '')}</div></div><div class="view-lines monaco-mouse-cursor-text" role="presentation">${lines(text, (l, i) => `<div style="top:${i * 19}px;height:19px;" class="view-line"><span>${line(l, SCHEMES.monaco).replace(/ (?=[^<>]*(?:<|$))/g, '&nbsp;')}</span></div>`, '')}</div></div>`,
  { hasNoTabs: true },
);

const enlighter = written(
  'enlighter',
  ({ text, language }) =>
    `<pre class="EnlighterJSRAW" data-enlighter-language="${language}" data-enlighter-theme="" data-enlighter-linenumbers="">${escapeCode(text)}</pre>`,
);

const gitlab = written(
  'gitlab-snippet',
  ({ text, language }) =>
    `<div class="gl-relative markdown-code-block js-markdown-code"><pre data-canonical-lang="${language}" class="code highlight js-syntax-highlight language-${language}" v-pre="true"><code>${lines(text, (l, i) => `<span id="LC${i + 1}" class="line" lang="${language}">${line(l, SCHEMES.rouge)}</span>`)}</code></pre><copy-code><button type="button" aria-label="Copy to clipboard"></button></copy-code></div>`,
);

const codehilite = written(
  'codehilite-table',
  ({ text, language }) =>
    `<div class="language-${language} highlight"><table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre><span></span>${lines(text, (_, i) => `<span class="normal">${i + 1}</span>`)}</pre></div></td><td class="code"><div><pre><span></span><code>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</code></pre></div></td></tr></table></div>`,
);

const docusaurus = written(
  'docusaurus-block',
  ({ text, language }) =>
    `<div class="language-${language} codeBlockContainer_Ckt0 theme-code-block"><div class="codeBlockTitle_Ktv7">${language}.src</div><div class="codeBlockContent_biex"><pre tabindex="0" class="prism-code language-${language} codeBlock_bY9V thin-scrollbar"><code class="codeBlockLines_e6Vv">${lines(text, (l) => `<span class="token-line" style="color:#393A34">${l === '' ? '<span class="token plain" style="display:inline-block"></span>' : styledLine(l)}<br></span>`, '')}</code></pre><div class="buttonGroup__atx"><button type="button" aria-label="Copy code to clipboard"><span aria-hidden="true"></span></button></div></div></div>`,
);

const vitepress = written(
  'vitepress',
  ({ text, language }) =>
    `<div class="language-${language} vp-adaptive-theme line-numbers-mode"><button title="Copy Code" class="copy"></button><span class="lang">${language}</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre><div class="line-numbers-wrapper" aria-hidden="true">${lines(text, (_, i) => `<span class="line-number">${i + 1}</span><br>`, '')}</div></div>`,
);

const expressive = written(
  'expressive-code',
  ({ text, language }, page) =>
    `<div class="expressive-code"><figure class="frame has-title not-content"><figcaption class="header"><span class="title">${page.random.word()}.src</span></figcaption><pre data-language="${language}"><code>${lines(text, (l) => `<div class="ec-line"><div class="code">${l === '' ? '\n' : styledLine(l)}</div></div>`, '')}</code></pre><div class="copy"><button title="Copy to clipboard" data-copied="Copied!" data-code="${attribute(text)}"><div></div></button></div></figure></div>`,
);

const hexo = written(
  'hexo-figure',
  ({ text, language }) =>
    `<figure class="highlight ${language}"><table><tr><td class="gutter"><pre>${lines(text, (_, i) => `<span class="line">${i + 1}</span><br>`, '')}</pre></td><td class="code"><pre>${lines(text, (l) => `<span class="line">${line(l, SCHEMES.hljs)}</span><br>`, '')}</pre></td></tr></table></figure>`,
);

const mdn = written(
  'code-example-header',
  ({ text, language }) =>
    `<div class="code-example"><div class="example-header"><span class="language-name">${language}</span><button type="button" class="icon copy-icon"><span class="visually-hidden">Copy to Clipboard</span></button></div><pre class="brush: ${language} notranslate"><code>${lines(text, (l) => line(l, SCHEMES.prism))}</code></pre></div>`,
);

const discourse = written(
  'codeblock-buttons',
  ({ text, language }) =>
    `<pre class="codeblock-buttons"><div class="codeblock-button-wrapper"><button class="btn copy-cmd"></button></div><code class="hljs language-${language} lang-${language}">${lines(text, (l) => line(l, SCHEMES.hljs))}</code></pre>`,
);

const stack = written(
  's-code-block',
  ({ text, language }) =>
    `<pre class="lang-${language} s-code-block"><code class="hljs language-${language}">${lines(text, (l) => line(l, SCHEMES.hljs))}\n</code></pre>`,
);

const asciidoctor = written(
  'asciidoctor-listing',
  ({ text, language }, page) =>
    `<div class="listingblock"><div class="title">${page.random.word()}.src</div><div class="content"><pre class="rouge highlight"><code data-lang="${language}">${lines(text, (l) => line(l, SCHEMES.rouge))}</code></pre></div></div>`,
);

const pandoc = written(
  'pandoc-source-code',
  ({ text, language }) =>
    `<div class="sourceCode" id="cb1"><pre class="sourceCode ${language}"><code class="sourceCode ${language}">${lines(text, (l, i) => `<span id="cb1-${i + 1}"><a href="#cb1-${i + 1}" aria-hidden="true" tabindex="-1"></a>${line(l, SCHEMES.pandoc)}</span>`)}</code></pre></div>`,
);

const syntaxHighlighter2 = written(
  'syntaxhighlighter-1-points',
  ({ text }) =>
    `<div class="dp-highlighter"><div class="bar"><div class="tools"><a href="#">view plain</a><a href="#">print</a></div></div><ol start="1" class="dp-j">${lines(text, (l, i) => `<li class="${i % 2 === 0 ? 'alt' : ''}"><span>${l === '' ? '&nbsp;' : line(l).replace(/ (?= |$)|^ /g, '&nbsp;')}</span></li>`, '')}</ol></div>`,
  { isUnnamed: true, hasNoTabs: true },
);

const hljsNumbers = written(
  'highlight-js-numbers-plugin',
  ({ text, language }) =>
    `<pre><code class="hljs language-${language}"><table class="hljs-ln"><tbody>${lines(text, (l, i) => `<tr><td class="hljs-ln-line hljs-ln-numbers" data-line-number="${i + 1}"><div class="hljs-ln-n" data-line-number="${i + 1}"></div></td><td class="hljs-ln-line hljs-ln-code" data-line-number="${i + 1}">${l === '' ? ' ' : line(l, SCHEMES.hljs)}</td></tr>`, '')}</tbody></table></code></pre>`,
);

const notebook = written(
  'notebook-cells',
  ({ text }, page) =>
    `<div class="cell border-box-sizing code_cell rendered"><div class="input"><div class="prompt input_prompt">In&nbsp;[${page.random.int(1, 99)}]:</div><div class="inner_cell"><div class="input_area"><div class="highlight hl-x"><pre><span></span>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></div></div></div></div>`,
  { isUnnamed: true },
);

const tutorialBox = written(
  'box-with-breaks-and-no-break-spaces',
  ({ text, language }) =>
    `<div class="w3-code notranslate ${language}High">${lines(text, (l) => line(l).replace(/ {2}|^ /g, (run) => '&nbsp;'.repeat(run.length)), '<br>')}</div>`,
  { isUnnamed: true, hasNoTabs: true },
);

export const heldOut: readonly Kind<CodeTruth>[] = [
  prettify,
  codeMirror6,
  monaco,
  enlighter,
  gitlab,
  codehilite,
  docusaurus,
  vitepress,
  expressive,
  hexo,
  mdn,
  discourse,
  stack,
  asciidoctor,
  pandoc,
  syntaxHighlighter2,
  hljsNumbers,
  notebook,
  tutorialBox,
  ...structures,
];
