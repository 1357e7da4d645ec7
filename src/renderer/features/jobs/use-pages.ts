/**
 * The pages of a job as one long list: windows of rows are read by their place when they come into sight,
 * wherever that is, and the windows in sight are read again while the job moves. Few are kept.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageState } from '../../../contract/console/common.ts';
import type { PageRow, PageSort } from '../../../contract/console/jobs.ts';
import { onConsoleEvent } from '../../client/live.ts';
import { useClient } from '../../client/client.tsx';

const WINDOW = 200;
/** Windows kept in memory: the rest is read again when it comes back into sight. */
const KEPT = 24;
/** Rows in sight are re-read at most this often while the job runs. */
const REFRESH_MS = 700;

export interface PageFilter {
  readonly states?: readonly PageState[];
  readonly text?: string;
  readonly outcome?: 'good' | 'bad';
  readonly http?: readonly number[];
  readonly sort?: PageSort;
  readonly isDown?: boolean;
}

export interface Pages {
  /** The row, or undefined while its window is under way. */
  readonly at: (index: number) => PageRow | undefined;
  /** Rows known to be there; the list may go on behind them. */
  readonly reached: number;
  /** Nothing follows after `reached`. */
  readonly isComplete: boolean;
  /** The first answer has come. */
  readonly isReady: boolean;
  /** Pages that fit a filter; absent without one. */
  readonly total: number | undefined;
  readonly error: unknown;
  /** Asks once more, after an error. */
  readonly retry: () => void;
  readonly onRange: (first: number, last: number) => void;
}

interface Held {
  readonly windows: ReadonlyMap<number, readonly PageRow[]>;
  readonly reached: number;
  readonly isComplete: boolean;
  readonly isReady: boolean;
  readonly total: number | undefined;
}

const NOTHING: Held = {
  windows: new Map(),
  reached: 0,
  isComplete: false,
  isReady: false,
  total: undefined,
};

/** What lists held when they were left: there at once on the way back, and while the service is gone. */
const left = new Map<string, Held>();
const LISTS_KEPT = 6;

function keep(name: string, held: Held): void {
  left.delete(name);
  left.set(name, held);
  for (const oldest of left.keys()) {
    if (left.size <= LISTS_KEPT) break;
    left.delete(oldest);
  }
}

export function usePages(jobId: string, filter: PageFilter): Pages {
  const { held, error, read, look } = useWindows(jobId, filter);
  const sight = useRef({ first: 0, last: 0 });

  const wanted = useCallback((): readonly number[] => {
    const from = Math.floor(Math.max(0, sight.current.first - 20) / WINDOW);
    const to = Math.floor((sight.current.last + 20) / WINDOW);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onConsoleEvent((event) => {
      if (!('jobId' in event) || event.jobId !== jobId || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        for (const number of wanted()) void read(number);
      }, REFRESH_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [jobId, read, wanted]);

  const onRange = useCallback(
    (first: number, last: number): void => {
      sight.current = { first, last };
      look(wanted());
    },
    [look, wanted],
  );

  const retry = useCallback((): void => {
    for (const number of new Set([0, ...wanted()])) void read(number);
  }, [read, wanted]);

  const { windows, ...rest } = held;
  const at = (index: number) => windows.get(Math.floor(index / WINDOW))?.[index % WINDOW];
  return { at, ...rest, error, retry, onRange };
}

/** The windows that were read: `read` asks for one again, `look` for those in sight that are not there. */
function useWindows(jobId: string, filter: PageFilter) {
  const client = useClient();
  const name = `${jobId} ${JSON.stringify(filter)}`;
  const [held, setHeld] = useState<Held>(() => left.get(name) ?? NOTHING);
  const [error, setError] = useState<unknown>();
  const known = useRef<ReadonlyMap<number, unknown>>(new Map());
  const reading = useRef(new Map<number, AbortController>());
  const asked = useRef(filter);
  useEffect(() => {
    asked.current = filter;
  });

  const read = useCallback(
    async (number: number): Promise<void> => {
      if (reading.current.has(number)) return;
      const control = new AbortController();
      const { signal } = control;
      reading.current.set(number, control);
      try {
        const query = { skip: number * WINDOW, limit: WINDOW, ...asked.current };
        const { rows, next, total } = await client.pages(jobId, query, signal);
        if (signal.aborted) return;
        const hasMore = next !== undefined;
        setHeld((before) => {
          const after = withWindow(before, { number, rows, hasMore, total });
          known.current = after.windows;
          keep(name, after);
          return after;
        });
        setError(undefined);
      } catch (failure) {
        if (!signal.aborted) setError(failure);
      } finally {
        if (reading.current.get(number) === control) reading.current.delete(number);
      }
    },
    // the filter is compared by its content, which its name tells
    [client, name],
  );

  useEffect(() => {
    const inFlight = reading.current;
    setHeld(left.get(name) ?? NOTHING);
    setError(undefined);
    known.current = new Map();
    void read(0);
    return () => {
      for (const control of inFlight.values()) control.abort();
      inFlight.clear();
    };
  }, [read, name]);

  const look = useCallback(
    (seen: readonly number[]): void => {
      // rows that were only passed by are not waited for
      for (const [number, control] of reading.current) {
        if (number !== 0 && !seen.includes(number)) {
          control.abort();
          reading.current.delete(number);
        }
      }
      for (const number of seen) if (!known.current.has(number)) void read(number);
    },
    [read],
  );
  return { held, error, read, look };
}

interface Read {
  readonly number: number;
  readonly rows: readonly PageRow[];
  readonly hasMore: boolean;
  readonly total: number | undefined;
}

function withWindow(before: Held, { number, rows, hasMore, total }: Read): Held {
  const windows = new Map(before.windows);
  windows.delete(number);
  windows.set(number, rows);
  for (const oldest of windows.keys()) {
    if (windows.size <= KEPT) break;
    if (oldest !== 0) windows.delete(oldest);
  }
  const end = number * WINDOW + rows.length;
  // a window beyond the end of a list that has shrunk says only that
  if (rows.length === 0 && number > 0) {
    return { ...before, windows, reached: Math.min(before.reached, end) };
  }
  return {
    windows,
    reached: hasMore ? Math.max(before.reached, end) : end,
    isComplete: !hasMore || (before.isComplete && end < before.reached),
    isReady: true,
    total: total ?? before.total,
  };
}
