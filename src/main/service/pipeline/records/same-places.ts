/**
 * Places of aligned records that are one: some records (featured ones, as a rule) say the same things in another order.
 *
 * Two places are one where no record has both, the page calls them alike (the same classes, or without any the same way
 * of tags), and what is read there is of one kind.
 */
import type { Aligned, Slot } from './align.ts';
import { mostOf } from './counts.ts';
import { groupOf } from './kinds.ts';
import { wayOf } from './profiles.ts';

/** Fewest records that tell. */
const LEAST = 3;
/** Fewest tags of a way that tells without classes. */
const LEAST_TAGS = 3;

/** The records with such places put together. */
export function joinPlaces(aligned: Aligned): Aligned {
  const { set, slots, rows } = aligned;
  const joined = rows.length < LEAST ? new Map<number, number>() : samePlaces(aligned);
  if (joined.size === 0) return aligned;
  const gone = new Set(joined.values());
  const kept = [...slots.keys()].filter((place) => !gone.has(place));
  const other = (place: number): number => joined.get(place) ?? -1;
  return {
    set,
    slots: kept.flatMap((place) => together(slots[place], slots[other(place)])),
    rows: rows.map((row) => kept.map((place) => row[place] ?? row[other(place)])),
  };
}

/** The place that more records have → the one that is the same. */
function samePlaces({ set, slots, rows }: Aligned): ReadonlyMap<number, number> {
  const joined = new Map<number, number>();
  if (set.headers !== undefined) return joined;
  for (const [name, places] of Map.groupBy(slots.keys(), (place) => nameOf(slots[place]))) {
    if (name === undefined || places.length !== 2) continue;
    const [most = 0, few = 0] = places.toSorted(
      (a, b) => (slots[b]?.count ?? 0) - (slots[a]?.count ?? 0),
    );
    if (rows.every((row) => row[most] === undefined || row[few] === undefined))
      joined.set(most, few);
  }
  return joined;
}

/** What two places have in common that are one; undefined where nothing tells. */
function nameOf(slot: Slot | undefined): string | undefined {
  const kind = slot && mostOf(slot.kinds);
  if (slot === undefined || kind === undefined || slot.isAbove) return undefined;
  const classes = [...tokensOf(slot)].sort().join('.');
  const way = wayOf(mostOf(slot.paths) ?? '');
  const group = groupOf(kind);
  const isTold = classes !== '' || way.split('/').length >= LEAST_TAGS;
  return isTold
    ? `${slot.read} ${slot.root} ${slot.isStruck} ${way} ${classes} ${group === 'number' ? kind : group}`
    : undefined;
}

function together(slot: Slot | undefined, other: Slot | undefined): readonly Slot[] {
  if (slot === undefined || other === undefined) return slot === undefined ? [] : [slot];
  return [
    {
      ...slot,
      paths: sum(slot.paths, other.paths),
      tokens: sum(slot.tokens, other.tokens),
      kinds: sum(slot.kinds, other.kinds),
      texts: sum(slot.texts, other.texts),
      masks: sum(slot.masks, other.masks),
      itemprop: slot.itemprop ?? other.itemprop,
      count: slot.count + other.count,
    },
  ];
}

function sum<Key>(
  left: ReadonlyMap<Key, number>,
  right: ReadonlyMap<Key, number>,
): Map<Key, number> {
  const both = new Map(left);
  for (const [key, count] of right) both.set(key, (both.get(key) ?? 0) + count);
  return both;
}

/** Tokens of most of the place's elements. */
export const tokensOf = ({ tokens, count }: Slot): readonly string[] =>
  [...tokens].filter(([, times]) => times >= count * 0.5).map(([token]) => token);

/** Fewest elements, and least share of them, that make a second name. */
const LEAST_OTHERS = 2;
const LEAST_SHARE = 0.1;

/** Tokens of most of the elements that do not have those of most: `price` here is `free` there. */
export function otherTokensOf({ tokens, count }: Slot, most: readonly string[]): readonly string[] {
  const rest = count - Math.max(0, ...most.map((token) => tokens.get(token) ?? 0));
  if (most.length === 0 || rest < Math.max(LEAST_OTHERS, count * LEAST_SHARE)) return [];
  return [...tokens]
    .filter(([token, times]) => !most.includes(token) && times <= rest && times >= rest * 0.5)
    .map(([token]) => token);
}
