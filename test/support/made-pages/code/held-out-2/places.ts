/** Code of half `held-out-2` where it is kept, run, asked about and taught: hosts, notebooks, boards, blogs, wikis. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import { WHICH } from '../../furniture/held-out-2-frames.ts';
import type { Kind } from '../../kind.ts';
import { escapeCode as esc, line, lines, styledLine, type Scheme } from '../highlight.ts';
import { codeKind, type CodeTruth } from '../truth.ts';
import { blocks, inFrame, manual } from './frame.ts';

const HLJS: Scheme = {
  comment: 'hljs-comment',
  string: 'hljs-string',
  number: 'hljs-number',
  keyword: 'hljs-keyword',
};
const PYGMENTS: Scheme = {
  comment: 'c1',
  string: 's2',
  number: 'mi',
  keyword: 'k',
  name: 'n',
  punctuation: 'p',
};
const HOST: Scheme = {
  comment: 'pl-c',
  string: 'pl-s',
  number: 'pl-c1',
  keyword: 'pl-k',
  name: 'pl-smi',
};
const SCOPES: Readonly<Record<string, string>> = { javascript: 'js', typescript: 'ts' };
const SHORT: Readonly<Record<string, string>> = {
  python: 'py',
  javascript: 'js',
  csharp: 'cs',
  ruby: 'rb',
};
const spaces = (html: string) => html.replace(/ (?![^<]*>)/g, '&nbsp;');

const readme = blocks('readme-with-clipboard-copy', (made) => {
  const { text, language } = made.block([
    'python',
    'javascript',
    'typescript',
    'go',
    'rust',
    'ruby',
    'java',
    'css',
  ]);
  const scope = SCOPES[language] ?? language;
  return `<div class="highlight highlight-source-${scope} notranslate position-relative overflow-auto" dir="auto"><pre>${lines(text, (l) => line(l, HOST))}</pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy" class="ClipboardButton btn btn-invisible js-clipboard-copy m-2 p-0" value="${esc(text).replace(/"/g, '&quot;')}" tabindex="0" role="button"><svg aria-hidden="true" width="16" height="16"><path d="M0 6"></path></svg></clipboard-copy></div></div>`;
});

const hostBlob = codeKind('blob-of-react-code-lines', (made, page) => {
  const { text } = made.unnamed(['python']);
  return page.document(
    `<header class="AppHeader"><a href="/">${page.site}</a>${f.menu(page)}</header><main><div class="react-blob-view-header"><h1 class="sr-only">${page.headline()}</h1><div class="file-info">${text.split('\n').length} lines · 1.2 KB</div><a href="/raw">Raw</a></div><section class="react-code-view"><textarea id="read-only-cursor-text-area" aria-label="file content" readonly tabindex="0" style="position:absolute;opacity:0">${esc(text)}</textarea><div class="react-code-file-contents" role="presentation" aria-hidden="true" data-tab-size="8"><div class="react-line-numbers">${lines(text, (_, i) => `<div data-line-number="${i + 1}" class="react-line-number react-code-text">${i + 1}</div>`, '')}</div><div class="react-code-lines">${lines(text, (l, i) => `<div id="LC${i + 1}" class="react-code-text react-code-line-contents-no-virtualization react-file-line html-div" data-testid="code-cell">${l === '' ? '\n' : line(l, HOST)}</div>`, '')}</div></div></section></main>`,
    { title: `${page.random.word()}/${page.random.word()}.py at main` },
  );
});

const labBlob = codeKind('blob-with-span-lang-lines', (made, page) => {
  const { text, language } = made.block();
  return page.document(
    `<header class="header-logged-out">${f.menu(page)}</header><div class="content-wrapper"><h1 class="gl-sr-only">${page.headline()}</h1><div class="file-holder"><div class="js-file-title file-title-flex-parent"><strong class="file-title-name">${page.random.word()}</strong><button class="btn btn-default btn-icon">Copy</button></div><div class="file-content code js-syntax-highlight blob-content gl-flex" data-type="simple"><div class="line-numbers">${lines(text, (_, i) => `<a class="file-line-num diff-line-num" href="#L${i + 1}" id="L${i + 1}" data-line-number="${i + 1}">${i + 1}</a>`)}</div><div class="blob-content"><pre class="code highlight"><code>${lines(text, (l, i) => `<span id="LC${i + 1}" class="line" lang="${language}">${line(l, PYGMENTS)}</span>`)}</code></pre></div></div></div></div>`,
  );
});

const teaBlob = codeKind('forge-table-of-lines-num', (made, page) => {
  const { text } = made.unnamed();
  return page.document(
    `<div class="full height">${f.menu(page)}<div role="main" class="page-content repository file list"><h1>${page.headline()}</h1><h4 class="file-header ui top attached header"><div class="file-info tw-font-mono"><div class="file-info-entry">${text.split('\n').length} lines</div></div></h4><div class="ui bottom attached table unstackable segment"><div class="file-view code-view"><table><tbody>${lines(text, (l, i) => `<tr><td class="lines-num"><span id="L${i + 1}" data-line-number="${i + 1}"></span></td><td class="lines-code chroma"><code class="code-inner">${line(l, PYGMENTS)}\n</code></td></tr>`, '')}</tbody></table></div></div></div></div>`,
  );
});

const cgit = codeKind('plain-forge-two-pre-cells', (made, page) => {
  const { text } = made.unnamed();
  return page.document(
    `<div id="cgit"><table id="header"><tr><td class="main"><a href="/">index</a> : <a href="/r">${page.random.word()}.git</a></td></tr></table><table class="tabs"><tr><td><a href="/s">summary</a><a href="/l">log</a><a class="active" href="/t">tree</a></td></tr></table><div class="content"><h1>${page.headline()}</h1>blob: ${page.random.letters(8)}<table summary="blob content" class="blob"><tr><td class="linenumbers"><pre>${lines(text, (_, i) => `<a id="n${i + 1}" href="#n${i + 1}">${i + 1}</a>`)}\n</pre></td><td class="lines"><pre><code>${esc(text)}\n</code></pre></td></tr></table></div><div class="footer">generated by cgit</div></div>`,
  );
});

const gist = blocks('embedded-snippet-of-a-host', (made, page, n) => {
  const { text } = made.block(['python']);
  return `<div id="gist${n}" class="gist"><div class="gist-file" translate="no"><div class="gist-data"><div class="js-gist-file-update-container js-task-list-container"><div class="file my-2"><div itemprop="text" class="Box-body p-0 blob-wrapper data type-python"><div class="js-check-hidden-unicode js-blob-code-container blob-code-content"><table data-hpc class="highlight tab-size js-file-line-container" data-tab-size="4" data-paste-markdown-skip>${lines(text, (l, i) => `<tr><td id="file-${n}-L${i + 1}" class="blob-num js-line-number js-blob-rnum" data-line-number="${i + 1}"></td><td id="file-${n}-LC${i + 1}" class="blob-code blob-code-inner js-file-line">${line(l, HOST)}</td></tr>`)}</table></div></div></div></div></div><div class="gist-meta"><a href="https://gist.example/raw" style="float:right">view raw</a><a href="https://gist.example/">${page.random.word()}.py</a> hosted with ❤</div></div></div>`;
});

const codeMirrorSix = blocks('codemirror-6-with-gutters', (made) => {
  const { text, language } = made.block(['javascript', 'python', 'css', 'json', 'html']);
  return `<div class="cm-editor cm-s-default ͼ1 ͼ2"><div class="cm-announced" aria-live="polite"></div><div tabindex="-1" class="cm-scroller"><div class="cm-gutters" aria-hidden="true"><div class="cm-gutter cm-lineNumbers"><div class="cm-gutterElement" style="height:0;visibility:hidden">99</div>${lines(text, (_, i) => `<div class="cm-gutterElement">${i + 1}</div>`, '')}</div></div><div spellcheck="false" autocorrect="off" role="textbox" aria-multiline="true" class="cm-content" data-language="${language}">${lines(text, (l) => `<div class="cm-line">${l === '' ? '<br>' : line(l, { keyword: 'ͼb', string: 'ͼe', number: 'ͼd' })}</div>`, '')}</div></div></div>`;
});

const monaco = blocks('monaco-view-lines', (made, page) => {
  const { text, language } = made.block(['javascript', 'python', 'json', 'kotlin']);
  return `<div class="monaco-editor no-user-select showUnused" data-uri="inmemory://model/${page.random.int(1, 9)}" data-mode-id="${language}" role="code"><div class="overflow-guard"><div class="margin" aria-hidden="true"><div class="margin-view-overlays">${lines(text, (_, i) => `<div style="top:${i * 19}px;height:19px;"><div class="line-numbers" style="width:38px;">${i + 1}</div></div>`, '')}</div></div><div class="monaco-scrollable-element editor-scrollable vs-dark" role="presentation"><div class="lines-content"><div class="view-lines monaco-mouse-cursor-text" role="presentation" aria-hidden="true" data-mprt="8">${lines(text, (l, i) => `<div style="top:${i * 19}px;height:19px;" class="view-line"><span>${l === '' ? '<span></span>' : spaces(line(l, { keyword: 'mtk6', string: 'mtk20', name: 'mtk1', number: 'mtk7', punctuation: 'mtk1', space: 'mtk1', comment: 'mtk8' }))}</span></div>`, '')}</div></div></div></div></div>`;
});

const lab = blocks('notebook-export-of-lab', (made, page, n) => {
  const { text } = made.block(['python']);
  const out = made.kept(`${page.random.word()} ${page.random.int(100, 9999)}`);
  return `<div class="jp-Cell jp-CodeCell jp-Notebook-cell"><div class="jp-Cell-inputWrapper" tabindex="0"><div class="jp-Collapser jp-InputCollapser jp-Cell-inputCollapser"></div><div class="jp-InputArea jp-Cell-inputArea"><div class="jp-InputPrompt jp-InputArea-prompt">In&nbsp;[${n + 1}]:</div><div class="jp-CodeMirrorEditor jp-Editor jp-InputArea-editor" data-type="inline"><div class="cm-editor cm-s-jupyter"><div class="highlight hl-ipython3"><pre><span></span>${lines(text, (l) => line(l, PYGMENTS))}\n</pre></div></div></div></div></div><div class="jp-Cell-outputWrapper"><div class="jp-OutputArea jp-Cell-outputArea"><div class="jp-OutputArea-child"><div class="jp-OutputPrompt jp-OutputArea-prompt"></div><div class="jp-RenderedText jp-OutputArea-output" data-mime-type="text/plain" tabindex="0"><pre>${out}\n</pre></div></div></div></div></div>`;
});

const classic = blocks('notebook-export-classic', (made, _page, n) => {
  const { text } = made.block(['python']);
  return `<div class="cell border-box-sizing code_cell rendered"><div class="input"><div class="prompt input_prompt">In&nbsp;[${n + 4}]:</div><div class="inner_cell"><div class="input_area"><div class="highlight hl-ipython3"><pre><span></span>${lines(text, (l) => line(l, PYGMENTS))}\n</pre></div></div></div></div></div>`;
});

const stack = blocks('answers-s-code-block', (made) => {
  const { text, language } = made.block([
    'python',
    'javascript',
    'java',
    'csharp',
    'php',
    'sql',
    'ruby',
    'kotlin',
  ]);
  const short = SHORT[language] ?? language;
  return `<div class="s-prose js-post-body"><pre class="lang-${short} s-code-block"><code class="hljs language-${language}">${lines(text, (l) => line(l, HLJS))}\n</code></pre></div>`;
});

const autoLang = blocks('board-code-lang-auto', (made) => {
  const { text } = made.unnamed();
  return `<div class="cooked"><pre class="codeblock-buttons"><div class="codeblock-button-wrapper"><button class="btn nohighlight fullscreen-cmd btn-flat">⛶</button><button class="btn nohighlight copy-cmd btn-flat">⧉</button></div><code class="lang-auto hljs">${lines(text, esc)}\n</code></pre></div>`;
});

const wrapData = blocks('board-data-code-wrap', (made) => {
  const { text, language } = made.block(['bash', 'yaml', 'json', 'sql', 'lua', 'go']);
  return `<div class="cooked"><pre data-code-wrap="${language}"><code class="lang-${language}">${esc(text)}\n</code></pre></div>`;
});

const codeBox = blocks('codebox-with-select-all', (made) => {
  const { text } = made.unnamed();
  return `<div class="content"><div class="codebox"><p>Code: <a href="#" onclick="selectCode(this); return false;">Select all</a></p><pre><code>${esc(text)}</code></pre></div></div>`;
});

const bbBlock = blocks('bb-code-block-with-title', (made) => {
  const { text, language } = made.block(['php', 'python', 'html', 'css', 'sql', 'javascript']);
  const shown = {
    php: 'PHP',
    python: 'Python',
    html: 'HTML',
    css: 'CSS',
    sql: 'SQL',
    javascript: 'JavaScript',
  }[language as 'php'];
  return `<div class="bbWrapper"><div class="bbCodeBlock bbCodeBlock--screenLimited bbCodeBlock--code"><div class="bbCodeBlock-title">${shown}:</div><div class="bbCodeBlock-content" dir="ltr"><pre class="bbCodeCode" dir="ltr" data-xf-init="code-block" data-lang="${language}"><code>${esc(text)}</code></pre></div></div></div>`;
});

const confluence = blocks('team-wiki-code-panel', (made, page) => {
  const { text, language } = made.block(['java', 'python', 'bash', 'sql', 'yaml', 'ruby']);
  return `<div class="code panel pdl conf-macro output-block" style="border-width: 1px;" data-hasbody="true" data-macro-name="code"><div class="codeHeader panelHeader pdl"><b>${page.random.word()}</b></div><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: ${language}; gutter: false; theme: Confluence" data-theme="Confluence">${esc(text)}</pre></div></div>`;
});

const storySpans = blocks('story-pre-of-breaks', (made) => {
  const { text, language } = made.block();
  return `<pre class="na nb nc nd ne nf ng nh bp ni bb bk"><span id="f1" class="nj kx gs ng b bf" data-selectable-paragraph=""><code class="language-${language}">${lines(text, (l) => line(l, HLJS), '<br>')}</code></span></pre>`;
});

const qiita = blocks('code-frame-data-lang', (made, page) => {
  const { text, language } = made.block(['ruby', 'python', 'go', 'bash', 'yaml', 'css']);
  return `<div class="code-frame" data-lang="${language}" data-sourcepos="3:1-9:3"><div class="code-lang"><span class="bold">${page.random.word()}.src</span></div><div class="highlight"><pre><code>${lines(text, (l) => line(l, PYGMENTS))}\n</code></pre></div></div>`;
});

const tistory = blocks('data-ke-language-block', (made) => {
  const { text, language } = made.block(['java', 'python', 'kotlin', 'sql', 'javascript', 'bash']);
  return `<pre id="code_1700000000000" class="${language}" data-ke-language="${language}" data-ke-type="codeblock"><code>${esc(text)}</code></pre>`;
});

const numbering = blocks('pre-numbering-list-inside', (made) => {
  const { text, language } = made.block();
  return `<pre data-index="0" class="set-code-show prettyprint"><code class="prism language-${language} has-numbering" onclick="mdcp.copyCode(event)" style="position: unset;">${lines(text, (l) => line(l, { keyword: 'token keyword', string: 'token string', number: 'token number', punctuation: 'token punctuation' }))}<div class="hljs-button {2}" data-title="复制"></div></code><ul class="pre-numbering" style="">${lines(text, (_, i) => `<li style="color: rgb(153, 153, 153);">${i + 1}</li>`, '')}</ul></pre>`;
});

const gardenBlog = blocks('blog-of-coloured-spans', (made) => {
  const { text } = made.unnamed();
  return `<div class="cnblogs_code"><div class="cnblogs_code_toolbar"><span class="cnblogs_code_copy"><a href="javascript:void(0);" title="复制代码"><img src="/assets/copycode.gif" alt="复制代码"></a></span></div><pre>${lines(text, (l) => styledLine(l))}</pre><div class="cnblogs_code_toolbar"><span class="cnblogs_code_copy"><a href="javascript:void(0);" title="复制代码"><img src="/assets/copycode.gif" alt="复制代码"></a></span></div></div>`;
});

const dokuFile = blocks('wiki-downloadable-file', (made, page) => {
  const { text, language } = made.block(['bash', 'python', 'php', 'java', 'css', 'sql']);
  return `<dl class="file"><dt><a href="/_export/code/x?codeblock=0" title="Download Snippet" class="mediafile">${page.random.word()}.txt</a></dt><dd><pre class="code file ${language}">${lines(text, (l) => line(l, { keyword: 'kw1', string: 'st0', number: 'nu0', comment: 'co1', punctuation: 'sy0' }))}</pre></dd></dl>`;
});

const mwHighlight = blocks('wiki-mw-highlight-numbered', (made) => {
  const { text, language } = made.block(['python', 'lua', 'javascript', 'php', 'java', 'css']);
  return `<div class="mw-highlight mw-highlight-lang-${language} mw-content-ltr mw-highlight-lines" dir="ltr"><pre><span></span>${lines(text, (l, i) => `<span class="linenos" data-line="${i + 1}"></span>${line(l, PYGMENTS)}`)}\n</pre></div>`;
});

const codeBlockPro = blocks('block-pro-copy-overlay', (made) => {
  const { text, language } = made.block();
  return `<div class="wp-block-kevinbatdorf-code-block-pro cbp-has-line-numbers" data-code-block-pro-font-family="Code-Pro-JetBrains-Mono"><span style="display:block;padding:16px 0 0 16px"><svg width="54" height="14"><circle cx="6" cy="6" r="6"></circle></svg></span><span role="button" tabindex="0" data-code="${esc(text).replace(/"/g, '&quot;')}" aria-label="Copy" class="code-block-pro-copy-button"><svg width="24" height="24"><path d="M9 5"></path></svg></span><pre class="shiki nord" tabindex="0"><code class="language-${language}">${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div>`;
});

const evolved = blocks('shortcode-brush-parameters', (made) => {
  const { text, language } = made.block(['php', 'python', 'css', 'sql', 'java', 'ruby']);
  return `<div class="wp-block-syntaxhighlighter-code "><pre class="brush: ${language}; title: ; notranslate" title="">\n${esc(text)}\n</pre></div>`;
});

const crayonRendered = blocks('crayon-table-with-toolbar', (made, page) => {
  const { text, language } = made.block(['python', 'php', 'java', 'css', 'sql', 'ruby']);
  const shown = language.slice(0, 1).toUpperCase() + language.slice(1);
  return `<div id="urvanov-syntax-highlighter-${page.random.letters(5)}" class="urvanov-syntax-highlighter-syntax crayon-theme-classic crayon-font-monaco" data-settings=" touchscreen minimize scroll-mouseover"><div class="crayon-toolbar" data-settings=" mouseover overlay hide delay"><span class="crayon-title"></span><div class="crayon-tools"><div class="crayon-button crayon-nums-button" title="Toggle Line Numbers"></div><span class="crayon-language">${shown}</span></div></div><div class="crayon-main"><table class="crayon-table"><tr class="urvanov-syntax-highlighter-row"><td class="crayon-nums"><div class="urvanov-syntax-highlighter-nums-content">${lines(text, (_, i) => `<div class="crayon-num">${i + 1}</div>`, '')}</div></td><td class="urvanov-syntax-highlighter-code"><div class="crayon-pre">${lines(text, (l) => `<div class="crayon-line">${l === '' ? '&nbsp;' : spaces(line(l, { keyword: 'crayon-st', string: 'crayon-s', name: 'crayon-v', punctuation: 'crayon-sy', space: 'crayon-h' }))}</div>`, '')}</div></td></tr></table></div></div>`;
});

const manPage = codeKind('manual-page-examples', (made, page) => {
  const { text } = made.unnamed(['bash', 'yaml', 'makefile']);
  return page.document(
    `<table class="head"><tr><td class="head-ltitle">X(1)</td><td class="head-vol">General Commands Manual</td><td class="head-rtitle">X(1)</td></tr></table><div class="manual-text"><section class="Sh"><h1 class="Sh" id="NAME">${page.headline()}</h1><p class="Pp"><code class="Nm">${made.inline(page.random.word())}</code> — ${page.brief()}</p></section><section class="Sh"><h2 class="Sh" id="EXAMPLES"><a class="permalink" href="#EXAMPLES">EXAMPLES</a></h2><p class="Pp">${page.say()}</p><div class="Bd Pp Bd-indent Li"><pre>${esc(text)}</pre></div><p>${page.say()}</p></section></div><table class="foot"><tr><td class="foot-date">${page.date()}</td></tr></table>`,
  );
});

const docBook = manual('docbook-screen-and-listing', (made, page) => {
  const { text } = made.unnamed(['java', 'html', 'sql']);
  const shell = `$ ${page.random.word()} --${page.random.word()}=${page.random.int(2, 99)}\n${page.random.word()}: ${page.random.int(100, 999)} ok`;
  made.note({ text: shell }, ['', 'text', 'console', 'shell', 'bash', 'sh', 'screen', 'plaintext']);
  return `<div class="example"><p class="title"><strong>Example 1. ${page.heading()}</strong></p><div class="example-contents"><pre class="programlisting">${esc(text)}</pre></div></div><br class="example-break"><p>${page.say()}</p><pre class="screen">${esc(shell)}</pre>`;
});

const goDoc = manual('package-docs-declarations', (made, page) => {
  const { text } = made.unnamed(['go']);
  return `<div class="Documentation-declaration"><pre>${lines(text, (l) => esc(l).replace(/(\/\/.*)$/, '<span class="comment">$1</span>'))}</pre></div><p>${page.say()} <code>${esc(made.inline())}</code>.</p>`;
});

const rustDoc = manual('crate-docs-example-wrap', (made) => {
  const { text } = made.block(['rust']);
  return `<div class="docblock"><div class="example-wrap"><pre class="rust rust-example-rendered"><code>${lines(text, (l) => line(l, { keyword: 'kw', string: 'string', number: 'number', comment: 'comment', name: 'ident' }))}</code></pre><div class="button-holder"><button class="copy-button" title="Copy code to clipboard"></button></div></div></div>`;
});

const tabsOfManagers = manual('tabs-of-package-managers', (made, page, n) => {
  const name = `${page.random.word()}-${page.random.int(10, 99)}`;
  const all = ['npm install', 'yarn add', 'pnpm add'].map((command) => ({
    manager: command.split(' ')[0] ?? '',
    text: `${command} ${name}\n${command.split(' ')[0] ?? ''} run build`,
  }));
  for (const one of all) made.note(one, ['bash', 'sh', 'shell']);
  return `<div class="theme-tabs-container tabs-container"><ul role="tablist" aria-orientation="horizontal" class="tabs">${all.map((one, i) => `<li role="tab" tabindex="${i === 0 ? 0 : -1}" aria-selected="${i === 0}" class="tabs__item">${one.manager}</li>`).join('')}</ul><div class="margin-top--md">${all.map((one, i) => `<div role="tabpanel" class="tabItem_${n}"${i === 0 ? '' : ' hidden'}><pre class="prism-code language-bash"><code>${lines(one.text, (l) => `<span class="token-line" style="color:#000"><span class="token plain">${esc(l)}</span><br></span>`, '')}</code></pre></div>`).join('')}</div></div>`;
});

const curl = manual('api-console-request', (made, page) => {
  const { text, language } = made.block(['json']);
  const call = `curl -X 'POST' \\\n  'https://api.example/${page.random.word()}/${page.random.int(1, 99)}' \\\n  -H 'accept: application/json'`;
  made.note({ text: call }, ['bash', 'sh', 'shell', 'curl']);
  return `<div class="responses-inner"><div class="curl-command"><h4>Curl</h4><div class="copy-to-clipboard"><button></button></div><div><pre class="curl microlight" style="display:block"><code class="language-bash" style="white-space:pre">${lines(call, (l) => `<span>${esc(l)}</span>`)}</code></pre></div></div><div class="highlight-code"><pre class="microlight"><code class="language-${language}" style="white-space:pre">${lines(text, (l) => line(l, { string: 'hljs-string', number: 'hljs-number' }))}</code></pre></div></div>`;
});

const diff = blocks('unified-diff-of-a-host', (made, page) => {
  const w = () => page.random.word();
  const text = `@@ -${page.random.int(1, 99)},3 +1,3 @@ void ${w()}()\n \tint ${w()};\n-\treturn ${w()} < 2;\n+\treturn ${w()} <= ${page.random.int(2, 99)};`;
  made.note({ text }, ['diff', 'patch']);
  return `<div class="highlight highlight-source-diff notranslate"><pre>${lines(text, (l) => `<span class="${l.startsWith('+') ? 'pl-mi1' : l.startsWith('-') ? 'pl-md' : 'pl-mdr'}">${esc(l)}</span>`)}</pre></div>`;
});

const parameters = codeKind('parameters-as-definitions', (made, page) =>
  inFrame(
    page,
    `<dl class="py function"><dt class="sig sig-object py" id="m.f"><span class="sig-name descname"><span class="pre">${page.random.word()}</span></span><span class="sig-paren">(</span><em class="sig-param"><span class="n"><span class="pre">x</span></span></em><span class="sig-paren">)</span></dt><dd><p>${page.say()}</p><dl class="field-list simple"><dt class="field-odd">Parameters</dt><dd class="field-odd"><ul class="simple">${page.random.times(3, () => `<li><p><strong>${page.random.word()}</strong> (<code class="xref py py-class docutils literal notranslate"><span class="pre">${esc(made.inline(`${page.random.word()}_${page.random.word()}`))}</span></code>) – ${page.brief()}</p></li>`).join('')}</ul></dd></dl></dd></dl>`,
    WHICH.utility,
  ),
);

const apiTable = codeKind('props-table-of-a-component', (made, page) =>
  inFrame(
    page,
    `<div class="table-wrap"><table class="props-table"><thead><tr><th>Prop</th><th>Type</th><th>Default</th></tr></thead><tbody>${page.random.times(5, () => `<tr><td><code class="prop-name">${esc(made.inline(`${page.random.word()}-${page.random.word()}`))}</code></td><td><code class="type">${esc(made.inline(`Array<${page.random.word()}>`))}</code></td><td><code>${esc(made.inline(`"${page.random.word()}"`))}</code></td></tr>`).join('')}</tbody></table></div><p>${page.say()} <kbd>${made.kept(`Ctrl+${page.random.word()}`)}</kbd></p>`,
  ),
);

const inText = codeKind('inline-styles-of-chips', (made, page) =>
  inFrame(
    page,
    page.random
      .times(
        4,
        () =>
          `<p>${page.say()} <code class="inline-code rounded bg-gray-100 px-1" translate="no">${esc(made.inline())}</code> ${page.brief()} <span class="notranslate"><code data-theme="a b" data-language="js"><span data-line=""><span style="color:#111">${esc(made.inline())}</span></span></code></span>.</p>`,
      )
      .join(''),
  ),
);

export const places: readonly Kind<CodeTruth>[] = [
  readme,
  hostBlob,
  labBlob,
  teaBlob,
  cgit,
  gist,
  codeMirrorSix,
  monaco,
  lab,
  classic,
  stack,
  autoLang,
  wrapData,
  codeBox,
  bbBlock,
  confluence,
  storySpans,
  qiita,
  tistory,
  numbering,
  gardenBlog,
  dokuFile,
  mwHighlight,
  codeBlockPro,
  evolved,
  crayonRendered,
  manPage,
  docBook,
  goDoc,
  rustDoc,
  tabsOfManagers,
  curl,
  diff,
  parameters,
  apiTable,
  inText,
];
