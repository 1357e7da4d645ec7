/** News, magazines, broadcasters, press rooms: half `held-out-13`. */
import {
  anywhere,
  at,
  bare,
  f,
  face,
  framed,
  image,
  lazy,
  lis,
  others,
  photo,
  points,
  ps,
  replies,
  rich,
  sections,
  sized,
  some,
  texts,
  word,
} from './writing.ts';

export const papers = [
  framed(
    'broadcaster-story-in-blocks-of-made-up-classes',
    'styled',
    (page) =>
      `<div data-component="headline-block" class="css-fjw85w"><h1 id="main-heading" tabindex="-1" class="css-1u2d">${page.headline()}</h1></div><div data-component="byline-block" class="css-11o"><span class="css-x1">${page.name()}</span></div><div data-component="image-block" class="css-y2">${photo(page)}</div>${texts(page, (t, i) => `<div data-component="text-block" class="css-ae21"><div class="css-18f"><p class="css-1q0x1qg">${i === 0 ? `<b class="css-hjkl">${t}</b>` : t}</p></div></div>`)}<div data-component="subheadline-block" class="css-s1"><h2 class="css-qz">${page.heading()}</h2></div>${texts(page, (t) => `<div data-component="text-block" class="css-ae21"><p class="css-1q0x1qg">${t}</p></div>`)}<section data-component="tag-list" class="css-tl"><h2 class="css-hh">${page.label('tags')}</h2><ul role="list" class="css-ul">${page
        .menuWords(3)
        .map((w) => `<li><a href="/topics/x">${w}</a></li>`)
        .join('')}</ul></section>`,
  ),
  framed(
    'daily-with-paragraphs-parted-by-adverts-and-a-letter',
    'daily',
    (page) =>
      `<article class="story"><header class="story-header"><a class="story-section" href="/x">${page.menuWords(1).join('')}</a><h1 class="story-headline">${page.headline()}</h1><p class="story-dek">${page.say()}</p><div class="story-meta"><span class="story-author">${page.label('by')} <a href="/a">${page.name()}</a></span><time>${page.date()}</time></div></header>${photo(page, ' class="story-lede"')}<div class="story-body" itemprop="articleBody">${ps(page)}<div class="ad-slot ad-slot--inline" data-ad="mid1"><span class="ad-label">${page.label('advert')}</span></div>${ps(page)}<div class="inline-newsletter">${f.newsletter(page)}</div>${ps(page)}</div><footer class="story-footer"><p class="story-correction-link"><a href="/corrections">${word(page, 'report')}</a></p>${f.share(page)}</footer></article>`,
  ),
  framed(
    'local-paper-on-a-shared-platform-of-a-publisher',
    'daily',
    (page) =>
      `<div class="asset-masthead"><ol class="breadcrumb"><li><a href="/">${page.label('home')}</a></li></ol></div><div id="asset-content" class="asset-container"><div class="row row-primary"><div class="col-md-8"><header class="asset-header"><h1 class="headline" itemprop="headline"><span>${page.headline()}</span></h1><div class="meta"><span><ul class="list-inline"><li><span class="tnt-byline asset-byline" itemprop="author">${page.name()}</span></li><li class="hidden-print"><time class="tnt-date asset-date text-muted">${page.date()}</time></li></ul></span></div></header><div class="asset-photo card">${photo(page, ' class="photo layout-horizontal"')}</div><div class="asset-body"><div id="article-body" itemprop="articleBody" class="asset-content subscriber-premium">${texts(page, (t) => `<p>${t}</p>`)}<div class="inline-asset inline-editorial-recommended layout-horizontal tnt-inline-asset"><div class="recommended-content"><h4>${page.label('recommended')}</h4>${others(page, (h, t) => `<a href="${h}" class="tnt-asset-link">${t}</a>`, [2, 3])}</div></div>${texts(page, (t) => `<p>${t}</p>`)}</div><div class="asset-tagline text-muted hidden-print"><p><em>${page.free()}</em></p></div></div></div></div></div>`,
  ),
  anywhere(
    'wire-report-of-one-sentence-a-paragraph',
    (page) =>
      `<article><h1>${page.headline()}</h1><p class="dateline">${page.date()}</p>${some(page, 5, 9, () => `<p>${rich(page, page.say())}</p>`)}<p class="sign-off">(${page.name()})</p></article>${f.related(page)}`,
  ),
  framed(
    'newspaper-with-comments-of-readers-below',
    'newspaper',
    (page) =>
      `<article class="post type-post status-publish"><div class="td-post-header"><header class="td-post-title"><h1 class="entry-title">${page.headline()}</h1><div class="td-module-meta-info"><div class="td-post-author-name"><a href="/a">${page.name()}</a><div class="td-author-line"> - </div></div><span class="td-post-date"><time>${page.date()}</time></span></div></header></div><div class="td-post-content tagdiv-type"><div class="td-post-featured-image"><a href="/big.jpg" class="td-modal-image">${sized(page, ' alt="" width="696" height="464" class="entry-thumb td-modal-image"')}</a></div>${ps(page)}${sections(page, 'h3')}${ps(page)}</div><footer>${f.share(page)}${f.neighbours(page)}</footer></article><div class="comments" id="comments"><div class="td-comments-title-wrap"><h4 class="td-comments-title block-title"><span>${page.label('comments')}</span></h4></div><ol class="comment-list">${replies(page, (t) => `<li class="comment"><article><footer><img alt="" src="${face(page)}" class="avatar avatar-50 photo" height="50" width="50"><cite>${page.name()}</cite> <a class="comment-link" href="#c"><time>${page.date()}</time></a></footer><div class="comment-content"><p>${t}</p></div><div class="comment-meta"><a rel="nofollow" class="comment-reply-link" href="#r">${page.label('reply')}</a></div></article></li>`)}</ol></div>`,
  ),
  framed(
    'magazine-feature-with-drop-cap-and-pulled-quote',
    'agency',
    (page) =>
      `<article class="feature"><header class="feature-head"><span class="feature-rubric">${page.menuWords(1).join('')}</span><h1>${page.headline()}</h1><p class="feature-intro">${page.say()}</p><p class="feature-credits">${page.label('by')} ${page.name()} · ${page.label('photo')} ${page.name()}</p></header><div class="feature-hero">${image(page, ' alt="" width="1600" height="900"')}</div><div class="feature-text"><p class="has-drop-cap">${page.say(3)}</p>${ps(page)}<aside class="pullquote"><p>${page.free()}</p></aside>${ps(page)}<hr class="ornament"><p>${page.say(2)}</p>${photo(page, ' class="feature-wide"')}${ps(page)}</div></article>${f.author(page)}${f.teasers(page)}`,
  ),
  framed(
    'portal-report-with-key-facts-first',
    'kadence',
    (page) =>
      `<article class="news"><h1 class="news__title">${page.headline()}</h1>${f.byline(page)}<div class="news__facts"><h2>${word(page, 'keyPoints')}</h2><ul>${lis(points(page, 3, 4))}</ul></div><div class="news__body">${ps(page)}${lazy(page, ' alt="" width="1200" height="675"')}${ps(page)}</div>${f.tags(page)}${f.share(page)}</article>`,
  ),
  framed(
    'live-coverage-with-a-summary-and-timed-entries',
    'styled',
    (page) =>
      `<header class="live-header"><h1>${page.headline()}</h1><span class="live-badge">LIVE</span></header><section class="live-summary"><h2>${word(page, 'keyPoints')}</h2><ul>${lis(points(page, 3, 4))}</ul></section><ol class="live-feed" aria-live="polite">${some(page, 3, 8, () => `<li class="live-post"><article><header><time class="live-post__time">${page.random.int(6, 23)}:${page.random.int(10, 59)}</time><h3 class="live-post__title">${page.heading()}</h3><span class="live-post__author">${page.name()}</span></header><div class="live-post__body"><p>${page.say(page.random.int(1, 3))}</p></div><div class="live-post__share"><button>${page.label('share')}</button></div></article></li>`)}</ol>`,
  ),
  framed(
    'opinion-column-with-the-writer-above-the-text',
    'daily',
    (page) =>
      `<article class="op-ed"><div class="op-ed__author"><img src="${page.decoration()}" alt="" width="80" height="80"><div><strong>${page.name()}</strong></div></div><h1 class="op-ed__headline">${page.headline()}</h1><p class="op-ed__standfirst">${page.say()}</p><div class="op-ed__tools">${f.share(page)}</div><div class="op-ed__body">${ps(page)}<p>${page.ask()} ${page.brief()}</p>${ps(page)}</div><ul class="op-ed__footnote"><li>${page.free()}</li></ul></article>`,
  ),
  framed(
    'press-release-of-a-firm-with-a-boilerplate',
    'components',
    (page) =>
      `<div class="title"><div class="cmp-title"><h1 class="cmp-title__text">${page.headline()}</h1></div></div><div class="text"><div class="cmp-text"><ul>${lis(points(page, 2, 3))}</ul><p><b>${page.random.word()}, ${page.date()} –</b> ${page.say(2)}</p></div></div><div class="text aem-GridColumn"><div class="cmp-text">${ps(page)}<p>“${page.say()}”</p></div></div><div class="image"><div class="cmp-image" data-cmp-is="image">${image(page, ' class="cmp-image__image" alt="" loading="lazy"')}</div></div><div class="text"><div class="cmp-text">${ps(page)}</div></div><div class="text"><div class="cmp-text"><p><b>${page.label('contact')}</b><br>${page.name()}<br><a href="mailto:press@x.example">press@x.example</a></p></div></div>`,
  ),
  bare(
    'press-portal-release-with-the-sender-beside-it',
    (page) =>
      `<header class="site-header"><a href="/" class="logo">${page.site}</a><nav><ul>${page
        .menuWords(5)
        .map((w) => `<li><a href="/x">${w}</a></li>`)
        .join(
          '',
        )}</ul></nav></header><div class="container"><div class="row"><article class="col story-full"><div class="card"><p class="date">${page.date()}</p><p class="customer"><a href="/nr/1">${page.random.word()} AG</a></p><h1>${page.headline()}</h1><div class="story-lead-media">${image(page, ' alt="" width="800"')}</div><p><i>${page.random.word()} (ots)</i> - ${page.say(2)}</p>${ps(page)}<p class="contact-headline">${page.label('contact')}:</p><p class="contact-text">${page.name()}<br>+49 40 ${page.random.int(100_000, 999_999)}</p><p class="originator">Original-Content von: ${page.random.word()}</p></div></article><aside class="col newsroom"><h2>${page.label('latest')}</h2><ul class="article-list">${others(page, (h, t) => `<li class="news"><div class="news-topline"><span class="date">${page.date()}</span></div><h3 class="news-headline-clamp"><a href="${h}"><span>${t}</span></a></h3></li>`, [3, 5])}</ul></aside></div></div>${f.footer(page)}`,
  ),
  framed(
    'interview-with-bold-questions-of-a-paper',
    'newspaper',
    (page) =>
      `<article class="interview"><h1 class="entry-title">${page.headline()}</h1><div class="entry-excerpt"><p>${page.say()}</p></div>${f.byline(page)}<div class="entry-content">${photo(page)}${some(page, 3, 7, () => `<p><strong>${page.ask()}</strong></p><p>${page.say(page.random.int(1, 3))}</p>`)}</div></article>${f.related(page)}`,
  ),
  at(
    ['ru', 'de', 'en'],
    bare(
      'town-newspaper-of-a-home-made-system',
      (page) =>
        `<div id="wrapper"><div id="top"><a href="/"><img src="${page.decoration()}" alt=""></a><div class="weather">+${page.random.int(1, 30)}°</div></div><div id="menu">${page
          .menuWords(6)
          .map((w) => `<a href="/cat/x">${w}</a>`)
          .join(
            ' ',
          )}</div><div id="left"><div class="block"><div class="block_title">${page.label('latest')}</div>${others(page, (h, t) => `<div class="news_line"><span class="time">${page.random.int(8, 20)}:${page.random.int(10, 59)}</span> <a href="${h}">${t}</a></div>`, [4, 7])}</div></div><div id="center"><div class="news_full"><div class="news_date">${page.date()}</div><h1>${page.headline()}</h1><div class="news_text"><img src="${page.picture('rooted')}" align="left" width="320" alt="">${texts(page, (t) => t, '<br><br>')}</div><div class="news_author"><i>${page.name()}</i></div><div class="news_views">${word(page, 'views')}</div></div></div><div id="bottom">${page.noise()}</div></div>`,
    ),
  ),
];
