/** What a saved recipe finds in the page that is looked at, each time a document of it is there. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveTable } from '../../../contract/console/live.ts';
import type { SavedRecipe } from '../../../contract/console/recipes.ts';
import { useClient } from '../../client/client.tsx';
import { announce } from '../../components/announcer.tsx';
import { t } from '../../text/screens.ts';
import type { LivePageView } from './use-live-page.ts';

/** Without a saved recipe nothing is asked. */
export function useReading(
  { id, isDrawn, loads }: LivePageView,
  saved: SavedRecipe | undefined,
  onRead: (table: LiveTable) => void,
): UseQueryResult<LiveTable> {
  const client = useClient();
  const reading = useQuery({
    queryKey: ['live-read', id, loads, saved?.id, saved?.version],
    queryFn: ({ signal }) => {
      if (saved === undefined) throw new Error(t.recipes.gone);
      return client.liveRead(id ?? '', saved.recipe, signal);
    },
    enabled: saved !== undefined && id !== undefined && isDrawn && loads > 0,
    staleTime: Infinity,
    retry: false,
  });
  const { data } = reading;
  useEffect(() => {
    if (data === undefined) return;
    onRead(data);
    announce(t.recipes.announce(data.rows.length, data.columns.length));
    // only what was read counts
  }, [data]);
  return reading;
}
