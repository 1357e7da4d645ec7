/** Where a block of labels and values, or a table, of half `more` stands, and what else its page shows. */
import type { PageMaker } from '../page-maker.ts';
import { shell } from '../sentences/development-more/shell.ts';
import { Site } from '../sentences/development-more/site.ts';

const paragraphs = (page: PageMaker, count: number) =>
  page.random.times(count, () => `<p>${page.say(2)}</p>`).join('\n');

/** Where the block stands, and what else its page shows. */
const FRAMES = {
  article: (page: PageMaker, block: string) =>
    `<article><h1>${page.headline()}</h1>${new Site(page).byline()}${paragraphs(page, 2)}${block}${paragraphs(page, 2)}</article>`,
  behind: (page: PageMaker, block: string) =>
    `<div class="post"><h1>${page.headline()}</h1><div class="text">${paragraphs(page, 3)}</div>${block}</div>`,
  before: (page: PageMaker, block: string) =>
    `<main><h1>${page.headline()}</h1>${block}<div class="body">${paragraphs(page, 3)}</div></main>`,
  product: (page: PageMaker, block: string) =>
    `<main><div class="product-page"><div class="gallery"><img src="${page.picture()}" alt="" width="600" height="600"></div><div class="buy-box"><h1>${page.headline()}</h1><div class="price">${page.random.int(3, 900)} €</div><p>${page.say()}</p><button>${page.label('cart')}</button></div><div class="details"><h2>${page.heading()}</h2><p>${page.say(2)}</p>${block}</div></div></main>`,
  columns: (page: PageMaker, block: string) =>
    `<main><h1>${page.headline()}</h1><div class="row"><div class="col-md-8">${paragraphs(page, 3)}</div><div class="col-md-4">${block}</div></div></main>`,
  tabs: (page: PageMaker, block: string) =>
    `<main><div class="item"><h1>${page.headline()}</h1><p class="price">${page.random.int(3, 900)} €</p><button>${page.label('cart')}</button></div><ul class="nav-tabs" role="tablist"><li><a href="#t1">${page.label('about')}</a></li><li><a href="#t2">${page.label('note')}</a></li></ul><div class="tab-content"><div id="t1" class="tab-pane active" role="tabpanel">${paragraphs(page, 2)}</div><div id="t2" class="tab-pane" role="tabpanel">${block}</div></div></main>`,
  sheet: (page: PageMaker, block: string) =>
    `<div class="sheet"><div class="sheet-picture"><img src="${page.picture()}" alt="" width="480" height="640"></div><div class="sheet-lead"><h1>${page.headline()}</h1><p>${page.say(2)}</p><button type="submit">${page.label('cart')}</button></div><div class="sheet-data"><h2>${page.heading()}</h2>${block}</div></div>`,
  detail: (page: PageMaker, block: string) =>
    `<main class="col-lg-8"><div class="column"><section class="detail"><div class="detail__media"><img src="${page.picture()}" alt="" width="800" height="600"></div><div class="detail__info"><h1>${page.headline()}</h1><p>${page.say(2)}</p><button class="btn">${page.label('cart')}</button></div><div class="detail__more">${block}</div></section>${new Site(page).related()}</div></main>`,
  card: (page: PageMaker, block: string) =>
    `<main><div class="wrapper"><div class="grid"><div class="left"><img src="${page.picture()}" alt="" width="600" height="600"></div><div class="right"><h1>${page.headline()}</h1><p class="price">${page.random.int(3, 900)} €</p><button>${page.label('cart')}</button></div></div><div class="below">${block}</div><div class="about"><p>${page.say(2)}</p></div></div></main>`,
  story: (page: PageMaker, block: string) =>
    `<main><article><header><h1>${page.headline()}</h1><div class="lead"><p>${page.say(2)}</p></div></header><div class="body">${paragraphs(page, 2)}</div><section class="info"><h2>${page.heading()}</h2>${block}</section><section class="more"><h2>${page.heading()}</h2>${paragraphs(page, 1)}</section></article></main>`,
  record: (page: PageMaker, block: string) =>
    `<main id="content"><h1>${page.headline()}</h1>${block}<div class="abstract"><h2>${page.heading()}</h2><p>${page.say(2)}</p></div></main>`,
  shop: (page: PageMaker, block: string) =>
    `<main><div class="gallery"><img src="${page.picture()}" alt="" width="600" height="600"></div><div class="summary"><h1>${page.headline()}</h1><p class="price">${page.random.int(3, 900)} €</p><p>${page.say(2)}</p><button>${page.label('cart')}</button></div><div class="information">${block}</div>${new Site(page).related()}</main>`,
  beside: (page: PageMaker, block: string) =>
    `<div class="layout"><article><h1>${page.headline()}</h1>${paragraphs(page, 3)}</article><section class="info">${block}</section>${new Site(page).related()}</div>`,
  headless: (page: PageMaker, block: string) =>
    `<div class="content"><div class="title">${page.headline()}</div>${block}<div class="text">${paragraphs(page, 3)}</div></div>`,
  asides: (page: PageMaker, block: string) =>
    `<main><article><h1>${page.headline()}</h1>${paragraphs(page, 3)}</article><aside><h2>${page.heading()}</h2>${block}</aside>${new Site(page).related()}</main>`,
} as const;
export type Frame = keyof typeof FRAMES;

export function onPage(page: PageMaker, frame: Frame, block: string, type?: string): string {
  const site = new Site(page);
  const main = FRAMES[frame](page, block);
  const related = page.random.chance(0.6) ? site.related() : '';
  return shell(page, `${site.header()}${main}${related}${site.footer()}`, {
    ...(type === undefined ? {} : { type }),
  });
}
