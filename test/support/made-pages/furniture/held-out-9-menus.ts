/** Menus and footers of half `held-out-9`, as the systems write them. */
import type { Label } from '../language.ts';
import type { PageMaker } from '../page-maker.ts';

const words = (page: PageMaker, low: number, high: number, write: (word: string) => string) =>
  page.menuWords(page.random.int(low, high)).map(write).join('');

const MENUS = {
  astra: (page: PageMaker) =>
    `<nav class="site-navigation ast-flex-grow-1 navigation-accessibility" id="primary-site-navigation-desktop" aria-label="Primary Site Navigation"><div class="main-navigation ast-inline-flex"><ul id="ast-hf-menu-1" class="main-header-menu ast-menu-shadow ast-nav-menu ast-flex">${words(page, 4, 7, (w) => `<li class="menu-item menu-item-type-post_type"><a href="/${page.random.word()}/" class="menu-link">${w}</a></li>`)}</ul></div></nav>`,
  generate: (page: PageMaker) =>
    `<nav class="main-navigation sub-menu-right" id="site-navigation" aria-label="Primary"><div class="inside-navigation"><button class="menu-toggle" aria-controls="primary-menu"><span class="gp-icon icon-menu-bars"></span><span class="screen-reader-text">Menu</span></button><div id="primary-menu" class="main-nav"><ul id="menu-main" class="menu sf-menu">${words(page, 4, 7, (w) => `<li class="menu-item"><a href="/${page.random.word()}/">${w}</a></li>`)}</ul></div></div></nav>`,
  jannah: (page: PageMaker) =>
    `<nav id="main-nav" class="main-nav header-nav menu-style-default"><div class="container"><div class="main-menu-wrapper"><div id="menu-components-wrap"><div class="main-menu main-menu-wrap"><div id="main-nav-menu" class="main-menu header-menu"><ul id="menu-tielabs-main-menu" class="menu">${words(page, 5, 8, (w) => `<li class="menu-item"><a href="/${page.random.word()}/">${w}</a></li>`)}</ul></div></div><ul class="components"><li class="search-compact-icon menu-item custom-menu-link"><a href="#">${page.label('search')}</a></li></ul></div></div></div></nav>`,
  flatsome: (page: PageMaker) =>
    `<ul class="header-nav header-nav-main nav nav-left nav-size-medium nav-uppercase">${words(page, 4, 7, (w) => `<li class="menu-item menu-item-design-default"><a href="/${page.random.word()}/" class="nav-top-link">${w}</a></li>`)}</ul>`,
  chirpy: (page: PageMaker) =>
    `<nav class="flex-column flex-grow-1 w-100 ps-0"><ul class="nav">${words(page, 4, 5, (w) => `<li class="nav-item"><a href="/${page.random.word()}/" class="nav-link"><i class="fa-fw fas fa-stream"></i><span>${w}</span></a></li>`)}</ul></nav>`,
  source: (page: PageMaker) =>
    `<nav class="gh-navigation-menu"><ul class="nav">${words(page, 3, 6, (w) => `<li class="nav-${page.random.word()}"><a href="/${page.random.word()}/">${w}</a></li>`)}</ul></nav>`,
  barrio: (page: PageMaker) =>
    `<nav class="navbar navbar-expand-lg" id="navbar-main"><div class="collapse navbar-collapse"><nav role="navigation" aria-labelledby="block-mainnav-menu" class="block block-menu navigation menu--main"><ul class="clearfix nav navbar-nav">${words(page, 4, 7, (w) => `<li class="nav-item"><a href="/${page.random.word()}" class="nav-link nav-link--${page.random.word()}">${w}</a></li>`)}</ul></nav></div></nav>`,
  utility: (page: PageMaker) =>
    `<nav class="hidden lg:flex items-center gap-x-8" aria-label="Global">${words(page, 4, 6, (w) => `<a class="text-sm font-semibold leading-6 text-gray-900 hover:text-indigo-600" href="/${page.random.word()}">${w}</a>`)}</nav>`,
  office: (page: PageMaker) =>
    `<nav id="navPrimary" aria-label="main"><h2 class="aural">Navigation</h2><ul>${words(page, 4, 6, (w) => `<li class="navNode"><strong><a href="/DE/${page.random.word()}/node.html">${w}</a></strong></li>`)}</ul></nav>`,
  hand: (page: PageMaker) =>
    `<div id="navi"><ul>${words(page, 4, 7, (w) => `<li><a href="${page.random.word()}.html">${w}</a></li>`)}</ul></div>`,
} as const;

