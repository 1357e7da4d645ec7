/** Half `held-out-11` of part `sentences`: written without a look at the pipeline, only counted. */
import { inGroup } from '../kind.ts';
import { articles } from './held-out-11/articles.ts';
import { documents } from './held-out-11/documents.ts';
import { lists } from './held-out-11/lists.ts';
import { pictures, short } from './held-out-11/small.ts';
import { threads } from './held-out-11/threads.ts';

export const heldOut11 = [
  ...articles,
  ...documents,
  ...inGroup('short', short),
  ...inGroup('threads', threads),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
