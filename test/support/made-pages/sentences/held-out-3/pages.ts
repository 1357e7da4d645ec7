/** Pages other than articles of half `held-out-3`: guidance, manuals, wikis, events, jobs, law, products. */
import { furniture as f } from '../../furniture/held-out-3.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { bare, framed, others, ps, shot, some } from './writing.ts';

const points = (page: PageMaker, low = 2, high = 5, attributes = '') =>
  some(page, low, high, () => `<li${attributes}>${page.item()}</li>`);
const anchored = (page: PageMaker, i: number, mark: string) =>
  `<h2 id="s${i}">${page.heading()}${mark.replace('@', `#s${i}`)}</h2>`;

export const pages: readonly Kind<TextTruth>[] = [
  framed(
    'guidance-with-inset-and-warning',
    (page) =>
      `<div class="gem-c-title govuk-!-margin-top-8"><h1 class="gem-c-title__text govuk-heading-l">${page.headline()}</h1></div><p class="gem-c-lead-paragraph">${page.brief()}</p><div class="gem-c-govspeak govuk-govspeak"><div class="govspeak">${page.p()}${some(page, 2, 4, (i) => `${anchored(page, i, '')}${page.p()}<ul>${points(page)}</ul>`)}<div class="govuk-inset-text">${page.say()}</div><div class="govuk-warning-text"><span class="govuk-warning-text__icon" aria-hidden="true">!</span><strong class="govuk-warning-text__text">${page.say()}</strong></div></div></div><div class="gem-c-contextual-sidebar"><h2 class="gem-c-related-navigation__main-heading">${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a class="govuk-link gem-c-related-navigation__section-link" href="${h}">${t}</a></li>`)}</ul></div>`,
    'govuk',
  ),
  bare(
    'sphinx-furo-manual',
    (page) =>
      `<div class="page"><aside class="sidebar-drawer"><div class="sidebar-container"><div class="sidebar-sticky"><a class="sidebar-brand" href="index.html"><span class="sidebar-brand-text">${page.site}</span></a><div class="sidebar-scroll"><div class="sidebar-tree"><ul>${others(page, (h, t) => `<li class="toctree-l1"><a class="reference internal" href="${h}">${t}</a></li>`)}</ul></div></div></div></div></aside><div class="main"><div class="content"><div class="article-container"><a href="#" class="back-to-top muted-link">${page.label('top')}</a><div class="content-icon-container"></div><article role="main" id="furo-main-content"><section id="a"><h1>${page.headline()}<a class="headerlink" href="#a" title="Link to this heading">¶</a></h1>${page.p()}${some(page, 2, 4, (i) => `<section id="x${i}">${anchored(page, i, '<a class="headerlink" href="@">¶</a>')}${page.p()}<div class="admonition note"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div><dl class="simple"><dt>${page.random.word()}</dt><dd><p>${page.say()}</p></dd></dl></section>`)}</section></article></div><footer><div class="related-pages"><a class="next-page" href="n.html"><div class="page-info"><div class="context"><span>${page.label('next')}</span></div><div class="title">${page.title('noise')}</div></div></a></div></footer></div></div></div>`,
  ),
  bare(
    'docusaurus-doc-with-admonitions',
    (page) =>
      `<div id="__docusaurus"><nav aria-label="Main" class="navbar navbar--fixed-top"><div class="navbar__inner"><a class="navbar__brand" href="/"><b class="navbar__title text--truncate">${page.site}</b></a></div></nav><div class="main-wrapper"><div class="docsWrapper_hBAB"><aside class="theme-doc-sidebar-container"><nav class="menu thin-scrollbar"><ul class="theme-doc-sidebar-menu menu__list">${others(page, (h, t) => `<li class="theme-doc-sidebar-item-link menu__list-item"><a class="menu__link" href="${h}">${t}</a></li>`)}</ul></nav></aside><main class="docMainContainer_TBSr"><div class="container"><div class="row"><div class="col docItemCol_VOVn"><article><div class="theme-doc-markdown markdown"><header><h1>${page.headline()}</h1></header>${page.p()}<div class="theme-admonition theme-admonition-tip admonition_xJq3 alert alert--success"><div class="admonitionHeading_Gvgb"><span class="admonitionIcon_Rf37"><svg viewBox="0 0 12 16"></svg></span>tip</div><div class="admonitionContent_BuS1"><p>${page.say()}</p></div></div>${some(page, 2, 4, (i) => `<h2 class="anchor anchorWithStickyNavbar_LWe7" id="s${i}">${page.heading()}<a href="#s${i}" class="hash-link" aria-label="Direct link">&#8203;</a></h2>${page.p()}<ul>${points(page)}</ul>`)}</div><footer class="theme-doc-footer"><a class="theme-edit-this-page" href="/edit">Edit this page</a></footer></article><nav class="pagination-nav docusaurus-mt-lg"><a class="pagination-nav__link pagination-nav__link--next" href="/n"><div class="pagination-nav__sublabel">${page.label('next')}</div><div class="pagination-nav__label">${page.title('noise')}</div></a></nav></div></div></div></main></div></div>${f.footer(page)}</div>`,
  ),
  bare(
    'gitbook-space-page',
    (page) =>
      `<div class="gitbook-root"><header class="sticky top-0 w-full"><a class="group/headerlogo" href="/">${page.site}</a><button><span>${page.label('search')}</span><kbd>⌘K</kbd></button></header><div class="flex flex-col lg:flex-row"><aside class="relative group flex flex-col basis-full"><ul class="flex flex-1 flex-col">${others(page, (h, t) => `<li class="flex flex-col"><a class="group/toclink" href="${h}">${t}</a></li>`)}</ul></aside><main class="flex-1 relative py-8"><header class="max-w-3xl mx-auto mb-6"><h1 class="text-4xl font-bold">${page.headline()}</h1><p class="text-lg text-dark/4">${page.brief()}</p></header><div class="whitespace-pre-wrap [&>*+*]:mt-5">${some(page, 3, 6, () => `<p class="max-w-3xl w-full mx-auto decoration-primary/6">${page.say(2)}</p>`)}<div class="px-4 py-4 max-w-3xl rounded-md" role="note"><div class="flex-1"><p>${page.say()}</p></div></div></div><div class="flex flex-col md:flex-row mt-6 gap-2 max-w-3xl"><a href="/n"><span>${page.label('next')}</span><span>${page.title('noise')}</span></a></div></main></div></div>`,
  ),
  bare(
    'mdbook-chapter',
    (page) =>
      `<div id="body-container"><nav id="sidebar" class="sidebar" aria-label="Table of contents"><div class="sidebar-scrollbox"><ol class="chapter">${others(page, (h, t) => `<li class="chapter-item expanded"><a href="${h}"><strong aria-hidden="true">1.</strong> ${t}</a></li>`)}</ol></div></nav><div id="page-wrapper" class="page-wrapper"><div class="page"><div id="menu-bar" class="menu-bar sticky"><h2 class="menu-title">${page.site}</h2></div><div id="content" class="content"><main><h1 id="x"><a class="header" href="#x">${page.headline()}</a></h1>${ps(page)}<h2 id="y"><a class="header" href="#y">${page.heading()}</a></h2>${ps(page)}</main><nav class="nav-wrapper" aria-label="Page navigation"><a rel="next" href="n.html" class="mobile-nav-chapters next"><i class="fa fa-angle-right"></i></a></nav></div></div></div></div>`,
  ),
  bare(
    'wiki-vector-2022',
    (page) =>
      `<div class="vector-header-container"><header class="vector-header mw-header"><a href="/" class="mw-logo"><img class="mw-logo-icon" src="${page.decoration('/static/images/icons/wiki.png')}" alt="" height="50" width="50"></a></header></div><div class="mw-page-container"><div class="mw-page-container-inner"><div class="vector-column-start"><nav id="mw-panel-toc" class="mw-table-of-contents-container"><div id="vector-toc"><h2>${page.label('contents')}</h2></div></nav></div><div class="mw-content-container"><main id="content" class="mw-body"><header class="mw-body-header vector-page-titlebar"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1></header><div id="bodyContent" class="vector-body"><div id="siteSub" class="noprint">From ${page.site}</div><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output"><div role="note" class="hatnote navigation-not-searchable">${page.free()}</div><p class="mw-empty-elt"></p>${page.p()}${some(page, 2, 4, (i) => `<div class="mw-heading mw-heading2"><h2 id="H${i}">${page.heading()}</h2><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/w/edit"><span>edit</span></a><span class="mw-editsection-bracket">]</span></span></div><p>${page.say(2)}<sup id="cite_ref-${i}" class="reference"><a href="#cite_note-${i}"><span class="cite-bracket">[</span>${i + 1}<span class="cite-bracket">]</span></a></sup> ${page.say()}</p>`)}</div></div><div id="catlinks" class="catlinks"><div class="mw-normal-catlinks"><a href="/c">Categories</a>: <ul><li><a href="/c1">${page.menuWords(1)[0] ?? ''}</a></li></ul></div></div></div></main></div></div></div><footer id="footer" class="mw-footer"><ul id="footer-info"><li id="footer-info-copyright">${page.disclaimer()}</li></ul></footer>`,
  ),
  bare(
    'fandom-article-with-rails',
    (page) =>
      `<div class="global-navigation"><a href="/">${page.site}</a></div><div class="main-container"><div class="fandom-community-header"><nav class="fandom-community-header__local-navigation">${f.menu(page)}</nav></div><div class="resizable-container"><div class="page has-right-rail"><main class="page__main"><div class="page-header"><h1 class="page-header__title" id="firstHeading"><span class="mw-page-title-main">${page.headline()}</span></h1></div><div id="content" class="page-content"><div id="mw-content-text"><div class="mw-parser-output">${page.p()}<div class="top_leaderboard ad-slot-placeholder">${page.label('advert')}</div>${some(page, 2, 4, (i) => `<h2><span class="mw-headline" id="W${i}">${page.heading()}</span></h2>${page.p()}`)}</div></div></div></main><aside class="page__right-rail"><section class="rail-module popular-pages-module"><h2>${page.label('mostRead')}</h2>${others(page, (h, t) => `<div class="popular-pages__item"><a href="${h}"><img src="${page.decoration()}" alt=""><h3>${t}</h3></a></div>`)}</section></aside></div><div class="mixed-content-footer">${f.teasers(page)}</div></div></div>`,
  ),
  framed(
    'dokuwiki-levels',
    (page) =>
      `<div id="dokuwiki__content"><div class="pad group"><div class="pageId"><span>start:${page.random.word()}</span></div><div class="page group"><h1 class="sectionedit1" id="a">${page.headline()}</h1><div class="level1">${page.p()}</div>${some(page, 2, 4, (i) => `<h2 class="sectionedit${i + 2}" id="b${i}">${page.heading()}</h2><div class="level2">${page.p()}<ul><li class="level1"><div class="li">${page.item()}</div></li><li class="level1"><div class="li">${page.item()}</div></li></ul></div><div class="secedit editbutton_section"><form class="button btn_secedit"><button type="submit">Edit</button></form></div>`)}</div><div class="docInfo"><bdi>start.txt</bdi> · ${page.label('updated')} ${page.date()}</div></div></div>`,
    'plone',
  ),
  framed(
    'event-of-a-calendar-plugin',
    (page) =>
      `<div id="tribe-events-content" class="tribe-events-single"><p class="tribe-events-back"><a href="/events/">« All Events</a></p><h1 class="tribe-events-single-event-title">${page.headline()}</h1><div class="tribe-events-schedule tribe-clearfix"><h2 class="tribe-event-date-schedule">${page.date()}</h2></div><div class="tribe-events-single-event-description tribe-events-content">${ps(page)}<ul>${points(page)}</ul></div><div class="tribe-events tribe-common"><div class="tribe-events-c-subscribe-dropdown__container"><button>+ Calendar</button></div></div><div id="tribe-events-footer"><nav class="tribe-events-nav-pagination"><ul><li class="tribe-events-nav-previous"><a href="${page.path()}">« ${page.title('noise')}</a></li></ul></nav></div></div>`,
    'genesis',
  ),
  framed(
    'job-of-an-applicant-system',
    (page) =>
      `<div class="job-posting" itemscope itemtype="http://schema.org/JobPosting"><h1 class="app-title" itemprop="title">${page.headline()}</h1><div class="location">${page.site}</div><div id="content" itemprop="description"><p>${page.say(2)}</p><p><strong>${page.heading()}</strong></p><ul>${points(page, 3, 6)}</ul><p><strong>${page.heading()}</strong></p><ul>${points(page, 3, 6)}</ul><p>${page.say()}</p></div><div id="application"><h2 class="heading">${page.label('contact')}</h2><form id="application_form"><label>${page.label('email')}</label><input type="text"><button>${page.label('send')}</button></form></div></div>`,
    'hashed',
  ),
  framed(
    'help-answers-in-accordions',
    (page) =>
      `<section class="faq" itemscope itemtype="https://schema.org/FAQPage"><h1 class="faq-title">${page.headline()}</h1><div class="accordion" id="faq">${some(page, 3, 6, (i) => `<div class="accordion-item" itemprop="mainEntity"><h2 class="accordion-header"><button class="accordion-button${i > 0 ? ' collapsed' : ''}" type="button" data-bs-toggle="collapse" data-bs-target="#c${i}">${page.ask()}</button></h2><div id="c${i}" class="accordion-collapse collapse${i === 0 ? ' show' : ''}"><div class="accordion-body">${page.p()}</div></div></div>`)}</div></section>`,
    'aem',
  ),
  framed(
    'terms-of-numbered-clauses',
    (page) =>
      `<div class="legal-doc"><h1>${page.headline()}</h1>${some(page, 3, 5, (i) => `<h2>§ ${i + 1} ${page.heading()}</h2><ol class="clauses" type="1">${some(page, 2, 3, () => `<li><p>${page.say(2)}</p></li>`)}</ol>`)}</div>`,
    'elementor',
  ),
  bare(
    'preprint-abstract-page',
    (page) =>
      `<div class="flex-wrap-footer"><header><div id="header" class="is-hidden-mobile"><div class="header-breadcrumbs"><a href="/"><img src="${page.decoration('/static/browse/images/logo-one-color-white.svg')}" alt="logo" width="85"></a></div></div></header><main><div id="content"><div id="abs-outer"><div class="leftcolumn"><div class="subheader"><h1>Computer Science &gt; Other</h1></div><div id="content-inner"><div id="abs"><div class="dateline">[Submitted on ${page.date()}]</div><h1 class="title mathjax"><span class="descriptor">Title:</span>${page.title('main')}</h1><div class="authors"><span class="descriptor">Authors:</span><a href="/a">${page.name()}</a></div><blockquote class="abstract mathjax"><span class="descriptor">Abstract:</span>${page.say(page.amount([3, 4], [6, 9]))}</blockquote></div></div></div><div class="extra-services"><div class="full-text"><h2>Access Paper:</h2><ul><li><a href="/pdf">View PDF</a></li></ul></div><div class="browse"><div class="current">cs.XX</div></div></div></div></div></main><footer>${page.disclaimer()}</footer></div>`,
  ),
  bare(
    'repository-readme',
    (page) =>
      `<div class="position-relative header-wrapper"><header class="HeaderMktg"><a href="/">${page.site}</a></header></div><div id="repo-content-pjax-container" class="repository-content"><div class="Box-sc-g0xbh4-0 jbQqON"><table aria-labelledby="folders-and-files"><tbody>${some(page, 3, 6, () => `<tr class="react-directory-row"><td><a class="Link--primary" href="/b">${page.random.word()}.txt</a></td><td><a class="Link--secondary" href="/c">${page.random.word()}</a></td></tr>`)}</tbody></table></div><div id="readme"><article class="markdown-body entry-content container-lg" itemprop="text"><div class="markdown-heading" dir="auto"><h1 tabindex="-1" class="heading-element" dir="auto">${page.headline()}</h1><a id="user-content-x" class="anchor" href="#x"><svg class="octicon octicon-link" viewBox="0 0 16 16" width="16" height="16"></svg></a></div>${some(page, 2, 4, (i) => `${i === 0 ? '' : `<div class="markdown-heading" dir="auto"><h2 class="heading-element" dir="auto">${page.heading()}</h2><a class="anchor" href="#h${i}"></a></div>`}<p dir="auto">${page.say(2)}</p><ul dir="auto">${points(page)}</ul>`)}</article></div></div><div class="Layout-sidebar"><div class="BorderGrid-row"><h2>About</h2><p class="f4 my-3">${page.free()}</p></div></div>${f.footer(page)}`,
  ),
  framed(
    'changelog-of-releases',
    (page) =>
      `<div class="changelog"><h1>${page.headline()}</h1>${some(page, 3, 5, (i) => `<section class="release" id="v${i}"><header class="release-head"><h2 class="release-version">${page.random.int(2, 9)}.${i}.${page.random.int(0, 9)}</h2><time>${page.date()}</time></header><p>${page.say()}</p><ul>${points(page, 2, 4)}</ul></section>`)}</div>`,
    'paperMod',
  ),
  framed(
    'shop-product-with-tabs',
    (page) =>
      `<div id="product" itemscope itemtype="https://schema.org/Product"><h1 class="h1" itemprop="name">${page.headline()}</h1><div class="images-container"><div class="product-cover"><img class="js-qv-product-cover img-fluid" src="${shot(page, '/img/p')}" alt="" width="800" height="800"></div></div><div class="product-prices"><span class="current-price-value">${page.random.int(5, 90)},50 €</span></div><div id="product-description-short-4" class="product-description"><p>${page.say()}</p></div><div class="tabs"><ul class="nav nav-tabs" role="tablist"><li class="nav-item"><a class="nav-link active" data-toggle="tab" href="#description">${page.label('about')}</a></li></ul><div class="tab-content" id="tab-content"><div class="tab-pane fade in active" id="description" role="tabpanel"><div class="product-description">${page.p()}${page.p()}</div></div></div></div></div><section class="featured-products clearfix mt-3"><h2>${page.label('recommended')}</h2>${others(page, (h, t) => `<article class="product-miniature"><a href="${h}"><img src="${page.decoration()}" alt="" width="250"></a><h3 class="h3 product-title"><a href="${h}">${t}</a></h3></article>`)}</section>`,
    'bitrix',
  ),
  framed(
    'court-decision-of-margin-numbers',
    (page) =>
      `<div class="jurisText"><h1 class="titel">${page.headline()}</h1><h2>${page.heading()}</h2>${some(page, 4, 8, (i) => `<dl class="RspDL"><dt><a name="rd_${i + 1}">${i + 1}</a></dt><dd><p>${page.say(2)}</p></dd></dl>`)}</div>`,
    'tabled',
  ),
  framed(
    'podcast-notes-with-chapters',
    (page) =>
      `<article class="episode"><h1 class="episode__title">${page.headline()}</h1><div class="episode__player"><audio controls src="/audio/e1.mp3"></audio><button>30s</button></div><div class="episode__notes"><p>${page.say(2)}</p><h2>${page.heading()}</h2><ul>${some(page, 3, 6, (i) => `<li>${String(i * 7).padStart(2, '0')}:${page.random.int(10, 59)} ${page.item()}</li>`)}</ul><p>${page.say()}</p></div></article><section class="episode-more"><h3>${page.label('latest')}</h3>${others(page, (h, t) => `<a class="episode-row" href="${h}">${t}</a>`)}</section>`,
    'casper',
  ),
  bare(
    'company-page-of-utility-sections',
    (page) =>
      `<header class="fixed inset-x-0 top-0 z-50 bg-white"><div class="mx-auto flex max-w-7xl px-6 py-4"><a href="/" class="font-bold">${page.site}</a>${f.menu(page)}</div></header><main><section class="relative isolate pt-24"><div class="mx-auto max-w-2xl text-center"><h1 class="text-5xl font-semibold tracking-tight">${page.headline()}</h1><p class="mt-8 text-lg">${page.say()}</p><div class="mt-10 flex gap-x-6"><a href="/start" class="rounded-md bg-indigo-600 px-3.5 py-2.5 text-white">${page.label('send')}</a></div></div></section>${some(page, 2, 4, () => `<section class="py-24 sm:py-32"><div class="mx-auto max-w-7xl px-6"><h2 class="text-3xl font-semibold">${page.heading()}</h2><div class="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-2"><p>${page.say(2)}</p><p>${page.say(2)}</p></div></div></section>`)}</main>${f.footer(page)}`,
  ),
  framed(
    'book-chapter-online',
    (page) =>
      `<div class="reader"><h1 class="chapter-title">${page.headline()}</h1><div id="chr-content" class="chr-c">${some(page, 6, 14, () => `<p>${page.say(2)}</p>`)}</div><div class="chr-nav"><a class="btn" href="/c1">${page.label('previous')}</a><a class="btn" href="/c3">${page.label('next')}</a></div></div>`,
    'bitrix',
  ),
  framed(
    'association-news-in-card-body',
    (page) =>
      `<div class="card border-0"><div class="card-body"><h1 class="card-title">${page.headline()}</h1><h6 class="card-subtitle mb-2 text-muted">${page.date()}</h6><div class="card-text">${ps(page)}<ol>${points(page, 3, 5)}</ol></div></div></div>${f.neighbours(page)}`,
    'govuk',
  ),
  framed(
    'poem-of-broken-lines',
    (page) =>
      `<div class="poem-page"><h1 class="c-hdgSans">${page.headline()}</h1><div class="c-feature-sub">${page.label('by')} ${page.name()}</div><div class="o-poem">${some(page, 4, 10, () => `<div style="text-indent: -1em; padding-left: 1em;">${page.brief()}</div>`)}</div></div>`,
    'aem',
  ),
];
