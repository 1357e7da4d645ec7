/** Forms that news comes in: agency reports, stories on several pages, AMP, digests, fact checks, notes of the law. */
import { textKind, type Kind } from '../../kind.ts';
import type { TextTruth } from '../../page-maker.ts';
import {
  address,
  image,
  imageInSizes,
  lazyImage,
  noscriptImage,
  photo,
  portrait,
  thumb,
} from './pictures.ts';
import {
  closing,
  decoy,
  linkOnly,
  parted,
  plainBlocks,
  points,
  prose,
  story,
  word,
} from './prose.ts';
import { shell, titled } from './shell.ts';
import { Site } from './site.ts';

export const newsForms: readonly Kind<TextTruth>[] = [
  textKind('agency-report-of-divs', (page) => {
    const site = new Site(page, 'module');
    const n = { count: 0 };
    const body = story(page, {
      p: (text) =>
        `<div data-testid="paragraph-${n.count++}" class="text__text__1FZLe text__dark-grey__3Ml43 text__regular__2N1Xr body__full_width__ekUdw">${text}</div>`,
      h: (text) => `<h2 data-testid="Heading">${text}</h2>`,
      between: [() => site.advert(), () => `<div data-testid="ReadNext">${site.inline()}</div>`],
      end: (text) => `<p data-testid="Body" class="sign-off__text__PU3Aj">${text}</p>`,
    });
    const main = `<article data-testid="Article"><div class="article-header__heading__15OpQ"><h1 data-testid="Heading">${page.headline()}</h1></div>${site.byline()}<div data-testid="primary-image"><figure>${imageInSizes(page)}<figcaption>${page.brief()} <a href="/license">${word(page, 'photoBy')}</a></figcaption></figure></div><ul data-testid="Summary">${page.random.times(3, () => `<li data-testid="Body">${page.brief()}</li>`).join('')}</ul><div class="article-body__content__17Yit">${body}<p data-testid="promo-box">${page.pitch()}</p></div><div data-testid="AuthorBio">${portrait(page)}<p>${page.free()}</p></div></article><div data-testid="Read-Next-Panel">${site.grid()}</div>`;
    return shell(page, site.around(main, { noSide: true }));
  }),

  textKind('next-story-below', (page) => {
    const site = new Site(page);
    const one = (title: string, text: string) =>
      `<article class="single-article" data-url="${page.path()}"><h1>${title}</h1><div class="art-meta">${page.date()}</div><div class="art-body">${text}</div></article>`;
    const own = story(page, { ...plainBlocks(), figure: () => `<p>${image(page)}</p>` });
    const other = page.random.times(3, () => `<p>${page.noise(2)}</p>`).join('');
    const main = `<div class="infinite">${one(page.headline(), own)}<div class="next-sep">${word(page, 'upNext')}</div>${one(page.title('noise'), other)}</div>`;
    return shell(page, site.around(main));
  }),
  textKind('first-of-several-pages', (page) => {
    const site = new Site(page);
    const section = (i: number) =>
      `<div class="story-section" id="s${i}"><div class="story-section__inner"><h3>${page.heading()}</h3><p>${prose(page)}</p>${page.random.chance(0.6) ? `<p>${prose(page)}</p>` : ''}</div></div>`;
    const pages = `<div class="story-pages"><strong>1</strong> ${[2, 3].map((n) => `<a href="?page=${n}">${n}. ${page.title('noise')}</a>`).join(' ')}<a href="?page=2">${page.label('next')}</a></div>`;
    const main = `<div class="story-head">${titled(page, 'h1')}<div class="story-head__teaser">${page.say()}</div></div>${site.byline()}<div class="story-section"><p>${prose(page)}</p></div>${site.advert()}${parted(page.random.times(page.amount([1, 2], [3, 6]), section), () => site.advert())}${pages}`;
    return shell(page, site.around(main));
  }),

  textKind('amp-story', (page) => {
    const amp = () =>
      `<amp-img src="${photo(page)}" width="800" height="450" layout="responsive"></amp-img>`;
    const body = story(page, {
      ...plainBlocks(),
      figure: () => `<figure>${amp()}<figcaption>${page.say()}</figcaption></figure>`,
      between: [
        () =>
          `<amp-ad width="300" height="250" type="doubleclick"><div placeholder>${page.label('advert')}</div></amp-ad>`,
        () =>
          `<div class="amp-related"><a href="${page.path()}"><amp-img src="${page.decoration(address(page))}" width="80" height="80"></amp-img>${page.title('noise')}</a></div>`,
      ],
    });
    const menu = `<amp-sidebar id="sidebar" layout="nodisplay"><ul>${page
      .menuWords(7)
      .map((text) => `<li><a href="${page.path()}">${text}</a></li>`)
      .join('')}</ul></amp-sidebar>`;
    return shell(
      page,
      `${menu}<header class="amp-wp-header"><a href="/">${page.site}</a></header><article class="amp-wp-article"><header class="amp-wp-article-header"><h1 class="amp-wp-title">${page.headline()}</h1><div class="amp-wp-meta amp-wp-byline"><amp-img src="${page.decoration(address(page))}" width="24" height="24"></amp-img><span>${page.name()}</span></div></header><figure class="amp-wp-article-featured-image">${amp()}</figure><div class="amp-wp-article-content">${body}</div><footer>${page.label('tags')}</footer></article><amp-list><div>${page.random.times(3, () => `<a href="${page.path()}"><h4>${page.title('noise')}</h4><p>${page.noise()}</p></a>`).join('')}</div></amp-list><footer class="amp-wp-footer"><p>${page.disclaimer()}</p></footer>`,
      { head: '<link rel="amphtml" href="#">' },
    );
  }),

  textKind('digest-of-the-morning', (page) => {
    const site = new Site(page);
    const item = (i: number) =>
      `<h3>${i + 1}. ${page.heading()}</h3><p>${prose(page)} <a href="${page.path()}">${page.label('readMore')}</a></p>${page.random.chance(0.3) ? `<p>${image(page)}</p>` : ''}`;
    const extra = points(page.random.times(3, () => linkOnly(page)));
    return shell(
      page,
      site.around(
        `<article><h1>${page.headline()}</h1>${site.byline()}<p>${page.brief()}</p>${page.random.times(page.amount([2, 3], [5, 9]), item).join('\n')}${extra}<p>${page.remark()}</p>${site.newsletter()}</article>${site.grid()}`,
      ),
    );
  }),

  textKind('fact-check-with-verdict', (page) => {
    const site = new Site(page, 'bem');
    const box = (name: string, inner: string) =>
      `<div class="factcheck__${name}"><div class="factcheck__label">${word(page, name === 'claim' ? 'claims' : 'verdict')}</div><div class="factcheck__content"><p>${inner}</p></div></div>`;
    const body = story(page, {
      ...plainBlocks(),
      between: [() => site.advert()],
      figure: () =>
        `<figure class="wp-block-image">${image(page)}<figcaption>${page.brief()}</figcaption></figure>`,
    });
    return shell(
      page,
      site.around(
        `<article class="factcheck"><h1>${page.headline()}</h1>${site.byline()}${box('claim', page.say())}${box('verdict', page.brief())}${body}<h2>${word(page, 'references')}</h2><ol class="sources">${page.random.times(4, () => `<li><a href="${page.path()}">${page.item()}</a></li>`).join('')}</ol></article>${site.related()}`,
      ),
    );
  }),

  textKind('fact-boxes-beside-and-between', (page) => {
    const site = new Site(page);
    const factbox = () =>
      page.random.pick([
        () =>
          `<aside class="factbox"><h4>${page.heading()}</h4><p>${page.say()}</p><ul><li>${page.item()}</li><li>${page.item()}</li></ul></aside>`,
        () =>
          `<div class="article-box article-box--info"><div class="title">${page.heading()}</div><div class="copy">${page.say()}</div></div>`,
        () =>
          `<table class="infotable"><tr><th>${page.heading()}</th></tr><tr><td>${page.say()}</td></tr></table>`,
        () =>
          `<div class="facts" style="float:right;width:240px"><b>${page.heading()}</b><br>${page.brief()}<br>${page.brief()}</div>`,
      ])();
    const points3 = `<div class="key-points"><h2>${word(page, 'keyPoints')}</h2><ul>${page.random.times(3, () => `<li>${page.brief()}</li>`).join('')}</ul></div>`;
    const body = story(page, {
      ...plainBlocks(),
      between: [factbox, factbox, () => site.inline()],
      figure: () => `<figure>${lazyImage(page)}<figcaption>${page.say()}</figcaption></figure>`,
    });
    return shell(
      page,
      site.around(
        `<article><header><h1>${page.headline()}</h1><p class="teaser">${page.say()}</p>${site.byline()}</header>${points3}<div class="article-text">${body}${factbox()}</div>${site.share()}</article>${site.grid()}`,
      ),
    );
  }),

  textKind('corrected-and-updated', (page) => {
    const site = new Site(page);
    const note = () =>
      `<div class="correction" role="note"><strong>${page.label('updated')}:</strong> ${closing(page)}</div>`;
    const body = story(page, {
      ...plainBlocks(),
      end: (text) => `<p class="editors-note"><em>${text}</em></p>`,
    });
    return shell(
      page,
      site.around(
        `<article><h1>${page.headline()}</h1>${site.byline()}<div class="updated">${page.label('updated')} ${page.date()}</div>${page.random.chance(0.5) ? note() : ''}<div class="content-body">${page.random.chance(0.5) ? `<p><strong>${word(page, 'added')}:</strong> ${page.say()}</p>` : ''}${body}</div></article>`,
      ),
    );
  }),

  textKind('local-report-with-picture-credit-first', (page) => {
    const site = new Site(page, 'foreign');
    const body = story(page, {
      p: (text) => `<p class="text">${text}</p>`,
      between: [() => site.inline(), () => `<div class="p_ad">${page.label('advert')}</div>`],
    });
    return shell(
      page,
      site.around(
        `<div class="detail"><div class="bild"><a href="${page.path()}" class="zoom">${imageInSizes(page)}</a><div class="bu">${page.say()} <span>${word(page, 'photoBy')}</span></div></div><div class="dachzeile">${page.menuWords(1)[0] ?? ''}</div><h1 class="hl">${page.headline()}</h1><div class="datum">${page.date()}</div><p class="vorspann"><b>${page.random.word().toUpperCase()}.</b> ${page.say()}</p>${body}</div>${site.ranks()}`,
      ),
    );
  }),

  textKind('notice-of-stock-exchange', (page) => {
    const rows = page.random
      .times(
        4,
        () =>
          `<tr><td>${page.item()}</td><td align="right">${page.random.int(1, 999)},${page.random.int(10, 99)}</td></tr>`,
      )
      .join('');
    const site = new Site(page);
    return shell(
      page,
      site.around(
        `<div class="adhoc"><div class="adhoc-company">${page.random.word().toUpperCase()} AG</div><h1>${page.headline()}</h1><div class="adhoc-meta">${page.date()} / ${page.random.int(10, 20)}:${page.random.int(10, 59)} CET/CEST</div><div class="adhoc-text"><p>${prose(page)}</p><pre>${page.say()}\n\n${page.say()}</pre><table>${rows}</table><p>${decoy(page)}</p></div></div>${site.related()}`,
      ),
    );
  }),

  textKind('aggregated-story-with-lazy-shell', (page) => {
    const site = new Site(page, 'utility');
    const body = story(page, {
      ...plainBlocks(' class="continue-read-break"'),
      figure: () =>
        `<div class="article-image-slot">${noscriptImage(page)}<span class="image-caption">${page.say()}</span></div>`,
      between: [
        () =>
          `<div class="intra-article-module"><a href="${page.path()}">${thumb(page)}<span>${page.title('noise')}</span></a></div>`,
      ],
    });
    const feed = page.random
      .times(
        page.random.int(4, 8),
        () =>
          `<div class="river-card"><a href="${page.path()}">${thumb(page)}<div><span>${page.random.word()}</span><h3>${page.title('noise')}</h3><p>${page.noise()}</p></div></a></div>`,
      )
      .join('');
    return shell(
      page,
      `<div id="root"><div class="viewsHeader"><a href="/">${page.site}</a>${site.menuLinks(4).join('')}</div><div class="article-header"><div class="viewsAttribution">${portrait(page)}<a>${page.random.word()}</a></div><h1 class="viewsHeaderText">${page.headline()}</h1><div class="viewsInfo">${page.label('by')} ${page.name()} · ${page.label('minutes')}</div></div><div class="article-page"><div class="article-body">${body}</div><div class="article-cont-read-container"><button>${page.label('readMore')}</button></div></div><div class="river">${feed}</div></div>`,
    );
  }),
];
