/**
 * Lists of objects in JSON that nobody vouches for, and what stands in each object.
 *
 * Every walk is a loop with limits, since JSON may be as deep and as large as somebody likes; members are only ever read
 * as own ones, and come out as text that is compared, never as names of ours.
 */
import type { Json } from '../../domain/json.ts';
import { isList, isRecord } from '../extract/text.ts';

/** What a place in a row holds. */
export type Leaf = string | number | boolean | readonly string[];

export interface DataList {
  /** JSON Pointer. */
  readonly path: string;
  readonly items: readonly unknown[];
}

const MOST_NODES = 200_000;
const MOST_DEPTH = 14;
const MOST_LISTS = 200;
const MOST_ITEMS = 5_000;
const LEAST_ITEMS = 2;

const MOST_LEAVES = 150;
const LEAF_DEPTH = 5;
const MOST_TEXT = 4_000;

/** Text as a part of a JSON Pointer (RFC 6901). */
const part = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

interface Place {
  readonly path: string;
  readonly value: unknown;
  readonly depth: number;
}

/** Lists of at least two objects, those nearest to the top first. */
export function listsIn(data: unknown): readonly DataList[] {
  const found: DataList[] = [];
  const queue: Place[] = [{ path: '', value: data, depth: 0 }];
  for (let at = 0; at < queue.length && found.length < MOST_LISTS; at += 1) {
    const { path, value, depth } = queue[at] ?? { path: '', value: undefined, depth: 0 };
    if (isList(value) && value.filter(isRecord).length >= LEAST_ITEMS)
      found.push({ path, items: value.slice(0, MOST_ITEMS) });
    if (depth >= MOST_DEPTH) continue;
    for (const [name, inner] of membersOf(value)) {
      if (queue.length >= MOST_NODES) break;
      if (typeof inner === 'object' && inner !== null)
        queue.push({ path: `${path}/${part(name)}`, value: inner, depth: depth + 1 });
    }
  }
  return found;
}

function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  if (isList(value)) return value.slice(0, MOST_ITEMS).map((item, i) => [String(i), item] as const);
  return isRecord(value) ? Object.entries(value) : [];
}

/** The list at a place; undefined where there is none. */
export function listAt(data: unknown, path: string): readonly unknown[] | undefined {
  const found = valueAt(data, path);
  return isList(found) ? found.slice(0, MOST_ITEMS) : undefined;
}

/** What stands at a JSON Pointer; undefined where nothing does. */
export function valueAt(data: unknown, path: string): unknown {
  if (path === '') return data;
  let value = data;
  for (const name of path.split('/').slice(1)) {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = isList(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;
  }
  return value;
}

/** The leaves of a row by their JSON Pointers. */
export function leavesOf(row: unknown): ReadonlyMap<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const queue: Place[] = [{ path: '', value: row, depth: 0 }];
  for (let at = 0; at < queue.length && leaves.size < MOST_LEAVES; at += 1) {
    const { path, value, depth } = queue[at] ?? { path: '', value: undefined, depth: 0 };
    const leaf = leafOf(value);
    if (leaf !== undefined) leaves.set(path, leaf);
    if (typeof value !== 'object' || value === null || depth >= LEAF_DEPTH) continue;
    // of a list in a row the first is looked at: its first picture, its first offer
    const inner = isList(value) ? membersOf(value).slice(0, 1) : membersOf(value);
    for (const [name, one] of inner.slice(0, MOST_LEAVES))
      if (queue.length < MOST_LEAVES * 4)
        queue.push({ path: `${path}/${part(name)}`, value: one, depth: depth + 1 });
  }
  return leaves;
}

/** A value that fits into a cell. */
function leafOf(value: unknown): Leaf | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'string') return value.length <= MOST_TEXT ? value : undefined;
  if (!isList(value) || value.length === 0 || value.length > 100) return undefined;
  const texts = value.filter((one): one is string => typeof one === 'string');
  return texts.length === value.length && texts.every((one) => one.length <= MOST_TEXT)
    ? texts
    : undefined;
}

// ── what is sent, and what an answer says beside its rows ────────────────────────────────────────────

export interface Scalar {
  /** JSON Pointer. */
  readonly path: string;
  readonly value: string | number;
}

const MOST_SCALARS = 2_000;

/** Texts and numbers, those nearest to the top first; of long lists none. */
export function scalarsIn(data: unknown): readonly Scalar[] {
  return [...leavesIn(data)].flatMap(([path, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [{ path, value }] : [],
  );
}

/** All that is neither list nor object, by its JSON Pointer. */
export function leavesIn(data: unknown): ReadonlyMap<string, unknown> {
  const leaves = new Map<string, unknown>();
  const queue: Place[] = [{ path: '', value: data, depth: 0 }];
  for (let at = 0; at < queue.length && leaves.size < MOST_SCALARS; at += 1) {
    const { path, value, depth } = queue[at] ?? { path: '', value: undefined, depth: 0 };
    if (typeof value !== 'object' || value === null) leaves.set(path, value);
    else if (depth < MOST_DEPTH)
      for (const [name, inner] of membersOf(value))
        if (queue.length < MOST_NODES)
          queue.push({ path: `${path}/${part(name)}`, value: inner, depth: depth + 1 });
  }
  return leaves;
}

/** What holds the place that a JSON Pointer names. */
export const parentAt = (data: unknown, path: string): unknown =>
  valueAt(data, path.slice(0, Math.max(0, path.lastIndexOf('/'))));

/** A copy with another value at a JSON Pointer that is there. */
export function withValueAt(
  data: Readonly<Record<string, Json | undefined>>,
  path: string,
  value: Json,
): Readonly<Record<string, Json | undefined>> {
  const change = (one: Json | undefined, at: string): Json | undefined => {
    if (at === path) return value;
    if (typeof one !== 'object' || one === null || !path.startsWith(`${at}/`)) return one;
    if (Array.isArray(one)) return one.map((item: Json, i) => change(item, `${at}/${i}`) ?? null);
    return members(one, at);
  };
  const members = (object: object, at: string): Readonly<Record<string, Json | undefined>> =>
    Object.fromEntries(
      Object.entries(object).map(([name, item]: [string, Json]) => [
        name,
        change(item, `${at}/${part(name)}`),
      ]),
    );
  return members(data, '');
}
