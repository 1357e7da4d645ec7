/** Questions, answers and threads of half `held-out-2`: all posts are the content, portraits and signatures are not. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import { WHICH } from '../../furniture/held-out-2-frames.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { times } from './writing.ts';

const posts = (page: PageMaker, make: (i: number) => string) =>
  page.random.times(page.amount([2, 3], [4, 8]), make).join('\n');

const prosilver = textKind('prosilver-3-3-topic', (page) =>
  page.document(
    `<div id="wrap" class="wrap"><div id="page-header"><div class="headerbar" role="banner"><div id="site-description" class="site-description"><a id="logo" class="logo" href="./index.php"><span class="site_logo"></span></a><h1>${page.site}</h1></div></div><div class="navbar" role="navigation"><ul id="nav-main" class="nav-main linklist"><li><a href="./ucp.php?mode=login">${page.label('login')}</a></li></ul></div></div><div id="page-body" class="page-body" role="main"><h2 class="topic-title"><a href="./viewtopic.php?t=1">${page.headline()}</a></h2><div class="action-bar bar-top"><a class="button" href="./posting.php">${page.label('reply')}</a><div class="pagination">1 2</div></div>${posts(page, (i) => `<div id="p${100 + i}" class="post has-profile bg${(i % 2) + 1}"><div class="inner"><dl class="postprofile" id="profile${i}"><dt class="has-avatar"><div class="avatar-container"><a href="./m" class="avatar"><img class="avatar" src="${page.decoration()}" width="100" height="100" alt=""></a></div><a href="./m" class="username">${page.name()}</a></dt><dd class="profile-posts"><strong>${page.label('posts')}:</strong> ${page.random.int(1, 900)}</dd></dl><div class="postbody"><div id="post_content${i}"><ul class="post-buttons"><li><a href="#" class="button button-icon-only"><i class="icon fa-quote-left"></i></a></li></ul><p class="author">${page.label('by')} <strong>${page.name()}</strong> » ${page.date()}</p><div class="content">${page.say(2)}<br><br>${page.say()}</div><div id="sig${i}" class="signature">${page.free()}</div></div></div></div></div><hr class="divider">`)}</div><div id="page-footer" class="page-footer"><div class="copyright"><p>${page.disclaimer()}</p></div></div></div>`,
  ),
);

const discourse = textKind('discourse-crawler-view', (page) =>
  page.document(
    `<header><a href="/">${page.site}</a></header><div id="main-outlet" class="wrap" role="main"><div id="topic-title"><h1><a href="/t/1">${page.headline()}</a></h1><div class="topic-category" itemscope><span class="badge-category">${page.menuWords(1)[0] ?? ''}</span></div></div><div itemscope itemtype="http://schema.org/DiscussionForumPosting">${posts(page, (i) => `<div id="post_${i + 1}" class="topic-body crawler-post"><div class="crawler-post-meta"><span class="creator" itemprop="author"><a rel="nofollow" href="/u/a"><span itemprop="name">${page.random.word()}</span></a></span><span class="crawler-post-infos"><time class="post-time">${page.date()}</time><span itemprop="position">${i + 1}</span></span></div><div class="post" itemprop="text"><p>${page.say(2)}</p><p>${page.say()}</p></div><div itemprop="interactionStatistic"><meta itemprop="userInteractionCount" content="1"><span class="post-likes">${page.random.int(1, 9)} Likes</span></div></div>`)}</div><div id="related-topics" class="more-topics__list" role="complementary"><h3 class="more-topics__list-title">${page.label('related')}</h3><table class="topic-list"><tbody>${times(page, 3, 5, () => `<tr class="topic-list-item"><td class="main-link"><a href="${page.path()}" class="title raw-link raw-topic-link">${page.title('noise')}</a></td><td class="replies">${page.random.int(1, 40)}</td></tr>`)}</tbody></table></div></div><footer class="container wrap"><nav class="crawler-nav"><ul><li><a href="/">${page.label('home')}</a></li></ul></nav></footer>`,
  ),
);

const stack = textKind('stack-question-and-answers', (page) => {
  const votes = () =>
    `<div class="votecell post-layout--left"><div class="js-voting-container"><button aria-label="Up vote">▲</button><div class="js-vote-count">${page.random.int(0, 90)}</div><button aria-label="Down vote">▼</button></div></div>`;
  const user = () =>
    `<div class="user-info"><div class="user-action-time">answered <span class="relativetime">${page.date()}</span></div><div class="user-gravatar32"><a href="/u"><img src="${page.decoration()}" alt="" width="32" height="32"></a></div><div class="user-details"><a href="/u">${page.name()}</a><span class="reputation-score">${page.random.int(1, 900)}</span></div></div>`;
  return page.document(
    `<header class="s-topbar"><a href="/" class="s-topbar--logo">${page.site}</a></header><div class="container"><div id="left-sidebar"><nav><ol class="nav-links"><li><a href="/questions">Questions</a></li></ol></nav></div><div id="content"><div id="question-header"><h1 itemprop="name" class="fs-headline1"><a href="/questions/1" class="question-hyperlink">${page.headline()}</a></h1><div><a class="ws-nowrap s-btn" href="/ask">Ask</a></div></div><div id="mainbar" role="main"><div id="question" class="question js-question"><div class="post-layout">${votes()}<div class="postcell post-layout--right"><div class="s-prose js-post-body" itemprop="text"><p>${page.say(2)}</p><p>${page.ask()}</p></div><div class="mt24 mb12"><div class="post-taglist"><ul class="js-post-tag-list-wrapper">${page
      .menuWords(3)
      .map((w) => `<li><a class="s-tag post-tag" href="/t">${w}</a></li>`)
      .join(
        '',
      )}</ul></div></div>${user()}</div></div></div><div id="answers"><div id="answers-header"><h2 class="mb0">${page.random.int(2, 9)} Answers</h2></div>${posts(page, (i) => `<div id="answer-${i}" class="answer js-answer"><div class="post-layout">${votes()}<div class="answercell post-layout--right"><div class="s-prose js-post-body"><p>${page.say(2)}</p></div>${user()}</div><div class="post-layout--right"><ul class="comments-list"><li class="comment"><span class="comment-copy">${page.free()}</span> – <a class="comment-user">${page.random.word()}</a></li></ul></div></div></div>`)}</div></div><div id="sidebar"><div class="s-sidebarwidget"><div class="s-sidebarwidget--header">Hot</div><ul>${times(page, 4, 7, () => `<li><a href="${page.path()}" class="question-hyperlink">${page.title('noise')}</a></li>`)}</ul></div></div></div></div>`,
  );
});

const xen = textKind('xenforo-2-thread', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="p-body-header"><div class="p-title"><h1 class="p-title-value">${page.headline()}</h1></div><div class="p-description"><ul class="listInline listInline--bullet"><li><a href="/m" class="username">${page.name()}</a></li><li><time>${page.date()}</time></li></ul></div></div><div class="p-body-main"><div class="p-body-content"><div class="block block--messages"><div class="block-container lbContainer"><div class="block-body js-replyNewMessageContainer">${posts(page, (i) => `<article class="message message--post js-post" data-content="post-${i}"><div class="message-inner"><div class="message-cell message-cell--user"><section class="message-user"><div class="message-avatar"><a class="avatar avatar--m"><img src="${page.decoration()}" alt=""></a></div><h4 class="message-name"><a class="username">${page.random.word()}</a></h4><h5 class="userTitle message-userTitle">Member</h5></section></div><div class="message-cell message-cell--main"><header class="message-attribution"><a href="#p${i}"><time>${page.date()}</time></a><a class="message-attribution-gadget">#${i + 1}</a></header><div class="message-content js-messageContent"><div class="message-userContent lbContainer"><article class="message-body js-selectToQuote"><div class="bbWrapper">${page.say(2)}<br>${page.brief()}</div></article></div></div><footer class="message-footer"><div class="message-actionBar"><a class="actionBar-action">${page.label('reply')}</a></div></footer></div></div></article>`)}</div></div></div></div></div><div class="block"><h3 class="block-header">${page.label('related')}</h3>${times(page, 3, 4, () => `<div class="structItem-title"><a href="${page.path()}">${page.title('noise')}</a></div>`)}</div>`,
    ),
  ),
);

const nested = textKind('nested-thread-of-a-link-board', (page) => {
  const comment = (depth: number): string =>
    `<div class="thing comment" data-depth="${depth}"><div class="entry"><p class="tagline"><a class="author" href="/u/x">${page.random.word()}</a> <span class="score">${page.random.int(1, 400)} points</span> <time>${page.date()}</time></p><div class="usertext-body"><div class="md"><p>${page.say()}</p></div></div><ul class="flat-list buttons"><li><a>permalink</a></li><li><a>reply</a></li></ul></div>${depth < 3 && page.random.chance(0.5) ? `<div class="child"><div class="sitetable listing">${comment(depth + 1)}</div></div>` : ''}</div>`;
  return page.document(
    `<div id="header"><a href="/">${page.site}</a></div><div class="side"><div class="titlebox"><h2>r/${page.random.word()}</h2><div class="md"><p>${page.noise()}</p></div></div></div><div class="content" role="main"><div id="siteTable" class="sitetable linklisting"><div class="thing link self"><div class="midcol"><div class="arrow up"></div><div class="score unvoted">${page.random.int(1, 900)}</div></div><div class="entry"><h1 class="title"><a class="title" href="/r/1">${page.headline()}</a></h1><p class="tagline">submitted by <a class="author">${page.random.word()}</a></p><div class="expando"><div class="usertext-body"><div class="md"><p>${page.say(2)}</p><p>${page.ask()}</p></div></div></div></div></div></div><div class="commentarea"><div class="panestack-title"><span class="title">all comments</span></div>${posts(page, () => comment(0))}</div></div>`,
  );
});

const issue = textKind('issue-of-a-code-host', (page) =>
  page.document(
    `<header class="AppHeader"><a href="/">${page.site}</a><nav>${f.menu(page)}</nav></header><main id="js-repo-pjax-container"><div class="gh-header"><h1 class="gh-header-title"><bdi class="js-issue-title markdown-title">${page.headline()}</bdi> <span class="f1-light">#${page.random.int(10, 9000)}</span></h1></div><div class="Layout"><div class="Layout-main"><div class="js-discussion">${posts(page, (i) => `<div class="TimelineItem js-comment-container"><div class="avatar-parent-child TimelineItem-avatar"><img class="avatar" src="${page.decoration()}" width="40" height="40" alt=""></div><div id="issuecomment-${i}" class="timeline-comment-group"><h3 class="f5 timeline-comment-header-text"><strong><a class="author">${page.random.word()}</a></strong> commented <relative-time>${page.date()}</relative-time></h3><div class="edit-comment-hide"><table class="d-block"><tbody class="d-block"><tr class="d-block"><td class="d-block comment-body markdown-body js-comment-body"><p dir="auto">${page.say(2)}</p><ul><li>${page.item()}</li></ul></td></tr></tbody></table></div></div></div>`)}</div></div><div class="Layout-sidebar"><div class="discussion-sidebar-item"><div class="discussion-sidebar-heading">Assignees</div><p>${page.name()}</p></div></div></div></main>${f.footer(page)}`,
  ),
);

const doctor = textKind('ask-an-expert-page', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="expert-qa"><div class="expert-qa__question"><span class="label-q">${page.label('question')}</span><h1>${page.headline()}</h1><p>${page.say(2)}</p><div class="asked-by">${page.name()}, ${page.date()}</div></div><div class="expert-qa__answers">${posts(page, () => `<div class="expert-answer"><div class="expert-answer__who"><img src="${page.decoration()}" alt="" class="rounded-circle"><div><b>${page.name()}</b></div></div><div class="expert-answer__text"><p>${page.say(2)}</p></div><div class="expert-answer__thanks"><button>♥ ${page.random.int(0, 30)}</button></div></div>`)}</div><div class="ask-own"><h3>${page.pitch()}</h3><textarea></textarea></div></div>`,
    ),
  ),
);

const list = textKind('mail-archive-thread', (page) =>
  page.document(
    `<div class="navbar-fixed"><a href="/archives/">${page.site}</a></div><div class="container"><div class="row"><div class="thread"><h1 class="thread-subject">${page.headline()}</h1><div class="thread-counts">${page.random.int(2, 9)} participants</div>${posts(page, (i) => `<div class="email" id="msg${i}"><div class="email-header"><div class="gravatar"><img class="gravatar" src="${page.decoration()}" alt="" width="40"></div><div class="email-author"><span class="name">${page.name()}</span></div><div class="email-date">${page.date()}</div></div><div class="email-body"><p>${page.say(2)}</p><p>${page.say()}</p></div><div class="email-info"><a href="#reply">${page.label('reply')}</a></div></div>`)}</div></div></div><footer>${page.disclaimer()}</footer>`,
  ),
);

const accordion = textKind('faq-accordion-schema', (page) =>
  page.document(
    f.frame(
      page,
      `<h1>${page.headline()}</h1><p>${page.brief()}</p><div itemscope itemtype="https://schema.org/FAQPage">${posts(page, (i) => `<div class="faq-item" itemscope itemprop="mainEntity" itemtype="https://schema.org/Question"><button class="faq-item__toggle" aria-expanded="false" aria-controls="f${i}"><span itemprop="name">${page.ask()}</span><svg aria-hidden="true" width="10" height="10"><path d="M0 0"/></svg></button><div id="f${i}" class="faq-item__panel" hidden itemscope itemprop="acceptedAnswer" itemtype="https://schema.org/Answer"><div itemprop="text"><p>${page.say(2)}</p></div></div></div>`)}</div>`,
      { which: WHICH.utility },
    ),
  ),
);

const reviews = textKind('reviews-of-a-place', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="place"><h1>${page.headline()}</h1><div class="stars" aria-label="4.5">★★★★☆</div><p class="place__about">${page.say(2)}</p><h2>${page.heading()}</h2><div class="reviews">${posts(page, () => `<div class="review" data-reviewid="${page.random.int(1, 999)}"><div class="review__user"><img src="${page.decoration()}" alt="" width="48" height="48"><span>${page.name()}</span></div><span class="review__date">${page.date()}</span><a class="review__title" href="#">${page.heading()}</a><div class="review__text"><q><span>${page.say(2)}</span></q></div><div class="review__foot"><button>👍</button></div></div>`)}</div></div>`,
    ),
  ),
);

export const forums: readonly Kind<TextTruth>[] = [
  prosilver,
  discourse,
  stack,
  xen,
  nested,
  issue,
  doctor,
  list,
  accordion,
  reviews,
];
