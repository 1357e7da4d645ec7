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
} from '../domain/recipe.ts';

interface OfPage {
  /** The page as text, shadow roots and frames inline. */
  readonly html: string;
  /** After redirects. */
  readonly url: string;
}

export type RecordsTask =
  | (OfPage & { readonly kind: 'propose'; readonly most: number; readonly now: string })
  | (OfPage & { readonly kind: 'clicks'; readonly clicks: readonly Click[]; readonly now: string })
  | (OfPage & { readonly kind: 'detail'; readonly clicks: readonly Click[] })
  | (OfPage & { readonly kind: 'read'; readonly recipe: Recipe; readonly now: string })
  | (OfPage & { readonly kind: 'texts'; readonly selectors: readonly string[] })
  | (OfPage & { readonly kind: 'read-detail'; readonly fields: readonly RecipeField[] });

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

export interface ProposedTable {
  readonly columns: readonly ColumnFound[];
  readonly rows: readonly RecipeRow[];
  readonly recipe: Recipe;
  readonly leads: readonly Lead[];
}

export interface Reading {
  readonly kind: 'reading';
  readonly rows: readonly RecipeRow[];
  readonly fields: readonly FieldReport[];
  readonly health: Health;
  readonly refusal?: 'sign-in' | 'empty' | 'maintenance' | undefined;
  readonly leads: readonly Lead[];
  /** With what the page taught; absent where it was not read well. */
  readonly recipe: Recipe | undefined;
}

export type RecordsAnswer =
  | { readonly kind: 'tables'; readonly tables: readonly ProposedTable[] }
  | (ProposedTable & { readonly kind: 'clicked'; readonly alternatives: readonly number[] })
  /** What the first element of each selector says; empty where there is none or it says much. */
  | { readonly kind: 'texts'; readonly texts: readonly string[] }
  | { readonly kind: 'detail-fields'; readonly fields: readonly RecipeField[] }
  | Reading
  | {
      readonly kind: 'detail-row';
      readonly row: RecipeRow;
      readonly fields: readonly FieldReport[];
    };
