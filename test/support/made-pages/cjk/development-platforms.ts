/** Platforms on which Chinese, Japanese and Korean articles are written, with the class names and furniture that they have. */
import type { Kind } from '../kind.ts';
import { editorLine, entries, infoLine, neutralLabel } from './furniture.ts';
import { articleKind, type ArticlePage, type ArticleTruth } from './truth.ts';

const links = (made: ArticlePage, write: (title: string, href: string) => string): string =>
  entries(made, made.page.random.int(4, 8), false)
    .map(({ title, href }) => write(title, href))
    .join('');

const cards = (
  made: ArticlePage,
  write: (card: ReturnType<typeof entries>[number]) => string,
): string => entries(made, made.page.random.int(3, 6), true).map(write).join('');

const menu = ({ page }: ArticlePage, box: string): string =>
  `<div class="${box}">${page
    .menuWords(8)
    .map((word) => `<a href="${page.path()}">${word}</a>`)
    .join('')}</div>`;

const account = articleKind('account-of-a-messenger', (made, page) => {
  const body = made.texts(
    (text) =>
      `<section style="margin: 0px 8px;line-height: 2em;"><span style="font-size: 15px;letter-spacing: 1px;">${text}</span></section><section><br></section>`,
  );
  return page.document(
    `<div id="js_article" class="rich_media"><div class="rich_media_inner"><div id="page-content" class="rich_media_area_primary"><h1 class="rich_media_title" id="activity-name">${made.headline()}</h1><div id="meta_content" class="rich_media_meta_list">${infoLine(made)}</div><div class="rich_media_content js_underline_content" id="js_content" style="visibility: hidden; opacity: 0;">${body}</div></div><div class="rich_media_area_extra"><div class="article_modify_tag">${made.neutral(page.date())}</div>${cards(made, ({ title, href, excerpt }) => `<div class="relate_article"><a href="${href}">${title}</a><p>${excerpt}</p></div>`)}</div></div></div>`,
  );
});

const modules = articleKind('blog-of-editor-modules', (made, page) => {
  const body = made.texts(
    (text) =>
      `<div class="se-component se-text se-l-default"><div class="se-component-content"><div class="se-section se-section-text se-l-default"><div class="se-module se-module-text"><p class="se-text-paragraph se-text-paragraph-align-"><span class="se-fs- se-ff-">${text}</span></p><p class="se-text-paragraph"><span>\u200b</span></p></div></div></div></div>`,
  );
  return page.document(
    `${menu(made, 'gnb')}<div id="postListBody"><div class="se-viewer se-theme-default"><div class="se-component se-documentTitle"><div class="se-title-text"><h3>${made.headline()}</h3></div><div class="blog2_container">${infoLine(made)}</div></div><div class="se-main-container">${body}</div></div><div class="post_footer_contents">${neutralLabel(made, 'comments')}</div><div class="wrap_postdata"><ul>${links(made, (title, href) => `<li><a href="${href}">${title}</a></li>`)}</ul></div></div>`,
  );
});

const noted = articleKind('notes-of-creators', (made, page) => {
  const body = made.texts(
    (text) => `<p name="${page.random.letters(8)}" id="${page.random.letters(8)}">${text}</p>`,
  );
  return page.document(
    `<header class="o-navbarPrimary">${menu(made, 'm-nav')}</header><main class="p-article__content"><article class="p-article__contentWrapper"><h1 class="o-noteContentHeader__title">${made.headline()}</h1><div class="o-noteContentHeader__info">${infoLine(made)}</div><div data-name="body" class="note-common-styles__textnote-body">${body}</div></article><div class="o-noteCreator"><p>${page.noise()}</p></div><section class="p-article__recommend"><h2>${page.label('recommended')}</h2>${cards(made, ({ title, href, excerpt }) => `<div class="m-largeNoteWrapper__body"><a href="${href}"><h3>${title}</h3></a><p>${excerpt}</p></div>`)}</section></main>`,
  );
});

const diary = articleKind('diary-of-entries', (made, page) => {
  const body = made.texts((text) => `<p>${text}</p>`);
  return page.document(
    `<div id="globalheader-container"></div>${menu(made, 'blog-title-inner')}<div id="main"><article class="entry hentry"><div class="entry-inner"><header class="entry-header"><div class="date entry-date">${made.neutral(page.date())}</div><h1 class="entry-title"><a href="${page.url}" class="entry-title-link bookmark">${made.headline()}</a></h1></header><div class="entry-content hatenablog-entry">${body}<h4>${made.heading()}</h4>${made.texts((text) => `<p>${text}</p>`)}</div><footer class="entry-footer"><div class="entry-tags-wrapper">${links(made, (title, href) => `<div class="entry-tag"><a href="${href}">${title}</a></div>`)}</div></footer></div></article><div class="pager pager-permalink">${links(made, (title, href) => `<span class="pager-prev"><a href="${href}">${title}</a></span>`)}</div></div>`,
  );
});

const wire = articleKind('news-portal-of-generated-names', (made, page) => {
  const css = (): string => `sc-${page.random.letters(6)}-${page.random.int(0, 9)}`;
  const body = `<p class="${css()} yjSlinkDirectlink highLightSearchTarget">${made.texts((text) => `${made.indent}${text}`, '\n\n')}</p>`;
  return page.document(
    `${menu(made, css())}<main id="contentsWrap"><article id="uamods" class="${css()}"><header class="${css()}"><h1 class="${css()}">${made.headline()}</h1><div>${infoLine(made)}</div></header><div class="article_body highLightSearchTarget"><div class="${css()}">${body}</div></div></article><section class="${css()}"><h2>${page.label('related')}</h2><ul>${links(made, (title, href) => `<li><a href="${href}">${title}</a></li>`)}</ul></section></main><div id="yjnSub">${cards(made, ({ title, href, excerpt }) => `<li><a href="${href}">${title}</a><span>${excerpt}</span></li>`)}</div>`,
  );
});

