/**
 * What people write into threads, and what boards put around it: most posts are short, some are one word, a picture,
 * a piece of code or a quote with a line below.
 */
import type { PageMaker } from '../../page-maker.ts';

/** How a board writes a quote, a picture, a paragraph. */
export interface Hand {
  readonly quote: (page: PageMaker, text: string) => string;
  readonly paragraphs: (texts: readonly string[]) => string;
}

export const BREAKS: Hand = {
  quote: (page, text) =>
    `<blockquote>${page.name()} ${page.label('wrote')}<br>${text}</blockquote>`,
  paragraphs: (texts) => texts.join('<br>\n<br>\n'),
};

export const PARAGRAPHS: Hand = {
  quote: (_page, text) => `<blockquote><p>${text}</p></blockquote>`,
  paragraphs: (texts) => texts.map((text) => `<p>${text}</p>`).join('\n'),
};

/** A post's body: half of them are a word or a line. */
export function post(page: PageMaker, hand: Hand, isFirst = false): string {
  const { random } = page;
  if (isFirst) return hand.paragraphs(random.times(page.amount([1, 2], [2, 4]), () => page.say(2)));
  const chance = random.float();
  if (chance < 0.12) return hand.paragraphs([oneWord(page)]);
  if (chance < 0.3) return hand.paragraphs([page.remark()]);
  if (chance < 0.45) return hand.paragraphs([page.brief()]);
  if (chance < 0.55) return `${hand.quote(page, page.free())}${hand.paragraphs([page.remark()])}`;
  if (chance < 0.62) return `${hand.quote(page, page.free())}${hand.paragraphs([page.say(2)])}`;
  if (chance < 0.68) return hand.paragraphs([`${page.brief()} :-)`, page.ask()]);
  if (chance < 0.92) return hand.paragraphs([page.say(random.int(1, 4))]);
  return hand.paragraphs(random.times(4, () => page.say(3)));
}

const oneWord = (page: PageMaker): string =>
  page.record(`${page.random.word()}${page.random.pick(['', '!', '.', ' +1', '?'])}`, 'main');

/** Posts of a thread, the first one told so. */
export const thread = (
  page: PageMaker,
  write: (i: number) => string,
  short: readonly [number, number] = [3, 6],
  long: readonly [number, number] = [7, 16],
): string => page.random.times(page.amount(short, long), write).join('\n');

/** Rank and numbers of a writer, noted as noise. */
export const numbers = (page: PageMaker): string =>
  page.record(
    `${page.label('posts')} ${page.random.int(10000, 99999)} ${page.label('joined')} ${page.date()}`,
    'noise',
  );

/** A signature now and then, noted as noise. */
export const signature = (page: PageMaker, wrap: (text: string) => string): string =>
  page.random.chance(0.35) ? wrap(page.brief('noise')) : '';

export const face = (page: PageMaker): string =>
  `<img src="${page.decoration(`/avatars/${page.random.int(100, 99999)}.jpg`)}" width="48" height="48" alt="">`;

/** Titles of other threads, noted as noise. */
export const otherThreads = (page: PageMaker, wrap: (link: string) => string): string =>
  page.random
    .times(page.random.int(3, 6), () => wrap(`<a href="${page.path()}">${page.title('noise')}</a>`))
    .join('\n');
