/** Code in blogs, boards, trackers and talks, and code within sentences: half `held-out-6`. */
import type { Kind } from '../../kind.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from '../highlight.ts';
import { anExpressionOfCode, WITHOUT_TABS } from '../samples.ts';
import { codeKind, type CodeTruth } from '../truth.ts';
import { blocks, inFrame, inlined, named, nameless, thread } from './frame.ts';

const spaced = (text: string) =>
  escapeCode(text).replace(/^ +/, (run) => '&nbsp;'.repeat(run.length));

export const places: readonly Kind<CodeTruth>[] = [
  named(
    'code-syntax-block-with-language-below',
    ({ language, text }, _, i) =>
      `<pre class="wp-block-code" aria-describedby="shcb-language-${i}" data-shcb-language-name="${language}" data-shcb-language-slug="${language}"><span><code class="hljs language-${language}">${lines(text, (l) => line(l, SCHEMES.hljs))}</code></span><small class="shcb-language" id="shcb-language-${i}"><span class="shcb-language__label">Code language:</span> <span class="shcb-language__name">${language}</span> <span class="shcb-language__paren">(</span><span class="shcb-language__slug">${language}</span><span class="shcb-language__paren">)</span></small></pre>`,
    { frame: 'blocks' },
  ),
  nameless(
    'hilite-me-box-in-a-blog',
    (text) =>
      `<!-- HTML generated using hilite.me --><div style="background: #ffffff; overflow:auto;width:auto;border:solid gray;border-width:.1em .1em .1em .8em;padding:.2em .6em;"><pre style="margin: 0; line-height: 125%">${lines(text, styledLine)}\n</pre></div>`,
    { frame: 'plain' },
  ),
  nameless(
    'hilite-me-table-with-numbers',
    (text) =>
      `<div style="background: #f0f3f3; overflow:auto;width:auto;"><table><tr><td><pre style="margin: 0; line-height: 125%">${lines(text, (_, i) => String(i + 1).padStart(2))}</pre></td><td><pre style="margin: 0; line-height: 125%">${lines(text, styledLine)}\n</pre></td></tr></table></div>`,
    { frame: 'widgets' },
  ),
  nameless(
    'vim-to-html-with-numbers',
    (text) =>
      `<pre id="vimCodeElement">\n${lines(text, (l, i) => `<span id="L${i + 1}" class="LineNr">${String(i + 1).padStart(3)} </span>${line(l, { keyword: 'Statement', string: 'Constant', number: 'Constant', comment: 'Comment' })}`)}\n</pre>`,
    { frame: 'plain' },
  ),
  named(
    'torchlight-lines-with-numbers',
    ({ language, text }) =>
      `<pre><code class="torchlight" style="background-color: #292D3E; --theme-selection-background: #7580B850;" data-lang="${language}"><!-- Syntax highlighted by torchlight.dev -->${lines(text, (l, i) => `<div class="line"><span style="color:#3A3F58; text-align: right; -webkit-user-select: none; user-select: none;" class="line-number">${String(i + 1).padStart(2)}</span>${styledLine(l)}</div>`, '')}</code></pre>`,
    { frame: 'utilities' },
  ),
  named(
    'chinese-developer-platform-extension-header',
    ({ language, text }) =>
      `<pre><div class="code-block-extension-header"><div class="code-block-extension-headerLeft"><div class="code-block-extension-foldBtn"></div></div><div class="code-block-extension-headerRight"><span class="code-block-extension-lang">${language}</span><div class="code-block-extension-copyCodeBtn">复制代码</div></div></div><code class="hljs language-${language} code-block-extension-codeShowNum" lang="${language}">${lines(text, (l, i) => `<span class="code-block-extension-codeLine" data-line-num="${i + 1}">${line(l, SCHEMES.hljs)}</span>`)}\n</code></pre>`,
    { frame: 'plain' },
  ),
  nameless(
    'runoob-example-of-hl-spans',
    (text) =>
      `<div class="example"><h2 class="example">实例</h2><div class="example_code"><div class="hl-main">${lines(text, (l) => `<span class="hl-code">${spaced(l)}</span>`, '<br />')}</div></div></div>`,
    { frame: 'plain', among: WITHOUT_TABS },
  ),
  named(
    'zenn-like-file-name-container',
    ({ language, text }, page) =>
      `<div class="code-block-container"><div class="code-block-filename-container"><span class="code-block-filename">${page.random.word()}.txt</span></div><pre class="language-${language} code-line" data-line="3"><code class="language-${language}">${lines(text, (l) => line(l, SCHEMES.prism))}\n</code></pre></div>`,
    { frame: 'plain' },
  ),
  named(
    'hub-of-developers-language-class',
    ({ language, text }) =>
      `<div class="code-explainer"><pre><code class="${language}">${escapeCode(text)}</code></pre></div>`,
    { frame: 'plain', among: ['python', 'java', 'php', 'bash', 'sql', 'json', 'cpp', 'go'] },
  ),
  named(
    'editor-code-snippet-of-a-drupal-site',
    ({ language, text }) =>
      `<div class="text-formatted"><pre><code class="language-${language} hljs">${lines(text, (l) => line(l, SCHEMES.hljs))}</code></pre></div>`,
    { frame: 'olivero' },
  ),
  named(
    'shared-talk-with-an-assistant',
    ({ language, text }) =>
      `<pre class="overflow-visible!"><div class="contain-inline-size rounded-2xl border-[0.5px] relative"><div class="flex items-center text-xs font-sans justify-between h-9 px-4">${language}</div><div class="sticky top-9"><div class="absolute end-0 bottom-0 flex h-9 items-center pe-2"><button class="flex gap-1 items-center" aria-label="Copy">Copy code</button></div></div><div class="overflow-y-auto p-4" dir="ltr"><code class="whitespace-pre! language-${language}"><span>${lines(text, (l) => line(l, SCHEMES.hljs))}\n</span></code></div></div></pre>`,
    { frame: 'utilities' },
  ),
  thread(
    'channel-preview-of-a-messenger-pre',
    (content, page) =>
      `<div class="tgme_widget_message_bubble"><div class="tgme_widget_message_author">${page.site}</div><div class="tgme_widget_message_text js-message_text" dir="auto">${content}</div><span class="tgme_widget_message_meta"><time>${page.random.int(10, 23)}:12</time></span></div>`,
    (made) => {
      const { language, text } = made.block();
      return `<pre><code class="language-${language}">${escapeCode(text)}</code></pre>`;
    },
  ),
  thread(
    'jira-code-panel',
    (content, page, i) =>
      `<div id="comment-${i}" class="issue-data-block activity-comment"><div class="action-details"><a class="user-hover">${page.name()}</a></div><div class="action-body flooded">${content}</div></div>`,
    (made) => {
      const { language, text } = made.block(['java', 'javascript', 'sql', 'python', 'ruby']);
      return `<div class="code panel" style="border-width: 1px;"><div class="codeContent panelContent"><pre class="code-${language}">${lines(text, (l) => line(l, { keyword: 'code-keyword', string: 'code-quote', comment: 'code-comment' }))}\n</pre></div></div>`;
    },
  ),
  thread(
    'phabricator-remarkup-code',
    (content, page) =>
      `<div class="phui-timeline-event-view"><div class="phui-timeline-title"><a class="phui-handle">${page.name()}</a></div><div class="phabricator-remarkup">${content}</div></div>`,
    (made) => {
      const { language, text } = made.block();
      return `<div class="remarkup-code-block" data-code-lang="${language}" data-sigil="remarkup-code-block"><pre class="remarkup-code">${lines(text, (l) => line(l, SCHEMES.pygments))}</pre></div>`;
    },
  ),
  thread(
    'kunena-pre-of-a-board',
    (content, page) =>
      `<div class="kmsg"><div class="kprofile">${page.name()}</div><div class="kmessage"><div class="kmsg">${content}</div></div></div>`,
    (made) =>
      `<div class="highlight"><pre class="line-numbers"><code>${escapeCode(made.unnamed().text)}</code></pre></div>`,
  ),
  thread(
    'wpforo-pre-of-a-plugin',
    (content, page, i) =>
      `<div id="post-${i}" class="post-wrap"><div class="wpf-left"><div class="author-name">${page.name()}</div></div><div class="wpf-right"><div class="wpforo-post-content">${content}</div></div></div>`,
    (made) => `<pre contenteditable="false">${escapeCode(made.unnamed().text)}</pre>`,
  ),
  thread(
    'answers-in-hashed-code-boxes',
    (content, page) =>
      `<div class="answer-${page.random.letters(5)}"><div class="who-${page.random.letters(4)}">${page.name()}</div><div class="txt-${page.random.letters(4)}">${content}</div></div>`,
    (made) => {
      const { language, text } = made.block();
      return `<div class="code-${language} sc-${made.page.random.letters(6)}"><pre data-language="${language}"><code>${lines(text, (l) => line(l, SCHEMES.prism))}</code></pre></div>`;
    },
  ),
  thread(
    'sourcehut-like-mail-with-pre',
    (content, page, i) =>
      `<div class="message" id="m${i}"><div class="message-header">${page.name()}</div><div class="message-body">${content}</div></div>`,
    (made) => `<pre>${escapeCode(made.unnamed().text)}\n</pre>`,
  ),
  blocks('steps-of-a-howto-with-blocks-in-points', (made, page) => {
    const { language, text } = made.block();
    return `<ol start="1"><li><p>${page.brief()}</p><div class="highlight highlight-source-${language}"><pre><code class="language-${language}">${escapeCode(text)}</code></pre></div></li></ol>`;
  }),
  blocks(
    'unified-tabs-one-shown',
    (made, page) => {
      const { language, text } = made.block();
      return `<div class="tabs"><div role="tablist"><button role="tab" aria-selected="true">${language}</button><button role="tab" aria-selected="false">${page.random.word()}</button></div><div role="tabpanel"><pre class="shiki github-dark" tabindex="0"><code class="language-${language}">${lines(text, (l) => `<span class="line">${styledLine(l)}</span>`)}</code></pre></div></div>`;
    },
    'utilities',
  ),
];

