/** Products, recipes, jobs, events, people and entries of half `held-out-12`. */
import { bare, f, framed, image, lis, others, points, ps, some, ul, word } from './writing.ts';

export const lists = [
  framed(
    'woo-product-under-astra-with-tabs-and-reviews',
    'astra',
    (page) =>
      `<div class="ast-woocommerce-container"><div class="product type-product status-publish instock"><div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image"><a href="/wp-content/x.jpg">${image(page, ' width="600" height="600" class="wp-post-image" alt=""')}</a></div></div></div><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>${page.random.int(5, 90)},00&nbsp;<span class="woocommerce-Price-currencySymbol">€</span></bdi></span></p><div class="woocommerce-product-details__short-description"><p>${page.say()}</p></div><form class="cart" method="post"><div class="quantity"><input type="number" class="input-text qty text" value="1"></div><button type="submit" class="single_add_to_cart_button button alt">${page.label('cart')}</button></form></div><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist"><li class="description_tab active" role="tab"><a href="#tab-description">${page.label('about')}</a></li><li class="reviews_tab" role="tab"><a href="#tab-reviews">${word(page, 'reviews')}</a></li></ul><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content wc-tab" id="tab-description" role="tabpanel">${ps(page)}${ul(page)}</div></div>${f.teasers(page)}</div></div>`,
  ),
  framed(
    'product-of-the-classic-theme-with-a-description-tab',
    'prestashop',
    (page) =>
      `<div class="row product-container js-product-container"><div class="col-md-6"><section class="page-content" id="content"><div class="images-container js-images-container"><div class="product-cover">${image(page, ' class="js-qv-product-cover img-fluid" alt="" loading="lazy" width="800" height="800"')}</div></div></section></div><div class="col-md-6"><h1 class="h1">${page.headline()}</h1><div class="product-prices js-product-prices"><div class="product-price h5"><div class="current-price"><span class="current-price-value">${page.random.int(5, 90)},00 €</span></div></div></div><div class="product-information"><div id="product-description-short-1" class="product-description"><p>${page.say()}</p></div><div class="product-actions js-product-actions"><form><div class="product-add-to-cart js-product-add-to-cart"><span class="control-label">${word(page, 'quantity')}</span><button class="btn btn-primary add-to-cart" type="submit">${page.label('cart')}</button></div></form></div><div class="tabs"><ul class="nav nav-tabs" role="tablist"><li class="nav-item"><a class="nav-link active js-product-nav-active" href="#description" role="tab">${page.label('about')}</a></li></ul><div class="tab-content" id="tab-content"><div class="tab-pane fade in active js-product-tab-active" id="description" role="tabpanel"><div class="product-description">${ps(page)}</div></div></div></div></div></div></div>${f.teasers(page)}`,
  ),
  framed(
    'recipe-card-below-a-long-story',
    'kadence',
    (page) =>
      `<article class="post"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content single-content"><div class="wprm-recipe wprm-recipe-snippet wprm-recipe-template-snippet-basic-buttons"><a href="#recipe" class="wprm-recipe-jump wprm-recipe-link">↓</a></div>${ps(page)}<div id="wprm-recipe-container-1" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-basic"><div class="wprm-container-float-right"><div class="wprm-recipe-image">${image(page, ' width="150" height="150" alt=""')}</div></div><div class="wprm-recipe-summary"><span>${page.free()}</span></div><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header wprm-recipe-ingredients-header">${page.label('ingredients')}</h3><div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients">${points(
        page,
        4,
        7,
      )
        .map(
          (t) =>
            `<li class="wprm-recipe-ingredient" style="list-style-type: disc;"><span class="wprm-recipe-ingredient-amount">${page.random.int(1, 9)}</span> <span class="wprm-recipe-ingredient-name">${t}</span></li>`,
        )
        .join(
          '',
        )}</ul></div></div><div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header wprm-recipe-instructions-header">${page.label('preparation')}</h3><div class="wprm-recipe-instruction-group"><ul class="wprm-recipe-instructions">${some(page, 3, 5, () => `<li class="wprm-recipe-instruction" style="list-style-type: decimal;"><div class="wprm-recipe-instruction-text"><span>${page.say()}</span></div></li>`)}</ul></div></div></div></div></div></article>${f.comments(page)}`,
  ),
  framed(
    'event-of-a-calendar-plugin-with-venue-below',
    'kadence',
    (page) =>
      `<section id="tribe-events"><div id="tribe-events-content" class="tribe-events-single"><p class="tribe-events-back"><a href="/events/">&laquo; ${page.label('home')}</a></p><h1 class="tribe-events-single-event-title">${page.headline()}</h1><div class="tribe-events-schedule tribe-clearfix"><h2><span class="tribe-event-date-start">${page.date()}</span></h2></div><div id="post-1" class="type-tribe_events"><div class="tribe-events-event-image">${image(page, ' class="attachment-full wp-post-image" alt=""')}</div><div class="tribe-events-single-event-description tribe-events-content">${ps(page)}</div><div class="tribe-events tribe-common"><div class="tribe-events-c-subscribe-dropdown__container"><button class="tribe-events-c-subscribe-dropdown__button-text">${word(page, 'save')}</button></div></div></div><div id="tribe-events-footer"><nav class="tribe-events-nav-pagination"><ul class="tribe-events-sub-nav">${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`, [2, 2])}</ul></nav></div></div></section>`,
  ),
  bare(
    'job-page-of-a-personnel-system-with-a-form-button',
    (page) =>
      `<div id="app"><header class="company-header"><a href="/"><img src="${page.decoration()}" alt="${page.site}"></a></header><main><section class="job-header"><h1 class="job-title">${page.headline()}</h1><div class="job-facts"><span>${page.random.word()}</span><span>${page.menuWords(1).join('')}</span></div><a class="apply-button" href="#apply">${word(page, 'apply')}</a></section><section class="job-description"><div class="job-description-section"><p>${page.say(2)}</p></div>${some(page, 2, 3, () => `<div class="job-description-section"><h2>${page.heading()}</h2><div><ul>${lis(points(page))}</ul></div></div>`)}<div class="job-description-section"><h2>${page.heading()}</h2><p>${page.say(2)}</p></div></section><a class="apply-button" href="#apply">${word(page, 'apply')}</a></main><section class="other-jobs"><h2>${word(page, 'similarJobs')}</h2>${others(page, (h, t) => `<a class="job-box-link" href="${h}"><div class="job-box">${t}</div></a>`)}</section></div>${f.footer(page)}`,
  ),
  framed(
    'team-page-of-cards-with-a-sentence-each',
    'webflow',
    (page) =>
      `<section class="section"><div class="container-large w-container"><h1 class="heading-1">${page.headline()}</h1><p class="paragraph-large">${page.say()}</p><div role="list" class="team-grid w-dyn-items">${some(page, 3, 6, () => `<div role="listitem" class="team-card w-dyn-item"><div class="team-name">${page.name()}</div><p class="team-bio">${page.say()}</p></div>`)}</div></div></section>`,
  ),
  framed(
    'directory-of-clubs-of-a-town-with-a-line-each',
    'typo3',
    (page) =>
      `<div class="frame frame-type-text"><div class="frame-inner"><header class="frame-header"><h1 class="element-header">${page.headline()}</h1></header><p>${page.say()}</p></div></div><div class="frame frame-type-list"><div class="tx-yellowpages">${some(page, 4, 7, () => `<div class="vcard entry"><h3 class="fn org">${page.heading()}</h3><p class="note">${page.say()}</p><div class="tel">0${page.random.int(100000, 999999)}</div></div>`)}</div></div>`,
  ),
  framed(
    'glossary-of-an-office-by-letters',
    'govuk',
    (page) =>
      `<h1 class="govuk-heading-xl">${page.headline()}</h1><p class="govuk-body-l">${page.say()}</p><nav class="a-z" aria-label="A-Z"><ul>${lis(['A', 'B', 'C', 'D'].map((x) => `<a href="#${x}">${x}</a>`))}</ul></nav>${['A', 'B', 'C'].map((x) => `<h2 class="govuk-heading-m" id="${x}">${x}</h2><dl class="glossary">${some(page, 1, 3, () => `<dt>${page.heading()}</dt><dd>${page.say()}</dd>`)}</dl>`).join('')}`,
  ),
];
