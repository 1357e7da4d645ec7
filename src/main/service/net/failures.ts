/**
 * What undici, node:net, node:tls and node:dns throw, said as HearthErrors: the fact and the remedy.
 *
 * A HearthError (thrown by the address guard inside a connect) passes unchanged. Sources: Node's
 * errors page (TLS and system codes), undici's errors.js, llhttp's HPE_ codes.
 */
import { HearthError } from '../domain/errors.ts';

const TLS_CODE =
  /^(ERR_TLS_|ERR_SSL_|ERR_OSSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|EPROTO$|INVALID_CA|PATH_LENGTH_EXCEEDED)/;
const DNS_CODES = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA', 'ENODATA']);
const RESET_CODES = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'UND_ERR_SOCKET']);
const TIMEOUT_CODES = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** How far an exchange had come when it broke. */
export type Stage = 'connecting' | 'headers' | 'body';

/** The failure of fetching `url` at `stage`, as a HearthError with its cause. */
export function readFailure(error: unknown, url: string, stage: Stage): HearthError {
  if (error instanceof HearthError) return error;
  const code = codeOf(error);
  const host = hostOf(url);
  const cause = { cause: error };
  if (DNS_CODES.has(code)) {
    return new HearthError(
      'SCRAPE_DNS_RESOLUTION_ERROR',
      `The host name ${host} could not be resolved. Check its spelling and this machine’s connection.`,
      cause,
    );
  }
  if (TLS_CODE.test(code)) {
    return new HearthError(
      'SCRAPE_SSL_ERROR',
      isCertificate(code) ? badCertificate(host, code) : badTls(host, code),
      cause,
    );
  }
  if (TIMEOUT_CODES.has(code)) {
    return new HearthError(
      'SCRAPE_TIMEOUT',
      `${host} did not answer in time (${code}). Try again later or give the request a longer timeout.`,
      cause,
    );
  }
  if (code === 'UND_ERR_INVALID_ARG') {
    return new HearthError(
      'BAD_REQUEST',
      `The request to ${host} could not be made: ${messageOf(error)}. Check the headers.`,
      cause,
    );
  }
  return new HearthError('SCRAPE_SITE_ERROR', siteSentence(code, host, stage, error), cause);
}

/** What `skipTlsVerification` passes over; other failures of TLS it does not. */
function isCertificate(code: string): boolean {
  return !/^(?:ERR_(?:SSL|OSSL)_|EPROTO$)/.test(code);
}

/** For both engines. */
export function badCertificate(host: string, code: string): string {
  return `The certificate of ${host} failed (${code}). Set skipTlsVerification to true to fetch it all the same.`;
}

const OLD_TLS = /PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL|VERSION_OR_CIPHER|NO_SHARED_CIPHER/;

export function badTls(host: string, code: string): string {
  if (OLD_TLS.test(code))
    return `${host} and Hearth have no version of TLS in common (${code}): the server knows only old ones, which are not safe. Try http, or ask those who run it to renew it.`;
  return `The TLS connection of ${host} failed (${code}): the server may not speak https there. Check the address and its port, or try http.`;
}

/** True when a connection kept alive was closed under a request that had no answer yet. */
export function isStaleConnection(error: unknown): boolean {
  return RESET_CODES.has(codeOf(error));
}

/** True for an answer that keeps the rules of HTTP too loosely for undici; a browser may read it. */
export function isLooseHttp(error: unknown): boolean {
  const cause = error instanceof HearthError ? error.cause : undefined;
  return (
    isUnparsed(cause) || isUnasked(cause) || codeOf(cause) === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'
  );
}

/** True where what answered was no HTTP at all, or not to be read as such. */
export function speaksNoHttp(error: HearthError): boolean {
  return isUnparsed(error.cause) || NO_HTTP.test(codeOf(error.cause));
}

const NO_HTTP = /^(?:HPE_|ERR_ASSERTION$)/;

/** An interim answer (100, 101) that nobody had asked for: undici cuts there, others read on. */
function isUnasked(error: unknown): boolean {
  return codeOf(error) === 'UND_ERR_SOCKET' && messageOf(error) === 'bad response';
}

/** undici leaves its code out; what was wrong stands in the message. */
function isUnparsed(error: unknown): error is Error {
  return error instanceof Error && error.name === 'HTTPParserError';
}

/** The innermost Node or undici code; empty when there is none. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return '';
  const own = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (own !== '' && own !== 'UND_ERR_SOCKET') return own;
  return codeOf(error.cause) || own;
}

const OVERFLOW = new Set(['UND_ERR_HEADERS_OVERFLOW', 'HPE_HEADER_OVERFLOW']);
const NO_SERVER =
  'Check that the address is a web server’s, and whether it wants https instead of http.';

function siteSentence(code: string, host: string, stage: Stage, error: unknown): string {
  if (code === 'ECONNREFUSED') {
    return `${host} refused the connection. Check the address and port, or try again later.`;
  }
  if (code === 'EHOSTUNREACH' || code === 'ENETUNREACH') {
    return `${host} cannot be reached from this machine (${code}). Check the connection.`;
  }
  if (stage === 'body') {
    return `${host} closed the connection before the page was complete. Try again.`;
  }
  if (isUnasked(error)) {
    return `${host} did not answer with valid HTTP (an interim answer that was not asked for). ${NO_SERVER}`;
  }
  if (RESET_CODES.has(code)) {
    return `${host} closed the connection without an answer. Try again, or try another proxy.`;
  }
  if (OVERFLOW.has(code)) {
    return `${host} sent more than 256 KB of header fields, which no browser reads either. Try again without cookies, or tell those who run the site.`;
  }
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') {
    return `${host} sent another length of the page than it announced. Try again.`;
  }
  if (NO_HTTP.test(code) || isUnparsed(error)) {
    const what = /\((.+)\)$/.exec(messageOf(error))?.[1] ?? code;
    return `${host} did not answer with valid HTTP (${what}). ${NO_SERVER}`;
  }
  return `${host} could not be fetched: ${messageOf(error)}. Try again later.`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}
