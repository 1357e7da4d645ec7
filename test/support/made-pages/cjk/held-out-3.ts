/** The third held-out half of part `cjk`: written without a look at the pipeline, only counted. */
export { kinds as heldOut3 } from './held-out-3/kinds.ts';
