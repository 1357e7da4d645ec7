/** Half `held-out-9` of part `cjk`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import type { ArticleTruth } from './truth.ts';

export const heldOut9: readonly Kind<ArticleTruth>[] = [];
