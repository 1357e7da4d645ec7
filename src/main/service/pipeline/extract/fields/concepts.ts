/**
 * What schema fields usually mean: names and wording → where schema.org, meta tags and pages keep such a value.
 *
 * One table. `names` are keys (`keyOf`) a field may have; `describes` is tried on the description; `paths` are property
 * paths in the typed graph; `labels` are keys of visible labels, in several languages; `classes` are words of class
 * names. Sources: schema.org vocabulary, ogp.me, observed wording of recipes, shops, articles.
 */

import type { Concept } from './concept.ts';
import { MORE_CONCEPTS } from './concepts-more.ts';
import { OFFER_CONCEPTS } from './concepts-offer.ts';
import { PAGE_CONCEPTS } from './concepts-page.ts';
import { PLACE_CONCEPTS } from './concepts-places.ts';
import { COOKING_CONCEPTS } from './concepts-cooking.ts';

/** First that fits wins: order is part of the table. */
export const CONCEPTS: readonly Concept[] = [
  ...PAGE_CONCEPTS,
  ...OFFER_CONCEPTS,
  ...COOKING_CONCEPTS,
  ...MORE_CONCEPTS,
  ...PLACE_CONCEPTS,
];
