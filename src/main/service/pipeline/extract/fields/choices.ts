/**
 * Values that schemas let one choose from, in the words of pages: `part_time` is `Teilzeit`.
 *
 * Words: choices.json, by value and language. Written for this purpose from the common words of shops, job boards and portals.
 */
import { createRequire } from 'node:module';
import { onFirstUse } from '../../on-first-use.ts';
import { keyOf } from '../text.ts';

type Words = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** By the key of any word of a value, the keys of all of them. Read when a schema first asks for a choice. */
const index = onFirstUse((): ReadonlyMap<string, ReadonlySet<string>> => {
  const words = createRequire(import.meta.url)('./choices.json') as Words;
  const all = new Map<string, ReadonlySet<string>>();
  for (const [value, languages] of Object.entries(words)) {
    const keys = new Set([value, ...Object.values(languages).flat()].map(keyOf));
    // only the value itself and its English names are what schemas write
    for (const name of [value, ...(languages['en'] ?? [])]) {
      const key = keyOf(name);
      if (!all.has(key) || key === keyOf(value)) all.set(key, keys);
    }
  }
  return all;
});

/** Keys of the words that mean the value, its own among them. */
export function wordsOfChoice(value: string): ReadonlySet<string> {
  const key = keyOf(value);
  return index().get(key) ?? new Set([key]);
}
