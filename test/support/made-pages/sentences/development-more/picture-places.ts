/**
 * Content pictures in other places than between paragraphs: in lists, tables and definitions, beside the goods of a shop,
 * in recipes and manuals, in posts, of people the page is about; and behind links to other pages.
 */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { address, image, imageForm, imageInSizes, lazyImage, photo, portrait } from './pictures.ts';
import { prose, word } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

const pieces = (page: PageMaker, make: (i: number) => string, most = 8): string =>
  page.random.times(page.amount([2, 3], [3, most]), make).join('\n');

/** An ornament of its own address, recorded as noise. */
const icon = (page: PageMaker, size = page.random.pick([16, 20, 24, 32])): string =>
  `<img src="${page.decoration(address(page, '.png'))}" width="${size}" height="${size}" alt="">`;

const place = (
  name: string,
  write: (page: PageMaker, site: Site) => string,
  type = 'Article',
): Kind<TextTruth> =>
  textKind(
    name,
    (page) => {
      const site = new Site(page);
      return shell(page, site.around(write(page, site)), { type });
    },
    { pages: 20 },
  );

const price = (page: PageMaker): string =>
  `${page.random.int(3, 990)},${page.random.int(10, 99)} €`;

/** One view of a product: small in the strip, large where it opens. */
function view(page: PageMaker, write: (small: string, large: string) => string): string {
  const base = address(page, '');
  page.recordPicture(`${base}_60.jpg`, `${base}_1000.jpg`);
  return write(`${base}_60.jpg`, `${base}_1000.jpg`);
}

