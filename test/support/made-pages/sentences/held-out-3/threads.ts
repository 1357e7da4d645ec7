/**
 * Threads, boards, questions, lists of mail and discussions of half `held-out-3`: what people wrote is the
 * content, portraits are none; signatures and notes below answers are judged neither way.
 */
import { furniture as f } from '../../furniture/held-out-3.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { avatar, bare, framed, others, posts, some } from './writing.ts';

const nick = (page: PageMaker) => page.random.word();
const said = (page: PageMaker) => page.say(page.amount([1, 2], [2, 4]));

const discourseApp = bare(
  'discourse-rendered-stream',
  (page) =>
    `<section id="main"><div id="main-outlet-wrapper" class="wrap"><div class="d-header-wrap"><header class="d-header"><a href="/">${page.site}</a><button class="login-button">${page.label('login')}</button></header></div><div id="main-outlet"><div id="topic-title"><div class="title-wrapper"><h1 data-topic-id="71"><a class="fancy-title" href="/t/x/71">${page.headline()}</a></h1></div></div><div class="posts-wrapper"><section class="topic-area"><div class="post-stream">${posts(page, (i) => `<div class="topic-post clearfix regular" data-post-number="${i + 1}"><article id="post_${i + 1}" class="boxed onscreen-post" role="region"><div class="row"><div class="topic-avatar"><div class="post-avatar"><a class="trigger-user-card main-avatar"><img width="48" height="48" src="${avatar(page, '/user_avatar/forum')}" class="avatar" alt=""></a></div></div><div class="topic-body clearfix"><div class="topic-meta-data"><div class="names trigger-user-card"><span class="first username"><a data-user-card="x">${nick(page)}</a></span></div><div class="post-infos"><div class="post-info post-date"><a class="post-date"><span class="relative-date">${page.random.int(1, 28)}d</span></a></div></div></div><div class="regular contents"><div class="cooked"><p>${said(page)}</p>${i % 3 === 1 ? `<ul><li>${page.item()}</li><li>${page.item()}</li></ul>` : `<p>${page.brief()}</p>`}</div><section class="post-menu-area clearfix"><nav class="post-controls"><div class="actions"><button class="widget-button btn-flat reply create"><span class="d-button-label">${page.label('reply')}</span></button></div></nav></section></div></div></div></article></div>`)}</div></section></div><div id="suggested-topics" class="suggested-topics" role="complementary"><h3 class="suggested-topics-title">${page.label('recommended')}</h3><table class="topic-list"><tbody>${others(page, (h, t) => `<tr class="topic-list-item"><td class="main-link clearfix topic-list-data"><span class="link-top-line"><a href="${h}" role="heading" class="title raw-link raw-topic-link">${t}</a></span></td><td class="num posts">${page.random.int(1, 60)}</td></tr>`)}</tbody></table></div></div></div></section>`,
);

const myBb = framed(
  'mybb-showthread',
  (page) =>
    `<div class="navigation"><a href="/">${page.site}</a></div><table border="0" cellspacing="0" cellpadding="5" class="tborder tfixed clear"><tr><td class="thead"><div><span class="smalltext"><strong><a href="#">Thread Modes</a></strong></span></div><div><strong>${page.title('main')}</strong></div></td></tr><tr><td id="posts_container"><div id="posts">${posts(page, (i) => `<a name="pid${i}" id="pid${i}"></a><div class="post classic" id="post_${i}"><div class="post_author scaleimages"><div class="author_avatar"><a href="/u"><img src="${avatar(page, './uploads')}" alt="" width="100" height="100"></a></div><div class="author_information"><strong><span class="largetext"><a href="/u">${nick(page)}</a></span></strong><br><span class="smalltext">Junior Member</span></div><div class="author_statistics">${page.label('posts')}: ${page.random.int(1, 900)}<br>${page.label('joined')}: ${page.date()}</div></div><div class="post_content"><div class="post_head"><div class="float_right"><strong><a href="#pid${i}">#${i + 1}</a></strong></div><span class="post_date">${page.date()}</span></div><div class="post_body scaleimages" id="pid_${i}">${said(page)}<br><br>${page.brief()}</div><div class="signature scaleimages">${page.free()}</div></div><div class="post_controls"><div class="postbit_buttons post_management_buttons float_right"><a href="/r" class="postbit_quote"><span>${page.label('reply')}</span></a></div></div></div>`)}</div></td></tr></table>`,
  'tabled',
);

