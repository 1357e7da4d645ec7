/** Articles of half `held-out-4` as platforms, portals and offices of China and Taiwan write them, with their twins. */
import type { Kind } from '../../kind.ts';
import { editorLine, infoLine } from '../furniture.ts';
import type { ArticleTruth } from '../truth.ts';
import { cards, face, kind, list, menu, remarks } from './writing.ts';

export const mainland: readonly Kind<ArticleTruth>[] = [
  kind(
    'column-of-an-answer-site',
    (made, page) =>
      `<div id="root"><div><div class="Sticky ColumnPageHeader"><div class="ColumnPageHeader-content">${menu(page, 3)}</div></div><article class="Post-Main Post-NormalMain" tabindex="-1"><header class="Post-Header"><h1 class="Post-Title">${made.headline()}</h1><div class="Post-Author"><div class="AuthorInfo"><img class="Avatar AuthorInfo-avatar" src="${face(page)}" alt=""><span class="UserLink AuthorInfo-name">${made.neutral(page.name())}</span></div></div></header><div class="Post-RichTextContainer"><div class="css-376mun"><div class="RichText ztext Post-RichText css-ob6uua">${made.texts((t) => `<p data-pid="${page.random.letters(8)}">${t}</p>`, '')}<h2>${made.heading()}</h2>${made.texts((t) => `<p data-pid="${page.random.letters(8)}">${t}</p>`, '')}</div></div></div><div class="ContentItem-time">${made.neutral(page.date())}</div><div class="Post-topicsAndReviewer">${menu(page, 3, (a) => `<div class="Tag Topic">${a}</div>`)}</div></article><div class="Post-Sub Post-NormalSub"><div class="Card"><h3 class="BlockTitle">${page.label('recommended')}</h3>${cards(made, (t, h, x) => `<div class="PagingContent"><a href="${h}" class="PostItem-Title">${t}</a><div class="PostItem-Summary">${x}</div></div>`)}</div></div></div></div>`,
  ),
  kind(
    'developer-blog-with-boxes',
    (made, page) =>
      `<div id="csdn-toolbar"><div class="toolbar-inside">${menu(page, 6)}</div></div><div class="main_father clearfix"><div class="container clearfix" id="mainBox"><main><div class="blog-content-box"><div class="article-header-box"><div class="article-header"><div class="article-title-box"><h1 class="title-article" id="articleContentId">${made.headline()}</h1></div><div class="article-info-box"><div class="article-bar-top">${infoLine(made)}</div></div></div></div><article class="baidu_pl"><div id="article_content" class="article_content clearfix"><div id="content_views" class="htmledit_views">${made.texts((t) => `<p>${t}</p>`)}<h3>${made.heading()}</h3><ol>${page.random.times(3, () => `<li>${made.item()}</li>`).join('')}</ol>${made.texts((t) => `<p>${t}</p>`)}</div></div></article></div><div class="recommend-box insert-baidu-box">${cards(made, (t, h, x) => `<div class="recommend-item-box type_blog"><div class="content-box"><a href="${h}" class="tit"><span class="left">${t}</span></a><div class="desc-box"><div class="content">${x}</div></div></div></div>`)}</div></main><div class="blog_container_aside"><div id="asideHotArticle"><h3 class="aside-title">${page.label('mostRead')}</h3><ul class="hotArticle-list">${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div>`,
  ),
  kind(
    'gold-digging-developer-post',
    (made, page) =>
      `<div id="juejin"><div class="view-container container"><header class="main-header"><ul class="nav-list">${menu(page, 5, (a) => `<li class="nav-item">${a}</li>`)}</ul></header><main class="container main-container"><div class="view column-view"><div class="main-area article-area"><article class="article"><h1 class="article-title">${made.headline()}</h1><div class="author-info-block block"><span class="name">${made.neutral(page.name())}</span><time class="time">${made.neutral(page.date())}</time></div><div id="article-root" class="article-viewer markdown-body result">${made.texts((t) => `<p>${t}</p>`)}<h2 data-id="heading-0">${made.heading()}</h2>${made.texts((t) => `<p>${t}</p>`)}<blockquote><p>${made.text()}</p></blockquote></div></article><div class="article-end"><div class="tag-list-box">${menu(page, 2)}</div></div></div><div class="sidebar article-sidebar"><div class="sidebar-block related-entry-sidebar-block"><div class="block-title">${page.label('related')}</div>${list(made, (t, h) => `<a href="${h}" class="item"><div class="entry-title">${t}</div></a>`)}</div></div></div></main></div></div>`,
  ),
  kind(
    'official-account-of-sections',
    (made, page) =>
      `<div id="js_article" class="rich_media"><div class="rich_media_inner"><div id="page-content" class="rich_media_area_primary"><div class="rich_media_area_primary_inner"><div id="img-content" class="rich_media_wrp"><h1 class="rich_media_title" id="activity-name">${made.headline()}</h1><div id="meta_content" class="rich_media_meta_list"><span class="rich_media_meta rich_media_meta_nickname"><a>${made.neutral(page.name())}</a></span><em id="publish_time" class="rich_media_meta rich_media_meta_text">${made.neutral(page.date())}</em></div><div class="rich_media_content js_underline_content" id="js_content">${made.texts((t) => `<section style="margin: 0px 8px;line-height: 1.75em;"><span style="font-size: 15px;" textstyle="">${t}</span></section><section><br></section>`, '')}<section><section data-role="title"><strong><span>${made.heading()}</span></strong></section></section>${made.texts((t) => `<p style="text-indent: 2em;"><span leaf="">${t}</span></p>`, '')}</div></div></div></div><div class="rich_media_area_extra"><div id="js_recommend">${list(made, (t, h) => `<a href="${h}" class="recommend_item">${t}</a>`)}</div></div></div></div>`,
  ),
  kind(
    'self-media-paragraph-divs',
    (made, page) =>
      `<div id="root"><div class="_3ziu4"><div class="_2K1GH">${menu(page, 2)}</div></div><div class="EaCvy"><div class="_1BQjr"><div class="_2oTsX"><div class="sKHSJ">${made.headline()}</div><div class="_2sjh9"><img src="${face(page)}" class="_3wBc2" alt=""><div class="_7y5nA"><p class="_7y5nA2">${made.neutral(page.name())}</p><span>${made.neutral(page.date())}</span></div></div></div><div class="_18p7x" data-testid="article"><div class="dpu8C _2kCxD">${made.texts((t) => `<div class="_3ygOc lg-fl"><p><span class="bjh-p">${t}</span></p></div>`, '')}</div></div></div><div class="_3O1Nr"><div class="_1K6jk"><h2>${page.label('latest')}</h2>${list(made, (t, h) => `<div class="_2yOT1"><a href="${h}"><h3>${t}</h3></a></div>`)}</div></div></div></div>`,
  ),
  kind(
    'news-portal-post-body',
    (made, page) =>
      `<div class="ntes_nav_wrap"><div class="ntes_nav">${menu(page, 8)}</div></div><div class="wrapper clearfix" id="contain"><div class="post_main"><h1 class="post_title">${made.headline()}</h1><div class="post_info">${infoLine(made)}</div><div class="post_content" id="content"><div class="post_body">${made.texts((t) => `<p id="${page.random.letters(6)}">${made.indent}${t}</p>`)}</div><div class="post_author">${editorLine(made)}</div></div><div class="post_next_post">${list(made, (t, h) => `<div class="post_next_post_title"><a href="${h}">${t}</a></div>`)}</div><div class="tie-areas">${remarks(made, (n, t) => `<div class="tie-item"><b>${n}</b><div>${t}</div></div>`)}</div></div><div class="post_side"><div class="post_side_mod"><div class="post_side_mod_title">${page.label('mostRead')}</div>${list(made, (t, h) => `<p><a href="${h}">${t}</a></p>`)}</div></div></div>`,
  ),
  kind(
    'office-portal-of-trs',
    (made, page) =>
      `<div class="header"><div class="nav_box">${menu(page, 6, (a) => `<li>${a}</li>`)}</div></div><div class="content" id="div_div"><div class="BreadcrumbNav"><a href="/">${page.label('home')}</a> &gt; ${menu(page, 1)}</div><div class="article oneColumn pub_border"><h1 id="ti">${made.headline()}</h1><div class="pages-date">${made.neutral(page.date())}</div><div class="pages_content" id="UCAP-CONTENT"><div class="trs_editor_view TRS_UEDITOR trs_paper_default">${made.texts((t) => `<p style="text-indent: 2em;">${t}</p>`)}<p style="text-align: right;">${made.brief()}</p></div></div><div class="editor">${editorLine(made)}</div></div><div class="related"><div class="tit">${page.label('related')}</div><ul class="list01">${list(made, (t, h) => `<li><a href="${h}" target="_blank">${t}</a></li>`)}</ul></div></div><div class="footer"><p>${page.disclaimer()}</p></div>`,
  ),
  kind(
    'garden-of-programmers-post',
    (made, page) =>
      `<div id="home"><div id="header"><div id="blogTitle"><h1><a id="Header1_HeaderTitle" href="/">${page.site}</a></h1><h2>${page.noise()}</h2></div><div id="navigator"><ul id="navList">${menu(page, 5, (a) => `<li>${a}</li>`)}</ul></div></div><div id="main"><div id="mainContent"><div class="forFlow"><div id="post_detail"><div id="topics"><div class="post"><h2 class="postTitle"><a id="cb_post_title_url" class="postTitle2" href="/p"><span role="heading">${made.headline()}</span></a></h2><div class="clear"></div><div class="postBody"><div id="cnblogs_post_body" class="blogpost-body blogpost-body-html">${made.texts((t) => `<p>${t}</p>`)}<p><strong>${made.heading()}</strong></p>${made.texts((t) => `<p>${t}</p>`)}</div></div><div class="postDesc">${infoLine(made)}</div></div></div></div><div id="blog-comments-placeholder">${remarks(made, (n, t) => `<div class="feedbackItem"><a>${n}</a><div class="blog_comment_body">${t}</div></div>`)}</div></div></div><div id="sideBar"><div id="sidebar_recentposts" class="sidebar-block"><h3 class="catListTitle">${page.label('latest')}</h3><ul>${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div>`,
  ),
  kind(
    'note-of-a-review-community',
    (made, page) =>
      `<div id="db-global-nav" class="global-nav"><div class="bd">${menu(page, 5, (a) => `<li>${a}</li>`)}</div></div><div id="wrapper"><div id="content"><div class="grid-16-8 clearfix"><div class="article"><div class="note-container" id="note-1"><div class="note-header note-header-container"><h1>${made.headline()}</h1><div><a class="note-author">${made.neutral(page.name())}</a><span class="pub-date">${made.neutral(page.date())}</span></div></div><div class="note" id="link-report"><div class="note"><div class="note-content">${made.texts((t) => `<p data-align="left">${t}</p>`)}</div></div></div></div><div id="comments">${remarks(made, (n, t) => `<div class="comment-item"><a>${n}</a><p>${t}</p></div>`)}</div></div><div class="aside"><div class="new-list"><h3>${page.label('latest')}</h3><ul>${list(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div></div>`,
  ),
  kind(
    'dynamic-of-a-video-site',
    (made, page) =>
      `<div id="app"><div class="bili-header"><div class="left-entry">${menu(page, 5, (a) => `<li>${a}</li>`)}</div></div><div class="opus-detail"><div class="bili-opus-view"><div class="opus-module-title"><span class="opus-module-title__text">${made.headline()}</span></div><div class="opus-module-author"><div class="opus-module-author__name">${made.neutral(page.name())}</div><div class="opus-module-author__pub__text">${made.neutral(page.date())}</div></div><div class="opus-module-content">${made.texts((t) => `<p><span style="">${t}</span></p>`, '')}</div><div class="opus-module-bottom"></div></div><div class="right-sidebar-wrap">${list(made, (t, h) => `<div class="side-item"><a href="${h}">${t}</a></div>`)}</div></div></div>`,
  ),
  kind(
    'island-daily-with-sections',
    (made, page) =>
      `<header class="story-list-header"><nav class="navigation">${menu(page, 8)}</nav></header><main><section class="wrapper-left"><section class="article-content__wrapper"><h1 class="article-content__title">${made.headline()}</h1><section class="article-content__subinfo"><time class="article-content__time">${made.neutral(page.date())}</time><span class="article-content__author">${made.neutral(page.name())}</span></section><article class="article-content"><section class="article-content__editor">${made.texts((t) => `<p>${t}</p>`)}<div class="inline-ads"><span>${page.label('advert')}</span></div>${made.texts((t) => `<p>${t}</p>`)}</section><section class="keywords">${menu(page, 3)}</section></article></section><section class="discuss-board">${remarks(made, (n, t) => `<div class="discuss"><span>${n}</span><p>${t}</p></div>`)}</section></section><aside class="wrapper-right"><section class="popular"><h2>${page.label('mostRead')}</h2>${list(made, (t, h) => `<a href="${h}"><h3>${t}</h3></a>`)}</section></aside></main>`,
  ),
  kind(
    'island-writers-platform-hashed',
    (made, page) =>
      `<div id="__next"><header class="flex h-14">${menu(page, 3)}</header><main class="w-full"><article class="mx-auto"><h1 class="text-3xl font-bold">${made.headline()}</h1><div class="flex text-sm">${made.neutral(page.name())}</div><div class="editor-content-block prose-base">${made.texts((t) => `<p dir="auto" class="whitespace-pre-wrap">${t}</p>`, '')}<h2>${made.heading()}</h2>${made.texts((t) => `<p dir="auto">${t}</p>`, '')}</div></article><section class="mt-12">${cards(made, (t, h, x) => `<a href="${h}" class="block"><div class="font-bold">${t}</div><div class="text-gray-500">${x}</div></a>`)}</section></main></div>`,
  ),
];
