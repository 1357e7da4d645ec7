/**
 * Which network addresses Hearth may dial, and the one place that resolves names for it.
 *
 * A name is resolved here, every resulting address is judged, and callers dial an address that was
 * judged: what DNS answers a moment later no longer matters (rebinding). Allowed is global unicast
 * (IANA special-purpose registries, RFC 6890, by way of ipaddr.js) plus what the installation allows.
 * IPv4 inside IPv6 (mapped, NAT64 64:ff9b::/96) is judged as the IPv4 it reaches; 6to4, Teredo and
 * the rest of the special ranges are refused.
 *
 * Two refusals stand even when private networks are allowed as a whole: cloud metadata addresses
 * (they must be listed by name) and the service's own port on this machine (never).
 */
import { lookup as dnsLookup } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { HearthError } from '../domain/errors.ts';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** All addresses of a host name; rejects with a Node DNS error (`code` ENOTFOUND, EAI_AGAIN, …). */
export type Lookup = (host: string) => Promise<readonly ResolvedAddress[]>;

export interface GuardOptions {
  /** `true`: every private network. A list: host names, addresses, `host:port` or CIDR ranges. */
  readonly allowPrivateNetwork: boolean | readonly string[];
  /** Ports of this very service: never dialled on an address of this machine. */
  readonly ownPorts: () => ReadonlySet<number>;
  /** Replaces the system resolver (tests of rebinding). */
  readonly lookup?: Lookup;
}

export interface AddressGuard {
  /**
   * Addresses of `host` that may be dialled at `port`, in the resolver's order, at least one.
   * Throws `SCRAPE_DNS_RESOLUTION_ERROR` or `SCRAPE_ADDRESS_REFUSED`.
   */
  resolveAll(host: string, port: number): Promise<readonly ResolvedAddress[]>;
  /** Judges what needs no DNS (address literals, `localhost`). Throws `SCRAPE_ADDRESS_REFUSED`. */
  checkLiteral(host: string, port: number): void;
}

/** Cloud metadata services: AWS/Azure/GCP IPv4, AWS IPv6, Alibaba, Oracle. */
const METADATA = new Set(['169.254.169.254', '169.254.170.2', '100.100.100.200', 'fd00:ec2::254']);
const LOOKUP_KEPT_MS = 30_000;
const LOOKUPS_KEPT = 2_000;

type Verdict =
  { readonly kind: 'allowed' } | { readonly kind: 'refused'; readonly because: string };
type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** A guard with its own short-lived cache of names. */
export function createAddressGuard(options: GuardOptions): AddressGuard {
  const allowList = readAllowList(options.allowPrivateNetwork);
  const lookup = cachedLookup(options.lookup ?? systemLookup);

  const judge = (host: string, address: string, port: number): Verdict => {
    const parsed = parseAddress(address);
    if (parsed === undefined) return refused('is not an IP address');
    if (options.ownPorts().has(port) && isThisMachine(parsed)) {
      return refused('is Hearth’s own port');
    }
    if (isGlobal(parsed)) return { kind: 'allowed' };
    if (isListed(allowList, host, parsed, port)) return { kind: 'allowed' };
    if (METADATA.has(parsed.toString())) return refused('is a cloud metadata address');
    if (options.allowPrivateNetwork === true) return { kind: 'allowed' };
    return refused(`is a ${rangeName(parsed)} address`);
  };

  return {
    checkLiteral(host, port) {
      const bare = stripBrackets(host);
      if (parseAddress(bare) === undefined) return;
      const verdict = judge(bare, bare, port);
      if (verdict.kind === 'refused') throw refusal(bare, bare, port, verdict.because);
    },

    async resolveAll(host, port) {
      const bare = stripBrackets(host);
      const literal = parseAddress(bare);
      const addresses =
        literal === undefined
          ? await lookup(bare)
          : [{ address: literal.toString(), family: literal.kind() === 'ipv4' ? 4 : 6 } as const];
      const [first] = addresses;
      if (first === undefined) throw unresolved(bare);
      const judged = addresses.map((entry) => ({
        entry,
        verdict: judge(bare, entry.address, port),
      }));
      const allowed = judged.filter((one) => one.verdict.kind === 'allowed');
      if (allowed.length > 0) return allowed.map((one) => one.entry);
      const verdict = judged[0]?.verdict;
      const because = verdict?.kind === 'refused' ? verdict.because : 'is refused';
      throw refusal(bare, first.address, port, because);
    },
  };
}

/** `[::1]` → `::1`, and no trailing dot. */
export function stripBrackets(host: string): string {
  const bare = host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host;
  return bare.toLowerCase().replace(/\.$/, '');
}

const refused = (because: string): Verdict => ({ kind: 'refused', because });

