/** Frames of half `held-out-7`: what themes and systems in wide use put around a text. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { footerOf, menuOf } from './held-out-7-menus.ts';

type Frame = (f: Furniture, page: PageMaker, main: string) => string;

const links = (page: PageMaker, count: number, write: (href: string, title: string) => string) =>
  page.random.times(count, () => write(page.path(), page.title('noise'))).join('');

/** Kadence, a WordPress theme, with the sidebar at the right. */
const kadence: Frame = (f, page, main) =>
  `<div id="wrapper" class="site wp-site-blocks"><a class="skip-link screen-reader-text scroll-ignore" href="#main">${page.label('contents')}</a><header id="masthead" class="site-header" role="banner"><div class="site-header-row-container-inner"><div class="site-branding branding-layout-standard"><a class="brand" href="/" rel="home"><div class="site-title-wrap"><p class="site-title">${page.site}</p></div></a></div>${menuOf(page, 'kadence')}</div></header><div id="inner-wrap" class="wrap kt-clear"><div id="primary" class="content-area"><div class="content-container site-container"><div id="main" class="site-main" role="main"><div class="content-wrap">${main}</div></div><aside id="secondary" role="complementary" class="primary-sidebar widget-area sidebar-slug-sidebar-primary sidebar-link-style-normal"><div class="sidebar-inner-wrap"><section class="widget widget_block"><div class="wp-block-group"><h2 class="wp-block-heading">${page.label('latest')}</h2><ul class="wp-block-latest-posts__list wp-block-latest-posts">${links(page, 5, (h, t) => `<li><a class="wp-block-latest-posts__post-title" href="${h}">${t}</a></li>`)}</ul></div></section>${page.random.chance(0.4) ? f.newsletter(page) : ''}</div></aside></div></div></div>${footerOf(page, 'kadence')}</div>`;

/** Avada with its title bar. */
const avada: Frame = (f, page, main) =>
  `<div id="boxed-wrapper"><div id="wrapper" class="fusion-wrapper"><header class="fusion-header-wrapper"><div class="fusion-header-v3"><div class="fusion-secondary-header"><div class="fusion-row"><div class="fusion-alignleft"><div class="fusion-contact-info"><span class="fusion-contact-info-phone-number">0${page.random.int(100, 999)} ${page.random.int(1000, 9999)}</span></div></div></div></div><div class="fusion-header"><div class="fusion-row"><div class="fusion-logo"><a class="fusion-logo-link" href="/"><img src="${page.decoration()}" class="fusion-standard-logo" alt="${page.site}" width="180" height="60"></a></div>${menuOf(page, 'avada')}</div></div></div></header><section class="avada-page-titlebar-wrapper"><div class="fusion-page-title-bar"><div class="fusion-page-title-secondary">${f.crumbs(page)}</div></div></section><main id="main" class="clearfix"><div class="fusion-row"><section id="content">${main}</section></div></main>${footerOf(page, 'avada')}</div></div>`;

/** Squarespace 7.1. */
const squarespace: Frame = (f, page, main) =>
  `<div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header" class="theme-col--primary"><div class="header-announcement-bar-wrapper"><div class="header-inner container--fluid"><div class="header-display-desktop"><div class="header-title-nav-wrapper"><div class="header-title"><div class="header-title-text"><a id="site-title" href="/">${page.site}</a></div></div>${menuOf(page, 'squarespace')}</div></div></div></div></header><main id="page" class="container" role="main"><article class="sections" id="sections"><section class="page-section blog-item content-collection full-bleed-section"><div class="content-wrapper"><div class="content">${main}</div></div></section></article>${page.random.chance(0.4) ? f.neighbours(page) : ''}</main>${footerOf(page, 'squarespace')}</div>`;

/** TYPO3 with the bootstrap package. */
const typo3: Frame = (f, page, main) =>
  `<div class="body-bg body-bg-top"><a class="visually-hidden-focusable page-skip-link" href="#page-content"><span>${page.label('contents')}</span></a><header id="page-header" class="bp-page-header navbar navbar-mainnavigation"><div class="container container-mainnavigation"><a class="navbar-brand navbar-brand-image" href="/"><img class="navbar-brand-logo-normal" src="${page.decoration('/fileadmin/logo.svg')}" alt="${page.site}"></a>${menuOf(page, 'levels')}</div></header>${page.random.chance(0.6) ? `<nav class="breadcrumb-section">${f.crumbs(page)}</nav>` : ''}<main id="page-content" class="bp-page-content main-section"><div class="section section-default"><div class="container"><div class="section-row"><div class="section-column mainsection">${main}</div><aside class="section-column submenu"><div class="frame frame-default frame-type-menu_recently_updated"><div class="frame-container"><div class="frame-inner"><header class="frame-header"><h2 class="element-header"><span>${page.label('latest')}</span></h2></header><ul>${links(page, 4, (h, t) => `<li><a href="${h}" title="${t}"><span>${t}</span></a></li>`)}</ul></div></div></div></aside></div></div></div></main>${footerOf(page, 'legal')}</div>`;

