/** Half `held-out-9` of part `code`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { blocksOfCode, inline } from './held-out-9/kinds.ts';
import type { CodeTruth } from './truth.ts';

export const heldOut9: readonly Kind<CodeTruth>[] = [...blocksOfCode, ...inline];
