/** Products, recipes, events, jobs, people and lists: half `held-out-9`. */
import {
  bar,
  bare,
  clock,
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
  some,
  ul,
  word,
} from './writing.ts';

export const lists = [
  bare(
    'shopware-6-product-detail',
    (page) =>
      `<div class="top-bar d-none d-lg-block"></div><header class="header-main"><div class="container"><a class="header-logo-main-link" href="/"><img src="${page.decoration('/media/logo.png')}" class="img-fluid header-logo-main-img" alt="${page.site}"></a></div></header><div class="nav-main"><nav class="main-navigation-menu">${bar(page, (w) => `<a class="nav-link main-navigation-link"><div class="main-navigation-link-text"><span itemprop="name">${w}</span></div></a>`)}</nav></div><main class="content-main"><div class="container-main"><div class="cms-page"><div class="cms-section"><div class="cms-block-product-heading"><h1 class="product-detail-name" itemprop="name">${page.headline()}</h1></div><div class="cms-block-gallery-buybox"><div class="cms-element-image-gallery"><div class="gallery-slider-single-image is-contain js-magnifier-container">${image(page, ' class="img-fluid magnifier-image js-magnifier-image" alt=""')}</div></div><div class="cms-element-buy-box"><p class="product-detail-price">${page.random.int(5, 90)},90 €*</p><p class="product-detail-tax">${word(page, 'delivery')}</p><button class="btn btn-primary btn-buy">${page.label('cart')}</button><div class="product-detail-ordernumber-container"><span>${number(page)}</span></div></div></div><div class="cms-block-product-description-reviews"><div class="card card-tabs"><div class="card-header product-detail-tab-navigation"><ul class="nav nav-tabs product-detail-tab-navigation-list"><li class="nav-item"><a class="nav-link active product-detail-tab-navigation-link">${page.label('about')}</a></li></ul></div><div class="product-detail-tabs-content card-body"><div class="tab-content"><div class="tab-pane fade show active" id="description-tab-pane"><div class="product-detail-description tab-pane-container"><div class="product-detail-description-text" itemprop="description">${ps(page)}${ul(page)}</div></div></div></div></div></div></div><div class="cms-block-product-slider"><div class="cms-element-title"><h2 class="product-cross-selling">${page.label('related')}</h2></div>${others(page, (h, t) => `<div class="card product-box box-standard"><a class="product-image-link" href="${h}"><img class="product-image is-standard" src="${page.decoration()}" alt=""></a><a href="${h}" class="product-name">${t}</a><span class="product-price">${page.random.int(5, 90)},00 €*</span></div>`)}</div></div></div></div></main>${f.footer(page)}`,
  ),
  framed(
    'recipe-card-of-a-delicious-plugin',
    'generate',
    (page) =>
      `<article class="recipe type-recipe"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}</header><div class="entry-content">${ps(page)}${photo(page, ' class="wp-block-image"')}<div id="dr-recipe-meta-main-1" class="dr-summary-holder wpdelicious-block"><div class="dr-post-summary"><div class="dr-recipe-summary-inner"><div class="dr-image"><a class="dr-print-trigger">${word(page, 'print')}</a></div><div class="dr-title-wrap"><h2 class="dr-title">${page.heading('free')}</h2></div><div class="dr-extra-meta"><span class="dr-sim-metaa"><b>${word(page, 'cookTime')}</b> ${page.random.int(10, 90)}</span></div></div></div></div><div class="dr-ingredients-list"><h3 class="dr-title">${page.label('ingredients')}</h3><ul class="dr-unordered-list">${lis(points(page, 4, 8))}</ul></div><div class="dr-instructions"><h3 class="dr-title">${page.label('preparation')}</h3><ol class="dr-ordered-list">${some(page, 3, 6, (i) => `<li id="dr-ins-0-${i}" class="wpd-step"><div class="dr-instruction">${page.say()}</div></li>`)}</ol></div></div></article>${f.comments(page)}`,
  ),
  framed(
    'modern-events-calendar-single',
    'astra',
    (page) =>
      `<div id="mec_skin_single" class="mec-wrap mec-single-event clearfix"><article class="row mec-single-event mec-sticky"><div class="col-md-8"><div class="mec-events-event-image">${image(page, ' width="800" height="533" class="attachment-full wp-post-image" alt=""')}</div><div class="mec-event-content"><h1 class="mec-single-title">${page.headline()}</h1><div class="mec-single-event-description mec-events-content">${ps(page)}${ul(page)}</div></div></div><div class="col-md-4"><div class="mec-event-info-desktop mec-event-meta mec-color-before mec-frontbox"><div class="mec-single-event-date"><i class="mec-sl-calendar"></i><h3 class="mec-date">Date</h3><dl><dd><abbr class="mec-events-abbr">${page.date()}</abbr></dd></dl></div><div class="mec-single-event-time"><h3 class="mec-time">Time</h3><dl><dd><abbr class="mec-events-abbr">${clock(page)}</abbr></dd></dl></div><div class="mec-event-share">${page.label('share')}</div></div></div></article></div>${f.related(page)}`,
  ),
  bare(
    'smart-recruiters-job-ad',
    (page) =>
      `<header class="header"><a class="header-logo" href="/"><img src="${page.decoration('/logo.png')}" alt="${page.site}"></a></header><main class="jobad site" itemscope itemtype="http://schema.org/JobPosting"><div class="jobad-container wrapper"><div class="jobad-header"><h1 class="job-title" itemprop="title">${page.headline()}</h1><ul class="job-details"><li class="job-detail"><spl-job-location formattedaddress="x"></spl-job-location></li><li class="job-detail">${page.date()}</li></ul><a class="btn btn-primary js-oneclick">${word(page, 'apply')}</a></div><div class="jobad-main job" itemprop="description"><section id="st-companyDescription" class="job-section"><h2 class="title">${page.heading()}</h2><div class="wysiwyg" itemprop="description"><p>${page.say(2)}</p></div></section><section id="st-jobDescription" class="job-section"><h2 class="title">${page.heading()}</h2><div class="wysiwyg">${ps(page)}${ul(page)}</div></section><section id="st-qualifications" class="job-section"><h2 class="title">${page.heading()}</h2><div class="wysiwyg">${ul(page)}</div></section></div><aside class="jobad-aside"><h3>${word(page, 'similarJobs')}</h3><ul>${others(page, (h, t) => `<li class="other-job"><a href="${h}">${t}</a></li>`)}</ul></aside></div></main><footer><p>${page.noise()}</p></footer>`,
  ),
  bare(
    'teamtailor-career-page-job',
    (page) =>
      `<div class="sticky top-0 z-career-header"><header class="block-header"><a href="/" class="header-logo"><img src="${page.decoration('/logo.png')}" alt=""></a><nav><ul>${menu(page)}</ul></nav></header></div><main><section class="relative w-full block-cover"><div class="break-words grid"><h1 class="font-company-header text-company-title">${page.headline()}</h1><h2 class="block-cover-byline"><span>${page.name()}</span> <span class="mx-[2px]">·</span> <span>${page.menuWords(1).join('')}</span></h2><a class="careersite-button">${word(page, 'apply')}</a></div></section><section class="px-4 block-px" data-section="body"><div class="mx-auto max-w-[750px]"><div class="prose prose-block font-company-body">${ps(page)}<h3>${page.heading()}</h3>${ul(page)}<p><strong>${page.heading()}</strong></p><p>${page.say(2)}</p></div></div></section><section data-section="jobs" class="block-px"><h2>${page.label('related')}</h2><ul id="jobs_list_container">${others(page, (h, t) => `<li class="w-full"><a href="${h}" class="flex flex-col"><span class="text-block-base-link" title="${t}">${t}</span></a></li>`)}</ul></section></main><footer><p>${page.noise()}</p></footer>`,
  ),
  framed(
    'professor-in-a-department-directory',
    'barrio',
    (page) =>
      `<article class="node node--type-person node--view-mode-full clearfix"><div class="row"><div class="col-md-4"><div class="field field--name-field-photo field--type-image field__item"><img src="/sites/default/files/${page.random.word()}.jpg" loading="lazy" width="400" height="400" alt="" class="image-style-portrait"></div></div><div class="col-md-8"><h1 class="title page-title"><span class="field field--name-title">${page.headline()}</span></h1><div class="field field--name-field-job-title field__item">${page.brief('free')}</div></div></div><div class="field field--name-body field__item">${ps(page)}</div><div class="field field--name-field-publications"><h2 class="field__label">${page.heading()}</h2><div class="field__items"><ul>${lis(points(page, 4, 8))}</ul></div></div></article>`,
  ),
  bare(
    'record-of-a-library-catalogue',
    (page) =>
      `<header class="hidden-print"><div class="container navbar"><nav><ul class="nav navbar-nav">${menu(page)}</ul></nav></div></header><div class="breadcrumbs"><div class="container"><ul class="breadcrumb"><li><a href="/Search">${page.label('search')}</a></li></ul></div></div><div role="main" class="main"><div class="container"><div class="record sourceIdSolr"><div class="media"><div class="media-left medium"><div class="recordcover-container"><img class="recordcover" src="/Cover/Show?id=${number(page)}" alt=""></div></div><div class="media-body"><h1>${page.headline()}</h1><div class="summary"><p>${page.say(2)}</p></div></div></div><div class="record-tabs"><ul class="recordTabs nav nav-tabs"><li class="record-tab active"><a>${page.label('about')}</a></li></ul><div class="tab-content"><div class="tab-pane description-tab active"><p>${page.say(2)}</p><div class="toc"><h2>${page.heading()}</h2>${ul(page, ' class="toc-list"')}</div></div></div></div></div><div class="sidebar"><h2>${page.label('related')}</h2><ul class="list-group">${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div></div><footer class="hidden-print"><div class="footer-container"><p>${page.noise()}</p></div></footer>`,
  ),
  bare(
    'game-in-a-store-with-about-area',
    (page) =>
      `<div id="global_header"><div class="content"><div class="supernav_container">${bar(page, (w) => `<a class="menuitem supernav">${w}</a>`)}</div></div></div><div class="responsive_page_content"><div class="page_content_ctn"><div class="breadcrumbs"><div class="blockbg"><a>${page.menuWords(1).join('')}</a></div></div><div class="apphub_HeaderStandardTop"><h1 id="appHubAppName" class="apphub_AppName">${page.headline()}</h1></div><div class="game_background_glow"><div class="highlight_ctn"><div class="glance_ctn"><div id="gameHeaderImageCtn"><img class="game_header_image_full" src="${page.picture()}" alt=""></div><div class="game_description_snippet">${page.say()}</div></div></div></div><div class="game_area_purchase_game"><div class="game_purchase_price price">${page.random.int(5, 60)},99€</div><a class="btn_green_steamui">${page.label('cart')}</a></div><div id="game_area_description" class="game_area_description"><h2>${page.heading()}</h2>${page.say(2)}<br><br>${page.say(2)}<br><ul class="bb_ul">${lis(points(page))}</ul></div><div class="block recommended_block_content"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<a class="small_cap" href="${h}"><img src="${page.decoration()}" alt=""><h4>${t}</h4></a>`)}</div></div></div><div id="footer"><div class="footer_content"><div id="footer_text"><div>${page.noise()}</div></div></div></div>`,
  ),
  framed(
    'menu-of-a-restaurant-in-sections',
    'hand',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say()}</p>${some(
        page,
        2,
        4,
        () =>
          `<div class="speisen"><h3>${page.heading()}</h3>${points(page, 3, 6)
            .map(
              (x) =>
                `<div class="gericht"><span class="name">${x}</span> <span class="preis">${page.random.int(4, 30)},50</span></div>`,
            )
            .join('')}</div>`,
      )}<p class="hinweis">${page.say()}</p>`,
  ),
  framed(
    'ten-places-as-numbered-headings',
    'jannah',
    (page) =>
      `<article id="the-post" class="container-wrapper post-content tie-standard"><header class="entry-header-outer"><div class="entry-header"><h1 class="post-title entry-title">${page.headline()}</h1>${f.byline(page)}</div></header><div class="entry-content entry clearfix"><p>${page.say(2)}</p>${some(page, 4, 8, (i) => `<h2>${page.heading()}</h2>${i % 2 === 0 ? photo(page, ' class="wp-caption aligncenter"') : ''}<p>${page.say(2)}</p>`)}</div></article>${f.share(page)}${f.related(page)}`,
  ),
];
