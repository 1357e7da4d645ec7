/** What records are called: the name each of them begins with, where nothing says which text it is, and what stands beside that. */
import type { RecordNode } from '../../records/tree.ts';
import type { Field } from '../fields/field.ts';
import { largest } from '../largest.ts';
import { type Offer, titleRank } from './record-offers.ts';
import { isAround, type Place } from './record-places.ts';

/** Which places hold the record's name beside other things. */
export const withMixed = (places: readonly Place[]): readonly Place[] => {
  const names = places.filter((place) => titleRank(place) >= HEADING);
  return places.map((place) => {
    const isMixed = place.read === 'text' && names.some((name) => isAround(place, name));
    return isMixed ? { ...place, isMixed } : place;
  });
};

/** Rank of a name. */
const HEADING = 0.5;

/** What is listed comes first in a schema, and stands as heading or link: `item`, `team`, where nothing is asked as a title. */
export function withName(
  chosen: ReadonlyMap<Field, Offer>,
  properties: readonly Field[],
  places: readonly Place[],
): ReadonlyMap<Field, Offer> {
  const [first] = properties;
  if (first === undefined || chosen.has(first) || !mayBeName(first)) return chosen;
  if (first.kind !== 'string' || properties.some(({ concept }) => concept?.id === 'title'))
    return chosen;
  const taken = new Set([...chosen.values()].map(({ place }) => place));
  const [best] = places
    .filter((place) => !taken.has(place) && place.distinct > 0.8 && place.filled > 0.8)
    .map((place) => ({ property: first, place, score: titleRank(place) }))
    .sort((a, b) => b.score - a.score);
  if (best !== undefined && best.score >= 0.5) return new Map([...chosen, [first, best]]);
  const place = firstText(places);
  return place === undefined || taken.has(place)
    ? chosen
    : new Map([...chosen, [first, { property: first, place, score: FIRST }]]);
}

/** Who or what a table lists, whatever its head calls them: the first column of texts that differ. */
export function withColumnOfNames(
  chosen: ReadonlyMap<Field, Offer>,
  left: readonly Field[],
  places: readonly Place[],
): ReadonlyMap<Field, Offer> {
  const property = left.find((one) => one.concept?.id === 'title' && !chosen.has(one));
  const taken = new Set([...chosen.values()].map(({ place }) => place));
  const place = firstText(places.filter((one) => !taken.has(one)));
  return property === undefined || place === undefined
    ? chosen
    : new Map([...chosen, [property, { property, place, score: FIRST }]]);
}

/** Score of what stands first in each record, and is called nothing. */
const FIRST = 0.45;
/** Letters of such a name. */
const MOST_OF_NAME = 40;

/** The text that each record begins with, where it is short and another in each. */
function firstText(places: readonly Place[]): Place | undefined {
  const order = (place: Place): number => place.line[0]?.order ?? Infinity;
  const texts = places.filter(({ read, isAbove }) => read === 'text' && !isAbove);
  const worded = texts.filter(({ kind }) => kind !== 'code');
  const first = largest(worded.length > 0 ? worded : texts, -Infinity, (place) => -order(place));
  const names = first?.cells.flatMap((cell) => cell?.text ?? []) ?? [];
  const isName = names.every((text) => text.length <= MOST_OF_NAME && /^\p{L}/u.test(text));
  return first !== undefined && isName && first.distinct > 0.8 && first.filled > 0.8
    ? first
    : undefined;
}

const mayBeName = ({ concept, words }: Field): boolean =>
  words.at(-1) !== 'version' &&
  (concept === undefined || concept.shape === 'code' || concept.shape === 'label');

/** Score of what is named, not only looks like it. */
const NAMED = 0.73;

/** The address a title leads to; what somebody does, in the line behind the name. */
export function besideTitle(
  chosen: ReadonlyMap<Field, Offer>,
  properties: readonly Field[],
  places: readonly Place[],
): ReadonlyMap<Field, Offer> {
  const title = [...chosen.values()].find(
    ({ property }) => property.concept?.id === 'title' || property === properties[0],
  );
  if (title === undefined) return chosen;
  const more = new Map(chosen);
  for (const property of properties) {
    const place =
      property.concept?.id === 'url' && (more.get(property)?.score ?? 0) < NAMED
        ? linkOf(title.place, places)
        : (property.concept?.id === 'role' || TAGLINES.has(property.words.at(-1) ?? '')) &&
            !more.has(property)
          ? lineBehind(title.place, places)
          : undefined;
    if (place !== undefined) more.set(property, { property, place, score: 0.6 });
  }
  return more;
}

/** What stands below a name. */
const TAGLINES: ReadonlySet<string> = new Set(
  'tagline subtitle slogan claim motto strapline untertitel soustitre subtitulo'.split(' '),
);

/** The link around the text, or in it, in most of the records. */
export function linkOf(title: Place, places: readonly Place[]): Place | undefined {
  const links = places.filter(({ read }) => read === 'href');
  return largest(links, 0, ({ cells }) => {
    const rows = cells.filter((cell, row) => areOne(cell?.node, title.cells[row]?.node));
    return rows.length;
  });
}

function areOne(link: RecordNode | undefined, text: RecordNode | undefined): boolean {
  if (link === undefined || text === undefined) return false;
  const [outer, inner] = link.order <= text.order ? [link, text] : [text, link];
  return inner.order < outer.end;
}

function lineBehind(title: Place, places: readonly Place[]): Place | undefined {
  const [own] = title.line;
  const from = own?.end ?? Infinity;
  return places.find(
    ({ read, line, cells, isFixed, isMixed }) =>
      read === 'text' &&
      // `<b>Ann Lee</b><br>Chair`
      ((line[0]?.order ?? -1) >= from || (isMixed !== true && line[0] === own?.parent)) &&
      !isFixed &&
      cells.every((cell) => cell === undefined || ROLE.test(cell.text)),
  );
}
const ROLE = /^\p{L}.{0,79}$/u;
