/**
 * Pictures that are no content, in the places where they stand beside it: signs of sponsors, ornaments over points, faces,
 * sold places of a house's own, thumbnails of further stories without a name that says so, ways to pay, shops of apps.
 */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { address, image, logo, thumb } from './pictures.ts';
import { prose, story, plainBlocks } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

const pieces = (page: PageMaker, make: (i: number) => string, low: number, high: number): string =>
  page.random.times(page.random.int(low, high), make).join('\n');

const noisy = (
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

const text = (page: PageMaker): string =>
  story(page, { ...plainBlocks(), figure: () => `<figure>${image(page)}</figure>` });

/** Some noise picture without a name in its address. */
const plain = (page: PageMaker, size: string): string =>
  `<img src="${page.decoration(address(page))}"${size} alt="">`;

const further = (page: PageMaker): string =>
  `<a href="${page.path()}">${thumb(page)}</a><a href="${page.path()}">${page.title('noise')}</a>`;

export const pictureNoise: readonly Kind<TextTruth>[] = [
  noisy('row-of-sponsors', (page) => {
    const sponsor = () => `<a href="https://${page.random.word()}.example/">${logo(page)}</a>`;
    const box = page.random.pick([
      'sponsors',
      'partner-row',
      'logo-wall',
      'supported-by',
      'clients',
    ]);
    return `<article><h1>${page.headline()}</h1>${text(page)}</article><section class="${box}"><h3>${page.label('about')}</h3><div>${pieces(page, sponsor, 3, 9)}</div></section>`;
  }),
  noisy('sponsors-in-a-list', (page) => {
    const sponsor = () =>
      `<li><a href="https://www.${page.random.word()}.example" target="_blank">${plain(page, ' width="140" height="60"')}</a></li>`;
    return `<h1>${page.headline()}</h1>${text(page)}<ul class="${page.random.pick(['logos', 'brands', 'supporters'])}">${pieces(page, sponsor, 4, 9)}</ul>`;
  }),
  noisy('points-with-ornaments', (page) => {
    const size = page.random.pick([40, 48, 56, 64]);
    const point = () =>
      `<div class="feature"><div class="feature-icon"><img src="${page.decoration(address(page, '.svg'))}" width="${size}" height="${size}" alt=""></div><h3>${page.heading()}</h3><p>${prose(page)}</p></div>`;
    return `<section><h1>${page.headline()}</h1><p>${page.say()}</p><div class="features">${pieces(page, point, 3, 6)}</div></section>`;
  }),
  noisy('list-with-signs', (page) => {
    const point = () =>
      `<li><img src="${page.decoration(`/img/${page.random.pick(['check', 'tick', 'star', 'arrow-right', 'haken', 'ok'])}${page.random.int(1, 99)}.png`)}" width="18" height="18" alt=""> ${page.item()}</li>`;
    return `<article><h1>${page.headline()}</h1><p>${prose(page)}</p><ul>${pieces(page, point, 3, 7)}</ul><p>${prose(page)}</p></article>`;
  }),
  noisy('further-stories-unnamed', (page) => {
    const card = page.random.pick([
      () => `<div>${further(page)}</div>`,
      () => `<li>${further(page)}</li>`,
      () =>
        `<div class="col-md-4"><a href="${page.path()}">${thumb(page)}<h4>${page.title('noise')}</h4></a></div>`,
      () => `<td>${further(page)}</td>`,
    ]);
    return `<h1>${page.headline()}</h1>${text(page)}<hr><h3>${page.label('related')}</h3><div class="row">${pieces(page, card, 2, 6)}</div>`;
  }),
  noisy('further-stories-inside-the-text', (page) => {
    const box = () =>
      `<div class="${page.random.pick(['inset', 'embed', 'box', ''])}"><a href="${page.path()}">${thumb(page)}</a><span>${page.label('related')}</span><a href="${page.path()}">${page.title('noise')}</a></div>`;
    const part = () => `<p>${prose(page)}</p><p>${prose(page)}</p>${box()}`;
    return `<article><h1>${page.headline()}</h1>${pieces(page, part, 1, 3)}<p>${prose(page)}</p></article>`;
  }),
  noisy('house-advertisement', (page) => {
    const banner = page.random.pick([
      () =>
        `<div class="promo-banner"><a href="/shop/${page.random.word()}">${plain(page, '')}</a></div>`,
      () =>
        `<p class="werbung"><a href="https://${page.random.word()}.example/?utm_source=${page.site}&amp;utm_medium=banner">${plain(page, ' width="600" height="120"')}</a></p>`,
      () =>
        `<div class="bnr"><a href="/go/${page.random.int(1, 99)}" rel="nofollow sponsored">${plain(page, '')}</a></div>`,
      () =>
        `<center><a href="/ad.php?id=${page.random.int(1, 99)}" target="_blank">${plain(page, ' width="468" height="60"')}</a></center>`,
    ]);
    return `<article><h1>${page.headline()}</h1><p>${prose(page)}</p><p>${prose(page)}</p>${banner()}<p>${prose(page)}</p>${banner()}</article>`;
  }),
  noisy(
    'faces-in-a-thread-of-answers',
    (page) => {
      const face = () =>
        `<div class="user"><a href="/u/${page.random.word()}">${plain(page, ' width="48" height="48"')}</a> <a href="/u/${page.random.word()}">${page.name()}</a></div>`;
      const answer = () =>
        `<div class="answer">${face()}<div class="body"><p>${page.say()}</p><p>${page.say()}</p></div></div>`;
      return `<h1>${page.headline()}</h1><div class="question">${face()}<div class="body"><p>${page.say(2)}</p><p>${image(page)}</p></div></div>${pieces(page, answer, 2, 5)}`;
    },
    'QAPage',
  ),
  noisy('byline-with-large-face', (page) => {
    const face = plain(
      page,
      page.random.pick([
        '',
        ' width="120" height="120"',
        ' width="80" height="80"',
        ' style="border-radius:50%"',
      ]),
    );
    const box = page.random.pick(['author-info', 'byline', 'post-author', 'written-by', 'autor']);
    const line = `<div class="${box}"><a href="/author/${page.random.word()}">${face}</a><span>${page.label('by')} ${page.name()}</span></div>`;
    return `<article><h1>${page.headline()}</h1>${page.random.chance(0.5) ? line : ''}${text(page)}${line}</article>`;
  }),
  noisy(
    'ways-to-pay',
    (page) => {
      const sign = (name: string) =>
        `<img src="${page.decoration(`/static/${name}-${page.random.int(1, 99)}.svg`)}" alt="${name}">`;
      return `<div class="product"><div class="pictures">${image(page)}</div><h1>${page.headline()}</h1><p>${prose(page)}</p><div class="${page.random.pick(['payment-methods', 'payments', 'pay-icons', 'trust-badges'])}">${['visa', 'mastercard', 'paypal', 'klarna'].map(sign).join('')}</div><p>${prose(page)}</p></div>`;
    },
    'Product',
  ),
  noisy('shops-of-apps', (page) => {
    const shop = (href: string) =>
      `<a href="${href}">${plain(page, ' width="135" height="40"')}</a>`;
    return `<article><h1>${page.headline()}</h1>${text(page)}<div class="get-app"><p>${page.pitch()}</p>${shop('https://apps.apple.com/app/id1')}${shop('https://play.google.com/store/apps/details?id=a')}</div></article>`;
  }),
  noisy('badges-between-headline-and-text', (page) => {
    const network = (name: string) =>
      `<a href="https://${name}.example/share?u=1"><img src="${page.decoration(`/i/${name}-${page.random.int(1, 99)}.png`)}" width="32" height="32" alt="${name}"></a>`;
    return `<h1>${page.headline()}</h1><div class="soc">${['fb', 'tw', 'vk', 'ok'].map(network).join(' ')}</div>${text(page)}`;
  }),
  noisy('short-note-with-teasers', (page) => {
    const card = () =>
      `<div class="item">${further(page)}${page.random.chance(0.5) ? `<p>${page.noise()}</p>` : ''}</div>`;
    return `<div class="note"><h1>${page.headline()}</h1><p>${page.say()}</p><p>${page.say()}</p></div><div class="items">${pieces(page, card, 3, 8)}</div>`;
  }),
  noisy('list-page-with-side-pictures', (page, site) => {
    const item = () => `<li>${page.item()}</li>`;
    return `<h1>${page.headline()}</h1><p>${page.say()}</p><ul>${pieces(page, item, 6, 20)}</ul>${site.grid()}${site.advert()}`;
  }),
];
