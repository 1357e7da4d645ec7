/** Threads, questions and reviews as East Asian systems write them: half `held-out-5`. */
import { face, kind, nav, titles, turns, when, who } from './writing.ts';

export const boards = [
  kind(
    'tieba-like-floors',
    (made, page) =>
      `<div class="head_main"><div class="search_main">${nav(page, (w) => `<a class="nav_item">${w}</a>`)}</div></div><div class="left_section"><div class="core_title_wrap_bright"><h3 class="core_title_txt">${made.headline()}</h3></div><div class="p_postlist">${turns(made, (text, i) => `<div class="l_post j_l_post l_post_bright"><div class="d_author"><ul class="p_author"><li class="icon"><img src="${face(page)}"></li><li class="d_name"><a>${who(made)}</a></li></ul></div><div class="d_post_content_main"><div class="p_content"><cc><div id="post_content_${i}" class="d_post_content j_d_post_content">${text}</div></cc></div><div class="core_reply_tail"><span class="tail-info">${when(made)}</span></div></div></div>`)}</div></div><div class="right_section"><div class="region_bright">${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</div></div>`,
  ),
  kind(
    '5ch-like-dat-list',
    (made, page) =>
      `<h1 class="title">${made.headline()}</h1><dl class="thread">${turns(made, (text, i) => `<dt>${i + 1} ：<font color="green"><b>${who(made)}</b></font>：${when(made)}</dt><dd> ${text} <br><br></dd>`)}</dl><hr><div class="ad"><a href="https://ads.example/">${page.title('noise')}</a></div>`,
  ),
  kind(
    '5ch-like-post-divs',
    (made, page) =>
      `<div class="topmenu">${nav(page, (w) => `<a>${w}</a>`)}</div><h1 id="threadtitle">${made.headline()}</h1><div id="thread">${turns(made, (text, i) => `<article id="${i + 1}" class="clear post"><details open class="post-header"><summary><span class="postid">${i + 1}</span><span class="postusername"><b>${who(made)}</b></span></summary><span class="date">${when(made)}</span></details><section class="post-content"> ${text} </section></article>`)}</div>`,
  ),
  kind(
    'dcinside-like-gallery-view',
    (made, page) =>
      `<div class="dcheader">${nav(page, (w) => `<a>${w}</a>`)}</div><section><article><div class="view_content_wrap"><header><div class="gallview_head"><h3 class="title ub-word"><span class="title_subject">${made.headline()}</span></h3><div class="gall_writer"><span class="nickname">${who(made)}</span><span class="gall_date">${when(made)}</span></div></div></header><div class="gallview_contents"><div class="inner"><div class="writing_view_box"><div class="write_div">${made.texts((t) => `<p>${t}</p>`)}</div></div></div></div></div></article></section><section class="right_content"><div class="issuebox">${titles(made, (t, h) => `<a href="${h}">${t}</a>`)}</div></section>`,
  ),
  kind(
    'naver-kin-like-answers',
    (made, page) =>
      `<div id="header">${nav(page, (w) => `<a>${w}</a>`)}</div><div id="content"><div class="endContentLeft"><div class="questionDetail"><h2 class="endTitleSection">${made.headline()}</h2><div class="questionContent">${made.text()}</div></div>${turns(made, (t, i) => `<div class="answerDetailSection" id="answer_${i}"><div class="profile_card"><img src="${face(page)}"><strong class="name">${who(made)}</strong></div><div class="se-viewer"><div class="se-main-container"><p class="se-text-paragraph">${t}</p></div></div></div>`)}</div><div class="endContentRight">${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</div></div>`,
  ),
  kind(
    'douban-like-review',
    (made, page) =>
      `<div id="db-nav">${nav(page, (w) => `<li><a>${w}</a></li>`)}</div><div id="wrapper"><div id="content"><div class="grid-16-8"><div class="article"><h1><span>${made.headline()}</span></h1><header class="main-hd"><a class="avator"><img src="${face(page)}"></a><span>${who(made)}</span><span class="main-meta">${when(made)}</span></header><div class="main-bd"><div id="link-report"><div class="review-content clearfix">${made.texts((t) => `<p>${made.indent}${t}</p>`)}</div></div></div></div><div class="aside">${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</div></div></div></div>`,
  ),
  kind(
    'oshiete-like-qa-with-best-answer',
    (made, page) =>
      `<header>${nav(page, (w) => `<a>${w}</a>`)}</header><div class="ClapLv1"><div class="q_area"><h1 class="q_title">${made.headline()}</h1><p class="q_text">${made.text()}</p></div>${turns(made, (t) => `<div class="a_area"><div class="a_head"><span>${who(made)}</span></div><p class="a_text">${t}</p></div>`)}</div><ul class="similar">${titles(made, (t, h) => `<li><a href="${h}">${t}</a></li>`)}</ul>`,
  ),
];
