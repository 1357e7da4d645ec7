/** The first schema. Why it looks like this: docs/adr/0003-store.md. Never edited after release. */
export const initial = `
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  plan_id TEXT NOT NULL,
  custom_credits INTEGER,
  custom_concurrency INTEGER,
  add_ons TEXT NOT NULL,
  overage TEXT NOT NULL,
  period_anchor_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  name TEXT NOT NULL,
  hint TEXT NOT NULL,
  secret_hash TEXT NOT NULL UNIQUE,
  limits TEXT NOT NULL,
  faults TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER,
  revoked_at INTEGER
) STRICT;
CREATE INDEX api_keys_account ON api_keys (account_id);

CREATE TABLE jobs (
  pk INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  key_id TEXT,
  kind TEXT NOT NULL,
  api_version TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('scraping', 'completed', 'cancelled', 'failed')),
  target TEXT NOT NULL,
  origin TEXT NOT NULL,
  zero_data_retention INTEGER NOT NULL,
  page_limit INTEGER,
  priority INTEGER NOT NULL,
  reserve INTEGER NOT NULL CHECK (reserve >= 0),
  created_at INTEGER NOT NULL,
  finished_at INTEGER,
  expires_at INTEGER NOT NULL,
  removed INTEGER NOT NULL DEFAULT 0,
  warning TEXT,
  error_code TEXT,
  error TEXT,
  result BLOB,
  command BLOB NOT NULL,
  body BLOB NOT NULL
) STRICT;
CREATE INDEX jobs_account ON jobs (account_id, pk);
CREATE INDEX jobs_running ON jobs (account_id, reserve) WHERE status = 'scraping';
CREATE INDEX jobs_expiry ON jobs (expires_at);

CREATE TABLE job_counts (
  job_pk INTEGER PRIMARY KEY REFERENCES jobs (pk) ON DELETE CASCADE,
  open INTEGER NOT NULL DEFAULT 0,
  running INTEGER NOT NULL DEFAULT 0,
  done INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  skipped INTEGER NOT NULL DEFAULT 0,
  reserved INTEGER NOT NULL DEFAULT 0,
  credits INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX job_counts_open ON job_counts (job_pk) WHERE open > 0;

CREATE TABLE pages (
  pk INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  job_pk INTEGER NOT NULL REFERENCES jobs (pk),
  url TEXT NOT NULL,
  url_key TEXT NOT NULL,
  final_key TEXT,
  host TEXT NOT NULL,
  depth INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('open', 'running', 'done', 'failed', 'skipped')),
  entered INTEGER NOT NULL,
  reason TEXT NOT NULL,
  found_on TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  not_before_at INTEGER NOT NULL DEFAULT 0,
  lease_until INTEGER,
  reserve INTEGER NOT NULL DEFAULT 0,
  status_code INTEGER,
  error_code TEXT,
  error TEXT,
  credits INTEGER NOT NULL DEFAULT 0,
  seq INTEGER,
  finished_at INTEGER,
  details TEXT
) STRICT;
CREATE UNIQUE INDEX pages_identity ON pages (job_pk, url_key);
CREATE INDEX pages_final ON pages (job_pk, final_key) WHERE final_key IS NOT NULL;
CREATE INDEX pages_state ON pages (job_pk, state, pk);
CREATE INDEX pages_ready ON pages (job_pk, host, depth, pk) WHERE state = 'open' AND not_before_at = 0;
CREATE INDEX pages_delayed ON pages (job_pk, not_before_at) WHERE state = 'open' AND not_before_at > 0;
CREATE INDEX pages_over_limit ON pages (job_pk, depth, pk)
  WHERE state = 'skipped' AND entered = 0 AND reason = 'limit';

CREATE TRIGGER pages_counted AFTER INSERT ON pages BEGIN
  UPDATE job_counts SET
    open = open + (NEW.state = 'open'),
    running = running + (NEW.state = 'running'),
    done = done + (NEW.state = 'done'),
    failed = failed + (NEW.state = 'failed'),
    skipped = skipped + (NEW.state = 'skipped')
  WHERE job_pk = NEW.job_pk;
END;

CREATE TRIGGER pages_recounted AFTER UPDATE OF state ON pages WHEN OLD.state <> NEW.state BEGIN
  UPDATE job_counts SET
    open = open + (NEW.state = 'open') - (OLD.state = 'open'),
    running = running + (NEW.state = 'running') - (OLD.state = 'running'),
    done = done + (NEW.state = 'done') - (OLD.state = 'done'),
    failed = failed + (NEW.state = 'failed') - (OLD.state = 'failed'),
    skipped = skipped + (NEW.state = 'skipped') - (OLD.state = 'skipped'),
    reserved = reserved + (NEW.state = 'running') * NEW.reserve - (OLD.state = 'running') * OLD.reserve
  WHERE job_pk = NEW.job_pk;
END;

CREATE TABLE documents (
  page_pk INTEGER PRIMARY KEY REFERENCES pages (pk),
  job_pk INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  json_bytes INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT;
CREATE UNIQUE INDEX documents_order ON documents (job_pk, seq);

CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL,
  key_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('charge', 'adjustment', 'plan')),
  credits INTEGER NOT NULL,
  reason TEXT NOT NULL,
  job_id TEXT NOT NULL,
  page_id TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX ledger_once ON ledger (job_id, page_id, reason) WHERE kind = 'charge';
CREATE INDEX ledger_grants ON ledger (account_id, at) WHERE kind <> 'charge';

CREATE TABLE usage_days (
  account_id TEXT NOT NULL,
  day INTEGER NOT NULL,
  operation TEXT NOT NULL,
  key_id TEXT NOT NULL,
  credits INTEGER NOT NULL,
  requests INTEGER NOT NULL,
  PRIMARY KEY (account_id, day, operation, key_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX usage_days_key ON usage_days (key_id, day);

CREATE TRIGGER ledger_counted AFTER INSERT ON ledger WHEN NEW.kind = 'charge' BEGIN
  INSERT INTO usage_days (account_id, day, operation, key_id, credits, requests)
  VALUES (NEW.account_id, NEW.at / 86400000, NEW.reason, NEW.key_id, NEW.credits, 1)
  ON CONFLICT (account_id, day, operation, key_id)
  DO UPDATE SET credits = credits + excluded.credits, requests = requests + 1;
  UPDATE job_counts SET credits = credits + NEW.credits
  WHERE job_pk = (SELECT pk FROM jobs WHERE id = NEW.job_id);
END;
CREATE TRIGGER ledger_kept_update BEFORE UPDATE ON ledger BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;
CREATE TRIGGER ledger_kept_delete BEFORE DELETE ON ledger BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

CREATE TABLE idempotency (
  account_id TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  job_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account_id, idempotency_key)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  type TEXT NOT NULL,
  at INTEGER NOT NULL,
  data TEXT NOT NULL
) STRICT;
CREATE INDEX events_job ON events (job_id, id);

CREATE TABLE deliveries (
  id TEXT PRIMARY KEY,
  job_id TEXT NOT NULL,
  url TEXT NOT NULL,
  headers TEXT NOT NULL,
  body TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'given-up')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  finished_at INTEGER,
  error TEXT
) STRICT;
CREATE INDEX deliveries_due ON deliveries (due_at) WHERE state = 'pending';
CREATE INDEX deliveries_job ON deliveries (job_id);

CREATE TABLE snapshots (
  pk INTEGER PRIMARY KEY,
  cache_key TEXT NOT NULL,
  account_id TEXT NOT NULL,
  stored_at INTEGER NOT NULL,
  etag TEXT,
  last_modified TEXT,
  bytes INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT;
CREATE INDEX snapshots_key ON snapshots (cache_key, account_id, stored_at);
CREATE INDEX snapshots_age ON snapshots (stored_at, bytes);

CREATE TABLE tracked (
  account_id TEXT NOT NULL,
  url_key TEXT NOT NULL,
  tag TEXT NOT NULL,
  at INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (account_id, url_key, tag)
) STRICT;

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE library (
  pk INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL,
  url_key TEXT NOT NULL,
  url TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  page_id TEXT,
  captured_at INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT;
CREATE UNIQUE INDEX library_identity ON library (account_id, url_key);
CREATE VIRTUAL TABLE library_text USING fts5 (
  title, description, body, content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 2"
);
`;
