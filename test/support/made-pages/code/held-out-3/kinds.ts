/** Code of half `held-out-3`: as highlighters, boards, manuals, editors and hosts write it. */
import type { Kind } from '../../kind.ts';
import type { CodeLanguage } from '../samples.ts';
import { WITHOUT_TABS } from '../samples.ts';
import type { CodeTruth } from '../truth.ts';
import {
  attribute,
  blocks,
  COPY,
  esc,
  HLJS,
  line,
  lines,
  posts,
  PRISM,
  SHORT,
  styledLine,
} from './frame.ts';

const coloured = (text: string, scheme = HLJS) => lines(text, (l) => line(l, scheme));
const SCRIPTS: readonly CodeLanguage[] = ['python', 'javascript', 'ruby', 'php', 'java'];

const ofBlogs = [
  blocks('prism-toolbar-and-line-numbers', (made) => {
    const { text, language } = made.block();
    return `<div class="code-toolbar"><pre class="line-numbers language-${language}" tabindex="0"><code class="language-${language}">${coloured(text, PRISM)}<span aria-hidden="true" class="line-numbers-rows">${lines(text, () => '<span></span>', '')}</span></code></pre><div class="toolbar"><div class="toolbar-item"><button class="copy-to-clipboard-button" type="button" data-copy-state="copy"><span>Copy</span></button></div></div></div>`;
  }),
  blocks('hljs-ln-table', (made) => {
    const { text, language } = made.block();
    return `<pre><code class="hljs language-${language}"><table class="hljs-ln"><tbody>${lines(text, (l, i) => `<tr><td class="hljs-ln-line hljs-ln-numbers" data-line-number="${i + 1}"><div class="hljs-ln-n" data-line-number="${i + 1}"></div></td><td class="hljs-ln-line hljs-ln-code" data-line-number="${i + 1}">${l === '' ? ' ' : line(l, HLJS)}</td></tr>`, '')}</tbody></table></code></pre>`;
  }),
  blocks(
    'code-block-pro',
    (made) => {
      const { text } = made.unnamed();
      return `<div class="wp-block-kevinbatdorf-code-block-pro" data-code-block-pro-font-family="Code-Pro-JetBrains-Mono" style="font-size:.875rem;line-height:1.25rem"><span style="display:block;padding:16px 0 0 16px"><svg width="54" height="14"></svg></span><span role="button" tabindex="0" data-code="${attribute(text)}" style="display:none" aria-label="Copy" class="code-block-pro-copy-button">${COPY}</span><pre class="shiki nord" style="background-color: #2e3440ff" tabindex="0"><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div>`;
    },
    'genesis',
  ),
  blocks(
    'brush-pre-of-a-plugin',
    (made) => {
      const { text, language } = made.block();
      return `<div class="wp-block-syntaxhighlighter-code "><pre class="brush: ${language}; title: ; notranslate" title="">\n${esc(text)}\n</pre></div>`;
    },
    'divi',
  ),
  blocks('enlighter-raw', (made) => {
    const { text, language } = made.block();
    return `<pre class="EnlighterJSRAW" data-enlighter-language="${language}" data-enlighter-theme="" data-enlighter-highlight="" data-enlighter-linenumbers="">${esc(text)}</pre>`;
  }),
  blocks('geshi-table-of-wp-syntax', (made) => {
    const { text, language } = made.block(SCRIPTS);
    return `<div class="wp_syntax"><table><tr><td class="line_numbers"><pre>${lines(text, (_, i) => String(i + 1))}\n</pre></td><td class="code"><pre class="${language}" style="font-family:monospace;">${lines(text, (l) => styledLine(l))}</pre></td></tr></table></div>`;
  }),
  blocks(
    'hand-coloured-pre-of-a-converter',
    (made) => {
      const { text } = made.unnamed();
      return `<!-- HTML generated using hilite.me --><div style="background: #ffffff; overflow:auto;width:auto;border:solid gray;border-width:.1em .1em .1em .8em;padding:.2em .6em;"><pre style="margin: 0; line-height: 125%">${lines(text, styledLine)}\n</pre></div>`;
    },
    'tabled',
  ),
  blocks('converter-table-of-line-numbers', (made) => {
    const { text } = made.unnamed();
    return `<div style="background: #272822; overflow:auto;width:auto;"><table><tr><td><pre style="margin: 0; line-height: 125%">${lines(text, (_, i) => String(i + 1).padStart(2))}</pre></td><td><pre style="margin: 0; line-height: 125%">${lines(text, styledLine)}\n</pre></td></tr></table></div>`;
  }),
  blocks(
    'ghost-code-card-with-caption',
    (made, page) => {
      const { text, language } = made.block();
      return `<figure class="kg-card kg-code-card kg-card-hascaption"><pre><code class="language-${language}">${esc(text)}</code></pre><figcaption><p><span style="white-space: pre-wrap;">${page.brief()}</span></p></figcaption></figure>`;
    },
    'casper',
  ),
  blocks(
    'squarespace-source-code-block',
    (made) => {
      const { text } = made.unnamed();
      return `<div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content"><pre class="source-code">${esc(text)}</pre></div></div>`;
    },
    'squarespace',
  ),
  blocks('story-spans-with-breaks', (made) => {
    const { text } = made.unnamed(WITHOUT_TABS);
    return `<pre class="nw nx ny nz oa ob oc bp od bb bk"><span id="4f2a" class="oe pb fr oc b bg of og l oh oi" data-selectable-paragraph="">${lines(text, (l) => line(l, HLJS), '<br>')}</span></pre>`;
  }),
  blocks('developer-community-fullscreen-panel', (made) => {
    const { text, language } = made.block();
    return `<div class="highlight js-code-highlight">\n<pre class="highlight ${language}"><code>${coloured(text, SHORT)}\n</code></pre>\n<div class="highlight__panel js-actions-panel">\n<div class="highlight__panel-action js-fullscreen-code-action">\n<svg xmlns="http://www.w3.org/2000/svg" width="20px" height="20px" viewBox="0 0 24 24" class="highlight-action crayons-icon highlight-action--fullscreen-on"><title>Enter fullscreen mode</title><path d="M16 3h6v6"></path></svg>\n</div>\n</div>\n</div>`;
  }),
  blocks(
    'torchlight-lines',
    (made) => {
      const { text, language } = made.block();
      return `<pre><code data-theme="github-dark" data-lang="${language}" class='phiki torchlight' style='background-color: #24292e; --theme-selection-background: #39414a;'><!-- Syntax highlighted by torchlight.dev -->${lines(text, (l) => `<div class='line'>${l === '' ? '&nbsp;' : styledLine(l)}</div>`, '')}</code></pre>`;
    },
    'hashed',
  ),
  blocks('question-and-answer-host-of-japan', (made, page) => {
    const { text, language } = made.block();
    return `<div class="code-frame" data-lang="${language}" data-sourcepos="9:1-14:3"><div class="code-lang"><span class="bold">${page.random.word()}.src</span></div><div class="highlight"><pre><code>${coloured(text, SHORT)}\n</code></pre></div></div>`;
  }),
  blocks('code-line-container-with-filename', (made, page) => {
    const { text, language } = made.block();
    return `<div class="code-block-container"><div class="code-block-filename-container"><span class="code-block-filename">${page.random.word()}.conf</span></div><pre class="language-${language}"><code class="language-${language} code-line" data-line="12">${coloured(text, PRISM)}\n</code></pre></div>`;
  }),
  blocks('data-ke-codeblock', (made, _page, i) => {
    const { text, language } = made.block();
    return `<pre id="code_16${i}" class="${language}" data-ke-language="${language}" data-ke-type="codeblock"><code>${esc(text)}</code></pre>`;
  }),
  blocks('cnblogs-code-toolbar', (made) => {
    const { text } = made.unnamed();
    return `<div class="cnblogs_code"><div class="cnblogs_code_toolbar"><span class="cnblogs_code_copy"><a href="javascript:void(0);" title="copy"><img src="//assets.example/images/copycode.gif" alt="copy"></a></span></div><pre>${lines(text, styledLine)}</pre><div class="cnblogs_code_toolbar"><span class="cnblogs_code_copy"><a href="javascript:void(0);"><img src="//assets.example/images/copycode.gif" alt="copy"></a></span></div></div>`;
  }),
];

