/** Pages of a few sentences, and pages of pictures: half `held-out-11`. */
import {
  bare,
  f,
  framed,
  image,
  lis,
  menu,
  others,
  points,
  ps,
  some,
  ul,
  word,
} from './writing.ts';

export const short = [
  framed(
    'notice-of-a-joomla-club-in-two-lines',
    'cassiopeia',
    (page) =>
      `<div class="com-content-article item-page"><div class="page-header"><h1>${page.headline()}</h1></div><div class="com-content-article__body"><p>${page.say()}</p><p>${page.brief()}</p></div></div>`,
  ),
  framed(
    'block-theme-note-of-one-paragraph',
    'blocks',
    (page) =>
      `<h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content wp-block-post-content is-layout-flow"><p>${page.say()}</p></div>${f.neighbours(page)}`,
  ),
  framed(
    'opening-hours-page-of-a-divi-shop',
    'divi',
    (page) =>
      `<div id="main-content"><article class="page type-page"><div class="entry-content"><div class="et_pb_section et_section_regular"><div class="et_pb_row"><div class="et_pb_column et_pb_column_1_2"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h1>${page.headline()}</h1><p>${page.say()}</p></div></div></div><div class="et_pb_column et_pb_column_1_2"><div class="et_pb_module et_pb_text"><div class="et_pb_text_inner"><h2>${word(page, 'openingHours')}</h2><ul>${lis(points(page, 3, 4))}</ul></div></div></div></div></div></div></article></div>`,
  ),
  framed(
    'squarespace-about-in-three-blocks',
    'squarespace',
    (page) =>
      `<div class="fluid-engine fe-1"><div class="fe-block"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content"><h1 style="white-space:pre-wrap;">${page.headline()}</h1></div></div></div></div><div class="fe-block"><div class="sqs-block html-block sqs-block-html"><div class="sqs-block-content"><div class="sqs-html-content"><p class="sqsrte-large">${page.say()}</p><p>${page.say()}</p></div></div></div></div><div class="fe-block"><div class="sqs-block button-block sqs-block-button"><a href="/contact" class="sqs-block-button-element">${page.label('contact')}</a></div></div></div>`,
  ),
  bare(
    'poem-of-verses-with-line-breaks',
    (page) =>
      `<div class="site-header"><a href="/">${page.site}</a><ul>${menu(page)}</ul></div><main class="poem-page"><article class="c-feature"><header class="c-feature-hd"><h1>${page.headline()}</h1><div class="c-feature-sub">${page.label('by')} ${page.name()}</div></header><div class="c-feature-bd"><div class="o-poem">${some(page, 2, 4, () => `<p>${page.brief()}<br>\n${page.brief()}<br>\n${page.brief()}</p>`)}</div></div></article></main>${f.related(page)}${f.footer(page)}`,
  ),
];

export const pictures = [
  framed(
    'core-gallery-of-nested-figures',
    'kadence',
    (page) =>
      `<article class="post"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content single-content"><p>${page.say(2)}</p><figure class="wp-block-gallery has-nested-images columns-default is-cropped is-layout-flex">${some(page, 3, 6, () => `<figure class="wp-block-image size-large"><a href="/wp-content/x.jpg">${image(page, ' loading="lazy" decoding="async" width="1024" height="683" alt=""')}</a></figure>`)}</figure><p>${page.say()}</p></div></article>${f.comments(page)}`,
  ),
  framed(
    'picture-story-of-captioned-blocks',
    'newspaper',
    (page) =>
      `<article class="post"><header class="td-post-title"><h1 class="entry-title">${page.headline()}</h1></header><div class="td-post-content tagdiv-type"><p>${page.say()}</p>${some(page, 3, 5, () => `<div class="wp-caption alignnone" style="width: 1034px">${image(page, ' class="size-large" width="1024" height="683"')}<p class="wp-caption-text">${page.free()}</p></div><p>${page.say()}</p>`)}</div></article>${f.share(page)}`,
  ),
  framed(
    'museum-piece-with-zoom-and-facts-in-prose',
    'agency',
    (page) =>
      `<article class="object"><div class="object__media"><a class="object__zoom" href="/zoom">${image(page, ' class="object__image" alt="" width="1200" height="900"')}</a></div><h1 class="object__title">${page.headline()}</h1><div class="object__text">${ps(page)}</div><h2>${page.heading()}</h2>${ul(page)}</article><section class="object-more"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<a class="object-card" href="${h}"><img src="${page.decoration()}" alt=""><span>${t}</span></a>`, [3, 4])}</section>`,
  ),
];
