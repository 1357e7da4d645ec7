/** Frames of half `held-out-2`: how eight families of systems stand around their main text. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';

type Frame = (f: Furniture, page: PageMaker, main: string) => string;

const blockTheme: Frame = (f, page, main) =>
  `<a class="skip-link screen-reader-text" href="#wp--skip-link--target">Skip</a><div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignwide is-layout-flex"><p class="wp-block-site-title"><a href="/" rel="home">${page.site}</a></p>${f.menu(page)}</div></header><main class="wp-block-group is-layout-flow" id="wp--skip-link--target">${main}</main><footer class="wp-block-template-part">${f.footer(page)}</footer></div>`;

const newspaper: Frame = (f, page, main) =>
  `<div class="topbar"><a href="/login">${page.label('login')}</a><a class="btn" href="/abo">${page.label('subscribe')}</a></div><header class="masthead"><a class="masthead__logo" href="/"><img src="${page.decoration()}" alt="${page.site}" width="220" height="40"></a>${f.menu(page)}</header><div class="l-page">${f.advert(page)}<div class="l-cols"><div class="l-cols__main">${main}</div><aside class="l-cols__side">${f.ranks(page)}${f.newsletter(page)}</aside></div></div>${f.footer(page)}`;

const drupal: Frame = (f, page, main) =>
  `<a href="#main-content" class="visually-hidden focusable skip-link">Skip</a><div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div class="layout-container"><header role="banner"><div class="region region-header"><div id="block-branding" class="block block-system block-system-branding-block"><div class="site-name"><a href="/" rel="home">${page.site}</a></div></div></div></header><div class="region region-primary-menu"><nav role="navigation" class="block block-menu navigation menu--main">${f.menu(page)}</nav></div><div class="region region-breadcrumb">${f.crumbs(page)}</div><main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><div class="region region-content"><div data-drupal-messages-fallback class="hidden"></div>${main}</div></div><aside class="layout-sidebar-second" role="complementary"><div class="region region-sidebar-second"><div class="block block-views"><h2>${page.label('latest')}</h2>${f.ranks(page)}</div></div></aside></main>${f.footer(page)}</div></div>`;

const joomla: Frame = (f, page, main) =>
  `<header class="header container-header full-width position-sticky"><div class="grid-child"><div class="navbar-brand"><a class="brand-logo" href="/">${page.site}</a></div></div><div class="grid-child container-nav">${f.menu(page)}</div></header><div class="site-grid"><div class="grid-child container-component">${f.crumbs(page)}<div id="system-message-container" aria-live="polite"></div><main>${main}</main></div><div class="grid-child container-sidebar-right sidebar-right"><div class="card"><h3 class="card-header">${page.label('mostRead')}</h3><div class="card-body"><ul class="mostread mod-list">${page.random.times(4, () => `<li itemscope><a href="${page.path()}" itemprop="url"><span itemprop="name">${page.title('noise')}</span></a></li>`).join('')}</ul></div></div></div></div>${f.footer(page)}`;

const government: Frame = (f, page, main) =>
  `<div class="usa-banner"><header class="usa-banner__header"><p class="usa-banner__header-text">${page.noise()}</p></header></div><header class="app-header" role="banner"><a class="app-header__logo" href="/">${page.site}</a>${f.menu(page)}</header><div class="app-width-container">${f.crumbs(page)}<main class="app-main-wrapper" id="main-content" role="main"><div class="app-grid-row"><div class="app-grid-column-two-thirds">${main}</div><div class="app-grid-column-one-third"><aside class="app-related-items" role="complementary"><h2 class="app-heading-s">${page.label('related')}</h2><nav><ul class="app-list">${page.random.times(4, () => `<li><a href="${page.path()}">${page.title('noise')}</a></li>`).join('')}</ul></nav></aside></div></div></main><div class="app-feedback"><h2>${page.ask('noise')}</h2><button>✓</button><button>✗</button></div></div>${f.footer(page)}`;

const old: Frame = (f, page, main) =>
  `<div id="wrap"><div id="top"><img src="${page.decoration('/gfx/kopf.gif')}" width="760" height="90" alt="${page.site}"></div><div id="leftcol"><ul class="navi">${page
    .menuWords(8)
    .map((w, i) => `<li><a href="seite${i}.html">${w}</a></li>`)
    .join(
      '',
    )}</ul><p class="box"><b>${page.label('latest')}</b><br>${page.random.times(3, () => `<a href="${page.path()}">${page.title('noise')}</a><br>`).join('')}</p></div><div id="middle">${main}</div>${f.advert(page)}<div id="bottom">${page.label('rights')} | <a href="impressum.html">${page.label('contact')}</a><br>${page.disclaimer()}</div></div>`;

const utility: Frame = (f, page, main) =>
  `<div id="__next"><div class="flex min-h-screen flex-col antialiased"><header class="sticky top-0 z-40 w-full border-b bg-white/80 backdrop-blur"><div class="mx-auto flex h-16 max-w-7xl items-center justify-between px-4"><a class="text-xl font-semibold" href="/">${page.site}</a>${f.menu(page)}</div></header><div class="flex-1"><div class="mx-auto max-w-3xl px-4 py-12 sm:px-6">${main}</div></div><div class="border-t bg-slate-50"><div class="mx-auto max-w-3xl px-4 py-10">${f.newsletter(page)}</div></div>${f.footer(page)}</div></div>`;

const typo3: Frame = (f, page, main) =>
  `<div class="body-bg"><header id="page-header" class="bp-page-header navbar navbar-mainnavigation"><div class="container"><a class="navbar-brand" href="/"><img src="${page.decoration('/fileadmin/logo.svg')}" alt="${page.site}" height="52" width="180"></a>${f.menu(page)}</div></header><nav class="breadcrumb-section" aria-label="Breadcrumb"><div class="container">${f.crumbs(page)}</div></nav><div id="page-content" class="bp-page-content main-section"><!--TYPO3SEARCH_begin--><div class="section section-default"><div class="container"><div class="section-row"><main class="section-column maincontent-wrap" role="main">${main}</main><div class="section-column subnav-wrap"><nav class="frame-container subnav-nav"><ul class="subnav-nav-list">${page
    .menuWords(5)
    .map(
      (w) =>
        `<li class="subnav-item"><a href="/${page.random.word()}" class="subnav-link">${w}</a></li>`,
    )
    .join(
      '',
    )}</ul></nav></div></div></div></div><!--TYPO3SEARCH_end--></div>${f.footer(page)}</div>`;

const FRAMES = [blockTheme, newspaper, drupal, joomla, government, old, utility, typo3] as const;

/** Names of frames for `which`. */
export const WHICH = {
  blockTheme: 0,
  newspaper: 1,
  drupal: 2,
  joomla: 3,
  government: 4,
  old: 5,
  utility: 6,
  typo3: 7,
} as const;

export function frame(
  f: Furniture,
  page: PageMaker,
  main: string,
  { noConsent = false, which = page.random.int(0, FRAMES.length - 1) }: FrameOptions = {},
): string {
  const make = FRAMES[which] ?? blockTheme;
  const box = noConsent || page.random.chance(0.3) ? '' : f.consent(page);
  const html = make(f, page, main);
  return page.random.chance(0.5) ? `${box}\n${html}` : `${html}\n${box}`;
}
