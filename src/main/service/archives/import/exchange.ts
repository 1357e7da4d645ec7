/** Second reading: one record as an exchange, its body from wherever in the archive it lies. */
import type { ArchivedExchange, HeaderFields } from '../../ports/archive.ts';
import type { Budget } from '../limits.ts';
import { decodedBody, fieldOf, httpBlockOf } from '../warc/http-block.ts';
import { readRecord, type WarcRecord } from '../warc/read.ts';
import { shown } from '../zip/read.ts';
import type { Catalogue, Findings, RecordRef } from './catalogue.ts';

export interface Reader {
  readonly catalogue: Catalogue;
  readonly budget: Budget;
  /** For what is read once more, for a page that shows it too. */
  readonly again: Budget;
  readonly findings: Findings;
  /** Written by Hearth: fields it renamed get their names back. */
  readonly isOwn: boolean;
}

/** Undefined when the record cannot be read any more. */
export async function exchangeOf(
  reader: Reader,
  ref: RecordRef,
): Promise<ArchivedExchange | undefined> {
  if (ref.isBare && ref.original !== undefined) {
    const original = await exchangeOf(reader, ref.original);
    return original && { ...original, url: ref.url, at: ref.at };
  }
  const record = await recordAt(reader, ref);
  if (record?.block === undefined) return undefined;
  const asked = await requestOf(reader, ref);
  const message = ref.type === 'resource' ? undefined : httpBlockOf(record.block);
  const common = { url: ref.url, at: ref.at, ...asked };
  if (message === undefined) {
    const type = record.fields.get('content-type') ?? '';
    const headers: HeaderFields = [['content-type', type]];
    const mimeType = withoutParameters(type);
    return { ...common, status: 200, statusText: '', headers, mimeType, body: record.block };
  }
  const [, status = '', ...words] = message.start.split(' ');
  const headers = reader.isOwn ? ownHeaders(message.headers) : plainHeaders(message.headers);
  return {
    ...common,
    status: Number(status) || 0,
    statusText: words.join(' '),
    headers,
    mimeType:
      record.fields.get('warc-identified-payload-type') ??
      (withoutParameters(fieldOf(message.headers, 'content-type')) ||
        (ref.isHtml ? 'text/html' : '')),
    body: await bodyOf(reader, ref, record),
  };
}

export async function recordAt(
  { budget }: Reader,
  { file, offset }: Pick<RecordRef, 'file' | 'offset'>,
): Promise<WarcRecord | undefined> {
  const item = await readRecord(file, offset, budget);
  return item.kind === 'record' ? item.record : undefined;
}

async function bodyOf(
  reader: Reader,
  ref: RecordRef,
  record: WarcRecord,
): Promise<Uint8Array | null> {
  if (ref.type === 'revisit') {
    const { original } = ref;
    const found = original === undefined ? undefined : await recordAt(reader, original);
    if (original === undefined || found?.block === undefined) {
      const what =
        'names a body that is not in this archive; WARC files that belong together can be joined end to end';
      reader.findings.refused.push({ where: shown(ref.url), what });
      return null;
    }
    return decoded(reader, original, found);
  }
  if (record.fields.has('warc-truncated') && isEmpty(record)) return null;
  return decoded(reader, ref, record);
}

function isEmpty({ block }: WarcRecord): boolean {
  return block !== undefined && httpBlockOf(block)?.body.length === 0;
}

function decoded(reader: Reader, ref: RecordRef, { block }: WarcRecord): Uint8Array | null {
  const message = block === undefined ? undefined : httpBlockOf(block);
  if (message === undefined) return block ?? null;
  const most = reader.budget.limits.bodyBytes;
  const { body } = decodedBody(message, most);
  reader.budget.spend(body?.length ?? most);
  if (body !== undefined) return body;
  const what = `its body unpacks to more than ${Math.round(most / 1024 ** 2)} MB`;
  reader.findings.refused.push({ where: shown(ref.url), what });
  return null;
}

async function requestOf(
  reader: Reader,
  ref: RecordRef,
): Promise<Pick<ArchivedExchange, 'method' | 'requestBody' | 'requestType'>> {
  if (ref.requestOffset === undefined) return { method: 'GET' };
  const record = await recordAt(reader, { file: ref.file, offset: ref.requestOffset });
  const message = record?.block === undefined ? undefined : httpBlockOf(record.block);
  if (message === undefined) return { method: 'GET' };
  const requestType = fieldOf(message.headers, 'content-type');
  const hasBody = message.body.length > 0 || fieldOf(message.headers, 'content-length') !== '';
  return {
    method: message.start.split(' ')[0] ?? 'GET',
    ...(hasBody ? { requestBody: message.body } : {}),
    ...(requestType === '' ? {} : { requestType }),
  };
}

const SECRET = /^(?:set-cookie2?|cookie|authorization|proxy-.*)$/;

/** What other writers keep and Hearth never does stays outside. */
function plainHeaders(headers: HeaderFields): HeaderFields {
  return headers.filter(([name]) => !SECRET.test(name));
}

function ownHeaders(headers: HeaderFields): HeaderFields {
  return headers
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => [name.replace(/^x-orig-/, ''), value]);
}

export function withoutParameters(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}
