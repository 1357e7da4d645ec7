/** Articles of portals, offices, blogs and novels: half `held-out-5`. */
import { editorLine, infoLine } from '../furniture.ts';
import { face, kind, nav, titles, when, who } from './writing.ts';

export const sites = [
  kind(
    'county-portal-trs-editor',
    (made, page) =>
      `<div class="top">${nav(page, (w) => `<a href="/x/">${w}</a>`)}</div><div class="xl-main"><div class="xl-title">${made.headline()}</div><div class="xl-info">${infoLine(made)}</div><div class="xl-con" id="UCAP-CONTENT"><div class="view TRS_UEDITOR trs_paper_default">${made.texts((t) => `<p style="text-indent: 2em;">${t}</p>`)}</div><p class="xl-bj">${editorLine(made)}</p></div></div><div class="xl-more"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div>`,
  ),
  kind(
    'university-webplus-article',
    (made, page) =>
      `<div class="wp-header"><ul class="wp_nav">${nav(page, (w) => `<li class="nav-item"><a><span class="item-name">${w}</span></a></li>`)}</ul></div><div class="article"><h1 class="arti_title">${made.headline()}</h1><p class="arti_metas"><span class="arti_publisher">${who(made)}</span><span class="arti_update">${when(made)}</span></p><div class="entry"><div class="read"><div class="wp_articlecontent">${made.texts((t) => `<p><span style="font-family:宋体;font-size:16px">${t}</span></p>`)}</div></div></div></div><div class="col_list">${titles(made, (t, h) => `<a href="${h}">${t}</a>`)}</div>`,
  ),
  kind(
    'wechat-like-sections',
    (made) =>
      `<div id="js_article"><div id="img-content" class="rich_media_wrp"><h1 class="rich_media_title">${made.headline()}</h1><div class="rich_media_meta_list"><span>${who(made)}</span><em>${when(made)}</em></div><div class="rich_media_content" id="js_content">${made.texts((t) => `<section style="margin: 8px;line-height: 1.75em;"><span style="font-size: 15px;letter-spacing: 1px;">${t}</span></section>`)}</div></div><div class="rich_media_tool">${titles(made, (t, h) => `<div class="album__item"><a href="${h}">${t}</a></div>`)}</div></div>`,
  ),
  kind(
    'novel-chapter-with-breaks',
    (made, page) =>
      `<div class="nav">${nav(page, (w) => `<li><a>${w}</a></li>`)}</div><div class="content_read"><div class="box_con"><div class="con_top"><a href="/">${page.site}</a></div><div class="bookname"><h1>${made.headline()}</h1></div><div id="content">${made.texts((t) => `&nbsp;&nbsp;&nbsp;&nbsp;${t}`, '<br><br>')}</div><div class="bottem2"><a href="/p">${page.title('noise')}</a></div></div></div>`,
  ),
  kind(
    'town-office-of-japan',
    (made, page) =>
      `<div id="tmp_header"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div id="tmp_main"><div class="col_main"><p id="tmp_update">${when(made)}</p><div id="tmp_contents"><h1>${made.headline()}</h1>${made.texts((t) => `<p>${t}</p>`)}<h2>${made.heading()}</h2><p>${made.text()}</p></div></div><div id="tmp_lnavi"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div>`,
  ),
  kind(
    'ameba-like-blog-entry',
    (made, page) =>
      `<div class="skin-bgHeader">${nav(page, (w) => `<a>${w}</a>`)}</div><article class="js-entryWrapper"><div class="skin-entryInner"><h1><a class="skinArticleTitle">${made.headline()}</a></h1><time>${when(made)}</time><div class="skin-entryBody" id="entryBody">${made.texts((t) => `<div>${t}</div>`, '<div><br></div>')}</div></div></article><aside class="skin-blogSubA">${titles(made, (t, h) => `<li class="skin-borderQuiet"><a href="${h}">${t}</a></li>`)}</aside>`,
  ),
  kind(
    'regional-paper-of-japan',
    (made, page) =>
      `<div class="l-header">${nav(page, (w) => `<a>${w}</a>`)}</div><main class="l-main"><div class="p-article"><h1 class="p-article__ttl">${made.headline()}</h1><p class="p-article__time">${when(made)}</p><div class="p-article__body">${made.texts((t) => `${made.indent}${t}`, '<br />')}</div></div><div class="p-rank"><ol>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ol></div></main>`,
  ),
  kind(
    'korean-daily-ndsoft',
    (made, page) =>
      `<header id="user-header">${nav(page, (w) => `<a>${w}</a>`)}</header><div id="article-view"><header class="article-view-header"><h3 class="heading">${made.headline()}</h3><ul class="infomation"><li>${who(made)}</li><li>${when(made)}</li></ul></header><div class="article-body"><article id="article-view-content-div" class="article-veiw-body view-page">${made.texts((t) => `<p>${t}</p>`)}</article></div><aside class="aside">${titles(made, (t, h) => `<div class="item"><a href="${h}"><strong class="auto-titles">${t}</strong></a></div>`)}</aside></div>`,
  ),
  kind(
    'tistory-like-skin',
    (made, page) =>
      `<div id="header">${nav(page, (w) => `<a>${w}</a>`)}</div><div class="area_view"><div class="article_header"><strong class="title_post">${made.headline()}</strong><span class="txt_date">${when(made)}</span></div><div class="article_view"><div class="tt_article_useless_p_margin contents_style">${made.texts((t) => `<p data-ke-size="size16">${t}</p>`)}</div></div></div><div class="area_related">${titles(made, (t, h) => `<a href="${h}">${t}</a>`)}</div>`,
  ),
  kind(
    'taiwan-pixnet-like-blog',
    (made, page) =>
      `<div id="banner">${nav(page, (w) => `<a>${w}</a>`)}</div><div id="article-area"><div class="article" id="article-box"><ul class="article-head"><li class="publish">${when(made)}</li><li class="title"><h2>${made.headline()}</h2></li></ul><div class="article-body"><div class="article-content"><div class="article-content-inner" id="article-content-inner">${made.texts((t) => `<p><span style="font-size:12pt">${t}</span></p>`, '<p>&nbsp;</p>')}</div></div></div></div></div><div id="links">${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</div>`,
  ),
  kind(
    'column-in-css-modules',
    (made, page) =>
      `<div id="app"><div class="header_h__1">${nav(page, (w) => `<span>${w}</span>`)}</div><div class="post_p__2"><h1>${made.headline()}</h1><div class="post_who__3"><img src="${face(page)}"><span>${who(made)}</span></div><div class="post_text__4">${made.texts((t) => `<div class="post_para__5">${t}</div>`)}<div class="post_quote__6">${made.brief()}</div></div></div><div class="feed_f__7">${titles(made, (t, h) => `<div class="feed_i__8"><a href="${h}">${t}</a></div>`)}</div></div>`,
  ),
];
