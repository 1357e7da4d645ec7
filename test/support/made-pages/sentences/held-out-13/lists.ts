/** Products, recipes, events, jobs, people and lists: half `held-out-13`. */
import {
  below,
  f,
  framed,
  image,
  lazy,
  lis,
  points,
  ps,
  rich,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

export const lists = [
  framed(
    'woocommerce-product-with-its-description-in-a-tab',
    'generatepress',
    (page) =>
      `<div class="woocommerce-notices-wrapper"></div><div id="product-1" class="product type-product instock product-type-simple"><div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images"><div class="woocommerce-product-gallery__wrapper"><div data-thumb="/t.jpg" class="woocommerce-product-gallery__image"><a href="/full.jpg">${image(page, ' class="wp-post-image" alt="" width="600" height="600"')}</a></div></div></div><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>${page.random.int(9, 400)}.00&nbsp;<span class="woocommerce-Price-currencySymbol">&euro;</span></bdi></span></p><div class="woocommerce-product-details__short-description"><p>${page.say()}</p></div><p class="stock in-stock">${word(page, 'stock')}</p><form class="cart" method="post"><div class="quantity"><input type="number" class="input-text qty text" value="1"></div><button type="submit" class="single_add_to_cart_button button alt">${page.label('cart')}</button></form><div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${page.random.int(1000, 9999)}</span></span></div></div><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist"><li class="description_tab active" id="tab-title-description" role="tab"><a href="#tab-description">${page.label('about')}</a></li></ul><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content wc-tab" id="tab-description" role="tabpanel"><h2>${page.heading()}</h2>${ps(page)}${ul(page)}</div></div>${f.teasers(page)}</div>`,
  ),
  framed(
    'magento-product-in-luma-with-open-details',
    'luma',
    (page) =>
      `<div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">${page.headline()}</span></h1></div><div class="product-info-price"><div class="price-box price-final_price"><span class="price-wrapper"><span class="price">$${page.random.int(9, 300)}.00</span></span></div><div class="product-info-stock-sku"><div class="stock available"><span>${word(page, 'stock')}</span></div></div></div><div class="product-add-form"><form><div class="box-tocart"><div class="fieldset"><div class="actions"><button type="submit" class="action primary tocart"><span>${page.label('cart')}</span></button></div></div></div></form></div><div class="product attribute overview"><div class="value" itemprop="description"><p>${page.say()}</p></div></div></div><div class="product media"><div class="gallery-placeholder _block-content-loading" data-gallery-role="gallery-placeholder">${image(page, ' class="gallery-placeholder__image" alt="main product photo"')}</div></div><div class="product info detailed"><div class="product data items"><div class="data item title active" data-role="collapsible"><a class="data switch" href="#description">${page.label('about')}</a></div><div class="data item content" id="description" data-role="content"><div class="product attribute description"><div class="value">${ps(page)}<ul>${lis(points(page))}</ul></div></div></div></div></div><div class="block upsell" data-mage-init="{}">${f.related(page)}</div>`,
  ),
  framed(
    'recipe-card-of-a-plugin-below-a-long-story',
    'genesis',
    (page) =>
      `<article class="post-1 post type-post entry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content"><div class="wprm-recipe wprm-recipe-snippet wprm-recipe-template-snippet"><a href="#wprm-recipe-container-1" class="wprm-recipe-jump wprm-recipe-link wprm-block-text-normal">${word(page, 'skip')}</a></div>${ps(page)}<figure class="wp-block-image size-large">${lazy(page, ' alt="" width="800" height="1200"')}</figure><p>${page.say()}</p><div id="wprm-recipe-container-1" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-chic"><h2 class="wprm-recipe-name wprm-block-text-bold">${page.heading('free')}</h2><div class="wprm-recipe-summary wprm-block-text-normal"><span style="display: block;">${page.say()}</span></div><div class="wprm-recipe-meta-container"><span class="wprm-recipe-details-label">${word(page, 'cookTime')}</span></div><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">${page.label('ingredients')}</h3><div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients">${points(
        page,
      )
        .map(
          (x) =>
            `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox" class="wprm-checkbox" aria-label="x"></span><span class="wprm-recipe-ingredient-name">${x}</span></li>`,
        )
        .join(
          '',
        )}</ul></div></div><div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header wprm-recipe-instructions-header">${page.label('preparation')}</h3><div class="wprm-recipe-instruction-group"><ul class="wprm-recipe-instructions">${some(page, 3, 5, (i) => `<li id="wprm-recipe-1-step-0-${i}" class="wprm-recipe-instruction" style="list-style-type: decimal;"><div class="wprm-recipe-instruction-text"><span style="display: block;">${page.say()}</span></div></li>`)}</ul></div></div></div></div></div></article>${f.comments(page)}`,
  ),
  framed(
    'recipe-of-a-magazine-with-two-columns',
    'styled',
    (page) =>
      `<div class="recipe-hero"><h1 class="recipe-hero__title">${page.headline()}</h1>${image(page, ' class="recipe-hero__image" alt="" width="1200" height="675"')}<p class="recipe-hero__dek">${page.say()}</p></div><ul class="recipe-facts"><li><span>${word(page, 'cookTime')}</span></li><li><span>${word(page, 'servings')}</span></li></ul><div class="recipe-columns"><section class="recipe-ingredients"><h2>${page.label('ingredients')}</h2><ul>${lis(points(page, 4, 8))}</ul></section><section class="recipe-method"><h2>${page.label('preparation')}</h2><ol>${some(page, 3, 6, (i) => `<li class="recipe-step"><h3>${i + 1}</h3><p>${page.say(page.amount([1, 1], [1, 2]))}</p></li>`)}</ol></section></div>${f.newsletter(page)}${f.related(page)}`,
  ),
  framed(
    'event-of-a-calendar-plugin-with-venue-and-details',
    'genesis',
    (page) =>
      `<div id="tribe-events" class="tribe-no-js"><div id="tribe-events-content" class="tribe-events-single"><p class="tribe-events-back"><a href="/events/"> &laquo; ${word(page, 'archive')}</a></p><h1 class="tribe-events-single-event-title">${page.headline()}</h1><div class="tribe-events-schedule tribe-clearfix"><div><span class="tribe-event-date-start">${page.date()} @ 19:30</span> - <span class="tribe-event-time">21:00</span></div></div><div id="post-1" class="tribe_events type-tribe_events status-publish hentry"><div class="tribe-events-event-image">${image(page, ' width="900" height="500" class="wp-post-image" alt=""')}</div><div class="tribe-events-single-event-description tribe-events-content">${ps(page)}</div><div class="tribe-events tribe-common"><div class="tribe-events-c-subscribe-dropdown__container"><button class="tribe-events-c-subscribe-dropdown__button-text">${word(page, 'save')}</button></div></div><div class="tribe-events-single-section tribe-events-event-meta primary tribe-clearfix"><div class="tribe-events-meta-group tribe-events-meta-group-venue"><h2 class="tribe-events-single-section-title">${word(page, 'address')}</h2><ul><li class="tribe-venue">${page.random.word()}</li></ul></div></div></div><div id="tribe-events-footer"><nav class="tribe-events-nav-pagination" aria-label="Event Navigation"><ul class="tribe-events-sub-nav"><li class="tribe-events-nav-previous"><a href="/event/x/"><span>&laquo;</span> ${page.title('noise')}</a></li><li class="tribe-events-nav-next"><a href="/event/y/">${page.title('noise')} <span>&raquo;</span></a></li></ul></nav></div></div></div>`,
  ),
  framed(
    'vacancy-in-sections-of-a-recruiting-service',
    'components',
    (page) =>
      `<div class="content-wrapper posting-page"><div class="content"><div class="section-wrapper accent-section page-full-width"><div class="section page-centered posting-header"><div class="posting-headline"><h2>${page.headline()}</h2><div class="posting-categories"><div class="sort-by-time posting-category medium-category-label">${page.random.word()} /</div><div class="posting-category commitment">${word(page, 'salary')}</div></div></div><div class="postings-btn-wrapper"><a class="postings-btn template-btn-submit cerulean" href="/apply">${word(page, 'apply')}</a></div></div></div><div class="section-wrapper page-full-width"><div class="section page-centered" data-qa="job-description">${texts(page, (t) => `<div>${t}</div><div><br></div>`)}</div><div class="section page-centered"><div><h3>${page.heading()}</h3><ul class="posting-requirements plain-list"><ul>${lis(points(page, 3, 5))}</ul></ul></div></div><div class="section page-centered"><div><h3>${page.heading()}</h3><ul class="posting-requirements plain-list"><ul>${lis(points(page, 3, 5))}</ul></ul></div></div><div class="section page-centered" data-qa="closing-description"><div>${page.say()}</div></div><div class="section page-centered last-section-apply" data-qa="btn-apply-bottom"><a class="postings-btn template-btn-submit cerulean" href="/apply">${word(page, 'apply')}</a></div></div></div></div>`,
  ),
  framed(
    'people-of-an-institute-with-a-portrait-each',
    'faculty',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say()}</p>${some(page, 3, 6, () => `<div class="person-card"><div class="person-card__photo"><img src="/people/${page.random.word()}.jpg" alt="" width="120" height="160"></div><div class="person-card__text"><h2 class="person-card__name">${page.name()}</h2><p>${page.say(page.amount([1, 1], [1, 2]))}</p><p class="person-card__mail"><a href="mailto:x@x.example">${page.label('contact')}</a></p></div></div>`)}`,
  ),
  framed(
    'best-of-list-with-numbered-headings-and-shop-buttons',
    'generatepress',
    (page) =>
      `<article class="post type-post"><div class="inside-article"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content"><p>${rich(page, page.say(2))}</p>${some(page, 3, 7, (i) => `<h2 class="wp-block-heading">${i + 1}. ${page.heading()}</h2><figure class="wp-block-image aligncenter">${image(page, ' alt="" width="500" height="500" loading="lazy"')}</figure><p>${page.say(page.amount([1, 1], [2, 3]))}</p><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="https://shop.example/x" rel="sponsored nofollow">${page.label('price')}</a></div></div>`)}<h2 class="wp-block-heading">${page.heading()}</h2><p>${page.say(2)}</p></div></div></article>${below(page)}`,
  ),
  framed(
    'flat-to-let-with-features-and-an-agent',
    'utility',
    (page) =>
      `<div class="grid grid-cols-2 gap-2 rounded-xl">${image(page, ' alt="" class="col-span-2 object-cover"')}${image(page, ' alt="" class="object-cover"')}</div><div class="mt-6 flex justify-between"><div><h1 class="text-2xl font-semibold">${page.headline()}</h1><p class="text-gray-500">${page.random.word()}, ${page.random.int(10_000, 99_999)}</p></div><div class="text-2xl">${page.random.int(400, 2400)} €</div></div><dl class="mt-4 flex gap-6"><div><dt class="text-xs">${word(page, 'rooms')}</dt><dd>${page.random.int(1, 6)}</dd></div><div><dt class="text-xs">${word(page, 'area')}</dt><dd>${page.random.int(20, 180)} m²</dd></div></dl><section class="mt-8"><h2 class="text-xl font-semibold">${page.heading()}</h2>${ps(page, ' class="mt-2 leading-7"')}</section><section class="mt-8"><h2 class="text-xl font-semibold">${page.heading()}</h2><ul class="mt-2 grid grid-cols-2 gap-2">${lis(points(page), ' class="flex items-center gap-2"')}</ul></section><aside class="mt-8 rounded-lg border p-4"><img src="${page.decoration()}" alt="" class="h-12 w-12 rounded-full"><p class="font-medium">${page.name()}</p><button class="mt-2 rounded bg-black px-4 py-2 text-white">${page.label('contact')}</button></aside>`,
  ),
];
