/** A breakdown of ratings: `{stars, count}`, `{rating, percent}` for each number of stars. */
import type { Provenance } from '../../../domain/document.ts';
import type { Json } from '../../../domain/json.ts';
import type { Sources } from '../evidence/field-evidence.ts';
import type { Field } from '../fields/field.ts';
import { type RatingShare, ratingShares } from '../sources/rating-shares.ts';
import { singular } from '../text.ts';
import { typed } from './typed.ts';
import { type Found, told } from './values.ts';

type Part = 'stars' | 'percent' | 'count';

/** What each property asks of a row; undefined where one asks for something else, or the page has no such rows. */
export function asksRatingRows(
  { properties }: Field,
  { page }: Sources,
): ReadonlyMap<Field, Part> | undefined {
  const parts = new Map(properties.map((one) => [one, partOf(one)] as const));
  const asked = [...parts.values()];
  if (asked.includes(undefined) || new Set(asked).size !== asked.length) return undefined;
  if (asked.length < 2 || !asked.includes('stars')) return undefined;
  if (ratingShares(page).length === 0) return undefined;
  return new Map([...parts].flatMap(([one, part]) => (part === undefined ? [] : [[one, part]])));
}

function partOf({ kind, words }: Field): Part | undefined {
  if (!/^(?:integer|number|string)$/.test(kind)) return undefined;
  const names = words.map(singular);
  if (names.some((word) => PERCENT.has(word))) return 'percent';
  if (names.some((word) => COUNT.has(word))) return 'count';
  return names.some((word) => STARS.has(word)) ? 'stars' : undefined;
}

const STARS = new Set('star rating score level grade'.split(' '));
const PERCENT = new Set('percent percentage pct share proportion'.split(' '));
const COUNT = new Set('count number total vote review amount quantity'.split(' '));

/** Undefined where the page says nothing of what is asked: a share in percent is no count. */
export function objectsFromRatings(
  parts: ReadonlyMap<Field, Part>,
  sources: Sources,
  path: string,
): Found | undefined {
  const values: Json[] = [];
  const provenance: Provenance[] = [];
  for (const share of ratingShares(sources.page)) {
    const row = rowOf(share, parts, sources, `${path}[${values.length}]`);
    if (row.provenance.length < 2) continue;
    values.push(row.value);
    provenance.push(...row.provenance);
  }
  return values.length === 0 ? undefined : { value: values, provenance };
}

function rowOf(
  share: RatingShare,
  parts: ReadonlyMap<Field, Part>,
  sources: Sources,
  path: string,
): { readonly value: Json; readonly provenance: readonly Provenance[] } {
  const value: Record<string, Json> = {};
  const provenance: Provenance[] = [];
  const evidence = { source: 'list', score: 0.5, pieces: [] };
  for (const [property, part] of parts) {
    const text = share[part];
    // a count of stars is no rating of something, whatever the property is called
    const one =
      text === undefined ? undefined : typed({ ...property, concept: undefined }, text, sources.at);
    if (text === undefined || one === undefined) continue;
    value[property.name] = one.value;
    provenance.push(
      told(`${path}.${property.name}`, evidence, { text, where: share.where }, one.steps, sources),
    );
  }
  return { value, provenance };
}
