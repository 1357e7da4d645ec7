/** Furniture of the held-out half: Drupal, Joomla, TYPO3, BEM, utility classes, no classes at all. */
import type { Furniture, Piece } from '../furniture.ts';
import { until } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { frame } from './held-out-frames.ts';

const link = (page: PageMaker, text: string, attributes = '') =>
  `<a${attributes} href="${page.path()}.html">${text}</a>`;

const menu: Piece = (page) => {
  const links = [page.label('home'), ...page.menuWords(page.random.int(4, 10))].map((word) =>
    link(page, word),
  );
  return page.random.pick([
    `<nav aria-label="${page.label('home')}">${links.join('\n')}</nav>`,
    `<ul class="nav menu mod-list">${links.map((a, i) => `<li class="item-${101 + i}">${a}</li>`).join('')}</ul>`,
    `<div class="c-topbar"><div class="c-topbar__inner">${links.map((a) => `<div class="c-topbar__entry">${a}</div>`).join('')}</div></div>`,
    `<div>${links.join(' | ')}</div>`,
  ]);
};

const crumbs: Piece = (page) =>
  `<ol class="c-trail" itemscope itemtype="https://schema.org/BreadcrumbList">${[page.label('home'), ...page.menuWords(2)].map((word) => `<li itemprop="itemListElement">${link(page, word)}</li>`).join('')}</ol>`;

const consent: Piece = (page) => {
  const lines = page.random.times(page.random.int(2, 4), () => page.consent());
  return page.random.pick([
    `<div id="CybotCookiebotDialog" name="CybotCookiebotDialog" aria-modal="true"><div id="CybotCookiebotDialogBodyContentText">${lines.join(' ')}</div><div><a href="#" role="button">${page.label('accept')}</a></div></div>`,
    `<div class="qc-cmp2-container"><div class="qc-cmp2-summary-info">${lines.map((line) => `<div>${line}</div>`).join('')}</div><button mode="primary">${page.label('accept')}</button><button mode="secondary">${page.label('reject')}</button></div>`,
    `<dialog open class="privacy-notice">${lines.map((line) => `<p>${line}</p>`).join('')}<form method="dialog"><button>${page.label('accept')}</button></form></dialog>`,
  ]);
};

const consentCentre: Piece = (page) => {
  const row = () =>
    `<tr><td>${page.random.word()}_${page.random.letters(3)}</td><td>${page.consent()}</td><td>${page.random.int(1, 24)}</td><td>HTTP</td></tr>`;
  const tab = (label: string) =>
    `<details class="borlabs-group"><summary>${label}</summary><p>${page.consent()}</p><table><tbody>${until(2900, row)}</tbody></table></details>`;
  return `<div class="BorlabsCookie" id="BorlabsCookieBox" role="dialog" aria-labelledby="bx"><h3 id="bx">${page.label('settings')}</h3>
${[page.label('necessary'), page.label('statistics'), page.label('marketing')].map(tab).join('\n')}
<p>${page.consent()} ${page.consent()}</p><a role="button">${page.label('accept')}</a></div>`;
};

const newsletter: Piece = (page) => {
  const pitch = page.pitch();
  return page.random.pick([
    `<div class="block block-mailing"><h2>${page.label('newsletter')}</h2><div class="content">${pitch}<form><label>${page.label('email')} <input type="email"></label> <button>${page.label('send')}</button></form></div></div>`,
    `<div class="rounded-lg bg-gray-100 p-6"><p class="text-lg font-bold">${page.label('newsletter')}</p><p class="text-sm">${pitch}</p><form class="flex"><input placeholder="${page.label('email')}"><button>${page.label('send')}</button></form></div>`,
  ]);
};

const share: Piece = (page) =>
  `<ul class="c-social" aria-label="${page.label('share')}"><li class="c-social__lead">${page.label('share')}</li>${page.random
    .some(['Mastodon', 'Telegram', 'Pocket', 'Weibo', 'Line', 'Xing'], 3)
    .map(
      (name) =>
        `<li><a href="https://${name.toLowerCase()}.example/?url=${page.site}" target="_blank">${name}</a></li>`,
    )
    .join('')}</ul>`;

const related: Piece = (page) => {
  const titles = page.random.times(page.random.int(3, 6), () => page.title('noise'));
  const label = page.label('related');
  return page.random.pick([
    `<div class="block block-views view-more-like-this"><h2 class="block__title">${label}</h2><div class="view-content">${titles.map((t) => `<div class="views-row"><span class="field-content">${link(page, t)}</span></div>`).join('')}</div></div>`,
    `<div class="c-linklist"><p class="c-linklist__head">${label}</p>${titles.map((t) => `<p class="c-linklist__row">› ${link(page, t)}</p>`).join('')}</div>`,
    `<p><b>${label}</b></p><ul>${titles.map((t) => `<li>${link(page, t)}</li>`).join('')}</ul>`,
  ]);
};

