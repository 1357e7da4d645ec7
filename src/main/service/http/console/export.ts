/**
 * Files of results: `POST /console/exports` takes what is wanted and gives an address, `GET` of that address the file, as a
 * stream. The address is the permission: it is random, works once, and for a minute.
 */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import {
  EXPORT_FORMATS,
  TABLE_FORMATS,
  type ExportTicket,
  type RecordsAnswer,
} from '../../../../contract/console/exports.ts';
import {
  PAGE_COLUMNS,
  rowsOfPage,
  TableBuilder,
  type Cell,
  type RowsBy,
  type Table,
} from '../../../../contract/table/records.ts';
import { HearthError } from '../../domain/errors.ts';
import type { Document } from '../../domain/document.ts';
import { documentOf, type JobOf } from '../../domain/job.ts';
import type { Json } from '../../domain/json.ts';
import { everythingFile } from '../../export/everything.ts';
import { cellsOfRun, runColumns } from '../../export/table-source.ts';
import { jobFile, tableFile, type ExportFile } from '../../export/write-export.ts';
import {
  bad,
  oneOf,
  route,
  textField,
  type ConsoleRequest,
  type ConsoleRoute,
} from './console-route.ts';
import type { ConsoleDeps } from './deps.ts';
import { usageCsv } from '../../operations/usage.ts';
import { findJob } from './job-routes.ts';

const TICKET_MS = 60_000;
const MOST_TICKETS = 100;
const WINDOW = 200;
const WINDOW_BYTES = 4_194_304;
const RUN_WINDOW = 1_000;

interface Waiting {
  readonly file: ExportFile;
  readonly until: number;
}

export interface Exports {
  readonly routes: readonly ConsoleRoute[];
  /** Answers the file; throws `NOT_FOUND` for an address that was used or is over. */
  send(ticket: string, reply: FastifyReply): unknown;
}

export function createExports(deps: ConsoleDeps): Exports {
  const waiting = new Map<string, Waiting>();
  return {
    routes: [
      route('POST', '/console/exports', async (request): Promise<ExportTicket> => {
        const file = await fileOf(deps, request);
        const now = deps.clock.now();
        for (const [ticket, { until }] of waiting) {
          if (until < now || waiting.size >= MOST_TICKETS) waiting.delete(ticket);
        }
        const ticket = randomBytes(24).toString('base64url');
        waiting.set(ticket, { file, until: now + TICKET_MS });
        return { path: `/console/exports/${ticket}`, name: file.name };
      }),
      route('GET', '/console/jobs/:id/records', (request) => records(deps, request)),
    ],
    send(ticket, reply) {
      const found = waiting.get(ticket);
      waiting.delete(ticket);
      if (found === undefined || found.until < deps.clock.now()) {
        throw new HearthError('NOT_FOUND', 'This download is over. Save the file again.');
      }
      const { name, type, content } = found.file;
      const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
      return reply
        .header('content-type', type)
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        .send(Readable.from(content, { objectMode: false }));
    },
  };
}

async function fileOf(deps: ConsoleDeps, request: ConsoleRequest): Promise<ExportFile> {
  const { body, caller } = request;
  const at = deps.clock.now();
  const kind = oneOf(textField(body, 'kind') ?? '', ['job', 'table', 'all'], 'kind');
  if (kind === 'all') return allFile(deps, request);
  const format = textField(body, 'format') ?? '';
  if (kind === 'table') {
    const name = textField(body, 'name') ?? '';
    return tableFile(tableOf(body), { name, format: oneOf(format, TABLE_FORMATS, 'format'), at });
  }
  const job = await findJob(deps, caller, textField(body, 'jobId'));
  const writer = {
    store: deps.backend.store,
    writeDocument: (document: Document, json: Json) => deps.v2.writeDocument(document, json),
  };
  return jobFile(writer, job, {
    format: oneOf(format, EXPORT_FORMATS, 'format'),
    rowsBy: rowsByOf(textField(body, 'rowsBy')),
    columns: body['columns'] === undefined ? undefined : textList(body['columns'], 'columns'),
    at,
  });
}

async function allFile(deps: ConsoleDeps, { caller }: ConsoleRequest): Promise<ExportFile> {
  const { store } = deps.backend;
  const accountId = caller.account.id;
  const now = deps.clock.now();
  const [usage, keys, recipes] = await Promise.all([
    store.usage({ accountId, fromAt: caller.account.createdAt, toAt: now }),
    store.listKeys(accountId),
    store.listRecipes(accountId),
  ]);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const settings = deps.app.settings().entries.filter(({ isSecret }) => !isSecret);
  return everythingFile(
    {
      store,
      writeDocument: (document: Document, json: Json) => deps.v2.writeDocument(document, json),
    },
    {
      accountId,
      at: now,
      texts: {
        'usage.csv': usageCsv(usage, (id) => names.get(id) ?? id),
        'recipes.json': JSON.stringify(recipes, undefined, 2),
        'settings.json': JSON.stringify(
          Object.fromEntries(settings.map(({ name, value }) => [name, value])),
          undefined,
          2,
        ),
      },
    },
  );
}

/** The rows of a window of pages. */
async function records(
  deps: ConsoleDeps,
  { caller, params, query }: ConsoleRequest,
): Promise<RecordsAnswer> {
  const job = await findJob(deps, caller, params['id']);
  const skip = Number(query.get('skip') ?? 0);
  if (!Number.isInteger(skip) || skip < 0) throw bad('"skip" must be a whole number from 0.');
  const rowsBy = rowsByOf(query.get('rowsBy') ?? undefined);
  if (job.kind === 'recipe' && rowsBy === 'record') return runRecords(deps, job, skip);
  const asked = { jobId: job.id, skip, limit: WINDOW, maxBytes: WINDOW_BYTES };
  const window = await deps.backend.store.readDocuments(asked);
  const builder = new TableBuilder(PAGE_COLUMNS);
  const pageIds: string[] = [];
  for (const stored of window) {
    for (const row of rowsOfPage(documentOf(stored), rowsBy)) {
      builder.add(row);
      pageIds.push(stored.pageId);
    }
  }
  return {
    ...builder.table(),
    pageIds,
    ...(window.length === 0 ? {} : { next: skip + window.length }),
  };
}

/** Rows of a run; while it goes on only those whose own page was read, so that none is shown half. */
async function runRecords(
  deps: ConsoleDeps,
  job: JobOf<'recipe'>,
  skip: number,
): Promise<RecordsAnswer> {
  const found = await deps.backend.store.runRows({ jobId: job.id, skip, limit: RUN_WINDOW });
  const half = found.findIndex(({ awaits }) => awaits === true);
  const rows = job.status === 'scraping' && half >= 0 ? found.slice(0, half) : found;
  const columns = runColumns(job);
  const last = rows.at(-1)?.seq;
  return {
    columns,
    rows: rows.map((row) => cellsOfRun(row, columns)),
    pageIds: [],
    ...(last === undefined ? {} : { next: last }),
  };
}

function rowsByOf(text: string | undefined): RowsBy {
  return oneOf(text ?? 'record', ['record', 'page'], 'rowsBy');
}

function tableOf(body: ConsoleRequest['body']): Table {
  const columns = textList(body['columns'], 'columns');
  const { rows } = body;
  if (!isList(rows)) throw bad('"rows" must be a list of lists.');
  return { columns, rows: rows.map((row) => (isList(row) ? row.map(cellOf) : [])) };
}

function cellOf(value: Json): Cell {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}

function textList(value: Json | undefined, name: string): readonly string[] {
  if (!isList(value)) throw bad(`"${name}" must be a list of texts.`);
  return value.map(String);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
