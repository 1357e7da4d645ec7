/** Questions and answers, trackers, mail, comments: half `held-out-9`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  bar,
  bare,
  clock,
  f,
  face,
  framed,
  menu,
  number,
  others,
  post,
  posts,
  ps,
  word,
} from './writing.ts';

const when = (page: PageMaker) => `${page.date()} ${clock(page)}`;

/** The lines of a mail, with a quoted one that nobody counts. */
const mail = (page: PageMaker, i: number) =>
  `${page.say()}\n${i === 0 ? '' : `\n&gt; ${page.free()}\n`}\n${page.say()}`;

export const answers = [
  bare(
    'question-of-a-knowledge-community-in-korea',
    (page) =>
      `<div id="gnb"><ul class="gnb_menu">${menu(page)}</ul></div><div id="container"><div id="content"><div class="question-content"><div class="c-heading c-heading--multiple"><div class="c-heading__title"><div class="c-heading__title-inner"><h1 class="title">${page.headline()}</h1></div></div></div><div class="c-heading__content">${page.say(2)}</div><div class="c-userinfo"><div class="c-userinfo__left"><span class="c-userinfo__author">${page.name()}</span><span class="c-userinfo__info">${page.date()}</span></div></div><div class="tag-list">${bar(page, (w) => `<a class="tag-list__item">#${w}</a>`)}</div></div><div class="answer-content"><div class="answer-content__count">${page.label('answer')}</div><div class="answer-content__list _answerList">${posts(page, (i) => `<div class="answer-content__item _contentWrap" id="answer_${i}"><div class="c-heading-answer"><div class="c-heading-answer__body"><div class="profile_card"><div class="profile_thumb"><img src="${face(page)}" alt=""></div><div class="profile_info"><a class="name_area"><strong class="name">${page.name()}</strong></a></div></div></div></div><div class="_endContents c-heading-answer__content"><div class="_endContentsText c-heading-answer__content-user"><div class="se-component se-text se-l-default"><div class="se-module se-module-text"><p class="se-text-paragraph se-text-paragraph-align-left"><span class="se-fs- se-ff-">${post(page)}</span></p></div></div></div></div><p class="c-userinfo-answer__right">${page.date()}</p></div>`)}</div></div></div><div id="aside"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<a class="aside_link" href="${h}">${t}</a>`)}</div></div>`,
  ),
  bare(
    'devices-maker-community-thread',
    (page) =>
      `<nav id="globalnav" class="globalnav"><div class="globalnav-content"><ul class="globalnav-list">${menu(page)}</ul></div></nav><main id="main"><div class="thread-detail"><div class="topics-table-header">${f.crumbs(page)}</div><section class="original-post" aria-labelledby="original-post-title"><div class="author"><img src="${face(page)}" alt=""><span>${page.name()}</span></div><h1 id="original-post-title" class="title">${page.headline()}</h1><div class="user-generated-content"><div class="content" data-action="post"><p>${post(page)}</p><p>${page.say()}</p></div></div><div class="post-posted-date">${page.label('published')} <time>${page.date()}</time></div><div class="me-too">${word(page, 'helpful')}</div></section><div class="all-replies-container">${posts(page, (i) => `<section id="${number(page)}" class="reply ${i === 0 ? 'top-ranking-reply' : ''}"><div class="author-profile"><img src="${face(page)}" alt=""><a>${page.name()}</a><span class="level">Level ${page.random.int(1, 9)}</span></div><time class="reply-date">${when(page)}</time><div class="user-generated-content"><p>${post(page)}</p></div><button class="helpful-button">${page.label('reply')}</button></section>`)}</div></div></main><footer id="globalfooter"><p>${page.noise()}</p></footer>`,
  ),
  bare(
    'team-software-community-question',
    (page) =>
      `<div id="header"><nav class="atl-nav">${bar(page, (w) => `<a class="atl-nav__item">${w}</a>`)}</nav></div><div class="adaptavist-core-component"><div class="lia-quilt-column-alley"><div class="atl-post-view__question"><div class="atl-breadcrumbs">${f.crumbs(page)}</div><h1 class="atl-post__title">${page.headline()}</h1><div class="atl-post__author"><img src="${face(page)}" alt="" class="lia-user-avatar-message"><a>${page.name()}</a><span class="atl-post__date">${page.date()}</span></div><div class="lia-message-body atl-post__body"><div class="lia-message-body-content"><p>${post(page)}</p><p>${page.say()}</p></div></div></div><h2>${page.label('answer')}</h2><div class="atl-answers">${posts(page, (i) => `<div class="atl-answer ${i === 0 ? 'atl-answer--accepted' : ''}" id="M${number(page)}"><div class="atl-vote">${page.random.int(0, 30)}</div><div class="atl-answer__main"><div class="atl-post__author"><img src="${face(page)}" alt=""><a>${page.name()}</a><span class="atl-rank">Rising Star</span><span>${page.date()}</span></div><div class="lia-message-body-content"><p>${post(page)}</p></div></div></div>`)}</div></div><aside class="atl-side"><div class="atl-side__panel"><h3>${page.label('related')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div><div class="atl-side__panel"><p>${page.pitch()}</p></div></aside></div>`,
  ),
  bare(
    'forge-discussion-with-marked-answer',
    (page) =>
      `<div class="logged-out env-production page-responsive"><header class="HeaderMktg header-logged-out" role="banner"><nav>${bar(page, (w) => `<button class="HeaderMenu-link">${w}</button>`)}</nav></header><main id="js-repo-pjax-container"><div class="d-flex flex-column flex-md-row gh-header-title"><h1 class="lh-condensed f1"><span class="js-issue-title markdown-title">${page.headline()}</span></h1><span class="f1-light color-fg-muted">#${page.random.int(10, 900)}</span></div><div class="js-discussion js-socket-channel"><div class="timeline-comment discussion-post TimelineItem"><div class="timeline-comment-header"><h2 class="sr-only">${page.name()}</h2><a class="author">${page.name()}</a> <relative-time>${page.date()}</relative-time></div><table class="d-block user-select-contain"><tbody class="d-block"><tr class="d-block"><td class="d-block color-fg-default comment-body markdown-body js-comment-body"><p dir="auto">${post(page)}</p><p dir="auto">${page.say()}</p></td></tr></tbody></table></div><h2 class="f4">${word(page, 'replies')}</h2>${posts(page, (i) => `<div class="discussion-timeline-item TimelineItem" id="discussioncomment-${number(page)}"><div class="TimelineItem-avatar"><img class="avatar" src="${face(page)}" alt="" width="40" height="40"></div><div class="timeline-comment"><div class="timeline-comment-header"><a class="author">${page.name()}</a> <relative-time>${page.date()}</relative-time>${i === 0 ? '<span class="Label Label--success">Answer</span>' : ''}</div><table class="d-block"><tbody class="d-block"><tr class="d-block"><td class="d-block comment-body markdown-body"><p dir="auto">${post(page)}</p></td></tr></tbody></table><div class="comment-reactions"><button class="social-reaction-summary-item">${page.random.int(1, 9)}</button></div></div></div>`)}</div></main></div>`,
  ),
  bare(
    'roundup-tracker-issue',
    (page) =>
      `<div id="logo-header"><h2 id="logoheader"><a href="/"><img src="${page.decoration('/@@file/logo.gif')}" alt=""></a></h2></div><div id="left-hand-navigation"><div id="menu"><ul class="level-one">${menu(page)}</ul></div></div><div id="content-body"><div id="body-main"><div id="content"><div id="breadcrumb"><a href="index">homepage</a></div><h1 class="issue-title">${page.headline()}</h1><form name="itemSynopsis"><fieldset><table class="form"><tr><th class="required">Type</th><td>behavior</td><th>Stage</th><td>resolved</td></tr></table></fieldset><p>Created on <b>${when(page)}</b> by <b>${page.name()}</b></p></form><table class="messages"><tr><th colspan="4" class="header">Messages (${page.random.int(2, 9)})</th></tr>${posts(page, (i) => `<tr><th><a href="msg${i}" id="msg${number(page)}">msg${i}</a></th><th>Author: ${page.name()}</th><th>Date: ${when(page)}</th></tr><tr><td colspan="4" class="content"><pre>${page.say()}\n\n${post(page)}</pre></td></tr>`)}</table><table class="history table-striped"><tr><th colspan="4" class="header">History</th></tr><tr><td>${page.date()}</td><td>${page.random.word()}</td><td>set</td><td>status: open → closed</td></tr></table></div></div></div>`,
  ),
  framed(
    'drupal-issue-queue-with-comments',
    'barrio',
    (page) =>
      `<h1 class="page-title" id="page-subtitle">${page.headline()}</h1><div class="node node-project-issue view-mode-full clearfix"><div class="content"><div class="field field-name-body field-type-text-with-summary"><div class="field-items"><div class="field-item even"><h3 id="summary-problem">${page.heading()}</h3><p>${post(page)}</p><h3 id="summary-steps">${page.heading()}</h3>${ps(page)}</div></div></div></div></div><section class="comments comment-wrapper" id="comments"><h2 class="title">Comments</h2>${posts(page, (i) => `<div class="comment clearfix" id="comment-${number(page)}"><div class="user-picture"><img src="${face(page)}" alt=""></div><a class="permalink">Comment <span>#${i + 2}</span></a><div class="submitted"><a class="username">${page.name()}</a> ${page.label('wrote')} <time>${when(page)}</time></div><div class="content">${i === 1 ? `<div class="field field-name-field-issue-changes"><div class="nodechanges-field-changes"><table><tr><td class="nodechanges-label">Status:</td><td class="nodechanges-old">Active</td><td>» Needs review</td></tr></table></div></div>` : ''}<div class="field field-name-comment-body"><div class="field-item even"><p>${post(page)}</p></div></div></div></div>`)}</section>`,
  ),
  bare(
    'mail-archive-com-thread-page',
    (page) =>
      `<div id="header"><form><a href="/list/info.html"><img src="${page.decoration('/apple-touch-icon.png')}" alt="" width="45"></a><input name="q"></form><div id="nav" class="nav">${bar(page, (w) => `<span class="navlink">${w}</span>`)}</div></div><div itemscope itemtype="http://schema.org/Article" class="article font">${posts(page, (i) => `<div class="message"><div class="msgHead">${i === 0 ? `<h1><span class="subject"><a href="/search"><span itemprop="name">${page.headline()}</span></a></span></h1>` : ''}<p class="darkgray font13"><span class="sender pipe"><a><span itemprop="author">${page.name()}</span></a></span> <span class="date"><a>${when(page)}</a></span></p></div><div itemprop="articleBody" class="msgBody"><pre>${mail(page, i)}</pre></div></div>`)}<div class="msgButtons margintopdouble"><ul class="overflow"><li class="msgButtonItems"><a class="button buttonleft">${page.label('previous')}</a></li></ul></div></div><div class="aside" role="complementary"><h2>${page.label('related')}</h2><ul class="icons">${others(page, (h, t) => `<li class="icons-email"><a href="${h}">${t}</a></li>`)}</ul></div>`,
  ),
  bare(
    'sympa-list-archive-message',
    (page) =>
      `<div id="Header"><nav class="top-bar"><ul class="menu">${menu(page)}</ul></nav></div><div id="Stretcher"><div class="row" id="Canvas"><main id="Paint"><div class="block"><h2 class="block">${page.site}</h2></div><div class="ArcMenus"></div><h1 class="message-subject">${page.headline()}</h1>${posts(page, (i) => `<div class="search_result_info"><ul class="message_header"><li><strong>From</strong>: ${page.name()}</li><li><strong>Date</strong>: ${when(page)}</li></ul></div><hr><div id="body-${i}"><pre style="margin: 0em;">${mail(page, i)}</pre></div><hr>`)}<div class="text-right"><small>Archive powered by MHonArc.</small></div></main></div></div><footer id="Footer"><p>${page.noise()}</p></footer>`,
  ),
  framed(
    'engineers-site-article-with-many-comments',
    'utility',
    (page) =>
      `<div class="tm-page-article__body"><article class="tm-article-presenter__content"><div class="tm-article-snippet__meta-container"><a class="tm-user-info__username">${page.name()}</a> <time>${page.date()}</time></div><h1 class="tm-title tm-title_h1"><span>${page.headline()}</span></h1><div class="tm-article-body"><div id="post-content-body"><div class="article-formatted-body article-formatted-body_version-2"><div xmlns="http://www.w3.org/1999/xhtml">${ps(page)}</div></div></div></div><div class="tm-separated-list tag-list"><span class="tm-separated-list__title">${page.label('tags')}:</span><ul class="tm-separated-list__list">${menu(page)}</ul></div></article><section class="tm-block"><header class="tm-block__header"><h2 class="tm-block__title">${page.label('comments')}</h2></header><div class="tm-comments__tree">${posts(page, (i) => `<section class="tm-comment-thread"><article class="tm-comment-thread__comment" style="padding-left: ${(i % 3) * 28}px"><div class="tm-comment"><header class="tm-comment__header"><img class="tm-entity-image__pic" src="${face(page)}" alt="" width="28"><a class="tm-user-info__username">${page.name()}</a><time>${when(page)}</time></header><div class="tm-comment__body-content"><div class="article-formatted-body"><p>${page.free()}</p></div></div></div></article></section>`)}</div></section></div>`,
  ),
  bare(
    'federated-magazine-entry-with-comments',
    (page) =>
      `<header id="header" class="header"><div class="mbin-container"><menu class="head-nav__menu">${menu(page)}</menu></div></header><div class="mbin-container" id="middle"><main id="main" data-controller="lightbox" class="view-compact"><article class="entry section subject no-image" id="entry-${number(page)}"><header><h1><a href="/m/x">${page.headline()}</a></h1></header><div class="content formatted entry__body"><p>${page.say(2)}</p></div><aside class="meta entry__meta"><a class="user-inline"><img width="30" height="30" src="${face(page)}" alt="">${page.name()}</a>, <time class="timeago">${page.date()}</time></aside><aside class="vote"><form class="vote__up"><button><span>${page.random.int(1, 90)}</span></button></form></aside></article><div id="comments" class="comments entry-comments comments-tree">${posts(page, (i) => `<blockquote class="section comment entry-comment subject comment-level--${(i % 3) + 1}" id="entry-comment-${i}"><header><a class="user-inline">${page.name()}</a>, <time class="timeago">${page.date()}</time></header><figure><a><img width="40" height="40" src="${face(page)}" alt=""></a></figure><div class="content"><p>${post(page)}</p></div><footer><menu><li><a class="stretched-link">${page.label('reply')}</a></li></menu></footer></blockquote>`)}</div></main><aside id="sidebar"><section class="entries-sidebar section"><h3>${page.label('latest')}</h3><div class="container">${others(page, (h, t) => `<figure><figcaption><a href="${h}">${t}</a></figcaption></figure>`)}</div></section></aside></div>`,
  ),
];
