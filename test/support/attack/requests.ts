/**
 * Requests as nobody should send them: of every operation of the OpenAPI documents, from right to absurd, in
 * body, encoding, key, method, address and header. Pure: the same seed gives the same requests.
 */
import fc, { type Arbitrary } from 'fast-check';
import { openApi } from '../../../src/contract/openapi.ts';
import { OPERATIONS, type Operation } from './documented.ts';
import {
  type Addresses,
  isObject,
  type JsonObject,
  largeValue,
  oddKey,
  oddValue,
  valuesOf,
} from './values.ts';

export interface AttackRequest {
  readonly method: string;
  /** With its query; `KNOWN` stands for the id of a job there was. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

export const KNOWN = '{known}';
/** Replaced by a real key when it is sent. */
export const KEY = '{key}';

/** A change of a value somewhere in a body. */
interface Change {
  /** 0 ≤ x < 1: which of all places. */
  readonly place: number;
  readonly kind: 'replace' | 'remove' | 'add' | 'wrap' | 'reverse';
  readonly key: string;
  readonly value: unknown;
}

const change: Arbitrary<Change> = fc.record({
  place: fc.double({ min: 0, max: 0.999, noNaN: true }),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'reverse'),
  key: oddKey,
  value: fc.oneof({ weight: 60, arbitrary: oddValue }, { weight: 1, arbitrary: largeValue }),
});

/** Of all operations, each as likely as the others, POST ones four times as likely. */
export function attackRequests(addresses: Addresses): Arbitrary<AttackRequest> {
  return fc.oneof(
    ...OPERATIONS.map((operation) => ({
      weight: operation.method === 'post' ? 4 : 1,
      arbitrary: requestsOf(operation, addresses),
    })),
  );
}

function requestsOf(operation: Operation, addresses: Addresses): Arbitrary<AttackRequest> {
  const contentType = fc.oneof(
    { weight: 12, arbitrary: fc.constant('application/json') },
    fc.constantFrom(...CONTENT_TYPES),
  );
  return fc
    .record({
      method: methodOf(operation),
      path: pathOf(operation),
      key: KEYS,
      contentType,
      odd: ODD_HEADERS,
      body: bodyOf(operation, addresses),
    })
    .map(({ method, path, key, contentType: type, odd, body }) => ({
      method,
      path,
      headers: {
        ...(key === undefined ? {} : { authorization: key }),
        ...(body === undefined ? {} : { 'content-type': body.contentType ?? type }),
        ...odd,
      },
      body: body?.bytes,
    }));
}

const KEYS = fc.oneof(
  { weight: 30, arbitrary: fc.constant(`Bearer ${KEY}`) },
  fc.constantFrom(undefined, '', 'Bearer', 'Bearer x', 'Basic eDp4', `Bearer fc-${'0'.repeat(32)}`),
  fc.constantFrom(`Bearer ${'k'.repeat(9_000)}`, 'Bearer \u00ff\u00fe', `bearer  ${KEY} `, KEY),
);

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/octet-stream',
  '/',
  ';;;',
  '*/*',
  'x'.repeat(2_000),
];

const ODD_HEADERS: Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  fc.constantFrom<Readonly<Record<string, string>>>(
    { 'x-idempotency-key': 'no uuid' },
    { 'x-idempotency-key': '6f2f64d1-7c36-4f0e-9c36-000000000001' },
    { 'content-encoding': 'gzip' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: '\u00ff' },
    { accept: 'text/html' },
    { 'accept-encoding': 'br, *;q=0' },
    { expect: '100-continue' },
    { expect: 'nonsense' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
    { 'x-long': 'y'.repeat(12_000) },
    { cookie: '=;=;=' },
    { range: 'bytes=0-0' },
    { upgrade: 'h2c', connection: 'upgrade' },
  ),
);

function methodOf({ method }: Operation): Arbitrary<string> {
  const right = method.toUpperCase();
  const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'];
  return fc.oneof({ weight: 30, arbitrary: fc.constant(right) }, fc.constantFrom(...wrong));
}

const ID = fc.oneof(
  { weight: 6, arbitrary: fc.constant(KNOWN) },
  { weight: 2, arbitrary: fc.uuid() },
  fc.constantFrom(
    '0',
    '%00',
    '%ff',
    '%',
    '%2e%2e%2f',
    '..',
    'x'.repeat(600),
    '%F0%9F%98%80',
    '{id}',
  ),
  fc.string({ unit: 'binary', maxLength: 10 }).map(encode),
);
const NUMBERS = [
  '0',
  '1',
  '-1',
  '1001',
  '1e3',
  '0x10',
  'NaN',
  '',
  '99999999999999999999',
  '1.5',
  '%00',
];

