/**
 * How people get into the console: on loopback by the session token, beyond it by signing in; where nothing
 * is set up for that, not at all.
 */
import type { Config } from './config.ts';
import { isBeyondLoopback } from './config.ts';
import { createMail } from './mail.ts';
import type { Net } from './net/net.ts';
import { createSignIn, type SignIn } from './operations/sign-in.ts';
import type { TicketStore } from './ports/sign-in.ts';
import type { Clock, Log } from './ports/system.ts';
import { createOpenId } from './providers/sign-in/openid.ts';

/** `refused`: nobody gets in; `reason` says what to set. */
export type ConsoleAccess =
  | { readonly kind: 'session-token' }
  | { readonly kind: 'sign-in'; readonly signIn: SignIn; readonly publicUrl: string | undefined }
  | { readonly kind: 'refused'; readonly reason: string };

export function consoleAccess(
  config: Config,
  parts: {
    readonly store: TicketStore;
    readonly clock: Clock;
    readonly log: Log;
    readonly net: Net;
  },
): ConsoleAccess {
  if (!isBeyondLoopback(config.host)) return { kind: 'session-token' };
  const { smtp, oidc, signInEmails, publicUrl } = config;
  const listed = signInEmails.length > 0 ? signInEmails : smtp.to === undefined ? [] : [smtp.to];
  const mail = createMail(config);
  const { issuer, clientId, clientSecret } = oidc;
  const identity =
    issuer === undefined || clientId === undefined
      ? undefined
      : createOpenId({
          issuer,
          clientId,
          ...(clientSecret === undefined ? {} : { clientSecret }),
          ...parts,
        });
  if (mail === undefined && identity === undefined) {
    return { kind: 'refused', reason: NO_WAY };
  }
  if (listed.length === 0) return { kind: 'refused', reason: NOBODY };
  const signIn = createSignIn({
    ...parts,
    allowed: listed,
    ...(mail === undefined ? {} : { mail }),
    ...(identity === undefined ? {} : { identity }),
  });
  return { kind: 'sign-in', signIn, publicUrl };
}

const NO_WAY =
  'Hearth listens beyond loopback, so its console needs a sign-in: set smtpUrl and signInEmails for codes by e-mail, or oidcIssuer, oidcClientId and signInEmails for OpenID Connect. The API works with keys.';
const NOBODY =
  'Hearth listens beyond loopback and nobody may sign in to its console yet: list addresses under signInEmails. The API works with keys.';
