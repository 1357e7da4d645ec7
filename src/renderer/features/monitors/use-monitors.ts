/** Reads and changes of monitors; whoever changes one reads the lists again. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MonitorVerb, MonitorWish } from '../../../contract/monitor-client.ts';
import { useClient } from '../../client/client.tsx';
import { QUERY } from '../../client/queries.ts';
import { createStore, useStore } from '../../client/store.ts';

/** What another service on the same database does is not heard here. */
const LOOK_AGAIN_MS = 10_000;
/** While one is under way. */
const LOOKING_MS = 1_000;
const AT_ONCE = 200;

/** What was removed last and can be had back. */
export const lastRemoved = createStore<{ readonly id: string; readonly name: string } | undefined>(
  undefined,
);

/** What is being removed: that it has changed is heard before the answer, and whoever read it again would find it gone. */
const beingRemoved = createStore<string | undefined>(undefined);

export const useIsBeingRemoved = (id: string): boolean => useStore(beingRemoved) === id;

export function useMonitors() {
  const client = useClient();
  return useInfiniteQuery({
    queryKey: QUERY.monitors,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam === '' ? {} : { after: pageParam };
      return client.monitors.list({ ...after, limit: AT_ONCE }, signal);
    },
    getNextPageParam: ({ after }) => after,
    refetchInterval: LOOK_AGAIN_MS,
  });
}

export function useMonitor(id: string) {
  const client = useClient();
  const enabled = !useIsBeingRemoved(id);
  return useQuery({
    queryKey: [...QUERY.monitors, id],
    enabled,
    queryFn: ({ signal }) => client.monitors.find(id, signal),
    refetchInterval: ({ state: { data } }) => {
      const isDue = data?.nextAt !== undefined && Date.parse(data.nextAt) <= Date.now();
      return isDue ? LOOKING_MS : LOOK_AGAIN_MS;
    },
    retry: false,
  });
}

/** Pause, resume, look now, seen, restore. */
export function useMonitorAct(id: string) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (verb: MonitorVerb) => client.monitors.act(id, verb),
    onSuccess: () => queries.invalidateQueries({ queryKey: QUERY.monitors }),
  });
}

/** `onDone`: it was saved, whatever is shown by then. */
export function useSaveMonitor(id: string | undefined, onDone: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: MonitorWish) =>
      id === undefined ? client.monitors.create(wish) : client.monitors.change(id, wish),
    onSuccess: () => {
      onDone();
      return queries.invalidateQueries({ queryKey: QUERY.monitors });
    },
  });
}

/** `onDone`: away from it, before it is read again and found gone. */
export function useRemoveMonitor(
  monitor: { readonly id: string; readonly name: string },
  onDone: () => void,
) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.monitors.remove(monitor.id),
    onMutate: () => beingRemoved.set(monitor.id),
    onSettled: () => beingRemoved.set(undefined),
    onSuccess: async () => {
      lastRemoved.set(monitor);
      onDone();
      await queries.invalidateQueries({ queryKey: QUERY.monitors, exact: true });
    },
  });
}
