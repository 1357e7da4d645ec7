/** What stands around the facts of the half `third`: one frame a site system. */
import { h, type Part, type Random } from '../tools.ts';
import { barOf } from './words.ts';

export interface Framed {
  readonly title: string;
  readonly site: string;
  readonly body: Part;
  readonly lang?: string;
  readonly head?: Part;
  readonly aside?: Part;
  readonly foot?: Part;
  readonly crumbs?: readonly string[];
}
export type Frame = (r: Random, framed: Framed) => string;

const whole = (lang: string, title: string, head: Part, body: string): string =>
  h`<!doctype html>
<html lang="${lang}"${lang.startsWith('ar') && ' dir="rtl"'}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
${head}
</head>
${body}
</html>`;

/** A Next.js application with CSS modules, its state elsewhere. */
export const next: Frame = (r, { title, site, body, lang = 'en', head, aside, foot }) => {
  const b = barOf(lang);
  const m = (name: string) => `${name}__${r.letters(2)}${r.int(1, 9)}${r.letters(2)}`;
  return whole(
    lang,
    `${title} | ${site}`,
    [`<meta name="next-head-count" content="${r.int(4, 14)}">`, head],
    h`<body><div id="__next"><div class="${m('Layout_root')}">
<header class="${m('Header_wrap')}"><a class="${m('Header_logo')}" href="/"><svg aria-hidden="true" width="32" height="32"></svg><span>${site}</span></a><nav class="${m('Header_nav')}"><a href="/about">${b.about}</a><a href="/contact">${b.contact}</a></nav><button class="${m('Button_primary')}">${b.login}</button></header>
<main class="${m('Page_main')}"><div class="${m('Page_content')}">${body}</div>${aside !== undefined && h`<div class="${m('Page_side')}">${aside}</div>`}</main>
<footer class="${m('Footer_wrap')}"><div>${b.letter} <input type="email" placeholder="name@mail.example"></div><div><a href="/privacy">${b.privacy}</a> · © ${r.int(2024, 2026)} ${site}</div>${foot}</footer>
<div class="${m('Consent_bar')}"><p>${b.cookies}</p><button>${b.accept}</button><button>${b.refuse}</button></div></div></div>
<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/[slug]","query":{},"buildId":"${r.letters(10)}"}</script></body>`,
  );
};

/** Utility classes all over. */
export const utility: Frame = (
  _,
  { title, site, body, lang = 'en', head, aside, foot, crumbs },
) => {
  const b = barOf(lang);
  return whole(
    lang,
    `${title} - ${site}`,
    head,
    h`<body class="min-h-screen bg-gray-50 text-gray-900">
<div class="bg-indigo-700 py-2 text-center text-xs text-white">${b.letter}</div>
<header class="bg-white shadow-sm"><div class="container mx-auto flex items-center justify-between p-4"><a href="/" class="text-xl font-bold">${site}</a><ul class="hidden gap-8 md:flex"><li><a class="hover:underline" href="/">${b.home}</a></li><li><a class="hover:underline" href="/about">${b.about}</a></li><li><a class="hover:underline" href="/contact">${b.contact}</a></li></ul><a class="rounded-full border px-4 py-1" href="/login">${b.login}</a></div></header>
<div class="container mx-auto px-4 pt-4 text-sm text-gray-500">${[b.home, ...(crumbs ?? [])].map((crumb) => h`<a href="#" class="mr-1">${crumb}</a><span class="mx-1">/</span>`)}</div>
<div class="container mx-auto grid gap-6 p-4 lg:grid-cols-3"><div class="lg:col-span-2">${body}</div><div class="space-y-4">${aside}</div></div>
<footer class="mt-12 bg-gray-800 p-8 text-sm text-gray-300">${foot}<div class="mt-4 flex gap-4"><a href="/privacy">${b.privacy}</a><span>© 2025 ${site}</span></div></footer>
<div class="fixed bottom-4 left-4 right-4 rounded-lg bg-white p-4 shadow-xl"><p class="text-sm">${b.cookies}</p><div class="mt-2 flex gap-2"><button class="rounded bg-indigo-600 px-3 py-1 text-white">${b.accept}</button><button class="rounded border px-3 py-1">${b.refuse}</button></div></div>
</body>`,
  );
};

/** A block theme of WordPress. */
export const blocks: Frame = (r, { title, site, body, lang = 'en', head, aside, foot }) => {
  const b = barOf(lang);
  return whole(
    lang,
    `${title} &#8211; ${site}`,
    [h`<meta name="generator" content="WordPress 6.${r.int(3, 8)}">`, head],
    h`<body class="post-template-default single single-post wp-embed-responsive">
<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignwide is-layout-flex"><p class="wp-block-site-title"><a href="/" rel="home">${site}</a></p><nav class="wp-block-navigation"><ul class="wp-block-navigation__container"><li class="wp-block-navigation-item"><a href="/">${b.home}</a></li><li class="wp-block-navigation-item"><a href="/about/">${b.about}</a></li><li class="wp-block-navigation-item"><a href="/contact/">${b.contact}</a></li></ul></nav></div></header>
<main class="wp-block-group has-global-padding is-layout-constrained"><h1 class="wp-block-post-title">${title}</h1>
<div class="entry-content wp-block-post-content is-layout-flow">${body}</div></main>
${aside !== undefined && h`<aside class="wp-block-group alignwide">${aside}</aside>`}
<footer class="wp-block-template-part"><p class="has-small-font-size">${foot} <a href="https://wordpress.org" rel="nofollow">WordPress</a></p><div class="wp-block-search"><label class="wp-block-search__label">${b.search}</label><input type="search"></div></footer></div>
<div id="cmplz-cookiebanner" class="cmplz-hidden"><div class="cmplz-message">${b.cookies}</div><button class="cmplz-accept">${b.accept}</button></div></body>`,
  );
};

