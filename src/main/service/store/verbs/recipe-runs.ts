/**
 * Runs of recipes: what is known of them, and their rows. A page's rows are written in the transaction that finishes
 * and charges the page (`finishPage`); each record stands in a run once, by its key.
 */
import { sql as raw } from 'kysely';
import type { Job, JobStatus, Page } from '../../domain/job.ts';
import type { RecipeRow } from '../../domain/recipe.ts';
import {
  NEW_RUN,
  RUNS_KEPT,
  type RunEnd,
  type RunState,
  type RunStep,
} from '../../domain/recipe-run.ts';
import type { KnownInRun, RecipeRun, RecordOfRuns, RunRow } from '../../ports/recipe-runs.ts';
import { fromJson } from '../codec.ts';
import type { RecipeRowTable } from '../recipe-tables.ts';
import { statement } from '../statement.ts';
import { toPage } from './page-rows.ts';
import { learn } from './recipes.ts';
import type { Steps, Tx, WriteContext } from './tx.ts';

const insertRun = statement(
  (
    db,
    p: {
      readonly jobId: string;
      readonly accountId: string;
      readonly recipeId: string;
      readonly version: number | null;
      readonly state: string;
      readonly at: number;
    },
    spell,
  ) =>
    raw<never>`
      insert into recipe_runs (job_id, account_id, recipe_id, version, status, state, started_at)
      values (${p.jobId}, ${p.accountId}, (select id from recipes where id = ${p.recipeId} ${spell.kept}),
        ${p.version}, 'scraping', ${p.state}, ${p.at})`.compile(db),
);

const selectPk = statement((db, p: { readonly jobId: string }, spell) =>
  raw<{ pk: number }>`
    select pk from recipe_runs where job_id = ${p.jobId} ${spell.kept}`.compile(db),
);

const selectRun = statement((db, p: { readonly jobId: string }) =>
  db.selectFrom('recipe_runs').selectAll().where('job_id', '=', p.jobId).compile(),
);

const selectRuns = statement((db, p: { readonly recipeId: string; readonly limit: number }) =>
  db
    .selectFrom('recipe_runs')
    .selectAll()
    .where('recipe_id', '=', p.recipeId)
    .orderBy('pk', 'desc')
    .limit(p.limit)
    .compile(),
);

const updateState = statement((db, p: { readonly pk: number; readonly state: string }) =>
  db.updateTable('recipe_runs').set({ state: p.state }).where('pk', '=', p.pk).compile(),
);

const BY_LINK = 'recipe_rows_by_link';

/**
 * A record that is there already is left as it is, and takes no number. The page it leads to may have been read for
 * another.
 */
const insertRows = statement((db, p: { readonly pk: number; readonly rows: string }, spell) => {
  const at = raw`n.value ->> 'at'`;
  const key = raw`n.value ->> 'key'`;
  const link = raw`n.value ->> 'link'`;
  return raw<never>`
      insert into recipe_rows (run_pk, seq, row_key, row, link, detail)
      select u.pk, (select coalesce(max(seq), 0) from recipe_rows where run_pk = ${p.pk})
          + row_number() over (order by ${spell.whole(at)}),
        ${key}, n.value ->> 'row', ${link}, (select d.detail from recipe_rows d ${spell.by(BY_LINK)}
          where d.run_pk = ${p.pk} and ${spell.sameText('d.link', link)}
            and d.link is not null and d.detail is not null limit 1)
      from recipe_runs u, ${spell.eachObject(p.rows)} n
      where u.pk = ${p.pk} and not exists (
        select 1 from recipe_rows k where k.run_pk = ${p.pk} and ${spell.sameText('k.row_key', key)})`.compile(
    db,
  );
});

