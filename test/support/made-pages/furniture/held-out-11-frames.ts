/** Frames of half `held-out-11`: what widely used themes, builders and systems put around a text. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { Label } from '../language.ts';
import type { PageMaker } from '../page-maker.ts';

export type Frame = (f: Furniture, page: PageMaker, main: string) => string;

export const links = (
  page: PageMaker,
  count: number,
  write: (href: string, title: string) => string,
) =>
  page
    .list(
      page.random.times(count, () => page.title('noise')),
      false,
    )
    .map((title) => write(page.path(), title))
    .join('');

export const menu = (page: PageMaker, write: (word: string) => string) =>
  page.menuWords(page.random.int(4, 7)).map(write).join('');

const LEGAL: readonly Label[] = ['about', 'contact', 'privacy', 'terms'];

export const legal = (page: PageMaker, write: (label: string) => string) =>
  LEGAL.map((name) => write(page.label(name))).join('');

/** Kadence, a WordPress theme, with the sidebar at the right. */
const kadence: Frame = (f, page, main) =>
  `<div id="wrapper" class="site wp-site-blocks"><a class="skip-link screen-reader-text scroll-ignore" href="#main">${page.label('contents')}</a><header id="masthead" class="site-header" role="banner"><div id="main-header" class="site-header-wrap"><div class="site-header-inner-wrap"><div class="site-header-upper-wrap"><div class="site-main-header-wrap site-header-row-container-inner"><div class="site-branding branding-layout-standard"><a class="brand" href="/" rel="home"><div class="site-title-wrap"><p class="site-title">${page.site}</p></div></a></div><nav id="site-navigation" class="main-navigation header-navigation nav--toggle-sub" role="navigation"><div class="primary-menu-container header-menu-container"><ul id="primary-menu" class="menu">${menu(page, (w) => `<li class="menu-item"><a href="/${page.random.word()}/">${w}</a></li>`)}</ul></div></nav></div></div></div></div></header><div id="inner-wrap" class="wrap kt-clear"><div id="primary" class="content-area"><div class="content-container site-container"><main id="main" class="site-main" role="main"><div class="content-wrap">${main}</div></main><aside id="secondary" role="complementary" class="primary-sidebar widget-area sidebar-slug-sidebar-primary"><div class="sidebar-inner-wrap"><section class="widget widget_block widget_search"><form role="search" class="wp-block-search"><label class="wp-block-search__label">${page.label('search')}</label><input class="wp-block-search__input" type="search" name="s"></form></section><section class="widget widget_block"><h2 class="wp-block-heading">${page.label('latest')}</h2><ul class="wp-block-latest-posts__list wp-block-latest-posts">${links(page, 5, (h, t) => `<li><a class="wp-block-latest-posts__post-title" href="${h}">${t}</a></li>`)}</ul></section></div></aside></div></div></div><footer id="colophon" class="site-footer" role="contentinfo"><div class="site-footer-wrap"><div class="site-middle-footer-wrap site-footer-row-container"><div class="footer-widget-area"><section class="widget widget_block"><p>${page.noise()}</p></section></div></div><div class="site-bottom-footer-wrap"><div class="footer-html inner-link-style-normal"><p>© 2026 ${page.site}</p></div></div></div></footer></div>${page.random.chance(0.2) ? f.newsletter(page) : ''}`;

/** A block theme of WordPress (Twenty Twenty-Four). */
const blocks: Frame = (_, page, main) =>
  `<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignwide has-base-background-color has-background has-global-padding is-layout-constrained"><div class="wp-block-group is-content-justification-space-between is-layout-flex"><p class="wp-block-site-title"><a href="/" target="_self" rel="home">${page.site}</a></p><nav class="is-responsive wp-block-navigation is-layout-flex" aria-label="Header navigation"><ul class="wp-block-navigation__container">${menu(page, (w) => `<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="/${page.random.word()}/"><span class="wp-block-navigation-item__label">${w}</span></a></li>`)}</ul></nav></div></div></header><main class="wp-block-group is-layout-flow" id="wp--skip-link--target">${main}</main><footer class="wp-block-template-part"><div class="wp-block-group has-global-padding is-layout-constrained"><div class="wp-block-columns"><div class="wp-block-column" style="flex-basis:30%"><p class="wp-block-site-title">${page.site}</p><p class="wp-block-site-tagline">${page.noise()}</p></div><div class="wp-block-column"><h2 class="wp-block-heading has-medium-font-size">${page.label('about')}</h2><nav class="wp-block-navigation is-vertical"><ul class="wp-block-navigation__container">${legal(page, (l) => `<li class="wp-block-navigation-item"><a class="wp-block-navigation-item__content" href="#">${l}</a></li>`)}</ul></nav></div></div></div></footer></div>`;

