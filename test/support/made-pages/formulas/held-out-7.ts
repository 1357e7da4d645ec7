/** The seventh held-out half of part `formulas`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { negatives, rendered } from './held-out-7/rendered.ts';
import { sources } from './held-out-7/sources.ts';
import type { FormulaTruth } from './truth.ts';

export const heldOut7: readonly Kind<FormulaTruth>[] = [...sources, ...rendered, ...negatives];
