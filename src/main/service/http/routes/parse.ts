/** `POST /v2/parse`: a file that was sent becomes a Document, as a page would by a scrape. */
import type { Dialect } from '../../dialects/types.ts';
import { HearthError } from '../../domain/errors.ts';
import { asJson, type Route } from '../route.ts';
import type { RouteDeps } from './deps.ts';

/** The route of one dialect. */
export function parseRoute(dialect: Dialect, deps: RouteDeps): Route {
  return {
    method: 'POST',
    path: `/${dialect.version}/parse`,
    bucket: 'scrape',
    spends: 'scrape',
    takesUpload: true,
    async handle({ body: options, upload, caller, signal }) {
      if (upload === undefined) throw new HearthError('BAD_REQUEST', 'There is no file.');
      const command = dialect.readParse(options, upload);
      const body = { ...asObject(options), file: upload.name };
      const result = await deps.scrape(command, { caller, signal, body: asJson(body) });
      const receipt = await deps.receipt(caller, result.creditsUsed);
      const { id: scrapeId, document } = result;
      return { status: 200, json: dialect.writeScrape({ scrapeId, document, receipt }, options) };
    },
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
