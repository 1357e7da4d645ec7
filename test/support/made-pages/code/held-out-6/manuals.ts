/** Code in manuals, references and repositories: half `held-out-6`. */
import type { Kind } from '../../kind.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from '../highlight.ts';
import { WITHOUT_TABS, type CodeLanguage } from '../samples.ts';
import { codeKind, type CodeTruth } from '../truth.ts';
import { inFrame, named, nameless } from './frame.ts';

/** Lines with breaks and no-break spaces, as colourers without `pre` write them. */
const broken = (text: string) =>
  lines(text, (l) => escapeCode(l).replace(/^ +/, (run) => '&nbsp;'.repeat(run.length)), '<br />');

const LABELS: Partial<Record<CodeLanguage, string>> = {
  cpp: 'C++',
  csharp: 'C#',
  javascript: 'JavaScript',
  php: 'PHP',
  sql: 'SQL',
  html: 'HTML',
  css: 'CSS',
  json: 'JSON',
  yaml: 'YAML',
};

const labelOf = (language: CodeLanguage) =>
  LABELS[language] ?? language.slice(0, 1).toUpperCase() + language.slice(1);

export const manuals: readonly Kind<CodeTruth>[] = [
  named(
    'guides-of-a-web-framework-interstitial',
    ({ language, text }) =>
      `<div class="interstitial code"><pre><code class="highlight ${language}">${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre><button class="clipboard-button" data-clipboard-text="x">Copy</button></div>`,
    { frame: 'plain' },
  ),
  named(
    'dita-pre-codeblock',
    ({ language, text }) =>
      `<pre class="pre codeblock language-${language}"><code>${escapeCode(text)}</code></pre>`,
    { frame: 'bootstrap5' },
  ),
  nameless(
    'database-vendor-oac-pre',
    (text) => `<pre class="oac_no_warn" dir="ltr">${escapeCode(text)}</pre>`,
    { frame: 'plain' },
  ),
  named(
    'rh-code-block-element',
    ({ language, text }) =>
      `<rh-code-block actions="wrap copy" class="rh-code-block--full-height"><pre class="language-${language}">${escapeCode(text)}</pre><span slot="action-label-copy">Copy</span><span slot="action-label-wrap">Wrap</span></rh-code-block>`,
    { frame: 'utilities' },
  ),
  named(
    'tutorial-host-code-label',
    ({ language, text }, page) =>
      `<div class="code-label" title="${page.random.word()}.conf">${page.random.word()}.conf</div><div class="code-toolbar"><pre class="language-${language}"><code class="language-${language}">${lines(text, (l) => line(l, SCHEMES.prism))}\n</code></pre><div class="toolbar"><div class="toolbar-item"><button>Copy</button></div></div></div>`,
    { frame: 'bootstrap5' },
  ),
  named(
    'tabs-of-a-geeks-portal',
    ({ language, text }) =>
      `<gfg-tabs data-run-ide="true" data-mode="light"><gfg-tab slot="tab" role="tab">${labelOf(language)}</gfg-tab><gfg-panel slot="panel" role="tabpanel" data-code-lang="${language}"><pre><code class="language-${language}">${escapeCode(text)}</code></pre></gfg-panel></gfg-tabs>`,
    { frame: 'blocks' },
  ),
  nameless(
    'schools-example-of-breaks',
    (text) =>
      `<div class="w3-example"><h3>Example</h3><div class="w3-code notranslate">${broken(text)}</div><a class="w3-btn" href="/try">Try it Yourself &raquo;</a></div>`,
    { frame: 'plain', among: WITHOUT_TABS },
  ),
  named(
    'point-of-tutorials-demo-code',
    ({ language, text }) =>
      `<pre class="demo-code notranslate language-${language}" data-lang="${language}">\n${escapeCode(text)}\n</pre>`,
    { frame: 'bootstrap5' },
  ),
  named(
    'php-manual-of-breaks-and-colours',
    ({ text }) =>
      `<div class="example" id="example-1"><div class="example-contents"><div class="phpcode"><code><span style="color: #000000">${lines(text, (l) => `<span style="color: #0000BB">${escapeCode(l).replace(/^ +/, (run) => '&nbsp;'.repeat(run.length))}</span>`, '<br />')}</span></code></div></div></div>`,
    { frame: 'plain', among: ['php'] },
  ),
  named(
    'reference-wiki-mw-geshi',
    ({ language, text }) =>
      `<div class="t-example"><div dir="ltr" class="mw-geshi" style="text-align: left;"><div class="${language} source-${language}"><pre class="de1">${lines(text, (l) => line(l, { keyword: 'kw1', string: 'st0', number: 'nu0', comment: 'co1', punctuation: 'sy1' }))}</pre></div></div></div>`,
    { frame: 'plain', among: ['cpp', 'c'] },
  ),
  named(
    'writerside-code-block',
    ({ language, text }) =>
      `<div class="code-block" data-lang="${language}" data-title=""><pre class="code-block__wrapper"><code class="language-${language}">${escapeCode(text)}</code></pre></div>`,
    { frame: 'utilities' },
  ),
  named(
    'search-engine-manual-pre-wrapper',
    ({ language, text }) =>
      `<div class="pre_wrapper lang-${language}"><div class="console_code_copy" title="Copy to clipboard"></div><pre class="programlisting prettyprint lang-${language}">${escapeCode(text)}</pre></div>`,
    { frame: 'bootstrap5' },
  ),
  named(
    'respec-example-with-marker',
    ({ language, text }, _, i) =>
      `<div class="example" id="example-${i + 1}"><div class="marker"><a class="self-link" href="#example-${i + 1}">Example<bdi> ${i + 1}</bdi></a></div><pre class="${language} hljs" aria-busy="false"><code class="hljs ${language}">${lines(text, (l) => line(l, SCHEMES.hljs))}</code></pre></div>`,
    { frame: 'plain' },
  ),
  named(
    'rfc-sourcecode-with-pilcrow',
    ({ language, text }, _, i) =>
      `<div id="section-${i + 1}-2"><pre class="lang-${language} sourcecode">\n${escapeCode(text)}\n</pre><a href="#section-${i + 1}-2" class="pilcrow">¶</a></div>`,
    { frame: 'plain', among: ['json', 'yaml', 'c', 'html', 'python'] },
  ),
  named(
    'slate-reference-of-tabs',
    ({ language, text }) =>
      `<div class="highlight"><pre class="highlight ${language} tab-${language}"><code>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre></div>`,
    { frame: 'plain' },
  ),
  named(
    'swagger-microlight-response',
    ({ text }) =>
      `<div class="responses-wrapper"><div class="highlight-code"><div class="copy-to-clipboard"><button></button></div><pre class="microlight" style="display: block; overflow-x: auto; padding: 0.5em;"><code class="language-json" style="white-space: pre;">${lines(text, styledLine)}</code></pre></div></div>`,
    { frame: 'plain', among: ['json'] },
  ),
  named(
    'yard-code-ruby',
    ({ text }) =>
      `<div class="examples"><p class="tag_title">Examples:</p><pre class="example code ruby"><code class="ruby">${lines(text, (l) => line(l, { keyword: 'kw', string: 'tstring_content', number: 'int', name: 'id identifier rubyid_x', comment: 'comment val' }))}</code></pre></div>`,
    { frame: 'plain', among: ['ruby'] },
  ),
  named(
    'rdoc-ruby-pre',
    ({ text }) =>
      `<pre class="ruby">${lines(text, (l) => line(l, { keyword: 'ruby-keyword', string: 'ruby-string', number: 'ruby-value', name: 'ruby-identifier', comment: 'ruby-comment' }))}\n</pre>`,
    { frame: 'plain', among: ['ruby'] },
  ),
  codeKind('gitweb-blob-of-numbered-lines', (made, page) => {
    const { text } = made.unnamed(WITHOUT_TABS);
    const code = (l: string) => escapeCode(l).replace(/ /g, '&nbsp;');
    return inFrame(
      page,
      `<div class="page_body">${lines(text, (l, i) => `<div class="pre"><a id="l${i + 1}" href="#l${i + 1}" class="linenr">${String(i + 1).padStart(4)}</a> ${code(l)}</div>`)}</div>`,
      'plain',
    );
  }),
  codeKind('gitiles-file-contents', (made, page) => {
    const { text } = made.unnamed(WITHOUT_TABS);
    return inFrame(
      page,
      `<table class="FileContents">${lines(text, (l, i) => `<tr class="u-pre u-monospace FileContents-line"><td class="u-lineNum u-noSelect FileContents-lineNum" data-line-number="${i + 1}" onclick="window.location.hash=&#39;#${i + 1}&#39;"></td><td class="FileContents-lineContents" id="${i + 1}">${line(l, SCHEMES.prettify)}</td></tr>`, '')}</table>`,
      'plain',
    );
  }),
  named(
    'zola-syntect-styles',
    ({ language, text }) =>
      `<pre data-lang="${language}" style="background-color:#2b303b;color:#c0c5ce;" class="language-${language}"><code class="language-${language}" data-lang="${language}">${lines(text, styledLine)}\n</code></pre>`,
    { frame: 'plain' },
  ),
  named(
    'gatsby-remark-prism-rows',
    ({ language, text }) =>
      `<div class="gatsby-highlight" data-language="${language}"><pre style="counter-reset: linenumber NaN" class="language-${language} line-numbers"><code class="language-${language}">${lines(text, (l) => line(l, SCHEMES.prism))}</code><span aria-hidden="true" class="line-numbers-rows" style="white-space: normal; width: auto; left: 0;">${lines(text, () => '<span></span>', '')}</span></pre></div>`,
    { frame: 'utilities' },
  ),
  named(
    'quarto-code-with-copy',
    ({ language, text }, _, i) =>
      `<div class="cell"><div class="code-copy-outer-scaffold"><div class="sourceCode cell-code" id="cb${i}"><pre class="sourceCode ${language} code-with-copy"><code class="sourceCode ${language}">${lines(text, (l, n) => `<span id="cb${i}-${n + 1}"><a href="#cb${i}-${n + 1}" aria-hidden="true" tabindex="-1"></a>${line(l, SCHEMES.pandoc)}</span>`)}</code></pre></div><button title="Copy to Clipboard" class="code-copy-button"><i class="bi"></i></button></div></div>`,
    { frame: 'bootstrap5' },
  ),
];
