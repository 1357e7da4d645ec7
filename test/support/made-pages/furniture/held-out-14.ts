/** Furniture of half `held-out-14`: pieces of its own where a reader meets them most, the rest of `held-out-13`. */
import type { Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { bar, others } from '../sentences/held-out-7/writing.ts';
import { furniture as furniture13 } from './held-out-13.ts';
import { frame } from './held-out-14-frames.ts';

/** One of the makers' pieces; the others are not asked, so that they note nothing. */
const one = (page: PageMaker, ...makers: (() => string)[]) => page.random.pick(makers)();

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent()).join(' ');
  const [yes, no, more] = [page.label('accept'), page.label('reject'), page.label('settings')];
  return page.random.pick([
    `<div id="CybotCookiebotDialog" class="CybotCookiebotDialogActive" role="dialog" aria-modal="true"><div class="CybotCookiebotDialogContentWrapper"><div id="CybotCookiebotDialogBodyContent"><h2 id="CybotCookiebotDialogBodyContentTitle">${more}</h2><div id="CybotCookiebotDialogBodyContentText">${text}</div></div><div id="CybotCookiebotDialogFooter"><button id="CybotCookiebotDialogBodyButtonDecline">${no}</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll">${yes}</button></div></div></div>`,
    `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden-x banner-1 optin cmplz-bottom-right" role="dialog"><div class="cmplz-header"><div class="cmplz-title">${more}</div></div><div class="cmplz-body"><div class="cmplz-message"><p>${text}</p></div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">${yes}</button><button class="cmplz-btn cmplz-deny">${no}</button></div></div></div>`,
    `<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog"><div class="bottom-center" style="display: block"><div class="_brlbs-box-wrap"><div class="cookie-box"><div class="container"><span class="_brlbs-h3">${more}</span><p>${text}</p><p class="_brlbs-accept"><a href="#" class="_brlbs-btn _brlbs-btn-accept-all">${yes}</a></p><p class="_brlbs-refuse-btn"><a href="#" class="_brlbs-btn">${no}</a></p></div></div></div></div></div>`,
    `<div class="osano-cm-window" role="presentation"><div class="osano-cm-dialog osano-cm-dialog--type_bar osano-cm-window__dialog" role="dialog"><div class="osano-cm-dialog__content osano-cm-content"><span class="osano-cm-content__message osano-cm-message">${text}</span></div><div class="osano-cm-dialog__buttons osano-cm-buttons"><button class="osano-cm-accept-all osano-cm-button">${yes}</button><button class="osano-cm-denyAll osano-cm-button">${no}</button></div></div></div>`,
    `<div id="cookie-note"><p>${text} <a href="/privacy">${more}</a></p><button type="button">${yes}</button></div>`,
  ]);
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div class="newsletter-block"><div class="newsletter-block-content"><header class="newsletter-block-header"><h2>${label}</h2></header><div class="newsletter-form-description"><p>${pitch}</p></div><form class="newsletter-form"><div class="newsletter-form-field-wrapper email"><input type="email" placeholder="${email}"></div><button class="newsletter-form-button" type="submit">${send}</button></form></div></div>`,
    `<section class="kg-card kg-signup-card kg-width-regular" data-lexical-signup-form=""><div class="kg-signup-card-content"><h2 class="kg-signup-card-heading">${label}</h2><p class="kg-signup-card-subheading">${pitch}</p><form class="kg-signup-card-form" data-members-form="signup"><input class="kg-signup-card-input" type="email" placeholder="${email}"><button class="kg-signup-card-button" type="submit"><span>${send}</span></button></form></div></section>`,
    `<div class="wp-block-jetpack-subscriptions__supports-newline wp-block-jetpack-subscriptions"><h3>${label}</h3><p>${pitch}</p><form action="/" method="post"><p id="subscribe-email"><input type="email" name="email" placeholder="${email}"></p><p id="subscribe-submit"><button type="submit" class="wp-block-button__link">${send}</button></p></form></div>`,
    `<div class="c-signup" data-component="signup"><strong class="c-signup__title">${label}</strong><span class="c-signup__text">${pitch}</span><form><input type="email" placeholder="${email}"><input type="submit" value="${send}"></form></div>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="sharedaddy sd-sharing-enabled"><div class="robots-nocontent sd-block sd-social sd-social-icon-text sd-sharing"><h3 class="sd-title">${label}</h3><div class="sd-content"><ul><li class="share-facebook"><a rel="nofollow noopener" class="share-facebook sd-button share-icon" href="?share=facebook"><span>Facebook</span></a></li><li class="share-x"><a rel="nofollow noopener" class="share-x sd-button share-icon" href="?share=x"><span>X</span></a></li><li class="share-end"></li></ul></div></div></div>`,
    `<div class="addtoany_share_save_container addtoany_content addtoany_content_bottom"><div class="addtoany_header">${label}</div><div class="a2a_kit a2a_kit_size_32 addtoany_list"><a class="a2a_button_facebook" href="https://share.example/f" title="Facebook"></a><a class="a2a_button_email" href="https://share.example/e" title="Email"></a></div></div>`,
    `<div class="td-post-sharing-bottom"><div class="td-post-sharing td-ps-bg td-ps-notext"><div class="td-post-sharing-visible"><div class="td-social-sharing-button td-social-handler td-social-share-text"><div class="td-social-but-text">${label}</div></div><a class="td-social-sharing-button td-social-facebook" href="#"><div class="td-social-but-text">Facebook</div></a><a class="td-social-sharing-button td-social-whatsapp" href="#"><div class="td-social-but-text">WhatsApp</div></a></div></div></div>`,
    `<ul class="c-share o-list-inline" aria-label="${label}"><li><a href="https://share.example/f">Facebook</a></li><li><a href="https://share.example/l">LinkedIn</a></li><li><button type="button">${label}</button></li></ul>`,
  ]);
}

const related = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div id="jp-relatedposts" class="jp-relatedposts"><h3 class="jp-relatedposts-headline"><em>${page.label('related')}</em></h3><div class="jp-relatedposts-items jp-relatedposts-items-visual jp-relatedposts-grid">${others(page, (h, t) => `<div class="jp-relatedposts-post jp-relatedposts-post-thumbs"><a class="jp-relatedposts-post-a" href="${h}" rel="nofollow"><img class="jp-relatedposts-post-img" loading="lazy" src="${page.decoration()}" width="350" height="200" alt=""></a><h4 class="jp-relatedposts-post-title"><a class="jp-relatedposts-post-a" href="${h}">${t}</a></h4><p class="jp-relatedposts-post-date">${page.date()}</p></div>`, [3, 3])}</div></div>`,
    () =>
      `<div class="yarpp yarpp-related yarpp-related-website yarpp-template-list"><h3>${page.label('related')}</h3><ol>${others(page, (h, t) => `<li><a href="${h}" rel="bookmark">${t}</a></li>`, [3, 5])}</ol></div>`,
    () =>
      `<div id="taboola-below-article-thumbnails" class="trc_related_container trc_spotlight_widget"><div class="trc_rbox_header"><span class="trc_rbox_header_span">${page.label('related')}</span></div><div class="trc_rbox_outer">${others(page, (h, t) => `<div class="videoCube trc_spotlight_item origin-default"><a class="item-thumbnail-href" href="${h}"><div class="thumbBlock_holder"><img src="${page.decoration()}" alt=""></div></a><a class="item-label-href" href="${h}"><span class="video-label-box"><span class="video-label video-title trc_ellipsis">${t}</span><span class="branding">${page.random.word()}</span></span></a></div>`, [4, 6])}</div></div>`,
    () =>
      `<aside class="c-more" data-component="more"><h2 class="c-more__head">${page.label('related')}</h2><ul class="c-more__list">${others(page, (h, t) => `<li class="c-more__item"><a class="c-more__link" href="${h}">${t}</a></li>`, [2, 5])}</ul></aside>`,
  );

