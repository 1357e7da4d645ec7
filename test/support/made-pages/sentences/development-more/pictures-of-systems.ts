/**
 * Pictures as blog and site systems mark them up: figures, galleries and lead pictures of the text, beside the faces, cards
 * and icons that the same systems put around it, with those systems' own class names.
 */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { address, image, lazyImage, photo, portrait, thumb } from './pictures.ts';
import { prose } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

export const pieces = (
  page: PageMaker,
  low: number,
  high: number,
  make: (i: number) => string,
): string => page.random.times(page.random.int(low, high), make).join('\n');

/** A kind whose frame is any site's; `write` gives what stands in the page's own column. */
export const ofSystem = (
  name: string,
  write: (page: PageMaker, site: Site) => string,
  type = 'Article',
): Kind<TextTruth> =>
  textKind(
    name,
    (page) => {
      const site = new Site(page);
      return shell(page, site.around(write(page, site)), { type });
    },
    { pages: 20 },
  );

/** A caption, part of the main text. */
const caption = (page: PageMaker): string => page.brief();

const paragraphs = (page: PageMaker, low: number, high: number): string =>
  pieces(page, low, high, () => `<p>${prose(page)}</p>`);

/** A teaser of another page with its picture. */
const teaser = (page: PageMaker, box: string, title = 'h3'): string =>
  `<div class="${box}"><a href="${page.path()}">${thumb(page)}</a><${title}><a href="${page.path()}">${page.title('noise')}</a></${title}></div>`;

