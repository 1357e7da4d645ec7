/**
 * Bytes that must be kept until a file's later part is written: in memory while few, in a temporary file beyond.
 * Lines to be sorted go through runs of such files, so that an index of millions needs little memory.
 */
import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNK_BYTES = 262_144;
const RUN_BYTES = 16_777_216;

export interface Spool extends AsyncDisposable {
  readonly append: (bytes: Uint8Array | string) => Promise<void>;
  readonly length: () => number;
  /** What was appended, from the start; may be read again. */
  readonly read: () => AsyncGenerator<Uint8Array>;
}

/** An empty spool; its file, when there is one, has no use for others and goes with it. */
export function createSpool(folder: string): Spool {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let written = 0;
  let file: FileHandle | undefined;
  let path = '';

  async function spill(): Promise<void> {
    if (file === undefined) {
      path = join(folder, `spool-${randomUUID()}`);
      file = await open(path, 'wx+', 0o600);
    }
    const bytes = Buffer.concat(pending);
    await file.write(bytes, 0, bytes.length, written);
    written += bytes.length;
    [pending, pendingBytes] = [[], 0];
  }

  return {
    async append(bytes) {
      const buffer = typeof bytes === 'string' ? Buffer.from(bytes, 'utf8') : Buffer.from(bytes);
      pending.push(buffer);
      pendingBytes += buffer.length;
      if (pendingBytes >= CHUNK_BYTES) await spill();
    },
    length: () => written + pendingBytes,
    async *read() {
      for (let at = 0; file !== undefined && at < written;) {
        const chunk = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, written - at));
        const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
        at += bytesRead;
        yield chunk.subarray(0, bytesRead);
      }
      if (pendingBytes > 0) yield Buffer.concat(pending);
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
      const buffer = Buffer.from(line, 'utf8');
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
