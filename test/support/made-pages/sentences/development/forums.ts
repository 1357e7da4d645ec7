/**
 * Threads of the development half: 2 to 30 posts of 4 to 300 words. Bodies are main text; author cells,
 * signatures and counters are noise; quoted posts and closed spoilers are judged neither way.
 */
import { furniture as f } from '../../furniture/development.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

/** A post's text: four words, a few sentences, or some 300 words. */
function bodyOf(page: PageMaker): string[] {
  const chance = page.random.float();
  if (chance < 0.35) return [page.brief()];
  if (chance < 0.9) return [page.say(page.random.int(1, 3))];
  return page.random.times(5, () => page.say(4));
}

const counts = (page: PageMaker) => page.amount([2, 6], [7, 30]);
const joined = (page: PageMaker) =>
  page.record(
    `${page.label('joined')}: ${page.date()} ${page.label('posts')}: ${page.random.int(10000, 99999)}`,
    'noise',
  );

const phpbb = textKind('phpbb', (page) => {
  const post = (i: number) => {
    const quote =
      i > 0 && page.random.chance(0.3)
        ? `<blockquote><div><cite>${page.label('wrote')}</cite>${page.free()}</div></blockquote>`
        : '';
    const signature = page.random.chance(0.5)
      ? `<div id="sig${i}" class="signature">${page.brief('noise')}</div>`
      : '';
    return `<div id="p${5000 + i}" class="post has-profile bg${(i % 2) + 1}"><div class="inner">
<dl class="postprofile" id="profile${i}"><dt class="has-profile-rank"><a class="username" href="/memberlist.php?u=${i}">${page.name()}</a></dt><dd class="profile-posts">${joined(page)}</dd></dl>
<div class="postbody"><div id="post_content${i}"><h3><a href="#p${5000 + i}">Re: ${page.headline()}</a></h3><p class="author">${page.date()}</p><div class="content">${quote}${bodyOf(page).join('<br><br>')}</div>${signature}</div></div></div></div>`;
  };
  const body = `<div id="wrap" class="wrap">${f.menu(page)}<div id="page-body" class="page-body" role="main"><h2 class="topic-title"><a href="./viewtopic.php?t=12">${page.headline()}</a></h2>
<div class="action-bar bar-top"><a href="./posting.php?mode=reply" class="button">${page.label('reply')}</a></div>
${page.random.times(counts(page), post).join('\n')}</div>${f.footer(page)}</div>`;
  return page.document(body, { attributes: ' id="phpbb" class="nojs notouch section-viewtopic"' });
});

const vbulletin = textKind('vbulletin-tables', (page) => {
  const post = (
    i: number,
  ) => `<table id="post${i}" class="tborder" cellpadding="6" width="100%"><tr><td class="thead">${page.date()}</td><td class="thead" align="right">#${i + 1}</td></tr>
<tr><td class="alt2" colspan="2"><div id="postmenu_${i}"><a class="bigusername" href="member.php?u=${i}">${page.name()}</a></div><div class="smallfont">${joined(page)}</div></td></tr>
<tr><td class="alt1" id="td_post_${i}" colspan="2"><div id="post_message_${i}">${bodyOf(page).join('<br>\n<br>\n')}</div>${page.random.chance(0.4) ? `<div>__________________<br>${page.brief('noise')}</div>` : ''}</td></tr></table>`;
  const body = `<table class="tborder"><tr><td class="navbar"><a href="/">${page.site}</a> &gt; <strong><h1>${page.headline()}</h1></strong></td></tr></table>
<div id="posts">${page.random.times(counts(page), post).join('\n')}</div><div class="similar"><b>${page.label('related')}</b><table>${page.random.times(4, () => `<tr><td><a href="${page.path()}">${page.title('noise')}</a></td></tr>`).join('')}</table></div>`;
  return page.document(`${f.menu(page)}${body}${f.footer(page)}`);
});

const discourse = textKind('discourse', (page) => {
  const post = (
    i: number,
  ) => `<div id="post_${i + 1}" class="topic-body crawler-post" itemscope itemtype="http://schema.org/DiscussionForumPosting"><div class="crawler-post-meta"><span class="creator" itemprop="author"><a href="/u/${page.random.word()}"><span itemprop="name">${page.name()}</span></a></span><time class="post-time">${page.date()}</time></div>
<div class="post" itemprop="text">${bodyOf(page)
    .map((text) => `<p>${text}</p>`)
    .join('')}</div><div class="post-likes">${page.random.int(0, 40)} Likes</div></div>`;
  const suggested = `<div id="related-topics" class="more-topics__list"><h3>${page.label('related')}</h3><table class="topic-list"><tbody>${page.random.times(5, () => `<tr class="topic-list-item"><td class="main-link"><a href="${page.path()}" class="title">${page.title('noise')}</a></td><td>${page.random.int(1, 90)}</td></tr>`).join('')}</tbody></table></div>`;
  const body = `<header><a href="/">${page.site}</a></header><div id="main-outlet" class="wrap" role="main"><div id="topic-title"><h1><a href="${page.path()}">${page.headline()}</a></h1></div>${page.random.times(counts(page), post).join('\n')}${suggested}</div>${f.footer(page)}`;
  return page.document(body, {
    head: '<meta name="generator" content="Discourse 3.2.0">',
    attributes: ' class="crawler"',
  });
});

