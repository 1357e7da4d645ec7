/** Code as highlighters of manuals and generators of sites write it. */
import { escapeCode as esc, line, lines, styledLine, type Scheme } from '../highlight.ts';
import type { Kind } from '../../kind.ts';
import type { CodeTruth } from '../truth.ts';
import { blocks, manual } from './frame.ts';

const PYGMENTS: Scheme = {
  comment: 'c1',
  string: 's2',
  number: 'mi',
  keyword: 'k',
  name: 'n',
  punctuation: 'p',
  space: 'w',
};
const CHROMA: Scheme = {
  comment: 'c1',
  string: 's',
  number: 'mi',
  keyword: 'kd',
  name: 'nx',
  punctuation: 'p',
};
const HLJS: Scheme = {
  comment: 'hljs-comment',
  string: 'hljs-string',
  number: 'hljs-number',
  keyword: 'hljs-keyword',
};
const PRISM: Scheme = {
  comment: 'token comment',
  string: 'token string',
  number: 'token number',
  keyword: 'token keyword',
  name: 'token plain',
  punctuation: 'token punctuation',
};
const attribute = (text: string) => esc(text).replace(/"/g, '&quot;').replace(/\n/g, '&#10;');
const COPY = '<svg aria-hidden="true" width="16" height="16"><path d="M0 0h1"></path></svg>';

const chromaTable = blocks('chroma-lntable', (made) => {
  const { text, language } = made.block();
  return `<div class="highlight"><div class="chroma">\n<table class="lntable"><tr><td class="lntd">\n<pre tabindex="0" class="chroma"><code>${lines(text, (_, i) => `<span class="lnt">${i + 1}\n</span>`, '')}</code></pre></td>\n<td class="lntd">\n<pre tabindex="0" class="chroma"><code class="language-${language}" data-lang="${language}">${lines(text, (l) => `<span class="line"><span class="cl">${line(l, CHROMA)}\n</span></span>`, '')}</code></pre></td></tr></table>\n</div>\n</div>`;
});

const chromaNumbers = blocks('chroma-ln-and-cl-spans', (made) => {
  const { text, language } = made.block();
  return `<div class="highlight"><pre tabindex="0" class="chroma"><code class="language-${language}" data-lang="${language}">${lines(text, (l, i) => `<span class="line"><span class="ln">${String(i + 1).padStart(2)}</span><span class="cl">${line(l, CHROMA)}\n</span></span>`, '')}</code></pre></div>`;
});

const rougeTable = blocks('rouge-gutter-table', (made) => {
  const { text, language } = made.block();
  return `<div class="language-${language} highlighter-rouge"><div class="highlight"><pre class="highlight"><code><table class="rouge-table"><tbody><tr><td class="rouge-gutter gl"><pre class="lineno">${lines(text, (_, i) => String(i + 1))}\n</pre></td><td class="rouge-code"><pre>${lines(text, (l) => line(l, CHROMA))}\n</pre></td></tr></tbody></table></code></pre></div></div>`;
});

const chirpy = blocks('jekyll-theme-code-header', (made, page) => {
  const { text, language } = made.block();
  return `<div class="language-${language} highlighter-rouge"><div class="code-header"><span data-label-text="${language}"><i class="fas fa-code fa-fw small"></i></span><button aria-label="copy" data-title-succeed="Copied!"><i class="far fa-clipboard"></i></button></div><div class="highlight"><code><table class="rouge-table"><tbody><tr><td class="rouge-gutter gl"><pre class="lineno">${lines(text, (_, i) => String(i + 1))}\n</pre></td><td class="rouge-code"><pre>${lines(text, (l) => line(l, CHROMA))}\n</pre></td></tr></tbody></table></code></div></div><p>${page.brief()}</p>`;
});

const sphinxTable = manual('sphinx-linenos-table', (made, page) => {
  const { text, language } = made.block();
  return `<div class="literal-block-wrapper docutils container"><div class="code-block-caption"><span class="caption-text">${page.random.word()}.txt</span><a class="headerlink" href="#c">¶</a></div><div class="highlight-${language} notranslate"><table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre>${lines(text, (_, i) => `<span class="normal">${i + 1}</span>`)}</pre></div></td><td class="code"><div class="highlight"><pre><span></span>${lines(text, (l) => line(l, PYGMENTS))}\n</pre></div></td></tr></table></div></div>`;
});

const sphinxInline = manual('sphinx-inline-linenos-copybutton', (made, _page, i) => {
  const { text, language } = made.block();
  return `<div class="highlight-${language} notranslate"><div class="highlight"><pre id="codecell${i}"><span></span>${lines(text, (l, n) => `<span class="linenos">${n + 1}</span>${line(l, PYGMENTS)}`)}\n</pre><button class="copybtn o-tooltip--left" data-tooltip="Copy" data-clipboard-target="#codecell${i}">${COPY}</button></div></div>`;
});

const material = manual('material-title-and-span-lines', (made, page, n) => {
  const { text, language } = made.block();
  return `<div class="language-${language} highlight"><span class="filename">${page.random.word()}/${page.random.word()}</span><pre id="__code_${n}"><span></span><button class="md-clipboard md-icon" title="Copy to clipboard" data-clipboard-target="#__code_${n} &gt; code"></button><code>${lines(text, (l, i) => `<span id="__span-${n}-${i + 1}"><a id="__codelineno-${n}-${i + 1}" name="__codelineno-${n}-${i + 1}" href="#__codelineno-${n}-${i + 1}"></a>${line(l, PYGMENTS)}\n</span>`, '')}</code></pre></div>`;
});

const docusaurus = manual('docusaurus-token-lines', (made, page) => {
  const { text, language } = made.block();
  return `<div class="language-${language} codeBlockContainer_Ckt0 theme-code-block" style="--prism-color:#393A34"><div class="codeBlockTitle_Ktv7">${page.random.word()}.config</div><div class="codeBlockContent_biex"><pre tabindex="0" class="prism-code language-${language} codeBlock_bY9V thin-scrollbar"><code class="codeBlockLines_e6Vv">${lines(text, (l) => `<span class="token-line" style="color:#393A34">${l === '' ? '<span class="token plain" style="display:inline-block"></span>' : line(l, PRISM)}<br></span>`, '')}</code></pre><div class="buttonGroup__atx"><button type="button" aria-label="Copy code to clipboard" title="Copy" class="clean-btn"><span class="copyButtonIcons_eSgA" aria-hidden="true">${COPY}</span></button></div></div></div>`;
});

const vitepress = manual('vitepress-adaptive-shiki', (made) => {
  const { text, language } = made.block();
  return `<div class="language-${language} vp-adaptive-theme line-numbers-mode"><button title="Copy Code" class="copy"></button><span class="lang">${language}</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0" v-pre=""><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre><div class="line-numbers-wrapper" aria-hidden="true">${lines(text, (_, i) => `<span class="line-number">${i + 1}</span><br>`, '')}</div></div>`;
});

const codeGroup = manual('vitepress-code-group', (made, _page, n) => {
  const all = [made.block(['javascript']), made.block(['bash'])];
  return `<div class="vp-code-group vp-adaptive-theme"><div class="tabs">${all.map((s, i) => `<input type="radio" name="group-${n}" id="tab-${n}-${i}"${i === 0 ? ' checked' : ''}><label data-title="${s.language}" for="tab-${n}-${i}">${s.language}</label>`).join('')}</div><div class="blocks">${all.map((s, i) => `<div class="language-${s.language} vp-adaptive-theme${i === 0 ? ' active' : ''}"><button title="Copy Code" class="copy"></button><span class="lang">${s.language}</span><pre class="shiki vp-code"><code>${lines(s.text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div>`).join('')}</div></div>`;
});

const expressive = manual('expressive-code-frames', (made, page) => {
  const { text, language } = made.block();
  return `<div class="expressive-code"><figure class="frame has-title not-content"><figcaption class="header"><span class="title">src/${page.random.word()}</span></figcaption><pre data-language="${language}" tabindex="0"><code>${lines(text, (l) => `<div class="ec-line"><div class="code">${l === '' ? '\n' : styledLine(l)}</div></div>`, '')}</code></pre><div class="copy"><div aria-live="polite"></div><button title="Copy to clipboard" data-copied="Copied!" data-code="${attribute(text).replace(/&#10;/g, '\u007f')}"><div></div></button></div></figure></div>`;
});

const prettyCode = blocks('rehype-pretty-code-figure', (made) => {
  const { text, language } = made.block();
  return `<figure data-rehype-pretty-code-figure=""><pre style="background-color:#fff" tabindex="0" data-language="${language}" data-theme="min-light"><code data-language="${language}" data-theme="min-light" style="display: grid;" data-line-numbers="" data-line-numbers-max-digits="1">${lines(text, (l) => `<span data-line="">${l === '' ? ' ' : styledLine(l)}</span>`)}</code></pre></figure>`;
});

const mintlify = manual('mint-code-block-with-actions', (made) => {
  const { text, language } = made.block();
  return `<div class="code-block mt-5 mb-8 not-prose rounded-2xl relative group" numberoflines="9" language="${language}"><div class="absolute top-3 right-4 flex items-center" data-floating-buttons="true"><button class="h-[26px] w-[26px] peer" data-testid="copy-code-button" aria-label="Copy the contents from the code block">${COPY}</button><div aria-hidden="true" class="absolute top-11">Copy</div><button aria-label="Ask AI">${COPY}</button></div><div class="w-0 min-w-full max-w-full py-3.5" data-component-part="code-block-root"><pre class="shiki shiki-themes" language="${language}"><code language="${language}" numberoflines="9">${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div></div>`;
});

const gitbook = manual('book-highlight-lines', (made, page) => {
  const { text } = made.unnamed();
  return `<div class="group/codeblock grid grid-flow-col mx-auto w-full"><div class="flex items-center justify-start text-sm"><div class="inline-flex items-center">${page.random.word()}.out</div></div><button class="self-start opacity-0">Copy</button><pre class="relative overflow-auto border"><code class="min-w-full inline-grid [count-reset]" style="tab-size:2">${lines(text, (l) => `<span class="highlight-line"><span class="highlight-line-content">${l === '' ? '' : styledLine(l)}</span></span>`)}</code></pre></div>`;
});

const nextra = manual('nextra-code-figure', (made, page) => {
  const { text, language } = made.block();
  return `<div class="nextra-code x:relative x:not-first:mt-[1.25em]"><div class="x:px-4 x:text-xs"><span class="x:truncate">${page.random.word()}</span></div><pre class="x:group x:focus-visible:nextra-focus x:overflow-x-auto" tabindex="0"><code class="nextra-code" dir="ltr" data-language="${language}">${lines(text, (l) => `<span>${styledLine(l)}</span>`)}</code></pre><div class="x:opacity-0 x:transition"><button title="Toggle word wrap">${COPY}</button><button title="Copy code">${COPY}</button></div></div>`;
});

const learn = manual('vendor-manual-code-header', (made) => {
  const { text, language } = made.block(['csharp', 'json', 'sql', 'yaml', 'bash', 'python']);
  const shown = {
    csharp: 'C#',
    json: 'JSON',
    sql: 'SQL',
    yaml: 'YAML',
    bash: 'Bash',
    python: 'Python',
  }[language as 'json'];
  return `<div class="code-header" id="code-try-0" data-bi-name="code-header"><span class="language">${shown}</span><button type="button" class="action position-relative display-none-print" data-bi-name="copy"><span class="icon"><span class="docon docon-edit-copy" role="presentation"></span></span><span>Copy</span><div class="successful-copy-alert is-transparent" aria-hidden="true"></div></button></div><pre tabindex="0" class="has-inner-focus"><code class="lang-${language}" data-author-content="${attribute(text).replace(/&#10;/g, ' ')}"><span>${lines(text, (l) => line(l, HLJS))}\n</span></code></pre>`;
});

const mdn = manual('web-reference-example-header', (made) => {
  const { text, language } = made.block(['javascript', 'html', 'css', 'json']);
  const short = { javascript: 'js', html: 'html', css: 'css', json: 'json' }[language as 'json'];
  return `<div class="code-example"><div class="example-header"><span class="language-name">${short}</span><button type="button" class="icon copy-icon"><span class="visually-hidden">Copy to Clipboard</span></button></div><pre class="brush: ${short} notranslate"><code>${lines(text, (l) => line(l, PRISM))}\n</code></pre></div>`;
});

const toolbar = blocks('prism-toolbar-below', (made) => {
  const { text, language } = made.block();
  return `<div class="code-toolbar"><pre class="language-${language}" tabindex="0" data-src-status="loaded"><code class="language-${language}">${lines(text, (l) => line(l, PRISM))}</code></pre><div class="toolbar"><div class="toolbar-item"><span>${language.toUpperCase()}</span></div><div class="toolbar-item"><button class="copy-to-clipboard-button" type="button" data-copy-state="copy"><span>Copy</span></button></div></div></div>`;
});

const hljsLines = blocks('hljs-line-numbers-table', (made) => {
  const { text, language } = made.block();
  return `<pre><code class="hljs language-${language}"><table class="hljs-ln"><tbody>${lines(text, (l, i) => `<tr><td class="hljs-ln-line hljs-ln-numbers" data-line-number="${i + 1}"><div class="hljs-ln-n" data-line-number="${i + 1}"></div></td><td class="hljs-ln-line hljs-ln-code" data-line-number="${i + 1}">${l === '' ? ' ' : line(l, HLJS)}</td></tr>`, '')}</tbody></table></code></pre>`;
});

const quarto = blocks('quarto-cell-with-fold', (made, page, n) => {
  const { text } = made.block(['python']);
  return `<div id="cell-${n}" class="cell" data-execution_count="${n}"><details class="code-fold"><summary>Code</summary><div class="sourceCode cell-code" id="cb${n}"><pre class="sourceCode python code-with-copy"><code class="sourceCode python">${lines(text, (l, i) => `<span id="cb${n}-${i + 1}"><a href="#cb${n}-${i + 1}" aria-hidden="true" tabindex="-1"></a>${line(l, { keyword: 'im', string: 'st', number: 'dv', comment: 'co' })}</span>`)}</code><button title="Copy to Clipboard" class="code-copy-button"><i class="bi"></i></button></pre></div></details><div class="cell-output cell-output-stdout"><p>${page.brief()}</p></div></div>`;
});

const angular = manual('framework-docs-code-element', (made) => {
  const { text, language } = made.block(['typescript', 'html', 'css']);
  const name = { typescript: 'ts', html: 'html', css: 'css' }[language as 'html'];
  return `<docs-code language="${name}"><div class="docs-code"><div class="docs-code-header"><h3></h3></div><pre class="docs-mini-scroll-track"><code><div class="hljs-wrap">${lines(text, (l) => `<div class="hljs-ln-line${l === '' ? ' empty' : ''}">${l === '' ? '\n' : line(l, HLJS)}</div>`, '')}</div></code></pre><button type="button" aria-label="Copy" class="docs-copy-button"><i class="material-symbols-outlined" aria-hidden="true">content_copy</i></button></div></docs-code>`;
});

export const highlighters: readonly Kind<CodeTruth>[] = [
  chromaTable,
  chromaNumbers,
  rougeTable,
  chirpy,
  sphinxTable,
  sphinxInline,
  material,
  docusaurus,
  vitepress,
  codeGroup,
  expressive,
  prettyCode,
  mintlify,
  gitbook,
  nextra,
  learn,
  mdn,
  toolbar,
  hljsLines,
  quarto,
  angular,
];
