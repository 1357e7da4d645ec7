/** Furniture of half `held-out-12`: pieces of its own where a reader meets them most, the rest of `held-out-11`. */
import type { Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { bar, others } from '../sentences/held-out-7/writing.ts';
import { furniture as furniture11 } from './held-out-11.ts';
import { frame } from './held-out-12-frames.ts';

/** One of the makers' pieces; the others are not asked, so that they note nothing. */
const one = (page: PageMaker, ...makers: (() => string)[]) => page.random.pick(makers)();

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent()).join(' ');
  const [yes, no, more] = [page.label('accept'), page.label('reject'), page.label('settings')];
  return page.random.pick([
    `<div class="cmplz-cookiebanner cmplz-bottom-right optin banner-1" aria-modal="true" role="dialog"><div class="cmplz-header"><div class="cmplz-title">${more}</div></div><div class="cmplz-divider cmplz-divider-header"></div><div class="cmplz-body"><div class="cmplz-message">${text}</div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">${yes}</button><button class="cmplz-btn cmplz-deny">${no}</button></div></div>`,
    `<div id="didomi-host" data-nosnippet="true"><div id="didomi-popup" class="didomi-popup-backdrop"><div class="didomi-popup-container didomi-popup-notice didomi-popup-notice-optin-type" role="alertdialog"><div class="didomi-popup-notice-text-container"><div class="didomi-popup-notice-text">${text}</div></div><div class="didomi-popup-notice-buttons"><button id="didomi-notice-learn-more-button">${more}</button><button id="didomi-notice-agree-button"><span>${yes}</span></button></div></div></div></div>`,
    `<div class="fc-consent-root"><div class="fc-dialog-overlay"></div><div class="fc-dialog-container"><div class="fc-dialog fc-choice-dialog" role="dialog"><div class="fc-dialog-content"><div class="fc-header"><h1>${more}</h1></div><div class="fc-body"><p>${text}</p></div></div><div class="fc-footer-buttons-container"><button class="fc-button fc-cta-consent"><p class="fc-button-label">${yes}</p></button><button class="fc-button fc-cta-do-not-consent"><p class="fc-button-label">${no}</p></button></div></div></div></div>`,
    `<div class="cookie-bar" id="cookie-bar"><p>${text}</p><button type="button">${yes}</button> <a href="/privacy">${more}</a></div>`,
  ]);
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div class="gh-subscribe"><section class="gh-subscribe-inner"><h3 class="gh-subscribe-title">${label}</h3><div class="gh-subscribe-description">${pitch}</div><a class="gh-subscribe-btn gh-btn" href="#/portal/signup">${send}</a></section></div>`,
    `<div class="ml-embedded"><div class="ml-form-align-center"><div class="ml-form-embedWrapper embedForm"><div class="ml-form-embedBody ml-form-embedBodyDefault"><div class="ml-form-embedContent"><h4>${label}</h4><p>${pitch}</p></div><form class="ml-block-form"><input type="email" class="form-control" placeholder="${email}"><div class="ml-form-embedSubmit"><button type="submit" class="primary">${send}</button></div></form></div></div></div></div>`,
    `<aside class="nl-signup" aria-label="${label}"><h2 class="nl-signup-title">${label}</h2><p class="nl-signup-text">${pitch}</p><form class="nl-signup-form"><label>${email}<input type="email"></label><button>${send}</button></form></aside>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="sharedaddy sd-sharing-enabled"><div class="robots-nocontent sd-block sd-social sd-social-icon-text sd-sharing"><h3 class="sd-title">${label}</h3><div class="sd-content"><ul><li class="share-facebook"><a rel="nofollow noopener" class="share-facebook sd-button share-icon" href="?share=facebook"><span>Facebook</span></a></li><li class="share-x"><a rel="nofollow noopener" class="share-x sd-button share-icon" href="?share=x"><span>X</span></a></li><li class="share-end"></li></ul></div></div></div>`,
    `<div class="addtoany_share_save_container addtoany_content addtoany_content_bottom"><div class="a2a_kit a2a_kit_size_32 addtoany_list" data-a2a-title="x"><a class="a2a_button_facebook" href="https://share.example/f" title="Facebook" rel="nofollow noopener"></a><a class="a2a_button_mastodon" href="https://share.example/m" title="Mastodon" rel="nofollow noopener"></a><a class="a2a_dd addtoany_share_save addtoany_share" href="https://share.example/">${label}</a></div></div>`,
    `<ul class="share-tools" aria-label="${label}"><li><a href="https://share.example/f">Facebook</a></li><li><a href="https://share.example/x">X</a></li><li><a href="mailto:?x">${page.label('email')}</a></li></ul>`,
  ]);
}

const related = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div id="jp-relatedposts" class="jp-relatedposts"><h3 class="jp-relatedposts-headline"><em>${page.label('related')}</em></h3><div class="jp-relatedposts-items jp-relatedposts-items-visual">${others(page, (h, t) => `<div class="jp-relatedposts-post jp-relatedposts-post0" data-post-id="${page.random.int(10, 999)}"><a class="jp-relatedposts-post-a" href="${h}"><img class="jp-relatedposts-post-img" src="${page.decoration()}" alt=""></a><h4 class="jp-relatedposts-post-title"><a class="jp-relatedposts-post-a" href="${h}">${t}</a></h4><p class="jp-relatedposts-post-date">${page.date()}</p></div>`, [3, 3])}</div></div>`,
    () =>
      `<div class="yarpp yarpp-related yarpp-related-website yarpp-template-list"><h3>${page.label('related')}</h3><ol>${others(page, (h, t) => `<li><a href="${h}" rel="bookmark">${t}</a></li>`, [3, 6])}</ol></div>`,
    () =>
      `<section class="read-next" aria-labelledby="read-next"><h2 id="read-next">${page.label('related')}</h2><div class="read-next-cards">${others(page, (h, t) => `<article class="read-next-card"><a href="${h}"><img src="${page.decoration()}" alt="" loading="lazy"><h3>${t}</h3></a></article>`, [2, 4])}</div></section>`,
    () =>
      `<div class="further"><p><b>${page.label('related')}</b></p><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`, [2, 5])}</ul></div>`,
  );

const teasers = (page: PageMaker) =>
  one(
    page,
    () =>
      `<section class="featured-products clearfix mt-3"><h2>${page.label('recommended')}</h2><div class="products row">${others(page, (h, t) => `<div class="js-product product col-xs-12"><article class="product-miniature js-product-miniature"><div class="thumbnail-container"><a href="${h}" class="thumbnail product-thumbnail"><img src="${page.decoration()}" alt="" loading="lazy"></a><div class="product-description"><h3 class="h3 product-title"><a href="${h}">${t}</a></h3><div class="product-price-and-shipping"><span class="price">${page.random.int(5, 90)},00 €</span></div></div></div></article></div>`, [3, 5])}</div></section>`,
    () =>
      `<div id="taboola-below-article-thumbnails" class="trc_related_container trc_spotlight_widget"><div class="trc_rbox_header trc_rbox_border_elm"><span class="trc_rbox_header_span">${page.label('recommended')}</span></div><div class="trc_rbox_outer">${others(page, (h, t) => `<div class="videoCube trc_spotlight_item syndicatedItem"><a class="item-thumbnail-href" href="${h}" rel="nofollow sponsored"><span class="thumbBlock"><img src="${page.decoration()}" alt=""></span></a><a class="item-label-href" href="${h}"><span class="video-label-box"><span class="video-label video-title">${t}</span><span class="branding">${page.random.word()}</span></span></a></div>`, [4, 6])}</div></div>`,
    () =>
      `<div class="more-stories"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<div class="story-card"><h3><a href="${h}">${t}</a></h3><p>${page.noise()}</p><a class="story-card-more" href="${h}">${page.label('readMore')}</a></div>`, [3, 4])}</div>`,
  );

