/** Where services that work together keep the library's bytes. */
import type { ObjectPlace } from './objects.ts';

export interface SharedPlace {
  /** `postgres://…`, with the rows of all blobs. */
  readonly database: string;
  /** The schema that holds the tables; made when missing. */
  readonly schema: string;
  /** Where larger bytes lie; absent: all lie in the database. */
  readonly objects?: ObjectPlace;
}
