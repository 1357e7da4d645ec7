/** Pictures of half `held-out-4` within texts: ways to load late, sources, sizes, fallbacks. */
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { anywhere, below, f, framed, shot, stem } from './writing.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const SVG =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%20800%20533%22%3E%3C/svg%3E';

/** Several sizes of one picture, all of them right. */
function sizes(page: PageMaker, folder: string, write: (path: string, width: number) => string) {
  const path = stem(page, folder);
  const all = [480, 960, 1440].map((width) => ({ width, url: write(path, width) }));
  page.recordPicture(...all.map(({ url }) => url));
  return {
    set: all.map(({ url, width }) => `${url} ${width}w`).join(', '),
    first: all[0]?.url ?? '',
    last: all[2]?.url ?? '',
  };
}

/** An article with a picture between each two paragraphs; a kind says only how pictures are written. */
const illustrated = (
  name: string,
  picture: (page: PageMaker, caption: () => string) => string,
): Kind<TextTruth> =>
  anywhere(name, (page) => {
    const part = () => `${page.p()}${picture(page, () => page.say())}`;
    return `<article class="longform"><h1>${page.headline()}</h1>${f.byline(page)}${page.random.times(page.random.int(1, 3), part).join('\n')}${page.p()}</article>${below(page)}`;
  });

