/** Furniture of half `held-out-2`, as systems write it; no other half has its markup. */
import type { Furniture } from '../furniture.ts';
import { until } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { frame } from './held-out-2-frames.ts';

const titles = (page: PageMaker, low: number, high: number) =>
  page.random.times(page.random.int(low, high), () => ({
    href: page.path(),
    title: page.title('noise'),
  }));

function menu(page: PageMaker): string {
  const words = page.menuWords(page.random.int(5, 9));
  return page.random.pick([
    () =>
      `<nav class="main-navigation" aria-label="Primary"><button class="menu-toggle" aria-controls="primary-menu" aria-expanded="false"><span class="screen-reader-text">Menu</span></button><div class="menu-main-container"><ul id="primary-menu" class="menu">${words.map((w, i) => `<li id="menu-item-${40 + i}" class="menu-item menu-item-type-taxonomy menu-item-${40 + i}"><a href="/category/${i}/">${w}</a></li>`).join('')}</ul></div></nav>`,
    () =>
      `<nav class="navbar navbar-expand-lg bg-body-tertiary"><div class="container-fluid"><a class="navbar-brand" href="/">${page.site}</a><div class="collapse navbar-collapse"><ul class="navbar-nav me-auto">${words.map((w) => `<li class="nav-item"><a class="nav-link" href="/${page.random.word()}">${w}</a></li>`).join('')}</ul><form class="d-flex" role="search"><input class="form-control me-2" type="search" placeholder="${page.label('search')}"></form></div></div></nav>`,
    () =>
      `<div class="hdr__nav" data-component="nav">${words.map((w) => `<div class="hdr__nav-item"><a href="/s/${page.random.word()}" class="hdr__nav-link">${w}</a></div>`).join('')}</div>`,
  ])();
}

function crumbs(page: PageMaker): string {
  const [one, two] = page.menuWords(2);
  return page.random.pick([
    `<nav aria-label="breadcrumb"><ol class="breadcrumb"><li class="breadcrumb-item"><a href="/">${page.label('home')}</a></li><li class="breadcrumb-item"><a href="/a">${one ?? ''}</a></li><li class="breadcrumb-item active" aria-current="page">${two ?? ''}</li></ol></nav>`,
    `<p id="breadcrumbs" class="yoast-breadcrumb"><span><span><a href="/">${page.label('home')}</a></span> » <span><a href="/a">${one ?? ''}</a></span></span></p>`,
    `<div class="pathway"><a href="/">${page.label('home')}</a> &gt; <a href="/a">${one ?? ''}</a> &gt; ${two ?? ''}</div>`,
  ]);
}

function consent(page: PageMaker): string {
  const text = page.random.times(page.random.int(1, 3), () => page.consent());
  return page.random.pick([
    () =>
      `<div id="didomi-host"><div class="didomi-popup-notice didomi-popup-notice-with-data-processing" role="dialog"><div class="didomi-popup-notice-text-content">${text.map((t) => `<p>${t}</p>`).join('')}</div><button id="didomi-notice-agree-button" class="didomi-button">${page.label('accept')}</button><button class="didomi-button">${page.label('reject')}</button></div></div>`,
    () =>
      `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-show banner-1 optin cmplz-bottom"><div class="cmplz-header"><div class="cmplz-title">Cookies</div></div><div class="cmplz-body"><div class="cmplz-message">${text.join(' ')}</div></div><div class="cmplz-buttons"><button class="cmplz-btn cmplz-accept">${page.label('accept')}</button><button class="cmplz-btn cmplz-deny">${page.label('reject')}</button></div></div></div>`,
    () =>
      `<aside id="usercentrics-root" class="uc-banner"><h2>${page.label('privacy')}</h2>${text.map((t) => `<div class="uc-text">${t}</div>`).join('')}<div class="uc-actions"><a href="#" role="button">${page.label('accept')}</a> <a href="#" role="button">${page.label('settings')}</a></div></aside>`,
    () =>
      `<div class="cc-window cc-banner cc-type-info cc-bottom" role="region" aria-label="cookieconsent"><span id="cookieconsent:desc" class="cc-message">${text.join(' ')} <a class="cc-link" href="/privacy">${page.label('privacy')}</a></span><div class="cc-compliance"><a class="cc-btn cc-dismiss">${page.label('accept')}</a></div></div>`,
  ])();
}

