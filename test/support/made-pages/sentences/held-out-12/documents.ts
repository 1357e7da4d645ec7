/** Documentation, wikis, offices, universities and laws of half `held-out-12`. */
import {
  bare,
  f,
  framed,
  image,
  lis,
  menu,
  others,
  points,
  ps,
  some,
  texts,
  ul,
  word,
} from './writing.ts';

export const documents = [
  framed(
    'docusaurus-page-with-admonitions-and-anchors',
    'docusaurus',
    (page) =>
      `<nav class="theme-doc-breadcrumbs breadcrumbsContainer_Z_bl" aria-label="Breadcrumbs"><ul class="breadcrumbs"><li class="breadcrumbs__item"><a class="breadcrumbs__link" href="/">${page.label('home')}</a></li></ul></nav><div class="theme-doc-markdown markdown"><header><h1>${page.headline()}</h1></header>${ps(page)}<div class="theme-admonition theme-admonition-tip admonition_xJq3 alert alert--success"><div class="admonitionHeading_Gvgb"><span class="admonitionIcon_Rf37"><svg viewBox="0 0 12 16"><path d="M6 0z"/></svg></span>tip</div><div class="admonitionContent_BuS1"><p>${page.say()}</p></div></div><h2 class="anchor anchorWithStickyNavbar_LWe7" id="s1">${page.heading()}<a href="#s1" class="hash-link" aria-label="x" title="x">&#8203;</a></h2>${ul(page)}${ps(page)}<div class="theme-admonition theme-admonition-warning alert alert--warning"><div class="admonitionHeading_Gvgb">warning</div><div class="admonitionContent_BuS1"><p>${page.say()}</p></div></div></div><footer class="theme-doc-footer docusaurus-mt-lg"><div class="row margin-top--sm theme-doc-footer-edit-meta-row"><div class="col"><a href="/edit/x" class="theme-edit-this-page">${word(page, 'edit')}</a></div></div></footer>`,
  ),
  framed(
    'material-page-of-steps-with-notes-inside',
    'material',
    (page) =>
      `<a href="/edit/x" title="x" class="md-content__button md-icon"><svg viewBox="0 0 24 24"><path d="M10 20H6V4z"/></svg></a><h1 id="s0">${page.headline()}<a class="headerlink" href="#s0" title="Permanent link">&para;</a></h1><p>${page.say(2)}</p><h2 id="s1">${page.heading()}<a class="headerlink" href="#s1" title="Permanent link">&para;</a></h2><ol>${some(page, 2, 4, () => `<li><p>${page.say()}</p></li>`)}<li><p>${page.say()}</p><div class="admonition note"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div></li></ol>${ps(page)}<aside class="md-source-file"><span class="md-source-file__fact">${page.date()}</span></aside><form class="md-feedback" name="feedback"><fieldset><legend class="md-feedback__title">${word(page, 'helpful')}</legend><div class="md-feedback__inner"><button class="md-feedback__icon md-icon" type="submit" title="x"></button></div></fieldset></form>`,
  ),
  bare(
    'handbook-of-a-generator-with-versions-and-a-search',
    (page) =>
      `<div class="document"><div class="sphinxsidebar" role="navigation" aria-label="Main"><div class="sphinxsidebarwrapper"><h1 class="logo"><a href="index.html">${page.site}</a></h1><p class="blurb">${page.noise()}</p><h3>${page.label('contents')}</h3><ul>${others(page, (h, t) => `<li class="toctree-l1"><a class="reference internal" href="${h}">${t}</a></li>`, [4, 8])}</ul><search id="searchbox" role="search"><div class="searchformwrapper"><form class="search"><input type="text" name="q"></form></div></search></div></div><div class="documentwrapper"><div class="bodywrapper"><div class="body" role="main"><section id="a"><h1>${page.headline()}<a class="headerlink" href="#a" title="Link">¶</a></h1><p>${page.say(2)}</p><div class="versionadded"><p><span class="versionmodified added">${word(page, 'added')}: </span>${page.free()}</p></div><section id="b"><h2>${page.heading()}<a class="headerlink" href="#b" title="Link">¶</a></h2>${ps(page)}<ul class="simple">${points(
        page,
      )
        .map((t) => `<li><p>${t}</p></li>`)
        .join(
          '',
        )}</ul></section><section id="c"><h2>${page.heading()}<a class="headerlink" href="#c" title="Link">¶</a></h2><div class="admonition seealso"><p class="admonition-title">${word(page, 'alsoRead')}</p><p>${page.free()}</p></div><p>${page.say(2)}</p></section></section></div></div></div><div class="clearer"></div></div><div class="footer">&#169;2026, ${page.site}. | <a href="_sources/x.txt" rel="nofollow">${page.label('source')}</a></div>`,
  ),
  bare(
    'help-centre-article-with-a-vote-and-recently-viewed',
    (page) =>
      `<header class="header"><div class="logo"><a title="x" href="/hc"><img src="${page.decoration()}" alt=""></a></div><nav class="user-nav"><a class="sign-in" href="/login">${page.label('login')}</a></nav></header><main role="main"><div class="container-divider"></div><div class="container"><div class="sub-nav"><ol class="breadcrumbs"><li><a href="/hc">${page.label('home')}</a></li></ol><form role="search" class="search"><input type="search" name="query"></form></div><div class="article-container" id="article-container"><aside class="article-sidebar" aria-labelledby="section-articles-title"><div class="collapsible-sidebar"><span id="section-articles-title" class="collapsible-sidebar-title sidenav-title">${word(page, 'moreFrom')}</span><div class="collapsible-sidebar-body"><ul>${others(page, (h, t) => `<li><a href="${h}" class="sidenav-item">${t}</a></li>`)}</ul></div></div></aside><article id="main-content" class="article"><header class="article-header"><h1 title="x" class="article-title">${page.headline()}</h1><div class="article-author"><div class="avatar article-avatar"><img src="${page.decoration()}" alt="" class="user-avatar"></div><div class="article-meta"><a href="/u">${page.name()}</a><ul class="meta-group"><li class="meta-data"><time>${page.date()}</time></li></ul></div></div></header><section class="article-info"><div class="article-content"><div class="article-body"><p>${page.say(2)}</p><h2>${page.heading()}</h2><ol>${lis(points(page))}</ol><p class="wysiwyg-text-align-left">${image(page)}</p>${ps(page)}</div></div></section><footer><div class="article-votes"><h2 class="article-votes-question">${word(page, 'helpful')}</h2><div class="article-votes-controls" role="group"><button type="button" class="button article-vote">${word(page, 'yes')}</button><button type="button" class="button article-vote">${word(page, 'no')}</button></div></div></footer><div class="article-relatives"><section class="related-articles"><h2 class="related-articles-title">${page.label('related')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}" rel="nofollow">${t}</a></li>`)}</ul></section></div></article></div></div></main>${f.footer(page)}`,
  ),
  framed(
    'encyclopaedia-article-with-edit-links-and-references',
    'vector',
    (page) =>
      `<header class="mw-body-header vector-page-titlebar"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1></header><div class="vector-page-toolbar"><div class="vector-page-toolbar-container"><nav aria-label="Namespaces"><ul class="vector-menu-content-list"><li class="selected vector-tab-noicon mw-list-item"><a href="/wiki/x"><span>${word(page, 'talk')}</span></a></li><li class="mw-list-item"><a href="?action=history"><span>${word(page, 'history')}</span></a></li></ul></nav></div></div><div id="bodyContent" class="vector-body ve-init-mw-desktopArticleTarget-targetContainer"><div id="siteSub" class="noprint">${page.site}</div><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output"><figure class="mw-default-size" typeof="mw:File/Thumb"><a href="/wiki/File:X.jpg" class="mw-file-description">${image(page, ' decoding="async" width="250" height="188" class="mw-file-element"')}</a><figcaption>${page.free()}</figcaption></figure>${texts(page, (t, i) => `<p>${t}<sup id="cite_ref-${i}" class="reference"><a href="#cite_note-${i}"><span class="cite-bracket">[</span>${i + 1}<span class="cite-bracket">]</span></a></sup></p>`)}<div class="mw-heading mw-heading2"><h2 id="S">${page.heading()}</h2><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="?action=edit"><span>${word(page, 'edit')}</span></a><span class="mw-editsection-bracket">]</span></span></div><p>${page.say(2)}</p>${ul(page)}<div class="mw-heading mw-heading2"><h2 id="R">${word(page, 'references')}</h2></div><div class="reflist"><ol class="references">${some(page, 2, 4, (i) => `<li id="cite_note-${i}"><span class="mw-cite-backlink"><b><a href="#cite_ref-${i}">^</a></b></span> <span class="reference-text">${page.free()}</span></li>`)}</ol></div></div></div><div id="catlinks" class="catlinks"><div id="mw-normal-catlinks" class="mw-normal-catlinks">${word(page, 'categories')}: <ul>${menu(page)}</ul></div></div></div>`,
  ),
  bare(
    'dokuwiki-page-with-levels-and-a-trace',
    (page) =>
      `<div id="dokuwiki__site"><div id="dokuwiki__top" class="site dokuwiki mode_show tpl_dokuwiki showSidebar hasSidebar"><header id="dokuwiki__header"><div class="pad group"><div class="headings group"><p class="title"><a href="/doku.php?id=start"><span>${page.site}</span></a></p><p class="claim">${page.noise()}</p></div><div class="breadcrumbs"><div class="trace"><span class="bchead">Trace:</span> <span class="bcsep">•</span> <span class="curid"><bdi><a href="#">${page.random.word()}</a></bdi></span></div></div></div></header><div class="wrapper group"><nav id="dokuwiki__aside"><div class="pad aside include group"><div class="content"><div class="group"><ul>${others(page, (h, t) => `<li class="level1"><div class="li"><a href="${h}" class="wikilink1">${t}</a></div></li>`)}</ul></div></div></div></nav><main id="dokuwiki__content"><div class="pad group"><div class="pageId"><span>${page.random.word()}</span></div><div class="page group"><h1 class="sectionedit1" id="a">${page.headline()}</h1><div class="level1">${ps(page, '')}</div><h2 class="sectionedit2" id="b">${page.heading()}</h2><div class="level2"><ul>${points(
        page,
      )
        .map((t) => `<li class="level1"><div class="li"> ${t}</div></li>`)
        .join(
          '',
        )}</ul><p>${page.say(2)}</p></div></div><div class="docInfo"><bdi>${page.random.word()}.txt</bdi> · ${page.label('updated')} ${page.date()}</div></div></main></div></div></div>`,
  ),
  framed(
    'guidance-of-a-ministry-with-a-call-out-and-steps',
    'govuk',
    (page) =>
      `<div class="gem-c-title govuk-!-margin-top-8"><span class="govuk-caption-xl gem-c-title__context">${page.menuWords(1).join('')}</span><h1 class="gem-c-title__text govuk-heading-l">${page.headline()}</h1></div><p class="gem-c-lead-paragraph">${page.say()}</p><div class="gem-c-metadata"><dl><dt class="gem-c-metadata__term">${page.label('published')}</dt><dd class="gem-c-metadata__definition">${page.date()}</dd></dl></div><div class="gem-c-govspeak govuk-govspeak"><div class="govspeak">${ps(page)}<div role="note" aria-label="Information" class="application-notice info-notice"><p>${page.say()}</p></div><h2 id="a">${page.heading()}</h2><ol class="steps">${some(page, 2, 4, () => `<li><p>${page.say()}</p></li>`)}</ol><div class="call-to-action"><p>${page.say()}</p></div></div></div>`,
  ),
  framed(
    'town-hall-service-with-panels-that-fold',
    'typo3',
    (page) =>
      `<div class="frame frame-type-text"><div class="frame-container"><div class="frame-inner"><header class="frame-header"><h1 class="element-header"><span>${page.headline()}</span></h1></header><p>${page.say(2)}</p></div></div></div><div class="frame frame-type-accordion"><div class="accordion" id="accordion-1">${some(page, 2, 5, (i) => `<div class="accordion-item"><h3 class="accordion-header" id="h-${i}"><button class="accordion-button" type="button" data-bs-toggle="collapse" data-bs-target="#c-${i}" aria-expanded="false">${page.heading()}</button></h3><div id="c-${i}" class="accordion-collapse collapse" data-bs-parent="#accordion-1"><div class="accordion-body"><div class="accordion-content-text"><p>${page.say(page.random.int(1, 3))}</p></div></div></div></div>`)}</div></div>`,
  ),
  framed(
    'news-item-of-an-institute-in-plone',
    'plone',
    (page) =>
      `<article id="content"><header><div id="viewlet-above-content-title"></div><h1>${page.headline()}</h1><div id="viewlet-below-content-title"><section id="section-byline"><span class="documentAuthor">${page.name()}</span> <span class="documentPublished"><span>${page.label('published')}</span> ${page.date()}</span></section></div><p class="lead">${page.say()}</p></header><div id="content-core"><section id="view_news_item"><div class="leadImage"><figure class="newsImageContainer"><a href="/x/image_view_fullscreen">${image(page, ' class="figure-img img-fluid" alt=""')}</a></figure></div><div id="parent-fieldname-text">${ps(page)}</div></section></div><footer><div id="viewlet-below-content"><div id="category"><span>${page.label('tags')}:</span> <a href="/@@search" class="badge">${page.random.word()}</a></div></div></footer></article>`,
  ),
  bare(
    'law-in-articles-with-numbers-in-layout-tables',
    (page) =>
      `<div id="cookie-consent-root"></div><div class="eli-container"><div class="eli-main-title"><h1 class="oj-doc-ti">${page.headline()}</h1></div><p class="oj-normal">${page.say()}</p>${some(page, 2, 4, (i) => `<table border="0" cellpadding="0" cellspacing="0" width="100%"><colgroup><col width="4%"><col width="96%"></colgroup><tbody><tr><td valign="top"><p class="oj-normal">(${i + 1})</p></td><td valign="top"><p class="oj-normal">${page.say(2)}</p></td></tr></tbody></table>`)}${some(page, 2, 4, (i) => `<div class="eli-subdivision" id="art_${i + 1}"><p class="oj-ti-art">§ ${i + 1}</p><div class="eli-title"><p class="oj-sti-art">${page.heading()}</p></div><p class="oj-normal">${page.say(2)}</p></div>`)}<div class="oj-final"><p class="oj-normal">${page.say()}</p></div></div>`,
  ),
  framed(
    'judgment-of-a-court-in-numbered-paragraphs',
    'utility',
    (page) =>
      `<article class="judgment"><p class="text-center">[${page.random.int(2001, 2024)}] ${page.random.word().toUpperCase()} ${page.random.int(10, 900)}</p><h1 class="text-center text-2xl">${page.headline()}</h1><div class="judgment-body mt-8">${some(page, 2, 4, (part) => `<h2 class="mt-8 font-serif">${page.heading()}</h2>${some(page, 2, 3, (i) => `<section class="judgment-para grid grid-cols-[3rem_1fr]" id="para-${part * 3 + i}"><span class="judgment-para-number">${part * 3 + i + 1}.</span><p>${page.say(2)}</p></section>`)}`)}</div></article>`,
  ),
  framed(
    'change-log-of-versions-with-kept-headings',
    'papermod',
    (page) =>
      `<article class="post-single"><header class="post-header"><h1 class="post-title entry-hint-parent">${page.headline()}</h1></header><div class="post-content"><p>${page.say()}</p>${some(page, 2, 4, (i) => `<h2 id="v${9 - i}">${9 - i}.${page.random.int(0, 9)}.0 – ${page.random.int(2019, 2025)}-0${page.random.int(1, 9)}-${page.random.int(10, 28)}<a hidden class="anchor" aria-hidden="true" href="#v${9 - i}">#</a></h2><h3>${word(page, 'fixed')}</h3>${ul(page)}`)}<p>${page.say()}</p></div></article>`,
  ),
];
