/** Code as makes of boxes write it: numbers, bars, marks and breaks beside the same three lines. */
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../src/main/service/pipeline/dom/parse.ts';
import { toMarkdown } from '../../../../src/main/service/pipeline/markdown/index.ts';

const write = (html: string): string =>
  toMarkdown(parseHtml(`<p>Before it.</p>${html}<p>Behind it.</p>`).children, {
    baseUrl: 'https://example.com/',
    removeBase64Images: true,
  });

const CODE = 'let a = 1\n\n  b = 22';
const fenced = (language: string, code = CODE): string =>
  `Before it.\n\n\`\`\`${language}\n${code}\n\`\`\`\n\nBehind it.`;

const eachLine = (line: (text: string, number: number) => string, join = ''): string =>
  CODE.split('\n')
    .map((text, at) => line(text, at + 1))
    .join(join);

const TEXTS: readonly (readonly [what: string, html: string, language: string])[] = [
  [
    'numbers that are links (Pygments, MediaWiki)',
    `<pre class="language-lua">${eachLine((text, n) => `<span id="L-${n}"><a href="#L-${n}"><span class="linenos">${n}</span></a>${text}</span>`, '\n')}</pre>`,
    'lua',
  ],
  [
    'an empty number before each line break (Confluence)',
    `<pre class="language-lua"><code>${eachLine((text) => `<span><span class="linenumber"></span>${text}\n</span>`)}</code></pre>`,
    'lua',
  ],
  [
    'a mark of a note behind a line (Material for MkDocs)',
    '<pre class="language-lua"><code>let a = 1 <span class="md-annotation"><span>1</span></span>\n\n  b = 22</code></pre>',
    'lua',
  ],
  [
    'points with a box each (GeSHi, sites for pasted code)',
    `<div class="source lua"><ol class="lua">${eachLine((text) => `<li class="li1"><div class="de1">${text}</div></li>`)}</ol></div>`,
    'lua',
  ],
  [
    'rows whose numbers stand in an attribute (Gitiles)',
    `<table class="FileContents">${eachLine((text, n) => `<tr class="u-pre"><td class="u-lineNum" data-line-number="${n}"></td><td class="FileContents-lineContents">${text}</td></tr>`)}</table>`,
    '',
  ],
  [
    'its language told below, in the block (a plug-in of WordPress)',
    `<pre class="wp-block-code"><span><code class="hljs language-lua">${CODE}</code></span><small><span>Code language: </span><span>Lua</span></small></pre>`,
    'lua',
  ],
  [
    'a class of its language and a word of code in one (php.net)',
    `<div class="phpcode"><pre>${CODE}</pre></div>`,
    'php',
  ],
  [
    'a class that one tool gives to code in any language',
    `<div class="csharpcode"><pre>${CODE}</pre></div>`,
    '',
  ],
  [
    'a mode of an editor as MIME type (CodeMirror)',
    `<pre class="cm-s-neo" data-lang="text/x-csrc">${CODE}</pre>`,
    'c',
  ],
  [
    'a scope of a grammar (GitHub)',
    `<div class="highlight highlight-text-html-basic"><pre>${CODE}</pre></div>`,
    'html',
  ],
  [
    'the file of a model (Monaco)',
    `<div class="monaco-editor" data-uri="inmemory://model/a.lua"><div class="view-lines">${eachLine((text, n) => `<div class="view-line" style="top:${n}px"><span>${text}</span></div>`)}</div></div>`,
    'lua',
  ],
  [
    'a callout with its twin (Asciidoctor)',
    '<pre class="language-lua"><code>let a = 1 <i class="conum" data-value="1"></i><b>(1)</b>\n\n  b = 22</code></pre>',
    'lua',
  ],
  [
    'long help that opens over a word (Twoslash)',
    `<pre class="shiki" data-lang="lua"><code><span class="line"><span class="twoslash-popup-container"><p>Text of forty characters and of some more than these.</p></span>let a = 1</span>\n\n  b = 22</code></pre>`,
    'lua',
  ],
  ['white space around the only code', `<pre>\n  <code>${CODE}</code>\n</pre>`, ''],
  [
    'breaks and line breaks in a code',
    '<p><code>let a = 1<br>\n<br>\n&nbsp;&nbsp;b = 22</code></p>',
    '',
  ],
  ['a code a line', '<p><code>let a = 1</code><br>\n<br>\n<code>&nbsp;&nbsp;b = 22</code></p>', ''],
  ['a typewriter with breaks', '<p><tt>let a = 1<br><br>&nbsp;&nbsp;b = 22</tt></p>', ''],
  [
    'a typewriter by style, indented by no-break spaces',
    `<div style="font-family:'Courier New',monospace">let a = 1<br><br>&nbsp;&nbsp;b = 22</div>`,
    '',
  ],
  [
    'a title in the box (forums)',
    '<div class="codeblock"><div class="title">Code:</div><div><code>let a = 1<br><br>&nbsp;&nbsp;b = 22</code></div></div>',
    '',
  ],
  [
    'a bar without a class that names the language (Notion)',
    `<div class="notion-code-block"><div>Lua</div><div style="white-space:pre">${CODE}</div></div>`,
    'lua',
  ],
  [
    'a number and an indent of no-break spaces (LaTeXML)',
    `<div class="ltx_listing">${eachLine((text, n) => `<div class="ltx_listingline"><span class="ltx_tag_listingline">${n}</span><span>${text.replaceAll('  ', '&nbsp;&nbsp;')}</span></div>`)}</div>`,
    '',
  ],
  [
    'a code for each word (HTMLBook)',
    '<pre data-code-language="lua"><code class="k">let</code> <code>a</code><code> </code><code>=</code> <code class="mi">1</code>\n\n  <code>b</code><code> </code><code>=</code> <code class="mi">22</code></pre>',
    'lua',
  ],
  [
    'marked lines without a break of their own (Gatsby)',
    '<pre class="language-lua"><code>let a = 1\n\n<span class="gatsby-highlight-code-line">  b = 22</span></code></pre>',
    'lua',
  ],
  [
    'a number and a text in a line (Code Hike)',
    `<div class="code-box"><code style="display:block;white-space:pre">${eachLine((text, n) => `<div><span class="ch-code-line-number">${n}</span><div style="display:inline-block">${text === '' ? '<br>' : text}</div></div>`)}</code></div>`,
    '',
  ],
  [
    'rows and numbers by utility classes (Tailwind)',
    `<pre class="language-lua">${eachLine((text, n) => `<div class="table-row"><span class="table-cell select-none">${n}</span><span class="table-cell">${text}</span></div>`)}</pre>`,
    'lua',
  ],
  [
    'a division a line with its number (gitweb)',
    `<div class="page_body">${eachLine((text, n) => `<div class="pre"><a id="l${n}" class="linenr">   ${n}</a> ${text.replaceAll('  ', '&nbsp;&nbsp;')}</div>`, '\n')}</div>`,
    '',
  ],
  [
    'a font and breaks',
    '<p><font face="Courier New">let a = 1<br>\n<br>\n&nbsp;&nbsp;b = 22</font></p>',
    '',
  ],
  [
    'points with breaks and a link to copy them (Discuz)',
    `<div class="blockcode"><div><ol>${eachLine((text) => `<li>${text.replaceAll('  ', '&nbsp;&nbsp;')}<br>`)}</ol></div><em onclick="copycode()">复制代码</em></div>`,
    '',
  ],
  [
    'a block a point (GeSHi)',
    `<div class="mw-geshi"><div class="lua source-lua"><ol>${eachLine((text) => `<li><pre class="de1">${text}</pre></li>`)}</ol></div></div>`,
    'lua',
  ],
  [
    'a paragraph a line',
    eachLine((text) => `<p class="code">${text.replaceAll('  ', '&nbsp;&nbsp;')}</p>`, '\n'),
    '',
  ],
  [
    'a list of codes',
    `<ol class="code-list language-lua">${eachLine((text) => `<li><code>${text.replaceAll('  ', '&nbsp;&nbsp;')}</code></li>`)}</ol>`,
    'lua',
  ],
  [
    'cells of text beside cells that count',
    `<table class="source-view">${eachLine((text, n) => `<tr><td>${n}</td><td style="white-space:pre">${text}</td></tr>`)}</table>`,
    '',
  ],
  [
    'divisions beside divisions that count',
    `<div class="code-view">${eachLine((text, n) => `<div><div>${n}</div><div style="white-space:pre">${text}</div></div>`)}</div>`,
    '',
  ],
  [
    'a cell a line',
    `<table class="snippet">${eachLine((text) => `<tr><td><code>${text.replaceAll('  ', '&nbsp;&nbsp;')}</code></td></tr>`)}</table>`,
    '',
  ],
  [
    'an element of its own that keeps its lines (DeckDeckGo)',
    `<deckgo-highlight-code language="lua"><code slot="code">${CODE}</code></deckgo-highlight-code>`,
    'lua',
  ],
];

