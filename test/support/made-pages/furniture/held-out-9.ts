/** Furniture of half `held-out-9`: pieces as plugins, services and themes of the common systems write them. */
import { until, type Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { bar, others } from '../sentences/held-out-7/writing.ts';
import { frame } from './held-out-9-frames.ts';
import { footerOf, menuOf } from './held-out-9-menus.ts';

/** One of the makers' pieces; the others are not asked, so that they note nothing. */
const one = (page: PageMaker, ...makers: (() => string)[]) => page.random.pick(makers)();

function crumbs(page: PageMaker): string {
  const [first = '', second = ''] = page.menuWords(2);
  const home = page.label('home');
  return page.random.pick([
    `<div class="ast-breadcrumbs-wrapper"><div class="ast-breadcrumbs-inner"><nav role="navigation" aria-label="Breadcrumbs" class="breadcrumb-trail breadcrumbs"><div class="ast-breadcrumbs"><ul class="trail-items"><li class="trail-item trail-begin"><a href="/" rel="home"><span>${home}</span></a></li><li class="trail-item trail-end"><span><span>${first}</span></span></li></ul></div></nav></div></div>`,
    `<nav id="breadcrumb" class="tie-breadcrumb" aria-label="breadcrumb"><a href="/"><span class="tie-icon-home" aria-hidden="true"></span> ${home}</a><em class="delimiter">/</em><a href="/c/">${first}</a></nav>`,
    `<p id="breadcrumbs"><span><span><a href="/">${home}</a></span> » <span><a href="/c/">${first}</a></span> » <span class="breadcrumb_last" aria-current="page">${second}</span></span></p>`,
    `<nav role="navigation" aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/">${home}</a></li><li class="breadcrumb-item active">${first}</li></ol></nav>`,
  ]);
}

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent());
  const [yes, no, more] = [page.label('accept'), page.label('reject'), page.label('settings')];
  const ps = text.map((t) => `<p>${t}</p>`).join('');
  return page.random.pick([
    `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-show banner-1 optin cmplz-bottom-right" aria-modal="true" role="dialog"><div class="cmplz-header"><div class="cmplz-title" id="cmplz-header-1-optin">${more}</div></div><div class="cmplz-body"><div class="cmplz-message" id="cmplz-message-1-optin">${ps}</div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">${yes}</button><button class="cmplz-btn cmplz-deny">${no}</button></div></div></div>`,
    `<div id="didomi-host" data-nosnippet="true" aria-hidden="false"><div class="didomi-popup-open"><div id="didomi-popup" class="didomi-popup-backdrop didomi-notice-popup didomi-popup__backdrop"><div class="didomi-popup-container didomi-popup-notice didomi-popup-notice-with-data-processing"><div class="didomi-popup-notice-text">${text.join(' ')}</div><div class="didomi-buttons"><button id="didomi-notice-learn-more-button" class="didomi-components-button">${more} →</button><button id="didomi-notice-agree-button" class="didomi-components-button">${yes}</button></div></div></div></div></div>`,
    `<div class="cky-consent-container cky-box-bottom-left" tabindex="0" aria-label="x" role="region"><div class="cky-consent-bar" data-cky-tag="notice"><div class="cky-notice"><p class="cky-title" role="heading" aria-level="1" data-cky-tag="title">${more}</p><div class="cky-notice-group"><div class="cky-notice-des" data-cky-tag="description">${ps}</div><div class="cky-notice-btn-wrapper"><button class="cky-btn cky-btn-reject">${no}</button><button class="cky-btn cky-btn-accept">${yes}</button></div></div></div></div></div>`,
    `<div class="klaro"><div id="klaro-cookie-notice" lang="x" role="dialog" aria-describedby="id-cookie-notice" class="cookie-notice"><div class="cn-body"><div id="id-cookie-notice">${ps}</div><div class="cn-ok"><a class="cm-link cn-learn-more" href="#">${more}</a><div class="cn-buttons"><button class="cm-btn cm-btn-danger cn-decline">${no}</button><button class="cm-btn cm-btn-success">${yes}</button></div></div></div></div></div>`,
    `<div class="fc-consent-root"><div class="fc-dialog-overlay"></div><div class="fc-dialog-container"><div class="fc-dialog fc-choice-dialog" role="dialog"><div class="fc-dialog-content"><div class="fc-header fc-dialog-restricted-content"><h1 class="fc-dialog-headline">${page.site}</h1></div><div class="fc-body fc-dialog-restricted-content">${ps}</div><div class="fc-footer-buttons-container"><button class="fc-button fc-cta-consent fc-primary-button"><p class="fc-button-label">${yes}</p></button><button class="fc-button fc-cta-manage-options"><p class="fc-button-label">${more}</p></button></div></div></div></div></div>`,
  ]);
}

