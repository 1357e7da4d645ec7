/**
 * WARC/1.1 records of captures, as bytes still to be compressed.
 *
 * Deterministic: a record's id is made of what it holds, never of chance. Bodies are written as they were after
 * content decoding, so fields that speak of their coding are kept under `x-orig-` names, as the field does. A body
 * that the file holds already becomes a `revisit`. Source: WARC 1.1 (ISO 28500:2017), sections 5 and 6.
 */
import { hash } from 'node:crypto';
import type { ArchivedCapture, ArchivedExchange, HeaderFields } from '../../ports/archive.ts';
import type { CdxFields } from './cdxj.ts';
import { requestQuery } from './post-query.ts';

export interface PlannedRecord {
  readonly plain: readonly Uint8Array[];
  /** Already compressed bytes are not tried again. */
  readonly isDense: boolean;
  /** Absent: not found by address. */
  readonly index?: CdxFields;
}

interface Payload {
  readonly url: string;
  readonly at: number;
}

/** Bodies that the file holds: a repeat is not written again. Of a library of any size the last met are known. */
export interface KnownPayloads {
  /** Where it was first; undefined: only from now on. */
  meet(digest: string, here: Payload): Payload | undefined;
}

const MOST_KNOWN = 20_000;

export function createKnownPayloads(most = MOST_KNOWN): KnownPayloads {
  const known = new Map<string, Payload>();
  return {
    meet(digest, here) {
      const first = known.get(digest);
      known.delete(digest);
      known.set(digest, first ?? here);
      if (known.size <= most) return first;
      for (const oldest of known.keys()) {
        known.delete(oldest);
        break;
      }
      return first;
    },
  };
}

interface RecordHead {
  readonly type: 'warcinfo' | 'response' | 'request' | 'revisit' | 'resource';
  readonly id: string;
  readonly at: number;
  readonly url?: string;
  readonly contentType: string;
  readonly fields?: HeaderFields;
}

const CRLF = '\r\n';
const EMPTY = new Uint8Array(0);
const END = Buffer.from(CRLF + CRLF);
const IDENTICAL = 'http://netpreserve.org/warc/1.1/revisit/identical-payload-digest';
/** 0001-01-01. */
const EARLIEST = -62_135_596_800_000;
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The record that begins each file. */
export function warcInfo(file: string, software: string, at: number): PlannedRecord {
  const text = [`software: ${oneLine(software)}`, 'format: WARC File Format 1.1', ''].join(CRLF);
  return {
    isDense: false,
    plain: record(
      {
        type: 'warcinfo',
        id: recordId(file, software, String(at)),
        at,
        contentType: 'application/warc-fields',
        fields: [['WARC-Filename', file]],
      },
      [Buffer.from(text)],
    ),
  };
}

/** Response (or revisit) and request of the `place`-th exchange of a capture. */
export function exchangeRecords(
  capture: Pick<ArchivedCapture, 'id'>,
  given: ArchivedExchange,
  place: number,
  known: KnownPayloads,
): readonly PlannedRecord[] {
  // nobody asks for a fragment: players would not find the record
  const exchange = { ...given, url: given.url.split('#', 1)[0] ?? given.url };
  const { url, at, body } = exchange;
  const payload = body ?? EMPTY;
  const digest = exchange.digest?.slice('sha256:'.length) ?? hash('sha256', payload, 'hex');
  const first = payload.length === 0 ? undefined : known.meet(digest, { url, at });
  const id = recordId(capture.id, String(place), 'response', digest);
  const query = requestQuery(exchange);
  const answer: PlannedRecord = {
    isDense: isDense(exchange.mimeType),
    plain: record(
      {
        type: first === undefined ? 'response' : 'revisit',
        id,
        at,
        url,
        contentType: 'application/http; msgtype=response',
        fields: [
          ['WARC-Page-ID', capture.id],
          ['WARC-Payload-Digest', `sha256:${digest}`],
          ['WARC-Identified-Payload-Type', exchange.mimeType],
          ...(body === null ? ([['WARC-Truncated', 'unspecified']] as const) : []),
          ...(first === undefined ? [] : refersTo(first)),
        ],
      },
      [responseHead(exchange, payload.length), first === undefined ? payload : EMPTY],
    ),
    ...(body === null
      ? {}
      : {
          index: {
            url,
            at,
            digest: `sha256:${digest}`,
            mime: first === undefined ? exchange.mimeType : 'warc/revisit',
            status: exchange.status,
            ...(query === undefined ? {} : { method: exchange.method, requestBody: query }),
          },
        }),
  };
  return [answer, requestRecord(capture.id, exchange, place, id)];
}

/** By these a capture of Hearth's is known again in a file without index. */
export const OWN_LINE = 'urn:hearth:capture:';
export const OWN_MANIFEST = 'urn:hearth:manifest:';

