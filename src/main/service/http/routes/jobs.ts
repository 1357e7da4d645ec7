/**
 * Crawl and batch scrape: start, status, cancel, errors, running ones. Both kinds share one id space;
 * `/crawl/{batchId}` answers too (wire/v2.md section 8). DELETE on `…/errors` answers like GET.
 */
import type { Dialect } from '../../dialects/types.ts';
import type { CrawlCommand } from '../../domain/command.ts';
import { HearthError } from '../../domain/errors.ts';
import { release } from '../../domain/bytes.ts';
import { documentOf } from '../../domain/job.ts';
import type { CrawlPlan } from '../../operations/plan-crawl.ts';
import { asJson, type Route, type RouteReply, type RouteRequest } from '../route.ts';
import { framed, listOf } from '../framed.ts';
import type { RouteDeps } from './deps.ts';
import { jobId, wholeNumber } from './params.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** All job routes of one dialect. */
export function jobRoutes(dialect: Dialect, deps: RouteDeps): readonly Route[] {
  const { version } = dialect;
  return [
    startCrawl(dialect, deps),
    paramsPreview(dialect, deps),
    startBatch(dialect, deps),
    active(dialect, deps, `/${version}/crawl/active`),
    active(dialect, deps, `/${version}/crawl/ongoing`),
    ...['crawl', 'batch/scrape'].flatMap((kind) =>
      readRoutes(dialect, deps, `/${version}/${kind}`),
    ),
  ];
}

