/**
 * What stands around the content in half `held-out-4`: head lines, five frames as servers write them, and what the
 * scripts of its applications share. Nothing here says whether a page needs a browser.
 */
import { shell } from '../held-out-2/shell.ts';
import { json, type Item, type Kit } from '../kit.ts';
import { gtag, matomo, tagManager } from '../vendor.ts';

interface Around {
  readonly top: string;
  readonly bottom: string;
}

interface Rest {
  readonly head?: string;
  readonly style?: string;
  /** Script elements behind the foot. */
  readonly scripts?: string;
  readonly bodyAttributes?: string;
}

const STYLE =
  'nav,nav ul,#menu,#masthead ul{display:flex;flex-wrap:wrap;gap:.25em 1em;list-style:none;padding:0;margin:0}[hidden]{display:none}';

/** Elements, JSON and an article, as the scripts of this half write them. */
const LIB = `const h=(t,p,...c)=>{const e=document.createElement(t);for(const k in p||{})e.setAttribute(k,p[k]);e.append(...c.flat(3).filter(x=>x!=null));return e};const get=(u,o)=>fetch(u,o).then(r=>{if(!r.ok)throw new Error(String(r.status));return r.json()});const story=d=>h('article',{class:'story'},h('h1',null,d.title),h('p',{class:'byline'},d.author),d.body.map(t=>h('p',null,t)));const card=i=>h('li',{class:'card'},h('h3',null,h('a',{href:i.href},i.name)),h('p',null,i.note));`;

/** A script with this half's helpers in a scope of its own. */
export function scoped(code: string): string {
  return `(()=>{${LIB}${code}})();`;
}

/** A module with the same helpers. */
export function moduleOf(code: string): string {
  return `${LIB}${code}`;
}

/** `layout(main)`: head, menu and foot of an application that writes its whole page. */
export function clientLayout(kit: Kit): string {
  const words = kit.words.menu.slice(0, kit.site.int(4, 8));
  return `const layout=m=>[h('header',{class:'${kit.css('bar')}'},h('a',{href:'/'},${json(kit.brand)}),h('nav',null,${json(words)}.map((w,i)=>h('a',{href:'/m'+i},w)))),m,h('footer',null,${json(kit.words.footer)}.map(t=>h('p',null,t)))];`;
}

export interface Story {
  readonly title: string;
  readonly author: string;
  readonly body: readonly string[];
}

/** An article of `low` to `high` sentences, as an interface delivers it. */
export function storyOf(kit: Kit, low = 5, high = 12): Story {
  return {
    title: kit.title,
    author: kit.tongue.person(kit.dice),
    body: kit.sentences(kit.dice.int(low, high)),
  };
}

/** First, middle and last sentence. */
export function someOf(texts: readonly string[]): readonly string[] {
  return [...new Set([0, Math.floor(texts.length / 2), texts.length - 1])].flatMap(
    (index) => texts[index] ?? [],
  );
}

export function notesOf(items: readonly Item[]): readonly string[] {
  return someOf(items.map(({ note }) => note));
}

/** The document with head lines and a frame around `main`. */
export function framed(kit: Kit, main: string, rest: Rest = {}): string {
  const { top, bottom } = around(kit);
  const { head, body } = measured(kit);
  return kit.document({
    head: `${metaOf(kit)}${head}${rest.head ?? ''}`,
    style: `${STYLE}${rest.style ?? ''}`,
    body: `${body}${top}\n${main}\n${bottom}${rest.scripts ?? ''}`,
    ...(rest.bodyAttributes === undefined ? {} : { bodyAttributes: rest.bodyAttributes }),
  });
}

/** The document of an application that brings no frame of its server. */
export function bare(kit: Kit, body: string, head = ''): string {
  const tag = measured(kit);
  return kit.document({
    title: kit.site.chance(0.5) ? kit.brand : `${kit.title} - ${kit.brand}`,
    head: `${metaOf(kit)}${tag.head}${head}`,
    style: STYLE,
    body: `${tag.body}${body}`,
  });
}

function metaOf(kit: Kit): string {
  const about = kit.sentence();
  return `<meta name="description" content="${about}">
<meta property="og:title" content="${kit.title}">
<meta property="og:site_name" content="${kit.brand}">
<meta name="twitter:card" content="summary_large_image">
<meta name="theme-color" content="#${kit.site.hex(6)}">
<link rel="canonical" href="${kit.path}">
<script type="application/ld+json">${json({ '@context': 'https://schema.org', '@type': 'WebPage', name: kit.title, isPartOf: { '@type': 'WebSite', name: kit.brand } })}</script>
`;
}

function measured(kit: Kit): { readonly head: string; readonly body: string } {
  switch (kit.site.pick(['none', 'gtag', 'manager', 'matomo'] as const)) {
    case 'none':
      return { head: '', body: '' };
    case 'gtag':
      return { head: gtag(kit), body: '' };
    case 'manager':
      return tagManager(kit);
    case 'matomo':
      return { head: matomo(kit), body: '' };
  }
}

