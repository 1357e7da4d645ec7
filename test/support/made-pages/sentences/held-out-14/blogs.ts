/** Blogs, magazines and columns of many systems: half `held-out-14`. */
import {
  anywhere,
  at,
  bar,
  bare,
  below,
  f,
  face,
  framed,
  image,
  lazy,
  menu,
  others,
  photo,
  ps,
  replies,
  rich,
  sections,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

export const blogs = [
  framed(
    'astra-post-with-author-box-and-comments',
    'astra',
    (page) =>
      `<article class="post type-post ast-article-single" id="post-${page.random.int(10, 999)}"><div class="ast-post-format- single-layout-1"><header class="entry-header"><div class="post-thumb-img-content post-thumb">${image(page, ' class="attachment-large size-large wp-post-image" width="1024" height="576" alt=""')}</div><h1 class="entry-title" itemprop="headline">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content clear" itemprop="text">${ps(page)}${sections(page, 'h2', ' class="wp-block-heading"')}</div></div></article>${f.neighbours(page)}<div id="comments" class="comments-area comment-form-position-below"><div class="comments-count-wrapper"><h3 class="comments-title">${page.label('comments')}</h3></div><ol class="ast-comment-list">${replies(page, (t) => `<li class="comment even thread-even depth-1"><article class="ast-comment"><div class="ast-comment-info"><div class="ast-comment-avatar-wrap"><img alt="" src="${face(page)}" class="avatar avatar-50 photo"></div><header class="ast-comment-meta"><div class="ast-comment-cite-wrap"><cite><b class="fn">${page.name()}</b></cite></div><div class="ast-comment-time"><time>${page.date()}</time></div></header></div><section class="ast-comment-content comment"><p>${t}</p></section></article></li>`)}</ol></div>`,
  ),
  framed(
    'divi-post-in-text-modules',
    'divi',
    (page) =>
      `<article class="et_pb_post post type-post"><div class="et_post_meta_wrapper"><h1 class="entry-title">${page.headline()}</h1><p class="post-meta">${page.label('by')} <span class="author vcard"><a href="/author/x/">${page.name()}</a></span> | <span class="published">${page.date()}</span></p>${image(page, ' width="1080" height="675" alt=""')}</div><div class="entry-content"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3"><div class="et_pb_section et_pb_section_0 et_section_regular"><div class="et_pb_row et_pb_row_0"><div class="et_pb_column et_pb_column_4_4 et-last-child"><div class="et_pb_module et_pb_text et_pb_text_0 et_pb_text_align_left"><div class="et_pb_text_inner">${ps(page)}</div></div><div class="et_pb_module et_pb_text et_pb_text_1"><div class="et_pb_text_inner">${sections(page)}${ul(page)}</div></div></div></div></div></div></div></div></article>${f.related(page)}`,
  ),
  framed(
    'elementor-post-of-the-theme-widgets',
    'elementor',
    (page) =>
      `<div class="elementor-element elementor-element-${page.random.letters(7)} elementor-widget elementor-widget-theme-post-title elementor-page-title" data-widget_type="theme-post-title.default"><div class="elementor-widget-container"><h1 class="elementor-heading-title elementor-size-default">${page.headline()}</h1></div></div><div class="elementor-element elementor-widget elementor-widget-post-info"><ul class="elementor-inline-items elementor-icon-list-items elementor-post-info"><li class="elementor-icon-list-item"><span class="elementor-icon-list-text elementor-post-info__item">${page.date()}</span></li></ul></div><div class="elementor-element elementor-element-${page.random.letters(7)} elementor-widget elementor-widget-theme-post-content" data-widget_type="theme-post-content.default"><div class="elementor-widget-container">${ps(page)}${sections(page, 'h2', ' class="wp-block-heading"')}</div></div>${f.share(page)}`,
  ),
  framed(
    'squarespace-blog-item-with-layout-rows',
    'squarespace',
    (page) =>
      `<article id="article-" class="h-entry blog-item-wrapper entry blog-item" data-item-id="x"><div class="blog-item-inner-wrapper"><div class="blog-item-top-wrapper"><div class="blog-item-title"><h1 class="entry-title entry-title--large p-name" data-content-field="title">${page.headline()}</h1></div><div class="blog-item-meta-wrapper"><div class="blog-meta-primary"><span class="blog-meta-item blog-meta-item--date">${page.date()}</span><span class="blog-meta-item blog-meta-item--author">${page.name()}</span></div></div></div><div class="blog-item-content-wrapper"><div class="blog-item-content e-content"><div class="sqs-layout sqs-grid-12 columns-12"><div class="row sqs-row"><div class="col sqs-col-12 span-12"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content">${ps(page)}</div></div></div><div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content"><figure class="sqs-block-image-figure intrinsic">${image(page, ' data-stretch="false" alt="" width="1500" height="1000"')}</figure></div></div><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">${sections(page, 'h3', ' style="white-space:pre-wrap;"')}</div></div></div></div></div></div></div></div></div></article>${f.neighbours(page)}`,
  ),
  framed(
    'blogger-post-in-divs-with-a-table-around-the-picture',
    'blogger',
    (page) =>
      `<div class="blog-posts hfeed"><div class="date-outer"><h2 class="date-header"><span>${page.date()}</span></h2><div class="date-posts"><div class="post-outer"><div class="post hentry"><h3 class="post-title entry-title" itemprop="name">${page.headline()}</h3><div class="post-header"></div><div class="post-body entry-content" itemprop="description articleBody"><div dir="auto"><table align="center" cellpadding="0" cellspacing="0" class="tr-caption-container"><tbody><tr><td style="text-align: center;"><a href="/big.jpg">${image(page, ' border="0" width="640" height="427" alt=""')}</a></td></tr><tr><td class="tr-caption" style="text-align: center;">${page.free()}</td></tr></tbody></table>${texts(page, (t) => `<div>${t}</div><div><br></div>`)}</div><div style="clear: both;"></div></div><div class="post-footer"><span class="post-author vcard">${page.label('by')} <span class="fn">${page.name()}</span></span> <span class="post-labels">${page.label('tags')}: ${bar(page, (w) => `<a href="/search/label/x" rel="tag">${w}</a>, `)}</span></div></div><div class="comments" id="comments"><h4>${page.label('comments')}</h4><div id="Blog1_comments-block-wrapper"><dl class="avatar-comment-indent" id="comments-block">${replies(page, (t) => `<dt class="comment-author"><div class="avatar-image-container"><img src="${face(page)}" width="35" height="35" alt=""></div><a href="#" rel="nofollow">${page.name()}</a> :</dt><dd class="comment-body"><p>${t}</p></dd><dd class="comment-footer"><span class="comment-timestamp">${page.date()}</span></dd>`)}</dl></div></div></div></div></div></div>`,
  ),
  framed(
    'papermod-post-of-a-notebook',
    'papermod',
    (page) =>
      `<article class="post-single"><header class="post-header"><div class="breadcrumbs"><a href="/">${page.label('home')}</a>&nbsp;»&nbsp;<a href="/posts/">${page.label('posts')}</a></div><h1 class="post-title entry-hint-parent">${page.headline()}</h1><div class="post-meta"><span title="x">${page.date()}</span>&nbsp;·&nbsp;${page.label('minutes')}&nbsp;·&nbsp;${page.name()}</div></header><div class="post-content">${ps(page)}<h2 id="a">${page.heading()}<a hidden class="anchor" aria-hidden="true" href="#a">#</a></h2>${ps(page)}<blockquote><p>${page.say()}</p></blockquote><p>${rich(page, page.say())}</p></div><footer class="post-footer"><ul class="post-tags">${menu(page)}</ul>${f.neighbours(page)}<ul class="share-buttons"><li><a target="_blank" rel="noopener" href="https://share.example/x" aria-label="share"></a></li></ul></footer></article>`,
  ),
  bare(
    'story-of-a-writing-platform-with-claps-and-responses',
    (page) =>
      `<div id="root"><div class="a b c"><div class="d e"><nav class="f g"><a class="h" href="/">${page.site}</a><a href="/m/signin">${page.label('login')}</a></nav></div><div class="l c"><article><div class="l"><section><div class="gn go gp"><div class="ab ca"><div class="ch bg"><div><h1 class="pw-post-title gq gr gs bf" data-testid="storyTitle">${page.headline()}</h1><h2 class="pw-subtitle-paragraph hn gr bf">${page.say()}</h2><div class="speechify-ignore ab cp"><div class="ab q"><a rel="noopener" href="/@x"><img class="l fl by dd" src="${face(page)}" width="44" height="44" alt=""></a><a data-testid="authorName" href="/@x">${page.name()}</a> · <a href="#">${page.label('follow')}</a><span data-testid="storyReadTime">${page.label('minutes')}</span> · <span data-testid="storyPublishDate">${page.date()}</span></div><div class="pw-multi-vote-count"><button>${page.random.int(12, 900)}</button></div></div></div><figure class="ma mb mc"><div role="button" tabindex="0"><picture>${image(page, ' alt="" class="bg mj mk c" width="700" height="467" loading="eager"')}</picture></div></figure>${texts(page, (t, i) => `<p id="${page.random.letters(4)}" class="pw-post-body-paragraph nd ne gs">${t}</p>${i === 1 ? `<h1 id="h1x" class="nz oa gs bf">${page.heading()}</h1>` : ''}`)}<blockquote class="pi"><p id="q1" class="pj pk">${page.say()}</p></blockquote></div></div></div></section></div></article><div class="ab ca"><div class="ch bg"><div class="qx">${bar(page, (w) => `<a class="qy" href="/tag/x"><div class="qz">${w}</div></a>`)}</div><div class="ra"><h2>${page.name()}</h2><p class="rb">${page.free()}</p></div><div class="rc"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<div class="rd" data-testid="post-preview"><a href="${h}"><h2>${t}</h2><h3>${page.noise()}</h3></a></div>`, [2, 4])}</div></div></div></div></div></div>`,
  ),
  at(
    ['ja'],
    bare(
      'japanese-note-with-suggestions-below',
      (page) =>
        `<div id="__nuxt"><div id="__layout"><div class="o-noteContentHeader"><nav class="m-navbar"><a href="/">${page.site}</a><a href="/login">${page.label('login')}</a></nav></div><main class="p-article"><div class="p-article__content"><article class="p-article__articleContent"><figure class="o-noteEyecatch">${image(page, ' class="a-image" alt="" width="1280" height="670"')}</figure><h1 class="o-noteContentHeader__title">${page.headline()}</h1><div class="o-noteContentHeader__status"><button class="o-noteLikeV3__iconButton">${page.random.int(3, 400)}</button></div><div class="o-noteContentHeader__creatorInfo"><img src="${face(page)}" alt="" class="a-userIcon"><a href="/x" class="o-noteContentHeader__name">${page.name()}</a><time>${page.date()}</time></div><div class="note-common-styles__textnote-body" data-name="body">${texts(page, (t) => `<p name="${page.random.letters(8)}">${t}</p>`)}<h3 name="h">${page.heading()}</h3><p name="z">${page.say(2)}<br>${page.say()}</p></div></article><div class="o-noteFollow">${bar(page, (w) => `<a class="a-tag" href="/hashtag/x">#${w}</a>`)}</div><section class="m-creatorDetail"><p class="m-creatorDetail__text">${page.free()}</p></section></div><section class="o-timelineRelated"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<div class="m-largeNoteWrapper"><a class="m-largeNoteWrapper__link" href="${h}" title=""><h3 class="m-noteBodyTitle__title">${t}</h3></a><span>${page.name()}</span></div>`, [3, 6])}</section></main></div></div>`,
    ),
  ),
  at(
    ['ko'],
    bare(
      'tistory-post-with-a-row-of-category-posts',
      (page) =>
        `<div id="wrap"><header id="header"><div class="inner"><h2><a href="/">${page.site}</a></h2><nav id="gnb"><ul class="tt_menu">${menu(page)}</ul></nav></div></header><section class="container"><article id="content"><div class="inner"><div class="post-cover"><div class="inner"><span class="category">${page.menuWords(1).join('')}</span><h1>${page.headline()}</h1><span class="meta"><span class="author">${page.name()}</span> <span class="date">${page.date()}</span></span></div></div><div class="entry-content" id="article-view"><div class="tt_article_useless_p_margin contents_style">${texts(page, (t, i) => `<p data-ke-size="size16">${t}</p><p data-ke-size="size16">&nbsp;</p>${i === 0 ? `<p><figure class="imageblock alignCenter"><span>${lazy(page, ' width="860" height="573" alt=""')}</span></figure></p>` : ''}`)}<h3 data-ke-size="size23">${page.heading()}</h3><p data-ke-size="size16">${page.say(2)}</p></div><div class="container_postbtn #post_button_group"><div class="postbtn_like"><button>${word(page, 'likes')}</button></div></div><div class="another_category another_category_color_gray"><h4><a href="/category/x">${page.menuWords(1).join('')}</a></h4><table>${others(page, (h, t) => `<tr><th><a href="${h}">${t}</a></th><td>${page.date()}</td></tr>`, [3, 5])}</table></div></div><div class="tags"><h2>${page.label('tags')}</h2><div class="items">${bar(page, (w) => `<a href="/tag/x" rel="tag">${w}</a>, `)}</div></div></div></article></section><footer id="footer"><p class="copyright">${page.label('rights')}</p></footer></div>`,
    ),
  ),
  at(
    ['zh-Hans'],
    bare(
      'chinese-developers-blog-with-a-digg-box',
      (page) =>
        `<div id="home"><div id="header"><div id="blogTitle"><a id="Header1_HeaderTitle" class="headermaintitle" href="/x/">${page.site}</a><h2>${page.noise()}</h2></div><div id="navigator"><ul id="navList">${menu(page)}</ul></div></div><div id="main"><div id="mainContent"><div class="forFlow"><div id="post_detail"><div id="topics"><div class="post"><h1 class="postTitle"><a id="cb_post_title_url" class="postTitle2 vertical-middle" href="/x/p/1.html"><span role="heading" aria-level="2">${page.headline()}</span></a></h1><div class="clear"></div><div class="postBody"><div id="cnblogs_post_body" class="blogpost-body cnblogs-markdown">${ps(page)}${sections(page, 'h3')}</div><div id="MySignature" role="contentinfo"></div><div id="blog_post_info_block" role="contentinfo"><div id="blog_post_info"><div id="green_channel">${page.label('share')}</div><div id="author_profile"><div id="author_profile_info"><img src="${face(page)}" class="author_avatar" alt=""><div id="author_profile_detail"><a href="/u/x">${page.name()}</a></div></div></div><div id="div_digg"><div class="diggit"><span class="diggnum">${page.random.int(0, 30)}</span></div></div></div><div id="post_next_prev"><a href="${page.path()}">« </a> ${page.label('previous')}: <a href="${page.path()}">${page.title('noise')}</a></div></div></div><div class="postDesc">posted @ <span id="post-date">${page.date()}</span> <a href="/x">${page.name()}</a> ${word(page, 'views')}(${page.random.int(20, 900)})</div></div></div></div></div></div><div id="sideBar"><div id="sideBarMain"><div class="mySearch"><h3 class="catListTitle">${page.label('search')}</h3></div><div class="catListPostArchive"><h3>${page.label('latest')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div><div id="footer">${page.label('rights')}</div></div>`,
    ),
  ),
  at(
    ['ru'],
    bare(
      'russian-diary-entry-with-comments-folded-in',
      (page) =>
        `<div class="s-layout"><header class="s-header" role="banner"><nav class="s-nav"><ul class="s-nav-menu">${menu(page)}</ul></nav></header><div class="s-body"><div class="b-singlepost"><article class="b-singlepost-wrapper aentry-post"><dl class="aentry-head"><dt class="aentry-head__userpic"><img src="${face(page)}" alt="" width="53" height="53"></dt><dd><span class="ljuser"><a href="/profile/"><b>${page.name()}</b></a></span> <time class="aentry-head__date">${page.date()}</time></dd></dl><h1 class="aentry-post__title"><span class="aentry-post__title-text">${page.headline()}</span></h1><div class="aentry-post__text aentry-post__text--view"><div class="aentry-post__content">${texts(page, (t) => `${t}<br><br>`)}<a href="/pic">${image(page, ' fetchpriority="high" alt=""')}</a><br>${page.say(2)}</div></div><div class="aentry-tags"><b>${page.label('tags')}:</b> ${bar(page, (w) => `<a rel="tag" href="/tag/x">${w}</a>, `)}</div></article><div id="comments" class="b-tree-root"><h2>${page.label('comments')}</h2>${replies(page, (t) => `<div class="b-tree-twig b-tree-twig-1"><div class="b-leaf"><div class="b-leaf-header"><span class="b-leaf-username">${page.name()}</span> <time class="b-leaf-createdtime">${page.date()}</time></div><div class="b-leaf-article">${t}</div><div class="b-leaf-footer"><a href="#">${page.label('reply')}</a></div></div></div>`)}</div></div></div>${f.footer(page)}</div>`,
    ),
  ),
  framed(
    'news-record-of-an-association-with-a-gallery-at-the-side',
    'typo3',
    (page) =>
      `<div class="frame frame-default frame-type-news_newsdetail"><div class="news news-single"><div class="article" itemscope itemtype="http://schema.org/Article"><div class="header"><h1 itemprop="headline">${page.headline()}</h1></div><div class="footer"><p><span class="news-list-date"><time>${page.date()}</time></span></p></div><div class="teaser-text" itemprop="description"><p>${page.say()}</p></div><div class="news-img-wrap"><div class="outer"><div class="mediaelement mediaelement-image"><a href="/full.jpg" class="lightbox" rel="lightbox[x]">${image(page, ' width="480" height="320" alt=""')}</a></div></div></div><div class="news-text-wrap" itemprop="articleBody">${ps(page)}${page.random.chance(0.5) ? ul(page) : ''}</div><div class="news-backlink-wrap"><a href="/news">${word(page, 'archive')}</a></div></div></div></div>`,
  ),
  anywhere(
    'post-with-one-line-paragraphs-and-a-photo',
    (page) =>
      `<article class="post"><h1 class="title">${page.headline()}</h1>${f.byline(page)}<div class="body">${some(page, 3, 5, () => `<p>${page.brief()}</p>`)}${photo(page)}${ps(page)}<p>${page.ask()}</p><p>${page.brief()}</p></div></article>${below(page)}`,
  ),
];
