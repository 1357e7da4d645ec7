/** The one file of `--out`: looked at before anything is fetched and charged, written at the end; failures in a sentence. */
import { accessSync, constants, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HearthError } from '../service/domain/errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** Throws `CONFIG_INVALID` when the file could not be written; undefined is standard output. */
export function checkOutFile(file: string | undefined): void {
  if (file === undefined) return;
  const target = resolve(file);
  if (existsSync(target) && statSync(target).isDirectory()) throw refusal(file, 'it is a folder');
  let nearest = existsSync(target) ? target : dirname(target);
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  if (nearest !== target && !statSync(nearest).isDirectory()) {
    throw refusal(file, `${nearest} is a file, not a folder`);
  }
  try {
    accessSync(nearest, constants.W_OK);
  } catch (error) {
    throw fileProblem(error) ?? error;
  }
}

/** Writes it, with the folders it lies in. */
export async function writeOutFile(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(resolve(file)), { recursive: true });
  await writeStreamed(file, [content]);
}

/** Into a file of its own beside it first: what broke off is never taken for whole, and replaces nothing. */
export async function writeStreamed(
  file: string,
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<void> {
  // where a link leads to is written, and the link stays
  const target = existsSync(file) ? await realpath(file) : file;
  const isDrafted = mayDraft(target);
  const draft = isDrafted ? `${target}.${process.pid}.part` : target;
  if (isDrafted) await clearDrafts(target);
  try {
    await pipeline(Readable.from(content), createWriteStream(draft));
    if (isDrafted) await rename(draft, target);
  } catch (error) {
    if (isDrafted) await rm(draft, { force: true });
    // named as it was asked for; what writing says has no name at all
    const why = error instanceof Error && 'syscall' in error ? REASONS[codeOf(error)] : undefined;
    throw why === undefined ? error : refusal(file, why, error, 'write');
  }
}

/** Not of a device, nor in a folder where only the file itself may be written. */
function mayDraft(target: string): boolean {
  if (existsSync(target) && !statSync(target).isFile()) return false;
  try {
    accessSync(dirname(resolve(target)), constants.W_OK);
    return true;
  } catch {
    return !existsSync(target);
  }
}

/** What exports to this file left that were killed. */
async function clearDrafts(file: string): Promise<void> {
  const folder = dirname(resolve(file));
  const begin = `${basename(file)}.`;
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = name.startsWith(begin) ? /^(\d+)\.part$/.exec(name.slice(begin.length))?.[1] : null;
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** What the file system refused, as a sentence; undefined for any other error. */
export function fileProblem(error: unknown): HearthError | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('path' in error)) return undefined;
  return refusal(String(error.path), REASONS[codeOf(error)] ?? codeOf(error), error);
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

function refusal(file: string, why: string, cause?: unknown, act = 'open'): HearthError {
  return new HearthError('CONFIG_INVALID', `Cannot ${act} ${file}: ${why}.`, { cause });
}
