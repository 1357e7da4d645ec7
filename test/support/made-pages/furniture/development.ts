/** Furniture of the development half: semantic tags, WordPress, Bootstrap, hashed classes, layout tables. */
import type { Furniture, Piece } from '../furniture.ts';
import { until } from '../furniture.ts';
import type { PageMaker } from '../page-maker.ts';
import { frame } from './development-frames.ts';

const link = (page: PageMaker, text: string, attributes = '') =>
  `<a href="${page.path()}"${attributes}>${text}</a>`;

const menu: Piece = (page) => {
  const words = [page.label('home'), ...page.menuWords(page.random.int(5, 9))];
  const items = words.map((word) => `<li>${link(page, word)}</li>`).join('\n');
  return page.random.pick([
    `<nav class="main-nav"><ul>${items}</ul></nav>`,
    `<div id="navigation"><ul class="menu">${items}</ul></div>`,
    `<nav role="navigation" class="navbar navbar-expand-lg"><ul class="navbar-nav">${items}</ul></nav>`,
  ]);
};

const crumbs: Piece = (page) => {
  const [first = ''] = page.menuWords(1);
  return `<div class="breadcrumbs">${link(page, page.label('home'))} &raquo; ${link(page, first)}</div>`;
};

const consent: Piece = (page) => {
  const text = page.random.times(page.random.int(1, 3), () => page.consent()).join(' ');
  const buttons = `<button>${page.label('accept')}</button><button>${page.label('reject')}</button>`;
  return page.random.pick([
    `<div id="cookie-banner" class="cookie-banner" role="dialog"><p>${text}</p>${buttons}</div>`,
    `<div class="cc-window cc-banner"><span class="cc-message">${text}</span><div class="cc-compliance">${buttons}</div></div>`,
    `<div id="gdpr-consent" class="modal fade"><div class="modal-body"><p>${text}</p></div><div class="modal-footer">${buttons}</div></div>`,
  ]);
};

const consentCentre: Piece = (page) => {
  const group = () => `<div class="ot-accordion-layout ot-cat-item">
<h4 class="ot-cat-header">${page.random.pick([page.label('necessary'), page.label('statistics'), page.label('marketing')])}</h4>
<p class="ot-category-desc">${page.consent()} ${page.consent()}</p>
<ul class="ot-host-lst">${page.random
    .times(4, () => `<li><strong>${page.random.word()}.js</strong><p>${page.consent()}</p></li>`)
    .join('')}</ul></div>`;
  return `<div id="onetrust-consent-sdk"><div id="onetrust-pc-sdk" class="otPcCenter" role="dialog" aria-label="${page.label('settings')}">
<h2 id="ot-pc-title">${page.label('settings')}</h2><p>${page.consent()} ${page.consent()}</p>
${until(9000, group)}
<button id="accept-recommended-btn-handler">${page.label('accept')}</button></div></div>`;
};

const newsletter: Piece = (page) => {
  const pitch = page.pitch();
  return page.random.pick([
    `<div class="newsletter-box"><h3>${page.label('newsletter')}</h3><p>${pitch}</p><form action="/subscribe" method="post"><input type="email" placeholder="${page.label('email')}"><button type="submit">${page.label('send')}</button></form></div>`,
    `<section class="widget widget_mc4wp"><h4 class="widget-title">${page.label('newsletter')}</h4><p>${pitch}</p><form><input type="text" name="email"><input type="submit" value="${page.label('send')}"></form></section>`,
  ]);
};

const share: Piece = (page) => {
  const targets = page.random.some(
    ['Facebook', 'Twitter', 'WhatsApp', 'LinkedIn', 'E-Mail', 'Reddit'],
    4,
  );
  const items = targets.map(
    (target) =>
      `<a class="share-${target.toLowerCase()}" href="https://${target.toLowerCase()}.example/share?u=${page.site}">${target}</a>`,
  );
  return `<div class="share-buttons sharedaddy"><span>${page.label('share')}</span> ${items.join(' ')}</div>`;
};

const related: Piece = (page) => {
  const titles = page.random.times(page.random.int(3, 7), () => page.title('noise'));
  const label = page.label('related');
  return page.random.pick([
    `<section class="related-posts"><h3>${label}</h3><ul>${titles.map((t) => `<li>${link(page, t)}</li>`).join('')}</ul></section>`,
    `<div class="related"><h2>${label}</h2>${titles.map((t) => `<div class="related-item"><a href="${page.path()}"><img src="${page.decoration()}" alt=""><span>${t}</span></a></div>`).join('')}</div>`,
    `<aside class="read-also"><strong>${label}:</strong> ${titles.map((t) => link(page, t)).join(' | ')}</aside>`,
  ]);
};

