/** Code of half `more` in editors that only show it, in lines of utility classes, in diffs, and under names that stand beside it. */
import type { Written } from './development-sites.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from './highlight.ts';

const spaced = (l: string) => escapeCode(l).replace(/^ +/, (s) => '&nbsp;'.repeat(s.length));
const counted = (text: string, write: (n: number) => string, gap = '') =>
  lines(text, (_, i) => write(i + 1), gap);
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const editors: readonly Written[] = [
  {
    name: 'placed-lines-of-an-editor',
    hasNoTabs: true,
    write: ({ text, language }) => {
      const rows = text.split('\n').map((l, i) => ({ l, top: i * 19 }));
      // an editor adds lines as they scroll into view: the last ones may stand first
      const drawn = [...rows.slice(2), ...rows.slice(0, 2)];
      return `<div class="editor-box" data-mode-id="${language}"><div class="monaco-editor no-user-select showUnused vs" role="code" data-uri="inmemory://model/1"><div class="overflow-guard"><div class="margin" role="presentation"><div class="margin-view-overlays">${counted(text, (n) => `<div style="position:absolute;top:${(n - 1) * 19}px;width:100%;height:19px"><div class="line-numbers" style="left:0;width:38px">${n}</div></div>`)}</div></div><div class="monaco-scrollable-element editor-scrollable vs"><div class="lines-content monaco-editor-background"><div class="view-rulers"></div><div class="view-lines monaco-mouse-cursor-text" role="presentation">${drawn.map(({ l, top }) => `<div style="top:${top}px;height:19px;" class="view-line"><span>${line(l, SCHEMES.monaco).replaceAll(/ (?![^<]*>)/g, '&nbsp;')}</span></div>`).join('')}</div></div></div></div></div></div>`;
    },
  },
  {
    name: 'layers-of-an-editor',
    hasNoTabs: true,
    write: ({ text, language }) =>
      `<div class="ace_editor ace-tm" data-lang="${language}"><textarea class="ace_text-input" wrap="off"></textarea><div class="ace_gutter" aria-hidden="true"><div class="ace_layer ace_gutter-layer">${counted(text, (n) => `<div class="ace_gutter-cell">${n}</div>`)}</div></div><div class="ace_scroller"><div class="ace_content"><div class="ace_layer ace_marker-layer"></div><div class="ace_layer ace_text-layer">${lines(text, (l) => `<div class="ace_line_group"><div class="ace_line">${escapeCode(l)}</div></div>`, '')}</div></div></div></div>`,
  },
  {
    name: 'box-before-its-hidden-original',
    write: ({ text, language }) =>
      `<div class="enlighter-default enlighter-v-standard enlighter-t-enlighter enlighter-hover enlighter-linenumbers"><div class="enlighter-toolbar-top enlighter-toolbar"><div class="enlighter-btn enlighter-btn-copy" title="Copy to clipboard"></div></div><div class="enlighter-code"><div class="enlighter">${lines(text, (l) => `<div class=""><div>${l === '' ? '<span class="enlighter-text"> </span>' : line(l, SCHEMES.enlighter)}</div></div>`, '')}</div></div></div><pre class="EnlighterJSRAW" data-enlighter-language="${language}" style="display: none;">${escapeCode(text)}</pre>`,
  },
  {
    name: 'points-before-their-hidden-original',
    write: ({ text, language }) =>
      `<pre class="EnlighterJSRAW" data-enlighter-language="${language}" style="display: none;">${escapeCode(text)}</pre><div class="EnlighterJSWrapper enlighterEnlighterJSWrapper"><ol class="hoverEnabled enlighterEnlighterJS EnlighterJS">${lines(text, (l, i) => `<li class="${i % 2 === 0 ? 'odd' : 'even'}">${l === '' ? '<span class=""> </span>' : line(l, SCHEMES.pygments)}</li>`, '')}</ol></div>`,
  },
  {
    name: 'table-of-old-filter',
    write: ({ text, language }) =>
      `<table class="sourceCode ${language} numberLines"><tr class="sourceCode"><td class="lineNumbers"><pre>${counted(text, String, '\n')}\n</pre></td><td class="sourceCode"><pre><code class="sourceCode ${language}">${lines(text, (l) => line(l, SCHEMES.pandoc))}</code></pre></td></tr></table>`,
  },
  {
    name: 'settings-in-data',
    write: ({ text, language }) =>
      `<div class="wp-block-codemirror-blocks-code-block code-block"><pre class="CodeMirror" data-setting="{&quot;showPanel&quot;:true,&quot;mode&quot;:&quot;${language}&quot;,&quot;mime&quot;:&quot;x&quot;,&quot;lineNumbers&quot;:false}">${escapeCode(text)}</pre></div>`,
  },
  {
    name: 'copy-button-with-a-pre-of-its-own',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="wp-block-kevinbatdorf-code-block-pro" style="font-size:1rem"><span style="display:block;padding:16px 0 0 16px"><svg width="54"></svg></span><span role="button" tabindex="0" aria-label="Copy" class="code-block-pro-copy-button"><pre class="code-block-pro-copy-button-pre" aria-hidden="true"><textarea class="code-block-pro-copy-button-textarea" tabindex="-1" aria-hidden="true" readonly>${escapeCode(text)}</textarea></pre><svg></svg></span><pre class="shiki nord" style="background-color: #2e3440ff" tabindex="0"><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div>`,
  },
  {
    name: 'slot-of-a-component',
    write: ({ text, language }) =>
      `<deckgo-highlight-code language="${language}" class="deckgo-highlight-code-carbon hydrated"><code slot="code">${escapeCode(text)}</code></deckgo-highlight-code>`,
  },
];

const utilities: readonly Written[] = [
  {
    name: 'rows-of-utility-classes',
    write: ({ text, language }) =>
      `<pre class="prism-code language-${language} p-4 overflow-auto">${lines(text, (l, i) => `<div class="table-row"><span class="table-cell text-right pr-4 select-none opacity-50">${i + 1}</span><span class="table-cell">${line(l, SCHEMES.prism)}</span></div>`, '')}</pre>`,
  },
  {
    name: 'spans-shown-as-blocks',
    write: ({ text, language }) =>
      `<pre class="not-prose"><code data-lang="${language}">${lines(text, (l) => `<span class="block min-h-4">${line(l, SCHEMES.hljs)}</span>`, '')}</code></pre>`,
  },
  {
    name: 'numbers-and-contents-in-divisions',
    write: ({ text, language }) =>
      `<pre class="language-${language}">${lines(text, (l, i) => `<div class="Code_line__x7Fq2"><span class="Code_lineNo__p0Zd1">${i + 1}</span><span class="Code_lineContent__k3Ra9">${line(l, SCHEMES.prism)}</span></div>`, '')}</pre>`,
  },
  {
    name: 'anchors-of-a-board',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="codeBox collapsibleCodeBox"><div class="codeBoxHeader"><div class="codeBoxHeadline">Code</div></div><pre class="codeBoxCode"><code>${lines(text, (l, i) => `<span class="codeBoxLine" id="codeLine_${i + 1}_a"><a href="#codeLine_${i + 1}_a" class="lineAnchor"></a><span>${escapeCode(l)}\n</span></span>`, '')}</code></pre></div>`,
  },
  {
    name: 'playground-in-pre',
    only: ['rust'],
    write: ({ text }) =>
      `<pre><pre class="playground"><div class="buttons"><button class="fa fa-copy clip-button" title="Copy to clipboard"><i class="tooltiptext"></i></button></div><code class="language-rust edition2021 hljs">${lines(text, (l) => line(l, SCHEMES.hljs))}\n</code></pre></pre>`,
  },
  {
    name: 'short-elements-of-a-specification',
    write: ({ text, language }) =>
      `<div class="example" id="example-x"><a class="self-link" href="#example-x"></a><pre class="language-${language} highlight">${lines(
        text,
        (l) =>
          line(l, { keyword: 'k', string: 's' })
            .replace(/<span class="(\w+)">/g, '<c- $1>')
            .replaceAll('</span>', '</c->'),
      )}</pre></div>`,
  },
  {
    name: 'pilcrow-behind',
    write: ({ text, language }) =>
      `<div class="lang-${language} sourcecode" id="section-4-2"><pre>${escapeCode(text)}</pre><a href="#section-4-2" class="pilcrow">¶</a></div>`,
  },
  {
    name: 'container-with-a-picture-button',
    write: ({ text, language }) =>
      `<div class="snippet-container"><button class="copy snippet-copy" aria-label="Copy snippet" onclick="copySnippet(this)"><span data-copied="Copied!">Copy</span><img src="/copy.svg" alt="Copy snippet"></button>\n<pre class="snippet" id="snippet-x"><code class="language-${language}">${escapeCode(text)}\n</code></pre></div>`,
  },
];

