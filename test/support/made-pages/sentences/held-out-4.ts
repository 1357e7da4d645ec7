/** The fourth held-out half of part `sentences`: written without a look at the pipeline, only counted. */
import { inGroup } from '../kind.ts';
import { articles } from './held-out-4/articles.ts';
import { blogs } from './held-out-4/blogs.ts';
import { boards } from './held-out-4/boards.ts';
import { galleries } from './held-out-4/galleries.ts';
import { lists } from './held-out-4/lists.ts';
import { pages } from './held-out-4/pages.ts';
import { pictures } from './held-out-4/pictures.ts';
import { short } from './held-out-4/short.ts';
import { threads } from './held-out-4/threads.ts';

export const heldOut4 = [
  ...articles,
  ...blogs,
  ...pages,
  ...inGroup('short', short),
  ...inGroup('threads', [...threads, ...boards]),
  ...inGroup('lists', lists),
  ...inGroup('pictures', [...pictures, ...galleries]),
];
