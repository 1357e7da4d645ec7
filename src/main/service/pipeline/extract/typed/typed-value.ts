/** What a text of the page becomes, and where it stands. */
import type { Json } from '../../../domain/json.ts';

/** Where a text stands: what relative addresses and ambiguous spellings are read by. */
export interface Surroundings {
  /** The text is a property of marked-up data (JSON-LD, microdata, RDFa). */
  readonly isMarkedUp?: boolean;
  readonly url: string;
  readonly base: string;
  readonly language: string;
  /** When the page was read, ms since the epoch; 0: nobody knows. */
  readonly readAt: number;
}

export interface TypedValue {
  readonly value: Json;
  readonly steps: readonly string[];
}
