/** Pages of half `held-out-2` by how they show pictures: articles' figures, late-loaded ones, sets of themes. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import { WHICH } from '../../furniture/held-out-2-frames.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { EMPTY, part, ps, sizes, srcset, stem, times } from './writing.ts';

const WIDTHS = [320, 640, 1280];
const UPLOADS = '/wp-content/uploads/2024/05';
const wp = (page: PageMaker) =>
  sizes(page, UPLOADS, [300, 1024, 0], (base, width) =>
    width === 0 ? `${base}.jpg` : `${base}-${width}x${Math.round(width * 0.66)}.jpg`,
  );

const lazyPaper = textKind('paper-figures-in-data-srcset', (page) => {
  const figure = () => {
    const all = sizes(page, '/img/w', WIDTHS);
    return `<figure class="fig fig--full" itemprop="image"><div class="fig__ratio" style="padding-bottom:66%"><picture><source type="image/webp" data-srcset="${srcset(all, WIDTHS)}"><img class="lazyload fig__img" src="${EMPTY}" data-src="${all[1] ?? ''}" data-srcset="${srcset(all, WIDTHS)}" alt=""></picture></div><figcaption class="fig__caption">${page.brief()} <span class="fig__credit">${page.label('photo')} ${page.name()}</span></figcaption></figure>`;
  };
  return page.document(
    f.frame(
      page,
      `<article class="art"><h1>${page.headline()}</h1>${f.byline(page)}${figure()}<div class="art__body">${ps(page)}${figure()}${ps(page)}</div>${f.author(page)}</article>${f.teasers(page)}`,
      { which: WHICH.newspaper },
    ),
  );
});

const gutenberg = textKind('nested-block-gallery', (page) => {
  const image = () => {
    const [small, large, full] = wp(page);
    return `<figure class="wp-block-image size-large"><img loading="lazy" decoding="async" width="1024" height="683" data-id="${page.random.int(10, 999)}" src="${large ?? ''}" alt="" class="wp-image-1" srcset="${small ?? ''} 300w, ${large ?? ''} 1024w, ${full ?? ''} 2048w" sizes="(max-width: 1024px) 100vw, 1024px"></figure>`;
  };
  return page.document(
    f.frame(
      page,
      `<article class="wp-block-group"><h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content wp-block-post-content">${page.p()}<figure class="wp-block-gallery has-nested-images columns-3 is-cropped wp-block-gallery-1">${times(page, 3, 7, image)}<figcaption class="blocks-gallery-caption wp-element-caption">${page.brief()}</figcaption></figure>${ps(page)}</div></article>${f.related(page)}${f.comments(page)}`,
      { which: WHICH.blockTheme },
    ),
  );
});

const fallbacks = textKind('pictures-with-noscript-fallback', (page) => {
  const image = () => {
    const src = page.picture('rooted');
    return `<p><img class="lazy" src="${EMPTY}" data-lazy-src="${src}" width="800" height="533" alt="${page.random.word()}"><noscript><img src="${src}" width="800" height="533" alt=""></noscript></p>`;
  };
  return page.document(
    f.frame(
      page,
      `<article><h1>${page.headline()}</h1>${page.random.times(page.amount([2, 2], [3, 5]), () => page.p() + image()).join('')}</article>${f.related(page)}`,
    ),
  );
});

const shopSwiper = textKind('shop-slider-with-thumbnails', (page) => {
  const all = page.random.times(page.random.int(3, 6), () =>
    sizes(
      page,
      '//cdn.shop.example/s/files/1/products',
      [100, 600, 1200],
      (b, w) => `${b}.jpg?width=${w}`,
    ),
  );
  const slides = all.map(
    (s, i) =>
      `<li id="Slide-main-${i}" class="product__media-item grid__item slider__slide"><div class="product-media-container media-type-image"><div class="product__media media media--transparent"><img src="${s[1] ?? ''}" alt="" srcset="${s[1] ?? ''} 600w, ${s[2] ?? ''} 1200w" sizes="50vw" width="1200" height="1200"${i > 0 ? ' loading="lazy"' : ''}></div></div></li>`,
  );
  return page.document(
    f.frame(
      page,
      `<section id="MainProduct" class="page-width section-main-padding"><div class="product product--medium product--left product--thumbnail_slider grid"><div class="grid__item product__media-wrapper"><media-gallery role="region"><slider-component class="slider-mobile-gutter"><ul class="product__media-list contains-media grid slider" role="list">${slides.join('')}</ul></slider-component><slider-component class="thumbnail-slider"><ul class="thumbnail-list list-unstyled slider">${all.map((s) => `<li class="thumbnail-list__item slider__slide"><button class="thumbnail"><img src="${s[0] ?? ''}" alt="" width="100" height="100"></button></li>`).join('')}</ul></slider-component></media-gallery></div><div class="product__info-wrapper grid__item"><div class="product__title"><h1>${page.headline()}</h1></div><div class="price"><span class="price-item price-item--regular">€${page.random.int(9, 99)}</span></div><product-form><form><button name="add" class="product-form__submit button">${page.label('cart')}</button></form></product-form><div class="product__description rte">${ps(page)}</div></div></div></section><product-recommendations class="related-products"><h2>${page.label('recommended')}</h2>${times(page, 3, 4, () => `<div class="card"><img src="${page.decoration()}" alt=""><h3 class="card__heading"><a href="${page.path()}">${page.title('noise')}</a></h3></div>`)}</product-recommendations><div class="list-payment">${page.random.times(3, () => `<img class="icon--full-color" src="${page.decoration()}" width="38" height="24" alt="">`).join('')}</div>`,
      { which: WHICH.utility },
    ),
  );
});

const wooGallery = textKind('woo-gallery-large-image-data', (page) => {
  const image = () => {
    const [thumb, medium, full] = wp(page);
    return `<div data-thumb="${thumb ?? ''}" class="woocommerce-product-gallery__image"><a href="${full ?? ''}"><img src="${medium ?? ''}" class="wp-post-image" alt="" data-src="${full ?? ''}" data-large_image="${full ?? ''}" width="600" height="600"></a></div>`;
  };
  return page.document(
    f.frame(
      page,
      `<div class="product type-product"><div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images" data-columns="4" style="opacity: 0;"><div class="woocommerce-product-gallery__wrapper">${times(page, 2, 5, image)}</div></div><div class="summary entry-summary"><h1 class="product_title">${page.headline()}</h1><p>${page.say()}</p><button>${page.label('cart')}</button><img class="trust" src="${page.decoration()}" alt=""></div><div id="tab-description">${ps(page)}</div><section class="up-sells"><h2>${page.label('recommended')}</h2><ul class="products">${times(page, 2, 4, () => `<li><a href="${page.path()}"><img src="${page.decoration()}" alt=""><h2>${page.title('noise')}</h2></a></li>`)}</ul></section></div>`,
      { which: WHICH.blockTheme },
    ),
  );
});

const fotorama = textKind('magento-gallery-placeholder', (page) => {
  const src = page.picture();
  return page.document(
    `<div class="page-wrapper"><header class="page-header"><div class="header content"><a class="logo" href="/"><img src="${page.decoration()}" alt="" width="148" height="43"></a></div></header><div class="sections nav-sections">${f.menu(page)}</div><main id="maincontent" class="page-main"><div class="columns"><div class="column main"><div class="product media"><div class="gallery-placeholder _block-content-loading" data-gallery-role="gallery-placeholder"><img alt="main product photo" class="gallery-placeholder__image" src="${src}"></div></div><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">${page.headline()}</span></h1></div><div class="product-info-price"><span class="price">${page.random.int(9, 99)},00 €</span></div><button class="action primary tocart"><span>${page.label('cart')}</span></button></div><div class="product info detailed"><div class="product data items"><div class="data item content" id="description" role="tabpanel"><div class="product attribute description"><div class="value">${ps(page)}</div></div></div></div></div><div class="block related"><div class="block-title title"><strong>${page.label('related')}</strong></div><ol class="products list items product-items">${times(page, 2, 4, () => `<li class="item product product-item"><span class="product-image-wrapper"><img class="product-image-photo" src="${page.decoration()}" alt=""></span><strong class="product-item-name"><a href="${page.path()}">${page.title('noise')}</a></strong></li>`)}</ol></div></div></div></main>${f.footer(page)}</div>`,
  );
});

const nextImage = textKind('framework-optimised-images', (page) => {
  const image = () => {
    const src = stem(page, '/photos') + '.jpg';
    const at = (w: number) => `/_next/image?url=${encodeURIComponent(src)}&w=${w}&q=75`;
    page.recordPicture(src, at(640), at(1080), at(1920));
    const esc = (text: string) => text.replace(/&/g, '&amp;');
    return `<figure class="my-8"><img alt="" loading="lazy" width="1200" height="800" decoding="async" data-nimg="1" style="color:transparent" srcset="${esc(at(640))} 1x, ${esc(at(1920))} 2x" src="${esc(at(1920))}"><figcaption class="mt-2 text-sm text-gray-500">${page.brief()}</figcaption></figure>`;
  };
  return page.document(
    f.frame(
      page,
      `<article class="prose prose-lg"><h1>${page.headline()}</h1>${page.p()}${image()}${ps(page)}${image()}</article><div class="mt-12 flex items-center gap-4"><img alt="" class="h-12 w-12 rounded-full" src="${page.decoration()}"><div><p class="font-medium">${page.name()}</p></div></div>`,
      { which: WHICH.utility },
    ),
  );
});

const elementorCarousel = textKind('builder-image-carousel', (page) => {
  const slide = (i: number) =>
    `<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${i + 1} of 5"><figure class="swiper-slide-inner"><img class="swiper-slide-image" src="${page.picture()}" alt=""></figure></div>`;
  return page.document(
    f.frame(
      page,
      `<div class="elementor elementor-77"><section class="elementor-section"><h1 class="elementor-heading-title">${page.headline()}</h1>${page.p()}</section><div class="elementor-widget elementor-widget-image-carousel"><div class="elementor-widget-container"><div class="elementor-image-carousel-wrapper swiper" dir="ltr"><div class="elementor-image-carousel swiper-wrapper" aria-live="off">${times(page, 3, 6, slide)}</div><div class="elementor-swiper-button elementor-swiper-button-prev"></div></div></div></div>${ps(page)}<div class="elementor-widget elementor-widget-image-carousel logos"><div class="swiper-wrapper">${times(page, 3, 5, () => `<div class="swiper-slide"><img class="client-logo" src="${page.decoration()}" alt="" width="120" height="40"></div>`)}</div></div></div>`,
      { which: WHICH.blockTheme },
    ),
  );
});

const wikiThumbs = textKind('encyclopaedia-thumbs-and-gallery', (page) => {
  const file = (width: number) => {
    const name = `${page.random.word()}_${page.random.int(10, 999)}.jpg`;
    const thumb = `/images/thumb/a/ab/${name}/${width}px-${name}`;
    page.recordPicture(
      thumb,
      `/images/a/ab/${name}`,
      `/images/thumb/a/ab/${name}/${width * 2}px-${name}`,
    );
    return `<a href="/wiki/File:${name}" class="mw-file-description"><img src="${thumb}" decoding="async" width="${width}" height="165" class="mw-file-element" srcset="/images/thumb/a/ab/${name}/${width * 2}px-${name} 2x" alt=""></a>`;
  };
  return page.document(
    `<div id="content" class="mw-body" role="main"><h1 id="firstHeading" class="firstHeading">${page.headline()}</h1><div id="bodyContent"><div id="mw-content-text" class="mw-parser-output"><figure class="mw-default-size" typeof="mw:File/Thumb">${file(220)}<figcaption>${page.brief()}</figcaption></figure>${ps(page)}<h2>${page.heading()}</h2><div class="thumb tright"><div class="thumbinner" style="width:222px;">${file(250)}<div class="thumbcaption">${page.brief()}</div></div></div>${ps(page)}<ul class="gallery mw-gallery-traditional">${times(page, 3, 5, () => `<li class="gallerybox" style="width: 155px"><div class="thumb" style="width: 150px; height: 150px;"><span>${file(120)}</span></div><div class="gallerytext">${page.item()}</div></li>`)}</ul></div></div></div><div id="mw-panel"><div id="p-logo"><img src="${page.decoration()}" alt="" width="135" height="135"></div>${f.menu(page)}</div><div id="footer" role="contentinfo"><ul><li>${page.disclaimer()}</li><li><img src="${page.decoration()}" alt="Powered by" width="88" height="31"></li></ul></div>`,
  );
});

const ghostGallery = textKind('ghost-gallery-card', (page) => {
  const image = () => {
    const all = sizes(
      page,
      '/content/images',
      [600, 1000, 1600],
      (b, w) => `${b.replace('/images/', `/images/size/w${w}/`)}.jpg`,
    );
    return `<div class="kg-gallery-image"><img src="${all[2] ?? ''}" width="1600" height="1067" loading="lazy" alt="" srcset="${srcset(all, [600, 1000, 1600])}" sizes="720px"></div>`;
  };
  return page.document(
    `<div class="site"><header class="gh-navigation">${f.menu(page)}</header><main class="gh-main"><article class="gh-article"><header class="gh-article-header gh-canvas"><h1 class="gh-article-title is-title">${page.headline()}</h1><div class="gh-article-meta"><img class="author-profile-image" src="${page.decoration()}" alt="" width="40" height="40"></div><figure class="gh-article-image"><img src="${page.picture()}" alt=""><figcaption>${page.brief()}</figcaption></figure></header><section class="gh-content gh-canvas is-body">${ps(page)}<figure class="kg-card kg-gallery-card kg-width-wide kg-card-hascaption"><div class="kg-gallery-container"><div class="kg-gallery-row">${image()}${image()}${image()}</div><div class="kg-gallery-row">${image()}${image()}</div></div><figcaption><p><span style="white-space: pre-wrap;">${page.brief()}</span></p></figcaption></figure>${ps(page)}<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://o.example"><div class="kg-bookmark-content"><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="${page.decoration()}" alt=""></div></div></a></figure></section></article>${f.teasers(page)}</main>${f.footer(page)}</div>`,
  );
});

const letterImages = textKind('letter-platform-image2', (page) => {
  const image = () => {
    const name = `${page.random.letters(8)}-${page.random.int(10, 99)}`;
    const raw = `https://media.letters.example/public/images/${name}.jpeg`;
    const fetched = (w: number) =>
      `https://cdn.letters.example/image/fetch/w_${w},c_limit/${encodeURIComponent(raw)}`;
    page.recordPicture(raw, fetched(424), fetched(848), fetched(1456));
    return `<div class="captioned-image-container"><figure><a class="image-link image2" target="_blank" href="${fetched(1456)}"><div class="image2-inset"><picture><source type="image/webp" srcset="${fetched(424)} 424w, ${fetched(848)} 848w" sizes="100vw"><img src="${fetched(1456)}" width="1456" height="971" data-attrs="{&quot;src&quot;:&quot;${raw}&quot;}" class="sizing-normal" alt=""></picture><div class="image-link-expand"><div class="pencraft"><button>⤢</button></div></div></div></a><figcaption class="image-caption">${page.brief()}</figcaption></figure></div>`;
  };
  return page.document(
    `<div id="entry"><div class="main typography"><article class="post"><div class="post-header"><h1 class="post-title published">${page.headline()}</h1><img class="img-OACg1c avatar" src="${page.decoration()}" width="32" height="32" alt=""></div><div class="available-content"><div class="body markup">${page.p()}${image()}${ps(page)}${image()}${page.p()}<div class="digest-post-embed"><h4 class="pencraft">${page.title('free')}</h4></div></div></div></article>${f.newsletter(page)}</div></div>`,
  );
});

const picturesOf: readonly Kind<TextTruth>[] = [
  lazyPaper,
  gutenberg,
  fallbacks,
  shopSwiper,
  wooGallery,
  fotorama,
  nextImage,
  elementorCarousel,
  wikiThumbs,
  ghostGallery,
  letterImages,
];

const recipeSteps = textKind('recipe-with-picture-a-step', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="recipe"><h1>${page.headline()}</h1><div class="recipe-hero"><img src="${page.picture()}" alt="" fetchpriority="high"></div><p>${page.say()}</p><ol class="steps">${times(page, 3, 6, () => `<li class="step"><div class="step__img"><img data-src="${page.picture('rooted')}" src="/blank.gif" class="js-lazy" alt=""></div><div class="step__txt">${page.say()}</div></li>`)}</ol><div class="cook"><img class="cook__face" src="${page.decoration()}" alt=""><span>${page.name()}</span></div></div>${f.related(page)}`,
    ),
  ),
);

const estate = textKind('estate-gallery-of-links', (page) => {
  const image = () => {
    const base = stem(page, '/expose/pics');
    page.recordPicture(`${base}_xl.jpg`, `${base}_s.jpg`);
    return `<a class="gallery-thumb" data-fancybox="expose" href="${base}_xl.jpg"><img src="${base}_s.jpg" alt="" width="180" height="120"></a>`;
  };
  return page.document(
    f.frame(
      page,
      `<div class="expose"><h1 class="expose__title">${page.headline()}</h1><div class="expose__gallery">${times(page, 4, 9, image)}</div><div class="expose__desc"><h2>${page.heading()}</h2>${ps(page)}</div><div class="expose__energy"><img src="${page.decoration('/gfx/energy-scale.png')}" alt="" width="300" height="40"></div><div class="agent-card"><img src="${page.decoration()}" alt="" class="agent-card__photo"><b>${page.name()}</b><button>${page.label('contact')}</button></div></div><div class="similar-objects">${times(page, 2, 4, () => `<a href="${page.path()}"><img src="${page.decoration()}" alt=""><span>${page.title('noise')}</span></a>`)}</div>`,
    ),
  );
});

const ceRows = textKind('typo3-gallery-rows', (page) => {
  const column = () => {
    const file = `${page.random.word()}-${page.random.int(10, 9999)}`;
    const own = `/fileadmin/user_upload/${file}.jpg`;
    const larger = `/fileadmin/_processed_/b/${file}.webp`;
    page.recordPicture(own, larger);
    return `<div class="gallery-item gallery-item-size-2"><figure class="image"><picture><source media="(min-width: 1200px)" srcset="${larger} 1x"><img loading="lazy" src="${own}" width="550" height="366" title="" alt=""></picture><figcaption class="caption">${page.brief()}</figcaption></figure></div>`;
  };
  return page.document(
    f.frame(
      page,
      `<div class="frame frame-type-header"><h1>${page.headline()}</h1></div><div class="frame frame-type-textpic"><div class="textpic textpic-below"><div class="textpic-item textpic-text">${ps(page)}</div><div class="textpic-item textpic-gallery"><div class="gallery-row">${times(page, 2, 4, column)}</div></div></div></div><div class="frame frame-type-menu_pages"><ul>${times(page, 2, 3, () => `<li><a href="${page.path()}">${page.title('noise')}</a></li>`)}</ul></div>`,
      { which: WHICH.typo3 },
    ),
  );
});

const drupalMedia = textKind('drupal-media-responsive-image', (page) => {
  const media = () => {
    const base = `${page.random.word()}-${page.random.int(10, 999)}`;
    const style = (name: string) =>
      `/sites/default/files/styles/${name}/public/2024-05/${base}.jpg?itok=x1`;
    page.recordPicture(style('wide'), style('medium'), `/sites/default/files/2024-05/${base}.jpg`);
    return `<div class="align-center media media--type-image media--view-mode-default"><div class="field field--name-field-media-image field--type-image field--label-visually_hidden"><div class="field__label visually-hidden">Image</div><div class="field__item"><img loading="lazy" srcset="${style('medium')} 650w, ${style('wide')} 1090w" sizes="100vw" width="1090" height="727" src="${style('wide')}" alt=""></div></div></div>`;
  };
  return page.document(
    f.frame(
      page,
      `<div class="block-page-title-block"><h1 class="page-title">${page.headline()}</h1></div><article class="node node--type-article"><div class="node__content"><div class="field field--name-body">${media()}${ps(page)}<figure role="group" class="caption caption-drupal-media align-left">${media()}<figcaption>${page.brief()}</figcaption></figure>${page.p()}</div></div></article><div class="views-element-container block"><h2>${page.label('latest')}</h2>${times(page, 2, 4, () => `<div class="views-row"><img loading="lazy" src="${page.decoration()}" alt=""><a href="${page.path()}">${page.title('noise')}</a></div>`)}</div>`,
      { which: WHICH.drupal },
    ),
  );
});

const photoset = textKind('photoset-of-a-microblog', (page) =>
  page.document(
    `<div class="wrapper"><header class="blog-header"><img class="blog-avatar" src="${page.decoration()}" alt="" width="128" height="128"><h2><a href="/">${page.site}</a></h2><p>${page.noise()}</p></header><main><article class="post photoset"><h1 class="post-title">${page.headline()}</h1><div class="npf_row">${times(page, 2, 3, () => `<figure class="tmblr-full" data-orig-height="1365" data-orig-width="2048"><img src="${page.picture()}" data-orig-height="1365" alt=""></figure>`)}</div><div class="npf_row"><figure class="tmblr-full"><img src="${page.picture()}" alt=""></figure></div><div class="caption"><p>${page.say(2)}</p><p>${page.say()}</p></div><ol class="notes">${times(page, 3, 6, () => `<li class="note like"><a href="#"><img class="avatar" src="${page.decoration()}" alt=""></a><span class="action">${page.random.word()} likes this</span></li>`)}</ol></article></main></div>`,
  ),
);

const travel = textKind('travel-diary-wide-pictures', (page) =>
  page.document(
    f.frame(
      page,
      `<article class="diary"><div class="diary__hero"><img class="diary__cover" src="${page.picture()}" sizes="100vw" alt=""><h1 class="diary__title">${page.headline()}</h1></div><div class="diary__body">${page.random.times(page.amount([2, 2], [4, 6]), () => `${page.p()}<div class="full-bleed"><img src="${page.picture('rooted')}" alt="" loading="lazy"><span class="caption">${page.brief()}</span></div>`).join('')}</div></article><div class="map-embed"><img src="${page.decoration('/static/maptile-3.png')}" alt="" width="600" height="200"></div><div class="insta-feed">${times(page, 4, 6, () => `<a href="https://insta.example/p"><img src="${page.decoration()}" alt=""></a>`)}</div>`,
    ),
  ),
);

const masonry = textKind('portfolio-masonry-project', (page) =>
  page.document(
    `<div id="site"><header class="hd"><a href="/">${page.site}</a>${f.menu(page)}</header><div class="project"><div class="project-head"><h1>${page.headline()}</h1><p>${page.say()}</p></div><div class="project-modules">${times(page, 4, 8, () => `<div class="project-module module image"><div class="ratio-wrap"><img class="grid__item-image js-grid__item-image" data-src="${page.picture()}" src="${EMPTY}" alt=""></div></div>`)}<div class="project-module module text align-center"><div class="rich-text"><div class="main-text">${page.say(2)}</div></div></div></div></div><div class="js-other"><h3>${page.label('recommended')}</h3>${times(page, 3, 5, () => `<a class="project-cover" href="${page.path()}"><img class="cover__img" src="${page.decoration()}" alt=""><div class="title">${page.title('noise')}</div></a>`)}</div></div>`,
  ),
);

const beforeAfter = textKind('before-and-after-slider', (page) =>
  page.document(
    f.frame(
      page,
      `<article class="post"><h1>${page.headline()}</h1>${page.p()}<div class="twentytwenty-wrapper"><div class="twentytwenty-container" data-orientation="horizontal"><img class="twentytwenty-before" src="${page.picture()}" alt=""><img class="twentytwenty-after" src="${page.picture()}" alt=""></div></div>${ps(page)}</article>${f.author(page)}`,
    ),
  ),
);

const infographic = textKind('infographic-with-table-below', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="report"><h1>${page.headline()}</h1>${page.p()}<figure class="chart" id="fig1"><h3 class="chart__title">${page.heading()}</h3><img src="${page.picture('rooted')}" alt="" class="chart__img" width="900" height="1800"><div class="chart__note">${page.brief()}</div><ul class="chart__tools"><li><a href="#"><img src="${page.decoration('/i/dl.svg')}" alt="" width="16" height="16">PNG</a></li></ul></figure>${ps(page)}</div>`,
      { which: WHICH.government },
    ),
  ),
);

const poster = textKind('event-with-poster', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="event-detail"><div class="event-detail__img"><img src="${page.picture('rooted')}" alt=""></div><div class="event-detail__txt"><h1>${page.headline()}</h1><div class="when">${page.date()}, 20:00</div>${ps(page)}</div><div class="event-detail__sponsors">${times(page, 2, 4, () => `<img src="${page.decoration()}" alt="" height="60">`)}</div></div><div class="event-list">${times(page, 2, 4, () => `<div class="ev"><img src="${page.decoration()}" alt=""><a href="${page.path()}">${page.title('noise')}</a></div>`)}</div>`,
    ),
  ),
);

const attachments = textKind('forum-post-with-attachments', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="thread"><h1 class="thread__title">${page.headline()}</h1>${times(page, 2, 4, () => `<div class="msg"><div class="msg__user"><img src="${page.decoration()}" alt="" class="userpic" width="90" height="90"><b>${page.random.word()}</b><img src="${page.decoration('/ranks/star3.gif')}" alt=""></div><div class="msg__body"><div class="msg__text">${page.say(2)}</div><div class="attachments"><div class="attachment"><a href="#"><img class="attachment__thumb" src="${page.picture('rooted')}" alt=""></a></div><div class="attachment"><a href="#"><img class="attachment__thumb" src="${page.picture('rooted')}" alt=""></a></div></div></div></div>`)}</div>`,
      { which: WHICH.joomla },
    ),
  ),
);

const slideShow = textKind('slideshow-of-a-paper', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="slideshow-article"><h1>${page.headline()}</h1><p class="lead">${page.say()}</p><div class="slides">${times(page, 4, 8, (i) => `<div class="slide" id="slide-${i + 1}"><div class="slide__media"><img loading="lazy" src="${page.picture()}" alt=""><span class="slide__count">${i + 1} / 9</span></div><div class="slide__caption"><h2>${page.heading()}</h2><p>${page.brief()}</p></div></div>`)}</div></div>${f.teasers(page)}`,
      { which: WHICH.newspaper },
    ),
  ),
);

const oldAlbum = textKind('album-table-of-an-old-site', (page) =>
  page.document(
    f.frame(
      page,
      `<h1>${page.headline()}</h1><p>${page.say()}</p><table border="0" cellspacing="8">${page.random.times(3, () => `<tr>${page.random.times(2, () => `<td align="center"><img src="${page.picture('rooted')}" border="1" width="240" height="160" alt=""><br><small>${page.item()}</small></td>`).join('')}</tr>`).join('')}</table><p><img src="${page.decoration('/gfx/pfeil.gif')}" alt="" width="9" height="9"> <a href="2.html">${page.label('next')}</a></p><img src="${page.decoration('/cgi-bin/counter.gif')}" alt="" width="88" height="31">`,
      { which: WHICH.old },
    ),
  ),
);

const viewer = textKind('museum-zoom-and-views', (page) => {
  const main = stem(page, '/iiif');
  page.recordPicture(`${main}/full/843,/0/default.jpg`, `${main}/full/max/0/default.jpg`);
  const view = () => {
    const base = stem(page, '/iiif');
    page.recordPicture(`${base}/full/400,/0/default.jpg`);
    return `<li><button class="m-viewer__thumb"><img src="${base}/full/400,/0/default.jpg" alt=""></button></li>`;
  };
  return page.document(
    f.frame(
      page,
      `<article class="o-article"><div class="m-viewer" data-behavior="imageZoom"><img class="m-viewer__main" src="${main}/full/843,/0/default.jpg" srcset="${main}/full/843,/0/default.jpg 843w" alt=""><ul class="m-viewer__thumbs">${times(page, 2, 4, view)}</ul></div><h1>${page.headline()}</h1><div class="o-blocks">${ps(page)}</div></article><div class="also-viewed"><h2>${page.label('recommended')}</h2>${times(page, 3, 5, () => `<a href="${page.path()}"><img src="${page.decoration()}" alt=""><b>${page.title('noise')}</b></a>`)}</div>`,
    ),
  );
});

const hotel = textKind('hotel-photo-grid', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="hp"><h1 class="hp__name">${page.headline()}</h1><div class="photo-grid" data-testid="GalleryUnifiedDesktop">${times(page, 4, 7, () => `<div class="photo-grid__cell"><img src="${page.picture()}" class="photo" alt="" role="presentation"></div>`)}<button class="more-photos">+${page.random.int(5, 90)}</button></div><div class="hp__desc">${ps(page)}</div><div class="badges"><img src="${page.decoration('/badges/award-2024.png')}" alt="" width="80" height="80"></div><div class="guest-reviews">${times(page, 2, 4, () => `<div class="gr"><img src="${page.decoration()}" alt="" class="gr__flag" width="16" height="12"><span>${page.free()}</span></div>`)}</div></div>`,
    ),
  ),
);

const progressive = textKind('progressive-image-of-stories', (page) => {
  const image = () => {
    const id = `1*${page.random.letters(12)}.jpeg`;
    const at = (w: number) => `https://images.story.example/v2/resize:fit:${w}/${id}`;
    page.recordPicture(at(640), at(1100), at(1400));
    return `<figure class="nn no np paragraph-image"><div role="button" tabindex="0"><div class="nm"><picture><source srcset="${at(640)} 640w, ${at(1400)} 1400w" type="image/webp"><img alt="" class="bg ll c" width="700" height="467" loading="lazy" src="${at(1400)}"></picture></div></div><figcaption class="ll fc" data-selectable-paragraph="">${page.brief()}</figcaption></figure>`;
  };
  return page.document(
    `<div id="root"><div class="a"><article><div class="l"><h1 class="pw-post-title">${page.headline()}</h1><img class="l ep" src="${page.decoration()}" width="44" height="44" alt=""><section>${image()}${ps(page, ' class="pw-post-body-paragraph"')}${image()}${part(page)}</section></div></article><div class="bottom"><img class="fl" src="${page.decoration()}" alt="" width="72" height="72"><p>${page.noise()}</p></div></div></div>`,
  );
});

const comparison = textKind('comparison-of-two-products', (page) =>
  page.document(
    f.frame(
      page,
      `<article class="review"><h1>${page.headline()}</h1>${page.p()}<div class="versus">${page.random.times(2, () => `<div class="versus__item"><img src="${page.picture()}" alt="" width="400"><h3>${page.heading()}</h3><p>${page.say()}</p><a class="buy" href="https://shop.example/x"><img src="${page.decoration('/shops/logo-small.png')}" alt="" width="60" height="20">€ ${page.random.int(9, 900)}</a></div>`).join('')}</div>${ps(page)}<div class="gallery-inline"><img data-original="${page.picture('rooted')}" src="/img/spacer.gif" class="lazy-original" alt=""></div></article>${f.comments(page)}`,
    ),
  ),
);

export const pictures: readonly Kind<TextTruth>[] = [
  ...picturesOf,
  recipeSteps,
  estate,
  ceRows,
  drupalMedia,
  photoset,
  travel,
  masonry,
  beforeAfter,
  infographic,
  poster,
  attachments,
  slideShow,
  oldAlbum,
  viewer,
  hotel,
  progressive,
  comparison,
];
