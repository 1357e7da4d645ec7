/**
 * Who may call whom inside a cluster: every call is signed with the secret that all services share, and so is every
 * piece of its answer. A signature holds for one call to one service, for a few minutes; nothing here hides what is sent.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { HearthError } from '../../domain/errors.ts';
import type { AdmittedCall, AskedCall } from '../../ports/render-door.ts';

/** Clocks of two services may differ by so much. */
const APART_MS = 300_000;

export interface SignedCall {
  readonly secret: string;
  /** Id of the service that is asked. */
  readonly node: string;
  readonly method: string;
  readonly path: string;
  /** ms since the epoch. */
  readonly time: number;
  /** Never used twice. */
  readonly nonce: string;
  readonly body: Uint8Array;
}

/** Headers that say who calls. */
export function signedHeaders(call: SignedCall): Readonly<Record<string, string>> {
  const { time, nonce, body } = call;
  const digest = digestOf(body);
  return {
    'hearth-time': String(time),
    'hearth-nonce': nonce,
    'hearth-digest': digest,
    'hearth-signature': signatureOf({ ...call, time: String(time), digest }).toString('hex'),
  };
}

export interface Gate {
  /** Of a call whose body was not read yet. Throws `UNAUTHORIZED` saying why. */
  admit(asked: AskedCall): AdmittedCall;
  /** Throws `UNAUTHORIZED` unless `body` is the one that was signed. */
  check(call: AdmittedCall, body: Uint8Array): void;
}

/** Lets in what is signed for `node`, each call once. */
export function createGate(options: {
  readonly secret: string;
  readonly node: string;
  readonly now: () => number;
}): Gate {
  const { secret, node, now } = options;
  /** Nonces that were used, oldest first, with their times. */
  const used = new Map<string, number>();
  const remember = (nonce: string, at: number): void => {
    for (const [old, when] of used) {
      if (at - when < 2 * APART_MS) break;
      used.delete(old);
    }
    used.set(nonce, at);
  };
  return {
    admit({ method, path, headers }) {
      const header = (name: string): string => textOf(headers[`hearth-${name}`]);
      const [time, nonce, digest] = [header('time'), header('nonce'), header('digest')];
      const given = Buffer.from(header('signature'), 'hex');
      const right = signatureOf({ secret, node, method, path, time, nonce, digest });
      if (nonce === '' || given.length !== right.length || !timingSafeEqual(given, right)) {
        throw refusal('It is not signed with the cluster secret of this service, or not for it.');
      }
      const at = now();
      if (!(Math.abs(at - Number(time)) < APART_MS)) {
        throw refusal('The clocks of the two services are more than 5 minutes apart.');
      }
      if (used.has(nonce)) throw refusal('It was sent before.');
      remember(nonce, at);
      return { path, nonce, digest };
    },
    check({ digest }, body) {
      if (digestOf(body) !== digest) throw refusal('Its body is not the one that was signed.');
    },
  };
}

/** Of the piece that comes as number `nth` of the answer to the call `nonce`. */
export function pieceMac(
  secret: string,
  nonce: string,
  { nth, piece }: { readonly nth: number; readonly piece: Uint8Array },
): Buffer {
  return createHmac('sha256', secret).update(`answer\n${nonce}\n${nth}\n`).update(piece).digest();
}

interface Parts {
  readonly secret: string;
  readonly node: string;
  readonly method: string;
  readonly path: string;
  readonly time: string;
  readonly nonce: string;
  readonly digest: string;
}

function signatureOf({ secret, node, method, path, time, nonce, digest }: Parts): Buffer {
  const text = ['call', node, method, path, time, nonce, digest].join('\n');
  return createHmac('sha256', secret).update(text).digest();
}

function digestOf(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

function refusal(why: string): HearthError {
  return new HearthError('UNAUTHORIZED', `This call of a service is refused. ${why}`);
}
