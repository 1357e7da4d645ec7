/** Frames of half `held-out-15`: themes, generators and house systems that the halves before do not stand in. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { legal, links, menu, type Frame } from './held-out-11-frames.ts';
import { frameOf as frameOf14 } from './held-out-14-frames.ts';

type FrameName14 = NonNullable<Parameters<typeof frameOf14>[3]>;

/** OceanWP, a WordPress theme, with its title bar above and widgets beside. */
const ocean: Frame = (f, page, main) =>
  `<div id="outer-wrap" class="site clr"><a class="skip-link screen-reader-text" href="#main">${page.label('contents')}</a><div id="wrap" class="clr"><div id="top-bar-wrap" class="clr"><div id="top-bar" class="clr container"><span class="topbar-content">${page.noise()}</span></div></div><header id="site-header" class="minimal-header clr"><div id="site-header-inner" class="clr container"><div id="site-logo" class="clr"><a href="/" class="custom-logo-link"><img class="custom-logo" src="${page.decoration()}" alt="${page.site}"></a></div><div id="site-navigation-wrap" class="clr"><nav id="site-navigation" class="navigation main-navigation clr"><ul id="menu-main" class="main-menu dropdown-menu sf-menu">${menu(page, (w) => `<li class="menu-item"><a href="/x/" class="menu-link"><span class="text-wrap">${w}</span></a></li>`)}</ul></nav></div></div></header><main id="main" class="site-main clr" role="main"><div id="content-wrap" class="container clr"><div id="primary" class="content-area clr"><div id="content" class="site-content clr">${main}</div></div><aside id="right-sidebar" class="sidebar-container widget-area sidebar-primary"><div id="right-sidebar-inner" class="clr"><div class="sidebar-box widget_recent_entries clr"><h4 class="widget-title">${page.label('latest')}</h4><ul>${links(page, 4, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div>${page.random.chance(0.4) ? `<div class="sidebar-box widget_text clr">${f.newsletter(page)}</div>` : ''}</div></aside></div></main><footer id="footer" class="site-footer"><div id="footer-bottom" class="clr"><div id="footer-bottom-inner" class="container clr"><div id="copyright" class="clr">${page.noise()}</div></div></div></footer></div></div>`;

/** A block theme of WordPress: everything is a group, and there is no side column. */
const blockTheme: Frame = (f, page, main) =>
  `<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignwide is-content-justification-space-between is-layout-flex"><p class="wp-block-site-title"><a href="/" target="_self" rel="home">${page.site}</a></p><nav class="is-responsive items-justified-right wp-block-navigation"><ul class="wp-block-navigation__container wp-block-navigation">${menu(page, (w) => `<li class="wp-block-navigation-item wp-block-navigation-link"><a class="wp-block-navigation-item__content" href="/x/"><span class="wp-block-navigation-item__label">${w}</span></a></li>`)}</ul></nav></div></header><main class="wp-block-group is-layout-flow" id="wp--skip-link--target">${main}</main><footer class="wp-block-template-part"><div class="wp-block-group has-global-padding is-layout-constrained"><div class="wp-block-columns alignwide"><div class="wp-block-column"><p class="has-small-font-size">${page.noise()}</p></div><div class="wp-block-column">${page.random.chance(0.3) ? f.newsletter(page) : `<ul class="wp-block-list">${legal(page, (l) => `<li><a href="/x">${l}</a></li>`)}</ul>`}</div></div></div></footer></div>`;

/** Jekyll with Minimal Mistakes: the author at the left, the article beside. */
const mistakes: Frame = (_, page, main) =>
  `<nav class="skip-links"><ul><li><a href="#main" class="screen-reader-shortcut">${page.label('contents')}</a></li></ul></nav><div class="masthead"><div class="masthead__inner-wrap"><div class="masthead__menu"><nav id="site-nav" class="greedy-nav"><a class="site-title" href="/">${page.site}</a><ul class="visible-links">${menu(page, (w) => `<li class="masthead__menu-item"><a href="/x/">${w}</a></li>`)}</ul></nav></div></div></div><div class="initial-content"><div id="main" role="main"><div class="sidebar sticky"><div itemscope class="h-card"><div class="author__avatar"><img src="${page.decoration()}" alt="" class="u-photo"></div><div class="author__content"><h3 class="author__name p-name">${page.name()}</h3><div class="author__bio p-note"><p>${page.free()}</p></div></div></div></div>${main}</div></div><div id="footer" class="page__footer"><footer><div class="page__footer-follow"><ul class="social-icons"><li><strong>${page.label('follow')}</strong></li><li><a href="/feed.xml">Feed</a></li></ul></div><div class="page__footer-copyright">&copy; ${page.random.int(2017, 2025)} ${page.site}.</div></footer></div>`;

