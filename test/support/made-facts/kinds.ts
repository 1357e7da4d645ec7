/** All kinds of made pages that state facts. */
import { FIRM_PAGES } from './first/firms.ts';
import { HEAR } from './first/hear.ts';
import { PEOPLE } from './first/people.ts';
import { PLACES } from './first/places.ts';
import { READING } from './first/reading.ts';
import { RECORDS } from './first/records.ts';
import { SCIENCE } from './first/science.ts';
import { SHOPS } from './first/shops.ts';
import { TALK } from './first/talk.ts';
import { TARIFFS } from './first/tariffs.ts';
import { TECH } from './first/tech.ts';
import { WORK } from './first/work.ts';
import type { FactsKind, Half } from './kind.ts';
import { FIRM_PAGES_2 } from './second/firms.ts';
import { HOMES } from './second/homes.ts';
import { KNOW } from './second/know.ts';
import { LEISURE } from './second/leisure.ts';
import { MEDIA } from './second/media.ts';
import { NEARBY } from './second/nearby.ts';
import { OFFERS } from './second/offers.ts';
import { PUBLIC } from './second/public.ts';
import { SHOPS_2 } from './second/shops.ts';
import { STATE } from './second/state.ts';
import { FOOD_3 } from './third/food.ts';
import { HOME_3 } from './third/home.ts';
import { LAW_3 } from './third/law.ts';
import { LEARN_3 } from './third/learn.ts';
import { LIFE_3 } from './third/life.ts';
import { MEDIA_3 } from './third/media.ts';
import { MONEY_3 } from './third/money.ts';
import { TECH_3 } from './third/tech.ts';
import { TRAVEL_3 } from './third/travel.ts';

const WRITTEN: readonly FactsKind[] = [
  ...[SHOPS, TARIFFS, READING, TALK, PLACES, HEAR, WORK, PEOPLE, SCIENCE, RECORDS],
  ...[TECH, FIRM_PAGES, SHOPS_2, OFFERS, HOMES, NEARBY, MEDIA, LEISURE, PUBLIC, STATE],
  ...[KNOW, FIRM_PAGES_2],
  ...[LAW_3, LIFE_3, TECH_3, MONEY_3, LEARN_3, MEDIA_3, TRAVEL_3, HOME_3, FOOD_3],
].flat();

/** Every second kind of a half was opened after it was counted, to develop with; `second` was later, all of it. */
const OPENED: Partial<Record<Half, Half>> = { second: 'opened', third: 'opened-third' };

export const KINDS: readonly FactsKind[] = WRITTEN.map((kind) => {
  const opened = OPENED[kind.half];
  const ofHalf = WRITTEN.filter(({ half }) => half === kind.half);
  return opened !== undefined && ofHalf.indexOf(kind) % 2 === 0 ? { ...kind, half: opened } : kind;
});
