/** Furniture of half `held-out-15`: pieces of its own where a reader meets them most, the rest of `held-out-14`. */
import type { Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { bar, others } from '../sentences/held-out-7/writing.ts';
import { furniture as furniture14 } from './held-out-14.ts';
import { frame } from './held-out-15-frames.ts';

/** One of the makers' pieces; the others are not asked, so that they note nothing. */
const one = (page: PageMaker, ...makers: (() => string)[]) => page.random.pick(makers)();

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent()).join(' ');
  const [yes, no, more] = [page.label('accept'), page.label('reject'), page.label('settings')];
  return page.random.pick([
    `<div id="cookie-law-info-bar" data-nosnippet="true" class="cli-bar-container cli-style-v2"><span><div class="cli-bar-message">${text}</div><div class="cli-bar-btn_container"><a role="button" class="cli_settings_button">${more}</a><a role="button" id="wt-cli-accept-all-btn" class="wt-cli-element medium cli-plugin-button wt-cli-accept-all-btn cookie_action_close_header cli_action_button">${yes}</a></div></span></div>`,
    `<div id="iubenda-cs-banner" class="iubenda-cs-default-floating iubenda-cs-visible" role="alertdialog" aria-modal="true"><div class="iubenda-cs-container"><div class="iubenda-cs-content"><div class="iubenda-cs-rationale"><div id="iubenda-cs-title">${more}</div><div id="iubenda-cs-paragraph"><p class="iub-p">${text}</p></div><div class="iubenda-cs-counter"></div><div class="iubenda-cs-opt-group"><button class="iubenda-cs-reject-btn">${no}</button><button class="iubenda-cs-accept-btn">${yes}</button></div></div></div></div></div>`,
    `<div id="klaro"><div class="klaro"><div class="cookie-notice" role="dialog" aria-live="polite"><div class="cn-body"><p id="id-cookie-notice">${text} <a href="#" class="cn-learn-more">${more}</a></p><div class="cn-ok"><div class="cn-buttons"><button class="cm-btn cm-btn-danger cn-decline" type="button">${no}</button><button class="cm-btn cm-btn-success" type="button">${yes}</button></div></div></div></div></div></div>`,
    `<aside id="moove_gdpr_cookie_info_bar" class="moove-gdpr-align-center moove-gdpr-dark-scheme gdpr_infobar_postion_bottom"><div class="moove-gdpr-info-bar-container"><div class="moove-gdpr-info-bar-content"><div class="moove-gdpr-cookie-notice"><p>${text}</p></div><div class="moove-gdpr-button-holder"><button class="mgbutton moove-gdpr-infobar-allow-all">${yes}</button><button class="mgbutton moove-gdpr-infobar-reject-btn">${no}</button></div></div></div></aside>`,
    `<div role="dialog" aria-label="cookieconsent" class="cc-window cc-banner cc-type-info cc-theme-classic cc-bottom"><span id="cookieconsent:desc" class="cc-message">${text} <a class="cc-link" href="/cookies">${more}</a></span><div class="cc-compliance"><a role="button" tabindex="0" class="cc-btn cc-dismiss">${yes}</a></div></div>`,
  ]);
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div id="mc_embed_signup"><form class="validate" method="post"><div id="mc_embed_signup_scroll"><h2>${label}</h2><p>${pitch}</p><div class="mc-field-group"><label for="mce-EMAIL">${email}</label><input type="email" name="EMAIL" class="required email" id="mce-EMAIL"></div><div class="clear"><input type="submit" value="${send}" class="button"></div></div></form></div>`,
    `<div class="tnp tnp-subscription-minimal"><h3>${label}</h3><p>${pitch}</p><form action="/?na=s" method="post"><input class="tnp-email" type="email" name="ne" placeholder="${email}"><input class="tnp-submit" type="submit" value="${send}"></form></div>`,
    `<div class="ml-embedded"><div class="ml-form-embedWrapper embedForm"><div class="ml-form-embedBody"><div class="ml-form-embedContent"><h4>${label}</h4><p>${pitch}</p></div><form class="ml-block-form"><input type="email" class="form-control" placeholder="${email}"><button type="submit" class="primary">${send}</button></form></div></div></div>`,
    `<section class="mt-16 rounded-2xl bg-slate-50 p-8"><h2 class="text-lg font-semibold">${label}</h2><p class="mt-2 text-sm text-slate-600">${pitch}</p><form class="mt-4 flex gap-2"><input type="email" class="flex-auto rounded-md" placeholder="${email}"><button class="rounded-md bg-slate-900 px-3 text-white">${send}</button></form></section>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="heateor_sss_sharing_container heateor_sss_horizontal_sharing"><div class="heateor_sss_sharing_title">${label}</div><div class="heateor_sss_sharing_ul"><a class="heateor_sss_facebook" href="https://share.example/f" title="Facebook"></a><a class="heateor_sss_button_x" href="https://share.example/x" title="X"></a></div></div>`,
    `<section class="page__share"><h4 class="page__share-title">${label}</h4><a href="https://share.example/x" class="btn btn--twitter"><span>Twitter</span></a><a href="https://share.example/f" class="btn btn--facebook"><span>Facebook</span></a></section>`,
    `<div class="shariff" data-services="facebook"><span class="shariff-head">${label}</span><ul class="shariff-buttons theme-default orientation-horizontal"><li class="shariff-button facebook"><a href="https://share.example/f" class="shariff-link"><span class="shariff-text">teilen</span></a></li><li class="shariff-button mailto"><a href="mailto:" class="shariff-link"><span class="shariff-text">e-mail</span></a></li></ul></div>`,
    `<div class="ya-share-row"><span>${label}</span><ul class="ya-share2__list"><li class="ya-share2__item ya-share2__item_service_telegram"><a class="ya-share2__link" href="https://share.example/t"><span class="ya-share2__title">Telegram</span></a></li></ul></div>`,
  ]);
}

const related = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="page__related"><h4 class="page__related-title">${page.label('related')}</h4><div class="grid__wrapper">${others(page, (h, t) => `<div class="grid__item"><article class="archive__item"><h2 class="archive__item-title no_toc"><a href="${h}" rel="permalink">${t}</a></h2></article></div>`, [3, 4])}</div></div>`,
    () =>
      `<section class="related-posts clr" id="related-posts"><h3 class="theme-heading related-posts-title"><span class="text">${page.label('related')}</span></h3><div class="oceanwp-row clr">${others(page, (h, t) => `<article class="related-post clr col span_1_of_3"><figure class="related-post-media clr"><a href="${h}" class="related-thumb"><img src="${page.decoration()}" alt="" width="300" height="200"></a></figure><h3 class="related-post-title"><a href="${h}" rel="bookmark">${t}</a></h3><time class="published">${page.date()}</time></article>`, [3, 3])}</div></section>`,
    () =>
      `<div class="rp4wp-related-posts"><h3>${page.label('related')}</h3><ul>${others(page, (h, t) => `<li><div class="rp4wp-related-post-content"><a href="${h}">${t}</a></div></li>`, [3, 5])}</ul></div>`,
    () =>
      `<div class="OUTBRAIN ob-widget" data-widget-id="AR_1"><div class="ob-widget-section ob-first"><div class="ob-widget-header">${page.label('related')}</div><ul class="ob-widget-items-container">${others(page, (h, t) => `<li class="ob-dynamic-rec-container ob-recIdx-1 ob-p"><a class="ob-dynamic-rec-link" href="${h}"><span class="ob-unit ob-rec-image-container"><img class="ob-rec-image ob-show" src="${page.decoration()}" alt=""></span><span class="ob-unit ob-rec-source">${page.random.word()}</span><span class="ob-unit ob-rec-text">${t}</span></a></li>`, [4, 6])}</ul></div></div>`,
  );

