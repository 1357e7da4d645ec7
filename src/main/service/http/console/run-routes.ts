/**
 * `POST /console/run/:operation`: the GUI's own door to the five operations, and to reading a file that is
 * sent along (`parse`). Body and answer are those of v2; the caller is the account itself, without a key; the plan's rate limit and its credits hold as for
 * anyone.
 */
import { OPERATIONS, type ConsoleOperation } from '../../../../contract/console/common.ts';
import { HearthError } from '../../domain/errors.ts';
import { jsonOf } from '../route.ts';
import { oneOf, route, type ConsoleRequest, type ConsoleRoute } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

export function runRoutes(deps: ConsoleDeps): readonly ConsoleRoute[] {
  return [
    route('POST', '/console/run/:operation', (asked) =>
      run(deps, oneOf(asked.params['operation'] ?? '', OPERATIONS, 'operation'), asked),
    ),
    { ...route('POST', '/console/run/parse', (asked) => run(deps, 'parse', asked)), takesUpload },
  ];
}

const takesUpload = true;

async function run(
  deps: ConsoleDeps,
  operation: ConsoleOperation | 'parse',
  asked: ConsoleRequest,
): Promise<unknown> {
  const { body, upload, caller, origin, signal } = asked;
  const found = deps.routes.find(
    ({ method, path }) => method === 'POST' && path === `/v2/${operation}`,
  );
  if (found === undefined) {
    throw new HearthError('NOT_FOUND', `This build of Hearth cannot ${operation} yet.`);
  }
  const { refusal } = deps.limitRate(caller, found.bucket);
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
  });
  return jsonOf(reply);
}
