/** What kinds of half `held-out-15` are written with: the helpers of `held-out-14` with this half's surroundings. */
import { textPages } from '../../around.ts';
import { furniture as f } from '../../furniture/held-out-15.ts';
import { frameOf } from '../../furniture/held-out-15-frames.ts';

export const { framed, anywhere, bare, below } = textPages(f, frameOf);

export { f };
export {
  at,
  bar,
  clock,
  face,
  image,
  lazy,
  lis,
  menu,
  number,
  others,
  photo,
  points,
  post,
  posts,
  ps,
  replies,
  rich,
  sections,
  sized,
  some,
  texts,
  ul,
  word,
} from '../held-out-14/writing.ts';
