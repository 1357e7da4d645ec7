/** What kinds of half `held-out-7` are written with. */
import { textPages } from '../../around.ts';
import { furniture as f } from '../../furniture/held-out-7.ts';
import { frameOf } from '../../furniture/held-out-7-frames.ts';
import { moreTexts } from '../../languages.ts';
import type { Word } from '../../language-more.ts';
import type { PageMaker } from '../../page-maker.ts';

/** A text with a link or emphasis inside now and then, as writers set them. */
export function rich(page: PageMaker, text: string): string {
  if (!page.random.chance(0.3)) return text;
  const [open, close] = page.random.pick([
    [`<a href="${page.path()}">`, '</a>'],
    ['<em>', '</em>'],
    ['<strong>', '</strong>'],
  ] as const);
  if (page.language.space === '') {
    const at = page.random.int(2, Math.min(12, text.length - 8));
    return `${text.slice(0, at)}${open}${text.slice(at, at + 5)}${close}${text.slice(at + 5)}`;
  }
  const words = text.split(' ');
  const at = page.random.int(1, Math.max(1, words.length - 3));
  return [
    ...words.slice(0, at),
    `${open}${words.slice(at, at + 2).join(' ')}${close}`,
    ...words.slice(at + 2),
  ].join(' ');
}

/** Some paragraphs, each through `write`. */
export const texts = (page: PageMaker, write: (text: string, i: number) => string, join = '\n') =>
  page.random
    .times(page.amount([2, 3], [3, 7]), (i) =>
      write(rich(page, page.say(page.amount([1, 2], [2, 4]))), i),
    )
    .join(join);

export const ps = (page: PageMaker, attributes = '') =>
  texts(page, (text) => `<p${attributes}>${text}</p>`);

export const some = (page: PageMaker, low: number, high: number, make: (i: number) => string) =>
  page.random.times(page.random.int(low, high), make).join('\n');

/** Posts of a thread: few on short pages. */
export const posts = (page: PageMaker, make: (i: number) => string, join = '\n') =>
  page.random.times(page.amount([2, 4], [4, 9]), make).join(join);

/** What a post says: one to three sentences. */
export const post = (page: PageMaker) => rich(page, page.say(page.random.int(1, 3)));

/** Titles of other pages as links: noise, and a list that must go. */
export const others = (
  page: PageMaker,
  write: (href: string, title: string) => string,
  [low, high]: readonly [number, number] = [3, 6],
) =>
  page
    .list(
      page.random.times(page.random.int(low, high), () => page.title('noise')),
      false,
    )
    .map((title) => write(page.path(), title))
    .join('\n');

/** A picture of the text; the line below it is judged neither way. */
export const photo = (page: PageMaker, attributes = '') =>
  `<figure${attributes}><img src="${page.picture('rooted')}" alt="" width="1200" height="800"><figcaption>${page.free()}</figcaption></figure>`;

/** A picture of the text without a line. */
export const image = (page: PageMaker, attributes = ' alt=""') =>
  `<img src="${page.picture('rooted')}"${attributes}>`;

/** A clock time: judged neither way. */
export const clock = (page: PageMaker) => `${page.random.int(10, 23)}:${page.random.int(10, 59)}`;

export const number = (page: PageMaker) => String(page.random.int(100_000, 999_999));

export const bar = (page: PageMaker, write: (word: string) => string) =>
  page.menuWords(page.random.int(3, 7)).map(write).join('');

export const face = (page: PageMaker) => page.decoration(`/avatars/${page.random.letters(8)}.png`);

/** Points of the main text. */
export const points = (page: PageMaker, low = 3, high = 6) =>
  page.list(
    page.random.times(page.random.int(low, high), () => page.item()),
    true,
  );

export const lis = (items: readonly string[], attributes = '') =>
  items.map((x) => `<li${attributes}>${x}</li>`).join('');

/** Words of the page's language that say nothing of the text: tools, counters, labels. */
export const word = (page: PageMaker, name: Word) =>
  page.words(page.random.pick(moreTexts(page.language).words[name].split('|')));

export const { framed, anywhere, bare, below } = textPages(f, frameOf);

export { f };
