/**
 * The records of a job's pages, read a window at a time until there are no more; of a running job until it ends. What came is
 * shown at once, later rows every so often: sorting and drawing anew for each window would take longer than reading it.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConsoleClient } from '../../../contract/console/client.ts';
import { TableBuilder, type RowsBy, type Table } from '../../../contract/table/records.ts';
import { useClient } from '../../client/client.tsx';

interface Records {
  readonly table: Table;
  /** The page of each row. */
  readonly pageIds: readonly string[];
  readonly isGrowing: boolean;
  readonly error?: unknown;
}

export interface ReadRecords extends Records {
  /** Reads them once more, after an error. */
  readonly retry: () => void;
}

const SHOW_EVERY_MS = 700;
const LOOK_EVERY_MS = 1_000;
const NOTHING: Records = { table: { columns: [], rows: [] }, pageIds: [], isGrowing: true };

export function useRecords(jobId: string, rowsBy: RowsBy, isRunning: boolean): ReadRecords {
  const client = useClient();
  const [records, setRecords] = useState<Records>(NOTHING);
  const [tries, setTries] = useState(0);
  const running = useRef(isRunning);
  useEffect(() => {
    running.current = isRunning;
  }, [isRunning]);
  useEffect(() => {
    const control = new AbortController();
    const show = (next: Records): void => {
      if (!control.signal.aborted) setRecords(next);
    };
    const isOpen = (): boolean => running.current;
    void readAll(client, { jobId, rowsBy, isOpen, signal: control.signal, show });
    return () => control.abort();
  }, [client, jobId, rowsBy, tries]);
  const retry = useCallback((): void => {
    setRecords((before) => ({ ...before, isGrowing: true, error: undefined }));
    setTries((before) => before + 1);
  }, []);
  return { ...records, retry };
}

interface Reading {
  readonly jobId: string;
  readonly rowsBy: RowsBy;
  /** Whether more pages may come. */
  readonly isOpen: () => boolean;
  readonly signal: AbortSignal;
  readonly show: (records: Records) => void;
}

async function readAll(client: ConsoleClient, reading: Reading): Promise<void> {
  const { jobId, rowsBy, isOpen, signal, show } = reading;
  const builder = new TableBuilder();
  const pageIds: string[] = [];
  let shownAt = -Infinity;
  const showNow = (rest: { readonly isGrowing: boolean; readonly error?: unknown }): void => {
    shownAt = performance.now();
    show({ table: builder.table(), pageIds: [...pageIds], ...rest });
  };
  let skip = 0;
  try {
    while (!signal.aborted) {
      const wasOpen = isOpen();
      const window = await client.records(jobId, { skip, rowsBy }, signal);
      builder.note(window.columns);
      for (const row of window.rows) {
        builder.add(
          window.columns.flatMap((name, at) => {
            const cell = row[at] ?? null;
            return cell === null ? [] : [[name, cell] as const];
          }),
        );
      }
      pageIds.push(...window.pageIds);
      if (window.next !== undefined) {
        skip = window.next;
        if (performance.now() - shownAt > SHOW_EVERY_MS) showNow({ isGrowing: true });
        continue;
      }
      showNow({ isGrowing: wasOpen });
      if (!wasOpen) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } catch (error) {
    if (!signal.aborted) showNow({ isGrowing: false, error });
  }
}
