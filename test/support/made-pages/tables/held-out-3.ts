/** The third held-out half of part `tables`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { grids } from './held-out-3/grids.ts';
import { pairKinds } from './held-out-3/pairs.ts';
import type { TableTruth } from './truth.ts';

export const heldOut3: readonly Kind<TableTruth>[] = [...grids, ...pairKinds];
