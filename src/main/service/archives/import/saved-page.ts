/**
 * A page that a browser saved as one file, as exchanges of a WARC: MHTML, or HTML whose first comment says from where
 * and when. Source: RFC 2557 (MHTML), RFC 2045 (transfer encodings), RFC 2392 (`cid:`).
 */
import type { ArchivedExchange } from '../../ports/archive.ts';
import { createKnownPayloads, exchangeRecords } from '../warc/write.ts';

/** What is looked at to tell such a file. */
export const HEAD_BYTES = 4096;
const MOST_PARTS = 10_000;

const SAVED = /<!--\s*Page saved with SingleFile\s+url: (\S+)\s+saved date: ([^\n]+)/;
const MHTML = /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*?content-type:\s*multipart\/related\b/i;

export const isSavedPage = (start: Buffer): boolean => {
  const text = start.toString('latin1');
  return MHTML.test(text) || SAVED.test(text);
};

/** Undefined where it holds no page of the web. */
export function savedPageAsWarc(bytes: Buffer): readonly Uint8Array[] | undefined {
  const exchanges = MHTML.test(bytes.toString('latin1', 0, HEAD_BYTES))
    ? exchangesOfMhtml(bytes)
    : exchangeOfHtml(bytes);
  if (exchanges.length === 0) return undefined;
  const known = createKnownPayloads();
  const id = exchanges[0]?.url ?? '';
  return exchanges.flatMap((one, place) =>
    exchangeRecords({ id }, one, place, known).flatMap(({ plain }) => plain),
  );
}

function exchangeOfHtml(body: Buffer): readonly ArchivedExchange[] {
  const [, url = '', date = ''] = SAVED.exec(body.toString('latin1', 0, HEAD_BYTES)) ?? [];
  return isOfWeb(url) ? [exchange(url, 'text/html; charset=utf-8', body, Date.parse(date))] : [];
}

function exchange(url: string, type: string, body: Buffer, at: number): ArchivedExchange {
  const mimeType = (type.split(';')[0] ?? '').trim().toLowerCase();
  const headers = [['content-type', type]] as const;
  return { method: 'GET', url, status: 200, statusText: 'OK', headers, mimeType, body, at };
}

const isOfWeb = (url: string): boolean => /^https?:$/.test(URL.parse(url)?.protocol ?? '');

interface Part {
  readonly fields: ReadonlyMap<string, string>;
  /** As it is in the file. */
  readonly coded: Buffer;
}

/** The page first; pages in its frames are left out, what they show too. */
function exchangesOfMhtml(bytes: Buffer): readonly ArchivedExchange[] {
  const { fields, coded } = partOf(bytes);
  const boundary = paramOf(fields.get('content-type') ?? '', 'boundary');
  const at = Date.parse(fields.get('date') ?? '');
  const parts = boundary === '' ? [] : partsIn(coded, boundary);
  const isHtml = (part: Part): boolean => /^text\/html|xhtml/i.test(typeOf(part));
  const main = parts.find(isHtml);
  const url = main?.fields.get('content-location') ?? fields.get('snapshot-content-location') ?? '';
  if (main === undefined || !isOfWeb(url)) return [];
  const addresses = new Map<string, string>();
  for (const part of parts) {
    const id = part.fields.get('content-id')?.replace(/^<|>$/g, '');
    const place = part.fields.get('content-location') ?? '';
    const name = place.startsWith('cid:') ? place.slice(4) : id;
    if (name !== undefined) addresses.set(name, isOfWeb(place) ? place : madeAddress(name, url));
  }
  const shown = [main, ...parts.filter((part) => part !== main && !isHtml(part))];
  return shown.flatMap((part) => {
    const place = part === main ? url : placeOf(part, url, addresses);
    const isText = /^text\/(?:html|css)|xhtml|svg/i.test(typeOf(part));
    const body = isText ? withAddresses(decoded(part), addresses) : decoded(part);
    return isOfWeb(place) ? [exchange(place, typeOf(part), body, at)] : [];
  });
}

const typeOf = ({ fields }: Part): string =>
  fields.get('content-type') ?? 'application/octet-stream';

function placeOf({ fields }: Part, base: string, addresses: ReadonlyMap<string, string>): string {
  const place = fields.get('content-location') ?? '';
  const id = place.startsWith('cid:')
    ? place.slice(4)
    : (fields.get('content-id') ?? '').replace(/^<|>$/g, '');
  return addresses.get(id) ?? URL.parse(place, base)?.href ?? '';
}

/** For a part that has a name and no address. */
const madeAddress = (name: string, base: string): string =>
  new URL(`/.part/${encodeURIComponent(name)}`, base).href;

function withAddresses(text: Buffer, addresses: ReadonlyMap<string, string>): Buffer {
  const written = text
    .toString('latin1')
    .replaceAll(/cid:([^\s"'<>()&]+)/gi, (whole, name: string) => addresses.get(name) ?? whole);
  return Buffer.from(written, 'latin1');
}

function partsIn(body: Buffer, boundary: string): readonly Part[] {
  const mark = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let from = body.indexOf(mark);
  while (from !== -1 && parts.length < MOST_PARTS) {
    const begin = from + mark.length;
    // two more dashes end the file
    if (body.toString('latin1', begin, begin + 2) === '--') break;
    const next = body.indexOf(`\n--${boundary}`, begin);
    const line = next === -1 ? body.length : next;
    const end = body[line - 1] === 13 ? line - 1 : line;
    parts.push(partOf(body.subarray(body.indexOf('\n', begin) + 1, end)));
    from = next === -1 ? -1 : next + 1;
  }
  return parts;
}

function partOf(bytes: Buffer): Part {
  const [dos, unix] = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')];
  const isDos = dos !== -1 && (unix === -1 || dos < unix);
  const end = isDos ? dos : unix;
  if (end === -1) return { fields: new Map(), coded: bytes };
  const lines = bytes.toString('latin1', 0, end).replaceAll(/\r?\n[ \t]+/g, ' ');
  const fields = new Map<string, string>();
  for (const line of lines.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { fields, coded: bytes.subarray(end + (isDos ? 4 : 2)) };
}

const paramOf = (field: string, name: string): string => {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(field) ?? [];
  return quoted ?? plain ?? '';
};

function decoded({ fields, coded }: Part): Buffer {
  const coding = (fields.get('content-transfer-encoding') ?? '').toLowerCase();
  if (coding === 'base64') return Buffer.from(coded.toString('latin1'), 'base64');
  if (coding !== 'quoted-printable') return coded;
  const text = coded
    .toString('latin1')
    .replaceAll(/=[ \t]*\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(text, 'latin1');
}