const FOOT_LABELS: readonly Label[] = ['about', 'contact', 'privacy', 'terms'];

const linked = (page: PageMaker, write: (label: string) => string) =>
  FOOT_LABELS.map((name) => write(page.label(name))).join('');

const FOOTERS = {
  astra: (page: PageMaker) =>
    `<footer class="site-footer" id="colophon" itemtype="https://schema.org/WPFooter" itemscope><div class="site-primary-footer-wrap ast-builder-grid-row-container site-footer-focus-item"><div class="ast-builder-grid-row-container-inner"><div class="site-footer-primary-section-1 site-footer-section"><aside class="footer-widget-area widget-area site-footer-focus-item"><div class="footer-widget-area-inner site-info-inner"><section class="widget widget_block widget_text"><p>${page.noise()}</p></section></div></aside></div></div></div><div class="ast-footer-copyright"><p>Copyright © 2025 ${page.site}</p></div></footer>`,
  generate: (page: PageMaker) =>
    `<div class="site-footer"><footer class="site-info" aria-label="Site"><div class="inside-site-info grid-container"><div class="copyright-bar"><span class="copyright">© 2025 ${page.site}</span> • ${page.label('rights')} ${linked(page, (l) => `<a href="/x/">${l}</a> `)}</div></div></footer></div>`,
  jannah: (page: PageMaker) =>
    `<footer id="footer" class="site-footer dark-skin dark-widgetized-area"><div id="footer-widgets-container"><div class="container"><div class="footer-widget-area footer-boxed-widget-area"><div class="tie-row"><div class="fullwidth-area tie-col-sm-12"><div id="author-bio-widget-1" class="container-wrapper widget aboutme-widget"><div class="about-author about-content-wrapper"><div class="aboutme-widget-content">${page.noise()}</div></div></div></div></div></div></div></div><div id="site-info" class="site-info"><div class="container"><div class="copyright-text copyright-text-first">© ${page.site}</div><div class="footer-menu"><ul class="menu">${linked(page, (l) => `<li class="menu-item"><a href="/x">${l}</a></li>`)}</ul></div></div></div></footer>`,
  flatsome: (page: PageMaker) =>
    `<footer id="footer" class="footer-wrapper"><div class="footer-widgets footer footer-2 dark"><div class="row dark large-columns-4 mb-0"><div id="text-1" class="col pb-0 widget widget_text"><span class="widget-title">${page.site}</span><div class="is-divider small"></div><div class="textwidget"><p>${page.noise()}</p></div></div></div></div><div class="absolute-footer dark"><div class="container clearfix"><div class="copyright-footer">Copyright 2025 © <strong>${page.site}</strong></div></div></div></footer>`,
  source: (page: PageMaker) =>
    `<footer class="gh-footer has-accent-color gh-outer"><div class="gh-footer-inner gh-inner"><div class="gh-footer-bar"><span class="gh-footer-logo is-title">${page.site}</span><nav class="gh-footer-menu"><ul class="nav">${linked(page, (l) => `<li><a href="/x/">${l}</a></li>`)}</ul></nav><div class="gh-footer-copyright">Powered by Ghost</div></div></div></footer>`,
  office: (page: PageMaker) =>
    `<footer id="footer"><div class="row"><h2 class="aural">Service</h2><ul class="footer-links">${linked(page, (l) => `<li><a href="/DE/Service/x_node.html">${l}</a></li>`)}</ul><p class="copy">${page.disclaimer()}</p></div></footer>`,
  utility: (page: PageMaker) =>
    `<footer class="bg-gray-900"><div class="mx-auto max-w-7xl px-6 py-12 lg:px-8"><p class="text-sm text-gray-400">${page.noise()}</p><div class="mt-8 flex space-x-6">${linked(page, (l) => `<a class="text-gray-400 hover:text-gray-300" href="/x">${l}</a>`)}</div></div></footer>`,
  hand: (page: PageMaker) =>
    `<div id="fuss"><p>© ${page.site} ${linked(page, (l) => `| <a href="x.html">${l}</a> `)}</p></div>`,
} as const;

type MenuName = keyof typeof MENUS;
type FooterName = keyof typeof FOOTERS;

/** The menu as that system writes it; any of them without a name. */
export function menuOf(page: PageMaker, name?: MenuName): string {
  return MENUS[name ?? page.random.pick(Object.keys(MENUS) as readonly MenuName[])](page);
}

/** The footer as that system writes it; any of them without a name. */
export function footerOf(page: PageMaker, name?: FooterName): string {
  return FOOTERS[name ?? page.random.pick(Object.keys(FOOTERS) as readonly FooterName[])](page);
}
