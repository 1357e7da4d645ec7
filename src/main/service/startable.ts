/**
 * Whether a service starts with these settings: what would end its next start is said while they are being saved, when
 * somebody is there to correct it. Nothing is dialled, and no port is taken.
 */
import { createSecureContext } from 'node:tls';
import { egressPlaceOf, endpointsOf } from './compose-fleet.ts';
import { readTls } from './compose-listen.ts';
import { checkRoles } from './config/roles.ts';
import type { Config } from './config.ts';
import { HearthError } from './domain/errors.ts';
import { readUpstream } from './net/egress-dial.ts';
import { readIssuer } from './providers/sign-in/openid.ts';

/** Throws `CONFIG_INVALID` with what the start would say. */
export function refuseUnstartable(config: Config): void {
  const { proxyUrl, stealthProxyUrl, oidc, tls } = config;
  checkRoles(config);
  endpointsOf(config);
  egressPlaceOf(config);
  for (const proxy of [proxyUrl, stealthProxyUrl]) if (proxy !== undefined) readUpstream(proxy);
  if (oidc.issuer !== undefined) readIssuer(oidc.issuer);
  if (tls !== undefined) checkPair(readTls(tls));
}

function checkPair(pair: ReturnType<typeof readTls>): void {
  try {
    createSecureContext(pair);
  } catch (cause) {
    throw new HearthError(
      'CONFIG_INVALID',
      'The TLS certificate or key is not valid PEM, or they do not belong together.',
      { cause },
    );
  }
}
