/** The fourth held-out half of part `cjk`: written without a look at the pipeline, only counted. */
import { east } from './held-out-4/east.ts';
import { mainland } from './held-out-4/mainland.ts';

export const heldOut4 = [...mainland, ...east];
