/** Pages of products, recipes, events, jobs, people and listings: half `held-out-14`. */
import {
  bare,
  bar,
  f,
  framed,
  image,
  lis,
  menu,
  others,
  points,
  ps,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

export const lists = [
  framed(
    'woocommerce-product-with-tabs-and-related-products',
    'astra',
    (page) =>
      `<div class="woocommerce-notices-wrapper"></div><div id="product-${page.random.int(10, 999)}" class="product type-product instock"><div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image"><a href="/full.jpg">${image(page, ' class="wp-post-image" width="600" height="600" alt=""')}</a></div></div></div><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>${page.random.int(9, 400)}.00</bdi></span></p><div class="woocommerce-product-details__short-description"><p>${page.say(2)}</p></div><form class="cart"><button type="submit" class="single_add_to_cart_button button alt">${page.label('cart')}</button></form><div class="product_meta"><span class="posted_in">${page.label('tags')}: ${bar(page, (w) => `<a href="/x/" rel="tag">${w}</a> `)}</span></div></div><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist"><li class="description_tab active"><a href="#tab-description">${page.label('about')}</a></li></ul><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content wc-tab" id="tab-description">${ps(page)}${ul(page)}</div></div><section class="related products"><h2>${page.label('related')}</h2><ul class="products columns-4">${others(page, (h, t) => `<li class="ast-grid-common-col product type-product"><div class="astra-shop-thumbnail-wrap"><a href="${h}"><img src="${page.decoration()}" width="300" height="300" alt=""></a></div><div class="astra-shop-summary-wrap"><a href="${h}" class="ast-loop-product__link"><h2 class="woocommerce-loop-product__title">${t}</h2></a><span class="price">${page.random.int(5, 90)}.00</span></div></li>`, [3, 4])}</ul></section></div>`,
  ),
  framed(
    'dawn-product-with-a-description-below-the-buttons',
    'dawn',
    (page) =>
      `<section id="MainProduct-x" class="page-width section-main-padding"><div class="product product--medium product--left product--thumbnail_slider grid grid--1-col grid--2-col-tablet"><div class="grid__item product__media-wrapper"><media-gallery class="product__column-sticky"><ul class="product__media-list contains-media grid" role="list"><li class="product__media-item grid__item slider__slide is-active"><div class="product__media media media--transparent">${image(page, ' alt="" width="1946" height="1946" sizes="(min-width: 1200px) 605px"')}</div></li></ul></media-gallery></div><div class="product__info-wrapper grid__item"><product-info class="product__info-container"><p class="product__text caption-with-letter-spacing">${page.random.word()}</p><div class="product__title"><h1>${page.headline()}</h1></div><div id="price-x" role="status"><div class="price price--large"><span class="price-item price-item--regular">${page.random.int(9, 300)},00 EUR</span></div></div><div class="product-form"><button type="submit" name="add" class="product-form__submit button button--full-width"><span>${page.label('cart')}</span></button></div><div class="product__description rte quick-add-hidden">${texts(page, (t) => `<p>${t}</p>`)}<ul>${lis(points(page))}</ul></div></product-info></div></div></section><section class="product-recommendations page-width"><h2 class="related-products__heading">${page.label('recommended')}</h2><ul class="grid product-grid" role="list">${others(page, (h, t) => `<li class="grid__item"><div class="card-wrapper product-card-wrapper"><div class="card__media"><img src="${page.decoration()}" alt=""></div><h3 class="card__heading"><a href="${h}" class="full-unstyled-link">${t}</a></h3></div></li>`, [4, 4])}</ul></section>`,
  ),
  framed(
    'recipe-card-of-a-wordpress-plugin-below-the-story',
    'divi',
    (page) =>
      `<article class="post"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content"><p>${page.say(2)}</p><div class="wprm-recipe wprm-recipe-snippet"><a href="#recipe" class="wprm-recipe-jump wprm-recipe-link">${word(page, 'download')}</a></div>${image(page, ' width="800" height="1200" alt=""')}${ps(page)}<div id="wprm-recipe-container-1" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-basic"><div class="wprm-recipe-times-container"><span class="wprm-recipe-details-label">${word(page, 'servings')}</span> <span class="wprm-recipe-servings">${page.random.int(2, 8)}</span></div><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">${page.label('ingredients')}</h3><div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients">${points(
        page,
        4,
        7,
      )
        .map(
          (t) =>
            `<li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-name">${t}</span></li>`,
        )
        .join(
          '',
        )}</ul></div></div><div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">${page.label('preparation')}</h3><div class="wprm-recipe-instruction-group"><ul class="wprm-recipe-instructions">${some(page, 3, 5, () => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>${page.say()}</span></div></li>`)}</ul></div></div></div></div></div></article>${f.related(page)}`,
  ),
  framed(
    'single-event-of-the-events-calendar',
    'elementor',
    (page) =>
      `<div id="tribe-events-pg-template" class="tribe-events-pg-template"><div id="tribe-events-content" class="tribe-events-single"><p class="tribe-events-back"><a href="/events/">« ${word(page, 'archive')}</a></p><h1 class="tribe-events-single-event-title">${page.headline()}</h1><div class="tribe-events-schedule tribe-clearfix"><h2><span class="tribe-event-date-start">${page.date()}</span></h2></div><div class="type-tribe_events"><div class="tribe-events-event-image">${image(page, ' class="wp-post-image" width="1200" height="630" alt=""')}</div><div class="tribe-events-single-event-description tribe-events-content">${ps(page)}</div><div class="tribe-events tribe-common"><button class="tribe-events-c-subscribe-dropdown__button-text">${word(page, 'save')}</button></div><div class="tribe-events-single-section tribe-events-event-meta primary tribe-clearfix"><div class="tribe-events-meta-group tribe-events-meta-group-venue"><dl><dt>${word(page, 'address')}</dt><dd class="tribe-venue">${page.random.word()} ${page.random.int(1, 90)}</dd></dl></div></div></div><div id="tribe-events-footer"><nav class="tribe-events-nav-pagination"><ul class="tribe-events-sub-nav"><li class="tribe-events-nav-previous"><a href="${page.path()}"><span>«</span> ${page.title('noise')}</a></li><li class="tribe-events-nav-next"><a href="${page.path()}">${page.title('noise')} <span>»</span></a></li></ul></nav></div></div></div>`,
  ),
  bare(
    'lever-posting-with-lists-of-duties',
    (page) =>
      `<div class="main-header page-centered narrow-section page-full-width"><div class="main-header-content"><a class="main-header-logo" href="/"><img src="${page.decoration()}" alt="${page.site}"></a></div></div><div class="content-wrapper posting-page"><div class="content"><div class="section-wrapper accent-section page-full-width"><div class="section page-centered posting-header"><div class="posting-headline"><h2>${page.headline()}</h2><div class="posting-categories"><div class="location">${page.random.word()} /</div><div class="commitment">${page.menuWords(1).join('')}</div></div></div><div class="postings-btn-wrapper"><a class="postings-btn template-btn-submit" href="/apply">${word(page, 'apply')}</a></div></div></div><div class="section-wrapper page-full-width"><div class="section page-centered" data-qa="job-description">${texts(page, (t) => `<div>${t}</div>`)}</div>${some(page, 2, 3, () => `<div class="section page-centered"><div><h3>${page.heading()}</h3><ul class="posting-requirements plain-list"><ul>${lis(points(page))}</ul></ul></div></div>`)}<div class="section page-centered" data-qa="closing-description"><div>${page.say(2)}</div></div><div class="section page-centered last-section-apply"><a class="postings-btn" href="/apply">${word(page, 'apply')}</a></div></div></div></div><div class="main-footer page-full-width"><div class="main-footer-text page-centered"><p><a href="/">${page.label('home')}</a></p></div></div>`,
  ),
  framed(
    'people-of-an-institute-with-short-lives',
    'typo3',
    (page) =>
      `<div class="frame frame-type-header"><h1>${page.headline()}</h1></div><div class="frame frame-type-text"><p>${page.say(2)}</p></div>${some(page, 3, 6, () => `<div class="frame frame-default frame-type-textpic person"><div class="row"><div class="col-md-3"><img class="img-fluid person__portrait" src="/media/portrait-${page.random.letters(6)}.jpg" alt="" width="160" height="200"></div><div class="col-md-9"><h3>${page.name()}</h3><p>${page.say(page.random.int(1, 2))}</p><p><a href="mailto:x@mail.example">x@mail.example</a></p></div></div></div>`)}`,
  ),
  framed(
    'listing-of-notices-of-an-authority-with-summaries',
    'govuk',
    (page) =>
      `<h1 class="gem-c-title__text govuk-heading-l">${page.headline()}</h1><p class="govuk-body-l">${page.say()}</p><div class="finder-results"><ul class="gem-c-document-list">${some(page, 4, 7, () => `<li class="gem-c-document-list__item"><div class="gem-c-document-list__item-title"><a class="govuk-link" href="${page.path()}">${page.title('main')}</a></div><p class="gem-c-document-list__item-description">${page.say()}</p><ul class="gem-c-document-list__item-metadata"><li class="gem-c-document-list__attribute">${page.label('updated')}: <time>${page.date()}</time></li></ul></li>`)}</ul></div>`,
  ),
  framed(
    'programme-of-a-meeting-with-abstracts-by-the-hour',
    'house',
    (page) =>
      `<h1 class="c-page__title">${page.headline()}</h1><p class="c-page__intro">${page.say(2)}</p><div class="c-agenda"><h2 class="c-agenda__day">${page.date()}</h2>${some(page, 3, 6, () => `<div class="c-agenda__slot"><div class="c-agenda__time">${page.random.int(8, 18)}:00</div><div class="c-agenda__session"><h3 class="c-agenda__title">${page.heading()}</h3><p class="c-agenda__speaker">${page.name()}</p><p>${page.say(page.random.int(1, 2))}</p></div></div>`)}</div>`,
  ),
  bare(
    'holiday-flat-with-a-description-and-fittings',
    (page) =>
      `<header class="site-top"><a href="/" class="site-top__brand">${page.site}</a><ul class="site-top__menu">${menu(page)}</ul></header><main class="listing"><div class="listing__gallery">${some(page, 2, 4, () => `<a class="listing__shot" href="#shot">${image(page, ' alt="" width="960" height="640"')}</a>`)}</div><div class="listing__head"><h1>${page.headline()}</h1><p class="listing__place">${page.random.word()}</p></div><div class="listing__facts"><span>${page.random.int(2, 6)} ${word(page, 'rooms')}</span><span>${page.random.int(40, 200)} m²</span></div><section class="listing__about"><h2>${page.label('about')}</h2>${ps(page)}<h3>${page.heading()}</h3><ul class="listing__fittings">${lis(points(page, 4, 8))}</ul></section><aside class="listing__booking"><div class="listing__price">${page.label('price')} ${page.random.int(40, 300)} €</div><button>${word(page, 'apply')}</button></aside></main><section class="listing-more"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<a class="listing-card" href="${h}"><img src="${page.decoration()}" alt=""><h3>${t}</h3></a>`, [3, 4])}</section>${f.footer(page)}`,
  ),
];
