/** Blogs, boards, offices and answers of East Asia: half `held-out-6`. */
import { face, kind, nav, remarks, titles, turns, when, who } from './writing.ts';

export const places = [
  kind(
    'ptt-like-board-in-one-screen',
    (made, page) =>
      `<div id="topbar-container"><div id="topbar" class="bbs-content"><a id="logo" href="/bbs/">${page.site}</a></div></div><div id="main-container"><div id="main-content" class="bbs-screen bbs-content"><h1 class="article-metaline"><span class="article-meta-value">${made.headline()}</span></h1><div class="article-metaline"><span class="article-meta-value">${who(made)}</span></div><div class="article-metaline"><span class="article-meta-value">${when(made)}</span></div>\n${made.texts((t) => t, '\n\n')}\n\n--\n${remarks(made, (n, t) => `<div class="push"><span class="f3 hl push-userid">${n}</span><span class="f3 push-content">: ${t}</span></div>`)}</div></div>`,
  ),
  kind(
    'answer-of-a-question-site-rich-content',
    (made, page) =>
      `<div id="root"><header class="AppHeader">${nav(page, (w) => `<a class="AppHeader-TabsLink">${w}</a>`)}</header><main class="App-main"><div class="QuestionPage"><div class="QuestionHeader"><h1 class="QuestionHeader-title">${made.headline()}</h1></div><div class="Question-mainColumn">${turns(made, (t) => `<div class="List-item"><div class="ContentItem AnswerItem"><div class="AuthorInfo"><img class="Avatar" src="${face(page)}" alt=""><span class="UserLink AuthorInfo-name">${who(made)}</span></div><div class="RichContent RichContent--unescapable"><div class="RichContent-inner"><span class="RichText ztext CopyrightRichText-richText"><p>${t}</p></span></div><div class="ContentItem-time">${when(made)}</div></div></div></div>`)}</div><div class="Question-sideColumn">${titles(made, (t, h) => `<div class="SimilarQuestions-item"><a href="${h}">${t}</a></div>`)}</div></div></main></div>`,
  ),
  kind(
    'simple-writers-platform-of-hashed-names',
    (made, page) =>
      `<header class="_2CQ3mY"><nav>${nav(page, (w) => `<a class="_1OyPqC"><span>${w}</span></a>`)}</nav></header><div class="_3VRLsv" role="main"><div class="_gp-ck"><section class="ouvJEz"><h1 class="_1RuRku">${made.headline()}</h1><div class="rEsl9f"><img class="_13D2Eh" src="${face(page)}" alt=""><span class="FxYr8x"><a>${who(made)}</a></span><time>${when(made)}</time></div><article class="_2rhmJa">${made.texts((t) => `<p>${t}</p>`)}<h3>${made.heading()}</h3><p>${made.text()}</p></article><div class="_1kCBjS">${page.label('share')}</div></section></div><aside class="_2OwGUo"><section class="_3Z3nHf">${titles(made, (t, h) => `<div class="_26Hhi2"><a class="_2voXH8" href="${h}">${t}</a></div>`)}</section></aside></div>`,
  ),
  kind(
    'fc2-like-blog-entry',
    (made, page) =>
      `<div id="header"><h2>${page.site}</h2></div><div id="container"><div id="main"><div class="entry"><h1 class="entry_header"><a>${made.headline()}</a></h1><ul class="entry_date"><li>${when(made)}</li></ul><div class="entry_body">${made.texts((t) => t, '<br />\n<br />\n')}<div class="entry_more" id="more">${made.text()}</div></div><div class="entry_footer">${page.label('comments')}</div></div></div><div id="menu"><div class="plugin"><ul>${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div>`,
  ),
  kind(
    'mobile01-like-thread',
    (made, page) =>
      `<div class="l-header">${nav(page, (w) => `<a class="c-link">${w}</a>`)}</div><div class="l-publishArea topic_article"><div class="l-heading__title"><h1 class="t2">${made.headline()}</h1></div>${turns(made, (t, i) => `<div class="l-articlePage"><div class="l-articlePage__author"><div class="c-authorInfo"><img class="c-authorInfo__img" src="${face(page)}" alt=""><a>${who(made)}</a></div></div><div class="l-articlePage__publish"><div class="l-navigation__item"><span class="o-fNotes">${when(made)}</span></div><article class="u-gapBottom--max"><div itemprop="articleBody" id="a${i}">${t}</div></article></div></div>`)}</div><div class="l-related">${titles(made, (t, h) => `<a class="c-link--gn" href="${h}">${t}</a>`)}</div>`,
  ),
  kind(
    'korean-board-xe-document',
    (made, page) =>
      `<div class="xe"><div class="header"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><div class="body"><div class="bd" id="bd_1"><div class="rd rd_nav_style2"><div class="rd_hd clear"><div class="board clear"><div class="top_area ngeb"><div class="fr"><span class="date m_no">${when(made)}</span></div><h1 class="np_18px"><a>${made.headline()}</a></h1></div><div class="btm_area clear"><div class="side"><a class="nick">${who(made)}</a></div></div></div></div><div class="rd_body clear"><article><div class="document_1 xe_content">${made.texts((t) => `<p>${t}</p>`, '<p>&nbsp;</p>')}</div></article></div></div><div class="fdb_lst_wrp"><ul class="fdb_lst_ul">${remarks(made, (n, t) => `<li class="fdb_itm"><div class="meta"><a>${n}</a></div><div class="comment xe_content">${t}</div></li>`)}</ul></div></div></div></div>`,
  ),
  kind(
    'clien-like-post-article',
    (made, page) =>
      `<div class="nav_container">${nav(page, (w) => `<a class="menu-list">${w}</a>`)}</div><div class="content_view"><h3 class="post_subject"><span>${made.headline()}</span></h3><div class="post_information"><div class="post_contact"><span class="nickname">${who(made)}</span></div><div class="view_count date">${when(made)}</div></div><div class="post_view"><div class="post_content"><article><div class="post_article">${made.texts((t) => `<p>${t}</p>`)}</div></article></div></div><div class="post_comment">${remarks(made, (n, t) => `<div class="comment_row"><span class="nickname">${n}</span><div class="comment_view">${t}</div></div>`)}</div></div><div class="side_list">${titles(made, (t, h) => `<a href="${h}">${t}</a>`)}</div>`,
  ),
  kind(
    'prefecture-office-with-notes',
    (made, page) =>
      `<div id="header"><div id="gnavi"><ul>${nav(page, (w) => `<li><a>${w}</a></li>`)}</ul></div></div><div id="pankuzu"><a>${page.label('home')}</a></div><div id="container"><div id="main"><div id="main_a"><h1>${made.headline()}</h1><div id="main_header"><p>${when(made)}</p></div><div id="main_body"><div class="detail_free"><p>${made.text()}</p></div><div class="detail_free"><h2>${made.heading()}</h2>${made.texts((t) => `<p>${t}</p>`)}</div></div><div id="section_footer"><p>${made.neutral(page.free())}</p></div></div></div><div id="sidebar1"><div class="sidebar_in">${titles(made, (t, h) => `<p><a href="${h}">${t}</a></p>`)}</div></div></div>`,
  ),
  kind(
    'vocus-like-article-of-a-writer',
    (made, page) =>
      `<div id="__next"><div class="styles__Header">${nav(page, (w) => `<span>${w}</span>`)}</div><main><article class="layout__Article"><h1 class="article-title">${made.headline()}</h1><div class="article-info"><a>${who(made)}</a><span>${when(made)}</span></div><div class="article-content-wrapper"><div class="editor-content-block">${made.texts((t) => `<p dir="auto" class="editor-paragraph"><span data-lexical-text="true">${t}</span></p>`)}<blockquote class="editor-quote"><span data-lexical-text="true">${made.brief()}</span></blockquote></div></div></article><section class="salon">${titles(made, (t, h) => `<a href="${h}"><h3>${t}</h3></a>`)}</section></main></div>`,
  ),
];
