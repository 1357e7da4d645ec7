/** Articles of half `held-out-2` on portals, platforms and boards of China, Japan, Korea and Taiwan. */
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { editorLine, entries, infoLine } from '../furniture.ts';
import { articleKind, type ArticlePage, type ArticleTruth } from '../truth.ts';

type Made = ArticlePage;

const links = (page: PageMaker, count: number) =>
  page.menuWords(count).map((word) => `<a href="/${page.random.word()}/">${word}</a>`);

const more = (
  made: Made,
  open: string,
  item: (title: string, href: string) => string,
  close: string,
) =>
  `${open}${entries(made, made.page.random.int(3, 7), false)
    .map(({ title, href }) => item(title, href))
    .join('\n')}${close}`;

const copyright = (page: PageMaker) => `${page.disclaimer()} © ${page.site}`;

const sina = articleKind('portal-artibody-top-bar', (made, page) =>
  page.document(
    `<div class="sina-header"><div class="cheader">${links(page, 6).join('')}</div></div><div class="path-search"><div class="channel-path">${links(page, 2).join(' &gt; ')}</div></div><div class="main-content w1240"><h1 class="main-title">${made.headline()}</h1><div class="top-bar-wrap" id="top_bar_wrap"><div class="top-bar-inner"><div class="date-source">${infoLine(made)}</div></div></div><div class="article-content clearfix" id="article_content"><div class="article-content-left"><div class="article" id="artibody">${made.texts((t) => `<p cms-style="font-L">${made.indent}${t}</p>`)}<p class="show_author">${editorLine(made)}</p></div><div class="article-bottom" id="article-bottom"><div class="keywords" id="keywords">${links(page, 3).join(' ')}</div>${more(made, `<div class="tech-con"><h2>${page.label('related')}</h2><ul>`, (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></div>')}</div></div><div class="article-content-right">${more(made, '<ul class="seo_data_list">', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul>')}</div></div></div><div class="footer">${copyright(page)}</div>`,
  ),
);

const post = articleKind('portal-post-main-and-side', (made, page) =>
  page.document(
    `<div class="post_header"><div class="post_nav">${links(page, 7).join('')}</div></div><div class="container clearfix" id="container"><div class="post_main"><h1 class="post_title">${made.headline()}</h1><div class="post_info">${infoLine(made)}</div><div id="content"><div class="post_body">${made.texts((t) => `<p id="${page.random.letters(8)}">${made.indent}${t}</p>`)}</div><div class="post_author">${editorLine(made)}</div></div><div class="post_statement"><p>${page.disclaimer()}</p></div></div><div class="post_side">${more(made, `<div class="mod_hot_rank"><div class="mod_title">${page.label('mostRead')}</div><ul class="post_rank">`, (t, h) => `<li><em>·</em><a href="${h}">${t}</a></li>`, '</ul></div>')}</div></div>`,
  ),
);

const wechat = articleKind('account-article-of-sections', (made, page) =>
  page.document(
    `<div id="js_article" class="rich_media"><div class="rich_media_inner"><div id="page-content" class="rich_media_area_primary"><div class="rich_media_area_primary_inner"><div id="img-content" class="rich_media_wrp"><h1 class="rich_media_title" id="activity-name">${made.headline()}</h1><div id="meta_content" class="rich_media_meta_list">${infoLine(made)}</div><div class="rich_media_content js_underline_content" id="js_content" style="visibility: hidden; opacity: 0;">${made.texts((t) => `<section style="line-height: 1.75em;margin: 0px 8px;"><span leaf="" style="font-size: 15px;">${t}</span></section><section style="line-height: 1.75em;"><br></section>`)}</div></div></div></div></div></div><div id="js_pc_qr_code" class="qr_code_pc_outer"><p>${page.noise()}</p></div>`,
  ),
);

