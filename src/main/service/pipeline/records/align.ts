/**
 * The members of a record set laid on one another: which place of one record is which place of another.
 *
 * Partial alignment: the richest member is the first template, what others have beside it is put in between. A place is
 * told by what is read there, its tag path, its kind, its label and, where classes agree, by them. Linear in the members.
 */
import type { Member, RecordSet } from './sets.ts';
import { kindLikeness, type Kind } from './kinds.ts';
import { pathBelow } from './profiles.ts';
import type { Leaf, Read, RecordPage } from './tree.ts';

/** A leaf as it lies in its record. */
export interface Entry {
  readonly leaf: Leaf;
  /** Place of its root in the record; of tables the column. */
  readonly root: number;
  readonly isAbove: boolean;
  readonly path: string;
  /** Of a price, say, that was another one before. */
  readonly isStruck: boolean;
}

/** A place of the aligned records. */
export interface Slot {
  readonly read: Read;
  readonly root: number;
  readonly isAbove: boolean;
  readonly run: number;
  readonly paths: Map<string, number>;
  readonly tokens: Map<string, number>;
  readonly kinds: Map<Kind, number>;
  readonly texts: Map<string, number>;
  /** Texts with their numbers made alike: `2 bd` → `9 bd`. */
  readonly masks: Map<string, number>;
  readonly itemprop: string | undefined;
  /** What no longer holds: `<del>`, `<s>`. */
  readonly isStruck: boolean;
  count: number;
}

export interface Aligned {
  readonly set: RecordSet;
  readonly slots: readonly Slot[];
  /** For each member, for each slot, what stands there. */
  readonly rows: readonly (readonly (Entry | undefined)[])[];
}

const MOST_ENTRIES = 120;
const MOST_SLOTS = 240;
const ENOUGH = 2.2;

/** Lays the members on one another. */
export function align(page: RecordPage, set: RecordSet): Aligned {
  const byColumn = set.kind === 'table' || set.kind === 'transposed' || set.headers !== undefined;
  const members = set.members.map((member) => entriesOf(page, member));
  const signatures = members.map(signatureOf);
  const order = byRichness(members);
  let slots: Slot[] = [];
  const met = new Set<string>();
  for (const i of order) {
    const entries = members[i] ?? [];
    const signature = signatures[i] ?? '';
    if (met.has(signature) && met.size > 3) continue;
    met.add(signature);
    slots = grown(slots, entries, match(slots, entries, byColumn));
  }
  const known = new Map<string, readonly number[]>();
  const rows = members.map((entries, member) => {
    const signature = signatures[member] ?? '';
    const places = known.get(signature) ?? match(slots, entries, byColumn);
    known.set(signature, places);
    const row: (Entry | undefined)[] = Array.from({ length: slots.length });
    places.forEach((slot, i) => {
      if (slot >= 0) row[slot] = entries[i];
    });
    return row;
  });
  return { set, slots, rows };
}

function signatureOf(entries: readonly Entry[]): string {
  let signature = '';
  for (const { path, root, leaf } of entries) {
    const { read, kind, mask = '', node } = leaf;
    signature += `${root}${path}${read}${kind}${node.tokens[0] ?? ''}${mask} `;
  }
  return signature;
}

/** The leaves of a record in order, those above it first. */
function entriesOf(page: RecordPage, member: Member): readonly Entry[] {
  const entries: Entry[] = [];
  const add = (root: Member['roots'][number], place: number, isAbove: boolean): void => {
    for (let at = root.from; at < root.to && entries.length < MOST_ENTRIES; at += 1) {
      const leaf = page.leaves[at];
      if (leaf === undefined || member.without?.some((one) => at >= one.from && at < one.to))
        continue;
      const path = pathBelow(leaf.node, root.parent);
      entries.push({ leaf, root: place, isAbove, path, isStruck: STRUCK_PATH.test(path) });
    }
  };
  for (const root of member.above) add(root, -1, true);
  const seen = new Set<Member['roots'][number]>();
  member.roots.forEach((root, place) => {
    if (!seen.has(root)) add(root, place, false);
    seen.add(root);
  });
  return entries;
}

/** Richest first, but no outlier: more than 1.6 times the median are looked at last. */
function byRichness(members: readonly (readonly Entry[])[]): readonly number[] {
  const sizes = members.map((entries) => entries.length);
  const sorted = [...sizes].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const rank = (i: number): number => {
    const size = sizes[i] ?? 0;
    return size > median * 1.6 ? -size : size;
  };
  return sizes.map((_, i) => i).sort((a, b) => rank(b) - rank(a) || a - b);
}

/** For each entry its slot or -1, in order (longest weighted common subsequence). */
function match(
  slots: readonly Slot[],
  entries: readonly Entry[],
  byColumn: boolean,
): readonly number[] {
  const width = slots.length + 1;
  const best = new Float64Array((entries.length + 1) * width);
  const scores = scoresOf(slots, entries, byColumn);
  const at = (i: number, j: number): number => best[i * width + j] ?? 0;
  const taking = (i: number, j: number): number => {
    const score = scores[i * slots.length + j] ?? 0;
    return score >= ENOUGH ? score + at(i + 1, j + 1) : 0;
  };
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    for (let j = slots.length - 1; j >= 0; j -= 1)
      best[i * width + j] = Math.max(at(i + 1, j), at(i, j + 1), taking(i, j));
  }
  const places = entries.map(() => -1);
  for (let i = 0, j = 0; i < entries.length && j < slots.length;) {
    if (taking(i, j) > 0 && taking(i, j) === at(i, j)) {
      places[i] = j;
      i += 1;
      j += 1;
    } else if (at(i, j) === at(i + 1, j)) i += 1;
    else j += 1;
  }
  return places;
}