/** Joomla with Helix Ultimate. */
const helix: Frame = (_, page, main) =>
  `<div class="body-wrapper"><div class="body-innerwrapper"><header id="sp-header" class="full-header full-header-left"><div class="container"><div id="sp-logo"><div class="logo"><a href="/"><img class="logo-image" src="${page.decoration('/images/logo.png')}" alt="${page.site}"></a></div></div><div id="sp-menu"><nav class="sp-megamenu-wrapper"><ul class="sp-megamenu-parent menu-animation-fade-up">${page
    .menuWords(6)
    .map((w) => `<li class="sp-menu-item"><a href="/${page.random.word()}">${w}</a></li>`)
    .join(
      '',
    )}</ul></nav></div></div></header><section id="sp-main-body"><div class="container"><div class="row"><main id="sp-component" class="col-lg-8"><div class="sp-column">${main}</div></main><aside id="sp-right" class="col-lg-4"><div class="sp-column class2"><div class="sp-module"><h3 class="sp-module-title">${page.label('mostRead')}</h3><div class="sp-module-content"><ul class="mostread list-group">${links(page, 5, (h, t) => `<li class="list-group-item"><a href="${h}">${t}</a></li>`)}</ul></div></div></div></aside></div></div></section><footer id="sp-footer"><div class="container"><div class="sp-column"><span class="sp-copyright">© ${page.site}. ${page.noise()}</span></div></div></footer></div></div>`;

/** Drupal's Bartik with regions left and below. */
const bartik: Frame = (f, page, main) =>
  `<div id="page-wrapper"><div id="page"><header id="header" class="header" role="banner"><div class="section layout-container clearfix"><div class="region region-header"><div class="block block-system block-system-branding-block site-branding"><a href="/" rel="home" class="site-branding__logo"><img src="${page.decoration('/themes/custom/logo.svg')}" alt=""></a><div class="site-branding__name"><a href="/">${page.site}</a></div></div></div>${menuOf(page, 'superfish')}</div></header><div id="main-wrapper" class="layout-main-wrapper layout-container clearfix"><div id="main" class="layout-main clearfix"><div class="region region-breadcrumb">${f.crumbs(page)}</div><main id="content" class="column main-content" role="main"><section class="section"><div class="region region-content">${main}</div></section></main><div id="sidebar-first" class="column sidebar"><aside class="section" role="complementary"><div class="region region-sidebar-first">${f.ranks(page)}</div></aside></div></div></div><footer class="site-footer"><div class="layout-container"><div class="region region-footer-fifth"><div class="block block-block-content"><div class="clearfix text-formatted field field--name-body"><p>${page.noise()}</p></div></div></div></div></footer></div></div>`;

/** Bulma, as developers' own sites have it. */
const bulma: Frame = (f, page, main) =>
  `${menuOf(page, 'bulma')}<section class="section"><div class="container"><div class="columns is-centered"><div class="column is-8"><div class="content is-medium">${main}</div></div><div class="column is-4"><aside class="menu"><p class="menu-label">${page.label('latest')}</p><ul class="menu-list">${links(page, 4, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside></div></div></div></section>${page.random.chance(0.3) ? f.newsletter(page) : ''}${footerOf(page, 'bare')}`;

/** MediaWiki's Vector of 2022. */
const vector: Frame = (_, page, main) =>
  `<div class="vector-header-container"><header class="vector-header mw-header"><div class="vector-header-start"><nav class="vector-main-menu-landmark" aria-label="Site"><div id="vector-main-menu" class="vector-menu"><div class="vector-menu-heading">${page.label('home')}</div><div class="vector-menu-content"><ul class="vector-menu-content-list">${page
    .menuWords(5)
    .map(
      (w) =>
        `<li class="mw-list-item"><a href="/wiki/${page.random.word()}"><span>${w}</span></a></li>`,
    )
    .join(
      '',
    )}</ul></div></div></nav><a href="/wiki/" class="mw-logo"><img class="mw-logo-icon" src="${page.decoration('/static/images/icon.png')}" alt="" width="50" height="50"></a></div></header></div><div class="mw-page-container"><div class="mw-page-container-inner"><div class="mw-content-container"><main id="content" class="mw-body" role="main">${main}</main></div><div class="mw-footer-container"><footer id="footer" class="mw-footer" role="contentinfo"><ul id="footer-info"><li id="footer-info-lastmod">${page.noise()}</li><li id="footer-info-copyright">${page.disclaimer()}</li></ul></footer></div></div></div>`;

