/** Forums of second rank and pages of questions: half `held-out-5`. */
import { bar, bare, f, face, framed, others, post, posts } from './writing.ts';

const quick = `<form class="quick"><textarea rows="4"></textarea><input type="submit"></form>`;

export const boards = [
  bare(
    'smf-2-topic',
    (page) =>
      `<div id="wrapper"><div id="upper_section"><div id="top_section">${bar(page, (w) => `<a class="firstlevel" href="/i">${w}</a>`)}</div></div><div id="content_section"><div id="main_content_section"><div class="navigate_section"><ul><li><a href="/">${page.site}</a> &#187;</li></ul></div><div id="forumposts"><div class="cat_bar"><h3 class="catbg"><span id="author">${page.label('by')}</span> <span id="top_subject">${page.headline()}</span></h3></div><form>${posts(page, (i) => `<div class="${i % 2 === 0 ? 'windowbg' : 'windowbg2'}"><div class="post_wrapper"><div class="poster"><h4><a href="/u">${page.name()}</a></h4><ul class="reset smalltext"><li class="avatar"><img class="avatar" src="${face(page)}" alt=""></li><li class="postcount">${page.label('posts')} ${page.random.int(2, 999)}</li></ul></div><div class="postarea"><div class="flow_hidden"><div class="keyinfo"><div class="smalltext">« #${i} ${page.date()} »</div></div></div><div class="post"><div class="inner" id="msg_${i}">${post(page)}</div></div></div></div></div>`)}</form></div></div></div><div id="footer_section">${page.noise()}</div></div>`,
  ),
  bare(
    'mybb-thread',
    (page) =>
      `<div id="container"><div id="header"><div class="upper"><a href="/">${page.site}</a><span class="welcome">${page.noise()}</span></div></div><div id="content"><table border="0" class="tborder"><tr><td class="thead"><strong>${page.headline()}</strong></td></tr><tr><td id="posts_container"><div id="posts">${posts(page, (i) => `<a name="pid${i}"></a><div class="post classic" id="post_${i}"><div class="post_author scaleimages"><div class="author_avatar"><img src="${face(page)}" alt=""></div><div class="author_information"><strong><span class="largetext">${page.name()}</span></strong></div></div><div class="post_content"><div class="post_head"><div class="float_right"><strong>#${i + 1}</strong></div><span class="post_date">${page.date()}</span></div><div class="post_body scaleimages" id="pid_${i}">${post(page)}</div></div><div class="post_controls"><a href="/r"><span>${page.label('reply')}</span></a></div></div>`)}</div></td></tr></table></div></div>`,
  ),
  bare(
    'woltlab-thread',
    (page) =>
      `<div id="pageContainer" class="pageContainer"><div id="pageHeaderContainer"><nav class="mainMenu"><ol class="boxMenu">${bar(page, (w) => `<li><a class="boxMenuLink" href="/x"><span>${w}</span></a></li>`)}</ol></nav></div><section id="main" class="main" role="main"><div id="content" class="content"><header class="contentHeader"><div class="contentHeaderTitle"><h1 class="contentTitle">${page.headline()}</h1></div></header><div class="section"><ul class="wbbThreadPostList messageList">${posts(page, (i) => `<li id="post${i}"><article class="wbbPost message messageSidebarOrientationLeft"><aside class="messageSidebar"><div class="messageAuthor"><div class="userAvatar"><img src="${face(page)}" alt="" class="userAvatarImage"></div><span class="username">${page.name()}</span></div></aside><div class="messageContent"><header class="messageHeader"><time>${page.date()}</time></header><div class="messageBody"><div class="messageText"><p>${post(page)}</p></div></div><footer class="messageFooter"><div class="messageSignature"><div>${page.free()}</div></div></footer></div></article></li>`)}</ul></div></div></section></div>`,
  ),
  bare(
    'yabb-topic',
    (page) =>
      `<table width="98%" align="center" cellspacing="1" class="bordercolor"><tr><td class="catbg" colspan="2"><b>${page.headline()}</b></td></tr>${posts(page, (i) => `<tr class="windowbg${i % 2 === 0 ? '' : '2'}"><td width="140" valign="top"><b>${page.name()}</b><br><span class="small">YaBB Newbies</span></td><td valign="top"><span class="small">Reply #${i} - ${page.date()}</span><hr><div class="message">${post(page)}</div></td></tr>`)}</table><div class="small">${page.noise()}</div>`,
  ),
  bare(
    'phorum-flat-read',
    (page) =>
      `<div id="phorum"><div class="nav">${bar(page, (w) => `<a class="icon icon-folder" href="/l">${w}</a>`)}</div><h1 class="heading">${page.headline()}</h1>${posts(page, (i) => `<div class="message"><div class="generic"><table border="0"><tr><td><div class="message-author icon-user"><a href="/p">${page.name()}</a></div><small><strong>${page.date()}</strong></small></td></tr></table></div><div class="message-body">${post(page)}<div class="message-options"><a href="#REPLY${i}">${page.label('reply')}</a></div></div></div>`)}</div>`,
  ),
  bare(
    'vanilla-discussion',
    (page) =>
      `<div id="Frame"><div class="Head"><a class="SiteTitle" href="/">${page.site}</a></div><div id="Body"><div id="Panel"><div class="Box GuestBox"><h4>${page.label('login')}</h4><p>${page.noise()}</p></div></div><div id="Content"><div class="MessageList Discussion"><div id="Item_0" class="PageTitle"><h1>${page.headline()}</h1></div><div class="ItemDiscussion"><div class="Discussion"><div class="Item-BodyWrap"><div class="Item-Body"><div class="Message userContent"><p>${page.say(2)}</p></div></div></div></div></div></div><div class="CommentsWrap"><ul class="MessageList DataList Comments">${posts(page, (i) => `<li class="Item ItemComment" id="Comment_${i}"><div class="Comment"><div class="Item-Header CommentHeader"><a class="PhotoWrap"><img src="${face(page)}" alt="" class="ProfilePhoto"></a><a class="Username">${page.name()}</a></div><div class="Item-BodyWrap"><div class="Item-Body"><div class="Message userContent">${post(page)}</div></div></div></div></li>`)}</ul></div></div></div></div>`,
  ),
  framed(
    'misago-thread-react',
    'bootstrap3',
    (page) =>
      `<div class="page page-thread"><div class="page-header"><h1>${page.headline()}</h1></div><div class="posts-list">${posts(page, () => `<div class="post"><div class="panel panel-default panel-post"><div class="post-side"><a class="item-title">${page.name()}</a></div><div class="panel-body"><article class="misago-markup"><p>${post(page)}</p></article></div><div class="panel-footer post-footer"><button class="btn btn-default btn-sm">${page.label('reply')}</button></div></div></div>`)}</div></div>`,
  ),
  bare(
    'talkyard-topic',
    (page) =>
      `<div id="esPageColumn"><div class="esTopbar container"><a href="/">${page.site}</a></div><article class="dw-page"><div id="dw-title" class="dw-t dw-p-ttl"><h1 class="dw-p-ttl">${page.headline()}</h1></div><div id="post-1" class="dw-p dw-ar-p"><div class="dw-p-bd"><div class="dw-p-bd-blk"><p>${page.say(2)}</p></div></div></div><div class="dw-cmts-tlbr"><span>${page.label('comments')}</span></div><ol class="dw-res dw-singlereplies">${posts(page, (i) => `<li class="dw-t dw-depth-1"><div id="post-${i + 2}" class="dw-p"><div class="dw-p-hd esP_H"><a class="dw-p-by"><span class="esP_By_U">${page.name()}</span></a></div><div class="dw-p-bd"><div class="dw-p-bd-blk"><p>${post(page)}</p></div></div></div><div class="dw-p-as"><a class="dw-a dw-a-reply">${page.label('reply')}</a></div></li>`)}</ol></article></div>`,
  ),
  bare(
    'codidact-question',
    (page) =>
      `<header class="header"><a class="header--brand" href="/">${page.site}</a></header><main class="container"><div class="grid"><div class="grid--cell is-8"><h1>${page.headline()}</h1><div class="post" id="answer-0"><div class="post--content"><div class="post--votes"><span>+${page.random.int(1, 9)}</span></div><div class="post--body"><p>${page.say(2)}</p></div></div></div><h2>${page.label('answer')}</h2>${posts(page, () => `<div class="post"><div class="post--content"><div class="post--votes"><span>+1</span><span>−0</span></div><div class="post--body"><p>${post(page)}</p></div><div class="user-card"><img src="${face(page)}" alt="">${page.name()}</div></div></div>`)}</div><div class="grid--cell is-4"><div class="widget"><div class="widget--header">${page.label('latest')}</div>${others(page, (h, t) => `<div class="widget--body"><a href="${h}">${t}</a></div>`)}</div></div></div></main>`,
  ),
  bare(
    'answerhub-question',
    (page) =>
      `<div id="main" class="ahub"><div class="question-container"><h1 class="node-title">${page.headline()}</h1><div class="node-body"><p>${page.say(2)}</p></div></div><div class="answers-list">${posts(page, () => `<div class="answer-container" itemprop="suggestedAnswer"><div class="user-info">${page.name()} · ${page.date()}</div><div class="answer-body" itemprop="text"><p>${post(page)}</p></div><div class="node-controls"><a href="#">${page.label('share')}</a></div></div>`)}</div><aside class="widget widget-related"><h3>${page.label('related')}</h3>${others(page, (h, t) => `<p><a href="${h}">${t}</a></p>`)}</aside></div>`,
  ),
  bare(
    'khoros-lithium-thread',
    (page) =>
      `<center class="lia-page"><div class="MinimumWidthContainer"><div class="lia-content"><div class="lia-component-messages-widget-topic-message"><div class="lia-linear-display-message-view"><div class="lia-message-subject-banner"><h1>${page.headline()}</h1></div><div class="lia-message-body"><div class="lia-message-body-content"><p>${page.say(2)}</p></div></div></div></div><div class="lia-quilt-row-replies">${posts(page, () => `<div class="lia-quilt lia-message-view-forum-message"><div class="lia-message-author-with-avatar"><img class="lia-user-avatar-message" src="${face(page)}" alt=""><span class="UserName lia-user-name">${page.name()}</span></div><div class="lia-message-body lia-component-message-view-widget-body"><div class="lia-message-body-content"><p>${post(page)}</p></div></div><div class="lia-kudos">${page.random.int(0, 9)}</div></div>`)}</div></div><div class="lia-quilt-column-side"><h3>${page.label('latest')}</h3>${others(page, (h, t) => `<li><a class="page-link lia-link-navigation" href="${h}">${t}</a></li>`)}</div></div></center>`,
  ),
  bare(
    'telligent-community-thread',
    (page) =>
      `<div class="header-fragments"><ul>${bar(page, (w) => `<li>${w}</li>`)}</ul></div><div class="content-fragment-content"><div class="content full thread verified"><h2 class="name">${page.headline()}</h2><div class="content user-defined-markup"><p>${page.say(2)}</p></div></div><ul class="content-list replies">${posts(page, () => `<li class="threaded content-item"><div class="content full"><div class="author"><span class="user-name">${page.name()}</span></div><div class="content"><p>${post(page)}</p></div><div class="actions"><a href="#">${page.label('reply')}</a></div></div></li>`)}</ul></div>`,
  ),
  framed(
    'zendesk-community-post',
    'small',
    (page) =>
      `<div class="community-post"><div class="post"><header class="post-header"><h1 class="post-title">${page.headline()}</h1></header><div class="post-info-container"><div class="post-body"><p>${page.say(2)}</p></div></div></div><section class="post-comments"><ul class="comment-list">${posts(page, () => `<li class="comment"><div class="comment-wrapper"><div class="comment-info"><div class="comment-author"><img class="user-avatar" src="${face(page)}" alt=""><a href="/u">${page.name()}</a></div><section class="comment-body"><p>${post(page)}</p></section></div></div></li>`)}</ul><p class="comment-callout">${page.noise()}</p></section></div>`,
  ),
  bare(
    'e107-forum-topic',
    (page) =>
      `<div class="navbar">${bar(page, (w) => `<a href="/e">${w}</a>`)}</div><table class="fborder table"><tr><td colspan="2" class="fcaption"><h1>${page.headline()}</h1></td></tr>${posts(page, () => `<tr><td class="forumheader3" style="width:20%"><b>${page.name()}</b><div class="smallblacktext">${page.date()}</div></td><td class="forumheader3">${post(page)}</td></tr>`)}</table>${quick}<div class="smalltext">${page.noise()}</div>`,
  ),
  framed(
    'job-centre-of-a-hobby-forum-in-divs',
    'styled',
    (page) =>
      `<h1>${page.headline()}</h1>${posts(page, (i) => `<div class="row-${page.random.letters(4)}"><div class="l-${page.random.letters(3)}"><div>${page.name()}</div><div>${page.date()}</div></div><div class="r-${page.random.letters(3)}"><div>${i > 0 ? `<div class="q"><div>${page.free()}</div></div>` : ''}<div>${post(page)}</div></div></div></div>`)}${f.related(page)}`,
  ),
];
