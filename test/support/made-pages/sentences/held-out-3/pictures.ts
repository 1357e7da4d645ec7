/**
 * Pictures of half `held-out-3`: galleries, products and figures, among portraits, logos, counters and teasers.
 * A content picture counts as kept at any address at which the page offers it.
 */
import { furniture as f } from '../../furniture/held-out-3.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { avatar, bare, below, framed, others, ps, shot, some, stem } from './writing.ts';

/** A content picture of several widths, noted: addresses from narrow to wide. */
function widths(page: PageMaker, folder: string, all: readonly number[], join = '-'): string[] {
  const base = stem(page, folder);
  const addresses = all.map((width) => `${base}${join}${width}.jpg`);
  page.recordPicture(...addresses);
  return addresses;
}
const set = (addresses: readonly string[], all: readonly number[]) =>
  addresses.map((address, i) => `${address} ${all[i] ?? 1}w`).join(', ');
const first = (list: readonly string[]) => list[0] ?? '';
const last = (list: readonly string[]) => list.at(-1) ?? '';
const W = [320, 640, 1280] as const;
const BLANK =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%203%202'%3E%3C/svg%3E";
const PAYMENTS = (page: PageMaker) =>
  `<ul class="list list-payment">${['visa', 'master', 'paypal'].map((name) => `<li class="list-payment__item"><img src="${page.decoration(`/cdn/payment/${name}.svg`)}" alt="${name}" width="38" height="24"></li>`).join('')}</ul>`;
const cards = (page: PageMaker, name: string) =>
  others(
    page,
    (h, t) =>
      `<div class="${name}"><a href="${h}"><img src="${page.decoration()}" alt="" loading="lazy" width="250" height="250"></a><h3 class="${name}__name"><a href="${h}">${t}</a></h3></div>`,
  );

const dawn = framed(
  'dawn-media-gallery',
  (page) => {
    const media = page.random.times(page.random.int(2, 5), () =>
      widths(page, '/cdn/shop/files', W, '_'),
    );
    return `<section class="shopify-section section"><div class="page-width"><div class="product product--large product--left product--thumbnail_slider grid grid--1-col"><div class="grid__item product__media-wrapper"><media-gallery role="region"><ul class="product__media-list contains-media grid list-unstyled slider">${media.map((a, i) => `<li class="product__media-item grid__item slider__slide" data-media-id="m-${i}"><div class="product-media-container media-type-image"><div class="product__media media media--transparent"><img src="${last(a)}" srcset="${set(a, W)}" sizes="100vw" alt="" width="1946" height="1946"></div></div></li>`).join('')}</ul><slider-component class="thumbnail-slider"><ul class="thumbnail-list list-unstyled slider">${media.map((a) => `<li class="thumbnail-list__item"><button class="thumbnail global-media-settings"><img src="${first(a)}" alt="" width="100" height="100"></button></li>`).join('')}</ul></slider-component></media-gallery></div><div class="product__info-wrapper grid__item"><product-info class="product__info-container"><div class="product__title"><h1>${page.headline()}</h1></div><div class="price__regular"><span class="price-item">€${page.random.int(5, 90)},00</span></div><button type="submit" class="product-form__submit button">${page.label('cart')}</button><div class="product__description rte quick-add-hidden"><p>${page.say(2)}</p><p>${page.say()}</p></div></product-info></div></div></div></section><product-recommendations><h2>${page.label('recommended')}</h2>${cards(page, 'card-wrapper')}</product-recommendations>${PAYMENTS(page)}`;
  },
  'hashed',
);

const flexslider = framed(
  'woo-flexslider-viewport',
  (page) => {
    const media = page.random.times(page.random.int(2, 5), () =>
      widths(page, '/wp-content/uploads/2023/07', [100, 600, 1200]),
    );
    return `<div id="product-77" class="product type-product"><div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images"><a href="#" class="woocommerce-product-gallery__trigger">🔍</a><div class="flex-viewport"><div class="woocommerce-product-gallery__wrapper">${media.map((a) => `<div data-thumb="${first(a)}" class="woocommerce-product-gallery__image"><a href="${last(a)}"><img width="600" height="600" src="${a[1] ?? ''}" class="wp-post-image" data-src="${last(a)}" data-large_image="${last(a)}" draggable="false" alt=""></a></div>`).join('')}</div></div><ol class="flex-control-nav flex-control-thumbs">${media.map((a) => `<li><img src="${first(a)}" draggable="false" alt=""></li>`).join('')}</ol></div><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>${page.random.int(5, 90)},90&nbsp;€</bdi></span></p><div class="woocommerce-product-details__short-description"><p>${page.say(2)}</p></div></div><div class="woocommerce-tabs wc-tabs-wrapper"><div class="woocommerce-Tabs-panel--description panel" id="tab-description"><p>${page.say(2)}</p></div></div><section class="related products"><h2>${page.label('related')}</h2><ul class="products columns-4">${others(page, (h, t) => `<li class="product"><a href="${h}" class="woocommerce-LoopProduct-link"><img width="300" height="300" src="${page.decoration()}" class="attachment-woocommerce_thumbnail" alt=""><h2 class="woocommerce-loop-product__title">${t}</h2></a></li>`)}</ul></section></div>`;
  },
  'genesis',
);

