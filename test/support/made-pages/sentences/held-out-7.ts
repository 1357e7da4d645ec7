/** The seventh held-out half of part `sentences`: written without a look at the pipeline, only counted. */
import { inGroup } from '../kind.ts';
import { answers } from './held-out-7/answers.ts';
import { blogs } from './held-out-7/blogs.ts';
import { boards } from './held-out-7/boards.ts';
import { documents } from './held-out-7/documents.ts';
import { lists, short } from './held-out-7/lists.ts';
import { papers } from './held-out-7/papers.ts';
import { pictures } from './held-out-7/pictures.ts';
import { systems } from './held-out-7/systems.ts';

export const heldOut7 = [
  ...papers,
  ...systems,
  ...blogs,
  ...documents,
  ...inGroup('short', short),
  ...inGroup('threads', [...boards, ...answers]),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
