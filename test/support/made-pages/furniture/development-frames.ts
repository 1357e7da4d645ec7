/** The frames of the development half: where head, menu, main text, sides and footer stand. */
import type { FrameOptions, Furniture } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';

type Frame = (f: Furniture, page: PageMaker, main: string, consent: string) => string;

const side = (f: Furniture, page: PageMaker) =>
  page.random
    .some([f.ranks, f.newsletter, f.related, f.advert], page.random.int(1, 3))
    .map((piece) => piece(page))
    .join('\n');

const semantic: Frame = (f, page, main, consent) => `${consent}
<header class="site-header"><a class="logo" href="/"><img src="${page.decoration()}" alt="${page.site}"></a>${f.menu(page)}</header>
<main>${main}</main>
<aside class="sidebar">${side(f, page)}</aside>
${f.footer(page)}`;

const wordpress: Frame = (f, page, main, consent) => `<div id="page" class="site">
<header id="masthead" class="site-header"><div class="site-branding"><p class="site-title"><a href="/">${page.site}</a></p></div>${f.menu(page)}</header>
<div id="content" class="site-content"><div id="primary" class="content-area"><main id="main" class="site-main">${main}</main></div>
<aside id="secondary" class="widget-area">${side(f, page)}</aside></div>
${f.footer(page)}</div>${consent}`;

const soup: Frame = (
  f,
  page,
  main,
  consent,
) => `<div id="wrapper"><div id="header"><div class="logo"><a href="/">${page.site}</a></div><div class="search"><form><input name="q"><button>${page.label('search')}</button></form></div></div>
${f.menu(page)}
<div id="container"><div id="left-col">${side(f, page)}</div><div id="main-content">${f.crumbs(page)}${main}</div></div>
${f.footer(page)}</div>
${consent}`;

const bootstrap: Frame = (f, page, main, consent) => `${f.menu(page)}
<div class="container"><div class="row"><div class="col-md-8">${main}</div><div class="col-md-4">${side(f, page)}</div></div></div>
${f.footer(page)}${consent}`;

const hashed: Frame = (f, page, main, consent) => {
  const c = () => `css-${page.random.letters(6)}`;
  return `<div id="root"><div class="${c()}"><div class="${c()}">${f.menu(page)}</div><div class="${c()}"><div class="${c()}">${main}</div><div class="${c()}">${side(f, page)}</div></div>${f.footer(page)}</div></div>${consent}`;
};

const FRAMES: readonly Frame[] = [semantic, wordpress, soup, bootstrap, hashed];

export function frame(
  f: Furniture,
  page: PageMaker,
  main: string,
  options: FrameOptions = {},
): string {
  const consent = options.noConsent === true || page.random.chance(0.5) ? '' : f.consent(page);
  const chosen = options.which === undefined ? page.random.pick(FRAMES) : FRAMES[options.which];
  return (chosen ?? semantic)(f, page, main, consent);
}
