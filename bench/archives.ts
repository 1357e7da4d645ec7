/**
 * Export of full captures as WACZ, then verifying and importing the file: MB/s of bodies, most memory, seconds.
 *
 * `npm run bench -- archives [--captures 1000] [--body 90000] [--parts 60]`. Half of the bytes are text that
 * compresses, half are pictures that do not. The export runs in a process of its own, whose memory is read at its end.
 */
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { CHAIN_START, linkOf } from '../src/main/service/domain/library/chain.ts';
import { IMPORT_THREAD, importArchive } from '../src/main/service/archives/import/thread.ts';
import { ARCHIVE_LIMITS } from '../src/main/service/archives/limits.ts';
import { openSigner } from '../src/main/service/archives/sign.ts';
import { verifyArchive } from '../src/main/service/archives/wacz/verify.ts';
import { exportWacz } from '../src/main/service/archives/wacz/write.ts';
import type {
  ArchivedExchange,
  ArchiveSource,
  ChainLink,
} from '../src/main/service/ports/archive.ts';
import {
  FIRST_AT,
  madeLibrary,
  numbersFrom,
  sha256,
} from '../test/support/archives/memory-library.ts';

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      captures: { type: 'string', default: '1000' },
      body: { type: 'string', default: '20000' },
      parts: { type: 'string', default: '60' },
    },
  });
  const size = {
    captures: Number(values.captures),
    body: Number(values.body),
    parts: Number(values.parts),
  };
  const folder = await mkdtemp(join(tmpdir(), 'hearth-bench-archives-'));
  try {
    await measure(folder, size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Size {
  readonly captures: number;
  /** Mean bytes of a body. */
  readonly body: number;
  readonly parts: number;
}

async function measure(folder: string, size: Size): Promise<void> {
  const counted = { bytes: 0 };
  const path = join(folder, 'bench.wacz');
  const signer = await openSigner(join(folder, 'key'));
  const options = { at: FIRST_AT, software: 'Hearth bench', title: 'Bench', withPrivate: false };
  const seconds = await timed(async () => {
    const { bytes } = exportWacz(madeSource(size, counted), { ...options, signer, folder });
    await pipeline(bytes, createWriteStream(path));
  });
  const megabytes = counted.bytes / 1e6;
  const file = statSync(path).size / 1e6;
  console.log(
    `export  ${size.captures} captures, ${megabytes.toFixed(0)} MB of bodies: ${seconds.toFixed(1)} s, ${(megabytes / seconds).toFixed(0)} MB/s, file ${file.toFixed(0)} MB, peak ${peak()} MB`,
  );
  const said = { isIntact: false };
  const verifying = await timed(async () => {
    Object.assign(said, await verifyArchive(path, { folder }));
  });
  console.log(
    `verify  ${said.isIntact ? 'intact' : 'NOT INTACT'}: ${verifying.toFixed(1)} s, ${(file / verifying).toFixed(0)} MB/s of file, peak ${peak()} MB`,
  );
  let exchanges = 0;
  const importing = await timed(async () => {
    const read = importArchive(path, {
      folder,
      limits: ARCHIVE_LIMITS,
      now: FIRST_AT + 1e10,
      ...IMPORT_THREAD,
    });
    for await (const capture of read.captures) {
      for await (const exchange of capture.exchanges) exchanges += exchange.status === 0 ? 0 : 1;
    }
  });
  console.log(
    `import  ${exchanges} exchanges: ${importing.toFixed(1)} s, ${(file / importing).toFixed(0)} MB/s of file, peak ${peak()} MB`,
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}

function peak(): number {
  const held = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return Math.round(Number(held) / 1024);
}

/** Captures made while they are asked for: none is held. */
function madeSource({ captures, body, parts }: Size, counted: { bytes: number }): ArchiveSource {
  const [model] = madeLibrary(1, { parts: 0 }).captures;
  if (model === undefined) throw new Error('No capture was made.');
  const { held, ...facts } = model;
  const next = numbersFrom(16);
  const noise = Buffer.alloc(4_000_000);
  for (let at = 0; at < noise.length; at += 1) noise[at] = Math.floor(next() * 256);
  const words = Array.from({ length: 5000 }, () => Math.floor(next() * 1e9).toString(36));
  const prose = Buffer.from(
    Array.from({ length: 300_000 }, () => words[Math.floor(next() ** 2 * words.length)]).join(' '),
  );
  const links: ChainLink[] = [];
  function* exchanges(place: number): Generator<ArchivedExchange> {
    const [first] = held;
    for (let part = 0; first !== undefined && part < parts; part += 1) {
      const bytes = Math.floor(body * (0.5 + next()));
      const from = part % 2 === 0 ? prose : noise;
      const start = Math.floor(next() * (from.length - bytes));
      counted.bytes += bytes;
      const mimeType = part % 2 === 0 ? 'text/html' : 'image/jpeg';
      yield {
        ...first,
        url: `https://bench.test/${place}/${part}`,
        mimeType,
        body: from.subarray(start, start + bytes),
      };
    }
  }
  return {
    async *captures() {
      for (let place = 0; place < captures; place += 1) {
        const id = `bench-${place}`;
        const manifest = Buffer.from(JSON.stringify({ hearth: 1, id, at: FIRST_AT }));
        const digest = sha256(manifest);
        const link = linkOf(links.at(-1)?.link ?? CHAIN_START, digest, FIRST_AT);
        links.push({ n: place + 1, digest, at: FIRST_AT, link });
        const url = `https://bench.test/${place}/0`;
        const list = exchanges(place);
        yield {
          ...facts,
          ...{ id, url, finalUrl: url, manifest, chain: { n: place + 1, link } },
          exchanges: (async function* each() {
            yield* list;
          })(),
        };
      }
    },
    async *chain(from) {
      yield* links.filter(({ n }) => n >= from);
    },
  };
}
