/** Blogs, letters, interviews, essays and verse: half `held-out-6`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  below,
  f,
  framed,
  lis,
  others,
  points,
  ps,
  rich,
  some,
  texts,
  word,
} from './writing.ts';

/** Questions and answers in turns, each through `write`. */
const turns = (page: PageMaker, write: (question: string, answer: string) => string) =>
  page.random
    .times(page.amount([2, 3], [4, 7]), () =>
      write(page.ask(), rich(page, page.say(page.random.int(1, 3)))),
    )
    .join('\n');

export const blogs = [
  bare(
    'telegraph-like-anonymous-page',
    (page) =>
      `<div class="tl_page_wrap"><div class="tl_page"><main class="tl_article"><header class="tl_article_header" dir="auto"><h1>${page.headline()}</h1><address dir="auto"><a rel="author">${page.name()}</a><time>${page.date()}</time></address></header><article id="_tl_editor" class="tl_article_content">${texts(page, (t) => `<p dir="auto">${t}</p>`)}<figure><div class="figure_wrapper"><img src="${page.picture('rooted')}"></div><figcaption></figcaption></figure><blockquote>${page.say()}</blockquote>${texts(page, (t) => `<p dir="auto">${t}</p>`)}</article><aside class="tl_article_buttons"><button>${word(page, 'edit')}</button></aside></main></div></div>`,
  ),
  framed(
    'hashnode-like-post',
    'utilities',
    (page) =>
      `<article><section class="blog-author-container">${page.name()}</section><h1 itemprop="name headline mainEntityOfPage" class="break-words">${page.headline()}</h1><section class="blog-content-main"><div id="post-content-wrapper" class="prose prose-base mx-auto">${ps(page)}<h2 id="heading-a">${page.heading()}</h2>${ps(page)}<ul>${lis(points(page))}</ul></div></section><section class="blog-subscription">${page.pitch()}</section></article>`,
  ),
  bare(
    'velog-like-post',
    (page) =>
      `<div id="root"><div class="sc-egiyK"><header class="sc-cxFLnm">${bar(page, (w) => `<a>${w}</a>`)}</header><div class="sc-dPiLbb head-wrapper"><h1>${page.headline()}</h1><div class="sc-bBHxTw"><span class="username"><a>${page.name()}</a></span><span class="separator">·</span><span>${page.date()}</span></div><div class="sc-lbhJGD tags">${bar(page, (w) => `<a class="sc-iNGGcK">${w}</a>`)}</div></div><div class="sc-gXmSlM"><div class="sc-fFeiMQ atom-one"><div class="sc-bkkeKt"><h2 id="a">${page.heading()}</h2>${ps(page)}<h2 id="b">${page.heading()}</h2>${ps(page)}</div></div></div><div class="sc-related">${others(page, (h, t) => `<a href="${h}"><h4>${t}</h4></a>`)}</div></div></div>`,
  ),
  bare(
    'over-blog-article',
    (page) =>
      `<div class="ob-wrapper"><header class="ob-header"><h2 class="ob-blog-title">${page.site}</h2><nav>${bar(page, (w) => `<a class="ob-link">${w}</a>`)}</nav></header><div class="ob-container"><div class="ob-sections"><article class="article"><h1 class="post-title">${page.headline()}</h1><p class="post-info">${page.label('published')} ${page.date()}</p><div class="ob-section ob-section-html">${ps(page)}</div><div class="ob-section ob-section-images ob-default"><div class="ob-row-1-col"><img class="ob-cell ob-img ob-media" src="${page.picture()}" alt=""></div></div><div class="ob-section ob-section-html">${ps(page)}</div></article></div><div class="ob-share">${page.label('share')}</div></div><aside>${f.newsletter(page)}</aside></div>`,
  ),
  framed(
    'micro-post-of-a-hosted-microblog',
    'plain',
    (page) =>
      `<div class="post h-entry"><h1 class="p-name">${page.headline()}</h1><div class="post-content e-content">${ps(page)}</div><a href="/p" class="post-date u-url"><time class="dt-published">${page.date()}</time></a></div>`,
  ),
  framed(
    'hugo-ananke-post',
    'plain',
    (page) =>
      `<main class="pb7" role="main"><article class="flex-l flex-wrap justify-between mw8 center ph3"><header class="mt4 w-100"><aside class="instapaper_ignoref b helvetica tracked">${page.menuWords(1).join('')}</aside><h1 class="f1 athelas mt3 mb1">${page.headline()}</h1><time class="f6 mv4 dib tracked">${page.date()}</time></header><div class="nested-copy-line-height lh-copy serif f4 nested-links mid-gray pr4-l w-two-thirds-l">${ps(page)}<h2>${page.heading()}</h2>${ps(page)}</div><aside class="w-30-l mt6-l"><div class="bg-light-gray pa3 nested-list-reset"><p class="f5 b mb3">${page.label('related')}</p><ul class="pa0 list">${others(page, (h, t) => `<li class="mb2"><a href="${h}">${t}</a></li>`)}</ul></div></aside></article></main>`,
  ),
  framed(
    'jekyll-minimal-mistakes',
    'plain',
    (page) =>
      `<div id="main" role="main"><div class="sidebar sticky"><div itemscope class="h-card"><div class="author__avatar"><img src="${page.decoration()}" alt=""></div><div class="author__content"><h3 class="author__name">${page.name()}</h3><div class="author__bio"><p>${page.free()}</p></div></div></div></div><article class="page h-entry"><div class="page__inner-wrap"><header><h1 id="page-title" class="page__title p-name"><a href="/p" class="u-url">${page.headline()}</a></h1><p class="page__meta"><span class="page__meta-readtime">${page.label('minutes')}</span></p></header><section class="page__content e-content">${ps(page)}<h2 id="a">${page.heading()}<a class="header-link" href="#a"><i class="fas fa-link"></i></a></h2>${ps(page)}</section><footer class="page__meta"><p class="page__taxonomy">${page.label('tags')} ${bar(page, (w) => `<a class="page__taxonomy-item">${w}</a>`)}</p></footer></div></article><div class="page__related"><h2 class="page__related-title">${page.label('recommended')}</h2><div class="grid__wrapper">${others(page, (h, t) => `<div class="grid__item"><h2 class="archive__item-title"><a href="${h}">${t}</a></h2><p class="archive__item-excerpt">${page.noise()}</p></div>`)}</div></div></div>`,
  ),
  anywhere(
    'interview-of-paragraphs-with-classes',
    (page) =>
      `<article><h1>${page.headline()}</h1><p class="intro">${page.say(2)}</p>${turns(page, (q, a) => `<p class="question">${q}</p><p class="answer">${a}</p>`)}</article>${below(page)}`,
  ),
  anywhere(
    'interview-with-initials',
    (page) =>
      `<article class="entry"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content"><p><em>${page.say(2)}</em></p>${turns(page, (q, a) => `<p><b>HK:</b> ${q}</p><p><b>RB:</b> ${a}</p>`)}</div></article>${below(page)}`,
  ),
  framed(
    'speech-in-a-parliament-record',
    'aem',
    (page) =>
      `<article class="bt-artikel"><h1 class="bt-artikel__title">${page.headline()}</h1>${some(page, 3, 6, () => `<div class="rede"><p class="redner"><strong>${page.name()}</strong>:</p>${texts(page, (t) => `<p class="J">${t}</p>`)}<p class="kommentar">(${page.remark('free')})</p></div>`)}</article>`,
  ),
  framed(
    'speech-of-a-minister',
    'liferay',
    (page) =>
      `<div class="speech"><h1>${page.headline()}</h1><p class="speech-meta">${page.name()}, ${page.date()}</p><div class="speech-text"><p>${page.remark()}</p>${ps(page)}<p>${page.ask()}</p>${ps(page)}<p>${page.remark()}</p></div></div>`,
  ),
  anywhere(
    'poem-in-a-line-block',
    (page) =>
      `<article><h1>${page.headline()}</h1><p class="poet">${page.name()}</p><div class="poem">${some(page, 3, 5, () => `<div class="stanza">${some(page, 2, 4, () => `<span class="line">${page.brief()}</span><br>`)}</div>`)}</div></article>${f.neighbours(page)}`,
  ),
  bare(
    'lyrics-of-a-song-site',
    (page) =>
      `<header class="lyricsh">${bar(page, (w) => `<a>${w}</a>`)}</header><div class="row"><div class="col-xs-12 col-lg-8 text-center"><div class="ringtone"></div><h1>${page.headline()}</h1><div class="lyrics-body">${some(page, 3, 6, () => `<div data-lyrics-container="true" class="Lyrics__Container-sc-1ynbvzw-1">${page.random.times(page.random.int(2, 4), () => page.brief()).join('<br/>')}</div>`)}</div><div class="noprint smt">${page.noise()}</div></div><div class="col-lg-4"><div class="album-panel"><b>${word(page, 'moreFrom')}</b>${others(page, (h, t) => `<a href="${h}">${t}</a><br>`)}</div></div></div>`,
  ),
  framed(
    'podcast-with-transcript-of-speakers',
    'blocks',
    (page) =>
      `<article class="episode"><h1 class="wp-block-post-title">${page.headline()}</h1><div class="castos-player"><button aria-label="Play"></button><div class="ssp-progress"><span>0:00</span> / <span>${page.random.int(20, 59)}:12</span></div></div><div class="entry-content wp-block-post-content"><p>${page.say(2)}</p><h2 class="wp-block-heading">${word(page, 'transcript')}</h2><div class="transcript">${some(page, 4, 9, () => `<p class="transcript__line"><span class="transcript__speaker">${page.name()}</span> <span class="transcript__time">[00:${page.random.int(10, 59)}]</span> ${rich(page, page.say(page.random.int(1, 3)))}</p>`)}</div></div></article>${f.newsletter(page)}`,
  ),
  framed(
    'episode-page-with-show-notes',
    'utilities',
    (page) =>
      `<div class="episode-page"><h1>${page.headline()}</h1><div class="episode-description">${ps(page)}<h3>${page.heading()}</h3><ul>${lis(points(page, 4, 8))}</ul></div><div class="subscribe-links">${bar(page, (w) => `<a>${w}</a>`)}</div></div><div class="episode-list">${others(page, (h, t) => `<div class="episode-card"><a href="${h}"><h4>${t}</h4></a></div>`)}</div>`,
  ),
  framed(
    'review-with-verdict-box',
    'widgets',
    (page) =>
      `<article class="review hreview"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}<div class="entry-content">${ps(page)}<h2>${page.heading()}</h2>${ps(page)}<div class="review-box lets-review-block"><div class="lets-review-block__title">${word(page, 'verdict')}</div><div class="lets-review-block__conclusion">${page.say()}</div><div class="lets-review-block__procons"><div class="pros"><div class="title">${word(page, 'pros')}</div><ul>${lis(points(page, 2, 3))}</ul></div><div class="cons"><div class="title">${word(page, 'cons')}</div><ul>${lis(points(page, 2, 3))}</ul></div></div></div></div></article>${below(page)}`,
  ),
  framed(
    'book-note-with-quotations-first',
    'plain',
    (page) =>
      `<article><h1>${page.headline()}</h1><blockquote><p>${page.say(2)}</p></blockquote>${ps(page)}<blockquote><p>${page.say()}</p></blockquote>${ps(page)}</article>`,
  ),
  framed(
    'travel-diary-of-days',
    'widgets',
    (page) =>
      `<article class="hentry"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content">${some(page, 2, 5, (i) => `<h3>${i + 1}. ${page.heading()}</h3><p>${page.say(2)}</p><p><img class="alignnone size-large" src="${page.picture()}" alt="" width="1024" height="683"></p><p>${page.say()}</p>`)}</div></article>${below(page)}`,
  ),
];
