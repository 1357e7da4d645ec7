/**
 * Runs of recipes: what is known of them, and their rows. A page's rows are written in the transaction that finishes
 * and charges the page (`finishPage`); each record stands in a run once, by its key.
 */
import { sql as raw } from 'kysely';
import type { Job, JobStatus, Page } from '../../../domain/job.ts';
import type { RecipeRow } from '../../../domain/recipe.ts';
import {
  NEW_RUN,
  RUNS_KEPT,
  type RunEnd,
  type RunState,
  type RunStep,
} from '../../../domain/recipe-run.ts';
import type { RecipeRun, RecordOfRuns, RunRow } from '../../../ports/recipe-runs.ts';
import { fromJson } from '../../codec.ts';
import type { Connection } from '../connection.ts';
import { statement } from '../../statement.ts';
import type { RecipeRowTable } from '../../recipe-tables.ts';
import type { WriteContext } from '../write-context.ts';
import { toPage } from '../../verbs/page-rows.ts';
import { learn } from './recipes.ts';

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
  ) =>
    raw<never>`
      insert into recipe_runs (job_id, account_id, recipe_id, version, status, state, started_at)
      values (${p.jobId}, ${p.accountId}, (select id from recipes where id = ${p.recipeId}),
        ${p.version}, 'scraping', ${p.state}, ${p.at})`.compile(db),
);

