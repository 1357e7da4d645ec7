/** Pages of a few sentences, and pages of pictures: half `held-out-14`. */
import { bare, f, framed, image, lis, menu, others, points, sized, some } from './writing.ts';

export const short = [
  framed(
    'notice-of-a-town-hall-in-one-content-element',
    'typo3',
    (page) =>
      `<div id="c${page.random.int(100, 999)}" class="frame frame-default frame-type-text frame-layout-0"><div class="frame-group-container"><div class="frame-group-inner"><div class="frame-container frame-container-default"><div class="frame-inner"><header class="frame-header"><h1 class="element-header"><span>${page.headline()}</span></h1></header><p>${page.say()}</p><p>${page.say()}</p></div></div></div></div></div>`,
  ),
  framed(
    'blogger-note-of-two-paragraphs-with-labels',
    'blogger',
    (page) =>
      `<div class="blog-posts hfeed"><div class="date-outer"><h2 class="date-header"><span>${page.date()}</span></h2><div class="date-posts"><div class="post-outer"><div class="post hentry uncustomized-post-template"><h3 class="post-title entry-title">${page.headline()}</h3><div class="post-header"></div><div class="post-body entry-content">${page.say(2)}<br><br>${page.say()}<div style="clear: both;"></div></div><div class="post-footer"><div class="post-footer-line post-footer-line-1"><span class="post-author vcard">${page.label('by')} <span class="fn">${page.name()}</span></span></div></div></div></div></div></div></div>`,
  ),
  framed(
    'update-of-a-club-in-a-joomla-item',
    'cassiopeia',
    (page) =>
      `<div class="com-content-article item-page"><div class="page-header"><h1>${page.headline()}</h1></div><div class="com-content-article__body"><p>${page.say(2)}</p><ul>${lis(points(page, 2, 3))}</ul></div>${f.neighbours(page)}</div>`,
  ),
];

export const pictures = [
  framed(
    'portfolio-page-with-a-stack-of-wide-pictures',
    'squarespace',
    (page) =>
      `<article class="portfolio-item"><div class="sqs-layout sqs-grid-12 columns-12"><div class="row sqs-row"><div class="col sqs-col-12"><div class="sqs-block html-block"><div class="sqs-block-content"><h1>${page.headline()}</h1><p class="sqsrte-large">${page.say()}</p></div></div>${some(page, 3, 6, () => `<div class="sqs-block image-block sqs-block-image"><div class="sqs-block-content"><div class="image-block-outer-wrapper"><figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper">${sized(page, ' alt="" loading="lazy"')}</div></figure></div></div></div>`)}<div class="sqs-block html-block"><div class="sqs-block-content"><p>${page.say(2)}</p></div></div></div></div></div></article>${f.neighbours(page)}`,
  ),
  bare(
    'album-of-an-association-with-pictures-in-a-table',
    (page) =>
      `<div id="header"><h2><a href="index.html">${page.site}</a></h2><ul id="nav">${menu(page)}</ul></div><div id="content"><h1>${page.headline()}</h1><p>${page.say(2)}</p><table class="album" cellpadding="6"><tr>${some(page, 2, 4, () => `<td><a href="big.html">${image(page, ' width="320" height="240" alt=""')}</a></td>`)}</tr></table><p>${page.say()}</p></div><div id="sidebar"><h3>${page.label('latest')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div><div id="footer">${page.noise()}</div>`,
  ),
];
