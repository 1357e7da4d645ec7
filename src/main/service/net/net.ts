/**
 * The only door outward. Everything Hearth fetches passes here: pages, robots.txt, sitemaps, search
 * providers, webhooks; the browser's traffic asks `resolveAllowed` before it dials.
 *
 * It follows redirects (each hop judged again), keeps cookies within the chain, undoes content
 * codings and enforces byte, time and address limits. It never retries by policy, never reads HTML,
 * never looks at robots.txt. Bodies own their ArrayBuffer and may be transferred.
 */
import { HearthError } from '../domain/errors.ts';
import type { Clock } from '../ports/system.ts';
import { createAddressGuard, stripBrackets } from './address-guard.ts';
import type { AddressGuard, Lookup, ResolvedAddress } from './address-guard.ts';
import { createDispatchers } from './dispatchers.ts';
import { fetchChain, openChain, type ChainParts } from './fetch.ts';
import { parseHttpUrl, portOf } from './http-url.ts';
import { exchangeLoosely } from './loose-exchange.ts';
import type { NetContext, NetRequest, NetResponse, NetStream } from './request.ts';

export type { NetRequest, NetResponse, NetStream } from './request.ts';

export interface NetOptions {
  /** `true`: every private network. A list: host names, addresses, `host:port` or CIDR ranges. */
  readonly allowPrivateNetwork: boolean | readonly string[];
  /** Ports of this very service: never fetched on an address of this machine. */
  readonly ownPorts: () => ReadonlySet<number>;
  readonly clock: Clock;
  /** An http(s) proxy all requests go through. */
  readonly proxyUrl?: string;
  /** Replaces the system resolver, for tests. */
  readonly lookup?: Lookup;
}

interface NetStats {
  readonly inFlight: number;
  /** Open connections, idle keep-alive ones included. */
  readonly openSockets: number;
}

export interface Net {
  /**
   * Any HTTP status is an answer. Throws `SCRAPE_DNS_RESOLUTION_ERROR`, `SCRAPE_SSL_ERROR`,
   * `SCRAPE_SITE_ERROR`, `SCRAPE_TIMEOUT`, `SCRAPE_TOO_LARGE`, `SCRAPE_TOO_MANY_REDIRECTS`,
   * `SCRAPE_ADDRESS_REFUSED`, or the signal's reason.
   */
  fetch(request: NetRequest, context: NetContext): Promise<NetResponse>;
  /** As `fetch`, given back when the answer begins; the deadline holds until its body has ended. */
  stream(request: NetRequest, context: NetContext): Promise<NetStream>;
  /** Judges scheme and address literals without a lookup. Throws `SCRAPE_ADDRESS_REFUSED`. */
  checkUrl(url: string): void;
  /** The address to dial for `host` (name or literal). Throws as `fetch`. */
  resolveAllowed(host: string, port: number): Promise<ResolvedAddress>;
  /** All addresses that may be dialled for `host`, in the resolver's order, at least one. */
  resolveAllAllowed(host: string, port: number): Promise<readonly ResolvedAddress[]>;
  stats(): NetStats;
  /** Cuts everything under way. */
  close(): Promise<void>;
}

/** A Net with its own connections. */
export function createNet(options: NetOptions): Net {
  const guards = {
    public: createAddressGuard(options),
    local: createAddressGuard({ ...options, allowPrivateNetwork: true }),
  };
  const dispatchers = createDispatchers();
  let inFlight = 0;

  const chainOf = (request: NetRequest): ChainParts => {
    const guard = guards[request.reach ?? 'public'];
    const proxyUrl = request.proxyUrl ?? options.proxyUrl;
    const skipTlsVerification = request.skipTlsVerification === true;
    return {
      clock: options.clock,
      dispatcher: dispatchers.get({
        guard,
        skipTlsVerification,
        ...(proxyUrl === undefined ? {} : { proxyUrl }),
      }),
      admit: (url) => admit(guard, url, proxyUrl !== undefined),
      ...(request.isLoose === true && proxyUrl === undefined
        ? {
            send: (sent, signal) => exchangeLoosely({ guard, skipTlsVerification }, sent, signal),
          }
        : {}),
    };
  };

  return {
    async fetch(request, context) {
      inFlight += 1;
      try {
        return await fetchChain(request, context, chainOf(request));
      } finally {
        inFlight -= 1;
      }
    },
    async stream(request, context) {
      const chain = chainOf(request);
      inFlight += 1;
      return await openChain(request, context, chain, () => {
        inFlight -= 1;
      });
    },
    checkUrl(url) {
      const parsed = parseHttpUrl(url);
      guards.public.checkLiteral(parsed.hostname, portOf(parsed));
    },
    async resolveAllowed(host, port) {
      const [first] = await guards.public.resolveAll(host, port);
      if (first !== undefined) return first;
      throw new HearthError('SCRAPE_DNS_RESOLUTION_ERROR', `${host} could not be resolved.`);
    },
    resolveAllAllowed: (host, port) => guards.public.resolveAll(host, port),
    stats: () => ({ inFlight, openSockets: dispatchers.openSockets() }),
    close: () => dispatchers.close(),
  };
}

/** Literals are judged at once; names where they are dialled, or here when a proxy dials. */
async function admit(guard: AddressGuard, url: URL, isProxied: boolean): Promise<void> {
  guard.checkLiteral(url.hostname, portOf(url));
  if (!isProxied) return;
  try {
    await guard.resolveAll(stripBrackets(url.hostname), portOf(url));
  } catch (error) {
    // A name only the proxy can resolve is the proxy's to judge.
    if (error instanceof HearthError && error.code === 'SCRAPE_DNS_RESOLUTION_ERROR') return;
    throw error;
  }
}
