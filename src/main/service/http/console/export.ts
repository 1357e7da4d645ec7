/** `GET /console/jobs/:id/export`: every finished document, streamed in windows. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvLine } from '../../domain/csv.ts';
import type { Document } from '../../domain/document.ts';
import { documentOf, type Job, type StoredDocument } from '../../domain/job.ts';
import { oneOf, type ConsoleRequest } from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';
import { findJob } from './job-routes.ts';

const FORMATS = ['ndjson', 'csv', 'markdown'] as const;
const WINDOW = 50;
const WINDOW_BYTES = 4_194_304;
const TYPES = {
  ndjson: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
} as const;

export async function exportRoute(
  deps: ConsoleDeps,
  { caller, params, query }: ConsoleRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const job = await findJob(deps, caller, params['id']);
  const format = oneOf(query.get('format') ?? 'ndjson', FORMATS, 'format');
  return reply
    .header('content-type', TYPES[format])
    .header('content-disposition', `attachment; filename="${job.kind}-${job.id}.${format}"`)
    .send(Readable.from(lines(deps, job, format)));
}

async function* lines(
  deps: ConsoleDeps,
  job: Job,
  format: (typeof FORMATS)[number],
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(['url', 'status', 'title', 'markdown']);
  for await (const stored of documents(deps, job.id)) {
    const document = documentOf(stored);
    switch (format) {
      case 'ndjson':
        yield `${JSON.stringify(deps.v2.writeDocument(document, job.body))}\n`;
        break;
      case 'csv':
        yield csvLine([
          urlOf(document),
          String(document.metadata['statusCode'] ?? ''),
          String(document.metadata['title'] ?? ''),
          document.markdown ?? '',
        ]);
        break;
      case 'markdown':
        yield `<!-- ${urlOf(document).replaceAll('--', '%2D%2D')} -->\n\n${document.markdown ?? ''}\n\n---\n\n`;
        break;
    }
  }
}

async function* documents(deps: ConsoleDeps, jobId: string): AsyncGenerator<StoredDocument> {
  for (let skip = 0; ;) {
    const window = await deps.backend.store.readDocuments({
      jobId,
      skip,
      limit: WINDOW,
      maxBytes: WINDOW_BYTES,
    });
    if (window.length === 0) return;
    yield* window;
    skip += window.length;
  }
}

function urlOf({ metadata }: Document): string {
  return String(metadata['url'] ?? metadata['sourceURL'] ?? '');
}
