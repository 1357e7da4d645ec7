/**
 * Which proxy a page is fetched through: the stealth proxy where the request asks for it, the proxy of a
 * country where the request's location names it and the account has the regional-proxy add-on, else none of
 * the two (the installation's general proxy, if any, stays the net's own matter).
 *
 * An explicit wish for stealth comes before the location. What was asked for and is not there is said in a
 * warning; it never costs more (product spec 8.1: 1 credit however the page was fetched; 8.5 for the add-on).
 */
import type { Account } from '../domain/account.ts';
import type { ScrapeOptions } from '../domain/command.ts';
import { HearthError } from '../domain/errors.ts';
import { hasAddOn } from '../domain/plans.ts';

export interface ProxyRoute {
  readonly kind: 'basic' | 'stealth';
  /** Absent: no proxy of its own. */
  readonly url?: string;
  readonly warnings: readonly string[];
}

export interface ProxyChoice {
  choose(request: {
    readonly options: Pick<ScrapeOptions, 'proxy' | 'location'>;
    readonly accountId: string;
  }): Promise<ProxyRoute>;
  /** For `proxy: "auto"` once the plain way was refused; absent: no stealth proxy is set. */
  readonly afterRefusal: ProxyRoute | undefined;
}

export interface ProxyChoiceDeps {
  readonly stealthUrl?: string | undefined;
  /** By country in capitals. */
  readonly regional: ReadonlyMap<string, string>;
  readonly findAccount: (id: string) => Promise<Account | undefined>;
}

const DIRECT: ProxyRoute = { kind: 'basic', warnings: [] };

export function createProxyChoice(deps: ProxyChoiceDeps): ProxyChoice {
  const { stealthUrl } = deps;
  const stealth: ProxyRoute | undefined =
    stealthUrl === undefined ? undefined : { kind: 'stealth', url: stealthUrl, warnings: [] };
  return {
    afterRefusal: stealth,
    async choose({ options, accountId }) {
      const { proxy, location } = options;
      if (proxy === 'stealth' || proxy === 'enhanced') {
        if (stealth !== undefined) return stealth;
        const sentence = `No proxy is set for "${proxy}", so the page was fetched without one; set stealthProxyUrl.`;
        return { kind: 'basic', warnings: [sentence] };
      }
      const { country } = location;
      const url = country === undefined ? undefined : deps.regional.get(country);
      if (country === undefined) return DIRECT;
      const account = await deps.findAccount(accountId);
      const isBooked = account !== undefined && hasAddOn(account, 'regional-proxy');
      if (url !== undefined && isBooked) return { kind: 'basic', url, warnings: [] };
      if (url !== undefined) {
        return warned(
          `The proxy for ${country} belongs to the add-on regional-proxy of Pro and above; the page was fetched from here.`,
        );
      }
      return isBooked
        ? warned(
            `No proxy is set for ${country}; the page was fetched from here. Add one to regionalProxies.`,
          )
        : DIRECT;
    },
  };
}

function warned(sentence: string): ProxyRoute {
  return { kind: 'basic', warnings: [sentence] };
}

/**
 * `JP=http://user:word@proxy.example:8080,KR=http://…` by country. Throws `CONFIG_INVALID` naming the part
 * that is not understood, without its credentials.
 */
export function readRegionalProxies(text: string | undefined): ReadonlyMap<string, string> {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  return new Map(
    parts
      .filter((part) => part !== '')
      .map((part) => {
        const [, country, address] = /^([a-z]{2})=(https?:\/\/\S+)$/i.exec(part) ?? [];
        if (country === undefined || address === undefined || URL.parse(address) === null) {
          throw new HearthError(
            'CONFIG_INVALID',
            `regionalProxies takes COUNTRY=http://HOST:PORT, separated by commas; "${part.slice(0, 3)}…" is not one.`,
          );
        }
        return [country.toUpperCase(), address] as const;
      }),
  );
}
