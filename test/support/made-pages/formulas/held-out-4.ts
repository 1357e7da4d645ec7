/** The fourth held-out half of part `formulas`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { negatives } from './held-out-4/negatives.ts';
import { pictures } from './held-out-4/pictures.ts';
import { rendered } from './held-out-4/rendered.ts';
import { sources } from './held-out-4/sources.ts';
import type { FormulaTruth } from './truth.ts';

export const heldOut4: readonly Kind<FormulaTruth>[] = [
  ...sources,
  ...rendered,
  ...pictures,
  ...negatives,
];
