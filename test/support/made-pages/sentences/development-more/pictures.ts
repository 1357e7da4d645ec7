/**
 * Pictures of pages of half `more`, written as sites write them: lazy, in sizes, behind a placeholder, twice for
 * readers without scripts. Content and noise come from the same folders, so that an address says little.
 */
import type { PageMaker } from '../../page-maker.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The folder that a page's pictures stand in, content or not. */
function folder(page: PageMaker): string {
  // the same on one page: the address of the page says which
  const places = [
    '/wp-content/uploads/2023/11/',
    '/sites/default/files/styles/large/public/2022-03/',
    '/images/stories/',
    `https://cdn.${page.site}.example/img/`,
    `//static.${page.site}.example/i/`,
    '/fileadmin/_processed_/a/b/',
    'pics/',
    '/assets/',
    `https://i${page.url.length % 3}.${page.site}.example/`,
  ];
  return places[page.url.length % places.length] ?? '/images/';
}

function stem(page: PageMaker): string {
  const { random } = page;
  return random.pick([
    () => `${random.word()}-${random.word()}-${random.int(10, 999)}`,
    () => `IMG_${random.int(1000, 9999)}`,
    () => `${random.word()}_${random.int(100000, 999999)}`,
    () => `${random.letters(2)}${random.int(10000000, 99999999)}`,
  ])();
}

/** A new address below the page's folder. */
export function address(page: PageMaker, tail = '.jpg'): string {
  return `${folder(page)}${stem(page)}${tail}`;
}

/** A content picture's address, recorded. */
export function photo(page: PageMaker): string {
  const src = address(page, page.random.pick(['.jpg', '.jpg', '.JPG', '.png', '.webp', '.jpeg']));
  page.recordPicture(src);
  return src;
}

const sized = (page: PageMaker, src: string, extra = '') =>
  `<img src="${src}" width="${page.random.pick([640, 800, 1024, 1200])}" height="${page.random.pick([427, 480, 600, 683])}" alt="${page.random.chance(0.5) ? page.random.word() : ''}"${extra}>`;

type ImageForm = (page: PageMaker) => string;

/** `<img>` with its address in `src`. */
export const plainImage: ImageForm = (page) => sized(page, photo(page));

/** Sizes in `srcset`, the middle one as `src`. */
export const imageInSizes: ImageForm = (page) => {
  const base = address(page, '');
  const sizes = [300, 768, 1024].map((width) => `${base}-${width}x${Math.round(width / 1.5)}.jpg`);
  page.recordPicture(...sizes, `${base}.jpg`);
  const set = sizes.map((src, i) => `${src} ${[300, 768, 1024][i] ?? 0}w`).join(', ');
  return `<img decoding="async" width="1024" height="683" src="${sizes[2] ?? ''}" alt="" class="wp-image-${page.random.int(100, 9999)}" srcset="${set}, ${base}.jpg 1920w" sizes="(max-width: 1024px) 100vw, 1024px">`;
};

/** No `src` at all. */
export const imageBySrcsetOnly: ImageForm = (page) => {
  const base = address(page, '');
  const sizes = [480, 960, 1440].map((width) => `${base}_${width}.jpg`);
  page.recordPicture(...sizes);
  return `<img alt="" loading="lazy" srcset="${sizes.map((src, i) => `${src} ${480 * (i + 1)}w`).join(', ')}" sizes="100vw">`;
};

/** A placeholder in `src`, the address in a data attribute. */
export const lazyImage: ImageForm = (page) => {
  const src = photo(page);
  const name = page.random.pick(['data-src', 'data-lazy-src', 'data-original', 'data-srcset']);
  const value = name === 'data-srcset' ? `${src} 1x` : src;
  return `<img class="${page.random.pick(['lazy', 'lazyload', 'b-lazy', 'js-lazy'])}" src="${page.random.pick([PIXEL, PIXEL, "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3C/svg%3E"])}" ${name}="${value}" alt="">`;
};

