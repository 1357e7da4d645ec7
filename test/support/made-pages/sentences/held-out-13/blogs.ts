/** Blogs of systems, generators and platforms: half `held-out-13`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  at,
  bar,
  bare,
  below,
  f,
  face,
  framed,
  image,
  lazy,
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

/** Headings that a list of contents above them says too: judged neither way. */
function outlined(page: PageMaker): { readonly contents: string; readonly text: string } {
  const headings = page.random.times(page.amount([1, 2], [3, 5]), () => page.heading('free'));
  return {
    contents: headings
      .map(
        (h, i) =>
          `<li class="ez-toc-page-1 ez-toc-heading-level-2"><a class="ez-toc-link ez-toc-heading-${i + 1}" href="#s${i}">${h}</a></li>`,
      )
      .join(''),
    text: headings
      .map(
        (h, i) =>
          `<h2><span class="ez-toc-section" id="s${i}"></span>${h}<span class="ez-toc-section-end"></span></h2>${ps(page)}`,
      )
      .join('\n'),
  };
}

export const blogs = [
  framed(
    'casper-post-with-cards-between-paragraphs',
    'casper',
    (page) =>
      `<article class="article post tag-x featured"><header class="article-header gh-canvas"><div class="article-tag post-card-tags"><span class="post-card-primary-tag"><a href="/tag/x/">${page.menuWords(1).join('')}</a></span></div><h1 class="article-title">${page.headline()}</h1><p class="article-excerpt">${page.say()}</p><div class="article-byline"><section class="article-byline-content"><ul class="author-list"><li class="author-list-item"><a href="/author/x/" class="author-avatar"><img class="author-profile-image" src="${face(page)}" alt=""></a></li></ul><div class="article-byline-meta"><h4 class="author-name"><a href="/author/x/">${page.name()}</a></h4><div class="byline-meta-content"><time class="byline-meta-date">${page.date()}</time></div></div></section></div><figure class="article-image">${sized(page, ' alt=""')}</figure></header><section class="gh-content gh-canvas">${ps(page)}<figure class="kg-card kg-image-card">${image(page, ' class="kg-image" alt="" loading="lazy" width="2000" height="1333"')}</figure>${ps(page)}<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">${page.say()}</div></div>${sections(page)}</section></article>`,
  ),
  framed('post-with-a-table-of-contents-of-a-plugin', 'generatepress', (page) => {
    const { contents, text } = outlined(page);
    return `<article id="post-1" class="post type-post hentry"><div class="inside-article"><div class="featured-image page-header-image-single grid-container grid-parent">${lazy(page, ' alt="" width="1200" height="675" class="attachment-full size-full"')}</div><header class="entry-header"><h1 class="entry-title" itemprop="headline">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content" itemprop="text"><p>${page.say(2)}</p><div id="ez-toc-container" class="ez-toc-v2_0 counter-hierarchy ez-toc-counter ez-toc-grey ez-toc-container-direction"><div class="ez-toc-title-container"><p class="ez-toc-title">${page.label('contents')}</p></div><nav><ul class="ez-toc-list ez-toc-list-level-1">${contents}</ul></nav></div>${text}</div>${f.tags(page)}</div></article>${below(page)}`;
  }),
  framed(
    'travel-diary-with-a-photo-after-each-paragraph',
    'genesis',
    (page) =>
      `<article class="post type-post entry"><header class="entry-header"><p class="entry-meta"><time class="entry-time">${page.date()}</time> ${page.label('by')} <span class="entry-author"><span class="entry-author-name">${page.name()}</span></span></p><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content">${texts(page, (t) => `<p>${t}</p>\n<p><a href="/full.jpg">${image(page, ' class="aligncenter size-large" alt="" width="1024" height="683" loading="lazy"')}</a></p>`)}<p>${page.say()}</p></div><footer class="entry-footer"><p class="entry-meta"><span class="entry-categories">${page.label('tags')}: <a href="/c/x" rel="category tag">${page.random.word()}</a></span></p></footer></article><section class="author-box">${f.author(page)}</section><div class="entry-comments" id="comments"><h3>${page.label('comments')}</h3><ol class="comment-list">${replies(page, (t) => `<li class="comment depth-1"><article><header class="comment-header"><p class="comment-author"><img alt="" src="${face(page)}" class="avatar" height="48" width="48"><span class="comment-author-name">${page.name()}</span></p><p class="comment-meta"><time class="comment-time">${page.date()}</time></p></header><div class="comment-content"><p>${t}</p></div></article></li>`)}</ol></div>`,
  ),
  framed(
    'minima-post-of-a-generator-with-a-rss-line',
    'minima',
    (page) =>
      `<article class="post h-entry" itemscope itemtype="http://schema.org/BlogPosting"><header class="post-header"><h1 class="post-title p-name" itemprop="name headline">${page.headline()}</h1><p class="post-meta"><time class="dt-published">${page.date()}</time></p></header><div class="post-content e-content" itemprop="articleBody">${ps(page)}${sections(page)}<blockquote><p>${page.say()}</p></blockquote>${ul(page)}<p>${page.say()}</p></div><a class="u-url" href="/x" hidden></a></article>${f.neighbours(page)}`,
  ),
  framed(
    'blogger-post-of-line-breaks-and-separators',
    'blogger',
    (page) =>
      `<div class="post hentry uncustomized-post-template" itemprop="blogPost"><h3 class="post-title entry-title" itemprop="name">${page.headline()}</h3><div class="post-header"><div class="post-header-line-1"></div></div><div class="post-body entry-content" id="post-body-1" itemprop="description articleBody">${some(page, 2, 5, () => `${rich(page, page.say(2))}<br /><br /><div class="separator" style="clear: both; text-align: center;"><a href="https://blog.example/s1600/x.jpg" style="margin-left: 1em; margin-right: 1em;">${image(page, ' border="0" height="480" width="640"')}</a></div><br />`)}${page.say()}<div style="clear: both;"></div></div><div class="post-footer"><div class="post-footer-line post-footer-line-1"><span class="post-author vcard">${page.label('by')} <span class="fn"><a class="g-profile" href="/p">${page.name()}</a></span></span> <span class="post-timestamp"><a class="timestamp-link" href="/x"><abbr class="published">${page.random.int(8, 22)}:15</abbr></a></span></div><div class="post-footer-line post-footer-line-2"><span class="post-labels">${page.label('tags')}: ${bar(page, (w) => `<a href="/search/label/x" rel="tag">${w}</a>, `)}</span></div></div></div>`,
  ),
  at(
    ['ko'],
    bare(
      'tistory-post-with-its-other-posts-of-the-category',
      (page) =>
        `<div id="acc-nav"><a href="#content">${page.label('contents')}</a></div><div id="container"><header id="header"><div class="inner"><h2><a href="/">${page.site}</a></h2><nav id="gnb"><ul>${menu(page)}</ul></nav></div></header><main id="main"><div class="area-main"><div class="area-view"><div class="article-header"><div class="inner-article-header"><strong class="category">${page.menuWords(1).join('')}</strong><h1 class="title-article">${page.headline()}</h1><div class="box-meta"><span class="writer">${page.name()}</span><span class="date">${page.date()}</span></div></div></div><div class="article-view" id="article-view"><div class="tt_article_useless_p_margin contents_style">${texts(page, (t) => `<p data-ke-size="size16">${t}</p><p data-ke-size="size16">&nbsp;</p>`)}<p><figure class="imageblock alignCenter" data-ke-mobilestyle="widthOrigin"><span data-url="/x.jpg" data-lightbox="lightbox">${image(page, ' loading="lazy" width="800" height="600"')}</span></figure></p><h2 data-ke-size="size26">${page.heading()}</h2>${texts(page, (t) => `<p data-ke-size="size16">${t}</p>`)}</div><div class="container_postbtn #post_button_group"><div class="postbtn_like"><div class="wrap_btn"><button class="btn_post uoc-icon"><span class="txt_like uoc-count">${page.random.int(1, 40)}</span></button></div></div></div></div><div class="another_category another_category_color_gray"><h4><a href="/category">${page.random.word()}</a> ${page.label('related')}</h4><table>${others(page, (h, t) => `<tr><th><a href="${h}">${t}</a></th><td>${page.date()}</td></tr>`, [4, 5])}</table></div><div class="article-tag"><h2>${page.label('tags')}</h2><div class="box-tag">${bar(page, (w) => `<a href="/tag/x" rel="tag">${w}</a>,`)}</div></div></div></div></main><aside id="aside"><div class="box-recent"><h3>${page.label('latest')}</h3><ul class="list-recent">${others(page, (h, t) => `<li><a href="${h}" class="link-recent"><strong>${t}</strong></a></li>`)}</ul></div></aside><footer id="footer"><p class="copyright">DESIGN BY ${page.site}</p></footer></div>`,
    ),
  ),
  at(
    ['zh-Hans'],
    bare(
      'article-of-a-public-account-in-nested-sections',
      (page) =>
        `<div id="js_article" class="rich_media"><div class="rich_media_inner"><div id="page-content" class="rich_media_area_primary"><div class="rich_media_area_primary_inner"><div id="img-content" class="rich_media_wrp"><h1 class="rich_media_title" id="activity-name">${page.headline()}</h1><div id="meta_content" class="rich_media_meta_list"><span class="rich_media_meta rich_media_meta_text">${page.name()}</span><span class="rich_media_meta rich_media_meta_nickname" id="profileBt"><a href="javascript:void(0);" id="js_name">${page.site}</a></span><em id="publish_time" class="rich_media_meta rich_media_meta_text">${page.date()}</em></div><div class="rich_media_content js_underline_content" id="js_content" style="visibility: hidden; opacity: 0; ">${texts(page, (t) => `<section style="margin: 0px 16px 16px; line-height: 1.75em;"><span style="font-size: 15px; letter-spacing: 1px;">${t}</span></section>`)}<section style="text-align: center;"><img class="rich_pages wxw-img" data-ratio="0.66" data-src="${page.picture()}" data-type="jpeg" data-w="1080"></section><section style="margin: 0px 16px;"><section style="border-left: 3px solid rgb(0, 122, 170); padding-left: 8px;"><p style="font-size: 17px;"><strong>${page.heading()}</strong></p></section></section>${texts(page, (t) => `<p style="margin-bottom: 16px;"><span leaf="">${t}</span></p>`)}</div></div><div class="rich_media_tool" id="js_toobar3"><div class="rich_media_info"><span>${word(page, 'views')}</span></div></div></div></div></div></div>`,
    ),
  ),
  at(
    ['ja'],
    bare(
      'note-of-a-creator-with-a-like-bar-below',
      (page) =>
        `<div id="__nuxt"><div id="__layout"><div class="p-article"><header class="o-navbarPrimary"><a class="o-navbarPrimary__logo" href="/">${page.site}</a><a href="/login">${page.label('login')}</a></header><main class="p-article__content"><div class="o-noteEyecatch"><a class="o-noteEyecatch__link">${image(page, ' alt="" width="1280" height="670" class="o-noteEyecatch__image"')}</a></div><h1 class="o-noteContentHeader__title">${page.headline()}</h1><div class="o-noteContentHeader__info"><a href="/u"><img class="a-userIcon" src="${face(page)}" alt=""></a><div class="o-noteContentHeader__name">${page.name()}</div><time>${page.date()}</time></div><div data-name="body" class="note-common-styles__textnote-body">${texts(page, (t) => `<p name="${page.random.letters(12)}" id="${page.random.letters(12)}">${t}</p>`)}<h2 name="h" id="h">${page.heading()}</h2>${texts(page, (t) => `<p name="${page.random.letters(12)}">${t}</p>`)}</div></main><div class="p-article__action"><button class="o-noteLikeV3__iconButton">${word(page, 'likes')}</button><div class="o-noteFollow"><p>${page.noise()}</p></div></div><section class="m-largeNoteList"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<div class="m-largeNoteWrapper"><a href="${h}" class="m-largeNoteWrapper__link"><img src="${page.decoration()}" alt=""><h3 class="m-noteBody__title">${t}</h3></a></div>`)}</section></div></div></div>`,
    ),
  ),
  bare('story-of-a-platform-with-claps-and-hashed-classes', (page) => {
    const c = () => page.random.times(4, () => page.random.letters(2)).join(' ');
    return `<div id="root"><div class="${c()}"><div class="${c()}"><a class="${c()}" href="/">${page.site}</a><button class="${c()}">${page.label('subscribe')}</button></div><div class="${c()}"><div><article><div class="${c()}"><section><div class="${c()}"><div><h1 class="pw-post-title ${c()}" data-testid="storyTitle">${page.headline()}</h1></div><div class="${c()}"><h2 class="pw-subtitle-paragraph ${c()}">${page.say()}</h2></div><div class="speechify-ignore ${c()}"><a href="/@x"><img alt="" class="${c()}" src="${face(page)}" width="44" height="44" loading="lazy" data-testid="authorPhoto"></a><a class="${c()}" data-testid="authorName" href="/@x">${page.name()}</a><span data-testid="storyReadTime">${page.label('minutes')}</span><span data-testid="storyPublishDate">${page.date()}</span></div><figure class="${c()} paragraph-image"><div role="button" tabindex="0">${sized(page, ' alt="" loading="eager" role="presentation"')}</div></figure>${texts(page, (t) => `<p id="${page.random.letters(4)}" class="pw-post-body-paragraph ${c()}">${t}</p>`)}<h2 id="${page.random.letters(4)}" class="${c()}">${page.heading()}</h2>${texts(page, (t) => `<p class="pw-post-body-paragraph ${c()}">${t}</p>`)}<blockquote class="${c()}"><p class="${c()}">${page.say()}</p></blockquote><ol class="">${points(
      page,
    )
      .map((x) => `<li class="${c()}">${x}</li>`)
      .join(
        '',
      )}</ol></div></section></div></article></div><div class="${c()}">${bar(page, (w) => `<a class="${c()}" href="/tag/x"><div>${w}</div></a>`)}</div><footer class="${c()}"><button data-testid="footerClapButton">${page.random.int(1, 900)}</button></footer><div class="${c()}"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<article class="${c()}" data-testid="post-preview"><a href="${h}"><h2 class="${c()}">${t}</h2></a><img src="${page.decoration()}" alt="" class="${c()}"></article>`)}</div></div></div></div>`;
  }),
  bare(
    'post-of-a-community-of-developers-with-a-discussion',
    (page) =>
      `<header id="topbar" class="crayons-header topbar print-hidden"><div class="crayons-header__container"><a href="/" class="site-logo">${page.site}</a><a href="/enter" class="c-link">${page.label('login')}</a></div></header><div id="page-content" class="wrapper"><div class="crayons-layout crayons-layout--3-cols crayons-layout--article"><aside class="crayons-layout__sidebar-left"><div class="crayons-article-actions print-hidden"><button class="crayons-reaction">${page.random.int(1, 90)}</button></div></aside><main id="main-content" class="crayons-layout__content grid gap-4"><div class="article-wrapper"><article class="crayons-card crayons-article mb-4" id="article-show-container"><header class="crayons-article__header" id="main-title"><a href="/full" class="crayons-article__cover"><img src="${page.picture('rooted')}" width="1000" height="420" class="crayons-article__cover__image" alt=""></a><div class="crayons-article__header__meta"><div class="flex s:items-start"><a href="/u"><img class="radius-full align-middle" src="${face(page)}" alt="" width="40" height="40"></a><div class="pl-3 flex-1"><a href="/u" class="crayons-link fw-bold">${page.name()}</a><p class="fs-xs color-base-60"><time>${page.date()}</time></p></div></div><h1 class="fs-3xl m:fs-4xl fw-bold">${page.headline()}</h1><div class="spec__tags flex flex-wrap">${bar(page, (w) => `<a class="crayons-tag" href="/t/x"><span class="crayons-tag__prefix">#</span>${w}</a>`)}</div></div></header><div class="crayons-article__main"><div class="crayons-article__body text-styles spec__body" data-article-id="1" id="article-body">${ps(page)}${sections(page, 'h2')}<ul>${lis(points(page))}</ul></div></div><section id="comments" class="text-padding mb-4 border-t-1"><header class="flex"><h2 class="crayons-subtitle-1">${page.label('comments')}</h2></header><div class="comments" id="comment-trees-container">${replies(page, (t) => `<details class="comment-wrapper js-comment-wrapper comment-wrapper--deep-0" open><summary><span class="inline-block">${page.name()}</span></summary><div class="comment single-comment-node root"><div class="inner-comment comment__details"><div class="comment__content crayons-card"><div class="comment__header"><a href="/u" class="crayons-link">${page.name()}</a><span class="comment-date"><time>${page.date()}</time></span></div><div class="comment__body text-styles text-styles--secondary body"><p>${t}</p></div></div></div></div></details>`)}</div></section></article></div></main><aside class="crayons-layout__sidebar-right"><div class="crayons-card crayons-card--secondary"><header class="crayons-card__header"><h3>${page.label('latest')}</h3></header><div>${others(page, (h, t) => `<a class="crayons-link crayons-link--contentful" href="${h}">${t}</a>`)}</div></div></aside></div></div><footer id="footer" class="crayons-footer"><p>${page.noise()}</p></footer>`,
  ),
  framed(
    'squarespace-post-of-html-and-image-blocks',
    'squarespace',
    (page) =>
      `<article class="h-entry entry BlogItem hentry" data-item-id="x"><div class="blog-item-wrapper"><div class="blog-item-inner-wrapper"><div class="blog-item-top-wrapper"><div class="blog-item-title"><h1 class="entry-title entry-title--large p-name preFade" data-content-field="title" itemprop="headline">${page.headline()}</h1></div><div class="blog-item-meta-wrapper"><time class="dt-published blog-meta-item blog-meta-item--date"><span>${page.date()}</span></time><div class="blog-meta-item blog-meta-item--author"><span class="blog-author-name">${page.name()}</span></div></div></div><div class="blog-item-content-wrapper"><div class="blog-item-content e-content"><div class="sqs-layout sqs-grid-12 columns-12" data-layout-label="Post Body"><div class="row sqs-row"><div class="col sqs-col-12 span-12"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content">${ps(page, ' style="white-space:pre-wrap;" class=""')}</div></div></div><div class="sqs-block image-block sqs-block-image" data-block-type="5"><div class="sqs-block-content"><div class="image-block-outer-wrapper layout-caption-below"><figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper">${sized(page, ' alt="" data-image-dimensions="1500x1000"')}</div></figure></div></div></div><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content"><h3 style="white-space:pre-wrap;">${page.heading()}</h3>${ps(page)}</div></div></div><div class="sqs-block quote-block sqs-block-quote" data-block-type="31"><div class="sqs-block-content"><figure class="block-animation-none"><blockquote><span>“</span>${page.say()}<span>”</span></blockquote></figure></div></div></div></div></div></div></div></div></div></article><section id="itemPagination" class="item-pagination item-pagination--prev-next"><a href="/blog/x" class="item-pagination-link item-pagination-link--prev"><div class="item-pagination-title"><h2>${page.title('noise')}</h2></div></a></section>`,
  ),
  at(
    ['ru', 'en'],
    bare(
      'post-of-a-hub-of-engineers-with-ratings',
      (page) =>
        `<div id="app"><div class="tm-layout__wrapper"><header class="tm-header"><div class="tm-page-width"><a href="/" class="tm-header__logo">${page.site}</a></div></header><div class="tm-base-layout__header"><nav class="tm-main-menu__section-content">${bar(page, (w) => `<a href="/flows/x/" class="tm-main-menu__item">${w}</a>`)}</nav></div><main class="tm-page tm-page-width"><div class="tm-page__wrapper"><div class="tm-page__main tm-page__main_has-sidebar"><div class="tm-article-presenter"><div class="tm-article-presenter__body"><div class="tm-misprint-area"><div class="tm-misprint-area__wrapper"><article class="tm-article-presenter__content tm-article-presenter__content_narrow"><div class="tm-article-presenter__header"><div class="tm-article-snippet__meta-container"><span class="tm-user-info tm-article-snippet__author"><a href="/users/x/" class="tm-user-info__username">${page.random.word()}</a><span class="tm-article-datetime-published"><time>${page.date()}</time></span></span></div><h1 lang="x" class="tm-title tm-title_h1"><span>${page.headline()}</span></h1><div class="tm-publication-hubs">${bar(page, (w) => `<span class="tm-publication-hub__link-container"><a href="/hubs/x/" class="tm-publication-hub__link"><span>${w}</span></a></span>`)}</div></div><div data-gallery-root="" lang="x" class=""></div><div id="post-content-body" class="tm-article-body"><div><div class="article-formatted-body article-formatted-body article-formatted-body_version-2"><div xmlns="http://www.w3.org/1999/xhtml">${ps(page)}<figure class="full-width">${image(page, ' width="780" height="440" alt=""')}</figure>${sections(page)}<blockquote><p>${page.say()}</p></blockquote></div></div></div></div><div class="tm-article-presenter__meta"><div class="tm-separated-list"><span class="tm-separated-list__title">${page.label('tags')}:</span><ul class="tm-separated-list__list">${bar(page, (w) => `<li class="tm-separated-list__item"><a href="/search" class="tm-tags-list__link">${w}</a></li>`)}</ul></div></div></article></div></div></div></div></div><div class="tm-page__sidebar"><section class="tm-block tm-block_spacing-bottom"><header class="tm-block__header"><h2 class="tm-block__title">${page.label('recommended')}</h2></header><div class="tm-block__body"><ul class="tm-articles-list">${others(page, (h, t) => `<li class="tm-article-title"><h2><a href="${h}" class="tm-article-title__link"><span>${t}</span></a></h2></li>`)}</ul></div></section></div></div></main><div class="tm-footer"><p>${page.noise()}</p></div></div></div>`,
    ),
  ),
  framed(
    'block-theme-post-with-columns-and-text-beside-media',
    'blocks',
    (page) =>
      `<h1 class="wp-block-post-title has-x-large-font-size">${page.headline()}</h1><div class="wp-block-group is-layout-flex"><div class="wp-block-post-date"><time>${page.date()}</time></div><p class="has-contrast-2-color has-text-color">—</p><div class="wp-block-post-author-name">${page.name()}</div></div><div class="entry-content wp-block-post-content has-global-padding is-layout-constrained">${ps(page)}<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media">${image(page, ' class="size-full" alt="" width="683" height="1024"')}</figure><div class="wp-block-media-text__content"><p>${page.say(2)}</p></div></div><div class="wp-block-columns is-layout-flex"><div class="wp-block-column is-layout-flow"><h3 class="wp-block-heading">${page.heading()}</h3><p>${page.say(2)}</p></div><div class="wp-block-column is-layout-flow"><h3 class="wp-block-heading">${page.heading()}</h3><p>${page.say(2)}</p></div></div>${ps(page)}${photo(page, ' class="wp-block-image size-large"')}</div>${f.neighbours(page)}${f.comments(page)}`,
  ),
];
