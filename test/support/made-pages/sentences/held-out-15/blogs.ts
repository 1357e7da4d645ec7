/** Blogs of systems, generators, builders and platforms: half `held-out-15`. */
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
} from './writing.ts';

export const blogs = [
  framed(
    'minimal-mistakes-post-with-a-contents-box-and-notices',
    'mistakes',
    (page) =>
      `<article class="page h-entry" itemscope><div class="page__inner-wrap"><header><h1 id="page-title" class="page__title p-name" itemprop="headline"><a href="${page.path()}" class="u-url" itemprop="url">${page.headline()}</a></h1>${f.byline(page)}</header><section class="page__content e-content" itemprop="text"><aside class="sidebar__right sticky"><nav class="toc"><header><h4 class="nav__title"><i class="fas fa-file-alt"></i> ${page.label('contents')}</h4></header></nav></aside>${ps(page)}<p class="notice--info">${page.say()}</p>${sections(page)}</section>${f.tags(page)}${f.share(page)}${f.neighbours(page)}</div>${f.related(page)}</article>`,
  ),
  at(
    ['zh-Hans', 'zh-Hant', 'en'],
    framed(
      'hexo-next-post-with-a-copyright-list-at-its-end',
      'hexo',
      (page) =>
        `<div class="post-block"><article itemscope class="post-content"><header class="post-header"><h1 class="post-title" itemprop="name headline">${page.headline()}</h1><div class="post-meta-container"><div class="post-meta"><span class="post-meta-item"><span class="post-meta-item-text">${page.label('published')}</span> <time>${page.date()}</time></span></div></div></header><div class="post-body" itemprop="articleBody">${ps(page)}<span id="more"></span>${sections(page, 'h2')}</div><footer class="post-footer"><div class="post-copyright"><ul><li class="post-copyright-author"><strong>${page.label('by')}:</strong> ${page.name()}</li><li class="post-copyright-license"><strong>CC:</strong> ${page.free()}</li></ul></div>${f.neighbours(page)}</footer></article></div>`,
    ),
  ),
  at(
    ['ja'],
    framed(
      'cocoon-article-with-a-balloon-and-headings',
      'cocoon',
      (page) =>
        `<article id="post-${page.random.int(10, 900)}" class="article post type-post status-publish"><header class="article-header entry-header"><h1 class="entry-title" itemprop="headline">${page.headline()}</h1><div class="eye-catch-wrap"><figure class="eye-catch">${image(page, ' class="attachment-full eye-catch-image" alt=""')}</figure></div><div class="date-tags"><span class="post-date"><time class="entry-date">${page.date()}</time></span></div></header><div class="entry-content cf" itemprop="mainEntityOfPage">${ps(page)}<div class="speech-wrap sb-id-1 sbs-stn sbp-l sbis-cb cf"><div class="speech-person"><figure class="speech-icon"><img class="speech-icon-image" src="${face(page)}" alt=""></figure><div class="speech-name">${page.name()}</div></div><div class="speech-balloon"><p>${page.say()}</p></div></div>${sections(page, 'h2')}<div class="blank-box bb-yellow">${ul(page)}</div><p>${page.say()}</p></div><footer class="article-footer entry-footer">${f.tags(page)}${f.share(page)}</footer></article><aside id="related-entries" class="related-entries"><h2 class="related-entry-heading">${page.label('related')}</h2><div class="related-list">${others(page, (h, t) => `<a href="${h}" class="related-entry-card-wrap a-wrap"><article class="related-entry-card e-card cf"><h3 class="related-entry-card-title card-title entry-title">${t}</h3></article></a>`)}</div></aside>`,
    ),
  ),
  at(
    ['ja'],
    bare(
      'ameba-entry-with-line-breaks-and-a-row-of-likes',
      (page) =>
        `<div id="header"><div class="skin-bgHeader"><h1 class="skin-blogHeaderText"><a href="/">${page.site}</a></h1><p class="skin-blogSubTitle">${page.noise()}</p></div></div><div class="skin-blogBody"><div class="skin-blogBodyInner"><div class="skin-blogMain"><article class="js-entryWrapper skin-entry"><div class="skin-entryInner"><div class="skin-entryHead"><h1 class="skin-entryTitle"><a class="skinArticleTitle" href="#">${page.headline()}</a></h1><p class="skin-entryPubdate"><time>${page.date()}</time></p></div><div class="skin-entryBody"><div id="entryBody" class="articleText">${texts(page, (t) => `<div>${t}</div><div><br></div>`)}<div><a class="detailOn" href="#">${image(page, ' width="420" alt=""')}</a></div><div><br></div>${texts(page, (t) => `<div>${t}</div>`)}</div></div><div class="skin-entryActions"><button class="entryLike">${page.label('share')}</button></div></div></article></div><div class="skin-blogSubA"><div class="skin-widget"><h3>${page.label('latest')}</h3><ul class="skin-widgetList">${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div><footer>${page.noise()}</footer>`,
    ),
  ),
  at(
    ['ko'],
    bare(
      'naver-post-of-smart-editor-components',
      (page) =>
        `<div id="whole-body"><div id="head-skin"><div id="blog-menu"><ul>${menu(page)}</ul></div></div><div id="wrapper"><div id="content-area"><div id="post-area"><div id="postListBody"><div id="post_1" class="post-back"><table role="presentation"><tr><td class="bcc"><div class="se-viewer se-theme-default"><div class="se-component se-documentTitle se-l-default"><div class="se-component-content"><div class="se-section se-section-documentTitle"><div class="pcol1"><div class="se-module se-module-text se-title-text"><p class="se-text-paragraph"><span class="se-fs- se-ff-">${page.headline()}</span></p></div></div><div class="blog2_container"><span class="writer"><span class="nick">${page.name()}</span></span><span class="se_publishDate pcol2">${page.date()}</span></div></div></div></div><div class="se-main-container">${some(page, 3, 6, (i) => `<div class="se-component se-text se-l-default"><div class="se-component-content"><div class="se-section se-section-text se-l-default"><div class="se-module se-module-text"><p class="se-text-paragraph se-text-paragraph-align-center"><span class="se-fs-fs16 se-ff-nanummyeongjo">${page.say()}</span></p><p class="se-text-paragraph se-text-paragraph-align-center"><span>&#8203;</span></p><p class="se-text-paragraph se-text-paragraph-align-center"><span>${page.say()}</span></p></div></div></div></div>${i < 2 ? `<div class="se-component se-image se-l-default"><div class="se-component-content"><div class="se-section se-section-image"><a class="se-module se-module-image">${image(page, ' class="se-image-resource" alt=""')}</a></div></div></div>` : ''}`)}</div></div></td></tr></table><div class="post-btn post_btn2"><a href="#">공감 ${page.random.int(2, 90)}</a></div></div></div></div></div><div id="left-area"><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div>`,
    ),
  ),
  framed(
    'starter-post-of-utility-classes-in-prose',
    'starter',
    (page) =>
      `<article><div class="xl:divide-y xl:divide-gray-200"><header class="pt-6 xl:pb-6"><div class="space-y-1 text-center"><dl class="space-y-10"><div><dt class="sr-only">${page.label('published')}</dt><dd class="text-base font-medium leading-6 text-gray-500"><time>${page.date()}</time></dd></div></dl><div><h1 class="text-3xl font-extrabold leading-9 tracking-tight text-gray-900">${page.headline()}</h1></div></div></header><div class="divide-y divide-gray-200 pb-8 xl:grid xl:grid-cols-4 xl:gap-x-6"><dl class="pb-10 pt-6"><dd><ul class="flex flex-wrap"><li class="flex items-center space-x-2"><img alt="" src="${face(page)}" width="38" height="38" class="h-10 w-10 rounded-full"><dl class="text-sm font-medium"><dd class="text-gray-900">${page.name()}</dd></dl></li></ul></dd></dl><div class="divide-y divide-gray-200 xl:col-span-3 xl:row-span-2 xl:pb-0"><div class="prose max-w-none pb-8 pt-10">${ps(page)}${sections(page)}${ul(page)}<p>${page.say()}</p></div></div><footer><div class="divide-gray-200 text-sm font-medium leading-5 xl:col-start-1 xl:row-start-2 xl:divide-y"><div class="py-4 xl:py-8"><h2 class="text-xs uppercase tracking-wide text-gray-500">${page.label('tags')}</h2><div class="flex flex-wrap">${bar(page, (w) => `<a class="mr-3 text-sm font-medium uppercase" href="/tags/x">${w}</a>`)}</div></div><div class="flex justify-between py-4"><div><h2 class="text-xs uppercase tracking-wide text-gray-500">${page.label('previous')}</h2><div><a href="${page.path()}">${page.title('noise')}</a></div></div></div></div></footer></div></div></article>`,
  ),
  framed(
    'hubspot-post-of-a-firm-with-a-call-between-paragraphs',
    'hubspot',
    (page) =>
      `<article class="blog-post"><h1><span id="hs_cos_wrapper_name" class="hs_cos_wrapper hs_cos_wrapper_meta_field" data-hs-cos-type="text">${page.headline()}</span></h1><div class="blog-post__meta"><a href="/blog/author/x" rel="author">${page.name()}</a><div class="blog-post__timestamp">${page.date()}</div></div><div class="blog-post__body"><span id="hs_cos_wrapper_post_body" class="hs_cos_wrapper hs_cos_wrapper_meta_field" data-hs-cos-type="rich_text">${ps(page)}<div class="hs-cta-embed hs-cta-simple-placeholder"><a href="/ebook"><strong>${page.pitch()}</strong></a></div>${sections(page)}${ul(page)}<p>${page.say()}</p></span></div><div class="blog-post__tags">${bar(page, (w) => `<a class="blog-post__tag-link" href="/blog/tag/x">${w}</a>`)}</div></article>${f.teasers(page)}`,
  ),
  framed(
    'ocean-post-with-an-author-box-and-replies-of-readers',
    'ocean',
    (page) =>
      `<article class="post type-post hentry"><header class="entry-header clr"><h2 class="single-post-title entry-title">${page.headline()}</h2></header>${f.byline(page)}<div class="entry-content clr"><p><span style="font-weight: 400;">${page.say(2)}</span></p>${texts(page, (t) => `<p><span style="font-weight: 400;">${t}</span></p>`)}${photo(page, ' class="wp-caption aligncenter"')}${sections(page, 'h3')}</div>${f.tags(page)}${f.author(page)}${f.related(page)}<section id="comments" class="comments-area clr"><h3 class="theme-heading comments-title"><span class="text">${page.label('comments')}</span></h3><ol class="comment-list">${replies(page, (t) => `<li class="comment even thread-even depth-1"><article class="comment-body"><div class="comment-author vcard"><span class="fn">${page.name()}</span></div><div class="comment-content"><p>${t}</p></div><a class="comment-reply-link" href="#">${page.label('reply')}</a></article></li>`)}</ol></section></article>`,
  ),
  bare(
    'tumblr-post-with-notes-of-other-blogs',
    (page) =>
      `<header id="header"><h1><a href="/">${page.site}</a></h1><div class="description">${page.noise()}</div><ul class="pages">${menu(page)}</ul></header><section id="posts"><article class="text post"><div class="post-content"><h2 class="title"><a href="#">${page.headline()}</a></h2><div class="body-text">${texts(page, (t) => `<p>${t}</p>`)}<figure class="tmblr-full">${image(page, ' data-orig-height="900" data-orig-width="600" alt=""')}</figure><p>${page.say()}</p></div></div><div class="post-meta"><a class="post-date" href="#">${page.date()}</a><ul class="tags">${bar(page, (w) => `<li><a href="/tagged/x">#${w}</a></li>`)}</ul></div><div class="post-notes"><ol class="notes">${some(page, 3, 8, () => `<li class="note like"><a href="#"><img class="avatar" src="${face(page)}" alt=""></a><span class="action"><a href="#">${page.random.word()}</a> likes this</span></li>`)}</ol></div></article></section><footer id="footer">${page.noise()}</footer>`,
  ),
  bare(
    'typepad-entry-in-a-three-column-shell',
    (page) =>
      `<div id="container"><div id="container-inner"><div id="banner"><div id="banner-inner"><h1 id="banner-header"><a href="/">${page.site}</a></h1><h2 id="banner-description">${page.noise()}</h2></div></div><div id="pagebody"><div id="pagebody-inner"><div id="alpha"><div id="alpha-inner" class="module-list"><h2>${page.label('latest')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div><div id="beta"><div id="beta-inner"><h2 class="date-header">${page.date()}</h2><div class="entry-author-x entry-type-post entry"><h3 class="entry-header">${page.headline()}</h3><div class="entry-content"><div class="entry-body">${ps(page)}<blockquote><p>${page.say(2)}</p></blockquote>${ps(page)}</div></div><div class="entry-footer"><p class="entry-footer-info"><span class="post-footers">${page.label('by')} ${page.name()}</span> <span class="separator">|</span> <a class="permalink" href="#">Permalink</a></p></div></div></div></div></div></div></div></div>`,
  ),
  bare(
    'post-of-a-self-written-static-site-with-a-footer-of-links',
    (page) =>
      `<header><a href="/">${page.site}</a> <nav>${bar(page, (w) => `<a href="/x">${w}</a> `)}</nav></header><main><h1>${page.headline()}</h1><p><small><time>${page.date()}</time></small></p>${ps(page)}<h2>${page.heading()}</h2><p>${page.brief()}</p><ol>${lis(points(page))}</ol>${ps(page)}<hr><p><small>${page.free()}</small></p></main><footer><p>${page.noise()}</p><p><a href="/feed.xml">RSS</a> · <a href="mailto:me@${page.site}.example">${page.label('contact')}</a></p></footer>`,
  ),
  bare(
    'jetpack-blog-of-a-hosted-theme-with-a-like-bar',
    (page) =>
      `<div id="page" class="hfeed site"><header id="masthead" class="site-header"><div class="site-branding"><p class="site-title"><a href="/">${page.site}</a></p><p class="site-description">${page.noise()}</p></div><nav id="site-navigation" class="main-navigation"><button class="menu-toggle">Menu</button><ul class="nav-menu">${menu(page)}</ul></nav></header><div id="content" class="site-content"><section id="primary" class="content-area"><main id="main" class="site-main"><article class="post type-post hentry entry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1><div class="entry-meta"><span class="posted-on"><time>${page.date()}</time></span></div></header><div class="entry-content">${ps(page)}<p>${lazy(page, ' class="alignnone size-large" alt=""')}</p>${ps(page)}<div id="atatags-1" class="wordads-tag">${f.advert(page)}</div>${f.share(page)}<div class="sharedaddy sd-block sd-like jetpack-likes-widget-wrapper"><h3 class="sd-title">Like</h3></div>${f.related(page)}</div><footer class="entry-footer">${f.tags(page)}</footer></article><nav class="navigation post-navigation"><div class="nav-links">${others(page, (h, t) => `<div class="nav-previous"><a href="${h}" rel="prev"><span class="post-title">${t}</span></a></div>`, [1, 2])}</div></nav></main></section></div><footer id="colophon" class="site-footer"><div class="site-info">${page.noise()}</div></footer></div>`,
  ),
  framed(
    'travel-post-of-a-block-theme-with-galleries-and-media-beside-text',
    'blockTheme',
    (page) =>
      `<div class="wp-block-group"><h1 class="wp-block-post-title">${page.headline()}</h1>${f.byline(page)}</div><div class="entry-content wp-block-post-content is-layout-constrained">${ps(page)}<figure class="wp-block-gallery has-nested-images columns-2 is-cropped">${some(page, 2, 4, () => `<figure class="wp-block-image size-large">${sized(page, ' alt=""')}</figure>`)}</figure>${sections(page, 'h2', ' class="wp-block-heading"')}<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media">${image(page)}</figure><div class="wp-block-media-text__content"><p>${page.say(2)}</p></div></div><p>${rich(page, page.say(2))}</p></div>${below(page)}`,
  ),
  bare(
    'writing-platform-story-with-claps-and-more-of-the-writer',
    (page) =>
      `<div id="root"><div class="a b c"><div class="d e f"><div class="g h"><a href="/">${page.site}</a><a href="/signin">${page.label('login')}</a></div></div><div class="l"><article><div class="l m"><section><div><div class="fr fs ft"><div class="ab ca"><div class="ch bg"><h1 class="pw-post-title gp gq gr" data-testid="storyTitle">${page.headline()}</h1><h2 class="pw-subtitle-paragraph hl">${page.say()}</h2><div class="hm"><img alt="" class="l ep bx" src="${face(page)}" width="44" height="44"><a href="/@x">${page.name()}</a><span>${page.label('minutes')}</span> · <span data-testid="storyPublishDate">${page.date()}</span></div><div class="ab co"><button aria-label="clap">${page.random.int(10, 900)}</button></div>${texts(page, (t) => `<p class="pw-post-body-paragraph mn mo fh">${t}</p>`)}<figure class="nk nl paragraph-image"><picture>${sized(page, ' alt="" class="bg"')}</picture></figure><h1 class="nu nv fh" data-selectable-paragraph>${page.heading()}</h1>${texts(page, (t) => `<p class="pw-post-body-paragraph mn mo fh">${t}</p>`)}<blockquote class="of og"><p class="mn mo oj">${page.say()}</p></blockquote></div></div></div></div></section></div></article></div><footer><div class="pn">${bar(page, (w) => `<a href="/tag/x"><div class="po">${w}</div></a>`)}</div><div class="pq"><h2>${page.name()}</h2><p>${page.free()}</p></div><div class="pr"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<div role="link"><a href="${h}"><h2>${t}</h2></a><h3>${page.noise()}</h3></div>`)}</div></footer></div></div>`,
  ),
];
