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

CREATE TABLE capture_blobs (
  capture_pk INTEGER NOT NULL REFERENCES captures (pk) ON DELETE CASCADE,
  blob_pk INTEGER NOT NULL,
  PRIMARY KEY (capture_pk, blob_pk)
) STRICT, WITHOUT ROWID;

CREATE INDEX capture_blobs_blob ON capture_blobs (blob_pk);

CREATE TABLE captures (
  pk INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL,
  key_id TEXT,
  entry_pk INTEGER NOT NULL REFERENCES entries (pk),
  version_pk INTEGER REFERENCES versions (pk),
  request_key TEXT,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('text', 'page', 'full')),
  kept INTEGER NOT NULL,
  engine TEXT NOT NULL,
  status INTEGER NOT NULL,
  content_type TEXT NOT NULL,
  private INTEGER NOT NULL,
  damaged INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL,
  manifest_pk INTEGER,
  digest TEXT,
  job_id TEXT,
  page_id TEXT
) STRICT;

CREATE INDEX captures_damaged ON captures (entry_pk) WHERE damaged = 1;

CREATE INDEX captures_of_entry ON captures (entry_pk, at);

CREATE INDEX captures_of_version ON captures (version_pk) WHERE version_pk IS NOT NULL;

CREATE INDEX captures_private ON captures (entry_pk) WHERE private = 1;

CREATE INDEX captures_requested ON captures (account_id, request_key, at) WHERE request_key IS NOT NULL;

CREATE INDEX captures_traces ON captures (at) WHERE kept = 0;

CREATE TABLE chain (
  account_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  capture_id TEXT NOT NULL,
  digest TEXT NOT NULL,
  at INTEGER NOT NULL,
  link TEXT NOT NULL,
  PRIMARY KEY (account_id, n)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX chain_capture ON chain (capture_id);

CREATE TABLE collections (
  pk INTEGER PRIMARY KEY,
  account_id TEXT NOT NULL,
  name TEXT NOT NULL
, query TEXT NOT NULL DEFAULT '', position INTEGER NOT NULL DEFAULT 0, removed_at INTEGER) STRICT;

CREATE UNIQUE INDEX collections_name ON collections (account_id, name) WHERE removed_at IS NULL;

CREATE INDEX collections_removed ON collections (removed_at) WHERE removed_at IS NOT NULL;

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
, receiver TEXT NOT NULL DEFAULT '') STRICT;

CREATE INDEX deliveries_due ON deliveries (receiver, due_at) WHERE state = 'pending';

CREATE INDEX deliveries_ended ON deliveries (due_at) WHERE state <> 'pending';

CREATE INDEX deliveries_job ON deliveries (job_id);

CREATE TABLE documents (
  page_pk INTEGER PRIMARY KEY REFERENCES pages (pk),
  job_pk INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  json_bytes INTEGER NOT NULL,
  body BLOB NOT NULL
) STRICT;

CREATE UNIQUE INDEX documents_order ON documents (job_pk, seq);

CREATE TABLE entries (
  pk INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  url_key TEXT NOT NULL,
  url TEXT NOT NULL,
  host TEXT NOT NULL,
  title TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  captures INTEGER NOT NULL DEFAULT 0,
  kept INTEGER NOT NULL DEFAULT 0,
  versions INTEGER NOT NULL DEFAULT 0,
  version_pk INTEGER,
  removed_at INTEGER
, own_title TEXT NOT NULL DEFAULT '', state TEXT NOT NULL DEFAULT 'unread' CHECK (state IN ('wanted', 'unread', 'read'))) STRICT;

CREATE INDEX entries_first ON entries (account_id, removed_at, first_at);

CREATE UNIQUE INDEX entries_identity ON entries (account_id, url_key);

CREATE INDEX entries_kept ON entries (account_id, removed_at, last_at, host) WHERE kept > 0;

CREATE INDEX entries_recent ON entries (account_id, removed_at, last_at);

CREATE INDEX entries_removed ON entries (removed_at) WHERE removed_at IS NOT NULL;

CREATE INDEX entries_site ON entries (account_id, removed_at, host);

CREATE INDEX entries_wanted ON entries (account_id, removed_at, last_at, host) WHERE state = 'wanted';

