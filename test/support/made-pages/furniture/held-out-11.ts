/** Furniture of half `held-out-11`: pieces as plugins, services and themes in wide use write them. */
import { until, type Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { bar, others } from '../sentences/held-out-7/writing.ts';
import { footerOf, frame, menuOf } from './held-out-11-frames.ts';

/** One of the makers' pieces; the others are not asked, so that they note nothing. */
const one = (page: PageMaker, ...makers: (() => string)[]) => page.random.pick(makers)();

function crumbs(page: PageMaker): string {
  const [first = '', second = ''] = page.menuWords(2);
  const home = page.label('home');
  return page.random.pick([
    `<nav aria-label="breadcrumbs" class="rank-math-breadcrumb"><p><a href="/">${home}</a><span class="separator"> &raquo; </span><a href="/c/">${first}</a><span class="separator"> &raquo; </span><span class="last">${second}</span></p></nav>`,
    `<div class="entry-crumbs"><span><a title="" class="entry-crumb" href="/">${home}</a></span> <i class="td-icon-right td-bread-sep"></i> <span><a class="entry-crumb" href="/c/">${first}</a></span></div>`,
    `<nav class="mod-breadcrumbs__wrapper" aria-label="Breadcrumbs"><ol class="mod-breadcrumbs breadcrumb px-3 py-2"><li class="mod-breadcrumbs__item breadcrumb-item"><a href="/" class="pathway"><span>${home}</span></a></li><li class="mod-breadcrumbs__item breadcrumb-item active"><span>${first}</span></li></ol></nav>`,
    `<nav class="breadcrumb" role="navigation" aria-labelledby="system-breadcrumb"><div class="breadcrumb__content"><ol class="breadcrumb__list"><li class="breadcrumb__item"><a href="/" class="breadcrumb__link">${home}</a></li><li class="breadcrumb__item"><a href="/c" class="breadcrumb__link">${second}</a></li></ol></div></nav>`,
  ]);
}

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent()).join(' ');
  const [yes, no, more] = [page.label('accept'), page.label('reject'), page.label('settings')];
  return page.random.pick([
    `<div id="onetrust-consent-sdk"><div class="onetrust-pc-dark-filter ot-fade-in"></div><div id="onetrust-banner-sdk" class="otFlat bottom ot-wo-title" tabindex="0" role="region"><div role="dialog"><div class="ot-sdk-container"><div class="ot-sdk-row"><div id="onetrust-group-container" class="ot-sdk-eight ot-sdk-columns"><div id="onetrust-policy"><div id="onetrust-policy-text">${text}</div></div></div><div id="onetrust-button-group-parent"><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">${more}</button><button id="onetrust-reject-all-handler">${no}</button><button id="onetrust-accept-btn-handler">${yes}</button></div></div></div></div></div></div></div>`,
    `<div id="CybotCookiebotDialog" role="dialog" aria-modal="true" class="CybotEdge"><div class="CybotCookiebotDialogContentWrapper"><div id="CybotCookiebotDialogTabContent"><div class="CybotCookiebotDialogTabPanel" id="CybotCookiebotDialogBody"><h2 id="CybotCookiebotDialogBodyContentTitle">${more}</h2><div id="CybotCookiebotDialogBodyContentText">${text}</div></div></div><div id="CybotCookiebotDialogFooter"><button class="CybotCookiebotDialogBodyButton">${no}</button><button class="CybotCookiebotDialogBodyButton">${yes}</button></div></div></div>`,
    `<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog" aria-modal="true"><div class="bottom-center"><div class="_brlbs-box-wrap"><div class="_brlbs-box"><div class="cookie-box"><p><span class="_brlbs-h3">${more}</span></p><p id="CookieBoxTextDescription"><span class="_brlbs-paragraph">${text}</span></p><p class="_brlbs-accept"><a href="#" role="button" class="_brlbs-btn cursor">${yes}</a></p><p class="_brlbs-refuse"><a href="#">${no}</a></p></div></div></div></div></div>`,
    `<div id="cc-main"><div class="cm-wrapper cc--anim"><div class="cm cm--box cm--bottom cm--right" role="dialog" aria-describedby="cm__desc"><div class="cm__body"><div class="cm__texts"><h2 class="cm__title">${more}</h2><p id="cm__desc" class="cm__desc">${text}</p></div><div class="cm__btns"><button class="cm__btn"><span>${yes}</span></button><button class="cm__btn"><span>${no}</span></button></div></div></div></div></div>`,
    `<div id="cookie-notice" role="dialog" class="cookie-notice-visible cn-position-bottom" aria-label="Cookie Notice"><div class="cookie-notice-container"><span id="cn-notice-text" class="cn-text-container">${text}</span><span id="cn-notice-buttons" class="cn-buttons-container"><button id="cn-accept-cookie" class="cn-set-cookie cn-button">${yes}</button><button class="cn-button">${no}</button></span></div></div>`,
  ]);
}

