/** Threads outside of boards: questions with answers, comment trees, archives of mail, issues, boards of East Asia. */
import { furniture as f } from '../../furniture/development.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import { BREAKS, face, numbers, otherThreads, PARAGRAPHS, post, thread } from './board-posts.ts';

const questions = textKind('questions-with-comments', (page) => {
  const comments = () =>
    `<div class="comments js-comments-container"><ul class="comments-list js-comments-list">${page.random.times(page.random.int(0, 3), (i) => `<li id="comment-${i}" class="comment js-comment"><div class="js-comment-actions comment-actions"><div class="comment-score"><span>${page.random.int(1, 9)}</span></div></div><div class="comment-text js-comment-text-and-form"><div class="comment-body js-comment-edit-hide"><span class="comment-copy">${page.free()}</span> – <a href="/users/${i}" class="comment-user">${page.name()}</a> <span class="comment-date">${page.date()}</span></div></div></li>`).join('')}</ul></div>`;
  const signatureOf = () =>
    `<div class="mt16"><div class="post-signature flex--item"><div class="user-info"><div class="user-action-time">${page.label('answer')} <span class="relativetime">${page.date()}</span></div><div class="user-gravatar32">${face(page)}</div><div class="user-details"><a href="/users/1">${page.name()}</a></div></div></div></div>`;
  const votes = () =>
    `<div class="votecell post-layout--left"><div class="js-voting-container"><button>▲</button><div class="js-vote-count">${page.random.int(0, 99)}</div><button>▼</button></div></div>`;
  const answer = (i: number) =>
    `<div id="answer-${i}" class="answer js-answer"><div class="post-layout">${votes()}<div class="answercell post-layout--right"><div class="s-prose js-post-body">${post(page, PARAGRAPHS)}</div>${signatureOf()}</div><div class="post-layout--right js-post-comments-component">${comments()}</div></div></div>`;
  return page.document(
    `${f.menu(page)}<div class="container"><div id="left-sidebar"><nav><ol><li><a href="/questions">${page.label('question')}</a></li></ol></nav></div><div id="content"><div class="inner-content clearfix"><div id="question-header"><h1 class="fs-headline1"><a href="/q/1" class="question-hyperlink">${page.headline()}</a></h1></div><div id="mainbar"><div class="question" id="question"><div class="post-layout">${votes()}<div class="postcell post-layout--right"><div class="s-prose js-post-body">${post(page, PARAGRAPHS, true)}</div><div class="post-taglist">${f.tags(page)}</div>${signatureOf()}</div></div></div><div id="answers"><div id="answers-header"><h2>2 ${page.label('answer')}</h2></div>${thread(page, answer, [2, 3], [3, 6])}</div></div><div id="sidebar"><div class="module sidebar-linked"><h4>${page.label('related')}</h4>${otherThreads(page, (link) => `<div class="spacer">${link}</div>`)}</div></div></div></div></div>${f.footer(page)}`,
  );
});

const rows = textKind('comment-rows-of-tables', (page) => {
  const comment = (i: number) =>
    `<tr class="athing comtr" id="${i}"><td><table border="0"><tr><td class="ind" indent="${i % 3}"><img src="s.gif" height="1" width="${40 * (i % 3)}"></td><td valign="top" class="votelinks"><center><a href="#"><div class="votearrow"></div></a></center></td><td class="default"><div style="margin-top:2px; margin-bottom:-10px;"><span class="comhead"><a href="user?id=${i}" class="hnuser">${page.random.word()}</a> <span class="age"><a href="item?id=${i}">${page.date()}</a></span> <span class="navs">| <a href="#">${page.label('next')}</a> <a class="togg">[–]</a></span></span></div><br><div class="comment"><div class="commtext c00">${post(page, { ...BREAKS, paragraphs: (all) => all.join('<p>') })}</div><div class="reply"><p><font size="1"><u><a href="reply?id=${i}">${page.label('reply')}</a></u></font></div></div></td></tr></table></td></tr>`;
  return page.document(
    `<center><table id="hnmain" border="0" cellpadding="0" cellspacing="0" width="85%"><tr><td bgcolor="#ff6600"><table><tr><td><b class="hnname"><a href="news">${page.site}</a></b> <a href="newest">${page.label('latest')}</a> | <a href="ask">${page.label('question')}</a></td></tr></table></td></tr><tr><td><table class="fatitem"><tr class="athing"><td class="title"><span class="titleline"><a href="item?id=1">${page.headline()}</a></span></td></tr><tr><td class="subtext">${page.random.int(2, 99)} points</td></tr><tr><td><div class="toptext">${post(page, BREAKS, true)}</div></td></tr></table><br><table class="comment-tree">${thread(page, comment)}</table></td></tr></table></center>`,
  );
});

