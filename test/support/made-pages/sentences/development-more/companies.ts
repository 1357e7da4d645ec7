/** Companies, houses and clubs: landing pages, price plans, teams, menus of restaurants, museums, schools, reports. */
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { image, imageInSizes, lazyImage, logo, photo, thumb, thumbToBig } from './pictures.ts';
import { closing, decoy, plainBlocks, points, prose, single, story, word } from './prose.ts';
import { shell } from './shell.ts';
import { Site } from './site.ts';

const count = (
  page: PageMaker,
  short: readonly [number, number],
  long: readonly [number, number],
  make: (i: number) => string,
) => page.random.times(page.amount(short, long), make).join('\n');

export const companies: readonly Kind<TextTruth>[] = [
  textKind('landing-page-of-features', (page) => {
    const site = new Site(page, 'utility');
    const icon = '<div class="h-12 w-12"><svg viewBox="0 0 24 24"></svg></div>';
    const feature = () =>
      `<div class="relative pl-16"><dt class="text-base font-semibold">${icon}${page.heading()}</dt><dd class="mt-2 text-base text-gray-600">${page.say()}</dd></div>`;
    const quote = () =>
      `<figure class="rounded-2xl"><blockquote><p>“${page.free()}”</p></blockquote><figcaption><img class="rounded-full" src="data:image/gif;base64,R0" alt=""><div>${page.name()}</div></figcaption></figure>`;
    const logos = page.random.times(5, () => `<li>${logo(page)}</li>`).join('');
    return shell(
      page,
      site.around(
        `<section class="isolate pt-14"><div class="mx-auto max-w-2xl text-center"><h1 class="text-4xl font-bold">${page.headline()}</h1><p class="mt-6 text-lg leading-8">${page.say()}</p><div class="mt-10 flex"><a href="/start" class="rounded-md">${word(page, 'trial')}</a><a href="/more">${page.label('readMore')} →</a></div></div>${imageInSizes(page)}</section><section><ul class="logos">${logos}</ul></section><section><h2>${page.heading()}</h2><p>${page.say()}</p><dl class="grid">${count(page, [3, 3], [4, 9], feature)}</dl></section><section class="overflow-hidden">${lazyImage(page)}<div><h2>${page.heading()}</h2><p>${prose(page)}</p>${points([page.item(), page.item(), page.item()])}</div></section><section>${page.random.times(2, quote).join('')}</section>`,
        { noSide: true },
      ),
    );
  }),

  textKind('price-plans', (page) => {
    const site = new Site(page);
    const plan = () =>
      `<div class="plan"><h3 class="plan__name">${page.heading()}</h3><p class="plan__for">${page.brief()}</p><p class="plan__price"><span>${page.random.int(5, 90)}</span> €</p><a class="button">${word(page, 'trial')}</a><ul class="plan__features">${page.random.times(page.random.int(3, 6), () => `<li><svg></svg>${page.item()}</li>`).join('')}</ul></div>`;
    const faq = () =>
      `<div class="faq__item"><button class="faq__q" aria-expanded="false">${page.ask()}</button><div class="faq__a is-collapsed" role="region">${page.say()}</div></div>`;
    return shell(
      page,
      site.around(
        `<section class="pricing"><h1>${page.headline()}</h1><p>${page.brief()}</p><div class="plans">${page.random.times(3, plan).join('')}</div></section><section class="faq"><h2>${page.label('question')}</h2>${count(page, [1, 2], [3, 7], faq)}</section>`,
        { noSide: true },
      ),
    );
  }),

  textKind('team-with-portraits', (page) => {
    const site = new Site(page);
    const member = page.random.pick([
      () =>
        `<div class="team-member"><div class="team-member__photo">${image(page)}</div><h3>${page.name()}</h3><p class="role">${page.item()}</p><p>${page.say()}</p></div>`,
      () =>
        `<li><figure>${imageInSizes(page)}</figure><div><strong>${page.name()}</strong><br>${page.say()}</div></li>`,
      () =>
        `<tr><td width="140">${lazyImage(page)}</td><td><b>${page.name()}</b><br>${page.item()}<p>${page.say()}</p></td></tr>`,
    ]);
    const members = count(page, [2, 3], [5, 12], member);
    const list = members.startsWith('<li')
      ? `<ul class="people">${members}</ul>`
      : members.startsWith('<tr')
        ? `<table>${members}</table>`
        : `<div class="people">${members}</div>`;
    return shell(
      page,
      site.around(`<div class="team"><h1>${page.headline()}</h1><p>${page.say()}</p>${list}</div>`),
    );
  }),

  textKind('about-the-firm', (page) => {
    const site = new Site(page, 'foreign');
    const row = (i: number) =>
      `<div class="row ${i % 2 === 0 ? 'row--left' : 'row--right'}"><div class="col-6">${image(page)}</div><div class="col-6"><h2>${page.heading()}</h2><p>${prose(page)}</p></div></div>`;
    const year = () =>
      `<li class="timeline-item"><span class="year">${page.random.int(1900, 2023)}</span><div class="timeline-text"><p>${page.random.chance(0.6) ? page.brief() : page.say()}</p></div></li>`;
    return shell(
      page,
      site.around(
        `<div class="page-header"><h1>${page.headline()}</h1></div><div class="intro-text">${page.say(2)}</div>${count(page, [1, 1], [2, 4], row)}<div class="timeline"><h2>${page.heading()}</h2><ul>${count(page, [2, 3], [5, 12], year)}</ul></div><blockquote class="ceo">${page.say()}<cite>${page.name()}</cite></blockquote>`,
        { noSide: true },
      ),
    );
  }),

  textKind('menu-of-a-restaurant', (page) => {
    const site = new Site(page);
    const dish = page.random.pick([
      (name: string) =>
        `<li class="menu-item"><div class="menu-item__top"><span class="menu-item__name">${name}</span><span class="dots"></span><span class="menu-item__price">${page.random.int(3, 40)},50</span></div><p class="menu-item__text">${page.random.chance(0.6) ? page.brief() : ''}</p></li>`,
      (name: string) =>
        `<p><strong>${name}</strong> ........ ${page.random.int(3, 40)},– €<br><small>${page.brief()}</small></p>`,
      (name: string) =>
        `<tr><td>${name}</td><td align="right">${page.random.int(3, 40)},00 €</td></tr>`,
    ]);
    const course = () => {
      const names = page.list(
        page.random.times(page.random.int(3, 9), () => page.item('free')),
        true,
      );
      const rows = names.map(dish).join('\n');
      const inner = rows.startsWith('<li')
        ? `<ul>${rows}</ul>`
        : rows.startsWith('<tr')
          ? `<table>${rows}</table>`
          : rows;
      return `<section class="course"><h2>${page.heading()}</h2>${inner}</section>`;
    };
    return shell(
      page,
      site.around(
        `<div class="menu-page"><h1>${page.headline()}</h1><p class="intro">${page.brief()}</p>${count(page, [1, 2], [3, 6], course)}<p><em>${page.brief()}</em></p></div><div class="hours"><h4>${word(page, 'openingHours')}</h4>11–23</div>`,
      ),
    );
  }),

  textKind('prices-in-text', (page) => {
    const site = new Site(page, 'none');
    const items = page.list(
      page.random.times(page.random.int(8, 30), () => page.item('free')),
      true,
    );
    const rows = items.map((text) => `${text} ${'.'.repeat(12)} ${page.random.int(5, 300)},– €`);
    const inner = page.random.pick([
      () => rows.join('<br>\n'),
      () => rows.map((row) => `<p>${row}</p>`).join('\n'),
      () => rows.map((row) => `<div>${row}</div>`).join('\n'),
    ])();
    return shell(
      page,
      site.around(
        `<div><h2>${page.headline()}</h2><div>${page.say()}</div>${inner}<div>${page.brief()}</div></div>`,
      ),
    );
  }),

  textKind('object-of-a-museum', (page) => {
    const site = new Site(page, 'bem');
    const facts = page.random
      .times(
        page.random.int(4, 9),
        () =>
          `<dt class="artwork-tombstone--label">${page.menuWords(1)[0] ?? ''}:</dt><dd class="artwork-tombstone--value">${page.item()}</dd>`,
      )
      .join('');
    const others = page.random
      .times(
        4,
        () =>
          `<div class="card"><a href="${page.path()}">${thumb(page)}<span>${page.title('noise')}</span></a></div>`,
      )
      .join('');
    return shell(
      page,
      site.around(
        `<div class="artwork"><div class="artwork__image-zoom"><a href="${page.path()}">${imageInSizes(page)}</a><div class="artwork__rights">${word(page, 'download')}</div></div><div class="artwork__intro"><h1 class="artwork__title">${page.headline()}</h1><div class="artwork__creation-date">${page.random.int(1500, 1900)}</div><div class="artwork__intro__desc"><p>${prose(page)}</p>${page.isShort ? '' : `<p>${prose(page)}</p>`}</div></div><section class="artwork-details"><h2>${word(page, 'specs')}</h2><dl class="artwork-tombstone">${facts}</dl></section><section><h3>${word(page, 'references')}</h3><p>${closing(page)}</p></section></div><div class="related-artworks"><h2>${page.label('related')}</h2>${others}</div>`,
      ),
    );
  }),

  textKind('report-of-a-school', (page) => {
    const site = new Site(page, 'foreign');
    const body = story(page, {
      p: (text) => `<p>${text}</p>`,
      figure: () =>
        page.random.pick([
          () => `<p>${thumbToBig(page)} ${thumbToBig(page)} ${thumbToBig(page)}</p>`,
          () =>
            `<div class="bildergalerie"><ul>${page.random.times(4, () => `<li>${thumbToBig(page)}</li>`).join('')}</ul></div>`,
          () => `<img src="${photo(page)}" style="float:left;margin:0 10px 10px 0">`,
        ])(),
    });
    return shell(
      page,
      site.around(
        `<div class="beitrag"><h2>${page.headline()}</h2><p class="datum">${page.date()}</p>${body}<p style="text-align:right"><em>${page.record(`${page.name()}, ${page.random.int(5, 12)}${page.random.letters(1)}`, 'main')}</em></p></div>${site.ranks()}`,
      ),
      { isBare: page.random.chance(0.3) },
    );
  }),

  textKind('news-of-a-club-on-one-page', (page) => {
    const site = new Site(page, 'words');
    const item = () =>
      `<div class="news-item"><div class="news-date">${page.date()}</div><h3>${page.heading()}</h3><div class="news-text">${page.random.chance(0.5) ? `<p>${prose(page)}</p>` : `${page.say()}<br>${page.brief()}`}${page.random.chance(0.3) ? `<p>${image(page)}</p>` : ''}</div></div>`;
    return shell(
      page,
      site.around(
        `<div class="page-content"><h1>${page.headline()}</h1>${count(page, [2, 3], [5, 10], item)}</div>`,
      ),
    );
  }),

  textKind('company-press-release', (page) => {
    const site = new Site(page, 'words');
    const about = `<p><b>${page.label('about')} ${page.random.word()}</b><br>${page.say()}</p>`;
    const body = story(page, {
      p: (text) => `<p>${text}</p>`,
      h: (text) => `<p><b>${text}</b></p>`,
      li: (items) => points(items, ' type="disc"'),
      between: [
        () => `<div class="asset-links"><a href="${page.path()}">${page.title('noise')}</a></div>`,
      ],
    });
    return shell(
      page,
      site.around(
        `<article class="news-release"><header class="container release-header"><div class="row"><h1>${page.headline()}</h1><div class="row detail-grid"><p class="subtitle">${page.brief()}</p><div class="provider">${logo(page)}</div><p class="meta"><strong>${page.random.word()}</strong> ${page.date()}</p></div></div></header>${site.share()}<section class="release-body container"><div class="row"><div class="col-lg-10"><p><span class="legendSpanClass"><span class="xn-location">${page.random.word().toUpperCase()}</span>, ${page.date()}</span> /${page.site}/ -- ${page.say(2)}</p>${body}${about}<p>${page.label('source')} ${page.random.word()}</p></div></div></section></article><section class="container similar-stories"><h2>${page.label('related')}</h2>${page.random.times(3, () => `<div class="card"><a href="${page.path()}">${thumb(page)}<h3>${page.title('noise')}</h3><p>${page.noise()}</p></a></div>`).join('')}</section>`,
      ),
    );
  }),

  textKind('annual-report-section', (page) => {
    const site = new Site(page);
    const table = () =>
      `<div class="table-scroll"><table><thead><tr><th></th><th>${page.random.int(2018, 2023)}</th></tr></thead><tbody>${page.random.times(3, () => `<tr><td>${page.item()}</td><td>${page.random.int(1, 900)}</td></tr>`).join('')}</tbody></table></div>`;
    const body = story(page, {
      p: (text) => `<p class="Bodytext">${text}</p>`,
      h: (text) => `<h3 class="Headline-3">${text}</h3>`,
      figure: table,
    });
    const toc = page.random
      .times(6, () => `<li><a href="${page.path()}">${page.title('noise')}</a></li>`)
      .join('');
    return shell(
      page,
      `${site.header()}<nav class="report-toc"><ol>${toc}</ol></nav><main class="report"><section><h1>${page.headline()}</h1><p class="Teaser">${page.say()}</p>${body}<p class="Footnote"><sup>1</sup> ${page.say()}</p></section><div class="report-nav"><a href="${page.path()}">${page.label('next')}: ${page.title('noise')}</a></div></main>${site.footer()}`,
    );
  }),

  textKind('sermon', (page) => {
    const site = new Site(page);
    return shell(
      page,
      site.around(
        `<div class="predigt"><h1>${page.headline()}</h1><p class="bibelstelle"><i>${page.say()}</i></p>${count(page, [2, 3], [6, 12], () => `<p>${page.random.chance(0.15) ? page.ask() : prose(page)}</p>`)}<p>${page.random.chance(0.3) ? decoy(page) : page.brief()}</p><p>${single(page)}</p></div>`,
      ),
    );
  }),

  textKind('life-of-a-person', (page) => {
    const site = new Site(page);
    const facts = page.random
      .times(
        4,
        () => `<tr><th>${page.menuWords(1)[0] ?? ''}</th><td>${page.random.word()}</td></tr>`,
      )
      .join('');
    const body = story(page, {
      ...plainBlocks(),
      figure: () =>
        `<div class="photo right">${image(page)}<div class="photo-text">${page.brief()}</div></div>`,
    });
    return shell(
      page,
      site.around(
        `<div class="bio"><h1>${page.headline()}</h1><aside class="bio-box"><div class="bio-portrait">${image(page)}</div><table>${facts}</table></aside><div class="bio-text">${body}</div><h3>${word(page, 'references')}</h3><ul class="works"><li>${page.item()}</li><li>${page.item()}</li></ul></div>`,
      ),
      { type: 'Person' },
    );
  }),
];
