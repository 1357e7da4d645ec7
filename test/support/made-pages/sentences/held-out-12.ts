/** Half `held-out-12` of part `sentences`: written without a look at the pipeline, only counted. */
import { inGroup } from '../kind.ts';
import { blogs } from './held-out-12/blogs.ts';
import { documents } from './held-out-12/documents.ts';
import { lists } from './held-out-12/lists.ts';
import { papers } from './held-out-12/papers.ts';
import { pictures, short } from './held-out-12/small.ts';
import { threads } from './held-out-12/threads.ts';

export const heldOut12 = [
  ...papers,
  ...blogs,
  ...documents,
  ...inGroup('short', short),
  ...inGroup('threads', threads),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
