/** The fifth held-out half of part `cjk`: written without a look at the pipeline. */
import { boards } from './held-out-5/boards.ts';
import { sites } from './held-out-5/sites.ts';

export const heldOut5 = [...boards, ...sites];
