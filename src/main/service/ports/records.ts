/** What is asked of a page's records, off the main thread. Implementation: pipeline/records/task.ts. */
import type {
  Click,
  FieldReport,
  FieldType,
  Health,
  PageKind,
  Recipe,
  RecipeField,
  RecipeRow,
  RecipeSource,
} from '../domain/recipe.ts';
import type { PageAnswer } from '../domain/snapshot.ts';

interface OfPage {
  /** The page as text, shadow roots and frames inline. */
  readonly html: string;
  /** After redirects. */
  readonly url: string;
  /** Equal for equal pages: what was found in it may be had again. */
  readonly id?: string;
}

interface OfClicks {
  readonly clicks: readonly Click[];
  /** Numbers of what was clicked (`data-hn`), where the page's elements have some. */
  readonly places?: readonly (number | null)[];
}

export type RecordsTask =
  | (OfPage & { readonly kind: 'propose'; readonly most: number; readonly now: string })
  | (OfPage & OfClicks & { readonly kind: 'clicks'; readonly now: string })
  | (OfPage & OfClicks & { readonly kind: 'detail' })
  /** Reads the page of an `id` ahead of what will be asked of it. */
  | (OfPage & { readonly kind: 'look' })
  | (OfPage & { readonly kind: 'read'; readonly recipe: Recipe; readonly now: string })
  | (OfPage & { readonly kind: 'texts'; readonly selectors: readonly string[] })
  | (OfPage & { readonly kind: 'read-detail'; readonly fields: readonly RecipeField[] })
  | (OfPage & {
      readonly kind: 'find-data';
      readonly answers: readonly PageAnswer[];
      readonly recipe: Recipe;
      readonly rows: readonly RecipeRow[];
      readonly now: string;
    })
  | (OfPage & {
      readonly kind: 'check-data';
      readonly answers: readonly PageAnswer[];
      readonly recipe: Recipe;
      /** As the page shows them. */
      readonly rows: readonly RecipeRow[];
    })
  /** What the requests of a second page say of how further data is asked for. */
  | {
      readonly kind: 'page-data';
      readonly source: RecipeSource;
      /** Of the first page, that of the source among them. */
      readonly answers: readonly PageAnswer[];
      readonly later: readonly PageAnswer[];
      /** Records of the first page. */
      readonly rows: number;
    }
  | {
      readonly kind: 'read-data';
      /** JSON, as the site answered. */
      readonly text: string;
      /** Address of its header `Link` with `rel="next"`. */
      readonly link?: string;
      /** Of the page: addresses are relative to it. */
      readonly url: string;
      readonly recipe: Recipe;
    };

/** What an answer says of the page after it; `lost`: it has no such place any more. */
export type DataNext =
  { readonly kind: 'next'; readonly cursor: string | number } | { readonly kind: 'end' | 'lost' };

/** A source with what its further pages are asked by. */
export interface PagedData {
  readonly source: RecipeSource;
  /** That of the second page, where it is not counted. */
  readonly cursor?: string | number;
}

/** Data behind a page that says the same as its records, and what more it says of them. */
export interface FoundData {
  readonly source: RecipeSource;
  /** Records of the page that it has. */
  readonly rows: number;
  readonly columns: readonly (ColumnFound & {
    /** JSON Pointer in a row. */
    readonly path: string;
    /** Share of records, 0 to 1. */
    readonly filled: number;
    /** As the page's first record has it. */
    readonly sample: RecipeRow[string];
  })[];
}

export interface ColumnFound {
  readonly name: string;
  readonly type: FieldType | `${FieldType}[]`;
}

/** A way to further records, not yet proved. */
export interface Lead {
  readonly kind: PageKind;
  readonly url?: string;
  readonly label?: string;
  readonly score: number;
}

/** Where a table stands in a copy whose elements are numbered: of each record its elements, of each row its cells. */
export interface TablePlaces {
  readonly records: readonly (readonly number[])[];
  /** In the order of the columns; null where there is no such element. */
  readonly cells: readonly (readonly (number | null)[])[];
}

export interface ProposedTable {
  readonly columns: readonly ColumnFound[];
  readonly rows: readonly RecipeRow[];
  readonly recipe: Recipe;
  readonly leads: readonly Lead[];
  /** Present where the elements of the page are numbered. */
  readonly places?: TablePlaces;
}

export interface Reading {
  readonly kind: 'reading';
  readonly rows: readonly RecipeRow[];
  readonly fields: readonly FieldReport[];
  readonly health: Health;
  readonly refusal?: 'sign-in' | 'empty' | 'maintenance' | 'consent' | undefined;
  readonly leads: readonly Lead[];
  /** With what the page taught, for the further pages of a run; absent where the list is not there. */
  readonly recipe: Recipe | undefined;
  /** Elements among the records that lack most of what all of them have: advertisements, as a rule. Absent: none. */
  readonly leftOut?: number;
  /** Where the elements of the page are numbered. */
  readonly places?: TablePlaces;
}

export type RecordsAnswer =
  | {
      readonly kind: 'tables';
      readonly tables: readonly ProposedTable[];
      readonly refusal?: Reading['refusal'];
    }
  | (ProposedTable & {
      readonly kind: 'clicked';
      readonly alternatives: readonly number[];
      /** The alternatives themselves, where the elements of the page are numbered and nothing is named. */
      readonly others: readonly ProposedTable[];
    })
  /** What the first element of each selector says; empty where there is none or it says much. */
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'data-found'; readonly found?: FoundData }
  /** `rows` with the columns that only the data has, null where it is not used; `why`: in what it failed. */
  | {
      readonly kind: 'data-checked';
      readonly rows: readonly RecipeRow[];
      readonly agreed: number;
      readonly why?: string;
      /** Where the source says so. */
      readonly next?: DataNext;
      /** The page asked for something else than the recipe does: its further pages are not those of the recipe's data. */
      readonly isOther?: true;
    }
  | { readonly kind: 'data-paged'; readonly paged?: PagedData }
  /** `why`: in what it is no longer what it was; no rows then. */
  | {
      readonly kind: 'data-read';
      readonly rows: readonly RecipeRow[];
      readonly next?: DataNext;
      readonly why?: string;
    }
  | { readonly kind: 'looked' }
  | { readonly kind: 'detail-fields'; readonly fields: readonly RecipeField[] }
  | Reading
  | {
      readonly kind: 'detail-row';
      readonly row: RecipeRow;
      readonly fields: readonly FieldReport[];
    };
