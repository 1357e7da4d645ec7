/** One text of a plain site each, with its pictures where sites put them: above, beside, between, behind, in boxes. */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { image, photo, plainImage, thumbToBig } from './pictures.ts';
import { prose } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

const text = (page: PageMaker) =>
  page.random.times(page.amount([1, 2], [3, 6]), () => `<p>${prose(page)}</p>`).join('\n');
const h1 = (page: PageMaker) => `<h1>${page.headline()}</h1>`;
const some = (page: PageMaker, make: () => string) =>
  page.random.times(page.random.int(2, 6), make).join('\n');

/** The page around: head, sides, what leads on. */
const placed = (name: string, write: (page: PageMaker, site: Site) => string) =>
  textKind(`pictures-${name}`, (page) => {
    const site = new Site(page);
    const main = write(page, site);
    const related = page.random.chance(0.5) ? site.related() : '';
    return shell(page, `${site.header()}${main}${related}${site.footer()}`);
  });

export const placements: readonly Kind<TextTruth>[] = [
  placed(
    'in-header-of-article',
    (page, site) =>
      `<article><header>${h1(page)}${site.byline()}<div class="media-wrap">${image(page)}</div></header><div class="body">${text(page)}</div></article>`,
  ),
  placed(
    'above-in-wide-hero',
    (page) =>
      `<div class="hero"><div class="hero-media">${image(page)}</div></div><div class="wrapper"><article>${h1(page)}${text(page)}</article></div>`,
  ),
  placed(
    'above-beside-the-main-part',
    (page, site) =>
      `<div class="page"><div class="featured-image">${plainImage(page)}</div><div class="content"><div class="inner">${h1(page)}${site.byline()}${text(page)}</div></div></div>`,
  ),
  placed(
    'behind-a-long-byline',
    (page, site) =>
      `<main>${h1(page)}${site.byline()}${site.share()}<div class="lead">${image(page)}</div><div class="article-text">${text(page)}</div></main>`,
  ),
  placed(
    'named-teaser',
    (page) =>
      `<article>${h1(page)}<div class="article-teaser-image">${image(page)}</div><div>${text(page)}</div></article>`,
  ),
  placed(
    'named-promo',
    (page) =>
      `<div class="story">${h1(page)}<div class="promo-image"><figure>${image(page)}<figcaption>${page.site}</figcaption></figure></div>${text(page)}</div>`,
  ),
  placed(
    'in-aside-of-article',
    (page) =>
      `<article>${h1(page)}<p>${prose(page)}</p><aside class="picture-box"><figure>${image(page)}</figure></aside>${text(page)}</article>`,
  ),
  placed(
    'in-gallery-at-end',
    (page) =>
      `<article>${h1(page)}${text(page)}<ul class="gallery">${some(page, () => `<li>${thumbToBig(page)}</li>`)}</ul></article>`,
  ),
  placed(
    'in-gallery-behind-heading',
    (page) =>
      `<main>${h1(page)}${text(page)}<section class="photos"><h2>${page.heading()}</h2><div class="grid">${some(page, () => `<div class="cell">${image(page)}</div>`)}</div></section></main>`,
  ),
  placed(
    'in-slides-most-hidden',
    (page) =>
      `<article>${h1(page)}<div class="carousel"><button class="prev">‹</button>${some(page, () => `<div class="slide" style="display:none">${image(page)}</div>`)}<div class="slide">${image(page)}</div><button class="next">›</button><div class="counter">1 / 5</div></div>${text(page)}</article>`,
  ),
  placed(
    'in-cells-of-layout',
    (page) =>
      `<table width="100%"><tr><td colspan="2">${h1(page)}</td></tr><tr><td valign="top">${plainImage(page)}<br><small>${page.name()}</small></td><td>${text(page)}</td></tr></table>`,
  ),
  placed(
    'in-thumb-boxes',
    (page) =>
      `<div id="content">${h1(page)}<p>${prose(page)}</p><div class="thumb tright"><div class="thumbinner" style="width:222px"><a href="${page.path()}" class="image">${plainImage(page)}</a><div class="thumbcaption"><div class="magnify"><a href="${page.path()}" class="internal" title="x"></a></div>${page.name()}</div></div></div>${text(page)}</div>`,
  ),
  placed(
    'in-gallery-and-thumbs-of-product',
    (page) =>
      `<div class="product"><div class="product-images"><div class="main-image">${plainImage(page)}</div><div class="thumbs">${some(page, () => thumbToBig(page))}</div></div><div class="product-info">${h1(page)}<p class="price">${page.random.int(3, 900)} €</p><form><button>${page.label('cart')}</button></form></div><div class="description">${text(page)}</div></div>`,
  ),
  placed(
    'in-column-beside',
    (page) =>
      `<div class="container">${h1(page)}<div class="row"><div class="col-md-4">${image(page)}</div><div class="col-md-8">${text(page)}</div></div></div>`,
  ),
  placed(
    'in-column-behind',
    (page) =>
      `<main>${h1(page)}<div class="two-columns"><div class="text">${text(page)}</div><div class="media">${some(page, () => image(page))}</div></div></main>`,
  ),
  placed(
    'linked-to-their-pages',
    (page) =>
      `<article>${h1(page)}<div class="entry-thumb"><a href="${page.path()}">${image(page)}</a></div><div class="entry">${text(page)}</div></article>`,
  ),
  placed(
    'with-a-zoom-button',
    (page) =>
      `<article>${h1(page)}<p>${prose(page)}</p><div class="picture"><div class="picture-frame">${image(page)}<button type="button" class="zoom">+</button></div></div>${text(page)}</article>`,
  ),
  placed(
    'with-a-line-of-credit',
    (page) =>
      `<article>${h1(page)}<div class="image">${image(page)}<div class="credit">Foto: ${page.name()} / ${page.site}</div></div>${text(page)}</article>`,
  ),
  placed(
    'with-a-long-caption-below',
    (page) =>
      `<div class="article">${h1(page)}<div class="photo">${image(page)}<p class="photo-text">${page.free(3)}</p></div>${text(page)}</div>`,
  ),
  placed(
    'centred-above-and-behind',
    (page) =>
      `<div id="main"><center>${plainImage(page)}</center>${h1(page)}${text(page)}<center>${plainImage(page)}</center></div>`,
  ),
  placed(
    'of-a-book-beside-facts',
    (page) =>
      `<main><div class="book"><div class="cover"><img src="${photo(page)}" alt="" width="240"></div><div class="facts">${h1(page)}<p class="by">${page.name()}</p><div class="text">${text(page)}</div></div></div></main>`,
  ),
  placed(
    'of-a-person-above',
    (page) =>
      `<main><div class="person"><div class="person-photo">${image(page)}</div>${h1(page)}<p class="position">${page.name()}</p>${text(page)}</div></main>`,
  ),
  placed(
    'before-and-after',
    (page) =>
      `<article>${h1(page)}${text(page)}<div class="compare"><div class="compare-before">${image(page)}</div><div class="compare-after">${image(page)}</div></div><p>${prose(page)}</p></article>`,
  ),
  placed(
    'behind-the-last-line',
    (page) =>
      `<div class="post">${h1(page)}<div class="post-body">${text(page)}</div><div class="post-image">${image(page)}</div></div>`,
  ),
  placed(
    'in-points-of-a-listicle',
    (page) =>
      `<article>${h1(page)}<p>${prose(page)}</p><ol>${some(page, () => `<li><h2>${page.heading()}</h2><div class="img">${image(page)}</div><p>${prose(page)}</p></li>`)}</ol></article>`,
  ),
  placed(
    'in-a-frame-with-share',
    (page, site) =>
      `<article>${h1(page)}<div class="top-media"><div class="media-item">${image(page)}</div>${site.share()}</div>${text(page)}</article>`,
  ),
  placed(
    'in-a-media-box-with-number',
    (page) =>
      `<article>${h1(page)}<a class="open-gallery" href="${page.path()}"><span class="count">${page.random.int(3, 30)} ${page.label('note')}</span>${image(page)}</a>${text(page)}</article>`,
  ),
  placed(
    'attached-to-posts',
    (page) =>
      `<div class="topic">${h1(page)}${some(page, () => `<div class="post"><div class="postauthor">${page.name()}</div><div class="postbody"><p>${prose(page)}</p><div class="attachments"><dl class="attachbox"><dt>${page.label('note')}</dt><dd><dl class="file"><dt class="attach-image">${plainImage(page)}</dt></dl></dd></dl></div></div></div>`)}</div>`,
  ),
  placed(
    'of-a-recipe-card',
    (page) =>
      `<main>${h1(page)}<p>${prose(page)}</p><div class="recipe-card"><div class="recipe-card-image">${image(page)}</div><h2>${page.heading()}</h2><button>${page.label('share')}</button><ol>${some(page, () => `<li>${page.say()}<div class="step-image">${image(page)}</div></li>`)}</ol></div></main>`,
  ),
  placed(
    'in-gallery-of-terms',
    (page) =>
      `<div class="wrap"><div class="text">${h1(page)}${text(page)}</div><div class="gallery gallery-columns-3">${some(page, () => `<dl class="gallery-item"><dt class="gallery-icon">${thumbToBig(page)}</dt><dd class="wp-caption-text">${page.free()}</dd></dl>`)}</div></div>`,
  ),
  placed(
    'in-boxes-with-lines-of-their-own',
    (page) =>
      `<main><article>${h1(page)}${text(page)}</article><section class="photos">${some(page, () => `<div class="photo"><div class="ph">${image(page)}</div><div class="tx">${page.free()}</div></div>`)}</section></main>`,
  ),
  placed(
    'in-slides-with-captions',
    (page) =>
      `<main>${h1(page)}${text(page)}<div class="carousel">${some(page, () => `<div class="carousel-item">${image(page)}<div class="carousel-caption"><h5>${page.free()}</h5></div></div>`)}<a class="carousel-control-prev" href="#c">‹</a></div></main>`,
  ),
];
