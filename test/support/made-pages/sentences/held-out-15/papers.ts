/** Papers, broadcasters, agencies, magazines and press rooms: half `held-out-15`. */
import {
  at,
  bar,
  bare,
  below,
  clock,
  f,
  face,
  framed,
  image,
  lis,
  menu,
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
  ul,
  word,
} from './writing.ts';

export const papers = [
  framed(
    'daily-of-hashed-modules-with-a-read-also-line',
    'hashed',
    (page) =>
      `<article class="Article_root__a1b2c"><header class="ArticleHeader_root__x9"><p class="ArticleHeader_kicker__k2">${bar(page, (w) => `<a href="/x">${w}</a>`)}</p><h1 class="ArticleHeader_title__t5">${page.headline()}</h1><p class="ArticleHeader_standfirst__s1">${page.say()}</p><div class="Byline_root__b7"><span>${page.name()}</span><time>${page.date()}</time></div></header>${photo(page, ' class="Figure_root__f3"')}<div class="ArticleBody_root__q8">${ps(page, ' class="Paragraph_p__z1"')}<aside class="ReadAlso_root__r4"><span>${word(page, 'alsoRead')}</span>${others(page, (h, t) => `<a href="${h}">${t}</a>`, [1, 2])}</aside>${ps(page, ' class="Paragraph_p__z1"')}</div>${f.share(page)}</article>${f.related(page)}`,
  ),
  bare(
    'british-style-broadcaster-with-data-blocks-and-a-topics-list',
    (page) =>
      `<div id="app"><header role="banner"><nav aria-label="nav"><ul>${menu(page)}</ul></nav></header><div id="main-wrapper"><main id="main-content"><article class="ssrcss-pv1rh6-ArticleWrapper e1nh2i2l5"><header data-component="headline-block" class="ssrcss-1eqcsb1-HeadlineWrapper"><h1 id="main-heading" class="ssrcss-15xko80-StyledHeading"><span role="text">${page.headline()}</span></h1></header><div data-component="byline-block"><div class="ssrcss-m5j4pi-MetadataContent"><span>${page.name()}</span><time>${page.date()}</time></div></div><div data-component="image-block"><figure><span class="ssrcss-placeholder">${image(page)}</span><figcaption>${page.free()}</figcaption></figure></div><div data-component="text-block" class="ssrcss-uf6wea-RichTextComponentWrapper"><p class="ssrcss-hmf8ql-BoldText"><b>${page.say()}</b></p></div>${texts(page, (t) => `<div data-component="text-block" class="ssrcss-uf6wea-RichTextComponentWrapper"><p>${t}</p></div>`)}<div data-component="crosshead-block"><h2>${page.heading()}</h2></div>${texts(page, (t) => `<div data-component="text-block" class="ssrcss-uf6wea-RichTextComponentWrapper"><p>${t}</p></div>`)}<section data-component="links-block"><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`, [2, 3])}</ul></section><section data-component="topic-list"><h2>${page.label('tags')}</h2><ul>${menu(page)}</ul></section></article><div class="ssrcss-related">${others(page, (h, t) => `<div data-component="promo"><a href="${h}"><p>${t}</p></a></div>`)}</div></main></div><footer role="contentinfo">${page.noise()}</footer></div>`,
  ),
  bare(
    'television-news-of-a-zone-layout-with-a-video-first',
    (page) =>
      `<header class="site-header"><a class="logo" href="/">${page.site}</a><nav><ul>${menu(page)}</ul></nav></header><main class="article__wrapper"><div class="headline__wrapper"><h1 class="headline__text inline-placeholder" data-editable="headlineText">${page.headline()}</h1></div><div class="headline__sub"><div class="byline__names">${page.name()}</div><div class="timestamp">${page.label('updated')} ${clock(page)}, ${page.date()}</div></div><section class="layout__wrapper"><section class="layout__main"><div class="video-resource" data-component-name="video-resource"><div class="video-resource__wrapper"><img class="video-resource__poster" src="${page.decoration()}" alt=""><div class="video-resource__headline">${page.title('free')}</div></div></div><div class="article__content" data-editable="content">${texts(page, (t, i) => `<p class="paragraph inline-placeholder vossi-paragraph" data-component-name="paragraph">${i === 0 ? `<cite class="source__cite"><span class="source__location">${page.random.word()}</span></cite> — ` : ''}${t}</p>`)}<div class="related-content related-content--without-image"><span class="related-content__label">${page.label('related')}</span>${others(page, (h, t) => `<a href="${h}" class="related-content__link"><p class="related-content__headline">${t}</p></a>`, [1, 1])}</div><h2 class="subheader">${page.heading()}</h2>${texts(page, (t) => `<p class="paragraph inline-placeholder vossi-paragraph">${t}</p>`)}</div></section><aside class="layout__rail">${f.advert(page)}${others(page, (h, t) => `<div class="container__item"><a href="${h}"><span class="container__headline-text">${t}</span></a></div>`)}</aside></section></main><footer>${page.noise()}</footer>`,
  ),
  at(
    ['de'],
    bare(
      'german-weekly-with-a-letter-box-between-paragraphs',
      (page) =>
        `<header class="header" data-ct-area="header"><a class="header__brand" href="/"><img src="${page.decoration()}" alt="${page.site}"></a><nav class="nav"><ul class="nav__ressorts">${menu(page)}</ul></nav></header><main class="main" id="main"><article class="article article--padded"><header class="article-header"><h1 class="article-heading"><span class="article-heading__kicker">${page.random.word()}</span><span class="visually-hidden">: </span><span class="article-heading__title">${page.headline()}</span></h1><div class="summary">${page.say()}</div><div class="byline">Von <a href="/autoren/x"><span>${page.name()}</span></a></div><div class="metadata"><time class="metadata__date">${page.date()}</time></div></header><div class="article-body article-body--article"><div class="article-page">${texts(page, (t) => `<p class="paragraph article__item">${t}</p>`)}<aside class="newslettersignup article__item"><h3>${page.label('newsletter')}</h3><p>${page.pitch()}</p></aside><h2 class="article__subheading article__item">${page.heading()}</h2>${texts(page, (t) => `<p class="paragraph article__item">${t}</p>`)}</div></div></article><section class="comment-section" id="comments"><div class="comment-section__head"><h2>${page.label('comments')}</h2></div>${replies(page, (t) => `<article class="comment"><div class="comment__container"><h4 class="comment__name">${page.name()}</h4><div class="comment__body"><p>${t}</p></div></div></article>`)}</section></main><footer class="footer">${page.noise()}</footer>`,
    ),
  ),
  at(
    ['fr'],
    bare(
      'french-daily-with-a-chapo-and-boxes-between',
      (page) =>
        `<div id="header"><a href="/" class="logo">${page.site}</a><nav class="nav"><ul>${menu(page)}</ul></nav></div><main class="page page--article"><section class="zone zone--article"><section class="article article--single article--iso"><header class="article__heading"><ul class="breadcrumb">${menu(page)}</ul><h1 class="article__title">${page.headline()}</h1><p class="article__desc">${page.say()}</p><section class="meta meta--article"><span class="meta__author">${page.label('by')} ${page.name()}</span><span class="meta__date">${page.date()}</span></section></header><section class="article__wrapper"><article class="article__content old__article-content-single"><figure class="article__media">${image(page)}<figcaption class="article__legend">${page.free()}</figcaption></figure>${texts(page, (t) => `<p class="article__paragraph">${t}</p>`)}<section class="catcher"><div><span class="catcher__title">Lire aussi</span>${others(page, (h, t) => `<a href="${h}" class="js-article-read-also"><span class="catcher__desc">${t}</span></a>`, [1, 1])}</div></section><h2 class="article__sub-title">${page.heading()}</h2>${texts(page, (t) => `<p class="article__paragraph">${t}</p>`)}<p class="article__signature">${page.name()}</p></article></section></section><section class="article__footer">${f.newsletter(page)}</section></section></main><footer>${page.noise()}</footer>`,
    ),
  ),
  at(
    ['ru'],
    framed(
      'russian-town-news-in-a-bitrix-detail',
      'bitrix',
      (page) =>
        `<div class="news-detail"><span class="news-date-time">${page.date()}</span><h1>${page.headline()}</h1><img class="detail_picture" border="0" src="${page.picture('rooted')}" width="640" height="427" alt="">${page.say(2)}<br><br>${page.say()}<br><br>${page.say(2)}<div style="clear:both"></div><br><p><a href="/news/">${word(page, 'moreOn')}</a></p></div>${f.share(page)}`,
    ),
  ),
  at(
    ['ko'],
    bare(
      'korean-paper-of-a-hosted-newsroom-with-line-breaks',
      (page) =>
        `<div id="user-wrap"><header id="user-header"><h1 class="logo"><a href="/"><img src="${page.decoration()}" alt="${page.site}"></a></h1><nav id="user-nav"><ul>${menu(page)}</ul></nav></header><div id="user-container"><section id="article-view"><div class="article-view-header"><ul class="infomation"><li>${page.name()} 기자</li><li>승인 ${page.date()}</li><li>댓글 0</li></ul><h3 class="heading">${page.headline()}</h3></div><article id="article-view-content-div" class="article-view-content" itemprop="articleBody"><figure class="photo-layout image photo_1 float-center">${image(page)}<figcaption>${page.free()}</figcaption></figure>${texts(page, (t) => `<p>${t}</p><p>&nbsp;</p>`)}</article><article class="view-copyright">저작권자 © ${page.site} 무단전재 및 재배포 금지</article><article class="writer"><div class="info"><strong>${page.name()} 기자</strong><p>${page.free()}</p></div></article></section><aside class="side-container"><h2>${page.label('mostRead')}</h2><ul class="auto-list">${others(page, (h, t) => `<li><a href="${h}"><strong class="auto-titles">${t}</strong></a></li>`)}</ul></aside></div><footer id="user-footer">${page.noise()}</footer></div>`,
    ),
  ),
  framed(
    'local-paper-in-ocean-with-an-insert-of-a-plugin',
    'ocean',
    (page) =>
      `<article id="post-${page.random.int(10, 9000)}" class="post type-post status-publish format-standard has-post-thumbnail hentry"><div class="thumbnail">${sized(page, ' class="attachment-full size-full wp-post-image" alt=""')}</div><header class="entry-header clr"><h1 class="single-post-title entry-title">${page.headline()}</h1></header>${f.byline(page)}<div class="entry-content clr" itemprop="text">${ps(page)}<div class="code-block code-block-1" style="margin: 8px 0; clear: both;">${f.advert(page)}</div>${ps(page)}<blockquote class="wp-block-quote"><p>${page.say()}</p></blockquote><p>${page.say(2)}</p></div>${below(page)}</article>`,
  ),
  bare(
    'wire-agency-story-of-bare-paragraphs-with-hub-links',
    (page) =>
      `<div class="Page-header"><header class="Page-header-bar"><a class="Page-header-logo" href="/">${page.site}</a><ul class="Page-header-navigation">${menu(page)}</ul></header></div><div class="Page-content"><main class="Page-main" role="main"><div class="Page-oneColumn"><bsp-story-page class="StoryPage"><h1 class="Page-headline">${page.headline()}</h1><div class="Page-lead"><figure class="Figure"><bsp-figure>${image(page, ' class="Image" alt=""')}<figcaption class="Figure-caption">${page.free()}</figcaption></bsp-figure></figure></div><div class="Page-byline"><div class="Page-authors"><span class="Link">${page.label('by')} ${page.name()}</span></div><div class="Page-dateModified">${page.label('updated')} ${page.date()}</div></div><div class="Page-storyBody gtmMainScrollContent"><div class="RichTextStoryBody RichTextBody">${texts(page, (t) => `<p>${t}</p>`)}<div class="Enhancement" data-align-center=""><div class="Enhancement-item"><div class="PageListEnhancementGeneric"><div class="PageListEnhancementGeneric-header">${page.label('related')}</div><ul>${others(page, (h, t) => `<li><div class="PagePromo"><h3 class="PagePromo-title"><a class="Link" href="${h}">${t}</a></h3></div></li>`, [2, 3])}</ul></div></div></div>${texts(page, (t) => `<p>${t}</p>`)}<p>___</p><p>${page.free()}</p></div></div></bsp-story-page></div></main><aside class="Page-aside">${f.ranks(page)}</aside></div><footer class="Page-footer">${page.noise()}</footer>`,
  ),
  framed(
    'magazine-feature-of-a-block-theme-with-a-cover-and-pullquote',
    'blockTheme',
    (page) =>
      `<div class="wp-block-cover alignfull"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span>${image(page, ' class="wp-block-cover__image-background" alt=""')}<div class="wp-block-cover__inner-container"><h1 class="has-text-align-center wp-block-post-title">${page.headline()}</h1></div></div><div class="entry-content wp-block-post-content has-global-padding is-layout-constrained"><p class="has-drop-cap">${page.say(3)}</p>${ps(page)}<figure class="wp-block-pullquote alignwide"><blockquote><p>${page.free()}</p><cite>${page.name()}</cite></blockquote></figure>${sections(page, 'h2', ' class="wp-block-heading"')}<hr class="wp-block-separator has-alpha-channel-opacity"><p class="has-small-font-size"><em>${page.free()}</em></p></div><div class="wp-block-group">${f.tags(page)}${f.neighbours(page)}</div>${f.teasers(page)}`,
  ),
  framed(
    'press-release-of-a-company-with-a-contact-and-an-about-part',
    'hubspot',
    (page) =>
      `<article class="press-release"><div class="press-release__meta"><span>${page.date()}</span></div><h1>${page.headline()}</h1><div class="press-release__subtitle"><em>${page.say()}</em></div><div class="press-release__body"><p><strong>${page.random.word()}, ${page.date()}</strong> – ${page.say(2)}</p>${ps(page)}<p>“${page.say()}”</p>${ul(page)}<p>${page.say()}</p><p style="text-align:center">###</p><div class="press-release__contact"><p><strong>${page.label('contact')}</strong><br>${page.name()}<br>press@${page.site}.example</p></div></div></article>`,
  ),
  bare(
    'live-page-of-a-paper-with-pinned-summary-and-posts',
    (page) =>
      `<header class="masthead"><a href="/">${page.site}</a><ul>${menu(page)}</ul></header><main class="live"><h1 class="live__title">${page.headline()}</h1><div class="live__standfirst"><p>${page.say()}</p></div><section class="live__summary" id="key-events"><h2>${word(page, 'keyPoints')}</h2><ul>${lis(points(page, 2, 4))}</ul></section><div class="live__feed" id="liveblog-body">${some(page, 4, 8, (i) => `<article class="block" id="block-${i}"><header class="block__head"><time class="block__time">${clock(page)}</time><h2 class="block__title">${page.heading()}</h2></header><div class="block__elements"><p>${rich(page, page.say(page.random.int(1, 3)))}</p>${i === 1 ? image(page) : ''}</div><footer class="block__foot"><button type="button">${page.label('share')}</button></footer></article>`)}</div><aside class="live__rail"><h2>${page.label('latest')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside></main><footer class="colophon">${page.noise()}</footer>`,
  ),
  bare(
    'column-of-a-paper-with-the-columnists-face-and-readers-below',
    (page) =>
      `<div class="container"><header class="top"><div class="brand"><a href="/"><img src="${page.decoration()}" alt="${page.site}"></a></div><ul class="sections">${menu(page)}</ul></header><div class="row"><div class="col-lg-8"><article class="opinion"><div class="opinion-author"><img src="${face(page)}" alt="" class="img-circle"><div><a href="/author/x">${page.name()}</a><span>${page.date()}</span></div></div><h1 class="opinion-title">${page.headline()}</h1><div class="opinion-text">${texts(page, (t) => `<p>${t}</p>`)}<p class="one-line">${page.brief()}</p>${texts(page, (t) => `<p>${t}</p>`)}</div>${f.share(page)}</article><div id="coral_thread"><h3>${page.label('comments')}</h3>${replies(page, (t) => `<div class="coral-comment"><span class="coral-username">${page.name()}</span><div class="coral-comment-content">${t}</div></div>`)}</div></div><div class="col-lg-4">${f.ranks(page)}${f.newsletter(page)}</div></div><footer>${page.noise()}</footer></div>`,
  ),
];
