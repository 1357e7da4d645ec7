/** Code of half `more` as known families of sites write it: encyclopaedias, forums, blogs of several countries, manuals. */
import { escapeCode, line, lines, SCHEMES } from './highlight.ts';
import type { CodeLanguage, Sample } from './samples.ts';
import type { PageMaker } from '../page-maker.ts';

export interface Written {
  readonly name: string;
  readonly write: (sample: Sample, page: PageMaker) => string;
  readonly isUnnamed?: true;
  readonly hasNoTabs?: true;
  readonly only?: readonly CodeLanguage[];
}

const hljs = (text: string) => lines(text, (l) => line(l, SCHEMES.hljs));
const broken = (text: string) =>
  lines(text, (l) => escapeCode(l).replace(/^ +/, (s) => '&nbsp;'.repeat(s.length)), '<br>');
const numbers = (text: string, write: (n: number) => string, gap = '') =>
  lines(text, (_, i) => write(i + 1), gap);

const manuals: readonly Written[] = [
  {
    name: 'panel-of-a-team-wiki',
    write: ({ text, language }) =>
      `<div class="code panel pdl conf-macro output-block" style="border-width: 1px;"><div class="codeHeader panelHeader pdl" style="border-bottom-width: 1px;"><b>Example</b></div><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: ${language}; gutter: false; theme: Confluence" data-theme="Confluence">${escapeCode(text)}</pre></div></div>`,
  },
  {
    name: 'learning-pages-with-header',
    write: ({ text, language }) =>
      `<div class="codeHeader" id="code-try-0"><span class="language">${language}</span><button class="action position-relative"><span class="icon"></span>Copy</button></div><pre tabindex="0" class="has-inner-focus"><code class="lang-${language}" data-author-content="x"><span>${hljs(text)}\n</span></code></pre>`,
  },
  {
    name: 'cloud-manual-programlisting',
    write: ({ text, language }) =>
      `<pre class="programlisting"><div class="code-btn-container"><div class="btn-copy-code" title="Copy"></div></div><code class="${language} hljs">${hljs(text)}</code></pre>`,
  },
  {
    name: 'docbook-programlisting',
    write: ({ text, language }) =>
      `<div class="example"><p class="title"><b>Example 1.</b></p><div class="example-contents"><pre class="programlisting ${language}">${escapeCode(text)}</pre></div></div>`,
  },
  {
    name: 'dokuwiki-file',
    write: ({ text, language }, page) =>
      `<dl class="file"><dt><a href="${page.path()}" title="Download" class="mediafile">${page.random.word()}</a></dt><dd><pre class="code file ${language}">${lines(text, (l) => line(l, SCHEMES.pygments))}</pre></dd></dl>`,
  },
  {
    name: 'coderay-table',
    isUnnamed: true,
    write: ({ text }) =>
      `<table class="CodeRay"><tr><td class="line-numbers" title="double click to toggle"><pre>${numbers(text, (n) => `<a href="#n${n}" name="n${n}">${n}</a>`, '\n')}\n</pre></td><td class="code"><pre>${hljs(text)}</pre></td></tr></table>`,
  },
  {
    name: 'redmine-syntaxhl',
    write: ({ text, language }) =>
      `<pre><code class="${language} syntaxhl" data-language="${language}">${lines(text, (l) => line(l, SCHEMES.rouge))}</code></pre>`,
  },
  {
    name: 'moin-codearea',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="codearea" dir="ltr" lang="en"><pre dir="ltr" id="CA-1" lang="en">${lines(text, (l, i) => `<span class="line"><span class="LineNumber">   ${i + 1} </span>${escapeCode(l)}</span>`)}\n</pre></div>`,
  },
  {
    name: 'wp-syntax-with-numbers',
    write: ({ text, language }) =>
      `<div class="wp_syntax"><table><tr><td class="line_numbers"><pre>${numbers(text, String, '\n')}\n</pre></td><td class="code"><pre class="${language}" style="font-family:monospace;">${escapeCode(text)}</pre></td></tr></table></div>`,
  },
  {
    name: 'syntaxhighlighter-of-divs',
    write: ({ text, language }) =>
      `<div><div id="highlighter_1" class="syntaxhighlighter ${language}"><div class="toolbar"><span><a href="#" class="toolbar_item command_help help">?</a></span></div><table border="0" cellpadding="0" cellspacing="0"><tbody><tr><td class="gutter">${numbers(text, (n) => `<div class="line number${n} index${n - 1} alt2">${n}</div>`)}</td><td class="code"><div class="container">${lines(text, (l, i) => `<div class="line number${i + 1} index${i} alt2">${l === '' ? '&nbsp;' : l.replace(/^( *)(.*)$/s, (_, indent: string, rest: string) => `${indent === '' ? '' : `<code class="${language} spaces">${'&nbsp;'.repeat(indent.length)}</code>`}<code class="${language} plain">${escapeCode(rest)}</code>`)}</div>`, '')}</div></td></tr></tbody></table></div></div>`,
    hasNoTabs: true,
  },
  {
    name: 'vuepress-lines-beside',
    write: ({ text, language }) =>
      `<div class="language-${language} line-numbers-mode" data-ext="${language}" data-highlighter="shiki"><button class="copy" title="Copy code"></button><span class="lang">${language}</span><pre class="shiki"><code>${lines(text, (l) => `<span class="line"><span style="color:#fff">${escapeCode(l)}</span></span>`)}</code></pre><div class="line-numbers" aria-hidden="true">${numbers(text, (n) => `<div class="line-number">${n}</div>`)}</div></div>`,
  },
  {
    name: 'figure-of-region-and-title',
    isUnnamed: true,
    write: ({ text }, page) =>
      `<figure class="not-prose group fd-codeblock relative my-6 overflow-hidden rounded-lg border text-sm"><div class="flex flex-row items-center gap-2 border-b px-4 py-1.5"><div><svg viewBox="0 0 24 24"><path d="M0"></path></svg></div><figcaption class="flex-1 truncate">${page.random.word()}</figcaption><button aria-label="Copy Text"><svg></svg></button></div><div class="relative" data-radix-scroll-area-viewport><pre class="max-h-[600px]"><code>${lines(text, (l) => `<span class="line"><span>${escapeCode(l)}</span></span>`)}</code></pre></div></figure>`,
  },
  {
    name: 'slate-tab',
    write: ({ text, language }) =>
      `<div class="highlight"><pre class="highlight ${language} tab-${language}"><code>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre></div>`,
  },
];

const blogs: readonly Written[] = [
  {
    name: 'numbering-behind',
    write: ({ text, language }) =>
      `<pre data-index="0" class="set-code-show prettyprint"><code class="prism language-${language} has-numbering" style="position: unset;">${lines(text, (l) => line(l, SCHEMES.prism))}<div class="hljs-button {2}" data-title="复制"></div></code><ul class="pre-numbering" style="">${numbers(text, (n) => `<li style="color: rgb(153, 153, 153);">${n}</li>`)}</ul></pre>`,
  },
  {
    name: 'copy-pictures-around',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="cnblogs_code"><div class="cnblogs_code_toolbar"><span class="cnblogs_code_copy"><a href="javascript:void(0);" title="复制代码"><img src="/copycode.gif" alt="复制代码"></a></span></div><pre>${lines(text, (l) => `<span style="color: #000000;">${escapeCode(l)}</span>`)}</pre><div class="cnblogs_code_toolbar"><span class="cnblogs_code_copy"><a href="javascript:void(0);" title="复制代码"><img src="/copycode.gif" alt="复制代码"></a></span></div></div>`,
  },
  {
    name: 'header-inside-pre',
    write: ({ text, language }) =>
      `<pre><div class="code-block-extension-header"><div class="code-block-extension-headerLeft"><div class="code-block-extension-foldBtn"></div></div><div class="code-block-extension-headerRight"><span class="code-block-extension-lang">${language}</span><div class="code-block-extension-copyCodeBtn">复制代码</div></div></div><code class="hljs language-${language} code-block-extension-codeShowNum" lang="${language}">${lines(text, (l, i) => `<span class="code-block-extension-codeLine" data-line-num="${i + 1}">${line(l, SCHEMES.hljs)}</span>`)}\n</code></pre>`,
  },
  {
    name: 'frame-with-file-name',
    write: ({ text, language }, page) =>
      `<div class="code-frame" data-lang="${language}"><div class="code-lang"><span class="bold">${page.random.word()}.txt</span></div><div class="highlight"><pre><code>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre></div></div>`,
  },
  {
    name: 'container-with-file-name',
    write: ({ text, language }, page) =>
      `<div class="code-block-container"><div class="code-block-filename-container"><span class="code-block-filename">${page.random.word()}</span></div><pre class="language-${language}"><code class="language-${language} code-line" data-line="3">${lines(text, (l) => line(l, SCHEMES.prism))}\n</code></pre></div>`,
  },
  {
    name: 'code-view-of-an-editor',
    write: ({ text, language }) =>
      `<div class="se-component se-code code_stripe"><div class="se-component-content"><div class="se-section se-section-code"><div class="se-module se-module-code"><div class="se-code-source"><div class="__se_code_view language-${language}">${escapeCode(text)}</div></div></div></div></div></div>`,
  },
  {
    name: 'pre-of-a-blog-editor',
    write: ({ text, language }) =>
      `<pre id="code_17" class="${language}" data-ke-language="${language}" data-ke-type="codeblock"><code>${escapeCode(text)}</code></pre>`,
  },
  {
    name: 'spans-and-breaks-in-pre',
    write: ({ text, language }) =>
      `<pre class="nr ns nt nu nv ox oy oz"><span id="0d4b" class="oz mt hl ox b" data-selectable-paragraph="" data-lang="${language}">${lines(text, (l) => line(l, SCHEMES.hljs), '<br>')}</span></pre>`,
  },
  {
    name: 'courier-with-breaks',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<div style="font-family: Courier New, monospace; background: #eee;">${broken(text)}</div>`,
  },
  {
    name: 'points-of-old-highlighter',
    write: ({ text, language }) =>
      `<div class="dp-highlighter bg_${language}"><div class="bar"><div class="tools"><b>[${language}]</b> <a href="#" class="ViewSource" title="view plain">view plain</a></div></div><ol start="1" class="dp-${language}">${lines(text, (l, i) => `<li class="${i % 2 === 0 ? 'alt' : ''}"><span>${escapeCode(l).replace(/^ +/, (s) => '&nbsp;'.repeat(s.length))}&nbsp;&nbsp;</span></li>`, '')}</ol></div>`,
    hasNoTabs: true,
  },
];

const forums: readonly Written[] = [
  {
    name: 'terms-of-a-forum-with-breaks',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<dl class="codebox"><dt>Code: <a href="#" onclick="selectCode(this); return false;">Select all</a></dt><dd><code>${broken(text)}</code></dd></dl>`,
  },
  {
    name: 'container-with-description',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="bbcode_container"><div class="bbcode_description">Code:</div><pre class="bbcode_code" style="height:120px;">${escapeCode(text)}</pre></div>`,
  },
  {
    name: 'header-and-broken-code',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<div class="codeheader"><span class="code floatleft">Code</span> <a class="codeoperation smf_select_text">Select</a> <a class="codeoperation smf_expand_code hidden">Expand</a></div><code class="bbc_code">${broken(text)}</code>`,
  },
  {
    name: 'prettyprinted-of-a-forum',
    write: ({ text, language }) =>
      `<pre class="ipsCode prettyprint lang-${language} prettyprinted"><span class="pln">${lines(text, (l) => line(l, SCHEMES.prettify))}</span></pre>`,
  },
  {
    name: 'wrap-of-a-forum',
    write: ({ text, language }) =>
      `<pre class="codeblock-buttons" data-code-wrap="${language}"><div class="codeblock-button-wrapper"><button class="btn nohighlight copy-cmd"></button></div><code class="lang-${language} hljs">${hljs(text)}\n</code></pre>`,
  },
];

export const sites: readonly Written[] = [...manuals, ...blogs, ...forums];