export const inline: readonly Kind<CodeTruth>[] = [
  inlined(
    'verso-inline-code',
    (code, say) => `<p>${say()} <code class="hl inline">${code}</code> ${say()}</p>`,
    'plain',
  ),
  inlined(
    'design-system-code-words',
    (code, say) =>
      `<p>${say()} <code class="rounded bg-slate-100 px-1.5 py-0.5 font-mono text-sm before:content-none">${code}</code> ${say()}</p>`,
    'utilities',
  ),
  inlined(
    'volto-code-of-a-slate-editor',
    (code, say) => `<p>${say()} <code><span>${code}</span></code> ${say()}</p>`,
    'volto',
  ),
  inlined(
    'code-in-summary-and-detail',
    (code, say) => `<details open><summary><code>${code}</code></summary><p>${say()}</p></details>`,
    'bootstrap5',
  ),
  inlined(
    'code-of-settings-as-headings',
    (code, say) => `<h3 class="setting"><code>${code}</code></h3><p>${say()}</p>`,
    'blocks',
  ),
  inlined(
    'literal-words-of-doc-utils-two',
    (code, say) =>
      `<p>${say()} <code class="docutils literal notranslate">${code
        .split(' ')
        .map((w) => `<span class="pre">${w}</span>`)
        .join(' ')}</code> ${say()}</p>`,
    'plain',
  ),
  codeKind('tables-of-options-in-a-man-page', (made, page) =>
    inFrame(
      page,
      `<dl class="Bl-tag">${page.random.times(4, () => `<dt><a class="permalink" href="#x"><code class="Fl">${escapeCode(made.inline(anExpressionOfCode(page.random)))}</code></a></dt><dd><p>${page.say()}</p></dd>`).join('')}</dl>`,
      'plain',
    ),
  ),
  codeKind('shortcuts-of-a-help-centre', (made, page) =>
    inFrame(
      page,
      `<ul>${page.random
        .times(4, () => {
          const key = made.kept(`${page.random.pick(['Ctrl', 'Cmd'])}${page.random.int(1, 9999)}`);
          return `<li>${page.brief()} <kbd>${key}</kbd></li>`;
        })
        .join('')}</ul>`,
    ),
  ),
];