/** Newspaper by tagDiv, as many local papers use it. */
const newspaper: Frame = (f, page, main) =>
  `<div id="td-outer-wrap" class="td-theme-wrap"><div class="td-header-template-wrap"><div class="td-header-desktop-wrap"><div class="tdc-row stretch_row"><div class="vc_row tdi_9 wpb_row td-pb-row"><div class="tdb_header_logo"><a class="tdb-logo-a" href="/"><span class="tdb-logo-img-wrap"><img class="tdb-logo-img" src="${page.decoration()}" alt="${page.site}"></span></a></div><div class="td_block_wrap tdb_header_menu"><ul id="menu-main-1" class="tdb-block-menu tdb-menu tdb-menu-items-visible">${menu(page, (w) => `<li class="menu-item tdb-menu-item-button"><a href="/${page.random.word()}/"><div class="tdb-menu-item-text">${w}</div></a></li>`)}</ul></div></div></div></div></div><div id="tdb-autoload-article"><div class="td-main-content-wrap td-container-wrap"><div class="td-container"><div class="td-pb-row"><div class="td-pb-span8 td-main-content" role="main"><div class="td-ss-main-content">${page.random.chance(0.5) ? f.crumbs(page) : ''}${main}</div></div><div class="td-pb-span4 td-main-sidebar" role="complementary"><div class="td-ss-main-sidebar"><div class="td_block_wrap td_block_7 td_block_template_1"><div class="td-block-title-wrap"><h4 class="block-title td-block-title"><span class="td-pulldown-size">${page.label('mostRead')}</span></h4></div><div class="td_block_inner">${links(page, 5, (h, t) => `<div class="td_module_6 td_module_wrap"><div class="td-module-thumb"><a href="${h}" class="td-image-wrap"><img class="entry-thumb" src="${page.decoration()}" alt="" width="100" height="70"></a></div><div class="item-details"><h3 class="entry-title td-module-title"><a href="${h}" rel="bookmark">${t}</a></h3><div class="td-module-meta-info"><span class="td-post-date"><time>${page.date()}</time></span></div></div></div>`)}</div></div>${page.random.chance(0.5) ? f.advert(page) : ''}</div></div></div></div></div></div><div class="td-footer-template-wrap"><div class="td-footer-wrap"><div class="td-container"><div class="footer-text-wrap"><div class="block-title"><span>${page.label('about')}</span></div>${page.noise()}</div></div><div class="td-sub-footer-container"><div class="td-sub-footer-copy">© ${page.site}</div></div></div></div></div>`;

/** Hello Elementor with header and footer built of widgets. */
const elementor: Frame = (_, page, main) =>
  `<header data-elementor-type="header" class="elementor elementor-12 elementor-location-header"><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner"><div class="elementor-element elementor-widget elementor-widget-image"><div class="elementor-widget-container"><a href="/"><img src="${page.decoration()}" class="attachment-large size-large" alt="${page.site}"></a></div></div><div class="elementor-element elementor-nav-menu--dropdown-tablet elementor-widget elementor-widget-nav-menu"><div class="elementor-widget-container"><nav class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal"><ul class="elementor-nav-menu">${menu(page, (w) => `<li class="menu-item"><a href="/${page.random.word()}/" class="elementor-item">${w}</a></li>`)}</ul></nav></div></div></div></div></header>${main}<footer data-elementor-type="footer" class="elementor elementor-40 elementor-location-footer"><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner"><div class="elementor-element elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container"><p>${page.noise()}</p></div></div><div class="elementor-element elementor-icon-list--layout-traditional elementor-widget elementor-widget-icon-list"><div class="elementor-widget-container"><ul class="elementor-icon-list-items">${legal(page, (l) => `<li class="elementor-icon-list-item"><a href="#"><span class="elementor-icon-list-text">${l}</span></a></li>`)}</ul></div></div></div></div></footer>`;

