/** Half `held-out-15` of part `sentences`: written without a look at the pipeline, only counted. */
import { inGroup } from '../kind.ts';
import { blogs } from './held-out-15/blogs.ts';
import { documents } from './held-out-15/documents.ts';
import { features } from './held-out-15/features.ts';
import { lists } from './held-out-15/lists.ts';
import { papers } from './held-out-15/papers.ts';
import { pictures, short } from './held-out-15/small.ts';
import { threads } from './held-out-15/threads.ts';

export const heldOut15 = [
  ...papers,
  ...blogs,
  ...documents,
  ...features,
  ...inGroup('short', short),
  ...inGroup('threads', threads),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
