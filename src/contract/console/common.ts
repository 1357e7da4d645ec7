/** What every console message shares: JSON values, operations, errors, key sets of pages. */

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

export type JsonObject = Readonly<Record<string, Json | undefined>>;

/** The five operations a person can run from the GUI. */
export const OPERATIONS = ['scrape', 'crawl', 'search', 'map', 'extract'] as const;
export type ConsoleOperation = (typeof OPERATIONS)[number];

export { isFrontierKind, KIND_NAMES, type JobKind } from '../../main/service/domain/job-kinds.ts';
export type JobStatus = 'scraping' | 'completed' | 'cancelled' | 'failed';
export type PageState = 'open' | 'running' | 'done' | 'failed' | 'skipped';
export type ApiVersion = 'v1' | 'v2' | 'console' | 'cli';

/** One window of rows. `next` is the key to ask for the following window; absent at the end. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly next?: string;
  /** All there are, where the first window says so. */
  readonly total?: number;
}
