/**
 * Pages that finish together, in six questions however many they are: as `finishPage` (../../verbs/pages.ts) does it one
 * by one. The rare ones (more to pay than is held, another page has the address) go its way.
 */
import { sql as raw } from 'kysely';
import { release } from '../../../domain/bytes.ts';
import type { PageEnd } from '../../../ports/backend.ts';
import { packCounted } from '../../codec.ts';
import { statement } from '../../statement.ts';
import { enqueueDeliveries } from '../../verbs/events.ts';
import { pageDetails } from '../../verbs/page-rows.ts';
import { finishPages, keepBeside, leaveOutTwin } from '../../verbs/pages.ts';
import type { WrittenPage } from '../../verbs/written-page.ts';
import type { Steps, WriteContext } from '../../verbs/tx.ts';
import { lockPages } from '../locks.ts';
import { lastly, unheard } from '../tx.ts';
import { enterSet, newOf } from './enter.ts';

interface Twin {
  readonly pk: number;
  readonly isFinal: boolean;
  readonly state: string;
}

/** A page as it stands, with its job and the pages that have, or will have, its final address. */
interface Pending {
  readonly at: number;
  readonly job_pk: number;
  readonly account_id: string;
  readonly key_id: string | null;
  readonly page_limit: number | null;
  readonly job_reserve: number;
  readonly done: number;
  readonly pk: number;
  readonly url: string;
  readonly url_key: string;
  readonly state: string;
  readonly hold: number;
  readonly reserve: number;
  readonly twins: readonly Twin[] | null;
}

const selectPending = statement((db, p: { readonly asked: string }) =>
  raw<Pending>`
    select asked.at, j.pk as job_pk, j.account_id, j.key_id, j.page_limit, j.reserve as job_reserve, c.done,
      p.pk, p.url, p.url_key, p.state, p.hold, p.reserve,
      case when asked.final <> p.url_key then (
        select json_agg(json_build_object('pk', t.pk, 'isFinal', t.is_final, 'state', t.state)) from (
          select pk, false as is_final, state from pages
          where key = page_key(j.pk, asked.final) and pk <> p.pk
          union all
          select pk, true, state from pages
          where final_key is not null and page_key(job_pk, final_key) = page_key(j.pk, asked.final) and pk <> p.pk
        ) t
      ) end as twins
    from json_to_recordset(${p.asked}::json) as asked (at bigint, job text, page text, final text)
    join jobs j on j.id = asked.job and j.status = 'scraping' and j.removed = 0
    join job_counts c on c.job_pk = j.pk
    join pages p on p.id = asked.page and p.job_pk = j.pk and p.state in ('open', 'running')
    order by asked.at`.compile(db),
);

/** Pages, documents, events and reservations; `bodies` holds the documents one behind the other. */
const writeAll = statement(
  (db, p: { readonly rows: string; readonly bodies: Uint8Array; readonly told: string }) =>
    raw<never>`
    with ended as materialized (
      select * from json_to_recordset(${p.rows}::json) as r (
        pk bigint, job bigint, final text, status text, credits bigint, seq bigint, at bigint, details text,
        start bigint, length bigint, json bigint
      )
    ),
    marked as (
      update pages set state = 'done', final_key = e.final, status_code = e.status::bigint, credits = e.credits,
        seq = e.seq, finished_at = e.at, details = e.details, lease_until = null, error_code = null, error = null
      from ended e where pages.pk = e.pk
    ),
    kept as (
      insert into documents (page_pk, job_pk, seq, json_bytes, body)
      select pk, job, seq, json, substring(${p.bodies}::bytea from start::int for length::int)
      from ended where length is not null
    ),
    used as (
      update jobs set reserve = greatest(0, reserve - spent.credits)
      from (select job, sum(credits) as credits from ended group by job) spent
      where jobs.pk = spent.job and jobs.reserve > 0
    )
    insert into events (job_id, account_id, type, at, data)
    select job, account, 'job.page', at, data from json_to_recordset(${p.told}::json) as t (
      job text, account text, at bigint, data text
    )`.compile(db),
);

const chargeAll = statement((db, p: { readonly charges: string }) =>
  raw<never>`
    insert into ledger (account_id, key_id, at, kind, credits, reason, job_id, page_id)
    select account, key, at, 'charge', credits, reason, job, page from json_to_recordset(${p.charges}::json) as c (
      account text, key text, at bigint, credits bigint, reason text, job text, page text
    )`.compile(db),
);

/** A page that is written, with its place in its job. */
interface Ended {
  readonly finished: WrittenPage;
  readonly row: Pending;
  readonly credits: number;
  readonly seq: number;
}

export function* finishSet(
  write: WriteContext,
  { pages }: { readonly pages: readonly WrittenPage[] },
): Steps<readonly PageEnd[]> {
  const asked = JSON.stringify(
    pages.map(({ jobId: job, pageId: page, finalUrlKey: final, charge }, at) => ({
      ...{ at, job, page, charge, final },
    })),
  );
  yield* lockPages(asked);
  const found = yield* write.tx.all(selectPending, { asked });
  const sorted = sortOut(pages, found);
  // what one page pays the next one cannot: asked one after the other
  if (sorted === undefined) return yield* finishPages(write, { pages });
  const { ends, ended, twins } = sorted;
  for (const finished of twins) yield* leaveOutTwin(write, finished);
  if (ended.length > 0) yield* writeEnded(write, ended);
  return ends;
}

