/** The fifth held-out half of part `formulas`: written without a look at the pipeline. */
import type { Kind } from '../kind.ts';
import { negatives, rendered } from './held-out-5/rendered.ts';
import { sources } from './held-out-5/sources.ts';
import type { FormulaTruth } from './truth.ts';

export const heldOut5: readonly Kind<FormulaTruth>[] = [...sources, ...rendered, ...negatives];
