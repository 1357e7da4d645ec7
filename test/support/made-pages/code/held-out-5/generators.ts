/** Blocks as static generators and their highlighters write them: half `held-out-5`. */
import type { Kind } from '../../kind.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from '../highlight.ts';
import type { CodeTruth } from '../truth.ts';
import { blocks, named, nameless } from './frame.ts';

const DARK = ' style="background-color:#2b303b;color:#c0c5ce;"';

export const generators: readonly Kind<CodeTruth>[] = [
  named(
    'zola-syntect-inline-styles',
    ({ language, text }) =>
      `<pre data-lang="${language}"${DARK} class="language-${language} "><code class="language-${language}" data-lang="${language}">${lines(text, (l) => `<span>${styledLine(l)}\n</span>`, '')}</code></pre>`,
    'small',
  ),
  named(
    'zola-giallo-line-numbers-in-table',
    ({ language, text }) =>
      `<pre data-linenos class="z-code"><code data-lang="${language}"><table><tbody>${lines(text, (l, i) => `<tr><td>${i + 1}</td><td>${line(l, SCHEMES.rouge)}\n</td></tr>`, '')}</tbody></table></code></pre>`,
    'small',
  ),
  named(
    'eleventy-prism-plugin',
    ({ language, text }) =>
      `<pre class="language-${language}" tabindex="0"><code class="language-${language}">${lines(text, (l) => `<span class="highlight-line">${line(l, SCHEMES.prism)}</span>`, '<br>')}</code></pre>`,
    'small',
  ),
  named(
    'astro-expressive-code',
    ({ language, text }, page) =>
      `<div class="expressive-code"><figure class="frame has-title"><figcaption class="header"><span class="title">src/${page.random.word()}.x</span></figcaption><pre data-language="${language}"><code>${lines(text, (l) => `<div class="ec-line"><div class="code">${l === '' ? '\n' : styledLine(l)}</div></div>`, '')}</code></pre><div class="copy"><div aria-live="polite"></div><button title="Copy"><div></div></button></div></figure></div>`,
    'astro',
  ),
  named(
    'astro-shiki-default',
    ({ language, text }) =>
      `<pre class="astro-code github-dark" style="background-color:#24292e;color:#e1e4e8; overflow-x: auto;" tabindex="0" data-language="${language}"><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre>`,
    'astro',
  ),
  nameless(
    'pelican-codehilite-plain',
    (text) =>
      `<div class="highlight"><pre><span></span><code>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</code></pre></div>`,
    'small',
  ),
  nameless(
    'pelican-linenos-table',
    (text) =>
      `<table class="highlighttable"><tr><td class="linenos"><div class="linenodiv"><pre>${lines(text, (_, i) => String(i + 1))}</pre></div></td><td class="code"><div class="highlight"><pre>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></td></tr></table>`,
    'small',
  ),
  named(
    'nikola-code-anchors',
    ({ language, text }, page) =>
      `<div class="code"><pre class="code literal-block language-${language}">${lines(text, (l, i) => `<a id="rest_code_${page.random.letters(6)}-${i + 1}" name="rest_code_${i + 1}" href="#rest_code_${i + 1}"></a>${line(l, SCHEMES.pygments)}`)}\n</pre></div>`,
    'bootstrap3',
  ),
  named(
    'bridgetown-rouge',
    ({ language, text }) =>
      `<div class="language-${language} highlighter-rouge"><div class="highlight"><pre class="highlight"><code>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre></div></div>`,
    'small',
  ),
  named(
    'antora-highlightjs-with-toolbox',
    ({ language, text }, page) =>
      `<div class="listingblock"><div class="title">${page.menuWords(1).join('')}</div><div class="content"><pre class="highlightjs highlight"><code class="language-${language} hljs" data-lang="${language}">${lines(text, (l) => line(l, SCHEMES.hljs))}</code><div class="source-toolbox"><span class="source-lang">${language}</span><button class="copy-button"><span class="copy-toast">Copied!</span></button></div></pre></div></div>`,
    'styled',
  ),
  named(
    'mdbook-with-buttons',
    ({ language, text }) =>
      `<pre><div class="buttons"><button class="fa fa-copy clip-button" title="Copy to clipboard"><i class="tooltiptext"></i></button></div><code class="language-${language} hljs">${lines(text, (l) => line(l, SCHEMES.hljs))}\n</code></pre>`,
    'small',
  ),
  nameless(
    'naturaldocs-code-example',
    (text) =>
      `<div class="CBody"><div class="CodeExample"><pre>${escapeCode(text)}</pre></div></div>`,
    'small',
  ),
  named(
    'pandoc-numbered-lines',
    ({ language, text }) =>
      `<div class="sourceCode" id="cb1"><pre class="sourceCode numberSource ${language} numberLines"><code class="sourceCode ${language}">${lines(text, (l, i) => `<span id="cb1-${i + 1}"><a href="#cb1-${i + 1}"></a>${line(l, SCHEMES.pandoc)}</span>`)}</code></pre></div>`,
    'university',
  ),
  named(
    'orgmode-export',
    ({ language, text }) =>
      `<div class="org-src-container"><label class="org-src-name"><span class="listing-number">Listing 1: </span></label><pre class="src src-${language}">${lines(text, (l) => l.replace(/^(\s*)(.*)$/s, (_, space: string, rest: string) => `${space}${rest === '' ? '' : `<span class="org-keyword">${escapeCode(rest)}</span>`}`))}\n</pre></div>`,
    'small',
  ),
  named(
    'hexo-fluid-figure',
    ({ language, text }) =>
      `<figure class="highlight ${language}"><table><tr><td class="gutter hljs"><div class="code-wrapper"><pre>${lines(text, (_, i) => `<span class="line">${i + 1}</span><br>`, '')}</pre></div></td><td class="code"><div class="code-wrapper"><pre><code class="hljs ${language}">${lines(text, (l) => `${line(l, SCHEMES.hljs)}<br>`, '')}</code></pre></div></td></tr></table></figure>`,
    'small',
  ),
  blocks(
    'exdoc-tabset-makeup',
    (made) => {
      const pane = () => {
        const { language, text } = made.block();
        return `<div role="tabpanel" class="tabset-panel" tabindex="0"><pre><code class="makeup ${language}" translate="no">${lines(text, (l) => line(l, SCHEMES.pygments))}</code></pre></div>`;
      };
      return `<div class="tabset"><div role="tablist" class="tabset-tablist"><button role="tab" class="tabset-tab">A</button><button role="tab" class="tabset-tab">B</button></div>${pane()}${pane()}</div>`;
    },
    'styled',
  ),
  nameless(
    'starlight-terminal-frame',
    (text) =>
      `<div class="expressive-code"><figure class="frame is-terminal"><figcaption class="header"><span class="title"></span><span class="sr-only">Terminal window</span></figcaption><pre><code>${lines(text, (l) => `<div class="ec-line"><div class="code">${l === '' ? '\n' : styledLine(l)}</div></div>`, '')}</code></pre></figure></div>`,
    'astro',
  ),
];
