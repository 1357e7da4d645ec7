/** Made pages that say their facts in passing, without marked-up data: short lines, sentences, small tables. */
import type { JsonSchema } from '../../../src/main/service/domain/json.ts';

/** A value, what a text must hold, a list in its order, or how many a list has. */
export type Wanted =
  string | number | boolean | RegExp | readonly string[] | { readonly count: number };

export interface PassingFacts {
  readonly name: string;
  readonly html: string;
  readonly schema: JsonSchema;
  readonly want: Readonly<Record<string, Wanted>>;
}

export const str = { type: 'string' };
export const num = { type: 'number' };
export const int = { type: 'integer' };
export const bool = { type: 'boolean' };
export const list = { type: 'array', items: str };
export const S = (properties: object): JsonSchema => ({ type: 'object', properties });

/** Whether it is what was wanted; texts but for capitals. */
export function isRight(want: Wanted, given: unknown): boolean {
  if (want instanceof RegExp) return want.test(JSON.stringify(given ?? ''));
  if (typeof want !== 'object') return folded(want) === folded(given);
  if (!Array.isArray(given)) return false;
  if ('count' in want) return given.length === want.count;
  return want.map(folded).join('\n') === given.map(folded).join('\n');
}

const folded = (value: unknown): unknown =>
  typeof value === 'string' ? value.toLowerCase() : value;