/** A shop with a cart drawer. */
export const shop: Frame = (r, { title, site, body, lang = 'en', head, aside, foot, crumbs }) => {
  const b = barOf(lang);
  return whole(
    lang,
    `${title} – ${site}`,
    head,
    h`<body class="template-product">
<div class="announcement-bar"><p>${aside ?? '★★★★★ 4.8 / 5'}</p></div>
<header class="site-header"><button class="drawer__toggle" aria-label="Menu"></button><a class="site-header__logo" href="/">${site}</a><form class="predictive-search" action="/search"><input name="q" placeholder="${b.search}"></form><a href="/account">${b.login}</a><a class="cart-link" href="/cart">🛒 <span class="cart-count">${r.int(0, 3)}</span></a></header>
<nav class="breadcrumbs"><a href="/">${b.home}</a> › ${crumbs?.map((crumb) => h`<a href="#">${crumb}</a> › `)}<span>${title}</span></nav>
<main id="main" role="main">${body}</main>
<footer class="site-footer"><div class="footer__newsletter"><h3>${b.letter}</h3></div><ul><li><a href="/policies/privacy">${b.privacy}</a></li><li><a href="/contact">${b.contact}</a></li></ul><small>© ${site}</small>${foot}</footer>
<div class="cookie-banner"><p>${b.cookies}</p><button>${b.accept}</button><button>${b.refuse}</button></div></body>`,
  );
};

/** The design system of a government. */
export const crown: Frame = (_, { title, site, body, lang = 'en', head, aside, foot, crumbs }) => {
  const b = barOf(lang);
  return whole(
    lang,
    `${title} - ${site}`,
    head,
    h`<body class="govuk-template__body">
<div class="govuk-cookie-banner" role="region" aria-label="Cookies"><p class="govuk-body">${b.cookies}</p><button class="govuk-button">${b.accept}</button><button class="govuk-button">${b.refuse}</button></div>
<a href="#main-content" class="govuk-skip-link">Skip to main content</a>
<header class="govuk-header"><div class="govuk-header__container govuk-width-container"><a href="/" class="govuk-header__link">${site}</a></div></header>
<div class="govuk-width-container"><div class="govuk-phase-banner"><p class="govuk-phase-banner__content"><strong class="govuk-tag">Beta</strong> This is a new service. Help us improve it and <a href="/feedback">give your feedback</a>.</p></div>
<nav class="govuk-breadcrumbs"><ol class="govuk-breadcrumbs__list"><li><a href="/">${b.home}</a></li>${crumbs?.map((crumb) => h`<li><a href="#">${crumb}</a></li>`)}</ol></nav>
<main class="govuk-main-wrapper" id="main-content"><div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds">${body}</div><div class="govuk-grid-column-one-third">${aside}</div></div></main></div>
<footer class="govuk-footer"><div class="govuk-width-container">${foot}<ul class="govuk-footer__inline-list"><li><a href="/privacy">${b.privacy}</a></li><li><a href="/contact">${b.contact}</a></li></ul><span>All content is available under the Open Licence v3.0, except where otherwise stated</span></div></footer></body>`,
  );
};

/** Tables for the layout, as around the year 2000. */
export const tabled: Frame = (_, { title, site, body, lang = 'en', head, aside, foot }) => {
  const b = barOf(lang);
  return whole(
    lang,
    `${site}: ${title}`,
    head,
    h`<body topmargin="0" bgcolor="#FFFFFF" link="#003399">
<table width="100%" cellspacing="0" cellpadding="6" bgcolor="#003366"><tr><td><font color="#FFFFFF" size="4">${site}</font></td><td align="right"><font size="2"><a href="/search.cgi">${b.search}</a> | <a href="/login.cgi">${b.login}</a></font></td></tr></table>
<table width="100%" cellspacing="0" cellpadding="8"><tr><td width="150" valign="top" bgcolor="#EEEEEE"><a href="/index.html">${b.home}</a><br><br><a href="/about.html">${b.about}</a><br><br><a href="/contact.html">${b.contact}</a><br><br>${aside}</td><td valign="top">${body}</td></tr>
<tr><td colspan="2" align="center"><hr size="1"><font size="1">${foot}</font></td></tr></table></body>`,
  );
};

