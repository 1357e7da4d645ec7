/** Places to write: Medium, Substack, Ghost, Notion, Confluence, SharePoint, by nesting and names of elements. */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { imageInSizes, photo, pictureElement, portrait, thumb } from './pictures.ts';
import { parted, points, story, word } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

const uuid = (page: PageMaker) =>
  [8, 4, 4, 4, 12].map((length) => page.random.letters(length)).join('-');

export const writingPlatforms: readonly Kind<TextTruth>[] = [
  textKind('writers-platform-of-short-class-names', (page) => {
    const c = () =>
      page.random.times(page.random.int(2, 6), () => page.random.letters(2)).join(' ');
    const figure = () =>
      `<figure class="${c()} paragraph-image"><div role="button" class="${c()}"><div class="${c()}">${pictureElement(page)}</div></div><figcaption class="${c()}">${page.say()}</figcaption></figure>`;
    const body = story(page, {
      p: (text) =>
        `<p id="${page.random.letters(4)}" class="pw-post-body-paragraph ${c()}">${text}</p>`,
      h: (text) => `<h2 id="${page.random.letters(4)}" class="${c()}">${text}</h2>`,
      quote: (text) => `<blockquote class="${c()}"><p class="${c()}">${text}</p></blockquote>`,
      li: (items) => points(items, '', ` class="${c()} pw-post-body-paragraph"`),
      figure,
      between: [
        () =>
          `<div class="${c()} link-block"><a href="https://${page.random.word()}.example/x"><div><h2>${page.title('noise')}</h2><div><h3>${page.noise()}</h3></div><div><p>${page.random.word()}.example</p></div></div></a></div>`,
      ],
    });
    const more = () =>
      `<div class="${c()}"><article class="${c()}"><div><a href="${page.path()}">${thumb(page)}</a></div><div>${portrait(page)}<p>${page.name()}</p></div><a href="${page.path()}"><h2 class="${c()}">${page.title('noise')}</h2><div><h3>${page.noise()}</h3></div></a><span>${page.date()}</span></article></div>`;
    const head = `<div><h1 class="pw-post-title ${c()}" data-testid="storyTitle">${page.headline()}</h1>${page.random.chance(0.6) ? `<div><h2 class="pw-subtitle-paragraph ${c()}">${page.say()}</h2></div>` : ''}<div class="${c()}">${portrait(page)}<a rel="noopener follow" href="/@x">${page.name()}</a><span>${page.label('follow')}</span><span data-testid="storyReadTime">${page.label('minutes')}</span>${page.date()}</div><div class="${c()}"><button>${page.random.int(2, 90)}</button><button>${word(page, 'listen')}</button><button>${page.label('share')}</button></div></div>`;
    return shell(
      page,
      `<div id="root"><div class="${c()}"><a href="/">${page.site}</a><a>${page.label('login')}</a><a>${page.label('subscribe')}</a></div><div class="${c()}"><article><div class="${c()}"><div class="${c()}"><section><div><div class="${c()}"><div class="${c()}">${head}${figure()}${body}</div></div></div></section></div></div></article><div class="${c()}">${page
        .menuWords(3)
        .map((text) => `<a href="/tag/x">${text}</a>`)
        .join(
          '',
        )}</div><div class="${c()}">${portrait(page)}<h2>${word(page, 'moreFrom')}</h2><p>${page.free()}</p></div><div><h2>${page.label('recommended')}</h2>${page.random.times(4, more).join('')}</div></div></div>`,
    );
  }),

  textKind('letter-platform', (page) => {
    const widget = () =>
      `<div class="subscription-widget-wrap-editor"><div class="subscription-widget show-subscribe"><div class="preamble"><p class="cta-caption">${page.pitch()}</p></div><form class="subscription-widget-subscribe"><input type="email" placeholder="${page.label('email')}"><button class="subscribe-btn">${page.label('subscribe')}</button></form></div></div>`;
    const figure = () =>
      `<div class="captioned-image-container"><figure><a class="image-link image2 is-viewable-img" target="_blank" href="${page.path()}"><div class="image2-inset">${pictureElement(page)}</div></a><figcaption class="image-caption">${page.say()}</figcaption></figure></div>`;
    const body = story(page, {
      p: (text) => `<p>${text}</p>`,
      h: (text) =>
        `<h3 class="header-anchor-post">${text}<div class="pencraft pc-display-flex"><div id="x" class="header-anchor"></div></div></h3>`,
      li: (items) => `<ul>${items.map((text) => `<li><p>${text}</p></li>`).join('')}</ul>`,
      quote: (text) => `<div class="pullquote"><p>${text}</p></div>`,
      figure,
      between: [
        widget,
        () => '<div><hr></div>',
        () =>
          `<p class="button-wrapper"><a class="button primary" href="/share"><span>${page.label('share')}</span></a></p>`,
      ],
    });
    const note = () =>
      `<div class="footnote" data-component-name="FootnoteToDOM"><a class="footnote-number" href="#f1">1</a><div class="footnote-content"><p>${page.say()}</p></div></div>`;
    const post = () =>
      `<div class="portable-archive-post"><a href="${page.path()}" class="pencraft pc-reset">${page.title('noise')}</a><div class="pencraft">${page.noise()}</div><div>${page.date()} • ${page.name()}</div>${thumb(page)}</div>`;
    return shell(
      page,
      `<div id="entry"><div id="main" class="main typography"><div class="main-menu"><h1 class="pencraft"><a href="/">${page.site}</a></h1><button>${page.label('subscribe')}</button></div><div class="single-post-container"><div class="container"><div class="single-post"><article class="typography newsletter-post post"><div class="post-header"><h1 class="post-title published">${page.headline()}</h1><h3 class="subtitle">${page.brief()}</h3><div class="pencraft byline-wrapper">${portrait(page)}<a href="/@x">${page.name()}</a><div>${page.date()}</div></div><div class="post-ufi"><a>${page.random.int(1, 300)}</a><a>${page.label('share')}</a></div></div><div class="visibility-check"></div><div><div class="available-content"><div dir="auto" class="body markup">${body}${page.random.chance(0.4) ? note() : ''}</div></div></div><div class="post-footer">${widget()}</div></article></div><div class="comments-page"><h4>${page.label('comments')}</h4><div class="comment">${portrait(page)}<div class="comment-body"><p>${page.free()}</p></div></div></div><div class="portable-archive"><div class="portable-archive-list">${page.random.times(4, post).join('')}</div></div></div></div></div></div>`,
    );
  }),

  textKind('publishing-platform-of-cards', (page) => {
    const card = (type: string, inner: string) =>
      `<div class="kg-card kg-${type}-card">${inner}</div>`;
    const figure = () =>
      `<figure class="kg-card kg-image-card kg-width-wide kg-card-hascaption">${imageInSizes(page)}<figcaption><span style="white-space: pre-wrap;">${page.say()}</span></figcaption></figure>`;
    const extra = () =>
      page.random.pick([
        () =>
          card(
            'callout',
            `<div class="kg-callout-emoji">💡</div><div class="kg-callout-text">${page.say()}</div>`,
          ),
        () =>
          card(
            'toggle',
            `<div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">${page.ask()}</h4></div><div class="kg-toggle-content"><p>${page.say()}</p></div>`,
          ),
        () =>
          `<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://${page.random.word()}.example"><div class="kg-bookmark-content"><div class="kg-bookmark-title">${page.title('free')}</div><div class="kg-bookmark-description">${page.free()}</div></div></a></figure>`,
        () =>
          card(
            'signup',
            `<div class="kg-signup-card-content"><h2>${page.pitch()}</h2><form><input placeholder="${page.label('email')}"><button>${page.label('send')}</button></form></div>`,
          ),
        figure,
      ])();
    const body = story(page, {
      p: (text) => `<p>${text}</p>`,
      h: (text) => `<h2 id="${page.random.word()}">${text}</h2>`,
      quote: (text) => `<blockquote class="kg-blockquote-alt">${text}</blockquote>`,
      li: (items) => points(items),
      figure: extra,
    });
    const next = () =>
      `<article class="gh-card post"><a class="gh-card-link" href="${page.path()}"><figure class="gh-card-image">${thumb(page)}</figure><div class="gh-card-wrapper"><h3 class="gh-card-title">${page.title('noise')}</h3><p class="gh-card-excerpt">${page.noise()}</p><footer class="gh-card-meta">${page.date()}</footer></div></a></article>`;
    return shell(
      page,
      `<div class="gh-viewport"><header id="gh-navigation"><a class="gh-navigation-logo" href="/">${page.site}</a><ul class="nav">${page
        .menuWords(4)
        .map((text) => `<li><a href="/">${text}</a></li>`)
        .join(
          '',
        )}</ul></header><main class="gh-main"><article class="gh-article post"><header class="gh-article-header gh-canvas"><a class="gh-article-tag" href="/tag/x">${page.menuWords(1)[0] ?? ''}</a><h1 class="gh-article-title is-title">${page.headline()}</h1><p class="gh-article-excerpt is-body">${page.say()}</p><div class="gh-article-meta">${portrait(page, ' class="author-profile-image"')}<h4 class="gh-article-author-name"><a>${page.name()}</a></h4><time>${page.date()}</time></div><figure class="gh-article-image">${imageInSizes(page)}<figcaption>${page.brief()}</figcaption></figure></header><section class="gh-content gh-canvas is-body">${body}</section></article><div class="gh-comments gh-read-next"><h2>${page.label('recommended')}</h2><div class="gh-feed">${page.random.times(3, next).join('')}</div></div></main><section class="gh-cta gh-footer"><h3>${page.pitch()}</h3></section></div>`,
    );
  }),

  textKind('workspace-export', (page) => {
    const block = (tag: string, inner: string, attributes = '') =>
      `<${tag} id="${uuid(page)}"${attributes}>${inner}</${tag}>`;
    const body = story(page, {
      p: (text) => block('p', text, ' class=""'),
      h: (text) => block('h2', text, ' class=""'),
      li: (items) =>
        items
          .map((text) =>
            block('ul', `<li style="list-style-type:disc">${text}</li>`, ' class="bulleted-list"'),
          )
          .join(''),
      quote: (text) => block('blockquote', text, ' class=""'),
      figure: () =>
        page.random.pick([
          () =>
            block(
              'figure',
              `<a href="x.png"><img style="width:672px" src="${photo(page)}"></a><figcaption>${page.brief()}</figcaption>`,
              ' class="image"',
            ),
          () =>
            block(
              'figure',
              `<div style="font-size:1.5em"><span class="icon">📌</span></div><div style="width:100%"><p>${page.say()}</p></div>`,
              ' class="block-color-gray_background callout" style="white-space:pre-wrap;display:flex"',
            ),
          () =>
            block(
              'ul',
              `<li><details open=""><summary>${page.ask()}</summary><p>${page.say()}</p></details></li>`,
              ' class="toggle"',
            ),
        ])(),
    });
    const rows = page.random
      .times(
        3,
        () =>
          `<tr class="property-row"><th><span class="icon property-icon"></span>${page.menuWords(1)[0] ?? ''}</th><td><span class="selected-value">${page.random.word()}</span></td></tr>`,
      )
      .join('');
    return shell(
      page,
      `<article id="${uuid(page)}" class="page sans"><header><div class="page-header-icon"><span class="icon">📘</span></div><h1 class="page-title">${page.headline()}</h1><p class="page-description"></p><table class="properties"><tbody>${rows}</tbody></table></header><div class="page-body">${body}</div></article><span class="sans" style="font-size:14px;padding-top:2em"></span>`,
      { isBare: page.random.chance(0.3) },
    );
  }),

  textKind('team-wiki-with-macros', (page) => {
    const panel = () =>
      page.random.pick([
        () =>
          `<div class="confluence-information-macro confluence-information-macro-note"><span class="aui-icon"></span><div class="confluence-information-macro-body"><p>${page.say()}</p></div></div>`,
        () =>
          `<div class="panel" style="border-width: 1px;"><div class="panelHeader"><b>${page.heading()}</b></div><div class="panelContent"><p>${page.say()}</p></div></div>`,
        () =>
          `<div class="expand-container"><div class="expand-control"><span class="expand-control-text">${page.heading()}</span></div><div class="expand-content"><p>${page.say()}</p></div></div>`,
        () =>
          `<p><span class="confluence-embedded-file-wrapper"><img class="confluence-embedded-image" src="${photo(page)}" data-image-src="/download/x.png"></span></p>`,
        () =>
          `<div class="columnLayout two-equal" data-layout="two-equal"><div class="cell normal"><div class="innerCell"><p>${page.say()}</p></div></div><div class="cell normal"><div class="innerCell"><p>${page.say()}</p></div></div></div>`,
      ])();
    const body = story(page, {
      p: (text) => `<p>${text}</p>`,
      h: (text) => `<h1 id="x-${page.random.word()}">${text}</h1>`,
      li: (items) => points(items),
      figure: panel,
    });
    const tree = page
      .list(
        page.random.times(page.random.int(10, 25), () => page.title('free')),
        false,
      )
      .map(
        (text) =>
          `<li><div class="plugin_pagetree_children_content"><span><a href="${page.path()}">${text}</a></span></div></li>`,
      )
      .join('');
    return shell(
      page,
      `<div id="page"><header id="header"><nav class="aui-header"><ul class="aui-nav">${page
        .menuWords(3)
        .map((text) => `<li>${text}</li>`)
        .join(
          '',
        )}</ul></nav></header><div class="ia-splitter"><div class="ia-fixed-sidebar"><div class="plugin_pagetree"><ul class="plugin_pagetree_children_list">${tree}</ul></div></div><div id="main" class="aui-page-panel"><div id="main-header"><ol id="breadcrumbs"><li><a>${page.menuWords(1)[0] ?? ''}</a></li></ol><ul id="navigation"><li><a>${word(page, 'edit')}</a></li><li><a>${word(page, 'save')}</a></li></ul><h1 id="title-text" class="with-breadcrumbs"><a href="${page.url}">${page.headline()}</a></h1></div><div id="content" class="page view"><div class="page-metadata"><ul><li>${page.label('by')} <a class="url fn">${page.name()}</a>, ${page.label('updated')} <a class="last-modified">${page.date()}</a></li></ul></div><div id="main-content" class="wiki-content">${body}</div><div id="likes-and-labels-container">${word(page, 'likes')} <ul class="label-list"><li>${page.random.word()}</li></ul></div><div id="comments-section"><h2>${page.label('comments')}</h2><ol class="comment-threads"><li class="comment-thread"><div class="comment"><h4 class="author">${page.name()}</h4><div class="comment-content wiki-content"><p>${page.free()}</p></div></div></li></ol></div></div></div></div></div>`,
    );
  }),

  textKind('intranet-of-web-parts', (page) => {
    const isModern = page.random.chance(0.5);
    const site = new Site(page, 'none');
    const body = () =>
      story(page, {
        p: (text) => (isModern ? `<p>${text}</p>` : `<p>&#8203;${text}<br></p>`),
        h: (text) => (isModern ? `<h2>${text}</h2>` : `<h2 class="ms-rteElement-H2">${text}</h2>`),
        figure: () => `<p><img src="${photo(page)}" alt="" style="margin:5px"></p>`,
      });
    const part = isModern
      ? `<div class="CanvasComponent LCS"><div data-automation-id="Canvas"><div class="CanvasZone row"><div class="CanvasSection CanvasSection-col12">${parted(
          page.random.times(
            page.amount([1, 1], [1, 3]),
            () =>
              `<div data-automation-id="CanvasControl" class="ControlZone"><div data-automation-id="textBox" class="rte-webpart ck-content">${body()}</div></div>`,
          ),
          () => '<div class="ControlZone-spacer"></div>',
        )}</div></div></div></div>`
      : `<div class="ms-rtestate-field" id="ctl00_PlaceHolderMain_ctl00__ControlWrapper_RichHtmlField"><div class="ExternalClass${page.random.letters(16)}">${body()}</div></div>`;
    const news = page.random
      .times(
        3,
        () =>
          `<div class="ms-cui-item"><a href="${page.path()}.aspx">${page.title('noise')}</a><div>${page.noise()}</div></div>`,
      )
      .join('');
    return shell(
      page,
      `<div id="suiteBar">${page.label('login')}</div><div id="s4-workspace"><div id="s4-bodyContainer"><div id="s4-titlerow">${site.crumbs()}<h1 id="pageTitle">${isModern ? `<span data-automation-id="pageHeader"><div role="heading" aria-level="1" data-automation-id="TitleTextId">${page.headline()}</div></span>` : `<span id="DeltaPlaceHolderPageTitleInTitleArea">${page.headline()}</span>`}</h1></div><div id="sideNavBox"><ul class="ms-core-listMenu-root">${site
        .menuLinks(6)
        .map((one) => `<li class="static">${one}</li>`)
        .join(
          '',
        )}</ul></div><div id="contentBox"><a name="mainContent"></a>${part}<div class="ms-webpart-zone"><h2 class="ms-webpart-titleText">${page.label('latest')}</h2>${news}</div></div></div></div>`,
    );
  }),
];
