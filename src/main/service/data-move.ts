/**
 * Moves the data folder, in two steps that leave the old one whole.
 *
 * 1. While the service runs everything is copied to a folder that must be empty and have the room; databases as
 *    they stood when their copy began.
 * 2. The next start, before anything is opened, brings over what has changed since, reads every database
 *    through and only then goes over. Where that fails it stays with the old folder and says why.
 *
 * A copy that a kill broke off, or that could not be used, is told of and cleared: a file in the old folder says
 * from its beginning on where it lies.
 *
 * The old folder is never deleted here but for `removeOld`, which the reader asks for. In the new one nothing is
 * deleted but what was copied: a list of that lies in the old one until the move is over.
 */
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import type { MoveAnswer, OldFolder } from '../../contract/console/settings.ts';
import { placeOf, readMove, writeMove } from './config/moved.ts';
import { HearthError } from './domain/errors.ts';
import type { Log } from './ports/system.ts';
import { checkDatabase, copyDatabase } from './store/copy-database.ts';
import { openDataDir } from './store/data-dir.ts';

export interface DataMover {
  /** Throws `BAD_REQUEST` saying what is wrong with the target. */
  start(to: string): MoveAnswer;
  state(): MoveAnswer | undefined;
  /** Ends a copy under way or takes back one that waits for the next start; what was copied is deleted. */
  forget(): Promise<void>;
  /** The folder the data came from, while it is there. */
  old(): OldFolder | undefined;
  removeOld(): void;
}

/** What belongs to one running process, or to the folder itself. */
const STAYS =
  /^(lock\.db.*|lock\.pid|reserve.*|service\.json|moved\.json|copied\.json|copying\.json|came-from\.json)$/;
const IS_SIDECAR = /\.db-(wal|shm|journal)$/;
const DATABASE_ENDING = '.db';
/** Beyond what is copied, so that the service can go on writing there. */
const SPARE_BYTES = 256 * 1024 * 1024;
const CAME_FROM = 'came-from.json';
/** Paths of all that was copied, while the move waits for the next start. */
const COPIED = 'copied.json';

/** Where a copy lies that is not ready, for as long as it lies there. */
const COPYING = 'copying.json';
/** The first that a Hearth writes which is started on a folder; it is never copied. */
const LOCK = 'lock.db';

interface Unready {
  readonly to: string;
  readonly paths: readonly string[];
  readonly why: string;
}

interface CopiedFile {
  readonly path: string;
  readonly bytes: number;
}

export function createDataMover(dataDir: string, log: Log): DataMover {
  let answer = clearUnready(dataDir, log);
  let life: AbortController | undefined;
  let running: Promise<void> | undefined;

  return {
    start(typed) {
      if (life !== undefined) throw refused('A move is under way already.');
      if (readMove(dataDir)?.state === 'copied') {
        throw refused('The data were copied already; start Hearth anew, or take that move back.');
      }
      clearUnready(dataDir, log);
      const files = filesOf(dataDir);
      const to = checkTarget(dataDir, typed, files);
      noteUnready(dataDir, { to, paths: files.map(({ path }) => path), why: BROKEN_OFF });
      const started = new AbortController();
      life = started;
      const copied: string[] = [];
      answer = { kind: 'copying', to, doneBytes: 0, totalBytes: 0 };
      running = copyFiles(files, {
        ...{ from: dataDir, to, copied, signal: started.signal },
        tell: (doneBytes, totalBytes) => (answer = { kind: 'copying', to, doneBytes, totalBytes }),
      })
        .then(() => {
          writeFileSync(join(dataDir, COPIED), JSON.stringify(copied), { mode: 0o600 });
          writeMove(dataDir, { state: 'copied', to });
          rmSync(join(dataDir, COPYING), { force: true });
          answer = { kind: 'copied', to };
          log.info('data folder copied', { to });
        })
        .catch((error: unknown) => {
          takeBack(to, copied);
          rmSync(join(dataDir, COPYING), { force: true });
          const why = started.signal.aborted ? undefined : sentenceOf(error);
          answer = why === undefined ? undefined : { kind: 'failed', to, why };
          if (why !== undefined) log.warn('data folder not copied', { to, error: why });
        })
        .finally(() => (life = undefined));
      return answer;
    },
    state() {
      const kept = readMove(dataDir);
      return answer ?? (kept?.state === 'copied' ? { kind: 'copied', to: kept.to } : undefined);
    },
    async forget() {
      life?.abort();
      await running;
      const kept = readMove(dataDir);
      if (kept?.state === 'copied') {
        rmSync(join(dataDir, 'moved.json'), { force: true });
        takeBack(kept.to, copiedFrom(dataDir));
        rmSync(join(dataDir, COPIED), { force: true });
      }
      answer = undefined;
    },
    old: () => oldOf(dataDir),
    removeOld() {
      const old = oldOf(dataDir);
      if (old === undefined) throw refused('There is no old data folder any more.');
      for (const name of readdirSync(old.path)) {
        // the pointer stays: whoever names the old folder is still led here
        if (name !== 'moved.json') rmSync(join(old.path, name), { recursive: true, force: true });
      }
      rmSync(join(dataDir, CAME_FROM), { force: true });
    },
  };
}

