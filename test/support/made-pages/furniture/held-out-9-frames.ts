/** Frames of half `held-out-9`: what themes and systems in wide use put around a text. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { footerOf, menuOf } from './held-out-9-menus.ts';

type Frame = (f: Furniture, page: PageMaker, main: string) => string;

const links = (page: PageMaker, count: number, write: (href: string, title: string) => string) =>
  page.random.times(count, () => write(page.path(), page.title('noise'))).join('');

/** Astra, a WordPress theme, with a block sidebar. */
const astra: Frame = (f, page, main) =>
  `<a class="skip-link screen-reader-text" href="#content">${page.label('contents')}</a><div class="hfeed site" id="page"><header class="site-header header-main-layout-1 ast-primary-menu-enabled" id="masthead"><div id="ast-desktop-header"><div class="main-header-bar-wrap"><div class="site-branding ast-site-identity"><span class="site-title" itemprop="name"><a href="/" rel="home">${page.site}</a></span></div>${menuOf(page, 'astra')}</div></div></header><div id="content" class="site-content"><div class="ast-container"><div id="primary" class="content-area primary"><main id="main" class="site-main">${main}</main></div><div class="widget-area secondary" id="secondary" itemscope itemtype="https://schema.org/WPSideBar"><div class="sidebar-main"><aside class="widget widget_search"><form role="search" class="search-form"><input type="search" class="search-field" placeholder="${page.label('search')}"></form></aside><aside class="widget widget_recent_entries"><h2 class="widget-title">${page.label('latest')}</h2><nav><ul>${links(page, 5, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></nav></aside>${page.random.chance(0.3) ? f.newsletter(page) : ''}</div></div></div></div>${footerOf(page, 'astra')}</div>`;

/** GeneratePress with its grid. */
const generate: Frame = (f, page, main) =>
  `<header class="site-header grid-container" id="masthead"><div class="inside-header"><div class="site-branding"><p class="main-title"><a href="/" rel="home">${page.site}</a></p><p class="site-description">${page.noise()}</p></div></div></header>${menuOf(page, 'generate')}<div class="site grid-container container hfeed" id="page"><div class="site-content" id="content">${page.random.chance(0.4) ? f.crumbs(page) : ''}<div class="content-area" id="primary"><main class="site-main" id="main">${main}</main></div><div class="widget-area sidebar is-right-sidebar" id="right-sidebar"><div class="inside-right-sidebar">${f.ranks(page)}</div></div></div></div>${footerOf(page, 'generate')}`;

/** Jannah, the newspaper theme of many Arab and Spanish sites. */
const jannah: Frame = (f, page, main) =>
  `<div class="background-overlay"><div id="tie-container" class="site tie-container"><div id="tie-wrapper"><header id="theme-header" class="theme-header header-layout-3 main-nav-light"><div class="container header-container"><div class="tie-row logo-row"><div id="logo" class="image-logo"><a href="/"><img src="${page.decoration()}" alt="${page.site}" width="300" height="49"></a></div></div></div><div class="main-nav-wrapper">${menuOf(page, 'jannah')}</div></header><div id="content" class="site-content container"><div id="main-content-row" class="tie-row main-content-row"><div class="main-content tie-col-md-8 tie-col-xs-12" role="main">${main}</div><aside class="sidebar tie-col-md-4 tie-col-xs-12 normal-side is-sticky" aria-label="Primary Sidebar"><div class="theiaStickySidebar"><div class="container-wrapper widget posts-list"><div class="widget-title the-global-title"><div class="the-subtitle">${page.label('mostRead')}</div></div><div class="widget-posts-list-wrapper"><ul class="posts-list-items widget-posts-wrapper">${links(page, 5, (h, t) => `<li class="widget-single-post-item widget-post-list"><div class="post-widget-body"><a class="post-title the-subtitle" href="${h}">${t}</a><div class="post-meta"><span class="date meta-item tie-icon">${page.date()}</span></div></div></li>`)}</ul></div></div>${page.random.chance(0.4) ? f.advert(page) : ''}</div></aside></div></div>${footerOf(page, 'jannah')}</div></div></div>`;