function consentCentre(page: PageMaker): string {
  const rows = until(
    9_000,
    () =>
      `<div class="ot-accordion-layout ot-cat-item ot-vs-config" data-optanongroupid="C${page.random.int(1, 99)}"><button aria-expanded="false"></button><div class="ot-acc-hdr ot-always-active-group"><h4 class="ot-cat-header">${page.label('marketing')}</h4></div><div class="ot-acc-grpcntr ot-acc-txt"><p class="ot-acc-grpdesc ot-category-desc">${page.consent()}</p></div></div>`,
  );
  return `<div id="onetrust-pc-sdk" class="otPcCenter" role="dialog"><div id="ot-pc-content" class="ot-pc-scrollbar"><h2 id="ot-pc-title">${page.label('settings')}</h2><section class="ot-sdk-row ot-cat-grp">${rows}</section></div></div>`;
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div id="mc_embed_signup"><form action="https://list.example/subscribe/post" method="post" class="validate"><div id="mc_embed_signup_scroll"><h2>${label}</h2><p>${pitch}</p><div class="mc-field-group"><label for="mce-EMAIL">${email} <span class="asterisk">*</span></label><input type="email" name="EMAIL" class="required email" id="mce-EMAIL"></div><div class="clear foot"><input type="submit" value="${send}" class="button"></div></div></form></div>`,
    `<div class="newsletter-block"><div class="newsletter-form-wrapper"><form class="newsletter-form"><header class="newsletter-form-header"><h2 class="newsletter-form-header-title">${label}</h2><div class="newsletter-form-header-description"><p>${pitch}</p></div></header><div class="newsletter-form-fields-wrapper form-fields"><input class="newsletter-form-field-element field-element" name="email" type="email" placeholder="${email}"><button class="newsletter-form-button sqs-system-button" type="submit"><span class="newsletter-form-button-label">${send}</span></button></div></form></div></div>`,
    `<div class="wp-block-jetpack-subscriptions__supports-newline wp-block-jetpack-subscriptions"><h3 class="wp-block-heading">${label}</h3><p class="has-small-font-size">${pitch}</p><form><p id="subscribe-email"><input required type="email" name="email" placeholder="${email}"></p><p id="subscribe-submit"><button type="submit" class="wp-block-button__link">${send}</button></p></form></div>`,
    `<div class="hs-cta-embed"><div class="hbspt-form"><h3>${label}</h3><p>${pitch}</p><form class="hs-form stacked hs-custom-form"><div class="hs_email hs-email hs-fieldtype-text field hs-form-field"><label><span>${email}</span></label><div class="input"><input class="hs-input" type="email"></div></div><div class="hs_submit hs-submit"><input type="submit" class="hs-button primary large" value="${send}"></div></form></div></div>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="td-post-sharing-top"><div class="td-post-sharing tdb-share-classic"><div class="td-post-sharing-visible"><div class="td-social-sharing-button td-social-handler"><div class="td-social-but-text">${label}</div></div><a class="td-social-sharing-button td-social-network td-social-facebook" href="https://share.example/f"><div class="td-social-but-text">Facebook</div></a><a class="td-social-sharing-button td-social-twitter" href="https://share.example/x"><div class="td-social-but-text">X</div></a></div></div></div>`,
    `<div class="shariff shariff-align-flex-start shariff-widget-align-flex-start" data-services="facebook"><div class="ShariffHeadline">${label}</div><ul class="shariff-buttons theme-round orientation-horizontal buttonsize-medium"><li class="shariff-button facebook"><a href="https://share.example/f" class="shariff-link" rel="nofollow"><span class="shariff-text">teilen</span></a></li><li class="shariff-button mailto"><a href="mailto:?x" class="shariff-link"><span class="shariff-text">E-Mail</span></a></li></ul></div>`,
    `<div class="elementor-widget elementor-widget-share-buttons"><div class="elementor-widget-container"><div class="elementor-grid" role="list"><div class="elementor-grid-item" role="listitem"><div class="elementor-share-btn elementor-share-btn_facebook" role="button" tabindex="0"><span class="elementor-share-btn__icon"><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg></span><div class="elementor-share-btn__text"><span class="elementor-share-btn__title">Facebook</span></div></div></div></div></div></div>`,
    `<div class="heateor_sss_sharing_container heateor_sss_horizontal_sharing"><div class="heateor_sss_sharing_title" style="font-weight:bold">${label}</div><div class="heateor_sss_sharing_ul"><a class="heateor_sss_facebook" href="https://share.example/f" title="Facebook"></a><a class="heateor_sss_whatsapp" href="https://share.example/w" title="Whatsapp"></a></div></div>`,
    `<div class="a-social-share"><span>${label}:</span><ul><li><a href="https://share.example/f">Facebook</a></li><li><a href="https://share.example/l">LinkedIn</a></li><li><button type="button">Link</button></li></ul></div>`,
  ]);
}

const related = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="td_block_wrap td_block_related_posts"><h4 class="td-related-title td-block-title"><a class="td-related-left td-cur-simple-item" href="#">${page.label('related')}</a></h4><div class="td_block_inner">${others(page, (h, t) => `<div class="td-related-span4"><div class="td_module_related_posts td_module_wrap"><div class="td-module-image"><div class="td-module-thumb"><a href="${h}"><img class="entry-thumb" src="${page.decoration()}" alt="" width="218" height="150"></a></div></div><div class="item-details"><h3 class="entry-title td-module-title"><a href="${h}">${t}</a></h3></div></div></div>`, [3, 3])}</div></div>`,
    () =>
      `<div class="entry-related alignfull entry-related-style-wide"><div class="entry-related-inner content-container site-container"><h2 class="entry-related-title">${page.label('related')}</h2><div class="entry-related-carousel"><ul class="splide__list">${others(page, (h, t) => `<li class="entry-list-item carousel-item splide__slide"><article class="entry content-bg loop-entry"><a class="post-thumbnail" href="${h}"><img src="${page.decoration()}" alt=""></a><h3 class="entry-title"><a href="${h}">${t}</a></h3></article></li>`, [3, 5])}</ul></div></div></div>`,
    () =>
      `<div class="crp_related"><h3>${page.label('related')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}" class="crp_link post-${page.random.int(10, 999)}"><span class="crp_title">${t}</span></a></li>`, [3, 6])}</ul></div>`,
    () =>
      `<aside class="more-on"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<p class="more-on__link"><a href="${h}">${t}</a></p>`, [2, 4])}</aside>`,
  );