interface Copying {
  readonly from: string;
  readonly to: string;
  /** Told each path before it is written. */
  readonly copied: string[];
  readonly signal: AbortSignal;
  readonly tell: (doneBytes: number, totalBytes: number) => void;
}

async function copyFiles(
  files: readonly CopiedFile[],
  { from, to, copied, signal, tell }: Copying,
): Promise<void> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let before = 0;
  const onProgress = (bytes: number): void => tell(Math.min(total, before + bytes), total);
  for (const { path, bytes } of files) {
    signal.throwIfAborted();
    copied.push(path);
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    if (path.endsWith(DATABASE_ENDING)) {
      await copyDatabase(join(from, path), target, { signal, onProgress });
    } else await copyUnlessGone(join(from, path), target);
    before += bytes;
    onProgress(0);
  }
}

/** What the service has deleted since the list was made is nothing to copy. */
async function copyUnlessGone(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target);
  } catch (error) {
    if (existsSync(source)) throw error;
    rmSync(target, { force: true });
  }
}

/**
 * The folder to open now. Ends a move whose copy is ready; where that fails the old folder is opened as before.
 * Nothing may have the folder open; throws `DATA_DIR_IN_USE` when somebody has.
 */
export async function finishMove(named: string, log: Log): Promise<string> {
  const from = placeOf(named);
  const move = readMove(from);
  if (move?.state !== 'copied') return from;
  const held = openDataDir(from);
  try {
    await bringUpToDate(from, move.to);
    writeFileSync(join(move.to, CAME_FROM), JSON.stringify({ path: from }), { mode: 0o600 });
    writeMove(from, { state: 'moved', to: move.to });
    rmSync(join(from, COPYING), { force: true });
    log.info('data folder moved', { from, to: move.to });
    return move.to;
  } catch (error) {
    const why = sentenceOf(error);
    log.warn('data folder not moved; the old one is used', { error: why });
    const brought = filesOf(from, { withSidecars: true }).map(({ path }) => path);
    noteUnready(from, { to: move.to, paths: [...copiedFrom(from), ...brought], why });
    rmSync(join(from, 'moved.json'), { force: true });
    return from;
  } finally {
    rmSync(join(from, COPIED), { force: true });
    held.release();
  }
}

const BROKEN_OFF = 'Hearth ended while it copied';

function noteUnready(dataDir: string, unready: Unready): void {
  writeFileSync(join(dataDir, COPYING), JSON.stringify(unready), { mode: 0o600 });
}

/** Clears what a move left that came to nothing, and says so. What a Hearth was started on since is its own. */
function clearUnready(dataDir: string, log: Log): MoveAnswer | undefined {
  const unready = readUnready(dataDir);
  if (unready === undefined || readMove(dataDir) !== undefined) return undefined;
  const { to, paths, why } = unready;
  // a disk that is not connected may come back with it
  const isAway = !existsSync(dirname(to));
  const isUsed = existsSync(join(to, LOCK));
  try {
    if (!isUsed) takeBack(to, paths);
    if (!isAway) rmSync(join(dataDir, COPYING), { force: true });
    log.warn('a copy of the data folder was not finished', { to, error: why, isUsed, isAway });
  } catch (error) {
    log.warn('half a copy of the data folder is left', { to, error: sentenceOf(error) });
    return { kind: 'failed', to, why: `${why}, and what was copied cannot be deleted; delete it` };
  }
  return { kind: 'failed', to, why: `${why}; move the data again` };
}

function readUnready(dataDir: string): Unready | undefined {
  try {
    const { to, paths, why } = JSON.parse(
      readFileSync(join(dataDir, COPYING), 'utf8'),
    ) as Partial<Unready>;
    if (to === undefined || paths === undefined || why === undefined) return undefined;
    return { to, paths, why };
  } catch {
    return undefined;
  }
}