/** A blog of Blogger in one of its older layouts. */
const blogger: Frame = (_, page, main) =>
  `<div class="content"><div class="content-outer"><div class="fauxborder-left content-fauxborder-left"><div class="content-inner"><header><div class="header-outer"><div class="header section" id="header"><div class="widget Header" id="Header1"><div id="header-inner"><div class="titlewrapper"><p class="title"><a href="/">${page.site}</a></p></div><div class="descriptionwrapper"><p class="description"><span>${page.noise()}</span></p></div></div></div></div></div></header><div class="tabs-outer"><div class="tabs section" id="crosscol"><div class="widget PageList" id="PageList1"><div class="widget-content"><ul>${menu(page, (w) => `<li><a href="/p/${page.random.word()}.html">${w}</a></li>`)}</ul></div></div></div></div><div class="main-outer"><div class="region-inner main-inner"><div class="columns fauxcolumns"><div class="columns-inner"><div class="column-center-outer"><div class="column-center-inner"><div class="main section" id="main">${main}</div></div></div><div class="column-right-outer"><div class="column-right-inner"><aside><div class="sidebar section" id="sidebar-right-1"><div class="widget BlogArchive" id="BlogArchive1"><h2>${page.label('latest')}</h2><div class="widget-content"><div id="ArchiveList"><ul class="hierarchy"><li class="archivedate expanded"><a class="post-count-link" href="/2026/">2026</a> <span class="post-count">(${page.random.int(5, 90)})</span><ul class="posts">${links(page, 5, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></li></ul></div></div></div></div></aside></div></div></div></div></div></div><footer><div class="footer-outer"><div class="footer section" id="footer-3"><div class="widget Attribution"><div class="widget-content" style="text-align: center;">${page.disclaimer()}</div></div></div></div></footer></div></div></div></div>`;

/** Joomla's template Cassiopeia. */
const cassiopeia: Frame = (f, page, main) =>
  `<div class="site-grid-wrap"><header class="header container-header full-width"><div class="grid-child"><div class="navbar-brand"><a class="brand-logo" href="/"><img class="logo d-inline-block" src="${page.decoration()}" alt="${page.site}"></a><div class="site-description">${page.noise()}</div></div></div><div class="grid-child container-nav"><nav class="navbar navbar-expand-lg" aria-label="Main Menu"><ul class="mod-menu mod-list nav">${menu(page, (w) => `<li class="nav-item item-${page.random.int(101, 999)}"><a href="/index.php/${page.random.word()}">${w}</a></li>`)}</ul></nav></div></header><div class="site-grid"><div class="grid-child container-component">${f.crumbs(page)}<div id="system-message-container" aria-live="polite"></div><main>${main}</main></div><div class="grid-child container-sidebar-right"><div class="sidebar-right card"><h3 class="card-header">${page.label('latest')}</h3><div class="card-body"><ul class="mod-articleslatest latestnews mod-list">${links(page, 4, (h, t) => `<li itemscope itemtype="https://schema.org/Article"><a href="${h}" itemprop="url"><span itemprop="name">${t}</span></a></li>`)}</ul></div></div></div></div><footer class="container-footer footer full-width"><div class="grid-child"><ul class="mod-menu mod-list nav">${legal(page, (l) => `<li class="nav-item"><a href="/x">${l}</a></li>`)}</ul></div></footer></div>`;

/** TYPO3 with the bootstrap package. */
const typo3: Frame = (_, page, main) =>
  `<div id="top"></div><div class="body-bg body-bg-top"><header id="page-header" class="bp-page-header navbar navbar-mainnavigation navbar-default navbar-has-image navbar-top"><div class="container container-mainnavigation"><a class="navbar-brand navbar-brand-image" href="/"><img class="navbar-brand-logo-normal" src="${page.decoration('/fileadmin/logo.svg')}" alt="${page.site}" height="60" width="180"></a><nav aria-label="Main navigation" id="mainnavigation" class="collapse navbar-collapse"><ul class="navbar-nav">${menu(page, (w) => `<li class="nav-item"><a id="nav-item-${page.random.int(10, 999)}" href="/${page.random.word()}" class="nav-link nav-link-main"><span class="nav-link-text">${w}</span></a></li>`)}</ul></nav></div></header><main id="page-content" class="bp-page-content main-section"><!--TYPO3SEARCH_begin--><div class="section section-default"><div class="container"><div class="section-row"><nav class="section-column subnav-wrap" aria-label="Sub navigation"><div class="frame frame-type-menu_subpages"><ul class="subnav-nav">${menu(page, (w) => `<li class="subnav-item"><a href="/x" class="subnav-link"><span class="subnav-link-text">${w}</span></a></li>`)}</ul></div></nav><div class="section-column maincontent-wrap">${main}</div></div></div></div><!--TYPO3SEARCH_end--></main><footer id="page-footer" class="bp-page-footer"><section class="section footer-section footer-section-content"><div class="container"><div class="section-row"><div class="section-column footer-section-content-column"><div class="frame frame-default"><div class="frame-container"><div class="frame-inner"><p>${page.noise()}</p></div></div></div></div></div></div></section><section class="section footer-section footer-section-meta"><div class="container"><div class="frame"><div class="footer-meta"><ul id="meta_menu" class="meta-menu">${legal(page, (l) => `<li><a href="/x"><span>${l}</span></a></li>`)}</ul></div></div></div></section></footer></div>`;

