/** Frames of half `held-out-5`: how in-house systems, small engines and old software stand around a text. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';

type Frame = (f: Furniture, page: PageMaker, main: string) => string;

const links = (page: PageMaker, count: number, write: (href: string, title: string) => string) =>
  page.random.times(count, () => write(page.path(), page.title('noise'))).join('');

/** A newspaper's own React app with CSS modules. */
const modules: Frame = (f, page, main) =>
  `<div id="root"><div class="App_app__1Xk2p"><div class="TopBar_bar__8dKq"><a href="/" class="TopBar_logo__2s"><img src="${page.decoration('/static/media/logo.5d5d9.svg')}" alt="${page.site}"></a><button class="TopBar_btn__l0">${page.label('login')}</button></div>${f.menu(page)}<div class="Layout_columns__9aQ"><div class="Layout_main__c7">${main}</div><div class="Layout_rail__Zf2">${f.ranks(page)}${f.advert(page)}</div></div>${f.teasers(page)}${f.footer(page)}</div></div>`;

/** Three columns of a table, as pages were made before style sheets. */
const nineties: Frame = (f, page, main) =>
  `<center><table border="0" width="760" cellpadding="4" cellspacing="0"><tr><td colspan="3" bgcolor="#003366"><font color="#ffffff" size="5" face="Verdana"><b>${page.site}</b></font></td></tr><tr valign="top"><td width="140" bgcolor="#eeeeee"><font size="2">${links(page, 6, (h, t) => `<a href="${h}">${t}</a><br>`)}</font></td><td width="480">${main}</td><td width="140" bgcolor="#ffffcc"><font size="1"><b>${page.label('latest')}</b><br>${page.noise()}</font></td></tr><tr><td colspan="3" align="center">${f.footer(page)}</td></tr></table></center>`;

/** A small theme of a static generator: Zola, Eleventy, Pelican. */
const small: Frame = (f, page, main) =>
  `<div class="container"><header class="top"><a class="logo" href="/">${page.site}</a>${f.menu(page)}</header><div class="content">${main}</div>${f.footer(page)}</div>`;

/** A daily's own system, with a ticker, a column of adverts and a second column of titles. */
const daily: Frame = (f, page, main) =>
  `<div class="g-wrap"><div class="g-ticker"><b>${page.label('latest')}</b><marquee>${links(page, 3, (h, t) => `<a href="${h}">${t}</a>`)}</marquee></div><div class="g-head"><a href="/"><img src="${page.decoration()}" alt=""></a>${f.advert(page)}</div>${f.menu(page)}<div class="g-body"><div class="g-left">${f.crumbs(page)}${main}</div><div class="g-right">${f.ranks(page)}${f.newsletter(page)}${f.advert(page)}<div class="g-box">${links(page, 4, (h, t) => `<a class="g-item" href="${h}">${t}</a>`)}</div></div></div>${f.footer(page)}</div>`;

/** A ministry's Government Site Builder. */
const ministry: Frame = (f, page, main) =>
  `<div id="skiplinks"><a href="#content">${page.label('contents')}</a></div><div id="wrapperOuter"><div id="wrapperInner"><header id="header"><div id="logo"><a href="/"><img src="${page.decoration('/SiteGlobals/Frontend/Images/logo.svg')}" alt=""></a></div>${f.menu(page)}</header>${f.crumbs(page)}<div id="main" role="main"><div id="content" class="content">${main}</div><div id="supplement"><div class="teaser"><h2>${page.label('related')}</h2>${links(page, 3, (h, t) => `<p><a class="RichTextIntLink" href="${h}">${t}</a></p>`)}</div></div></div>${f.footer(page)}</div></div>`;

/** A university's Plone with a tree of pages at the left. */
const university: Frame = (f, page, main) =>
  `<div id="visual-portal-wrapper"><div id="portal-top"><div id="portal-header"><a id="portal-logo" href="/">${page.site}</a></div></div><div id="portal-columns"><div id="portal-column-one"><div class="portletWrapper"><dl class="portlet portletNavigationTree"><dd class="portletItem"><ul class="navTree navTreeLevel0">${links(page, 5, (h, t) => `<li class="navTreeItem visualNoMarker"><a href="${h}" class="state-published">${t}</a></li>`)}</ul></dd></dl></div></div><div id="portal-column-content"><div id="content">${main}</div></div></div>${f.footer(page)}</div>`;

/** Astro with scoped attributes. */
const astro: Frame = (f, page, main) =>
  `<header data-astro-cid-3ef6ksr2><h2 data-astro-cid-3ef6ksr2><a href="/">${page.site}</a></h2>${f.menu(page)}</header><main data-astro-cid-bvzihdzo>${main}</main>${page.random.chance(0.5) ? f.newsletter(page) : ''}${f.footer(page)}`;

