/** Pages of half `held-out-2` that are no articles: offices, companies, shops, trades, manuals. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import { WHICH } from '../../furniture/held-out-2-frames.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import { part, ps, times } from './writing.ts';

const fieldItems = textKind('drupal-fields-node', (page) =>
  page.document(
    f.frame(
      page,
      `<div id="block-theme-page-title" class="block block-core block-page-title-block"><h1 class="page-title"><span class="field field--name-title field--type-string field--label-hidden">${page.headline()}</span></h1></div><div id="block-theme-content" class="block block-system block-system-main-block"><article role="article" class="node node--type-press-release node--view-mode-full"><footer class="node__meta"><div class="node__submitted">Submitted by <span>${page.name()}</span> on <span>${page.date()}</span></div></footer><div class="node__content clearfix"><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">${ps(page)}</div><div class="field field--name-field-points field--type-string field--label-above"><div class="field__label">${page.heading()}</div><div class="field__items">${times(page, 2, 5, () => `<div class="field__item">${page.item()}</div>`)}</div></div><div class="field field--name-field-tags field--label-inline clearfix">${f.tags(page)}</div></div></article></div>`,
      { which: WHICH.drupal },
    ),
  ),
);

const frames = textKind('typo3-content-elements', (page) => {
  const element = (type: string, inner: string) =>
    `<div id="c${page.random.int(100, 9999)}" class="frame frame-default frame-type-${type} frame-layout-default frame-background-none"><div class="frame-group-container"><div class="frame-group-inner"><div class="frame-container frame-container-default"><div class="frame-inner">${inner}</div></div></div></div></div>`;
  return page.document(
    f.frame(
      page,
      element(
        'header',
        `<div class="frame-header"><h1 class="element-header"><span>${page.headline()}</span></h1></div>`,
      ) +
        element('text', `<div class="ce-bodytext">${ps(page)}</div>`) +
        element(
          'bullets',
          `<div class="frame-header"><h2 class="element-header">${page.heading()}</h2></div><ul class="ce-bullets">${times(page, 3, 6, () => `<li>${page.item()}</li>`)}</ul>`,
        ) +
        element(
          'text',
          `<div class="frame-header"><h3 class="element-header">${page.heading()}</h3></div>${page.p()}`,
        ),
      { which: WHICH.typo3 },
    ),
  );
});

const joomlaItem = textKind('joomla-item-page', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="com-content-article item-page" itemscope itemtype="https://schema.org/Article"><meta itemprop="inLanguage" content="${page.language.code}"><div class="page-header"><h1 itemprop="headline">${page.headline()}</h1></div><dl class="article-info text-muted"><dt class="article-info-term">Details</dt><dd class="createdby"><span class="icon-user icon-fw"></span>${page.name()}</dd><dd class="hits"><span class="icon-eye icon-fw"></span>${page.random.int(10, 9000)}</dd></dl><div itemprop="articleBody" class="com-content-article__body">${ps(page)}${part(page)}</div><nav class="pagenavigation"><span class="pagination ms-0"><a class="btn btn-sm btn-secondary previous" href="/p" rel="prev">${page.label('previous')}</a></span></nav></div>`,
      { which: WHICH.joomla },
    ),
  ),
);

const guidance = textKind('government-step-guidance', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="app-title"><span class="app-caption-xl">${page.menuWords(1)[0] ?? ''}</span><h1 class="app-heading-xl">${page.headline()}</h1></div><nav class="app-contents-list"><h2 class="visually-hidden">${page.label('contents')}</h2></nav><div class="app-govspeak">${page.p()}<div class="app-inset-text">${page.say()}</div>${times(page, 2, 4, (i) => `<div class="app-step"><h2 id="step-${i}"><span class="app-step__circle">${i + 1}</span> ${page.heading()}</h2>${page.p()}<ul>${page.random.times(3, () => `<li>${page.item()}</li>`).join('')}</ul></div>`)}<details class="app-details"><summary><span class="app-details__summary-text">${page.heading()}</span></summary><div class="app-details__text">${page.say(2)}</div></details><div class="app-warning-text"><span class="app-warning-text__icon" aria-hidden="true">!</span><strong class="app-warning-text__text">${page.say()}</strong></div></div><div class="app-published-dates">${page.label('published')} ${page.date()}</div>`,
      { which: WHICH.government },
    ),
  ),
);

const statute = textKind('statute-numbered-paragraphs', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="jnheader"><h1>${page.headline()}</h1></div>${times(page, 2, 5, (i) => `<div class="jnnorm" id="BJNR${i}"><div class="jnheader"><h2><span class="jnenbez">§ ${i + 1}</span> <span class="jnentitel">${page.heading()}</span></h2></div><div class="jnhtml"><div><div class="jurAbsatz">(1) ${page.say(2)}</div><div class="jurAbsatz">(2) ${page.say()}<dl><dt>1.</dt><dd><div>${page.item()},</div></dd><dt>2.</dt><dd><div>${page.item()}.</div></dd></dl></div></div></div></div>`)}`,
      { which: WHICH.old },
    ),
  ),
);

const chair = textKind('university-chair-page', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="uni-page"><div class="uni-local-nav"><strong>${page.menuWords(1)[0] ?? ''}</strong><ul>${page
        .menuWords(6)
        .map((w) => `<li><a href="/x">${w}</a></li>`)
        .join(
          '',
        )}</ul></div><div id="inhalt" class="uni-content"><h1>${page.headline()}</h1>${page.p()}<div class="accordion" id="acc">${times(page, 2, 4, (i) => `<div class="accordion-item"><h3 class="accordion-header"><button class="accordion-button collapsed" data-bs-toggle="collapse" data-bs-target="#c${i}">${page.heading()}</button></h3><div id="c${i}" class="accordion-collapse collapse"><div class="accordion-body">${page.p()}</div></div></div>`)}</div><h2>${page.heading()}</h2><ul>${times(page, 3, 5, () => `<li>${page.item()}</li>`)}</ul></div><div class="uni-contact-box"><h4>${page.label('contact')}</h4><p>${page.name()}<br>Tel. +1 555 ${page.random.int(1000, 9999)}</p></div></div>`,
    ),
  ),
);

const recipe = textKind('recipe-maker-card', (page) =>
  page.document(
    f.frame(
      page,
      `<article class="post hentry"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}<div class="entry-content"><a class="wprm-recipe-jump" href="#recipe">↓</a>${ps(page)}<div id="recipe" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-chic"><h2 class="wprm-recipe-name">${page.heading()}</h2><div class="wprm-recipe-summary"><span>${page.say()}</span></div><a class="wprm-recipe-print" rel="nofollow" href="/print">🖨</a><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">${page.label('ingredients')}</h3><ul class="wprm-recipe-ingredients">${times(page, 4, 9, () => `<li class="wprm-recipe-ingredient"><span class="wprm-recipe-ingredient-amount">${page.random.int(1, 500)}</span> <span class="wprm-recipe-ingredient-unit">g</span> <span class="wprm-recipe-ingredient-name">${page.item()}</span></li>`)}</ul></div><div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">${page.label('preparation')}</h3><ul class="wprm-recipe-instructions">${times(page, 3, 6, (i) => `<li id="wprm-recipe-1-step-0-${i}" class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text"><span style="display: block;">${page.say()}</span></div></li>`)}</ul></div></div></div></div></article>${f.comments(page)}`,
      { which: WHICH.blockTheme },
    ),
  ),
);

const eventPage = textKind('events-calendar-single', (page) =>
  page.document(
    f.frame(
      page,
      `<section id="tribe-events" class="tribe-events-view"><div id="tribe-events-content" class="tribe-events-single"><p class="tribe-events-back"><a href="/events/">« All Events</a></p><h1 class="tribe-events-single-event-title">${page.headline()}</h1><div class="tribe-events-schedule tribe-clearfix"><h2><span class="tribe-event-date-start">${page.date()} @ 19:30</span></h2></div><div class="type-tribe_events"><div class="tribe-events-single-event-description tribe-events-content">${ps(page)}</div><div class="tribe-events tribe-common"><div class="tribe-events-c-subscribe-dropdown"><button>Add to calendar</button></div></div></div></div><div id="tribe-events-footer"><nav class="tribe-events-nav-pagination"><ul class="tribe-events-sub-nav"><li class="tribe-events-nav-next"><a href="/e">${page.title('noise')} <span>»</span></a></li></ul></nav></div></section>`,
      { which: WHICH.blockTheme },
    ),
  ),
);

const jobAd = textKind('job-advertisement-board', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="job-page" itemscope itemtype="http://schema.org/JobPosting"><div class="job-header"><img class="job-header__logo" src="${page.decoration()}" alt="" width="64" height="64"><h1 itemprop="title">${page.headline()}</h1><ul class="job-meta"><li>${page.name()} GmbH</li><li>${page.random.int(20, 80)} h</li></ul><a class="btn btn-apply" href="/apply">→</a></div><div itemprop="description" class="job-description"><p>${page.say(2)}</p>${page.random.times(3, () => `<p><strong>${page.heading()}</strong></p><ul>${times(page, 3, 5, () => `<li><p>${page.item()}</p></li>`)}</ul>`).join('')}<p>${page.say()}</p></div><div class="job-alert"><h3>${page.pitch()}</h3><input type="email"></div><div class="similar-jobs">${times(page, 3, 5, () => `<a class="similar-jobs__card" href="${page.path()}"><h4>${page.title('noise')}</h4><p>${page.noise()}</p></a>`)}</div></div>`,
    ),
  ),
);

const helpCentre = textKind('help-centre-article', (page) =>
  page.document(
    `<header class="header"><div class="logo"><a href="/hc">${page.site}</a></div><div class="nav-wrapper"><a class="login" href="/signin">${page.label('login')}</a></div></header><main role="main"><div class="container-divider"></div><div class="container"><div class="sub-nav">${f.crumbs(page)}<div class="search-container"><form role="search" class="search"><input type="search"></form></div></div><div class="article-container" id="article-container"><aside class="article-sidebar"><div class="collapsible-sidebar"><h3 class="collapsible-sidebar-title sidenav-title">Articles</h3><ul>${times(page, 4, 7, () => `<li><a href="${page.path()}" class="sidenav-item">${page.title('noise')}</a></li>`)}</ul></div></aside><article id="main-content" class="article"><header class="article-header"><h1 title="${page.headline()}" class="article-title">${page.headline()}</h1><div class="article-author"><div class="avatar article-avatar"><img src="${page.decoration()}" alt="" class="user-avatar"></div><div class="article-meta"><a href="/p">${page.name()}</a><ul class="meta-group"><li class="meta-data">${page.label('updated')} ${page.date()}</li></ul></div></div></header><section class="article-info"><div class="article-content"><div class="article-body">${page.p()}<ol>${times(page, 3, 6, () => `<li><p>${page.brief()}</p></li>`)}</ol><p class="wysiwyg-callout">${page.say()}</p>${part(page)}</div></div></section><footer><div class="article-votes"><span class="article-votes-question">${page.ask('noise')}</span><button>✓</button><button>✗</button></div></footer><section class="article-relatives"><h2>${page.label('related')}</h2><ul>${times(page, 3, 5, () => `<li><a href="${page.path()}">${page.title('noise')}</a></li>`)}</ul></section></article></div></div></main>${f.footer(page)}`,
  ),
);

const docusaurus = textKind('docusaurus-doc', (page) =>
  page.document(
    `<div id="__docusaurus"><nav aria-label="Main" class="navbar navbar--fixed-top"><div class="navbar__inner"><a class="navbar__brand" href="/"><b class="navbar__title text--truncate">${page.site}</b></a></div></nav><div class="theme-doc-wrapper docsWrapper_hBAB"><div class="docRoot_UBD9"><aside class="theme-doc-sidebar-container"><nav class="menu thin-scrollbar"><ul class="theme-doc-sidebar-menu menu__list">${times(page, 5, 9, () => `<li class="theme-doc-sidebar-item-link menu__list-item"><a class="menu__link" href="${page.path()}">${page.title('noise')}</a></li>`)}</ul></nav></aside><main class="docMainContainer_TBSr"><div class="container padding-top--md"><div class="row"><div class="col docItemCol_VOVn"><div class="docItemContainer_Djhp"><article>${f.crumbs(page)}<div class="tocCollapsible_ETCw theme-doc-toc-mobile"><button type="button" class="clean-btn">${page.label('contents')}</button></div><div class="theme-doc-markdown markdown"><header><h1>${page.headline()}</h1></header>${page.p()}${page.random.times(2, (i) => `<h2 class="anchor anchorWithStickyNavbar_LWe7" id="h${i}">${page.heading()}<a href="#h${i}" class="hash-link" aria-label="Direct link" title="Direct link">\u200b</a></h2>${page.p()}<div class="theme-admonition theme-admonition-tip admonition_xJq3 alert alert--success"><div class="admonitionHeading_Gvgb">tip</div><div class="admonitionContent_BuS1"><p>${page.say()}</p></div></div>`).join('')}<ul>${page.random.times(3, () => `<li>${page.item()}</li>`).join('')}</ul></div><footer class="theme-doc-footer"><a href="https://git.example/edit" class="theme-edit-this-page">Edit this page</a></footer></article><nav class="pagination-nav"><a class="pagination-nav__link pagination-nav__link--next" href="/n"><div class="pagination-nav__sublabel">${page.label('next')}</div><div class="pagination-nav__label">${page.title('noise')}</div></a></nav></div></div></div></div></main></div></div></div>`,
  ),
);

const sphinx = textKind('sphinx-rtd-page', (page) =>
  page.document(
    `<div class="wy-grid-for-nav"><nav data-toggle="wy-nav-shift" class="wy-nav-side"><div class="wy-side-scroll"><div class="wy-side-nav-search"><a href="index.html" class="icon icon-home">${page.site}</a></div><div class="wy-menu wy-menu-vertical"><ul>${times(page, 5, 9, () => `<li class="toctree-l1"><a class="reference internal" href="${page.path()}">${page.title('noise')}</a></li>`)}</ul></div></div></nav><section data-toggle="wy-nav-shift" class="wy-nav-content-wrap"><div class="wy-nav-content"><div class="rst-content"><div role="navigation"><ul class="wy-breadcrumbs"><li><a href="index.html" class="icon icon-home"></a></li><li class="wy-breadcrumbs-aside"><a href="_sources/x.rst.txt" rel="nofollow">View page source</a></li></ul><hr></div><div role="main" class="document" itemscope itemtype="http://schema.org/Article"><div itemprop="articleBody"><section id="a"><h1>${page.headline()}<a class="headerlink" href="#a" title="Link to this heading">\uf0c1</a></h1>${page.p()}<section id="b"><h2>${page.heading()}<a class="headerlink" href="#b">\uf0c1</a></h2>${ps(page)}<dl class="simple"><dt>${page.item()}</dt><dd><p>${page.say()}</p></dd><dt>${page.item()}</dt><dd><p>${page.say()}</p></dd></dl><div class="versionadded"><p><span class="versionmodified added">${page.brief()}</span></p></div></section></section></div></div><footer><div class="rst-footer-buttons" role="navigation"><a href="n.html" class="btn btn-neutral float-right">${page.label('next')}</a></div><hr><div role="contentinfo"><p>${page.disclaimer()}</p></div></footer></div></div></section></div>`,
  ),
);

const builder = textKind('builder-sections-of-a-service', (page) => {
  const widget = (type: string, inner: string) =>
    `<div class="elementor-element elementor-element-${page.random.letters(7)} elementor-widget elementor-widget-${type}" data-element_type="widget"><div class="elementor-widget-container">${inner}</div></div>`;
  const section = (inner: string) =>
    `<div class="elementor-element e-flex e-con-boxed e-con e-parent"><div class="e-con-inner">${inner}</div></div>`;
  return page.document(
    f.frame(
      page,
      `<div data-elementor-type="wp-page" class="elementor elementor-12">${section(widget('heading', `<h1 class="elementor-heading-title elementor-size-default">${page.headline()}</h1>`) + widget('text-editor', `<p>${page.say(2)}</p>`))}${section(page.random.times(3, () => widget('icon-box', `<div class="elementor-icon-box-wrapper"><div class="elementor-icon-box-icon"><i class="fas fa-check"></i></div><div class="elementor-icon-box-content"><h3 class="elementor-icon-box-title"><span>${page.heading()}</span></h3><p class="elementor-icon-box-description">${page.say()}</p></div></div>`)).join(''))}${section(widget('text-editor', ps(page)))}${section(widget('testimonial', `<div class="elementor-testimonial-wrapper"><div class="elementor-testimonial-content">${page.say()}</div><div class="elementor-testimonial-name">${page.name()}</div></div>`))}</div>`,
      { which: WHICH.blockTheme },
    ),
  );
});

const flow = textKind('webflow-landing-of-divs', (page) =>
  page.document(
    `<div data-animation="default" class="navbar w-nav" role="banner"><div class="w-container"><a href="/" class="brand w-nav-brand">${page.site}</a><nav role="navigation" class="nav-menu w-nav-menu">${page
      .menuWords(5)
      .map((w) => `<a href="#" class="nav-link w-nav-link">${w}</a>`)
      .join(
        '',
      )}</nav></div></div><div class="section hero"><div class="w-container"><h1 class="heading">${page.headline()}</h1><p class="paragraph">${page.say(2)}</p><a href="#" class="button w-button">→</a></div></div>${times(page, 2, 4, () => `<div class="section"><div class="w-layout-blockcontainer w-container"><div class="w-layout-grid grid-2"><div><h2 class="heading-2">${page.heading()}</h2><div class="text-block">${page.say(2)}</div></div><div class="w-richtext">${page.p()}</div></div></div></div>`)}<div class="section faq">${page.random.times(3, () => `<div data-hover="false" class="w-dropdown"><div class="w-dropdown-toggle"><div class="text-block-q">${page.ask()}</div></div><nav class="w-dropdown-list"><p>${page.say()}</p></nav></div>`).join('')}</div><div class="footer-wrap"><div>© ${page.site}</div><div>${page.disclaimer()}</div></div>`,
  ),
);

const wix = textKind('site-of-rich-text-boxes', (page) => {
  const box = (inner: string) =>
    `<div id="comp-${page.random.letters(8)}" class="wixui-rich-text HcOXKn SxM0TO QxJLC3" data-testid="richTextElement">${inner}</div>`;
  return page.document(
    `<div id="SITE_CONTAINER"><div id="main_MF"><div id="masterPage" class="mesh-layout"><header id="SITE_HEADER" class="wixui-header" tabindex="-1"><div class="wixui-horizontal-menu"><nav aria-label="Site"><ul>${page
      .menuWords(5)
      .map((w) => `<li><a data-testid="linkElement" href="/x"><p>${w}</p></a></li>`)
      .join(
        '',
      )}</ul></nav></div></header><main id="PAGES_CONTAINER" data-main-content="true"><div id="SITE_PAGES"><div class="PAGES_CONTAINERpageBackground"></div><section class="wixui-section"><div data-mesh-id="x">${box(`<h1 class="font_0 wixui-rich-text__text"><span class="wixui-rich-text__text">${page.headline()}</span></h1>`)}${page.random.times(page.amount([2, 3], [4, 6]), () => box(`<p class="font_8 wixui-rich-text__text"><span class="color_15 wixui-rich-text__text">${page.say(2)}</span></p><p class="font_8 wixui-rich-text__text"><span class="wixGuard wixui-rich-text__text">\u200b</span></p>`)).join('')}${box(`<h2 class="font_2 wixui-rich-text__text">${page.heading()}</h2>`)}${box(`<p class="font_8 wixui-rich-text__text">${page.say()}</p>`)}</div></section></div></main><footer id="SITE_FOOTER" class="wixui-footer">${box(`<p class="font_9">${page.disclaimer()}</p>`)}</footer></div></div></div>`,
  );
});

const wooTabs = textKind('woo-product-tabs-texts', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="woocommerce-notices-wrapper"></div><div id="product-71" class="product type-product status-publish instock"><div class="summary entry-summary"><h1 class="product_title entry-title">${page.headline()}</h1><p class="price"><span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">€</span>${page.random.int(5, 400)}.00</bdi></span></p><div class="woocommerce-product-details__short-description"><p>${page.say()}</p></div><form class="cart"><div class="quantity"><input type="number" value="1"></div><button type="submit" class="single_add_to_cart_button button alt">${page.label('cart')}</button></form><div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${page.random.letters(6)}</span></span></div></div><div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist"><li class="description_tab active" role="tab"><a href="#tab-description">1</a></li><li class="reviews_tab" role="tab"><a href="#tab-reviews">2</a></li></ul><div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--description panel entry-content wc-tab" id="tab-description" role="tabpanel"><h2>${page.heading()}</h2>${ps(page)}<ul>${times(page, 3, 5, () => `<li>${page.item()}</li>`)}</ul></div></div><section class="related products"><h2>${page.label('related')}</h2><ul class="products columns-4">${times(page, 3, 4, () => `<li class="product"><a href="${page.path()}"><img src="${page.decoration()}" alt=""><h2 class="woocommerce-loop-product__title">${page.title('noise')}</h2></a><a class="button add_to_cart_button">${page.label('cart')}</a></li>`)}</ul></section></div>`,
      { which: WHICH.blockTheme },
    ),
  ),
);

const museum = textKind('museum-object-record', (page) =>
  page.document(
    f.frame(
      page,
      `<div class="object-page"><div class="object-page__sticky"><button>♡</button><button>${page.label('share')}</button></div><h1 class="object-title">${page.headline()}</h1><p class="object-maker"><a href="/m">${page.name()}</a>, ${page.random.int(1600, 1990)}</p><div class="object-text" data-language="${page.language.code}"><p>${page.say(3)}</p></div><section class="object-prov"><h2>${page.heading()}</h2><p>${page.say(2)}</p></section><section class="object-lit"><h2>${page.heading()}</h2><ul>${times(page, 2, 4, () => `<li>${page.item()}</li>`)}</ul></section></div><section class="similar-works"><h2>${page.label('related')}</h2>${times(page, 3, 6, () => `<a class="work" href="${page.path()}"><img data-src="${page.decoration()}" src="/px.gif" alt=""><span>${page.title('noise')}</span></a>`)}</section>`,
    ),
  ),
);

export const pages: readonly Kind<TextTruth>[] = [
  fieldItems,
  frames,
  joomlaItem,
  guidance,
  statute,
  chair,
  recipe,
  eventPage,
  jobAd,
  helpCentre,
  docusaurus,
  sphinx,
  builder,
  flow,
  wix,
  wooTabs,
  museum,
];
