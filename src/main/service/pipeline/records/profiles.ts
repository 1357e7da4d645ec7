/**
 * How alike two parts of a page are: by the places that say something in them, not by names of classes.
 *
 * A profile counts relative tag paths with what is read there, and, without paths, what kinds of things there are.
 * Counts stop at three, so that a block that repeats twice or nine times is alike.
 */
import { groupOf } from './kinds.ts';
import type { Leaf, RecordNode, RecordPage } from './tree.ts';

export interface Profile {
  readonly paths: ReadonlyMap<string, number>;
  readonly bag: ReadonlyMap<string, number>;
}

const MOST_LEAVES = 60;
const MOST_COUNT = 3;

/** Profile of some leaves below (or beside) a root. */
export function profileOf(leaves: readonly Leaf[], root: RecordNode | undefined): Profile {
  const paths = new Map<string, number>();
  const bag = new Map<string, number>();
  for (const leaf of leaves.slice(0, MOST_LEAVES)) {
    count(paths, `${pathBelow(leaf.node, root)}:${leaf.read}`);
    count(bag, `${leaf.node.tag}:${leaf.read}:${groupOf(leaf.kind)}`);
  }
  return { paths, bag };
}

function count(into: Map<string, number>, key: string): void {
  into.set(key, Math.min(MOST_COUNT, (into.get(key) ?? 0) + 1));
}

/** Tags from below `root` down to the node. */
export function pathBelow(node: RecordNode, root: RecordNode | undefined): string {
  let path = '';
  for (
    let one: RecordNode | undefined = node;
    one !== undefined && one !== root;
    one = one.parent
  ) {
    path = path === '' ? one.tag : `${one.tag}/${path}`;
    if (path.length > 120) break;
  }
  return path;
}

/** 0 to 1. */
export function likeness(left: Profile, right: Profile): number {
  return 0.5 * overlap(left.paths, right.paths) + 0.5 * overlap(left.bag, right.bag);
}

function overlap(left: ReadonlyMap<string, number>, right: ReadonlyMap<string, number>): number {
  let both = 0;
  for (const [key, count] of left) both += Math.min(count, right.get(key) ?? 0);
  const either = sizeOf(left) + sizeOf(right) - both;
  return either === 0 ? 0 : both / either;
}

const sizeOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Profiles of whole elements, remembered. */
export class Profiles {
  readonly #page: RecordPage;
  readonly #known = new Map<RecordNode, Profile>();

  constructor(page: RecordPage) {
    this.#page = page;
  }

  of(node: RecordNode): Profile {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const to = Math.min(node.to, node.from + MOST_LEAVES);
    const profile = profileOf(this.#page.leaves.slice(node.from, to), node);
    this.#known.set(node, profile);
    return profile;
  }
}
