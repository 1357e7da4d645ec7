/** Furniture of half `held-out-3`, as systems write it. */
import type { Furniture } from '../furniture.ts';
import { until } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { frame } from './held-out-3-frames.ts';

const titles = (page: PageMaker, low: number, high: number) =>
  page.random.times(page.random.int(low, high), () => ({
    href: page.path(),
    title: page.title('noise'),
  }));

function menu(page: PageMaker): string {
  const words = page.menuWords(page.random.int(5, 10));
  const href = () => `/${page.random.word()}`;
  return page.random.pick([
    () =>
      `<nav class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal" aria-label="Menu"><ul id="menu-1-a1b2" class="elementor-nav-menu">${words.map((w, i) => `<li class="menu-item menu-item-type-post_type menu-item-${i + 210}"><a href="${href()}" class="elementor-item">${w}</a></li>`).join('')}</ul></nav>`,
    () =>
      `<div id="et-top-navigation"><nav id="top-menu-nav"><ul id="top-menu" class="nav">${words.map((w) => `<li class="page_item"><a href="${href()}">${w}</a></li>`).join('')}</ul></nav></div>`,
    () =>
      `<nav class="govuk-service-navigation__wrapper" aria-label="Menu"><ul class="govuk-service-navigation__list">${words.map((w) => `<li class="govuk-service-navigation__item"><a class="govuk-service-navigation__link" href="${href()}">${w}</a></li>`).join('')}</ul></nav>`,
    () =>
      `<nav role="navigation" class="Nav_nav__3kXq9" aria-label="primary">${words.map((w) => `<a class="Nav_link__Zp1xq" href="${href()}">${w}</a>`).join('')}</nav>`,
    () =>
      `<nav class="sidebar-nav"><ul class="uk-nav uk-nav-default">${words.map((w, i) => `<li class="${i === 1 ? 'uk-active' : ''}"><a href="${href()}">${w}</a></li>`).join('')}</ul></nav>`,
  ])();
}

function crumbs(page: PageMaker): string {
  const [one = '', two = ''] = page.menuWords(2);
  const home = page.label('home');
  return page.random.pick([
    `<div class="rank-math-breadcrumb"><p><a href="/">${home}</a><span class="separator"> - </span><a href="/a">${one}</a><span class="separator"> - </span><span class="last">${two}</span></p></div>`,
    `<ul class="bcrumb" itemscope itemtype="https://schema.org/BreadcrumbList"><li itemprop="itemListElement"><a itemprop="item" href="/"><span itemprop="name">${home}</span></a></li><li><a href="/a"><span>${one}</span></a></li></ul>`,
    `<div class="bx-breadcrumb"><div class="bx-breadcrumb-item"><a href="/">${home}</a></div><div class="bx-breadcrumb-item"><i class="fa fa-angle-right"></i><a href="/a">${one}</a></div><div style="clear:both"></div></div>`,
    `<div class="govuk-breadcrumbs"><ol class="govuk-breadcrumbs__list"><li class="govuk-breadcrumbs__list-item"><a class="govuk-breadcrumbs__link" href="/">${home}</a></li><li class="govuk-breadcrumbs__list-item"><a class="govuk-breadcrumbs__link" href="/b">${one}</a></li></ol></div>`,
  ]);
}

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent());
  const [yes, no, choose] = [page.label('accept'), page.label('reject'), page.label('settings')];
  return page.random.pick([
    `<div id="onetrust-consent-sdk"><div class="onetrust-pc-dark-filter ot-fade-in"></div><div id="onetrust-banner-sdk" class="otFlat bottom" role="region" aria-label="Cookie banner"><div class="ot-sdk-container"><div id="onetrust-policy"><div id="onetrust-policy-text">${text.join(' ')}</div></div><div id="onetrust-button-group"><button id="onetrust-pc-btn-handler">${choose}</button><button id="onetrust-accept-btn-handler">${yes}</button></div></div></div></div>`,
    `<div id="CybotCookiebotDialog" role="dialog" lang="en"><div id="CybotCookiebotDialogBody"><h2 id="CybotCookiebotDialogBodyContentTitle">Cookies</h2><div id="CybotCookiebotDialogBodyContentText">${text.join('<br>')}</div><div id="CybotCookiebotDialogBodyButtons"><button id="CybotCookiebotDialogBodyButtonDecline">${no}</button><button id="CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll">${yes}</button></div></div></div>`,
    `<div id="cookie-law-info-bar" data-nosnippet="true"><span><div class="cli-bar-container cli-style-v2"><div class="cli-bar-message">${text.join(' ')}</div><div class="cli-bar-btn_container"><a role="button" class="cli_settings_button">${choose}</a><a role="button" data-cli_action="accept" id="cookie_action_close_header" class="medium cli-plugin-button">${yes}</a></div></div></span></div>`,
    `<div class="fc-consent-root"><div class="fc-dialog-overlay"></div><div class="fc-dialog-container"><div class="fc-dialog fc-choice-dialog" role="dialog"><div class="fc-dialog-content"><div class="fc-header"><h1 class="fc-dialog-headline">${page.site}</h1></div><div class="fc-body">${text.map((t) => `<p>${t}</p>`).join('')}</div></div><div class="fc-footer-buttons-container"><button class="fc-button fc-cta-consent"><p class="fc-button-label">${yes}</p></button></div></div></div></div>`,
    `<div class="cookie-notice js-cookie" style="position:fixed;bottom:0"><p>${text.join(' ')}</p><button type="button">${yes}</button> <a href="/privacy">${page.label('privacy')}</a></div>`,
  ]);
}