/** Flatsome, the shop theme. */
const flatsome: Frame = (f, page, main) =>
  `<div id="wrapper"><header id="header" class="header has-sticky sticky-jump"><div class="header-wrapper"><div id="top-bar" class="header-top nav-dark"><div class="flex-row container"><div class="flex-col"><ul class="nav nav-left"><li class="html custom html_topbar_left"><strong>${page.noise()}</strong></li></ul></div></div></div><div id="masthead" class="header-main"><div class="header-inner flex-row container logo-left"><div id="logo" class="flex-col logo"><a href="/"><img src="${page.decoration()}" class="header_logo header-logo" alt="${page.site}"></a></div>${menuOf(page, 'flatsome')}<ul class="header-nav nav-right"><li class="cart-item"><a class="header-cart-link" href="/cart/">${page.label('cart')}</a></li></ul></div></div></div></header><main id="main">${page.random.chance(0.5) ? f.crumbs(page) : ''}<div id="content" class="content-area page-wrapper"><div class="row row-main"><div class="large-12 col"><div class="col-inner">${main}</div></div></div></div></main>${footerOf(page, 'flatsome')}</div>`;

/** Chirpy, a Jekyll theme: profile at the left, contents at the right. */
const chirpy: Frame = (_, page, main) =>
  `<aside aria-label="Sidebar" id="sidebar" class="d-flex flex-column align-items-end"><header class="profile-wrapper"><a href="/" id="avatar" class="rounded-circle"><img src="${page.decoration()}" width="112" height="112" alt="avatar"></a><a class="site-title d-block" href="/">${page.site}</a><p class="site-subtitle fst-italic mb-0">${page.noise()}</p></header>${menuOf(page, 'chirpy')}</aside><div id="main-wrapper" class="d-flex justify-content-center"><div class="container d-flex flex-column px-xxl-5"><header id="topbar-wrapper" aria-label="Top Bar"><div id="topbar" class="d-flex"><nav id="breadcrumb" aria-label="Breadcrumb"><span><a href="/">${page.label('home')}</a></span></nav><search id="search"><input class="form-control" type="search" placeholder="${page.label('search')}..."></search></div></header><div class="row flex-grow-1"><main aria-label="Main Content" class="col-12 col-lg-11 col-xl-9 px-md-4">${main}</main><aside aria-label="Panel" id="panel-wrapper" class="col-xl-3 ps-2 text-muted"><div class="access"><section id="access-lastmod"><h2 class="panel-heading">${page.label('latest')}</h2><ul class="content list-unstyled ps-0 pb-1 ms-1 mt-2">${links(page, 4, (h, t) => `<li class="text-truncate lh-lg"><a href="${h}">${t}</a></li>`)}</ul></section></div></aside></div></div></div>`;

/** Source, Ghost's present theme. */
const source: Frame = (_, page, main) =>
  `<div class="gh-viewport"><header id="gh-navigation" class="gh-navigation is-left-logo gh-outer"><div class="gh-navigation-inner gh-inner"><div class="gh-navigation-brand"><a class="gh-navigation-logo is-title" href="/">${page.site}</a></div>${menuOf(page, 'source')}<div class="gh-navigation-actions"><a class="gh-button" href="#/portal/signup">${page.label('subscribe')}</a></div></div></header><main class="gh-main">${main}<section class="gh-container is-grid gh-outer"><div class="gh-container-inner gh-inner"><h2 class="gh-container-title">${page.label('related')}</h2><div class="gh-feed">${links(page, 4, (h, t) => `<article class="gh-card post"><a class="gh-card-link" href="${h}"><figure class="gh-card-image"><img src="${page.decoration()}" alt="" loading="lazy"></figure><div class="gh-card-wrapper"><h3 class="gh-card-title is-title">${t}</h3><footer class="gh-card-meta"><span class="gh-card-author">${page.name()}</span></footer></div></a></article>`)}</div></div></section></main>${footerOf(page, 'source')}</div>`;

