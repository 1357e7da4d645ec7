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
