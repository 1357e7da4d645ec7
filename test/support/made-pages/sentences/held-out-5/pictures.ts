/** Pictures, how pages of half `held-out-5` offer them. */
import { anywhere, f, framed, others, ps, some } from './writing.ts';
import type { PageMaker } from '../../page-maker.ts';

const stem = (page: PageMaker) => `/m/${page.random.word()}-${page.random.int(1000, 99999)}`;

/** A picture in several widths, all of them noted. */
function sizes(page: PageMaker): { set: string; small: string; large: string } {
  const name = stem(page);
  const all = [480, 960, 1600].map((w) => `${name}-${w}.webp`);
  page.recordPicture(...all);
  return {
    set: all.map((src, i) => `${src} ${[480, 960, 1600][i] ?? 0}w`).join(', '),
    small: all[0] ?? '',
    large: all[2] ?? '',
  };
}

export const pictures = [
  anywhere('astro-picture-component', (page) => {
    const { set, small } = sizes(page);
    return `<article><h1>${page.headline()}</h1>${ps(page)}<picture><source srcset="${set}" type="image/webp"><img src="${small}" alt="" loading="lazy" decoding="async"></picture>${ps(page)}</article>`;
  }),
  anywhere('bigpipe-lazy-image-in-noscript', (page) => {
    const src = page.picture();
    return `<article><h1>${page.headline()}</h1><div class="lazyimg" data-src="${src}"><noscript><img src="${src}" alt=""></noscript></div>${ps(page)}</article>${f.related(page)}`;
  }),
  framed('daily-gallery-below-text', 'daily', (page) => {
    const shots = some(
      page,
      2,
      5,
      () =>
        `<div class="ph"><a href="${page.path()}"><img src="${page.picture('rooted')}"></a><div class="ph-t">${page.brief()}</div></div>`,
    );
    return `<div class="g-news"><h1>${page.headline()}</h1><div class="g-txt">${ps(page)}</div><div class="g-gallery">${shots}</div></div>`;
  }),
  framed('amp-carousel', 'amp', (page) => {
    const shots = some(
      page,
      2,
      4,
      () =>
        `<figure><amp-img src="${page.picture()}" width="900" height="600" layout="responsive"></amp-img><figcaption>${page.brief()}</figcaption></figure>`,
    );
    return `<article><h1>${page.headline()}</h1><amp-carousel type="slides" width="900" height="600">${shots}</amp-carousel>${ps(page)}</article>`;
  }),
  framed('photo-essay-pictures-first', 'modules', (page) => {
    const shots = some(
      page,
      3,
      5,
      () =>
        `<div class="Essay_row__1"><img class="Essay_img__2" src="${page.picture()}" alt=""><div class="Essay_txt__3">${page.say(2)}</div></div>`,
    );
    return `<div class="Essay_e__0"><h1>${page.headline()}</h1>${shots}</div>${f.teasers(page)}`;
  }),
  framed('nineties-picture-in-a-cell', 'nineties', (page) => {
    const src = page.picture('rooted');
    return `<font size="5">${page.headline()}</font><p><table align="right" width="200"><tr><td><img src="${src}" width="190" border="1"></td></tr><tr><td><font size="1">${page.brief()}</font></td></tr></table>${ps(page)}`;
  }),
  framed('spip-portfolio', 'spip', (page) => {
    const shots = some(
      page,
      2,
      4,
      () =>
        `<a href="${page.path()}" class="mediabox"><img src="${page.picture('rooted')}" alt=""></a>`,
    );
    return `<div class="cartouche"><h1 class="entry-title">${page.headline()}</h1></div><div class="texte entry-content">${ps(page)}</div><div id="documents_portfolio"><h2>${page.heading()}</h2>${shots}</div>`;
  }),
  framed('glitch-free-data-attributes', 'styled', (page) => {
    const src = page.picture();
    const own = page.picture();
    return `<h1>${page.headline()}</h1><img class="js-lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-original="${src}" alt="">${ps(page)}<img class="js-lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-lazy-src="${own}" alt="">${ps(page)}`;
  }),
  framed('webcomic-page', 'small', (page) => {
    const src = page.picture('rooted');
    return `<div id="comic-wrap"><h1>${page.headline()}</h1><div id="comic"><img src="${src}" title="" alt=""></div><nav class="comic-nav"><a href="/1">|&lt;</a><a href="/p">&lt;</a></nav><div class="news"><p>${page.say(2)}</p></div></div>`;
  }),
  framed('travel-diary-figures-in-links', 'contao', (page) => {
    const one = () =>
      `<figure class="image_container"><a href="${stem(page)}.html" data-lightbox="x"><img src="${page.picture('rooted')}" width="600" height="400" alt=""></a><figcaption class="caption">${page.brief()}</figcaption></figure>`;
    return `<div class="ce_text block"><h1>${page.headline()}</h1>${ps(page)}${one()}${ps(page)}${one()}</div>`;
  }),
  framed('page-with-portraits-and-one-photograph', 'university', (page) => {
    const src = page.picture();
    const team = some(
      page,
      2,
      4,
      () =>
        `<div class="person"><img src="${page.decoration()}" alt=""><a href="/p">${page.name()}</a></div>`,
    );
    return `<h1 class="documentFirstHeading">${page.headline()}</h1><div id="parent-fieldname-text"><p><img class="image-right" src="${src}" alt=""></p>${ps(page)}</div><div class="contact-box">${team}</div>`;
  }),
  framed('hero-behind-a-headline', 'styled', (page) => {
    const { set, large } = sizes(page);
    return `<header class="hero"><img srcset="${set}" sizes="100vw" src="${large}" alt=""><div class="hero__over"><h1>${page.headline()}</h1></div></header>${ps(page)}<div class="rail">${others(page, (h, t) => `<a href="${h}"><img src="${page.decoration()}" alt=""><b>${t}</b></a>`)}</div>`;
  }),
];
