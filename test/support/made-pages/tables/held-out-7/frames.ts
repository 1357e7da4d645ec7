/** Pages around tables of half `held-out-7`. */
import { furniture as f } from '../../furniture/held-out-7.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-7-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { tableKind, type TablePage, type TableTruth } from '../truth.ts';

type Write = (made: TablePage, page: PageMaker) => string;

/** A table or facts between sentences. */
export const within = (name: string, write: Write, frame?: FrameName): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const main = `<article class="text"><h1>${page.headline()}</h1>${page.random.chance(0.5) ? f.byline(page) : ''}<p>${page.say(2)}</p>${write(made, page)}<p>${page.say(2)}</p></article>`;
    const more = page.random.chance(0.5) ? f.related(page) : '';
    return page.document(frameOf(f, page, main + more, frame));
  });

/** Facts of a thing beside its picture, with a button and some text. */
export const thing = (name: string, write: Write, frame?: FrameName): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const main = `<section class="detail"><div class="detail__media"><img src="${page.picture()}" alt="" width="800" height="600"></div><div class="detail__info"><h1>${page.headline()}</h1><p>${page.say(2)}</p><button class="btn btn-primary">${page.label('cart')}</button></div><div class="detail__more">${write(made, page)}</div></section>`;
    return page.document(
      frameOf(f, page, main + (page.random.chance(0.6) ? f.teasers(page) : ''), frame),
    );
  });
