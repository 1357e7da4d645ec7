/** Code of half `more` as documentation tools and highlighters write it: generators, source browsers, reference builders. */
import type { Written } from './development-sites.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from './highlight.ts';

const hljs = (text: string) => lines(text, (l) => line(l, SCHEMES.hljs));
const pygments = (l: string) => line(l, SCHEMES.pygments);
const counted = (text: string, write: (n: number) => string, gap = '') =>
  lines(text, (_, i) => write(i + 1), gap);
const spaced = (l: string) => escapeCode(l).replace(/^ +/, (s) => '&nbsp;'.repeat(s.length));
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const highlighters: readonly Written[] = [
  {
    name: 'rows-of-a-numbers-plugin',
    write: ({ text, language }) =>
      `<pre><code class="hljs language-${language}"><table class="hljs-ln"><tbody>${lines(text, (l, i) => `<tr><td class="hljs-ln-line hljs-ln-numbers" data-line-number="${i + 1}"><div class="hljs-ln-n" data-line-number="${i + 1}"></div></td><td class="hljs-ln-line hljs-ln-code" data-line-number="${i + 1}">${l === '' ? ' ' : line(l, SCHEMES.hljs)}</td></tr>`, '')}</tbody></table></code></pre>`,
  },
  {
    name: 'marked-lines-without-their-breaks',
    write: ({ text, language }) =>
      `<div class="gatsby-highlight" data-language="${language}"><pre class="language-${language}"><code class="language-${language}">${lines(text, (l, i) => (i === 1 || i === 2 ? `<span class="gatsby-highlight-code-line">${line(l, SCHEMES.prism)}</span>` : `${line(l, SCHEMES.prism)}\n`), '')}</code></pre></div>`,
  },
  {
    name: 'stripes-over-lines',
    write: ({ text, language }) =>
      `<pre class="language-${language}" data-line="2"><code class="language-${language}">${lines(text, (l) => line(l, SCHEMES.prism))}</code><div aria-hidden="true" data-range="2" class=" line-highlight" data-start="2" style="top:24px">\n</div></pre>`,
  },
  {
    name: 'lines-and-breaks',
    write: ({ text, language }) =>
      `<pre class="language-${language}"><code class="language-${language}">${lines(text, (l) => `<span class="highlight-line">${line(l, SCHEMES.prism)}</span>`, '<br>')}</code></pre>`,
  },
  {
    name: 'flex-lines-of-styles',
    write: ({ text, language }) =>
      `<div class="highlight"><pre tabindex="0" style="color:#f8f8f2;background-color:#272822"><code class="language-${language}" data-lang="${language}">${lines(text, (l, i) => `<span style="display:flex;"><span style="white-space:pre;-webkit-user-select:none;user-select:none;margin-right:.4em;color:#7f7f7f">${String(i + 1).padStart(2)}</span><span>${styledLine(l)}\n</span></span>`, '')}</code></pre></div>`,
  },
  {
    name: 'table-of-styles',
    write: ({ text, language }) =>
      `<div class="highlight"><div style="background-color:#fff"><table style="border-spacing:0;padding:0"><tr><td style="vertical-align:top;padding:0"><pre tabindex="0" style="background-color:#fff"><code>${counted(text, (n) => `<span style="white-space:pre;-webkit-user-select:none;user-select:none;margin-right:0.4em">${n}\n</span>`)}</code></pre></td><td style="vertical-align:top;width:100%"><pre tabindex="0" style="background-color:#fff"><code class="language-${language}" data-lang="${language}">${lines(text, (l) => `<span style="display:flex"><span>${styledLine(l)}\n</span></span>`, '')}</code></pre></td></tr></table></div></div>`,
  },
  {
    name: 'pasted-highlighter-with-numbers',
    isUnnamed: true,
    write: ({ text }) =>
      `<div style="background: #ffffff; overflow:auto;width:auto;border:solid gray;padding:.2em .6em"><table><tr><td><pre style="margin: 0; line-height: 125%">${counted(text, String, '\n')}</pre></td><td><pre style="margin: 0; line-height: 125%">${lines(text, styledLine)}\n</pre></td></tr></table></div>`,
  },
  {
    name: 'original-in-a-hidden-field',
    write: ({ text, language }) =>
      `<pre><code data-theme="olaolu" data-lang="${language}" class="torchlight">${lines(text, (l, i) => `<div class="line"><span style="color:#4c5067;text-align:right;user-select:none;-webkit-user-select:none" class="line-number">${i + 1}</span>${styledLine(l)}</div>`, '')}<textarea data-torchlight-original="true" style="display: none !important;">${escapeCode(text)}</textarea></code></pre>`,
  },
  {
    name: 'code-for-each-token',
    write: ({ text, language }) =>
      `<pre data-type="programlisting" data-code-language="${language}">${lines(text, (l) => pygments(l).replace(/<(\/?)span/g, '<$1code'))}</pre>`,
  },
  {
    name: 'anchors-before-lines',
    write: ({ text, language }) =>
      `<div class="cell"><div class="sourceCode cell-code" id="cb1"><pre class="sourceCode ${language} code-with-copy"><code class="sourceCode ${language}">${lines(text, (l, i) => `<span id="cb1-${i + 1}"><a href="#cb1-${i + 1}" aria-hidden="true" tabindex="-1"></a>${line(l, SCHEMES.pandoc)}</span>`)}</code><button title="Copy to Clipboard" class="code-copy-button"><i class="bi"></i></button></pre></div></div>`,
  },
  {
    name: 'file-name-and-number-table',
    write: ({ text, language }, page) =>
      `<div class="language-${language} highlight"><table class="highlighttable"><tr><th colspan="2" class="filename"><span class="filename">${page.random.word()}.cfg</span></th></tr><tr><td class="linenos"><div class="linenodiv"><pre><span></span>${counted(text, (n) => `<span class="normal">${String(n).padStart(2)}</span>`, '\n')}</pre></div></td><td class="code"><div><pre id="__code_0"><span></span><button class="md-clipboard md-icon" title="Copy to clipboard" data-clipboard-target="#__code_0 > code"></button><code>${lines(text, (l, i) => `<a id="__codelineno-0-${i + 1}" name="__codelineno-0-${i + 1}" href="#__codelineno-0-${i + 1}"></a>${pygments(l)}`)}\n</code></pre></div></td></tr></table></div>`,
  },
  {
    name: 'table-within-code',
    write: ({ text, language }) =>
      `<figure class="highlight"><pre><code class="language-${language}" data-lang="${language}"><table class="rouge-table"><tbody><tr><td class="gutter gl"><pre class="lineno">${counted(text, String, '\n')}\n</pre></td><td class="code"><pre>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</pre></td></tr></tbody></table></code></pre></figure>`,
  },
  {
    name: 'caption-with-link-over-table',
    write: ({ text, language }, page) =>
      `<figure class="code"><figcaption><span>${page.heading()}</span><a href="/x.txt">download</a></figcaption><div class="highlight"><table><tr><td class="gutter"><pre class="line-numbers">${counted(text, (n) => `<span class="line-number">${n}</span>`, '\n')}\n</pre></td><td class="code"><pre><code class="${language}">${lines(text, (l) => `<span class="line">${pygments(l)}</span>`)}</code></pre></td></tr></table></div></figure>`,
  },
  {
    name: 'grid-lines-with-number-spans',
    write: ({ text, language }) =>
      `<div class="ch-codeblock not-prose" data-ch-theme="dark"><div class="ch-code-wrapper ch-code"><code class="ch-code-scroll-parent" data-ch-lang="${language}" style="display:block;white-space:pre"><br>${lines(text, (l, i) => `<div><span class="ch-code-line-number">${i + 1}</span><div style="display:inline-block">${styledLine(l) || '<br>'}</div></div>`, '')}<br></code></div></div>`,
    isUnnamed: true,
  },
];