const teasers = (page: PageMaker) =>
  one(
    page,
    () =>
      `<section class="mt-24"><h2 class="text-2xl font-bold">${page.label('recommended')}</h2><div class="mt-8 grid gap-8 sm:grid-cols-3">${others(page, (h, t) => `<article class="flex flex-col"><img class="aspect-video rounded-xl object-cover" src="${page.decoration()}" alt=""><h3 class="mt-4 text-lg font-semibold"><a href="${h}">${t}</a></h3><p class="mt-2 line-clamp-3 text-sm text-gray-600">${page.noise()}</p></article>`, [3, 3])}</div></section>`,
    () =>
      `<div class="wp-block-query alignwide"><h2 class="wp-block-heading">${page.label('recommended')}</h2><ul class="wp-block-post-template columns-3">${others(page, (h, t) => `<li class="wp-block-post post type-post status-publish"><h3 class="wp-block-post-title"><a href="${h}">${t}</a></h3><div class="wp-block-post-excerpt"><p class="wp-block-post-excerpt__excerpt">${page.noise()}</p></div></li>`, [3, 3])}</ul></div>`,
    () =>
      `<div class="hs-blog-recent"><h3>${page.label('latest')}</h3>${others(page, (h, t) => `<div class="blog-recent-posts__post"><a class="blog-recent-posts__title" href="${h}"><h4>${t}</h4></a><p class="blog-recent-posts__description">${page.noise()}</p></div>`, [2, 4])}</div>`,
  );