function refusal(host: string, address: string, port: number, because: string): HearthError {
  const where = host === address ? host : `${host} (${address})`;
  const remedy = because.includes('own port')
    ? 'Hearth never fetches from itself.'
    : `If you mean to reach it, start Hearth with --allow-private-network=${host}.`;
  return new HearthError(
    'SCRAPE_ADDRESS_REFUSED',
    `${where}:${port} ${because}, which Hearth does not fetch. ${remedy}`,
  );
}

function unresolved(host: string, cause?: unknown): HearthError {
  return new HearthError(
    'SCRAPE_DNS_RESOLUTION_ERROR',
    `The host name ${host} could not be resolved. Check its spelling and this machine’s connection.`,
    cause === undefined ? {} : { cause },
  );
}

function parseAddress(text: string): IpAddress | undefined {
  // A zone (`fe80::1%eth0`) only ever names link-local addresses.
  const bare = text.split('%', 1)[0] ?? text;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!bare.includes(':') || !ipaddr.IPv6.isValid(bare)) return undefined;
  return embeddedIpv4(ipaddr.IPv6.parse(bare));
}

/** The IPv4 address behind a mapped or well-known NAT64 address, else the address itself. */
function embeddedIpv4(address: ipaddr.IPv6): IpAddress {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address();
  const bytes = address.toByteArray();
  const [a, b, c, d, ...rest] = bytes;
  const isNat64 = a === 0x00 && b === 0x64 && c === 0xff && d === 0x9b;
  if (isNat64 && rest.slice(0, 8).every((byte) => byte === 0)) {
    return new ipaddr.IPv4(bytes.slice(12));
  }
  return address;
}

function isGlobal(address: IpAddress): boolean {
  return address.range() === 'unicast';
}

const RANGE_NAMES: Readonly<Record<string, string>> = {
  private: 'private',
  uniqueLocal: 'private',
  loopback: 'loopback',
  linkLocal: 'link-local',
  carrierGradeNat: 'carrier-grade NAT',
  multicast: 'multicast',
  broadcast: 'broadcast',
  unspecified: 'unspecified',
};

function rangeName(address: IpAddress): string {
  return RANGE_NAMES[address.range()] ?? 'reserved';
}

function isThisMachine(address: IpAddress): boolean {
  const range = address.range();
  if (range === 'loopback' || range === 'unspecified') return true;
  const text = address.toString();
  return Object.values(networkInterfaces()).some((list) =>
    list?.some((one) => parseAddress(one.address)?.toString() === text),
  );
}

interface AllowList {
  /** Lower-case host names, addresses and `host:port`. */
  readonly names: ReadonlySet<string>;
  readonly ranges: readonly (readonly [IpAddress, number])[];
}

function readAllowList(allowed: boolean | readonly string[]): AllowList {
  if (typeof allowed === 'boolean') return { names: new Set(), ranges: [] };
  const entries = allowed.map((entry) => entry.trim().toLowerCase()).filter(Boolean);
  return {
    names: new Set(entries.map((entry) => stripBrackets(entry))),
    ranges: entries.filter((entry) => ipaddr.isValidCIDR(entry)).map((e) => ipaddr.parseCIDR(e)),
  };
}

function isListed(list: AllowList, host: string, address: IpAddress, port: number): boolean {
  const ip = address.toString();
  const names = [host, ip, `${host}:${port}`, `${ip}:${port}`, `[${ip}]:${port}`];
  if (names.some((name) => list.names.has(name))) return true;
  return list.ranges.some(
    ([base, bits]) => base.kind() === address.kind() && matches(address, base, bits),
  );
}

function matches(address: IpAddress, base: IpAddress, bits: number): boolean {
  if (address instanceof ipaddr.IPv4 && base instanceof ipaddr.IPv4) {
    return address.match(base, bits);
  }
  return address instanceof ipaddr.IPv6 && base instanceof ipaddr.IPv6 && address.match(base, bits);
}

const systemLookup: Lookup = async (host) => {
  const found = await dnsLookup(host, { all: true, order: 'verbatim' });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/** Answers are kept for half a minute and shared by those who ask at once; failures are not kept. */
function cachedLookup(lookup: Lookup): Lookup {
  const kept = new Map<string, { readonly until: number; readonly answer: ReturnType<Lookup> }>();
  return (host) => {
    const now = performance.now();
    const known = kept.get(host);
    if (known !== undefined && known.until > now) return known.answer;
    const answer = lookup(host).catch((error: unknown) => {
      kept.delete(host);
      throw unresolved(host, error);
    });
    if (kept.size >= LOOKUPS_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(host, { until: now + LOOKUP_KEPT_MS, answer });
    return answer;
  };
}
