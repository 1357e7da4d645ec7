/** Furniture of half `held-out-6`: pieces as plugins, services and themes of the common systems write them. */
import type { Furniture } from '../furniture.ts';
import { until } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { frame } from './held-out-6-frames.ts';
import { footerOf, icon, menuOf } from './held-out-6-menus.ts';

type Link = (href: string, title: string) => string;

/** One of the makers' pieces; the others are not asked, so that they note nothing. */
const one = (page: PageMaker, ...makers: (() => string)[]) => page.random.pick(makers)();

const others = (page: PageMaker, low: number, high: number, write: Link) =>
  page.random
    .times(page.random.int(low, high), () => write(page.path(), page.title('noise')))
    .join('');

const words = (page: PageMaker, low: number, high: number, write: (word: string) => string) =>
  page.menuWords(page.random.int(low, high)).map(write).join('');

function crumbs(page: PageMaker): string {
  const [first = '', second = ''] = page.menuWords(2);
  const home = page.label('home');
  return page.random.pick([
    `<p id="breadcrumbs"><span><span><a href="/">${home}</a></span> » <span><a href="/c/">${first}</a></span> » <span class="breadcrumb_last" aria-current="page">${second}</span></span></p>`,
    `<nav aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/">${home}</a></li><li class="breadcrumb-item active" aria-current="page">${first}</li></ol></nav>`,
    `<nav class="cmp-breadcrumb"><ol class="cmp-breadcrumb__list" itemscope itemtype="http://schema.org/BreadcrumbList"><li class="cmp-breadcrumb__item" itemprop="itemListElement"><a class="cmp-breadcrumb__item-link" href="/"><span itemprop="name">${home}</span></a></li><li class="cmp-breadcrumb__item"><span itemprop="name">${first}</span></li></ol></nav>`,
    `<ul class="uk-breadcrumb"><li><a href="/">${home}</a></li><li><a href="/b">${first}</a></li><li><span>${second}</span></li></ul>`,
  ]);
}

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent());
  const [yes, no, more] = [page.label('accept'), page.label('reject'), page.label('settings')];
  return page.random.pick([
    `<div class="cky-consent-container cky-box-bottom-left" tabindex="0"><div class="cky-consent-bar" data-cky-tag="notice"><div class="cky-notice"><p class="cky-title">${more}</p><div class="cky-notice-group"><div class="cky-notice-des"><p>${text.join('</p><p>')}</p></div><div class="cky-notice-btn-wrapper"><button class="cky-btn cky-btn-reject">${no}</button><button class="cky-btn cky-btn-accept">${yes}</button></div></div></div></div></div>`,
    `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-show banner-1 optin cmplz-bottom-right" aria-modal="true" role="dialog"><div class="cmplz-header"><div class="cmplz-title">${more}</div></div><div class="cmplz-body"><div class="cmplz-message">${text.join(' ')}</div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">${yes}</button><button class="cmplz-btn cmplz-deny">${no}</button></div></div></div>`,
    `<div id="didomi-host" data-nosnippet="true"><div id="didomi-popup" class="didomi-popup-backdrop"><div class="didomi-popup-container" role="dialog"><div class="didomi-popup-notice-text-container"><div class="didomi-popup-notice-text">${text.map((t) => `<p>${t}</p>`).join('')}</div></div><div class="didomi-popup-notice-buttons"><button id="didomi-notice-learn-more-button">${more}</button><button id="didomi-notice-agree-button" class="didomi-button-highlight">${yes}</button></div></div></div></div>`,
    `<div id="iubenda-cs-banner" class="iubenda-cs-default-floating iubenda-cs-bottom"><div class="iubenda-cs-container"><div class="iubenda-cs-content"><div class="iubenda-cs-rationale"><div id="iubenda-cs-paragraph">${text.join('<br><br>')}</div><div class="iubenda-cs-counter"></div><div class="iubenda-cs-opt-group"><button class="iubenda-cs-reject-btn">${no}</button><button class="iubenda-cs-accept-btn">${yes}</button></div></div></div></div></div>`,
  ]);
}

