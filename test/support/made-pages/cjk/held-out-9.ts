/** Half `held-out-9` of part `cjk`: written without a look at the pipeline, only counted. */
export { kinds as heldOut9 } from './held-out-9/kinds.ts';
