/**
 * How alike two parts of a page are: by the places that say something in them, not by names of classes.
 *
 * A profile counts relative tag paths with what is read there, and, without paths, what kinds of things there are.
 * Counts stop at three, so that a block that repeats twice or nine times is alike.
 */
import { groupOf } from './kinds.ts';
import type { Leaf, RecordNode, RecordPage } from './tree.ts';

export interface Profile {
  readonly paths: Counts;
  readonly bag: Counts;
}

interface Counts {
  readonly of: ReadonlyMap<string, number>;
  readonly sum: number;
}

const MOST_LEAVES = 60;
const MOST_COUNT = 3;

/** Profile of some leaves below (or beside) a root. */
export function profileOf(leaves: readonly Leaf[], root: RecordNode | undefined): Profile {
  const first = leaves.slice(0, MOST_LEAVES);
  return {
    paths: counted(first.map((leaf) => pathKey(leaf, root))),
    bag: counted(first.map((leaf) => `${leaf.node.tag}:${leaf.read}:${groupOf(leaf.kind)}`)),
  };
}

const pathKey = ({ node, read }: Leaf, root: RecordNode | undefined): string =>
  `${pathBelow(node, root)}:${read}`;

function counted(keys: readonly string[]): Counts {
  const of = new Map<string, number>();
  let sum = 0;
  for (const key of keys) {
    const count = of.get(key) ?? 0;
    if (count >= MOST_COUNT) continue;
    of.set(key, count + 1);
    sum += 1;
  }
  return { of, sum };
}

/** Tags from below `root` down to the node; what was put in later (`<ins>`: the price now) is as if it always was. */
export function pathBelow(node: RecordNode, root: RecordNode | undefined): string {
  let path = '';
  for (
    let one: RecordNode | undefined = node;
    one !== undefined && one !== root;
    one = one.parent
  ) {
    if (one.tag !== 'ins') path = path === '' ? one.tag : `${one.tag}/${path}`;
    if (path.length > 120) break;
  }
  return path;
}

/** 0 to 1. */
export function likeness(left: Profile, right: Profile): number {
  if (left === right) return left.paths.sum === 0 ? 0 : 1;
  return 0.5 * overlap(left.paths, right.paths) + 0.5 * overlap(left.bag, right.bag);
}

/** 0 to 1: how much of the one that says less is in the other, in the same places. */
export function containment(left: Profile, right: Profile): number {
  const least = Math.min(left.paths.sum, right.paths.sum);
  return least === 0 ? 0 : shared(left.paths, right.paths) / least;
}

/** 0 to 1: the same things, wherever they stand. */
export const sameThings = (left: Profile, right: Profile): number => overlap(left.bag, right.bag);

function overlap(left: Counts, right: Counts): number {
  const both = shared(left, right);
  const either = left.sum + right.sum - both;
  return either === 0 ? 0 : both / either;
}

function shared(left: Counts, right: Counts): number {
  let both = 0;
  for (const [key, count] of left.of) both += Math.min(count, right.of.get(key) ?? 0);
  return both;
}

/** Profiles of whole elements, remembered; elements that say the same in the same places share one. */
export class Profiles {
  readonly #page: RecordPage;
  readonly #known = new Map<RecordNode, Profile>();
  readonly #byLook = new Map<string, Profile>();

  constructor(page: RecordPage) {
    this.#page = page;
  }

  of(node: RecordNode): Profile {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const leaves = this.#page.leaves.slice(node.from, Math.min(node.to, node.from + MOST_LEAVES));
    let look = node.tag;
    for (const leaf of leaves) look += ` ${pathKey(leaf, node)}:${groupOf(leaf.kind)}`;
    const profile = this.#byLook.get(look) ?? profileOf(leaves, node);
    this.#byLook.set(look, profile);
    this.#known.set(node, profile);
    return profile;
  }
}

/** A featured record stands in one box more, a page of many such has more of those. */
export const wayOf = (path: string): string => path.replaceAll(/(?<=\/)(?:div|section)\//g, '');
