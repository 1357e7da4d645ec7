/** Articles of content systems, themes and site builders: half `held-out-7`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  below,
  f,
  framed,
  image,
  lis,
  others,
  points,
  ps,
  rich,
  some,
  texts,
  word,
} from './writing.ts';

const lead = (page: PageMaker) => rich(page, page.say(page.amount([1, 1], [1, 2])));

export const systems = [
  framed(
    'kadence-single-with-drop-caps',
    'kadence',
    (page) =>
      `<article id="post-${page.random.int(10, 9999)}" class="entry content-bg single-entry post type-post status-publish format-standard has-post-thumbnail hentry"><div class="post-thumbnail article-post-thumbnail kadence-thumbnail-position-behind kadence-thumbnail-ratio-2-3"><div class="post-thumbnail-inner">${image(page, ' width="1024" height="683" class="post-top-featured wp-post-image" alt=""')}</div></div><div class="entry-content-wrap"><header class="entry-header post-title title-align-inherit"><div class="entry-taxonomies"><span class="category-links term-links category-style-normal"><a href="/category/x/" rel="tag">${page.menuWords(1).join('')}</a></span></div><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content single-content">${texts(page, (t, i) => `<p${i === 0 ? ' class="has-drop-cap"' : ''}>${t}</p>`)}<h2 class="wp-block-heading">${page.heading()}</h2>${ps(page)}<div class="wp-block-kadence-iconlist kt-svg-icon-list-items"><ul class="kt-svg-icon-list">${points(
        page,
      )
        .map(
          (x) =>
            `<li class="wp-block-kadence-listitem kt-svg-icon-list-item-wrap"><span class="kb-svg-icon-wrap kt-svg-icon-list-single"><svg viewBox="0 0 24 24"></svg></span><span class="kt-svg-icon-list-text">${x}</span></li>`,
        )
        .join(
          '',
        )}</ul></div></div>${f.tags(page)}</div></article>${f.author(page)}${f.neighbours(page)}${f.related(page)}`,
  ),
  framed(
    'avada-post-of-fusion-rows',
    'avada',
    (page) =>
      `<article class="post type-post hentry"><h1 class="entry-title fusion-post-title">${page.headline()}</h1><div class="post-content"><div class="fusion-fullwidth fullwidth-box fusion-builder-row-1 nonhundred-percent-fullwidth"><div class="fusion-builder-row fusion-row"><div class="fusion-layout-column fusion_builder_column fusion-builder-column-0 fusion_builder_column_1_1 1_1 fusion-one-full"><div class="fusion-column-wrapper fusion-flex-column-wrapper-legacy"><div class="fusion-text fusion-text-1">${ps(page)}</div><div class="fusion-separator fusion-full-width-sep"></div><div class="fusion-title title fusion-title-1 fusion-title-text fusion-title-size-two"><h2 class="fusion-title-heading title-heading-left">${page.heading()}</h2></div><div class="fusion-text fusion-text-2">${ps(page)}</div><div class="fusion-image-element"><span class="fusion-imageframe imageframe-none imageframe-1">${image(page, ' class="img-responsive" alt=""')}</span></div></div></div></div></div></div><div class="fusion-meta-info"><div class="fusion-meta-info-wrapper">${page.label('by')} <span class="vcard"><span class="fn"><a rel="author">${page.name()}</a></span></span><span class="fusion-inline-sep">|</span><span>${page.date()}</span></div></div>${f.author(page)}${f.related(page)}</article>`,
  ),
  anywhere(
    'wpbakery-columns-of-a-corporate-site',
    (page) =>
      `<div class="wpb-content-wrapper"><div class="vc_row wpb_row vc_row-fluid"><div class="wpb_column vc_column_container vc_col-sm-12"><div class="vc_column-inner"><div class="wpb_wrapper"><h1 style="text-align: left" class="vc_custom_heading">${page.headline()}</h1><div class="wpb_text_column wpb_content_element"><div class="wpb_wrapper">${ps(page)}</div></div><div class="vc_separator wpb_content_element vc_separator_align_center"><span class="vc_sep_holder vc_sep_holder_l"><span class="vc_sep_line"></span></span></div></div></div></div></div><div class="vc_row wpb_row vc_inner vc_row-fluid"><div class="wpb_column vc_column_container vc_col-sm-6"><div class="wpb_wrapper"><div class="wpb_single_image wpb_content_element vc_align_left"><figure class="wpb_wrapper vc_figure"><div class="vc_single_image-wrapper">${image(page, ' class="vc_single_image-img" alt=""')}</div></figure></div></div></div><div class="wpb_column vc_column_container vc_col-sm-6"><div class="wpb_wrapper"><div class="wpb_text_column wpb_content_element"><div class="wpb_wrapper"><h3>${page.heading()}</h3><p>${page.say(2)}</p><ul>${lis(points(page))}</ul></div></div><div class="vc_btn3-container"><a class="vc_general vc_btn3" href="/contact">${page.label('contact')}</a></div></div></div></div></div>`,
  ),
  anywhere(
    'beaver-builder-modules',
    (page) =>
      `<div class="fl-builder-content fl-builder-content-${page.random.int(10, 999)}" data-post-id="9"><div class="fl-row fl-row-full-width fl-row-bg-none fl-node-x1"><div class="fl-row-content-wrap"><div class="fl-row-content fl-row-fixed-width fl-node-content"><div class="fl-col-group"><div class="fl-col fl-node-x2"><div class="fl-col-content fl-node-content"><div class="fl-module fl-module-heading"><div class="fl-module-content fl-node-content"><h1 class="fl-heading"><span class="fl-heading-text">${page.headline()}</span></h1></div></div><div class="fl-module fl-module-rich-text"><div class="fl-module-content fl-node-content"><div class="fl-rich-text">${ps(page)}</div></div></div><div class="fl-module fl-module-photo"><div class="fl-module-content"><div class="fl-photo fl-photo-align-center" itemscope><div class="fl-photo-content fl-photo-img-jpg">${image(page, ' class="fl-photo-img" itemprop="image" alt=""')}</div></div></div></div><div class="fl-module fl-module-rich-text"><div class="fl-module-content"><div class="fl-rich-text"><h2>${page.heading()}</h2>${ps(page)}</div></div></div></div></div></div></div></div></div></div>`,
  ),
  bare(
    'bricks-single-of-brxe-elements',
    (page) =>
      `<header id="brx-header"><section class="brxe-section"><div class="brxe-container"><a class="brxe-logo" href="/"><img src="${page.decoration()}" class="bricks-site-logo css-filter" alt=""></a><div class="brxe-nav-menu"><nav class="bricks-nav-menu-wrapper"><ul class="bricks-nav-menu">${bar(page, (w) => `<li class="menu-item bricks-menu-item"><a href="/x/">${w}</a></li>`)}</ul></nav></div></div></section></header><main id="brx-content"><section class="brxe-${page.random.letters(6)} brxe-section"><div class="brxe-container"><h1 class="brxe-post-title">${page.headline()}</h1><div class="brxe-post-meta post-meta"><span class="item">${page.name()}</span><span class="separator"> · </span><span class="item">${page.date()}</span></div></div></section><section class="brxe-section"><div class="brxe-container"><div class="brxe-post-content">${ps(page)}<h2 class="wp-block-heading">${page.heading()}</h2>${ps(page)}</div><aside class="brxe-post-toc"><ol class="toc-list"></ol></aside></div></section><section class="brxe-section"><div class="brxe-related-posts"><ul class="related-posts">${others(page, (h, t) => `<li class="repeater-item"><div class="overlay-wrapper"><h3 class="dynamic"><a href="${h}">${t}</a></h3></div></li>`)}</ul></div></section></main><footer id="brx-footer"><p class="brxe-text-basic">${page.noise()}</p></footer>`,
  ),
  bare(
    'enfold-template-of-av-text-blocks',
    (page) =>
      `<div id="wrap_all"><header id="header" class="all_colors header_color light_bg_color"><div class="container av-logo-container"><span class="logo avia-standard-logo"><a href="/"><img src="${page.decoration()}" alt="" height="100"></a></span><nav class="main_menu"><ul class="menu av-main-nav">${bar(page, (w) => `<li class="menu-item menu-item-top-level"><a href="/x/"><span class="avia-bullet"></span><span class="avia-menu-text">${w}</span></a></li>`)}</ul></nav></div></header><div id="main" class="all_colors"><div class="stretch_full container_wrap alternate_color title_container"><div class="container"><div class="breadcrumb breadcrumbs avia-breadcrumbs">${f.crumbs(page)}</div></div></div><div class="main_color container_wrap_first container_wrap sidebar_right"><div class="container av-section-cont-open"><main class="template-page content av-content-small alpha units"><div class="post-entry post-entry-type-page"><div class="entry-content-wrapper clearfix"><div class="flex_column av_one_full flex_column_div"><div class="av-special-heading av-special-heading-h1 blockquote modern-quote"><h1 class="av-special-heading-tag">${page.headline()}</h1><div class="special-heading-border"><div class="special-heading-inner-border"></div></div></div><section class="av_textblock_section" itemscope><div class="avia_textblock" itemprop="text">${ps(page)}</div></section><div class="hr hr-default"><span class="hr-inner"><span class="hr-inner-style"></span></span></div><section class="av_textblock_section"><div class="avia_textblock"><h3>${page.heading()}</h3>${ps(page)}</div></section></div></div></div></main><aside class="sidebar sidebar_right smartphones_sidebar_active"><div class="inner_sidebar extralight-border"><section class="widget clearfix widget_recent_entries"><h3 class="widgettitle">${page.label('latest')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></section></div></aside></div></div></div>${f.footer(page)}</div>`,
  ),
  framed(
    'squarespace-post-of-html-blocks',
    'squarespace',
    (page) =>
      `<article id="article-" class="h-entry hentry entry-type-text"><div class="blog-item-wrapper"><div class="blog-item-top-wrapper"><div class="blog-item-title"><h1 class="entry-title entry-title--large p-name" data-content-field="title">${page.headline()}</h1></div></div>${f.byline(page)}<div class="blog-item-content-wrapper"><div class="blog-item-content e-content"><div class="sqs-layout sqs-grid-12 columns-12" data-layout-label="Post Body"><div class="row sqs-row"><div class="col sqs-col-12 span-12"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content"><div class="sqs-html-content">${texts(page, (t) => `<p style="white-space:pre-wrap;" class="">${t}</p>`)}</div></div></div><div class="sqs-block image-block sqs-block-image sqs-text-ready"><div class="sqs-block-content"><div class="image-block-outer-wrapper layout-caption-below design-layout-inline"><figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper"><div class="sqs-image-shape-container-element has-aspect-ratio">${image(page, ' class="thumb-image" alt="" data-image-focal-point="0.5,0.5"')}</div></div></figure></div></div></div><div class="sqs-block quote-block sqs-block-quote"><div class="sqs-block-content"><figure class="block-animation-none"><blockquote class="animation-segment-parent"><span>“</span>${page.say()}<span>”</span></blockquote></figure></div></div><div class="sqs-block html-block sqs-block-html"><div class="sqs-html-content"><h3 style="white-space:pre-wrap;">${page.heading()}</h3>${texts(page, (t) => `<p style="white-space:pre-wrap;">${t}</p>`)}</div></div></div></div></div></div></div></div></article>`,
  ),
  bare(
    'webflow-blog-in-a-rich-text-block',
    (page) =>
      `<div data-collapse="medium" role="banner" class="navbar w-nav"><div class="nav-container w-container"><a href="/" class="brand w-nav-brand">${page.site}</a><nav role="navigation" class="nav-menu w-nav-menu">${bar(page, (w) => `<a href="/x" class="nav-link w-nav-link">${w}</a>`)}</nav></div></div><div class="section blog-header"><div class="w-layout-blockcontainer container w-container"><div class="category-tag">${page.menuWords(1).join('')}</div><h1 class="heading-xl">${page.headline()}</h1><p class="paragraph-large">${lead(page)}</p><div class="author-wrap"><div class="author-image" style="background-image:url(&quot;/a.jpg&quot;)"></div><div>${page.name()}</div><div class="text-block-9">${page.date()}</div></div></div></div><div class="section"><div class="container w-container"><div class="rich-text-block w-richtext">${ps(page)}<figure class="w-richtext-align-fullwidth w-richtext-figure-type-image"><div>${image(page, ' loading="lazy" alt=""')}</div></figure><h2>${page.heading()}</h2>${ps(page)}<ul role="list">${lis(points(page))}</ul><p>&#8205;</p></div></div></div><div class="section bg-gray-200"><div class="container w-container"><h2>${page.label('recommended')}</h2><div class="w-dyn-list"><div role="list" class="blog-grid w-dyn-items">${others(page, (h, t) => `<div role="listitem" class="w-dyn-item"><a href="${h}" class="blog-card w-inline-block"><img src="${page.decoration()}" alt=""><h4>${t}</h4></a></div>`, [3, 3])}</div></div></div></div><div class="footer"><div class="w-container"><div class="footer-text">${page.noise()}</div></div></div>`,
  ),
  bare(
    'weebly-wsite-content',
    (page) =>
      `<div class="wrapper"><div class="birdseye-header"><div class="nav-wrap"><div class="container"><div class="logo"><span class="wsite-logo"><a href="/"><span id="wsite-title">${page.site}</span></a></span></div><div class="nav desktop-nav"><ul class="wsite-menu-default">${bar(page, (w) => `<li class="wsite-menu-item-wrap"><a class="wsite-menu-item" href="/x.html">${w}</a></li>`)}</ul></div></div></div></div><div class="main-wrap"><div id="wsite-content" class="wsite-elements wsite-not-footer"><div class="wsite-section-wrap"><div class="wsite-section wsite-body-section"><div class="wsite-section-content"><div class="container"><div class="wsite-section-elements"><h1 class="wsite-content-title" style="text-align:left;"><font size="6">${page.headline()}</font></h1>${texts(page, (t) => `<div class="paragraph" style="text-align:left;">${t}</div>`)}<div><div class="wsite-image wsite-image-border-none" style="padding-top:10px;"><a>${image(page, ' alt="Picture" style="width:auto;max-width:100%"')}</a></div></div><h2 class="wsite-content-title">${page.heading()}</h2><div class="paragraph">${page.say(2)}<br /><br />${page.say()}</div></div></div></div></div></div></div></div><div class="footer-wrap"><div class="footer"><div class="wsite-elements wsite-footer"><div class="paragraph">${page.noise()}</div></div></div></div></div>`,
  ),
  bare(
    'website-builder-of-a-registrar-data-ux',
    (page) =>
      `<div id="page-1"><div class="layout layout-layout"><div data-ux="Page"><div data-ux="Block"><div data-ux="Widget" data-aid="HEADER_WIDGET" class="widget widget-header"><header data-ux="Header"><nav data-ux="Nav"><ul data-ux="List">${bar(page, (w) => `<li data-ux="ListItemInline"><a data-ux="NavLink" href="/x">${w}</a></li>`)}</ul></nav></header></div></div><div data-ux="Widget" class="widget widget-about widget-about-about-1"><section data-ux="Section"><div data-ux="Container"><h1 role="heading" aria-level="1" data-ux="SectionHeading" data-aid="ABOUT_SECTION_TITLE_RENDERED"><span data-ux="Element">${page.headline()}</span></h1>${some(page, 2, 4, () => `<div data-ux="GridCell"><div data-ux="ContentCard"><div data-ux="ContentCardWrapperImage">${image(page, ' data-ux="ContentCardImage" alt=""')}</div><h4 data-ux="ContentCardHeading" data-aid="ABOUT_HEADLINE_RENDERED">${page.heading()}</h4><div data-ux="ContentCardText" class="x-el-article" data-typography="BodyAlpha"><p style="margin:0"><span>${page.say(page.amount([1, 1], [2, 3]))}</span></p></div></div></div>`)}</div></section></div><div data-ux="Widget" class="widget widget-footer"><div data-ux="FooterDetails" data-aid="FOOTER_COPYRIGHT_RENDERED"><p><span>${page.noise()}</span></p></div></div></div></div></div>`,
  ),
  bare(
    'new-sites-of-a-search-firm-hashed',
    (page) =>
      `<div jscontroller="x" class="M63kCb"></div><div id="yDmH0d"><div jsname="a9kxte" class="M8Z5E"><header id="atIdViewHeader"><div class="BbxBP HP6J1d"><a class="r3Yqhe" href="/"><div class="Zjiec">${page.site}</div></a><nav class="JzO0Vc"><ul class="jYxBte Fpy8Db">${bar(page, (w) => `<li class="VsJjtf"><div class="PsKE7e"><a class="aJHbb" href="/x">${w}</a></div></li>`)}</ul></nav></div></header><div role="main" class="UtePc RCETm"><section id="h.a1" class="yaqOZd LB7kq cJgDec nyKByd"><div class="mYVXT"><div class="LS81yb VICjCf"><div class="hJDwNd-AhqUyc-uQSCkd"><div class="oKdM2c ZZyype"><div class="tyJCtd mGzaTb Depvyb baZpAe"><h1 class="zfr3Q duRjpb CDt4Ke" style="text-align: center;"><span class="C9DxTc">${page.headline()}</span></h1></div></div></div></div></div></section><section class="yaqOZd"><div class="mYVXT"><div class="tyJCtd mGzaTb Depvyb baZpAe">${texts(page, (t) => `<p class="zfr3Q CDt4Ke" dir="ltr"><span class="C9DxTc">${t}</span></p>`)}<h2 class="zfr3Q JYVBee CDt4Ke"><span class="C9DxTc">${page.heading()}</span></h2><ul class="n8H08c UVNKR">${points(
        page,
      )
        .map(
          (x) =>
            `<li dir="ltr" class="zfr3Q TYR86d eD0Rn"><p role="presentation" class="zfr3Q CDt4Ke"><span class="C9DxTc">${x}</span></p></li>`,
        )
        .join(
          '',
        )}</ul></div><div class="t3iYD"><img src="${page.picture()}" class="CENy8b" alt=""></div></div></section></div></div></div>`,
  ),
  framed(
    'typo3-text-and-media-frames',
    'typo3',
    (page) =>
      `<!--TYPO3SEARCH_begin--><div id="c${page.random.int(10, 9999)}" class="frame frame-default frame-type-textmedia frame-layout-default"><div class="frame-group-container"><div class="frame-group-inner"><div class="frame-container frame-container-default"><div class="frame-inner"><div class="frame-header"><h1 class="element-header"><span>${page.headline()}</span></h1><h2 class="element-subheader"><span>${page.heading()}</span></h2></div><div class="textpic textpic-right"><div class="textpic-item textpic-gallery"><div class="gallery-row"><div class="gallery-item"><figure class="image"><a class="lightbox" href="/full.jpg"><picture>${image(page, ' loading="lazy" class="img-fluid" alt=""')}</picture></a><figcaption class="caption">${page.free()}</figcaption></figure></div></div></div><div class="textpic-item textpic-text">${ps(page)}</div></div></div></div></div></div></div><div class="frame frame-default frame-type-text"><div class="frame-inner"><div class="frame-header"><h2 class="element-header"><span>${page.heading()}</span></h2></div>${ps(page)}<p class="align-center"><a class="btn btn-default" href="/x">${page.label('readMore')}</a></p></div></div><!--TYPO3SEARCH_end-->`,
  ),
  framed(
    'tx-news-single-of-typo3',
    'typo3',
    (page) =>
      `<div class="frame frame-type-news_newsdetail"><div class="news news-single"><div class="article" itemscope><div class="header"><h1 itemprop="headline">${page.headline()}</h1></div><div class="footer"><p><span class="news-list-date"><time>${page.date()}</time></span><span class="news-list-author">${page.name()}</span></p></div><div class="teaser-text lead" itemprop="description"><p>${lead(page)}</p></div><div class="news-img-wrap"><div class="outer"><div class="mediaelement mediaelement-image"><a class="lightbox">${image(page, ' alt="" loading="lazy"')}</a></div></div></div><div class="news-text-wrap" itemprop="articleBody">${ps(page)}</div><div class="news-backlink-wrap"><a href="/news">${page.label('previous')}</a></div><div class="news-related-wrap"><div class="news-related news-related-news"><h4>${page.label('related')}</h4><ul>${others(page, (h, t) => `<li><span class="news-related-news-date">${page.date()}</span><a href="${h}">${t}</a></li>`, [3, 4])}</ul></div></div></div></div></div>`,
  ),
  framed(
    'joomla-article-in-helix',
    'helix',
    (page) =>
      `<div class="article-details" itemscope itemtype="https://schema.org/Article"><div class="article-full-image float-left">${image(page, ' itemprop="image" alt=""')}</div><div class="article-header"><h1 itemprop="headline">${page.headline()}</h1></div><div class="article-can-edit d-flex flex-wrap justify-content-between"></div>${f.byline(page)}<div class="article-ratings-social-share d-flex justify-content-end"><div class="article-social-share">${f.share(page)}</div></div><div itemprop="articleBody">${ps(page)}<h3>${page.heading()}</h3>${ps(page)}</div>${f.tags(page)}${f.neighbours(page)}</div><div class="article-comments">${f.comments(page)}</div>`,
  ),
  framed(
    'drupal-node-full-in-bartik',
    'bartik',
    (page) =>
      `<div id="block-pagetitle" class="block block-core block-page-title-block"><h1 class="title page-title"><span class="field field--name-title field--type-string field--label-hidden">${page.headline()}</span></h1></div><div id="block-content" class="block block-system block-system-main-block"><article class="node node--type-article node--promoted node--view-mode-full clearfix"><footer class="node__meta"><article class="profile"></article><div class="node__submitted">${page.label('by')} <span class="field field--name-uid"><span lang="">${page.name()}</span></span> <span class="field field--name-created">${page.date()}</span></div></footer><div class="node__content clearfix"><div class="field field--name-field-image field--type-image field--label-hidden field__item">${image(page, ' width="480" height="320" alt="" class="image-style-large"')}</div><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">${ps(page)}<h2>${page.heading()}</h2>${ps(page)}</div>${f.tags(page)}<div class="node__links"><ul class="links inline"><li><a href="/login">${page.label('login')}</a> ${page.label('writeComment')}</li></ul></div></div></article></div>`,
  ),
  framed(
    'sitecore-rich-text-components',
    'sxa',
    (page) =>
      `<div class="component title col-12"><div class="component-content"><h1 class="field-title">${page.headline()}</h1></div></div><div class="component content col-12"><div class="component-content"><div class="field-introduction"><p>${lead(page)}</p></div></div></div><div class="component image col-12"><div class="component-content">${image(page, ' alt="" data-variantitemid="x"')}</div></div><div class="component rich-text col-12"><div class="component-content">${ps(page)}</div></div><div class="component row-splitter"><div class="container-fluid"><div class="row"><div class="component rich-text col-12"><div class="component-content"><h2>${page.heading()}</h2>${ps(page)}</div></div></div></div></div><div class="component link-list has-title col-12"><div class="component-content"><h3>${page.label('related')}</h3><ul>${others(page, (h, t) => `<li class="item0"><div class="field-link"><a href="${h}">${t}</a></div></li>`)}</ul></div></div>`,
  ),
  anywhere(
    'umbraco-block-grid',
    (page) =>
      `<div class="hero-section"><h1>${page.headline()}</h1></div><div class="umb-block-grid" data-grid-columns="12;"><div class="umb-block-grid__layout-container">${texts(page, (t, i) => `<div class="umb-block-grid__layout-item" data-content-element-type-alias="umbBlockGridDemoRichTextBlock" data-col-span="12"><div class="rte">${i % 3 === 1 ? `<h2>${page.heading()}</h2>` : ''}<p>${t}</p></div></div>`)}<div class="umb-block-grid__layout-item" data-content-element-type-alias="umbBlockGridDemoImageBlock">${image(page, ' alt="" style="width:100%"')}</div></div></div>${below(page)}`,
  ),
  bare(
    'optimizely-block-area-of-a-bank',
    (page) =>
      `<header class="o-header"><div class="o-header__main"><nav class="m-nav">${bar(page, (w) => `<a class="m-nav__link">${w}</a>`)}</nav></div></header><main class="o-main" id="main"><div class="m-pagehead"><h1 class="a-heading a-heading--xl">${page.headline()}</h1><div class="a-preamble">${lead(page)}</div></div><div class="contentarea"><div class="block editorialblock wide"><div class="a-richtext">${ps(page)}</div></div><div class="block imageblock half">${image(page, ' alt=""')}</div><div class="block accordionblock">${some(page, 2, 4, () => `<div class="m-accordion__item"><h2 class="m-accordion__header"><button aria-expanded="false">${page.heading()}</button></h2><div class="m-accordion__panel"><div class="a-richtext"><p>${page.say(2)}</p></div></div></div>`)}</div><div class="block contactblock"><p>${page.free()}</p><a class="a-button">${page.label('contact')}</a></div></div></main>${f.footer(page)}`,
  ),
  bare(
    'hubspot-body-with-cta-images',
    (page) =>
      `<div class="body-wrapper hs-content-id-${page.random.int(1000, 9999)} hs-blog-post"><header class="header"><div class="hs-menu-wrapper active-branch no-flyouts hs-menu-flow-horizontal"><ul role="menu">${bar(page, (w) => `<li class="hs-menu-item hs-menu-depth-1" role="none"><a href="/x" role="menuitem">${w}</a></li>`)}</ul></div></header><main id="main-content" class="body-container-wrapper"><div class="body-container body-container--blog-post"><div class="content-wrapper"><article class="blog-post"><h1><span id="hs_cos_wrapper_name" class="hs_cos_wrapper hs_cos_wrapper_meta_field hs_cos_wrapper_type_text">${page.headline()}</span></h1><div class="blog-post__meta"><a href="/author" rel="author">${page.name()}</a> <div class="blog-post__timestamp">${page.date()}</div></div><div class="blog-post__body"><span id="hs_cos_wrapper_post_body" class="hs_cos_wrapper hs_cos_wrapper_meta_field hs_cos_wrapper_type_rich_text">${ps(page)}<!--more--><p><span class="hs-cta-wrapper"><span class="hs-cta-node"><a href="https://cta.example/x"><img class="hs-cta-img" src="${page.decoration()}" alt="" align="middle"></a></span></span></p><h2>${page.heading()}</h2>${ps(page)}<p>${image(page, ' width="600" loading="lazy" alt=""')}</p></span></div><div class="blog-post__tags">${bar(page, (w) => `<a class="blog-post__tag-link">${w}</a>`)}</div></article></div></div></main>${f.newsletter(page)}${f.footer(page)}</div>`,
  ),
  bare(
    'headless-cms-article-in-css-modules',
    (page) =>
      `<div id="gatsby-focus-wrapper"><div class="layout-module--site--${page.random.letters(5)}"><header class="header-module--header--b1c2d">${bar(page, (w) => `<a class="header-module--link--9aa1b">${w}</a>`)}</header><main class="article-module--main--77f1e"><p class="article-module--kicker--1a2b3">${word(page, 'section')}</p><h1 class="article-module--title--3f4e5">${page.headline()}</h1><div class="article-module--intro--5d6e7">${lead(page)}</div><div class="portable-module--root--8c9d0">${texts(page, (t) => `<p class="portable-module--p--2e3f4">${t}</p>`)}<div data-gatsby-image-wrapper="" class="gatsby-image-wrapper gatsby-image-wrapper-constrained"><div style="max-width:900px;display:block"><img alt="" role="presentation" aria-hidden="true" src="data:image/svg+xml;charset=utf-8,%3Csvg height='600' width='900'%3E%3C/svg%3E"></div>${image(page, ' alt="" data-main-image="" loading="lazy"')}</div><h2 class="portable-module--h2--6a7b8">${page.heading()}</h2>${texts(page, (t) => `<p class="portable-module--p--2e3f4">${t}</p>`)}</div></main><footer class="footer-module--footer--0f1e2"><p>${page.noise()}</p></footer></div></div>`,
  ),
  bare(
    'twenty-eleven-of-long-ago',
    (page) =>
      `<div id="page" class="hfeed"><header id="branding" role="banner"><hgroup><h1 id="site-title"><span><a href="/" rel="home">${page.site}</a></span></h1><h2 id="site-description">${page.noise()}</h2></hgroup><a href="/"><img src="${page.decoration('/wp-content/themes/twentyeleven/images/headers/wheel.jpg')}" width="1000" height="288" alt=""></a><nav id="access" role="navigation"><div class="menu"><ul>${bar(page, (w) => `<li class="page_item"><a href="/x/">${w}</a></li>`)}</ul></div></nav></header><div id="main"><div id="primary"><div id="content" role="main"><nav id="nav-single"><h3 class="assistive-text">Post navigation</h3><span class="nav-previous"><a rel="prev"><span class="meta-nav">&larr;</span> ${page.label('previous')}</a></span></nav><article id="post-${page.random.int(10, 999)}" class="post hentry category-x"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1><div class="entry-meta"><span class="sep">${page.label('published')} </span><a rel="bookmark"><time class="entry-date">${page.date()}</time></a><span class="by-author"> <span class="author vcard"><a class="url fn n">${page.name()}</a></span></span></div></header><div class="entry-content">${ps(page)}<p>${image(page, ' class="alignnone size-full" alt=""')}</p>${ps(page)}</div><footer class="entry-meta">${page.label('tags')} ${bar(page, (w) => `<a rel="tag">${w}</a>, `)}</footer></article>${f.comments(page)}</div></div></div>${f.footer(page)}</div>`,
  ),
  bare(
    'duda-site-of-a-local-trade',
    (page) =>
      `<div id="dm"><div class="dm_wrapper"><div class="dmRespRow fullBleedChanged"><div class="dmHeaderContainer fHeader d-header-wrapper"><nav class="unifiednav"><ul role="menubar" class="unifiednav__container">${bar(page, (w) => `<li role="menuitem" class="unifiednav__item-wrap"><a class="unifiednav__item" href="/x"><span class="nav-item-text">${w}</span></a></li>`)}</ul></nav></div></div><div dmwrapped="true" id="dm_content"><div class="dmRespColsWrapper"><div class="dmRespCol small-12 medium-12 large-12"><div class="dmNewParagraph u_1" data-element-type="paragraph"><h1><span style="display: unset;">${page.headline()}</span></h1></div>${texts(page, (t) => `<div class="dmNewParagraph" data-element-type="paragraph"><p class="text-align-left"><span style="display: unset;">${t}</span></p></div>`)}<div class="imageWidget align-center" data-element-type="image"><a>${image(page, ' alt="" data-hover-effect="" onerror="handleImageLoadError(this)"')}</a></div><a class="align-center dmButtonLink dmWidget dmWwr default" href="tel:0"><span class="text">${page.label('contact')}</span></a></div></div></div><div class="dmFooterContainer"><div class="dmNewParagraph"><p>${page.noise()}</p></div></div></div></div>`,
  ),
];
