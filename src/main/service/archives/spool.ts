/**
 * Bytes that must be kept until a file's later part is written: in memory while few, in a temporary file beyond.
 * Lines to be sorted go through runs of such files, so that an index of millions needs little memory.
 */
import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNK_BYTES = 262_144;
const RUN_BYTES = 8_388_608;
const SLAB_BYTES = 1_048_576;
const PIECE_BYTES = 131_072;
/** Not worth a copy. */
const LARGE_BYTES = 65_536;

export interface Spool extends AsyncDisposable {
  readonly append: (bytes: Uint8Array | string) => Promise<void>;
  readonly length: () => number;
  /** What was appended, from the start; may be read again. */
  readonly read: () => AsyncGenerator<Uint8Array>;
}

/** An empty spool; its file, when there is one, has no use for others and goes with it. */
export function createSpool(folder: string): Spool {
  /** One piece of memory: many small ones that stay keep large ones around them from being used again. */
  let chunk: Buffer | undefined;
  let pending = 0;
  let written = 0;
  let file: FileHandle | undefined;
  let path = '';

  async function write(bytes: Uint8Array): Promise<void> {
    if (file === undefined) {
      path = join(folder, `spool-${randomUUID()}`);
      file = await open(path, 'wx+', 0o600);
    }
    await file.write(bytes, 0, bytes.length, written);
    written += bytes.length;
  }

  async function spill(held: Buffer): Promise<void> {
    await write(held.subarray(0, pending));
    pending = 0;
  }

  return {
    async append(given) {
      const bytes = typeof given === 'string' ? Buffer.from(given, 'utf8') : given;
      chunk ??= Buffer.allocUnsafeSlow(CHUNK_BYTES);
      if (pending + bytes.length > CHUNK_BYTES) await spill(chunk);
      if (bytes.length > CHUNK_BYTES) {
        await write(bytes);
        return;
      }
      chunk.set(bytes, pending);
      pending += bytes.length;
    },
    length: () => written + pending,
    async *read() {
      for (let at = 0; file !== undefined && at < written;) {
        const piece = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, written - at));
        const { bytesRead } = await file.read(piece, 0, piece.length, at);
        at += bytesRead;
        yield piece.subarray(0, bytesRead);
      }
      if (chunk !== undefined && pending > 0) yield Buffer.from(chunk.subarray(0, pending));
    },
    async [Symbol.asyncDispose]() {
      await file?.close();
      if (path !== '') await rm(path, { force: true });
    },
  };
}

/** Lines (without line feed) given back in the order of their bytes. */
export interface SortedLines extends AsyncDisposable {
  readonly add: (line: string) => Promise<void>;
  readonly count: () => number;
  readonly read: () => AsyncGenerator<Buffer>;
}

export function createSortedLines(folder: string): SortedLines {
  const runs: Spool[] = [];
  const slabs = createSlabs();
  let lines: Buffer[] = [];
  let bytes = 0;
  let count = 0;

  async function endRun(): Promise<void> {
    const run = createSpool(folder);
    runs.push(run);
    lines.sort(byBytes);
    for (const line of lines) await run.append(Buffer.concat([line, LINE_FEED]));
    [lines, bytes] = [[], 0];
  }

  return {
    async add(line) {
      const buffer = slabs.copy(Buffer.from(line, 'utf8'));
      lines.push(buffer);
      bytes += buffer.length;
      count += 1;
      if (bytes >= RUN_BYTES) await endRun();
    },
    count: () => count,
    async *read() {
      if (runs.length === 0) {
        yield* lines.sort(byBytes);
        return;
      }
      await endRun();
      yield* merged(runs.map((run) => linesOf(run.read())));
    },
    async [Symbol.asyncDispose]() {
      for (const run of runs) await run[Symbol.asyncDispose]();
    },
  };
}

/** Memory for what is small and stays, a megabyte at a time. */
function createSlabs(): { readonly copy: (bytes: Buffer) => Buffer } {
  let slab = Buffer.alloc(0);
  let used = 0;
  return {
    copy(bytes) {
      if (used + bytes.length > slab.length) {
        slab = Buffer.allocUnsafeSlow(Math.max(SLAB_BYTES, bytes.length));
        used = 0;
      }
      const own = slab.subarray(used, used + bytes.length);
      own.set(bytes);
      used += bytes.length;
      return own;
    },
  };
}

const byBytes = (one: Buffer, other: Buffer): number => Buffer.compare(one, other);
const LINE_FEED = Buffer.from('\n');

async function* merged(runs: readonly AsyncGenerator<Buffer>[]): AsyncGenerator<Buffer> {
  const heads = new Map<AsyncGenerator<Buffer>, Buffer>();
  const advance = async (run: AsyncGenerator<Buffer>): Promise<void> => {
    const next = await run.next();
    if (next.done === true) heads.delete(run);
    else heads.set(run, next.value);
  };
  for (const run of runs) await advance(run);
  while (heads.size > 0) {
    const [first] = [...heads].sort(([, one], [, other]) => Buffer.compare(one, other));
    if (first === undefined) return;
    yield first[1];
    await advance(first[0]);
  }
}

/** Without their line feeds. For lines Hearth wrote itself: of any length. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.subarray(0, end);
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) yield rest;
}

/** The same bytes in larger pieces: a write for each small one costs more than making it. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    if (size === 0 && piece.length >= LARGE_BYTES) {
      yield piece;
      continue;
    }
    held.push(piece);
    size += piece.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}