function consentCentre(page: PageMaker): string {
  const rows = until(
    9_000,
    () =>
      `<div class="brlbs-cmpnt-cookie-group"><h4>${page.label('statistics')}</h4><p>${page.consent()}</p><table><tr><th>Name</th><td>_${page.random.letters(4)}</td></tr></table></div>`,
  );
  return `<div id="BorlabsCookieBox" class="BorlabsCookie" role="dialog" aria-modal="true"><div class="_brlbs-content">${rows}<button class="_brlbs-btn">${page.label('accept')}</button></div></div>`;
}

function newsletter(page: PageMaker): string {
  const form = `<input type="email" name="EMAIL" placeholder="${page.label('email')}" required><button type="submit">${page.label('send')}</button>`;
  return page.random.pick([
    () =>
      `<div class="subscribe-block wp-block-jetpack-subscriptions"><h3>${page.label('newsletter')}</h3><p>${page.pitch()}</p><form action="https://list.example/subscribe/post" method="post">${form}</form></div>`,
    () =>
      `<section class="nl-box" data-module="newsletter-inline"><div class="nl-box__copy"><strong>${page.label('newsletter')}</strong><span>${page.pitch()}</span></div><form class="nl-box__form">${form}</form></section>`,
    () =>
      `<form class="mc4wp-form mc4wp-form-17" method="post"><div class="mc4wp-form-fields"><label>${page.pitch()}</label><p>${form}</p></div></form>`,
  ])();
}

function share(page: PageMaker): string {
  const label = page.label('share');
  return page.random.pick([
    `<div class="sharedaddy sd-sharing-enabled"><div class="robots-nocontent sd-block sd-social sd-social-icon-text sd-sharing"><h3 class="sd-title">${label}</h3><div class="sd-content"><ul><li class="share-facebook"><a rel="nofollow" href="?share=facebook">Facebook</a></li><li class="share-twitter"><a rel="nofollow" href="?share=x">X</a></li></ul></div></div></div>`,
    `<div class="a2a_kit a2a_kit_size_32 addtoany_list"><a class="a2a_button_facebook" href="/#facebook" title="Facebook"><span class="a2a_label">Facebook</span></a><a class="a2a_dd" href="https://www.addtoany.example/share"><span class="a2a_label">${label}</span></a></div>`,
    `<ul class="social-tools" aria-label="${label}"><li><button type="button" data-share="mail"><svg width="16" height="16" aria-hidden="true"><use href="#mail"/></svg><span>E-Mail</span></button></li><li><button type="button" data-share="wa"><span>WhatsApp</span></button></li></ul>`,
  ]);
}

function related(page: PageMaker): string {
  const list = titles(page, 3, 6);
  const label = page.label('related');
  return page.random.pick([
    () =>
      `<div id="jp-relatedposts" class="jp-relatedposts"><h3 class="jp-relatedposts-headline"><em>${label}</em></h3><div class="jp-relatedposts-items">${list.map(({ href, title }) => `<div class="jp-relatedposts-post"><a class="jp-relatedposts-post-a" href="${href}"><img class="jp-relatedposts-post-img" src="${page.decoration()}" width="350" height="200" alt="${title}" loading="lazy"></a><h4 class="jp-relatedposts-post-title"><a href="${href}">${title}</a></h4></div>`).join('')}</div></div>`,
    () =>
      `<section class="more-stories" aria-labelledby="ms"><h2 id="ms">${label}</h2><ul class="more-stories__list">${list.map(({ href, title }) => `<li class="more-stories__item"><a href="${href}">${title}</a></li>`).join('')}</ul></section>`,
    () =>
      `<div class="yarpp yarpp-related yarpp-template-list"><h3>${label}</h3><ol>${list.map(({ href, title }) => `<li><a href="${href}" rel="bookmark" title="${title}">${title}</a></li>`).join('')}</ol></div>`,
  ])();
}

