/** Shops and offers: product pages of several systems, their blogs, hotels, flats, cars, job ads, events, prices. */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import {
  address,
  image,
  imageBySrcsetOnly,
  imageInSizes,
  lazyImage,
  photo,
  plainImage,
  thumb,
} from './pictures.ts';
import { decoy, plainBlocks, points, prose, story, word } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

const count = (
  page: PageMaker,
  short: readonly [number, number],
  long: readonly [number, number],
  make: (i: number) => string,
) => page.random.times(page.amount(short, long), make).join('\n');

const price = (page: PageMaker) => `${page.random.int(3, 990)},${page.random.int(10, 99)} €`;

const description = (page: PageMaker) => count(page, [1, 2], [3, 6], () => `<p>${prose(page)}</p>`);

/** Other goods: names alone, as shops show them. */
const goods = (page: PageMaker, write: (name: string, picture: string) => string) =>
  page.random.times(page.random.int(3, 6), () => write(page.title('noise'), thumb(page))).join('');

export const shops: readonly Kind<TextTruth>[] = [
  textKind('product-of-sections-and-sliders', (page) => {
    const slide = (i: number) =>
      `<li id="Slide-${i}" class="product__media-item slider__slide grid__item"><div class="product-media-container media-type-image"><modal-opener class="product__modal-opener"><div class="product__media media media--transparent">${imageInSizes(page)}</div><button class="product__media-toggle"><span class="visually-hidden">${word(page, 'gallery')}</span></button></modal-opener></div></li>`;
    const accordion = (isMain: boolean) =>
      `<div class="product__accordion accordion quick-add-hidden"><details><summary><div class="summary__title"><h2 class="h4 accordion__title inline-richtext">${isMain ? page.heading() : word(page, 'delivery')}</h2></div></summary><div class="accordion__content rte"><p>${isMain ? page.say(2) : page.free()}</p></div></details></div>`;
    const card = (name: string, picture: string) =>
      `<li class="grid__item"><div class="card-wrapper product-card-wrapper"><div class="card__inner">${picture}</div><div class="card__content"><h3 class="card__heading"><a href="${page.path()}" class="full-unstyled-link">${name}</a></h3><span class="price-item">${price(page)}</span></div></div></li>`;
    return shell(
      page,
      `<a class="skip-to-content-link" href="#MainContent">${word(page, 'skip')}</a><div class="shopify-section shopify-section-group-header-group announcement-bar-section"><p class="announcement-bar__message h5">${page.pitch()}</p></div><cart-drawer class="drawer"><h2>${page.label('cart')}</h2></cart-drawer><main id="MainContent"><section class="shopify-section section"><div class="product product--medium grid"><div class="grid__item product__media-wrapper"><media-gallery><slider-component class="slider-mobile-gutter"><ul class="product__media-list grid slider">${page.random.times(page.random.int(1, 6), slide).join('')}</ul></slider-component></media-gallery></div><div class="product__info-wrapper grid__item"><product-info class="product__info-container"><p class="product__text caption-with-letter-spacing">${page.site}</p><div class="product__title"><h1>${page.headline()}</h1><a href="${page.path()}" class="product__title"><h2 class="h1">${page.headline()}</h2></a></div><div class="price">${price(page)}</div><div class="product__tax caption rte">${word(page, 'delivery')}</div><product-form><button>${page.label('cart')}</button></product-form><div class="product__description rte quick-add-hidden">${description(page)}${points([page.item(), page.item()])}</div>${accordion(true)}${accordion(false)}<share-button>${page.label('share')}</share-button></product-info></div></div></section><section class="shopify-section"><product-recommendations><h2 class="related-products__heading">${word(page, 'alsoBought')}</h2><ul class="grid product-grid">${goods(page, card)}</ul></product-recommendations></section></main><footer class="footer">${page.label('rights')}</footer>`,
      { type: 'Product' },
    );
  }),

  textKind('blog-article-of-a-shop', (page) => {
    const site = new Site(page, 'bem');
    const body = story(page, {
      ...plainBlocks(),
      h: (text) => `<h2><span>${text}</span></h2>`,
      figure: () => `<div style="text-align: left;">${plainImage(page)}</div>`,
    });
    return shell(
      page,
      `${site.header()}<main id="MainContent"><article class="article-template" itemscope itemtype="http://schema.org/BlogPosting"><div class="article-template__hero-container"><div class="article-template__hero-medium media">${imageBySrcsetOnly(page)}</div></div><header class="page-width page-width--narrow"><h1 class="article-template__title" itemprop="headline">${page.headline()}</h1><span class="circle-divider caption-with-letter-spacing"><time>${page.date()}</time></span></header><div class="article-template__social-sharing">${page.label('share')}</div><div class="article-template__content page-width page-width--narrow rte" itemprop="articleBody">${body}</div><div class="article-template__back"><a href="/blogs/news">${page.label('previous')}</a></div><div class="article-template__comment-wrapper"><h2 id="comments">${page.label('comments')}</h2><article class="article-template__comments-comment"><p>${page.free()}</p><footer><span>${page.name()}</span></footer></article></div></article></main><div class="newsletter__wrapper"><h2>${page.pitch()}</h2></div>${site.footer()}`,
    );
  }),

  textKind('product-of-tabs-and-zoom', (page) => {
    const site = new Site(page, 'words');
    const shot = () => {
      const base = address(page, '');
      page.recordPicture(`${base}-600x600.jpg`, `${base}.jpg`);
      return `<div data-thumb="${base}-100x100.jpg" class="woocommerce-product-gallery__image"><a href="${base}.jpg"><img width="600" height="600" src="${base}-600x600.jpg" class="wp-post-image" data-src="${base}.jpg" data-large_image="${base}.jpg" alt=""></a></div>`;
    };
    const rows = page.random
      .times(
        page.random.int(2, 6),
        () =>
          `<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label">${page.item()}</th><td class="woocommerce-product-attributes-item__value"><p>${page.random.int(1, 900)}</p></td></tr>`,
      )
      .join('');
    const product = (name: string, picture: string) =>
      `<li class="product type-product instock"><a href="${page.path()}" class="woocommerce-LoopProduct-link">${picture}<h2 class="woocommerce-loop-product__title">${name}</h2><span class="price">${price(page)}</span></a><a class="button add_to_cart_button">${page.label('cart')}</a></li>`;
    return shell(
      page,
      `${site.header()}<div class="site-content"><nav class="woocommerce-breadcrumb">${site.menuLinks(2).join(' / ')} / ${page.headline()}</nav><div class="woocommerce-notices-wrapper"></div><div class="product type-product"><div class="woocommerce-product-gallery woocommerce-product-gallery--with-images"><div class="woocommerce-product-gallery__wrapper">${page.random.times(page.random.int(1, 4), shot).join('')}</div></div><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>${price(page)}</bdi></span></p><div class="woocommerce-product-details__short-description"><p>${page.say()}</p></div><p class="stock in-stock">${word(page, 'stock')}</p><form class="cart"><input type="number" value="1"><button class="single_add_to_cart_button">${page.label('cart')}</button></form><div class="product_meta"><span class="sku_wrapper">SKU: ${page.random.int(100, 9999)}</span></div></div><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs"><li class="description_tab"><a href="#tab-description">${page.label('about')}</a></li><li><a href="#tab-reviews">${word(page, 'reviews')}</a></li></ul><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content wc-tab" id="tab-description">${description(page)}</div><div class="woocommerce-Tabs-panel panel wc-tab" id="tab-additional_information"><h2>${word(page, 'specs')}</h2><table class="woocommerce-product-attributes shop_attributes">${rows}</table></div><div class="panel wc-tab" id="tab-reviews"><ol class="commentlist"><li class="review"><p class="meta"><strong>${page.name()}</strong></p><div class="description"><p>${page.free()}</p></div></li></ol></div></div><section class="up-sells upsells products"><h2>${page.label('related')}</h2><ul class="products columns-4">${goods(page, product)}</ul></section></div></div>${site.footer()}`,
      { type: 'Product' },
    );
  }),

  textKind('product-of-a-large-shop-system', (page) => {
    const site = new Site(page, 'words');
    const item = (name: string, picture: string) =>
      `<li class="item product product-item"><div class="product-item-info"><a href="${page.path()}" class="product photo product-item-photo">${picture}</a><div class="product details product-item-details"><strong class="product name product-item-name"><a class="product-item-link" href="${page.path()}">${name}</a></strong><div class="price-box">${price(page)}</div></div></div></li>`;
    const rows = page.random
      .times(
        4,
        () =>
          `<tr><th class="col label" scope="row">${page.item()}</th><td class="col data">${page.random.int(1, 99)}</td></tr>`,
      )
      .join('');
    return shell(
      page,
      `<div class="page-wrapper">${site.header()}<div class="breadcrumbs"><ul class="items"><li class="item home">${site.link(page.label('home'))}</li><li class="item product"><strong>${page.headline()}</strong></li></ul></div><main id="maincontent" class="page-main"><div class="columns"><div class="column main"><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">${page.headline()}</span></h1></div><div class="product-info-price">${price(page)}</div><div class="product attribute overview"><div class="value" itemprop="description"><p>${page.say()}</p></div></div><div class="product-add-form"><button>${page.label('cart')}</button></div><div class="product-addto-links"><a class="action towishlist">${word(page, 'wishlist')}</a></div></div><div class="product media"><div class="gallery-placeholder _block-content-loading"><img alt="main product photo" class="gallery-placeholder__image" src="${photo(page)}"></div></div><div class="product info detailed"><div class="product data items"><div class="data item title"><a class="data switch">${page.label('about')}</a></div><div class="data item content" id="description"><div class="product attribute description"><div class="value">${story(page, { p: (text) => `<p>${text}</p>`, li: (items) => points(items) })}</div></div></div><div class="data item content" id="additional"><div class="additional-attributes-wrapper table-wrapper"><table class="data table additional-attributes">${rows}</table></div></div></div></div><div class="block upsell"><div class="block-title title"><strong>${word(page, 'alsoBought')}</strong></div><div class="block-content content"><ol class="products list items product-items">${goods(page, item)}</ol></div></div></div></div></main>${site.footer()}</div>`,
      { type: 'Product' },
    );
  }),

  textKind('product-of-a-marketplace', (page) => {
    const c = 'a-section a-spacing-none';
    const bullets = page.random
      .times(
        page.random.int(3, 6),
        () =>
          `<li class="a-spacing-mini"><span class="a-list-item"> ${page.random.chance(0.5) ? page.item() : page.say()} </span></li>`,
      )
      .join('');
    const module = () =>
      page.random.pick([
        () =>
          `<div class="celwidget aplus-module module-9 aplus-standard"><div class="aplus-module-wrapper"><img src="${photo(page)}"><h4 class="a-spacing-mini">${page.heading()}</h4><p class="a-spacing-base">${page.say()}</p></div></div>`,
        () =>
          `<div class="aplus-module 3p-module-b"><table class="apm-tablemodule-table"><tr><td>${imageInSizes(page)}</td><td><p>${page.say()}</p></td></tr></table></div>`,
      ])();
    const card = (name: string, picture: string) =>
      `<li class="a-carousel-card"><a class="a-link-normal" href="${page.path()}">${picture}<div class="sponsored-products-truncator-truncated">${name}</div></a><span class="a-price">${price(page)}</span></li>`;
    const review = () =>
      `<div data-hook="review" class="a-section review aok-relative"><span class="a-profile-name">${page.name()}</span><span data-hook="review-body"><span>${page.free()}</span></span></div>`;
    return shell(
      page,
      `<header id="navbar-main"><div id="nav-belt"><a href="/">${page.site}</a><input placeholder="${page.label('search')}"></div><div id="nav-main">${page
        .menuWords(8)
        .map((text) => `<a href="/g">${text}</a>`)
        .join(
          '',
        )}</div></header><div id="dp"><div id="wayfinding-breadcrumbs_feature_div"><ul class="a-unordered-list">${page
        .menuWords(3)
        .map((text) => `<li><span class="a-list-item"><a>${text}</a></span></li>`)
        .join(
          '›',
        )}</ul></div><div id="leftCol"><div id="imageBlock"><ul class="a-unordered-list a-nostyle a-horizontal list maintain-height"><li class="image item"><span class="a-list-item"><div id="imgTagWrapperId" class="imgTagWrapper"><img src="${photo(page)}" id="landingImage" data-old-hires=""></div></span></li></ul></div></div><div id="centerCol"><div id="titleSection" class="${c}"><h1 id="title" class="a-size-large a-spacing-none"><span id="productTitle" class="a-size-large product-title-word-break">        ${page.headline()}       </span></h1></div><div id="bylineInfo_feature_div"><a id="bylineInfo">${word(page, 'moreFrom')}</a></div><div id="averageCustomerReviews">★★★★☆ ${page.random.int(10, 9000)}</div><div id="corePrice_feature_div">${price(page)}</div><div id="feature-bullets" class="${c}"><h2>${page.label('about')}</h2><ul class="a-unordered-list a-vertical a-spacing-mini">${bullets}</ul></div></div><div id="rightCol"><div id="buybox">${word(page, 'delivery')} ${page.label('cart')} ${word(page, 'quantity')}</div></div><div id="sims-consolidated-1"><h2>${word(page, 'alsoBought')}</h2><ol class="a-carousel">${goods(page, card)}</ol></div><div id="productDescription_feature_div"><h2>${word(page, 'specs')}</h2><div id="productDescription" class="${c}"><p><span>${prose(page)}</span></p>${count(page, [0, 1], [1, 3], () => `<p><span>${prose(page)}</span></p>`)}</div></div><div id="aplus" class="aplus-v2 desktop celwidget">${count(page, [0, 1], [1, 3], module)}</div><div id="reviewsMedley"><h2>${word(page, 'reviews')}</h2>${page.random.times(2, review).join('')}</div></div>`,
      { type: 'Product' },
    );
  }),

  textKind('hotel-page', (page) => {
    const site = new Site(page, 'styled');
    const facilities = page.list(
      page.random.times(page.random.int(8, 20), () => page.item('free')),
      true,
    );
    const review = () =>
      `<div data-testid="featuredreview"><div>${page.name()}</div><div>“${page.free()}”</div></div>`;
    const similar = goods(
      page,
      (name, picture) =>
        `<div class="bui-carousel__item"><a href="${page.path()}">${picture}<span class="bui-card__title">${name}</span></a><p>${page.noise()}</p></div>`,
    );
    return shell(
      page,
      site.around(
        `<div id="hp_hotel_name"><h2 class="pp-header__title">${page.headline()}</h2></div><div class="hp_address"><span>${word(page, 'address')}: ${page.random.word()} ${page.random.int(1, 99)}</span></div><div class="hotel-gallery">${page.random.times(page.random.int(3, 7), () => `<button>${image(page)}</button>`).join('')}</div><div id="property_description_content"><div class="hp-desc-highlighted"></div><p data-testid="property-description">${prose(page)}</p>${count(page, [0, 1], [2, 4], () => `<p>${prose(page)}</p>`)}</div><div data-testid="property-most-popular-facilities-wrapper"><h3>${page.heading()}</h3><ul>${facilities.map((text) => `<li><div><span><svg></svg></span><div><span>${text}</span></div></div></li>`).join('')}</ul></div><div class="reviews-carousel"><h3>${word(page, 'reviews')}</h3>${page.random.times(3, review).join('')}</div><div class="house-rules"><h2>${page.heading()}</h2><div>${page.say()}</div></div><div class="similar-properties"><h3>${page.label('recommended')}</h3>${similar}</div>`,
        { noSide: true },
      ),
      { type: 'Hotel' },
    );
  }),

  textKind('flat-or-house-to-let', (page) => {
    const site = new Site(page, 'foreign');
    const facts = page.list(
      page.random.times(
        page.random.int(4, 9),
        (i) => `${page.menuWords(1)[0] ?? ''}-${i + 1}: ${page.random.int(2, 300)} m²`,
      ),
      true,
    );
    const part = (inner: string) =>
      `<div class="is24qa-objektbeschreibung-label"><h4>${page.heading()}</h4><pre class="is24qa-text text-content">${inner}</pre></div>`;
    const similar = goods(
      page,
      (name, picture) =>
        `<div class="similar-object"><a href="${page.path()}">${picture}<h5>${name}</h5></a><span>${price(page)}</span></div>`,
    );
    return shell(
      page,
      site.around(
        `<div class="gallery"><ul class="slides">${page.random.times(page.random.int(2, 6), () => `<li class="slide">${lazyImage(page)}</li>`).join('')}</ul></div><h1 id="expose-title">${page.headline()}</h1><div class="address-block">${word(page, 'address')}: ${page.random.word()}</div><div class="criteriagroup"><dl>${facts.map((text) => `<dt class="fact-label">${text.split(': ')[0] ?? ''}:</dt><dd class="fact-value">${text.split(': ')[1] ?? ''}</dd>`).join('')}</dl></div>${count(page, [1, 1], [2, 4], () => part(`${page.say()}\n\n${page.say(2)}`))}<div class="contact-box"><form><input placeholder="${page.label('email')}"><button>${page.label('contact')}</button></form><p>${page.noise()}</p></div><div class="similar"><h3>${page.label('recommended')}</h3>${similar}</div>`,
      ),
    );
  }),

  textKind('classified-ad', (page) => {
    const site = new Site(page);
    const similar = goods(
      page,
      (name, picture) =>
        `<li class="ad-listitem"><article class="aditem"><div class="aditem-image">${picture}</div><div class="aditem-main"><h2><a href="${page.path()}">${name}</a></h2><p class="aditem-main--middle--description">${page.noise()}</p></div></article></li>`,
    );
    return shell(
      page,
      site.around(
        `<article id="viewad-product"><div id="viewad-images" class="galleryimage-large">${page.random.times(page.random.int(1, 4), () => `<div class="galleryimage-element">${image(page)}</div>`).join('')}</div><section class="boxedarticle"><h1 id="viewad-title">${page.headline()}</h1><h2 id="viewad-price">${price(page)}</h2><span id="viewad-locality">${page.random.word()}</span><div id="viewad-description"><h2>${page.label('about')}</h2><p id="viewad-description-text">${page.random.times(page.amount([2, 4], [4, 9]), () => (page.random.chance(0.5) ? page.brief() : page.say())).join('<br>')}</p></div></section></article><div id="viewad-profile-box">${page.name()} ${page.label('joined')} ${page.date()}</div><ul id="vap-similar-ads">${similar}</ul>`,
      ),
    );
  }),

  textKind('job-ad-in-one-description-box', (page) => {
    const site = new Site(page, 'module');
    const list = () =>
      `<ul>${page.random.times(page.random.int(3, 6), () => `<li>${page.item()}</li>`).join('')}</ul>`;
    const block = page.random.pick([
      () => `<p><b>${page.heading()}</b></p>${list()}`,
      () => `<div><b>${page.heading()}</b></div><div>${page.say()}</div>${list()}`,
      () => `<h3><strong>${page.heading()}</strong></h3>${list()}<p>&nbsp;</p>`,
    ]);
    const similar = page.random
      .times(
        4,
        () =>
          `<li><a href="${page.path()}"><h4>${page.title('noise')}</h4><div>${page.random.word()} · ${page.random.word()}</div><p>${page.noise()}</p></a></li>`,
      )
      .join('');
    return shell(
      page,
      site.around(
        `<div class="jobsearch-JobComponent"><div class="jobsearch-InfoHeaderContainer"><h1 class="jobsearch-JobInfoHeader-title"><span>${page.headline()}</span></h1><div data-company-name="true">${page.random.word()}</div><div>${word(page, 'salary')}: ${page.random.int(20, 90)}.000</div></div><button>${word(page, 'apply')}</button><div id="jobDescriptionText" class="jobsearch-jobDescriptionText"><div><p>${prose(page)}</p>${count(page, [1, 1], [2, 4], block)}<p>${page.say()}</p></div></div><div id="hiringInsights">${page.date()}</div></div><aside><h3>${word(page, 'similarJobs')}</h3><ul>${similar}</ul></aside>`,
      ),
      { type: 'JobPosting' },
    );
  }),

  textKind('job-ad-of-titled-sections', (page) => {
    const site = new Site(page, 'data');
    const section = () =>
      `<article data-at="section-text" class="css-${page.random.letters(5)}"><div><h4>${page.heading()}</h4></div><div class="at-section-text-content"><span>${page.random.chance(0.5) ? `<p>${page.say(2)}</p>` : `<ul>${page.random.times(4, () => `<li>${page.item()}</li>`).join('')}</ul>`}</span></div></article>`;
    return shell(
      page,
      site.around(
        `<div data-at="job-ad-header"><div>${thumb(page)}</div><h1 data-at="header-job-title">${page.headline()}</h1><ul><li>${page.random.word()}</li><li>${page.date()}</li></ul></div><div data-at="job-ad-content"><div class="keyvisual">${plainImage(page)}</div><p>${page.say()}</p>${count(page, [2, 2], [3, 5], section)}<p>${decoy(page)}</p></div><div data-at="apply">${word(page, 'apply')} ${word(page, 'save')}</div>${site.newsletter()}${site.related()}`,
      ),
    );
  }),

  textKind('event-with-agenda', (page) => {
    const site = new Site(page, 'bem');
    const rows = page.random
      .times(
        page.amount([2, 3], [4, 9]),
        () =>
          `<li class="agenda__slot"><div class="agenda__time">${page.random.int(9, 18)}:00</div><div class="agenda__text"><h4>${page.heading()}</h4><p>${page.brief()}</p></div></li>`,
      )
      .join('');
    const others = page.random
      .times(
        4,
        () =>
          `<div class="discover-horizontal-event-card"><a href="${page.path()}">${thumb(page)}<h3>${page.title('noise')}</h3></a><p>${page.date()}</p></div>`,
      )
      .join('');
    return shell(
      page,
      site.around(
        `<div class="event-hero">${imageInSizes(page)}</div><time class="start-date">${page.date()}</time><h1 class="event-title">${page.headline()}</h1><p class="summary">${page.brief()}</p><div class="organizer-listing-info">${page.label('by')} ${page.random.word()} <button>${page.label('follow')}</button></div><div class="event-details"><h2>${page.label('about')}</h2><div class="has-user-generated-content"><div>${description(page)}</div></div><ul class="agenda">${rows}</ul></div><div class="conversion-bar">${word(page, 'tickets')} ${price(page)}</div><section class="other-events"><h2>${page.label('recommended')}</h2>${others}</section>`,
      ),
      { type: 'Event' },
    );
  }),
];