const teasers = (page: PageMaker) =>
  one(
    page,
    () =>
      `<section class="related products"><h2>${page.label('recommended')}</h2><ul class="products columns-4">${others(page, (h, t) => `<li class="product type-product instock"><a href="${h}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link"><img src="${page.decoration()}" class="attachment-woocommerce_thumbnail" alt=""><h2 class="woocommerce-loop-product__title">${t}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${page.random.int(5, 90)},00 €</bdi></span></span></a></li>`, [3, 4])}</ul></section>`,
    () =>
      `<div class="OUTBRAIN" data-widget-id="AR_1"><div class="ob-widget ob-grid-layout"><div class="ob-widget-header">${page.label('recommended')}</div><ul class="ob-widget-items-container">${others(page, (h, t) => `<li class="ob-dynamic-rec-container ob-recIdx-0"><a class="ob-dynamic-rec-link" href="${h}" rel="nofollow"><span class="ob-unit ob-rec-image-container"><img class="ob-rec-image ob-show" src="${page.decoration()}" alt=""></span><span class="ob-unit ob-rec-text">${t}</span><span class="ob-unit ob-rec-source">${page.random.word()}</span></a></li>`, [4, 6])}</ul></div></div>`,
    () =>
      `<section class="teaser-row"><h2 class="teaser-row__title">${page.label('recommended')}</h2><div class="teaser-row__grid">${others(page, (h, t) => `<article class="teaser"><a class="teaser__link" href="${h}"><img class="teaser__image" src="${page.decoration()}" alt="" loading="lazy"><h3 class="teaser__headline">${t}</h3></a><p class="teaser__text">${page.noise()}</p></article>`, [3, 4])}</div></section>`,
  );

