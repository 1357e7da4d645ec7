/**
 * Code of half `more`: what blogs, forums, wikis, course sites and documentation builders put around a block, and
 * where they say its language.
 */
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { shell } from '../sentences/development-more/shell.ts';
import { Site } from '../sentences/development-more/site.ts';
import { shown } from './development-editors.ts';
import { names } from './development-names.ts';
import { platforms } from './development-platforms.ts';
import { sites } from './development-sites.ts';
import { tools } from './development-tools.ts';
import { escapeCode, line, lines, SCHEMES } from './highlight.ts';
import { anExpressionOfCode, WITHOUT_TABS, type CodeLanguage, type Sample } from './samples.ts';
import { codeKind, type CodeTruth } from './truth.ts';

type Body = (page: PageMaker, block: () => string) => string;

const between: Body = (page, block) => {
  const part = () => `<p>${page.say(page.random.int(1, 2))}</p>\n${block()}`;
  return `<article><h1>${page.headline()}</h1><p>${page.say(2)}</p>${page.random.times(page.random.int(2, 4), part).join('\n')}<p>${page.say(2)}</p></article>`;
};
/** Nothing but code behind its headings. */
const atEnds: Body = (page, block) => {
  const part = () => `<h2>${page.heading()}</h2>\n<p>${page.brief()}</p>${block()}`;
  return `<main><h1>${page.headline()}</h1>${block()}<p>${page.say(2)}</p>${page.random.times(3, part).join('\n')}</main>`;
};

function onPage(page: PageMaker, main: string): string {
  const site = new Site(page);
  const related = page.random.chance(0.5) ? site.related() : '';
  return shell(page, `${site.header()}${main}${related}${site.footer()}`);
}

const written = (
  name: string,
  write: (sample: Sample, page: PageMaker) => string,
  options: { isUnnamed?: boolean; hasNoTabs?: boolean; only?: readonly CodeLanguage[] } = {},
) =>
  codeKind(name, (made, page) => {
    const among = options.only ?? (options.hasNoTabs === true ? WITHOUT_TABS : undefined);
    const block = () =>
      write(options.isUnnamed === true ? made.unnamed(among) : made.block(among), page);
    const body = page.random.pick([between, atEnds]);
    return onPage(page, body(page, block));
  });

const hljs = (text: string) => lines(text, (l) => line(l, SCHEMES.hljs));
const prism = (text: string) => lines(text, (l) => line(l, SCHEMES.prism));
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