const smf = bare(
  'smf-topic-windowbg',
  (page) =>
    `<div id="header"><div class="frame"><h1 class="forumtitle"><a href="/">${page.site}</a></h1></div></div><div id="wrapper"><div id="inner_wrap"><div class="navigate_section"><ul><li><a href="/">${page.label('home')}</a></li></ul></div><div id="main_content_section"><div id="forumposts"><div class="cat_bar"><h3 class="catbg"><span id="author">${page.label('by')}</span> ${page.title('main')}</h3></div><form>${posts(page, (i) => `<div class="${i % 2 === 0 ? 'windowbg' : 'windowbg2'}"><span class="topslice"><span></span></span><div class="post_wrapper"><div class="poster"><h4><a href="/p">${nick(page)}</a></h4><ul class="reset smalltext"><li class="membergroup">Full Member</li><li class="avatar"><a href="/p"><img class="avatar" src="${avatar(page)}" alt=""></a></li><li class="postcount">${page.label('posts')}: ${page.random.int(2, 800)}</li></ul></div><div class="postarea"><div class="flow_hidden"><div class="keyinfo"><div class="smalltext">« <strong>${page.label('reply')} #${i + 1}</strong> ${page.date()} »</div></div><ul class="reset smalltext quickbuttons"><li class="quote_button"><a href="/q">Quote</a></li></ul></div><div class="post"><div class="inner" id="msg_${i}">${said(page)}<br /><br />${page.brief()}</div></div></div><div class="moderatorbar"><div class="smalltext reportlinks">Logged</div></div></div><span class="botslice"><span></span></span></div><hr class="post_separator" />`)}</form></div></div></div></div><div id="footer_section"><div class="frame">${page.disclaimer()}</div></div>`,
);

const flarum = bare(
  'flarum-post-stream',
  (page) =>
    `<div id="app" class="App"><div id="app-navigation" class="App-navigation"></div><div id="drawer" class="App-drawer"><header id="header" class="App-header"><div class="container"><div class="Header-title"><a href="/" id="home-link">${page.site}</a></div></div></header></div><main class="App-content"><div id="content"><div class="DiscussionPage"><div class="DiscussionPage-discussion"><header class="Hero DiscussionHero DiscussionHero--colored"><div class="container"><ul class="DiscussionHero-items"><li class="item-title"><h1 class="DiscussionHero-title">${page.headline()}</h1></li></ul></div></header><div class="container"><nav class="DiscussionPage-nav"><ul><li class="item-controls"><button class="Button Button--primary SplitDropdown-button">${page.label('reply')}</button></li></ul></nav><div class="DiscussionPage-stream"><div class="PostStream">${posts(page, (i) => `<div class="PostStream-item" data-index="${i}" data-type="comment"><article class="CommentPost Post"><div><header class="Post-header"><ul><li class="item-user"><div class="PostUser"><h3 class="PostUser-name"><a href="/u/x"><img class="Avatar PostUser-avatar" src="${avatar(page, '/assets/avatars')}" alt=""> <span class="username">${nick(page)}</span></a></h3></div></li><li class="item-meta"><time>${page.date()}</time></li></ul></header><div class="Post-body"><p>${said(page)}</p><p>${page.brief()}</p></div><aside class="Post-actions"><ul><li class="item-reply"><button class="Button Button--link">${page.label('reply')}</button></li></ul></aside></div></article></div>`)}</div></div></div></div></div></div></main></div>`,
);

const nodeBb = framed(
  'nodebb-topic-posts',
  (page) =>
    `<div data-widget-area="header"></div><div class="row"><div class="topic col-lg-12" itemid="/topic/5"><div class="topic-header"><h1 component="post/header" class="" itemprop="name"><span class="topic-title" component="topic/title">${page.headline()}</span></h1></div><ul component="topic" class="posts timeline" data-tid="5">${posts(page, (i) => `<li component="post" class="pt-4" data-index="${i}" data-pid="${i}"><meta itemprop="datePublished" content="2023"><div class="clearfix post-header"><div class="icon pull-left"><a href="/user/x"><img class="avatar avatar-sm2x avatar-rounded" src="${avatar(page, '/assets/uploads/profile')}" alt=""></a></div><small><strong><a href="/user/x" itemprop="author">${nick(page)}</a></strong> <span class="post-time">${page.date()}</span></small></div><br><div class="content" component="post/content" itemprop="text"><p dir="auto">${said(page)}</p></div><div class="clearfix post-footer"><small class="pull-right"><span class="post-tools"><a component="post/reply" href="#">${page.label('reply')}</a></span><span class="votes"><span component="post/vote-count">${page.random.int(0, 20)}</span></span></small></div></li>`)}</ul></div></div>`,
  'hashed',
);

