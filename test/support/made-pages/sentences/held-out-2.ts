/** The second held-out half of part `sentences`: pages as systems write them, only counted. */
import { inGroup } from '../kind.ts';
import { articles } from './held-out-2/articles.ts';
import { forums } from './held-out-2/forums.ts';
import { lists } from './held-out-2/lists.ts';
import { pages } from './held-out-2/pages.ts';
import { pictures } from './held-out-2/pictures.ts';
import { short } from './held-out-2/short.ts';

export const heldOut2 = [
  ...articles,
  ...pages,
  ...inGroup('short', short),
  ...inGroup('forums', forums),
  ...inGroup('lists', lists),
  ...inGroup('pictures', pictures),
];
