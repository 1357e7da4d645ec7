/**
 * What a verb of jobs and pages holds before it looks, so that it is alone with it and its next question sees all that
 * others did: the account where credits or slots are decided, then the row of counts of each job, in order. Charges
 * (`usage_days`, shared by the jobs of a key) come last. Every verb takes them in this order, so none waits in a ring.
 */
import { sql as raw } from 'kysely';
import { statement } from '../statement.ts';
import type { Steps } from '../verbs/tx.ts';
import type { VerbArgs, VerbName } from '../verbs/writes.ts';
import { LIBRARY_LOCKS } from './library-locks.ts';
import { unheard } from './tx.ts';

const selectAccount = statement((db, p: { readonly id: string }) =>
  raw<never>`select id from accounts where id = ${p.id} for no key update`.compile(db),
);

const lockPayer = statement((db, p: { readonly jobId: string }) =>
  raw<never>`
    select id from accounts where id = (select account_id from jobs where id = ${p.jobId})
    for no key update`.compile(db),
);

const lockJob = statement((db, p: { readonly jobId: string }) =>
  raw<never>`
    select job_pk from job_counts where job_pk = (select pk from jobs where id = ${p.jobId})
    for update`.compile(db),
);

const lockLapsed = statement((db, p: { readonly now: number; readonly workerId: string }) =>
  raw<never>`
    select c.job_pk from job_counts c
    where c.running > 0 and exists (
      select 1 from pages p where p.job_pk = c.job_pk and p.state = 'running'
        and (p.lease_until <= ${p.now} or coalesce(p.worker_id, '-') in ('-', ${p.workerId}))
    )
    order by c.job_pk for update of c`.compile(db),
);

export const lockAccount = (id: string): Steps<void> => unheard(selectAccount, { id });
const job = (jobId: string): Steps<void> => unheard(lockJob, { jobId });

export function* lockPayerAndJob(jobId: string): Steps<void> {
  yield* unheard(lockPayer, { jobId });
  yield* job(jobId);
}

const ofJob = (args: { readonly jobId: string }): Steps<void> => job(args.jobId);

type Locks = { readonly [N in VerbName]?: (args: VerbArgs<N>) => Steps<void> };

/** A verb that is not here is one serializable transaction. */
export const LOCKS: Locks = {
  updateAccount: ({ id }) => lockAccount(id),
  adjustCredits: ({ accountId }) => lockAccount(accountId),
  openJob: (open) => lockAccount(open.job.accountId),
  admit: ({ open }) => lockAccount(open.job.accountId),
  leaseSlots: ({ accountId }) => lockAccount(accountId),
  addPages: ofJob,
  passHosts: ofJob,
  retryPage: ofJob,
  failPage: ofJob,
  skipPage: ofJob,
  skipOpenPages: ofJob,
  openCancelledPages: ofJob,
  excludePath: ofJob,
  noteLanding: ofJob,
  reopenJob: ofJob,
  deleteJob: ({ id }) => job(id),
  finishPage: ({ jobId }) => lockPayerAndJob(jobId),
  finishJob: ({ jobId }) => lockPayerAndJob(jobId),
  recoverPages: ({ now, workerId = '-' }) => unheard(lockLapsed, { now, workerId }),
  ...LIBRARY_LOCKS,
};

const lockPayers = statement((db, p: { readonly asked: string }) =>
  raw<never>`
    select a.id from accounts a
    where a.id in (
      select j.account_id
      from json_to_recordset(${p.asked}::json) as asked (page text, charge bigint)
      join pages p on p.id = asked.page join jobs j on j.pk = p.job_pk
      where asked.charge > case when p.state = 'running' then p.reserve else 0 end
    )
    order by a.id for no key update`.compile(db),
);

const lockJobs = statement((db, p: { readonly asked: string }) =>
  raw<never>`
    select job_pk from job_counts
    where job_pk in (
      select j.pk from json_to_recordset(${p.asked}::json) as asked (job text) join jobs j on j.id = asked.job
    )
    order by job_pk for update`.compile(db),
);

/** For pages that finish together; accounts only where a page costs more than it holds. */
export function* lockPages(asked: string): Steps<void> {
  yield* unheard(lockPayers, { asked });
  yield* unheard(lockJobs, { asked });
}