const vBulletin3 = framed(
  'vbulletin-3-tables',
  (page) =>
    `<table class="tborder" cellpadding="6" cellspacing="1" border="0" width="100%"><tr><td class="alt1"><strong>${page.title('main')}</strong></td></tr></table><div id="posts">${posts(page, (i) => `<div align="center"><div class="page" style="width:100%; text-align:left"><div style="padding:0px 25px"><div id="edit${i}"><table id="post${i}" class="tborder" cellpadding="6" cellspacing="0" border="0" width="100%"><tr><td class="thead" style="font-weight:normal"><a name="post${i}"><img class="inlineimg" src="${page.decoration('images/statusicon/post_old.gif')}" alt="Old" border="0"></a> ${page.date()}</td><td class="thead" align="right">#<a href="show${i}"><strong>${i + 1}</strong></a></td></tr><tr valign="top"><td class="alt2" width="175"><div id="postmenu_${i}"><a class="bigusername" href="member.php">${nick(page)}</a></div><div class="smallfont">Registered User</div><div class="smallfont"><a href="member.php"><img src="${avatar(page, 'customavatars')}" width="80" height="80" border="0" alt=""></a></div></td><td class="alt1" id="td_post_${i}"><div id="post_message_${i}">${said(page)}<br /><br />${page.brief()}</div></td></tr><tr><td class="alt2"></td><td class="alt1" align="right"><a href="newreply.php" rel="nofollow">${page.label('reply')}</a></td></tr></table></div></div></div></div>`)}</div><table class="tborder"><thead><tr><td class="tcat" colspan="5">${page.label('related')}</td></tr></thead><tbody>${others(page, (h, t) => `<tr><td class="alt1" align="left"><a href="${h}">${t}</a></td><td class="alt2">${nick(page)}</td></tr>`)}</tbody></table>`,
  'tabled',
);

const vBulletin4 = framed(
  'vbulletin-4-postbits',
  (page) =>
    `<div id="pagetitle" class="pagetitle"><h1>Thread: <span class="threadtitle"><a href="t-1">${page.title('main')}</a></span></h1></div><div id="postlist" class="postlist restrain"><ol id="posts" class="posts">${posts(page, (i) => `<li class="postbitlegacy postbitim postcontainer old" id="post_${i}"><div class="posthead"><span class="postdate old"><span class="date">${page.date()}</span></span><span class="nodecontrols"><a class="postcounter">#${i + 1}</a></span></div><div class="postdetails"><div class="userinfo"><div class="username_container"><a class="username offline popupctrl"><strong>${nick(page)}</strong></a></div><span class="usertitle">Senior Member</span><a class="postuseravatar"><img src="${avatar(page, 'image.php')}" alt=""></a><dl class="userinfo_extra"><dt>${page.label('joined')}</dt><dd>2009</dd></dl></div><div class="postbody"><div class="postrow has_after_content"><div class="content"><div id="post_message_${i}"><blockquote class="postcontent restore">${said(page)}<br><br>${page.brief()}</blockquote></div></div></div><div class="after_content"><blockquote class="signature restore"><div class="signaturecontainer">${page.free()}</div></blockquote></div></div></div><div class="postfoot"><div class="textcontrols floatcontainer"><a class="newreply">${page.label('reply')}</a></div></div></li>`)}</ol></div>`,
  'bitrix',
);

const invision = framed(
  'invision-community-topic',
  (page) =>
    `<div id="ipsLayout_mainArea"><div class="ipsPageHeader ipsResponsive_pull ipsBox"><h1 class="ipsType_pageTitle ipsContained_container"><span class="ipsType_break ipsContained"><span>${page.headline()}</span></span></h1><div class="ipsPhotoPanel"><p class="ipsType_reset">${page.label('by')} <a class="ipsType_break">${nick(page)}</a></p></div></div><div class="cTopic ipsClear ipsSpacer_top" data-role="commentFeed">${posts(page, (i) => `<article id="elComment_${i}" class="cPost ipsBox ipsResponsive_pull ipsComment ipsComment_parent"><aside class="ipsComment_author cAuthorPane"><h3 class="ipsType_sectionHead cAuthorPane_author"><strong><a>${nick(page)}</a></strong></h3><ul class="cAuthorPane_info ipsList_reset"><li data-role="photo"><div class="cAuthorPane_photoWrap"><a class="ipsUserPhoto ipsUserPhoto_large"><img src="${avatar(page, '/uploads/monthly_2023_04')}" alt=""></a></div></li><li data-role="group">Members</li></ul></aside><div class="ipsColumn ipsColumn_fluid"><div id="comment-${i}_wrap" class="ipsComment_content ipsType_medium"><div class="ipsComment_meta ipsType_light"><a><time>${page.date()}</time></a></div><div class="cPost_contentWrap"><div data-role="commentContent" class="ipsType_normal ipsType_richText ipsPadding_bottom ipsContained"><p>${said(page)}</p><p>&nbsp;</p><p>${page.brief()}</p></div><div class="ipsItemControls"><ul class="ipsComment_controls"><li><a data-action="quoteComment">Quote</a></li></ul></div></div></div></div></article>`)}</div></div><div class="ipsWidget ipsBox"><h3 class="ipsWidget_title">${page.label('latest')}</h3>${others(page, (h, t) => `<li class="ipsDataItem"><a class="ipsDataItem_title" href="${h}">${t}</a></li>`)}</div>`,
  'elementor',
);