interface Sorted {
  readonly ends: readonly PageEnd[];
  readonly ended: readonly Ended[];
  readonly twins: readonly WrittenPage[];
}

/** What becomes of each, in order; undefined where one costs more than is held for it. */
function sortOut(pages: readonly WrittenPage[], found: readonly Pending[]): Sorted | undefined {
  const ends: PageEnd[] = pages.map(() => 'already-finished');
  const ended: Ended[] = [];
  const twins: WrittenPage[] = [];
  const now = new Map<number, string>();
  const jobs = new Map<number, { done: number; reserve: number }>();
  for (const row of found) {
    const finished = pages[row.at];
    if (finished === undefined || now.has(row.pk)) continue;
    if (row.hold !== finished.hold) {
      ends[row.at] = 'not-yours';
      continue;
    }
    if (hasTwin(row, finished, ended, now)) {
      ends[row.at] = 'duplicate';
      now.set(row.pk, 'skipped');
      twins.push(finished);
      continue;
    }
    const job = jobs.get(row.job_pk) ?? { done: row.done, reserve: row.job_reserve };
    jobs.set(row.job_pk, job);
    const held = job.reserve + (row.state === 'running' ? row.reserve : 0);
    if (finished.charge > held) return undefined;
    job.done += 1;
    job.reserve = Math.max(0, job.reserve - finished.charge);
    ends[row.at] = 'finished';
    now.set(row.pk, 'done');
    ended.push({ finished, row, credits: finished.charge, seq: job.done });
  }
  return { ends, ended, twins };
}

const MAY_BRING_IT: ReadonlySet<string> = new Set(['open', 'running', 'done']);

function hasTwin(
  row: Pending,
  { finalUrlKey }: WrittenPage,
  ended: readonly Ended[],
  now: ReadonlyMap<number, string>,
): boolean {
  if (finalUrlKey === undefined || finalUrlKey === row.url_key) return false;
  const inTable = (row.twins ?? []).some(({ pk, isFinal, state }) => {
    const is = now.get(pk) ?? state;
    return isFinal ? is === 'done' : MAY_BRING_IT.has(is);
  });
  const isSame = (other: Ended): boolean =>
    other.row.job_pk === row.job_pk && finalOf(other) === finalUrlKey;
  return inTable || ended.some(isSame);
}

/** The final address, where it is another than the page's own. */
function finalOf({ finished, row }: Ended): string | null {
  const final = finished.finalUrlKey ?? finished.run?.finalKey;
  return final === undefined || final === row.url_key ? null : final;
}

function* writeEnded(write: WriteContext, ended: readonly Ended[]): Steps<void> {
  const { rows, bodies } = packAll(ended);
  const told = JSON.stringify(
    ended.map(
      ({ finished: { jobId: job, pageId, capture, statusCode, at }, row, credits, seq }) => {
        const { url, account_id: account } = row;
        const data = { pageId, url, statusCode, credits, seq, details: { ...capture } };
        return { job, account, at, data: JSON.stringify(data) };
      },
    ),
  );
  yield* unheard(writeAll, { rows: JSON.stringify(rows), bodies, told });
  for (const { finished } of ended) {
    yield* enqueueDeliveries(write, finished.outbox, finished.at);
    yield* keepBeside(write, finished);
    write.notify('events', finished.jobId);
  }
  const charges = ended.flatMap(({ finished, row, credits }) => {
    const { at, reason, jobId: job, pageId: page } = finished;
    const { account_id: account, key_id: key } = row;
    return credits > 0 ? [{ account, key: key ?? '', at, credits, reason, job, page }] : [];
  });
  if (charges.length > 0) yield* unheard(chargeAll, { charges: JSON.stringify(charges) });
  const found = ended.map(({ finished: { jobId, discovered: pages, skipped }, row }) => {
    return { jobId, jobPk: row.job_pk, pages, skipped };
  });
  const grown = new Map(yield* enterSet(lastly, yield* newOf(write, found)));
  for (const { finished, row } of ended) {
    if (grown.delete(row.job_pk)) write.notify('work', finished.jobId);
  }
}

/** Rows as JSON, their documents as one run of bytes. */
function packAll(ended: readonly Ended[]): { rows: readonly object[]; bodies: Uint8Array } {
  const packed: Uint8Array[] = [];
  let start = 1;
  const rows = ended.map((one) => {
    const { finished, row, credits, seq } = one;
    const final = finalOf(one);
    const { statusCode: status, at } = finished;
    const details = pageDetails(finished.capture, finished.title);
    const said = { pk: row.pk, job: row.job_pk, final, status, credits, seq, at, details };
    if (!finished.keepDocument) return said;
    const { packed: body, bytes: json } = packCounted(finished);
    const place = { start, length: body.length, json };
    start += body.length;
    packed.push(body);
    return { ...said, ...place };
  });
  const bodies = Buffer.concat(packed);
  packed.forEach(release);
  return { rows, bodies };
}