function pathOf({ version, path, parameters }: Operation): Arbitrary<string> {
  const names = [...parameters.filter((one) => one.in === 'query').map(({ name }) => name), 'zzz'];
  const pair = fc
    .tuple(
      fc.constantFrom(...names),
      fc.oneof(
        fc.constantFrom(...NUMBERS),
        fc.string({ unit: 'binary', maxLength: 8 }).map(encode),
      ),
    )
    .map((both) => both.join('='));
  const pairs = fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    fc.array(pair, { maxLength: 3 }),
  );
  const shape = fc.oneof(
    { weight: 40, arbitrary: fc.constant((text: string) => text) },
    fc.constantFrom<(text: string) => string>(
      (text) => `${text}/`,
      (text) => `/${text}`,
      (text) => text.replace('/v', '//v'),
      (text) => text.toUpperCase(),
      (text) => `${text}/more`,
      (text) => `${text}%00`,
      (text) => `${text}?${'q'.repeat(3_000)}`,
    ),
  );
  return fc.tuple(ID, pairs, shape).map(([id, query, bend]) => {
    const bare = bend(`/${version}${path.replace('{id}', id)}`);
    return query.length === 0 ? bare : `${bare}${bare.includes('?') ? '&' : '?'}${query.join('&')}`;
  });
}

/** Lone surrogates have no encoding: they become the replacement character. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

interface Body {
  readonly bytes: Uint8Array;
  /** Where the body needs one of its own. */
  readonly contentType?: string;
}

function bodyOf(operation: Operation, addresses: Addresses): Arbitrary<Body | undefined> {
  const schema = inputOf(operation);
  if (schema === undefined) {
    return fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, oddValue.map(toBody));
  }
  const right = valuesOf(schema.node, schema.schemas, addresses);
  const changed = fc
    .tuple(right, fc.array(change, { maxLength: 3 }))
    .map(([value, changes]) => changes.reduce<unknown>(applyChange, value));
  const value = fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 6, arbitrary: changed },
    oddValue,
  );
  const json = fc.tuple(value, BREAKS).map(([one, bend]) => bend(toBody(one)));
  if (operation.takesFile !== true) return json;
  return fc.oneof({ weight: 8, arbitrary: forms(value) }, json);
}

function toBody(value: unknown): Body {
  return { bytes: Buffer.from(JSON.stringify(value)) };
}

/** What happens to the bytes of a body on their way; mostly nothing. */
const BREAKS: Arbitrary<(body: Body) => Body> = fc.oneof(
  { weight: 40, arbitrary: fc.constant((body: Body) => body) },
  fc.double({ min: 0, max: 1, noNaN: true }).map((share) => cut(share)),
  fc.uint8Array({ minLength: 1, maxLength: 6 }).map((bytes) => inMiddle(bytes)),
  fc.constantFrom<(body: Body) => Body>(
    () => ({ bytes: Buffer.alloc(0) }),
    () => ({ bytes: Buffer.from('['.repeat(50_000)) }),
    () => ({ bytes: Buffer.from('{"a":'.repeat(20_000)) }),
    () => ({ bytes: Buffer.from('{"url":"http://127.0.0.1:1/","url":1}') }),
    () => ({ bytes: Buffer.from('{"url":"\\ud800","__proto__":{"x":1}}') }),
    () => ({ bytes: Buffer.from('url=http%3A%2F%2F127.0.0.1%3A1%2F&limit=1') }),
    () => ({ bytes: Buffer.from('NaN') }),
    ({ bytes }) => ({ bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]) }),
    ({ bytes }) => ({ bytes: Buffer.from(Buffer.from(bytes).toString(), 'utf16le') }),
    ({ bytes }) => ({ bytes: Buffer.concat([bytes, bytes]) }),
    ({ bytes }) => ({ bytes: Buffer.concat([bytes, Buffer.from([0])]) }),
  ),
);

const cut =
  (share: number) =>
  ({ bytes, ...rest }: Body): Body => ({
    ...rest,
    bytes: bytes.subarray(0, Math.floor(share * bytes.length)),
  });

const inMiddle =
  (added: Uint8Array) =>
  ({ bytes, ...rest }: Body): Body => {
    const half = bytes.length >> 1;
    return {
      ...rest,
      bytes: Buffer.concat([bytes.subarray(0, half), added, bytes.subarray(half)]),
    };
  };

