/** Frames of half `held-out-6`: what themes and systems in wide use put around a text. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { footerOf, menuOf } from './held-out-6-menus.ts';

type Frame = (f: Furniture, page: PageMaker, main: string) => string;

const links = (page: PageMaker, count: number, write: (href: string, title: string) => string) =>
  page.random.times(count, () => write(page.path(), page.title('noise'))).join('');

/** Twenty Twenty-Four and other themes of blocks. */
const blocks: Frame = (f, page, main) =>
  `<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group alignwide is-content-justification-space-between"><p class="wp-block-site-title"><a href="/" rel="home">${page.site}</a></p>${menuOf(page, 'blocks')}</div></header><main class="wp-block-group is-layout-flow" id="wp--skip-link--target">${main}</main>${page.random.chance(0.5) ? f.teasers(page) : ''}${footerOf(page, 'blocks')}</div>`;

/** A classic theme with a widget area beside the text (GeneratePress, Astra). */
const widgets: Frame = (f, page, main) =>
  `<a class="screen-reader-text skip-link" href="#content">${page.label('contents')}</a><header class="site-header"><div class="inside-header grid-container"><div class="site-branding"><p class="main-title"><a href="/" rel="home">${page.site}</a></p><p class="site-description">${page.noise()}</p></div>${menuOf(page, 'classic')}</div></header><div class="site grid-container container hfeed" id="page"><div class="site-content" id="content"><div class="content-area" id="primary"><main class="site-main" id="main">${main}</main></div><div class="widget-area sidebar is-right-sidebar" id="right-sidebar"><div class="inside-right-sidebar"><aside class="widget inner-padding widget_search"><form><input type="search" placeholder="${page.label('search')}"></form></aside><aside id="recent-posts-2" class="widget inner-padding widget_recent_entries"><h2 class="widget-title">${page.label('latest')}</h2><ul>${links(page, 5, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside>${f.ranks(page)}${page.random.chance(0.5) ? f.newsletter(page) : ''}</div></div></div></div>${footerOf(page, 'classic')}`;

/** Adobe Experience Manager with core components. */
const aem: Frame = (f, page, main) =>
  `<div class="root container responsivegrid"><div id="container-1" class="cmp-container"><div class="aem-Grid aem-Grid--12 aem-Grid--default--12"><header class="experiencefragment aem-GridColumn aem-GridColumn--default--12"><div class="cmp-experiencefragment cmp-experiencefragment--header"><div class="image"><a class="cmp-image__link" href="/"><img src="${page.decoration('/content/dam/logo.svg')}" class="cmp-image__image" alt=""></a></div>${menuOf(page, 'aem')}</div></header><div class="breadcrumb aem-GridColumn">${f.crumbs(page)}</div><main class="container responsivegrid aem-GridColumn aem-GridColumn--default--12"><div class="cmp-container">${main}</div></main>${page.random.chance(0.6) ? f.teasers(page) : ''}${footerOf(page, 'aem')}</div></div></div>`;

/** Drupal's Olivero. */
const olivero: Frame = (f, page, main) =>
  `<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div id="page-wrapper" class="page-wrapper"><header id="header" class="site-header"><div class="site-branding__inner"><a href="/" rel="home" class="site-branding__logo"><img src="${page.decoration('/core/themes/olivero/logo.svg')}" alt="${page.site}"></a></div><div class="header-nav">${menuOf(page, 'classic')}</div></header><div id="main-wrapper" class="layout-main-wrapper layout-container"><div id="main" class="layout-main"><div class="main-content"><div class="region region--breadcrumb grid-full">${f.crumbs(page)}</div><div class="main-content__container container"><div class="region region--content grid-full layout--pass--content-medium" id="content">${main}</div></div></div><div class="social-bar"><div class="social-bar__inner">${page.label('follow')}</div></div></div></div>${footerOf(page, 'bootstrap')}</div></div>`;

/** Plone 6 with Volto. */
const volto: Frame = (f, page, main) =>
  `<div id="main"><div class="skiplinks-wrapper"><a class="skiplink" href="#view">${page.label('contents')}</a></div><div class="header-wrapper" role="banner"><div class="ui container"><div class="header"><div class="logo-nav-wrapper"><div class="logo"><a href="/"><img src="${page.decoration('/static/media/Logo.svg')}" alt=""></a></div>${menuOf(page, 'bootstrap')}</div></div></div></div><div class="ui basic segment content-area"><main>${f.crumbs(page)}<div id="page-document" class="ui container">${main}</div></main></div>${footerOf(page, 'bootstrap')}</div>`;

