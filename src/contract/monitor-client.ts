/** The window's calls to `/monitors`. */
import type { Calls } from './console/calls.ts';
import type { MonitorBody, MonitorLooksAnswer, MonitorsAnswer, MonitorView } from './monitors.ts';

interface OneAnswer {
  readonly monitor: MonitorView;
}

export type MonitorVerb = 'restore' | 'pause' | 'resume' | 'run' | 'seen';

/** A wish as the window sends it: what is not said is left out. */
export type MonitorWish = Readonly<Partial<MonitorBody>>;

export function monitorCalls(call: Calls['call']) {
  const one = (id: string): string => `/monitors/${encodeURIComponent(id)}`;
  return {
    list: (query: { readonly after?: string; readonly limit: number }, signal?: AbortSignal) => {
      const after = query.after === undefined ? '' : `&after=${encodeURIComponent(query.after)}`;
      return call<MonitorsAnswer>(`/monitors?limit=${query.limit}${after}`, { signal });
    },
    find: async (id: string, signal?: AbortSignal) =>
      (await call<OneAnswer>(one(id), { signal })).monitor,
    create: async (body: MonitorWish) =>
      (await call<OneAnswer>('/monitors', { method: 'POST', body })).monitor,
    change: async (id: string, body: MonitorWish) =>
      (await call<OneAnswer>(one(id), { method: 'PATCH', body })).monitor,
    act: async (id: string, verb: MonitorVerb) =>
      (await call<OneAnswer>(`${one(id)}/${verb}`, { method: 'POST', body: {} })).monitor,
    remove: (id: string) => call<unknown>(one(id), { method: 'DELETE' }),
    looks: (
      id: string,
      query: { readonly after?: number; readonly outcome?: string },
      signal?: AbortSignal,
    ) => {
      const asks = new URLSearchParams({ limit: '50' });
      if (query.after !== undefined) asks.set('after', String(query.after));
      if (query.outcome !== undefined) asks.set('outcome', query.outcome);
      return call<MonitorLooksAnswer>(`${one(id)}/looks?${asks.toString()}`, { signal });
    },
  };
}
