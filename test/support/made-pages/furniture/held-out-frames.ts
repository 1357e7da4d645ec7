/** The frames of the held-out half. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';

type Frame = (f: Furniture, page: PageMaker, main: string, consent: string) => string;

const side = (f: Furniture, page: PageMaker) =>
  page.random
    .some([f.ranks, f.newsletter, f.related, f.advert], page.random.int(1, 3))
    .map((piece) => piece(page))
    .join('\n');

const drupal: Frame = (
  f,
  page,
  main,
  consent,
) => `<div class="dialog-off-canvas-main-canvas"><div class="layout-container">
<header role="banner"><div class="region region-header"><div class="block block-system-branding-block"><a href="/" rel="home">${page.site}</a></div></div></header>
<div class="region region-primary-menu">${f.menu(page)}</div>
<main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><div class="region region-content">${main}</div></div>
<aside class="layout-sidebar-second" role="complementary"><div class="region region-sidebar-second">${side(f, page)}</div></aside></main>
${f.footer(page)}</div></div>${consent}`;

const joomla: Frame = (
  f,
  page,
  main,
  consent,
) => `${consent}<div class="body-wrapper"><header id="sp-header"><div class="sp-logo">${page.site}</div><div id="sp-menu">${f.menu(page)}</div></header>
<section id="sp-main-body"><div class="sp-row"><div id="sp-left">${side(f, page)}</div><div id="sp-component">${f.crumbs(page)}<div class="item-page">${main}</div></div></div></section>
${f.footer(page)}</div>`;

const bem: Frame = (f, page, main, consent) =>
  `<div class="l-page">${f.menu(page)}<div class="l-page__columns"><div class="l-page__lead">${main}</div><div class="l-page__rail">${side(f, page)}</div></div>${f.footer(page)}</div>${consent}`;

const utility: Frame = (f, page, main, consent) =>
  `<div id="__next"><div class="min-h-screen flex flex-col"><div class="sticky top-0 flex justify-between">${f.menu(page)}</div><div class="mx-auto max-w-7xl px-4 lg:flex"><div class="max-w-prose flex-1">${main}</div><div class="w-80 shrink-0">${side(f, page)}</div></div>${f.footer(page)}</div></div>${consent}`;

const bare: Frame = (f, page, main, consent) => `<div>${page.site}</div>
<div>${f.menu(page)}</div>
<div><div>${main}</div><div>${side(f, page)}</div></div>
<div>${f.footer(page)}</div>
${consent}`;

const old: Frame = (
  f,
  page,
  main,
  consent,
) => `<table width="980" align="center" cellpadding="0" cellspacing="0"><tr><td colspan="2"><img src="${page.decoration()}" alt="${page.site}"></td></tr>
<tr><td width="170" valign="top">${f.menu(page)}${side(f, page)}</td><td valign="top">${main}</td></tr>
<tr><td colspan="2">${f.footer(page)}</td></tr></table>${consent}`;

const FRAMES: readonly Frame[] = [drupal, joomla, bem, utility, bare, old];

export function frame(
  f: Furniture,
  page: PageMaker,
  main: string,
  options: FrameOptions = {},
): string {
  const consent = options.noConsent === true || page.random.chance(0.5) ? '' : f.consent(page);
  const chosen = options.which === undefined ? page.random.pick(FRAMES) : FRAMES[options.which];
  return (chosen ?? drupal)(f, page, main, consent);
}
