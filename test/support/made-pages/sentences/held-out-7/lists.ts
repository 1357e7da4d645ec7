/** Products, recipes, events, jobs, people, homes and other lists, and pages of a few words: half `held-out-7`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  clock,
  f,
  framed,
  image,
  lis,
  number,
  others,
  photo,
  points,
  ps,
  rich,
  some,
  texts,
  word,
} from './writing.ts';

const amountOf = (page: PageMaker) => `${page.random.int(2, 900)}`;

export const lists = [
  bare(
    'woocommerce-product-in-a-shop-theme',
    (page) =>
      `<div id="page" class="hfeed site"><header id="masthead" class="site-header"><nav class="storefront-primary-navigation"><ul class="nav-menu">${bar(page, (w) => `<li class="menu-item"><a>${w}</a></li>`)}</ul></nav></header><div class="storefront-breadcrumb"><nav class="woocommerce-breadcrumb">${page.label('home')}</nav></div><main id="main" class="site-main"><div id="product-1" class="product type-product instock"><div class="woocommerce-product-gallery woocommerce-product-gallery--with-images"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image"><a>${image(page, ' class="wp-post-image" alt="" width="416" height="416"')}</a></div></div></div><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi>${page.random.int(5, 90)},00 €</bdi></span></p><div class="woocommerce-product-details__short-description"><p>${page.say()}</p></div><form class="cart"><button class="single_add_to_cart_button button alt">${page.label('cart')}</button></form><div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${number(page)}</span></span></div></div><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs"><li class="description_tab active"><a>${page.label('about')}</a></li></ul><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content wc-tab" id="tab-description">${ps(page)}<ul>${lis(points(page))}</ul></div></div><section class="related products"><h2>${page.label('related')}</h2><ul class="products columns-3">${others(page, (h, t) => `<li class="product type-product"><a href="${h}" class="woocommerce-LoopProduct-link"><img src="${page.decoration()}" alt=""><h2 class="woocommerce-loop-product__title">${t}</h2></a><a class="button add_to_cart_button">${page.label('cart')}</a></li>`)}</ul></section></div></main></div>${f.footer(page)}`,
  ),
  bare(
    'magento-luma-product',
    (page) =>
      `<div class="page-wrapper"><header class="page-header"><div class="header content"><a class="logo" href="/"><img src="${page.decoration('/static/logo.svg')}" alt=""></a></div></header><div class="sections nav-sections"><nav class="navigation"><ul>${bar(page, (w) => `<li class="level0 nav-1 level-top ui-menu-item"><a class="level-top"><span>${w}</span></a></li>`)}</ul></nav></div><main id="maincontent" class="page-main"><div class="columns"><div class="column main"><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base" data-ui-id="page-title-wrapper" itemprop="name">${page.headline()}</span></h1></div><div class="product-info-price"><span class="price">€${page.random.int(5, 90)}.00</span></div><div class="box-tocart"><button class="action primary tocart"><span>${page.label('cart')}</span></button></div></div><div class="product media"><div class="gallery-placeholder _block-content-loading"><img class="gallery-placeholder__image" src="${page.picture()}" alt="main product photo"></div></div><div class="product info detailed"><div class="product data items"><div class="data item title active"><a class="data switch">${page.label('about')}</a></div><div class="data item content" id="description"><div class="product attribute description"><div class="value">${ps(page)}</div></div></div></div></div><div class="block upsell"><div class="block-title title"><strong>${page.label('recommended')}</strong></div><ol class="products list items product-items">${others(page, (h, t) => `<li class="item product product-item"><strong class="product name product-item-name"><a class="product-item-link" href="${h}">${t}</a></strong></li>`)}</ol></div></div></div></main>${f.footer(page)}</div>`,
  ),
  framed(
    'recipe-card-tasty-plugin',
    'kadence',
    (page) =>
      `<article class="post hentry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content">${ps(page)}<div class="tasty-recipes tasty-recipes-display has-image"><header class="tasty-recipes-entry-header"><div class="tasty-recipes-image">${image(page, ' width="150" height="150" alt=""')}</div><div class="tasty-recipes-details"><ul><li class="prep-time"><span class="tasty-recipes-label">${word(page, 'cookTime')}</span> <span>${amountOf(page)}</span></li></ul></div><a class="button tasty-recipes-print-button">${word(page, 'print')}</a></header><div class="tasty-recipes-entry-content"><div class="tasty-recipes-ingredients"><h3>${page.label('ingredients')}</h3><div class="tasty-recipes-ingredients-body"><ul>${points(
        page,
        4,
        8,
      )
        .map(
          (x) =>
            `<li data-tr-ingredient-checkbox=""><span class="tr-ingredient-checkbox-container"><input type="checkbox"><label></label></span><span data-amount="1">${amountOf(page)}</span> <span>${x}</span></li>`,
        )
        .join(
          '',
        )}</ul></div></div><div class="tasty-recipes-instructions"><h3>${page.label('preparation')}</h3><div class="tasty-recipes-instructions-body"><ol>${some(page, 3, 6, (i) => `<li id="instruction-step-${i + 1}">${page.say()}</li>`)}</ol></div></div></div></div></div>${f.comments(page)}</article>`,
  ),
  bare(
    'recipe-of-a-large-cooking-portal-mntl',
    (page) =>
      `<header class="header mntl-block"><ul class="mntl-header-nav__list">${bar(page, (w) => `<li class="mntl-header-nav__list-item"><a class="mntl-header-nav__list-item-link">${w}</a></li>`)}</ul></header><main id="main" class="loc main"><article class="comp right-rail mntl-article"><div class="article-header"><h1 id="article-header--recipe_1-0" class="comp article-heading text-headline-400">${page.headline()}</h1><p class="article-subheading text-utility-300">${page.say()}</p><div class="mntl-bylines__group"><span class="mntl-attribution__item-name">${page.name()}</span> <div class="mntl-attribution__item-date">${page.date()}</div></div></div><div class="loc article-content"><div class="primary-image__media">${image(page, ' class="primary-image__image mntl-primary-image--blurry" alt=""')}</div><div class="mm-recipes-details"><div class="mm-recipes-details__item"><div class="mm-recipes-details__label">${word(page, 'cookTime')}</div><div class="mm-recipes-details__value">${amountOf(page)}</div></div></div><div class="mm-recipes-lrs-ingredients"><h2>${page.label('ingredients')}</h2><ul class="mm-recipes-structured-ingredients__list">${points(
        page,
        4,
        9,
      )
        .map(
          (x) =>
            `<li class="mm-recipes-structured-ingredients__list-item"><p><span data-ingredient-quantity="true">${amountOf(page)}</span> <span data-ingredient-name="true">${x}</span></p></li>`,
        )
        .join(
          '',
        )}</ul></div><div class="mm-recipes-steps"><h2>${page.label('preparation')}</h2><div class="mm-recipes-steps__content"><ol class="mntl-sc-block-group--OL">${some(page, 3, 6, () => `<li class="mntl-sc-block-startgroup"><p class="mntl-sc-block mntl-sc-block-html">${page.say()}</p></li>`)}</ol></div></div></div></article><div class="mntl-recirc-section"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<a class="mntl-card-list-items" href="${h}"><img src="${page.decoration()}" alt=""><span class="card__title-text">${t}</span></a>`)}</div></main>${f.footer(page)}`,
  ),
  bare(
    'event-of-a-large-ticket-host',
    (page) =>
      `<div id="root"><header class="Header-module__root___${page.random.letters(5)}">${bar(page, (w) => `<a>${w}</a>`)}</header><main data-testid="main"><div class="event-listing event-listing--has-image"><div class="event-details hide-small"><div class="event-details__wrapper"><div class="event-hero">${image(page, ' alt="" data-testid="hero-img"')}</div><time class="start-date">${page.date()}</time><h1 class="event-title css-0">${page.headline()}</h1><p class="summary">${page.say()}</p><div class="organizer-brief"><span class="descriptive-organizer-info">${page.name()}</span></div><section class="Layout-module__module"><h2>${word(page, 'address')}</h2><p>${page.free()}</p></section><div class="event-description"><div class="eds-text--left"><h2>${page.label('about')}</h2>${texts(page, (t) => `<div><p>${t}</p></div>`)}<ul>${lis(points(page))}</ul></div></div></div></div></div><div class="conversion-bar"><button>${word(page, 'tickets')}</button></div></main><section class="similar-events"><h3>${page.label('recommended')}</h3>${others(page, (h, t) => `<section class="event-card-details"><a class="event-card-link" href="${h}"><h3>${t}</h3></a></section>`)}</section></div>`,
  ),
  bare(
    'job-ad-of-a-workday-like-portal',
    (page) =>
      `<div id="wd-body"><header class="css-${page.random.letters(6)}"><img src="${page.decoration()}" alt=""><nav>${bar(page, (w) => `<button>${w}</button>`)}</nav></header><main data-automation-id="jobPostingPage"><h2 data-automation-id="jobPostingHeader" class="css-z1e1">${page.headline()}</h2><a role="button" data-automation-id="adventureButton">${word(page, 'apply')}</a><div class="css-facts"><dl data-automation-id="locations"><dt>locations</dt><dd>${page.random.word()}</dd></dl></div><div data-automation-id="jobPostingDescription" class="css-11n9"><p>${page.say(2)}</p><p><b>${page.heading()}</b></p><ul>${lis(points(page, 3, 6))}</ul><p><b>${page.heading()}</b></p><ul>${points(
        page,
        3,
        6,
      )
        .map((x) => `<li><p>${x}</p></li>`)
        .join(
          '',
        )}</ul><p>${page.say()}</p></div></main><aside data-automation-id="similarJobs"><h2>${word(page, 'similarJobs')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside></div>`,
  ),
  framed(
    'staff-profile-of-a-law-firm',
    'sxa',
    (page) =>
      `<div class="profile"><div class="profile__head"><div class="profile__photo"><img src="/people/${page.random.word()}.jpg" alt="" class="portrait"></div><div><h1 class="profile__name">${page.headline()}</h1><p class="profile__role">${page.menuWords(1).join('')}</p><a href="tel:0">${page.label('contact')}</a></div></div><div class="profile__bio">${ps(page)}</div><section class="profile__section"><h2>${page.heading()}</h2><ul>${lis(points(page))}</ul></section><section class="profile__section"><h2>${page.heading()}</h2><ul>${lis(points(page))}</ul></section></div>`,
  ),
  bare(
    'holiday-flat-of-a-booking-house',
    (page) =>
      `<header class="bui-header">${bar(page, (w) => `<a class="bui-tab__link">${w}</a>`)}</header><main><div id="hp_hotel_name"><h1>${page.headline()}</h1></div><div class="k2-hp--gallery-header">${image(page, ' alt="" class="e3fa9175ee"')}${image(page, ' alt="" class="e3fa9175ee"')}</div><div class="hp-description"><div data-testid="property-description">${texts(page, (t) => `<p class="a53cbfa6de b3efd73f69">${t}</p>`)}</div></div><div class="property-highlights"><h3>${word(page, 'keyPoints')}</h3><ul>${lis(points(page))}</ul></div><div id="reviews"><h2>${word(page, 'reviews')}</h2>${some(page, 1, 3, () => `<div data-testid="review-card"><span>${page.name()}</span><p>${page.free()}</p></div>`)}</div></main>${f.footer(page)}`,
  ),
  anywhere(
    'glossary-of-terms-by-letter',
    (page) =>
      `<article class="glossary"><h1>${page.headline()}</h1><p>${page.say()}</p><div class="glossary__index"><a href="#a">A</a> <a href="#b">B</a> <a href="#c">C</a></div><dl>${some(page, 4, 8, () => `<dt>${page.item()}</dt><dd>${page.say()}</dd>`)}</dl></article>`,
  ),
  anywhere(
    'numbered-listicle-with-shopping-links',
    (page) =>
      `<article class="listicle"><h1>${page.headline()}</h1>${f.byline(page)}<p>${page.say(2)}</p>${some(page, 3, 6, (i) => `<div class="listicle-item"><h2><span class="num">${i + 1}.</span> ${page.heading()}</h2><figure>${image(page)}</figure><p>${rich(page, page.say(page.random.int(1, 2)))}</p><div class="shop-links"><a rel="sponsored" href="https://shop.example/${i}">${page.label('price')} €${page.random.int(5, 90)}</a></div></div>`)}<p class="affiliate-disclosure">${page.free()}</p></article>${f.related(page)}`,
  ),
  bare(
    'course-of-a-learning-market',
    (page) =>
      `<header>${bar(page, (w) => `<a>${w}</a>`)}</header><main class="course-landing-page"><div class="clp-lead"><h1 class="ud-heading-xl clp-lead__title" data-purpose="lead-title">${page.headline()}</h1><div class="ud-text-lg clp-lead__headline" data-purpose="lead-headline">${page.say()}</div></div><div class="what-you-will-learn--what-will-you-learn--1n"><h2>${page.heading()}</h2><ul class="ud-unstyled-list ud-block-list">${points(
        page,
        4,
        6,
      )
        .map(
          (x) =>
            `<li><div class="ud-block-list-item"><svg class="ud-icon"></svg><div class="ud-block-list-item-content"><span>${x}</span></div></div></li>`,
        )
        .join(
          '',
        )}</ul></div><div data-purpose="safely-set-inner-html:description:description">${ps(page)}</div><aside class="sidebar"><button>${page.label('cart')}</button></aside></main><section><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<div class="course-card"><h3><a href="${h}">${t}</a></h3></div>`)}</section>${f.footer(page)}`,
  ),
  framed(
    'opening-hours-and-prices-of-a-museum-by-hand',
    'simple',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say()}</p><h3>${word(page, 'openingHours')}</h3><ul>${lis(points(page, 2, 4))}</ul><h3>${page.label('price')}</h3><ul>${lis(points(page, 2, 4))}</ul><p>${image(page, ' border="0" alt="" width="400"')}</p><p>${page.say()}</p>`,
  ),
];

export const short = [
  framed(
    'page-of-one-paragraph-in-kadence',
    'kadence',
    (page) =>
      `<article class="entry content-bg single-entry"><header class="entry-header page-title"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content single-content"><p>${page.say()}</p></div></article>`,
  ),
  bare(
    'maintenance-note-of-a-shop',
    (page) =>
      `<div class="header"><a href="/"><img src="${page.decoration()}" alt=""></a></div><div class="content notice"><h1>${page.headline()}</h1><p>${page.brief()}</p><p>${page.say()}</p></div><div class="footer">${page.label('rights')}</div>`,
  ),
  framed(
    'short-brief-of-a-municipality',
    'typo3',
    (page) =>
      `<div class="frame frame-default frame-type-text"><div class="frame-inner"><h1>${page.headline()}</h1><p class="lead">${page.brief()}</p><p>${page.say()}</p></div></div>`,
  ),
  bare(
    'flash-of-an-agency-in-two-sentences',
    (page) =>
      `<header>${bar(page, (w) => `<a>${w}</a>`)}</header><main><article class="flash"><h1>${page.headline()}</h1><time>${page.date()} ${clock(page)}</time><p>${page.brief()}</p><p>${page.brief()}</p></article></main><aside><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside>${f.footer(page)}`,
  ),
  framed(
    'squarespace-page-of-a-studio',
    'squarespace',
    (page) =>
      `<div class="sqs-layout sqs-grid-12"><div class="sqs-block html-block"><div class="sqs-html-content"><h1>${page.headline()}</h1><p class="sqsrte-large">${page.say()}</p></div></div></div>`,
  ),
  anywhere(
    'quotation-alone-on-a-page',
    (page) =>
      `<article class="format-quote"><h1 class="entry-title">${page.headline()}</h1><blockquote><p>${page.say()}</p></blockquote></article>`,
  ),
  anywhere(
    'photo-and-one-line',
    (page) =>
      `<article class="format-image"><h1 class="entry-title">${page.headline()}</h1>${photo(page)}<p>${page.say()}</p></article>`,
  ),
  bare(
    'micro-entry-of-an-indie-site',
    (page) =>
      `<header class="h-card"><a class="u-url p-name" href="/">${page.site}</a></header><main><article class="h-entry"><h1 class="p-name">${page.headline()}</h1><div class="e-content"><p>${page.say()}</p></div><p><a class="u-url" href="/e"><time class="dt-published">${page.date()}</time></a></p></article></main><footer>${page.label('rights')}</footer>`,
  ),
];