const issue = textKind('issue-timeline', (page) => {
  const comment = (i: number) =>
    `<div class="TimelineItem js-comment-container"><div class="avatar-parent-child TimelineItem-avatar"><a href="/x">${face(page)}</a></div><div class="timeline-comment-group js-minimizable-comment-group" id="issuecomment-${i}"><div class="timeline-comment comment"><div class="timeline-comment-header clearfix"><h3 class="timeline-comment-header-text f5 text-normal"><strong><a class="author" href="/x">${page.random.word()}</a></strong> ${page.label('comments')} <a href="#issuecomment-${i}" class="js-timestamp"><relative-time>${page.date()}</relative-time></a></h3></div><div class="edit-comment-hide"><task-lists><table class="d-block user-select-contain"><tbody class="d-block"><tr class="d-block"><td class="d-block comment-body markdown-body js-comment-body">${post(page, PARAGRAPHS, i === 0)}</td></tr></tbody></table></task-lists><div class="comment-reactions">👍 ${page.random.int(1, 9)}</div></div></div></div></div>`;
  return page.document(
    `${f.menu(page)}<main><div class="clearfix"><div class="gh-header"><h1 class="gh-header-title"><bdi class="js-issue-title markdown-title">${page.headline()}</bdi> <span class="f1-light color-fg-muted">#12</span></h1></div><div id="discussion_bucket"><div class="Layout"><div class="Layout-main"><div class="js-discussion">${thread(page, comment)}</div></div><div class="Layout-sidebar"><div class="discussion-sidebar-item"><div class="text-bold">${page.label('tags')}</div><p>${page.noise()}</p></div></div></div></div></div></main>${f.footer(page)}`,
  );
});

const pipermail = textKind('mail-archive-in-pre', (page) => {
  const lines = page.random.times(page.amount([1, 3], [4, 8]), () => page.say());
  return page.document(
    `<h1>${page.headline()}</h1><b>${page.name()}</b> <a href="mailto:x">x at example.org</a><br><i>${page.date()}</i><p><ul><li>Previous message: <a href="1.html">${page.title('noise')}</a></li><li>Next message: <a href="3.html">${page.title('noise')}</a></li><li><b>Messages sorted by:</b> <a href="date.html">[ date ]</a> <a href="thread.html">[ thread ]</a></li></ul><hr><!--beginarticle--><pre>${page.brief()}\n\n${lines.join('\n')}\n\n&gt; ${page.free()}\n\n${page.remark()}\n</pre><!--endarticle--><hr><p><ul><li>Previous message: <a href="1.html">x</a></li></ul>`,
  );
});

const hyperkitty = textKind('mail-thread', (page) => {
  const mail = (i: number) =>
    `<div class="email${i === 0 ? ' email-first' : ''}"><div id="m${i}" class="email-header"><div class="gravatar-wrapper"><div class="gravatar">${face(page)}</div></div><div class="email-author"><h2 class="name">${page.name()}</h2></div><div class="email-date right"><div class="time"><span>${page.date()}</span></div></div></div><div class="email-body fixed"><p>${page.brief()}</p>${page.random.chance(0.5) ? `<div class="quoted-switch"><a href="#">…</a></div><blockquote class="blockquote quoted-text"><p>${page.free()}</p></blockquote>` : ''}<p>${page.say(page.random.int(1, 3))}</p><p>${page.remark()}</p></div><div class="email-info"><ul class="list-unstyled list-inline"><li>0 <a class="youlike vote">👍</a></li><li><a href="#" class="reply">${page.label('reply')}</a></li></ul></div></div>`;
  return page.document(
    `${f.menu(page)}<div class="container"><div class="page-header"><h1>${page.headline()}</h1></div><div class="row"><div class="col-lg-9"><section id="thread-content">${mail(0)}<div class="replies">${thread(page, (i) => mail(i + 1), [2, 3], [3, 6])}</div></section></div><div class="col-lg-3"><section id="thread-overview-info">${page.noise()}</section></div></div></div>${f.footer(page)}`,
  );
});

