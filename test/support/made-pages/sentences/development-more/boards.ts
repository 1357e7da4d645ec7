/** Threads as the software of boards writes them: what stands around a post is the software's, the post is a person's. */
import { furniture as f } from '../../furniture/development.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import {
  BREAKS,
  face,
  numbers,
  otherThreads,
  PARAGRAPHS,
  post,
  signature,
  thread,
} from './board-posts.ts';

const user = (page: PageMaker) => `/members/${page.random.word()}.${page.random.int(1, 9999)}/`;

const xenforo2 = textKind('xenforo-2-with-reactions', (page) => {
  const message = (i: number) =>
    `<article class="message message--post js-post js-inlineModContainer" data-author="x" data-content="post-${i}" id="js-post-${i}"><span class="u-anchorTarget" id="post-${i}"></span><div class="message-inner"><div class="message-cell message-cell--user"><section class="message-user"><div class="message-avatar"><a href="${user(page)}" class="avatar avatar--m">${face(page)}</a></div><div class="message-userDetails"><h4 class="message-name"><a href="${user(page)}" class="username">${page.name()}</a></h4><h5 class="userTitle message-userTitle">${page.random.word()}</h5></div><div class="message-userExtras"><dl class="pairs pairs--justified"><dt>${page.label('joined')}</dt><dd>${page.date()}</dd></dl><dl class="pairs pairs--justified"><dt>${page.label('posts')}</dt><dd>${page.random.int(1, 9999)}</dd></dl></div></section></div><div class="message-cell message-cell--main"><div class="message-main js-quickEditTarget"><header class="message-attribution message-attribution--split"><ul class="message-attribution-main listInline"><li class="u-concealed"><a href="#post-${i}" class="u-concealed"><time class="u-dt">${page.date()}</time></a></li></ul><ul class="message-attribution-opposite"><li><a href="#post-${i}">#${i + 1}</a></li></ul></header><div class="message-content js-messageContent"><div class="message-userContent lbContainer js-lbContainer"><article class="message-body js-selectToQuote"><div class="bbWrapper">${post(page, BREAKS, i === 0)}</div></article></div></div><footer class="message-footer"><div class="reactionsBar js-reactionsList is-active"><a class="reactionsBar-link" href="#">${page.name()}, ${page.name()}</a></div><div class="message-actionBar actionBar"><a href="#" class="actionBar-action">${page.label('reply')}</a></div></footer></div></div></div></article>`;
  return page.document(
    `<div class="p-pageWrapper"><header class="p-header">${page.site}</header>${f.menu(page)}<div class="p-body"><div class="p-body-inner"><div class="p-breadcrumbs"><a href="/">${page.label('home')}</a></div><div class="p-body-header"><div class="p-title"><h1 class="p-title-value">${page.headline()}</h1></div><div class="p-description"><ul class="listInline"><li>${page.name()}</li><li>${page.date()}</li></ul></div></div><div class="p-body-main"><div class="p-body-content"><div class="block block--messages"><div class="block-outer"><nav class="pageNavWrapper"><ul class="pageNav-main"><li class="pageNav-page"><a href="?page=1">1</a></li><li class="pageNav-page"><a href="?page=2">2</a></li></ul></nav></div><div class="block-container lbContainer"><div class="block-body js-replyNewMessageContainer">${thread(page, message)}</div></div></div></div></div></div></div>${f.footer(page)}</div>`,
    { attributes: ' data-template="thread_view"' },
  );
});

const vbulletin4 = textKind('vbulletin-4', (page) => {
  const item = (i: number) =>
    `<li class="postbitlegacy postbitim postcontainer old" id="post_${i}"><div class="posthead"><span class="postdate old"><span class="date">${page.date()}</span></span><span class="nodecontrols"><a class="postcounter">#${i + 1}</a></span></div><div class="postdetails"><div class="userinfo"><div class="username_container"><a class="username offline" href="member.php?${i}"><strong>${page.name()}</strong></a></div><span class="usertitle">${page.random.word()}</span><a class="postuseravatar">${face(page)}</a><dl class="userinfo_extra"><dt>${page.label('joined')}</dt><dd>${page.date()}</dd><dt>${page.label('posts')}</dt><dd>${page.random.int(1, 999)}</dd></dl></div><div class="postbody"><div class="postrow"><h2 class="title icon">Re: ${page.headline()}</h2><div class="content"><div id="post_message_${i}"><blockquote class="postcontent restore">${post(page, { ...BREAKS, quote: (p, text) => `<div class="bbcode_container"><div class="bbcode_quote"><div class="quote_container"><div class="bbcode_postedby">${p.name()}</div><div class="message">${text}</div></div></div></div>` }, i === 0)}</blockquote></div></div></div>${signature(page, (text) => `<div class="after_content"><blockquote class="signature restore"><div class="signaturecontainer">${text}</div></blockquote></div>`)}</div></div><div class="postfoot"><a class="newreply" href="#">${page.label('reply')}</a></div></li>`;
  return page.document(
    `<div class="above_body">${f.menu(page)}</div><div class="body_wrapper"><div id="breadcrumb" class="breadcrumb"><ul><li><a href="/">${page.label('home')}</a></li></ul></div><div id="pagetitle" class="pagetitle"><h1>${page.headline()}</h1></div><div id="postlist" class="postlist restrain"><ol id="posts" class="posts" start="1">${thread(page, item)}</ol></div><div id="similar_threads"><h4>${page.label('related')}</h4><ul>${otherThreads(page, (link) => `<li>${link}</li>`)}</ul></div></div>${f.footer(page)}`,
  );
});

