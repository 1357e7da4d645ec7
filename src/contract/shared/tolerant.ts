/**
 * Request objects that are strict about nonsense and lenient about age.
 *
 * `null` means absent, keys beginning with `__` are dropped, and at the places where newer clients add
 * options (`lenient`) every key that either wire version or a later client is known to send is dropped
 * when this object has no use for it, but not what belongs to another place of the same body: dropped in
 * silence it gives an answer to another question. Whatever is left and unknown is an `unrecognized_keys`
 * issue, whose message says where the key belongs when that is plain.
 * Source: wire reference, "Unknown keys" and "Null handling".
 */
import { z } from 'zod';

import { hintFor, withHints } from './key-hints.ts';
import { KNOWN_KEYS } from './known-keys.ts';

/** A strict object whose optional fields also take `null`. */
export function strictObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.preprocess(
    (value) => tidy(value, shape, () => false),
    z.strictObject(shape, { error: withHints(Object.keys(shape)) }),
  );
}

/** As `strictObject`, and keys known from any version or newer client are ignored. */
export function lenientObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const keys = Object.keys(shape);
  const isIdle: IsIdle = (key, entry, body) =>
    KNOWN_KEYS.has(key) &&
    (hintFor(key, keys) === undefined || asksNothing(entry) || isNested(key, body));
  return z.preprocess(
    (value) => tidy(value, shape, isIdle),
    z.strictObject(shape, { error: withHints(keys) }),
  );
}

/** Unknown keys are dropped whatever they are; `null` is absent. */
export function looseObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.preprocess((value) => tidy(value, shape, () => false), z.object(shape));
}

/** Whether a key that an object does not have may be dropped. */
type IsIdle = (key: string, entry: unknown, body: object) => boolean;

const asksNothing = (entry: unknown): boolean =>
  entry === false || (typeof entry === 'object' && entry !== null && isEmpty(entry));
const isEmpty = (entry: object): boolean => Object.keys(entry).length === 0;

/** n8n sends `formats` beside `scrapeOptions`, which hold them, too. */
function isNested(key: string, body: object): boolean {
  const options: unknown = 'scrapeOptions' in body ? body.scrapeOptions : undefined;
  return typeof options === 'object' && options !== null && Object.hasOwn(options, key);
}

function tidy(value: unknown, shape: z.core.$ZodLooseShape, isIdle: IsIdle): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, entry]) =>
        entry !== null &&
        (Object.hasOwn(shape, key) || !(key.startsWith('__') || isIdle(key, entry, value))),
    ),
  );
}
