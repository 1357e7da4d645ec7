/** Pages of a few sentences, and pages of pictures: half `held-out-13`. */
import {
  bare,
  below,
  f,
  face,
  framed,
  image,
  lazy,
  lis,
  menu,
  others,
  points,
  rich,
  some,
  word,
} from './writing.ts';

export const short = [
  framed(
    'ghost-note-of-one-paragraph-above-three-cards',
    'casper',
    (page) =>
      `<article class="article post no-image"><header class="article-header gh-canvas"><h1 class="article-title">${page.headline()}</h1><div class="article-byline-meta"><h4 class="author-name"><a href="/author/x/">${page.name()}</a></h4><time class="byline-meta-date">${page.date()}</time></div></header><section class="gh-content gh-canvas"><p>${page.say(2)}</p></section></article>`,
  ),
  framed(
    'brief-item-of-a-broadcaster-with-a-rail-of-stories',
    'styled',
    (page) =>
      `<h1 id="main-heading">${page.headline()}</h1><time class="css-t1">${page.date()}</time><div data-component="text-block" class="css-tb"><p class="css-p"><b>${page.say()}</b></p></div><div data-component="text-block" class="css-tb"><p class="css-p">${page.say()}</p></div>`,
  ),
  framed(
    'closure-of-an-office-in-a-block-of-drupal',
    'civic',
    (page) =>
      `<h1 class="page-title"><span class="field field--name-title">${page.headline()}</span></h1><article class="node node--type-page node--view-mode-full"><div class="node__content"><div class="text-formatted field field--name-body"><p>${page.say()}</p><ul>${lis(points(page, 2, 3))}</ul></div></div></article>`,
  ),
  framed(
    'dated-note-of-a-wordpress-site-with-much-below',
    'generatepress',
    (page) =>
      `<article class="post type-post"><div class="inside-article"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content"><p>${rich(page, page.say())}</p><p>${page.say()}</p></div></div></article>${below(page)}${f.teasers(page)}`,
  ),
];

export const pictures = [
  framed(
    'post-of-a-photographer-with-a-grid-of-figures',
    'genesis',
    (page) =>
      `<article class="post entry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content"><p>${page.say(2)}</p><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${some(page, 3, 6, () => `<figure class="wp-block-image size-large"><a href="/full.jpg">${image(page, ' decoding="async" width="1024" height="683" alt=""')}</a></figure>`)}</figure><p>${page.say()}</p></div></article>${f.related(page)}`,
  ),
  bare(
    'picture-series-of-a-magazine-one-below-the-other',
    (page) =>
      `<header class="mag-head"><a href="/">${page.site}</a><ul>${menu(page)}</ul></header><main class="series"><h1 class="series__title">${page.headline()}</h1><p class="series__intro">${page.say()}</p>${some(page, 3, 6, (i) => `<section class="series__slide" id="slide-${i + 1}"><div class="series__count">${i + 1}</div><figure>${lazy(page, ' alt="" width="1200" height="800"')}<figcaption><small>${page.label('photo')}: ${page.name()}</small></figcaption></figure><div class="series__text"><p>${page.say(page.random.int(1, 2))}</p></div></section>`)}</main><section class="mag-more"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<a class="mag-more__item" href="${h}"><img src="${page.decoration()}" alt="" loading="lazy"><span>${t}</span></a>`)}</section>${f.footer(page)}`,
  ),
  bare(
    'object-of-a-museum-with-its-data-and-likes',
    (page) =>
      `<header class="museum-header"><a href="/" class="museum-logo"><img src="${page.decoration()}" alt="${page.site}"></a><nav><ul>${menu(page)}</ul></nav></header><main class="object"><div class="object__viewer">${image(page, ' class="object__image" alt="" width="1400" height="1050"')}</div><div class="object__info"><h1 class="object__title">${page.headline()}</h1><p class="object__maker">${page.name()}, ${page.random.int(1600, 1950)}</p><div class="object__description"><p>${page.say(2)}</p><p>${page.say()}</p></div><dl class="object__data"><dt>${word(page, 'area')}</dt><dd>${page.random.int(10, 90)} × ${page.random.int(10, 90)} cm</dd></dl><div class="object__user"><img src="${face(page)}" alt="" width="32" height="32"><button>${word(page, 'likes')}</button></div></div></main><section class="object-similar"><h2>${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a></li>`)}</ul></section>${f.footer(page)}`,
  ),
];