const invision = textKind('invision-4', (page) => {
  const comment = (i: number) =>
    `<article id="elComment_${i}" class="cPost ipsBox ipsResponsive_pull ipsComment ipsComment_parent ipsClearfix ipsColumns"><aside class="ipsComment_author cAuthorPane ipsColumn ipsColumn_medium"><h3 class="ipsType_sectionHead cAuthorPane_author"><strong><a href="/profile/${i}">${page.name()}</a></strong></h3><ul class="cAuthorPane_info ipsList_reset"><li>${face(page)}</li><li>${numbers(page)}</li></ul></aside><div class="ipsColumn ipsColumn_fluid ipsMargin:none"><div id="comment-${i}_wrap" class="ipsComment_content ipsType_medium"><div class="ipsComment_meta ipsType_light"><a href="#" class="ipsType_blendLinks">${page.label('published')} <time>${page.date()}</time></a></div><div class="cPost_contentWrap"><div data-role="commentContent" class="ipsType_normal ipsType_richText ipsPadding_bottom ipsContained">${post(page, { ...PARAGRAPHS, quote: (p, text) => `<blockquote class="ipsQuote"><div class="ipsQuote_citation">${p.date()}, ${p.name()}:</div><div class="ipsQuote_contents"><p>${text}</p></div></blockquote>` }, i === 0)}</div><div class="ipsItemControls"><ul class="ipsComment_controls ipsClearfix"><li><a href="#">${page.label('reply')}</a></li></ul></div>${signature(page, (text) => `<div data-role="memberSignature" class="ipsBorder_top"><div class="ipsType_light ipsType_richText"><p>${text}</p></div></div>`)}</div></div></div></article>`;
  return page.document(
    `<div id="ipsLayout_header">${f.menu(page)}</div><main id="ipsLayout_body" class="ipsLayout_container"><div id="ipsLayout_contentArea"><div id="ipsLayout_mainArea"><div class="ipsPageHeader"><h1 class="ipsType_pageTitle ipsContained_container"><span class="ipsType_break ipsContained"><span>${page.headline()}</span></span></h1></div><div id="elPostFeed" class="cTopic ipsClear ipsSpacer_top"><form>${thread(page, comment)}</form></div></div></div></main>${f.footer(page)}`,
  );
});

const mybb = textKind('mybb', (page) => {
  const item = (i: number) =>
    `<div class="post classic" id="post_${i}"><div class="post_author scaleimages"><div class="author_avatar">${face(page)}</div><div class="author_information"><strong><span class="largetext"><a href="/user-${i}.html">${page.name()}</a></span></strong><br><span class="smalltext">${page.random.word()}</span></div><div class="author_statistics">${numbers(page)}</div></div><div class="post_content"><div class="post_head"><div class="float_right"><strong><a href="#pid${i}">#${i + 1}</a></strong></div><span class="post_date">${page.date()}</span></div><div class="post_body scaleimages" id="pid_${i}">${post(page, BREAKS, i === 0)}</div>${signature(page, (text) => `<div class="signature scaleimages">${text}</div>`)}</div><div class="post_controls"><div class="postbit_buttons"><a href="#">${page.label('reply')}</a></div></div></div>`;
  return page.document(
    `<div id="container">${f.menu(page)}<div id="content"><div class="wrapper"><div class="navigation"><a href="/">${page.site}</a> › <span class="active">${page.headline()}</span></div><table border="0" class="tborder tfixed clear"><tr><td class="thead"><div><strong>${page.headline()}</strong></div></td></tr><tr><td id="posts_container"><div id="posts">${thread(page, item)}</div></td></tr></table></div></div>${f.footer(page)}</div>`,
  );
});

