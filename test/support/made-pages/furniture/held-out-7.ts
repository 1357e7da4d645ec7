/** Furniture of half `held-out-7`: pieces as plugins, services and themes of the common systems write them. */
import type { Furniture } from '../furniture.ts';
import { until } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { frame } from './held-out-7-frames.ts';
import { footerOf, glyph, menuOf } from './held-out-7-menus.ts';

type Link = (href: string, title: string) => string;

/** One of the makers' pieces; the others are not asked, so that they note nothing. */
const one = (page: PageMaker, ...makers: (() => string)[]) => page.random.pick(makers)();

/** Titles of other pages, noted as a list that must go. */
function others(page: PageMaker, low: number, high: number, write: Link): string {
  const titles = page.random.times(page.random.int(low, high), () => page.title('noise'));
  return page
    .list(titles, false)
    .map((title) => write(page.path(), title))
    .join('');
}

const words = (page: PageMaker, low: number, high: number, write: (word: string) => string) =>
  page.menuWords(page.random.int(low, high)).map(write).join('');

function crumbs(page: PageMaker): string {
  const [first = '', second = ''] = page.menuWords(2);
  const home = page.label('home');
  return page.random.pick([
    `<nav class="rank-math-breadcrumb"><p><a href="/">${home}</a><span class="separator"> - </span><a href="/c/">${first}</a><span class="separator"> - </span><span class="last">${second}</span></p></nav>`,
    `<nav aria-label="Breadcrumbs" class="breadcrumb-nav"><ol class="breadcrumb-list"><li><a href="/">${home}</a></li><li><a href="/c">${first}</a></li><li aria-current="page">${second}</li></ol></nav>`,
    `<div class="breadcrumbs" vocab="https://schema.org/" typeof="BreadcrumbList"><span property="itemListElement"><a property="item" href="/"><span property="name">${home}</span></a></span> &gt; <span property="itemListElement"><span property="name">${first}</span></span></div>`,
    `<div class="fusion-breadcrumbs"><span><a href="/">${home}</a></span> / <span>${first}</span></div>`,
  ]);
}

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent());
  const [yes, no, more] = [page.label('accept'), page.label('reject'), page.label('settings')];
  return page.random.pick([
    `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" class="otFlat bottom" role="region"><div class="ot-sdk-container"><div id="onetrust-policy"><p id="onetrust-policy-text">${text.join(' ')}</p></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">${more}</button><button id="onetrust-reject-all-handler">${no}</button><button id="onetrust-accept-btn-handler">${yes}</button></div></div></div></div>`,
    `<div id="CybotCookiebotDialog" role="dialog"><div class="CybotCookiebotDialogContentWrapper"><div id="CybotCookiebotDialogBodyContent"><div id="CybotCookiebotDialogBodyContentText">${text.join('<br>')}</div></div><div id="CybotCookiebotDialogFooter"><button id="CybotCookiebotDialogBodyButtonDecline">${no}</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll">${yes}</button></div></div></div>`,
    `<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog"><div class="middle-center"><div class="_brlbs-box-wrap"><div class="_brlbs-box"><div class="cookie-box"><div class="container"><h3>${more}</h3>${text.map((t) => `<p>${t}</p>`).join('')}<p class="_brlbs-accept"><a class="_brlbs-btn _brlbs-btn-accept-all">${yes}</a></p><p class="_brlbs-refuse"><a class="_brlbs-btn">${no}</a></p></div></div></div></div></div></div>`,
    `<div class="cc-window cc-banner cc-type-info cc-theme-block cc-bottom" role="dialog" aria-label="cookieconsent"><span id="cookieconsent:desc" class="cc-message">${text.join(' ')} <a class="cc-link" href="/privacy">${page.label('privacy')}</a></span><div class="cc-compliance"><a role="button" class="cc-btn cc-dismiss">${yes}</a></div></div>`,
    `<div class="qc-cmp2-container" id="qc-cmp2-container"><div class="qc-cmp2-main"><div id="qc-cmp2-ui" class="qc-cmp2-ui"><div class="qc-cmp2-consent-info">${text.map((t) => `<p>${t}</p>`).join('')}</div><div class="qc-cmp2-summary-buttons"><button mode="secondary">${more}</button><button mode="primary">${yes}</button></div></div></div></div>`,
  ]);
}

