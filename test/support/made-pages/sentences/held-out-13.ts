/** Half `held-out-13` of part `sentences`: written without a look at the pipeline, only counted. */
import { inGroup } from '../kind.ts';
import { blogs } from './held-out-13/blogs.ts';
import { documents } from './held-out-13/documents.ts';
import { features } from './held-out-13/features.ts';
import { lists } from './held-out-13/lists.ts';
import { papers } from './held-out-13/papers.ts';
import { pictures, short } from './held-out-13/small.ts';
import { threads } from './held-out-13/threads.ts';

export const heldOut13 = [
  ...papers,
  ...blogs,
  ...documents,
  ...features,
  ...inGroup('short', short),
  ...inGroup('threads', threads),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
