/** Pages around tables of half `held-out-3`. */
import { furniture as f } from '../../furniture/held-out-3.ts';
import { WHICH, type FrameName } from '../../furniture/held-out-3-frames.ts';
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { tableKind, type TablePage, type TableTruth } from '../truth.ts';

export const report = (page: PageMaker, body: string, frame?: FrameName) =>
  page.document(
    f.frame(
      page,
      `<article class="report"><h1>${page.headline()}</h1><p>${page.say(2)}</p>${body}<p>${page.say(2)}</p></article>${page.random.chance(0.5) ? f.related(page) : f.share(page)}`,
      frame === undefined ? {} : { which: WHICH[frame] },
    ),
  );

/** A thing with a name, a picture and a description, then its facts. */
export const thing = (page: PageMaker, body: string) =>
  page.document(
    f.frame(
      page,
      `<div class="detail"><h1 class="detail-name">${page.headline()}</h1><div class="detail-gallery"><img src="${page.picture()}" alt="" width="500" height="500"></div><div class="detail-text"><p>${page.say(2)}</p></div>${body}</div><div class="detail-more"><h2>${page.label('related')}</h2>${page.random.times(3, () => `<div class="mini"><a href="${page.path()}"><img src="${page.decoration()}" alt="" width="120" height="120"><b>${page.title('noise')}</b></a></div>`).join('')}</div>`,
    ),
  );

export const inReport = (
  name: string,
  write: (made: TablePage, page: PageMaker) => string,
  frame?: FrameName,
): Kind<TableTruth> => tableKind(name, (made, page) => report(page, write(made, page), frame));