export const developmentMore: readonly Kind<CodeTruth>[] = [
  ...[...sites, ...tools, ...platforms, ...shown, ...names].map(({ name, write, ...options }) =>
    written(name, write, options),
  ),
  written(
    'language-glued-to-a-word-of-code',
    ({ text, language }) => `<div class="${language}Source"><pre>${hljs(text)}</pre></div>`,
    { only: ['python', 'ruby', 'java', 'sql', 'css', 'html', 'json', 'php'] },
  ),
  written(
    'rows-whose-numbers-are-attributes',
    ({ text }) =>
      `<table class="blame"><tbody>${lines(text, (l, i) => `<tr class="blame-row"><td class="blame-lineno" data-line-number="${i + 1}"></td><td class="blame-source">${line(l, SCHEMES.rouge)}</td></tr>`, '')}</tbody></table>`,
    { isUnnamed: true, hasNoTabs: true },
  ),
  written(
    'language-told-below-in-the-block',
    ({ text, language }) =>
      `<pre class="block-code"><span><span><code class="language-${language}">${hljs(text)}</code></span></span><small>Language: <b>${language}</b></small></pre>`,
  ),
  codeKind('terms-that-link-to-themselves', (made, page) => {
    const term = () => {
      const id = page.random.word();
      const code = escapeCode(made.inline(anExpressionOfCode(page.random)));
      return `<dt id="${id}"><a class="selflink" href="#${id}"><code>${code}</code></a></dt><dd><p>${page.say(page.random.int(1, 2))}</p></dd>`;
    };
    return onPage(
      page,
      `<main><h1>${page.headline()}</h1><p>${page.say(2)}</p><dl class="options">${page.random.times(5, term).join('\n')}</dl><p>${page.say(2)}</p></main>`,
    );
  }),
  written(
    'title-above-block',
    ({ text, language }, page) =>
      `<div class="codeBlockContainer"><div class="codeBlockTitle">src/${page.random.word()}.txt</div><div class="codeBlockContent"><pre tabindex="0" class="prism-code language-${language} thin-scrollbar"><code class="codeBlockLines">${lines(text, (l) => `<span class="token-line">${line(l, SCHEMES.prism)}<br></span>`, '')}</code></pre><div class="buttonGroup"><button type="button" aria-label="Copy"><span></span></button></div></div></div>`,
  ),
  written(
    'language-in-bar-alone',
    ({ text, language }) =>
      `<div class="code-block-wrapper"><div class="code-block-header"><span>${language}</span><span>Copy</span></div><pre><code>${escapeCode(text)}</code></pre></div>`,
  ),
  written(
    'language-in-data-of-box',
    ({ text, language }) =>
      `<div class="snippet" data-lang="${language}"><div class="snippet-toolbar"><button>Copy</button></div><pre>${hljs(text)}</pre></div>`,
  ),
  written(
    'language-in-figcaption',
    ({ text, language }) =>
      `<figure class="highlight"><figcaption>${language}</figcaption><pre><code class="${language}">${hljs(text)}</code></pre></figure>`,
  ),
  written(
    'file-name-in-figcaption',
    ({ text, language }, page) =>
      `<figure data-rehype-pretty-code-figure=""><figcaption data-rehype-pretty-code-title="" data-language="${language}">${page.random.word()}.conf</figcaption><pre tabindex="0" data-language="${language}"><code data-language="${language}" style="display:grid">${lines(text, (l) => `<span data-line="">${l === '' ? ' ' : escapeCode(l)}</span>`)}</code></pre></figure>`,
  ),
  written(
    'numbers-beside-in-flex',
    ({ text, language }) =>
      `<div class="code-wrapper"><div class="line-numbers">${lines(text, (_, i) => `<span>${i + 1}</span>`, '')}</div><pre class="language-${language}"><code>${prism(text)}</code></pre></div>`,
  ),
  written(
    'numbers-in-span-rows',
    ({ text, language }) =>
      `<pre class="line-numbers language-${language}"><code class="language-${language}">${prism(text)}<span aria-hidden="true" class="line-numbers-rows">${lines(text, () => '<span></span>', '')}</span></code></pre>`,
  ),
  written(
    'react-highlighter',
    ({ text, language }) =>
      `<div><pre style="display:block;overflow-x:auto"><code class="language-${language}" style="white-space:pre"><code style="float:left;padding-right:10px">${lines(text, (_, i) => `<span class="react-syntax-highlighter-line-number">${i + 1}\n</span>`, '')}</code>${prism(text)}</code></pre></div>`,
  ),
  written(
    'folded-code',
    ({ text, language }, page) =>
      `<details><summary>${page.heading()}</summary><pre><code class="language-${language}">${escapeCode(text)}</code></pre></details>`,
  ),
  written(
    'forum-code-with-select-all',
    ({ text }) =>
      `<div class="codebox"><p>Code: <a href="#" onclick="selectCode(this); return false;">Select all</a></p><pre><code>${escapeCode(text)}</code></pre></div>`,
    { isUnnamed: true },
  ),
  written(
    'bb-code-block',
    ({ text }) =>
      `<div class="bbCodeBlock bbCodeBlock--screenLimited bbCodeBlock--code"><div class="bbCodeBlock-title">Code:</div><div class="bbCodeBlock-content" dir="ltr"><pre class="bbCodeCode" dir="ltr" data-lang=""><code>${escapeCode(text)}</code></pre></div></div>`,
    { isUnnamed: true },
  ),
  written(
    'bb-code-block-named',
    ({ text, language }) =>
      `<div class="bbCodeBlock bbCodeBlock--screenLimited bbCodeBlock--code"><div class="bbCodeBlock-title">${capital(language)}:</div><div class="bbCodeBlock-content" dir="ltr"><pre class="bbCodeCode" dir="ltr" data-lang="${language}"><code>${escapeCode(text)}</code></pre></div></div>`,
  ),
  written(
    'wiki-of-paragraph-boxes',
    ({ text, language }) =>
      `<div class="mw-highlight mw-highlight-lang-${language} mw-content-ltr" dir="ltr"><pre><span></span>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div>`,
  ),
  written(
    'hexo-table',
    ({ text, language }) =>
      `<figure class="highlight ${language}"><div class="highlight-tools"><i class="expand"></i><div class="code-lang">${language}</div><div class="copy-notice"></div></div><table><tr><td class="gutter"><pre>${lines(text, (_, i) => `<span class="line">${i + 1}</span><br>`, '')}</pre></td><td class="code"><pre>${lines(text, (l) => `<span class="line">${line(l, SCHEMES.hljs)}</span><br>`, '')}</pre></td></tr></table></figure>`,
  ),
  written(
    'gist-embedded',
    ({ text }, page) =>
      `<div id="gist${page.random.int(1, 999)}" class="gist"><div class="gist-file"><div class="gist-data"><div class="Box-body p-0 blob-wrapper data type-text"><table class="highlight js-file-line-container">${lines(text, (l, i) => `<tr><td class="blob-num js-line-number" data-line-number="${i + 1}"></td><td class="blob-code blob-code-inner js-file-line">${l === '' ? '\n' : line(l, SCHEMES.rouge)}</td></tr>`, '')}</table></div></div><div class="gist-meta"><a href="https://gist.example/raw">view raw</a> <a href="https://gist.example/x">${page.random.word()}.txt</a> hosted with by <a href="https://gist.example">Gist</a></div></div></div>`,
    { isUnnamed: true },
  ),
  written(
    'custom-element',
    ({ text, language }) =>
      `<code-block language="${language}"><pre><code>${escapeCode(text)}</code></pre></code-block>`,
  ),
  written(
    'astro-frames',
    ({ text, language }, page) =>
      `<div class="expressive-code"><figure class="frame has-title"><figcaption class="header"><span class="title">${page.random.word()}.md</span></figcaption><pre data-language="${language}"><code>${lines(text, (l) => `<div class="ec-line"><div class="code"><span style="--0:#D6DEEB">${l === '' ? '\n' : escapeCode(l)}</span></div></div>`, '')}</code></pre><div class="copy"><button title="Copy to clipboard"><div></div></button></div></figure></div>`,
  ),
  written(
    'highlighted-in-editor-6',
    ({ text, language }) =>
      `<div class="editor" data-language="${language}"><div class="cm-editor"><div class="cm-scroller"><div class="cm-gutters" aria-hidden="true"><div class="cm-gutter cm-lineNumbers">${lines(text, (_, i) => `<div class="cm-gutterElement">${i + 1}</div>`, '')}</div></div><div class="cm-content" role="textbox" data-language="${language}">${lines(text, (l) => `<div class="cm-line">${l === '' ? '<br>' : escapeCode(l)}</div>`, '')}</div></div></div></div>`,
    { hasNoTabs: true },
  ),
  written(
    'steps-of-a-tutorial',
    ({ text, language }, page) =>
      `<div class="step"><div class="step-number">${page.random.int(1, 9)}</div><div class="step-body"><div class="code-snippet"><div class="code-snippet__head">${language}</div><pre><code class="hljs language-${language}">${hljs(text)}</code></pre></div></div></div>`,
  ),
  written(
    'try-it-box',
    ({ text, language }, page) =>
      `<div class="w3-example"><h3>Example</h3><div class="w3-code notranslate ${language}High">${lines(text, (l) => escapeCode(l).replaceAll(' ', '&nbsp;'), '<br>')}</div><a class="w3-btn" href="${page.path()}">Try it Yourself »</a></div>`,
    { hasNoTabs: true, isUnnamed: true },
  ),
  written(
    'asciidoctor-listing-with-title',
    ({ text, language }, page) =>
      `<div class="listingblock"><div class="title">${page.heading()}</div><div class="content"><pre class="highlightjs highlight"><code class="language-${language} hljs" data-lang="${language}">${escapeCode(text)}</code></pre></div></div>`,
  ),
  written(
    'terminal-window-lines',
    ({ text }) =>
      `<div class="terminal"><div class="terminal-bar"><span class="dot"></span><span class="dot"></span><span class="terminal-title">Terminal</span></div><div class="terminal-body"><pre>${escapeCode(text)}</pre></div></div>`,
    { isUnnamed: true },
  ),
  written(
    'cell-of-a-notebook',
    ({ text }, page) =>
      `<div class="jp-Cell jp-CodeCell"><div class="jp-Cell-inputWrapper"><div class="jp-InputArea"><div class="jp-InputPrompt jp-InputArea-prompt">In&nbsp;[${page.random.int(1, 99)}]:</div><div class="jp-CodeMirrorEditor jp-Editor jp-InputArea-editor"><div class="CodeMirror cm-s-jupyter"><div class="highlight hl-ipython3"><pre><span></span>${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></div></div></div></div></div>`,
    { only: ['python'] },
  ),
  written(
    'block-in-blockquote-of-thread',
    ({ text, language }, page) =>
      `<div class="post-text"><blockquote><p>${page.brief()}</p><pre class="lang-${language} s-code-block"><code class="hljs language-${language}">${hljs(text)}</code></pre></blockquote></div>`,
  ),
];
