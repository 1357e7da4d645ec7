/**
 * Code of half `more` whose language is told by the names that each tool has for it: modes and scopes of editors, brushes and
 * lexers, labels that people read, file names; with the popups, marks and toolbars of the same tools.
 */
import type { Written } from './development-sites.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from './highlight.ts';
import type { CodeLanguage } from './samples.ts';

type NamesOf = Readonly<Record<CodeLanguage, string>>;

const LABELS: NamesOf = {
  ...{ python: 'Python', javascript: 'JavaScript', typescript: 'TypeScript', java: 'Java', c: 'C' },
  ...{ cpp: 'C++', csharp: 'C#', go: 'Go', rust: 'Rust', ruby: 'Ruby', php: 'PHP', bash: 'Bash' },
  ...{ sql: 'SQL', json: 'JSON', yaml: 'YAML', html: 'HTML', css: 'CSS', makefile: 'Makefile' },
  ...{ kotlin: 'Kotlin', lua: 'Lua' },
};
const FILES: NamesOf = {
  ...{ python: 'py', javascript: 'js', typescript: 'ts', java: 'java', c: 'c', cpp: 'cpp' },
  ...{ csharp: 'cs', go: 'go', rust: 'rs', ruby: 'rb', php: 'php', bash: 'sh', sql: 'sql' },
  ...{ json: 'json', yaml: 'yml', html: 'html', css: 'css', makefile: 'mk', kotlin: 'kt' },
  lua: 'lua',
};
/** MIME types of an editor's modes. */
const MODES: NamesOf = {
  ...{ python: 'text/x-python', javascript: 'text/javascript', typescript: 'text/typescript' },
  ...{ java: 'text/x-java', c: 'text/x-csrc', cpp: 'text/x-c++src', csharp: 'text/x-csharp' },
  ...{ go: 'text/x-go', rust: 'text/x-rustsrc', ruby: 'text/x-ruby', bash: 'text/x-sh' },
  ...{ php: 'application/x-httpd-php', sql: 'text/x-sql', json: 'application/json' },
  ...{ yaml: 'text/x-yaml', html: 'text/html', css: 'text/css', makefile: 'text/x-makefile' },
  ...{ kotlin: 'text/x-kotlin', lua: 'text/x-lua' },
};
/** Scopes of grammars, with dashes. */
const SCOPES: NamesOf = {
  ...{ python: 'source-python', javascript: 'source-js', typescript: 'source-ts' },
  ...{ java: 'source-java', c: 'source-c', cpp: 'source-c++', csharp: 'source-cs' },
  ...{ go: 'source-go', rust: 'source-rust', ruby: 'source-ruby', php: 'text-html-php' },
  ...{ bash: 'source-shell', sql: 'source-sql', json: 'source-json', yaml: 'source-yaml' },
  ...{ html: 'text-html-basic', css: 'source-css', makefile: 'source-makefile' },
  ...{ kotlin: 'source-kotlin', lua: 'source-lua' },
};
const ACE: NamesOf = {
  ...{ python: 'python', javascript: 'javascript', typescript: 'typescript', java: 'java' },
  ...{ c: 'c_cpp', cpp: 'c_cpp', csharp: 'csharp', go: 'golang', rust: 'rust', ruby: 'ruby' },
  ...{ php: 'php', bash: 'sh', sql: 'sql', json: 'json', yaml: 'yaml', html: 'html', css: 'css' },
  ...{ makefile: 'makefile', kotlin: 'kotlin', lua: 'lua' },
};
const BRUSHES: NamesOf = {
  ...{ python: 'py', javascript: 'jscript', typescript: 'ts', java: 'java', c: 'c', cpp: 'cpp' },
  ...{ csharp: 'c-sharp', go: 'golang', rust: 'rust', ruby: 'ruby', php: 'php', bash: 'shell' },
  ...{ sql: 'sql', json: 'json', yaml: 'yaml', html: 'html', css: 'css', makefile: 'makefile' },
  ...{ kotlin: 'kotlin', lua: 'lua' },
};
const WITHOUT_C: readonly CodeLanguage[] = [
  ...(['python', 'javascript', 'java', 'csharp', 'rust', 'ruby', 'php', 'sql', 'json'] as const),
  ...(['yaml', 'css', 'kotlin', 'lua'] as const),
];

