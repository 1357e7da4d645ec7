/** What stands around the facts of the half `second`: one frame a site system. */
import { h, type Part, type Random } from '../tools.ts';
import { menuOf } from '../words.ts';

export interface Framed {
  readonly title: string;
  readonly body: Part;
  readonly lang?: string;
  readonly head?: Part;
  readonly site?: string;
  readonly side?: Part;
  readonly foot?: Part;
}

export const document = (lang: string, title: string, head: Part, body: string): string =>
  h`<!doctype html>
<html lang="${lang}" dir="ltr"><head><meta charset="utf-8"/><title>${title}</title>${head}<link rel="icon" href="/favicon.ico"></head>${body}</html>`;

/** PrestaShop's classic theme. */
export function prestashop(
  _: Random,
  { title, body, lang = 'es', head, site = 'Tienda', foot }: Framed,
) {
  return document(
    lang,
    title,
    head,
    h`<body id="product" class="lang-${lang} country-es currency-eur layout-full-width page-product"><main><header id="header"><nav class="header-nav"><div id="_desktop_contact_link"><a href="/contactenos">Contacte con nosotros</a></div><div class="user-info"><a>Iniciar sesión</a></div><div class="blockcart cart-preview"><span class="cart-products-count">(0)</span></div></nav><div class="header-top"><a href="/"><img class="logo" alt="${site}"></a></div></header><section id="wrapper"><nav data-depth="3" class="breadcrumb"><ol><li><span>Inicio</span></li><li><span>${title}</span></li></ol></nav><div id="content-wrapper"><section id="main">${body}</section></div></section><footer id="footer"><div class="block-contact"><p class="h4">Información de la tienda</p>${foot}</div></footer></main></body>`,
  );
}

/** A Next.js site with CSS modules. */
export function modules(
  r: Random,
  { title, body, lang = 'en', head, site = 'Site', side, foot }: Framed,
) {
  const m = (part: string) => `${part}_${r.letters(5)}`;
  return document(
    lang,
    `${title} | ${site}`,
    head,
    h`<body><div id="__next"><div class="${m('Layout_root')}"><header class="${m('Header_bar')}"><a class="${m('Header_logo')}" href="/">${site}</a><nav class="${m('Header_nav')}"><a href="/a">${menuOf(lang).about}</a><a href="/c">${menuOf(lang).contact}</a><a href="/s">${menuOf(lang).search}</a></nav></header><div class="${m('Layout_columns')}"><main class="${m('Layout_main')}">${body}</main>${side !== undefined && h`<aside class="${m('Layout_side')}">${side}</aside>`}</div><footer class="${m('Footer_root')}"><div class="${m('Footer_legal')}">${foot}</div></footer></div></div><div id="onetrust-consent-sdk"><div role="alertdialog" aria-label="Privacy"><p>${menuOf(lang).cookies}</p><button>${menuOf(lang).accept}</button></div></div></body>`,
  );
}

/** GOV.UK's design system. */
export function govuk(
  _: Random,
  { title, body, lang = 'en', head, site = 'GOV', side, foot }: Framed,
) {
  return document(
    lang,
    `${title} - ${site}`,
    head,
    h`<body class="gem-c-layout-for-public govuk-template__body"><a href="#content" class="govuk-skip-link">Skip to main content</a><div id="global-cookie-message" class="gem-c-cookie-banner govuk-cookie-banner" role="region"><h2 class="govuk-cookie-banner__heading">Cookies on ${site}</h2><p>We use some essential cookies to make this website work.</p></div><header class="govuk-header"><a href="/" class="govuk-header__link">${site}</a></header><div id="wrapper" class="govuk-width-container"><div class="gem-c-breadcrumbs"><ol><li><a href="/">Home</a></li></ol></div><main role="main" id="content" class="govuk-main-wrapper"><div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds">${body}</div><div class="govuk-grid-column-one-third">${side}</div></div></main></div><footer class="govuk-footer"><div class="govuk-width-container">${foot}<span class="govuk-footer__licence-description">All content is available under the Open Licence v3.0, except where otherwise stated</span></div></footer></body>`,
  );
}

