/** Galleries, product pictures, picture essays and how late pictures are written: half `held-out-7`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  below,
  f,
  framed,
  image,
  lis,
  others,
  points,
  ps,
  some,
  texts,
} from './writing.ts';

const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A content picture whose sizes the page offers; any of them is right. */
function sizes(page: PageMaker) {
  const name = `${page.random.word()}-${page.random.int(100, 9999)}`;
  const large = `/uploads/${name}.jpg`;
  const [small, middle] = [`/uploads/${name}-300x200.jpg`, `/uploads/${name}-1024x683.jpg`];
  page.recordPicture(large, small, middle);
  return { large, small, middle };
}

export const pictures = [
  framed(
    'block-gallery-with-nested-images',
    'kadence',
    (page) =>
      `<article class="entry"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content"><p>${page.say()}</p><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${some(
        page,
        3,
        6,
        () => {
          const { large, small, middle } = sizes(page);
          return `<figure class="wp-block-image size-large"><a href="${large}"><img loading="lazy" decoding="async" width="1024" height="683" src="${middle}" alt="" srcset="${middle} 1024w, ${small} 300w, ${large} 2048w" sizes="(max-width: 1024px) 100vw, 1024px"></a></figure>`;
        },
      )}</figure>${ps(page)}</div></article>`,
  ),
  framed(
    'nextgen-gallery-thumbnails',
    'avada',
    (page) =>
      `<article class="post"><h1 class="entry-title">${page.headline()}</h1><div class="post-content"><p>${page.say(2)}</p><div class="ngg-galleryoverview default-view" id="ngg-gallery-1">${some(
        page,
        3,
        8,
        (i) => {
          const { large, small } = sizes(page);
          return `<div id="ngg-image-${i}" class="ngg-gallery-thumbnail-box"><div class="ngg-gallery-thumbnail"><a href="${large}" data-src="${large}" data-thumbnail="${small}" class="ngg-fancybox" rel="x"><img title="x" alt="" src="${small}" width="240" height="160"></a></div></div>`;
        },
      )}</div></div></article>`,
  ),
  anywhere(
    'wp-rocket-lazyload-with-noscript',
    (page) =>
      `<article class="post"><h1>${page.headline()}</h1>${f.byline(page)}${texts(page, (t) => {
        const { large, small, middle } = sizes(page);
        return `<p>${t}</p><p><img class="alignnone size-large" src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%201024%20683'%3E%3C/svg%3E" alt="" width="1024" height="683" data-lazy-srcset="${middle} 1024w, ${small} 300w" data-lazy-src="${large}"><noscript><img class="alignnone size-large" src="${large}" alt="" width="1024" height="683"></noscript></p>`;
      })}</article>${below(page)}`,
  ),
  bare(
    'lazysizes-of-a-fashion-magazine',
    (page) =>
      `<header class="nav">${bar(page, (w) => `<a>${w}</a>`)}</header><main><article class="longform"><h1>${page.headline()}</h1><p class="dek">${page.say()}</p>${texts(
        page,
        (t, i) => {
          if (i % 2 === 0) return `<p class="body-text">${t}</p>`;
          const { large, small } = sizes(page);
          return `<div class="embed embed-image"><div class="embed-image-wrap"><img class="lazyimage lazyload" data-sizes="auto" data-src="${large}" data-srcset="${small} 300w, ${large} 1200w" src="${BLANK}" alt=""></div></div><p class="body-text">${t}</p>`;
        },
      )}</article></main>${f.teasers(page)}${f.footer(page)}`,
  ),
  bare(
    'swiper-slides-of-a-shop-product',
    (page) =>
      `<header>${bar(page, (w) => `<a>${w}</a>`)}</header><main class="product-detail"><div class="product-detail__gallery"><div class="swiper product-gallery"><div class="swiper-wrapper">${some(
        page,
        2,
        5,
        () => {
          const { large, small } = sizes(page);
          return `<div class="swiper-slide"><img class="product-gallery__image" src="${large}" srcset="${small} 300w, ${large} 1200w" alt="" loading="lazy"></div>`;
        },
      )}</div><div class="swiper-button-next"></div></div></div><div class="product-detail__info"><h1>${page.headline()}</h1><p class="price">€ ${page.random.int(5, 90)}</p><button class="btn-buy">${page.label('cart')}</button><div class="product-detail__text"><p>${page.say(2)}</p><ul>${lis(points(page))}</ul></div></div></main><section class="recommendations"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<a class="product-tile" href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a>`)}</section>${f.footer(page)}`,
  ),
  bare(
    'photo-report-of-a-paper-one-picture-a-screen',
    (page) =>
      `<header>${bar(page, (w) => `<a>${w}</a>`)}</header><main><article class="photo-report"><h1>${page.headline()}</h1><p class="photo-report__lead">${page.say()}</p><div class="photo-report__list">${some(page, 3, 7, (i) => `<div class="photo-report__item" id="photo-${i + 1}"><div class="photo-report__image"><img src="${page.picture()}" alt="" width="1440" height="960"></div><div class="photo-report__counter">${i + 1}</div><div class="photo-report__text">${page.say()}</div></div>`)}</div></article></main><aside>${others(page, (h, t) => `<a class="thumb" href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a>`)}</aside>${f.footer(page)}`,
  ),
  bare(
    'next-image-with-fill-and-srcset',
    (page) =>
      `<div id="__next"><header>${bar(page, (w) => `<a>${w}</a>`)}</header><main><article class="prose"><h1>${page.headline()}</h1><p>${page.say()}</p>${some(
        page,
        2,
        3,
        () => {
          const src = `/images/${page.random.word()}-${page.random.int(100, 9999)}.jpg`;
          const coded = encodeURIComponent(src);
          const [small, large] = [640, 1920].map((w) => `/_next/image?url=${coded}&w=${w}&q=75`);
          page.recordPicture(src, small ?? src, large ?? src);
          return `<div class="relative aspect-video"><img alt="" loading="lazy" decoding="async" data-nimg="fill" style="position:absolute;height:100%;width:100%" sizes="100vw" srcset="${(small ?? '').replace(/&/g, '&amp;')} 640w, ${(large ?? '').replace(/&/g, '&amp;')} 1920w" src="${(large ?? '').replace(/&/g, '&amp;')}"></div><p>${page.say()}</p>`;
        },
      )}</article></main>${f.footer(page)}</div>`,
  ),
  framed(
    'pictures-between-breaks-on-a-home-page',
    'simple',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say()}<br><br>${image(page, ' border="0" alt="" width="600" height="400"')}<br><br>${page.say()}<br><br>${image(page, ' border="0" alt="" width="600" height="400"')}<br><br>${page.say()}</p>`,
  ),
  framed(
    'joomla-article-with-intro-picture-right',
    'helix',
    (page) =>
      `<div class="item-page"><div class="page-header"><h1 itemprop="headline">${page.headline()}</h1></div><figure class="float-end item-image">${image(page, ' itemprop="image" alt="" loading="eager" width="1200" height="800"')}</figure><div itemprop="articleBody" class="com-content-article__body">${ps(page)}<p>${image(page, ' style="display: block; margin-left: auto; margin-right: auto;" alt="" width="800"')}</p>${ps(page)}</div></div>`,
  ),
  bare(
    'painting-in-a-zoom-viewer-with-text',
    (page) =>
      `<header>${bar(page, (w) => `<a>${w}</a>`)}</header><main id="work"><figure class="work__figure">${image(page, ' alt="" id="main-image" width="1000" height="1300"')}</figure><div class="work__text"><h1>${page.headline()}</h1><p class="work__artist">${page.name()}</p>${ps(page)}</div></main><section class="more-works"><h2>${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}"><img src="${page.decoration()}" alt=""><span class="title">${t}</span></a></li>`)}</ul></section>${f.footer(page)}`,
  ),
];
