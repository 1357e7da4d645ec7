/** What CJK articles of half `held-out-5` and their twins are written with. */
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { entries } from '../furniture.ts';
import { articleKind, type ArticlePage, type ArticleTruth } from '../truth.ts';

export const kind = (
  name: string,
  body: (made: ArticlePage, page: PageMaker) => string,
): Kind<ArticleTruth> => articleKind(name, (made, page) => page.document(body(made, page)));

export const nav = (page: PageMaker, item: (word: string) => string) =>
  page.menuWords(page.random.int(4, 8)).map(item).join('');

/** Titles of other pages. */
export const titles = (made: ArticlePage, item: (title: string, href: string) => string) =>
  entries(made, made.page.random.int(4, 8), false)
    .map(({ title, href }) => item(title, href))
    .join('');

/** Posts or answers that are text of the page. */
export const turns = (made: ArticlePage, write: (text: string, i: number) => string) =>
  made.page.random.times(made.page.amount([2, 3], [4, 8]), (i) => write(made.text(), i)).join('\n');

/** A name and a time that are judged neither way. */
export const who = (made: ArticlePage) => made.neutral(made.page.name());
export const when = (made: ArticlePage) => made.neutral(made.page.date());

export const face = (page: PageMaker) => page.decoration(`/u/${page.random.letters(8)}.jpg`);
