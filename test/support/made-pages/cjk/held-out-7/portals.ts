/** Articles of portals, papers and magazines of East Asia: half `held-out-7`. */
import { editorLine, infoLine } from '../furniture.ts';
import { kind, nav, teasers, titles, when, who } from './writing.ts';

export const portals = [
  kind(
    'portal-of-china-article-and-left-picture',
    (made, page) =>
      `<div class="main-content w1240"><div class="path"><div class="channel-path">${nav(page, (w) => `<a>${w}</a>`)}</div></div><h1 class="main-title">${made.headline()}</h1><div class="top-bar-wrap" id="top_bar_wrap"><div class="top-bar ani"><div class="date-source"><span class="date">${when(made)}</span> <a class="source">${who(made)}</a></div></div></div><div class="article-content clearfix" id="article_content"><div class="article-content-left"><div class="article" id="article">${made.texts((t) => `<p cms-style="font-L">${made.indent}${t}</p>`)}<p class="show_author">${editorLine(made)}</p></div><div class="article-bottom clearfix"><div class="keywords" id="keywords">${nav(page, (w) => `<a>${w}</a>`)}</div></div></div><div class="article-content-right"><div class="tit02">${page.label('mostRead')}</div>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</div></div></div>`,
  ),
  kind(
    'messenger-firms-news-one-p',
    (made, page) =>
      `<div id="TopNav"><ul class="nav-main">${nav(page, (w) => `<li class="nav-item"><a>${w}</a></li>`)}</ul></div><div class="qq_conent clearfix"><div class="LEFT"><h1>${made.headline()}</h1><div class="a-src-time"><a>${who(made)}</a> <span>${when(made)}</span></div><div class="content clearfix"><div id="ArticleContent" class="content-article"><!--导语-->${made.texts((t) => `<p class="one-p">${t}</p>`)}<p class="one-p"><strong>${made.heading()}</strong></p><p class="one-p">${made.text()}</p><div id="Status"></div></div></div></div><div id="RIGHT" class="RIGHT"><div class="hot-news"><ul>${titles(made, (t, h) => `<li><a class="picture" href="${h}"></a><h3><a href="${h}">${t}</a></h3></li>`)}</ul></div></div></div>`,
  ),
  kind(
    'shanghai-news-app-of-hashed-modules',
    (made, page) =>
      `<div id="__next"><div class="index_header__x1"><ul>${nav(page, (w) => `<li class="index_item__y2">${w}</li>`)}</ul></div><main class="ant-layout-content"><div class="index_wrapper__L_zqV"><h1 class="index_title__B8mhI">${made.headline()}</h1><div class="index_headerContent__sASF4"><div class="ant-space"><div>${who(made)}</div><div><span>${when(made)}</span></div></div></div><div class="index_cententWrap__Jv8jK">${made.texts((t) => `<p>${t}</p>`)}<p><strong>${made.heading()}</strong></p><p>${made.text()}</p></div><div class="index_articleFooter__z3">${editorLine(made)}</div></div><aside class="index_rightcontent__l4"><ul>${titles(made, (t, h) => `<li><a class="index_inherit__A1ImK" href="${h}">${t}</a></li>`)}</ul></aside></main></div>`,
  ),
  kind(
    'state-agency-detail-span',
    (made, page) =>
      `<div class="header domMobile"><div class="header-nav">${nav(page, (w) => `<a>${w}</a>`)}</div></div><div class="main clearfix"><div class="main-left left"><div class="head-line clearfix"><h1><span class="title">${made.headline()}</span></h1><div class="header-time left"><span class="day">${when(made)}</span></div><div class="source">${infoLine(made)}</div></div><div id="detail"><span id="detailContent">${made.texts((t) => `<p>${made.indent}${t}</p>`)}</span><div id="articleEdit"><span class="editor">${editorLine(made)}</span></div></div></div><div class="main-right right"><div class="columBox book"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div>`,
  ),
  kind(
    'tiger-like-business-magazine',
    (made, page) =>
      `<div class="header-pc"><div class="header-pc__nav">${nav(page, (w) => `<a class="nav__item">${w}</a>`)}</div></div><div class="article-detail-wrap"><div class="article-detail__main"><h1 class="article__title js-article__title-h1">${made.headline()}</h1><div class="article-info"><a class="author-info__username">${who(made)}</a><span class="article__time">${when(made)}</span></div><div class="article-content-wrap"><div id="article-content" class="article__content">${made.texts((t) => `<p data-layout="text">${t}</p>`)}<h3 data-layout="h3">${made.heading()}</h3><p>${made.text()}</p><blockquote><p>${made.brief()}</p></blockquote></div></div></div><div class="related-article-wrap">${teasers(made, (t, h, x) => `<div class="related-article-item"><a href="${h}"><h5>${t}</h5></a><p class="multi-line-overflow">${x}</p></div>`)}</div></div>`,
  ),
  kind(
    'taiwan-daily-article-content-editor-section',
    (made, page) =>
      `<header class="header"><nav class="navigation">${nav(page, (w) => `<a class="navigation-link">${w}</a>`)}</nav></header><main class="article-wrap"><article class="article-content"><h1 class="article-content__title">${made.headline()}</h1><section class="authors"><div class="article-content__subinfo"><time class="article-content__time">${when(made)}</time><span class="article-content__author">${who(made)}</span></div></section><section class="article-content__editor">${made.texts((t) => `<p>${t}</p>`)}<div class="inline-ads"><div id="ad-x"></div></div><p>${made.text()}</p></section></article><section class="more-news"><h2>${page.label('related')}</h2>${titles(made, (t, h) => `<div class="story-list__text"><a href="${h}">${t}</a></div>`)}</section></main>`,
  ),
  kind(
    'taiwan-web-news-story-article-body',
    (made, page) =>
      `<div class="header_box"><nav class="nav_1"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></nav></div><div class="wrapper_box"><div class="c1"><article><div class="subject_article"><header><h1 class="title" itemprop="headline">${made.headline()}</h1></header><div class="subject_news"><time class="date" itemprop="datePublished">${when(made)}</time></div><div class="story" itemprop="articleBody"><p><strong>${who(made)}</strong></p>${made.texts((t) => `<p>${t}</p>`)}<p>${made.text()}</p></div></div></article></div><div class="c2"><div class="block block_1"><h2>${page.label('mostRead')}</h2><div class="block_content">${titles(made, (t, h) => `<h3><a href="${h}">${t}</a></h3>`)}</div></div></div></div>`,
  ),
  kind(
    'hong-kong-news-app-with-react-blocks',
    (made, page) =>
      `<div id="__next"><header id="app-header">${nav(page, (w) => `<a>${w}</a>`)}</header><article class="relative"><h1 id="articleTitle" class="title">${made.headline()}</h1><div data-testid="article-author"><span>${who(made)}</span></div><div data-testid="article-publish-info"><time>${when(made)}</time></div><div class="article-grid__summary-group"><ul class="list-disc"><li>${made.item()}</li><li>${made.item()}</li></ul></div><div id="article-content-section" class="break-words">${made.texts((t) => `<div><p class="break-words u01y"><span>${t}</span></p></div>`)}<h3 class="mt-2">${made.heading()}</h3><p class="break-words">${made.text()}</p></div></article><aside data-testid="web-article-hot">${titles(made, (t, h) => `<a href="${h}"><h3>${t}</h3></a>`)}</aside></div>`,
  ),
  kind(
    'japan-daily-of-hashed-text',
    (made, page) =>
      `<div id="Layout"><header id="GlobalNav"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></header><div id="Main"><main class="w8Bsw" id="main"><div class="y_Qv3"><h1>${made.headline()}</h1></div><div class="H8KYB"><span>${who(made)}</span></div><div class="UDj4P"><time>${when(made)}</time></div><div class="nfyQp">${made.texts((t) => `<p>${made.indent.slice(0, 1)}${t}</p>`)}<h2>${made.heading()}</h2><p>${made.text()}</p></div><div class="notPrint"><ul>${nav(page, (w) => `<li>${w}</li>`)}</ul></div></main><aside id="SideB"><ol class="Ranking">${titles(made, (t, h) => `<li><a href="${h}"><span>${t}</span></a></li>`)}</ol></aside></div></div>`,
  ),
  kind(
    'financial-daily-of-japan-article-section',
    (made, page) =>
      `<header class="header_h1a2"><nav>${nav(page, (w) => `<a class="link_l1b2">${w}</a>`)}</nav></header><main class="main_m1c2"><article class="article_a1d2"><header class="wrapper_w1e2"><h1 class="title_tp0qjrp">${made.headline()}</h1><div class="label_l3f4"><p>${who(made)}</p></div><div class="timestamp_t5g6"><time>${when(made)}</time></div></header><section class="container_cz8tiun">${made.texts((t) => `<p class="paragraph_p15tm1hb">${t}</p>`)}<h2 class="heading_h7h8">${made.heading()}</h2><p class="paragraph_p15tm1hb">${made.text()}</p></section></article><section class="related_r9i1"><h2>${page.label('related')}</h2><ul>${titles(made, (t, h) => `<li><a href="${h}"><span>${t}</span></a></li>`)}</ul></section></main>`,
  ),
  kind(
    'korean-daily-article-body-itemprop',
    (made, page) =>
      `<div id="fusion-app"><div class="story-header">${nav(page, (w) => `<a>${w}</a>`)}</div><section class="article-header"><h1 class="article-header__headline"><span>${made.headline()}</span></h1><div class="article-header__author">${who(made)}</div><span class="inputDate">${when(made)}</span></section><article class="layout__article-main"><section class="article-body" itemprop="articleBody">${made.texts((t) => `<p class="article-body__content article-body__content-text text--black text font--size-sm-18" style="text-align:left">${t}</p>`)}<div class="arcad-wrapper"><div id="ad-1"></div></div><p class="article-body__content article-body__content-text">${made.text()}</p></section></article><section class="ranking-news">${titles(made, (t, h) => `<div class="story-card"><a class="story-card__headline" href="${h}"><span>${t}</span></a></div>`)}</section></div>`,
  ),
  kind(
    'korean-daily-of-breaks-and-subtitles',
    (made, page) =>
      `<header class="header"><ul class="gnb">${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></header><div class="view_body"><section class="head_group"><h1>${made.headline()}</h1><h2 class="sub_tit">${made.brief()}</h2><ul class="news_info"><li>${when(made)}</li><li>${who(made)}</li></ul></section><section class="news_view" id="article_txt">${made.texts((t) => t, '<br><br>\n')}<br><br>${made.text()}</section><div class="copyright">${made.neutral(page.disclaimer())}</div></div><aside class="aside_box"><ol>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ol></aside>`,
  ),
];
