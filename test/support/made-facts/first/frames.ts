/** What stands around the facts of the half `first`: one frame a site system. */
import { h, type Part, type Random } from '../tools.ts';
import { menuOf } from '../words.ts';

export interface Framed {
  readonly title: string;
  readonly body: Part;
  readonly lang?: string;
  readonly head?: Part;
  readonly site?: string;
  readonly aside?: Part;
  readonly foot?: Part;
}

export const page = (lang: string, title: string, head: Part, body: string): string =>
  h`<!DOCTYPE html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
${head}</head>
${body}
</html>`;

/** A Shopify theme of the Dawn family. */
export function dawn(
  r: Random,
  { title, body, lang = 'en', head, site = 'Shop', aside, foot }: Framed,
) {
  return page(
    lang,
    `${title} &ndash; ${site}`,
    head,
    h`<body class="gradient">
<a class="skip-to-content-link button visually-hidden" href="#MainContent">Skip to content</a>
<div class="shopify-section announcement-bar-section"><div class="announcement-bar" role="region" aria-label="Announcement"><p class="announcement-bar__message h5"><span>${aside ?? `Free shipping on orders over $${r.int(5, 15) * 10}`}</span></p></div></div>
<header class="header header--middle-left page-width"><a href="/" class="header__heading-link link"><span class="h2">${site}</span></a>
<nav class="header__inline-menu"><ul class="list-menu list-menu--inline"><li><a href="/collections/all">${menuOf(lang).about}</a></li><li><a href="/collections/sale">Sale -40%</a></li><li><a href="/pages/contact">${menuOf(lang).contact}</a></li></ul></nav>
<div class="header__icons"><a href="/account">${menuOf(lang).login}</a><a href="/cart" id="cart-icon-bubble">Cart <span class="cart-count-bubble">0</span></a></div></header>
<main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">${body}</main>
<footer class="footer"><div class="footer__content-bottom"><ul class="list-payment"><li>American Express</li><li>Visa</li><li>PayPal</li></ul>
<small class="copyright__content">&copy; 2025, <a href="/">${site}</a> <a href="https://www.shopify.com">Powered by Shopify</a></small>${foot}</div></footer>
</body>`,
  );
}

/** A classic WordPress theme with a sidebar. */
export function wordpress(
  r: Random,
  { title, body, lang = 'en', head, site = 'My Blog', aside, foot }: Framed,
) {
  return page(
    lang,
    `${title} - ${site}`,
    [`<meta name="generator" content="WordPress 6.${r.int(2, 8)}" />`, head],
    h`<body class="wp-singular single single-post postid-${r.int(100, 9999)}">
<div id="page" class="hfeed site"><header id="masthead" class="site-header"><p class="site-title"><a href="/" rel="home">${site}</a></p>
<nav id="site-navigation" class="main-navigation"><ul id="primary-menu" class="menu"><li class="menu-item"><a href="/">${menuOf(lang).home}</a></li><li class="menu-item"><a href="/about/">${menuOf(lang).about}</a></li><li class="menu-item"><a href="/contact/">${menuOf(lang).contact}</a></li></ul></nav></header>
<div id="content" class="site-content"><div id="primary" class="content-area"><main id="main" class="site-main">${body}</main></div>
<aside id="secondary" class="widget-area"><section class="widget widget_search"><form role="search"><input type="search" placeholder="${menuOf(lang).search} &hellip;"></form></section>${aside}</aside></div>
<footer id="colophon" class="site-footer"><div class="site-info">${foot}<a href="https://wordpress.org/">Proudly powered by WordPress</a></div></footer></div>
</body>`,
  );
}