const tags = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="post-tags"><span>${page.label('tags')}:</span> ${bar(page, (w) => `<a href="/tag/x" rel="tag">${w}</a> `)}</div>`,
    () =>
      `<ul class="topic-pills" aria-label="${page.label('tags')}">${bar(page, (w) => `<li><a class="topic-pill" href="/topic/x">${w}</a></li>`)}</ul>`,
  );

const neighbours = (page: PageMaker) =>
  one(
    page,
    () =>
      `<nav class="navigation post-navigation" aria-label="Posts"><span class="screen-reader-text">${page.label('next')}</span><div class="nav-links"><div class="nav-previous"><a title="x" href="${page.path()}" rel="prev"><span class="ast-post-nav" aria-hidden="true"><span class="ahfb-svg-iconset"></span> ${page.label('previous')}</span><p>${page.title('noise')}</p></a></div><div class="nav-next"><a href="${page.path()}" rel="next"><span class="ast-post-nav">${page.label('next')}</span><p>${page.title('noise')}</p></a></div></div></nav>`,
    () =>
      `<div class="pager pager-permalink permalink"><span class="pager-prev"><a href="${page.path()}" rel="prev"><span class="pager-arrow">&laquo; </span>${page.title('noise')}</a></span><span class="pager-next"><a href="${page.path()}" rel="next">${page.title('noise')}<span class="pager-arrow"> &raquo;</span></a></span></div>`,
    () =>
      `<p class="prevnext"><a href="${page.path()}">&larr; ${page.title('noise')}</a> | <a href="${page.path()}">${page.title('noise')} &rarr;</a></p>`,
  );

const byline = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="entry-meta">/ ${page.label('by')} <span class="posts-author author vcard"><a title="x" href="/author/x/" rel="author" class="url fn n"><span class="author-name">${page.name()}</span></a></span> / <span class="posted-on"><span class="published">${page.date()}</span></span></div>`,
    () =>
      `<div class="article-byline"><a class="article-byline-author" href="/author/x" rel="author">${page.name()}</a><span class="article-byline-date">${page.date()}</span></div>`,
    () =>
      `<div class="mt-4 flex items-center gap-3 text-sm text-gray-500"><img class="h-10 w-10 rounded-full" src="${page.decoration()}" alt=""><span class="font-medium">${page.name()}</span><span>·</span><time>${page.date()}</time></div>`,
    () => `<p><i>${page.name()}, ${page.date()}</i></p>`,
  );

export const furniture: Furniture = {
  ...furniture11,
  consent,
  newsletter,
  share,
  related,
  teasers,
  tags,
  neighbours,
  byline,
  frame: (page, main, options) => frame(furniture, page, main, options),
};
