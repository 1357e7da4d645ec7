/** Code in blogs, boards, trackers and courses, and code within sentences: half `held-out-7`. */
import type { Kind } from '../../kind.ts';
import { escapeCode, line, lines, SCHEMES, styledLine } from '../highlight.ts';
import { WITHOUT_TABS } from '../samples.ts';
import { codeKind, type CodeTruth } from '../truth.ts';
import { inFrame, inlined, named, nameless, thread } from './frame.ts';

const spaced = (text: string) =>
  escapeCode(text).replace(/^ +/, (run) => '&nbsp;'.repeat(run.length));

export const places: readonly Kind<CodeTruth>[] = [
  named(
    'plain-language-class-in-a-kadence-blog',
    ({ language, text }) =>
      `<pre class="wp-block-code"><code lang="${language}" class="language-${language}">${escapeCode(text)}</code></pre>`,
    { frame: 'kadence' },
  ),
  named(
    'hexo-butterfly-tools-and-gutter',
    ({ language, text }) =>
      `<figure class="highlight ${language}"><div class="highlight-tools"><i class="fas fa-angle-down expand"></i><div class="code-lang">${language}</div><div class="copy-notice"></div><i class="fas fa-paste copy-button"></i></div><table><tr><td class="gutter"><pre>${lines(text, (_, i) => `<span class="line">${i + 1}</span><br>`, '')}</pre></td><td class="code"><pre>${lines(text, (l) => `<span class="line">${line(l, SCHEMES.hljs)}</span><br>`, '')}</pre></td></tr></table></figure>`,
    { frame: 'simple' },
  ),
  nameless(
    'story-host-pre-of-spans-with-breaks',
    (text, page) =>
      `<pre class="mo mp mq mr ms nq nr ns bo nt ba bj"><span id="${page.random.letters(4)}" class="nu mu gy nr b bf nv nw l nx ny" data-selectable-paragraph="">${escapeCode(text).replace(/\n/g, '<br>')}</span></pre>`,
    { frame: 'modules' },
  ),
  named(
    'developer-blog-host-lang-classes',
    ({ language, text }) =>
      `<pre><code class="lang-${language}">${lines(text, (l) => line(l, SCHEMES.hljs))}\n</code></pre>`,
    { frame: 'modules' },
  ),
  named(
    'geshi-filter-of-a-drupal-site',
    ({ language, text }) =>
      `<div class="geshifilter"><pre class="${language} geshifilter-${language}" style="font-family:monospace;">${lines(text, (l) => line(l, { keyword: 'kw1', string: 'st0', number: 'nu0', comment: 'co1' }))}</pre></div>`,
    { frame: 'bartik' },
  ),
  named(
    'chinese-blog-host-has-numbering',
    ({ language, text }) =>
      `<pre data-index="0" class="set-code-show prettyprint"><code class="prism language-${language} has-numbering" onclick="mdcp.copyCode(event)" style="position: unset;">${lines(text, (l) => line(l, SCHEMES.prism))}\n<div class="hljs-button signin active" data-title="登录复制"></div></code><ul class="pre-numbering" style="">${lines(text, (_, i) => `<li style="color: rgb(153, 153, 153);">${i + 1}</li>`, '')}</ul></pre>`,
    { frame: 'simple' },
  ),
  named(
    'korean-smart-editor-code-source',
    ({ language, text }) =>
      `<div class="se-component se-code se-l-code_black"><div class="se-component-content"><div class="se-section se-section-code se-l-code_black"><div class="se-module se-module-code"><div class="se-code-source"><div class="__se_code_view language-${language}">${escapeCode(text)}</div></div></div></div></div></div>`,
    { frame: 'simple', among: WITHOUT_TABS },
  ),
  named(
    'japanese-engineers-code-frame',
    ({ language, text }, page) =>
      `<div class="code-frame" data-lang="${language}"><div class="code-lang"><span class="bold">${page.random.word()}.txt</span></div><div class="highlight"><pre><code>${lines(text, (l) => line(l, SCHEMES.rouge))}\n</code></pre></div></div>`,
    { frame: 'modules' },
  ),
  named(
    'diary-host-pre-code-lang',
    ({ language, text }) =>
      `<pre class="code lang-${language}" data-lang="${language}" data-unlink>${lines(text, (l) => line(l, { keyword: 'synStatement', string: 'synConstant', number: 'synConstant', comment: 'synComment' }))}\n</pre>`,
    { frame: 'simple' },
  ),
  named(
    'study-site-tabs-of-custom-elements',
    ({ language, text }) =>
      `<gfg-tabs data-run-ide="true" data-mode="light"><gfg-tab slot="tab">${language}</gfg-tab><gfg-panel slot="panel" data-code-lang="${language}"><pre><code class="language-${language}">${escapeCode(text)}</code></pre></gfg-panel></gfg-tabs>`,
    { frame: 'simple' },
  ),
  named(
    'twoslash-lines-with-language-id',
    ({ language, text }) =>
      `<pre class="shiki light-plus twoslash lsp" style="background-color: #FFFFFF; color: #000000"><div class="language-id">${language}</div><div class="code-container"><code>${lines(text, (l) => `<div class="line">${styledLine(l)}</div>`, '')}</code></div></pre>`,
    { frame: 'modules', among: ['typescript', 'javascript'] },
  ),
  named(
    'nuxt-content-lines-that-hold-their-end',
    ({ language, text }) =>
      `<pre class="language-${language} shiki shiki-themes material-theme-lighter" style=""><code __ignoremap="">${lines(text, (l, i) => `<span class="line" line="${i + 1}">${styledLine(l)}\n</span>`, '')}</code></pre>`,
    { frame: 'modules' },
  ),
  nameless(
    'blogger-div-of-courier-and-breaks',
    (text) =>
      `<div style="background-color: #eeeeee; font-family: Courier New, Courier, monospace; padding: 8px;"><code>${lines(text, spaced, '<br />\n')}</code></div>`,
    { frame: 'simple', among: WITHOUT_TABS },
  ),
  nameless(
    'squarespace-code-block-pre',
    (text) =>
      `<div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content"><pre class="source-code">${escapeCode(text)}</pre></div></div>`,
    { frame: 'squarespace' },
  ),
  nameless(
    'code-in-an-elementor-text',
    (text) =>
      `<div class="elementor-element elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container"><pre>${escapeCode(text)}</pre></div></div>`,
    { frame: 'avada' },
  ),
  thread(
    'xenforo-code-with-a-language',
    (content, page, i) =>
      `<article class="message message--post" id="js-post-${i}"><div class="message-cell message-cell--user"><h4 class="message-name">${page.name()}</h4></div><div class="message-cell message-cell--main"><div class="message-content js-messageContent"><article class="message-body"><div class="bbWrapper">${content}</div></article></div></div></article>`,
    (made) => {
      const { language, text } = made.block(['php', 'python', 'javascript', 'sql', 'css']);
      return `<div class="bbCodeBlock bbCodeBlock--screenLimited bbCodeBlock--code"><div class="bbCodeBlock-title">${language}:</div><div class="bbCodeBlock-content" dir="ltr"><pre class="bbCodeCode" dir="ltr" data-xf-init="code-block" data-lang="${language}"><code>${escapeCode(text)}</code></pre></div></div>`;
    },
  ),
  thread(
    'vbulletin-4-code-container',
    (content, page, i) =>
      `<li class="postbitlegacy postcontainer" id="post_${i}"><div class="userinfo"><strong>${page.name()}</strong></div><div class="postbody"><blockquote class="postcontent restore">${content}</blockquote></div></li>`,
    (made) =>
      `<div class="bbcode_container"><div class="bbcode_description">Code:</div><pre class="bbcode_code" style="height:120px;">${escapeCode(made.unnamed().text)}</pre></div>`,
  ),
  thread(
    'smf-code-with-select',
    (content, page, i) =>
      `<div class="post_wrapper"><div class="poster"><h4>${page.name()}</h4></div><div class="postarea"><div class="post"><div class="inner" id="msg_${i}">${content}</div></div></div></div>`,
    (made) =>
      `<div class="codeheader"><span class="code floatleft">Code</span> <a class="codeoperation smf_select_text">Select</a></div><code class="bbc_code">${lines(made.unnamed(WITHOUT_TABS).text, spaced, '<br>')}</code>`,
  ),
  thread(
    'woltlab-code-box-of-lines',
    (content, page, i) =>
      `<article class="wbbPost message" id="post${i}"><aside class="messageSidebar"><span class="username">${page.name()}</span></aside><div class="messageContent"><div class="messageBody"><div class="messageText">${content}</div></div></div></article>`,
    (made) => {
      const { text } = made.unnamed();
      return `<div class="codeBox collapsibleBbcode jsCollapsibleBbcode"><div class="codeBoxHeader"><div class="codeBoxHeadline">Code</div></div><pre class="codeBoxCode collapsibleBbcodeOverflow"><code>${lines(text, (l, i) => `<div class="codeBoxLine" id="codeLine_${i + 1}_x"><a href="#codeLine_${i + 1}_x" class="lineAnchor"></a><span>${escapeCode(l)}\n</span></div>`, '')}</code></pre></div>`;
    },
  ),
  thread(
    'bbpress-backtick-blocks',
    (content, page, i) =>
      `<div class="post-${i} reply"><div class="bbp-reply-author">${page.name()}</div><div class="bbp-reply-content">${content}</div></div>`,
    (made) => `<pre><code>${escapeCode(made.unnamed().text)}\n</code></pre>`,
  ),
  thread(
    'forge-discussion-markdown-content',
    (content, page, i) =>
      `<div class="discussion-post" id="post${i}"><div class="grid-4"><small>${page.name()}</small></div><div class="display_post"><div class="markdown_content">${content}</div></div></div>`,
    (made) =>
      `<div class="codehilite"><pre><span></span><code>${lines(made.unnamed(['python', 'c', 'bash', 'html']).text, (l) => line(l, SCHEMES.pygments))}\n</code></pre></div>`,
  ),
  thread(
    'gitlab-notes-with-copy-code',
    (content, page, i) =>
      `<li class="timeline-entry note" id="note_${i}"><div class="note-header"><span class="note-header-author-name">${page.name()}</span></div><div class="note-body"><div class="note-text md">${content}</div></div></li>`,
    (made) => {
      const { language, text } = made.block();
      return `<div class="gl-relative markdown-code-block js-markdown-code"><pre data-canonical-lang="${language}" class="code highlight js-syntax-highlight language-${language} white" lang="${language}" v-pre="true"><code>${lines(text, (l, n) => `<span id="LC${n + 1}" class="line" lang="${language}">${line(l, SCHEMES.rouge)}</span>`)}</code></pre><copy-code></copy-code></div>`;
    },
  ),
];

