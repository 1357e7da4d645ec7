/** The third held-out half of part `sentences`: written without a look at the pipeline, only counted. */
import { inGroup } from '../kind.ts';
import { articles } from './held-out-3/articles.ts';
import { lists } from './held-out-3/lists.ts';
import { pages } from './held-out-3/pages.ts';
import { pictures } from './held-out-3/pictures.ts';
import { short } from './held-out-3/short.ts';
import { threads } from './held-out-3/threads.ts';

export const heldOut3 = [
  ...articles,
  ...pages,
  ...inGroup('short', short),
  ...inGroup('threads', threads),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
