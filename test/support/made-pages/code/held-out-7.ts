/** The seventh held-out half of part `code`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { manuals } from './held-out-7/manuals.ts';
import { inline, places } from './held-out-7/places.ts';
import type { CodeTruth } from './truth.ts';

export const heldOut7: readonly Kind<CodeTruth>[] = [...manuals, ...places, ...inline];