/** TownNews BLOX: papers of North America. */
const blox: Frame = (f, page, main) =>
  `<div id="site-container"><div class="container"><section id="site-top-nav-container"><div class="hidden-print"><ul class="nav">${page
    .menuWords(4)
    .map((w) => `<li><a href="/site/">${w}</a></li>`)
    .join(
      '',
    )}</ul></div></section>${menuOf(page, 'bootstrap')}<div id="main-page-container"><section id="main-body-container"><div class="row"><div class="col-md-12 col-lg-8">${main}</div><div class="col-lg-4" id="tncms-region-article_side_primary">${f.advert(page)}${f.ranks(page)}${f.newsletter(page)}</div></div></section></div></div>${f.teasers(page)}${footerOf(page, 'bootstrap')}</div>`;

/** Bootstrap 5, as small firms' own sites have it. */
const bootstrap5: Frame = (f, page, main) =>
  `${menuOf(page, 'bootstrap')}<div class="container my-4"><div class="row g-5"><main class="col-lg-8">${page.random.chance(0.3) ? f.crumbs(page) : ''}${main}</main><aside class="col-lg-4"><div class="position-sticky" style="top: 2rem"><div class="p-4 mb-3 bg-light rounded"><h4 class="fst-italic">${page.label('about')}</h4><p class="mb-0">${page.noise()}</p></div><div class="p-4"><h4 class="fst-italic">${page.label('latest')}</h4><ol class="list-unstyled mb-0">${links(page, 4, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ol></div></div></aside></div></div>${footerOf(page, 'bootstrap')}`;

/** Joomla with YOOtheme. */
const uikit: Frame = (f, page, main) =>
  `<div class="tm-page"><header class="tm-header uk-visible@m"><div class="uk-container"><a href="/" class="uk-logo uk-navbar-item">${page.site}</a>${menuOf(page, 'uikit')}</div></header><div id="tm-main" class="tm-main uk-section uk-section-default" uk-height-viewport="expand: true"><div class="uk-container"><div class="uk-grid" uk-grid><div class="uk-width-expand@m">${page.random.chance(0.5) ? f.crumbs(page) : ''}${main}</div><aside id="tm-sidebar" class="tm-sidebar uk-width-1-4@m"><div class="uk-panel"><h3>${page.label('mostRead')}</h3><ul class="mostread mod-list">${links(page, 4, (h, t) => `<li itemscope><a href="${h}" itemprop="url"><span itemprop="name">${t}</span></a></li>`)}</ul></div></aside></div></div></div>${footerOf(page, 'classic')}</div>`;

/** Liferay's portlets. */
const liferay: Frame = (f, page, main) =>
  `<div class="d-flex flex-column min-vh-100"><header id="banner" class="mb-4"><div class="container"><a class="logo custom-logo" href="/web/guest"><img src="${page.decoration('/image/layout_set_logo')}" alt=""></a>${menuOf(page, 'bootstrap')}</div></header><section class="flex-fill" id="content">${f.crumbs(page)}<div class="columns-2" id="main-content" role="main"><div class="portlet-layout row"><div class="col-md-8 portlet-column portlet-column-first" id="column-1"><div class="portlet-dropzone portlet-column-content"><div class="portlet-boundary portlet-static portlet-journal-content"><section class="portlet"><div class="portlet-content"><div class="portlet-body">${main}</div></div></section></div></div></div><div class="col-md-4 portlet-column portlet-column-last" id="column-2"><div class="portlet-boundary portlet-asset-publisher"><h2 class="portlet-title-text">${page.label('latest')}</h2>${links(page, 4, (h, t) => `<div class="asset-abstract"><h4 class="asset-title"><a href="${h}">${t}</a></h4></div>`)}</div></div></div></div></section>${footerOf(page, 'bootstrap')}</div>`;

