/** Tokens of language models by job, day and model. Never edited after release. */
export const modelUsage = `
CREATE TABLE model_usage (
  account_id TEXT NOT NULL,
  day INTEGER NOT NULL,
  job_id TEXT NOT NULL,
  model TEXT NOT NULL,
  requests INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  cost_micros INTEGER NOT NULL,
  PRIMARY KEY (account_id, day, job_id, model)
) STRICT, WITHOUT ROWID;
CREATE INDEX model_usage_job ON model_usage (job_id);
`;
