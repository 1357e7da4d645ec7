/**
 * Pictures as shops, boards, newspapers, recipe plug-ins, agents and museums mark them up: views of goods, attachments,
 * steps and portraits that are the page's own, beside recommended goods, faces, advertisements and further stories.
 */
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { adPicture, address, image, photo, portrait, thumb } from './pictures.ts';
import { ofSystem, pieces } from './pictures-of-systems.ts';
import { prose } from './prose.ts';

const PIXEL =
  'data:image/svg+xml;utf8,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E';

/** Goods beside the page's own, with picture, name and price. */
const good = (page: PageMaker, tag: string, box: string): string =>
  `<${tag} class="${box}"><a href="${page.path()}">${thumb(page)}<span>${page.title('noise')}</span></a><span class="price">${page.random.int(5, 300)}.00</span></${tag}>`;

const price = (page: PageMaker): string =>
  `${page.random.int(5, 900)},${page.random.int(10, 99)} €`;

/** A large view and the small one of the same picture. */
function views(
  page: PageMaker,
  write: (large: string, small: string, at: number) => readonly [string, string],
): readonly [string, string] {
  const all = page.random.times(page.random.int(2, 6), (at) => {
    const base = address(page, '');
    page.recordPicture(`${base}_1200.jpg`, `${base}_100.jpg`);
    return write(`${base}_1200.jpg`, `${base}_100.jpg`, at);
  });
  return [all.map(([large]) => large).join('\n'), all.map(([, small]) => small).join('\n')];
}

