/** Pages around tables and facts, with the furniture of a half (made-pages/around.ts). */
import { articleOf, type Surroundings } from '../around.ts';
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';
import { tableKind, type TablePage, type TableTruth } from './truth.ts';

export type WriteTable = (made: TablePage, page: PageMaker) => string;

/** How a half lays out a thing: its picture, its button, and `facts` where they belong. */
type Section = (page: PageMaker, facts: () => string) => string;

export function tablePages<Name extends string>(around: Surroundings<Name>, section: Section) {
  const { f, frameOf } = around;
  return {
    /** A table or facts between sentences. */
    within: (name: string, write: WriteTable, frame?: Name): Kind<TableTruth> =>
      tableKind(name, (made, page) => {
        const main = articleOf(around, page, () => write(made, page), 2);
        const more = page.random.chance(0.5) ? f.related(page) : '';
        return page.document(frameOf(f, page, main + more, frame));
      }),

    /** Facts of a thing beside its picture, with a button and some text. */
    thing: (name: string, write: WriteTable, frame?: Name): Kind<TableTruth> =>
      tableKind(name, (made, page) => {
        const main = section(page, () => write(made, page));
        const more = page.random.chance(0.6) ? f.teasers(page) : '';
        return page.document(frameOf(f, page, main + more, frame));
      }),
  };
}
