/** Jobs of the account: list, one, its pages, one document, stop, exclude, delete. */
import type { Rows } from '../../../../contract/console/common.ts';
import type {
  ExcludeAnswer,
  PagePreviewsAnswer,
  JobDetail,
  JobRow,
  Outcomes,
  PageRow,
  StoredDocumentAnswer,
} from '../../../../contract/console/jobs.ts';
import type { Caller } from '../../domain/account.ts';
import { defined } from '../../domain/defined.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Job, JobStatus, Page, PageOrder, PageOutcome, PageState } from '../../domain/job.ts';
import { KIND_NAMES } from '../../domain/job-kinds.ts';
import type { Json } from '../../domain/json.ts';
import {
  bad,
  limitQuery,
  listQuery,
  route,
  textField,
  textQuery,
  timeQuery,
  type ConsoleRequest,
  type ConsoleRoute,
} from './console-route.ts';
import { afterQuery } from '../place-query.ts';
import type { ConsoleDeps } from './deps.ts';
import { jobDetail, jobRows, pageRow } from './job-view.ts';

const STATUSES: readonly JobStatus[] = ['scraping', 'completed', 'cancelled', 'failed'];
const STATES: readonly PageState[] = ['open', 'running', 'done', 'failed', 'skipped'];
const OUTCOMES: readonly PageOutcome[] = ['good', 'bad'];
const ORDERS: readonly PageOrder[] = ['address', 'title', 'http', 'state', 'time', 'credits'];
/** In place of a key's id: started without one. */
const NO_KEY = 'none';
const MOST_JOBS = 200;
const MOST_PAGES = 2_000;

export function jobRoutes(deps: ConsoleDeps): readonly ConsoleRoute[] {
  const { store } = deps.backend;
  return [
    route('GET', '/console/jobs', (request) => listJobs(deps, request)),
    route('GET', '/console/jobs/:id', async ({ caller, params }): Promise<JobDetail> => {
      const job = await findJob(deps, caller, params['id']);
      return jobDetail(deps, caller.account, job);
    }),
    route('DELETE', '/console/jobs/:id', async ({ caller, params }) => {
      const job = await findJob(deps, caller, params['id']);
      if (job.status === 'scraping') await deps.life.cancel(job);
      return { deleted: await store.deleteJob(job.id) };
    }),
    route('GET', '/console/jobs/:id/outcomes', async ({ caller, params }): Promise<Outcomes> => {
      const { id } = await findJob(deps, caller, params['id']);
      return {
        rows: await deps.tallies.of(id, await store.counts(id)),
        ...(deps.app.isShared ? { runsOn: await store.nodesOfJob(id) } : {}),
      };
    }),
    route('POST', '/console/jobs/:id/resume', async ({ caller, params }) => {
      const { id } = await findJob(deps, caller, params['id']);
      const resumed = await deps.life.resume(id);
      if (resumed) deps.backend.bus.notify('events', id);
      return { resumed };
    }),
    route('POST', '/console/jobs/:id/stop', async ({ caller, params }) => {
      const job = await findJob(deps, caller, params['id']);
      return { stopped: job.status === 'scraping' && (await deps.life.cancel(job)) };
    }),
    route(
      'POST',
      '/console/jobs/:id/exclude',
      async ({ caller, params, body }): Promise<ExcludeAnswer> => {
        const job = await findJob(deps, caller, params['id']);
        const pattern = textField(body, 'pattern')?.trim() ?? '';
        if (pattern === '') throw bad('Name a pattern.');
        if (body['dryRun'] === true)
          return { ...(await deps.exclude.count(job, pattern)), applied: false };
        return { ...(await deps.exclude.apply(job, pattern)), applied: true };
      },
    ),
    route(
      'GET',
      '/console/jobs/:id/glimpse',
      async ({ caller, params }): Promise<PagePreviewsAnswer> => {
        const job = await findJob(deps, caller, params['id']);
        const views = await deps.pagePreviews(job.id);
        return {
          views: views.map(({ url, jpeg }) => ({
            url,
            image: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
          })),
        };
      },
    ),
    route('GET', '/console/jobs/:id/pages', (request) => listPages(deps, request)),
    route('GET', '/console/documents/:id', (request) => readDocument(deps, request)),
  ];
}

/** Foreign and unknown jobs are the same 404. */
export async function findJob(
  deps: ConsoleDeps,
  caller: Caller,
  id: string | undefined,
): Promise<Job> {
  // the window has chosen the id of a scrape, and may stop it before it is written
  if (id !== undefined) await deps.life.written(id);
  const job = id === undefined ? undefined : await deps.backend.store.findJob(id);
  if (job?.accountId !== caller.account.id) {
    throw new HearthError('JOB_NOT_FOUND', 'Job not found');
  }
  return job;
}

