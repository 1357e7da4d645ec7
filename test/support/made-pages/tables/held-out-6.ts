/** The sixth held-out half of part `tables`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { grids } from './held-out-6/grids.ts';
import { pairKinds } from './held-out-6/pairs.ts';
import { spans } from './held-out-6/spans.ts';
import type { TableTruth } from './truth.ts';

export const heldOut6: readonly Kind<TableTruth>[] = [...grids, ...spans, ...pairKinds];