/** What is newer in the old folder, whole, and the databases read through. */
async function bringUpToDate(from: string, to: string): Promise<void> {
  accessSync(to, constants.W_OK);
  const files = filesOf(from, { withSidecars: true });
  for (const { path, bytes } of files) {
    const source = join(from, path);
    const target = join(to, path);
    const copy = statSync(target, { throwIfNoEntry: false });
    const isSame = copy?.size === bytes && copy.mtimeMs >= statSync(source).mtimeMs;
    const isAlive = existsSync(`${source}-wal`);
    if (isSame && !isAlive && !IS_SIDECAR.test(path)) continue;
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(source, target);
  }
  const wanted = new Set(files.map(({ path }) => path));
  const gone = copiedFrom(from).filter((path) => !wanted.has(path));
  const sidecars = filesOf(to, { withSidecars: true }).filter(
    ({ path }) => !wanted.has(path) && wanted.has(path.replace(IS_SIDECAR, DATABASE_ENDING)),
  );
  takeBack(to, [...gone, ...sidecars.map(({ path }) => path)]);
  for (const { path } of files) if (path.endsWith(DATABASE_ENDING)) checkDatabase(join(to, path));
}

function filesOf(
  folder: string,
  { withSidecars = false }: { readonly withSidecars?: boolean } = {},
): readonly CopiedFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => !STAYS.test(path) && (withSidecars || !IS_SIDECAR.test(path)))
    .flatMap((path) => {
      const stat = lstatSync(join(folder, path), { throwIfNoEntry: false });
      return stat?.isFile() === true ? [{ path, bytes: stat.size }] : [];
    });
}

/** The absolute path; the folder is there, empty and ours. */
function checkTarget(dataDir: string, typed: string, files: readonly CopiedFile[]): string {
  const text = typed.trim();
  if (!isAbsolute(text)) {
    throw refused('Give the whole path of the new folder, from the root of the disk on.');
  }
  const to = resolve(text);
  const way = relative(dataDir, to);
  if (way === '' || !way.startsWith('..') || !relative(to, dataDir).startsWith('..')) {
    throw refused('The new folder must not be the old one, lie in it or hold it.');
  }
  try {
    mkdirSync(to, { recursive: true, mode: 0o700 });
    accessSync(to, constants.W_OK);
  } catch (error) {
    throw refused(`${to} cannot be written: ${sentenceOf(error)}. Choose another folder.`);
  }
  if (readdirSync(to).length > 0) {
    throw refused(`${to} is not empty. Choose a folder that is, or a name that is free.`);
  }
  const needed = files.reduce((sum, { bytes }) => sum + bytes, 0) + SPARE_BYTES;
  const { bavail, bsize } = statfsSync(to);
  if (bavail * bsize < needed) {
    const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1_048_576)} MB`;
    throw refused(
      `The disk of ${to} has ${inMegabytes(bavail * bsize)} free; ${inMegabytes(needed)} are needed. Make room, or choose another disk.`,
    );
  }
  return to;
}

function oldOf(dataDir: string): OldFolder | undefined {
  try {
    const { path } = JSON.parse(readFileSync(join(dataDir, CAME_FROM), 'utf8')) as {
      readonly path?: unknown;
    };
    if (typeof path !== 'string' || readMove(path)?.state !== 'moved') return undefined;
    const bytes = filesOf(path).reduce((sum, file) => sum + file.bytes, 0);
    return bytes === 0 ? undefined : { path, bytes };
  } catch {
    return undefined;
  }
}

function copiedFrom(folder: string): readonly string[] {
  try {
    return JSON.parse(readFileSync(join(folder, COPIED), 'utf8')) as readonly string[];
  } catch {
    return [];
  }
}

/** What was copied there goes again, and nothing else: the folder, and more in it, may be the reader's. */
function takeBack(folder: string, paths: readonly string[]): void {
  const folders = new Set<string>();
  for (const path of paths) {
    rmSync(join(folder, path), { force: true });
    if (path.endsWith(DATABASE_ENDING)) {
      for (const end of ['-wal', '-shm', '-journal'])
        rmSync(join(folder, path + end), { force: true });
    }
    for (let above = dirname(path); above !== '.'; above = dirname(above)) folders.add(above);
  }
  for (const path of [...folders].sort((a, b) => b.length - a.length)) {
    try {
      rmdirSync(join(folder, path));
    } catch {
      // it holds something of others, or has gone
    }
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return code === 'ENOSPC' || code === 'SQLITE_FULL' ? 'the disk is full' : error.message;
}

function refused(sentence: string): HearthError {
  return new HearthError('BAD_REQUEST', sentence);
}