function teasers(page: PageMaker): string {
  const list = titles(page, 3, 5);
  return page.random.pick([
    () =>
      `<div class="read-next-feed">${list.map(({ href, title }) => `<article class="gh-card post"><a class="gh-card-link" href="${href}"><figure class="gh-card-image"><img src="${page.decoration()}" alt="" loading="lazy"></figure><div class="gh-card-wrapper"><h3 class="gh-card-title">${title}</h3><p class="gh-card-excerpt">${page.noise()}</p><footer class="gh-card-meta"><time>${page.date()}</time></footer></div></a></article>`).join('')}</div>`,
    () =>
      `<section class="recirc"><h2 class="recirc__head">${page.label('recommended')}</h2><div class="recirc__grid">${list.map(({ href, title }) => `<div class="tile tile--small"><a href="${href}" class="tile__media"><picture><source srcset="${page.decoration()}" type="image/webp"><img src="${page.decoration()}" alt="" width="280" height="158"></picture></a><h3 class="tile__title"><a href="${href}">${title}</a></h3><p class="tile__dek">${page.noise()}</p></div>`).join('')}</div></section>`,
  ])();
}

function ranks(page: PageMaker): string {
  const list = titles(page, 4, 7);
  return page.random.pick([
    () =>
      `<section class="widget widget_popular"><h2 class="widget-title">${page.label('mostRead')}</h2><ol class="wpp-list">${list.map(({ href, title }) => `<li><a href="${href}" class="wpp-post-title">${title}</a> <span class="wpp-meta post-stats">${page.random.int(10, 900)}</span></li>`).join('')}</ol></section>`,
    () =>
      `<div class="toplist"><div class="toplist-head">${page.label('mostRead')}</div>${list.map(({ href, title }, i) => `<a class="toplist-row" href="${href}"><span class="no">${i + 1}</span><span class="t">${title}</span></a>`).join('')}</div>`,
  ])();
}

function tags(page: PageMaker): string {
  const words = page.menuWords(page.random.int(3, 5));
  return page.random.pick([
    `<span class="tags-links">${page.label('tags')} ${words.map((w) => `<a href="/tag/${page.random.word()}/" rel="tag">${w}</a>`).join(', ')}</span>`,
    `<ul class="topic-pills">${words.map((w) => `<li><a class="pill" href="/t/${page.random.word()}">${w}</a></li>`).join('')}</ul>`,
  ]);
}

function neighbours(page: PageMaker): string {
  return `<nav class="navigation post-navigation" aria-label="Posts"><div class="nav-links"><div class="nav-previous"><a href="${page.path()}" rel="prev"><span class="nav-subtitle">${page.label('previous')}</span> <span class="nav-title">${page.title('noise')}</span></a></div><div class="nav-next"><a href="${page.path()}" rel="next"><span class="nav-subtitle">${page.label('next')}</span> <span class="nav-title">${page.title('noise')}</span></a></div></div></nav>`;
}

