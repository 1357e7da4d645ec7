/**
 * Signing in where the service listens beyond loopback. None of these addresses needs a token.
 *
 * `GET /console/sign-in` tells how. By e-mail: `POST /console/sign-in/email` sends a code,
 * `POST /console/sign-in/code` takes it. By OpenID Connect: `POST /console/sign-in/openid` gives the address to
 * send the browser to; the provider sends it back and the service leads it to `/#code=…`, where the GUI picks
 * its session up as at any start; when it failed, to `/#sign-in-problem=…`, a sentence. `POST /console/sign-out`
 * ends the session of its own bearer token. Sessions are bearer tokens, never cookies.
 */
export interface SignInAnswer {
  /** `session-token`: on loopback, the address that Hearth printed holds it. Empty: see `refusal`. */
  readonly ways: readonly ('session-token' | 'email' | 'openid')[];
  /** Host of the OpenID provider, to name it on the button. */
  readonly openIdName?: string;
  /** Why nobody can sign in, and what to set. */
  readonly refusal?: string;
}

export interface EmailCodeBody {
  readonly email: string;
}

/** The same whether or not the address may sign in. */
export interface EmailCodeAnswer {
  readonly sent: true;
  /** ms since the epoch. */
  readonly expiresAt: number;
}

export interface CodeBody {
  readonly email: string;
  /** Eight digits; spaces and dashes are ignored. */
  readonly code: string;
}

/** A link's code, and a secret of the window's own with which it may ask again. */
export interface LinkCode {
  readonly code: string;
  readonly claim: string;
}

/** `POST /console/session` with a {@link LinkCode}, or `{earlier}`: the token of an earlier start. */
export interface SessionTokenAnswer {
  readonly token: string;
}

/** `POST /console/session/link`, with the token of the data folder's `service.json`. */
export interface SessionLinkAnswer {
  readonly url: string;
}

export interface SessionAnswer {
  readonly token: string;
  readonly expiresAt: number;
}

export interface OpenIdAnswer {
  readonly url: string;
}