const LANGUAGES: readonly (readonly [what: string, html: string, language: string])[] = [
  ['a file over it', '<div class="f"><div>src/main.rs</div><pre>x = 1</pre></div>', 'rust'],
  ['a file in an attribute', '<pre data-filename="app/main.py">x = 1</pre>', 'python'],
  ['a Makefile', '<figure><figcaption>Makefile</figcaption><pre>x = 1</pre></figure>', 'makefile'],
  ['an attribute of any name', '<pre data-code-type="go">x = 1</pre>', 'go'],
  ['a MIME type', '<pre><code type="text/x-python">x = 1</code></pre>', 'python'],
  ['a title', '<pre title="C++">x = 1</pre>', 'cpp'],
  ['a label for ears', '<pre aria-label="Rust code">x = 1</pre>', 'rust'],
  ['two dashes', '<div class="highlight highlight--css"><pre>x = 1</pre></div>', 'css'],
  [
    'a bar with a button',
    '<div class="w"><div>Python 3<button>Copy</button></div><pre>x = 1</pre></div>',
    'python',
  ],
  [
    'a bar in the code itself',
    '<pre><div><span>sql</span><button>Copy</button></div><div><code>x = 1</code></div></pre>',
    'sql',
  ],
  ['the language C', '<div class="w"><span>C</span><pre>x = 1</pre></div>', 'c'],
  [
    'a box in a table of numbers',
    '<table class="codehilitetable"><tr><td class="linenos"><pre>1</pre></td><td class="code"><div class="language-php"><pre>x = 1</pre></div></td></tr></table>',
    'php',
  ],
  ['a class of a paper', '<div class="ltx_listing ltx_lst_language_Go">x = 1</div>', 'go'],
  ['a class glued together', '<pre class="codeExampleCS">x = 1</pre>', 'cs'],
  [
    'what an editor keeps of its block',
    '<div data-attrs="{&quot;language&quot;:&quot;go&quot;,&quot;nodeId&quot;:&quot;1&quot;}"><pre>x = 1</pre></div>',
    'go',
  ],
  ['a label with two words more', '<pre aria-label="Rust code example">x = 1</pre>', 'rust'],
  [
    'a bar that says so in Chinese',
    '<div class="w"><div><span>代码语言：</span>css</div><pre>x = 1</pre></div>',
    'css',
  ],
  ['a line before', '<h2>Try</h2><p><b>Python:</b></p><pre>x = 1</pre>', 'python'],
  [
    'the label of a tab',
    '<div><div role="tablist"><a role="tab" href="#p">Go</a><a role="tab" href="#q">Ada</a></div><div class="p"><div role="tabpanel" id="q"><p>Soon.</p></div><div role="tabpanel" id="p"><pre>x = 1</pre></div></div></div>',
    'go',
  ],
  [
    'a block hidden behind the box made of it',
    '<div class="enlighter-default"><div class="enlighter-code"><div class="enlighter"><div><div><span>x = 1</span></div></div></div></div></div><pre class="EnlighterJSRAW" data-enlighter-language="go" style="display:none">x = 1</pre>',
    'go',
  ],
];