function consentCentre(page: PageMaker): string {
  const rows = until(
    9_000,
    () =>
      `<div class="ot-accordion-layout ot-cat-item" data-optanongroupid="C000${page.random.int(1, 9)}"><button aria-expanded="false"></button><div class="ot-acc-hdr"><h4 class="ot-cat-header">${page.label('marketing')}</h4></div><div class="ot-acc-grpcntr ot-acc-txt"><p class="ot-acc-grpdesc ot-category-desc">${page.consent()}</p></div></div>`,
  );
  return `<div id="onetrust-pc-sdk" class="otPcCenter ot-hide ot-fade-in" aria-modal="true" role="dialog"><div id="ot-pc-content" class="ot-pc-scrollbar"><div class="ot-sdk-row ot-cat-grp">${rows}</div></div></div>`;
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div class="mailpoet_form mailpoet_form_below_posts"><form class="mailpoet_form"><h2 class="mailpoet-heading">${label}</h2><p class="mailpoet_form_paragraph">${pitch}</p><div class="mailpoet_paragraph"><input type="email" class="mailpoet_text" placeholder="${email}"></div><div class="mailpoet_paragraph"><input type="submit" class="mailpoet_submit" value="${send}"></div></form></div>`,
    `<section class="newsletter-signup" data-module="newsletter"><div class="newsletter-signup__text"><h3 class="newsletter-signup__title">${label}</h3><p>${pitch}</p></div><form class="newsletter-signup__form"><label class="sr-only">${email}</label><input type="email"><button type="submit">${send}</button></form></section>`,
    `<div class="ml-form-embedContainer ml-subscribe-form"><div class="ml-form-align-center"><div class="ml-form-embedWrapper embedForm"><div class="ml-form-embedBody"><div class="ml-form-embedContent"><h4>${label}</h4><p>${pitch}</p></div><form class="ml-block-form"><input placeholder="${email}"><button class="primary">${send}</button></form></div></div></div></div>`,
    `<div class="hbspt-form"><form class="hs-form hs-form-private"><div class="hs-richtext"><h3>${label}</h3><p>${pitch}</p></div><div class="hs_email field hs-form-field"><label><span>${email}</span></label><input class="hs-input" type="email"></div><input type="submit" class="hs-button primary large" value="${send}"></form></div>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="shariff shariff-align-flex-start shariff-widget-align-flex-start"><div class="ShariffHeadline">${label}</div><ul class="shariff-buttons theme-round orientation-horizontal buttonsize-medium"><li class="shariff-button facebook"><a class="shariff-link" href="https://share.example/f"><span class="shariff-icon">${glyph('fb')}</span><span class="shariff-text">teilen</span></a></li><li class="shariff-button mailto"><a class="shariff-link" href="mailto:?body=x"><span class="shariff-text">E-Mail</span></a></li></ul></div>`,
    `<div class="ssba-modern-2 ssba ssbp-wrap alignleft ssbp--theme-1"><div style="text-align:left"><span class="ssba-share-text">${label}</span><ul class="ssbp-list"><li class="ssbp-li--facebook"><a class="ssbp-btn" href="https://share.example/f"><div class="ssbp-text">Facebook</div></a></li><li class="ssbp-li--linkedin"><a class="ssbp-btn" href="https://share.example/l"><div class="ssbp-text">Linkedin</div></a></li></ul></div></div>`,
    `<div class="jeg_share_top_container"><div class="jeg_share_button clearfix"><div class="jeg_share_stats"><div class="jeg_share_count"><div class="counts">${page.random.int(2, 90)}</div><span class="sharetext">${label}</span></div></div><div class="jeg_sharelist"><a class="jeg_btn-facebook expanded"><span>Facebook</span></a><a class="jeg_btn-whatsapp"></a></div></div></div>`,
    `<div class="share-tools" role="group" aria-label="${label}"><button class="share-tools__button" type="button">${glyph('share')}<span>${label}</span></button><button class="share-tools__button" type="button">${glyph('print')}</button></div>`,
  ]);
}

const related = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="entry-related alignfull entry-related-style-wide"><div class="entry-related-inner content-container site-container"><h2 class="entry-related-title">${page.label('related')}</h2><ul class="entry-related-carousel kadence-slide-init">${others(page, 3, 4, (h, t) => `<li class="entry-list-item carousel-item"><article class="entry content-bg loop-entry"><a class="post-thumbnail kadence-thumbnail-ratio-2-3" href="${h}"><img src="${page.decoration()}" alt="" width="768" height="512"></a><header class="entry-header"><h3 class="entry-title"><a href="${h}" rel="bookmark">${t}</a></h3></header></article></li>`)}</ul></div></div>`,
    () =>
      `<section class="related-posts single-related-posts"><div class="fusion-title fusion-title-size-three"><h3 class="title-heading-left">${page.label('related')}</h3></div><div class="awb-carousel fusion-carousel"><div class="swiper-wrapper">${others(page, 3, 5, (h, t) => `<div class="swiper-slide"><div class="fusion-carousel-item-wrapper"><div class="fusion-image-wrapper"><img src="${page.decoration()}" alt=""><div class="fusion-rollover"><h4 class="fusion-rollover-title"><a class="fusion-rollover-title-link" href="${h}">${t}</a></h4></div></div></div></div>`)}</div></div></section>`,
    () =>
      `<aside class="related-content" aria-label="${page.label('related')}"><h2 class="related-content__heading">${page.label('related')}</h2><ul class="related-content__list">${others(page, 3, 6, (h, t) => `<li class="related-content__item"><a class="related-content__link" href="${h}">${t}</a></li>`)}</ul></aside>`,
    () =>
      `<div class="relpost-thumb-wrapper"><div class="relpost-thumb-container"><h3>${page.label('related')}</h3><div class="relpost-block-container">${others(page, 3, 4, (h, t) => `<a href="${h}" class="relpost-block-single"><div class="relpost-custom-block-single"><div class="relpost-block-single-image" aria-hidden="true"></div><div class="relpost-block-single-text"><h2 class="relpost_card_title">${t}</h2></div></div></a>`)}</div></div></div>`,
  );

