/** Frames of half `held-out-4`: how fourteen systems stand around their main text. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';

type Frame = (f: Furniture, page: PageMaker, main: string) => string;

const links = (page: PageMaker, count: number, write: (href: string, title: string) => string) =>
  page.random.times(count, () => write(page.path(), page.title('noise'))).join('');

const blockTheme: Frame = (f, page, main) =>
  `<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignwide is-layout-flex"><p class="wp-block-site-title"><a href="/" rel="home">${page.site}</a></p>${f.menu(page)}</div></header><main class="wp-block-group is-layout-flow" id="wp--skip-link--target">${main}</main>${f.footer(page)}</div>`;

const classic: Frame = (f, page, main) =>
  `<div id="page" class="hfeed site grid-container container grid-parent"><header class="site-header" id="masthead"><div class="inside-header"><div class="site-branding"><p class="main-title"><a href="/">${page.site}</a></p><p class="site-description">${page.noise()}</p></div></div></header>${f.menu(page)}<div id="content" class="site-content"><div id="primary" class="content-area">${main}</div><div class="widget-area sidebar is-right-sidebar" id="right-sidebar"><div class="inside-right-sidebar"><aside id="search-2" class="widget inner-padding widget_search"><form role="search"><input type="search" placeholder="${page.label('search')}"></form></aside><aside id="block-3" class="widget inner-padding widget_block"><h2 class="wp-block-heading">${page.label('latest')}</h2><ul class="wp-block-latest-posts__list wp-block-latest-posts">${links(page, 5, (h, t) => `<li><a class="wp-block-latest-posts__post-title" href="${h}">${t}</a></li>`)}</ul></aside></div></div></div>${f.footer(page)}</div>`;

const substack: Frame = (_, page, main) =>
  `<div id="entry"><div id="main" class="main typography use-theme-bg"><div class="pencraft pc-display-contents"><div class="topBar-pIF0J1 pencraft"><a href="/" class="pencraft"><img src="${page.decoration('/image/fetch/w_96/logo.png')}" alt=""></a><div class="buttonsContainer-SJBuep"><button class="pencraft primary">${page.label('subscribe')}</button><button class="pencraft">${page.label('login')}</button></div></div></div><div><div class="container"><div class="single-post-container"><div class="single-post">${main}</div></div></div><div class="portable-archive empty-list">${links(page, 3, (h, t) => `<div class="container-Qnseki"><a href="${h}" data-testid="post-preview-title">${t}</a><div>${page.noise()}</div></div>`)}</div></div></div><div class="footer-wrap publication-footer"><div class="footer-terms">© 2025 ${page.site}</div><div class="footer-slogan-blurb">${page.noise()}</div></div></div>`;

const olivero: Frame = (f, page, main) =>
  `<a href="#main-content" class="visually-hidden focusable skip-link">Skip</a><div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div id="page-wrapper" class="page-wrapper"><div id="page"><header id="header" class="site-header" role="banner"><div class="site-branding"><a href="/" rel="home">${page.site}</a></div>${f.menu(page)}</header><div id="main-wrapper" class="layout-main-wrapper layout-container"><div id="main" class="layout-main"><div class="main-content"><a id="main-content" tabindex="-1"></a><div class="region region--breadcrumb">${f.crumbs(page)}</div><main role="main"><div class="region region--content-above grid-full"></div><div class="region region--content grid-full layout--pass--content-medium" id="content">${main}</div></main><div class="social-bar"><div class="social-bar__inner"><div class="rotate"><a href="/rss.xml">RSS</a></div></div></div></div></div></div><footer class="site-footer">${f.footer(page)}</footer></div></div></div>`;

const cassiopeia: Frame = (f, page, main) =>
  `<header class="header container-header full-width"><div class="grid-child"><div class="navbar-brand"><a class="brand-logo" href="/">${page.site}</a><div class="site-description">${page.noise()}</div></div></div><div class="grid-child container-nav">${f.menu(page)}</div></header><div class="site-grid"><div class="grid-child container-sidebar-left"><div class="sidebar-left card"><h3 class="card-header">${page.label('latest')}</h3><div class="card-body"><ul class="mod-articleslatest latestnews mod-list">${links(page, 5, (h, t) => `<li><a href="${h}"><span>${t}</span></a></li>`)}</ul></div></div></div><div class="grid-child container-component"><nav class="mod-breadcrumbs__wrapper">${f.crumbs(page)}</nav><div id="system-message-container"></div><main>${main}</main></div></div>${f.footer(page)}<a href="#top" id="back-top" class="back-to-top-link">${page.label('top')}</a>`;

const typo3: Frame = (f, page, main) =>
  `<div class="body-bg"><header id="page-header" class="bp-page-header navbar navbar-mainnavigation"><div class="container"><a class="navbar-brand navbar-brand-image" href="/"><img src="${page.decoration('/fileadmin/logo.svg')}" alt="" height="52"></a>${f.menu(page)}</div></header><nav class="breadcrumb-section">${f.crumbs(page)}</nav><div id="page-content" class="bp-page-content main-section"><!--TYPO3SEARCH_begin--><div class="section section-default"><div class="container"><div class="section-row"><main class="section-column maincontent-wrap" role="main">${main}</main><aside class="section-column subnav-wrap"><nav class="frame-type-menu_subpages"><ul>${links(page, 4, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></nav></aside></div></div></div><!--TYPO3SEARCH_end--></div>${f.footer(page)}</div>`;

const webflow: Frame = (f, page, main) =>
  `<div data-collapse="medium" role="banner" class="navbar w-nav"><div class="container w-container"><a href="/" class="brand w-nav-brand"><img src="${page.decoration('/663a/logo.svg')}" loading="lazy" alt=""></a>${f.menu(page)}</div></div><div class="section"><div class="w-container">${main}</div></div><div class="cta-section"><h2 class="heading-8">${page.label('subscribe')}</h2><p class="paragraph-9">${page.pitch()}</p><a href="/demo" class="button w-button">${page.label('contact')}</a></div>${f.footer(page)}`;

const wix: Frame = (f, page, main) => {
  const id = () => `comp-${page.random.letters(8)}`;
  return `<div id="SITE_CONTAINER"><div id="main_MF" class="main_MF"><div id="SCROLL_TO_TOP" class="Vd6aQZ ignore-focus"></div><div id="site-root" class="site-root"><div id="masterPage" class="mesh-layout masterPage css-editing-scope"><header id="SITE_HEADER_WRAPPER"><div id="${id()}" class="xU8fqS SITE_HEADER"><div id="${id()}" class="wixui-menu">${f.menu(page)}</div></div></header><main id="PAGES_CONTAINER" tabindex="-1"><div id="SITE_PAGES"><div id="c1dmp" class="dBAkHi theme-vars"><section id="${id()}" class="comp wixui-section"><div data-mesh-id="${id()}inlineContent" class="">${main}</div></section></div></div></main><footer id="SITE_FOOTER_WRAPPER"><div class="SITE_FOOTER wixui-footer">${f.footer(page)}</div></footer></div></div></div></div>`;
};

const dawn: Frame = (f, page, main) =>
  `<div id="shopify-section-announcement-bar" class="shopify-section"><div class="announcement-bar" role="region"><p class="announcement-bar__message h5"><span>${page.noise()}</span></p></div></div><div id="shopify-section-header" class="shopify-section section-header"><header class="header page-width"><a href="/" class="header__heading-link"><span class="h2">${page.site}</span></a>${f.menu(page)}</header></div><cart-notification><div class="cart-notification-wrapper page-width"></div></cart-notification><main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">${main}</main><div id="shopify-section-footer" class="shopify-section">${f.footer(page)}</div>`;

const docs: Frame = (f, page, main) =>
  `<div id="__docusaurus"><div role="region" aria-label="Skip to main content"><a class="skipToContent_fXgn" href="#__docusaurus_skipToContent_fallback">Skip</a></div><nav aria-label="Main" class="navbar navbar--fixed-top"><div class="navbar__inner"><a class="navbar__brand" href="/"><b class="navbar__title">${page.site}</b></a></div></nav><div id="__docusaurus_skipToContent_fallback" class="main-wrapper mainWrapper_z2l0"><div class="docsWrapper_hBAB"><div class="docRoot_UBD9"><aside class="theme-doc-sidebar-container docSidebarContainer_YfHR"><nav class="menu thin-scrollbar menu_SIkG"><ul class="theme-doc-sidebar-menu menu__list">${links(page, 8, (h, t) => `<li class="theme-doc-sidebar-item-link menu__list-item"><a class="menu__link" href="${h}">${t}</a></li>`)}</ul></nav></aside><main class="docMainContainer_TBSr"><div class="container padding-top--md"><div class="row"><div class="col docItemCol_VOVn"><div class="docItemContainer_Djhp"><div class="theme-doc-markdown markdown">${main}</div></div></div></div></div></main></div></div></div>${f.footer(page)}</div>`;

const material: Frame = (f, page, main) =>
  `<div data-md-component="skip"></div><header class="md-header" data-md-component="header"><nav class="md-header__inner md-grid"><a href="/" class="md-header__button md-logo"></a><div class="md-header__title"><span class="md-ellipsis">${page.site}</span></div></nav></header><div class="md-container" data-md-component="container"><main class="md-main" data-md-component="main"><div class="md-main__inner md-grid"><div class="md-sidebar md-sidebar--primary"><div class="md-sidebar__scrollwrap"><nav class="md-nav md-nav--primary"><ul class="md-nav__list">${links(page, 7, (h, t) => `<li class="md-nav__item"><a href="${h}" class="md-nav__link"><span class="md-ellipsis">${t}</span></a></li>`)}</ul></nav></div></div><div class="md-content" data-md-component="content"><article class="md-content__inner md-typeset"><a href="/edit" class="md-content__button md-icon"></a>${main}</article></div></div></main><footer class="md-footer">${f.footer(page)}</footer></div>`;

const vector: Frame = (f, page, main) =>
  `<div class="vector-header-container"><header class="vector-header mw-header"><div class="vector-header-start"><a href="/" class="mw-logo">${page.site}</a></div><div class="vector-header-end"><form class="cdx-search-input"><input placeholder="${page.label('search')}"></form></div></header></div><div class="mw-page-container"><div class="mw-page-container-inner"><div class="vector-main-menu-container"><nav id="mw-navigation">${f.menu(page)}</nav></div><div class="mw-content-container"><main id="content" class="mw-body">${main}</main></div></div><div class="mw-footer-container"><footer id="footer" class="mw-footer"><ul id="footer-info"><li id="footer-info-lastmod">${page.label('updated')} ${page.date()}</li><li id="footer-info-copyright">${page.disclaimer()}</li></ul></footer></div></div>`;

const tailwind: Frame = (f, page, main) =>
  `<div id="__next"><div class="min-h-screen flex flex-col"><div class="sticky top-0 z-40 backdrop-blur"><div class="mx-auto flex max-w-7xl items-center justify-between p-6"><a href="/" class="-m-1.5 p-1.5 font-bold">${page.site}</a>${f.menu(page)}<a href="/login" class="text-sm">${page.label('login')}</a></div></div><div class="flex-1"><div class="mx-auto max-w-3xl px-6 py-16">${main}</div></div>${page.random.chance(0.5) ? f.teasers(page) : f.newsletter(page)}${f.footer(page)}</div></div>`;

const newspaper: Frame = (f, page, main) =>
  `<div class="tdi_1 td-header-wrap"><div class="top-ticker"><span>${page.label('latest')}</span>${links(page, 3, (h, t) => `<a href="${h}">${t}</a>`)}</div><a class="logo" href="/"><img src="${page.decoration()}" alt=""></a>${f.menu(page)}</div><div class="ad-top">${f.advert(page)}</div><div class="td-container"><div class="vc_row"><div class="vc_column td-pb-span8">${main}</div><div class="vc_column td-pb-span4">${f.ranks(page)}${f.advert(page)}${f.newsletter(page)}</div></div></div>${f.footer(page)}`;

const uswds: Frame = (f, page, main) =>
  `<section class="usa-banner" aria-label="Official website"><header class="usa-banner__header"><p class="usa-banner__header-text">${page.noise()}</p></header></section><header class="usa-header usa-header--extended"><div class="usa-navbar"><div class="usa-logo"><em class="usa-logo__text"><a href="/">${page.site}</a></em></div></div>${f.menu(page)}</header>${f.crumbs(page)}<div class="usa-section"><div class="grid-container"><div class="grid-row grid-gap"><div class="usa-layout-docs__sidenav desktop:grid-col-3"><nav aria-label="Secondary"><ul class="usa-sidenav">${links(page, 4, (h, t) => `<li class="usa-sidenav__item"><a href="${h}">${t}</a></li>`)}</ul></nav></div><main class="usa-layout-docs__main desktop:grid-col-9 usa-prose" id="main-content">${main}</main></div></div></div>${f.footer(page)}`;

const FRAMES = {
  blockTheme,
  classic,
  substack,
  olivero,
  cassiopeia,
  typo3,
  webflow,
  wix,
  dawn,
  docs,
  material,
  vector,
  tailwind,
  newspaper,
  uswds,
} as const;

export type FrameName = keyof typeof FRAMES;

/** Frames that stand around any text; the others belong to shops, documentation and wikis. */
const GENERAL: readonly FrameName[] = [
  'blockTheme',
  'classic',
  'olivero',
  'cassiopeia',
  'typo3',
  'webflow',
  'wix',
  'tailwind',
  'newspaper',
  'uswds',
];

/** Main text in the frame of that name. */
export function frameOf(f: Furniture, page: PageMaker, main: string, name?: FrameName): string {
  const make = FRAMES[name ?? page.random.pick(GENERAL)];
  const box = page.random.chance(0.35) ? '' : f.consent(page);
  const html = make(f, page, main);
  return page.random.chance(0.4) ? `${box}\n${html}` : `${html}\n${box}`;
}

export function frame(
  f: Furniture,
  page: PageMaker,
  main: string,
  { noConsent = false, which }: FrameOptions = {},
): string {
  if (!noConsent) return frameOf(f, page, main, GENERAL[which ?? -1]);
  return FRAMES[page.random.pick(GENERAL)](f, page, main);
}