const lemmyComment = (page: PageMaker, depth: number): string =>
  `<li class="comment"><article class="details comment-node py-2" id="comment-${page.random.int(1000, 99999)}"><div class="ms-2"><div class="d-flex flex-wrap align-items-center text-muted small"><a class="person-listing d-inline-flex align-items-baseline" href="/u/x"><img class="overflow-hidden rounded-circle img-fluid me-1" src="${avatar(page, '/pictrs/image')}" alt="" width="20" height="20"><span>${nick(page)}@lemmy.example</span></a><span class="moment-time">${page.random.int(2, 23)} hours ago</span></div><div class="comment-content"><div class="md-div"><p>${said(page)}</p></div></div><div class="d-flex justify-content-between flex-wrap text-muted fw-bold"><button class="btn btn-link btn-sm" aria-label="upvote">${page.random.int(1, 90)}</button><button class="btn btn-sm btn-link">${page.label('reply')}</button></div></div></article>${depth < 3 && page.random.chance(0.5) ? `<ul class="comments">${lemmyComment(page, depth + 1)}</ul>` : ''}</li>`;

const lemmy = bare(
  'lemmy-post-and-comments',
  (page) =>
    `<div id="app" class="lemmy-site"><nav class="navbar navbar-expand-md shadow-sm" id="navbar"><a class="navbar-brand" href="/">${page.site}</a></nav><div class="mt-4 p-0 fl-1"><div class="post container-lg"><div class="row"><main class="col-12 col-md-8 col-lg-9 mb-3"><div class="post-listing mt-2"><article class="post-container row"><div class="col flex-grow-1"><h1 class="h4 d-inline text-break">${page.headline()}</h1><div class="small mb-1"><a class="person-listing">${nick(page)}</a> to <a class="community-link">${nick(page)}</a></div></div></article><article id="postContent" class="col-12 card my-2 p-2"><div class="md-div"><p>${page.say(2)}</p><p>${page.ask()}</p></div></article></div><ul class="comments">${posts(page, () => lemmyComment(page, 0))}</ul></main><aside class="d-none d-md-block col-md-4 col-lg-3"><section class="card border-secondary mb-3"><div class="card-body"><h5 class="mb-0">${nick(page)}</h5><div class="md-div"><p>${page.noise()}</p></div></div></section></aside></div></div></div></div>`,
);

const newsBoard = bare(
  'link-board-of-indented-tables',
  (page) =>
    `<center><table id="hnmain" border="0" cellpadding="0" cellspacing="0" width="85%" bgcolor="#f6f6ef"><tr><td bgcolor="#ff6600"><table border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td><span class="pagetop"><b class="hnname"><a href="news">${page.site}</a></b> <a href="newest">new</a> | <a href="ask">ask</a></span></td></tr></table></td></tr><tr id="pagespace"></tr><tr><td><table class="fatitem" border="0"><tr class="athing" id="1"><td align="right" class="title"></td><td class="votelinks"><center><a id="up_1" href="vote"><div class="votearrow" title="upvote"></div></a></center></td><td class="title"><span class="titleline"><a href="https://site.example/x">${page.title('main')}</a></span></td></tr><tr><td colspan="2"></td><td class="subtext"><span class="score">${page.random.int(2, 900)} points</span> by <a class="hnuser">${nick(page)}</a></td></tr></table><br><br><table border="0" class="comment-tree">${posts(page, (i) => `<tr class="athing comtr" id="c${i}"><td><table border="0"><tr><td class="ind" indent="${i % 3}"><img src="s.gif" height="1" width="${(i % 3) * 40}"></td><td valign="top" class="votelinks"><center><a href="vote"><div class="votearrow"></div></a></center></td><td class="default"><div style="margin-top:2px; margin-bottom:-10px;"><span class="comhead"><a href="user" class="hnuser">${nick(page)}</a> <span class="age"><a href="item">${page.random.int(2, 22)} hours ago</a></span></span></div><br><div class="comment"><div class="commtext c00">${page.say()}<p>${said(page)}</p></div><div class="reply"><p><font size="1"><u><a href="reply">reply</a></u></font></p></div></div></td></tr></table></td></tr>`)}</table></td></tr></table></center>`,
);

