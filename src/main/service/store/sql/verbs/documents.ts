/** Finished documents and pages, read in order. */
import type { Document } from '../../../domain/document.ts';
import type { Page, StoredDocument } from '../../../domain/job.ts';
import { fromJson, unpack, unpackBytes } from '../codec.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../statement.ts';
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
