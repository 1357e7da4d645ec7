/** Manuals, wikis, laws, offices, universities, museums, papers: half `held-out-6`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  f,
  framed,
  lis,
  others,
  points,
  ps,
  rich,
  some,
  texts,
  word,
} from './writing.ts';

/** Entries of a tree of pages: other pages' titles. */
const tree = (page: PageMaker, item: (href: string, title: string) => string) => others(page, item);

const sections = (page: PageMaker, write: (heading: string, i: number) => string) =>
  some(page, 1, 3, (i) => write(page.heading(), i));

export const documents = [
  bare(
    'furo-theme-of-a-manual',
    (page) =>
      `<div class="page"><aside class="sidebar-drawer"><div class="sidebar-container"><div class="sidebar-sticky"><a class="sidebar-brand" href="/"><span class="sidebar-brand-text">${page.site}</span></a><div class="sidebar-scroll"><div class="sidebar-tree"><ul>${tree(page, (h, t) => `<li class="toctree-l1"><a class="reference internal" href="${h}">${t}</a></li>`)}</ul></div></div></div></div></aside><div class="main"><div class="content"><div class="article-container"><div class="content-icon-container"><div class="edit-this-page"><a class="muted-link" href="/e" title="${word(page, 'edit')}"></a></div></div><article role="main" id="furo-main-content"><section id="a"><h1>${page.headline()}<a class="headerlink" href="#a" title="Link">¶</a></h1>${ps(page)}<div class="admonition note"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div>${sections(page, (h, i) => `<section id="s${i}"><h2>${h}<a class="headerlink" href="#s${i}">¶</a></h2>${ps(page)}</section>`)}</section></article></div><footer><div class="related-pages"><a class="next-page" href="n.html"><div class="page-info"><div class="context"><span>${page.label('next')}</span></div><div class="title">${page.title('noise')}</div></div></a></div><div class="bottom-of-page"><div class="left-details"><div class="copyright">${page.noise()}</div></div></div></footer></div></div></div>`,
  ),
  bare(
    'sphinx-classic-with-related-bars',
    (page) =>
      `<div class="related" role="navigation"><h3>Navigation</h3><ul><li class="right"><a href="n.html" accesskey="N">${page.label('next')}</a> |</li><li class="nav-item nav-item-0"><a href="i.html">${page.site}</a> &#187;</li></ul></div><div class="document"><div class="documentwrapper"><div class="bodywrapper"><div class="body" role="main"><section id="x"><h1>${page.headline()}<a class="headerlink" href="#x">¶</a></h1>${ps(page)}${sections(
        page,
        (h) =>
          `<section><h2>${h}</h2>${ps(page)}<ul class="simple">${points(page)
            .map((x) => `<li><p>${x}</p></li>`)
            .join('')}</ul></section>`,
      )}</section><div class="clearer"></div></div></div></div><div class="sphinxsidebar" role="navigation"><div class="sphinxsidebarwrapper"><h4>${page.label('previous')}</h4><p class="topless"><a href="p.html">${page.title('noise')}</a></p><div role="note"><h3>This Page</h3><ul class="this-page-menu"><li><a href="/src">Source</a></li></ul></div></div></div></div><div class="footer" role="contentinfo">${page.noise()}</div>`,
  ),
  bare(
    'starlight-guide-with-asides',
    (page) =>
      `<div class="page sl-flex"><header class="header"><a href="/" class="site-title sl-flex">${page.site}</a></header><nav class="sidebar" aria-label="Main"><div class="sidebar-content"><ul class="top-level">${tree(page, (h, t) => `<li><a href="${h}" class="large"><span>${t}</span></a></li>`)}</ul></div></nav><div class="main-frame"><div class="lg:sl-flex"><aside class="right-sidebar-container"><div class="right-sidebar"><starlight-toc><nav><h2>${page.label('contents')}</h2></nav></starlight-toc></div></aside><div class="main-pane"><main><div class="content-panel"><div class="sl-container"><h1 id="_top">${page.headline()}</h1></div></div><div class="content-panel"><div class="sl-container"><div class="sl-markdown-content">${ps(page)}<aside aria-label="${page.label('note')}" class="starlight-aside starlight-aside--tip"><p class="starlight-aside__title" aria-hidden="true">${page.label('note')}</p><div class="starlight-aside__content"><p>${page.say()}</p></div></aside>${sections(page, (h, i) => `<div class="sl-heading-wrapper level-h2"><h2 id="h${i}">${h}</h2><a class="sl-anchor-link" href="#h${i}"><span aria-hidden="true">#</span></a></div>${ps(page)}`)}</div><footer class="sl-flex"><div class="pagination-links"><a href="/n" rel="next"><span>${page.label('next')}<br><span class="link-title">${page.title('noise')}</span></span></a></div></footer></div></div></main></div></div></div></div>`,
  ),
  bare(
    'docsify-section',
    (page) =>
      `<nav class="app-nav"><ul>${bar(page, (w) => `<li><a href="#/${page.random.word()}">${w}</a></li>`)}</ul></nav><main><aside class="sidebar"><h1 class="app-name"><a class="app-name-link">${page.site}</a></h1><div class="sidebar-nav"><ul>${tree(page, (h, t) => `<li><a href="#${h}" title="${t}">${t}</a></li>`)}</ul></div></aside><section class="content"><article class="markdown-section" id="main"><h1 id="a"><a href="#/a" class="anchor"><span>${page.headline()}</span></a></h1>${ps(page)}<h2 id="b"><a href="#/b" class="anchor"><span>${page.heading()}</span></a></h2>${ps(page)}<p class="tip">${page.say()}</p></article></section></main>`,
  ),
  bare(
    'bookstack-page',
    (page) =>
      `<header id="header" class="primary-background"><a href="/" class="logo"><span class="logo-text">${page.site}</span></a></header><div id="content" class="tri-layout-container"><div class="tri-layout-left"><div id="book-tree" class="book-tree"><ul class="sidebar-page-list">${tree(page, (h, t) => `<li class="list-item-page page"><a href="${h}" class="page entity-list-item"><div class="content"><h4 class="entity-list-item-name">${t}</h4></div></a></li>`)}</ul></div></div><div class="tri-layout-middle"><main class="content-wrap card"><div class="page-content clearfix"><h1 id="bkmrk-page-title" class="break-text">${page.headline()}</h1>${texts(page, (t, i) => `<p id="bkmrk-${i}">${t}</p>`)}<p class="callout info">${page.say()}</p><h3 id="bkmrk-h">${page.heading()}</h3><ul>${lis(points(page))}</ul></div></main></div><div class="tri-layout-right"><div class="actions"><h5>${word(page, 'edit')}</h5></div><div class="entity-meta">${page.label('updated')} ${page.date()}</div></div></div>`,
  ),
  bare(
    'moinmoin-page',
    (page) =>
      `<div id="header"><div id="logo"><a href="/">${page.site}</a></div><ul id="navibar">${bar(page, (w) => `<li class="wikilink"><a>${w}</a></li>`)}</ul><ul class="editbar"><li><a>${word(page, 'edit')}</a></li><li><a>${word(page, 'history')}</a></li></ul></div><div id="page" lang="x" dir="auto"><div dir="auto" id="content"><span class="anchor" id="top"></span><h1 id="h1">${page.headline()}</h1>${texts(page, (t, i) => `<span class="anchor" id="line-${i}"></span><p class="line874">${t} <span class="anchor" id="x-${i}"></span></p>`)}<h2 id="h2">${page.heading()}</h2>${texts(page, (t) => `<p class="line862">${t}</p>`)}<span class="anchor" id="bottom"></span></div><p id="pageinfo" class="info">${page.label('updated')} ${page.date()}</p></div><div id="footer"><p>${page.noise()}</p></div>`,
  ),
  bare(
    'wikidot-page',
    (page) =>
      `<div id="container-wrap"><div id="container"><div id="header"><h1><a href="/"><span>${page.site}</span></a></h1><div id="top-bar"><ul>${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></div></div><div id="content-wrap"><div id="side-bar">${tree(page, (h, t) => `<p><a href="${h}">${t}</a></p>`)}</div><div id="main-content"><div id="page-title">${page.headline()}</div><div id="page-content">${ps(page)}<h2 id="toc0"><span>${page.heading()}</span></h2>${ps(page)}<blockquote><p>${page.say()}</p></blockquote></div><div class="page-tags"><span>${page.label('tags')}</span></div><div id="page-info-container"><div id="page-info">${page.label('updated')} ${page.date()}</div></div></div></div><div id="footer">${page.noise()}</div></div></div>`,
  ),
  framed(
    'tiddlywiki-static-tiddler',
    'plain',
    (page) =>
      `<section class="tc-story-river"><div class="tc-tiddler-frame tc-tiddler-view-frame"><div class="tc-tiddler-title"><div class="tc-titlebar"><h1 class="tc-title">${page.headline()}</h1></div></div><div class="tc-subtitle">${page.name()} ${page.date()}</div><div class="tc-tags-wrapper"></div><div class="tc-tiddler-body tc-reveal">${ps(page)}<h2>${page.heading()}</h2>${ps(page)}</div></div></section>`,
  ),
  bare(
    'wikisource-text-with-page-numbers',
    (page) =>
      `<div id="mw-page-base" class="noprint"></div><div id="content" class="mw-body" role="main"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1><div id="bodyContent" class="vector-body"><div id="siteSub" class="noprint">${page.site}</div><div id="mw-content-text" class="mw-body-content"><div class="mw-parser-output"><div id="headertemplate" class="ws-noexport noprint"><div class="gen_header_backlink"><span id="headerprevious">← <a href="/p">${page.title('noise')}</a></span></div></div><div class="prp-pages-output">${texts(page, (t, i) => `<p><span><span class="pagenum ws-pagenum" id="${i + 10}" data-page-number="${i + 10}">&#8203;</span></span>${t}</p>`)}</div></div></div></div></div><div id="mw-navigation"><nav id="p-navigation" class="vector-menu mw-portlet"><h3>${word(page, 'menu')}</h3><ul>${bar(page, (w) => `<li class="mw-list-item"><a><span>${w}</span></a></li>`)}</ul></nav></div><footer id="footer" class="mw-footer"><ul id="footer-info"><li id="footer-info-copyright">${page.noise()}</li></ul></footer>`,
  ),
  bare(
    'book-of-a-free-library-plain-html',
    (page) =>
      `<section class="pg-boilerplate pgheader" id="pg-header"><h2>${page.site}</h2><div>${page.disclaimer()}</div></section><h1>${page.headline()}</h1><h2 class="no-break">${page.label('by')} ${page.name()}</h2><hr class="full"><div class="chapter"><h2><a id="c1"></a>${page.heading()}</h2>${texts(page, (t) => `<p>\n${t}\n</p>`)}</div><div class="chapter"><h2><a id="c2"></a>${page.heading()}</h2>${texts(page, (t) => `<p>\n${t}\n</p>`)}</div><section class="pg-boilerplate pgheader" id="pg-footer"><p>${page.noise()}</p></section>`,
  ),
  framed(
    'terms-of-a-shop-in-numbered-clauses',
    'bootstrap5',
    (page) =>
      `<div class="legal-page"><h1>${page.headline()}</h1><ol class="clauses">${some(page, 3, 6, () => `<li><strong>${page.heading()}</strong><ol type="a">${some(page, 1, 3, () => `<li>${page.say()}</li>`)}</ol></li>`)}</ol><p class="legal-stand">${page.label('updated')}: ${page.date()}</p></div>`,
  ),
  bare(
    'law-of-an-online-gazette',
    (page) =>
      `<div id="legContainer"><div id="header"><ul id="primaryNav">${bar(page, (w) => `<li><a><span>${w}</span></a></li>`)}</ul></div><div id="layout2" class="legToc"><h1 class="pageTitle">${page.headline()}</h1><div id="tools"><ul><li><a>${word(page, 'print')}</a></li></ul></div><div id="content"><div id="viewLegContents"><div class="LegSnippet">${some(page, 3, 7, (i) => `<h3 class="LegP1ContainerFirst"><span class="LegDS LegP1No">${i + 1}</span><span class="LegDS LegP1GroupTitle">${page.heading()}</span></h3>${some(page, 1, 3, (j) => `<p class="LegP2Container"><span class="LegDS LegLHS LegP2No">(${j + 1})</span><span class="LegDS LegRHS LegP2Text">${rich(page, page.say())}</span></p>`)}`)}</div></div></div></div><div id="altFooter">${page.noise()}</div></div>`,
  ),
  framed(
    'judgment-of-a-court-in-spip',
    'liferay',
    (page) =>
      `<div class="decision"><h1 class="decision__titre">${page.headline()}</h1><div class="decision__visa"><p>${page.say()}</p></div>${some(page, 3, 7, (i) => `<p class="considerant">${i + 1}. ${rich(page, page.say(2))}</p>`)}<div class="decision__dispositif"><p>${page.brief()}</p></div></div>`,
  ),
  bare(
    'govuk-guide-with-parts',
    (page) =>
      `<header class="gem-c-layout-super-navigation-header"><a class="gem-c-layout__logo" href="/">${page.site}</a></header><div class="govuk-width-container"><main role="main" id="content" class="govuk-main-wrapper guide"><div class="govuk-grid-row"><div class="govuk-grid-column-two-thirds"><h1 class="gem-c-heading govuk-heading-xl">${page.headline()}</h1><aside class="part-navigation-container" role="complementary"><nav class="gem-c-contents-list"><ol class="gem-c-contents-list__list">${tree(page, (h, t) => `<li class="gem-c-contents-list__list-item"><a class="govuk-link" href="${h}">${t}</a></li>`)}</ol></nav></aside><h2 class="part-title govuk-heading-l">${page.heading()}</h2><div class="gem-c-govspeak govuk-govspeak">${ps(page)}<div role="note" class="application-notice info-notice"><p>${page.say()}</p></div><h2>${page.heading()}</h2><ul>${lis(points(page))}</ul>${ps(page)}</div></div><div class="govuk-grid-column-one-third"><div class="gem-c-related-navigation"><h2>${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a class="govuk-link" href="${h}">${t}</a></li>`)}</ul></div></div></div></main></div><footer class="govuk-footer"><span class="govuk-footer__licence-description">${page.noise()}</span></footer>`,
  ),
  bare(
    'canada-wet-page',
    (page) =>
      `<header><div id="wb-bnr" class="container"><div class="brand"><a href="/"><img src="${page.decoration('/etc/sig-blk.svg')}" alt=""></a></div></div><nav class="gcweb-menu"><ul>${bar(page, (w) => `<li><a>${w}</a></li>`)}</ul></nav></header><main property="mainContentOfPage" class="container"><h1 id="wb-cont" property="name">${page.headline()}</h1><p class="pagetag">${page.say()}</p><div class="mwsgeneric-base-html parbase section">${ps(page)}<section class="alert alert-info"><h2 class="h3">${page.heading()}</h2><p>${page.say()}</p></section><h2>${page.heading()}</h2><ul class="lst-spcd">${lis(points(page))}</ul></div><div class="pagedetails"><dl id="wb-dtmd"><dt>${page.label('updated')}</dt><dd><time property="dateModified">2024-03-05</time></dd></dl></div></main><footer id="wb-info">${page.noise()}</footer>`,
  ),
  framed(
    'town-hall-service-page',
    'liferay',
    (page) =>
      `<article class="service"><h1 class="service__title">${page.headline()}</h1><p class="service__intro">${page.say()}</p><section class="service__section"><h2>${page.heading()}</h2>${ps(page)}</section><section class="service__section"><h2>${page.heading()}</h2><ul>${lis(points(page))}</ul></section><div class="service__feedback"><p>${word(page, 'helpful')}</p><button>${word(page, 'yes')}</button><button>${word(page, 'no')}</button></div></article>`,
  ),
  framed(
    'university-news-of-typo3-cards',
    'bootstrap5',
    (page) =>
      `<div class="news news-single"><div class="article" itemscope><div class="header"><h1 itemprop="headline">${page.headline()}</h1></div><div class="footer"><p><span class="news-list-date"><time>${page.date()}</time></span></p></div><div class="teaser-text" itemprop="description"><p>${page.say()}</p></div><div class="news-img-wrap"><div class="outer"><div class="mediaelement mediaelement-image"><img class="img-fluid" src="${page.picture('rooted')}" width="900" height="500" alt=""></div></div></div><div class="news-text-wrap" itemprop="articleBody">${ps(page)}<p><strong>${page.label('contact')}</strong><br>${page.name()}</p></div></div></div>`,
  ),
  framed(
    'course-description-of-a-module-book',
    'volto',
    (page) =>
      `<div class="module"><h1>${page.headline()}</h1><dl class="module-data">${some(page, 3, 6, () => `<dt>${page.heading()}</dt><dd>${page.say()}</dd>`)}</dl></div>`,
  ),
  framed(
    'museum-collection-object-emuseum',
    'bootstrap5',
    (page) =>
      `<div class="emuseum-detail-view" itemscope itemtype="http://schema.org/VisualArtwork"><div class="emuseum-img-wrap"><div class="item-image"><img src="${page.picture('rooted')}" alt="" itemprop="image"></div></div><div class="item-details-inner"><div class="detailField titleField"><h1 itemprop="name">${page.headline()}</h1></div><div class="detailField peopleField"><span class="detailFieldValue"><a>${page.name()}</a></span></div><div class="detailField descriptionField"><span class="detailFieldLabel">${page.label('about')}</span><span class="detailFieldValue">${page.say(2)}</span></div><div class="detailField labeltextField"><span class="toggleLabel detailFieldLabel">${page.label('note')}</span><span class="toggleContent">${page.say(2)}</span></div></div><div class="related-objects"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<div class="result item grid-item"><a href="${h}"><img src="${page.decoration()}" alt=""><h3>${t}</h3></a></div>`)}</div></div>`,
  ),
  bare(
    'journal-article-of-a-publisher-platform',
    (page) =>
      `<header class="header base">${bar(page, (w) => `<a class="menu-item">${w}</a>`)}</header><article data-figures="#figures"><header><div class="article-meta"><h1 property="name">${page.headline()}</h1><div class="contributors"><span property="author"><span property="givenName">${page.name()}</span></span></div><div class="core-date-published">${page.date()}</div></div></header><div data-core-wrapper="content"><section id="abstract" property="abstract" role="doc-abstract"><h2>${word(page, 'abstract')}</h2><div role="paragraph">${page.say(3)}</div></section><section id="bodymatter" property="articleBody" data-extent="bodymatter"><div class="core-container">${sections(page, (h, i) => `<section id="sec-${i}"><h2>${h}</h2>${texts(page, (t) => `<div role="paragraph">${t}</div>`)}</section>`)}</div></section></div><aside data-core-aside="right-rail"><div class="core-recommended"><h3>${page.label('recommended')}</h3>${others(page, (h, t) => `<div class="card"><a href="${h}">${t}</a></div>`)}</div></aside></article>`,
  ),
  bare(
    'preprint-server-abstract',
    (page) =>
      `<header><div id="header"><div class="header-breadcrumbs"><a href="/">${page.site}</a></div></div></header><main><div id="content"><div class="leftcolumn"><div class="subheader"><h1>${page.menuWords(1).join('')}</h1></div><div class="header-breadcrumbs-mobile"></div><div id="content-inner"><div id="abs"><div class="dateline">[${page.date()}]</div><h1 class="title mathjax">${page.headline()}</h1><div class="authors"><span class="descriptor">Authors:</span><a>${page.name()}</a>, <a>${page.name()}</a></div><blockquote class="abstract mathjax"><span class="descriptor">Abstract:</span>${page.say(page.random.int(3, 6))}</blockquote></div></div></div><div class="extra-services"><div class="full-text"><h2>Access</h2><ul><li><a>PDF</a></li></ul></div></div></div></main><footer><p>${page.noise()}</p></footer>`,
  ),
  framed(
    'changelog-of-keep-a-changelog',
    'plain',
    (page) =>
      `<article class="markdown-body"><h1>${page.headline()}</h1><p>${page.say()}</p>${some(page, 2, 4, (i) => `<h2>[1.${9 - i}.0] - 2024-0${9 - i}-11</h2><h3>${word(page, 'added')}</h3><ul>${lis(points(page, 2, 4))}</ul><h3>${word(page, 'fixed')}</h3><ul>${lis(points(page, 1, 3))}</ul>`)}</article>`,
  ),
  bare(
    'release-notes-in-accordion-of-a-vendor',
    (page) =>
      `<div class="slds-global-header">${bar(page, (w) => `<a>${w}</a>`)}</div><div class="container"><nav class="toc">${tree(page, (h, t) => `<div class="toc-item"><a href="${h}">${t}</a></div>`)}</nav><main><h1 class="helpHead1">${page.headline()}</h1><div class="shortdesc">${page.say()}</div>${sections(page, (h) => `<div class="topic nested1"><h2 class="helpHead2 title topictitle2">${h}</h2><div class="body conbody"><p class="p">${page.say(2)}</p><ul class="ul">${lis(points(page), ' class="li"')}</ul></div></div>`)}</main></div>`,
  ),
  framed(
    'help-article-of-an-intercom-centre',
    'utilities',
    (page) =>
      `<div class="article intercom-force-break"><div class="article__meta"><h1>${page.headline()}</h1><div class="article__desc">${page.brief()}</div><div class="avatar"><div class="avatar__photo"><img src="${page.decoration()}" alt="" class="avatar__image"></div><div class="avatar__info">${page.label('by')} ${page.name()}</div></div></div><article><div class="intercom-interblocks-paragraph no-margin intercom-interblocks-align-left"><p>${page.say(2)}</p></div><div class="intercom-interblocks-ordered-nested-list"><ol>${points(
        page,
      )
        .map(
          (x) => `<li><div class="intercom-interblocks-paragraph no-margin"><p>${x}</p></div></li>`,
        )
        .join(
          '',
        )}</ol></div><div class="intercom-interblocks-callout" style="background-color:#e8e8e880"><p>${page.say()}</p></div>${texts(page, (t) => `<div class="intercom-interblocks-paragraph no-margin"><p>${t}</p></div>`)}</article></div><div class="intercom-reaction-picker"><div class="intercom-reaction-prompt">${word(page, 'helpful')}</div></div>`,
  ),
  anywhere(
    'questions-as-headings',
    (page) =>
      `<article class="faq"><h1>${page.headline()}</h1>${some(page, 3, 7, () => `<h3 class="faq__q">${page.ask()}</h3><div class="faq__a"><p>${page.say(page.random.int(1, 2))}</p></div>`)}</article>${f.newsletter(page)}`,
  ),
  anywhere(
    'text-with-notes-at-the-end',
    (page) =>
      `<article><h1>${page.headline()}</h1>${texts(page, (t, i) => `<p>${t}<sup id="fnref${i}"><a href="#fn${i}">${i + 1}</a></sup></p>`)}<section class="footnotes" role="doc-endnotes"><hr><ol>${some(page, 2, 3, (i) => `<li id="fn${i}"><p>${page.say()} <a href="#fnref${i}" role="doc-backlink">↩</a></p></li>`)}</ol></section></article>`,
  ),
  anywhere(
    'table-first-then-text',
    (page) =>
      `<article><h1>${page.headline()}</h1><table class="facts"><tbody>${some(page, 3, 5, () => `<tr><th>${page.random.word()}</th><td>${page.random.int(100, 9999)}</td></tr>`)}</tbody></table>${ps(page)}<h2>${page.heading()}</h2>${ps(page)}</article>${f.related(page)}`,
  ),
];
