/** More threads of half `held-out-4`: reviews, help sites of firms, comment pages, news groups. */
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { avatar, bare, f, framed, others, posts, some } from './writing.ts';

const stars = (page: PageMaker) =>
  `<span class="stars" role="img" aria-label="${page.random.int(1, 5)} of 5">★★★★☆</span>`;

export const boards: readonly Kind<TextTruth>[] = [
  bare(
    'reviews-of-a-firm-on-a-rating-site',
    (page) =>
      `<div id="__next"><nav class="navigation_nav__XyZ">${f.menu(page)}</nav><main><div class="styles_headerWrap__a1"><h1 class="typography_heading-m__T">${page.headline()}</h1><p>${page.random.int(100, 900)} reviews</p></div><section class="styles_reviewListContainer__2">${posts(page, () => `<article class="paper_paper__1PY90 styles_reviewCard__hcAvl"><div class="styles_reviewCardInner__EwDq2"><aside class="styles_consumerInfoWrapper__KP3Ra"><img src="${avatar(page)}" alt=""><span data-consumer-name-typography="true">${page.name()}</span></aside><section class="styles_reviewContentwrapper__Cw4"><div class="styles_reviewHeader__iU9Px">${stars(page)}<time>${page.date()}</time></div><div class="styles_reviewContent__0Q2Tg"><a href="/reviews/1"><h2 data-service-review-title-typography="true">${page.heading()}</h2></a><p data-service-review-text-typography="true">${page.say(2)}</p></div></section></div><div class="styles_wrapper__2"><button>Useful</button></div></article>`)}</section><aside class="styles_sidebar__7"><h3>${page.label('related')}</h3>${others(page, (h, t) => `<a href="${h}"><span>${t}</span></a>`)}</aside></main>${f.footer(page)}</div>`,
  ),
  framed(
    'reviews-tab-of-a-shop',
    'classic',
    (page) =>
      `<main class="site-main"><h1 class="product_title entry-title">${page.headline()}</h1><div class="woocommerce-product-details__short-description"><p>${page.say(2)}</p></div><div class="woocommerce-tabs wc-tabs-wrapper"><div class="woocommerce-Tabs-panel" id="tab-reviews" role="tabpanel"><div id="reviews" class="woocommerce-Reviews"><div id="comments"><h2 class="woocommerce-Reviews-title">${page.label('comments')}</h2><ol class="commentlist">${posts(page, (i) => `<li class="review even thread-even depth-1" id="li-comment-${i}"><div class="comment_container"><img src="${avatar(page)}" class="avatar avatar-60 photo" alt=""><div class="comment-text"><div class="star-rating"><span style="width:80%">4</span></div><p class="meta"><strong class="woocommerce-review__author">${page.name()}</strong></p><div class="description"><p>${page.say(2)}</p></div></div></div></li>`)}</ol></div></div></div></div><section class="related products"><h2>${page.label('related')}</h2><ul class="products columns-4">${others(page, (h, t) => `<li class="product type-product"><a href="${h}"><img src="${page.decoration()}" alt=""><h2 class="woocommerce-loop-product__title">${t}</h2></a></li>`)}</ul></section></main>`,
  ),
  bare(
    'community-of-a-firm-with-accepted-answer',
    (page) =>
      `<div class="lia-page"><header class="community-header">${f.menu(page)}</header><center><div class="MinimumWidthContainer"><div class="lia-content"><div class="lia-quilt lia-quilt-forum-topic-page"><div class="lia-component-topic-message"><div class="lia-message-view-display"><div class="MessageSubject"><h1 class="message-subject"><span class="lia-message-read">${page.headline()}</span></h1></div><div class="lia-message-author"><span class="login-bold">${page.random.word()}</span></div><div itemprop="text" class="lia-message-body"><div class="lia-message-body-content"><p>${page.say(2)}</p><p>&nbsp;</p><p>${page.say()}</p></div></div></div></div><div class="lia-component-solution-list"><div class="lia-accepted-solution-heading">Solution</div><div class="lia-message-body-content"><p>${page.say(3)}</p></div></div><div class="lia-component-reply-list">${posts(page, () => `<div class="lia-linear-display-message-view"><div class="lia-message-author"><img class="lia-user-avatar-message" src="${avatar(page)}" alt=""><span>${page.random.word()}</span></div><div class="lia-message-body-content"><p>${page.say(page.random.int(1, 3))}</p></div><div class="lia-message-footer"><span class="kudos">${page.random.int(0, 9)} Kudos</span></div></div>`)}</div></div></div><aside class="lia-side"><h3>${page.label('recommended')}</h3>${others(page, (h, t) => `<div class="lia-recommended"><a href="${h}">${t}</a></div>`)}</aside></div></center></div>`,
  ),
  bare(
    'question-of-a-how-to-site',
    (page) =>
      `<div class="q-box">${f.menu(page)}</div><div class="q-box qu-mt--medium"><div class="q-flex"><div class="q-box qu-mb--tiny"><div class="q-text qu-dynamicFontSize--xlarge qu-bold puppeteer_test_question_title"><h1><span>${page.headline()}</span></h1></div></div>${posts(page, () => `<div class="q-box dom_annotate_question_answer_item_0"><div class="q-flex"><img class="q-image" src="${avatar(page)}" alt=""><div><span class="q-text qu-bold">${page.name()}</span><div class="q-text qu-color--gray">${page.random.int(10, 900)}K views</div></div></div><div class="q-box spacing_log_answer_content puppeteer_test_answer_content"><div class="q-text"><span class="q-box"><p class="q-text qu-display--block">${page.say(2)}</p><p class="q-text qu-display--block">${page.say()}</p></span></div></div><div class="q-flex"><button>Upvote</button></div></div>`)}</div><div class="q-box side"><div class="q-text">${page.label('related')}</div>${others(page, (h, t) => `<div class="q-box"><a href="${h}"><span>${t}</span></a></div>`)}</div></div>`,
  ),
  bare(
    'ticket-of-a-tracker-with-comments',
    (page) =>
      `<div id="header"><h1><a href="/projects/x"><span class="current-project">${page.site}</span></a></h1><div id="main-menu"><ul>${page
        .menuWords(5)
        .map((w) => `<li><a href="/x">${w}</a></li>`)
        .join(
          '',
        )}</ul></div></div><div id="main"><div id="content"><h2 class="inline-block">${page.setHeadline(`Bug #${page.random.int(100, 9999)} ${page.words('{P}')}`)}</h2><div class="issue tracker-1 status-5 details"><div class="subject"><div><h3>${page.heading()}</h3></div></div><p class="author">Added by <a class="user">${page.name()}</a></p><div class="description"><div class="wiki"><p>${page.say(3)}</p></div></div></div><div id="history"><div id="tab-content-history" class="tab-content">${posts(page, (i) => `<div id="change-${i}" class="journal has-notes has-details"><div id="note-${i}" class="note"><h4 class="note-header"><img src="${avatar(page)}" class="gravatar" alt="" width="24">Updated by <a class="user">${page.name()}</a></h4><ul class="details"><li><strong>Status</strong> changed from <i>New</i> to <i>Open</i></li></ul><div class="wiki journal-note"><p>${page.say(2)}</p></div></div></div>`)}</div></div></div><div id="sidebar"><h3>${page.label('related')}</h3>${others(page, (h, t) => `<a href="${h}">${t}</a><br>`)}</div></div><div id="footer">Powered by tracker</div>`,
  ),
  bare(
    'ticket-of-a-wiki-tracker',
    (page) =>
      `<div id="banner"><div id="mainnav" class="nav"><ul>${page
        .menuWords(5)
        .map((w) => `<li><a href="/x">${w}</a></li>`)
        .join(
          '',
        )}</ul></div></div><div id="main"><div id="content" class="ticket"><div class="trac-topnav"><h2>Ticket</h2></div><div id="ticket" class="trac-content"><h1 id="trac-ticket-title"><span class="summary">${page.headline()}</span></h1><div class="description"><h2 id="comment:description">Description</h2><div class="searchable"><p>${page.say(2)}</p><p>${page.say()}</p></div></div></div><div id="changelog">${posts(page, (i) => `<div class="change" id="trac-change-${i}"><h3 class="change"><span class="cnum"><a href="#c${i}">comment:${i}</a></span> by <span class="trac-author">${page.random.word()}</span>, <a class="timeline">${page.date()}</a></h3><div class="comment searchable"><p>${page.say(2)}</p></div></div>`)}</div><div class="trac-help"><strong>Note:</strong> ${page.noise()}</div></div></div><div id="footer"><p class="left">Powered by Trac</p></div>`,
  ),
  bare(
    'web-front-of-a-news-group',
    (page) =>
      `<div class="gb_Ha">${f.menu(page)}</div><c-wiz><div role="main"><div class="ThqSJd"><h1 class="KPwZRb">${page.headline()}</h1></div><div role="list">${posts(page, (i) => `<section role="listitem" aria-label="message ${i + 1}"><div class="LgTNRd"><img src="${avatar(page, '/a')}" alt="" class="r29lFb"></div><h3 class="s1f8Zd">${page.name()}</h3><span class="zX2W9c">${page.date()}</span><div class="ptW7te" role="region"><html-blob><div dir="ltr">${page.say(2)}<div><br></div><div>${page.say()}</div></div></html-blob></div><div role="button">${page.label('reply')}</div></section>`)}</div></div></c-wiz>`,
  ),
  bare(
    'archive-of-development-mails',
    (page) =>
      `<form action="./"><pre><a href="?t=1"><b>${page.site}</b></a> mirror (<a href="https://x.example/">web</a>)</pre></form><h1>${page.headline()}</h1>${posts(
        page,
        (
          i,
        ) => `<div class="msg" id="m${i}"><p class="hd"><b>From:</b> ${page.name()} @ ${page.date()} <a href="/raw">raw</a></p><pre class="body">${page.say(2)}

${page.say()}</pre></div><hr>`,
      )}<pre>end of thread, other threads: <a href="?t=2">newest</a></pre>`,
  ),
  bare(
    'discussion-page-of-a-wiki',
    (page) =>
      `<div id="mw-page-base" class="noprint"></div><div id="content" class="mw-body" role="main"><h1 id="firstHeading" class="firstHeading">${page.headline()}</h1><div id="bodyContent" class="vector-body"><div id="mw-content-text"><div class="mw-parser-output"><table class="box tmbox"><tbody><tr><td class="mbox-text">${page.noise()}</td></tr></tbody></table>${some(page, 2, 4, (n) => `<div class="mw-heading mw-heading2 ext-discussiontools-init-section"><h2 id="h${n}">${page.heading()}</h2><div class="ext-discussiontools-init-section-bar"><span>${page.random.int(2, 9)} comments</span></div></div><p>${page.say(2)} ${page.random.word()} (talk) ${page.date()}</p><dl><dd>${page.say(2)} ${page.random.word()} (talk)<dl><dd>${page.say()} ${page.random.word()} (talk)</dd></dl></dd></dl>`)}</div></div></div></div><div id="mw-navigation"><div id="mw-panel">${page
        .menuWords(6)
        .map((w) => `<li class="mw-list-item"><a href="/x"><span>${w}</span></a></li>`)
        .join('')}</div></div><footer id="footer"><ul><li>${page.disclaimer()}</li></ul></footer>`,
  ),
  bare(
    'smf-posts-with-quotes',
    (page) =>
      `<div id="top_section"><div class="inner_wrap"><ul class="floatleft">${page.label('login')}</ul></div></div><div id="wrapper"><div id="main_menu">${f.menu(page)}</div><div id="content_section"><div id="main_content_section"><div id="display_head" class="information"><h2 class="display_title"><span id="top_subject">${page.headline()}</span></h2><p>Started by ${page.random.word()}, ${page.date()}</p></div><div id="forumposts">${posts(page, (i) => `<div class="windowbg" id="msg${i}"><div class="post_wrapper"><div class="poster"><h4><a>${page.random.word()}</a></h4><ul class="user_info"><li class="membergroup">Newbie</li><li class="avatar"><img class="avatar" src="${avatar(page)}" alt=""></li><li class="postcount">${page.label('posts')} ${page.random.int(1, 900)}</li></ul></div><div class="postarea"><div class="keyinfo"><div class="postinfo"><a class="smalltext">${page.date()}</a></div></div><div class="post"><div class="inner">${i > 0 ? `<blockquote class="bbc_standard_quote"><cite>${page.label('wrote')}</cite> ${page.free()}</blockquote>` : ''}${page.say(2)}<br>${page.say()}</div></div></div><div class="moderatorbar"><div class="signature">${page.noise()}</div></div></div></div><hr class="post_separator">`)}</div></div></div></div><div id="footer"><ul><li class="copyright">${page.disclaimer()}</li></ul></div>`,
  ),
  bare(
    'invision-topic-posts',
    (page) =>
      `<div id="ipsLayout_header"><header><a href="/" id="elLogo">${page.site}</a></header>${f.menu(page)}</div><main id="ipsLayout_body" class="ipsLayout_container"><div id="ipsLayout_contentArea"><div id="ipsLayout_mainArea"><div class="ipsPageHeader"><h1 class="ipsType_pageTitle ipsContained_container"><span class="ipsType_break ipsContained">${page.headline()}</span></h1></div><div class="cTopic ipsClear">${posts(page, (i) => `<article id="elComment_${i}" class="cPost ipsBox ipsComment"><aside class="ipsComment_author cAuthorPane ipsColumn"><h3 class="cAuthorPane_author"><strong>${page.random.word()}</strong></h3><ul class="cAuthorPane_info ipsList_reset"><li class="cAuthorPane_photo"><img src="${avatar(page)}" alt=""></li><li>Members</li><li>${page.random.int(1, 900)} ${page.label('posts')}</li></ul></aside><div class="ipsColumn ipsColumn_fluid"><div class="ipsComment_meta"><a class="ipsType_blendLinks">${page.date()}</a></div><div class="cPost_contentWrap"><div data-role="commentContent" class="ipsType_normal ipsType_richText"><p>${page.say(2)}</p><p>${page.say()}</p></div><div class="ipsItemControls"><ul class="ipsComment_controls"><li>${page.label('reply')}</li></ul></div></div></div></article>`)}</div></div><div id="ipsLayout_sidebar"><div class="ipsWidget"><h3>${page.label('latest')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}" class="ipsDataItem_title">${t}</a></li>`)}</ul></div></div></div></main>`,
  ),
  bare(
    'answers-of-a-travel-forum',
    (page) =>
      `<div class="masthead">${f.menu(page)}</div><div id="PAGE"><div id="MAINWRAP"><div class="forumTopic"><h1 class="topTitleText"><span>${page.headline()}</span></h1><div class="deckA"><div class="firstPostBox"><div class="profile"><img src="${avatar(page)}" alt=""><div class="username">${page.random.word()}</div></div><div class="postcontent"><div class="postTitle"><span>${page.brief('free')}</span></div><div class="postBody"><p>${page.say(3)}</p></div></div></div></div><div class="balance">${posts(page, (i) => `<div class="post" id="p${i}"><div class="profile"><div class="username">${page.random.word()}</div><div class="location">${page.random.word()}</div><div class="badgeText">Level 3 Contributor</div></div><div class="postcontent"><div class="postTitle">${i + 1}.</div><div class="postBody"><p>${page.say(2)}</p></div><div class="reportPost"><a>Report inappropriate content</a></div></div></div>`)}</div></div><div class="sidecol"><div class="rs">${page.label('mostRead')}</div>${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</div></div></div>${f.footer(page)}`,
  ),
  bare('comment-page-of-hashed-classes', (page) => {
    const c = () => `_${page.random.letters(5)}_1`;
    return `<div id="app"><div class="${c()}">${page
      .menuWords(4)
      .map((w) => `<a class="${c()}" href="/x">${w}</a>`)
      .join(
        '',
      )}</div><div class="${c()}"><div class="${c()}"><h1 class="${c()}">${page.headline()}</h1><div class="${c()}">${page.say(2)}</div></div><div class="${c()}">${posts(page, () => `<div class="${c()}"><div class="${c()}"><img class="${c()}" src="${avatar(page)}" alt=""><span class="${c()}">${page.random.word()}</span></div><div class="${c()}">${page.say(2)}</div><div class="${c()}"><button class="${c()}">${page.label('reply')}</button><span class="${c()}">${page.random.int(1, 99)}</span></div></div>`)}</div></div><div class="${c()}"><div class="${c()}">${page.label('related')}</div>${others(page, (h, t) => `<a class="${c()}" href="${h}">${t}</a>`)}</div></div>`;
  }),
  bare(
    'discussion-of-a-forge-with-replies',
    (page) =>
      `<div class="application-main"><header class="AppHeader">${page
        .menuWords(4)
        .map((w) => `<a href="/x">${w}</a>`)
        .join(
          '',
        )}</header><main><div id="discussion_bucket" class="js-discussion"><div class="gh-header-show"><h1 class="gh-header-title mb-2 lh-condensed f1"><span class="js-issue-title markdown-title">${page.headline()}</span></h1></div><div class="timeline-comment comment"><table class="d-block user-select-contain"><tbody class="d-block"><tr class="d-block"><td class="comment-body markdown-body d-block"><p dir="auto">${page.say(3)}</p></td></tr></tbody></table></div><h2 class="f4">${page.random.int(2, 20)} comments</h2><div class="js-timeline-marker">${posts(page, () => `<div class="discussion-timeline-item"><div class="timeline-comment"><div class="timeline-comment-header"><a class="author Link--primary">${page.random.word()}</a></div><table class="d-block"><tbody class="d-block"><tr class="d-block"><td class="comment-body markdown-body d-block"><p dir="auto">${page.say(2)}</p></td></tr></tbody></table><div class="nested-comments"><div class="discussion-nested-comment-group"><div class="comment-body markdown-body"><p dir="auto">${page.say()}</p></div></div></div></div></div>`)}</div></div><div class="discussion-sidebar"><div class="discussion-sidebar-item"><div class="text-bold">Category</div></div><p>${page.noise()}</p></div></main></div>`,
  ),
];
