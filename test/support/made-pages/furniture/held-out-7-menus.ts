/** Menus and footers of half `held-out-7`, by the system that writes them. */
import type { Label } from '../language.ts';
import type { PageMaker } from '../page-maker.ts';

const words = (page: PageMaker, low: number, high: number, write: (word: string) => string) =>
  page.menuWords(page.random.int(low, high)).map(write).join('');

export const glyph = (name: string) =>
  `<svg class="svg-icon svg-icon--${name}" width="20" height="20" role="presentation"><use href="#${name}"></use></svg>`;

const MENUS = {
  kadence: (page: PageMaker) =>
    `<div class="site-header-item site-main-header-item" data-section="kadence_customizer_primary_navigation"><nav id="site-navigation" class="main-navigation header-navigation nav--toggle-sub header-navigation-style-standard" role="navigation"><div class="primary-menu-container header-menu-container"><ul id="primary-menu" class="menu">${words(page, 4, 8, (w) => `<li id="menu-item-${page.random.int(100, 999)}" class="menu-item menu-item-type-post_type menu-item-object-page"><a href="/${page.random.word()}/">${w}</a></li>`)}</ul></div></nav></div>`,
  avada: (page: PageMaker) =>
    `<nav class="fusion-main-menu" aria-label="Main Menu"><ul id="menu-main" class="fusion-menu">${words(page, 5, 8, (w) => `<li class="menu-item menu-item-type-custom" data-item-id="${page.random.int(10, 999)}"><a href="/${page.random.word()}/" class="fusion-bar-highlight"><span class="menu-text">${w}</span></a></li>`)}</ul></nav>`,
  squarespace: (page: PageMaker) =>
    `<div class="header-nav"><div class="header-nav-wrapper"><nav class="header-nav-list">${words(page, 3, 6, (w) => `<div class="header-nav-item header-nav-item--collection"><a href="/${page.random.word()}" data-animation-role="header-element">${w}</a></div>`)}</nav></div></div>`,
  levels: (page: PageMaker) =>
    `<nav id="main-nav" class="nav-main" aria-label="Hauptnavigation"><ul class="level-1">${words(page, 4, 6, (w) => `<li class="has-sub"><a href="/${page.random.word()}/">${w}</a><ul class="level-2">${page.random.times(2, () => `<li><a href="/${page.random.word()}/">${page.random.word()}</a></li>`).join('')}</ul></li>`)}</ul></nav>`,
  bulma: (page: PageMaker) =>
    `<nav class="navbar is-fixed-top" role="navigation" aria-label="main navigation"><div class="navbar-brand"><a class="navbar-item" href="/">${page.site}</a><a role="button" class="navbar-burger"><span aria-hidden="true"></span></a></div><div class="navbar-menu"><div class="navbar-start">${words(page, 4, 6, (w) => `<a class="navbar-item" href="/${page.random.word()}">${w}</a>`)}</div><div class="navbar-end"><div class="navbar-item"><a class="button is-light">${page.label('login')}</a></div></div></div></nav>`,
  superfish: (page: PageMaker) =>
    `<div class="region region-primary-menu"><nav role="navigation" aria-labelledby="block-main-menu" class="block block-menu navigation menu--main"><h2 class="visually-hidden" id="block-main-menu">Main navigation</h2><ul class="clearfix menu" data-component-id="main">${words(page, 4, 7, (w) => `<li class="menu-item"><a href="/${page.random.word()}" data-drupal-link-system-path="node/${page.random.int(1, 99)}">${w}</a></li>`)}</ul></nav></div>`,
} as const;

const FOOT_LABELS: readonly Label[] = ['about', 'contact', 'privacy', 'terms'];

const linked = (page: PageMaker, write: (label: string) => string) =>
  FOOT_LABELS.map((name) => write(page.label(name))).join('');

const FOOTERS = {
  kadence: (page: PageMaker) =>
    `<footer id="colophon" class="site-footer" role="contentinfo"><div class="site-footer-wrap"><div class="site-middle-footer-wrap site-footer-row-container"><div class="footer-widget-area widget-area"><section class="widget widget_text"><h2 class="widget-title">${page.site}</h2><div class="textwidget"><p>${page.noise()}</p></div></section><section class="widget widget_nav_menu"><ul class="menu">${linked(page, (l) => `<li class="menu-item"><a href="/x/">${l}</a></li>`)}</ul></section></div></div><div class="footer-html-inner"><p>© 2025 ${page.site}</p></div></div></footer>`,
  avada: (page: PageMaker) =>
    `<div class="fusion-footer"><footer class="fusion-footer-widget-area fusion-widget-area"><div class="fusion-row"><div class="fusion-columns fusion-columns-3 fusion-widget-area"><div class="fusion-column col-lg-4"><section class="fusion-footer-widget-column widget widget_text"><h4 class="widget-title">${page.label('about')}</h4><div class="textwidget">${page.noise()}</div></section></div></div></div></footer><footer id="footer" class="fusion-footer-copyright-area"><div class="fusion-copyright-notice">© ${page.site} | ${linked(page, (l) => `<a href="/x/">${l}</a> `)}</div></footer></div>`,
  squarespace: (page: PageMaker) =>
    `<footer class="sections" id="footer-sections"><section class="page-section"><div class="content-wrapper"><div class="sqs-layout sqs-grid-12"><div class="sqs-block html-block"><div class="sqs-html-content"><p style="white-space:pre-wrap;">${page.noise()}</p><p>${linked(page, (l) => `<a href="/x">${l}</a> `)}</p></div></div></div></div></section></footer>`,
  legal: (page: PageMaker) =>
    `<footer class="page-footer"><div class="page-footer__inner"><nav class="page-footer__nav" aria-label="Footer"><ul>${linked(page, (l) => `<li class="page-footer__item"><a href="/x.html">${l}</a></li>`)}</ul></nav><p class="page-footer__copy">${page.disclaimer()}</p></div></footer>`,
  bare: (page: PageMaker) =>
    `<footer class="footer"><div class="content has-text-centered"><p><strong>${page.site}</strong> · ${linked(page, (l) => `<a href="/x">${l}</a> · `)}${page.label('rights')}</p></div></footer>`,
} as const;

type MenuName = keyof typeof MENUS;
type FooterName = keyof typeof FOOTERS;

/** The menu as that system writes it; any of them without a name. */
export function menuOf(page: PageMaker, name?: MenuName): string {
  const names = Object.keys(MENUS) as readonly MenuName[];
  return MENUS[name ?? page.random.pick(names)](page);
}

/** The footer as that system writes it; any of them without a name. */
export function footerOf(page: PageMaker, name?: FooterName): string {
  const names = Object.keys(FOOTERS) as readonly FooterName[];
  return FOOTERS[name ?? page.random.pick(names)](page);
}