export const inline: readonly Kind<CodeTruth>[] = [
  inlined(
    'names-with-word-breaks-of-a-reference',
    (code, say) => `<p>${say()} <code>${code.replace(/([._/])/g, '$1<wbr>')}</code> ${say()}</p>`,
    'simple',
  ),
  inlined(
    'component-library-code-words',
    (code, say) =>
      `<p class="chakra-text css-0">${say()} <code class="chakra-code css-8vlwbv">${code}</code> ${say()}</p>`,
    'modules',
  ),
  inlined(
    'docbook-literals-in-simparas',
    (code, say) => `<p>${say()} <code class="literal">${code}</code> ${say()}</p>`,
    'simple',
  ),
  inlined(
    'language-text-class-of-a-static-site',
    (code, say) => `<p>${say()} <code class="language-text">${code}</code> ${say()}</p>`,
    'bulma',
  ),
  inlined(
    'pretty-code-figures-within-lines',
    (code, say) =>
      `<p>${say()} <span data-rehype-pretty-code-figure=""><code data-language="ts" data-theme="github-dark"><span data-line=""><span style="color:#E1E4E8">${code}</span></span></code></span> ${say()}</p>`,
    'modules',
  ),
  inlined(
    'code-in-points-of-a-kadence-post',
    (code, say) => `<ul class="wp-block-list"><li>${say()} <code>${code}</code></li></ul>`,
    'kadence',
  ),
  inlined(
    'code-in-quotations-and-notes',
    (code, say) =>
      `<blockquote><p>${say()} <code>${code}</code></p></blockquote><div class="alert alert-info"><p>${say()}</p></div>`,
    'typo3',
  ),
  codeKind('keys-and-samples-of-a-free-manual', (made, page) =>
    inFrame(
      page,
      page.random
        .times(4, () => {
          const key = made.kept(`C-${page.random.letter('abcx')} ${page.random.int(10, 9999)}`);
          const sample = made.kept(`${page.random.word()}: ${page.random.int(10, 9999)}`);
          return `<p>${page.say()} <kbd class="kbd">${key}</kbd> ${page.brief()} &lsquo;<samp class="samp">${sample}</samp>&rsquo;.</p>`;
        })
        .join(''),
      'simple',
    ),
  ),
];
