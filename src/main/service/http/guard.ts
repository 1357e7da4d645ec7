/**
 * Who may speak to the service at all: the Host must be ours, and an Origin, when there is one, too.
 *
 * A web page of another site can make a browser send requests to loopback; its Origin betrays it. A
 * DNS-rebinding page has our port and its own name in Host. Both are refused before anything is read.
 */
import { HearthError } from '../domain/errors.ts';

export interface GuardRules {
  /** Host names (no port) besides loopback that may stand in Host and Origin. */
  readonly allowedHosts: readonly string[];
  /** True when the service was bound beyond loopback: then IP literals of this machine are fine. */
  readonly boundBeyondLoopback: boolean;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;
const IP_LITERAL = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i;

/** Throws `FORBIDDEN` naming the header and the remedy. */
export function guardRequest(
  headers: { readonly host?: string | undefined; readonly origin?: string | undefined },
  rules: GuardRules,
): void {
  if (!isOurs(hostName(headers.host ?? ''), rules)) {
    throw new HearthError(
      'FORBIDDEN',
      `Host "${headers.host ?? ''}" is not served here; use 127.0.0.1 or localhost, or add it to --allowed-hosts.`,
    );
  }
  const { origin } = headers;
  if (origin === undefined || origin === '') return;
  const parsed = URL.parse(origin);
  // "null" is what sandboxed frames and file pages send; Electron's window sends its own origin.
  const isAllowed = parsed !== null && isOurs(parsed.hostname, rules);
  if (!isAllowed) {
    throw new HearthError(
      'FORBIDDEN',
      `Requests from pages of ${origin} are refused; call the API from a program or from Hearth's own window.`,
    );
  }
}

function hostName(host: string): string {
  return host.startsWith('[') ? host.replace(/\]:\d+$/, ']') : host.replace(/:\d+$/, '');
}

function isOurs(name: string, rules: GuardRules): boolean {
  if (LOOPBACK.test(name)) return true;
  if (rules.boundBeyondLoopback && IP_LITERAL.test(name)) return true;
  return rules.allowedHosts.some((allowed) => allowed.toLowerCase() === name.toLowerCase());
}
