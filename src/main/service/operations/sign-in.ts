/**
 * Signing in to the console where the service listens beyond loopback: by a one-time code sent by e-mail, or
 * by an OpenID Connect provider. Only listed addresses may sign in.
 *
 * A code has eight digits, lives ten minutes, works once and dies after five wrong tries; asking and trying are
 * limited by address and by peer. Whether an address is listed is never told. Codes and sessions are kept as
 * hashes and compared in constant time, and known by all services of a database; they outlive a restart. Throws `UNAUTHORIZED`, `RATE_LIMITED`,
 * `SIGN_IN_FAILED`.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { HearthError, toHearthError } from '../domain/errors.ts';
import type {
  IdentityProvider,
  PendingIdentity,
  SendMail,
  TicketName,
  TicketStore,
} from '../ports/sign-in.ts';
import type { Clock, Log } from '../ports/system.ts';
import { createTally } from './tally.ts';
import { createSessions, type Session } from './sign-in-sessions.ts';

export interface SignInDeps {
  readonly store: TicketStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Addresses that may sign in; one that begins with `@` stands for a whole domain. */
  readonly allowed: readonly string[];
  readonly mail?: SendMail;
  readonly identity?: IdentityProvider;
}

export interface SignIn {
  readonly ways: readonly ('email' | 'openid')[];
  readonly openIdName: string | undefined;
  /** Sends a code where the address may sign in; answers alike where it may not. */
  askCode(email: string, peer: string): Promise<{ readonly expiresAt: number }>;
  takeCode(email: string, code: string, peer: string): Promise<Session>;
  beginOpenId(redirectUri: string, peer: string): Promise<{ readonly url: string }>;
  finishOpenId(callbackUrl: string): Promise<Session>;
  isSession(token: string): Promise<boolean>;
  signOut(token: string): Promise<void>;
}

const CODE_LIFE_MS = 600_000;
const TRIES = 5;
const HOUR_MS = 3_600_000;
const MOST_PENDING = 1_000;
const MOST_CODES = 10_000;

export function createSignIn(deps: SignInDeps): SignIn {
  const { clock, mail, identity } = deps;
  const sessions = createSessions(deps);
  const codes = createCodes(deps);
  const pending = createPending(deps);
  const asked = createTally({ clock, most: 5, windowMs: HOUR_MS });
  const askedBy = createTally({ clock, most: 20, windowMs: HOUR_MS });
  const triedBy = createTally({ clock, most: 30, windowMs: HOUR_MS });
  return {
    ways: [
      ...(mail === undefined ? [] : (['email'] as const)),
      ...(identity === undefined ? [] : (['openid'] as const)),
    ],
    openIdName: identity?.name,
    async askCode(given, peer) {
      if (mail === undefined) throw notOffered('E-mail');
      const email = normalize(given);
      askedBy.count(peer);
      asked.count(email);
      const isListed = mayEnter(deps.allowed, email);
      const { code, expiresAt } = await codes.make(email, isListed);
      if (isListed) sendCode(deps, mail, email, code);
      return { expiresAt };
    },
    async takeCode(given, typed, peer) {
      triedBy.count(peer);
      const email = normalize(given);
      if (!(await codes.take(email, typed))) throw wrongCode();
      return sessions.open(email);
    },
    async beginOpenId(redirectUri, peer) {
      if (identity === undefined) throw notOffered('OpenID Connect');
      askedBy.count(peer);
      const begun = await identity.begin(redirectUri);
      await pending.keep(begun.pending);
      return { url: begun.url };
    },
    async finishOpenId(callbackUrl) {
      const state = new URL(callbackUrl).searchParams.get('state') ?? '';
      const known = await pending.take(state);
      if (identity === undefined || known === undefined) {
        throw new HearthError(
          'SIGN_IN_FAILED',
          'This sign-in was not begun here or took too long; begin it again.',
        );
      }
      const email = normalize((await identity.finish(callbackUrl, known)).email);
      if (!mayEnter(deps.allowed, email)) {
        throw new HearthError(
          'SIGN_IN_FAILED',
          `${email} may not sign in here; the operator adds it to signInEmails.`,
        );
      }
      return sessions.open(email);
    },
    isSession: (token) => sessions.isOpen(token),
    signOut: (token) => sessions.close(token),
  };
}