const channel = textKind(
  'terms-of-a-channel',
  (page) => {
    const item = (i: number) =>
      `<dt>${i + 1} ：<font color="green"><b>${page.random.word()}</b></font>：${page.date()} ID:${page.random.letters(8)}</dt><dd>${i > 1 && page.random.chance(0.4) ? `<a href="#${i}">&gt;&gt;${i}</a><br>` : ''}${post(page, { ...BREAKS, quote: (_p, text) => `&gt; ${text}<br>` }, i === 0)}<br><br></dd>`;
    return page.document(
      `<div><a href="/">${page.site}</a> <a href="/all">${page.label('latest')}</a></div><h1 style="color:red">${page.headline()}</h1><dl class="thread">${thread(page, item)}</dl><hr><form><input name="FROM"><textarea name="MESSAGE"></textarea><button>${page.label('send')}</button></form>`,
    );
  },
  { languages: ['ja', 'ko', 'en', 'zh-Hant'] },
);

const channelOfBoxes = textKind(
  'boxes-of-a-channel',
  (page) => {
    const item = (i: number) =>
      `<div id="${i + 1}" data-id="${i + 1}" class="clear post"><div class="post-header"><div><span class="postid">${String(i + 1).padStart(4, '0')}</span><span class="postusername"><b>${page.random.word()}</b></span></div><span style="display:flex"><span class="date">${page.date()}</span><span class="uid">ID:${page.random.letters(8)}</span></span></div><div class="post-content">${post(page, BREAKS, i === 0)}</div></div>`;
    return page.document(
      `<nav class="navbar-fixed-top"><a href="/">${page.site}</a></nav><div class="container container_body"><h1 id="threadtitle">${page.headline()}</h1><div id="maincontent">${thread(page, item)}</div></div><div class="bottom">${otherThreads(page, (link) => `<p>${link}</p>`)}</div>`,
    );
  },
  { languages: ['ja', 'en'] },
);

const discuz = textKind(
  'discuz',
  (page) => {
    const item = (i: number) =>
      `<div id="post_${i}"><table id="pid${i}" class="plhin" cellspacing="0"><tr><td class="pls" rowspan="2"><div class="pls favatar"><div class="pi"><div class="authi"><a href="space-uid-${i}.html" class="xw1">${page.name()}</a></div></div><div><div class="avatar">${face(page)}</div></div><div class="tns xg2"><table><tr><th><p><a class="xi2">${page.random.int(1, 99)}</a></p>${page.label('posts')}</th><td><p><a class="xi2">${page.random.int(100, 999)}</a></p></td></tr></table></div><dl class="pil cl"><dt>UID</dt><dd>${page.random.int(10000, 99999)}</dd></dl></div></td><td class="plc"><div class="pi"><strong><a id="postnum${i}"><em>${i + 1}</em><sup>#</sup></a></strong><div class="pti"><div class="authi"><em id="authorposton${i}">${page.date()}</em></div></div></div><div class="pct"><div class="pcb"><div class="t_fsz"><table cellspacing="0" cellpadding="0"><tr><td class="t_f" id="postmessage_${i}">${post(page, { ...BREAKS, quote: (p, text) => `<div class="quote"><blockquote><font size="2"><font color="#999999">${p.name()} ${p.date()}</font></font><br>${text}</blockquote></div><br>` }, i === 0)}</td></tr></table></div></div></div></td></tr><tr><td class="plc plm">${page.random.chance(0.35) ? `<div class="sign">${page.brief('noise')}</div>` : ''}</td></tr><tr><td class="pls"></td><td class="plc"><div class="po hin"><div class="pob cl"><em><a class="fastre" href="#">${page.label('reply')}</a></em></div></div></td></tr><tr class="ad"><td class="pls"></td><td class="plc"></td></tr></table></div>`;
    return page.document(
      `<div id="hd">${f.menu(page)}</div><div id="wp" class="wp"><div id="pt" class="bm cl"><div class="z"><a href="./">${page.site}</a><em>›</em><a href="t">${page.headline()}</a></div></div><div id="ct" class="wp cl"><div id="postlist" class="pl bm"><table cellspacing="0" cellpadding="0"><tr><td class="pls ptn pbn"><div class="hm"><span class="xg1">${page.random.int(100, 9999)}</span></div></td><td class="plc ptm pbn vwthd"><h1 class="ts"><span id="thread_subject">${page.headline()}</span></h1></td></tr></table>${thread(page, item)}</div></div></div>${f.footer(page)}`,
      { attributes: ' id="nv_forum" class="pg_viewthread"' },
    );
  },
  { languages: ['zh-Hans', 'zh-Hant', 'en'] },
);