function startCrawl(dialect: Dialect, deps: RouteDeps): Route {
  return {
    method: 'POST',
    path: `/${dialect.version}/crawl`,
    bucket: 'crawl',
    spends: 'crawl',
    async handle({ body, caller, headers, origin, signal }) {
      const idempotencyKey = await freshIdempotencyKey(deps, headers, caller);
      const { command, generated } = await readPlannedCrawl(dialect, deps, body, signal);
      const started = await deps.startCrawl(command, {
        caller,
        body: asJson(body),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
      const json = dialect.writeStarted({
        kind: 'crawl',
        jobId: started.id,
        baseUrl: origin,
        receipt: await deps.receipt(caller, 0),
        ...(generated === undefined ? {} : { prompted: { generated, command } }),
      });
      return { status: 200, json };
    },
  };
}

/** The command; with a prompt, options planned by the model stand below those of the body. */
async function readPlannedCrawl(
  dialect: Dialect,
  deps: RouteDeps,
  body: unknown,
  signal: AbortSignal,
): Promise<{ readonly command: CrawlCommand; readonly generated?: CrawlPlan }> {
  const context = { allowLocal: deps.allowLocal };
  const command = dialect.readCrawl(body, context);
  const { url, prompt } = command;
  if (prompt === undefined || prompt.trim() === '') return { command };
  const generated = await deps.planCrawl({ url, prompt }, signal);
  const own = Object.entries(typeof body === 'object' && body !== null ? body : {});
  const given = Object.fromEntries(own.filter(([, value]) => value !== null));
  return { command: dialect.readCrawl({ ...generated, ...given }, context), generated };
}

/** `POST /{version}/crawl/params-preview`: what a prompt would be turned into. Free. */
function paramsPreview(dialect: Dialect, deps: RouteDeps): Route {
  return {
    method: 'POST',
    path: `/${dialect.version}/crawl/params-preview`,
    bucket: 'crawl',
    async handle({ body, caller, signal }) {
      const wish = dialect.readParamsPreview(body, { allowLocal: deps.allowLocal });
      const options = await deps.planCrawl(wish, signal);
      const receipt = await deps.receipt(caller, 0);
      return {
        status: 200,
        json: dialect.writeParamsPreview({ url: wish.url, options, receipt }),
      };
    },
  };
}

function startBatch(dialect: Dialect, deps: RouteDeps): Route {
  return {
    method: 'POST',
    path: `/${dialect.version}/batch/scrape`,
    bucket: 'scrape',
    spends: 'batch',
    async handle({ body, caller, headers, origin }) {
      // v2's batch ignores the header although SDKs send it (wire/README.md, Headers).
      const idempotencyKey =
        dialect.version === 'v1' ? await freshIdempotencyKey(deps, headers, caller) : undefined;
      const command = dialect.readBatch(body, { allowLocal: deps.allowLocal });
      const started = await deps.startBatch(command, {
        caller,
        body: asJson(body),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
      const receipt = await deps.receipt(caller, 0);
      const json = dialect.writeStarted({
        kind: 'batch',
        jobId: started.id,
        baseUrl: origin,
        ...(started.invalidUrls === undefined ? {} : { invalidUrls: started.invalidUrls }),
        receipt,
      });
      return { status: 200, json };
    },
  };
}

/** The key sent; a used one is refused before the body is read (wire/README.md, order of checks). */
async function freshIdempotencyKey(
  { jobOfIdempotencyKey }: RouteDeps,
  headers: RouteRequest['headers'],
  { account }: RouteRequest['caller'],
): Promise<string | undefined> {
  const key = readIdempotencyKey(headers);
  const job = key === undefined ? undefined : await jobOfIdempotencyKey(account.id, key);
  if (job === undefined) return key;
  // who sends it again has not heard the answer, or not read it
  throw new HearthError('IDEMPOTENCY_KEY_USED', 'Idempotency key already used', {
    details: `It began the job ${job}: ask for that. A new job needs a new key.`,
  });
}

function readIdempotencyKey(headers: RouteRequest['headers']): string | undefined {
  const value = headers['x-idempotency-key'];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || !UUID.test(value)) {
    throw new HearthError(
      'IDEMPOTENCY_KEY_USED',
      'The idempotency key must be a UUID; send a fresh one.',
    );
  }
  return value.toLowerCase();
}

function active(dialect: Dialect, deps: RouteDeps, path: string): Route {
  return {
    method: 'GET',
    path,
    bucket: 'status',
    async handle({ caller }) {
      const jobs = await deps.jobs.activeCrawls(caller);
      return {
        status: 200,
        json: dialect.writeActive({ jobs, receipt: await deps.receipt(caller, 0) }),
      };
    },
  };
}

function readRoutes(dialect: Dialect, deps: RouteDeps, path: string): readonly Route[] {
  const errors = (method: 'GET' | 'DELETE'): Route => ({
    method,
    path: `${path}/:id/errors`,
    bucket: 'status',
    async handle({ params, caller }) {
      const { failed, robotsBlocked } = await deps.jobs.errors(jobId(params), caller);
      const receipt = await deps.receipt(caller, 0);
      const json = dialect.writeJobErrors({ pages: failed, robotsBlocked, receipt });
      return { status: 200, json };
    },
  });
  return [
    {
      method: 'GET',
      path: `${path}/:id`,
      bucket: 'status',
      handle: (request) => readStatus(dialect, deps, request),
    },
    {
      method: 'DELETE',
      path: `${path}/:id`,
      bucket: 'status',
      async handle({ params, caller }) {
        await deps.jobs.cancel(jobId(params), caller);
        return { status: 200, json: dialect.writeCancelled(await deps.receipt(caller, 0)) };
      },
    },
    errors('GET'),
    errors('DELETE'),
  ];
}

async function readStatus(
  dialect: Dialect,
  deps: RouteDeps,
  request: RouteRequest,
): Promise<RouteReply> {
  const { params, query, caller, origin, signal } = request;
  const skip = wholeNumber(query, 'skip', { min: 0, max: Number.MAX_SAFE_INTEGER });
  const limit = wholeNumber(query, 'limit', { min: 1, max: 1000 });
  const view = await deps.jobs.status({
    id: jobId(params),
    caller,
    signal,
    ...(skip === undefined ? {} : { skip }),
    ...(limit === undefined ? {} : { limit }),
  });
  const { job, counts, documents, hasMore, nextSkip, waits } = view;
  const { remainingCredits } = await deps.receipt(caller, 0);
  const isKept = dialect.keepsDocuments(job.body);
  const frame = dialect.writeStatus({
    job,
    counts,
    documents: isKept ? [] : documents.map((stored) => ({ document: documentOf(stored) })),
    ...(limit === undefined ? {} : { limit }),
    ...(hasMore ? { nextSkip } : {}),
    ...(waits === undefined ? {} : { waits }),
    baseUrl: origin,
    remainingCredits,
  });
  if (!isKept) return { status: 200, json: frame };
  const bytes = framed(frame, 'data', listOf(documents.map(({ json }) => json)));
  // hundreds of polls' documents would pile up between two collections
  for (const { json } of documents) release(new Uint8Array(json.buffer));
  return { status: 200, bytes };
}