const teasers = (page: PageMaker) =>
  one(
    page,
    () =>
      `<section class="teaser-list" aria-labelledby="tl-head"><h2 id="tl-head">${page.label('recommended')}</h2><div class="teaser-list__grid">${others(page, 3, 4, (h, t) => `<article class="teaser"><a class="teaser__link" href="${h}"><div class="teaser__media"><img src="${page.decoration()}" alt="" loading="lazy"></div><h3 class="teaser__title">${t}</h3><p class="teaser__text">${page.noise()}</p></a></article>`)}</div></section>`,
    () =>
      `<div class="elementor-widget elementor-widget-posts"><div class="elementor-widget-container"><div class="elementor-posts-container elementor-posts elementor-grid">${others(page, 3, 3, (h, t) => `<article class="elementor-post elementor-grid-item post type-post"><a class="elementor-post__thumbnail__link" href="${h}"><div class="elementor-post__thumbnail"><img src="${page.decoration()}" alt=""></div></a><div class="elementor-post__text"><h3 class="elementor-post__title"><a href="${h}">${t}</a></h3><div class="elementor-post__excerpt"><p>${page.noise()}</p></div><a class="elementor-post__read-more" href="${h}">${page.label('readMore')}</a></div></article>`)}</div></div></div>`,
    () =>
      `<div class="OUTBRAIN" data-widget-id="AR_1"><div class="ob-widget ob-grid-layout AR_1"><div class="ob-widget-header"><span class="ob-text-content">${page.label('advert')}</span></div><ul class="ob-widget-items-container">${others(page, 3, 6, (h, t) => `<li class="ob-dynamic-rec-container ob-recIdx-1 ob-p"><a class="ob-dynamic-rec-link" href="https://paid.example${h}" rel="nofollow noopener sponsored"><span class="ob-unit ob-rec-image-container"><img class="ob-rec-image" src="${page.decoration()}" alt=""></span><span class="ob-unit ob-rec-text">${t}</span></a></li>`)}</ul></div></div>`,
  );