export const picturePlaces: readonly Kind<TextTruth>[] = [
  place('steps-with-pictures', (page) => {
    const step = () => `<li><p>${prose(page)}</p>${image(page)}</li>`;
    return `<article><h1>${page.headline()}</h1><p>${page.say()}</p><ol class="steps">${pieces(page, step)}</ol></article>`;
  }),
  place('pictures-in-definitions', (page) => {
    const entry = () => `<dt>${page.heading()}</dt><dd>${image(page)}<p>${prose(page)}</p></dd>`;
    return `<article><h1>${page.headline()}</h1><p>${page.say()}</p><dl>${pieces(page, entry)}</dl></article>`;
  }),
  place('table-with-a-picture-a-row', (page) => {
    const row = () =>
      `<tr><td><img src="${photo(page)}" width="120" height="120" alt=""></td><td>${page.item()}</td><td>${page.say()}</td></tr>`;
    return `<article><h1>${page.headline()}</h1><p>${prose(page)}</p><table class="compare"><tr><th></th><th>${page.item('free')}</th><th>${page.item('free')}</th></tr>${pieces(page, row)}</table><p>${prose(page)}</p></article>`;
  }),
  place(
    'manual-with-screenshots',
    (page) => {
      const step = () =>
        `<h2>${page.heading()}</h2><p>${icon(page)} ${prose(page)}</p><p><a href="${page.path()}"><img src="${photo(page)}" class="screenshot" alt=""></a></p>`;
      return `<div class="document"><h1>${page.headline()}</h1>${pieces(page, step)}</div>`;
    },
    'TechArticle',
  ),
  place('readme-with-badges', (page) => {
    const badge = () =>
      `<a href="https://ci.example/${page.random.word()}"><img src="${page.decoration(`https://badges.example/${page.random.word()}/badge.svg`)}" alt="build"></a>`;
    return `<article class="markdown-body"><h1>${page.headline()}</h1><p>${badge()} ${badge()} ${badge()}</p><p>${prose(page)}</p><p><a target="_blank" href="/blob/main/docs/shot.png"><img src="${photo(page)}" alt="" style="max-width:100%"></a></p><h2>${page.heading()}</h2><p>${prose(page)}</p>${pieces(page, () => `<p>${image(page)}</p><p>${prose(page)}</p>`, 4)}</article>`;
  }),
  place(
    'recipe-with-hero',
    (page, site) => {
      const step = () =>
        `<li>${prose(page)} <img src="${photo(page)}" width="300" height="200" alt=""></li>`;
      return `<article class="recipe"><header><div class="recipe-hero">${imageForm(page)(page)}</div><h1>${page.headline()}</h1>${site.byline()}</header><p>${prose(page)}</p><h2>${page.label('ingredients')}</h2><ul>${pieces(page, () => `<li>${page.item()}</li>`)}</ul><h2>${page.label('preparation')}</h2><ol>${pieces(page, step)}</ol></article>${site.related()}`;
    },
    'Recipe',
  ),
  place(
    'product-with-strip-of-buttons',
    (page) => {
      const small = (i: number) =>
        view(
          page,
          (src, large) =>
            `<button type="button" data-slide="${i}" data-large="${large}"><img src="${src}" width="60" height="60" alt=""></button>`,
        );
      return `<div class="product"><div class="product-gallery"><div class="main-image"><img src="${photo(page)}" width="600" height="600" alt=""></div><div class="thumbnails">${pieces(page, small)}</div></div><div class="product-info"><h1>${page.headline()}</h1><p class="price">${price(page)}</p><button>${page.label('cart')}</button></div><div class="product-description"><p>${prose(page)}</p><p>${prose(page)}</p></div></div>`;
    },
    'Product',
  ),
  place(
    'product-with-views-to-open',
    (page, site) => {
      const one = () =>
        view(
          page,
          (src, large) =>
            `<li><a href="${large}" data-zoom><img src="${src}" width="60" height="60" alt=""></a></li>`,
        );
      return `<div itemscope itemtype="https://schema.org/Product"><div class="col-left"><a href="#zoom" id="zoom"><img itemprop="image" src="${photo(page)}" alt=""></a><ul class="views">${pieces(page, one)}</ul></div><div class="col-right"><h1 itemprop="name">${page.headline()}</h1><div class="price">${price(page)}</div><p itemprop="description">${prose(page)}</p></div></div>${site.grid()}`;
    },
    'Product',
  ),
  place(
    'range-of-goods',
    (page) => {
      const card = () =>
        `<div class="product-card"><a href="${page.path()}">${imageInSizes(page)}</a><h3><a href="${page.path()}">${page.item('free')}</a></h3><span class="price">${price(page)}</span></div>`;
      return `<h1>${page.headline()}</h1><p>${page.say()}</p><div class="products">${pieces(page, card, 16)}</div>`;
    },
    'CollectionPage',
  ),
  place(
    'range-in-a-list-of-links',
    (page) => {
      const card = () =>
        `<li class="grid-tile"><a href="${page.path()}"><span class="tile-image">${lazyImage(page)}</span><span class="tile-name">${page.item('free')}</span><span class="tile-price">${price(page)}</span></a></li>`;
      return `<h1>${page.headline()}</h1><ul class="tiles">${pieces(page, card, 16)}</ul><div class="seo-text"><p>${prose(page)}</p></div>`;
    },
    'CollectionPage',
  ),
  place('people-of-a-house', (page) => {
    const person = () =>
      `<div class="team-member"><img class="${page.random.pick(['team-photo', 'rounded-circle', 'portrait', ''])}" src="${photo(page)}" width="${page.random.pick([200, 240, 300])}" height="${page.random.pick([200, 240, 300])}" alt=""><h3>${page.name()}</h3><p>${page.say()}</p></div>`;
    return `<section><h1>${page.headline()}</h1><p>${page.say()}</p><div class="team">${pieces(page, person)}</div></section>`;
  }),
  place('flat-with-slides', (page) => {
    const slide = () => `<div class="swiper-slide">${lazyImage(page)}</div>`;
    return `<div class="listing"><div class="swiper"><div class="swiper-wrapper">${pieces(page, slide, 12)}</div><div class="swiper-button-next"></div></div><h1>${page.headline()}</h1><div class="facts"><span>${price(page)}</span></div><div class="text"><p>${prose(page)}</p><p>${prose(page)}</p></div></div>`;
  }),
  place('before-and-after', (page) => {
    const pair = () =>
      `<image-compare><img slot="first" src="${photo(page)}" alt=""><img slot="second" src="${photo(page)}" alt=""></image-compare>`;
    return `<article><h1>${page.headline()}</h1><p>${prose(page)}</p>${pieces(page, () => `${pair()}<p>${prose(page)}</p>`, 4)}</article>`;
  }),
  place('letter-in-tables', (page) => {
    const section = () =>
      `<tr><td><table width="100%"><tr><td width="40%"><a href="/letter/c/${page.random.letters(12)}"><img src="${photo(page)}" width="260" alt=""></a></td><td><h2>${page.heading()}</h2><p>${prose(page)}</p></td></tr></table></td></tr>`;
    return `<table width="640" align="center"><tr><td><h1>${page.headline()}</h1></td></tr>${pieces(page, section, 6)}</table>`;
  }),
  place('journal-of-whole-posts', (page) => {
    const post = () =>
      `<article class="post"><h2><a href="${page.path()}">${page.heading()}</a></h2><a href="${page.path()}">${image(page)}</a><p>${prose(page)}</p><p>${prose(page)}</p></article>`;
    return `<h1>${page.headline()}</h1>${pieces(page, post, 5)}`;
  }),
  place('travel-with-rows', (page) => {
    const row = () =>
      `<div class="row">${page.random.times(page.random.int(2, 3), () => `<div class="col"><a href="${page.path()}" class="popup">${image(page)}</a></div>`).join('')}</div>`;
    const part = () => `<p>${prose(page)}</p>${row()}`;
    return `<article><h1>${page.headline()}</h1>${pieces(page, part, 5)}<p>${prose(page)}</p></article>`;
  }),
  place('poster-page', (page, site) => {
    const fact = () => `<li>${page.item()}</li>`;
    return `<div class="film"><div class="poster"><a href="${page.path()}"><img src="${photo(page)}" width="182" height="268" alt=""></a></div><div class="film-info"><h1>${page.headline()}</h1><ul>${pieces(page, fact)}</ul></div><div class="plot"><p>${prose(page)}</p></div><h2>${word(page, 'gallery')}</h2><div class="stills">${pieces(page, () => `<a href="${page.path()}"><img src="${photo(page)}" width="100" height="100" alt=""></a>`)}</div></div>${site.comments()}`;
  }),
  place(
    'visitor-page-with-map',
    (page) =>
      `<article><h1>${page.headline()}</h1><p>${prose(page)}</p><p><a href="https://maps.example/?q=${page.random.word()}"><img src="${photo(page)}" width="600" height="300" alt=""></a></p><h2>${page.heading()}</h2><p>${prose(page)}</p>${portrait(page)}</article>`,
  ),
];