function around(kit: Kit): Around {
  const links = kit.words.menu.map((word, i) => `<a href="/m${i}">${word}</a>`);
  const some = links.slice(0, kit.site.int(5, 10));
  switch (kit.site.pick(['utility', 'office', 'blocks', 'paper', 'wrapper', 'known'] as const)) {
    case 'utility':
      return utility(kit, some);
    case 'office':
      return office(kit, some);
    case 'blocks':
      return blocks(kit, links);
    case 'paper':
      return paper(kit, links);
    case 'wrapper':
      return wrapper(kit, some);
    case 'known':
      return shell(kit);
  }
}

const li = (one: string): string => `<li>${one}</li>`;

function utility(kit: Kit, links: readonly string[]): Around {
  const columns = [0, 3, 6].map(
    (from) =>
      `<div><h3 class="text-sm font-semibold">${kit.words.menu[from] ?? ''}</h3><ul class="mt-4 space-y-2">${links
        .slice(from, from + 3)
        .map(li)
        .join('')}</ul></div>`,
  );
  return {
    top: `<div class="flex min-h-screen flex-col"><header class="sticky top-0 z-40 border-b bg-white/80 backdrop-blur"><div class="mx-auto flex max-w-7xl items-center px-4"><a href="/" class="font-bold">${kit.brand}</a><nav class="hidden gap-6 md:flex">${links.join('')}</nav><button type="button" aria-label="${kit.words.search}"><svg class="h-5 w-5" viewBox="0 0 24 24"><path d="m21 21-5-5"/></svg></button></div></header>`,
    bottom: `<footer class="mt-auto bg-gray-900 text-gray-300"><div class="mx-auto grid max-w-7xl grid-cols-3 gap-8 px-4 py-12">${columns.join('')}</div><p class="px-4 text-xs">© 2024 ${kit.brand}. ${kit.words.footer[0] ?? ''}</p></footer></div>`,
  };
}

function office(kit: Kit, links: readonly string[]): Around {
  return {
    top: `<a href="#main-content" class="office-skip-link">${kit.words.skip}</a><div class="office-cookie-banner" role="region" aria-label="cookies"><p>${kit.words.cookies.split('. ')[0] ?? ''}.</p><button>${kit.words.accept}</button> <a href="/cookies">${kit.words.settings}</a></div><header class="office-header" role="banner"><a href="/">${kit.brand}</a></header><nav class="office-breadcrumbs" aria-label="Breadcrumb"><ol>${links.slice(0, 3).map(li).join('')}</ol></nav>`,
    bottom: `<footer class="office-footer" role="contentinfo"><ul>${links.map(li).join('')}</ul><p>${kit.words.footer[2] ?? ''}</p></footer>`,
  };
}

function blocks(kit: Kit, links: readonly string[]): Around {
  const groups = [0, 5, 10].map(
    (from) =>
      `<li class="wp-block-navigation-item has-child">${links[from] ?? ''}<ul class="wp-block-navigation__submenu-container" hidden>${links
        .slice(from + 1, from + 5)
        .map(li)
        .join('')}</ul></li>`,
  );
  return {
    top: `<div class="wp-site-blocks"><header class="wp-block-template-part"><div class="wp-block-group"><p class="wp-block-site-title"><a href="/" rel="home">${kit.brand}</a></p><nav class="wp-block-navigation is-responsive"><ul class="wp-block-navigation__container">${groups.join('')}</ul></nav></div></header>`,
    bottom: `<footer class="wp-block-template-part"><div class="wp-block-columns"><p>${kit.words.footer.join(' ')}</p><p><a href="/imprint">${kit.words.imprint}</a> <a href="/privacy">${kit.words.privacy}</a></p></div></footer></div>`,
  };
}

function paper(kit: Kit, links: readonly string[]): Around {
  return {
    top: `<div class="topbar"><a href="/login">${kit.words.login}</a> <a href="/newsletter">${kit.words.newsletter}</a></div><header class="masthead"><a href="/" class="masthead__logo">${kit.brand}</a><nav class="masthead__sections">${links.slice(0, 12).join('')}</nav></header><div class="drawer" hidden><nav>${links.join('')}</nav><form action="/search"><input name="q" placeholder="${kit.words.search}"></form></div>`,
    bottom: `<footer class="site-foot"><nav>${links.slice(4).join('')}</nav>${kit.words.footer.map((text) => `<p>${text}</p>`).join('')}</footer><div id="cmp" role="dialog" aria-modal="true" hidden><p>${kit.words.cookies}</p><button>${kit.words.accept}</button></div>`,
  };
}

function wrapper(kit: Kit, links: readonly string[]): Around {
  return {
    top: `<div id="wrapper"><div id="head"><a href="/" id="logo">${kit.brand}</a></div><ul id="menu">${links.map(li).join('')}</ul><div id="content">`,
    bottom: `</div><div id="foot"><p>${kit.words.footer[1] ?? ''} <a href="/imprint">${kit.words.imprint}</a></p></div></div>`,
  };
}
