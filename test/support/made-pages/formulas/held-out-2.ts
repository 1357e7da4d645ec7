/** The second held-out half of part `formulas`: how systems leave them in pages, only counted. */
export { kinds as heldOut2 } from './held-out-2/kinds.ts';
