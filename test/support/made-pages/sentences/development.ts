/** The development half of part `sentences`: what one may look at, page by page. */
import { articles } from './development/articles.ts';
import { forums } from './development/forums.ts';
import { lists } from './development/lists.ts';
import { pages } from './development/pages.ts';
import { inGroup } from '../kind.ts';

export const development = [
  ...articles,
  ...pages,
  ...inGroup('forums', forums),
  ...inGroup('lists', lists),
];