const ranks = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="widget widget_top-posts"><h2 class="widgettitle">${page.label('mostRead')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}" class="bump-view">${t}</a></li>`, [5, 8])}</ul></div>`,
    () =>
      `<div class="top-list"><div class="top-list__head">${page.label('mostRead')}</div><ol>${others(page, (h, t) => `<li><span class="top-list__number">${page.random.int(1, 9)}</span><a href="${h}">${t}</a></li>`, [5, 7])}</ol></div>`,
  );

const tags = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="entry-tags"><span class="tags-links"><span class="tags-label screen-reader-text">${page.label('tags')}</span>${bar(page, (w) => `<a href="/tag/x/" title="${w}" class="tag-link" rel="tag"><span class="tag-hash">#</span>${w}</a>`)}</span></div>`,
    () =>
      `<div class="td-post-source-tags"><ul class="td-tags td-post-small-box clearfix"><li><span>${page.label('tags')}</span></li>${bar(page, (w) => `<li><a href="/tag/x/">${w}</a></li>`)}</ul></div>`,
    () =>
      `<div class="post-footer-line post-footer-line-2"><span class="post-labels">${page.label('tags')}: ${bar(page, (w) => `<a href="/search/label/x" rel="tag">${w}</a>, `)}</span></div>`,
  );

const neighbours = (page: PageMaker) =>
  one(
    page,
    () =>
      `<nav class="navigation post-navigation" aria-label="Posts"><h2 class="screen-reader-text">${page.label('next')}</h2><div class="nav-links"><div class="nav-previous"><a href="${page.path()}" rel="prev"><div class="post-navigation-sub"><small>${page.label('previous')}</small></div>${page.title('noise')}</a></div><div class="nav-next"><a href="${page.path()}" rel="next"><div class="post-navigation-sub"><small>${page.label('next')}</small></div>${page.title('noise')}</a></div></div></nav>`,
    () =>
      `<section class="item-pagination item-pagination--prev-next"><a href="${page.path()}" class="item-pagination-link item-pagination-link--prev"><div class="pagination-title-wrapper"><div class="item-pagination-prev-next">${page.label('previous')}</div><h2 class="item-pagination-title">${page.title('noise')}</h2></div></a></section>`,
    () =>
      `<nav class="paginav"><a class="prev" href="${page.path()}"><span class="title">« ${page.label('previous')}</span><br><span>${page.title('noise')}</span></a><a class="next" href="${page.path()}"><span class="title">${page.label('next')} »</span><br><span>${page.title('noise')}</span></a></nav>`,
  );

function comments(page: PageMaker): string {
  const all = (write: () => string) => page.random.times(page.random.int(1, 4), write).join('');
  return one(
    page,
    () =>
      `<div id="comments" class="comments-area"><h2 class="comments-title">${page.label('comments')}</h2><ol class="comment-list">${all(() => `<li class="comment byuser even thread-even depth-1"><article class="comment-body"><footer class="comment-meta"><div class="comment-author vcard"><img alt="" src="${page.decoration()}" class="avatar avatar-60 photo"><b class="fn">${page.name()}</b></div><div class="comment-metadata"><time>${page.date()}</time></div></footer><div class="comment-content"><p>${page.free(2)}</p></div><div class="reply"><a rel="nofollow" class="comment-reply-link" href="#">${page.label('reply')}</a></div></article></li>`)}</ol><div id="respond" class="comment-respond"><h3 id="reply-title" class="comment-reply-title">${page.label('writeComment')}</h3></div></div>`,
    () =>
      `<section class="comments threaded" id="comments"><h4>${page.label('comments')}</h4><div id="Blog1_comments-block-wrapper"><dl class="avatar-comment-indent" id="comments-block">${all(() => `<dt class="comment-author"><span dir="ltr">${page.name()}</span></dt><dd class="comment-body"><p>${page.free()}</p></dd><dd class="comment-footer"><span class="comment-timestamp"><a href="#">${page.date()}</a></span></dd>`)}</dl></div></section>`,
    () =>
      `<section id="block-comments" class="comments"><h2 class="comments__title">${page.label('comments')}</h2>${all(() => `<article class="comment js-comment" role="article"><div class="comment__picture-wrapper"></div><div class="comment__text-wrapper"><footer class="comment__meta"><p class="comment__author"><span>${page.name()}</span></p><p class="comment__time">${page.date()}</p></footer><div class="comment__content"><div class="text-content field"><p>${page.free(2)}</p></div></div></div></article>`)}</section>`,
  );
}

const author = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="author-box-wrap td-author-id-1"><a href="/author/x/"><img alt="" src="${page.decoration()}" class="avatar avatar-96 photo" height="96" width="96"></a><div class="desc"><div class="td-author-name vcard author"><span class="fn"><a href="/author/x/">${page.name()}</a></span></div><div class="td-author-description">${page.free()}</div></div></div>`,
    () =>
      `<div class="entry-author entry-author-style-normal"><div class="entry-author-profile author-profile vcard"><div class="entry-author-avatar"><img src="${page.decoration()}" class="avatar avatar-80 photo" alt=""></div><b class="entry-author-name author-name fn">${page.name()}</b><div class="entry-author-description author-bio"><p>${page.free()}</p></div></div></div>`,
    () =>
      `<div class="m-author"><img class="m-author__image" src="${page.decoration()}" alt=""><div class="m-author__body"><p class="m-author__label">${page.label('aboutAuthor')}</p><p class="m-author__name">${page.name()}</p><p>${page.free()}</p></div></div>`,
  );