/** An encyclopedia on MediaWiki. */
export const wiki: Frame = (r, { title, site, body, lang = 'en', head, foot }) =>
  whole(
    lang,
    `${title} - ${site}`,
    [h`<meta name="generator" content="MediaWiki 1.${r.int(39, 44)}.0">`, head],
    h`<body class="skin-vector mediawiki ltr ns-0 ns-subject">
<div class="mw-page-container"><header class="vector-header mw-header"><a class="mw-logo" href="/">${site}</a><form id="searchform"><input type="search" placeholder="${barOf(lang).search}"></form><a href="/login">${barOf(lang).login}</a></header>
<main id="content" class="mw-body"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${title}</span></h1><div id="bodyContent" class="vector-body"><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output" lang="${lang}">${body}</div></div></div></main>
<footer id="footer" class="mw-footer"><ul id="footer-info">${foot}</ul><ul id="footer-places"><li><a href="/privacy">${barOf(lang).privacy}</a></li></ul></footer></div></body>`,
  );

/** Drupal, with regions and fields. */
export const drupal: Frame = (r, { title, site, body, lang = 'en', head, aside, foot, crumbs }) => {
  const b = barOf(lang);
  return whole(
    lang,
    `${title} | ${site}`,
    [h`<meta name="Generator" content="Drupal 10 (https://www.drupal.org)">`, head],
    h`<body class="path-node page-node-type-record">
<div class="dialog-off-canvas-main-canvas"><header class="region region-header"><div class="site-branding"><a href="/" rel="home">${site}</a></div><nav class="block block-menu navigation menu--main"><ul class="menu"><li class="menu-item"><a href="/">${b.home}</a></li><li class="menu-item"><a href="/about">${b.about}</a></li><li class="menu-item"><a href="/contact">${b.contact}</a></li></ul></nav></header>
<div class="region region-breadcrumb"><ol class="breadcrumb">${crumbs?.map((crumb) => h`<li><a href="#">${crumb}</a></li>`)}<li>${title}</li></ol></div>
<div class="layout-content region region-content"><h1 class="page-title"><span class="field field--name-title">${title}</span></h1><article class="node node--type-record node--view-mode-full" data-history-node-id="${r.int(100, 9000)}"><div class="node__content">${body}</div></article></div>
${aside !== undefined && h`<aside class="layout-sidebar-second region region-sidebar-second">${aside}</aside>`}
<footer class="region region-footer">${foot}<a href="/privacy">${b.privacy}</a></footer></div>
<div class="eu-cookie-compliance-banner"><p>${b.cookies}</p><button>${b.accept}</button></div></body>`,
  );
};

/** A portal with names as block, element and modifier. */
export const bem: Frame = (_, { title, site, body, lang = 'en', head, aside, foot, crumbs }) => {
  const b = barOf(lang);
  return whole(
    lang,
    `${title} · ${site}`,
    head,
    h`<body class="page page--detail">
<div class="topbar"><div class="topbar__inner"><a class="topbar__logo" href="/">${site}</a><form class="topbar__search"><input class="topbar__input" placeholder="${b.search}"></form><a class="topbar__link" href="/login">${b.login}</a></div></div>
<ul class="crumb">${[b.home, ...(crumbs ?? [])].map((crumb) => h`<li class="crumb__item"><a class="crumb__link" href="#">${crumb}</a></li>`)}</ul>
<div class="page__grid"><main class="page__main">${body}<div class="share"><span class="share__label">${b.share}</span><a class="share__item" href="#">Facebook</a><a class="share__item" href="#">X</a></div></main><aside class="page__side"><div class="ad ad--skyscraper"></div>${aside}</aside></div>
<footer class="bottom"><ul class="bottom__list"><li class="bottom__item"><a href="/about">${b.about}</a></li><li class="bottom__item"><a href="/privacy">${b.privacy}</a></li></ul><p class="bottom__note">${foot}</p></footer>
<div class="consent consent--open"><p class="consent__text">${b.cookies}</p><button class="consent__button">${b.accept}</button></div></body>`,
  );
};

/** Documentation made by Docusaurus. */
export const docs: Frame = (_, { title, site, body, head, aside, foot, crumbs }) =>
  whole(
    'en',
    `${title} | ${site}`,
    head,
    h`<body class="navigation-with-keyboard"><div id="__docusaurus"><nav class="navbar navbar--fixed-top"><div class="navbar__inner"><a class="navbar__brand" href="/"><b class="navbar__title">${site}</b></a><a class="navbar__item navbar__link" href="/docs">Docs</a><a class="navbar__item navbar__link" href="/blog">Blog</a><a class="navbar__item" href="https://github.com/example">GitHub</a></div></nav>
<div class="docRoot"><aside class="theme-doc-sidebar-container"><ul class="theme-doc-sidebar-menu menu__list">${crumbs?.map((crumb) => h`<li class="menu__list-item"><a class="menu__link" href="#">${crumb}</a></li>`)}</ul></aside>
<main class="docMainContainer"><article><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${body}</div><footer class="theme-doc-footer"><a href="https://github.com/example/edit">Edit this page</a></footer></article><div class="table-of-contents">${aside}</div></main></div>
<footer class="theme-layout-footer footer"><div class="footer__copyright">${foot}</div></footer></div></body>`,
  );