const magento = framed(
  'fotorama-stage-of-a-shop',
  (page) => {
    const media = page.random.times(page.random.int(2, 4), () =>
      widths(page, '/media/catalog/product/cache/a1', [90, 700]),
    );
    return `<div class="columns"><div class="column main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">${page.headline()}</span></h1></div><div class="product media"><div class="gallery-placeholder" data-gallery-role="gallery-placeholder"><div class="fotorama-item fotorama"><div class="fotorama__wrap"><div class="fotorama__stage"><div class="fotorama__stage__shaft">${media.map((a) => `<div class="fotorama__stage__frame fotorama__loaded--img" href="${last(a)}"><img src="${last(a)}" alt="" class="fotorama__img"></div>`).join('')}</div></div><div class="fotorama__nav-wrap"><div class="fotorama__nav fotorama__nav--thumbs">${media.map((a) => `<div class="fotorama__nav__frame fotorama__nav__frame--thumb"><div class="fotorama__thumb"><img src="${first(a)}" class="fotorama__img" alt=""></div></div>`).join('')}</div></div></div></div></div></div><div class="product info detailed"><div class="product attribute description"><div class="value"><p>${page.say(3)}</p></div></div></div></div></div><div class="block related"><div class="block-title title"><strong>${page.label('related')}</strong></div>${cards(page, 'product-item')}</div>`;
  },
  'bitrix',
);

const nextGen = framed(
  'nextgen-basic-thumbnails',
  (page) =>
    `<article class="post"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content"><p>${page.say(2)}</p><div class="ngg-galleryoverview ngg-ajax-pagination-none" id="ngg-gallery-1">${some(
      page,
      4,
      9,
      (i) => {
        const base = stem(page, '/wp-content/gallery/trip').split('/');
        const name = `${base.pop() ?? ''}.jpg`;
        const [full, thumb] = [
          `${base.join('/')}/${name}`,
          `${base.join('/')}/thumbs/thumbs_${name}`,
        ];
        page.recordPicture(full, thumb);
        return `<div id="ngg-image-${i}" class="ngg-gallery-thumbnail-box"><div class="ngg-gallery-thumbnail"><a href="${full}" title="" data-src="${full}" data-thumbnail="${thumb}" data-image-id="${i}" class="ngg-simplelightbox" rel="g1"><img title="x" alt="x" src="${thumb}" width="240" height="160" style="max-width:100%;"></a></div></div>`;
      },
    )}<br style="clear: both"></div><p>${page.say()}</p></div></article>${f.related(page)}`,
  'divi',
);

const kgGallery = framed(
  'ghost-gallery-rows',
  (page) =>
    `<article class="article post"><header class="article-header gh-canvas"><h1 class="article-title">${page.headline()}</h1><div class="article-byline"><ul class="author-list instapaper_ignore"><li class="author-list-item"><a class="author-avatar"><img class="author-profile-image" src="${avatar(page, '/content/images/size/w100')}" alt=""></a></li></ul></div></header><section class="gh-content gh-canvas">${ps(page)}<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container">${some(page, 1, 3, () => `<div class="kg-gallery-row">${some(page, 2, 3, () => `<div class="kg-gallery-image"><img src="${shot(page, '/content/images/2023/09')}" width="2000" height="1333" loading="lazy" alt=""></div>`)}</div>`)}</div><figcaption><p><span>${page.brief()}</span></p></figcaption></figure>${ps(page)}</section></article>`,
  'casper',
);

