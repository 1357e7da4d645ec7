/**
 * `POST /console/run/:operation`: the GUI's own door to the five operations, and to reading a file that is
 * sent along (`parse`). With `?run=UUID` a scrape's job has that id, and goes on when the window goes away. Body and answer are those of v2; the caller is the account itself, without a key; the plan's rate limit and its credits hold as for
 * anyone.
 */
import { OPERATIONS, type ConsoleOperation } from '../../../../contract/console/common.ts';
import { HearthError } from '../../domain/errors.ts';
import { jsonOf } from '../route.ts';
import { bad, oneOf, route, type ConsoleRequest, type ConsoleRoute } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';
import type { Runs } from './runs.ts';

export function runRoutes(deps: ConsoleDeps, runs: Runs): readonly ConsoleRoute[] {
  return [
    route('POST', '/console/run/:operation', (asked) => {
      const operation = oneOf(asked.params['operation'] ?? '', RUNNABLE, 'operation');
      const runId = asked.query.get('run');
      if (runId === null) return run(deps, operation, asked);
      if (!UUID.test(runId)) throw bad('"run" must be a UUID.');
      return runs.keep(runId, (signal) => run(deps, operation, { ...asked, signal, runId }));
    }),
    { ...route('POST', '/console/run/parse', (asked) => run(deps, 'parse', asked)), takesUpload },
  ];
}

const takesUpload = true;
const RUNNABLE = [...OPERATIONS, 'batch'] as const;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const PATHS: Readonly<Record<string, string>> = { batch: 'batch/scrape' };

async function run(
  deps: ConsoleDeps,
  operation: ConsoleOperation | 'batch' | 'parse',
  asked: ConsoleRequest & { readonly runId?: string },
): Promise<unknown> {
  const { body, upload, caller, origin, signal, runId } = asked;
  const found = deps.routes.find(
    ({ method, path }) => method === 'POST' && path === `/v2/${PATHS[operation] ?? operation}`,
  );
  if (found === undefined) {
    throw new HearthError('NOT_FOUND', `This build of Hearth cannot ${operation} yet.`);
  }
  const { refusal } = await deps.limitRate(caller, found.bucket);
  if (refusal !== undefined) throw refusal;
  if (found.spends !== undefined) await deps.admit(caller, found.spends);
  const reply = await found.handle({
    params: {},
    query: {},
    headers: {},
    body,
    ...(upload === undefined ? {} : { upload }),
    caller,
    origin,
    signal,
    ...(runId === undefined ? {} : { runId }),
  });
  return jsonOf(reply);
}
