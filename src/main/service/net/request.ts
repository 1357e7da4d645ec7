/** What is asked of the net and what it answers. */
import type { Pieces } from './pieces.ts';

export interface NetRequest {
  readonly url: string;
  /** `GET` by default. */
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as they are. `accept-encoding` is added when absent. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Most bytes of body, both as sent and decoded. */
  readonly maxBodyBytes: number;
  /** False by default. */
  readonly skipTlsVerification?: boolean;
  /** An http(s) proxy for this request, instead of the net's own. */
  readonly proxyUrl?: string;
  /** Read as loosely as browsers do, by `fetch` and where no proxy is in between; for small files. False by default. */
  readonly isLoose?: boolean;
  /** 20 by default; 0 answers with the redirect itself. */
  readonly maxRedirects?: number;
  /**
   * `public` (default): the installation's rule for pages. `local`: private networks are reachable
   * too, for addresses the operator typed in (webhooks, model and search servers); metadata
   * addresses and Hearth's own port stay refused.
   */
  readonly reach?: 'public' | 'local';
}

export interface NetContext {
  /** Absolute end, ms since the epoch. */
  readonly deadlineAt: number;
  readonly signal?: AbortSignal;
  /** Asked before every redirect is followed; what it throws ends the chain. */
  readonly admit?: (url: string) => Promise<void>;
  /** Told when the first request of the chain goes out on its connection: names were looked up and hands shaken before. */
  readonly onSent?: () => void;
}

export interface NetResponse {
  readonly status: number;
  /** Reason phrase, possibly empty. */
  readonly statusText: string;
  /** Names in lower case, repeated ones joined with ", ". */
  readonly headers: Readonly<Record<string, string>>;
  readonly finalUrl: string;
  /** Addresses passed through, without the final one. */
  readonly redirects: readonly string[];
  /** Content codings undone; owns its ArrayBuffer. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** Sentences for the caller (body cut short, …). */
  readonly warnings: readonly string[];
}

/** An answer whose body is still coming. */
export interface NetStream extends Pick<
  NetResponse,
  'status' | 'statusText' | 'headers' | 'finalUrl' | 'redirects'
> {
  /**
   * Content codings undone, to be read once; ends with what `Net.fetch` throws, after all that was readable.
   * Must be read or left, or the connection stays taken until the deadline.
   */
  readonly body: Pieces;
}
