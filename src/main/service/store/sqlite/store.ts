/**
 * The port over one SQLite file: the rooms that any database has (../verbs/rooms.ts) and, one line each, the verbs of the
 * library: reads call their function on the reading connection, writes go to the writer by name.
 */
import { statSync } from 'node:fs';
import { HearthError } from '../../domain/errors.ts';
import type { Store } from '../../ports/backend.ts';
import type { CaptureStore } from '../../ports/library.ts';
import type { ShelfStore } from '../../ports/shelves.ts';
import { failingWell, MEMORY, type Connection } from './connection.ts';
import * as collections from './verbs/collections.ts';
import * as entries from './verbs/entries.ts';
import * as highlights from './verbs/highlights.ts';
import * as care from './verbs/library-care.ts';
import { searchEntries } from './verbs/library-search.ts';
import { listAccounts } from '../verbs/accounts.ts';
import { given, roomsOn, type Packed } from '../verbs/rooms.ts';
import { runNow, sqliteTx } from './tx.ts';
import * as wanted from './verbs/wanted.ts';
import type { Writer } from './writer.ts';

interface Parts {
  readonly sql: Connection;
  readonly writer: Writer;
  readonly read: <T>(work: () => T) => Promise<T>;
}

/** The whole port over a reading connection and a writer. */
export function createStore(sql: Connection, writer: Writer, path: string): Store {
  const parts: Parts = { sql, writer, read };
  let closed: Promise<void> | undefined;
  const packing = new Set<Promise<unknown>>();
  const packed: Packed = (write) => {
    packing.add(write);
    return write.finally(() => packing.delete(write));
  };
  const tx = sqliteTx(sql);
  const rooms = roomsOn(
    {
      tx,
      ask: (steps) => read(() => runNow(steps)),
      write: (name, args, handedOver) => writer.write(name, args, handedOver),
      writesAside: true,
      hurry: () => writer.hurry(),
    },
    packed,
  );
  return {
    ...rooms,
    ...libraryVerbs(parts),
    ...shelfVerbs(parts),
    checkHealth: (depth = 'quick') => read(() => healthOf(sql, path, depth)),
    close: () =>
      (closed ??= Promise.allSettled(packing)
        .then(() => writer.close())
        .finally(() => sql.close())),
  };
}

function libraryVerbs({ sql, writer, read }: Parts): CaptureStore {
  return {
    saveCapture: (capture) =>
      writer.write(capture.kept ? 'saveCapture' : 'saveTrace', { capture }, given(capture.text)),
    indexDue: (limit) => writer.write('indexDue', { limit }),
    findCapture: (accountId, id) => read(() => entries.findCapture(sql, { accountId, id })),
    chainPlace: (accountId, captureId) =>
      read(() => care.chainPlace(sql, { accountId, captureId })),
    captureAt: (query) => read(() => entries.captureAt(sql, query)),
    capturesAround: (query) => read(() => entries.capturesAround(sql, query)),
    searchEntries: (search) => read(() => searchEntries(sql, search)),
    findEntry: (accountId, pk) => read(() => entries.findEntry(sql, { accountId, pk })),
    entryOf: (accountId, urlKey) => read(() => entries.entryOf(sql, { accountId, urlKey })),
    chainedCaptures: (query) => read(() => entries.chainedCaptures(sql, query)),
    chainLinks: (query) => read(() => care.chainLinks(sql, query)),
    capturesOf: (query) => read(() => entries.capturesOf(sql, query)),
    versionsOf: (accountId, entryPk) => read(() => entries.versionsOf(sql, { accountId, entryPk })),
    versionTexts: (query) => read(() => entries.versionTexts(sql, query)),
    updateEntry: (change) => writer.write('updateEntry', change),
    markEntryRemoved: (accountId, pk, at) =>
      writer.write('markEntryRemoved', { accountId, pk, at }),
    purgeRemoved: (before) => writer.write('purgeRemoved', { before }),
    trimTraces: (bounds) => writer.write('trimTraces', bounds),
    libraryStats: (accountId) => read(() => care.libraryStats(sql, { accountId })),
    indexBacklog: () => read(() => care.indexBacklog(sql)),
    blobsInUse: (pks) => read(() => care.blobsInUse(sql, pks)),
    captureDigests: (query) => read(() => care.captureDigests(sql, query)),
    blobsOf: (capturePk) => read(() => care.blobsOf(sql, { capturePk })),
    markDamaged: (captureIds) => writer.write('markDamaged', { captureIds }),
    auditChain: () => read(() => care.auditChain(sql)),
  };
}

function shelfVerbs({ sql, writer, read }: Parts): ShelfStore {
  return {
    listCollections: (accountId) => read(() => collections.listCollections(sql, accountId)),
    collectionNames: (accountId) => read(() => collections.collectionNames(sql, accountId)),
    createCollection: (made) => writer.write('createCollection', made),
    updateCollection: (change) => writer.write('updateCollection', change),
    deleteCollection: (accountId, pk) => writer.write('deleteCollection', { accountId, pk }),
    fileEntries: (filing) => writer.write('fileEntries', filing),
    listTags: (accountId) => read(() => collections.listTags(sql, accountId)),
    tagEntries: (tagging) => writer.write('tagEntries', tagging),
    renameTag: (change) => writer.write('renameTag', change),
    listHighlights: (query) => read(() => highlights.listHighlights(sql, query)),
    findHighlight: (accountId, pk) => read(() => highlights.findHighlight(sql, { accountId, pk })),
    addHighlight: (made) => writer.write('addHighlight', made),
    updateHighlight: (change) => writer.write('updateHighlight', change),
    deleteHighlight: (accountId, pk) => writer.write('deleteHighlight', { accountId, pk }),
    addWanted: (asked) => writer.write('addWanted', asked),
    saveImport: (row) => writer.write('saveImport', row),
    findImport: (accountId, id) => read(() => wanted.findImport(sql, { accountId, id })),
    listImports: (accountId, limit) => read(() => wanted.listImports(sql, { accountId, limit })),
    openImports: () => read(() => wanted.openImports(sql)),
  };
}

function read<T>(work: () => T): Promise<T> {
  try {
    return Promise.resolve(failingWell(work));
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

function healthOf(
  sql: Connection,
  path: string,
  depth: 'quick' | 'deep',
): { readonly path: string; readonly bytes: number; readonly schema: string } {
  runNow(listAccounts(sqliteTx(sql)));
  const verdict =
    depth === 'deep' ? String(sql.database.pragma('quick_check(1)', { simple: true })) : 'ok';
  if (verdict !== 'ok') {
    throw new HearthError(
      'STORAGE_FAILED',
      `The database ${path} is damaged (${verdict}). Restore a copy, or move the file away to start anew.`,
    );
  }
  const bytes = path === MEMORY ? 0 : statSync(path).size;
  const schema = String(sql.database.pragma('user_version', { simple: true }));
  return { path, bytes, schema };
}
