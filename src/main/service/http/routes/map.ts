/** `POST /{version}/map`. */
import type { Dialect } from '../../dialects/types.ts';
import { asJson, type Route } from '../route.ts';
import type { RouteDeps } from './deps.ts';

/** The route of one dialect. */
export function mapRoutes(dialect: Dialect, deps: RouteDeps): readonly Route[] {
  return [
    {
      method: 'POST',
      path: `/${dialect.version}/map`,
      bucket: 'map',
      spends: 'map',
      async handle({ body, caller, signal }) {
        const command = dialect.readMap(body, { allowLocal: deps.allowLocal });
        const found = await deps.mapSite(command, { caller, signal, body: asJson(body) });
        const receipt = await deps.receipt(caller, found.creditsUsed);
        const json = dialect.writeMap({
          jobId: found.id,
          links: found.links,
          ...(found.warning === undefined ? {} : { warning: found.warning }),
          receipt,
        });
        return { status: 200, json };
      },
    },
  ];
}