const updateDetail = statement(
  (db, p: { readonly pk: number; readonly link: string; readonly detail: string }, spell) =>
    raw<never>`
      update recipe_rows ${spell.by(BY_LINK)} set detail = ${p.detail}
      where run_pk = ${p.pk} and link is not null and ${spell.sameText('link', p.link)}`.compile(
      db,
    ),
);

/** What the job's own rows say at its end is kept: the run may outlive them. */
const closeRun = statement(
  (db, p: { readonly jobId: string; readonly status: string; readonly at: number | null }) =>
    raw<never>`
      update recipe_runs set status = ${p.status}, ended_at = ${p.at},
        row_count = (select count(*) from recipe_rows where run_pk = recipe_runs.pk),
        credits = coalesce((select c.credits from job_counts c join jobs j on j.pk = c.job_pk
          where j.id = ${p.jobId}), 0)
      where job_id = ${p.jobId}`.compile(db),
);

const pruneRuns = statement((db, p: { readonly recipeId: string; readonly kept: number }) =>
  raw<never>`
    delete from recipe_runs where recipe_id = ${p.recipeId} and ended_at is not null and pk not in (
      select pk from recipe_runs where recipe_id = ${p.recipeId} and ended_at is not null
      order by pk desc limit ${p.kept})`.compile(db),
);

const deleteRun = statement((db, p: { readonly jobId: string; readonly removed: number }) =>
  raw<never>`
    delete from recipe_runs where job_id = ${p.jobId} and (recipe_id is null or ${p.removed} = 1)
  `.compile(db),
);

type FoundRow = Pick<RecipeRowTable, 'seq' | 'row_key' | 'row' | 'detail' | 'link'>;

const selectRows = statement(
  (db, p: { readonly jobId: string; readonly skip: number; readonly limit: number }) =>
    raw<FoundRow>`
      select r.seq, r.row_key, r.row, r.detail, r.link from recipe_rows r
      join recipe_runs u on u.pk = r.run_pk
      where u.job_id = ${p.jobId} and r.seq > ${p.skip} order by r.seq limit ${p.limit}
    `.compile(db),
);

/** Of a run under way. */
const countSoFar = statement((db, p: { readonly pk: number; readonly jobId: string }) =>
  raw<{ row_count: number; credits: number }>`
    select (select coalesce(max(seq), 0) from recipe_rows where run_pk = ${p.pk}) as row_count,
      coalesce((select c.credits from job_counts c join jobs j on j.pk = c.job_pk
        where j.id = ${p.jobId}), 0) as credits`.compile(db),
);

type Named = { readonly jobId: string; readonly keys: string };

const selectKnownRows = statement((db, p: Named, spell) =>
  raw<{ key: string; row: string }>`
    select r.row_key as key, r.row as row from ${spell.each(p.keys)} k
      join recipe_runs u on u.job_id = ${p.jobId}
      join recipe_rows r on r.run_pk = u.pk and ${spell.sameText('r.row_key', raw.ref('k.value'))}`.compile(
    db,
  ),
);

const selectKnownPages = statement((db, p: Named, spell) => {
  const job = raw.ref('j.pk');
  const key = raw.ref('k.value');
  return raw<{ key: string }>`
    select k.value as key from ${spell.each(p.keys)} k, jobs j where j.id = ${p.jobId} and (
      exists (select 1 from pages where ${spell.pageAt(job, key)})
      or exists (select 1 from pages where ${spell.pageLedTo(job, key)}))`.compile(db);
});

const selectLost = statement((db, p: { readonly jobId: string }) =>
  db
    .selectFrom('pages')
    .innerJoin('jobs', 'jobs.pk', 'pages.job_pk')
    .selectAll('pages')
    .where('jobs.id', '=', p.jobId)
    .where('pages.state', 'in', ['failed', 'skipped'])
    .where('pages.url_key', 'like', raw.lit('list:%'))
    .orderBy('pages.pk')
    .limit(10)
    .compile(),
);