const shreddit = bare(
  'social-board-web-components',
  (page) =>
    `<shreddit-app routename="post_page"><header><nav><a href="/">${page.site}</a></nav></header><div class="subgrid-container"><main id="main-content"><shreddit-post post-title="x" score="5"><h1 id="post-title-t3_a" slot="title" class="font-semibold text-24">${page.headline()}</h1><div slot="text-body" class="mb-sm"><div id="t3_a-post-rtjson-content" class="md"><p>${page.say(2)}</p><p>${page.ask()}</p></div></div></shreddit-post><shreddit-comment-tree id="comment-tree">${posts(page, (i) => `<shreddit-comment author="${nick(page)}" depth="${i % 2}" thingid="t1_${i}"><div slot="commentAvatar"><img src="${avatar(page, '/avatars/defaults')}" alt="" width="32"></div><div slot="commentMeta"><a href="/u/x">u/${nick(page)}</a> <faceplate-timeago>${page.random.int(2, 22)}h ago</faceplate-timeago></div><div slot="comment" id="t1_${i}-comment-rtjson-content" class="md text-14"><p>${said(page)}</p></div><shreddit-comment-action-row slot="actionRow"><button>${page.label('reply')}</button></shreddit-comment-action-row></shreddit-comment>`)}</shreddit-comment-tree></main><div id="right-sidebar-container"><aside><div class="i18n-subreddit-description">${page.noise()}</div><faceplate-tracker>${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</faceplate-tracker></aside></div></div></shreddit-app>`,
);

const pipermail = bare(
  'mailman-pipermail-message',
  (page) =>
    `<h1>${page.headline()}</h1><b>${page.name()}</b> <a href="mailto:x" title="x">${nick(page)} at ${nick(page)}.example</a><br><i>${page.date()}</i><p><ul><li>Previous message: <a href="1.html">${page.title('noise')}</a></li><li>Next message: <a href="2.html">${page.title('noise')}</a></li><li><b>Messages sorted by:</b> <a href="date.html#1">[ date ]</a> <a href="thread.html#1">[ thread ]</a></li></ul><hr><!--beginarticle--><pre>${posts(page, () => `${page.say(2)}\n`)}\n${page.brief()}\n</pre><!--endarticle--><hr><p><ul><li><a href="x">More information about the ${page.site} mailing list</a></li></ul>`,
);

const hyperkitty = framed(
  'mailman-3-thread',
  (page) =>
    `<div id="thread-content" class="row"><div class="col-12 col-md-9"><div id="thread-title"><h1><span class="title">${page.headline()}</span></h1></div><section id="thread-messages">${posts(page, (i) => `<div class="email ${i % 2 === 0 ? 'even' : 'odd'}" id="M${i}"><div class="email-header row d-flex"><div class="email-author col-auto"><img class="gravatar" src="${avatar(page, '/gravatar')}" width="40" height="40" alt=""><div class="name"><a href="/u">${page.name()}</a></div></div><div class="email-date right col-auto"><div class="time"><span>${page.date()}</span></div></div></div><div class="email-body"><p>${said(page)}</p><p>${page.brief()}</p></div><div class="email-info d-flex"><div class="vote"><a class="youlike vote disabled" title="like">0</a></div><a class="reply reply-mailto">${page.label('reply')}</a></div></div>`)}</section></div></div>`,
  'plone',
);

const lore = bare(
  'public-inbox-thread-text',
  (page) =>
    `<form action="../"><pre><a href="../">${page.site}</a> <input name="q" type="text"><input type="submit" value="search" /></pre></form><h1>${page.headline()}</h1>${posts(page, (i) => `<pre><a href="#r${i}" id="m${i}">*</a> ${page.date()} <b>${page.name()}</b>\n</pre><div class="body"><pre>${page.say(2)}\n\n${page.brief()}\n</pre></div><hr>`)}`,
);

