/** What is known of one run of a recipe, and what one page of it adds. Plain data: it is kept with the run. */
import type { FieldReport, Health, Recipe, RecipeRow } from './recipe.ts';

export interface RunState {
  readonly health: Health;
  readonly fields: readonly FieldReport[];
  /** As the pages taught it; absent until one was read well. */
  readonly recipe?: Recipe;
  readonly isRepaired: boolean;
  /** How long it was stopped before it was resumed: that counts for no limit. */
  readonly stoppedMs?: number;
  /** List pages or batches read. */
  readonly pages: number;
  /** Elements among the records that lacked most of their columns. */
  readonly leftOut?: number;
  readonly message?: string;
  /** Why no further page was asked for. */
  readonly stopped?: string;
  /** Its list is not on the page as served: a browser reads the others, too. */
  readonly isRendered?: true;
  /** Scripts take their time to draw it: its pages are left alone until it is there. */
  readonly isLate?: true;
  /** Of a recipe with a second source: what came of it so far. */
  readonly data?: DataState;
}

export interface DataState {
  /** False once a page's own data could not be proved: from then on all is read from the page. */
  readonly used: boolean;
  /** Rows that were read with it. */
  readonly rows: number;
  readonly message: string;
  /** The newest answer had fewer records than the page: it may be the last. */
  readonly isShort?: boolean;
  /** Pages that the data gave before it failed: the page gives the same again, and that is no end. */
  readonly again?: number;
  /** The page asked for something else than the recipe does: further pages are read from the pages. */
  readonly isOther?: true;
  /** What the newest answer said of the page after it. */
  readonly cursor?: string | number;
}

/** What there is to say of a run. */
export interface RunReport extends Pick<RunState, 'message' | 'stopped' | 'data' | 'fields'> {
  readonly leftOut?: { readonly rows: number; readonly message: string };
}

/** Of the run in this state. */
export function reportOf({ message, stopped, data, fields, leftOut = 0 }: RunState): RunReport {
  return {
    ...(message === undefined ? {} : { message }),
    ...(stopped === undefined ? {} : { stopped }),
    ...(data === undefined ? {} : { data }),
    ...(leftOut === 0 ? {} : { leftOut: { rows: leftOut, message: leftOutMessage(leftOut) } }),
    fields,
  };
}

const leftOutMessage = (count: number): string =>
  count === 1
    ? 'One element between the records lacks most of their columns (an advertisement, a heading) and was left out.'
    : `${count} elements between the records lack most of their columns (advertisements, headings) and were left out.`;

export const NEW_RUN: RunState = { health: 'ok', fields: [], isRepaired: false, pages: 0 };

/** A record as it is first met. */
export interface FreshRow {
  /** Tells records of a run apart. */
  readonly key: string;
  readonly row: RecipeRow;
  /** Address of the page it leads to, where that is read too. */
  readonly link?: string;
}

/** What one page of a run adds; written with the page, or not at all. */
export interface RunStep {
  readonly state?: RunState;
  readonly rows: readonly FreshRow[];
  /** Of the page that rows lead to: what it says of them. */
  readonly detail?: { readonly link: string; readonly values: RecipeRow };
  /** The page's key by the address it led to. */
  readonly finalKey?: string;
}

/** The end of a run. */
export interface RunEnd {
  readonly state: RunState;
  /** What its saved recipe learns; with a reason it becomes a new version. Nothing when the recipe was changed meanwhile. */
  readonly learned?: {
    readonly recipe: Recipe;
    readonly version: number;
    readonly reason?: string;
  };
}

/** Of a saved recipe the newest ended runs are kept with their rows. */
export const RUNS_KEPT = 10;
