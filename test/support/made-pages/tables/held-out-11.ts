/** Half `held-out-11` of part `tables`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { grids } from './held-out-11/grids.ts';
import { pairKinds } from './held-out-11/pairs.ts';
import type { TableTruth } from './truth.ts';

export const heldOut11: readonly Kind<TableTruth>[] = [...grids, ...pairKinds];
