/** Articles of half `held-out-3`: portals, papers, blogs and boards of China, Japan, Korea and Taiwan, with their twins. */
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { editorLine, entries, infoLine } from '../furniture.ts';
import { articleKind, type ArticlePage, type ArticleTruth } from '../truth.ts';

type Made = ArticlePage;

const menu = (page: PageMaker, count: number, item = (a: string) => a) =>
  page
    .menuWords(count)
    .map((word) => item(`<a href="/${page.random.word()}/">${word}</a>`))
    .join('\n');

const list = (made: Made, item: (title: string, href: string) => string) =>
  entries(made, made.page.random.int(4, 8), false)
    .map(({ title, href }) => item(title, href))
    .join('\n');

const cards = (made: Made, item: (title: string, href: string, excerpt: string) => string) =>
  entries(made, made.page.random.int(3, 5), true)
    .map(({ title, href, excerpt }) => item(title, href, excerpt))
    .join('\n');

const face = (page: PageMaker) => page.decoration(`/face/${page.random.letters(6)}.jpg`);

/** Readers' words below an article: judged neither way. */
const remarks = (made: Made, write: (name: string, text: string) => string) =>
  made.page.random
    .times(made.page.random.int(1, 3), () =>
      write(made.neutral(made.page.name()), made.neutral(made.page.free())),
    )
    .join('\n');

const kind = (name: string, body: (made: Made, page: PageMaker) => string) =>
  articleKind(name, (made, page) => page.document(body(made, page)));

const china = [
  kind(
    'portal-mp-editor',
    (made, page) =>
      `<header id="main-header" class="error-head"><div class="area"><nav class="nav">${menu(page, 7, (a) => `<li>${a}</li>`)}</nav></div></header><div class="wrapper-box"><div id="article-container" class="area article-container"><div class="left sidebar"><div class="column left"><div class="user-info"><div class="user-pic"><img src="${face(page)}" alt=""></div><h4>${made.neutral(page.name())}</h4></div></div></div><div class="left main"><div class="text"><div class="text-title"><h1>${made.headline()}</h1><div class="article-info">${infoLine(made)}</div></div><article class="article" id="mp-editor">${made.texts((t) => `<p>${made.indent}${t}</p>`)}<p data-role="editor-name">${editorLine(made)}</p></article></div><div class="statement">${page.disclaimer()}</div></div><div class="right sidebar"><div class="hot-article"><h3>${page.label('mostRead')}</h3><ul>${list(made, (t, h) => `<li><a href="${h}"><p>${t}</p></a></li>`)}</ul></div></div></div></div>`,
  ),
  kind(
    'portal-one-paragraph',
    (made, page) =>
      `<div class="qq_nav"><div class="nav-wrap"><ul>${menu(page, 8, (a) => `<li>${a}</li>`)}</ul></div></div><div class="qq_conent clearfix"><div class="LEFT"><h1>${made.headline()}</h1><div class="content clearfix"><div class="content-article" id="ArticleContent">${made.texts((t) => `<p class="one-p">${t}</p>`)}</div></div></div><div class="RIGHT"><div class="hot-news"><h3>${page.label('latest')}</h3>${list(made, (t, h) => `<div class="item"><a href="${h}">${t}</a></div>`)}</div></div></div>`,
  ),
  kind(
    'headline-app-article',
    (made, page) =>
      `<div class="toutiao-header"><div class="left-container">${menu(page, 6)}</div></div><div class="main"><div class="article-detail-container"><div class="detail-like-bar"><div class="detail-like"><span>${page.random.int(1, 900)}</span></div></div><div class="left-container"><div><div class="main"><div class="article-content"><h1>${made.headline()}</h1><div class="article-meta">${infoLine(made)}</div><article class="syl-article-base tt-article-content syl-page-article syl-device-pc">${made.texts((t) => `<p data-track="1">${t}</p>`)}</article></div></div><div class="detail-comment"><div class="ttp-comment-wrapper"><ul class="comment-list">${remarks(made, (n, t) => `<li><div class="ttp-comment-item"><a class="name">${n}</a><p class="content">${t}</p></div></li>`)}</ul></div></div></div></div><div class="right-sidebar"><div class="recommend-list">${list(made, (t, h) => `<a class="title" href="${h}">${t}</a>`)}</div></div></div></div>`,
  ),
  kind(
    'short-books-hashed-article',
    (made, page) =>
      `<div id="__next"><header class="_1CSgtu"><a class="_1OhGeD" href="/">${page.site}</a><nav class="_3YbDFd">${menu(page, 3)}</nav></header><div class="_21bLU4 _3kbg6I"><div class="_3VRLsv" role="main"><div class="_gp-ck"><section class="ouvJEz"><h1 class="_1RuRku">${made.headline()}</h1><div class="rEsl9f"><img class="_13D2Eh" src="${face(page)}" alt=""><span class="FxYr8x">${made.neutral(page.name())}</span></div><article class="_2rhmJa">${made.texts((t) => `<p>${t}</p>`)}<h2>${made.heading()}</h2>${made.texts((t) => `<p>${t}</p>`)}</article></section><section class="ouvJEz"><h3 class="QxT4hD"><span>${page.label('recommended')}</span></h3><ul>${cards(made, (t, h, x) => `<li class="_1iPO4W"><div class="em6wEs"><a class="_2voXH8" href="${h}">${t}</a></div><div class="_2S6b8j">${x}</div></li>`)}</ul></section></div></div><aside class="_2OwGUo"><section class="_3Z3nHf">${list(made, (t, h) => `<div class="_26Hhi2"><a href="${h}">${t}</a></div>`)}</section></aside></div></div>`,
  ),
  kind(
    'garden-blog-post-body',
    (made, page) =>
      `<div id="home"><div id="header"><div id="blogTitle"><a class="headermaintitle" href="/">${page.site}</a></div><div id="navigator"><ul id="navList">${menu(page, 5, (a) => `<li>${a}</li>`)}</ul></div></div><div id="main"><div id="mainContent"><div class="forFlow"><div id="post_detail"><div id="topics"><div class="post"><h1 class="postTitle"><a id="cb_post_title_url" class="postTitle2 vertical-middle" href="/p/1"><span role="heading" aria-level="2">${made.headline()}</span></a></h1><div class="clear"></div><div class="postBody"><div id="cnblogs_post_body" class="blogpost-body blogpost-body-html">${made.texts((t) => `<p>${made.indent}${t}</p>`)}<ul><li>${made.item()}</li><li>${made.item()}</li></ul></div></div><div class="postDesc">${infoLine(made)}</div></div></div></div></div></div><div id="sideBar"><div class="newsItem"><h3 class="catListTitle">${page.label('latest')}</h3></div><div class="catListView"><ul>${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div>`,
  ),
  kind(
    'reading-group-note',
    (made, page) =>
      `<div id="db-global-nav" class="global-nav"><div class="bd">${menu(page, 6)}</div></div><div id="wrapper"><div id="content"><div class="grid-16-8 clearfix"><div class="article"><div class="main-hd"><h1><span property="v:summary">${made.headline()}</span></h1></div><div class="main-bd"><div id="review-content"><div class="review-content clearfix" data-original="1">${made.texts((t) => `<p>${t}</p>`)}</div><div class="copyright">${page.disclaimer()}</div></div><div id="comments" class="comment-list">${remarks(made, (n, t) => `<div class="comment-item"><a>${n}</a><p class="comment-text">${t}</p></div>`)}</div></div></div><div class="aside"><div class="mod"><h2>${page.label('related')}</h2><ul>${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div></div>`,
  ),
];

