/**
 * The triggers of 0005-sets.ts, which run after every statement, also after one that changed no row: those of a look for pages
 * whose pause is over, mostly. They end at once then, and look for hosts to open only where a page was opened.
 */
export const idleTriggers = `
CREATE OR REPLACE FUNCTION count_pages() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT FROM fresh) THEN RETURN NULL; END IF;
  UPDATE job_counts c SET
    open = c.open + n.open,
    running = c.running + n.running,
    done = c.done + n.done,
    failed = c.failed + n.failed,
    skipped = c.skipped + n.skipped
  FROM (
    SELECT job_pk,
      count(*) FILTER (WHERE state = 'open') AS open,
      count(*) FILTER (WHERE state = 'running') AS running,
      count(*) FILTER (WHERE state = 'done') AS done,
      count(*) FILTER (WHERE state = 'failed') AS failed,
      count(*) FILTER (WHERE state = 'skipped') AS skipped
    FROM fresh GROUP BY job_pk
  ) n WHERE c.job_pk = n.job_pk;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION recount_pages() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT FROM fresh) THEN RETURN NULL; END IF;
  UPDATE job_counts c SET
    open = c.open + d.open,
    running = c.running + d.running,
    done = c.done + d.done,
    failed = c.failed + d.failed,
    skipped = c.skipped + d.skipped,
    reserved = c.reserved + d.reserved
  FROM (
    SELECT job_pk,
      sum(n * (state = 'open')::int) AS open,
      sum(n * (state = 'running')::int) AS running,
      sum(n * (state = 'done')::int) AS done,
      sum(n * (state = 'failed')::int) AS failed,
      sum(n * (state = 'skipped')::int) AS skipped,
      sum(n * (state = 'running')::int * reserve) AS reserved
    FROM (
      SELECT job_pk, state, reserve, 1 AS n FROM fresh
      UNION ALL SELECT job_pk, state, reserve, -1 FROM stale
    ) changed GROUP BY job_pk
  ) d
  WHERE c.job_pk = d.job_pk
    AND (d.open, d.running, d.done, d.failed, d.skipped, d.reserved) <> (0, 0, 0, 0, 0, 0);
  IF EXISTS (SELECT FROM fresh WHERE state = 'open' AND not_before_at = 0) THEN
    INSERT INTO fronts (job_pk, host, turn)
    SELECT n.job_pk, n.host, (SELECT coalesce(max(turn), 0) FROM fronts f WHERE f.job_pk = n.job_pk)
    FROM (SELECT DISTINCT job_pk, host FROM fresh WHERE state = 'open' AND not_before_at = 0) n
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
`;
