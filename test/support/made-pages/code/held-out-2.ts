/** The second held-out half of part `code`: how systems write it, only counted. */
import type { Kind } from '../kind.ts';
import { highlighters } from './held-out-2/highlighters.ts';
import { places } from './held-out-2/places.ts';
import type { CodeTruth } from './truth.ts';

export const heldOut2: readonly Kind<CodeTruth>[] = [...highlighters, ...places];
