/**
 * Pages whose content is pictures: galleries of thumbnails, albums, photo pages, picture stories, comics, museums.
 *
 * Thumbnails lead to their own page, to a fragment, to a large picture, nowhere; captions are titles, links, credits or
 * not there. Captions are judged neither way (`free`): what counts here is the pictures.
 */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { address, image, imageForm, lazyImage, photo, portrait } from './pictures.ts';
import { prose, word } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

/** So many pieces: few on short pages. */
const pieces = (page: PageMaker, make: (i: number) => string, most = 14): string =>
  page.random.times(page.amount([3, 6], [6, most]), make).join('\n');

/** A small picture of an address of its own, with its size as the site declares it. */
function thumb(page: PageMaker, width: number, height: number, extra = ''): string {
  return `<img src="${photo(page)}" width="${width}" height="${height}" alt="${page.random.chance(0.5) ? page.random.word() : ''}"${extra}>`;
}

const side = (page: PageMaker): number => page.random.pick([75, 80, 90, 96, 100, 120, 150, 160]);

const square = (page: PageMaker, extra = ''): string => {
  const length = side(page);
  return thumb(page, length, length, extra);
};

/** What a thumbnail may lead to that is no picture. */
const nowhere = (page: PageMaker, i: number): string =>
  page.random.pick([
    '#',
    `#photo-${i}`,
    'javascript:void(0)',
    `?photo=${i}`,
    `${page.path()}#${i}`,
  ]);

const gallery = (
  name: string,
  write: (page: PageMaker, site: Site) => string,
  options: { readonly isBare?: boolean } = {},
): Kind<TextTruth> =>
  textKind(
    name,
    (page) => {
      const site = new Site(page);
      const body = site.around(write(page, site), { noSide: options.isBare === true });
      return shell(page, body, { type: 'ImageGallery' });
    },
    { pages: 20 },
  );