async function listJobs(
  deps: ConsoleDeps,
  { caller, query }: ConsoleRequest,
): Promise<Rows<JobRow>> {
  const keyId = textQuery(query, 'key');
  const after = afterQuery(query);
  const limit = limitQuery(query, 50, MOST_JOBS);
  const wanted = defined({
    accountId: caller.account.id,
    kinds: listQuery(query, 'kind', KIND_NAMES),
    statuses: listQuery(query, 'status', STATUSES),
    text: textQuery(query, 'text'),
    keyId: keyId === NO_KEY ? null : keyId,
    fromAt: query.has('fromAt') ? timeQuery(query, 'fromAt') : undefined,
    toAt: query.has('toAt') ? timeQuery(query, 'toAt') : undefined,
  });
  const { store } = deps.backend;
  const found = await store.listJobs(defined({ ...wanted, limit: limit + 1, after }));
  const { shown, next } = cutAt(found, limit);
  return defined({
    rows: await jobRows(deps, caller.account, shown),
    total: after === undefined ? await store.countJobs(wanted) : undefined,
    next,
  });
}

/** What is shown of one row more than that, and where to go on when there is one. */
function cutAt<Row extends { readonly id: string }>(found: readonly Row[], limit: number) {
  const shown = found.slice(0, limit);
  return { shown, next: found.length > limit ? shown.at(-1)?.id : undefined };
}

async function listPages(
  deps: ConsoleDeps,
  { caller, params, query }: ConsoleRequest,
): Promise<Rows<PageRow>> {
  const job = await findJob(deps, caller, params['id']);
  const after = query.get('after') ?? undefined;
  const skip = skipQuery(query);
  const limit = limitQuery(query, 200, MOST_PAGES);
  const filters = defined({
    text: textQuery(query, 'text'),
    outcome: listQuery(query, 'outcome', OUTCOMES)?.[0],
    statusCodes: statusQuery(query),
  });
  const states = listQuery(query, 'state', STATES);
  const wanted = defined({ jobId: job.id, states, ...filters });
  const { store } = deps.backend;
  const found = await store.listPages(
    defined({
      ...wanted,
      limit: limit + 1,
      ...(after === undefined ? { skip } : { after }),
      order: orderQuery(query),
    }),
  );
  const { shown, next } = cutAt(found, limit);
  const isCounted = Object.keys(filters).length > 0 && skip === 0 && after === undefined;
  return defined({
    rows: shown.map(pageRow),
    total: isCounted ? await store.countPages(wanted) : undefined,
    next,
  });
}

function orderQuery(query: URLSearchParams) {
  const by = listQuery(query, 'sort', ORDERS)?.[0];
  return by === undefined ? undefined : { by, isDown: query.get('down') === '1' };
}

function statusQuery(query: URLSearchParams): readonly number[] | undefined {
  const text = query.get('http') ?? '';
  if (text === '') return undefined;
  const codes = text.split(',').map(Number);
  if (codes.some((code) => !Number.isInteger(code))) throw bad('"http" must be HTTP statuses.');
  return codes;
}

function skipQuery(query: URLSearchParams): number {
  const skip = Number(query.get('skip') ?? 0);
  if (!Number.isInteger(skip) || skip < 0) throw bad('"skip" must be a whole number from 0.');
  return skip;
}

async function readDocument(
  deps: ConsoleDeps,
  { caller, params }: ConsoleRequest,
): Promise<StoredDocumentAnswer> {
  const found = await deps.backend.store.findDocument(params['id'] ?? '');
  if (found === undefined) throw new HearthError('NOT_FOUND', 'This document is not kept.');
  const { page, document } = found;
  const job = await findJob(deps, caller, page.jobId);
  const [row] = await jobRows(deps, caller.account, [job]);
  if (row === undefined) throw new HearthError('JOB_NOT_FOUND', 'Job not found');
  const neighbours = await neighboursOf(deps, page);
  return defined({
    page: pageRow(page),
    job: row,
    ...neighbours,
    document:
      document === undefined ? undefined : asJson(deps.v2.writeDocument(document, job.body)),
  });
}

/** The documents before and after, in order of finishing. */
async function neighboursOf(
  deps: ConsoleDeps,
  page: Page,
): Promise<{ readonly previousId?: string; readonly nextId?: string }> {
  const { seq, jobId } = page;
  if (seq === undefined) return {};
  const read = async (skip: number): Promise<string | undefined> => {
    if (skip < 0) return undefined;
    const query = { jobId, skip, limit: 1, maxBytes: 1 };
    const [found] = await deps.backend.store.readDocuments(query);
    return found?.pageId;
  };
  const [previousId, nextId] = await Promise.all([read(seq - 2), read(seq)]);
  return {
    ...(previousId === undefined ? {} : { previousId }),
    ...(nextId === undefined ? {} : { nextId }),
  };
}

/** What dialects write is JSON by construction; its type only says "some body". */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
