/** The pages of a job as a person looks at them: filtered, sorted, counted by how they ended. */
import { sql as raw, type RawBuilder } from 'kysely';
import type {
  Page,
  PageOrder,
  PageOutcome,
  PageState,
  PageTally,
  SkipKind,
} from '../../domain/job.ts';
import { composed, statement, type Builder, type Spelling } from '../statement.ts';
import { toPage } from './page-rows.ts';
import type { Steps, Tx } from './tx.ts';

const IS_BAD = raw<boolean>`(state = 'failed' or (state = 'done' and status_code >= 400))`;

interface TallyRow {
  readonly state: string;
  readonly status_code: number | null;
  readonly error_code: string | null;
  readonly why: string | null;
  readonly count: number;
}

const selectTally = statement((db, p: { readonly jobId: string }) =>
  raw<TallyRow>`
    select state, status_code, error_code, count(*) as count,
      case when state <> 'skipped' then null
        when reason in ('cancelled', 'limit', 'credits', 'duplicate') then reason
        when reason like 'robots%' then 'robots'
        when reason like 'not below %' or reason like 'another %' then 'scope'
        else 'other' end as why
    from pages
    where job_pk = (select pk from jobs where id = ${p.jobId} and removed = 0)
    group by state, status_code, error_code, why`.compile(db),
);

export function* tallyPages(tx: Tx, jobId: string): Steps<readonly PageTally[]> {
  return (yield* tx.all(selectTally, { jobId })).map((row) => ({
    // CHECK constraint of the table; `why` is written in the statement
    state: row.state as PageState,
    ...(row.status_code === null ? {} : { statusCode: row.status_code }),
    ...(row.error_code === null || row.state !== 'failed' ? {} : { errorCode: row.error_code }),
    ...(row.why === null ? {} : { why: row.why as SkipKind }),
    count: row.count,
  }));
}

interface AskedPages {
  readonly jobId: string;
  readonly states?: readonly PageState[];
  readonly text?: string;
  readonly reason?: string;
  readonly outcome?: PageOutcome;
  readonly statusCodes?: readonly number[];
  readonly order?: { readonly by: PageOrder; readonly isDown: boolean };
  readonly after?: string;
  readonly skip?: number;
  readonly limit: number;
}

const EVERY_STATE: readonly PageState[] = ['open', 'running', 'done', 'failed', 'skipped'];

export function* listPages(tx: Tx, asked: AskedPages): Steps<readonly Page[]> {
  if (asked.order !== undefined) return yield* inOrder(tx, asked, asked.order);
  const from = yield* firstPk(tx, asked);
  if (from === 'none') return [];
  // one ordered walk of the index per state, merged: no sort over the job's pages
  const rows = [];
  for (const state of asked.states ?? EVERY_STATE) {
    const listed = composed((db, spell) => {
      let pages = matching(db, spell, asked).selectAll().where('state', '=', state);
      if (from !== undefined) pages = pages.where('pk', '>', from);
      return pages.orderBy('pk').limit(asked.limit).compile();
    });
    rows.push(...(yield* tx.all(listed, {})));
  }
  return rows
    .sort((a, b) => a.pk - b.pk)
    .slice(0, asked.limit)
    .map((row) => toPage(row, asked.jobId));
}

export function* countPages(tx: Tx, asked: Omit<AskedPages, 'limit'>): Steps<number> {
  const counted = composed((db, spell) =>
    matching(db, spell, asked)
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('state', 'in', [...(asked.states ?? EVERY_STATE)])
      .compile(),
  );
  return (yield* tx.first(counted, {}))?.count ?? 0;
}

const columnsOf = (spell: Spelling): Readonly<Record<PageOrder, RawBuilder<unknown>>> => ({
  address: raw`url`,
  title: raw`lower(${spell.member('details', 'title')})`,
  http: raw`status_code`,
  state: raw`state`,
  time: raw`finished_at`,
  credits: raw`credits`,
});

/** Sorted anew for each window of rows: for what a person looks at. Rows without a value come last. */
function* inOrder(
  tx: Tx,
  asked: AskedPages,
  { by, isDown }: NonNullable<AskedPages['order']>,
): Steps<readonly Page[]> {
  const listed = composed((db, spell) => {
    const column = columnsOf(spell)[by];
    return matching(db, spell, asked)
      .selectAll()
      .where('state', 'in', [...(asked.states ?? EVERY_STATE)])
      .orderBy(raw`${column} is null`)
      .orderBy(column, isDown ? 'desc' : 'asc')
      .orderBy('pk')
      .limit(asked.limit)
      .offset(asked.skip ?? 0)
      .compile();
  });
  return (yield* tx.all(listed, {})).map((row) => toPage(row, asked.jobId));
}

/** Pages of the job that fit text, reason and outcome, in any state. */
function matching(db: Builder, spell: Spelling, asked: Omit<AskedPages, 'limit'>) {
  let pages = db
    .selectFrom('pages')
    .where(
      'job_pk',
      '=',
      raw<number>`(select pk from jobs where id = ${asked.jobId} and removed = 0)`,
    );
  if (asked.text !== undefined) {
    const text = raw`lower(${asked.text})`;
    const title = raw`lower(${spell.member('details', 'title')})`;
    pages = pages.where(
      raw<boolean>`(${spell.place(raw`lower(url)`, text)} > 0 or ${spell.place(title, text)} > 0)`,
    );
  }
  if (asked.statusCodes !== undefined) {
    pages = pages.where('status_code', 'in', [...asked.statusCodes]);
  }
  if (asked.outcome === 'bad') pages = pages.where(IS_BAD);
  if (asked.outcome === 'good') pages = pages.where(raw<boolean>`not ${IS_BAD}`);
  return asked.reason === undefined
    ? pages
    : pages.where(raw<boolean>`${spell.place(raw`reason`, asked.reason)} = 1`);
}

/** The row after which the answer begins; `none` when so many pages are passed over that none is left. */
function* firstPk(
  tx: Tx,
  asked: AskedPages,
): Steps<number | RawBuilder<number> | 'none' | undefined> {
  if (asked.after !== undefined) {
    return raw<number>`(select pk from pages where id = ${asked.after})`;
  }
  const skip = asked.skip ?? 0;
  if (skip < 1) return undefined;
  const last = composed((db, spell) =>
    matching(db, spell, asked)
      .select('pk')
      .where('state', 'in', [...(asked.states ?? EVERY_STATE)])
      .orderBy('pk')
      .limit(1)
      .offset(skip - 1)
      .compile(),
  );
  return (yield* tx.first(last, {}))?.pk ?? 'none';
}
