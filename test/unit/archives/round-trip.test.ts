import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT_THREAD, importArchive } from '../../../src/main/service/archives/import/thread.ts';
import { ARCHIVE_LIMITS } from '../../../src/main/service/archives/limits.ts';
import type { ImportReport } from '../../../src/main/service/ports/archive.ts';
import { openDesk, type Desk } from '../../support/archives/files.ts';
import { held, madeLibrary, type HeldCapture } from '../../support/archives/memory-library.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => desk[Symbol.asyncDispose]());

async function imported(path: string): Promise<{ captures: HeldCapture[]; report: ImportReport }> {
  const { folder } = desk;
  const now = Date.UTC(2026, 11, 1);
  const read = importArchive(path, { folder, limits: ARCHIVE_LIMITS, now, ...IMPORT_THREAD });
  const captures = await held(read.captures);
  const report = read.report();
  if (report === undefined) throw new Error('The import ended without a report.');
  return { captures, report };
}

/** Buffers and Uint8Arrays alike. */
function comparable(captures: readonly HeldCapture[]): unknown {
  return JSON.parse(
    JSON.stringify(captures, (_key, value: unknown) => {
      if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
      const isBuffer =
        typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
      return isBuffer && 'data' in value
        ? Buffer.from(value.data as number[]).toString('base64')
        : value;
    }),
  );
}

it('gives back bodies, headers, texts, tags and highlights as they were', async () => {
  const library = madeLibrary(6);
  const { captures, report } = await imported(await desk.write('out.wacz', library));
  expect(comparable(captures)).toEqual(comparable(library.captures));
  expect(report).toMatchObject({
    captures: 6,
    signature: { kind: 'valid' },
    damaged: [],
    refused: [],
  });
});

it('exports what was imported as the same bytes, but for the signature', async () => {
  const first = await desk.write('first.wacz', madeLibrary(5), { withPrivate: true });
  const { captures, report } = await imported(first);
  const second = await desk.write('second.wacz', { captures, links: report.chain });
  const [one, other] = [await readFile(first), await readFile(second)];
  const end = one.indexOf('"signature"');
  expect(end).toBeGreaterThan(one.length - 2000);
  expect(one.subarray(0, end).equals(other.subarray(0, end))).toBe(true);
});

it('takes a part of a library with its place in the chain', async () => {
  const { captures, links } = madeLibrary(5);
  const part = await imported(
    await desk.write('part.wacz', { captures: captures.slice(2, 4), links }),
  );
  expect(part.report.chain.map(({ n }) => n)).toEqual([3, 4, 5]);
  expect(part.captures.map(({ chain }) => chain?.n)).toEqual([3, 4]);
});

it('takes what can still be read of a damaged archive, and says what cannot', async () => {
  const path = await desk.write('hurt.wacz', madeLibrary(4));
  const bytes = await readFile(path);
  bytes[9000] = (bytes[9000] ?? 0) ^ 0xff;
  await writeFile(path, bytes);
  const { captures, report } = await imported(path);
  expect(captures).toHaveLength(4);
  expect(report.damaged.map(({ where }) => where)).toContain('archive/data.warc.gz');
  expect(report.refused.length).toBeGreaterThan(0);
});

it('gives back what it wrote as one WARC, too', async () => {
  const library = madeLibrary(3);
  const { captures } = await imported(await desk.write('own.warc.gz', library));
  expect(comparable(captures)).toEqual(comparable(library.captures));
});

it('makes captures of the pages of a WARC alone, the same ones each time', async () => {
  const own = gunzipSync(await readFile(await desk.write('alone.warc.gz', madeLibrary(3))));
  const path = desk.path('alone.warc');
  // nothing in it says that it is Hearth's
  const others = own.toString('latin1').replaceAll('urn:hearth:capture:', 'urn:others:capture:');
  await writeFile(path, others, 'latin1');
  const [one, other] = [await imported(path), await imported(path)];
  expect(
    one.captures.map(({ url, finalUrl, held: { length } }) => [url, finalUrl, length]),
  ).toEqual(
    [0, 1, 2].map((place) => [
      `https://www.heater.test/page-${place}/`,
      `https://www.heater.test/page-${place}/`,
      12,
    ]),
  );
  expect(one.captures.map(({ id }) => id)).toEqual(other.captures.map(({ id }) => id));
});

