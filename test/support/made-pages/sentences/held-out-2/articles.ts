/** Articles of half `held-out-2`: papers, blogs, platforms of writing, papers of science. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import { WHICH } from '../../furniture/held-out-2-frames.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import { part, ps, times } from './writing.ts';

const twentyFour = textKind('twenty-four-post', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="wp-block-group alignwide"><h1 class="wp-block-post-title">${page.headline()}</h1><div class="wp-block-group"><div class="wp-block-post-date"><time>${page.date()}</time></div><p class="wp-block-paragraph">—</p><div class="wp-block-post-author-name">${page.name()}</div></div></div><div class="entry-content wp-block-post-content is-layout-constrained">${ps(page)}<hr class="wp-block-separator has-alpha-channel-opacity">${part(page, 'h2', ' class="wp-block-heading"')}<blockquote class="wp-block-quote is-style-default"><p>${page.say()}</p><cite>${page.name()}</cite></blockquote>${f.share(page)}${f.related(page)}</div><div class="wp-block-template-part">${f.neighbours(page)}${f.comments(page)}</div>`,
      { which: WHICH.blockTheme },
    ),
  ),
);

const liveBlog = textKind('live-blog-of-a-paper', (page) => {
  const entry = () =>
    `<article class="lb-post" id="post-${page.random.letters(8)}" data-ts="1"><div class="lb-post__stamp"><time>${page.random.int(10, 23)}:${page.random.int(10, 59)}</time></div><h2 class="lb-post__title">${page.heading()}</h2><div class="lb-post__body"><p>${page.say(2)}</p></div><div class="lb-post__tools"><button>${page.label('share')}</button></div></article>`;
  return page.document(
    f.frame(
      page,
      `<div class="lb-head"><span class="lb-flag">Live</span><h1>${page.headline()}</h1><p class="lb-intro">${page.say()}</p></div><div class="lb-stream">${times(page, 3, 7, (i) => entry() + (i === 1 ? f.advert(page) : ''))}</div>${f.teasers(page)}`,
      { which: WHICH.newspaper },
    ),
  );
});

const letterPlatform = textKind('letter-platform-post', (page) => {
  const body = page.random.times(page.amount([2, 3], [4, 8]), () => page.p()).join('\n');
  return page.document(
    `<div id="entry"><div id="main" class="main typography"><div class="pencraft topbar"><a href="/">${page.site}</a><button>${page.label('subscribe')}</button><button>${page.label('login')}</button></div><div class="single-post-container"><div class="container"><div class="single-post"><article class="typography newsletter-post post"><div class="post-header" role="region"><h1 dir="auto" class="post-title published title-X77sOw">${page.headline()}</h1><h3 dir="auto" class="subtitle">${page.brief()}</h3><div class="pencraft byline-wrapper"><img class="avatar" src="${page.decoration()}" width="36" height="36" alt=""><a href="/@a">${page.name()}</a><div class="meta">${page.date()}</div><div class="post-ufi"><button aria-label="Like">♡ ${page.random.int(3, 99)}</button><button>${page.label('share')}</button></div></div></div><div class="available-content"><div dir="auto" class="body markup">${body}<div class="subscription-widget-wrap"><p class="cta-caption">${page.pitch()}</p><form><input type="email"><input type="submit" value="${page.label('send')}"></form></div>${ps(page)}</div></div></article><div class="visibility-check"></div><div id="discussion"><h4>${page.label('comments')}</h4><div class="comment-list"><div class="comment"><a class="comment-meta">${page.name()}</a><div class="comment-body"><p><span>${page.free(2)}</span></p></div></div></div></div></div></div></div><div class="portable-archive"><h4>${page.label('latest')}</h4>${times(page, 2, 4, () => `<div class="portable-archive-post"><a class="pencraft" href="${page.path()}">${page.title('noise')}</a><div class="sub">${page.noise()}</div></div>`)}</div></div></div>`,
  );
});

const ghost = textKind('ghost-casper-post', (page) =>
  page.document(
    `<div class="viewport"><header id="gh-head" class="gh-head outer"><div class="gh-head-inner inner"><a class="gh-head-logo" href="/">${page.site}</a><nav class="gh-head-menu"><ul class="nav">${page
      .menuWords(4)
      .map((w) => `<li class="nav-${page.random.word()}"><a href="/x/">${w}</a></li>`)
      .join(
        '',
      )}</ul></nav><div class="gh-head-members"><a class="gh-head-btn" href="#/portal/signup">${page.label('subscribe')}</a></div></div></header><div class="site-content"><main id="site-main" class="site-main"><article class="article post tag-a"><header class="article-header gh-canvas"><div class="article-tag post-card-tags"><a href="/tag/x/">${page.menuWords(1)[0] ?? ''}</a></div><h1 class="article-title">${page.headline()}</h1><p class="article-excerpt">${page.brief()}</p><div class="article-byline"><ul class="author-list"><li class="author-list-item"><a class="author-avatar" href="/a/"><img class="author-profile-image" src="${page.decoration()}" alt=""></a></li></ul><h4 class="author-name"><a href="/a/">${page.name()}</a></h4><time>${page.date()}</time></div></header><section class="gh-content gh-canvas">${ps(page)}<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">${page.say()}</div></div><div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">${page.heading()}</h4></div><div class="kg-toggle-content"><p>${page.say(2)}</p></div></div>${part(page)}</section></article></main><section class="footer-cta outer"><h2 class="footer-cta-title">${page.pitch()}</h2><a class="footer-cta-button" href="#/portal">${page.label('email')}</a></section><aside class="read-more-wrap outer">${f.teasers(page)}</aside></div>${f.footer(page)}</div>`,
  ),
);

const storyOfSpans = textKind('story-of-obfuscated-classes', (page) => {
  const p = () =>
    `<p id="${page.random.letters(4)}" class="pw-post-body-paragraph ${page.random.letters(2)} ${page.random.letters(2)} b jd" data-selectable-paragraph="">${page.say(page.amount([1, 2], [2, 4]))}</p>`;
  return page.document(
    `<div id="root"><div class="a b c"><div class="l d"><div class="m n ac"><a href="/signin">${page.label('login')}</a></div></div><article><div class="l"><div class="ab ca"><div class="ch bg"><h1 id="a1" class="pw-post-title gp gq" data-testid="storyTitle">${page.headline()}</h1><div class="speechify-ignore ab co"><img class="l ep by" src="${page.decoration()}" width="44" height="44" alt=""><a data-testid="authorName" href="/@x">${page.name()}</a><p class="bf b"><button>${page.label('follow')}</button></p><span data-testid="storyReadTime">${page.label('minutes')}</span><span>${page.date()}</span></div><div class="ab cp"><button data-testid="headerClapButton">${page.random.int(10, 900)}</button><div class="bl">${page.label('share')}</div></div></div></div><section><div class="ab ca"><div class="ch">${times(page, 2, 5, p)}<h2 class="qk ql">${page.heading()}</h2>${times(page, 1, 3, p)}<ul class="">${times(page, 2, 4, () => `<li class="nn no pw-post-body-paragraph">${page.item()}</li>`)}</ul></div></div></section></div></article><div class="bg lo"><h2>${page.label('recommended')}</h2>${times(page, 2, 4, () => `<div class="lp"><a href="${page.path()}"><h2>${page.title('noise')}</h2><h3>${page.noise()}</h3></a><img src="${page.decoration()}" alt="" width="80" height="53"></div>`)}</div></div></div>`,
  );
});

const encyclopaedia = textKind('encyclopaedia-vector-2022', (page) => {
  const section = (i: number) =>
    `<div class="mw-heading mw-heading2"><h2 id="s${i}">${page.heading()}</h2><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/w/index.php?action=edit&amp;section=${i}"><span>edit</span></a><span class="mw-editsection-bracket">]</span></span></div>${page.p()}${page.p()}`;
  return page.document(
    `<div class="vector-header-container"><header class="vector-header mw-header"><a href="/" class="mw-logo">${page.site}</a><div class="vector-search-box"><input type="search" placeholder="${page.label('search')}"></div></header></div><div class="mw-page-container"><div class="mw-page-container-inner"><nav id="vector-toc" class="vector-toc"><h2>${page.label('contents')}</h2></nav><div class="mw-content-container"><main id="content" class="mw-body"><header class="mw-body-header vector-page-titlebar"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1></header><div class="vector-page-toolbar"><ul><li><a href="?action=history">History</a></li></ul></div><div id="bodyContent" class="vector-body"><div id="siteSub" class="noprint">From ${page.site}</div><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output">${page.p()}<meta property="mw:PageProp/toc">${times(page, 2, 4, section)}<div class="navbox" role="navigation"><table class="nowraplinks mw-collapsible navbox-inner"><tbody><tr><th class="navbox-title" colspan="2">${page.title('noise')}</th></tr></tbody></table></div></div></div><div id="catlinks" class="catlinks">${page
      .menuWords(3)
      .map((w) => `<a href="/c">${w}</a>`)
      .join(
        ' | ',
      )}</div></div></main></div></div></div><footer id="footer" class="mw-footer"><ul id="footer-info"><li id="footer-info-lastmod">${page.noise()}</li><li>${page.disclaimer()}</li></ul></footer>`,
  );
});

const interview = textKind('interview-bold-questions', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="story story--interview"><span class="story__kicker">${page.menuWords(1)[0] ?? ''}</span><h1 class="story__headline">${page.headline()}</h1><p class="story__lead">${page.say()}</p>${f.byline(page)}<div class="story__text">${times(page, 3, 6, () => `<p><strong>${page.ask()}</strong></p><p>${page.say(2)}</p>`)}<p class="story__sig"><em>${page.free()}</em></p></div>${f.tags(page)}</div>${f.related(page)}`,
      { which: WHICH.newspaper },
    ),
  ),
);

const amp = textKind('amp-story-of-a-paper', (page) =>
  page.document(
    `<amp-consent id="c" layout="nodisplay"><div id="consent-ui"><p>${page.consent()}</p><button on="tap:c.accept">${page.label('accept')}</button></div></amp-consent><header class="amp-hd"><button on="tap:sidebar.toggle">☰</button><a href="/">${page.site}</a></header><amp-sidebar id="sidebar" layout="nodisplay"><ul>${page
      .menuWords(6)
      .map((w) => `<li><a href="/x">${w}</a></li>`)
      .join(
        '',
      )}</ul></amp-sidebar><main><article class="amp-wp-article"><header class="amp-wp-article-header"><h1 class="amp-wp-title">${page.headline()}</h1><div class="amp-wp-meta amp-wp-byline"><amp-img src="${page.decoration()}" width="24" height="24" layout="fixed"></amp-img><span>${page.name()}</span></div></header><div class="amp-wp-article-content">${ps(page)}<amp-ad width="300" height="250" type="doubleclick"></amp-ad>${ps(page)}</div></article><amp-list class="more" layout="fixed-height" height="100">${f.related(page)}</amp-list></main>${f.footer(page)}`,
    { head: '<script async src="https://cdn.ampproject.org/v0.js"></script>' },
  ),
);

const blogger = textKind('blogspot-post', (page) =>
  page.document(
    `<div class="content-outer"><header><div class="header section" id="header"><div class="widget Header"><div class="titlewrapper"><h2 class="title"><a href="/">${page.site}</a></h2></div></div></div></header><div class="main-outer"><div class="column-center-outer"><div class="main section" id="main"><div class="widget Blog" id="Blog1"><div class="blog-posts hfeed"><div class="date-outer"><h2 class="date-header"><span>${page.date()}</span></h2><div class="date-posts"><div class="post-outer"><div class="post hentry uncustomized-post-template"><h1 class="post-title entry-title">${page.headline()}</h1><div class="post-header"></div><div class="post-body entry-content" id="post-body-1"><div dir="ltr" style="text-align: left;" trbidi="on">${page.random.times(page.amount([3, 4], [5, 9]), () => `<div class="separator">${page.say(2)}</div><div><br></div>`).join('')}</div><div style="clear: both;"></div></div><div class="post-footer"><div class="post-footer-line post-footer-line-1"><span class="post-author vcard">${page.label('by')} <span class="fn">${page.name()}</span></span><span class="post-timestamp">${page.random.int(1, 23)}:${page.random.int(10, 59)}</span></div></div></div></div></div></div></div><div class="blog-pager" id="blog-pager"><a class="blog-pager-newer-link" href="/n">${page.label('next')}</a></div></div></div></div><div class="column-right-outer"><aside><div class="widget BlogArchive"><h2>Archive</h2>${f.ranks(page)}</div><div class="widget Profile"><h2>${page.label('about')}</h2><img class="profile-img" src="${page.decoration()}" width="80" height="80" alt=""><div>${page.free()}</div></div></aside></div></div></div>`,
  ),
);

const journal = textKind('open-journal-article', (page) =>
  page.document(
    `<div class="usa-overlay"></div><header class="ncbi-header" role="banner"><a href="/">${page.site}</a><form role="search"><input type="search"></form></header><main id="main-content"><section aria-label="Article citation and metadata"><section class="pmc-layout__citation font-secondary font-xs"><div>${page.site}. ${page.date()};${page.random.int(1, 20)}:${page.random.int(1, 900)}. doi: 10.1000/x</div></section><hgroup><h1>${page.headline()}</h1></hgroup><div class="ameta p"><a href="/a">${page.name()}</a><sup>1</sup>, <a href="/a">${page.name()}</a><sup>2,✉</sup></div></section><section aria-label="Article content"><section class="body main-article-body"><section class="abstract" id="abstract1"><h2>Abstract</h2><p>${page.say(3)}</p></section>${times(page, 2, 4, (i) => `<section id="Sec${i}"><h2 class="pmc_sec_title">${page.heading()}</h2><p id="Par${i}">${page.say(2)} [<a href="#CR${i}" class="usa-link" aria-describedby="CR${i}">${i + 1}</a>]. ${page.say()}</p></section>`)}</section></section></main><aside class="pmc-sidenav"><h6>ACTIONS</h6><ul><li><a href="/pdf">PDF</a></li><li><button>Cite</button></li></ul><h6>${page.label('related')}</h6>${times(page, 2, 4, () => `<a href="${page.path()}">${page.title('noise')}</a>`)}</aside>${f.footer(page)}`,
  ),
);

const pressWire = textKind('press-wire-release', (page) =>
  page.document(
    f.frame(
      page,
      `<article class="pr-release"><header class="release-header"><div class="detail-headline"><h1>${page.headline()}</h1></div><div class="row meta"><a class="meta-link" href="/org">${page.site}</a><p class="mb-no">${page.date()}, 09:00 ET</p></div></header><section class="release-body"><div class="row"><div class="col-lg-10"><p class="prntac"><b>${page.brief()}</b></p>${page.random.times(page.amount([2, 3], [4, 7]), () => `<p>${page.say(2)}</p>`).join('')}<ul type="disc">${times(page, 2, 4, () => `<li>${page.item()}</li>`)}</ul></div></div></section></article>${f.related(page)}`,
    ),
  ),
);

const magazine = textKind('magazine-drop-cap-and-boxes', (page) =>
  page.document(
    f.frame(
      page,
      `<article class="feature" itemscope itemtype="https://schema.org/Article"><div class="feature-hero"><p class="eyebrow">${page.menuWords(1)[0] ?? ''}</p><h1 itemprop="headline">${page.headline()}</h1><p class="dek" itemprop="description">${page.brief()}</p></div><div class="feature-body" itemprop="articleBody"><p class="has-drop-cap"><span class="dropcap-wrap">${page.say(2)}</span></p>${ps(page)}<aside class="box-inline box-facts"><h3>${page.heading()}</h3><ul>${times(page, 3, 5, () => `<li>${page.item()}</li>`)}</ul></aside>${f.newsletter(page)}${ps(page)}<p class="endmark">${page.brief()} ■</p></div></article>${f.author(page)}${f.teasers(page)}`,
    ),
  ),
);

const squareBlog = textKind('square-blog-item', (page) =>
  page.document(
    `<div id="siteWrapper" class="clearfix site-wrapper"><header id="header" class="header theme-col--primary"><div class="header-title"><a href="/">${page.site}</a></div><nav class="header-nav-list">${page
      .menuWords(5)
      .map((w) => `<div class="header-nav-item"><a href="/x">${w}</a></div>`)
      .join(
        '',
      )}</nav></header><main id="page" class="container" role="main"><article class="sections" id="sections"><section class="page-section blog-item-section"><div class="content-wrapper"><div class="content"><div class="blog-item-wrapper"><article class="h-entry"><div class="blog-item-top-wrapper"><div class="blog-item-title"><h1 class="entry-title entry-title--large p-name">${page.headline()}</h1></div><div class="blog-item-meta-wrapper"><time class="dt-published">${page.date()}</time></div></div><div class="blog-item-content-wrapper"><div class="blog-item-content e-content"><div class="sqs-layout sqs-grid-12 columns-12"><div class="row sqs-row"><div class="col sqs-col-12 span-12"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">${ps(page, ' style="white-space:pre-wrap;"')}</div></div></div><div class="sqs-block quote-block"><figure class="block-animation-none"><blockquote data-animation-role="quote">${page.say()}</blockquote></figure></div><div class="sqs-block html-block"><div class="sqs-html-content">${part(page, 'h3', ' style="white-space:pre-wrap;"')}</div></div></div></div></div></div></div></article></div><section class="item-pagination item-pagination--prev-next"><a href="/n" class="item-pagination-link"><h2 class="item-pagination-title">${page.title('noise')}</h2></a></section></div></div></section></article></main>${f.footer(page)}</div>`,
  ),
);

const podcast = textKind('podcast-episode-with-chapters', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="episode-single"><div class="episode-player" data-src="https://cdn.example/a.mp3"><button>▶</button><span class="t">00:00 / 48:12</span></div><h1 class="episode-title">${page.headline()}</h1><div class="episode-meta">#${page.random.int(10, 400)} · ${page.date()}</div><div class="episode-notes"><p>${page.say(2)}</p><h2>${page.heading()}</h2><ul class="chapters">${times(page, 4, 7, (i) => `<li><a href="#t=${i * 300}">0${i}:15</a> ${page.item()}</li>`)}</ul><h2>${page.heading()}</h2>${ps(page)}</div><div class="listen-on"><a href="https://a.example">Apple Podcasts</a><a href="https://s.example">Spotify</a></div></div>${f.related(page)}`,
    ),
  ),
);

const paywalled = textKind('paper-with-offer-behind-the-text', (page) =>
  page.document(
    f.frame(
      page,
      `<article class="article-page"><header><h1 class="article-page__title"><span class="article-page__flag">+</span> <span>${page.headline()}</span></h1>${f.byline(page)}</header><div class="article-page__content paywalled-article">${ps(page)}</div><div class="offers"><h2 class="offers__title">${page.pitch()}</h2><div class="offers__item"><p>${page.noise()}</p><button>${page.label('subscribe')}</button></div><div class="offers__item"><p>${page.noise()}</p></div></div></article>${f.comments(page)}${f.teasers(page)}`,
      { which: WHICH.newspaper },
    ),
  ),
);

const essayOfBreaks = textKind('essay-in-font-tags', (page) =>
  page.document(
    f.frame(
      page,
      `<center><h1><font size="5" face="Verdana">${page.headline()}</font></h1></center><font face="Verdana" size="2">${page.random.times(page.amount([3, 5], [6, 10]), () => page.say(2)).join('<br>\n<br>\n')}<br><br><i>${page.free()}</i></font><p align="right"><a href="index.html"><img src="${page.decoration('/gfx/zurueck.gif')}" border="0" alt=""></a></p>`,
      { which: WHICH.old },
    ),
  ),
);

export const articles: readonly Kind<TextTruth>[] = [
  twentyFour,
  liveBlog,
  letterPlatform,
  ghost,
  storyOfSpans,
  encyclopaedia,
  interview,
  amp,
  blogger,
  journal,
  pressWire,
  magazine,
  squareBlog,
  podcast,
  paywalled,
  essayOfBreaks,
];