const spoilers = textKind('thread-with-spoilers', (page) => {
  const post = (i: number) => {
    const spoiler = page.random.chance(0.4)
      ? page.random.chance(0.5)
        ? `<div class="spoiler"><div class="spoiler-head">${page.label('spoiler')}</div><div class="spoiler-body" style="display:none">${page.free()}</div></div>`
        : `<details open><summary>${page.label('spoiler')}</summary><p>${page.say()}</p></details>`
      : '';
    return `<li class="message" id="message-${i}"><div class="message-user"><h4><a href="/members/${i}">${page.name()}</a></h4><div class="user-info">${joined(page)}</div></div><div class="message-content"><div class="message-date">${page.date()}</div><div class="message-text">${bodyOf(
      page,
    )
      .map((text) => `<p>${text}</p>`)
      .join(
        '',
      )}${spoiler}</div><div class="message-tools"><a href="#">${page.label('reply')}</a> <a href="#">${page.label('share')}</a></div></div></li>`;
  };
  const body = `<div class="thread"><h1>${page.headline()}</h1><ol class="messages">${page.random.times(counts(page), post).join('\n')}</ol></div>${f.ranks(page)}`;
  return page.document(f.frame(page, body));
});

const shortAnswers = textKind('thread-of-four-words', (page) => {
  const post = (i: number) =>
    `<div class="comment-post" id="c${i}"><div class="meta"><b>${page.name()}</b> <span>${page.date()}</span></div><div class="body">${page.brief()}</div></div>`;
  const body = `<div class="topic"><h1>${page.headline()}</h1><div class="opening-post"><p>${page.say(2)}</p></div><div class="replies">${page.random.times(page.amount([2, 5], [8, 20]), post).join('\n')}</div></div>`;
  return page.document(f.frame(page, body));
});

const nested = textKind('nested-replies', (page) => {
  const reply = (depth: number): string =>
    `<div class="thing comment" data-depth="${depth}"><div class="entry"><p class="tagline"><a class="author" href="/user/${page.random.word()}">${page.name()}</a> <span class="score">${page.random.int(1, 900)} points</span></p><div class="usertext-body"><div class="md"><p>${bodyOf(page).join('</p><p>')}</p></div></div></div><div class="child">${depth < 3 ? page.random.times(page.random.int(0, 2), () => reply(depth + 1)).join('') : ''}</div></div>`;
  const body = `<div class="sitetable"><div class="link thing"><h1 class="title">${page.headline()}</h1><div class="expando"><div class="md"><p>${page.say(2)}</p></div></div></div></div><div class="commentarea">${page.random.times(page.amount([2, 3], [4, 8]), () => reply(0)).join('\n')}</div>`;
  return page.document(f.frame(page, body));
});

const helpDialog = textKind('thread-with-help-dialog', (page) => {
  const post = (i: number) =>
    `<div class="reply" id="reply-${i}"><div class="reply-head"><a class="user" href="/u/${page.random.word()}">${page.name()}</a><time>${page.date()}</time></div><div class="reply-body"><p>${bodyOf(page).join('</p><p>')}</p></div><div class="reply-actions"><button>${page.label('reply')}</button></div></div>`;
  const help = `<div class="editor-help modal" role="dialog" aria-modal="true"><h2>${page.title('noise')}</h2>${page.random.times(10, () => `<p>${page.noise(2)}</p>`).join('')}</div>`;
  const form = `<form class="quick-reply"><div class="emoji">${'🙂😀😉'.repeat(4)}</div><textarea name="message"></textarea><button>${page.label('send')}</button></form>`;
  const body = `<div class="discussion"><h1>${page.headline()}</h1>${page.random.times(page.amount([2, 4], [5, 12]), post).join('\n')}${form}</div>${help}`;
  return page.document(f.frame(page, body));
});

export const forums: readonly Kind<TextTruth>[] = [
  phpbb,
  vbulletin,
  discourse,
  spoilers,
  shortAnswers,
  nested,
  helpDialog,
];
