/** The development half of part `code`. */
import { furniture as f } from '../furniture/development.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { structures } from './development-structures.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from './highlight.ts';
import { WITHOUT_TABS, type Sample } from './samples.ts';
import { codeKind, type CodeTruth } from './truth.ts';

/** An article with two to four blocks between its paragraphs. */
function article(page: PageMaker, block: () => string): string {
  const part = () => `<p>${page.say(page.random.int(1, 2))}</p>\n${block()}`;
  return `<article><h1>${page.headline()}</h1>${f.byline(page)}<p>${page.say(2)}</p>${page.random.times(page.random.int(2, 4), part).join('\n')}<h2>${page.heading()}</h2><p>${page.say(2)}</p></article>`;
}

/** A kind that differs in nothing but how a block is written. */
const written = (
  name: string,
  write: (sample: Sample, page: PageMaker) => string,
  options: { isUnnamed?: boolean; hasNoTabs?: boolean } = {},
) =>
  codeKind(name, (made, page) => {
    const among = options.hasNoTabs === true ? WITHOUT_TABS : undefined;
    const block = () =>
      write(options.isUnnamed === true ? made.unnamed(among) : made.block(among), page);
    return page.document(f.frame(page, article(page, block)));
  });

const preCode = written(
  'pre-code-language',
  ({ text, language }) =>
    `<pre><code class="language-${language}">${escapeCode(text)}\n</code></pre>`,
);

const plainPre = written('plain-pre', ({ text }) => `<pre>${escapeCode(text)}</pre>`, {
  isUnnamed: true,
});

const prism = written(
  'prism-toolbar',
  ({ text, language }) =>
    `<div class="code-toolbar"><pre class=" language-${language}"><code class=" language-${language}">${lines(text, (l) => line(l, SCHEMES.prism))}</code></pre><div class="toolbar"><div class="toolbar-item"><span>${language}</span></div><div class="toolbar-item"><button>Copy</button></div></div></div>`,
);

const hljs = written(
  'highlight-js',
  ({ text, language }) =>
    `<pre><code class="hljs ${language}">${lines(text, (l) => line(l, SCHEMES.hljs))}</code></pre>`,
);

const shiki = written(
  'shiki',
  ({ text, language }) =>
    `<pre class="shiki github-dark" style="background-color:#24292e;color:#e1e4e8" tabindex="0" data-language="${language}"><code>${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre>`,
);

const rouge = written(
  'rouge',
  ({ text, language }) =>
    `<div class="language-${language} highlighter-rouge"><div class="highlight"><pre class="highlight"><code>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre></div></div>`,
);

const chromaInline = written(
  'chroma-inline-numbers',
  ({ text, language }) =>
    `<div class="highlight"><pre tabindex="0" class="chroma"><code class="language-${language}" data-lang="${language}">${lines(text, (l, i) => `<span class="line"><span class="ln">${String(i + 1).padStart(2)}</span><span class="cl">${line(l, SCHEMES.pygments)}\n</span></span>`, '')}</code></pre></div>`,
);

const chromaTable = written(
  'chroma-table-numbers',
  ({ text, language }) =>
    `<div class="highlight"><div class="chroma"><table class="lntable"><tr><td class="lntd"><pre tabindex="0" class="chroma"><code>${lines(text, (_, i) => `<span class="lnt">${i + 1}\n</span>`, '')}</code></pre></td><td class="lntd"><pre tabindex="0" class="chroma"><code class="language-${language}" data-lang="${language}">${lines(text, (l) => `<span class="line"><span class="cl">${line(l, SCHEMES.pygments)}\n</span></span>`, '')}</code></pre></td></tr></table></div></div>`,
);

const pygments = written(
  'pygments-sphinx',
  ({ text, language }) =>
    `<div class="highlight-${language} notranslate"><div class="highlight"><pre><span></span>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></div>`,
);

const codeMirror5 = written(
  'codemirror-5',
  ({ text }) =>
    `<div class="CodeMirror cm-s-default"><div class="CodeMirror-scroll"><div class="CodeMirror-sizer"><div class="CodeMirror-lines" role="presentation"><div class="CodeMirror-code" role="presentation">${lines(text, (l, i) => `<div style="position: relative;"><div class="CodeMirror-gutter-wrapper" aria-hidden="true" style="left: -29px;"><div class="CodeMirror-linenumber CodeMirror-gutter-elt">${i + 1}</div></div><pre class=" CodeMirror-line " role="presentation"><span role="presentation">${line(l, SCHEMES.codeMirror)}</span></pre></div>`, '')}</div></div></div></div></div>`,
  { isUnnamed: true },
);

