/** The fifth held-out half of part `code`: written without a look at the pipeline. */
import type { Kind } from '../kind.ts';
import { boards } from './held-out-5/boards.ts';
import { generators } from './held-out-5/generators.ts';
import { inline } from './held-out-5/inline.ts';
import type { CodeTruth } from './truth.ts';

export const heldOut5: readonly Kind<CodeTruth>[] = [...generators, ...boards, ...inline];