export const pictures: readonly Kind<TextTruth>[] = [
  illustrated('rocket-loader-with-noscript', (page) => {
    const src = shot(page, '/wp-content/uploads/2024/11');
    return `<figure class="wp-block-image size-large"><img decoding="async" width="1024" height="683" src="${SVG}" alt="" data-lazy-src="${src}"><noscript><img decoding="async" width="1024" height="683" src="${src}" alt=""></noscript></figure>`;
  }),
  illustrated('perfmatters-data-srcset', (page, caption) => {
    const { set, first } = sizes(page, '/uploads', (path, width) => `${path}-${width}x500.jpg`);
    return `<figure><img class="perfmatters-lazy" src="${SVG}" data-src="${first}" data-srcset="${set}" data-sizes="(max-width: 1024px) 100vw, 1024px" alt=""><figcaption class="wp-element-caption">${caption()}</figcaption></figure>`;
  }),
  illustrated('picture-of-avif-webp-and-jpeg', (page, caption) => {
    const path = stem(page, '/images');
    page.recordPicture(`${path}.avif`, `${path}.webp`, `${path}.jpg`);
    return `<figure><picture><source type="image/avif" srcset="${path}.avif"><source type="image/webp" srcset="${path}.webp"><img src="${path}.jpg" alt="" width="900" height="600" loading="lazy" decoding="async"></picture><figcaption>${caption()}</figcaption></figure>`;
  }),
  illustrated('framework-image-optimiser', (page) => {
    const path = `${stem(page, '/static')}.jpg`;
    const at = (w: number) => `/_next/image?url=${encodeURIComponent(path)}&w=${w}&q=75`;
    page.recordPicture(at(640), at(1080), at(1920), path);
    const written = (w: number) => at(w).replace(/&/g, '&amp;');
    return `<div class="relative my-8"><img alt="" loading="lazy" width="1200" height="800" decoding="async" data-nimg="1" class="rounded" style="color:transparent" srcset="${written(640)} 640w, ${written(1080)} 1080w, ${written(1920)} 1920w" src="${written(1920)}"></div>`;
  }),
  illustrated('gatsby-placeholder-and-noscript', (page, caption) => {
    const { set, last } = sizes(page, '/static/8f', (path, width) => `${path}/${width}.jpg`);
    return `<figure class="gatsby-resp"><div data-gatsby-image-wrapper="" class="gatsby-image-wrapper gatsby-image-wrapper-constrained"><div style="max-width:800px;display:block"><img alt="" role="presentation" aria-hidden="true" src="data:image/svg+xml;charset=utf-8,%3Csvg height='533' width='800' version='1.1'%3E%3C/svg%3E" style="max-width:100%;display:block"></div><img aria-hidden="true" data-placeholder-image="" style="opacity:1" decoding="async" src="${PIXEL}" alt=""><picture><img data-gatsby-image-ssr="" data-main-image="" style="opacity:0" sizes="(min-width: 800px) 800px, 100vw" decoding="async" loading="lazy" data-src="${last}" data-srcset="${set}" alt=""></picture><noscript><picture><img data-main-image="" sizes="800px" src="${last}" srcset="${set}" alt=""></picture></noscript></div><figcaption>${caption()}</figcaption></figure>`;
  }),
  illustrated('native-lazy-in-a-link-to-the-large-one', (page) => {
    const path = stem(page, '/media/k2');
    page.recordPicture(`${path}-small.jpg`, `${path}-large.jpg`);
    return `<p><a href="${path}-large.jpg" class="glightbox" data-gallery="g"><img src="${path}-small.jpg" loading="lazy" alt="" width="640"></a></p>`;
  }),
  illustrated('lozad-background-in-a-figure', (page, caption) => {
    const src = shot(page, '/cdn/articles');
    return `<figure class="article-image"><div class="image-wrap"><img class="lozad" data-src="${src}" src="${PIXEL}" alt=""></div><figcaption><span>${caption()}</span> <small class="credit">${page.label('photo')} ${page.name()}</small></figcaption></figure>`;
  }),
  illustrated('web-component-of-a-picture-service', (page, caption) => {
    const { set, first } = sizes(page, '/i', (path, width) => `${path}/w_${width},q_auto/a.jpg`);
    return `<figure class="media media--image"><responsive-image><img srcset="${set}" src="${first}" sizes="(min-width: 60em) 720px, 100vw" alt="" width="720" height="405"></responsive-image><figcaption class="media__caption">${caption()}</figcaption></figure>`;
  }),
  illustrated('noscript-alone-holds-the-picture', (page) => {
    const src = shot(page, '/photos');
    return `<div class="image-block-outer-wrapper" data-test="image-block"><div class="sqs-image-shape-container-element has-aspect-ratio"><noscript><img src="${src}" alt=""></noscript><div class="thumb-image-slot" data-slot="1"></div></div></div>`;
  }),
  illustrated('ratio-box-with-data-image', (page, caption) => {
    const src = shot(page, '/content/v1');
    return `<div class="sqs-block image-block"><figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper" data-animation-role="image"><div style="padding-bottom:66%"><img data-stretch="false" data-src="${src}" data-image="${src}" data-image-dimensions="2500x1667" data-load="false" alt=""></div></div><figcaption class="image-caption-wrapper"><div class="image-caption"><p>${caption()}</p></div></figcaption></figure></div>`;
  }),
  illustrated('data-original-of-an-old-loader', (page) => {
    const src = shot(page, '/attachments/month_2411', '.jpeg');
    return `<p style="text-align:center"><img class="lazy" data-original="${src}" src="/static/grey.gif" width="600" alt=""></p>`;
  }),
  illustrated('sources-by-width-with-data-attributes', (page, caption) => {
    const path = stem(page, '/gfx');
    page.recordPicture(`${path}-s.webp`, `${path}-m.webp`, `${path}-l.jpg`);
    return `<figure class="fig"><picture class="lazyload-picture"><source media="(max-width: 599px)" data-srcset="${path}-s.webp"><source media="(min-width: 600px)" data-srcset="${path}-m.webp"><img class="lazyload" data-src="${path}-l.jpg" alt=""></picture><figcaption>${caption()}</figcaption></figure>`;
  }),
  framed(
    'wiki-thumbs-with-densities',
    'vector',
    (page) =>
      `<h1 id="firstHeading" class="firstHeading">${page.headline()}</h1><div class="mw-content-ltr mw-parser-output">${page.random
        .times(page.random.int(2, 3), () => {
          const path = stem(page, '/images/thumb/a/ab');
          page.recordPicture(`${path}/250px-x.jpg`, `${path}/330px-x.jpg`, `${path}/500px-x.jpg`);
          return `${page.p()}<figure typeof="mw:File/Thumb"><a href="/wiki/File:X.jpg" class="mw-file-description"><img src="${path}/250px-x.jpg" srcset="${path}/330px-x.jpg 1.5x, ${path}/500px-x.jpg 2x" decoding="async" width="250" class="mw-file-element" alt=""></a><figcaption>${page.say()}</figcaption></figure>`;
        })
        .join('')}${page.p()}</div>`,
  ),
];