/** Each key with its newest run; rows of a run keep its order. */
const selectRecords = statement(
  (db, p: { readonly recipeId: string; readonly skip: number; readonly limit: number }, spell) =>
    raw<FoundRow & { first_at: number; last_at: number }>`
      select r.seq, r.row_key, r.row, r.detail, r.link, m.first_at, m.last_at from (
        select r.row_key, max(r.run_pk) as run_pk, min(u.started_at) as first_at, max(u.started_at) as last_at
        from recipe_runs u join recipe_rows r on r.run_pk = u.pk
        where u.recipe_id = ${p.recipeId} group by r.row_key
      ) m join recipe_rows r on r.run_pk = m.run_pk and ${spell.sameText('r.row_key', raw.ref('m.row_key'))}
      order by m.run_pk desc, r.seq limit ${p.limit} offset ${p.skip}`.compile(db),
);

const countRecords = statement((db, p: { readonly recipeId: string }) =>
  raw<{ count: number }>`
    select count(distinct r.row_key) as count from recipe_runs u
    join recipe_rows r on r.run_pk = u.pk where u.recipe_id = ${p.recipeId}`.compile(db),
);

/** The run of a job just opened. */
export function* openRun({ tx }: WriteContext, job: Job): Steps<void> {
  if (job.kind !== 'recipe') return;
  yield* tx.say(insertRun, {
    jobId: job.id,
    accountId: job.accountId,
    recipeId: job.command.recipeId ?? '',
    version: job.command.version ?? null,
    state: JSON.stringify(NEW_RUN),
    at: job.createdAt,
  });
}

/** Adds what a page brought; nothing where the run is gone with its recipe. */
export function* addStep({ tx }: WriteContext, jobId: string, step: RunStep): Steps<void> {
  const pk = (yield* tx.first(selectPk, { jobId }))?.pk;
  if (pk === undefined) return;
  if (step.rows.length > 0) yield* tx.say(insertRows, { pk, rows: eachOnce(step.rows) });
  if (step.detail !== undefined) {
    const { link, values } = step.detail;
    yield* tx.say(updateDetail, { pk, link, detail: JSON.stringify(values) });
  }
  if (step.state !== undefined) {
    yield* tx.say(updateState, { pk, state: JSON.stringify(step.state) });
  }
}

/** As JSON; of those with one key, the first. */
function eachOnce(rows: RunStep['rows']): string {
  const known = new Map<string, object>();
  for (const { key, row, link } of rows) {
    const at = known.size;
    if (!known.has(key)) known.set(key, { at, key, row: JSON.stringify(row), link });
  }
  return JSON.stringify([...known.values()]);
}

/** The run ends with its job, or goes on with it. */
export function* closeRunOf(
  write: WriteContext,
  jobId: string,
  how: { readonly status: JobStatus; readonly at?: number; readonly run?: RunEnd | undefined },
): Steps<void> {
  const { tx } = write;
  const run = yield* tx.first(selectRun, { jobId });
  if (run === undefined) return;
  if (how.run !== undefined) {
    yield* tx.say(updateState, { pk: run.pk, state: JSON.stringify(how.run.state) });
  }
  yield* tx.say(closeRun, { jobId, status: how.status, at: how.at ?? null });
  if (run.recipe_id === null || how.at === undefined) return;
  if (how.run?.learned !== undefined) {
    yield* learn(write, run.recipe_id, how.run.learned, how.at);
  }
  yield* tx.say(pruneRuns, { recipeId: run.recipe_id, kept: RUNS_KEPT });
}

/** It goes on with its job; for how long it was stopped stands in its state. */
export function* reopenRunOf(write: WriteContext, jobId: string, at: number): Steps<void> {
  const run = yield* write.tx.first(selectRun, { jobId });
  if (run === undefined) return;
  const state = fromJson<RunState>(run.state);
  const stoppedMs = (state.stoppedMs ?? 0) + Math.max(0, at - (run.ended_at ?? at));
  yield* write.tx.say(updateState, { pk: run.pk, state: JSON.stringify({ ...state, stoppedMs }) });
  yield* closeRunOf(write, jobId, { status: 'scraping' });
}