const column = articleKind('column-rich-text-post', (made, page) =>
  page.document(
    `<div id="root"><div class="ColumnPageHeader-Wrapper"><header class="ColumnPageHeader"><a href="/">${page.site}</a><button>${page.label('login')}</button></header></div><div class="Post-content"><article class="Post-Main Post-NormalMain"><header class="Post-Header"><h1 class="Post-Title">${made.headline()}</h1><div class="Post-Author"><img class="Avatar" src="${page.decoration()}" alt="" width="38" height="38"><span class="UserLink">${made.neutral(page.name())}</span></div></header><div class="Post-RichTextContainer"><div class="css-376mun"><div class="RichText ztext Post-RichText">${made.texts((t) => `<p data-pid="${page.random.letters(8)}">${t}</p>`)}<h2>${made.heading()}</h2>${made.texts((t) => `<p data-pid="${page.random.letters(8)}">${t}</p>`)}</div></div></div><div class="ContentItem-time">${made.neutral(`${page.label('updated')} ${page.date()}`)}</div><div class="Post-topicsAndReviewer">${links(page, 3).join('')}</div></article><div class="Post-Sub"><div class="Recommendations-Main"><h3 class="BlockTitle">${page.label('recommended')}</h3><ul>${entries(
      made,
      4,
      false,
    )
      .map(
        ({ title, href }) =>
          `<li><a class="PostItem" href="${href}"><img class="PostItem-TitleImage" src="${page.decoration()}" alt=""><h1 class="PostItem-Title">${title}</h1></a></li>`,
      )
      .join('')}</ul></div></div></div></div>`,
  ),
);

const csdn = articleKind('blog-of-programmers-views', (made, page) =>
  page.document(
    `<div id="csdn-toolbar"><div class="toolbar-inside">${links(page, 6).join('')}</div></div><div class="main_father clearfix"><div class="container clearfix" id="mainBox"><main><div class="blog-content-box"><div class="article-header-box"><div class="article-title-box"><h1 class="title-article" id="articleContentId">${made.headline()}</h1></div><div class="article-info-box">${infoLine(made)}</div></div><div id="blogHuaweiyunAdvert"></div><article class="baidu_pl"><div id="article_content" class="article_content clearfix"><div id="content_views" class="markdown_views prism-atom-one-dark"><h2><a id="a_0"></a>${made.heading()}</h2>${made.texts((t) => `<p>${t}</p>`)}<h2><a id="a_1"></a>${made.heading()}</h2><ul><li>${made.item()}</li><li>${made.item()}</li></ul></div></div></article></div><div class="recommend-box insert-baidu-box">${entries(
      made,
      5,
      true,
    )
      .map(
        ({ title, href, excerpt }) =>
          `<div class="recommend-item-box"><a href="${href}"><h4>${title}</h4></a><p class="content"><a href="${href}">${excerpt}</a></p></div>`,
      )
      .join(
        '',
      )}</div></main><aside class="blog_container_aside"><div id="asideProfile"><img class="avatar_pic" src="${page.decoration()}" alt=""></div>${more(made, `<div id="asideHotArticle"><h3 class="aside-title">${page.label('mostRead')}</h3><ul>`, (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></div>')}</aside></div></div>`,
  ),
);

const baike = articleKind('lexicon-lemma-paragraphs', (made, page) =>
  page.document(
    `<div class="header-wrapper"><form><input name="word"><button>${page.label('search')}</button></form></div><div class="body-wrapper"><div class="content-wrapper"><div class="content"><div class="main-content J-content"><dl class="lemmaWgt-lemmaTitle"><dd class="lemmaWgt-lemmaTitle-title"><h1>${made.headline()}</h1></dd></dl><div class="lemma-summary"><div class="para">${made.text()}</div></div><div class="para-title level-2"><h2 class="title-text">${made.heading()}</h2></div>${made.texts((t) => `<div class="para">${t}</div>`)}</div><div class="side-content">${more(made, '<div class="zhixin-box">', (t, h) => `<a class="zx-item" href="${h}">${t}</a>`, '</div>')}</div></div></div></div><div class="wgt-footer-main">${copyright(page)}</div>`,
  ),
);

const office = articleKind('office-trs-editor', (made, page) =>
  page.document(
    `<div class="header"><div class="nav">${links(page, 6).join('')}</div></div><div class="BreadcrumbNav">${links(page, 3).join(' &gt; ')}</div><div class="article oneColumn"><h1>${made.headline()}</h1><div class="pages-date">${infoLine(made)}</div><div class="pages_content" id="UCAP-CONTENT"><div class="trs_editor_view TRS_UEDITOR trs_paper_default">${made.texts((t) => `<p style="text-indent: 2em; text-align: justify;">${t}</p>`)}</div></div><div class="editor">${editorLine(made)}</div></div><div class="friend-links">${page
      .menuWords(5)
      .map((w) => `<a href="/x">${w}</a>`)
      .join('|')}</div><div class="footer"><p>${copyright(page)}</p></div>`,
  ),
);