/** Hexo with NexT: the site's column first, the article behind it. */
const hexo: Frame = (_, page, main) =>
  `<div class="headband"></div><main class="main"><div class="column"><header class="header" itemscope><div class="site-brand-container"><div class="site-meta"><a href="/" class="brand" rel="start"><i class="logo-line"></i><p class="site-title">${page.site}</p></a></div></div><nav class="site-nav"><ul class="main-menu menu">${menu(page, (w) => `<li class="menu-item"><a href="/x/" rel="section"><i class="fa fa-th fa-fw"></i>${w}</a></li>`)}</ul></nav></header><aside class="sidebar"><div class="sidebar-inner sidebar-overview-active"><div class="site-overview-wrap sidebar-panel"><div class="site-author animated"><p class="site-author-name">${page.name()}</p><div class="site-description">${page.free()}</div></div></div></div></aside></div><div class="main-inner post posts-expand">${main}</div></main><footer class="footer"><div class="footer-inner"><div class="copyright">&copy; ${page.random.int(2016, 2025)} <i class="fa fa-heart"></i> <span class="author">${page.site}</span></div><div class="powered-by">Hexo &amp; NexT.Gemini</div></div></footer>`;

/** HubSpot's blog within the site of a firm that sells something. */
const hubspot: Frame = (f, page, main) =>
  `<div class="body-wrapper hs-content-id-1 hs-blog-post hs-blog-id-2"><div data-global-resource-path="theme/header.html"><header class="header"><div class="header__container content-wrapper"><div class="header__logo"><a href="/"><img class="hs-image-widget" src="${page.decoration()}" alt="${page.site}"></a></div><nav class="header__navigation"><ul class="hs-menu-wrapper no-list">${menu(page, (w) => `<li class="hs-menu-item hs-menu-depth-1"><a href="/x" role="menuitem">${w}</a></li>`)}</ul></nav><a class="header__button button" href="/demo">${page.label('contact')}</a></div></header></div><main id="main-content" class="body-container-wrapper"><div class="body-container body-container--blog-post"><div class="content-wrapper">${main}</div></div><div class="cta-section"><div class="content-wrapper"><h2>${page.label('subscribe')}</h2><p>${page.pitch()}</p><a class="cta_button" href="/demo">${page.label('contact')}</a></div></div></main><div data-global-resource-path="theme/footer.html"><footer class="footer">${page.random.chance(0.4) ? f.newsletter(page) : ''}<ul class="hs-menu-wrapper">${legal(page, (l) => `<li class="hs-menu-item"><a href="/x">${l}</a></li>`)}</ul><span class="footer__copyright">&copy; ${page.site}</span></footer></div></div>`;

/** A site of utility classes from a starter kit: a centred column. */
const starter: Frame = (_, page, main) =>
  `<div id="__next"><div class="mx-auto max-w-3xl px-4 sm:px-6 xl:max-w-5xl"><header class="flex items-center justify-between py-10"><a aria-label="${page.site}" href="/"><div class="hidden h-6 text-2xl font-semibold sm:block">${page.site}</div></a><nav class="flex items-center space-x-4 leading-5">${menu(page, (w) => `<a class="hidden font-medium text-gray-900 sm:block" href="/x">${w}</a>`)}</nav></header><main class="mb-auto">${main}</main><footer><div class="mt-16 flex flex-col items-center"><div class="mb-2 flex space-x-2 text-sm text-gray-500"><div>${page.name()}</div><div> • </div><div>&copy; ${page.random.int(2019, 2025)}</div><div> • </div><a href="/">${page.site}</a></div><div class="mb-8 text-sm text-gray-500">${page.noise()}</div></div></footer></div></div>`;

/** Contao, as clubs, schools and chambers have it. */
const contao: Frame = (_, page, main) =>
  `<div id="wrapper"><header id="header"><div class="inside"><div class="ce_image logo block"><figure class="image_container"><a href="./"><img src="${page.decoration()}" alt="${page.site}"></a></figure></div><nav class="mod_navigation block"><a href="#skipNavigation1" class="invisible">${page.label('contents')}</a><ul class="level_1">${menu(page, (w) => `<li class="sibling"><a href="x.html" title="" class="sibling">${w}</a></li>`)}</ul></nav></div></header><div id="container"><main id="main"><div class="inside">${main}</div></main><aside id="right"><div class="inside"><div class="mod_newslist block"><h2>${page.label('latest')}</h2>${links(page, 3, (h, t) => `<div class="layout_short arc_1 block"><p class="info"><time>${page.date()}</time></p><h3><a href="${h}">${t}</a></h3></div>`)}</div></div></aside></div><footer id="footer"><div class="inside"><p>${page.noise()}</p><nav class="mod_customnav block"><ul class="level_1">${legal(page, (l) => `<li><a href="x.html">${l}</a></li>`)}</ul></nav></div></footer></div>`;

