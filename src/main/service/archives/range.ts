/** A stretch of an open file, and lines of JSON in one. */
import type { FileHandle } from 'node:fs/promises';
import type { Budget } from './limits.ts';

export interface ByteRange {
  /** For messages: the name within the archive. */
  readonly name: string;
  readonly file: FileHandle;
  /** Both within the file. */
  readonly start: number;
  readonly end: number;
}

const CHUNK_BYTES = 65_536;
const WINDOW_BYTES = 524_288;

/** What was read last of each file: records are small and follow each other. */
const windows = new WeakMap<FileHandle, { readonly at: number; readonly bytes: Buffer }>();

/** Up to `bytes` from `offset` of the range; fewer at its end. For reading only. */
export async function readAt(range: ByteRange, offset: number, bytes: number): Promise<Buffer> {
  const at = range.start + offset;
  const most = Math.max(0, Math.min(bytes, range.end - at));
  if (most > WINDOW_BYTES / 2) return readFrom(range.file, at, most);
  let window = windows.get(range.file);
  if (window === undefined || at < window.at || at + most > window.at + window.bytes.length) {
    window = { at, bytes: await readFrom(range.file, at, WINDOW_BYTES) };
    windows.set(range.file, window);
  }
  return window.bytes.subarray(at - window.at, at - window.at + most);
}

async function readFrom(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(bytes);
  let read = 0;
  while (read < bytes) {
    const { bytesRead } = await file.read(buffer, read, bytes - read, at + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return buffer.subarray(0, read);
}

export async function* chunksOf(range: ByteRange, from = 0): AsyncGenerator<Buffer> {
  for (let at = from; at < range.end - range.start;) {
    const chunk = await readAt(range, at, CHUNK_BYTES);
    if (chunk.length === 0) return;
    at += chunk.length;
    yield chunk;
  }
}

export interface Line {
  readonly offset: number;
  /** Undefined: longer than a line may be. */
  readonly bytes: Buffer | undefined;
}

/** Lines without their ends; a longer one than allowed is passed over without being held. */
export async function* linesIn(range: ByteRange, budget: Budget): AsyncGenerator<Line> {
  let pieces: Buffer[] = [];
  let [held, offset, at] = [0, 0, 0];
  for await (const chunk of chunksOf(range)) {
    budget.spend(chunk.length);
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      const whole = held + end - from;
      pieces.push(chunk.subarray(from, end));
      yield { offset, bytes: whole > budget.limits.lineBytes ? undefined : Buffer.concat(pieces) };
      [pieces, held] = [[], 0];
      from = end + 1;
      offset = at + from;
    }
    held += chunk.length - from;
    if (held > budget.limits.lineBytes) pieces = [];
    else pieces.push(chunk.subarray(from));
    at += chunk.length;
  }
  if (held > 0) {
    yield { offset, bytes: held > budget.limits.lineBytes ? undefined : Buffer.concat(pieces) };
  }
}

/** A line's object; undefined when it is none. */
export function objectOf(bytes: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined; // neither JSON nor UTF-8
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