/** Still, text, Markdown, thumbnail and other parts of a capture; `line`: what else Hearth says of it. */
export function partRecords(capture: ArchivedCapture, line?: string): readonly PlannedRecord[] {
  const { still, text, markdown, thumbnail, parts = [], finalUrl: url } = capture;
  return [
    ...(still === undefined ? [] : [part(`urn:hearth:still:${url}`, 'text/html', still)]),
    ...(text === '' ? [] : [part(`urn:text:${url}`, 'text/plain', Buffer.from(text))]),
    ...(markdown === undefined
      ? []
      : [part(`urn:hearth:markdown:${url}`, 'text/markdown', Buffer.from(markdown))]),
    ...(thumbnail === undefined
      ? []
      : [part(`urn:thumbnail:${url}`, pictureType(thumbnail), thumbnail)]),
    ...parts.map(({ name, url: of, mimeType, body }) =>
      part(`urn:hearth:part:${name}:${of}`, mimeType, body),
    ),
    ...(line === undefined
      ? []
      : [
          part(OWN_LINE + capture.id, 'application/json', Buffer.from(line)),
          part(OWN_MANIFEST + capture.id, 'application/json', capture.manifest),
        ]),
  ];

  function part(name: string, mimeType: string, body: Uint8Array): PlannedRecord {
    const digest = `sha256:${hash('sha256', body, 'hex')}`;
    const head: RecordHead = {
      type: 'resource',
      id: recordId(capture.id, name, digest),
      at: capture.at,
      url: name,
      contentType: mimeType,
      fields: [
        ['WARC-Page-ID', capture.id],
        ['WARC-Payload-Digest', digest],
      ],
    };
    return {
      isDense: isDense(mimeType),
      plain: record(head, [body]),
      index: { url: name, at: capture.at, digest, mime: mimeType, status: 200 },
    };
  }
}

/** What a picture's first bytes say it is. */
function pictureType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' {
  if (bytes[0] === 0x89) return 'image/png';
  return bytes[0] === 0xff ? 'image/jpeg' : 'image/webp';
}

function requestRecord(
  captureId: string,
  { method, url, requestBody, requestType, at }: ArchivedExchange,
  place: number,
  responseId: string,
): PlannedRecord {
  const body = requestBody ?? EMPTY;
  const target = URL.parse(url);
  const lines = [
    `${oneLine(method)} ${target === null ? oneLine(url) : target.pathname + target.search} HTTP/1.1`,
    ...(target === null ? [] : [`host: ${target.host}`]),
    ...(requestType === undefined ? [] : [`content-type: ${oneLine(requestType)}`]),
    ...(requestBody === undefined ? [] : [`content-length: ${body.length}`]),
  ];
  const head: RecordHead = {
    type: 'request',
    id: recordId(captureId, String(place), 'request', hash('sha256', body, 'hex')),
    at,
    url,
    contentType: 'application/http; msgtype=request',
    fields: [
      ['WARC-Page-ID', captureId],
      ['WARC-Concurrent-To', responseId],
    ],
  };
  return {
    isDense: false,
    plain: record(head, [Buffer.from(lines.join(CRLF) + CRLF + CRLF), body]),
  };
}

function refersTo({ url, at }: { readonly url: string; readonly at: number }): HeaderFields {
  return [
    ['WARC-Profile', IDENTICAL],
    ['WARC-Refers-To-Target-URI', url],
    ['WARC-Refers-To-Date', isoDate(at)],
  ];
}

const CODING = new Set(['content-encoding', 'transfer-encoding', 'content-length']);
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

function responseHead(exchange: ArchivedExchange, bytes: number): Buffer {
  const { status, statusText, headers } = exchange;
  const fields = headers
    .filter(([name]) => TOKEN.test(name))
    .map(([name, value]) => `${CODING.has(name) ? `x-orig-${name}` : name}: ${oneLine(value)}`);
  const lines = [
    `HTTP/1.1 ${status} ${oneLine(statusText)}`,
    ...fields,
    `content-length: ${bytes}`,
  ];
  return Buffer.from(lines.join(CRLF) + CRLF + CRLF);
}

function record(head: RecordHead, block: readonly Uint8Array[]): readonly Uint8Array[] {
  const bytes = block.reduce((sum, piece) => sum + piece.length, 0);
  const lines = [
    'WARC/1.1',
    `WARC-Type: ${head.type}`,
    `WARC-Record-ID: ${head.id}`,
    `WARC-Date: ${isoDate(head.at)}`,
    ...(head.url === undefined ? [] : [`WARC-Target-URI: ${oneLine(head.url)}`]),
    ...(head.fields ?? []).map(([name, value]) => `${name}: ${oneLine(value)}`),
    `Content-Type: ${oneLine(head.contentType)}`,
    `Content-Length: ${bytes}`,
  ];
  const start = Buffer.from(lines.join(CRLF) + CRLF + CRLF);
  return [start, ...block, END];
}

/** UUID (version 8, RFC 9562) of what it names. */
function recordId(...of: readonly string[]): string {
  const hex = hash('sha256', of.join('\n'), 'hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `<urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}>`;
}

/** WARC knows the years 1 to 9999. */
export function isoDate(at: number): string {
  return new Date(Math.min(Math.max(at, EARLIEST), LATEST)).toISOString();
}

/** A value cannot end its line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\0]+/g, ' ').trim();
}

const DENSE =
  /^(?:image\/(?!svg|bmp)|video\/|audio\/|font\/woff|application\/(?:zip|gzip|pdf|wasm))/;

function isDense(mimeType: string): boolean {
  return DENSE.test(mimeType);
}
