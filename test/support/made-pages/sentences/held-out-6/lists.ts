/** Recipes, products, events, jobs, people, programmes and other lists, and pages of a few words: half `held-out-6`. */
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

export const lists = [
  framed(
    'wp-recipe-maker-card',
    'widgets',
    (page) =>
      `<article class="post"><h1 class="entry-title">${page.headline()}</h1><div class="entry-content"><div class="wprm-recipe wprm-recipe-snippet"><a href="#recipe" class="wprm-recipe-jump">${word(page, 'print')}</a></div>${ps(page)}<div id="recipe" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-chic"><div class="wprm-recipe-image"><img src="${page.picture()}" width="150" height="150" alt=""></div><div class="wprm-recipe-summary"><span>${page.say()}</span></div><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">${page.label('ingredients')}</h3><div class="wprm-recipe-ingredient-group"><ul class="wprm-recipe-ingredients">${points(
        page,
        4,
        9,
      )
        .map(
          (x) =>
            `<li class="wprm-recipe-ingredient" style="list-style-type: disc;"><span class="wprm-recipe-ingredient-name">${x}</span></li>`,
        )
        .join(
          '',
        )}</ul></div></div><div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">${page.label('preparation')}</h3><ul class="wprm-recipe-instructions">${some(page, 3, 6, () => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span style="display: block;">${page.say()}</span></div></li>`)}</ul></div></div></div></div></article>${f.comments(page)}`,
  ),
  bare(
    'recipe-of-a-german-community',
    (page) =>
      `<header class="site-header">${bar(page, (w) => `<a>${w}</a>`)}</header><main class="ds-container rds"><article class="recipe-header ds-grid"><div class="ds-col-12"><h1>${page.headline()}</h1><p class="recipe-text">${page.say()}</p><div class="recipe-image"><img src="${page.picture()}" alt=""></div></div></article><article class="ds-box recipe-ingredients"><h2>${page.label('ingredients')}</h2><table class="ingredients table-header"><tbody>${points(
        page,
        4,
        9,
      )
        .map((x) => `<tr><td class="td-left"></td><td class="td-right"><span>${x}</span></td></tr>`)
        .join(
          '',
        )}</tbody></table></article><article class="ds-box ds-grid-float ds-col-12"><h2>${page.label('preparation')}</h2><div class="ds-box">${texts(page, (t) => t, '<br><br>')}</div></article><article class="ds-box recipe-author"><span>${page.name()}</span></article></main><section class="ds-recos"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<a href="${h}"><img src="${page.decoration()}" alt=""><h3>${t}</h3></a>`)}</section>${f.footer(page)}`,
  ),
  bare(
    'prestashop-product-page',
    (page) =>
      `<header id="header"><nav class="header-nav">${bar(page, (w) => `<a class="dropdown-item">${w}</a>`)}</nav></header><section id="wrapper"><div class="container"><div id="content-wrapper"><section id="main" itemscope><div class="row product-container"><div class="col-md-6"><section class="page-content"><div class="images-container"><div class="product-cover"><img class="js-qv-product-cover" src="${page.picture('rooted')}" alt="" itemprop="image"></div></div></section></div><div class="col-md-6"><h1 class="h1" itemprop="name">${page.headline()}</h1><div class="product-prices"><div class="current-price"><span itemprop="price">${page.random.int(10, 90)},90 €</span></div></div><div class="product-information"><div id="product-description-short-1" class="product-description" itemprop="description"><p>${page.say()}</p></div><div class="product-actions"><button class="btn btn-primary add-to-cart">${page.label('cart')}</button></div></div><div class="tabs"><ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link active">${page.label('about')}</a></li></ul><div class="tab-content"><div class="tab-pane fade in active" id="description"><div class="product-description">${ps(page)}<ul>${lis(points(page))}</ul></div></div></div></div></div></div></section><section class="featured-products clearfix mt-3"><h2>${word(page, 'alsoBought')}</h2><div class="products">${others(page, (h, t) => `<article class="product-miniature"><img src="${page.decoration()}" alt=""><h3 class="h3 product-title"><a href="${h}">${t}</a></h3></article>`)}</div></section></div></div></section>${f.footer(page)}`,
  ),
  bare(
    'opencart-product-page',
    (page) =>
      `<nav id="top"><div class="container">${bar(page, (w) => `<a>${w}</a>`)}</div></nav><div id="product-product" class="container"><ul class="breadcrumb"><li class="breadcrumb-item"><a>${page.label('home')}</a></li></ul><div class="row"><div id="content" class="col"><div class="row mb-3"><div class="col-sm"><div class="image magnific-popup"><a><img src="${page.picture()}" class="img-thumbnail mb-3" alt=""></a></div></div><div class="col-sm"><h1>${page.headline()}</h1><ul class="list-unstyled"><li><h2><span class="price-new">${page.random.int(20, 900)}.00</span></h2></li></ul><button id="button-cart" class="btn btn-primary btn-lg btn-block">${page.label('cart')}</button></div></div><div class="tab-content"><div id="tab-description" class="tab-pane fade show active">${ps(page)}<h3>${page.heading()}</h3><ul>${lis(points(page))}</ul></div></div><h3>${page.label('related')}</h3><div class="row">${others(page, (h, t) => `<div class="product-thumb"><div class="image"><a href="${h}"><img src="${page.decoration()}" alt=""></a></div><div class="description"><h4><a href="${h}">${t}</a></h4></div></div>`)}</div></div></div></div>${f.footer(page)}`,
  ),
  bare(
    'greenhouse-job-board-post',
    (page) =>
      `<div id="wrapper"><div id="main"><div id="app_body"><div id="header"><div id="logo"><img src="${page.decoration()}" alt=""></div><h1 class="app-title">${page.headline()}</h1><span class="company-name">${page.label('by')} ${page.site}</span><div class="location">${page.random.word()}</div><a class="button" href="#app">${word(page, 'apply')}</a></div><div id="content">${ps(page)}<p><strong>${page.heading()}</strong></p><ul>${lis(points(page, 4, 8))}</ul><p><strong>${page.heading()}</strong></p><ul>${lis(points(page, 3, 6))}</ul>${ps(page)}</div><div id="application"><h2 class="heading">${word(page, 'apply')}</h2><form><div class="field"><label>${page.label('email')}<input type="text"></label></div></form></div></div></div></div><div id="footer">${page.noise()}</div>`,
  ),
  framed(
    'lever-posting-of-sections',
    'utilities',
    (page) =>
      `<div class="posting-page"><div class="posting-headline"><h1>${page.headline()}</h1><div class="posting-categories"><div class="sort-by-time location">${page.random.word()} /</div></div></div><div class="section-wrapper page-full-width"><div class="section page-centered" data-qa="job-description"><div>${page.say(2)}</div></div><div class="section page-centered"><div><h3>${page.heading()}</h3><ul class="posting-requirements plain-list"><ul>${lis(points(page, 3, 7))}</ul></ul></div></div><div class="section page-centered" data-qa="closing-description"><div>${page.say(2)}</div></div><div class="section page-centered last-section-apply"><a class="postings-btn">${word(page, 'apply')}</a></div></div></div>`,
  ),
  bare(
    'event-of-a-ticket-service',
    (page) =>
      `<header data-testid="global-header">${bar(page, (w) => `<a>${w}</a>`)}</header><main><div class="event-details"><div class="event-details__wrapper"><div class="event-hero"><img src="${page.picture()}" data-testid="hero-img" alt=""></div><div class="Layout-module__main"><div class="event-details__main-inner"><h1 class="event-title">${page.headline()}</h1><p class="summary"><strong>${page.say()}</strong></p><div class="date-info"><time>${page.date()}</time></div><section class="event-description__content"><h2>${page.label('about')}</h2><div class="structured-content"><div class="eds-text--left">${ps(page)}<ul>${lis(points(page))}</ul></div></div></section></div></div><div class="conversion-bar"><button>${word(page, 'tickets')}</button></div></div></div></main><section class="more-events"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<article class="event-card"><a href="${h}"><img src="${page.decoration()}" alt=""><h3>${t}</h3></a></article>`)}</section>${f.footer(page)}`,
  ),
  framed(
    'members-of-a-board-in-cards',
    'bootstrap5',
    (page) =>
      `<h1>${page.headline()}</h1><p class="lead">${page.say()}</p><div class="row">${some(page, 3, 7, () => `<div class="col-md-6"><div class="card person-card h-100"><img class="card-img-top" src="/files/people/${page.random.word()}.jpg" alt=""><div class="card-body"><h3 class="card-title">${page.heading()}</h3><p class="card-text">${page.say()}</p></div></div></div>`)}</div>`,
  ),
  framed(
    'holiday-home-listing-in-sections',
    'utilities',
    (page) =>
      `<div class="listing"><h1 tabindex="-1">${page.headline()}</h1><div data-plugin-in-point-id="HERO"><img src="${page.picture()}" alt=""></div><div data-section-id="DESCRIPTION_DEFAULT"><div data-testid="d"><span>${texts(page, (t) => t, '<br /><br />')}</span></div></div><div data-section-id="AMENITIES_DEFAULT"><h2>${page.heading()}</h2>${points(
        page,
        4,
        9,
      )
        .map(
          (x) =>
            `<div class="_19xnuo97"><div class="iikjzje"><div>${x}</div><svg viewBox="0 0 24 24"></svg></div></div>`,
        )
        .join(
          '',
        )}</div><div data-section-id="POLICIES_DEFAULT"><h2>${page.heading()}</h2><p>${page.say()}</p></div></div>`,
  ),
  bare(
    'album-page-with-tracks',
    (page) =>
      `<div id="menubar-wrapper">${bar(page, (w) => `<a>${w}</a>`)}</div><div id="pgBd" class="yui-skin-sam"><div id="centerWrapper"><div id="trackInfo"><div id="name-section"><h2 class="trackTitle">${page.headline()}</h2><h3>${page.label('by')} <span><a>${page.name()}</a></span></h3></div><table class="track_list track_table" id="track_table">${points(
        page,
        5,
        11,
      )
        .map(
          (x, i) =>
            `<tr class="track_row_view linked"><td class="play-col"><a role="button"><div class="play_status"></div></a></td><td class="track-number-col"><div class="track_number">${i + 1}.</div></td><td class="title-col"><div class="title"><a href="/t"><span class="track-title">${x}</span></a></div></td></tr>`,
        )
        .join(
          '',
        )}</table><div class="tralbumData tralbum-about">${page.say(2)}</div><div class="tralbumData tralbum-credits">${page.say()}</div></div><div id="rightColumn"><div id="tralbumArt"><img src="${page.picture()}" alt=""></div><div id="discography"><h3>${word(page, 'moreFrom')}</h3>${others(page, (h, t) => `<div class="trackTitle"><a href="${h}">${t}</a></div>`)}</div></div></div></div>`,
  ),
  anywhere(
    'listicle-of-headings-and-pictures',
    (page) =>
      `<article><h1>${page.headline()}</h1><p>${page.say()}</p>${some(page, 4, 8, (i) => `<h2><span class="listicle-number">${i + 1}</span> ${page.heading()}</h2><figure><img src="${page.picture()}" alt=""></figure><p>${page.say(2)}</p>`)}</article>${below(page)}`,
  ),
  anywhere(
    'list-first-then-explanation',
    (page) =>
      `<article><h1>${page.headline()}</h1><ol>${lis(points(page, 4, 8))}</ol>${ps(page)}<h2>${page.heading()}</h2>${ps(page)}</article>${below(page)}`,
  ),
  bare(
    'knitting-pattern-of-plain-breaks',
    (page) =>
      `<div id="header"><h2>${page.site}</h2>${bar(page, (w) => `<a>${w}</a> `)}</div><div class="pattern"><h1>${page.headline()}</h1><div class="pattern-pic"><img src="${page.picture('rooted')}" alt=""></div><p><b>${page.label('ingredients')}</b><br>${points(page, 3, 6).join('<br>')}</p><p><b>${page.label('preparation')}</b><br>${texts(page, (t) => t, '<br>')}</p><p>${page.brief()}</p></div><div id="footer">${page.noise()}</div>`,
  ),
  framed(
    'programme-of-a-conference-day',
    'blocks',
    (page) =>
      `<article><h1>${page.headline()}</h1><div class="schedule">${some(page, 4, 9, (i) => `<div class="session"><div class="session-time"><time>${9 + i}:00</time></div><div class="session-content"><h3 class="session-title">${page.heading()}</h3><p class="session-speaker">${page.name()}</p><p>${page.brief()}</p></div></div>`)}</div></article>`,
  ),
];

const onlyParagraph = (page: PageMaker) => `<p>${page.say(page.random.int(1, 2))}</p>`;

export const short = [
  framed(
    'status-page-incident',
    'plain',
    (page) =>
      `<div class="layout-content incident"><h1 class="incident-name">${page.headline()}</h1><div class="incident-updates-container">${some(page, 2, 4, () => `<div class="row update-row"><div class="update-title span3">${word(page, 'fixed')}</div><div class="update-container span9"><div class="update-body"><span class="whitespace-pre-wrap">${page.say()}</span></div><div class="update-timestamp">${page.date()}</div></div></div>`)}</div></div>`,
  ),
  framed(
    'announcement-of-a-school',
    'dnn',
    (page) => `<h1>${page.headline()}</h1>${onlyParagraph(page)}<p>${page.brief()}</p>`,
  ),
  framed(
    'note-of-a-block-theme',
    'blocks',
    (page) =>
      `<div class="wp-block-group"><h1 class="wp-block-post-title">${page.headline()}</h1><div class="entry-content wp-block-post-content is-layout-constrained">${onlyParagraph(page)}</div></div>${f.neighbours(page)}${f.related(page)}`,
  ),
  framed(
    'police-report-of-a-few-lines',
    'blox',
    (page) =>
      `<article><h1 class="headline">${page.headline()}</h1><div class="asset-content"><p>${page.random.word()} (ots) - ${page.say(2)}</p></div></article>`,
  ),
  bare(
    'vacancy-closed-page',
    (page) =>
      `<header>${bar(page, (w) => `<a>${w}</a>`)}</header><div class="job-closed"><h1>${page.headline()}</h1><p>${page.say()}</p></div><div class="similar-jobs"><h2>${word(page, 'similarJobs')}</h2>${others(page, (h, t) => `<div class="job"><a href="${h}">${t}</a></div>`)}</div>${f.footer(page)}`,
  ),
  framed(
    'definition-of-a-law-dictionary',
    'bootstrap5',
    (page) =>
      `<div class="definition"><h1>${page.headline()}</h1><div class="definition-body">${onlyParagraph(page)}</div></div><div class="see-also">${others(page, (h, t) => `<a href="${h}" class="badge">${t}</a>`)}</div>`,
  ),
  framed(
    'correction-notice-of-a-magazine',
    'utilities',
    (page) =>
      `<article><h1 class="text-4xl font-bold">${page.headline()}</h1><div class="mt-6 text-lg">${onlyParagraph(page)}</div></article>`,
  ),
];