const hljs = (text: string) => lines(text, (l) => line(l, SCHEMES.hljs));
const pygments = (text: string) => lines(text, (l) => line(l, SCHEMES.pygments));
const prism = (text: string) => lines(text, (l) => line(l, SCHEMES.prism));
const attribute = (text: string) => escapeCode(text).replaceAll('"', '&quot;');
const blankOr = (l: string, write: (l: string) => string, blank: string) =>
  l === '' ? blank : write(l);

const editors: readonly Written[] = [
  {
    name: 'area-with-its-mode',
    only: WITHOUT_C,
    write: ({ text, language }) =>
      `<div class="CodeMirror cm-s-default" data-mode="${MODES[language]}"><div class="CodeMirror-scroll" tabindex="-1"><div class="CodeMirror-sizer"><div class="CodeMirror-lines" role="presentation"><div class="CodeMirror-code" role="presentation">${lines(text, (l, i) => `<div style="position: relative;"><div class="CodeMirror-gutter-wrapper" style="left: -29px;"><div class="CodeMirror-linenumber CodeMirror-gutter-elt">${i + 1}</div></div><pre class=" CodeMirror-line " role="presentation"><span role="presentation" style="padding-right: 0.1px;">${blankOr(l, (one) => line(one, SCHEMES.codeMirror), '<span cm-text="">\u200b</span>')}</span></pre></div>`, '')}</div></div></div></div></div>`,
  },
  {
    name: 'runnable-area-of-a-course',
    write: ({ text, language }) =>
      `<div class="code-runner"><textarea class="code-editor" data-mode="${MODES[language]}" spellcheck="false" readonly>${escapeCode(text)}</textarea></div>`,
  },
  {
    name: 'pre-with-mime-type',
    write: ({ text, language }) =>
      `<pre class="cm-s-neo" data-lang="${MODES[language]}">${lines(text, (l) => line(l, SCHEMES.codeMirror))}</pre>`,
  },
  {
    name: 'box-with-an-editor-mode',
    only: WITHOUT_C,
    write: ({ text, language }) =>
      `<div class="ace_editor ace-chrome" data-ace-mode="ace/mode/${ACE[language]}"><textarea class="ace_text-input" wrap="off"></textarea><div class="ace_gutter" aria-hidden="true"><div class="ace_layer ace_gutter-layer">${lines(text, (_, i) => `<div class="ace_gutter-cell">${i + 1}</div>`, '')}</div></div><div class="ace_scroller"><div class="ace_content"><div class="ace_layer ace_text-layer">${lines(text, (l) => `<div class="ace_line_group"><div class="ace_line">${escapeCode(l)}</div></div>`, '')}</div></div></div></div>`,
  },
  {
    name: 'view-lines-with-a-mode',
    only: WITHOUT_C,
    write: ({ text, language }, page) =>
      `<div class="monaco-editor no-user-select vs-dark" role="code" data-uri="inmemory://model/${page.random.word()}.${FILES[language]}"><div class="overflow-guard"><div class="margin" role="presentation"><div class="margin-view-overlays">${lines(text, (_, i) => `<div style="top:${i * 19}px"><div class="line-numbers">${i + 1}</div></div>`, '')}</div></div><div class="monaco-scrollable-element editor-scrollable"><div class="lines-content"><div class="view-lines" role="presentation">${lines(text, (l, i) => `<div style="top:${i * 19}px;height:19px;" class="view-line"><span>${line(l, SCHEMES.monaco).replaceAll(' ', '\u00a0').replaceAll('span\u00a0class', 'span class')}</span></div>`, '')}</div></div></div></div></div>`,
  },
];

