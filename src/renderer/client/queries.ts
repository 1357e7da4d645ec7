/** The reads of the GUI, each with its cache key. */
import { skipToken, keepPreviousData, useQuery } from '@tanstack/react-query';
import type { JobQuery } from '../../contract/console/jobs.ts';
import { useClient } from './client.tsx';

export const QUERY = {
  state: ['state'],
  keys: ['keys'],
  jobs: ['jobs'],
  job: (id: string) => ['job', id],
  outcomes: (id: string) => ['outcomes', id],
  pages: (id: string) => ['pages', id],
  document: (id: string) => ['document', id],
  recipes: ['recipes'],
  /** As it was when somebody began to change it. */
  editedRecipe: (id: string) => ['edited-recipe', id],
  library: ['library'],
  /** What a capture holds: never changes. */
  capture: ['capture'],
  profiles: ['profiles'],
  monitors: ['monitors'],
  usage: ['usage'],
  plan: ['plan'],
  settings: ['settings'],
  storage: ['storage'],
  about: ['about'],
  services: ['services'],
} as const;

export function useConsoleState() {
  const client = useClient();
  return useQuery({
    queryKey: QUERY.state,
    queryFn: ({ signal }) => client.state(signal),
    // what is on disk goes on growing and shrinking after the last event
    refetchInterval: 10_000,
  });
}

export function useKeys() {
  const client = useClient();
  return useQuery({ queryKey: QUERY.keys, queryFn: () => client.keys() });
}

export function useJobs(query: JobQuery) {
  const client = useClient();
  return useQuery({
    queryKey: [...QUERY.jobs, query],
    queryFn: ({ signal }) => client.jobs(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** Read again every second while none of its pages has ended: only those tell of themselves. */
export function useJob(id: string | undefined) {
  const client = useClient();
  return useQuery({
    queryKey: QUERY.job(id ?? ''),
    queryFn: id === undefined ? skipToken : ({ signal }) => client.job(id, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'scraping' && data.counts.done === 0 ? 1_000 : false,
  });
}

/** How its pages ended; read again every second while it runs. */
export function useOutcomes(id: string, isRunning: boolean) {
  const client = useClient();
  return useQuery({
    queryKey: QUERY.outcomes(id),
    queryFn: ({ signal }) => client.outcomes(id, signal),
    refetchInterval: isRunning ? 1_000 : false,
  });
}

export function useDocument(pageId: string) {
  const client = useClient();
  return useQuery({
    queryKey: QUERY.document(pageId),
    queryFn: ({ signal }) => client.document(pageId, signal),
    staleTime: 60_000,
  });
}

export function useUsage(range: { readonly fromAt: number; readonly toAt: number }) {
  const client = useClient();
  return useQuery({
    queryKey: [...QUERY.usage, range],
    queryFn: ({ signal }) => client.usage(range, signal),
    placeholderData: keepPreviousData,
  });
}

export function usePlan() {
  const client = useClient();
  return useQuery({ queryKey: QUERY.plan, queryFn: () => client.plan() });
}

export function useSettings() {
  const client = useClient();
  return useQuery({ queryKey: QUERY.settings, queryFn: () => client.settings() });
}

export function useStorage() {
  const client = useClient();
  return useQuery({ queryKey: QUERY.storage, queryFn: () => client.storage() });
}

export function useAbout() {
  const client = useClient();
  return useQuery({ queryKey: QUERY.about, queryFn: () => client.about() });
}

/** Their beats come every five seconds. */
export function useServices() {
  const client = useClient();
  return useQuery({
    queryKey: QUERY.services,
    queryFn: ({ signal }) => client.services(signal),
    refetchInterval: 2_000,
  });
}
