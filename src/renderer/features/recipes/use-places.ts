/** Where the records of a table stand that somebody has made or changed, on each page that is opened since. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LivePlaces } from '../../../contract/console/live.ts';
import { useClient } from '../../client/client.tsx';
import { withoutPlaces, type Draft } from './edit.ts';
import type { LivePageView } from './use-live-page.ts';

interface Drafts {
  readonly draft: Draft | undefined;
  readonly amend: (change: (draft: Draft) => Draft) => void;
  readonly setHistory: (change: (past: readonly Draft[]) => readonly Draft[]) => void;
}

/**
 * The numbers of elements are those of one page: of another, as after a restart of the service, they are asked anew.
 * `isElsewhere`: another page is looked at, or the best table stands by itself.
 */
export function usePlaces(
  { id, isDrawn, loads }: LivePageView,
  { draft, amend, setHistory }: Drafts,
  isElsewhere: boolean,
): void {
  const client = useClient();
  const lacks = draft !== undefined && draft.places === undefined && !isElsewhere;
  useEffect(() => {
    setHistory((past) => past.map(withoutPlaces));
    // the page alone counts
  }, [id, loads]);
  const { data } = useQuery({
    queryKey: ['live-places', id, loads, JSON.stringify(draft?.recipe.list)],
    queryFn: async ({ signal }): Promise<LivePlaces | null> => {
      if (draft === undefined) return null;
      return (await client.liveRead(id ?? '', draft.recipe, signal)).places ?? null;
    },
    enabled: lacks && id !== undefined && isDrawn && loads > 0,
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (lacks && data) amend((now) => ({ ...now, places: data }));
  }, [data, lacks]);
}