/** A Squarespace 7.1 site. */
const squarespace: Frame = (f, page, main) =>
  `<div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header" class="header theme-col--primary"><div class="header-announcement-bar-wrapper"><div class="header-inner container--fluid header-layout-nav-right"><div class="header-display-desktop"><div class="header-title-nav-wrapper"><div class="header-title"><div class="header-title-text"><a id="site-title" href="/">${page.site}</a></div></div><div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list">${menu(page, (w) => `<div class="header-nav-item header-nav-item--collection"><a href="/${page.random.word()}">${w}</a></div>`)}</nav></div></div></div></div></div></div></header><main id="page" class="container" role="main"><article class="sections" id="sections" data-page-sections="5f"><section data-test="page-section" class="page-section layout-engine-section background-width--full-bleed"><div class="content-wrapper"><div class="content">${main}</div></div></section></article></main><footer class="sections" id="footer-sections" data-footer-sections><section class="page-section full-bleed-section"><div class="content-wrapper"><div class="content"><div class="fluid-engine"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content"><h4>${page.site}</h4><p class="sqsrte-small">${page.noise()}</p></div></div></div>${page.random.chance(0.4) ? f.newsletter(page) : ''}</div></div></div></section></footer></div>`;

/** Drupal with its theme Olivero. */
const olivero: Frame = (_, page, main) =>
  `<a href="#main-content" class="visually-hidden focusable skip-link">${page.label('contents')}</a><div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div id="page-wrapper" class="page-wrapper"><div id="page"><header id="header" class="site-header" data-drupal-selector="site-header" role="banner"><div class="site-header__fixable"><div id="site-header__inner" class="site-header__inner"><div class="container site-header__inner__container"><div id="block-olivero-site-branding" class="site-branding block block-system"><div class="site-branding__inner"><div class="site-branding__text"><div class="site-branding__name"><a href="/" rel="home">${page.site}</a></div></div></div></div><div id="header-nav" class="header-nav"><nav class="primary-nav block block-menu navigation" aria-labelledby="m"><ul class="menu primary-nav__menu primary-nav__menu--level-1">${menu(page, (w) => `<li class="primary-nav__menu-item primary-nav__menu-item--link primary-nav__menu-item--level-1"><a href="/${page.random.word()}" class="primary-nav__menu-link"><span class="primary-nav__menu-link-inner">${w}</span></a></li>`)}</ul></nav></div></div></div></div></header><div id="main-wrapper" class="layout-main-wrapper layout-container"><div id="main" class="layout-main"><div class="main-content"><a id="main-content" tabindex="-1"></a><div class="main-content__container container"><div class="region region--highlighted grid-full layout--pass--content-medium"></div><main role="main"><div class="region region--content grid-full layout--pass--content-medium" id="content">${main}</div></main></div></div><div class="social-bar"><div class="social-bar__inner fixable"><div class="rotate"></div></div></div></div></div><footer class="site-footer"><div class="site-footer__inner container"><div class="region region--footer-bottom grid-full"><div class="block block-block-content"><div class="block__content"><p>${page.noise()}</p></div></div><nav class="block block-menu navigation"><ul class="menu">${legal(page, (l) => `<li class="menu__item"><a href="/x" class="menu__link">${l}</a></li>`)}</ul></nav></div></div></footer></div></div></div>`;

/** A Shopify shop with the theme Dawn. */
const dawn: Frame = (f, page, main) =>
  `<a class="skip-to-content-link button visually-hidden" href="#MainContent">${page.label('contents')}</a><div class="shopify-section shopify-section-group-header-group announcement-bar-section"><div class="announcement-bar" role="region"><div class="page-width"><p class="announcement-bar__message h5"><span>${page.noise()}</span></p></div></div></div><div class="shopify-section section-header"><header class="header header--middle-left page-width"><a href="/" class="header__heading-link link"><span class="h2">${page.site}</span></a><nav class="header__inline-menu"><ul class="list-menu list-menu--inline" role="list">${menu(page, (w) => `<li><a href="/collections/${page.random.word()}" class="header__menu-item list-menu__item link link--text"><span>${w}</span></a></li>`)}</ul></nav><div class="header__icons"><a href="/cart" class="header__icon header__icon--cart" id="cart-icon-bubble"><span class="visually-hidden">${page.label('cart')}</span></a></div></header></div><main id="MainContent" class="content-for-layout focus-none" role="main" tabindex="-1">${main}</main><div class="shopify-section shopify-section-group-footer-group"><footer class="footer color-scheme-1 gradient"><div class="footer__content-top page-width"><div class="footer__blocks-wrapper grid"><div class="footer-block grid__item footer-block--menu"><h2 class="footer-block__heading">${page.label('about')}</h2><ul class="footer-block__details-content list-unstyled">${legal(page, (l) => `<li><a href="/policies/x" class="link link--text list-menu__item">${l}</a></li>`)}</ul></div></div>${page.random.chance(0.5) ? f.newsletter(page) : ''}</div><div class="footer__content-bottom"><small class="copyright__content">© 2026, ${page.site}</small></div></footer></div>`;

