/** A row of `jobs` as the domain's Job, and back. */
import type { Selectable } from 'kysely';
import type { Job, JobHead, JobStatus } from '../../domain/job.ts';
import type { Json } from '../../domain/json.ts';
import { readMapResult } from '../../domain/map-result.ts';
import type { Lease } from '../../ports/backend.ts';
import { fromJson, pack, unpack } from '../codec.ts';
import { statement } from '../statement.ts';
import type { JobRow } from '../tables.ts';
import type { Bodies, Steps, Tx } from './tx.ts';

/** Jobs whose body and command are kept decoded. */
const MOST_BODIES = 200;

/** Every column but the large ones. */
export const JOB_COLUMNS = [
  'jobs.pk',
  'jobs.id',
  'jobs.account_id',
  'jobs.key_id',
  'jobs.kind',
  'jobs.api_version',
  'jobs.status',
  'jobs.target',
  'jobs.origin',
  'jobs.zero_data_retention',
  'jobs.page_limit',
  'jobs.priority',
  'jobs.reserve',
  'jobs.created_at',
  'jobs.finished_at',
  'jobs.expires_at',
  'jobs.removed',
  'jobs.warning',
  'jobs.error_code',
  'jobs.error',
] as const;

/** What other verbs read by themselves. */
type Apart = 'excluded' | 'landed_url' | 'worker_id' | 'lease_until';
type HeadRow = Omit<Selectable<JobRow>, 'body' | 'command' | 'result' | Apart>;

const selectBodies = statement((db, p: { readonly pk: number }) =>
  db.selectFrom('jobs').select(['body', 'command']).where('pk', '=', p.pk).compile(),
);

export type InsertedJob = Omit<
  JobRow,
  | 'pk'
  | 'finished_at'
  | 'removed'
  | 'warning'
  | 'error_code'
  | 'error'
  | 'result'
  | 'excluded'
  | 'landed_url'
>;

const selectJob = statement((db, p: { readonly id: string }) =>
  db.selectFrom('jobs').selectAll().where('id', '=', p.id).where('removed', '=', 0).compile(),
);

export function* findRow(tx: Tx, id: string): Steps<Selectable<JobRow> | undefined> {
  return yield* tx.first(selectJob, { id });
}

export function toJob(row: Omit<Selectable<JobRow>, Apart>): Job {
  const { result } = row;
  const kept = result === null ? {} : { result: readMapResult(fromJson<Json>(unpack(result))) };
  return { ...joined(row, decoded(row)), ...kept };
}

/** A running job, whose body and command never change: decoded once by its id (a row number may be given again). */
export function* toRunningJob(tx: Tx, row: HeadRow): Steps<Job | undefined> {
  const known = tx.bodies.get(row.id);
  if (known !== undefined) return joined(row, known);
  const full = yield* tx.first(selectBodies, { pk: row.pk });
  if (full === undefined) return undefined;
  const bodies = decoded(full);
  if (tx.bodies.size >= MOST_BODIES) tx.bodies.clear();
  tx.bodies.set(row.id, bodies);
  return joined(row, bodies);
}

function decoded({ body, command }: Pick<Selectable<JobRow>, 'body' | 'command'>): Bodies {
  return {
    body: fromJson<Json>(unpack(body)),
    command: fromJson<Job['command']>(unpack(command)),
  };
}

function joined(row: HeadRow, bodies: Bodies): Job {
  // kind and command were written together, from a Job
  return { ...toHead(row), ...bodies, kind: row.kind } as Job;
}

function toHead(row: HeadRow): Omit<JobHead, 'body'> {
  return {
    id: row.id,
    accountId: row.account_id,
    ...(row.key_id === null ? {} : { keyId: row.key_id }),
    // the two words below are written by openJob and finishJob only
    apiVersion: row.api_version as Job['apiVersion'],
    status: row.status as JobStatus,
    target: row.target,
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
  };
}

export function fromJob(
  job: Job,
  { reserve, lease }: { readonly reserve: number; readonly lease?: Lease },
): InsertedJob {
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
    worker_id: lease?.workerId ?? null,
    lease_until: lease?.until ?? null,
  };
}