function scoresOf(
  slots: readonly Slot[],
  entries: readonly Entry[],
  byColumn: boolean,
): Float64Array {
  const scores = new Float64Array(entries.length * slots.length);
  entries.forEach((entry, i) => {
    slots.forEach((slot, j) => {
      scores[i * slots.length + j] = fit(slot, entry, byColumn);
    });
  });
  return scores;
}

/** How well a leaf fits a place; below ENOUGH it does not. */
function fit(slot: Slot, entry: Entry, byColumn: boolean): number {
  const { leaf, root, isAbove, path } = entry;
  if (slot.read !== leaf.read || slot.isAbove !== isAbove) return 0;
  if (byColumn && slot.root !== root) return 0;
  let score = byColumn ? 1.4 : slot.root === root ? 0.4 : 0;
  score += slot.paths.has(path) ? 2.6 : tailLikeness(slot.paths, path);
  score += slot.isStruck === entry.isStruck ? 0 : -STRUCK;
  score += slot.run === leaf.run ? 0 : -0.6;
  score += tokenLikeness(slot.tokens, leaf.node.tokens) + kindFit(slot, leaf.kind);
  const itemprop = leaf.node.element.attribs['itemprop'];
  if (itemprop !== undefined && slot.itemprop !== undefined)
    score += itemprop === slot.itemprop ? 2 : -2;
  // a heading is that of its whole group: the next group has another
  return leaf.read === 'text' && !isAbove ? score + textFit(slot, leaf) : score;
}

/** In a way of tags: of what no longer holds. */
export const STRUCK_PATH = /(?:^|\/)(?:del|s|strike)(?:\/|$)/;
const STRUCK = 3;

/** Labels and buttons say the same in each record. */
function textFit(slot: Slot, leaf: Leaf): number {
  const isFixed = slot.count >= 3 && slot.texts.size === 1;
  const isSame = leaf.text.length < 40 && slot.texts.has(leaf.text);
  const fixed = isFixed ? 1.6 : 0;
  return (isSame ? Math.max(fixed, 0.6) : -fixed) + maskFit(slot, leaf);
}

/** Words around numbers tell places apart where they come again: `Lamp 9` and `Chair 9` are no units. */
function maskFit(slot: Slot, leaf: Leaf): number {
  const { masks, count } = slot;
  if (masks.size === 0 || masks.size > 3 || count < 2 || masks.size > count / 2) return 0;
  const { mask } = leaf;
  if (mask === undefined) return 0;
  return masks.has(mask) ? 1.2 : -1.5;
}

function tailLikeness(paths: ReadonlyMap<string, number>, path: string): number {
  const tail = path.split('/').slice(-2);
  let most = 0;
  for (const other of paths.keys()) {
    const its = other.split('/').slice(-2);
    const last = tail.at(-1) === its.at(-1) ? 1 : 0;
    most = Math.max(most, last + (last === 1 && tail.at(-2) === its.at(-2) ? 0.6 : 0));
  }
  return most;
}

function tokenLikeness(known: ReadonlyMap<string, number>, tokens: readonly string[]): number {
  if (known.size === 0 && tokens.length === 0) return 0.5;
  if (known.size === 0 || tokens.length === 0) return -0.4;
  return tokens.some((token) => known.has(token)) ? 2 : -1.4;
}

function kindFit(slot: Slot, kind: Kind): number {
  let most = 0;
  for (const known of slot.kinds.keys()) most = Math.max(most, kindLikeness(known, kind));
  return most === 0 ? -1 : most * 1.6;
}

/** The template with what was matched noted, and the rest put between its matched neighbours. */
function grown(
  slots: readonly Slot[],
  entries: readonly Entry[],
  places: readonly number[],
): Slot[] {
  const next: Slot[] = [];
  let done = 0;
  entries.forEach((entry, i) => {
    const place = places[i] ?? -1;
    if (place < 0) {
      if (slots.length + next.length < MOST_SLOTS * 2) next.push(noted(newSlot(entry), entry));
      return;
    }
    while (done < place) next.push(...slots.slice(done, ++done));
    const slot = slots[place];
    if (slot !== undefined) next.push(noted(slot, entry));
    done = place + 1;
  });
  return [...next, ...slots.slice(done)].slice(0, MOST_SLOTS);
}

const newSlot = ({ leaf, root, isAbove, isStruck }: Entry): Slot => ({
  read: leaf.read,
  root,
  isAbove,
  run: leaf.run,
  paths: new Map(),
  tokens: new Map(),
  kinds: new Map(),
  texts: new Map(),
  masks: new Map(),
  itemprop: leaf.node.element.attribs['itemprop'],
  isStruck,
  count: 0,
});

function noted(slot: Slot, { leaf, path }: Entry): Slot {
  slot.count += 1;
  add(slot.paths, path);
  add(slot.kinds, leaf.kind);
  if (slot.texts.size < 64) add(slot.texts, leaf.text);
  const { mask } = leaf;
  if (mask !== undefined && slot.masks.size < 16) add(slot.masks, mask);
  for (const token of leaf.node.tokens) add(slot.tokens, token);
  return slot;
}

function add<Key>(into: Map<Key, number>, key: Key): void {
  into.set(key, (into.get(key) ?? 0) + 1);
}