const ofBoards = [
  posts(
    'discourse-codeblock-buttons',
    (content, page, i) =>
      `<article id="post_${i}" class="boxed onscreen-post"><div class="topic-meta-data"><span class="username">${page.random.word()}</span></div><div class="cooked">${content}</div></article>`,
    (made) => {
      const { text, language } = made.block();
      return `<pre data-code-wrap="${language}" class="codeblock-buttons"><div class="codeblock-button-wrapper"><button class="btn nohighlight copy-cmd btn-flat" aria-label="copy this code to your clipboard">${COPY}</button></div><code class="hljs language-${language}">${coloured(text)}\n</code></pre>`;
    },
  ),
  posts(
    'phpbb-codebox',
    (content, page, i) =>
      `<div id="p${i}" class="post bg${(i % 2) + 1}"><div class="postbody"><p class="author">${page.label('by')} <strong><a class="username">${page.random.word()}</a></strong></p><div class="content">${content}</div></div></div>`,
    (made) => {
      const { text } = made.unnamed();
      return `<div class="codebox"><p>Code: <a href="#" onclick="selectCode(this); return false;">Select all</a></p><pre><code>${esc(text)}</code></pre></div>`;
    },
  ),
  posts(
    'xenforo-bbcode-block',
    (content, page, i) =>
      `<article class="message message--post" id="js-post-${i}"><h4 class="message-name"><a class="username">${page.random.word()}</a></h4><div class="bbWrapper">${content}</div></article>`,
    (made) => {
      const { text, language } = made.block();
      return `<div class="bbCodeBlock bbCodeBlock--screenLimited bbCodeBlock--code"><div class="bbCodeBlock-title">Code:</div><div class="bbCodeBlock-content" dir="ltr"><pre class="bbCodeCode" dir="ltr" data-xf-init="code-block" data-lang="${language}"><code>${esc(text)}</code></pre></div></div>`;
    },
  ),
  posts(
    'vbulletin-bbcode-container',
    (content, page, i) =>
      `<li class="postbit postcontainer" id="post_${i}"><div class="userinfo"><a class="username">${page.random.word()}</a></div><div class="content"><blockquote class="postcontent restore">${content}</blockquote></div></li>`,
    (made) => {
      const { text } = made.unnamed();
      return `<div class="bbcode_container"><div class="bbcode_description">Code:</div><pre class="bbcode_code" style="height:180px;">${esc(text)}</pre></div>`;
    },
  ),
  posts(
    'smf-code-with-breaks',
    (content, page, i) =>
      `<div class="windowbg" id="msg${i}"><h4>${page.random.word()}</h4><div class="post"><div class="inner">${content}</div></div></div>`,
    (made) => {
      const { text } = made.unnamed(WITHOUT_TABS);
      return `<div class="codeheader"><span class="code floatleft">Code</span> <a class="codeoperation smf_select_text">[Select]</a></div><code class="bbc_code">${lines(text, (l) => esc(l).replace(/^ +/, (s) => '&nbsp;'.repeat(s.length)), '<br>')}</code>`;
    },
  ),
  posts(
    'stack-s-code-block',
    (content, page, i) =>
      `<div class="answer js-answer" id="answer-${i}"><div class="js-vote-count">${page.random.int(0, 40)}</div><div class="s-prose js-post-body">${content}</div><div class="user-details"><a>${page.random.word()}</a></div></div>`,
    (made) => {
      const { text, language } = made.block(SCRIPTS);
      return `<pre class="lang-${language} s-code-block"><code data-highlighted="yes" class="hljs language-${language}">${coloured(text)}\n</code></pre>`;
    },
  ),
  posts(
    'ticket-wiki-code',
    (content, page, i) =>
      `<div class="trac-change" id="trac-change-${i}"><h3 class="change"><span class="trac-author">${page.random.word()}</span></h3><div class="comment searchable">${content}</div></div>`,
    (made) => {
      const { text } = made.unnamed();
      return `<div class="wiki-code"><div class="code"><pre>${coloured(text, SHORT)}\n</pre></div></div>`;
    },
  ),
  posts(
    'formatter-with-loader-script-in-pre',
    (content, page, i) =>
      `<div class="PostStream-item" data-index="${i}"><article class="CommentPost Post"><h3 class="PostUser-name">${page.random.word()}</h3><div class="Post-body">${content}</div></article></div>`,
    (made) => {
      const { text, language } = made.block();
      return `<pre data-s9e-livepreview-hash="" data-s9e-livepreview-onrender="if(self.hljs)hljs.highlightElement(this)"><code class="language-${language}">${esc(text)}</code><script async="" crossorigin="anonymous" data-hljs-style="github-gist" src="https://cdn.jsdelivr.net/gh/s9e/hljs-loader@1.0.34/loader.min.js"></script></pre>`;
    },
  ),
];