CREATE TABLE entry_collections (
  entry_pk INTEGER NOT NULL REFERENCES entries (pk) ON DELETE CASCADE,
  collection_pk INTEGER NOT NULL REFERENCES collections (pk),
  PRIMARY KEY (entry_pk, collection_pk)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_collections_collection ON entry_collections (collection_pk);

CREATE TABLE entry_tags (
  entry_pk INTEGER NOT NULL REFERENCES entries (pk) ON DELETE CASCADE,
  tag TEXT NOT NULL,
  PRIMARY KEY (entry_pk, tag)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_tags_tag ON entry_tags (tag);

CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  type TEXT NOT NULL,
  at INTEGER NOT NULL,
  data TEXT NOT NULL
) STRICT;

CREATE INDEX events_job ON events (job_id, id);

CREATE TABLE fronts (
  job_pk INTEGER NOT NULL REFERENCES jobs (pk) ON DELETE CASCADE,
  host TEXT NOT NULL,
  turn INTEGER NOT NULL,
  PRIMARY KEY (job_pk, host)
) STRICT, WITHOUT ROWID;

CREATE INDEX fronts_turn ON fronts (job_pk, turn, host);

CREATE TABLE highlights (
  pk INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  entry_pk INTEGER NOT NULL REFERENCES entries (pk) ON DELETE CASCADE,
  capture_id TEXT,
  exact TEXT NOT NULL,
  prefix TEXT NOT NULL,
  suffix TEXT NOT NULL,
  colour TEXT NOT NULL,
  comment TEXT NOT NULL,
  at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('unplaced', 'found', 'changed', 'gone')),
  state_at INTEGER,
  place_from INTEGER,
  place_to INTEGER,
  now_says TEXT
, removed_at INTEGER) STRICT;

CREATE INDEX highlights_account ON highlights (account_id, at);

CREATE INDEX highlights_entry ON highlights (entry_pk, at);

CREATE INDEX highlights_removed ON highlights (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE host_leases (
  host TEXT PRIMARY KEY,
  worker_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX host_leases_worker ON host_leases (worker_id);

CREATE TABLE idempotency (
  account_id TEXT NOT NULL,
  idempotency_key TEXT NOT NULL,
  job_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account_id, idempotency_key)
) STRICT, WITHOUT ROWID;

CREATE TABLE imports (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  format TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  done INTEGER NOT NULL,
  report TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX imports_account ON imports (account_id, created_at);

CREATE INDEX imports_open ON imports (created_at) WHERE state IN ('waiting', 'running');

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
, excluded TEXT, worker_id TEXT, lease_until INTEGER, landed_url TEXT) STRICT;

CREATE INDEX jobs_account ON jobs (account_id, pk);

CREATE INDEX jobs_expiry ON jobs (expires_at);

CREATE INDEX jobs_running ON jobs (account_id, reserve) WHERE status = 'scraping';

CREATE TRIGGER ledger_counted AFTER INSERT ON ledger WHEN NEW.kind = 'charge' BEGIN
  INSERT INTO usage_days (account_id, day, operation, key_id, credits, requests)
  VALUES (NEW.account_id, NEW.at / 86400000, NEW.reason, NEW.key_id, NEW.credits, 1)
  ON CONFLICT (account_id, day, operation, key_id)
  DO UPDATE SET credits = credits + excluded.credits, requests = requests + 1;
  UPDATE job_counts SET credits = credits + NEW.credits
  WHERE job_pk = (SELECT pk FROM jobs WHERE id = NEW.job_id);
END;

CREATE TRIGGER ledger_kept_delete BEFORE DELETE ON ledger BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

CREATE TRIGGER ledger_kept_update BEFORE UPDATE ON ledger BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

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

CREATE INDEX ledger_grants ON ledger (account_id, at) WHERE kind <> 'charge';

CREATE UNIQUE INDEX ledger_once ON ledger (job_id, page_id, reason) WHERE kind = 'charge';

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

CREATE TABLE monitor_looks (
  pk INTEGER PRIMARY KEY,
  monitor_pk INTEGER NOT NULL REFERENCES monitors (pk) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('first', 'same', 'changed', 'failed')),
  job_id TEXT,
  capture_id TEXT,
  before_id TEXT,
  blocks TEXT NOT NULL,
  error TEXT,
  credits INTEGER NOT NULL
) STRICT;

CREATE INDEX monitor_looks_of ON monitor_looks (monitor_pk, pk DESC);

CREATE INDEX monitor_looks_plain ON monitor_looks (monitor_pk, pk DESC) WHERE outcome <> 'changed';

CREATE TABLE monitor_memories (
  monitor_pk INTEGER PRIMARY KEY REFERENCES monitors (pk) ON DELETE CASCADE,
  mask TEXT NOT NULL,
  memory BLOB NOT NULL
) STRICT;

CREATE TABLE monitors (
  pk INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  key_id TEXT,
  name TEXT NOT NULL,
  target TEXT NOT NULL,
  timing TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  notify TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'paused', 'failing')),
  reason TEXT,
  next_at INTEGER,
  last_at INTEGER,
  changed_at INTEGER,
  failures INTEGER NOT NULL DEFAULT 0,
  looks INTEGER NOT NULL DEFAULT 0,
  changes INTEGER NOT NULL DEFAULT 0,
  unseen INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  removed_at INTEGER,
  lease_owner TEXT,
  lease_until INTEGER
, beat_at INTEGER) STRICT;

CREATE INDEX monitors_due ON monitors (next_at) WHERE next_at IS NOT NULL AND removed_at IS NULL;

