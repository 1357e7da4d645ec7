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
import type { FactsKind } from './kind.ts';
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

const WRITTEN: readonly FactsKind[] = [
  ...[SHOPS, TARIFFS, READING, TALK, PLACES, HEAR, WORK, PEOPLE, SCIENCE, RECORDS],
  ...[TECH, FIRM_PAGES, SHOPS_2, OFFERS, HOMES, NEARBY, MEDIA, LEISURE, PUBLIC, STATE],
  ...[KNOW, FIRM_PAGES_2],
].flat();

/** Every second kind of `second` was opened after it was counted, to develop with (`opened`). */
const SECOND = WRITTEN.filter(({ half }) => half === 'second');

export const KINDS: readonly FactsKind[] = WRITTEN.map((kind) =>
  SECOND.indexOf(kind) % 2 === 0 ? { ...kind, half: 'opened' } : kind,
);