export const galleries: readonly Kind<TextTruth>[] = [
  gallery(
    'square-thumbs-to-fragments',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say()}</p><div class="thumbs">${pieces(page, (i) => `<a href="${nowhere(page, i)}" class="thumb">${square(page)}</a>`, 24)}</div>`,
  ),
  gallery('square-thumbs-in-a-list', (page) => {
    const target = page.random.pick(['#', '/photo/', '/view.php?id=']);
    return `<h2>${page.headline()}</h2><ul class="photo-list">${pieces(page, (i) => `<li><a href="${target}${i}">${square(page)}</a></li>`, 30)}</ul><p>${page.say()}</p>`;
  }),
  gallery('album-of-pages', (page, site) => {
    const item = () =>
      `<div class="album-item"><a href="${page.path()}">${image(page)}</a><div class="album-title"><a href="${page.path()}">${page.item('free')}</a></div></div>`;
    return `<h1>${page.headline()}</h1><p class="description">${page.say()}</p><div class="album">${pieces(page, item)}</div>${site.share()}`;
  }),
  gallery('figures-that-lead-to-photo-pages', (page) => {
    const figure = () =>
      `<figure><a href="${page.path()}">${image(page)}</a><figcaption><a href="${page.path()}">${page.brief('free')}</a></figcaption></figure>`;
    return `<article><h1>${page.headline()}</h1><p>${prose(page)}</p>${pieces(page, figure, 8)}<p>${prose(page)}</p></article>`;
  }),
  gallery('story-with-linked-captions', (page, site) => {
    const figure = () =>
      `<div class="photo"><a href="${page.path()}">${image(page)}</a><p class="photo-caption">${page.brief('free')} <a href="${page.path()}">${page.name()}</a></p></div>`;
    const part = () => `<p>${prose(page)}</p>${figure()}`;
    return `<article><h1>${page.headline()}</h1>${site.byline()}${pieces(page, part, 6)}<p>${prose(page)}</p></article>${site.grid()}`;
  }),
  gallery('wall-of-photographers', (page) => {
    const item = () =>
      `<figure class="photo-item"><a class="photo-link" href="${page.path()}">${imageForm(page)(page)}</a><div class="photo-credit"><a href="/@${page.random.word()}">${page.name()}</a></div><button>${word(page, 'download')}</button></figure>`;
    return `<div class="wall"><h1>${page.headline()}</h1><p>${page.brief()}</p><div class="columns"><div class="column">${pieces(page, item)}</div><div class="column">${pieces(page, item)}</div></div></div>`;
  }),
  gallery('table-of-thumbs', (page) => {
    const cell = (i: number) =>
      `<td align="center"><a href="img${i}.html">${thumb(page, 100, page.random.pick([75, 100]), ' border="0"')}</a></td>`;
    const row = (i: number) => `<tr>${page.random.times(4, (n) => cell(4 * i + n)).join('')}</tr>`;
    return `<h1>${page.headline()}</h1><p>${page.say()}</p><table cellpadding="4">${page.random.times(page.amount([1, 2], [2, 6]), row).join('')}</table>`;
  }),
  gallery('table-of-pictures-with-lines', (page) => {
    const cell = () =>
      `<td valign="top"><a href="${page.path()}">${image(page)}</a><br><small>${page.item('free')}</small></td>`;
    const row = () => `<tr>${page.random.times(3, cell).join('')}</tr>`;
    return `<h2>${page.headline()}</h2><p>${page.say(2)}</p><table class="pics">${page.random.times(page.amount([1, 2], [2, 5]), row).join('')}</table>`;
  }),
  gallery('thumbs-of-a-journal', (page) => {
    const item = () =>
      `<figure class="gallery-item"><div class="gallery-icon landscape"><a href="${page.path()}"><img width="150" height="150" src="${photo(page)}" class="attachment-thumbnail size-thumbnail" alt=""></a></div></figure>`;
    return `<article class="post"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content"><p>${prose(page)}</p><div id="gallery-1" class="gallery galleryid-${page.random.int(10, 99)} gallery-columns-3 gallery-size-thumbnail">${pieces(page, item)}</div><p>${prose(page)}</p></div></article>`;
  }),
  gallery('gallery-blocks', (page) => {
    const item = () =>
      `<li class="blocks-gallery-item"><figure><img src="${photo(page)}" data-link="${page.path()}" data-id="${page.random.int(10, 9999)}" alt=""><figcaption class="blocks-gallery-item__caption">${page.item('free')}</figcaption></figure></li>`;
    return `<article><h1>${page.headline()}</h1><p>${prose(page)}</p><figure class="wp-block-gallery columns-3"><ul class="blocks-gallery-grid">${pieces(page, item)}</ul></figure><p>${prose(page)}</p></article>`;
  }),
  gallery('encyclopaedia-gallery', (page) => {
    const box = () =>
      `<li class="gallerybox" style="width: 155px"><div class="thumb"><a href="/wiki/File:${page.random.word()}.jpg" class="mw-file-description"><img src="${photo(page)}" width="120" height="${page.random.int(80, 120)}" class="mw-file-element" alt=""></a></div><div class="gallerytext"><a href="/wiki/${page.random.word()}">${page.random.word()}</a> ${page.item('free')}</div></li>`;
    const figure = `<figure typeof="mw:File/Thumb"><a href="/wiki/File:${page.random.word()}.jpg" class="mw-file-description"><img src="${photo(page)}" width="220" height="165" class="mw-file-element"></a><figcaption>${page.brief('free')}</figcaption></figure>`;
    const flag = `<span class="flagicon"><img src="${page.decoration()}" width="23" height="15" alt=""></span>`;
    return `<h1 id="firstHeading">${page.headline()}</h1><div class="mw-parser-output">${figure}<p>${flag} ${prose(page)}</p><p>${prose(page)}</p><h2>${page.heading()}</h2><ul class="gallery mw-gallery-traditional">${pieces(page, box)}</ul></div>`;
  }),
  gallery('large-views-by-fragment', (page) => {
    const item = (i: number) => {
      const base = address(page, '');
      page.recordPicture(`${base}-t.jpg`, `${base}.jpg`);
      return {
        small: `<a href="#lb-${i}"><img src="${base}-t.jpg" width="120" height="120" alt=""></a>`,
        large: `<div class="lightbox" id="lb-${i}"><a href="#_" class="close">×</a><img src="${base}.jpg" alt=""></div>`,
      };
    };
    const items = page.random.times(page.amount([3, 6], [6, 14]), item);
    return `<section><h1>${page.headline()}</h1><p>${page.say()}</p><div class="grid">${items.map(({ small }) => small).join('')}</div></section>${items.map(({ large }) => large).join('')}`;
  }),
  gallery('slides-one-shown', (page) => {
    const slide = (i: number) =>
      `<div class="carousel-item${i === 0 ? ' active' : ''}"${i === 0 ? '' : ' aria-hidden="true"'}>${imageForm(page)(page)}<div class="carousel-caption"><h5>${page.item('free')}</h5></div></div>`;
    return `<article><h1>${page.headline()}</h1><p>${prose(page)}</p><div class="carousel slide"><ol class="carousel-indicators"><li></li></ol><div class="carousel-inner">${pieces(page, slide)}</div><a class="carousel-control-prev" href="#c"><span>${page.label('previous')}</span></a></div><p>${prose(page)}</p></article>`;
  }),
  gallery('strip-below-a-stage', (page) => {
    const small = (i: number) => `<li><a href="#slide${i}">${thumb(page, 75, 75)}</a></li>`;
    return `<div class="viewer"><h1>${page.headline()}</h1><div class="stage"><img src="${photo(page)}" width="960" height="640" alt=""></div><p class="text">${page.say()}</p><ul class="strip">${pieces(page, small)}</ul></div>`;
  }),
  gallery(
    'page-of-one-photo',
    (page) =>
      `<div class="photo-page"><div class="photo-stage"><a href="${page.path()}/sizes"><img class="main-photo" src="${photo(page)}" alt=""></a></div><div class="photo-info"><h1>${page.headline()}</h1><p>${page.say()}</p>${portrait(page)}<a href="/people/${page.random.word()}">${page.name()}</a></div></div>`,
  ),
  gallery('comic-of-the-day', (page) => {
    const button = (text: string) =>
      `<a href="${page.path()}" rel="prev"><img src="${page.decoration()}" alt="${text}" width="60" height="30"></a>`;
    return `<h1>${page.headline()}</h1><div class="comic-nav">${button(page.label('previous'))}${button(page.label('next'))}</div><div id="comic"><a href="${page.path()}"><img src="${photo(page)}" title="${page.random.word()}" alt=""></a></div><div class="blurb"><p>${prose(page)}</p></div>`;
  }),
  gallery('museum-of-objects', (page) => {
    const item = () =>
      `<div class="object"><div class="object__image"><a href="${page.path()}">${lazyImage(page)}</a></div><div class="object__title">${page.item('free')}</div><div class="object__maker">${page.name()}, ${page.random.int(1500, 1950)}</div></div>`;
    return `<main><header><h1>${page.headline()}</h1></header><p>${prose(page)}</p><p>${prose(page)}</p><section class="objects">${pieces(page, item)}</section></main>`;
  }),
  gallery(
    'report-in-pictures',
    (page) =>
      `<h1>${page.headline()}</h1><ol class="report">${pieces(page, () => `<li>${image(page)}<h3>${page.heading()}</h3><p>${page.say()}</p></li>`, 9)}</ol>`,
    { isBare: true },
  ),
  gallery('one-large-chart', (page) => {
    const src = photo(page);
    return `<article><h1>${page.headline()}</h1><p>${page.say()}</p><p><a href="${page.path()}"><img src="${src}" width="800" height="3200" alt=""></a></p></article>`;
  }),
];
