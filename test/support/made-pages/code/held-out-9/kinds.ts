/** Code in blogs, manuals, boards and courses, and code within sentences: half `held-out-9`. */
import type { Kind } from '../../kind.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from '../highlight.ts';
import { WITHOUT_TABS } from '../samples.ts';
import { codeKind, type CodeTruth } from '../truth.ts';
import { inFrame, inlined, named, nameless, thread } from './frame.ts';

const coloured = (text: string, scheme: keyof typeof SCHEMES) =>
  lines(text, (l) => line(l, SCHEMES[scheme]));

export const blocksOfCode: readonly Kind<CodeTruth>[] = [
  named(
    'chirpy-rouge-with-header-and-gutter',
    ({ language, text }) =>
      `<div class="language-${language} highlighter-rouge"><div class="code-header"><span data-label-text="${language}"><i class="fas fa-code fa-fw small"></i></span><button aria-label="copy" data-title-succeed="Copied!"><i class="far fa-clipboard"></i></button></div><div class="highlight"><code><table class="rouge-table"><tbody><tr><td class="rouge-gutter gl"><pre class="lineno">${lines(text, (_, i) => String(i + 1))}\n</pre></td><td class="rouge-code"><pre>${coloured(text, 'rouge')}\n</pre></td></tr></tbody></table></code></div></div>`,
    { frame: 'chirpy' },
  ),
  named(
    'torchlight-lines-with-numbers-in-styles',
    ({ language, text }) =>
      `<pre><code data-theme="nord" data-lang="${language}" class="torchlight" style="background-color: #2e3440ff;">${lines(text, (l, i) => `<div class="line"><span style="color:#4c566a; text-align: right; -webkit-user-select: none; user-select: none;" class="line-number">${i + 1}</span>${styledLine(l)}</div>`, '')}</code></pre>`,
    { frame: 'source' },
  ),
  named(
    'code-block-pro-of-a-block-editor',
    ({ language, text }) =>
      `<div class="wp-block-kevinbatdorf-code-block-pro" data-code-block-pro-font-family="Code-Pro-JetBrains-Mono" style="font-size:.875rem;line-height:1.25rem"><span role="button" tabindex="0" aria-label="Copy" class="code-block-pro-copy-button"><svg viewBox="0 0 9 9"><path d="M0 0h9"></path></svg></span><pre class="shiki nord" style="background-color: #2e3440ff" tabindex="0"><code class="language-${language}">${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div>`,
    { frame: 'astra' },
  ),
  named(
    'urvanov-syntax-lines-in-divs',
    ({ language, text }) =>
      `<div class="urvanov-syntax-highlighter-syntax crayon-theme-classic" data-settings=" minimize scroll-mouseover"><div class="crayon-toolbar"><span class="crayon-language">${language}</span></div><div class="crayon-plain-wrap"></div><div class="crayon-main"><table class="crayon-table"><tr class="crayon-row"><td class="crayon-nums" data-settings="show"><div class="crayon-nums-content">${lines(text, (_, i) => `<div class="crayon-num" data-line="c-${i + 1}">${i + 1}</div>`, '')}</div></td><td class="crayon-code"><div class="crayon-pre">${lines(text, (l, i) => `<div class="crayon-line" id="c-${i + 1}">${l === '' ? '&nbsp;' : line(l, SCHEMES.crayon)}</div>`, '')}</div></td></tr></table></div></div>`,
    { frame: 'generate', among: WITHOUT_TABS },
  ),
  named(
    'pydata-sphinx-highlight-blocks',
    ({ language, text }) =>
      `<div class="highlight-${language} notranslate"><div class="highlight"><pre><span></span>${coloured(text, 'pygments')}\n</pre></div></div>`,
    { frame: 'hand' },
  ),
  named(
    'sphinx-tabs-with-one-panel-shown',
    ({ language, text }, _, i) =>
      `<div class="sphinx-tabs docutils container"><div aria-label="Tabbed content" class="closeable" role="tablist"><button aria-controls="panel-${i}" aria-selected="true" class="sphinx-tabs-tab code-tab group-tab" id="tab-${i}" role="tab">${language}</button></div><div aria-labelledby="tab-${i}" class="sphinx-tabs-panel code-tab group-tab" id="panel-${i}" role="tabpanel"><div class="highlight-${language} notranslate"><div class="highlight"><pre><span></span>${coloured(text, 'pygments')}\n</pre></div></div></div></div>`,
    { frame: 'barrio' },
  ),
  named(
    'nextra-code-with-line-spans',
    ({ language, text }) =>
      `<div class="nextra-code-block nx-relative nx-mt-6"><pre class="nx-bg-primary-700/5" data-language="${language}" data-theme="default"><code class="nx-border-black" dir="ltr" data-language="${language}" data-theme="default">${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre><div class="nx-opacity-0"><button class="nextra-button" title="Copy code"><svg viewBox="0 0 9 9"><path d="M0 0h9"></path></svg></button></div></div>`,
    { frame: 'utility' },
  ),
  named(
    'readme-hub-tabs-of-code-mirror',
    ({ language, text }) =>
      `<div class="CodeTabs CodeTabs_initial theme-light"><div class="CodeTabs-toolbar"><button value="${language}" class="CodeTabs_active">${language}</button></div><div class="CodeTabs-inner"><pre class="CodeTabs_active"><button aria-label="Copy Code" class="rdmd-code-copy fa"></button><code class="rdmd-code lang-${language} theme-light" data-lang="${language}" name=""><div class="cm-s-neo" data-testid="SyntaxHighlighter">${coloured(text, 'codeMirror')}</div></code></pre></div></div>`,
    { frame: 'utility' },
  ),
  named(
    'mintlify-code-group',
    ({ language, text }) =>
      `<div class="code-block mt-5 mb-8 not-prose rounded-2xl relative group" language="${language}"><div class="absolute top-3 right-4"><button aria-label="Copy the contents from the code block"><svg viewBox="0 0 9 9"><path d="M0 0h9"></path></svg></button></div><div class="code-block-background" data-component-part="code-block-root"><pre class="shiki shiki-themes github-light-default dark-plus" language="${language}"><code language="${language}" numberoflines="9">${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}\n</code></pre></div></div>`,
    { frame: 'utility' },
  ),
  named(
    'expressive-code-frame-with-file-name',
    ({ language, text }, page) =>
      `<div class="expressive-code"><figure class="frame has-title not-content"><figcaption class="header"><span class="title">${page.random.word()}.txt</span></figcaption><pre data-language="${language}"><code>${lines(text, (l) => `<div class="ec-line"><div class="code">${l === '' ? '\n' : styledLine(l)}</div></div>`, '')}</code></pre><div class="copy"><div aria-live="polite"></div><button title="Copy to clipboard"><div></div></button></div></figure></div>`,
    { frame: 'utility' },
  ),
  named(
    'quarto-source-code-anchors',
    ({ language, text }, _, n) =>
      `<div class="sourceCode" id="cb${n}"><pre class="sourceCode ${language} code-with-copy"><code class="sourceCode ${language}">${lines(text, (l, i) => `<span id="cb${n}-${i + 1}"><a href="#cb${n}-${i + 1}" aria-hidden="true" tabindex="-1"></a>${line(l, SCHEMES.pandoc)}</span>`)}</code><button title="Copy to Clipboard" class="code-copy-button"><i class="bi"></i></button></pre></div>`,
    { frame: 'generate' },
  ),
  named(
    'confluence-code-macro-panel',
    ({ language, text }) =>
      `<div class="code panel pdl conf-macro output-block" style="border-width: 1px;" data-hasbody="true" data-macro-name="code"><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: ${language}; gutter: false; theme: Confluence" data-theme="Confluence">${escapeCode(text)}</pre></div></div>`,
    { frame: 'hand' },
  ),
  named(
    'vendor-docs-with-code-header',
    ({ language, text }) =>
      `<div class="code-header" id="code-try-1"><span class="language">${language}</span><button class="action position-relative" data-bi-name="copy"><span class="icon"></span><span>Copy</span></button></div><pre tabindex="0" class="has-inner-focus"><code class="lang-${language}" data-author-content="x"><span>${coloured(text, 'hljs')}\n</span></code></pre>`,
    { frame: 'barrio' },
  ),
  named(
    'browser-reference-brush-names',
    ({ language, text }) =>
      `<div class="code-example"><div class="example-header"><span class="language-name">${language}</span><button type="button" class="icon copy-icon"><span class="visually-hidden">Copy to Clipboard</span></button></div><pre class="brush: ${language} notranslate"><code>${coloured(text, 'prism')}\n</code></pre></div>`,
    { frame: 'utility', among: ['javascript', 'css', 'html', 'json'] },
  ),
  named(
    'hugo-chroma-table-of-line-numbers',
    ({ language, text }) =>
      `<div class="highlight"><div class="chroma"><table class="lntable"><tr><td class="lntd"><pre tabindex="0" class="chroma"><code>${lines(text, (_, i) => `<span class="lnt">${i + 1}\n</span>`, '')}</code></pre></td><td class="lntd"><pre tabindex="0" class="chroma"><code class="language-${language}" data-lang="${language}">${lines(text, (l) => `<span class="line"><span class="cl">${line(l, SCHEMES.pygments)}\n</span></span>`, '')}</code></pre></td></tr></table></div></div>`,
    { frame: 'chirpy' },
  ),
  nameless(
    'elementor-like-pre-in-a-jannah-post',
    (text) => `<pre class="wp-block-preformatted">${escapeCode(text)}</pre>`,
    { frame: 'jannah' },
  ),
  nameless(
    'hand-made-listing-with-numbers-beside',
    (text) =>
      `<table class="listing" cellspacing="0"><tr><td class="nr" valign="top"><pre>${lines(text, (_, i) => String(i + 1))}</pre></td><td class="quelltext" valign="top"><pre>${escapeCode(text)}</pre></td></tr></table>`,
    { frame: 'hand' },
  ),
  nameless(
    'manual-page-with-indented-examples',
    (text) => `<div class="Bd Bd-indent"><pre>\n${escapeCode(text)}\n</pre></div>`,
    { frame: 'hand' },
  ),
  thread(
    'question-site-answers-with-highlighted-code',
    (content, page, i) =>
      `<div id="answer-${i}" class="answer js-answer" data-answerid="${i}"><div class="post-layout"><div class="votecell post-layout--left"><div class="js-vote-count">${page.random.int(0, 90)}</div></div><div class="answercell post-layout--right"><div class="s-prose js-post-body" itemprop="text">${content}</div><div class="user-details"><a>${page.name()}</a></div></div></div></div>`,
    (made) => {
      const { language, text } = made.block(['python', 'java', 'javascript', 'csharp', 'php']);
      return `<pre class="lang-${language} s-code-block"><code data-highlighted="yes" class="hljs language-${language}">${coloured(text, 'hljs')}\n</code></pre>`;
    },
  ),
  thread(
    'fluxbb-posts-with-codebox',
    (content, page, i) =>
      `<div id="p${i}" class="blockpost"><div class="postleft"><dl><dt><strong>${page.name()}</strong></dt></dl></div><div class="postright"><div class="postmsg">${content}</div></div></div>`,
    (made) =>
      `<div class="codebox"><pre class="vscroll"><code>${escapeCode(made.unnamed().text)}</code></pre></div>`,
  ),
  thread(
    'bbpress-replies-with-back-ticked-blocks',
    (content, page, i) =>
      `<div class="reply hentry post-${i}"><div class="bbp-reply-author"><span class="bbp-author-name">${page.name()}</span></div><div class="bbp-reply-content">${content}</div></div>`,
    (made) => `<pre><code>${escapeCode(made.unnamed().text)}\n</code></pre>`,
  ),
  codeKind('notebook-export-of-cells-and-output', (made, page) =>
    inFrame(
      page,
      page.random
        .times(3, (i) => {
          const { text } = made.block(['python']);
          return `<div class="jp-Cell jp-MarkdownCell"><div class="jp-RenderedHTMLCommon jp-RenderedMarkdown jp-MarkdownOutput" data-mime-type="text/markdown"><p>${page.say()}</p></div></div><div class="jp-Cell jp-CodeCell jp-Notebook-cell"><div class="jp-Cell-inputWrapper"><div class="jp-InputArea jp-Cell-inputArea"><div class="jp-InputPrompt jp-InputArea-prompt">In&nbsp;[${i + 1}]:</div><div class="jp-CodeMirrorEditor jp-Editor jp-InputArea-editor" data-type="inline"><div class="cm-editor cm-s-jupyter"><div class="highlight hl-ipython3"><pre><span></span>${coloured(text, 'pygments')}\n</pre></div></div></div></div></div><div class="jp-Cell-outputWrapper"><div class="jp-OutputArea jp-Cell-outputArea"><div class="jp-OutputArea-child"><div class="jp-RenderedText jp-OutputArea-output" data-mime-type="text/plain"><pre>${made.kept(`${page.random.word()} ${page.random.int(100, 9999)}`)}\n</pre></div></div></div></div></div>`;
        })
        .join('\n'),
      'hand',
    ),
  ),
];

export const inline: readonly Kind<CodeTruth>[] = [
  inlined(
    'inline-code-of-a-utility-docs-site',
    (code, say) => `<p>${say()} <code class="nextra-code" dir="ltr">${code}</code> ${say()}</p>`,
    'utility',
  ),
  inlined(
    'literal-spans-of-a-sphinx-page',
    (code, say) =>
      `<p>${say()} <code class="docutils literal notranslate"><span class="pre">${code.replace(/ /g, '</span> <span class="pre">')}</span></code> ${say()}</p>`,
    'hand',
  ),
  inlined(
    'inline-code-in-points-of-release-notes',
    (code, say) => `<ul><li>${say()} <code>${code}</code></li><li>${say()}</li></ul>`,
    'source',
  ),
];