const broken: readonly Written[] = [
  {
    name: 'cells-of-text-beside-counts',
    isUnnamed: true,
    write: ({ text }) =>
      `<table class="source-view" cellspacing="0">${lines(text, (l, i) => `<tr><td class="n">${i + 1}</td><td class="t" style="white-space:pre">${escapeCode(l)}</td></tr>`)}</table>`,
  },
  {
    name: 'rows-of-divisions-beside-counts',
    isUnnamed: true,
    write: ({ text }) =>
      `<div class="code-view">${lines(text, (l, i) => `<div class="r"><div class="c1">${i + 1}</div><div class="c2" style="white-space:pre">${escapeCode(l)}</div></div>`, '')}</div>`,
  },
  {
    name: 'marks-that-count-in-pre',
    write: ({ text, language }) =>
      `<pre class="language-${language}">${lines(text, (l, i) => `<div class="r"><b class="c">${i + 1}</b><span class="d">${line(l, SCHEMES.prism)}</span></div>`, '')}</pre>`,
  },
  {
    name: 'codes-in-cells-of-one-column',
    isUnnamed: true,
    write: ({ text }) =>
      `<table class="snippet">${lines(text, (l) => `<tr><td><code>${l === '' ? '&nbsp;' : spaced(l)}</code></td></tr>`)}</table>`,
    hasNoTabs: true,
  },
  {
    name: 'points-that-count-in-pre',
    write: ({ text, language }) =>
      `<pre class="${language}"><ol>${lines(text, (l) => `<li><span>${line(l, SCHEMES.hljs)}</span></li>`, '')}</ol></pre>`,
  },
  {
    name: 'paragraph-a-line',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      lines(text, (l) => `<p class="code">${l === '' ? '&nbsp;' : spaced(l)}</p>`),
  },
  {
    name: 'points-alone',
    write: ({ text, language }) =>
      `<ol class="code-list language-${language}">${lines(text, (l) => `<li><code>${l === '' ? ' ' : spaced(l)}</code></li>`, '')}</ol>`,
    hasNoTabs: true,
  },
  {
    name: 'cell-around',
    isUnnamed: true,
    write: ({ text }) =>
      `<table class="code" border="0" width="100%"><tr><td bgcolor="#eeeeee"><pre>${escapeCode(text)}</pre></td></tr></table>`,
  },
  {
    name: 'cell-of-an-old-board',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<table width="90%" cellspacing="1" cellpadding="3" border="0" align="center"><tr><td><span class="genmed"><b>Code:</b></span></td></tr><tr><td class="code">${lines(text, spaced, '<br>\n')}</td></tr></table>`,
  },
  {
    name: 'top-and-main-of-a-board',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<div class="codetop">CODE</div><div class="codemain">${lines(text, spaced, '<br>')}</div>`,
  },
  {
    name: 'box-of-a-team-wiki',
    isUnnamed: true,
    hasNoTabs: true,
    write: ({ text }) =>
      `<div class="box"><div class="code">${lines(text, (l) => styledLine(l).replace(/^<span[^>]*>( +)<\/span>/, (_, s: string) => '&nbsp;'.repeat(s.length)), '<br>')}</div></div>`,
  },
  {
    name: 'changes-with-two-gutters',
    isUnnamed: true,
    write: ({ text }) =>
      `<table class="code diff-wrap-lines js-syntax-highlight"><tbody>${lines(text, (l, i) => `<tr class="line_holder new" id="x_${i}"><td class="diff-line-num new old_line empty-cell" data-linenumber="${i + 1}">&nbsp;</td><td class="diff-line-num new new_line" data-linenumber="${i + 1}"><a href="#x" data-linenumber="${i + 1}">${i + 1}</a></td><td class="line_content new"><span class="line" lang="x">${escapeCode(l)}</span></td></tr>`)}</tbody></table>`,
  },
  {
    name: 'changes-with-marks-within',
    isUnnamed: true,
    write: ({ text }) =>
      `<table class="diff-table tab-size" data-tab-size="8"><tbody>${lines(text, (l, i) => `<tr><td class="blob-num blob-num-context js-linkable-line-number" data-line-number="${i + 1}"></td><td class="blob-num blob-num-context" data-line-number="${i + 1}"></td><td class="blob-code blob-code-context js-file-line"><span class="blob-code-inner blob-code-marker" data-code-marker=" ">${escapeCode(l)}</span></td></tr>`)}</tbody></table>`,
  },
];

