/** Reviews, interviews, poems, lives, letters, transcripts and lists of changes: half `held-out-14`. */
import {
  anywhere,
  bare,
  below,
  bar,
  clock,
  f,
  framed,
  image,
  lis,
  menu,
  others,
  photo,
  points,
  ps,
  rich,
  sections,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

export const features = [
  framed(
    'interview-with-questions-in-bold-paragraphs',
    'house',
    (page) =>
      `<article class="c-article c-article--interview"><h1 class="c-article__title">${page.headline()}</h1><p class="c-article__intro">${page.say()}</p>${f.byline(page)}<div class="c-article__body s-wysiwyg">${photo(page)}${some(page, 3, 6, () => `<p><strong>${page.ask()}</strong></p><p>${page.say(page.amount([1, 2], [2, 3]))}</p>`)}</div></article>${f.related(page)}`,
  ),
  framed(
    'film-review-with-a-box-of-points-and-a-verdict',
    'newspaper',
    (page) =>
      `<article class="post hentry"><header class="td-post-title"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="td-post-content tagdiv-type"><div class="td-post-featured-image">${image(page, ' class="entry-thumb" width="696" height="392" alt=""')}</div>${ps(page)}${sections(page)}</div><div class="td-review"><table class="td-review-table"><tr class="td-review-header"><td colspan="2"><span class="block-title">${word(page, 'rating')}</span></td></tr><tr class="td-review-footer"><td class="td-review-summary"><span class="block-title">${word(page, 'verdict')}</span><div class="td-review-summary-content">${page.say()}</div></td><td class="td-review-score"><div class="td-review-overall"><span class="td-review-final-score">${page.random.int(3, 9)}</span></div></td></tr></table></div></article>${f.teasers(page)}`,
  ),
  bare(
    'poem-of-a-library-of-poems-with-lines-in-divs',
    (page) =>
      `<header class="site-header"><a href="/">${page.site}</a><nav><ul>${menu(page)}</ul></nav></header><main><article class="poem"><header><h1 class="poem__title">${page.headline()}</h1><div class="poem__author">${page.label('by')} <a href="/poets/x">${page.name()}</a></div></header><div class="poem__body">${some(page, 2, 4, () => `<div class="poem__stanza">${some(page, 3, 4, () => `<div class="poem__line" style="text-indent: -1em; padding-left: 1em;">${page.brief()}</div>`)}</div>`)}</div><footer class="poem__credit"><p>${page.free()}</p></footer></article></main><aside class="poem-more"><h2>${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a><span>${page.name()}</span></li>`)}</ul></aside>${f.footer(page)}`,
  ),
  bare(
    'changelog-of-a-product-by-dates-in-a-column',
    (page) =>
      `<header class="nav"><a class="nav__logo" href="/">${page.site}</a><ul class="nav__links">${menu(page)}</ul><a class="nav__cta" href="/signup">${word(page, 'trial')}</a></header><main class="changelog"><div class="changelog__head"><h1>${page.headline()}</h1><p>${page.say()}</p></div>${some(page, 2, 5, (i) => `<section class="changelog__entry" id="v${i}"><div class="changelog__date"><time>${page.date()}</time><span class="changelog__version">${page.random.int(1, 9)}.${page.random.int(0, 30)}</span></div><div class="changelog__body"><h2>${page.heading()}</h2><p>${page.say(page.random.int(1, 2))}</p><h3>${word(page, 'fixed')}</h3><ul>${lis(points(page, 2, 4))}</ul></div></section>`)}</main>${f.footer(page)}`,
  ),
  bare(
    'mail-of-a-newsletter-in-a-browser-made-of-tables',
    (page) =>
      `<center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tbody><tr><td align="center" valign="top" id="bodyCell"><table border="0" cellpadding="0" cellspacing="0" width="100%" class="templateContainer"><tbody><tr><td valign="top" id="templatePreheader"><table class="mcnTextBlock" width="100%"><tbody class="mcnTextBlockOuter"><tr><td class="mcnTextContent"><a href="#">${page.site}</a></td></tr></tbody></table></td></tr><tr><td valign="top" id="templateHeader"><table class="mcnImageBlock" width="100%"><tbody><tr><td class="mcnImageContent"><img align="center" alt="" src="${page.decoration()}" width="564" class="mcnImage"></td></tr></tbody></table></td></tr><tr><td valign="top" id="templateBody"><table class="mcnTextBlock" width="100%"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner"><table align="left" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent"><h1>${page.headline()}</h1>${ps(page, ' style="line-height:150%"')}</td></tr></tbody></table></td></tr></tbody></table><table class="mcnDividerBlock" width="100%"><tbody><tr><td class="mcnDividerBlockInner"><span></span></td></tr></tbody></table>${some(page, 1, 3, () => `<table class="mcnTextBlock" width="100%"><tbody class="mcnTextBlockOuter"><tr><td class="mcnTextBlockInner"><table width="100%" class="mcnTextContentContainer"><tbody><tr><td class="mcnTextContent"><h3>${page.heading()}</h3><p>${page.say(2)}</p></td></tr></tbody></table></td></tr></tbody></table>`)}</td></tr><tr><td valign="top" id="templateFooter"><table class="mcnTextBlock" width="100%"><tbody><tr><td class="mcnTextContent"><em>${page.label('rights')}</em><br>${page.noise()}<br><a href="*">${page.label('settings')}</a></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></center>`,
  ),
  bare(
    'episode-of-a-podcast-host-with-a-transcript',
    (page) =>
      `<header class="site-header"><a href="/"><img src="${page.decoration()}" alt="${page.site}"></a><nav><ul>${menu(page)}</ul></nav></header><main class="episode"><div class="episode-header"><p class="episode-meta">${word(page, 'episode')} · ${page.date()}</p><h1 class="episode-title">${page.headline()}</h1></div><div class="player"><audio controls src="/a.mp3"></audio><button>${word(page, 'download')}</button></div><div class="episode-notes"><p>${page.say(2)}</p><ul>${lis(points(page))}</ul></div><div class="episode-transcript" id="transcript"><h2>${word(page, 'transcript')}</h2>${some(page, 4, 8, () => `<div class="transcript-cue"><cite>${page.name()}:</cite> <time>${page.random.int(0, 59)}:${page.random.int(10, 59)}</time><p>${page.say(page.random.int(1, 3))}</p></div>`)}</div></main><section class="episodes-more"><h2>${page.label('latest')}</h2>${others(page, (h, t) => `<div class="episode-card"><a href="${h}"><img src="${page.decoration()}" alt=""><h3>${t}</h3></a></div>`, [3, 5])}</section>${f.footer(page)}`,
  ),
  bare(
    'obituary-of-a-funeral-home-with-candles',
    (page) =>
      `<header class="fh-header"><a href="/"><img src="${page.decoration()}" alt="${page.site}"></a><ul class="fh-menu">${menu(page)}</ul></header><div class="obit"><div class="obit-banner"><img class="obit-portrait" src="/media/portrait-${page.random.letters(6)}.jpg" alt="" width="200" height="250"><div class="obit-banner-text"><h1 class="obit-name">${page.headline()}</h1><p class="obit-dates">${page.date()} – ${page.date()}</p></div></div><ul class="obit-tabs"><li class="active"><a href="#obit">${page.label('about')}</a></li><li><a href="#wall">${page.label('comments')}</a></li></ul><div id="obit" class="obit-text">${ps(page)}<p>${page.say()}</p></div><div class="obit-actions"><a href="/flowers">${page.label('cart')}</a><button>${page.label('share')}</button></div></div>${f.footer(page)}`,
  ),
  framed(
    'ticker-of-a-day-with-entries-by-the-minute',
    'styled',
    (page) =>
      `<h1 id="main-heading">${page.headline()}</h1><p class="css-intro"><b>${page.say()}</b></p><ol class="css-live">${some(page, 4, 8, () => `<li class="css-post"><article data-testid="content-post"><header><h3 class="css-h"><time>${clock(page)}</time> <span role="text">${page.heading()}</span></h3></header><div class="css-body"><p>${rich(page, page.say(page.random.int(1, 3)))}</p></div><button>${page.label('share')}</button></article></li>`)}</ol>`,
  ),
  framed(
    'recipe-post-with-steps-as-an-ordered-list',
    'squarespace',
    (page) =>
      `<article class="h-entry entry blog-item"><div class="blog-item-top-wrapper"><h1 class="entry-title p-name">${page.headline()}</h1></div><div class="blog-item-content e-content"><div class="sqs-layout sqs-grid-12"><div class="sqs-block image-block"><div class="sqs-block-content">${image(page, ' alt="" width="1500" height="2000"')}</div></div><div class="sqs-block html-block"><div class="sqs-html-content">${ps(page)}<h3>${page.label('ingredients')}</h3>${ul(page, ' data-rte-list="default"')}<h3>${page.label('preparation')}</h3><ol data-rte-list="default">${some(page, 3, 6, () => `<li><p>${page.say()}</p></li>`)}</ol></div></div></div></div></article>${f.newsletter(page)}`,
  ),
  anywhere(
    'travel-story-by-days-with-pictures-between',
    (page) =>
      `<article class="entry story"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content">${texts(page, (t) => `<p>${t}</p>`)}${some(page, 1, 3, (i) => `<h2>${i + 1}. ${page.heading()}</h2>${image(page, ' class="aligncenter size-large" width="1024" height="768" alt=""')}<p>${page.say(2)}</p>`)}</div><p class="entry-tags">${bar(page, (w) => `<a href="/tag/x">#${w}</a> `)}</p></article>${below(page)}`,
  ),
];