const fluxbb = textKind('fluxbb', (page) => {
  const item = (i: number) =>
    `<div id="p${i}" class="blockpost ${i % 2 === 0 ? 'rowodd' : 'roweven'}${i === 0 ? ' firstpost blockpost1' : ''}"><h2><span><span class="conr">#${i + 1}</span> <a href="viewtopic.php?pid=${i}">${page.date()}</a></span></h2><div class="box"><div class="inbox"><div class="postbody"><div class="postleft"><dl><dt><strong><a href="profile.php?id=${i}">${page.name()}</a></strong></dt><dd class="usertitle"><strong>${page.random.word()}</strong></dd><dd><span>${numbers(page)}</span></dd></dl></div><div class="postright"><h3>${i === 0 ? page.headline() : `Re: ${page.headline()}`}</h3><div class="postmsg">${post(page, PARAGRAPHS, i === 0)}</div>${signature(page, (text) => `<div class="postsignature postmsg"><hr><p>${text}</p></div>`)}</div></div></div><div class="inbox"><div class="postfoot clearb"><div class="postfootleft"><p><span>Offline</span></p></div></div></div></div></div>`;
  return page.document(
    `<div id="punviewtopic" class="pun"><div class="punwrap">${f.menu(page)}<div id="brdmain"><div class="linkst"><div class="inbox crumbsplus"><ul class="crumbs"><li><a href="/">${page.label('home')}</a></li><li><strong><a href="viewtopic.php?id=1">${page.headline()}</a></strong></li></ul></div></div>${thread(page, item)}</div>${f.footer(page)}</div></div>`,
  );
});

const vanilla = textKind('vanilla', (page) => {
  const item = (i: number) =>
    `<li class="Item ItemComment" id="Comment_${i}"><div class="Comment"><div class="Item-Header CommentHeader"><div class="AuthorWrap"><span class="Author"><a class="PhotoWrap">${face(page)}</a><a class="Username" href="/profile/${i}">${page.name()}</a></span><span class="AuthorInfo"><span class="MItem RoleTitle">${page.random.word()}</span> <span class="MItem PostCount">${page.label('posts')}: ${page.random.int(1, 999)}</span></span></div><div class="Meta CommentMeta CommentInfo"><span class="MItem DateCreated"><a class="Permalink">${page.date()}</a></span></div></div><div class="Item-BodyWrap"><div class="Item-Body"><div class="Message userContent">${post(page, PARAGRAPHS)}</div><div class="Reactions"><a class="ReactButton">${page.label('share')}</a></div>${signature(page, (text) => `<div class="Signature UserSignature userContent">${text}</div>`)}</div></div></div></li>`;
  const first = `<div id="Discussion_1" class="Item ItemDiscussion"><div class="Discussion"><div class="Item-Header DiscussionHeader"><div class="AuthorWrap"><a class="Username">${page.name()}</a></div><div class="Meta DiscussionMeta">${page.date()}</div></div><div class="Item-BodyWrap"><div class="Item-Body"><div class="Message userContent">${post(page, PARAGRAPHS, true)}</div></div></div></div></div>`;
  return page.document(
    `<div id="Frame"><div class="Head">${f.menu(page)}</div><div id="Body"><div class="Row"><div class="Column PanelColumn" id="Panel"><div class="Box BoxCategories"><h4>${page.label('tags')}</h4><ul class="PanelInfo">${otherThreads(page, (link) => `<li>${link}</li>`)}</ul></div></div><div class="Column ContentColumn" id="Content"><div class="MessageList Discussion"><div class="PageTitle"><h1>${page.headline()}</h1></div>${first}</div><div class="CommentsWrap"><h2 class="CommentHeading">${page.label('comments')}</h2><ul class="MessageList DataList Comments">${thread(page, item)}</ul></div></div></div></div>${f.footer(page)}</div>`,
  );
});

