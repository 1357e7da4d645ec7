/** Half `held-out-9` of part `sentences`: written without a look at the pipeline, only counted. */
import { inGroup } from '../kind.ts';
import { answers } from './held-out-9/answers.ts';
import { boards } from './held-out-9/boards.ts';
import { documents } from './held-out-9/documents.ts';
import { lists } from './held-out-9/lists.ts';
import { papers } from './held-out-9/papers.ts';
import { pictures } from './held-out-9/pictures.ts';
import { short } from './held-out-9/short.ts';
import { systems } from './held-out-9/systems.ts';

export const heldOut9 = [
  ...papers,
  ...systems,
  ...documents,
  ...inGroup('short', short),
  ...inGroup('threads', [...boards, ...answers]),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
