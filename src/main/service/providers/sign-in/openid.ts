/**
 * Who a person is, told by an OpenID Connect provider: authorization code flow with PKCE, state and nonce.
 *
 * Discovery is done at the first sign-in and kept; everything goes out through the net. An issuer on plain
 * http is taken on loopback only. The provider must say that the e-mail address is verified.
 * Sources: OpenID Connect Core 1.0 section 3.1, RFC 7636, RFC 9207.
 */
import * as openid from 'openid-client';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import type { Net } from '../../net/net.ts';
import type { IdentityProvider } from '../../ports/sign-in.ts';
import type { Clock } from '../../ports/system.ts';

export interface OpenIdOptions {
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client. */
  readonly clientSecret?: string;
  readonly net: Net;
  readonly clock: Clock;
}

const LIMIT_MS = 15_000;
const LIMIT_BYTES = 1_048_576;

/** Nothing is asked before the first sign-in. Throws `CONFIG_INVALID` for an issuer that is no address. */
export function createOpenId(options: OpenIdOptions): IdentityProvider {
  const issuer = readIssuer(options.issuer);
  let discovered: Promise<openid.Configuration> | undefined;
  const discover = (): Promise<openid.Configuration> => {
    discovered ??= discovery(options, issuer).catch((error: unknown) => {
      discovered = undefined; // the provider may answer the next time
      throw failure(`${issuer.host} does not answer as an OpenID provider`, error);
    });
    return discovered;
  };
  return {
    name: issuer.host,
    async begin(redirectUri) {
      const config = await discover();
      const pending = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, pending };
    },
    async finish(callbackUrl, { state, nonce, verifier }) {
      const config = await discover();
      const tokens = await openid
        .authorizationCodeGrant(config, new URL(callbackUrl), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        .catch((error: unknown) => {
          throw failure(`${issuer.host} did not confirm the sign-in`, error);
        });
      const claims = tokens.claims();
      const email = claims?.['email'];
      if (typeof email !== 'string' || claims?.['email_verified'] !== true) {
        throw new HearthError(
          'SIGN_IN_FAILED',
          `${issuer.host} did not tell a verified e-mail address; verify it there, or let the provider send it.`,
        );
      }
      return { email };
    },
  };
}

/** Throws `CONFIG_INVALID` unless it is an address of https, or of this machine. */
export function readIssuer(text: string): URL {
  const url = URL.parse(text);
  const isLocal = url !== null && /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url;
  throw new HearthError('CONFIG_INVALID', '"oidcIssuer" takes the https:// address of a provider.');
}

function discovery(options: OpenIdOptions, issuer: URL): Promise<openid.Configuration> {
  const { clientId, clientSecret } = options;
  // an issuer on plain http was taken on loopback only (readIssuer)
  // oxlint-disable-next-line typescript/no-deprecated -- marked so to stand out; the case above
  const insecure = issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  return openid.discovery(issuer, clientId, clientSecret, clientAuthentication(clientSecret), {
    // the id token's signature is checked, also where it came over TLS
    execute: [openid.enableNonRepudiationChecks, ...insecure],
    [openid.customFetch]: fetchThrough(options),
  });
}

function clientAuthentication(secret: string | undefined): openid.ClientAuth {
  return secret === undefined ? openid.None() : openid.ClientSecretPost(secret);
}

/** The library's requests, by the door outward. */
function fetchThrough({ net, clock }: OpenIdOptions): openid.CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await net.fetch(
      {
        url,
        method: method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(new Headers(headers)),
        ...(body === undefined || body === null ? {} : { body: textOf(body) }),
        maxBodyBytes: LIMIT_BYTES,
        maxRedirects: 0,
        reach: 'local',
      },
      { deadlineAt: clock.now() + LIMIT_MS },
    );
    return new Response(answer.status === 204 ? null : answer.body, {
      status: answer.status,
      // the body is decoded already
      headers: { 'content-type': answer.headers['content-type'] ?? '' },
    });
  };
}

function textOf(body: unknown): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new HearthError('INTERNAL', 'The OpenID client sent a body that is no text.');
}

function failure(what: string, error: unknown): HearthError {
  const why = toHearthError(error).message;
  return new HearthError('SIGN_IN_FAILED', `${what}: ${why}`, { cause: error });
}
