/** What a route of `/library` is given and gives. */
import type { Readable } from 'node:stream';
import type { Caller } from '../../domain/account.ts';
import type { LibraryFile } from '../../operations/library/export.ts';

export interface LibraryRequest {
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
  readonly caller: Caller;
  /** Scheme and Host as the client has them. */
  readonly origin: string;
  readonly session: LibrarySession;
  readonly signal: AbortSignal;
  /** The body, of a route that takes it as it comes. */
  readonly stream?: Readable;
}

/** The sign-in session or the key a request came with. */
export interface LibrarySession {
  readonly id: string;
  /** A window of the console. */
  readonly isWindow: boolean;
  /** Not signed out since, or revoked. */
  readonly isOpen: () => Promise<boolean>;
}

export interface LibraryBytes {
  readonly bytes: Uint8Array;
  /** What they are, where we made them; else nobody's word is taken for it. */
  readonly type?: string;
  /** They come from a neighbouring capture of this instant. */
  readonly borrowedAt?: number;
}

export type LibraryAnswer =
  Readonly<Record<string, unknown>> | LibraryBytes | { readonly file: LibraryFile };

export interface LibraryRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/library`. */
  readonly path: string;
  /** The body is a file of any size and is not read before. */
  readonly takesStream?: true;
  readonly answer: (request: LibraryRequest) => Promise<LibraryAnswer>;
}

export const route = (
  method: LibraryRoute['method'],
  path: string,
  answer: LibraryRoute['answer'],
): LibraryRoute => ({ method, path, answer });
