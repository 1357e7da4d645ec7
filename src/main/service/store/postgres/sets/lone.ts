/**
 * A lone page with its job, its charge and its events in one question: as `finishLonePage` (../../verbs/lone-page.ts) does it
 * one by one. What is rare (a webhook, a recipe's rows, a job that was opened before) goes its way.
 */
import { sql as raw, type Selectable } from 'kysely';
import type { NewPage, OpenJob, PageEnd } from '../../../ports/backend.ts';
import { release } from '../../../domain/bytes.ts';
import { packCounted } from '../../codec.ts';
import { statement } from '../../statement.ts';
import type { AccountRow } from '../../tables.ts';
import { toAccount } from '../../verbs/accounts.ts';
import { availableOf } from '../../verbs/balance.ts';
import { endedRow, finishLonePage, type LonePage } from '../../verbs/lone-page.ts';
import { pageDetails } from '../../verbs/page-rows.ts';
import { keepBeside } from '../../verbs/pages.ts';
import type { WrittenPage } from '../../verbs/written-page.ts';
import type { Steps, WriteContext } from '../../verbs/tx.ts';
import { lockAccount, lockPayerAndJob } from '../locks.ts';
import { lastly } from '../tx.ts';

const takeAccount = statement((db, p: { readonly id: string }) =>
  raw<Selectable<AccountRow>>`select * from accounts where id = ${p.id} for no key update`.compile(
    db,
  ),
);

type Written = ReturnType<typeof endedRow> & {
  readonly page_id: string;
  readonly url: string;
  readonly url_key: string;
  readonly host: string;
  readonly depth: number;
  readonly found_as: string;
  readonly status_code: number;
  readonly credits: number;
  readonly details: string;
  readonly json_bytes: number | null;
  readonly document: Uint8Array | null;
  readonly reason: string;
  readonly charged_to: string;
  readonly started: string;
  readonly done: string;
};

const writeLone = statement((db, p: Written) =>
  raw<{ pk: number }>`
    with job as (
      insert into jobs (
        id, account_id, key_id, kind, api_version, status, target, origin, zero_data_retention, page_limit,
        priority, reserve, created_at, finished_at, expires_at, command, body
      ) values (
        ${p.id}, ${p.account_id}, ${p.key_id}, ${p.kind}, ${p.api_version}, ${p.status}, ${p.target}, ${p.origin},
        ${p.zero_data_retention}, ${p.page_limit}, ${p.priority}, ${p.reserve}, ${p.created_at}, ${p.finished_at},
        ${p.expires_at}, ${p.command}, ${p.body}
      ) on conflict (id) do nothing returning pk
    ),
    counts as (insert into job_counts (job_pk) select pk from job),
    page as (
      insert into pages (
        id, job_pk, url, url_key, host, depth, state, entered, reason, status_code, credits, seq, finished_at, details
      )
      select ${p.page_id}::text, pk, ${p.url}::text, ${p.url_key}::text, ${p.host}::text, ${p.depth}::bigint, 'done', 1,
        ${p.found_as}::text, ${p.status_code}::bigint, ${p.credits}::bigint, 1, ${p.finished_at}::bigint, ${p.details}::text
      from job returning pk, job_pk
    ),
    kept as (
      insert into documents (page_pk, job_pk, seq, json_bytes, body)
      select pk, job_pk, 1, ${p.json_bytes}::bigint, ${p.document}::bytea from page
      where ${p.json_bytes}::bigint is not null
    ),
    charged as (
      insert into ledger (account_id, key_id, at, kind, credits, reason, job_id, page_id)
      select ${p.account_id}::text, ${p.charged_to}::text, ${p.finished_at}::bigint, 'charge', ${p.credits}::bigint,
        ${p.reason}::text, ${p.id}::text, ${p.page_id}::text
      from job where ${p.credits}::bigint > 0
    ),
    told as (
      insert into events (job_id, account_id, type, at, data)
      select ${p.id}::text, ${p.account_id}::text, type, at, data from job cross join (
        values (1, 'job.started', ${p.created_at}::bigint, ${p.started}::text),
          (2, 'job.done', ${p.finished_at}::bigint, ${p.done}::text)
      ) said (nth, type, at, data) order by nth
    )
    select pk from job`.compile(db),
);

export function* loneSet(write: WriteContext, lone: LonePage): Steps<PageEnd | 'no-credits'> {
  const { open, ...page } = lone;
  const [seed] = open?.pages ?? [];
  if (open === undefined) {
    yield* lockPayerAndJob(lone.jobId);
    return yield* finishLonePage(write, lone);
  }
  if (seed === undefined || !isPlain(open, page)) {
    yield* lockAccount(open.job.accountId);
    return yield* finishLonePage(write, lone);
  }
  return yield* writePlain(write, open, seed, page);
}

function isPlain({ outbox = [] }: OpenJob, page: WrittenPage): boolean {
  return outbox.length === 0 && page.outbox.length === 0 && page.run === undefined;
}

function* writePlain(
  write: WriteContext,
  { job, reserve }: OpenJob,
  seed: NewPage,
  page: WrittenPage,
): Steps<PageEnd | 'no-credits'> {
  const { tx, notify } = write;
  const keyId = job.keyId ?? null;
  const account = yield* tx.first(takeAccount, { id: job.accountId });
  const available =
    account === undefined
      ? 0
      : (yield* availableOf(tx, toAccount(account), keyId, job.createdAt)).now;
  if (reserve > 0 && available < reserve) return 'no-credits';
  const packed = page.keepDocument ? packCounted(page) : undefined;
  const row: Written = {
    ...endedRow(job, page),
    ...{ page_id: seed.id, url: seed.url, url_key: seed.urlKey, host: seed.host },
    ...{ depth: seed.depth, found_as: seed.reason, status_code: page.statusCode },
    credits: Math.min(page.charge, Math.max(reserve, available)),
    details: pageDetails(page.capture, page.title),
    json_bytes: packed?.bytes ?? null,
    document: packed?.packed ?? null,
    reason: page.reason,
    charged_to: keyId ?? '',
    started: JSON.stringify({ kind: job.kind, target: job.target }),
    done: JSON.stringify({ status: 'completed' }),
  };
  // what comes with it is kept only where it is written now
  const isAlone = page.kept === undefined && page.tracked === undefined;
  const ask = isAlone ? lastly : tx.all.bind(tx);
  const written = yield* ask(writeLone, row);
  if (packed !== undefined) release(packed.packed);
  if (written.length === 0) return 'already-finished';
  notify('events', job.id);
  yield* keepBeside(write, page);
  return 'finished';
}
