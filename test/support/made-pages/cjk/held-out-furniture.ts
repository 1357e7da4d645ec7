/** Furniture of the held-out half of part `cjk`. */
import { entries } from './furniture.ts';
import type { ArticlePage } from './truth.ts';

export function top({ page }: ArticlePage): string {
  const links = page.menuWords(8).map((word) => `<a href="${page.path()}">${word}</a>`);
  return page.random.pick([
    `<nav class="gnb"><h2 class="blind">${page.label('home')}</h2>${links.join('')}</nav>`,
    `<div class="g-top"><dl><dt>${page.site}</dt>${links.map((link) => `<dd>${link}</dd>`).join('')}</dl></div>`,
    `<table class="topnav"><tr>${links.map((link) => `<td>${link}</td>`).join('')}</tr></table>`,
  ]);
}

export function bottom({ page }: ArticlePage): string {
  return page.random.pick([
    `<div class="g-ft"><div>${page.label('privacy')}&#x3000;${page.label('contact')}</div><div>${page.noise()}</div><div>${page.label('rights')}</div></div>`,
    `<div id="copyright" align="center">${page.label('about')} - ${page.label('terms')}<br>${page.disclaimer()}<br>${page.site}</div>`,
  ]);
}

/** Other articles below a text, in one of four shapes. */
export function others(made: ArticlePage, hasExcerpts = false): string {
  const { page } = made;
  const list = entries(made, page.random.int(4, 8), hasExcerpts);
  const label = page.label(page.random.pick(['related', 'recommended', 'latest']));
  return page.random.pick([
    `<dl class="m-more"><dt>${label}</dt>${list.map(({ title, href, excerpt }) => `<dd><a href="${href}" target="_blank">${title}</a>${excerpt === '' ? '' : `<div>${excerpt}</div>`}</dd>`).join('')}</dl>`,
    `<div class="${page.random.letters(6)}"><div class="${page.random.letters(6)}">${label}</div>${list.map(({ title, href, excerpt }) => `<div class="${page.random.letters(6)}"><a href="${href}">${title}</a><div>${excerpt}</div></div>`).join('')}</div>`,
    `<table width="100%"><tr><th align="left">${label}</th></tr>${list.map(({ title, href, excerpt }) => `<tr><td>·<a href="${href}">${title}</a> ${excerpt}</td></tr>`).join('')}</table>`,
    `<section><h4>■ ${label}</h4>${list.map(({ title, href, excerpt }) => `<p>▶ <a href="${href}">${title}</a> ${excerpt}</p>`).join('')}</section>`,
  ]);
}

export function hot(made: ArticlePage): string {
  const { page } = made;
  return `<div class="m-hot"><div class="m-hot-t">${page.label('mostRead')}</div>${entries(
    made,
    page.random.int(5, 10),
    false,
  )
    .map(({ title, href }, i) => `<a href="${href}"><i>${i + 1}</i>${title}</a>`)
    .join('')}</div>`;
}