const beside: readonly Written[] = [
  {
    name: 'chosen-of-two-buttons',
    write: ({ text, language }) =>
      `<div class="sample"><div class="switch"><button>Scheme</button><button class="is-active">${capital(language)}</button></div><pre><code>${escapeCode(text)}</code></pre></div>`,
  },
  {
    name: 'names-in-a-row-before-blocks',
    write: ({ text, language }) =>
      `<div class="samples"><ul class="choice"><li>Scheme</li><li>${capital(language)}</li></ul><div class="all"><div class="one"><pre>(car x)</pre></div><div class="one"><pre>${escapeCode(text)}</pre></div></div></div>`,
  },
  {
    name: 'summary-over-the-block',
    write: ({ text, language }) =>
      `<details open><summary>${capital(language)}</summary><pre><code>${escapeCode(text)}</code></pre></details>`,
  },
  {
    name: 'terms-and-blocks',
    write: ({ text, language }) =>
      `<dl><dt>${capital(language)}</dt><dd><pre><code>${escapeCode(text)}</code></pre></dd></dl>`,
  },
  {
    name: 'caption-with-language-in-brackets',
    write: ({ text, language }, page) =>
      `<figure><pre><code>${escapeCode(text)}</code></pre><figcaption>Listing ${page.random.int(1, 9)} (${capital(language)})</figcaption></figure>`,
  },
  {
    name: 'property-of-a-source',
    write: ({ text, language }) =>
      `<div itemscope itemtype="https://schema.org/SoftwareSourceCode"><meta itemprop="programmingLanguage" content="${capital(language)}"><pre itemprop="text">${escapeCode(text)}</pre></div>`,
  },
  {
    name: 'options-of-languages',
    write: ({ text, language }) =>
      `<div class="snippet-box"><div class="snippet-head"><select aria-label="Language"><option>Scheme</option><option selected>${capital(language)}</option></select></div><pre>${escapeCode(text)}</pre></div>`,
  },
  {
    name: 'class-of-two-words-in-one',
    write: ({ text, language }) =>
      `<pre class="code${capital(language)}">${escapeCode(text)}</pre>`,
  },
  {
    name: 'name-in-paragraph-before',
    write: ({ text, language }) =>
      `<p><strong>${capital(language)}:</strong></p><pre><code>${escapeCode(text)}</code></pre>`,
  },
  {
    name: 'section-named-like-a-language',
    isUnnamed: true,
    write: ({ text, language }) =>
      `<h4>${capital(language)}</h4><div class="highlight"><pre>${lines(text, (l) => line(l, SCHEMES.pygments))}</pre></div>`,
  },
  {
    name: 'labels-of-radio-tabs',
    write: ({ text, language }, page) => {
      const id = page.random.int(1, 999);
      return `<div class="sd-tab-set docutils"><input checked id="sd-tab-item-${id}" name="sd-tab-set-0" type="radio"><label class="sd-tab-label" for="sd-tab-item-${id}">${capital(language)}</label><div class="sd-tab-content docutils"><div class="highlight-default notranslate"><div class="highlight"><pre><span></span>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></div></div></div>`;
    },
  },
  {
    name: 'second-of-three-tabs',
    write: ({ text, language }) =>
      `<div class="code-tabs"><ul class="nav nav-tabs"><li><a href="#a">Scratch</a></li><li class="active"><a href="#b">${capital(language)}</a></li><li><a href="#c">Assembler</a></li></ul><div class="tab-content"><div class="tab-pane" id="a"><p>Soon.</p></div><div class="tab-pane active" id="b"><pre>${escapeCode(text)}</pre></div><div class="tab-pane" id="c"><p>Soon.</p></div></div></div>`,
  },
  {
    name: 'prompt-of-a-notebook',
    only: ['python'],
    write: ({ text }, page) =>
      `<div class="nbinput docutils container"><div class="prompt highlight-none notranslate"><div class="highlight"><pre><span></span>[${page.random.int(1, 20)}]:\n</pre></div></div><div class="input_area highlight-ipython3 notranslate"><div class="highlight"><pre>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></div></div>`,
  },
];

export const shown: readonly Written[] = [...editors, ...utilities, ...broken, ...beside];
