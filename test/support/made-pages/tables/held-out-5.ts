/** The fifth held-out half of part `tables`: written without a look at the pipeline. */
import type { Kind } from '../kind.ts';
import { grids } from './held-out-5/grids.ts';
import { pairKinds } from './held-out-5/pairs.ts';
import { spans } from './held-out-5/spans.ts';
import type { TableTruth } from './truth.ts';

export const heldOut5: readonly Kind<TableTruth>[] = [...grids, ...spans, ...pairKinds];
