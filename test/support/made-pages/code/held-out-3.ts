/** The third held-out half of part `code`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { inline } from './held-out-3/inline.ts';
import { kinds } from './held-out-3/kinds.ts';
import type { CodeTruth } from './truth.ts';

export const heldOut3: readonly Kind<CodeTruth>[] = [...kinds, ...inline];
