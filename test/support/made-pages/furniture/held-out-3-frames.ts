/** Frames of half `held-out-3`: how ten families of systems stand around their main text. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';

type Frame = (f: Furniture, page: PageMaker, main: string) => string;

const links = (page: PageMaker, count: number, write: (href: string, title: string) => string) =>
  page.random.times(count, () => write(page.path(), page.title('noise'))).join('');

const elementor: Frame = (f, page, main) =>
  `<a class="skip-link screen-reader-text" href="#content">Skip to content</a><header data-elementor-type="header" class="elementor elementor-47 elementor-location-header"><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner"><div class="elementor-widget elementor-widget-theme-site-logo"><a href="/"><img width="180" height="60" src="${page.decoration('/wp-content/uploads/logo.webp')}" class="attachment-full" alt=""></a></div>${f.menu(page)}</div></div></header><div id="content" class="site-content">${main}</div>${f.footer(page)}`;

const genesis: Frame = (f, page, main) =>
  `<div class="site-container"><ul class="genesis-skip-link"><li><a href="#genesis-content" class="screen-reader-shortcut">Skip</a></li></ul><header class="site-header"><div class="wrap"><div class="title-area"><p class="site-title"><a href="/">${page.site}</a></p></div></div></header><nav class="nav-primary"><div class="wrap">${f.menu(page)}</div></nav><div class="site-inner"><div class="content-sidebar-wrap"><main class="content" id="genesis-content">${f.crumbs(page)}${main}</main><aside class="sidebar sidebar-primary widget-area" role="complementary"><section class="widget enews-widget">${f.newsletter(page)}</section><section class="widget widget_recent_entries"><h3 class="widgettitle widget-title">${page.label('latest')}</h3><ul>${links(page, 5, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></section></aside></div></div>${f.footer(page)}</div>`;

const divi: Frame = (f, page, main) =>
  `<div id="page-container"><header id="main-header" data-height-onload="66"><div class="container clearfix et_menu_container"><div class="logo_container"><span class="logo_helper"></span><a href="/"><img src="${page.decoration()}" width="93" height="43" alt="${page.site}" id="logo"></a></div>${f.menu(page)}</div></header><div id="et-main-area"><div id="main-content"><div class="container"><div id="content-area" class="clearfix"><div id="left-area">${main}</div><div id="sidebar"><div id="recent-posts-2" class="et_pb_widget widget_recent_entries"><h4 class="widgettitle">${page.label('latest')}</h4><ul>${links(page, 5, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div></div><footer id="main-footer">${f.footer(page)}</footer></div></div>`;

const paperMod: Frame = (f, page, main) =>
  `<header class="header"><nav class="nav"><div class="logo"><a href="/" accesskey="h">${page.site}</a><div class="logo-switches"><button id="theme-toggle" accesskey="t"></button></div></div><ul id="menu">${page
    .menuWords(4)
    .map((w) => `<li><a href="/${page.random.word()}/" title="${w}"><span>${w}</span></a></li>`)
    .join(
      '',
    )}</ul></nav></header><main class="main">${main}</main>${f.footer(page)}<a href="#top" class="top-link" id="top-link" accesskey="g">↑</a>`;

const casper: Frame = (f, page, main) =>
  `<div class="viewport"><header id="gh-head" class="gh-head outer"><div class="gh-head-inner inner"><div class="gh-head-brand"><a class="gh-head-logo" href="/">${page.site}</a><button class="gh-search gh-icon-btn" data-ghost-search></button></div><nav class="gh-head-menu">${f.menu(page)}</nav></div></header><div class="site-content"><main id="site-main" class="site-main">${main}</main></div><footer class="site-footer outer"><div class="inner"><section class="copyright"><a href="/">${page.site}</a> © 2024</section>${f.footer(page)}</div></footer></div>`;

const squarespace: Frame = (f, page, main) =>
  `<div id="siteWrapper" class="clearfix site-wrapper"><header data-test="header" id="header" class="header theme-col--primary"><div class="header-announcement-bar-wrapper"><div class="sqs-announcement-bar-text-inner"><p>${page.noise()}</p></div></div><div class="header-title-logo"><a href="/"><img src="${page.decoration()}" alt="${page.site}"></a></div>${f.menu(page)}</header><main id="page" class="container" role="main"><article class="sections" id="sections"><section class="page-section content-collection full-bleed-section"><div class="content-wrapper"><div class="content">${main}</div></div></section></article></main><footer class="sections" id="footer-sections">${f.footer(page)}</footer></div>`;

const aem: Frame = (f, page, main) =>
  `<div class="root responsivegrid"><div class="aem-Grid aem-Grid--12"><div class="experiencefragment aem-GridColumn"><div class="cmp-experiencefragment cmp-experiencefragment--header"><header>${f.menu(page)}</header></div></div><div class="breadcrumb aem-GridColumn">${f.crumbs(page)}</div><main class="container responsivegrid aem-GridColumn aem-GridColumn--default--12"><div class="cmp-container"><div class="text aem-GridColumn">${main}</div></div></main><div class="experiencefragment"><div class="cmp-experiencefragment cmp-experiencefragment--footer">${f.footer(page)}</div></div></div></div>`;

const bitrix: Frame = (f, page, main) =>
  `<div id="panel"></div><div class="wrapper"><div class="header-top"><div class="inner_table"><a class="logo" href="/"><img src="${page.decoration('/local/templates/main/logo.png')}" alt=""></a><div class="phone">8 800 555-00-00</div></div></div><div class="top_menu">${f.menu(page)}</div><div class="workarea">${f.crumbs(page)}<div class="left_block"><div class="left_banner">${f.advert(page)}</div><div class="news_left"><div class="ttl">${page.label('latest')}</div>${links(page, 4, (h, t) => `<div class="it"><a href="${h}">${t}</a></div>`)}</div></div><div class="right_block"><div class="middle"><div class="container">${main}</div></div></div></div>${f.footer(page)}</div>`;

const hashed: Frame = (f, page, main) => {
  const c = () => `css-${page.random.letters(6)}`;
  return `<div id="app"><div class="${c()}"><div class="${c()}"><header class="${c()} e1m3nt0"><section class="${c()}"><a href="/" class="${c()}">${page.site}</a><a class="${c()}" href="/login">${page.label('login')}</a></section>${f.menu(page)}</header></div><div aria-hidden="false"><main id="site-content" class="${c()}"><div>${main}</div><div class="${c()}" data-testid="bottom-recirc">${f.teasers(page)}</div></main></div><div class="${c()}">${f.footer(page)}</div></div></div>`;
};

const govuk: Frame = (f, page, main) =>
  `<a href="#main-content" class="govuk-skip-link" data-module="govuk-skip-link">Skip to main content</a><header class="govuk-header" data-module="govuk-header"><div class="govuk-header__container govuk-width-container"><div class="govuk-header__logo"><a href="/" class="govuk-header__link">${page.site}</a></div></div></header>${f.menu(page)}<div class="govuk-width-container"><div class="govuk-phase-banner"><p class="govuk-phase-banner__content"><strong class="govuk-tag">Beta</strong><span class="govuk-phase-banner__text">${page.noise()}</span></p></div>${f.crumbs(page)}<main class="govuk-main-wrapper" id="main-content"><div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds">${main}</div></div></main></div>${f.footer(page)}`;

const plone: Frame = (f, page, main) =>
  `<div class="outer-wrapper"><header id="content-header" role="banner"><div class="container"><div id="portal-header"><a id="portal-logo" href="/"><img alt="${page.site}" src="${page.decoration('/++resource++plone-logo.svg')}"></a><div id="portal-searchbox"><form id="searchGadget_form"><input type="text" placeholder="${page.label('search')}"></form></div></div></div></header><div id="mainnavigation-wrapper">${f.menu(page)}</div><div id="main-container" class="container" role="main"><nav id="portal-breadcrumbs">${f.crumbs(page)}</nav><div class="row"><div id="column1-container" class="col-xs-12"><aside id="portal-column-one"><div class="portletWrapper"><section class="portlet portletNews"><header class="portletHeader">${page.label('latest')}</header><ul class="portletContent">${links(page, 4, (h, t) => `<li class="portletItem"><a href="${h}" class="tile">${t}</a></li>`)}</ul></section></div></aside></div><div id="main-content-col"><div id="content-col"><div id="content">${main}</div></div></div></div></div><footer id="portal-footer-wrapper">${f.footer(page)}</footer></div>`;

const tabled: Frame = (f, page, main) =>
  `<table width="980" border="0" cellspacing="0" cellpadding="0" align="center"><tr><td colspan="3" bgcolor="#336699"><a href="/"><img src="${page.decoration('/images/head.jpg')}" width="980" height="120" border="0" alt=""></a></td></tr><tr><td width="160" valign="top" class="leftmenu"><table width="100%" cellpadding="3">${page
    .menuWords(8)
    .map((w) => `<tr><td class="mnu"><a href="/${page.random.word()}.htm">${w}</a></td></tr>`)
    .join(
      '',
    )}</table></td><td valign="top" class="cont" style="padding:10px">${main}</td><td width="160" valign="top">${f.advert(page)}<font size="2"><b>${page.label('mostRead')}</b><br>${links(page, 4, (h, t) => `• <a href="${h}">${t}</a><br>`)}</font></td></tr><tr><td colspan="3" align="center"><font size="1">${page.disclaimer()} © ${page.site}</font></td></tr></table>`;

const FRAMES = [
  elementor,
  genesis,
  divi,
  paperMod,
  casper,
  squarespace,
  aem,
  bitrix,
  hashed,
  govuk,
  plone,
  tabled,
] as const;

/** Names of frames for `which`. */
export const WHICH = {
  elementor: 0,
  genesis: 1,
  divi: 2,
  paperMod: 3,
  casper: 4,
  squarespace: 5,
  aem: 6,
  bitrix: 7,
  hashed: 8,
  govuk: 9,
  plone: 10,
  tabled: 11,
} as const;

export type FrameName = keyof typeof WHICH;

export function frame(
  f: Furniture,
  page: PageMaker,
  main: string,
  { noConsent = false, which = page.random.int(0, FRAMES.length - 1) }: FrameOptions = {},
): string {
  const make = FRAMES[which] ?? elementor;
  const box = noConsent || page.random.chance(0.35) ? '' : f.consent(page);
  const html = make(f, page, main);
  return page.random.chance(0.4) ? `${box}\n${html}` : `${html}\n${box}`;
}
