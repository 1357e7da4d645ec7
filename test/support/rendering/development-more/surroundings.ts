/**
 * What is served around the content, in ways the first development set does not have: text-heavy columns of unnamed
 * divs, long notes about cookies, foot matter without a footer element, layout tables, heroes, hardly anything.
 */
import { paragraphs, type Kit } from '../kit.ts';

type Arrangement = (kit: Kit, content: string) => string;

const siteText = (kit: Kit, count: number): readonly string[] =>
  Array.from({ length: count }, () => kit.tongue.sentence(kit.site));

const entries = (kit: Kit, count: number, wrap: (link: string) => string): string =>
  kit.words.menu
    .slice(0, count)
    .map((entry, index) => wrap(`<a href="/${index}">${entry}</a>`))
    .join('');

/** A link home and a line at the foot. */
const hardlyAnything: Arrangement = (kit, content) =>
  `<p><a href="/">${kit.brand}</a></p>\n${content}\n<hr><p><small>© ${kit.brand}</small></p>`;

/** Two columns of divs without a name, the left one full of sentences: 400 to 900 letters. */
const sideColumn: Arrangement = (kit, content) => {
  const boxes = siteText(kit, kit.site.int(5, 9)).map(
    (text) => `<div><div><b>${kit.tongue.item(kit.site)}</b></div><div>${text}</div></div>`,
  );
  return `<div style="display:flex"><div style="width:16em"><div>${entries(kit, 9, (link) => `<div>${link}</div>`)}</div>${boxes.join('\n')}</div><div style="flex:1">${content}</div></div>`;
};

/** The whole note about cookies in the flow, before anything else. */
const cookieText: Arrangement = (kit, content) =>
  `<div class="ck" style="background:#eee"><div><b>${kit.brand}</b><p>${kit.words.cookies}</p><p>${kit.words.cookies.slice(0, 120)}…</p><button>${kit.words.accept}</button> <button>${kit.words.settings}</button></div></div><div class="oben">${entries(kit, 7, (link) => `${link} · `)}</div>${content}<div class="unten"><span>${kit.words.imprint}</span> <span>${kit.words.privacy}</span></div>`;

/** Foot matter in a div: several sentences, addresses, all menu entries once more. */
const heavyFoot: Arrangement = (kit, content) =>
  `<div class="kopfzeile"><a href="/">${kit.brand}</a></div>${content}<div class="fusszeile"><div>${paragraphs(siteText(kit, kit.site.int(4, 8)))}</div><div>${entries(kit, 16, (link) => `<p>${link}</p>`)}</div><div>${kit.words.footer.join('<br>')}</div></div>`;

const utilities: Arrangement = (kit, content) =>
  `<div class="min-h-screen bg-white antialiased"><div class="sticky top-0 z-40 w-full backdrop-blur flex-none border-b"><div class="max-w-8xl mx-auto flex items-center py-4"><a class="mr-3 w-10" href="/">${kit.brand}</a><div class="relative hidden lg:flex items-center ml-auto">${entries(kit, 6, (link) => `<span class="px-2">${link}</span>`)}</div></div></div><div class="overflow-hidden"><div class="max-w-8xl mx-auto px-4 sm:px-6">${content}</div></div><div class="mt-24 border-t py-10 text-sm text-slate-500">${kit.words.footer.map((line) => `<div class="mt-2">${line}</div>`).join('')}</div></div>`;

/** Russian names in Latin letters, block and element. */
const shapka: Arrangement = (kit, content) =>
  `<div class="stranitsa"><div class="shapka"><div class="shapka__logotip">${kit.brand}</div><div class="shapka__menyu menyu">${entries(kit, 8, (link) => `<div class="menyu__punkt">${link}</div>`)}</div></div><div class="stranitsa__telo">${content}</div><div class="podval"><div class="podval__tekst">${kit.words.footer.join(' ')}</div></div></div>`;

const cabecera: Arrangement = (kit, content) =>
  `<header id="cabecera"><h2><a href="/">${kit.brand}</a></h2><p>${kit.tongue.sentence(kit.site)}</p></header><div id="migas">${entries(kit, 3, (link) => `${link} / `)}</div>${content}<footer id="pie"><ul>${entries(kit, 10, (link) => `<li>${link}</li>`)}</ul></footer>`;

const layoutTable: Arrangement = (kit, content) =>
  `<table width="100%" cellpadding="6"><tr><td colspan="2" bgcolor="#ddeeff"><font size="5">${kit.brand}</font></td></tr><tr valign="top"><td width="160">${entries(kit, 10, (link) => `${link}<br>`)}</td><td>${content}</td></tr><tr><td colspan="2" align="center"><font size="1">${kit.words.footer[0] ?? ''}</font></td></tr></table>`;

/** An announcement, a claim of two sentences over a picture, a breadcrumb. */
const hero: Arrangement = (kit, content) => {
  const [claim, promise, news] = siteText(kit, 3);
  return `<div class="ticker">${news ?? ''}</div><nav aria-label="${kit.brand}">${entries(kit, 5, (link) => link)}</nav><div class="hero" style="background:#235;color:#fff;padding:2em"><p class="h1">${claim ?? ''}</p><p>${promise ?? ''}</p><a class="button" href="/start">${kit.words.more}</a></div>${content}<footer><p>${kit.words.footer[1] ?? ''}</p></footer>`;
};

const singleLetters: Arrangement = (kit, content) =>
  `<div id="a"><div class="q">${kit.brand}</div><div class="w">${entries(kit, 12, (link) => `<i>${link}</i>`)}</div></div><div id="m"><div class="c">${content}</div></div><div id="z">${kit.words.footer.map((line) => `<div class="y">${line}</div>`).join('')}</div>`;

const modules: Arrangement = (kit, content) => {
  const hash = kit.site.hex(5);
  return `<div class="Layout_page__${hash}"><header class="Header_bar__${hash}"><a class="Header_brand__${hash}" href="/">${kit.brand}</a><nav class="Header_nav__${hash}">${entries(kit, 7, (link) => link)}</nav></header><div class="Layout_content__${hash}">${content}</div><footer class="Footer_foot__${hash}">${kit.words.footer.map((line) => `<p class="Footer_line__${hash}">${line}</p>`).join('')}</footer></div>`;
};

const ARRANGEMENTS: readonly Arrangement[] = [
  hardlyAnything,
  sideColumn,
  cookieText,
  heavyFoot,
  utilities,
  shapka,
  cabecera,
  layoutTable,
  hero,
  singleLetters,
  modules,
];

/** The content as the body of a page of this site; the arrangement is the site's. */
export function around(kit: Kit, content: string): string {
  return kit.site.pick(ARRANGEMENTS)(kit, content);
}
