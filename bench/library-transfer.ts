/**
 * The library out and in: kept captures of a real store as WACZ, and that file into an empty store. MB/s of bodies, most
 * memory of the process, which is started as the service is.
 *
 * `npm run bench -- library-transfer [--captures 300] [--body 20000] [--parts 60]`. Half of the bytes are text that
 * compresses, half are pictures that do not. What fills the first store is written piece by piece, so that it does not
 * count as memory of the export. With `--flat` the memory is said after each fifth of the work: it must not grow with the
 * library. `--flat --captures 4100` is 5 GB (20 GB of disk for a while).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { serviceEnv, serviceFlags } from '../bin/service-node.mjs';
import { IMPORT_THREAD, importArchive } from '../src/main/service/archives/import/thread.ts';
import { ARCHIVE_LIMITS } from '../src/main/service/archives/limits.ts';
import { verifyArchive } from '../src/main/service/archives/wacz/verify.ts';
import { v2 } from '../src/main/service/dialects/v2.ts';
import {
  digestOf,
  encodeManifest,
  type Manifest,
} from '../src/main/service/domain/library/manifest.ts';
import { createBrowse } from '../src/main/service/operations/library/browse.ts';
import { createLibraryExport } from '../src/main/service/operations/library/export.ts';
import { Sprites } from '../src/main/service/pipeline/replay/sprites.ts';
import { takeIn, type TakeInDeps } from '../src/main/service/operations/library/take-in.ts';
import type { BlobClass, NewBlob } from '../src/main/service/ports/library.ts';
import { openBlobStore } from '../src/main/service/store/blobs/blob-store.ts';
import { openSqliteBackend } from '../src/main/service/store/sqlite/backend.ts';
import { numbersFrom } from '../test/support/archives/memory-library.ts';
import { silentLog } from '../test/support/store-builders.ts';

const ACCOUNT = 'bench';
const AT = Date.UTC(2026, 10, 1);

interface Size {
  /** The memory is said on the way. */
  readonly isFlat: boolean;
  readonly captures: number;
  readonly body: number;
  readonly parts: number;
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      captures: { type: 'string', default: '300' },
      body: { type: 'string', default: '20000' },
      parts: { type: 'string', default: '60' },
      step: { type: 'string' },
      folder: { type: 'string' },
      flat: { type: 'boolean', default: false },
    },
  });
  const size = {
    isFlat: values.flat,
    captures: Number(values.captures),
    body: Number(values.body),
    parts: Number(values.parts),
  };
  const { step, folder } = values;
  if (step !== undefined && folder !== undefined) {
    await STEPS[step]?.(folder, size);
    return;
  }
  const made = await mkdtemp(join(tmpdir(), 'hearth-bench-transfer-'));
  try {
    // a process each, so that the memory of one is not taken for that of the next
    for (const name of Object.keys(STEPS)) {
      const again = ['--step', name, '--folder', made, ...args];
      const main = join(import.meta.dirname, 'main.ts');
      const child = spawn(process.execPath, [...serviceFlags, main, 'library-transfer', ...again], {
        stdio: 'inherit',
        env: { ...serviceEnv, ...process.env },
      });
      await once(child, 'exit');
    }
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

const STEPS: Readonly<Record<string, (folder: string, size: Size) => Promise<void>>> = {
  fill: async (folder, size) => {
    const place = await openPlace(join(folder, 'from'));
    const bytes = await fill(place, size);
    await place.close();
    await writeFile(join(folder, 'bytes'), String(bytes));
    console.log(`filled: ${size.captures} captures, ${mb(bytes)} MB of bodies`);
  },
  export: exportAll,
  import: importAll,
};

type Place = Pick<TakeInDeps, 'store' | 'blobs' | 'clock'> & {
  readonly close: () => Promise<void>;
};

async function openPlace(folder: string): Promise<Place> {
  const clock = { now: () => AT };
  await mkdir(join(folder, 'library'), { recursive: true });
  const path = join(folder, 'hearth.db');
  const backend = await openSqliteBackend({ path, clock, log: silentLog });
  const blobs = openBlobStore({ path: join(folder, 'library', 'blobs.db'), log: silentLog });
  const close = (): Promise<void> => blobs.close().then(() => backend.close());
  return { store: backend.store, blobs, clock, close };
}

async function bytesIn(folder: string): Promise<number> {
  return Number(await readFile(join(folder, 'bytes'), 'utf8'));
}

async function exportAll(folder: string, { isFlat }: Size): Promise<void> {
  const place = await openPlace(join(folder, 'from'));
  const bytes = await bytesIn(folder);
  const exports = createLibraryExport({
    ...{ ...place, browse: createBrowse(place), folder, software: 'Hearth bench' },
    keyPath: join(folder, 'key'),
    picturesOf: (texts) => new Sprites(texts),
  });
  const before = peak();
  const spent = await timed(async () => {
    const asked = { accountId: ACCOUNT, format: 'wacz', withPrivate: false } as const;
    const { content } = await exports.file(asked);
    // what is written is about four fifths of what is read
    const watched = isFlat ? watch(content, 'exported', bytes * 0.8) : content;
    await pipeline(watched, createWriteStream(join(folder, 'bench.wacz')));
  });
  const file = statSync(join(folder, 'bench.wacz')).size;
  console.log(
    `export ${speed(bytes, spent)} (goal 40), peak ${peak()} MB, ${before} of it before (goal 300), file ${mb(file)} MB`,
  );
  await place.close();
}

async function importAll(folder: string, size: Size): Promise<void> {
  const place = await openPlace(join(folder, 'to'));
  const path = join(folder, 'bench.wacz');
  const bytes = await bytesIn(folder);
  const { options } = v2.readScrape({ url: 'https://a.invalid/' }, { allowLocal: false });
  const pipeline = { run: () => Promise.reject(new Error('Own archives need no pipeline')) };
  let added = 0;
  const tell = size.isFlat ? fifths('imported', size.captures) : () => undefined;
  const spent = await timed(async () => {
    const thread = { folder, limits: ARCHIVE_LIMITS, now: AT + 1e10, ...IMPORT_THREAD };
    for await (const capture of importArchive(path, thread).captures) {
      const deps = { ...place, options, software: 'bench', pipeline };
      const taken = await takeIn(deps, ACCOUNT, capture, new AbortController().signal);
      if (taken === 'added') added += 1;
      tell(added);
    }
  });
  console.log(
    `import ${speed(bytes, spent)}, ${added} of ${size.captures} added, peak ${peak()} MB`,
  );
  const { isIntact } = await verifyArchive(path, { folder });
  console.log(`verify ${isIntact ? 'intact' : 'NOT INTACT'}`);
  await place.close();
}

async function fill({ store, blobs }: Place, { captures, body, parts }: Size): Promise<number> {
  const next = numbersFrom(16);
  const noise = Buffer.alloc(4_000_000);
  for (let at = 0; at < noise.length; at += 1) noise[at] = Math.floor(next() * 256);
  const words = Array.from({ length: 5000 }, () => Math.floor(next() * 1e9).toString(36));
  const prose = Buffer.from(
    Array.from({ length: 300_000 }, () => words[Math.floor(next() ** 2 * words.length)]).join(' '),
  );
  let all = 0;
  for (let place = 0; place < captures; place += 1) {
    const url = `https://bench.test/${place}`;
    const waiting: NewBlob[] = [];
    const add = (bytes: Uint8Array, blobClass: BlobClass) => {
      const digest = digestOf(bytes);
      waiting.push({ digest, bytes, class: blobClass, urlKey: url, host: 'bench.test' });
      return digest;
    };
    const piece = (part: number): Buffer => {
      const bytes = Math.floor(body * (0.5 + next()));
      const source = part % 2 === 0 ? prose : noise;
      const start = Math.floor(next() * (source.length - bytes));
      all += bytes;
      return source.subarray(start, start + bytes);
    };
    const text = `Page ${place} of the bench.`;
    const manifest: Manifest = {
      ...{ hearth: 1, id: `00000000-0000-7000-8000-${String(place).padStart(12, '0')}` },
      ...{ kind: 'full', url, finalUrl: url, redirects: [], at: AT + place, engine: 'browser' },
      profile: { languages: [], mobile: false, blockAds: true },
      ...{ status: 200, statusText: 'OK', headers: [['content-type', 'text/html']] },
      ...{ contentType: 'text/html', body: add(piece(0), 'html') },
      ...{ text: add(Buffer.from(text), 'text'), title: `Page ${place}`, description: '' },
      language: 'en',
      resources: Array.from({ length: parts }, (_, part) => {
        const bytes = piece(part);
        return {
          ...{ method: 'GET', url: `${url}/${part}`, status: 200, headers: [], flags: [] },
          mimeType: part % 2 === 0 ? 'text/css' : 'image/jpeg',
          body: add(bytes, part % 2 === 0 ? 'css' : 'binary'),
          bytes: bytes.length,
        };
      }),
      ...{ missing: [], private: false, software: 'bench' },
    };
    const digest = add(encodeManifest(manifest), 'manifest');
    const infos = await blobs.put(waiting, AT);
    const own = infos.find((info) => info.digest === digest);
    await store.saveCapture({
      ...{ id: manifest.id, accountId: ACCOUNT, urlKey: url, url, host: 'bench.test' },
      ...{ at: manifest.at, kind: 'full', kept: true, engine: 'browser', status: 200 },
      ...{ contentType: 'text/html', private: false, bytes: 0, title: manifest.title },
      manifest: { pk: own?.pk ?? 0, digest, blobPks: infos.map(({ pk }) => pk) },
      ...{ description: '', language: 'en', text, tags: [] },
    });
  }
  return all;
}

interface Spent {
  readonly seconds: number;
  /** Of all threads. */
  readonly cpuSeconds: number;
}

async function timed(work: () => Promise<void>): Promise<Spent> {
  const since = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: (performance.now() - since) / 1000, cpuSeconds: (user + system) / 1e6 };
}

/** On a busy machine the time of the processor says more than that of the clock. */
function speed(bytes: number, { seconds, cpuSeconds }: Spent): string {
  const rate = (of: number): string => (bytes / 1e6 / of).toFixed(0);
  return `${rate(seconds)} MB/s, ${seconds.toFixed(1)} s; ${rate(cpuSeconds)} MB a second of processor, ${cpuSeconds.toFixed(1)} s`;
}

async function* watch(
  content: AsyncIterable<Uint8Array | string>,
  what: string,
  all: number,
): AsyncGenerator<Uint8Array | string> {
  const tell = fifths(what, all);
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    tell(bytes);
    yield piece;
  }
}

/** Says the memory each time a fifth of all is done. */
function fifths(what: string, all: number): (done: number) => void {
  let said = 0;
  return (done) => {
    if (done < ((said + 1) * all) / 5) return;
    said += 1;
    console.log(`  ${what} ${said}/5: now ${held('VmRSS')} MB, most ${peak()} MB`);
  };
}

function mb(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function peak(): number {
  return held('VmHWM');
}

function held(what: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
}
