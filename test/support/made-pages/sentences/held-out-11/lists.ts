/** Products, recipes, events, jobs, people: half `held-out-11`. */
import {
  bare,
  f,
  framed,
  image,
  lis,
  menu,
  number,
  others,
  points,
  ps,
  some,
  ul,
  word,
} from './writing.ts';

export const lists = [
  framed(
    'woocommerce-product-in-a-kadence-shop',
    'kadence',
    (page) =>
      `<div class="woocommerce-notices-wrapper"></div><div id="product-${number(page)}" class="entry content-bg entry-content-wrap product type-product status-publish"><div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image">${image(page, ' class="wp-post-image" alt="" width="600" height="600"')}</div></div></div><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>${page.random.int(9, 99)},90 €</bdi></span></p><div class="woocommerce-product-details__short-description"><p>${page.say()}</p></div><form class="cart"><div class="quantity"><input type="number" value="1"></div><button type="submit" class="single_add_to_cart_button button alt">${page.label('cart')}</button></form><div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${number(page)}</span></span></div></div><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist"><li class="description_tab active"><a href="#tab-description">${word(page, 'specs')}</a></li></ul><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content wc-tab" id="tab-description" role="tabpanel">${ps(page)}${ul(page)}</div></div>${f.teasers(page)}</div>`,
  ),
  framed(
    'dawn-product-with-collapsible-rows',
    'dawn',
    (page) =>
      `<section id="MainProduct-template" class="page-width section-main-padding"><div class="product product--small product--left product--thumbnail_slider grid grid--1-col grid--2-col-tablet"><div class="grid__item product__media-wrapper"><media-gallery role="region"><slider-component class="slider-mobile-gutter"><ul class="product__media-list contains-media grid grid--peek list-unstyled slider slider--mobile" role="list"><li class="product__media-item grid__item slider__slide is-active"><div class="product-media-container media-type-image"><div class="product__media media media--transparent">${image(page, ' alt="" class="image-magnify-lightbox" width="1946" height="1946"')}</div></div></li></ul></slider-component></media-gallery></div><div class="product__info-wrapper grid__item"><product-info id="ProductInfo" class="product__info-container product__column-sticky"><p class="product__text inline-richtext caption-with-letter-spacing">${page.site}</p><div class="product__title"><h1>${page.headline()}</h1></div><div class="no-js-hidden"><div class="price price--large price--show-badge"><div class="price__container"><div class="price__regular"><span class="price-item price-item--regular">€${page.random.int(9, 99)},95 EUR</span></div></div></div></div><product-form class="product-form"><form><button type="submit" name="add" class="product-form__submit button"><span>${page.label('cart')}</span></button></form></product-form><div class="product__description rte quick-add-hidden">${ps(page)}${ul(page)}</div><div class="product__accordion accordion quick-add-hidden"><details open><summary><div class="summary__title"><h2 class="h4 accordion__title inline-richtext">${page.heading()}</h2></div></summary><div class="accordion__content rte"><p>${page.say(2)}</p></div></details></div></product-info></div></div></section>`,
  ),
  framed(
    'wp-recipe-maker-below-a-story',
    'blocks',
    (page) =>
      `<article><h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content wp-block-post-content is-layout-constrained"><p>${page.say(2)}</p><div class="wprm-recipe wprm-recipe-snippet wprm-recipe-template-snippet-basic-buttons"><a href="#recipe" class="wprm-recipe-jump wprm-recipe-link">↓ ${word(page, 'skip')}</a></div>${ps(page)}<div id="recipe" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-basic"><div class="wprm-recipe-image wprm-block-image-normal">${image(page, ' width="150" height="150" alt="" class="attachment-150x150"')}</div><a class="wprm-recipe-print wprm-recipe-link" href="#">${word(page, 'print')}</a><div class="wprm-recipe-summary"><span>${page.say()}</span></div><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">${page.label('ingredients')}</h3><div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients">${points(
        page,
      )
        .map(
          (x) =>
            `<li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">${page.random.int(1, 500)}</span> <span class="wprm-recipe-ingredient-unit">g</span> <span class="wprm-recipe-ingredient-name">${x}</span></li>`,
        )
        .join(
          '',
        )}</ul></div></div><div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">${page.label('preparation')}</h3><div class="wprm-recipe-instruction-group"><ul class="wprm-recipe-instructions">${some(page, 3, 6, (i) => `<li id="wprm-step-${i}" class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span>${page.say()}</span></div></li>`)}</ul></div></div></div></div></div></article>${f.comments(page)}`,
  ),
  framed(
    'event-of-a-town-in-a-calendar-plugin',
    'newspaper',
    (page) =>
      `<section id="tribe-events-pg-template" class="tribe-events-pg-template"><div class="tribe-events-before-html"></div><div id="tribe-events-content" class="tribe-events-single"><p class="tribe-events-back"><a href="/events/">« ${page.label('previous')}</a></p><h1 class="tribe-events-single-event-title">${page.headline()}</h1><div class="tribe-events-schedule tribe-clearfix"><h2><span class="tribe-event-date-start">${page.date()}</span></h2></div><div class="type-tribe_events"><div class="tribe-events-event-image">${image(page, ' width="800" height="450" class="wp-post-image" alt=""')}</div><div class="tribe-events-single-event-description tribe-events-content">${ps(page)}</div><div class="tribe-events-cal-links"><a>iCalendar</a></div><div class="tribe-events-single-section tribe-events-event-meta primary tribe-clearfix"><div class="tribe-events-meta-group tribe-events-meta-group-venue"><h2 class="tribe-events-single-section-title">${word(page, 'address')}</h2><dl><dd class="tribe-venue">${page.random.word()}</dd></dl></div></div></div><div id="tribe-events-footer"><ul class="tribe-events-sub-nav"><li class="tribe-events-nav-previous"><a href="${page.path()}"><span>«</span> ${page.title('noise')}</a></li></ul></div></div></section>`,
  ),
  bare(
    'job-posting-of-a-hr-suite-in-sections',
    (page) =>
      `<header class="top-header"><div class="container"><a href="/" class="company-name">${page.site}</a></div></header><main class="content job-position"><div class="container"><h1 class="job-title">${page.headline()}</h1><p class="job-subtitle">${page.random.word()}, ${page.random.word()}</p><div class="job-description"><section class="description-item"><p>${page.say(2)}</p></section>${some(page, 2, 3, () => `<section class="description-item"><h2>${page.heading()}</h2><ul>${lis(points(page))}</ul></section>`)}<section class="description-item"><h2>${page.heading()}</h2><p>${page.say(2)}</p></section></div><a class="apply-btn" href="#apply">${word(page, 'apply')}</a><aside class="other-positions"><h3>${word(page, 'similarJobs')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside></div></main><footer class="bottom"><p>${page.noise()}</p></footer>`,
  ),
  framed(
    'person-of-a-chair-in-a-typo3-site',
    'typo3',
    (page) =>
      `<div id="c${page.random.int(100, 999)}" class="frame frame-default frame-type-textmedia frame-layout-default"><div class="frame-group-container"><div class="frame-group-inner"><div class="frame-container frame-container-default"><div class="frame-inner"><div class="frame-header"><h1 class="element-header">${page.headline()}</h1></div><div class="textmedia textmedia-left"><div class="textmedia-item textmedia-gallery"><figure class="image"><picture>${image(page, ' loading="lazy" width="300" height="400" alt=""')}</picture></figure></div><div class="textmedia-item textmedia-text">${ps(page)}<h2>${page.heading()}</h2>${ul(page)}</div></div></div></div></div></div></div>`,
  ),
  framed(
    'house-for-sale-in-an-estate-plugin',
    'divi',
    (page) =>
      `<div class="container"><div id="content-area" class="clearfix"><article class="single-property"><header class="property-header"><h1>${page.headline()}</h1><p class="property-address">${page.random.word()} ${page.random.int(1, 90)}</p></header><div class="property-gallery"><ul class="slides">${some(page, 2, 4, () => `<li><a href="#" data-rel="lightbox">${image(page)}</a></li>`)}</ul></div><div class="property-meta"><span class="meta-item"><i class="icon-area"></i>${page.random.int(40, 300)} m²</span><span class="meta-item">${page.random.int(1, 8)} ${word(page, 'rooms')}</span></div><div class="property-content"><h2>${page.heading()}</h2>${ps(page)}</div><div class="property-features"><h3>${page.heading()}</h3><ul class="arrow-bullet-list clearfix">${lis(points(page))}</ul></div><form class="agent-form"><h3>${page.label('contact')}</h3><input type="text" placeholder="${page.label('email')}"><p class="agent-form__hint">${page.consent()}</p></form></article></div></div>`,
  ),
  bare(
    'magento-luma-product-with-tabs',
    (page) =>
      `<div class="page-wrapper"><header class="page-header"><div class="panel wrapper"><div class="panel header"><ul class="header links"><li class="greet welcome"><span>${page.noise()}</span></li></ul></div></div><div class="header content"><a class="logo" href="/"><img src="${page.decoration('/logo.svg')}" alt="${page.site}"></a></div></header><div class="sections nav-sections"><nav class="navigation"><ul>${menu(page)}</ul></nav></div><main id="maincontent" class="page-main"><div class="columns"><div class="column main"><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper">${page.headline()}</span></h1></div><div class="product-info-price"><span class="price">${page.random.int(10, 99)},00 €</span></div><div class="product attribute overview"><div class="value"><p>${page.say()}</p></div></div><div class="box-tocart"><button type="submit" class="action primary tocart"><span>${page.label('cart')}</span></button></div></div><div class="product media"><div class="gallery-placeholder"><img class="gallery-placeholder__image" src="${page.picture()}" alt=""></div></div><div class="product info detailed"><div class="product data items"><div class="data item title active"><a class="data switch">${word(page, 'specs')}</a></div><div class="data item content" id="description"><div class="product attribute description"><div class="value">${ps(page)}${ul(page)}</div></div></div></div></div><div class="block upsell"><div class="block-title title"><strong>${word(page, 'alsoBought')}</strong></div><ol class="products list items product-items">${others(page, (h, t) => `<li class="item product product-item"><a href="${h}" class="product photo"><img class="product-image-photo" src="${page.decoration()}" alt=""></a><strong class="product name product-item-name"><a class="product-item-link" href="${h}">${t}</a></strong></li>`)}</ol></div></div></div></main><footer class="page-footer"><div class="footer content"><ul class="footer links">${menu(page)}</ul></div></footer></div>`,
  ),
];
