/**
 * A SQLite folder becomes one of the services on a PostgreSQL: its rows go there with the library's bytes.
 *
 * Order: everything is written and compared inside one transaction of PostgreSQL; then the commit; then the folder gets its
 * mark. Whatever interrupts it before the commit leaves nothing there; after the commit a second run finds its own rows,
 * compares them and does what is left. Why: docs/adr/0053-move.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HearthError } from '../../domain/errors.ts';
import { BLOB_TABLES } from '../blobs/shared/database.ts';
import { openDataDir } from '../data-dir.ts';
import { ownFile } from '../library-place.ts';
import { readMark, writeMark } from '../moved-mark.ts';
import { compareSums, compareTable, type Compared } from './audit.ts';
import { openBlobSource } from './blob-source.ts';
import { shapeOf, type MovedTable, type Shape } from './shape.ts';
import { openSource, quoted, type Source } from './source.ts';
import { bare, openTarget, takeEmpty, type Target } from './target.ts';
import { compareWords, fillWords } from './words.ts';

export interface MoveOptions {
  readonly folder: string;
  readonly database: string;
  readonly schema: string;
  /** ms since the epoch. */
  readonly now: () => number;
  readonly tell: (news: MoveNews) => void;
}

export type MoveNews =
  | { readonly kind: 'plan'; readonly plan: MovePlan }
  /** Of a table, as far as it is; `bytes` of its values. */
  | {
      readonly kind: 'rows';
      readonly table: string;
      readonly rows: number;
      readonly of: number;
      readonly bytes: number;
    }
  | {
      readonly kind: 'step';
      readonly step: 'indexes' | 'audit' | 'commit' | 'arrived';
    }
  | { readonly kind: 'compared'; readonly line: Compared };

export interface MovePlan {
  /** Where rows go. */
  readonly to: string;
  readonly moved: readonly TableSize[];
}

interface TableSize {
  readonly table: string;
  readonly rows: number;
}

/** What came of it; `differs` names what is not equal. */
export interface Moved {
  readonly plan: MovePlan;
  readonly audit: readonly Compared[];
  readonly differs: readonly string[];
}

/** Of values, so that neither side holds much at once. */
const BATCH_BYTES = 4_000_000;

/**
 * Moves, and says whether both sides are equal; where they are not, nothing is kept at the target. Throws `CONFIG_INVALID`,
 * `DATA_DIR_IN_USE`, `STORAGE_FAILED` and `STORAGE_FULL` with a sentence; then nothing was changed on either side.
 */
export function moveFolder(options: MoveOptions): Promise<Moved> {
  return withFolder(options, async (ends, folder) => {
    if (ends.target.arrival?.source === folder.id) return finishEarlier(ends, folder, options);
    const { source, target, shape, blobs } = ends;
    if (existsSync(folder.own)) {
      throw new HearthError(
        'STORAGE_FAILED',
        `${folder.own} is there already: this folder has worked beside a database before. Give that file another name first. Nothing was changed.`,
      );
    }
    await takeEmpty(target, filledOf(ends));
    const plan = announced(ends, options);
    const { dress } = await bare(target, filledOf(ends));
    for (const table of shape.moved) await copyTable(source, target, table, options);
    for (const table of blobs?.tables ?? []) {
      await copyTable(blobs?.source ?? source, target, table, options);
    }
    options.tell({ kind: 'step', step: 'indexes' });
    await dress();
    if (shape.hasLibrary) await fillWords(source, target.ask);
    const moved = await audited(ends, plan, options);
    if (moved.differs.length > 0) return moved;
    const at = options.now();
    await target.ask('INSERT INTO hearth_moved VALUES ($1, $2)', [folder.id, String(at)]);
    options.tell({ kind: 'step', step: 'commit' });
    await target.commit();
    options.tell({ kind: 'step', step: 'arrived' });
    leave(folder, ends, at);
    return moved;
  });
}

/** What `moveFolder` would do; changes nothing. Throws as it does. */
export function planMove(options: MoveOptions): Promise<MovePlan> {
  return withFolder(options, async (ends) => {
    await takeEmpty(ends.target, filledOf(ends));
    return announced(ends, options);
  });
}

/** Compares a folder with where it was moved to, again. Throws `STORAGE_FAILED` where nothing was moved. */
export async function auditMove(options: MoveOptions): Promise<Moved> {
  const folder = filesOf(options.folder);
  const ends = await openEnds(folder, options);
  try {
    if (ends.target.arrival?.source !== folder.id) {
      throw new HearthError(
        'STORAGE_FAILED',
        `The rows of ${options.folder} were never moved to ${ends.target.name}.`,
      );
    }
    return await audited(ends, planOf(ends), options);
  } finally {
    await closeEnds(ends);
  }
}

interface Files {
  readonly path: string;
  /** Which folder it is; the same for ever. */
  readonly id: string;
  readonly database: string;
  /** Made by services beside a database. */
  readonly own: string;
}

interface Ends {
  readonly source: Source;
  readonly target: Target;
  readonly shape: Shape;
  /** Of the library; absent: it never kept a page, or they stay where they are. */
  readonly blobs?: { readonly source: Source; readonly tables: readonly MovedTable[] };
}

/** Every table that must be empty, and is filled. */
function filledOf({ shape }: Ends): readonly { readonly name: string }[] {
  return [...shape.moved, ...BLOB_TABLES.map((name) => ({ name }))];
}

