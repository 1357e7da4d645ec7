/** The second held-out half of part `cjk`: portals and platforms, only counted. */
export { kinds as heldOut2 } from './held-out-2/kinds.ts';
