/** Files and pages that are made to hurt, sent and scraped: a document or a clear failure, and the service lives. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFormCheck, operationOf } from '../support/attack/documented.ts';
import {
  makeDocx,
  makeEncryptedOffice,
  makeEpub,
  makeOds,
  makeXlsx,
} from '../support/documents/office.ts';
import { makePdf } from '../support/documents/pdf.ts';
import { serveProcess, type ServedProcess } from '../support/serve.ts';
import { type FixtureSite, startSite } from '../support/site.ts';
import { createTenants, lookerInto } from '../support/tenants.ts';

/** Far more than any of them needs, far less than what the bombs unpack to. */
const MOST_MB = 1_500;
const check = createFormCheck();
const log: string[] = [];
let dataDir: string;
let service: ServedProcess;
let site: FixtureSite;
let key = '';

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-hostile-'));
  site = await startSite();
  service = await serveProcess(dataDir, 0, {
    onLog: (line) => log.push(line),
    flags: ['--document-timeout-ms', '8000'],
  });
  const [tenant] = await lookerInto(dataDir)(({ store }) => createTenants(store, 1));
  key = tenant?.key ?? '';
});
afterAll(async () => {
  await service.stop();
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length >> 1);

/** The archive with one of its parts replaced by so many MB of one letter. */
function bomb(archive: Uint8Array, part: string, megabytes: number): Uint8Array {
  const filler = Buffer.alloc(megabytes * 1_000_000, 'a');
  return zipSync({ ...unzipSync(archive), [part]: filler }, { level: 9 });
}

/** Every length the archive tells of its parts (local and central headers) says less than there is. */
function lying(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  for (let at = 0; at + 30 < bytes.length; at += 1) {
    if (bytes.readUInt32LE(at) === 0x04034b50) bytes.writeUInt32LE(1, at + 22);
    if (bytes.readUInt32LE(at) === 0x02014b50) bytes.writeUInt32LE(1, at + 24);
  }
  return bytes;
}

function nested(levels: number): Uint8Array {
  let inner = makeDocx();
  for (let level = 0; level < levels; level += 1) inner = zipSync({ 'word/document.xml': inner });
  return inner;
}

const pdf = makePdf({ pages: [[{ text: 'Tea', x: 72, y: 720 }]] });
const looping = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 99999999>>endobj\ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n9\n%%EOF',
);
const entities = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50)}">${'bcdefghij'.replaceAll(/./g, (name) => `<!ENTITY ${name} "${`&${String.fromCharCode(name.charCodeAt(0) - 1)};`.repeat(10)}">`)}]><x>&j;</x>`;

const FILES: readonly (readonly [string, string, () => Uint8Array])[] = [
  ['half a PDF', 'a.pdf', () => half(pdf)],
  ['a PDF whose pages contain themselves', 'a.pdf', () => looping],
  ['half a DOCX', 'a.docx', () => half(makeDocx())],
  ['half an XLSX', 'a.xlsx', () => half(makeXlsx())],
  ['half an EPUB', 'a.epub', () => half(makeEpub())],
  ['a DOCX that unpacks to 300 MB', 'a.docx', () => bomb(makeDocx(), 'word/document.xml', 300)],
  ['an XLSX that unpacks to 300 MB', 'a.xlsx', () => bomb(makeXlsx(), 'xl/workbook.xml', 300)],
  ['an ODS that unpacks to 300 MB', 'a.ods', () => bomb(makeOds({ A: '' }), 'content.xml', 300)],
  ['a DOCX that lies about its lengths', 'a.docx', () => lying(makeDocx())],
  ['an XLSX that lies about its lengths', 'a.xlsx', () => lying(makeXlsx())],
  ['a DOCX of archives in archives', 'a.docx', () => nested(20)],
  ['an encrypted office file', 'a.docx', makeEncryptedOffice],
  ['entities of entities', 'a.xml', () => Buffer.from(entities)],
  ['a million nested elements', 'a.html', () => Buffer.from('<div>'.repeat(1_000_000))],
  ['a million open formats', 'a.html', () => Buffer.from('<b><p>'.repeat(200_000))],
  ['a tag without end', 'a.html', () => Buffer.from(`<a ${'x="y" '.repeat(500_000)}`)],
  ['RTF groups without end', 'a.rtf', () => Buffer.from(`{\\rtf1 ${'{'.repeat(1_000_000)}`)],
  ['quotes without end', 'a.csv', () => Buffer.from('"'.repeat(2_000_001))],
];

async function ask(path: string, body: FormData | string): Promise<string> {
  const response = await fetch(service.address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body,
  });
  const { status, headers } = response;
  const text = await response.text();
  const contentType = headers.get('content-type') ?? '';
  expect(check(operationOf('POST', path), { status, contentType, text })).toBe(undefined);
  expect(text.slice(0, 300)).not.toContain('UNKNOWN_ERROR');
  return text;
}

const peakMb = (): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8'))?.[1]) / 1_024;

it.each(FILES)('%s, sent and scraped', async (_what, name, make) => {
  const bytes = Uint8Array.from(make());
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  await ask('/v2/parse', form);
  site.files.set(`/${name}`, { type: TYPES[name.slice(2)] ?? '', body: bytes });
  await ask('/v2/scrape', JSON.stringify({ url: `${site.origin}/${name}`, maxAge: 0 }));
  const alive = JSON.stringify({ url: `${site.origin}/static/5kb`, maxAge: 0 });
  expect(await ask('/v2/scrape', alive)).toContain('"success":true');
  if (process.platform === 'linux') expect(peakMb()).toBeLessThan(MOST_MB);
  expect(log.filter((line) => /unexpected|unhandled/i.test(line))).toEqual([]);
});

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  epub: 'application/epub+zip',
  xml: 'application/xml',
  html: 'text/html',
  rtf: 'application/rtf',
  csv: 'text/csv',
};

const LABELS = [
  ...['utf-8', 'utf-16le', 'utf-16be', 'utf-7', 'utf-32', 'ibm866', 'koi8-r', 'koi8-u', 'gbk'],
  ...[
    'gb18030',
    'big5',
    'euc-jp',
    'iso-2022-jp',
    'shift_jis',
    'euc-kr',
    'replacement',
    'macintosh',
  ],
  ...[
    'x-mac-cyrillic',
    'x-user-defined',
    'iso-2022-kr',
    'hz-gb-2312',
    'nonsense',
    '',
    '"',
    'utf-8;utf-16',
  ],
  ...Array.from({ length: 16 }, (_, index) => `iso-8859-${index + 1}`),
  ...Array.from({ length: 9 }, (_, index) => `windows-125${index}`),
];

it('every label of an encoding, over bytes that are none of it', async () => {
  const noise = Uint8Array.from({ length: 2_000 }, (_, index) => (index * 7) % 256);
  const body = Buffer.concat([Buffer.from('<main><p>Tea '), noise, Buffer.from('</main>')]);
  for (const [index, label] of LABELS.entries()) {
    for (const type of ['text/html', 'text/plain', 'text/csv', 'application/xml']) {
      const path = `/label/${index}/${type}`;
      site.files.set(path, { type: `${type}; charset=${label}`, body });
      const text = await ask('/v2/scrape', JSON.stringify({ url: site.origin + path, maxAge: 0 }));
      // noise may be refused as a file of another kind, a page never
      if (type === 'text/html') expect(text, label).toContain('"success":true');
    }
  }
});
