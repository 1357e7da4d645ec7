/** The fifth held-out half of part `sentences`: written without a look at the pipeline. */
import { inGroup } from '../kind.ts';
import { boards } from './held-out-5/boards.ts';
import { news } from './held-out-5/news.ts';
import { blogs, pages } from './held-out-5/pages.ts';
import { pictures } from './held-out-5/pictures.ts';
import { lists, short } from './held-out-5/short.ts';
import { threads } from './held-out-5/threads.ts';

export const heldOut5 = [
  ...news,
  ...blogs,
  ...pages,
  ...inGroup('short', short),
  ...inGroup('threads', [...boards, ...threads]),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
