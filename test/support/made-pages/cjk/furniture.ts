/** What stands around CJK articles and their twins; both halves use it with markup of their own. */
import type { ArticlePage, PartName } from './truth.ts';

export interface Entry {
  readonly title: string;
  readonly href: string;
  readonly excerpt: string;
  readonly date: string;
}

/** Titles of other articles, with excerpts where they are wanted. */
export function entries({ page }: ArticlePage, count: number, hasExcerpts: boolean): Entry[] {
  return page.random.times(count, () => ({
    title: page.title('noise'),
    href: `${page.path()}.html`,
    excerpt: hasExcerpts ? page.noise() : '',
    date: page.date(),
  }));
}

/** ` class="…"` or ` id="…"` with the part's name in the page's habit. */
export function named(made: ArticlePage, part: PartName, tail = ''): string {
  return ` ${made.page.random.pick(['class', 'class', 'id'])}="${made.name(part)}${tail}"`;
}

/** The line of source, author and time below a headline. */
export function infoLine(made: ArticlePage): string {
  const { page } = made;
  const line = [
    `${page.label('source')} ${page.random.word()}`,
    `${page.label('by')} ${page.name()}`,
    `${page.label('published')} ${page.date()}`,
  ];
  return page.random
    .shuffle(line)
    .map((part) => made.neutral(part))
    .join('&#x3000;');
}

/** The line that ends a text in Chinese portals: the editor in charge. */
export function editorLine(made: ArticlePage): string {
  const { page } = made;
  return made.neutral(`${page.label('editor')}${page.language.space}${page.name()}`);
}

/** Words that are neutral wherever they stand: counters of views, tools of the page. */
export function neutralLabel(
  made: ArticlePage,
  label: 'comments' | 'photo' | 'note' | 'question' | 'answer' | 'contents' | 'by' | 'source',
): string {
  return made.neutral(made.page.label(label));
}