function byline(page: PageMaker): string {
  return page.random.pick([
    `<div class="entry-meta entry-meta-divider-dot"><span class="posted-by"><span class="meta-label">${page.label('by')}</span><span class="author vcard"><a class="url fn n" href="/author/x/">${page.name()}</a></span></span><span class="posted-on"><time class="entry-date published">${page.date()}</time></span></div>`,
    `<div class="td-module-meta-info"><div class="td-post-author-name"><div class="td-author-by">${page.label('by')}</div> <a href="/author/x/">${page.name()}</a><div class="td-author-line"> - </div></div><span class="td-post-date"><time class="entry-date updated td-module-date">${page.date()}</time></span></div>`,
    `<p class="a-meta"><span class="a-meta__author">${page.name()}</span> <time class="a-meta__date">${page.date()}</time></p>`,
    `<div class="post-meta"><span title="x">${page.date()}</span>&nbsp;·&nbsp;${page.label('minutes')}&nbsp;·&nbsp;${page.name()}</div>`,
  ]);
}

const advert = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="td-a-rec td-a-rec-id-content_inline"><span class="td-adspot-title">${page.label('advert')}</span><ins class="adsbygoogle" data-ad-client="ca-pub-1"></ins></div>`,
    () =>
      `<div class="iqadtile iqad-mrec" id="iqadtile8"><div class="ad-label">${page.label('advert')}</div><a href="https://shop.example/a" rel="sponsored"><img src="${page.decoration()}" alt="" width="300" height="250"></a></div>`,
  );

export const furniture: Furniture = {
  menu: menuOf,
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
  footer: footerOf,
  frame: (page, main, options) => frame(furniture, page, main, options),
};
