/** Pages of a few sentences, and pages of pictures: half `held-out-12`. */
import {
  bare,
  below,
  f,
  framed,
  image,
  lis,
  menu,
  others,
  points,
  ps,
  rich,
  some,
  lazy,
} from './writing.ts';

export const short = [
  framed(
    'astra-note-with-more-around-than-in-it',
    'astra',
    (page) =>
      `<article class="post hentry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content clear"><p>${page.say()}</p></div></article>${below(page)}`,
  ),
  bare(
    'microblog-entry-alone-on-its-page',
    (page) =>
      `<div class="site"><a class="site-name" href="/">${page.site}</a></div><div class="h-entry entry"><h1 class="p-name">${page.headline()}</h1><div class="e-content"><p>${rich(page, page.say())}</p><p>${page.say()}</p></div><p class="entry-date"><a class="u-url" href="${page.url}"><time class="dt-published">${page.date()}</time></a></p></div>${f.neighbours(page)}<ul class="nav">${menu(page)}</ul>`,
  ),
  framed(
    'closing-days-of-a-library-in-a-plain-page',
    'plain',
    (page) =>
      `<h1>${page.headline()}</h1>\n<p>${page.say()}\n<ul>${lis(points(page, 2, 4))}</ul>\n<p>${page.brief()}`,
  ),
  framed(
    'service-notice-of-a-utility-with-two-lines',
    'utility',
    (page) =>
      `<h1 class="text-3xl font-bold">${page.headline()}</h1><div class="mt-6 rounded-md border-l-4 border-yellow-400 bg-yellow-50 p-4"><p class="text-sm text-yellow-700">${page.say()}</p></div><p class="mt-6 leading-7">${page.say(2)}</p>`,
  ),
];

export const pictures = [
  framed(
    'lightbox-gallery-of-links-to-full-sizes',
    'astra',
    (page) =>
      `<article class="post hentry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content clear"><p>${page.say(2)}</p><div id="gallery-1" class="gallery galleryid-12 gallery-columns-3 gallery-size-medium">${some(
        page,
        3,
        6,
        () => {
          const src = image(
            page,
            ' class="attachment-medium size-medium" alt="" width="300" height="200"',
          );
          return `<figure class="gallery-item"><div class="gallery-icon landscape"><a href="/attachment/x/">${src}</a></div></figure>`;
        },
      )}</div><p>${page.say()}</p></div></article>${f.related(page)}`,
  ),
  framed(
    'recipe-diary-with-step-photos',
    'kadence',
    (page) =>
      `<article class="post"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content single-content"><p>${page.say()}</p>${some(page, 3, 5, () => `<figure class="wp-block-image size-large">${lazy(page, ' decoding="async" width="1024" height="683" alt=""')}</figure><p>${page.say()}</p>`)}</div></article>${f.comments(page)}`,
  ),
  bare(
    'photo-page-of-a-community-with-thumbnails-below',
    (page) =>
      `<header><a href="/">${page.site}</a><ul>${menu(page)}</ul></header><main><div class="photo-page"><div class="photo-stage">${image(page, ' class="main-photo" width="1024" height="683" alt=""')}</div><div class="photo-side"><div class="owner"><img src="${page.decoration()}" alt="" class="buddyicon" width="48" height="48"><a href="/people/x">${page.name()}</a></div><h1 class="photo-title">${page.headline()}</h1><div class="photo-desc">${ps(page)}</div></div></div><section class="context"><h2>${page.label('related')}</h2><div class="thumbs">${others(page, (h, t) => `<a class="thumb" href="${h}" title="x"><img src="${page.decoration()}" width="75" height="75" alt=""><span>${t}</span></a>`, [4, 6])}</div></section></main>${f.footer(page)}`,
  ),
];
