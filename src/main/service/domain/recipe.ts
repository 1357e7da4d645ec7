/**
 * A recipe: one readable file that says where records stand, which fields they have and how to know that it is right.
 *
 * It carries its own memory (profiles of columns, rows of the last good run), so that it can be healed on any machine.
 * The file's schema: contract/recipes.ts. Why evidence and not one selector: docs/adr/0027-one-detector-of-records.md.
 */
import type { Json } from './json.ts';

export type FieldType =
  | 'text'
  | 'number'
  | 'integer'
  | 'price'
  | 'date'
  | 'datetime'
  | 'duration'
  | 'rating'
  | 'boolean'
  | 'url'
  | 'image'
  | 'email'
  | 'phone'
  | 'code'
  | 'html';

/** One piece of evidence that finds an element; several of them vote. */
export type Anchor =
  /** Several selectors: any of them. */
  | { readonly css: string | readonly string[] }
  | { readonly path: string }
  | { readonly attr: string }
  | { readonly label: string }
  | { readonly tag: string }
  | { readonly kind: string; readonly nth: number }
  | { readonly link: string }
  | { readonly under: string }
  | { readonly column: string | number }
  | { readonly rel: string }
  | { readonly text: string };

export interface RecipeField {
  readonly name: string;
  /** `text`, or `text[]` for a list. */
  readonly type: FieldType | `${FieldType}[]`;
  readonly required?: boolean;
  /** `text` by default; else `href`, `src` or the name of an attribute. */
  readonly read?: string;
  readonly anchors: readonly Anchor[];
  /** Stands once above several records. */
  readonly above?: true;
  readonly label?: string;
  readonly currency?: string;
  /** Stands behind its numbers, which are given without it; those with another stay as they are written. */
  readonly unit?: string;
  /** Mark before the fraction of its numbers; absent where none had one. */
  readonly decimal?: DecimalMark;
  /** Order of its dates, which are then given as ISO 8601; absent where they stay as they are shown. */
  readonly dates?: DateOrder;
}

export type DecimalMark = '.' | ',';

/** `4/3/2026` on 4 March, or on 3 April. */
export type DateOrder = 'day-month' | 'month-day';

export type PageKind = 'next' | 'numbered' | 'letters' | 'pattern' | 'more' | 'scroll' | 'spa';

export interface RecipePages {
  readonly kind: PageKind;
  readonly anchors?: readonly Anchor[];
  readonly url?: string;
  readonly most?: number;
}

/** What the values of a column look like. */
export interface FieldProfile {
  /** Shares, 0 to 1. */
  readonly filled: number;
  readonly distinct: number;
  /** Kinds of its texts with their shares (pipeline/records/kinds.ts). */
  readonly kinds: Readonly<Record<string, number>>;
  /** Commonest pattern of letters and digits. */
  readonly shape: string;
  /** Mean length in characters. */
  readonly length: number;
  /** Of numbers: least and greatest. */
  readonly range?: readonly [number, number];
  /** All values, where they are few. */
  readonly values?: readonly string[];
}

/** A row: column → value; addresses absolute. */
export type RecipeRow = Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;

export interface RecipeMemory {
  readonly at: string;
  readonly url: string;
  /** Records on the first page. */
  readonly count: number;
  readonly profile: Readonly<Record<string, FieldProfile>>;
  readonly rows: readonly RecipeRow[];
  /** Anchors of before the last repairs, newest first. */
  readonly was?: readonly (readonly {
    readonly name: string;
    readonly anchors: readonly Anchor[];
  }[])[];
}

/**
 * Data behind the page that says the same of the same records: a script of the page, or JSON that it asked for itself.
 * Places are JSON Pointers (RFC 6901): of the rows in the data, of each column in a row.
 */
export interface RecipeSource {
  readonly kind: 'state' | 'json';
  /** Of `state`: id or variable of the script. */
  readonly script?: string;
  readonly request?: RecipeRequest;
  /** Of `json` with `{cursor}` in it, or one that is given the address: where an answer says what the next page is. */
  readonly next?: RecipeNext;
  readonly rows: string;
  /** Columns of the list, and further ones that only the data has. */
  readonly fields: Readonly<Record<string, string>>;
  readonly from?: number;
  readonly step?: number;
  /** The day on which it said the same as the page. */
  readonly proved?: string;
}

/**
 * What the page asks its own site for. `{page}`, in the address or as a whole value of the body, stands for the number of
 * the page, from `from` in steps of `step`; `{cursor}` for what the answer before it said.
 */
export interface RecipeRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Of a POST: JSON (domain/reading-request.ts). */
  readonly body?: Readonly<Record<string, Json | undefined>>;
}

/** JSON Pointer of a cursor, or of an address, in an answer; or the address of its header `Link: <…>; rel="next"`. */
export type RecipeNext =
  { readonly cursor: string } | { readonly address: string } | { readonly link: 'next' };

interface RecipeDetail {
  /** Name of the field whose address is followed. */
  readonly follow: string;
  readonly fields: readonly RecipeField[];
  readonly memory?: {
    readonly profile: Readonly<Record<string, FieldProfile>>;
    readonly row: RecipeRow;
  };
}

/** A value that a run is given. `of`: all that are run when none is named, and those that may be. */
export interface RecipeInput {
  readonly default?: string | number | undefined;
  readonly of?: readonly (string | number)[] | undefined;
}

export interface Recipe {
  readonly $schema?: string;
  readonly recipe: 1;
  readonly name?: string;
  /** Addresses; `{name}` stands for a value of that input. */
  readonly start: readonly string[];
  readonly inputs?: Readonly<Record<string, RecipeInput>>;
  readonly visit?: {
    readonly engine?: 'auto' | 'http' | 'browser';
    /** Scripts draw the list late: its pages are left alone until it is there. */
    readonly waitFor?: 'records';
    /** A sign-in profile of the installation that runs it, by its name. */
    readonly profile?: string | null;
    readonly steps?: readonly Json[];
    readonly delayMs?: number | null;
  };
  readonly list: {
    readonly source: { readonly kind: 'page' };
    readonly records: { readonly anchors: readonly Anchor[]; readonly span?: number };
    readonly fields: readonly RecipeField[];
    readonly key: readonly string[];
    /** `[a, "<=", b, share]`: in that share of rows a is at most b. */
    readonly relations?: readonly (readonly [string, '<=', string, number])[];
  };
  readonly pages: RecipePages | null;
  /** Second sources; the page is the fallback of each and its check. The first one is used. */
  readonly also?: readonly RecipeSource[];
  readonly detail?: RecipeDetail;
  readonly limits?: { readonly rows?: number; readonly pages?: number; readonly minutes?: number };
  readonly checks?: { readonly rows?: readonly [number, number] };
  readonly memory?: RecipeMemory;
}

export type Health = 'ok' | 'repaired' | 'degraded' | 'broken' | 'empty';
export type FieldState = 'ok' | 'repaired' | 'missing' | 'suspect';

export interface FieldReport {
  readonly name: string;
  readonly state: FieldState;
  /** Share of records that have it. */
  readonly filled: number;
  readonly message?: string;
}

/** Columns that only the data behind the page has. */
export function dataColumns({ list, also = [] }: Recipe): readonly string[] {
  const own = new Set(list.fields.map(({ name }) => name));
  return Object.keys(also[0]?.fields ?? {}).filter((name) => !own.has(name));
}

/** Where someone pointed: selectors inward, or the mark that stands on the element in the snapshot. */
export interface Click {
  readonly selector: readonly string[];
  readonly field?: string;
  readonly attribute?: string;
  readonly text?: string;
  readonly exclude?: boolean;
}
