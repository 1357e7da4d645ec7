/** Finished documents and pages, read in order. */
import { sql as raw, type RawBuilder } from 'kysely';
import type { Document } from '../../../domain/document.ts';
import type { Page, PageState, StoredDocument } from '../../../domain/job.ts';
import { fromJson, unpack, unpackBytes } from '../codec.ts';
import type { Connection } from '../connection.ts';
import { builder, query, statement } from '../statement.ts';
import { toPage } from './page-rows.ts';

const selectDocuments = statement(
  (db, p: { readonly jobId: string; readonly skip: number; readonly limit: number }) =>
    db
      .selectFrom('jobs')
      .innerJoin('documents', 'documents.job_pk', 'jobs.pk')
      .innerJoin('pages', 'pages.pk', 'documents.page_pk')
      .select(['pages.id', 'documents.seq', 'documents.json_bytes', 'documents.body'])
      .where('jobs.id', '=', p.jobId)
      .where('jobs.removed', '=', 0)
      .where('documents.seq', '>', p.skip)
      .orderBy('documents.seq')
      .limit(p.limit)
      .compile(),
);

const selectPage = statement((db, p: { readonly pageId: string }) =>
  db
    .selectFrom('pages')
    .innerJoin('jobs', 'jobs.pk', 'pages.job_pk')
    .selectAll('pages')
    .select('jobs.id as job_id')
    .where('pages.id', '=', p.pageId)
    .where('jobs.removed', '=', 0)
    .compile(),
);

const selectBody = statement((db, p: { readonly pk: number }) =>
  db.selectFrom('documents').select('body').where('page_pk', '=', p.pk).compile(),
);

export function readDocuments(
  sql: Connection,
  asked: {
    readonly jobId: string;
    readonly skip: number;
    readonly limit: number;
    readonly maxBytes: number;
  },
): readonly StoredDocument[] {
  const documents: StoredDocument[] = [];
  let bytes = 0;
  for (const row of sql.iterate(selectDocuments, asked)) {
    bytes += row.json_bytes;
    if (documents.length > 0 && bytes > asked.maxBytes) break;
    documents.push({ pageId: row.id, seq: row.seq, json: unpackBytes(row.body) });
  }
  return documents;
}

export function findDocument(
  sql: Connection,
  pageId: string,
): { readonly page: Page; readonly document?: Document } | undefined {
  const row = sql.get(selectPage, { pageId });
  if (row === undefined) return undefined;
  const body = sql.get(selectBody, { pk: row.pk })?.body;
  return {
    page: toPage(row, row.job_id),
    ...(body === undefined ? {} : { document: fromJson<Document>(unpack(body)) }),
  };
}

interface AskedPages {
  readonly jobId: string;
  readonly states?: readonly PageState[];
  readonly text?: string;
  readonly reason?: string;
  readonly after?: string;
  readonly skip?: number;
  readonly limit: number;
}

const EVERY_STATE: readonly PageState[] = ['open', 'running', 'done', 'failed', 'skipped'];

export function listPages(sql: Connection, asked: AskedPages): readonly Page[] {
  const from = firstPk(sql, asked);
  if (from === 'none') return [];
  // one ordered walk of the index per state, merged: no sort over the job's pages
  return (asked.states ?? EVERY_STATE)
    .flatMap((state) => {
      let pages = matching(asked).selectAll().where('state', '=', state);
      if (from !== undefined) pages = pages.where('pk', '>', from);
      return sql.all(query(pages.orderBy('pk').limit(asked.limit).compile()), {});
    })
    .sort((a, b) => a.pk - b.pk)
    .slice(0, asked.limit)
    .map((row) => toPage(row, asked.jobId));
}

/** Pages of the job that fit text and reason, in any state. */
function matching(asked: AskedPages) {
  let pages = builder
    .selectFrom('pages')
    .where(
      'job_pk',
      '=',
      raw<number>`(select pk from jobs where id = ${asked.jobId} and removed = 0)`,
    );
  if (asked.text !== undefined) {
    pages = pages.where(raw<boolean>`instr(lower(url), lower(${asked.text})) > 0`);
  }
  return asked.reason === undefined
    ? pages
    : pages.where(raw<boolean>`instr(reason, ${asked.reason}) = 1`);
}

/** The row after which the answer begins; `none` when so many pages are passed over that none is left. */
function firstPk(
  sql: Connection,
  asked: AskedPages,
): number | RawBuilder<number> | 'none' | undefined {
  if (asked.after !== undefined) {
    return raw<number>`(select pk from pages where id = ${asked.after})`;
  }
  const skip = asked.skip ?? 0;
  if (skip < 1) return undefined;
  const last = matching(asked)
    .select('pk')
    .where('state', 'in', [...(asked.states ?? EVERY_STATE)])
    .orderBy('pk')
    .limit(1)
    .offset(skip - 1);
  return sql.all(query(last.compile()), {})[0]?.pk ?? 'none';
}
