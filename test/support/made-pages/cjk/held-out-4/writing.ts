/** What CJK articles of half `held-out-4` and their twins are written with. */
import type { Kind } from '../../kind.ts';
import type { PageMaker } from '../../page-maker.ts';
import { entries } from '../furniture.ts';
import { articleKind, type ArticlePage, type ArticleTruth } from '../truth.ts';

export const kind = (
  name: string,
  body: (made: ArticlePage, page: PageMaker) => string,
): Kind<ArticleTruth> => articleKind(name, (made, page) => page.document(body(made, page)));

export const menu = (page: PageMaker, count: number, item = (a: string) => a) =>
  page
    .menuWords(count)
    .map((word) => item(`<a href="/${page.random.word()}">${word}</a>`))
    .join('');

/** Titles of other pages. */
export const list = (made: ArticlePage, item: (title: string, href: string) => string) =>
  entries(made, made.page.random.int(4, 7), false)
    .map(({ title, href }) => item(title, href))
    .join('');

export const cards = (
  made: ArticlePage,
  item: (title: string, href: string, excerpt: string) => string,
) =>
  entries(made, made.page.random.int(3, 4), true)
    .map(({ title, href, excerpt }) => item(title, href, excerpt))
    .join('');

/** Readers' words below an article: judged neither way. */
export const remarks = (made: ArticlePage, write: (name: string, text: string) => string) =>
  made.page.random
    .times(made.page.random.int(1, 4), () =>
      write(made.neutral(made.page.name()), made.neutral(made.page.free())),
    )
    .join('');

export const face = (page: PageMaker) => page.decoration(`/avatar/${page.random.letters(7)}.jpg`);
