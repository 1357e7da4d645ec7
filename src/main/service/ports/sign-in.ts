/** What signing in beyond loopback needs from outside: mail, and somebody who knows who a person is. */

import type { Json } from '../domain/json.ts';

/** Sends one plain-text mail; throws what went wrong. */
export type SendMail = (mail: {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}) => Promise<void>;

/**
 * What opens something for a while: a session, a code that was sent, a sign-in begun elsewhere. All services of a database
 * know it.
 */
export interface TicketName {
  readonly kind: 'session' | 'code' | 'openid';
  /** One of its kind; no secret, or the hash of one. */
  readonly name: string;
}

export interface Ticket extends TicketName {
  readonly data: Json;
  /** How often `tryTicket` gives it. */
  readonly tries: number;
  /** Ms since the epoch. */
  readonly expiresAt: number;
}

export interface TicketStore {
  /** In the place of one of its name. Those that have expired go, and of its kind the ones that expire first, beyond `most`. */
  keepTicket(ticket: Ticket, now: number, most: number): Promise<void>;
  /** Also one that has expired a while ago. */
  findTicket(named: TicketName): Promise<Pick<Ticket, 'data' | 'expiresAt'> | undefined>;
  /** As `findTicket`, and one try less; nothing when none is left. */
  tryTicket(named: TicketName): Promise<Pick<Ticket, 'data' | 'expiresAt'> | undefined>;
  /** True for one of all who ask. */
  dropTicket(named: TicketName): Promise<boolean>;
}

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