const githubDiscussion = bare(
  'code-host-discussion-answers',
  (page) =>
    `<div class="application-main"><main id="js-repo-pjax-container"><div id="repository-container-header"><strong><a href="/o/r">${page.site}</a></strong></div><div id="discussion_bucket" class="clearfix new-discussion-timeline"><div id="show_discussion"><div class="gh-header-show"><h1 class="gh-header-title f1 mr-0"><span class="js-issue-title markdown-title">${page.headline()}</span></h1></div><div class="gutter-lg d-flex"><div class="col-12 col-md-9"><div class="js-discussion">${posts(page, (i) => `<div class="${i === 0 ? 'discussions-timeline-scroll-target' : 'js-timeline-item TimelineItem'} js-comment"><div class="timeline-comment-group"><a class="d-inline-block TimelineItem-avatar"><img src="${avatar(page, '/u')}" width="40" height="40" class="avatar-user avatar" alt=""></a><div class="timeline-comment-header"><h2 class="f5"><a class="author Link--primary">${nick(page)}</a> <a class="Link--secondary js-timestamp"><relative-time>${page.date()}</relative-time></a></h2></div><div class="edit-comment-hide"><task-lists><div class="comment-body markdown-body js-comment-body f5"><p dir="auto">${said(page)}</p><p dir="auto">${page.brief()}</p></div></task-lists></div><div class="comment-reactions"><button class="btn-link">👍 ${page.random.int(1, 20)}</button></div></div></div>`)}</div></div><div class="col-12 col-md-3" id="partial-discussion-sidebar"><div class="discussion-sidebar-item"><div class="text-bold">Category</div><div>💬 General</div></div></div></div></div></div></main>${f.footer(page)}</div>`,
);

const qa = framed(
  'question2answer-page',
  (page) =>
    `<div class="qa-main-heading"><h1><a href="/5"><span class="entry-title">${page.headline()}</span></a></h1></div><div class="qa-part-q-view"><div class="qa-q-view hentry question" id="q5"><div class="qa-q-view-stats"><div class="qa-voting qa-voting-net"><span class="qa-netvote-count-data">${page.random.int(0, 30)}</span></div></div><div class="qa-q-view-main"><div class="qa-q-view-content qa-post-content"><div class="entry-content"><p>${page.say(2)}</p><p>${page.ask()}</p></div></div><div class="qa-q-view-tags"><ul class="qa-q-view-tag-list">${page
      .menuWords(2)
      .map((w) => `<li><a class="qa-tag-link" rel="tag" href="/t">${w}</a></li>`)
      .join(
        '',
      )}</ul></div><span class="qa-q-view-avatar-meta"><img src="${avatar(page, './?qa=image')}" class="qa-avatar-image" alt=""><span class="qa-q-view-who">${nick(page)}</span></span></div></div></div><div class="qa-part-a-list"><h2 id="a_list_title">${page.random.int(2, 9)} Answers</h2><div class="qa-a-list" id="a_list">${posts(page, (i) => `<div class="qa-a-list-item hentry answer" id="a${i}"><div class="qa-voting"><span>${page.random.int(0, 9)}</span></div><div class="qa-a-item-main"><div class="qa-a-item-content qa-post-content"><div class="entry-content"><p>${said(page)}</p></div></div><span class="qa-a-item-meta">${nick(page)} ${page.date()}</span><div class="qa-c-list-item"><div class="qa-c-item-content">${page.free()}</div></div></div></div>`)}</div></div><div class="qa-widgets-side"><div class="qa-related-qs"><h2>${page.label('related')}</h2><ul class="qa-related-q-list">${others(page, (h, t) => `<li class="qa-related-q-item"><a href="${h}">${t}</a></li>`)}</ul></div></div>`,
  'genesis',
);

const discussionBelowAsk = bare(
  'community-question-of-a-vendor',
  (page) =>
    `<div id="mainContent" class="support-community"><header class="vendor-nav"><a href="/">${page.site}</a></header><div class="thread-container"><div class="thread-question" itemscope itemtype="https://schema.org/Question"><h1 class="thread-title" itemprop="name">${page.headline()}</h1><div class="user-info"><img src="${avatar(page, '/profile')}" alt="" class="profile-picture"><span>${page.name()}</span> ${page.date()}</div><div class="thread-message-content-body-text" itemprop="text"><p>${page.say(2)}</p><p>${page.ask()}</p></div><div class="helpful-controls"><button>I have the same question (${page.random.int(2, 90)})</button></div></div><div class="thread-replies">${posts(page, (i) => `<div class="thread-message ${i === 0 ? 'thread-message--answer' : ''}" id="reply${i}"><div class="user-card"><span class="user-name">${page.name()}</span> <span class="role">Independent Advisor</span></div><div class="thread-message-content"><div class="thread-message-content-body-text"><p>${said(page)}</p><ol><li>${page.item()}</li><li>${page.item()}</li></ol></div></div><div class="rating-controls"><span>Was this reply helpful?</span><button>Yes</button><button>No</button></div></div>`)}</div></div></div>${f.footer(page)}`,
);