const ranks = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="view view-popular-content view-id-popular_content"><h2 class="block-title">${page.label('mostRead')}</h2><div class="view-content"><div class="item-list"><ol>${others(page, 4, 6, (h, t) => `<li><span class="views-field views-field-title"><span class="field-content"><a href="${h}">${t}</a></span></span></li>`)}</ol></div></div></div>`,
    () =>
      `<div class="sidebar-box ranking" id="ranking"><div class="sidebar-box__head">${page.label('mostRead')}</div><ul class="ranking__list">${others(page, 5, 8, (h, t) => `<li class="ranking__row"><span class="ranking__num">${page.random.int(1, 9)}</span><a class="ranking__title" href="${h}">${t}</a></li>`)}</ul></div>`,
    () =>
      `<div class="td_block_wrap td_block_15 td-pb-border-top"><div class="td-block-title-wrap"><h4 class="td-block-title"><span>${page.label('mostRead')}</span></h4></div>${others(page, 3, 5, (h, t) => `<div class="td_module_mx4 td_module_wrap"><div class="td-module-image"><img src="${page.decoration()}" alt="" width="218" height="150"></div><h3 class="entry-title td-module-title"><a href="${h}" rel="bookmark">${t}</a></h3></div>`)}</div>`,
  );

const tags = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="entry-tags"><span class="tags-links"><span class="tags-label screen-reader-text">${page.label('tags')}</span>${words(page, 2, 4, (w) => `<a href="/tag/x/" class="tag-link tag-item-x" rel="tag"><span class="tag-hash">#</span>${w}</a>`)}</span></div>`,
    () =>
      `<ul class="tags list-inline mb-4" data-com-tags>${words(page, 2, 4, (w) => `<li class="list-inline-item tag-9"><a href="/component/tags/tag/x" class="btn btn-sm btn-info">${w}</a></li>`)}</ul>`,
    () =>
      `<div class="jeg_post_tags"><span>${page.label('tags')}:</span> ${words(page, 2, 4, (w) => `<a href="/tag/x/" rel="tag">${w}</a>`)}</div>`,
  );

const neighbours = (page: PageMaker) =>
  one(
    page,
    () =>
      `<section class="item-pagination item-pagination--prev-next"><a href="${page.path()}" class="item-pagination-link item-pagination-link--prev"><div class="pagination-title-wrapper"><div class="visually-hidden">${page.label('previous')}</div><h2 class="item-pagination-title">${page.title('noise')}</h2></div></a><a href="${page.path()}" class="item-pagination-link item-pagination-link--next"><div class="pagination-title-wrapper"><h2 class="item-pagination-title">${page.title('noise')}</h2></div></a></section>`,
    () =>
      `<nav class="pagenavigation" aria-label="Page Navigation"><span class="pagination ms-0"><a class="btn btn-sm btn-secondary previous" href="${page.path()}" rel="prev"><span class="visually-hidden">${page.title('noise')}</span><span aria-hidden="true">${page.label('previous')}</span></a><a class="btn btn-sm btn-secondary next" href="${page.path()}" rel="next"><span aria-hidden="true">${page.label('next')}</span></a></span></nav>`,
    () =>
      `<div class="jnews_prev_next_container"><div class="jeg_prevnext_post"><a href="${page.path()}" class="post prev-post"><span class="caption">${page.label('previous')}</span><h3 class="post-title">${page.title('noise')}</h3></a><a href="${page.path()}" class="post next-post"><span class="caption">${page.label('next')}</span><h3 class="post-title">${page.title('noise')}</h3></a></div></div>`,
  );

