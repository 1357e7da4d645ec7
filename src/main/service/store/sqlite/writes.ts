/** Every verb that writes, by name: what the writer (inline or in its own thread) can be asked for. */
import { saveCapture } from './verbs/captures.ts';
import {
  createCollection,
  deleteCollection,
  fileEntries,
  renameTag,
  tagEntries,
  updateCollection,
} from './verbs/collections.ts';
import { markEntryRemoved, updateEntry } from './verbs/entries.ts';
import { addHighlight, deleteHighlight, updateHighlight } from './verbs/highlights.ts';
import { markDamaged, purgeRemoved, trimTraces } from './verbs/library-care.ts';
import { indexDue } from './verbs/library-index.ts';
import { addWanted, saveImport } from './verbs/wanted.ts';
import type { Beside, Notice, Steps, WriteContext as VerbContext } from '../verbs/tx.ts';
import { WRITES, type VerbName } from '../verbs/writes.ts';
import type { Connection } from './connection.ts';
import { done, runNow, sqliteTx } from './tx.ts';
import type { WriteContext } from './write-context.ts';

/** What SQLite alone can do so far: the library. */
const OWN = {
  saveCapture,
  saveTrace: saveCapture,
  indexDue,
  updateEntry,
  markEntryRemoved,
  purgeRemoved,
  trimTraces,
  markDamaged,
  createCollection,
  updateCollection,
  deleteCollection,
  fileEntries,
  tagEntries,
  renameTag,
  addHighlight,
  updateHighlight,
  deleteHighlight,
  addWanted,
  saveImport,
} as const;

export type OwnName = keyof typeof OWN;
export type OwnArgs<N extends OwnName> = Parameters<(typeof OWN)[N]>[1];
export type OwnResult<N extends OwnName> = ReturnType<(typeof OWN)[N]>;

export type WriteName = VerbName | OwnName;

/** Runs one verb inside the open transaction; gives its result and what the bus should hear after the commit. */
export function runVerb(
  sql: Connection,
  name: WriteName,
  args: unknown,
): { readonly result: unknown; readonly notices: readonly Notice[] } {
  const notices: Notice[] = [];
  const own: WriteContext = {
    sql,
    notify: (topic, jobId) => {
      notices.push({ topic, ...(jobId === undefined ? {} : { jobId }) });
    },
  };
  if (name in OWN) {
    // name and args come together from `Writer.write`, whose signature pairs them
    const verb = OWN[name as OwnName] as (write: WriteContext, args: unknown) => unknown;
    return { result: verb(own, args), notices };
  }
  // as above
  const verb = WRITES[name as VerbName] as (write: VerbContext, args: unknown) => Steps<unknown>;
  const write = { tx: sqliteTx(sql), notify: own.notify, beside: besideOn(own) };
  return { result: runNow(verb(write, args)), notices };
}

function besideOn(own: WriteContext): Beside {
  return {
    keepCapture: (kept) => done(() => void saveCapture(own, { capture: kept })),
    tidy: () => done(() => void own.sql.database.pragma('incremental_vacuum(500)')),
  };
}
