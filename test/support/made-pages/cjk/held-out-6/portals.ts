/** Articles of portals, papers and broadcasters of East Asia: half `held-out-6`. */
import { editorLine, infoLine } from '../furniture.ts';
import { kind, nav, remarks, teasers, titles, when, who } from './writing.ts';

export const portals = [
  kind(
    'sohu-like-mp-editor',
    (made, page) =>
      `<header id="main-header"><nav class="nav area"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></nav></header><div class="wrapper-box"><div class="content area" id="article-container"><div class="left main"><div data-spm="content"><div class="text"><div class="text-title"><h1>${made.headline()}</h1><div class="article-info"><span class="time">${when(made)}</span></div></div><article class="article" id="mp-editor">${made.texts((t) => `<p>${made.indent}${t}</p>`)}<p data-role="editor-name">${editorLine(made)}</p></article></div></div><div class="statement">${page.disclaimer()}</div></div><div class="sidebar right"><div class="hot-article"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div>`,
  ),
  kind(
    'netease-like-post-body',
    (made, page) =>
      `<div class="ntes_nav"><div class="ntes-nav-main">${nav(page, (w) => `<a>${w}</a>`)}</div></div><div class="wrapper clearfix" id="contain"><div class="post_area post_columns clearfix"><div class="post_main"><h1 class="post_title">${made.headline()}</h1><div class="post_info">${infoLine(made)}</div><div class="post_content" id="content"><div class="post_body">${made.texts((t) => `<p id="${page.random.letters(6)}">${t}</p>`)}</div><div class="post_statement">${page.disclaimer()}</div></div></div><div class="post_side"><div class="mod_hot_rank"><ul>${titles(made, (t, h) => `<li><em></em><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div>`,
  ),
  kind(
    'party-paper-rm-txt-con',
    (made, page) =>
      `<div class="w1000 header">${nav(page, (w) => `<a>${w}</a> `)}</div><div class="main"><div class="layout rm_txt cf"><div class="col col-1 fl"><h3 class="pre"></h3><h1>${made.headline()}</h1><div class="channel cf"><div class="col-1-1 fl">${infoLine(made)}</div></div><div class="rm_txt_con cf">${made.texts((t) => `<p style="text-indent: 2em;">\n\t${made.indent}${t}</p>`)}<div class="zdfy clearfix"></div><div class="box_pic"></div><p class="paper_num"></p><div class="edit cf">(${editorLine(made)})</div></div><div class="message cf">${page.label('share')}</div></div><div class="col col-2 fr"><div class="rank"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div>`,
  ),
  kind(
    'kr-like-startup-daily-rich-text',
    (made, page) =>
      `<div id="app"><div class="kr-header">${nav(page, (w) => `<a class="header-item">${w}</a>`)}</div><div class="kr-layout-content"><div class="article-detail-wrapper-box"><div class="article-left-container"><div class="article-content"><h1 class="article-title margin-bottom-20 common-width">${made.headline()}</h1><div class="article-title-icon common-width margin-bottom-40"><a>${who(made)}</a><span class="title-icon-item item-time">·${when(made)}</span></div><div class="common-width margin-bottom-20"><div class="article-content"><div class="common-width content articleDetailContent kr-rich-text-wrapper">${made.texts((t) => `<p>${t}</p>`)}<h2>${made.heading()}</h2><p>${made.text()}</p></div></div></div></div></div><div class="article-right-container"><div class="hot-list">${titles(made, (t, h) => `<a class="hot-title" href="${h}">${t}</a>`)}</div></div></div></div></div>`,
  ),
  kind(
    'ithome-like-paragraph',
    (made, page) =>
      `<div id="nav"><div class="bb">${nav(page, (w) => `<a>${w}</a>`)}</div></div><div id="dt" class="fl content"><h1>${made.headline()}</h1><div class="info"><span id="pubtime_baidu">${when(made)}</span></div><div class="post_content" id="paragraph">${made.texts((t) => `<p data-vmark="${page.random.letters(4)}">${t}</p>`)}<p class="ad-tips">${page.disclaimer()}</p></div><div class="related_post">${titles(made, (t, h) => `<div class="list"><a href="${h}">${t}</a></div>`)}</div><div class="postcomment">${remarks(made, (n, t) => `<div class="comm"><strong>${n}</strong><p>${t}</p></div>`)}</div></div>`,
  ),
  kind(
    'yahoo-news-japan-like',
    (made, page) =>
      `<div id="contents"><header>${nav(page, (w) => `<a class="sc-x">${w}</a>`)}</header><main><div id="contentsWrap"><article class="sc-${page.random.letters(6)}"><header><h1 class="sc-iUuytg">${made.headline()}</h1><div><p><time>${when(made)}</time></p></div></header><div class="article_body highLightSearchTarget"><div class="sc-iMCRTP"><p class="sc-dtLLSn yjSlinkDirectlink highLightSearchTarget">${made.texts((t) => t, '<br><br>')}</p></div></div></article><section class="viewableWrap"><h2>${page.label('related')}</h2><ul>${titles(made, (t, h) => `<li><a href="${h}"><p>${t}</p></a></li>`)}</ul></section></div></main><div id="sub"><ol>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ol></div></div>`,
  ),
  kind(
    'public-broadcaster-detail-body',
    (made, page) =>
      `<header class="nhk-header">${nav(page, (w) => `<a>${w}</a>`)}</header><main id="main"><article class="module module--detail"><section class="module--content"><h1 class="content--title"><span class="contentTitle">${made.headline()}</span></h1><p class="content--date"><time>${when(made)}</time></p><p class="content--summary">${made.brief()}</p><div class="content--detail-body"><div class="content--body"><h2 class="body-title">${made.heading()}</h2><div class="body-text"><p>${made.texts((t) => t, '<br/>')}</p></div></div></div></section></article><aside class="module--aside"><dl class="content--list">${titles(made, (t, h) => `<dd class="content--items"><a href="${h}"><em class="title">${t}</em></a></dd>`)}</dl></aside></main>`,
  ),
  kind(
    'itmedia-like-cms-body',
    (made, page) =>
      `<div id="globalHeader"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div id="masterBody"><div id="masterMain"><div id="tmplNews" class="tmplArticle"><div id="tmplNewsIn"><div id="cmsTitle"><div class="inner"><h1 class="title"><big class="title__maintext">${made.headline()}</big></h1></div></div><div id="cmsByline"><div class="inner"><div id="byline">[<a>${who(made)}</a>]</div></div></div><div class="cmsBodyMain"><div id="cmsBody"><div class="inner"><div class="subscription">${made.texts((t) => `<p>${made.indent}${t}</p>`)}<h3>${made.heading()}</h3><p>${made.indent}${made.text()}</p></div></div></div></div><p id="cmsCopyright">${page.disclaimer()}</p></div></div><div id="endlinkConnection"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div><div id="masterSub">${teasers(made, (t, h, x) => `<div class="colBoxIndex"><h3><a href="${h}">${t}</a></h3><p>${x}</p></div>`)}</div></div>`,
  ),
  kind(
    'portal-of-korea-dic-area',
    (made, page) =>
      `<div class="Nlnb"><ul class="Nlnb_menu_list">${nav(page, (w) => `<li><a><span>${w}</span></a></li>`)}</ul></div><div id="ct" class="ct"><div class="media_end_head"><h2 id="title_area" class="media_end_head_headline"><span>${made.headline()}</span></h2><div class="media_end_head_info"><span class="media_end_head_info_datestamp_time">${when(made)}</span></div></div><div id="contents" class="newsct_body"><div class="newsct_article _article_body"><article id="dic_area" class="go_trans _article_content">${made.texts((t) => t, '<br><br>')}</article></div><div class="byline"><p class="byline_p"><span>${who(made)}</span></p></div><div class="copyright">${page.disclaimer()}</div></div></div><div class="ranking_list"><ul>${titles(made, (t, h) => `<li><a href="${h}"><strong class="list_title">${t}</strong></a></li>`)}</ul></div>`,
  ),
  kind(
    'kakao-portal-dmcf-paragraphs',
    (made, page) =>
      `<div id="kakaoWrap"><div class="inner_head">${nav(page, (w) => `<a>${w}</a>`)}</div><main id="mainContent"><article id="mArticle"><div class="head_view"><h3 class="tit_view" data-translation="true">${made.headline()}</h3><div class="info_view"><span class="txt_info">${who(made)}</span><span class="num_date">${when(made)}</span></div></div><div class="news_view fs_type1"><div class="article_view" data-translation-body="true"><section dmcf-sid="x">${made.texts((t) => `<p dmcf-pid="${page.random.letters(5)}" dmcf-ptype="general">${t}</p>`)}</section></div><div class="txt_copyright">${page.disclaimer()}</div></div></article><div id="mAside"><ul>${titles(made, (t, h) => `<li><a class="link_txt" href="${h}">${t}</a></li>`)}</ul></div></main></div>`,
  ),
  kind(
    'agency-of-korea-story-news',
    (made, page) =>
      `<div class="header">${nav(page, (w) => `<a>${w}</a>`)}</div><div class="container sub-cont"><header class="title-article01"><h1 class="tit">${made.headline()}</h1><p class="update-time">${when(made)}</p></header><div class="content90"><article class="story-news article"><div class="tit-sub"><h2 class="tit">${made.brief()}</h2></div>${made.texts((t) => `<p>${t}</p>`)}<p class="txt-copyright adrs"><span>${page.disclaimer()}</span></p></article><aside class="aside-bottom"><ul>${titles(made, (t, h) => `<li><strong class="tit-news"><a href="${h}">${t}</a></strong></li>`)}</ul></aside></div></div>`,
  ),
  kind(
    'liberty-paper-text-box-title',
    (made, page) =>
      `<div class="channel"><div class="useMobi">${nav(page, (w) => `<a>${w}</a>`)}</div></div><section class="content"><div class="whitecon article"><h1>${made.headline()}</h1><div class="function"><span class="time">${when(made)}</span></div><div class="text boxTitle boxText" data-desc="x">${made.texts((t) => `<p>${t}</p>`)}<p class="appE1121">${page.pitch()}</p></div><div class="related boxTitle"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div><div class="whitecon hot_news"><ul>${titles(made, (t, h) => `<li class="tab_item"><a href="${h}"><p>${t}</p></a></li>`)}</ul></div></section>`,
  ),
];
