/** Pages around tables of half `held-out-7`. */
import { furniture as f } from '../../furniture/held-out-7.ts';
import { frameOf } from '../../furniture/held-out-7-frames.ts';
import { tablePages } from '../around.ts';

export const { within, thing } = tablePages(
  { f, frameOf, wrap: (inner) => `<article class="text">${inner}</article>` },
  (page, facts) =>
    `<section class="detail"><div class="detail__media"><img src="${page.picture()}" alt="" width="800" height="600"></div><div class="detail__info"><h1>${page.headline()}</h1><p>${page.say(2)}</p><button class="btn btn-primary">${page.label('cart')}</button></div><div class="detail__more">${facts()}</div></section>`,
);
