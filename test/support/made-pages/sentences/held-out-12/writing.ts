/** What kinds of half `held-out-12` are written with: the helpers of `held-out-11` with this half's surroundings. */
import { textPages } from '../../around.ts';
import { furniture as f } from '../../furniture/held-out-12.ts';
import { frameOf } from '../../furniture/held-out-12-frames.ts';
import type { PageMaker } from '../../page-maker.ts';

export const { framed, anywhere, bare, below } = textPages(f, frameOf);

/** A picture that a script loads when it comes into view; readers without scripts get it by `noscript`. */
export function lazy(page: PageMaker, attributes = ''): string {
  const src = page.picture('rooted');
  return `<img class="lazyload" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="${src}"${attributes}><noscript><img src="${src}"${attributes}></noscript>`;
}

/** A picture in several widths, any of which will do. */
export function sized(page: PageMaker, attributes = ''): string {
  const stem = `/media/${page.random.word()}-${page.random.int(100, 9999)}`;
  const [small, middle, large] = [`${stem}-480w.jpg`, `${stem}-960w.jpg`, `${stem}-1600w.jpg`];
  page.recordPicture(small, middle, large);
  return `<img src="${middle}" srcset="${small} 480w, ${middle} 960w, ${large} 1600w" sizes="(max-width: 960px) 100vw, 960px"${attributes}>`;
}

export { f };
export {
  bar,
  clock,
  face,
  image,
  lis,
  menu,
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
  ul,
  word,
} from '../held-out-11/writing.ts';
