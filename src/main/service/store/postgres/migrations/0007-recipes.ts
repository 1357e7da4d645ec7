/** Saved recipes with their versions, runs and rows, as ../../sqlite/schema.sql has them. */
export const recipes = `
CREATE TABLE recipes (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name text NOT NULL,
  recipe text NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  version bigint NOT NULL DEFAULT 1
);
CREATE INDEX recipes_of_account ON recipes (account_id, updated_at DESC);

CREATE TABLE recipe_versions (
  recipe_id text NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
  version bigint NOT NULL,
  recipe text NOT NULL,
  reason text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (recipe_id, version)
);

CREATE TABLE recipe_runs (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id text NOT NULL UNIQUE,
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  recipe_id text REFERENCES recipes (id) ON DELETE CASCADE,
  version bigint,
  status text NOT NULL,
  row_count bigint NOT NULL DEFAULT 0,
  credits bigint NOT NULL DEFAULT 0,
  state text NOT NULL,
  started_at bigint NOT NULL,
  ended_at bigint
);
CREATE INDEX recipe_runs_of_recipe ON recipe_runs (recipe_id, pk DESC) WHERE recipe_id IS NOT NULL;

CREATE TABLE recipe_rows (
  run_pk bigint NOT NULL REFERENCES recipe_runs (pk) ON DELETE CASCADE,
  seq bigint NOT NULL,
  row_key text NOT NULL,
  row text NOT NULL,
  link text,
  detail text,
  PRIMARY KEY (run_pk, seq)
);
-- each key once, by the verb that adds them: it is alone with its job
CREATE INDEX recipe_rows_by_key ON recipe_rows (run_pk, md5(row_key));
CREATE INDEX recipe_rows_by_link ON recipe_rows (run_pk, md5(link)) WHERE link IS NOT NULL;
`;
