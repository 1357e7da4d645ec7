/** What kinds of half `held-out-11` are written with: the helpers of `held-out-7` with this half's surroundings. */
import { textPages } from '../../around.ts';
import { furniture as f } from '../../furniture/held-out-11.ts';
import { frameOf } from '../../furniture/held-out-11-frames.ts';
import type { PageMaker } from '../../page-maker.ts';
import { bar, lis, points } from '../held-out-7/writing.ts';

export const { framed, anywhere, bare, below } = textPages(f, frameOf);

/** Entries of a menu as list points. */
export const menu = (page: PageMaker) => bar(page, (w) => `<li><a href="/x">${w}</a></li>`);

/** Points of the main text in a list. */
export const ul = (page: PageMaker, attributes = '') =>
  `<ul${attributes}>${lis(points(page))}</ul>`;

export { f };
export {
  bar,
  clock,
  face,
  image,
  lis,
  number,
  others,
  photo,
  points,
  post,
  posts,
  ps,
  rich,
  some,
  texts,
  word,
} from '../held-out-7/writing.ts';