function consentCentre(page: PageMaker): string {
  const rows = until(
    9_000,
    () =>
      `<div class="cky-accordion" id="ckyDetailCategory${page.random.word()}"><div class="cky-accordion-item"><div class="cky-accordion-header-wrapper"><div class="cky-accordion-header"><button class="cky-accordion-btn">${page.label('statistics')}</button></div><div class="cky-accordion-header-des"><p>${page.consent()}</p></div></div></div></div>`,
  );
  return `<div class="cky-modal" tabindex="0"><div class="cky-preference-center" data-cky-tag="detail"><div class="cky-preference-body-wrapper"><div class="cky-horizontal-separator"></div>${rows}</div></div></div>`;
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<form id="mc4wp-form-1" class="mc4wp-form mc4wp-form-52" method="post"><div class="mc4wp-form-fields"><h3>${label}</h3><p>${pitch}</p><p><label>${email}: <input type="email" name="EMAIL" required></label></p><p><input type="submit" value="${send}"></p></div><div class="mc4wp-response"></div></form>`,
    `<div class="sib-form"><div id="sib-form-container" class="sib-form-container"><div id="sib-container" class="sib-container--large sib-container--vertical"><form id="sib-form"><div class="sib-form-block"><p>${label}</p></div><div class="sib-form-block"><div class="sib-text-form-block"><p>${pitch}</p></div></div><div class="sib-input sib-form-block"><input class="input" type="text" placeholder="${email}"></div><button class="sib-form-block__button" type="submit">${send}</button></form></div></div></div>`,
    `<form class="seva-form formkit-form" data-sv-form="1" min-width="400 500 600 700 800"><div data-style="clean"><div class="formkit-header"><h2>${label}</h2></div><div class="formkit-subheader"><p>${pitch}</p></div><div class="seva-fields formkit-fields"><div class="formkit-field"><input class="formkit-input" name="email_address" placeholder="${email}"></div><button class="formkit-submit"><span>${send}</span></button></div></div></form>`,
    `<section class="kg-card kg-signup-card kg-width-regular"><div class="kg-signup-card-content"><div class="kg-signup-card-text"><h2 class="kg-signup-card-heading">${label}</h2><p class="kg-signup-card-subheading">${pitch}</p><form class="kg-signup-card-form" data-members-form="signup"><input class="kg-signup-card-input" type="email" placeholder="${email}"><button class="kg-signup-card-button" type="submit"><span>${send}</span></button></form></div></div></section>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="addtoany_share_save_container addtoany_content addtoany_content_bottom"><div class="addtoany_header">${label}</div><div class="a2a_kit a2a_kit_size_32 addtoany_list"><a class="a2a_button_facebook" href="https://share.example/f" title="Facebook" rel="nofollow noopener"></a><a class="a2a_button_x" href="https://share.example/x" title="X"></a><a class="a2a_dd addtoany_share_save addtoany_share" href="https://share.example/all"></a></div></div>`,
    `<div class="sharedaddy sd-sharing-enabled"><div class="robots-nocontent sd-block sd-social sd-social-icon-text sd-sharing"><h3 class="sd-title">${label}</h3><div class="sd-content"><ul><li class="share-facebook"><a class="share-facebook sd-button share-icon" href="?share=facebook"><span>Facebook</span></a></li><li class="share-email"><a class="share-email sd-button share-icon" href="mailto:?x"><span>Email</span></a></li><li class="share-end"></li></ul></div></div></div>`,
    `<div id="share-buttons-bottom" class="share-buttons share-buttons-bottom"><div class="share-links icons-only"><a href="https://share.example/f" rel="external noopener nofollow" class="facebook-share-button"><span class="share-btn-icon tie-icon-facebook"></span> <span class="screen-reader-text">Facebook</span></a><a href="https://share.example/w" class="whatsapp-share-button"><span class="screen-reader-text">WhatsApp</span></a></div></div>`,
    `<div class="share-wrapper d-flex align-items-center"><span class="share-label text-muted">${label}</span><span class="share-icons"><a href="https://share.example/t" target="_blank" aria-label="Telegram"><i class="fa-fw fab fa-telegram"></i></a><button id="copy-link" aria-label="Copy link"><i class="fa-fw fas fa-link"></i></button></span></div>`,
  ]);
}

const related = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="yarpp yarpp-related yarpp-related-website yarpp-template-list"><h3>${page.label('related')}</h3><ol>${others(page, (h, t) => `<li><a href="${h}" rel="bookmark" title="${t}">${t}</a></li>`, [3, 5])}</ol></div>`,
    () =>
      `<div id="jp-relatedposts" class="jp-relatedposts"><h3 class="jp-relatedposts-headline"><em>${page.label('related')}</em></h3><div class="jp-relatedposts-items jp-relatedposts-items-visual">${others(page, (h, t) => `<div class="jp-relatedposts-post jp-relatedposts-post-thumbs"><a class="jp-relatedposts-post-a" href="${h}"><img class="jp-relatedposts-post-img" src="${page.decoration()}" width="350" height="200" alt=""></a><h4 class="jp-relatedposts-post-title"><a class="jp-relatedposts-post-a" href="${h}">${t}</a></h4><time class="jp-relatedposts-post-date">${page.date()}</time></div>`, [3, 3])}</div></div>`,
    () =>
      `<div id="related-posts" class="container-wrapper has-extra-post"><div class="mag-box-title the-global-title"><h3>${page.label('related')}</h3></div><div class="related-posts-list">${others(page, (h, t) => `<div class="related-item tie-standard"><a aria-label="x" href="${h}" class="post-thumb"><img width="390" height="220" src="${page.decoration()}" class="attachment-jannah-image-large" alt=""></a><h3 class="post-title"><a href="${h}">${t}</a></h3><div class="post-meta clearfix"><span class="date meta-item tie-icon">${page.date()}</span></div></div>`, [3, 4])}</div></div>`,
    () =>
      `<section class="mt-16 border-t border-gray-200 pt-10"><h2 class="text-2xl font-bold tracking-tight">${page.label('related')}</h2><ul role="list" class="mt-6 grid gap-8 lg:grid-cols-3">${others(page, (h, t) => `<li class="relative"><img class="aspect-video rounded-2xl" src="${page.decoration()}" alt=""><h3 class="mt-3 text-lg font-semibold"><a href="${h}"><span class="absolute inset-0"></span>${t}</a></h3></li>`, [3, 3])}</ul></section>`,
  );

