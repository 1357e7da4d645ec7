/** Furniture of half `held-out-13`: pieces of its own where a reader meets them most, the rest of `held-out-12`. */
import type { Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { bar, others } from '../sentences/held-out-7/writing.ts';
import { furniture as furniture12 } from './held-out-12.ts';
import { frame } from './held-out-13-frames.ts';

/** One of the makers' pieces; the others are not asked, so that they note nothing. */
const one = (page: PageMaker, ...makers: (() => string)[]) => page.random.pick(makers)();

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent()).join(' ');
  const [yes, no, more] = [page.label('accept'), page.label('reject'), page.label('settings')];
  return page.random.pick([
    `<div class="cky-consent-container cky-box-bottom-left" tabindex="0" aria-label="x" role="region"><div class="cky-consent-bar" data-cky-tag="notice"><div class="cky-notice"><p class="cky-title" role="heading" aria-level="1">${more}</p><div class="cky-notice-group"><div class="cky-notice-des" data-cky-tag="description"><p>${text}</p></div><div class="cky-notice-btn-wrapper"><button class="cky-btn cky-btn-customize">${more}</button><button class="cky-btn cky-btn-reject">${no}</button><button class="cky-btn cky-btn-accept">${yes}</button></div></div></div></div></div>`,
    `<div id="sliding-popup" class="sliding-popup-bottom"><div aria-labelledby="popup-text" class="eu-cookie-compliance-banner eu-cookie-compliance-banner-info eu-cookie-compliance-banner--opt-in"><div class="popup-content info eu-cookie-compliance-content"><div id="popup-text" class="eu-cookie-compliance-message" role="document"><h2>${more}</h2><p>${text}</p></div><div id="popup-buttons" class="eu-cookie-compliance-buttons"><button type="button" class="agree-button eu-cookie-compliance-secondary-button">${yes}</button><button type="button" class="decline-button eu-cookie-compliance-default-button">${no}</button></div></div></div></div>`,
    `<div class="qc-cmp2-container" id="qc-cmp2-container"><div id="qc-cmp2-main" class="qc-cmp-cleanslate"><div id="qc-cmp2-ui" class="qc-cmp2-ui" role="dialog"><div class="qc-cmp2-summary-info"><h2>${more}</h2><div>${text}</div></div><div class="qc-cmp2-summary-buttons"><button mode="secondary">${more}</button><button mode="primary">${yes}</button></div></div></div></div>`,
    `<div id="iubenda-cs-banner" class="iubenda-cs-default-floating iubenda-cs-bottom iubenda-cs-visible" role="alertdialog"><div class="iubenda-cs-container"><div class="iubenda-cs-content"><div class="iubenda-cs-rationale"><div id="iubenda-cs-title">${more}</div><div id="iubenda-cs-paragraph"><p class="iub-p">${text}</p></div><div class="iubenda-cs-counter"></div><div class="iubenda-cs-opt-group"><button class="iubenda-cs-reject-btn">${no}</button><button class="iubenda-cs-accept-btn">${yes}</button></div></div></div></div></div>`,
    `<div class="js-consent notice-bottom" role="region"><div class="wrap"><span>${text}</span><a href="/cookies">${more}</a><button class="js-consent-ok">${yes}</button></div></div>`,
  ]);
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div id="mc_embed_signup"><form action="https://list.example/subscribe/post" method="post" id="mc-embedded-subscribe-form" class="validate"><div id="mc_embed_signup_scroll"><h2>${label}</h2><p>${pitch}</p><div class="mc-field-group"><label for="mce-EMAIL">${email}</label><input type="email" name="EMAIL" class="required email" id="mce-EMAIL"></div><div class="clear foot"><input type="submit" value="${send}" class="button"></div></div></form></div>`,
    `<div class="mailpoet_form_popup_overlay"></div><div id="mailpoet_form_1" class="mailpoet_form mailpoet_form_html mailpoet_form_position_"><form class="mailpoet_form" novalidate><div class="mailpoet_form_paragraph"><strong>${label}</strong></div><div class="mailpoet_form_paragraph last">${pitch}</div><div class="mailpoet_paragraph"><input type="email" class="mailpoet_text" placeholder="${email}"></div><input type="submit" class="mailpoet_submit" value="${send}"></form></div>`,
    `<div class="formkit-form seva-form" data-uid="${page.random.letters(10)}"><div class="formkit-header"><h2>${label}</h2></div><div class="formkit-subheader"><p>${pitch}</p></div><div class="formkit-fields"><input class="formkit-input" name="email_address" placeholder="${email}" type="email"><button class="formkit-submit"><span>${send}</span></button></div></div>`,
    `<section class="module module--newsletter"><h3 class="module__title">${label}</h3><p class="module__text">${pitch}</p><form><input type="email" placeholder="${email}"><button type="submit">${send}</button></form></section>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="st-sharethis"><div class="sharethis-inline-share-buttons"><div class="st-total"><span class="st-label">${page.random.int(1, 99)}</span><span class="st-shares">${label}</span></div><div class="st-btn st-first" data-network="facebook"><span class="st-label">Facebook</span></div><div class="st-btn st-last" data-network="x"><span class="st-label">X</span></div></div></div>`,
    `<div class="shariff shariff-align-flex-start"><div class="ShariffHeadline">${label}</div><ul class="shariff-buttons theme-round orientation-horizontal"><li class="shariff-button facebook"><a href="https://share.example/f" rel="nofollow" class="shariff-link"><span class="shariff-text">teilen</span></a></li><li class="shariff-button mailto"><a href="mailto:?x" class="shariff-link"><span class="shariff-text">mail</span></a></li></ul></div>`,
    `<div class="heateor_sss_sharing_container heateor_sss_horizontal_sharing"><div class="heateor_sss_sharing_title">${label}</div><div class="heateor_sss_sharing_ul"><a class="heateor_sss_facebook" href="#" title="Facebook"><span></span></a><a class="heateor_sss_whatsapp" href="#" title="Whatsapp"><span></span></a></div></div>`,
    `<div class="ArticleShare" data-module="share"><button type="button" aria-label="${label}">${label}</button><div class="ArticleShare-menu"><a href="https://share.example/f">Facebook</a><a href="https://share.example/l">LinkedIn</a></div></div>`,
  ]);
}

const related = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="OUTBRAIN" data-widget-id="AR_1"><div class="ob-widget ob-grid-layout"><div class="ob-widget-header"><span class="ob-text-content">${page.label('related')}</span></div><ul class="ob-widget-items-container">${others(page, (h, t) => `<li class="ob-dynamic-rec-container ob-recIdx-0"><a class="ob-dynamic-rec-link" href="${h}"><span class="ob-unit ob-rec-image-container"><img class="ob-rec-image" src="${page.decoration()}" alt=""></span><span class="ob-unit ob-rec-text">${t}</span><span class="ob-unit ob-rec-source">${page.random.word()}</span></a></li>`, [4, 6])}</ul></div></div>`,
    () =>
      `<div class="rp4wp-related-posts rp4wp-related-post"><h3>${page.label('related')}</h3><ul>${others(page, (h, t) => `<li><div class="rp4wp-related-post-content"><a href="${h}">${t}</a></div></li>`, [3, 5])}</ul></div>`,
    () =>
      `<section class="elementor-section related-grid"><h2 class="related-grid__title">${page.label('related')}</h2><div class="related-grid__items">${others(page, (h, t) => `<article class="card"><a class="card__media" href="${h}" tabindex="-1"><img src="${page.decoration()}" alt="" loading="lazy"></a><div class="card__body"><h3 class="card__title"><a href="${h}">${t}</a></h3><time class="card__date">${page.date()}</time></div></article>`, [2, 4])}</div></section>`,
    () =>
      `<nav class="relatedLinks" aria-label="${page.label('related')}"><h4>${page.label('related')}</h4>${others(page, (h, t) => `<p><a href="${h}">${t}</a></p>`, [2, 5])}</nav>`,
  );

