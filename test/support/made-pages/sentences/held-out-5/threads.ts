/** Comment pages, trackers, mail archives, chats, reviews, guest books, social posts: half `held-out-5`. */
import { bar, bare, face, framed, others, post, posts, some } from './writing.ts';

export const threads = [
  bare(
    'google-groups-conversation',
    (page) =>
      `<c-wiz><header><a href="/">${page.site}</a></header><div role="main"><div class="ThqSJd"><html-blob></html-blob><h1 class="KPwZRb">${page.headline()}</h1></div><div role="list">${posts(page, () => `<section role="listitem" class="BkrUxb"><div class="LgTNRd"><h3 class="s1f8Zd">${page.name()}</h3><span class="zX2W9c">${page.date()}</span></div><div class="ptW7te" role="region"><html-blob>${post(page)}<br></html-blob></div><div class="rXp3Rb"><span>${page.label('reply')}</span></div></section>`)}</div></div></c-wiz>`,
  ),
  bare(
    'groups-io-topic',
    (page) =>
      `<div class="navbar"><a href="/">${page.site}</a></div><div class="container-fluid"><h1 class="topic-title">${page.headline()}</h1>${posts(page, (i) => `<div class="expanded-message" id="msgbody${i}"><div class="desktop-only"><span class="msgsender">${page.name()}</span> <span class="timedisp">#${i}</span></div><div class="user-content"><div class="forcebreak"><p>${post(page)}</p></div></div></div>`)}<footer>${page.noise()}</footer></div>`,
  ),
  bare(
    'pipermail-thread-on-one-page',
    (page) =>
      `<h1>${page.headline()}</h1><i>${page.site}</i><hr>${posts(page, () => `<b>${page.name()}</b> <a href="mailto:x">x at y.example</a><br><i>${page.date()}</i><pre>${post(page)}</pre><hr>`)}<ul><li><a href="thread.html">thread</a></li><li><a href="date.html">date</a></li></ul>`,
  ),
  bare(
    'hyperkitty-thread',
    (page) =>
      `<nav class="navbar fixed-top">${page.site}</nav><div class="container"><div class="thread-header"><h1 class="thread-title">${page.headline()}</h1></div><section id="thread-content">${posts(page, (i) => `<div class="email ${i === 0 ? 'email-first' : 'even'}"><div class="email-header"><div class="gravatar-wrapper"><img class="gravatar" src="${face(page)}" alt=""></div><span class="email-author">${page.name()}</span></div><div class="email-body">${post(page)}</div><div class="email-info"><a class="reply">${page.label('reply')}</a></div></div>`)}</section></div>`,
  ),
  bare(
    'lemmy-post',
    (page) =>
      `<div id="app"><nav class="navbar navbar-expand-md">${bar(page, (w) => `<a class="nav-link" href="/c">${w}</a>`)}</nav><main class="p-0"><div class="post container-lg"><div class="row"><main class="col-12 col-md-8"><article class="post-container"><h1 class="h4 d-inline text-break">${page.headline()}</h1><article id="postContent" class="col-12 card my-2 p-2"><div class="card-body"><div class="md-div"><p>${page.say(2)}</p></div></div></article></article><ul class="comments">${posts(page, (i) => `<li id="comment-${i}" class="comment"><article class="details comment-node"><div class="d-flex flex-wrap text-muted small"><a class="person-listing"><img class="img-icon" src="${face(page)}" alt=""><span>${page.name()}</span></a></div><div class="comment-content"><div class="md-div"><p>${post(page)}</p></div></div></article></li>`)}</ul></main><aside class="d-none d-md-block col-md-4"><div class="card border-secondary"><div class="card-body"><p>${page.noise()}</p></div></div></aside></div></div></main></div>`,
  ),
  bare(
    'mastodon-status-with-replies',
    (page) =>
      `<div class="app-holder" id="mastodon"><div class="columns-area"><div class="column"><div class="scrollable detailed-status-wrapper">${posts(page, (i) => `<div class="${i === 0 ? 'detailed-status' : 'status'}"><a class="status__display-name"><div class="account__avatar"><img src="${face(page)}" alt=""></div><span class="display-name"><bdi><strong class="display-name__html">${page.name()}</strong></bdi></span></a><div class="status__content"><div class="status__content__text translate"><p>${post(page)}</p></div></div><div class="status__action-bar"><button><span>${page.random.int(0, 20)}</span></button></div></div>`)}</div></div><div class="server-banner"><div class="server-banner__description">${page.noise()}</div></div></div></div>`,
  ),
  bare(
    'bluesky-thread-atoms',
    (page) =>
      `<div id="root"><div class="css-g5y9jx"><div class="css-g5y9jx r-13awgt0"><div data-testid="postThreadScreen" class="css-g5y9jx">${posts(page, () => `<div class="css-g5y9jx" data-testid="postThreadItem"><div class="css-g5y9jx r-18u37iz"><div><img src="${face(page)}" class="css-9pa8cd" alt=""></div><a class="css-146c3p1"><div dir="auto">${page.name()}</div></a></div><div dir="auto" class="css-146c3p1 r-xoduu5" data-word-wrap="1">${post(page)}</div><div class="css-g5y9jx"><div role="button">${page.random.int(0, 99)}</div></div></div>`)}</div></div><div class="css-g5y9jx"><div dir="auto">${page.label('login')}</div><div dir="auto">${page.noise()}</div></div></div></div>`,
  ),
  bare(
    'tildes-topic',
    (page) =>
      `<header id="site-header"><a class="logo" href="/">${page.site}</a></header><main><article class="topic-full"><header><h1>${page.headline()}</h1><div class="topic-full-byline">${page.name()} ${page.date()}</div></header><div class="topic-full-text"><p>${page.say(2)}</p></div></article><section class="topic-comments"><header class="topic-comments-header"><h2>${page.label('comments')}</h2></header><ol class="tree-comments" id="comments">${posts(page, (i) => `<li class="tree-comment"><article id="comment-${i}" class="comment"><header class="comment-header"><a class="link-user">${page.name()}</a></header><div class="comment-text"><p>${post(page)}</p></div><menu class="btn-post"><li><button>${page.label('reply')}</button></li></menu></article></li>`)}</ol></section></main><aside id="sidebar"><div class="divider"></div><p>${page.noise()}</p></aside>`,
  ),
  bare(
    'lobsters-story',
    (page) =>
      `<header id="nav">${bar(page, (w) => `<a href="/a">${w}</a>`)}</header><div id="inside"><ol class="stories"><li class="story"><div class="story_liner"><div class="details"><h1 class="link"><a class="u-url" href="/x">${page.headline()}</a></h1><div class="byline">${page.name()}</div></div></div></li></ol><div class="story_content"><div class="story_text"><p>${page.say(2)}</p></div></div><ol class="comments comments1">${posts(page, () => `<li class="comments_subtree"><div class="comment"><div class="voters"><a class="upvoter">1</a></div><div class="details"><div class="byline"><img class="avatar" src="${face(page)}" alt=""><a>${page.name()}</a></div><div class="comment_text"><p>${post(page)}</p></div></div></div></li>`)}</ol></div>`,
  ),
  bare(
    'slashdot-story-with-comments',
    (page) =>
      `<nav class="nav-primary">${bar(page, (w) => `<a href="/s">${w}</a>`)}</nav><div id="firehose"><article class="fhitem fhitem-story"><header><h2 class="story"><span class="story-title"><a href="/story">${page.headline()}</a></span></h2><div class="details"><span class="story-byline">${page.name()} ${page.date()}</span></div></header><div class="body"><div class="p"><i>${page.say(2)}</i></div></div></article></div><div id="comments"><ul id="commentlisting">${posts(page, (i) => `<li id="tree_${i}" class="comment full"><div class="cw"><div class="commentTop"><div class="title"><h4><a href="#c">Re: ${page.remark('free')}</a></h4></div><div class="details">by ${page.name()}</div></div><div class="commentBody"><div id="comment_body_${i}">${post(page)}</div></div><div class="commentSub"><a href="#">${page.label('reply')}</a></div></div></li>`)}</ul></div><aside id="slashboxes"><section class="block"><header>${page.label('mostRead')}</header>${others(page, (h, t) => `<p><a href="${h}">${t}</a></p>`)}</section></aside>`,
  ),
  bare(
    'steam-discussion',
    (page) =>
      `<div class="responsive_page_content"><div id="global_header"><a href="/">${page.site}</a></div><div class="forum_topic" id="ft"><div class="forum_op"><div class="authorline"><img src="${face(page)}" alt=""><a class="forum_op_author">${page.name()}</a></div><div class="topic">${page.headline()}</div><div class="content">${page.say(2)}</div></div><div class="commentthread_comment_container">${posts(page, () => `<div class="commentthread_comment responsive_body_text"><div class="commentthread_comment_avatar"><img src="${face(page)}" alt=""></div><div class="commentthread_comment_content"><div class="commentthread_comment_author"><bdi>${page.name()}</bdi></div><div class="commentthread_comment_text">${post(page)}</div></div></div>`)}</div></div><div class="forum_rightcol"><div class="rightbox"><p>${page.noise()}</p></div></div></div>`,
  ),
  bare(
    'bookreviews-goodreads-like',
    (page) =>
      `<div id="__next"><header class="PageFrame__siteHeader">${page.site}</header><main class="BookPage"><h1 class="Text Text__title1" data-testid="bookTitle">${page.headline()}</h1><div class="DetailsLayoutRightParagraph"><span class="Formatted">${page.say(2)}</span></div><div class="ReviewsList">${posts(page, () => `<article class="ReviewCard"><div class="ReviewerProfile"><img class="Avatar__image" src="${face(page)}" alt=""><div class="ReviewerProfile__name">${page.name()}</div></div><section class="ReviewCard__content"><div class="TruncatedContent"><span class="Formatted">${post(page)}</span></div><footer class="SocialFooter"><button>${page.random.int(1, 99)}</button></footer></section></article>`)}</div></main><div class="BookDiscussions"><h4>${page.label('recommended')}</h4>${others(page, (h, t) => `<a href="${h}"><img src="${page.decoration()}" alt="">${t}</a>`)}</div></div>`,
  ),
  bare(
    'company-reviews-trustpilot-like',
    (page) =>
      `<div class="styles_main__XuUiM"><div class="styles_summary__a"><h1>${page.headline()}</h1><p>4,${page.random.int(1, 9)} / 5</p></div><section class="styles_reviews__b">${posts(page, () => `<article class="paper_paper__1PY90 styles_reviewCard__c"><aside><img src="${face(page)}" alt=""><span>${page.name()}</span></aside><section><div class="star-rating"><img src="${page.decoration('/img/stars-5.svg')}" alt="5"></div><h2 class="typography_h"><a href="/r">${page.heading()}</a></h2><p class="typography_body" data-service-review-text-typography="true">${post(page)}</p></section><div class="styles_actions__d"><button>${page.label('share')}</button></div></article>`)}</section><footer>${page.disclaimer()}</footer></div>`,
  ),
  bare(
    'guest-book-of-the-nineties',
    (page) =>
      `<center><h1>${page.headline()}</h1>${posts(page, (i) => `<table border="2" width="500"><tr><td bgcolor="#0000a0"><small>${i + 1}) ${page.name()} - ${page.date()}</small></td></tr><tr><td>${post(page)}</td></tr></table><br>`)}<a href="sign.cgi">${page.label('writeComment')}</a></center>`,
  ),
  framed(
    'redmine-issue',
    'small',
    (page) =>
      `<div id="content"><div class="contextual"><a class="icon icon-edit" href="/e">Edit</a></div><h2 class="inline-flex">Bug #${page.random.int(100, 9999)}</h2><div class="issue tracker-1 details"><div class="subject"><h3>${page.headline()}</h3></div><div class="description"><div class="wiki"><p>${page.say(2)}</p></div></div></div><div id="history">${posts(page, (i) => `<div id="change-${i}" class="journal has-notes"><div class="note-header"><h4><img class="gravatar" src="${face(page)}" alt=""><a class="user active">${page.name()}</a></h4></div><div class="wiki"><p>${post(page)}</p></div></div>`)}</div></div><div id="sidebar"><h3>${page.menuWords(1).join('')}</h3><ul class="queries">${others(page, (h, t) => `<li><a class="query" href="${h}">${t}</a></li>`)}</ul></div>`,
  ),
  bare(
    'bugzilla-bug',
    (page) =>
      `<div id="header"><ul class="links">${bar(page, (w) => `<li><a href="/b">${w}</a></li>`)}</ul></div><div id="bugzilla-body"><h1><span id="short_desc_nonedit_display">${page.headline()}</span></h1><table class="bz_comment_table"><tr><td>${posts(page, (i) => `<div id="c${i}" class="bz_comment${i === 0 ? ' bz_first_comment' : ''}"><div class="bz_comment_head"><span class="bz_comment_number">Comment ${i}</span><span class="bz_comment_user"><span class="vcard">${page.name()}</span></span></div><pre class="bz_comment_text">${post(page)}</pre></div>`)}</td></tr></table></div><div id="footer">${page.noise()}</div>`,
  ),
  framed(
    'chat-log-of-an-irc-archive',
    'small',
    (page) =>
      `<h1>${page.headline()}</h1><table id="irclog">${posts(page, (i) => `<tr id="t09:${10 + i}"><td class="time"><a href="#t">09:${10 + i}</a></td><th class="nick">&lt;${page.random.word()}&gt;</th><td class="text">${page.say()}</td></tr>`)}</table>`,
  ),
  bare(
    'zulip-archive-topic',
    (page) =>
      `<div class="page-content"><div class="crumbs"><a href="/archive">${page.site}</a></div><h2>${page.headline()}</h2>${posts(page, (i) => `<div class="msg" id="${i}"><h4><img src="${face(page)}" alt=""> ${page.name()} <a href="#${i}">(${page.date()})</a>:</h4><p>${post(page)}</p></div>`)}<hr><p>${page.noise()}</p></div>`,
  ),
  bare(
    'matrix-static-room',
    (page) =>
      `<header><h1>${page.headline()}</h1></header><main class="room"><ul>${posts(page, () => `<li class="event"><div class="sender"><img src="${face(page)}" alt=""><b>${page.name()}</b></div><div class="body"><p>${post(page)}</p></div></li>`)}</ul></main><aside class="rooms">${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</aside>`,
  ),
  bare(
    'doctor-answers-page',
    (page) =>
      `<div class="hdr">${bar(page, (w) => `<a href="/q">${w}</a>`)}</div><div class="qa"><div class="q"><h1>${page.headline()}</h1><p>${page.say(2)}</p><div class="by">${page.name()}</div></div>${some(page, 1, 3, () => `<div class="a"><div class="doc"><img src="${face(page)}" alt=""><b>Dr. ${page.name()}</b></div><div class="a-text"><p>${post(page)}</p><p>${page.brief()}</p></div><div class="thanks">${page.random.int(1, 99)}</div></div>`)}</div><div class="qa-more"><h3>${page.label('related')}</h3>${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</div>`,
  ),
  bare(
    'tapatalk-mobile-topic',
    (page) =>
      `<div class="tt-app"><div class="tt-banner">${page.noise()}</div><h1 class="topic-title">${page.headline()}</h1><div class="posts">${posts(page, (i) => `<div class="viewtopic_wrapper topic_data_for_js" id="p${i}"><div class="postbody_header"><img src="${face(page)}" alt=""><span class="username_bold">${page.name()}</span><span>${page.date()}</span></div><div class="post_wrapper"><div class="content">${post(page)}</div></div><div class="like_area"><span>${page.random.int(0, 20)}</span></div></div>`)}</div><div class="tt-more">${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</div></div>`,
  ),
];
