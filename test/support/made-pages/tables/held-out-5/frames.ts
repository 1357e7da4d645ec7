/** Pages around tables of half `held-out-5`. */
import { furniture as f } from '../../furniture/held-out-5.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-5-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { tableKind, type TablePage, type TableTruth } from '../truth.ts';

type Write = (made: TablePage, page: PageMaker) => string;

/** A table or facts between sentences. */
export const within = (name: string, write: Write, frame?: FrameName): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const body = `<article class="body"><h1>${page.headline()}</h1><p>${page.say(2)}</p>${write(made, page)}<p>${page.say(2)}</p></article>`;
    return page.document(
      frameOf(f, page, body + (page.random.chance(0.5) ? f.related(page) : ''), frame),
    );
  });

/** Facts of a thing below its picture, in a row with a button. */
export const thing = (name: string, write: Write, frame?: FrameName): Kind<TableTruth> =>
  tableKind(name, (made, page) => {
    const body = `<div class="thing"><div class="thing-pic"><img src="${page.picture()}" alt=""></div><div class="thing-text"><h1>${page.headline()}</h1><p>${page.say(2)}</p><a class="btn" href="/x">${page.label('cart')}</a>${write(made, page)}</div></div>${f.teasers(page)}`;
    return page.document(frameOf(f, page, body, frame));
  });
