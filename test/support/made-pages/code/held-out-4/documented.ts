/** Code of half `held-out-4` as generators of documentation and sites write it. */
import type { Kind } from '../../kind.ts';
import type { CodeTruth } from '../truth.ts';
import {
  blocks,
  coloured,
  ICON,
  line,
  lines,
  named,
  nameless,
  SCHEMES,
  styledLine,
} from './frame.ts';

export const documented: readonly Kind<CodeTruth>[] = [
  named(
    'theme-code-block-with-title-and-buttons',
    ({ text, language }, page) =>
      `<div class="language-${language} codeBlockContainer_Ckt0 theme-code-block"><div class="codeBlockTitle_Ktv7">${page.random.word()}.txt</div><div class="codeBlockContent_biex"><pre tabindex="0" class="prism-code language-${language} codeBlock_bY9V thin-scrollbar"><code class="codeBlockLines_e6Vv">${lines(text, (l) => `<span class="token-line" style="color:#393A34">${line(l, SCHEMES.prism) || '<span class="token plain" style="display:inline-block"></span>'}<br></span>`, '')}</code></pre><div class="buttonGroup__atx"><button type="button" aria-label="Copy code to clipboard" class="clean-btn">${ICON}</button></div></div></div>`,
    'docs',
  ),
  named(
    'codehilite-with-anchors-of-lines',
    ({ text, language }, _, i) =>
      `<div class="language-${language} highlight"><pre><span></span><code>${lines(text, (l, n) => `<span id="__span-${i}-${n + 1}"><a id="__codelineno-${i}-${n + 1}" name="__codelineno-${i}-${n + 1}" href="#__codelineno-${i}-${n + 1}"></a>${line(l, SCHEMES.pygments)}\n</span>`, '')}</code></pre></div>`,
    'material',
  ),
  named(
    'linenums-table-of-pymdown',
    ({ text, language }) =>
      `<div class="language-${language} highlight"><table class="highlighttable"><tbody><tr><td class="linenos"><div class="linenodiv"><pre><span></span>${lines(text, (_, n) => `<span class="normal">${n + 1}</span>`)}</pre></div></td><td class="code"><div><pre><span></span><code>${coloured(text, SCHEMES.pygments)}\n</code></pre></div></td></tr></tbody></table></div>`,
    'material',
  ),
  named(
    'vitepress-shiki-with-lang-label',
    ({ text, language }) =>
      `<div class="language-${language} vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">${language}</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div>`,
    'tailwind',
  ),
  named(
    'vitepress-with-line-numbers',
    ({ text, language }) =>
      `<div class="language-${language} vp-adaptive-theme line-numbers-mode"><button title="Copy Code" class="copy"></button><span class="lang">${language}</span><pre class="shiki github-dark vp-code"><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre><div class="line-numbers-wrapper" aria-hidden="true">${lines(text, (_, n) => `<span class="line-number">${n + 1}</span><br>`, '')}</div></div>`,
    'tailwind',
  ),
  named(
    'expressive-code-of-starlight',
    ({ text, language }, page) =>
      `<div class="expressive-code"><figure class="frame has-title not-content"><figcaption class="header"><span class="title">${page.random.word()}.conf</span></figcaption><pre data-language="${language}"><code>${lines(text, (l) => `<div class="ec-line"><div class="code">${l === '' ? '\n' : styledLine(l)}</div></div>`, '')}</code></pre><div class="copy"><button title="Copy to clipboard" data-copied="Copied!"><div></div></button></div></figure></div>`,
    'docs',
  ),
  named(
    'chroma-table-with-numbers',
    ({ text, language }) =>
      `<div class="highlight"><div class="chroma"><table class="lntable"><tr><td class="lntd"><pre tabindex="0" class="chroma"><code>${lines(text, (_, n) => `<span class="lnt">${n + 1}\n</span>`, '')}</code></pre></td><td class="lntd"><pre tabindex="0" class="chroma"><code class="language-${language}" data-lang="${language}">${lines(text, (l) => `<span class="line"><span class="cl">${line(l, SCHEMES.rouge)}\n</span></span>`, '')}</code></pre></td></tr></table></div></div>`,
    'blockTheme',
  ),
  named(
    'chroma-inline-numbers-not-selectable',
    ({ text, language }) =>
      `<div class="highlight"><pre tabindex="0" style="color:#f8f8f2;background-color:#272822;"><code class="language-${language}" data-lang="${language}">${lines(text, (l, n) => `<span style="display:flex;"><span style="white-space:pre;-webkit-user-select:none;user-select:none;margin-right:0.4em;padding:0 0.4em;color:#7f7f7f">${n + 1}</span><span>${styledLine(l)}\n</span></span>`, '')}</code></pre></div>`,
  ),
  named(
    'rouge-of-a-static-site',
    ({ text, language }) =>
      `<div class="language-${language} highlighter-rouge"><div class="highlight"><pre class="highlight"><code>${coloured(text, SCHEMES.rouge)}\n</code></pre></div></div>`,
  ),
  named(
    'rouge-with-gutter-of-a-theme',
    ({ text, language }) =>
      `<div class="language-${language} highlighter-rouge"><div class="code-header"><span data-label-text="${language}"><i class="fas fa-code fa-fw small"></i></span><button aria-label="copy" data-title-succeed="Copied!"><i class="far fa-clipboard"></i></button></div><div class="highlight"><code><table class="rouge-table"><tbody><tr><td class="rouge-gutter gl"><pre class="lineno">${lines(text, (_, n) => String(n + 1))}\n</pre></td><td class="rouge-code"><pre>${coloured(text, SCHEMES.rouge)}\n</pre></td></tr></tbody></table></code></div></div>`,
  ),
  named(
    'sphinx-literal-block-with-caption',
    ({ text, language }, page) =>
      `<div class="literal-block-wrapper docutils container"><div class="code-block-caption"><span class="caption-text">${page.random.word()}.txt</span><a class="headerlink" href="#id1" title="Link to this code">¶</a></div><div class="highlight-${language} notranslate"><div class="highlight"><pre><span></span>${coloured(text, SCHEMES.pygments)}\n</pre></div></div></div>`,
  ),
  named(
    'sphinx-with-line-number-spans',
    ({ text, language }) =>
      `<div class="highlight-${language} notranslate"><div class="highlight"><pre><span></span>${lines(text, (l, n) => `<span class="linenos">${String(n + 1).padStart(2)}</span>${line(l, SCHEMES.pygments)}`)}\n</pre></div></div>`,
  ),
  named(
    'book-of-md-with-play-buttons',
    ({ text, language }) =>
      `<pre><div class="buttons"><button class="fa fa-copy clip-button" title="Copy to clipboard" aria-label="Copy to clipboard"></button><button class="fa fa-play play-button" hidden title="Run this code"></button></div><code class="language-${language} hljs">${coloured(text, SCHEMES.hljs)}\n</code></pre>`,
    'docs',
  ),
  named(
    'quarto-source-cell',
    ({ text, language }, _, i) =>
      `<div class="cell" data-execution_count="${i + 1}"><div class="sourceCode cell-code" id="cb${i}"><pre class="sourceCode ${language} code-with-copy"><code class="sourceCode ${language}">${lines(text, (l, n) => `<span id="cb${i}-${n + 1}"><a href="#cb${i}-${n + 1}" aria-hidden="true" tabindex="-1"></a>${line(l, SCHEMES.pandoc)}</span>`)}</code><button title="Copy to Clipboard" class="code-copy-button"><i class="bi"></i></button></pre></div></div>`,
  ),
  named(
    'asciidoctor-listing-with-callouts-off',
    ({ text, language }, page) =>
      `<div class="listingblock"><div class="title">${page.random.word()}</div><div class="content"><pre class="highlightjs highlight"><code class="language-${language} hljs" data-lang="${language}">${coloured(text, SCHEMES.hljs)}</code></pre></div></div>`,
  ),
  nameless(
    'doxygen-fragment-of-lines',
    (text) =>
      `<div class="fragment">${lines(text, (l) => `<div class="line">${l === '' ? '&#160;' : line(l, { keyword: 'keyword', string: 'stringliteral', comment: 'comment', number: 'preprocessor' })}</div>`)}</div><!-- fragment -->`,
  ),
  named(
    'developer-network-example-header',
    ({ text, language }) =>
      `<div class="code-example"><div class="example-header"><span class="language-name">${language}</span><button type="button" class="icon copy-icon"><span class="visually-hidden">Copy</span></button></div><pre class="brush: ${language} notranslate"><code>${coloured(text, SCHEMES.prism)}\n</code></pre></div>`,
  ),
  named(
    'learn-site-code-header-and-span',
    ({ text, language }) =>
      `<div class="codeHeader" id="code-try-0" data-bi-name="code-header"><span class="language">${language.toUpperCase()}</span><button type="button" class="action position-relative display-none-print"><span class="icon"></span><span>Copy</span></button></div><pre tabindex="0" class="has-inner-focus"><code class="lang-${language}" data-author-content="x"><span>${coloured(text, SCHEMES.hljs)}\n</span></code></pre>`,
  ),
  named(
    'readme-tabs-of-code',
    ({ text, language }) =>
      `<div class="CodeTabs CodeTabs_initial theme-light"><div class="CodeTabs-toolbar"><button type="button" value="${language}">${language}</button></div><div class="CodeTabs-inner"><pre><button aria-label="Copy Code" class="rdmd-code-copy fa"></button><code class="rdmd-code lang-${language} theme-light" data-lang="${language}" name="" tabindex="0"><div class="cm-s-neo" data-testid="SyntaxHighlighter">${coloured(text, SCHEMES.codeMirror)}</div></code></pre></div></div>`,
    'tailwind',
  ),
  named(
    'mint-code-block-of-a-hosted-manual',
    ({ text, language }, page) =>
      `<div class="code-block mt-5 mb-8 not-prose rounded-2xl relative group"><div class="flex text-xs"><div class="text-gray-500">${page.random.word()}</div><button aria-label="Copy the contents from the code block">${ICON}</button></div><div class="w-0 min-w-full max-w-full" style="font-variant-ligatures:none"><pre class="shiki shiki-themes github-light-default dark-plus" language="${language}"><code language="${language}" numberoflines="9">${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}\n</code></pre></div></div>`,
    'tailwind',
  ),
  nameless(
    'hosted-manual-of-line-divs',
    (text, page) =>
      `<div class="group/codeblock grid grid-flow-col mx-auto w-full"><div class="flex items-center"><div class="inline-flex">${page.random.word()}</div></div><button>Copy</button><pre class="overflow-auto border"><code class="min-w-full inline-grid" style="counter-set:line">${lines(text, (l) => `<span class="highlight-line"><span class="highlight-line-content">${l === '' ? '\n' : `${styledLine(l)}\n`}</span></span>`, '')}</code></pre></div>`,
    'tailwind',
  ),
  blocks(
    'synced-tabs-of-two-languages',
    (made) => {
      const tab = (n: number) => {
        const { text, language } = made.block();
        return `<div role="tabpanel" class="tabItem_Ymn6"${n === 1 ? ' hidden' : ''}><div class="language-${language} theme-code-block"><pre class="prism-code language-${language}"><code>${lines(text, (l) => `<span class="token-line">${line(l, SCHEMES.prism)}<br></span>`, '')}</code></pre></div></div>`;
      };
      return `<div class="theme-tabs-container tabs-container tabList__CuJ"><ul role="tablist" class="tabs"><li role="tab" class="tabs__item tabs__item--active">A</li><li role="tab" class="tabs__item">B</li></ul><div class="margin-top--md">${tab(0)}${tab(1)}</div></div>`;
    },
    'docs',
  ),
  named(
    'package-docs-of-makeup-spans',
    ({ text, language }) =>
      `<div class="code-wrapper"><pre><code class="makeup ${language}" translate="no">${coloured(text, SCHEMES.pygments)}</code></pre><button class="copy-button" aria-label="copy"><span class="sr-only">Copied!</span></button></div>`,
  ),
];
