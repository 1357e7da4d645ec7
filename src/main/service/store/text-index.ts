/**
 * The index of the library's words as each database has it: contentless tables of FTS5 on SQLite, rows of lexemes
 * (`tsvector`) on PostgreSQL. Both are asked in one language, the expressions of domain/library/query.ts.
 */
import { sql as raw, type RawBuilder } from 'kysely';
import { foldWords } from '../domain/fold-words.ts';
import {
  shelfVector,
  tsquery,
  versionVector,
  type ShelfWords,
  type VersionWords,
} from './text-vector.ts';

/** A version on its way into the index. Texts as FTS5 splits them, and `words` as PostgreSQL does: who needs it makes it. */
export interface IndexedVersion {
  readonly pk: number;
  readonly title: string;
  readonly description: string;
  readonly body: string;
  readonly added: string;
  readonly removed: string;
  readonly words: string;
}

/** Note and highlights of an entry, as above. */
export interface IndexedShelf {
  readonly entryPk: number;
  readonly note: string;
  readonly highlight: string;
  readonly words: string;
}

export function indexedVersion(words: VersionWords): IndexedVersion {
  return {
    pk: words.pk,
    get title() {
      return foldWords(words.title);
    },
    get description() {
      return foldWords(words.description);
    },
    get body() {
      return foldWords(words.body);
    },
    get added() {
      return foldWords(words.added.join('\n'));
    },
    get removed() {
      return foldWords(words.removed.join('\n'));
    },
    get words() {
      return versionVector(words);
    },
  };
}

export function indexedShelf(words: ShelfWords): IndexedShelf {
  return {
    entryPk: words.entryPk,
    get note() {
      return foldWords(words.note);
    },
    get highlight() {
      return foldWords(words.highlight);
    },
    get words() {
      return shelfVector(words);
    },
  };
}

/** What an account looks for: an expression of domain/library/query.ts. */
interface Sought {
  readonly accountId: string;
  readonly match: string;
}

/** Statements and their parts. `p` has slots or values. */
export interface TextIndex {
  readonly putVersion: (p: IndexedVersion) => RawBuilder<never>;
  readonly putShelf: (p: IndexedShelf) => RawBuilder<never>;
  /** As `t`, with a column `rowid`, where `holds` is said beside it. */
  readonly versions: (sought: Sought) => RawBuilder<unknown>;
  readonly holds: (sought: Sought) => RawBuilder<unknown>;
  /** A query of the numbers of entries. */
  readonly shelves: (sought: Sought) => RawBuilder<unknown>;
}

export const TEXT_INDEXES: Readonly<Record<'sqlite' | 'postgres', TextIndex>> = {
  sqlite: {
    putVersion: (p) => raw<never>`
      insert into versions_text (rowid, title, description, body, added, removed)
      values (${p.pk}, ${p.title}, ${p.description}, ${p.body}, ${p.added}, ${p.removed})`,
    putShelf: (p) => raw<never>`
      insert into shelf_text (rowid, note, highlight) values (${p.entryPk}, ${p.note}, ${p.highlight})`,
    versions: () => raw`versions_text t`,
    holds: ({ match }) => raw`t.versions_text match ${match}`,
    shelves: ({ match }) => raw`select rowid from shelf_text where shelf_text match ${match}`,
  },
  postgres: {
    putVersion: (p) => raw<never>`
      insert into versions_text (rowid, words) values (${p.pk}, ${p.words}::tsvector)`,
    putShelf: (p) => raw<never>`
      insert into shelf_text (rowid, words) values (${p.entryPk}, ${p.words}::tsvector)`,
    // by itself: else all texts would be read one by one, in the hope that they hold the words
    versions: (sought) => raw`(
      select rowid from versions_text where words @@ ${tsquery(sought)}::tsquery
      order by rowid desc offset 0) t`,
    holds: () => raw`true`,
    shelves: (sought) => raw`
      select rowid from shelf_text where words @@ ${tsquery(sought)}::tsquery`,
  },
};
