/** Menu and footer as the server sends them, in the ways of the development half. */
import type { Kit } from '../kit.ts';

interface Frame {
  readonly top: string;
  readonly bottom: string;
}

/** A bar with the usual entries and a footer of two or three lines: 150 to 500 letters together. */
export function frame(kit: Kit): Frame {
  const entries = kit.words.menu.slice(0, kit.site.int(6, 16));
  const links = entries.map((entry, index) => `<a href="/${index}">${entry}</a>`);
  const lines = kit.words.footer
    .slice(0, kit.site.int(2, 3))
    .map((line) => `<p>${line}</p>`)
    .join('');
  switch (kit.site.pick(['semantic', 'divs', 'wrapped'] as const)) {
    case 'semantic':
      return {
        top: `<header class="${kit.css('header')}"><a class="${kit.css('brand')}" href="/">${kit.brand}</a><nav><ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul></nav></header>`,
        bottom: `<footer class="${kit.css('footer')}"><p>© 2026 ${kit.brand}</p>${lines}</footer>`,
      };
    case 'divs':
      return {
        top: `<div id="header"><div class="logo">${kit.brand}</div><div class="menu">${links.join(' ')}</div></div>`,
        bottom: `<div id="footer"><div class="copyright">© ${kit.brand} 2026</div>${lines}</div>`,
      };
    case 'wrapped':
      return {
        top: `<header class="site-header"><div class="container"><strong>${kit.brand}</strong><nav class="navbar"><button class="menu-toggle" aria-expanded="false">☰</button>${links.join('')}</nav></div></header>`,
        bottom: `<footer class="site-footer"><div class="container">${lines}<ul>${links
          .slice(-4)
          .map((link) => `<li>${link}</li>`)
          .join('')}</ul><small>© 2026 ${kit.brand}</small></div></footer>`,
      };
  }
}

/** A mega menu of columns, more than 2000 letters, and a footer. */
export function megaFrame(kit: Kit): Frame {
  const columns: string[] = [];
  let letters = 0;
  while (letters < 2_300) {
    const entries = Array.from({ length: kit.site.int(6, 12) }, () => kit.tongue.item(kit.site));
    const heading = kit.site.pick(kit.words.menu);
    letters += entries.join('').length + heading.length;
    columns.push(
      `<div class="${kit.css('column')}"><h3>${heading}</h3><ul>${entries.map((entry, index) => `<li><a href="/c/${columns.length}/${index}">${entry}</a></li>`).join('')}</ul></div>`,
    );
  }
  const plain = frame(kit);
  return {
    top: `<header class="${kit.css('header')}"><a href="/">${kit.brand}</a><nav class="${kit.css('mega')}">${columns.join('\n')}</nav></header>`,
    bottom: plain.bottom,
  };
}
