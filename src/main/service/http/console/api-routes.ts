/**
 * `/console/api/…`: Hearth's own endpoints (`/api/…`) for the console's window. The caller is the account
 * itself, without a key; the plan's rate limit and its credits hold as for anyone.
 */
import { jsonOf } from '../route.ts';
import { route, type ConsoleRoute } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';

export function apiRoutes(deps: ConsoleDeps): readonly ConsoleRoute[] {
  return deps.routes.flatMap((own) => {
    if (!own.path.startsWith('/api/') || own.method === 'PUT') return [];
    return [
      route(own.method, `/console${own.path}`, async (asked) => {
        const { params, query, body, caller, origin, signal } = asked;
        const { refusal } = await deps.limitRate(caller, own.bucket);
        if (refusal !== undefined) throw refusal;
        if (own.spends !== undefined) await deps.admit(caller, own.spends);
        return jsonOf(
          await own.handle({
            params,
            query: Object.fromEntries(query),
            headers: {},
            body,
            caller,
            origin,
            signal,
          }),
        );
      }),
    ];
  });
}