const repositories: readonly Written[] = [
  {
    name: 'scope-of-a-grammar',
    write: ({ text, language }) =>
      `<div class="highlight highlight-${SCOPES[language]} notranslate position-relative overflow-auto" dir="auto" data-snippet-clipboard-copy-content="${attribute(text)}"><pre>${lines(text, (l) => line(l, SCHEMES.github))}</pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy" class="ClipboardButton btn" value="${attribute(text)}" tabindex="0" role="button"><svg></svg></clipboard-copy></div></div>`,
  },
  {
    name: 'lines-with-their-language',
    write: ({ text, language }) =>
      `<div class="gl-relative markdown-code-block js-markdown-code"><pre data-canonical-lang="${language}" class="code highlight js-syntax-highlight language-${language}" v-pre="true"><code>${lines(text, (l, i) => `<span id="LC${i + 1}" class="line" lang="${language}">${line(l, SCHEMES.rouge)}</span>`)}</code></pre><copy-code><button type="button" title="Copy to clipboard"></button></copy-code></div>`,
  },
  {
    name: 'gist-of-a-named-file',
    write: ({ text, language }, page) =>
      `<div class="gist"><div class="gist-file" translate="no" data-color-mode="light"><div class="gist-data"><div class="js-gist-file-update-container js-task-list-container"><div id="file-${page.random.word()}-${FILES[language]}" class="file my-2"><div itemprop="text" class="Box-body p-0 blob-wrapper data type-${LABELS[language].toLowerCase().replace('c#', 'c').replace('c++', 'c')}"><div class="js-check-bidi blob-code-content"><table data-hpc class="highlight tab-size js-file-line-container" data-tab-size="8" data-paste-markdown-skip data-tagsearch-lang="${LABELS[language]}">${lines(text, (l, i) => `<tr><td id="file-L${i + 1}" class="blob-num js-line-number js-blob-rnum" data-line-number="${i + 1}"></td><td class="blob-code blob-code-inner js-file-line">${line(l, SCHEMES.github)}</td></tr>`, '')}</table></div></div></div></div></div><div class="gist-meta"><a href="https://gist.example/raw" style="float:right" class="Link--inTextBlock">view raw</a><a href="https://gist.example/x">${page.random.word()}.${FILES[language]}</a> hosted with &#10084; by <a href="https://gist.example">Gist</a></div></div></div>`,
  },
  {
    name: 'paste-of-a-bin',
    write: ({ text, language }) =>
      `<div class="highlighted-code"><div class="top-buttons"><div class="left"><a href="/archive/${language}" class="btn -small h_800">${LABELS[language]}</a> 0.55 KB</div></div><div class="source ${language}"><ol class="${language}">${lines(text, (l) => `<li class="li1"><div class="de1">${blankOr(l, escapeCode, '&nbsp;')}</div></li>`, '')}</ol></div></div>`,
  },
  {
    name: 'file-view-with-a-badge',
    write: ({ text, language }, page) =>
      `<div class="file-holder"><div class="js-file-title file-title-flex-parent"><div class="file-header-content"><strong class="file-title-name">${page.random.word()}.${FILES[language]}</strong><small>1.2 KiB</small></div></div><div class="blob-viewer"><div class="file-content code"><div class="line-numbers">${lines(text, (_, i) => `<a class="file-line-num" data-line-number="${i + 1}" href="#L${i + 1}">${i + 1}</a>`, '')}</div><div class="blob-content"><pre class="code highlight"><code>${lines(text, (l) => `<span class="line">${line(l, SCHEMES.rouge)}</span>`)}</code></pre></div></div></div></div>`,
  },
];