/** With its job goes a run of no saved recipe, and every one whose job was removed by its owner. */
export function* dropRunOf(
  { tx }: WriteContext,
  job: { readonly id: string; readonly removed: number },
): Steps<void> {
  yield* tx.say(deleteRun, { jobId: job.id, removed: job.removed });
}

export function* findRun(tx: Tx, jobId: string): Steps<RecipeRun | undefined> {
  const row = yield* tx.first(selectRun, { jobId });
  return row && (yield* toRun(tx, row));
}

export function* runsOf(tx: Tx, recipeId: string, limit: number): Steps<readonly RecipeRun[]> {
  const runs: RecipeRun[] = [];
  for (const row of yield* tx.all(selectRuns, { recipeId, limit })) {
    runs.push(yield* toRun(tx, row));
  }
  return runs;
}

type Row = NonNullable<(typeof selectRun)['row']>;

function* toRun(tx: Tx, row: Row): Steps<RecipeRun> {
  const { ended_at: endedAt } = row;
  const isOver = endedAt !== null;
  const counted = isOver ? row : yield* tx.first(countSoFar, { pk: row.pk, jobId: row.job_id });
  return {
    id: row.job_id,
    accountId: row.account_id,
    ...(row.recipe_id === null ? {} : { recipeId: row.recipe_id }),
    ...(row.version === null ? {} : { version: row.version }),
    // written by openRun and closeRunOf only
    status: row.status as JobStatus,
    state: fromJson<RunState>(row.state),
    rows: counted?.row_count ?? 0,
    credits: counted?.credits ?? 0,
    startedAt: row.started_at,
    ...(endedAt === null ? {} : { endedAt }),
  };
}

type AskRows = { readonly jobId: string; readonly skip: number; readonly limit: number };

export function* runRows(tx: Tx, asked: AskRows): Steps<readonly RunRow[]> {
  return (yield* tx.all(selectRows, asked)).map(toRow);
}

function toRow(found: FoundRow): RunRow {
  return {
    seq: found.seq,
    key: found.row_key,
    row: fromJson<RecipeRow>(found.row),
    ...(found.detail === null ? {} : { detail: fromJson<RecipeRow>(found.detail) }),
    ...(found.link !== null && found.detail === null ? { awaits: true } : {}),
  };
}

export function* runKnows(
  tx: Tx,
  asked: {
    readonly jobId: string;
    readonly rows: readonly string[];
    readonly pages: readonly string[];
  },
): Steps<KnownInRun> {
  const { jobId } = asked;
  const named = (list: readonly string[]): Named => ({ jobId, keys: JSON.stringify(list) });
  const rows = yield* tx.all(selectKnownRows, named(asked.rows));
  const pages = yield* tx.all(selectKnownPages, named(asked.pages));
  return {
    rows: rows.map(({ key, row }) => ({ key, row: fromJson<RecipeRow>(row) })),
    pages: pages.map(({ key }) => key),
  };
}

export function* lostLists(tx: Tx, jobId: string): Steps<readonly Page[]> {
  return (yield* tx.all(selectLost, { jobId })).map((row) => toPage(row, jobId));
}

export function* recordsOf(
  tx: Tx,
  asked: { readonly recipeId: string; readonly skip: number; readonly limit: number },
): Steps<{ readonly total: number; readonly records: readonly RecordOfRuns[] }> {
  const total = (yield* tx.first(countRecords, { recipeId: asked.recipeId }))?.count ?? 0;
  const records = yield* tx.all(selectRecords, asked);
  return {
    total,
    records: records.map((found) => ({
      ...toRow(found),
      firstAt: found.first_at,
      lastAt: found.last_at,
    })),
  };
}