function comments(page: PageMaker): string {
  const one = (i: number) =>
    `<li id="comment-${900 + i}" class="comment even thread-even depth-1"><article class="comment-body"><footer class="comment-meta"><div class="comment-author vcard"><img alt="" src="${page.decoration()}" class="avatar avatar-56 photo" height="56" width="56"><b class="fn">${page.name()}</b></div><div class="comment-metadata"><a href="#comment-${900 + i}"><time>${page.date()}</time></a></div></footer><div class="comment-content"><p>${page.free(2)}</p></div><div class="reply"><a rel="nofollow" class="comment-reply-link" href="#respond">${page.label('reply')}</a></div></article></li>`;
  return `<div id="comments" class="comments-area"><h2 class="comments-title">${page.label('comments')}</h2><ol class="comment-list">${page.random.times(page.random.int(1, 4), one).join('')}</ol><div id="respond" class="comment-respond"><h3 id="reply-title">${page.label('writeComment')}</h3><form><textarea name="comment"></textarea><input type="submit" value="${page.label('send')}"></form></div></div>`;
}

function author(page: PageMaker): string {
  return page.random.pick([
    () =>
      `<div class="author-bio"><img class="author-bio__avatar" src="${page.decoration()}" alt="" width="96" height="96"><div><h4>${page.label('aboutAuthor')}</h4><p>${page.free(2)}</p></div></div>`,
    () =>
      `<div class="saboxplugin-wrap" itemtype="http://schema.org/Person" itemscope><div class="saboxplugin-gravatar"><img src="${page.decoration()}" alt=""></div><div class="saboxplugin-authorname"><a href="/author/">${page.name()}</a></div><div class="saboxplugin-desc"><div itemprop="description">${page.free()}</div></div></div>`,
  ])();
}

function byline(page: PageMaker): string {
  return page.random.pick([
    `<div class="entry-meta"><span class="posted-on"><time class="entry-date published">${page.date()}</time></span><span class="byline"> ${page.label('by')} <span class="author vcard"><a class="url fn n" href="/author/a/">${page.name()}</a></span></span></div>`,
    `<div class="article__meta"><span class="article__author">${page.name()}</span><time class="article__date">${page.label('published')} ${page.date()}</time><span class="article__reading">${page.label('minutes')}</span></div>`,
    `<p class="small text-muted">${page.label('published')} ${page.date()} · ${page.name()}</p>`,
  ]);
}

function advert(page: PageMaker): string {
  return page.random.pick([
    `<div class="ad-slot ad-slot--inline" data-slot="in-article-1"><span class="ad-slot__label">${page.label('advert')}</span><div id="div-gpt-ad-${page.random.int(1000, 9999)}-0"></div></div>`,
    `<ins class="adsbygoogle" style="display:block" data-ad-client="ca-pub-0" data-ad-slot="1"></ins>`,
    `<aside class="promo-box"><small>${page.label('advert')}</small><a href="https://ads.example/c?x=1"><img src="${page.decoration()}" alt="" width="300" height="250"></a></aside>`,
  ]);
}

function footer(page: PageMaker): string {
  const links = (['about', 'contact', 'privacy', 'terms'] as const).map((l) => page.label(l));
  return page.random.pick([
    () =>
      `<footer id="colophon" class="site-footer"><div class="footer-widgets"><section class="widget"><h2 class="widget-title">${page.label('about')}</h2><p>${page.noise()}</p></section><section class="widget widget_nav_menu"><ul class="menu">${links.map((l) => `<li class="menu-item"><a href="/x">${l}</a></li>`).join('')}</ul></section></div><div class="site-info">© ${page.site} ${page.label('rights')}</div></footer>`,
    () =>
      `<div class="ftr" role="contentinfo"><div class="ftr__row">${links.map((l) => `<a href="/x">${l}</a>`).join(' | ')}</div><div class="ftr__legal">${page.disclaimer()} © ${page.site}</div></div>`,
    () =>
      `<footer class="bg-dark text-white py-5"><div class="container"><div class="row"><div class="col-md-6"><p>${page.noise()}</p></div><div class="col-md-6"><ul class="list-unstyled">${links.map((l) => `<li><a class="link-light" href="/x">${l}</a></li>`).join('')}</ul></div></div><hr><small>${page.label('rights')}</small></div></footer>`,
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
