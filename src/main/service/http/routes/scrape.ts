/** `POST /{version}/scrape` and `GET /{version}/scrape/{id}`. */
import type { Body, Dialect } from '../../dialects/types.ts';
import type { Document } from '../../domain/document.ts';
import { behindMetadata, spliced } from '../../domain/spliced.ts';
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
          mayBeSealed: true,
          ...(runId === undefined ? {} : { id: runId }),
        });
        const receipt = await deps.receipt(caller, result.creditsUsed);
        const { id: scrapeId, document, sealed } = result;
        const json = dialect.writeScrape({ scrapeId, document, receipt }, body);
        return { status: 200, ...(sealed ? { bytes: whole(json, document, sealed) } : { json }) };
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

/** The answer with what else the document has, which is never read here. */
function whole(json: Body, { metadata }: Document, sealed: Uint8Array): Uint8Array {
  const text = JSON.stringify(json);
  return spliced(text, behindMetadata(text, metadata), sealed);
}
