/** Half `held-out-14` of part `sentences`: written without a look at the pipeline, only counted. */
import { inGroup } from '../kind.ts';
import { blogs } from './held-out-14/blogs.ts';
import { documents } from './held-out-14/documents.ts';
import { features } from './held-out-14/features.ts';
import { lists } from './held-out-14/lists.ts';
import { papers } from './held-out-14/papers.ts';
import { pictures, short } from './held-out-14/small.ts';
import { threads } from './held-out-14/threads.ts';

export const heldOut14 = [
  ...papers,
  ...blogs,
  ...documents,
  ...features,
  ...inGroup('short', short),
  ...inGroup('threads', threads),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