const ofManuals = [
  blocks(
    'wiki-syntaxhighlight-with-line-anchors',
    (made) => {
      const { text, language } = made.block();
      return `<div class="mw-highlight mw-highlight-lang-${language} mw-content-ltr mw-highlight-lines" dir="ltr"><pre><span></span>${lines(text, (l, i) => `<span id="L-${i + 1}"><a href="#L-${i + 1}"><span class="linenos" data-line="${i + 1}"></span></a>${line(l, SHORT)}\n</span>`, '')}</pre></div>`;
    },
    'plone',
  ),
  blocks('dokuwiki-file-download', (made, page) => {
    const { text, language } = made.block(SCRIPTS);
    return `<dl class="file">\n<dt><a href="/_export/code/start?codeblock=0" title="Download" class="mediafile mf_${language}">${page.random.word()}.txt</a></dt>\n<dd><pre class="code file ${language}">${coloured(text, SHORT)}</pre>\n</dd></dl>`;
  }),
  blocks('confluence-code-macro', (made) => {
    const { text, language } = made.block(['java', 'python', 'sql', 'bash', 'php']);
    return `<div class="code panel pdl conf-macro output-block" style="border-width: 1px;" data-hasbody="true" data-macro-name="code"><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: ${language}; gutter: false; theme: Confluence" data-theme="Confluence">${esc(text)}</pre></div></div>`;
  }),
  blocks('gitea-code-block-container', (made) => {
    const { text, language } = made.block();
    return `<div class="code-block-container code-overflow-scroll"><pre class="code-block"><code class="chroma language-${language} display">${coloured(text, SHORT)}\n</code></pre><button class="code-copy ui button" data-clipboard-text="${attribute(text)}">${COPY}</button></div>`;
  }),
  blocks('gitlab-markdown-code-block', (made) => {
    const { text, language } = made.block();
    return `<div class="gl-relative markdown-code-block js-markdown-code"><pre data-sourcepos="3:1-9:3" data-canonical-lang="${language}" class="code highlight js-syntax-highlight language-${language}" v-pre="true"><code>${lines(text, (l, i) => `<span id="LC${i + 1}" class="line" lang="${language}">${line(l, SHORT)}</span>`)}</code></pre><copy-code><button type="button" class="btn btn-default btn-md gl-button btn-icon has-tooltip" data-title="Copy to clipboard">${COPY}</button></copy-code></div>`;
  }),
  blocks('bitbucket-codehilite', (made) => {
    const { text, language } = made.block();
    return `<div class="codehilite language-${language}"><pre><span></span>${coloured(text, SHORT)}\n</pre></div>`;
  }),
  blocks('gist-embed-table', (made, page) => {
    const { text, language } = made.block();
    return `<div id="gist${page.random.int(1000, 9999)}" class="gist"><div class="gist-file" translate="no"><div class="gist-data"><div class="js-gist-file-update-container js-task-list-container"><div id="file-x" class="file my-2"><div itemprop="text" class="Box-body p-0 blob-wrapper data type-${language}"><div class="js-check-bidi js-blob-code-container blob-code-content"><table data-hpc class="highlight tab-size js-file-line-container" data-tab-size="8"><tbody>${lines(text, (l, i) => `<tr><td id="file-x-L${i + 1}" class="blob-num js-line-number js-code-nav-line-number js-blob-rnum" data-line-number="${i + 1}"></td><td id="file-x-LC${i + 1}" class="blob-code blob-code-inner js-file-line">${line(l, { comment: 'pl-c', string: 'pl-s', keyword: 'pl-k', number: 'pl-c1' })}</td></tr>`, '\n')}</tbody></table></div></div></div></div></div><div class="gist-meta"><a href="/raw" style="float:right">view raw</a><a href="/g">${page.random.word()}.txt</a> hosted with ❤</div></div></div>`;
  }),
  blocks('doxygen-fragment-lines', (made) => {
    const { text } = made.unnamed(['cpp', 'java', 'csharp']);
    return `<div class="fragment">${lines(text, (l) => `<div class="line">${l === '' ? ' ' : line(l, { keyword: 'keyword', string: 'stringliteral', comment: 'comment' })}</div>\n`, '')}</div><!-- fragment -->`;
  }),
  blocks('javadoc-snippet-container', (made, _page, i) => {
    const { text, language } = made.block(['java']);
    return `<div class="snippet-container"><button class="copy snippet-copy" aria-label="Copy snippet" onclick="copySnippet(this)"><span data-copied="Copied!">Copy</span><img src="../../copy.svg" alt="Copy snippet"></button>\n<pre class="snippet" id="snippet-${i}"><code class="language-${language}">${esc(text)}\n</code></pre>\n</div>`;
  }),
  blocks('rustdoc-example-wrap', (made) => {
    const { text } = made.block(['rust']);
    return `<div class="example-wrap"><pre class="rust rust-example-rendered"><code>${coloured(text, { keyword: 'kw', string: 'string', comment: 'comment', number: 'number', name: 'ident' })}</code></pre><a class="test-arrow" target="_blank" title="Run code" href="https://play.example/?code=x"></a></div>`;
  }),
  blocks('sphinx-design-tabs', (made, _page, n) => {
    const all = [made.block(['python']), made.block(['bash'])];
    return `<div class="sd-tab-set docutils">${all.map(({ text, language }, i) => `<input ${i === 0 ? 'checked="checked" ' : ''}id="sd-tab-item-${n}${i}" name="sd-tab-set-${n}" type="radio"><label class="sd-tab-label" for="sd-tab-item-${n}${i}">${language}</label><div class="sd-tab-content docutils"><div class="highlight-${language} notranslate"><div class="highlight"><pre><span></span>${coloured(text, SHORT)}\n</pre></div></div></div>`).join('')}</div>`;
  }),
  blocks('vendor-learn-code-header', (made, _page, i) => {
    const { text, language } = made.block();
    return `<div class="codeHeader" id="code-try-${i}" data-bi-name="code-header"><span class="language">${language}</span><button type="button" class="action position-relative display-none-print" data-bi-name="copy"><span class="icon margin-right-xxs" aria-hidden="true"><span class="docon docon-edit-copy"></span></span><span>Copy</span></button></div><pre tabindex="0" class="has-inner-focus"><code class="lang-${language}" data-author-content="${attribute(text)}"><span>${coloured(text)}\n</span></code></pre>`;
  }),
  blocks('browser-reference-code-example', (made) => {
    const { text, language } = made.block(['javascript', 'html', 'css', 'json']);
    return `<div class="code-example"><div class="example-header"><span class="language-name">${language}</span><button type="button" class="icon copy-icon"><span class="visually-hidden">Copy to Clipboard</span></button></div><pre class="brush: ${language} notranslate"><code>${coloured(text, PRISM)}\n</code></pre></div>`;
  }),
  blocks('cloud-docs-programlisting', (made) => {
    const { text, language } = made.block(SCRIPTS);
    return `<pre class="programlisting"><div class="code-btn-container"><div class="btn-copy-code" title="Copy"><awsui-icon name="copy"></awsui-icon></div></div><!--DEBUG: cli (${language})--><code class="${language} hljs">${coloured(text)}</code></pre>`;
  }),
  blocks('devsite-code-element', (made) => {
    const { text, language } = made.block();
    return `<div></div><devsite-code><div class="devsite-code-buttons-container" role="group" aria-label="Action buttons"><button type="button" class="gc-analytics-event material-icons devsite-icon-copy" aria-label="Copy code sample"></button></div><pre class="devsite-click-to-copy" translate="no" dir="ltr" is-upgraded="" syntax="${language}"><code translate="no" dir="ltr">${coloured(text, { keyword: 'devsite-syntax-k', string: 'devsite-syntax-s2', comment: 'devsite-syntax-c1', name: 'devsite-syntax-n' })}\n</code></pre></devsite-code>`;
  }),
  blocks('antora-listing-block', (made, page) => {
    const { text, language } = made.block();
    return `<div class="listingblock"><div class="title">${page.brief()}</div><div class="content"><pre class="highlightjs highlight"><code class="language-${language} hljs" data-lang="${language}">${coloured(text)}</code><div class="source-toolbox"><span class="source-lang">${language}</span><button class="copy-button" title="Copy to clipboard"><img src="../_/img/octicons-16.svg#view-clippy" alt="copy icon" class="copy-icon"><span class="copy-toast">Copied!</span></button></div></pre></div></div>`;
  }),
  blocks('texinfo-example', (made) => {
    const { text } = made.unnamed(['c', 'bash', 'makefile', 'lua']);
    return `<div class="example lisp">\n<pre class="example-preformatted">${esc(text)}\n</pre></div>`;
  }),
  blocks('quarto-cell-with-copy-button', (made, page, n) => {
    const { text, language } = made.block(['python', 'bash', 'sql']);
    const out = made.kept(`${page.random.word()} ${page.random.int(100, 9999)}`);
    return `<div class="cell" data-execution_count="${n + 1}"><div class="sourceCode cell-code" id="cb${n}"><pre class="sourceCode ${language} code-with-copy"><code class="sourceCode ${language}">${lines(text, (l, i) => `<span id="cb${n}-${i + 1}"><a href="#cb${n}-${i + 1}" aria-hidden="true" tabindex="-1"></a>${line(l, { keyword: 'im', string: 'st', comment: 'co', number: 'dv' })}</span>`)}</code><button title="Copy to Clipboard" class="code-copy-button"><i class="bi"></i></button></pre></div><div class="cell-output cell-output-stdout"><pre><code>${out}</code></pre></div></div>`;
  }),
  blocks('notebook-classic-input-prompt', (made, page, n) => {
    const { text } = made.block(['python']);
    const out = made.kept(`${page.random.word()}: ${page.random.int(100, 9999)}`);
    return `<div class="cell border-box-sizing code_cell rendered"><div class="input"><div class="prompt input_prompt">In&nbsp;[${n + 1}]:</div><div class="inner_cell"><div class="input_area"><div class=" highlight hl-ipython3"><pre><span></span>${coloured(text, SHORT)}\n</pre></div></div></div></div><div class="output_wrapper"><div class="output"><div class="output_area"><div class="prompt"></div><div class="output_subarea output_stream output_stdout output_text"><pre>${out}\n</pre></div></div></div></div></div>`;
  }),
  blocks('nextra-code-block', (made, page) => {
    const { text, language } = made.block();
    return `<div class="nextra-code-block nx-relative nx-mt-6 first:nx-mt-0"><div class="nx-absolute nx-top-0 nx-z-[1] nx-w-full nx-truncate nx-rounded-t-xl nx-text-xs">${page.random.word()}.file</div><pre class="nx-bg-primary-700/5 nx-mb-4 nx-overflow-x-auto nx-rounded-xl" data-language="${language}" data-theme="default"><code class="nx-border-black" dir="ltr" data-language="${language}" data-theme="default">${lines(text, (l) => `<span class="line">${l === '' ? ' ' : styledLine(l)}</span>`)}</code></pre><div class="nx-opacity-0"><button title="Copy code" class="nextra-button" tabindex="0">${COPY}</button></div></div>`;
  }),
  blocks('readme-code-tabs', (made) => {
    const all = [made.block(['python']), made.block(['javascript'])];
    return `<div class="CodeTabs CodeTabs_initial theme-light"><div class="CodeTabs-toolbar">${all.map(({ language }, i) => `<button class="${i === 0 ? 'CodeTabs_active' : ''}" type="button" value="${language}">${language}</button>`).join('')}</div><div class="CodeTabs-inner">${all.map(({ text, language }, i) => `<pre class="${i === 0 ? 'CodeTabs_active' : ''}"><button aria-label="Copy Code" class="rdmd-code-copy fa"></button><code class="rdmd-code lang-${language} theme-light" data-lang="${language}" name="" tabindex="0"><div class="cm-s-neo" data-testid="SyntaxHighlighter">${coloured(text, { keyword: 'cm-keyword', string: 'cm-string', comment: 'cm-comment', name: 'cm-variable' })}</div></code></pre>`).join('')}</div></div>`;
  }),
];

export const kinds: readonly Kind<CodeTruth>[] = [...ofBlogs, ...ofBoards, ...ofManuals];
