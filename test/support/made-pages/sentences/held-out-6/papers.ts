/** Articles as the systems of papers, broadcasters and agencies write them: half `held-out-6`. */
import type { PageMaker } from '../../page-maker.ts';
import {
  anywhere,
  bar,
  bare,
  below,
  f,
  framed,
  lis,
  others,
  points,
  ps,
  rich,
  some,
  texts,
  word,
} from './writing.ts';

const lead = (page: PageMaker) => rich(page, page.say(page.amount([1, 1], [1, 2])));

/** A picture of the text with a line below it that is judged neither way. */
const photo = (page: PageMaker) =>
  `<figure class="photo"><img src="${page.picture('rooted')}" alt="" width="960" height="640"><figcaption>${page.free()} <span class="credit">${page.label('photo')}: ${page.name()}</span></figcaption></figure>`;

export const papers = [
  framed(
    'blox-asset-article',
    'blox',
    (page) =>
      `<article class="tnt-asset-type-article" itemscope><header class="asset-header"><h1 itemprop="headline" class="headline"><span>${page.headline()}</span></h1><div class="meta"><span class="tnt-byline asset-byline">${page.label('by')} ${page.name()}</span><ul class="list-inline"><li><time class="tnt-date asset-date">${page.date()}</time></li></ul></div></header><div class="asset-masthead"></div><div class="asset-content subscriber-premium"><div class="subscriber-preview">${texts(page, (t) => `<p>${t}</p>`)}</div><div class="inline-asset inline-article tnt-inline-asset tnt-inline-relcontent layout-horizontal"><h3>${page.label('related')}</h3>${others(page, (h, t) => `<div class="card-headline"><a href="${h}">${t}</a></div>`)}</div><div>${ps(page)}</div></div><div class="asset-tagline text-muted"><p>${page.free()}</p></div></article>${f.newsletter(page)}`,
  ),
  bare(
    'hashed-styles-of-a-large-daily',
    (page) =>
      `<div id="app"><div><header class="css-${page.random.letters(6)} e1m6rkqh0"><a href="/">${page.site}</a>${bar(page, (w) => `<a class="css-1wjnrbv">${w}</a>`)}</header><main id="site-content"><article id="story" class="css-1vxca1d"><header class="css-obwkp4 euiyums1"><h1 id="link-1" class="css-88wicj e1h9rw200" data-testid="headline">${page.headline()}</h1><p id="article-summary" class="css-79rysd e1wiw3jv0">${lead(page)}</p><div class="css-18e8msd epjyd6m0"><p class="css-4anu6l e1jsehar1"><span class="byline-prefix">${page.label('by')} </span>${page.name()}</p><time class="css-kpxlkr e16638kd0">${page.date()}</time></div></header><section name="articleBody" class="meteredContent css-1r7ky0e"><div class="css-s99gbd StoryBodyCompanionColumn"><div class="css-53u6y8">${texts(page, (t) => `<p class="css-at9mc1 evys1bk0">${t}</p>`)}</div></div><div class="css-ew4tgv"><div class="ad top-ad"><span>${page.label('advert')}</span></div></div><div class="css-s99gbd StoryBodyCompanionColumn"><div class="css-53u6y8"><h2 class="css-13z12yw eoo0vm40">${page.heading()}</h2>${texts(page, (t) => `<p class="css-at9mc1 evys1bk0">${t}</p>`)}</div></div></section><div class="bottom-of-article"><div class="css-1ubp8k9"><p>${page.free()}</p></div></div></article></main><nav class="css-footer"><h2>${page.menuWords(1).join('')}</h2><ul>${others(page, (h, t) => `<li><a href="${h}">${t}</a></li>`)}</ul></nav></div></div>`,
  ),
  bare(
    'dcr-article-of-a-british-daily',
    (page) =>
      `<header><gu-island name="Nav">${bar(page, (w) => `<a class="dcr-1x">${w}</a>`)}</gu-island></header><main data-layout="StandardLayout"><article><div class="dcr-series"><a href="/s">${word(page, 'section')}</a></div><div data-gu-name="headline"><h1 class="dcr-u0152o">${page.headline()}</h1></div><div data-gu-name="standfirst"><div class="dcr-1xjndtj"><p>${lead(page)}</p></div></div><div data-gu-name="media">${photo(page)}</div><div data-gu-name="meta"><address aria-label="Contributor info"><a rel="author">${page.name()}</a></address><details class="dcr-1wdls4d"><summary>${page.date()}</summary></details></div><div id="maincontent" class="article-body-commercial-selector dcr-1g5o3j6">${texts(page, (t) => `<p class="dcr-130mj7b">${t}</p>`)}<figure class="dcr-173mewl"><aside data-component="rich-link"><div><h5>${page.title('noise')}</h5><a href="/r">${page.label('readMore')}</a></div></aside></figure><h2 id="h">${page.heading()}</h2>${texts(page, (t) => `<p class="dcr-130mj7b">${t}</p>`)}</div></article></main><section data-component="more-on-this-story"><h2>${page.label('related')}</h2>${others(page, (h, t) => `<div class="dcr-card"><a href="${h}" aria-label="${t}"></a><h3><span class="show-underline dcr-1ay6c8s">${t}</span></h3></div>`)}</section>${f.footer(page)}`,
  ),
  bare(
    'arc-story-of-a-regional-paper',
    (page) =>
      `<div id="fusion-app" class="b-application"><header class="c-stack page-header"><nav id="main-nav" class="b-header-nav-chain">${bar(page, (w) => `<a class="c-link">${w}</a>`)}</nav></header><section role="main" id="main" class="page-main"><div class="b-right-rail"><h1 class="b-headline c-heading">${page.headline()}</h1><h2 class="b-subheadline c-heading">${lead(page)}</h2><div class="b-byline"><span class="b-byline__names">${page.name()}</span></div><article class="b-article-body">${texts(page, (t) => `<p class="c-paragraph">${t}</p>`)}<div class="c-stack b-article-body__interstitial"><p class="interstitial"><a href="${page.path()}">[${page.title('noise')}]</a></p></div>${photo(page)}<ul class="b-article-body__list">${lis(points(page))}</ul>${texts(page, (t) => `<p class="c-paragraph">${t}</p>`)}</article></div><aside class="b-right-rail__rail"><div class="b-top-table-list"><h2>${page.label('mostRead')}</h2>${others(page, (h, t) => `<article class="b-results-list__item"><a href="${h}"><h2 class="c-heading">${t}</h2></a></article>`)}</div></aside></section>${f.footer(page)}</div>`,
  ),
  bare(
    'brightspot-rich-text-article',
    (page) =>
      `<ps-header class="PH"><div class="PH-top-bar"><nav class="Nav"><ul class="Nav-items">${bar(page, (w) => `<li class="Nav-items-item"><a class="NavLink">${w}</a></li>`)}</ul></nav></div></ps-header><div class="ArtP-content"><main class="ArtP-main"><article class="ArtP-mainContent"><div class="ArtP-headline"><h1 class="headline">${page.headline()}</h1></div><div class="ArtP-byline"><span class="authorName">${page.name()}</span> <span class="datePublished">${page.date()}</span></div><div class="ArtP-articleBody"><div class="RichTextArticleBody RichTextBody">${texts(page, (t) => `<p>${t}</p>`)}<div class="Enhancement" data-align-center><div class="Enhancement-item">${photo(page)}</div></div><div class="GoogleDfpAd-wrapper"><span>${page.label('advert')}</span></div>${ps(page)}</div></div><div class="ArtP-tags">${f.tags(page)}</div></article></main><aside class="ArtP-aside"><div class="ListB"><div class="ListB-title">${page.label('latest')}</div><ol class="ListB-items">${others(page, (h, t) => `<li class="ListB-items-item"><div class="PromoB-title"><a class="Link" href="${h}">${t}</a></div></li>`)}</ol></div></aside></div>${f.footer(page)}`,
  ),
  anywhere(
    'cue-print-style-body',
    (page) =>
      `<article class="article article--story"><header class="article__head"><span class="article__kicker">${page.menuWords(1).join('')}</span><h1 class="article__title">${page.headline()}</h1><p class="article__lead">${lead(page)}</p>${f.byline(page)}</header><div class="article__body bodytext">${texts(page, (t) => `<p class="Brodtekst" data-cue-element-type="paragraph">${t}</p>`)}<p class="mellomtittel"><strong>${page.heading()}</strong></p>${texts(page, (t) => `<p class="Brodtekst">${t}</p>`)}</div></article>${below(page)}`,
  ),
  bare(
    'russian-agency-blocks',
    (page) =>
      `<div class="page"><div class="header"><div class="header__menu">${bar(page, (w) => `<a class="header__menu-link">${w}</a>`)}</div></div><div class="layout-article"><div class="layout-article__main"><div class="article" data-id="1"><div class="article__header"><div class="article__info"><div class="article__info-date"><a href="/d">${page.random.int(10, 22)}:${page.random.int(10, 59)} ${page.date()}</a></div></div><h1 class="article__title">${page.headline()}</h1><h2 class="article__second-title">${lead(page)}</h2></div><div class="article__announce"><div class="media" data-media-tipe="photo"><img src="${page.picture()}" alt="" class="m-photo"></div></div><div class="article__body mia-analytics">${texts(page, (t) => `<div class="article__block" data-type="text"><div class="article__text">${t}</div></div>`)}<div class="article__block" data-type="article"><div class="article__article m-image"><a href="${page.path()}" class="article__article-link"></a><div class="article__article-desc"><span class="article__article-title">${page.title('noise')}</span></div></div></div>${texts(page, (t) => `<div class="article__block" data-type="text"><div class="article__text">${t}</div></div>`)}</div></div></div><div class="layout-article__right"><div class="lenta">${others(page, (h, t) => `<div class="lenta__item"><a href="${h}"><span class="lenta__item-text">${t}</span></a></div>`)}</div></div></div></div>`,
  ),
  bare(
    'arab-broadcaster-wysiwyg',
    (page) =>
      `<div id="root"><div class="container container--header"><nav class="header-menu"><ul class="menu">${bar(page, (w) => `<li class="menu__item"><a><span>${w}</span></a></li>`)}</ul></nav></div><div class="container__inner"><main class="main-content" id="main-content-area"><div class="topics"><a href="/t">${page.menuWords(1).join('')}</a></div><header class="article-header"><h1>${page.headline()}</h1></header><figure class="article-featured-image"><div class="responsive-image"><img src="${page.picture()}" alt=""></div><figcaption>${page.free()}</figcaption></figure><div class="article-info-block"><div class="article-dates"><div class="date-simple"><span>${page.date()}</span></div></div></div><div class="wysiwyg wysiwyg--all-content">${ps(page)}<div class="more-on"><h3 class="more-on__heading">${word(page, 'moreOn')}</h3><ul class="more-on__list">${others(page, (h, t) => `<li class="more-on__list-item"><a href="${h}"><span>${t}</span></a></li>`)}</ul></div><h2>${page.heading()}</h2>${ps(page)}</div></main><div class="l-col--aside"><section class="trending-articles"><h2>${page.label('mostRead')}</h2><ol>${others(page, (h, t) => `<li><article><a href="${h}">${t}</a></article></li>`)}</ol></section></div></div></div>`,
  ),
  bare(
    'german-daily-of-utility-names-and-rail',
    (page) =>
      `<div class="OffsetContainer"><header data-area="header">${bar(page, (w) => `<a class="block px-8" href="/x">${w}</a>`)}</header><main id="Inhalt"><article aria-label="${page.site}"><header data-area="intro"><div class="kicker block text-primary-base">${page.menuWords(1).join('')}</div><h1 class="align-middle">${page.headline()}</h1><div class="RichText leading-loose">${lead(page)}</div><div class="text-s">${page.label('by')} <a>${page.name()}</a></div><time class="timeformat">${page.date()}</time></header><section data-area="body"><div class="RichText RichText--sans leading-loose lg:text-xl">${ps(page)}</div><div data-area="related_articles"><span>${word(page, 'moreOn')}</span><ul>${others(page, (h, t) => `<li><a href="${h}" title="${t}"><span>${t}</span></a></li>`)}</ul></div><div class="RichText RichText--sans leading-loose lg:text-xl"><h3>${page.heading()}</h3>${ps(page)}</div></section></article></main></div>${f.footer(page)}`,
  ),
  bare(
    'spanish-daily-of-short-class-names',
    (page) =>
      `<div id="csw"><nav class="cs_m">${bar(page, (w) => `<a>${w}</a>`)}</nav></div><article id="main-content" class="a _g _g-lg _g-o"><header class="a_e _g _dn"><div class="a_k"><a class="a_k_n">${page.menuWords(1).join('')}</a></div><div class="a_e_txt _df"><h1 class="a_t">${page.headline()}</h1><h2 class="a_st">${lead(page)}</h2></div></header><div class="a_e_m"><figure class="a_m"><span class="_db a_m_w"><img src="${page.picture()}" class="_re" alt=""></span><figcaption class="a_m_p"><span>${page.free()}</span></figcaption></figure></div><div class="a_md"><div class="a_md_txt"><div class="a_md_a"><a>${page.name()}</a></div><div class="a_md_f">${page.date()}</div></div></div><div class="a_c clearfix" data-dtm-region="articulo_cuerpo">${ps(page)}<section class="b b-v"><header><h3>${page.label('related')}</h3></header>${others(page, (h, t) => `<article class="c"><h2 class="c_t"><a href="${h}">${t}</a></h2></article>`)}</section>${ps(page)}</div></article>${f.footer(page)}`,
  ),
  bare(
    'french-daily-article-paragraphs',
    (page) =>
      `<header class="Header"><nav id="nav-markup">${bar(page, (w) => `<a>${w}</a>`)}</nav></header><main id="Longform" class="zone zone--article"><section class="article__wrapper"><header class="article__header"><h1 class="article__title">${page.headline()}</h1><p class="article__desc">${lead(page)}</p><section class="meta__authors"><span class="meta__author">${page.name()}</span></section><section class="meta__date">${page.date()}</section></header><section class="article__content old__article-content-single">${texts(page, (t) => `<p class="article__paragraph">${t}</p>`)}<section class="catcher catcher--inread"><span class="catcher__label">${word(page, 'alsoRead')}</span> <a href="${page.path()}" class="catcher__desc">${page.title('noise')}</a></section><h2 class="article__sub-title">${page.heading()}</h2>${texts(page, (t) => `<p class="article__paragraph">${t}</p>`)}</section></section><section class="inread_kiosk"><p>${page.pitch()}</p></section></main>${f.teasers(page)}${f.footer(page)}`,
  ),
  bare(
    'chorus-entry-of-a-magazine',
    (page) =>
      `<div class="duet--layout--entry"><nav>${bar(page, (w) => `<a>${w}</a>`)}</nav><div class="l-wrapper"><div class="c-entry-hero"><h1 class="c-page-title">${page.headline()}</h1><p class="c-entry-summary p-dek">${lead(page)}</p><div class="c-byline"><span class="c-byline__item">${page.label('by')} ${page.name()}</span> <time class="c-byline__item">${page.date()}</time></div></div><figure class="e-image e-image--hero"><span class="e-image__inner"><span class="e-image__image"><picture class="c-picture"><img src="${page.picture()}" alt=""></picture></span></span><span class="e-image__meta"><figcaption>${page.free()}</figcaption><cite>${page.name()}</cite></span></figure><div class="c-entry-content">${ps(page)}<aside class="c-entry-related-box"><h4>${page.label('related')}</h4>${others(page, (h, t) => `<a href="${h}" class="c-related">${t}</a>`)}</aside><blockquote class="c-quote"><p>${page.say()}</p></blockquote>${ps(page)}</div></div>${f.newsletter(page)}${f.footer(page)}</div>`,
  ),
  framed(
    'newspack-single-with-subtitle',
    'widgets',
    (page) =>
      `<article class="post type-post has-post-thumbnail newspack-front"><header class="entry-header"><span class="cat-links"><a>${page.menuWords(1).join('')}</a></span><h1 class="entry-title entry-title--with-subtitle">${page.headline()}</h1><div class="newspack-post-subtitle">${lead(page)}</div>${f.byline(page)}</header><figure class="post-thumbnail"><img class="attachment-newspack-featured-image wp-post-image" src="${page.picture()}" alt=""><figcaption><span>${page.free()}</span></figcaption></figure><div class="entry-content">${ps(page)}<div class="newspack-popup-container newspack-inline-popup"><p>${page.pitch()}</p></div>${ps(page)}</div></article>${below(page)}`,
  ),
  anywhere(
    'one-line-paragraphs-of-a-tabloid',
    (page) =>
      `<article class="article-body"><h1>${page.headline()}</h1>${f.byline(page)}${some(page, 5, 9, () => `<p>${page.brief()}</p>`)}${photo(page)}${some(page, 4, 7, () => `<p>${page.brief()}</p>`)}</article>${f.ranks(page)}`,
  ),
  anywhere(
    'key-points-above-the-text',
    (page) =>
      `<article class="story"><h1 class="story__headline">${page.headline()}</h1><div class="story__summary"><p class="story__summary-title">${word(page, 'keyPoints')}</p><ul>${lis(points(page, 3, 4))}</ul></div>${f.byline(page)}<div class="story__content">${ps(page)}<h3>${page.heading()}</h3>${ps(page)}</div></article>${below(page)}`,
  ),
  anywhere(
    'quote-first-then-report',
    (page) =>
      `<article><h1>${page.headline()}</h1><blockquote class="pullquote-lead"><p>${page.say()}</p><cite>${page.name()}</cite></blockquote>${ps(page)}${photo(page)}${ps(page)}</article>${below(page)}`,
  ),
  bare(
    'live-blog-of-posts-with-pins',
    (page) =>
      `<header>${bar(page, (w) => `<a href="/l">${w}</a>`)}</header><main class="liveblog"><div class="liveblog-header"><span class="liveblog-badge">Live</span><h1>${page.headline()}</h1><p class="liveblog-standfirst">${lead(page)}</p></div><div class="liveblog-toolbar"><button>${page.label('updated')}</button></div><ol class="liveblog-posts" reversed>${some(page, 3, 8, (i) => `<li class="lb-post lb24-base-list-html" data-post-id="urn:${i}"><header class="lb24-base-list-html-header"><time>${page.random.int(10, 22)}:${page.random.int(10, 59)}</time><span class="lb-author">${page.name()}</span></header><h2 class="lb24-title">${page.heading()}</h2><div class="lb24-base-list-html-content">${texts(page, (t) => `<p>${t}</p>`)}</div><footer class="lb-share"><button>${page.label('share')}</button></footer></li>`)}</ol></main><aside>${f.ranks(page)}</aside>${f.footer(page)}`,
  ),
  bare(
    'ticker-of-a-club-in-rows',
    (page) =>
      `<div class="kopf">${bar(page, (w) => `<a>${w}</a>`)}</div><div class="spielticker"><h1>${page.headline()}</h1><p class="spielticker__vorspann">${lead(page)}</p>${some(page, 5, 12, () => `<div class="ticker-row"><div class="ticker-min">${page.random.int(1, 90)}'</div><div class="ticker-icon"><i class="ico ico-ball"></i></div><div class="ticker-text">${page.say()}</div></div>`)}</div><div class="tabelle"><h3>${page.label('latest')}</h3>${others(page, (h, t) => `<a href="${h}">${t}</a><br>`)}</div>${f.footer(page)}`,
  ),
  framed(
    'obituary-of-a-funeral-home-site',
    'utilities',
    (page) =>
      `<div class="obit-wrap"><div class="obit-top"><div class="obit-photo"><img src="${page.picture()}" alt=""></div><h1 class="obit-name">${page.headline()}</h1><p class="obit-years">${page.random.int(1920, 1950)} – ${page.random.int(2012, 2023)}</p></div><div class="obit-text" id="obituary">${ps(page)}</div><div class="obit-services"><h2>${page.heading()}</h2><p>${page.say()}</p></div><div class="obit-actions"><a class="btn" href="/flowers">${page.pitch()}</a></div></div>`,
  ),
  framed(
    'press-wire-release-body',
    'bootstrap5',
    (page) =>
      `<article class="news-release inline-gallery-template"><header class="container release-header"><h1>${page.headline()}</h1><div class="subtitle"><p>${lead(page)}</p></div><p class="mb-no"><a><strong>${page.site}</strong></a> ${page.date()}</p></header><section class="release-body container"><div class="row"><div class="col-lg-10">${ps(page)}<ul type="disc">${lis(points(page))}</ul>${ps(page)}<p><b>${page.label('about')} ${page.site}</b></p><p>${page.say(2)}</p><p><b>${page.label('contact')}:</b> ${page.name()}, press@${page.site}.example</p></div></div></section></article>${f.related(page)}`,
  ),
];
