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

/** Turns secrets into text that may lie in a file, and back. The desktop app has one (its system's keychain). */
export interface SecretBox {
  seal(secret: string): string;
  /** `undefined` for text that was sealed elsewhere: by another user, on another machine. */
  open(sealed: string): string | undefined;
}

/** Something a person should hear of while not looking: shown as a notification by the desktop app. */
export interface Notice {
  readonly title: string;
  /** Fact and remedy. */
  readonly body: string;
  /** Where in the GUI it leads. */
  readonly path: string;
}
