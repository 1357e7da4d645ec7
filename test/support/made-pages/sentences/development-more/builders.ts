/** Sites built without code: Google Sites, Wix, Squarespace, Webflow, by nesting and names of their elements. */
import { textKind, type Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import { address, image, lazyImage, photo, portrait, thumb } from './pictures.ts';
import { decoy, points, prose, story, word } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

export const builders: readonly Kind<TextTruth>[] = [
  textKind('simple-site-of-generated-sections', (page) => {
    const g = () =>
      `${page.random.letters(4)} ${page.random.letters(6)}-AhqUyc-${page.random.letters(6)}`;
    const section = (inner: string) =>
      `<section id="h.${page.random.letters(12)}" class="yaqOZd"><div class="mYVXT"><div class="LS81yb VICjCf j5pSsc db35Fc" tabindex="-1"><div class="hJDwNd-AhqUyc-uQSCkd ${g()}"><div class="JNdkSc-SmKAyb LkDMRd"><div class="oKdM2c ZZyype"><div class="${g()} jXK9ad D2fZ2"><div class="jXK9ad-SmKAyb"><div class="tyJCtd mGzaTb Depvyb baZpAe">${inner}</div></div></div></div></div></div></div></div></section>`;
    const p = (text: string) =>
      `<p dir="auto" class="zfr3Q CDt4Ke "><span class="C9DxTc " style="font-size:11pt">${text}</span></p>`;
    const text = () =>
      section(
        story(page, {
          p,
          h: (one) =>
            `<h2 class="zfr3Q JYVBee CDt4Ke"><div class="CjVfdc"><span class="C9DxTc">${one}</span></div></h2>`,
          li: (items) =>
            `<ul class="n8H08c UVNKR">${items.map((one) => `<li dir="auto" class="zfr3Q TYR86d eD0Rn"><p class="zfr3Q CDt4Ke">${one}</p></li>`).join('')}</ul>`,
        }),
      );
    const picture = () =>
      section(`<div class="t3iYD"><img src="${photo(page)}" class="CENy8b" role="img"></div>`);
    return shell(
      page,
      `<div class="fktJzd AKpWA"><header id="atIdViewHeader"><div class="BbxBP HP6J1d"><a href="/"><span>${page.site}</span></a><nav><ul>${page
        .menuWords(5)
        .map((one) => `<li><a class="aJHbb" href="/v">${one}</a></li>`)
        .join(
          '',
        )}</ul></nav></div></header><div role="main" tabindex="-1" class="UtePc RCETm">${section(`<h1 class="zfr3Q duRjpb CDt4Ke"><span class="C9DxTc">${page.headline()}</span></h1>`)}${page.random.times(page.amount([1, 1], [2, 4]), () => text() + (page.random.chance(0.4) ? picture() : '')).join('')}</div><div class="hBW7Hb"><button>${word(page, 'report')}</button></div></div>`,
      { isBare: page.random.chance(0.4) },
    );
  }),

  textKind('drag-and-drop-site-of-rich-texts', (page) => {
    const comp = () => `comp-${page.random.letters(8)}`;
    const span = (text: string, size: number) =>
      `<span style="font-size:${size}px" class="wixui-rich-text__text"><span style="font-family:avenir-lt-w01,sans-serif" class="wixui-rich-text__text">${text}</span></span>`;
    const rich = (inner: string) =>
      `<div id="${comp()}" class="BaOVQ8 tz5f0K ${comp()} wixui-rich-text" data-testid="richTextElement">${inner}</div>`;
    const picture = () =>
      `<div id="${comp()}" class="MazNVa wixui-image"><div data-testid="linkElement" class="j7pOnl"><wow-image id="img_x" class="HlRz5e BI8PVQ"><img src="${photo(page)}" alt="" style="width:489px;height:326px;object-fit:cover"></wow-image></div></div>`;
    const lines = () =>
      page.random
        .times(
          page.amount([1, 2], [2, 5]),
          () =>
            `<p class="font_8 wixui-rich-text__text" style="line-height:1.6em;">${span(prose(page), 16)}</p>${page.random.chance(0.4) ? '<p class="font_8 wixui-rich-text__text"><span class="wixGuard wixui-rich-text__text">​</span></p>' : ''}`,
        )
        .join('');
    const strip = () =>
      `<section id="${comp()}" tabindex="-1" class="Oqnisf wixui-section"><div class="MW5IWV"></div><div data-mesh-id="inlineContent"><div data-mesh-id="gridContainer">${rich(`<h2 class="font_2 wixui-rich-text__text">${span(page.heading(), 36)}</h2>`)}${rich(lines())}${page.random.chance(0.5) ? picture() : ''}</div></div></section>`;
    const menu = `<nav class="${comp()} wixui-dropdown-menu"><ul>${page
      .menuWords(5)
      .map((text) => `<li><a data-testid="linkElement" href="/x"><p>${text}</p></a></li>`)
      .join('')}</ul></nav>`;
    return shell(
      page,
      `<div id="SITE_CONTAINER"><div id="main_MF"><div id="site-root"><div id="masterPage"><header id="SITE_HEADER_WRAPPER"><div id="${comp()}">${rich(`<p class="font_8"><a href="/">${span(page.site, 20)}</a></p>`)}${menu}</div></header><main id="PAGES_CONTAINER"><div id="SITE_PAGES">${rich(`<h1 class="font_0 wixui-rich-text__text" style="text-align:center">${span(page.headline(), 60)}</h1>`)}${page.random.times(page.amount([1, 2], [2, 4]), strip).join('')}</div></main><footer id="SITE_FOOTER_WRAPPER">${rich(`<p class="font_9">${span(`© ${page.site}. ${page.label('rights')}`, 12)}</p>`)}${rich(`<p class="font_9">${span(page.pitch(), 12)}</p>`)}</footer></div></div></div></div>`,
    );
  }),

  textKind('drag-and-drop-blog-post', (page) => {
    const c = () => `${page.random.letters(5)} ${page.random.letters(6)}`;
    const id = () => `viewer-${page.random.letters(5)}`;
    const body = story(page, {
      p: (text) =>
        `<p id="${id()}" dir="auto" class="${c()}"><span class="${c()}">${text}</span></p><div type="empty-line" class="${c()}"><p><br></p></div>`,
      h: (text) =>
        `<h2 id="${id()}" class="${c()}"><span class="${c()}"><strong>${text}</strong></span></h2>`,
      li: (items) =>
        `<ul class="${c()}">${items.map((text) => `<li class="${c()}" aria-level="1"><p class="${c()}"><span>${text}</span></p></li>`).join('')}</ul>`,
      figure: () =>
        `<div data-hook="figure-IMAGE"><figure class="${c()}"><div data-hook="imageViewer"><div>${lazyImage(page)}</div></div><figcaption><span data-hook="image-caption">${page.brief()}</span></figcaption></figure></div>`,
    });
    const recent = page.random
      .times(
        3,
        () =>
          `<div data-hook="post-list-item"><article><a href="${page.path()}">${thumb(page)}</a><div class="${c()}"><h2 data-hook="post-title"><div class="${c()}">${page.title('noise')}</div></h2></div><div class="${c()}">${page.noise()}</div></article></div>`,
      )
      .join('');
    return shell(
      page,
      `<div id="SITE_CONTAINER"><header><a href="/">${page.site}</a></header><main><div data-hook="post-page"><div data-hook="post"><article><div data-hook="category-menu">${page.menuWords(3).join(' ')}</div><ul data-hook="post-metadata"><li>${portrait(page)}<span data-hook="user-name">${page.name()}</span></li><li>${page.date()}</li><li>${page.label('minutes')}</li></ul><h1 data-hook="post-title"><span class="blog-post-title-font">${page.headline()}</span></h1><section data-hook="post-description"><div data-rce-version="9"><div class="${c()}" dir="ltr">${body}</div></div></section><div data-hook="post-main-actions">${word(page, 'likes')} ${word(page, 'views')}</div></article></div><div data-hook="recent-posts"><h2>${page.label('latest')}</h2>${recent}</div><div data-hook="comments">${page.label('writeComment')}</div></div></main></div>`,
    );
  }),

  textKind('blocks-in-grid-rows', (page) => {
    const block = (type: string, inner: string) =>
      `<div class="sqs-block ${type}-block sqs-block-${type}" data-block-type="2" id="block-yui_${page.random.letters(10)}"><div class="sqs-block-content">${inner}</div></div>`;
    const row = (inner: string) =>
      `<div class="row sqs-row"><div class="col sqs-col-12 span-12">${inner}</div></div>`;
    const html = (inner: string) => block('html', `<div class="sqs-html-content">${inner}</div>`);
    const picture = () => {
      const src = photo(page);
      return block(
        'image',
        `<div class="image-block-outer-wrapper"><figure class="sqs-block-image-figure intrinsic"><div class="image-block-wrapper"><noscript><img src="${src}" alt=""></noscript><img class="thumb-image" data-src="${src}" data-image="${src}" data-image-dimensions="1500x1000" data-load="false"></div><figcaption class="image-caption-wrapper"><div class="image-caption"><p>${page.brief()}</p></div></figcaption></figure></div>`,
      );
    };
    const part = () =>
      row(
        html(
          story(page, {
            p: (text) => `<p class="" style="white-space:pre-wrap;">${text}</p>`,
            h: (text) => `<h3 style="white-space:pre-wrap;">${text}</h3>`,
            li: (items) =>
              `<ul data-rte-list="default">${items.map((text) => `<li><p style="white-space:pre-wrap;">${text}</p></li>`).join('')}</ul>`,
            quote: (text) =>
              `<figure class="block-animation-none"><blockquote><span>“</span>${text}<span>”</span></blockquote></figure>`,
          }),
        ) + (page.random.chance(0.5) ? picture() : ''),
      );
    const summary = block(
      'summary-v2',
      `<div class="summary-block-wrapper"><div class="summary-heading"><span class="summary-heading-text">${page.label('related')}</span></div><div class="summary-item-list">${page.random.times(3, () => `<div class="summary-item"><a class="summary-thumbnail-container" href="${page.path()}">${thumb(page)}</a><div class="summary-content"><div class="summary-title"><a class="summary-title-link" href="${page.path()}">${page.title('noise')}</a></div><div class="summary-excerpt"><p>${page.noise()}</p></div></div></div>`).join('')}</div></div>`,
    );
    const site = new Site(page, 'words');
    return shell(
      page,
      `<div id="siteWrapper"><header id="header">${site.header()}</header><main id="page" role="main"><article class="sections"><section class="page-section blog-item"><div class="content-wrapper"><div class="content"><div class="blog-item-wrapper"><article class="h-entry entry"><div class="blog-item-inner-wrapper"><div class="blog-item-top-wrapper"><div class="blog-item-title"><h1 class="entry-title entry-title--large p-name">${page.headline()}</h1></div><div class="blog-item-meta-wrapper"><time class="dt-published">${page.date()}</time><span class="blog-author-name">${page.name()}</span></div></div><div class="blog-item-content-wrapper"><div class="blog-item-content e-content"><div class="sqs-layout sqs-grid-12 columns-12">${page.random.times(page.amount([1, 1], [2, 3]), part).join('')}${row(summary)}</div></div></div></div></article><section class="item-pagination">${site.neighbours()}</section></div></div></div></section></article></main>${site.footer()}</div>`,
    );
  }),

  textKind('visual-builder-with-collection', (page) => {
    const body = story(page, {
      p: (text) => `<p>${text}</p>`,
      h: (text) => `<h3>${text}</h3>`,
      li: (items) => points(items, ' role="list"'),
      quote: (text) => `<blockquote>${text}</blockquote>`,
      figure: () =>
        `<figure style="max-width:1200px" class="w-richtext-align-fullwidth w-richtext-figure-type-image"><div>${image(page)}</div><figcaption>${page.brief()}</figcaption></figure>`,
    });
    const item = () =>
      `<div role="listitem" class="w-dyn-item"><a href="${page.path()}" class="blog-card w-inline-block"><div style="background-image:url(&quot;${address(page)}&quot;)" class="image-cover"></div><div class="tag">${page.menuWords(1)[0] ?? ''}</div><h4 class="heading-7">${page.title('noise')}</h4><p class="paragraph-small">${page.noise()}</p></a></div>`;
    return shell(
      page,
      `<div data-collapse="medium" role="banner" class="navbar w-nav"><div class="container w-container"><a href="/" class="brand w-nav-brand">${thumb(page)}</a><nav role="navigation" class="w-nav-menu">${page
        .menuWords(5)
        .map((text) => `<a href="/x" class="nav-link w-nav-link">${text}</a>`)
        .join(
          '',
        )}</nav></div></div><div class="section"><div class="w-layout-blockcontainer container w-container"><div class="post-head"><div class="text-block-12">${page.date()}</div><h1 class="heading-jumbo">${page.headline()}</h1><p class="paragraph-large">${page.random.chance(0.4) ? decoy(page) : page.say()}</p></div><div class="rich-text-block w-richtext">${body}</div></div></div><div class="section cc-grey"><div class="container"><div class="w-dyn-list"><div role="list" class="w-dyn-items">${page.random.times(3, item).join('')}</div></div></div></div><div class="footer"><div class="cta-wrap"><h2>${page.pitch()}</h2><a href="/c" class="button w-button">${page.label('contact')}</a></div><p>${page.label('rights')}</p></div>`,
    );
  }),
];
