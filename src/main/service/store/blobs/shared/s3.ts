/**
 * A bucket behind the S3 API, asked directly: its address is the operator's own. Each request is signed with its body; what the
 * server or the way to it is to blame for is asked again, later each time. No sentence names the secret.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { HearthError } from '../../../domain/errors.ts';
import type { ObjectPlace, Objects } from './objects.ts';

const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 200;
const ANSWER_MS = 60_000;
/** Who waits for a page waits for its copy, too. */
const PATIENCE_MS = 30_000;
const LISTED = 1_000;
const AT_ONCE = 8;

interface Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Asks nothing yet. `firstPauseMs`: before the second try; twice as long before each further one. */
export function openS3(place: ObjectPlace, firstPauseMs = FIRST_PAUSE_MS): Objects {
  const { region, keyId: accessKeyId, secret: secretAccessKey } = place;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const once = async ({ method, key, query, body }: Request): Promise<Answer> => {
    const named = key === undefined ? '' : `/${place.prefix}${key}`;
    const url = `${place.endpoint}/${place.bucket}${named}?${new URLSearchParams(query).toString()}`;
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await client.sign(url.replace(/\?$/, ''), {
      method,
      headers: { 'x-amz-content-sha256': digest },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    const answer = await fetch(signed, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const ask = async (request: Request): Promise<Answer> => {
    const until = Date.now() + PATIENCE_MS;
    for (let run = 1; ; run += 1) {
      const answer = await once(request).catch((cause: unknown) => unreachable(cause));
      const isOver = !(answer instanceof HearthError) && !isPassing(answer.status);
      if (isOver) return answer;
      if (run === MOST_TRIES || Date.now() > until)
        throw answer instanceof HearthError ? answer : refusal(answer, place);
      await pause(firstPauseMs * 2 ** (run - 1) * (0.5 + Math.random() / 2));
    }
  };
  const unreachable = (cause: unknown): HearthError =>
    new HearthError(
      'STORAGE_FAILED',
      `The store of copies at ${hostOf(place)} cannot be reached (${whyNot(cause)}). Is it running, and may this machine reach it?`,
      { cause },
    );
  return {
    async put(key, body) {
      const answer = await ask({ method: 'PUT', key, body });
      if (answer.status !== 200) throw refusal(answer, place);
    },
    async get(key) {
      const answer = await ask({ method: 'GET', key });
      if (answer.status === 200) return answer.bytes;
      if (isAbsent(answer)) return undefined;
      throw refusal(answer, place);
    },
    async remove(keys) {
      const left = keys.values();
      const work = async (): Promise<void> => {
        for (const key of left) {
          const answer = await ask({ method: 'DELETE', key });
          const isGone = answer.status === 204 || answer.status === 200 || isAbsent(answer);
          if (!isGone) throw refusal(answer, place);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
    older: (than) => olderThan(ask, place, than),
  };
}

interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
}

async function* olderThan(
  ask: (request: Request) => Promise<Answer>,
  place: ObjectPlace,
  than: number,
): AsyncGenerator<readonly string[]> {
  for (let token: string | undefined = ''; token !== undefined;) {
    const answer: Answer = await ask({
      method: 'GET',
      query: {
        'list-type': '2',
        'max-keys': String(LISTED),
        prefix: place.prefix,
        ...(token === '' ? {} : { 'continuation-token': token }),
      },
    });
    if (answer.status !== 200) throw refusal(answer, place);
    const text = textOf(answer);
    const old = [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, one = '']) => {
      const at = Date.parse(inside(one, 'LastModified') ?? '');
      const key = inside(one, 'Key');
      // an object without a time is young
      return key?.startsWith(place.prefix) === true && at < than
        ? [key.slice(place.prefix.length)]
        : [];
    });
    if (old.length > 0) yield old;
    token = inside(text, 'NextContinuationToken');
  }
}

/** Keys are of letters and digits; tokens may hold more. */
function inside(text: string, name: string): string | undefined {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  return found?.replaceAll(/&(amp|lt|gt|quot|apos|#x2B|#43);/g, (sign) => SIGNS[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#x2B;': '+',
  '&#43;': '+',
};

function textOf({ bytes }: Answer): string {
  return Buffer.from(bytes).toString('utf8');
}

/** What the server calls it. */
function codeOf(answer: Answer): string {
  return inside(textOf(answer), 'Code') ?? '';
}

/** The object is not there; the bucket is. */
function isAbsent(answer: Answer): boolean {
  return answer.status === 404 && codeOf(answer) !== 'NoSuchBucket';
}

/** The same request may be answered in a moment. */
function isPassing(status: number): boolean {
  return status === 429 || (status >= 500 && status !== 501 && status !== 507);
}

function hostOf({ endpoint }: ObjectPlace): string {
  return URL.parse(endpoint)?.host ?? endpoint;
}

function whyNot(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const inner = cause.cause instanceof Error ? cause.cause : cause;
  const code: unknown = Reflect.get(inner, 'code');
  return typeof code === 'string' ? code : inner.message;
}

function refusal(answer: Answer, place: ObjectPlace): HearthError {
  const code = codeOf(answer);
  const isFull = answer.status === 507 || /StorageFull|QuotaExceeded/.test(code);
  if (isFull) {
    return new HearthError(
      'STORAGE_FULL',
      `The store of copies at ${hostOf(place)} is full; the copy was not kept. Free some space and try again.`,
    );
  }
  return new HearthError('STORAGE_FAILED', sentenceOf(answer, code, place));
}

function sentenceOf({ status }: Answer, code: string, place: ObjectPlace): string {
  const store = `The store of copies at ${hostOf(place)}`;
  switch (code) {
    case 'InvalidAccessKeyId':
      return `${store} does not know the key "${place.keyId}". Give the one it made for Hearth.`;
    case 'SignatureDoesNotMatch':
      return `${store} does not take the secret of the key "${place.keyId}". Give the right one.`;
    case 'NoSuchBucket':
      return `${store} has no bucket "${place.bucket}". Make it, or name another.`;
    case 'RequestTimeTooSkewed':
      return `${store} says that the clock of this machine is wrong. Set it by NTP.`;
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `${store} keeps the bucket "${place.bucket}" in another region than "${place.region}". Name the right one.`;
    default:
      return status === 403
        ? `${store} does not let the key "${place.keyId}" read, write, list and delete in the bucket "${place.bucket}". Grant it that.`
        : `${store} answered ${status}${code === '' ? '' : ` (${code})`}. Look at its log.`;
  }
}