const githubTable = codeKind('github-blob-table', (made, page) => {
  const { text, language } = made.block();
  const table = `<table data-hpc class="highlight tab-size js-file-line-container" data-tab-size="8" data-tagsearch-lang="${language}"><tbody>${lines(text, (l, i) => `<tr><td id="L${i + 1}" class="blob-num js-line-number" data-line-number="${i + 1}"></td><td id="LC${i + 1}" class="blob-code blob-code-inner js-file-line">${line(l, SCHEMES.github)}</td></tr>`)}</tbody></table>`;
  const html = `<h1>${page.headline()}</h1><div class="Box"><div class="Box-header"><div class="text-mono">${text.split('\n').length} lines</div></div><div itemprop="text" class="Box-body blob-wrapper data type-${language}">${table}</div></div><p>${page.say(2)}</p>`;
  return page.document(f.frame(page, html));
});

const gist = written(
  'gist-embed',
  ({ text, language }, page) =>
    `<div id="gist${page.random.int(1e5, 9e5)}" class="gist"><div class="gist-file"><div class="gist-data"><div itemprop="text" class="Box-body p-0 blob-wrapper data type-${language}"><table data-tab-size="8" class="highlight tab-size js-file-line-container">${lines(text, (l, i) => `<tr><td class="blob-num js-line-number" data-line-number="${i + 1}"></td><td class="blob-code blob-code-inner js-file-line">${line(l, SCHEMES.github)}</td></tr>`)}</table></div></div><div class="gist-meta"><a href="https://gist.example/raw">view raw</a> <a href="https://gist.example/x">${page.random.word()}</a> hosted with &#10084; by <a href="https://github.example">GitHub</a></div></div></div>`,
);

const confluence = written(
  'confluence-panel',
  ({ text, language }) =>
    `<div class="code panel pdl" style="border-width: 1px;"><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: ${language}; gutter: false; theme: Confluence" data-theme="Confluence">${escapeCode(text)}</pre></div></div>`,
);

const syntaxHighlighter = written(
  'syntaxhighlighter-3',
  ({ text, language }) =>
    `<div><div id="highlighter_42" class="syntaxhighlighter  ${language}"><div class="toolbar"><span><a href="#" class="toolbar_item command_help help">?</a></span></div><table border="0" cellpadding="0" cellspacing="0"><tbody><tr><td class="gutter">${lines(text, (_, i) => `<div class="line number${i + 1} index${i} alt${(i % 2) + 1}">${i + 1}</div>`, '')}</td><td class="code"><div class="container">${lines(
      text,
      (l, i) =>
        `<div class="line number${i + 1} index${i} alt${(i % 2) + 1}">${
          l === ''
            ? '&nbsp;'
            : line(l, SCHEMES.syntaxHighlighter)
                .replace(
                  /^(<code class="java spaces">|<span class="java spaces">)( +)/,
                  (_, tag: string, spaces: string) => tag + '&nbsp;'.repeat(spaces.length),
                )
                .replace(/<(\/?)span/g, '<$1code')
        }</div>`,
      '',
    )}</div></td></tr></tbody></table></div></div>`,
  { hasNoTabs: true },
);

const crayon = written(
  'crayon',
  ({ text, language }) =>
    `<div id="crayon-5f" class="crayon-syntax crayon-theme-classic crayon-font-monaco"><div class="crayon-toolbar"><span class="crayon-title"></span><div class="crayon-tools"><div class="crayon-button crayon-copy-button" title="Copy"></div><span class="crayon-language">${language}</span></div></div><div class="crayon-plain-wrap"></div><div class="crayon-main"><table class="crayon-table"><tr class="crayon-row"><td class="crayon-nums" data-settings="show"><div class="crayon-nums-content">${lines(text, (_, i) => `<div class="crayon-num">${i + 1}</div>`, '')}</div></td><td class="crayon-code"><div class="crayon-pre">${lines(text, (l) => `<div class="crayon-line">${l === '' ? '&nbsp;' : line(l, SCHEMES.crayon)}</div>`, '')}</div></td></tr></table></div></div>`,
);

const wordpress = written(
  'wordpress-block',
  ({ text, language }) =>
    `<pre class="wp-block-code"><code lang="${language}" class="language-${language}">${escapeCode(text)}</code></pre>`,
);

const parentNames = written(
  'language-on-figure',
  ({ text, language }, page) =>
    `<figure data-language="${language}" class="code-figure"><figcaption>${page.random.word()}.txt</figcaption><pre><code>${lines(text, (l) => line(l, SCHEMES.hljs))}</code></pre></figure>`,
);

const highlightSource = written(
  'highlight-source',
  ({ text, language }) =>
    `<div class="highlight highlight-source-${language} notranslate position-relative overflow-auto" dir="auto"><pre>${lines(text, (l) => line(l, SCHEMES.github))}</pre><div class="zeroclipboard-container"><clipboard-copy aria-label="Copy" class="ClipboardButton btn" value="${escapeCode(text).replace(/"/g, '&quot;')}"><svg></svg></clipboard-copy></div></div>`,
);

export const development: readonly Kind<CodeTruth>[] = [
  preCode,
  plainPre,
  prism,
  hljs,
  shiki,
  rouge,
  chromaInline,
  chromaTable,
  pygments,
  codeMirror5,
  githubTable,
  gist,
  confluence,
  syntaxHighlighter,
  crayon,
  wordpress,
  parentNames,
  highlightSource,
  ...structures,
];
