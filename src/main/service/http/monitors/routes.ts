/** `/monitors`: translate, ask the operation, translate back. */
import { MONITOR_OUTCOMES } from '../../domain/monitor/monitor.ts';
import {
  readMonitor,
  readMonitorChange,
  writeLook,
  writeMonitor,
} from '../../dialects/monitors.ts';
import type { Caller } from '../../domain/account.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Monitor } from '../../domain/monitor/monitor.ts';
import type { Monitors } from '../../operations/monitors/monitors.ts';
import { afterQuery } from '../place-query.ts';
import type { LibraryRequest, LibraryRoute } from '../library/route.ts';

export interface MonitorRoutesDeps {
  readonly monitors: Monitors;
  readonly allowLocal: boolean | readonly string[];
}

const MOST_ROWS = 200;
const ROWS = 50;

/** All of them, below `/monitors`; contract/monitors.ts describes them. */
export function monitorRoutes({
  monitors,
  allowLocal,
}: MonitorRoutesDeps): readonly LibraryRoute[] {
  const answer = (monitor: Monitor) => ({ monitor: writeMonitor(monitor) });
  const onOne = (
    verb: string,
    act: (id: string, caller: Caller) => Promise<Monitor>,
  ): LibraryRoute => ({
    method: 'POST',
    path: `/:id/${verb}`,
    answer: async ({ param, caller }) => answer(await act(param('id'), caller)),
  });
  return [
    {
      method: 'POST',
      path: '',
      answer: async ({ body, caller }) =>
        answer(await monitors.create(readMonitor(body, { allowLocal }), caller)),
    },
    {
      method: 'GET',
      path: '',
      async answer({ query, caller }) {
        const limit = limitOf(query);
        const after = afterQuery(query);
        const page = { limit, ...(after === undefined ? {} : { after }) };
        const { monitors: rows, ...totals } = await monitors.list(page, caller);
        const last = rows.length === limit ? rows.at(-1)?.id : undefined;
        return {
          ...totals,
          monitors: rows.map(writeMonitor),
          ...(last === undefined ? {} : { after: last }),
        };
      },
    },
    {
      method: 'GET',
      path: '/:id',
      answer: async ({ param, caller }) => answer(await monitors.find(param('id'), caller)),
    },
    {
      method: 'PATCH',
      path: '/:id',
      async answer({ param, body, caller }) {
        const before = await monitors.find(param('id'), caller);
        const change = readMonitorChange(body, before, { allowLocal });
        return answer(await monitors.change(before.id, change, caller));
      },
    },
    {
      method: 'DELETE',
      path: '/:id',
      async answer({ param, caller }) {
        await monitors.remove(param('id'), caller);
        return { id: param('id') };
      },
    },
    onOne('restore', (id, caller) => monitors.restore(id, caller)),
    onOne('pause', (id, caller) => monitors.pause(id, caller)),
    onOne('resume', (id, caller) => monitors.resume(id, caller)),
    onOne('run', (id, caller) => monitors.run(id, caller)),
    onOne('seen', (id, caller) => monitors.seen(id, caller)),
    { method: 'GET', path: '/:id/looks', answer: (request) => looks(monitors, request) },
  ];
}

async function looks(
  monitors: Monitors,
  { param, query, caller }: LibraryRequest,
): Promise<Readonly<Record<string, unknown>>> {
  const limit = limitOf(query);
  const after = query.get('after');
  if (after !== null && !/^\d{1,15}$/.test(after)) throw bad('"after" is the id of a look.');
  const asked = query.get('outcome');
  const outcome = MONITOR_OUTCOMES.find((one) => one === asked);
  if (asked !== null && outcome === undefined) {
    throw bad(`"outcome" must be one of ${MONITOR_OUTCOMES.join(', ')}.`);
  }
  const rows = await monitors.looks(
    param('id'),
    {
      limit,
      ...(after === null ? {} : { after: Number(after) }),
      ...(outcome === undefined ? {} : { outcome }),
    },
    caller,
  );
  const last = rows.length === limit ? rows.at(-1)?.id : undefined;
  return { looks: rows.map(writeLook), ...(last === undefined ? {} : { after: last }) };
}

function limitOf(query: URLSearchParams): number {
  const value = Number(query.get('limit') ?? ROWS);
  if (Number.isSafeInteger(value) && value >= 1 && value <= MOST_ROWS) return value;
  throw bad(`"limit" takes a whole number from 1 to ${MOST_ROWS}.`);
}

function bad(message: string): HearthError {
  return new HearthError('BAD_REQUEST', message);
}
