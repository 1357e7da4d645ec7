/** Articles of news sites, institutes and firms of half `held-out-4`. */
import type { Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import {
  anywhere,
  bare,
  below,
  f,
  framed,
  others,
  ps,
  shot,
  some,
  stem,
  texts,
} from './writing.ts';

function ampImage(page: PageMaker): string {
  const src = shot(page, '/uploads/amp');
  return `<amp-img src="${src}" width="1200" height="675" layout="responsive"><noscript><img src="${src}" width="1200" height="675" alt=""></noscript></amp-img>`;
}

function placedImage(page: PageMaker): string {
  const name = stem(page, '');
  page.recordPicture(`/news/240${name}.jpg.webp`, `/news/480${name}.jpg.webp`);
  return `<img sizes="96vw" srcset="/news/240${name}.jpg.webp 240w, /news/480${name}.jpg.webp 480w" src="/news/480${name}.jpg.webp" alt="" loading="lazy">`;
}

export const articles: readonly Kind<TextTruth>[] = [
  framed(
    'block-theme-single-with-constrained-layout',
    'blockTheme',
    (page) =>
      `<div class="wp-block-group alignfull has-global-padding is-layout-constrained"><h1 class="wp-block-post-title has-x-large-font-size">${page.headline()}</h1>${f.byline(page)}<figure class="alignwide wp-block-post-featured-image"><img width="1200" height="800" src="${shot(page, '/wp-content/uploads/2025/02')}" class="attachment-post-thumbnail wp-post-image" alt="" fetchpriority="high"></figure><div class="entry-content wp-block-post-content is-layout-constrained">${ps(page)}<blockquote class="wp-block-quote is-layout-flow"><p>${page.say()}</p><cite>${page.name()}</cite></blockquote><h2 class="wp-block-heading">${page.heading()}</h2>${ps(page)}</div></div><div class="wp-block-group">${below(page)}</div>`,
  ),
  framed(
    'newspaper-theme-composer-cells',
    'newspaper',
    (page) =>
      `<div class="wpb_wrapper"><div class="td_block_wrap tdb_title tdb-single-title"><div class="tdb-block-inner td-fix-index"><h1 class="tdb-title-text">${page.headline()}</h1></div></div><div class="td_block_wrap tdb_single_subtitle"><p>${page.say()}</p></div>${f.byline(page)}<div class="td_block_wrap tdb_single_content td-post-content tagdiv-type"><div class="tdb-block-inner">${ps(page)}<div class="td-a-rec td-a-rec-id-content_inline"><span class="td-adspot-title">${page.label('advert')}</span></div>${ps(page)}</div></div></div>${below(page)}`,
  ),
  bare(
    'mobile-page-of-amp-parts',
    (page) =>
      `<amp-consent id="consent" layout="nodisplay"></amp-consent><header class="amp-header"><button on="tap:sidebar.toggle">☰</button><a href="/">${page.site}</a></header><amp-sidebar id="sidebar" layout="nodisplay" side="left"><ul>${page
        .menuWords(5)
        .map((w) => `<li><a href="/${page.random.word()}">${w}</a></li>`)
        .join(
          '',
        )}</ul></amp-sidebar><main><article class="amp-wp-article"><header class="amp-wp-article-header"><h1 class="amp-wp-title">${page.headline()}</h1><div class="amp-wp-meta amp-wp-byline"><span class="amp-wp-author">${page.name()}</span></div></header><figure class="amp-wp-article-featured-image">${ampImage(page)}<figcaption class="wp-caption-text">${page.say()}</figcaption></figure><div class="amp-wp-article-content">${ps(page)}<amp-ad width="300" height="250" type="doubleclick"><div overflow>${page.label('advert')}</div></amp-ad>${ps(page)}</div><footer class="amp-wp-article-footer"><div class="amp-wp-meta amp-wp-tax-tag">${page.label('tags')} ${page.menuWords(2).join(', ')}</div></footer></article><amp-next-page><div class="np">${others(page, (h, t) => `<a href="${h}"><h2>${t}</h2></a>`)}</div></amp-next-page></main><footer class="amp-wp-footer"><p>${page.disclaimer()}</p></footer>`,
  ),
  bare('broadcaster-with-hashed-blocks', (page) => {
    const block = (html: string, name: string) =>
      `<div data-component="${name}" class="sc-${page.random.letters(8)} ${page.random.letters(5)}">${html}</div>`;
    return `<div id="__next"><div class="sc-${page.random.letters(8)}"><nav data-testid="header-nav">${f.menu(page)}</nav><main id="main-content"><article>${block(`<h1 class="sc-${page.random.letters(8)}">${page.headline()}</h1>`, 'headline-block')}${block(`<div data-testid="byline-new"><time>${page.date()}</time><span>${page.name()}</span></div>`, 'byline-block')}${block(`<figure><div data-testid="image"><img src="${page.decoration('/news/grey-placeholder.png')}" class="hide-when-no-script" alt="">${placedImage(page)}</div><figcaption>${page.say()}</figcaption></figure>`, 'image-block')}${texts(page, (t) => block(`<p class="sc-eb7bd5f6-0">${t}</p>`, 'text-block'))}${block(`<h2>${page.heading()}</h2>`, 'subheadline-block')}${texts(page, (t) => block(`<p class="sc-eb7bd5f6-0">${t}</p>`, 'text-block'))}${block(`<ul role="list">${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul>`, 'links-block')}${block(
      page
        .menuWords(3)
        .map((w) => `<a href="/topics">${w}</a>`)
        .join(''),
      'topic-list',
    )}</article><section data-analytics_group_name="More"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<div data-testid="dundee-card"><a href="${h}"><h3 data-testid="card-headline">${t}</h3><p data-testid="card-description">${page.noise()}</p></a></div>`)}</section></main>${f.footer(page)}</div></div>`;
  }),
  framed(
    'university-news-in-fields',
    'olivero',
    (page) =>
      `<div id="block-olivero-page-title" class="block"><h1 class="title page-title"><span class="field field--name-title">${page.headline()}</span></h1></div><article data-history-node-id="${page.random.int(1, 999)}" class="node node--type-news node--view-mode-full"><div class="node__meta"><span>${page.name()}</span> ${page.date()}</div><div class="node__content"><div class="text-content clearfix field field--name-field-summary field__item"><p>${page.say(2)}</p></div><div class="text-content clearfix field field--name-body field--type-text-with-summary field--label-hidden field__item">${ps(page)}<h3>${page.heading()}</h3>${ps(page)}</div><div class="field field--name-field-contact field--label-above"><div class="field__label">${page.label('contact')}</div><div class="field__item">${page.name()}</div></div></div></article>`,
  ),
  framed(
    'joomla-item-with-pagination',
    'cassiopeia',
    (page) =>
      `<div class="com-content-article item-page"><meta itemprop="inLanguage" content="x"><div class="page-header"><h1 itemprop="headline">${page.headline()}</h1></div>${f.byline(page)}<figure class="left item-image"><img src="${shot(page, '/images/news')}" itemprop="image" alt="" width="800" height="533"></figure><div itemprop="articleBody" class="com-content-article__body">${ps(page)}<h3>${page.heading()}</h3>${ps(page)}</div>${f.neighbours(page)}</div>`,
  ),
  framed(
    'ministry-frames-of-content-elements',
    'typo3',
    (page) =>
      `<div class="news news-single"><div class="article" itemscope itemtype="http://schema.org/Article"><div class="header"><h1 itemprop="headline">${page.headline()}</h1></div><div class="footer"><p><span class="news-list-date"><time>${page.date()}</time></span></p></div><div class="teaser-text lead" itemprop="description"><p>${page.say(2)}</p></div><div class="news-text-wrap" itemprop="articleBody">${ps(page)}</div><div id="c${page.random.int(100, 9999)}" class="frame frame-default frame-type-text frame-layout-default"><div class="frame-inner"><header><h2 class="element-header"><span>${page.heading()}</span></h2></header>${ps(page)}</div></div><div class="news-backlink-wrap"><a href="/news" class="btn btn-secondary">${page.label('previous')}</a></div></div></div>`,
  ),
  framed(
    'agency-notes-of-an-office',
    'uswds',
    (page) =>
      `<article class="usa-article"><h1>${page.headline()}</h1><p class="usa-intro">${page.say(2)}</p><p class="text-base-dark">${page.label('published')} ${page.date()}</p><div class="usa-alert usa-alert--info"><div class="usa-alert__body"><p class="usa-alert__text">${page.say()}</p></div></div>${ps(page)}<h2>${page.heading()}</h2>${ps(page)}<div class="usa-summary-box" role="region"><div class="usa-summary-box__body"><h3 class="usa-summary-box__heading">${page.heading()}</h3><div class="usa-summary-box__text"><ul class="usa-list">${some(page, 3, 5, () => `<li>${page.item()}</li>`)}</ul></div></div></div></article><div class="usa-feedback"><p>${page.noise()}</p></div>`,
  ),
  bare(
    'wire-release-with-legend-spans',
    (page) =>
      `<div class="top-bar"><a href="/">${page.site}</a>${f.menu(page)}</div><article class="news-release inline-gallery-template"><header class="container release-header"><div class="row"><div class="col-lg-8"><h1>${page.headline()}</h1></div><div class="col-lg-4"><a href="/o"><img src="${page.decoration()}" alt="" class="img-responsive logo"></a></div></div><div class="row detail-headline"><p class="subtitle">${page.say()}</p></div><div class="col-sm-3"><p><strong>${page.label('source')}</strong> <a href="/n">${page.random.word()}</a></p><p class="mb-no">${page.date()}</p>${f.share(page)}</div></header><section class="release-body container"><div class="row"><div class="col-lg-10 col-lg-offset-1">${texts(page, (t, i) => (i === 0 ? `<p><span class="legendSpanClass">${page.random.word().toUpperCase()}</span>, <span class="legendSpanClass">${page.date()}</span> /${page.site}/ -- ${t}</p>` : `<p>${t}</p>`))}<p><b>${page.heading()}</b></p>${page.p()}<p>${page.record(`SOURCE ${page.random.word()}`, 'free')}</p></div></div></section></article><section class="container more-from"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<a class="newsreleaseconsolidatelink" href="${h}"><h3>${t}</h3><p class="remove-outline">${page.noise()}</p></a>`)}</section>${f.footer(page)}`,
  ),
  bare(
    'magazine-of-a-wix-blog',
    (page) =>
      `<div id="SITE_CONTAINER"><div class="wixui-header">${f.menu(page)}</div><main id="PAGES_CONTAINER"><div data-hook="post-page"><div class="blog-post-page-font"><article><div data-hook="post"><header><div class="post-header__first-line"><ul data-hook="post-metadata"><li><span data-hook="user-name">${page.name()}</span></li><li><span data-hook="time-ago">${page.date()}</span></li><li><span data-hook="time-to-read">${page.label('minutes')}</span></li></ul></div><h1 data-hook="post-title" class="H3vOVf"><span class="post-title__text blog-post-title-font"><span class="blog-post-title-font">${page.headline()}</span></span></h1></header><section data-hook="post-description"><div data-rce-version="10"><div class="fTEXDR">${texts(page, (t, i) => `<div type="paragraph" data-hook="rcv-block${i}"></div><p class="-XFizR ${page.random.letters(5)}" id="viewer-${page.random.letters(5)}"><span class="rtnF5">${t}</span></p><div type="empty-line"><p class="-XFizR"><span> </span></p></div>`)}<h2 class="e2Mu1 ${page.random.letters(4)}"><span>${page.heading()}</span></h2>${texts(page, (t) => `<p class="-XFizR"><span class="rtnF5">${t}</span></p>`)}</div></div></section><div data-hook="post-main-actions">${f.share(page)}</div></div></article><section data-hook="recent-posts"><div class="recent">${page.label('latest')}</div>${others(page, (h, t) => `<article data-hook="recent-post-list-item"><a href="${h}"><div class="bD0vt9">${t}</div></a></article>`)}</section></div></div></main>${f.footer(page)}</div>`,
  ),
  anywhere(
    'interview-of-strong-questions-in-a-general-frame',
    (page) =>
      `<div class="entry-wrap"><h1 class="entry-title">${page.headline()}</h1>${f.byline(page)}<div class="entry-content"><p><em>${page.say(2)}</em></p>${some(page, 4, 8, () => `<p><strong>${page.ask()}</strong></p><p>${page.say(page.amount([1, 2], [2, 4]))}</p>`)}</div></div>${below(page)}`,
  ),
  anywhere(
    'live-report-of-timed-entries',
    (page) =>
      `<div class="liveblog"><h1>${page.headline()}</h1><div class="liveblog__lead"><p>${page.say(2)}</p></div><div class="liveblog__nav"><button>${page.label('latest')}</button></div>${some(page, 3, 7, (i) => `<section class="liveblog__entry" id="e-${i}"><header><time>${page.random.int(10, 23)}:${page.random.int(10, 59)}</time><h2>${page.heading()}</h2></header><div class="liveblog__body"><p>${page.say(2)}</p></div><footer>${f.share(page)}</footer></section>`)}</div>${f.related(page)}`,
  ),
  framed(
    'squeeze-of-half-an-article-and-a-wall',
    'newspaper',
    (page) =>
      `<article class="story story--metered"><h1 class="story__hed">${page.headline()}</h1><p class="story__dek">${page.say()}</p>${f.byline(page)}<div class="story__body" data-truncated="true">${texts(page, (t) => `<p class="story__p">${t}</p>`)}</div><div class="wall wall--soft"><h2>${page.label('subscribe')}</h2><p>${page.pitch()}</p><p>${page.noise()}</p><button>${page.label('login')}</button></div></article>`,
  ),
  bare(
    'static-institute-page-of-1999',
    (page) =>
      `<center><a href="index.html"><img src="${page.decoration('/gif/home.gif')}" border=0></a> <a href="links.html">${page.menuWords(1)[0] ?? ''}</a></center><hr><h1 align=center>${page.headline()}</h1><p align=center><i>${page.name()}</i></p>${texts(page, (t) => `<p align=justify>${t}`)}<h3>${page.heading()}</h3>${texts(page, (t) => `<p>${t}`)}<hr size=1><address>${page.label('updated')} ${page.date()}, webmaster@${page.site}.example</address>`,
  ),
  bare('headless-shop-journal-of-divs-only', (page) => {
    const c = () => page.random.letters(6);
    return `<div class="${c()}"><div class="${c()}">${page
      .menuWords(5)
      .map((w) => `<div class="${c()}"><a href="/${page.random.word()}">${w}</a></div>`)
      .join(
        '',
      )}</div><div class="${c()}"><div class="${c()}"><h1 class="${c()}">${page.headline()}</h1></div><div class="${c()}"><div class="${c()}">${texts(page, (t) => `<div class="${c()}">${t}</div>`)}</div></div></div><div class="${c()}"><div class="${c()}">${page.label('recommended')}</div>${others(page, (h, t) => `<div class="${c()}"><a class="${c()}" href="${h}"><img src="${page.decoration()}" alt=""><div class="${c()}">${t}</div></a></div>`)}</div><div class="${c()}"><div class="${c()}">${page.disclaimer()}</div></div></div>`;
  }),
];