const teasers = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div id="taboola-below-article-thumbnails" class="trc_related_container trc_spotlight_widget"><div class="trc_rbox_header trc_rbox_border_elm"><span class="trc_rbox_header_span">${page.label('recommended')}</span></div><div class="trc_rbox_div trc_rbox_border_elm">${others(page, (h, t) => `<div class="videoCube trc_spotlight_item origin-undefined syndicatedItem" data-item-syndicated="true"><a class="item-thumbnail-href" href="https://paid.example${h}" rel="nofollow noopener sponsored"><div class="thumbBlock_holder"><span class="thumbBlock"></span></div></a><a class="item-label-href" href="https://paid.example${h}"><span class="video-label-box trc-main-label"><span class="video-label video-title trc_ellipsis">${t}</span><span class="branding">${page.site}</span></span></a></div>`, [3, 6])}</div></div>`,
    () =>
      `<section class="read-next"><h2 class="read-next__title">${page.label('recommended')}</h2><div class="post-feed">${others(page, (h, t) => `<article class="post-card post"><a class="post-card-image-link" href="${h}"><img class="post-card-image" src="${page.decoration()}" alt="" loading="lazy"></a><div class="post-card-content"><a class="post-card-content-link" href="${h}"><header class="post-card-header"><h2 class="post-card-title">${t}</h2></header><div class="post-card-excerpt">${page.noise()}</div></a></div></article>`, [3, 3])}</div></section>`,
    () =>
      `<div class="wp-block-query is-layout-flow"><h2 class="wp-block-heading">${page.label('recommended')}</h2><ul class="wp-block-post-template columns-3">${others(page, (h, t) => `<li class="wp-block-post post type-post"><h3 class="wp-block-post-title"><a href="${h}" target="_self">${t}</a></h3><div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">${page.noise()}</p><p class="wp-block-post-excerpt__more-text"><a class="wp-block-post-excerpt__more-link" href="${h}">${page.label('readMore')}</a></p></div></li>`, [3, 3])}</ul></div>`,
  );

const ranks = (page: PageMaker) =>
  one(
    page,
    () =>
      `<aside class="widget inner-padding popular-posts"><h2 class="widget-title">${page.label('mostRead')}</h2><ul class="wpp-list wpp-list-with-thumbnails">${others(page, (h, t) => `<li><a href="${h}" target="_self"><img src="${page.decoration()}" width="75" height="75" alt="" class="wpp-thumbnail wpp_featured"></a><a href="${h}" class="wpp-post-title">${t}</a><span class="wpp-meta post-stats"><span class="wpp-views">${page.random.int(10, 900)}</span></span></li>`, [4, 6])}</ul></aside>`,
    () =>
      `<aside class="widget inner-padding widget_most_read"><h2 class="widget-title">${page.label('mostRead')}</h2><ol class="most-read-list">${others(page, (h, t) => `<li class="most-read-list__item"><a href="${h}">${t}</a></li>`, [5, 8])}</ol></aside>`,
    () =>
      `<aside class="widget inner-padding widget_rank-math"><h2 class="widget-title">${page.label('latest')}</h2><div class="rpwe-block"><ul class="rpwe-ul">${others(page, (h, t) => `<li class="rpwe-li rpwe-clearfix"><h3 class="rpwe-title"><a target="_self" href="${h}">${t}</a></h3><time class="rpwe-time published">${page.date()}</time></li>`, [4, 5])}</ul></div></aside>`,
  );

const tags = (page: PageMaker) =>
  one(
    page,
    () =>
      `<footer class="entry-meta" aria-label="Entry meta"><span class="cat-links"><span class="gp-icon icon-categories"></span><span class="screen-reader-text">${page.label('tags')} </span>${bar(page, (w) => `<a href="/category/x/" rel="category tag">${w}</a> `)}</span></footer>`,
    () =>
      `<div class="post-bottom-meta post-bottom-tags post-tags-modern"><div class="post-bottom-meta-title"><span class="tie-icon-tags" aria-hidden="true"></span> ${page.label('tags')}</div><span class="tagcloud">${bar(page, (w) => `<a href="/tag/x/" rel="tag">${w}</a>`)}</span></div>`,
    () =>
      `<div class="post-tags"><i class="fa fa-tags fa-fw me-1"></i>${bar(page, (w) => `<a href="/tags/x/" class="post-tag no-text-decoration">${w}</a>`)}</div>`,
  );

const neighbours = (page: PageMaker) =>
  one(
    page,
    () =>
      `<nav class="navigation post-navigation" aria-label="Posts"><div class="nav-links"><div class="nav-previous"><a title="x" href="${page.path()}" rel="prev"><span class="ast-post-nav"><span class="ast-left-arrow">←</span> ${page.label('previous')}</span> <p>${page.title('noise')}</p></a></div><div class="nav-next"><a href="${page.path()}" rel="next"><span class="ast-post-nav">${page.label('next')} →</span> <p>${page.title('noise')}</p></a></div></div></nav>`,
    () =>
      `<nav id="nav-below" class="post-navigation" aria-label="Posts"><div class="nav-previous"><span class="prev"><a href="${page.path()}" rel="prev">${page.title('noise')}</a></span></div><div class="nav-next"><span class="next"><a href="${page.path()}" rel="next">${page.title('noise')}</a></span></div></nav>`,
    () =>
      `<nav class="post-navigation d-flex justify-content-between" aria-label="Post Navigation"><a href="${page.path()}" class="btn btn-outline-primary" aria-label="${page.label('previous')}"><p>${page.title('noise')}</p></a><a href="${page.path()}" class="btn btn-outline-primary" aria-label="${page.label('next')}"><p>${page.title('noise')}</p></a></nav>`,
  );

function comments(page: PageMaker): string {
  const all = (write: () => string) => page.random.times(page.random.int(1, 4), write).join('');
  return one(
    page,
    () =>
      `<div id="comments" class="comments-area"><div class="comments-count-wrapper"><h3 class="comments-title">${page.label('comments')}</h3></div><ol class="ast-comment-list">${all(() => `<li class="comment even depth-1" id="li-comment-${page.random.int(100, 999)}"><article class="ast-comment"><div class="ast-comment-info"><div class="ast-comment-avatar-wrap"><img src="${page.decoration()}" class="avatar avatar-50" alt=""></div><header class="ast-comment-meta ast-row comment-author vcard"><div class="ast-comment-cite-wrap"><cite><b class="fn">${page.name()}</b></cite></div><div class="ast-comment-time"><time>${page.date()}</time></div></header></div><section class="ast-comment-content comment"><p>${page.free()}</p></section></article></li>`)}</ol></div>`,
    () =>
      `<div id="wpdcom" class="wpdiscuz_unauth wpd-default wpd-layout-1"><div class="wpd-thread-head"><div class="wpd-thread-info">${page.label('comments')}</div></div><div id="wpd-threads" class="wpd-thread-wrapper"><div class="wpd-thread-list">${all(() => `<div class="comment even wpd-comment wpd_comment_level-1"><div class="wpd-comment-wrap wpd-blog-guest"><div class="wpd-comment-left"><div class="wpd-avatar"><img src="${page.decoration()}" alt="" class="avatar"></div></div><div class="wpd-comment-right"><div class="wpd-comment-header"><div class="wpd-comment-author">${page.name()}</div><div class="wpd-comment-date">${page.date()}</div></div><div class="wpd-comment-text"><p>${page.free()}</p></div></div></div></div>`)}</div></div></div>`,
    () =>
      `<div class="comments" id="comments"><section class="comment-thread">${all(() => `<div class="comment-block"><div class="comment-header"><cite class="user">${page.name()}</cite><span class="datetime secondary-text">${page.date()}</span></div><p class="comment-content">${page.free(2)}</p></div>`)}</section></div>`,
  );
}

const author = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="ast-single-author-box ast-author-box"><div class="ast-author-meta"><div class="about-author-title-wrapper"><h3 class="about-author">${page.label('aboutAuthor')}</h3></div><div class="ast-author-details"><div class="post-author-avatar"><img src="${page.decoration()}" class="avatar avatar-100" alt=""></div><div class="post-author-bio"><h4 class="author-title">${page.name()}</h4><div class="post-author-desc">${page.free()}</div></div></div></div></div>`,
    () =>
      `<div class="saboxplugin-wrap" itemtype="http://schema.org/Person" itemscope><div class="saboxplugin-tab"><div class="saboxplugin-gravatar"><img src="${page.decoration()}" alt="" width="100" height="100"></div><div class="saboxplugin-authorname"><a href="/author/x/" class="vcard author"><span class="fn">${page.name()}</span></a></div><div class="saboxplugin-desc"><div itemprop="description"><p>${page.free()}</p></div></div></div></div>`,
    () =>
      `<div class="about-author container-wrapper about-author-1"><div class="author-avatar"><a href="/author/x/"><img src="${page.decoration()}" class="avatar" alt=""></a></div><div class="author-info"><h3 class="author-name"><a href="/author/x/">${page.name()}</a></h3><div class="author-bio">${page.free()}</div></div></div>`,
  );

