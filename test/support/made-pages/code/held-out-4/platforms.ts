/** Code of half `held-out-4` as blogs, boards, hosts of repositories and shops of letters write it. */
import type { Kind } from '../../kind.ts';
import type { CodeLanguage } from '../samples.ts';
import type { CodeTruth } from '../truth.ts';
import {
  attribute,
  blocks,
  coloured,
  esc,
  ICON,
  line,
  lines,
  named,
  nameless,
  posts,
  SCHEMES,
  styledLine,
} from './frame.ts';

/** Names of grammars where they are not the language's own. */
const SCOPES: Readonly<Partial<Record<CodeLanguage, string>>> = {
  bash: 'shell',
  javascript: 'js',
  typescript: 'ts',
  csharp: 'cs',
  cpp: 'c++',
};
const SCRIPTS: readonly CodeLanguage[] = ['python', 'javascript', 'ruby', 'php', 'java'];

export const platforms: readonly Kind<CodeTruth>[] = [
  nameless(
    'core-code-block-of-the-editor',
    (text) => `<pre class="wp-block-code"><code>${esc(text)}</code></pre>`,
    'blockTheme',
  ),
  nameless(
    'preformatted-block-of-the-editor',
    (text) => `<pre class="wp-block-preformatted">${esc(text)}</pre>`,
    'blockTheme',
  ),
  named(
    'prism-by-class-on-the-core-block',
    ({ text, language }) =>
      `<pre class="wp-block-code"><code lang="${language}" class="language-${language} line-numbers">${coloured(text, SCHEMES.prism)}</code></pre>`,
    'classic',
  ),
  named(
    'code-card-in-a-figure-with-a-sentence-below',
    ({ text, language }, page) =>
      `<figure class="kg-card kg-code-card"><pre><code class="language-${language}">${esc(text)}</code></pre><figcaption><p><span style="white-space: pre-wrap;">${page.brief()}</span></p></figcaption></figure>`,
    'tailwind',
  ),
  nameless(
    'letter-code-block-with-data',
    (text) =>
      `<div class="highlighted_code_block" data-attrs="{&quot;language&quot;:&quot;plaintext&quot;}" data-component-name="HighlightedCodeBlockToDOM"><pre class="shiki"><code class="language-plaintext">${esc(text)}</code></pre></div>`,
    'substack',
  ),
  nameless(
    'writers-platform-spans-and-breaks',
    (text) =>
      `<pre class="nn no np nq nr"><span id="a1b2" class="nw mv gp" data-selectable-paragraph="">${lines(text, (l) => line(l, SCHEMES.hljs), '<br>')}</span></pre>`,
  ),
  named(
    'developer-community-highlight-panel',
    ({ text, language }) =>
      `<div class="highlight js-code-highlight"><pre class="highlight ${language}"><code>${coloured(text, SCHEMES.rouge)}\n</code></pre><div class="highlight__panel js-actions-panel"><div class="highlight__panel-action js-fullscreen-code-action">${ICON}</div></div></div>`,
  ),
  named(
    'node-blog-pre-in-a-wrapper',
    ({ text, language }) =>
      `<div class="relative"><pre><code class="lang-${language} hljs language-${language}">${coloured(text, SCHEMES.hljs)}\n</code></pre><div class="absolute right-2 top-2"><button class="copy-btn">Copy</button></div></div>`,
  ),
  named(
    'forge-readme-highlight-source',
    ({ text, language }) =>
      `<div class="highlight highlight-source-${SCOPES[language] ?? language} notranslate position-relative overflow-auto" dir="auto"><pre>${coloured(text, SCHEMES.github)}</pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy" class="ClipboardButton btn" value="${attribute(text)}">${ICON}</clipboard-copy></div></div>`,
  ),
  nameless(
    'gist-embedded-with-line-cells',
    (text, page) =>
      `<div id="gist${page.random.int(100, 999)}" class="gist"><div class="gist-file"><div class="gist-data"><div class="js-gist-file-update-container"><div class="Box-body p-0 blob-wrapper data"><table data-hpc class="highlight tab-size js-file-line-container">${lines(text, (l, n) => `<tr><td id="L${n + 1}" class="blob-num js-line-number js-blob-rnum" data-line-number="${n + 1}"></td><td id="LC${n + 1}" class="blob-code blob-code-inner js-file-line">${l === '' ? '\n' : line(l, SCHEMES.github)}</td></tr>`)}</table></div></div></div><div class="gist-meta"><a href="https://gist.example/raw" style="float:right">view raw</a> <a href="#">${page.random.word()}.txt</a> hosted with love</div></div></div>`,
  ),
  named(
    'lab-snippet-of-merge-platform',
    ({ text, language }) =>
      `<div class="gl-relative markdown-code-block js-markdown-code"><pre lang="${language}" class="code highlight js-syntax-highlight language-${language}" v-pre="true"><code>${lines(text, (l, n) => `<span id="LC${n + 1}" class="line" lang="${language}">${line(l, SCHEMES.rouge)}</span>`)}</code></pre><copy-code><button type="button" class="btn btn-default" aria-label="Copy">${ICON}</button></copy-code></div>`,
  ),
  named(
    'gitea-code-block-in-markup',
    ({ text, language }) =>
      `<div class="markup"><div class="code-block-container code-overflow-scroll"><pre class="code-block"><code class="chroma language-${language} display">${coloured(text, SCHEMES.rouge)}\n</code></pre><button class="ui small icon button code-copy auto-hide-control">${ICON}</button></div></div>`,
  ),
  posts(
    'question-site-s-prose-code',
    (content, page) =>
      `<div class="answer"><div class="post-layout"><div class="js-vote-count">${page.random.int(1, 99)}</div><div class="s-prose js-post-body">${content}</div></div></div>`,
    (made) => {
      const { text, language } = made.block();
      return `<pre class="lang-${language} s-code-block"><code class="hljs language-${language}">${coloured(text, SCHEMES.hljs)}\n</code></pre>`;
    },
  ),
  posts(
    'discourse-cooked-code',
    (content) =>
      `<article class="boxed onscreen-post"><div class="topic-body"><div class="cooked">${content}</div></div></article>`,
    (made) => {
      const { text, language } = made.block();
      return `<div class="codeblock-button-wrapper"><button class="btn copy-cmd btn-flat">${ICON}</button></div><pre class="codeblock-buttons"><code class="hljs lang-${language} language-${language}">${coloured(text, SCHEMES.hljs)}\n</code></pre>`;
    },
  ),
  posts(
    'phpbb-codebox-with-select-all',
    (content, page) =>
      `<div class="post bg2"><div class="inner"><dl class="postprofile"><dt>${page.random.word()}</dt></dl><div class="postbody"><div class="content">${content}</div></div></div></div>`,
    (made) =>
      `<div class="codebox"><p>Code: <a href="#">Select all</a></p><pre><code>${esc(made.unnamed().text)}</code></pre></div>`,
  ),
  posts(
    'xenforo-bbcode-block-code',
    (content) =>
      `<article class="message message--post"><div class="message-content"><article class="message-body"><div class="bbWrapper">${content}</div></article></div></article>`,
    (made) => {
      const { text, language } = made.block();
      return `<div class="bbCodeBlock bbCodeBlock--screenLimited bbCodeBlock--code"><div class="bbCodeBlock-title">${language}:</div><div class="bbCodeBlock-content" dir="ltr"><pre class="bbCodeCode" dir="ltr" data-xf-init="code-block" data-lang="${language}"><code>${esc(text)}</code></pre></div></div>`;
    },
  ),
  posts(
    'vbulletin-code-in-a-quote-div',
    (content) =>
      `<li class="b-post"><div class="js-post__content-text restore h-wordwrap">${content}</div></li>`,
    (made) =>
      `<div class="bbcode_container"><div class="bbcode_description">Code:</div><pre class="bbcode_code">${esc(made.unnamed().text)}</pre></div>`,
  ),
  posts(
    'mail-archive-indented-pre',
    (content, page) =>
      `<div class="email"><b>${page.name()}</b><div class="email-body">${content}</div></div>`,
    (made) => `<pre>${esc(made.unnamed().text)}</pre>`,
  ),
  named(
    'confluence-code-panel',
    ({ text, language }) =>
      `<div class="code panel pdl conf-macro output-block" data-hasbody="true" data-macro-name="code" style="border-width: 1px;"><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: ${language}; gutter: false; theme: Confluence" data-theme="Confluence">${esc(text)}</pre></div></div>`,
  ),
  nameless(
    'cloud-wiki-renderer-code-block',
    (text) =>
      `<div class="code-block css-1xa"><span data-ds--code--code-block="" data-code-lang="" class="css-9z"><code class="language-text" style="white-space: pre;">${lines(text, (l, n) => `<span class="comment linenumber ds-line-number" data-ds--line-number="${n + 1}" style="user-select: none"></span><span data-ds--code--row="">${esc(l)}\n</span>`, '')}</code></span></div>`,
  ),
  named(
    'mediawiki-syntaxhighlight',
    ({ text, language }) =>
      `<div class="mw-highlight mw-highlight-lang-${language} mw-content-ltr mw-highlight-copy" dir="ltr"><pre><span></span>${coloured(text, SCHEMES.pygments)}\n</pre></div>`,
    'vector',
  ),
  named(
    'dokuwiki-file-with-download',
    ({ text, language }, page) =>
      `<dl class="file"><dt><a href="/doku.php?do=export_code" title="Download Snippet" class="mediafile">${page.random.word()}</a></dt><dd><pre class="code file ${language}">${coloured(text, { comment: 'co1', string: 'st0', number: 'nu0', keyword: 'kw1', punctuation: 'sy0' })}</pre></dd></dl>`,
  ),
  nameless(
    'classic-textarea-hidden-beside-coloured',
    (text) =>
      `<div class="urvanov-syntax-highlighter-syntax urvanov-syntax-highlighter-theme-classic"><div class="urvanov-syntax-highlighter-plain-wrap"><textarea wrap="soft" class="urvanov-syntax-highlighter-plain print-no" readonly style="display:none">${esc(text)}</textarea></div><div class="urvanov-syntax-highlighter-main"><table class="crayon-table"><tr class="urvanov-syntax-highlighter-row"><td class="crayon-nums" data-settings="show"><div class="urvanov-syntax-highlighter-nums-content">${lines(text, (_, n) => `<div class="crayon-num">${n + 1}</div>`, '')}</div></td><td class="urvanov-syntax-highlighter-code"><div class="crayon-pre">${lines(text, (l) => `<div class="crayon-line">${l === '' ? '&nbsp;' : line(l, SCHEMES.crayon)}</div>`, '')}</div></td></tr></table></div></div>`,
    'classic',
  ),
  blocks('sandbox-answers-of-a-course', (made, page) => {
    const { text, language } = made.unnamed(SCRIPTS);
    return `<div class="exercise"><div class="w3-example"><h3>${page.random.word()}</h3><div class="w3-code notranslate ${language}High">${lines(text, (l) => styledLine(l).replace(/^( +)|(?<=>)( +)(?=<)/g, (s) => s.replace(/ /g, '&nbsp;')), '<br>')}</div><a class="w3-btn" href="/try">Try it</a></div></div>`;
  }),
];
