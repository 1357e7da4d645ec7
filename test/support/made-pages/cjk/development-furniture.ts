/** Furniture of the development half of part `cjk`. */
import { entries } from './furniture.ts';
import type { ArticlePage } from './truth.ts';

export function menu(made: ArticlePage): string {
  const { page } = made;
  const links = page.menuWords(7).map((word) => `<a href="${page.path()}">${word}</a>`);
  return page.random.pick([
    `<div class="${made.name('menu')}"><ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul></div>`,
    `<div class="header"><div class="logo">${page.site}</div><div class="nav">${links.join(' | ')}</div></div>`,
  ]);
}

export function footer(made: ArticlePage): string {
  const { page } = made;
  return `<div class="${made.name('footer')}"><p>${page.label('about')} | ${page.label('contact')} | ${page.label('terms')}</p><p>${page.disclaimer()}</p><p>© ${page.site} ${page.label('rights')}</p></div>`;
}

export function related(made: ArticlePage): string {
  const { page } = made;
  const list = entries(made, page.random.int(3, 8), false);
  const label = page.label('related');
  return page.random.pick([
    `<div class="${made.name('related')}"><h3>${label}</h3><ul>${list.map(({ title, href }) => `<li><a href="${href}">${title}</a></li>`).join('')}</ul></div>`,
    `<div class="box"><div class="hd">${label}</div><div class="bd">${list.map(({ title, href, date }) => `<p>· <a href="${href}">${title}</a> ${date}</p>`).join('')}</div></div>`,
    `<p>${label}：</p>${list.map(({ title, href }) => `<p><a href="${href}">${title}</a></p>`).join('')}`,
  ]);
}

export function recommended(made: ArticlePage, hasExcerpts: boolean): string {
  const { page } = made;
  const list = entries(made, page.random.int(3, 6), hasExcerpts);
  return `<div class="${made.name('recommended')}"><h2>${page.label('recommended')}</h2>${list.map(({ title, href, excerpt, date }) => `<div class="${made.name('list')}-item"><a href="${href}"><img src="${page.decoration()}" alt=""><h4>${title}</h4></a><p>${excerpt}</p><span>${date}</span></div>`).join('')}</div>`;
}

export function rank(made: ArticlePage): string {
  const { page } = made;
  return `<div class="${made.name('rank')}"><h3>${page.label('mostRead')}</h3><ol>${entries(
    made,
    page.random.int(5, 10),
    false,
  )
    .map(({ title, href }, i) => `<li><em>${i + 1}</em><a href="${href}">${title}</a></li>`)
    .join('')}</ol></div>`;
}

export function share(made: ArticlePage): string {
  const { page } = made;
  return `<div class="${made.name('share')}"><span>${page.label('share')}：</span>${page.random
    .some(['微信', 'QQ', 'LINE', 'Weibo', 'Kakao', 'X'], 3)
    .map((name) => `<a href="https://share.example/${page.random.letters(3)}">${name}</a>`)
    .join('')}</div>`;
}