const nodebb = textKind('nodebb', (page) => {
  const item = (i: number) =>
    `<li component="post" class="pt-4${i === 0 ? ' topic-owner-post' : ''}" data-index="${i}" data-pid="${i}" itemprop="comment" itemtype="http://schema.org/Comment" itemscope=""><a component="post/anchor" data-index="${i}" id="${i}"></a><div class="clearfix post-header"><div class="icon pull-left"><a href="/user/${i}">${face(page)}</a></div><small class="pull-left"><strong><a href="/user/${i}" itemprop="author">${page.name()}</a></strong></small><small class="pull-right"><a class="permalink" href="/post/${i}"><span class="timeago">${page.date()}</span></a></small></div><br><div class="content" component="post/content" itemprop="text">${post(page, PARAGRAPHS, i === 0)}</div><div class="clearfix post-footer">${signature(page, (text) => `<div component="post/signature" class="post-signature"><p>${text}</p></div>`)}<small class="pull-right"><span class="post-tools"><a component="post/reply" href="#">${page.label('reply')}</a></span><span class="votes"><span component="post/vote-count">${page.random.int(0, 20)}</span></span></small></div></li>`;
  return page.document(
    `${f.menu(page)}<main id="panel" class="slideout-panel"><div class="container" id="content"><div class="row"><div class="topic col-lg-12"><h1 component="post/header" class="hidden-xs" itemprop="name"><span class="topic-title" component="topic/title">${page.headline()}</span></h1><ul component="topic" class="posts" data-tid="1">${thread(page, item)}</ul></div></div></div></main>${f.footer(page)}`,
  );
});

const bbpress = textKind('bbpress', (page) => {
  const item = (i: number) =>
    `<div id="post-${i}" class="bbp-reply-header"><div class="bbp-meta"><span class="bbp-reply-post-date">${page.date()}</span><a href="#post-${i}" class="bbp-reply-permalink">#${i + 100}</a></div></div><div class="loop-item-${i} user-id-${i} bbp-parent-forum-1 ${i % 2 === 0 ? 'odd' : 'even'} post-${i} reply type-reply status-publish hentry"><div class="bbp-reply-author"><a href="/users/${i}" class="bbp-author-link"><span class="bbp-author-avatar">${face(page)}</span><span class="bbp-author-name">${page.name()}</span></a><div class="bbp-author-role">${page.random.word()}</div></div><div class="bbp-reply-content">${post(page, PARAGRAPHS, i === 0)}</div></div>`;
  return page.document(
    f.frame(
      page,
      `<article class="topic type-topic hentry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content"><div id="bbpress-forums" class="bbpress-wrapper"><div class="bbp-breadcrumb"><p><a href="/">${page.label('home')}</a> › ${page.headline()}</p></div><ul id="topic-1-replies" class="forums bbp-replies"><li class="bbp-header"><div class="bbp-reply-author">${page.label('by')}</div><div class="bbp-reply-content">${page.label('posts')}</div></li><li class="bbp-body">${thread(page, item)}</li></ul></div></div></article>`,
      { which: 1 },
    ),
  );
});

const phpbb2 = textKind('phpbb-2-tables', (page) => {
  const item = (i: number) =>
    `<tr><td width="150" align="left" valign="top" class="row${(i % 2) + 1}"><span class="name"><a name="${i}"></a><b>${page.name()}</b></span><br><span class="postdetails">${page.random.word()}<br><br>${numbers(page)}</span></td><td class="row${(i % 2) + 1}" width="100%" height="28" valign="top"><table width="100%" border="0"><tr><td width="100%"><span class="postdetails">${page.label('published')}: ${page.date()}</span></td><td valign="top" nowrap="nowrap"><a href="posting.php?mode=quote&p=${i}">${page.label('reply')}</a></td></tr><tr><td colspan="2"><hr></td></tr><tr><td colspan="2"><span class="postbody">${post(page, { ...BREAKS, quote: (p, text) => `</span><table width="90%" align="center"><tr><td><span class="genmed"><b>${p.name()} ${p.label('wrote')}:</b></span></td></tr><tr><td class="quote">${text}</td></tr></table><span class="postbody">` }, i === 0)}${signature(page, (text) => `<br>_________________<br>${text}`)}</span></td></tr></table></td></tr><tr><td class="row${(i % 2) + 1}" width="150"><span class="nav"><a href="#top" class="nav">${page.label('top')}</a></span></td><td class="row${(i % 2) + 1}">&nbsp;</td></tr><tr><td class="spaceRow" colspan="2" height="1"></td></tr>`;
  return page.document(
    `<table width="100%" class="bodyline"><tr><td>${f.menu(page)}<table width="100%"><tr><td><a class="maintitle" href="viewtopic.php?t=1">${page.headline()}</a></td></tr></table><table class="forumline" width="100%" cellspacing="1"><tr><th class="thLeft" width="150">${page.label('by')}</th><th class="thRight">${page.label('posts')}</th></tr>${thread(page, item)}</table>${f.footer(page)}</td></tr></table>`,
  );
});

export const boards: readonly Kind<TextTruth>[] = [
  xenforo2,
  vbulletin4,
  invision,
  mybb,
  fluxbb,
  vanilla,
  nodebb,
  bbpress,
  phpbb2,
];
