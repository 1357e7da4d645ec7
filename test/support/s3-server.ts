/**
 * A bucket in memory that answers as S3 does, and checks every signature with its body (AWS Signature Version 4), made
 * without the client's code: what a real server would refuse is refused here.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Stored {
  bytes: Buffer;
  at: number;
}

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
  /** By key. */
  readonly objects: Map<string, Stored>;
  /** Every request that came, `METHOD path`. */
  readonly asked: string[];
  /** The next requests are answered so, before anything is looked at. */
  readonly faults: (number | 'hang up')[];
  close(): Promise<void>;
}

const PAGE = 3;
const SKEW_MS = 900_000;

export async function s3Server(): Promise<S3Server> {
  const server = createServer((request, response) => {
    void answer(own, request).then(([status, body]) => {
      if (status === 0) response.destroy();
      else send(response, status, body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const own: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    ...{ bucket: 'copies', keyId: 'HEARTHKEY', secret: 'of+the/bucket', region: 'eu-test-1' },
    ...{ objects: new Map(), asked: [], faults: [] },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return own;
}

type Reply = readonly [status: number, body: Buffer | string];

function send(response: ServerResponse, status: number, body: Buffer | string): void {
  response.writeHead(status, { 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

async function answer(own: S3Server, request: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const { method = '', url = '' } = request;
  own.asked.push(`${method} ${url}`);
  const fault = own.faults.shift();
  if (fault === 'hang up') return [0, ''];
  if (fault !== undefined) return [fault, ''];
  const wrong = refusalOf(own, request, body);
  if (wrong !== undefined) return error(403, wrong);
  const { pathname, searchParams } = new URL(url, own.endpoint);
  const [, bucket = '', ...rest] = pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  if (bucket !== own.bucket) return error(404, 'NoSuchBucket');
  return key === '' ? list(own, searchParams) : object(own, method, key, body);
}

function object({ objects }: S3Server, method: string, key: string, bytes: Buffer): Reply {
  switch (method) {
    case 'PUT':
      objects.set(key, { bytes, at: Date.now() });
      return [200, ''];
    case 'GET':
      return objects.has(key) ? [200, objects.get(key)?.bytes ?? ''] : error(404, 'NoSuchKey');
    case 'DELETE':
      objects.delete(key);
      return [204, ''];
    default:
      return error(405, 'MethodNotAllowed');
  }
}

function list({ objects }: S3Server, asked: URLSearchParams): Reply {
  const prefix = asked.get('prefix') ?? '';
  const after = asked.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && `after ${key}` > after)
    .toSorted();
  const page = keys.slice(0, PAGE);
  const rows = page.map((key) => {
    const time = new Date(objects.get(key)?.at ?? 0).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`;
  });
  const next =
    keys.length > PAGE
      ? `<NextContinuationToken>after ${page.at(-1) ?? ''}</NextContinuationToken>`
      : '';
  return [200, `<?xml version="1.0"?><ListBucketResult>${rows.join('')}${next}</ListBucketResult>`];
}

function error(status: number, code: string): Reply {
  return [status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`];
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** Why the request is not answered, in S3's word; undefined where it is signed as it should be. */
function refusalOf(own: S3Server, request: IncomingMessage, body: Buffer): string | undefined {
  const { headers, method = '', url = '' } = request;
  const found = AUTHORIZATION.exec(headers.authorization ?? '');
  if (found === null) return 'AccessDenied';
  const [, keyId = '', day = '', region = '', signedHeaders = '', signature = ''] = found;
  if (keyId !== own.keyId) return 'InvalidAccessKeyId';
  if (region !== own.region) return 'AuthorizationHeaderMalformed';
  const time = String(headers['x-amz-date']);
  const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (!time.startsWith(day) || !(Math.abs(at - Date.now()) < SKEW_MS))
    return 'RequestTimeTooSkewed';
  const digest = createHash('sha256').update(body).digest('hex');
  if (headers['x-amz-content-sha256'] !== digest) return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) {
    return 'AccessDenied';
  }
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    ...[method, path, canonicalQuery(query)],
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    ...['', signedHeaders, digest],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hashed = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', time, scope, hashed].join('\n');
  const expected = hmac(signingKey(own, day), text);
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
    ? undefined
    : 'SignatureDoesNotMatch';
}

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map((pair) => pair.map((part) => encodeURIComponent(part)).join('='))
    .toSorted()
    .join('&');
}

function signingKey({ secret, region }: S3Server, day: string): Buffer {
  const keyOfDay = hmac(`AWS4${secret}`, day);
  return hmac(hmac(hmac(keyOfDay, region), 's3'), 'aws4_request');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