const teasers = (page: PageMaker) =>
  one(
    page,
    () =>
      `<section class="up-sells upsells products"><h2>${page.label('recommended')}</h2><ul class="products columns-4">${others(page, (h, t) => `<li class="product type-product instock"><a href="${h}" class="woocommerce-LoopProduct-link"><img width="300" height="300" src="${page.decoration()}" class="attachment-woocommerce_thumbnail" alt=""><h2 class="woocommerce-loop-product__title">${t}</h2><span class="price"><span class="woocommerce-Price-amount amount"><bdi>${page.random.int(5, 90)}.00</bdi></span></span></a></li>`, [3, 4])}</ul></section>`,
    () =>
      `<div class="more-from-section"><h2 class="more-from-section__head">${page.label('recommended')}</h2>${others(page, (h, t) => `<div class="promo"><a class="promo__link" href="${h}"><img class="promo__img" src="${page.decoration()}" alt=""><h3 class="promo__title">${t}</h3></a><p class="promo__summary">${page.noise()}</p><span class="promo__meta">${page.label('minutes')}</span></div>`, [3, 4])}</div>`,
    () =>
      `<aside class="rail-teasers"><h3>${page.label('latest')}</h3>${others(page, (h, t) => `<div class="rail-teaser"><h4><a href="${h}">${t}</a></h4><p>${page.noise()} <a href="${h}">${page.label('readMore')}</a></p></div>`, [3, 4])}</aside>`,
  );

