/** The pages a query finds, as one long list: windows of rows are read when they come into sight. */
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { LibraryFound, LibraryHit } from '../../../contract/library/types.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';

/** Rows read at once: two screens of them; each has its passage cut. */
const WINDOW = 50;
/** While the index lacks texts, an answer may lack pages: it is asked again until nothing is missing. */
const BUILDING_MS = 1_000;

export interface Found {
  /** The first answer to any query of this screen; undefined before it came. */
  readonly answer: LibraryFound | undefined;
  /** What is shown belongs to the query before. */
  readonly isLate: boolean;
  readonly error: unknown;
  /** Why some rows further down could not be read. */
  readonly partError: unknown;
  readonly at: (index: number) => LibraryHit | undefined;
  readonly onRange: (first: number, last: number) => void;
  readonly retry: () => void;
}

export function useEntries(q: string): Found {
  const client = useClient();
  const [sight, setSight] = useState({ q, from: 0, to: 0 });
  const windowOf = (number: number) => ({
    queryKey: [...QUERY.library, 'find', q, number],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      client.library.find({ q, skip: number * WINDOW, limit: WINDOW }, signal),
    staleTime: 5_000,
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly data?: LibraryFound | undefined };
    }) => state.data !== undefined && state.data.indexed < 100 && BUILDING_MS,
  });
  const first = useQuery({ ...windowOf(0), placeholderData: keepPreviousData });
  const numbers = useMemo(
    () =>
      sight.q === q
        ? Array.from({ length: sight.to - sight.from + 1 }, (_, at) => sight.from + at)
        : [],
    [sight, q],
  ).filter((number) => number > 0);
  const others = useQueries({ queries: numbers.map(windowOf) });
  const windows = new Map<number, readonly LibraryHit[]>();
  if (first.data !== undefined) windows.set(0, first.data.entries);
  numbers.forEach((number, at) => {
    const entries = others[at]?.data?.entries;
    if (entries !== undefined) windows.set(number, entries);
  });
  const onRange = useCallback(
    (top: number, bottom: number): void => {
      const next = {
        q,
        from: Math.floor(Math.max(0, top - 20) / WINDOW),
        to: Math.floor((bottom + 20) / WINDOW),
      };
      setSight((before) =>
        before.q === q && before.from === next.from && before.to === next.to ? before : next,
      );
    },
    [q],
  );
  return {
    answer: first.data,
    isLate: first.isPlaceholderData,
    error: first.error,
    partError:
      others.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    at: (index) => windows.get(Math.floor(index / WINDOW))?.[index % WINDOW],
    onRange,
    retry: () => {
      for (const one of [first, ...others]) if (one.error !== null) void one.refetch();
    },
  };
}
