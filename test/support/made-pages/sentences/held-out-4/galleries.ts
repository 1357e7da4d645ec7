/** Galleries, products and figures of half `held-out-4`: pages whose pictures are half their content. */
import type { Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import { anywhere, bare, f, framed, others, shot, some, stem } from './writing.ts';

export const galleries: readonly Kind<TextTruth>[] = [
  framed(
    'block-gallery-of-figures',
    'blockTheme',
    (page) =>
      `<h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content">${page.p()}<figure class="wp-block-gallery has-nested-images columns-3 is-cropped">${some(page, 3, 8, () => `<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="768" data-id="${page.random.int(10, 999)}" src="${shot(page, '/wp-content/uploads')}" alt=""><figcaption class="wp-element-caption">${page.brief()}</figcaption></figure>`)}</figure>${page.p()}</div>${f.related(page)}`,
  ),
  framed(
    'gallery-card-of-two-rows',
    'tailwind',
    (page) =>
      `<article><h1 class="gh-article-title">${page.headline()}</h1><section class="gh-content">${page.p()}<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row">${some(page, 2, 3, () => `<div class="kg-gallery-image"><img src="${shot(page, '/content/images/2025/01')}" width="1200" height="800" loading="lazy" alt=""></div>`)}</div><div class="kg-gallery-row">${some(page, 2, 3, () => `<div class="kg-gallery-image"><img src="${shot(page, '/content/images/2025/01')}" width="1200" height="800" loading="lazy" alt=""></div>`)}</div></div><figcaption><p><span>${page.say()}</span></p></figcaption></figure>${page.p()}</section></article>`,
  ),
  bare(
    'slides-of-a-newspaper',
    (page) =>
      `<div class="head">${f.menu(page)}</div><main><h1>${page.headline()}</h1><p class="standfirst">${page.say()}</p><div class="swiper"><div class="swiper-wrapper">${some(page, 4, 9, (i) => `<div class="swiper-slide" data-i="${i}"><img src="${shot(page, '/gallery')}" alt="" loading="lazy"><div class="slide-caption"><p>${page.say()}</p><span class="credit">${page.label('photo')} ${page.name()}</span></div></div>`)}</div><div class="swiper-button-next"></div></div></main><section class="more-galleries">${others(page, (h, t) => `<a href="${h}"><img src="${page.decoration()}" alt=""><h3>${t}</h3></a>`)}</section>${f.footer(page)}`,
  ),
  framed(
    'product-media-of-a-shop',
    'dawn',
    (page) =>
      `<div class="product product--large product--thumbnail_slider grid"><div class="grid__item product__media-wrapper"><media-gallery role="region"><slider-component><ul class="product__media-list contains-media grid slider" role="list">${some(
        page,
        2,
        5,
        () => {
          const path = stem(page, '/cdn/shop/files');
          const at = (w: number) => `${path}.jpg?v=17&width=${w}`;
          page.recordPicture(at(246), at(493), at(1946));
          const written = (w: number) => at(w).replace('&', '&amp;');
          return `<li class="product__media-item grid__item slider__slide" data-media-id="x"><div class="product-media-container media-type-image"><div class="product__media media media--transparent"><img src="${written(1946)}" alt="" srcset="${written(246)} 246w, ${written(493)} 493w, ${written(1946)} 1946w" width="1946" height="1946" sizes="(min-width: 1200px) 605px"></div></div></li>`;
        },
      )}</ul></slider-component></media-gallery></div><div class="product__info-wrapper grid__item"><p class="product__text caption-with-letter-spacing">${page.site}</p><div class="product__title"><h1>${page.headline()}</h1></div><div class="price">€${page.random.int(5, 400)}</div><div class="product__description rte"><p>${page.say(2)}</p><ul>${some(page, 3, 5, () => `<li>${page.item()}</li>`)}</ul></div></div></div><product-recommendations class="related-products"><h2>${page.label('recommended')}</h2><ul>${others(page, (h, t) => `<li><img src="${page.decoration()}" alt=""><a href="${h}">${t}</a></li>`)}</ul></product-recommendations>`,
  ),
  framed(
    'product-gallery-of-a-plugin-shop',
    'classic',
    (page) =>
      `<div class="product type-product"><div class="woocommerce-product-gallery images" data-columns="4"><figure class="woocommerce-product-gallery__wrapper">${some(
        page,
        2,
        4,
        () => {
          const path = stem(page, '/wp-content/uploads/shop');
          page.recordPicture(`${path}.jpg`, `${path}-600x600.jpg`);
          return `<div data-thumb="${path}-100x100.jpg" class="woocommerce-product-gallery__image"><a href="${path}.jpg"><img width="600" height="600" src="${path}-600x600.jpg" class="wp-post-image" alt="" data-large_image="${path}.jpg"></a></div>`;
        },
      )}</figure></div><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price">${page.random.int(3, 90)} €</p><div class="woocommerce-product-details__short-description"><p>${page.say()}</p></div></div><div class="woocommerce-tabs"><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description"><p>${page.say(3)}</p></div></div></div><section class="related products"><ul class="products">${others(page, (h, t) => `<li class="product"><a href="${h}"><img src="${page.decoration()}" alt=""><h2>${t}</h2></a></li>`)}</ul></section>`,
  ),
  anywhere(
    'travel-days-with-two-pictures-each',
    (page) =>
      `<article><h1>${page.headline()}</h1>${page.p()}${some(page, 2, 4, () => `<h2>${page.heading()}</h2><p>${page.say(2)}</p><div class="two-up"><img src="${shot(page, '/travel')}" alt="" width="700"><img src="${shot(page, '/travel')}" alt="" width="700"></div>`)}</article>${f.comments(page)}${f.author(page)}`,
  ),
  framed(
    'museum-object-of-image-fields',
    'olivero',
    (page) =>
      `<article class="node node--type-object"><h1>${page.headline()}</h1><div class="field field--name-field-views field--type-image field__items">${some(page, 2, 5, () => `<div class="field__item"><img loading="lazy" src="${shot(page, '/sites/default/files/styles/large/public/objects')}" width="480" height="360" alt=""></div>`)}</div><div class="field field--name-body"><p>${page.say(3)}</p></div></article>`,
  ),
  framed(
    'documentation-screenshots',
    'docs',
    (page) =>
      `<h1>${page.headline()}</h1>${some(page, 2, 4, () => `<p>${page.say(2)}</p><p><img decoding="async" loading="lazy" alt="" src="${shot(page, '/assets/images', '.png')}" width="1440" height="900" class="img_ev3q"></p>`)}<p>${page.say()}</p>`,
  ),
  bare(
    'figures-of-a-paper',
    (page) =>
      `<header class="c-header">${f.menu(page)}</header><main class="c-article-main-column"><article><h1 class="c-article-title">${page.headline()}</h1><ul class="c-article-author-list"><li>${page.name()}</li></ul><section aria-labelledby="Abs1"><h2>${page.heading()}</h2><div class="c-article-section__content"><p>${page.say(3)}</p></div></section>${some(page, 2, 3, (i) => `<section><h2>${page.heading()}</h2><div class="c-article-section__content"><p>${page.say(3)}</p><div class="c-article-section__figure" id="figure-${i + 1}"><figure><figcaption><b class="c-article-section__figure-caption">${page.heading()}</b></figcaption><div class="c-article-section__figure-content"><div class="c-article-section__figure-item"><a class="c-article-section__figure-link" href="/figures/${i}"><picture><img src="${shot(page, '/springer-static/esm', '.png')}" alt="" loading="lazy" width="685" height="402"></picture></a></div><div class="c-article-section__figure-description"><p>${page.say(2)}</p></div></div></figure></div></div></section>`)}</article></main><aside><h3>${page.label('related')}</h3>${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</aside>${f.footer(page)}`,
  ),
  bare(
    'photo-page-of-a-sharing-site',
    (page) =>
      `<div class="global-nav-shim">${f.menu(page)}</div><div id="content"><div class="photo-page"><div class="facade-of-protection-neue"></div><img class="main-photo" src="${shot(page, '/65535')}" width="1024" height="683" alt=""><div class="sub-photo-view"><div class="attribution-view"><a><img src="${page.decoration('/buddyicons/x.jpg')}" alt=""></a><span>${page.name()}</span></div><h1 class="meta-field photo-title">${page.headline()}</h1><h2 class="meta-field photo-desc"><p>${page.say(2)}</p></h2></div><div class="sub-photo-contexts">${others(page, (h, t) => `<a href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a>`)}</div></div></div>${f.footer(page)}`,
  ),
  framed(
    'listing-of-a-house-with-rooms',
    'webflow',
    (page) =>
      `<h1>${page.headline()}</h1><div class="collage">${some(page, 3, 7, () => `<a href="#" class="w-lightbox"><img src="${shot(page, '/listing')}" loading="lazy" alt="" class="collage-img"></a>`)}</div><div class="w-richtext"><p>${page.say(3)}</p><h3>${page.heading()}</h3><ul role="list">${some(page, 3, 6, () => `<li>${page.item()}</li>`)}</ul></div>`,
  ),
  framed(
    'comic-strip-of-a-day',
    'cassiopeia',
    (page) =>
      `<div class="item-page"><h1>${page.headline()}</h1><div id="comic"><img src="${shot(page, '/comics', '.png')}" alt="" title="${page.random.word()}"></div><p>${page.say()}</p></div>${f.neighbours(page)}`,
  ),
];