const tags = (page: PageMaker) =>
  one(
    page,
    () =>
      `<footer class="entry-meta"><span class="tags-links"><span class="gp-icon icon-tags"></span><span class="screen-reader-text">${page.label('tags')} </span>${bar(page, (w) => `<a href="/tag/x/" rel="tag">${w}</a>, `)}</span></footer>`,
    () =>
      `<div class="field field--name-field-tags field--type-entity-reference field--label-above"><div class="field__label">${page.label('tags')}</div><div class="field__items">${bar(page, (w) => `<div class="field__item"><a href="/tags/x" hreflang="x">${w}</a></div>`)}</div></div>`,
    () =>
      `<p class="keywords">${page.label('tags')}: ${bar(page, (w) => `<a href="/t/x">${w}</a> · `)}</p>`,
  );

const neighbours = (page: PageMaker) =>
  one(
    page,
    () =>
      `<nav id="nav-below" class="post-navigation" aria-label="Posts"><div class="nav-previous"><span class="prev"><a href="${page.path()}" rel="prev">${page.title('noise')}</a></span></div><div class="nav-next"><span class="next"><a href="${page.path()}" rel="next">${page.title('noise')}</a></span></div></nav>`,
    () =>
      `<div class="adjacent-entry-pagination pagination"><div class="pagination-previous alignleft"><a href="${page.path()}" rel="prev"><span class="screen-reader-text">${page.label('previous')}: </span><span class="adjacent-post-link">&#xAB; ${page.title('noise')}</span></a></div><div class="pagination-next alignright"><a href="${page.path()}" rel="next"><span class="adjacent-post-link">${page.title('noise')} &#xBB;</span></a></div></div>`,
    () =>
      `<div class="story-pager"><a class="story-pager__prev" href="${page.path()}"><small>${page.label('previous')}</small><strong>${page.title('noise')}</strong></a><a class="story-pager__next" href="${page.path()}"><small>${page.label('next')}</small><strong>${page.title('noise')}</strong></a></div>`,
  );

const byline = (page: PageMaker) =>
  one(
    page,
    () =>
      `<div class="entry-meta"><span class="posted-on"><time class="entry-date published">${page.date()}</time></span> <span class="byline">${page.label('by')} <span class="author vcard"><a class="url fn n" href="/author/x/" rel="author"><span class="author-name">${page.name()}</span></a></span></span></div>`,
    () =>
      `<div class="Byline"><span class="Byline-by">${page.label('by')}</span> <a href="/people/x">${page.name()}</a><div class="Byline-time"><time>${page.date()}</time></div></div>`,
    () =>
      `<p class="post-meta"><time class="dt-published">${page.date()}</time> • <span itemprop="author"><span class="p-author h-card">${page.name()}</span></span></p>`,
    () =>
      `<div class="submitted"><img src="${page.decoration()}" alt="" width="40" height="40" class="author-picture"><span>${page.name()}</span>, <span>${page.date()}</span></div>`,
  );

export const furniture: Furniture = {
  ...furniture12,
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