const japan = [
  kind(
    'portal-news-highlight-search-target',
    (made, page) =>
      `<div id="wrapper"><header id="msthd">${menu(page, 6)}</header><main id="contents"><div class="sc-lmu1mm"><div id="contentsWrap"><article class="sc-54nboa-0"><header class="sc-adwu6h-0"><h1 class="sc-uzuzb8-1">${made.headline()}</h1><div class="sc-1pk4qm">${infoLine(made)}</div></header><div class="article_body highLightSearchTarget sc-5c3wz-0">${made.texts((t) => `<div><p class="sc-54nboa-0 highLightSearchTarget">${made.indent}${t}</p></div>`)}</div></article><section id="relatedArticles"><h2>${page.label('related')}</h2><ul>${list(made, (t, h) => `<li><a href="${h}"><span>${t}</span></a></li>`)}</ul></section></div></div><div id="yjnSub"><section><h2>${page.label('mostRead')}</h2><ol>${list(made, (t, h) => `<li><a class="yjnSub_list_headline" href="${h}">${t}</a></li>`)}</ol></section></div></main></div>`,
  ),
  kind(
    'broadcast-body-sections',
    (made, page) =>
      `<div id="news_page"><header class="header--main">${menu(page, 7)}</header><main id="main"><article class="module module--detail"><section class="module--detail-content"><h1 class="content--title"><span>${made.headline()}</span></h1><p class="content--date">${made.neutral(page.date())}</p><div class="content--detail-body"><p class="content--summary">${made.text()}</p><section class="content--body"><h2 class="body-title">${made.heading()}</h2><div class="body-text"><p>${made.text()}<br><br>${made.text()}</p></div></section><section class="content--body"><h2 class="body-title">${made.heading()}</h2><div class="body-text"><p>${made.text()}<br><br>${made.text()}</p></div></section></div></section></article><aside class="module--list">${list(made, (t, h) => `<dl><dt><a href="${h}"><em class="title">${t}</em></a></dt></dl>`)}</aside></main></div>`,
  ),
  kind(
    'notes-with-uuid-names',
    (made, page) =>
      `<div id="__nuxt"><div id="__layout"><header class="m-navbarContainer"><a href="/">${page.site}</a></header><main class="p-article"><article class="p-article__articleWrapper"><div class="p-article__content"><h1 class="o-noteContentHeader__title">${made.headline()}</h1><div class="o-noteContentHeader__info"><img src="${face(page)}" alt=""><a class="o-noteContentHeader__name">${made.neutral(page.name())}</a></div><div data-name="body" class="note-common-styles__textnote-body">${made.texts((t) => `<p name="${page.random.letters(8)}" id="${page.random.letters(8)}">${t}</p>`)}<h3 name="h">${made.heading()}</h3>${made.texts((t) => `<p name="${page.random.letters(8)}">${t}</p>`)}</div></div></article><section class="o-recommendedNotes"><h2>${page.label('recommended')}</h2>${cards(made, (t, h, x) => `<div class="m-largeNoteWrapper"><a href="${h}"><h3 class="m-noteBodyTitle__title">${t}</h3><p>${x}</p></a></div>`)}</section></main></div></div>`,
  ),
  kind(
    'hatena-entry-content',
    (made, page) =>
      `<div id="globalheader-container"></div><div id="container"><div id="container-inner"><header id="blog-title"><div id="blog-title-inner"><h1 id="title"><a href="/">${page.site}</a></h1></div></header><div id="content"><div id="content-inner"><div id="wrapper"><div id="main"><div id="main-inner"><article class="entry hentry"><div class="entry-inner"><header class="entry-header"><div class="date entry-date first"><time>${made.neutral(page.date())}</time></div><h2 class="entry-title"><a class="entry-title-link bookmark" href="/e">${made.headline()}</a></h2></header><div class="entry-content hatenablog-entry">${made.texts((t) => `<p>${made.indent}${t}</p>`)}<h3 id="a">${made.heading()}</h3>${made.texts((t) => `<p>${t}</p>`)}</div><footer class="entry-footer"><div class="social-buttons"><a class="hatena-bookmark-button">B!</a></div></footer></div></article></div></div></div><aside id="box2"><div class="hatena-module hatena-module-recent-entries"><div class="hatena-module-title">${page.label('latest')}</div><ul class="recent-entries">${list(made, (t, h) => `<li><a class="urllist-title-link" href="${h}">${t}</a></li>`)}</ul></div></aside></div></div></div></div>`,
  ),
  kind(
    'skin-entry-body-of-breaks',
    (made, page) =>
      `<div class="skin-page"><div class="skin-bgHeader"><div class="skin-blogHeader"><a href="/">${page.site}</a></div></div><div class="skin-columnA"><main><article class="skin-entry js-entryWrapper"><div class="skin-entryHead"><h1><a class="skinArticleTitle" href="/e">${made.headline()}</a></h1><p class="skin-entryPubdate">${made.neutral(page.date())}</p></div><div id="entryBody" class="skin-entryBody _2nJCtrdB">${made.texts((t) => `${t}<br><br>`)}</div><div class="skin-entryFooter">${menu(page, 3)}</div></article></main><aside class="skin-sidebar"><div class="skin-widget"><h3>${page.label('latest')}</h3><ul>${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></aside></div></div>`,
  ),
  kind(
    'trade-media-cms-body',
    (made, page) =>
      `<div id="globalHeader">${menu(page, 7)}</div><div id="masterContents"><div id="masterMain"><div id="tmplBody"><div id="cmsTitle"><div class="inner"><h1 class="title"><span class="title__maintext">${made.headline()}</span></h1></div></div><div id="cmsByline">${made.neutral(page.name())}</div><div id="cmsBody"><div class="inner"><div class="subscription">${made.texts((t) => `<p>${made.indent}${t}</p>`)}<h2>${made.heading()}</h2>${made.texts((t) => `<p>${made.indent}${t}</p>`)}</div></div></div><div id="cmsCopyright">${page.disclaimer()}</div></div><div id="colBoxRelated"><h2>${page.label('related')}</h2><ul>${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div><div id="masterSub"><div class="colBoxRanking"><ol>${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ol></div></div></div>`,
  ),
];