function consentCentre(page: PageMaker): string {
  const rows = until(
    9_000,
    () =>
      `<div class="ot-accordion-layout ot-cat-item"><button aria-expanded="false"></button><div class="ot-acc-hdr"><h4 class="ot-cat-header">${page.label('marketing')}</h4></div><div class="ot-acc-grpcntr"><p class="ot-acc-grpdesc">${page.consent()}</p></div></div>`,
  );
  return `<div id="onetrust-pc-sdk" class="otPcCenter ot-hide ot-fade-in" role="dialog" aria-modal="true"><div id="ot-pc-content" class="ot-pc-scrollbar">${rows}</div><div class="ot-pc-footer"><button class="save-preference-btn-handler">${page.label('accept')}</button></div></div>`;
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div id="mc_embed_signup"><form class="validate" method="post"><h2>${label}</h2><div class="mc-field-group"><label for="mce-EMAIL">${pitch}</label><input type="email" id="mce-EMAIL" placeholder="${email}"></div><input type="submit" class="button" value="${send}"></form></div>`,
    `<div class="elementor-widget elementor-widget-form"><div class="elementor-widget-container"><h3 class="elementor-heading-title">${label}</h3><p>${pitch}</p><form class="elementor-form"><input type="email" placeholder="${email}"><button type="submit"><span class="elementor-button-text">${send}</span></button></form></div></div>`,
    `<section class="kg-signup-like gh-subscribe"><h3 class="gh-subscribe-title">${label}</h3><div class="gh-subscribe-description">${pitch}</div><button class="gh-subscribe-input" data-portal="signup"><div class="gh-subscribe-input-text">${email}</div><div class="gh-subscribe-input-btn">${send}</div></button></section>`,
    `<div class="hs-cta-embed hs-form-subscribe"><strong>${label}</strong> <span>${pitch}</span><form class="hs-form hs-form-private"><input class="hs-input" type="email" placeholder="${email}"><input class="hs-button primary large" type="submit" value="${send}"></form></div>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="heateor_sss_sharing_container heateor_sss_horizontal_sharing"><div class="heateor_sss_sharing_title">${label}</div><div class="heateor_sss_sharing_ul"><a class="heateor_sss_facebook" title="Facebook"><span class="heateor_sss_svg"></span></a><a class="heateor_sss_button_x" title="X"></a></div></div>`,
    `<div class="addthis_inline_share_toolbox" data-url="#"><span>${label}</span> <a class="at-icon-wrapper">Facebook</a> <a class="at-icon-wrapper">Email</a></div>`,
    `<div class="shariff" data-lang="de"><ul class="theme-color orientation-horizontal"><li class="shariff-button facebook"><a href="#"><span class="fab fa-facebook-f"></span> <span class="share_text">${label}</span></a></li><li class="shariff-button mail"><a href="mailto:?subject=x"><span class="share_text">E-Mail</span></a></li></ul></div>`,
    `<div class="ssba ssba-wrap"><div style="text-align:left">${label} <a data-site="facebook" class="ssba_facebook_share" href="#">F</a> <a data-site="whatsapp" class="ssba_whatsapp_share" href="#">W</a></div></div>`,
    `<ul class="tools-share" role="list"><li><a href="#" aria-label="${label} Facebook"><i class="icon-fb"></i></a></li><li><a href="#" aria-label="${label} X"><i class="icon-x"></i></a></li></ul>`,
  ]);
}

function related(page: PageMaker): string {
  const list = titles(page, 3, 6);
  const label = page.label('related');
  return page.random.pick([
    () =>
      `<div class="rp4wp-related-posts"><h3>${label}</h3><ul>${list.map(({ href, title }) => `<li><div class="rp4wp-related-post-image"><a href="${href}"><img width="150" height="150" src="${page.decoration()}" class="attachment-thumbnail wp-post-image" alt=""></a></div><div class="rp4wp-related-post-content"><a href="${href}">${title}</a></div></li>`).join('')}</ul></div>`,
    () =>
      `<div class="zergnet-like OUTBRAIN" data-widget-id="AR_1"><div class="ob-widget ob-grid-layout"><div class="ob-widget-header">${label}</div><ul class="ob-widget-items-container">${list.map(({ href, title }) => `<li class="ob-dynamic-rec-container"><a class="ob-dynamic-rec-link" href="${href}"><span class="ob-unit ob-rec-image-container"><img class="ob-rec-image" src="${page.decoration()}" alt=""></span><span class="ob-unit ob-rec-text">${title}</span></a></li>`).join('')}</ul></div></div>`,
    () =>
      `<section aria-labelledby="rel-h"><h2 id="rel-h">${label}</h2><ol role="list">${list.map(({ href, title }) => `<li><a href="${href}"><span>${title}</span></a></li>`).join('')}</ol></section>`,
    () =>
      `<div class="field field--name-field-related field--type-entity-reference field--label-above"><div class="field__label">${label}</div><div class="field__items">${list.map(({ href, title }) => `<div class="field__item"><a href="${href}" hreflang="en">${title}</a></div>`).join('')}</div></div>`,
  ])();
}

function teasers(page: PageMaker): string {
  const list = titles(page, 3, 5);
  const label = page.label('recommended');
  return page.random.pick([
    () =>
      `<div class="elementor-posts-container elementor-posts elementor-grid">${list.map(({ href, title }) => `<article class="elementor-post elementor-grid-item"><a class="elementor-post__thumbnail__link" href="${href}"><div class="elementor-post__thumbnail"><img width="300" height="200" src="${page.decoration()}" alt=""></div></a><div class="elementor-post__text"><h3 class="elementor-post__title"><a href="${href}">${title}</a></h3><div class="elementor-post__excerpt"><p>${page.noise()}</p></div><a class="elementor-post__read-more" href="${href}">${page.label('readMore')}</a></div></article>`).join('')}</div>`,
    () =>
      `<section class="cards-rail" data-testid="onward"><h2>${label}</h2>${list.map(({ href, title }) => `<div class="fc-item"><div class="fc-item__container"><img src="${page.decoration()}" alt="" class="responsive-img"><h3 class="fc-item__title"><a href="${href}" class="js-headline-text">${title}</a></h3><div class="fc-item__standfirst">${page.noise()}</div></div></div>`).join('')}</section>`,
    () =>
      `<div class="trc_related_container tbl-feed-container"><div class="trc_header_ext">${label}</div>${list.map(({ href, title }) => `<div class="videoCube trc_spotlight_item syndicatedItem"><a href="${href}" rel="nofollow noopener sponsored" class="item-thumbnail-href"><span class="thumbBlock" style="background-image:url(${page.decoration()})"></span></a><span class="video-label-box"><span class="video-label video-title">${title}</span><span class="video-label video-description">${page.noise()}</span></span></div>`).join('')}</div>`,
  ])();
}

function ranks(page: PageMaker): string {
  const list = titles(page, 4, 7);
  const label = page.label('mostRead');
  return page.random.pick([
    `<div id="popular-posts-2" class="widget popular-posts"><h4 class="widget-title">${label}</h4><ul>${list.map(({ href, title }, i) => `<li><span class="num">${i + 1}.</span> <a href="${href}">${title}</a></li>`).join('')}</ul></div>`,
    `<div class="mostpop" data-tracking="mostpopular"><h2>${label}</h2><ol>${list.map(({ href, title }) => `<li><div><a href="${href}"><h3>${title}</h3></a></div></li>`).join('')}</ol></div>`,
    `<table class="tbl_hot" summary="${label}"><caption>${label}</caption><tbody>${list.map(({ href, title }, i) => `<tr><td class="n">${i + 1}</td><td><a href="${href}">${title}</a></td></tr>`).join('')}</tbody></table>`,
  ]);
}

function tags(page: PageMaker): string {
  const words = page.menuWords(page.random.int(3, 5));
  return page.random.pick([
    `<div class="tagcloud-in-post"><span>${page.label('tags')}</span> ${words.map((w) => `<a href="/tag/${page.random.word()}" class="tag-link">#${w}</a>`).join(' ')}</div>`,
    `<footer class="entry-footer"><span class="cat-tags-links"><span class="tags-links"><span class="screen-reader-text">${page.label('tags')}</span>${words.map((w) => `<a href="/tag/x/" rel="tag">${w}</a>`).join(', ')}</span></span></footer>`,
    `<ul class="blog-item-tags">${words.map((w) => `<li class="blog-item-tag-wrapper"><a href="/blog/tag/${w}" class="blog-item-tag">${w}</a></li>`).join('')}</ul>`,
  ]);
}

function neighbours(page: PageMaker): string {
  return page.random.pick([
    () =>
      `<div class="paginav"><a class="prev" href="${page.path()}"><span class="title">${page.label('previous')}</span><br><span>${page.title('noise')}</span></a><a class="next" href="${page.path()}"><span class="title">${page.label('next')}</span><br><span>${page.title('noise')}</span></a></div>`,
    () =>
      `<section id="itemPagination" class="item-pagination item-pagination--prev-next"><a href="${page.path()}" class="item-pagination-link item-pagination-link--prev"><div class="pagination-title-wrapper"><div class="visually-hidden">${page.label('previous')}</div><h2 class="item-pagination-title">${page.title('noise')}</h2></div></a></section>`,
  ])();
}

function comments(page: PageMaker): string {
  const count = page.random.int(1, 4);
  const date = () => page.date();
  return page.random.pick([
    () =>
      `<div id="disqus_thread"><div id="posts"><ul id="post-list" class="post-list">${page.random.times(count, (i) => `<li class="post" id="post-${i}"><div class="post-content"><div class="avatar hovercard"><img class="user" src="${page.decoration()}" alt=""></div><div class="post-body"><header><span class="post-byline"><span class="author">${page.name()}</span></span> <span class="post-meta"><a>${date()}</a></span></header><div class="post-body-inner"><div class="post-message"><p>${page.free(2)}</p></div></div><footer><menu><li class="reply"><a href="#">${page.label('reply')}</a></li></menu></footer></div></div></li>`).join('')}</ul></div></div>`,
    () =>
      `<section class="comments" id="comments"><h3 class="section-heading">${page.label('comments')}</h3><ul class="children">${page.random.times(count, () => `<li class="com"><div class="com-head"><img class="com-ava" src="${page.decoration()}" alt="" width="40" height="40"><cite>${page.name()}</cite><span>${date()}</span></div><div class="com-txt">${page.free()}</div><a class="com-re" rel="nofollow" href="#reply">${page.label('reply')}</a></li>`).join('')}</ul><form id="commentform"><label>${page.label('writeComment')}</label><textarea></textarea><button>${page.label('send')}</button></form></section>`,
  ])();
}

function author(page: PageMaker): string {
  return page.random.pick([
    () =>
      `<div class="abh_box abh_box_down abh_box_fancy"><div class="abh_image"><img src="${page.decoration()}" class="photo" width="250" alt=""></div><div class="abh_text"><h3 class="fn name"><a href="/a">${page.name()}</a></h3><div class="description note abh_description">${page.free(2)}</div></div></div>`,
    () =>
      `<section class="author-card"><img class="author-profile-image" src="${page.decoration()}" alt=""><section class="author-card-content"><h4 class="author-card-name"><a href="/author/x/">${page.name()}</a></h4><p>${page.free()}</p></section></section>`,
  ])();
}

function byline(page: PageMaker): string {
  return page.random.pick([
    `<div class="post-meta"><span title="x">${page.date()}</span>&nbsp;·&nbsp;<span>${page.label('minutes')}</span>&nbsp;·&nbsp;<span>${page.name()}</span></div>`,
    `<div class="submitted"><span class="field field--name-uid">${page.label('by')} <a href="/user/2" class="username">${page.name()}</a></span> <span class="field field--name-created">${page.date()}</span></div>`,
    `<p class="et_pb_title_meta_container"><span class="author vcard">${page.name()}</span> | <span class="published">${page.date()}</span> | <a href="/c" rel="category tag">${page.menuWords(1)[0] ?? ''}</a></p>`,
    `<address class="byline"><a rel="author" href="/by/x">${page.name()}</a></address><time datetime="2023-05-11">${page.label('published')} ${page.date()}</time>`,
  ]);
}

function advert(page: PageMaker): string {
  return page.random.pick([
    () =>
      `<div class="htlad-leaderboard ad-wrapper"><p class="ad-text">${page.label('advert')}</p><div id="google_ads_iframe_${page.random.int(1, 99)}__container__"></div></div>`,
    () =>
      `<div class="banner-zone" id="zone_${page.random.int(10, 99)}"><a href="https://track.example/click?z=1" target="_blank" rel="sponsored"><img src="${page.decoration()}" width="728" height="90" alt="${page.label('advert')}"></a></div>`,
    () =>
      `<div class="ezoic-ad box-4 ezoic-adl" style="min-height:250px"><span class="reportline">${page.label('advert')}</span></div>`,
  ])();
}

function footer(page: PageMaker): string {
  const links = (['about', 'contact', 'privacy', 'terms'] as const).map((l) => page.label(l));
  const list = (attributes = '') =>
    links.map((l) => `<li${attributes}><a href="/x">${l}</a></li>`).join('');
  return page.random.pick([
    () =>
      `<div data-elementor-type="footer" class="elementor elementor-location-footer"><section class="elementor-section elementor-top-section"><div class="elementor-container"><div class="elementor-column"><p>${page.noise()}</p></div><div class="elementor-column"><ul class="elementor-icon-list-items">${list(' class="elementor-icon-list-item"')}</ul></div></div></section><p>© ${page.site}. ${page.label('rights')}</p></div>`,
    () =>
      `<footer class="govuk-footer" role="contentinfo"><div class="govuk-width-container"><h2 class="govuk-visually-hidden">Support links</h2><ul class="govuk-footer__inline-list">${list(' class="govuk-footer__inline-list-item"')}</ul><span class="govuk-footer__licence-description">${page.disclaimer()}</span></div></footer>`,
    () =>
      `<footer class="footer"><span>&copy; 2024 <a href="/">${page.site}</a></span> · <span>Powered by <a href="https://gohugo.io/" rel="noopener noreferrer">Hugo</a></span><p>${page.disclaimer()}</p></footer>`,
    () =>
      `<div id="footer-bottom"><div class="container clearfix"><ul class="et-social-icons"><li class="et-social-icon et-social-facebook"><a href="#"><span>Facebook</span></a></li></ul><div id="footer-info">${page.noise()}</div><ul class="bottom-nav">${list()}</ul></div></div>`,
    () =>
      `<div class="section-footer sqs-block"><div class="sqs-block-content"><p class="sqsrte-small">${page.noise()}</p><p>${links.map((l) => `<a href="/x">${l}</a>`).join(' · ')}</p></div></div>`,
  ])();
}

export const furniture: Furniture = {
  menu,
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
  footer,
  frame: (page, main, options) => frame(furniture, page, main, options),
};