const daily = articleKind('party-paper-layout', (made, page) =>
  page.document(
    `<div class="w1000 top_nav">${links(page, 7).join('|')}</div><div class="layout rm_txt cf"><div class="col col-1"><h3 class="pre"></h3><h1>${made.headline()}</h1><div class="channel cf"><div class="col-1-1">${infoLine(made)}</div></div><div class="rm_txt_con cf">${made.texts((t) => `<p style="text-indent: 2em;">\n\t${t}</p>`)}<div class="edit cf">(${editorLine(made)})</div></div>${more(made, '<div class="rm_relevant cf"><ul>', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></div>')}</div><div class="col col-2 fr">${more(made, `<div class="rm_ranking cf"><h3>${page.label('mostRead')}</h3><ul>`, (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></div>')}</div></div>`,
  ),
);

const discuz = articleKind('board-post-message-cell', (made, page) =>
  page.document(
    `<div id="toptb"><a href="member.php">${page.label('login')}</a></div><div id="wp" class="wp"><div id="pt" class="bm cl">${links(page, 3).join(' › ')}</div><div id="postlist" class="pl bm"><table cellspacing="0" cellpadding="0"><tr><td class="pls"><div class="hm">${made.neutral(page.random.word())}</div></td><td class="plc"><h1 class="ts"><span id="thread_subject">${made.headline()}</span></h1></td></tr></table><div id="post_1"><table class="plhin" cellspacing="0" cellpadding="0"><tr><td class="pls" rowspan="2"><div class="pls favatar"><img src="${page.decoration()}" alt=""></div></td><td class="plc"><div class="pct"><div class="pcb"><div class="t_fsz"><table cellspacing="0" cellpadding="0"><tr><td class="t_f" id="postmessage_1">${made.texts((t) => t, '<br>\n<br>\n')}</td></tr></table></div></div></div></td></tr></table></div></div></div><div id="ft">${copyright(page)}</div>`,
  ),
);

const yahoo = articleKind('portal-news-of-hashed-classes', (made, page) =>
  page.document(
    `<div id="__next"><header class="sc-1a2b" id="msthd">${links(page, 5).join('')}</header><main id="contents" class="sc-9z"><div id="contentsWrap"><article id="uamods" class="sc-54nboa-0"><header class="sc-kzkn"><h1 class="sc-bzbd">${made.headline()}</h1><div class="sc-info">${infoLine(made)}</div></header><div class="article_body highLightSearchTarget"><div class="sc-iMCRTP ePfheF yjSlinkDirectlink">${made.texts((t) => `<p class="sc-bdnylx yjSlinkDirectlink">${made.indent}${t}</p>`)}</div></div></article><section id="relatedArticles"><h2>${page.label('related')}</h2><ul>${entries(
      made,
      4,
      false,
    )
      .map(({ title, href }) => `<li><a href="${href}">${title}</a></li>`)
      .join(
        '',
      )}</ul></section><section id="commentsHeader"><h2>${page.label('comments')}</h2></section></div><aside id="yjnSub">${more(made, `<section><h2>${page.label('mostRead')}</h2><ol>`, (t, h) => `<li><a href="${h}"><p>${t}</p></a></li>`, '</ol></section>')}</aside></main></div>`,
  ),
);

