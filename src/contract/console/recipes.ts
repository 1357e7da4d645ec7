/** What the window knows of recipes; the endpoints are those of `/api/recipes`, served to the console as `/console/api/recipes`. */

export type RecipeCell = string | number | boolean | null | readonly string[];
export type RecipeRow = Readonly<Record<string, RecipeCell>>;

interface RecipeColumn {
  readonly name: string;
  readonly type: string;
}

export interface RecipeField {
  readonly name: string;
  readonly type: string;
  readonly label?: string;
  readonly unit?: string;
  readonly dates?: string;
  readonly anchors?: readonly Readonly<Record<string, unknown>>[];
}

/** A second source of a recipe: columns to JSON Pointers; the rest is kept as it is. */
export interface RecipeSourceFile {
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Data behind a page that says the same of its records, and what more it says of them. */
export interface DataFound {
  readonly source: RecipeSourceFile;
  readonly rows: number;
  readonly columns: readonly (RecipeColumn & {
    readonly path: string;
    readonly sample: RecipeCell;
  })[];
}

/** What is done on the list's page before it is read: an action of `/v2/scrape`, of a click with what it is called. */
export interface RecipeStep {
  readonly type: string;
  readonly selector?: string;
  readonly text?: string;
  readonly key?: string;
  readonly on?: { readonly text: string };
}

/** The file, as far as the window looks into it; the rest is kept as it is. */
export interface RecipeFile {
  readonly recipe: 1;
  readonly name?: string;
  readonly start: readonly string[];
  readonly visit?: {
    readonly engine?: 'auto' | 'http' | 'browser';
    readonly waitFor?: 'records';
    readonly profile?: string | null;
    /** As the file has them; those that the window shows: `RecipeStep`. */
    readonly steps?: readonly unknown[];
  };
  readonly limits?: Readonly<Record<string, unknown>>;
  readonly list: {
    readonly records: {
      readonly anchors: readonly Readonly<Record<string, unknown>>[];
    };
    readonly fields: readonly RecipeField[];
    readonly key: readonly string[];
  };
  readonly pages: { readonly kind: string } | null;
  readonly also?: readonly RecipeSourceFile[];
  /** Rows of the last good run. */
  readonly memory?: { readonly rows?: readonly RecipeRow[] };
  /** Fields of the page a column leads to. */
  readonly detail?: { readonly follow: string; readonly fields: readonly RecipeField[] };
}

export interface RecipeTable {
  readonly columns: readonly RecipeColumn[];
  readonly rows: readonly RecipeRow[];
}

export interface RecipeProposal extends RecipeTable {
  readonly name?: string;
  readonly pagination: { readonly kind: string } | null;
  readonly recipe: RecipeFile;
}

export interface ProposeAnswer {
  readonly tables: readonly RecipeProposal[];
  readonly creditsUsed: number;
}

export interface RecipeClick {
  readonly selector: string | readonly string[];
  readonly field?: string;
}

export interface FromClicksAnswer {
  readonly recipe: RecipeFile;
  readonly table: RecipeTable;
  readonly alternatives?: readonly { readonly rows: number }[];
  readonly pagination: { readonly kind: string } | null;
  readonly creditsUsed: number;
}

export interface RecipeRunBody {
  readonly recipe: RecipeFile;
  readonly maxPages?: number;
  readonly maxRows?: number;
}

export interface RecipeRunView {
  readonly status: 'scraping' | 'completed' | 'failed' | 'cancelled';
  readonly health: 'ok' | 'repaired' | 'degraded' | 'broken' | 'empty';
  readonly total: number;
  readonly rows: readonly RecipeRow[];
  readonly next?: string;
  readonly report: {
    readonly message?: string;
    readonly stopped?: string;
    /** What came of the data behind the page. */
    readonly data?: { readonly used: boolean; readonly message: string };
    /** Elements between the records that are none. */
    readonly leftOut?: { readonly rows: number; readonly message: string };
    readonly fields: readonly {
      readonly name: string;
      readonly state: 'ok' | 'repaired' | 'missing' | 'suspect';
      readonly filled?: number;
      readonly message?: string;
    }[];
  };
  /** As repaired. */
  readonly recipe?: RecipeFile;
  readonly creditsUsed: number;
}

/** A recipe kept by this installation. */
export interface SavedRecipe {
  readonly id: string;
  readonly name: string;
  /** Epoch ms. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly version: number;
  readonly recipe: RecipeFile;
}

/** A run in the list of a recipe's runs. */
export interface RecipeRunRow extends Pick<
  RecipeRunView,
  'status' | 'health' | 'report' | 'creditsUsed'
> {
  readonly id: string;
  readonly version?: number;
  readonly rows: number;
  /** List pages. */
  readonly pages: number;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt?: string;
}

export interface RecipeChanges {
  readonly run: RecipeRunRow | null;
  readonly since: RecipeRunRow | null;
  readonly counts: { readonly new: number; readonly gone: number; readonly changed: number };
  readonly new: readonly RecipeRow[];
  readonly gone: readonly RecipeRow[];
  readonly changed: readonly {
    readonly row: RecipeRow;
    readonly before: RecipeRow;
    readonly fields: readonly string[];
  }[];
}

export interface RecipeVersion {
  readonly version: number;
  readonly reason: string;
  /** Epoch ms. */
  readonly at: number;
  readonly recipe: RecipeFile;
}
