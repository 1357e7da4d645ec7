/**
 * What Chromium and Playwright say when a page does not come, said as HearthErrors with the same codes
 * as the http engine. Source: Chromium `net/base/net_error_list.h`; Playwright's error texts.
 */
import { HearthError } from '../../domain/errors.ts';
import type { ErrorCode } from '../../domain/errors.ts';
import { badCertificate, badTls } from '../../net/failures.ts';

/** Chromium's error name without `net::` (`ERR_NAME_NOT_RESOLVED`), if the error holds one. */
export function netErrorOf(error: unknown): string | undefined {
  const text = error instanceof Error ? error.message : String(error);
  return /net::(ERR_[A-Z0-9_]+)/.exec(text)?.[1];
}

/** True when the page, context or browser went away under an operation. */
export function isClosedTarget(error: unknown): boolean {
  const text = error instanceof Error ? error.message : String(error);
  return /target (page, context or browser has been )?closed|target crashed|page crashed|browser has been closed|session closed|connection closed|has been closed/i.test(
    text,
  );
}

/** True when a navigation took the document away while a script ran in it. */
export function isLostDocument(error: unknown): boolean {
  const text = error instanceof Error ? error.message : String(error);
  return /execution context was destroyed|cannot find context with specified id|inspected target navigated|frame was detached|no frame for given id|uniqueContextId not found/i.test(
    text,
  );
}

interface Reading {
  readonly match: RegExp;
  readonly code: ErrorCode;
  readonly say: (host: string, name: string) => string;
}

const READINGS: readonly Reading[] = [
  {
    match: /^ERR_(NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|DNS_)/,
    code: 'SCRAPE_DNS_RESOLUTION_ERROR',
    say: (host) =>
      `The host name ${host} could not be resolved. Check its spelling and this machine’s connection.`,
  },
  {
    match: /^ERR_CERT_/,
    code: 'SCRAPE_SSL_ERROR',
    say: badCertificate,
  },
  {
    match: /^ERR_(SSL_|BAD_SSL|TLS_|ECH_)/,
    code: 'SCRAPE_SSL_ERROR',
    say: badTls,
  },
  {
    match: /^ERR_TOO_MANY_REDIRECTS$/,
    code: 'SCRAPE_TOO_MANY_REDIRECTS',
    say: (host) =>
      `${host} redirects in a circle. Open the address in a browser to find a stable one.`,
  },
  {
    match: /^ERR_(TIMED_OUT|CONNECTION_TIMED_OUT)$/,
    code: 'SCRAPE_TIMEOUT',
    say: (host) =>
      `${host} did not answer in time. Try again later or give the request a longer timeout.`,
  },
  {
    match: /^ERR_(UNKNOWN_URL_SCHEME|DISALLOWED_URL_SCHEME|UNSAFE_REDIRECT)$/,
    code: 'SCRAPE_ADDRESS_REFUSED',
    say: (host, name) => `The page leads to an address that is not fetched (${name}, ${host}).`,
  },
  {
    match: /^ERR_CONTENT_DECODING_FAILED$/,
    code: 'SCRAPE_SITE_ERROR',
    say: (host) =>
      `The compression of ${host} is broken and the page could not be read. Try again.`,
  },
  {
    match: /^ERR_INVALID_REDIRECT$/,
    code: 'SCRAPE_SITE_ERROR',
    say: (host) =>
      `${host} redirects to what is not an address. Tell those who run the site, or scrape the page that was meant.`,
  },
  {
    match: /^ERR_(TUNNEL_CONNECTION_FAILED|INVALID_HTTP_RESPONSE)$/,
    code: 'SCRAPE_SITE_ERROR',
    say: (host, name) =>
      `${host} does not answer as a web server does (${name}). Check the address and its port, and http or https.`,
  },
  {
    match: /^ERR_UNSAFE_PORT$/,
    code: 'SCRAPE_SITE_ERROR',
    say: (host) =>
      `${host} uses a port that browsers refuse for web pages. Serve the page on another port, or scrape it without the browser.`,
  },
  {
    match: /^ERR_CONNECTION_REFUSED$/,
    code: 'SCRAPE_SITE_ERROR',
    say: (host) =>
      `${host} refused the connection. Check the address and port, or try again later.`,
  },
  {
    match:
      /^ERR_(CONNECTION_RESET|CONNECTION_CLOSED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|CONNECTION_ABORTED)$/,
    code: 'SCRAPE_SITE_ERROR',
    say: (host) => `${host} closed the connection before the page was complete. Try again.`,
  },
];

/** The failure of navigating to `url`. Errors without a name of Chromium's pass as `SCRAPE_SITE_ERROR`. */
export function readNavigationFailure(error: unknown, url: string): HearthError {
  if (error instanceof HearthError) return error;
  const host = URL.parse(url)?.host ?? url;
  const name = netErrorOf(error);
  const reading = READINGS.find((one) => name !== undefined && one.match.test(name));
  if (reading !== undefined && name !== undefined) {
    return new HearthError(reading.code, reading.say(host, name), { cause: error });
  }
  const text =
    name ?? (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  return new HearthError(
    'SCRAPE_SITE_ERROR',
    `${host} could not be rendered (${text}). Try again later.`,
    { cause: error },
  );
}

export function timeoutError(url: string): HearthError {
  const host = URL.parse(url)?.host ?? url;
  return new HearthError(
    'SCRAPE_TIMEOUT',
    `${host} was not rendered in time. Give the request a longer timeout, or wait for less.`,
  );
}

/** What the caller is told of a failure that was not of its own making. */
export function asFailure(error: unknown, url: string): HearthError {
  if (error instanceof HearthError) return error;
  if (!isClosedTarget(error)) return readNavigationFailure(error, url);
  const host = new URL(url).host;
  return new HearthError(
    'SCRAPE_SITE_ERROR',
    `The browser stopped twice while it rendered ${host}. The page may need more memory than there is; try again, or scrape it without the browser.`,
    { cause: error },
  );
}
