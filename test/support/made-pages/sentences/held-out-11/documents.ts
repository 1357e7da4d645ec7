/** Documentation, wikis, law, offices, schools, releases: half `held-out-11`. */
import {
  anywhere,
  bare,
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
  rich,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

export const documents = [
  bare(
    'docusaurus-2-doc-page-with-admonition',
    (page) =>
      `<div id="__docusaurus"><nav class="navbar navbar--fixed-top"><div class="navbar__inner"><div class="navbar__items"><a class="navbar__brand" href="/"><b class="navbar__title">${page.site}</b></a>${page
        .menuWords(4)
        .map((w) => `<a class="navbar__item navbar__link" href="/x">${w}</a>`)
        .join(
          '',
        )}</div></div></nav><div id="__docusaurus_skipToContent_fallback" class="main-wrapper"><div class="docsWrapper"><aside class="theme-doc-sidebar-container"><nav class="menu thin-scrollbar"><ul class="theme-doc-sidebar-menu menu__list">${others(page, (h, t) => `<li class="theme-doc-sidebar-item-link menu__list-item"><a class="menu__link" href="${h}">${t}</a></li>`, [5, 9])}</ul></nav></aside><main class="docMainContainer"><div class="container padding-top--md"><div class="row"><div class="col docItemCol"><div class="docItemContainer"><article><nav class="theme-doc-breadcrumbs breadcrumbsContainer"><ul class="breadcrumbs"><li class="breadcrumbs__item"><span class="breadcrumbs__link">${page.menuWords(1).join('')}</span></li></ul></nav><div class="theme-doc-markdown markdown"><header><h1>${page.headline()}</h1></header>${ps(page)}<h2 class="anchor anchorWithStickyNavbar" id="a">${page.heading()}<a href="#a" class="hash-link" aria-label="Direct link">&#8203;</a></h2><p>${page.say()}</p><div class="theme-admonition theme-admonition-note alert alert--secondary"><div class="admonitionHeading">${page.label('note')}</div><div class="admonitionContent"><p>${page.say()}</p></div></div><pre><code>npm run ${page.random.word()}</code></pre>${ul(page)}</div><footer class="theme-doc-footer docusaurus-mt-lg"><a class="theme-edit-this-page" href="#">${word(page, 'edit')}</a></footer></article><nav class="pagination-nav docusaurus-mt-lg" aria-label="Docs pages"><a class="pagination-nav__link pagination-nav__link--next" href="${page.path()}"><div class="pagination-nav__sublabel">${page.label('next')}</div><div class="pagination-nav__label">${page.title('noise')}</div></a></nav></div></div></div></div></main></div></div></div>`,
  ),
  bare(
    'vitepress-guide-with-outline',
    (page) =>
      `<div id="app"><div class="Layout"><header class="VPNav"><div class="VPNavBar has-sidebar"><div class="wrapper"><div class="title"><a class="title" href="/"><span>${page.site}</span></a></div><nav class="VPNavBarMenu menu">${page
        .menuWords(4)
        .map((w) => `<a class="VPLink link VPNavBarMenuLink" href="/x"><span>${w}</span></a>`)
        .join(
          '',
        )}</nav></div></div></header><aside class="VPSidebar"><nav class="nav" id="VPSidebarNav"><div class="group"><section class="VPSidebarItem level-0"><div class="items">${others(page, (h, t) => `<div class="VPSidebarItem level-1 is-link"><div class="item"><a class="VPLink link link" href="${h}"><p class="text">${t}</p></a></div></div>`, [4, 8])}</div></section></div></nav></aside><div class="VPContent has-sidebar" id="VPContent"><div class="VPDoc has-sidebar has-aside"><div class="container"><div class="content"><div class="content-container"><main class="main"><div style="position:relative;" class="vp-doc _guide"><div><h1 id="t" tabindex="-1">${page.headline()} <a class="header-anchor" href="#t">&#8203;</a></h1>${ps(page)}<div class="tip custom-block"><p class="custom-block-title">TIP</p><p>${page.say()}</p></div><h2 id="s" tabindex="-1">${page.heading()} <a class="header-anchor" href="#s">&#8203;</a></h2>${ps(page)}</div></div></main><footer class="VPDocFooter"><nav class="prev-next"><div class="pager"><a class="VPLink link pager-link prev" href="${page.path()}"><span class="desc">${page.label('previous')}</span><span class="title">${page.title('noise')}</span></a></div></nav></footer></div></div></div></div></div></div></div>`,
  ),
  bare(
    'sphinx-alabaster-chapter',
    (page) =>
      `<div class="document"><div class="documentwrapper"><div class="bodywrapper"><div class="body" role="main"><section id="x"><h1>${page.headline()}<a class="headerlink" href="#x">¶</a></h1>${ps(page)}<section id="y"><h2>${page.heading()}<a class="headerlink" href="#y">¶</a></h2><p>${page.say()}</p><div class="admonition note"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div><dl class="simple"><dt>${page.item()}</dt><dd><p>${page.say()}</p></dd></dl></section></section></div></div></div><div class="sphinxsidebar" role="navigation"><div class="sphinxsidebarwrapper"><h1 class="logo"><a href="index.html">${page.site}</a></h1><p class="blurb">${page.noise()}</p><h3>Navigation</h3><ul>${others(page, (h, t) => `<li class="toctree-l1"><a class="reference internal" href="${h}">${t}</a></li>`)}</ul></div></div><div class="clearer"></div></div><div class="footer">©2026, ${page.name()}.</div>`,
  ),
  bare(
    'encyclopaedia-article-in-vector-2022',
    (page) =>
      `<div class="vector-header-container"><header class="vector-header mw-header"><a href="/wiki/" class="mw-logo"><span>${page.site}</span></a></header></div><div class="mw-page-container"><div class="vector-column-start"><nav id="mw-panel-toc" class="mw-table-of-contents-container"><div class="vector-toc"><h2 class="vector-toc-title">${page.label('contents')}</h2></div></nav></div><div class="mw-content-container"><main id="content" class="mw-body"><header class="mw-body-header vector-page-titlebar"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1></header><div class="vector-page-toolbar"><nav><ul class="vector-menu-content-list">${menu(page)}</ul></nav></div><div id="bodyContent" class="vector-body"><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output"><figure class="mw-default-size mw-halign-right"><a class="mw-file-description">${image(page, ' decoding="async" width="250" height="166" class="mw-file-element"')}</a><figcaption>${page.free()}</figcaption></figure>${texts(page, (t) => `<p>${t}<sup class="reference"><a href="#cite"><span class="cite-bracket">[</span>1<span class="cite-bracket">]</span></a></sup></p>`)}<div class="mw-heading mw-heading2"><h2 id="a">${page.heading()}</h2><span class="mw-editsection"><a>${word(page, 'edit')}</a></span></div><p>${page.say(2)}</p>${ul(page)}</div></div><div id="catlinks" class="catlinks"><ul>${menu(page)}</ul></div></div></main></div></div><footer class="mw-footer"><ul><li>${page.disclaimer()}</li></ul></footer>`,
  ),
  bare(
    'government-guidance-of-a-design-system',
    (page) =>
      `<a href="#content" class="govuk-skip-link">${word(page, 'skip')}</a><header class="gem-c-layout-super-navigation-header" role="banner"><a href="/">${page.site}</a><nav><ul>${menu(page)}</ul></nav></header><div id="wrapper" class="govuk-width-container"><div class="gem-c-breadcrumbs govuk-breadcrumbs"><ol class="govuk-breadcrumbs__list"><li class="govuk-breadcrumbs__list-item"><a class="govuk-breadcrumbs__link" href="/">${page.label('home')}</a></li></ol></div><main role="main" id="content" class="detailed-guide"><div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds"><div class="gem-c-heading"><h1 class="gem-c-heading__text govuk-heading-xl">${page.headline()}</h1></div><p class="gem-c-lead-paragraph">${page.say()}</p></div></div><div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds"><div class="gem-c-govspeak govuk-govspeak"><div class="govspeak">${ps(page)}<h2 id="a">${page.heading()}</h2>${ul(page)}<div class="call-to-action"><p>${page.say()}</p></div><h2 id="b">${page.heading()}</h2>${ps(page)}</div></div></div></div></main></div><div class="gem-c-feedback"><h3 class="gem-c-feedback__option-list">${word(page, 'helpful')}</h3><button>${word(page, 'yes')}</button></div><footer class="gem-c-layout-footer govuk-footer"><div class="govuk-width-container"><p>${page.disclaimer()}</p></div></footer>`,
  ),
  framed(
    'town-hall-news-in-typo3-news',
    'typo3',
    (page) =>
      `<div class="frame frame-default frame-type-news_newsdetail"><div class="frame-inner"><div class="news news-single"><div class="article" itemscope itemtype="http://schema.org/Article"><div class="header"><h1 itemprop="headline">${page.headline()}</h1></div><div class="footer"><p><span class="news-list-date"><time>${page.date()}</time></span></p></div><div class="teaser-text" itemprop="description"><p>${page.say()}</p></div><div class="news-img-wrap"><div class="outer"><div class="mediaelement mediaelement-image">${image(page, ' title="" alt=""')}</div></div></div><div class="news-text-wrap" itemprop="articleBody">${ps(page)}</div><div class="news-backlink-wrap"><a href="/aktuelles">${page.label('previous')}</a></div></div></div></div></div>`,
  ),
  framed(
    'admission-page-of-a-university-in-olivero',
    'olivero',
    (page) =>
      `<div class="block block-page-title-block"><h1 class="title page-title">${page.headline()}</h1></div><article class="node node--type-page"><div class="node__content"><div class="text-content field field--name-body"><p class="lead">${page.say()}</p>${ps(page)}<h2>${page.heading()}</h2><ol>${lis(points(page))}</ol></div><div class="field field--name-field-sections">${some(page, 2, 3, (i) => `<div class="paragraph paragraph--type--accordion"><h3 class="accordion__heading"><button aria-expanded="true" aria-controls="s${i}">${page.ask()}</button></h3><div class="accordion__panel" id="s${i}"><p>${page.say(2)}</p></div></div>`)}</div></div></article>`,
  ),
  bare(
    'act-in-sections-of-a-law-portal',
    (page) =>
      `<div id="layoutContainer" class="legislation"><div id="header"><h2><a href="/">${page.site}</a></h2><ul id="legalNav">${menu(page)}</ul></div><div id="content"><h1 id="pageTitle" class="pageTitle">${page.headline()}</h1><div id="viewLegContents"><div class="LegSnippet">${some(page, 3, 6, (i) => `<h2 class="LegP1GroupTitleFirst">${page.heading()}</h2><p class="LegP1Container"><span class="LegDS LegP1No" id="section-${i + 1}">${i + 1}</span><span class="LegDS LegP1Text">${page.say()}</span></p><p class="LegClearFix LegP2Container"><span class="LegDS LegLHS LegP2No">(2)</span><span class="LegDS LegRHS LegP2Text">${page.say()}</span></p>`)}</div></div><div class="interface"><a href="${page.path()}">${page.label('previous')}</a><a href="${page.path()}">${page.label('next')}</a></div></div><div id="footer"><p>${page.disclaimer()}</p></div></div>`,
  ),
  framed(
    'terms-and-conditions-of-a-shop-by-clauses',
    'dawn',
    (page) =>
      `<div class="shopify-policy__container"><div class="shopify-policy__title"><h1>${page.headline()}</h1></div><div class="shopify-policy__body"><div class="rte">${some(page, 3, 6, (i) => `<p><strong>§ ${i + 1} ${page.heading()}</strong></p><p>(1) ${page.say()}</p><p>(2) ${page.say()}</p>`)}</div></div></div>`,
  ),
  bare(
    'changelog-of-a-product-by-months',
    (page) =>
      `<header class="topbar"><a class="brand" href="/">${page.site}</a><a class="cta" href="/signup">${page.label('subscribe')}</a></header><main class="changelog"><h1>${page.headline()}</h1><p class="changelog__intro">${page.say()}</p>${some(page, 3, 5, () => `<article class="changelog-entry"><div class="changelog-entry__date"><time>${page.date()}</time></div><div class="changelog-entry__body"><h2><a href="${page.path()}">${page.heading()}</a></h2><p>${page.say()}</p><h3>${word(page, 'fixed')}</h3><ul>${lis(points(page, 2, 4))}</ul></div></article>`)}<nav class="pager"><a href="?page=2">${page.label('previous')}</a></nav></main>${f.footer(page)}`,
  ),
  bare(
    'readme-of-a-package-in-a-registry',
    (page) =>
      `<div id="app"><header><nav aria-label="Nav Menu"><ul>${menu(page)}</ul></nav><form id="search"><input type="search" placeholder="${page.label('search')}"></form></header><main id="main"><div class="w-100 ph0-l"><div class="flex flex-column"><h2 class="_50685029 truncate"><span>${page.random.word()}</span></h2><span class="_76473bea">${page.random.int(1, 9)}.${page.random.int(0, 20)}.0</span></div><ul role="tablist" class="_1ddb3b56"><li><a role="tab" href="#">Readme</a></li><li><a role="tab" href="#">${word(page, 'version')}</a></li></ul></div><div class="_6620a4fd mw8-l mw-100 w-100 w-two-thirds-ns"><section id="tabpanel-readme"><div><article><div id="readme" class="_8eed3065"><h1 id="t">${page.headline()}</h1><p><a href="https://ci.example/"><img src="${page.decoration()}" alt="build"></a></p>${ps(page)}<h2 id="i">${page.heading()}</h2><pre><code>npm i ${page.random.word()}</code></pre>${ul(page)}<p>${page.say()}</p></div></article></section></div><div class="fdbf4038 w-third-l mt3"><h3 class="c84e15be">Weekly Downloads</h3><p class="_9ba9a726">${number(page)}</p></div></div></main><footer><p>${page.noise()}</p></footer></div>`,
  ),
  bare(
    'help-centre-answer-of-a-messenger-suite',
    (page) =>
      `<header class="header"><div class="container header__container"><div class="mo__body"><a href="/"><img alt="${page.site}" src="${page.decoration('/logo.png')}"></a></div><form class="search"><input class="search__input" placeholder="${page.label('search')}"></form></div></header><div class="container"><div class="content educate_content"><section class="content"><div class="breadcrumb"><div class="breadcrumb__link"><a href="/">${page.label('home')}</a></div></div><div class="paper paper__large"><div class="article intercom-force-break"><div class="article__meta"><h1 class="t__h1">${page.headline()}</h1><div class="article__desc">${page.say()}</div><div class="avatar"><img src="${page.decoration()}" class="avatar__image" alt=""><span>${page.name()}</span></div></div><article><div class="intercom-interblocks-paragraph"><p>${page.say(2)}</p></div><div class="intercom-interblocks-ordered-nested-list"><ol>${points(
        page,
      )
        .map(
          (x) => `<li><div class="intercom-interblocks-paragraph no-margin"><p>${x}</p></div></li>`,
        )
        .join(
          '',
        )}</ol></div><div class="intercom-interblocks-image">${image(page)}</div><div class="intercom-interblocks-callout" style="background-color:#e3e7fa80"><p>${page.say()}</p></div></article></div></div><div class="intercom-reaction-picker"><div class="intercom-reaction-prompt">${word(page, 'helpful')}</div></div><section class="related_articles"><h3>${page.label('related')}</h3>${others(page, (h, t) => `<a href="${h}">${t}</a>`)}</section></section></div></div>`,
  ),
  anywhere(
    'press-release-with-boilerplate-heading',
    (page) =>
      `<article class="press-release"><p class="press-release__date">${page.date()}</p><h1>${page.headline()}</h1><ul class="press-release__points">${lis(points(page, 2, 4))}</ul>${ps(page)}<blockquote><p>${page.say()}</p></blockquote>${ps(page)}<h2>${page.heading()}</h2><p>${page.say(2)}</p><div class="press-release__contact"><h3>${page.label('contact')}</h3><p>${page.name()}<br>0${number(page)}</p></div></article>`,
  ),
  bare(
    'abstract-page-of-an-open-journal',
    (page) =>
      `<div class="pkp_structure_page"><header class="pkp_structure_head" id="headerNavigationContainer" role="banner"><div class="pkp_site_name"><a href="/" class="is_text">${page.site}</a></div><nav class="pkp_site_nav_menu"><ul id="navigationPrimary" class="pkp_navigation_primary pkp_nav_list">${menu(page)}</ul></nav></header><div class="pkp_structure_content has_sidebar"><div class="pkp_structure_main" role="main"><div class="page page_article"><article class="obj_article_details"><h1 class="page_title">${page.headline()}</h1><div class="row"><div class="main_entry"><section class="item authors"><ul class="authors"><li><span class="name">${page.name()}</span></li></ul></section><section class="item doi"><h2 class="label">DOI:</h2><span class="value"><a href="https://doi.example/1">https://doi.example/10.1/${number(page)}</a></span></section><section class="item abstract"><h2 class="label">${word(page, 'abstract')}</h2>${texts(page, (t) => `<p>${t}</p>`)}</section></div><div class="entry_details"><div class="item cover_image"><div class="sub_item"><a><img src="${page.decoration()}" alt=""></a></div></div><div class="item published"><section class="sub_item"><h2 class="label">${page.label('published')}</h2><div class="value"><span>${page.date()}</span></div></section></div></div></div></article></div></div><div class="pkp_structure_sidebar left" role="complementary"><div class="pkp_block block_information"><span class="title">${page.label('about')}</span><div class="content"><p>${page.noise()}</p></div></div></div></div></div>`,
  ),
  framed(
    'club-statutes-in-numbered-paragraphs',
    'blogger',
    (page) =>
      `<div class="post hentry"><h1 class="post-title entry-title">${page.headline()}</h1><div class="post-body entry-content">${some(page, 3, 6, (i) => `<h3 style="text-align: center;">§ ${i + 1}</h3><div>${rich(page, page.say(2))}</div>`)}</div></div>`,
  ),
  framed(
    'speech-of-a-minister-with-place-and-date',
    'agency',
    (page) =>
      `<div class="speech"><h1 class="speech__title">${page.headline()}</h1><p class="speech__place">${page.date()}</p>${photo(page)}<div class="speech__text">${texts(page, (t) => `<p>${t}</p>`)}${texts(page, (t) => `<p>${t}</p>`)}</div><p class="speech__print"><a href="#">${word(page, 'print')}</a></p></div>${f.related(page)}`,
  ),
];
