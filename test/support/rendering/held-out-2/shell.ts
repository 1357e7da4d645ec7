/** What servers send around the content in half `held-out-2`, and the weight of what pages load. */
import type { Item, Kit } from '../kit.ts';

const link = (kit: Kit, word: string, i: number) =>
  `<a class="${kit.css('navlink')}" href="/${i === 0 ? '' : `m${i}`}">${word}</a>`;

/** Head and foot as a server writes them, in four ways; a notice on cookies with some of them. */
export function shell(kit: Kit): { readonly top: string; readonly bottom: string } {
  const words = kit.words.menu.slice(0, kit.site.int(5, 9));
  const links = words.map((word, i) => link(kit, word, i));
  const lines = kit.words.footer.map((text) => `<p>${text}</p>`).join('');
  const cookies = kit.site.chance(0.4)
    ? `<div class="cookie-bar" role="dialog" aria-label="cookies"><p>${kit.words.cookies}</p><button>${kit.words.accept}</button></div>`
    : '';
  switch (kit.site.pick(['wp', 'bar', 'drupal', 'shop'] as const)) {
    case 'wp':
      return {
        top: `<a class="skip-link" href="#content">${kit.words.skip}</a><header id="masthead" class="site-header"><p class="site-title"><a href="/">${kit.brand}</a></p><nav id="site-navigation"><ul>${links.map((one) => `<li>${one}</li>`).join('')}</ul></nav></header>`,
        bottom: `<footer id="colophon"><div class="site-info">${lines}</div></footer>${cookies}`,
      };
    case 'bar':
      return {
        top: `${cookies}<header class="topnav"><div class="topnav-in"><a href="/" class="logo"><svg width="90" height="20" aria-label="${kit.brand}"><path d="M0 0h9"/></svg></a><nav>${links.join('')}</nav><form action="/s"><input type="search" name="q" placeholder="${kit.words.search}"></form></div></header>`,
        bottom: `<footer class="footnav"><nav>${links.slice(-3).join('')}</nav><small>© ${kit.brand}</small></footer>`,
      };
    case 'drupal':
      return {
        top: `<div class="dialog-off-canvas-main-canvas"><header role="banner"><div class="region region-header"><a href="/" rel="home">${kit.brand}</a></div><nav role="navigation"><ul class="menu">${links.map((one) => `<li class="menu-item">${one}</li>`).join('')}</ul></nav></header>`,
        bottom: `<footer role="contentinfo"><div class="region region-footer">${lines}</div></footer></div>${cookies}`,
      };
    case 'shop':
      return {
        top: `<div class="announcement-bar"><p>${kit.words.footer[0] ?? ''}</p></div><header class="section-header"><h2 class="header__heading"><a href="/">${kit.brand}</a></h2><nav class="header__inline-menu"><ul class="list-menu">${links.map((one) => `<li>${one}</li>`).join('')}</ul></nav><a href="/cart" class="header__icon">0</a></header>`,
        bottom: `<footer class="footer color-scheme-1"><div class="footer__blocks">${lines}</div><form class="newsletter-form"><label>${kit.words.newsletter}</label><input type="email" placeholder="${kit.words.email}"></form></footer>${cookies}`,
      };
  }
}

/** Script elements of a runtime and vendors, some 100 kB that touch no text. */
export function weight(kit: Kit, names: readonly string[]): string {
  const filler = (name: string) =>
    `/* ${name} */(()=>{var m={};${Array.from({ length: 700 }, (_, i) => `m[${i + 100}]=function(e,t){return e===t?${i}:(e||0)+${(i * 37) % 91}};`).join('')}window["__${name}"]=m})();`;
  return names
    .map((name) => `<script src="${kit.bundle(name, filler(name))}" defer></script>`)
    .join('');
}

/** A script that does what scripts of finished pages do: listens, measures, marks. */
export function harmless(kit: Kit, name: string): string {
  const code = `document.addEventListener('click',function(e){var b=e.target.closest('button');if(b)b.setAttribute('data-clicked','1')});requestAnimationFrame(function(){document.documentElement.classList.add('js-ready')});var o=document.querySelectorAll('img,[data-reveal]');o.forEach(function(x){x.classList.add('seen')});`;
  return `<script src="${kit.bundle(name, code)}" defer></script>`;
}

export const card = (item: Item) =>
  `<article class="card"><h3><a href="${item.href}">${item.name}</a></h3><p>${item.note}</p></article>`;
