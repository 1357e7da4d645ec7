/** Blogs, boards, offices, notes and answers of East Asia: half `held-out-7`. */
import { editorLine } from '../furniture.ts';
import { face, kind, nav, remarks, titles, turns, when, who } from './writing.ts';

export const places = [
  kind(
    'post-bar-thread-of-floors',
    (made, page) =>
      `<div class="wrap1"><div class="nav_wrap"><ul class="nav_list">${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div id="container"><div class="core_title core_title_theme_bright"><h1 class="core_title_txt">${made.headline()}</h1></div><div class="p_postlist" id="j_p_postlist">${turns(made, (t, i) => `<div class="l_post l_post_bright j_l_post clearfix"><div class="d_author"><ul class="p_author"><li class="icon"><img class="p_author_face" src="${face(page)}" alt=""></li><li class="d_name"><a class="p_author_name">${who(made)}</a></li></ul></div><div class="d_post_content_main"><div class="p_content"><cc><div id="post_content_${i}" class="d_post_content j_d_post_content">${t}</div></cc></div><div class="core_reply j_lzl_wrapper"><div class="post-tail-wrap"><span class="tail-info">${when(made)}</span></div></div></div></div>`)}</div></div><div class="region_bright">${titles(made, (t, h) => `<div class="topic_item"><a href="${h}">${t}</a></div>`)}</div></div>`,
  ),
  kind(
    'discuz-x-viewthread',
    (made, page) =>
      `<div id="toptb"></div><div id="hd"><div id="nv"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div></div><div id="wp" class="wp"><div id="ct" class="wp cl"><div id="postlist" class="pl bm"><table cellspacing="0"><tr><td class="plc ptm pbn vwthd"><h1 class="ts"><span id="thread_subject">${made.headline()}</span></h1></td></tr></table>${turns(made, (t, i) => `<div id="post_${i}"><table id="pid${i}" class="plhin" cellspacing="0"><tr><td class="pls" rowspan="2"><div class="pi"><div class="authi"><a class="xw1">${who(made)}</a></div></div><div class="avatar"><a><img src="${face(page)}" alt=""></a></div></td><td class="plc"><div class="pi"><div class="pti"><div class="authi"><em>${when(made)}</em></div></div></div><div class="pct"><div class="pcb"><div class="t_fsz"><table cellspacing="0" cellpadding="0"><tr><td class="t_f" id="postmessage_${i}">${t}</td></tr></table></div></div></div></td></tr></table></div>`)}</div></div></div><div id="ft" class="wp cl"><p>${page.site}</p></div>`,
  ),
  kind(
    'sports-community-of-china-post',
    (made, page) =>
      `<div class="hp-pc-header"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div class="index_bbs-post-web-container__ab1"><div class="post-wrapper"><h1 class="post-main_title">${made.headline()}</h1><div class="post-user_post-user-comp-info"><a class="post-user_post-user-comp-info-top-name">${who(made)}</a><span class="post-user_post-user-comp-info-top-time">${when(made)}</span></div><div class="post-content_bbs-post-content"><div class="thread-content-detail">${made.texts((t) => `<p>${t}</p>`)}</div></div></div><div class="post-reply">${remarks(made, (n, t) => `<div class="post-reply-list_post-reply-list-wrapper"><a>${n}</a><div class="reply-list-content">${t}</div></div>`)}</div><div class="hot-rank">${titles(made, (t, h) => `<a href="${h}">${t}</a>`)}</div></div>`,
  ),
  kind(
    'student-board-of-taiwan-hashed-post',
    (made, page) =>
      `<div id="__next"><header class="dsf1">${nav(page, (w) => `<a>${w}</a>`)}</header><div role="main"><article class="atm_9s_1txwivl"><div class="atm_h"><img src="${face(page)}" alt=""><div>${who(made)}</div></div><h1 class="atm_l8">${made.headline()}</h1><div><time>${when(made)}</time></div><div class="atm_vv_1btx8ck"><div class="c1h57ajp">${made.texts((t) => `<span>${t}</span>`, '<br><br>')}</div></div></article><section>${remarks(made, (n, t) => `<div data-key="c"><div>${n}</div><div class="c19xyhzv"><span>${t}</span></div></div>`)}</section></div></div>`,
  ),
  kind(
    'gamers-site-of-taiwan-floors',
    (made, page) =>
      `<div class="TOP-bh"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div id="BH-background"><div id="BH-wrapper"><div id="BH-master">${turns(made, (t, i) => `<section class="c-section" id="post_${i}"><div class="c-section__side"></div><div class="c-section__main c-post"><div class="c-post__header">${i === 0 ? `<h1 class="c-post__header__title">${made.headline()}</h1>` : ''}<div class="c-post__header__author"><a class="username">${who(made)}</a></div><div class="c-post__header__info"><a class="edittime">${when(made)}</a></div></div><div class="c-post__body"><article class="c-article FM-P2" id="cf${i}"><div class="c-article__content"><div>${t}</div></div></article></div></div></section>`)}</div><div id="BH-slave"><div class="BH-rbox">${titles(made, (t, h) => `<a href="${h}">${t}</a>`)}</div></div></div></div>`,
  ),
  kind(
    'knowledge-bag-of-japan-question',
    (made, page) =>
      `<div id="que_1" class="ClapLv1TextBlock"><nav>${nav(page, (w) => `<a>${w}</a>`)}</nav><h1 class="ClapLv2QuestionItem_Chie-QuestionItem__Title__x1">${made.headline()}</h1>${turns(made, (t, i) => `<div class="${i === 0 ? 'ClapLv2QuestionItem_Chie-QuestionItem__Text' : 'ClapLv2AnswerItem_Chie-AnswerItem__ItemText'}"><div class="ClapLv1UserInfo_Chie-UserInfo__Name"><p>${who(made)}</p><p>${when(made)}</p></div><p class="ClapLv1TextBlock_Chie-TextBlock__Text__etZbS">${t}</p></div>`)}<aside>${titles(made, (t, h) => `<a class="ClapLv2RelatedQuestion" href="${h}"><h2>${t}</h2></a>`)}</aside></div>`,
  ),
  kind(
    'korean-blog-of-smart-editor-one',
    (made, page) =>
      `<div id="whole-body"><div id="blog-gnb">${nav(page, (w) => `<a>${w}</a>`)}</div><div id="post-area"><div class="se-viewer se-theme-default" lang="x"><div class="se-component se-documentTitle"><div class="se-section-documentTitle"><div class="se-module se-module-text se-title-text"><h1 class="se-text-paragraph"><span class="se-fs- se-ff-">${made.headline()}</span></h1></div><div class="blog2_container"><span class="nick">${who(made)}</span><span class="se_publishDate pcol2">${when(made)}</span></div></div></div><div class="se-main-container">${made.texts((t) => `<div class="se-component se-text se-l-default"><div class="se-component-content"><div class="se-section se-section-text"><div class="se-module se-module-text"><p class="se-text-paragraph se-text-paragraph-align-"><span class="se-fs- se-ff-">${t}</span></p><p class="se-text-paragraph"><span>&#8203;</span></p></div></div></div></div>`)}</div></div><div class="post-btn"></div><div class="blog2_categorylist">${titles(made, (t, h) => `<a class="pcol2" href="${h}">${t}</a>`)}</div></div></div>`,
  ),
  kind(
    'tistory-skin-of-a-korean-blog',
    (made, page) =>
      `<div id="wrap"><header id="header"><nav id="gnb"><ul>${nav(page, (w) => `<li class="t_menu_category"><a>${w}</a></li>`)}</ul></nav></header><div id="container"><main class="main"><div class="area-view"><div class="article-header"><div class="inner-header"><h1 class="title-article">${made.headline()}</h1><span class="author">${who(made)}</span><span class="date">${when(made)}</span></div></div><div class="article-view" id="article-view"><div class="tt_article_useless_p_margin contents_style">${made.texts((t) => `<p data-ke-size="size16">${t}</p>`, '<p data-ke-size="size16">&nbsp;</p>')}<h2 data-ke-size="size26">${made.heading()}</h2><p data-ke-size="size16">${made.text()}</p></div></div><div class="another_category another_category_color_gray"><table>${titles(made, (t, h) => `<tr><th><a href="${h}">${t}</a></th></tr>`)}</table></div></div></main></div></div>`,
  ),
  kind(
    'wordpress-cocoon-of-japan',
    (made, page) =>
      `<div id="container" class="container cf"><div id="header-container"><nav id="navi" class="navi"><ul class="menu-top">${nav(page, (w) => `<li class="menu-item"><a><div class="item-label">${w}</div></a></li>`)}</ul></nav></div><div id="content" class="content cf"><div id="content-in"><main id="main" class="main"><article class="article post hentry"><header class="article-header entry-header"><h1 class="entry-title">${made.headline()}</h1><div class="date-tags"><span class="post-date"><time class="entry-date">${when(made)}</time></span></div></header><div class="entry-content cf">${made.texts((t) => `<p>${t}</p>`)}<h2><span id="toc1">${made.heading()}</span></h2><p>${made.text()}</p><div class="wp-block-cocoon-blocks-blank-box-1 blank-box block-box"><p>${made.brief()}</p></div></div><footer class="article-footer entry-footer"><div class="footer-meta"><div class="author-info"><a class="author-link"><span class="post-author-name">${who(made)}</span></a></div></div></footer></article><aside id="related-entries" class="related-entries">${titles(made, (t, h) => `<a href="${h}" class="related-entry-card-wrap"><h3 class="related-entry-card-title">${t}</h3></a>`)}</aside></main></div></div></div>`,
  ),
  kind(
    'city-hall-of-korea-board-view',
    (made, page) =>
      `<div id="header"><div class="gnb"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div></div><div id="container"><div class="lnb"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div><div id="contents"><div class="bod_view"><h1>${made.headline()}</h1><dl class="info"><dd>${who(made)}</dd><dd>${when(made)}</dd></dl><div class="view_cont">${made.texts((t) => `<p style="line-height: 160%;"><span style="font-size: 12pt;">${t}</span></p>`)}</div></div></div></div>`,
  ),
  kind(
    'hospital-notice-of-china-in-wp-editor',
    (made, page) =>
      `<div class="top"><ul class="nav">${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div class="wz"><a>${page.label('home')}</a></div><form name="_newscontent_fromname"><div class="article"><h1 align="center">${made.headline()}</h1><div class="xx">${when(made)}</div><div id="vsb_content"><div class="v_news_content">${made.texts((t) => `<p style="text-indent: 2em; line-height: 2em;"><span style="font-family: 宋体; font-size: 16px;">${t}</span></p>`)}</div></div><p>${editorLine(made)}</p></div></form><div class="prenext"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div>`,
  ),
];
