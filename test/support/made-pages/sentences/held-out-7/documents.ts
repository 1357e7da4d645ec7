/** Manuals, wikis, laws, offices, universities, museums, press releases, change logs: half `held-out-7`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  clock,
  f,
  framed,
  image,
  lis,
  number,
  others,
  photo,
  points,
  ps,
  rich,
  some,
  texts,
  word,
} from './writing.ts';

const lead = (page: PageMaker) => rich(page, page.say(page.amount([1, 1], [1, 2])));

export const documents = [
  framed('mediawiki-article-of-vector-2022', 'vector', (page) => {
    const [first, second] = [page.heading(), page.heading()];
    const edit = `<span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/w/index.php?action=edit"><span>${word(page, 'edit')}</span></a><span class="mw-editsection-bracket">]</span></span>`;
    return `<header class="mw-body-header vector-page-titlebar"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1><div id="p-lang-btn" class="vector-dropdown mw-portlet mw-portlet-lang"><label>${page.random.int(2, 90)} languages</label></div></header><div class="vector-page-toolbar"><div id="p-views" class="vector-menu"><ul><li><a><span>${word(page, 'talk')}</span></a></li><li><a><span>${word(page, 'history')}</span></a></li></ul></div></div><div id="bodyContent" class="vector-body"><div id="siteSub" class="noprint">${page.site}</div><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output"><div class="hatnote navigation-not-searchable">${page.free()}</div>${ps(page)}<figure class="mw-default-size" typeof="mw:File/Thumb"><a class="mw-file-description">${image(page, ' class="mw-file-element" width="250" height="180"')}</a><figcaption>${page.free()}</figcaption></figure><div class="mw-heading mw-heading2"><h2 id="a">${first}</h2>${edit}</div>${ps(page)}<div class="mw-heading mw-heading2"><h2 id="b">${second}</h2>${edit}</div><ul>${lis(points(page))}</ul>${ps(page)}<style data-mw-deduplicate="x">.mw-parser-output .reflist{font-size:90%}</style></div></div><div id="catlinks" class="catlinks"><div id="mw-normal-catlinks" class="mw-normal-catlinks"><a>${word(page, 'categories')}</a>: <ul>${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></div></div></div>`;
  }),
  bare(
    'xwiki-document-extra-below',
    (page) =>
      `<div id="xwikimaincontainer"><div id="headerglobal"><nav class="navbar navbar-default actionmenu"><ul class="nav navbar-nav">${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></nav></div><div class="content"><div id="contentcontainer"><div class="leftsidecolumns"><div id="mainContentArea"><div class="document-header"><div class="document-title"><h1>${page.headline()}</h1></div></div><div class="xdocLastModification"><small>${page.label('updated')} ${page.name()} ${page.date()}</small></div><div id="xwikicontent" class="col-xs-12"><div class="row"><div class="col-xs-12 col-sm-8">${ps(page)}<h2 id="H1" class="wikigeneratedid"><span>${page.heading()}</span></h2>${ps(page)}<div class="box infomessage"><span class="sr-only">Information</span>${page.say()}</div></div></div></div><div class="clearfloats"></div><div id="docextrapanes"><div id="Commentspane"><h2>${page.label('comments')}</h2></div></div></div></div><div id="rightPanels" class="panels right panel-width-Medium"><div class="panel expanded"><h2 class="xwikipaneltitle">${page.label('latest')}</h2><div class="xwikipanelcontents"><ul>${others(page, (h, t) => `<li><span class="wikilink"><a href="${h}">${t}</a></span></li>`)}</ul></div></div></div></div></div></div>`,
  ),
  bare(
    'confluence-page-of-a-firms-help',
    (page) =>
      `<div id="page"><div id="full-height-container"><div id="header-precursor"></div><header id="header" role="banner"><nav class="aui-header"><ul class="aui-nav">${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></nav></header><div class="ia-splitter"><div class="ia-fixed-sidebar"><div class="plugin_pagetree"><ul>${others(page, (h, t) => `<li><div class="plugin_pagetree_children_content"><a href="${h}">${t}</a></div></li>`)}</ul></div></div><div id="main" class="aui-page-panel"><div id="main-header"><h1 id="title-text" class="with-breadcrumbs"><a href="/p">${page.headline()}</a></h1></div><div id="content" class="page view"><div class="page-metadata"><ul><li class="page-metadata-modification-info">${page.label('by')} <span class="author">${page.name()}</span>, ${page.date()}</li></ul></div><div id="main-content" class="wiki-content">${ps(page)}<div class="confluence-information-macro confluence-information-macro-note"><span class="aui-icon aui-icon-small aui-iconfont-warning confluence-information-macro-icon"></span><div class="confluence-information-macro-body"><p>${page.say()}</p></div></div><h2 id="x">${page.heading()}</h2><ol>${lis(points(page))}</ol><p><span class="confluence-embedded-file-wrapper confluence-embedded-manual-size">${image(page, ' class="confluence-embedded-image" alt="" width="640"')}</span></p>${ps(page)}</div><div id="likes-and-labels-container"><div class="labels-section-content">${bar(page, (w) => `<a class="aui-label-split-main">${w}</a>`)}</div></div></div></div></div></div></div>`,
  ),
  bare(
    'read-the-docs-theme-page',
    (page) =>
      `<div class="wy-grid-for-nav"><nav data-toggle="wy-nav-shift" class="wy-nav-side"><div class="wy-side-scroll"><div class="wy-side-nav-search"><a href="/" class="icon icon-home">${page.site}</a></div><div class="wy-menu wy-menu-vertical" role="navigation"><p class="caption" role="heading"><span class="caption-text">${page.menuWords(1).join('')}</span></p><ul>${others(page, (h, t) => `<li class="toctree-l1"><a class="reference internal" href="${h}">${t}</a></li>`)}</ul></div></div></nav><section data-toggle="wy-nav-shift" class="wy-nav-content-wrap"><div class="wy-nav-content"><div class="rst-content"><div role="navigation" aria-label="Page navigation"><ul class="wy-breadcrumbs"><li><a href="/" class="icon icon-home" aria-label="Home"></a></li><li class="wy-breadcrumbs-aside"><a rel="nofollow">View page source</a></li></ul><hr/></div><div role="main" class="document" itemscope><div itemprop="articleBody"><section id="s"><h1>${page.headline()}<a class="headerlink" href="#s" title="Link to this heading"></a></h1>${ps(page)}<div class="admonition note"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div><section id="t"><h2>${page.heading()}<a class="headerlink" href="#t"></a></h2><ul class="simple">${points(
        page,
      )
        .map((x) => `<li><p>${x}</p></li>`)
        .join(
          '',
        )}</ul>${ps(page)}<p class="rubric">${page.heading()}</p>${ps(page)}</section></section></div></div><footer><div class="rst-footer-buttons" role="navigation" aria-label="Footer"><a class="btn btn-neutral float-left">${page.label('previous')}</a><a class="btn btn-neutral float-right">${page.label('next')}</a></div><hr/><div role="contentinfo"><p>${page.noise()}</p></div></footer></div></div></section></div>`,
  ),
  bare(
    'docs-of-a-cloud-vendor-with-margins',
    (page) =>
      `<div class="mainContainer"><header class="c0k1"><nav class="nav-bar">${bar(page, (w) => `<a>${w}</a>`)}</nav></header><div class="uhf-container"><nav id="left-container" class="left-container"><ul class="tree">${others(page, (h, t) => `<li class="tree-item"><a href="${h}">${t}</a></li>`)}</ul></nav><main id="main" role="main" class="primary-holder column"><div class="content"><div id="article-header"><ul class="breadcrumbs">${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></div><h1>${page.headline()}</h1><ul class="metadata page-metadata" data-bi-name="page info"><li class="visibility-hidden-visual-diff"><time class="is-invisible">${page.date()}</time></li><li><button>${word(page, 'helpful')}</button></li></ul><nav id="center-doc-outline" class="doc-outline"><h2 class="title">${page.label('contents')}</h2></nav>${ps(page)}<div class="NOTE"><p>${page.label('note')}</p><p>${page.say()}</p></div><h2 id="a" class="heading-anchor">${page.heading()}</h2><ol>${points(
        page,
      )
        .map((x) => `<li><p>${x}</p></li>`)
        .join(
          '',
        )}</ol><p><span class="mx-imgBorder"><a data-linktype="relative-path">${image(page, ' alt="" data-linktype="relative-path"')}</a></span></p>${ps(page)}</div><div id="ms--additional-resources" class="card"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</div></main></div></div>`,
  ),
  bare(
    'zendesk-article-of-a-bank',
    (page) =>
      `<header class="header"><div class="logo"><a href="/hc"><img src="${page.decoration()}" alt=""></a></div><div class="nav-wrapper"><nav class="user-nav">${bar(page, (w) => `<a>${w}</a>`)}</nav></div></header><main role="main"><div class="container-divider"></div><div class="container"><div class="sub-nav">${f.crumbs(page)}<form class="search"><input type="search" placeholder="${page.label('search')}"></form></div><div class="article-container" id="article-container"><aside class="article-sidebar"><div class="collapsible-sidebar"><ul>${others(page, (h, t) => `<li><a href="${h}" class="sidenav-item">${t}</a></li>`)}</ul></div></aside><article id="main-content" class="article"><header class="article-header"><h1 title="x" class="article-title">${page.headline()}</h1><div class="article-author"><div class="avatar article-avatar"><img src="${page.decoration()}" alt="" class="user-avatar"></div><div class="article-meta"><a>${page.name()}</a><ul class="meta-group"><li class="meta-data"><time>${page.date()}</time></li></ul></div></div></header><section class="article-info"><div class="article-content"><div class="article-body">${ps(page)}<h3>${page.ask()}</h3><ol>${lis(points(page))}</ol>${ps(page)}</div></div></section><footer><div class="article-votes"><span class="article-votes-question">${word(page, 'helpful')}</span><button>${word(page, 'yes')}</button><button>${word(page, 'no')}</button></div></footer><div class="article-relatives"><section class="related-articles"><h2 class="related-articles-title">${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></section></div></article></div></div></main>${f.footer(page)}`,
  ),
  bare(
    'consolidated-law-of-articles-with-numbers',
    (page) =>
      `<div id="header">${bar(page, (w) => `<a>${w}</a>`)}</div><main id="main"><h1 class="title-act">${page.headline()}</h1><div class="act"><p class="preamble">${page.say()}</p>${some(page, 2, 4, (i) => `<section class="chapter"><h2 class="chapter-title">${page.heading()}</h2>${page.random.times(2, (j) => `<article class="art" id="art_${i}_${j}"><h3 class="art-no"><a href="#art_${i}_${j}">Art. ${i * 2 + j + 1}</a></h3><div class="collapseable"><p class="absatz"><sup>1</sup> ${page.say()}</p><p class="absatz"><sup>2</sup> ${page.say()}</p><dl><dt>a.</dt><dd>${page.item()};</dd><dt>b.</dt><dd>${page.item()}.</dd></dl></div></article>`).join('\n')}</section>`)}</div></main><aside id="toc"><button>${word(page, 'download')}</button><button>${word(page, 'print')}</button></aside>${f.footer(page)}`,
  ),
  framed(
    'terms-of-service-of-numbered-headings',
    'modules',
    (page) =>
      `<div class="legal"><h1>${page.headline()}</h1><p class="legal__effective">${page.label('updated')}: ${page.date()}</p><p>${lead(page)}</p>${some(page, 3, 6, (i) => `<h2>${i + 1}. ${page.heading()}</h2><p>${i + 1}.1 ${page.say()}</p><p>${i + 1}.2 ${page.say()}</p>`)}<ul>${lis(points(page))}</ul></div>`,
  ),
  bare(
    'judgment-of-a-high-court-in-paragraph-spans',
    (page) =>
      `<header class="judgments-header">${bar(page, (w) => `<a>${w}</a>`)}</header><main id="main-content"><div class="judgment-toolbar"><h1 class="judgment-toolbar__title">${page.headline()}</h1><p class="judgment-toolbar-buttons"><a>${word(page, 'download')}</a></p></div><article class="judgment"><header class="judgment-header"><p class="judgment-header__date">${page.date()}</p><p class="judgment-header__judge">${page.name()}</p></header><div class="judgment-body">${some(page, 4, 9, (i) => `<section class="judgment-body__section" id="para_${i + 1}"><span class="judgment-body__number">${i + 1}.</span><span><p class="judgment-body__text">${page.say(page.random.int(1, 3))}</p></span></section>`)}</div></article></main>${f.footer(page)}`,
  ),
  bare(
    'federal-service-of-a-usa-banner',
    (page) =>
      `<a class="usa-skipnav" href="#main-content">${page.label('contents')}</a><section class="usa-banner" aria-label="Official website"><div class="usa-accordion"><header class="usa-banner__header"><p class="usa-banner__header-text">${page.noise()}</p></header></div></section><header class="usa-header usa-header--extended"><nav class="usa-nav"><ul class="usa-nav__primary usa-accordion">${bar(page, (w) => `<li class="usa-nav__primary-item"><a class="usa-nav-link"><span>${w}</span></a></li>`)}</ul></nav></header><main id="main-content" class="usa-layout-docs usa-section"><div class="grid-container"><div class="grid-row grid-gap"><div class="usa-layout-docs__sidenav desktop:grid-col-3"><nav aria-label="Secondary"><ul class="usa-sidenav">${others(page, (h, t) => `<li class="usa-sidenav__item"><a href="${h}">${t}</a></li>`)}</ul></nav></div><div class="usa-layout-docs__main desktop:grid-col-9 usa-prose"><h1>${page.headline()}</h1><p class="usa-intro">${lead(page)}</p>${ps(page)}<div class="usa-alert usa-alert--info"><div class="usa-alert__body"><p class="usa-alert__text">${page.say()}</p></div></div><h2>${page.heading()}</h2><ol class="usa-process-list">${some(page, 2, 4, () => `<li class="usa-process-list__item"><h4 class="usa-process-list__heading">${page.heading()}</h4><p>${page.say()}</p></li>`)}</ol></div></div></div></main><footer class="usa-footer usa-footer--slim"><div class="usa-identifier"><p>${page.noise()}</p></div></footer>`,
  ),
  bare(
    'town-hall-notice-in-a-citizens-portal',
    (page) =>
      `<div class="skiplinks"><a href="#main">${page.label('contents')}</a></div><header class="it-header-wrapper"><div class="it-nav-wrapper"><div class="it-brand-wrapper"><a href="/"><div class="it-brand-title">${page.site}</div></a></div><nav class="navbar"><ul class="navbar-nav">${bar(page, (w) => `<li class="nav-item"><a class="nav-link"><span>${w}</span></a></li>`)}</ul></nav></div></header><main id="main"><div class="container"><div class="cmp-breadcrumbs">${f.crumbs(page)}</div><div class="row"><div class="col-lg-8"><h1 data-audience="x">${page.headline()}</h1><p class="subtitle-small">${lead(page)}</p><div class="row mt-5"><div class="col-6"><small>${page.label('published')}:</small><p class="fw-semibold font-monospace">${page.date()}</p></div></div></div><div class="col-lg-3"><div class="dropdown d-inline"><button class="btn btn-dropdown"><span>${page.label('share')}</span></button></div></div></div></div><div class="container"><div class="row border-top"><aside class="col-lg-3"><nav class="navbar it-navscroll-wrapper"><div class="link-list-wrapper">${page.label('contents')}</div></nav></aside><section class="col-lg-9 it-page-sections-container"><article class="it-page-section anchor-offset"><h2>${page.heading()}</h2><div class="richtext-wrapper lora">${ps(page)}</div></article><article class="it-page-section"><h3>${page.heading()}</h3><div class="richtext-wrapper"><ul>${lis(points(page))}</ul></div></article></section></div></div><div class="bg-primary"><div class="cmp-rating"><p class="title-medium-2-semi-bold">${word(page, 'helpful')}</p></div></div></main>${f.footer(page)}`,
  ),
  bare(
    'ministry-of-japan-main-contents',
    (page) =>
      `<div id="wrap"><header id="header"><div class="header-logo"><a href="/"><img src="${page.decoration('/img/logo.gif')}" alt=""></a></div><div id="globalNavi"><ul>${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></div></header><div id="topicPath"><ol><li><a>${page.label('home')}</a></li></ol></div><div id="content"><div id="main_content"><div class="l-contentMain"><div class="m-grid__col1"><div class="m-hdgLv1"><h1 class="m-hdgLv1__hdg">${page.headline()}</h1></div><p class="align-right">${page.date()}</p>${texts(page, (t) => `<div class="m-txt">${t}</div>`)}<h2 class="m-hdgLv2"><span class="m-hdgLv2__hdg">${page.heading()}</span></h2><ul class="m-listMark">${lis(points(page))}</ul></div></div></div><div id="localNavi"><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div></div><footer id="footer"><p>${page.noise()}</p></footer></div>`,
  ),
  bare(
    'university-news-in-a-drupal-theme',
    (page) =>
      `<div class="uio"><header id="head-wrapper"><div id="header"><a class="logo" href="/">${page.site}</a><div id="menu"><ul>${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></div></div></header><div id="main" class="total-main"><div id="left-main"><ul class="vrtx-subfolder-menu">${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></div><div id="right-main" class="uio-main"><main id="vrtx-content"><div id="vrtx-main-content"><h1>${page.headline()}</h1><div class="vrtx-introduction"><p>${lead(page)}</p></div><div class="vrtx-introduction-image">${image(page)}<div class="vrtx-imagetext"><div class="vrtx-imagedescription"><p>${page.free()}</p></div></div></div><div class="vrtx-article-body">${ps(page)}<h2>${page.heading()}</h2>${ps(page)}</div><div class="vrtx-date-info"><span class="published-date-label">${page.label('published')}</span> <span class="published-date">${page.date()} ${clock(page)}</span></div></div></main></div></div>${f.footer(page)}</div>`,
  ),
  framed(
    'course-page-of-a-module-catalogue',
    'typo3',
    (page) =>
      `<div class="tx-courses"><h1>${page.headline()}</h1><div class="course-summary"><p>${lead(page)}</p></div>${some(page, 3, 5, () => `<section class="course-section"><h2>${page.heading()}</h2><p>${page.say(page.random.int(1, 2))}</p></section>`)}<section class="course-section"><h2>${word(page, 'references')}</h2><ul class="bibliography">${lis(points(page))}</ul></section><div class="course-contact"><h3>${page.label('contact')}</h3><p>${page.name()}</p></div></div>`,
  ),
  bare(
    'museum-object-of-a-national-gallery',
    (page) =>
      `<header class="site-header">${bar(page, (w) => `<a>${w}</a>`)}</header><main><section class="object-hero"><figure>${image(page, ' alt="" data-iiif="/iiif/2/x"')}</figure><div class="object-hero__tools"><button>${word(page, 'download')}</button><button>${word(page, 'save')}</button></div></section><section class="object-header"><h1 class="object-title">${page.headline()}</h1><p class="object-maker">${page.name()}, ${page.random.int(1500, 1950)}</p></section><section class="object-description"><p>${page.say(2)}</p>${ps(page)}</section><section class="object-label"><h2>${page.heading()}</h2><p>${page.say()}</p></section><section class="object-related"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<article class="object-card"><a href="${h}"><img src="${page.decoration()}" alt=""><h3>${t}</h3></a></article>`)}</section></main>${f.footer(page)}`,
  ),
  bare(
    'press-release-of-a-newsroom-service',
    (page) =>
      `<header class="header"><div class="header-wrapper"><a href="/" class="header__logo"><img src="${page.decoration()}" alt=""></a><nav>${bar(page, (w) => `<a class="header__navlink">${w}</a>`)}</nav></div></header><main class="release"><section class="release__hero">${image(page, ' class="release__image" alt=""')}</section><article class="release__body"><div class="release__meta"><span class="category">${word(page, 'section')}</span> <time>${page.date()}</time></div><h1 class="release__title">${page.headline()}</h1><p class="release__lead"><strong>${lead(page)}</strong></p>${ps(page)}<blockquote>${page.say()}</blockquote>${ps(page)}</article><div class="release__boilerplate"><h3>${page.label('about')}</h3><p>${page.free(2)}</p></div><div class="contacts-list"><h3>${page.label('contact')}</h3><div class="contact"><img src="${page.decoration()}" alt=""><span>${page.name()}</span><a href="mailto:x@${page.site}.example">x@${page.site}.example</a></div></div></main><section class="related-stories"><h2>${page.label('latest')}</h2>${others(page, (h, t) => `<a class="story-card" href="${h}"><h3>${t}</h3></a>`)}</section>${f.footer(page)}`,
  ),
  bare(
    'changelog-of-releases-on-a-code-host',
    (page) =>
      `<div class="logged-out env-production"><header class="HeaderMktg"><nav>${bar(page, (w) => `<a class="HeaderMenu-link">${w}</a>`)}</nav></header><div class="application-main"><main id="js-repo-pjax-container"><div class="d-flex"><a href="/o">${page.site}</a>/<a href="/o/r">${page.random.word()}</a></div><div class="Box"><div class="Box-body"><div class="d-flex flex-column"><h1 class="d-inline mr-3">${page.headline()}</h1><span class="Label Label--success Label--large">Latest</span><div class="mb-3 pb-md-4 d-md-flex"><a class="Link">${page.name()}</a> <relative-time>${page.date()}</relative-time></div></div><div data-pjax="true" class="markdown-body my-3"><p>${page.say()}</p><h2>${word(page, 'added')}</h2><ul>${lis(points(page, 2, 5))}</ul><h2>${word(page, 'fixed')}</h2><ul>${lis(points(page, 2, 5))}</ul></div></div><div class="Box-footer"><details open class="details-reset"><summary>Assets <span class="Counter">2</span></summary><ul data-view-component="true"><li class="Box-row"><a>Source code (zip)</a></li></ul></details></div></div></main></div>${f.footer(page)}</div>`,
  ),
  bare(
    'release-notes-of-a-mail-program-with-tags',
    (page) =>
      `<header class="mzp-c-navigation">${bar(page, (w) => `<a>${w}</a>`)}</header><main role="main"><header class="c-release-header"><h1 class="c-release-version">${page.headline()}</h1><p class="c-release-date">${page.date()}</p></header><div class="c-release-notes"><p>${page.say()}</p>${some(page, 3, 6, () => `<div class="note"><div class="note-tag"><b class="tag tag-fixed">${word(page, 'fixed')}</b></div><div class="note-text"><p>${rich(page, page.say())}</p></div></div>`)}</div><aside class="mzp-l-sidebar"><h2>${page.label('latest')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></aside></main>${f.footer(page)}`,
  ),
  framed(
    'notes-with-footnotes-of-a-historical-society',
    'simple',
    (page) =>
      `<h1>${page.headline()}</h1><p align="right"><i>${page.name()}</i></p>${texts(page, (t, i) => `<p>${t}<a href="#fn${i + 1}" name="r${i + 1}"><sup>${i + 1}</sup></a></p>`)}<hr><ol class="footnotes">${page.random.times(2, (i) => `<li id="fn${i + 1}">${page.say()} <a href="#r${i + 1}">↩</a></li>`).join('')}</ol>`,
  ),
  bare(
    'paper-of-a-journal-in-jats-html',
    (page) =>
      `<header id="pageheader"><nav id="pagenav">${bar(page, (w) => `<a>${w}</a>`)}</nav></header><main id="main-content"><header class="title-block"><div class="article-meta"><p id="licenseShort">Open Access</p><p class="type-article">Research</p></div><div class="article-title-etc"><div class="title-authors"><h1 id="artTitle">${page.headline()}</h1><ul class="author-list clearfix">${some(page, 2, 4, () => `<li><a class="author-name">${page.name()}</a></li>`)}</ul></div></div></header><section class="article-body content"><div class="article-content"><div class="article-text" id="artText"><div class="abstract toc-section abstract-type-"><h2>${word(page, 'abstract')}</h2><div class="abstract-content"><p>${page.say(2)}</p></div></div>${some(page, 2, 3, (i) => `<div id="section${i + 1}" class="section toc-section"><h2>${page.heading()}</h2>${page.p()}<p>${page.say()} [<a href="#ref${i}" class="ref-tip">${i + 1}</a>].</p></div>`)}<div class="figure" data-doi="10.1/x"><div class="img-box"><a>${image(page, ' alt="" loading="lazy"')}</a></div><div class="figcaption">Fig 1. ${page.free()}</div></div></div></div></section><aside class="article-aside"><div class="dload-menu">${word(page, 'download')}</div><div class="subject-areas-container"><h3>${word(page, 'keywords')}</h3></div></aside></main>${f.footer(page)}`,
  ),
  anywhere(
    'faq-of-schema-questions',
    (page) =>
      `<div class="faq-page"><h1>${page.headline()}</h1><p>${lead(page)}</p><div class="schema-faq wp-block-yoast-faq-block">${some(page, 3, 6, () => `<div class="schema-faq-section" id="faq-question-${number(page)}"><strong class="schema-faq-question">${page.ask()}</strong> <p class="schema-faq-answer">${page.say(page.random.int(1, 2))}</p></div>`)}</div></div>`,
  ),
  anywhere(
    'minutes-of-a-parish-council',
    (page) =>
      `<div class="entry-content"><h1>${page.headline()}</h1><p>${page.date()}, ${clock(page)}</p>${some(page, 3, 6, (i) => `<p><strong>${i + 1}. ${page.heading()}</strong></p><p>${page.say(page.random.int(1, 3))}</p>`)}${photo(page)}<p>${page.brief()}</p></div>`,
  ),
];