function comments(page: PageMaker): string {
  const all = (write: () => string) => page.random.times(page.random.int(1, 4), write).join('');
  return one(
    page,
    () =>
      `<section id="comments" class="entry-comments"><h3>${page.label('comments')}</h3><ol class="comment-list">${all(() => `<li class="comment odd alt thread-odd thread-alt depth-1" id="comment-${page.random.int(100, 999)}"><article><header class="comment-header"><p class="comment-author"><img src="${page.decoration()}" class="avatar avatar-48" alt=""> <span class="comment-author-name">${page.name()}</span></p><p class="comment-meta"><time class="comment-time">${page.date()}</time></p></header><div class="comment-content"><p>${page.free()}</p></div></article></li>`)}</ol></section>`,
    () =>
      `<section id="isso-thread"><h4 class="isso-thread-heading">${page.label('comments')}</h4><div id="isso-root">${all(() => `<div class="isso-comment" id="isso-${page.random.int(1, 99)}"><div class="isso-text-wrapper"><div class="isso-comment-header"><span class="isso-author">${page.name()}</span></div><div class="isso-text"><p>${page.free()}</p></div></div></div>`)}</div></section>`,
    () =>
      `<div id="jc"><h4 class="jc-title">${page.label('comments')}</h4><div id="comments-list" class="comments-list">${all(() => `<div class="even" id="comment-item-${page.random.int(1, 99)}"><div class="rbox"><div class="comment-box"><span class="comment-author">${page.name()}</span> <span class="comment-date">${page.date()}</span><div class="comment-body">${page.free(2)}</div></div></div></div>`)}</div></div>`,
  );
}

const author = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="entry-author entry-author-style-normal"><div class="entry-author-profile author-profile vcard"><div class="entry-author-avatar"><img src="${page.decoration()}" width="80" height="80" class="avatar" alt=""></div><b class="entry-author-name author-name fn">${page.name()}</b><div class="entry-author-description author-bio"><p>${page.free()}</p></div></div></div>`,
    () =>
      `<section class="about-author about-author-container"><div class="fusion-title"><h3>${page.label('aboutAuthor')}</h3></div><div class="about-author-avatar"><img src="${page.decoration()}" class="avatar" alt=""></div><div class="about-author-description">${page.free()}</div></section>`,
    () =>
      `<div class="jeg_authorbox"><div class="jeg_author_image"><img src="${page.decoration()}" alt=""></div><div class="jeg_author_content"><h3 class="jeg_author_name"><a href="/author/x/">${page.name()}</a></h3><p class="jeg_author_desc">${page.free()}</p></div></div>`,
  );

function byline(page: PageMaker): string {
  return page.random.pick([
    `<div class="entry-meta entry-meta-divider-dot"><span class="posted-by"><span class="meta-label">${page.label('by')}</span><span class="author vcard"><a class="url fn n" href="/author/x/">${page.name()}</a></span></span><span class="posted-on"><time class="entry-date published">${page.date()}</time></span></div>`,
    `<div class="article-info"><span class="createdby" title="x">${page.label('by')} <span itemprop="name">${page.name()}</span></span> <span class="published"><time>${page.date()}</time></span></div>`,
    `<div class="blog-item-meta-wrapper"><div class="blog-item-meta"><time class="blog-item-date">${page.date()}</time></div><div class="blog-item-author-date-wrapper"><span class="blog-item-author">${page.name()}</span></div></div>`,
    `<p class="article-meta"><span class="article-meta__author">${page.label('by')} ${page.name()}</span> · <span class="article-meta__date">${page.date()}</span> · <span class="article-meta__reading">${page.label('minutes')}</span></p>`,
  ]);
}

const advert = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="jeg_ad jeg_ad_article jnews_content_inline_ads"><div class="ads-wrapper"><div class="ads-text">${page.label('advert')}</div><ins class="adsbygoogle" data-ad-client="ca-pub-1"></ins></div></div>`,
    () =>
      `<div class="ad-slot ad-slot--inline" data-ad-format="mrec"><span class="ad-slot__label">${page.label('advert')}</span><div id="div-gpt-ad-${page.random.int(1000, 9999)}-0"></div></div>`,
    () =>
      `<div class="banner-promo"><a href="https://shop.example/y" target="_blank" rel="nofollow"><img src="${page.decoration()}" alt="" width="728" height="90"></a></div>`,
  );

export const furniture: Furniture = {
  menu: (page) => menuOf(page),
  crumbs,
  consent,
  consentCentre,
  newsletter,
  share,
  related,
  teasers,
  ranks,
  tags,
  neighbours,
  comments,
  author,
  byline,
  advert,
  footer: (page) => footerOf(page),
  frame: (page, main, options) => frame(furniture, page, main, options),
};
