/** Questions, trackers, mail and streams of posts: half `held-out-6`. */
import type { PageMaker } from '../../page-maker.ts';
import { bar, bare, f, face, framed, others, post, posts, rich, some, word } from './writing.ts';

const question = (page: PageMaker) => rich(page, page.say(page.random.int(1, 3)));

export const answers = [
  bare(
    'askbot-question',
    (page) =>
      `<div class="wrap"><div id="header"><a id="logo" href="/">${page.site}</a><div id="metaNav">${bar(page, (w) => `<a href="/n">${w}</a>`)}</div></div><div id="wrapper"><div id="mainContent"><div class="question-title"><h1><a href="/q">${page.headline()}</a></h1></div><div id="post-id-1" data-post-type="question" class="js-question question post"><div class="votes js-votes"><div class="vote-number">${page.random.int(0, 40)}</div></div><div class="js-post-content post-content"><div class="post-body"><p>${question(page)}</p></div><ul class="post-tags tags">${bar(page, (w) => `<li><a class="tag">${w}</a></li>`)}</ul></div></div><div class="tabBar tabBar-answer"><h2>${page.label('answer')}</h2></div>${posts(page, (i) => `<div id="post-id-${i + 2}" data-post-type="answer" class="js-answer answer post"><div class="votes"><div class="vote-number">${page.random.int(0, 9)}</div></div><div class="js-post-content"><div class="post-update-info"><img class="gravatar" src="${face(page)}" alt=""><a>${page.name()}</a> <abbr class="timeago">${page.date()}</abbr></div><div class="post-body"><p>${post(page)}</p></div><div class="js-post-controls"><a>${word(page, 'report')}</a></div></div></div>`)}</div><div id="ContentRight"><div class="box"><h2>${page.label('related')}</h2><div class="questions-related">${others(page, (h, t) => `<p><a href="${h}">${t}</a></p>`)}</div></div></div></div><div id="ground">${page.noise()}</div></div>`,
  ),
  bare(
    'answers-in-hashed-q-boxes',
    (page) =>
      `<div id="root"><div class="q-box qu-overflow--hidden"><div class="q-sticky qu-bg--raised"><div class="q-flex">${bar(page, (w) => `<a class="q-box puppeteer_test_nav"><div class="q-text">${w}</div></a>`)}</div></div><div class="q-box" id="mainContent"><div class="q-text puppeteer_test_question_title"><div class="q-flex"><h1>${page.headline()}</h1></div></div>${posts(page, (i) => `<div class="q-box dom_annotate_question_answer_item_${i} qu-borderAll qu-bg--raised"><div class="q-flex qu-alignItems--center"><div class="q-inlineFlex"><img class="q-image qu-display--block" src="${face(page)}" alt=""></div><div class="q-box"><span class="q-text qu-bold">${page.name()}</span><span class="q-text qu-dynamicFontSize--small">${page.date()}</span></div></div><div class="q-box spacing_log_answer_content puppeteer_test_answer_content"><div class="q-text" style="max-width:100%"><p class="q-text qu-display--block qu-wordBreak--break-word" style="box-sizing:border-box;margin-bottom:1em"><span style="background:none">${post(page)}</span></p></div></div><div class="q-text qu-color--gray"><span>${word(page, 'views')}</span></div></div>`)}</div><div class="q-box qu-pl--medium"><div class="q-text qu-bold">${page.label('related')}</div>${others(page, (h, t) => `<div class="q-box"><a class="q-box Link___StyledBox" href="${h}"><span class="q-text">${t}</span></a></div>`)}</div></div></div>`,
  ),
  bare(
    'jira-issue-view',
    (page) =>
      `<div id="page"><header id="header"><nav class="aui-header aui-dropdown2-trigger-group"><ul class="aui-nav">${bar(page, (w) => `<li><a class="aui-nav-link">${w}</a></li>`)}</ul></nav></header><section id="content"><div class="issue-view"><header id="stalker" class="issue-header"><ol class="aui-nav aui-nav-breadcrumbs"><li><a id="project-name-val" href="/b">${page.site}</a></li></ol><h1 id="summary-val">${page.headline()}</h1></header><div class="issue-body-content"><div class="aui-item issue-main-column"><div id="descriptionmodule" class="module toggle-wrap"><div class="mod-content"><div id="description-val" class="field-ignore-highlight"><div class="user-content-block"><p>${question(page)}</p></div></div></div></div><div id="activitymodule"><div class="mod-content"><div id="issue_actions_container" class="issuePanelContainer">${posts(page, (i) => `<div id="comment-1${i}" class="issue-data-block activity-comment twixi-block expanded"><div class="twixi-wrap verbose actionContainer"><div class="action-head"><div class="action-details"><a class="user-hover user-avatar"><span class="aui-avatar"><img src="${face(page)}" alt=""></span>${page.name()}</a> <span class="commentdate">${page.date()}</span></div></div><div class="action-body flooded"><p>${post(page)}</p></div><div class="action-links"><a>${page.label('reply')}</a></div></div></div>`)}</div></div></div></div><div id="viewissuesidebar" class="aui-item issue-side-column"><div id="peoplemodule" class="module"><dl><dt>${page.label('by')}</dt><dd>${page.name()}</dd></dl></div></div></div></div></section><footer id="footer"><section class="footer-body"><p>${page.noise()}</p></section></footer></div>`,
  ),
  bare(
    'mantis-bug-notes',
    (page) =>
      `<div id="navbar" class="navbar navbar-default"><a class="navbar-brand">${page.site}</a></div><div id="sidebar" class="sidebar"><ul class="nav nav-list">${bar(page, (w) => `<li><a><span class="menu-text">${w}</span></a></li>`)}</ul></div><div class="main-content"><div class="page-content"><div class="widget-box widget-color-blue2"><div class="widget-body"><table class="table table-bordered table-condensed"><tbody><tr><th class="bug-summary category">#</th><td class="bug-summary" colspan="5"><h1>${page.headline()}</h1></td></tr><tr><th class="bug-description category">${page.label('about')}</th><td class="bug-description" colspan="5">${question(page)}</td></tr></tbody></table></div></div><div id="bugnotes"><table class="table table-bordered">${posts(page, (i) => `<tr class="bugnote visible-on-hover-toggle" id="c${i}"><td class="category"><div class="pull-left padding-2"><img class="user-icon" src="${face(page)}" alt=""></div><p class="no-margin"><a>${page.name()}</a></p><p class="no-margin small lighter">${page.date()}</p></td><td class="bugnote-note bugnote-public">${post(page)}</td></tr><tr class="spacer"><td colspan="2"></td></tr>`)}</table></div></div></div><footer><small>${page.noise()}</small></footer>`,
  ),
  bare(
    'launchpad-bug',
    (page) =>
      `<div class="yui-d0"><div id="locationbar" class="login-logout">${page.label('login')}</div><div id="watermark" class="watermark-apps-portlet"><h2><a>${page.site}</a></h2><ul class="facetmenu">${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div class="yui-t4"><div id="maincontent" class="yui-main"><div class="yui-b"><div class="top-portlet"><h1><span class="yui3-editable_text-text ellipsis">${page.headline()}</span></h1></div><div id="edit-description" class="lazr-multiline-edit"><div class="yui3-editable_text-text"><p>${question(page)}</p></div></div>${posts(page, (i) => `<div class="boardComment" itemscope><div class="boardCommentDetails"><table><tbody><tr><td><a class="sprite person">${page.name()}</a> <time>${page.date()}</time></td><td class="bug-comment-index">#${i + 1}</td></tr></tbody></table></div><div class="boardCommentBody"><div class="comment-text editable-message-text"><p>${post(page)}</p></div></div></div>`)}</div></div><div class="yui-b side" id="side-portlets"><div class="portlet"><h2>${page.label('related')}</h2><ul>${others(page, (h, t) => `<li class="sprite bug"><a href="${h}">${t}</a></li>`)}</ul></div></div></div><div id="footer" class="footer"><div class="lp-arcana">${page.noise()}</div></div></div>`,
  ),
  bare(
    'sourcehut-list-thread',
    (page) =>
      `<nav class="container-fluid navbar navbar-light navbar-expand-sm"><span class="navbar-brand"><a href="/">${page.site}</a></span></nav><div class="header-tabbed"><div class="container"><h2>${page.site}</h2><ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link" href="/a">${word(page, 'archive')}</a></li></ul></div></div><div class="container"><h1>${page.headline()}</h1><div class="row"><div class="col-md-8">${posts(page, (i) => `<div class="message event-list-message" id="m${i}"><div class="message-header"><div class="message-sender"><a href="mailto:a@b.example">${page.name()}</a></div><div class="message-date"><a href="#m${i}">${page.date()}</a></div></div><div class="message-body"><span class="text">${post(page)}</span>\n</div><div class="message-footer"><a class="btn btn-default btn-sm" href="/r">${page.label('reply')}</a></div></div>`)}</div><div class="col-md-4"><h3>${page.label('about')}</h3><p>${page.noise()}</p></div></div></div>`,
  ),
  bare(
    'phabricator-task',
    (page) =>
      `<div class="main-page-frame" id="main-page-frame"><div class="phabricator-main-menu"><a class="phabricator-main-menu-brand" href="/">${page.site}</a></div><div class="phabricator-standard-page"><div class="phui-crumbs-view">${bar(page, (w) => `<a class="phui-crumb-view"><span class="phui-crumb-name">${w}</span></a>`)}</div><div class="phui-two-column-view"><div class="phui-two-column-header"><div class="phui-header-shell"><h1 class="phui-header-view"><span class="phui-header-header">${page.headline()}</span></h1></div></div><div class="phui-two-column-content"><div class="phui-main-column"><div class="phui-box phui-box-border phui-object-box"><div class="phui-property-list-section"><div class="phui-property-list-text-content"><div class="phabricator-remarkup"><p>${question(page)}</p></div></div></div></div><div class="phui-timeline-view">${posts(page, (i) => `<div class="phui-timeline-shell anchor-target" id="a${i}"><div class="phui-timeline-event-view phui-timeline-major-event"><div class="phui-timeline-content"><a class="phui-timeline-image visual-only" style="background-image: url(/f/p.png)"></a><div class="phui-timeline-wedge"></div><div class="phui-timeline-group"><div class="phui-timeline-title"><a class="phui-handle">${page.name()}</a> <span class="phui-timeline-extra">${page.date()}</span></div><div class="phui-timeline-core-content"><span class="transaction-comment"><div class="phabricator-remarkup"><p>${post(page)}</p></div></span></div></div></div></div></div>`)}</div></div><div class="phui-side-column"><div class="phui-curtain-view"><div class="phui-curtain-panel-header">${page.label('tags')}</div></div></div></div></div></div></div>`,
  ),
  bare(
    'mhonarc-message-and-follow-ups',
    (page) =>
      `<!-- MHonArc v2.6.19 -->\n<hr>[<a href="p.html">${page.label('previous')}</a>][<a href="n.html">${page.label('next')}</a>][<a href="threads.html">${word(page, 'topic')}</a>]<h1>${page.headline()}</h1><hr><ul><li><em>From</em>: ${page.name()}</li><li><em>Date</em>: ${page.date()}</li></ul><hr><!--X-Body-of-Message-->${some(page, 1, 3, () => `<p>${post(page)}</p>`)}<!--X-Body-of-Message-End--><hr><ul><li><strong>Follow-Ups</strong>:<ul>${others(page, (h, t) => `<li><strong><a href="${h}">${t}</a></strong></li>`)}</ul></li></ul>`,
  ),
  bare(
    'hypermail-message-of-a-standards-body',
    (page) =>
      `<header class="head"><h1 class="heading">${page.headline()}</h1><nav id="upper" class="breadcrumb"><a href="../">${page.site}</a></nav><dl class="messages-nav"><dt>This message</dt><dd><a href="#r">${page.label('reply')}</a></dd></dl></header><main class="mail"><ul class="headers" aria-label="message headers"><li><span class="from"><span class="heading">From</span>: ${page.name()}</span></li><li><span class="date"><span class="heading">Date</span>: ${page.date()}</span></li></ul><div id="body" class="body"><pre>\n${page.say(2)}\n\n${page.say(page.random.int(1, 3))}\n</pre><p class="received"><span class="heading">Received on</span> ${page.date()}</p></div></main><footer class="foot"><p class="colophon">${page.noise()}</p></footer>`,
  ),
  bare(
    'debian-bug-log',
    (page) =>
      `<h1>${page.site} report logs<br>${page.headline()}</h1><div class="versiongraph"></div><div class="pkginfo"><p>Package: <a href="/p">${page.random.word()}</a></p></div><div class="msgreceived">${page.free()}</div>${posts(page, (i) => `<hr><p class="msgreceived"><a name="${i}"></a>Message #${i} received</p><div class="headers"><img src="${page.decoration()}" alt=""><div class="header"><span class="headerfield">From:</span> ${page.name()}</div><div class="header"><span class="headerfield">Date:</span> ${page.date()}</div></div><pre class="message">${post(page)}</pre>`)}<hr><p class="msgreceived">${page.noise()}</p>`,
  ),
  bare(
    'kernel-list-message-pages',
    (page) =>
      `<table border="0" cellpadding="0" cellspacing="0"><tr><td width="180" align="center"><a href="/"><img style="border:0;width:135px" src="${page.decoration('/images/toprowlk.gif')}" alt="${page.site}"></a></td><td width="32">&nbsp;</td><td class="nb"><div>${bar(page, (w) => `<a class="nb" href="/l">[${w}]</a>&nbsp;`)}</div></td></tr><tr><td valign="top"><div class="es-jobs">${others(page, (h, t) => `<a href="${h}">${t}</a><br>`)}</div></td><td></td><td valign="top" class="c"><table><tr><td><table><tr><td colspan="2">${page.label('published')}</td></tr><tr><td class="lp">Date</td><td class="rp">${page.date()}</td></tr><tr><td class="lp">From</td><td class="rp">${page.name()}</td></tr><tr><td class="lp">Subject</td><td class="rp"><h1>${page.headline()}</h1></td></tr></table><pre itemprop="articleBody">${page.say(2)}<br><br>${page.say(3)}<br></pre></td></tr></table></td></tr></table>`,
  ),
  framed(
    'uservoice-suggestion',
    'utilities',
    (page) =>
      `<article class="uvIdea uvIdea-show" id="idea-1"><div class="uvIdeaHeader"><h1 class="uvIdeaTitle">${page.headline()}</h1></div><div class="uvIdeaVoteBadge"><strong>${page.random.int(20, 900)}</strong></div><div class="uvIdeaDescription"><div class="typeset">${question(page)}</div></div><section class="uvUserAction-admin-response"><article class="uvAdminResponse"><div class="typeset"><p>${post(page)}</p></div></article></section><section class="uvIdeaComments"><ul class="uvList-comments">${posts(page, (i) => `<li class="uvListItem" id="c${i}"><article class="uvComment"><div class="uvUserBadge"><img class="uvUserAvatar" src="${face(page)}" alt=""><span class="uvUserBadge-name">${page.name()}</span> · <time>${page.date()}</time></div><div class="uvCommentBody typeset"><p>${post(page)}</p></div></article></li>`)}</ul></section></article>`,
  ),
  bare(
    'launch-page-of-a-product-with-comments',
    (page) =>
      `<header class="flex"><nav>${bar(page, (w) => `<a href="/topics">${w}</a>`)}</nav></header><div class="layout"><main><div class="product-header"><img src="${page.decoration()}" alt="" class="rounded-xl" width="96"><h1 class="text-24 font-semibold">${page.headline()}</h1></div><div class="prose text-16">${question(page)}</div><div class="flex gap-4"><button data-test="vote-button">${page.random.int(90, 900)}</button></div><div class="comments-thread">${posts(page, () => `<div class="flex flex-col" data-test="thread"><div class="flex gap-2"><a href="/@u"><img class="rounded-full" src="${face(page)}" alt=""></a><a class="font-semibold">${page.name()}</a></div><div class="pl-14"><div class="prose mb-6 styles_htmlText__eYPgj"><p>${post(page)}</p></div><div class="flex text-12"><button>${page.label('reply')}</button><button>${word(page, 'report')}</button><time>${page.date()}</time></div></div></div>`)}</div></main><aside class="sidebar"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</aside></div>`,
  ),
  bare(
    'channel-preview-of-a-messenger',
    (page) =>
      `<header class="tgme_header"><div class="tgme_container"><a class="tgme_header_info" href="/s"><i class="tgme_page_photo_image"><img src="${face(page)}" alt=""></i><div class="tgme_channel_info_header_title"><h1>${page.headline()}</h1></div></a></div></header><main class="tgme_main"><div class="tgme_container"><section class="tgme_channel_history js-message_history">${posts(page, (i) => `<div class="tgme_widget_message_wrap js-widget_message_wrap"><div class="tgme_widget_message text_not_supported_wrap js-widget_message" data-post="x/${i}"><div class="tgme_widget_message_user"><a href="/s"><i class="tgme_widget_message_user_photo"></i></a></div><div class="tgme_widget_message_bubble"><div class="tgme_widget_message_author"><a class="tgme_widget_message_owner_name"><span dir="auto">${page.site}</span></a></div><div class="tgme_widget_message_text js-message_text" dir="auto">${post(page)}</div><div class="tgme_widget_message_footer compact"><span class="tgme_widget_message_views">${page.random.int(2, 90)}K</span><a class="tgme_widget_message_date"><time>${page.random.int(10, 23)}:${page.random.int(10, 59)}</time></a></div></div></div></div>`)}</section></div></main>`,
  ),
  bare(
    'log-of-a-team-chat',
    (page) =>
      `<div class="sidebar"><div class="channels">${bar(page, (w) => `<a href="#${page.random.word()}">#${page.random.word()} ${w}</a>`)}</div></div><div class="messages"><h1>${page.headline()}</h1>${posts(page, (i) => `<div class="message-gutter" id="t${i}"><div style="display:inline-block;vertical-align:top"><img class="user-icon" src="${face(page)}" alt=""></div><div class="message"><div class="username">${page.name()}</div><a href="#t${i}"><div class="time">${page.date()}</div></a><div class="msg"><p>${post(page)}</p></div></div></div>`)}</div>`,
  ),
  bare(
    'russian-answers-service',
    (page) =>
      `<div id="portal-menu">${bar(page, (w) => `<a class="pm__item">${w}</a>`)}</div><div class="page"><div class="page-content"><div class="b-question"><div class="q--author"><img src="${face(page)}" alt=""><a>${page.name()}</a></div><h1 class="q--qtext"><index>${page.headline()}</index></h1><div class="q--qcomment medium"><index>${question(page)}</index></div></div><div class="a--head"><h2>${page.label('answer')}</h2></div>${posts(page, (i) => `<div class="a--box" id="answer${i}"><div class="a--img"><img src="${face(page)}" alt=""></div><div class="a--content"><b class="a--author">${page.name()}</b> <span class="a--level">${word(page, 'member')}</span> <span class="a--time">${page.date()}</span><div class="a--atext atext"><index>${post(page)}</index></div><div class="a--controls"><span class="action--mark">${word(page, 'likes')}</span></div></div></div>`)}</div><div class="page-right"><div class="b-similar"><h3>${page.label('related')}</h3>${others(page, (h, t) => `<div class="item__text"><a href="${h}">${t}</a></div>`)}</div></div></div>`,
  ),
  bare(
    'german-question-site',
    (page) =>
      `<header class="Header"><nav class="Header-nav">${bar(page, (w) => `<a class="Link">${w}</a>`)}</nav></header><main class="Page-main"><article class="Question"><div class="ContentMeta"><gf-avatar><img src="${face(page)}" alt=""></gf-avatar><span class="ContentMeta-author">${page.name()}</span><span class="ContentMeta-date">${page.date()}</span></div><h1 class="Question-title">${page.headline()}</h1><div class="Question-body ContentBody"><p>${question(page)}</p></div><div class="Question-actions"><button>${page.label('answer')}</button></div></article><section class="Answers">${posts(page, (i) => `<article class="Answer" id="answer-${i}"><div class="ContentMeta"><span class="ContentMeta-author">${page.name()}</span></div><div class="ContentBody"><p>${post(page)}</p></div><div class="Answer-footer"><button class="Vote">${page.random.int(0, 9)}</button></div></article>`)}</section><section class="RelatedContents"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<article class="ListingElement"><a href="${h}">${t}</a></article>`)}</section></main>`,
  ),
  framed(
    'gitea-issue-timeline',
    'plain',
    (page) =>
      `<div class="page-content repository view issue"><div class="ui container"><div class="issue-title-header"><div class="issue-title"><h1 class="gt-word-break">${page.headline()} <span class="index">#${page.random.int(10, 990)}</span></h1></div></div><div class="issue-content"><div class="issue-content-left comment-list"><ui class="ui timeline">${posts(page, (i) => `<div class="timeline-item comment" id="issue-${i}"><a class="timeline-avatar"><img class="ui avatar" src="${face(page)}" alt=""></a><div class="content comment-container"><div class="ui top attached header comment-header"><div class="comment-header-left"><span class="text grey muted-links"><a class="author">${page.name()}</a> <relative-time>${page.date()}</relative-time></span></div></div><div class="ui attached segment comment-body"><div id="c-${i}" class="render-content markup"><p>${post(page)}</p></div></div></div></div>`)}</ui></div><div class="issue-content-right ui segment"><span class="text"><strong>${page.label('tags')}</strong></span></div></div></div></div>`,
  ),
  bare(
    'sourceforge-discussion',
    (page) =>
      `<header id="site-header"><nav>${bar(page, (w) => `<a href="/d">${w}</a>`)}</nav></header><section id="page-body" class="neo"><div id="project-header"><h2 class="project_title">${page.site}</h2></div><div id="content_base"><div class="grid-20 pad"><h2 class="dark title">${page.headline()}</h2><div class="editbox"><div id="comment"><div class="forumposts">${posts(page, (i) => `<div class="discussion-post" id="p${i}"><div class="display_post"><div class="comment-row"><div class="grid-3 gravatar"><p class="gravatar"><img class="emboss" src="${face(page)}" alt=""><br><small>${page.name()}</small></p></div><div class="grid-15"><div class="post-content"><div class="posted-meta">${page.date()}</div><div class="display_post"><div class="markdown_content"><p>${post(page)}</p></div></div></div><div class="options"><a class="btn">${page.label('reply')}</a></div></div></div></div></div>`)}</div></div></div></div><div id="sidebar"><ul class="sidebarmenu">${others(page, (h, t) => `<li><a href="${h}"><span class="diff">${t}</span></a></li>`)}</ul></div></div></section>`,
  ),
  bare(
    'thread-of-short-posts-unrolled',
    (page) =>
      `<div class="navbar">${bar(page, (w) => `<a>${w}</a>`)}</div><div class="container"><h1>${page.headline()}</h1><div class="thread-info"><div class="user-card-mini"><img class="avatar" src="${face(page)}" alt=""><div class="screenName">@${page.random.word()}</div></div><span class="time">${page.date()}</span></div><div class="t-main-thread">${posts(page, (i) => `<div id="tweet_${i + 1}" class="content-tweet allow-preview" dir="auto">${post(page)}<sup class="tw-permalink"><i class="fas fa-link"></i></sup></div>`)}</div><div class="row promo"><p>${page.pitch()}</p></div><div class="more-from"><h4>${word(page, 'moreFrom')}</h4>${others(page, (h, t) => `<div class="card"><a href="${h}">${t}</a></div>`)}</div></div>`,
  ),
  bare(
    'federated-note-with-replies',
    (page) =>
      `<div id="app" class="mk-app"><div class="sidebar">${bar(page, (w) => `<a class="item"><span class="text">${w}</span></a>`)}</div><main class="main"><div class="mk-note-page"><h1 class="title">${page.headline()}</h1>${posts(page, () => `<article class="x-${page.random.letters(4)} note"><div class="avatar"><img src="${face(page)}" alt=""></div><div class="main"><header class="kkwtjztg"><a class="name"><span>${page.name()}</span></a><span class="username">@${page.random.word()}</span><time>${page.date()}</time></header><div class="body"><div class="text"><span class="havbbuyv">${post(page)}</span></div></div><footer><button class="button">${page.label('reply')}</button><button class="button">+</button></footer></div></article>`)}</div></main><div class="widgets"><div class="mk-trends"><div class="header">${word(page, 'trending')}</div>${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</div></div></div>`,
  ),
  bare(
    'community-weblog-with-comments-in-line',
    (page) =>
      `<div id="top"><a id="logo" href="/">${page.site}</a><div id="menufont">${bar(page, (w) => `<a href="/m">${w}</a>`)}</div></div><div id="page"><h1 class="posttitle threadtitle">${page.headline()}<br><span class="smallcopy">${page.date()} <a href="/rss">RSS</a></span></h1><div class="copy">${question(page)}<br><br><span class="smallcopy">${page.label('by')} <a>${page.name()}</a></span></div><br>${posts(page, (i) => `<a name="${i}"></a><div class="comments">${post(page)}<br><span class="smallcopy">posted by <a>${page.name()}</a> at ${page.random.int(1, 11)}:${page.random.int(10, 59)} [<span>${word(page, 'likes')}</span>]</span></div><br>`)}<div class="comments"><p class="smallcopy">${page.noise()}</p></div></div><div id="footer">${page.disclaimer()}</div>`,
  ),
  bare(
    'user-reviews-of-a-film',
    (page) =>
      `<nav id="imdbHeader">${bar(page, (w) => `<a class="ipc-list__item">${w}</a>`)}</nav><div id="main"><section class="article"><div class="subpage_title_block"><img class="poster" src="/posters/${page.random.word()}.jpg" alt=""><h1>${page.headline()}</h1></div><div class="lister"><div class="lister-list">${posts(page, (i) => `<div class="lister-item mode-detail imdb-user-review" data-review-id="rw${i}"><div class="review-container"><div class="lister-item-content"><span class="rating-other-user-rating"><span>${page.random.int(1, 9)}</span><span class="point-scale">/10</span></span><div class="display-name-date"><span class="display-name-link"><a>${page.name()}</a></span><span class="review-date">${page.date()}</span></div><div class="content"><div class="text show-more__control">${post(page)}</div><div class="actions text-muted">${word(page, 'helpful')}</div></div></div></div></div>`)}</div></div></section></div><div id="sidebar"><h3>${page.label('related')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div>`,
  ),
  bare(
    'members-reviews-of-a-diary-of-films',
    (page) =>
      `<header id="header" class="site-header"><ul class="navitems">${bar(page, (w) => `<li class="navitem"><a class="navlink">${w}</a></li>`)}</ul></header><div id="content" class="site-body"><div class="content-wrap"><section class="contextual-title"><h1 class="title-1">${page.headline()}</h1></section><section class="viewings-list"><ul class="film-details-list">${posts(page, () => `<li class="film-detail"><a class="avatar -a40"><img src="${face(page)}" alt=""></a><div class="film-detail-content"><div class="attribution-block"><p class="attribution"><strong class="name">${page.name()}</strong> <span class="rating rated-8">★★★★</span> <span class="_nobr">${page.date()}</span></p></div><div class="body-text -prose collapsible-text"><p>${post(page)}</p></div><p class="like-link-target">${word(page, 'likes')}</p></div></li>`)}</ul></section></div></div><footer id="footer" class="site-footer"><p>${page.noise()}</p></footer>`,
  ),
  framed(
    'health-portal-ask-a-doctor-bitrix',
    'bootstrap5',
    (page) =>
      `<div class="consult"><h1>${page.headline()}</h1><div class="consult__question"><div class="consult__meta">${page.name()}, ${page.date()}</div><div class="consult__text">${question(page)}</div></div>${posts(page, () => `<div class="consult__answer"><div class="consult-doctor"><img src="${face(page)}" alt=""><div class="consult-doctor__name">${page.name()}</div></div><div class="consult__text">${post(page)}</div></div>`)}</div>${f.related(page)}`,
  ),
];