export const picturesOfSystems: readonly Kind<TextTruth>[] = [
  ofSystem('block-editor-post', (page) => {
    const figure = (): string =>
      page.random.pick([
        () =>
          `<figure class="wp-block-image size-large">${image(page)}<figcaption class="wp-element-caption">${caption(page)}</figcaption></figure>`,
        () => `<figure class="wp-block-image alignwide size-full">${image(page)}</figure>`,
        () =>
          `<div class="wp-block-image"><figure class="aligncenter size-medium"><a href="${page.path()}">${image(page)}</a></figure></div>`,
        () =>
          `<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media">${image(page)}</figure><div class="wp-block-media-text__content"><p>${prose(page)}</p></div></div>`,
        () =>
          `<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><img class="wp-block-cover__image-background" src="${photo(page)}" alt="" data-object-fit="cover"><div class="wp-block-cover__inner-container"><p class="has-large-font-size">${page.brief()}</p></div></div>`,
        () =>
          `<figure class="wp-block-gallery has-nested-images columns-3 is-cropped">${pieces(page, 2, 6, () => `<figure class="wp-block-image size-large">${image(page)}</figure>`)}<figcaption class="blocks-gallery-caption">${caption(page)}</figcaption></figure>`,
      ])();
    return `<main class="wp-block-group"><figure class="wp-block-post-featured-image">${image(page)}</figure><h1 class="wp-block-post-title">${page.headline()}</h1><div class="wp-block-post-author"><div class="wp-block-post-author__avatar">${portrait(page, ' class="avatar avatar-48 photo"')}</div></div><div class="entry-content wp-block-post-content">${pieces(page, 2, 4, () => `<p>${prose(page)}</p>${figure()}`)}<p>${prose(page)}</p></div><div id="jp-relatedposts" class="jp-relatedposts"><div class="jp-relatedposts-items jp-relatedposts-items-visual">${pieces(page, 3, 3, () => `<div class="jp-relatedposts-post">${teaser(page, 'jp-relatedposts-post-img', 'h4')}</div>`)}</div></div></main>`;
  }),
  ofSystem('cards-of-a-publishing-platform', (page) => {
    const card = (): string =>
      page.random.pick([
        () =>
          `<figure class="kg-card kg-image-card kg-width-wide kg-card-hascaption">${image(page)}<figcaption><span style="white-space: pre-wrap;">${caption(page)}</span></figcaption></figure>`,
        () =>
          `<figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container">${pieces(page, 1, 2, () => `<div class="kg-gallery-row">${pieces(page, 2, 3, () => `<div class="kg-gallery-image">${image(page)}</div>`)}</div>`)}</div></figure>`,
        () =>
          `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://${page.random.word()}.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">${page.title('noise')}</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="${page.decoration(address(page, '.ico'))}" alt=""></div></div></a></figure>`,
      ])();
    return `<article class="gh-article post"><header class="gh-article-header gh-canvas"><h1 class="gh-article-title is-title">${page.headline()}</h1><div class="gh-article-meta"><div class="gh-article-author-image instapaper_ignore"><a href="/author/a/">${portrait(page, ' class="author-profile-image"')}</a></div></div><figure class="gh-article-image">${image(page)}</figure></header><section class="gh-content gh-canvas is-body">${pieces(page, 2, 4, () => `<p>${prose(page)}</p>${card()}`)}<p>${prose(page)}</p></section></article><section class="gh-container is-grid gh-outer"><h2>${page.label('related')}</h2><div class="gh-feed">${pieces(page, 2, 4, () => `<article class="gh-card post"><a class="gh-card-link" href="${page.path()}"><figure class="gh-card-image">${thumb(page)}</figure><h3 class="gh-card-title">${page.title('noise')}</h3></a></article>`)}</div></section>`;
  }),
  ofSystem('node-with-media-fields', (page) => {
    const media = (): string =>
      page.random.pick([
        () =>
          `<figure role="group" class="caption caption-drupal-media align-center"><article class="media media--type-image media--view-mode-embed"><div class="field field--name-field-media-image field--type-image field__item">${image(page)}</div></article><figcaption>${caption(page)}</figcaption></figure>`,
        () =>
          `<div class="paragraph paragraph--type--image"><div class="field__item"><article class="media media--type-image">${image(page)}</article></div></div>`,
        () =>
          `<div class="paragraph paragraph--type--gallery"><div class="field field--name-field-images field__items">${pieces(page, 2, 5, () => `<div class="field__item"><a href="${page.path()}" class="colorbox">${image(page)}</a></div>`)}</div></div>`,
      ])();
    return `<article class="node node--type-article node--view-mode-full"><h1 class="page-title"><span class="field field--name-title">${page.headline()}</span></h1><div class="node__content"><div class="field field--name-field-image field--type-entity-reference">${image(page)}</div>${pieces(page, 2, 4, () => `<div class="text-formatted field field--name-body"><p>${prose(page)}</p></div>${media()}`)}</div></article><div class="views-element-container block block-views block-views-blockrelated-block-1"><h2>${page.label('related')}</h2><div class="views-row-group">${pieces(page, 2, 4, () => `<div class="views-row"><article class="node node--view-mode-teaser">${teaser(page, 'field--name-field-image')}</article></div>`)}</div></div>`;
  }),
  ofSystem('encyclopaedia-thumbs-and-gallery', (page) => {
    const thumbnail = (): string =>
      `<figure class="mw-default-size" typeof="mw:File/Thumb"><a href="/wiki/File:${page.random.word()}.jpg" class="mw-file-description"><img src="${photo(page)}" decoding="async" width="${page.random.pick([220, 250])}" height="165" class="mw-file-element"></a><figcaption>${caption(page)}</figcaption></figure>`;
    const gallery = (): string =>
      `<ul class="gallery mw-gallery-traditional">${pieces(page, 3, 6, () => `<li class="gallerybox" style="width: 155px"><div class="thumb" style="width: 150px; height: 150px;"><span typeof="mw:File"><a href="/wiki/File:${page.random.word()}.jpg" class="mw-file-description"><img src="${photo(page)}" width="120" height="90" class="mw-file-element"></a></span></div><div class="gallerytext">${caption(page)}</div></li>`)}</ul>`;
    const sister = `<div class="side-box metadata side-box-right plainlinks sistersitebox"><div class="side-box-image"><span class="noviewer" typeof="mw:File"><img src="${page.decoration(address(page, '.svg.png'))}" width="30" height="40" class="mw-file-element"></span></div><div class="side-box-text plainlist">${page.noise()}</div></div>`;
    return `<main id="content" class="mw-body"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output"><table class="infobox vcard"><tbody><tr><th colspan="2" class="infobox-above">${page.brief('free')}</th></tr><tr><td colspan="2" class="infobox-image"><span typeof="mw:File"><a href="/wiki/File:x.jpg" class="mw-file-description"><img src="${photo(page)}" width="250" height="188" class="mw-file-element"></a></span><div class="infobox-caption">${page.brief('free')}</div></td></tr></tbody></table>${pieces(page, 2, 4, () => `<p>${prose(page)}</p>${thumbnail()}<p>${prose(page)}</p>`)}<div class="mw-heading mw-heading2"><h2>${page.heading()}</h2></div>${gallery()}${sister}</div></div></main>`;
  }),
  ofSystem('letter-with-captioned-images', (page) => {
    const captioned = (): string =>
      `<div class="captioned-image-container"><figure><a class="image-link image2 is-viewable-img" target="_blank" href="https://cdn.example/${page.random.word()}.jpeg"><div class="image2-inset"><picture>${image(page)}</picture><div class="image-link-expand"><div class="pencraft"><button class="pencraft"><svg width="20" height="20"></svg></button></div></div></div></a><figcaption class="image-caption">${caption(page)}</figcaption></figure></div>`;
    return `<article class="newsletter-post post"><div class="post-header"><h1 class="post-title published">${page.headline()}</h1><h3 class="subtitle">${page.brief('free')}</h3><div class="pencraft"><a href="/@a"><div class="profile-img-wrap">${portrait(page)}</div></a></div></div><div class="available-content"><div dir="auto" class="body markup">${pieces(page, 2, 4, () => `<p>${prose(page)}</p>${captioned()}`)}<p>${prose(page)}</p><div class="digest-post-embed"><a href="${page.path()}"><div>${thumb(page)}</div><h4>${page.title('noise')}</h4></a></div></div></div></article><div class="portable-archive-list">${pieces(page, 2, 4, () => teaser(page, 'container-H2dyKk', 'div'))}</div>`;
  }),
  ofSystem('writers-platform-figures', (page) => {
    const figure = (): string =>
      `<figure class="${page.random.letters(2)} ${page.random.letters(2)} paragraph-image"><div role="button" tabindex="0" class="${page.random.letters(2)}"><div class="${page.random.letters(2)}"><picture><source srcset="" type="image/webp">${image(page)}</picture></div></div><figcaption class="${page.random.letters(2)}" data-selectable-paragraph="">${caption(page)}</figcaption></figure>`;
    return `<article><div class="l"><section><div><h1 class="pw-post-title">${page.headline()}</h1><div class="speechify-ignore"><a rel="noopener follow" href="/@a"><div class="l">${portrait(page)}</div></a></div>${figure()}${pieces(page, 2, 5, () => `<p class="pw-post-body-paragraph">${prose(page)}</p>${page.random.chance(0.6) ? figure() : ''}`)}</div></section></div></article><div class="ab"><h2>${page.label('related')}</h2>${pieces(page, 2, 4, () => `<article data-testid="post-preview"><a href="${page.path()}"><h2>${page.title('noise')}</h2></a>${thumb(page)}</article>`)}</div>`;
  }),
  ofSystem('blocks-of-a-site-service', (page) => {
    const block = (): string =>
      page.random.pick([
        () =>
          `<div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content"><div class="image-block-outer-wrapper layout-caption-below"><figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper" data-animation-role="image"><div class="sqs-image-shape-container-element"><img data-stretch="false" data-src="${photo(page)}" data-image-dimensions="1500x1000" alt=""></div></div><figcaption class="image-caption-wrapper"><div class="image-caption"><p>${caption(page)}</p></div></figcaption></figure></div></div></div>`,
        () =>
          `<div class="sqs-block gallery-block sqs-block-gallery"><div class="sqs-gallery-container"><div class="sqs-gallery sqs-gallery-design-grid">${pieces(page, 3, 7, () => `<div class="slide" data-type="image"><div class="margin-wrapper"><a role="presentation" class="image-slide-anchor content-fit"><noscript><img src="${photo(page)}" alt=""></noscript></a></div></div>`)}</div></div></div>`,
      ])();
    return `<article class="h-entry entry blog-item"><div class="blog-item-top-wrapper"><h1 class="entry-title entry-title--large p-name">${page.headline()}</h1></div><div class="blog-item-content e-content">${pieces(page, 2, 4, () => `<div class="sqs-block html-block"><div class="sqs-html-content"><p>${prose(page)}</p></div></div>${block()}`)}</div><div class="blog-item-author-profile-wrapper"><div class="author-avatar content-fill">${portrait(page)}</div></div></article><section class="item-pagination"><a href="${page.path()}">${thumb(page)}<h2 class="item-pagination-title">${page.title('noise')}</h2></a></section><div class="sqs-block summary-v2-block"><div class="summary-item-list">${pieces(page, 2, 4, () => `<div class="summary-item">${teaser(page, 'summary-thumbnail-outer-container', 'div')}</div>`)}</div></div>`;
  }),
  ofSystem('hooks-of-a-site-service', (page) => {
    const figure = (): string =>
      `<div data-hook="rcv-block${page.random.int(1, 30)}"><div class="${page.random.letters(6)}" data-breakout="normal"><figure data-hook="figure-IMAGE"><div data-hook="imageViewer" role="button"><wow-image id="${page.random.letters(8)}" class="${page.random.letters(6)}"><img src="${photo(page)}" alt="" style="object-fit:cover"></wow-image></div><figcaption>${caption(page)}</figcaption></figure></div></div>`;
    return `<div data-hook="post" class="post-page__post"><article><div data-hook="post-header">${portrait(page, ' data-hook="avatar-image"')}<h1 data-hook="post-title"><span>${page.headline()}</span></h1></div><section data-hook="post-description"><div class="rich-content">${pieces(page, 2, 4, () => `<div data-hook="rcv-block"><p><span>${prose(page)}</span></p></div>${figure()}`)}</div></section></article></div><div data-hook="related-posts">${pieces(page, 3, 3, () => `<div data-hook="gallery-item-item">${teaser(page, 'gallery-item-wrapper', 'h2')}</div>`)}</div>`;
  }),
  ofSystem('rich-text-of-a-visual-builder', (page) => {
    const figure = (): string =>
      `<figure class="w-richtext-align-fullwidth w-richtext-figure-type-image" style="max-width:1200px"><div>${image(page)}</div><figcaption>${caption(page)}</figcaption></figure>`;
    return `<section class="section"><div class="container w-container"><h1 class="heading-${page.random.int(1, 30)}">${page.headline()}</h1><div class="author-wrap w-inline-block">${portrait(page, ' class="image-14"')}</div>${image(page)}<div class="rich-text-block w-richtext">${pieces(page, 2, 4, () => `<p>${prose(page)}</p>${figure()}`)}<p>${prose(page)}</p></div></div></section><section class="section"><div class="w-dyn-list"><div role="list" class="w-dyn-items w-row">${pieces(page, 2, 4, () => `<div role="listitem" class="w-dyn-item w-col w-col-4"><a href="${page.path()}" class="w-inline-block">${thumb(page)}<h4>${page.title('noise')}</h4></a></div>`)}</div></div></section>`;
  }),
  ofSystem('widgets-of-a-page-builder', (page) => {
    const widget = (type: string, inner: string): string =>
      `<div class="elementor-element elementor-element-${page.random.letters(7)} elementor-widget elementor-widget-${type}" data-widget_type="${type}.default"><div class="elementor-widget-container">${inner}</div></div>`;
    const picture = (): string =>
      page.random.pick([
        () => widget('image', image(page)),
        () =>
          widget(
            'image',
            `<figure class="wp-caption">${image(page)}<figcaption class="widget-image-caption wp-caption-text">${caption(page)}</figcaption></figure>`,
          ),
        () =>
          widget(
            'image-gallery',
            `<div class="elementor-image-gallery"><div class="gallery galleryid-${page.random.int(1, 99)} gallery-columns-3">${pieces(page, 3, 6, () => `<figure class="gallery-item"><div class="gallery-icon landscape"><a data-elementor-open-lightbox="yes" href="${page.path()}.jpg">${image(page)}</a></div></figure>`)}</div></div>`,
          ),
        () =>
          widget(
            'image-box',
            `<div class="elementor-image-box-wrapper"><figure class="elementor-image-box-img">${image(page)}</figure><div class="elementor-image-box-content"><h3 class="elementor-image-box-title">${page.heading()}</h3><p class="elementor-image-box-description">${prose(page)}</p></div></div>`,
          ),
      ])();
    const logos = widget(
      'image-carousel',
      `<div class="elementor-image-carousel-wrapper swiper clients"><div class="elementor-image-carousel swiper-wrapper">${pieces(page, 4, 7, () => `<div class="swiper-slide"><figure class="swiper-slide-inner"><img class="swiper-slide-image" src="${page.decoration(address(page, '.png'))}" alt="logo"></figure></div>`)}</div></div>`,
    );
    return `<div data-elementor-type="wp-page" class="elementor elementor-${page.random.int(10, 999)}">${widget('heading', `<h1 class="elementor-heading-title elementor-size-default">${page.headline()}</h1>`)}${pieces(page, 2, 5, () => `<section class="elementor-section"><div class="elementor-container"><div class="elementor-column elementor-col-50">${widget('text-editor', `<p>${prose(page)}</p>`)}</div><div class="elementor-column elementor-col-50">${picture()}</div></div></section>`)}${logos}${widget('posts', `<div class="elementor-posts-container elementor-posts">${pieces(page, 2, 3, () => `<article class="elementor-post">${teaser(page, 'elementor-post__card')}</article>`)}</div>`)}</div>`;
  }),
  ofSystem('modules-of-a-theme-builder', (page) => {
    const module = (): string =>
      page.random.pick([
        () =>
          `<div class="et_pb_module et_pb_image et_pb_image_${page.random.int(0, 9)}"><span class="et_pb_image_wrap">${image(page)}</span></div>`,
        () =>
          `<div class="et_pb_module et_pb_gallery et_pb_gallery_grid"><div class="et_pb_gallery_items">${pieces(page, 3, 6, () => `<div class="et_pb_gallery_item"><div class="et_pb_gallery_image landscape"><a href="${page.path()}.jpg" title=""><img src="${photo(page)}" alt=""><span class="et_overlay"></span></a></div><h3 class="et_pb_gallery_title">${page.brief('free')}</h3></div>`)}</div></div>`,
        () =>
          `<div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content"><div class="et_pb_main_blurb_image"><span class="et_pb_image_wrap">${image(page)}</span></div><div class="et_pb_blurb_container"><h4 class="et_pb_module_header">${page.heading()}</h4><div class="et_pb_blurb_description"><p>${prose(page)}</p></div></div></div></div>`,
      ])();
    return `<article class="page type-page"><div class="entry-content"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3"><div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h1>${page.headline()}</h1></div></div></div></div>${pieces(page, 2, 5, () => `<div class="et_pb_section"><div class="et_pb_row"><div class="et_pb_column et_pb_column_1_2"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><p>${prose(page)}</p></div></div></div><div class="et_pb_column et_pb_column_1_2">${module()}</div></div></div>`)}</div></div></div></article>`;
  }),
  ofSystem('frames-with-text-and-pictures', (page) => {
    const element = (): string =>
      `<div id="c${page.random.int(10, 9999)}" class="frame frame-default frame-type-textpic frame-layout-0"><header><h2>${page.heading()}</h2></header><div class="ce-textpic ce-right ce-intext"><div class="ce-gallery" data-ce-columns="${page.random.int(1, 3)}"><div class="ce-row">${pieces(page, 1, 3, () => `<div class="ce-column"><figure class="image"><a href="${page.path()}.jpg" class="lightbox">${image(page)}</a><figcaption class="image-caption">${caption(page)}</figcaption></figure></div>`)}</div></div><div class="ce-bodytext"><p>${prose(page)}</p></div></div></div>`;
    return `<main id="page-content"><div class="frame frame-type-header"><header><h1>${page.headline()}</h1></header></div>${pieces(page, 2, 4, element)}<div class="frame frame-type-menu_pages"><ul class="ce-menu">${pieces(page, 2, 4, () => `<li>${teaser(page, 'card', 'div')}</li>`)}</ul></div></main>`;
  }),
  ofSystem('items-of-an-old-extension', (page) => {
    const blocks = pieces(
      page,
      2,
      4,
      () =>
        `<p>${prose(page)}</p><p><img src="${photo(page)}" alt="" style="display: block; margin-left: auto; margin-right: auto;" /></p>`,
    );
    return `<div id="k2Container" class="itemView"><div class="itemHeader"><h1 class="itemTitle">${page.headline()}</h1></div><div class="itemBody"><div class="itemImageBlock"><span class="itemImage"><a class="modal" rel="{handler: 'image'}" href="${page.path()}.jpg">${image(page)}</a></span><span class="itemImageCaption">${page.brief('free')}</span></div><div class="itemFullText">${blocks}</div></div><div class="itemAuthorBlock">${portrait(page, ' class="itemAuthorAvatar"')}<div class="itemAuthorDetails"><p>${page.noise()}</p></div></div><div class="itemRelated"><h3>${page.label('related')}</h3><ul>${pieces(page, 2, 5, () => `<li>${teaser(page, 'itemRelImgBlock', 'div')}</li>`)}</ul></div></div>`;
  }),
  ofSystem('hosted-blog-of-separators', (page) => {
    const separator = (): string => {
      const base = address(page, '');
      page.recordPicture(`${base}/s320/a.jpg`, `${base}/s1600/a.jpg`);
      return `<div class="separator" style="clear: both; text-align: center;"><a href="${base}/s1600/a.jpg" imageanchor="1" style="margin-left: 1em; margin-right: 1em;"><img border="0" data-original-height="900" data-original-width="1600" height="180" src="${base}/s320/a.jpg" width="320" /></a></div>`;
    };
    return `<div class="post-outer"><div class="post hentry uncustomized-post-template"><h3 class="post-title entry-title">${page.headline()}</h3><div class="post-body entry-content">${pieces(page, 2, 5, () => `${prose(page)}<br /><br />${separator()}<br />`)}${prose(page)}<div style="clear: both;"></div></div><div class="post-footer"><span class="post-author vcard">${portrait(page)}</span></div></div></div><div class="widget PopularPosts"><ul>${pieces(page, 2, 4, () => `<li><div class="item-content"><div class="item-thumbnail"><a href="${page.path()}">${thumb(page)}</a></div><div class="item-title"><a href="${page.path()}">${page.title('noise')}</a></div></div></li>`)}</ul></div>`;
  }),
  ofSystem('theme-of-a-static-generator', (page) => {
    const figure = (): string =>
      page.random.pick([
        () =>
          `<figure class="align-center">${image(page)}<figcaption><p>${caption(page)}</p></figcaption></figure>`,
        () => `<p>${image(page)}</p>`,
        () =>
          `<p><a href="${page.path()}.png" class="glightbox" data-type="image">${lazyImage(page)}</a></p>`,
        () => `<p>${image(page)}<em>${caption(page)}</em></p>`,
      ])();
    return `<article class="post-single"><header class="post-header"><h1 class="post-title entry-hint-parent">${page.headline()}</h1></header><figure class="entry-cover">${image(page)}</figure><div class="post-content">${pieces(page, 3, 5, () => `<p>${prose(page)}</p>${figure()}`)}</div><footer class="post-footer"><nav class="paginav"><a class="prev" href="${page.path()}"><span class="title">« </span><br><span>${page.title('noise')}</span>${thumb(page)}</a></nav><div class="author-card">${portrait(page)}<p>${page.noise()}</p></div></footer></article>`;
  }),
  ofSystem('screenshots-of-a-manual', (page) => {
    const shot = (): string =>
      page.random.pick([
        () =>
          `<a class="reference internal image-reference" href="../_images/a.png"><img alt="a.png" class="align-center" src="${photo(page)}" style="width: 600px;"></a>`,
        () =>
          `<p><img decoding="async" loading="lazy" alt="" src="${photo(page)}" width="1438" height="${page.random.int(200, 900)}" class="img_ev3q"></p>`,
        () =>
          `<p><span class="gatsby-resp-image-wrapper" style="position: relative; display: block; margin: auto; max-width: 800px;"><span class="gatsby-resp-image-background-image" style="padding-bottom: 62%; display: block;"></span><img class="gatsby-resp-image-image" src="${photo(page)}" alt=""></span></p>`,
        () =>
          `<figure class="figure"><img src="${photo(page)}" class="figure-img"><figcaption class="figure-caption">${caption(page)}</figcaption></figure>`,
      ])();
    return `<article class="md-content__inner md-typeset"><h1 id="a">${page.headline()}<a class="headerlink" href="#a">¶</a></h1>${paragraphs(page, 1, 2)}<ol>${pieces(page, 2, 5, () => `<li><p>${prose(page)}</p>${page.random.chance(0.7) ? shot() : ''}</li>`)}</ol><h2>${page.heading()}</h2><p>${prose(page)}</p>${shot()}<aside class="md-source-file"><span class="md-author">${portrait(page)}</span></aside></article>`;
  }),
];
