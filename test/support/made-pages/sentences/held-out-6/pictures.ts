/** Galleries, product pictures, picture essays and how lazy pictures are written: half `held-out-6`. */
import type { PageMaker } from '../../page-maker.ts';
import { anywhere, bar, bare, below, f, framed, others, ps, some } from './writing.ts';

/** A picture in several sizes: the large one in the source set, a small one in `src`. */
function sized(page: PageMaker, attributes = ''): string {
  const name = `${page.random.word()}-${page.random.int(100, 9999)}`;
  const at = (size: string) => `/wp-content/uploads/2024/03/${name}-${size}.jpg`;
  page.recordPicture(at('1024x683'), at('300x200'), at('2048x1365'));
  return `<img${attributes} width="1024" height="683" src="${at('1024x683')}" srcset="${at('1024x683')} 1024w, ${at('300x200')} 300w, ${at('2048x1365')} 2048w" sizes="(max-width: 1024px) 100vw, 1024px" alt="">`;
}

/** A picture that waits behind a placeholder. */
function waiting(page: PageMaker, attribute: string): string {
  const src = `/files/${page.random.word()}-${page.random.int(100, 9999)}.webp`;
  page.recordPicture(src);
  return `<img class="lazy" src="data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%203%202'%3E%3C/svg%3E" ${attribute}="${src}" alt="">`;
}

export const pictures = [
  framed(
    'jetpack-tiled-gallery',
    'blocks',
    (page) =>
      `<article><h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content">${ps(page)}<div class="wp-block-jetpack-tiled-gallery aligncenter is-style-rectangular"><div class="tiled-gallery__gallery"><div class="tiled-gallery__row">${some(page, 3, 5, () => `<div class="tiled-gallery__col"><figure class="tiled-gallery__item">${sized(page, ' data-link="/x"')}</figure></div>`)}</div></div></div>${ps(page)}</div></article>`,
  ),
  framed(
    'envira-gallery-of-links',
    'widgets',
    (page) =>
      `<article class="hentry"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content">${ps(page)}<div class="envira-gallery-wrap envira-gallery-theme-base"><div class="envira-gallery-public envira-gallery-3-columns">${some(
        page,
        3,
        8,
        () => {
          const name = `${page.random.word()}-${page.random.int(100, 9999)}`;
          page.recordPicture(`/up/${name}.jpg`, `/up/${name}-300x300_c.jpg`);
          return `<div class="envira-gallery-item"><div class="envira-gallery-item-inner"><a href="/up/${name}.jpg" class="envira-gallery-link"><img class="envira-gallery-image" src="/up/${name}-300x300_c.jpg" width="300" height="300" alt=""></a></div></div>`;
        },
      )}</div></div></div></article>${below(page)}`,
  ),
  bare(
    'photo-story-one-below-the-other',
    (page) =>
      `<header>${bar(page, (w) => `<a>${w}</a>`)}</header><main class="bp-photo"><h1>${page.headline()}</h1><p class="bp-lead">${page.say(2)}</p>${some(page, 4, 9, (i) => `<section class="bp-item" id="photo-${i}"><span class="bp-number">${i + 1}</span><img src="${page.picture()}" width="1200" alt=""><div class="bp-caption"><p>${page.say()}</p><span class="bp-credit">${page.name()}</span></div></section>`)}</main>${f.teasers(page)}${f.footer(page)}`,
  ),
  framed(
    'article-with-lazy-placeholders',
    'bootstrap5',
    (page) =>
      `<article><h1>${page.headline()}</h1>${f.byline(page)}${ps(page)}<figure>${waiting(page, 'data-lazy-src')}<figcaption>${page.free()}</figcaption></figure>${ps(page)}<figure>${waiting(page, 'data-lazy-src')}</figure></article>`,
  ),
  framed(
    'blocksy-lightbox-with-source-set',
    'blocks',
    (page) =>
      `<article class="post"><div class="hero-section"><h1 class="page-title">${page.headline()}</h1></div><figure class="ct-featured-image"><div class="ct-media-container">${sized(page, ' class="attachment-full"')}</div></figure><div class="entry-content is-layout-constrained">${ps(page)}<figure class="wp-block-image size-large">${sized(page)}<figcaption class="wp-element-caption">${page.free()}</figcaption></figure>${ps(page)}</div></article>${f.author(page)}${f.related(page)}`,
  ),
  framed('picture-element-with-webp-of-aem', 'aem', (page) => {
    const name = `/content/dam/${page.random.word()}`;
    page.recordPicture(`${name}.jpeg`, `${name}.webp`);
    return `<div class="cmp-title"><h1 class="cmp-title__text">${page.headline()}</h1></div><div class="image"><picture><source type="image/webp" srcset="${name}.webp"><img src="${name}.jpeg" alt="" class="cmp-image__image"></picture></div><div class="cmp-text">${ps(page)}</div><div class="cmp-text">${ps(page)}</div>`;
  }),
  framed(
    'shopify-product-media-list',
    'utilities',
    (page) =>
      `<section class="product"><div class="product__media-wrapper"><media-gallery><ul class="product__media-list contains-media grid" role="list">${some(page, 2, 4, (i) => `<li id="Slide-${i}" class="product__media-item grid__item slider__slide"><div class="product__media media media--transparent"><img src="${page.picture()}" alt="" width="1946"></div></li>`)}</ul></media-gallery></div><div class="product__info-wrapper"><product-info class="product__info-container"><p class="product__text caption-with-letter-spacing">${page.site}</p><div class="product__title"><h1>${page.headline()}</h1></div><div class="price">${page.label('price')} ${page.random.int(10, 90)},00 €</div><product-form class="product-form"><button type="submit" class="product-form__submit button">${page.label('cart')}</button></product-form><div class="product__description rte">${ps(page)}</div></product-info></div></section><section class="product-recommendations"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<div class="card-wrapper"><div class="card__media"><img src="${page.decoration()}" alt=""></div><h3 class="card__heading"><a href="${h}" class="full-unstyled-link">${t}</a></h3></div>`)}</section>`,
  ),
  framed(
    'photographer-portfolio-of-columns',
    'plain',
    (page) =>
      `<main class="project"><h1 class="project-title">${page.headline()}</h1><div class="project-text"><p>${page.say(2)}</p></div><div class="columns">${some(page, 3, 7, () => `<figure class="column"><a data-lightbox href="/full"><img src="${page.picture('rooted')}" alt=""></a></figure>`)}</div></main>`,
  ),
  anywhere(
    'portraits-beside-answers',
    (page) =>
      `<article><h1>${page.headline()}</h1><p>${page.say(2)}</p><img class="article-main-image" src="${page.picture()}" alt="" width="1200" height="800">${some(page, 2, 4, () => `<div class="voice"><img class="voice__avatar" width="64" height="64" src="${page.decoration()}" alt=""><div class="voice__text"><h3>${page.heading()}</h3><p>${page.say()}</p></div></div>`)}</article>${f.related(page)}`,
  ),
  bare(
    'comic-page-with-notes-below',
    (page) =>
      `<div id="wrapper"><div id="menu"><ul>${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div class="comic-post"><h1 class="comic-post-title">${page.headline()}</h1><div id="comic"><a href="/next"><img src="${page.picture('rooted')}" alt="" title="x"></a></div><div class="comic-nav"><a class="comic-nav-previous" href="/p">&lsaquo;</a><a class="comic-nav-next" href="/n">&rsaquo;</a></div></div><div class="post-content"><div class="entry">${ps(page)}</div></div><div id="sidebar">${f.ranks(page)}</div></div>${f.footer(page)}`,
  ),
];