describe('boxes of code', () => {
  it.each(TEXTS)('%s leave the text exact', (_what, html, language) => {
    expect(write(html)).toBe(fenced(language));
  });

  it.each(LANGUAGES)('%s names the language', (_what, html, language) => {
    expect(write(html)).toContain(`\`\`\`${language}\nx = 1\n`);
  });

  it.each([
    ['a first line that is a word', '<div>lua</div><div>print(1)</div>', 'lua\nprint(1)'],
    ['a first line with a colon', '<div>names:</div><div>- a</div>', 'names:\n- a'],
  ])('%s of plain text stays in a <pre>', (_what, lines, text) => {
    expect(write(`<pre>${lines}</pre>`)).toContain(`\n${text}\n`);
  });

  it('points and paragraphs that are not set as code stay what they are', () => {
    expect(write('<ul class="source-list"><li>One of them</li><li>Another</li></ul>')).toContain(
      '- One of them',
    );
    expect(write('<ol class="code-list"><li>Open <code>a</code></li><li>b</li></ol>')).toContain(
      '1. Open `a`',
    );
    expect(write('<h3>Python</h3><pre>x = 1</pre>')).toContain('```\nx = 1');
  });

  it('prose about Node.js and ASP.net is no file name', () => {
    expect(write('<div class="w"><div>Node.js</div><pre>x = 1</pre></div>')).not.toContain('```js');
    expect(write('<div class="w"><div>ASP.net</div><pre>x = 1</pre></div>')).toContain('```\n');
  });
});
