/** Code in forums, mail, trackers, old pages and word processors: half `held-out-5`. */
import type { Kind } from '../../kind.ts';
import { escapeCode, line, lines, SCHEMES } from '../highlight.ts';
import { WITHOUT_TABS } from '../samples.ts';
import type { CodeTruth } from '../truth.ts';
import { blocks, named, nameless, thread } from './frame.ts';

const spaced = (text: string) =>
  escapeCode(text).replace(/^ +/, (run) => '&nbsp;'.repeat(run.length));

export const boards: readonly Kind<CodeTruth>[] = [
  thread(
    'smf-code-box',
    (content, page, i) =>
      `<div class="windowbg"><div class="poster"><h4>${page.name()}</h4></div><div class="postarea"><div class="post"><div class="inner" id="msg_${i}">${content}</div></div></div></div>`,
    (made) =>
      `<div class="codeheader"><span class="code floatleft">Code</span> <a class="codeoperation smf_select_text">[Select]</a></div><code class="bbc_code">${lines(spacedAll(made.unnamed(WITHOUT_TABS).text), (l) => l, '<br>')}</code>`,
  ),
  thread(
    'mybb-codeblock',
    (content, page) =>
      `<div class="post classic"><div class="post_author"><strong>${page.name()}</strong></div><div class="post_content"><div class="post_body scaleimages">${content}</div></div></div>`,
    (made) =>
      `<div class="codeblock"><div class="title">Code:</div><div class="body" dir="ltr"><code>${lines(made.unnamed(WITHOUT_TABS).text, spaced, '<br>')}</code></div></div>`,
  ),
  thread(
    'woltlab-code-box',
    (content, page) =>
      `<article class="wbbPost message"><aside class="messageSidebar"><span class="username">${page.name()}</span></aside><div class="messageContent"><div class="messageBody"><div class="messageText">${content}</div></div></div></article>`,
    (made) => {
      const { language, text } = made.block();
      return `<div class="codeBox collapsibleBbcode"><div class="codeBoxHeader"><div class="codeBoxHeadline">${language}</div></div><pre class="codeBoxCode language-${language}"><code>${lines(text, (l, i) => `<div class="codeBoxLine" id="codeLine_${i}"><a href="#l"></a><span>${line(l, SCHEMES.prism)}\n</span></div>`, '')}</code></pre></div>`;
    },
  ),
  thread(
    'vbulletin-3-box',
    (content, page) =>
      `<table class="tborder" width="100%"><tr><td class="alt2" width="175">${page.name()}</td><td class="alt1">${content}</td></tr></table>`,
    (made) =>
      `<div style="margin:20px; margin-top:5px"><div class="smallfont" style="margin-bottom:2px">Code:</div><pre class="alt2" dir="ltr" style="margin: 0px; padding: 6px; border: 1px inset; width: 640px; overflow: auto">${escapeCode(made.unnamed().text)}</pre></div>`,
  ),
  thread(
    'trac-ticket-wiki-code',
    (content, page, i) =>
      `<div id="trac-change-${i}" class="change"><h3 class="change"><span class="trac-author">${page.name()}</span></h3><div class="comment searchable">${content}</div></div>`,
    (made) => {
      const { language, text } = made.block(WITHOUT_TABS);
      return `<div class="wiki-code"><div class="code"><pre class="lang-${language}">${lines(text, (l) => line(l, SCHEMES.pygments))}\n</pre></div></div>`;
    },
  ),
  thread(
    'fossil-forum-post',
    (content, page, i) =>
      `<div id="p${i}" class="forumTime"><h3 class="forumPostHdr">(${i + 1}) ${page.name()}</h3><div class="forumPostBody"><div class="markdown">${content}</div></div></div>`,
    (made) => {
      const { language, text } = made.block();
      return `<pre><code class="language-${language}">${escapeCode(text)}\n</code></pre>`;
    },
  ),
  thread(
    'lemmy-markdown-it',
    (content, page) =>
      `<li class="comment"><article class="comment-node"><span class="person-listing">${page.name()}</span><div class="md-div">${content}</div></article></li>`,
    (made) => {
      const { language, text } = made.block();
      return `<pre><code class="hljs language-${language}">${lines(text, (l) => line(l, SCHEMES.hljs))}\n</code></pre>`;
    },
  ),
  thread(
    'khoros-li-code',
    (content, page) =>
      `<div class="lia-message-view-forum-message"><span class="lia-user-name">${page.name()}</span><div class="lia-message-body-content">${content}</div></div>`,
    (made) => {
      const { language, text } = made.block();
      return `<pre class="lia-code-sample language-${language}"><code>${escapeCode(text)}</code></pre>`;
    },
  ),
  thread(
    'answerhub-prettyprint-list',
    (content, page) =>
      `<div class="answer-container"><div class="user-info">${page.name()}</div><div class="answer-body">${content}</div></div>`,
    (made) =>
      `<pre class="prettyprint prettyprinted linenums"><ol class="linenums">${lines(made.unnamed().text, (l, i) => `<li class="L${i % 10}">${line(l, SCHEMES.prettify)}</li>`, '')}</ol></pre>`,
  ),
  thread(
    'bugzilla-comment-with-patch',
    (content, page) =>
      `<div class="bz_comment"><span class="bz_comment_user">${page.name()}</span>${content}</div>`,
    (made) => `<pre class="bz_comment_text">${escapeCode(made.unnamed().text)}</pre>`,
  ),
  nameless(
    'paste-in-a-textarea-like-pre',
    (text) =>
      `<div class="box"><pre style="font: 12px 'Courier New', monospace; white-space: pre">${escapeCode(text)}</pre></div>`,
  ),
  nameless(
    'nineties-listing-in-a-cell',
    (text) =>
      `<table border="1" bgcolor="#eeeeee" cellpadding="8"><tr><td><pre><font size="2">${escapeCode(text)}</font></pre></td></tr></table>`,
    'nineties',
  ),
  nameless(
    'listing-in-xmp-like-tt-lines',
    (text) =>
      `<blockquote><pre><tt>${lines(text, (l) => (l === '' ? '' : `<b>${escapeCode(l)}</b>`))}</tt></pre></blockquote>`,
  ),
  blocks('geshi-ordered-list', (made) => {
    const { language, text } = made.block(WITHOUT_TABS);
    return `<div class="geshi_outer"><div class="${language} geshi" style="font-family:monospace;"><ol>${lines(text, (l) => `<li class="li1"><div class="de1">${l === '' ? '&nbsp;' : spaced(l)}</div></li>`, '')}</ol></div></div>`;
  }),
  named(
    'dreamy-carbon-copy-header',
    ({ language, text }, page) =>
      `<div class="Code_box__1a"><div class="Code_head__2b"><span>${page.random.word()}.src</span><button>Copy</button></div><div class="Code_body__3c"><pre class="Code_pre__4d" data-language="${language}"><code>${lines(text, (l) => styledSpan(l))}</code></pre></div></div>`,
    'modules',
  ),
  nameless(
    'foswiki-verbatim',
    (text) =>
      `<div class="foswikiTopic"><pre class="TMLverbatim">\n${escapeCode(text)}\n</pre></div>`,
    'university',
  ),
];

/** Runs of spaces as no-break spaces, as a board keeps indentation. */
function spacedAll(text: string): string {
  return lines(text, spaced);
}

function styledSpan(text: string): string {
  return line(text, { keyword: 'k_1', string: 's_2', comment: 'c_3' });
}