const note = articleKind('creators-note-body', (made, page) =>
  page.document(
    `<div id="__nuxt"><header class="o-navBar"><a href="/">${page.site}</a></header><main class="p-article"><article class="p-article__content"><div class="p-article__eyecatch"><img src="/i/${page.random.word()}.jpg" alt=""></div><h1 class="o-noteContentHeader__title">${made.headline()}</h1><div class="o-noteContentHeader__info">${infoLine(made)}</div><div data-name="body" class="note-common-styles__textnote-body">${made.texts((t) => `<p name="${page.random.letters(8)}" id="${page.random.letters(8)}">${t}</p>`)}<h2 name="h1" id="h1" tabindex="-1">${made.heading()}</h2>${made.texts((t) => `<p name="${page.random.letters(8)}">${t}</p>`)}</div><div class="o-noteLikeV3"><button>♡ ${page.random.int(2, 90)}</button></div></article><div class="p-article__creatorInfo"><p>${page.noise()}</p></div>${more(made, '<section class="p-article__recommend">', (t, h) => `<div class="m-smallNoteWrapper"><a href="${h}"><h3>${t}</h3></a></div>`, '</section>')}</main></div>`,
  ),
);

const ameba = articleKind('diary-entry-body-of-lines', (made, page) =>
  page.document(
    `<div class="skin-page"><div class="skin-blogHeader"><p data-uranus-component="blogTitle"><a href="/">${page.site}</a></p></div><div class="skin-blogBodyInner"><div class="skin-blogMainA"><article class="skin-entry" data-uranus-component="entry"><div class="skin-entryHead"><h1 data-uranus-component="entryTitle"><a class="skinArticleTitle" href="/e">${made.headline()}</a></h1><p data-uranus-component="entryDate">${made.neutral(page.date())}</p></div><div class="skin-entryBody" id="entryBody">${made.texts((t) => `<div>${t}</div><div>&nbsp;</div>`)}</div><div class="skin-entryFooter"><ul class="share">${links(
      page,
      2,
    )
      .map((a) => `<li>${a}</li>`)
      .join(
        '',
      )}</ul></div></article><nav class="skin-entryPager"><a href="/p">${page.title('noise')}</a></nav></div><aside class="skin-blogSubA">${more(made, '<ul class="skin-recentEntries">', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul>')}</aside></div></div>`,
  ),
);

const hatena = articleKind('blog-entry-with-keywords', (made, page) =>
  page.document(
    `<div id="globalheader-container"></div><div id="container"><header id="blog-title"><h2 id="title"><a href="/">${page.site}</a></h2></header><div id="content"><div id="content-inner"><div id="wrapper"><div id="main"><article class="entry hentry js-entry-article"><div class="entry-inner"><header class="entry-header"><div class="date entry-date">${made.neutral(page.date())}</div><h1 class="entry-title"><a href="/entry" class="entry-title-link bookmark">${made.headline()}</a></h1></header><div class="entry-content hatenablog-entry">${made.texts((t) => `<p>${t}</p>`)}<h3 id="h3">${made.heading()}</h3><blockquote><p>${made.text()}</p></blockquote>${made.texts((t) => `<p>${t}</p>`)}</div><footer class="entry-footer"><div class="entry-tags-wrapper">${links(page, 2).join('')}</div><div class="social-buttons"></div></footer></div></article><div class="pager pager-permalink"><span class="pager-next"><a href="/n">${page.title('noise')}</a></span></div></div></div><aside id="box2">${more(made, '<div class="hatena-module hatena-module-recent-entries"><ul>', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></div>')}</aside></div></div></div>`,
  ),
);

const townPage = articleKind('town-hall-tmp-contents', (made, page) =>
  page.document(
    `<div id="tmp_wrapper"><div id="tmp_header"><div id="tmp_gnavi"><ul>${links(page, 6)
      .map((a) => `<li>${a}</li>`)
      .join(
        '',
      )}</ul></div></div><div id="tmp_pankuzu"><p>${links(page, 3).join(' &gt; ')}</p></div><div id="tmp_main"><div id="tmp_contents"><p id="tmp_update">${made.neutral(`${page.label('updated')} ${page.date()}`)}</p><h1>${made.headline()}</h1>${made.texts((t) => `<p>${t}</p>`)}<h2>${made.heading()}</h2><ul><li>${made.item()}</li><li>${made.item()}</li></ul><div id="tmp_inquiry"><p>${page.disclaimer()}</p></div></div></div><div id="tmp_footer">© ${page.site}</div></div>`,
  ),
);

