/**
 * Failures → replies: one table, keyed by error code, that does not compile when a code is missing.
 *
 * `code` stands in the body only where the wire has one. Messages come from where the failure was met;
 * the table adds status and spelling, and replaces nothing but what must never be shown.
 * Source: wire README "Status codes", differences.md R2, R3, R5, L2, L6.
 */
import type { ErrorCode, HearthError } from '../domain/errors.ts';

export interface ErrorReply {
  readonly status: number;
  readonly body: {
    readonly success: false;
    readonly error: string;
    readonly code?: string;
    readonly details?: unknown;
  };
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Row {
  readonly status: number;
  /** The wire's own word for it; absent where the wire has none. */
  readonly code?: string;
}

const scrape = (status: number, code: string): Row => ({ status, code });

const ROWS = {
  BAD_REQUEST: { status: 400 },
  BAD_REQUEST_INVALID_JSON: { status: 400, code: 'BAD_REQUEST_INVALID_JSON' },
  UNAUTHORIZED: { status: 401 },
  FORBIDDEN: { status: 403 },
  SIGN_IN_FAILED: { status: 403 },
  FEATURE_NOT_ENABLED: { status: 403 },
  NOT_FOUND: { status: 404 },
  JOB_NOT_FOUND: { status: 404 },
  JOB_EXPIRED: { status: 404 },
  METHOD_NOT_ALLOWED: { status: 405 },
  BODY_TOO_LARGE: { status: 413 },
  IDEMPOTENCY_KEY_USED: { status: 409 },
  JOB_ALREADY_FINISHED: { status: 409 },
  INSUFFICIENT_CREDITS: { status: 402 },
  ALLOWANCE_SPENT: { status: 429 },
  RATE_LIMITED: { status: 429 },
  QUEUE_FULL: { status: 429 },
  CONCURRENCY_QUEUE_TIMEOUT: scrape(408, 'CONCURRENCY_QUEUE_TIMEOUT'),
  SCRAPE_TIMEOUT: scrape(408, 'SCRAPE_TIMEOUT'),
  MAP_TIMEOUT: scrape(408, 'MAP_TIMEOUT'),
  SEARCH_TIMEOUT: scrape(408, 'SEARCH_TIMEOUT'),
  EXTRACT_TIMEOUT: scrape(408, 'EXTRACT_TIMEOUT'),
  SCRAPE_DNS_RESOLUTION_ERROR: scrape(200, 'SCRAPE_DNS_RESOLUTION_ERROR'),
  SCRAPE_SSL_ERROR: scrape(500, 'SCRAPE_SSL_ERROR'),
  SCRAPE_SITE_ERROR: scrape(500, 'SCRAPE_SITE_ERROR'),
  SCRAPE_ALL_ENGINES_FAILED: scrape(500, 'SCRAPE_ALL_ENGINES_FAILED'),
  SCRAPE_ACTION_ERROR: scrape(500, 'SCRAPE_ACTION_ERROR'),
  SCRAPE_UNSUPPORTED_FILE_ERROR: scrape(500, 'SCRAPE_UNSUPPORTED_FILE_ERROR'),
  SCRAPE_NO_CACHED_DATA: scrape(404, 'SCRAPE_NO_CACHED_DATA'),
  SCRAPE_LOCKDOWN_CACHE_MISS: scrape(404, 'SCRAPE_LOCKDOWN_CACHE_MISS'),
  SCRAPE_ROBOTS_DENIED: scrape(403, 'SCRAPE_ROBOTS_DENIED'),
  SCRAPE_ADDRESS_REFUSED: scrape(403, 'SCRAPE_ADDRESS_REFUSED'),
  SCRAPE_TOO_LARGE: scrape(500, 'SCRAPE_TOO_LARGE'),
  SCRAPE_TOO_MANY_REDIRECTS: scrape(500, 'SCRAPE_TOO_MANY_REDIRECTS'),
  SCRAPE_DOCUMENT_ENCRYPTED: scrape(500, 'SCRAPE_DOCUMENT_ENCRYPTED'),
  SCRAPE_PDF_OCR_REQUIRED: scrape(500, 'SCRAPE_PDF_OCR_REQUIRED'),
  SCRAPE_JOB_CANCELLED: scrape(500, 'SCRAPE_JOB_CANCELLED'),
  SCRAPE_RETRY_LIMIT: scrape(500, 'SCRAPE_RETRY_LIMIT'),
  PARSE_UNSUPPORTED_OPTIONS: scrape(400, 'PARSE_UNSUPPORTED_OPTIONS'),
  PARSE_UNREADABLE_FILE: scrape(400, 'SCRAPE_UNSUPPORTED_FILE_ERROR'),
  BROWSER_UNAVAILABLE: scrape(500, 'SCRAPE_ALL_ENGINES_FAILED'),
  CRAWL_DENIAL: scrape(403, 'CRAWL_DENIAL'),
  MAP_FAILED: scrape(500, 'MAP_FAILED'),
  SEARCH_FAILED: scrape(500, 'SEARCH_FAILED'),
  EXTRACT_FAILED: scrape(500, 'EXTRACT_FAILED'),
  LLM_NOT_CONFIGURED: scrape(400, 'LLM_NOT_CONFIGURED'),
  LLM_FAILED: scrape(500, 'LLM_FAILED'),
  STORAGE_FULL: scrape(500, 'STORAGE_FULL'),
  STORAGE_FAILED: scrape(500, 'STORAGE_FAILED'),
  DATA_DIR_IN_USE: scrape(500, 'UNKNOWN_ERROR'),
  CONFIG_INVALID: scrape(500, 'UNKNOWN_ERROR'),
  RECIPE_INVALID: scrape(400, 'RECIPE_INVALID'),
  RECIPE_CLICK_MISSED: scrape(409, 'RECIPE_CLICK_MISSED'),
  RECIPE_NO_RECORDS: scrape(422, 'RECIPE_NO_RECORDS'),
  PROFILE_EXPIRED: scrape(409, 'PROFILE_EXPIRED'),
  INJECTED_FAILURE: scrape(500, 'UNKNOWN_ERROR'),
  INTERNAL: scrape(500, 'UNKNOWN_ERROR'),
} as const satisfies Record<ErrorCode, Row>;

const INTERNAL_SENTENCE =
  'Something went wrong inside Hearth. The log of the service names the cause; please try again';
/** Refusals that say when to come back must always say it. */
const MIN_RETRY_AFTER_SECONDS = 1;

/**
 * The reply for a failure. Every 429 carries `retry-after`, at least 1 second. On v1 no failure has status 200:
 * its JavaScript client loses the sentence of such a scrape ("Cannot read properties of undefined").
 */
export function replyError(error: HearthError, family: 'v1' | 'v2' = 'v2'): ErrorReply {
  const row: Row = ROWS[error.code];
  const status = row.status === 200 && family === 'v1' ? 500 : row.status;
  const isValidation = error.code === 'BAD_REQUEST' && error.details !== undefined;
  const code = isValidation ? 'BAD_REQUEST' : row.code;
  return {
    status,
    body: {
      success: false,
      ...(code === undefined ? {} : { code }),
      error: error.code === 'INTERNAL' ? INTERNAL_SENTENCE : error.message,
      ...(error.details === undefined ? {} : { details: error.details }),
    },
    headers: retryHeaders(status, error.retryAfterSeconds),
  };
}

function retryHeaders(status: number, seconds: number | undefined) {
  if (seconds === undefined && status !== 429) return {};
  const whole = Math.max(MIN_RETRY_AFTER_SECONDS, Math.ceil(seconds ?? MIN_RETRY_AFTER_SECONDS));
  return { 'retry-after': String(whole) };
}