const wikiTalk = framed(
  'wiki-talk-page-signed',
  (page) =>
    `<div id="content" class="mw-body" role="main"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1><div id="bodyContent"><div id="mw-content-text" class="mw-body-content"><div class="mw-parser-output">${some(page, 2, 4, (i) => `<div class="mw-heading mw-heading2 ext-discussiontools-init-section"><h2 id="T${i}" data-mw-thread-id="h${i}">${page.heading()}</h2><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/e">edit</a><span class="mw-editsection-bracket">]</span></span></div><p><span data-mw-comment-start="" id="c-${i}"></span>${said(page)} <a href="/User:x" title="User:x">${nick(page)}</a> (<a href="/User_talk:x">talk</a>) ${page.date()}</p><dl><dd>${page.say(2)} <a href="/User:y">${nick(page)}</a><dl><dd>${page.say()} <a href="/User:z">${nick(page)}</a></dd></dl></dd></dl>`)}</div></div></div></div>`,
  'plone',
);

const mastodonThread = bare(
  'short-messages-in-a-row',
  (page) =>
    `<div class="activity-stream-wrap"><header class="bar"><a href="/">${page.site}</a></header><main><h1 class="visible-title">${page.headline()}</h1>${posts(page, (i) => `<div class="entry ${i === 0 ? 'entry-center' : 'entry-successor entry-reply'} h-entry"><div class="detailed-status detailed-status--flex"><div class="p-author h-card"><a class="detailed-status__display-name u-url"><div class="detailed-status__display-avatar"><img src="${avatar(page, '/accounts/avatars')}" alt="" class="account__avatar u-photo" width="48" height="48"></div><span class="display-name"><bdi><strong class="p-name emojify">${nick(page)}</strong></bdi></span></a></div><div class="status__content emojify"><div class="e-content"><p>${page.say()}</p><p>${page.brief()}</p></div></div><div class="detailed-status__meta"><time class="formatted">${page.date()}</time> · <span class="detailed-status__reblogs">${page.random.int(0, 40)}</span></div></div></div>`)}</main></div>`,
);

const discuz = framed(
  'discuz-plhin-table',
  (page) =>
    `<div id="pgt" class="pgs mbm cl"><a id="newspecial" href="javascript:;">${page.label('reply')}</a></div><div id="postlist" class="pl bm"><table cellspacing="0" cellpadding="0"><tr><td class="pls ptn pbn"><div class="hm"><span class="xg1">${page.label('posts')}</span> <span class="xi1">${page.random.int(10, 900)}</span></div></td><td class="plc ptm pbn vwthd"><h1 class="ts"><span id="thread_subject">${page.headline()}</span></h1></td></tr></table>${posts(page, (i) => `<div id="post_${i}"><table id="pid${i}" class="plhin" summary="pid${i}" cellspacing="0" cellpadding="0"><tr><td class="pls" rowspan="2"><div class="pls favatar"><div class="pi"><div class="authi"><a href="/u" class="xw1">${nick(page)}</a></div></div><div class="avatar"><a href="/u"><img src="${avatar(page, '/uc_server/data/avatar')}" /></a></div></div></td><td class="plc"><div class="pi"><strong><a href="#"><em>${i + 1}</em><sup>#</sup></a></strong><div class="pti"><div class="authi"><em>${page.date()}</em></div></div></div><div class="pct"><div class="pcb"><div class="t_fsz"><table cellspacing="0" cellpadding="0"><tr><td class="t_f" id="postmessage_${i}">${said(page)}<br />${page.brief()}</td></tr></table></div></div></div></td></tr><tr><td class="plc plm"></td></tr></table></div>`)}</div>`,
  'bitrix',
);

const reviews = framed(
  'reader-letters-page',
  (page) =>
    `<section class="letters-page"><h1 class="letters-title">${page.headline()}</h1>${posts(page, () => `<div class="letter"><h2 class="letter-subject">${page.heading()}</h2><p>${said(page)}</p><p class="letter-signed"><em>${page.name()}</em></p></div>`)}</section>${f.related(page)}`,
  'genesis',
);

const ama = framed(
  'chat-with-an-expert-transcript',
  (page) =>
    `<article class="qanda"><h1>${page.headline()}</h1><p class="intro">${page.say()}</p><div class="qa-list">${posts(page, (i) => `<div class="qa-pair" id="qa-${i}"><div class="q"><span class="q-author">${nick(page)}:</span> <p>${page.ask()}</p></div><div class="a"><span class="a-author">${page.name()}:</span> <p>${said(page)}</p></div></div>`)}</div></article>${f.newsletter(page)}`,
  'govuk',
);

