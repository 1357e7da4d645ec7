/** Finished documents and pages, read in order. */
import type { Document } from '../../domain/document.ts';
import type { Page, StoredDocument } from '../../domain/job.ts';
import { fromJson, unpack, unpackBytes } from '../codec.ts';
import { statement } from '../statement.ts';
import { toPage } from './page-rows.ts';
import type { Steps, Tx } from './tx.ts';

const selectSizes = statement(
  (db, p: { readonly jobId: string; readonly skip: number; readonly limit: number }) =>
    db
      .selectFrom('jobs')
      .innerJoin('documents', 'documents.job_pk', 'jobs.pk')
      .select(['documents.job_pk', 'documents.seq', 'documents.json_bytes'])
      .where('jobs.id', '=', p.jobId)
      .where('jobs.removed', '=', 0)
      .where('documents.seq', '>', p.skip)
      .orderBy('documents.seq')
      .limit(p.limit)
      .compile(),
);

const selectDocuments = statement(
  (db, p: { readonly jobPk: number; readonly skip: number; readonly last: number }) =>
    db
      .selectFrom('documents')
      .innerJoin('pages', 'pages.pk', 'documents.page_pk')
      .select(['pages.id', 'documents.seq', 'documents.body'])
      .where('documents.job_pk', '=', p.jobPk)
      .where('documents.seq', '>', p.skip)
      .where('documents.seq', '<=', p.last)
      .orderBy('documents.seq')
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

export function* readDocuments(
  tx: Tx,
  asked: {
    readonly jobId: string;
    readonly skip: number;
    readonly limit: number;
    readonly maxBytes: number;
  },
): Steps<readonly StoredDocument[]> {
  const sizes = yield* tx.all(selectSizes, asked);
  const [first] = sizes;
  if (first === undefined) return [];
  // what does not fit is not read; one always does
  let bytes = 0;
  const over = sizes.findIndex((row) => (bytes += row.json_bytes) > asked.maxBytes);
  const last = (over < 0 ? sizes.at(-1) : sizes[Math.max(0, over - 1)]) ?? first;
  const wanted = { jobPk: first.job_pk, skip: asked.skip, last: last.seq };
  return (yield* tx.all(selectDocuments, wanted)).map((row) => ({
    pageId: row.id,
    seq: row.seq,
    json: unpackBytes(row.body),
  }));
}

export function* findDocument(
  tx: Tx,
  pageId: string,
): Steps<{ readonly page: Page; readonly document?: Document } | undefined> {
  const row = yield* tx.first(selectPage, { pageId });
  if (row === undefined) return undefined;
  const body = (yield* tx.first(selectBody, { pk: row.pk }))?.body;
  return {
    page: toPage(row, row.job_id),
    ...(body === undefined ? {} : { document: fromJson<Document>(unpack(body)) }),
  };
}
