/** Articles of half `held-out-3`: blogs, papers and journals as builders and editors write them. */
import { furniture as f } from '../../furniture/held-out-3.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { bare, below, framed, others, ps, some, texts } from './writing.ts';

const h2 = (page: PageMaker, attributes = '') => `<h2${attributes}>${page.heading()}</h2>`;

const widget = (name: string, html: string) =>
  `<div class="elementor-element elementor-widget elementor-widget-${name}" data-widget_type="${name}.default"><div class="elementor-widget-container">${html}</div></div>`;

export const articles: readonly Kind<TextTruth>[] = [
  framed(
    'elementor-single-post',
    (page) =>
      `<div data-elementor-type="single-post" class="elementor elementor-91 elementor-location-single post type-post"><section class="elementor-section elementor-top-section"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-66 elementor-top-column"><div class="elementor-widget-wrap elementor-element-populated">${widget('theme-post-title', `<h1 class="elementor-heading-title elementor-size-default">${page.headline()}</h1>`)}${widget('post-info', `<ul class="elementor-inline-items elementor-icon-list-items elementor-post-info"><li class="elementor-icon-list-item"><span class="elementor-icon-list-text">${page.date()}</span></li></ul>`)}${widget('theme-post-content', ps(page) + h2(page) + ps(page))}${widget('share-buttons', f.share(page))}${widget('posts', f.teasers(page))}</div></div></div></section></div>`,
    'elementor',
  ),
  framed(
    'elementor-landing-of-text-editors',
    (page) =>
      `<div data-elementor-type="wp-page" class="elementor elementor-12"><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner">${widget('heading', `<h1 class="elementor-heading-title elementor-size-xl">${page.headline()}</h1>`)}${widget('text-editor', page.p())}</div></div>${some(page, 2, 4, () => `<div class="elementor-element e-con-full e-flex e-con e-child">${widget('heading', `<h2 class="elementor-heading-title elementor-size-default">${page.heading()}</h2>`)}${widget('text-editor', page.p())}${widget('divider', '<div class="elementor-divider"><span class="elementor-divider-separator"></span></div>')}</div>`)}</div>`,
    'elementor',
  ),
  framed(
    'divi-builder-rows',
    (page) =>
      `<article id="post-88" class="et_pb_post post-88 post type-post"><div class="et_post_meta_wrapper"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</div><div class="entry-content"><div id="et-boc" class="et-boc"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3">${some(page, 2, 4, (i) => `<div class="et_pb_section et_pb_section_${i} et_section_regular"><div class="et_pb_row et_pb_row_${i}"><div class="et_pb_column et_pb_column_4_4"><div class="et_pb_module et_pb_text et_pb_text_${i} et_pb_text_align_left"><div class="et_pb_text_inner">${h2(page)}${page.p()}${page.p()}</div></div></div></div></div>`)}</div></div></div></div>${below(page)}</article>`,
    'divi',
  ),
  framed(
    'hugo-papermod-single',
    (page) =>
      `<article class="post-single"><header class="post-header"><h1 class="post-title entry-hint-parent">${page.headline()}</h1><div class="post-description">${page.brief()}</div>${f.byline(page)}</header><div class="toc"><details><summary accesskey="c" title="(Alt + C)"><span class="details">${page.label('contents')}</span></summary><div class="inner"></div></details></div><div class="post-content md-content">${ps(page)}<h2 id="a">${page.heading()}<a hidden class="anchor" aria-hidden="true" href="#a">#</a></h2>${ps(page)}</div><footer class="post-footer">${f.tags(page)}${f.neighbours(page)}${f.share(page)}</footer></article>`,
    'paperMod',
  ),
  framed(
    'ghost-casper-cards',
    (page) =>
      `<article class="article post tag-news"><header class="article-header gh-canvas"><div class="article-tag post-card-tags"><span class="post-card-primary-tag"><a href="/tag/n/">${page.menuWords(1)[0] ?? ''}</a></span></div><h1 class="article-title">${page.headline()}</h1><p class="article-excerpt">${page.brief()}</p></header><section class="gh-content gh-canvas">${ps(page)}<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">${page.say()}</div></div>${ps(page)}<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">${page.heading()}</h4><button class="kg-toggle-card-icon"></button></div><div class="kg-toggle-content"><p>${page.say(2)}</p></div></div></section></article><aside class="read-more-wrap outer"><div class="read-more inner">${others(page, (href, t) => `<article class="post-card post"><div class="post-card-content"><a class="post-card-content-link" href="${href}"><h2 class="post-card-title">${t}</h2><div class="post-card-excerpt">${page.noise()}</div></a></div></article>`)}</div></aside>`,
    'casper',
  ),
  framed(
    'squarespace-blog-item-blocks',
    (page) =>
      `<article class="h-entry entry blog-item"><div class="blog-item-wrapper"><div class="blog-item-inner-wrapper"><div class="blog-item-top-wrapper"><div class="blog-item-title"><h1 class="entry-title entry-title--large p-name preFade">${page.headline()}</h1></div></div><div class="blog-item-content-wrapper"><div class="blog-item-content e-content"><div class="sqs-layout sqs-grid-12 columns-12" data-type="item"><div class="row sqs-row"><div class="col sqs-col-12 span-12">${texts(page, (t, i) => `<div class="sqs-block html-block sqs-block-html" data-block-type="2" id="block-${i}"><div class="sqs-block-content"><div class="sqs-html-content"><p class="" style="white-space:pre-wrap;">${t}</p></div></div></div>`)}</div></div></div></div></div>${f.tags(page)}${f.neighbours(page)}</div></div></article>`,
    'squarespace',
  ),
  bare(
    'wix-ricos-post',
    (page) =>
      `<div id="SITE_CONTAINER"><div id="site-root"><header id="SITE_HEADER" class="x4zVYf"><wix-dropdown-menu class="hidden-during-prewarmup"><nav aria-label="Site"><ul>${page
        .menuWords(5)
        .map((w) => `<li data-direction="ltr"><a data-testid="linkElement" href="/x">${w}</a></li>`)
        .join(
          '',
        )}</ul></nav></wix-dropdown-menu></header><main id="PAGES_CONTAINER"><div class="wixui-section"><div data-hook="TPA-post-page"><article data-hook="post"><div class="blog-post-metadata-font"><ul><li><span data-hook="time-ago">${page.date()}</span></li></ul></div><h1 data-hook="post-title" class="pEvW3q"><span class="post-title__text blog-post-title-font"><span class="blog-post-title-color">${page.headline()}</span></span></h1><section data-hook="post-description"><div data-rce-version="10.2" class="fTEXDR"><div class="ricos-viewer" dir="auto">${texts(page, (t, i) => `<p dir="auto" class="Nc5Uj HVrkV mwCLm" id="viewer-f${i}"><span class="znzDi">${t}</span></p><div type="empty-line" data-hook="empty-line" id="viewer-e${i}"></div>`)}</div></div></section><div data-hook="post-main-actions__view-count">${page.random.int(3, 900)} views</div></article><section data-hook="recent-posts"><h2>${page.label('latest')}</h2>${others(page, (h, t) => `<div data-hook="recent-post-list-item"><a href="${h}"><h2 data-hook="post-list-item__title"><div class="bD0vt9">${t}</div></h2></a></div>`)}</section></div></div></main>${f.footer(page)}</div></div>`,
  ),
  bare(
    'webflow-rich-text-hero',
    (page) =>
      `<div class="page-wrapper"><div data-animation="default" class="navbar_component w-nav" role="banner"><div class="navbar_container"><a href="/" class="navbar_logo-link w-nav-brand">${page.site}</a><nav role="navigation" class="navbar_menu w-nav-menu">${page
        .menuWords(4)
        .map((w) => `<a href="/x" class="navbar_link w-nav-link">${w}</a>`)
        .join(
          '',
        )}</nav></div></div><main class="main-wrapper"><header class="section_blog-post-header"><div class="padding-global"><div class="container-large"><a href="/blog" class="button is-link">← Blog</a><h1 class="heading-style-h1">${page.headline()}</h1><div class="text-size-small">${page.date()}</div></div></div></header><section class="section_content"><div class="padding-global"><div class="text-rich-text w-richtext">${ps(page)}<p>‍</p>${h2(page)}${ps(page)}</div></div></section><section class="section_blog-more"><h3>${page.label('related')}</h3><div class="w-dyn-list"><div role="list" class="w-dyn-items">${others(page, (h, t) => `<div role="listitem" class="w-dyn-item"><a href="${h}" class="w-inline-block"><h4>${t}</h4><div class="text-size-regular">${page.noise()}</div></a></div>`)}</div></div></section></main>${f.footer(page)}</div>`,
  ),
  bare(
    'story-of-a-writing-platform',
    (page) =>
      `<div id="root"><div class="a b c"><div class="d e f"><div class="g"><a href="/">${page.site}</a><button>${page.label('login')}</button></div></div><div class="l"><article><div class="l"><div class="l"><section><div><div class="ci bh ev"><div><h1 id="9ab1" class="pw-post-title fq fr" data-testid="storyTitle">${page.headline()}</h1></div><div class="speechify-ignore ab cp"><div class="ab q"><img class="l ep by" src="${page.decoration('/v2/resize:fill:88:88/1*ab.jpeg')}" width="44" height="44" alt=""><span>${page.name()}</span><span data-testid="storyReadTime">${page.label('minutes')}</span></div></div>${texts(page, (t) => `<p id="${page.random.letters(4)}" class="pw-post-body-paragraph nf ng fr nh b ni nj" data-selectable-paragraph="">${t}</p>`)}<h2 class="pa pb fr" data-selectable-paragraph="">${page.heading()}</h2>${texts(page, (t) => `<p class="pw-post-body-paragraph nf ng" data-selectable-paragraph="">${t}</p>`)}</div></div></section></div></div></article></div><div class="speechify-ignore"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<article data-testid="post-preview"><a href="${h}"><h2>${t}</h2><div><h3>${page.noise()}</h3></div></a></article>`)}</div></div></div>`,
  ),
  bare(
    'newsletter-post-with-subscribe-widget',
    (page) =>
      `<div id="entry"><div class="main-menu-content"><a class="navbar-title-link" href="/">${page.site}</a><button class="pencraft">${page.label('subscribe')}</button></div><div id="main" class="main typography use-theme-bg"><div class="single-post-container"><div class="container"><div class="single-post"><article class="typography newsletter-post post"><div class="post-header"><h1 class="post-title published">${page.headline()}</h1><h3 class="subtitle">${page.brief()}</h3></div><div class="available-content"><div dir="auto" class="body markup">${ps(page)}<div class="subscription-widget-wrap-editor"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">${page.pitch()}</p></div><form class="subscription-widget-subscribe"><input type="email" placeholder="${page.label('email')}"></form></div></div>${ps(page)}</div></div><div class="post-footer"><button class="post-ufi-button">♡ ${page.random.int(2, 90)}</button></div></article></div></div></div><div class="portable-archive empty-list">${others(page, (h, t) => `<div class="portable-archive-list-item"><a href="${h}" data-testid="post-preview-title">${t}</a><div class="pencraft">${page.noise()}</div></div>`)}</div></div></div>`,
  ),
  bare(
    'broadcaster-text-blocks',
    (page) =>
      `<div id="__next"><header class="ssrcss-1b2ttbh-GlobalNavigation"><nav>${page
        .menuWords(7)
        .map((w) => `<a class="ssrcss-ovp2oz" href="/x"><span>${w}</span></a>`)
        .join(
          '',
        )}</nav></header><main id="main-content"><article class="ssrcss-pv1rh6-ArticleWrapper e1nh2i2l5"><div data-component="headline-block"><h1 id="main-heading" class="ssrcss-15xko80-StyledHeading">${page.headline()}</h1></div><div data-component="byline-block"><div class="ssrcss-68pt20-Text">${page.name()}</div></div>${texts(page, (t) => `<div data-component="text-block" class="ssrcss-11r1m41-RichTextComponentWrapper ep2nwvo0"><div class="ssrcss-7uxr49-RichTextContainer"><p class="ssrcss-1q0x1qg-Paragraph e1jhz7w10">${t}</p></div></div>`)}<div data-component="links-block" class="ssrcss-15w8z6x-PromoWrapper"><ul>${others(page, (h, t) => `<li><a href="${h}" class="ssrcss-1mrs5ns-PromoLink">${t}</a></li>`)}</ul></div>${texts(page, (t) => `<div data-component="text-block"><div><p class="ssrcss-1q0x1qg-Paragraph">${t}</p></div></div>`)}<section data-component="topic-list"><h2>${page.label('tags')}</h2><ul><li><a href="/t">${page.menuWords(1)[0] ?? ''}</a></li></ul></section></article><div data-component="related-stories">${f.teasers(page)}</div></main>${f.footer(page)}</div>`,
  ),
  framed(
    'paper-of-hashed-islands',
    (page) =>
      `<gu-island name="Bookmark" config="{}"></gu-island><div class="dcr-${page.random.letters(6)}"><div class="dcr-1nupfq9" data-gu-name="headline"><h1 class="dcr-u0152o">${page.headline()}</h1></div><div data-gu-name="standfirst"><div class="dcr-1qp23oo"><p>${page.say()}</p></div></div><div data-gu-name="meta"><address aria-label="Contributor info"><a rel="author" href="/p">${page.name()}</a></address></div><div data-gu-name="body"><div id="maincontent" class="dcr-ch7w1w"><div class="article-body-commercial-selector dcr-1gp1xxj">${texts(page, (t) => `<p class="dcr-16w5gq9">${t}</p>`)}<aside class="element element-rich-link element--thumbnail"><a href="${page.path()}" aria-label="related"><h3>${page.title('noise')}</h3><span>${page.label('readMore')}</span></a></aside><h2 class="dcr-n4qeq9">${page.heading()}</h2>${texts(page, (t) => `<p class="dcr-16w5gq9">${t}</p>`)}<div class="ad-slot-container" aria-hidden="true"><div class="ad-slot ad-slot--inline1">${page.label('advert')}</div></div></div></div></div></div>`,
    'hashed',
  ),
  framed(
    'drupal-layout-builder-sections',
    (page) =>
      `<article class="node node--type-article node--view-mode-full"><div class="node__content">${some(page, 2, 4, (i) => `<div class="layout layout--onecol"><div class="layout__region layout__region--content">${i === 0 ? `<div class="block block-layout-builder block-field-blocknodearticletitle"><h1><span class="field field--name-title field--type-string field--label-hidden">${page.headline()}</span></h1></div>` : `<div class="block block-layout-builder"><h2>${page.heading()}</h2></div>`}<div class="block block-layout-builder block-inline-blockbasic"><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">${page.p()}${page.p()}</div></div></div></div>`)}</div></article>${f.related(page)}`,
    'govuk',
  ),
  framed(
    'bitrix-news-detail-of-breaks',
    (page) =>
      `<div class="news-detail" id="bx_1914"><h1 id="pagetitle">${page.headline()}</h1><span class="news-date-time">${page.date()}</span><div class="news-detail-preview"><b>${page.say()}</b></div><div class="detail_text">${texts(page, (t) => `${t}<br><br>`)}</div><div style="clear:both"></div><div class="news-detail-share"><noindex>${f.share(page)}</noindex></div></div><p><a href="/news/">${page.label('previous')}</a></p>`,
    'bitrix',
  ),
  framed(
    'old-page-of-fonts-and-centre',
    (page) =>
      `<center><h1><font face="Times New Roman" color="#800000">${page.headline()}</font></h1></center><hr size="1" noshade>${texts(page, (t) => `<p align="justify"><font face="Verdana" size="2">${t}</font></p>`)}<p><font face="Verdana" size="3"><b>${page.heading()}</b></font></p>${texts(page, (t) => `<p align="justify"><font face="Verdana" size="2">${t}</font></p>`)}`,
    'tabled',
  ),
  bare(
    'blogger-post-of-div-lines',
    (page) =>
      `<div id="navbar-iframe-container"></div><div class="body-fauxcolumns"></div><div class="content"><header><div class="header section" id="header"><div class="widget Header"><a href="/">${page.site}</a></div></div></header><div class="main-outer"><div class="columns"><div class="column-center-outer"><div class="main section" id="main"><div class="widget Blog" id="Blog1"><div class="blog-posts hfeed"><div class="date-outer"><h2 class="date-header"><span>${page.date()}</span></h2><div class="post hentry uncustomized-post-template"><h1 class="post-title entry-title">${page.headline()}</h1><div class="post-body entry-content" id="post-body-1">${texts(page, (t) => `<div style="text-align: justify;">${t}</div><div><br /></div>`)}<div style="clear: both;"></div></div><div class="post-footer"><div class="post-footer-line post-footer-line-1"><span class="post-author vcard">${page.label('by')} <span class="fn">${page.name()}</span></span></div></div></div></div></div><div class="blog-pager" id="blog-pager"><span id="blog-pager-older-link"><a class="blog-pager-older-link" href="/o">${page.label('previous')}</a></span></div></div></div></div><div class="column-right-outer"><aside><div class="sidebar section"><div class="widget PopularPosts"><h2>${page.label('mostRead')}</h2><div class="widget-content popular-posts"><ul>${others(page, (h, t) => `<li><div class="item-title"><a href="${h}">${t}</a></div><div class="item-snippet">${page.noise()}</div></li>`)}</ul></div></div><div class="widget BlogArchive"><h2>Archive</h2><ul class="hierarchy"><li>2023 (14)</li></ul></div></div></aside></div></div></div></div>`,
  ),
  bare(
    'journal-singlepost',
    (page) =>
      `<div class="s-layout"><div class="s-header"><a class="s-header-item__link" href="/">${page.site}</a></div><div class="b-singlepost-standalone"><article class="b-singlepost hentry"><div class="b-singlepost-about"><dl class="vcard b-singlepost-author"><dt class="b-singlepost-author-userpic"><img src="${page.decoration('/userpic/12/34')}" alt="" width="100"></dt><dd class="b-singlepost-author-userinfo">${page.random.word()} <time>${page.date()}</time></dd></dl></div><h1 class="b-singlepost-title entry-title">${page.headline()}</h1><div class="b-singlepost-wrapper"><article class="b-singlepost-body entry-content e-content">${texts(page, (t) => `${t}<br /><br />`)}<a name="cutid1"></a>${texts(page, (t) => `${t}<br /><br />`)}</article></div><div class="b-singlepost-tags">${f.tags(page)}</div></article></div><div class="s-footer">${page.disclaimer()}</div></div>`,
  ),
  bare(
    'tilda-blocks-of-fields',
    (page) =>
      `<div id="allrecords" class="t-records" data-tilda-project-id="1"><div id="rec1" class="r t-rec" data-record-type="257"><div class="t228 t228__positionfixed"><div class="t228__maincontainer">${page
        .menuWords(5)
        .map(
          (w) => `<li class="t228__list_item"><a class="t-menu__link-item" href="#x">${w}</a></li>`,
        )
        .join(
          '',
        )}</div></div></div><div id="rec2" class="r t-rec" data-record-type="795"><div class="t795"><div class="t-container t-align_center"><div class="t-col t-col_10"><h1 class="t795__title t-title t-title_xs" field="title">${page.headline()}</h1><div class="t795__descr t-descr" field="descr">${page.brief()}</div></div></div></div></div>${some(page, 3, 6, (i) => `<div id="rec${i + 10}" class="r t-rec t-rec_pt_30" data-record-type="106"><div class="t004"><div class="t-container"><div class="t-col t-col_8 t-prefix_2"><div field="text" class="t-text t-text_md">${page.say(2)}<br /><br />${page.say()}</div></div></div></div></div>`)}<div id="rec99" class="r t-rec" data-record-type="389"><footer class="t389"><div class="t389__copyright" field="text">${page.disclaimer()}</div></footer></div></div>`,
  ),
  bare(
    'published-note-blocks',
    (page) =>
      `<div class="notion-app-inner notion-light-theme"><header class="notion-topbar"><div role="button">${page.label('search')}</div></header><main class="notion-frame"><div class="notion-scroller vertical"><div class="notion-page-block"><h1 class="content-editable-leaf-rtl notranslate" contenteditable="false" placeholder="New page">${page.headline()}</h1></div><div class="notion-page-content">${texts(page, (t) => `<div data-block-id="${page.random.letters(8)}" class="notion-selectable notion-text-block"><div style="display:flex"><div spellcheck="true" data-content-editable-leaf="true" class="notranslate">${t}</div></div></div>`)}<div class="notion-selectable notion-header-block"><h2 class="notranslate" data-content-editable-leaf="true">${page.heading()}</h2></div>${some(page, 2, 4, () => `<div class="notion-selectable notion-bulleted_list-block"><div style="display:flex"><div class="notion-list-item-box-left"><div class="pseudoBefore" style="--pseudoBefore--content: '•'"></div></div><div class="notranslate" data-content-editable-leaf="true">${page.item()}</div></div></div>`)}<div class="notion-selectable notion-callout-block"><div role="note"><div class="notion-record-icon">⚠️</div><div class="notranslate">${page.say()}</div></div></div></div></div></main></div>`,
  ),
  bare(
    'published-document-of-spans',
    (page) =>
      `<div id="header"><div id="title">${page.site}</div><div id="interval">${page.label('updated')}</div></div><div id="contents"><style type="text/css">.c0{color:#000}</style><div class="c9 doc-content"><h1 class="c3" id="h.ab"><span class="c5">${page.headline()}</span></h1>${texts(
        page,
        (t) => {
          const at = Math.floor(t.length / 2);
          return `<p class="c1"><span class="c0">${t.slice(0, at)}</span><span class="c0">${t.slice(at)}</span></p><p class="c1 c4"><span class="c0"></span></p>`;
        },
      )}<ol class="c7 lst-kix_ab-0 start" start="1">${some(page, 2, 5, () => `<li class="c1 c6 li-bullet-0"><span class="c0">${page.item()}</span></li>`)}</ol></div></div><div id="footer"><span>Published by a document editor</span></div>`,
  ),
  framed(
    'word-processor-export',
    (page) =>
      `<div class="WordSection1"><h1 style='mso-outline-level:1'><span lang=EN-GB>${page.headline()}<o:p></o:p></span></h1>${texts(page, (t) => `<p class=MsoNormal style='text-align:justify;line-height:150%'><span lang=EN-GB style='font-size:12.0pt;mso-fareast-language:EN-GB'>${t}<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`)}${some(page, 2, 4, () => `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]><span lang=EN-GB>${page.item()}<o:p></o:p></span></p>`)}</div>`,
    'plone',
  ),
  bare(
    'accelerated-mobile-article',
    (page) =>
      `<amp-auto-ads type="adsense"></amp-auto-ads><header class="amp-wp-header"><div><a href="/">${page.site}</a></div></header><amp-sidebar id="sidebar" layout="nodisplay" side="left"><ul>${page
        .menuWords(6)
        .map((w) => `<li><a href="/x">${w}</a></li>`)
        .join(
          '',
        )}</ul></amp-sidebar><article class="amp-wp-article"><header class="amp-wp-article-header"><h1 class="amp-wp-title">${page.headline()}</h1><div class="amp-wp-meta amp-wp-byline"><amp-img src="${page.decoration()}" width="24" height="24" layout="fixed"></amp-img><span class="amp-wp-author author vcard">${page.name()}</span></div></header><div class="amp-wp-article-content">${ps(page)}<amp-ad width="300" height="250" type="doubleclick"><div fallback>${page.label('advert')}</div></amp-ad>${ps(page)}</div><footer class="amp-wp-article-footer"><div class="amp-wp-meta amp-wp-tax-category">${page.menuWords(2).join(', ')}</div></footer></article><footer class="amp-wp-footer"><div><h2>${page.site}</h2><a href="#top" class="back-to-top">${page.label('top')}</a></div></footer>`,
    '<script async src="https://cdn.ampproject.org/v0.js"></script>',
  ),
  framed(
    'live-blog-of-timed-entries',
    (page) =>
      `<div class="liveblog" data-live="true"><h1 class="lb-headline">${page.headline()}</h1><p class="lb-lead">${page.say()}</p><button class="lb-refresh">↻</button><div class="lb-entries">${some(page, 3, 6, (i) => `<article class="lb-entry" id="e${i}"><header><time class="lb-time">${10 + i}:${page.random.int(10, 59)}</time></header><h2 class="lb-entry__title">${page.heading()}</h2><div class="lb-entry__body">${page.p()}</div><div class="lb-entry__tools"><a href="#e${i}">${page.label('share')}</a></div></article>`)}</div></div>`,
    'hashed',
  ),
  framed(
    'interview-of-bold-questions',
    (page) =>
      `<article class="hentry interview"><h1 class="entry-title">${page.headline()}</h1><p class="lead-in"><em>${page.say()}</em></p><div class="entry-content clear" itemprop="text">${some(page, 3, 6, () => `<p><strong>${page.ask()}</strong></p><p>${page.say(2)}</p>`)}</div></article>${below(page)}`,
    'genesis',
  ),
  framed(
    'press-release-of-a-wire',
    (page) =>
      `<div class="bw-release-main" role="main"><header><h1 class="epi-fontLg bwalignc">${page.headline()}</h1></header><div class="bw-release-timestamp"><time>${page.date()}</time></div><div class="bw-release-body"><div class="bw-release-story">${ps(page)}<ul class="bwlistdisc">${some(page, 2, 4, () => `<li>${page.item()}</li>`)}</ul>${ps(page)}</div></div></div><div class="bw-release-sidebar"><h3>${page.label('latest')}</h3>${others(page, (h, t) => `<div class="bw-news-tout"><a href="${h}">${t}</a></div>`)}</div>`,
    'aem',
  ),
  framed(
    'longread-of-full-width-chapters',
    (page) =>
      `<div class="story" data-story-id="9"><header class="story-cover" style="background-image:url(/c/cover.jpg)"><div class="story-cover__inner"><h1>${page.headline()}</h1><p class="story-cover__deck">${page.say()}</p></div></header>${some(page, 2, 4, (i) => `<section class="chapter chapter--${i + 1}" id="ch${i}"><div class="chapter__inner wrap-narrow"><h2><span class="chapter__no">${i + 1}</span> ${page.heading()}</h2>${page.p(i === 0 ? ' class="has-drop-cap"' : '')}<blockquote class="bigquote"><p>${page.say()}</p></blockquote>${page.p()}</div></section>`)}</div>${f.newsletter(page)}`,
    'hashed',
  ),
  framed(
    'plain-static-page-without-wrappers',
    (page) =>
      `<h1>${page.headline()}</h1>${ps(page)}${h2(page)}${ps(page)}<p><a href="index.html">${page.label('home')}</a></p>`,
    'tabled',
  ),
  framed(
    'portal-text-with-inline-teaser-and-promo',
    (page) =>
      `<div class="article-detail" itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">${page.headline()}</h1><p class="article-detail__intro" itemprop="description">${page.say()}</p><div class="article-detail__text" itemprop="articleBody">${ps(page)}<div class="park-inline-box" data-box="related"><a href="${page.path()}"><strong>${page.label('related')}</strong> ${page.title('noise')}</a></div>${ps(page)}<div class="telegram-promo"><a href="https://t.example/x">${page.pitch()}</a></div>${ps(page)}</div>${f.tags(page)}${f.share(page)}</div>`,
    'bitrix',
  ),
];
