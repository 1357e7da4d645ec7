/**
 * Newspapers of many countries: generated class names, a component a paragraph, standfirsts in h2, key points,
 * fact boxes, tickers, paywalls, cards between paragraphs, the next story below.
 */
import { textKind, type Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import { image, lazyImage, pictureElement, portrait, imageInSizes, thumb } from './pictures.ts';
import { closing, parted, plainBlocks, points, prose, story, word } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

export const newspapers: readonly Kind<TextTruth>[] = [
  textKind('broadsheet-of-companion-columns', (page) => {
    const site = new Site(page, 'styled');
    const c = `css-${page.random.letters(6)}`;
    const open = `<div class="${c} StoryBodyCompanionColumn"><div class="css-${page.random.letters(5)}">`;
    const apart = (inner: string) => `</div></div>${inner}${open}`;
    const ad = () =>
      apart(
        `<div id="story-ad-${page.random.int(1, 9)}-wrapper"><div>${page.label('advert')}</div><a href="#after-ad">${word(page, 'continueBelow')}</a></div>`,
      );
    const body = story(page, {
      p: (text) => `<p class="${c} evys1bk0">${text}</p>`,
      h: (text) => `<h2 class="css-${c} eoo0vm40" id="link-${page.random.letters(7)}">${text}</h2>`,
      figure: () =>
        apart(
          `<div data-testid="ImageBlock"><figure role="group">${pictureElement(page)}<figcaption><span aria-hidden="true">${page.say()}</span><span><span>${page.label('photo')}</span>${page.name()}</span></figcaption></figure></div>`,
        ),
      between: [
        ad,
        () => apart(site.inline()),
        () =>
          apart(`<aside class="css-nl" aria-label="companion column">${site.newsletter()}</aside>`),
      ],
    });
    const head = `<header><p class="css-kicker">${site.link(page.menuWords(1)[0] ?? '')}</p><h1 data-testid="headline" class="${c}x">${page.headline()}</h1><p id="article-summary">${page.say()}</p><figure>${imageInSizes(page)}<figcaption>${page.brief()}</figcaption></figure>${site.share()}${site.byline()}</header>`;
    const foot = `<div class="bottom-of-article"><div><p>${page.free()}</p></div><div>${page.label('comments')}</div></div>`;
    return shell(
      page,
      site.around(
        `<article id="story">${head}<section name="articleBody">${open}${body}</div></div></section>${foot}</article>${site.grid()}`,
        { noSide: true },
      ),
    );
  }),

  textKind('drop-cap-and-rich-links', (page) => {
    const site = new Site(page, 'module');
    const dcr = () => `dcr-${page.random.letters(6)}`;
    const first = Array.from(prose(page, 2).replace(/<[^>]*>/g, ''));
    const cap = `<p class="${dcr()}"><span data-dcr-style="drop-cap"><span aria-hidden="true" class="${dcr()}">${first[0] ?? ''}</span></span>${first.slice(1).join('')}</p>`;
    const body = story(page, {
      ...plainBlocks(` class="${dcr()}"`),
      figure: () =>
        `<figure id="${page.random.letters(8)}" data-spacefinder-role="inline" class="${dcr()}"><div>${pictureElement(page)}</div><figcaption><span class="${dcr()}"><svg></svg></span><span>${page.say()}</span> ${word(page, 'photoBy')}</figcaption></figure>`,
      between: [
        () =>
          `<figure data-spacefinder-role="richLink" class="${dcr()}"><gu-island name="RichLinkComponent"><div data-link-name="rich-link"><a href="${page.path()}"></a><div><div>${page.title('noise')}</div></div><div>${word(page, 'showMore')}</div></div></gu-island></figure>`,
        () => site.newsletter(),
        () => site.advert(),
      ],
    });
    const standfirst = `<div data-gu-name="standfirst"><div class="${dcr()}"><p>${page.say()}</p><ul><li><p><a href="${page.path()}">${page.title('noise')}</a></p></li></ul></div></div>`;
    const main = `<article><div data-gu-name="title"><a href="/series">${page.menuWords(1)[0] ?? ''}</a></div><div data-gu-name="headline"><div><h1 class="${dcr()}">${page.headline()}</h1></div></div>${standfirst}<div data-gu-name="media"><figure>${pictureElement(page)}<figcaption>${page.brief()}</figcaption></figure></div><aside data-gu-name="meta">${site.byline()}${site.share()}</aside><div data-gu-name="body"><div id="maincontent" class="article-body-commercial-selector">${cap}${body}</div><div data-print-layout="hide">${word(page, 'moreOn')}${site.tags()}</div></div></article><section id="onwards">${site.grid()}</section>${site.ranks()}`;
    return shell(page, site.around(main, { noSide: true }));
  }),

  textKind('magazine-portal-of-sections', (page) => {
    const site = new Site(page, 'utility');
    const block = (inner: string) =>
      `<div class="RichText RichText--iconLinks lg:mt-32 md:mt-24 leading-loose">${inner}</div>`;
    const fact = () =>
      `<div data-component="FactBox" class="bg-shade-lightest p-24"><h3>${page.heading()}</h3><div><p>${page.say(2)}</p></div></div>`;
    const section = () =>
      `<section class="relative">${block(story(page, { ...plainBlocks(), h: (text) => `<h3 class="font-bold">${text}</h3>`, between: [() => `</div>${site.advert()}<div class="RichText">`, () => `</div>${site.inline()}<div class="RichText">`] }))}</section>`;
    const header = `<header data-area="top_element>header"><h2 class="relative"><span class="text-primary">${page.menuWords(1)[0] ?? ''}</span> <span class="align-middle">${page.headline()}</span></h2><div class="leading-loose" data-area="intro">${page.say(2)}</div>${site.byline()}</header>`;
    const list = `<div data-area="related_articles">${page.random.times(3, () => `<article aria-label="x"><header><h2><a href="${page.path()}"><span>${page.menuWords(1)[0] ?? ''}</span><span>${page.title('noise')}</span></a></h2></header><a href="${page.path()}">${thumb(page)}</a><section><a href="${page.path()}"><span>${page.noise()}</span></a></section></article>`).join('')}</div>`;
    return shell(
      page,
      site.around(
        `<article>${header}<div data-area="top_element>image"><figure>${lazyImage(page)}<figcaption><p>${page.brief()}</p></figcaption></figure></div><div data-area="body">${parted(page.random.times(page.amount([1, 1], [1, 3]), section), () => site.advert())}${fact()}</div></article>${list}`,
      ),
    );
  }),

  textKind('daily-with-chapo-and-catchers', (page) => {
    const site = new Site(page, 'bem');
    const catcher = () =>
      `<section class="catcher catcher--inread js-catcher-inread"><div class="catcher__content"><h4 class="catcher__title"><span class="catcher__label">${word(page, 'alsoRead')}</span> <span class="catcher__desc"><a class="js-article-read-also" href="${page.path()}">${page.title('noise')}</a></span></h4></div></section>`;
    const body = story(page, {
      p: (text) => `<p class="article__paragraph ">${text}</p>`,
      h: (text) => `<h2 class="article__sub-title">${text}</h2>`,
      quote: (text) => `<blockquote class="article__citation">${text}</blockquote>`,
      figure: () =>
        `<figure class="article__media">${imageInSizes(page)}<figcaption class="article__legend" aria-hidden="true">${page.say()} <span class="article__credit" aria-hidden="true">${page.name()}</span></figcaption></figure>`,
      between: [
        catcher,
        () =>
          `<section class="inread js-services-inread"><div class="inread__content"><p>${page.pitch()}</p></div></section>`,
      ],
      end: (text) => `<p class="article__status article__paragraph">${text}</p>`,
    });
    const main = `<main id="main"><article><header class="ds-header"><ul class="breadcrumb__list"><li class="breadcrumb__parent">${site.link(page.menuWords(1)[0] ?? '')}</li></ul><h1 class="ds-title article__title">${page.headline()}</h1><p class="ds-chapo article__desc">${page.say(2)}</p>${site.byline()}</header><section class="article__wrapper article__wrapper--grid"><article class="article__content old__article-content-single">${body}</article></section>${page.random.chance(0.4) ? `<section class="paywall__content">${site.paywall()}</section>` : ''}<section class="article__reactions">${page.label('comments')}</section></article>${site.ranks()}</main>`;
    return shell(page, `${site.header()}${main}${site.footer()}`);
  }),

  textKind('daily-with-standfirst-in-h2', (page) => {
    const body = story(page, {
      p: (text) => `<p class="">${text}</p>`,
      h: (text) => `<h3 class="">${text}</h3>`,
      figure: () =>
        `<figure class="a_m a_m-h"><span class="a_m_w _db">${imageInSizes(page)}</span><figcaption class="a_m_p"><span>${page.say()}</span><span class="a_m_m">${page.name()}</span></figcaption></figure>`,
      between: [
        () => `<section class="b-t" id="ctn_freemium_article"><div>${page.pitch()}</div></section>`,
        () =>
          `<aside class="a_ei"><h4>${word(page, 'moreOn')}</h4><div class="a_ei_w"><article class="c"><h2 class="c_t"><a href="${page.path()}">${page.title('noise')}</a></h2></article></div></aside>`,
      ],
    });
    const site = new Site(page, 'foreign');
    const main = `<article id="main-content"><header class="a_e"><div class="a_k"><a href="/s" class="a_k_n">${page.menuWords(1)[0] ?? ''}</a></div><h1 class="a_t">${page.headline()}</h1><h2 class="a_st">${page.say()}</h2></header><div class="a_md"><div class="a_md_a"><a href="/autor/x" class="a_md_a_n">${page.name()}</a></div><div class="a_md_f"><span>${page.date()}</span></div>${site.share()}</div><div class="a_c clearfix" data-dtm-region="articulo_cuerpo">${body}</div><div class="a_com">${page.label('comments')}</div><section class="a_tg">${site.tags()}</section><section class="more_info"><h4>${word(page, 'moreOn')}</h4>${site.related()}</section></article>`;
    return shell(page, `${site.header()}${main}<aside>${site.ranks()}</aside>${site.footer()}`);
  }),

  textKind('portal-of-div-blocks', (page) => {
    const site = new Site(page, 'foreign');
    const block = (type: string, inner: string) =>
      `<div class="article__block" data-type="${type}">${inner}</div>`;
    const body = story(page, {
      p: (text) => block('text', `<div class="article__text">${text}</div>`),
      h: (text) => block('h2', `<h3 class="article__h2">${text}</h3>`),
      li: (items) => block('list', `<div class="article__list">${points(items)}</div>`),
      quote: (text) =>
        block(
          'quote',
          `<div class="article__quote"><div class="article__quote-text">${text}</div></div>`,
        ),
      figure: () =>
        block(
          'photo',
          `<div class="media" data-media-tipe="ar16x9"><div class="media__size"><div class="photoview__open">${lazyImage(page)}</div></div><div class="media__description">${page.say()}</div><div class="media__copyright">© ${page.name()}</div></div>`,
        ),
      between: [
        () =>
          block(
            'article',
            `<a class="article__article" href="${page.path()}"><span class="article__article-image">${thumb(page)}</span><span class="article__article-desc">${page.title('noise')}</span></a>`,
          ),
        () => block('banner', site.advert()),
      ],
    });
    const next = `<div class="endless__item"><div class="article__header"><div class="article__title">${page.title('noise')}</div></div><div class="article__body"><div class="article__block"><div class="article__text">${page.noise(2)}</div></div></div></div>`;
    const main = `<div class="endless__item" data-published="x"><div class="article"><div class="article__meta">${site.byline()}</div><div class="article__header"><div class="article__info-date"><a>${page.date()}</a></div><div class="article__title" role="heading">${page.headline()}</div><h2 class="article__second-title">${page.say()}</h2></div><div class="article__announce">${imageInSizes(page)}</div><div class="article__body js-mediator-article">${body}</div>${site.tags()}</div></div>${next}${site.grid()}`;
    return shell(page, `${site.header()}<div class="layout-article">${main}</div>${site.footer()}`);
  }),

  textKind('list-of-links-between-paragraphs', (page) => {
    const site = new Site(page, 'words');
    const list = () =>
      `<ul aria-label="List" class="list-of-items"><li class="list-item"><div>${word(page, 'moreOn')}</div></li>${page.random.times(3, (i) => `<li class="list-item list-${i}"><a href="${page.path()}"><span>list ${i + 1} of 3</span><span class="list-item-title">${page.title('noise')}</span></a></li>`).join('')}</ul>`;
    const body = story(page, {
      ...plainBlocks(),
      figure: () =>
        `<figure class="wp-block-image">${lazyImage(page)}<figcaption>${page.say()} [${page.name()}]</figcaption></figure>`,
      between: [list, () => site.advert()],
    });
    const main = `<main id="main-content-area" class="container__inner"><header class="article-header"><nav>${site.menuLinks(2).join('|')}</nav><h1>${page.headline()}</h1><p class="article__subhead"><em>${page.say()}</em></p></header><figure class="article-featured-image"><div class="responsive-image">${imageInSizes(page)}</div><figcaption>${page.brief()}</figcaption></figure><div class="article-info-block">${site.byline()}${site.share()}</div><div class="wysiwyg wysiwyg--all-content" aria-live="polite">${body}</div><div class="article-source"><span>${page.label('source')} </span>${page.random.word()}</div></main>`;
    return shell(page, site.around(`${main}${site.grid()}`));
  }),

  textKind('portal-of-generated-names-and-breaks', (page) => {
    const site = new Site(page, 'styled');
    const para = () =>
      page.random
        .times(
          page.amount([1, 2], [2, 4]),
          () => `${page.language.space === '' ? '\u3000' : ''}${prose(page)}`,
        )
        .join('<br>\n<br>\n');
    const part = () =>
      `<div class="sc-${page.random.letters(6)}-0 article_body highLightSearchTarget"><div><p class="sc-${page.random.letters(6)}-1">${para()}</p></div></div>`;
    const heading = () => `<h2 class="sc-${page.random.letters(6)}-2">${page.heading()}</h2>`;
    const parts = page.random
      .times(page.amount([1, 1], [2, 4]), (i) => (i === 0 ? part() : `${heading()}${part()}`))
      .join('\n');
    const picture = `<div class="sc-${page.random.letters(6)}"><a href="${page.path()}" data-cl_cl_index="1">${pictureElement(page)}</a><p>${page.brief()}</p></div>`;
    const next = `<ul class="pagination"><li>1</li><li><a href="?page=2">2</a></li><li><a href="?page=2">${page.label('next')}</a></li></ul>`;
    const main = `<article><header class="sc-x"><h1 class="sc-${page.random.letters(6)}">${page.headline()}</h1><div><p><time>${page.date()}</time> ${page.label('published')}</p>${page.label('comments')}</div></header>${picture}${parts}${next}<section id="relatedArticleList">${site.related()}</section><footer>${page.site}</footer></article><section id="ymd_ranking">${site.ranks()}</section>${site.grid()}`;
    return shell(page, site.around(main, { noSide: true }));
  }),

  textKind('portal-with-bold-summary-and-breaks', (page) => {
    const site = new Site(page, 'words');
    const photo = () =>
      `<span class="end_photo_org"><div class="nbd_im_w"><div class="nbd_a">${lazyImage(page)}</div></div><em class="img_desc">${page.say()}</em></span>`;
    const texts = page.random.times(page.amount([2, 3], [5, 9]), () => prose(page));
    const body = texts
      .map((text, i) => (i === 1 ? `${photo()}<br>${text}` : text))
      .join('<br><br>');
    const main = `<div id="ct" class="newsct_wrapper"><div class="media_end_head"><a href="/">${page.site}</a><div class="media_end_head_title"><h2 id="title_area" class="media_end_head_headline"><span>${page.headline()}</span></h2></div><div class="media_end_head_info">${site.byline()}</div></div><div id="contents" class="newsct_body"><div id="newsct_article" class="newsct_article _article_body"><article id="dic_area" class="go_trans _article_content"><strong class="media_end_summary">${page.brief()}<br>${page.say()}</strong><br><br>${body}<br><br>${page.random.chance(0.4) ? closing(page) : ''}</article></div><div class="byline">${page.name()} ${page.random.word()}@${page.site}.example</div><p class="c_text">Copyright ⓒ ${page.site}. ${page.label('rights')}</p></div><div class="media_end_categorize">${site.tags()}</div>${site.grid()}</div>`;
    return shell(
      page,
      `${site.header()}${main}<div id="aside">${site.ranks()}</div>${site.footer()}`,
    );
  }),

  textKind('component-a-paragraph', (page) => {
    const site = new Site(page, 'data');
    const block = (name: string, inner: string) =>
      `<div data-component="${name}" class="sc-${page.random.letters(6)}-0 ${page.random.letters(5)}">${inner}</div>`;
    const body = story(page, {
      p: (text) => block('text-block', `<p class="sc-eb7bd5f6-0 fezwLZ">${text}</p>`),
      h: (text) => block('subheadline-block', `<h2 class="sc-f9">${text}</h2>`),
      li: (items) => block('unordered-list-block', points(items, ' role="list"')),
      figure: () =>
        block(
          'image-block',
          `<figure><div>${imageInSizes(page)}<span>${page.site}</span></div>${block('caption-block', `<figcaption>${page.say()}</figcaption>`)}</figure>`,
        ),
      between: [
        () =>
          block(
            'links-block',
            `<p>${page.label('related')}</p><ul>${page.random.times(3, () => `<li><a href="${page.path()}">${page.title('noise')}</a></li>`).join('')}</ul>`,
          ),
        () => block('ad-slot', page.label('advert')),
      ],
    });
    const main = `<main id="main-content"><article>${block('headline-block', `<h1>${page.headline()}</h1>`)}${block('byline-block', `<div>${portrait(page)}<span>${page.name()}</span><span>${page.date()}</span></div>`)}${page.random.chance(0.5) ? block('text-block', `<p><b>${page.say()}</b></p>`) : ''}${body}${block('topic-list', site.tags())}</article>${block('nebraska', site.grid())}</main>`;
    return shell(page, `${site.header()}${main}${site.footer()}`);
  }),

  textKind('live-ticker', (page) => {
    const site = new Site(page);
    const entry = () => {
      const stamp = `<time>${page.random.int(10, 23)}:${page.random.int(10, 59)}</time>`;
      return `<article class="block js-liveblog-item" id="block-${page.random.letters(12)}"><p class="block-time">${stamp} <a href="#l">${page.date()}</a></p>${page.random.chance(0.6) ? `<h2 class="block-title">${page.heading()}</h2>` : ''}<div class="block-elements"><p>${prose(page)}</p>${page.random.chance(0.2) ? `<figure>${image(page)}</figure>` : ''}${page.random.chance(0.2) ? `<blockquote class="quoted"><p>${page.brief()}</p></blockquote>` : ''}</div><div class="block-share">${site.share()}</div></article>`;
    };
    const summary = `<div class="live-summary"><h2>${word(page, 'keyPoints')}</h2><ul>${page.random.times(3, () => `<li>${page.brief()}</li>`).join('')}</ul></div>`;
    const entries = page.random
      .times(page.amount([2, 3], [5, 14]), (i) => `${entry()}${i % 4 === 3 ? site.advert() : ''}`)
      .join('\n');
    const main = `<div class="liveblog"><h1>${page.headline()}</h1><p class="live-intro">${page.say()}</p><span class="badge">LIVE</span>${site.byline()}${summary}<div class="liveblog__feed">${entries}</div><button>${word(page, 'showMore')}</button></div>`;
    return shell(page, site.around(main), { type: 'LiveBlogPosting' });
  }),

  textKind('paywall-after-two-paragraphs', (page) => {
    const site = new Site(page);
    const main = `<article><h1>${page.headline()}</h1><p class="intro">${page.say()}</p>${site.byline()}<div class="text is-truncated"><p>${prose(page, 2)}</p><p style="-webkit-mask-image:linear-gradient(#000,transparent)">${page.say()}</p></div>${site.paywall()}</article>${site.grid()}`;
    return shell(page, site.around(main));
  }),

  textKind('portal-with-also-read-in-bold', (page) => {
    const site = new Site(page, 'words');
    const also = () =>
      `<p><strong>${word(page, 'alsoRead')} | <a href="${page.path()}">${page.title('noise')}</a></strong></p>`;
    const body = story(page, {
      ...plainBlocks(),
      between: [also, also, () => `<div class="inline-ad">${page.label('advert')}</div>`],
      end: (text) => `<p><em>${text}</em></p>`,
    });
    const main = `<div class="heading-part"><h1 id="main-heading-article">${page.headline()}</h1><h2 class="synopsis">${page.say()}</h2></div><div id="storyCenterByline">${site.byline()}${site.share()}</div><div class="custom-caption"><span class="custom-image">${imageInSizes(page)}</span><span class="custom-caption">${page.brief()}</span></div><div class="ev-meter-content story_details" id="pcl-full-content">${body}</div><div class="first-publish">${page.label('published')} ${page.date()}</div>${site.tags()}${site.newsletter()}${site.grid()}`;
    return shell(page, site.around(main));
  }),

  textKind('tabloid-with-bold-bullets', (page) => {
    const site = new Site(page, 'words');
    const split = () =>
      `<div class="artSplitter mol-img-group"><div class="mol-img"><div class="image-wrap">${lazyImage(page)}</div></div><p class="imageCaption">${page.say()}</p></div>`;
    const fe = () =>
      `<div class="mol-fe"><h3>${word(page, 'moreOn')}</h3><ul class="cleared">${page.random.times(3, () => `<li><a href="${page.path()}">${thumb(page)}<span class="mol-fe-headline">${page.title('noise')}</span></a></li>`).join('')}</ul></div>`;
    const body = story(page, {
      ...plainBlocks(' class="mol-para-with-font"'),
      figure: split,
      between: [fe, () => site.advert()],
    });
    const main = `<div class="article wide heading-tag-switch" id="js-article-text"><h2>${page.headline()}</h2><ul class="mol-bullets-with-font">${page.random.times(3, () => `<li class="class"><strong>${page.brief()}</strong></li>`).join('')}</ul><p class="author-section byline-plain">${page.label('by')} ${page.name()}</p><p class="byline-section">${page.label('published')} ${page.date()} | ${page.label('updated')} ${page.date()}</p>${site.share()}<div itemprop="articleBody">${split()}${body}</div></div><div id="reader-comments">${site.comments()}</div><div class="puff">${site.grid()}</div>`;
    return shell(
      page,
      `${site.header()}<div class="alpha">${main}</div><div class="beta">${site.ranks()}${site.grid()}</div>${site.footer()}`,
    );
  }),
];
