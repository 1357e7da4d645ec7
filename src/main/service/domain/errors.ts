/**
 * Every failure Hearth expects, as one closed list of codes.
 *
 * A code says what happened, in the wire's own spelling where the wire names one (Firecrawl's `code`
 * field). HTTP statuses and envelopes belong to `http/reply-error.ts`. Messages state the fact and the
 * remedy, in one or two sentences, and never hold a secret.
 */

/** All codes. Those with the prefix `SCRAPE_`, `MAP_`, `CRAWL_` are spelled as on the wire. */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'BAD_REQUEST_INVALID_JSON',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'SIGN_IN_FAILED',
  'FEATURE_NOT_ENABLED',
  'NOT_FOUND',
  'JOB_NOT_FOUND',
  'JOB_EXPIRED',
  'METHOD_NOT_ALLOWED',
  'BODY_TOO_LARGE',
  'IDEMPOTENCY_KEY_USED',
  'JOB_ALREADY_FINISHED',
  'INSUFFICIENT_CREDITS',
  'ALLOWANCE_SPENT',
  'RATE_LIMITED',
  'QUEUE_FULL',
  'CONCURRENCY_QUEUE_TIMEOUT',
  'SCRAPE_TIMEOUT',
  'MAP_TIMEOUT',
  'SEARCH_TIMEOUT',
  'EXTRACT_TIMEOUT',
  'SCRAPE_DNS_RESOLUTION_ERROR',
  'SCRAPE_SSL_ERROR',
  'SCRAPE_SITE_ERROR',
  'SCRAPE_ALL_ENGINES_FAILED',
  'SCRAPE_ACTION_ERROR',
  'SCRAPE_UNSUPPORTED_FILE_ERROR',
  'SCRAPE_NO_CACHED_DATA',
  'SCRAPE_LOCKDOWN_CACHE_MISS',
  'SCRAPE_ROBOTS_DENIED',
  'SCRAPE_ADDRESS_REFUSED',
  'SCRAPE_TOO_LARGE',
  'SCRAPE_TOO_MANY_REDIRECTS',
  'SCRAPE_DOCUMENT_ENCRYPTED',
  'SCRAPE_PDF_OCR_REQUIRED',
  'SCRAPE_JOB_CANCELLED',
  'SCRAPE_RETRY_LIMIT',
  'PARSE_UNSUPPORTED_OPTIONS',
  /** What was sent cannot be read: the sender's to mend, where a site's file is not. */
  'PARSE_UNREADABLE_FILE',
  'BROWSER_UNAVAILABLE',
  'CRAWL_DENIAL',
  'MAP_FAILED',
  'SEARCH_FAILED',
  'EXTRACT_FAILED',
  'LLM_NOT_CONFIGURED',
  'LLM_FAILED',
  'STORAGE_FULL',
  'STORAGE_FAILED',
  'DATA_DIR_IN_USE',
  'CONFIG_INVALID',
  'RECIPE_INVALID',
  'RECIPE_CLICK_MISSED',
  'RECIPE_NO_RECORDS',
  'PROFILE_EXPIRED',
  /** Asked for by a key's fault mode. */
  'INJECTED_FAILURE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export interface HearthErrorOptions extends ErrorOptions {
  /** Machine-readable detail for the envelope's `details` (validation issues, addresses, counts). */
  readonly details?: unknown;
  /** Whole seconds after which the same request may succeed; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/** An expected failure. Anything else that is thrown is a bug and reaches clients as `INTERNAL`. */
export class HearthError extends Error {
  override readonly name = 'HearthError';
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options?: HearthErrorOptions) {
    super(message, options);
    this.code = code;
    this.details = options?.details;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/** The error as a HearthError: itself when it is one, else wrapped as `INTERNAL` with its cause. */
export function toHearthError(error: unknown): HearthError {
  if (error instanceof HearthError) return error;
  const text = error instanceof Error ? error.message : String(error);
  return new HearthError('INTERNAL', `Unexpected failure: ${text}`, { cause: error });
}