const builders: readonly Written[] = [
  {
    name: 'popups-of-types-within-lines',
    only: ['javascript', 'typescript'],
    write: ({ text, language }) =>
      `<pre class="shiki shiki-themes github-light github-dark twoslash lsp" style="background-color:#fff" tabindex="0"><code class="language-${language}">${lines(text, (l, i) => `<span class="line">${i === 0 ? `<span class="twoslash-hover"><span class="twoslash-popup-container" style="display:none"><code class="twoslash-popup-code"><span>any</span></code></span></span>` : ''}${styledLine(l)}</span>`)}</code></pre>`,
  },
  {
    name: 'numbers-and-breaks-beside-the-block',
    write: ({ text, language }) =>
      `<div class="language-${language} vp-adaptive-theme line-numbers-mode"><button title="Copy Code" class="copy"></button><span class="lang">${language}</span><pre class="shiki github-light vp-code" tabindex="0"><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre><div class="line-numbers-wrapper" aria-hidden="true">${lines(text, (_, i) => `<span class="line-number">${i + 1}</span><br>`, '')}</div></div>`,
  },
  {
    name: 'blocks-of-a-documentation-service',
    write: ({ text, language }) =>
      `<div class="code-block mt-5 mb-8 not-prose rounded-2xl relative group" numberoflines="9" language="${language}" filename="${LABELS[language]}"><div class="flex text-xs leading-6 rounded-t-2xl" data-component-part="code-block-header"><div class="flex-grow-0 flex items-center">${LABELS[language]}</div><button aria-label="Copy the contents from the code block"></button></div><div class="w-0 min-w-full max-w-full"><pre class="shiki" language="${language}"><code language="${language}">${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div></div>`,
  },
  {
    name: 'toolbar-behind-with-the-name',
    write: ({ text, language }) =>
      `<div class="code-toolbar"><pre class="line-numbers"><code>${prism(text)}</code></pre><div class="toolbar"><div class="toolbar-item"><span>${LABELS[language]}</span></div><div class="toolbar-item"><button class="copy-to-clipboard-button" type="button"><span>Copy</span></button></div></div></div>`,
  },
  {
    name: 'panels-of-a-tab-directive',
    write: ({ text, language }) =>
      `<div class="sphinx-tabs docutils container"><div aria-label="Tabbed content" class="closeable" role="tablist"><button aria-controls="panel-0-0" aria-selected="true" class="sphinx-tabs-tab group-tab" id="tab-0-0" name="x" role="tab" tabindex="0">${LABELS[language]}</button></div><div aria-labelledby="tab-0-0" class="sphinx-tabs-panel group-tab" id="panel-0-0" name="x" role="tabpanel" tabindex="0"><div class="highlight-default notranslate"><div class="highlight"><pre><span></span>${pygments(text)}\n</pre></div></div></div></div>`,
  },
  {
    name: 'badge-behind-the-code',
    write: ({ text, language }) =>
      `<div class="code-badge-pre"><pre><code class="hljs">${hljs(text)}</code></pre><div class="code-badge"><div class="code-badge-language">${LABELS[language]}</div><div title="Copy to clipboard"><i class="fa fa-copy code-badge-copy-icon"></i></div></div></div>`,
  },
  {
    name: 'rows-of-source-numbers',
    write: ({ text, language }) =>
      `<pre data-linenos data-lang="${language}" style="background-color:#2b303b;" class="language-${language} z-code"><code class="language-${language}" data-lang="${language}"><table><tbody>${lines(text, (l, i) => `<tr><td>${i + 1}</td><td>${blankOr(l, styledLine, '')}\n</td></tr>`, '')}</tbody></table></code></pre>`,
  },
  {
    name: 'lines-that-are-numbered-inline',
    write: ({ text, language }) =>
      `<pre style="display:block;overflow-x:auto;padding:0.5em"><code class="language-${language}" style="white-space:pre">${lines(text, (l, i) => `<span style="display:flex"><span class="linenumber react-syntax-highlighter-line-number" style="display:inline-block;min-width:2.25em;padding-right:1em;text-align:right;user-select:none">${i + 1}</span>${line(l, SCHEMES.hljs)}\n</span>`, '')}</code></pre>`,
  },
  {
    name: 'container-of-an-outliner',
    write: ({ text, language }) =>
      `<div class="org-src-container"><label class="org-src-name"><span class="listing-number">Listing 1: </span>x</label><pre class="src src-${language}" id="org${language.length}a">${lines(text, (l) => escapeCode(l))}\n</pre></div>`,
  },
  {
    name: 'request-body-of-an-interface',
    only: ['json'],
    write: ({ text }) =>
      `<div class="highlight-code"><div class="copy-to-clipboard"><button></button></div><pre class="example microlight" style="display: block; overflow-x: auto;"><code class="language-json" style="white-space: pre;">${lines(text, styledLine)}</code></pre></div>`,
  },
  {
    name: 'story-source',
    write: ({ text, language }) =>
      `<div class="docblock-source sb-unstyled"><div class="os-padding"><pre class="prismjs"><div class="language-${language}">${lines(text, (l) => `<span>${line(l, SCHEMES.prism)}</span>`)}</div></pre></div><div class="sb-actionbar"><button>Copy</button></div></div>`,
  },
  {
    name: 'lines-with-numbers-in-attributes',
    write: ({ text, language }) =>
      `<div class="code-listing" data-v-1="" data-syntax="${language}"><div class="container-general" data-v-1=""><pre data-v-1=""><code data-v-1="">${lines(text, (l, i) => `<span class="code-line-container" data-v-1=""><span class="code-number" data-v-1="" data-line-number="${i + 1}"></span><span class="code-line" data-v-1="">${line(l, SCHEMES.hljs)}</span></span>`)}</code></pre></div></div>`,
  },
];

