/** Blogs and sites after the systems that publish them: half `held-out-9`. */
import {
  bar,
  bare,
  below,
  f,
  face,
  framed,
  image,
  menu,
  others,
  photo,
  post,
  ps,
  rich,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

export const systems = [
  framed(
    'astra-single-with-table-of-contents',
    'astra',
    (page) =>
      `<article class="post-1 post type-post hentry ast-article-single" itemtype="https://schema.org/CreativeWork" itemscope><div class="ast-post-format- single-layout-1"><header class="entry-header"><h1 class="entry-title" itemprop="headline">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content clear" itemprop="text">${ps(page)}${some(page, 2, 4, () => `<h2 class="wp-block-heading">${page.heading()}</h2>${ps(page)}`)}<div class="wp-block-uagb-info-box"><div class="uagb-ifb-content"><p class="uagb-ifb-desc">${page.say()}</p></div></div></div></div></article>${below(page)}`,
  ),
  framed(
    'generatepress-note-of-a-craftsman',
    'generate',
    (page) =>
      `<article id="post-1" class="post hentry" itemtype="https://schema.org/CreativeWork" itemscope><div class="inside-article"><header class="entry-header"><h1 class="entry-title" itemprop="headline">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content" itemprop="text"><div class="gb-container gb-container-1"><div class="gb-inside-container">${ps(page)}</div></div><h2 class="gb-headline gb-headline-text">${page.heading()}</h2><div class="gb-container"><div class="gb-inside-container">${ps(page)}${ul(page)}</div></div></div>${f.tags(page)}${f.neighbours(page)}</div></article>`,
  ),
  framed(
    'chirpy-post-with-prompts',
    'chirpy',
    (page) =>
      `<article class="px-1" data-toc="true"><header><h1 data-toc-skip>${page.headline()}</h1>${f.byline(page)}</header><div class="content">${ps(page)}<blockquote class="prompt-tip"><p>${page.say()}</p></blockquote><h2 id="a"><span class="me-2">${page.heading()}</span><a href="#a" class="anchor text-muted"><i class="fas fa-hashtag"></i></a></h2>${ps(page)}<blockquote class="prompt-warning"><p>${page.say()}</p></blockquote>${ul(page)}</div><div class="post-tail-wrapper text-muted">${f.tags(page)}<div class="license-wrapper"><p>${page.disclaimer()}</p></div></div></article>${f.neighbours(page)}`,
  ),
  framed(
    'ghost-source-article',
    'source',
    (page) =>
      `<article class="gh-article post"><header class="gh-article-header gh-canvas"><a class="gh-article-tag" href="/tag/x/">${page.menuWords(1).join('')}</a><h1 class="gh-article-title is-title">${page.headline()}</h1><p class="gh-article-excerpt is-body">${page.say()}</p><div class="gh-article-meta"><div class="gh-article-author-image instapaper_ignore"><a href="/author/x/"><img class="author-profile-image" src="${face(page)}" alt=""></a></div><div class="gh-article-meta-wrapper"><h4 class="gh-article-author-name">${page.name()}</h4><div class="gh-article-meta-content"><time class="gh-article-meta-date">${page.date()}</time></div></div></div></header><section class="gh-content gh-canvas is-body">${ps(page)}${photo(page, ' class="kg-card kg-image-card kg-card-hascaption"')}<h2>${page.heading()}</h2>${ps(page)}<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">${page.say()}</div></div></section></article>`,
  ),
  framed(
    'barrio-node-with-text-paragraphs',
    'barrio',
    (page) =>
      `<div data-drupal-messages-fallback class="hidden"></div><div class="block block-core block-page-title-block"><div class="content"><h1 class="title"><span class="field field--name-title field--type-string field--label-hidden">${page.headline()}</span></h1></div></div><article class="node node--type-article node--view-mode-full clearfix"><div class="node__content clearfix"><div class="field field--name-field-image field--type-image field--label-hidden field__item">${image(page, ' loading="eager" width="800" height="500" alt="" class="image-style-wide"')}</div><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">${ps(page)}<h2>${page.heading()}</h2>${ps(page)}${ul(page)}</div></div></article>`,
  ),
  bare(
    'craft-matrix-blocks-of-a-charity',
    (page) =>
      `<a class="skip" href="#content">${page.label('contents')}</a><header class="c-header"><a class="c-header__logo" href="/"><img src="${page.decoration('/dist/logo.svg')}" alt="${page.site}"></a><nav class="c-nav"><ul class="c-nav__list">${menu(page)}</ul></nav></header><main id="content" class="l-main"><div class="c-hero"><div class="l-wrap"><h1 class="c-hero__title">${page.headline()}</h1><p class="c-hero__intro">${page.say()}</p></div></div><div class="m-block m-block--text"><div class="l-wrap s-rte">${ps(page)}</div></div><div class="m-block m-block--image"><div class="l-wrap l-wrap--wide">${photo(page)}</div></div><div class="m-block m-block--quote"><blockquote class="c-quote"><p>${page.say()}</p><footer>${page.name()}</footer></blockquote></div><div class="m-block m-block--text"><div class="l-wrap s-rte"><h2>${page.heading()}</h2>${ps(page)}</div></div><div class="m-block m-block--cta"><div class="c-cta"><p>${page.pitch()}</p><a class="c-btn" href="/donate">${page.label('readMore')}</a></div></div></main>${f.footer(page)}`,
  ),
  framed(
    'prismic-slices-of-a-startup',
    'utility',
    (page) =>
      `<section data-slice-type="hero" data-slice-variation="default" class="py-16"><h1 class="text-5xl font-bold">${page.headline()}</h1></section><section data-slice-type="rich_text" class="py-8"><div class="prose">${ps(page)}</div></section><section data-slice-type="text_with_image" class="grid gap-8 md:grid-cols-2"><div class="prose"><h2>${page.heading()}</h2><p>${page.say(2)}</p></div>${image(page, ' class="rounded-lg" alt="" loading="lazy"')}</section><section data-slice-type="rich_text" class="py-8"><div class="prose">${ps(page)}</div></section>${page.random.chance(0.5) ? f.related(page) : ''}`,
  ),
  bare(
    'processwire-site-of-a-school',
    (page) =>
      `<div id="masthead" class="uk-margin-large-top"><nav class="uk-navbar-container" uk-navbar><ul class="uk-navbar-nav">${menu(page)}</ul></nav></div><div id="main" class="uk-container uk-margin"><ul class="uk-breadcrumb"><li><a href="/">${page.label('home')}</a></li></ul><h1 id="content-head" class="uk-heading-small">${page.headline()}</h1><div class="uk-grid" uk-grid><div id="content" class="uk-width-expand">${photo(page)}${ps(page)}<h3>${page.heading()}</h3>${ps(page)}</div><aside id="sidebar" class="uk-width-1-3"><h3>${page.label('latest')}</h3><ul class="uk-list uk-list-divider">${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside></div></div><footer class="uk-section uk-section-muted"><div class="uk-container"><p>${page.noise()}</p></div></footer>`,
  ),
  bare(
    'japanese-note-service-article',
    (page) =>
      `<div class="p-article"><header class="o-navbarPrimary"><a class="o-navbarPrimary__logo" href="/">${page.site}</a><button>${page.label('login')}</button></header><main class="p-article__main"><article class="p-article__article"><figure class="o-noteEyecatch">${image(page, ' class="a-image" alt="" width="1280" height="670"')}</figure><div class="p-article__header"><h1 class="o-noteContentHeader__title">${page.headline()}</h1><div class="o-noteContentHeader__info"><a class="o-noteContentHeader__avatar"><img src="${face(page)}" alt="" class="a-userIcon"></a><a class="o-noteContentHeader__name">${page.name()}</a><time>${page.date()}</time></div></div><div class="p-article__content"><div data-name="body" class="note-common-styles__textnote-body">${texts(page, (t) => `<p name="${page.random.letters(8)}">${t}</p>`)}<h2 name="a">${page.heading()}</h2>${texts(page, (t) => `<p name="${page.random.letters(8)}">${t}</p>`)}</div></div><div class="o-noteLikeV3">${word(page, 'likes')}</div><div class="p-article__tags">${bar(page, (w) => `<a class="a-tag">#${w}</a>`)}</div><div class="o-creatorBio"><p class="p-userBio">${page.free()}</p></div></article><div class="o-articleRecommend"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<a class="m-largeNoteWrapper__link" href="${h}" title="${t}"><h3 class="m-noteBodyTitle__title">${t}</h3></a>`)}</div></main></div>`,
  ),
  bare(
    'ameba-like-diary-of-lines',
    (page) =>
      `<div class="skinBody"><div class="skinHeader"><div class="skinTitleArea"><a class="skinTitle" href="/">${page.site}</a></div></div><div class="skinContentsArea"><div class="skinMainArea"><article data-uranus-component="entry" class="js-entryWrapper"><div class="skinArticleHeader"><h1><a class="skinArticleTitle">${page.headline()}</a></h1><div class="skinArticleHeader2"><p class="skinTextDate"><time>${page.date()}</time></p></div></div><div class="skinArticleBody" data-uranus-component="entryBody"><div id="entryBody" class="articleText">${some(page, 4, 9, (i) => `<p>${i % 3 === 2 ? '&nbsp;' : rich(page, page.say())}</p>`)}<p><a class="detailOn"><img alt="" src="${page.picture('rooted')}" width="420" height="560"></a></p><p>${page.say()}</p></div></div><div class="articleBtnArea"><a>${word(page, 'likes')}</a></div></article><div class="pagingArea"><a>${page.label('previous')}</a></div></div><aside class="skinSubA"><div class="skinMenu"><div class="skinMenuTitle">${page.label('latest')}</div><ul class="skinSubList">${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></aside></div></div>`,
  ),
  bare(
    'brunch-like-essay-of-wrap-items',
    (page) =>
      `<div id="serviceHeader"><div class="service_header">${bar(page, (w) => `<a class="link_gnb">${w}</a>`)}</div></div><article id="article"><div class="wrap_cover"><div class="wrap_cover_tit"><h1 class="cover_title">${page.headline()}</h1><p class="cover_sub_title">${page.brief('free')}</p></div><div class="cover_cell"><span class="txt_by">by</span> <a class="f_l text_author">${page.name()}</a> <span class="f_l date">${page.date()}</span></div></div><div class="wrap_body text_align_left finish_txt">${texts(page, (t, i) => `<p class="wrap_item item_type_text">${t}</p>${i % 2 === 0 ? '<p class="wrap_item item_type_text"><br></p>' : ''}${i === 1 ? `<div class="wrap_item item_type_img"><div class="wrap_img_float">${image(page, ' alt="" class="cursor_pointer"')}</div></div>` : ''}`)}<h2 class="wrap_item item_type_text">${page.heading()}</h2><p class="wrap_item item_type_text">${page.say(2)}</p></div><div class="wrap_keyword"><ul class="list_keyword">${menu(page)}</ul></div><div class="wrap_article_func"></div></article><div class="wrap_author"><strong>${page.name()}</strong><p class="txt_desc">${page.free()}</p></div><div class="wrap_recommend"><ul>${others(page, (h, t) => `<li><a href="${h}"><strong class="tit_recommend">${t}</strong></a></li>`)}</ul></div>`,
  ),
  bare(
    'jianshu-like-hashed-essay',
    (page) =>
      `<div id="__next"><header class="_3DdcHs"><nav>${bar(page, (w) => `<a class="_1OhGeD">${w}</a>`)}</nav></header><div class="_21bLU4 _3kbg6I"><div class="_3VRLsv" role="main"><div class="_gp-ck"><section class="ouvJEz"><h1 class="_1RuRku">${page.headline()}</h1><div class="rEsl9f"><div class="_2mYfmT"><a class="_1OhGeD"><img class="_13D2Eh" src="${face(page)}" alt=""></a><div><div class="_3U4Smb"><span class="FxYr8x"><a>${page.name()}</a></span></div><div class="s-dsoj"><time>${page.date()}</time><span>${page.random.int(100, 9000)}</span></div></div></div></div><article class="_2rhmJa">${ps(page)}<h2>${page.heading()}</h2>${ps(page)}<div class="image-package"><div class="image-container"><div class="image-view">${image(page, ' alt="" data-original-width="900"')}</div></div></div><p>${page.say()}</p></article><div class="_1kCBjS"><div class="_18vaTa">${word(page, 'likes')}</div></div></section><section class="ouvJEz"><h3 class="QxT4hD"><span>${page.label('comments')}</span></h3>${some(page, 1, 3, () => `<div class="_2IUqvs"><div class="_23G05g">${page.name()}</div><div class="_2bDGm4">${page.free()}</div></div>`)}</section></div></div><aside class="_2OwGUo"><h3>${page.label('recommended')}</h3>${others(page, (h, t) => `<div class="cuOxAY"><a href="${h}">${t}</a></div>`)}</aside></div></div>`,
  ),
  framed(
    'beehiiv-newsletter-post',
    'utility',
    (page) =>
      `<div id="web-header"><h1>${page.headline()}</h1><h2 class="bh__subtitle">${page.say()}</h2><div class="bh__byline_wrapper"><img class="bh__byline_image" src="${face(page)}" alt=""><span class="bh__byline_name">${page.name()}</span><span>${page.date()}</span></div></div><div class="rendered-post dream-post-content-doc"><div id="content-blocks">${texts(page, (t) => `<div style="padding-left:15px;padding-right:15px;"><p style="text-align:left;">${t}</p></div>`)}<div><h3>${page.heading()}</h3></div><div style="padding:12px 15px;">${ul(page)}</div>${texts(page, (t) => `<div style="padding-left:15px;"><p>${t}</p></div>`)}</div></div><div class="bg-wt-primary rounded-wt"><h3>${page.label('newsletter')}</h3><p>${page.pitch()}</p><form><input type="email" placeholder="${page.label('email')}"><button>${page.label('subscribe')}</button></form></div>`,
  ),
  framed(
    'poem-with-title-and-stanzas-in-divs',
    'hand',
    (page) =>
      `<h1>${page.headline()}</h1><p class="dichter">${page.name()}</p>${some(page, 2, 4, () => `<div class="strophe">${some(page, 2, 4, () => `<div style="text-indent: -1em; padding-left: 1em;">${page.brief()}<br></div>`)}</div>`)}<p class="quelle">${page.free()}</p>`,
  ),
  framed(
    'podcast-episode-with-transcript-by-time',
    'source',
    (page) =>
      `<article class="episode gh-article"><header class="gh-canvas"><p class="episode-number">#${page.random.int(2, 300)}</p><h1 class="gh-article-title">${page.headline()}</h1><time>${page.date()}</time></header><section class="gh-content gh-canvas"><div class="kg-card kg-audio-card"><audio controls src="/media/x.mp3"></audio></div><p>${page.say(2)}</p><h2>${page.heading()}</h2>${ul(page)}<h2>${word(page, 'transcript')}</h2>${some(page, 3, 7, (i) => `<p><strong>${i % 2 === 0 ? 'A' : 'B'} [00:0${i}:${page.random.int(10, 59)}]</strong> ${page.say(page.random.int(1, 2))}</p>`)}</section></article>`,
  ),
  framed(
    'travel-note-with-a-thread-of-free-comments',
    'astra',
    (page) =>
      `<article class="post hentry ast-article-single"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content clear">${photo(page, ' class="wp-block-image alignwide"')}${some(page, 2, 4, () => `<h3 class="wp-block-heading">${page.heading()}</h3><p>${post(page)}</p>`)}<figure class="wp-block-pullquote"><blockquote><p>${page.say()}</p></blockquote></figure><p>${page.say(2)}</p></div></article>${f.comments(page)}`,
  ),
];
