/** Short pages of half `held-out-4`: a few sentences among much furniture. */
import type { Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import { anywhere, avatar, bare, f, framed, others, some } from './writing.ts';

export const short: readonly Kind<TextTruth>[] = [
  framed(
    'block-theme-note-without-picture',
    'blockTheme',
    (page) =>
      `<div class="wp-block-group is-layout-constrained"><h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content wp-block-post-content"><p>${page.say(2)}</p></div></div>${f.comments(page)}${f.related(page)}`,
  ),
  framed(
    'flash-of-a-newsroom',
    'newspaper',
    (page) =>
      `<article class="flash"><h1>${page.headline()}</h1><time>${page.date()}</time><p>${page.say()}</p></article>${f.share(page)}${f.teasers(page)}`,
  ),
  framed(
    'office-hours-notice',
    'typo3',
    (page) =>
      `<div class="frame frame-type-text"><div class="frame-inner"><header class="frame-header"><h1 class="element-header">${page.headline()}</h1></header><p>${page.brief()}</p><p>${page.say()}</p></div></div>`,
  ),
  bare(
    'post-of-a-microblog-network',
    (page) =>
      `<div id="root"><div class="css-g5y9jx r-633pao"><nav role="navigation" class="css-g5y9jx">${page
        .menuWords(5)
        .map(
          (w) =>
            `<a role="link" href="/${page.random.word()}" class="css-g5y9jx"><div dir="auto">${w}</div></a>`,
        )
        .join(
          '',
        )}</nav><main role="main" class="css-g5y9jx"><div data-testid="postThreadItem-by-x" class="css-g5y9jx"><div><a href="/profile/x"><img src="${avatar(page, '/img/avatar')}" alt=""></a><a href="/profile/x"><div dir="auto">${page.name()}</div></a></div><div data-word-wrap="1" dir="auto" class="css-146c3p1" style="font-size: 17px;">${page.say(2)}</div><div dir="auto">${page.date()}</div><div><a href="/likes">${page.random.int(2, 90)}</a></div></div></main><aside><h2>${page.label('follow')}</h2>${others(page, (h, t) => `<a href="${h}"><div dir="auto">${t}</div></a>`)}</aside></div></div>`,
  ),
  framed(
    'definition-of-a-dictionary',
    'tailwind',
    (page) =>
      `<h1 class="text-5xl">${page.headline()}</h1><p class="text-slate-500">/${page.random.word()}/</p><section><ol class="space-y-4">${some(page, 1, 3, () => `<li><p>${page.say()}</p></li>`)}</ol></section>`,
  ),
  framed(
    'error-code-of-a-reference',
    'docs',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say()}</p><h2 class="anchor">${page.heading()}</h2><p>${page.say()}</p>`,
  ),
  framed(
    'person-of-a-faculty',
    'olivero',
    (page) =>
      `<article class="node node--type-person"><h1 class="page-title">${page.headline()}</h1><div class="field field--name-field-portrait"><img src="${page.decoration('/sites/default/files/styles/portrait/x.jpg')}" alt="" width="220" height="280"></div><div class="field field--name-body"><p>${page.say(2)}</p><p>${page.say()}</p></div></article>`,
  ),
  bare(
    'thank-you-page-of-an-office',
    (page) =>
      `<div class="top">${f.menu(page)}</div><div class="content-wrapper"><h1>${page.headline()}</h1><p class="lead">${page.say()}</p><p>${page.brief()}</p><a class="btn" href="/">${page.label('home')}</a></div><div class="rail">${f.newsletter(page)}${f.ranks(page)}</div>${f.footer(page)}`,
  ),
  framed(
    'product-of-two-sentences',
    'dawn',
    (page) =>
      `<section class="page-width section-main-product"><div class="product product--medium grid"><div class="grid__item product__media-wrapper"><div class="product__media media"><img src="${page.picture()}" width="600" height="600" alt=""></div></div><div class="product__info-wrapper grid__item"><div class="product__title"><h1>${page.headline()}</h1></div><div class="price"><span class="price-item price-item--regular">€${page.random.int(5, 90)},00</span></div><button type="submit" class="product-form__submit button">${page.label('cart')}</button><div class="product__description rte quick-add-hidden"><p>${page.say(2)}</p></div></div></div></section><section class="related-products page-width"><h2 class="related-products__heading">${page.label('recommended')}</h2><ul class="grid product-grid">${others(page, (h, t) => `<li class="grid__item"><div class="card"><img src="${page.decoration()}" alt=""><h3 class="card__heading"><a href="${h}">${t}</a></h3></div></li>`)}</ul></section>`,
  ),
  anywhere(
    'quote-of-the-day',
    (page) =>
      `<article class="quote-of-day"><h1>${page.headline()}</h1><blockquote><p>${page.say()}</p></blockquote><p>${page.brief()}</p></article>${f.share(page)}`,
  ),
  framed(
    'obituary-of-centred-lines',
    'cassiopeia',
    (page) =>
      `<div class="item-page"><div class="page-header"><h2 itemprop="headline">${page.headline()}</h2></div><div itemprop="articleBody"><p style="text-align:center">${page.say()}</p><p style="text-align:center"><em>${page.brief()}</em></p><p style="text-align:center">${page.say()}</p></div></div>`,
  ),
  framed(
    'video-with-up-next-and-two-sentences',
    'newspaper',
    (page) =>
      `<div class="video-page"><div class="player-wrap"><video poster="/p.jpg" controls></video></div><h1 class="video-title">${page.headline()}</h1><div class="video-actions">${f.share(page)}</div><div class="video-description"><p>${page.say(2)}</p></div><div class="up-next"><h2>${page.label('next')}</h2>${others(page, (h, t) => `<a href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a>`)}</div></div>`,
  ),
];
