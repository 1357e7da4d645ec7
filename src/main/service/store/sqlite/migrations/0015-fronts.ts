/**
 * Fronts: the hosts at which a job has pages ready, the one served longest ago first. No page is ready without its
 * front; a front without pages goes with the next claim. Never edited after release.
 */
export const fronts = `
CREATE TABLE fronts (
  job_pk INTEGER NOT NULL REFERENCES jobs (pk) ON DELETE CASCADE,
  host TEXT NOT NULL,
  turn INTEGER NOT NULL,
  PRIMARY KEY (job_pk, host)
) STRICT, WITHOUT ROWID;
CREATE INDEX fronts_turn ON fronts (job_pk, turn, host);
INSERT INTO fronts (job_pk, host, turn)
SELECT DISTINCT p.job_pk, p.host, 0 FROM job_counts c JOIN jobs j ON j.pk = c.job_pk JOIN pages p ON p.job_pk = c.job_pk
WHERE c.open > 0 AND j.status = 'scraping' AND p.state = 'open' AND p.not_before_at = 0;
CREATE TRIGGER pages_fronted AFTER UPDATE OF state, not_before_at ON pages
WHEN NEW.state = 'open' AND NEW.not_before_at = 0 BEGIN
  INSERT INTO fronts (job_pk, host, turn)
  VALUES (NEW.job_pk, NEW.host, (SELECT coalesce(max(turn), 0) FROM fronts WHERE job_pk = NEW.job_pk))
  ON CONFLICT DO NOTHING;
END;
`;
