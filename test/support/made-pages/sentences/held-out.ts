/** The held-out half of part `sentences`: other constructions, only counted. */
import { articles } from './held-out/articles.ts';
import { forums } from './held-out/forums.ts';
import { lists } from './held-out/lists.ts';
import { pages } from './held-out/pages.ts';
import { inGroup } from '../kind.ts';

export const heldOut = [
  ...articles,
  ...pages,
  ...inGroup('forums', forums),
  ...inGroup('lists', lists),
];
