/**
 * Runs of recipes as jobs: what is known of a run, its rows, and the versions of a saved recipe. Rows belong to the run
 * and not to its job, so that runs of a saved recipe outlive the job's record. Never edited after release.
 */
export const recipeRuns = `
ALTER TABLE recipes ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
CREATE TABLE recipe_versions (
  recipe_id TEXT NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  recipe TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (recipe_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO recipe_versions (recipe_id, version, recipe, reason, at)
SELECT id, 1, recipe, 'saved', updated_at FROM recipes;
CREATE TABLE recipe_runs (
  pk INTEGER PRIMARY KEY,
  job_id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  recipe_id TEXT REFERENCES recipes (id) ON DELETE CASCADE,
  version INTEGER,
  status TEXT NOT NULL,
  row_count INTEGER NOT NULL DEFAULT 0,
  credits INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE INDEX recipe_runs_of_recipe ON recipe_runs (recipe_id, pk DESC) WHERE recipe_id IS NOT NULL;
CREATE TABLE recipe_rows (
  run_pk INTEGER NOT NULL REFERENCES recipe_runs (pk) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  row_key TEXT NOT NULL,
  row TEXT NOT NULL,
  link TEXT,
  detail TEXT,
  PRIMARY KEY (run_pk, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX recipe_rows_by_key ON recipe_rows (run_pk, row_key);
CREATE INDEX recipe_rows_by_link ON recipe_rows (run_pk, link) WHERE link IS NOT NULL;
`;
