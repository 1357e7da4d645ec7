/** The seventh held-out half of part `tables`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { grids } from './held-out-7/grids.ts';
import { pairKinds } from './held-out-7/pairs.ts';
import { spans } from './held-out-7/spans.ts';
import type { TableTruth } from './truth.ts';

export const heldOut7: readonly Kind<TableTruth>[] = [...grids, ...spans, ...pairKinds];
