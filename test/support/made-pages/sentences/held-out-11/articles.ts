/** Articles of papers, blogs and magazines: half `held-out-11`. */
import {
  anywhere,
  bare,
  below,
  f,
  framed,
  image,
  lis,
  menu,
  others,
  photo,
  points,
  ps,
  rich,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

export const articles = [
  framed(
    'kadence-post-with-boxed-title',
    'kadence',
    (page) =>
      `<article class="entry content-bg single-entry post type-post"><div class="entry-content-wrap"><header class="entry-header post-title title-align-inherit"><div class="entry-taxonomies"><span class="category-links term-links category-style-normal"><a href="/category/x/" rel="tag">${page.menuWords(1).join('')}</a></span></div><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content single-content">${ps(page)}<h2 class="wp-block-heading">${page.heading()}</h2>${ps(page)}</div>${f.tags(page)}</div></article>${below(page)}`,
  ),
  framed(
    'block-theme-single-with-featured-picture',
    'blocks',
    (page) =>
      `<div class="wp-block-group has-global-padding is-layout-constrained"><figure class="wp-block-post-featured-image">${image(page, ' class="attachment-post-thumbnail size-post-thumbnail wp-post-image" alt="" width="1344" height="756"')}</figure><h1 class="wp-block-post-title has-x-large-font-size">${page.headline()}</h1><div class="wp-block-template-part"><div class="wp-block-group is-layout-flex"><div class="wp-block-post-date"><time>${page.date()}</time></div><p>—</p><p class="has-small-font-size">${page.label('by')}</p><div class="wp-block-post-author-name"><a>${page.name()}</a></div></div></div></div><div class="entry-content alignfull wp-block-post-content has-global-padding is-layout-constrained">${ps(page)}<blockquote class="wp-block-quote is-layout-flow"><p>${page.say()}</p></blockquote>${ps(page)}${ul(page, ' class="wp-block-list"')}</div>${f.comments(page)}`,
  ),
  framed(
    'tagdiv-single-with-related-block',
    'newspaper',
    (page) =>
      `<article class="post type-post status-publish format-standard has-post-thumbnail"><div class="td-post-header"><ul class="td-category"><li class="entry-category"><a href="/c/">${page.menuWords(1).join('')}</a></li></ul><header class="td-post-title"><h1 class="entry-title">${page.headline()}</h1><p class="td-post-sub-title">${page.say()}</p>${f.byline(page)}</header></div>${f.share(page)}<div class="td-post-content tagdiv-type"><div class="td-post-featured-image">${photo(page)}</div>${ps(page)}${f.advert(page)}${ps(page)}</div><footer>${f.tags(page)}${f.neighbours(page)}${f.author(page)}</footer></article>${f.related(page)}${page.random.chance(0.5) ? f.comments(page) : ''}`,
  ),
  framed(
    'single-post-built-of-theme-widgets',
    'elementor',
    (page) =>
      `<div data-elementor-type="single-post" class="elementor elementor-77 elementor-location-single post"><div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner"><div class="elementor-element elementor-widget elementor-widget-theme-post-title elementor-page-title elementor-widget-heading"><div class="elementor-widget-container"><h1 class="elementor-heading-title elementor-size-default">${page.headline()}</h1></div></div><div class="elementor-element elementor-widget elementor-widget-post-info"><div class="elementor-widget-container"><ul class="elementor-inline-items elementor-icon-list-items elementor-post-info"><li class="elementor-icon-list-item elementor-inline-item"><span class="elementor-icon-list-text elementor-post-info__item--type-date"><time>${page.date()}</time></span></li></ul></div></div><div class="elementor-element elementor-widget elementor-widget-theme-post-featured-image elementor-widget-image"><div class="elementor-widget-container">${image(page)}</div></div><div class="elementor-element elementor-widget elementor-widget-theme-post-content"><div class="elementor-widget-container">${ps(page)}<h2>${page.heading()}</h2>${ps(page)}</div></div>${f.share(page)}</div></div></div>`,
  ),
  framed(
    'landing-page-of-a-trade-of-builder-rows',
    'elementor',
    (page) =>
      `<div data-elementor-type="wp-page" class="elementor elementor-8"><section class="elementor-section elementor-top-section elementor-section-boxed"><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-100 elementor-top-column"><div class="elementor-widget-wrap elementor-element-populated"><div class="elementor-element elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h1 class="elementor-heading-title">${page.headline()}</h1></div></div><div class="elementor-element elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container"><p>${page.say()}</p></div></div><div class="elementor-widget elementor-widget-button"><a class="elementor-button elementor-button-link" href="/kontakt/"><span class="elementor-button-text">${page.label('contact')}</span></a></div></div></div></div></section>${some(page, 2, 3, () => `<section class="elementor-section elementor-top-section"><div class="elementor-container"><div class="elementor-column elementor-col-50"><div class="elementor-widget-wrap"><div class="elementor-widget elementor-widget-image"><div class="elementor-widget-container">${image(page)}</div></div></div></div><div class="elementor-column elementor-col-50"><div class="elementor-widget-wrap"><div class="elementor-widget elementor-widget-heading"><div class="elementor-widget-container"><h2 class="elementor-heading-title">${page.heading()}</h2></div></div><div class="elementor-widget elementor-widget-text-editor"><div class="elementor-widget-container"><p>${page.say(2)}</p></div></div></div></div></div></section>`)}</div>`,
  ),
  framed(
    'blogger-post-with-separators-and-breaks',
    'blogger',
    (page) =>
      `<div class="widget Blog" id="Blog1"><div class="blog-posts hfeed"><div class="date-outer"><h2 class="date-header"><span>${page.date()}</span></h2><div class="date-posts"><div class="post-outer"><div class="post hentry uncustomized-post-template"><a name="1"></a><h1 class="post-title entry-title">${page.headline()}</h1><div class="post-header"><div class="post-header-line-1"></div></div><div class="post-body entry-content" id="post-body-1"><div class="separator" style="clear: both; text-align: center;"><a href="/x.jpg" style="margin-left: 1em;">${image(page, ' border="0" width="320" height="240"')}</a></div><br>${texts(page, (t) => t, '<br><br>')}<div><br></div><div>${page.say(2)}</div><div style="clear: both;"></div></div><div class="post-footer"><div class="post-footer-line post-footer-line-1"><span class="post-author vcard">${page.label('by')} <span class="fn">${page.name()}</span></span> <span class="post-timestamp">${page.date()}</span></div>${f.tags(page)}</div></div>${f.comments(page)}</div></div></div></div></div>`,
  ),
  framed(
    'joomla-article-with-intro-and-pager',
    'cassiopeia',
    (page) =>
      `<div class="com-content-article item-page" itemscope itemtype="https://schema.org/Article"><div class="page-header"><h1>${page.headline()}</h1></div><dl class="article-info text-muted"><dt class="article-info-term">Details</dt><dd class="createdby">${page.label('by')}: <span>${page.name()}</span></dd><dd class="published"><time>${page.label('published')}: ${page.date()}</time></dd></dl><figure class="left item-image">${image(page, ' alt="" itemprop="image"')}</figure><div class="com-content-article__body" itemprop="articleBody">${ps(page)}<h3>${page.heading()}</h3>${ps(page)}</div><nav class="pagenavigation" aria-label="Page Navigation"><span class="pagination ms-0"><a class="btn btn-sm btn-secondary previous" href="${page.path()}" rel="prev"><span class="visually-hidden">${page.title('noise')}</span> <span aria-hidden="true">${page.label('previous')}</span></a></span></nav></div>`,
  ),
  framed(
    'fluid-engine-blog-entry-of-text-blocks',
    'squarespace',
    (page) =>
      `<div class="blog-item-wrapper"><article id="article-" class="h-entry entry blog-item"><div class="blog-item-inner-wrapper"><div class="blog-item-top-wrapper"><div class="blog-item-title"><h1 class="entry-title entry-title--large p-name">${page.headline()}</h1></div><div class="blog-meta-item blog-meta-item--author"><span class="blog-author-name">${page.name()}</span></div><time class="dt-published blog-meta-item__content"><span>${page.date()}</span></time></div><div class="blog-item-content-wrapper"><div class="blog-item-content e-content"><div class="sqs-layout sqs-grid-12 columns-12" data-layout-label="Post Body"><div class="row sqs-row"><div class="col sqs-col-12 span-12">${some(page, 2, 4, (i) => (i === 1 ? `<div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content"><div class="image-block-outer-wrapper"><figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper">${image(page, ' alt="" loading="lazy" class="thumb-image"')}</div></figure></div></div></div>` : `<div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content"><p style="white-space:pre-wrap;">${page.say(2)}</p></div></div></div>`))}<div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content">${ps(page)}</div></div></div></div></div></div></div></div></div></article></div>${f.neighbours(page)}`,
  ),
  framed(
    'olivero-article-with-comments',
    'olivero',
    (page) =>
      `<div id="block-olivero-page-title" class="block block-core block-page-title-block"><h1 class="title page-title"><span class="field field--name-title field--type-string field--label-hidden">${page.headline()}</span></h1></div><div class="block block-system block-system-main-block"><div class="block__content"><article class="node node--type-article node--promoted node--view-mode-full"><header><div class="node__meta"><span>${page.label('by')} <span class="field field--name-uid">${page.name()}</span>, ${page.date()}</span></div></header><div class="node__content"><div class="primary-image field field--name-field-image field--type-image field--label-hidden field__item">${image(page, ' width="480" height="320" alt="" loading="eager"')}</div><div class="text-content clearfix field field--name-body field--type-text-with-summary field--label-hidden field__item">${ps(page)}${ul(page)}${ps(page)}</div><div class="field field--name-field-tags field--label-above clearfix"><h3 class="field__label">${page.label('tags')}</h3><ul class="links field__items">${menu(page)}</ul></div></div>${f.comments(page)}</article></div></div>`,
  ),
  framed(
    'divi-post-with-builder-modules',
    'divi',
    (page) =>
      `<div id="main-content"><div class="container"><div id="content-area" class="clearfix"><div id="left-area"><article class="et_pb_post post type-post"><div class="et_post_meta_wrapper"><h1 class="entry-title">${page.headline()}</h1><p class="post-meta">${page.label('by')} <span class="author vcard"><a>${page.name()}</a></span> | <span class="published">${page.date()}</span></p></div><div class="entry-content"><div class="et-l et-l--post"><div class="et_builder_inner_content et_pb_gutters3"><div class="et_pb_section et_pb_section_0 et_section_regular"><div class="et_pb_row et_pb_row_0"><div class="et_pb_column et_pb_column_4_4 et_pb_css_mix_blend_mode_passthrough et-last-child"><div class="et_pb_module et_pb_text et_pb_text_0 et_pb_text_align_left"><div class="et_pb_text_inner">${ps(page)}</div></div><div class="et_pb_module et_pb_image et_pb_image_0"><span class="et_pb_image_wrap">${image(page)}</span></div><div class="et_pb_module et_pb_blurb"><div class="et_pb_blurb_content"><div class="et_pb_blurb_container"><h4 class="et_pb_module_header"><span>${page.heading()}</span></h4><div class="et_pb_blurb_description"><p>${page.say()}</p></div></div></div></div></div></div></div></div></div></div></article>${f.comments(page)}</div><div id="sidebar"><div class="et_pb_widget widget_recent_entries"><h4 class="widgettitle">${page.label('latest')}</h4><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div></div></div>`,
  ),
  framed(
    'papermod-post-with-folded-contents',
    'papermod',
    (page) =>
      `<article class="post-single"><header class="post-header"><div class="breadcrumbs"><a href="/">${page.label('home')}</a>&nbsp;»&nbsp;<a href="/posts/">Posts</a></div><h1 class="post-title entry-hint-parent">${page.headline()}</h1><div class="post-description">${page.say()}</div>${f.byline(page)}</header><div class="post-content">${ps(page)}<h2 id="a">${page.heading()}<a hidden class="anchor" aria-hidden="true" href="#a">#</a></h2>${ps(page)}<pre tabindex="0"><code class="language-sh">make ${page.random.word()}</code></pre><p>${page.say()}</p></div><footer class="post-footer"><ul class="post-tags">${menu(page)}</ul>${f.neighbours(page)}</footer></article>`,
  ),
  framed(
    'regional-daily-with-lead-and-info-box',
    'agency',
    (page) =>
      `<article class="article"><header class="article__header"><span class="article__kicker">${page.random.word()}</span><h1 class="article__headline">${page.headline()}</h1><p class="article__lead">${page.say(2)}</p>${f.byline(page)}</header>${photo(page, ' class="article__opener"')}<div class="article__body">${ps(page)}<h2 class="article__subhead">${page.heading()}</h2>${ps(page)}<aside class="infobox"><h3 class="infobox__title">${page.heading()}</h3><p>${page.say(2)}</p></aside>${f.advert(page)}${ps(page)}</div>${f.share(page)}</article>${f.teasers(page)}${f.ranks(page)}`,
  ),
  bare(
    'news-agency-story-of-sibling-divs',
    (page) =>
      `<header class="site-header-${page.random.letters(5)}"><a href="/"><img src="${page.decoration('/logo.svg')}" alt="${page.site}"></a><nav><ul>${menu(page)}</ul></nav></header><main id="main-content"><article data-testid="Article"><header data-testid="ArticleHeader"><span data-testid="Label">${page.menuWords(1).join('')}</span><h1 data-testid="Heading">${page.headline()}</h1><div data-testid="AuthorBar"><a rel="author">${page.name()}</a><time>${page.date()}</time></div></header><ul data-testid="Summary">${lis(points(page))}</ul><div class="article-body__content" data-testid="ArticleBody">${texts(page, (t, i) => `<div data-testid="paragraph-${i}" class="text__text article-body__paragraph">${t}</div>`)}<div data-testid="promo-box"><p>${page.pitch()}</p></div>${texts(page, (t, i) => `<div data-testid="paragraph-${i + 9}" class="text__text article-body__paragraph">${t}</div>`)}<p data-testid="SignOff">${page.free()}</p></div></article>${f.related(page)}</main>${f.footer(page)}`,
  ),
  bare(
    'broadsheet-with-collapsed-story-and-promos',
    (page) =>
      `<div id="app"><div class="masthead"><a href="/" data-testid="masthead-logo">${page.site}</a></div><div id="site-content"><article id="story" class="css-${page.random.letters(6)}"><div class="css-${page.random.letters(6)}"><h1 data-testid="headline" class="css-${page.random.letters(6)}">${page.headline()}</h1><p id="article-summary">${page.say()}</p></div><div data-testid="imageblock-wrapper">${photo(page)}</div><div class="css-1vkm6nb"><span class="byline-prefix">${page.label('by')}</span> <a>${page.name()}</a> <time>${page.date()}</time></div><section name="articleBody" class="meteredContent">${some(page, 2, 3, () => `<div class="css-s99gbd StoryBodyCompanionColumn"><div class="css-53u6y8">${texts(page, (t) => `<p class="css-at9mc1 evys1bk0">${t}</p>`)}</div><aside class="css-ew4tgv" aria-label="companion column"></aside></div><div><div id="story-ad-wrapper"><p>${page.label('advert')}</p></div></div>`)}</section><div class="bottom-of-article"><p>${page.free()}</p></div></article></div></div><footer><ul>${menu(page)}</ul></footer>`,
  ),
  bare(
    'public-broadcaster-story-with-modules',
    (page) =>
      `<div class="header"><a class="logo" href="/"><span class="sr-only">${page.site}</span></a><nav><ul>${menu(page)}</ul></nav></div><div class="container content-wrapper"><main><article class="container content-wrapper__group"><div class="seitenkopf"><div class="seitenkopf__media">${image(page)}</div><div class="seitenkopf__data"><span class="seitenkopf__topline">${page.random.word()}</span><h1 class="seitenkopf__headline"><span class="seitenkopf__headline--text">${page.headline()}</span></h1></div></div><p class="metatextline">${page.label('updated')}: ${page.date()}</p><p class="m-ten textabsatz columns twelve"><strong>${page.say(2)}</strong></p><div class="authorline__author">${page.label('by')} ${page.name()}</div>${texts(page, (t) => `<p class="textabsatz m-ten m-offset-one l-eight l-offset-two columns twelve">${t}</p>`)}<h2 class="meldung__subhead columns twelve">${page.heading()}</h2>${texts(page, (t) => `<p class="textabsatz columns twelve">${t}</p>`)}<div class="absatzbild columns twelve"><div class="absatzbild__media">${image(page)}</div><p class="absatzbild__info__text">${page.free()}</p></div></article></main>${f.teasers(page)}</div>${f.footer(page)}`,
  ),
  bare(
    'tencent-like-account-post-of-styled-sections',
    (page) =>
      `<div id="js_article" class="rich_media"><div class="rich_media_inner"><div id="page-content" class="rich_media_area_primary"><div class="rich_media_area_primary_inner"><div id="img-content" class="rich_media_wrp"><h1 class="rich_media_title" id="activity-name">${page.headline()}</h1><div id="meta_content" class="rich_media_meta_list"><span class="rich_media_meta rich_media_meta_text">${page.name()}</span> <em id="publish_time" class="rich_media_meta rich_media_meta_text">${page.date()}</em></div><div class="rich_media_content js_underline_content" id="js_content">${texts(page, (t) => `<section style="margin: 0px 8px;line-height: 2em;"><span style="font-size: 15px;">${t}</span></section><section><br></section>`)}<p style="text-align: center;">${image(page, ' class="rich_pages wxw-img" data-ratio="0.6"')}</p>${texts(page, (t) => `<section style="line-height: 2em;"><span style="font-size: 15px;">${t}</span></section>`)}</div></div></div></div></div></div><div class="rich_media_tool"><span>${page.label('share')}</span></div>`,
  ),
  bare(
    'medium-like-story-with-pull-quote',
    (page) =>
      `<div id="root"><div class="a b c"><div class="d e f"><a href="/" aria-label="Homepage">${page.site}</a><button>${page.label('login')}</button></div><article><div class="l"><section><div><h1 class="pw-post-title gp gq" data-testid="storyTitle">${page.headline()}</h1><div class="speechify-ignore ab cp"><img alt="" class="l ep" src="${page.decoration()}" width="44" height="44"><a data-testid="authorName">${page.name()}</a><span data-testid="storyReadTime">${page.label('minutes')}</span></div>${texts(page, (t) => `<p class="pw-post-body-paragraph mv mw">${t}</p>`)}<blockquote class="nt"><p class="nu nv">${page.say()}</p></blockquote><figure class="mm mn paragraph-image"><div role="button" class="mr ms"><picture>${image(page, ' class="bh lq" loading="eager"')}</picture></div></figure>${texts(page, (t) => `<p class="pw-post-body-paragraph mv mw">${t}</p>`)}</div></section></div></article><div class="ab ca"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<div><a href="${h}"><h2 class="bf">${t}</h2></a></div>`)}</div></div></div>`,
  ),
  bare(
    'letters-platform-post-with-subscribe-boxes',
    (page) =>
      `<div id="entry"><div id="main" class="main typography"><div class="main-menu"><h2 class="navbar-title"><a href="/">${page.site}</a></h2></div><div class="single-post-container"><div class="single-post"><article class="typography newsletter-post post"><div class="post-header" role="region"><h1 class="post-title published">${page.headline()}</h1><h3 class="subtitle">${page.say()}</h3><div class="byline-wrapper"><a>${page.name()}</a><div class="meta">${page.date()}</div></div></div><div class="available-content"><div class="body markup" dir="auto">${ps(page)}<div class="subscription-widget-wrap" data-attrs="{}"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">${page.pitch()}</p></div><form class="subscription-widget-subscribe"><input type="email" placeholder="${page.label('email')}"><button>${page.label('send')}</button></form></div></div>${ps(page)}<div class="captioned-image-container"><figure><a class="image-link image2" href="/x"><div class="image2-inset"><picture>${image(page, ' class="sizing-normal" width="1456" height="971"')}</picture></div></a></figure></div><p>${page.say()}</p></div></div><div class="post-footer"><a class="post-ufi-button">${page.random.int(2, 80)}</a></div></article></div></div></div></div>`,
  ),
  bare(
    'blog-of-a-person-in-plain-html5',
    (page) =>
      `<header><a href="/">${page.site}</a> <nav>${page
        .menuWords(3)
        .map((w) => `<a href="/x">${w}</a>`)
        .join(
          ' ',
        )}</nav></header><main><article><h1>${page.headline()}</h1><p><time>${page.date()}</time></p>${ps(page)}<h2>${page.heading()}</h2>${ps(page)}${ul(page)}<p>${page.say()}</p></article></main><footer><p>${page.noise()}</p></footer>`,
  ),
  framed(
    'interview-in-bold-questions-of-a-magazine',
    'newspaper',
    (page) =>
      `<article class="post"><header class="td-post-title"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="td-post-content tagdiv-type"><p><em>${page.say(2)}</em></p>${photo(page, ' class="wp-block-image size-large"')}${some(page, 3, 6, () => `<p><strong>${page.ask()}</strong></p><p>${page.say(2)}</p>`)}</div></article>${f.related(page)}`,
  ),
  framed(
    'review-with-score-box-and-two-columns',
    'kadence',
    (page) =>
      `<article class="post"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content single-content">${image(page, ' class="alignnone" alt=""')}${ps(page)}<div class="wp-block-kadence-rowlayout"><div class="kt-row-column-wrap kt-has-2-columns"><div class="wp-block-kadence-column"><h3>${word(page, 'pros')}</h3><ul>${lis(points(page, 2, 4))}</ul></div><div class="wp-block-kadence-column"><h3>${word(page, 'cons')}</h3><ul>${lis(points(page, 2, 3))}</ul></div></div></div>${ps(page)}<div class="review-score"><span class="review-score__value">${page.random.int(1, 10)}/10</span></div><h2>${word(page, 'verdict')}</h2><p>${page.say(2)}</p></div></article>${f.author(page)}`,
  ),
  anywhere(
    'live-ticker-of-a-match-with-minutes',
    (page) =>
      `<section class="liveblog"><h1 class="liveblog__title">${page.headline()}</h1><p class="liveblog__intro">${page.say()}</p><ol class="liveblog__entries" reversed>${some(page, 4, 9, (i) => `<li class="liveblog__entry" id="e${i}"><time class="liveblog__time">${page.random.int(10, 22)}:${page.random.int(10, 59)}</time>${i % 2 === 0 ? `<h3 class="liveblog__entry-title">${page.heading()}</h3>` : ''}<div class="liveblog__text"><p>${rich(page, page.say(page.random.int(1, 2)))}</p></div></li>`)}</ol></section>${f.share(page)}`,
  ),
];