/** A front end of components with names made by a build. */
const modules: Frame = (f, page, main) =>
  `<div id="__next"><div class="Layout_root__${page.random.letters(5)}"><header class="Header_header__${page.random.letters(5)}"><div class="Header_inner__${page.random.letters(5)}"><a class="Header_logo__${page.random.letters(5)}" href="/">${page.site}</a><nav>${page
    .menuWords(5)
    .map((w) => `<a class="Header_link__Qw3rT" href="/${page.random.word()}">${w}</a>`)
    .join(
      '',
    )}</nav></div></header><main class="Layout_main__${page.random.letters(5)}">${main}</main>${page.random.chance(0.5) ? `<section class="Cards_section__x9Yzq"><h2>${page.label('recommended')}</h2><div class="Cards_grid__p0Lm1">${links(page, 3, (h, t) => `<a class="Card_card__b7Nk2" href="${h}"><img src="${page.decoration()}" alt="" loading="lazy"><span class="Card_title__Zx1cv">${t}</span><span class="Card_text__Rt5yu">${page.noise()}</span></a>`)}</div></section>` : ''}${page.random.chance(0.3) ? f.newsletter(page) : ''}<footer class="Footer_footer__${page.random.letters(5)}"><p>${page.noise()}</p><p>© ${page.site}</p></footer></div></div>`;

/** JNews, a theme of papers. */
const jnews: Frame = (f, page, main) =>
  `<div class="jeg_viewport"><div class="jeg_header_wrapper"><div class="jeg_header normal"><div class="jeg_topbar jeg_container"><ul class="jeg_menu jeg_top_menu">${page
    .menuWords(3)
    .map((w) => `<li class="menu-item"><a href="/${page.random.word()}/">${w}</a></li>`)
    .join(
      '',
    )}</ul></div><div class="jeg_midbar"><div class="jeg_nav_item jeg_logo"><a href="/"><img class="jeg_logo_img" src="${page.decoration()}" alt="${page.site}"></a></div></div></div></div><div class="jeg_main"><div class="jeg_container"><div class="jeg_content jeg_singlepage"><div class="container"><div class="row"><div class="jeg_main_content col-md-8"><div class="jeg_inner_content">${main}${f.advert(page)}</div></div><div class="jeg_sidebar jeg_sticky_sidebar col-md-4"><div class="jegStickyHolder"><div class="widget widget_jnews_popular"><div class="jeg_block_heading"><h3 class="jeg_block_title"><span>${page.label('mostRead')}</span></h3></div>${links(page, 4, (h, t) => `<article class="jeg_post jeg_pl_sm"><div class="jeg_thumb"><a href="${h}"><img src="${page.decoration()}" alt="" width="120" height="86"></a></div><div class="jeg_postblock_content"><h3 class="jeg_post_title"><a href="${h}">${t}</a></h3></div></article>`)}</div></div></div></div></div></div></div></div>${footerOf(page, 'kadence')}</div>`;

/** Sitecore's SXA grid. */
const sxa: Frame = (f, page, main) =>
  `<div id="wrapper"><header><div id="header" class="container-fluid"><div class="row"><div class="component image file-type-icon-media-link col-12"><div class="component-content"><a href="/"><img src="${page.decoration('/-/media/logo.ashx')}" alt="${page.site}"></a></div></div><div class="component navigation navigation-main-horizontal"><div class="component-content"><nav><ul class="clearfix">${page
    .menuWords(5)
    .map(
      (w, i) =>
        `<li class="level1 item${i} rel-level1"><div class="navigation-title field-navigationtitle"><a href="/${page.random.word()}">${w}</a></div></li>`,
    )
    .join(
      '',
    )}</ul></nav></div></div></div></div></header><main><div id="content" class="container"><div class="row">${main}</div></div></main>${page.random.chance(0.4) ? f.teasers(page) : ''}<footer><div id="footer" class="container"><div class="row"><div class="component content"><div class="component-content"><div class="field-content">${page.noise()}</div></div></div></div></div></footer></div>`;

/** A page that somebody wrote by hand and put on a server. */
const simple: Frame = (_, page, main) =>
  `<div id="container"><div id="head"><a href="index.html">${page.site}</a></div><div id="nav"><ul>${page
    .menuWords(5)
    .map((w) => `<li><a href="${page.random.word()}.html">${w}</a></li>`)
    .join(
      '',
    )}</ul></div><div id="inhalt">${main}</div><div id="foot">${page.label('contact')}: info@${page.site}.example<br>${page.noise()}</div></div>`;

const FRAMES = {
  kadence,
  avada,
  squarespace,
  typo3,
  helix,
  bartik,
  bulma,
  vector,
  modules,
  jnews,
  sxa,
  simple,
} as const;

export type FrameName = keyof typeof FRAMES;

/** Frames that stand around any text. */
const GENERAL: readonly FrameName[] = [
  'kadence',
  'avada',
  'squarespace',
  'typo3',
  'helix',
  'bartik',
  'bulma',
  'modules',
  'jnews',
  'sxa',
  'simple',
];

/** Main text in the frame of that name. */
export function frameOf(f: Furniture, page: PageMaker, main: string, name?: FrameName): string {
  const make = FRAMES[name ?? page.random.pick(GENERAL)];
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
  const name = GENERAL[which ?? -1];
  if (!noConsent) return frameOf(f, page, main, name);
  return FRAMES[name ?? page.random.pick(GENERAL)](f, page, main);
}
