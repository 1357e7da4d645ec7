/** Articles of content systems and site builders: half `held-out-6`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  below,
  f,
  framed,
  lis,
  others,
  points,
  ps,
  some,
  texts,
  word,
} from './writing.ts';

/** Rich text as an editor in the browser leaves it. */
const body = (page: PageMaker) =>
  `${ps(page)}\n<h2>${page.heading()}</h2>\n${ps(page)}\n<ul>${lis(points(page))}</ul>\n${ps(page)}`;

export const systems = [
  framed(
    'aem-core-components-text',
    'aem',
    (page) =>
      `<div class="title"><div class="cmp-title"><h1 class="cmp-title__text">${page.headline()}</h1></div></div><div class="text"><div id="text-${page.random.letters(6)}" class="cmp-text">${ps(page)}</div></div><div class="image"><div class="cmp-image" itemscope itemtype="http://schema.org/ImageObject"><img src="${page.picture('rooted')}" class="cmp-image__image" itemprop="contentUrl" alt=""></div></div><div class="title"><div class="cmp-title"><h2 class="cmp-title__text">${page.heading()}</h2></div></div><div class="text"><div class="cmp-text">${ps(page)}<ul>${lis(points(page))}</ul></div></div>`,
  ),
  framed(
    'aem-content-fragment',
    'aem',
    (page) =>
      `<div class="contentfragment"><article class="cmp-contentfragment"><h1 class="cmp-contentfragment__title">${page.headline()}</h1><dl class="cmp-contentfragment__elements"><div class="cmp-contentfragment__element cmp-contentfragment__element--main"><dt class="cmp-contentfragment__element-title">${page.label('about')}</dt><dd class="cmp-contentfragment__element-value">${ps(page)}</dd></div></dl></article></div>`,
  ),
  framed(
    'umbraco-grid-layout',
    'bootstrap5',
    (page) =>
      `<h1>${page.headline()}</h1><div class="umb-grid"><div class="grid-section"><div><div class="row clearfix"><div class="col-md-12 column"><div>${ps(page)}</div></div></div></div><div><div class="row clearfix"><div class="col-md-6 column"><div><h3>${page.heading()}</h3>${ps(page)}</div></div><div class="col-md-6 column"><div><img src="${page.picture('rooted')}" alt=""></div></div></div></div></div></div>`,
  ),
  framed(
    'sitecore-rich-text-rendering',
    'bootstrap5',
    (page) =>
      `<div class="component field-title"><div class="component-content"><h1 class="field-heading">${page.headline()}</h1></div></div><div class="component rich-text"><div class="component-content"><div class="field-content">${body(page)}</div></div></div><div class="component link-list"><div class="component-content"><h3>${page.label('related')}</h3><ul>${others(page, (h, t) => `<li class="item0 odd"><div class="field-link"><a data-variantfieldname="Link" href="${h}">${t}</a></div></li>`)}</ul></div></div>`,
  ),
  framed(
    'silverstripe-typography',
    'bootstrap5',
    (page) =>
      `<div class="content-container unit size3of4 lastUnit"><article><h1>${page.headline()}</h1><div class="content typography">${body(page)}</div></article></div><aside class="sidebar unit size1of4"><nav class="secondary"><ul>${others(page, (h, t) => `<li class="link"><a href="${h}" class="link"><span class="arrow">→</span><span class="text">${t}</span></a></li>`)}</ul></nav></aside>`,
  ),
  framed(
    'neos-node-types',
    'plain',
    (page) =>
      `<main class="neos-contentcollection"><div class="neos-nodetypes-headline"><div><h1>${page.headline()}</h1></div></div><div class="neos-nodetypes-text"><div>${ps(page)}</div></div><figure class="neos-nodetypes-image"><img src="${page.picture('rooted')}" alt="" width="800"></figure><div class="container neos-nodetypes-columnlayouts-twocolumn row"><div class="col-md-6 neos-contentcollection"><div class="neos-nodetypes-text"><div>${ps(page)}</div></div></div><div class="col-md-6 neos-contentcollection"><div class="neos-nodetypes-text"><div>${ps(page)}</div></div></div></div></main>`,
  ),
  framed(
    'kirby-layout-blocks',
    'plain',
    (page) =>
      `<main class="main"><article class="note"><header class="note-header h1"><h1 class="note-title">${page.headline()}</h1></header><div class="note text"><div class="layout-row grid" style="--gutter: 1.5rem"><div class="column" style="--columns:12"><div class="blocks text">${ps(page)}<h2>${page.heading()}</h2><blockquote>${page.say()}<footer>${page.name()}</footer></blockquote>${ps(page)}</div></div></div></div><footer class="note-footer"><time class="note-date">${page.date()}</time></footer></article></main>${f.neighbours(page)}`,
  ),
  framed(
    'wagtail-streamfield',
    'utilities',
    (page) =>
      `<article class="template-blogpage"><h1>${page.headline()}</h1><p class="meta">${page.date()}</p><div class="block-paragraph"><div class="rich-text">${ps(page)}</div></div><div class="block-heading"><h2>${page.heading()}</h2></div><div class="block-paragraph_block"><div class="rich-text">${ps(page)}</div></div><div class="block-pullquote"><blockquote>${page.say()}</blockquote></div><div class="block-paragraph"><div class="rich-text">${ps(page)}</div></div></article>`,
  ),
  framed(
    'volto-blocks',
    'volto',
    (page) =>
      `<h1 class="documentFirstHeading">${page.headline()}</h1><p class="documentDescription">${page.say()}</p>${texts(page, (t) => `<p>${t}</p>`)}<div class="block image align center"><figure class="figure center large"><img src="${page.picture('rooted')}" loading="lazy" alt=""></figure></div><h2 id="h">${page.heading()}</h2>${ps(page)}<div class="block listing default"><h2 class="headline">${page.label('latest')}</h2><div class="items">${others(page, (h, t) => `<div class="listing-item"><a href="${h}"><div class="listing-body"><h3>${t}</h3></div></a></div>`)}</div></div>`,
  ),
  framed(
    'liferay-web-content',
    'liferay',
    (page) =>
      `<div class="journal-content-article" data-analytics-asset-type="web-content"><div class="content-head"><h1>${page.headline()}</h1><span class="fecha">${page.date()}</span></div><div class="content-text">${body(page)}</div></div><div class="content-metadata-asset-addon-entries"></div>`,
  ),
  framed(
    'dnn-live-articles',
    'dnn',
    (page) =>
      `<div class="edn_mainWrapper"><article class="edn_article edn_articleDetails"><h1 class="edn_articleTitle">${page.headline()}</h1><div class="edn_metaDetails"><time>${page.date()}</time> ${page.label('by')} <a>${page.name()}</a></div><div class="edn_articleContent">${ps(page)}<p>&nbsp;</p><p><strong>${page.heading()}</strong></p>${ps(page)}</div><div class="edn_socialWrapper">${page.label('share')}</div></article><div class="edn_relatedArticles"><h2>${page.label('related')}</h2><ol>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ol></div></div>`,
  ),
  framed(
    'drupal-paragraph-types',
    'olivero',
    (page) =>
      `<article class="node node--type-page node--view-mode-full"><h1 class="page-title">${page.headline()}</h1><div class="node__content"><div class="field field--name-field-paragraphs field--type-entity-reference-revisions">${some(page, 2, 4, () => `<div class="field__item"><div class="paragraph paragraph--type--text paragraph--view-mode--default"><div class="clearfix text-formatted field field--name-field-text">${ps(page)}</div></div></div>`)}<div class="field__item"><div class="paragraph paragraph--type--quote"><blockquote class="field field--name-field-quote">${page.say()}</blockquote></div></div><div class="field__item"><div class="paragraph paragraph--type--text"><div class="text-formatted"><h3>${page.heading()}</h3>${ps(page)}</div></div></div></div></div></article>`,
  ),
  framed(
    'hubspot-blog-post',
    'bootstrap5',
    (page) =>
      `<div class="hs-blog-post"><h1><span id="hs_cos_wrapper_name" class="hs_cos_wrapper hs_cos_wrapper_meta_field hs_cos_wrapper_type_text" data-hs-cos-general-type="meta_field">${page.headline()}</span></h1><div class="blog-post__meta"><a rel="author">${page.name()}</a> <div class="blog-post__timestamp">${page.date()}</div></div><div class="blog-post__body"><span id="hs_cos_wrapper_post_body" class="hs_cos_wrapper hs_cos_wrapper_meta_field hs_cos_wrapper_type_rich_text">${ps(page)}<!--more--><h2><strong>${page.heading()}</strong></h2>${ps(page)}<div class="hs-cta-embed"><a class="hs-inline-web-interactive-1" href="/cta">${page.pitch()}</a></div>${ps(page)}</span></div></div>${f.author(page)}`,
  ),
  bare(
    'sharepoint-canvas-page',
    (page) =>
      `<div id="SuiteNavWrapper"><div id="O365_NavHeader">${page.label('search')}</div></div><div class="SPPageChrome"><div class="ms-HubNav">${bar(page, (w) => `<a class="ms-HorizontalNavItem-link">${w}</a>`)}</div><div data-automation-id="contentScrollRegion"><article class="Canvas grid-component" id="spPageCanvasContent"><div data-automation-id="pageHeader"><div role="heading" aria-level="1" data-automation-id="TitleTextId"><h1>${page.headline()}</h1></div><div data-automation-id="persona">${page.name()}</div></div><div class="CanvasComponent LCS"><div class="CanvasZone row"><div class="CanvasSection CanvasSection-col"><div data-automation-id="CanvasControl" class="ControlZone"><div class="rte--read ck-content rteEmphasis root-146" data-automation-id="textBox">${body(page)}</div></div></div></div></div></article><div class="CommentsWrapper"><h2>${page.label('comments')}</h2></div></div></div>`,
  ),
  framed(
    'movable-type-entry',
    'plain',
    (page) =>
      `<div id="entry-${page.random.int(10, 900)}" class="entry-asset asset hentry"><div class="asset-header"><h1 id="page-title" class="asset-name entry-title">${page.headline()}</h1><div class="asset-meta"><span class="byline">${page.label('by')} <span class="vcard author">${page.name()}</span> <abbr class="published">${page.date()}</abbr></span></div></div><div class="asset-content entry-content"><div class="asset-body">${ps(page)}</div><div id="more" class="asset-more">${ps(page)}</div></div></div><div class="trackbacks"><h2 class="trackbacks-header">TrackBack</h2></div>${f.comments(page)}`,
  ),
  framed(
    'serendipity-entry',
    'plain',
    (page) =>
      `<div class="serendipity_Entry_Date"><h3 class="serendipity_date">${page.date()}</h3><h1 class="serendipity_title"><a href="/a">${page.headline()}</a></h1><div class="serendipity_entry"><div class="serendipity_entry_body">${ps(page)}</div><div class="serendipity_entry_extended"><a id="extended"></a>${ps(page)}</div><div class="serendipity_entryFooter">${page.label('by')} ${page.name()}</div></div></div><div class="serendipity_comments"><div class="serendipity_commentsTitle">${page.label('comments')}</div><div class="serendipity_comment">${page.free()}</div></div>`,
  ),
  framed(
    'textpattern-article',
    'plain',
    (page) =>
      `<main class="main-content" id="main"><article itemscope itemtype="https://schema.org/Article"><h1 itemprop="headline"><a rel="bookmark" href="/t">${page.headline()}</a></h1><p><strong>${page.label('published')}</strong> <time>${page.date()}</time></p><div itemprop="articleBody">${body(page)}</div></article></main>${f.neighbours(page)}`,
  ),
  framed(
    'b2evolution-post',
    'bootstrap5',
    (page) =>
      `<div class="evo_container evo_container__item_single"><article class="evo_post evo_post__full"><header><div class="evo_post_title"><h1>${page.headline()}</h1></div><div class="small text-muted evo_post_info">${page.name()} ${page.date()}</div></header><section class="evo_post__full"><div class="evo_post__full_text">${ps(page)}<h3>${page.heading()}</h3>${ps(page)}</div></section><footer><nav class="small post_tags">${page.label('tags')}: ${bar(page, (w) => `<a>${w}</a> `)}</nav></footer></article></div>`,
  ),
  framed(
    'concrete-areas',
    'bootstrap5',
    (page) =>
      `<div class="ccm-page ccm-page-id-${page.random.int(10, 900)} page-type-blog-entry"><div class="ccm-block-page-title-byline"><h1 class="page-title">${page.headline()}</h1><span class="page-date">${page.date()}</span><span class="page-author">${page.name()}</span></div><div class="ccm-custom-style-container ccm-custom-style-main-1">${ps(page)}</div><div class="ccm-block-feature-item"><h4>${page.heading()}</h4><p>${page.say()}</p></div><div class="ccm-custom-style-container">${ps(page)}</div></div>`,
  ),
  framed(
    'tilda-text-records',
    'tilda',
    (page) =>
      `<div class="r t-rec t-rec_pt_60" data-record-type="795"><div class="t795"><div class="t-container t-align_center"><div class="t-col t-col_10"><h1 class="t795__title t-title t-title_xs" field="title">${page.headline()}</h1><div class="t795__descr t-descr t-descr_xl" field="descr">${page.say()}</div></div></div></div></div>${some(page, 2, 4, () => `<div class="r t-rec t-rec_pt_15 t-rec_pb_15" data-record-type="106"><div class="t004"><div class="t-container"><div class="t-col t-col_8 t-prefix_2"><div field="text" class="t-text t-text_md">${texts(page, (t) => t, '<br /><br />')}</div></div></div></div></div>`)}`,
  ),
  bare(
    'weebly-paragraphs-of-breaks',
    (page) =>
      `<div class="birdseye-header"><div class="nav desktop-nav"><ul class="wsite-menu-default">${bar(page, (w) => `<li class="wsite-menu-item-wrap"><a class="wsite-menu-item">${w}</a></li>`)}</ul></div></div><div id="content-wrapper"><div class="container"><div id="wsite-content" class="wsite-elements wsite-not-footer"><h1 class="wsite-content-title" style="text-align:left;">${page.headline()}</h1><div class="paragraph" style="text-align:left;"><font size="3">${texts(page, (t) => t, '<br /><br />')}</font></div><div><div class="wsite-image wsite-image-border-none"><a><img src="${page.picture('rooted')}" alt="" style="width:auto;max-width:100%"></a></div></div><h2 class="wsite-content-title">${page.heading()}</h2><div class="paragraph">${texts(page, (t) => t, '<br /><span>&#8203;</span><br />')}</div></div></div></div><div class="footer-wrap"><div class="paragraph">${page.noise()}</div></div>`,
  ),
  bare(
    'jimdo-modules',
    (page) =>
      `<div class="jtpl-wrapper"><div class="jtpl-navigation"><ul class="cc-nav-level-0 j-nav-level-0">${bar(page, (w) => `<li class="jmd-nav__list-item-0"><a class="cc-nav-parent">${w}</a></li>`)}</ul></div><div class="jtpl-content content-options"><div id="content_area"><div id="content_start"></div><div id="cc-matrix-1"><div class="j-module n j-header"><h1>${page.headline()}</h1></div><div class="j-module n j-text">${ps(page)}</div><div class="j-module n j-textWithImage"><figure class="cc-imagewrapper cc-m-image-align-1"><img src="${page.picture()}" alt=""></figure><div class="cc-m-textwithimage-inline-rte">${ps(page)}</div></div><div class="j-module n j-hr"><hr></div><div class="j-module n j-text">${ps(page)}</div></div></div></div><div class="jtpl-sidebar"><div class="j-module n j-text"><p>${page.noise()}</p></div></div></div>`,
  ),
  bare(
    'ucoz-entry-of-a-hobby-site',
    (page) =>
      `<div id="header"><div id="site-logo"><a href="/">${page.site}</a></div><div id="uMenuDiv1" class="uMenuV"><ul class="uMenuRoot">${bar(page, (w) => `<li><a class="uMenuItem"><span>${w}</span></a></li>`)}</ul></div></div><div id="middle"><div id="content"><div class="breadcrumbs-wrapper">${page.label('home')}</div><table border="0" width="100%" class="eBlock"><tr><td style="padding:3px;"><div class="eTitle"><h1>${page.headline()}</h1></div><div class="eMessage" style="text-align:left;clear:both;">${texts(page, (t) => t, '<br /><br />')}</div><div class="eDetails" style="clear:both;">${word(page, 'views')} | ${page.name()} | ${page.date()}</div></td></tr></table></div><aside><div class="sidebox"><div class="sidetitle"><span>${page.label('mostRead')}</span></div><div class="inner">${others(page, (h, t) => `<a class="entTitleLnk" href="${h}">${t}</a>`)}</div></div></aside></div><div id="footer">${page.noise()}</div>`,
  ),
  bare(
    'framer-stack-of-containers',
    (page) =>
      `<div id="main" data-framer-hydrate-v2><div class="framer-${page.random.letters(5)}"><nav class="framer-1k" data-framer-name="Navigation">${bar(page, (w) => `<div class="framer-x" data-framer-component-type="RichTextContainer"><p class="framer-text"><a>${w}</a></p></div>`)}</nav><div class="framer-${page.random.letters(5)}" data-framer-name="Content"><div data-framer-component-type="RichTextContainer"><h1 class="framer-text">${page.headline()}</h1></div><div class="framer-${page.random.letters(5)}" data-framer-name="Body" data-framer-component-type="RichTextContainer">${texts(page, (t) => `<p class="framer-text">${t}</p>`)}<h3 class="framer-text">${page.heading()}</h3>${texts(page, (t) => `<p class="framer-text">${t}</p>`)}</div></div><footer class="framer-f" data-framer-name="Footer"><div data-framer-component-type="RichTextContainer"><p class="framer-text">${page.noise()}</p></div></footer></div></div>`,
  ),
  anywhere(
    'portable-text-of-a-headless-system',
    (page) =>
      `<article class="post"><h1>${page.headline()}</h1><div class="portable-text">${texts(page, (t) => `<p class="my-4">${t}</p>`)}<figure class="my-10"><img src="${page.picture()}" alt="" width="800" height="500"></figure><h2>${page.heading()}</h2>${texts(page, (t) => `<p class="my-4">${t}</p>`)}</div></article>${below(page)}`,
  ),
];
