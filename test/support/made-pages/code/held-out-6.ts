/** The sixth held-out half of part `code`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { manuals } from './held-out-6/manuals.ts';
import { inline, places } from './held-out-6/places.ts';
import type { CodeTruth } from './truth.ts';

export const heldOut6: readonly Kind<CodeTruth>[] = [...manuals, ...places, ...inline];