/** A lazy one with its twin for readers without scripts. */
export const imageWithTwin: ImageForm = (page) => {
  const src = photo(page);
  return `<img class="lazy" src="${PIXEL}" data-src="${src}" alt=""><noscript><img src="${src}" alt=""></noscript>`;
};

/** The only address stands in `<noscript>`. */
export const noscriptImage: ImageForm = (page) =>
  `<div class="progressive-media"><noscript>${sized(page, photo(page))}</noscript></div>`;

/** `<picture>` with sources of other types and sizes. */
export const pictureElement: ImageForm = (page) => {
  const base = address(page, '');
  const addresses = [`${base}.webp`, `${base}-small.webp`, `${base}.jpg`];
  page.recordPicture(...addresses);
  return `<picture><source media="(min-width: 800px)" type="image/webp" srcset="${addresses[0] ?? ''}"><source type="image/webp" srcset="${addresses[1] ?? ''} 600w"><img src="${addresses[2] ?? ''}" alt="" loading="lazy"></picture>`;
};

/** A thumbnail that links to the big picture; either will do. */
export const thumbToBig: ImageForm = (page) => {
  const base = address(page, '');
  page.recordPicture(`${base}_s.jpg`, `${base}.jpg`);
  return `<a href="${base}.jpg"${page.random.pick(['', ' data-fancybox="gallery"', ' rel="lightbox"', ' target="_blank"'])}><img src="${base}_s.jpg" width="200" height="150" alt="" border="0"></a>`;
};

/** An address that names size and crop. */
export const imageByService: ImageForm = (page) => {
  const path = `/resize/${page.random.int(100, 999)}/${page.random.letters(12)}/${stem(page)}`;
  const src = `https://img.${page.site}.example${path}?w=1200&h=800&fit=crop&q=75`;
  page.recordPicture(src);
  return `<img src="${src.replaceAll('&', '&amp;')}" alt="" style="aspect-ratio:3/2">`;
};

const FORMS: readonly ImageForm[] = [
  plainImage,
  plainImage,
  imageInSizes,
  imageBySrcsetOnly,
  lazyImage,
  imageWithTwin,
  pictureElement,
  imageByService,
];

/** A content picture in any form. */
export function image(page: PageMaker): string {
  return page.random.pick(FORMS)(page);
}

/** A form for all pictures of a page. */
export function imageForm(page: PageMaker): ImageForm {
  return page.random.pick(FORMS);
}

/** A picture that is no content: same folders, other places on the page. */
export function thumb(page: PageMaker, attributes = ''): string {
  const src = page.decoration(address(page));
  return page.random.chance(0.7)
    ? `<img src="${src}" width="150" height="100" alt="" loading="lazy"${attributes}>`
    : `<img class="lazy" src="${PIXEL}" data-src="${src}" alt=""${attributes}>`;
}

/** The face of somebody who writes, not of whom is written about. */
export function portrait(page: PageMaker, attributes = ''): string {
  const src = page.decoration(address(page, page.random.pick(['-96x96.jpg', '.png', '.jpg'])));
  return `<img src="${src}" width="64" height="64" alt="${page.name()}"${attributes}>`;
}

export function logo(page: PageMaker): string {
  const src = page.decoration(address(page, page.random.pick(['.svg', '.png', '.gif'])));
  return `<img src="${src}" alt="${page.site}">`;
}

export function adPicture(page: PageMaker): string {
  const [width, height] = page.random.pick([
    [300, 250],
    [728, 90],
    [970, 250],
    [160, 600],
  ] as const);
  const src = page.decoration(address(page, '.gif'));
  return `<a href="https://ads.example/c/${page.random.letters(8)}" target="_blank"><img src="${src}" width="${width}" height="${height}" alt=""></a>`;
}

/** The transparent picture that holds old layouts apart. */
export function spacer(page: PageMaker, width = 1, height = 10): string {
  const src = page.decoration(
    `${folder(page)}${page.random.pick(['spacer', 'pixel', 'clear', 'blank'])}.gif`,
  );
  return `<img src="${src}" width="${width}" height="${height}" alt="" border="0">`;
}
