/** What a column's values look like, and how well another column looks like that. */
import type { FieldProfile } from '../../domain/recipe.ts';
import type { Column } from './columns.ts';
import { countsOf, mostOf } from './counts.ts';
import { groupNamed, shapeOf, type Kind } from './kinds.ts';
import { numbersOf } from './values.ts';

const MOST_VALUES = 12;

/** A column's texts, and what they look like. */
interface Look {
  readonly texts: readonly string[];
  readonly shapes: readonly string[];
  readonly profile: FieldProfile;
}

/** Columns are asked again and again, for each field that they may be. */
const known = new WeakMap<Column, Look>();

function lookOf(column: Column): Look {
  const made = known.get(column);
  if (made !== undefined) return made;
  const texts = column.cells.flatMap((cell) => cell?.text ?? []);
  const shapes = texts.map(shapeOf);
  const look = { texts, shapes, profile: profileOf(column, texts, shapes) };
  known.set(column, look);
  return look;
}

/** The profile of a column. */
export const profileColumn = (column: Column): FieldProfile => lookOf(column).profile;

function profileOf(
  column: Column,
  texts: readonly string[],
  shapes: readonly string[],
): FieldProfile {
  const counts = countsOf(texts);
  const values = [...counts.keys()];
  const range = rangeOf(texts);
  const repeated = values.filter((value) => (counts.get(value) ?? 0) > 1).length;
  const isFew =
    repeated * 2 > values.length && values.length <= Math.min(MOST_VALUES, texts.length / 2);
  return {
    filled: round(column.filled),
    distinct: round(column.distinct),
    kinds: sharesOf(column.kinds),
    shape: commonest(shapes),
    length: Math.round(
      texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length),
    ),
    ...(range === undefined ? {} : { range }),
    ...(isFew ? { values: values.map((value) => value.slice(0, 80)) } : {}),
  };
}

const round = (share: number): number => Math.round(share * 100) / 100;

function sharesOf(kinds: ReadonlyMap<Kind, number>): Record<string, number> {
  const all = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(
    [...kinds].map(([kind, count]) => [kind, round(count / Math.max(1, all))]),
  );
}

function rangeOf(texts: readonly string[]): readonly [number, number] | undefined {
  const numbers = numbersOf(texts);
  if (numbers === undefined || numbers.size === 0) return undefined;
  const values = [...numbers.values()];
  return [Math.min(...values), Math.max(...values)];
}

const commonest = (texts: readonly string[]): string => mostOf(countsOf(texts)) ?? '';

/** 0 to 1: how well the column's values fit the profile. */
export function profileFit(profile: FieldProfile, column: Column): number {
  const { texts, shapes, profile: own } = lookOf(column);
  if (texts.length === 0) return 0;
  const parts: [number, number][] = [
    [groupOverlap(profile.kinds, own.kinds), 4],
    [overlap(profile.kinds, own.kinds), 1.5],
    [closeness(profile.length, own.length), 1.5],
    [1 - Math.abs(profile.distinct - own.distinct), 1],
    [1 - Math.abs(profile.filled - own.filled), 0.8],
  ];
  if (profile.shape.length < 24) {
    const like = shapes.filter((shape) => shape === profile.shape).length / texts.length;
    parts.push([like, 1]);
  }
  if (profile.values !== undefined) {
    const known = new Set(profile.values);
    parts.push([texts.filter((text) => known.has(text.slice(0, 80))).length / texts.length, 4]);
  }
  if (profile.range !== undefined)
    parts.push([own.range === undefined ? 0 : rangeFit(profile.range, own.range), 1.5]);
  const weight = parts.reduce((sum, [, one]) => sum + one, 0);
  return parts.reduce((sum, [fit, one]) => sum + fit * one, 0) / weight;
}

function overlap(
  left: Readonly<Record<string, number>>,
  right: Readonly<Record<string, number>>,
): number {
  return Object.entries(left).reduce(
    (sum, [kind, share]) => sum + Math.min(share, right[kind] ?? 0),
    0,
  );
}

function groupOverlap(
  left: Readonly<Record<string, number>>,
  right: Readonly<Record<string, number>>,
): number {
  return overlap(grouped(left), grouped(right));
}

function grouped(shares: Readonly<Record<string, number>>): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [kind, share] of Object.entries(shares)) {
    const group = groupNamed(kind);
    sums[group] = (sums[group] ?? 0) + share;
  }
  return sums;
}

const closeness = (left: number, right: number): number =>
  Math.min(left, right) / Math.max(left, right, 1);

/** Share of the narrower range that lies in the wider one. */
function rangeFit(left: readonly [number, number], right: readonly [number, number]): number {
  const both = Math.min(left[1], right[1]) - Math.max(left[0], right[0]);
  const least = Math.min(left[1] - left[0], right[1] - right[0]);
  if (both < 0) return 0;
  return least === 0 ? 1 : Math.min(1, both / least);
}