const FILE_HEADS = [
  '%PDF-1.7\n',
  'PK\u0003\u0004',
  '{\\rtf1 ',
  '<!doctype html><p>',
  'a,b\n1,2',
  '\u00d0\u00cf\u0011\u00e0',
  '',
];
const NAMES = [
  'a.pdf',
  'a.docx',
  'a.xlsx',
  'a.html',
  'a.csv',
  'a.rtf',
  'a.odt',
  'a.epub',
  'a',
  '../../a.txt',
  'a\u0000.pdf',
  'ä.html',
  'x'.repeat(2_000),
];

/** Forms with a file and options, whole or not. */
function forms(options: Arbitrary<unknown>): Arbitrary<Body> {
  return fc
    .record({
      head: fc.constantFrom(...FILE_HEADS),
      rest: fc.uint8Array({ maxLength: 200 }),
      name: fc.constantFrom(...NAMES),
      part: fc.constantFrom('file', 'file', 'file', 'file', 'FILE', 'options', ''),
      value: options,
      order: fc.constantFrom('file', 'options', 'both', 'turned', 'twice'),
      bend: BREAKS,
    })
    .map(({ head, rest, name, part, value, order, bend }) => {
      const file = Buffer.concat([
        Buffer.from(
          `--B\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\n\r\n`,
        ),
        Buffer.from(head, 'latin1'),
        rest,
        Buffer.from('\r\n'),
      ]);
      const field = Buffer.from(
        `--B\r\ncontent-disposition: form-data; name="options"\r\n\r\n${JSON.stringify(value)}\r\n`,
      );
      const orders = {
        file: [file],
        options: [field],
        both: [file, field],
        turned: [field, file],
        twice: [file, file],
      };
      const bytes = Buffer.concat([...orders[order], Buffer.from('--B--\r\n')]);
      const contentType = 'multipart/form-data; boundary=B';
      return { ...bend({ bytes }), contentType };
    });
}

/** The schema of an operation's body (for a form: of its options), from the document. */
function inputOf({
  version,
  path,
  method,
}: Operation): { readonly node: JsonObject; readonly schemas: JsonObject } | undefined {
  const document = DOCUMENTS[version];
  const content = dig(document, ['paths', `/${version}${path}`, method, 'requestBody', 'content']);
  if (content === undefined) return undefined;
  const node =
    dig(content, ['application/json', 'schema']) ??
    dig(content, ['multipart/form-data', 'schema', 'properties', 'options']);
  const schemas = dig(document, ['components', 'schemas']);
  if (node === undefined || schemas === undefined) throw new Error(`no schema of ${path}`);
  return { node, schemas };
}

const DOCUMENTS = { v1: openApi('v1', 'http://x'), v2: openApi('v2', 'http://x') };

function dig(from: JsonObject, path: readonly string[]): JsonObject | undefined {
  let node: unknown = from;
  for (const step of path) node = isObject(node) ? node[step] : undefined;
  return isObject(node) ? node : undefined;
}

type Place = readonly (string | number)[];

function placesOf(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null || at.length > 6) return [at];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...entries.slice(0, 40).flatMap(([key, inner]) => placesOf(inner, [...at, key]))];
}

function applyChange(value: unknown, wanted: Change): unknown {
  const places = placesOf(value);
  // the root is replaced by other means
  const at = places[1 + Math.floor(wanted.place * (places.length - 1))] ?? [];
  return changeAt(value, at, wanted);
}

function changeAt(value: unknown, [step, ...rest]: Place, wanted: Change): unknown {
  if (step === undefined) return changed(value, wanted);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.flatMap((item, index) => {
      if (index !== step) return [item];
      return rest.length === 0 && wanted.kind === 'remove' ? [] : [changeAt(item, rest, wanted)];
    });
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (key !== step) return [[key, item]];
      return rest.length === 0 && wanted.kind === 'remove'
        ? []
        : [[key, changeAt(item, rest, wanted)]];
    }),
  );
}

function changed(value: unknown, { kind, key, value: odd }: Change): unknown {
  switch (kind) {
    case 'replace':
    case 'remove':
      return odd;
    case 'add':
      return isObject(value) ? Object.fromEntries([...Object.entries(value), [key, odd]]) : odd;
    case 'wrap':
      return [value];
    case 'reverse':
      return isObject(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;
  }
}