const broken = articleKind('news-portal-of-breaks', (made, page) =>
  page.document(
    `${menu(made, 'Nlnb_menu_list')}<div id="ct" role="main"><div class="media_end_head go_trans"><div class="media_end_head_title"><h2 id="title_area" class="media_end_head_headline"><span>${made.headline()}</span></h2></div><div class="media_end_head_info">${infoLine(made)}</div></div><div id="contents" class="newsct_body"><div id="newsct_article" class="newsct_article _article_body"><article id="dic_area" class="go_trans _article_content">${made.texts((text) => text, '<br><br>')}</article></div><div class="copyright"><p class="c_text">${page.noise()}</p></div><div class="media_end_linked"><ul>${links(made, (title, href) => `<li class="ofhd_item"><a href="${href}">${title}</a></li>`)}</ul></div></div></div>`,
  ),
);

const postBody = articleKind('portal-with-post-body', (made, page) =>
  page.document(
    `${menu(made, 'ntes_nav_wrap')}<div class="container clearfix" id="container"><div class="post_main"><h1 class="post_title">${made.headline()}</h1><div class="post_info">${infoLine(made)}</div><div class="post_content" id="content"><div class="post_body">${made.texts((text) => `<p id="${page.random.letters(8)}">${made.indent}${text}</p>`)}</div><div class="post_author">${editorLine(made)}</div><div class="post_statement"><p>${page.disclaimer()}</p></div></div><div class="post_recommends"><h2 class="post_recommends_header">${page.label('recommended')}</h2>${cards(made, ({ title, href, excerpt }) => `<div class="post_recommend"><h3><a href="${href}">${title}</a></h3><p>${excerpt}</p></div>`)}</div></div><div class="post_side">${links(made, (title, href) => `<p><a href="${href}">${title}</a></p>`)}</div></div>`,
  ),
);

const column = articleKind('column-of-an-answers-site', (made, page) =>
  page.document(
    `<div id="root"><div><header role="banner" class="Sticky AppHeader">${menu(made, 'AppHeader-inner')}</header><main role="main" class="App-main"><article class="Post-Main Post-NormalMain"><header class="Post-Header"><h1 class="Post-Title">${made.headline()}</h1><div class="Post-Author"><div class="AuthorInfo">${infoLine(made)}</div></div></header><div class="Post-RichTextContainer"><div class="RichText ztext Post-RichText">${made.texts((text) => `<p data-pid="${page.random.letters(8)}">${text}</p>`)}</div></div><div class="ContentItem-time">${made.neutral(page.date())}</div><div class="Post-topicsAndReviewer">${links(made, (title, href) => `<a class="TopicLink" href="${href}">${title}</a>`)}</div></article><div class="Post-Sub Post-NormalSub"><h3 class="BlockTitle">${page.label('recommended')}</h3>${cards(made, ({ title, href, excerpt }) => `<div class="ContentItem ArticleItem"><h2><a href="${href}">${title}</a></h2><div class="RichContent-inner"><span class="RichText">${excerpt}</span></div></div>`)}</div></main></div></div>`,
  ),
);

const technical = articleKind('blog-of-programmers', (made, page) =>
  page.document(
    `<div id="csdn-toolbar">${menu(made, 'toolbar-menus')}</div><div class="main_father"><div class="container clearfix"><main><div class="blog-content-box"><div class="article-header-box"><h1 class="title-article" id="articleContentId">${made.headline()}</h1><div class="article-info-box">${infoLine(made)}</div></div><article class="baidu_pl"><div id="article_content" class="article_content clearfix"><div id="content_views" class="htmledit_views">${made.texts((text) => `<p>${text}</p>`)}<h2>${made.heading()}</h2>${made.texts((text) => `<p>${text}</p>`)}</div></div></article></div><div class="recommend-box insert-baidu-box">${cards(made, ({ title, href, excerpt }) => `<div class="recommend-item-box type_blog"><div class="content-box"><a href="${href}"><div class="title-box">${title}</div><div class="desc">${excerpt}</div></a></div></div>`)}</div></main><aside class="blog_container_aside"><div class="aside-box"><ul class="hotArticle-list">${links(made, (title, href) => `<li><a href="${href}">${title}</a></li>`)}</ul></div></aside></div></div>`,
  ),
);

const state = articleKind('document-of-a-state-council', (made, page) =>
  page.document(
    `${menu(made, 'mainBodyTop')}<div class="content"><div class="article oneColumn pub_border"><div class="pages-title-box"><h1 id="ti">${made.headline()}</h1></div><div class="pages-date">${infoLine(made)}</div><div class="pages_content" id="UCAP-CONTENT"><div class="trs_editor_view TRS_UEDITOR trs_paper_default">${made.texts((text) => `<p style="text-indent: 2em; text-align: justify;">${text}</p>`)}</div></div><div class="pages_print">${editorLine(made)}</div></div><div class="related"><div class="relatedtitle">${page.label('related')}</div><ul>${links(made, (title, href) => `<li><a href="${href}">${title}</a></li>`)}</ul></div></div><div class="footer"><p>${page.disclaimer()}</p></div>`,
  ),
);

export const platforms: readonly Kind<ArticleTruth>[] = [
  account,
  modules,
  noted,
  diary,
  wire,
  broken,
  postBody,
  column,
  technical,
  state,
];
