/** `POST /{version}/scrape` and `GET /{version}/scrape/{id}`. */
import type { Dialect } from '../../dialects/types.ts';
import { asJson, type Route } from '../route.ts';
import type { RouteDeps } from './deps.ts';
import { jobId } from './params.ts';

/** The two routes of one dialect. */
export function scrapeRoutes(dialect: Dialect, deps: RouteDeps): readonly Route[] {
  const path = `/${dialect.version}/scrape`;
  return [
    {
      method: 'POST',
      path,
      bucket: 'scrape',
      spends: 'scrape',
      async handle({ body, caller, signal, runId }) {
        const command = dialect.readScrape(body, { allowLocal: deps.allowLocal });
        const result = await deps.scrape(command, {
          caller,
          signal,
          body: asJson(body),
          ...(runId === undefined ? {} : { id: runId }),
        });
        const receipt = await deps.receipt(caller, result.creditsUsed);
        const json = dialect.writeScrape(
          { scrapeId: result.id, document: result.document, receipt },
          body,
        );
        return { status: 200, json };
      },
    },
    {
      method: 'GET',
      path: `${path}/:id`,
      bucket: 'status',
      async handle({ params, caller }) {
        const { document, body } = await deps.readScrape(jobId(params), caller);
        const receipt = await deps.receipt(caller, 0);
        const json = dialect.writeScrape({ scrapeId: jobId(params), document, receipt }, body);
        return { status: 200, json };
      },
    },
  ];
}