/** A site of the American design system: an official banner, then a side menu. */
const uswds: Frame = (_, page, main) =>
  `<a class="usa-skipnav" href="#main-content">${page.label('contents')}</a><section class="usa-banner" aria-label="banner"><div class="usa-accordion"><header class="usa-banner__header"><div class="usa-banner__inner"><div class="grid-col-fill"><p class="usa-banner__header-text">${page.noise()}</p></div></div></header></div></section><header class="usa-header usa-header--basic"><div class="usa-nav-container"><div class="usa-navbar"><div class="usa-logo"><em class="usa-logo__text"><a href="/">${page.site}</a></em></div></div><nav class="usa-nav"><ul class="usa-nav__primary usa-accordion">${menu(page, (w) => `<li class="usa-nav__primary-item"><a href="/x" class="usa-nav-link"><span>${w}</span></a></li>`)}</ul></nav></div></header><div class="usa-section"><div class="grid-container"><div class="grid-row grid-gap"><div class="usa-layout-docs__sidenav desktop:grid-col-3"><nav><ul class="usa-sidenav">${links(page, 5, (h, t) => `<li class="usa-sidenav__item"><a href="${h}">${t}</a></li>`)}</ul></nav></div><main class="usa-layout-docs__main desktop:grid-col-9 usa-prose" id="main-content">${main}</main></div></div></div><footer class="usa-footer usa-footer--slim"><div class="usa-footer__primary-section"><nav class="usa-footer__nav"><ul class="grid-row">${legal(page, (l) => `<li class="usa-footer__primary-content"><a class="usa-footer__primary-link" href="/x">${l}</a></li>`)}</ul></nav></div><div class="usa-identifier"><p class="usa-identifier__identity-disclaimer">${page.noise()}</p></div></footer>`;

/** MkDocs or Sphinx with the theme of a well-known host. */
const hosted: Frame = (_, page, main) =>
  `<div class="wy-grid-for-nav"><nav data-toggle="wy-nav-shift" class="wy-nav-side"><div class="wy-side-scroll"><div class="wy-side-nav-search"><a href="../" class="icon icon-home">${page.site}</a><div role="search"><form id="rtd-search-form" class="wy-form"><input type="text" name="q" placeholder="${page.label('search')}"></form></div></div><div class="wy-menu wy-menu-vertical" role="navigation"><p class="caption"><span class="caption-text">${page.label('contents')}</span></p><ul class="current">${links(page, 6, (h, t) => `<li class="toctree-l1"><a class="reference internal" href="${h}">${t}</a></li>`)}</ul></div></div></nav><section data-toggle="wy-nav-shift" class="wy-nav-content-wrap"><nav class="wy-nav-top"><a href="../">${page.site}</a></nav><div class="wy-nav-content"><div class="rst-content"><div role="navigation"><ul class="wy-breadcrumbs">${menu(page, (w) => `<li class="breadcrumb-item"><a href="x.html">${w}</a></li>`)}<li class="wy-breadcrumbs-aside"><a href="_sources/x.rst.txt" rel="nofollow">View page source</a></li></ul><hr></div><div role="main" class="document"><div itemprop="articleBody">${main}</div></div><footer><div class="rst-footer-buttons"><a href="${page.path()}" class="btn btn-neutral float-left" rel="prev">${page.label('previous')}</a><a href="${page.path()}" class="btn btn-neutral float-right" rel="next">${page.label('next')}</a></div><hr><div role="contentinfo"><p>&copy; ${page.random.int(2014, 2025)}, ${page.site}.</p></div></footer></div></div></section></div>`;

/** 1C-Bitrix, as firms and offices of Russian towns have it, and its like elsewhere. */
const bitrix: Frame = (_, page, main) =>
  `<div class="bx-wrapper" id="bx_eshop_wrap"><header class="bx-header"><div class="bx-header-section container"><div class="bx-logo"><a class="bx-logo-block" href="/"><img src="${page.decoration()}" alt="${page.site}"></a></div><div class="bx-inc-orginfo"><span class="bx-inc-orginfo-phone">+7 495 ${page.random.int(100, 999)}</span></div><div class="bx-top-nav bx-blue"><nav class="bx-top-nav-container"><ul class="bx-nav-list-1-lvl">${menu(page, (w) => `<li class="bx-nav-1-lvl"><a href="/x/"><span>${w}</span></a></li>`)}</ul></nav></div><div class="bx-breadcrumb">${menu(page, (w) => `<div class="bx-breadcrumb-item"><a href="/x/"><span>${w}</span></a></div>`)}</div></div></header><div class="workarea"><div class="container bx-content-section"><div class="row"><div class="bx-content col-md-9">${main}</div><div class="sidebar col-md-3"><div class="bx-sidebar-block"><h3>${page.label('latest')}</h3>${links(page, 4, (h, t) => `<div class="bx-newslist-block"><a href="${h}">${t}</a></div>`)}</div></div></div></div></div><footer class="bx-footer"><div class="bx-footer-line">${page.noise()}</div><div class="bx-footer-section container">&copy; ${page.site}</div></footer></div>`;