const korea = [
  kind(
    'portal-dic-area-of-breaks',
    (made, page) =>
      `<div id="wrap" class="end_wrap"><header class="Nlnb">${menu(page, 7, (a) => `<li class="Nlist_item">${a}</li>`)}</header><div id="ct_wrap" class="ct_wrap"><div class="ct_scroll_wrapper"><div id="ct" class="newsct"><div class="media_end_head go_trans"><div class="media_end_head_title"><h2 id="title_area" class="media_end_head_headline"><span>${made.headline()}</span></h2></div><div class="media_end_head_info">${infoLine(made)}</div></div><div id="contents" class="newsct_body"><div id="newsct_article" class="newsct_article _article_body"><article id="dic_area" class="go_trans _article_content">${made.texts((t) => t, '<br><br>')}</article></div><div class="byline"><p class="byline_p"><span class="byline_s">${editorLine(made)}</span></p></div><div class="copyright"><p class="c_text">${page.disclaimer()}</p></div></div></div><div class="newsct_aside"><section class="aside_g"><h3>${page.label('mostRead')}</h3><ul class="ranking_list">${list(made, (t, h) => `<li class="as_thumb"><a href="${h}"><span class="headline">${t}</span></a></li>`)}</ul></section></div></div></div></div>`,
  ),
  kind(
    'smart-editor-components',
    (made, page) =>
      `<div id="blog-top">${menu(page, 4)}</div><div id="whole-border"><div id="post-area"><div id="postListBody"><div class="se-viewer se-theme-default" lang="ko-KR"><div class="se-component se-documentTitle se-l-default"><div class="se-section se-section-documentTitle"><div class="pcol1"><h3 class="se_textarea"><span class="se-fs- se-ff-">${made.headline()}</span></h3></div></div></div><div class="se-main-container">${made.texts((t) => `<div class="se-component se-text se-l-default"><div class="se-component-content"><div class="se-section se-section-text se-l-default"><div class="se-module se-module-text"><p class="se-text-paragraph se-text-paragraph-align-"><span class="se-fs- se-ff-nanumgothic">${t}</span></p><p class="se-text-paragraph"><span class="se-fs-">&#8203;</span></p></div></div></div></div>`)}</div></div><div class="post_footer_contents"><div class="area_sympathy">♥ ${page.random.int(1, 90)}</div></div></div></div><div id="left-area"><ul class="category">${menu(page, 5, (a) => `<li>${a}</li>`)}</ul></div></div>`,
  ),
  kind(
    'portal-article-view-pids',
    (made, page) =>
      `<div id="kakaoIndex"><a href="#mainContent">${page.label('top')}</a></div><div id="kakaoWrap"><header class="doc-header">${menu(page, 6)}</header><main class="doc-main"><article id="mainContent"><div class="head_view"><h3 class="tit_view">${made.headline()}</h3><div class="info_view">${infoLine(made)}</div></div><div class="news_view fs_type1"><div class="article_view"><section dmcf-sid="a">${made.texts((t) => `<p dmcf-pid="${page.random.letters(6)}" dmcf-ptype="general">${t}</p>`)}</section></div></div><div class="news_cp"><p>${page.disclaimer()}</p></div></article><aside class="aside_g"><h4>${page.label('related')}</h4><ul class="list_news">${list(made, (t, h) => `<li><strong class="tit_g"><a class="link_txt" href="${h}">${t}</a></strong></li>`)}</ul></aside></main></div>`,
  ),
  kind(
    'tistory-useless-margin',
    (made, page) =>
      `<div id="dkWrap"><div id="head"><a href="/" class="link_logo">${page.site}</a>${menu(page, 4)}</div><div id="container"><main class="main"><div class="area-view"><div class="article-header"><h1 class="title-article">${made.headline()}</h1><div class="box-meta">${infoLine(made)}</div></div><div class="article-view"><div class="tt_article_useless_p_margin contents_style">${made.texts((t) => `<p data-ke-size="size16">${t}</p><p data-ke-size="size16">&nbsp;</p>`)}<h2 data-ke-size="size26">${made.heading()}</h2>${made.texts((t) => `<p data-ke-size="size16">${t}</p>`)}</div></div><div class="another_category another_category_color_gray"><h4>${page.label('latest')}</h4><table>${list(made, (t, h) => `<tr><th><a href="${h}">${t}</a></th><td>${page.date()}</td></tr>`)}</table></div><div class="area-reply">${remarks(made, (n, t) => `<div class="item-reply"><strong>${n}</strong><p class="txt-reply">${t}</p></div>`)}</div></div></main></div></div>`,
  ),
  kind(
    'community-write-div',
    (made, page) =>
      `<div id="top" class="dcwrap"><header class="dcheader">${menu(page, 5)}</header><main id="container" class="clear gallery_view"><section><article><div class="view_content_wrap"><header><div class="gallview_head clear ub-content"><h3 class="title ub-word"><span class="title_subject">${made.headline()}</span></h3><div class="gall_writer ub-writer">${infoLine(made)}</div></div></header><div class="gallview_contents"><div class="inner clear"><div class="writing_view_box"><div class="write_div" style="overflow:hidden;width:900px;">${made.texts((t) => `<p>${t}</p><p><br></p>`)}</div></div></div></div></div></article><article><div class="view_bottom"><div class="concept_wrap"><h4>${page.label('mostRead')}</h4><ul>${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></article></section></main></div>`,
  ),
];

