/** What the window knows of recipes; the endpoints are those of `/api/recipes`, served to the console as `/console/api/recipes`. */

export type RecipeCell = string | number | boolean | null | readonly string[];
export type RecipeRow = Readonly<Record<string, RecipeCell>>;

export interface RecipeColumn {
  readonly name: string;
  readonly type: string;
}

interface RecipeField {
  readonly name: string;
  readonly type: string;
}

/** The file, as far as the window looks into it; the rest is kept as it is. */
export interface RecipeFile {
  readonly recipe: 1;
  readonly name?: string;
  readonly start: readonly string[];
  readonly list: {
    readonly records: {
      readonly anchors: readonly { readonly css?: string | readonly string[] }[];
    };
    readonly fields: readonly RecipeField[];
    readonly key: readonly string[];
  };
  readonly pages: { readonly kind: string } | null;
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
  readonly recipe: RecipeFile;
}