/** Sign-ins that were begun and go on elsewhere, by an unguessable word that comes back once. */
function createPending({ store, clock }: Pick<SignInDeps, 'store' | 'clock'>) {
  const named = (state: string): TicketName => ({
    kind: 'openid',
    name: hashOf(state).toString('hex'),
  });
  return {
    async keep({ state, nonce, verifier }: PendingIdentity): Promise<void> {
      const now = clock.now();
      const expiresAt = now + CODE_LIFE_MS;
      const ticket = { ...named(state), data: { nonce, verifier }, tries: 1, expiresAt };
      await store.keepTicket(ticket, now, MOST_PENDING);
    },
    async take(state: string): Promise<PendingIdentity | undefined> {
      const found = await store.findTicket(named(state));
      const isMine = found !== undefined && (await store.dropTicket(named(state)));
      if (!isMine || clock.now() >= found.expiresAt) return undefined;
      // as `keep` wrote it
      return { state, ...(found.data as Readonly<Record<'nonce' | 'verifier', string>>) };
    },
  };
}

/** The codes that wait to be typed, one an address. */
function createCodes({ store, clock }: Pick<SignInDeps, 'store' | 'clock'>) {
  const named = (email: string): TicketName => ({ kind: 'code', name: email });
  return {
    /** A code for an address that is not listed is never sent, and never matches. */
    async make(email: string, isListed: boolean) {
      const now = clock.now();
      const expiresAt = now + CODE_LIFE_MS;
      const code = String(randomInt(100_000_000)).padStart(8, '0');
      const hash = (isListed ? hashOf(code) : randomBytes(32)).toString('hex');
      const ticket = { ...named(email), data: hash, tries: TRIES, expiresAt };
      await store.keepTicket(ticket, now, MOST_CODES);
      return { code, expiresAt };
    },
    /** Whether it is the code of this address; a wrong try counts, a right one uses it up. */
    async take(email: string, typed: string): Promise<boolean> {
      const known = await store.tryTicket(named(email));
      const digits = typed.replaceAll(/[\s-]/g, '');
      const hash = typeof known?.data === 'string' ? known.data : randomBytes(32).toString('hex');
      const isSame = timingSafeEqual(hashOf(digits), Buffer.from(hash, 'hex'));
      const isLive = known !== undefined && clock.now() < known.expiresAt;
      return isLive && isSame && (await store.dropTicket(named(email)));
    },
  };
}

/** `@example.org` stands for everybody there. */
function mayEnter(allowed: readonly string[], email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@'));
  return allowed.some((entry) => {
    const listed = entry.trim().toLowerCase();
    return listed.startsWith('@') ? listed === domain : listed === email;
  });
}

/** Not awaited: how long mail takes must not tell which addresses are listed. */
function sendCode({ log }: SignInDeps, mail: SendMail, to: string, code: string): void {
  const text = `Your code for Hearth is ${code.slice(0, 4)} ${code.slice(4)}. It works once and for ten minutes.\n\nIf you did not ask for it, somebody typed your address; nothing happens without the code.\n`;
  mail({ to, subject: 'Your Hearth sign-in code', text }).catch((error: unknown) => {
    log.error('sign-in code not sent', { error: toHearthError(error).message });
  });
}

function normalize(email: string): string {
  const address = email.trim().toLowerCase();
  if (/^[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,190}$/.test(address)) return address;
  throw new HearthError('BAD_REQUEST', 'Type an e-mail address such as you@example.org.');
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function wrongCode(): HearthError {
  return new HearthError(
    'UNAUTHORIZED',
    'This code is not right, was used or is too old. Ask for a new one.',
  );
}

function notOffered(way: string): HearthError {
  return new HearthError('SIGN_IN_FAILED', `${way} is not set up for signing in here.`);
}
