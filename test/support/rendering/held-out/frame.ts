/** Menu and footer as the server sends them, in the ways of the held-out half. */
import type { Kit } from '../kit.ts';

interface Frame {
  readonly top: string;
  readonly bottom: string;
}

export function surround(kit: Kit): Frame {
  const entries = kit.words.menu.slice(kit.site.int(0, 3), kit.site.int(9, 16));
  const link = (entry: string, index: number): string => `<a href="/section/${index}">${entry}</a>`;
  const lines = kit.words.footer;
  switch (kit.site.pick(['roles', 'table', 'drawer', 'elements'] as const)) {
    case 'roles':
      return {
        top: `<div role="banner"><a href="/">${kit.brand}</a><div role="search"><input type="search" aria-label="${kit.words.search}"></div></div><div role="navigation">${entries.map(link).join(' | ')}</div>`,
        bottom: `<div role="contentinfo">${lines.join(' ')} © ${kit.brand}</div>`,
      };
    case 'table':
      return {
        top: `<table width="100%" class="top"><tr><td><b>${kit.brand}</b></td>${entries.map((entry, index) => `<td>${link(entry, index)}</td>`).join('')}</tr></table>`,
        bottom: `<hr><center><font size="2">${lines.join('<br>')}<br>Copyright 2026 ${kit.brand}</font></center>`,
      };
    case 'drawer':
      return {
        top: `<a class="skip-link" href="#m">${kit.words.skip}</a><div class="topbar"><span>${kit.brand}</span><details class="drawer"><summary>☰</summary><menu>${entries.map((entry, index) => `<li>${link(entry, index)}</li>`).join('')}</menu></details></div>`,
        bottom: `<section class="bottom-bar" aria-label="footer">${lines.map((line) => `<span>${line}</span>`).join(' ')}<span>© ${kit.brand}</span></section>`,
      };
    case 'elements':
      return {
        top: `<site-header><h2>${kit.brand}</h2><site-nav>${entries.map(link).join('\n')}</site-nav></site-header>`,
        bottom: `<site-footer>${lines.map((line) => `<p>${line}</p>`).join('')}<p>${kit.brand} 2026</p></site-footer>`,
      };
  }
}

/** Nested drop-downs with a line of text under each entry, more than 2000 letters, and a fat footer. */
export function fatSurround(kit: Kit): Frame {
  const groups: string[] = [];
  let letters = 0;
  for (const [number, heading] of kit.words.menu.entries()) {
    if (letters > 2_200) break;
    const entries = Array.from({ length: kit.site.int(5, 9) }, () => [
      kit.tongue.item(kit.site),
      kit.tongue.sentence(kit.site),
    ]);
    letters += entries.flat().join('').length;
    groups.push(
      `<li class="${kit.css('drop')}"><a href="/g/${number}">${heading}</a><ul>${entries.map(([name, line], index) => `<li><a href="/g/${number}/${index}"><b>${name}</b> <small>${line}</small></a></li>`).join('')}</ul></li>`,
    );
  }
  const plain = surround(kit);
  return {
    top: `<div class="${kit.css('masthead')}"><a href="/">${kit.brand}</a></div><nav aria-label="${kit.words.home}"><ul>${groups.join('\n')}</ul></nav>`,
    bottom: `<footer><nav>${kit.words.menu.map((entry, index) => `<a href="/f/${index}">${entry}</a>`).join(' ')}</nav>${plain.bottom}</footer>`,
  };
}