/** A daily of its own making in modules of hashed names. */
const hashed: Frame = (f, page, main) => {
  const k = (name: string) => `${name}_${name}__${page.random.letters(5)}`;
  return `<div id="__next"><div class="${k('layout')}"><header class="${k('siteHeader')}"><a class="${k('logo')}" href="/"><img src="${page.decoration()}" alt="${page.site}"></a><nav class="${k('navBar')}"><ul class="${k('navList')}">${menu(page, (w) => `<li><a href="/x">${w}</a></li>`)}</ul></nav><a class="${k('loginBtn')}" href="/login">${page.label('login')}</a></header><div class="${k('adTop')}">${f.advert(page)}</div><div class="${k('columns')}"><main class="${k('primary')}">${main}</main><div class="${k('secondary')}"><div class="${k('rank')}"><h2>${page.label('mostRead')}</h2><ol>${links(page, 5, (h, t) => `<li><a href="${h}"><span>${t}</span></a></li>`)}</ol></div></div></div><footer class="${k('siteFooter')}"><p>${page.noise()}</p><ul>${legal(page, (l) => `<li><a href="/x">${l}</a></li>`)}</ul></footer></div></div>`;
};

/** A Japanese theme of many blogs, with its own sidebar and a button for the phone. */
const cocoon: Frame = (_, page, main) =>
  `<div id="container" class="container cf"><div id="header-container" class="header-container"><header id="header" class="header cf"><div class="tagline">${page.noise()}</div><div class="logo logo-header logo-text"><a href="/" class="site-name site-name-text-link"><span class="site-name-text">${page.site}</span></a></div></header><nav id="navi" class="navi cf"><ul id="menu-global" class="menu-top menu-header menu-pc">${menu(page, (w) => `<li class="menu-item"><a href="/x/"><div class="caption-wrap"><div class="item-label">${w}</div></div></a></li>`)}</ul></nav></div><div id="content" class="content cf"><div id="content-in" class="content-in wrap"><main id="main" class="main">${main}</main><div id="sidebar" class="sidebar nwa cf" role="complementary"><aside id="new_entries-2" class="widget widget-sidebar widget_new_entries"><h3 class="widget-sidebar-title widget-title">${page.label('latest')}</h3><div class="new-entry-cards widget-entry-cards no-icon cf">${links(page, 4, (h, t) => `<a href="${h}" class="new-entry-card-link widget-entry-card-link a-wrap"><div class="new-entry-card widget-entry-card e-card cf"><figure class="new-entry-card-thumb card-thumb"><img src="${page.decoration()}" alt="" width="120" height="68"></figure><div class="new-entry-card-content card-content"><div class="new-entry-card-title card-title">${t}</div></div></div></a>`)}</div></aside></div></div></div><footer id="footer" class="footer footer-container nwa"><div id="footer-in" class="footer-in wrap cf"><div class="source-org copyright">&copy; ${page.random.int(2015, 2025)} ${page.site}.</div></div></footer></div>`;

const FRAMES = {
  ocean,
  blockTheme,
  mistakes,
  hexo,
  hubspot,
  starter,
  contao,
  uswds,
  hosted,
  bitrix,
  hashed,
  cocoon,
} as const;

type OwnName = keyof typeof FRAMES;

type FrameName = OwnName | FrameName14;

/** Frames that any page may stand in; the others belong to one sort of site. */
const ANYWHERE: readonly OwnName[] = [
  'ocean',
  'blockTheme',
  'hubspot',
  'starter',
  'contao',
  'bitrix',
  'hashed',
];

const isOwn = (name: FrameName): name is OwnName => Object.hasOwn(FRAMES, name);

/** Main text in the frame of that name, in any of the general ones without one. */
export function frameOf(
  f: Furniture,
  page: PageMaker,
  main: string,
  name: FrameName = page.random.pick(ANYWHERE),
): string {
  if (!isOwn(name)) return frameOf14(f, page, main, name);
  const box = page.random.chance(0.4) ? f.consent(page) : '';
  const html = FRAMES[name](f, page, main);
  return page.random.chance(0.3) ? `${box}\n${html}` : `${html}\n${box}`;
}

export function frame(
  f: Furniture,
  page: PageMaker,
  main: string,
  { noConsent = false, which }: FrameOptions = {},
): string {
  const name = ANYWHERE[which ?? -1] ?? page.random.pick(ANYWHERE);
  return noConsent ? FRAMES[name](f, page, main) : frameOf(f, page, main, name);
}