function byline(page: PageMaker): string {
  return page.random.pick([
    `<div class="entry-meta">${page.label('by')} <span class="posted-by vcard author"><a class="url fn n" href="/author/x/"><span class="author-name">${page.name()}</span></a></span> / <span class="posted-on"><span class="published">${page.date()}</span></span></div>`,
    `<div class="single-post-meta post-meta clearfix"><span class="author-meta single-author with-avatars"><span class="meta-item meta-author-wrapper"><a href="/author/x/" class="author-name tie-icon">${page.name()}</a></span></span><span class="date meta-item tie-icon">${page.date()}</span><span class="meta-reading-time meta-item">${page.label('minutes')}</span></div>`,
    `<aside class="gh-article-sidebar"></aside><div class="gh-article-meta"><div class="gh-article-author-name">${page.name()}</div><time class="gh-article-meta-date">${page.date()}</time> <span class="gh-article-meta-length">— ${page.label('minutes')}</span></div>`,
    `<div class="post-meta text-muted"><span>${page.label('published')} <time>${page.date()}</time></span> <span>${page.label('by')} <em><a href="/about">${page.name()}</a></em></span></div>`,
  ]);
}

const advert = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="stream-item stream-item-in-post"><div class="stream-item-title">${page.label('advert')}</div><ins class="adsbygoogle" style="display:block" data-ad-slot="1"></ins></div>`,
    () =>
      `<div class="code-block code-block-1" style="margin: 8px auto; text-align: center;"><span class="ai-label">${page.label('advert')}</span><div id="ezoic-pub-ad-placeholder-${page.random.int(101, 199)}"></div></div>`,
    () =>
      `<aside class="widget widget_media_image"><a href="https://shop.example/z" rel="sponsored"><img src="${page.decoration()}" class="image attachment-full" alt="" width="300" height="250"></a></aside>`,
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
