/**
 * Addresses as callers type them.
 *
 * Pure: a text goes in, a normalised address or the reason against it comes out. Whether the address
 * may be visited (private networks) is decided when connecting, in net/.
 * Source: wire reference, "URL rules for request URLs"; WHATWG URL.
 */
import { isIP } from 'node:net';

export type ParsedUrl =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'invalid'; readonly reason: string };

export interface ParseUrlOptions {
  /** Bare host names such as `localhost` are taken: all, or those listed. */
  readonly allowLocal: boolean | readonly string[];
}

/**
 * The address of a request: a missing scheme becomes `http://`; only http and https; the host must be
 * an IP address or a name with a top-level domain. The query is kept as sent.
 */
export function parseRequestUrl(typed: string, options: ParseUrlOptions): ParsedUrl {
  const text = typed.trim();
  if (text === '') return invalid('Invalid URL: the address is empty');
  if (/^https?:\/\/https?:/i.test(text)) return invalid('Invalid URL: the scheme stands twice');
  const scheme = /^([a-z][a-z0-9+.-]*):(?:\/\/|(?!\d))/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    return invalid(`Unsupported protocol ${scheme}: use http or https`);
  }
  const url = URL.parse(scheme === undefined ? `http://${text}` : text);
  if (url === null) {
    return invalid('Invalid URL: give an address such as https://example.com/page');
  }
  if (!isTaken(url.hostname, options) && !hasPublicShape(url.hostname)) {
    const isWord = scheme === undefined && url.port === '';
    return invalid(
      `Invalid URL: the host must be an IP address or a name with a top-level domain${isWord ? '' : localHint(url.hostname)}`,
    );
  }
  return { kind: 'url', url: url.href };
}

/** Entries of the list may name a port, too. */
function isTaken(hostname: string, { allowLocal }: ParseUrlOptions): boolean {
  if (typeof allowLocal === 'boolean') return allowLocal;
  const name = hostname.replace(/\.$/, '');
  return allowLocal.some((entry) => entry.trim().toLowerCase().replace(/:\d+$/, '') === name);
}

function hasPublicShape(hostname: string): boolean {
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return true;
  return /^[^.].*\.(?:[a-z]{2,}|xn--[a-z0-9-]+)\.?$/i.test(hostname);
}

/** How a name of this machine or network is allowed: whoever develops a site has it at localhost. */
function localHint(hostname: string): string {
  return /^[a-z0-9-]+$/.test(hostname)
    ? `; if you mean ${hostname} of your own network, start Hearth with --allow-private-network=${hostname}`
    : '';
}

function invalid(reason: string): ParsedUrl {
  return { kind: 'invalid', reason };
}
