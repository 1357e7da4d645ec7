/** News and magazine articles of half `held-out-12`, as the systems of publishers write them. */
import type { PageMaker } from '../../page-maker.ts';
import {
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
  some,
  texts,
  ul,
  word,
  lazy,
  sized,
} from './writing.ts';

/** A note of the desk at the end: a reader may take it for content or not. */
const deskNote = (page: PageMaker) => page.free();

const dropped = (page: PageMaker, text: string) =>
  page.language.group === 'Latin' && /^\p{L}/u.test(text)
    ? `<span class="dropcap">${text.slice(0, 1)}</span>${text.slice(1)}`
    : text;

export const papers = [
  framed(
    'blox-story-with-a-byline-and-a-photo-on-top',
    'daily',
    (page) =>
      `<article class="asset-article-layout"><header class="asset-header"><h1 class="headline"><span>${page.headline()}</span></h1><div class="meta"><span><ul class="list-inline"><li><span itemprop="author" class="tnt-byline">${page.name()}</span></li><li class="hidden-print"><time class="tnt-date asset-date text-muted">${page.date()}</time></li></ul></span></div></header><div class="asset-photo"><div class="photo-container"><figure class="photo layout-horizontal"><div class="image"><div>${lazy(page, ' width="1200" height="800" alt=""')}</div></div><figcaption class="caption"><span class="caption-text"><p>${page.free()}</p></span></figcaption></figure></div></div><div class="asset-body"><div id="article-body" class="asset-content subscriber-premium" itemprop="articleBody">${texts(page, (t) => `<div class="subscriber-preview"><p>${t}</p></div>`)}</div><div id="asset-below">${f.tags(page)}</div></div></article>${f.related(page)}`,
  ),
  framed(
    'arc-story-of-paragraph-parts-with-a-promo-between',
    'daily',
    (page) =>
      `<article class="default__ArticleBody story"><h1 class="c-heading headline__title">${page.headline()}</h1><h2 class="subheadline__text">${page.say()}</h2><div class="byline__names"><span>${page.label('by')}</span> <a href="/staff/x">${page.name()}</a></div>${f.share(page)}<article class="b-article-body" itemprop="articleBody"><p class="c-paragraph">${page.say(2)}</p><div class="interstitial-link"><p>[<a href="${page.path()}">${page.title('free')}</a>]</p></div>${ps(page, ' class="c-paragraph"')}<p class="c-paragraph"><b>${word(page, 'alsoRead')}: </b><a href="${page.path()}">${page.title('free')}</a></p></article></article>${f.newsletter(page)}`,
  ),
  bare(
    'broadcaster-story-of-hashed-classes-and-blocks',
    (page) =>
      `<div id="main-wrapper"><header role="banner"><nav aria-label="Main"><ul>${menu(page)}</ul></nav></header><main id="main-content"><article class="ssrcss-wy8pnm-ArticleWrapper e1nh2i2l0"><header data-component="headline-block" class="ssrcss-bwgd9v-HeadlineWrapper"><h1 id="main-heading" class="ssrcss-1s9pby4-Heading"><span role="text">${page.headline()}</span></h1></header><div data-component="byline-block" class="ssrcss-nknfkh-BylineWrapper"><div>${page.name()}</div><span>${page.date()}</span></div><div data-component="image-block" class="ssrcss-18mjolk-ComponentWrapper"><figure><div><span class="ssrcss-11kpz0x-Placeholder">${sized(page, ' width="976" height="549" alt=""')}</span></div><figcaption>${page.free()}</figcaption></figure></div>${texts(page, (t, i) => `<div data-component="text-block" class="ssrcss-7uxr49-RichTextContainer"><p class="ssrcss-1q0x1qg-Paragraph">${i === 0 ? `<b>${t}</b>` : t}</p></div>`)}<div data-component="subheadline-block" class="ssrcss-y2fd7s-StyledHeading"><h2>${page.heading()}</h2></div><div data-component="text-block"><p class="ssrcss-1q0x1qg-Paragraph">${page.say(2)}</p></div><div data-component="unordered-list-block" class="ssrcss-uf6wea-RichTextComponentWrapper">${ul(page)}</div></article><section aria-labelledby="topics" data-component="tag-list"><h2 id="topics">${page.label('tags')}</h2><ul>${menu(page)}</ul></section><section data-component="links-grid"><h2>${word(page, 'moreOn')}</h2><ul>${others(page, (h, t) => `<li><div class="promo"><img src="${page.decoration()}" alt=""><a href="${h}"><p>${t}</p></a><span>${page.date()}</span></div></li>`)}</ul></section></main></div>${f.footer(page)}`,
  ),
  framed(
    'agency-report-with-key-points-before-the-text',
    'daily',
    (page) =>
      `<article class="report"><h1 class="report-title">${page.headline()}</h1>${f.byline(page)}<ul class="report-summary">${lis(points(page, 2, 4))}</ul><div class="report-body">${texts(page, (t, i) => `<p data-testid="paragraph-${i}" class="text-module__text">${t}</p>`)}<p class="report-sign">${deskNote(page)}</p></div></article>`,
  ),
  framed(
    'wordpress-local-paper-with-an-advert-in-every-third-paragraph',
    'astra',
    (page) =>
      `<article class="post type-post status-publish hentry ast-article-single"><div class="ast-post-format- ast-no-thumb single-layout-1"><header class="entry-header"><h1 class="entry-title" itemprop="headline">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content clear" itemprop="text">${texts(page, (t, i) => `<p>${t}</p>${i % 3 === 1 ? `<div class="code-block code-block-${i}" style="margin: 8px auto; text-align: center; clear: both;"><span class="ad-note">${page.label('advert')}</span><ins class="adsbygoogle" style="display:block"></ins></div>` : ''}`)}</div></div></article>${below(page)}`,
  ),
  framed(
    'magazine-essay-with-a-drop-cap-and-a-pull-quote',
    'daily',
    (page) =>
      `<article class="longread"><div class="longread-opener"><p class="longread-section"><a href="/essay">${page.menuWords(1).join('')}</a></p><h1>${page.headline()}</h1><p class="longread-dek">${page.say()}</p></div><figure class="longread-lead">${sized(page, ' alt=""')}<figcaption><span class="credit">${word(page, 'photoBy')}</span></figcaption></figure><div class="longread-body"><p class="has-dropcap">${dropped(page, page.say(3))}</p>${ps(page)}<aside class="pullquote"><p>“${page.free()}”</p></aside><h2>${page.heading()}</h2>${ps(page)}<p class="end">${page.say(2)} <span class="end-mark">■</span></p></div></article>${f.author(page)}${f.related(page)}`,
  ),
  framed(
    'interview-of-bold-questions-in-a-weekly',
    'newspaper',
    (page) =>
      `<article class="post"><header class="td-post-title"><h1 class="entry-title">${page.headline()}</h1><p class="td-post-sub-title">${page.say()}</p></header><div class="td-post-content tagdiv-type">${some(page, 2, 5, () => `<p><strong>${page.ask()}</strong></p><p>${rich(page, page.say(page.amount([1, 2], [2, 4])))}</p>`)}</div></article>${f.share(page)}${f.related(page)}`,
  ),
  framed(
    'live-blog-of-timed-entries-with-anchors',
    'daily',
    (page) =>
      `<article class="live"><h1 class="live-title">${page.headline()}</h1><p class="live-intro">${page.say(2)}</p><div class="live-feed" role="feed">${some(page, 3, 6, (i) => `<section class="live-entry" id="entry-${i}"><div class="live-entry-head"><time>${clock(page)}</time></div><h2 class="live-entry-title">${page.heading()}</h2><div class="live-entry-body"><p>${rich(page, page.say(page.random.int(1, 3)))}</p></div><div class="live-entry-tools"><a href="#entry-${i}">${word(page, 'copyLink')}</a></div></section>`)}</div></article>`,
  ),
  framed(
    'explainer-of-questions-as-headings-under-one-lead',
    'daily',
    (page) =>
      `<article class="explainer"><h1>${page.headline()}</h1><p class="lead"><strong>${page.say()}</strong></p>${photo(page, ' class="explainer-photo"')}${some(page, 2, 5, () => `<h2>${page.ask()}</h2><p>${page.say(page.amount([1, 2], [2, 4]))}</p>`)}</article>${f.newsletter(page)}${f.teasers(page)}`,
  ),
  bare(
    'portal-note-of-a-chinese-news-server',
    (page) =>
      `<div class="post_top"><div class="post_crumb"><a href="/">${page.site}</a> &gt; <a href="/news">${bar(page, (w) => `<span>${w}</span>`)}</a></div></div><div class="wrapper clearfix"><div class="post_main"><h1 class="post_title">${page.headline()}</h1><div class="post_info">${page.date()}&emsp;${page.label('source')} <a href="#">${page.site}</a></div><div class="post_content"><div class="post_body">${texts(page, (t, i) => `<p id="p${i}">${t}</p>`)}<p class="f_center">${image(page, ' alt=""')}<br></p><p>${page.say(2)}</p></div><div class="post_statement"><div class="post_author">${page.label('editor')} ${page.name()}</div></div></div></div><div class="post_side"><div class="mod_hot_rank clearfix"><div class="title">${page.label('mostRead')}</div><ul>${others(page, (h, t) => `<li><em>${page.random.int(1, 9)}</em><a href="${h}">${t}</a><span>${page.random.int(100, 9999)}</span></li>`, [5, 8])}</ul></div></div></div>${f.footer(page)}`,
  ),
  bare(
    'article-in-the-accelerated-form-for-phones',
    (page) =>
      `<header id="top" class="amp-wp-header"><div><a href="/"><span class="amp-site-title">${page.site}</span></a></div></header><article class="amp-wp-article"><header class="amp-wp-article-header"><h1 class="amp-wp-title">${page.headline()}</h1><div class="amp-wp-meta amp-wp-byline"><span class="amp-wp-author author vcard">${page.name()}</span></div><div class="amp-wp-meta amp-wp-posted-on"><time>${page.date()}</time></div></header><div class="amp-wp-article-content">${ps(page)}<h2>${page.heading()}</h2>${ul(page)}<p>${page.say(2)}</p></div><footer class="amp-wp-article-footer"><div class="amp-wp-meta amp-wp-tax-category">${page.label('tags')}: ${bar(page, (w) => `<a href="/c/x" rel="category tag">${w}</a> `)}</div></footer></article>${f.related(page)}<footer class="amp-wp-footer"><div><h2>${page.site}</h2><p>${page.noise()}</p><a href="#top" class="back-to-top">${page.label('top')}</a></div></footer>`,
  ),
  bare(
    'press-release-of-a-wire-with-contacts-below',
    (page) =>
      `<header class="header-comp"><nav><ul>${menu(page)}</ul></nav></header><main><article class="news-release inline-gallery-template"><header class="container release-header"><div class="row detail-headline"><div class="col-sm-12"><h1>${page.headline()}</h1></div></div><div class="row"><div class="col-lg-8"><p class="subtitle">${page.say()}</p><p class="mb-no">${page.date()}</p></div></div></header><section class="release-body container"><div class="row"><div class="col-lg-10"><p><span class="xn-location">${page.random.word().toUpperCase()}</span>, <span class="xn-chron">${page.date()}</span> -- ${page.say(2)}</p>${ps(page)}<p><b>${page.heading()}</b></p><p>${page.say(2)}</p><p>${page.label('source')} ${page.random.word()}</p></div></div></section></article><section class="explore-more"><h3>${page.label('related')}</h3>${others(page, (h, t) => `<div class="card"><a class="newsreleaseconsolidatelink" href="${h}"><h3>${t}</h3></a></div>`, [2, 4])}</section></main>${f.footer(page)}`,
  ),
  framed(
    'review-of-a-film-with-a-verdict-in-a-box',
    'astra',
    (page) =>
      `<article class="post hentry"><header class="entry-header"><div class="post-thumb-img-content post-thumb">${image(page, ' class="attachment-large size-large wp-post-image" alt=""')}</div><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content clear">${ps(page)}<h2 class="wp-block-heading">${page.heading()}</h2>${ps(page)}<div class="wp-block-group review-box has-background"><h3 class="wp-block-heading">${word(page, 'verdict')}</h3><p>${page.say(2)}</p></div></div></article>${below(page)}`,
  ),
  framed(
    'test-of-a-device-with-pros-and-cons-in-columns',
    'kadence',
    (page) =>
      `<article class="post"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content single-content"><p>${page.say(2)}</p><div class="wp-block-columns"><div class="wp-block-column"><h3>${word(page, 'pros')}</h3><ul class="pros">${lis(points(page, 2, 4))}</ul></div><div class="wp-block-column"><h3>${word(page, 'cons')}</h3><ul class="cons">${lis(points(page, 2, 3))}</ul></div></div><h2>${page.heading()}</h2>${ps(page)}</div></article>${f.author(page)}`,
  ),
  framed(
    'listicle-of-numbered-headings-with-pictures',
    'blogger',
    (page) =>
      `<div class="blog-posts hfeed"><div class="post hentry uncustomized-post-template"><h1 class="post-title entry-title">${page.headline()}</h1><div class="post-body entry-content"><p>${page.say(2)}</p>${some(page, 3, 6, (i) => `<h3>${i + 1}. ${page.heading()}</h3><div class="separator" style="clear: both; text-align: center;"><a href="/img/x.jpg" style="margin-left: 1em; margin-right: 1em;">${image(page, ' border="0" width="640" height="480"')}</a></div><p>${page.say(page.random.int(1, 2))}</p>`)}</div></div></div>`,
  ),
  framed(
    'obituary-of-a-funeral-home-with-dates',
    'webflow',
    (page) =>
      `<section class="section obituary"><div class="container-small w-container"><img src="${page.picture('rooted')}" alt="" class="obituary-photo" width="320" height="400"><h1 class="heading-1">${page.headline()}</h1><div class="obituary-dates">${page.date()} – ${page.date()}</div><div class="rich-text-block w-richtext">${ps(page)}<p>${page.say()}</p></div></div></section>`,
  ),
  bare(
    'newsletter-issue-in-the-browser-of-nested-tables',
    (page) =>
      `<center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tbody><tr><td align="center" valign="top" id="bodyCell"><table border="0" cellpadding="0" cellspacing="0" width="100%" class="templateContainer"><tbody><tr><td valign="top" id="templateHeader"><table class="mcnImageBlock" width="100%"><tbody class="mcnImageBlockOuter"><tr><td class="mcnImageContent" valign="top"><img align="center" alt="" src="${page.decoration()}" width="564" class="mcnImage"></td></tr></tbody></table></td></tr><tr><td valign="top" id="templateBody"><table class="mcnTextBlock" width="100%"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner"><table align="left" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent"><h1>${page.headline()}</h1>${ps(page)}<h2>${page.heading()}</h2><p>${page.say(2)}</p></td></tr></tbody></table></td></tr></tbody></table></td></tr><tr><td valign="top" id="templateFooter"><table class="mcnTextBlock" width="100%"><tbody><tr><td class="mcnTextContent"><em>© 2026 ${page.site}</em><br>${page.noise()}<br><a href="#">${page.label('settings')}</a></td></tr></tbody></table></td></tr></tbody></table></td></tr></tbody></table></center>`,
  ),
];
