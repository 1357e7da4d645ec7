/** Blogs, podcasts and pages of firms of half `held-out-12`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  bare,
  below,
  bar,
  f,
  framed,
  image,
  lis,
  others,
  photo,
  points,
  ps,
  some,
  texts,
  word,
  sized,
} from './writing.ts';

/** Replies below an article, which are no part of it. */
const replies = (page: PageMaker, write: (name: string, text: string) => string) =>
  some(page, 1, 3, () => write(page.name(), page.free(2)));

export const blogs = [
  framed(
    'hatena-entry-with-keyword-links',
    'hatena',
    (page) =>
      `<article class="entry hentry test-hentry js-entry-article date-first autopagerize_page_element" data-uuid="${page.random.int(1e9, 9e9)}"><div class="entry-inner"><header class="entry-header"><div class="date entry-date first"><a href="/archive/x" rel="nofollow"><time>${page.date()}</time></a></div><h1 class="title entry-title"><a href="${page.url}" class="entry-title-link bookmark">${page.headline()}</a></h1><div class="entry-categories categories">${bar(page, (w) => `<a href="/archive/category/x" class="entry-category-link">${w}</a>`)}</div></header><div class="entry-content hatenablog-entry">${ps(page)}<h3>${page.heading()}</h3><p>${image(page, ' class="hatena-fotolife" loading="lazy" itemprop="image"')}</p>${ps(page)}</div><footer class="entry-footer"><p class="entry-footer-section"><span class="author vcard"><span class="fn">${page.name()}</span></span></p>${f.share(page)}<div class="comment-box js-comment-box"><ul class="comment js-comment">${replies(page, (n, t) => `<li class="entry-comment"><p class="comment-user-name"><a class="comment-user-id" href="#">${n}</a></p><div class="comment-content"><p>${t}</p></div></li>`)}</ul></div></footer></div></article>`,
  ),
  bare(
    'substack-post-with-a-subscribe-form-in-the-middle',
    (page) =>
      `<div id="entry"><div id="main" class="main typography use-theme-bg"><div class="main-menu"><div class="pencraft topBar"><a href="/">${page.site}</a><button>${page.label('subscribe')}</button></div></div><div aria-label="Post" role="main" class="single-post-container"><div class="container"><div class="single-post"><article class="typography newsletter-post post"><div role="region" class="pencraft post-header"><h1 dir="auto" class="post-title published title-X77sOw">${page.headline()}</h1><h3 dir="auto" class="subtitle subtitle-HEEcLo">${page.say()}</h3><div class="pencraft byline-wrapper"><a href="/@x">${page.name()}</a><div class="pencraft">${page.date()}</div></div></div><div><div class="available-content"><div dir="auto" class="body markup">${ps(page)}<div class="subscription-widget-wrap"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">${page.pitch()}</p></div><form class="subscription-widget-subscribe"><input type="email" placeholder="${page.label('email')}"><input type="submit" value="${page.label('subscribe')}"></form></div></div><h2 class="header-anchor-post">${page.heading()}</h2>${ps(page)}<div><hr></div><p>${page.say()}</p></div></div></div></article></div></div></div><div class="container"><div class="footer-wrap"><div class="footer-terms">${page.noise()}</div></div></div></div></div>`,
  ),
  bare(
    'jekyll-minima-post-with-footnotes',
    (page) =>
      `<header class="site-header"><div class="wrapper"><a class="site-title" rel="author" href="/">${page.site}</a><nav class="site-nav"><input type="checkbox" id="nav-trigger" class="nav-trigger"><div class="trigger">${bar(page, (w) => `<a class="page-link" href="/x/">${w}</a>`)}</div></nav></div></header><main class="page-content" aria-label="Content"><div class="wrapper"><article class="post h-entry"><header class="post-header"><h1 class="post-title p-name">${page.headline()}</h1><p class="post-meta"><time class="dt-published">${page.date()}</time></p></header><div class="post-content e-content">${texts(page, (t, i) => `<p>${t}${i < 2 ? `<sup id="fnref:${i}"><a href="#fn:${i}" class="footnote" rel="footnote" role="doc-noteref">${i + 1}</a></sup>` : ''}</p>`)}<div class="footnotes" role="doc-endnotes"><ol>${[0, 1].map((i) => `<li id="fn:${i}"><p>${page.say()} <a href="#fnref:${i}" class="reversefootnote" role="doc-backlink">&#8617;</a></p></li>`).join('')}</ol></div></div></article></div></main><footer class="site-footer h-card"><div class="wrapper"><p>${page.noise()}</p></div></footer>`,
  ),
  framed(
    'wix-blog-post-of-ricos-blocks',
    'wix',
    (page) =>
      `<div data-hook="post-page"><article class="post-page"><div data-hook="post"><div class="post-header"><ul class="post-metadata"><li><span data-hook="user-name">${page.name()}</span></li><li><span data-hook="time-ago">${page.date()}</span></li><li>${page.label('minutes')}</li></ul></div><h1 data-hook="post-title" class="blog-post-title-font"><span class="post-title__text blog-post-title-font"><span>${page.headline()}</span></span></h1><section data-hook="post-description" class="post-description"><div data-rce-version="9"><div class="_3qG RICOS"><div data-id="content-viewer"><div>${texts(page, (t, i) => `<p id="viewer-${page.random.letters(5)}${i}" class="b8Kl h6S" dir="auto"><span class="U-A">${t}</span></p><div data-breakout="normal"><p class="empty"><br role="presentation"></p></div>`)}<div type="image" data-hook="imageViewer" tabindex="0"><div class="image-container">${image(page, ' alt="" data-pin-url="x"')}</div></div><p class="b8Kl"><span>${page.say()}</span></p></div></div></div></div></section></div></article><div data-hook="recent-posts"><div>${page.label('latest')}</div>${others(page, (h, t) => `<article><a href="${h}"><img src="${page.decoration()}" alt=""><h2 class="post-title">${t}</h2></a></article>`, [3, 3])}</div></div>`,
  ),
  framed(
    'webflow-post-of-a-firm-in-rich-text',
    'webflow',
    (page) =>
      `<header class="section blog-hero"><div class="container-large w-container"><a href="/blog" class="back-link w-inline-block"><div>← ${page.label('home')}</div></a><h1 class="heading-1">${page.headline()}</h1><div class="blog-meta"><div>${page.date()}</div><div>${page.name()}</div></div>${sized(page, ' loading="eager" alt="" class="blog-hero-image"')}</div></header><section class="section"><div class="container-small w-container"><div class="rich-text-block w-richtext">${ps(page)}<h2>${page.heading()}</h2><ul role="list">${lis(points(page))}</ul><p>&zwj;</p>${ps(page)}<blockquote>${page.say()}</blockquote></div></div></section>`,
  ),
  framed(
    'guide-of-a-plugin-with-a-folded-contents-box',
    'astra',
    (page) =>
      `<article class="post hentry"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content clear"><p>${page.say(2)}</p><div id="ez-toc-container" class="ez-toc-v2_0_69_1 counter-hierarchy ez-toc-counter ez-toc-grey ez-toc-container-direction"><div class="ez-toc-title-container"><p class="ez-toc-title">${page.label('contents')}</p></div><nav><ul class="ez-toc-list ez-toc-list-level-1">${some(page, 2, 4, (i) => `<li class="ez-toc-page-1 ez-toc-heading-level-2"><a class="ez-toc-link ez-toc-heading-${i}" href="#h${i}">${page.heading('free')}</a></li>`)}</ul></nav></div>${some(page, 2, 4, (i) => `<h2><span class="ez-toc-section" id="h${i}"></span>${page.heading()}<span class="ez-toc-section-end"></span></h2>${ps(page)}`)}</div></article>${below(page)}`,
  ),
  framed(
    'post-with-an-accordion-of-questions-at-the-end',
    'elementor',
    (page) =>
      `<div data-elementor-type="single-post" class="elementor elementor-location-single post"><section class="elementor-section elementor-top-section"><div class="elementor-container"><div class="elementor-column"><div class="elementor-widget-wrap"><div class="elementor-widget elementor-widget-theme-post-title"><div class="elementor-widget-container"><h1 class="elementor-heading-title elementor-size-default">${page.headline()}</h1></div></div><div class="elementor-widget elementor-widget-theme-post-content"><div class="elementor-widget-container">${ps(page)}<h2>${page.heading()}</h2><p>${page.say(2)}</p><div class="schema-faq wp-block-yoast-faq-block">${some(page, 2, 4, (i) => `<div class="schema-faq-section" id="faq-question-${i}"><strong class="schema-faq-question">${page.ask()}</strong> <p class="schema-faq-answer">${page.say()}</p></div>`)}</div></div></div></div></div></div></section></div>${f.related(page)}`,
  ),
  framed(
    'podcast-episode-with-a-player-and-a-transcript',
    'squarespace',
    (page) =>
      `<article class="hentry post-type-audio"><h1 class="entry-title">${page.headline()}</h1><div class="sqs-audio-embed" data-mime-type="audio/mpeg"><div class="sqs-audio-player"><span class="time">00:00</span></div></div><div class="blog-item-content"><div class="sqs-block html-block"><div class="sqs-html-content"><p>${page.say(2)}</p><h3>${word(page, 'transcript')}</h3>${some(page, 3, 7, (i) => `<p><strong>${i % 2 === 0 ? 'A' : 'B'}:</strong> ${page.say(page.random.int(1, 3))}</p>`)}</div></div></div></article>${f.neighbours(page)}`,
  ),
  framed(
    'travel-diary-with-photos-between-paragraphs',
    'blocks',
    (page) =>
      `<h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content wp-block-post-content has-global-padding is-layout-constrained">${texts(page, (t, i) => `<p>${t}</p>${i % 2 === 0 ? `<figure class="wp-block-image aligncenter size-large">${image(page, ' decoding="async" width="1024" height="768" alt=""')}<figcaption class="wp-element-caption">${page.free()}</figcaption></figure>` : ''}`)}</div>${f.comments(page)}`,
  ),
  framed(
    'case-study-of-an-agency-with-figures-first',
    'webflow',
    (page) =>
      `<section class="section case-hero"><div class="container-large w-container"><h1 class="heading-1">${page.headline()}</h1><p class="paragraph-large">${page.say()}</p></div></section><section class="section"><div class="w-container"><div class="w-layout-grid stats-grid">${some(page, 3, 3, () => `<div class="stat-card"><div class="stat-number">${page.random.int(11, 98)}%</div><div class="stat-label">${page.item()}</div></div>`)}</div>${some(page, 2, 3, () => `<div class="case-block"><h2 class="heading-2">${page.heading()}</h2><div class="w-richtext">${ps(page)}</div></div>`)}<div class="testimonial"><p class="testimonial-text">“${page.say()}”</p><div class="testimonial-name">${page.name()}</div></div></div></section>`,
  ),
  framed(
    'about-page-of-a-club-in-rows',
    'divi',
    (page) =>
      `<div id="main-content"><article class="page type-page"><div class="entry-content"><div class="et_builder_inner_content et_pb_gutters3"><div class="et_pb_section et_pb_section_0 et_section_regular"><div class="et_pb_row et_pb_row_0"><div class="et_pb_column et_pb_column_4_4"><div class="et_pb_module et_pb_text et_pb_text_0"><div class="et_pb_text_inner"><h1>${page.headline()}</h1>${ps(page)}</div></div></div></div>${some(page, 2, 3, () => `<div class="et_pb_row"><div class="et_pb_column et_pb_column_1_2"><div class="et_pb_module et_pb_image"><span class="et_pb_image_wrap">${image(page, ' width="800" height="600" alt=""')}</span></div></div><div class="et_pb_column et_pb_column_1_2"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h2>${page.heading()}</h2><p>${page.say(2)}</p></div></div></div></div>`)}</div></div></div></article></div>`,
  ),
  bare(
    'tech-post-of-a-collective-blog-with-hubs',
    (page) =>
      `<div id="app"><div class="tm-layout__wrapper"><header class="tm-header"><a href="/" class="tm-header__logo">${page.site}</a></header><div class="tm-base-layout__header"><nav class="tm-main-menu">${bar(page, (w) => `<a href="/flows/x" class="tm-main-menu__item">${w}</a>`)}</nav></div><div class="tm-layout"><main class="tm-layout__container"><div class="tm-page"><div class="tm-page__main tm-page__main_has-sidebar"><div class="tm-article-presenter"><div class="tm-article-presenter__body"><div class="tm-misprint-area"><article class="tm-article-presenter__content tm-article-presenter__content_narrow"><div class="tm-article-presenter__header"><div class="tm-article-snippet"><div class="tm-article-snippet__meta"><a href="/users/x" class="tm-user-info__username">${page.random.word()}</a> <time>${page.date()}</time></div><h1 class="tm-title tm-title_h1"><span>${page.headline()}</span></h1><div class="tm-article-snippet__hubs">${bar(page, (w) => `<span class="tm-article-snippet__hubs-item"><a href="/hubs/x"><span>${w}</span></a></span>`)}</div></div></div><div data-gallery-root lang="x"><div class="tm-article-body"><div id="post-content-body"><div class="article-formatted-body article-formatted-body article-formatted-body_version-2"><div>${ps(page)}<h2>${page.heading()}</h2>${photo(page, ' class="full-width "')}${ps(page)}</div></div></div></div></div><div class="tm-article-presenter__meta"><div class="tm-separated-list tag-list"><span class="tm-separated-list__title">${page.label('tags')}:</span>${bar(page, (w) => `<a class="tm-tags-list__link" href="/tag/x"><span>${w}</span></a>`)}</div></div></article></div><div class="tm-article-sticky-panel"><span class="tm-votes-meter__value">+${page.random.int(2, 90)}</span></div></div></div></div><div class="tm-page__sidebar"><section class="tm-block tm-block_spacing-bottom"><header class="tm-block__header"><h2 class="tm-block__title">${page.label('mostRead')}</h2></header><div class="tm-block__body"><ul class="tm-article-card-list">${others(page, (h, t) => `<li class="tm-article-card"><a class="tm-article-title__link" href="${h}"><h2>${t}</h2></a></li>`)}</ul></div></section></div></div></main></div></div></div>${f.footer(page)}`,
  ),
];
