/** Monitors: what is looked at again on a schedule, and every look. Never edited after release. */
export const monitors = `
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
) STRICT;
CREATE INDEX monitors_of_account ON monitors (account_id, pk DESC) WHERE removed_at IS NULL;
CREATE INDEX monitors_due ON monitors (next_at) WHERE next_at IS NOT NULL AND removed_at IS NULL;
CREATE INDEX monitors_removed ON monitors (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE monitor_memories (
  monitor_pk INTEGER PRIMARY KEY REFERENCES monitors (pk) ON DELETE CASCADE,
  mask TEXT NOT NULL,
  memory BLOB NOT NULL
) STRICT;

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
`;