/** styled-components: names of letters only, boxes in boxes. */
const styled: Frame = (f, page, main) => {
  const sc = () => `sc-${page.random.letters(6)} ${page.random.letters(5)}`;
  return `<div class="${sc()}"><div class="${sc()}"><div class="${sc()}">${f.menu(page)}</div></div><div class="${sc()}"><div class="${sc()}"><div class="${sc()}">${main}</div></div><div class="${sc()}">${links(page, 4, (h, t) => `<div class="${sc()}"><a href="${h}">${t}</a></div>`)}</div></div><div class="${sc()}">${f.footer(page)}</div></div>`;
};

/** Bootstrap 3 with a column of panels. */
const bootstrap3: Frame = (f, page, main) =>
  `<div class="navbar navbar-inverse navbar-static-top"><div class="container"><a class="navbar-brand" href="/">${page.site}</a>${f.menu(page)}</div></div><div class="container"><div class="row"><div class="col-md-8">${main}</div><div class="col-md-4"><div class="panel panel-default"><div class="panel-heading">${page.label('mostRead')}</div><div class="list-group">${links(page, 5, (h, t) => `<a class="list-group-item" href="${h}">${t}</a>`)}</div></div><div class="well well-sm">${page.pitch()}</div></div></div></div>${f.footer(page)}`;

const contao: Frame = (f, page, main) =>
  `<div id="wrapper"><header id="header"><div class="inside"><div class="ce_image block"><a href="/"><img src="${page.decoration('/files/theme/logo.png')}" alt=""></a></div>${f.menu(page)}</div></header><div id="container"><main id="main"><div class="inside"><div class="mod_article first last block" id="article-12">${main}</div></div></main><aside id="left"><div class="inside"><nav class="mod_navigation block"><ul class="level_1">${links(page, 4, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></nav></div></aside></div>${f.footer(page)}</div>`;

const spip: Frame = (f, page, main) =>
  `<div id="page" class="article hfeed"><div id="entete"><a rel="start home" href="/">${page.site}</a><div id="slogan">${page.noise()}</div></div>${f.menu(page)}<div id="conteneur"><div id="contenu">${f.crumbs(page)}${main}</div><div id="navigation"><div class="menu rubriques"><h2>${page.label('latest')}</h2><ul>${links(page, 5, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div>${f.footer(page)}</div>`;

const bitrix: Frame = (f, page, main) =>
  `<div id="panel"></div><div class="bx-wrapper" id="bx_eshop_wrap"><header class="bx-header"><a class="bx-logo-block" href="/">${page.site}</a>${f.menu(page)}</header><div class="workarea"><div class="container bx-content-section"><div id="navigation">${f.crumbs(page)}</div><div class="bx-content">${main}</div><div class="bx-sidebar-block"><div class="bx-news-list">${links(page, 4, (h, t) => `<p class="news-item"><span class="news-date-time">${page.date()}</span> <a href="${h}"><b>${t}</b></a></p>`)}</div></div></div></div>${f.footer(page)}</div>`;

const amp: Frame = (f, page, main) =>
  `<amp-sidebar id="sb" layout="nodisplay" side="left">${f.menu(page)}</amp-sidebar><header class="amp-head"><button on="tap:sb.toggle">☰</button><a href="/">${page.site}</a></header><div class="amp-body">${main}</div><amp-ad width="300" height="250" type="doubleclick"><div placeholder>${page.label('advert')}</div></amp-ad><section class="amp-more">${links(page, 3, (h, t) => `<a class="amp-more-item" href="${h}"><amp-img src="${page.decoration()}" width="80" height="80"></amp-img><span>${t}</span></a>`)}</section>${f.footer(page)}`;

const FRAMES = {
  modules,
  nineties,
  small,
  daily,
  ministry,
  university,
  astro,
  styled,
  bootstrap3,
  contao,
  spip,
  bitrix,
  amp,
} as const;

export type FrameName = keyof typeof FRAMES;

/** Frames that stand around any text. */
const GENERAL: readonly FrameName[] = [
  'modules',
  'small',
  'daily',
  'ministry',
  'university',
  'astro',
  'styled',
  'bootstrap3',
  'contao',
  'spip',
  'bitrix',
];

/** Main text in the frame of that name. */
export function frameOf(f: Furniture, page: PageMaker, main: string, name?: FrameName): string {
  const make = FRAMES[name ?? page.random.pick(GENERAL)];
  const box = page.random.chance(0.4) ? f.consent(page) : '';
  const html = make(f, page, main);
  return page.random.chance(0.5) ? `${box}\n${html}` : `${html}\n${box}`;
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
