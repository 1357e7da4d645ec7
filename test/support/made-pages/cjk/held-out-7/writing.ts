/** What CJK articles of half `held-out-7` and their twins are written with. */
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { entries } from '../furniture.ts';
import { articleKind, type ArticlePage, type ArticleTruth } from '../truth.ts';

export const kind = (
  name: string,
  body: (made: ArticlePage, page: PageMaker) => string,
): Kind<ArticleTruth> => articleKind(name, (made, page) => page.document(body(made, page)));

export const nav = (page: PageMaker, item: (word: string) => string) =>
  page.menuWords(page.random.int(4, 9)).map(item).join('');

/** Titles of other pages. */
export const titles = (made: ArticlePage, item: (title: string, href: string) => string) =>
  entries(made, made.page.random.int(4, 9), false)
    .map(({ title, href }) => item(title, href))
    .join('');

/** Titles of other pages with a sentence each. */
export const teasers = (
  made: ArticlePage,
  item: (title: string, href: string, excerpt: string) => string,
) =>
  entries(made, made.page.random.int(3, 5), true)
    .map(({ title, href, excerpt }) => item(title, href, excerpt))
    .join('');

/** Posts or answers that are text of the page. */
export const turns = (made: ArticlePage, write: (text: string, i: number) => string) =>
  made.page.random.times(made.page.amount([2, 3], [4, 8]), (i) => write(made.text(), i)).join('\n');

/** What readers wrote below a text: judged neither way. */
export const remarks = (made: ArticlePage, write: (who: string, text: string) => string) =>
  made.page.random
    .times(made.page.random.int(2, 5), () => write(who(made), made.neutral(made.page.free())))
    .join('\n');

/** A name and a time that are judged neither way. */
export const who = (made: ArticlePage) => made.neutral(made.page.name());
export const when = (made: ArticlePage) => made.neutral(made.page.date());

export const face = (page: PageMaker) => page.decoration(`/face/${page.random.letters(8)}.jpg`);