const naverNews = articleKind('portal-news-dic-area', (made, page) =>
  page.document(
    `<div id="wrap"><header class="Nheader">${links(page, 6).join('')}</header><div id="ct_wrap" class="ct_scroll_wrapper"><div class="newsct" role="main"><div class="media_end_head"><h2 id="title_area" class="media_end_head_headline"><span>${made.headline()}</span></h2><div class="media_end_head_info">${infoLine(made)}</div></div><div class="newsct_body"><div id="contents" class="newsct_body"><div id="newsct_article" class="newsct_article _article_body"><article id="dic_area" class="go_trans _article_content">${made.texts((t) => t, '<br><br>')}</article></div><div class="copyright">${copyright(page)}</div></div></div>${more(made, '<div class="media_end_linked_more"><ul>', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></div>')}<div class="u_cbox"><span>${page.label('comments')}</span></div></div></div></div>`,
  ),
);

const naverBlog = articleKind('smart-editor-paragraphs', (made, page) =>
  page.document(
    `<div id="whole-border"><div id="blog-menu">${links(page, 4).join('')}</div><div id="postViewArea"><div class="se-viewer se-theme-default"><div class="se-component se-documentTitle"><div class="se-component-content"><div class="se-section se-section-documentTitle"><div class="pcol1"><h3 class="se_textarea"><span class="se-fs-">${made.headline()}</span></h3></div><div class="blog2_container"><span class="nick">${made.neutral(page.name())}</span><span class="se_publishDate">${made.neutral(page.date())}</span></div></div></div></div><div class="se-main-container">${made.texts((t) => `<div class="se-component se-text se-l-default"><div class="se-component-content"><div class="se-section se-section-text"><div class="se-module se-module-text"><p class="se-text-paragraph se-text-paragraph-align-left"><span class="se-fs-fs16 se-ff-nanumgothic">${t}</span></p><p class="se-text-paragraph"><span>\u200b</span></p></div></div></div></div>`)}</div></div></div>${more(made, '<div class="post_related"><ul>', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></div>')}</div>`,
  ),
);

const tistory = articleKind('story-blog-useless-margin', (made, page) =>
  page.document(
    `<div id="tt-body-page"><div id="wrap"><header id="header"><h1><a href="/">${page.site}</a></h1></header><main class="main"><div class="area-view"><div class="article-header"><h2 class="title-article">${made.headline()}</h2><div class="box-meta">${infoLine(made)}</div></div><div class="article-view"><div class="tt_article_useless_p_margin contents_style">${made.texts((t) => `<p data-ke-size="size16">${t}</p>`)}<h3 data-ke-size="size23">${made.heading()}</h3>${made.texts((t) => `<p data-ke-size="size16">${t}</p>`)}</div></div><div class="article-tag"><div class="box-tag">${links(page, 3).join(', ')}</div></div>${more(made, `<div class="article-related"><h3>${page.label('related')}</h3><ul>`, (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></div>')}</div></main><footer>${copyright(page)}</footer></div></div>`,
  ),
);

const daum = articleKind('portal-view-of-pids', (made, page) =>
  page.document(
    `<div id="kakaoWrap"><header id="kakaoHead">${links(page, 5).join('')}</header><main class="doc-main"><section class="inner-main"><article id="mainContent"><div class="head_view"><h3 class="tit_view">${made.headline()}</h3><div class="info_view">${infoLine(made)}</div></div><div class="news_view fs_type1"><div class="article_view" data-translation-body="true"><section dmcf-sid="${page.random.letters(8)}">${made.texts((t) => `<p dmcf-pid="${page.random.letters(6)}" dmcf-ptype="general">${t}</p>`)}</section></div></div><div class="foot_view"><p class="txt_copyright">${copyright(page)}</p></div></article></section><aside>${more(made, '<div class="box_etc box_rank"><ol>', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ol></div>')}</aside></main></div>`,
  ),
);

const koreanPaper = articleKind('paper-article-veiw-body', (made, page) =>
  page.document(
    `<div id="user-wrap"><div id="user-nav"><ul>${links(page, 6)
      .map((a) => `<li>${a}</li>`)
      .join(
        '',
      )}</ul></div><section id="user-container"><header class="article-view-header"><h1 class="heading">${made.headline()}</h1><div class="info-text">${infoLine(made)}</div></header><div id="article-view-content-div" class="article-veiw-body view-page font-size17" itemprop="articleBody">${made.texts((t) => `<p>${t}</p>`)}</div><div class="view-copyright">${copyright(page)}</div>${more(made, `<article class="article-other"><h4>${page.label('latest')}</h4><ul>`, (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></article>')}</section></div>`,
  ),
);

