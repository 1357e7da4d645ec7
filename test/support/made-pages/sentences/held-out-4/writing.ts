/** What kinds of half `held-out-4` are written with. */
import { furniture as f } from '../../furniture/held-out-4.ts';
import { frameOf, type FrameName } from '../../furniture/held-out-4-frames.ts';
import { textKind, type Kind } from '../../kind.ts';
import type { PageMaker, TextTruth } from '../../page-maker.ts';

type Write = (page: PageMaker) => string;

/** `count` paragraphs. */
export const ps = (page: PageMaker, attributes = '') =>
  page.random.times(page.amount([2, 3], [3, 7]), () => page.p(attributes)).join('\n');

/** Texts of paragraphs, each through `write`. */
export const texts = (page: PageMaker, write: (text: string, i: number) => string, join = '\n') =>
  page.random
    .times(page.amount([2, 3], [3, 7]), (i) => write(page.say(page.amount([1, 2], [2, 4])), i))
    .join(join);

export const some = (
  page: PageMaker,
  low: number,
  high: number,
  make: (i: number) => string,
): string => page.random.times(page.random.int(low, high), make).join('\n');

/** Posts of a thread: few on short pages. */
export const posts = (page: PageMaker, make: (i: number) => string) =>
  page.random.times(page.amount([2, 4], [4, 8]), make).join('\n');

/** Titles of other pages as links: noise. */
export const others = (page: PageMaker, write: (href: string, title: string) => string) =>
  some(page, 3, 6, () => write(page.path(), page.title('noise')));

export const framed = (name: string, frame: FrameName, write: Write): Kind<TextTruth> =>
  textKind(name, (page) => page.document(frameOf(f, page, write(page), frame)));

/** A kind whose main text stands in any of the general frames. */
export const anywhere = (name: string, write: Write): Kind<TextTruth> =>
  textKind(name, (page) => page.document(f.frame(page, write(page))));

/** A kind that writes its whole body; a consent box may stand before or behind it. */
export const bare = (name: string, write: Write, head = ''): Kind<TextTruth> =>
  textKind(name, (page) => {
    const body = write(page);
    const box = page.random.chance(0.4) ? f.consent(page) : '';
    return page.document(page.random.chance(0.5) ? box + body : body + box, { head });
  });

/** Some of what systems put below a text. */
export function below(page: PageMaker): string {
  return page.random
    .some([f.share, f.tags, f.related, f.neighbours, f.author, f.comments, f.newsletter], 3)
    .map((piece) => piece(page))
    .join('\n');
}

/** Path of a picture without its ending, noted nowhere. */
export const stem = (page: PageMaker, folder: string) =>
  `${folder}/${page.random.word()}-${page.random.int(100, 99999)}`;

/** A content picture, noted, at an address of the kind's own. */
export function shot(page: PageMaker, folder: string, ending = '.jpg'): string {
  const address = stem(page, folder) + ending;
  page.recordPicture(address);
  return address;
}

export const avatar = (page: PageMaker, folder = '/user_avatar') =>
  page.decoration(`${folder}/${page.random.letters(8)}-${page.random.int(10, 999)}.png`);

export { f };
