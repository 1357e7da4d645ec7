/** Half `held-out-12` of part `tables`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { grids } from './held-out-12/grids.ts';
import { pairKinds } from './held-out-12/pairs.ts';
import type { TableTruth } from './truth.ts';

export const heldOut12: readonly Kind<TableTruth>[] = [...grids, ...pairKinds];
