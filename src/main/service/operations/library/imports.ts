/**
 * Files of others on their way into the library: spooled, a row each, taken in one after the other.
 *
 * A file and its row survive a kill; at the next start the import goes on from the beginning, takes nothing twice
 * and counts nothing twice: its row says how far it was.
 * Whatever a file does ends its own import with words, and leaves nothing behind.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { importArchive, importList, IMPORT_THREAD } from '../../archives/import/thread.ts';
import { ARCHIVE_LIMITS } from '../../archives/limits.ts';
import type { ReadList } from '../../archives/lists/read.ts';
import { HearthError, toHearthError } from '../../domain/errors.ts';
import type { ArchiveFinding, ImportReport, ListedEntry } from '../../ports/archive.ts';
import type { ImportRow, ImportSummary, ShelfStore } from '../../ports/shelves.ts';
import type { Ids, Log } from '../../ports/system.ts';
import type { Shelves } from './shelves.ts';
import { takeIn, type TakeInDeps } from './take-in.ts';
import { takeCollections } from './take-shelves.ts';

export interface ImportDeps extends TakeInDeps {
  readonly ids: Ids;
  readonly log: Log;
  readonly shelves: Shelves;
  /** `<data>/library/incoming`: files, and what must be unpacked to be read. */
  readonly folder: string;
  /** Throws `STORAGE_FULL`. */
  readonly room: () => Promise<void>;
  /** New texts wait for the index. */
  readonly wake: () => void;
  /** A file of more bytes is refused. */
  readonly mostBytes?: number;
}

export interface Imports {
  /** Spools the file and begins with it when its turn comes. Throws `STORAGE_FULL`, `BODY_TOO_LARGE`, `BAD_REQUEST`. */
  receive(accountId: string, name: string, file: Readable): Promise<ImportRow>;
  /** Throws `NOT_FOUND`. */
  find(accountId: string, id: string): Promise<ImportRow>;
  list(accountId: string): Promise<readonly ImportRow[]>;
  /** Goes on with what was broken off. */
  start(): Promise<void>;
  /** Resolves when the one under way has let go; its row goes on at the next start. */
  stop(): Promise<void>;
}

const MOST_BYTES = 64 * 1024 ** 3;
const LOOK_EVERY_BYTES = 64 * 1024 ** 2;
/** Captures between two looks at the disk. */
const STEP = 20;
const LIST_STEP = 500;
const MOST_FINDINGS = 200;
const MOST_LISTED = 50;
const LEFT_AFTER_MS = 86_400_000;
/** How it ended is written again after this, where there was no room. */
const AGAIN_MS = 1_000;

