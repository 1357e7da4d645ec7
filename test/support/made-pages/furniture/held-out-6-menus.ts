/** Menus and footers of half `held-out-6`, by the system that writes them. */
import type { Label } from '../language.ts';
import type { PageMaker } from '../page-maker.ts';

const words = (page: PageMaker, low: number, high: number, write: (word: string) => string) =>
  page.menuWords(page.random.int(low, high)).map(write).join('');

export const icon = (name: string) =>
  `<svg class="icon icon-${name}" aria-hidden="true" focusable="false" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"></path></svg>`;

const MENUS = {
  blocks: (page: PageMaker) =>
    `<nav class="is-responsive wp-block-navigation is-layout-flex" aria-label="Navigation"><button aria-haspopup="dialog" class="wp-block-navigation__responsive-container-open">${icon('menu')}</button><ul class="wp-block-navigation__container">${words(page, 4, 8, (w) => `<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="/${page.random.word()}/"><span class="wp-block-navigation-item__label">${w}</span></a></li>`)}</ul></nav>`,
  bootstrap: (page: PageMaker) =>
    `<nav class="navbar navbar-expand-lg bg-body-tertiary"><div class="container-fluid"><a class="navbar-brand" href="/">${page.site}</a><button class="navbar-toggler" type="button" data-bs-toggle="collapse"><span class="navbar-toggler-icon"></span></button><div class="collapse navbar-collapse"><ul class="navbar-nav me-auto">${words(page, 4, 8, (w) => `<li class="nav-item"><a class="nav-link" href="/${page.random.word()}">${w}</a></li>`)}</ul></div></div></nav>`,
  uikit: (page: PageMaker) =>
    `<nav class="uk-navbar-container" uk-navbar><div class="uk-navbar-left"><ul class="uk-navbar-nav">${words(page, 4, 7, (w) => `<li class="item-${page.random.int(101, 180)}"><a href="/${page.random.word()}">${w}</a></li>`)}</ul></div></nav>`,
  aem: (page: PageMaker) =>
    `<nav class="cmp-navigation" itemscope itemtype="http://schema.org/SiteNavigationElement"><ul class="cmp-navigation__group">${words(page, 4, 9, (w) => `<li class="cmp-navigation__item cmp-navigation__item--level-0"><a href="/content/${page.random.word()}.html" class="cmp-navigation__item-link">${w}</a></li>`)}</ul></nav>`,
  classic: (page: PageMaker) =>
    `<div class="main-nav-wrap"><ul id="menu-main-menu" class="sf-menu">${words(page, 5, 9, (w) => `<li class="menu-item menu-item-type-taxonomy menu-item-${page.random.int(100, 999)}"><a href="/category/${page.random.word()}/">${w}</a></li>`)}</ul><form role="search" class="search-form"><input type="search" placeholder="${page.label('search')}"></form></div>`,
} as const;

const FOOT_LABELS: readonly Label[] = ['about', 'contact', 'privacy', 'terms'];

const linked = (page: PageMaker, write: (label: string) => string) =>
  FOOT_LABELS.map((name) => write(page.label(name))).join('');

const FOOTERS = {
  blocks: (page: PageMaker) =>
    `<footer class="site-footer wp-block-template-part"><div class="wp-block-group has-global-padding is-layout-constrained"><div class="wp-block-columns">${linked(page, (l) => `<div class="wp-block-column"><p><a href="/x/">${l}</a></p></div>`)}</div><p class="has-small-font-size">${page.disclaimer()}</p></div></footer>`,
  bootstrap: (page: PageMaker) =>
    `<footer class="bg-dark text-light py-5 mt-5"><div class="container"><div class="row"><div class="col-md-4"><h5>${page.site}</h5><p class="small">${page.noise()}</p></div><div class="col-md-4"><ul class="list-unstyled">${linked(page, (l) => `<li><a class="link-light" href="/x">${l}</a></li>`)}</ul></div></div><p class="mb-0 small">© 2024 ${page.site}</p></div></footer>`,
  aem: (page: PageMaker) =>
    `<div class="experiencefragment"><footer class="cmp-container footer"><div class="cmp-list">${linked(page, (l) => `<a class="cmp-list__item-link" href="/x.html">${l}</a>`)}</div><div class="cmp-text"><p>${page.disclaimer()}</p></div></footer></div>`,
  classic: (page: PageMaker) =>
    `<div id="footer-wrap"><div class="social">${words(page, 2, 3, (w) => `<a href="/s">${w}</a>`)}</div><p class="legal">${linked(page, (l) => `<a href="/x.php">${l}</a> · `)}${page.label('rights')}</p><p>${page.noise()}</p></div>`,
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
