/** Where the records of a table stand that somebody has made or changed, on each page that is opened since. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveTable } from '../../../contract/console/live.ts';
import { useClient } from '../../client/client.tsx';
import { t } from '../../text/screens.ts';
import { withCells } from './column-types.ts';
import { withoutPlaces, type Draft } from './edit.ts';
import type { LivePageView } from './use-live-page.ts';

interface Drafts {
  readonly draft: Draft | undefined;
  readonly amend: (change: (draft: Draft) => Draft) => void;
  readonly setHistory: (change: (past: readonly Draft[]) => readonly Draft[]) => void;
}

/**
 * The numbers of elements are those of one page: of another, as after a restart of the service, they are asked anew. So
 * are the cells of a column that was given another type.
 * `others`: whether the best table stands by itself, and what is picked on another page; then nothing is asked. Gives
 * the reading that cells wait for.
 */
export function usePlaces(
  { id, isDrawn, loads }: LivePageView,
  { draft, amend, setHistory }: Drafts,
  others: readonly [boolean, unknown],
): UseQueryResult<LiveTable> | undefined {
  const client = useClient();
  const isKnown = draft?.places !== undefined && draft.isRetyped === undefined;
  const lacks = draft !== undefined && !isKnown && !others.some(Boolean);
  useEffect(() => {
    setHistory((past) => past.map(withoutPlaces));
    // the page alone counts
  }, [id, loads]);
  const reading = useQuery({
    queryKey: ['live-places', id, loads, JSON.stringify(draft?.recipe.list)],
    queryFn: ({ signal }): Promise<LiveTable> => {
      if (draft === undefined) throw new Error(t.recipes.noTables);
      return client.liveRead(id ?? '', draft.recipe, signal);
    },
    enabled: lacks && id !== undefined && isDrawn && loads > 0,
    // a page goes on while it is looked at
    gcTime: 0,
    retry: false,
  });
  const { data } = reading;
  useEffect(() => {
    if (lacks && data) amend((now) => withRead(now, data));
  }, [data, lacks]);
  return draft?.isRetyped === true ? reading : undefined;
}

const withRead = (draft: Draft, table: LiveTable): Draft =>
  draft.isRetyped === true
    ? withCells(draft, table)
    : table.places === undefined
      ? draft
      : { ...draft, places: table.places };
