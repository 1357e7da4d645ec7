/** Manuals, wikis, law, offices, help and changes: half `held-out-9`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  bar,
  bare,
  f,
  framed,
  lis,
  menu,
  others,
  photo,
  points,
  ps,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

/** The number of a section and its title: together they are the headline. */
function section(page: PageMaker): string {
  const [number, title] = [`§ ${page.random.int(2, 300)}`, page.title('free')];
  page.setHeadline(`${number} ${title}`);
  return `<span class="jnenbez">${number}</span>&#160;<span class="jnentitel">${title}</span>`;
}

export const documents = [
  bare(
    'mkdocs-in-the-readthedocs-theme',
    (page) =>
      `<div class="wy-grid-for-nav"><nav data-toggle="wy-nav-shift" class="wy-nav-side stickynav"><div class="wy-side-scroll"><div class="wy-side-nav-search"><a href="." class="icon icon-home">${page.site}</a><div role="search"><form id="rtd-search-form"><input type="text" name="q" placeholder="${page.label('search')}"></form></div></div><div class="wy-menu wy-menu-vertical" role="navigation"><ul class="current">${others(page, (h, t) => `<li class="toctree-l1"><a class="reference internal" href="${h}">${t}</a></li>`, [5, 9])}</ul></div></div></nav><section data-toggle="wy-nav-shift" class="wy-nav-content-wrap"><div class="wy-nav-content"><div class="rst-content"><div role="navigation" aria-label="breadcrumbs navigation"><ul class="wy-breadcrumbs"><li><a href="." class="icon icon-home"></a></li><li class="wy-breadcrumbs-aside"><a href="https://forge.example/x" class="icon icon-github"> ${word(page, 'edit')}</a></li></ul><hr></div><div role="main" class="document" itemscope itemtype="http://schema.org/Article"><div class="section" itemprop="articleBody"><h1 id="a">${page.headline()}</h1>${ps(page)}${some(page, 1, 3, (i) => `<h2 id="s${i}">${page.heading()}</h2>${ps(page)}`)}<div class="admonition note"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div></div></div><footer><div class="rst-footer-buttons" role="navigation"><a href="x" class="btn btn-neutral float-right">${page.label('next')} <span class="icon icon-circle-arrow-right"></span></a></div><hr><div role="contentinfo">${page.noise()}</div></footer></div></div></section></div>`,
  ),
  bare(
    'pydata-sphinx-user-guide',
    (page) =>
      `<div id="pst-skip-link" class="skip-link d-print-none"><a href="#main-content">${page.label('contents')}</a></div><header class="bd-header navbar navbar-expand-lg bd-navbar"><div class="bd-header__inner bd-page-width"><nav class="navbar-nav"><ul class="bd-navbar-elements navbar-nav">${bar(page, (w) => `<li class="nav-item"><a class="nav-link nav-internal" href="x">${w}</a></li>`)}</ul></nav></div></header><div class="bd-container"><div class="bd-container__inner bd-page-width"><div class="bd-sidebar-primary bd-sidebar"><div class="sidebar-primary-items__start sidebar-primary__section"><nav class="bd-docs-nav bd-links"><p class="bd-links__title" role="heading" aria-level="1">Section Navigation</p><ul class="nav bd-sidenav">${others(page, (h, t) => `<li class="toctree-l1"><a class="reference internal" href="${h}">${t}</a></li>`, [5, 8])}</ul></nav></div></div><main id="main-content" class="bd-main" role="main"><div class="bd-content"><div class="bd-article-container"><div class="bd-header-article d-print-none"></div><article class="bd-article"><section id="x"><h1>${page.headline()}<a class="headerlink" href="#x" title="Link to this heading">#</a></h1><p>${page.say(2)}</p>${some(page, 2, 4, (i) => `<section id="s${i}"><h2>${page.heading()}<a class="headerlink" href="#s${i}" title="Link to this heading">#</a></h2>${ps(page)}</section>`)}<div class="seealso admonition"><p class="admonition-title">See also</p><p>${page.say()}</p></div></section></article><footer class="prev-next-footer d-print-none"><div class="prev-next-area"><a class="left-prev" href="x"><div class="prev-next-info"><p class="prev-next-subtitle">previous</p><p class="prev-next-title">${page.title('noise')}</p></div></a></div></footer></div><div class="bd-sidebar-secondary bd-toc"><div class="sidebar-secondary-items sidebar-secondary__inner"><div class="sidebar-secondary-item"><div class="tocsection editthispage"><a href="x">${word(page, 'edit')}</a></div></div></div></div></div><footer class="bd-footer-content"></footer></main></div></div>`,
  ),
  bare(
    'nextra-docs-page',
    (page) =>
      `<div id="__next"><div class="nextra-nav-container"><nav class="mx-auto flex h-16"><a class="flex items-center" href="/"><b>${page.site}</b></a>${bar(page, (w) => `<a class="nx-text-sm">${w}</a>`)}</nav></div><div class="mx-auto flex max-w-[90rem]"><aside class="nextra-sidebar-container"><div class="nextra-scrollbar"><ul class="nextra-menu-desktop">${others(page, (h, t) => `<li class="flex flex-col gap-1"><a class="flex rounded px-2" href="${h}">${t}</a></li>`, [4, 8])}</ul></div></aside><nav class="nextra-toc order-last" aria-label="table of contents"><div><p class="mb-4 font-semibold">On This Page</p></div></nav><article class="nextra-content"><main><div class="nextra-breadcrumb"><div>${page.menuWords(1).join('')}</div></div><h1 class="mt-2 text-4xl font-bold">${page.headline()}</h1>${ps(page, ' class="mt-6 leading-7 first:mt-0"')}<h2 class="font-semibold tracking-tight">${page.heading()}<a href="#a" id="a" class="subheading-anchor" aria-label="Permalink for this section"></a></h2>${ps(page, ' class="mt-6 leading-7 first:mt-0"')}<div class="nextra-callout mt-6 flex rounded-lg border"><div class="select-none text-xl">💡</div><div class="w-full min-w-0 leading-7"><p>${page.say()}</p></div></div>${ul(page, ' class="mt-6 list-disc"')}</main><div class="mt-16"></div><div class="mb-8 flex items-center border-t pt-8"><a class="text-base" title="x" href="x">${page.title('noise')}</a></div></article></div><footer><p>${page.noise()}</p></footer></div>`,
  ),
  bare(
    'readme-hub-guide',
    (page) =>
      `<div class="App App_desktop"><header class="Header3zzata1F94-y"><nav class="Header-leftADQ">${bar(page, (w) => `<a class="Button">${w}</a>`)}</nav></header><div class="rm-Guides" id="Guides"><nav aria-label="Secondary navigation" class="rm-Sidebar hub-sidebar"><section class="Sidebar1t2G1ZJq-vU1 rm-Sidebar-section"><h2 class="rm-Sidebar-heading">${page.menuWords(1).join('')}</h2><ul class="rm-Sidebar-list">${others(page, (h, t) => `<li class="Sidebar-item"><a class="rm-Sidebar-link" href="${h}">${t}</a></li>`, [4, 7])}</ul></section></nav><article class="rm-Article"><header id="content-head"><div class="row clearfix"><div class="col-xs-9"><h1>${page.headline()}</h1><p class="excerpt-text">${page.say()}</p></div></div></header><div class="grid-75"><section class="content-body grid-75"><div class="rm-Markdown markdown-body"><div class="field-description">${ps(page)}<h2 class="heading heading-2 header-scroll"><div class="heading-anchor anchor" id="a"></div><div class="heading-text">${page.heading()}</div></h2>${ps(page)}<blockquote class="callout callout_info" theme="📘"><h3 class="callout-heading"><span class="callout-icon">📘</span>${page.heading()}</h3><p>${page.say()}</p></blockquote></div></div></section><div class="UpdatedAt"><p class="DateLine">${page.label('updated')} ${page.date()}</p></div><hr class="NextStepsDivider"><div class="PageThumbs-helpful">${word(page, 'helpful')}</div></div></article></div></div>`,
  ),
  bare(
    'dita-topic-in-responsive-webhelp',
    (page) =>
      `<header class="navbar navbar-default wh_header"><div class="container-fluid"><div class="wh_header_flex_container"><div class="wh_logo_and_publication_title_container"><a href="index.html" class="wh_logo"><img src="${page.decoration('/oxygen-webhelp/logo.png')}" alt=""></a></div></div></div></header><div class="wh_search_input navbar-form"><form><input type="text" placeholder="${page.label('search')}"></form></div><div class="container-fluid" id="wh_topic_container"><div class="row"><nav class="wh_tools d-print-none"><div class="wh_breadcrumb"><ol class="d-print-none"><li><span class="home"><a href="index.html"><span>${page.label('home')}</span></a></span></li></ol></div></nav></div><div class="wh_content_area"><div class="row"><nav id="wh_publication_toc" class="col-lg-3"><div class="wh_publication_toc"><ul role="tree">${others(page, (h, t) => `<li role="treeitem"><div class="topicref"><div class="title"><a href="${h}">${t}</a></div></div></li>`, [5, 9])}</ul></div></nav><div class="col-lg-9" id="wh_topic_body"><div class="wh_topic_content body"><main role="main"><article class="nested0" aria-labelledby="a" id="a"><h1 class="- topic/title title topictitle1">${page.headline()}</h1><div class="- topic/body task/taskbody body taskbody"><p class="- topic/shortdesc shortdesc">${page.say()}</p><section class="- topic/section task/context section context"><p class="p">${page.say(2)}</p></section><ol class="- topic/ol task/steps ol steps">${some(page, 3, 6, () => `<li class="- topic/li task/step li step stepexpand"><span class="- topic/ph task/cmd ph cmd">${page.say()}</span></li>`)}</ol><section class="- topic/section task/result section result"><p class="p">${page.say()}</p></section></div></article></main></div></div></div></div></div><footer class="navbar navbar-default wh_footer"><div class="footer-container">${page.noise()}</div></footer>`,
  ),
  bare(
    'union-law-document-of-the-official-journal',
    (page) =>
      `<div id="op-header"><div class="Wrapper"><ul>${menu(page)}</ul></div></div><div class="EurlexContent"><div id="documentView"><div class="panel panel-default PagePanel"><div class="panel-heading" role="tab"><h2 class="panel-title">Text</h2></div><div id="PP4Contents" class="panel-collapse"><div class="panel-body"><div id="text"><div id="textTabContent"><div class="eli-container"><div class="eli-main-title" id="tit_1"><h1 class="oj-doc-ti">${page.headline()}</h1></div><div class="eli-subdivision" id="pbl_1"><p class="oj-normal">${page.say()}</p>${some(page, 2, 5, (i) => `<div class="eli-subdivision" id="rct_${i + 1}"><table width="100%" border="0" cellspacing="0" cellpadding="0"><col width="4%"><col width="96%"><tbody><tr><td valign="top"><p class="oj-normal">(${i + 1})</p></td><td valign="top"><p class="oj-normal">${page.say(2)}</p></td></tr></tbody></table></div>`)}</div><div class="eli-subdivision" id="enc_1">${some(page, 1, 3, (i) => `<div class="eli-subdivision" id="art_${i + 1}"><p class="oj-ti-art">Article ${i + 1}</p><div class="eli-title"><p class="oj-sti-art">${page.heading()}</p></div><div id="00${i}.001"><p class="oj-normal">1.&#160;&#160;&#160;${page.say()}</p></div><div><p class="oj-normal">2.&#160;&#160;&#160;${page.say()}</p></div></div>`)}</div></div></div></div></div></div></div></div></div><footer class="ecl-site-footer"><p>${page.noise()}</p></footer>`,
  ),
  bare(
    'national-law-gazette-single-section',
    (page) =>
      `<div id="skip"><a href="#paddingLR12">${page.label('contents')}</a></div><div id="container"><div id="header"><a href="/"><img src="${page.decoration('/img/bund.gif')}" alt=""></a></div><div id="navigation"><ul>${menu(page)}</ul></div><div id="blattern_nav"><a href="x"><img src="${page.decoration('/img/back.gif')}" alt=""></a></div><div id="content_2022" class="content"><div id="paddingLR12"><div class="jnheader"><div class="unsichtbar">Nichtamtliches Inhaltsverzeichnis</div><h1>${section(page)}</h1></div><div><div class="jnhtml"><div>${some(
        page,
        2,
        5,
        (i) =>
          `<div class="jurAbsatz">(${i + 1}) ${page.say(2)}${
            i === 1
              ? `<dl>${points(page, 2, 4)
                  .map((x, n) => `<dt>${n + 1}.</dt><dd><div>${x}</div></dd>`)
                  .join('')}</dl>`
              : ''
          }</div>`,
      )}</div></div></div></div></div><div id="fussleiste"><p>${page.noise()}</p></div></div>`,
  ),
  bare(
    'privacy-policy-of-a-generator',
    (page) =>
      `<div id="iub-pp-container" class="iub_container iub_base_container"><div id="wbars_all"><div class="iub_content legal_pp"><div class="iub_header"><h1>${page.headline()}</h1><p>${page.say()}</p></div><h2 id="owner_of_the_data">${page.heading()}</h2><div class="one_line_col"><p>${page.say()}</p></div><h2 id="types_of_data">${page.heading()}</h2><div class="one_line_col"><p>${page.say(2)}</p>${ul(page)}</div>${some(page, 2, 4, (i) => `<h3 class="iconed policyicon_purpose_${i}">${page.heading()}</h3><div class="box_primary box_10"><p>${page.say(2)}</p></div>`)}<div class="iub_footer"><p>${page.label('updated')}: ${page.date()}</p></div></div></div></div>`,
  ),
  framed(
    'federal-office-basis-article',
    'office',
    (page) =>
      `<div class="article-wrapper"><h1 class="isFirstInSlot">${page.headline()}</h1><p class="navDownload">${page.date()}</p><div class="abstract"><p>${page.say(2)}</p></div><div class="picture center">${photo(page)}</div>${ps(page)}<h2>${page.heading()}</h2>${ps(page)}${ul(page)}<h3>${page.heading()}</h3><p>${page.say(2)}</p></div><div class="sectionRelated"><div id="socialBookmarks">${page.label('share')}</div></div>`,
  ),
  bare(
    'wiki-in-its-mobile-skin',
    (page) =>
      `<div id="mw-mf-viewport"><div id="mw-mf-page-center"><a class="mw-mf-page-center__mask" href="#"></a><header class="header-container header-chrome"><div class="minerva-header"><div class="branding-box"><a href="/"><span>${page.site}</span></a></div></div></header><main id="content" class="mw-body"><div class="banner-container"></div><div class="pre-content heading-holder"><div class="page-heading"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1></div><ul id="p-associated-pages" class="minerva__tab-container"><li class="minerva__tab selected"><a>Article</a></li><li class="minerva__tab"><a>${word(page, 'talk')}</a></li></ul><nav class="page-actions-menu"><ul class="page-actions-menu__list">${menu(page)}</ul></nav></div><div id="bodyContent" class="content"><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output"><section class="mf-section-0" id="mf-section-0">${photo(page, ' typeof="mw:File/Thumb"')}${ps(page)}</section>${some(page, 1, 3, (i) => `<div class="mw-heading mw-heading2 section-heading" onclick="mfTempOpenSection(${i})"><span class="indicator mf-icon"></span><h2 id="H${i}">${page.heading()}</h2><span class="mw-editsection"><a href="x">edit</a></span></div><section class="mf-section-${i + 1} collapsible-block" id="mf-section-${i + 1}">${ps(page)}${ul(page)}</section>`)}</div></div></div><div class="post-content" id="page-secondary-actions"></div></main><footer class="mw-footer minerva-footer" role="contentinfo"><a class="last-modified-bar"><span>${page.label('updated')} ${page.date()}</span></a><div class="post-content footer-content"><ul class="footer-info"><li id="footer-info-copyright">${page.disclaimer()}</li></ul></div></footer></div></div>`,
  ),
  bare(
    'wiki-js-page-of-a-team',
    (page) =>
      `<div id="root"><div class="v-application v-application--is-ltr theme--light"><div class="v-application--wrap"><header class="nav-header v-toolbar"><div class="v-toolbar__content"><a class="org-logo" href="/">${page.site}</a></div></header><nav class="v-navigation-drawer v-navigation-drawer--open"><div class="v-list v-sheet">${others(page, (h, t) => `<a class="v-list-item v-list-item--link" href="${h}"><div class="v-list-item__title">${t}</div></a>`, [4, 7])}</div></nav><main class="v-main"><div class="v-main__wrap"><div class="v-sheet grey lighten-3"><ul class="v-breadcrumbs breadcrumbs-nav pl-0"><li><a class="v-breadcrumbs__item">/</a></li></ul></div><div class="container grid-list-xl pa-0"><div class="page-header-section"><div class="page-header-headings"><h1 class="headline grey--text text--darken-3">${page.headline()}</h1><div class="caption grey--text">${page.brief('free')}</div></div></div><div class="layout row"><div class="flex page-col-sd"><div class="v-card mb-5"><div class="overline pa-5 pb-0">Last edited by</div><div class="body-2">${page.name()}</div><div class="caption">${page.date()}</div></div></div><div class="flex page-col-content"><div class="contents"><div>${ps(page)}<h2 class="toc-header" id="a"><a href="#a" class="toc-anchor">¶</a> ${page.heading()}</h2>${ps(page)}<blockquote class="is-info"><p>${page.say()}</p></blockquote><ol>${lis(points(page))}</ol></div></div></div></div></div></div></main></div></div></div>`,
  ),
  bare(
    'wiki-page-of-a-company-with-macros',
    (page) =>
      `<div id="page"><div id="full-height-container"><div id="header-precursor"></div><header id="header" role="banner"><nav class="aui-header aui-dropdown2-trigger-group"><div class="aui-header-primary"><ul class="aui-nav">${menu(page)}</ul></div></nav></header><div class="ia-splitter"><div class="ia-splitter-left"><div class="ia-fixed-sidebar"><div class="plugin_pagetree"><ul class="plugin_pagetree_children_list">${others(page, (h, t) => `<li><div class="plugin_pagetree_children_content"><span class="plugin_pagetree_children_span"><a href="${h}">${t}</a></span></div></li>`, [4, 7])}</ul></div></div></div><div id="main" class="aui-page-panel"><div id="main-header"><div id="navigation" class="content-navigation view"><ul class="ajs-menu-bar"><li class="ajs-button normal"><a>${word(page, 'edit')}</a></li></ul></div><h1 id="title-text" class="with-breadcrumbs"><a href="x">${page.headline()}</a></h1></div><div id="content" class="page view"><div class="page-metadata"><ul><li class="page-metadata-modification-info">Created by <span class="author"><a class="url fn confluence-userlink">${page.name()}</a></span>, last modified on <a class="last-modified">${page.date()}</a></li></ul></div><div id="main-content" class="wiki-content">${ps(page)}<h2 id="x">${page.heading()}</h2>${ps(page)}<div class="confluence-information-macro confluence-information-macro-information"><span class="aui-icon aui-icon-small aui-iconfont-info confluence-information-macro-icon"></span><div class="confluence-information-macro-body"><p>${page.say()}</p></div></div>${ul(page)}</div><div id="likes-and-labels-container"><div id="labels-section" class="pageSection group"><div class="labels-section-content"><ul class="label-list">${menu(page)}</ul></div></div></div></div></div></div><footer id="footer" role="contentinfo"><section class="footer-body"><p>${page.noise()}</p></section></footer></div></div>`,
  ),
  bare(
    'releases-of-a-forge-in-sections',
    (page) =>
      `<header class="HeaderMktg"><nav>${bar(page, (w) => `<a class="HeaderMenu-link">${w}</a>`)}</nav></header><main><turbo-frame id="repo-content-turbo-frame"><h1>${page.headline()}</h1><div data-pjax>${some(page, 2, 4, (i) => `<section aria-labelledby="hd-${i}"><h2 class="sr-only" id="hd-${i}">v${4 - i}.${page.random.int(0, 9)}.${page.random.int(0, 9)}</h2><div class="d-flex flex-column flex-md-row my-5"><div class="col-md-2 d-flex"><relative-time>${page.date()}</relative-time><a class="color-fg-muted">${page.name()}</a></div><div class="col-md-9"><div class="Box"><div class="Box-body"><div class="markdown-body my-3" data-test-selector="body-content"><h3>${page.heading()}</h3>${ul(page)}<p>${page.say()}</p></div></div><div class="Box-footer"><details open><summary><span>Assets</span> <span class="Counter">2</span></summary><ul data-view-component="true"><li class="Box-row"><a><span class="Truncate-text">Source code</span> (zip)</a></li></ul></details></div></div></div></div></section>`)}</div></turbo-frame></main><footer class="footer"><p>${page.noise()}</p></footer>`,
  ),
  bare(
    'help-centre-article-in-the-default-theme',
    (page) =>
      `<a class="skip-navigation" href="#main-content">${page.label('contents')}</a><header class="header"><div class="logo"><a title="Home" href="/hc"><img src="${page.decoration('/hc/theming/logo.svg')}" alt=""></a></div><div class="nav-wrapper-desktop"><nav class="user-nav"><ul class="user-nav-list">${menu(page)}</ul></nav></div></header><main role="main"><div class="container"><div class="sub-nav"><nav aria-label="Current location"><ol class="breadcrumbs"><li><a href="/hc">${page.site}</a></li></ol></nav></div><div class="article-container" id="article-container"><aside class="article-sidebar" aria-labelledby="section-articles-title"><div class="collapsible-sidebar"><h3 class="sidenav-title">${page.menuWords(1).join('')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}" class="sidenav-item">${t}</a></li>`, [4, 8])}</ul></div></aside><article id="main-content" class="article"><header class="article-header"><h1 title="x" class="article-title">${page.headline()}</h1><div class="article-author"><div class="avatar article-avatar"></div><div class="article-meta"><a>${page.name()}</a><div class="meta-group"><span class="meta-data">${page.label('updated')} <time>${page.date()}</time></span></div></div></div></header><section class="article-info"><div class="article-content"><div class="article-body">${ps(page)}<h2 id="h_01">${page.heading()}</h2><ol>${lis(points(page))}</ol><p class="callout">${page.say()}</p></div></div></section><footer><div class="article-footer"></div><div class="article-votes"><span class="article-votes-question">${word(page, 'helpful')}</span><button class="button article-vote">${word(page, 'yes')}</button></div><div class="article-return-to-top"><a>${page.label('top')}</a></div></footer><section class="article-relatives"><div data-recent-articles></div><section class="related-articles"><h2 class="related-articles-title">${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></section></section></article></div></div></main>${f.footer(page)}`,
  ),
  framed(
    'study-programme-of-a-faculty-in-accordions',
    'barrio',
    (page) =>
      `<h1 class="title page-title">${page.headline()}</h1><div class="field field--name-field-intro field--type-text-long field__item"><p>${page.say(2)}</p></div><div class="accordion" id="accordion-1">${some(page, 2, 4, (i) => `<div class="accordion-item"><h2 class="accordion-header" id="h${i}"><button class="accordion-button" type="button" data-bs-toggle="collapse" data-bs-target="#c${i}">${page.heading()}</button></h2><div id="c${i}" class="accordion-collapse collapse show"><div class="accordion-body">${texts(page, (t) => `<p>${t}</p>`)}</div></div></div>`)}</div>`,
  ),
];
