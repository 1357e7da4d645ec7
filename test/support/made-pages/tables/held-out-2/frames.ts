/** Pages around tables of half `held-out-2`. */
import { furniture as f } from '../../furniture/held-out-2.ts';
import type { PageMaker } from '../../page-maker.ts';

export const article = (page: PageMaker, body: string, which?: number) =>
  page.document(
    f.frame(
      page,
      `<article class="content-item"><h1>${page.headline()}</h1>${f.byline(page)}<p>${page.say(2)}</p>${body}<p>${page.say(2)}</p></article>${page.random.chance(0.5) ? f.related(page) : ''}`,
      which === undefined ? {} : { which },
    ),
  );

export const product = (page: PageMaker, body: string) =>
  page.document(
    f.frame(
      page,
      `<div class="pdp"><div class="pdp__media"><img src="${page.picture()}" alt="" width="600" height="600"></div><div class="pdp__buy"><h1>${page.headline()}</h1><div class="pdp__price">${page.random.int(5, 900)},00 €</div><button type="submit">${page.label('cart')}</button></div><div class="pdp__text"><p>${page.say(2)}</p></div>${body}</div><section class="pdp-reco"><h2>${page.label('recommended')}</h2>${page.random.times(3, () => `<a href="${page.path()}"><img src="${page.decoration()}" alt=""><span>${page.title('noise')}</span></a>`).join('')}</section>`,
    ),
  );