const teasers = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="td_block_wrap td_block_related_posts"><h4 class="td-related-title">${page.label('recommended')}</h4><div class="td_block_inner">${others(page, (h, t) => `<div class="td_module_related_posts td-animation-stack td_mod_related_posts"><div class="td-module-image"><div class="td-module-thumb"><a href="${h}" class="td-image-wrap"><img class="entry-thumb" src="${page.decoration()}" alt="" width="218" height="150"></a></div></div><div class="item-details"><h3 class="entry-title td-module-title"><a href="${h}">${t}</a></h3><div class="td-excerpt">${page.noise()}</div></div></div>`, [3, 3])}</div></div>`,
    () =>
      `<section class="blog-related"><div class="container"><h2>${page.label('recommended')}</h2><div class="row">${others(page, (h, t) => `<div class="col-md-4"><div class="card h-100"><img src="${page.decoration()}" class="card-img-top" alt=""><div class="card-body"><h5 class="card-title"><a href="${h}" class="stretched-link">${t}</a></h5><p class="card-text">${page.noise()}</p></div></div></div>`, [3, 3])}</div></div></section>`,
    () =>
      `<div class="c-latest"><h3 class="c-latest__head">${page.label('latest')}</h3>${others(page, (h, t) => `<article class="c-teaser"><a class="c-teaser__link" href="${h}"><h4 class="c-teaser__title">${t}</h4></a><p class="c-teaser__text">${page.noise()}</p></article>`, [3, 4])}</div>`,
  );

const tags = (page: PageMaker) =>
  one(
    page,
    () =>
      `<ul class="td-tags td-post-small-box clearfix"><li><span>${page.label('tags')}</span></li>${bar(page, (w) => `<li><a href="/tag/x/">${w}</a></li>`)}</ul>`,
    () =>
      `<div class="post-tags"><strong>${page.label('tags')}:</strong> ${bar(page, (w) => `<a href="/tags/x" class="badge badge-info">${w}</a> `)}</div>`,
    () =>
      `<footer class="post-footer"><ul class="post-tags">${bar(page, (w) => `<li><a href="/tags/x/">${w}</a></li>`)}</ul></footer>`,
  );

const neighbours = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="td-block-row td-post-next-prev"><div class="td-block-span6 td-post-prev-post"><div class="td-post-next-prev-content"><span>${page.label('previous')}</span><a href="${page.path()}">${page.title('noise')}</a></div></div><div class="td-block-span6 td-post-next-post"><div class="td-post-next-prev-content"><span>${page.label('next')}</span><a href="${page.path()}">${page.title('noise')}</a></div></div></div>`,
    () =>
      `<nav class="paginav"><a class="prev" href="${page.path()}"><span class="title">« ${page.label('previous')}</span><br><span>${page.title('noise')}</span></a><a class="next" href="${page.path()}"><span class="title">${page.label('next')} »</span><br><span>${page.title('noise')}</span></a></nav>`,
    () =>
      `<section id="itemPagination" class="item-pagination item-pagination--prev-next"><a href="${page.path()}" class="item-pagination-link item-pagination-link--prev"><div class="item-pagination-prev-next-wrapper"><div class="pagination-title-wrapper"><div class="item-pagination-prefix">${page.label('previous')}</div><h2 class="item-pagination-title">${page.title('noise')}</h2></div></div></a><a href="${page.path()}" class="item-pagination-link item-pagination-link--next"><div class="pagination-title-wrapper"><h2 class="item-pagination-title">${page.title('noise')}</h2></div></a></section>`,
  );

const byline = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="entry-meta"><span class="ast-post-meta-label">${page.label('by')}</span> <span class="posts-author author vcard"><a class="url fn n" href="/author/x/" rel="author"><span class="author-name">${page.name()}</span></a></span> / <span class="posted-on"><span class="published">${page.date()}</span></span></div>`,
    () =>
      `<div class="td-module-meta-info"><div class="td-post-author-name"><div class="td-author-by">${page.label('by')}</div> <a href="/author/x/">${page.name()}</a></div><span class="td-post-date"><time class="entry-date">${page.date()}</time></span></div>`,
    () =>
      `<dl class="article-info text-muted"><dd class="createdby">${page.label('by')}: <span itemprop="name">${page.name()}</span></dd><dd class="published"><time>${page.label('published')}: ${page.date()}</time></dd></dl>`,
    () =>
      `<div class="c-byline"><img class="c-byline__face" src="${page.decoration()}" alt="" width="48" height="48"><div class="c-byline__text"><a href="/people/x">${page.name()}</a><time>${page.date()}</time></div></div>`,
  );

export const furniture: Furniture = {
  ...furniture13,
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