const references: readonly Written[] = [
  {
    name: 'docs-with-numbered-containers',
    write: ({ text, language }, page) =>
      `<div class="code-listing" data-syntax="${language}"><div class="filename">${page.random.word()}</div><div class="container-general"><pre><code>${lines(text, (l, i) => `<span class="code-line-container"><span data-line-number="${i + 1}" class="code-number"></span><span class="code-line">${line(l, SCHEMES.hljs)}</span></span>`)}</code></pre></div></div>`,
  },
  {
    name: 'syntax-on-pre-of-devsite',
    write: ({ text, language }) =>
      `<devsite-code data-copy-event-label=""><div class="devsite-code-buttons-container" role="group" aria-label="Action buttons"><button type="button" class="gc-analytics-event material-icons devsite-icon-code-dark">dark_mode</button><button type="button" class="material-icons devsite-icon-copy">content_copy</button></div><pre class="devsite-click-to-copy" translate="no" dir="ltr" is-upgraded syntax="${capital(language)}"><code translate="no" dir="ltr">${lines(text, (l) => line(l, SCHEMES.prettify))}\n</code></pre></devsite-code>`,
  },
  {
    name: 'header-with-language-name',
    write: ({ text, language }) =>
      `<div class="code-example"><div class="example-header"><span class="language-name">${language}</span><mdn-copy-button></mdn-copy-button></div><pre class="brush: ${language} notranslate"><code>${lines(text, (l) => line(l, SCHEMES.prism))}\n</code></pre></div>`,
  },
  {
    name: 'source-page-of-doxygen',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="fragment">${lines(text, (l, i) => `<div class="line"><a id="l${String(i + 1).padStart(5, '0')}" name="l${String(i + 1).padStart(5, '0')}"></a><span class="lineno">${String(i + 1).padStart(5)}</span>&#160;${escapeCode(l)}</div>`)}\n</div><!-- fragment -->`,
  },
  {
    name: 'source-page-of-java',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="source-container"><pre>${lines(text, (l, i) => `<span class="source-line-no">${String(i + 1).padStart(3, '0')}</span><span id="line-${i + 1}">${escapeCode(l)}</span>`)}\n</pre></div>`,
  },
  {
    name: 'source-page-of-crates',
    write: ({ text }) =>
      `<div class="example-wrap digits-2"><div class="src-line-numbers"><pre>${counted(text, (n) => `<a href="#${n}" id="${n}">${n}</a>`, '\n')}</pre></div><pre class="rust"><code>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre></div>`,
    only: ['rust'],
  },
  {
    name: 'linked-numbers-before-lines',
    write: ({ text }) =>
      `<div class="example-wrap digits-2"><pre class="rust"><code>${lines(text, (l, i) => `<a href="#${i + 1}" id="${i + 1}" data-nosnippet>${i + 1}</a>${line(l, SCHEMES.rouge)}`)}\n</code></pre></div>`,
    only: ['rust'],
  },
  {
    name: 'method-source-with-lines-beside',
    write: ({ text, language }) =>
      `<table class="source_code"><tr><td><pre class="lines">\n${counted(text, (n) => String(n + 97), '\n')}</pre></td><td><pre class="code ${language}">\n${lines(text, (l) => line(l, SCHEMES.rouge))}</pre></td></tr></table>`,
  },
  {
    name: 'repository-viewer-of-links',
    write: ({ text, language }) =>
      `<div class="file-content code js-syntax-highlight"><div class="line-numbers">${counted(text, (n) => `<a class="file-line-num diff-line-num" href="#L${n}" id="L${n}" data-line-number="${n}"><svg></svg>${n}</a>`, '\n')}</div><div class="blob-content"><pre class="code highlight"><code>${lines(text, (l, i) => `<span id="LC${i + 1}" class="line" lang="${language}">${line(l, SCHEMES.rouge)}</span>`)}</code></pre></div></div>`,
  },
  {
    name: 'repository-viewer-of-rows',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="file-view code-view"><table><tbody>${lines(text, (l, i) => `<tr><td id="L${i + 1}" class="lines-num"><span id="L${i + 1}" data-line-number="${i + 1}"></span></td><td rel="L${i + 1}" class="lines-code chroma"><code class="code-inner">${pygments(l)}\n</code></td></tr>`)}</tbody></table></div>`,
  },
  {
    name: 'repository-viewer-of-two-cells',
    isUnnamed: true,
    write: ({ text }) =>
      `<table summary="blob content" class="blob"><tr><td class="linenumbers"><pre>${counted(text, (n) => `<a id="n${n}" href="#n${n}">${n}</a>`, '\n')}\n</pre></td><td class="lines"><pre><code>${lines(text, pygments)}\n</code></pre></td></tr></table>`,
  },
  {
    name: 'repository-viewer-of-divisions',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="page_body">${lines(text, (l, i) => `<div class="pre"><a id="l${i + 1}" href="#l${i + 1}" class="linenr">${String(i + 1).padStart(4)}</a> ${spaced(l)}</div>`)}</div>`,
    hasNoTabs: true,
  },
  {
    name: 'papers-listing',
    write: ({ text, language }) =>
      `<div class="ltx_listing ltx_lst_language_${capital(language)} ltx_lst_numbers_left ltx_lstlisting"><div class="ltx_listing_data"><a href="data:text/plain;base64,eA==" download="">⬇</a></div>${lines(text, (l, i) => `<div class="ltx_listingline" id="l${i + 1}"><span class="ltx_tag ltx_tag_listingline"><span style="font-size:50%">${i + 1}</span></span>${line(l, SCHEMES.hljs).replace(/^ +/, (s) => `<span class="ltx_text ltx_lst_space">${'&nbsp;'.repeat(s.length)}</span>`)}</div>`)}</div>`,
    hasNoTabs: true,
  },
  {
    name: 'chat-answer-bar-within-pre',
    write: ({ text, language }) =>
      `<pre class="overflow-visible"><div class="contain-inline-size rounded-2xl border relative"><div class="flex items-center text-xs font-sans justify-between px-4 py-2">${language}</div><div class="sticky top-9"><div class="absolute end-0 flex"><button class="flex gap-1">Copy code</button></div></div><div class="overflow-y-auto p-4" dir="ltr"><code class="whitespace-pre language-${language}"><span>${hljs(text)}\n</span></code></div></div></pre>`,
  },
  {
    name: 'reference-code-tabs',
    write: ({ text, language }) =>
      `<div class="CodeTabs CodeTabs_initial theme-light"><div class="CodeTabs-toolbar"><button type="button" value="${language}">${capital(language)}</button></div><div class="CodeTabs-inner"><pre><button aria-label="Copy Code" class="rdmd-code-copy fa"></button><code class="rdmd-code lang-${language} theme-light" data-lang="${language}" name="" tabindex="0"><div class="cm-s-neo" data-testid="SyntaxHighlighter">${lines(text, (l) => line(l, SCHEMES.codeMirror))}</div></code></pre></div></div>`,
  },
  {
    name: 'book-lines-of-grid',
    write: ({ text, language }) =>
      `<div class="group/codeblock grid"><div class="flex items-center"><div class="inline-flex">${capital(language)}</div></div><button class="opacity-0">Copy</button><pre class="relative overflow-auto border"><code id="x" style="counter-reset: line 0">${lines(text, (l) => `<span class="highlight-line"><span class="highlight-line-content">${l === '' ? '' : `<span>${escapeCode(l)}</span>`}\n</span></span>`, '')}</code></pre></div>`,
  },
  {
    name: 'prefixed-commands-as-points',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="code-label" title="note">note</div><div class="code-highlight"><pre class="code-pre command prefixed"><code><ul class="prefixed">${lines(text, (l) => `<li class="line" data-prefix="$">${escapeCode(l)}</li>`, '')}\n</ul></code></pre></div>`,
  },
  {
    name: 'example-of-an-engine',
    write: ({ text }) => `<pre class="codeExampleCS">${escapeCode(text)}</pre>`,
    only: ['csharp'],
  },
  {
    name: 'synopsis-and-buttons-under',
    write: ({ text, language }) =>
      `<div class="interstitial code"><pre><code class="highlight ${language}">${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre><button class="clipboard-button" data-clipboard-text="x">Copy</button></div>`,
  },
  {
    name: 'group-of-tabs-with-inputs',
    write: ({ text, language }) =>
      `<div class="vp-code-group"><div class="tabs"><input type="radio" name="g" id="t1" checked><label data-title="a" for="t1">a</label></div><div class="blocks"><div class="language-${language} vp-adaptive-theme active"><button title="Copy Code" class="copy"></button><span class="lang">${language}</span><pre class="shiki shiki-themes" tabindex="0" v-pre><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div></div></div>`,
  },
  {
    name: 'row-lines-of-a-design-system',
    write: ({ text, language }) =>
      `<div class="code-block"><span data-ds--code--code-block="" data-code-lang="${language}"><code class="language-${language}" style="white-space: pre;">${lines(text, (l, i) => `<span data-testid="renderer-code-block-line-${i + 1}" data-ds--code--row=""><span class="comment linenumber ds-line-number" data-ds--line-number="${i + 1}"></span><span>${escapeCode(l)}\n</span></span>`, '')}</code></span></div>`,
  },
];

export const tools: readonly Written[] = [...highlighters, ...references];