const selectPk = statement((db, p: { readonly jobId: string }) =>
  db.selectFrom('recipe_runs').select('pk').where('job_id', '=', p.jobId).compile(),
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

/** A record that is there already is left as it is, and takes no number. The page it leads to may have been read for another. */
const insertRow = statement(
  (
    db,
    p: {
      readonly pk: number;
      readonly key: string;
      readonly row: string;
      readonly link: string | null;
    },
  ) =>
    raw<never>`
      insert or ignore into recipe_rows (run_pk, seq, row_key, row, link, detail)
      values (${p.pk}, (select coalesce(max(seq), 0) + 1 from recipe_rows where run_pk = ${p.pk}),
        ${p.key}, ${p.row}, ${p.link}, (select detail from recipe_rows
          where run_pk = ${p.pk} and link = ${p.link} and detail is not null limit 1))`.compile(db),
);

const updateDetail = statement(
  (db, p: { readonly pk: number; readonly link: string; readonly detail: string }) =>
    db
      .updateTable('recipe_rows')
      .set({ detail: p.detail })
      .where('run_pk', '=', p.pk)
      .where('link', '=', p.link)
      .compile(),
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

const countRows = statement((db, p: { readonly pk: number }) =>
  raw<{ count: number }>`
    select coalesce(max(seq), 0) as count from recipe_rows where run_pk = ${p.pk}`.compile(db),
);

const selectKnownRows = statement((db, p: { readonly jobId: string; readonly keys: string }) =>
  raw<{ key: string }>`
    select k.value as key from json_each(${p.keys}) k where exists (
      select 1 from recipe_rows r join recipe_runs u on u.pk = r.run_pk
      where u.job_id = ${p.jobId} and r.row_key = k.value)`.compile(db),
);

const selectKnownPages = statement((db, p: { readonly jobId: string; readonly keys: string }) =>
  raw<{ key: string }>`
    select k.value as key from json_each(${p.keys}) k, jobs j where j.id = ${p.jobId} and (
      exists (select 1 from pages p where p.job_pk = j.pk and p.url_key = k.value)
      or exists (select 1 from pages p where p.job_pk = j.pk and p.final_key = k.value))`.compile(
    db,
  ),
);

const selectCredits = statement((db, p: { readonly jobId: string }) =>
  raw<{ credits: number }>`
    select c.credits as credits from job_counts c join jobs j on j.pk = c.job_pk
    where j.id = ${p.jobId}`.compile(db),
);

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
  (db, p: { readonly recipeId: string; readonly skip: number; readonly limit: number }) =>
    raw<FoundRow & { first_at: number; last_at: number }>`
      select r.seq, r.row_key, r.row, r.detail, r.link, m.first_at, m.last_at from (
        select r.row_key, max(r.run_pk) as run_pk, min(u.started_at) as first_at, max(u.started_at) as last_at
        from recipe_runs u join recipe_rows r on r.run_pk = u.pk
        where u.recipe_id = ${p.recipeId} group by r.row_key
      ) m join recipe_rows r on r.run_pk = m.run_pk and r.row_key = m.row_key
      order by m.run_pk desc, r.seq limit ${p.limit} offset ${p.skip}`.compile(db),
);

const countRecords = statement((db, p: { readonly recipeId: string }) =>
  raw<{ count: number }>`
    select count(distinct r.row_key) as count from recipe_runs u
    join recipe_rows r on r.run_pk = u.pk where u.recipe_id = ${p.recipeId}`.compile(db),
);

/** The run of a job just opened. */
export function openRun({ sql }: WriteContext, job: Job): void {
  if (job.kind !== 'recipe') return;
  sql.run(insertRun, {
    jobId: job.id,
    accountId: job.accountId,
    recipeId: job.command.recipeId ?? '',
    version: job.command.version ?? null,
    state: JSON.stringify(NEW_RUN),
    at: job.createdAt,
  });
}

/** Adds what a page brought; nothing where the run is gone with its recipe. */
export function addStep({ sql }: WriteContext, jobId: string, step: RunStep): void {
  const pk = sql.get(selectPk, { jobId })?.pk;
  if (pk === undefined) return;
  for (const { key, row, link } of step.rows)
    sql.run(insertRow, { pk, key, row: JSON.stringify(row), link: link ?? null });
  if (step.detail !== undefined) {
    const { link, values } = step.detail;
    sql.run(updateDetail, { pk, link, detail: JSON.stringify(values) });
  }
  if (step.state !== undefined) sql.run(updateState, { pk, state: JSON.stringify(step.state) });
}

/** The run ends with its job, or goes on with it. */
export function closeRunOf(
  write: WriteContext,
  jobId: string,
  how: { readonly status: JobStatus; readonly at?: number; readonly run?: RunEnd | undefined },
): void {
  const { sql } = write;
  const run = sql.get(selectRun, { jobId });
  if (run === undefined) return;
  if (how.run !== undefined)
    sql.run(updateState, { pk: run.pk, state: JSON.stringify(how.run.state) });
  sql.run(closeRun, { jobId, status: how.status, at: how.at ?? null });
  if (run.recipe_id === null || how.at === undefined) return;
  if (how.run?.learned !== undefined) learn(write, run.recipe_id, how.run.learned, how.at);
  sql.run(pruneRuns, { recipeId: run.recipe_id, kept: RUNS_KEPT });
}

/** With its job goes a run of no saved recipe, and every one whose job was removed by its owner. */
export function dropRunOf(
  { sql }: WriteContext,
  job: { readonly id: string; readonly removed: number },
): void {
  sql.run(deleteRun, { jobId: job.id, removed: job.removed });
}

export function findRun(sql: Connection, jobId: string): RecipeRun | undefined {
  const row = sql.get(selectRun, { jobId });
  return row && toRun(sql, row);
}

export function runsOf(sql: Connection, recipeId: string, limit: number): readonly RecipeRun[] {
  return sql.all(selectRuns, { recipeId, limit }).map((row) => toRun(sql, row));
}

type Row = NonNullable<(typeof selectRun)['row']>;

function toRun(sql: Connection, row: Row): RecipeRun {
  const isOver = row.ended_at !== null;
  return {
    id: row.job_id,
    accountId: row.account_id,
    ...(row.recipe_id === null ? {} : { recipeId: row.recipe_id }),
    ...(row.version === null ? {} : { version: row.version }),
    // written by openRun and closeRunOf only
    status: row.status as JobStatus,
    state: fromJson<RunState>(row.state),
    rows: isOver ? row.row_count : (sql.get(countRows, { pk: row.pk })?.count ?? 0),
    credits: isOver ? row.credits : (sql.get(selectCredits, { jobId: row.job_id })?.credits ?? 0),
    startedAt: row.started_at,
    ...(row.ended_at === null ? {} : { endedAt: row.ended_at }),
  };
}

export function runRows(
  sql: Connection,
  query: { readonly jobId: string; readonly skip: number; readonly limit: number },
): readonly RunRow[] {
  return sql.all(selectRows, query).map(toRow);
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

export function runKnows(
  sql: Connection,
  query: {
    readonly jobId: string;
    readonly rows: readonly string[];
    readonly pages: readonly string[];
  },
): { readonly rows: readonly string[]; readonly pages: readonly string[] } {
  const { jobId } = query;
  const keys = (list: readonly string[]): { jobId: string; keys: string } => ({
    jobId,
    keys: JSON.stringify(list),
  });
  return {
    rows: sql.all(selectKnownRows, keys(query.rows)).map(({ key }) => key),
    pages: sql.all(selectKnownPages, keys(query.pages)).map(({ key }) => key),
  };
}

export function lostLists(sql: Connection, jobId: string): readonly Page[] {
  return sql.all(selectLost, { jobId }).map((row) => toPage(row, jobId));
}

export function recordsOf(
  sql: Connection,
  query: { readonly recipeId: string; readonly skip: number; readonly limit: number },
): { readonly total: number; readonly records: readonly RecordOfRuns[] } {
  return {
    total: sql.get(countRecords, { recipeId: query.recipeId })?.count ?? 0,
    records: sql.all(selectRecords, query).map((found) => ({
      ...toRow(found),
      firstAt: found.first_at,
      lastAt: found.last_at,
    })),
  };
}
