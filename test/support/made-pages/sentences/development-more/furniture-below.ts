/**
 * What stands below, beside and between a text and is none of it, under names that say nothing: teasers with excerpts in
 * all the makes that sites have for them, letters to subscribe to, neighbours, notes of the house.
 */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

/** A class as build tools name it. */
const made = (page: PageMaker): string => `${page.random.letters(3)}-${page.random.letters(5)}`;
const link = (page: PageMaker, text: string, attributes = ''): string =>
  `<a href="${page.path()}"${attributes}>${text}</a>`;
const picture = (page: PageMaker): string =>
  `<img src="${page.decoration()}" alt="" width="160" height="90">`;
const title = (page: PageMaker): string => page.title('noise');
const text = (page: PageMaker): string =>
  page.random.times(page.amount([1, 3], [4, 8]), () => page.p()).join('\n');

/** The text in a box of its own, `after` inside of it at its end or behind it. */
function story(page: PageMaker, after: (page: PageMaker) => string): string {
  const site = new Site(page);
  const [box, inner] = [made(page), made(page)];
  const body = text(page);
  const below = after(page);
  const head = `<h1>${page.headline()}</h1><p><span>${page.name()}</span> <time>${page.date()}</time></p>`;
  const main = page.random.pick([
    () => `<article>${head}${body}${below}</article>`,
    () => `<div class="${box}">${head}<div class="${inner}">${body}</div>${below}</div>`,
    () => `<div class="${box}">${head}${body}</div>${below}`,
    () =>
      `<main><div class="${box}">${head}<div class="${inner}">${body}</div></div>${below}</main>`,
  ])();
  return shell(page, `${site.header()}${main}${site.footer()}`);
}

const below = (name: string, after: (page: PageMaker) => string): Kind<TextTruth> =>
  textKind(name, (page) => story(page, after));

const several = (page: PageMaker, one: () => string, low = 3, high = 6): string =>
  page.random.times(page.random.int(low, high), one).join('\n');
const announced = (page: PageMaker): string =>
  page.label(page.random.pick(['related', 'recommended', 'mostRead', 'latest'] as const));