const sqsLightbox = framed(
  'squarespace-gallery-strip-and-image-blocks',
  (page) => {
    const image = () => {
      const src = shot(page, '/content/v1/5f');
      return `<img data-src="${src}" data-image="${src}" data-image-dimensions="2500x1667" data-load="false" elementtiming="x" src="${src}" alt="">`;
    };
    return `<article class="entry blog-item"><h1 class="entry-title">${page.headline()}</h1><div class="sqs-layout"><div class="sqs-block html-block"><div class="sqs-block-content"><p>${page.say(2)}</p></div></div><div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content"><figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper"><div class="sqs-image-shape-container-element">${image()}</div></div><figcaption class="image-caption-wrapper"><div class="image-caption"><p>${page.brief()}</p></div></figcaption></figure></div></div><div class="sqs-block gallery-block"><div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${some(page, 3, 6, () => `<div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor content-fill">${image()}</a></div></div>`)}</div></div></div><div class="sqs-block html-block"><div class="sqs-block-content"><p>${page.say(2)}</p></div></div></div></article>${f.neighbours(page)}`;
  },
  'squarespace',
);

const captioned = framed(
  'newsletter-captioned-images',
  (page) => {
    const figure = () => {
      const base = stem(page, '/image/fetch/f_auto/public/images');
      const all = [`${base}-w_424.jpeg`, `${base}-w_848.jpeg`, `${base}-w_1456.jpeg`];
      page.recordPicture(...all);
      return `<div class="captioned-image-container"><figure><a class="image-link image2 is-viewable-img" target="_blank" href="${all[2] ?? ''}" data-component-name="Image2ToDOM"><div class="image2-inset"><picture><source type="image/webp" srcset="${set(all, [424, 848, 1456])}" sizes="100vw"><img src="${all[2] ?? ''}" width="1456" height="971" srcset="${set(all, [424, 848, 1456])}" alt="" class="sizing-normal" loading="lazy"></picture></div></a><figcaption class="image-caption">${page.brief()}</figcaption></figure></div>`;
    };
    return `<article class="newsletter-post post"><div class="post-header"><h1 class="post-title published">${page.headline()}</h1><div class="profile-img-wrap"><img src="${avatar(page, '/image/fetch/w_36')}" alt="" width="36" height="36"></div></div><div class="available-content"><div dir="auto" class="body markup">${page.p()}${figure()}${page.p()}${figure()}${page.p()}</div></div></article><div class="comments-heads">${some(page, 2, 4, () => `<div class="comment-head"><img class="profile-img" src="${avatar(page, '/image/fetch/w_66')}" alt=""><p>${page.free()}</p></div>`)}</div>`;
  },
  'hashed',
);

const lazy = framed(
  'lazyload-plugin-with-noscript',
  (page) =>
    `<article class="single-post"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content">${some(
      page,
      2,
      4,
      () => {
        const a = widths(page, '/wp-content/uploads/2022/03', [300, 768, 1024]);
        const img = (src: string, more: string) =>
          `<img width="1024" height="683" ${src} alt="" ${more}>`;
        return `<p>${page.say(2)}</p><figure class="wp-block-image size-large">${img(`src="${BLANK}" data-lazy-src="${last(a)}" data-lazy-srcset="${set(a, [300, 768, 1024])}"`, 'class="wp-image-5" data-lazy-sizes="(max-width: 1024px) 100vw, 1024px"')}<noscript>${img(`src="${last(a)}" srcset="${set(a, [300, 768, 1024])}"`, 'class="wp-image-5"')}</noscript></figure>`;
      },
    )}<p>${page.say()}</p></div></article>${below(page)}<img src="${page.decoration('/pixel/count.gif')}" width="1" height="1" alt="" style="position:absolute">`,
  'genesis',
);

const wikiThumbs = framed(
  'wiki-figures-typeof-file',
  (page) =>
    `<div id="mw-content-text"><h1 id="firstHeading">${page.headline()}</h1><div class="mw-content-ltr mw-parser-output">${page.p()}${some(
      page,
      2,
      4,
      () => {
        const name = `${page.random.word()}_${page.random.int(100, 9999)}.jpg`;
        const thumb = `/wiki/images/thumb/a/a1/${name}/220px-${name}`;
        page.recordPicture(
          thumb,
          `/wiki/images/thumb/a/a1/${name}/440px-${name}`,
          `/wiki/images/a/a1/${name}`,
        );
        return `<figure class="mw-default-size mw-halign-right" typeof="mw:File/Thumb"><a href="/wiki/File:${name}" class="mw-file-description"><img src="${thumb}" decoding="async" width="220" height="165" class="mw-file-element" srcset="/wiki/images/thumb/a/a1/${name}/440px-${name} 2x"></a><figcaption>${page.brief()}</figcaption></figure>${page.p()}`;
      },
    )}</div></div><div id="footer-icons"><a href="/"><img src="${page.decoration('/wiki/resources/assets/poweredby_88x31.png')}" alt="Powered by" width="88" height="31"></a></div>`,
  'plone',
);