/** Drupal with the Bootstrap theme Barrio. */
const barrio: Frame = (f, page, main) =>
  `<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div id="page-wrapper"><div id="page"><header id="header" class="header" role="banner"><a href="/" title="${page.label('home')}" rel="home" class="navbar-brand"><img src="${page.decoration('/sites/default/files/logo.png')}" alt="${page.site}" class="img-fluid d-inline-block align-top"></a>${menuOf(page, 'barrio')}</header><div id="main-wrapper" class="layout-main-wrapper clearfix"><div id="main" class="container">${f.crumbs(page)}<div class="row row-offcanvas row-offcanvas-left clearfix"><main class="main-content col" id="content" role="main"><section class="section"><a href="#main-content" id="main-content" tabindex="-1"></a>${main}</section></main><div class="sidebar_second sidebar col-md-3 order-last" id="sidebar_second"><aside class="section" role="complementary"><div class="views-element-container block"><h2>${page.label('latest')}</h2><div class="content"><div class="view view-recent"><div class="view-content row">${links(page, 4, (h, t) => `<div class="views-row"><div class="views-field views-field-title"><span class="field-content"><a href="${h}" hreflang="x">${t}</a></span></div></div>`)}</div></div></div></div></aside></div></div></div></div></div></div></div>${footerOf(page, 'generate')}`;

/** A front end of utility classes in front of a headless system. */
const utility: Frame = (f, page, main) =>
  `<div class="bg-white"><header class="absolute inset-x-0 top-0 z-50"><div class="flex items-center justify-between p-6 lg:px-8"><a href="/" class="-m-1.5 p-1.5"><span class="sr-only">${page.site}</span><svg class="h-8 w-auto" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg></a>${menuOf(page, 'utility')}<a class="text-sm font-semibold" href="/login">${page.label('login')}</a></div></header><main class="relative isolate mx-auto max-w-3xl px-6 py-32">${main}</main>${page.random.chance(0.4) ? f.newsletter(page) : ''}${footerOf(page, 'utility')}</div>`;

/** The site builder of German offices. */
const office: Frame = (_, page, main) =>
  `<div id="wrapperOuter"><div id="wrapperInner"><p class="navSkip"><em>${page.label('contents')}</em></p><header class="header"><div id="logo"><a href="/DE/Home/home_node.html"><img src="${page.decoration('/SiteGlobals/logo.svg')}" alt="${page.site}"></a></div><form id="searchForm"><input type="text" title="${page.label('search')}"></form></header>${menuOf(page, 'office')}<div id="main" role="main"><div id="content" class="content">${main}</div></div><aside id="supplementary"><h2 class="supplementaryHeadline">${page.label('readMore')}</h2><ul class="links">${links(page, 3, (h, t) => `<li><a class="RichTextIntLink Basepage" href="${h}">${t}</a></li>`)}</ul></aside>${footerOf(page, 'office')}</div></div>`;

/** A site written by hand: head, list at the left, text, foot. */
const hand: Frame = (_, page, main) =>
  `<div id="seite"><div id="kopf"><a href="index.html"><img src="${page.decoration()}" alt="${page.site}" width="400" height="90"></a></div>${menuOf(page, 'hand')}<div id="inhalt">${main}</div>${footerOf(page, 'hand')}</div>`;

const FRAMES = {
  astra,
  generate,
  jannah,
  flatsome,
  chirpy,
  source,
  barrio,
  utility,
  office,
  hand,
} as const;

export type FrameName = keyof typeof FRAMES;

const NAMES = Object.keys(FRAMES) as readonly FrameName[];

/** Main text in the frame of that name, in any of them without one. */
export function frameOf(f: Furniture, page: PageMaker, main: string, name?: FrameName): string {
  const make = FRAMES[name ?? page.random.pick(NAMES)];
  const box = page.random.chance(0.4) ? f.consent(page) : '';
  const html = make(f, page, main);
  return page.random.chance(0.3) ? `${box}\n${html}` : `${html}\n${box}`;
}

export function frame(
  f: Furniture,
  page: PageMaker,
  main: string,
  { noConsent = false, which }: FrameOptions = {},
): string {
  const name = NAMES[which ?? -1];
  if (!noConsent) return frameOf(f, page, main, name);
  return FRAMES[name ?? page.random.pick(NAMES)](f, page, main);
}