/** TYPO3 with its content elements. */
export function typo3(
  _: Random,
  { title, body, lang = 'de', head, site = 'Website', side, foot }: Framed,
) {
  return document(
    lang,
    `${title}: ${site}`,
    [`<meta name="generator" content="TYPO3 CMS">`, head],
    h`<body id="p42" class="page-42 pagelevel-3"><div class="body-bg"><header id="page-header"><div class="navbar-header"><a class="navbar-brand" href="/">${site}</a></div><ul class="navbar-nav"><li><a href="/aktuelles">Aktuelles</a></li><li><a href="/service">Service</a></li></ul></header><div class="breadcrumb-section"><ol class="breadcrumb"><li>Startseite</li><li>${title}</li></ol></div><main id="page-content" class="bp-page-content main-section"><div class="section section-default"><div class="section-column maincontent-wrap"><div id="c101" class="frame frame-default frame-type-textmedia frame-layout-default"><div class="frame-container"><div class="frame-inner">${body}</div></div></div></div><div class="section-column subcontent-wrap">${side !== undefined && h`<div id="c205" class="frame frame-type-text">${side}</div>`}</div></div></main><footer id="page-footer"><section class="section footer-section-meta"><p>${foot}</p></section></footer></div></body>`,
  );
}

/** A Wix-like site: nested boxes, rich text of spans. */
export function wix(
  r: Random,
  { title, body, lang = 'en', head, site = 'Site', side, foot }: Framed,
) {
  const comp = () => `comp-l${r.letters(7)}`;
  return document(
    lang,
    `${title} | ${site}`,
    head,
    h`<body class="responsive"><div id="SITE_CONTAINER"><div id="main_MF"><header id="SITE_HEADER"><div id="${comp()}" class="wixui-rich-text"><p class="font_7"><span class="color_15">${site}</span></p></div><nav id="${comp()}"><ul><li><p>${menuOf(lang).home}</p></li><li><p>${menuOf(lang).about}</p></li><li><p>${menuOf(lang).contact}</p></li></ul></nav></header><main id="PAGES_CONTAINER"><section id="${comp()}" class="wixui-section"><div data-mesh-id="${comp()}inlineContent">${body}</div></section>${side !== undefined && h`<section id="${comp()}" class="wixui-section">${side}</section>`}</main><footer id="SITE_FOOTER"><div id="${comp()}" class="wixui-rich-text"><p class="font_9">${foot}</p></div></footer></div></div></body>`,
  );
}

/** A portal of the two-thousands: BEM-like blocks and advertising. */
export function media(
  _: Random,
  { title, body, lang = 'en', head, site = 'Daily', side, foot }: Framed,
) {
  return document(
    lang,
    `${title} - ${site}`,
    head,
    h`<body class="no-js"><div class="ad ad--leaderboard"></div><header class="masthead"><a class="masthead__logo" href="/">${site}</a><ul class="masthead__nav"><li><a href="/">${menuOf(lang).home}</a></li><li><a href="/about">${menuOf(lang).about}</a></li><li><a href="/login">${menuOf(lang).login}</a></li></ul>${lang.startsWith('en') && '<a class="masthead__subscribe" href="/subscribe">Subscribe from 1.99 a month</a>'}</header><div class="container"><div class="container__main">${body}</div><div class="container__rail">${side}<div class="newsletter"><h3>Newsletter</h3><input type="email" placeholder="name@example.com"></div></div></div><footer class="sitefoot"><p>${foot}</p></footer></body>`,
  );
}

/** Material components, elements of its own. */
export function material(
  _: Random,
  { title, body, lang = 'en', head, site = 'App', side, foot }: Framed,
) {
  return document(
    lang,
    title,
    head,
    h`<body class="mat-typography"><app-root ng-version="17.1.0"><mat-toolbar class="mat-toolbar mat-primary"><mat-icon role="img" aria-hidden="true">menu</mat-icon><span>${site}</span></mat-toolbar><router-outlet></router-outlet><app-detail><div class="detail-layout"><mat-card class="mat-mdc-card detail-main">${body}</mat-card>${side !== undefined && h`<mat-card class="mat-mdc-card detail-side">${side}</mat-card>`}</div></app-detail><app-footer><small>${foot}</small></app-footer></app-root></body>`,
  );
}
