/** The verbs of the library and its shelves that write, by name. */
import { saveCapture } from './captures.ts';
import * as collections from './collections.ts';
import { markEntryRemoved, updateEntry } from './entries.ts';
import { addHighlight, markHighlightRemoved, updateHighlight } from './highlights.ts';
import { markDamaged, purgeRemoved, trimTraces } from './library-care.ts';
import { indexDue } from './library-index.ts';
import { removeCapture } from './remove-capture.ts';
import { addWanted, saveImport } from './wanted.ts';

export const LIBRARY_WRITES = {
  saveCapture,
  saveTrace: saveCapture,
  indexDue,
  updateEntry,
  markEntryRemoved,
  removeCapture,
  purgeRemoved,
  trimTraces,
  markDamaged,
  createCollection: collections.createCollection,
  updateCollection: collections.updateCollection,
  markCollectionRemoved: collections.markCollectionRemoved,
  fileEntries: collections.fileEntries,
  tagEntries: collections.tagEntries,
  renameTag: collections.renameTag,
  addHighlight,
  updateHighlight,
  markHighlightRemoved,
  addWanted,
  saveImport,
} as const;
