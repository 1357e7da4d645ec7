/**
 * What is kept beside the rows is counted once a statement, not once a row: a page with ten links changed its job's
 * counts a dozen times. Those rows change often and stay few, so each leaves room beside itself for its next version, and
 * no index names what changes in it.
 *
 * An address of a job has a key of sixteen bytes: an index takes it however long the address is, those of one host
 * stand side by side, and a plan that was made when the table was empty has no other index to mistake for it.
 */
export const sets = `
DROP TRIGGER pages_counted ON pages;
DROP TRIGGER pages_recounted ON pages;
DROP TRIGGER pages_fronted ON pages;
DROP TRIGGER ledger_counted ON ledger;
DROP FUNCTION count_page();
DROP FUNCTION recount_page();
DROP FUNCTION front_page();
DROP FUNCTION count_charge();

CREATE FUNCTION count_pages() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
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
CREATE TRIGGER pages_counted AFTER INSERT ON pages
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_pages();

CREATE FUNCTION recount_pages() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
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
  INSERT INTO fronts (job_pk, host, turn)
  SELECT n.job_pk, n.host, (SELECT coalesce(max(turn), 0) FROM fronts f WHERE f.job_pk = n.job_pk)
  FROM (SELECT DISTINCT job_pk, host FROM fresh WHERE state = 'open' AND not_before_at = 0) n
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER pages_recounted AFTER UPDATE ON pages
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION recount_pages();

CREATE FUNCTION count_charges() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE job_counts c SET credits = c.credits + n.credits
  FROM (
    SELECT j.pk, sum(f.credits) AS credits FROM fresh f JOIN jobs j ON j.id = f.job_id
    WHERE f.kind = 'charge' GROUP BY j.pk
  ) n WHERE c.job_pk = n.pk;
  -- shared by all jobs of a key: last, and in one order
  INSERT INTO usage_days AS known (account_id, day, operation, key_id, credits, requests)
  SELECT account_id, at / 86400000, reason, key_id, sum(credits), count(*)
  FROM fresh WHERE kind = 'charge' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (account_id, day, operation, key_id)
  DO UPDATE SET credits = known.credits + excluded.credits, requests = known.requests + excluded.requests;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_counted AFTER INSERT ON ledger
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION count_charges();

CREATE FUNCTION page_key(job bigint, address text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (left(md5(job || '/' || split_part(address, '/', 3)), 8) || left(md5(job || ' ' || address), 24))::uuid;
ALTER TABLE pages ADD COLUMN key uuid GENERATED ALWAYS AS (page_key(job_pk, url_key)) STORED;
DROP INDEX pages_identity;
CREATE UNIQUE INDEX pages_identity ON pages (key);
DROP INDEX pages_final;
CREATE INDEX pages_final ON pages (page_key(job_pk, final_key)) WHERE final_key IS NOT NULL;

DROP INDEX job_counts_open;
ALTER TABLE job_counts SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE fronts SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE usage_days SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE slots SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
`;
