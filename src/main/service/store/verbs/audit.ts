/** The invariants between jobs, pages, ledger and their counts, each as one query. */
import { sql as raw } from 'kysely';
import { composed } from '../statement.ts';
import type { Steps, Tx } from './tx.ts';

/** Every row of a check's query is one problem, told as a sentence. */
export const AUDITS: readonly string[] = [
  `SELECT 'Page ' || p.id || ' cost ' || p.credits || ' but the ledger says ' || coalesce(l.credits, 0) || '.' AS problem
   FROM pages p JOIN jobs j ON j.pk = p.job_pk
   LEFT JOIN ledger l ON l.kind = 'charge' AND l.job_id = j.id AND l.page_id = p.id
   WHERE p.credits <> coalesce(l.credits, 0)`,
  `SELECT 'Job ' || j.id || ' counts ' || c.credits || ' credits but the ledger says ' || coalesce(sum(l.credits), 0) || '.' AS problem
   FROM job_counts c JOIN jobs j ON j.pk = c.job_pk
   LEFT JOIN ledger l ON l.kind = 'charge' AND l.job_id = j.id
   WHERE j.removed = 0
   GROUP BY j.pk, c.job_pk HAVING c.credits <> coalesce(sum(l.credits), 0)`,
  `SELECT 'Job ' || j.id || ' counts its pages wrongly.' AS problem
   FROM job_counts c JOIN jobs j ON j.pk = c.job_pk LEFT JOIN pages p ON p.job_pk = j.pk
   WHERE j.removed = 0
   GROUP BY j.pk, c.job_pk HAVING c.open <> count(*) FILTER (WHERE p.state = 'open')
     OR c.running <> count(*) FILTER (WHERE p.state = 'running')
     OR c.done <> count(*) FILTER (WHERE p.state = 'done')
     OR c.failed <> count(*) FILTER (WHERE p.state = 'failed')
     OR c.skipped <> count(*) FILTER (WHERE p.state = 'skipped')
     OR c.reserved <> coalesce(sum(p.reserve) FILTER (WHERE p.state = 'running'), 0)`,
  `SELECT 'Day ' || u.day || ' of account ' || u.account_id || ' says ' || u.credits || ' credits for ' || u.operation
     || ' but the ledger says ' || coalesce(l.credits, 0) || '.' AS problem
   FROM usage_days u LEFT JOIN (
     SELECT account_id, at / 86400000 AS day, reason, key_id, sum(credits) AS credits, count(*) AS requests
     FROM ledger WHERE kind = 'charge' GROUP BY 1, 2, 3, 4
   ) l ON l.account_id = u.account_id AND l.day = u.day AND l.reason = u.operation AND l.key_id = u.key_id
   WHERE u.credits <> coalesce(l.credits, 0) OR u.requests <> coalesce(l.requests, 0)`,
  `SELECT 'The usage by day lacks ' || (l.credits - u.credits) || ' credits of the ledger.' AS problem
   FROM (SELECT coalesce(sum(credits), 0) AS credits FROM ledger WHERE kind = 'charge') l,
        (SELECT coalesce(sum(credits), 0) AS credits FROM usage_days) u
   WHERE l.credits <> u.credits`,
  `SELECT 'Page ' || p.id || ' is done but its finishing order is not in its job.' AS problem
   FROM pages p WHERE p.state = 'done' AND p.seq IS NULL`,
];

/** Most problems told per check. */
const MOST_PER_CHECK = 20;

/** The problems one of them finds, empty when ledger and jobs agree. Reads every row. */
export function* auditBy(tx: Tx, audit: string): Steps<readonly string[]> {
  const text = raw<{ problem: string }>`${raw.raw(audit)} LIMIT ${raw.lit(MOST_PER_CHECK)}`;
  const problems = yield* tx.all(
    composed((db) => text.compile(db)),
    {},
  );
  return problems.map((row) => row.problem);
}
