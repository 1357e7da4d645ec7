/** Threads of half `held-out-4`: boards, questions, issue trackers, archives of mail, chats. */
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { avatar, bare, f, others, posts, some } from './writing.ts';

const body = (page: PageMaker) =>
  page.random
    .times(page.amount([1, 1], [1, 3]), () => `<p>${page.say(page.random.int(1, 3))}</p>`)
    .join('');

export const threads: readonly Kind<TextTruth>[] = [
  bare(
    'discourse-crawler-view',
    (page) =>
      `<header><a href="/"><img src="${page.decoration('/uploads/logo.png')}" alt="${page.site}"></a></header><div id="main-outlet" class="wrap" role="main"><div id="topic-title"><h1><a href="/t/x/1">${page.headline()}</a></h1><div class="topic-category"><span class="category-name">${page.menuWords(1)[0] ?? ''}</span></div></div><div itemscope itemtype="http://schema.org/DiscussionForumPosting">${posts(page, (i) => `<div id="post_${i + 1}" itemprop="comment" class="topic-body crawler-post"><div class="crawler-post-meta"><span class="creator"><a rel="nofollow" href="/u/x"><span itemprop="name">${page.random.word()}</span></a></span><span class="crawler-post-infos"><time class="post-time">${page.date()}</time><span itemprop="position">${i + 1}</span></span></div><div class="post" itemprop="text">${body(page)}</div><div itemprop="interactionStatistic"><span class="post-likes">${page.random.int(1, 9)} Likes</span></div></div>`)}</div><div id="related-topics" class="more-topics__list"><h3>${page.label('related')}</h3><table class="topic-list"><tbody>${others(page, (h, t) => `<tr class="topic-list-item"><td class="main-link"><span class="link-top-line"><a href="${h}" class="title raw-link">${t}</a></span></td><td class="posts">3</td></tr>`)}</tbody></table></div></div><footer class="container wrap"><p>${page.noise()}</p></footer>`,
  ),
  bare(
    'glimmer-post-stream',
    (page) =>
      `<section id="main"><div id="main-outlet-wrapper" class="wrap"><div class="sidebar-wrapper"><ul>${page
        .menuWords(5)
        .map((w) => `<li class="sidebar-section-link-wrapper"><a href="/c/x">${w}</a></li>`)
        .join(
          '',
        )}</ul></div><div id="main-outlet"><div id="topic-title"><div class="title-wrapper"><h1 data-topic-id="3"><a href="/t/x" class="fancy-title"><span dir="auto">${page.headline()}</span></a></h1></div></div><div class="container posts"><section class="topic-area"><div class="posts-wrapper"><div class="post-stream">${posts(page, (i) => `<div class="topic-post clearfix regular"><article id="post_${i + 1}" role="region" class="boxed onscreen-post"><div class="post__row row"><div class="topic-avatar"><a class="main-avatar" href="/u/x"><img width="48" height="48" src="${avatar(page)}" class="avatar" alt=""></a></div><div class="post__body topic-body clearfix"><div role="heading" class="topic-meta-data"><div class="names trigger-user-card"><span class="first username"><a href="/u/x">${page.random.word()}</a></span><span class="user-title">${page.random.word()}</span></div><div class="post-infos"><div class="post-info post-date"><a class="post-date"><span class="relative-date">1d</span></a></div></div></div><div class="post__regular regular contents"><div class="cooked">${body(page)}</div><section class="post__menu-area post-menu-area"><nav class="post-controls"><div class="actions"><button class="widget-button">${page.label('reply')}</button></div></nav></section></div></div></div></article></div><div class="time-gap small-action"><div class="small-action-desc">3 months later</div></div>`)}</div></div></section></div><div class="more-topics__container">${others(page, (h, t) => `<div class="topic-list-item"><a class="raw-topic-link" href="${h}">${t}</a></div>`)}</div></div></div></section>`,
  ),
  bare(
    'xenforo-2-messages',
    (page) =>
      `<div class="p-pageWrapper" id="top"><header class="p-header"><div class="p-header-logo"><a href="/"><img src="${page.decoration()}" alt=""></a></div></header><div class="p-navSticky">${f.menu(page)}</div><div class="p-body"><div class="p-body-inner"><div class="p-body-header"><div class="p-title"><h1 class="p-title-value">${page.headline()}</h1></div><div class="p-description"><ul class="listInline listInline--bullet"><li><a href="/m">${page.random.word()}</a></li><li>${page.date()}</li></ul></div></div><div class="p-body-main"><div class="p-body-content"><div class="p-body-pageContent"><div class="block block--messages"><div class="block-container lbContainer"><div class="block-body js-replyNewMessageContainer">${posts(page, (i) => `<article class="message message--post js-post" id="js-post-${i}"><div class="message-inner"><div class="message-cell message-cell--user"><section class="message-user"><div class="message-avatar"><img src="${avatar(page, '/data/avatars/m')}" alt=""></div><div class="message-userDetails"><h4 class="message-name"><a class="username">${page.random.word()}</a></h4><h5 class="userTitle message-userTitle">Member</h5></div><div class="message-userExtras"><dl class="pairs pairs--justified"><dt>${page.label('joined')}</dt><dd>${page.date()}</dd></dl><dl class="pairs pairs--justified"><dt>${page.label('posts')}</dt><dd>${page.random.int(10, 9000)}</dd></dl></div></section></div><div class="message-cell message-cell--main"><div class="message-main js-quickEditTarget"><header class="message-attribution message-attribution--split"><ul class="message-attribution-main listInline"><li class="u-concealed"><time class="u-dt">${page.date()}</time></li></ul><ul class="message-attribution-opposite"><li><a href="#">#${i + 1}</a></li></ul></header><div class="message-content js-messageContent"><div class="message-userContent"><article class="message-body js-selectToQuote"><div class="bbWrapper">${page.say(2)}<br><br>${page.say()}</div></article></div></div><footer class="message-footer"><div class="message-actionBar actionBar"><a class="actionBar-action">${page.label('reply')}</a></div><aside class="message-signature"><div class="bbWrapper">${page.noise()}</div></aside></footer></div></div></div></article>`)}</div></div></div><div class="block"><h3 class="block-header">${page.label('related')}</h3><div class="structItemContainer">${others(page, (h, t) => `<div class="structItem structItem--thread"><div class="structItem-title"><a href="${h}">${t}</a></div></div>`)}</div></div></div></div></div></div></div></div>`,
  ),
  bare(
    'phpbb-prosilver-posts',
    (page) =>
      `<div id="wrap" class="wrap"><div id="page-header"><div class="headerbar" role="banner"><div id="site-description" class="site-description"><h1>${page.site}</h1><p>${page.noise()}</p></div></div><div class="navbar"><ul id="nav-main" class="nav-main linklist">${page
        .menuWords(4)
        .map((w) => `<li><a href="/x">${w}</a></li>`)
        .join(
          '',
        )}</ul></div></div><div id="page-body" class="page-body" role="main"><h2 class="topic-title"><a href="./viewtopic.php?t=9">${page.headline()}</a></h2><div class="action-bar bar-top"><a href="./posting.php" class="button">${page.label('reply')}</a><div class="pagination">5 posts</div></div>${posts(page, (i) => `<div id="p${i}" class="post has-profile bg${1 + (i % 2)}"><div class="inner"><dl class="postprofile"><dt class="has-profile-rank"><div class="avatar-container"><img class="avatar" src="${avatar(page, '/download/file.php')}" alt=""></div><a class="username">${page.random.word()}</a></dt><dd class="profile-posts"><strong>${page.label('posts')}:</strong> ${page.random.int(2, 999)}</dd></dl><div class="postbody"><div><h3><a href="#p${i}">Re</a></h3><p class="author">by <strong>${page.random.word()}</strong> » ${page.date()}</p><div class="content">${page.say(2)}<br>${page.say()}</div><div class="signature">${page.noise()}</div></div></div></div></div><hr class="divider">`)}</div><div id="page-footer" class="page-footer"><div class="copyright"><p class="footer-row">${page.disclaimer()}</p></div></div></div>`,
  ),
  bare(
    'vbulletin-5-list-of-posts',
    (page) =>
      `<div id="outer-wrapper"><div id="wrapper"><div class="main-navbar">${f.menu(page)}</div><main id="content"><div class="canvas-layout"><div class="conversation-content-widget"><div class="widget-header"><h1 class="main-title js-main-title">${page.headline()}</h1></div><ul class="conversation-list list-container stream-view thread-view">${posts(page, (i) => `<li class="b-post js-post js-comment-entry__parent h-restore--on-preview" data-node-id="${i}"><hr class="b-divider"><div class="b-post__body"><div class="b-post__grid-container"><div class="b-userinfo b-userinfo--panel-vertical"><div class="b-userinfo__details"><div class="author h-text--wrap"><strong><a href="/m">${page.random.word()}</a></strong></div><div class="usertitle">Member</div></div></div><div class="b-post__content js-post__content"><div class="h-flex"><div class="b-post__timestamp"><time>${page.date()}</time></div></div><h2 class="b-post__title js-post-title b-post__title--empty"></h2><div class="js-post__content-text restore h-wordwrap">${page.say(page.random.int(1, 3))}<br><br>${page.say()}</div></div></div></div><div class="b-post__footer"><ul class="b-post__buttons"><li>${page.label('reply')}</li></ul></div></li>`)}</ul></div></div></main></div></div>${f.footer(page)}`,
  ),
  bare(
    'flarum-stream-noscript',
    (page) =>
      `<div id="app" class="App"><header id="header" class="App-header"><h1 id="home-link" class="Header-title"><a href="/">${page.site}</a></h1></header><main class="App-content"><div id="content"><noscript><div class="Alert">${page.noise()}</div></noscript><div class="container"><h2>${page.headline()}</h2><div>${posts(page, () => `<article><h3>${page.random.word()}</h3><div class="Post-body">${body(page)}</div></article><hr>`)}</div><a href="?page=2">${page.label('next')} &raquo;</a></div></div></main></div>`,
  ),
  bare(
    'nodebb-harmony-topic',
    (page) =>
      `<div class="layout-container d-flex"><nav component="sidebar/left" class="sidebar">${page
        .menuWords(5)
        .map((w) => `<li class="nav-item"><a class="nav-link" href="/x"><span>${w}</span></a></li>`)
        .join(
          '',
        )}</nav><main id="panel"><div id="content"><div class="flex-fill"><h1 component="post/header" class="tracking-tight fw-semibold fs-3"><span class="topic-title" component="topic/title">${page.headline()}</span></h1><div class="topic-info"><span>${page.random.int(2, 30)} ${page.label('posts')}</span></div><ul component="topic" class="posts timeline list-unstyled">${posts(page, (i) => `<li component="post" class="pt-4" data-index="${i}"><a component="post/anchor"></a><div class="d-flex align-items-start gap-3 post-container-parent"><div class="bg-body d-none d-sm-block"><img class="avatar" src="${avatar(page, '/assets/uploads/profile')}" alt=""></div><div class="post-container d-flex"><div class="d-flex post-header"><a class="fw-bold" href="/user/x">${page.random.word()}</a><span class="timeago">${page.date()}</span></div><div class="content text-break" component="post/content">${page.random.times(page.random.int(1, 2), () => `<p dir="auto">${page.say(2)}</p>`).join('')}</div><div component="post/footer" class="post-footer"><div component="post/signature" class="text-xs">${page.noise()}</div><a component="post/reply">${page.label('reply')}</a></div></div></div></li>`)}</ul></div></div></main></div>`,
  ),
  bare(
    'lemmy-post-and-tree',
    (page) =>
      `<div id="app"><nav class="navbar navbar-expand-md">${page
        .menuWords(3)
        .map((w) => `<a class="nav-link" href="/x">${w}</a>`)
        .join(
          '',
        )}</nav><div class="mt-4 p-0 fl-1"><div class="post container-lg"><div class="row"><main class="col-12 col-md-8"><div class="post-listing mt-2"><article class="row post-container"><div class="col flex-grow-1"><div class="vote-bar"><button>▲</button><div>${page.random.int(10, 900)}</div></div><div class="post-title overflow-hidden"><h1 class="h5 d-inline text-break">${page.headline()}</h1></div><div class="small mb-1"><a class="person-listing">${page.random.word()}</a> to <a class="community-link">${page.random.word()}</a> · ${page.date()}</div></div></article><article id="postContent" class="col-12 card my-2 p-2"><div class="md-div"><p>${page.say(3)}</p></div></article></div><ul class="comments">${posts(page, (i) => `<li class="comment list-unstyled"><article class="details comment-node py-2" id="comment-${i}"><div class="ms-2"><div class="d-flex flex-wrap align-items-center text-muted small"><a class="person-listing">${page.random.word()}</a> <span>${page.random.int(1, 99)}</span></div><div class="comment-content"><div class="md-div"><p>${page.say(page.random.int(1, 2))}</p></div></div><div class="comment-bottom-btns">${page.label('reply')}</div></div></article></li>`)}</ul></main><aside class="col-md-4"><section id="sidebarMain" class="card"><div class="md-div"><p>${page.noise(2)}</p></div></section></aside></div></div></div></div>`,
  ),
  bare(
    'reddit-like-custom-elements',
    (page) =>
      `<shreddit-app><reddit-header-large><nav>${page
        .menuWords(3)
        .map((w) => `<a href="/x">${w}</a>`)
        .join(
          '',
        )}</nav></reddit-header-large><div class="grid-container"><flex-left-nav-container>${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</flex-left-nav-container><div class="subgrid-container"><main id="main-content"><shreddit-post post-title="x" comment-count="8"><div slot="credit-bar"><faceplate-tracker><a href="/r/x">r/${page.random.word()}</a></faceplate-tracker><faceplate-timeago>${page.date()}</faceplate-timeago></div><h1 id="post-title-t3" slot="title">${page.headline()}</h1><shreddit-post-text-body slot="text-body"><div class="text-neutral-content" slot="text-body"><div id="t3-post-rtjson-content" class="md">${page.p()}${page.p()}</div></div></shreddit-post-text-body></shreddit-post><shreddit-comment-tree id="comment-tree">${posts(page, (i) => `<shreddit-comment depth="${i % 3}" author="${page.random.word()}" thingid="t1_${i}"><div slot="commentMeta"><faceplate-tracker><a href="/user/x">${page.random.word()}</a></faceplate-tracker></div><div id="t1_${i}-comment-rtjson-content" slot="comment" class="md"><div class="py-0">${body(page)}</div></div><shreddit-comment-action-row slot="actionRow"><button>${page.label('reply')}</button></shreddit-comment-action-row></shreddit-comment>`)}</shreddit-comment-tree></main><div id="right-sidebar-container"><aside>${page.random.times(2, () => `<div><p>${page.noise()}</p></div>`).join('')}</aside></div></div></div></shreddit-app>`,
  ),
  bare(
    'old-reddit-nested-things',
    (page) =>
      `<div id="header"><div id="sr-header-area"><ul class="flat-list">${page
        .menuWords(6)
        .map((w) => `<li><a href="/r/x" class="choice">${w}</a></li>`)
        .join(
          '',
        )}</ul></div></div><div class="side"><div class="spacer"><div class="titlebox"><h1 class="hover redditname">${page.random.word()}</h1><div class="usertext-body md-container"><div class="md"><p>${page.noise(2)}</p></div></div></div></div></div><div class="content" role="main"><div id="siteTable" class="sitetable linklisting"><div class="thing self"><div class="midcol"><div class="score">${page.random.int(10, 900)}</div></div><div class="entry"><div class="top-matter"><p class="title"><a class="title may-blank" href="/r/x/1">${page.headline()}</a> <span class="domain">(self)</span></p><p class="tagline">submitted by <a class="author">${page.random.word()}</a></p></div><div class="expando"><form class="usertext"><div class="usertext-body may-blank-within md-container"><div class="md">${page.p()}</div></div></form></div></div></div></div><div class="commentarea"><div class="panestack-title"><span class="title">all comments</span></div><div class="sitetable nestedlisting">${posts(page, (i) => `<div class="thing comment noncollapsed" id="thing_${i}"><div class="midcol"></div><div class="entry unvoted"><p class="tagline"><a class="expand">[–]</a><a class="author">${page.random.word()}</a> <span class="score">${page.random.int(2, 99)} points</span></p><form class="usertext"><div class="usertext-body"><div class="md">${body(page)}</div></div></form><ul class="flat-list buttons"><li><a>permalink</a></li><li><a>reply</a></li></ul></div><div class="child"></div></div>`)}</div></div></div><div class="footer-parent"><p class="bottommenu">${page.disclaimer()}</p></div>`,
  ),
  bare(
    'orange-news-with-table-rows',
    (page) =>
      `<center><table id="hnmain" border="0" cellpadding="0" cellspacing="0" width="85%" bgcolor="#f6f6ef"><tr><td bgcolor="#ff6600"><table border="0"><tr><td><span class="pagetop"><b class="hnname"><a href="news">${page.site}</a></b>${page
        .menuWords(4)
        .map((w) => `<a href="x">${w}</a> | `)
        .join(
          '',
        )}</span></td></tr></table></td></tr><tr id="bigbox"><td><table class="fatitem" border="0"><tr class="athing submission"><td align="right" valign="top" class="title"></td><td class="title"><span class="titleline"><a href="item?id=1">${page.headline()}</a></span></td></tr><tr><td colspan="2"></td><td class="subtext"><span class="subline"><span class="score">${page.random.int(3, 700)} points</span> by <a class="hnuser">${page.random.word()}</a> | <a href="hide">hide</a></span></td></tr><tr><td colspan="2"></td><td><div class="toptext">${page.say(3)}</div></td></tr></table><br><br><table border="0" class="comment-tree">${posts(page, (i) => `<tr class="athing comtr" id="${i}"><td><table border="0"><tr><td class="ind" indent="${i % 3}"><img src="s.gif" height="1" width="${(i % 3) * 40}"></td><td valign="top" class="votelinks"><center><a href="vote"><div class="votearrow" title="upvote"></div></a></center></td><td class="default"><div style="margin-top:2px"><span class="comhead"><a class="hnuser">${page.random.word()}</a> <span class="age"><a href="#">${page.random.int(1, 20)} hours ago</a></span></span></div><br><div class="comment"><div class="commtext c00">${page.say(2)}<p>${page.say()}</p></div><div class="reply"><p><font size="1"><u><a href="reply">reply</a></u></font></p></div></div></td></tr></table></td></tr>`)}</table></td></tr><tr><td><center><span class="yclinks"><a href="x">Guidelines</a> | <a href="y">FAQ</a></span></center></td></tr></table></center>`,
  ),
  bare(
    'question-with-votes-and-answers',
    (page) =>
      `<header class="s-topbar"><div class="s-topbar--container"><a href="/" class="s-topbar--logo"></a><ol class="s-navigation">${page
        .menuWords(3)
        .map((w) => `<li><a class="s-navigation--item" href="/x">${w}</a></li>`)
        .join(
          '',
        )}</ol></div></header><div class="container"><div id="left-sidebar" class="left-sidebar"></div><div id="content" class="snippet-hidden"><div class="inner-content clearfix"><div id="question-header" class="d-flex"><h1 class="fs-headline1"><a href="/q/1" class="question-hyperlink">${page.headline()}</a></h1></div><div class="d-flex fw-wrap pb8"><div><span class="fc-black-400">Asked</span> <time>${page.date()}</time></div></div><div id="mainbar"><div class="question js-question" id="question"><div class="post-layout"><div class="votecell post-layout--left"><div class="js-voting-container"><div class="js-vote-count">${page.random.int(1, 90)}</div></div></div><div class="postcell post-layout--right"><div class="s-prose js-post-body" itemprop="text">${page.p()}${page.p()}</div><div class="mt24 mb12"><div class="post-taglist">${page
        .menuWords(2)
        .map((w) => `<a class="s-tag post-tag">${w}</a>`)
        .join(
          '',
        )}</div></div><div class="post-signature owner"><div class="user-info"><div class="gravatar-wrapper-32"><img src="${avatar(page, '/u')}" class="bar-sm" alt="" width="32"></div><div class="user-details"><a href="/users/1">${page.name()}</a></div></div></div></div></div></div><div id="answers"><h2 class="mb0">${page.random.int(2, 9)} Answers</h2>${posts(page, (i) => `<div id="answer-${i}" class="answer js-answer"><div class="post-layout"><div class="votecell"><div class="js-vote-count">${page.random.int(0, 50)}</div></div><div class="answercell post-layout--right"><div class="s-prose js-post-body">${body(page)}</div><div class="post-menu"><a class="js-share-link">Share</a></div></div></div><ul class="comments-list js-comments-list"><li class="comment js-comment"><div class="comment-text"><div class="comment-body"><span class="comment-copy">${page.brief()}</span> – <a class="comment-user">${page.random.word()}</a></div></div></li></ul></div>`)}</div></div><div id="sidebar" class="show-votes"><div class="module sidebar-related"><h4 id="h-related">${page.label('related')}</h4>${others(page, (h, t) => `<div class="spacer"><a href="${h}" class="question-hyperlink">${t}</a></div>`)}</div><div id="hot-network-questions"><ul>${others(page, (h, t) => `<li><a class="js-gps-track question-hyperlink" href="${h}">${t}</a></li>`)}</ul></div></div></div></div></div>`,
  ),
  bare(
    'forge-issue-in-react-timeline',
    (page) =>
      `<div class="logged-out env-production page-responsive"><header class="HeaderMktg"><a href="/">${page.site}</a></header><div class="application-main"><main id="js-repo-pjax-container"><div id="repository-container-header"><nav class="js-repo-nav UnderlineNav">${page
        .menuWords(4)
        .map((w) => `<a class="UnderlineNav-item" href="/x">${w}</a>`)
        .join(
          '',
        )}</nav></div><div data-testid="issue-viewer-issue-container"><div data-testid="issue-header"><h1 class="prc-PageHeader-Title-LKOsd"><bdi class="markdown-title" data-testid="issue-title">${page.headline()}</bdi></h1><span class="issue-number">#${page.random.int(10, 9999)}</span></div><div class="IssueBodyViewer"><div data-testid="issue-body-header"><a href="/x">${page.random.word()}</a></div><div class="Box-sc-g0xbh4-0 markdown-body NewMarkdownViewer-module__safe-html-box" data-testid="markdown-body">${page.p()}<ol dir="auto">${some(page, 2, 4, () => `<li>${page.brief()}</li>`)}</ol></div></div><div data-testid="issue-viewer-timeline">${posts(page, (i) => `<div class="LayoutHelpers-module__timelineElement" data-wrapper-timeline-id="${i}"><div class="react-issue-comment"><div class="ActivityHeader-module__activityHeader"><img data-component="Avatar" src="${avatar(page, '/u')}" alt="" width="24"><a data-testid="avatar-link">${page.random.word()}</a></div><div class="markdown-body NewMarkdownViewer-module__safe-html-box" data-testid="markdown-body">${body(page)}</div></div></div><div class="TimelineRow-module__TimelineRow"><span>${page.random.word()}</span> added the label</div>`)}</div><div data-testid="issue-viewer-metadata-pane"><h3>Assignees</h3><span>No one assigned</span></div></div></main></div></div><footer class="footer">${page.disclaimer()}</footer>`,
  ),
  bare(
    'forge-merge-notes',
    (page) =>
      `<div class="layout-page"><aside class="super-sidebar"><ul>${page
        .menuWords(6)
        .map((w) => `<li><a class="super-sidebar-nav-item" href="/x">${w}</a></li>`)
        .join(
          '',
        )}</ul></aside><div class="content-wrapper"><main class="content" id="content-body"><div class="issuable-details"><div class="detail-page-description content-block"><h1 class="title gl-heading-1" data-testid="issue-title">${page.headline()}</h1><div class="description"><div class="md"><p data-sourcepos="1:1-1:9" dir="auto">${page.say(3)}</p></div></div></div><ul id="notes-list" class="notes main-notes-list timeline">${posts(page, (i) => `<li id="note_${i}" class="timeline-entry note note-wrapper note-comment"><div class="timeline-avatar"><img src="${avatar(page)}" alt="" class="gl-avatar"></div><div class="timeline-content"><div class="note-header"><a class="author-name-link"><span class="note-header-author-name">${page.name()}</span></a></div><div class="note-body"><div class="note-text md">${body(page)}</div></div></div></li><li class="note system-note note-wrapper"><div class="system-note-content"><span>${page.random.word()} assigned to @${page.random.word()}</span></div></li>`)}</ul></div><aside class="right-sidebar"><div class="block">Milestone</div></aside></main></div></div>`,
  ),
  bare(
    'bugzilla-change-sets',
    (page) =>
      `<div id="header"><div id="titles"><span id="title">${page.site}</span></div><ul class="links"><li><a href="/q">Search</a></li></ul></div><main id="bugzilla-body"><div id="summary-container"><h1 id="field-value-short_desc">${page.headline()}</h1><span id="field-value-status_summary">RESOLVED FIXED</span></div><div class="module" id="module-categories"><div class="module-header"><h2 class="module-title">Categories</h2></div></div><div id="comments">${posts(page, (i) => `<div class="change-set" id="c${i}"><div class="comment"><table class="layout-table change-head"><tr><td class="change-gravatar"><img src="${avatar(page)}" alt="" width="32"></td><td class="change-author"><span class="fn">${page.name()}</span></td></tr><tr><td colspan="2"><div class="change-name">Comment ${i}</div> • <span class="rel-time">${page.date()}</span></td></tr></table><div class="comment-text markdown-body">${body(page)}</div></div></div>`)}</div></main><div id="footer"><ul><li>${page.noise()}</li></ul></div>`,
  ),
  bare(
    'hyperkitty-mail-thread',
    (page) =>
      `<nav class="navbar navbar-expand-md"><a class="navbar-brand" href="/">${page.site}</a></nav><div class="container"><div class="row"><div class="col-12 col-lg-2"><div class="sticky-top d-none d-lg-flex flex-column"><h3>${page.date()}</h3></div></div><div class="col-12 col-lg-10"><div class="d-flex"><h1 class="thread-header">${page.headline()}</h1></div><section id="thread-content"><div class="email email-first"><div class="email-header"><div class="email-author"><h2 class="name"><a>${page.name()}</a></h2></div><div class="email-date"><span>${page.date()}</span></div></div><div class="email-body"><p>${page.say(2)}</p><p>${page.say(2)}</p></div></div><div class="replies">${posts(page, (i) => `<div class="${i % 2 === 0 ? 'even' : 'odd'}"><div class="email"><div class="email-header"><img src="${avatar(page)}" alt="" class="gravatar"><span class="name"><a>${page.name()}</a></span></div><div class="email-body"><blockquote class="blockquote"><div class="quoted-text quoted-text-0">${page.free()}</div></blockquote><p>${page.say(2)}</p></div><div class="email-info"><a class="reply">${page.label('reply')}</a></div></div></div>`)}</div></section></div></div></div><footer class="footer">${page.disclaimer()}</footer>`,
  ),
  bare(
    'pipermail-message-in-pre',
    (page) =>
      `<h1>${page.headline()}</h1><b>${page.name()}</b> <a href="mailto:list@x.example" title="x">list at x.example</a><br><i>${page.date()}</i><p></p><ul><li>Previous message: <a href="1.html">${page.title('noise')}</a></li><li>Next message: <a href="3.html">${page.title('noise')}</a></li><li><b>Messages sorted by:</b> <a href="date.html">[ date ]</a></li></ul><hr><!--beginarticle--><pre>${page.say(2)}

${page.say(2)}

${page.say()}
-- 
${page.name()}
</pre><!--endarticle--><hr><p><a href="https://lists.x.example/">More information about the list</a></p>`,
  ),
  bare(
    'chat-log-of-a-channel',
    (page) =>
      `<div class="topbar"><a href="/">${page.site}</a> ${page.menuWords(2).join(' · ')}</div><h1>${page.headline()}</h1><div class="preamble"><a href="prev.html">${page.label('previous')}</a> <a href="next.html">${page.label('next')}</a></div><div class="chatlog">${some(page, 6, 16, (i) => `<div class="chatlog__message-group"><div class="chatlog__message-aside"><img class="chatlog__avatar" src="${avatar(page, '/files')}" alt=""></div><div class="chatlog__message-primary"><div class="chatlog__header"><span class="chatlog__author">${page.random.word()}</span><span class="chatlog__timestamp">1${i % 10}:0${i % 6}</span></div><div class="chatlog__content chatlog__markdown"><span class="chatlog__markdown-preserve">${i % 2 === 0 ? page.say() : page.brief()}</span></div></div></div>`)}</div><div class="postamble"><div class="postamble__entry">Exported 99 message(s)</div></div>`,
  ),
];
