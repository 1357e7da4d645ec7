/** Papers, broadcasters, portals and press offices: half `held-out-14`. */
import {
  at,
  bare,
  below,
  bar,
  f,
  framed,
  image,
  lis,
  menu,
  number,
  others,
  photo,
  points,
  ps,
  replies,
  rich,
  sections,
  sized,
  some,
  texts,
  word,
} from './writing.ts';

export const papers = [
  framed(
    'newspaper-theme-article-with-an-advert-in-the-text',
    'newspaper',
    (page) =>
      `<article class="post type-post status-publish format-standard hentry"><div class="td-post-header"><ul class="td-category">${menu(page)}</ul><header class="td-post-title"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header></div>${f.share(page)}<div class="td-post-content tagdiv-type"><div class="td-post-featured-image"><a href="/full.jpg" class="td-modal-image">${image(page, ' class="entry-thumb" width="696" height="464" alt=""')}</a></div>${ps(page)}<div class="td-a-rec td-a-rec-id-content_inline"><span class="td-adspot-title">${page.label('advert')}</span></div>${sections(page, 'h3')}</div><footer>${f.tags(page)}${f.neighbours(page)}</footer></article>${f.teasers(page)}`,
  ),
  bare(
    'regional-paper-in-blox-with-an-offer-in-the-text',
    (page) =>
      `<div id="site-container"><header id="site-header-container"><div id="site-logo-container"><a href="/">${page.site}</a></div><nav id="site-navbar-container"><ul class="nav navbar-nav">${menu(page)}</ul></nav></header><div id="main-body-container" class="container"><article id="asset-content" class="asset asset-article row" itemscope itemtype="https://schema.org/NewsArticle"><div class="col-lg-8"><header class="asset-header"><h1 itemprop="headline" class="headline"><span>${page.headline()}</span></h1><div class="meta"><ul class="list-inline"><li><span itemprop="author" class="tnt-byline">${page.name()}</span></li><li class="hidden-print"><time class="tnt-date asset-date">${page.date()}</time></li></ul></div></header><div class="asset-photo">${photo(page, ' class="photo layout-horizontal"')}</div><div id="article-body" itemprop="articleBody" class="asset-content subscriber-premium"><div class="asset-body">${texts(page, (t) => `<div class="subscriber-only-x"><p>${t}</p></div>`)}<div id="tncms-region-article_instory_top" class="tncms-region hidden-print"><div class="card panel subscription-promo"><div class="card-body"><h3 class="tnt-headline">${page.label('subscribe')}</h3><p>${page.pitch()}</p></div></div></div>${ps(page)}</div></div><div class="asset-tags"><ul>${menu(page)}</ul></div></div><aside class="col-lg-4"><div class="block"><h3 class="block-title">${page.label('mostRead')}</h3><ul class="list-unstyled">${others(page, (h, t) => `<li class="card"><h4 class="tnt-headline"><a class="tnt-asset-link" href="${h}">${t}</a></h4></li>`)}</ul></div></aside></article></div>${f.footer(page)}</div>`,
  ),
  bare(
    'paper-on-arc-with-links-between-paragraphs',
    (page) =>
      `<div id="fusion-app" class="fusion-app"><div class="b-right-rail"><header class="b-header-nav-chain"><nav class="b-header-nav-chain__top-layout"><a class="c-link" href="/">${page.site}</a>${bar(page, (w) => `<a class="c-link" href="/x/">${w}</a>`)}</nav></header><section class="b-right-rail__main" role="main"><h1 class="b-headline">${page.headline()}</h1><h2 class="b-subheadline">${page.say()}</h2><div class="b-byline"><span class="b-byline__by">${page.label('by')}</span> <a href="/author/x">${page.name()}</a> <time class="b-date">${page.date()}</time></div><figure class="c-media-item b-lead-art"><picture>${sized(page, ' alt="" class="c-image"')}</picture><figcaption class="c-media-item__fig-caption"><span class="c-media-item__caption">${page.free()}</span> <span class="c-media-item__credit">(${page.name()})</span></figcaption></figure><article class="b-article-body">${texts(page, (t, i) => `<p class="c-paragraph">${t}</p>${i === 1 ? `<p class="b-article-body__interstitial_link">[ <a href="${page.path()}">${page.title('noise')}</a> ]</p>` : ''}`)}${page.isShort ? '' : `<h2 class="c-heading">${page.heading()}</h2>${ps(page, ' class="c-paragraph"')}`}</article><div class="b-author-bio">${page.free()}</div></section><aside class="b-right-rail__rail"><section class="b-results-list"><h2>${page.label('latest')}</h2>${others(page, (h, t) => `<div class="b-results-list__wrapper"><a class="c-link" href="${h}"><h2 class="c-heading">${t}</h2></a></div>`)}</section></aside><footer class="b-footer"><p class="c-paragraph">${page.noise()}</p></footer></div></div>`,
  ),
  bare(
    'paper-with-named-areas-and-a-support-box-at-the-end',
    (page) =>
      `<div data-print-layout="hide"><header class="dcr-1a"><nav data-component="header-nav"><ul class="dcr-2b">${menu(page)}</ul></nav></header></div><main data-layout="StandardLayout"><div id="maincontent" class="dcr-3c"><div data-gu-name="headline" class="dcr-4d"><div><h1 class="dcr-5e">${page.headline()}</h1></div></div><div data-gu-name="standfirst" class="dcr-6f"><div class="dcr-7g"><p>${page.say()}</p></div></div><div data-gu-name="meta"><div class="dcr-8h"><address aria-label="Contributor info"><div data-component="meta-byline"><a rel="author" href="/profile/x">${page.name()}</a></div></address><details class="dcr-9i"><summary><span class="dcr-0j">${page.date()}</span></summary></details></div></div><div data-gu-name="media">${photo(page, ' id="img-1" class="dcr-ak"')}</div><div data-gu-name="body"><div id="liveblog-body-x" class="article-body-commercial-selector article-body-viewer-selector dcr-bl">${texts(page, (t) => `<p class="dcr-cm">${t}</p>`)}<figure data-spacefinder-role="richLink" data-spacefinder-type="model.RichLinkBlockElement"><div data-print-layout="hide" class="dcr-dn"><a href="${page.path()}"><div class="dcr-eo"><h3 class="dcr-fp">${page.title('noise')}</h3></div><div class="dcr-gq">${page.label('readMore')}</div></a></div></figure>${ps(page, ' class="dcr-cm"')}</div><div id="slot-body-end"><section class="dcr-hr"><h2>${page.label('newsletter')}</h2><p>${page.pitch()}</p><a href="https://support.example/">${page.label('subscribe')}</a></section></div><div data-gu-name="submeta"><div class="dcr-is"><ul class="dcr-jt">${menu(page)}</ul></div></div></div></div></main><section data-component="most-popular"><h2>${page.label('mostRead')}</h2><ol>${others(page, (h, t) => `<li class="dcr-ku"><a href="${h}"><span class="dcr-lv">${t}</span></a></li>`, [5, 8])}</ol></section>${f.footer(page)}`,
  ),
  bare(
    'chain-paper-with-short-class-names-and-videos-beside',
    (page) =>
      `<header class="gnt_n"><a class="gnt_n_lg" href="/">${page.site}</a><nav class="gnt_n_mn">${bar(page, (w) => `<a class="gnt_n_mn_l" href="/x/">${w}</a>`)}</nav></header><main class="gnt_cw_w"><div class="gnt_cw"><article class="gnt_pr"><div class="gnt_ar_lbl"><a class="gnt_ar_lbl_lk" href="/x/">${page.menuWords(1).join('')}</a></div><h1 class="gnt_ar_hl" elementtiming="ar-headline">${page.headline()}</h1><div class="gnt_ar_by"><a class="gnt_ar_by_a" href="/staff/1/">${page.name()}</a><div class="gnt_ar_pb" data-c-tpb="x">${page.site}</div></div><aside class="gnt_em gnt_em_vp_c" aria-label="Video"><button class="gnt_em_vp_pbtn"></button><div class="gnt_em_vp_ttl">${page.title('free')}</div></aside><div class="gnt_ar_b">${texts(page, (t) => `<p class="gnt_ar_b_p">${t}</p>`)}<a class="gnt_ar_b_a" href="${page.path()}"><strong>${page.title('noise')}</strong></a><h2 class="gnt_ar_b_h2">${page.heading()}</h2>${ps(page, ' class="gnt_ar_b_p"')}</div></article></div></main><footer class="gnt_ft"><p class="gnt_ft_t">${page.noise()}</p>${bar(page, (w) => `<a class="gnt_ft_lk" href="/x">${w}</a>`)}</footer>`,
  ),
  at(
    ['ko'],
    bare(
      'korean-portal-news-with-line-breaks-and-reporter-cards',
      (page) =>
        `<div id="wrap" class="end_wrap"><header class="Nheader_wrap"><a href="/" class="Nlogo">${page.site}</a><ul class="Nlnb_menu_list" role="menu">${menu(page)}</ul></header><div id="ct_wrap" class="ct_wrap"><div class="ct_scroll_wrapper"><div id="ct" role="main" class="newsct"><div class="media_end_head go_trans"><div class="media_end_head_top"><a href="#" class="media_end_head_top_logo"><img src="${page.decoration()}" alt=""></a></div><div class="media_end_head_title"><h2 id="title_area" class="media_end_head_headline"><span>${page.headline()}</span></h2></div><div class="media_end_head_info"><div class="media_end_head_info_datestamp"><span class="media_end_head_info_datestamp_time">${page.date()}</span></div><em class="media_end_head_journalist_name">${page.name()}</em></div></div><div id="contents" class="newsct_body"><div class="newsct_article _article_body"><article id="dic_area" class="go_trans _article_content"><span class="end_photo_org">${image(page, ' id="img1" alt=""')}<em class="img_desc">${page.free()}</em></span>${texts(page, (t) => `${t}<br><br>`)}</article></div><div class="byline"><p class="byline_p"><span class="byline_s">${page.name()} (x@mail.example)</span></p></div><div class="copyright"><p class="c_text">${page.disclaimer()}</p></div></div><div class="media_end_categorize"><p>${page.noise()}</p></div><section class="end_section"><h3>${page.label('mostRead')}</h3><ul class="ranking_list">${others(page, (h, t) => `<li><a href="${h}"><strong class="list_title">${t}</strong></a></li>`, [5, 5])}</ul></section></div></div></div></div>`,
    ),
  ),
  at(
    ['ja'],
    bare(
      'japanese-portal-news-with-made-up-class-names',
      (page) =>
        `<div id="wrapper"><header id="msthd"><a href="/">${page.site}</a></header><nav id="gnSec"><ul>${menu(page)}</ul></nav><div id="contents"><div id="contentsWrap"><article id="uamods"><header class="sc-54nboa-0"><h1 class="sc-54nboa-3">${page.headline()}</h1><div class="sc-54nboa-5"><p><time>${page.date()}</time></p></div><button class="sc-1n9vtw0">${page.label('comments')}</button></header><div class="article_body highLightSearchTarget"><div class="sc-1z2z0a-0"><div class="sc-bk7l3l">${image(page, ' alt="" width="640" height="427"')}<p class="sc-tovp3c">${page.free()}</p></div><p class="sc-54nboa-0 yjSlinkDirectlink highLightSearchTarget">${page.say(2)}\n\n\u3000${page.say()}\n\n\u3000${page.say(2)}</p>${page.isShort ? '' : `<h2 class="sc-jhv">${page.heading()}</h2><p class="yjSlinkDirectlink highLightSearchTarget">${page.say(3)}</p>`}</div></div><footer><a href="https://paper.example/">${page.random.word()}</a></footer><aside id="uamods-relatedLink"><h2>${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside></article></div><div id="yjSub"><section id="accr"><h2>${page.label('mostRead')}</h2><ol>${others(page, (h, t) => `<li><a href="${h}"><p>${t}</p></a></li>`, [5, 5])}</ol></section></div></div>${f.footer(page)}</div>`,
    ),
  ),
  at(
    ['zh-Hans'],
    bare(
      'chinese-portal-article-with-an-editor-line',
      (page) =>
        `<div class="ntes_nav_wrap"><div class="ntes-nav">${bar(page, (w) => `<a href="/x">${w}</a>`)}</div></div><div class="wrapper clearfix" id="contain"><div class="post_crumb"><a href="/">${page.site}</a> &gt; ${page.menuWords(1).join('')}</div><div class="post_main"><h1 class="post_title">${page.headline()}</h1><div class="post_info">${page.date()}\u3000${page.label('source')}: <a href="#">${page.random.word()}</a></div><div id="content"><div class="post_body">${texts(page, (t, i) => `<p id="${number(page)}">\u3000\u3000${t}</p>${i === 0 ? `<p class="f_center">${image(page)}<br></p>` : ''}`)}</div><div class="post_author">${page.label('editor')}: ${page.name()}_NN${number(page)}</div></div><div class="post_statement"><p>${page.disclaimer()}</p></div><div class="tie-areas post_comment"><div class="tie-titlebar">${page.label('comments')}</div></div><div class="post_recommends"><div class="post_recommends_titles"><h2>${page.label('recommended')}</h2></div><div class="post_recommends_list">${others(page, (h, t) => `<div class="post_recommend"><a class="post_recommend_img" href="${h}"><img src="${page.decoration()}" alt=""></a><h3 class="post_recommend_title"><a href="${h}">${t}</a></h3></div>`, [4, 6])}</div></div></div><div class="post_side"><div class="mod_hot_rank clearfix"><h2>${page.label('mostRead')}</h2><ul>${others(page, (h, t) => `<li><em>1</em><a href="${h}">${t}</a></li>`, [5, 8])}</ul></div></div></div><div class="N-nav-bottom"><div class="N-nav-bottom-main"><span>${page.label('rights')}</span></div></div>`,
    ),
  ),
  at(
    ['ru'],
    bare(
      'russian-agency-with-typed-blocks',
      (page) =>
        `<div class="page" id="page"><div class="header" id="header"><a href="/" class="header__logo">${page.site}</a><div class="header__menu">${bar(page, (w) => `<a class="cell-list__item-link" href="/x/">${w}</a>`)}</div></div><div class="layout-article"><div class="layout-article__main"><div class="article" data-article-type="article"><div class="article__header"><div class="article__info"><div class="article__info-date"><a href="/x">${page.date()}</a></div></div><h1 class="article__title">${page.headline()}</h1><h2 class="article__second-title">${page.say()}</h2></div><div class="article__announce"><div class="media" data-media-tipe="photo"><div class="photoview__open">${image(page, ' alt="" media-type="ar16x9"')}</div><div class="media__description"><div class="media__copyright">© ${page.name()}</div></div></div></div><div class="article__body js-mediator-article mia-analytics">${texts(page, (t, i) => `<div class="article__block" data-type="text"><div class="article__text">${t}</div></div>${i === 1 ? `<div class="article__block" data-type="article"><div class="article__article m-image"><a class="article__article-link" href="${page.path()}"><div class="article__article-img"><img src="${page.decoration()}" alt=""></div><div class="article__article-title">${page.title('noise')}</div></a><div class="article__article-info">${page.date()}</div></div></div>` : ''}`)}<div class="article__block" data-type="quote"><div class="article__quote"><div class="article__quote-text m-small">${page.say()}</div></div></div></div><div class="article__tags">${bar(page, (w) => `<a href="/tag/" class="article__tags-item">${w}</a>`)}</div></div></div><div class="layout-article__right-column"><div class="lenta"><div class="lenta__title">${page.label('latest')}</div>${others(page, (h, t) => `<div class="lenta__item"><a href="${h}" class="lenta__item-size"><span class="lenta__item-text">${t}</span></a></div>`, [5, 9])}</div></div></div><div class="footer"><p class="footer__text">${page.noise()}</p></div></div>`,
    ),
  ),
  at(
    ['es', 'fr'],
    bare(
      'national-paper-with-short-codes-for-classes',
      (page) =>
        `<header class="x cs_h"><div class="x-f"><a class="x_logo" href="/">${page.site}</a><nav class="cs_m">${bar(page, (w) => `<a href="/x/" class="cs_m_l">${w}</a>`)}</nav></div></header><article id="main-content" class="a _g _g-lg _g-o"><header class="a_e _g"><div class="a_e_txt _df"><h1 class="a_t">${page.headline()}</h1><h2 class="a_st">${page.say()}</h2></div><figure class="a_e_m a_m"><span class="a_m_w">${sized(page, ' class="_re a_m-h" alt=""')}</span><figcaption class="a_m_p"><span>${page.free()}</span><span class="a_m_m">${page.name()}</span></figcaption></figure></header><div class="a_md"><div class="a_md_txt"><div class="a_md_a"><a href="/autor/x/" class="a_md_a_n">${page.name()}</a></div><div class="a_md_f"><time>${page.date()}</time></div></div></div>${f.share(page)}<div class="a_c clearfix" data-dtm-region="articulo_cuerpo">${texts(page, (t) => `<p class="">${t}</p>`)}<section class="a_m_rel"><h3>${page.label('related')}</h3><a href="${page.path()}">${page.title('noise')}</a></section>${sections(page, 'h3', ' class="a_c_h"')}</div><section class="a_t_tags"><ul>${menu(page)}</ul></section></article><section class="b b-m"><h2 class="b_h_t">${page.label('mostRead')}</h2><ol>${others(page, (h, t) => `<li><h3 class="c_t"><a href="${h}">${t}</a></h3></li>`, [4, 6])}</ol></section>${f.footer(page)}`,
    ),
  ),
  at(
    ['de'],
    bare(
      'broadcaster-of-the-first-channel-with-grid-columns',
      (page) =>
        `<header class="header" role="banner"><div class="header__logo"><a href="/">${page.site}</a></div><nav class="ts-header-nav"><ul>${menu(page)}</ul></nav></header><main class="content-wrapper" id="content"><article class="container content-wrapper__group"><div class="seitenkopf copytext-element-wrapper__vertical-only"><div class="seitenkopf__title"><h1 class="seitenkopf__headline"><span class="seitenkopf__headline--text">${page.headline()}</span></h1></div><p class="metatextline">${page.date()}</p><div class="ts-picture__wrapper">${sized(page, ' class="ts-image" alt=""')}</div></div><p class="textabsatz columns twelve m-ten m-offset-one l-eight l-offset-two"><strong>${page.say(2)}</strong></p><div class="authorline columns twelve"><div class="authorline__author"><em>${page.name()}</em></div></div>${texts(page, (t) => `<p class="textabsatz columns twelve m-ten m-offset-one l-eight l-offset-two">${t}</p>`)}<div class="absatzbild columns twelve"><div class="teaser-absatz"><a href="${page.path()}" class="teaser-absatz__link"><span class="teaser-absatz__date">${page.date()}</span><span class="teaser-absatz__headline">${page.title('noise')}</span></a></div></div><h2 class="meldung__subhead columns twelve">${page.heading()}</h2>${ps(page, ' class="textabsatz columns twelve m-ten m-offset-one l-eight l-offset-two"')}</article><div class="content-wrapper__group"><h3>${page.label('recommended')}</h3>${others(page, (h, t) => `<div class="teaser-right"><a class="teaser-right__link" href="${h}"><span class="teaser-right__headline">${t}</span></a><p class="teaser-right__shorttext">${page.noise()}</p></div>`, [2, 4])}</div></main>${f.footer(page)}`,
    ),
  ),
  bare(
    'press-release-of-a-wire-with-a-dateline',
    (page) =>
      `<header class="prn-navbar"><a class="navbar-brand" href="/">${page.site}</a><ul class="nav navbar-nav">${menu(page)}</ul></header><main id="main" role="main"><article class="news-release static-press-release"><header class="container release-header"><div class="row detail-headline"><h1>${page.headline()}</h1></div><div class="row"><div class="col-sm-8"><p class="meta">${page.label('source')} <a href="/news/x/"><strong>${page.random.word()}</strong></a></p><p class="mb-no">${page.date()}</p></div></div></header><section class="release-body container"><div class="row"><div class="col-lg-10 col-lg-offset-1">${texts(page, (t, i) => `<p>${i === 0 ? `<span class="legendSpanClass"><span class="xn-location">${page.random.word().toUpperCase()}</span></span>, <span class="legendSpanClass"><span class="xn-chron">${page.date()}</span></span> /Wire/ -- ` : ''}${t}</p>`)}<ul type="disc">${lis(points(page))}</ul><p><b>${page.heading()}</b></p><p>${rich(page, page.say(2))}</p><p id="PURL">SOURCE ${page.random.word()}</p></div></div></section></article><section class="release-more"><h2>${page.label('latest')}</h2><div class="row">${others(page, (h, t) => `<div class="card col-view"><a href="${h}" class="news-release"><h3>${t}</h3></a><p class="remove-outline">${page.noise()}</p></div>`, [3, 4])}</div></section></main>${f.footer(page)}`,
  ),
  framed(
    'opinion-piece-with-replies-of-readers-below',
    'house',
    (page) =>
      `<article class="c-article c-article--opinion"><header class="c-article__header"><p class="c-article__kicker">${page.menuWords(1).join('')}</p><h1 class="c-article__title">${page.headline()}</h1>${f.byline(page)}</header><div class="c-article__body s-wysiwyg"><p class="c-article__intro">${page.say()}</p>${ps(page)}<blockquote class="c-pullquote"><p>${page.say()}</p></blockquote>${ps(page)}</div>${f.share(page)}</article><section class="c-comments" id="comments"><h2 class="c-comments__head">${page.label('comments')}</h2><ol class="c-comments__list">${replies(page, (t) => `<li class="c-comment"><div class="c-comment__meta"><b>${page.name()}</b> <time>${page.date()}</time></div><div class="c-comment__text"><p>${t}</p></div><button class="c-comment__reply">${page.label('reply')}</button></li>`)}</ol></section>`,
  ),
  framed(
    'local-paper-report-with-much-below-and-a-row-of-tags',
    'newspaper',
    (page) =>
      `<article class="post type-post hentry"><header class="td-post-title"><h1 class="entry-title">${page.headline()}</h1><p class="td-post-sub-title">${page.say()}</p></header><div class="td-post-content tagdiv-type"><figure class="wp-block-image size-full">${image(page, ' width="1024" height="683" alt=""')}</figure>${ps(page)}${some(page, 0, 2, () => `<p><strong>${word(page, 'alsoRead')}: <a href="${page.path()}">${page.title('noise')}</a></strong></p>`)}${ps(page)}</div></article>${below(page)}`,
  ),
];
