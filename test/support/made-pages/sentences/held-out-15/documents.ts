/** Documentation, wikis, authorities, universities, associations and laws: half `held-out-15`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  at,
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

const numbered = (page: PageMaker, write: (n: number) => string) =>
  some(page, 3, 6, (i) => write(i + 1));

export const documents = [
  framed(
    'hosted-guide-with-warnings-and-definition-lists',
    'hosted',
    (page) =>
      `<section id="guide"><h1>${page.headline()}<a class="headerlink" href="#guide" title="Link to this heading"></a></h1>${ps(page)}<div class="admonition warning"><p class="admonition-title">Warning</p><p>${page.say()}</p></div><section id="s1"><h2>${page.heading()}<a class="headerlink" href="#s1" title="Link to this heading"></a></h2><dl class="simple">${some(page, 2, 4, () => `<dt>${page.random.word()}</dt><dd><p>${page.say()}</p></dd>`)}</dl>${ps(page)}</section><section id="s2"><h2>${page.heading()}<a class="headerlink" href="#s2"></a></h2><ol class="arabic simple">${points(
        page,
      )
        .map((x) => `<li><p>${x}</p></li>`)
        .join('')}</ol><p>${page.say()}</p></section></section>`,
  ),
  bare(
    'starlight-page-of-steps-with-asides',
    (page) =>
      `<div class="page"><header class="header"><a href="/" class="site-title"><span>${page.site}</span></a><button class="search-trigger">${page.label('search')}</button></header><nav class="sidebar" aria-label="Main"><div class="sidebar-pane"><ul class="top-level">${others(page, (h, t) => `<li><a href="${h}"><span>${t}</span></a></li>`)}</ul></div></nav><div class="main-frame"><div class="lg:sl-flex"><aside class="right-sidebar-container"><div class="right-sidebar"><nav aria-labelledby="toc"><h2 id="toc">${page.label('contents')}</h2></nav></div></aside><div class="main-pane"><main data-pagefind-body><div class="content-panel"><div class="sl-container"><h1 id="_top">${page.headline()}</h1></div></div><div class="content-panel"><div class="sl-container"><div class="sl-markdown-content">${ps(page)}<ol role="list" class="sl-steps">${some(page, 2, 4, () => `<li><p>${page.say()}</p></li>`)}</ol><aside aria-label="Tip" class="starlight-aside starlight-aside--tip"><p class="starlight-aside__title" aria-hidden="true">Tip</p><div class="starlight-aside__content"><p>${page.say()}</p></div></aside><div class="sl-heading-wrapper level-h2"><h2 id="x">${page.heading()}</h2><a class="sl-anchor-link" href="#x"></a></div>${ps(page)}</div><footer><div class="meta sl-flex"><p>${page.label('updated')}: <time>${page.date()}</time></p></div><div class="pagination-links"><a href="${page.path()}" rel="next"><span>${page.label('next')}<br><span class="link-title">${page.title('noise')}</span></span></a></div></footer></div></div></main></div></div></div></div>`,
  ),
  bare(
    'bookstack-page-with-its-book-tree-and-details',
    (page) =>
      `<header id="header" class="primary-background px-xl grid print-hidden"><div><a href="/" class="logo"><span class="logo-text">${page.site}</span></a></div><nav class="header-links">${menu(page)}</nav></header><div id="content" class="block"><div class="tri-layout-container"><div class="tri-layout-sides print-hidden"><div class="tri-layout-sides-content"><div class="tri-layout-right"><aside class="tri-layout-right-contents"><div class="mb-xl"><h5>Details</h5><div class="blended-links"><div class="entity-meta-item">${page.label('updated')} ${page.date()}</div></div></div></aside></div><div class="tri-layout-left"><aside><nav id="book-tree" class="book-tree"><h5>${page.label('contents')}</h5><ul class="sidebar-page-list mt-xs menu entity-list">${others(page, (h, t) => `<li class="list-item-page page"><a href="${h}" class="page entity-list-item"><div class="content"><h4 class="entity-list-item-name break-text">${t}</h4></div></a></li>`)}</ul></nav></aside></div></div></div><div class="tri-layout-middle"><div class="tri-layout-middle-contents"><main class="content-wrap card"><div class="page-content clearfix"><h1 class="break-text" id="bkmrk-page-title">${page.headline()}</h1><p id="bkmrk-1">${page.say(2)}</p>${ps(page)}<p class="callout info">${page.say()}</p>${sections(page, 'h3')}${ul(page, ' id="bkmrk-2"')}<p>${page.say()}</p></div></main><div id="sibling-navigation" class="grid half collapse-xs items-center mb-m"><a href="${page.path()}" class="outline-hover"><div class="px-m pt-xs text-muted">${page.label('next')}</div><div class="inline-block"><span class="sibling">${page.title('noise')}</span></div></a></div></div></div></div></div>`,
  ),
  bare(
    'freshdesk-solution-with-a-vote-and-an-article-list',
    (page) =>
      `<header class="banner"><div class="banner-wrapper page"><div class="banner-title"><a href="/support/home" class="portal-logo"><img src="${page.decoration()}" alt="${page.site}"></a><h2 class="banner-heading">${page.site}</h2></div></div></header><div class="page"><section id="help-center-search"><form><input type="text" placeholder="${page.label('search')}"></form></section><section class="main content rounded-6 min-height-on-desktop fc-article-show" id="article-show-1"><div class="breadcrumb">${menu(page)}</div><h1 class="heading">${page.headline()}</h1><p>${page.label('updated')}: ${page.date()}</p><hr><article class="article-body" id="article-body" rel="image-enlarge"><p dir="ltr">${page.say(2)}</p>${ul(page)}${texts(page, (t) => `<p dir="ltr">${t}</p>`)}<p dir="ltr"><strong>${page.label('note')}:</strong> ${page.say()}</p></article><hr><p class="article-vote" id="voting-container"><span>${word(page, 'helpful')}</span> <a class="article-vote-up">${word(page, 'yes')}</a> <a class="article-vote-down">${word(page, 'no')}</a></p></section><section class="sidebar rounded-6 fc-related-articles"><div id="related_articles" class="cs-g-c"><h3 class="heading">${page.label('related')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}" class="article-icon">${t}</a></li>`)}</ul></div></section></div><footer class="footer rounded-6">${page.noise()}</footer>`,
  ),
  bare('encyclopaedia-article-in-the-older-vector-with-an-infobox', (page) => {
    const head = () =>
      `<h2><span class="mw-headline">${page.heading()}</span><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/w/index.php?action=edit">${word(page, 'edit')}</a><span class="mw-editsection-bracket">]</span></span></h2>`;
    return `<div id="mw-page-base" class="noprint"></div><div id="content" class="mw-body" role="main"><div id="siteNotice"><div class="plainlinks">${page.noise()}</div></div><h1 id="firstHeading" class="firstHeading mw-first-heading">${page.headline()}</h1><div id="bodyContent" class="vector-body"><div id="siteSub" class="noprint">${page.site}</div><div id="mw-content-text" class="mw-body-content mw-content-ltr"><div class="mw-parser-output"><table class="infobox"><tbody><tr><th colspan="2" class="infobox-above">${page.random.word()}</th></tr><tr><td colspan="2" class="infobox-image"><img src="/thumb/${page.random.word()}.jpg" alt=""></td></tr><tr><th scope="row">${page.random.word()}</th><td>${page.random.int(100, 9999)}</td></tr></tbody></table><p><b>${page.random.word()}</b> – ${page.say(2)}<sup class="reference"><a href="#cite_note-1">[1]</a></sup></p>${texts(page, (t) => `<p>${t}<sup class="reference"><a href="#cite_note-1">[1]</a></sup></p>`)}${head()}${ps(page)}${head()}<ul>${lis(points(page))}</ul><p>${page.say()}</p><div class="reflist"><ol class="references"><li id="cite_note-1"><span class="reference-text">${page.free()}</span></li></ol></div></div></div><div id="catlinks" class="catlinks"><div id="mw-normal-catlinks"><a href="/wiki/x">${page.label('tags')}</a>: <ul>${menu(page)}</ul></div></div></div></div><div id="mw-navigation"><div id="mw-head"><nav class="vector-menu vector-menu-tabs"><ul>${menu(page)}</ul></nav></div><div id="mw-panel"><nav class="vector-menu-portal portal"><h3>${page.label('contents')}</h3><ul>${menu(page)}</ul></nav></div></div><footer id="footer" class="mw-footer"><ul id="footer-info"><li>${page.noise()}</li></ul></footer>`;
  }),
  framed(
    'official-guidance-in-the-american-design-with-a-step-list',
    'uswds',
    (page) =>
      `<h1>${page.headline()}</h1><p class="usa-intro">${page.say()}</p>${ps(page)}<div class="usa-alert usa-alert--info"><div class="usa-alert__body"><h4 class="usa-alert__heading">${page.heading()}</h4><p class="usa-alert__text">${page.say()}</p></div></div><h2>${page.heading()}</h2><ol class="usa-process-list">${some(page, 2, 4, () => `<li class="usa-process-list__item"><h4 class="usa-process-list__heading">${page.heading()}</h4><p>${page.say()}</p></li>`)}</ol>${ul(page)}<p>${page.say()}</p><p class="text-base-dark">${page.label('updated')}: ${page.date()}</p>`,
  ),
  framed(
    'school-news-of-contao-with-a-floating-picture',
    'contao',
    (page) =>
      `<div class="mod_newsreader block"><div class="layout_full block"><h1>${page.headline()}</h1><p class="info"><time>${page.date()}</time> ${page.label('by')} ${page.name()}</p><div class="ce_text block"><figure class="image_container float_left">${image(page, ' width="300" height="200" alt=""')}</figure><p>${page.say(2)}</p>${ps(page)}</div><div class="ce_list block"><h2>${page.heading()}</h2><ul>${lis(points(page))}</ul></div><div class="ce_text last block"><p>${page.say()}</p></div></div><p class="back"><a href="javascript:history.go(-1)">${page.label('previous')}</a></p></div>`,
  ),
  bare(
    'university-news-of-a-component-site-with-facts-and-a-contact',
    (page) =>
      `<header class="uni-header"><a class="uni-header__logo" href="/"><img src="${page.decoration()}" alt="${page.site}"></a><nav class="uni-nav"><ul>${menu(page)}</ul></nav></header><nav class="uni-breadcrumb"><ol>${menu(page)}</ol></nav><main id="content" class="uni-main"><article class="uni-news"><header><p class="uni-news__date">${page.date()}</p><h1 class="uni-news__title">${page.headline()}</h1><p class="uni-news__lead">${page.say()}</p></header><figure class="uni-news__figure">${image(page)}<figcaption>${page.free()}</figcaption></figure><div class="uni-richtext">${ps(page)}<h2>${page.heading()}</h2>${ps(page)}<blockquote><p>${page.say()}</p><footer>${page.name()}</footer></blockquote><p>${rich(page, page.say(2))}</p></div><section class="uni-contact"><h2>${page.label('contact')}</h2><p>${page.name()}<br>Tel. ${page.random.int(1000, 9999)}</p></section></article><section class="uni-more"><h2>${page.label('latest')}</h2>${others(page, (h, t) => `<article class="uni-card"><h3 class="uni-card__title"><a href="${h}">${t}</a></h3><p class="uni-card__date">${page.date()}</p></article>`, [3, 3])}</section></main><footer class="uni-footer"><p>${page.noise()}</p></footer>`,
  ),
  bare(
    'european-office-page-with-a-page-header-and-in-page-links',
    (page) =>
      `<header class="ecl-site-header"><div class="ecl-container"><a class="ecl-link ecl-site-header__logo-link" href="/"><img class="ecl-site-header__logo-image" src="${page.decoration()}" alt="${page.site}"></a></div></header><nav class="ecl-menu"><ul class="ecl-menu__list">${menu(page)}</ul></nav><div class="ecl-page-header"><div class="ecl-container"><nav class="ecl-breadcrumb"><ol class="ecl-breadcrumb__container">${menu(page)}</ol></nav><div class="ecl-page-header__info"><ul class="ecl-page-header__meta"><li class="ecl-page-header__meta-item">${page.date()}</li></ul></div><div class="ecl-page-header__title-container"><h1 class="ecl-page-header__title">${page.headline()}</h1></div><div class="ecl-page-header__description-container"><p class="ecl-page-header__description">${page.say()}</p></div></div></div><main class="ecl-u-pb-xl" id="main-content"><div class="ecl-container"><div class="ecl-row"><div class="ecl-col-l-3"><nav class="ecl-inpage-navigation"><div class="ecl-inpage-navigation__title">${page.label('contents')}</div></nav></div><div class="ecl-col-l-9"><div class="ecl">${texts(page, (t) => `<p>${t}</p>`)}${sections(page, 'h2', ' class="ecl-u-type-heading-2"')}<ul>${lis(points(page))}</ul></div></div></div><div class="ecl-social-media-share"><p class="ecl-social-media-share__description">${page.label('share')}</p></div></div></main><footer class="ecl-site-footer"><div class="ecl-container">${page.noise()}</div></footer>`,
  ),
  bare(
    'act-of-a-legislature-with-parts-and-sections-of-an-old-site',
    (page) =>
      `<div id="top"><a href="/"><img src="${page.decoration()}" alt="${page.site}"></a></div><div id="leftnav"><ul>${menu(page)}</ul></div><div id="maincontent"><h1>${page.headline()}</h1><div class="actnav"><a href="${page.path()}">${page.label('previous')}</a> | <a href="${page.path()}">${page.label('next')}</a></div><div class="act">${numbered(page, (n) => `<h3 class="sectionhead"><a name="s${n}">${n}.</a> ${page.heading()}</h3><p class="subsection">(1) ${page.say()}</p><p class="subsection">(2) ${page.say()}</p><p class="paragraph" style="margin-left: 3em">(a) ${page.item()}; or</p><p class="paragraph" style="margin-left: 3em">(b) ${page.item()}.</p>`)}<p class="history">[${page.random.int(1980, 2020)} c. ${page.random.int(1, 90)}]</p></div></div><div id="footer">${page.noise()}</div>`,
  ),
  framed(
    'terms-of-a-service-in-numbered-clauses-on-a-starter-site',
    'starter',
    (page) =>
      `<div class="prose mx-auto py-12"><h1>${page.headline()}</h1><p class="text-sm">${page.label('updated')}: ${page.date()}</p><p>${page.say(2)}</p>${numbered(page, (n) => `<h2>${n}. ${page.heading()}</h2><p>${n}.1 ${page.say()}</p><p>${n}.2 ${page.say()}</p>`)}<p>${page.say()}</p></div>`,
  ),
  framed(
    'questions-of-a-town-office-in-folds-of-details',
    'contao',
    (page) =>
      `<div class="ce_headline first block"><h1>${page.headline()}</h1></div><div class="ce_text block"><p>${page.say()}</p></div>${some(page, 3, 6, () => `<details class="ce_accordion block" open><summary>${page.ask()}</summary><div class="accordion"><p>${page.say(2)}</p></div></details>`)}<div class="ce_download last block"><p class="download-element ext-pdf"><a href="files/x.pdf" title="">x.pdf <span class="size">(${page.random.int(20, 900)} KiB)</span></a></p></div>`,
  ),
  at(
    ['en', 'de', 'fr', 'es', 'ru'],
    bare(
      'paper-of-an-open-archive-in-sections-with-references',
      (page) =>
        `<header class="topbar"><a href="/">${page.site}</a><ul>${menu(page)}</ul></header><div class="main-content"><main id="article"><div class="pmc-layout__content"><section class="front-matter"><div class="ameta">${page.random.word()} ${page.random.int(2001, 2024)}; ${page.random.int(1, 40)}</div><h1>${page.headline()}</h1><div class="cg"><a href="#">${page.name()}</a>, <a href="#">${page.name()}</a></div></section><section class="body main-article-body"><section class="abstract" id="abstract1"><h2>Abstract</h2><p>${page.say(3)}</p><section class="kwd-group"><p><strong>Keywords:</strong> ${page.random.word()}, ${page.random.word()}</p></section></section><section id="s1"><h2 class="pmc_sec_title">1. ${page.heading()}</h2>${texts(page, (t) => `<p>${t} [<a href="#B1" class="usa-link">1</a>]</p>`)}</section><section id="s2"><h2 class="pmc_sec_title">2. ${page.heading()}</h2>${ps(page)}</section><section id="ref-list1" class="ref-list"><h2>References</h2><ul class="ref-list">${some(page, 3, 5, (i) => `<li id="B${i}"><span class="label">${i + 1}.</span><cite>${page.free()}</cite></li>`)}</ul></section></section></div></main><aside class="pmc-sidenav"><section><h3>${page.label('related')}</h3><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></section>${f.share(page)}</aside></div><footer>${page.noise()}</footer>`,
    ),
  ),
];