const wikiGallery = framed(
  'wiki-packed-gallery-list',
  (page) =>
    `<div class="mw-parser-output"><h1>${page.headline()}</h1>${page.p()}<ul class="gallery mw-gallery-packed">${some(
      page,
      3,
      7,
      () => {
        const name = `${page.random.word()}-${page.random.int(100, 9999)}.jpg`;
        const thumb = `/images/thumb/${name}/300px-${name}`;
        page.recordPicture(thumb, `/images/${name}`);
        return `<li class="gallerybox" style="width: 155px"><div class="thumb" style="width: 150px;"><span typeof="mw:File"><a href="/wiki/File:${name}" class="mw-file-description"><img src="${thumb}" decoding="async" width="150" height="113" class="mw-file-element" alt=""></a></span></div><div class="gallerytext">${page.brief()}</div></li>`;
      },
    )}</ul>${page.p()}</div>`,
  'plone',
);

const swiper = framed(
  'swiper-slides-of-a-home-for-sale',
  (page) =>
    `<div class="listing-detail"><div class="swiper listing-gallery swiper-initialized"><div class="swiper-wrapper">${some(page, 4, 8, (i) => `<div class="swiper-slide" role="group" aria-label="${i + 1}"><img class="swiper-lazy-loaded" src="${shot(page, '/listings/88/photos')}" alt="" width="1024" height="768"></div>`)}</div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div></div><h1 class="listing-detail__title">${page.headline()}</h1><div class="listing-detail__price">€ ${page.random.int(100, 900)}.000</div><section class="listing-detail__text"><p>${page.say(3)}</p><p>${page.say(2)}</p></section><div class="agent-card"><img src="${avatar(page, '/agents')}" alt="" width="80" height="80"><strong>${page.name()}</strong><button>${page.label('contact')}</button></div></div><section class="similar"><h2>${page.label('related')}</h2>${cards(page, 'listing-card')}</section>`,
  'hashed',
);

const recipe = framed(
  'recipe-with-step-pictures',
  (page) =>
    `<div class="recipe-page"><h1 class="recipe-title">${page.headline()}</h1><figure class="recipe-hero"><img src="${shot(page, '/recipes/hero')}" alt="" width="1200" height="800" fetchpriority="high"></figure><p class="recipe-intro">${page.say(2)}</p><ol class="recipe-steps">${some(page, 3, 5, (i) => `<li class="recipe-step" id="step-${i}"><p>${page.say()}</p><img src="${shot(page, '/recipes/steps')}" alt="" width="640" height="427" loading="lazy"></li>`)}</ol></div><aside class="recipe-author"><img src="${avatar(page)}" alt=""><p>${page.free()}</p></aside>${f.teasers(page)}`,
  'elementor',
);

const museum = framed(
  'museum-object-with-views',
  (page) =>
    `<div class="object"><div class="object__media" data-viewer="iiif"><img id="main-view" src="${shot(page, '/iiif/2/obj/full/1200', '.jpg')}" alt=""><ul class="object__views">${some(
      page,
      2,
      4,
      () => {
        const [small, large] = widths(page, '/iiif/2/obj', [300, 1200]);
        return `<li><a href="${large ?? ''}" data-full="${large ?? ''}"><img src="${small ?? ''}" alt="" width="120"></a></li>`;
      },
    )}</ul></div><h1 class="object__title">${page.headline()}</h1><div class="object__description"><p>${page.say(2)}</p><p>${page.say(2)}</p></div></div><div class="sponsor-logos">${some(page, 2, 3, () => `<img src="${page.decoration('/logos/sponsor-' + page.random.letters(4) + '.png')}" alt="sponsor" width="120" height="40">`)}</div>`,
  'aem',
);

const travel = framed(
  'travel-report-with-aligned-images',
  (page) =>
    `<article class="post type-post"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content">${some(page, 2, 4, (i) => `<p><a href="/#"><img decoding="async" class="${['alignleft', 'alignright', 'aligncenter'][i % 3] ?? ''} size-medium wp-image-${100 + i}" src="${shot(page, '/wp-content/uploads/2019/11')}" alt="" width="300" height="225" /></a>${page.say(3)}</p><p>${page.say(2)}</p>`)}</div></article>${below(page)}`,
  'divi',
);

