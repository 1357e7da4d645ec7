/** `POST /{version}/map`. */
import type { Dialect } from '../../dialects/types.ts';
import { framed } from '../framed.ts';
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
        // The list is written while the store writes; how an address was found stays in the job.
        const links = found.links.json(dialect.mapLinks);
        await found.stored;
        const receipt = await deps.receipt(caller, found.creditsUsed);
        const frame = dialect.writeMap({
          jobId: found.id,
          links: [],
          ...(found.warning === undefined ? {} : { warning: found.warning }),
          coverage: found.coverage,
          receipt,
        });
        // The reply has its list twice (differences.md D1); thousands of links are written once.
        return { status: 200, bytes: framed(frame, 'links', links) };
      },
    },
  ];
}
