/** Half `held-out-9` of part `formulas`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { negatives, rendered, sources } from './held-out-9/kinds.ts';
import type { FormulaTruth } from './truth.ts';

export const heldOut9: readonly Kind<FormulaTruth>[] = [...sources, ...rendered, ...negatives];