const gitlabNotes = bare(
  'merge-request-notes',
  (page) =>
    `<header class="navbar navbar-gitlab header-content"><a href="/">${page.site}</a></header><div class="layout-page page-with-super-sidebar"><aside class="super-sidebar"><ul>${page
      .menuWords(5)
      .map((w) => `<li><a href="/x">${w}</a></li>`)
      .join(
        '',
      )}</ul></aside><div class="content-wrapper"><main class="content" id="content-body"><div class="issue-details issuable-details"><div class="detail-page-description content-block"><h1 class="title gl-heading-1" data-testid="issue-title">${page.headline()}</h1><div class="description"><div class="md"><p data-sourcepos="1:1-1:9" dir="auto">${page.say(2)}</p><p dir="auto">${page.brief()}</p></div></div></div><div id="notes"><ul id="notes-list" class="notes main-notes-list timeline">${posts(page, (i) => `<li id="note_${i}" class="note timeline-entry note-comment"><div class="timeline-avatar gl-float-left"><a class="user-avatar-link"><img src="${avatar(page, '/uploads/-/system/user/avatar')}" class="gl-avatar gl-avatar-s32" alt="" width="32"></a></div><div class="timeline-content"><div class="note-header"><div class="note-header-info"><span class="note-header-author-name">${page.name()}</span> <time class="note-timestamp">${page.date()}</time></div></div><div class="timeline-discussion-body"><div class="note-body"><div class="note-text md"><p dir="auto">${said(page)}</p></div></div></div></div></li>`)}</ul></div></div></main></div></div>`,
);

const bugzilla = bare(
  'bug-tracker-change-sets',
  (page) =>
    `<div id="wrapper"><header id="header" role="banner"><a id="home" href="/">${page.site}</a><form id="header-search"><input type="search"></form></header><main id="bugzilla-body"><div id="main-inner"><div id="summary-container"><h1 id="field-value-short_desc">${page.headline()}</h1></div><div id="module-people" class="module"><div class="module-header"><h2>People</h2></div><div class="fields-lhs"><div class="field"><div class="name">Reporter:</div><div class="value">${page.name()}</div></div></div></div>${posts(page, (i) => `<div class="change-set" id="c${i}"><div class="comment" data-id="${i}"><table class="layout-table change-head"><tr><td class="change-gravatar"><img src="${avatar(page, '/extensions/gravatar')}" class="gravatar" width="32" height="32" alt=""></td><td class="change-author"><span class="fn">${page.name()}</span></td></tr><tr><td class="change-name"><a href="#c${i}">Comment ${i}</a></td><td>• <span class="rel-time">${page.date()}</span></td></tr></table></div><div class="comment-text markdown-body" id="ct-${i}"><p>${said(page)}</p></div></div>`)}</div></main></div>`,
);

const blogAnswers = framed(
  'bbpress-topic-replies',
  (page) =>
    `<article class="topic type-topic"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content"><div id="bbpress-forums" class="bbpress-wrapper"><div class="bbp-template-notice info"><ul><li class="bbp-topic-description">${page.free()}</li></ul></div><ul id="topic-3-replies" class="forums bbp-replies"><li class="bbp-header"><div class="bbp-reply-author">${page.label('by')}</div><div class="bbp-reply-content">${page.label('posts')}</div></li><li class="bbp-body">${posts(page, (i) => `<div id="post-${i}" class="bbp-reply-header"><div class="bbp-meta"><span class="bbp-reply-post-date">${page.date()}</span><a href="#post-${i}" class="bbp-reply-permalink">#${i + 100}</a></div></div><div class="loop-item-${i} reply type-reply"><div class="bbp-reply-author"><a class="bbp-author-link"><span class="bbp-author-avatar"><img alt="" src="${avatar(page, '/avatar')}" class="avatar avatar-80 photo" height="80" width="80"></span><span class="bbp-author-name">${nick(page)}</span></a><div class="bbp-author-role">Participant</div></div><div class="bbp-reply-content"><p>${said(page)}</p></div></div>`)}</li></ul></div></div></article>`,
  'genesis',
);

export const threads: readonly Kind<TextTruth>[] = [
  discourseApp,
  myBb,
  smf,
  flarum,
  nodeBb,
  vBulletin3,
  vBulletin4,
  invision,
  lemmy,
  newsBoard,
  shreddit,
  pipermail,
  hyperkitty,
  lore,
  githubDiscussion,
  qa,
  discussionBelowAsk,
  wikiTalk,
  mastodonThread,
  discuz,
  reviews,
  ama,
  gitlabNotes,
  bugzilla,
  blogAnswers,
];