const teasers: Piece = (page) => {
  const label = page.label(page.random.pick(['related', 'recommended', 'latest']));
  const card = () => {
    const title = page.title('noise');
    const excerpt = page.noise(page.random.int(1, 2));
    return page.random.pick([
      `<article class="post-card"><a href="${page.path()}"><img src="${page.decoration()}" alt="${title}"></a><h3>${link(page, title)}</h3><p>${excerpt}</p><a class="more" href="${page.path()}">${page.label('readMore')}</a></article>`,
      `<div class="teaser"><h4 class="teaser-title">${link(page, title)}</h4><time>${page.date()}</time><p class="teaser-text">${excerpt} ${link(page, page.label('readMore'))}</p></div>`,
    ]);
  };
  const cards = page.random.times(page.random.int(3, 6), card).join('\n');
  return page.random.pick([
    `<section class="recommended"><h2>${label}</h2>${cards}</section>`,
    `<div class="more-stories"><div class="section-title">${label}</div>${cards}</div>`,
  ]);
};

const ranks: Piece = (page) => {
  const titles = page.random.times(page.random.int(5, 10), () => page.title('noise'));
  return `<div class="most-read widget"><h3>${page.label('mostRead')}</h3><ol>${titles.map((t) => `<li>${link(page, t)}</li>`).join('')}</ol></div>`;
};

const tags: Piece = (page) =>
  `<div class="tags">${page.label('tags')}: ${page
    .menuWords(4)
    .map((word) => link(page, word, ' rel="tag"'))
    .join(', ')}</div>`;

const neighbours: Piece = (page) => {
  const [before, after] = [page.title('noise'), page.title('noise')];
  return page.random.pick([
    `<nav class="post-navigation"><div class="nav-previous"><span>${page.label('previous')}</span> ${link(page, before, ' rel="prev"')}</div><div class="nav-next"><span>${page.label('next')}</span> ${link(page, after, ' rel="next"')}</div></nav>`,
    `<p class="pager">${page.label('previous')}: ${link(page, before)}<br>${page.label('next')}: ${link(page, after)}</p>`,
  ]);
};

const comments: Piece = (page) => {
  const one = (index: number) =>
    `<li class="comment" id="comment-${1000 + index}"><div class="comment-author">${page.name()}</div><div class="comment-meta">${page.date()}</div><div class="comment-content"><p>${page.free(page.random.int(1, 2))}</p></div><a class="comment-reply-link" href="#">${page.label('reply')}</a></li>`;
  return `<div id="comments" class="comments-area"><h2 class="comments-title">${page.label('comments')}</h2><ol class="comment-list">${page.random.times(page.random.int(1, 4), one).join('')}</ol><div id="respond"><h3>${page.label('writeComment')}</h3><form><textarea name="comment"></textarea><input type="submit" value="${page.label('send')}"></form></div></div>`;
};

const author: Piece = (page) =>
  `<div class="author-box"><img class="avatar" src="${page.decoration()}" alt=""><h4>${page.label('aboutAuthor')}</h4><p>${page.name()}. ${page.free()}</p></div>`;

const byline: Piece = (page) =>
  page.random.pick([
    `<div class="byline">${page.label('by')} <a rel="author" href="/author/${page.random.word()}">${page.name()}</a> | <time>${page.date()}</time></div>`,
    `<p class="entry-meta"><span class="posted-on">${page.label('published')} ${page.date()}</span> <span class="author vcard">${page.label('by')} ${page.name()}</span></p>`,
    `<div class="meta">${page.date()} · ${page.name()} · ${page.label('minutes')}</div>`,
  ]);

const advert: Piece = (page) =>
  `<div class="ad ad-slot" id="div-gpt-ad-${page.random.int(1000, 9999)}"><span class="ad-label">${page.label('advert')}</span></div>`;

const footer: Piece = (page) => {
  const links = [
    page.label('about'),
    page.label('contact'),
    page.label('privacy'),
    page.label('terms'),
  ];
  const list = links.map((text) => `<li>${link(page, text)}</li>`).join('');
  const blurb = page.noise();
  const rights = `© ${page.random.int(2019, 2024)} ${page.site}. ${page.label('rights')}`;
  return page.random.pick([
    `<footer class="site-footer"><p class="footer-about">${blurb}</p><ul>${list}</ul><p>${rights}</p></footer>`,
    `<div id="footer"><div class="footer-col"><h4>${page.label('about')}</h4><p>${blurb}</p></div><div class="footer-col"><ul>${list}</ul></div><div class="copyright">${rights}</div></div>`,
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
