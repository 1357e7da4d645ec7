/** Other pages of half `held-out-4`: documentation, law, recipes, wikis, events, jobs, answers, poems, transcripts. */
import type { Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import { anywhere, bare, f, framed, others, ps, shot, some, texts } from './writing.ts';

export const pages: readonly Kind<TextTruth>[] = [
  framed(
    'documentation-with-admonitions',
    'docs',
    (page) =>
      `<header><h1>${page.headline()}</h1></header>${ps(page)}<div class="theme-admonition theme-admonition-tip admonition_xJq3 alert alert--success"><div class="admonitionHeading_Gvgb"><span class="admonitionIcon_Rf37"></span>${page.label('note')}</div><div class="admonitionContent_BuS1"><p>${page.say(2)}</p></div></div><h2 class="anchor anchorWithStickyNavbar_LWe7" id="a">${page.heading()}<a href="#a" class="hash-link" aria-label="Direct link"></a></h2>${ps(page)}<details class="details_lb9f alert alert--info"><summary>${page.heading()}</summary><div><div class="collapsibleContent_i85q"><p>${page.say(2)}</p></div></div></details></div><footer class="theme-doc-footer"><a href="/edit" class="theme-edit-this-page">${page.label('updated')}</a></footer>${f.neighbours(page)}<div>`,
  ),
  framed(
    'documentation-with-tabs',
    'material',
    (page) =>
      `<h1 id="x">${page.headline()}<a class="headerlink" href="#x" title="Permanent link">¶</a></h1>${ps(page)}<div class="tabbed-set tabbed-alternate" data-tabs="1:2"><input checked id="__tabbed_1_1" name="__tabbed_1" type="radio"><input id="__tabbed_1_2" name="__tabbed_1" type="radio"><div class="tabbed-labels"><label for="__tabbed_1_1">Linux</label><label for="__tabbed_1_2">macOS</label></div><div class="tabbed-content"><div class="tabbed-block"><p>${page.say(2)}</p></div><div class="tabbed-block"><p>${page.say(2)}</p></div></div></div><h2 id="y">${page.heading()}<a class="headerlink" href="#y">¶</a></h2>${ps(page)}<div class="admonition warning"><p class="admonition-title">${page.label('note')}</p><p>${page.say()}</p></div><aside class="md-source-file"><span class="md-source-file__fact">${page.date()}</span></aside><form class="md-feedback"><legend class="md-feedback__title">${page.noise()}</legend></form>`,
  ),
  bare(
    'guide-of-vitepress',
    (page) =>
      `<div class="Layout" id="app"><header class="VPNav"><div class="VPNavBar has-sidebar"><a class="title" href="/"><span>${page.site}</span></a><nav class="VPNavBarMenu menu">${page
        .menuWords(4)
        .map((w) => `<a class="VPLink link VPNavBarMenuLink" href="/x"><span>${w}</span></a>`)
        .join(
          '',
        )}</nav></div></header><aside class="VPSidebar"><nav class="nav" id="VPSidebarNav"><section class="VPSidebarItem level-0"><div class="items">${others(page, (h, t) => `<div class="VPSidebarItem level-1 is-link"><div class="item"><a class="VPLink link" href="${h}"><p class="text">${t}</p></a></div></div>`)}</div></section></nav></aside><div class="VPContent has-sidebar" id="VPContent"><div class="VPDoc has-sidebar has-aside"><div class="container"><div class="aside"><div class="aside-container"><div class="VPDocAsideOutline"><div class="outline-title">${page.label('contents')}</div></div></div></div><div class="content"><div class="content-container"><main class="main"><div style="position:relative;" class="vp-doc _guide"><div><h1 id="g" tabindex="-1">${page.headline()} <a class="header-anchor" href="#g">&#8203;</a></h1>${ps(page)}<div class="info custom-block"><p class="custom-block-title">INFO</p><p>${page.say()}</p></div><h2 id="h" tabindex="-1">${page.heading()} <a class="header-anchor" href="#h">&#8203;</a></h2>${ps(page)}</div></div></main><footer class="VPDocFooter"><nav class="prev-next"><a class="pager-link prev" href="/p"><span class="desc">${page.label('previous')}</span><span class="title">${page.title('noise')}</span></a></nav></footer></div></div></div></div></div></div>`,
  ),
  bare(
    'help-centre-of-a-ticket-system',
    (page) =>
      `<header class="header"><div class="logo"><a href="/hc"><span>${page.site}</span></a></div><a href="/hc/requests/new">${page.label('contact')}</a></header><main role="main"><div class="container-divider"></div><div class="container"><div class="sub-nav">${f.crumbs(page)}<form role="search" class="search"><input type="search" placeholder="${page.label('search')}"></form></div><div class="article-container" id="article-container"><aside class="article-sidebar"><section class="section-articles collapsible-sidebar"><ul>${others(page, (h, t) => `<li><a href="${h}" class="sidenav-item">${t}</a></li>`)}</ul></section></aside><article id="main-content" class="article"><header class="article-header"><h1 title="x" class="article-title">${page.headline()}</h1><div class="article-author"><div class="article-meta"><ul class="meta-group"><li class="meta-data">${page.label('updated')}</li></ul></div></div></header><section class="article-info"><div class="article-content"><div class="article-body">${ps(page)}<h2>${page.heading()}</h2><ol>${some(page, 3, 6, () => `<li>${page.say()}</li>`)}</ol></div></div></section><footer><div class="article-votes"><span class="article-votes-question">${page.noise()}</span></div><div class="article-more-questions">${page.noise()}</div></footer></article></div></div></main>${f.footer(page)}`,
  ),
  anywhere(
    'statute-of-numbered-subsections',
    (page) =>
      `<div class="jnhtml"><h1>${page
        .setHeadline(`§ ${page.random.int(2, 400)} ${page.words('{P}')}`)
        .replace(
          /^(§ \d+) (.*)$/,
          '<span class="jnenbez">$1</span> <span class="jnentitel">$2</span>',
        )}</h1>${some(page, 3, 7, (i) => `<div class="jurAbsatz">(${i + 1}) ${page.say(2)}${i % 2 === 1 ? `<dl style="font-weight:normal">${some(page, 2, 4, (n) => `<dt>${n + 1}.</dt><dd style="margin-left:2em"><div>${page.item()},</div></dd>`)}</dl>` : ''}</div>`)}</div>`,
  ),
  framed(
    'recipe-of-a-blog-plugin',
    'classic',
    (page) =>
      `<article class="post"><div class="inside-article"><header class="entry-header"><h1 class="entry-title">${page.headline()}</h1></header><div class="entry-content"><a href="#r" class="wprm-recipe-jump wprm-recipe-link">${page.menuWords(1)[0] ?? ''}</a>${ps(page)}<div id="recipe" class="wprm-recipe-container"><div class="wprm-recipe wprm-recipe-template-chic"><div class="wprm-recipe-image"><img src="${shot(page, '/wp-content/uploads/food')}" width="150" height="150" class="attachment-150x150" alt=""></div><div class="wprm-recipe-summary"><span style="display: block;">${page.say()}</span></div><div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">${page.label('ingredients')}</h3><ul class="wprm-recipe-ingredients">${page
        .list(
          page.random.times(page.random.int(4, 9), () => page.item('free')),
          true,
        )
        .map(
          (item) =>
            `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"></span><span class="wprm-recipe-ingredient-name">${item}</span></li>`,
        )
        .join(
          '',
        )}</ul></div><div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">${page.label('preparation')}</h3><ul class="wprm-recipe-instructions">${some(page, 3, 6, () => `<li class="wprm-recipe-instruction" style="list-style-type: decimal;"><div class="wprm-recipe-instruction-text"><span style="display: block;">${page.say()}</span></div></li>`)}</ul></div></div></div></div></div></article>${f.comments(page)}`,
  ),
  framed(
    'wiki-article-of-vector',
    'vector',
    (page) =>
      `<header class="mw-body-header vector-page-titlebar"><nav class="vector-toc-landmark"></nav><h1 id="firstHeading" class="firstHeading mw-first-heading"><span class="mw-page-title-main">${page.headline()}</span></h1><div id="p-lang-btn" class="vector-dropdown"><label>${page.random.int(3, 90)} languages</label></div></header><div class="vector-page-toolbar"><nav><ul><li><a href="/t"><span>Talk</span></a></li></ul></nav></div><div id="bodyContent" class="vector-body"><div id="siteSub" class="noprint">From ${page.site}</div><div id="mw-content-text" class="mw-body-content"><div class="mw-content-ltr mw-parser-output"><div role="note" class="hatnote navigation-not-searchable">${page.free()}</div>${ps(page)}<div class="mw-heading mw-heading2"><h2 id="s">${page.heading()}</h2><span class="mw-editsection"><span class="mw-editsection-bracket">[</span><a href="/e"><span>edit</span></a><span class="mw-editsection-bracket">]</span></span></div>${ps(page)}<figure class="mw-default-size" typeof="mw:File/Thumb"><a href="/wiki/File:X.jpg" class="mw-file-description"><img src="${shot(page, '/thumb/1/1a')}" decoding="async" width="250" height="188" class="mw-file-element" alt=""></a><figcaption>${page.say()}</figcaption></figure>${page.p()}</div></div><div id="catlinks" class="catlinks"><div class="mw-normal-catlinks"><ul>${page
        .menuWords(3)
        .map((w) => `<li><a href="/c">${w}</a></li>`)
        .join('')}</ul></div></div></div>`,
  ),
  bare(
    'wiki-page-of-plain-files',
    (page) =>
      `<div id="dokuwiki__site"><div id="dokuwiki__top" class="site dokuwiki mode_show tpl_dokuwiki hasSidebar"><header id="dokuwiki__header"><div class="pad group"><h1 class="logo"><a href="/start"><span>${page.site}</span></a></h1><div class="breadcrumbs">${f.crumbs(page)}</div></div></header><div class="wrapper group"><nav id="dokuwiki__aside"><div class="pad aside include group"><div class="content"><ul>${others(page, (h, t) => `<li class="level1"><div class="li"><a href="${h}" class="wikilink1">${t}</a></div></li>`)}</ul></div></div></nav><main id="dokuwiki__content"><div class="pad group"><div class="pageId"><span>${page.random.word()}:${page.random.word()}</span></div><div class="page group"><div id="dw__toc" class="dw__toc"><h3 class="toggle">${page.label('contents')}</h3></div><h1 class="sectionedit1" id="a">${page.headline()}</h1><div class="level1">${ps(page)}</div><div class="secedit editbutton_section"><form class="button btn_secedit"><button type="submit">Edit</button></form></div><h2 class="sectionedit2" id="b">${page.heading()}</h2><div class="level2">${ps(page)}<ul>${some(page, 2, 5, () => `<li class="level1"><div class="li">${page.item()}</div></li>`)}</ul></div></div><div class="docInfo"><bdi>x.txt</bdi> · ${page.label('updated')}</div></div></main></div></div></div>`,
  ),
  anywhere(
    'event-with-programme',
    (page) =>
      `<div id="tribe-events-content" class="tribe-events-single"><p class="tribe-events-back"><a href="/events">« ${page.menuWords(1)[0] ?? ''}</a></p><h1 class="tribe-events-single-event-title">${page.headline()}</h1><div class="tribe-events-schedule tribe-clearfix"><h2><span class="tribe-event-date-start">${page.date()}</span></h2></div><div class="tribe-events-single-event-description tribe-events-content">${ps(page)}<ul class="programme">${some(page, 3, 5, (i) => `<li><time>${9 + i}:30</time> <span>${page.brief()}</span></li>`)}</ul></div><div class="tribe-events tribe-common"><button class="tribe-common-c-btn-border">iCal</button></div></div><nav class="tribe-events-nav-pagination"><ul class="tribe-events-sub-nav"><li class="tribe-events-nav-next"><a href="/n">${page.title('noise')} »</a></li></ul></nav>`,
  ),
  framed(
    'questions-in-accordion-buttons',
    'webflow',
    (page) =>
      `<h1>${page.headline()}</h1><p>${page.say()}</p><div class="accordion" id="faq">${some(page, 4, 9, (i) => `<div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed" type="button" data-bs-toggle="collapse" data-bs-target="#c${i}" aria-expanded="false">${page.ask()}</button></h2><div id="c${i}" class="accordion-collapse collapse" data-bs-parent="#faq"><div class="accordion-body"><p>${page.say(2)}</p></div></div></div>`)}</div>`,
  ),
  framed(
    'questions-in-details-of-a-shop',
    'dawn',
    (page) =>
      `<div class="page-width page-width--narrow"><h1 class="main-page-title page-title h0">${page.headline()}</h1><div class="collapsible-content"><div class="collapsible-content__wrapper">${some(page, 4, 8, () => `<div class="accordion"><details><summary role="button"><h3 class="accordion__title inline-richtext h4">${page.ask()}</h3><svg class="icon icon-caret"></svg></summary><div class="accordion__content rte"><p>${page.say(2)}</p></div></details></div>`)}</div></div></div>`,
  ),
  bare(
    'job-post-with-application-form-below',
    (page) =>
      `<div class="job__header"><a class="back" href="/jobs">${page.label('previous')}</a></div><div class="main"><div class="job-post-container"><div class="job__title"><h1 class="section-header section-header--large font-primary">${page.headline()}</h1><div class="job__location"><div>${page.random.word()}</div></div></div><button class="btn btn--pill">${page.label('send')}</button><div class="job__description body"><div>${ps(page)}<p><strong>${page.heading()}</strong></p><ul>${some(page, 4, 7, () => `<li>${page.item()}</li>`)}</ul><p><strong>${page.heading()}</strong></p><ul>${some(page, 3, 6, () => `<li>${page.say()}</li>`)}</ul>${page.p()}</div></div><div class="application--container"><h2>${page.label('contact')}</h2><form id="application-form"><label>${page.label('email')}</label><input type="text"><p class="privacy">${page.noise()}</p><button>${page.label('send')}</button></form></div></div></div><div class="footer">${page.disclaimer()}</div>`,
  ),
  anywhere(
    'poem-of-stanzas',
    (page) =>
      `<div class="poem-view"><h1 class="type-gamma">${page.headline()}</h1><div class="type-eta">${page.label('by')} <a href="/poets/x">${page.name()}</a></div><div class="poem-body">${some(page, 2, 5, () => `<div class="stanza">${some(page, 3, 4, () => `<div style="text-indent: -1em; padding-left: 1em;">${page.brief()}<br></div>`)}</div>`)}</div></div>${f.related(page)}`,
  ),
  bare(
    'transcript-of-a-podcast-with-speakers',
    (page) =>
      `<nav class="p-nav">${f.menu(page)}</nav><main><h1 class="episode-title">${page.headline()}</h1><div class="player"><button>▶</button><span>00:00</span></div><div class="show-notes"><p>${page.say(2)}</p></div><section id="transcript"><h2>${page.menuWords(1)[0] ?? ''}</h2><div class="transcript-lines">${some(page, 5, 12, (i) => `<div class="line" data-t="${i * 17}"><a class="ts" href="#t=${i * 17}">00:${10 + i}</a><span class="speaker">${page.name()}</span><p class="utterance">${page.say(2)}</p></div>`)}</div></section></main><aside class="episodes"><h3>${page.label('latest')}</h3>${others(page, (h, t) => `<div class="ep"><a href="${h}">${t}</a><p>${page.noise()}</p></div>`)}</aside>${f.footer(page)}`,
  ),
  framed(
    'privacy-page-that-is-the-content',
    'tailwind',
    (page) =>
      `<div class="prose lg:prose-lg"><h1>${page.headline()}</h1><p><em>${page.label('updated')}: ${page.date()}</em></p>${texts(page, (t, i) => `<h2>${i + 1}. ${page.heading()}</h2><p>${t}</p><ul>${some(page, 2, 3, () => `<li>${page.item()}</li>`)}</ul>`)}</div>`,
  ),
  bare(
    'published-document-of-an-office-suite',
    (page) =>
      `<div id="header"><div id="title">${page.headline()}</div><div id="interval"><span>${page.label('updated')}</span></div></div><div id="contents"><style>.c0{margin:0}</style><div class="c5 doc-content"><h1 class="c4 c7" id="h.${page.random.letters(6)}"><span class="c3">${page.heading()}</span></h1>${texts(page, (t) => `<p class="c0"><span class="c1">${t}</span></p><p class="c0 c2"><span class="c1"></span></p>`)}<ul class="c6 lst-kix_x-0 start">${some(page, 2, 5, () => `<li class="c0 c8 li-bullet-0"><span class="c1">${page.item()}</span></li>`)}</ul></div></div><div id="footer"><span>Published using a suite</span><a href="/abuse">Report abuse</a></div>`,
  ),
  bare('public-page-of-a-note-app', (page) => {
    const block = (html: string, type: string) =>
      `<div data-block-id="${page.random.letters(8)}" class="notion-selectable notion-${type}-block" style="width: 100%; margin-top: 2px;">${html}</div>`;
    return `<div id="notion-app"><div class="notion-app-inner notion-light-theme"><div class="notion-topbar"><div role="button">${page.label('share')}</div></div><div class="notion-frame"><div class="notion-scroller vertical"><main><div class="layout"><div class="notion-page-block"><h1 spellcheck="true" placeholder="Untitled" contenteditable="false" style="max-width: 100%;">${page.headline()}</h1></div><div class="notion-page-content">${texts(page, (t) => block(`<div style="display: flex;"><div spellcheck="true" data-content-editable-leaf="true">${t}</div></div>`, 'text'))}${block(`<h2 data-content-editable-leaf="true">${page.heading()}</h2>`, 'header')}${some(page, 3, 6, () => block(`<div style="display: flex;"><div class="pseudoBefore" style="--pseudoBefore--content: '•';"></div><div data-content-editable-leaf="true">${page.item()}</div></div>`, 'bulleted_list'))}${block(`<div role="note" style="background: rgb(241, 241, 239);"><div>💡</div><div data-content-editable-leaf="true">${page.say()}</div></div>`, 'callout')}</div></div></main></div></div></div></div>`;
  }),
];
