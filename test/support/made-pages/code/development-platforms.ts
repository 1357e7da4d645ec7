/** Code of half `more` as blogs, boards, editors and hand-made pages write it, in several countries. */
import type { Written } from './development-sites.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from './highlight.ts';

const hljs = (text: string) => lines(text, (l) => line(l, SCHEMES.hljs));
const spaced = (l: string) => escapeCode(l).replace(/^ +/, (s) => '&nbsp;'.repeat(s.length));
const counted = (text: string, write: (n: number) => string, gap = '') =>
  lines(text, (_, i) => write(i + 1), gap);
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const MONO = "Consolas, 'Courier New', monospace";

const pasted: readonly Written[] = [
  {
    name: 'pasted-from-an-editor',
    isUnnamed: true,
    write: ({ text }) =>
      `<div style="color: #d4d4d4;background-color: #1e1e1e;font-family: ${MONO};font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;">${lines(text, (l) => (l === '' ? '<br>' : `<div>${styledLine(l)}</div>`), '')}</div>`,
  },
  {
    name: 'note-of-divisions',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<div style="box-sizing: border-box; padding: 8px; font-family: Monaco, Menlo, ${MONO}; font-size: 12px;-en-codeblock:true;">${lines(text, (l) => `<div>${l === '' ? '<br>' : spaced(l)}</div>`, '')}</div>`,
  },
  {
    name: 'editor-lines-numbered-by-style',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="cnblogs_code"><pre>${lines(text, (l, i) => `<span style="color: #008080;">${String(i + 1).padStart(2)}</span> <span style="color: #000000;">${escapeCode(l)}</span>`)}</pre></div>`,
  },
  {
    name: 'alternating-pres-with-numbers',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="csharpcode">${lines(text, (l, i) => `<pre${i % 2 === 0 ? ' class="alt"' : ''}><span class="lnum">${String(i + 1).padStart(4)}:  </span>${l === '' ? '&nbsp;' : escapeCode(l)}</pre>`)}</div>`,
  },
  {
    name: 'font-face-with-breaks',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) => `<p><font face="Courier New">${lines(text, spaced, '<br>\n')}</font></p>`,
  },
  {
    name: 'paragraph-of-code-with-breaks',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) => `<p><code>${lines(text, spaced, '<br />\n')}</code></p>`,
  },
  {
    name: 'typewriter-in-quote',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) => `<blockquote><tt>${lines(text, spaced, '<br>\n')}</tt></blockquote>`,
  },
  {
    name: 'old-example-tag',
    isUnnamed: true,
    write: ({ text }) => `<xmp>${text}</xmp>`,
  },
  {
    name: 'sample-in-pre',
    isUnnamed: true,
    write: ({ text }) => `<pre><samp>${escapeCode(text)}</samp></pre>`,
  },
];

const boards: readonly Written[] = [
  {
    name: 'points-of-a-chinese-board',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<div class="blockcode"><div id="code_Dx1"><ol>${lines(text, (l) => `<li>${spaced(l)}<br>`, '')}</ol></div><em onclick="copycode($('code_Dx1'));">复制代码</em></div>`,
  },
  {
    name: 'body-with-breaks-under-title',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<div class="codeblock"><div class="title">Code:<br></div><div class="body" dir="ltr"><code>${lines(text, spaced, '<br>')}</code></div></div>`,
  },
  {
    name: 'coloured-php-of-a-board',
    hasNoTabs: true,
    write: ({ text }) =>
      `<div class="codeblock phpcodeblock"><div class="title">PHP Code:<br></div><div class="body"><div dir="ltr"><code>${lines(text, (l) => `<span style="color: #0000BB">${escapeCode(l).replaceAll(' ', '&nbsp;')}</span>`, '<br>')}</code></div></div></div>`,
    only: ['php'],
  },
  {
    name: 'snippet-of-answers',
    write: ({ text, language }) =>
      `<div class="snippet" data-lang="${language}" data-hide="false" data-console="true"><div class="snippet-code"><pre class="snippet-code-${language} lang-${language} prettyprint-override"><code class="hljs">${hljs(text)}\n</code></pre><div class="snippet-result"><div class="snippet-ctas"><button type="button">Run code snippet</button><button>Hide results</button></div></div></div></div>`,
  },
  {
    name: 'quoted-listing-with-rules',
    isUnnamed: true,
    write: ({ text }) =>
      `<blockquote><font size="1">code:</font><hr><pre style="font-size:x-small">${escapeCode(text)}</pre><hr></blockquote>`,
  },
  {
    name: 'spoiler-with-code',
    write: ({ text, language }, page) =>
      `<div class="spoiler"><b class="spoiler_title">${page.heading()}</b><div class="spoiler_text"><pre><code class="${language}">${escapeCode(text)}</code></pre></div></div>`,
  },
];

const blogs: readonly Written[] = [
  {
    name: 'cloud-blog-with-type-line',
    write: ({ text, language }) =>
      `<div class="rno-markdown-code"><div class="rno-markdown-code-toolbar"><div class="rno-markdown-code-toolbar-info"><div class="rno-markdown-code-toolbar-item is-type"><span class="is-m-hidden">代码语言：</span>${language}</div></div><div class="rno-markdown-code-toolbar-opt"><div class="rno-markdown-code-toolbar-copy"><i></i><span>复制</span></div></div></div><div class="developer-code-block"><pre class="prism-token token line-numbers"><code style="margin-left:0">${lines(text, (l) => line(l, SCHEMES.prism))}</code></pre></div></div>`,
  },
  {
    name: 'messenger-article-lines',
    write: ({ text, language }) =>
      `<section class="code-snippet__fix code-snippet__${language}"><ul class="code-snippet__line-index code-snippet__${language}">${counted(text, () => '<li></li>')}</ul><pre class="code-snippet__${language}" data-lang="${language}">${lines(text, (l) => `<code><span class="code-snippet_outer">${l === '' ? '<br>' : line(l, SCHEMES.hljs)}</span></code>`, '')}</pre></section>`,
  },
  {
    name: 'panel-of-full-screen-actions',
    write: ({ text, language }) =>
      `<div class="highlight js-code-highlight"><pre class="highlight ${language}"><code>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre><div class="highlight__panel js-actions-panel"><div class="highlight__panel-action js-fullscreen-code-action"><svg width="20"><title>Enter fullscreen mode</title><path d="M0"></path></svg><svg><title>Exit fullscreen mode</title></svg></div></div></div>`,
  },
  {
    name: 'letter-with-attributes',
    write: ({ text, language }) =>
      `<div class="highlighted_code_block" data-attrs="{&quot;language&quot;:&quot;${language}&quot;,&quot;nodeId&quot;:&quot;a1&quot;}" data-component-name="HighlightedCodeBlockToDOM"><pre class="shiki"><code>${lines(text, styledLine)}</code></pre></div>`,
  },
  {
    name: 'workspace-page-block',
    write: ({ text, language }) =>
      `<div data-block-id="x" class="notion-selectable notion-code-block"><div style="display:flex"><div contenteditable="false" data-content-editable-void="true" role="figure"><div style="position:absolute;top:8px"><div role="button" tabindex="0">${capital(language)}</div></div><div><div style="display:flex;overflow-x:auto"><div class="line-numbers notion-code-block" style="flex-grow:1;padding:34px"><div spellcheck="false" contenteditable="false" data-content-editable-leaf="true" style="width:100%;white-space:pre">${lines(text, (l) => line(l, SCHEMES.prism))}\n</div></div></div></div></div></div></div>`,
  },
  {
    name: 'page-of-workspace-site-builder',
    write: ({ text, language }) =>
      `<pre class="notion-code language-${language}"><div class="notion-code-copy"><div class="notion-code-copy-button"><svg></svg></div></div><code class="language-${language}">${lines(text, (l) => line(l, SCHEMES.prism))}</code></pre><figcaption class="notion-asset-caption"></figcaption>`,
  },
  {
    name: 'clipboard-of-russian-docs',
    write: ({ text, language }) =>
      `<div class="yfm-clipboard"><pre><code class="hljs ${language}">${hljs(text)}\n</code></pre><svg width="16" class="yfm-clipboard-button" data-animation="3"><path></path></svg></div>`,
  },
  {
    name: 'document-of-a-team-tool',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<div class="docx-code-block-container"><div class="docx-code-block-inner-container"><div class="code-block-content"><div class="code-block-zone-container" style="white-space:pre">${lines(text, (l) => `<div class="ace-line"><span>${l === '' ? '\u200b' : escapeCode(l)}</span></div>`, '')}</div></div></div></div>`,
  },
  {
    name: 'code-card-with-caption-below',
    write: ({ text, language }, page) =>
      `<figure class="kg-card kg-code-card kg-card-hascaption"><pre><code class="language-${language}">${escapeCode(text)}</code></pre><figcaption><p><span style="white-space: pre-wrap;">${page.brief()}</span></p></figcaption></figure>`,
  },
  {
    name: 'filter-with-points',
    hasNoTabs: true,
    write: ({ text, language }) =>
      `<div class="geshifilter"><div class="${language} geshifilter-${language}" style="font-family:monospace;"><ol>${lines(text, (l) => `<li style="font-family: monospace; font-weight: normal;"><div style="font-family: monospace; font-weight: normal; font-style: normal">${l === '' ? '&nbsp;' : spaced(l)}</div></li>`, '')}</ol></div></div>`,
  },
  {
    name: 'wiki-of-numbered-points',
    write: ({ text, language }) =>
      `<div dir="ltr" class="mw-geshi mw-code mw-content-ltr"><div class="${language} source-${language}"><ol>${lines(text, (l) => `<li class="li1"><pre class="de1">${l === '' ? '&nbsp;' : escapeCode(l)}</pre></li>`, '')}</ol></div></div>`,
  },
  {
    name: 'wiki-with-data-numbers',
    write: ({ text, language }) =>
      `<div class="mw-highlight mw-highlight-lang-${language} mw-content-ltr mw-highlight-lines" dir="ltr"><pre><span></span>${lines(text, (l, i) => `<span id="L-${i + 1}"><a href="#L-${i + 1}"><span class="linenos" data-line="${i + 1}"></span></a>${line(l, SCHEMES.pygments)}</span>`)}\n</pre></div>`,
  },
  {
    name: 'language-and-site-in-tabs',
    write: ({ text, language }) =>
      `<gfg-tabs data-run-ide="true" data-mode="light"><gfg-tab slot="tab">${capital(language)}</gfg-tab><gfg-panel slot="panel" data-code-lang="${language}"><pre><code>${escapeCode(text)}</code></pre></gfg-panel></gfg-tabs>`,
  },
  {
    name: 'panel-labelled-by-its-tab',
    write: ({ text, language }, page) => {
      const id = page.random.int(1, 9999);
      return `<div class="tabset"><div role="tablist"><button role="tab" id="tab-${id}" aria-controls="panel-${id}" aria-selected="true">${capital(language)}</button></div><div role="tabpanel" id="panel-${id}" aria-labelledby="tab-${id}"><pre><code>${escapeCode(text)}</code></pre></div></div>`;
    },
  },
  {
    name: 'language-in-aria-label',
    write: ({ text, language }) =>
      `<figure aria-label="${capital(language)} code example"><pre tabindex="0"><code>${escapeCode(text)}</code></pre></figure>`,
  },
  {
    name: 'header-of-small-letters',
    write: ({ text, language }) =>
      `<div class="bd-code-snippet bd-clipboard"><div class="d-flex align-items-center highlight-toolbar ps-3"><small class="font-monospace text-uppercase">${language}</small><div class="d-flex ms-auto"><button type="button" class="btn-clipboard" title="Copy to clipboard"><svg></svg></button></div></div><div class="highlight"><pre tabindex="0" class="chroma"><code>${lines(text, (l) => `<span class="line"><span class="cl">${line(l, SCHEMES.pygments)}\n</span></span>`, '')}</code></pre></div></div>`,
  },
];

export const platforms: readonly Written[] = [...pasted, ...boards, ...blogs];