const teasers: Piece = (page) => {
  const label = page.label(page.random.pick(['related', 'recommended', 'latest']));
  const rows = page.random.times(page.random.int(3, 6), () => {
    const title = page.title('noise');
    const excerpt = page.noise();
    return { title, excerpt, href: `${page.path()}.html`, date: page.date() };
  });
  return page.random.pick([
    `<div class="l-stream"><h2 class="l-stream__head">${label}</h2>${rows.map((r) => `<a class="c-card" href="${r.href}"><div class="c-card__media"><img src="${page.decoration()}" alt=""></div><div class="c-card__body"><div class="c-card__title">${r.title}</div><div class="c-card__dek">${r.excerpt}</div></div></a>`).join('')}</div>`,
    `<div class="grid grid-cols-3 gap-4"><h3 class="col-span-3 text-xl">${label}</h3>${rows.map((r) => `<div class="flex flex-col"><a class="font-semibold" href="${r.href}">${r.title}</a><p class="text-gray-600">${r.excerpt}</p><span class="text-xs">${r.date}</span></div>`).join('')}</div>`,
    `<table class="blog-more"><caption>${label}</caption>${rows.map((r) => `<tr><td><a href="${r.href}">${r.title}</a><br>${r.excerpt}</td></tr>`).join('')}</table>`,
  ]);
};

const ranks: Piece = (page) => {
  const titles = page.random.times(page.random.int(5, 10), () => page.title('noise'));
  return `<div class="moduletable_top"><h3>${page.label('mostRead')}</h3>${titles.map((t, i) => `<div class="row-item"><em>${i + 1}</em> ${link(page, t)}</div>`).join('')}</div>`;
};

const tags: Piece = (page) =>
  `<ul class="field--name-field-tags"><li>${page.label('tags')}</li>${page
    .menuWords(3)
    .map((word) => `<li>${link(page, word)}</li>`)
    .join('')}</ul>`;

const neighbours: Piece = (page) =>
  `<ul class="pager pagenav"><li class="previous">${page.label('previous')} ${link(page, page.title('noise'))}</li><li class="next">${page.label('next')} ${link(page, page.title('noise'))}</li></ul>`;

const comments: Piece = (page) => {
  const one = () =>
    `<div class="c-talk__turn" data-level="0"><b>${page.name()}</b> <small>${page.date()}</small><p>${page.free(page.random.int(1, 2))}</p><button>${page.label('reply')}</button></div>`;
  return `<section class="c-talk" aria-label="${page.label('comments')}"><h2>${page.label('comments')}</h2>${page.random.times(page.random.int(1, 4), one).join('')}<p>${page.label('writeComment')}</p></section>`;
};

const author: Piece = (page) =>
  `<div class="o-writer"><div class="o-writer__name">${page.label('aboutAuthor')}: ${page.name()}</div><div class="o-writer__bio">${page.free()}</div></div>`;

const byline: Piece = (page) =>
  page.random.pick([
    `<div class="submitted">${page.label('by')} ${page.name()}, ${page.date()}</div>`,
    `<dl class="article-info"><dt class="article-info-term">${page.label('published')}</dt><dd class="createdby">${page.label('by')} <span itemprop="name">${page.name()}</span></dd><dd class="published"><time datetime="2021-02-03">${page.date()}</time></dd></dl>`,
    `<p class="text-sm text-gray-500">${page.name()} — ${page.date()} — ${page.label('minutes')}</p>`,
  ]);

const advert: Piece = (page) =>
  `<div class="o-promo" data-zone="${page.random.letters(5)}"><small>${page.label('advert')}</small><iframe src="https://ads.example/${page.random.word()}"></iframe></div>`;

const footer: Piece = (page) => {
  const words = [
    page.label('contact'),
    page.label('terms'),
    page.label('privacy'),
    page.label('about'),
  ];
  const blurb = page.noise();
  const rights = `${page.site} ${page.random.int(2015, 2024)} – ${page.label('rights')}`;
  return page.random.pick([
    `<footer role="contentinfo"><div class="region region-footer"><div class="block"><p>${blurb}</p></div><div class="block">${words.map((word) => link(page, word)).join(' · ')}</div></div><small>${rights}</small></footer>`,
    `<section id="sp-bottom"><div class="sp-module"><p>${blurb}</p></div></section><footer id="sp-footer">${words.map((word) => link(page, word)).join(' ')} ${rights}</footer>`,
    `<hr><center><p>${blurb}</p>${words.map((word) => link(page, word)).join(' | ')}<br>${rights}</center>`,
  ]);
};

export const furniture: Furniture = {
  menu,
  crumbs,
  consent,
  consentCentre,
  newsletter,
  share,
  related,
  teasers,
  ranks,
  tags,
  neighbours,
  comments,
  author,
  byline,
  advert,
  footer,
  frame: (page, main, options) => frame(furniture, page, main, options),
};
