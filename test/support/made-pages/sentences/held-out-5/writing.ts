/** What kinds of half `held-out-5` are written with. */
import { furniture as f } from '../../furniture/held-out-5.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-5-frames.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

type Write = (page: PageMaker) => string;

/** Some paragraphs, each through `write`. */
export const texts = (page: PageMaker, write: (text: string, i: number) => string, join = '\n') =>
  page.random
    .times(page.amount([2, 3], [3, 7]), (i) => write(page.say(page.amount([1, 2], [2, 4])), i))
    .join(join);

export const ps = (page: PageMaker, attributes = '') =>
  texts(page, (text) => `<p${attributes}>${text}</p>`);

export const some = (page: PageMaker, low: number, high: number, make: (i: number) => string) =>
  page.random.times(page.random.int(low, high), make).join('\n');

/** Posts of a thread: few on short pages. */
export const posts = (page: PageMaker, make: (i: number) => string, join = '\n') =>
  page.random.times(page.amount([2, 4], [4, 9]), make).join(join);

/** What a post says: one to three sentences. */
export const post = (page: PageMaker) => page.say(page.random.int(1, 3));

/** Titles of other pages as links: noise. */
export const others = (page: PageMaker, write: (href: string, title: string) => string) =>
  some(page, 3, 6, () => write(page.path(), page.title('noise')));

export const bar = (page: PageMaker, write: (word: string) => string) =>
  page.menuWords(page.random.int(3, 7)).map(write).join('');

export const face = (page: PageMaker) => page.decoration(`/avatars/${page.random.letters(8)}.png`);

export const framed = (name: string, frame: FrameName, write: Write): Kind<TextTruth> =>
  textKind(name, (page) => page.document(frameOf(f, page, write(page), frame)));

/** A kind whose main text stands in any of the general frames. */
export const anywhere = (name: string, write: Write): Kind<TextTruth> =>
  textKind(name, (page) => page.document(f.frame(page, write(page))));

/** A kind that writes its whole body. */
export const bare = (name: string, write: Write, head = ''): Kind<TextTruth> =>
  textKind(name, (page) => {
    const body = write(page);
    const box = page.random.chance(0.3) ? f.consent(page) : '';
    return page.document(page.random.chance(0.5) ? box + body : body + box, { head });
  });

/** Some of what systems put below a text. */
export function below(page: PageMaker): string {
  return page.random
    .some([f.share, f.tags, f.related, f.neighbours, f.author, f.comments, f.newsletter], 3)
    .map((piece) => piece(page))
    .join('\n');
}

export { f };