/** A single-page application with utility classes. */
export function tailwind(
  r: Random,
  { title, body, lang = 'en', head, site = 'Acme', aside, foot }: Framed,
) {
  return page(
    lang,
    title,
    head,
    h`<body class="bg-white antialiased"><div id="__next">
<header class="sticky top-0 z-40 border-b border-slate-200"><div class="mx-auto flex h-16 max-w-7xl items-center justify-between px-4"><a class="font-semibold" href="/">${site}</a>
<div class="flex gap-6 text-sm text-slate-600"><a href="/about">${menuOf(lang).about}</a><a href="/contact">${menuOf(lang).contact}</a><button type="button" class="rounded-md bg-slate-900 px-3 py-1.5 text-white">${menuOf(lang).login}</button></div></div></header>
<div class="mx-auto max-w-7xl px-4 py-8 lg:grid lg:grid-cols-12 lg:gap-8"><main class="lg:col-span-8">${body}</main><div class="mt-8 lg:col-span-4 lg:mt-0">${aside}</div></div>
<footer class="mt-16 border-t border-slate-200 py-8 text-xs text-slate-500"><p>&copy; ${r.int(2024, 2026)} ${site}</p>${foot}</footer>
<div class="fixed inset-x-0 bottom-0 bg-slate-900 p-4 text-sm text-white" role="dialog" aria-label="Cookies"><p>${menuOf(lang).cookies}</p><button>${menuOf(lang).accept}</button></div>
</div></body>`,
  );
}

/** A portal of an authority, with breadcrumb and page bars. */
export function portal(
  r: Random,
  { title, body, lang = 'de', head, site = 'Portal', aside, foot }: Framed,
) {
  return page(
    lang,
    `${title} | ${site}`,
    head,
    h`<body class="gsb startpage"><div class="l-header"><div class="c-logo"><a href="/"><img src="/static/logo.svg" alt="${site}"></a></div><ul class="c-service-nav"><li><a href="/contact">${menuOf(lang).contact}</a></li><li><a href="/en">English</a></li></ul></div>
<nav aria-label="Breadcrumb" class="c-breadcrumb"><ol><li><a href="/">${menuOf(lang).home}</a></li><li><a href="/${r.word()}">${site}</a></li><li aria-current="page">${title}</li></ol></nav>
<div class="l-content" id="content"><article class="c-article">${body}</article>${aside !== undefined && h`<aside class="l-aside">${aside}</aside>`}</div>
<footer class="l-footer"><div class="c-footer">${foot}</div></footer></body>`,
  );
}

/** A style-in-code application: hashed classes, divs for everything. */
export function emotion(
  r: Random,
  { title, body, lang = 'en', head, site = 'Site', aside, foot }: Framed,
) {
  const c = () => `css-${r.letters(4)}${r.int(0, 9)}`;
  return page(
    lang,
    `${title} · ${site}`,
    head,
    h`<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"><div class="${c()}"><div class="${c()}"><a class="${c()}" href="/">${site}</a><div class="${c()}"><input class="${c()}" placeholder="${menuOf(lang).search}"></div><a class="${c()}" href="/login">${menuOf(lang).login}</a></div>
<div class="${c()}"><div class="${c()}">${body}</div>${aside !== undefined && h`<div class="${c()}">${aside}</div>`}</div>
<div class="${c()}"><div class="${c()}">${menuOf(lang).terms}</div><div class="${c()}">${menuOf(lang).contact}</div><div class="${c()}">${foot}</div></div></div></div></body>`,
  );
}

/** Hand-made of the nineties, with tables. */
export function plain(_: Random, { title, body, lang = 'en', head, site = '', foot }: Framed) {
  return page(
    lang,
    title,
    head,
    h`<body bgcolor="#ffffff"><table width="760" border="0" cellpadding="4" align="center"><tr><td colspan="2"><font size="5"><b>${site}</b></font></td></tr><tr><td width="140" valign="top"><a href="index.html">${menuOf(lang).home}</a><br><a href="about.html">${menuOf(lang).about}</a><br><a href="links.html">Links</a></td><td valign="top">${body}</td></tr><tr><td colspan="2"><hr><small>${foot}</small></td></tr></table></body>`,
  );
}

/** Bootstrap with cards. */
export function bootstrap(
  _: Random,
  { title, body, lang = 'en', head, site = 'Portal', aside, foot }: Framed,
) {
  return page(
    lang,
    `${title} | ${site}`,
    head,
    h`<body><nav class="navbar navbar-expand-lg bg-body-tertiary"><div class="container"><a class="navbar-brand" href="/">${site}</a><ul class="navbar-nav"><li class="nav-item"><a class="nav-link active" href="/">${menuOf(lang).home}</a></li><li class="nav-item"><a class="nav-link" href="/search">${menuOf(lang).search}</a></li></ul></div></nav>
<div class="container my-4"><div class="row"><div class="col-lg-8">${body}</div><div class="col-lg-4">${aside}</div></div></div>
<footer class="container border-top py-3"><p class="text-body-secondary small">${foot}</p></footer></body>`,
  );
}