CREATE INDEX monitors_of_account ON monitors (account_id, pk DESC) WHERE removed_at IS NULL;

CREATE INDEX monitors_removed ON monitors (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE nodes (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  roles TEXT NOT NULL,
  address TEXT NOT NULL,
  version TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  beat_at INTEGER NOT NULL,
  beats INTEGER NOT NULL,
  running INTEGER NOT NULL,
  waiting INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE outputs (
  snapshot_pk INTEGER NOT NULL REFERENCES snapshots (pk) ON DELETE CASCADE,
  output_key TEXT NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (snapshot_pk, output_key)
) STRICT;

CREATE TRIGGER pages_counted AFTER INSERT ON pages BEGIN
  UPDATE job_counts SET
    open = open + (NEW.state = 'open'),
    running = running + (NEW.state = 'running'),
    done = done + (NEW.state = 'done'),
    failed = failed + (NEW.state = 'failed'),
    skipped = skipped + (NEW.state = 'skipped')
  WHERE job_pk = NEW.job_pk;
END;

CREATE TRIGGER pages_fronted AFTER UPDATE OF state, not_before_at ON pages
WHEN NEW.state = 'open' AND NEW.not_before_at = 0 BEGIN
  INSERT INTO fronts (job_pk, host, turn)
  VALUES (NEW.job_pk, NEW.host, (SELECT coalesce(max(turn), 0) FROM fronts WHERE job_pk = NEW.job_pk))
  ON CONFLICT DO NOTHING;
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
, worker_id TEXT, hold INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE INDEX pages_delayed ON pages (job_pk, not_before_at) WHERE state = 'open' AND not_before_at > 0;

CREATE INDEX pages_final ON pages (job_pk, final_key) WHERE final_key IS NOT NULL;

CREATE UNIQUE INDEX pages_identity ON pages (job_pk, url_key);

CREATE INDEX pages_over_limit ON pages (job_pk, depth, pk)
  WHERE state = 'skipped' AND entered = 0 AND reason = 'limit';

CREATE INDEX pages_ready ON pages (job_pk, host, depth, pk) WHERE state = 'open' AND not_before_at = 0;

CREATE INDEX pages_state ON pages (job_pk, state, pk);

CREATE TABLE rate_windows (
  account_id TEXT NOT NULL,
  bucket TEXT NOT NULL,
  ends_at INTEGER NOT NULL,
  taken INTEGER NOT NULL,
  PRIMARY KEY (account_id, bucket)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE recipe_versions (
  recipe_id TEXT NOT NULL REFERENCES recipes (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  recipe TEXT NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (recipe_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE recipes (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  recipe TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
, version INTEGER NOT NULL DEFAULT 1) STRICT;

CREATE INDEX recipes_of_account ON recipes (account_id, updated_at DESC);

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE shelf_text USING fts5 (
  note, highlight, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 2"
);

CREATE TABLE sign_in_profiles (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  site TEXT NOT NULL,
  sealed TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expired_at INTEGER, url TEXT,
  UNIQUE (account_id, name)
) STRICT;

CREATE TABLE slots (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  worker_id TEXT NOT NULL,
  held INTEGER NOT NULL,
  need INTEGER NOT NULL,
  served_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL,
  PRIMARY KEY (account_id, worker_id)
) STRICT, WITHOUT ROWID;

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

CREATE INDEX snapshots_age ON snapshots (stored_at, bytes);

CREATE INDEX snapshots_key ON snapshots (cache_key, account_id, stored_at);

CREATE TABLE tickets (
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  data TEXT NOT NULL,
  tries INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (kind, name)
) STRICT, WITHOUT ROWID;

CREATE INDEX tickets_expiry ON tickets (kind, expires_at);

CREATE TABLE tracked (
  account_id TEXT NOT NULL,
  url_key TEXT NOT NULL,
  tag TEXT NOT NULL,
  at INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (account_id, url_key, tag)
) STRICT;

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

CREATE TABLE version_texts (
  version_pk INTEGER PRIMARY KEY REFERENCES versions (pk),
  body BLOB NOT NULL
) STRICT;

CREATE TABLE versions (
  pk INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL,
  entry_pk INTEGER NOT NULL REFERENCES entries (pk),
  n INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  captures INTEGER NOT NULL,
  fingerprint TEXT NOT NULL,
  chars INTEGER NOT NULL,
  minor INTEGER NOT NULL DEFAULT 0,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  language TEXT NOT NULL
) STRICT;

CREATE INDEX versions_changed ON versions (first_at, entry_pk) WHERE n > 1;

CREATE UNIQUE INDEX versions_order ON versions (entry_pk, n);

CREATE TABLE versions_due (
  pk INTEGER PRIMARY KEY REFERENCES versions (pk)
) STRICT;

CREATE VIRTUAL TABLE versions_text USING fts5 (
  title, description, body, added, removed, content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 2"
);