const taiwan = [
  kind(
    'daily-article-content-editor',
    (made, page) =>
      `<header class="top-header">${menu(page, 8)}</header><div class="wrapper-left"><section class="article-content__wrapper"><nav class="breadcrumb">${menu(page, 2)}</nav><h1 class="article-content__title">${made.headline()}</h1><section class="article-content__subinfo">${infoLine(made)}</section><section class="article-content__editor">${made.texts((t) => `<p>${t}</p>`)}<div class="inline-ads"><span>${page.label('advert')}</span></div>${made.texts((t) => `<p>${t}</p>`)}</section></section><section class="story-list__relevant"><h2>${page.label('related')}</h2>${cards(made, (t, h, x) => `<div class="story-list__news"><h3><a href="${h}">${t}</a></h3><p>${x}</p></div>`)}</section></div>`,
  ),
  kind(
    'news-cloud-story',
    (made, page) =>
      `<div class="wrapper_box"><div class="header_box">${menu(page, 8)}</div><div class="container_box"><div class="r1 clearfix"><div class="c1"><article><div class="subject_article"><header><h1 class="title">${made.headline()}</h1></header><div class="date">${made.neutral(page.date())}</div><div class="story" itemprop="articleBody">${made.texts((t) => `<p>${t}</p>`)}<p><strong>▲${made.brief()}</strong></p>${made.texts((t) => `<p>${t}</p>`)}</div></div></article><div class="block block_1 related-news"><div class="block_title"><h3>${page.label('related')}</h3></div><div class="part_list_2">${list(made, (t, h) => `<h3><a href="${h}">${t}</a></h3>`)}</div></div></div><aside class="c2"><div class="block block_2">${list(made, (t, h) => `<div class="piece"><h3><a href="${h}">${t}</a></h3></div>`)}</div></aside></div></div></div>`,
  ),
  kind(
    'free-paper-box-title',
    (made, page) =>
      `<div class="ltnheader">${menu(page, 7)}</div><section class="Mcon"><div class="content"><section class="Mad"></section><div class="whitecon" itemprop="articleBody"><div class="function boxTitle"></div><h1>${made.headline()}</h1><div class="text boxTitle boxText"><span class="time">${made.neutral(page.date())}</span>${made.texts((t) => `<p>${t}</p>`)}<p class="appE1121">${page.pitch()}</p></div></div><div class="related boxTitle"><h3>${page.label('related')}</h3>${list(made, (t, h) => `<a href="${h}" class="boxText">${t}</a>`)}</div></div></section><div class="footer">${page.disclaimer()}</div>`,
  ),
  kind(
    'blog-article-content-inner',
    (made, page) =>
      `<div id="container"><div id="container2"><div id="header"><div id="banner"><a href="/">${page.site}</a></div></div><div id="main"><div id="content"><div id="article-box"><div id="article-area"><div class="article"><div class="article-head"><ul><li class="publish">${made.neutral(page.date())}</li><li class="title"><h2><a href="/p">${made.headline()}</a></h2></li></ul></div><div class="article-body"><div class="article-content"><div class="article-content-inner" id="article-content-inner">${made.texts((t) => `<p><span style="font-size: 14pt;">${t}</span></p><p>&nbsp;</p>`)}</div></div></div><div class="article-footer"><ul class="refer"><li>${page.label('tags')}</li></ul></div></div></div></div></div><div id="links"><div class="links-row"><h4>${page.label('mostRead')}</h4><ul>${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div></div>`,
  ),
];

export const kinds: readonly Kind<ArticleTruth>[] = [...china, ...japan, ...korea, ...taiwan];