/** Divi of Elegant Themes. */
const divi: Frame = (_, page, main) =>
  `<div id="page-container"><div id="top-header"><div class="container clearfix"><div id="et-info"><span id="et-info-phone">0${page.random.int(100000, 999999)}</span></div></div></div><header id="main-header" data-height-onload="66"><div class="container clearfix et_menu_container"><div class="logo_container"><a href="/"><img src="${page.decoration()}" alt="${page.site}" id="logo"></a></div><div id="et-top-navigation"><nav id="top-menu-nav"><ul id="top-menu" class="nav">${menu(page, (w) => `<li class="menu-item"><a href="/${page.random.word()}/">${w}</a></li>`)}</ul></nav></div></div></header><div id="et-main-area">${main}<footer id="main-footer"><div class="container"><div id="footer-widgets" class="clearfix"><div class="footer-widget"><div class="fwidget et_pb_widget widget_text"><h4 class="title">${page.label('about')}</h4><div class="textwidget"><p>${page.noise()}</p></div></div></div></div></div><div id="footer-bottom"><div class="container clearfix"><div id="footer-info">© ${page.site}</div></div></div></footer></div></div>`;

/** PaperMod, a theme of Hugo. */
const papermod: Frame = (_, page, main) =>
  `<header class="header"><nav class="nav"><div class="logo"><a href="/" accesskey="h" title="${page.site}">${page.site}</a><div class="logo-switches"><button id="theme-toggle" accesskey="t"><svg width="24" height="18"><path d="M1 1h9v9z"/></svg></button></div></div><ul id="menu">${menu(page, (w) => `<li><a href="/${page.random.word()}/" title="${w}"><span>${w}</span></a></li>`)}</ul></nav></header><main class="main">${main}</main><footer class="footer"><span>© 2026 <a href="/">${page.site}</a></span> · <span>Powered by <a href="https://gohugo.example/" rel="noopener noreferrer" target="_blank">Hugo</a></span></footer><a href="#top" aria-label="go to top" class="top-link" id="top-link" accesskey="g"><svg viewBox="0 0 12 6"><path d="M12 6H0l6-6z"/></svg></a>`;

/** A page in HTML5 elements that an agency wrote. */
const agency: Frame = (f, page, main) =>
  `<header class="page-header"><div class="page-header__inner"><a class="page-header__logo" href="/"><img src="${page.decoration('/img/logo.svg')}" alt="${page.site}"></a><nav class="main-nav" aria-label="main"><ul class="main-nav__list">${menu(page, (w) => `<li class="main-nav__item"><a class="main-nav__link" href="/${page.random.word()}">${w}</a></li>`)}</ul></nav></div></header><main class="page-main"><div class="container">${page.random.chance(0.5) ? f.crumbs(page) : ''}${main}</div></main><aside class="page-aside"><div class="container"><h2 class="page-aside__title">${page.label('readMore')}</h2><ul class="link-list">${links(page, 3, (h, t) => `<li class="link-list__item"><a href="${h}">${t}</a></li>`)}</ul></div></aside><footer class="page-footer"><div class="container"><p class="page-footer__claim">${page.noise()}</p><ul class="page-footer__nav">${legal(page, (l) => `<li><a href="/x">${l}</a></li>`)}</ul></div></footer>`;

const FRAMES = {
  kadence,
  blocks,
  newspaper,
  elementor,
  blogger,
  cassiopeia,
  typo3,
  squarespace,
  olivero,
  dawn,
  divi,
  papermod,
  agency,
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

export const footerOf = (page: PageMaker): string =>
  `<footer class="site-foot"><p>${page.noise()}</p><ul>${legal(page, (l) => `<li><a href="/x">${l}</a></li>`)}</ul></footer>`;

export const menuOf = (page: PageMaker): string =>
  `<nav class="site-nav"><ul>${menu(page, (w) => `<li><a href="/${page.random.word()}">${w}</a></li>`)}</ul></nav>`;
