/** Accounts, jobs, records and monitors as ../../sqlite/schema.sql has them; the cache and the library follow. */
export const rooms = `
CREATE TABLE accounts (
  id text PRIMARY KEY,
  name text NOT NULL,
  plan_id text NOT NULL,
  custom_credits bigint,
  custom_concurrency bigint,
  add_ons text NOT NULL,
  overage text NOT NULL,
  period_anchor_at bigint NOT NULL,
  created_at bigint NOT NULL
);

CREATE TABLE api_keys (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id),
  name text NOT NULL,
  hint text NOT NULL,
  secret_hash text NOT NULL UNIQUE,
  limits text NOT NULL,
  faults text NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint,
  revoked_at bigint
);
CREATE INDEX api_keys_account ON api_keys (account_id);

CREATE TABLE jobs (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  account_id text NOT NULL REFERENCES accounts (id),
  key_id text,
  kind text NOT NULL,
  api_version text NOT NULL,
  status text NOT NULL CHECK (status IN ('scraping', 'completed', 'cancelled', 'failed')),
  target text NOT NULL,
  origin text NOT NULL,
  zero_data_retention bigint NOT NULL,
  page_limit bigint,
  priority bigint NOT NULL,
  reserve bigint NOT NULL CHECK (reserve >= 0),
  created_at bigint NOT NULL,
  finished_at bigint,
  expires_at bigint NOT NULL,
  removed bigint NOT NULL DEFAULT 0,
  warning text,
  error_code text,
  error text,
  result bytea,
  command bytea NOT NULL,
  body bytea NOT NULL,
  excluded text,
  worker_id text,
  lease_until bigint
);
CREATE INDEX jobs_account ON jobs (account_id, pk);
CREATE INDEX jobs_expiry ON jobs (expires_at);
CREATE INDEX jobs_running ON jobs (account_id, reserve) WHERE status = 'scraping';

CREATE TABLE job_counts (
  job_pk bigint PRIMARY KEY REFERENCES jobs (pk) ON DELETE CASCADE,
  open bigint NOT NULL DEFAULT 0,
  running bigint NOT NULL DEFAULT 0,
  done bigint NOT NULL DEFAULT 0,
  failed bigint NOT NULL DEFAULT 0,
  skipped bigint NOT NULL DEFAULT 0,
  reserved bigint NOT NULL DEFAULT 0,
  credits bigint NOT NULL DEFAULT 0
);
CREATE INDEX job_counts_open ON job_counts (job_pk) WHERE open > 0;

CREATE TABLE idempotency (
  account_id text NOT NULL,
  idempotency_key text NOT NULL,
  job_id text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (account_id, idempotency_key)
);

CREATE TABLE pages (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  job_pk bigint NOT NULL REFERENCES jobs (pk),
  url text NOT NULL,
  url_key text NOT NULL,
  final_key text,
  host text NOT NULL,
  depth bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'running', 'done', 'failed', 'skipped')),
  entered bigint NOT NULL,
  reason text NOT NULL,
  found_on text,
  attempts bigint NOT NULL DEFAULT 0,
  not_before_at bigint NOT NULL DEFAULT 0,
  lease_until bigint,
  reserve bigint NOT NULL DEFAULT 0,
  status_code bigint,
  error_code text,
  error text,
  credits bigint NOT NULL DEFAULT 0,
  seq bigint,
  finished_at bigint,
  details text,
  worker_id text,
  hold bigint NOT NULL DEFAULT 0
);
CREATE INDEX pages_delayed ON pages (job_pk, not_before_at) WHERE state = 'open' AND not_before_at > 0;
CREATE INDEX pages_final ON pages (job_pk, final_key) WHERE final_key IS NOT NULL;
CREATE UNIQUE INDEX pages_identity ON pages (job_pk, url_key);
CREATE INDEX pages_over_limit ON pages (job_pk, depth, pk)
  WHERE state = 'skipped' AND entered = 0 AND reason = 'limit';
CREATE INDEX pages_ready ON pages (job_pk, host, depth, pk) WHERE state = 'open' AND not_before_at = 0;
CREATE INDEX pages_state ON pages (job_pk, state, pk);

CREATE TABLE fronts (
  job_pk bigint NOT NULL REFERENCES jobs (pk) ON DELETE CASCADE,
  host text NOT NULL,
  turn bigint NOT NULL,
  PRIMARY KEY (job_pk, host)
);
CREATE INDEX fronts_turn ON fronts (job_pk, turn, host);

CREATE TABLE documents (
  page_pk bigint PRIMARY KEY REFERENCES pages (pk),
  job_pk bigint NOT NULL,
  seq bigint NOT NULL,
  json_bytes bigint NOT NULL,
  body bytea NOT NULL
);
ALTER TABLE documents ALTER COLUMN body SET STORAGE EXTERNAL;
CREATE UNIQUE INDEX documents_order ON documents (job_pk, seq);

CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id text NOT NULL,
  account_id text NOT NULL,
  type text NOT NULL,
  at bigint NOT NULL,
  data text NOT NULL
);
CREATE INDEX events_job ON events (job_id, id);

CREATE TABLE deliveries (
  id text PRIMARY KEY,
  job_id text NOT NULL,
  url text NOT NULL,
  headers text NOT NULL,
  body text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'delivered', 'given-up')),
  attempts bigint NOT NULL DEFAULT 0,
  due_at bigint NOT NULL,
  finished_at bigint,
  error text,
  receiver text NOT NULL DEFAULT ''
);
CREATE INDEX deliveries_due ON deliveries (receiver, due_at) WHERE state = 'pending';
CREATE INDEX deliveries_job ON deliveries (job_id);

CREATE TABLE ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL,
  key_id text NOT NULL,
  at bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('charge', 'adjustment', 'plan')),
  credits bigint NOT NULL,
  reason text NOT NULL,
  job_id text NOT NULL,
  page_id text NOT NULL
);
CREATE INDEX ledger_grants ON ledger (account_id, at) WHERE kind <> 'charge';
CREATE UNIQUE INDEX ledger_once ON ledger (job_id, page_id, reason) WHERE kind = 'charge';

CREATE TABLE usage_days (
  account_id text NOT NULL,
  day bigint NOT NULL,
  operation text NOT NULL,
  key_id text NOT NULL,
  credits bigint NOT NULL,
  requests bigint NOT NULL,
  PRIMARY KEY (account_id, day, operation, key_id)
);
CREATE INDEX usage_days_key ON usage_days (key_id, day);

CREATE TABLE model_usage (
  account_id text NOT NULL,
  day bigint NOT NULL,
  job_id text NOT NULL,
  model text NOT NULL,
  requests bigint NOT NULL,
  input_tokens bigint NOT NULL,
  output_tokens bigint NOT NULL,
  cost_micros bigint NOT NULL,
  PRIMARY KEY (account_id, day, job_id, model)
);
CREATE INDEX model_usage_job ON model_usage (job_id);

CREATE TABLE settings (
  name text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE sign_in_profiles (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name text NOT NULL,
  site text NOT NULL,
  sealed text NOT NULL,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  expired_at bigint,
  UNIQUE (account_id, name)
);

CREATE TABLE monitors (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  account_id text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  key_id text,
  name text NOT NULL,
  target text NOT NULL,
  timing text NOT NULL,
  time_zone text NOT NULL,
  notify text NOT NULL,
  state text NOT NULL CHECK (state IN ('active', 'paused', 'failing')),
  reason text,
  next_at bigint,
  last_at bigint,
  changed_at bigint,
  failures bigint NOT NULL DEFAULT 0,
  looks bigint NOT NULL DEFAULT 0,
  changes bigint NOT NULL DEFAULT 0,
  unseen bigint NOT NULL DEFAULT 0,
  created_at bigint NOT NULL,
  updated_at bigint NOT NULL,
  removed_at bigint,
  lease_owner text,
  lease_until bigint
);
CREATE INDEX monitors_due ON monitors (next_at) WHERE next_at IS NOT NULL AND removed_at IS NULL;
CREATE INDEX monitors_of_account ON monitors (account_id, pk DESC) WHERE removed_at IS NULL;
CREATE INDEX monitors_removed ON monitors (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE monitor_looks (
  pk bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  monitor_pk bigint NOT NULL REFERENCES monitors (pk) ON DELETE CASCADE,
  at bigint NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('first', 'same', 'changed', 'failed')),
  job_id text,
  capture_id text,
  before_id text,
  blocks text NOT NULL,
  error text,
  credits bigint NOT NULL
);
CREATE INDEX monitor_looks_of ON monitor_looks (monitor_pk, pk DESC);
CREATE INDEX monitor_looks_plain ON monitor_looks (monitor_pk, pk DESC) WHERE outcome <> 'changed';

CREATE TABLE monitor_memories (
  monitor_pk bigint PRIMARY KEY REFERENCES monitors (pk) ON DELETE CASCADE,
  mask text NOT NULL,
  memory bytea NOT NULL
);
-- holds no rows: who writes locks it, and who must be alone locks it for itself
CREATE TABLE turns ();

CREATE FUNCTION count_charge() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO usage_days AS known (account_id, day, operation, key_id, credits, requests)
  VALUES (NEW.account_id, NEW.at / 86400000, NEW.reason, NEW.key_id, NEW.credits, 1)
  ON CONFLICT (account_id, day, operation, key_id)
  DO UPDATE SET credits = known.credits + excluded.credits, requests = known.requests + 1;
  UPDATE job_counts SET credits = credits + NEW.credits
  WHERE job_pk = (SELECT pk FROM jobs WHERE id = NEW.job_id);
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_counted AFTER INSERT ON ledger
  FOR EACH ROW WHEN (NEW.kind = 'charge') EXECUTE FUNCTION count_charge();

CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
CREATE TRIGGER ledger_kept BEFORE UPDATE OR DELETE ON ledger
  FOR EACH ROW EXECUTE FUNCTION keep_ledger();

CREATE FUNCTION count_page() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE job_counts SET
    open = open + (NEW.state = 'open')::int,
    running = running + (NEW.state = 'running')::int,
    done = done + (NEW.state = 'done')::int,
    failed = failed + (NEW.state = 'failed')::int,
    skipped = skipped + (NEW.state = 'skipped')::int
  WHERE job_pk = NEW.job_pk;
  RETURN NULL;
END $$;
CREATE TRIGGER pages_counted AFTER INSERT ON pages FOR EACH ROW EXECUTE FUNCTION count_page();

CREATE FUNCTION recount_page() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE job_counts SET
    open = open + (NEW.state = 'open')::int - (OLD.state = 'open')::int,
    running = running + (NEW.state = 'running')::int - (OLD.state = 'running')::int,
    done = done + (NEW.state = 'done')::int - (OLD.state = 'done')::int,
    failed = failed + (NEW.state = 'failed')::int - (OLD.state = 'failed')::int,
    skipped = skipped + (NEW.state = 'skipped')::int - (OLD.state = 'skipped')::int,
    reserved = reserved + (NEW.state = 'running')::int * NEW.reserve - (OLD.state = 'running')::int * OLD.reserve
  WHERE job_pk = NEW.job_pk;
  RETURN NULL;
END $$;
CREATE TRIGGER pages_recounted AFTER UPDATE OF state ON pages
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION recount_page();

CREATE FUNCTION front_page() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO fronts (job_pk, host, turn)
  VALUES (NEW.job_pk, NEW.host, (SELECT coalesce(max(turn), 0) FROM fronts WHERE job_pk = NEW.job_pk))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER pages_fronted AFTER UPDATE OF state, not_before_at ON pages
  FOR EACH ROW WHEN (NEW.state = 'open' AND NEW.not_before_at = 0) EXECUTE FUNCTION front_page();
`;
