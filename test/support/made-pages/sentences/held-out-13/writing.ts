/** What kinds of half `held-out-13` are written with: the helpers of `held-out-12` with this half's surroundings. */
import { textPages } from '../../around.ts';
import { furniture as f } from '../../furniture/held-out-13.ts';
import { frameOf } from '../../furniture/held-out-13-frames.ts';
import type { Kind } from '../../kind.ts';
import type { LanguageCode } from '../../language.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';
import { ps, some } from '../held-out-7/writing.ts';

export const { framed, anywhere, bare, below } = textPages(f, frameOf);

/** A kind of a system that is at home in these languages only. */
export const at = (languages: readonly LanguageCode[], kind: Kind<TextTruth>): Kind<TextTruth> => ({
  ...kind,
  languages,
});

/** Headings with paragraphs below them: one on short pages. */
export const sections = (page: PageMaker, tag = 'h2', attributes = '') =>
  page.random
    .times(
      page.amount([1, 1], [2, 4]),
      () => `<${tag}${attributes}>${page.heading()}</${tag}>\n${ps(page)}`,
    )
    .join('\n');

/** What readers wrote below an article: noise below a long one, judged neither way below a short one. */
export const replies = (page: PageMaker, write: (text: string) => string) =>
  some(page, 2, 5, () => write(page.isShort ? page.free() : page.noise(page.random.int(1, 2))));

export { f };
export {
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
  rich,
  sized,
  some,
  texts,
  ul,
  word,
} from '../held-out-12/writing.ts';