const drupalMedia = framed(
  'drupal-responsive-media-embeds',
  (page) =>
    `<article class="node"><h1 class="page-header">${page.headline()}</h1><div class="field field--name-field-media-image field--type-entity-reference"><article class="media media--type-image"><div class="field field--name-image">${(() => {
      const a = widths(page, '/sites/default/files/styles/wide', W);
      return `<picture><source srcset="${set(a, W)}" media="all and (min-width: 1024px)" type="image/jpeg"><img loading="eager" src="${last(a)}" width="1280" height="720" alt=""></picture>`;
    })()}</div></article></div><div class="field field--name-body text-formatted">${page.p()}<figure role="group" class="caption caption-drupal-media align-center"><article class="media media--type-image media--view-mode-default"><img loading="lazy" src="${shot(page, '/sites/default/files/2023-02')}" width="800" height="533" alt="" class="img-fluid"></article><figcaption>${page.brief()}</figcaption></figure>${page.p()}</div></article><div class="view-team">${some(page, 2, 3, () => `<div class="views-row"><h3><a href="${page.path()}">${page.title('noise')}</a></h3><img src="${page.decoration()}" alt="" width="220" height="124"></div>`)}</div>`,
  'plone',
);

const photoEssay = bare(
  'photo-essay-of-bleeding-figures',
  (page) =>
    `<header class="site-bar"><a href="/"><img src="${page.decoration('/static/wordmark.svg')}" alt="${page.site}" width="160" height="24"></a>${f.menu(page)}</header><main><article class="essay"><h1>${page.headline()}</h1><p class="essay-lede">${page.say(2)}</p>${some(page, 4, 8, () => `<figure class="bleed"><img src="${shot(page, '/essays/img')}" alt="" width="2400" height="1600"><figcaption class="cap">${page.say()} <span class="credit">${page.label('photo')} ${page.name()}</span></figcaption></figure>`)}<p>${page.say(2)}</p></article><nav class="more-essays">${others(page, (h, t) => `<a href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a>`)}</nav></main>${f.footer(page)}`,
);

const gallerySlides = framed(
  'picture-series-of-a-paper-one-per-slide',
  (page) =>
    `<section class="gallery-page" data-gallery="17"><h1 class="gallery-page__headline">${page.headline()}</h1><p class="gallery-page__intro">${page.say()}</p><ol class="gallery-page__slides">${some(page, 4, 9, (i) => `<li class="gallery-slide" id="slide-${i + 1}"><div class="gallery-slide__counter">${i + 1}</div><img class="gallery-slide__img" src="${shot(page, '/img/galleries/17')}" alt="" width="980" height="653"><p class="gallery-slide__caption">${page.say()}</p></li>`)}</ol></section>${f.advert(page)}${f.ranks(page)}`,
  'hashed',
);

const science = framed(
  'research-article-figures',
  (page) =>
    `<article class="c-article"><h1 class="c-article-title" data-test="article-title">${page.headline()}</h1><section data-title="Abstract"><div class="c-article-section" id="Abs1-section"><div class="c-article-section__content"><p>${page.say(2)}</p></div></div></section>${some(page, 2, 3, (i) => `<section data-title="S${i}"><h2 class="c-article-section__title">${page.heading()}</h2><p>${page.say(2)}</p><div class="c-article-section__figure" id="figure-${i + 1}"><figure><figcaption><b class="c-article-section__figure-caption">${page.brief()}</b></figcaption><div class="c-article-section__figure-content"><a class="c-article-section__figure-link" href="/figures/${i + 1}"><picture><img src="${shot(page, '/springer-static/image/art', '_HTML.png')}" alt="figure ${i + 1}" loading="lazy" width="685" height="400"></picture></a></div></figure></div></section>`)}</article><div class="c-journal-cover"><img src="${page.decoration('/journal/cover-small.jpg')}" width="80" height="106" alt="cover"></div>`,
  'govuk',
);

const howTo = framed(
  'steps-of-a-repair-guide',
  (page) =>
    `<div class="guide"><h1 class="guide-title">${page.headline()}</h1><p class="guide-intro">${page.say(2)}</p>${some(page, 3, 6, (i) => `<div class="step step-wrapper" id="s${i}"><h2 class="step-title">${page.heading()}</h2><div class="step-content"><div class="step-images"><img class="step-main-img" src="${shot(page, '/igi', '.medium')}" alt="" width="592" height="444"></div><ul class="step-lines"><li class="step-line">${page.say()}</li><li class="step-line">${page.brief()}</li></ul></div></div>`)}</div><div class="guide-authors"><img src="${avatar(page)}" alt="" width="60"><span>${page.name()}</span></div>`,
  'aem',
);

export const pictures: readonly Kind<TextTruth>[] = [
  dawn,
  flexslider,
  magento,
  nextGen,
  kgGallery,
  sqsLightbox,
  captioned,
  lazy,
  wikiThumbs,
  wikiGallery,
  swiper,
  recipe,
  museum,
  travel,
  drupalMedia,
  photoEssay,
  gallerySlides,
  science,
  howTo,
];
