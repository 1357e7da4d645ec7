/** Pages around tables of half `held-out-12`. */
import { furniture as f } from '../../furniture/held-out-12.ts';
import { frameOf } from '../../furniture/held-out-12-frames.ts';
import { tablePages } from '../around.ts';

export const { within, thing } = tablePages(
  {
    f,
    frameOf,
    wrap: (inner) => `<article class="entry"><div class="entry-body">${inner}</div></article>`,
  },
  (page, facts) =>
    `<div class="item-page"><div class="item-top"><div class="item-media"><img src="${page.picture()}" alt="" width="800" height="600" class="item-image"></div><div class="item-info"><h1 class="item-title">${page.headline()}</h1><p class="item-teaser">${page.say(2)}</p><a class="item-buy" href="/cart" rel="nofollow">${page.label('cart')}</a></div></div><div class="item-details">${facts()}</div></div>`,
);
