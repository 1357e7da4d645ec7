/** The fourth held-out half of part `code`: written without a look at the pipeline, only counted. */
import type { Kind } from '../kind.ts';
import { documented } from './held-out-4/documented.ts';
import { editors } from './held-out-4/editors.ts';
import { inline } from './held-out-4/inline.ts';
import { platforms } from './held-out-4/platforms.ts';
import type { CodeTruth } from './truth.ts';

export const heldOut4: readonly Kind<CodeTruth>[] = [
  ...documented,
  ...platforms,
  ...editors,
  ...inline,
];
