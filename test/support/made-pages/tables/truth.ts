/** What a page with tables holds, and the maker's side of it. */
import type { Kind } from '../kind.ts';
import type { PageMaker } from '../page-maker.ts';

export interface CellTruth {
  readonly text: string;
  /** Covered by a cell that spans it: blank and repeated are both right. */
  readonly isCovered?: boolean;
  /** Holds blocks (points, a table): only its letters and digits count. */
  readonly isLoose?: boolean;
  /** Addresses that the cell's links must have, absolute. */
  readonly links?: readonly string[];
  readonly pictures?: readonly string[];
}

export interface TableTruth {
  readonly tables: readonly (readonly (readonly CellTruth[])[])[];
  /** Label and value that must stand together: a row of two cells, a term and its text. */
  readonly pairs: readonly (readonly [label: string, value: string])[];
  /** Captions and texts of layout tables. */
  readonly kept: readonly string[];
  /** Of these none may stand in a table. */
  readonly outside: readonly string[];
  /** Arrows, hidden columns, labels for small screens: must not be in a table at all. */
  readonly absent: readonly string[];
}

export type Row = (string | CellTruth)[];

export class TablePage {
  readonly page: PageMaker;
  readonly #tables: CellTruth[][][] = [];
  readonly #pairs: [string, string][] = [];
  readonly #kept: string[] = [];
  readonly #outside: string[] = [];
  readonly #absent: string[] = [];

  constructor(page: PageMaker) {
    this.page = page;
  }

  /** Notes a table; rows as they must stand in the markdown, the header row first. */
  grid<T extends Row>(rows: T[]): T[] {
    this.#tables.push(
      rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell))),
    );
    return rows;
  }

  pair(label: string, value: string): { label: string; value: string } {
    this.#pairs.push([label, value]);
    return { label, value };
  }

  kept(text: string): string {
    this.#kept.push(text);
    return text;
  }

  /** Text that must be there, but in no table. */
  outside(text: string): string {
    this.#outside.push(text);
    return this.kept(text);
  }

  absent(text: string): string {
    this.#absent.push(text);
    return text;
  }

  truth(): TableTruth {
    return {
      tables: this.#tables,
      pairs: this.#pairs,
      kept: this.#kept,
      outside: this.#outside,
      absent: this.#absent,
    };
  }
}

type Options = Pick<Kind<TableTruth>, 'pages' | 'languages'>;

export function tableKind(
  name: string,
  write: (made: TablePage, page: PageMaker) => string,
  options: Options = {},
): Kind<TableTruth> {
  return {
    name,
    ...options,
    make: (page) => {
      const made = new TablePage(page);
      const html = write(made, page);
      return { html, truth: made.truth() };
    },
  };
}
