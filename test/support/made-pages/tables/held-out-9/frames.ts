/** Pages around tables of half `held-out-9`. */
import { furniture as f } from '../../furniture/held-out-9.ts';
import { frameOf } from '../../furniture/held-out-9-frames.ts';
import { tablePages } from '../around.ts';

export const { within, thing } = tablePages(
  {
    f,
    frameOf,
    wrap: (inner) =>
      `<article class="post-content"><div class="body-copy">${inner}</div></article>`,
  },
  (page, facts) =>
    `<div class="item-page"><div class="item-page__gallery"><figure><img src="${page.picture()}" alt="" width="640" height="640"></figure></div><div class="item-page__summary"><h1 class="item-page__title">${page.headline()}</h1><div class="item-page__short"><p>${page.say(2)}</p></div><form><button type="submit" class="button">${page.label('cart')}</button></form></div><div class="item-page__details">${facts()}</div></div>`,
);
