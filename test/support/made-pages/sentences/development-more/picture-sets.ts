/**
 * Sets of one to five content pictures in the containers that themes and scripts of all kinds make for them: of a product, a
 * house for sale, a recipe, a report. Container, item, size, caption and place on the page change by seed.
 */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { address } from './pictures.ts';
import { prose } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

type Item = (page: PageMaker, i: number) => string;

const SIZES = [
  '',
  '',
  ' width="64" height="64"',
  ' width="80" height="80"',
  ' width="100" height="100"',
  ' width="96" height="72"',
  ' width="600" height="600"',
  ' style="width:90px;height:90px"',
];

/** A picture that exists small and large. */
function image(page: PageMaker): { readonly tag: string; readonly large: string } {
  const base = address(page, '');
  const [small, large] = [`${base}_s.jpg`, `${base}_xl.jpg`];
  page.recordPicture(small, large);
  return { tag: `<img src="${small}" alt=""${page.random.pick(SIZES)}>`, large };
}

const ITEMS: readonly Item[] = [
  (page) => image(page).tag,
  (page) => `<li>${image(page).tag}</li>`,
  (page) => `<div class="item">${image(page).tag}</div>`,
  (page) => `<a href="#">${image(page).tag}</a>`,
  (page, i) => `<li><a href="#view-${i}">${image(page).tag}</a></li>`,
  (page) => `<div><a href="${page.path()}">${image(page).tag}</a></div>`,
  (page) => {
    const { tag, large } = image(page);
    return `<a href="${large}" class="zoom">${tag}</a>`;
  },
  (page, i) => `<button type="button" data-index="${i}">${image(page).tag}</button>`,
  (page, i) => `<label><input type="radio" name="v" value="${i}">${image(page).tag}</label>`,
  (page) => `<figure>${image(page).tag}</figure>`,
  (page) =>
    `<figure><a href="#">${image(page).tag}</a><figcaption>${page.brief()}</figcaption></figure>`,
  (page) =>
    `<figure><a href="${page.path()}">${image(page).tag}</a><figcaption><a href="${page.path()}">${page.say()}</a></figcaption></figure>`,
  (page) =>
    `<figure><a href="${page.path()}">${image(page).tag}</a><figcaption>${page.say()}</figcaption></figure>`,
  (page) => `<div class="thumb">${image(page).tag}<p>${page.say()}</p></div>`,
];

const CONTAINERS: readonly (readonly [string, string])[] = [
  ['<div>', '</div>'],
  ['<div class="slider-nav">', '</div>'],
  ['<div class="thumb-rail vertical">', '</div>'],
  ['<aside class="product-images">', '</aside>'],
  ['<section class="images">', '</section>'],
  ['<div class="owl-carousel owl-theme">', '</div>'],
  ['<div class="image-popup-gallery">', '</div>'],
  ['<div class="lightbox-set" data-lightbox="true">', '</div>'],
  ['<div id="bildergalerie">', '</div>'],
  ['<div class="related-media media">', '</div>'],
  ['<div class="promo-images">', '</div>'],
  ['<div class="side-gallery">', '</div>'],
  ['<div class="media bottom">', '</div>'],
  ['<ul class="photo-menu">', '</ul>'],
  ['<div class="poster">', '</div>'],
  ['<div class="user-photos">', '</div>'],
  ['<table><tr><td>', '</td></tr></table>'],
  ['<form class="variations">', '</form>'],
  ['<div class="css-1x8dk2p"><div class="css-0">', '</div></div>'],
  ['<div class="more-views"><h2>More views</h2>', '</div>'],
  ['<header class="gallery-head">', '</header>'],
  ['<div class="info-card">', '</div>'],
];

const PLACES: readonly ((page: PageMaker, set: string) => string)[] = [
  (page, set) =>
    `<div class="product">${set}<div class="summary"><h1>${page.headline()}</h1><p class="price">${page.random.int(3, 900)} €</p><p>${prose(page)}</p></div><div class="description"><p>${prose(page)}</p></div></div>`,
  (page, set) =>
    `<div class="left"><h1>${page.headline()}</h1>${set}</div><div class="right"><p>${prose(page)}</p><p>${prose(page)}</p></div>`,
  (page, set) =>
    `<article><h1>${page.headline()}</h1><p>${prose(page)}</p>${set}<p>${prose(page)}</p></article>`,
  (page, set) =>
    `<article><h1>${page.headline()}</h1><p>${prose(page)}</p><p>${prose(page)}</p>${set}</article>`,
  (page, set) =>
    `<article>${set}<h1>${page.headline()}</h1><p>${prose(page)}</p><p>${prose(page)}</p></article>`,
  (page, set) =>
    `<h1>${page.headline()}</h1><div class="row"><div class="col-md-6">${set}</div><div class="col-md-6"><p>${prose(page)}</p><ul><li>${page.item()}</li><li>${page.item()}</li></ul></div></div>`,
];

export const pictureSets: readonly Kind<TextTruth>[] = [
  textKind(
    'picture-set',
    (page) => {
      const site = new Site(page);
      const [open, close] = page.random.pick(CONTAINERS);
      const item = page.random.pick(ITEMS);
      const place = page.random.pick(PLACES);
      const set = `${open}${page.random.times(page.random.int(1, 5), (i) => item(page, i)).join('')}${close}`;
      return shell(page, site.around(place(page, set)), {
        type: page.random.pick(['Product', 'Article']),
      });
    },
    { pages: 800 },
  ),
];
