/** Blogs, essays, interviews, speeches, podcasts, reviews, verse: half `held-out-7`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  below,
  clock,
  f,
  framed,
  image,
  lis,
  others,
  photo,
  points,
  post,
  ps,
  rich,
  some,
  texts,
  word,
} from './writing.ts';

/** Lines of a poem: sentences of few words, a break after each. */
const verse = (page: PageMaker, lines = 4) =>
  page.random.times(lines, () => page.brief()).join('<br>\n');

const colon = (page: PageMaker) => (page.language.space === '' ? '：' : ': ');

export const blogs = [
  bare(
    'medium-like-story-of-hashed-paragraphs',
    (page) =>
      `<div id="root"><div class="a b c"><nav class="ab q dr"><div class="ab q"><a href="/" data-testid="headerLogo"></a>${bar(page, (w) => `<span class="be b dw">${w}</span>`)}</div></nav><article><div class="l"><section><div><div class="fr fs ft fu fv"><div class="ab cm"><div class="ci bg"><h1 id="a1b2" class="pw-post-title gw gx gy be gz" data-testid="storyTitle">${page.headline()}</h1><h2 class="pw-subtitle-paragraph hv gx gy be b">${page.say()}</h2><div class="speechify-ignore ab cp"><a rel="noopener follow"><img alt="" class="l ep by" src="${page.decoration()}" width="44" height="44" data-testid="authorPhoto"></a><a data-testid="authorName" rel="noopener follow">${page.name()}</a><span data-testid="storyReadTime">${page.label('minutes')}</span><span data-testid="storyPublishDate">${page.date()}</span></div></div></div><figure class="mi mj mk paragraph-image"><div role="button"><picture><source srcset="/max/640/x.webp 640w" type="image/webp">${image(page, ' alt="" class="bg mm" width="700" loading="eager"')}</picture></div></figure>${texts(page, (t, i) => `<p id="${page.random.letters(4)}${i}" class="pw-post-body-paragraph my mz gy na b nb">${t}</p>`)}<blockquote class="oa"><p class="ob oc gy be">${page.brief()}</p></blockquote><h1 id="c3d4" class="nw nx gy be ny">${page.heading()}</h1>${texts(page, (t) => `<p class="pw-post-body-paragraph my mz gy na b nb">${t}</p>`)}</div></div></section></div></article><div class="ab"><div class="pw-multi-vote-count">${page.random.int(2, 90)}</div></div><div><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<article data-testid="post-preview"><a href="${h}"><h2 class="be gx">${t}</h2></a></article>`)}</div></div></div>`,
  ),
  bare(
    'letter-host-of-available-content',
    (page) =>
      `<div id="entry"><div class="main-menu-content"><a class="navbar-title-link" href="/">${page.site}</a></div><div class="single-post-container"><div class="container"><div class="single-post"><article class="typography newsletter-post post"><div class="post-header" role="region"><h1 class="post-title published title-X77sOw" dir="auto">${page.headline()}</h1><h3 class="subtitle subtitle-HEEcLo">${page.say()}</h3><div class="byline-wrapper"><div class="profile-hover-card-target"><a>${page.name()}</a></div><div class="pencraft pc-reset meta-EgzBVA">${page.date()}</div></div><div class="post-ufi"><a class="post-ufi-button">${page.random.int(2, 90)}</a><a>${page.label('share')}</a></div></div><div class="available-content"><div dir="auto" class="body markup">${ps(page)}<div class="captioned-image-container"><figure><a class="image-link image2" href="/full.png"><div class="image2-inset"><picture>${image(page, ' class="sizing-normal" alt="" width="1456"')}</picture></div></a></figure></div><div class="subscription-widget-wrap" data-attrs="{}"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">${page.pitch()}</p></div></div></div><h2 class="header-anchor-post">${page.heading()}</h2>${ps(page)}<p class="button-wrapper"><a class="button primary"><span>${page.label('subscribe')}</span></a></p></div></div></article></div></div></div><div class="comments-section"><h4>${page.label('comments')}</h4></div></div>`,
  ),
  bare(
    'tumblr-theme-text-post',
    (page) =>
      `<div id="container"><header><h1><a href="/">${page.site}</a></h1><div class="description">${page.noise()}</div><nav>${bar(page, (w) => `<a>${w}</a>`)}</nav></header><section id="posts"><article class="post text post-text"><div class="post-content"><h2 class="title"><a>${page.headline()}</a></h2><div class="body-text">${ps(page)}<figure class="tmblr-full" data-orig-height="800">${image(page, ' data-orig-width="1200"')}</figure>${ps(page)}</div></div><footer class="post-meta"><a class="post-date">${page.date()}</a><span class="note-count">${page.random.int(100, 999)} notes</span><ul class="tags">${bar(page, (w) => `<li><a>#${w}</a></li>`)}</ul></footer></article></section></div>`,
  ),
  bare(
    'anonymous-article-host-minimal',
    (page) =>
      `<div class="tl_page_wrap"><div class="tl_page"><main class="tl_article"><header class="tl_article_header" dir="auto"><h1>${page.headline()}</h1><address><a rel="author">${page.name()}</a><!-- --><time>${page.date()}</time></address></header><article id="_tl_editor" class="tl_article_content"><p>${page.say(2)}<br></p><figure>${image(page, '')}<figcaption></figcaption></figure>${ps(page)}<h3 id="x">${page.heading()}</h3>${ps(page)}<blockquote>${page.say()}</blockquote></article><div id="_tl_link_tooltip" class="tl_link_tooltip"></div><aside class="tl_article_buttons"><button class="button edit_button">${word(page, 'edit')}</button></aside></main></div></div>`,
  ),
  bare(
    'typepad-weblog-entry',
    (page) =>
      `<div id="container"><div id="banner"><div id="banner-inner" class="pkg"><h1 id="banner-header"><a href="/">${page.site}</a></h1><h2 id="banner-description">${page.noise()}</h2></div></div><div id="pagebody"><div id="pagebody-inner" class="pkg"><div id="alpha"><div id="alpha-inner" class="pkg"><p class="content-nav"><a href="/p">« ${page.title('noise')}</a> | <a href="/">${page.label('home')}</a></p><h2 class="date-header">${page.date()}</h2><div class="entry-category entry-type-post entry"><h3 class="entry-header">${page.headline()}</h3><div class="entry-content"><div class="entry-body">${ps(page)}</div><div class="entry-more">${ps(page)}</div></div><p class="entry-footer"><span class="post-footers">${page.label('published')} ${clock(page)} ${page.name()}</span> <span class="separator">|</span> <a class="permalink">Permalink</a></p></div><div class="comments"><h3 class="comments-header">${page.label('comments')}</h3><div class="comment"><div class="comment-content"><p>${page.free()}</p></div></div></div></div></div><div id="beta"><div class="module-archives module"><h2 class="module-header">${page.label('latest')}</h2><div class="module-content"><ul class="module-list">${others(page, (h, t) => `<li class="module-list-item"><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div></div></div>`,
  ),
  bare(
    'plain-weblog-of-an-engineer-in-one-column',
    (page) =>
      `<header><a href="/">${page.site}</a> · <a href="/about">${page.label('about')}</a> · <a href="/feed.xml">RSS</a></header><main><article><h1>${page.headline()}</h1><p><small>${page.date()}</small></p>${ps(page)}<hr>${ps(page)}<p><sup>1</sup> ${page.say()}</p></article></main><footer><p>${page.noise()}</p></footer>`,
  ),
  framed('hugo-post-with-contents-and-series', 'bulma', (page) => {
    // they stand twice, in the contents too: judged neither way
    const heads = page.random.times(3, () => page.heading('free'));
    return `<article class="post"><header class="post-header"><h1 class="post-title">${page.headline()}</h1>${f.byline(page)}</header><details class="toc" open><summary>${page.label('contents')}</summary><nav id="TableOfContents"><ul>${heads.map((h, i) => `<li><a href="#s${i}">${h}</a></li>`).join('')}</ul></nav></details><div class="post-content">${page.p()}${heads.map((h, i) => `<h2 id="s${i}">${h}<a class="anchor" href="#s${i}" aria-hidden="true">#</a></h2>${page.p()}`).join('\n')}</div><div class="series"><p>${page.menuWords(1).join('')}</p><ol>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ol></div></article>`;
  }),
  anywhere(
    'interview-in-a-definition-list',
    (page) =>
      `<article class="interview"><h1>${page.headline()}</h1><p class="standfirst">${page.say(2)}</p>${photo(page)}<dl class="interview__talk">${some(page, 3, 6, () => `<dt>${page.ask()}</dt><dd>${page.random.times(page.random.int(1, 2), () => `<p>${page.say()}</p>`).join('')}</dd>`)}</dl></article>${below(page)}`,
  ),
  anywhere('interview-of-names-before-colons', (page) => {
    const [one, two] = [page.name(), page.name()];
    return `<div class="article-content"><h1>${page.headline()}</h1>${f.byline(page)}<p><em>${page.say(2)}</em></p>${some(page, 3, 6, () => `<p><strong>${one}${colon(page)}</strong>${page.ask()}</p><p><strong>${two}${colon(page)}</strong>${rich(page, page.say(page.random.int(1, 3)))}</p>`)}</div>${below(page)}`;
  }),
  bare(
    'speech-of-a-head-of-state',
    (page) =>
      `<header class="head"><div class="logo"><img src="${page.decoration('/img/coat-of-arms.svg')}" alt=""></div><nav>${bar(page, (w) => `<a>${w}</a>`)}</nav></header><main><article class="speech"><p class="speech__occasion">${page.date()}</p><h1>${page.headline()}</h1><div class="speech__body"><p><strong>${word(page, 'regards')}</strong></p>${texts(page, (t) => `<p>${t}</p>`)}<p class="applause">[…]</p>${texts(page, (t) => `<p>${t}</p>`)}<p>${page.remark()}</p></div></article><div class="service"><button>${word(page, 'print')}</button>${f.share(page)}</div></main><aside><h2>${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside>${f.footer(page)}`,
  ),
  bare(
    'podcast-episode-page-with-transcript-cues',
    (page) =>
      `<header class="site">${bar(page, (w) => `<a>${w}</a>`)}</header><main class="episode"><div class="episode__hero"><div class="episode__artwork"><img src="/art/cover.jpg" alt="" width="300"></div><p class="episode__number">${word(page, 'episode')}</p><h1 class="episode__title">${page.headline()}</h1><audio controls src="/audio/${page.random.word()}.mp3"></audio></div><section class="episode__notes"><p>${page.say(2)}</p><ul>${lis(points(page, 3, 5))}</ul></section><section class="transcript" id="transcript"><h2>${word(page, 'transcript')}</h2>${some(page, 4, 8, () => `<div class="transcript__cue" data-start="${page.random.int(1, 3000)}"><cite>${page.name()}:</cite><time>${page.random.int(0, 59)}:${page.random.int(10, 59)}</time><p>${post(page)}</p></div>`)}</section><section class="subscribe-links"><a>Apple Podcasts</a><a>Spotify</a></section></main><section class="more-episodes"><h2>${page.label('latest')}</h2>${others(page, (h, t) => `<article class="episode-card"><img src="${page.decoration()}" alt=""><h3><a href="${h}">${t}</a></h3></article>`)}</section>${f.footer(page)}`,
  ),
  framed(
    'podlove-web-player-post',
    'kadence',
    (page) =>
      `<article class="post type-podcast hentry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content"><div class="podlove-web-player intrinsic-ignore" id="player-1"><root style="max-width:950px"></root></div><p>${page.say(2)}</p><h2>${word(page, 'chapter')}</h2><ul>${lis(points(page, 3, 6))}</ul>${ps(page)}<div class="podlove-contributors-list"><table class="podlove-contributors-table"><tbody><tr><td class="avatar_cell"><img src="${page.decoration()}" alt="avatar" width="50"></td><td class="title_cell">${page.name()}</td></tr></tbody></table></div></div></article>${f.comments(page)}`,
  ),
  bare(
    'poem-of-line-divs-at-a-foundation',
    (page) =>
      `<header class="c-globalHeader">${bar(page, (w) => `<a>${w}</a>`)}</header><main><article class="article-stack"><h1 class="type-kappa">${page.headline()}</h1><div class="type-byline">${page.label('by')} ${page.name()}</div><div class="poem-body">${some(page, 2, 4, () => `${page.random.times(4, () => `<div style="text-indent: -1em; padding-left: 1em;">${page.brief()}<br></div>`).join('')}<div style="text-indent: -1em; padding-left: 1em;"><br></div>`)}</div><div class="o-vr"><p class="type-small">${page.free()}</p></div></article></main><section class="c-related">${page.label('related')}${others(page, (h, t) => `<div class="c-feature"><a href="${h}"><h2 class="c-feature-hd">${t}</h2></a></div>`)}</section>${f.footer(page)}`,
  ),
  bare(
    'verse-block-of-the-block-editor',
    (page) =>
      `<main><article class="hentry"><h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content wp-block-post-content">${some(page, 2, 4, () => `<pre class="wp-block-verse">${page.random.times(4, () => page.brief()).join('\n')}</pre>`)}<p class="has-small-font-size">${page.free()}</p></div></article></main>${f.footer(page)}`,
  ),
  bare(
    'lyrics-container-of-annotations',
    (page) =>
      `<div id="application"><div class="StickyNav-desktop__Container">${bar(page, (w) => `<a class="StickyNav__NavigationLink">${w}</a>`)}</div><main><div class="SongHeader-desktop__Container"><img class="SizedImage__Image-cover" src="/covers/x.300x300x1.png" alt=""><h1 class="SongHeader-desktop__Title"><span class="SongHeader-desktop__HiddenMask">${page.headline()}</span></h1><a class="SongHeader__Artist">${page.name()}</a></div><div id="lyrics-root" class="Lyrics__Root">${some(page, 2, 4, () => `<div data-lyrics-container="true" class="Lyrics__Container">${page.random.times(4, (i) => (i === 1 ? `<a href="/1/x" class="ReferentFragment"><span class="ReferentFragment__Highlight">${page.brief()}</span></a>` : page.brief())).join('<br>')}<br></div><div class="RightSidebar__Container"><div class="SidebarAd__Container"></div></div>`)}</div><div class="SongTags__Container">${bar(page, (w) => `<a class="SongTags__Tag">${w}</a>`)}</div></main><div class="RecommendedSongs">${others(page, (h, t) => `<a href="${h}"><div class="RecommendedSongs__Title">${t}</div></a>`)}</div></div>`,
  ),
  framed(
    'lyrics-by-hand-in-one-paragraph',
    'simple',
    (page) =>
      `<h1>${page.headline()}</h1><p>${verse(page)}</p><p>${verse(page)}</p><p>${verse(page)}</p>`,
  ),
  bare(
    'film-review-of-a-critics-site',
    (page) =>
      `<header id="site-header">${bar(page, (w) => `<a>${w}</a>`)}</header><main><article class="review hreview"><header><p class="kicker">${word(page, 'reviews')}</p><h1 class="item fn">${page.headline()}</h1><div class="star-rating" title="3.5"><span class="star-box"><i class="icon-star-full"></i><i class="icon-star-full"></i><i class="icon-star-half"></i></span></div><p class="byline"><a class="reviewer">${page.name()}</a> <time>${page.date()}</time></p></header>${photo(page, ' class="poster-still"')}<div class="page-content--block_editor-content description">${texts(page, (t) => `<p>${t}</p>`)}</div></article></main><aside class="cast-and-crew"><h3>${word(page, 'specs')}</h3><p>${page.free()}</p></aside><section><h2>${page.label('latest')}</h2>${others(page, (h, t) => `<div class="post-card"><a href="${h}"><h5>${t}</h5></a></div>`)}</section>${f.footer(page)}`,
  ),
  anywhere(
    'test-report-with-pros-and-cons-lists',
    (page) =>
      `<article class="testbericht"><h1>${page.headline()}</h1>${f.byline(page)}<p class="teaser">${page.say()}</p>${photo(page)}${ps(page)}<div class="fazit"><h2>${word(page, 'verdict')}</h2><p>${page.say()}</p><div class="procontra"><div class="pro"><h3>${word(page, 'pros')}</h3><ul>${lis(points(page, 2, 4))}</ul></div><div class="contra"><h3>${word(page, 'cons')}</h3><ul>${lis(points(page, 2, 4))}</ul></div></div></div></article>${below(page)}`,
  ),
  bare(
    'obituary-notice-of-a-memorial-portal',
    (page) =>
      `<div class="portal-header"><ul>${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div class="gedenkseite" id="memorial"><div class="memorial__portrait"><img src="/gedenken/${page.random.word()}.jpg" alt="" class="memorial__img"></div><h1 class="memorial__name">${page.headline()}</h1><p class="memorial__dates">* ${page.date()} &nbsp; † ${page.date()}</p><div class="memorial__text"><p>${page.brief()}</p>${ps(page)}<p>${page.say()}</p></div><div class="memorial__actions"><button>${word(page, 'save')}</button></div><section class="candles"><h3>${page.label('comments')}</h3>${some(page, 1, 3, () => `<div class="candle"><b>${page.name()}</b><p>${page.free()}</p></div>`)}</section></div>${f.footer(page)}`,
  ),
  anywhere(
    'quotation-first-then-column',
    (page) =>
      `<article class="kolumne"><header><h1>${page.headline()}</h1></header><blockquote class="wp-block-quote is-style-large"><p>${page.say()}</p><cite>${page.name()}</cite></blockquote>${ps(page)}</article>${below(page)}`,
  ),
  anywhere(
    'facts-table-first-then-portrait',
    (page) =>
      `<article class="portrait"><h1>${page.headline()}</h1><table class="facts"><tbody>${some(page, 3, 5, () => `<tr><th scope="row">${page.random.word()}</th><td>${page.brief()}</td></tr>`)}</tbody></table>${ps(page)}<h2>${page.heading()}</h2>${ps(page)}</article>${below(page)}`,
  ),
  anywhere(
    'points-first-in-a-summary-box',
    (page) =>
      `<article class="article article--explainer"><h1 class="article__title">${page.headline()}</h1>${f.byline(page)}<div class="summary-box"><h2 class="summary-box__title">${word(page, 'keyPoints')}</h2><ul>${lis(points(page, 3, 5))}</ul></div>${ps(page)}<h2>${page.ask()}</h2>${ps(page)}<h2>${page.ask()}</h2>${ps(page)}</article>${below(page)}`,
  ),
];
