/** `POST /{version}/search`. */
import type { Dialect } from '../../dialects/types.ts';
import { asJson, type Route } from '../route.ts';
import type { RouteDeps } from './deps.ts';

/** The route of one dialect. */
export function searchRoutes(dialect: Dialect, deps: RouteDeps): readonly Route[] {
  return [
    {
      method: 'POST',
      path: `/${dialect.version}/search`,
      bucket: 'search',
      spends: 'search',
      async handle({ body, caller, signal }) {
        const command = dialect.readSearch(body);
        const found = await deps.search(command, { caller, signal, body: asJson(body) });
        const receipt = await deps.receipt(caller, found.creditsUsed);
        const { id, items, warning } = found;
        const json = dialect.writeSearch(
          { jobId: id, items, ...(warning === undefined ? {} : { warning }), receipt },
          body,
        );
        return { status: 200, json };
      },
    },
  ];
}
