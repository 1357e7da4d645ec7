/** Furniture of half `held-out-4`: pieces around a text as systems of 2024 to 2026 write them. */
import type { Furniture } from '../furniture.ts';
import { until } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { frame } from './held-out-4-frames.ts';

interface Other {
  readonly href: string;
  readonly title: string;
}

const others = (page: PageMaker, low: number, high: number, write: (other: Other) => string) =>
  page.random
    .times(page.random.int(low, high), () =>
      write({ href: page.path(), title: page.title('noise') }),
    )
    .join('');

function menu(page: PageMaker): string {
  const words = page.menuWords(page.random.int(4, 9));
  const href = () => `/${page.random.word()}`;
  const all = (write: (word: string) => string) => words.map(write).join('');
  return page.random.pick([
    () =>
      `<nav class="is-responsive items-justified-right wp-block-navigation is-layout-flex" aria-label="Navigation"><button aria-haspopup="dialog" aria-label="Open menu" class="wp-block-navigation__responsive-container-open"><svg width="24" height="24"></svg></button><div class="wp-block-navigation__responsive-container"><ul class="wp-block-navigation__container">${all((w) => `<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="${href()}"><span class="wp-block-navigation-item__label">${w}</span></a></li>`)}</ul></div></nav>`,
    () =>
      `<div class="hidden lg:flex lg:gap-x-12">${all((w) => `<a href="${href()}" class="text-sm font-semibold leading-6 text-gray-900 hover:text-indigo-600">${w}</a>`)}</div>`,
    () =>
      `<nav class="navbar navbar-expand-lg"><div class="collapse navbar-collapse" id="navbarSupported"><ul class="navbar-nav me-auto">${all((w) => `<li class="nav-item dropdown"><a class="nav-link dropdown-toggle" data-bs-toggle="dropdown" href="${href()}">${w}</a></li>`)}</ul></div></nav>`,
    () =>
      `<nav role="navigation" class="nav-menu w-nav-menu">${all((w) => `<a href="${href()}" class="nav-link w-nav-link">${w}</a>`)}</nav>`,
    () =>
      `<div class="primary-nav__menu-wrap"><ul class="menu primary-nav__menu primary-nav__menu--level-1">${all((w) => `<li class="primary-nav__menu-item primary-nav__menu-item--level-1"><a href="${href()}" class="primary-nav__menu-link primary-nav__menu-link--link"><span class="primary-nav__menu-link-inner">${w}</span></a></li>`)}</ul></div>`,
  ])();
}

