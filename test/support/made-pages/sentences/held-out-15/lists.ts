/** Pages of products, recipes, events, jobs, people and listings: half `held-out-15`. */
import {
  bare,
  f,
  framed,
  image,
  lis,
  menu,
  others,
  points,
  ps,
  sized,
  some,
  ul,
  word,
} from './writing.ts';

export const lists = [
  bare(
    'prestashop-product-with-tabs-open-and-a-row-of-others',
    (page) =>
      `<header id="header"><div class="header-nav"><ul>${menu(page)}</ul></div><div class="header-top"><a href="/"><img class="logo" src="${page.decoration()}" alt="${page.site}"></a></div></header><section id="wrapper"><div class="container"><nav class="breadcrumb"><ol>${menu(page)}</ol></nav><div id="content-wrapper"><section id="main"><div class="row product-container"><div class="col-md-6"><section class="page-content" id="content"><div class="images-container"><div class="product-cover">${image(page, ' class="js-qv-product-cover" alt=""')}</div></div></section></div><div class="col-md-6"><h1 class="h1">${page.headline()}</h1><div class="product-prices"><div class="current-price"><span class="current-price-value">${page.random.int(5, 400)},00 €</span></div></div><div class="product-information"><div id="product-description-short-1" class="product-description"><p>${page.say()}</p></div><div class="product-actions"><button class="btn btn-primary add-to-cart" type="submit">${page.label('cart')}</button></div><div class="blockreassurance_product"><div><span class="block-title">${page.free()}</span></div></div></div></div></div><div class="tabs"><ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link active">${page.label('contents')}</a></li></ul><div class="tab-content" id="tab-content"><div class="tab-pane fade in active" id="description"><div class="product-description"><p>${page.say(2)}</p>${ul(page)}<p>${page.say(2)}</p></div></div></div></div><section class="featured-products clearfix mt-3"><h2>${page.label('recommended')}</h2><div class="products">${others(page, (h, t) => `<article class="product-miniature js-product-miniature"><a href="${h}" class="thumbnail product-thumbnail"><img src="${page.decoration()}" alt=""></a><h3 class="h3 product-title"><a href="${h}">${t}</a></h3><span class="price">${page.random.int(5, 90)},00 €</span></article>`)}</div></section></section></div></div></section><footer id="footer">${f.newsletter(page)}<p>${page.noise()}</p></footer>`,
  ),
  bare(
    'product-of-a-hosted-shop-with-folds-below-the-form',
    (page) =>
      `<header><a href="/">${page.site}</a><nav><ul>${menu(page)}</ul></nav></header><main id="MainContent" role="main"><section class="shopify-section section"><section id="MainProduct" class="page-width section-main-padding"><div class="product product--large product--left product--thumbnail grid grid--1-col grid--2-col-tablet"><div class="grid__item product__media-wrapper"><ul class="product__media-list contains-media grid list-unstyled">${some(page, 2, 4, () => `<li class="product__media-item grid__item slider__slide"><div class="product__media media media--transparent">${sized(page, ' alt=""')}</div></li>`)}</ul></div><div class="product__info-wrapper grid__item"><div class="product__info-container"><p class="product__text caption-with-letter-spacing">${page.site}</p><div class="product__title"><h1>${page.headline()}</h1></div><div class="price"><span class="price-item">$${page.random.int(9, 300)}.00</span></div><div class="product-form"><button type="submit" class="product-form__submit button">${page.label('cart')}</button></div><div class="product__description rte quick-add-hidden"><p>${page.say(3)}</p>${ul(page)}</div><div class="product__accordion accordion"><details open><summary><h2 class="h4 accordion__title inline-richtext">${page.heading()}</h2></summary><div class="accordion__content rte"><p>${page.say(2)}</p></div></details></div></div></div></div></section></section><section class="shopify-section"><product-recommendations class="related-products"><h2 class="related-products__heading">${page.label('recommended')}</h2><ul class="grid product-grid">${others(page, (h, t) => `<li class="grid__item"><div class="card-wrapper"><h3 class="card__heading"><a href="${h}" class="full-unstyled-link">${t}</a></h3></div></li>`)}</ul></product-recommendations></section></main><footer>${page.noise()}</footer>`,
  ),
  framed(
    'recipe-of-a-plugin-card-with-a-jump-link-and-a-story',
    'ocean',
    (page) =>
      `<article class="post entry"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}<div class="entry-content"><div class="tasty-recipes-quick-links"><a class="tasty-recipes-jump-link" href="#tasty">${word(page, 'print')}</a></div><p>${page.say(2)}</p><p>${image(page, ' class="aligncenter size-full" alt=""')}</p>${ps(page)}<div id="tasty" class="tasty-recipes tasty-recipes-display"><header class="tasty-recipes-entry-header"><div class="tasty-recipes-details"><ul><li class="total-time"><span class="tasty-recipes-label">${word(page, 'cookTime')}:</span> ${page.random.int(10, 90)}</li></ul></div></header><div class="tasty-recipes-entry-content"><div class="tasty-recipes-description"><p>${page.say()}</p></div><div class="tasty-recipes-ingredients"><h3>${page.label('ingredients')}</h3><div class="tasty-recipes-ingredients-body"><ul>${lis(points(page, 4, 7))}</ul></div></div><div class="tasty-recipes-instructions"><h3>${page.label('preparation')}</h3><div class="tasty-recipes-instructions-body"><ol>${page
        .list(
          page.random.times(page.random.int(3, 5), () => page.say()),
          true,
        )
        .map((x) => `<li>${x}</li>`)
        .join('')}</ol></div></div></div></div></div>${f.related(page)}</article>`,
  ),
  bare(
    'event-of-a-ticket-site-with-facts-and-an-organiser',
    (page) =>
      `<header class="eds-header"><a href="/">${page.site}</a><ul>${menu(page)}</ul></header><main class="listing"><div class="event-hero"><picture>${image(page)}</picture></div><div class="event-details__wrapper"><div class="event-details__main"><time class="start-date">${page.date()}</time><h1 class="event-title css-0">${page.headline()}</h1><p class="summary">${page.say()}</p><div class="organizer-listing-info"><strong>${page.label('by')} ${page.name()}</strong><button>${page.label('follow')}</button></div><section class="date-info"><h2>${page.label('published')}</h2><p>${page.date()}</p></section><section class="about-section"><h2>${page.label('contents')}</h2><div class="has-user-generated-content event-description"><div class="structured-content-rich-text structured-content__module"><p>${page.say(2)}</p>${ul(page)}${ps(page)}</div></div></section><section class="tags-section"><h3>${page.label('tags')}</h3><ul>${menu(page)}</ul></section></div><aside class="checkout"><div class="conversion-bar"><span>${page.random.int(5, 80)} €</span><button>${page.label('cart')}</button></div></aside></div><section class="related-events"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<article class="event-card"><a href="${h}"><h3>${t}</h3></a><p>${page.date()}</p></article>`)}</section></main><footer>${page.noise()}</footer>`,
  ),
  bare(
    'vacancy-on-a-board-of-greenhouse-build',
    (page) =>
      `<div id="wrapper"><div id="main"><div id="logo"><img src="${page.decoration()}" alt="${page.site}"></div><div id="app_body"><div id="header"><h1 class="app-title">${page.headline()}</h1><span class="company-name">${page.site}</span><a href="/jobs">${page.label('previous')}</a><div class="location">${page.random.word()}</div></div><div id="content"><p>${page.say(2)}</p><p><strong>${page.heading()}</strong></p><ul>${lis(points(page))}</ul><p><strong>${page.heading()}</strong></p><ul>${lis(points(page))}</ul><p>${page.say(2)}</p></div></div><div id="application"><h2>${page.label('send')}</h2><form id="application_form"><div class="field"><label>Name <input type="text"></label></div><div class="field"><label>${page.label('email')} <input type="email"></label></div><input type="button" id="submit_app" value="${page.label('send')}"></form></div></div></div>`,
  ),
  framed(
    'board-of-an-association-with-portraits-and-short-lives',
    'contao',
    (page) =>
      `<div class="ce_headline block"><h1>${page.headline()}</h1></div><div class="ce_text block"><p>${page.say()}</p></div>${some(page, 3, 6, () => `<div class="ce_text person block"><figure class="image_container float_left"><img src="/files/${page.random.word()}.jpg" width="150" height="180" alt=""></figure><h3>${page.name()}</h3><p>${page.say(2)}</p></div>`)}`,
  ),
  framed(
    'programme-of-a-festival-in-definition-lists-by-day',
    'bitrix',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say()}</p>${some(page, 2, 3, () => `<h2>${page.date()}</h2><dl class="programme">${some(page, 2, 4, () => `<dt>${page.random.int(10, 21)}:00 <b>${page.heading()}</b></dt><dd>${page.say()}</dd>`)}</dl>`)}<p>${page.say()}</p>`,
  ),
  bare(
    'house-for-sale-of-an-estate-portal-with-features-and-text',
    (page) =>
      `<header class="portal-header"><a href="/">${page.site}</a><ul>${menu(page)}</ul></header><main class="expose"><div class="expose-gallery">${some(page, 2, 3, () => `<div class="gallery-item">${image(page)}</div>`)}</div><h1 id="expose-title">${page.headline()}</h1><div class="expose-facts"><div class="fact"><span>${page.random.int(50, 300)} m²</span></div><div class="fact"><span>${page.random.int(2, 9)}</span></div></div><div class="expose-text"><h2>${page.heading()}</h2><pre class="is24qa-objektbeschreibung text-content">${page.say(2)}

${page.say()}</pre><h2>${page.heading()}</h2><ul>${lis(points(page))}</ul><h2>${page.heading()}</h2><p class="text-content">${page.say(2)}</p></div><aside class="expose-contact"><h3>${page.label('contact')}</h3><p>${page.name()}</p><form><input type="email" placeholder="${page.label('email')}"><button>${page.label('send')}</button></form></aside><section class="similar"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<a class="similar-item" href="${h}"><strong>${t}</strong><span>${page.random.int(100, 900)}.000</span></a>`)}</section></main><footer>${page.noise()}</footer>`,
  ),
  framed(
    'list-of-ten-places-with-numbered-heads-and-a-map-link',
    'blockTheme',
    (page) =>
      `<h1 class="wp-block-post-title">${page.headline()}</h1>${f.byline(page)}<div class="wp-block-post-content"><p>${page.say(2)}</p>${some(page, 4, 8, (i) => `<h2 class="wp-block-heading">${i + 1}. ${page.heading()}</h2><figure class="wp-block-image size-large">${image(page)}<figcaption class="wp-element-caption">${page.free()}</figcaption></figure><p>${page.say(2)}</p><p><a href="https://maps.example/">→</a></p>`)}<p>${page.say()}</p></div>${f.teasers(page)}`,
  ),
];