export const picturesOfTrades: readonly Kind<TextTruth>[] = [
  ofSystem(
    'product-with-a-media-gallery',
    (page) => {
      const [large, small] = views(page, (src, thumbnail, at) => [
        `<li id="Slide-${at}" class="product__media-item grid__item slider__slide${at === 0 ? ' is-active' : ''}"><div class="product-media-container media-type-image"><modal-opener class="product__modal-opener product__modal-opener--image"><div class="product__media media media--transparent"><img src="${src}" alt="" width="1946" sizes="(min-width: 1200px) 715px"></div><button class="product__media-toggle" type="button" aria-haspopup="dialog"><span class="visually-hidden">Open media ${at + 1} in modal</span></button></modal-opener></div></li>`,
        `<li id="Thumb-${at}" class="thumbnail-list__item slider__slide"><button class="thumbnail global-media-settings"><img src="${thumbnail}" alt="" width="416" height="416"></button></li>`,
      ]);
      return `<section class="shopify-section section"><div class="product product--large product--thumbnail_slider grid"><div class="grid__item product__media-wrapper"><media-gallery><slider-component><ul class="product__media-list contains-media grid slider list-unstyled">${large}</ul></slider-component><slider-component class="thumbnail-slider"><ul class="thumbnail-list list-unstyled slider">${small}</ul></slider-component></media-gallery></div><div class="product__info-wrapper grid__item"><div class="product__title"><h1>${page.headline()}</h1></div><div class="price"><span class="price-item">${price(page)}</span></div><div class="product__description rte"><p>${prose(page)}</p><p>${prose(page)}</p></div></div></div></section><product-recommendations class="related-products"><h2 class="related-products__heading">${page.label('related')}</h2><ul class="grid product-grid">${pieces(page, 3, 4, () => good(page, 'li', 'grid__item'))}</ul></product-recommendations>`;
    },
    'Product',
  ),
  ofSystem(
    'product-of-a-shop-plug-in',
    (page) => {
      const [large] = views(page, (src, small) => [
        `<div data-thumb="${small}" class="woocommerce-product-gallery__image"><a href="${src}"><img width="600" height="600" src="${small}" class="wp-post-image" alt="" data-src="${src}" data-large_image="${src}"></a></div>`,
        '',
      ]);
      return `<div class="product type-product"><div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images"><div class="woocommerce-product-gallery__wrapper">${large}</div></div><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price">${price(page)}</p><div class="woocommerce-product-details__short-description"><p>${prose(page)}</p></div></div><div class="woocommerce-tabs wc-tabs-wrapper"><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content"><p>${prose(page)}</p><p>${image(page)}</p></div></div><section class="up-sells upsells products"><ul class="products columns-4">${pieces(page, 2, 4, () => good(page, 'li', 'product type-product'))}</ul></section><section class="related products"><h2>${page.label('related')}</h2><ul class="products columns-4">${pieces(page, 2, 4, () => good(page, 'li', 'product type-product'))}</ul></section></div>`;
    },
    'Product',
  ),
  ofSystem(
    'product-with-placeholder-and-upsell',
    (page) =>
      `<div class="column main"><div class="product-info-main"><div class="page-title-wrapper product"><h1 class="page-title"><span class="base">${page.headline()}</span></h1></div><div class="price-box price-final_price">${price(page)}</div></div><div class="product media"><div class="gallery-placeholder _block-content-loading" data-gallery-role="gallery-placeholder"><img alt="main product photo" class="gallery-placeholder__image" src="${photo(page)}" width="700" height="700"></div></div><div class="product info detailed"><div class="data item content" id="description"><div class="product attribute description"><div class="value"><p>${prose(page)}</p><p>${prose(page)}</p></div></div></div></div><div class="block upsell" data-limit="0"><div class="block-title title"><strong>${page.label('related')}</strong></div><div class="products wrapper grid products-grid products-upsell"><ol class="products list items product-items">${pieces(page, 2, 5, () => `<li class="item product product-item"><a href="${page.path()}" class="product photo product-item-photo"><span class="product-image-container">${thumb(page, ' class="product-image-photo"')}</span></a><strong class="product name product-item-name"><a href="${page.path()}">${page.title('noise')}</a></strong></li>`)}</ol></div></div></div>`,
    'Product',
  ),
  ofSystem(
    'marketplace-offer-of-hashed-names',
    (page) => {
      const [large, small] = views(page, (src, thumbnail, at) => [
        `<div class="ux-image-carousel-item ${at === 0 ? 'active' : ''} image" data-idx="${at}"><img ${at === 0 ? `src="${src}"` : `data-src="${src}"`} alt=""></div>`,
        `<button class="ux-image-grid-item image-treatment"><img src="${thumbnail}" width="64" height="64" alt=""></button>`,
      ]);
      return `<div class="${page.random.letters(5)}"><div class="ux-image-carousel-container"><div class="ux-image-grid-container">${small}</div><div class="ux-image-carousel">${large}</div></div><div class="${page.random.letters(5)}"><h1 class="x-item-title__mainTitle"><span>${page.headline()}</span></h1><div class="x-price-primary">${price(page)}</div><div class="x-sellercard-atf"><div class="ux-action-avatar"><img src="${page.decoration(address(page, '.png'))}" width="48" height="48" alt=""></div></div></div><div class="x-item-description"><p>${prose(page)}</p><p>${prose(page)}</p></div></div><div class="${page.random.letters(6)}" data-viewport><h2>${page.label('related')}</h2><div>${pieces(page, 3, 6, () => good(page, 'div', page.random.letters(4)))}</div></div>`;
    },
    'Product',
  ),
  ofSystem(
    'board-with-attachments',
    (page) => {
      const post = (at: number): string =>
        `<div id="p${at}" class="post has-profile bg2"><dl class="postprofile"><dt><div class="avatar-container"><a class="avatar">${portrait(page, ' class="avatar"')}</a></div></dt><dd class="profile-rank"><img src="${page.decoration(address(page, '.gif'))}" alt="" width="90" height="18"></dd></dl><div class="postbody"><div class="content">${page.say(2)}${page.random.chance(0.6) ? `<br><img src="${photo(page)}" class="postimage" alt="Image">` : ''} <img class="smilies" src="${page.decoration('/images/smilies/icon_e_smile.gif')}" width="15" height="17" alt=":)"></div>${page.random.chance(0.5) ? `<dl class="attachbox"><dd><dl class="thumbnail"><dt><a href="./download/file.php?id=${at}&amp;mode=view"><img src="${photo(page)}" class="postimage" alt="a.jpg"></a></dt><dd>a.jpg (40 KiB)</dd></dl></dd></dl>` : ''}</div></div>`;
      return `<h1 class="topic-title"><a href="./viewtopic.php?t=1">${page.headline()}</a></h1>${pieces(page, 3, 6, post)}`;
    },
    'DiscussionForumPosting',
  ),
  ofSystem(
    'board-with-lightboxes-and-previews',
    (page) => {
      const box = (): string => {
        const base = address(page, '');
        page.recordPicture(`${base}_2_690x460.jpg`, `${base}.jpeg`);
        return `<p><div class="lightbox-wrapper"><a class="lightbox" href="${base}.jpeg" data-download-href="/x" title="a"><img src="${base}_2_690x460.jpg" alt="a" width="690" height="460"><div class="meta"><svg class="fa d-icon"></svg><span class="filename">a</span><span class="informations">1920×1280 210 KB</span></div></a></div></p>`;
      };
      const onebox = (): string =>
        `<aside class="onebox allowlistedgeneric"><header class="source"><img src="${page.decoration(address(page, '.png'))}" class="site-icon" width="32" height="32"><a href="https://${page.random.word()}.example">x</a></header><article class="onebox-body"><h3><a href="https://x.example">${page.title('free')}</a></h3></article></aside>`;
      const post = (at: number): string =>
        `<div class="topic-post"><article id="post_${at + 1}" class="boxed onscreen-post"><div class="row"><div class="topic-avatar"><a class="trigger-user-card main-avatar"><img alt="" width="48" height="48" src="${page.decoration(address(page, '.png'))}" class="avatar"></a></div><div class="topic-body"><div class="regular contents"><div class="cooked"><p>${page.say(2)}</p>${page.random.chance(0.6) ? box() : ''}${page.random.chance(0.3) ? onebox() : ''}<p>${page.say()}</p></div></div></div></div></article></div>`;
      return `<div id="topic-title"><h1><a class="fancy-title">${page.headline()}</a></h1></div><div class="post-stream">${pieces(page, 2, 5, post)}</div>`;
    },
    'DiscussionForumPosting',
  ),
  ofSystem('steps-of-a-recipe-plug-in', (page) => {
    const step = (): string =>
      `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span style="display: block;">${page.say()}</span></div>${page.random.chance(0.7) ? `<div class="wprm-recipe-instruction-media wprm-recipe-instruction-image">${image(page)}</div>` : ''}</li>`;
    return `<article class="post"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content"><p>${prose(page)}</p><p>${image(page)}</p><div class="adthrive-ad">${adPicture(page)}</div><p>${prose(page)}</p><figure class="wp-block-image">${image(page)}</figure><div class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-classic"><div class="wprm-recipe-image wprm-block-image-circle"><img width="150" height="150" src="${photo(page)}" style="border-radius: 50%"></div><h2 class="wprm-recipe-name">${page.heading('free')}</h2><ul class="wprm-recipe-ingredients">${page.random.times(5, () => `<li class="wprm-recipe-ingredient">${page.item()}</li>`).join('')}</ul><ul class="wprm-recipe-instructions">${pieces(page, 3, 6, step)}</ul></div></div></div></article><div class="feast-category-index"><h2>${page.label('related')}</h2><ul class="fsri-list feast-grid-half">${pieces(page, 3, 4, () => `<li class="listing-item"><a href="${page.path()}">${thumb(page)}<div class="fsri-title">${page.title('noise')}</div></a></li>`)}</ul></div>`;
  }),
  ofSystem('daily-of-hashed-names', (page) => {
    const figure = (): string =>
      `<div class="css-${page.random.letters(6)}" data-testid="imageblock-wrapper"><figure class="img-sz-medium css-${page.random.letters(6)}" aria-label="media" role="group"><div class="css-${page.random.letters(6)}"><picture><source media="(max-width: 599px)" srcset="">${image(page)}</picture></div><figcaption class="css-${page.random.letters(6)}"><span>${caption(page)}</span><span><span class="css-${page.random.letters(6)}">Credit...</span></span></figcaption></figure></div>`;
    return `<article id="story"><header><div id="sponsor-wrapper"></div><div class="css-${page.random.letters(6)}">${figure()}</div><h1 data-testid="headline">${page.headline()}</h1><div class="css-${page.random.letters(6)}">${portrait(page)}<p>${page.name()}</p></div></header><section name="articleBody">${pieces(page, 2, 4, () => `<div class="css-${page.random.letters(6)} StoryBodyCompanionColumn"><div><p>${prose(page)}</p></div></div>${figure()}`)}<div class="css-${page.random.letters(6)} StoryBodyCompanionColumn"><div><p>${prose(page)}</p></div></div></section></article><div id="bottom-slug"><div class="css-${page.random.letters(6)}">${pieces(page, 3, 5, () => `<div><a href="${page.path()}">${thumb(page)}<h3>${page.title('noise')}</h3></a></div>`)}</div></div>`;
  }),
  ofSystem('daily-of-numbered-elements', (page) => {
    const figure = (): string =>
      `<figure id="${page.random.letters(12)}" data-spacefinder-role="inline" data-spacefinder-type="model.ImageBlockElement" class="dcr-${page.random.letters(5)}"><div class="dcr-${page.random.letters(5)}"><picture class="dcr-${page.random.letters(5)}">${image(page)}</picture></div><figcaption class="dcr-${page.random.letters(5)}"><span><svg width="18" height="13"></svg></span><span>${caption(page)}</span></figcaption></figure>`;
    const rich = (): string =>
      `<figure data-spacefinder-role="richLink" class="dcr-${page.random.letters(5)}"><gu-island name="RichLinkComponent"><div data-component="rich-link"><div><a href="${page.path()}"><div>${thumb(page)}</div><div class="dcr-${page.random.letters(5)}">${page.title('noise')}</div></a></div></div></gu-island></figure>`;
    return `<main><article class="dcr-${page.random.letters(5)}"><div data-gu-name="media"><div id="img-1">${figure()}</div></div><div data-gu-name="headline"><h1>${page.headline()}</h1></div><div data-gu-name="meta"><div>${portrait(page)}</div></div><div data-gu-name="body"><div id="maincontent" class="article-body-commercial-selector">${pieces(page, 2, 5, (at) => `<p class="dcr-${page.random.letters(5)}">${prose(page)}</p>${page.random.chance(0.6) ? figure() : at === 0 ? rich() : ''}`)}</div></div></article></main><section data-component="related-stories"><ul>${pieces(page, 3, 4, () => `<li><a href="${page.path()}">${thumb(page)}<span>${page.title('noise')}</span></a></li>`)}</ul></section>`;
  }),
  ofSystem('broadcaster-of-components', (page) => {
    const block = (): string =>
      `<div data-component="image-block" class="ssrcss-${page.random.letters(6)}"><figure class="ssrcss-${page.random.letters(6)}-StyledFigure"><div><span><picture>${image(page)}</picture></span><span role="text"><span class="visually-hidden">Image source, </span>Agency</span></div><figcaption><span class="visually-hidden">Image caption, </span><p>${caption(page)}</p></figcaption></figure></div>`;
    return `<main id="main-content"><article><div data-component="headline-block"><h1 id="main-heading">${page.headline()}</h1></div><div data-component="byline-block"><div>${portrait(page)}</div></div>${block()}${pieces(page, 3, 5, (at) => `<div data-component="text-block"><div class="ssrcss-x-RichTextContainer"><p><b>${prose(page)}</b></p></div></div>${at % 2 === 1 ? block() : ''}`)}<div data-component="links-block"><ul>${pieces(page, 2, 3, () => `<li><a href="${page.path()}">${thumb(page)}<p>${page.title('noise')}</p></a></li>`)}</ul></div></article><section data-component="top-stories">${pieces(page, 2, 3, () => `<div><a href="${page.path()}">${page.title('noise')}</a>${thumb(page)}</div>`)}</section></main>`;
  }),
  ofSystem('accelerated-page', (page) => {
    const amp = (): string =>
      `<amp-img src="${photo(page)}" width="1200" height="675" layout="responsive" alt=""><noscript><img src="" alt=""></noscript></amp-img>`;
    return `<article class="amp-wp-article"><header class="amp-wp-article-header"><h1 class="amp-wp-title">${page.headline()}</h1><div class="amp-wp-meta amp-wp-byline"><amp-img src="${page.decoration(address(page, '.png'))}" width="24" height="24" layout="fixed"></amp-img><span class="amp-wp-author author vcard">${page.name()}</span></div></header><figure class="amp-wp-article-featured-image wp-caption">${amp()}<p class="wp-caption-text">${caption(page)}</p></figure><div class="amp-wp-article-content">${pieces(page, 2, 4, () => `<p>${prose(page)}</p><figure>${amp()}</figure>`)}<amp-carousel width="600" height="480" layout="responsive" type="slides">${pieces(page, 2, 4, amp)}</amp-carousel><p>${prose(page)}</p></div></article>`;
  }),
  ofSystem('rooms-of-a-hotel', (page) => {
    const room = (): string =>
      `<div class="room-card"><div class="room-card__gallery swiper"><div class="swiper-wrapper">${pieces(page, 2, 3, () => `<div class="swiper-slide">${image(page)}</div>`)}</div><div class="swiper-button-prev"></div><div class="swiper-pagination"></div></div><div class="room-card__body"><h3>${page.heading()}</h3><p>${prose(page)}</p><ul class="amenities"><li><img src="${page.decoration(address(page, '.svg'))}" width="20" height="20" alt="">${page.item()}</li></ul></div></div>`;
    return `<section class="hero"><img class="hero__image" src="${photo(page)}" alt="" fetchpriority="high"><div class="hero__content"><h1>${page.headline()}</h1></div></section><section class="intro"><p>${prose(page)}</p></section><section class="rooms">${pieces(page, 2, 4, room)}</section><section class="awards"><img src="${page.decoration(address(page, '.png'))}" alt="award" width="90" height="90"></section>`;
  }),
  ofSystem('object-with-further-views', (page) => {
    const [, small] = views(page, (large, thumbnail) => [
      '',
      `<li class="additional-views__item"><a href="${large}"><img src="${thumbnail}" alt=""></a></li>`,
    ]);
    return `<div class="artwork"><div class="artwork__media"><button class="artwork__zoom" aria-label="zoom">${image(page)}</button><ul class="additional-views">${small}</ul></div><div class="artwork__info"><h1 class="artwork__title">${page.headline()}</h1><dl><dt>${page.heading('free')}</dt><dd>${page.brief('free')}</dd></dl><div class="artwork__intro"><p>${prose(page)}</p></div></div></div><section class="artwork-related"><h2>${page.label('related')}</h2>${pieces(page, 3, 6, () => `<div class="tile"><a href="${page.path()}">${thumb(page)}<span>${page.title('noise')}</span></a></div>`)}</section>`;
  }),
  ofSystem('guide-of-numbered-steps', (page) => {
    const step = (at: number): string =>
      `<li class="step step-wrapper"><div class="step-title"><strong>${at + 1}</strong> ${page.heading()}</div><div class="step-container"><div class="step-media-container"><div class="stepImage"><img class="step-main-media" src="${photo(page)}" alt="" width="592" height="444"></div></div><ul class="step-lines">${pieces(page, 1, 3, () => `<li class="icon-black"><div class="bullet bulletIcon ico-step-icon-black"></div><p>${page.say()}</p></li>`)}</ul></div></li>`;
    return `<div id="contentFloat"><h1 class="mainTitle">${page.headline()}</h1><div class="guide-intro"><p>${prose(page)}</p></div><ol class="steps-container">${pieces(page, 3, 6, step)}</ol><div class="authorContainer">${portrait(page)}<p>${page.noise()}</p></div></div>`;
  }),
  ofSystem('instructions-with-watermarked-pictures', (page) => {
    const step = (at: number): string =>
      `<li id="step-id-${at}" class="hasimage"><div class="mwimg largeimage floatcenter"><a class="image"><div class="content-spacer"><img alt="" src="${PIXEL}" data-src="${photo(page)}" class="whcdn content-fill"></div></a></div><div class="step_num">${at + 1}</div><div class="step"><b class="whb">${page.say()}</b> ${prose(page)}</div></li>`;
    return `<div id="bodycontents"><div id="intro"><h1 id="section_0" class="title_lg">${page.headline()}</h1><div id="coauthor_byline">${portrait(page)}</div><p>${prose(page)}</p></div><div class="section steps"><h2><span class="mw-headline">${page.heading()}</span></h2><ol class="steps_list_2">${pieces(page, 2, 6, step)}</ol></div></div><div id="relatedwikihows"><h2>${page.label('related')}</h2>${pieces(page, 3, 4, () => `<div class="related-wh"><a href="${page.path()}">${thumb(page)}<span>${page.title('noise')}</span></a></div>`)}</div>`;
  }),
  ofSystem('project-of-a-portfolio', (page) => {
    const part = (): string =>
      `<div class="project-module module image project-module-image"><div class="js-lightbox" data-src="x"><div class="grid--main">${image(page)}</div></div></div>`;
    return `<main><div class="page-header"><h1 class="title preserve-whitespace">${page.headline()}</h1><p class="description">${page.say()}</p></div><div id="project-modules">${pieces(page, 3, 7, part)}<div class="project-module module text"><div class="rich-text"><p>${prose(page)}</p></div></div>${pieces(page, 1, 3, part)}</div><section class="other-projects"><div class="project-covers">${pieces(page, 3, 6, () => `<a class="project-cover" href="${page.path()}"><div class="cover-image-wrap">${thumb(page)}</div><div class="title">${page.title('noise')}</div></a>`)}</div></section></main>`;
  }),
  ofSystem('property-of-an-agent', (page) => {
    const [large] = views(page, (src, _, at) => [
      `<li class="slide${at === 0 ? ' flex-active-slide' : ''}"><a href="${src}" data-lightbox="estate"><img src="${src}" draggable="false" alt="${at + 1}/9"></a></li>`,
      '',
    ]);
    return `<h1 class="property-title">${page.headline()}</h1><div class="flexslider gallery"><ul class="slides">${large}</ul></div><div class="property-description"><p>${prose(page)}</p><p>${prose(page)}</p></div><div class="floorplan"><h3>${page.heading()}</h3>${image(page)}</div><div class="agent-card">${portrait(page, ' class="agent-photo"')}<p>${page.noise()}</p></div><div class="similar-properties">${pieces(page, 2, 4, () => good(page, 'div', 'property-card'))}</div>`;
  }),
  ofSystem('before-and-after', (page) => {
    const pair = (): string =>
      `<div class="twentytwenty-container" data-orientation="horizontal"><img src="${photo(page)}" alt="before"><img src="${photo(page)}" alt="after"></div>`;
    return `<article><h1>${page.headline()}</h1>${pieces(page, 2, 4, () => `<p>${prose(page)}</p>${pair()}`)}<p>${prose(page)}</p></article>`;
  }),
  ofSystem('public-authority', (page) => {
    const figure = (): string =>
      `<figure class="image embedded"><div class="img">${image(page)}</div><figcaption><p>${caption(page)}</p></figcaption></figure>`;
    return `<main id="content"><div class="gem-c-title"><h1 class="gem-c-title__text">${page.headline()}</h1></div><div class="organisation-logo"><img src="${page.decoration(address(page, '.png'))}" alt="${page.site}" width="140"></div><div class="app-c-figure"><img class="app-c-figure__image" src="${photo(page)}" alt=""></div><div class="gem-c-govspeak govuk-govspeak">${pieces(page, 2, 4, () => `<p>${prose(page)}</p>${page.random.chance(0.6) ? figure() : ''}`)}</div></main><div class="gem-c-contextual-footer"><ul>${pieces(page, 2, 3, () => `<li class="gem-c-image-card"><a href="${page.path()}">${thumb(page)}<span>${page.title('noise')}</span></a></li>`)}</ul></div>`;
  }),
];

function caption(page: PageMaker): string {
  return page.brief();
}
