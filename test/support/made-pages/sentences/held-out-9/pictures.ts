/** Galleries, product pictures, exhibits and photo pages: half `held-out-9`. */
import type { PageMaker } from '../../page-maker.ts';
import { bar, bare, f, face, framed, image, menu, number, others, ps, some } from './writing.ts';

/** A picture in three sizes, any of which will do. */
function sizes(page: PageMaker): {
  readonly small: string;
  readonly middle: string;
  readonly full: string;
} {
  const base = `/wp-content/uploads/2024/03/${page.random.word()}-${number(page)}`;
  const [small, middle, full] = [`${base}-300x200.jpg`, `${base}-1024x683.jpg`, `${base}.jpg`];
  page.recordPicture(small, middle, full);
  return { small, middle, full };
}

export const pictures = [
  framed(
    'nextgen-gallery-overview',
    'generate',
    (page) =>
      `<article class="post hentry"><div class="inside-article"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content">${ps(page)}<div class="ngg-galleryoverview ngg-ajax-pagination-none" id="ngg-gallery-1">${some(page, 3, 6, () => `<div class="ngg-gallery-thumbnail-box"><div class="ngg-gallery-thumbnail">${((p) => `<a href="${p.full}" title="" data-src="${p.full}" data-thumbnail="${p.small}" class="ngg-fancybox"><img alt="" src="${p.small}" width="240" height="160" style="max-width:100%;"></a>`)(sizes(page))}</div></div>`)}<div class="ngg-clear"></div></div><p>${page.say()}</p></div></div></article>`,
  ),
  framed(
    'foogallery-masonry-of-lazy-pictures',
    'astra',
    (page) =>
      `<article class="page hentry ast-article-single"><header class="entry-header ast-no-thumbnail"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content clear"><p>${page.say(2)}</p><div class="foogallery foogallery-container foogallery-masonry fg-masonry fg-loaded-fade-in" id="foogallery-gallery-1">${some(page, 4, 7, () => ((p) => `<div class="fg-item fg-type-image fg-idle"><figure class="fg-item-inner"><a href="${p.full}" class="fg-thumb"><span class="fg-image-wrap"><img width="300" height="200" src="${p.middle}" class="skip-lazy fg-image" loading="eager" alt=""></span></a></figure></div>`)(sizes(page)))}</div><p>${page.say()}</p></div></article>`,
  ),
  framed(
    'block-theme-images-with-source-sets',
    'astra',
    (page) =>
      `<article class="post hentry ast-article-single"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content clear">${some(page, 2, 4, () => ((p) => `<p>${page.say(2)}</p><figure class="wp-block-image size-large is-resized"><img fetchpriority="high" decoding="async" width="1024" height="683" src="${p.middle}" alt="" class="wp-image-${number(page)}" srcset="${p.middle} 1024w, ${p.small} 300w, ${p.full} 2048w" sizes="(max-width: 1024px) 100vw, 1024px"><figcaption class="wp-element-caption">${page.free()}</figcaption></figure>`)(sizes(page)))}<p>${page.say()}</p></div></article>${f.author(page)}${f.related(page)}`,
  ),
  bare(
    'piwigo-picture-page',
    (page) =>
      `<div id="the_page"><div id="menubar"><dl id="mbCategories"><dt>${page.menuWords(1).join('')}</dt><dd><ul>${menu(page)}</ul></dd></dl></div><div id="content"><div id="imageHeaderBar"><div class="browsePath"><a href="/">${page.label('home')}</a></div><h1 class="imageTitle">${page.headline()}</h1></div><div id="imageToolBar"><div class="imageNumber">3/${page.random.int(9, 90)}</div></div><div id="theImageAndInfos"><div id="theImage">${image(page, ' width="792" height="528" alt="" id="theMainImage"')}<p class="imageComment">${page.say(2)}</p></div><div id="infoSwitcher"></div><div id="imageInfos"><dl id="standard" class="imageInfoTable"><div id="datecreate" class="imageInfo"><dt>Date</dt><dd><a>${page.date()}</a></dd></div></dl></div></div><a class="navThumb" id="linkNext" href="${page.path()}"><img src="${page.decoration('/i/upload/next-sq.jpg')}" alt=""></a></div></div><div id="copyright"><p>${page.noise()}</p></div>`,
  ),
  bare(
    'museum-object-with-a-viewer-and-notes',
    (page) =>
      `<header class="site-header"><nav class="site-nav"><ul>${menu(page)}</ul></nav></header><main id="main" class="object-page"><section class="object-hero"><div class="object-viewer" data-iiif="/iiif/${number(page)}/manifest.json"><img class="object-viewer__image" src="${page.picture()}" alt=""></div><div class="object-viewer__thumbs">${some(page, 1, 3, () => `<button class="thumb"><img src="/iiif/thumbs/${page.random.letters(6)}.jpg" alt="" width="60" height="60"></button>`)}</div></section><section class="object-body"><h1 class="object-title">${page.headline()}</h1><p class="object-maker">${page.name()}, ${page.date()}</p><div class="object-description">${ps(page)}</div><h2>${page.heading()}</h2><p>${page.say(2)}</p><p class="object-credit">${page.free()}</p></section><section class="object-related"><h2>${page.label('related')}</h2><div class="grid">${others(page, (h, t) => `<a class="object-card" href="${h}"><img src="${page.decoration()}" alt="" loading="lazy"><span class="object-card__title">${t}</span></a>`)}</div></section></main>${f.footer(page)}`,
  ),
  framed(
    'flatsome-product-gallery-of-slides',
    'flatsome',
    (page) =>
      `<div class="product-container"><div class="product-main"><div class="row content-row mb-0"><div class="product-gallery col large-6"><div class="product-images relative mb-half has-hover woocommerce-product-gallery woocommerce-product-gallery--with-images"><figure class="woocommerce-product-gallery__wrapper product-gallery-slider slider slider-nav-small mb-half">${some(page, 2, 4, () => ((p) => `<div data-thumb="${p.small}" class="woocommerce-product-gallery__image slide"><a href="${p.full}"><img width="600" height="600" src="${p.middle}" class="wp-post-image ux-skip-lazy" alt="" data-src="${p.full}" data-large_image="${p.full}"></a></div>`)(sizes(page)))}</figure></div></div><div class="product-info summary col-fit col entry-summary product-summary"><h1 class="product-title product_title entry-title">${page.headline()}</h1><div class="is-divider small"></div><div class="price-wrapper"><p class="price product-page-price"><span class="woocommerce-Price-amount amount"><bdi>${page.random.int(9, 99)},00&nbsp;€</bdi></span></p></div><div class="product-short-description"><p>${page.say(2)}</p></div><form class="cart"><button class="single_add_to_cart_button button alt">${page.label('cart')}</button></form></div></div></div><div class="product-footer"><div class="product-page-sections"><div class="product-section"><div class="row"><div class="large-10 col pb-0 mb-0"><div class="panel entry-content">${ps(page)}</div></div></div></div></div><div class="related related-products-wrapper product-section"><h3 class="product-section-title">${page.label('related')}</h3><div class="row slider">${others(page, (h, t) => `<div class="product-small col has-hover"><div class="box product-small"><div class="box-image"><a href="${h}"><img src="${page.decoration()}" alt=""></a></div><div class="box-text"><p class="name product-title"><a href="${h}">${t}</a></p></div></div></div>`)}</div></div></div></div>`,
  ),
  bare(
    'photo-of-a-day-of-a-magazine',
    (page) =>
      `<header class="masthead">${bar(page, (w) => `<a class="masthead__link">${w}</a>`)}</header><main><figure class="potd"><picture><source media="(min-width: 900px)" srcset="${((src) => `${src}" type="image/jpeg"><img src="${src}`)(page.picture())}" alt=""></picture></figure><div class="potd__text"><h1>${page.headline()}</h1><p class="potd__by">${page.name()}</p><p>${page.say(2)}</p><p>${page.say()}</p></div><ul class="potd__archive">${others(page, (h, t) => `<li><a href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a></li>`)}</ul></main>${f.footer(page)}`,
  ),
  framed(
    'swiper-gallery-within-a-report',
    'utility',
    (page) =>
      `<article class="article"><h1 class="text-4xl font-bold">${page.headline()}</h1><div class="mt-4 flex items-center gap-x-4"><img src="${face(page)}" alt="" class="h-10 w-10 rounded-full bg-gray-50"><div class="text-sm leading-6"><p class="font-semibold">${page.name()}</p><time>${page.date()}</time></div></div><div class="prose prose-lg mt-6">${ps(page)}</div><div class="swiper"><div class="swiper-wrapper">${some(page, 3, 5, () => `<div class="swiper-slide">${image(page, ' class="object-cover" loading="lazy" alt=""')}</div>`)}</div><div class="swiper-pagination"></div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div></div><div class="prose prose-lg mt-6">${ps(page)}</div></article>`,
  ),
];
