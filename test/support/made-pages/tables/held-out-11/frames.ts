/** Pages around tables of half `held-out-11`. */
import { furniture as f } from '../../furniture/held-out-11.ts';
import { frameOf } from '../../furniture/held-out-11-frames.ts';
import { tablePages } from '../around.ts';

export const { within, thing } = tablePages(
  {
    f,
    frameOf,
    wrap: (inner) => `<article class="story"><div class="story__text">${inner}</div></article>`,
  },
  (page, facts) =>
    `<div class="product-view"><div class="product-view__gallery"><figure><img src="${page.picture()}" alt="" width="640" height="640"></figure></div><div class="product-view__summary"><h1 class="product-view__title">${page.headline()}</h1><div class="product-view__short"><p>${page.say(2)}</p></div><form><button type="submit" class="button">${page.label('cart')}</button></form></div><div class="product-view__details">${facts()}</div></div>`,
);