const tags = (page: PageMaker) =>
  one(
    page,
    () =>
      `<footer class="page__meta"><p class="page__taxonomy"><strong>${page.label('tags')}: </strong><span itemprop="keywords">${bar(page, (w) => `<a href="/tags/x" class="page__taxonomy-item p-category" rel="tag">${w}</a> `)}</span></p></footer>`,
    () =>
      `<div class="post-tags clr"><span class="owp-tag-text">${page.label('tags')}: </span>${bar(page, (w) => `<a href="/tag/x/" rel="tag">${w}</a><span class="owp-sep">,</span> `)}</div>`,
    () =>
      `<div class="taxonomy-post_tag wp-block-post-terms">${bar(page, (w) => `<a href="/tag/x/" rel="tag">${w}</a>`)}</div>`,
  );

const neighbours = (page: PageMaker) =>
  one(
    page,
    () =>
      `<nav class="pagination"><a href="${page.path()}" class="pagination--pager" title="">${page.title('noise')}</a><a href="${page.path()}" class="pagination--pager" title="">${page.title('noise')}</a></nav>`,
    () =>
      `<div class="post-nav"><div class="post-nav-item"><a href="${page.path()}" rel="prev"><i class="fa fa-chevron-left"></i> ${page.title('noise')}</a></div><div class="post-nav-item"><a href="${page.path()}" rel="next">${page.title('noise')} <i class="fa fa-chevron-right"></i></a></div></div>`,
    () =>
      `<nav class="wp-block-group alignwide"><div class="post-navigation-link-previous wp-block-post-navigation-link"><span class="post-navigation-link__label">${page.label('previous')}: </span><a href="${page.path()}" rel="prev"><span class="post-navigation-link__title">${page.title('noise')}</span></a></div></nav>`,
  );

const byline = (page: PageMaker) =>
  one(
    page,
    () =>
      `<p class="page__meta"><span class="page__meta-date"><i class="far fa-calendar-alt"></i><time>${page.date()}</time></span><span class="page__meta-sep"></span><span class="page__meta-readtime">${page.label('minutes')}</span></p>`,
    () =>
      `<div class="wp-block-template-part"><div class="wp-block-group has-small-font-size is-layout-flex"><div class="wp-block-post-date"><time>${page.date()}</time></div><div class="wp-block-post-author-name">${page.label('by')} ${page.name()}</div></div></div>`,
    () =>
      `<ul class="meta ospm-default clr"><li class="meta-author"><i class="icon-user"></i><a href="/author/x/" rel="author">${page.name()}</a></li><li class="meta-date"><i class="icon-clock"></i>${page.date()}</li></ul>`,
    () =>
      `<div class="mt-6 flex items-center gap-x-4"><img src="${page.decoration()}" alt="" class="h-10 w-10 rounded-full"><div class="text-sm leading-6"><p class="font-semibold">${page.name()}</p><time class="text-gray-500">${page.date()}</time></div></div>`,
  );

export const furniture: Furniture = {
  ...furniture14,
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