const cafe = textKind(
  'cafe-with-comments',
  (page) => {
    const comment = (i: number) =>
      `<li id="${i}" class="CommentItem${i % 4 === 3 ? ' CommentItem--reply' : ''}"><div class="comment_area"><a class="comment_thumb" href="#">${face(page)}</a><div class="comment_box"><div class="comment_nick_box"><div class="comment_nick_info"><a href="#" class="comment_nickname">${page.name()}</a></div></div><div class="comment_text_box"><p class="comment_text_view"><span class="text_comment">${page.random.chance(0.5) ? page.brief('free') : page.free()}</span></p></div><div class="comment_info_box"><span class="comment_info_date">${page.date()}</span><a href="#" class="comment_info_button">${page.label('reply')}</a></div></div></div></li>`;
    return page.document(
      `<div id="app"><div class="Article"><div class="article_wrap"><div class="ArticleContentBox"><div class="article_header"><div class="ArticleTitle"><a href="#" class="link_board">${page.random.word()}</a><div class="title_area"><h3 class="title_text">${page.headline()}</h3></div></div><div class="WriterInfo"><div class="thumb_area">${face(page)}</div><div class="profile_area"><div class="profile_info"><button class="nickname">${page.name()}</button></div><div class="article_info"><span class="date">${page.date()}</span></div></div></div></div><div class="article_container"><div class="article_viewer"><div class="content CafeViewer"><div class="se-viewer"><div class="se-main-container">${page.random.times(page.amount([2, 3], [4, 8]), () => `<div class="se-component se-text"><div class="se-component-content"><div class="se-section se-section-text"><div class="se-module se-module-text"><p class="se-text-paragraph"><span class="se-fs-">${page.say()}</span></p></div></div></div></div>`).join('')}</div></div></div></div><div class="CommentBox"><ul class="comment_list">${thread(page, comment)}</ul></div></div></div></div></div></div>`,
    );
  },
  { languages: ['ko', 'ja'] },
);

const bulletin = textKind(
  'terminal-board',
  (page) => {
    const push = () =>
      `<div class="push"><span class="hl push-tag">推 </span><span class="f3 hl push-userid">${page.random.word()}</span><span class="f3 push-content">: ${page.brief()}</span><span class="push-ipdatetime"> ${page.random.int(1, 12)}/${page.random.int(1, 28)}</span></div>`;
    return page.document(
      `<div id="topbar-container"><a href="/">${page.site}</a></div><div id="main-container"><div id="main-content" class="bbs-screen bbs-content"><div class="article-metaline"><span class="article-meta-tag">作者</span><span class="article-meta-value">${page.random.word()}</span></div><div class="article-metaline"><span class="article-meta-tag">標題</span><span class="article-meta-value">${page.headline()}</span></div>\n\n${page.random.times(page.amount([2, 3], [3, 8]), () => page.say(2)).join('\n\n')}\n\n--\n<span class="f2">※ 發信站: ${page.site}</span>\n${thread(page, push)}</div></div>`,
    );
  },
  { languages: ['zh-Hant', 'ja'] },
);

const modernTree = textKind('tree-of-custom-elements', (page) => {
  const comment = (depth: number): string =>
    `<shreddit-comment author="x" depth="${depth}" thingid="t1_${page.random.letters(6)}"><div slot="commentMeta"><faceplate-tracker><a href="/user/x">${page.random.word()}</a></faceplate-tracker><time>${page.date()}</time></div><div id="x-post-rtjson-content" slot="comment"><div class="py-0 xs:mx-xs mx-2xs inline-block max-w-full">${post(page, PARAGRAPHS)}</div></div><shreddit-comment-action-row><button>${page.label('reply')}</button> <button>${page.label('share')}</button></shreddit-comment-action-row>${depth < 2 ? page.random.times(page.random.int(0, 2), () => comment(depth + 1)).join('') : ''}</shreddit-comment>`;
  return page.document(
    `<reddit-header>${f.menu(page)}</reddit-header><main id="main-content"><shreddit-post><h1 slot="title">${page.headline()}</h1><div slot="text-body"><div class="md">${post(page, PARAGRAPHS, true)}</div></div></shreddit-post><section id="comment-tree-section"><shreddit-comment-tree>${thread(page, () => comment(0), [3, 4], [5, 9])}</shreddit-comment-tree></section></main>`,
  );
});

