/** The second held-out half of part `tables`: how systems write them, only counted. */
import type { Kind } from '../kind.ts';
import { grids } from './held-out-2/grids.ts';
import { pairKinds } from './held-out-2/pairs.ts';
import type { TableTruth } from './truth.ts';

export const heldOut2: readonly Kind<TableTruth>[] = [...grids, ...pairKinds];
