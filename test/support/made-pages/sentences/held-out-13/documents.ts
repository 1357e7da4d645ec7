/** Documentation, wikis, authorities, universities, law: half `held-out-13`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  f,
  framed,
  image,
  lis,
  menu,
  others,
  points,
  ps,
  rich,
  sections,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

/** A section of Sphinx: heading with its sign for a link, paragraphs. */
const rst = (page: PageMaker) =>
  `<section id="${page.random.word()}"><h2>${page.heading()}<a class="headerlink" href="#x" title="Link to this heading">&#xf0c1;</a></h2>${ps(page)}</section>`;

export const documents = [
  framed(
    'sphinx-guide-with-a-note-and-sections',
    'sphinx',
    (page) =>
      `<section id="x"><h1>${page.headline()}<a class="headerlink" href="#x" title="Link to this heading">&#xf0c1;</a></h1>${ps(page)}<div class="admonition note"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div>${page.random.times(page.amount([1, 1], [2, 4]), () => rst(page)).join('\n')}<ul class="simple">${points(
        page,
      )
        .map((x) => `<li><p>${x}</p></li>`)
        .join('')}</ul></section>`,
  ),
  framed(
    'vitepress-guide-with-custom-blocks',
    'vitepress',
    (page) =>
      `<div><h1 id="x" tabindex="-1">${page.headline()} <a class="header-anchor" href="#x" aria-label="Permalink">&ZeroWidthSpace;</a></h1>${ps(page)}<div class="tip custom-block"><p class="custom-block-title">TIP</p><p>${page.say()}</p></div>${page.random.times(page.amount([1, 1], [2, 4]), () => `<h2 id="y" tabindex="-1">${page.heading()} <a class="header-anchor" href="#y" aria-label="Permalink">&ZeroWidthSpace;</a></h2>${ps(page)}`).join('\n')}<div class="warning custom-block"><p class="custom-block-title">WARNING</p><p>${page.say()}</p></div>${ul(page)}</div>`,
  ),
  framed(
    'confluence-page-with-panels-and-a-list-of-pages-below',
    'confluence',
    (page) =>
      `<div id="title-heading" class="pagetitle with-breadcrumbs"><h1 id="title-text" class="with-breadcrumbs"><a href="/x">${page.headline()}</a></h1></div><div id="navigation" class="content-navigation view"><ul class="ajs-menu-bar"><li class="ajs-button normal"><a id="action-menu-link" class="action aui-button">${word(page, 'edit')}</a></li></ul></div><div id="content" class="page view"><div class="page-metadata"><ul><li class="page-metadata-modification-info">${page.label('by')} <span class="author">${page.name()}</span>, ${page.date()}</li></ul></div><div id="main-content" class="wiki-content">${ps(page)}<div class="confluence-information-macro confluence-information-macro-information"><span class="aui-icon aui-icon-small aui-iconfont-info confluence-information-macro-icon"></span><div class="confluence-information-macro-body"><p>${page.say()}</p></div></div>${sections(page, 'h2')}<ul>${lis(points(page))}</ul></div><div id="likes-and-labels-container"><div id="likes-section"></div><div id="labels-section" class="pageSection group"><div class="labels-section-content content-column"><ul class="label-list">${bar(page, (w) => `<li class="aui-label"><a class="aui-label-split-main" href="/label/x">${w}</a></li>`)}</ul></div></div></div></div>`,
  ),
  framed(
    'help-article-with-votes-and-recently-viewed',
    'helpCentre',
    (page) =>
      `<article id="main-content" class="article"><header class="article-header"><h1 title="x" class="article-title">${page.headline()}</h1><div class="article-author"><div class="article-meta"><a href="/hc/profiles/1">${page.random.word()}</a><div class="meta-group"><span class="meta-data"><time>${page.date()}</time></span><span class="meta-data">${page.label('updated')}</span></div></div></div></header><section class="article-info"><div class="article-content"><div class="article-body">${ps(page)}<ol>${points(
        page,
      )
        .map((x) => `<li><p>${x}</p></li>`)
        .join(
          '',
        )}</ol><p><img src="${page.picture('rooted')}" alt=""></p>${sections(page)}</div></div></section><footer><div class="article-footer"><div class="article-share">${f.share(page)}</div></div><div class="article-votes"><span class="article-votes-question" id="article-votes-label">${word(page, 'helpful')}</span><div class="article-votes-controls" role="group"><button type="button" class="button article-vote article-vote-up">${word(page, 'yes')}</button><button type="button" class="button article-vote article-vote-down">${word(page, 'no')}</button></div></div></footer><div class="article-relatives"><div data-recent-articles></div><section class="related-articles"><h2 class="related-articles-title">${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}" data-click-token="x">${t}</a></li>`)}</ul></section></div></article>`,
  ),
  framed(
    'fandom-article-with-an-infobox-and-edit-links',
    'fandom',
    (page) =>
      `<div class="page-header"><div class="page-header__meta"><div class="page-header__categories">${page.label('tags')}: <a href="/wiki/Category:X">${page.menuWords(1).join('')}</a></div></div><div class="page-header__top"><h1 class="page-header__title" id="firstHeading"><span class="mw-page-title-main">${page.headline()}</span></h1><div class="page-header__actions"><a href="?action=edit" class="wds-button" id="ca-edit">${word(page, 'edit')}</a></div></div></div><div id="content" class="page-content"><div id="mw-content-text" class="mw-body-content"><div class="mw-parser-output"><aside role="region" class="portable-infobox pi-background pi-border-color pi-theme-wikia pi-layout-default"><h2 class="pi-item pi-item-spacing pi-title">${page.random.word()}</h2><figure class="pi-item pi-image"><a href="/x" class="image image-thumbnail">${image(page, ' class="pi-image-thumbnail" alt="" width="270" height="340"')}</a></figure><div class="pi-item pi-data pi-item-spacing"><h3 class="pi-data-label">${word(page, 'area')}</h3><div class="pi-data-value pi-font">${page.random.int(3, 90)}</div></div></aside>${ps(page)}${page.random.times(page.amount([1, 1], [2, 4]), () => `<h2><span class="mw-headline" id="x">${page.heading()}</span><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="?action=edit&amp;section=1">${word(page, 'edit')}</a><span class="mw-editsection-bracket">]</span></span></h2>${ps(page)}`).join('\n')}<ul>${lis(points(page))}</ul></div></div></div><div class="page-footer"><div class="page-footer__categories">${bar(page, (w) => `<a href="/wiki/Category:Y">${w}</a> `)}</div></div>`,
  ),
  bare(
    'dokuwiki-page-with-a-trace-and-page-tools',
    (page) =>
      `<div id="dokuwiki__site"><div id="dokuwiki__top" class="site dokuwiki mode_show tpl_dokuwiki"><header id="dokuwiki__header"><div class="pad group"><div class="headings group"><ul class="a11y skip"><li><a href="#dokuwiki__content">${page.label('contents')}</a></li></ul><p class="logo"><a href="/start" accesskey="h"><span>${page.site}</span></a></p></div><div class="tools group"><div id="dokuwiki__usertools"><ul><li class="action login"><a href="?do=login" rel="nofollow">${page.label('login')}</a></li></ul></div></div><div class="breadcrumbs"><div class="trace"><span class="bchead">${page.label('latest')}:</span> <span class="bcsep">•</span> <span class="curid"><bdi><a href="/x" class="breadcrumbs">${page.random.word()}</a></bdi></span></div></div></div></header><div class="wrapper group"><aside id="dokuwiki__aside"><div class="pad aside include group"><div class="content"><ul>${menu(page)}</ul></div></div></aside><main id="dokuwiki__content"><div class="pad group"><div class="pageId"><span>${page.random.word()}:${page.random.word()}</span></div><div class="page group"><h1 class="sectionedit1" id="x">${page.headline()}</h1><div class="level1">${ps(page)}</div><div class="secedit editbutton_section editbutton_1"><form class="button btn_secedit"><button type="submit">${word(page, 'edit')}</button></form></div>${page.random.times(page.amount([1, 1], [2, 3]), (i) => `<h2 class="sectionedit${i + 2}" id="s${i}">${page.heading()}</h2><div class="level2">${ps(page)}</div>`).join('\n')}<div class="level2"><ul>${points(
        page,
      )
        .map((x) => `<li class="level1"><div class="li"> ${x}</div></li>`)
        .join(
          '',
        )}</ul></div></div><div class="docInfo"><bdi>${page.random.word()}.txt</bdi> · ${page.label('updated')}: ${page.date()}</div></div></main><nav id="dokuwiki__pagetools"><div class="tools"><ul><li class="source"><a href="?do=edit" rel="nofollow"><span>${page.label('source')}</span></a></li><li class="revs"><a href="?do=revisions" rel="nofollow"><span>${word(page, 'history')}</span></a></li></ul></div></nav></div><footer id="dokuwiki__footer"><div class="pad"><div class="license">${page.noise()}</div></div></footer></div></div>`,
  ),
  bare(
    'statute-in-numbered-sections-with-a-bar-to-the-next',
    (page) =>
      `<div id="container"><div id="kopf"><a href="/index.html">${page.site}</a></div><div id="navigation"><ul>${menu(page)}</ul></div><div id="content_2022"><div id="paddingLR12"><div class="jnheader"><a name="x"></a><h1>${page.headline()}</h1></div><div class="jnnav"><a href="a.html">${page.label('previous')}</a> <a href="b.html">${page.label('next')}</a></div>${page.random.times(page.amount([1, 2], [3, 6]), (i) => `<div class="jnnorm" id="n${i}"><div class="jnheader"><h2><span class="jnenbez">§ ${i + 1}</span>&nbsp;<span class="jnentitel">${page.heading()}</span></h2></div><div><div class="jnhtml"><div>${some(page, 1, 4, (n) => `<div class="jurAbsatz">(${n + 1}) ${page.say(page.random.int(1, 2))}</div>`)}</div></div></div></div>`).join('\n')}</div></div><div id="fusszeile"><a href="/impressum">${page.label('contact')}</a> <a href="/datenschutz">${page.label('privacy')}</a></div></div>`,
  ),
  bare(
    'judgment-with-numbered-paragraphs-of-a-court-library',
    (page) =>
      `<header class="judgment-site-header"><a href="/">${page.site}</a><form role="search"><input type="search" placeholder="${page.label('search')}"></form></header><nav class="breadcrumb-container"><ol><li><a href="/">${page.label('home')}</a></li></ol></nav><div class="judgment-toolbar"><h1 class="judgment-toolbar__title">${page.headline()}</h1><p class="judgment-toolbar__reference">[${page.random.int(2005, 2024)}] ${page.random.int(1, 900)}</p><a class="judgment-toolbar-buttons__download" href="/x.pdf">${word(page, 'download')}</a></div><article class="judgment"><header class="judgment-header"><div class="judgment-header__court">${page.random.word()}</div><div class="judgment-header__date">${page.date()}</div></header><section class="judgment-body__section"><h2 class="judgment-body__heading">${page.heading()}</h2>${some(page, 4, 9, (i) => `<section class="judgment-body__nested-paragraph"><span class="judgment-body__number">${i + 1}.</span><div><p class="judgment-body__text">${page.say(page.random.int(1, 3))}</p></div></section>`)}</section></article>${f.footer(page)}`,
  ),
  framed(
    'notice-of-a-town-with-an-attachment',
    'civic',
    (page) =>
      `<div data-drupal-messages-fallback class="hidden"></div><div id="block-civic-page-title" class="block block-core block-page-title-block"><h1 class="page-title"><span class="field field--name-title">${page.headline()}</span></h1></div><div id="block-civic-content" class="block block-system block-system-main-block"><article data-history-node-id="1" class="node node--type-notice node--view-mode-full"><div class="node__content"><div class="field field--name-field-date"><time>${page.date()}</time></div><div class="clearfix text-formatted field field--name-body field--type-text-with-summary field--label-hidden field__item">${ps(page)}${ul(page)}<p>${page.say()}</p></div><div class="field field--name-field-attachments field--type-file"><div class="field__label">${word(page, 'download')}</div><div class="field__items"><div class="field__item"><span class="file file--mime-application-pdf file--application-pdf"><a href="/x.pdf">${page.random.word()}.pdf</a></span> <span>(${page.random.int(20, 900)} KB)</span></div></div></div></div></article></div>`,
  ),
  framed(
    'service-of-an-authority-in-folded-parts',
    'civic',
    (page) =>
      `<h1 class="page-title">${page.headline()}</h1><div class="service-intro"><p>${page.say(2)}</p></div>${some(page, 2, 5, (i) => `<details class="accordion-item"${i === 0 ? ' open' : ''}><summary role="button">${page.heading()}</summary><div class="details-wrapper"><p>${page.say(2)}</p>${i === 1 ? ul(page) : ''}</div></details>`)}<div class="service-contact"><h2>${page.label('contact')}</h2><p>${page.random.word()}<br>+33 1 ${page.random.int(100_000, 999_999)}</p></div><div class="feedback-bar"><p>${word(page, 'helpful')}</p><button>${word(page, 'yes')}</button><button>${word(page, 'no')}</button></div>`,
  ),
  framed(
    'news-of-a-faculty-with-a-quote',
    'faculty',
    (page) =>
      `<article class="news-article"><header><h1>${page.headline()}</h1><p class="news-article__date">${page.date()}</p><p class="lead">${page.say()}</p></header><figure class="news-article__figure">${image(page, ' alt="" width="848" height="477"')}<figcaption>${page.free()}</figcaption></figure>${ps(page)}<blockquote class="blockquote"><p>${page.say()}</p><footer>${page.name()}</footer></blockquote>${ps(page)}</article>${f.share(page)}`,
  ),
  framed(
    'privacy-statement-of-a-firm-with-lettered-parts',
    'components',
    (page) =>
      `<div class="title"><div class="cmp-title"><h1 class="cmp-title__text">${page.headline()}</h1></div></div><div class="text"><div class="cmp-text"><p>${page.label('updated')}: ${page.date()}</p>${ps(page)}${some(page, 2, 5, (i) => `<h2>${i + 1}. ${page.heading()}</h2><p>${page.say(2)}</p><ol type="a">${lis(points(page, 2, 4))}</ol>`)}<h2>${page.heading()}</h2><p>${page.say()}</p></div></div>`,
  ),
  framed(
    'encyclopaedia-page-with-a-hatnote-and-boxes-of-links',
    'vector',
    (page) =>
      `<header class="mw-body-header vector-page-titlebar"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1></header><div class="vector-page-toolbar"><nav aria-label="Views"><ul class="vector-menu-content-list"><li id="ca-edit"><a href="?action=edit"><span>${word(page, 'edit')}</span></a></li><li id="ca-history"><a href="?action=history"><span>${word(page, 'history')}</span></a></li></ul></nav></div><div id="bodyContent" class="vector-body"><div id="siteSub" class="noprint">${page.free()}</div><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output"><div role="note" class="hatnote navigation-not-searchable">${page.free()}</div>${ps(page)}<figure class="mw-default-size" typeof="mw:File/Thumb"><a href="/wiki/File:X.jpg" class="mw-file-description">${image(page, ' decoding="async" width="250" height="188" class="mw-file-element"')}</a><figcaption>${page.free()}</figcaption></figure>${page.random.times(page.amount([1, 1], [2, 4]), () => `<div class="mw-heading mw-heading2"><h2 id="x">${page.heading()}</h2><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="?action=edit"><span>${word(page, 'edit')}</span></a><span class="mw-editsection-bracket">]</span></span></div>${texts(page, (t) => `<p>${t}<sup class="reference"><a href="#cite_note-1"><span class="cite-bracket">[</span>1<span class="cite-bracket">]</span></a></sup></p>`)}`).join('\n')}<div class="navbox-styles"></div><div role="navigation" class="navbox"><table class="nowraplinks navbox-inner"><tbody><tr><th scope="col" class="navbox-title" colspan="2"><div>${page.random.word()}</div></th></tr><tr><td class="navbox-list navbox-odd hlist"><div><ul>${menu(page)}</ul></div></td></tr></tbody></table></div></div></div><div id="catlinks" class="catlinks"><div id="mw-normal-catlinks" class="mw-normal-catlinks"><a href="/wiki/Help">${page.label('tags')}</a>: <ul>${menu(page)}</ul></div></div></div>`,
  ),
  bare(
    'paper-of-a-journal-with-abstract-and-full-text',
    (page) =>
      `<div class="pkp_structure_page"><header class="pkp_structure_head" id="headerNavigationContainer" role="banner"><div class="pkp_head_wrapper"><div class="pkp_site_name_wrapper"><div class="pkp_site_name"><a href="/index" class="is_text">${page.site}</a></div></div><nav class="pkp_site_nav_menu"><ul id="navigationPrimary" class="pkp_navigation_primary pkp_nav_list">${menu(page)}</ul></nav></div></header><div class="pkp_structure_content has_sidebar"><main class="pkp_structure_main" role="main"><div class="page page_article"><nav class="cmp_breadcrumbs" role="navigation"><ol><li><a href="/index">${page.label('home')}</a></li></ol></nav><article class="obj_article_details"><h1 class="page_title">${page.headline()}</h1><div class="row"><div class="main_entry"><section class="item authors"><ul class="authors"><li><span class="name">${page.name()}</span><span class="affiliation">${page.random.word()}</span></li></ul></section><section class="item doi"><h2 class="label">DOI:</h2><span class="value"><a href="https://doi.example/10.1/x">https://doi.example/10.1/x</a></span></section><section class="item abstract"><h2 class="label">${word(page, 'abstract')}</h2><p>${page.say(3)}</p></section><section class="item fulltext">${sections(page)}</section></div><div class="entry_details"><div class="item galleys"><ul class="value galleys_links"><li><a class="obj_galley_link pdf" href="/view/1">PDF</a></li></ul></div><div class="item published"><section class="sub_item"><h2 class="label">${page.label('published')}</h2><div class="value"><span>${page.date()}</span></div></section></div></div></div></article></div></main><div class="pkp_structure_sidebar left" role="complementary"><div class="pkp_block block_make_submission"><div class="content"><a class="block_make_submission_link" href="/about/submissions">${page.label('send')}</a></div></div></div></div><div class="pkp_structure_footer_wrapper" role="contentinfo"><div class="pkp_footer_content"><p>${page.noise()}</p></div></div></div>`,
  ),
  anywhere(
    'questions-and-answers-of-an-association-in-a-list',
    (page) =>
      `<h1>${page.headline()}</h1><p>${rich(page, page.say())}</p><dl class="faq">${some(page, 3, 6, () => `<dt>${page.ask()}</dt><dd>${page.say(page.amount([1, 1], [1, 3]))}</dd>`)}</dl><p>${page.say()}</p>`,
  ),
];