function consentCentre(page: PageMaker): string {
  const rows = until(
    9_000,
    () =>
      `<div class="cky-accordion" id="ckyDetailCategory${page.random.word()}"><div class="cky-accordion-item"><div class="cky-accordion-header"><button class="cky-accordion-btn">${page.label('statistics')}</button></div><div class="cky-accordion-header-des"><p>${page.consent()}</p></div></div></div>`,
  );
  return `<div class="cky-modal cky-modal-open"><div class="cky-preference-center" data-cky-tag="detail"><div class="cky-preference-body-wrapper">${rows}</div></div></div>`;
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div id="mc_embed_signup"><form action="https://list-manage.example/subscribe/post" id="mc-embedded-subscribe-form" class="validate"><div id="mc_embed_signup_scroll"><h2>${label}</h2><p>${pitch}</p><div class="mc-field-group"><label for="mce-EMAIL">${email}</label><input type="email" id="mce-EMAIL" class="required email"></div><input type="submit" value="${send}" class="button"></div></form></div>`,
    `<form class="formkit-form" data-format="inline"><div data-style="clean"><div class="formkit-header"><h2>${label}</h2></div><div class="formkit-subheader"><p>${pitch}</p></div><div class="formkit-fields"><input class="formkit-input" placeholder="${email}"><button class="formkit-submit"><span>${send}</span></button></div></div></form>`,
    `<div class="sib-form"><div id="sib-container" class="sib-container--large"><form id="sib-form"><div class="sib-form-block"><p>${label}</p></div><div class="sib-form-block"><div class="sib-text-form-block"><p>${pitch}</p></div></div><div class="sib-input"><input class="input" placeholder="${email}"></div><button class="sib-form-block__button">${send}</button></form></div></div>`,
    `<div class="tnp tnp-widget"><h3 class="widget-title">${label}</h3><p>${pitch}</p><form><div class="tnp-field tnp-field-email"><label>${email}</label><input class="tnp-email" type="email"></div><input class="tnp-submit" type="submit" value="${send}"></form></div>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="addtoany_share_save_container addtoany_content addtoany_content_bottom"><div class="addtoany_header">${label}</div><div class="a2a_kit a2a_kit_size_32 addtoany_list"><a class="a2a_button_facebook" href="https://share.example/f"></a><a class="a2a_button_email" href="https://share.example/e"></a><a class="a2a_dd addtoany_share_save addtoany_share" href="https://share.example/"></a></div></div>`,
    `<div class="sharedaddy sd-sharing-enabled"><div class="robots-nocontent sd-block sd-social sd-social-icon-text sd-sharing"><h3 class="sd-title">${label}</h3><div class="sd-content"><ul><li class="share-twitter"><a class="sd-button share-icon"><span>X</span></a></li><li class="share-facebook"><a class="sd-button share-icon"><span>Facebook</span></a></li></ul></div></div></div>`,
    `<div class="heateor_sss_sharing_container heateor_sss_horizontal_sharing"><div class="heateor_sss_sharing_title">${label}</div><div class="heateor_sss_sharing_ul"><a aria-label="Whatsapp" class="heateor_sss_whatsapp">${icon('wa')}</a><a aria-label="Telegram">${icon('tg')}</a></div></div>`,
    `<ul class="social-links social-links--article" aria-label="${label}"><li><button type="button" data-share="mail">${icon('mail')}<span class="visually-hidden">E-Mail</span></button></li><li><button type="button" data-share="link">${icon('link')}</button></li></ul>`,
  ]);
}

const related = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="yarpp yarpp-related yarpp-related-website yarpp-template-list"><h3>${page.label('related')}</h3><ol>${others(page, 3, 5, (h, t) => `<li><a href="${h}" rel="bookmark" title="${t}">${t}</a></li>`)}</ol></div>`,
    () =>
      `<div id="jp-relatedposts" class="jp-relatedposts"><h3 class="jp-relatedposts-headline"><em>${page.label('related')}</em></h3><div class="jp-relatedposts-items jp-relatedposts-items-visual">${others(page, 3, 3, (h, t) => `<div class="jp-relatedposts-post"><a class="jp-relatedposts-post-a" href="${h}"><img class="jp-relatedposts-post-img" loading="lazy" src="${page.decoration()}" width="350" alt=""></a><h4 class="jp-relatedposts-post-title"><a class="jp-relatedposts-post-a" href="${h}">${t}</a></h4><time class="jp-relatedposts-post-date">${page.date()}</time></div>`)}</div></div>`,
    () =>
      `<section class="views-element-container block block-views-blockrelated-content" id="block-views-related"><h2>${page.label('related')}</h2><div class="view view-related-content"><div class="view-content">${others(page, 3, 5, (h, t) => `<div class="views-row"><span class="field-content"><a href="${h}" hreflang="x">${t}</a></span></div>`)}</div></div></section>`,
  );

