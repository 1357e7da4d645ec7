/**
 * What a route is: a path, its bucket and a function from a validated request to a reply. The order of
 * checks is the wire's: auth, rate limit, credits, then the body.
 */
import type { Caller, Operation } from '../domain/account.ts';
import type { Upload } from '../domain/command.ts';
import type { Json } from '../domain/json.ts';
import type { RateBucket } from '../domain/plans.ts';

export interface RouteRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed, not validated: the dialect reads it. */
  readonly body: unknown;
  /** The file of a route that takes one; its options are the body. */
  readonly upload?: Upload;
  readonly caller: Caller;
  /** Scheme and Host as the client used them: `http://127.0.0.1:3002`. */
  readonly origin: string;
  /** Aborts when the client hangs up. */
  readonly signal: AbortSignal;
  /** The id its job is to have; only the console gives one. */
  readonly runId?: string;
}

export interface RouteReply {
  readonly status: number;
  readonly json?: unknown;
  /** Written already: then `json` is not. */
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a reply says, however it is written. */
export function jsonOf({ bytes, json }: RouteReply): unknown {
  return bytes === undefined ? json : JSON.parse(Buffer.from(bytes).toString('utf8'));
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH';
  /** Fastify path: `/v2/crawl/:id`. */
  readonly path: string;
  readonly bucket: RateBucket;
  /** Present: credits must be left before the body is even read (402). */
  readonly spends?: Operation;
  /** The body is a form with a file (upload.ts). */
  readonly takesUpload?: true;
  handle(request: RouteRequest): Promise<RouteReply>;
}

/** A request body as JSON for the job record; what is not JSON becomes an empty object. */
export function asJson(body: unknown): Json {
  return isJson(body) ? body : {};
}

function isJson(value: unknown): value is Json {
  return value !== undefined && typeof value !== 'function';
}
