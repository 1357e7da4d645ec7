/** Reviews, interviews, poems, stories, letters, transcripts, changes and obituaries: half `held-out-15`. */
import {
  bare,
  below,
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
  ul,
  word,
} from './writing.ts';

export const features = [
  framed(
    'interview-of-a-magazine-with-speakers-in-strong',
    'hashed',
    (page) =>
      `<article class="Interview_wrap__u2"><h1>${page.headline()}</h1><p class="Interview_deck__p9">${page.say()}</p>${f.byline(page)}${some(page, 4, 7, () => `<p><strong>${page.ask()}</strong></p><p>${rich(page, page.say(page.random.int(1, 3)))}</p>`)}<p><em>${page.free()}</em></p></article>${f.related(page)}`,
  ),
  framed(
    'album-review-with-a-score-and-a-tracklist',
    'ocean',
    (page) =>
      `<article class="review hreview"><header><div class="review-score"><span class="value">${page.random.int(3, 9)}.${page.random.int(0, 9)}</span></div><h1 class="entry-title item">${page.headline()}</h1></header>${f.byline(page)}<div class="review-cover">${image(page, ' class="cover" alt=""')}</div><div class="review-body"><p class="dek">${page.say()}</p>${ps(page)}<p>${page.brief()}</p>${ps(page)}<div class="verdict-box"><h3>${word(page, 'verdict')}</h3><p>${page.say()}</p></div></div></article>${below(page)}`,
  ),
  bare(
    'poem-on-a-site-of-poems-with-notes-on-the-poet',
    (page) =>
      `<div class="site"><header class="header"><a href="/">${page.site}</a><ul>${menu(page)}</ul></header><div class="content"><article class="poem"><h1 class="poem__title">${page.headline()}</h1><div class="poem__byline">${page.label('by')} <a href="/poets/x">${page.name()}</a></div><div class="poem__body">${some(page, 2, 4, () => `<p class="stanza">${page.random.times(3, () => `<span class="long-line">${page.brief()}</span>`).join('<br>\n')}</p>`)}</div><div class="poem__credit"><p>${page.free()}</p></div></article><aside class="poet"><img src="${face(page)}" alt=""><h2>${page.label('aboutAuthor')}</h2><p>${page.free(2)}</p></aside><section class="more-poems"><h2>${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></section></div><footer>${page.noise()}</footer></div>`,
  ),
  bare(
    'issue-of-a-letter-on-a-letter-platform-with-a-bar-of-counts',
    (page) =>
      `<div id="app"><nav class="topbar"><a href="/">${page.site}</a><button>${page.label('subscribe')}</button></nav><div class="min-h-screen"><div id="content-blocks" class="rendered-post"><div class="post-meta"><span>${page.date()}</span></div><h1>${page.headline()}</h1><h2 class="subtitle">${page.say()}</h2><div class="share-bar">${f.share(page)}</div><div id="web-header"></div><div class="dream-post-content-paragraph"><p>${page.say(2)}</p></div>${texts(page, (t) => `<div style="padding:15px 28px"><p style="font-size:16px;text-align:left">${t}</p></div>`)}<div style="text-align:center">${sized(page, ' alt="" style="width:100%"')}</div><div style="padding:0 28px"><h2 style="font-weight:bold">${page.heading()}</h2></div><div style="padding:0 28px"><ul>${lis(points(page))}</ul></div>${texts(page, (t) => `<div style="padding:15px 28px"><p>${t}</p></div>`)}</div><section class="subscribe-box">${f.newsletter(page)}</section><section class="keep-reading"><h3>${page.label('recommended')}</h3>${others(page, (h, t) => `<a href="${h}"><h4>${t}</h4><p>${page.noise()}</p></a>`, [2, 3])}</section></div><footer><p>${page.noise()}</p></footer></div>`,
  ),
  framed(
    'episode-page-of-a-show-with-chapters-and-a-transcript',
    'blockTheme',
    (page) =>
      `<article class="episode"><h1 class="wp-block-post-title">${page.headline()}</h1><div class="castos-player" data-episode="1"><div class="player__main"><div class="player__artwork"><img src="${page.decoration()}" alt=""></div><div class="player__body"><div class="currently-playing"><div class="show"><strong>${page.site}</strong></div></div><audio preload="none" class="clip" src="/e.mp3"></audio></div></div></div><div class="wp-block-post-content"><p>${page.say(2)}</p><ul>${lis(points(page, 2, 4))}</ul><h2 class="wp-block-heading">${word(page, 'transcript')}</h2>${some(page, 4, 8, (i) => `<p><strong>${i % 2 ? 'A' : 'B'} [00:${page.random.int(10, 59)}]:</strong> ${page.say(page.random.int(1, 3))}</p>`)}</div></article>${f.teasers(page)}`,
  ),
  framed(
    'release-notes-of-a-tool-by-version-in-lists',
    'hosted',
    (page) =>
      `<section id="changelog"><h1>${page.headline()}<a class="headerlink" href="#changelog"></a></h1>${some(
        page,
        2,
        4,
        (i) =>
          `<section id="v${i}"><h2>${9 - i}.${page.random.int(0, 9)}.0 (${page.date()})<a class="headerlink" href="#v${i}"></a></h2><p>${page.say()}</p><ul class="simple">${points(
            page,
            2,
            4,
          )
            .map((x) => `<li><p>${x}</p></li>`)
            .join('')}</ul></section>`,
      )}</section>`,
  ),
  bare(
    'obituary-of-a-memorial-site-with-services-and-a-guest-book',
    (page) =>
      `<div class="wrapper"><header class="top-bar"><a href="/" class="brand">${page.site}</a><ul class="nav">${menu(page)}</ul></header><div class="obit-hero"><img src="/obit/${page.random.word()}.jpg" class="obit-photo" alt=""><h1 class="obit-name">${page.headline()}</h1><p class="obit-dates">${page.date()} – ${page.date()}</p></div><div class="obit-tabs"><ul><li class="active"><a href="#obituary">Obituary</a></li><li><a href="#wall">Tribute wall</a></li></ul></div><div id="obituary" class="obit-text">${ps(page)}<p>${page.say(3)}</p></div><div class="obit-services"><h3>Services</h3><p>${page.free()}</p></div><div class="obit-share">${f.share(page)}</div><div class="obit-flowers"><p>${page.noise()}</p><a class="btn" href="/flowers">${page.label('cart')}</a></div></div><footer>${page.noise()}</footer>`,
  ),
  bare(
    'chapter-of-a-serial-on-a-reading-site-with-next-buttons',
    (page) =>
      `<div class="page-container"><div class="navbar"><a href="/">${page.site}</a><ul>${menu(page)}</ul></div><div class="page-content-wrapper"><div class="page-content"><div class="row fic-header"><h1 class="font-white break-word">${page.headline()}</h1><h3>${page.label('by')} <a href="/profile/1">${page.name()}</a></h3></div><div class="portlet light"><div class="portlet-body"><div class="row nav-buttons"><a class="btn btn-primary col-xs-12" href="${page.path()}">${page.label('previous')}</a><a class="btn btn-primary col-xs-12" href="${page.path()}">${page.label('next')}</a></div><div class="chapter-inner chapter-content">${texts(page, (t) => `<p>${t}</p>`)}<p style="text-align: center">***</p><p>“${page.brief()}”</p>${texts(page, (t) => `<p>${t}</p>`)}</div><div class="portlet solid author-note-portlet"><div class="portlet-title"><span class="caption-subject">${page.label('note')}</span></div><div class="portlet-body author-note"><p>${page.free()}</p></div></div></div></div><div class="portlet"><h4>${page.label('recommended')}</h4>${others(page, (h, t) => `<div class="fiction-list-item"><a href="${h}">${t}</a></div>`)}</div></div></div><footer>${page.noise()}</footer></div>`,
  ),
  framed(
    'test-of-three-devices-with-headings-and-pros-and-cons',
    'starter',
    (page) =>
      `<article class="mx-auto max-w-2xl"><h1 class="text-4xl font-bold">${page.headline()}</h1>${f.byline(page)}<div class="prose mt-8"><p class="lead">${page.say(2)}</p>${sections(page)}${some(page, 2, 3, () => `<h3>${page.heading()}</h3><div class="not-prose my-6 overflow-hidden rounded-lg">${image(page, ' class="w-full" alt=""')}</div><p>${page.say(2)}</p><div class="grid grid-cols-2 gap-4"><div><h4>${word(page, 'pros')}</h4>${ul(page)}</div><div><h4>${word(page, 'cons')}</h4>${ul(page)}</div></div>`)}<p>${page.say()}</p></div></article>${f.teasers(page)}`,
  ),
];