/** Builds it. */
export function createImports(deps: ImportDeps): Imports {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const queue = (row: ImportRow): void => {
    running = running.then(() => runOne(deps, row, stopping.signal));
  };
  return {
    async receive(accountId, name, file) {
      const id = deps.ids.uuid();
      await deps.room();
      const bytes = await spool(deps, join(deps.folder, id), file);
      const now = deps.clock.now();
      const row: ImportRow = {
        ...{ id, accountId, name: label(name), bytes, format: 'unknown', state: 'waiting' },
        ...{ done: 0, report: {}, createdAt: now, updatedAt: now },
      };
      await deps.store.saveImport(row).catch(async (error: unknown) => {
        await rm(join(deps.folder, id), { force: true });
        throw error;
      });
      queue(row);
      return row;
    },
    async find(accountId, id) {
      const row = await deps.store.findImport(accountId, id);
      if (row !== undefined) return row;
      throw new HearthError('NOT_FOUND', `There is no import ${id} in your library.`);
    },
    list: (accountId) => deps.store.listImports(accountId, MOST_LISTED),
    async start() {
      const open = await deps.store.openImports();
      await clear(deps.folder, new Set(open.map(({ id }) => id)));
      const here = new Set(await readdir(deps.folder));
      // one whose file is not here is another service's, unless nobody has been at it for long
      const left = deps.clock.now() - LEFT_AFTER_MS;
      for (const row of open) if (here.has(row.id) || row.updatedAt < left) queue(row);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Durable when it resolves; gives its bytes. Nothing is left of a file that did not come whole. */
async function spool(deps: ImportDeps, path: string, file: Readable): Promise<number> {
  const most = deps.mostBytes ?? MOST_BYTES;
  let bytes = 0;
  let looked = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > most) {
        const message = `The file has more than ${Math.round(most / 1e9)} GB; split it.`;
        done(new HearthError('BODY_TOO_LARGE', message));
      } else if (bytes - looked < LOOK_EVERY_BYTES) done(null, chunk);
      else {
        looked = bytes;
        deps.room().then(
          () => done(null, chunk),
          (error: unknown) => done(toHearthError(error)),
        );
      }
    },
  });
  await mkdir(deps.folder, { recursive: true });
  try {
    await pipeline(file, count, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (bytes === 0) throw new HearthError('BAD_REQUEST', 'The file is empty.');
    await using written = await open(path, 'r+');
    await written.sync();
    return bytes;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** What a kill left: files without a row, and what was unpacked. */
async function clear(folder: string, known: ReadonlySet<string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!known.has(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function runOne(deps: ImportDeps, row: ImportRow, signal: AbortSignal): Promise<void> {
  if (isStopping(signal)) return;
  const path = join(deps.folder, row.id);
  const progress = new Progress(deps, row);
  try {
    const file = await stat(path).catch(() => undefined);
    if (file === undefined) {
      throw new HearthError('NOT_FOUND', 'The file is gone; send it again.');
    }
    if (file.size === 0) {
      throw new HearthError('STORAGE_FULL', 'It broke off as the disk was full; send it again.');
    }
    await progress.note('running');
    const thread = {
      ...{ folder: deps.folder, limits: ARCHIVE_LIMITS, now: deps.clock.now() },
      ...IMPORT_THREAD,
    };
    const list = await importList(path, thread);
    if (list === undefined) await takeArchive(deps, { path, thread, progress, row }, signal);
    else await takeList(deps, { list, progress, row }, signal);
    await progress.note('done');
    await rm(path, { force: true });
  } catch (error) {
    // what stands still because the service stops goes on when it starts
    if (isStopping(signal)) return;
    const failure = toHearthError(error);
    if (failure.code === 'INTERNAL') deps.log.error('import failed', { error: String(error) });
    else deps.log.warn('import failed', { name: row.name, error: failure.message });
    progress.add({ error: failure.message });
    await giveUp(path, progress, signal);
  }
}

/** Its row says so as soon as the disk has room for that; until then the file stays for the next start, without bytes. */
async function giveUp(path: string, progress: Progress, signal: AbortSignal): Promise<void> {
  await truncate(path).catch(() => undefined);
  while (!isStopping(signal)) {
    const failure = await progress.note('failed').then(() => undefined, toHearthError);
    if (failure?.code !== 'STORAGE_FULL') {
      await rm(path, { force: true });
      return;
    }
    await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}

function isStopping({ aborted }: AbortSignal): boolean {
  return aborted;
}

async function takeArchive(
  deps: ImportDeps,
  given: {
    readonly path: string;
    readonly thread: Parameters<typeof importArchive>[1];
    readonly progress: Progress;
    readonly row: ImportRow;
  },
  signal: AbortSignal,
): Promise<void> {
  const { path, thread, progress, row } = given;
  const archive = importArchive(path, thread);
  progress.format = 'archive';
  const { accountId } = row;
  const there = async (): Promise<readonly string[]> =>
    (await deps.store.collectionNames(accountId)).map(({ name }) => name);
  progress.before ??= await there();
  const before = new Set(progress.before);
  await progress.note('running');
  let seen = 0;
  for await (const capture of archive.captures) {
    signal.throwIfAborted();
    if (seen % STEP === 0) await deps.room();
    seen += 1;
    const taken = await takeIn(deps, row.accountId, capture, signal);
    progress.count(taken === 'added' ? 1 : 0, taken === 'known' ? 1 : 0);
    if (taken === 'elsewhere') {
      const what = 'is in the library of another account of this installation';
      progress.find({ where: capture.url, what });
    }
    await progress.note('running');
  }
  const report = archive.report();
  if (report === undefined) return;
  const refused = await takeCollections(deps.store, { accountId, before }, report.collections);
  for (const where of refused) progress.find({ where, what: 'is no collection that can be' });
  await want(deps, { entries: report.waiting, progress, row }, signal);
  progress.close(report);
}

async function takeList(
  deps: ImportDeps,
  given: { readonly list: ReadList; readonly progress: Progress; readonly row: ImportRow },
  signal: AbortSignal,
): Promise<void> {
  const { list, progress, row } = given;
  progress.format = list.format;
  for (const finding of list.refused) progress.find(finding);
  progress.add({ unlisted: list.unlisted });
  if (list.entries.length === 0) {
    throw new HearthError('PARSE_UNREADABLE_FILE', 'The file holds no address of a web page.');
  }
  await want(deps, { entries: list.entries, progress, row }, signal);
}

/** Entries that wait to be kept. */
async function want(
  deps: ImportDeps,
  given: {
    readonly entries: readonly ListedEntry[];
    readonly progress: Progress;
    readonly row: ImportRow;
  },
  signal: AbortSignal,
): Promise<void> {
  const { entries, progress, row } = given;
  for (let from = 0; from < entries.length; from += LIST_STEP) {
    signal.throwIfAborted();
    const part = entries.slice(from, from + LIST_STEP);
    const { added, known } = await deps.shelves.want(
      row.accountId,
      part.map(({ isRead, addedAt, ...entry }) => ({
        ...entry,
        state: isRead ? 'read' : 'wanted',
        ...(addedAt === undefined ? {} : { addedAt }),
      })),
    );
    progress.count(added, known);
    await progress.note('running');
  }
}

/** How far an import is, as its row says it. */
class Progress {
  readonly #store: ShelfStore;
  readonly #clock: ImportDeps['clock'];
  readonly #wake: () => void;
  readonly #row: ImportRow;
  readonly #findings: ArchiveFinding[] = [];
  #report: ImportSummary = {};
  #unlisted = 0;
  #added: number;
  #known: number;
  /** Counted before a kill; they come by once more. */
  #again: number;
  format: string;
  /** Names of collections that were there before anything of it came. */
  before: readonly string[] | undefined;

  constructor({ store, clock, wake }: ImportDeps, row: ImportRow) {
    this.#wake = wake;
    this.#store = store;
    this.#clock = clock;
    this.#row = row;
    this.format = row.format;
    this.before = row.report.before;
    this.#added = row.report.added ?? 0;
    this.#known = row.report.known ?? 0;
    this.#again = this.done;
  }

  get done(): number {
    return this.#added + this.#known;
  }

  count(added: number, known: number): void {
    if (this.#again > 0) {
      this.#again -= added + known;
      return;
    }
    this.#added += added;
    this.#known += known;
  }

  add(more: ImportSummary): void {
    this.#unlisted += more.unlisted ?? 0;
    this.#report = { ...this.#report, ...more };
  }

  find(finding: ArchiveFinding): void {
    if (this.#findings.length < MOST_FINDINGS) this.#findings.push(finding);
    else this.#unlisted += 1;
  }

  close({ format, software, signature, damaged, refused, unlisted }: ImportReport): void {
    this.format = format;
    for (const finding of [...damaged, ...refused]) this.find(finding);
    const fingerprint =
      signature.kind === 'none' ? {} : { keyFingerprint: signature.keyFingerprint };
    this.add({ software, signature: { kind: signature.kind, ...fingerprint }, unlisted });
  }

  async note(state: ImportRow['state']): Promise<void> {
    this.#wake();
    await this.#store.saveImport({
      ...this.#row,
      ...{ format: this.format, state, done: this.done, updatedAt: this.#clock.now() },
      report: {
        ...this.#report,
        ...(state === 'running' && this.before !== undefined ? { before: this.before } : {}),
        ...{ added: this.#added, known: this.#known, unlisted: this.#unlisted },
        findings: this.#findings,
      },
    });
  }
}

/** On one line, without a path. */
function label(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return (plain.split(/[\\/]/).at(-1) ?? '').slice(0, 200) || 'file';
}
