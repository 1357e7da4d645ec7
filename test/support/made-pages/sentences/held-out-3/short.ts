/** Short pages of half `held-out-3`: a few sentences among much furniture. */
import { furniture as f } from '../../furniture/held-out-3.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { avatar, bare, framed, others } from './writing.ts';

const brief = (page: PageMaker, attributes = '') => `<p${attributes}>${page.say(2)}</p>`;

export const short: readonly Kind<TextTruth>[] = [
  framed(
    'notice-of-a-council',
    (page) =>
      `<div class="content-item notice"><h1 class="documentFirstHeading">${page.headline()}</h1><div class="documentByLine">${page.date()}</div><div id="content-core"><div id="parent-fieldname-text">${brief(page)}${brief(page)}</div></div></div>`,
    'plone',
  ),
  framed(
    'brief-of-an-agency',
    (page) =>
      `<article class="newsbrief"><h1>${page.headline()}</h1><div class="ticker-meta">${page.date()} | ${page.random.word()}</div><p class="ticker-text">${page.say(3)}</p></article>${f.teasers(page)}`,
    'bitrix',
  ),
  framed(
    'maintenance-announcement',
    (page) =>
      `<div class="status-day"><h1>${page.headline()}</h1><div class="incident-updates">${page.random
        .times(
          3,
          (i) =>
            `<div class="row update-row"><div class="update-title span3">${['Resolved', 'Update', 'Identified'][i] ?? ''}</div><div class="update-container span9"><div class="update-body"><span class="whitespace-pre-wrap">${page.say()}</span></div><div class="update-timestamp"><small>${page.date()}</small></div></div></div>`,
        )
        .join('')}</div></div>`,
    'hashed',
  ),
  framed(
    'glossary-entry-of-a-bank',
    (page) =>
      `<div class="cmp-glossary-entry"><div class="cmp-title"><h1 class="cmp-title__text">${page.headline()}</h1></div><div class="cmp-text">${brief(page)}<p>${page.brief()}</p></div></div>`,
    'aem',
  ),
  bare(
    'statement-of-a-social-post',
    (page) =>
      `<div class="ui"><header class="ui__header"><a class="ui__header__logo" href="/">${page.site}</a><a href="/auth/sign_in" class="button">${page.label('login')}</a></header><div class="columns-area__panels"><div class="columns-area__panels__main"><div class="column"><div class="scrollable"><div class="focusable detailed-status__wrapper"><div class="detailed-status"><a class="detailed-status__display-name" href="/@x"><div class="account__avatar"><img src="${avatar(page, '/system/accounts/avatars')}" alt=""></div><span class="display-name"><bdi><strong class="display-name__html">${page.random.word()}</strong></bdi></span></a><div class="status__content"><div class="status__content__text status__content__text--visible translate"><p>${page.say()}</p><p>${page.say()}</p><p>${page.brief()}</p></div></div><div class="detailed-status__meta"><a class="detailed-status__datetime" href="/@x/1"><span>${page.date()}</span></a></div></div></div></div></div></div></div></div>`,
  ),
  framed(
    'service-card-of-a-practice',
    (page) =>
      `<article class="wp-block-post"><h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content wp-block-post-content is-layout-constrained">${brief(page, ' class="has-medium-font-size"')}<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/termin">${page.label('contact')}</a></div></div>${brief(page)}</div></article>`,
    'genesis',
  ),
  framed(
    'video-page-with-description',
    (page) =>
      `<div class="watch"><div class="player" data-video="x"><iframe src="https://player.example/v/1" width="640" height="360" title="video"></iframe></div><h1 class="watch-title">${page.headline()}</h1><div class="watch-stats"><span>${page.random.int(100, 9000)}</span></div><div class="watch-description" id="description"><p>${page.say(2)}</p><p>${page.say()}</p></div></div><div class="watch-next"><h3>${page.label('recommended')}</h3>${others(page, (h, t) => `<a class="compact-video" href="${h}"><img src="${page.decoration()}" alt="" width="168" height="94"><span class="compact-title">${t}</span></a>`)}</div>`,
    'hashed',
  ),
  framed(
    'letter-of-a-parish',
    (page) =>
      `<div class="ce_text block"><h1>${page.headline()}</h1><p>${page.say()}</p><p>${page.say()}</p><p>${page.brief()}</p></div>`,
    'divi',
  ),
  framed(
    'closed-shop-page',
    (page) =>
      `<div class="page-width page-width--narrow"><h1 class="main-page-title page-title h0">${page.headline()}</h1><div class="rte">${brief(page)}<p>${page.brief()}</p></div></div>`,
    'squarespace',
  ),
  framed(
    'app-description-short',
    (page) =>
      `<section class="app-page"><div class="app-head"><img class="app-icon" src="/icons/app-512.png" width="96" height="96" alt=""><h1>${page.headline()}</h1><button>${page.label('readMore')}</button></div><div class="app-descr" data-expanded="false"><p>${page.say(2)}</p><p>${page.say()}</p></div></section><section><h2>${page.label('related')}</h2>${others(page, (h, t) => `<a class="app-tile" href="${h}"><img src="${page.decoration()}" alt=""><b>${t}</b></a>`)}</section>`,
    'hashed',
  ),
  framed(
    'quotation-of-the-day',
    (page) =>
      `<article><h1 class="entry-title">${page.headline()}</h1><figure class="wp-block-quote-figure"><blockquote class="wp-block-quote is-style-large"><p>${page.say(2)}</p><cite>${page.name()}</cite></blockquote></figure><p>${page.brief()}</p></article>${f.share(page)}${f.neighbours(page)}`,
    'paperMod',
  ),
  framed(
    'bulletin-in-two-columns',
    (page) =>
      `<div class="row"><div class="col-md-12"><h1>${page.headline()}</h1></div><div class="col-md-6"><p>${page.say()}</p><p>${page.brief()}</p></div><div class="col-md-6"><p>${page.say()}</p></div></div>`,
    'aem',
  ),
  framed(
    'obituary-notice',
    (page) =>
      `<div class="obit"><div class="obit-header"><h1 class="obit-name">${page.headline()}</h1><span class="obit-dates">${page.date()} – ${page.date()}</span></div><div class="obit-text"><p>${page.say(2)}</p><p>${page.say()}</p></div><div class="obit-actions"><a href="/flowers">${page.label('cart')}</a></div></div>`,
    'elementor',
  ),
];
