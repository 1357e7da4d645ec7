/** How the writer (inline or in its own thread) runs a verb by its name. */
import { saveCapture } from '../verbs/captures.ts';
import type { Beside, Notice, Steps, WriteContext } from '../verbs/tx.ts';
import { WRITES, type VerbName } from '../verbs/writes.ts';
import type { Connection } from './connection.ts';
import { done, runNow, sqliteTx } from './tx.ts';

/** Runs one verb inside the open transaction; gives its result and what the bus should hear after the commit. */
export function runVerb(
  sql: Connection,
  name: VerbName,
  args: unknown,
): { readonly result: unknown; readonly notices: readonly Notice[] } {
  const notices: Notice[] = [];
  const tx = sqliteTx(sql);
  const write: WriteContext = {
    tx,
    entered: sql.entered,
    notify: (topic, jobId) => {
      notices.push({ topic, ...(jobId === undefined ? {} : { jobId }) });
    },
    beside: besideOn(sql, () => write),
  };
  // name and args come together from `Writer.write`, whose signature pairs them
  const verb = WRITES[name] as (write: WriteContext, args: unknown) => Steps<unknown>;
  return { result: runNow(verb(write, args)), notices };
}

function besideOn(sql: Connection, write: () => WriteContext): Beside {
  return {
    keepCapture: (capture) => saveCapture(write(), { capture }),
    tidy: () => done(() => void sql.database.pragma('incremental_vacuum(500)')),
  };
}
