/** What an account used and may use: `team/*` and `concurrency-check`, in both versions. */
import type { Dialect } from '../../dialects/types.ts';
import { HearthError } from '../../domain/errors.ts';
import { JOB_KINDS, KIND_NAMES, type JobKind } from '../../domain/job-kinds.ts';
import { planCreditsOf } from '../../domain/plans.ts';
import type { Usage, UsedPeriod } from '../../operations/usage.ts';
import type { Route, RouteReply, RouteRequest } from '../route.ts';
import type { RouteDeps } from './deps.ts';
import { wholeNumber } from './params.ts';

export type TeamDeps = Pick<RouteDeps, 'receipt'> & { readonly usage: Usage };

const ENDPOINT_KINDS: ReadonlyMap<string, JobKind> = new Map([
  ...KIND_NAMES.map((kind) => [JOB_KINDS[kind].endpoint, kind] as const),
  ['batch/scrape', 'batch'],
]);

/** All team routes of one dialect. */
export function teamRoutes(dialect: Dialect, deps: TeamDeps): readonly Route[] {
  const get = (
    path: string,
    bucket: Route['bucket'],
    handle: (request: RouteRequest) => Promise<unknown>,
  ): Route => ({
    method: 'GET',
    path: `/${dialect.version}/${path}`,
    bucket,
    handle: async (request): Promise<RouteReply> => ({ status: 200, json: await handle(request) }),
  });
  return [
    get('team/credit-usage', 'account', async ({ caller }) =>
      dialect.writeCreditUsage(await readUsage(deps, caller)),
    ),
    get('team/token-usage', 'account', async ({ caller }) =>
      dialect.writeTokenUsage(await readUsage(deps, caller)),
    ),
    get('team/credit-usage/historical', 'account', async (request) =>
      dialect.writeCreditHistory(await readHistory(deps, request)),
    ),
    get('team/token-usage/historical', 'account', async (request) =>
      dialect.writeTokenHistory(await readHistory(deps, request)),
    ),
    get('team/queue-status', 'account', async ({ caller }) => {
      const queue = await deps.usage.queue(caller.account);
      return dialect.writeQueueStatus({
        active: queue.active,
        waiting: queue.waiting,
        max: queue.maxConcurrency,
        ...(queue.mostRecentSuccessAt === undefined
          ? {}
          : { mostRecentSuccessAt: queue.mostRecentSuccessAt }),
        receipt: await deps.receipt(caller, 0),
      });
    }),
    get('concurrency-check', 'status', async ({ caller }) => {
      const { active, maxConcurrency } = await deps.usage.queue(caller.account);
      const receipt = await deps.receipt(caller, 0);
      return dialect.writeConcurrency({ active, max: maxConcurrency, receipt });
    }),
    get('team/activity', 'account', (request) => readActivity(dialect, deps, request)),
  ];
}

async function readUsage(
  deps: TeamDeps,
  caller: RouteRequest['caller'],
): Promise<Parameters<Dialect['writeCreditUsage']>[0]> {
  return {
    balance: await deps.usage.balance(caller.account),
    planCredits: planCreditsOf(caller.account),
    unlimited: false,
    receipt: await deps.receipt(caller, 0),
  };
}

async function readHistory(
  deps: TeamDeps,
  { caller, query }: RouteRequest,
): Promise<Parameters<Dialect['writeCreditHistory']>[0]> {
  const byKey = query['byApiKey'] === 'true';
  const range = query['timeRange'];
  if (range !== undefined && byKey) {
    throw new HearthError(
      'BAD_REQUEST',
      'timeRange and byApiKey cannot be combined; send one of them.',
    );
  }
  const used =
    range === undefined
      ? await deps.usage.byPeriod(caller.account, byKey ? 'by-key' : 'total')
      : await deps.usage.byDay(caller.account, readRange(range));
  return { periods: used.map(toPeriod), receipt: await deps.receipt(caller, 0) };
}

function readRange(text: string): 'day' | 'week' | 'month' {
  if (text === 'day' || text === 'week' || text === 'month') return text;
  throw new HearthError('BAD_REQUEST', `timeRange takes day, week or month; got "${text}".`);
}

function toPeriod(
  period: UsedPeriod,
): Parameters<Dialect['writeCreditHistory']>[0]['periods'][number] {
  return {
    startAt: period.startAt,
    endAt: period.endAt,
    ...(period.key === undefined
      ? {}
      : { apiKey: { name: period.key.name, hint: period.key.name } }),
    credits: period.credits,
  };
}

async function readActivity(
  dialect: Dialect,
  deps: TeamDeps,
  { caller, query }: RouteRequest,
): Promise<unknown> {
  const limit = wholeNumber(query, 'limit', { min: 1, max: 100 }) ?? 50;
  const endpoint = query['endpoint'];
  const kind = endpoint === undefined ? undefined : ENDPOINT_KINDS.get(endpoint);
  if (endpoint !== undefined && kind === undefined) {
    throw new HearthError(
      'BAD_REQUEST',
      `endpoint takes one of ${[...ENDPOINT_KINDS.keys()].join(', ')}; got "${endpoint}".`,
    );
  }
  const after = query['cursor'];
  if (after !== undefined && !/^[0-9a-f-]{36}$/i.test(after)) {
    throw new HearthError('BAD_REQUEST', 'cursor is not one this service gave.');
  }
  const activity = await deps.usage.activity(caller.account, {
    limit,
    ...(kind === undefined ? {} : { kinds: [kind] }),
    ...(after === undefined ? {} : { after }),
  });
  return dialect.writeActivity({
    jobs: activity.jobs,
    ...(activity.next === undefined ? {} : { cursor: activity.next }),
    receipt: await deps.receipt(caller, 0),
  });
}
