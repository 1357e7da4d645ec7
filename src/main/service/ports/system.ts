/** The things that tick and vary: time, ids, log. Domain, pipeline and operations get them from here. */

export interface Clock {
  /** ms since the epoch. */
  now(): number;
}

export interface Ids {
  /** A UUID, dashed, lower case, sortable by time (v7). */
  uuid(): string;
}

export type LogFields = Readonly<Record<string, unknown>>;

/** Fixed sentence plus fields; no secrets, no bodies. */
export interface Log {
  debug(sentence: string, fields?: LogFields): void;
  info(sentence: string, fields?: LogFields): void;
  warn(sentence: string, fields?: LogFields): void;
  error(sentence: string, fields?: LogFields): void;
}
