/** The tables of a live page: looked for as it stands, and again while scripts may still draw; the best one of them. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LiveTable } from '../../../contract/console/live.ts';
import { useClient } from '../../client/client.tsx';
import { announce } from '../../components/announcer.tsx';
import { t } from '../../text/screens.ts';
import type { LivePageView } from './use-live-page.ts';

/** As the page stands after these steps. */
export function useTables({ id, isDrawn, loads }: LivePageView, steps: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['live-tables', id, loads, steps],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => client.liveTables(id ?? '', signal),
    enabled: id !== undefined && isDrawn && loads > 0,
    staleTime: Infinity,
    retry: false,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data === undefined) return false;
      return data.tables.length === 0 ? afterNothing(dataUpdateCount) : afterOne(dataUpdateCount);
    },
  });
}

/**
 * Lists that scripts draw late, where nothing was or above what was found first: looked for at once and then less and
 * less often. To look at a page that has not changed costs next to nothing.
 */
const LOOK_EVERY_MS = 400;
const MOST_LOOKS = 16;
const MOST_LOOKS_EMPTY = 60;
const afterOne = (looks: number): number | false =>
  looks < MOST_LOOKS ? LOOK_EVERY_MS * Math.ceil(looks / 4) : false;
const afterNothing = (looks: number): number | false =>
  looks < MOST_LOOKS_EMPTY ? LOOK_EVERY_MS * Math.ceil(looks / 20) : false;

/**
 * The best list stands at once, and again on another page, as long as nobody has chosen. One that is the same when the
 * page is looked at again stays as it is: a run of it may be in sight.
 */
export function useBest(
  best: LiveTable | undefined,
  page: string,
  isFree: boolean,
  { begin, moved }: Readonly<Record<'begin' | 'moved', (table: LiveTable) => void>>,
): void {
  const stood = useRef('');
  useEffect(() => {
    if (best === undefined) return;
    const look = `${page} ${lookOf(best)}`;
    const isSame = stood.current === look;
    stood.current = look;
    if (!isFree) return;
    if (isSame) {
      moved(best);
      return;
    }
    begin(best);
    announce(t.recipes.announce(best.rows.length, best.columns.length));
    // what somebody has done since is theirs: only another page counts
  }, [best]);
}

/** Where it is, its columns, and how many of its cells say something. */
function lookOf({ recipe, columns, rows }: LiveTable): string {
  const cells = rows.flatMap((row) => Object.values(row)).filter((cell) => cell !== null);
  return JSON.stringify([recipe.start, columns, rows.length, cells.length]);
}

const AT_REST_MS = 1_500;

/** The steps once they stay as they are: each letter that is typed makes others, and trying them costs. */
export function useRested(steps: string): string {
  const [rested, setRested] = useState(steps);
  useEffect(() => {
    const timer = setTimeout(() => setRested(steps), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [steps]);
  return rested;
}