export const furnitureBelow: readonly Kind<TextTruth>[] = [
  below('excerpts-under-a-heading', (page) => {
    const c = made(page);
    return `<div class="${made(page)}"><h3>${announced(page)}</h3>${several(page, () => `<div class="${c}"><h4>${link(page, title(page))}</h4><p>${page.noise()}</p></div>`)}</div>`;
  }),
  below('excerpts-under-a-line', (page) => {
    const c = made(page);
    return `<div class="${made(page)}"><div class="${made(page)}">${announced(page)}</div>${several(page, () => `<div class="${c}"><div>${link(page, title(page))}</div><div>${page.noise()}</div></div>`)}</div>`;
  }),
  below('excerpts-of-nothing-announced', (page) => {
    const c = made(page);
    return `<div class="${made(page)}">${several(page, () => `<div class="${c}">${link(page, picture(page))}<div>${link(page, `<b>${title(page)}</b>`)}<p>${page.noise()}</p></div></div>`)}</div>`;
  }),
  below('cards-that-are-links', (page) => {
    const c = made(page);
    return `<section class="${made(page)}"><h2>${announced(page)}</h2>${several(page, () => `<a class="${c}" href="${page.path()}">${picture(page)}<h3>${title(page)}</h3><p>${page.noise()}</p></a>`)}</section>`;
  }),
  below('excerpts-with-more', (page) => {
    const c = made(page);
    return `<div class="${made(page)}">${several(page, () => `<div class="${c}"><h3>${title(page)}</h3><p>${page.noise(page.random.int(1, 2))} ${link(page, page.label('readMore'))}</p></div>`)}</div>`;
  }),
  below(
    'points-with-excerpts',
    (page) =>
      `<p><strong>${announced(page)}</strong></p><ul>${several(page, () => `<li>${link(page, title(page))}<br>${page.noise()}</li>`)}</ul>`,
  ),
  below('two-neighbours-with-excerpts', (page) => {
    const c = made(page);
    const one = (label: 'previous' | 'next') =>
      `<div class="${c}"><span>${page.label(label)}</span>${link(page, title(page))}<p>${page.noise()}</p></div>`;
    return `<div class="${made(page)}">${one('previous')}${one('next')}</div>`;
  }),
  below(
    'one-teaser',
    (page) =>
      `<div class="${made(page)}"><span>${announced(page)}</span><h4>${link(page, title(page))}</h4><p>${page.noise(2)}</p></div>`,
  ),
  below(
    'terms-with-excerpts',
    (page) =>
      `<div class="${made(page)}"><b>${announced(page)}</b><dl>${several(page, () => `<dt>${link(page, title(page))}</dt><dd>${page.noise()}</dd>`)}</dl></div>`,
  ),
  below(
    'rows-with-excerpts',
    (page) =>
      `<table class="${made(page)}"><tr><th colspan="2">${announced(page)}</th></tr>${several(page, () => `<tr><td>${link(page, picture(page))}</td><td>${link(page, title(page))}<br>${page.noise()}</td></tr>`)}</table>`,
  ),
  below('dated-excerpts', (page) => {
    const c = made(page);
    return `<div class="${made(page)}"><h4>${announced(page)}</h4>${several(page, () => `<div class="${c}"><time>${page.date()}</time>${link(page, title(page))}<div>${page.noise()}</div></div>`)}</div>`;
  }),
  below('whole-stories-below', (page) => {
    const c = made(page);
    return several(
      page,
      () =>
        `<article class="${c}"><h2>${link(page, title(page))}</h2><p>${page.noise(2)}</p><p>${link(page, page.label('readMore'))}</p></article>`,
    );
  }),
  below(
    'letter-to-subscribe-to',
    (page) =>
      `<div class="${made(page)}"><h3>${page.label('newsletter')}</h3><p>${page.pitch()}</p><form><input type="email" placeholder="${page.label('email')}"><button>${page.label('send')}</button></form></div>`,
  ),
  below(
    'note-of-the-house',
    (page) => `<div class="${made(page)}"><p><small>${page.disclaimer()}</small></p></div>`,
  ),
  textKind('links-between-paragraphs', (page) => {
    const site = new Site(page);
    const also = () =>
      page.random.pick([
        () => `<p><strong>${announced(page)}:</strong> ${link(page, title(page))}</p>`,
        () => `<p>${link(page, title(page))}</p>`,
        () =>
          `<div class="${made(page)}"><span>${announced(page)}</span> ${link(page, title(page))}</div>`,
      ])();
    const parts = page.random.times(page.amount([2, 3], [4, 7]), () => page.p());
    const body = parts
      .map((one, at) => (at % 2 === 1 && at < parts.length - 1 ? `${one}${also()}` : one))
      .join('\n');
    return shell(
      page,
      `${site.header()}<article><h1>${page.headline()}</h1>${body}</article>${site.footer()}`,
    );
  }),
  textKind('excerpts-beside', (page) => {
    const site = new Site(page);
    const c = made(page);
    const side = several(
      page,
      () => `<div class="${c}">${link(page, title(page))}<p>${page.noise()}</p></div>`,
    );
    return shell(
      page,
      `${site.header()}<div class="${made(page)}"><div class="${made(page)}"><h1>${page.headline()}</h1>${text(page)}</div><div class="${made(page)}"><div>${announced(page)}</div>${side}</div></div>${site.footer()}`,
    );
  }),
  textKind('replies-of-readers', (page) => {
    const site = new Site(page);
    const c = made(page);
    const reply = () =>
      `<div class="${c}"><b>${page.name()}</b> <span>${page.date()}</span><div>${page.free()}</div>${link(page, page.label('reply'))}</div>`;
    const form = `<form><textarea></textarea><p>${page.label('writeComment')}</p><button>${page.label('send')}</button></form>`;
    const teasers = several(
      page,
      () => `<div><h4>${link(page, title(page))}</h4><p>${page.noise()}</p></div>`,
    );
    return shell(
      page,
      `${site.header()}<article><h1>${page.headline()}</h1>${text(page)}</article><div class="${made(page)}"><h3>${page.label('comments')}</h3>${several(page, reply)}${form}</div><div class="${made(page)}">${teasers}</div>${site.footer()}`,
    );
  }),
];
