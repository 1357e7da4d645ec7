/** Documentation, wikis, authorities, universities and laws: half `held-out-14`. */
import {
  at,
  bar,
  bare,
  framed,
  image,
  lis,
  menu,
  number,
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

export const documents = [
  framed(
    'material-page-with-admonitions-and-permalinks',
    'material',
    (page) =>
      `<h1 id="top">${page.headline()}<a class="headerlink" href="#top" title="Permanent link">&para;</a></h1>${ps(page)}<div class="admonition note"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div><h2 id="next">${page.heading()}<a class="headerlink" href="#next" title="Permanent link">&para;</a></h2><p>${rich(page, page.say(2))}</p><div class="highlight"><pre><span></span><code><span class="nb">cd</span> ${page.random.word()}
make install</code></pre></div><p>${page.say()}</p>${ul(page)}`,
  ),
  framed(
    'docusaurus-page-with-a-tip-and-an-edit-link',
    'docusaurus',
    (page) =>
      `<nav class="theme-doc-breadcrumbs breadcrumbsContainer_Z_bl" aria-label="Breadcrumbs"><ul class="breadcrumbs">${menu(page)}</ul></nav><span class="theme-doc-version-badge badge badge--secondary">${word(page, 'version')}: ${page.random.int(1, 9)}.x</span><div class="theme-doc-markdown markdown"><header><h1>${page.headline()}</h1></header>${ps(page)}<h2 class="anchor anchorWithStickyNavbar_LWe7" id="a">${page.heading()}<a href="#a" class="hash-link" aria-label="x" title="x">&#8203;</a></h2>${ps(page)}<div class="theme-admonition theme-admonition-tip admonition_xJq3 alert alert--success"><div class="admonitionHeading_Gvgb">${page.label('note')}</div><div class="admonitionContent_BuS1"><p>${page.say()}</p></div></div><ol>${lis(points(page))}</ol></div><footer class="theme-doc-footer docusaurus-mt-lg"><div class="row margin-top--sm theme-doc-footer-edit-meta-row"><div class="col"><a href="https://code.example/edit" class="theme-edit-this-page">${word(page, 'edit')}</a></div></div></footer>`,
  ),
  framed(
    'encyclopaedia-article-in-vector-2022-with-an-infobox',
    'vector',
    (page) =>
      `<header class="mw-body-header vector-page-titlebar"><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1></header><div class="vector-page-toolbar"><div class="vector-page-toolbar-container"><nav aria-label="Views"><ul class="vector-menu-content-list"><li class="mw-list-item"><a href="/w/e"><span>${word(page, 'edit')}</span></a></li><li class="mw-list-item"><a href="/w/h"><span>${word(page, 'history')}</span></a></li></ul></nav></div></div><div id="bodyContent" class="vector-body"><div id="siteSub" class="noprint">${page.site}</div><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output"><table class="infobox vcard"><tbody><tr><th colspan="2" class="infobox-above">${page.random.word()}</th></tr><tr><th scope="row" class="infobox-label">${word(page, 'area')}</th><td class="infobox-data">${page.random.int(2, 900)} km²</td></tr></tbody></table>${texts(page, (t, i) => `<p>${t}${i === 0 ? '<sup id="cite_ref-1" class="reference"><a href="#cite_note-1"><span class="cite-bracket">[</span>1<span class="cite-bracket">]</span></a></sup>' : ''}</p>`)}<div class="mw-heading mw-heading2"><h2 id="x">${page.heading()}</h2><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/w/e?s=1"><span>${word(page, 'edit')}</span></a><span class="mw-editsection-bracket">]</span></span></div><figure typeof="mw:File/Thumb"><a href="/wiki/File:x" class="mw-file-description">${image(page, ' width="220" height="147" class="mw-file-element" alt=""')}</a><figcaption>${page.free()}</figcaption></figure>${ps(page)}</div></div><div class="printfooter">x</div><div id="catlinks" class="catlinks"><div id="mw-normal-catlinks" class="mw-normal-catlinks"><a href="/wiki/c">${word(page, 'categories')}</a>: <ul>${menu(page)}</ul></div></div></div>`,
  ),
  framed(
    'guidance-of-a-ministry-with-a-call-out-and-dates',
    'govuk',
    (page) =>
      `<span class="govuk-caption-xl gem-c-title__context">${page.menuWords(1).join('')}</span><h1 class="gem-c-title__text govuk-heading-xl">${page.headline()}</h1><p class="gem-c-lead-paragraph">${page.say()}</p><div class="gem-c-metadata"><dl><dt class="gem-c-metadata__term">${page.label('published')}</dt><dd class="gem-c-metadata__definition">${page.date()}</dd></dl></div><div class="gem-c-govspeak govuk-govspeak gem-c-govspeak--direction-ltr" data-module="govspeak"><div class="govspeak">${sections(page)}<div role="note" aria-label="Information" class="application-notice info-notice"><p>${page.say()}</p></div><h2 id="steps">${page.heading()}</h2><p>${page.say()}</p>${ul(page)}</div></div><div class="gem-c-contextual-footer"></div><div class="gem-c-feedback" data-module="feedback"><h2 class="gem-c-feedback__prompt-question">${word(page, 'helpful')}</h2><button>${word(page, 'yes')}</button><button>${word(page, 'no')}</button></div>`,
  ),
  framed(
    'service-page-of-a-town-with-an-accordion',
    'typo3',
    (page) =>
      `<div id="c1" class="frame frame-type-header"><header class="frame-header"><h1 class="element-header">${page.headline()}</h1></header></div><div id="c2" class="frame frame-type-text"><div class="frame-inner">${ps(page)}</div></div><div id="c3" class="frame frame-type-accordion"><div class="accordion" id="accordion-3">${some(page, 2, 4, (i) => `<div class="accordion-item"><h4 class="accordion-header"><button class="accordion-button" type="button" data-bs-toggle="collapse" data-bs-target="#a${i}"><span class="accordion-title-link-text">${page.heading()}</span></button></h4><div id="a${i}" class="accordion-collapse collapse show"><div class="accordion-body"><p>${page.say(page.random.int(1, 2))}</p></div></div></div>`)}</div></div><div id="c4" class="frame frame-type-text"><p>${word(page, 'address')}: ${page.random.word()} ${page.random.int(1, 99)}</p></div>`,
  ),
  bare(
    'dokuwiki-page-with-levels-and-page-tools',
    (page) =>
      `<div id="dokuwiki__site"><div id="dokuwiki__top" class="site dokuwiki mode_show tpl_dokuwiki hasSidebar"><header id="dokuwiki__header"><div class="pad group"><div class="headings group"><h1 class="logo"><a href="/doku.php"><img src="${page.decoration()}" width="64" height="64" alt=""><span>${page.site}</span></a></h1><p class="claim">${page.noise()}</p></div><div class="tools group"><div id="dokuwiki__usertools"><ul><li class="action login"><a href="?do=login">${page.label('login')}</a></li></ul></div></div><div class="breadcrumbs"><div class="trace">${bar(page, (w) => `<bdi><a href="/x" class="breadcrumbs">${w}</a></bdi> • `)}</div></div></div></header><div class="wrapper group"><nav id="dokuwiki__aside"><div class="pad aside include group"><div class="content"><ul>${others(page, (h, t) => `<li class="level1"><div class="li"><a href="${h}" class="wikilink1">${t}</a></div></li>`)}</ul></div></div></nav><main id="dokuwiki__content"><div class="pad group"><div class="pageId"><span>${page.random.word()}</span></div><div class="page group"><h2 class="sectionedit1" id="x">${page.headline()}</h2><div class="level2">${ps(page)}</div><h3 class="sectionedit2" id="y">${page.heading()}</h3><div class="level3"><p>${page.say(2)}</p><ul>${points(
        page,
      )
        .map((t) => `<li class="level1"><div class="li"> ${t}</div></li>`)
        .join(
          '',
        )}</ul></div></div><div class="docInfo"><bdi>x.txt</bdi> · ${page.label('updated')}: ${page.date()}</div></div></main><nav id="dokuwiki__pagetools"><div class="tools"><ul><li class="source"><a href="?do=edit"><span>${page.label('source')}</span></a></li></ul></div></nav></div><footer id="dokuwiki__footer"><div class="pad"><div class="license">${page.noise()}</div></div></footer></div></div>`,
  ),
  bare(
    'gitbook-page-with-a-hint-and-cards-below',
    (page) =>
      `<div class="scroll-nojump"><header id="header" class="flex flex-row sticky top-0"><a class="group/headerlogo" href="/"><div class="text-base/tight">${page.site}</div></a></header><div class="max-w-screen-2xl flex flex-col lg:flex-row"><aside data-testid="table-of-contents" class="group/table-of-contents"><ul class="flex flex-col">${others(page, (h, t) => `<li class="flex flex-col"><a class="group/toclink toclink" href="${h}">${t}</a></li>`, [6, 11])}</ul></aside><div class="flex-1 flex flex-row"><main class="flex-1 relative py-8"><header class="max-w-3xl mx-auto mb-6"><h1 class="text-4xl font-bold" id="t">${page.headline()}</h1><p class="text-lg text-tint">${page.say()}</p></header><div class="grid whitespace-pre-wrap *:mx-auto">${ps(page, ' class="max-w-3xl w-full mx-auto decoration-primary/6"')}<h2 class="flex items-baseline max-w-3xl" id="h"><div class="flex-1">${page.heading()}</div></h2><p class="max-w-3xl w-full mx-auto">${page.say(2)}</p><div class="hint max-w-3xl px-4 py-4 rounded-md"><div class="size-[1.2em]"></div><div class="flex-1 space-y-4"><p>${page.say()}</p></div></div></div><div class="flex flex-row flex-wrap gap-4"><a class="group text-sm p-2.5" href="${page.path()}"><span class="flex flex-col"><span class="text-xs">${page.label('next')}</span><span class="text-base">${page.title('noise')}</span></span></a></div><div class="flex flex-row"><p class="text-sm">${page.label('updated')} ${page.date()}</p><p>${word(page, 'helpful')}</p></div></main></div></div></div>`,
  ),
  at(
    ['de'],
    bare(
      'german-law-by-paragraphs-on-one-page',
      (page) =>
        `<div id="page"><div id="header"><a href="/"><img src="${page.decoration()}" alt="${page.site}"></a></div><div id="navigation"><ul>${menu(page)}</ul></div><div id="content_2022" class="juris"><div id="paddingLR12"><div class="jnheader"><a name="x"></a><h1>${page.headline()}</h1></div>${some(page, 3, 6, (i) => `<div class="jnnorm" id="BJNR${number(page)}" title="Einzelnorm"><div class="jnheader"><h3><span class="jnenbez">§ ${i + 1}</span> <span class="jnentitel">${page.heading()}</span></h3></div><div class="jnhtml"><div><div class="jurAbsatz">(1) ${page.say()}</div><div class="jurAbsatz">(2) ${page.say(page.random.int(1, 2))}</div></div></div></div>`)}</div></div><div id="fusszeile"><a href="/impressum.html">${page.label('privacy')}</a></div></div>`,
    ),
  ),
  bare(
    'readme-of-a-repository-on-a-git-host',
    (page) =>
      `<div class="logged-out env-production page-responsive"><header class="HeaderMktg header-logged-out"><a href="/">${page.site}</a><ul class="d-lg-flex list-style-none">${menu(page)}</ul></header><div class="application-main"><main id="js-repo-pjax-container"><div id="repository-container-header"><strong itemprop="name"><a href="/x/y">${page.random.word()}</a></strong><nav class="js-repo-nav UnderlineNav"><ul class="UnderlineNav-body list-style-none">${bar(page, (w) => `<li class="d-inline-flex"><a class="UnderlineNav-item" href="/x/y/z"><span data-content="x">${w}</span></a></li>`)}</ul></nav></div><div class="Layout Layout--flowRow-until-md"><div class="Layout-main"><table aria-labelledby="folders-and-files"><tbody>${some(page, 3, 6, () => `<tr class="react-directory-row"><td><a class="Link--primary" href="/x/y/tree">${page.random.word()}</a></td><td>${page.date()}</td></tr>`)}</tbody></table><div class="Box-sc-g0xbh4-0"><article class="markdown-body entry-content container-lg" itemprop="text"><div class="markdown-heading" dir="auto"><h1 tabindex="-1" class="heading-element" dir="auto">${page.headline()}</h1><a id="user-content-x" class="anchor" aria-label="Permalink" href="#x"></a></div><p dir="auto">${page.say(2)}</p><div class="markdown-heading" dir="auto"><h2 tabindex="-1" class="heading-element" dir="auto">${page.heading()}</h2><a class="anchor" href="#y"></a></div><ul dir="auto">${lis(points(page))}</ul>${ps(page, ' dir="auto"')}</article></div></div><div class="Layout-sidebar"><div class="BorderGrid"><h2 class="mb-3 h4">${page.label('about')}</h2><p class="f4 my-3">${page.free()}</p></div></div></div></main></div><footer class="footer pt-7" role="contentinfo"><ul class="list-style-none">${menu(page)}</ul></footer></div>`,
  ),
  bare(
    'article-of-an-intercom-help-centre-with-reactions',
    (page) =>
      `<header data-testid="header" class="header"><div class="header__links"><a href="/"><img alt="${page.site}" src="${page.decoration()}"></a></div><form action="/en/" class="search"><input type="text" placeholder="${page.label('search')}"></form></header><div class="section section__article"><div class="breadcrumb" aria-label="Breadcrumb">${bar(page, (w) => `<div class="breadcrumb-item"><a href="/collections/x">${w}</a></div>`)}</div><div class="paper paper__large intercom-force-break"><div class="content content__narrow"><div class="article intercom-force-break"><div class="article__meta"><h1 class="t__h1">${page.headline()}</h1><div class="article__desc">${page.say()}</div><div class="avatar__info"><span>${page.label('updated')} ${page.date()}</span></div></div><article><div class="intercom-interblocks-paragraph no-margin intercom-interblocks-align-left"><p>${page.say(2)}</p></div><div class="intercom-interblocks-ordered-nested-list"><ol>${some(page, 3, 5, () => `<li><div class="intercom-interblocks-paragraph no-margin"><p>${page.say()}</p></div></li>`)}</ol></div><div class="intercom-interblocks-subheading intercom-interblocks-align-left"><h2 id="h">${page.heading()}</h2></div>${texts(page, (t) => `<div class="intercom-interblocks-paragraph no-margin"><p>${t}</p></div>`)}<section class="related_articles"><hr><div class="text-md">${page.label('related')}</div>${others(page, (h, t) => `<a class="related_articles__link" href="${h}"><span>${t}</span></a>`, [3, 5])}</section></article></div></div><div class="intercom-reaction-picker" dir="ltr"><div class="intercom-reaction-prompt">${word(page, 'helpful')}</div><button>😞</button><button>😃</button></div></div></div><footer class="footer"><div class="content">${page.site}</div></footer>`,
  ),
  framed(
    'course-page-of-a-university-with-headed-parts',
    'faculty',
    (page) =>
      `<article class="course"><h1 class="course__title">${page.headline()}</h1><dl class="course__facts"><dt>ECTS</dt><dd>${page.random.int(3, 30)}</dd><dt>${page.label('contact')}</dt><dd>${page.name()}</dd></dl><div class="course__text"><p class="lead">${page.say()}</p>${ps(page)}</div>${sections(page, 'h2', ' class="course__head"')}<h2 class="course__head">${page.heading()}</h2>${ul(page)}</article>`,
  ),
  bare(
    'article-page-of-a-journal-in-ojs-with-an-abstract',
    (page) =>
      `<div class="pkp_structure_page"><header class="pkp_structure_head" id="headerNavigationContainer" role="banner"><div class="pkp_site_name_wrapper"><div class="pkp_site_name"><a href="/index" class="is_text">${page.site}</a></div></div><nav class="pkp_site_nav_menu"><ul id="navigationPrimary" class="pkp_navigation_primary pkp_nav_list">${menu(page)}</ul></nav></header><div class="pkp_structure_content has_sidebar"><div class="pkp_structure_main" role="main"><div class="page page_article"><nav class="cmp_breadcrumbs" role="navigation"><ol>${menu(page)}</ol></nav><article class="obj_article_details"><h1 class="page_title">${page.headline()}</h1><div class="row"><div class="main_entry"><section class="item authors"><h2 class="pkp_screen_reader">${page.label('by')}</h2><ul class="authors"><li><span class="name">${page.name()}</span></li></ul></section><section class="item keywords"><h2 class="label">${word(page, 'keywords')}</h2><p class="value">${bar(page, (w) => `${w}, `)}</p></section><section class="item abstract"><h2 class="label">${word(page, 'abstract')}</h2>${ps(page)}</section></div><div class="entry_details"><div class="item galleys"><ul class="value galleys_links"><li><a class="obj_galley_link pdf" href="/pdf">PDF</a></li></ul></div><div class="item published"><section class="sub_item"><h2 class="label">${page.label('published')}</h2><div class="value"><span>${page.date()}</span></div></section></div></div></div></article></div></div><div class="pkp_structure_sidebar left" role="complementary"><div class="pkp_block block_most_read"><h2 class="title">${page.label('mostRead')}</h2><ul class="most_read">${others(page, (h, t) => `<li class="most_read_article"><div class="most_read_article_title"><a href="${h}">${t}</a></div></li>`)}</ul></div></div></div><div class="pkp_structure_footer_wrapper" role="contentinfo"><div class="pkp_footer_content"><p>${page.noise()}</p></div></div></div>`,
  ),
  framed(
    'shopify-policy-with-bold-clause-heads',
    'dawn',
    (page) =>
      `<div class="shopify-policy__container"><div class="shopify-policy__title"><h1>${page.headline()}</h1></div><div class="shopify-policy__body"><div class="rte"><p>${page.say(2)}</p>${some(page, 3, 6, (i) => `<p><strong>${i + 1}. </strong><strong>${page.heading()}</strong></p><p>${page.say(page.random.int(1, 3))}</p>`)}<p>${page.say()}</p></div></div></div>`,
  ),
];