it('says which capture the records are of, where the file does not tell it', async () => {
  const library = madeLibrary(2);
  const own = gunzipSync(await readFile(await desk.write('older.warc.gz', library)));
  const path = desk.path('older.warc');
  await writeFile(
    path,
    own.toString('latin1').replaceAll('urn:hearth:capture:', 'urn:older:capture:'),
    'latin1',
  );
  const { captures } = await imported(path);
  expect(captures.map(({ namedId }) => namedId)).toEqual(library.captures.map(({ id }) => id));
});

it('gives back a capture whose address is very long', async () => {
  const library = madeLibrary(1);
  const [made] = library.captures;
  if (made === undefined) throw new Error('No capture was made.');
  const url = `https://www.heater.test/?q=${'long%20'.repeat(20_000)}`;
  const held = made.held.map((one, place) => (place === 0 ? { ...one, url } : one));
  const captures = [{ ...made, url, finalUrl: url, held }];
  for (const name of ['long.wacz', 'long.warc.gz']) {
    const read = await imported(await desk.write(name, { ...library, captures }));
    expect(read.report).toMatchObject({ damaged: [], refused: [] });
    expect(read.captures[0]?.text).toBe(made.text);
    expect(read.captures[0]?.held[0]?.body?.length).toBe(held[0]?.body?.length);
  }
});

it('names records without the place in the page that was asked for', async () => {
  const library = madeLibrary(1);
  const captures = library.captures.map((one) => ({
    ...one,
    finalUrl: `${one.finalUrl}#part`,
    held: one.held.map((exchange, place) =>
      place === 0 ? { ...exchange, url: `${exchange.url}#part` } : exchange,
    ),
  }));
  const path = await desk.write('part.warc.gz', { ...library, captures });
  const text = gunzipSync(await readFile(path)).toString('latin1');
  expect(text).toContain('WARC-Target-URI: https://www.heater.test/page-0/\r\n');
  expect(text).not.toMatch(/WARC-Target-URI: https?:\S*#/);
  expect((await imported(path)).captures).toMatchObject([{ finalUrl: captures[0]?.finalUrl }]);
});

const answer = (path: string, type: string, body: string, more = ''): string => {
  const block = `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\n\r\n${body}`;
  return `WARC/1.0\r\nWARC-Type: response\r\nWARC-Date: 2020-06-01T12:00:00Z\r\n${more}WARC-Target-URI: https://others.test${path}\r\nContent-Type: application/http; msgtype=response\r\nContent-Length: ${Buffer.byteLength(block)}\r\n\r\n${block}\r\n\r\n`;
};

it('makes a capture of each document, and leaves parts with their page', async () => {
  const path = desk.path('documents.warc');
  const records = [
    answer('/', 'text/html', '<p>Page</p>'),
    answer('/minutes', 'application/pdf', '%PDF-1.4'),
    answer('/style.css', 'text/css', 'p{}'),
    answer('/letter', 'application/vnd.oasis.opendocument.text', 'x'),
  ];
  await writeFile(path, records.join(''));
  const { captures } = await imported(path);
  expect(captures.map(({ url, held }) => [url, held.map((one) => one.url)])).toEqual([
    ['https://others.test/', ['https://others.test/', 'https://others.test/style.css']],
    ['https://others.test/minutes', ['https://others.test/minutes']],
    ['https://others.test/letter', ['https://others.test/letter']],
  ]);
});

it('takes both of two files that were put together', async () => {
  const path = desk.path('both.warc');
  const named = 'WARC-Page-ID: 0197a000-0000-7000-8000-0000000000aa\r\n';
  await writeFile(
    path,
    answer('/named', 'text/html', '<p>1</p>', named) + answer('/other', 'text/html', '<p>2</p>'),
  );
  const { captures } = await imported(path);
  expect(captures.map(({ url }) => url)).toEqual([
    'https://others.test/named',
    'https://others.test/other',
  ]);
});
