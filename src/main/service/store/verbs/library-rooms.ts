/** The port's verbs of the library and its shelves over any database, one line each. */
import type { CaptureStore } from '../../ports/library.ts';
import type { ShelfStore } from '../../ports/shelves.ts';
import * as collections from './collections.ts';
import * as entries from './entries.ts';
import * as highlights from './highlights.ts';
import * as care from './library-care.ts';
import { searchEntries } from './library-search.ts';
import { given, type Parts } from './rooms.ts';
import { newestReading } from './text-versions.ts';
import * as wanted from './wanted.ts';

export type Library = CaptureStore & ShelfStore;

export function libraryOn(parts: Pick<Parts, 'tx' | 'ask' | 'write'>): Library {
  return { ...captureVerbs(parts), ...shelfVerbs(parts) };
}

function captureVerbs({ tx, ask, write }: Pick<Parts, 'tx' | 'ask' | 'write'>): CaptureStore {
  return {
    saveCapture: (capture) =>
      write(capture.kept ? 'saveCapture' : 'saveTrace', { capture }, given(capture.text)),
    indexDue: (limit) => write('indexDue', { limit }),
    findCapture: (accountId, id) => ask(entries.findCapture(tx, { accountId, id })),
    chainPlace: (accountId, captureId) => ask(care.chainPlace(tx, { accountId, captureId })),
    isChained: (captureId) => ask(care.isChained(tx, { captureId })),
    captureAt: (query) => ask(entries.captureAt(tx, query)),
    capturesAround: (query) => ask(entries.capturesAround(tx, query)),
    newestReading: (accountId, urlKey) => ask(newestReading(tx, { accountId, urlKey })),
    searchEntries: (search) => ask(searchEntries(tx, search)),
    findEntry: (accountId, pk) => ask(entries.findEntry(tx, { accountId, pk })),
    entryOf: (accountId, urlKey) => ask(entries.entryOf(tx, { accountId, urlKey })),
    chainedCaptures: (query) => ask(entries.chainedCaptures(tx, query)),
    chainLinks: (query) => ask(care.chainLinks(tx, query)),
    capturesOf: (query) => ask(entries.capturesOf(tx, query)),
    versionsOf: (accountId, entryPk) => ask(entries.versionsOf(tx, { accountId, entryPk })),
    versionTexts: (query) => ask(entries.versionTexts(tx, query)),
    updateEntry: (change) => write('updateEntry', change),
    markEntryRemoved: (accountId, pk, at) => write('markEntryRemoved', { accountId, pk, at }),
    removeCapture: (accountId, id) => write('removeCapture', { accountId, id }),
    purgeRemoved: (before) => write('purgeRemoved', { before }),
    trimTraces: (bounds) => write('trimTraces', bounds),
    libraryStats: (accountId) => ask(care.libraryStats(tx, { accountId })),
    indexBacklog: () => ask(care.indexBacklog(tx)),
    blobsInUse: (pks) => ask(care.blobsInUse(tx, pks)),
    captureDigests: (query) => ask(care.captureDigests(tx, query)),
    blobsOf: (capturePk) => ask(care.blobsOf(tx, { capturePk })),
    markDamaged: (captureIds) => write('markDamaged', { captureIds }),
    auditChain: () => ask(care.auditChain(tx)),
  };
}

function shelfVerbs({ tx, ask, write }: Pick<Parts, 'tx' | 'ask' | 'write'>): ShelfStore {
  return {
    listCollections: (accountId) => ask(collections.listCollections(tx, accountId)),
    collectionNames: (accountId) => ask(collections.collectionNames(tx, accountId)),
    createCollection: (made) => write('createCollection', made),
    updateCollection: (change) => write('updateCollection', change),
    markCollectionRemoved: (accountId, pk, at) =>
      write('markCollectionRemoved', { accountId, pk, at }),
    fileEntries: (filing) => write('fileEntries', filing),
    listTags: (accountId) => ask(collections.listTags(tx, accountId)),
    tagEntries: (tagging) => write('tagEntries', tagging),
    renameTag: (change) => write('renameTag', change),
    listHighlights: (query) => ask(highlights.listHighlights(tx, query)),
    findHighlight: (accountId, pk) => ask(highlights.findHighlight(tx, { accountId, pk })),
    addHighlight: (made) => write('addHighlight', made),
    updateHighlight: (change) => write('updateHighlight', change),
    markHighlightRemoved: (accountId, pk, at) =>
      write('markHighlightRemoved', { accountId, pk, at }),
    addWanted: (asked) => write('addWanted', asked),
    saveImport: (row) => write('saveImport', row),
    findImport: (accountId, id) => ask(wanted.findImport(tx, { accountId, id })),
    listImports: (accountId, limit) => ask(wanted.listImports(tx, { accountId, limit })),
    openImports: () => ask(wanted.openImports(tx)),
  };
}