function crumbs(page: PageMaker): string {
  const [one = '', two = ''] = page.menuWords(2);
  const home = page.label('home');
  return page.random.pick([
    `<nav aria-label="Breadcrumb" class="flex"><ol role="list" class="flex items-center space-x-4"><li><a href="/" class="text-gray-400"><span class="sr-only">${home}</span></a></li><li><a href="/a" class="ml-4 text-sm">${one}</a></li><li aria-current="page">${two}</li></ol></nav>`,
    `<nav class="usa-breadcrumb" aria-label="Breadcrumbs"><ol class="usa-breadcrumb__list"><li class="usa-breadcrumb__list-item"><a href="/" class="usa-breadcrumb__link"><span>${home}</span></a></li><li class="usa-breadcrumb__list-item usa-current"><span>${one}</span></li></ol></nav>`,
    `<div class="yoast-breadcrumbs"><span><span><a href="/">${home}</a></span> » <span><a href="/c">${one}</a></span> » <span class="breadcrumb_last">${two}</span></span></div>`,
    `<ol itemscope itemtype="https://schema.org/BreadcrumbList" class="mod-breadcrumbs breadcrumb px-3 py-2"><li class="mod-breadcrumbs__item breadcrumb-item"><a href="/" class="pathway">${home}</a></li><li class="mod-breadcrumbs__item breadcrumb-item active"><span>${one}</span></li></ol>`,
  ]);
}

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent());
  const [yes, no, choose] = [page.label('accept'), page.label('reject'), page.label('settings')];
  return page.random.pick([
    `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-bottom-right optin" role="dialog" aria-modal="true"><div class="cmplz-header"><div class="cmplz-title">Cookies</div></div><div class="cmplz-body"><div class="cmplz-message">${text.join(' ')}</div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">${yes}</button><button class="cmplz-btn cmplz-deny">${no}</button></div></div></div>`,
    `<aside id="usercentrics-cmp-ui" aria-label="Cookie Consent"><div class="first-layer"><div class="cmp-text">${text.map((t) => `<p>${t}</p>`).join('')}</div><div class="cmp-actions"><button>${choose}</button><button>${no}</button><button>${yes}</button></div></div></aside>`,
    `<div class="fixed inset-x-0 bottom-0 z-50 bg-white p-6 shadow-lg"><p class="text-sm text-gray-600">${text.join(' ')}</p><div class="mt-4 flex gap-3"><button class="btn">${no}</button><button class="btn-primary">${yes}</button></div></div>`,
    `<div id="sliding-popup" class="sliding-popup-bottom eu-cookie-compliance-banner"><div class="eu-cookie-compliance-content"><div id="popup-text" class="eu-cookie-compliance-message"><h2>${page.label('privacy')}</h2><p>${text.join(' ')}</p></div><div id="popup-buttons"><button class="agree-button">${yes}</button></div></div></div>`,
    `<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog"><div class="_brlbs-box"><div class="cookie-box"><p id="CookieBoxTextDescription"><span class="_brlbs-paragraph">${text.join('</span> <span class="_brlbs-paragraph">')}</span></p><ul>${['necessary', 'statistics'].map((key) => `<li>${page.label(key === 'necessary' ? 'necessary' : 'statistics')}</li>`).join('')}</ul><a class="_brlbs-btn" href="#">${yes}</a></div></div></div>`,
  ]);
}

function consentCentre(page: PageMaker): string {
  const rows = until(
    9_000,
    () =>
      `<li class="qc-cmp2-list-item"><button class="qc-cmp2-list-item-header"><p class="qc-cmp2-list-item-title">${page.label('marketing')}</p></button><div class="qc-cmp2-scrollable-section">${page.consent()}</div></li>`,
  );
  return `<div class="qc-cmp2-container" id="qc-cmp2-container"><div class="qc-cmp2-main" id="qc-cmp2-main"><div id="qc-cmp2-ui" role="dialog"><ul class="qc-cmp2-consent-list">${rows}</ul><div class="qc-cmp2-footer"><button mode="primary">${page.label('accept')}</button></div></div></div></div>`;
}

