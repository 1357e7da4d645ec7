/** What signing in beyond loopback needs from outside: mail, and somebody who knows who a person is. */

/** Sends one plain-text mail; throws what went wrong. */
export type SendMail = (mail: {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}) => Promise<void>;

/** What must be remembered between sending a browser away and its coming back. */
export interface PendingIdentity {
  /** Unguessable; the provider gives it back. */
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface IdentityProvider {
  /** Host name, for people. */
  readonly name: string;
  /** Where to send the browser. Throws `SIGN_IN_FAILED` when the provider does not answer. */
  begin(redirectUri: string): Promise<{ readonly url: string; readonly pending: PendingIdentity }>;
  /**
   * The verified e-mail address of who came back at `callbackUrl` (with the provider's query).
   * Throws `SIGN_IN_FAILED` saying why not.
   */
  finish(callbackUrl: string, pending: PendingIdentity): Promise<{ readonly email: string }>;
}

/** How a window of this machine comes to the console's session (local-session.ts). */
export interface LocalSession {
  /** Bearer token of the console for the life of this service. */
  readonly token: string;
  /** Path and fragment of a link that gives the token (or the one given) once. */
  link(token?: string): string;
  /**
   * The token of a link's code, the first time it is shown; and again to who shows the `claim` of that first
   * time, because a window that leaves its page at that moment never hears the answer.
   */
  take(code: string, claim?: string): string | undefined;
  /** The token for one of an earlier start. */
  renew(earlier: string): string | undefined;
  /** Commands of the same user may ask for links. */
  isLocal(token: string): boolean;
  /** Writes what a later start needs. */
  keep(): void;
}