const writers: readonly Written[] = [
  {
    name: 'brush-of-an-old-plug-in',
    write: ({ text, language }) =>
      `<pre class="brush: ${BRUSHES[language]}; title: ; notranslate" title="">\n${escapeCode(text)}\n</pre>`,
  },
  {
    name: 'brush-with-its-own-gutter',
    write: ({ text, language }) =>
      `<div class="cnblogs_Highlighter"><pre class="brush:${BRUSHES[language]};gutter:true;">${escapeCode(text)}</pre></div>`,
  },
  {
    name: 'file-name-beside-a-frame',
    write: ({ text, language }, page) =>
      `<div class="code-frame"><div class="code-lang"><span class="bold">${page.random.word()}.${FILES[language]}</span></div><div class="code-copy"><button><span class="fa fa-fw fa-clipboard"></span></button></div><div class="highlight"><pre><code>${pygments(text)}\n</code></pre></div></div>`,
  },
  {
    name: 'synonyms-of-a-diary',
    write: ({ text, language }) =>
      `<pre class="code lang-${language}" data-lang="${language}" data-unlink><span class="synComment"></span>${escapeCode(text)}\n</pre>`,
  },
  {
    name: 'pasted-from-an-environment',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<pre style="background-color:#2b2b2b;color:#a9b7c6;font-family:'JetBrains Mono',monospace;font-size:9,8pt;">${lines(text, styledLine, '<br>')}</pre>`,
  },
  {
    name: 'line-numbers-of-an-editor-export',
    isUnnamed: true,
    write: ({ text }) =>
      `<pre id='vimCodeElement'>\n${lines(text, (l, i) => `<span id="L${i + 1}" class="LineNr">${String(i + 1).padStart(2)} </span>${escapeCode(l)}`)}\n</pre>`,
  },
  {
    name: 'block-of-a-feed-post',
    write: ({ text, language }) =>
      `<div class="highlighted_code_block" data-attrs="${attribute(JSON.stringify({ language, nodeId: 'a1' }))}"><pre class="shiki"><code class="hljs language-${language}">${escapeCode(text)}</code></pre></div>`,
  },
  {
    name: 'language-before-the-dialog-box',
    write: ({ text, language }) =>
      `<div class="code-window"><div class="code-window__bar"><i></i><i></i><i></i><span class="code-window__type">${LABELS[language]}</span></div><div class="code-window__body"><pre>${escapeCode(text)}</pre></div></div>`,
  },
  {
    name: 'paragraph-that-names-it',
    write: ({ text, language }) =>
      `<p><strong>${LABELS[language]}</strong></p>\n<pre><code>${escapeCode(text)}</code></pre>`,
  },
];

/** Kinds of this file in the order of their groups. */
export const names: readonly Written[] = [...editors, ...repositories, ...builders, ...writers];