const udn = articleKind('island-paper-editor-section', (made, page) =>
  page.document(
    `<header class="header"><nav class="navigation">${links(page, 6).join('')}</nav></header><main><section class="wrapper-left"><article class="article-content"><h1 class="article-content__title">${made.headline()}</h1><section class="article-content__info"><section class="authors">${infoLine(made)}</section></section><section class="article-content__paragraph"><section class="article-content__editor">${made.texts((t) => `<p>${t}</p>`)}<div class="inline-ads"><div id="div-gpt-ad-1"></div></div>${made.texts((t) => `<p>${t}</p>`)}</section></section></article><section class="keywords">${links(page, 3).join('')}</section>${more(made, `<section class="story-list__holder"><h2>${page.label('related')}</h2>`, (t, h) => `<div class="story-list__text"><a href="${h}">${t}</a></div>`, '</section>')}</section><aside class="wrapper-right">${more(made, '<div class="tabs_box_wrapper">', (t, h) => `<p><a href="${h}">${t}</a></p>`, '</div>')}</aside></main>`,
  ),
);

const pixnet = articleKind('island-blog-content-inner', (made, page) =>
  page.document(
    `<div id="container"><div id="banner"><h1><a href="/">${page.site}</a></h1></div><div id="content"><div id="article-area"><div class="article" id="article-box"><ul class="article-head"><li class="publish">${made.neutral(page.date())}</li><li class="title" id="article-1"><h2><a href="/post/1">${made.headline()}</a></h2></li></ul><div class="article-body"><div class="article-content"><div class="article-content-inner" id="article-content-inner">${made.texts((t) => `<p><span style="font-size: 14pt;">${t}</span></p>`)}</div></div><div class="article-footer"><ul class="refer"><li>${links(page, 2).join('')}</li></ul></div></div></div><div class="hot-article">${more(made, '<ul>', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul>')}</div></div></div></div>`,
  ),
);

const liberty = articleKind('island-paper-data-desc', (made, page) =>
  page.document(
    `<div class="ltnheader">${links(page, 7).join('')}</div><div class="content"><section class="content_left"><div class="whitecon articlebody" itemprop="articleBody"><h1>${made.headline()}</h1><div class="text boxTitle boxText" data-desc="內容頁"><span class="time">${made.neutral(page.date())}</span>${made.texts((t) => `<p>${t}</p>`)}<p class="appE1121">${page.noise()}</p><p class="before_ir">${page.label('advert')}</p></div></div>${more(made, '<div class="related boxTitle"><ul>', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul></div>')}</section></div>`,
  ),
);

const question = articleKind('experience-steps-of-a-portal', (made, page) =>
  page.document(
    `<div class="exp-header">${links(page, 5).join('')}</div><article class="exp-article"><h1 class="exp-title"><span class="title-text">${made.headline()}</span></h1><div class="exp-content-container"><div class="exp-content-block"><div class="exp-content-body"><div class="exp-content-text">${made.text()}</div></div></div><div class="exp-content-block"><h2 class="exp-content-head">${made.heading()}</h2><div class="exp-content-body"><ol class="exp-content-orderlist">${page.random.times(4, (i) => `<li class="exp-content-list list-item-${i + 1}"><div class="content-list-text"><p>${made.text()}</p></div></li>`).join('')}</ol></div></div></div><div class="exp-vote"><button>${page.random.int(2, 90)}</button></div></article><aside class="exp-aside">${more(made, '<ul class="exp-related">', (t, h) => `<li><a href="${h}">${t}</a></li>`, '</ul>')}</aside>`,
  ),
);

export const kinds: readonly Kind<ArticleTruth>[] = [
  sina,
  post,
  wechat,
  column,
  csdn,
  baike,
  office,
  daily,
  discuz,
  yahoo,
  note,
  ameba,
  hatena,
  townPage,
  naverNews,
  naverBlog,
  tistory,
  daum,
  koreanPaper,
  udn,
  pixnet,
  liberty,
  question,
];
