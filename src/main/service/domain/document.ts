/**
 * What the user receives for one address. Keys exist only when asked for; `metadata` always.
 * Source of names: wire/v2.md section 5. Values of `metadata` are string, string[], number or boolean.
 */
import type { Json } from './json.ts';
import type { FieldType, RecipeRow } from './recipe.ts';

export type MetadataValue = string | readonly string[] | number | boolean;
export type Metadata = Readonly<Record<string, MetadataValue>>;

export interface DiffChange {
  readonly type: 'add' | 'del' | 'normal';
  readonly content: string;
  readonly add?: true;
  readonly del?: true;
  readonly normal?: true;
  readonly ln?: number;
  readonly ln1?: number;
  readonly ln2?: number;
}

export interface ChangeTracking {
  /** ISO 8601, or null at first sight. */
  readonly previousScrapeAt: string | null;
  readonly changeStatus: 'new' | 'same' | 'changed' | 'removed';
  readonly visibility: 'visible' | 'hidden';
  readonly diff?: {
    readonly text: string;
    readonly json: {
      readonly files: readonly {
        readonly from: string | null;
        readonly to: string | null;
        readonly chunks: readonly {
          readonly content: string;
          readonly changes: readonly DiffChange[];
        }[];
      }[];
    };
  };
  readonly json?: Json;
}

/** Where one extracted value came from. `path` is a JSON path such as `items[0].price`. */
export interface Provenance {
  readonly path: string;
  /** `json-ld`, `microdata`, `opengraph`, `table`, `label`, `heading`, `state`, `block`, `model`, … */
  readonly source: string;
  readonly url: string;
  /** CSS-like place in the page or pointer into the embedded data. */
  readonly where: string;
  /** The text as it stands on the page. */
  readonly text: string;
  /** What was done to the text: `trim`, `number`, `date`, `url`, … in order. */
  readonly steps: readonly string[];
}

/** A list of records or a table of the page. */
export interface PageTable {
  /** Its caption, else the heading above, else the page's title. */
  readonly name: string;
  readonly columns: readonly {
    readonly name: string;
    readonly type: FieldType | `${FieldType}[]`;
  }[];
  readonly rows: readonly RecipeRow[];
}

export interface DocumentActions {
  /** data: or http URLs. */
  readonly screenshots: readonly string[];
  readonly scrapes: readonly { readonly url: string; readonly html: string }[];
  readonly javascriptReturns: readonly { readonly type: string; readonly value: unknown }[];
  readonly pdfs: readonly string[];
}

export interface Document {
  readonly markdown?: string;
  readonly html?: string;
  readonly rawHtml?: string;
  readonly rawBase64?: string;
  readonly links?: readonly string[];
  readonly images?: readonly string[];
  readonly summary?: string;
  /** Best first. */
  readonly tables?: readonly PageTable[];
  readonly json?: Json;
  readonly provenance?: readonly Provenance[];
  /** data: or http URL. */
  readonly screenshot?: string;
  readonly attributes?: readonly {
    readonly selector: string;
    readonly attribute: string;
    readonly values: readonly string[];
  }[];
  readonly changeTracking?: ChangeTracking;
  readonly answer?: string;
  readonly highlights?: string;
  readonly actions?: DocumentActions;
  /** Several warnings are joined with a space. */
  readonly warning?: string;
  readonly metadata: Metadata;
}

/** Adds a sentence to the document's warning. */
export function withWarning(document: Document, sentence: string): Document {
  const warning = document.warning === undefined ? sentence : `${document.warning} ${sentence}`;
  return { ...document, warning };
}
