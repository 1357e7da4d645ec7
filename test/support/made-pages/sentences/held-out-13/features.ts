/** Letters to readers, podcasts, reviews, poems, stories and lists of changes: half `held-out-13`. */
import {
  bare,
  f,
  face,
  framed,
  image,
  lis,
  menu,
  others,
  points,
  ps,
  rich,
  sections,
  sized,
  some,
  texts,
  word,
} from './writing.ts';

export const features = [
  framed(
    'issue-of-a-letter-with-buttons-to-subscribe-between',
    'letters',
    (page) =>
      `<article class="typography newsletter-post post"><div role="region" aria-label="Post header" class="post-header"><h1 dir="auto" class="post-title published title-X77sOw">${page.headline()}</h1><h3 dir="auto" class="subtitle subtitle-HEEcLo">${page.say()}</h3><div class="byline-wrapper"><div class="profile-img-wrap"><img src="${face(page)}" alt="" width="36" height="36"></div><div class="meta-EgzBVA"><a href="https://x.example/@x">${page.name()}</a></div><div class="meta-EgzBVA">${page.date()}</div></div><div class="post-ufi"><a role="button" class="post-ufi-button style-button"><div class="label">${page.random.int(2, 300)}</div></a></div></div><div class="visibility-check"></div><div><div class="available-content"><div dir="auto" class="body markup">${ps(page)}<div class="captioned-image-container"><figure><a class="image-link image2 is-viewable-img" href="/full.jpg"><div class="image2-inset"><picture>${sized(page, ' class="sizing-normal" alt=""')}</picture></div></a></figure></div>${ps(page)}<div class="subscription-widget-wrap" data-component-name="SubscribeWidgetToDOM"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">${page.pitch()}</p></div><form class="subscription-widget-subscribe"><input type="email" class="email-input" placeholder="${page.label('email')}"><input type="submit" class="button primary" value="${page.label('send')}"></form></div></div>${sections(page, 'h2', ' class="header-anchor-post"')}<div><hr></div><p>${page.say()}</p><p class="button-wrapper"><a class="button primary" href="/share"><span>${page.label('share')}</span></a></p></div></div></div></article>`,
  ),
  bare(
    'episode-of-a-podcast-with-notes-and-a-transcript',
    (page) =>
      `<header class="site-nav"><a href="/">${page.site}</a><ul>${menu(page)}</ul></header><main class="episode"><div class="episode-head"><img class="episode-art" src="/art/${page.random.word()}.jpg" alt="" width="300" height="300"><div><p class="episode-no">${word(page, 'episode')} · ${page.date()}</p><h1>${page.headline()}</h1><audio controls preload="none" src="/x.mp3"></audio><p class="episode-links"><a href="/x.mp3">${word(page, 'download')}</a></p></div></div><section class="show-notes"><p>${page.say(2)}</p><ul>${lis(points(page))}</ul></section><section class="transcript"><h2>${word(page, 'transcript')}</h2>${some(page, 4, 9, () => `<div class="cue"><span class="cue-time">00:${page.random.int(10, 59)}:${page.random.int(10, 59)}</span><p><strong class="cue-speaker">${page.name()}:</strong> ${page.say(page.random.int(1, 3))}</p></div>`)}</section></main><section class="more-episodes"><h2>${page.label('latest')}</h2>${others(page, (h, t) => `<a class="episode-tile" href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a>`)}</section>${f.newsletter(page)}${f.footer(page)}`,
  ),
  framed(
    'review-with-pros-and-cons-and-a-score',
    'kadence',
    (page) =>
      `<article class="review hentry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content single-content">${image(page, ' class="review-hero" alt="" width="1200" height="675"')}${ps(page)}<h2>${page.heading()}</h2>${ps(page)}<div class="review-box"><div class="review-box__score"><span class="review-box__number">${page.random.int(3, 9)}.${page.random.int(0, 9)}</span></div><div class="review-box__summary"><h3>${word(page, 'verdict')}</h3><p>${page.say()}</p></div><div class="review-box__lists"><div class="review-box__pros"><h4>${word(page, 'pros')}</h4><ul>${lis(points(page, 2, 4))}</ul></div><div class="review-box__cons"><h4>${word(page, 'cons')}</h4><ul>${lis(points(page, 2, 3))}</ul></div></div><a class="review-box__buy" href="https://shop.example/x" rel="sponsored">${page.label('price')}</a></div></div></article>${f.related(page)}${f.comments(page)}`,
  ),
  framed(
    'list-of-changes-by-version-on-a-site-of-a-product',
    'utility',
    (page) =>
      `<h1 class="text-4xl font-bold tracking-tight">${page.headline()}</h1><p class="mt-4 text-lg text-gray-600">${page.say()}</p>${some(page, 2, 5, () => `<section class="mt-12 flex gap-8 border-t pt-8"><div class="w-32 shrink-0 text-sm text-gray-500"><time>${page.date()}</time><div class="mt-1 inline-flex rounded-full bg-gray-100 px-2">v${page.random.int(1, 9)}.${page.random.int(0, 40)}.${page.random.int(0, 9)}</div></div><div class="prose prose-slate"><h2>${page.heading()}</h2><p>${page.say(page.amount([1, 1], [1, 3]))}</p><h3>${word(page, 'fixed')}</h3><ul>${lis(points(page, 2, 4))}</ul></div></section>`)}`,
  ),
  framed(
    'poem-in-stanzas-of-broken-lines-on-an-old-page',
    'columns',
    (page) =>
      `<h1>${page.headline()}</h1><p><i>${page.name()}</i></p>${page.random.times(page.amount([2, 2], [3, 5]), () => `<p>${page.random.times(3, () => page.brief()).join('<br>\n')}</p>`).join('\n')}<p align="right"><font size="1">${page.date()}</font></p>`,
  ),
  framed(
    'chapter-of-a-story-with-notes-of-its-writer',
    'minima',
    (page) =>
      `<div class="work"><ul class="work navigation actions"><li class="chapter next"><a href="/chapters/2">${page.label('next')}</a></li></ul><div id="workskin"><div class="preface group"><h1 class="title heading">${page.headline()}</h1><h3 class="byline heading"><a rel="author" href="/u">${page.random.word()}</a></h3></div><div id="chapters" role="article"><div class="userstuff">${texts(page, (t) => `<p>${t}</p>`)}<p align="center">* * *</p>${some(page, 2, 4, () => `<p>${rich(page, page.say())}</p>\n<p>${page.brief()}</p>`)}${texts(page, (t) => `<p>${t}</p>`)}</div></div></div><div id="feedback" class="feedback"><ul class="actions" role="navigation"><li><a href="#main">${page.label('top')}</a></li><li><a href="#c">${page.label('comments')}</a></li></ul><p class="kudos">${page.name()}, ${page.name()}</p></div></div>`,
  ),
  framed(
    'obituary-of-a-funeral-home-with-condolences-beside',
    'divi',
    (page) =>
      `<div class="obit-header"><div class="obit-photo">${image(page, ' alt="" width="300" height="400"')}</div><h1 class="obit-name">${page.headline()}</h1><p class="obit-dates">${page.date()} – ${page.date()}</p></div><div class="obit-tabs"><a class="active" href="#obituary">${page.label('about')}</a><a href="#tributes">${page.label('comments')}</a></div><div class="obit-body">${ps(page)}<p>${page.say()}</p></div><div class="obit-actions"><a href="/flowers" class="btn">${page.label('send')}</a></div>${f.share(page)}`,
  ),
];