const teasers = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="cmp-list-teasers"><h2 class="cmp-title__text">${page.label('recommended')}</h2>${others(page, 3, 4, (h, t) => `<div class="teaser"><div class="cmp-teaser"><div class="cmp-teaser__image"><img src="${page.decoration()}" class="cmp-image__image" alt=""></div><div class="cmp-teaser__content"><h3 class="cmp-teaser__title"><a class="cmp-teaser__title-link" href="${h}">${t}</a></h3><div class="cmp-teaser__description"><p>${page.noise()}</p></div></div></div></div>`)}</div>`,
    () =>
      `<div class="wp-block-query is-layout-flow"><h2 class="wp-block-heading">${page.label('latest')}</h2><ul class="wp-block-post-template is-layout-grid columns-3">${others(page, 3, 3, (h, t) => `<li class="wp-block-post post type-post"><figure class="wp-block-post-featured-image"><a href="${h}"><img src="${page.decoration()}" alt=""></a></figure><h3 class="wp-block-post-title"><a href="${h}">${t}</a></h3><div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">${page.noise()}</p></div></li>`)}</ul></div>`,
    () =>
      `<div class="trc_related_container trc_spotlight_widget"><div class="trc_rbox_container"><div class="trc_rbox_header trc_rbox_border_elm"><span class="trc_rbox_header_span">${page.label('advert')}</span></div><div class="trc_rbox_div">${others(page, 3, 5, (h, t) => `<div class="videoCube trc_spotlight_item origin-default"><a class="item-thumbnail-href" rel="nofollow noopener sponsored" href="https://trc.example${h}"><div class="thumbBlock_holder"><img src="${page.decoration()}" alt=""></div></a><a class="item-label-href" href="https://trc.example${h}"><span class="video-label-box trc-main-label"><span class="video-title">${t}</span><span class="branding">${page.site}</span></span></a></div>`)}</div></div></div>`,
  );

const ranks = (page: PageMaker) =>
  one(
    page,
    () =>
      `<section id="wpp-2" class="widget popular-posts"><h2 class="widget-title">${page.label('mostRead')}</h2><ul class="wpp-list wpp-list-with-thumbnails">${others(page, 4, 6, (h, t) => `<li><a href="${h}" target="_self"><img src="${page.decoration()}" width="75" height="75" class="wpp-thumbnail wpp_featured" alt=""></a> <a href="${h}" class="wpp-post-title">${t}</a></li>`)}</ul></section>`,
    () =>
      `<aside class="most-read" aria-labelledby="most-read-head"><h2 id="most-read-head" class="most-read__heading">${page.label('mostRead')}</h2><ol class="most-read__list">${others(page, 5, 8, (h, t) => `<li class="most-read__item"><a class="most-read__link" href="${h}">${t}</a></li>`)}</ol></aside>`,
    () =>
      `<div class="tnt-block tnt-most-popular"><div class="block-title"><div class="block-title-inner"><h3>${page.label('mostRead')}</h3></div></div><div class="tab-content">${others(page, 4, 6, (h, t) => `<article class="tnt-asset-type-article card summary no-body"><div class="card-container"><div class="card-body"><div class="card-headline"><h3 class="tnt-headline headline"><a href="${h}" class="tnt-asset-link">${t}</a></h3></div></div></div></article>`)}</div></div>`,
  );

const tags = (page: PageMaker) =>
  one(
    page,
    () =>
      `<span class="tags-links"><span class="screen-reader-text">${page.label('tags')}</span> ${words(page, 2, 4, (w) => `<a href="/tag/x/" rel="tag">${w}</a> `)}</span>`,
    () =>
      `<div class="field field--name-field-tags field--type-entity-reference field--label-above"><h3 class="field__label">${page.label('tags')}</h3><ul class="links field__items">${words(page, 2, 4, (w) => `<li><a href="/taxonomy/term/1" hreflang="x">${w}</a></li>`)}</ul></div>`,
  );

const neighbours = (page: PageMaker) =>
  one(
    page,
    () =>
      `<nav class="navigation post-navigation" aria-label="Posts"><div class="nav-links"><div class="nav-previous"><a href="${page.path()}" rel="prev"><span class="meta-nav" aria-hidden="true">${page.label('previous')}</span> <span class="post-title">${page.title('noise')}</span></a></div><div class="nav-next"><a href="${page.path()}" rel="next"><span class="meta-nav" aria-hidden="true">${page.label('next')}</span> <span class="post-title">${page.title('noise')}</span></a></div></div></nav>`,
    () =>
      `<ul class="uk-pagination"><li><a href="${page.path()}"><span uk-pagination-previous></span> ${page.title('noise')}</a></li><li class="uk-margin-auto-left"><a href="${page.path()}">${page.title('noise')} <span uk-pagination-next></span></a></li></ul>`,
  );

function comments(page: PageMaker): string {
  const all = (write: () => string) => page.random.times(page.random.int(1, 4), write).join('');
  return one(
    page,
    () =>
      `<div id="comments" class="comments-area"><h2 class="comments-title">${page.label('comments')}</h2><ol class="comment-list">${all(() => `<li class="comment even thread-even depth-1"><article class="comment-body"><footer class="comment-meta"><div class="comment-author vcard"><img alt="" src="${page.decoration()}" class="avatar avatar-60 photo"><b class="fn">${page.name()}</b></div><div class="comment-metadata"><a href="#c"><time>${page.date()}</time></a></div></footer><div class="comment-content"><p>${page.free(2)}</p></div><div class="reply"><a rel="nofollow" class="comment-reply-link" href="#r">${page.label('reply')}</a></div></article></li>`)}</ol><div id="respond" class="comment-respond"><h3 id="reply-title">${page.label('writeComment')}</h3><form class="comment-form"><textarea></textarea></form></div></div>`,
    () =>
      `<div id="remark42"><div class="root"><div class="root__main"><div class="root__threads">${all(() => `<div class="thread root__thread"><article class="comment"><div class="comment__info"><img class="comment__avatar" src="${page.decoration()}" alt=""><span class="comment__username">${page.name()}</span><a class="comment__time">${page.date()}</a></div><div class="comment__text raw-content"><p>${page.free()}</p></div></article></div>`)}</div></div></div></div>`,
    () =>
      `<div class="wpd-comment-wrap" id="wpdcom"><div class="wpd-thread-head"><div class="wpd-thread-info">${page.label('comments')}</div></div><div class="wpd-thread-list">${all(() => `<div class="comment wpd-comment wpd_comment_level-1"><div class="wpd-comment-right"><div class="wpd-comment-header"><div class="wpd-comment-author">${page.name()}</div></div><div class="wpd-comment-text"><p>${page.free()}</p></div><div class="wpd-comment-footer"><span>${page.label('reply')}</span></div></div></div>`)}</div></div>`,
  );
}

const author = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="saboxplugin-wrap" itemtype="http://schema.org/Person" itemscope><div class="saboxplugin-tab"><div class="saboxplugin-gravatar"><img src="${page.decoration()}" width="100" height="100" alt=""></div><div class="saboxplugin-authorname"><a href="/author/x/" class="vcard author" rel="author"><span class="fn">${page.name()}</span></a></div><div class="saboxplugin-desc"><div itemprop="description"><p>${page.free()}</p></div></div></div></div>`,
    () =>
      `<div class="author-bio"><div class="author-bio__image"><img src="${page.decoration()}" alt="${page.site}"></div><div class="author-bio__body"><h4>${page.label('aboutAuthor')}</h4><p>${page.free()}</p></div></div>`,
  );