function newsletter(page: PageMaker): string {
  const [label, email, send] = [page.label('newsletter'), page.label('email'), page.label('send')];
  const pitch = page.pitch();
  return page.random.pick([
    `<div class="wp-block-jetpack-subscriptions__container is-not-subscriber"><h3>${label}</h3><p>${pitch}</p><form><input required type="email" placeholder="${email}"><button class="wp-block-button__link">${send}</button></form></div>`,
    `<div class="subscription-widget-wrap"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">${pitch}</p></div><form class="subscription-widget-subscribe"><input class="email-input" type="email" placeholder="${email}"><input type="submit" class="button primary" value="${send}"></form></div></div>`,
    `<section class="bg-gray-900 py-16 rounded-3xl"><h2 class="text-3xl font-bold text-white">${label}</h2><p class="text-gray-300">${pitch}</p><form class="mt-6 flex max-w-md gap-x-4"><input type="email" class="flex-auto" placeholder="${email}"><button class="flex-none">${send}</button></form></section>`,
    `<div class="formkit-form" data-sv-form="41"><div class="formkit-header"><h2>${label}</h2></div><div class="formkit-subheader"><p>${pitch}</p></div><input class="formkit-input" placeholder="${email}"><button class="formkit-submit"><span>${send}</span></button></div>`,
  ]);
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="sharedaddy sd-sharing-enabled"><div class="robots-nocontent sd-block sd-social"><h3 class="sd-title">${label}</h3><div class="sd-content"><ul><li class="share-x"><a class="sd-button" href="#"><span>X</span></a></li><li class="share-facebook"><a class="sd-button" href="#"><span>Facebook</span></a></li></ul></div></div></div>`,
    `<div class="a2a_kit a2a_kit_size_32 addtoany_list">${label}<a class="a2a_button_bluesky" href="#" title="Bluesky"></a><a class="a2a_dd addtoany_share_save" href="#"></a></div>`,
    `<div class="flex items-center gap-2" data-state="closed"><span class="text-muted-foreground text-xs">${label}</span><button aria-label="Copy"><svg class="h-4 w-4"></svg></button><a href="#" aria-label="LinkedIn"><svg></svg></a></div>`,
    `<ul class="social-share-list unstyled"><li>${label}</li><li><a href="#">WhatsApp</a></li><li><a href="#">Threads</a></li><li><a href="#">Mastodon</a></li></ul>`,
  ]);
}

function related(page: PageMaker): string {
  const label = page.label('related');
  return page.random.pick([
    () =>
      `<div id="jp-relatedposts" class="jp-relatedposts"><h3 class="jp-relatedposts-headline"><em>${label}</em></h3><div class="jp-relatedposts-items jp-relatedposts-items-visual">${others(page, 3, 3, ({ href, title }) => `<div class="jp-relatedposts-post"><a class="jp-relatedposts-post-a" href="${href}"><img class="jp-relatedposts-post-img" loading="lazy" src="${page.decoration()}" alt=""></a><h4 class="jp-relatedposts-post-title"><a href="${href}">${title}</a></h4></div>`)}</div></div>`,
    () =>
      `<aside class="wp-block-query alignwide"><h2 class="wp-block-heading">${label}</h2><ul class="columns-3 wp-block-post-template is-layout-grid">${others(page, 3, 6, ({ href, title }) => `<li class="wp-block-post post type-post"><figure class="wp-block-post-featured-image"><a href="${href}"><img src="${page.decoration()}" alt=""></a></figure><h3 class="wp-block-post-title"><a href="${href}">${title}</a></h3></li>`)}</ul></aside>`,
    () =>
      `<div class="mt-16 border-t pt-10"><h2 class="text-2xl font-bold">${label}</h2><div class="grid gap-8 md:grid-cols-3">${others(page, 3, 3, ({ href, title }) => `<a href="${href}" class="group block"><div class="aspect-video overflow-hidden rounded-xl"><img src="${page.decoration()}" alt="" class="object-cover"></div><p class="mt-3 font-medium">${title}</p></a>`)}</div></div>`,
    () =>
      `<nav class="further-links"><h2>${label}</h2><ul>${others(page, 3, 6, ({ href, title }) => `<li><a href="${href}">${title}</a></li>`)}</ul></nav>`,
  ])();
}

function teasers(page: PageMaker): string {
  const label = page.label('recommended');
  return page.random.pick([
    () =>
      `<div class="gh-container is-grid"><h2 class="gh-container-title">${label}</h2><div class="gh-feed">${others(page, 3, 4, ({ href, title }) => `<article class="gh-card post"><a class="gh-card-link" href="${href}"><figure class="gh-card-image"><img src="${page.decoration()}" alt="" loading="lazy"></figure><div class="gh-card-wrapper"><h3 class="gh-card-title is-title">${title}</h3><p class="gh-card-excerpt is-body">${page.noise()}</p><footer class="gh-card-meta"><span>${page.date()}</span></footer></div></a></article>`)}</div></div>`,
    () =>
      `<div class="w-dyn-list"><div class="text-block">${label}</div><div role="list" class="collection-list w-dyn-items w-row">${others(page, 3, 4, ({ href, title }) => `<div role="listitem" class="w-dyn-item w-col w-col-4"><a href="${href}" class="blog-card w-inline-block"><img src="${page.decoration()}" alt="" class="blog-thumb"><h4 class="heading-5">${title}</h4><p class="paragraph-small">${page.noise()}</p></a></div>`)}</div></div>`,
    () =>
      `<section class="promo-strip"><header><h2>${label}</h2></header>${others(page, 3, 4, ({ href, title }) => `<div class="promo"><a class="promo__link" href="${href}"><h3 class="promo__title">${title}</h3></a><p class="promo__dek">${page.noise()}</p><a class="promo__more" href="${href}">${page.label('readMore')}</a></div>`)}</section>`,
  ])();
}

function ranks(page: PageMaker): string {
  const label = page.label('mostRead');
  return page.random.pick([
    () =>
      `<div class="trending-box"><h3 class="trending-box__title">${label}</h3><ol class="trending-list">${others(page, 4, 6, ({ href, title }) => `<li class="trending-list__item"><a href="${href}">${title}</a></li>`)}</ol></div>`,
    () =>
      `<div class="flex flex-col divide-y"><p class="uppercase tracking-wide text-xs">${label}</p>${others(page, 4, 6, ({ href, title }) => `<a class="py-3 flex gap-3" href="${href}"><span class="text-2xl font-black text-gray-300">•</span><span class="text-sm font-medium">${title}</span></a>`)}</div>`,
  ])();
}

function tags(page: PageMaker): string {
  const words = page.menuWords(page.random.int(2, 4));
  return page.random.pick([
    `<div class="taxonomy-post_tag wp-block-post-terms"><span class="wp-block-post-terms__prefix">${page.label('tags')} </span>${words.map((w) => `<a href="/tag/x" rel="tag">${w}</a>`).join('<span class="wp-block-post-terms__separator">, </span>')}</div>`,
    `<div class="mt-8 flex flex-wrap gap-2">${words.map((w) => `<a href="/t/x" class="inline-flex rounded-full bg-gray-100 px-3 py-1 text-xs">${w}</a>`).join('')}</div>`,
    `<ul class="tags list-inline">${words.map((w) => `<li class="list-inline-item tag-2"><a href="/tags" class="btn btn-sm btn-info">${w}</a></li>`).join('')}</ul>`,
  ]);
}

function neighbours(page: PageMaker): string {
  return page.random.pick([
    () =>
      `<nav class="navigation post-navigation" aria-label="Posts"><div class="nav-links"><div class="nav-previous"><a href="${page.path()}" rel="prev"><span class="nav-subtitle">${page.label('previous')}</span> <span class="nav-title">${page.title('noise')}</span></a></div><div class="nav-next"><a href="${page.path()}" rel="next"><span class="nav-subtitle">${page.label('next')}</span> <span class="nav-title">${page.title('noise')}</span></a></div></div></nav>`,
    () =>
      `<nav class="pagination-nav docusaurus-mt-lg" aria-label="Docs pages"><a class="pagination-nav__link pagination-nav__link--prev" href="${page.path()}"><div class="pagination-nav__sublabel">${page.label('previous')}</div><div class="pagination-nav__label">${page.title('noise')}</div></a></nav>`,
    () =>
      `<nav class="pagenavigation" aria-label="Page Navigation"><span class="pagination ms-0"><a class="btn btn-sm btn-secondary previous" href="${page.path()}" rel="prev"><span class="visually-hidden">${page.title('noise')}</span> <span aria-hidden="true">${page.label('previous')}</span></a></span></nav>`,
  ])();
}

function comments(page: PageMaker): string {
  const all = (write: () => string) => page.random.times(page.random.int(1, 4), write).join('');
  return page.random.pick([
    () =>
      `<div class="wp-block-comments"><h2 class="wp-block-comments-title">${page.label('comments')}</h2><ol class="wp-block-comment-template">${all(() => `<li class="comment even depth-1"><div class="wp-block-avatar"><img src="${page.decoration()}" class="avatar" alt=""></div><div class="wp-block-comment-author-name">${page.name()}</div><div class="wp-block-comment-content"><p>${page.free(2)}</p></div><div class="wp-block-comment-reply-link"><a href="#">${page.label('reply')}</a></div></li>`)}</ol><div id="respond" class="comment-respond wp-block-post-comments-form"><h3 class="comment-reply-title">${page.label('writeComment')}</h3><form><textarea></textarea><input type="submit" value="${page.label('send')}"></form></div></div>`,
    () =>
      `<section id="giscus-fallback" class="coral-stream"><h3>${page.label('comments')}</h3>${all(() => `<div class="coral-comment"><div class="coral-username">${page.name()}</div><div class="coral-content coral-comment-content"><div>${page.free()}</div></div><button class="coral-replyButton">${page.label('reply')}</button></div>`)}<button>${page.label('writeComment')}</button></section>`,
  ])();
}

function author(page: PageMaker): string {
  return page.random.pick([
    () =>
      `<div class="wp-block-post-author has-small-font-size"><div class="wp-block-post-author__avatar"><img src="${page.decoration()}" alt="" class="avatar avatar-48"></div><div class="wp-block-post-author__content"><p class="wp-block-post-author__name">${page.name()}</p><p class="wp-block-post-author__bio">${page.free()}</p></div></div>`,
    () =>
      `<div class="mt-12 flex gap-4 rounded-lg bg-slate-50 p-6"><img src="${page.decoration()}" alt="" class="h-12 w-12 rounded-full"><div><p class="font-semibold">${page.label('aboutAuthor')}</p><p class="text-sm text-slate-600">${page.free()}</p></div></div>`,
  ])();
}

function byline(page: PageMaker): string {
  return page.random.pick([
    `<div class="wp-block-group is-nowrap is-layout-flex"><div class="wp-block-post-date"><time datetime="2025-02-11">${page.date()}</time></div><p>—</p><div class="wp-block-post-author-name">${page.name()}</div></div>`,
    `<div class="flex items-center gap-x-4 text-xs"><time class="text-gray-500">${page.date()}</time><span>${page.label('minutes')}</span></div>`,
    `<dl class="article-info text-muted"><dd class="createdby"><span>${page.label('by')} ${page.name()}</span></dd><dd class="published"><time>${page.label('published')}: ${page.date()}</time></dd></dl>`,
    `<div class="byline-wrapper"><span class="byline-name">${page.name()}</span><span class="dot">·</span><span class="pencraft">${page.date()}</span></div>`,
  ]);
}

function advert(page: PageMaker): string {
  return page.random.pick([
    () =>
      `<div class="ad-slot ad-slot--inline" data-ad-unit="mid-${page.random.int(1, 9)}"><span class="ad-slot__label">${page.label('advert')}</span></div>`,
    () =>
      `<div class="code-block code-block-3"><ins class="adsbygoogle" style="display:block" data-ad-slot="${page.random.int(1000, 9999)}"></ins></div>`,
    () =>
      `<aside class="raptive-ad"><small>${page.label('advert')}</small><a href="https://ads.example/c" rel="sponsored noopener"><img src="${page.decoration()}" alt="" width="300" height="250"></a></aside>`,
  ])();
}

function footer(page: PageMaker): string {
  const links = (['about', 'contact', 'privacy', 'terms'] as const).map((l) => page.label(l));
  const all = (write: (label: string) => string) => links.map(write).join('');
  return page.random.pick([
    () =>
      `<footer class="wp-block-template-part"><div class="wp-block-group has-global-padding"><p class="has-small-font-size">${page.noise()}</p><ul>${all((l) => `<li><a href="/x">${l}</a></li>`)}</ul></div></footer>`,
    () =>
      `<footer class="bg-gray-50 border-t"><div class="mx-auto max-w-7xl px-6 py-12"><nav class="columns-2">${all((l) => `<div class="pb-6"><a href="/x" class="text-sm">${l}</a></div>`)}</nav><p class="mt-10 text-center text-xs">${page.disclaimer()}</p></div></footer>`,
    () =>
      `<div class="footer-wrap w-section"><div class="w-container">${all((l) => `<a href="/x" class="footer-link">${l}</a>`)}<div class="footer-text">${page.noise()}</div><div>© 2025 ${page.site}. ${page.label('rights')}</div></div></div>`,
    () =>
      `<footer id="page-footer" class="bp-page-footer"><section class="section footer-section footer-section-meta"><p>${page.disclaimer()}</p>${all((l) => `<a href="/x"><span>${l}</span></a>`)}</section></footer>`,
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