/** DotNetNuke's panes. */
const dnn: Frame = (f, page, main) =>
  `<div id="dnnPage"><div id="ControlPanelWrapper"></div><div class="pageWrapper"><div class="headerRow"><div class="logo"><a id="dnn_dnnLOGO_hypLogo" href="/"><img src="${page.decoration('/Portals/0/logo.png')}" alt="${page.site}"></a></div><div id="login"><a id="dnn_dnnLogin_loginLink">${page.label('login')}</a></div></div>${menuOf(page, 'classic')}<div id="contentWrapper"><div class="breadcrumbWrapper">${f.crumbs(page)}</div><div id="dnn_ContentPane" class="contentPane"><div class="DnnModule DnnModule-DNN_HTML"><div class="Normal">${main}</div></div></div><div id="dnn_RightPane" class="rightPane"><div class="DnnModule"><h2 class="Head">${page.label('related')}</h2><div class="Normal">${links(page, 4, (h, t) => `<p><a href="${h}">${t}</a></p>`)}</div></div></div></div>${footerOf(page, 'classic')}</div></div>`;

/** Utility classes, as front ends of Tailwind have them. */
const utilities: Frame = (f, page, main) =>
  `<div class="flex min-h-screen flex-col bg-white text-slate-900 antialiased"><header class="sticky top-0 z-40 border-b border-slate-200 bg-white/80 backdrop-blur"><div class="mx-auto flex h-16 max-w-7xl items-center justify-between px-4"><a href="/" class="text-lg font-semibold">${page.site}</a><nav class="hidden gap-6 md:flex">${page
    .menuWords(5)
    .map(
      (w) =>
        `<a class="text-sm font-medium text-slate-600 hover:text-slate-900" href="/${page.random.word()}">${w}</a>`,
    )
    .join(
      '',
    )}</nav></div></header><main class="mx-auto w-full max-w-3xl flex-1 px-4 py-12">${main}</main><section class="border-t border-slate-200 bg-slate-50 py-12"><div class="mx-auto grid max-w-7xl gap-8 px-4 md:grid-cols-3">${links(page, 3, (h, t) => `<a href="${h}" class="group block rounded-xl border p-6"><h3 class="font-semibold group-hover:underline">${t}</h3><p class="mt-2 text-sm text-slate-500">${page.noise()}</p></a>`)}</div></section>${page.random.chance(0.3) ? f.newsletter(page) : ''}${footerOf(page, 'bootstrap')}</div>`;

/** Tilda's records of blocks. */
const tilda: Frame = (f, page, main) =>
  `<div id="allrecords" class="t-records" data-hook="blocks-collection-content-node"><div id="rec${page.random.int(10000, 99999)}" class="r t-rec" data-record-type="228"><div class="t228 t228__positionstatic"><div class="t228__maincontainer"><div class="t228__leftside"><a href="/" class="t228__imgwrapper"><img src="${page.decoration()}" class="t228__imglogo" alt=""></a></div><ul class="t228__list">${page
    .menuWords(5)
    .map((w) => `<li class="t228__list_item"><a class="t-menu__link-item" href="/p">${w}</a></li>`)
    .join(
      '',
    )}</ul></div></div></div>${main}${page.random.chance(0.3) ? f.newsletter(page) : ''}<div class="r t-rec" data-record-type="452"><div class="t452"><div class="t-container_100 t452__container"><div class="t452__text t-descr">${page.noise()}</div></div></div></div></div>`;

/** A hand-made page: a line of links above, the writer's name below. */
const plain: Frame = (f, page, main) =>
  `<header><h2><a href="/">${page.site}</a></h2><nav>${page
    .menuWords(4)
    .map((w) => `<a href="/${page.random.word()}.html">${w}</a>`)
    .join(
      ' | ',
    )}</nav></header>${page.random.chance(0.2) ? f.crumbs(page) : ''}${main}<footer><p>${page.label('contact')}: <a href="mailto:me@${page.site}.example">me@${page.site}.example</a></p><p>${page.noise()}</p></footer>`;

const FRAMES = {
  blocks,
  widgets,
  aem,
  olivero,
  volto,
  blox,
  bootstrap5,
  uikit,
  liferay,
  dnn,
  utilities,
  tilda,
  plain,
} as const;

export type FrameName = keyof typeof FRAMES;

/** Frames that stand around any text. */
const GENERAL: readonly FrameName[] = [
  'blocks',
  'widgets',
  'aem',
  'olivero',
  'volto',
  'blox',
  'bootstrap5',
  'uikit',
  'liferay',
  'dnn',
  'utilities',
  'plain',
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
