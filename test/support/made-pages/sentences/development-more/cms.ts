/** Content systems: Drupal, Joomla, TYPO3, Blogger, Tumblr, static generators, wikis of companies, workspaces. */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import {
  image,
  imageInSizes,
  lazyImage,
  photo,
  pictureElement,
  portrait,
  thumb,
  thumbToBig,
} from './pictures.ts';
import { plainBlocks, points, prose, story, word, type Blocks } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

/** Lists of months with counts in a side column: noise. */
function months(page: PageMaker): readonly string[] {
  return page.list(
    page.random.times(
      page.random.int(8, 30),
      (i) => `${page.random.word()} ${2008 + (i % 9)} (${i + 1})`,
    ),
    false,
  );
}

const asHtmlList = (page: PageMaker, items: readonly string[], item = '') =>
  `<ul>${items.map((text) => `<li${item}><a href="${page.path()}">${text}</a></li>`).join('')}</ul>`;

export const cms: readonly Kind<TextTruth>[] = [
  textKind('node-with-fields', (page) => {
    const site = new Site(page, 'words');
    const field = (name: string, inner: string) =>
      `<div class="field field-name-${name} field-type-text-with-summary field-label-hidden"><div class="field-items"><div class="field-item even">${inner}</div></div></div>`;
    const block = (inner: string) =>
      `<div id="block-views-latest-block" class="block block-views contextual-links-region"><h2>${page.label('latest')}</h2><div class="content"><div class="view view-latest"><div class="view-content">${inner}</div></div></div></div>`;
    const rows = page.random
      .times(
        4,
        (i) =>
          `<div class="views-row views-row-${i + 1}"><div class="views-field views-field-title"><span class="field-content"><a href="${page.path()}">${page.title('noise')}</a></span></div><div class="views-field views-field-body"><div class="field-content"><p>${page.noise()}</p></div></div></div>`,
      )
      .join('');
    const body = story(page, {
      ...plainBlocks(),
      figure: () =>
        `<p><img alt="" class="image-style-large" src="${photo(page)}" typeof="foaf:Image"></p>`,
    });
    return shell(
      page,
      `<div id="page-wrapper"><div id="page">${site.header()}<div id="main-wrapper"><div id="main" class="clearfix"><div id="breadcrumb">${site.crumbs()}</div><div id="content" class="column"><div class="section"><h1 class="title" id="page-title">${page.headline()}</h1><div class="tabs"></div><div class="region region-content"><div id="block-system-main" class="block block-system"><div class="content"><div id="node-${page.random.int(1, 9999)}" class="node node-article node-promoted clearfix"><div class="meta submitted"><span>${page.label('published')} ${page.name()} ${page.date()}</span></div><div class="content clearfix">${field('field-image', image(page))}${field('body', body)}${field('field-tags', site.tags())}</div><div class="link-wrapper"><ul class="links inline"><li><a href="/user/login">${page.label('login')}</a></li></ul></div></div></div></div></div></div></div><div id="sidebar-first">${block(rows)}</div></div></div>${site.footer()}</div></div>`,
    );
  }),

  textKind('paragraph-types-in-regions', (page) => {
    const site = new Site(page, 'bem');
    const paragraph = (type: string, inner: string) =>
      `<div class="field__item"><div class="paragraph paragraph--type--${type} paragraph--view-mode--default">${inner}</div></div>`;
    const text = () =>
      paragraph(
        'text',
        `<div class="clearfix text-formatted field field--name-field-text field--type-text-long field--label-hidden field__item">${story(page, plainBlocks())}</div>`,
      );
    const media = () =>
      paragraph(
        'image',
        `<article class="media media--type-image"><div class="field field--name-field-media-image">${pictureElement(page)}</div></article><div class="field field--name-field-caption">${page.say()}</div>`,
      );
    const quote = () =>
      paragraph('quote', `<blockquote class="field__item">${page.say()}</blockquote>`);
    const cards = paragraph(
      'teasers',
      `<h2>${page.label('related')}</h2>${page.random.times(3, () => `<article class="node node--type-article node--view-mode-teaser">${thumb(page)}<h3><a href="${page.path()}"><span class="field field--name-title">${page.title('noise')}</span></a></h3><div class="field field--name-body"><p>${page.noise()}</p></div></article>`).join('')}`,
    );
    const parts = page.random
      .times(page.amount([1, 1], [2, 4]), (i) =>
        i === 0 ? text() : page.random.pick([media, quote, () => ''])() + text(),
      )
      .join('');
    return shell(
      page,
      `<div class="dialog-off-canvas-main-canvas">${site.header()}<main role="main"><a id="main-content" tabindex="-1"></a><div class="layout-content"><div class="region region-content"><div class="block block-core block-page-title-block"><h1 class="page-header"><span class="field field--name-title field--type-string">${page.headline()}</span></h1></div><div class="block block-system-main-block"><article role="article" class="node node--type-page node--view-mode-full"><div class="node__content"><div class="layout layout--onecol"><div class="layout__region layout__region--content"><div class="field field--name-field-paragraphs field__items">${parts}${cards}</div></div></div></div></article></div></div></div></main>${site.footer()}</div>`,
    );
  }),

  textKind('item-page-of-an-open-cms', (page) => {
    const site = new Site(page, 'words');
    const module = (title: string, inner: string) =>
      `<div class="sidebar-right card"><h3 class="card-header">${title}</h3><div class="card-body">${inner}</div></div>`;
    const body = story(page, {
      ...plainBlocks(),
      figure: () =>
        `<figure class="float-start item-image">${imageInSizes(page)}<figcaption>${page.brief()}</figcaption></figure>`,
    });
    return shell(
      page,
      `<div class="site-grid">${site.header()}<div class="grid-child container-component"><nav class="mod-breadcrumbs__wrapper">${site.crumbs(true)}</nav><main><div class="com-content-article item-page" itemscope itemtype="https://schema.org/Article"><div class="page-header"><h2 itemprop="headline">${page.headline()}</h2></div><dl class="article-info text-muted"><dt class="article-info-term">${page.label('about')}</dt><dd class="createdby">${page.label('by')} <span itemprop="name">${page.name()}</span></dd><dd class="published"><time>${page.label('published')} ${page.date()}</time></dd><dd class="hits">${word(page, 'views')}</dd></dl><ul class="tags list-inline">${site
        .menuLinks(2)
        .map((one) => `<li>${one}</li>`)
        .join(
          '',
        )}</ul><figure class="com-content-article__image item-image">${image(page)}</figure><div itemprop="articleBody" class="com-content-article__body">${body}</div><nav class="pagenavigation"><span class="pagination ms-0"><a class="btn btn-sm" href="${page.path()}"><span class="visually-hidden">${page.label('previous')}: ${page.title('noise')}</span></a></span></nav></div></main></div><div class="grid-child container-sidebar-right">${module(
        page.label('latest'),
        asHtmlList(
          page,
          page.random.times(4, () => page.title('noise')),
        ),
      )}${module(word(page, 'archive'), asHtmlList(page, months(page)))}</div>${site.footer()}</div>`,
    );
  }),

  textKind('content-elements-of-frames', (page) => {
    const isOld = page.random.chance(0.5);
    const n = { id: page.random.int(10, 500) };
    const frame = (inner: string, type = 'textmedia') =>
      isOld
        ? `<div id="c${n.id++}" class="csc-default">${inner}</div>`
        : `<div id="c${n.id++}" class="frame frame-default frame-type-${type} frame-layout-0 frame-background-none"><div class="frame-container"><div class="frame-inner">${inner}</div></div></div>`;
    const head = (text: string) =>
      isOld
        ? `<div class="csc-header csc-header-n1"><h2 class="csc-firstHeader">${text}</h2></div>`
        : `<header class="frame-header"><h2 class="element-header"><span>${text}</span></h2></header>`;
    const text = () =>
      story(page, { p: (one) => `<p class="bodytext">${one}</p>`, li: (items) => points(items) });
    const withPicture = () =>
      isOld
        ? `<div class="csc-textpic csc-textpic-intext-right"><div class="csc-textpic-imagewrap"><dl class="csc-textpic-image"><dt>${thumbToBig(page)}</dt><dd class="csc-textpic-caption">${page.brief()}</dd></dl></div><div class="csc-textpic-text">${text()}</div></div>`
        : `<div class="ce-textpic ce-right ce-intext"><div class="ce-gallery" data-ce-columns="1"><div class="ce-row"><div class="ce-column"><figure class="image">${lazyImage(page)}<figcaption class="image-caption">${page.brief()}</figcaption></figure></div></div></div><div class="ce-bodytext">${text()}</div></div>`;
    const element = (i: number) =>
      frame(
        `${i === 0 ? '' : head(page.heading())}${page.random.chance(0.5) ? withPicture() : text()}`,
      );
    const site = new Site(page, 'foreign');
    const news = frame(
      `<div class="news"><div class="news-list-view">${page.random.times(3, () => `<div class="article articletype-0"><div class="header"><h3><a title="x" href="${page.path()}"><span itemprop="headline">${page.title('noise')}</span></a></h3></div><div class="teaser-text"><div itemprop="description"><p>${page.noise()} <a class="more" href="${page.path()}">${page.label('readMore')}</a></p></div></div></div>`).join('')}</div></div>`,
      'list',
    );
    return shell(
      page,
      `${site.header()}<div id="content"><!--TYPO3SEARCH_begin-->${frame(isOld ? `<div class="csc-header"><h1>${page.headline()}</h1></div>` : `<header><h1>${page.headline()}</h1></header>`, 'header')}${page.random.times(page.amount([1, 1], [2, 4]), element).join('')}<!--TYPO3SEARCH_end-->${news}</div>${site.footer()}`,
    );
  }),

  textKind('hosted-blog-of-breaks-and-separators', (page) => {
    const separator = () =>
      `<div class="separator" style="clear: both; text-align: center;">${thumbToBig(page)}</div>`;
    const caption = () =>
      `<table align="center" cellpadding="0" cellspacing="0" class="tr-caption-container"><tbody><tr><td style="text-align: center;">${thumbToBig(page)}</td></tr><tr><td class="tr-caption" style="text-align: center;">${page.say()}</td></tr></tbody></table>`;
    const blocks: Blocks = page.random.pick<Blocks>([
      { p: (text) => `${text}<br><br>`, figure: separator },
      { p: (text) => `<div>${text}</div><div><br></div>`, figure: caption },
      {
        p: (text) =>
          `<div class="MsoNormal" style="text-align: justify;"><span style="font-family: arial;">${text}</span></div><br>`,
        figure: separator,
      },
      { p: (text) => `<p style="text-align: justify;">${text}</p>`, figure: caption },
    ]);
    const archive = `<div class="widget BlogArchive"><h2>${word(page, 'archive')}</h2><div class="widget-content"><div id="ArchiveList">${months(
      page,
    )
      .map(
        (text) =>
          `<ul class="hierarchy"><li class="archivedate collapsed"><a class="toggle" href="#"><span class="zippy">►</span></a> <a class="post-count-link" href="${page.path()}">${text}</a></li></ul>`,
      )
      .join('')}</div></div></div>`;
    return shell(
      page,
      `<div class="content-outer"><div id="header"><h1 class="title"><a href="/">${page.site}</a></h1><p class="description"><span>${page.brief('noise')}</span></p></div><div class="main-outer"><div id="main"><div class="widget Blog"><div class="blog-posts hfeed"><div class="date-outer"><h2 class="date-header"><span>${page.date()}</span></h2><div class="date-posts"><div class="post-outer"><div class="post hentry uncustomized-post-template"><a name="${page.random.int(100000, 999999)}"></a><h3 class="post-title entry-title" itemprop="name">${page.headline()}</h3><div class="post-header"><div class="post-header-line-1"></div></div><div class="post-body entry-content" id="post-body-1">${story(page, blocks)}<div style="clear: both;"></div></div><div class="post-footer"><div class="post-footer-line post-footer-line-1"><span class="post-author vcard">${page.label('by')} ${page.name()}</span> <span class="post-timestamp">${page.random.int(10, 23)}:${page.random.int(10, 59)}</span></div><div class="post-footer-line"><span class="post-labels">${page.label('tags')}: ${page
        .menuWords(3)
        .map((text) => `<a href="/search/label/x" rel="tag">${text}</a>`)
        .join(
          ', ',
        )}</span></div></div></div><div class="comments" id="comments"><h4>${page.label('comments')}</h4><dl id="comments-block"><dt class="comment-author">${page.name()}</dt><dd class="comment-body"><p>${page.free()}</p></dd></dl></div></div></div></div></div><div class="blog-pager" id="blog-pager"><a class="blog-pager-newer-link" href="${page.path()}">${page.label('next')}</a> <a class="blog-pager-older-link">${page.label('previous')}</a></div></div></div><div class="column-right-outer"><div class="sidebar section">${archive}<div class="widget Profile"><h2>${page.label('about')}</h2>${portrait(page)}<dl><dd>${page.noise()}</dd></dl></div></div></div></div></div>`,
    );
  }),

  textKind('hosted-blog-with-featured-post', (page) => {
    const snippet = () =>
      `<div class="post"><h3 class="post-title"><a href="${page.path()}">${page.title('noise')}</a></h3><div class="post-snippet snippet-container"><div class="snippet-thumbnail">${thumb(page)}</div><div class="post-content">${page.noise(2)}</div><a class="snippet-item"><span class="jump-link">${page.label('readMore')}</span></a></div></div>`;
    const body = story(page, {
      p: (text) => `<p>${text}</p>`,
      h: (text) => `<h2 style="text-align: left;">${text}</h2>`,
      figure: () => `<div class="separator">${thumbToBig(page)}</div><br>`,
    });
    return shell(
      page,
      `<div class="page"><div class="page_body"><div class="centered-top"><header class="centered-top-container"><div class="back-button-container"><svg></svg></div><h3>${page.site}</h3></header></div><div class="main_body"><div class="main section"><div class="widget Blog"><div class="blog-posts hfeed container"><article class="post-outer-container"><div class="post-outer"><div class="post-title-container"><h3 class="post-title entry-title">${page.headline()}</h3></div><div class="post-header"><div class="post-header-line-1">${page.date()}</div></div><div class="post-share-buttons goog-inline-block">${page.label('share')} <ul><li>${word(page, 'copyLink')}</li></ul></div><div class="post-body-container"><div class="post-body entry-content float-container">${body}</div></div><div class="post-footer container">${page.label('tags')}</div></div><section class="comments embed"><h3 class="title">${page.label('comments')}</h3><div class="comment-block">${page.free()}</div></section></article></div></div><div class="widget PopularPosts"><h3 class="title">${page.label('mostRead')}</h3>${page.random.times(3, snippet).join('')}</div></div></div></div></div>`,
    );
  }),

  textKind('tumble-log-post-without-headline', (page) => {
    const note = () =>
      `<li class="note like"><span class="action"><a class="tumblelog" href="https://${page.random.word()}.example/">${page.random.word()}</a> ${word(page, 'likes')}</span></li>`;
    const text = page.random
      .times(page.amount([1, 2], [4, 8]), () => `<p>${prose(page)}</p>`)
      .join('\n');
    return shell(
      page,
      `<div id="header"><a href="/">${page.site}</a><div id="description">${page.brief('noise')}</div><a href="/ask">${page.ask('noise')}</a></div><div id="content"><div class="post photo"><div class="media"><a href="/image">${image(page)}</a></div><div class="copy caption">${text}</div><div class="footer"><span class="tags">${page
        .menuWords(4)
        .map((one) => `<a href="/tagged/x">#${one}</a>`)
        .join(
          ' ',
        )}</span> <a href="/p">${page.date()}</a> <a>${page.random.int(10, 999)} notes</a></div><ol class="notes">${page.random.times(6, note).join('')}</ol></div></div>`,
    );
  }),

  textKind('static-site-single-post', (page) => {
    const site = new Site(page, 'words');
    const h = (text: string) =>
      `<h2 id="${page.random.word()}">${text}<a hidden class="anchor" aria-hidden="true" href="#x">#</a></h2>`;
    const body = story(page, {
      ...plainBlocks(),
      h,
      figure: () =>
        `<figure class="align-center">${image(page)}<figcaption><p>${page.say()}</p></figcaption></figure>`,
    });
    return shell(
      page,
      `<header class="header"><nav class="nav"><div class="logo"><a href="/">${page.site}</a></div><ul id="menu">${site
        .menuLinks(4)
        .map((one) => `<li>${one}</li>`)
        .join(
          '',
        )}</ul></nav></header><main class="main"><article class="post-single"><header class="post-header"><div class="breadcrumbs">${site.menuLinks(2).join(' » ')}</div><h1 class="post-title entry-hint-parent">${page.headline()}</h1><div class="post-description">${page.brief()}</div><div class="post-meta"><span>${page.date()}</span>&nbsp;·&nbsp;${page.label('minutes')}&nbsp;·&nbsp;${page.name()}</div></header><div class="post-content">${body}</div><footer class="post-footer"><ul class="post-tags">${site
        .menuLinks(3)
        .map((one) => `<li>${one}</li>`)
        .join(
          '',
        )}</ul><nav class="paginav"><a class="prev" href="${page.path()}"><span class="title">« ${page.label('previous')}</span><br><span>${page.title('noise')}</span></a></nav></footer></article></main><footer class="footer"><span>${page.disclaimer()}</span></footer>`,
    );
  }),
];