const hashed = textKind('thread-of-hashed-names', (page) => {
  const c = page.random.times(12, () => `css-${page.random.letters(6)}`);
  const turn = (i: number) =>
    `<div class="${c[0]}"><div class="${c[1]}"><div class="${c[2]}">${face(page)}<span class="${c[3]}">${page.name()}</span><span class="${c[4]}">${page.date()}</span></div><div class="${c[5]}"><div class="${c[6]}">${post(page, PARAGRAPHS, i === 0)}</div></div><div class="${c[7]}"><button class="${c[8]}">${page.random.int(0, 9)}</button><button class="${c[8]}">${page.label('reply')}</button></div></div></div>`;
  return page.document(
    f.frame(
      page,
      `<h1 class="${c[9]}">${page.headline()}</h1><div class="${c[10]}">${thread(page, turn)}</div>`,
      { which: 4 },
    ),
  );
});

const community = textKind('support-community', (page) => {
  const reply = (i: number) =>
    `<li class="comment" id="community_comment_${i}" role="row"><div class="comment-wrapper"><div class="comment-info"><div class="avatar comment-avatar">${face(page)}</div><div class="comment-meta"><span class="comment-author"><a href="/profiles/${i}">${page.name()}</a></span><ul class="meta-group"><li class="meta-data"><time>${page.date()}</time></li></ul></div></div><section class="comment-body">${post(page, PARAGRAPHS)}</section></div><div class="comment-actions-container"><div class="comment-vote vote"><span class="vote-sum">${page.random.int(0, 9)}</span></div></div></li>`;
  return page.document(
    f.frame(
      page,
      `<article class="post"><h1 title="x">${page.headline()}</h1><div class="post-content-wrapper"><div class="post-info"><div class="post-meta"><span>${page.name()}</span> <time>${page.date()}</time></div><div class="post-body">${post(page, PARAGRAPHS, true)}</div></div></div><section class="post-comments"><div class="comment-overview"><h3>${page.label('comments')}</h3></div><ul id="comments" class="comment-list">${thread(page, reply)}</ul></section></article>`,
      { which: 0 },
    ),
  );
});

const talkPage = textKind('moodle-discussion', (page) => {
  const item = (depth: number): string =>
    `<div class="indent"><article id="p${page.random.int(1, 9999)}" class="forum-post-container mb-2" data-region="post"><div class="d-flex border p-2 forumpost focus-target"><div class="d-flex flex-column w-100"><header class="mb-2 header row d-flex"><div class="mr-2">${face(page)}</div><div class="d-flex flex-column"><h3 class="h6 font-weight-bold mb-0">Re: ${page.headline()}</h3><address class="mb-0">${page.label('by')} <a href="/user">${page.name()}</a> - <time>${page.date()}</time></address></div></header><div class="d-flex body-content-container"><div class="no-overflow w-100 content-alignment-container"><div class="post-content-container"><div class="text_to_html">${post(page, BREAKS)}</div></div><div class="d-flex flex-wrap"><div class="post-actions d-flex"><a href="#" class="btn btn-link">${page.label('reply')}</a></div></div></div></div></div></div></article>${depth < 2 ? page.random.times(page.random.int(0, 2), () => item(depth + 1)).join('') : ''}</div>`;
  return page.document(
    f.frame(
      page,
      `<div role="main"><h2>${page.headline()}</h2><div class="discussion-container">${thread(page, () => item(0), [2, 3], [4, 8])}</div></div>`,
      { which: 3 },
    ),
  );
});

export const boardsOthers: readonly Kind<TextTruth>[] = [
  questions,
  rows,
  issue,
  pipermail,
  hyperkitty,
  channel,
  channelOfBoxes,
  discuz,
  cafe,
  bulletin,
  modernTree,
  hashed,
  community,
  talkPage,
  textKind('guest-lines', (page) => {
    const line = (i: number) =>
      `<div class="gb"><b>${page.name()}</b> <i>${page.date()}</i> <small>${i === 0 ? numbers(page) : ''}</small><br>${post(page, BREAKS)}</div><hr>`;
    return page.document(
      f.frame(page, `<h1>${page.headline()}</h1>${thread(page, line)}`, { which: 2 }),
    );
  }),
];