/** Throws `STORAGE_FAILED` for a folder without rows. */
function filesOf(path: string): Files {
  const database = join(path, 'hearth.db');
  const worker = join(path, 'worker');
  if (!existsSync(database) || !existsSync(worker)) {
    throw new HearthError(
      'STORAGE_FAILED',
      `There is no Hearth in ${path}: no hearth.db that a service has worked on. Name its folder with --data-dir.`,
    );
  }
  return { path, id: readFileSync(worker, 'utf8'), database, own: ownFile(path) };
}

/** With the folder held, so that no service starts on it meanwhile. */
async function withFolder<T>(
  options: MoveOptions,
  work: (ends: Ends, folder: Files) => Promise<T>,
): Promise<T> {
  const folder = filesOf(options.folder);
  const { release } = openDataDir(folder.path);
  try {
    const mark = readMark(folder.path);
    if (mark !== undefined) {
      throw new HearthError(
        'STORAGE_FAILED',
        `The rows of ${folder.path} were moved to ${mark.to} on ${mark.at.slice(0, 10)} already. "hearth move --audit" compares both again.`,
      );
    }
    const ends = await openEnds(folder, options);
    try {
      return await work(ends, folder);
    } finally {
      await closeEnds(ends);
    }
  } finally {
    release();
  }
}

async function openEnds({ path, database }: Files, options: MoveOptions): Promise<Ends> {
  const target = await openTarget(options);
  let source: Source | undefined;
  let kept: Source | undefined;
  try {
    source = openSource(database);
    const shape = await shapeOf(source.database, target.ask);
    const mark = readMark(path);
    // a folder that was moved by a Hearth which left them where they were
    if (mark === undefined || mark.hasLibrary === true) kept = openBlobSource(path);
    if (kept === undefined) return { source, target, shape };
    const { moved: tables } = await shapeOf(kept.database, target.ask, false);
    return { source, target, shape, blobs: { source: kept, tables } };
  } catch (error) {
    source?.close();
    kept?.close();
    await target.close();
    throw error;
  }
}

async function closeEnds({ source, target, blobs }: Ends): Promise<void> {
  source.close();
  blobs?.source.close();
  await target.close();
}

function planOf({ source, target, shape, blobs }: Ends): MovePlan {
  const sizeOf = (table: string): TableSize => ({ table, rows: source.count(table) });
  const bytes = (blobs?.tables ?? []).map(({ name: table }): TableSize => ({
    table,
    rows: blobs?.source.count(table) ?? 0,
  }));
  return {
    to: target.name,
    moved: [...shape.moved.map(({ name }) => sizeOf(name)), ...bytes],
  };
}

function announced(ends: Ends, { tell }: MoveOptions): MovePlan {
  const plan = planOf(ends);
  tell({ kind: 'plan', plan });
  return plan;
}

async function copyTable(
  source: Source,
  target: Target,
  { name, columns }: MovedTable,
  { tell }: MoveOptions,
): Promise<void> {
  const names = columns.map((column) => column.name);
  const statement = `COPY ${quoted(name)} (${names.map(quoted).join(', ')}) FROM STDIN (FREEZE)`;
  const of = source.count(name);
  let [rows, bytes, held] = [0, 0, 0];
  let lines: string[] = [];
  const send = async (): Promise<void> => {
    const batch = Buffer.from(lines.join(''));
    lines = [];
    held = 0;
    await target.copy(statement, batch);
    tell({ kind: 'rows', table: name, rows, of, bytes });
  };
  for (const cells of source.rows(name, names)) {
    let size = 0;
    const texts = cells.map((cell, index) => {
      if (cell === null) return '\\N';
      size += Buffer.isBuffer(cell) || typeof cell === 'string' ? cell.length : 8;
      return columns[index]?.kind.copied(cell) ?? '';
    });
    lines.push(`${texts.join('\t')}\n`);
    rows += 1;
    bytes += size;
    held += size;
    if (held >= BATCH_BYTES) await send();
  }
  if (lines.length > 0) await send();
  for (const { name: column, isCounted } of columns) {
    const last = isCounted ? source.lastNumber(name, column) : 0;
    if (last === 0) continue;
    await target.ask(`SELECT setval(pg_get_serial_sequence($1, $2), $3)`, [name, column, last]);
  }
}

async function audited(
  { source, target, shape, blobs }: Ends,
  plan: MovePlan,
  { tell }: MoveOptions,
): Promise<Moved> {
  tell({ kind: 'step', step: 'audit' });
  const audit: Compared[] = [];
  const add = (line: Compared): void => {
    audit.push(line);
    tell({ kind: 'compared', line });
  };
  for (const table of shape.moved) add(await compareTable(source, target.ask, table));
  for (const table of blobs?.tables ?? []) {
    add(await compareTable(blobs?.source ?? source, target.ask, table));
  }
  if (shape.hasLibrary) add(await compareWords(source, target.ask));
  for (const line of await compareSums(source.database, target.ask)) add(line);
  return { plan, audit, differs: audit.filter((one) => !one.isEqual).map(({ what }) => what) };
}

/** The rows had arrived when something came between: what is left to do is here. */
async function finishEarlier(ends: Ends, folder: Files, options: MoveOptions): Promise<Moved> {
  const { target } = ends;
  const plan = announced(ends, options);
  const moved = await audited(ends, plan, options);
  if (moved.differs.length === 0) leave(folder, ends, target.arrival?.at ?? options.now());
  return moved;
}

function leave({ path }: Files, { target }: Ends, at: number): void {
  writeMark(path, { to: target.name, at: new Date(at).toISOString(), hasLibrary: true });
}
