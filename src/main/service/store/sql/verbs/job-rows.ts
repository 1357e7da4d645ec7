/** A row of `jobs` as the domain's Job, and back. */
import type { Selectable } from 'kysely';
import type { Job, JobKind, JobStatus } from '../../../domain/job.ts';
import type { Json } from '../../../domain/json.ts';
import { fromJson, pack, unpack } from '../codec.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../statement.ts';
import type { JobRow } from '../tables.ts';

export type InsertedJob = Omit<
  JobRow,
  'pk' | 'finished_at' | 'removed' | 'warning' | 'error_code' | 'error' | 'result'
>;

const selectJob = statement((db, p: { readonly id: string }) =>
  db.selectFrom('jobs').selectAll().where('id', '=', p.id).where('removed', '=', 0).compile(),
);

export function findRow(sql: Connection, id: string): Selectable<JobRow> | undefined {
  return sql.get(selectJob, { id });
}

export function toJob(row: Selectable<JobRow>): Job {
  return {
    id: row.id,
    accountId: row.account_id,
    ...(row.key_id === null ? {} : { keyId: row.key_id }),
    // the three words below are written by openJob and finishJob only
    kind: row.kind as JobKind,
    apiVersion: row.api_version as Job['apiVersion'],
    status: row.status as JobStatus,
    target: row.target,
    body: fromJson<Json>(unpack(row.body)),
    command: fromJson<Json>(unpack(row.command)),
    origin: row.origin,
    zeroDataRetention: row.zero_data_retention === 1,
    ...(row.page_limit === null ? {} : { limit: row.page_limit }),
    priority: row.priority,
    createdAt: row.created_at,
    ...(row.finished_at === null ? {} : { finishedAt: row.finished_at }),
    expiresAt: row.expires_at,
    ...(row.warning === null ? {} : { warning: row.warning }),
    ...(row.error_code === null ? {} : { errorCode: row.error_code }),
    ...(row.error === null ? {} : { error: row.error }),
    ...(row.result === null ? {} : { result: fromJson<Json>(unpack(row.result)) }),
  };
}

export function fromJob(job: Job, reserve: number): InsertedJob {
  return {
    id: job.id,
    account_id: job.accountId,
    key_id: job.keyId ?? null,
    kind: job.kind,
    api_version: job.apiVersion,
    status: job.status,
    target: job.target,
    origin: job.origin,
    zero_data_retention: job.zeroDataRetention ? 1 : 0,
    page_limit: job.limit ?? null,
    priority: job.priority,
    reserve,
    created_at: job.createdAt,
    expires_at: job.expiresAt,
    command: pack(JSON.stringify(job.command)),
    body: pack(JSON.stringify(job.body)),
  };
}
