/** Pages around tables of half `held-out-4`. */
import { furniture as f } from '../../furniture/held-out-4.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-4-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { tableKind, type TablePage, type TableTruth } from '../truth.ts';

export const report = (page: PageMaker, body: string, frame?: FrameName) =>
  page.document(
    frameOf(
      f,
      page,
      `<article class="page-body"><h1>${page.headline()}</h1><p>${page.say(2)}</p>${body}<p>${page.say(2)}</p></article>${page.random.chance(0.5) ? f.related(page) : f.share(page)}`,
      frame,
    ),
  );

/** A thing with a name, a picture and a description, then its facts. */
export const thing = (page: PageMaker, body: string, frame?: FrameName) =>
  page.document(
    frameOf(
      f,
      page,
      `<div class="pdp"><div class="pdp__media"><img src="${page.picture()}" alt="" width="640" height="640"></div><div class="pdp__info"><h1 class="pdp__title">${page.headline()}</h1><button class="pdp__buy">${page.label('cart')}</button><div class="pdp__text"><p>${page.say(2)}</p></div>${body}</div></div><section class="pdp__more"><h2>${page.label('recommended')}</h2>${page.random.times(3, () => `<a href="${page.path()}"><img src="${page.decoration()}" alt=""><span>${page.title('noise')}</span></a>`).join('')}</section>`,
      frame,
    ),
  );

export const inReport = (
  name: string,
  write: (made: TablePage, page: PageMaker) => string,
  frame?: FrameName,
): Kind<TableTruth> => tableKind(name, (made, page) => report(page, write(made, page), frame));