function byline(page: PageMaker): string {
  return page.random.pick([
    `<div class="entry-meta"><span class="byline">${page.label('by')} <span class="author vcard"><a class="url fn n" href="/author/a/">${page.name()}</a></span></span> <span class="posted-on"><time class="entry-date published" datetime="2024-02-03T10:00:00+00:00">${page.date()}</time></span></div>`,
    `<div class="node__submitted"><span>${page.label('published')} </span><span class="field field--name-created">${page.date()}</span></div>`,
    `<ul class="list-inline article-info"><li class="list-inline-item">${page.name()}</li><li class="list-inline-item"><time>${page.date()}</time></li><li class="list-inline-item">${page.label('minutes')}</li></ul>`,
  ]);
}

const advert = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="tnt-ads-container text-center"><div class="tnt-ads" id="tnt-ad-${page.random.int(10, 99)}"><small class="ad-label">${page.label('advert')}</small></div></div>`,
    () =>
      `<div class="code-block code-block-${page.random.int(1, 12)} ai-viewport-1"><div class="ad-note">${page.label('advert')}</div><ins class="adsbygoogle" data-ad-slot="${page.random.int(1000, 9999)}"></ins></div>`,
    () =>
      `<aside class="promo-inline" data-nosnippet><span class="promo-inline__label">${page.label('advert')}</span><a href="https://shop.example/x" rel="sponsored nofollow"><img src="${page.decoration()}" alt="" width="300" height="250"></a><p>${page.pitch()}</p></aside>`,
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
