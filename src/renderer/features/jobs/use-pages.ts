/**
 * The pages of a job as one long list: windows are read by key when rows come into sight, and the
 * windows in sight are read again while the job moves.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PageState } from '../../../contract/console/common.ts';
import type { PageRow } from '../../../contract/console/jobs.ts';
import { onConsoleEvent } from '../../client/live.ts';
import { useClient } from '../../client/client.tsx';

const FIRST_WINDOW = 200;
const LATER_WINDOW = 1_000;
/** Rows in sight are re-read at most this often while the job runs. */
const REFRESH_MS = 700;

interface Window {
  /** Key after which it starts; absent for the first. */
  readonly after: string | undefined;
  readonly offset: number;
  readonly rows: readonly PageRow[];
  readonly next: string | undefined;
}

export interface PageFilter {
  readonly states?: readonly PageState[];
  readonly text?: string;
}

export interface Pages {
  /** The row, or undefined while its window is under way. */
  readonly at: (index: number) => PageRow | undefined;
  readonly loaded: number;
  readonly isComplete: boolean;
  readonly error: unknown;
  readonly onRange: (first: number, last: number) => void;
}

export function usePages(jobId: string, filter: PageFilter): Pages {
  const client = useClient();
  const [windows, setWindows] = useState<readonly Window[]>([]);
  const [error, setError] = useState<unknown>();
  const wanted = useRef({ first: 0, last: 0 });
  const isBusy = useRef(false);
  const life = useRef(new AbortController());
  const current = useRef<readonly Window[]>([]);
  const states = filter.states?.join(',') ?? '';
  const text = filter.text ?? '';

  const read = useCallback(
    async (after: string | undefined, limit: number): Promise<Omit<Window, 'offset'>> => {
      const answer = await client.pages(
        jobId,
        {
          limit,
          ...(filter.states === undefined ? {} : { states: filter.states }),
          ...(text === '' ? {} : { text }),
          ...(after === undefined ? {} : { after }),
        },
        life.current.signal,
      );
      return { after, rows: answer.rows, next: answer.next };
    },
    // the states array is compared by its content
    [client, jobId, states, text],
  );

  const publish = useCallback((next: readonly Window[]) => {
    current.current = next;
    setWindows(next);
  }, []);

  const fill = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      for (;;) {
        const known = current.current;
        const last = known.at(-1);
        const end = last === undefined ? 0 : last.offset + last.rows.length;
        const isDone = last !== undefined && last.next === undefined;
        if (isDone || (end > wanted.current.last && last !== undefined)) return;
        const window = await read(last?.next, known.length === 0 ? FIRST_WINDOW : LATER_WINDOW);
        publish([...known, { ...window, offset: end }]);
      }
    } catch (failure) {
      if (!life.current.signal.aborted) setError(failure);
    } finally {
      isBusy.current = false;
    }
  }, [read, publish]);

  const refresh = useCallback(async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const known = current.current;
      const { first, last } = wanted.current;
      const fresh: Window[] = [];
      for (const [index, window] of known.entries()) {
        const end = window.offset + window.rows.length;
        const isSeen = window.offset <= last && end >= first;
        const isTail = index === known.length - 1;
        if (!isSeen && !isTail) {
          fresh.push(window);
          continue;
        }
        const size = window.offset === 0 ? FIRST_WINDOW : LATER_WINDOW;
        fresh.push({ ...(await read(window.after, size)), offset: window.offset });
      }
      publish(withOffsets(fresh));
      setError(undefined);
    } catch (failure) {
      if (!life.current.signal.aborted) setError(failure);
    } finally {
      isBusy.current = false;
    }
    await fill();
  }, [read, publish, fill]);

  useEffect(() => {
    const control = new AbortController();
    life.current = control;
    isBusy.current = false;
    publish([]);
    setError(undefined);
    void fill();
    return () => control.abort();
  }, [fill, publish]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onConsoleEvent((event) => {
      if (!('jobId' in event) || event.jobId !== jobId || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        void refresh();
      }, REFRESH_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [jobId, refresh]);

  const onRange = useCallback(
    (first: number, last: number): void => {
      wanted.current = { first, last: last + 50 };
      void fill();
    },
    [fill],
  );

  const tail = windows.at(-1);
  return {
    at: (index) => rowAt(windows, index),
    loaded: tail === undefined ? 0 : tail.offset + tail.rows.length,
    isComplete: tail !== undefined && tail.next === undefined,
    error,
    onRange,
  };
}

/** Filtered windows may have shrunk or grown: their places follow from the rows before them. */
function withOffsets(windows: readonly Window[]): readonly Window[] {
  let offset = 0;
  return windows.map((window) => {
    const placed = { ...window, offset };
    offset += window.rows.length;
    return placed;
  });
}

function rowAt(windows: readonly Window[], index: number): PageRow | undefined {
  let low = 0;
  let high = windows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const window = windows[middle];
    if (window === undefined) return undefined;
    if (index < window.offset) high = middle - 1;
    else if (index >= window.offset + window.rows.length) low = middle + 1;
    else return window.rows[index - window.offset];
  }
  return undefined;
}
